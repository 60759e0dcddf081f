"""Section 3: setting up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.decks import draw_fate, take_event
from monoceros.games.unicornus.effects import die
from monoceros.games.unicornus.facts import events_left, seat_leading
from monoceros.games.unicornus.picks import KNIGHT_NUMBER
from monoceros.games.unicornus.state import SETUP
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

from .more_spots_a import (
    OTHER_SIX,
    SIX,
    Watched,
    heroes_in_play,
    printed_tokens,
    resources,
    set_up,
    set_up_with_pack,
    starting_locations,
    tiles,
    tokens,
)
from .spots import GAME, allies, at, defeated, dusk, foe, hand, meet_fate, setting_up, spot, told

PRINTED = {  # tokens on the empire's tiles, and on the one kingdom tile that has any
    "E01": {"NE": 2, "SE": 4, "SW": 4},
    "E02": {"SW": 2},
    "E03": {"C": 2, "E": 2, "W": 2},
    "E04": {"SW": 3},
    "E05": {"NE": 3, "SW": 3, "NW": 1},
    "E06": {"NE": 3, "W": 2},
    "E07": {"C": 4, "NW": 1},
    "E08": {},
    "E09": {"C": 3, "E": 1, "NW": 1},
    "E10": {"C": 4, "E": 2},
    "E11": {"C": 3, "E": 1, "NW": 1},
    "E12": {"C": 4, "E": 1, "NW": 1},
    "E13": {"C": 2, "SW": 1, "NW": 1},
    "E14": {},
    "K09": {"SW": 2},
}
LEADERS = {  # who starts where, and the tokens that are then in the unit
    "E-LIO": ("E01", "C", 0),
    "E-AMI": ("E07", "C", 4),
    "E-BLA": ("E08", "C", 0),
    "E-DAH": ("E02", "C", 0),
    "E-DEM": ("E09", "C", 3),
    "E-DOR": ("E03", "C", 2),
    "E-EXH": ("E10", "C", 4),
    "E-GRE": ("E11", "C", 3),
    "E-IRV": ("E05", "SW", 3),
    "E-MAR": ("E05", "NE", 3),
    "E-KOS": ("E12", "C", 4),
    "E-LYL": ("E06", "C", 0),
    "E-KIN": ("E13", "C", 2),
    "E-RAV": ("E14", "C", 0),
    "E-ROZ": ("E04", "C", 0),
}
THREE = ("K-MIR", "K-GAT", "K-ZYN")


# -- characters ---


@clause("UK-3.1")
def test_3_1_characters_are_chosen_in_seat_order_among_those_not_taken() -> None:
    played = setting_up(3, princess="warrior")
    everybody = " | ".join(t.KNIGHT_IDS[:12])
    played.expect(f"0 character: {everybody}").say("0 K-ANN")
    played.expect(f"1 character: {everybody.removeprefix('K-ANN | ')}").say("1 K-GAT")
    assert "K-ANN" not in played.options(2)
    assert "K-GAT" not in played.options(2)
    played.say("2 K-ZYN").expect()
    s: Any = played.state
    assert s.hero_of == [KNIGHT_NUMBER[hero] for hero in ("K-ANN", "K-GAT", "K-ZYN")]
    assert heroes_in_play(s) == ["K-ANN", "K-GAT", "K-ZYN"]


@clause("UK-3.2")
def test_3_2_the_first_seat_chooses_the_princess() -> None:
    played = setting_up(3, 1, "0 K-ANN", "1 K-GAT", "2 K-ZYN")
    played.expect("0 princess: P-TAC | P-WAR | P-LUC | P-SOC").say("0 P-LUC").expect()
    assert played.state.princess == t.LUCKY_GIRL


@clause("UK-3.2")
@pytest.mark.parametrize("number", range(4))
def test_3_2_or_the_table_has_agreed_on_her(number: int) -> None:
    played = set_up(*THREE, princess=("tactician", "warrior", "lucky_girl", "social")[number])
    played.expect()
    assert played.state.princess == number


@clause("UK-3.3")
@pytest.mark.parametrize(
    ("heroes", "started"),
    [(SIX, [3, 3, 0, 4, 3, 2]), (OTHER_SIX, [4, 3, 3, 4, 4, 4])],
)
def test_3_3_half_of_the_command_in_tokens_and_ten_resources(heroes: tuple[str, ...], started: list[int]) -> None:
    s = set_up(*heroes).state
    assert [tokens(s, hero) for hero in heroes] == started
    assert [resources(s, knight) for knight in (*heroes, "P")] == [10] * 7


@clause("UK-3.3")
@pytest.mark.parametrize(("princess", "started"), [("tactician", 4), ("warrior", 4), ("lucky_girl", 3), ("social", 3)])
def test_3_3_so_does_the_princess(princess: str, started: int) -> None:
    assert tokens(set_up(*THREE, princess=princess).state, "P") == started


# -- tiles ---


@clause("UK-3.4")
def test_3_4_the_capital_the_castle_and_eleven_random_empire_tiles() -> None:
    seen: list[set[str]] = [set() for _ in range(11)]
    for seed in range(60):
        laid = tiles(set_up(*THREE, seed=seed).state)
        assert (laid[0], laid[18]) == ("E01", "P01")
        assert len(set(laid[1:12])) == 11
        for slot in range(11):
            seen[slot].add(laid[1 + slot])
    assert set().union(*seen) == {f"E{n:02}" for n in range(2, 15)}
    assert min([len(found) for found in seen]) > 9  # nearly any of the thirteen on any of the slots


@clause("UK-3.5")
@pytest.mark.parametrize("heroes", [THREE, SIX])
def test_3_5_the_tiles_of_the_characters_and_random_others(heroes: tuple[str, ...]) -> None:
    own = {f"K{KNIGHT_NUMBER[hero] + 1:02}" for hero in heroes}
    others: set[str] = set()
    places: set[int] = set()
    for seed in range(60):
        laid = tiles(set_up(*heroes, seed=seed).state)[12:18]
        assert len(set(laid)) == 6
        assert own <= set(laid)
        others |= set(laid) - own
        places.add(laid.index("K03"))
    assert others == (set() if len(heroes) == 6 else {f"K{n:02}" for n in range(1, 13)} - own)
    assert places == set(range(6))


@clause("UK-3.6")
def test_3_6_tiles_in_the_box_play_no_part() -> None:
    for seed in range(10):
        s = set_up(*THREE, seed=seed).state
        laid = tiles(s)
        for who, (tile, _, _) in LEADERS.items():
            assert (at(s, who) == "") == (tile not in laid)


@clause("UK-3.6")
def test_3_6_their_starting_locations_do_not_exist() -> None:
    """Donia comes in on map R, where her own tile is not."""
    s = spot("K-MIR 18.C d5", unused="K-DON")
    die(s, KNIGHT_NUMBER["K-MIR"])
    played = dusk(s)
    free = [f"{slot}.C" for slot in range(1, 19) if slot != 7]
    assert sorted(played.options(0)) == sorted([*free, "7.NE", "7.SW"])
    assert set(starting_locations(s)) == {*free, "7.NE", "7.SW", "19.C"}


# -- the enemy ---


@clause("UK-3.7")
def test_3_7_twelve_enemy_characters_or_thirteen_with_the_twins() -> None:
    numbers: set[tuple[bool, int]] = set()
    for seed in range(30):
        s = set_up(*THREE, seed=seed).state
        on_map = [who for who in LEADERS if at(s, who)]
        assert "E-LIO" in on_map
        assert ("E-IRV" in on_map) == ("E-MAR" in on_map) == ("E05" in tiles(s))
        numbers.add(("E05" in tiles(s), len(on_map)))
    assert numbers == {(False, 12), (True, 13)}


@clause("UK-3.8")
def test_3_8_the_printed_tokens_lie_on_every_tile() -> None:
    """Mirza's own tile, The Hidden Hamlet, is always there."""
    seen: set[str] = set()
    for seed in range(12):
        s = set_up(*THREE, seed=seed).state
        for tile in tiles(s):
            assert printed_tokens(s, tile) == PRINTED.get(tile, {})
            seen.add(tile)
    assert set(PRINTED) <= seen


