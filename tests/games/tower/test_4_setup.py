"""Section 4: from two sorted decks to the first turn."""

from __future__ import annotations

import pytest

from kit import Played, clause, new_state
from monoceros.engine.chance import Loaded
from monoceros.games.tower.rules.match import match

from .shown import shown
from .spots import GAME, board, hand, on_top, play_game, spot


def new_match(*chance: int) -> Played:
    """A match at its first question; the first outcome names the starting player."""
    return Played(GAME, new_state("tower"), match, chance=Loaded(list(chance)))


@clause("AT-4.1")
@pytest.mark.parametrize(("pile", "lowest", "highest"), [("ability", "Elves", "Treant"), ("base", "Treecity", "Nest")])
def test_4_1_each_kind_of_card_is_shuffled_into_a_pile_of_its_own(pile: str, lowest: str, highest: str) -> None:
    last = {"ability": 29, "base": 24}[pile]
    for outcome, card in ((0, lowest), (last, highest)):
        t = new_match(0, outcome).say(f"1 {pile}")
        assert hand(t.state, 1).removesuffix(" base") == card


@clause("AT-4.1")
def test_4_1_each_player_starts_with_two_full_piles_face_down() -> None:
    t = new_match(0)
    for looker in (0, 1, None):
        for seat in shown(t.state, looker):
            assert (seat["piles"], seat["discards"]) == ([30, 25], [[], []])
            assert seat["hand_abilities"] + seat["hand_bases"] == 0


@clause("AT-4.2")
@pytest.mark.parametrize("starter", [0, 1])
def test_4_2_the_starting_player_is_chosen_at_random_before_anything_else(starter: int) -> None:
    t = new_match(starter)
    assert [event.facts for event in t.happened("game")] == [(1, starter)]
    t.expect("0 draw: ability | base", "1 draw: ability | base")


@clause("AT-4.2")
@pytest.mark.parametrize("starter", [0, 1])
def test_4_2_the_starting_player_has_the_first_turn(starter: int) -> None:
    t = new_match(starter, *[0] * 10).say(*["0 ability"] * 5, *["1 ability"] * 5)
    t.expect(f"{starter} renew: renew | decline")


@clause("AT-4.3")
def test_4_3_each_player_draws_five_cards_each_from_either_own_pile() -> None:
    s = spot()
    on_top(s, 0, "Elves, Trolls, Dragons")
    on_top(s, 0, "Lair base, Nest base")
    on_top(s, 1, "Druids, Druids, Druids, Druids, Druids")
    t = Played(GAME, s, play_game)
    t.say("0 ability", "0 base", "0 ability", "0 base", "0 ability")
    t.expect("1 draw: ability | base")
    t.say(*["1 ability"] * 5)
    assert hand(t.state, 0) == "Elves, Trolls, Dragons, Lair base, Nest base"
    assert hand(t.state, 1) == "Druids, Druids, Druids, Druids, Druids"
    t.expect_name(0, "build")


@clause("AT-4.3")
def test_4_3_a_player_sees_a_card_before_naming_the_pile_of_the_next() -> None:
    s = spot()
    on_top(s, 0, "Wall of thorns")
    t = Played(GAME, s, play_game).say("0 ability")
    assert hand(t.state, 0) == "Wall of thorns"
    assert sum(shown(t.state, 0)[0]["hand"]) == 1
    assert "0 draw: ability | base" in t.open()


@clause("AT-4.3")
def test_4_3_the_two_players_draw_at_the_same_time() -> None:
    s = spot()
    on_top(s, 0, "Elves, Elves, Elves, Elves, Elves")
    on_top(s, 1, "Elves, Elves, Elves, Elves, Elves")
    t = Played(GAME, s, play_game)
    t.say("1 ability", "0 ability", "1 ability", "1 ability")
    t.expect("0 draw: ability | base", "1 draw: ability | base")
    t.say("1 ability", "1 ability")
    t.expect("0 draw: ability | base")


def building(starter: int) -> Played:
    """Five cards are drawn: seat 0 has a Lair and a Nest, seat 1 a Burrows; the rest are abilities."""
    s = spot(active=starter)
    on_top(s, 0, "Elves, Elves, Elves")
    on_top(s, 0, "Lair base, Nest base")
    on_top(s, 1, "Elves, Elves, Elves, Elves")
    on_top(s, 1, "Burrows base")
    t = Played(GAME, s, play_game)
    return t.say(*["0 ability"] * 3, *["0 base"] * 2, *["1 ability"] * 4, "1 base")


@clause("AT-4.4")
def test_4_4_the_starting_player_builds_first_then_the_other() -> None:
    t = building(starter=1)
    t.expect_name(1, "build")
    t.say("1 build heavy 1 1").expect_name(0, "build")
    t.say("0 done").expect("1 renew: renew | decline")


@clause("AT-4.4")
def test_4_4_any_number_of_base_cards_may_be_played() -> None:
    t = building(starter=0).say("0 build cavalry 1 1", "0 build siege 3 2")
    assert board(t.state, 0) == "Lair 0 |  | -, Nest 0"
    assert hand(t.state, 0) == "Elves, Elves, Elves"
    t.say("1 done").expect("0 renew: renew | decline")
    assert board(t.state, 1) == " |  | "
    assert hand(t.state, 1) == "Elves, Elves, Elves, Elves, Burrows base"


@clause("AT-4.4")
def test_4_4_bases_are_played_onto_own_empty_spaces_only() -> None:
    t = building(starter=0)
    spaces = [f"{territory} {space}" for territory in (1, 2, 3) for space in (1, 2, 3)]
    every = [f"build cavalry {at}" for at in spaces] + [f"build siege {at}" for at in spaces]
    t.expect(f"0 build: done | {' | '.join(every)}")
    t.say("0 build cavalry 2 1")
    t.expect(f"0 build: done | {' | '.join(f'build siege {at}' for at in spaces if at != '2 1')}")


@clause("AT-4.5")
def test_4_5_bases_played_in_the_setup_start_with_0_troops() -> None:
    t = building(starter=0).say("0 build cavalry 1 1", "0 done", "1 build heavy 2 3")
    assert board(t.state, 0) == "Lair 0 |  | "
    assert board(t.state, 1) == " | -, -, Burrows 0 | "
    t.say("0 decline").expect("1 renew: renew | decline")  # nobody there to attack with
