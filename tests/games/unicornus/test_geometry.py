"""Section 2: the map, measured against the tables of the rules; and the layouts of sections 16 and 17."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from kit import clause
from monoceros.games.unicornus.content import (
    IDS,
    KIT,
    make_land,
    make_layout,
    person_ids,
    rows_of,
    text_of,
)
from monoceros.games.unicornus.content_rows import LayoutRow, TileRow
from monoceros.games.unicornus.geometry import (
    ANY_EMPIRE,
    ANY_KINGDOM,
    FAR,
    WAY_NAMES,
    WAYS,
    Layout,
    Map,
    is_joined,
    is_whole,
    name_space,
    slot_of,
    start_of,
)

CONTENT = KIT.load()
LAND = make_land(CONTENT)
LAYOUTS = {row.id: make_layout(row) for row in rows_of(CONTENT, LayoutRow)}
STANDARD = LAYOUTS["standard"]
GRID = STANDARD.grid
PEOPLE = person_ids(CONTENT)
NAMES = [name_space(space) for space in range(GRID.spaces)]
EMPIRE = [i for i, name in enumerate(IDS["tile"]) if name[0] == "E" and name != "E01"]
KINGDOM = [i for i, name in enumerate(IDS["tile"]) if name[0] == "K"]
REFERENCE = "E01 E08 E10 E07 E09 E02 E05 E13 E11 E06 E04 E03 K11 K08 K07 K03 K04 K12 P01"  # map R of section 20


def at(name: str) -> int:
    return NAMES.index(name)


def names(spaces: list[int]) -> list[str]:
    return [NAMES[space] for space in spaces]


@cache
def map_r() -> Map:
    return Map(GRID, LAND, tuple([IDS["tile"].index(name) for name in REFERENCE.split()]))


def random_tiles(layout: Layout, rng: random.Random) -> tuple[int, ...]:
    free = {ANY_EMPIRE: [t for t in EMPIRE if t not in layout.holds], ANY_KINGDOM: KINGDOM[:]}
    for tiles in free.values():
        rng.shuffle(tiles)
    return tuple([free[what].pop() if what in free else what for what in layout.holds])


def table_of(start: str, end: str) -> list[list[str]]:
    """The rows of a table of the rules between two clauses."""
    text = text_of("RULES.md")
    lines = text[text.index(f"**{start}**") : text.index(f"**{end}**")].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")][1:]


@clause("UK-0.1", "UK-2.1", "UK-2.2")
def test_2_2_a_tile_is_a_centre_and_the_six_spaces_around_it() -> None:
    offsets = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)}
    for slot in range(GRID.slots):
        centre = slot * WAYS
        for way, (dq, dr) in offsets.items():
            space = centre + WAY_NAMES.index(way)
            assert (GRID.q[space] - GRID.q[centre], GRID.r[space] - GRID.r[centre]) == (dq, dr)
            assert centre in GRID.beside[space]
        assert names(GRID.beside[centre]) == [f"{slot + 1}.{way}" for way in offsets]


@clause("UK-2.3")
def test_2_3_tiles_fill_the_plane_without_gaps_or_overlaps() -> None:
    places = set(zip(GRID.q, GRID.r, strict=True))
    assert len(places) == GRID.spaces == 133
    inner = [space for space in range(GRID.spaces) if slot_of(space) == 8]  # slot 9 is the middle of the map
    assert all(len(GRID.beside[space]) == 6 for space in inner)


@clause("UK-0.9", "UK-2.4")
def test_2_4_areas_are_adjacent_exactly_if_their_spaces_touch() -> None:
    for one in range(GRID.slots):
        for other in range(GRID.slots):
            touching = any(slot_of(j) == other for i in range(one * WAYS, one * WAYS + WAYS) for j in GRID.beside[i])
            assert GRID.is_near[one * GRID.slots + other] == (touching or one == other)
            assert (other in GRID.near[one]) == (touching or one == other)


@clause("UK-2.5")
def test_2_5_a_space_is_named_by_slot_and_direction() -> None:
    assert name_space(11 * WAYS + 3) == "12.SE"
    assert name_space(11 * WAYS) == "12.C"
    assert len(set(NAMES)) == GRID.spaces


@clause("UK-0.8", "UK-2.6")
def test_2_6_adjacent_tiles_touch_along_the_three_edges_of_the_table() -> None:
    rows = table_of("UK-2.6", "UK-2.7")
    assert len(rows) == 6
    for place, _, edges in rows:
        step = {"a": 0, "a+1": 1, "a-1": -1, "b": 0, "b+1": 1, "b-1": -1}
        a, b = [step[part] for part in place.strip("`()").split(",")]
        found = 0
        for slot, (x, y) in enumerate(STANDARD.positions):
            if (x + a, y + b) not in STANDARD.positions:
                continue
            other = STANDARD.positions.index((x + a, y + b))
            pairs = {
                f"{WAY_NAMES[i % WAYS]}-{WAY_NAMES[j % WAYS]}"
                for i in range(slot * WAYS, slot * WAYS + WAYS)
                for j in GRID.beside[i]
                if slot_of(j) == other
            }
            assert pairs == set(edges.split(", "))
            found += 1
        assert found == 14


@clause("UK-2.7", "UK-2.8")
def test_2_7_the_standard_layout_is_that_of_the_table() -> None:
    rows = table_of("UK-2.7", "UK-2.8")
    held = {"The Capital": 1, "The Ancestral Castle": 0, "empire tile": ANY_EMPIRE, "kingdom tile": ANY_KINGDOM}
    assert len(rows) == GRID.slots == 19
    for slot, (number, holds, lattice, centre, near) in enumerate(rows):
        assert int(number) == slot + 1
        assert STANDARD.holds[slot] == held[holds]
        assert STANDARD.positions[slot] == pair(lattice)
        assert (GRID.q[slot * WAYS], GRID.r[slot * WAYS]) == pair(centre)
        assert GRID.near[slot] == [slot, *[int(other) - 1 for other in near.split()]]


def pair(text: str) -> tuple[int, int]:
    first, second = re.findall(r"-?\d+", text)
    return int(first), int(second)


@clause("UK-2.9")
def test_2_9_the_way_to_the_capital_is_twelve_for_every_choice_of_tiles() -> None:
    rng = random.Random(29)
    for _ in range(150):
        built = Map(GRID, LAND, random_tiles(STANDARD, rng))
        row = built.paths_to(start_of(built, PEOPLE.index("E-LIO")))
        assert row[start_of(built, PEOPLE.index("P"))] == 12
        assert all((row[space] != FAR) == bool(built.open[space]) for space in range(GRID.spaces))


@clause("UK-0.12", "UK-2.10")
def test_2_10_range_is_the_plain_hexagon_distance() -> None:
    for one in range(GRID.spaces):
        for other in range(GRID.spaces):
            dq, dr = GRID.q[one] - GRID.q[other], GRID.r[one] - GRID.r[other]
            assert GRID.ranges[one * GRID.spaces + other] == max(abs(dq), abs(dr), abs(dq + dr))
    assert all(GRID.ranges[i * GRID.spaces + j] == 1 for i in range(GRID.spaces) for j in GRID.beside[i])
    assert GRID.ranges[at("18.NW") * GRID.spaces + at("10.C")] == 2  # as in UK-E18
    assert GRID.ranges[at("10.SW") * GRID.spaces + at("12.C")] == 2


@clause("UK-0.10")
def test_0_10_nobody_walks_onto_impassable_spaces() -> None:
    built = map_r()
    lakes = [space for space in range(GRID.spaces) if not built.open[space]]
    assert names(lakes) == ["1.NW", "2.E", "4.SW", "5.W", "6.NE", "8.E", "13.NW", "14.NW", "16.W", "19.SE", "19.SW"]
    assert not any(lake in around for around in built.beside for lake in lakes)
    assert all(built.paths_to(at("1.C"))[lake] == FAR for lake in lakes)


@clause("UK-0.11")
def test_0_11_paths_go_around_what_cannot_be_passed_and_over_everything_else() -> None:
    built = map_r()
    row = built.paths_to(at("1.C"))
    assert [row[at(name)] for name in ("19.C", "19.NW", "19.NE", "19.E", "19.W", "18.SW")] == [12, 11, 11, 12, 12, 11]
    assert [row[at(name)] for name in ("9.NE", "5.SE", "7.W")] == [5, 4, 4]
    around = built.paths_to(at("19.E"))
    assert GRID.ranges[at("19.E") * GRID.spaces + at("19.W")] == 2
    assert around[at("19.W")] == 2
    assert built.paths_to(at("8.NE"))[at("8.SE")] == 2  # round the lake at 8.E, by the centre
    for space in range(0, GRID.spaces, 5):
        if built.open[space]:
            assert all(
                built.paths_to(space)[i] == built.paths_to(i)[space] for i in range(GRID.spaces) if built.open[i]
            )


def test_the_spaces_of_a_map_have_the_values_of_their_tiles() -> None:
    built = map_r()
    assert [IDS["tile"][tile] for tile in built.tiles] == REFERENCE.split()
    space = at("10.C")  # Crimson Garrison: city/1/5/3/0/0*
    assert [built.defense[space], built.resource[space], built.recruit[space], built.difficulty[space]] == [1, 5, 3, 0]
    assert PEOPLE[built.starter[space]] == "E-LYL"
    assert names([start_of(built, PEOPLE.index(name)) for name in ("E-MAR", "E-IRV", "P")]) == ["7.NE", "7.SW", "19.C"]
    assert start_of(built, PEOPLE.index("E-KOS")) == -1
    assert [built.tokens[at(name)] for name in ("12.C", "12.E", "12.W", "10.NE", "1.SE")] == [2, 2, 2, 3, 4]


@clause("UK-16.3", "UK-16.11")
def test_16_3_the_escape_has_eight_tiles_and_nine_or_ten_steps() -> None:
    layout, rows = LAYOUTS["escape"], table_of("UK-16.3", "UK-16.4")
    titles = {row.id: row.name for row in rows_of_tiles()}
    for slot, (_, tile, lattice, centre, near) in enumerate(rows):
        held = layout.holds[slot]
        assert tile == ("random kingdom tile" if held == ANY_KINGDOM else titles[IDS["tile"][held]])
        assert layout.positions[slot] == pair(lattice)
        assert (layout.grid.q[slot * WAYS], layout.grid.r[slot * WAYS]) == pair(centre)
        assert layout.grid.near[slot] == [slot, *[int(other[1:]) - 1 for other in near.split()]]
    steps = set()
    rng = random.Random(16)
    for _ in range(200):
        built = Map(layout.grid, LAND, random_tiles(layout, rng))
        steps.add(built.paths_to(start_of(built, PEOPLE.index("P")))[start_of(built, PEOPLE.index("E-LIO"))])
    assert steps == {9, 10}


def rows_of_tiles() -> list[TileRow]:
    return rows_of(CONTENT, TileRow)


@clause("UK-17.5")
def test_17_5_scattered_banners_has_the_kingdom_in_the_side_columns() -> None:
    layout = LAYOUTS["scattered_banners"]
    assert layout.holds == STANDARD.holds
    assert layout.positions[12:18] == ((-2, 0), (-2, 1), (-2, 2), (2, -2), (2, -1), (2, 0))
    assert set(layout.positions) == set(STANDARD.positions)


@clause("UK-17.6")
def test_17_6_encircled_is_six_steps_from_the_goal() -> None:
    layout = LAYOUTS["encircled"]
    assert set(layout.positions) == set(STANDARD.positions)
    assert layout.positions[18] == (0, 0)
    assert [layout.holds.count(what) for what in (ANY_EMPIRE, ANY_KINGDOM)] == [11, 6]
    rng = random.Random(17)
    for _ in range(100):
        built = Map(layout.grid, LAND, random_tiles(layout, rng))
        assert built.paths_to(start_of(built, PEOPLE.index("E-LIO")))[start_of(built, PEOPLE.index("P"))] == 6


@clause("UK-17.7")
def test_17_7_the_iron_gate_names_the_three_tiles_before_the_capital() -> None:
    layout = LAYOUTS["iron_gate"]
    assert layout.positions == STANDARD.positions
    changed = {i + 1: IDS["tile"][layout.holds[i]] for i in range(19) if layout.holds[i] != STANDARD.holds[i]}
    assert changed == {2: "E10", 3: "E02", 5: "E13"}


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_starting_location_of_a_layout_can_be_reached(name: str) -> None:
    rng = random.Random(name)
    assert all(is_joined(Map(LAYOUTS[name].grid, LAND, random_tiles(LAYOUTS[name], rng))) for _ in range(60))


def test_islands_are_neither_whole_nor_joined() -> None:
    apart = Layout("apart", ((0, 0), (5, 5)), (0, 1))
    assert not is_joined(Map(apart.grid, LAND, (0, 1)))
    assert not is_whole(apart.grid)
    assert all(is_whole(layout.grid) for layout in LAYOUTS.values())
