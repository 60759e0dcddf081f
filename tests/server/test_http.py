"""The HTTP API of a real server: games, tables, seats, finished games, the keeper's questions."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from monoceros.engine.registry import game_names
from server.running import Running, running

ME = {"who": "me", "name": "Ada"}
FRIEND = {"who": "friend"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("http")) as found:
        yield found


# -- games ---


def test_the_shelf(server: Running) -> None:
    cards = server.get("/api/games").json()
    playable = {card["name"]: card for card in cards if card["playable"]}
    assert list(playable) == sorted(game_names())
    assert playable["tower"]["seats"] == [2, 2]
    assert len(cards) >= 5


def test_a_box_is_a_picture_that_may_do_nothing(server: Running) -> None:
    answer = server.get("/api/games/vast/box.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    assert answer.headers["cache-control"] == "public, max-age=3600"
    assert "set-cookie" not in answer.headers  # a cache would give it to others


def test_the_rules_of_a_game_and_of_none(server: Running) -> None:
    page = server.get("/api/games/tower/rules").json()
    assert page["title"] == "Attack at the Tower: the rules"
    assert page["sections"][1]["parts"][0]["clause"] == "AT-1.1"
    for name in ("chess", "..", "%2e%2e%2ftower"):
        answer = server.get(f"/api/games/{name}/rules")
        assert answer.status_code == 404
        assert set(answer.json()) == {"code", "words"}


def test_icons_are_kept_for_ever_with_a_version(server: Running) -> None:
    assert server.get("/api/icons/no-such-icon").json() == {}
    assert server.get("/api/icons/no-such-icon?v=1").headers["cache-control"] == "public, max-age=31536000, immutable"
    assert server.get("/api/icons/no-such-icon").headers["cache-control"] == "public, max-age=3600"
    assert server.get("/api/icons/" + ",".join(["a"] * 3 + [f"b{i}" for i in range(100)])).status_code == 400
    for bad in ("..%2f..%2fsettings", "Castle", "%00"):
        assert server.get(f"/api/icons/{bad}").status_code in (400, 404)


# -- tables ---


def test_a_table_is_looked_over_before_it_is_opened(server: Running) -> None:
    vast = {"game": "vast", "seats": [ME, {"who": "bot", "bot": "squire"}]}
    assert server.post("/api/plans", vast).json() == {"roles": ["knight", "nightmare"]}
    chosen = {**vast, "options": {"roles": "goblins,thief"}}
    assert server.post("/api/plans", chosen).json() == {"roles": ["goblins", "thief"]}
    assert server.post("/api/plans", {"game": "tower", "seats": [ME, FRIEND]}).json() == {"roles": []}
    for wrong, words in (
        ({"options": {"roles": "goblins,vile_ghoul"}}, "The Vile Ghoul plays in the Goblins' place (VF-58.1)."),
        ({"options": {"roles": "knight"}}, "Option roles: knight is for 1 players, not 2."),
        ({"options": {"rolls": "knight"}}, None),
        ({"seats": [{"who": "bot", "bot": "nobody"}]}, None),
        ({"packs": ["nothing"]}, None),
        ({"game": "chess"}, None),
    ):
        answer = server.post("/api/plans", {**vast, **wrong})
        assert answer.status_code in (400, 404), wrong
        assert words in (None, answer.json()["words"])
    assert server.post("/api/plans", {"game": "vast", "seats": []}).json()["code"] == "bad_message"


def test_a_layout_of_ones_own_is_looked_over_and_no_file_is_read(server: Running) -> None:
    march = {"game": "unicornus", "seats": [ME, FRIEND]}
    small = "E01@0,-2 empire@0,-1 K12@1,-1 K11@1,-2 K04@-1,-1 kingdom@-1,0 P01@0,0"
    assert server.post("/api/plans", {**march, "options": {"layout": small}}).json() == {"roles": []}
    for text, words in (
        (
            "E01@0,0 P01@0,0",
            "Option layout: The Capital (E01) and The Ancestral Castle (P01) overlap: both lie at 0,0.",
        ),
        (
            "@/etc/passwd",
            "Option layout: '@/etc/passwd' cannot be read: write each tile as NAME@A,B, such as E01@0,-2.",
        ),
    ):
        answer = server.post("/api/plans", {**march, "options": {"layout": text}})
        assert (answer.status_code, answer.json()["words"]) == (400, words)
    opened = server.open_table(ME, FRIEND, game="unicornus", options={"layout": "\n" + small.replace(" ", ";\n")})
    assert server.get(f"/api/tables/{opened['table']}").json()["options"]["layout"] == small
    card = next(each for each in server.get("/api/games").json() if each["name"] == "unicornus")
    assert [option["name"] for option in card["options"] if option["own"]] == ["layout"]


def test_a_friend_sees_which_role_is_free(server: Running) -> None:
    opened = server.open_table(ME, FRIEND, game="vast", options={"roles": "knight,thief"})
    facts = server.get(f"/api/tables/{opened['table']}").json()
    assert [(card["kind"], card["role"]) for card in facts["seats"]] == [("person", "knight"), ("open", "thief")]
    alike = server.open_table(ME, FRIEND)
    assert [card["role"] for card in server.get(f"/api/tables/{alike['table']}").json()["seats"]] == ["", ""]


def test_opening_joining_and_what_everybody_may_know(server: Running) -> None:
    opened = server.open_table(ME, FRIEND)
    address = f"/api/tables/{opened['table']}"
    facts = server.get(address).json()
    assert (facts["state"], facts["seats"][1]["kind"], facts["seats"][0]["yours"]) == ("gathering", "open", False)
    token = opened["held"][0]["token"]
    mine = server.get(address, headers={"authorization": f"Bearer {token}"}).json()
    assert mine["seats"][0]["yours"] is True
    joined = server.post(f"{address}/join", {"invitation": opened["invitation"], "name": "Ben"})
    assert joined.status_code == 200
    assert joined.json()["seat"] == 1
    both = server.get(address, headers={"authorization": f"Bearer {token}, {joined.json()['token']}"}).json()
    assert [seat["yours"] for seat in both["seats"]] == [True, True]
    assert both["state"] == "playing"
    full = server.post(f"{address}/join", {"invitation": opened["invitation"], "name": "Cleo"})
    assert (full.status_code, full.json()["code"]) == (409, "full")


def test_a_wrong_invitation_and_a_wrong_token_open_nothing(server: Running) -> None:
    opened = server.open_table(ME, FRIEND)
    address = f"/api/tables/{opened['table']}"
    wrong = server.post(f"{address}/join", {"invitation": "x" * 43, "name": "Eve"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "not_yours")
    token_as_invitation = server.post(f"{address}/join", {"invitation": opened["held"][0]["token"], "name": "Eve"})
    assert token_as_invitation.status_code == 403
    claim = server.post(f"{address}/claim", {"token": "y" * 43})
    assert claim.status_code == 403
    facts = server.get(address, headers={"authorization": f"Bearer {'z' * 43}"}).json()
    assert not any(seat["yours"] for seat in facts["seats"])
    assert facts["key"] == ""


def test_nothing_of_an_unfinished_game_is_given_out(server: Running) -> None:
    opened = server.open_table(ME, {"who": "bot", "bot": "squire"})
    headers = {"authorization": f"Bearer {opened['held'][0]['token']}"}
    for what in ("file", "replay", "replay?eyes=1", "verify", "stats"):
        answer = server.get(f"/api/tables/{opened['table']}/{what}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (409, "not_now")
    what_if = server.post(f"/api/tables/{opened['table']}/what_if", {"move": 0, "seats": [ME, ME]})
    assert what_if.status_code == 409
    rematch = server.post(f"/api/tables/{opened['table']}/rematch", {"token": opened["held"][0]["token"]})
    assert rematch.status_code == 409


def test_the_tables_that_a_browser_remembers(server: Running) -> None:
    opened = server.open_table(ME, ME)
    tokens = [held["token"] for held in opened["held"]]
    ask = {"tables": [{"table": opened["table"], "tokens": tokens}, {"table": "nosuchtable"}]}
    cards = server.post("/api/mine", ask).json()
    assert [card["id"] for card in cards] == [opened["table"]]
    assert cards[0]["your_turn"] is True
    stranger = server.post("/api/mine", {"tables": [{"table": opened["table"]}]}).json()
    assert stranger[0]["your_turn"] is False


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        ({}, 400, "missing required field `game`"),
        ({"game": "chess", "seats": [ME, ME]}, 404, "chess"),
        ({"game": "tower", "seats": [ME]}, 400, "for 2 players"),
        ({"game": "tower", "seats": []}, 400, "length >= 1"),
        ({"game": "tower", "seats": [ME, ME], "options": {"cheat": True}}, 400, "no option"),
        ({"game": "tower", "seats": [ME, {"who": "bot", "bot": "knight:worlds=999999"}]}, 400, "no bot"),
        ({"game": "tower", "seats": [ME, {"who": "dog"}]}, 400, "dog"),
        ({"game": "tower", "seats": [ME, ME], "surprise": 1}, 400, "unknown field `surprise`"),
        ({"game": "tower", "seats": [ME, ME], "packs": ["nothing"]}, 400, "no pack"),
        ([], 400, "Expected `object`"),
    ],
)
def test_a_wrong_plan_is_refused_in_words(server: Running, body: object, status: int, words: str) -> None:
    answer = server.post("/api/tables", body)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "words"}
    assert words in answer.json()["words"]


@pytest.mark.parametrize("table", ["nosuchtable", "a" * 61, "%00", "..", "a%20b", "é"])
def test_a_table_that_is_not_there(server: Running, table: str) -> None:
    answer = server.get(f"/api/tables/{table}/stats")
    assert answer.status_code == 404
    assert answer.json()["code"] in ("no_table", "not_found")


# -- bodies and methods ---


def test_bodies_that_are_too_big_are_not_read(server: Running) -> None:
    huge = server.post("/api/mine", {"tables": [], "padding": "x" * 100_000})
    assert (huge.status_code, huge.json()["code"]) == (413, "too_large")
    file = server.post("/api/files", {"text": "x" * 6_100_000})
    assert file.status_code == 413


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"tables": ' + b"[" * 30_000])
def test_bodies_that_are_no_json(server: Running, content: bytes) -> None:
    server.get("/version")
    headers = {"x-csrftoken": server.client.cookies["csrftoken"], "content-type": "application/json"}
    answer = server.client.post("/api/mine", content=content, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_message"


def test_a_wrong_method_says_which_are_right(server: Running) -> None:
    answer = server.client.request("DELETE", "/api/games")
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]
    assert answer.json()["code"] == "wrong_method"


def test_whoever_answers_get_answers_head(server: Running) -> None:
    answer = server.client.head("/api/games")
    assert (answer.status_code, answer.content) == (200, b"")
    assert int(answer.headers["content-length"]) > 0


def test_big_answers_are_packed(server: Running) -> None:
    answer = server.get("/api/games/tower/rules", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["game"] == "tower"


@pytest.mark.parametrize("text", ["", "no game", "{}", '{"format": "monoceros game"}', "[" * 10_000])
def test_what_is_no_game_file_is_refused_in_words(server: Running, text: str) -> None:
    answer = server.post("/api/files", {"text": text})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_file")
    assert answer.json()["words"]


# -- the keeper's ---


def test_health_version_and_figures(server: Running) -> None:
    assert server.get("/livez").text == "ok\n"
    assert server.get("/readyz").text == "ok\n"
    version = server.get("/version").json()
    assert re.fullmatch(r"\d+\.\d+\.\d+", version["version"])
    assert version["build"] in ("pure", "compiled")
    assert version["rules"]["tower"] >= 1
    figures = server.get("/metrics").text
    for name in (
        "tables",
        "viewers",
        "moves_total",
        "ack_seconds_bucket",
        "loop_lag_seconds_bucket",
        "refused_total",
        "sockets",
    ):
        assert f"monoceros_{name}" in figures
