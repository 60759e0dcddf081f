"""A game played to its end over the line, and all that can be done with it afterwards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from monoceros.engine import gamefile
from monoceros.engine.registry import find_game
from server.running import Running, running

US = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]
SHORT = {"match": "single", "turn_limit": 1}


async def play_out(server: Running, opened: dict[str, Any]) -> None:
    """Hot-seat: whoever is asked takes the first answer."""
    tokens = [held["token"] for held in opened["held"]]
    address = f"{server.socket_address}/api/tables/{opened['table']}/socket"
    async with connect(address, max_size=None) as line:
        await line.send(json.dumps({"t": "hello", "tokens": tokens, "eyes": 0}))
        eyes = 0
        for at in range(10_000):
            message = json.loads(await asyncio.wait_for(line.recv(), 20))
            if message["t"] not in ("table", "moments"):
                continue
            if message["facts"]["state"] == "over":
                return
            if message["questions"]:
                question = message["questions"][0]
                pick = {"id": f"c{at}", "seq": message["seq"], "seat": eyes, "pick": question["options"][0]["pick"]}
                await line.send(json.dumps({"t": "pick", **pick}))
            else:
                eyes = message["facts"]["turn_of"][0]
                await line.send(json.dumps({"t": "look", "eyes": eyes}))
            await asyncio.sleep(0.06)  # no faster than the line takes


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("finished")) as found:
        yield found


@pytest.fixture(scope="module")
def finished(server: Running) -> dict[str, Any]:
    opened = server.open_table(*US, options=SHORT)
    asyncio.run(asyncio.wait_for(play_out(server, opened), 120))
    return opened


def test_its_file_is_given_out_and_is_right(server: Running, finished: dict[str, Any], tmp_path: Path) -> None:
    answer = server.get(f"/api/tables/{finished['table']}/file")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == f'attachment; filename="monoceros-{finished["table"]}.jsonl"'
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    file = gamefile.read(answer.text)
    assert (file.game, file.names) == ("tower", ("Ada", "Ben"))
    facts = server.get(f"/api/tables/{finished['table']}").json()
    assert file.key is not None
    assert (facts["state"], facts["key"], facts["seal"]) == ("over", file.key.hex(), file.seal)
    assert facts["result"]["won"] == [0.5, 0.5]
    assert len(file.entries) == facts["moves"]


def test_it_can_be_watched_again_from_every_seat(server: Running, finished: dict[str, Any]) -> None:
    for eyes in (None, 0, 1):
        query = "" if eyes is None else f"?eyes={eyes}"
        replay = server.get(f"/api/tables/{finished['table']}/replay{query}").json()
        assert replay["eyes"] == eyes
        assert replay["moments"]
        assert replay["scene"]["things"]
    for wrong in ("9", "-1", "x", "26"):
        assert server.get(f"/api/tables/{finished['table']}/replay?eyes={wrong}").status_code == 400


def test_it_was_fair_and_has_figures(server: Running, finished: dict[str, Any]) -> None:
    verified = server.get(f"/api/tables/{finished['table']}/verify").json()
    assert verified["good"] is True
    assert verified["lines"]
    stats = server.get(f"/api/tables/{finished['table']}/stats").json()
    facts = server.get(f"/api/tables/{finished['table']}").json()
    assert stats["moves"] == facts["moves"] == sum(seat["moves"] for seat in stats["seats"])


def test_a_rematch_is_the_same_table_for_both(server: Running, finished: dict[str, Any]) -> None:
    first, second = [held["token"] for held in finished["held"]]
    again = server.post(f"/api/tables/{finished['table']}/rematch", {"token": first}).json()
    other = server.post(f"/api/tables/{finished['table']}/rematch", {"token": second}).json()
    assert again["table"] == other["table"] != finished["table"]
    assert server.get(f"/api/tables/{finished['table']}").json()["next"] == again["table"]
    claimed = server.post(f"/api/tables/{again['table']}/claim", {"token": second})
    assert (claimed.status_code, claimed.json()["seat"]) == (200, 1)
    stranger = server.post(f"/api/tables/{finished['table']}/rematch", {"token": "s" * 43})
    assert stranger.status_code == 403


def test_it_can_be_played_on_from_any_move(server: Running, finished: dict[str, Any]) -> None:
    address = f"/api/tables/{finished['table']}/what_if"
    opened = server.post(address, {"move": 3, "seats": US})
    assert opened.status_code == 201
    facts = server.get(f"/api/tables/{opened.json()['table']}").json()
    assert (facts["state"], facts["moves"]) == ("playing", 3)
    assert server.post(address, {"move": 100_000, "seats": US}).status_code == 400


def test_its_file_can_be_brought_in_and_a_changed_one_cannot(server: Running, finished: dict[str, Any]) -> None:
    text = server.get(f"/api/tables/{finished['table']}/file").text
    brought = server.post("/api/files", {"text": text})
    assert brought.status_code == 201
    table = brought.json()["table"]
    assert server.get(f"/api/tables/{table}").json()["state"] == "shelved"
    assert server.get(f"/api/tables/{table}/replay").json()["moments"]
    assert gamefile.read(server.get(f"/api/tables/{table}/file").text).game == find_game("tower").name
    for bad in (text.replace("Ada", "Eve", 1), text[:-20], "", "no game", text + text):
        refused = server.post("/api/files", {"text": bad})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_file")


def test_the_figures_count_the_moves_on_disk(server: Running, finished: dict[str, Any]) -> None:
    moves = server.get(f"/api/tables/{finished['table']}").json()["moves"]
    figures = dict(line.rsplit(" ", 1) for line in server.get("/metrics").text.splitlines() if line[0] != "#")
    assert float(figures["monoceros_moves_total"]) >= moves
    assert float(figures["monoceros_ack_seconds_count"]) >= moves
