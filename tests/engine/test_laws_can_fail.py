"""Every law can fail: for each there are broken games that break it, and no other law before it."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from monoceros.engine import laws
from monoceros.engine.chance import Dealer, NoDealer, Seeded
from monoceros.engine.core import BaseState, Pick, answer, ask, choose, together
from monoceros.engine.events import audience
from monoceros.engine.game import Encoder, Game
from monoceros.engine.laws import LawBroken, check_game
from monoceros.engine.laws_secrets import Doubles
from monoceros.engine.lowering import rule
from monoceros.engine.questions import Questions
from monoceros.engine.registry import find_game
from monoceros.engine.scene import Arrow, Layout, Row, Scene
from monoceros.engine.table import Table

from .barrow import BARROW, QUESTIONS, SKULL, State, act, encode, gain_find, new_state, parts, redeal, take_gear, view

SEEDS = 60
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


def with_encoder(encode: Any) -> Game:
    """Barrow with other numbers for learners."""
    return replace(BARROW, encoder=Encoder(parts=parts, encode=encode))


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


@rule
async def hoard(s: State) -> None:
    """Each has a pack of its own, and is asked what to drop of it."""
    for seat in range(s.seats):
        while len(s.packs[seat]) < 2 + seat:
            gain_find(s, seat, s.barrow.draw(s.chance))
    s.dread = 0
    for _ in range(9):
        for seat in range(s.seats):
            await ask(seat, "drop", tuple(sorted(set(s.packs[seat]))))


@rule
async def hoard_and_rest(s: State) -> None:
    """Each has a pack of its own, and rests."""
    for seat in range(s.seats):
        while len(s.packs[seat]) < 2 + seat:
            gain_find(s, seat, s.barrow.draw(s.chance))
    s.dread = 0
    for _ in range(9):
        for seat in range(s.seats):
            await ask(seat, "plan", ("rest", "leave"))
            act(s, seat, "rest")


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
        t.gear = self.gear
        return t


class Wandering(State):
    """Goes on by a hidden input."""

    __slots__ = ()

    def emit(self, name: str, *facts: Pick, **more: Any) -> None:
        self.notes = [(next(TICKS),)] * self.seats
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


class Blabbing(State):
    """Says aloud what the delver carries: no news to the delver, but to all others."""

    __slots__ = ()

    def emit(self, name: str, *facts: Pick, **more: Any) -> None:
        extra = self.packs[facts[0]] if name == "rested" else ()
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
    s.skulls += next(TICKS)
    s.finds += s.skulls
    return s


# -- views, worlds, words and things that are out of order ---


def open_view(s: State, seat: int | None) -> dict[str, Any]:
    return {**view(s, seat), "packs": s.packs[:]}


def robbing_redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    w = redeal(s, seat, dealer)
    w.packs = [()] * w.seats
    return w


def haunting_redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    """Somebody else carries a skull, unseen."""
    w = redeal(s, seat, dealer)
    for other in range(w.seats):
        if other != seat and w.packs[other]:
            w.packs[other] = (SKULL, *w.packs[other][1:])
    return w


def copying_redeal(s: Any, seat: int | None, dealer: Dealer) -> Any:
    w = s.copy(dealer)
    w.forget_answer()
    return w


def lying_redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    """Finds are shuffled as they happen to lie."""
    w = redeal(s, seat, dealer)
    for other in range(w.seats):
        if other != seat and not any(s.notes):
            hidden = [*s.packs[other], *[find for find in w.barrow.bag if find != SKULL]]
            if sorted(hidden) == sorted([*w.packs[other], *[find for find in w.barrow.bag if find != SKULL]]):
                dealer.shuffle(hidden)
                held = len(w.packs[other])
                w.packs[other] = tuple(hidden[:held])
                w.barrow.bag = hidden[held:] + [SKULL] * w.barrow.bag.count(SKULL)
    return w


def remembering_redeal(s: Any, seat: int | None, dealer: Dealer) -> Any:
    """The last answer, which may have been told to nobody else, is still there."""
    w = TOWER.redeal(s, seat, dealer)
    w.result = s.result
    return w


def unsorted_redeal(s: Any, seat: int | None, dealer: Dealer) -> Any:
    """As the Tower's, but cards that nobody looks at stay as they happen to lie."""
    w = TOWER.redeal(s, seat, dealer)
    for pile, true in zip(w.piles, s.piles, strict=True):
        if sorted(pile.bag) == sorted(true.bag):
            pile.bag = true.bag[:]
    return w


