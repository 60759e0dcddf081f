"""States, records and events declared once: what is written from them, and what is refused."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

import pytest

from monoceros.engine.chance import NoDealer, Seeded
from monoceros.engine.declared.fields import facts_of, numbers_of
from monoceros.engine.declared.oracle import (
    check_copy,
    check_declared,
    check_redealt,
    check_view,
    differing_fields,
    never_different,
)
from monoceros.engine.events import ALL
from monoceros.engine.hiding import HIDDEN, SPECTATOR, TABLE
from monoceros.engine.lowering import lower_tree
from monoceros.engine.save import dump, load
from monoceros.engine.views import number_of, plainly, viewer_of

from .written import imported

HEAD = """
from __future__ import annotations
from monoceros.engine.core import BaseState
from monoceros.engine.declared import *
from monoceros.engine.declared import event, telling
from monoceros.engine.hiding import HIDDEN
from monoceros.engine.pile import Pile
Seat = int
Card = int
"""
GAME = """
def is_up(s: State, owner: int, place: int) -> bool:
    return bool(s.up[owner] >> place & 1)

def remembered(s: State, seat: int) -> list[int]:
    return sorted(s.decks[seat].bag) if seat >= 0 else []

def told_of(s: State, seat: int) -> list[Pile]:
    return [Pile([], pile.top[-1:]) for pile in s.vaults]

def both(s: State, seat: int) -> int:
    return 1 << seat | 1 << seat + 1

@record
class Purse(Record):
    coins: Open[int] = 0
    finds: Open[list[int]] = times(0, 3)

@state
class State(BaseState):
    '''A little of everything.'''
    terms: Shared[list[str]]
    seats: Open[int]
    round: Open[int] = 1
    active: Open[int] = 0
    gold: Open[list[int]] = each(3, says="gold", price=True)
    hands: Own[list[list[int]]] = each([], known="known", pool="cards", says="hand")
    known: Open[list[list[int]]] = each([])
    decks: Own[list[Pile]] = each(Pile, pool="cards")
    field: Own[list[int]] = each(-1, 2, shown=is_up, pool="cards")
    up: Open[list[int]] = each(0)
    looked: Own[list[int]] = fresh([], owner="active", pool="cards")
    purses: Open[list[Purse]] = each(Purse)
    best: Open[Purse | None] = None
    fates: Hidden[Pile] = fresh(Pile, fixed="a bag has no order")
    stores: Hidden[list[Pile]] = times(Pile, 2)
    vaults: Hidden[list[Pile]] = times(Pile, 2, seen=told_of, fixed="they are told and not dealt")
    doom: Hidden[int] = 4
    noted: Inner[int] = 0
    size: Open[int] = made(lambda s: len(s.terms))
    memory: Known[list[int]] = seen(remembered)

    def hand_size(self, seat: int) -> int:
        return len(self.hands[seat])

def said(view, e):
    return phrase("{number} for {seat}.", number=len(e.facts[1]), seat=e.facts[0])

@event("{seat} draws {card}.", unseen="{seat} draws a card.", to="seat", at="hand/{card}", unseen_at="deck/{seat}")
def drew(s: State, seat: Seat, card: Secret[Card]) -> None: ...
@event(like="drew", to="seat", news=False)
def took(s: State, seat: Seat, card: Secret[Card]) -> None: ...
@event(like="drew", to="seat", eyes=both)
def shared(s: State, seat: Seat, card: Secret[Card]) -> None: ...
@event(like="drew", to="all")
def opened(s: State, seat: Seat, card: Secret[Card]) -> None: ...
@event("{by} robs {seat}.", shows="all", at=("purse/{seat}", "purse/{by}"), of="by", hits=["seat"], weight=3)
def robbed(s: State, seat: Seat, by: Seat) -> None: ...
@event(said, of="-", many="{seat}: {n}")
def counted(s: State, seat: Seat, cards: list[int]) -> None: ...
@event()
def rested(s: State) -> None: ...

