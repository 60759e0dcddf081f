"""Section 56: the Ghoul rolls, moves, collects, attacks and skitters."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.facts_ghoul import ghoul_defense, may_escape
from monoceros.games.vast.rules.ghoul import ghoul_turn
from monoceros.games.vast.rules.ghoul_harm import skitter
from monoceros.games.vast.tables import EMPTY

from .ghouls import ghoul, ghouls, prowling, steps
from .spots import GAME, any_chance, dark, on, play, say_space, spaces

HALL = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")  # open tiles in a row
DARKS = ("A04@1,0", "A08@2,0", "A06@3,0")  # Fangs, Bones, Eye


# -- goal and set-up ---


@clause("VF-56.1")
@pytest.mark.parametrize(
    ("roles", "goal"), [("knight,goblins,dragon,ghoul", 11), ("knight,goblins,dragon,cave,thief,ghoul", 13)]
)
def test_56_1_fury_of_seven_and_one_for_each_player_then_the_entrance(roles: str, goal: int) -> None:
    s = ghouls("A01@0,1 r0", ghoul="0,1", movement=2, roles=roles)
    assert s.terms.ghoul.fury_goal == goal
    s.ghoul.fury = goal - 1
    assert not may_escape(s)
    s.ghoul.fury = goal
    seat = s.terms.seat_of[t.GHOUL]
    prowling(s, "step S")
    assert s.winners == 1 << seat


@clause("VF-56.2")
def test_56_2_it_begins_on_an_unoccupied_dark_tile() -> None:
    s = ghouls(*HALL, "A04@1,0", "A06@2,0 treasure", "A02@3,0", turns=0)
    s.ghoul.turns = 0
    assert (s.ghoul.fury, s.ghoul.discs, s.terms.ghoul.discs, s.ghoul.deck.size()) == (0, 0, 9, 13)
    game = play(s, ghoul_turn, chance=any_chance())
    assert spaces(game) == [(1, 0), (3, 0)]
    say_space(game, 3, 0)
    assert ghoul(s) == (3, 0)


@clause("VF-56.2")
def test_56_2_without_one_a_dark_tile_is_placed() -> None:
    s = ghouls("A01@0,1 r0", stack="A02 A03")
    s.ghoul.turns = 0
    game = play(s, ghoul_turn, chance=any_chance())
    assert game.ask(0).name == "place"
    say_space(game, 0, 2)
    assert ghoul(s) == (0, 2)
    assert dark(s) == [(0, 2)]


# -- the roll ---


@clause("VF-56.3", "VF-56.4", "VF-6.5")
def test_56_4_of_two_dice_the_higher_is_movement_the_lower_attack() -> None:
    s = ghouls(*HALL, ghoul="0,1")
    s.ghoul.discs = 3  # what is left of the last turn goes back
    game = play(s, ghoul_turn, chance=[5, 1, 3])
    game.expect("0 dice: 4 2 | 6 2 | 6 4")
    game.say("0 6 2")
    assert (s.ghoul.movement, s.ghoul.discs, s.ghoul.chosen) == (6, 2, 2)
    assert not s.ghoul.terror
    game.say("0 end").expect()


@clause("VF-56.4")
@pytest.mark.parametrize(("rolls", "cards"), [([0, 1, 3], 1), ([0, 2, 3], 0)])  # sums 7 and 8
def test_56_4_a_low_roll_brings_a_terror_card(rolls: list[int], cards: int) -> None:
    s = ghouls(*HALL, ghoul="0,1", draws="blink")
    play(s, ghoul_turn, chance=rolls)
    assert len(s.ghoul.terror) == cards


@clause("VF-56.4")
@pytest.mark.parametrize(("rolls", "cards"), [([1, 1], 1), ([1, 2], 0)])
def test_56_4_two_dice_at_high_difficulty(rolls: list[int], cards: int) -> None:
    s = ghouls(*HALL, ghoul="0,1", draws="blink", ghoul_difficulty="hard")
    assert s.terms.ghoul.dice == 2
    game = play(s, ghoul_turn, chance=rolls)
    assert len(s.ghoul.terror) == cards
    assert game.ask(0).name == "ghoul"  # nothing to choose
    assert s.ghoul.discs == 2


# -- moving ---


@clause("VF-56.5")
def test_56_5_lit_or_dark_for_1_without_revealing() -> None:
    s = ghouls("A01@0,1 r0", "A04@0,2", ghoul="0,0", movement=2)
    game = prowling(s, "step N", "step N")
    assert ghoul(s) == (0, 2)
    assert dark(s) == [(0, 2)]
    assert s.ghoul.movement == 0
    assert steps(game) == []


@clause("VF-56.5")
def test_56_5_a_wall_costs_1_more() -> None:
    s = ghouls("A03@1,0 r0", "A04@2,0", ghoul="0,0", movement=1)  # a wall in its west
    assert steps(prowling(s)) == []
    s = ghouls("A03@1,0 r0", "A04@2,0", ghoul="0,0", movement=2)
    game = prowling(s)
    assert steps(game) == ["step E"]
    assert "Go east through the wall to the Ambush tile at (1, 0)" in game.labels(0)
    game.say("0 step E")
    assert s.ghoul.movement == 0


@clause("VF-56.5")
def test_56_5_company_costs_1_more_unless_it_is_attacked_at_once() -> None:
    for movement, discs, offered in ((1, 2, ["charge N"]), (2, 2, ["step N", "charge N"]), (2, 1, ["step N"])):
        s = ghouls(
            "A01@0,1 r0", knight="0,1", ghoul="0,0", movement=movement, discs=discs, roles="knight,ghoul"
        )  # her Strength is 1: with 1 disc she cannot be attacked
        game = prowling(s)
        assert steps(game, 1) == offered
    game.say("1 step N")
    assert s.ghoul.movement == 0
    assert ghoul(s) == (0, 1)


@clause("VF-56.5")
def test_56_5_no_charge_where_one_of_them_cannot_be_attacked() -> None:
    s = ghouls("A01@0,1 r0", knight="0,1", thief="0,1", ghoul="0,0", movement=2, discs=3, roles="knight,thief,ghoul")
    assert steps(prowling(s), 2) == ["step N"]  # the Thief's Stealth is 3: an attack would take 4
    s.ghoul.discs = 4
    game = prowling(s, "charge N")
    game.expect("2 prey: knight | thief")


# -- Treasures and Gems ---


@clause("VF-56.6")
def test_56_6_a_treasure_costs_2_and_two_of_them_are_1_fury() -> None:
    s = ghouls("T01@0,1 r0 treasure2", ghoul="0,1", movement=4)
    supply = s.supply[t.TREASURES]
    game = prowling(s, "collect")
    assert (s.ghoul.treasures, s.ghoul.movement, s.ghoul.fury) == (1, 2, 0)
    game.say("0 collect")
    assert (s.ghoul.treasures, s.ghoul.movement, s.ghoul.fury) == (0, 0, 1)
    assert s.supply[t.TREASURES] == supply + 2
    game.check()


@clause("VF-56.6")
def test_56_6_a_trapped_gem_makes_it_skitter() -> None:
    s = ghouls("A01@0,1 r0", *DARKS, ghoul="0,1", movement=3, gems="claw 0,1", roles="dragon,ghoul", stack="A07")
    prowling(s, "gem", chance=[t.FACE_PLUS_CENTRE])  # the top of the stack shows Fangs
    assert ghoul(s) == (1, 0)
    assert (s.ghoul.movement, s.ghoul.treasures) == (1, 0)
    assert s.dragon.gem_at == [-1, -1, -1]


@clause("VF-56.6")
def test_56_6_any_other_gem_is_a_treasure_from_the_supply_or_the_map() -> None:
    s = ghouls("A01@0,1 r0", "T01@0,2 r0 treasure", ghoul="0,1", movement=4, gems="claw 0,1", roles="dragon,ghoul")
    prowling(s, "gem", chance=[t.FACE_RING])
    assert s.ghoul.treasures == 1
    assert s.dragon.gem_at == [-1, -1, -1]
    s = ghouls("A01@0,1 r0", "T01@0,2 r0 treasure", ghoul="0,1", movement=4, gems="claw 0,1", roles="dragon,ghoul")
    s.treasures[2] += s.supply[t.TREASURES]
    s.supply[t.TREASURES] = 0
    before = s.treasures[2]
    prowling(s, "gem", chance=[t.FACE_RING]).check()
    assert (s.ghoul.treasures, s.treasures[2]) == (1, before - 1)


# -- attacks ---


@clause("VF-56.7")
def test_56_7_an_attack_takes_1_disc_more_than_the_defence() -> None:
    s = ghouls(*HALL, *DARKS, knight="0,1", ghoul="0,1", discs=3, movement=2, roles="knight,ghoul")
    s.knight.cubes[3] = 1  # Strength 2
    game = prowling(s, "attack knight")
    assert s.ghoul.discs == 0
    game.say("0 health", "0 fangs")
    assert not [pick for pick in game.options(1) if pick.startswith("attack")]


@clause("VF-56.7")
def test_56_7_each_piece_once_a_turn() -> None:
    s = ghouls(*HALL, *DARKS, knight="0,1", ghoul="0,1", discs=9, movement=2, roles="knight,ghoul")
    game = prowling(s, "attack knight")
    game.say("0 health", "0 fangs")
    s.stands[t.GHOUL_PIECE] = s.stands[t.KNIGHT_PIECE]
    game = prowling(s)
    assert "attack knight" not in game.options(1)


@clause("VF-56.7", "VF-56.14")
def test_56_7_a_crystal_takes_3_discs() -> None:
    s = ghouls("C01@0,1 r0 crystal", *DARKS, ghoul="0,1", discs=2, movement=2, stack="A02")
    assert "smash" not in prowling(s).options(0)
    s = ghouls("C01@0,1 r0 crystal", *DARKS, ghoul="0,1", discs=4, movement=2, stack="A02")
    prowling(s, "smash").check()
    assert (s.ghoul.discs, s.ghoul.smashed, s.smashed, s.ghoul.fury) == (1, 1, 1, 1)
    assert ghoul(s) == (2, 0)  # Bones, as on the top of the stack


@clause("VF-56.8")
def test_56_8_the_knight_chooses_what_she_loses() -> None:
    s = ghouls(*HALL, *DARKS, knight="0,1", ghoul="0,1", discs=3, movement=2, roles="knight,ghoul", grit=9)
    s.knight.cubes[0] = 2
    s.knight.treasure_at[4], s.knight.treasure_at[1] = 2, 3  # boots face down, the sword face up
    game = prowling(s, "attack knight")
    game.expect("0 mauled_knight: health | grit | lose sword | lose boots")
    assert "Lose 2 Grit, 1 for each Hero cube" in game.labels(0)
    game.say("0 grit")
    assert (s.knight.grit, s.knight.health) == (7, 7)


@clause("VF-56.8")
def test_56_8_a_treasure_card_or_health() -> None:
    for answer, health, left in (("lose boots", 7, 4), ("health", 6, 2)):
        s = ghouls(*HALL, *DARKS, knight="0,1", ghoul="0,1", discs=3, roles="knight,ghoul")
        s.knight.treasure_at[4] = 2
        prowling(s, "attack knight").say(f"0 {answer}")
        assert (s.knight.health, s.knight.treasure_at[4]) == (health, left)


@clause("VF-56.8")
def test_56_8_a_tribe_scatters() -> None:
    s = ghouls(*HALL, *DARKS, tribes="bones 3@0,1", ghoul="0,1", discs=5, roles="goblins,ghoul", goblins_rage=1)
    prowling(s, "attack bones")
    assert s.stands[t.BONES_PIECE] == EMPTY
    assert s.goblins.population[1] == 1
    assert s.ghoul.discs == 1
    assert s.goblins.rage == 1


@clause("VF-56.8")
def test_56_8_the_dragon_chooses_cards_health_or_sleep() -> None:
    s = ghouls(*HALL, *DARKS, dragon="0,1", cards="claw 2", woken=4, ghoul="0,1", discs=4, roles="dragon,ghoul")
    game = prowling(s, "attack dragon")
    assert s.ghoul.discs == 0  # Armor 2, and Ash Dragon
    assert len(game.options(0)) == 3


@clause("VF-56.8", "VF-56.10")
def test_56_10_killing_the_thief_brings_the_best_of_some_cards() -> None:
    s = ghouls(
        *HALL, *DARKS, thief="0,1", loot=2, ghoul="0,1", discs=4, roles="thief,ghoul", draws="hunt-1 blink chase-2"
    )
    game = prowling(s, "attack thief")
    game.expect("1 keep_terror: hunt-1 | blink")
    assert s.stands[t.THIEF_PIECE] == EMPTY
    game.say("1 blink")
    assert s.ghoul.terror == [g.TERRORS - 4]
    assert s.ghoul.under == [3]
    assert s.ghoul.fury == 1
    game.check()


@clause("VF-56.10")
def test_56_10_at_least_one_card() -> None:
    s = ghouls(*HALL, *DARKS, thief="0,1", loot=0, ghoul="0,1", discs=4, roles="thief,ghoul", draws="hunt-1")
    prowling(s, "attack thief")
    assert s.ghoul.terror == [3]


@clause("VF-56.9")
def test_56_9_after_an_attack_1_fury_it_skitters_and_may_go_on() -> None:
    s = ghouls(*HALL, *DARKS, knight="0,1", ghoul="0,1", discs=3, movement=2, roles="knight,ghoul")
    game = prowling(s, "attack knight").say("0 health", "0 eye")
    assert s.ghoul.fury == 1
    assert ghoul(s) == (3, 0)
    game.say("1 step W")
    assert ghoul(s) == (2, 0)


@clause("VF-56.11")
def test_56_11_an_even_fury_brings_a_terror_card() -> None:
    s = ghouls("C01@0,1 r0 crystal", *DARKS, ghoul="0,1", discs=3, fury=1, stack="A02", draws="scour")
    prowling(s, "smash")
    assert s.ghoul.fury == 2
    assert s.ghoul.terror == [12]


@clause("VF-56.12")
def test_56_12_the_discs_that_are_left_are_its_defense() -> None:
    s = ghouls(*HALL, ghoul="0,1")
    game = play(s, ghoul_turn, chance=[5, 3, 3]).say("0 6 4", "0 end")
    game.expect()
    assert ghoul_defense(s) == 4
    play(s, skitter, EMPTY)  # being attacked takes none away
    assert ghoul_defense(s) == 4


# -- skittering ---


@clause("VF-56.14")
def test_56_14_the_opponent_names_a_symbol_that_shows_on_an_unoccupied_dark_tile() -> None:
    s = ghouls(
        *HALL, "A04@1,0", "A07@2,0", "A06@3,0 treasure", "A05@4,0", ghoul="0,1", knight="0,0", roles="knight,ghoul"
    )
    game = play(s, skitter, 0)
    game.expect("0 symbol: fangs | bones")
    game.say("0 fangs")
    assert spaces(game, 1) == [(1, 0), (2, 0)]
    say_space(game, 2, 0, 1)
    assert ghoul(s) == (2, 0)


@clause("VF-56.14")
def test_56_14_in_the_collapse_a_collapsed_tile_gives_the_symbol() -> None:
    s = ghouls(*HALL, *DARKS, "A09@4,0", ghoul="0,1", collapsing=True)
    s.at[7] = EMPTY  # A09 (Eye) has collapsed
    s.near[4 * 6 + 1] = EMPTY
    s.lit[7] = 1
    play(s, skitter, EMPTY, chance=[0])
    assert ghoul(s) == (3, 0)


@clause("VF-56.14")
def test_56_14_without_dark_tiles_it_goes_to_a_space_around_the_entrance() -> None:
    s = ghouls(*HALL, "A05@1,1 r0", "T01@-1,1 r0 treasure", ghoul="0,3")
    game = play(s, skitter, EMPTY)
    assert spaces(game) == [(0, 1), (1, 1)]
    say_space(game, 1, 1)
    assert ghoul(s) == (1, 1)


@clause("VF-56.15")
def test_56_15_the_next_symbol_that_there_is() -> None:
    s = ghouls(*HALL, "A04@1,0", "A05@2,0", ghoul="0,1", stack="A03")  # Eye is on no Dark tile: Fangs comes next
    play(s, skitter, EMPTY)
    assert ghoul(s) == (1, 0)


@clause("VF-64.3")
def test_64_3_the_ghoul_names_the_symbol_and_the_opponent_the_tile() -> None:
    s = ghouls(
        *HALL, "A04@1,0", "A07@2,0", "A05@3,0", ghoul="0,1", knight="0,0", roles="knight,ghoul", ghoul_names_symbol=True
    )
    game = play(s, skitter, 0)
    game.expect("1 symbol: fangs | bones")
    game.say("1 fangs")
    assert spaces(game, 0) == [(1, 0), (2, 0)]


def test_a_possible_game_of_the_ghoul_alone_is_checked() -> None:
    s = ghouls(*HALL, ghoul="0,1", movement=3, terror="chase-1")
    prowling(s, "use chase-1").check()
    assert GAME.view(s, None)["ghoul"]["movement"] == 4
    assert on(s, 0, 1) == "t1"
