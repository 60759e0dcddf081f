"""Requests that no honest program sends: turned away in words, and the log shows no fault of ours."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from server.running import Running, running

LONG = 100_000
SOCKET = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {}==\r\n".format(
    "a" * 22
)
DEEP = b"[" * 30_000
BODIES = {
    "bytes that are no text": b"\xff\xfe",
    "a string that is no text": b'"\xff"',
    "a field that is no text": b'{"text": "\xc3\x28", "name": "\xff"}',
    "a name of a field that is no text": b'{"\xff": 1}',
    "brackets in brackets": DEEP,
    "brackets in a field": b'{"text": ' + DEEP,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("bad")) as found:
        found.get("/version")
        yield found


def posts(server: Running) -> list[str]:
    """Every call that takes a body."""
    paths = server.get("/schema").json()["paths"]
    return [path.replace("{table}", "nowhere") for path, calls in paths.items() if "post" in calls]


@pytest.mark.parametrize("what", BODIES)
def test_a_body_that_cannot_be_read_is_refused_by_every_call(server: Running, what: str) -> None:
    headers = {"x-csrftoken": server.client.cookies["csrftoken"], "content-type": "application/json"}
    called = posts(server)
    assert len(called) >= 8
    for path in called:
        answer = server.client.post(path, content=BODIES[what], headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), path
        assert answer.json()["words"]
    assert "Traceback" not in server.log.read_text(encoding="utf-8")


def call(server: Running, head: str, *, part: int) -> tuple[int, dict[str, Any]]:
    """Send this, so many bytes at a time; gives the status and the answer's body."""
    where = urlsplit(server.address)
    with socket.create_connection((where.hostname, where.port or 80), 20) as line:
        data = head.replace("HOST", where.netloc).encode("latin-1")
        for at in range(0, len(data), part):
            line.sendall(data[at : at + part])
            time.sleep(0.01)
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    first, _, body = answer.partition(b"\r\n\r\n")
    return int(first.split()[1]), json.loads(body)


@pytest.mark.parametrize("part", [LONG * 2, 20_000])
@pytest.mark.parametrize(
    "head",
    [
        f"GET /{'a' * LONG} HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n",
        f"GET /livez?{'a' * LONG} HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n",
        f"GET /api/tables/{'a' * LONG}/socket HTTP/1.1\r\nHost: HOST\r\n{SOCKET}\r\n",
        f"GET /api/tables/a/socket HTTP/1.1\r\nHost: HOST\r\nX: {'a' * LONG}\r\n{SOCKET}\r\n",
        "GET /\xff HTTP/1.1\r\nHost: HOST\r\n\r\n",
        "no request at all\r\n\r\n",
        "POST /api/mine HTTP/1.1\r\nHost: HOST\r\nContent-Length: many\r\n\r\n",
    ],
    ids=["path", "query", "socket", "header of a socket", "path that is no text", "no request", "length"],
)
def test_a_request_that_cannot_be_read_is_refused_in_words(server: Running, head: str, part: int) -> None:
    status, body = call(server, head, part=part)
    assert (status, body["code"]) == (400, "bad_message")
    assert body["words"].endswith(".")
    assert server.get("/livez").text == "ok\n"
    assert "Traceback" not in server.log.read_text(encoding="utf-8")


def test_somebody_who_hangs_up_in_the_middle_of_a_body_is_no_fault_of_ours(server: Running) -> None:
    where = urlsplit(server.address)
    token = server.client.cookies["csrftoken"]
    head = f"POST /api/mine HTTP/1.1\r\nHost: {where.netloc}\r\nCookie: csrftoken={token}\r\nx-csrftoken: {token}\r\n"
    before = len(server.logged())
    with socket.create_connection((where.hostname, where.port or 80), 20) as line:
        line.sendall(f"{head}content-type: application/json\r\nContent-Length: 100\r\n\r\n{{".encode())
        time.sleep(0.2)
    assert server.has_logged(
        lambda line: (
            line.get("path") == "/api/mine" and line["event"] == "request" and line not in server.logged()[:before]
        )
    )
    assert "Traceback" not in server.log.read_text(encoding="utf-8")