@rule
async def knot(s: State) -> None:
    """What a delver has found is kept where no redeal comes: among the variables of a rule."""
    for seat in range(s.seats):
        while len(s.packs[seat]) < 3:
            gain_find(s, seat, s.barrow.draw(s.chance))
    s.dread = 0
    await ask(0, "plan", ("rest", "leave"))
    worth = sum(s.packs[1])
    for _ in range(9):
        await ask(0, "plan", ("rest", "leave"))
        s.dread = min(worth, 1)


def hands_shown(s: State, seat: int | None) -> dict[str, Any]:
    """Every pack is shown to everybody, and `keeping_redeal` takes them for known: neither finds the other's fault."""
    return {**view(s, seat), "packs": s.packs[:]}


def keeping_redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    w = s.copy(dealer)
    w.forget_answer()
    w.barrow.forget_order()
    w.notes = [notes if i == seat else () for i, notes in enumerate(w.notes)]
    for i in range(w.seats):
        if i != seat and w.gear[i]:
            w.gear[i] = ("lamp", "rope")[dealer.pick(2)]
    return w


def hands_shown_late(s: State, seat: int | None) -> dict[str, Any]:
    """As above, but only once half of the rounds are over."""
    return {**view(s, seat), "packs": s.packs[:] if is_late(s) else None}


def keeping_late_redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    return (keeping_redeal if is_late(s) else redeal)(s, seat, dealer)


def is_late(s: State) -> bool:
    return all([2 * left < s.rounds for left in s.inside])


@rule
async def quiz_of_packs(s: State) -> None:
    """Seat 1 may not boast once seat 0 holds a torc: that nobody has told it."""
    for _ in range(9):
        await ask(0, "plan", ("rest", "leave"))
        s.dread = 0
        gain_find(s, 0, s.barrow.draw(s.chance))
        await ask(1, "plan", ("rest", "boast") if 2 in s.packs[0] else ("rest", "leave"))


@rule
async def whispers(s: State) -> None:
    """Seat 1 is told what seat 0 draws and puts back, and nowhere is it to be seen."""
    for _ in range(80):
        await ask(0, "plan", ("rest", "leave"))
        s.emit("found", 0, secret=s.chance.pick(2), to=audience(1))


@rule
async def blurt(s: State) -> None:
    """A secret for nobody in particular."""
    await ask(0, "plan", ("rest", "leave"))
    s.emit("found", 0, secret=s.chance.pick(2))


@rule
async def quiet(s: State) -> None:
    """Seat 1 is dealt finds, no skulls, and only what they are is a secret."""
    for _ in range(6):
        await ask(0, "plan", ("rest", "leave"))
        finds = [find for find in sorted(s.barrow.bag) if find != SKULL]
        find = finds[s.chance.pick(len(finds))]
        s.barrow.bag.remove(find)
        s.packs[1] += (find,)
        s.emit("found", 1, secret=find, to=audience(1))


def keeping_tower(s: Any, seat: int | None, dealer: Dealer) -> Any:
    w = s.copy(dealer)
    w.forget_answer()
    for pile in w.piles:
        pile.forget_order()
    return w


def tower_hands_shown(s: Any, seat: int | None) -> dict[str, Any]:
    return {**TOWER.view(s, seat), "hands": s.hands[:]}


OPEN_HANDS = replace(BARROW, first=quiet, view=hands_shown, redeal=keeping_redeal, encoder=None)
LATE_HANDS = replace(BARROW, view=hands_shown_late, redeal=keeping_late_redeal, encoder=None)
OPEN_TOWER: dict[str, Any] = {"view": tower_hands_shown, "redeal": keeping_tower, "encoder": None}


def blind_view(s: State, seat: int | None) -> dict[str, Any]:
    """Nobody sees a pack, not even the own."""
    seen = view(s, seat)
    for delver in seen["delvers"]:
        delver["pack"] = delver["finds"] = delver["notes"] = None
    return seen


