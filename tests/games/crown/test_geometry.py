"""Section 3: the board's tables, against its drawing and against plain counting."""

from __future__ import annotations

from collections import Counter

import pytest

from kit import clause
from monoceros.games.crown import geometry as g
from monoceros.games.crown.content import text_of
from monoceros.games.crown.geometry import SPACE_NAMES, SPACES, space, spaces

# the signs of the drawing in RULES.md
SIGNS = {
    "H": g.HOME_POINT,
    "w": g.WALL_SLOT,
    "g": g.GATE,
    ".": g.PLAIN,
    "n": g.WILD,
    "e": g.WILD,
    "s": g.WILD,
    "v": g.WILD,
    "T": g.TUNNEL,
    "f": g.RUIN,
    "C": g.CENTRE,
}


def drawing() -> list[list[str]]:
    """The rows of the drawing, a sign each space."""
    lines = text_of("RULES.md").partition("    A B C D E F G H I J K L M\n")[2].splitlines()[: g.SIDE]
    return [line.split()[1:14] for line in lines]


def named(found: list[int]) -> str:
    return " ".join([SPACE_NAMES[at] for at in found])


@clause("CD-3.1")
def test_3_1_thirteen_columns_and_rows_named_column_then_row() -> None:
    assert len(set(SPACE_NAMES)) == SPACES == 13 * 13
    assert (SPACE_NAMES[0], SPACE_NAMES[12], SPACE_NAMES[13], SPACE_NAMES[168]) == ("A1", "M1", "A2", "M13")
    assert [space(name) for name in SPACE_NAMES] == list(range(SPACES))
    assert space("G7") == SPACES // 2 == g.CROWN_SPACE


@pytest.mark.parametrize("word", ["", "A", "7", "N1", "A0", "A14", "G-7", "g7", "AB", "A1x", "7G"])
def test_3_1_no_other_word_is_a_space(word: str) -> None:
    with pytest.raises(ValueError, match="is no space; spaces are A1 to M13"):
        space(word)


@clause("CD-3.2")
def test_3_2_the_fortress_is_three_by_three_around_the_crown() -> None:
    fortress = [at for at in range(SPACES) if g.AREA[at] == g.FORTRESS]
    assert named(fortress) == "F6 G6 H6 F7 G7 H7 F8 G8 H8"
    assert [g.KIND[at] for at in fortress].count(g.RUIN) == 8
    assert g.KIND[g.CROWN_SPACE] == g.CENTRE


