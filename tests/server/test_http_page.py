"""The page's files: cached as they should be, packed if the browser likes it, and nothing outside them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import Running, running

FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As a build writes it; beside it lies something that is nobody's business."""
    folder = tmp_path_factory.mktemp("build")
    (folder / "secret.txt").write_text("hush")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Monoceros</title>")
    (page / "sw.js").write_text("// worker")
    (page / "assets" / "main-a1b2.js").write_text("let main;" * 50)
    (page / "assets" / "main-a1b2.js.br").write_bytes(b"br packed")
    (page / "assets" / "main-a1b2.js.gz").write_bytes(b"gz packed")
    (page / ".built").write_text("mark")
    (page / "icons.json").write_text(json.dumps({"castle": {"body": "<path/>", "width": 512, "height": 512}}))
    return page


@pytest.fixture(scope="module")
def server(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("page"), env={"MONOCEROS_PAGE": str(page)}) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay?move=3", "/new/tower", "/rules/tower", "/settings"])
def test_the_page_answers_at_all_its_addresses(server: Running, path: str) -> None:
    answer = server.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Monoceros</title>" in answer.text


def test_hashed_files_are_kept_for_ever_and_others_are_asked_for_again(server: Running) -> None:
    script = server.get("/assets/main-a1b2.js", headers={"accept-encoding": "identity"})
    assert script.headers["cache-control"] == FOR_EVER
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.text.startswith("let main;")
    assert "set-cookie" not in script.headers
    assert server.get("/sw.js").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "coding"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", "")]
)
def test_the_packed_form_that_the_browser_likes(server: Running, accepted: str, coding: str) -> None:
    with server.client.stream("GET", "/assets/main-a1b2.js", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding", "") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert raw == {"br": b"br packed", "gzip": b"gz packed", "": b"let main;" * 50}[coding]


def test_what_the_browser_has_is_not_sent_again(server: Running) -> None:
    first = server.get("/")
    again = server.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert server.get("/", headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "//etc/passwd.txt",
        "/assets/main-a1b2.js%00.txt",
        "/.built",
        "/icons.json",
        "/assets/gone-ffff.js",
        "/assets/",
        "/api/nothing",
        "/api",
        "/schema/nothing",
    ],
)
def test_nothing_else_is_found(server: Running, path: str) -> None:
    request = server.client.build_request("GET", server.address + "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    answer = server.client.send(request)
    assert answer.status_code == 404
    assert set(answer.json()) == {"code", "words"}
    assert "hush" not in answer.text


def test_icons_come_from_the_build(server: Running) -> None:
    found = server.get("/api/icons/castle,moat").json()
    assert found == {"castle": {"body": "<path/>", "width": 512, "height": 512}}


def test_a_new_build_is_served_at_once(server: Running, page: Path) -> None:
    server.get("/")
    (page / "index.html").write_text("<!doctype html><title>Newer</title>")
    (page / "assets" / "main-c3d4.js").write_text("newer")
    assert "Newer" in server.get("/").text
    assert server.get("/assets/main-c3d4.js").text == "newer"
    (page / "index.html").write_text("<!doctype html><title>Monoceros</title>")


def test_without_a_build_a_plain_page_says_what_to_do(tmp_path: Path) -> None:
    with running(tmp_path / "data", env={"MONOCEROS_PAGE": str(tmp_path / "none")}) as server:
        answer = server.get("/t/abc")
        assert answer.status_code == 503
        assert "make setup" in answer.text
        assert "<script" not in answer.text
        assert server.get("/api/games").status_code == 200