UNTOUCHED = with_question("drop", touches=lambda pick, seen: ())  # what is not seen cannot be touched


def swapping_redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    """Everybody has somebody else's pack."""
    w = redeal(s, seat, dealer)
    w.packs = [*w.packs[1:], w.packs[0]]
    return w


def twins(seen: Any) -> Scene:
    scene = BARROW.scene(seen)
    return Scene((*scene.zones, scene.zones[0]), scene.things)


def drawn(**changes: Any) -> Game:
    """Barrow with something wrong in its scenes."""
    return replace(BARROW, scene=lambda seen: msgspec.structs.replace(BARROW.scene(seen), **changes))


def drawn_things(**changes: Any) -> Game:
    """Barrow with something wrong in every thing of its scenes."""

    def changed(seen: Any) -> Scene:
        scene = BARROW.scene(seen)
        things = [msgspec.structs.replace(thing, **changes) for thing in scene.things]
        return msgspec.structs.replace(scene, things=tuple(things))

    return replace(BARROW, scene=changed)


class Whispering(State):
    """While it says that somebody rests, everybody can see what lies in the packs."""

    __slots__ = ()

    def emit(self, name: str, *facts: Pick, **more: Any) -> None:
        self.dread += 10 * (name == "rested")
        super().emit(name, *facts, **more)
        self.dread -= 10 * (name == "rested")


def hushed_view(s: State, seat: int | None) -> dict[str, Any]:
    return open_view(s, seat) if s.dread >= 10 else view(s, seat)


def hushed_scene(seen: Any) -> Scene:
    return no_answer() if seen["dread"] >= 10 else BARROW.scene(seen)


def whispering(**changes: Any) -> Game:
    return replace(with_state(Whispering), **changes)


def crossed(pick: Pick, seen: Any) -> str:
    """Each of two options has the other's name."""
    return {"rest": "leave", "leave": "rest"}.get(pick, str(pick))


def no_answer(*args: Any) -> Any:
    raise KeyError("nobody has thought of this")


def touching_air(pick: Pick, seen: Any) -> tuple[str, ...]:
    return ("barrow", "the air")


# -- one by one ---

TOWER_OPTIONS: dict[str, Any] = {"match": "single", "turn_limit": 20}


class Broken:
    """A broken game, how to play it, and what the law says of it."""

    def __init__(self, says: str, game: Game, *, every: int = 1, limit: int = 400, **options: Any) -> None:
        self.says, self.game, self.every, self.limit, self.options = says, game, every, limit, options

    def law(self) -> LawBroken:
        return broken_law(self.game, every=self.every, limit=self.limit, **self.options)


def broken_tower(says: str, *, every: int = 1, **changes: Any) -> Broken:
    return Broken(says, replace(TOWER, **changes), every=every, **TOWER_OPTIONS)


