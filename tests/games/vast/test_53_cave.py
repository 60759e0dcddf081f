"""Sections 53 and 54: the Cave's turn, its hand of tiles, its Omens, and the Knight's cards."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import begin_turn, rotate
from monoceros.games.vast.effects_cave import fill_hand, set_up_cave
from monoceros.games.vast.facts import tiles_left
from monoceros.games.vast.facts_cave import band_of, price, tokens_on_map
from monoceros.games.vast.facts_dragon import wakefulness
from monoceros.games.vast.facts_omens import rock_borders, spore_roles
from monoceros.games.vast.rules.cave import cave_options, cave_turn, hide_treasure, pay, shape
from monoceros.games.vast.rules.knight_encounter import get_treasure
from monoceros.games.vast.rules.knight_events import meet_event
from monoceros.games.vast.rules.omens import can_use, crystal_curse, giant_bats, hatred, rockslide, spores
from monoceros.games.vast.rules.placing import fill_tile
from monoceros.games.vast.rules.removal import collapse_tiles, remove_tile
from monoceros.games.vast.rules.reveal import reveal
from monoceros.games.vast.rules.turn_end import end_of_turn
from monoceros.games.vast.tables import EMPTY, NORTH
from monoceros.games.vast.view import redeal, view

from .ghosts import at, caves, go
from .spots import any_chance, dark, say_space, tile

# seats of "knight,cave": 0 and 1. A01 and A05 are open tiles, C01 and C06 open Crystal tiles.


# -- the turn (section 53) ---


@clause("VF-53.1", "VF-8.11")
def test_53_1_the_cave_wins_with_the_fifth_crystal_tile() -> None:
    s = caves("A01@0,1 r0", "C01@1,0 r0", collapsing=True, collapsed=4)
    go(s, collapse_tiles, args=(1, 1, ()))
    assert s.winners == 1 << 1


@clause("VF-53.2", "VF-2.9", "VF-54.1")
def test_53_2_the_bag_the_hand_and_the_decks() -> None:
    s = caves(stack="A01 C01 E01 A02")
    s.cave.hand, s.chance = [], any_chance()
    set_up_cave(s)
    assert s.cave.bag == [6] * c.OMENS
    assert len(s.cave.hand) == 3
    assert len(s.tile_stack) == 1
    assert s.supply[t.TREASURES] == 10
    assert caves(roles="knight,cave,thief").terms.supply[t.TREASURES] == 12
    assert len(s.knight.event_deck.top) == 3  # that it may look at


@clause("VF-53.3", "VF-53.5")
def test_53_3_collect_shape_treasure_and_omens_at_any_time_after_the_first_step() -> None:
    s = caves("A01@0,1 r0", "A05@1,0", hand="E01 E02 E03", stack="A02 A03", omens="mushroom 1")
    game = go(s, cave_turn)
    assert sum(s.cave.omens) == 2  # no token on the map: one is drawn
    assert game.options(1)[0] == "shape"
    assert "end" not in game.options(1)
    assert "omen hatred" in game.options(1)
    game.say("1 shape")
    say_space(game, 1, 1, seat=1)
    tiles = game.options(1)
    assert len(tiles) == 3
    game.say(f"1 {tiles[0]}")
    assert tile(s, 1, 1) != EMPTY
    assert len(s.cave.hand) == 3
    assert len(s.tile_stack) == 1
    assert "treasure" in game.options(1)
    assert "end" not in game.options(1)
    game.say("1 treasure")
    say_space(game, 1, 0, seat=1)
    assert s.treasures[tile(s, 1, 0)] == 1
    assert "end" in game.options(1)


@pytest.mark.parametrize(
    ("tokens", "drawn"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 4), (6, 4), (7, 5), (10, 5), (11, 6), (15, 6)]
)
@clause("VF-53.4")
def test_53_4_omens_by_the_tokens_on_the_map(tokens: int, drawn: int) -> None:
    s = caves("C01@0,1 r0 crystal", "A01@1,0 r0", roles="knight,cave,thief")
    assert band_of(s.terms.cave.omen_from, tokens) == drawn
    assert tokens_on_map(s) == 1
    s.treasures[tile(s, 1, 0)] = 2
    s.thief.carried = 3
    assert tokens_on_map(s) == 6


@clause("VF-53.5", "VF-10.3")
def test_53_5_during_the_collapse_three_tiles_are_removed() -> None:
    s = caves("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0", "A13@0,4 r0", collapsing=True)
    go(s, shape, args=(1,))
    assert tile(s, 0, 1) != EMPTY
    assert tile(s, 0, 2) == EMPTY


@clause("VF-53.6")
def test_53_6_on_its_own_turn_crystal_tiles_go_first() -> None:
    s = caves(hand="A02 C01 E01", stack="A03")
    game = go(s, shape, args=(1,))
    say_space(game, 0, 1, seat=1)
    assert game.options(1) == [f"t{s.cave.hand[1]}"]  # it is asked all the same
    s = caves("A01@0,1 r0", hand="A02 C01 E01", stack="A03")
    s.turn = t.KNIGHT
    game = go(s, fill_tile, args=(0, tile(s, 0, 1)))
    say_space(game, 0, 2, seat=1)  # the Cave fills, not the Knight
    assert len(game.options(1)) == 3


@clause("VF-53.7")
def test_53_7_with_a_ghost_her_tiles_go_before_everything_on_every_turn() -> None:
    s = caves("A01@0,1 r0", hand="A02 C01 G01", stack="A03", roles="knight,cave,ghost")
    game = go(s, shape, args=(1,))
    say_space(game, 1, 0, seat=1)
    assert game.options(1) == [f"t{s.cave.hand[2]}"]
    s = caves("A01@0,1 r0", hand="A02 C01 G01", stack="A03", roles="knight,cave,ghost")
    s.turn = t.KNIGHT
    game = go(s, fill_tile, args=(0, tile(s, 0, 1)))
    say_space(game, 0, 2, seat=1)
    assert game.options(1) == [f"t{s.cave.hand[2]}"]


@clause("VF-53.8")
def test_53_8_a_treasure_on_a_dark_tile_without_piece_and_treasure() -> None:
    s = caves("A01@0,1", "A05@1,0", "A10@0,-1 treasure", "A13@-1,0 r0", pieces="knight@0,1", hand="E01")
    go(s, hide_treasure, args=(1,))  # a single one is left
    assert s.treasures[tile(s, 1, 0)] == 1
    s.cave.done = c.SHAPED
    assert "treasure" not in cave_options(s)
    assert "end" in cave_options(s)
    bare = caves("A01@0,1", hand="E01")
    bare.cave.done = c.SHAPED
    assert "treasure" in cave_options(bare)
    bare.supply[t.TREASURES] = 0
    assert "treasure" not in cave_options(bare)


@clause("VF-61.8")
def test_61_8_with_two_roles_and_the_thief_the_treasure_is_optional() -> None:
    s = caves("A01@0,1", hand="E01", roles="knight,cave,thief")
    s.cave.done = c.SHAPED
    assert {"treasure", "end"} <= set(cave_options(s))


# -- filling and revealing with a hand ---


@clause("VF-3.9", "VF-3.12", "VF-8.1")
def test_3_9_filling_tiles_come_from_the_hand_and_it_is_filled_again() -> None:
    s = caves("A01@0,1", pieces="knight@0,0", hand="E01 E02", stack="")
    s.turn = t.KNIGHT
    game = go(s, reveal, args=(0, t.KNIGHT_PIECE, tile(s, 0, 1), 2, EMPTY, True))
    say_space(game, 0, 2, seat=1)
    game.say(f"1 t{s.cave.hand[0]}")
    say_space(game, 1, 1, seat=1)  # the last tile is not asked for
    assert tile(s, 0, 2) != EMPTY
    assert tile(s, 1, 1) != EMPTY
    assert tile(s, -1, 1) == EMPTY
    assert tiles_left(s) == 0


@clause("VF-55.8")
def test_55_8_nobody_places_tiles_at_the_end_of_a_turn() -> None:
    s = caves("A01@0,1", hand="E01 E02 E03", stack="A02")
    go(s, end_of_turn, args=(0, t.KNIGHT))
    assert len(s.cave.hand) + len(s.tile_stack) == 4
    assert dark(s) == [(0, 1)]
    s.collapsing = True
    go(s, end_of_turn, args=(0, t.KNIGHT))
    assert tile(s, 0, 1) != EMPTY


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


# -- what is hidden ---


@clause("VF-11.4")
def test_11_4_the_hand_is_the_caves_and_it_may_look_at_every_dark_tile() -> None:
    s = caves("C03@0,1", hand="C01 A02 E01", stack="A03 A04 A06 A07 A08 A09")
    mine, theirs = view(s, 1)["cave"]["hand"], view(s, 0)["cave"]["hand"]
    assert [facts["id"] for facts in mine] == ["C01", "A02", "E01"]
    assert [facts["id"] for facts in theirs] == ["", "", ""]
    assert [facts["symbol"] for facts in theirs] == ["fangs", "bones", "fangs"]  # the backs are there for all to see
    known = {facts["tile"]: facts["known"] for facts in view(s, 1)["tiles"]}
    assert known[tile(s, 0, 1)] == "C03"
    assert {facts["known"] for facts in view(s, 0)["tiles"]} == {""}
    worlds = [redeal(s, 0, Seeded(seed)) for seed in range(10)]
    assert len({tuple(w.face[number] for number in s.cave.hand) for w in worlds}) > 1
    own = redeal(s, 1, Seeded(3))
    assert [own.face[number] for number in s.cave.hand] == [s.face[number] for number in s.cave.hand]
    assert own.face[tile(s, 0, 1)] == s.face[tile(s, 0, 1)]


@clause("VF-8.1", "VF-8.2")
def test_8_1_the_collapse_begins_when_the_hand_is_empty_too() -> None:
    s = caves("A01@0,1 r0", hand="E01")
    begin_turn(s, t.KNIGHT)
    assert not s.collapsing
    s.cave.hand = []
    begin_turn(s, t.CAVE)
    assert s.collapsing


def test_the_hand_is_filled_from_the_top() -> None:
    s = caves(stack="A01 C01")
    fill_hand(s)
    assert len(s.cave.hand) == 2
    assert s.tile_stack == []
