"""Section 12: draw piles, discard piles, the hand limit."""

from __future__ import annotations

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.games.tower.state import State

from .shown import shown
from .spots import cards, hand, on_top, renewing, spot

ABILITIES, BASES = 0, 1


def discard_pile(s: State, pile: int) -> None:
    """The whole draw pile of seat 0 lies in its discard pile."""
    s.discards[pile] = s.piles[pile].cards()
    s.piles[pile].bag, s.piles[pile].top = [], []


@clause("AT-12.1")
def test_12_1_a_player_draws_only_from_the_own_piles() -> None:
    s = spot(active=1)
    on_top(s, 1, "Treant, Dragons")
    on_top(s, 0, "Lair base, Nest base")
    t = renewing(s).expect("1 draw: ability | base").say("1 ability", "1 ability")
    assert [pile.size() for pile in s.piles] == [30, 25, 28, 25]
    t.expect("0 draw: ability | base").say("0 base", "0 base")
    assert [pile.size() for pile in s.piles] == [30, 23, 28, 25]
    assert (hand(s, 0), hand(s, 1)) == ("Lair base, Nest base", "Dragons, Treant")


@clause("AT-12.2")
def test_12_2_the_discard_pile_of_an_empty_pile_is_shuffled_into_a_new_one_first() -> None:
    s = spot()
    discard_pile(s, ABILITIES)
    s.discards[BASES] = cards(s, 0, "Lair base")
    s.piles[BASES].bag.remove(s.discards[BASES][0])
    t = renewing(s, chance=Loaded([29])).expect("0 draw: ability | base").say("0 ability")
    assert hand(s, 0) == "Treant"
    assert (s.piles[ABILITIES].size(), s.discards[ABILITIES]) == (29, [])
    assert (s.piles[BASES].size(), s.discards[BASES]) == (24, cards(s, 0, "Lair base"))
    t.check()


@clause("AT-12.2")
def test_12_2_the_order_of_the_new_pile_is_left_to_chance() -> None:
    for outcome, card in ((0, "Treecity base"), (24, "Nest base")):
        s = spot()
        discard_pile(s, BASES)
        renewing(s, chance=Loaded([outcome])).say("0 base")
        assert hand(s, 0) == card


@clause("AT-12.2")
def test_12_2_a_pile_that_is_not_empty_is_drawn_from_as_it_is() -> None:
    s = spot()
    discard_pile(s, ABILITIES)
    s.discards[ABILITIES].remove(cards(s, 0, "Dragons")[0])
    s.piles[ABILITIES].put_on_top(cards(s, 0, "Dragons")[0])
    renewing(s).say("0 ability")
    assert hand(s, 0) == "Dragons"
    assert (s.piles[ABILITIES].size(), len(s.discards[ABILITIES])) == (0, 29)


@clause("AT-12.3")
def test_12_3_with_pile_and_discards_of_one_kind_empty_the_card_must_come_from_the_other_kind() -> None:
    s = spot()
    s.piles[ABILITIES].bag = []
    on_top(s, 0, "Lair base, Nest base")
    renewing(s).expect("1 draw: ability | base")
    assert hand(s, 0) == "Lair base, Nest base"


@clause("AT-12.3")
def test_12_3_likewise_for_the_bases() -> None:
    s = spot()
    s.piles[BASES].bag = []
    on_top(s, 0, "Treant, Dragons")
    renewing(s).expect("1 draw: ability | base")
    assert hand(s, 0) == "Dragons, Treant"


@clause("AT-12.3")
def test_12_3_if_the_other_kind_is_empty_too_no_card_is_drawn() -> None:
    s = spot(hand_a="Elves")
    for pile in (ABILITIES, BASES):
        s.piles[pile].bag = []
    s.discards[BASES] = cards(s, 0, "Lair base")
    renewing(s, chance=Loaded([0])).expect("1 draw: ability | base")
    assert hand(s, 0) == "Elves, Lair base"  # one card of two


@clause("AT-12.4")
def test_12_4_the_hand_limit_of_5_is_checked_after_the_draw_part_not_in_between() -> None:
    s = spot(hand_a="Elves, Elves, Elves, Elves, Elves")
    on_top(s, 0, "Trolls, Trolls")
    t = renewing(s).say("0 ability").expect("0 draw: ability | base")
    t.say("0 ability").expect("0 discard: ability light | ability heavy")
    t.say("0 ability light").expect("0 discard: ability light | ability heavy")
    t.say("0 ability light").expect("1 draw: ability | base")


@clause("AT-12.5")
def test_12_5_draw_piles_and_hands_are_hidden_discard_piles_and_all_numbers_are_open() -> None:
    s = spot(hand_a="Elves, Treant, Lair base", hand_b="Druids")
    on_top(s, 0, "Trolls")
    s.discards[ABILITIES] = cards(s, 0, "Dragons, Elves")
    for looker in (1, None):
        seat = shown(s, looker)[0]
        assert seat["hand"] is None
        assert (seat["hand_abilities"], seat["hand_bases"]) == (2, 1)
        assert seat["piles"] == [28, 24]
        assert seat["discards"] == [cards(s, 0, "Dragons, Elves"), []]
    own = shown(s, 0)
    assert sum(own[0]["hand"]) == 3
    assert own[0]["piles"] == [28, 24]
    assert own[1]["hand"] is None


@clause("AT-12.5")
def test_12_5_others_see_that_a_card_is_drawn_not_which() -> None:
    s = spot()
    on_top(s, 0, "Trolls")
    drew = renewing(s).say("0 ability").happened("drew")[0]
    assert [drew.seen_by(seat).secret for seat in (0, 1, None)] == [*cards(s, 0, "Trolls"), None, None]
    assert drew.facts == (0, ABILITIES)
