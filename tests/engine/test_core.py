"""The core: questions and answers, seats that decide together, endings, errors, events, dealers and piles."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monoceros.engine.chance import Dealer, Loaded, NoDealer, Recorded, Sealed, Seeded, commitment
from monoceros.engine.core import Ask, BaseState, IllegalPick, answer, asks, begin, same_pick, say
from monoceros.engine.events import ALL, Event, audience
from monoceros.engine.pile import Pile
from monoceros.engine.save import dump

from .written import answer_all, play_lowered, play_raw, written

# -- questions and answers ---------------------------------------------------------------------------------------

COUNT = """
@rule
async def count(s: BaseState, seat: int) -> int:
    total = 0
    while total < 5:
        n: int = await ask(seat, "count", (1, 2, total))
        total += n
    return total
"""


def test_a_question_names_seat_and_options_and_the_answer_goes_on(tmp_path: Path) -> None:
    m = written(tmp_path, COUNT)
    s = BaseState()
    begin(s, m.count, 3)
    assert asks(s) == [Ask(3, "count", (1, 2, 0))]
    answer(s, 3, 2)
    assert asks(s) == [Ask(3, "count", [1, 2, 2])]
    answer_all(s, (3, 2), (3, 1))
    assert (asks(s), s.result, s.stack) == ([], 5, [])


@pytest.mark.parametrize(
    ("seat", "pick", "message"),
    [
        (3, 7, r"seat 3 may not answer count with 7; legal: \[1, 2, 0\]"),
        (3, "1", "may not answer count with '1'"),
        (3, True, "may not answer count with True"),
        (3, 1.0, "may not answer count with 1.0"),
        (3, (1,), "may not answer count with"),
        (3, None, "may not answer count with None"),
        (0, 1, r"seat 0 is not asked; open: \[\(3, 'count'\)\]"),
    ],
)
def test_what_was_not_offered_is_refused_and_nothing_changes(
    tmp_path: Path, seat: int, pick: Any, message: str
) -> None:
    m = written(tmp_path, COUNT)
    s = BaseState()
    begin(s, m.count, 3)
    before = (dump(s), list(s.stack), asks(s))
    with pytest.raises(IllegalPick, match=message):
        say(s, seat, pick)
    assert (dump(s), s.stack, asks(s)) == before
    say(s, 3, 2)
    assert asks(s)[0].options == (1, 2, 2)


def test_picks_are_the_same_only_if_their_kinds_are() -> None:
    values = [0, False, 1, True, 1.0, "1", (1,), (True,), [1], (1, (0,)), (1, (False,)), None, ()]
    for (i, a), (j, b) in itertools.product(enumerate(values), repeat=2):
        assert same_pick(a, b) == (i == j)


def test_nobody_is_asked_when_all_is_over(tmp_path: Path) -> None:
    s = BaseState()
    assert asks(s) == []
    with pytest.raises(IllegalPick, match="seat 0 is not asked"):
        say(s, 0, 1)


# -- seats that decide together ----------------------------------------------------------------------------------

TOGETHER = """
class Table(BaseState):
    __slots__ = ("cards",)

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[tuple[int, ...]] = [(), (), ()]

@rule
async def draft(s: Table, seat: int) -> None:
    for i in range(2):
        card = await one(s, seat)
        s.cards[seat] += (card,)

@rule
async def one(s: Table, seat: int) -> int:
    return await ask(seat, "card", (seat, seat + 10))

@rule
async def whole(s: Table) -> int:
    await together(s, draft, (2, 0, 1))
    return await ask(1, "after", (len(s.cards), 0))
"""
ORDERS = sorted(set(itertools.permutations([0, 0, 1, 1, 2, 2])))


def test_seats_answer_in_any_order_and_it_comes_to_the_same(tmp_path: Path) -> None:
    m = written(tmp_path, TOGETHER)
    for order in ORDERS:
        s = m.Table()
        begin(s, m.whole)
        for number, seat in enumerate(order):
            left = [seat for seat in (2, 0, 1) if seat in order[number:]]
            assert [q.seat for q in asks(s)] == left
            say(s, seat, seat + 10 * len(s.cards[seat]))
        assert s.cards == [(0, 10), (1, 11), (2, 12)]
        assert asks(s) == [Ask(1, "after", (3, 0))]
    assert len(ORDERS) == 90


def test_together_the_coroutine_and_the_lowered_rule_agree(tmp_path: Path) -> None:
    m = written(tmp_path, TOGETHER)
    raw = [play_raw(m.Table, m.whole, seed) for seed in range(30)]
    assert [play_lowered(m.Table, m.whole, seed, saving=True) for seed in range(30)] == raw


def test_no_seats_together_ask_nothing(tmp_path: Path) -> None:
    m = written(tmp_path, TOGETHER.replace("(2, 0, 1)", "()"))
    s = m.Table()
    begin(s, m.whole)
    assert asks(s)[0].name == "after"


# -- endings -----------------------------------------------------------------------------------------------------

ENDINGS = """
@rule
async def mine(s: BaseState, seat: int) -> None:
    word: str = await ask(seat, "end", ("no", "over", "match", "own"))
    if word == "over":
        raise GameOver
    if word == "match":
        raise Finish("written.match", seat)
    if word == "own":
        raise Finish("written.mine")
    await ask(seat, "more", (1,))

