"""Sections 7, 8 and 9: pieces leave tiles, tiles leave the map, the map is joined again."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast.effects import begin_turn, lay_terrain
from monoceros.games.vast.facts import terrain_touch_number, touch_number
from monoceros.games.vast.rules.meetings import can_leave, refuges
from monoceros.games.vast.rules.reconnect import loose_parts, reconnect, slides
from monoceros.games.vast.rules.removal import collapse_tiles, removable, remove_tile
from monoceros.games.vast.state import OVER, PLAYING
from monoceros.games.vast.tables import EMPTY, NORTH

from .spots import dark, knight, on, play, say_space, space, spaces, spot, tile, unicorn, where

LINE = ("A01@1,0 r0", "A05@2,0 r0", "A10@3,0 r0")

# -- who must leave (section 7) ---


@clause("VF-7.1", "VF-7.2", "VF-7.3", "VF-7.11", "VF-8.10")
def test_7_3_the_knight_goes_to_a_lit_free_space_without_a_wall_between() -> None:
    s = spot("A01@1,0 r0", "A05@1,1", "A02@2,0 r0", "A10@1,-1 r0", knight="1,0", nightmare="0,0 N")
    # north is Dark, east has a wall, west is the Unicorn, south is free
    assert refuges(s, 1, t.KNIGHT_PIECE) == [on(s, 1, -1)]
    game = play(s, remove_tile, 0, 1)
    assert game.is_over or game.ask(0).name == "slide"
    assert s.stands[t.KNIGHT_PIECE] == 4


@clause("VF-7.11")
def test_7_11_the_remover_chooses_between_equal_refuges() -> None:
    s = spot("A01@1,0 r0", "A10@1,-1 r0", knight="1,0", collapsing=True)
    game = play(s, remove_tile, 0, 1)
    assert spaces(game) == [(0, 0), (1, -1)]
    say_space(game, 0, 0)
    assert knight(s) == (0, 0)


@clause("VF-7.13")
def test_7_13_a_tile_that_she_cannot_leave_is_not_removed() -> None:
    s = spot("A12@0,1 r0", "A01@1,0 r0", knight="0,1", collapsing=True)  # a wall to the south, nothing else beside it
    assert not can_leave(s, 1)
    assert removable(s, ()) == [on(s, 1, 0)]


@clause("VF-7.15")
def test_7_15_a_monster_token_is_in_her_way() -> None:
    s = spot("A01@1,0 r0", "A05@2,0 r0", knight="1,0", nightmare="0,0 N")
    assert refuges(s, 1, t.KNIGHT_PIECE) == [on(s, 2, 0)]
    s.tokens[2] |= t.OGRE_TOKEN
    assert refuges(s, 1, t.KNIGHT_PIECE) == []


@clause("VF-G34", "VF-7.8", "VF-23.2", "VF-23.3")
def test_golden_34_he_teleports_before_his_tile_goes() -> None:
    """G-34"""
    s = spot(
        "A01@1,0 r0",
        "A05@1,1 r0",
        "A10@0,1 r0",
        nightmare="1,0 N",
        deck="U07 U16",
        upgrades=[0, 0, 0, 1, 0, 0],
        collapsing=True,
    )
    game = play(s, remove_tile, 0, 1)
    assert [event.name for event in s.events][:4] == ["unicorn_turned_up", "unicorn_turned_up", "teleported", "removed"]
    assert game.is_over
    assert (unicorn(s), tile(s, 1, 0)) == ((1, 1), EMPTY)


@clause("VF-20.4", "VF-7.8")
def test_20_4_where_no_card_leads_anywhere_his_tile_stays() -> None:
    s = spot("A01@3,0 r0", nightmare="3,0 N", collapsing=True)
    s.unicorn.deck.bag.clear()
    s.unicorn.discards = [7, 16]
    game = play(s, remove_tile, 0, 1, chance=[0, 0])
    assert game.is_over
    assert s.result is False
    assert (unicorn(s), s.condemned) == ((3, 0), EMPTY)
    assert sorted(s.unicorn.discards) == [7, 16]


@clause("VF-7.12", "VF-8.10", "VF-23.3")
def test_7_12_pieces_leave_one_at_a_time_the_unicorn_first() -> None:
    s = spot("A01@1,0 r0", "A05@1,1 r0", "A10@1,-1 r0", knight="1,0", nightmare="1,0 N", deck="U07", collapsing=True)
    s.turn = t.KNIGHT
    game = play(s, remove_tile, 0, 1)
    assert (unicorn(s), tile(s, 1, 0)) == ((1, 1), 1)  # he is gone, she is asked for, the tile is still there
    assert spaces(game) == [(0, 0), (1, -1)]  # not where he stands now
    say_space(game, 0, 0)
    assert [event.name for event in s.events][:4] == ["unicorn_turned_up", "teleported", "moved", "removed"]


@clause("VF-23.2")
def test_23_2_the_removed_tile_is_no_destination() -> None:
    s = spot("A01@0,1 r0", "A05@0,2 r0", nightmare="0,1 N", deck="U07 U16", collapsing=True, knight="0,2")
    s.turn = t.KNIGHT
    game = play(s, remove_tile, 0, 1, chance=[0] * 30)  # north is the Knight: he attacks, and back leads to the tile
    assert unicorn(s) != (0, 1)
    assert game.is_over


# -- touch numbers and tiers (section 8) ---


@clause("VF-8.4")
def test_8_4_touch_numbers_count_tiles_that_share_an_edge() -> None:
    s = spot("A01@1,0 r0", "C01@2,0 r0", "A05@0,1")
    assert [touch_number(s, number) for number in range(4)] == [2, 2, 1, 1]


@clause("VF-8.4")
def test_8_4_terrain_counts_once() -> None:
    s = spot("A01@0,1", "A05@1,1")
    lay_terrain(s, t.MAGMA, [space(0, 2), space(1, 2), space(1, 3)])
    assert touch_number(s, 1) == 3  # Entrance, its neighbour, Magma
    assert terrain_touch_number(s, t.TERRAIN_FIRST[t.MAGMA]) == 2
    lay_terrain(s, t.LAKE, [space(-1, 0), space(-1, 1), space(-2, 0), space(-2, 1)])
    assert touch_number(s, 0) == 2
    assert terrain_touch_number(s, t.TERRAIN_FIRST[t.LAKE]) == 2


@clause("VF-G33", "VF-8.5", "VF-8.7")
def test_golden_33_a_lit_crystal_of_the_tier_goes_first() -> None:
    """G-33"""
    s = spot("A01@1,0 r0", "C01@2,0 r0", "A05@0,1", roles="knight,nightmare", collapsing=True)
    assert removable(s, ()) == [on(s, 2, 0)]
    game = play(s, collapse_tiles, 0, 2, ())
    assert s.collapsed == 1
    assert spaces(game) == [(0, 1), (1, 0)]


@clause("VF-8.5", "VF-8.6")
def test_8_6_higher_tiers_only_where_the_lower_ones_have_nothing() -> None:
    ring = ("A01@1,0 r0", "A05@1,1 r0", "A10@0,1 r0")  # each touches two
    s = spot(*ring, roles="knight,nightmare", collapsing=True)
    assert len(removable(s, ())) == 3
    s = spot(*ring, "A13@2,0 r0", roles="knight,nightmare", collapsing=True)
    assert removable(s, ()) == [on(s, 2, 0)]
    assert removable(s, (4,)) == [on(s, 1, 1), on(s, 0, 1)]
    assert removable(s, (2, 3, 4)) == [on(s, 1, 0)]  # it touches three
    assert removable(s, (1, 2, 3, 4)) == []


@clause("VF-8.8", "VF-9.10")
def test_8_8_a_dark_crystal_tile_counts_as_revealed_and_collapsed() -> None:
    s = spot("C01@0,1", nightmare="0,0 N", collapsing=True)
    play(s, remove_tile, 0, 1)
    assert (s.crystals, s.collapsed, s.supply[t.CRYSTALS]) == (1, 1, 9)
    assert s.events[0].facts == (1, s.face[1])


@clause("VF-8.9")
def test_8_9_bombs_leave_the_game() -> None:
    s = spot("A02@0,1 r0", nightmare="0,0 N", collapsing=True)
    s.bombed[1] = 1 << NORTH
    s.supply[t.BOMBS] -= 1
    play(s, remove_tile, 0, 1)
    assert (s.bombed[1], s.supply[t.BOMBS]) == (0, 2)


@clause("VF-8.11")
@pytest.mark.parametrize(("before", "outcome"), [(3, PLAYING), (4, OVER)])
def test_8_11_the_fifth_crystal_tile_ends_the_game_for_all(before: int, outcome: int) -> None:
    s = spot("C01@0,1 r0", nightmare="0,0 N", collapsing=True, collapsed=before)
    play(s, remove_tile, 0, 1)
    assert (s.outcome, s.winners) == (outcome, 0)


@clause("VF-8.12")
def test_8_12_as_many_as_can_be_removed() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 N", collapsing=True)
    game = play(s, collapse_tiles, 0, 3, ())
    assert game.is_over
    assert tile(s, 0, 1) == EMPTY


@clause("VF-8.1")
def test_8_1_the_collapse_begins_with_the_next_turn() -> None:
    s = spot("A01@0,1", nightmare="0,0 N")
    assert not s.collapsing
    begin_turn(s, t.NIGHTMARE)
    assert s.collapsing
    s = spot("A01@0,1", stack="A02", nightmare="0,0 N")
    begin_turn(s, t.NIGHTMARE)
    assert not s.collapsing


@clause("VF-8.2", "VF-9.2")
def test_8_2_a_tile_that_goes_back_to_the_stack_delays_it() -> None:
    s = spot("A02@1,0 r1", nightmare="0,0 N")
    game = play(s, remove_tile, 0, 1)
    say_space(game, 0, 1)  # an open edge of the Entrance is filled at once, by the tile itself
    assert s.tile_stack == []
    begin_turn(s, t.NIGHTMARE)
    assert s.collapsing
    s = spot("A12@0,1 r2", "A02@1,0 r1", "A03@0,-1 r0", "A07@-1,0 r0", "A08@0,2 r0", nightmare="0,0 N")
    play(s, remove_tile, 0, 5)
    assert s.tile_stack == [5]
    begin_turn(s, t.NIGHTMARE)
    assert not s.collapsing


@clause("VF-8.3", "VF-9.3")
def test_8_3_during_the_collapse_removed_tiles_leave_the_game() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 N", collapsing=True)
    play(s, remove_tile, 0, 1)
    assert s.tile_stack == []
    begin_turn(s, t.NIGHTMARE)
    assert s.collapsing


@clause("VF-9.2")
def test_9_2_before_it_they_go_under_the_stack_but_crystals_do_not() -> None:
    s = spot("A12@0,1 r2", "A08@0,2 r0", "C01@0,-1 r0", stack="A13", nightmare="0,0 N")
    play(s, remove_tile, 0, 2)
    assert s.tile_stack == [2, 4]
    assert s.lit[2] == 0
    game = play(s, remove_tile, 0, 3)
    say_space(game, 0, -1)  # the Entrance's edges are filled
    assert s.collapsed == 1
    assert 3 not in s.tile_stack


# -- joining what has fallen apart (section 9) ---


@clause("VF-9.5", "VF-8.13")
def test_9_5_a_part_slides_until_it_touches_the_rest() -> None:
    s = spot(*LINE, roles="knight,nightmare", collapsing=True)
    game = play(s, remove_tile, 0, 1)
    assert [where(s, number) for number in (2, 3)] == [(1, 0), (2, 0)]  # west is the only way that makes contact
    assert game.is_over
    assert loose_parts(s) == []


@clause("VF-9.5")
def test_9_5_the_splitter_chooses_part_and_direction() -> None:
    s = spot("A01@0,2 r0", "A05@1,2 r0", "A10@-2,1 r0", collapsing=True)  # beside the Entrance's row and column
    game = play(s, reconnect, 0)
    game.expect("0 slide: t1.S | t1.W | t3.E").say("0 t1.W")  # the two parts touch, and are one from now on
    assert [where(s, number) for number in (1, 2, 3)] == [(-2, 2), (-1, 2), (-2, 1)]
    game.expect("0 slide: t1.E | t1.S").say("0 t1.S")
    assert [where(s, number) for number in (1, 2, 3)] == [(-2, 0), (-1, 0), (-2, -1)]
    assert game.is_over


@clause("VF-9.6")
def test_9_6_the_part_with_the_entrance_stays() -> None:
    s = spot("A01@2,0 r0", collapsing=True)
    assert slides(s) == ["t1.W"]


@clause("VF-9.7")
def test_9_7_along_two_axes_by_the_least_distance() -> None:
    s = spot("A01@2,3 r0", "A05@3,3 r0", collapsing=True)
    assert slides(s) == []
    game = play(s, reconnect, 0)
    assert spaces(game) == [(0, 1), (1, 0)]
    say_space(game, 1, 0)
    assert [where(s, number) for number in (1, 2)] == [(1, 0), (2, 0)]
    assert game.is_over


@clause("VF-9.8")
def test_9_8_holes_stay() -> None:
    ring = [
        "A01@1,0 r0",
        "A05@2,0 r0",
        "A10@2,1 r0",
        "A13@2,2 r0",
        "T01@1,2 r0",
        "T02@0,2 r0",
        "T03@0,1 r0",
        "E05@1,1 r0",
    ]
    s = spot(*ring, roles="knight,nightmare", collapsing=True)
    game = play(s, remove_tile, 0, 8)
    assert game.is_over
    assert tile(s, 1, 1) == EMPTY
    assert loose_parts(s) == []


@clause("VF-9.9")
def test_9_9_what_is_on_the_tiles_travels_with_them() -> None:
    s = spot("A01@1,0 r0", "A05@2,0 r0 treasure", "A10@3,0 r0", knight="3,0", nightmare="0,0 N", collapsing=True)
    s.rocks[2] = 1 << NORTH
    play(s, remove_tile, 0, 1)
    assert knight(s) == (2, 0)
    assert (s.treasures[tile(s, 1, 0)], s.rocks[tile(s, 1, 0)]) == (1, 1 << NORTH)


@clause("VF-9.5")
def test_9_5_before_the_collapse_edges_are_filled_afterwards() -> None:
    s = spot(*LINE, stack="E01 E02 E03 E04 E06 E08 E09 E11 E12 A02 A03 A04 A06 A07 A08", roles="knight,nightmare")
    game = play(s, remove_tile, 0, 1)
    assert game.ask(0).name == "fill"
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert len(dark(s)) == 8  # around the Entrance and two open tiles in a row
    assert s.tile_stack[0] == 1