@clause("UK-3.9")
def test_3_9_everybody_stands_on_the_own_starting_location() -> None:
    seen: set[str] = set()
    for seed in range(12):
        s = set_up(*THREE, seed=seed).state
        laid = tiles(s)
        for hero in THREE:
            assert at(s, hero) == f"{laid.index(f'K{KNIGHT_NUMBER[hero] + 1:02}') + 1}.C"
        assert at(s, "P") == "19.C"
        for who, (tile, way, led) in LEADERS.items():
            if tile in laid:
                assert foe(s, who) == f"{laid.index(tile) + 1}.{way}" + (f" t{led}" if led else "")
                seen.add(who)
    assert seen == set(LEADERS)


# -- cards ---


@clause("UK-3.10")
def test_3_10_all_fate_cards_shuffled_and_face_down() -> None:
    first: set[int] = set()
    for seed in range(20):
        s = set_up(*THREE, seed=seed).state
        assert Counter(s.fates.cards()) == Counter(dict(enumerate([4, 3, 3, 3, 3, 2, 2, 2, 2])))
        assert (s.fates.top, GAME.view(s, 0).fates.size()) == ([], 24)
        first.add(draw_fate(s))
    assert len(first) > 4


@clause("UK-3.11")
def test_3_11_three_three_and_four_events_with_the_mild_ones_on_top() -> None:
    first: set[int] = set()
    for seed in range(20):
        s = set_up("K-MIR", "K-GAT", "K-ZYN", seed=seed).state
        assert (events_left(s), GAME.view(s, 0).next_event) == (10, EMPTY)
        drawn = [take_event(s) for _ in range(10)]
        assert [s.terms.event_level[card] for card in drawn] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
        assert len(set(drawn)) == 10
        assert (events_left(s), len(s.event_bag)) == (0, 14)
        first.add(drawn[0])
    assert len(first) > 4


