"""Every law can fail: for each there are broken games that break it, and no other law before it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from monoceros.engine import laws
from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState, Pick, answer, ask, choose, together
from monoceros.engine.game import Game
from monoceros.engine.laws import LawBroken, check_game
from monoceros.engine.lowering import rule
from monoceros.engine.questions import Questions
from monoceros.engine.registry import find_game
from monoceros.engine.scene import Scene

from .barrow import BARROW, QUESTIONS, State, gain_find, new_state, redeal, take_gear, view

SEEDS = 12
NEVER = 10**6  # how often dear laws are tried where a cheap one is to fail
TOWER = find_game("tower")


def broken_law(game: Game, *, every: int = 1, limit: int = 400, **options: Any) -> LawBroken:
    """The first law that does not hold in a few random games."""
    for seed in range(SEEDS):
        try:
            check_game(game, seed, every=every, limit=limit, options=options)
        except LawBroken as broken:
            return broken
    raise AssertionError(f"{game.title} breaks no law")


def with_state(kind: type[State]) -> Game:
    """Barrow with another state."""
    return replace(BARROW, setup=lambda seats, options, content: new_state(kind, seats, options, content))


def with_question(name: str, **changes: Any) -> Game:
    """Barrow with one question changed."""
    changed = [replace(q, **changes) if q.name == name else q for q in QUESTIONS.questions]
    return replace(BARROW, questions=Questions(tuple(changed)))


def asking(first: Any) -> Game:
    """Barrow with other rules."""
    return replace(BARROW, first=first)


# -- rules that are out of order ---


@rule
async def forever(s: State) -> None:
    while True:
        await ask(0, "plan", ("rest", "leave"))


@rule
async def stranger(s: State) -> None:
    await ask(0, "plan", ("rest", "dance"))


@rule
async def stammer(s: State) -> None:
    await ask(0, "plan", ("rest", "leave", "rest"))


@rule
async def silence(s: State) -> None:
    await ask(0, "plan", ())


@rule
async def nobody(s: State) -> None:
    await ask(s.seats, "plan", ("rest", "leave"))


@rule
async def riddle(s: State) -> None:
    await ask(0, "riddle", ("rest", "leave"))


@rule
async def two_heads(s: State) -> None:
    await together(s, take_gear, (0, 1, 0))


@rule
async def restless(s: State) -> None:
    for _ in range(9):
        await ask(0, "plan", counted(s))


def counted(s: State) -> tuple[str, ...]:
    s.dread += 1
    return ("rest", "leave")


@rule
async def fickle(s: State) -> None:
    for _ in range(9):
        await ask(0, "plan", ("rest", ("leave", "delve")[next(TICKS) % 2]))


@rule
async def dicing(s: State) -> None:
    for _ in range(9):
        await ask(0, "plan", ("rest", ("leave", "delve")[s.chance.pick(2)]))


@rule
async def quiz(s: State) -> None:
    """Seat 1 drops nothing, but is asked only if it holds two kinds of finds: nobody may learn that."""
    while len(s.packs[1]) < 2:
        gain_find(s, 1, s.barrow.draw(s.chance))
    s.dread = 0
    for _ in range(9):
        await ask(0, "plan", ("rest", "leave"))
        await choose(1, "drop", tuple(sorted(set(s.packs[1]))))


TICKS = itertools.count()  # a hidden input, which rules may not have

# -- states that are out of order ---


class Stumbling(State):
    __slots__ = ()

    def emit(self, name: str, *facts: Pick, **more: Any) -> None:
        if name == "rested":
            raise ZeroDivisionError("a stone")
        super().emit(name, *facts, **more)


class Leaking(State):
    __slots__ = ()

    def emit(self, name: str, *facts: Pick, **more: Any) -> None:
        if name == "rested" and self.barrow.bag:
            self.barrow.bag.pop()
        super().emit(name, *facts, **more)


class Sharing(State):
    __slots__ = ()

    def copy(self, chance: Dealer) -> State:
        t = super().copy(chance)
        t.inside = self.inside
        return t


class Wandering(State):
    """Goes on by a hidden input."""

    __slots__ = ()

    def emit(self, name: str, *facts: Pick, **more: Any) -> None:
        if name == "rested":
            self.inside[facts[0]] = next(TICKS) % 2
        super().emit(name, *facts, **more)


class Forgetful(State):
    __slots__ = ()
    SHARED = (*State.SHARED, "inside")


class Gossiping(State):
    """Says aloud what the next delver carries."""

    __slots__ = ()

    def emit(self, name: str, *facts: Pick, **more: Any) -> None:
        extra = self.packs[(facts[0] + 1) % self.seats] if name == "rested" else ()
        super().emit(name, *facts, *extra, **more)


class Sly(State):
    """A delver who peeks does so unheard: nothing tells the table that something was shown."""

    __slots__ = ()

    def emit(self, name: str, *facts: Pick, **more: Any) -> None:
        if name != "peeked":
            super().emit(name, *facts, **more)


class Moody(State):
    """Tells another story each time."""

    __slots__ = ()

    def emit(self, name: str, *facts: Pick, **more: Any) -> None:
        super().emit(name, *facts, next(TICKS), **more) if name == "left" else super().emit(name, *facts, **more)


def changing_setup(*args: Any) -> State:
    s = BARROW.setup(*args)
    s.inside = [next(TICKS) % 3 + 1 for _ in s.inside]
    return s


# -- views, worlds, words and things that are out of order ---


def open_view(s: State, seat: int | None) -> dict[str, Any]:
    return {**view(s, seat), "packs": s.packs[:]}


def robbing_redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    w = redeal(s, seat, dealer)
    w.packs = [()] * w.seats
    return w


def losing_redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    w = redeal(s, seat, dealer)
    w.barrow.bag = w.barrow.bag[1:]
    return w


def blind_view(s: State, seat: int | None) -> dict[str, Any]:
    """Nobody sees a pack, not even the own."""
    seen = view(s, seat)
    for delver in seen["delvers"]:
        delver["pack"] = delver["finds"] = delver["notes"] = None
    return seen


def swapping_redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    """Everybody has somebody else's pack."""
    w = redeal(s, seat, dealer)
    w.packs = [*w.packs[1:], w.packs[0]]
    return w


