"""A real server for tests: `monoceros serve` as a process of its own, at a free port, with its own data.

with running(folder) as server:
    server.get("/version")
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

START_SECONDS = 60
STOP_SECONDS = 20
LOG_SECONDS = 10


class Running:
    """A server that runs, and a client that sends its cookie back as the page does."""

    def __init__(self, process: subprocess.Popen[str], address: str, lines: list[str], log: Path) -> None:
        self.process = process
        self.address = address
        self.lines = lines  # what it printed when it started
        self.log = log  # what it wrote to standard error
        self.client = httpx.Client(base_url=address, timeout=30)

    @property
    def socket_address(self) -> str:
        return self.address.replace("http://", "ws://")

    def get(self, path: str, **options: Any) -> httpx.Response:
        return self.client.get(path, **options)

    def post(self, path: str, body: Any = None, **options: Any) -> httpx.Response:
        if "csrftoken" not in self.client.cookies:
            self.client.get("/version")
        headers = {"x-csrftoken": self.client.cookies.get("csrftoken", ""), **options.pop("headers", {})}
        return self.client.post(path, json=body, headers=headers, **options)

    def open_table(self, *seats: Mapping[str, Any], **more: Any) -> dict[str, Any]:
        """A table of tower, for me and a squire unless seats are given."""
        plan = list(seats) or [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "squire"}]
        answer = self.post("/api/tables", {"game": "tower", "seats": plan, "options": {"match": "single"}, **more})
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def logged(self) -> list[dict[str, Any]]:
        """The lines of its log so far."""
        lines = self.log.read_text(encoding="utf-8").split("\n")
        return [json.loads(line) for line in lines if line.startswith("{") and line.endswith("}")]

    def has_logged(self, fits: Callable[[dict[str, Any]], bool]) -> bool:
        """Is there such a line, or does one come soon? An answer may be here before its line is."""
        end = time.monotonic() + LOG_SECONDS
        while not any(fits(line) for line in self.logged()):
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True

    def stop(self, sign: int = signal.SIGINT) -> int:
        """Ctrl-C, and wait; gives the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(sign)
        return self.process.wait(STOP_SECONDS)


@contextmanager
def running(
    data: Path, *args: str, env: Mapping[str, str] | None = None, python: str = sys.executable
) -> Iterator[Running]:
    """Start it, give it, stop it. Limits are off unless `env` says MONOCEROS_LIMITS=true."""
    data.mkdir(parents=True, exist_ok=True)
    log = data / "stderr.txt"
    command = [python, "-m", "monoceros.cli", "serve", "--no-browser", "--port", "0", "--data", str(data)]
    with log.open("w", encoding="utf-8") as stderr:
        process = subprocess.Popen(
            [*command, "--workers", "1", *args],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            env={**os.environ, "MONOCEROS_LIMITS": "false", "PYTHONUNBUFFERED": "1", **(env or {})},
        )
    try:
        lines = first_lines(process, log)
        server = Running(process, lines[0].rpartition(" ")[2], lines, log)
        with server.client:
            yield server
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
        if process.stdout is not None:
            process.stdout.close()


def first_lines(process: subprocess.Popen[str], log: Path) -> list[str]:
    """What it prints until it is ready: the last line says how to stop it."""
    found: list[str] = []

    def read() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            found.append(line.rstrip("\n"))

    threading.Thread(target=read, daemon=True).start()
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        if found and found[-1].startswith("Ctrl-C"):
            return found
        time.sleep(0.02)
    raise AssertionError(f"the server did not start: {found} {log.read_text(encoding='utf-8')}")
