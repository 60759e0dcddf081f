"""`monoceros serve`: its address, its ports, who may come in, and how it ends."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from cli.conftest import Monoceros
from monoceros.cli import serve
from monoceros.cli.errors import BadUse
from server.running import running


@pytest.fixture
def taken() -> int:
    """A port that somebody else has."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]  # type: ignore[misc]


def test_it_says_where_it_is_where_games_are_kept_and_what_runs(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        assert server.lines[0].startswith("Monoceros is at http://127.0.0.1:")
        assert server.lines[1] == f"Games are kept in {tmp_path / 'data' / 'monoceros.db'}"
        assert server.lines[2].startswith("monoceros 0.")
        assert server.lines[-1] == "Ctrl-C stops."
        assert (tmp_path / "data" / "monoceros.db").exists()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly(tmp_path: Path, sign: int) -> None:
    with running(tmp_path) as server:
        server.open_table()
        assert server.stop(sign) == 0
        words = server.log.read_text(encoding="utf-8")
        assert words.endswith("Stopped.\n")
        assert "Traceback" not in words
        with pytest.raises(httpx.ConnectError):
            httpx.get(server.address)


def test_a_taken_port_leads_to_the_next_one_if_nobody_chose_it(taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    with serve.bind("127.0.0.1", taken, chosen=False) as found:
        port = found.getsockname()[1]
    assert port > taken
    assert capsys.readouterr().err == f"port {taken} is taken; this is port {port}\n"


def test_a_taken_port_that_was_chosen_is_an_error(monoceros: Monoceros, taken: int) -> None:
    ran = monoceros("serve", "--no-browser", "--port", str(taken))
    assert ran.code == 2
    assert ran.err == f"monoceros: nothing can listen at 127.0.0.1, port {taken}: Address already in use\n"


def test_an_address_that_is_not_ours_is_an_error() -> None:
    with pytest.raises(BadUse, match=r"nothing can listen at 192\.0\.2\.1"):
        serve.bind("192.0.2.1", 8000, chosen=False)


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.0.7", "::", "table.example.org"])
def test_others_are_let_in_only_when_that_is_said(monoceros: Monoceros, host: str) -> None:
    ran = monoceros("serve", "--no-browser", "--host", host)
    assert ran.code == 2
    assert ran.err == (
        f"monoceros: at {host} other computers can come in: add --open-to-others if that is what you want\n"
    )


def test_when_it_is_said_they_are(tmp_path: Path) -> None:
    with running(tmp_path, "--host", "0.0.0.0", "--open-to-others") as server:
        assert server.lines[0].startswith("Monoceros is at http://127.0.0.1:")
        assert any(line.startswith("Other computers can come in") for line in server.lines)
        assert server.get("/livez").status_code == 200


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--origin", "table.example.org"], "an origin is written like https://table.example.org"),
        (["--config", "none.toml"], "there is no settings file 'none.toml'"),
        (["--database", "mysql://x"], "there is no store for mysql; use sqlite or postgresql"),
        (["--data", "file/data"], "Not a directory"),
        (["--workers", "0"], "'--workers'"),
    ],
)
def test_what_cannot_be_used_is_one_line(monoceros: Monoceros, folder: Path, args: list[str], words: str) -> None:
    (folder / "file").write_text("")
    ran = monoceros("serve", "--no-browser", "--port", "0", *args)
    assert ran.code == 2
    assert ran.out == ""
    assert words in ran.err
    assert ran.err.count("\n") == 1


def test_a_file_that_is_no_database_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "monoceros.db").write_bytes(b"no database" * 1000)
    command = [sys.executable, "-m", "monoceros.cli", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert "the file is no database or is damaged" in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_settings_come_from_a_file_and_the_environment_too(tmp_path: Path) -> None:
    (tmp_path / "serve.toml").write_text('log_level = "debug"\norigin = ["https://a.example"]\n')
    with running(tmp_path / "data", "--config", str(tmp_path / "serve.toml")) as server:
        assert httpx.get(server.address + "/livez", headers={"host": "a.example"}).status_code == 200
        assert server.has_logged(lambda line: line["level"] == "debug" and line.get("path") == "/livez")


def test_the_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    opened = tmp_path / "opened.txt"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\nprintf '%s' \"$1\" > {opened}\n")
    browser.chmod(0o755)
    command = [sys.executable, "-m", "monoceros.cli", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    import os
    import time

    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "BROWSER": str(browser)},
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        end = time.monotonic() + 20
        while time.monotonic() < end and not (opened.exists() and opened.read_text()):
            time.sleep(0.05)
        assert opened.read_text() == address
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)
