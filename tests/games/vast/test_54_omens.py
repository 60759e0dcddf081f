"""Section 54: what Omens buy, Treasures and Events; Hatred."""

from __future__ import annotations

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import rotate
from monoceros.games.vast.facts_cave import price
from monoceros.games.vast.facts_dragon import wakefulness
from monoceros.games.vast.facts_omens import rock_borders, spore_roles
from monoceros.games.vast.rules.cave import cave_options, pay
from monoceros.games.vast.rules.knight_encounter import get_treasure
from monoceros.games.vast.rules.knight_events import meet_event
from monoceros.games.vast.rules.omens import can_use, crystal_curse, giant_bats, hatred, rockslide, spores
from monoceros.games.vast.rules.removal import collapse_tiles, remove_tile
from monoceros.games.vast.tables import EMPTY, NORTH
from monoceros.games.vast.view import redeal, view

from .ghosts import at, caves, go
from .spots import say_space, tile

# seats of "knight,cave": 0 and 1. A01 and A05 are open tiles, C01 and C06 open Crystal tiles.


# -- Omens (section 54) ---


@clause("VF-54.1", "VF-54.2")
def test_54_1_token_by_token_in_any_mix_back_to_the_bag() -> None:
    s = caves("A01@0,1", hand="E01 E02 E03", omens="mushroom 1 trail 2 bat 1", stack="A02")
    assert price(s, c.HATRED) == 1
    game = go(s, pay, args=(1, c.HATRED))
    assert game.options(1) == ["mushroom", "trail"]
    game.say("1 trail")
    assert s.cave.omens[c.TRAIL] == 1
    assert s.cave.bag[c.TRAIL] == 5
    assert price(s, c.HATRED) == 2
    go(s, pay, "1 trail", args=(1, c.HATRED))  # for the second token nothing is left to choose
    assert sum(s.cave.omens) == 1
    assert price(s, c.HATRED) == 3
    s.cave.uses[c.HATRED] = 5
    assert price(s, c.HATRED) == 3
    assert price(s, c.PLUNDER) == 1
    assert price(s, c.SPORES) == 3
    assert price(s, c.ROCKSLIDE) == 2


@clause("VF-54.1")
def test_54_1_a_power_needs_its_symbols() -> None:
    s = caves("A01@0,1", hand="E01 E02 E03", omens="bat 5", stack="A02")
    powers = [pick[1] for pick in cave_options(s) if pick[0] == "omen"]
    assert powers == ["rockslide", "curse"]  # and for Giant Bats there is nothing to carry


@clause("VF-54.3", "VF-7.1", "VF-7.3")
def test_54_3_bats_carry_the_knight_up_to_three_spaces() -> None:
    s = caves("A01@0,1 r0", "A05@0,2 r0", "E05@0,3 r0 event", "A10@1,1", pieces="knight@0,0")
    game = go(s, giant_bats, args=(1,))
    assert game.options(1) == ["N", "stop"]
    game.say("1 N")
    assert game.options(1) == ["N", "S", "stop"]  # not onto the Dark tile
    game.say("1 N")
    game.say("1 N")  # the third space
    assert at(s, t.KNIGHT_PIECE) == (0, 3)


@clause("VF-7.3")
def test_7_3_an_event_token_stops_the_knight() -> None:
    s = caves("E05@0,1 r0 event", "A05@0,2 r0", pieces="knight@0,0")
    go(s, giant_bats, "1 N", args=(1,))
    assert at(s, t.KNIGHT_PIECE) == (0, 1)


@clause("VF-54.3", "VF-7.10")
def test_54_3_bats_carry_a_treasure_over_pieces_but_do_not_leave_it_with_them() -> None:
    s = caves("A01@0,1 r0 treasure", "A05@0,2 r0", "A10@0,3 r0", pieces="knight@0,2")
    game = go(s, giant_bats, f"1 t{tile(s, 0, 1)}", args=(1,))
    game.say("1 N")
    assert sorted(game.options(1)) == ["N", "S"]  # it cannot stay with her
    game.say("1 N")  # and back to her it cannot go any more
    assert s.treasures[tile(s, 0, 3)] == 1


@clause("VF-30.5", "VF-54.3")
def test_54_3_a_shield_keeps_the_bats_off() -> None:
    s = caves("A01@0,1 r0", pieces="knight@0,0", cubes="shield 1 free 1")
    assert not can_use(s, c.BATS)


