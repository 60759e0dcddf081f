"""Sections 1 and 5: the grid, borders, and what sees what."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import GAME
from monoceros.games.vast import tables as t
from monoceros.games.vast.facts import (
    distance,
    impassable,
    is_dark,
    is_lit,
    is_open_edge,
    is_unoccupied,
    kind_of,
    open_spaces,
    passable,
    piece_on,
    space_of,
    tile_at,
    visible,
    way_to,
)
from monoceros.games.vast.facts_terrain import around
from monoceros.games.vast.rules.removal import can_be_removed, removable
from monoceros.games.vast.tables import EAST, EMPTY, NORTH, SOUTH, WALLS, WAYS, WEST

from .spots import knight, light, space, spot, tile, unicorn, where

# -- the grid ---


@clause("VF-1.1")
def test_1_1_north_is_up_and_east_is_right() -> None:
    s = spot("A01@0,1", "A02@1,0", "A03@0,-1", "A04@-1,0")
    assert where(s, 0) == (0, 0)
    assert [where(s, s.near[way]) for way in (NORTH, EAST, SOUTH, WEST)] == [(0, 1), (1, 0), (0, -1), (-1, 0)]


@clause("VF-1.1")
def test_1_1_the_grid_holds_every_tile_in_one_line() -> None:
    furthest = t.TILES + 3
    assert space(0, furthest) // t.ROW < t.ROW
    assert space(furthest, 0) // t.ROW == t.ORIGIN // t.ROW == space(-furthest, 0) // t.ROW
    assert space(0, -furthest) > 0


@clause("VF-1.2")
def test_1_2_four_adjacent_and_eight_surrounding_spaces() -> None:
    middle = space(3, -2)
    assert {middle + by for by in t.STEP} == {space(3, -1), space(4, -2), space(3, -3), space(2, -2)}
    corners = {space(4, -1), space(4, -3), space(2, -3), space(2, -1)}
    assert around(middle) == corners | {middle + by for by in t.STEP}


@clause("VF-1.3")
@pytest.mark.parametrize(("place", "far"), [("0,2", 2), ("2,1", 3), ("-2,1", 3), ("-1,-2", 3)])
def test_1_3_distances_go_along_rows_and_columns(place: str, far: int) -> None:
    s = spot(f"A01@{place}")
    assert distance(s, 0, 1) == distance(s, 1, 0) == far


@clause("VF-1.4")
def test_1_4_an_open_space_has_no_tile() -> None:
    s = spot("A01@0,1")
    assert tile_at(s, space(0, 1)) == 1
    assert tile_at(s, space(1, 0)) == EMPTY
    assert [space_of(s, edge) for edge in open_spaces(s)].count(space(1, 0)) == 1


@clause("VF-1.4")
def test_1_4_open_spaces_beside_the_map_are_each_there_once() -> None:
    s = spot("A01@0,1", "A02@1,1")
    found = sorted([space_of(s, edge) for edge in open_spaces(s)])
    assert found == sorted(
        {space(1, 0), space(0, -1), space(-1, 0), space(0, 2), space(-1, 1), space(1, 2), space(2, 1)}
    )


# -- tiles ---


@clause("VF-1.5", "VF-1.6")
def test_1_6_there_are_52_tiles_each_with_a_symbol_and_a_kind() -> None:
    terms = spot().terms
    kinds_of, symbols_of = terms.tile_kind[:52], terms.tile_symbol[:52]  # the Ghost tiles of T2 come after them
    kinds = [kinds_of.count(kind) for kind in (t.AMBUSH, t.EVENT, t.CRYSTAL, t.TREASURE_ROOM, t.VAULT)]
    assert kinds == [15, 15, 9, 6, 6]
    assert kinds_of.count(t.ENTRANCE_KIND) == 1
    assert [symbols_of.count(symbol) for symbol in (t.FANGS, t.BONES, t.EYE, t.NO_SYMBOL)] == [17, 17, 17, 1]


@clause("VF-1.5")
def test_1_5_a_dark_tile_shows_its_symbol_and_a_lit_one_its_kind() -> None:
    s = spot("C03@0,1", "C03@1,0 r0")
    dark, lit = [facts for facts in GAME.view(s, 0)["tiles"] if facts["tile"]]
    assert (dark["symbol"], dark["kind"], dark["shape"], dark["id"]) == ("eye", "", "", "")
    assert (lit["symbol"], lit["kind"], lit["shape"], lit["walls"]) == ("", "crystal", "corner", 12)
    assert kind_of(s, 1) == EMPTY
    assert kind_of(s, 2) == t.CRYSTAL


@clause("VF-1.7")
def test_1_7_five_shapes_of_walls() -> None:
    walls = [WALLS[WAYS * shape] for shape in (t.OPEN, t.SIDE, t.CORNER, t.TUNNEL, t.DEAD_END)]
    assert [bin(bits).count("1") for bits in walls] == [0, 1, 2, 2, 3]
    shapes = spot().terms.tile_shape[1:52]
    assert [shapes.count(shape) for shape in (t.OPEN, t.SIDE, t.CORNER, t.TUNNEL, t.DEAD_END)] == [15, 13, 14, 7, 2]


@clause("VF-1.8")
@pytest.mark.parametrize(
    ("shape", "walls"),
    [
        (t.SIDE, ("W", "N", "E", "S")),
        (t.CORNER, ("SW", "NW", "NE", "ES")),
        (t.TUNNEL, ("EW", "NS", "EW", "NS")),
        (t.DEAD_END, ("ESW", "NSW", "NEW", "NES")),
    ],
)
def test_1_8_a_rotation_turns_the_walls_clockwise(shape: int, walls: tuple[str, ...]) -> None:
    for rotation in range(4):
        bits = WALLS[WAYS * shape + rotation]
        assert "".join([name for way, name in enumerate(t.WAY_NAMES) if bits >> way & 1]) == walls[rotation]


@clause("VF-1.9")
def test_1_9_an_open_edge_has_no_wall() -> None:
    s = spot("A12@0,1 r0")  # walls E, S, W
    assert [is_open_edge(s, 1, way) for way in range(WAYS)] == [True, False, False, False]


# -- borders ---


@clause("VF-1.10")
def test_1_10_a_dark_tile_blocks_nothing() -> None:
    s = spot("A12@0,1")
    assert passable(s, 0, NORTH)
    assert passable(s, 1, SOUTH)


@clause("VF-1.11")
def test_1_11_a_wall_on_either_side_or_a_rockslide_closes_a_border() -> None:
    s = spot("A12@0,1 r0", "A01@1,0 r0", "A02@0,-1 r0")  # a wall to the south; open; a tunnel from north to south
    assert not passable(s, 0, NORTH)
    assert not passable(s, 1, SOUTH)
    assert passable(s, 0, EAST)
    assert passable(s, 0, SOUTH)
    s.rocks[0] |= 1 << EAST
    assert not passable(s, 0, EAST)
    assert not passable(s, 2, WEST)


@clause("VF-1.11")
def test_1_11_a_bomb_opens_a_wall_but_not_a_rockslide() -> None:
    s = spot("A12@0,1 r0")
    s.bombed[1] |= 1 << SOUTH
    assert passable(s, 0, NORTH)
    assert passable(s, 1, SOUTH)
    s.rocks[0] |= 1 << NORTH
    assert not passable(s, 0, NORTH)


@clause("VF-1.12")
def test_1_12_nothing_leads_onto_an_open_space() -> None:
    s = spot()
    assert not any(passable(s, 0, way) for way in range(WAYS))


@clause("VF-1.13")
def test_1_13_the_entrance_is_lit_and_open_and_stays() -> None:
    s = spot("A01@0,1", collapsing=True)
    assert is_lit(s, 0)
    assert s.walls[0] == 0
    assert removable(s, ()) == ["t1"]
    assert not can_be_removed(s, 0)
    assert can_be_removed(s, 1)


@clause("VF-1.14")
def test_1_14_the_stack_is_not_on_the_map() -> None:
    s = spot("A01@0,1", stack="A02 A03")
    assert [facts["tile"] for facts in GAME.view(s, 0)["tiles"]] == [0, 1]
    assert GAME.view(s, 0)["stack"] == 2


@clause("VF-1.15")
def test_1_15_the_outer_spaces_of_the_canyon_are_impassable() -> None:
    assert [number for number in range(t.TILES) if impassable(number)] == [58, 60]


@clause("VF-1.16")
def test_1_16_unoccupied_is_without_piece_and_token() -> None:
    s = spot("A01@0,1 r0", "C01@1,0 r0 crystal", "T01@0,-1 r0 treasure", nightmare="0,0 N")
    assert [is_unoccupied(s, number) for number in range(4)] == [False, True, False, False]


@clause("VF-1.17")
def test_1_17_the_shadow_unicorn_occupies_his_space() -> None:
    s = spot("A01@0,1 r0", roles="knight", shadow="easy", shadow_at="0,1 N")
    assert piece_on(s, 1) == t.UNICORN_PIECE
    assert not is_unoccupied(s, 1)


# -- lines of sight (section 5) ---


@clause("VF-5.1")
def test_5_1_along_a_row_over_passable_borders() -> None:
    s = spot("A01@1,0 r0", "A05@2,0 r0", "A10@2,1 r0")
    assert visible(s, 0, 2)
    assert visible(s, 2, 0)
    assert not visible(s, 0, 3)  # askew
    light(s, 1, 0)
    s.walls[1] = WALLS[WAYS * t.TUNNEL]  # walls to the east and west
    assert not visible(s, 0, 2)
    assert not visible(s, 0, 1)


@clause("VF-5.1")
def test_5_1_an_open_space_between_hides() -> None:
    s = spot("A01@0,1 r0", "A05@1,1 r0", "A10@2,1 r0", "A13@2,0 r0")
    assert not visible(s, 0, 4)
    assert way_to(s, 0, 4) == EAST


@clause("VF-5.2")
def test_5_2_a_dark_tile_hides_what_is_behind_it_but_not_itself() -> None:
    s = spot("A01@1,0", "A05@2,0 r0")
    assert is_dark(s, 1)
    assert visible(s, 0, 1)
    assert visible(s, 1, 2)
    assert not visible(s, 0, 2)


@clause("VF-5.3")
def test_5_3_the_same_space_is_in_sight() -> None:
    s = spot("A01@1,0")
    assert visible(s, 1, 1)


@clause("VF-5.4")
def test_5_4_pieces_and_tokens_block_no_sight() -> None:
    s = spot("T01@1,0 r0 treasure", "A05@2,0 r0", "A10@3,0 r0", knight="2,0", nightmare="1,0 E")
    assert (knight(s), unicorn(s)) == ((2, 0), (1, 0))
    assert visible(s, 0, tile(s, 3, 0))
