"""A search over numbers that were designed here, towards a target: every try on the same seeds, its evidence kept."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from monoceros.bots.seeds import derive
from monoceros.engine.content import Content, Pack, Row
from monoceros.engine.game import Game
from monoceros.lab.compare import mean_of, plain_text
from monoceros.lab.errors import LabError
from monoceros.lab.findings import Data
from monoceros.lab.folder import RUN_FILE, Folder, Play, fill, open_folder, prepare, write_whole
from monoceros.lab.measures import Measure, find_measure, measured
from monoceros.lab.run import Run, new_run
from monoceros.lab.stats import Estimate
from monoceros.lab.toml import to_toml

MOST_TRIES = 256
LEAST_GAMES = 20
PACK_NAME = "tuned"
NOTHING = Estimate(0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Vary:
    """A number of a row, and what may stand there: `card/steel_axe/power=2,3,4`, `ability/elves/does.0.1=1,2`."""

    table: str
    row: str
    key: str
    at: tuple[int, ...]  # where in a list the number stands
    values: tuple[int, ...]

    @property
    def name(self) -> str:
        return "/".join((self.table, self.row, ".".join([self.key, *map(str, self.at)])))


@dataclass(frozen=True)
class Target:
    measure: Measure
    value: float


@dataclass
class Try:
    """Some values, how far they were played, and what came of it."""

    number: int
    values: tuple[int, ...]
    folder: Folder
    games: int = 0
    found: Estimate = NOTHING


# -- reading ---


def read_vary(text: str, content: Content) -> Vary:
    """Everything checked against the content: only what was designed here is ours to change."""
    place, equals, values = text.partition("=")
    parts = place.strip().split("/")
    if not equals or len(parts) != 3:
        raise LabError(f"--vary is TABLE/ID/KEY=VALUE,VALUE,…, not {text!r}")
    table, row_id, (key, *inside) = parts[0], parts[1], parts[2].split(".")
    if table not in content.tables:
        raise LabError(f"there is no table {table!r}; there are: {', '.join(content.tables)}")
    row = content.tables[table].get(row_id)
    if row is None:
        raise LabError(f"there is no {table} {row_id!r}; there are: {', '.join(content.tables[table])}")
    if key not in row.__struct_fields__:
        raise LabError(f"{table} {row_id!r} has no key {key!r}; it has: {', '.join(row.__struct_fields__)}")
    if "designed" not in (row.source, *str(getattr(row, "mixed", "")).split("+")):
        raise LabError(
            f"{table} {row_id!r} is {row.source}, not designed: the lab does not tune it; lay a pack over it"
        )
    try:
        vary = Vary(table, row_id, key, tuple(map(int, inside)), tuple(dict.fromkeys(map(int, values.split(",")))))
        now = value_at(row, vary)
    except (ValueError, LookupError, TypeError):
        raise LabError(f"{text!r}: values are whole numbers, and a place in a list is written KEY.0.1") from None
    if type(now) is not int:
        raise LabError(f"{vary.name} is {plain_text(now)}, no whole number")
    return vary


def value_at(row: Row, vary: Vary) -> Any:
    value = getattr(row, vary.key)
    for at in vary.at:
        value = value[at]
    return value


def read_target(text: str, game: Game, seats: int) -> Target:
    name, equals, value = text.rpartition("=")
    try:
        wanted = float(value)
    except ValueError:
        wanted = math.nan
    if not equals or not math.isfinite(wanted):
        raise LabError(f"--target is MEASURE=NUMBER, such as win:A=0.5, not {text!r}")
    return Target(find_measure(name.strip(), game, seats), wanted)


# -- packs ---


def pack_with(varies: Sequence[Vary], values: Sequence[int], content: Content) -> Pack:
    """The rows with these values in them."""
    rows: dict[tuple[str, str], dict[str, Any]] = {}
    for vary, value in zip(varies, values, strict=True):
        row = rows.setdefault((vary.table, vary.row), {"id": vary.row})
        if vary.key not in row:
            row[vary.key] = msgspec.to_builtins(getattr(content.tables[vary.table][vary.row], vary.key))
        row[vary.key] = changed(row[vary.key], vary.at, value)
    tables: dict[str, list[dict[str, Any]]] = {}
    for (table, _), row in rows.items():
        tables.setdefault(table, []).append(row)
    return Pack(PACK_NAME, tables)


def changed(value: Any, at: Sequence[int], new: int) -> Any:
    if not at:
        return new
    parts = list(value)
    parts[at[0]] = changed(parts[at[0]], at[1:], new)
    return parts


# -- the search ---


def tune(run: Run, varies: Sequence[Vary], target: Target, path: Path, play: Play, say: Callable[[str], None]) -> Data:
    """All tries play a few games, the better half twice as many, and so on; the best is then played on new seeds."""
    game, content = run.plan.load()
    tries = all_tries(run, varies, path)
    rungs = rungs_of(run.games, len(tries))
    alive = tries
    for at, games in enumerate(rungs):
        for each in alive:
            play_try(each, games, game, target, play)
        alive = sorted(alive, key=lambda each: (distance(each, target), each.number))
        say(f"{games:,} games each: {len(alive)} tries, best {values_words(varies, alive[0].values)}")
        alive = alive if at == len(rungs) - 1 else alive[: max(1, -(-len(alive) // 2))]
    best = alive[0]
    check = Try(-1, best.values, fresh(best, run, path))
    play_try(check, run.games, game, target, play)
    pack = pack_with(varies, best.values, content)
    found = {**evidence(varies, target, tries, best, check), "game": game.name, "title": game.title}
    write_whole(path / "best.toml", to_toml(pack.tables).encode())
    write_whole(path / "evidence.md", evidence_text(found).encode())
    return found


def all_tries(run: Run, varies: Sequence[Vary], path: Path) -> list[Try]:
    names = [vary.name for vary in varies]
    if len(set(names)) < len(names):
        raise LabError("--vary names a number twice")
    number = math.prod([len(vary.values) for vary in varies])
    if not 2 <= number <= MOST_TRIES:
        raise LabError(f"there are {number} tries; the lab makes 2 to {MOST_TRIES}: name other values")
    _, content = run.plan.load()
    smallest = rungs_of(run.games, number)[0]
    made = []
    for at, values in enumerate(product(*[vary.values for vary in varies])):
        plan = replace(run.plan, packs=(*run.plan.packs, pack_with(varies, values, content)))
        tried = new_run(plan, run.bots, smallest, run.seed, smallest, run.most_decisions)
        made.append(Try(at, values, Folder(path / f"try-{at:03}", tried)))
    return made


def rungs_of(games: int, tries: int) -> list[int]:
    """How many games a try has played at each stage: doubling, so that the last one has them all."""
    stages = max(1, math.ceil(math.log2(tries)))
    while stages > 1 and games / 2 ** (stages - 1) < LEAST_GAMES:
        stages -= 1
    smallest = max(1, games // 2 ** (stages - 1))
    return [smallest * 2**at for at in range(stages - 1)] + [games]


def play_try(each: Try, games: int, game: Game, target: Target, play: Play) -> None:
    """On from where it was left; what an earlier search has played already counts as far as this one goes."""
    path, wanted = each.folder.path, replace(each.folder.run, games=games)
    if (path / RUN_FILE).exists():
        wanted = replace(wanted, games=max(games, open_folder(path).run.games))
    each.folder = prepare(path, wanted)
    fill(each.folder, play)
    rows = measured(each.folder, game, [target.measure]).filter(pl.col("game") < games)
    values = rows[target.measure.name].drop_nulls()
    if values.is_empty():
        raise LabError(f"{target.measure.name} says nothing in {games} games: it never happened")
    each.games, each.found = games, mean_of(values)


def fresh(best: Try, run: Run, path: Path) -> Folder:
    seed = derive(run.seed, "check") % 2**31
    return Folder(path / f"check-{best.number:03}", replace(best.folder.run, games=run.games, seed=seed))


def distance(each: Try, target: Target) -> float:
    return abs(each.found.value - target.value)


# -- the evidence ---


def values_words(varies: Sequence[Vary], values: Sequence[int]) -> str:
    return ", ".join([f"{vary.name} = {value}" for vary, value in zip(varies, values, strict=True)])


def evidence(varies: Sequence[Vary], target: Target, tries: Sequence[Try], best: Try, check: Try) -> Data:
    ordered = sorted(tries, key=lambda each: (-each.games, distance(each, target), each.number))
    return {
        "target": {"measure": target.measure.name, "words": target.measure.words, "value": target.value},
        "varied": [vary.name for vary in varies],
        "best": dict(zip([vary.name for vary in varies], best.values, strict=True)),
        "check": {"games": check.games, **check.found.plain()},
        "met": check.found.low <= target.value <= check.found.high,
        "tries": [
            {"values": list(each.values), "games": each.games, **each.found.plain(), "folder": each.folder.path.name}
            for each in ordered
        ],
    }


def evidence_text(found: Data) -> str:
    """For people: what was wanted, what was tried, what came of it."""
    target, check = found["target"], found["check"]
    met = "The target lies in the interval." if found["met"] else "The target lies outside of it: no try reaches it."
    values = ", ".join([f"`{name} = {value}`" for name, value in found["best"].items()])
    lines = [
        f"# {found['title']}: {target['words']} towards {target['value']:g}",
        "",
        f"Best: {values}. On {check['games']:,} games with new seeds: {check['value']:.4g} "
        f"(95 % interval {check['low']:.4g} to {check['high']:.4g}). {met}",
        "",
        "All tries play the same seeds; at each stage the half nearest to the target goes on with twice as many games. "
        "Whoever wins among many was lucky too, so the best is judged by new seeds. `best.toml` is its pack.",
        "",
        f"| {' | '.join(found['varied'])} | games | {target['measure']} | 95 % interval | folder |",
        f"|{'---|' * (len(found['varied']) + 4)}",
    ]
    for row in found["tries"]:
        shown = [str(value) for value in row["values"]]
        interval = f"{row['low']:.4g} to {row['high']:.4g}"
        lines.append(f"| {' | '.join(shown)} | {row['games']:,} | {row['value']:.4g} | {interval} | {row['folder']} |")
    return "\n".join(lines) + "\n"