@clause("VF-54.4")
def test_54_4_a_rockslide_closes_a_border_without_walls() -> None:
    s = caves("A03@0,1 r0", "A05@1,1", "A10@2,1", "A13@-1,1 r0")
    borders = {(number // 4, s.near[number]) for number in rock_borders(s)}
    first, dark_one, far, west = (tile(s, x, 1) for x in (0, 1, 2, -1))
    assert (0, first) in borders
    assert (first, dark_one) in borders
    assert (first, west) not in borders
    assert (west, first) not in borders
    assert (dark_one, far) not in borders  # both Dark
    game = go(s, rockslide, args=(1,))
    game.say("1 t0.N")
    assert s.supply[t.ROCKSLIDES] == 2
    assert s.rocks[0] == 1 << NORTH


@clause("VF-54.4")
def test_54_4_with_all_three_placed_one_is_moved() -> None:
    s = caves("A01@0,1 r0", "A05@1,0 r0", "A10@0,-1 r0", "A13@-1,0 r0")
    for way in range(3):
        s.rocks[0] |= 1 << way
    s.supply[t.ROCKSLIDES] = 0
    game = go(s, rockslide, "1 t0.E", args=(1,))
    assert sorted(game.options(1)) == ["t0.E", "t0.W"]
    game.say("1 t0.W")
    assert s.rocks[0] == 0b1101
    assert s.supply[t.ROCKSLIDES] == 0


@clause("VF-54.4", "VF-54.6")
def test_54_4_it_vanishes_when_a_tile_is_rotated_removed_or_shows_a_wall_there() -> None:
    s = caves("A03@0,1 r0", "A05@1,0", "A12@0,-1", collapsing=True)
    s.rocks[0], s.supply[t.ROCKSLIDES] = 0b111, 0  # to A03 and to the two Dark tiles
    go(s, crystal_curse, "1 turn", "1 r1", args=(1,))
    assert s.rocks[0] == 0b110
    assert s.supply[t.ROCKSLIDES] == 1
    go(s, remove_tile, args=(1, tile(s, 1, 0)))
    assert s.rocks[0] == 0b100
    assert s.supply[t.ROCKSLIDES] == 2
    rotate(s, tile(s, 0, -1), 3)  # walls in the north, east and south
    assert s.rocks[0] == 0
    assert s.supply[t.ROCKSLIDES] == 3


@clause("VF-54.5a")
def test_54_5a_spores_cost_the_knight_5_grit() -> None:
    s = caves("A01@0,1 r0", pieces="knight@0,0", grit=12, cubes="free 4")
    go(s, spores, args=(1,))
    assert s.knight.grit == 7
    assert spore_roles(caves("A01@0,1 r0", pieces="knight@0,0")) == []  # no Grit to lose


@clause("VF-54.5b", "VF-42.4")
def test_54_5b_spores_bring_a_tribe_to_one_goblin() -> None:
    s = caves("A01@0,1 r0", roles="goblins,cave")
    assert spore_roles(s) == []  # nobody above 1
    s.goblins.population = [3, 1, 2]
    game = go(s, spores, args=(1,))
    assert game.options(0) == ["fangs", "eye"]
    game.say("0 eye")
    assert s.goblins.population == [3, 1, 1]
    assert s.goblins.rage == 2


@clause("VF-54.5c")
def test_54_5c_spores_put_a_wakefulness_cube_back() -> None:
    s = caves("A01@0,1 r0", roles="dragon,cave")
    start = wakefulness(s)
    s.dragon.sloth[0] -= 2
    assert wakefulness(s) == start + 2
    assert spore_roles(s) == [t.DRAGON]
    game = go(s, spores, args=(1,))
    assert game.options(0)[0] == "greed"
    game.say("0 greed")
    assert wakefulness(s) == start + 1


@clause("VF-54.5d")
def test_54_5d_spores_cost_the_thief_an_upgrade_but_not_its_token() -> None:
    s = caves("A01@0,1 r0", roles="cave,thief")
    assert spore_roles(s) == []
    s.thief.stashed, s.thief.upgrades = 2, 0b11
    game = go(s, spores, args=(0,))
    game.say(f"1 {game.options(1)[0]}")
    assert bin(s.thief.upgrades).count("1") == 1
    assert s.thief.stashed == 2


@clause("VF-54.5f", "VF-57.2e")
def test_54_5f_spores_cost_the_ghoul_1_fury() -> None:
    s = caves("A01@0,1 r0", roles="cave,ghoul")
    s.ghoul.fury = 3
    go(s, spores, args=(0,))
    assert s.ghoul.fury == 2


@clause("VF-54.5g", "VF-59.11")
def test_54_5g_spores_on_the_ghost_are_a_mental_block_with_the_caves_card() -> None:
    s = caves("A01@0,1 r0", roles="knight,cave,ghost", card="cave", pieces="knight@0,1")
    go(s, spores, args=(1,))
    assert s.ghost.blocked == t.CAVE
    assert s.ghost.chosen == EMPTY


@clause("VF-54.6", "VF-3.8", "VF-30.2")
def test_54_6_crystal_curse_rotates_a_lit_tile_and_edges_are_filled() -> None:
    around = ("A01@1,0", "A05@0,-1", "A10@-1,0")
    s = caves("A12@0,1 r0", "A13@0,2", *around, hand="E01 E02 E03", stack="A02")  # a dead end, open to the north
    s.bombed[tile(s, 0, 1)] = 0b0100
    game = go(s, crystal_curse, "1 turn", args=(1,))
    assert game.options(1) == ["r1", "r2", "r3"]
    game.say("1 r1")  # open to the east now
    game.say(f"1 t{s.cave.hand[0]}")
    assert tile(s, 1, 1) != EMPTY
    assert s.bombed[tile(s, 0, 1)] == 0


@clause("VF-54.6")
def test_54_6_crystal_curse_adds_an_event_token_or_sinks_events() -> None:
    s = caves("E05@0,1 r0", "E07@1,0 r0 event", hand="E01", events="rats light air water bread")
    go(s, crystal_curse, "1 event", args=(1,))
    assert s.tokens[tile(s, 0, 1)] & t.EVENT_TOKEN
    go(s, crystal_curse, args=(1,))  # nothing else is left to do: open tiles cannot lie otherwise
    assert s.knight.events_under == [k.RATS, k.LIGHT, k.FRESH_AIR]
    assert s.knight.event_deck.top[::-1][:2] == [k.FRESH_WATER, k.CAVE_BREAD]
    assert len(s.knight.event_deck.top) == 3  # it looks at three again


@clause("VF-54.7", "VF-30.6")
def test_54_7_of_two_treasure_cards_the_cave_gives_one() -> None:
    s = caves("A01@0,1 r0", pieces="knight@0,0", finds="sword boots axe")
    s.turn = t.KNIGHT
    game = go(s, get_treasure, args=(0,))
    assert game.options(1) == ["sword", "boots"]
    assert view(s, 1)["knight"]["treasures"][k.SWORD] == k.DEALT
    assert view(s, 0)["knight"]["treasures"][k.SWORD] == k.IN_DECK
    game.say("1 boots")
    assert view(s, 0)["knight"]["offered"] == k.BOOTS
    assert view(s, 1)["knight"]["offered"] == k.BOOTS
    game.say("0 keep")
    assert s.knight.treasure_at[k.BOOTS] == k.FACE_DOWN
    assert s.knight.treasures_under == [k.SWORD]


@clause("VF-54.7", "VF-30.13")
def test_54_7_of_three_events_the_cave_plays_one() -> None:
    s = caves("A01@0,1 r0", pieces="knight@0,0", grit=5, cubes="free 3", events="rats air light rats")
    s.turn = t.KNIGHT
    game = go(s, meet_event, args=(0,))
    assert game.options(1) == ["light", "air", "rats"]
    assert view(s, 0)["cave"]["offered"] == []
    assert view(s, 0)["cave"]["offering"] == 3
    game.say("1 rats")
    assert s.knight.grit == 3
    assert s.knight.events_under == [k.FRESH_AIR, k.LIGHT]
    assert s.knight.events_gone == [k.RATS]


@clause("VF-54.7")
def test_54_7_the_cave_sees_the_next_three_events_and_nobody_else_does() -> None:
    s = caves("A01@0,1 r0", events="rats air light")
    assert view(s, 1)["cave"]["events"] == [k.RATS, k.FRESH_AIR, k.LIGHT]
    assert view(s, 0)["cave"]["events"] == []
    assert view(s, None)["cave"]["events"] == []
    changed = {tuple(redeal(s, 0, Seeded(seed)).knight.event_deck.top) for seed in range(8)}
    assert len(changed) > 1
    assert redeal(s, 1, Seeded(1)).knight.event_deck.top == s.knight.event_deck.top


@clause("VF-54.8")
def test_54_8_deep_and_dark_gives_the_cave_two_omens() -> None:
    s = caves("A01@0,1 r0", pieces="knight@0,0", events="deep deep deep")
    s.turn = t.KNIGHT
    go(s, meet_event, "1 deep", args=(0,))
    assert sum(s.cave.omens) == 2
    assert sum(s.cave.bag) == 34


# -- Hatred ---


@clause("VF-54.2", "VF-53.6")
def test_hatred_places_a_tile_or_removes_one_during_the_collapse() -> None:
    s = caves("A01@0,1 r0", hand="A02 C01 E01", stack="A03")
    game = go(s, hatred, args=(1,))
    say_space(game, 0, 2, seat=1)
    assert game.options(1) == [f"t{s.cave.hand[1]}"]  # its own turn: the Crystal tile
    s = caves("A01@0,1 r0", "A05@0,2 r0", collapsing=True)
    go(s, hatred, args=(1,))
    assert tile(s, 0, 2) == EMPTY
    assert tile(s, 0, 1) != EMPTY


@clause("VF-63.3")
def test_63_3_the_cave_cannot_win_while_hatred_tokens_are_left() -> None:
    s = caves("A01@0,1 r0", "C01@1,0 r0", collapsing=True, collapsed=4)
    s.cave.hatred = 1
    go(s, collapse_tiles, args=(1, 1, ()))
    assert s.outcome == 0
    assert s.collapsed == 5
    game = go(s, hatred, args=(1,))
    assert game.options(1) == ["tile", "token"]
    game.say("1 token")
    assert s.winners == 1 << 1