def spoken(view, value): return f"#{value}"
def plain(view, value): return str(value)
EVENTS = telling(__name__, {"Seat": (spoken, plain), "Card": (spoken, plain)})
"""


def module(folder: Path, text: str, name: str = "declared_here") -> Any:
    """As it is imported, or as it is written for the compiler: see `way`."""
    file = folder / f"{name}.py"
    file.write_text(HEAD + text, encoding="utf-8")
    if WAY[0] == "for the compiler":
        lower_tree(folder, folder / "out", [name])
        file = folder / "out" / f"{name}.py"
    return imported(file, name)


WAY = ["as imported"]


@pytest.fixture(autouse=True, params=["as imported", "for the compiler"])
def way(request: pytest.FixtureRequest) -> str:
    WAY[0] = request.param
    return WAY[0]


def new(folder: Path) -> Any:
    return module(folder, GAME).State(["a", "b"], 2)


def dealt(folder: Path) -> Any:
    s = new(folder)
    s.hands = [[1, 4, 9], [2, 3, 7]]
    s.known = [[], [3]]
    s.decks[0].bag = [13, 11, 12]
    s.decks[1].bag, s.decks[1].top = [20, 21], [22]
    s.field, s.up = [30, 31, 32, 33], [0, 0b10]
    s.active, s.looked = 1, [40, 41]
    s.fates.bag, s.noted = [51, 50], 5
    s.stores[0].bag = [61, 60]
    return s


# -- what is written ---


def test_a_state_begins_as_it_is_declared(tmp_path: Path) -> None:
    s = new(tmp_path)
    assert (s.round, s.gold, s.hands, s.field, s.up) == (1, [3, 3], [[], []], [-1] * 4, [0, 0])
    assert (s.size, s.purses[1].finds, s.best, s.viewer) == (2, [0, 0, 0], None, TABLE)
    assert (s.SHARED, [kind.__name__ for kind in s.RECORDS]) == (("terms", "memory"), ["Purse"])
    assert (s.hand_size(0), type(s).__doc__) == (0, "A little of everything.")
    with pytest.raises(AttributeError):
        s.anything = 1
    with pytest.raises(AttributeError):
        s.memory  # noqa: B018  (it is there in views alone)


def test_a_copy_shares_nothing_that_changes(tmp_path: Path) -> None:
    s = dealt(tmp_path)
    other = s.copy(Seeded(1))
    assert other == s
    assert other.terms is s.terms
    check_copy(s)
    other.hands[0].append(5)
    other.purses[1].coins += 1
    other.decks[1].bag.pop()
    assert s.hands[0] == [1, 4, 9]
    assert (s.purses[1].coins, s.purses[1].copy() == s.purses[1]) == (0, True)
    assert s.decks[1].bag == [20, 21]
    assert other != s


def test_a_save_holds_what_is_declared(tmp_path: Path) -> None:
    s = dealt(tmp_path)
    assert sorted(dump(s)["fields"]) == sorted({fact.name for fact in facts_of(s)} - {"terms", "memory"})
    assert load(dump(s), new(tmp_path)) != s, "the module was made anew"
    assert load(dump(s), type(s)(["a", "b"], 2)) == s


def test_a_view_hides_what_belongs_to_others(tmp_path: Path) -> None:
    s = dealt(tmp_path)
    seen = s.seen_by(0)
    assert seen.viewer == 0
    assert seen.hands == [[1, 4, 9], [3, HIDDEN, HIDDEN]], "what is known stands in front: its place would tell"
    assert seen.field == [30, 31, HIDDEN, 33]
    s.decks[0].top = [14]
    assert (s.seen_by(0).decks[0].bag, s.seen_by(0).decks[0].top) == ([HIDDEN] * 3, [14]), "nobody looks into a pile"
    assert (seen.decks[1].bag, seen.decks[1].top) == ([HIDDEN] * 2, [HIDDEN])
    assert (seen.looked, s.seen_by(1).looked) == ([HIDDEN] * 2, [40, 41])
    assert (seen.fates.bag, seen.stores[0].bag, seen.doom, seen.noted) == ([HIDDEN] * 2, [HIDDEN] * 2, HIDDEN, 0)
    assert (seen.memory, seen.stack, seen.copy(NoDealer()) == seen) == ([11, 12, 13], [], True)
    assert s.seen_by(SPECTATOR).hands == [[HIDDEN] * 3, [3, HIDDEN, HIDDEN]]
    assert s.hands[1] == [2, 3, 7]


def test_what_is_hidden_fails_at_once_as_an_index(tmp_path: Path) -> None:
    seen = dealt(tmp_path).seen_by(SPECTATOR)
    for index in (seen.hands[1][2], seen.viewer, TABLE):
        with pytest.raises(IndexError):
            ["Fighter"][index]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_redealt_world_looks_the_same_and_is_another(tmp_path: Path, viewer: int) -> None:
    s = dealt(tmp_path)
    worlds = [s.redealt(viewer, Seeded(seed)) for seed in range(20)]
    assert all(world.seen_by(viewer) == s.seen_by(viewer) for world in worlds)
    assert any(world != s for world in worlds)
    assert all(world.known == s.known and 3 in world.hands[1] and world.field[3] == 33 for world in worlds)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_same_dealer_deals_the_same_world_whatever_is_hidden(tmp_path: Path, viewer: int) -> None:
    s = dealt(tmp_path)
    for seed in range(20):
        another = s.redealt(viewer, Seeded(seed + 100))
        here, there = s.redealt(viewer, Seeded(seed)), another.redealt(viewer, Seeded(seed))
        assert dump(here) == dump(there), "also in the order of bags"


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_what_is_written_agrees_with_a_plain_reading(tmp_path: Path, viewer: int) -> None:
    s = dealt(tmp_path)
    check_view(s, viewer)
    check_redealt(s, viewer, 7)


def sharing(real: Any) -> Any:
    def copy(self: Any, chance: Any) -> Any:
        other = real(self, chance)
        other.hands = self.hands
        return other

    return copy


def losing(real: Any) -> Any:
    def copy(self: Any, chance: Any) -> Any:
        other = real(self, chance)
        other.round = 9
        return other

    return copy


def leaking(real: Any) -> Any:
    def seen_by(self: Any, seat: int) -> Any:
        view = real(self, seat)
        view.field = self.field[:]
        return view

    return seen_by


def telling_all(real: Any) -> Any:
    return lambda self, seat, dealer: self.copy(dealer)


@pytest.mark.parametrize(
    ("method", "planted", "says"),
    [
        ("copy", sharing, "a copy shares hands with its original"),
        ("copy", losing, "a copy is another one: round: 1 and 9"),
        ("__eq__", lambda real: lambda self, other: True, "two states are equal that differ in seats"),
        ("__eq__", lambda real: lambda self, other: self is other, "two states are not equal that differ in nothing"),
        ("seen_by", leaking, f"the view of 0 is not as declared: field[2]: {HIDDEN} and 32"),
        ("redealt", telling_all, "a redealt world is not dealt as declared: .decks[1].top[0]: 21 and 22"),
    ],
)
def test_a_mistake_in_what_is_written_is_found(tmp_path: Path, method: str, planted: Any, says: str) -> None:
    s = dealt(tmp_path)
    check_declared(s, 0, 3)
    setattr(type(s), method, planted(getattr(type(s), method)))
    with pytest.raises(AssertionError) as found:
        check_declared(s, 0, 3)
    assert says in str(found.value)


def test_what_is_never_another_one_has_to_say_why(tmp_path: Path) -> None:
    s = dealt(tmp_path)
    differed = set[str]()
    for seed in range(30):
        differed |= differing_fields(s, s.redealt(SPECTATOR, Seeded(seed)))
    assert never_different(s, differed) == ["stores", "doom"], "no pool deals them, and they do not say why"


def test_numbers_have_their_names_and_prices(tmp_path: Path) -> None:
    s = dealt(tmp_path)
    found = [("gold", 0, 3), ("gold", 1, 3), ("hand", 0, 3), ("hand", 1, 3)]
    assert list(numbers_of(s.seen_by(0))) == found
    assert [fact.name for fact in facts_of(s) if fact.price] == ["gold"]
    assert list(numbers_of({"a": "dict"})) == []


def test_a_traceback_shows_the_declaration(tmp_path: Path, way: str) -> None:
    s = dealt(tmp_path)
    s.purses = [None]
    try:
        s.copy(NoDealer())
    except AttributeError as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
    assert last.filename.endswith("declared_here.py")
    written = "other.purses = [each_.copy() for each_ in self.purses]"
    assert last.line == {"as imported": "purses: Open[list[Purse]] = each(Purse)", "for the compiler": written}[way]


MORE = """
def own_places(s: State, seat: int) -> list[list[int]]:
    return [cards[:] if place % s.seats == seat else [HIDDEN] * len(cards) for place, cards in enumerate(s.places)]