def twins(seen: Any) -> Scene:
    scene = BARROW.scene(seen)
    return Scene(scene.width, scene.height, (*scene.zones, scene.zones[0]), scene.things)


def crossed(pick: Pick, seen: Any) -> str:
    """Each of two options has the other's name."""
    return {"rest": "leave", "leave": "rest"}.get(pick, str(pick))


def no_answer(*args: Any) -> Any:
    raise KeyError("nobody has thought of this")


def touching_air(pick: Pick, seen: Any) -> tuple[str, ...]:
    return ("barrow", "the air")


# -- one by one ---

BROKEN: dict[str, dict[str, Callable[[], LawBroken]]] = {
    "games end": {"no end": lambda: broken_law(asking(forever), every=NEVER, limit=50)},
    "rules run": {"an error in a rule": lambda: broken_law(with_state(Stumbling), every=NEVER)},
    "questions are in order": {
        "an option outside of the domain": lambda: broken_law(asking(stranger)),
        "an option twice": lambda: broken_law(asking(stammer)),
        "no option": lambda: broken_law(asking(silence)),
        "no such seat": lambda: broken_law(asking(nobody)),
        "a question that is not declared": lambda: broken_law(asking(riddle)),
        "a seat asked twice at the same time": lambda: broken_law(asking(two_heads)),
    },
    "pieces are conserved": {
        "a find is lost": lambda: broken_law(with_state(Leaking), every=NEVER),
        "the check fails": lambda: broken_law(replace(TOWER, check=no_answer), match="single"),
    },
    "asking changes nothing": {
        "options change the state": lambda: broken_law(asking(restless)),
        "options depend on something else than the state": lambda: broken_law(asking(fickle)),
        "options are left to chance": lambda: broken_law(asking(dicing)),
    },
    "copies are independent and go on alike": {
        "a list in two states": lambda: broken_law(with_state(Sharing)),
        "a hidden input": lambda: broken_law(with_state(Wandering)),
    },
    "a save goes on alike": {"a field is not saved": lambda: broken_law(with_state(Forgetful))},
    "a redealt world looks the same": {
        "a view that shows all": lambda: broken_law(replace(BARROW, view=open_view)),
        "the own pack is dealt anew": lambda: broken_law(replace(BARROW, redeal=robbing_redeal)),
        "a find is lost": lambda: broken_law(replace(BARROW, redeal=losing_redeal)),
        "other questions": lambda: broken_law(replace(BARROW, view=blind_view, redeal=swapping_redeal), rounds=20),
        "the tower's hands laid open": lambda: broken_law(
            replace(TOWER, view=lambda s, seat: {**TOWER.view(s, seat), "hands": s.hands[:]}), match="single"
        ),
        "the tower redealt for the other seat": lambda: broken_law(
            replace(TOWER, redeal=lambda s, seat, dealer: TOWER.redeal(s, 1 if seat == 0 else 0, dealer)),
            match="single",
        ),
    },
    "words and things are there": {
        "two things with one id": lambda: broken_law(replace(BARROW, scene=twins)),
        "nothing is drawn": lambda: broken_law(replace(BARROW, scene=lambda seen: Scene(1, 1, (), ()))),
        "an error in the scene": lambda: broken_law(replace(BARROW, scene=no_answer)),
        "no words for the table": lambda: broken_law(replace(BARROW, text=lambda seen: "")),
        "no words for a question": lambda: broken_law(with_question("plan", prompt=lambda seen: "")),
        "no label": lambda: broken_law(with_question("plan", label=lambda pick, seen: "")),
        "two labels alike": lambda: broken_law(with_question("plan", label=lambda pick, seen: "Go")),
        "a label that means another option": lambda: broken_law(with_question("plan", label=crossed)),
        "a touch of nothing": lambda: broken_law(with_question("gear", touches=touching_air)),
        "no such clause": lambda: broken_law(with_question("gear", clause="BW-9.9")),
        "no such clause of an option": lambda: broken_law(
            with_question("plan", option_clause=lambda pick, seen: "BW-9.9")
        ),
    },
    "events tell a seat only what it may know": {
        "a secret in the open part": lambda: broken_law(with_state(Gossiping)),
        "no words for an event": lambda: broken_law(replace(BARROW, tell=no_answer)),
    },
    "undo shows nothing new": {
        "a view that shows more, and no event": lambda: broken_law(with_state(Sly)),
        "a question that another had no choice in": lambda: broken_law(asking(quiz)),
    },
    "the result is a score for each seat": {
        "a score too many": lambda: broken_law(replace(BARROW, score=lambda s: [1.0, 0.0, 0.0])),
        "a score out of bounds": lambda: broken_law(replace(BARROW, score=lambda s: [2.0, 0.0])),
        "no score": lambda: broken_law(replace(BARROW, score=lambda s: None)),
        "an error": lambda: broken_law(replace(TOWER, score=no_answer), every=NEVER, match="single"),
    },
    "a replay from the log is the same": {
        "another beginning each time": lambda: broken_law(replace(BARROW, setup=changing_setup), every=NEVER),
        "another story each time": lambda: broken_law(with_state(Moody), every=NEVER),
    },
    "redeal changes what is hidden": {
        "a copy": lambda: broken_law(replace(BARROW, redeal=lambda s, seat, dealer: s.copy(dealer)), rounds=20),
        "a copy of the tower": lambda: broken_law(
            replace(TOWER, redeal=lambda s, seat, dealer: s.copy(dealer)), every=4, match="single", turn_limit=20
        ),
    },
}
CASES = [(law, how) for law, ways in BROKEN.items() for how in ways]