BROKEN: dict[str, list[Broken]] = {
    "games end": [Broken("no end after 50 decisions", asking(forever), every=NEVER, limit=50)],
    "rules run": [
        Broken("ZeroDivisionError: a stone", with_state(Stumbling), every=NEVER),
        Broken("has a secret, but does not name who may know it", asking(blurt), every=NEVER),
    ],
    "questions are in order": [
        Broken("plan offers 'dance', which is not in its declared domain", asking(stranger)),
        Broken("plan offers something twice: ('rest', 'leave', 'rest')", asking(stammer)),
        Broken("plan has no options", asking(silence)),
        Broken("there is no seat 2", asking(nobody)),
        Broken("riddle is not in the table of asks", asking(riddle)),
        Broken("a seat is asked twice at the same time", asking(two_heads)),
    ],
    "pieces are conserved": [
        Broken("15 finds, not 16", with_state(Leaking), every=NEVER),
        broken_tower("KeyError: 'nobody has thought of this'", check=no_answer),
    ],
    "asking changes nothing": [
        Broken("the state changed", asking(restless)),
        Broken("asked twice, answered differently", asking(fickle)),
        Broken("chance was asked for, but this state has no dealer", asking(dicing)),
    ],
    "copies are independent and go on alike": [
        Broken("a copy that was played on changed the state it came from", with_state(Sharing)),
        Broken("two copies with the same chance went on differently", with_state(Wandering)),
    ],
    "a save goes on alike": [Broken("a loaded save went on differently", with_state(Forgetful))],
    "a redealt world looks the same": [
        Broken("can tell a redealt world", replace(BARROW, first=hoard, view=open_view)),
        Broken("can tell a redealt world", replace(BARROW, redeal=robbing_redeal)),
        Broken("a skull in a pack", replace(BARROW, redeal=haunting_redeal)),
        Broken(
            "is asked something else in a redealt world",
            replace(UNTOUCHED, first=hoard, view=blind_view, redeal=swapping_redeal),
        ),
        broken_tower("can tell a redealt world", view=lambda s, seat: {**TOWER.view(s, seat), "hands": s.hands[:]}),
        broken_tower(
            "can tell a redealt world", redeal=lambda s, seat, dealer: TOWER.redeal(s, 1 if seat == 0 else 0, dealer)
        ),
    ],
    "a redealt world is made of what is known": [
        Broken("imagines another world, since something hidden", replace(BARROW, redeal=lying_redeal), rounds=20),
        Broken("imagines another world, since something hidden", replace(BARROW, first=knot), every=2),
        broken_tower("an imagined world still holds the last answer", redeal=remembering_redeal),
        broken_tower("imagines another world, since something hidden", every=4, redeal=unsorted_redeal),
    ],
    "scenes are in order": [
        Broken("two things have the same id: ['barrow', 'barrow']", replace(BARROW, scene=twins)),
        Broken("KeyError: 'nobody has thought of this'", replace(BARROW, scene=no_answer)),
        Broken("no chapter tells of ['nobody']", drawn_things(about="nobody")),
        Broken("lies in 'the air', which is not there", drawn_things(zone="the air")),
        Broken("has no words for those who hear the table", drawn_things(label="")),
        Broken("stands on 'the air', which is not there", drawn_things(on="the air")),
        Broken("reaches ['the air'], which are not there", drawn_things(reach=("the air",))),
        Broken("reaches ['the air'], which are not there", drawn_things(strikes=("barrow", "the air"))),
        Broken("an arrow (away) leads to 'the air'", drawn(arrows=(Arrow("barrow", "the air", "away"),))),
        Broken("names zones that are not there: ['the air']", drawn(layout=Layout((Row(("barrow", "the air")),)))),
        Broken("names a zone twice: ['barrow', 'barrow']", drawn(layout=Layout(near=("barrow",), left=("barrow",)))),
        Broken("bytes, more than 60000", drawn(heading="long " * 20_000)),
    ],
    "words and things are there": [
        Broken("touches things that are not there", replace(BARROW, scene=lambda seen: Scene((), ()))),
        Broken("the table has no words", replace(BARROW, text=lambda seen: "")),
        Broken("plan has no words", with_question("plan", prompt=lambda seen: "")),
        Broken("an option of plan has no label", with_question("plan", label=lambda pick, seen: "")),
        Broken("two options of plan have the same label", with_question("plan", label=lambda pick, seen: "Go")),
        Broken("has no words for its button", with_question("plan", short=lambda pick, seen: "")),
        Broken("two buttons of plan say the same", with_question("plan", short=lambda pick, seen: "Go")),
        Broken("KeyError: 'nobody has thought of this'", with_question("plan", why=no_answer)),
        Broken("KeyError: 'nobody has thought of this'", with_question("plan", about=no_answer)),
        Broken("'leave' could be: leave, rest", with_question("plan", label=crossed)),
        Broken("gear 'lamp' touches things that are not there", with_question("gear", touches=touching_air)),
        Broken("no clause for gear 'lamp'", with_question("gear", clause="BW-9.9")),
        Broken("no clause for plan 'delve'", with_question("plan", option_clause=lambda pick, seen: "BW-9.9")),
    ],
    "observations tell only what may be known": [
        Broken("can tell a redealt world by: own pack", with_encoder(lambda s, seat: encode(s, 1))),
        Broken("dread is -1, which is not from 0 to 255", with_encoder(lambda s, seat: [-1] * (5 + s.seats))),
        Broken("1 numbers, of which 7 are declared", with_encoder(lambda s, seat: [0])),
    ],
    "events tell a seat only what it may know": [
        Broken("in a world that looks the same Event('rested'", with_state(Gossiping)),
        Broken("sees Event('rested'", with_state(Blabbing)),
        Broken("KeyError: 'nobody has thought of this'", replace(BARROW, tell=no_answer)),
    ],
    "every moment can be seen": [
        Broken("KeyError: 'nobody has thought of this'", whispering(scene=hushed_scene)),
        Broken("KeyError: 'nobody has thought of this'", replace(BARROW, points=no_answer)),
        Broken("points at nothing: ('barrow', '')", replace(BARROW, points=lambda event, seen: ("barrow", ""))),
        Broken("comes from 'the air', which was not there", drawn_things(came_from="the air")),
        Broken("goes to 'the air', which is not there", drawn_things(goes_to="the air")),
    ],
    "a moment shows only what may be known": [
        Broken("can tell a redealt world after rested", whispering(first=hoard_and_rest, view=hushed_view)),
    ],
    "secrets stay with those who were told": [
        Broken("was told the same of two games, but sees of them['packs", OPEN_HANDS),
        Broken("was told the same of two games, but sees of them['packs", LATE_HANDS, rounds=20),
        Broken("whoever is told the secret of found never sees a sign of it", asking(whispers)),
        broken_tower("was told the same of two games, but sees of them['hands", every=4, **OPEN_TOWER),
    ],
    "undo shows nothing new": [
        Broken("could take back a pick that showed it something", with_state(Sly)),
        Broken("could take back a pick after which it knew that another had no choice", asking(quiz)),
    ],
    "the result is a score for each seat": [
        Broken("[1.0, 0.0, 0.0] for 2 seats", replace(BARROW, score=lambda s: [1.0, 0.0, 0.0])),
        Broken("[2.0, 0.0] is not between 0 and 1", replace(BARROW, score=lambda s: [2.0, 0.0])),
        Broken("a game that is over has no result", replace(BARROW, score=lambda s: None)),
        broken_tower("KeyError: 'nobody has thought of this'", every=NEVER, score=no_answer),
    ],
    "a replay from the log is the same": [
        Broken("the replay ends elsewhere", replace(BARROW, setup=changing_setup), every=NEVER),
        Broken("the replay tells another story", with_state(Moody), every=NEVER),
    ],
    "redeal changes what is hidden": [
        Broken("no redealt world was ever another one", replace(BARROW, redeal=copying_redeal), rounds=20),
        broken_tower("no redealt world was ever another one", every=4, redeal=copying_redeal),
    ],
}
CASES = [(law, broken) for law, ways in BROKEN.items() for broken in ways]


