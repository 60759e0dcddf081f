"""Section 9: Redeploy offers just those holders with which all the rest can still be placed."""

from __future__ import annotations

from itertools import product

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.crown.facts import card_limit, holders_of, is_mixable
from monoceros.games.crown.picks import SPACE_NUMBER
from monoceros.games.crown.rules.redeploy import stations
from monoceros.games.crown.state import State

from .spots import GAME, carries, main, spot


def is_legal(s: State, on_holder: dict[int, list[int]]) -> bool:
    """CD-8.6, CD-8.7"""
    for holder, cards in on_holder.items():
        branches = {s.terms.military_weapon[card] // 3 for card in cards}
        if len(cards) > card_limit(s, holder) or (len(branches) > 1 and not is_mixable(holder)):
            return False
    return True


def can_be_completed(s: State, first: int) -> bool:
    """By trying everything: the first card of the pool goes to this holder, the others anywhere."""
    holders = holders_of(s, 0)
    for others in product(holders, repeat=len(s.pool) - 1):
        on_holder = {holder: list(s.cards[holder]) for holder in holders}
        for card, holder in zip(s.pool, (first, *others), strict=True):
            on_holder[holder].append(card)
        if is_legal(s, on_holder):
            return True
    return False


@clause("CD-9.3", "CD-9.6")
def test_what_is_offered_can_be_completed_and_nothing_else() -> None:
    rng = Seeded(7)
    s = spot(
        "henry A1: Sword Squad, Sword Squad | torvald B1: Bow Levy | keep B3: Lance Levy, Lance Levy | gatehouse B4",
        food=(2,),
    )
    game = main(s, "0 redeploy")
    while s.pool:
        wanted = [holder for holder in holders_of(s, 0) if can_be_completed(s, holder)]
        offered = [s.board[SPACE_NUMBER[place]] for place in stations(s, 0)]
        assert offered == wanted
        if len(offered) > 1:
            options = game.options(0)
            game.say(f"0 {options[rng.pick(len(options))]}")
    game.check()


@clause("CD-9.6")
def test_a_full_kingdom_leaves_little_choice() -> None:
    s = spot(
        "bruno A1: Axe Band, Axe Band, Axe Band | keep B3: Bow Levy, Bow Levy | gatehouse B4: Lance Levy, Lance Levy",
        food=(2,),
    )
    game = main(s, "0 redeploy").expect("0 redeploy: B3 | B4")
    assert carries(s, "A1") == "Axe Band, Axe Band, Axe Band", "three axes fit on Bruno only"
    game.say("0 B4")
    assert (game.is_over, carries(s, "B3"), carries(s, "B4")) == (True, "Lance Levy, Lance Levy", "Bow Levy, Bow Levy")


@clause("CD-9.2", "CD-9.5")
def test_a_general_may_be_left_without_cards() -> None:
    s = spot("henry A1 | torvald F5: Axe Band | brenna B2", food=(2,))
    main(s, "0 redeploy", "0 B2").check()
    assert (carries(s, "F5"), carries(s, "B2"), s.food[0]) == ("", "Axe Band", 0)


@clause("CD-9.4")
def test_cards_go_to_holders_at_any_distance() -> None:
    s = spot("henry A1 | torvald M8: Axe Band | keep B3", food=(2,))
    main(s, "0 redeploy").expect("0 redeploy: A1 | M8 | B3").say("0 A1")
    assert (carries(s, "A1"), carries(s, "M8")) == ("Axe Band", "")
    back = spot("henry A1: Axe Band | torvald M8", food=(2,))
    main(back, "0 redeploy", "0 M8")
    assert (carries(back, "A1"), carries(back, "M8")) == ("", "Axe Band")


@clause("CD-9.3")
def test_no_card_is_left_over() -> None:
    s = spot("bruno A1: Axe Band, Axe Band, Axe Levy | torvald B1: Bow Levy, Lance Levy", food=(3,))
    game = main(s, "0 redeploy")
    while not game.is_over:
        game.say(f"0 {game.options(0)[-1]}")
    assert (s.pool, len(s.cards[0]) + len(s.cards[1]), s.food[0]) == ((), 5, 1)
    game.check()


@clause("CD-9.1")
@pytest.mark.parametrize(("price", "options"), [(2, {}), (3, {"redeploy_food": 3})])
def test_9_1_it_costs_2_food_or_3_as_the_draft_says_too(price: int, options: dict[str, int]) -> None:
    for food in range(6):
        s = spot("henry A1: Axe Band | torvald B1", "bruno", food=(food,), **options)
        game = main(s)
        assert ("redeploy" in game.options(0)) == (food >= price)
        if food >= price:
            game.say("0 redeploy")
            assert s.food[0] == food - price


@clause("CD-9.1")
def test_9_1_the_price_is_said_where_it_is_chosen() -> None:
    s = spot("henry A1: Axe Band | torvald B1", "bruno", food=(5,), redeploy_food=3)
    main(s)
    assert GAME.questions["main"].about("redeploy", GAME.view(s, 0)).startswith("For 3 food")  # type: ignore[operator,misc]