@pytest.mark.parametrize(("law", "how"), CASES, ids=[f"{law}: {how}" for law, how in CASES])
def test_a_broken_game_breaks_this_law(law: str, how: str) -> None:
    broken = BROKEN[law][how]()
    assert broken.law == law, str(broken)
    assert str(broken) == f"{law}: {broken.what} (after {len(broken.table.entries)} picks)"


REFUSED = "what was not offered is refused"  # by the engine, whatever the game: so here the engine is broken


def test_an_engine_that_takes_any_pick_breaks_the_law_of_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "say", answer)
    assert broken_law(BARROW).law == REFUSED


def test_an_engine_that_refuses_and_changes_something_breaks_the_law_of_refusal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    true_say = laws.say

    def clumsy_say(s: BaseState, seat: int, pick: Pick) -> None:
        s.dread += 1  # type: ignore[attr-defined]
        true_say(s, seat, pick)

    monkeypatch.setattr(laws, "say", clumsy_say)
    assert broken_law(BARROW).law == REFUSED


def test_no_law_is_left_out() -> None:
    tried: set[str] = {"games end"}
    for seed in range(3):
        tried |= set(check_game(BARROW, seed, every=1).tried)
    assert tried == {*BROKEN, REFUSED}


@pytest.mark.parametrize("seats", [2, 3])
def test_the_unbroken_game_keeps_all_laws(seats: int) -> None:
    for seed in range(20):
        report = check_game(BARROW, seed, seats=seats, every=1 + seed % 3)
        assert report.decisions == report.tried["rules run"] > 3
        assert report.result is not None


def test_a_law_that_is_broken_says_where() -> None:
    broken = broken_law(asking(stammer))
    assert str(broken) == (
        "questions are in order: AssertionError: plan offers something twice: ('rest', 'leave', 'rest') (after 0 picks)"
    )
    assert broken.table.asks()[0].name == "plan"
    assert isinstance(broken.__cause__, AssertionError)
