"""Section 65: Terrain."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import GAME
from monoceros.games.vast import tables as t
from monoceros.games.vast.effects import begin_round, lay_terrain
from monoceros.games.vast.effects_removal import remove_terrain
from monoceros.games.vast.facts import edges_to_fill, impassable, is_dark, is_lit, passable, visible
from monoceros.games.vast.facts_terrain import around, closest_lays, placeable, spaces_of
from monoceros.games.vast.rules.meetings import refuges
from monoceros.games.vast.rules.nightmare import act, can_blast, move
from monoceros.games.vast.rules.removal import is_loose, removable, remove_tile
from monoceros.games.vast.rules.reveal import reveal
from monoceros.games.vast.rules.teleport import forced_teleport
from monoceros.games.vast.rules.terrain import event_terrain, place_terrain
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, NIGHTMARE, NORTH, SOUTH, TERRAIN_FIRST, UNICORN_PIECE

from .spots import dark, knight, on, play, say_space, space, spaces, spot, tile, unicorn, where

MANY = "A02 A03 A04 A06 A07 A08 A09"


def laid(s: State, terrain: int, *places: tuple[int, int]) -> None:
    lay_terrain(s, terrain, [space(x, y) for x, y in places])


def squares(s: State, terrain: int) -> list[tuple[int, int]]:
    return [where(s, square) for square in range(TERRAIN_FIRST[terrain], TERRAIN_FIRST[terrain + 1])]


# -- the tiles ---


@clause("VF-65.1")
def test_65_1_eight_tiles_and_their_shapes() -> None:
    shapes = {}
    for terrain, name in enumerate(t.TERRAIN_NAMES):
        places = spaces_of(terrain, space(0, 0), 0)
        shapes[name] = sorted([(at % t.ROW - t.ORIGIN % t.ROW, at // t.ROW - t.ORIGIN // t.ROW) for at in places])
    assert shapes["canyon"] == [(0, 0), (0, 1), (0, 2)]
    assert shapes["lake"] == shapes["forest"] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert shapes["magma"] == [(0, 0), (0, 1), (1, 0)]
    assert [shapes[name] for name in ("pits", "second pit", "third pit")] == [[(0, 0)]] * 3
    assert shapes["river"] == [(0, 0), (0, 1), (0, 2), (0, 3)]


@clause("VF-65.1")
def test_65_1_every_part_and_rotation_lies_on_its_space() -> None:
    for terrain in range(t.TERRAINS):
        for part in range(TERRAIN_FIRST[terrain + 1] - TERRAIN_FIRST[terrain]):
            for rotation in range(4):
                assert spaces_of(terrain, space(3, 4), 4 * part + rotation)[part] == space(3, 4)


# -- when and where (VF-65.2 to VF-65.4) ---


@clause("VF-65.2")
def test_65_2_with_the_first_event_tile_of_a_round() -> None:
    s = spot("E05@0,1", "A01@1,0 r0", nightmare="0,1 N", terrain=True)
    game = play(s, reveal, 0, UNICORN_PIECE, 1, SOUTH, EMPTY, True)
    game.expect("0 terrain: canyon | lake | magma | forest | pits | river").say("0 lake")
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert s.terrain_placed
    assert play(s, event_terrain, 0, UNICORN_PIECE).is_over  # not again in this round
    begin_round(s)
    game = play(s, event_terrain, 0, UNICORN_PIECE).expect_name(0, "terrain")
    assert "lake" not in game.options(0)


@clause("VF-65.2")
@pytest.mark.parametrize(
    ("option", "collapsing", "face"), [(False, False, "E05"), (True, True, "E05"), (True, False, "A01")]
)
def test_65_2_not_without_the_option_not_in_the_collapse_not_otherwise(
    option: bool, collapsing: bool, face: str
) -> None:
    s = spot(f"{face}@0,1", nightmare="0,1 N", terrain=option, collapsing=collapsing)
    assert play(s, reveal, 0, UNICORN_PIECE, 1, SOUTH, EMPTY, True).is_over
    assert all(s.at[number] == EMPTY for number in range(t.FIRST_TERRAIN, t.TILES))


@clause("VF-65.3", "VF-65.4")
def test_65_4_after_filling_as_close_as_possible() -> None:
    s = spot("E15@0,1", stack="A02 A03 A04", nightmare="0,1 N", terrain=True)
    game = play(s, reveal, 0, UNICORN_PIECE, 1, SOUTH, EMPTY, True)
    while game.ask(0).name == "fill":
        game.say(f"0 {game.options(0)[0]}")
    game.say("0 lake")
    # all spaces beside him are full: the nearest free ones are two away, and both touch the map
    game.expect_name(0, "terrain_space")
    say_space(game, *spaces(game)[0])
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    nearest = min(abs(x) + abs(y - 1) for x, y in squares(s, t.LAKE))
    assert nearest == 2
    game.check()


@clause("VF-65.4")
def test_65_4_beside_a_cave_tile_and_away_from_other_terrain() -> None:
    s = spot("A01@0,1 r0", "A05@1,0 r0", nightmare="0,0 N")
    laid(s, t.RIVER, (-1, 0), (-1, -1), (-1, -2), (-1, -3))
    river = {space(x, y) for x, y in squares(s, t.RIVER)}
    for lay in closest_lays(s, t.LAKE, space(0, 0)):
        edge, how = divmod(lay, 16)
        places = spaces_of(t.LAKE, s.at[edge // 4] + t.STEP[edge % 4], how)
        assert not [place for place in places if around(place) & river]
        assert [place for place in places if {place + by for by in t.STEP} & {space(0, 0), space(0, 1), space(1, 0)}]


@clause("VF-65.4")
def test_65_4_each_way_to_lie_is_offered_once() -> None:
    s = spot("A01@0,1 r0", "A05@1,1 r0", nightmare="0,1 N")
    for terrain in range(t.TERRAINS):
        found = closest_lays(s, terrain, space(0, 1))
        sets = [tuple(spaces_of(terrain, s.at[lay // 64] + t.STEP[lay // 16 % 4], lay % 16)) for lay in found]
        assert len(set(sets)) == len(sets)


@clause("VF-65.4")
def test_65_4_without_room_none_is_placed() -> None:
    s = spot(nightmare="0,0 N", terrain=True)
    laid(s, t.LAKE, (2, 0), (3, 0), (2, 1), (3, 1))
    laid(s, t.FOREST, (-2, 0), (-3, 0), (-2, 1), (-3, 1))
    laid(s, t.MAGMA, (0, 2), (1, 2), (-1, 2))
    laid(s, t.RIVER, (0, -2), (1, -2), (-1, -2), (2, -2))
    assert placeable(s, space(0, 0)) == []
    assert play(s, event_terrain, 0, UNICORN_PIECE).is_over
    assert play(s, place_terrain, 0, UNICORN_PIECE, t.CANYON).is_over
    assert s.result is False


@clause("VF-65.5")
def test_65_5_terrain_is_neither_lit_nor_dark_and_has_no_walls() -> None:
    s = spot("A12@0,1 r0", nightmare="0,0 N")
    laid(s, t.LAKE, (0, 2), (1, 2), (0, 3), (1, 3))
    lake = tile(s, 0, 2)
    assert not is_lit(s, lake)
    assert not is_dark(s, lake)
    assert passable(s, lake, SOUTH)
    s.rocks[lake] |= 1 << SOUTH
    assert not passable(s, lake, SOUTH)
    assert visible(s, lake, tile(s, 0, 3))
    assert [facts["terrain"] for facts in GAME.view(s, 0)["tiles"]][2:] == ["lake"] * 4


# -- leaving it, and removing it ---


@clause("VF-65.6")
@pytest.mark.parametrize(("answer", "place"), [("go", (0, 4)), ("stay", (0, 2))])
def test_65_6_once_an_action_he_may_leave_onto_an_open_space(answer: str, place: tuple[int, int]) -> None:
    s = spot(stack="A02 A03 A04", nightmare="0,0 N", turn=NIGHTMARE)
    laid(s, t.LAKE, (0, 1), (1, 1), (0, 2), (1, 2))
    s.stands[UNICORN_PIECE] = tile(s, 0, 2)
    game = play(s, move, 0, 3)
    game.expect("0 leave_terrain: go | stay").say(f"0 {answer}")
    assert unicorn(s) == place  # the Dark tile at (0, 3) is revealed and leads on
    assert (tile(s, 0, 3) == EMPTY) == (answer == "stay")


@clause("VF-65.6")
def test_65_6_not_during_the_collapse() -> None:
    s = spot(stack="A02", nightmare="0,0 N", turn=NIGHTMARE, collapsing=True)
    laid(s, t.LAKE, (0, 1), (1, 1), (0, 2), (1, 2))
    assert play(s, move, 0, 3).is_over
    assert unicorn(s) == (0, 2)


@clause("VF-65.7")
def test_65_7_in_the_collapse_only_if_half_of_its_edges_are_free() -> None:
    s = spot("A01@0,1", "A05@1,1", collapsing=True)
    laid(s, t.LAKE, (0, 2), (1, 2), (0, 3), (1, 3))
    lake = TERRAIN_FIRST[t.LAKE]
    assert is_loose(s, lake)  # six of eight
    s = spot("A01@0,1 r0", "A05@1,1 r0", "A10@2,2 r0", "A13@2,3 r0", "T01@0,4 r0", knight="0,0", collapsing=True)
    laid(s, t.LAKE, (0, 2), (1, 2), (0, 3), (1, 3))
    assert not is_loose(s, lake)  # three of eight
    assert "t61" not in removable(s, ())


@clause("VF-65.7")
def test_65_7_it_goes_as_one_tile_by_choice() -> None:
    s = spot("A01@0,1 r0", roles="knight,nightmare", collapsing=True)
    laid(s, t.MAGMA, (1, 0), (2, 0), (1, -1))
    assert removable(s, ()) == ["t1", "t65"]
    play(s, remove_tile, 0, 65)
    assert squares(s, t.MAGMA) == [where(s, 65)] * 3  # nowhere
    assert s.at[65] == s.at[66] == s.at[67] == EMPTY
    assert s.tile_stack == []


@clause("VF-65.7", "VF-65.19")
def test_65_19_a_blast_removes_the_whole_terrain() -> None:
    s = spot(nightmare="0,0 N", turn=NIGHTMARE, hand="U02", upgrades=[0, 0, 0, 0, 0, 1])
    laid(s, t.RIVER, (0, 1), (0, 2), (0, 3), (0, 4))
    assert can_blast(s, 2)
    play(s, act, 0, ("blast", "U02"))
    assert [s.at[number] for number in range(75, 79)] == [EMPTY] * 4
    assert t.RIVER in placeable(s, space(0, 0))  # it may come again


@clause("VF-7.11", "VF-65.7")
def test_65_7_the_knight_walks_off_over_it() -> None:
    s = spot("A01@0,1 r0", knight="0,1", collapsing=True)
    laid(s, t.LAKE, (0, 2), (1, 2), (0, 3), (1, 3))
    s.stands[t.KNIGHT_PIECE] = tile(s, 1, 3)
    assert refuges(s, tile(s, 1, 3), t.KNIGHT_PIECE) == [on(s, 0, 1)]
    play(s, remove_tile, 0, TERRAIN_FIRST[t.LAKE])
    assert knight(s) == (0, 1)


# -- Canyon ---


@clause("VF-65.8")
def test_65_8_the_bridge_counts_as_lit_and_its_sides_are_impassable() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 N")
    laid(s, t.CANYON, (-1, 2), (0, 2), (1, 2))
    assert is_lit(s, t.BRIDGE)
    assert impassable(tile(s, -1, 2))
    assert impassable(tile(s, 1, 2))
    play(s, move, 0, 3)
    assert unicorn(s) == (0, 2)
    s.unicorn.facing = t.EAST
    play(s, move, 0, 1)
    assert unicorn(s) == (0, 2)


@clause("VF-65.9", "VF-3.17")
def test_65_9_the_bridge_joins_a_cave_tile_and_a_new_dark_one() -> None:
    s = spot("A01@0,1 r0", stack=MANY, nightmare="0,1 N")
    game = play(s, place_terrain, 0, UNICORN_PIECE, t.CANYON)
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert s.result is True
    bridge = where(s, t.BRIDGE)
    assert len(dark(s)) == 1
    (end,) = dark(s)
    assert abs(end[0] - bridge[0]) + abs(end[1] - bridge[1]) == 1
    across = [way for way in range(4) if s.near[4 * t.BRIDGE + way] not in (58, 60)]
    assert [s.near[4 * t.BRIDGE + way] != EMPTY for way in across] == [True, True]
    assert not [edge for edge in edges_to_fill(s) if edge // 4 >= t.FIRST_TERRAIN]


@clause("VF-3.17", "VF-65.9")
def test_3_17_only_the_bridge_needs_filling() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 N")
    laid(s, t.CANYON, (-1, 2), (0, 2), (1, 2))
    laid(s, t.LAKE, (2, 0), (3, 0), (2, -1), (3, -1))
    terrain = [edge for edge in edges_to_fill(s) if edge // 4 >= t.FIRST_TERRAIN]
    assert terrain == [4 * t.BRIDGE + NORTH]


# -- Pits ---


@clause("VF-65.13")
def test_65_13_three_pits_the_first_close_the_others_far_apart() -> None:
    faces = ("A01", "A05", "A10", "A13", "T01", "T02")
    s = spot(*[f"{face}@{x},0 r0" for x, face in enumerate(faces, 1)], nightmare="0,0 N")
    game = play(s, place_terrain, 0, UNICORN_PIECE, t.PIT)
    assert spaces(game) == [(-1, 0), (0, -1), (0, 1)]
    say_space(game, -1, 0)
    assert spaces(game) == [(6, -1), (6, 1), (7, 0)]  # as far as possible from the first
    say_space(game, 7, 0)
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert where(s, 74)[0] == 3
    game.check()


@clause("VF-65.13", "VF-65.19")
def test_65_13_not_while_one_of_them_is_on_the_map() -> None:
    s = spot("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0", nightmare="0,1 N", terrain=True)
    laid(s, t.PIT + 1, (0, 4))
    assert t.PIT not in placeable(s, space(0, 1))  # the first went with a Blast, and comes with the others only
    remove_terrain(s, [t.TERRAIN_FIRST[t.PIT + 1]])
    assert t.PIT in placeable(s, space(0, 1))


@clause("VF-65.13")
def test_65_13_not_if_only_two_would_fit() -> None:
    s = spot("A01@1,0", "A05@2,0", "A10@3,0", nightmare="0,0 N")
    assert t.PIT in placeable(s, space(0, 0))
    s = spot(nightmare="0,0 N")  # beside the Entrance alone only two do not touch
    assert t.PIT not in placeable(s, space(0, 0))


@clause("VF-65.16a")
@pytest.mark.parametrize("terrain", [t.MAGMA, t.PIT])
def test_65_16a_hot_ground_and_pits_drive_him_on(terrain: int) -> None:
    s = spot("A01@1,1 r0", nightmare="0,0 N", turn=NIGHTMARE, deck="U12")
    laid(s, terrain, *[(0, 1), (0, 2), (-1, 1)][: 3 if terrain == t.MAGMA else 1])
    play(s, move, 0, 1)
    assert unicorn(s) == (1, 1)
    s = spot("A01@1,1 r0", nightmare="0,0 N", turn=NIGHTMARE, deck="U07 U12")
    laid(s, terrain, *[(0, 1), (0, 2), (-1, 1)][: 3 if terrain == t.MAGMA else 1])
    play(s, forced_teleport)
    assert unicorn(s) == (1, 1)


@clause("VF-65.16a")
def test_65_16a_passing_over_magma_is_harmless() -> None:
    s = spot("A01@0,3 r0", nightmare="0,0 N", turn=NIGHTMARE)
    laid(s, t.MAGMA, (0, 1), (0, 2), (1, 1))
    play(s, move, 0, 3)
    assert unicorn(s) == (0, 3)


@clause("VF-65.16b")
def test_65_16b_no_way_for_him_from_pit_to_pit() -> None:
    s = spot("A01@1,0 r0", nightmare="0,0 N", turn=NIGHTMARE, deck="U16")
    laid(s, t.PIT, (0, 1))
    laid(s, t.PIT + 1, (2, 0))
    s.stands[UNICORN_PIECE] = tile(s, 0, 1)
    game = play(s, move, 0, 3)  # nothing lies ahead, so he ends on the Pit and Teleports
    assert game.is_over
    assert unicorn(s) == (0, 0)


# -- River ---


@clause("VF-65.15", "VF-65.18")
@pytest.mark.parametrize(("number", "place"), [(0, (0, 1)), (1, (1, 1)), (3, (3, 1))])
def test_65_15_he_drifts_for_free_as_far_as_he_likes(number: int, place: tuple[int, int]) -> None:
    s = spot(nightmare="0,0 N", turn=NIGHTMARE)
    laid(s, t.RIVER, (0, 1), (1, 1), (2, 1), (3, 1))
    game = play(s, move, 0, 1)
    game.expect("0 drift: 0 | 1 | 2 | 3").say(f"0 {number}")
    assert (unicorn(s), s.unicorn.facing) == (place, NORTH)


@clause("VF-65.18")
def test_65_18_the_rest_of_the_move_goes_on_from_there() -> None:
    s = spot("A01@2,2 r0", nightmare="0,0 N", turn=NIGHTMARE)
    laid(s, t.RIVER, (0, 1), (1, 1), (2, 1), (3, 1))
    game = play(s, move, 0, 2)
    game.say("0 2")
    assert unicorn(s) == (2, 2)


@clause("VF-65.18", "VF-17.1")
def test_65_18_whom_he_meets_in_the_river_he_attacks() -> None:
    s = spot("A01@0,-1 r0", "A05@1,0 r0", knight="0,0", nightmare="0,-1 N", turn=NIGHTMARE, deck="U16", grit=9)
    laid(s, t.RIVER, (0, 1), (1, 1), (2, 1), (3, 1))
    s.stands[t.KNIGHT_PIECE] = tile(s, 1, 1)
    game = play(s, move, 1, 2)
    game.say("1 3")
    assert (unicorn(s), s.knight.grit) == ((1, 0), 8)
    assert game.is_over


@clause("VF-65.14")
def test_65_14_only_with_the_current() -> None:
    s = spot(nightmare="0,0 N", turn=NIGHTMARE)
    laid(s, t.RIVER, (3, 1), (2, 1), (1, 1), (0, 1))
    assert play(s, move, 0, 1).is_over  # he enters at the mouth
    assert unicorn(s) == (0, 1)
