"""What docs/protocol.md and docs/host.md say is so."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from monoceros.server import limits, live, socket, verbs, wire
from monoceros.server.errors import Refusal
from monoceros.server.settings import Settings
from monoceros.server.store.errors import StoreFull
from monoceros.server.store.rows import LogEntry, NewEntry
from monoceros.server.store.store import Store
from server.inside import serving
from server.running import Running, running

DOCS = Path(__file__).resolve().parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
HOST = (DOCS / "host.md").read_text(encoding="utf-8")
KINDS: dict[str, Any] = {
    "client": wire.ClientMessage,
    "server": wire.ServerMessage,
    "question": wire.Question,
    "moment": wire.Moment,
    "problem": wire.Problem,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("docs")) as found:
        yield found


def examples() -> list[tuple[str, str]]:
    """Every JSON value on the page, with what it is."""
    blocks = re.findall(r"```json (\w+)\n(.*?)```", PROTOCOL, re.S)
    return [
        (kind, each) for kind, text in blocks for each in (text.strip().split("\n") if kind == "client" else [text])
    ]


@pytest.mark.parametrize(("kind", "text"), examples())
def test_every_example_is_what_it_says(kind: str, text: str) -> None:
    msgspec.json.decode(text, type=KINDS.get(kind) or getattr(wire, kind))


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in union.__args__}


def test_every_message_is_on_the_page() -> None:
    for tag in tags(wire.ServerMessage):
        assert f"| `{tag}` |" in PROTOCOL
    assert {msgspec.json.decode(text)["t"] for kind, text in examples() if kind == "client"} == tags(wire.ClientMessage)


def test_every_refusal_and_every_closing_code_is_on_the_page() -> None:
    for code in socket.CODES:
        assert f"| `{code}` |" in PROTOCOL
    names = ("TOO_BIG", "FAILED", "GOES_AWAY", "LATER", "NO_HELLO", "NO_TABLE", "NO_MORE", "ELSEWHERE")
    for name in (*names, "HELLO_TIMEOUT", "TOO_SLOW", "TOO_MANY"):
        assert f"| {getattr(socket, name)} |" in PROTOCOL


def test_every_call_is_on_the_page(server: Running) -> None:
    for path, calls in server.get("/schema").json()["paths"].items():
        page = PROTOCOL if path.startswith("/api") else HOST
        for method in calls:
            assert (f"| {method.upper()} `{path}` |" if path.startswith("/api") else f"| `{path}` |") in page


def test_every_setting_is_on_the_page() -> None:
    for name in Settings.model_fields:
        assert f"`MONOCEROS_{name.upper()}`" in HOST


def test_every_limit_is_on_the_page() -> None:
    numbers = re.findall(r"\| (\d+) \|", HOST.partition("## Limits")[2])
    assert sorted(map(int, numbers)) == sorted(policy.amount for policy in (limits.EVERYTHING, *limits.POLICIES))
    assert f"{socket.LINES_AN_ADDRESS} sockets from an address and {socket.LINES_A_TABLE} at a table" in HOST


def own_bot(address: str) -> dict[str, Any]:
    """The bot that is printed on the page, as a program."""
    names: dict[str, Any] = {"__name__": "page"}
    exec(re.findall(r"```python\n(.*?)```", PROTOCOL, re.S)[0], names)
    names["HERE"] = address
    return names


def test_the_pages_own_bot_plays_a_game(server: Running) -> None:
    names = own_bot(server.address)
    opened = names["open_table"]()
    token = opened["held"][0]["token"]
    assert server.get(f"/api/tables/{opened['table']}", headers={"authorization": f"Bearer {token}"}).status_code == 200
    words = asyncio.run(asyncio.wait_for(names["play"](opened), 300))
    assert words


def too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few messages are taken that every bot is refused."""
    monkeypatch.setattr(socket, "MESSAGES_AT_ONCE", 1)
    monkeypatch.setattr(socket, "MESSAGES_A_SECOND", 10.0)


def not_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every fifth pick of the seat does not reach the disk."""
    append, asked = Store.append, itertools.count(1)

    async def failing(store: Store, table: str, entry: NewEntry, **more: Any) -> LogEntry:
        if entry.client and next(asked) % 5 == 0:
            raise StoreFull("the disk of the database is full; make room on it, then go on")
        return await append(store, table, entry, **more)

    monkeypatch.setattr(Store, "append", failing)
    monkeypatch.setattr(verbs, "SOON", 0.05)
    monkeypatch.setattr(live, "SOON", 0.05)


def illegal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every fifth pick is taken for one that is not among the answers."""
    check, asked = verbs.check_fresh, itertools.count(1)

    def failing(table: Any, message: Any) -> None:
        if next(asked) % 5 == 0:
            raise Refusal("illegal", "This is not among the answers now.")
        check(table, message)

    monkeypatch.setattr(verbs, "check_fresh", failing)


def stale(monkeypatch: pytest.MonkeyPatch) -> None:
    check, asked = verbs.check_fresh, itertools.count(1)

    def failing(table: Any, message: Any) -> None:
        if next(asked) % 5 == 0:
            raise Refusal("stale", "The game has moved on since. Look again.")
        check(table, message)

    monkeypatch.setattr(verbs, "check_fresh", failing)


@pytest.mark.timeout(240)
@pytest.mark.parametrize("trouble", [too_fast, not_saved, illegal, stale])
def test_the_pages_own_bot_plays_on_after_a_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """It stood still for ever: nothing follows a refusal."""
    trouble(monkeypatch)

    async def run() -> tuple[str, float]:
        async with serving(tmp_path) as inside:
            names = own_bot(inside.address)
            sleep = asyncio.sleep
            names["asyncio"] = SimpleNamespace(sleep=lambda seconds: sleep(min(seconds, 0.2)))
            opened = await asyncio.to_thread(names["open_table"])
            words = await asyncio.wait_for(names["play"](opened), 200)
            registry = inside.server.site.metrics.registry
            return words, registry.get_sample_value("monoceros_refused_total", {"code": trouble.__name__}) or 0.0

    words, refusals = asyncio.run(run())
    assert words
    assert refusals > 0