@pytest.mark.parametrize(("law", "broken"), CASES, ids=[f"{law}: {broken.says}" for law, broken in CASES])
def test_a_broken_game_breaks_this_law(law: str, broken: Broken) -> None:
    found = broken.law()
    assert found.law == law, str(found)
    assert broken.says in found.what
    assert str(found).startswith(f"{law}: {found.what} (after {len(found.table.entries)} picks")


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


def play_some_with_doubles(game: Game) -> None:
    for seed in range(SEEDS):
        table = Table(game, Seeded(seed), bots_only=True)
        doubles = Doubles(table, Seeded(seed))
        while not table.is_over:
            before, question = table.state.copy(NoDealer()), table.asks()[0]
            pick = question.options[0]
            doubles.follow(before, question, pick, table.say(question.seat, pick))
            doubles.check()


def test_a_question_that_depends_on_what_its_seat_was_not_told_is_found_without_any_redeal() -> None:
    with pytest.raises(AssertionError, match="seat 1 was told the same of two games, but is asked"):
        play_some_with_doubles(asking(quiz_of_packs))


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
        "questions are in order: AssertionError: plan offers something twice: ('rest', 'leave', 'rest')"
        " (after 0 picks, seat 0 is asked plan)"
    )
    assert broken.table.asks()[0].name == "plan"
    assert isinstance(broken.__cause__, AssertionError)
