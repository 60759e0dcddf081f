"""Section 2: the ten decks and their backs. What is in the box, card by card: test_content.py."""

from __future__ import annotations

from collections import Counter

from kit import clause
from monoceros.games.crown.effects import box_of
from monoceros.games.crown.tables import ACTION_DECK, ARCHERY, BLACK_DECK, CAVALRY, DRAGON_DECK, GENERAL_DECK, INFANTRY

from .shown import shown
from .spots import building, spot


@clause("CD-2.4")
def test_2_4_nine_decks_lie_beside_the_board_and_the_tenth_are_the_castle_cards() -> None:
    s = spot("henry", gold=(12, 0))
    assert shown(s, None)["decks"] == [30, 30, 30, 9, 9, 9, 68, 19, 4]
    game = building(s, "0 castle B2").expect("0 castle_card: keep | gatehouse | barracks")
    game.say("0 gatehouse", "0 castle B3").expect("0 castle_card: keep | barracks")


@clause("CD-2.4")
def test_2_4_each_branch_has_its_own_decks() -> None:
    s = spot("henry")
    for branch in (INFANTRY, ARCHERY, CAVALRY):
        assert {s.terms.military_weapon[card] // 3 for card in s.decks[branch].bag} == {branch}
        assert {s.terms.general_weapon[card] // 3 for card in s.decks[GENERAL_DECK + branch].bag} == {branch}
    for deck, cards in enumerate(box_of(s.terms)):
        assert Counter(s.decks[deck].bag) == Counter(cards)


@clause("CD-2.5")
def test_2_5_backs_tell_the_kind_and_the_branch_of_troops_only() -> None:
    s = spot(
        "henry A1: Bow Levy, Rangers | magnus B1: Axe Band, Lance Levy",
        "bruno",
        hand_a="Spy, Tax Day",
        black_a="Ambush",
    )
    seen = shown(s, 1)
    hero, general = seen["holders"][0], seen["holders"][1]
    assert (hero["backs"], hero["cards"]) == ([ARCHERY, ARCHERY], None)
    assert (general["backs"], general["cards"]) == ([INFANTRY, CAVALRY], None)
    assert (general["branch"], general["officer"]) == (CAVALRY, -1)
    player = seen["players"][0]
    assert (player["hand_size"], player["hand"], player["black_size"], player["black"]) == (2, None, 1, None)
    assert (ACTION_DECK, BLACK_DECK, DRAGON_DECK) == (6, 7, 8), "the other decks have one back each"
