"""Section 9, second half: damage, and who goes where after a player battle."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.games.unicornus.state import State

from .more_spots_b import damage, tokens
from .spots import (
    armies,
    at,
    came_from,
    defeated,
    dice,
    dusk,
    entered,
    fate_of,
    fight,
    foe,
    put,
    spot,
    unit,
)


def lost_attack(knight: str, enemy: str, *others: str, **given: Any) -> State:
    """An attack from 18.W onto 12.E without any dice."""
    return came_from(spot(knight, enemy, *others, **given), knight.split()[0], "18.W")


# -- damage ---


@clause("UK-9.18", "UK-9.25")
def test_9_18_both_sides_suffer_at_the_same_time() -> None:
    s = came_from(spot("K-ZYN 12.E t2 d3", "E-RAV 12.E d1 F-LOY=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 hit", "0 loss", chance=dice(6, 1))  # CP 3 bare 1, one loss: 2 damage
    assert (unit(s, "K-ZYN"), defeated(s)) == ("12.E d3", ["E-RAV"])
    s = came_from(spot("K-ZYN 12.E t1 d3", "E-RAV 12.E d1 F-LOY=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 hit", chance=dice(6))  # CP 3 bare 2: the token, and his last life
    assert (at(s, "K-ZYN"), at(s, "E-RAV"), defeated(s), armies(s)) == ("", "", ["E-RAV"], {})


@clause("UK-9.18")
def test_9_18_a_hit_on_a_token_does_not_lower_what_it_deals() -> None:
    s = came_from(spot("K-ZYN 12.E t1", "12.E t3"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 hit", chance=dice(6)).expect("0 battle_damage: 0 | 1")  # two bare tokens, one falls


@clause("UK-9.19")
@pytest.mark.parametrize(
    ("knight", "enemy", "choices"),
    [
        ("K-ZYN 12.E t0 d0", 3, ""),  # nothing to choose
        ("K-HAV 12.E t3 d0", 3, "0 | 1 | 2 | 3"),
        ("K-HAV 12.E t3 d3", 3, "2 | 3"),
        ("K-HAV 12.E t3 d4", 3, ""),  # all tokens
        ("K-HAV 12.E t3 d2", 5, ""),  # 3 tokens and 2 of 3 life
        ("K-HAV 12.E t3 d0", 9, ""),  # the whole unit
    ],
)
def test_9_19_no_lethal_damage_while_tokens_are_left(knight: str, enemy: int, choices: str) -> None:
    s = lost_attack(knight, f"12.E t{enemy}")
    played = fight(s, knight.split()[0], *["0 stop"] * (tokens(s, knight.split()[0]) > 0), chance=dice(1, 1, 1))
    played.expect(*[f"0 battle_damage: {choices}"] * (choices != ""))


@clause("UK-9.20", "UK-9.21")
def test_9_20_what_goes_beyond_the_whole_unit_is_ignored() -> None:
    s = lost_attack("K-ZYN 12.E", "12.E t30")
    fight(s, "K-ZYN", chance=Loaded([]))
    assert (at(s, "K-ZYN"), armies(s), damage(s, "K-ZYN")) == ("", {"12.E": 30}, 0)


@clause("UK-9.21")
def test_9_21_damage_equal_to_life_kills_and_one_less_does_not() -> None:
    for enemy, place in ((4, ""), (3, "18.W")):
        s = lost_attack("K-ZYN 12.E", f"12.E t{enemy}")
        fight(s, "K-ZYN", chance=Loaded([]))
        assert at(s, "K-ZYN") == place


@clause("UK-9.22", "UK-11.2")
def test_9_22_an_enemys_damage_stays_between_battles_and_rounds() -> None:
    s = came_from(spot("K-ZYN 12.E t2", "E-GRE 12.E F-LOY=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 hit", "0 hit", chance=dice(6, 6)).expect()
    assert (foe(s, "E-GRE"), at(s, "K-ZYN")) == ("12.E d2", "18.W")
    dusk(s)
    put(s, "K-ZYN 12.E")
    fight(came_from(s, "K-ZYN", "18.W"), "K-ZYN", "0 hit", "0 hit", chance=dice(6, 6))
    assert defeated(s) == ["E-GRE"]


# -- withdraw ---


@clause("UK-9.23")
def test_9_23_the_attacker_stays_if_nothing_is_left_of_the_defender() -> None:
    s = came_from(spot("K-ZYN 12.E t2", "12.E t2"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 hit", "0 hit", chance=dice(6, 6))
    assert at(s, "K-ZYN") == "12.E"
    s = entered(spot("K-ZYN 12.E", "E-DOR 12.E t1 F-LOY=K-ZYN"), "12.C 12.E")
    fight(s, "K-ZYN", attacking=False, chance=Loaded([]))
    assert (at(s, "K-ZYN"), foe(s, "E-DOR")) == ("", "12.E t1")


@clause("UK-9.24")
def test_9_24_otherwise_it_goes_back_without_pay() -> None:
    s = lost_attack("K-ZYN 12.E t3 r7", "12.E t1")
    fight(s, "K-ZYN", "0 stop", "0 0", chance=dice(1, 1, 1))
    assert unit(s, "K-ZYN") == "18.W t3 r7 d1"
    s = entered(spot("K-ZYN 12.E t3 r7", "12.E t1"), "12.C 12.E")
    fight(s, "K-ZYN", "0 stop", "0 0", attacking=False, chance=dice(1, 1, 1))
    assert (unit(s, "K-ZYN"), armies(s)) == ("12.E t3 r7 d1", {"12.C": 1})


@clause("UK-9.24")
def test_9_24_if_somebody_has_taken_that_space_to_a_free_one_beside_the_battle() -> None:
    s = lost_attack("K-ZYN 12.E", "12.E t1", "K-HAV 18.W", "12.SE t1", "E-EXH 12.C F-LOY=K-ZYN")
    played = fight(s, "K-ZYN", chance=Loaded([]))
    assert sorted(played.options(0)) == ["10.SW", "12.NE", "18.NW"]
    played.say("0 18.NW")
    assert unit(s, "K-ZYN") == "18.NW d1"


@clause("UK-9.25")
def test_9_25_if_the_attacker_is_annihilated_nothing_moves() -> None:
    s = lost_attack("K-ZYN 12.E d3", "12.E t1")
    fight(s, "K-ZYN", chance=Loaded([]))
    assert (at(s, "K-ZYN"), armies(s)) == ("", {"12.E": 1})
    s = entered(spot("K-ZYN 12.E t2", "12.E t2"), "12.C 12.E")
    fight(s, "K-ZYN", "0 hit", "0 hit", attacking=False, chance=dice(6, 6))
    assert (at(s, "K-ZYN"), armies(s)) == ("12.E", {})


@clause("UK-9.25")
def test_9_25_if_both_are_annihilated_the_space_is_empty() -> None:
    s = came_from(spot("K-ZYN 12.E t1 d3", "E-LYL 12.E d3 F-LOY=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 hit", chance=dice(6))
    assert (at(s, "K-ZYN"), at(s, "E-LYL"), armies(s)) == ("", "", {})
    assert s.knight_on[s.fight[2]] == s.foe_on[s.fight[2]] == -1


@clause("UK-9.26")
def test_9_26_to_an_origin_without_a_character_as_the_attacked_player_says() -> None:
    s = spot("K-HAV 15.C", "K-ZYN 12.E t2", "12.E t3")
    entered(s, "12.SE 12.E", "18.W 12.E", "12.C 12.E")
    put(s, "E-EXH 12.C F-LOY=K-ZYN")  # this origin holds a character
    put(s, "18.W t2")  # this one only tokens
    played = fight(s, "K-ZYN", "1 stop", "1 2", attacking=False, chance=dice(1, 1))
    played.expect("1 withdraw: 12.SE | 18.W").say("1 18.W")
    assert armies(s) == {"18.W": 5}


@clause("UK-9.27", "UK-9.30")
def test_9_27_9_30_without_an_origin_to_any_neighbour_without_a_character() -> None:
    pieces = ("K-ZYN 17.E", "17.E t3", "E-EXH 17.SE F-LOY=K-ZYN", "17.NE t1")
    s = entered(spot(*pieces, "K-HAV 18.SE"), "17.SE 17.E")
    fight(s, "K-ZYN", attacking=False, chance=Loaded([])).expect("0 withdraw: 17.C | 17.NE").say("0 17.NE")
    assert (armies(s), at(s, "E-EXH")) == ({"17.NE": 4}, "17.SE")
    s = spot(*pieces)  # placed there: it came from nowhere
    fight(s, "K-ZYN", attacking=False, chance=Loaded([])).expect("0 withdraw: 17.C | 17.NE")


@clause("UK-9.28")
def test_9_28_if_characters_are_all_around_to_a_space_at_range_two() -> None:
    s = spot("K-ZYN 19.E", "K-HAV 19.NE", "P 19.C", "E-EXH 18.SW F-LOY=K-ZYN", "19.E t2", "18.C t1")
    entered(s, "18.SW 19.E")
    played = fight(s, "K-ZYN", attacking=False, chance=Loaded([]))
    assert sorted(played.options(0)) == ["12.SE", "18.C", "18.SE", "18.W", "19.NW", "19.W"]
    played.say("0 18.C")
    assert armies(s) == {"18.C": 3}


@clause("UK-9.28")
def test_9_28_if_there_is_none_either_to_the_nearest_one_beyond() -> None:
    foes = ["E-LIO 18.C", "E-BLA 18.SE", "E-KIN 18.W", "E-ROZ 19.NW"]
    others = ["E-DAH 19.W F-LOY=K-ZYN", "E-IRV 12.SE F-LOY=K-ZYN", "E-EXH 18.SW F-LOY=K-ZYN"]
    s = spot("K-ZYN 19.E", "K-HAV 19.NE", "P 19.C", *foes, *others, "19.E t2")
    entered(s, "18.SW 19.E")
    played = fight(s, "K-ZYN", attacking=False, chance=Loaded([]))
    assert sorted(played.options(0)) == ["12.C", "12.E", "12.SW", "15.E", "15.SE", "18.E", "18.NE", "18.NW"]


@clause("UK-9.29")
def test_9_29_a_withdrawal_is_a_movement_for_fate() -> None:
    s = spot("K-ZYN 12.E t0", "12.E t1", "E-EXH 18.C", fates="F-MER")
    fight(came_from(s, "K-ZYN", "18.W"), "K-ZYN", chance=Loaded([]))
    assert fate_of(s, "E-EXH") == "F-MER=K-ZYN"
    s = spot("K-ZYN 12.E t0", "K-HAV 18.SE", "E-GRE 12.E", "P 18.SW", fates="F-MER")
    entered(s, "18.W 12.E")
    fight(s, "K-ZYN", attacking=False, chance=Loaded([])).expect("0 fate_bound: K-ZYN | P")
