"""The door of a real server: headers, hosts, origins, cookies, limits, and no word too much when something breaks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.running import Running, running

PLAN = {"game": "tower", "seats": [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]}
PATHS = ("/", "/api/games", "/api/nothing", "/nothing.js", "/livez", "/schema", "/api/games/tower/rules")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("guard"), env={"MONOCEROS_LIMITS": "true"}) as found:
        yield found


@pytest.fixture(scope="module")
def behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that people reach as https://table.example.org, by a proxy on this computer."""
    proxied = ("--origin", "https://table.example.org", "--proxy", "127.0.0.1")
    with running(tmp_path_factory.mktemp("proxy"), *proxied, env={"MONOCEROS_LIMITS": "true"}) as found:
        yield found


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_tells_browsers_to_be_careful(server: Running, path: str) -> None:
    headers = server.get(path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    host = server.address.removeprefix("http://")
    assert policy == {
        "default-src": "'self'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "connect-src": f"'self' ws://{host} wss://{host}",
        "object-src": "'none'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
        "form-action": "'self'",
    }
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers  # there is no https here
    assert "server" not in headers
    assert len(headers.get_list("content-type")) == len(headers.get_list("cache-control")) == 1


# -- hosts and origins ---


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "a@b"])
def test_a_strange_host_is_turned_away_and_not_repeated(server: Running, host: str) -> None:
    answer = httpx.get(server.address + "/api/games", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")
    assert host not in answer.text + str(answer.headers)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://localhost", "https://table.example.org.evil.example"]
)
@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/mine"), ("DELETE", "/api/games"), ("PUT", "/"), ("PATCH", "/livez")]
)
def test_another_page_can_change_nothing(server: Running, origin: str, method: str, path: str) -> None:
    server.get("/version")
    headers = {"origin": origin, "x-csrftoken": server.client.cookies["csrftoken"]}
    answer = server.client.request(method, path, json={"tables": []}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


def test_the_own_page_can(server: Running) -> None:
    assert server.post("/api/mine", {"tables": []}, headers={"origin": server.address}).status_code == 200


# -- behind a proxy ---


def proxied(visitor: str = "203.0.113.7") -> dict[str, str]:
    return {"host": "table.example.org", "x-forwarded-for": visitor, "x-forwarded-proto": "https"}


def test_behind_a_proxy_the_outer_address_counts(behind_a_proxy: Running) -> None:
    address = behind_a_proxy.address
    answer = httpx.get(address + "/version", headers=proxied())
    cookie = answer.headers["set-cookie"]
    assert "; Secure" in cookie
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert "wss://table.example.org" in answer.headers["content-security-policy"]
    token = answer.cookies["csrftoken"]
    headers = {**proxied(), "cookie": f"csrftoken={token}", "x-csrftoken": token}
    for origin, status in (("https://table.example.org", 200), ("http://table.example.org", 403)):
        sent = httpx.post(address + "/api/mine", json={"tables": []}, headers={**headers, "origin": origin})
        assert sent.status_code == status


def test_behind_a_proxy_visitors_are_counted_one_by_one(behind_a_proxy: Running) -> None:
    def left(visitor: str) -> int:
        answer = httpx.get(behind_a_proxy.address + "/livez", headers=proxied(visitor))
        return int(answer.headers["ratelimit"].partition("r=")[2].partition(";")[0])

    first = left("203.0.113.20")
    assert left("203.0.113.20") == first - 1
    assert left("203.0.113.21") == first


def test_a_visitor_of_a_server_without_a_proxy_is_not_believed(server: Running) -> None:
    def left(visitor: str) -> int:
        answer = httpx.get(server.address + "/livez", headers={"x-forwarded-for": visitor})
        return int(answer.headers["ratelimit"].partition("r=")[2].partition(";")[0])

    assert left("203.0.113.20") - left("203.0.113.21") == 1


# -- the cookie ---


def test_without_the_cookie_sent_back_nothing_changes(server: Running) -> None:
    with httpx.Client(base_url=server.address) as client:
        bare = client.post("/api/mine", json={"tables": []})
        assert (bare.status_code, bare.json()["code"]) == (403, "csrf")
        good = client.cookies["csrftoken"]  # the refusal brings a good one
        for token in ("", "x", good[:-1] + "0", good + "0", "0" * len(good)):
            answer = client.post("/api/mine", json={"tables": []}, headers={"x-csrftoken": token})
            if token != good:
                assert answer.status_code == 403
            good = client.cookies["csrftoken"]
        assert client.post("/api/mine", json={"tables": []}, headers={"x-csrftoken": good}).status_code == 200


def test_a_cookie_of_another_server_is_replaced(server: Running) -> None:
    with httpx.Client(base_url=server.address) as client:
        client.cookies.set("csrftoken", "f" * 128)
        answer = client.get("/version", headers={"cookie": f"other=1; csrftoken={'f' * 128}"})
        assert "csrftoken=" in answer.headers["set-cookie"]


def test_the_cookie_is_for_this_site_only(server: Running) -> None:
    cookie = httpx.get(server.address + "/version").headers["set-cookie"].lower()
    assert "samesite=strict" in cookie
    assert "secure" not in cookie  # there is no https here
    assert "httponly" not in cookie  # the page must read it


def test_the_cookie_survives_a_new_start(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        first.get("/version")
        token = first.client.cookies["csrftoken"]
    with running(tmp_path) as second:
        second.client.cookies.set("csrftoken", token)
        assert second.post("/api/mine", {"tables": []}).status_code == 200


# -- limits ---


def test_whoever_opens_too_many_tables_is_told_when_to_come_back(server: Running) -> None:
    last = server.post("/api/tables", PLAN)
    assert last.headers["ratelimit-policy"] == '"opening";q=30;w=60'
    for _ in range(35):
        last = server.post("/api/tables", {})
        if last.status_code == 429:
            break
    assert last.status_code == 429
    seconds = last.headers["retry-after"]
    assert last.json() == {
        "code": "too_fast",
        "words": f"Too many tables were opened from here, try again in {seconds} s.",
    }
    assert last.headers["ratelimit"] == f'"opening";r=0;t={seconds}'
    assert server.get("/api/games").status_code == 200  # other things go on
    assert server.has_logged(lambda line: line["event"] == "turned away" and line["code"] == "too_fast")


def test_icons_have_a_limit_of_their_own(server: Running) -> None:
    answers = [server.get("/api/icons/castle") for _ in range(302)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
    assert "icons" in answers[-1].json()["words"]


# -- faults ---


def test_a_fault_of_ours_tells_the_log_all_and_the_caller_nothing(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "icons.json").write_text("{ no json")
    with running(tmp_path / "data", env={"MONOCEROS_PAGE": str(page)}) as server:
        answer = server.get("/api/icons/castle")
        assert answer.status_code == 500
        assert answer.json() == {"code": "fault", "words": "Something went wrong here. It is in the server's log."}
        failed = [line for line in server.logged() if line["event"] == "a request failed"]
        assert "DecodeError" in failed[0]["exception"]
        assert (failed[0]["level"], failed[0]["path"]) == ("error", "/api/icons/castle")
        assert server.get("/livez").text == "ok\n"