class Chart:
    pass

@state
class State(BaseState):
    seats: Open[int]
    chart: Shared[Chart | None] = None
    places: Own[list[list[int]]] = made(lambda s: [[1, 2] for _ in range(2 * s.seats)], seen=own_places)

def eyes_of(s: State, place: int) -> int:
    return 1 << place % s.seats

@event("{place} draws {card}.", unseen="{place} draws.", to="place", eyes=eyes_of)
def drew(s: State, place: int, card: Secret[int]) -> None: ...
@event("{number} is read.")
def event_(s: State, number: int) -> None: ...

EVENTS = telling(__name__, {})
"""


def test_what_is_made_of_the_state_is_seen_by_a_function(tmp_path: Path) -> None:
    s = module(tmp_path, MORE, "declared_more").State(2)
    assert s.places == [[1, 2]] * 4
    assert s.seen_by(1).places == [[HIDDEN, HIDDEN], [1, 2], [HIDDEN, HIDDEN], [1, 2]]


def test_what_is_shared_is_the_same_for_every_copy_though_it_may_be_none(tmp_path: Path) -> None:
    made = module(tmp_path, MORE, "declared_more")
    s = made.State(2)
    assert s.copy(Seeded(1)).chart is None
    s.chart = made.Chart()
    assert s.copy(Seeded(1)).chart is s.chart


# -- events ---


def test_eyes_say_who_sees_what_lies_at_a_place(tmp_path: Path) -> None:
    made = module(tmp_path, MORE, "declared_more")
    s = made.State(2)
    s.telling = True
    made.drew(s, 3, 7)
    told = [made.EVENTS.tell(s.events[0].seen_by(seat), None) for seat in (0, 1, None)]
    assert told == ["3 draws.", "3 draws 7.", "3 draws."]


def test_an_event_whose_name_is_taken_has_an_underscore_and_is_told_without(tmp_path: Path) -> None:
    made = module(tmp_path, MORE, "declared_more")
    s = made.State(2)
    s.telling = True
    made.event_(s, 4)
    assert (s.events[0].name, made.EVENTS.tell(s.events[0], None)) == ("event", "4 is read.")


def told(folder: Path) -> tuple[Any, Any]:
    made = module(folder, GAME)
    s = made.State([], 2)
    s.telling = True
    return made, s


def test_a_silent_game_tells_nothing(tmp_path: Path) -> None:
    made = module(tmp_path, GAME)
    s = made.State([], 2)
    made.drew(s, 1, 7)
    assert s.events == []


def test_an_event_tells_the_secret_to_its_seat_alone(tmp_path: Path) -> None:
    made, s = told(tmp_path)
    made.drew(s, 1, 7)
    made.took(s, 1, 8)
    drew, took = s.events
    assert [made.EVENTS.tell(drew.seen_by(seat), None) for seat in (0, 1, None)] == [
        "#1 draws a card.",
        "#1 draws #7.",
        "#1 draws a card.",
    ]
    assert [made.EVENTS.points(drew.seen_by(seat), None) for seat in (0, 1)] == [("deck/1",), ("hand/7",)]
    assert (drew.shows, took.name, took.shows) == (0b10, "drew", 0)


def test_a_secret_is_told_to_all_who_see_with_its_seat_or_to_everybody(tmp_path: Path) -> None:
    made, s = told(tmp_path)
    made.shared(s, 1, 7)
    made.opened(s, 1, 7)
    shared, opened = s.events
    assert [shared.seen_by(seat).secret for seat in (0, 1, 2, None)] == [None, 7, 7, None]
    assert [opened.seen_by(seat).secret for seat in (0, 1, 2, None)] == [7] * 4
    assert (shared.shows, opened.shows) == (0b110, ALL)


def test_a_sentence_is_known_by_its_words_and_arguments(tmp_path: Path) -> None:
    made, s = told(tmp_path)
    made.robbed(s, 1, 0)
    made.counted(s, 1, [5, 6])
    made.rested(s)
    phrases = [made.EVENTS.phrase(event, None) for event in s.events]
    assert phrases[0] == ("{by} robs {seat}.", {"by": "#0", "seat": "#1"})
    assert [phrase.words for phrase in phrases] == ["#0 robs #1.", "2 for 1.", ""]
    assert s.events[1].facts == (1, (5, 6)), "an event holds only what cannot change"


def test_an_event_says_to_whom_it_shows_something(tmp_path: Path) -> None:
    more = """
