"""VF-56.13 and table T20: the Terror cards of the Ghouls."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.picks_ghoul import TERROR_NUMBER
from monoceros.games.vast.rules.ghoul import ghoul_turn
from monoceros.games.vast.rules.ghoul_terror import gain_terror

from .ghouls import cards, ghoul, ghouls, prowling, steps
from .spots import GAME, play, spaces

HALL = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")


@clause("VF-56.13")
def test_56_13_both_effects_of_a_card_not_in_one_turn() -> None:
    s = ghouls(*HALL, ghoul="0,1", movement=1, terror="chase-1")
    game = prowling(s, "use chase-1")
    assert s.ghoul.movement == 2
    assert not [pick for pick in game.options(0) if "chase" in pick]
    s = ghouls(*HALL, ghoul="0,1", movement=1, terror="chase-1")
    game = prowling(s, "spend chase-1")
    assert s.ghoul.movement == 5
    assert (s.ghoul.terror, s.ghoul.gone) == ([], [0])
    game.check()


@clause("VF-56.13")
def test_56_13_not_two_equal_effects_of_once_a_game_in_one_turn() -> None:
    s = ghouls(*HALL, ghoul="0,1", movement=1, terror="chase-1 chase-2")
    game = prowling(s, "spend chase-1")
    assert "spend chase-2" not in game.options(0)
    game.say("0 use chase-2")
    assert s.ghoul.movement == 6


@clause("VF-56.13")
def test_56_13_hunt_adds_discs_as_far_as_they_go() -> None:
    s = ghouls(*HALL, ghoul="0,1", movement=1, discs=5, terror="hunt-1 hunt-2")
    prowling(s, "use hunt-1", "spend hunt-2")
    assert s.ghoul.discs == 9
    s = ghouls(*HALL, ghoul="0,1", movement=1, discs=8, terror="hunt-1")
    prowling(s, "spend hunt-1").check()
    assert s.ghoul.discs == 9  # there are 9 discs


@clause("VF-56.13")
def test_56_13_sneak_waives_an_extra_point_or_all_of_a_turn() -> None:
    walls = ("A03@1,0 r0", "A06@2,0 r0", "A04@3,0 r0")  # a wall in the west of each
    s = ghouls(*walls, ghoul="0,0", movement=3, terror="sneak-1")
    game = prowling(s, "use sneak-1", "step E")
    assert (s.ghoul.movement, s.ghoul.sneaks) == (2, 0)
    game.say("0 step E")
    assert s.ghoul.movement == 0
    s = ghouls(*walls, ghoul="0,0", movement=3, terror="sneak-1")
    prowling(s, "spend sneak-1", "step E", "step E", "step E")
    assert ghoul(s) == (3, 0)


@clause("VF-56.13")
def test_56_13_cheat_rolls_a_die_again_or_chooses_it() -> None:
    s = ghouls(*HALL, ghoul="0,1", terror="cheat")
    game = play(s, ghoul_turn, chance=[0, 4, 5, 2])
    game.expect("0 cheat: roll | 1 | 2 | 3 | 4 | 5 | 6")
    game.say("0 roll").expect("0 reroll: keep | 1 | 5 | 6")
    game.say("0 1")
    assert s.ghoul.dice == [3, 5, 6]
    s = ghouls(*HALL, ghoul="0,1", terror="cheat")
    play(s, ghoul_turn, chance=[0, 4]).say("0 6").expect("0 dice: 5 1 | 6 1 | 6 5")
    assert s.ghoul.gone == cards("cheat")


@clause("VF-56.13")
def test_56_13_cheat_at_the_dragon_die() -> None:
    s = ghouls(*HALL, ghoul="0,1", movement=2, terror="cheat", gems="claw 0,1", roles="dragon,ghoul")
    game = prowling(s, "gem", chance=[t.FACE_CENTRE, t.FACE_RING])
    game.say("1 roll").expect("1 reroll_dragon: roll | keep")
    game.say("1 roll")
    assert s.ghoul.treasures == 1
    s = ghouls(*HALL, ghoul="0,1", movement=2, terror="cheat", gems="claw 0,1", roles="dragon,ghoul")
    prowling(s, "gem", "plus")
    assert s.ghoul.treasures == 1
    assert s.ghoul.terror == []


@clause("VF-56.13")
def test_56_13_blink_from_crystal_to_crystal_or_anywhere() -> None:
    tiles = ("C01@0,1 r0", "C06@0,3 r0", "C08@2,0 r0 crystal", "A05@0,2 r0 event", "A04@3,0")
    s = ghouls(*tiles, ghoul="0,1", movement=2, terror="blink", knight="0,3", roles="knight,ghoul")
    prowling(s, "use blink")
    assert ghoul(s) == (2, 0)  # somebody stands on the other one
    assert s.ghoul.movement == 0
    s = ghouls(*tiles, ghoul="0,1", movement=0, terror="blink", knight="0,3", roles="knight,ghoul")
    game = prowling(s, "spend blink")
    assert spaces(game, 1) == [(0, 0), (3, 0)]
    s = ghouls(*tiles, ghoul="0,2", movement=3, terror="blink")
    assert "use blink" not in prowling(s).options(0)  # not from elsewhere


@clause("VF-56.13")
def test_56_13_adapt_draws_two_and_keeps_one() -> None:
    s = ghouls(*HALL, ghoul="0,1", terror="adapt", draws="hunt-1 scour")
    game = play(s, gain_terror, 0, 1)
    game.say("0 draw").expect("0 keep_terror: hunt-1 | scour")
    assert GAME.view(s, 0)["ghoul"]["offered"] == cards("hunt-1 scour")
    assert GAME.view(s, None)["ghoul"]["offered"] is None
    game.say("0 scour").check()
    assert s.ghoul.terror == cards("adapt scour")
    assert s.ghoul.under == cards("hunt-1")


@clause("VF-56.13")
def test_56_13_adapt_takes_any_card_of_the_deck() -> None:
    s = ghouls(*HALL, ghoul="0,1", terror="adapt", draws="hunt-1 scour")
    game = play(s, gain_terror, 0, 1)
    taken = [option for option in game.options(0) if option != "draw"]
    kinds = [g.KIND_OF[TERROR_NUMBER[option]] for option in taken]
    assert len(kinds) == len(set(kinds)) == 7  # copies are alike
    game.say("0 seize").check()
    assert s.ghoul.terror == cards("seize")
    assert s.ghoul.deck.size() == 11


@clause("VF-56.13")
def test_56_13_seize_collects_for_less_or_for_nothing() -> None:
    s = ghouls("T01@0,1 r0 treasure2", ghoul="0,1", movement=3, terror="seize", draws="hunt-1 blink")
    game = prowling(s, "collect")
    assert s.ghoul.movement == 2
    assert "spend seize" not in game.options(0)  # its lasting effect was used in this turn
    s = ghouls("T01@0,1 r0 treasure", ghoul="0,1", movement=0, terror="seize", draws="hunt-1 blink")
    prowling(s, "spend seize", "collect").check()
    assert s.ghoul.treasures == 1
    assert s.ghoul.terror == cards("hunt-1 blink")


@clause("VF-56.13")
def test_56_13_seize_needs_no_roll_for_a_gem_that_costs_2() -> None:
    s = ghouls("A01@0,1 r0", ghoul="0,1", movement=2, terror="seize", gems="wing 0,1", roles="dragon,ghoul")
    game = prowling(s)
    assert {"gem", "gem safely"} <= set(game.options(1))
    game.say("1 gem safely")
    assert (s.ghoul.treasures, s.ghoul.movement) == (1, 0)
    s = ghouls("A01@0,1 r0", ghoul="0,1", terror="seize", gems="wing 0,1", roles="dragon,ghoul", draws="hunt-1 blink")
    prowling(s, "spend seize", "gem")
    assert s.ghoul.treasures == 1


@clause("VF-56.13")
def test_56_13_scour_looks_under_a_dark_tile_and_may_reveal_it() -> None:
    s = ghouls("A04@0,1", "A06@0,2", ghoul="0,1", movement=2, terror="scour", knight="0,0", roles="knight,ghoul")
    game = prowling(s, "use scour")
    game.expect("1 scour: reveal | leave")
    assert GAME.view(s, 1)["tiles"][1]["known"] == "A04"
    assert GAME.view(s, 0)["tiles"][1]["known"] == ""
    game.say("1 leave", "1 step N")
    assert GAME.view(s, 1)["tiles"][1]["known"] == "A04"  # it does not forget


@clause("VF-56.13")
def test_56_13_scour_for_a_whole_turn() -> None:
    s = ghouls("A05@0,1", "A10@0,2", ghoul="0,1", movement=2, terror="scour", roles="ghoul")
    game = prowling(s, "spend scour", "reveal")
    assert s.lit[1] == 1
    game.say("0 step N").expect("0 scour: reveal | leave")


@clause("VF-56.13")
@pytest.mark.parametrize("seat", [0, None])
def test_56_13_others_cannot_tell_which_cards_lie_under_the_deck(seat: int | None) -> None:
    s = ghouls(*HALL, ghoul="0,1", knight="0,0", roles="knight,ghoul", under=cards("hunt-1 blink"))
    s.ghoul.deck.bag = [card for card in range(g.TERRORS) if card not in s.ghoul.under]
    s.ghoul.deck.top = []
    worlds = [GAME.redeal(s, seat, Seeded(seed)) for seed in range(6)]
    assert len({tuple(world.ghoul.under) for world in worlds}) > 1
    own = [GAME.redeal(s, 1, Seeded(seed)) for seed in range(6)]
    assert {tuple(world.ghoul.under) for world in own} == {tuple(cards("hunt-1 blink"))}


def test_the_deck_comes_to_its_end() -> None:
    s = ghouls(*HALL, ghoul="0,1", under=cards("hunt-1"))
    s.ghoul.deck.bag, s.ghoul.deck.top = [], []
    s.ghoul.gone = [card for card in range(g.TERRORS) if card not in s.ghoul.under]
    play(s, gain_terror, 0, 1)
    assert s.ghoul.terror == cards("hunt-1")
    play(s, gain_terror, 0, 1).check()
    assert s.ghoul.terror == cards("hunt-1")


def test_it_walks_where_it_can_pay() -> None:
    s = ghouls(*HALL, "A04@1,0", ghoul="0,0", movement=1)
    game = prowling(s)
    assert steps(game) == ["step N", "step E"]
