"""Scenes for those who draw the table (`tools/scene_fixtures.py`): states of seeded games, as a page gets them.

Each file of `web/fixtures` is {"eyes", "scene", "facts", "questions"} with names in all words, as the server sends it;
files of moments have "moments" for "questions": so many events that change the scene one after another.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

if __name__ == "__main__":
    os.environ["MONOCEROS_BUILD"] = "pure"  # what is drawn is what the sources say

import msgspec

from monoceros.bots.match import stream
from monoceros.bots.spec import make_bot
from monoceros.engine.chance import Seeded
from monoceros.engine.core import Ask
from monoceros.engine.game import Game
from monoceros.engine.registry import find_game
from monoceros.engine.table import Table
from monoceros.games.tower.strength import changes, combat_ahead
from monoceros.server import wire
from monoceros.server.frames import Happened, moments_of, question_for, scene_for, sight_of
from monoceros.server.names import Voice

FOLDER = Path(__file__).resolve().parent.parent / "web" / "fixtures"
NAMES = ("Anna", "Maro", "Ilse", "Wren", "Odo", "Tilda", "Bran")
COLOURS: tuple[wire.Colour, ...] = ("A", "B", "C", "D", "E", "F", "G")
KINDS: tuple[Literal["person", "bot"], ...] = ("person", "bot", "bot", "bot", "bot", "bot", "bot")
LARGEST = 100_000  # bytes of a file
MOMENTS = 30
GAMES = 200  # in which a wanted state is looked for, at most
Wanted = Callable[[Table, Ask | None], bool]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    tower()
    overlord()
    unicornus()
    crown()
    vast()


def tower() -> None:
    limit: dict[str, Any] = {"turn_limit": 60}
    scribe = Scribe("tower", 2)
    scribe.write("first", lambda table, ask: ask is not None and ask.seat == 0, 1, **limit)
    scribe.write("build", is_building, 2, **limit)
    scribe.write("window", is_window, 3, **limit)
    scribe.write("window-maro", is_window, 3, eyes=1, **limit)
    scribe.write("damage", is_damage, 4, **limit)
    scribe.write("spectator", is_window, 3, eyes=None, **limit)
    scribe.write("over", lambda table, ask: table.is_over, 5, **limit)
    armies: dict[str, Any] = {"army_a": "deep hold", "army_b": "crownlands"}
    scribe.write("armies", is_window, 6, packs=("armies",), **(armies | limit))
    scribe.write_moments(lambda table: bool(the(table).turn >= 6), 8, **limit)


def overlord() -> None:
    Scribe("overlord", 2).write("place", is_asked("place", 5), 1)
    Scribe("overlord", 2).write("over", lambda table, ask: table.is_over, 2)
    Scribe("overlord", 2).write("setup", is_asked("setup", 0), 3, advanced_setup=True)
    Scribe("overlord", 3).write("battle", is_late_in_battle, 4)
    Scribe("overlord", 4).write("territory", is_asked("territory", 4), 5)
    Scribe("overlord", 4).write("gold", is_asked("gold", 3), 6)
    Scribe("overlord", 4).write("spectator", is_late_in_battle, 7, eyes=None)
    Scribe("overlord", 3).write_moments(is_early_in_battle, 8, most=11)


def unicornus() -> None:
    four = Scribe("unicornus", 4)
    four.write("setup", lambda table, ask: ask is not None and ask.name == "character", 1)
    four.write("turn", is_marching, 2)
    four.write("spectator", is_marching, 2, eyes=None)
    four.write("battle", is_assigning, 3)
    four.write("princess", is_asked_by("princess_damage", 3), 4)
    four.write("enemies", is_raided, 5)
    four.write("over", lambda table, ask: table.is_over and bool(the(table).round > 3), 6)
    Scribe("unicornus", 2).write("two", is_marching, 7)
    Scribe("unicornus", 3).write("escape", is_asked_by("turn", 3), 8, layout="escape")
    four.write_moments(lambda table: bool(the(table).round == 2), 9, most=16)


def crown() -> None:
    four, limit = Scribe("crown", 4), 16
    four.write("setup", is_asked_by("hero", 2), 1, turn_limit=limit)
    four.write("move", is_beside_enemies, 2, turn_limit=limit)
    four.write("market", is_asked("market", 4), 3, turn_limit=limit)
    four.write("build", is_asked("construction", 5), 4, turn_limit=limit)
    four.write("battle", is_in_battle, 5, turn_limit=limit)
    four.write("spectator", is_in_battle, 6, eyes=None, turn_limit=limit)
    four.write("teams", is_asked("main", 6), 7, teams=True, team_sees=True, turn_limit=limit)
    Scribe("crown", 2).write("dragon", is_under_the_dragon, 8, turn_limit=60)
    four.write("over", lambda table, ask: table.is_over, 9, turn_limit=10)
    four.write_moments(lambda table: bool(the(table).round == 3), 10, most=16, turn_limit=limit)


def vast() -> None:
    alone, two = Scribe("vast", 1), Scribe("vast", 2)
    alone.write("setup", lambda table, ask: ask is not None and ask.name == "facing", 1)
    alone.write("early", is_about("act", 14, 8), 2)
    alone.write("rotation", is_about("rotation", 3, 14), 3)
    alone.write("terrain", is_on_terrain, 4, terrain=True)
    two.write("knight", is_about("knight", 8, 24), 5)
    two.write("spectator", is_about("knight", 8, 24), 5, eyes=None)
    two.write("teleport", is_about("act", 9, 26, seat=1), 6, eyes=1)
    alone.write("shadow", is_haunted, 7, shadow="medium")
    alone.write("over", lambda table, ask: table.is_over and len(the(table).tile_stack) < 20, 8, roles="knight")
    alone.write_moments(lambda table: bool(the(table).round == 3), 9, most=24, shadow="medium")
    five, seven = Scribe("vast", 5), Scribe("vast", 7)
    five.write("five", is_about("cave", 4, 22, seat=3), 10, eyes=3)
    seven.write("seven", is_about("knight", 8, 26), 11)
    seven.write("ghost", is_about("ghost", 8, 20, seat=6), 12, eyes=6)


# -- which states ---


def the(table: Table) -> Any:
    """Its state, of whichever game."""
    return table.state


def is_asked(name: str, round: int) -> Wanted:
    """The first seat is asked this in a round, and has a choice."""

    def wanted(table: Table, ask: Ask | None) -> bool:
        return ask is not None and ask.name == name and len(ask.options) > 2 and bool(the(table).round == round)

    return wanted


def is_late_in_battle(table: Table, ask: Ask | None) -> bool:
    """In a late column the first seat is asked something, and Units before have earned Might."""
    s = the(table)
    return ask is not None and s.round >= 3 and s.column >= 3 and s.active == 0 and s.might[0] > 9 and len(s.ledger) > 9


def is_early_in_battle(table: Table) -> bool:
    """The first seat is asked something in a battle, and more columns are to come."""
    s = the(table)
    return bool(s.round >= 2 and 0 <= s.column <= 2)


def is_asked_by(name: str, options: int) -> Wanted:
    """Somebody is asked this, from whichever seat: the first seat looks on."""

    def wanted(table: Table, ask: Ask | None) -> bool:
        return not table.is_over and any([one.name == name and len(one.options) >= options for one in table.asks()])

    return wanted


def is_marching(table: Table, ask: Ask | None) -> bool:
    """The first seat has a turn, cards to play and several ways to go, late enough for fates and events to be there."""
    s = the(table)
    if ask is None or ask.name != "turn" or s.round < 3 or max(s.fate) < 0:
        return False
    return len(ask.options) > 9 and len(s.hands[0]) > 1 and len(table.game.view(s, 0)["forecast"]["raids"]) > 1


def is_assigning(table: Table, ask: Ask | None) -> bool:
    """Dice lie on tokens, and a character is still to be covered."""
    fight = table.game.view(the(table), 0)["fight"]
    asked = ask is not None and ask.name == "assign" and len(ask.options) > 2
    return asked and fight["foe"] >= 0 and fight["army_hits"] > 0


def is_raided(table: Table, ask: Ask | None) -> bool:
    """Several enemy units have planned where to go, and somebody is asked."""
    return len(the(table).plans) >= 4


def is_beside_enemies(table: Table, ask: Ask | None) -> bool:
    """A piece of the first seat may step and attack."""
    if ask is None or ask.name != "move" or the(table).round < 3:
        return False
    picks: Any = [pick[0] for pick in ask.options]
    return "attack" in picks and picks.count("step") > 1


def is_in_battle(table: Table, ask: Ask | None) -> bool:
    """Cards of both sides lie open, and somebody is asked."""
    battle = None if table.is_over else table.game.view(the(table), 0)["battle"]
    return battle is not None and all(battle["cards"])


def is_under_the_dragon(table: Table, ask: Ask | None) -> bool:
    """The dragon is out, and the first seat has a turn."""
    return ask is not None and ask.name == "main" and the(table).dragon_at >= 0 and the(table).round > 4


def is_about(name: str, options: int, tiles: int, seat: int = 0) -> Wanted:
    """A seat is asked this, with so many answers at least, in a cave of at least so many tiles."""

    def wanted(table: Table, ask: Ask | None) -> bool:
        asked = None if table.is_over else table.ask_of(seat)
        if asked is None or asked.name != name or len(asked.options) < options:
            return False
        return len([at for at in the(table).at if at >= 0]) >= tiles

    return wanted


def is_on_terrain(table: Table, ask: Ask | None) -> bool:
    """Some Terrain lies in a cave of some size."""
    s = the(table)
    return ask is not None and ask.name == "act" and len([at for at in s.at[58:] if at >= 0]) > 4


def is_haunted(table: Table, ask: Ask | None) -> bool:
    """The Shadow Unicorn follows a card and is between two of a Teleport, or turns a tile up."""
    s = the(table)
    return ask is not None and s.unicorn.shown >= 0 and s.round > 3


def is_building(table: Table, ask: Ask | None) -> bool:
    s: Any = table.state
    return ask is not None and ask.name == "build" and ask.seat == 0 and s.turn > 4 and len(ask.options) > 10


def is_window(table: Table, ask: Ask | None) -> bool:
    """A declared attack with abilities in force on both sides, some of which change numbers, and a choice."""
    s: Any = table.state
    if ask is None or ask.name != "window" or ask.seat != 0 or s.active != 0 or len(ask.options) < 3:
        return False
    view = table.game.view(s, 0)
    return combat_ahead(view) is not None and all(s.played) and len(changes(view)) > 0


def is_damage(table: Table, ask: Ask | None) -> bool:
    s: Any = table.state
    return ask is not None and ask.name == "assign" and ask.seat == 0 and any(s.combat.wounds) and len(ask.options) > 1


# -- playing up to them ---


class Scribe:
    """Plays a game with so many seats and writes what is wanted of it."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = find_game(game)
        self.seats = seats
        self.names = NAMES[:seats]

    def play(
        self, seed: int, *, packs: tuple[str, ...] = (), watching: bool = False, **options: Any
    ) -> Iterator[Table]:
        """A match between bots: the table at every question, and when it is over."""
        bots = [make_bot("random" if seat else "squire", self.game) for seat in range(self.seats)]
        loaded = [self.game.content.pack(name) for name in packs]
        table = Table(self.game, Seeded(seed), seats=self.seats, options=options, packs=loaded, watching=watching)
        imagination, chooser = stream(seed, 1), stream(seed, 2)
        while True:
            yield table
            if table.is_over:
                return
            ask = table.asks()[0]
            table.say(ask.seat, bots[ask.seat].choose(table.seen(ask, imagination), chooser))

    def write(
        self,
        name: str,
        wanted: Wanted,
        seed: int,
        *,
        eyes: int | None = 0,
        packs: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        """The first state that is wanted, as seen by these eyes."""
        for number in range(GAMES):
            for table in self.play(seed * GAMES + number, packs=packs, **options):
                ask = None if table.is_over else table.ask_of(0)
                if wanted(table, ask):
                    return self.keep(name, self.shown(table, eyes))
        raise LookupError(f"no such state in {GAMES} matches")

    def shown(self, table: Table, eyes: int | None) -> dict[str, Any]:
        view = table.view(eyes)
        asked = [question_for(self.game, ask, view, self.names, eyes) for ask in table.asks() if ask.seat == eyes]
        scene = scene_for(self.game, table.state, eyes, self.names, eyes)
        return {
            "eyes": eyes,
            "scene": plain(scene),
            "facts": facts(self.game, table, self.names),
            "questions": plain(asked),
        }

    def write_moments(self, begins: Callable[[Table], bool], seed: int, most: int = MOMENTS, **options: Any) -> None:
        """A scene, and what happens after it, event by event, with what each changes."""
        voice = Voice(self.names, 0)
        first: Any = None
        now: Any = None
        after: list[Any] = []
        for table in self.play(seed, watching=True, **options):
            if first is None and table.ask_of(0) is not None and begins(table):
                first, now = self.shown(table, 0), sight_of(self.game, table.state, 0, voice)
            elif first is not None:
                number = len(table.events) - len(table.moments)
                happened = Happened(table.events[number:], table.moments, table.state, number, len(table.entries))
                found, now = moments_of(self.game, happened, 0, voice, now)
                after += plain(found)
            if len(after) >= most:
                break
        moments = {"eyes": 0, "scene": first["scene"], "facts": first["facts"], "moments": after[:most]}
        self.keep("moments", moments)

    def keep(self, name: str, data: Any) -> None:
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
        file = f"{self.game.name}-{name}.json"
        assert len(text.encode()) < LARGEST, f"{file} is too large for a fixture: {len(text.encode())} bytes"
        (FOLDER / file).write_text(text, encoding="utf-8")
        print(f"{file}: {len(text.encode())} bytes")


# -- as the page gets it ---


def plain(message: Any) -> Any:
    return msgspec.to_builtins(message)


def facts(game: Game, table: Table, names: Sequence[str]) -> Any:
    seats = [
        wire.SeatCard(i, name, colour, kind, "" if kind == "person" else "squire", present=True, yours=i == 0)
        for i, (name, colour, kind) in enumerate(zip(names, COLOURS, KINDS, strict=False))
    ]
    result = table.result()
    return msgspec.to_builtins(
        wire.TableFacts(
            id="fixture",
            game=game.name,
            title=game.title,
            state="over" if table.is_over else "playing",
            seats=seats,
            options=table.options,
            packs=[pack.name for pack in table.content.packs],
            seal="",
            key="",
            opened="2026-01-01T12:00:00Z",
            turn_of=[ask.seat for ask in table.asks()],
            heading=game.scene(table.view(None)).heading,
            moves=len(table.entries),
            result=None if result is None else wire.Result(result, "", []),
            next="",
            watching=0,
            pace="calm",
        )
    )


if __name__ == "__main__":
    main()
