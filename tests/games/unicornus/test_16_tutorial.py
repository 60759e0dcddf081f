"""Section 16: the tutorial, The Escape."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.facts import empty_spaces
from monoceros.games.unicornus.picks import SPACE
from monoceros.games.unicornus.rules.princess import princess_step
from monoceros.games.unicornus.rules.round import play_round
from monoceros.games.unicornus.state import CUT_OFF, PLAYING, WON, map_of
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

from .more_spots_b import place
from .spots import GAME, TILE_IDS, armies, at, dusk, foe, play, put, setting_up, told, unit, whole_game

NAMES = ("K-ANN", "K-DON", "K-GAT", "K-GOD", "K-JOS", "K-MAG")


def escape(seats: int = 3, seed: int = 1, **options: Any) -> Played:
    """A tutorial that is set up: each seat leads the next hero, and starts on the first space that is offered."""
    heroes = [f"{seat} {NAMES[seat]}" for seat in range(seats)]
    played = setting_up(seats, seed, *heroes, layout="escape", **options)
    while not played.is_over:
        seat = int(played.open()[0].partition(" ")[0])
        played.say(f"{seat} {played.options(seat)[0]}")
    return played


@clause("UK-16.1", "UK-17.8")
def test_16_1_set_up_as_usual_but_with_the_warrior() -> None:
    s: Any = escape().state
    assert (s.princess, [len(cards) for cards in s.hands], s.fates.size()) == (t.WARRIOR, [1, 1, 1], 24)
    assert [(s.tokens[hero], s.resources[hero]) for hero in s.hero_of] == [(3, 10), (3, 10), (0, 10)]


@clause("UK-16.2", "UK-16.3")
def test_16_2_the_tiles_and_where_they_lie() -> None:
    kingdom = set()
    for seed in range(12):
        s: Any = escape(seed=seed).state
        names = [TILE_IDS[tile] for tile in s.tiles]
        assert names[:4] + names[7:] == ["E01", "E02", "E04", "E03", "P01"]
        assert len(set(names[4:7])) == 3
        assert all(name.startswith("K") for name in names[4:7])
        kingdom |= set(names[4:7])
        near = [[slot + 1 for slot in map_of(s).grid.near[area] if slot != area] for area in range(8)]
        assert [sorted(slots) for slots in near] == [
            [2, 3, 4], [1, 4], [1, 4], [1, 2, 3, 5], [4, 6, 7, 8], [5, 8], [5, 8], [5, 6, 7],
        ]  # fmt: skip
    assert len(kingdom) > 8  # any three, not those of the heroes


@clause("UK-16.4", "UK-16.6")
def test_16_4_16_6_who_waits_where_and_with_how_many() -> None:
    s: Any = escape().state
    empire = {space: number for space, number in armies(s).items() if int(space[0]) not in (5, 6, 7)}
    assert empire == {"2.SW": 2, "3.C": 6, "4.C": 6, "8.C": 6}  # none on the Capital
    names = {name: at(s, name) for name in t.FOE_IDS if at(s, name)}
    assert names == {"E-DAH": "2.C", "E-ROZ": "3.C", "E-DOR": "4.C", "E-BLA": "8.C"}


@clause("UK-16.5", "UK-16.9")
def test_16_5_16_9_the_princess_is_wounded_and_goes_home() -> None:
    s: Any = escape().state
    assert (unit(s, "P"), at(s, "E-LIO"), s.goal) == ("1.C t4 r10 d3", "", place("8.C"))


@clause("UK-16.7")
def test_16_7_heroes_start_at_home_or_on_a_free_space_of_a_kingdom_tile() -> None:
    at_home = guests = 0
    for seed in range(20):
        played = setting_up(2, seed, "0 K-ANN", "1 K-DON", "1 K-GAT", "0 K-GOD", layout="escape")
        s: Any = played.state
        m = map_of(s)
        for hero in s.hero_of:
            if t.FIRST_KINGDOM_TILE + hero in s.tiles:
                assert m.starter[s.place[hero]] == hero
                at_home += 1
        if not played.is_over:
            seat = int(played.open()[0][0])
            spaces = {SPACE[at] for area in (4, 5, 6) for at in empty_spaces(s, area)}
            assert set(played.options(seat)) <= spaces
            assert (s.asked in s.hero_of, s.place[s.asked]) == (True, EMPTY)
            guests += 1
    assert at_home > 5
    assert guests > 5


@clause("UK-16.7")
@pytest.mark.parametrize("seed", range(6))
def test_16_7_at_most_two_heroes_start_on_a_tile(seed: int) -> None:
    s: Any = escape(6, seed).state
    areas = sorted([s.place[hero] // 7 + 1 for hero in s.hero_of])
    assert areas == [5, 5, 6, 6, 7, 7]


@clause("UK-16.8")
def test_16_8_no_events_but_fates_and_support_cards() -> None:
    s: Any = escape().state
    played = play(s, play_round)
    played.expect_name(s.starter, "turn")
    assert (s.event, [facts[0] for facts in told(played, "step")]) == (EMPTY, [1, 3])  # straight to the turns
    assert "destiny" in played.options(s.starter)
    put(s, "K-ANN 4.NE")
    game = whole_game(3, 4, layout="escape")
    assert told(game, "event") == []
    assert len(told(game, "fate")) > 0


@clause("UK-16.9", "UK-16.10", "UK-16.11")
def test_16_10_she_wins_on_the_castles_starting_location_only() -> None:
    s: Any = escape().state
    s.army[place("8.C")], s.foe_on[place("8.C")], s.foe_at[t.BLACK_KNIGHT] = 0, EMPTY, EMPTY
    put(s, "P 8.NE t8 r0")
    play(s, princess_step)
    assert (at(s, "P"), s.outcome) == ("8.NE", PLAYING)  # on the tile, but not home
    put(s, "P 8.NE t4 r9")
    play(s, princess_step)
    assert (at(s, "P"), s.outcome) == ("8.C", WON)


@clause("UK-16.10")
@pytest.mark.parametrize("number", [10, 40, 99, 500])
def test_16_10_a_game_of_people_never_ends_because_of_its_length(number: int) -> None:
    s: Any = escape().state
    s.round = number
    dusk(s)
    assert s.outcome == PLAYING


@clause("UK-16.10", "UK-14.6")
def test_16_10_a_limit_that_was_asked_for_ends_it_and_says_so() -> None:
    s: Any = escape(turn_limit=40).state
    s.round = 39
    dusk(s)
    assert s.outcome == PLAYING
    s.round = 40
    played = dusk(s)
    assert told(played, "over") == [(CUT_OFF, 40, 9)]
    assert GAME.score(s) == [0.0] * 3


@clause("UK-16.11", "UK-16.9")
def test_16_11_the_way_home_is_nine_or_ten_steps() -> None:
    lengths = []
    for seed in range(30):
        s: Any = escape(seed=seed).state
        lengths.append(map_of(s).paths_to(s.goal)[s.place[PRINCESS]])
    assert set(lengths) <= {9, 10}
    assert lengths.count(9) > lengths.count(10)


@clause("UK-16.6")
def test_16_6_the_black_knight_keeps_the_castle() -> None:
    s: Any = escape().state
    assert foe(s, "E-BLA") == "8.C t6"
