"""The rules of the tower as they are written, lowered, saved in the middle, and type-checked as typed source."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import monoceros
from games.recorded import playthroughs
from monoceros._build import kind
from monoceros.engine.chance import Dealer, NoDealer, Seeded
from monoceros.engine.core import RULES, Frame, answer, asks, begin
from monoceros.engine.lowering import lower_tree
from monoceros.engine.oracle import Oracle
from monoceros.engine.save import dump, fields_of, load, slots_of
from monoceros.games.tower.rules.battle import attack
from monoceros.games.tower.rules.match import match
from monoceros.games.tower.state import Combat, State

from .spots import GAME, spot

PACKAGE = "monoceros.games.tower"
SOURCES = Path(monoceros.__file__).parent
COMBAT = sorted(slots_of(Combat))


@dataclass(frozen=True)
class Play:
    """Where random play starts: a state, the rule to follow, and a seed for all chance."""

    make: Callable[[], Any]
    seed: int
    rule: Any = match
    args: tuple[int, ...] = ()

    def state(self) -> Any:
        s = self.make()
        s.chance = Seeded(self.seed)
        return s

    def begun(self) -> Any:
        s = self.state()
        begin(s, self.rule, *self.args)
        return s

    def chooser(self) -> Dealer:
        return Seeded(self.seed + 1_000_000)


def game(pack: str, seed: int) -> Play:
    """A whole game with options at random: most are single games, all are short."""
    content = GAME.content.load([GAME.content.pack(pack)] if pack else [])
    options = playthroughs.some_options(GAME, 2, content, Seeded(seed))
    options |= {"turn_limit": 30, "match": "single" if seed % 8 else "best of three"}
    return Play(lambda: GAME.new_state(2, options, content, NoDealer()), seed)


IRON = "Forge 2, Forge 2, Forge 2"
STONES = "Standing stones 2, Standing stones 2, Burrows 2"


def rare(seed: int) -> list[Play]:
    """Attacks that random games seldom come to: several that would be saved in the same step (AT-16.12)."""
    spots = [
        {"a": IRON, "b": IRON, "armies": ("deep hold", "deep hold"), "played_a": "Unbroken", "played_b": "Unbroken"},
        {"a": STONES, "b": IRON, "armies": ("fae", "deep hold"), "played_b": "Unbroken"},
    ]
    return [Play(partial(spot, **words), seed, attack, (0, 0)) for words in spots]


def plays(seeds: range) -> list[Play]:
    return [play for seed in seeds for play in (game("", seed), game("armies", seed), *rare(seed))]


def one_of(questions: Any, chooser: Dealer) -> tuple[int, Any]:
    question = questions[chooser.pick(len(questions))]
    return question.seat, question.options[chooser.pick(len(question.options))]


# -- raw and lowered ---


def picture(value: Any) -> Any:
    """A value of a field, such that equal pictures are equal values."""
    if isinstance(value, list):
        return [picture(item) for item in value]
    if hasattr(value, "bag"):
        return value.bag, value.top
    if isinstance(value, Combat):
        return [getattr(value, name) for name in COMBAT]
    return value


def fields(s: State) -> dict[str, Any]:
    return {name: picture(getattr(s, name)) for name in fields_of(s)}


def play_both_ways(play: Play) -> int:
    """Coroutines and lowered rules side by side: every question, field and event must agree. Gives the decisions."""
    written, lowered, chooser = play.state(), play.state(), play.chooser()
    written.telling = lowered.telling = True
    oracle = Oracle(written, play.rule, *play.args)
    begin(lowered, play.rule, *play.args)
    decisions = 0
    while questions := asks(lowered):
        assert oracle.asks() == questions
        seat, pick = one_of(questions, chooser)
        oracle.answer(seat, pick)
        answer(lowered, seat, pick)
        assert fields(written) == fields(lowered)
        assert written.events == lowered.events
        written.events, lowered.events = [], []
        decisions += 1
    assert (oracle.asks(), oracle.result, GAME.score(written)) == ([], lowered.result, GAME.score(lowered))
    return decisions


if kind() == "pure":

    @pytest.mark.parametrize("first", range(0, 120, 20))
    def test_coroutines_and_lowered_rules_play_the_same_games(first: int) -> None:
        decisions = [play_both_ways(play) for play in plays(range(first, first + 20))]
        assert sum(decisions) > 4000

else:

    def test_compiled_rules_have_no_coroutine() -> None:
        """They are compared with what the pure build has recorded: see test_laws.py and tests/playthroughs."""
        with pytest.raises(TypeError, match=r"rules\.match\.match is compiled: it has no coroutine to run"):
            play_both_ways(game("", 1))
        assert [name for name, rule in rules().items() if rule.raw is not None] == []


# -- every place where the game can stand still ---


def rules() -> dict[str, Any]:
    return {name: rule for name, rule in RULES.items() if name.startswith(f"{PACKAGE}.")}


def places(frames: tuple[Frame, ...] | list[Frame]) -> Iterator[tuple[str, str]]:
    """The points at which these rules are suspended."""
    for frame in frames:
        yield frame[0], RULES[frame[0]].points[frame[1]].label
        if frame[0] == "together":
            for branch in frame[3]:
                yield from places(branch)


def test_random_play_stands_still_at_every_point_of_every_rule() -> None:
    """What the comparisons of this module are worth."""
    seen: set[tuple[str, str]] = set()
    for play in plays(range(40)):
        s, chooser = play.begun(), play.chooser()
        while questions := asks(s):
            seen |= set(places(s.stack))
            answer(s, *one_of(questions, chooser))
    points = {(name, point.label) for name, rule in rules().items() for point in rule.points if point.label != "start"}
    assert points - seen == set()
    assert len(points) > 20


def test_games_that_are_saved_and_loaded_at_every_question_go_on_the_same() -> None:
    for play in plays(range(5)):
        straight, saved, chooser = play.begun(), play.begun(), play.chooser()
        while questions := asks(straight):
            dealer = saved.chance
            saved = load(dump(saved), play.make())
            saved.chance = dealer
            assert asks(saved) == questions
            seat, pick = one_of(questions, chooser)
            answer(straight, seat, pick)
            answer(saved, seat, pick)
        assert dump(saved) == dump(straight)


# -- the typed source ---


def test_the_typed_source_of_all_rules_passes_the_strict_type_checker(tmp_path: Path) -> None:
    tree = tmp_path / "src"
    shutil.copytree(SOURCES, tree / "monoceros", ignore=shutil.ignore_patterns("__pycache__", "cli", "bots"))
    files = sorted((SOURCES / "games" / "tower").rglob("*.py"))
    names = [".".join(file.relative_to(SOURCES.parent).with_suffix("").parts) for file in files]
    lowered = lower_tree(SOURCES.parent, tree, [name for name in names if not name.endswith("__init__")])
    text = "".join([file.read_text(encoding="utf-8") for file in lowered])
    assert "await " not in text
    assert text.count("(Rule_)") == len(rules()) > 10
    config = tmp_path / "mypy.ini"
    config.write_text(f"[mypy]\nstrict = true\nmypy_path = {tree}\nfollow_imports = silent\n", encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", str(config), "--cache-dir", str(tmp_path / "cache")]
    done = subprocess.run([*command, *map(str, lowered)], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