@event("{seat} shows a card.", shows="seats")
def showed(s: State, seat: Seat) -> None: ...
@event("{by} looks at {seat}.", shows="others", of="by")
def looked(s: State, seat: Seat, by: Seat) -> None: ...
@event("{seat} looks.", shows="others")
def glanced(s: State, seat: Seat) -> None: ...
"""
    made = module(tmp_path, GAME + more, "shows_here")
    s = made.State([], 3)
    s.telling = True
    made.robbed(s, 1, 0)
    made.showed(s, 1)
    made.looked(s, 1, 0)
    made.glanced(s, 1)
    assert [event.shows for event in s.events] == [ALL, 0b111, 0b110, 0b101]


def test_an_event_says_whose_deed_it_is_and_whom_it_hits(tmp_path: Path) -> None:
    made, s = told(tmp_path)
    made.robbed(s, 1, 0)
    made.counted(s, 1, [])
    made.drew(s, 1, 4)
    found = [made.EVENTS.told[event.name] for event in s.events]
    deeds = [each.deed_of(event) for each, event in zip(found, s.events, strict=True)]
    assert deeds == [0, -1, 1], "where nothing is said, the first seat's"
    assert [each.hit_by(event) for each, event in zip(found, s.events, strict=True)] == [(1,), (), ()]
    assert [(each.weight, each.many) for each in found] == [(3, ""), (1, "{seat}: {n}"), (1, "")]


# -- what is refused ---

STATES = [
    ("round: int = 0", "who may know round? Write one of Open[…]"),
    ("cards: Open[list[int]] = []", "cards would be one list for all states: write fresh([])"),
    ("cards: Own[list[int]] = fresh([])", "whose is cards? Write each(…), or owner="),
    ("cards: Own[list[int]] = each([])", "declare `seats: Open[int]`"),
    ("cards: Own[list[int]] = fresh([], owner='nobody')", "owner='nobody' is no field of State"),
    ("cards: Open[list[int]] = fresh([], pool='cards')", "cards hides nothing"),
    ("cards: Hidden[list[int]] = fresh([], pool=CARDS)", "pool= is a word in quotes"),
    ("cards: Open[dict[str, int]] = fresh({})", "a state holds no dict[str, int]: write a list"),
    ("cards: Hidden[list[int]] = fresh([], pool='cards')", "a pool deals what is somebody's own"),
    ("cards: Hidden[tuple[int, ...]] = ()", "hidden are lists, piles and ints; else write seen= a function"),
    ("size: Open[int] = made(3)", "write made(lambda s: …)"),
    ("memory: Open[int] = seen(len)", "what only views have is `Known[…] = seen(function)`"),
]


@pytest.mark.parametrize(("field", "why"), STATES)
def test_a_field_that_is_not_declared_whole_is_refused_with_its_line(tmp_path: Path, field: str, why: str) -> None:
    text = f"CARDS = 'cards'\n@state\nclass State(BaseState):\n    ok: Open[int] = 0\n    {field}\n"
    refused(tmp_path, text, why, len(HEAD.splitlines()) + 5)


@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("coins: Hidden[int] = 0", "a record hides nothing; what is hidden is a field of the state"),
        ("coins: Open[list[int]] = made(lambda s: 3)", "a record knows no seats and no state"),
    ],
)
def test_a_record_hides_nothing(tmp_path: Path, field: str, why: str) -> None:
    refused(tmp_path, f"@record\nclass Purse(Record):\n    {field}\n", why, len(HEAD.splitlines()) + 3)


@pytest.mark.parametrize(
    ("event", "why"),
    [
        ("@event('{card}')\ndef drew(s: BaseState, card: Secret[Card]): ...", "who may know card? Write to="),
        ("@event('', to='a')\ndef drew(s: BaseState, b: Secret[Card], a: Seat): ...", "the secret comes last"),
        (
            "@event('', to='a')\ndef drew(s: BaseState, a: Seat, b: Secret[Card], c: Secret[Card]): ...",
            "one secret an event",
        ),
        ("@event('', to='a')\ndef drew(s: BaseState, a: Seat): ...", "nothing in it is secret"),
        ("@event('', eyes=len)\ndef drew(s: BaseState, a: Seat): ...", "nothing in it is secret"),
        ("@event('', to='nobody')\ndef drew(s: BaseState, a: Secret[Card]): ...", "there is no parameter nobody"),
        ("@event('', of='b')\ndef drew(s: BaseState, a: Seat): ...", "there is no parameter b; there are a"),
        ("@event('', shows='some')\ndef drew(s: BaseState): ...", 'shows= is "all", "seats", "others", or left out'),
        ("@event('', shows='others')\ndef drew(s: BaseState, a: int): ...", 'shows="others" needs a seat'),
        ("@event('', weight=7)\ndef drew(s: BaseState): ...", "weight= is 0 to 3"),
        ("@event('')\ndef drew(s: BaseState, a): ...", "what is a? Write its kind"),
        ("@event('')\ndef drew(): ...", "its first parameter is the state"),
        ("@event('{b}')\ndef drew(s: BaseState, a: Seat): ...\ntelling(__name__, {})", "there is no parameter b"),
        (
            "@event('{a}')\ndef drew(s: BaseState, a: Seat): ...\ntelling(__name__, {})",
            "how is a Seat spoken? name the kind in telling",
        ),
    ],
)
def test_an_event_that_is_not_declared_whole_is_refused_with_its_line(tmp_path: Path, event: str, why: str) -> None:
    refused(tmp_path, event + "\n", why, len(HEAD.splitlines()) + 2)


def test_an_event_inside_a_function_is_refused(tmp_path: Path) -> None:
    text = "def inside():\n    @event('')\n    def drew(s: BaseState): ...\ninside()\n"
    refused(tmp_path, text, "an event is a function at module level", len(HEAD.splitlines()) + 2)


def refused(folder: Path, text: str, why: str, line: int) -> None:
    with pytest.raises(SyntaxError) as found:
        module(folder, text, f"refused_{abs(hash(text))}")
    assert why in str(found.value)
    assert found.value.lineno == line
    assert (found.value.filename or "").endswith(".py")


def test_a_view_is_said_in_one_line_that_tells_what_is_seen_alone(tmp_path: Path) -> None:
    s = dealt(tmp_path)
    line = plainly(s.seen_by(0))
    assert line == plainly(s.redealt(0, Seeded(5)).seen_by(0))
    assert "gold: [3, 3]" in line
    assert f"decks: [{{top: [], bag: [{HIDDEN}, {HIDDEN}, {HIDDEN}]}}" in line
    assert "best: None" in line
    assert "purses: [{coins: 0, finds: [0, 0, 0]}" in line
    assert "noted" not in line
    assert "terms" not in line


def test_rooms_outside_read_a_view_of_either_kind(tmp_path: Path) -> None:
    s = dealt(tmp_path)
    assert (viewer_of(s.seen_by(1)), viewer_of(s.seen_by(SPECTATOR)), viewer_of({"seat": 1})) == (1, None, 1)
    assert (number_of(s.seen_by(1), "round"), number_of(s, "turn"), number_of({"turn": 3}, "turn")) == (1, None, 3)
    assert plainly({"seat": None, "lexicon": object(), "hands": [(1, 2)]}) == "{seat: None, hands: [[1, 2]]}"