@clause("UK-3.11")
def test_3_11_nobody_knows_the_fourteen_other_events() -> None:
    s = set_up(*THREE).state
    other = s.copy(Seeded(1))
    other.event_bag.reverse()
    assert GAME.view(s, 0) == GAME.view(other, 0)
    for _ in range(10):
        take_event(s)
    assert GAME.view(s, 0).levels_left == [0, 0, 0]
    assert GAME.view(s, 0).events_gone == []


@clause("UK-3.12")
@pytest.mark.parametrize("heroes", [THREE, SIX])
def test_3_12_one_support_card_each_of_sixty(heroes: tuple[str, ...]) -> None:
    s = set_up(*heroes).state
    assert [len(hand(s, hero)) for hero in heroes] == [1] * len(heroes)
    assert s.support.size() == 60 - len(heroes)
    assert Counter(s.support.cards() + [card for held in s.hands for card in held]) == Counter(s.terms.support_deck)


@clause("UK-3.12")
def test_3_12_two_players_draw_one_for_each_hand() -> None:
    s = setting_up(2, 1, "0 K-ANN", "1 K-GAT", "1 K-ZYN", "0 K-MIR", princess="warrior").state
    assert [len(held) for held in s.hands] == [1, 1, 1, 1]
    assert s.support.size() == 56


# -- the starting player ---


@clause("UK-3.13")
def test_3_13_the_starting_player_is_random() -> None:
    found: set[int] = set()
    for seed in range(20):
        watched = Watched(seed=seed)
        found.add(set_up(*THREE, chance=watched).state.starter)
        assert watched.asked[-1] == 3  # the last thing that chance decides: one of three seats
    assert found == {0, 1, 2}


@clause("UK-3.13")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_3_13_or_agreed_on_and_manages_the_princess(seat: int) -> None:
    s = set_up(*THREE, first_player=str(seat + 1)).state
    assert (s.starter, seat_leading(GAME.view(s, None), PRINCESS)) == (seat, seat)


# -- nothing has happened yet ---

NEIGHBOURS = """
[[tile]]
id = "E03"
spaces = ["fort/2/2/4/0/2", "road/0/-/-/-1/0", "plains/0/-/-/0/2*", "road/0/-/-/-1/0", "road/0/-/-/-1/0",
    "plains/0/-/-/0/2", "forest/0/-/-/+1/0"]

[[tile]]
id = "K12"
spaces = ["fort/3/3/4/0/0", "plains/0/-/-/0/0", "road/0/-/-/-1/0", "plains/0/-/-/0/0", "village/0/3/2/0/0",
    "road/0/-/-/-1/0*", "forest/0/-/-/+1/0"]

[[layout]]
id = "custom"
name = "Neighbours"
text = "Dorgas and Zyne begin side by side."
slots = [[0, 0, "E01"], [0, 1, "E03"], [1, 1, "K12"], [1, 0, "K11"], [0, 2, "P01"], [1, 2, "K04"],
    [2, 1, "kingdom"]]
"""


@clause("UK-3.14")
def test_3_14_no_fate_check_at_setup() -> None:
    """On a map made for it: they stand side by side, and only the first check brings them together."""
    s: Any = set_up_with_pack(NEIGHBOURS, "K-ZYN", "K-URG", "K-GOD", layout="custom").state
    assert (at(s, "E-DOR"), at(s, "K-ZYN")) == ("2.E", "3.W")
    assert (s.fate, s.fates.size()) == ([EMPTY] * 15, 24)
    assert [facts[0] for facts in told(meet_fate(s), "fate")] == [t.DORGAS]


@clause("UK-3.15")
@pytest.mark.parametrize("seed", range(5))
def test_3_15_piles_and_the_row_of_events_begin_empty(seed: int) -> None:
    s = set_up(*SIX, seed=seed).state
    assert (defeated(s), s.support_discards, s.fate_discards) == ([], [], [])
    assert (s.ongoing, s.events_gone, s.event, s.step) == (0, [], EMPTY, SETUP)
    assert [allies(s, knight) for knight in (*SIX, "P")] == [[]] * 7