@clause("CD-3.3")
@pytest.mark.parametrize(
    ("land", "first", "last"),
    [(g.NORTH_WEST, "A1", "E5"), (g.NORTH_EAST, "I1", "M5"), (g.SOUTH_EAST, "I9", "M13"), (g.SOUTH_WEST, "A9", "E13")],
)
def test_3_3_territories_are_corner_blocks_of_five_by_five(land: int, first: str, last: str) -> None:
    assert g.LAND[land] == [at for at in range(SPACES) if g.TERRITORY[at] == land]
    assert (SPACE_NAMES[g.LAND[land][0]], SPACE_NAMES[g.LAND[land][-1]]) == (first, last)
    assert len({at % g.SIDE for at in g.LAND[land]}) == len({at // g.SIDE for at in g.LAND[land]}) == 5


@clause("CD-3.4")
@pytest.mark.parametrize(
    ("arm", "first", "last"),
    [(g.NORTH_ARM, "F1", "H5"), (g.EAST_ARM, "I6", "M8"), (g.SOUTH_ARM, "F9", "H13"), (g.WEST_ARM, "A6", "E8")],
)
def test_3_4_the_arms_of_the_wilds_belong_to_nobody(arm: int, first: str, last: str) -> None:
    found = [at for at in range(SPACES) if g.AREA[at] == arm]
    assert (SPACE_NAMES[found[0]], SPACE_NAMES[found[-1]]) == (first, last)
    assert {g.TERRITORY[at] for at in found} == {g.NOWHERE}


@clause("CD-3.5")
def test_3_5_each_space_is_in_exactly_one_area() -> None:
    assert Counter(g.AREA) == dict.fromkeys(range(4), 25) | dict.fromkeys(range(4, 8), 15) | {g.FORTRESS: 9}


def test_every_space_is_what_the_drawing_shows() -> None:
    rows = drawing()
    assert [len(row) for row in rows] == [g.SIDE] * g.SIDE
    assert [SIGNS[sign] for row in rows for sign in row] == g.KIND


@clause("CD-3.6")
def test_3_6_home_points_are_the_corners_each_in_its_territory() -> None:
    assert named(g.HOME_POINTS) == "A1 M1 M13 A13"
    assert [g.TERRITORY[at] for at in g.HOME_POINTS] == [0, 1, 2, 3]


@clause("CD-3.7")
def test_3_7_eight_wall_slots_on_the_inner_sides() -> None:
    assert set(g.WALL_SLOTS[g.NORTH_WEST]) == set(spaces("E1 E2 E3 E4 A5 B5 C5 D5"))
    assert set(g.WALL_SLOTS[g.NORTH_EAST]) == set(spaces("I1 I2 I3 I4 J5 K5 L5 M5"))
    assert set(g.WALL_SLOTS[g.SOUTH_EAST]) == set(spaces("I10 I11 I12 I13 J9 K9 L9 M9"))
    assert set(g.WALL_SLOTS[g.SOUTH_WEST]) == set(spaces("E10 E11 E12 E13 A9 B9 C9 D9"))
    for land in range(4):
        assert g.WALL_SLOTS[land] == sorted(set(g.WALL_SLOTS[land]))
        assert g.WALL_SLOTS[land] == [at for at in g.LAND[land] if g.KIND[at] == g.WALL_SLOT]


@clause("CD-3.8")
def test_3_8_a_gate_is_the_inner_corner() -> None:
    assert named(g.GATES) == "E5 I5 I9 E9"
    for land, gate in enumerate(g.GATES):
        assert gate in g.LAND[land]
        assert g.distance(gate, g.CROWN_SPACE) == min([g.distance(at, g.CROWN_SPACE) for at in g.LAND[land]])


@clause("CD-3.9", "CD-3.10")
def test_3_9_one_tunnel_in_each_arm_clockwise() -> None:
    assert named(g.TUNNELS) == "G3 K7 G11 C7"
    assert [g.AREA[at] for at in g.TUNNELS] == [g.NORTH_ARM, g.EAST_ARM, g.SOUTH_ARM, g.WEST_ARM]
    assert [g.TUNNEL_AT[at] for at in g.TUNNELS] == [0, 1, 2, 3]
    assert g.TUNNEL_AT.count(g.NOWHERE) == SPACES - 4


@clause("CD-3.12")
def test_3_12_only_tunnels_and_the_fortress_are_not_ordinary() -> None:
    odd = [at for at in range(SPACES) if not g.ORDINARY[at]]
    assert set(odd) == set(g.TUNNELS) | {at for at in range(SPACES) if g.AREA[at] == g.FORTRESS}


@clause("CD-3.13", "CD-4.4")
def test_3_13_territories_in_use() -> None:
    assert g.territories_in_use(2) == (g.NORTH_WEST, g.SOUTH_EAST)
    assert g.territories_in_use(3) == (g.NORTH_WEST, g.NORTH_EAST, g.SOUTH_EAST)
    assert g.territories_in_use(4) == (g.NORTH_WEST, g.NORTH_EAST, g.SOUTH_EAST, g.SOUTH_WEST)


@clause("CD-10.5", "CD-10.6")
def test_10_5_a_castle_stands_neither_on_the_home_point_nor_on_a_slot_nor_in_the_gate() -> None:
    assert named(g.CASTLE_GROUND[g.NORTH_WEST]) == "B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3 A4 B4 C4 D4"
    for land in range(4):
        assert len(g.CASTLE_GROUND[land]) == 25 - 8 - 1 - 1


# -- distances and ways ---


@clause("CD-7.1")
def test_7_1_neighbours_share_an_edge() -> None:
    assert named(g.NEIGHBOURS[space("G7")]) == "G6 G8 F7 H7"
    assert named(g.NEIGHBOURS[space("A1")]) == "A2 B1"
    assert named(g.NEIGHBOURS[space("M13")]) == "M12 L13"
    for at in range(SPACES):
        assert sorted(g.NEIGHBOURS[at]) == [to for to in range(SPACES) if g.distance(at, to) == 1]


@clause("CD-12.6")
def test_12_6_a_shot_reaches_two_or_three_spaces() -> None:
    assert len(g.SHOTS[space("G7")]) == 8 + 12
    assert named(g.SHOTS[space("A1")]) == "C1 D1 B2 C2 A3 B3 A4"
    for at in range(SPACES):
        assert g.SHOTS[at] == [to for to in range(SPACES) if g.distance(at, to) in (2, 3)]


def test_distance_counts_columns_and_rows() -> None:
    assert [g.distance(space(a), space(b)) for a, b in (("A1", "M13"), ("E5", "G5"), ("G7", "G7"))] == [24, 2, 0]


@clause("CD-6.3", "CD-6.11")
@pytest.mark.parametrize(
    ("start", "way", "far", "end"),
    [
        ("G7", g.UP, 3, "G4"),
        ("G7", g.DOWN, 6, "G13"),
        ("G7", g.LEFT, 1, "F7"),
        ("G7", g.RIGHT, 2, "I7"),
        ("B7", g.LEFT, 4, "K7"),
        ("L3", g.RIGHT, 2, "A3"),
        ("C2", g.UP, 2, "C13"),
        ("C13", g.DOWN, 6, "C6"),
    ],
)
def test_6_11_the_dragon_flies_round_the_edge(start: str, way: int, far: int, end: str) -> None:
    assert SPACE_NAMES[g.flight(space(start), way, far)] == end


def test_every_flight_is_a_way_of_single_spaces_and_leads_back() -> None:
    for at in range(SPACES):
        for way, back in ((g.UP, g.DOWN), (g.LEFT, g.RIGHT)):
            for far in range(1, 7):
                assert g.flight(g.flight(at, way, far), back, far) == at
            assert g.flight(g.flight(at, way, 1), way, 5) == g.flight(at, way, 6)
        assert len({g.flight(at, way, far) for way in range(4) for far in range(1, 7)}) == 24


def test_names_stand_in_the_order_of_their_numbers() -> None:
    assert g.DIRECTION_NAMES[g.RIGHT] == "right"
    assert g.TERRITORY_NAMES[g.SOUTH_WEST] == "South-west"
    assert g.AREA_NAMES[g.FORTRESS] == "Fortress"
    assert g.KIND_NAMES[g.CENTRE] == "centre"