@rule
async def match(s: BaseState) -> int:
    await together(s, mine, (0, 1))
    return 7

@rule
async def whole(s: BaseState) -> int:
    won = await match(s)
    await ask(0, "after", (won,))
    return won
"""


@pytest.mark.parametrize(
    ("picks", "names", "result"),
    [
        ([(0, "no"), (1, "no")], ["more", "more"], None),
        ([(0, "no"), (1, "no"), (1, 1), (0, 1)], ["after"], None),
        ([(0, "no"), (1, "over")], [], None),
        ([(0, "over")], [], None),
        ([(0, "no"), (1, "match")], ["after"], None),
        ([(0, "no"), (1, "match"), (0, 1)], [], 1),
        ([(1, "own")], ["end"], None),
        ([(1, "own"), (0, "own"), (0, 7)], [], 7),
    ],
)
def test_endings_among_seats_that_decide_together(
    tmp_path: Path, picks: list[tuple[int, Any]], names: list[str], result: int | None
) -> None:
    m = written(tmp_path, ENDINGS)
    s = BaseState()
    begin(s, m.whole)
    for seat, pick in picks:
        say(s, seat, pick)
    assert [q.name for q in asks(s)] == names
    if not names:
        assert (s.result, s.stack) == (result, [])


def test_endings_agree_with_the_coroutine(tmp_path: Path) -> None:
    m = written(tmp_path, ENDINGS)
    raw = [play_raw(BaseState, m.whole, seed) for seed in range(60)]
    assert [play_lowered(BaseState, m.whole, seed, saving=True) for seed in range(60)] == raw
    assert {played.result for played in raw} == {None, 0, 1, 7}


def test_finishing_a_rule_that_is_not_there_ends_everything(tmp_path: Path) -> None:
    m = written(tmp_path, ENDINGS)
    s = BaseState()
    begin(s, m.mine, 4)
    say(s, 4, "match")
    assert (asks(s), s.result) == ([], 4)


def test_an_error_names_all_rules_and_the_stack_stays_whole(tmp_path: Path) -> None:
    m = written(
        tmp_path,
        """
        @rule
        async def low(s: BaseState, seat: int) -> None:
            n: int = await ask(seat, "divide", (0, 1))
            print(6 // n)

        @rule
        async def mine(s: BaseState, seat: int) -> None:
            await low(s, seat)

        @rule
        async def high(s: BaseState) -> None:
            await together(s, mine, (0, 1))
        """,
    )
    s = BaseState()
    begin(s, m.high)
    with pytest.raises(ZeroDivisionError) as caught:
        answer(s, 1, 0)
    places = [note.split(", in ")[1] for note in caught.value.__notes__]
    assert places == ["written.low (divide)", "written.mine (low())", "together (ask)", "written.high (together())"]
    assert [frame[0] for frame in s.stack] == ["written.high", "together"]


# -- events ------------------------------------------------------------------------------------------------------


def test_a_secret_is_seen_by_its_seats_only() -> None:
    s = BaseState()
    s.emit("drew", 1, secret="Skull", to=audience(1, 3))
    s.emit("shown", 2, shows=audience(0))
    drew, shown = s.events
    assert (drew.shows, shown.shows) == (audience(1, 3), audience(0))
    for seat, secret in ((1, "Skull"), (3, "Skull"), (0, None), (2, None), (None, None)):
        seen = drew.seen_by(seat)
        assert (seen.name, seen.facts, seen.secret) == ("drew", (1,), secret)
    assert shown.seen_by(None) == Event("shown", (2,), None, ALL, 0)
    assert "Skull" not in repr(drew.seen_by(2))


@pytest.mark.parametrize("secret", ["Skull", None])
def test_whoever_tells_a_secret_names_who_may_know_it_even_if_there_is_nothing_to_tell(secret: str | None) -> None:
    s = BaseState()
    with pytest.raises(ValueError, match="the event 'drew' has a secret, but does not name who may know it"):
        s.emit("drew", 1, secret=secret)
    with pytest.raises(ValueError, match="the event 'drew' names who may know its secret, but has none"):
        s.emit("drew", 1, to=audience(1))
    assert s.events == []
    s.emit("drew", 1, secret=secret, to=audience(1))
    s.emit("turned up", 1, secret=secret, to=ALL)
    assert [event.seen_by(2).secret for event in s.events] == [None, secret]


# -- dealers -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [Seeded, lambda seed: Sealed(seed.to_bytes(16, "big"))])
def test_dealers_are_repeatable_and_fair(make: Any) -> None:
    for seed in (0, 1, 2**40):
        one, two, other = make(seed), make(seed), make(seed + 1)
        rolls = [one.pick(6) for _ in range(6000)]
        assert rolls == [two.pick(6) for _ in range(6000)]
        assert rolls != [other.pick(6) for _ in range(6000)]
        assert all([850 < rolls.count(face) < 1150 for face in range(6)])
        pairs = list(itertools.pairwise(rolls))
        assert all([100 < pairs.count(pair) < 240 for pair in itertools.product(range(6), repeat=2)])
        dice = {one.roll(6) for _ in range(200)}
        assert dice == {1, 2, 3, 4, 5, 6}


@given(st.integers(0, 2**32), st.integers(1, 200))
def test_a_pick_is_below_its_bound_and_a_shuffle_keeps_everything(seed: int, n: int) -> None:
    dealer = Seeded(seed)
    assert 0 <= dealer.pick(n) < n
    items = list(range(n))
    dealer.shuffle(items)
    assert sorted(items) == list(range(n))


def test_every_order_of_a_shuffle_comes_up() -> None:
    dealer = Seeded(5)
    orders = []
    for _ in range(2400):
        items = [1, 2, 3, 4]
        dealer.shuffle(items)
        orders.append(tuple(items))
    assert all([60 < orders.count(order) < 150 for order in itertools.permutations([1, 2, 3, 4])])


def test_a_sealed_dealer_can_be_checked_afterwards() -> None:
    key = bytes(range(32))
    shown_before = commitment(key)
    dealer = Sealed(key)
    dealt = [dealer.pick(n) for n in (6, 52, 2, 10**9)]
    assert commitment(key) == shown_before != commitment(bytes(32))
    assert [Sealed(key, drawn).pick(n) for drawn, n in enumerate((6, 52, 2, 10**9))] == dealt
    assert dealer.drawn == 4
    for wrong in (b"short", bytes(65)):
        with pytest.raises(ValueError, match="16 to 64 bytes"):
            Sealed(wrong)


def test_a_loaded_dealer_is_strict() -> None:
    dealer = Loaded([3, 0])
    assert dealer.roll(6) == 4
    assert dealer.left() == 1
    assert dealer.pick(1) == 0
    with pytest.raises(ValueError, match="no outcome is loaded for draw 3"):
        dealer.pick(6)
    with pytest.raises(ValueError, match="outcome 6 is loaded for draw 1, which knows only 0 to 5"):
        Loaded([6]).pick(6)


def test_a_recorded_dealer_writes_down_what_is_dealt() -> None:
    dealer = Recorded(Seeded(1))
    dealt = [dealer.pick(6) for _ in range(5)]
    assert dealer.take() == dealt
    assert dealer.take() == []
    items = [1, 2, 3]
    dealer.shuffle(items)
    again = [1, 2, 3]
    Loaded(dealer.take()).shuffle(again)
    assert again == items


def test_a_state_without_a_dealer_cannot_draw() -> None:
    assert isinstance(BaseState().chance, NoDealer)
    with pytest.raises(RuntimeError, match="no dealer"):
        BaseState().chance.pick(2)


# -- piles -------------------------------------------------------------------------------------------------------

moves = st.lists(st.sampled_from(["draw", "top", "shuffle", "copy"]), max_size=40)


@given(st.lists(st.integers(0, 9), max_size=12), moves, st.integers(0, 99))
def test_a_pile_loses_and_makes_no_card(cards: list[int], moves: list[str], seed: int) -> None:
    dealer: Dealer = Seeded(seed)
    pile, out = Pile(cards[:], []), []
    for move in moves:
        if move == "draw" and pile.size():
            out.append(pile.draw(dealer))
        elif move == "top" and out:
            pile.put_on_top(out.pop())
        elif move == "shuffle":
            pile.shuffle_in(out)
            out = []
        elif move == "copy":
            other = pile.copy()
            if other.size():
                other.draw(dealer)
        assert pile.cards() == sorted(pile.cards())
        assert sorted(pile.cards() + out) == sorted(cards)
        assert pile.size() == len(cards) - len(out)


def test_a_known_top_is_drawn_in_its_order_without_chance_and_the_bag_fairly() -> None:
    pile = Pile([1, 2, 3], [])
    pile.put_on_top(8)
    pile.put_on_top(9)
    assert [pile.draw(NoDealer()), pile.draw(NoDealer())] == [9, 8]
    counts = {1: 0, 2: 0, 3: 0}
    dealer = Seeded(3)
    for _ in range(3000):
        counts[pile.copy().draw(dealer)] += 1
    assert all([900 < n < 1100 for n in counts.values()])
