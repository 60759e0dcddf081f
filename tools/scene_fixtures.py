"""Scenes for those who draw the table (`tools/scene_fixtures.py`): states of seeded games, as a page gets them.

Each file of `web/fixtures` is {"eyes", "scene", "facts", "questions"} with names in all words, as the server sends it;
`tower-moments.json` has "moments" for "questions": thirty events that change the scene one after another.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    os.environ["MONOCEROS_BUILD"] = "pure"  # what is drawn is what the sources say

import msgspec

from monoceros.bots.match import stream
from monoceros.bots.spec import make_bot
from monoceros.engine.chance import Seeded
from monoceros.engine.core import Ask
from monoceros.engine.registry import find_game
from monoceros.engine.table import Table
from monoceros.server import wire
from monoceros.server.frames import Happened, moments_of, question_for, scene_for, sight_of
from monoceros.server.names import Voice

FOLDER = Path(__file__).resolve().parent.parent / "web" / "fixtures"
NAMES = ("Anna", "Maro")
LARGEST = 100_000  # bytes of a file
MOMENTS = 30
GAMES = 200  # in which a wanted state is looked for, at most
Wanted = Callable[[Table, Ask | None], bool]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    write("first", state(lambda table, ask: ask is not None and ask.seat == 0, 1))
    write("build", state(is_building, 2))
    write("window", state(is_window, 3))
    write("window-maro", state(is_window, 3, eyes=1))
    write("damage", state(is_damage, 4))
    write("spectator", state(is_window, 3, eyes=None))
    write("over", state(lambda table, ask: table.is_over, 5))
    write("armies", state(is_window, 6, packs=("armies",), army_a="deep hold", army_b="crownlands"))
    write("moments", moments(8))


# -- which states ---


def is_building(table: Table, ask: Ask | None) -> bool:
    s: Any = table.state
    return ask is not None and ask.name == "build" and ask.seat == 0 and s.turn > 4 and len(ask.options) > 10


def is_window(table: Table, ask: Ask | None) -> bool:
    """A declared attack with abilities in force on both sides, some of which change numbers, and a choice."""
    s: Any = table.state
    if ask is None or ask.name != "window" or ask.seat != 0 or s.active != 0 or len(ask.options) < 3:
        return False
    view = GAME.view(s, 0)
    return view["ahead"] is not None and all(s.played) and len(view["changed"]) > 0


def is_damage(table: Table, ask: Ask | None) -> bool:
    s: Any = table.state
    return ask is not None and ask.name == "assign" and ask.seat == 0 and any(s.combat.wounds) and len(ask.options) > 1


# -- playing up to them ---

GAME = find_game("tower")


def play(seed: int, *, packs: tuple[str, ...] = (), watching: bool = False, **options: Any) -> Iterator[Table]:
    """A match between bots: the table at every question, and when it is over."""
    bots = [make_bot(name, GAME) for name in ("squire", "random")]
    loaded = [GAME.content.pack(name) for name in packs]
    table = Table(GAME, Seeded(seed), options={"turn_limit": 60, **options}, packs=loaded, watching=watching)
    imagination, chooser = stream(seed, 1), stream(seed, 2)
    while True:
        yield table
        if table.is_over:
            return
        ask = table.asks()[0]
        table.say(ask.seat, bots[ask.seat].choose(table.seen(ask, imagination), chooser))


def state(wanted: Wanted, seed: int, *, eyes: int | None = 0, packs: tuple[str, ...] = (), **options: Any) -> Any:
    """The first state that is wanted, as seen by these eyes."""
    for number in range(GAMES):
        for table in play(seed * GAMES + number, packs=packs, **options):
            ask = None if table.is_over else table.ask_of(0)
            if wanted(table, ask):
                return shown(table, eyes)
    raise LookupError(f"no such state in {GAMES} matches")


def shown(table: Table, eyes: int | None) -> dict[str, Any]:
    view = table.view(eyes)
    asked = [question_for(GAME, ask, view, NAMES, eyes) for ask in table.asks() if ask.seat == eyes]
    scene = scene_for(GAME, table.state, eyes, NAMES, eyes)
    return {"eyes": eyes, "scene": plain(scene), "facts": facts(table), "questions": plain(asked)}


def moments(seed: int) -> dict[str, Any]:
    """A scene, and what happens after it, event by event, with what each changes."""
    voice = Voice(NAMES, 0)
    first: Any = None
    now: Any = None
    after: list[Any] = []
    for table in play(seed, watching=True):
        if first is None and table.ask_of(0) is not None and is_turn(table, 6):
            first, now = shown(table, 0), sight_of(GAME, table.state, 0, voice)
        elif first is not None:
            number = len(table.events) - len(table.moments)
            happened = Happened(table.events[number:], table.moments, table.state, number, len(table.entries))
            found, now = moments_of(GAME, happened, 0, voice, now)
            after += plain(found)
        if len(after) >= MOMENTS:
            break
    return {"eyes": 0, "scene": first["scene"], "facts": first["facts"], "moments": after[:MOMENTS]}


def is_turn(table: Table, turn: int) -> bool:
    s: Any = table.state
    return bool(s.turn >= turn)


# -- as the page gets it ---


def plain(message: Any) -> Any:
    return msgspec.to_builtins(message)


def facts(table: Table) -> Any:
    seats = [
        wire.SeatCard(i, name, colour, kind, "" if kind == "person" else "squire", present=True, yours=i == 0)
        for i, (name, colour, kind) in enumerate(zip(NAMES, ("A", "B"), ("person", "bot"), strict=True))
    ]
    result = table.result()
    return msgspec.to_builtins(
        wire.TableFacts(
            id="fixture",
            game=GAME.name,
            title=GAME.title,
            state="over" if table.is_over else "playing",
            seats=seats,
            options=table.options,
            packs=[pack.name for pack in table.content.packs],
            seal="",
            key="",
            opened="2026-01-01T12:00:00Z",
            turn_of=[ask.seat for ask in table.asks()],
            heading=GAME.scene(table.view(None)).heading,
            moves=len(table.entries),
            result=None if result is None else wire.Result(result, "", []),
            next="",
            watching=0,
            pace="calm",
        )
    )


def write(name: str, data: Any) -> None:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
    assert len(text.encode()) < LARGEST, f"{name} is too large for a fixture"
    (FOLDER / f"tower-{name}.json").write_text(text, encoding="utf-8")
    print(f"tower-{name}.json: {len(text.encode())} bytes")


if __name__ == "__main__":
    main()
