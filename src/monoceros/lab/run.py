"""A run: so many games between bots from one seed. Its file, `run.toml`, is enough to play them all again."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from monoceros.bots.match import EndlessGame, play_match
from monoceros.bots.plan import Plan
from monoceros.bots.seeds import derive
from monoceros.bots.spec import make_bot
from monoceros.engine.bot import Bot
from monoceros.engine.content import Content, Pack
from monoceros.engine.game import Game
from monoceros.lab.errors import LabError
from monoceros.lab.names import Names
from monoceros.lab.toml import to_toml
from monoceros.lab.watch import Lookout, Row

FORMAT = "monoceros lab run"
FORMAT_VERSION = 1
RANDOM = "random"
MANY, FEW = 1000, 20  # games in a part: what an interrupted run may lose. Random ones take milliseconds, others seconds
KINDS: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "rules_version": int,
    "content_hash": str,
    "seats": int,
    "bots": list,
    "games": int,
    "seed": int,
    "batch": int,
    "most_decisions": int,
    "options": dict,
    "packs": list,
}


@dataclass(frozen=True)
class Run:
    plan: Plan
    bots: tuple[str, ...]
    games: int
    seed: int
    batch: int  # games in a part
    most_decisions: int  # a game that is not over by then is a stall
    rules_version: int
    content_hash: str

    # -- its parts ---

    @property
    def parts(self) -> int:
        return -(-self.games // self.batch)

    def numbers(self, part: int) -> range:
        return range(part * self.batch, min((part + 1) * self.batch, self.games))

    # -- its file ---

    def plain(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.plan.game,
            "rules_version": self.rules_version,
            "content_hash": self.content_hash,
            "seats": self.plan.seats,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "batch": self.batch,
            "most_decisions": self.most_decisions,
            "options": self.plan.options,
            "packs": [pack.plain() for pack in self.plan.packs],
        }

    def text(self) -> str:
        return to_toml(self.plain())


def new_run(
    plan: Plan, bots: Sequence[str], games: int, seed: int, batch: int | None = None, most_decisions: int = 100_000
) -> Run:
    """A run of the rules and the content that are here now."""
    game, content = plan.load()
    size = batch or (MANY if set(bots) == {RANDOM} else FEW)
    return Run(plan, tuple(bots), games, seed, size, most_decisions, game.version, content.hash)


def read_run(text: str, place: str) -> Run:
    """From a `run.toml`, of which nothing is believed."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LabError(f"{place} is no TOML: {error}") from None
    if data.get("format") != FORMAT:
        raise LabError(f"{place} is no file of a lab run: its format is {data.get('format')!r}, not {FORMAT!r}")
    if data.get("format_version") != FORMAT_VERSION:
        raise LabError(f"{place} has format version {data.get('format_version')!r}; this lab reads {FORMAT_VERSION}")
    for key, kind in KINDS.items():
        if not isinstance(data.get(key), kind) or isinstance(data[key], bool):
            raise LabError(f"{place}: {key} is missing or of the wrong kind")
    if min(data["seats"], data["games"], data["batch"], data["most_decisions"]) < 1:
        raise LabError(f"{place}: seats, games, batch and most_decisions are 1 or more")
    plan = Plan(data["game"], data["seats"], data["options"], tuple(read_packs(data["packs"], place)))
    head = (data["games"], data["seed"], data["batch"], data["most_decisions"])
    return Run(plan, tuple(map(str, data["bots"])), *head, data["rules_version"], data["content_hash"])


def read_packs(rows: Iterable[Any], place: str) -> Iterator[Pack]:
    for row in rows:
        if not isinstance(row, dict) or not isinstance(row.get("tables"), dict):
            raise LabError(f"{place}: a pack is {{name = …, tables = …}}")
        yield Pack(str(row.get("name")), row["tables"])


def differences(old: Run, new: Run) -> Mapping[str, tuple[Any, Any]]:
    """In what two runs are not the same, the number of games aside."""
    before, after = old.plain(), replace(new, games=old.games).plain()
    return {key: (before[key], after[key]) for key in before if before[key] != after[key]}


def check_run(run: Run) -> None:
    """Can it be played here, and would it be the same games? What is wrong is said before anything begins."""
    game, content = run.plan.load()
    game.seat_count(run.plan.seats)
    if game.option_values(run.plan.options) != run.plan.options:
        raise LabError("the run does not name all options of the game")
    if len(run.bots) != run.plan.seats:
        raise LabError(f"the run names {len(run.bots)} bots for {run.plan.seats} seats")
    for spec in sorted(set(run.bots)):
        make_bot(spec, game).close()
    check_same_game(run, game, content)


def check_same_game(run: Run, game: Game, content: Content) -> None:
    if game.version != run.rules_version:
        raise LabError(
            f"the run is of version {run.rules_version} of the rules of {game.title}; here is {game.version}"
        )
    if content.hash != run.content_hash:
        raise LabError(f"the content of {game.title} here is not that of the run; start in a new folder")


# -- playing, in any process ---


def play_numbers(run: Run, numbers: Sequence[int]) -> list[Row]:
    """These games of the run, a row each; who plays them, and when, makes no difference."""
    game, content = run.plan.load()
    check_same_game(run, game, content)
    names = Names(content)
    bots = [make_bot(spec, game) for spec in run.bots]  # they keep nothing from game to game
    try:
        return [play_one(run, game, content, names, bots, number) for number in numbers]
    finally:
        for bot in bots:
            bot.close()


def play_one(run: Run, game: Game, content: Content, names: Names, bots: Sequence[Bot], number: int) -> Row:
    lookout = Lookout(game, run.plan.seats, names)
    seed = derive(run.seed, number)
    try:
        result = play_match(game, bots, seed, run.plan.options, content, lookout, run.most_decisions)
    except EndlessGame:
        return lookout.row(number, None)
    return lookout.row(number, result.score, cut_off=result.cut_off)


def play_part(run: Run, numbers: Sequence[int]) -> bytes:
    """The part of these games as Parquet."""
    from monoceros.lab.record import to_parquet

    return to_parquet(play_numbers(run, numbers))
