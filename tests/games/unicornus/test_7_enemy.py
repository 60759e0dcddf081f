"""Section 7: the enemy step."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause
from monoceros.engine.chance import Seeded
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus.picks import KNIGHT_NUMBER, SPACE, SPACE_NUMBER

from .more_spots_a import happenings, resources
from .spots import armies, army, at, defeated, dice, fate_of, foe, raid, spot, told, turn_of, unit

AWAY = "P 14.C t4 r10"  # the princess, where she is in nobody's way


def planned(played: Played) -> list[str]:
    """The moves of the enemy in the order in which they were planned: `12.E 18.W`."""
    return [f"{SPACE[unit]} {SPACE[to]}" for unit, to, *_ in told(played, "plans")]


# -- movement ---


@clause("UK-7.1")
def test_7_1_movement_merging_fate_retreats_battles() -> None:
    """Demian and tokens come to Havok and to Zyne; fate binds Demian; both could retreat; then they fight."""
    s = spot("K-HAV 12.NE t4 r20", "K-ZYN 18.W t4 r20", AWAY, "E-DEM 12.NW", "10.W t1", "12.SE t2", fates="F-LOY")
    played = raid(s, chance=Seeded(1))
    played.expect_name(0, "retreat").say("0 stay").expect_name(1, "retreat").say("1 stay")
    played.expect("0 battle_order: 12.NE | 18.W").say("0 12.NE")
    assert happenings(played, "plans", "unit_moves", "fate", "battle") == [
        *["plans"] * 3,
        *["unit_moves"] * 3,
        "fate",
        "battle",
    ]
    assert (army(s, "12.NE"), army(s, "18.W"), at(s, "E-DEM")) == (1, 2, "12.NE")


@clause("UK-7.1")
def test_7_1_all_units_act_at_the_same_time() -> None:
    """Zyne has one life left. The second token does not wait to see that the first one kills him."""
    s = spot("K-ZYN 12.C t0 r0 d3", AWAY, "12.E t1", "12.W t1")
    played = raid(s, chance=dice(1, 1))
    assert planned(played) == ["12.E 12.C", "12.W 12.C"]
    assert [facts[4] for facts in told(played, "battle")] == [2]
    assert armies(s) == {"12.C": 2}


@clause("UK-7.2")
def test_7_2_character_and_tokens_move_together() -> None:
    s = spot("K-ZYN 12.C t4", AWAY, "E-LYL 10.C t3 d1 F-LOY=K-ZYN")
    raid(s, "0 10.W")
    assert (foe(s, "E-LYL"), armies(s)) == ("10.W t3 d1", {"10.W": 3})


@clause("UK-7.3")
def test_7_3_one_space_at_most_whatever_the_ground() -> None:
    """Zyne is two steps away. Neither mountains nor nine tokens cost the enemy anything."""
    s = spot("K-ZYN 8.C t4", AWAY, "E-LYL 6.E t9 F-LOY=K-ZYN")
    played = raid(s).expect("0 aggressive_step: 8.W | 8.NW").say("0 8.W")
    assert (foe(s, "E-LYL"), played.is_over) == ("8.W t9", True)
    s = spot("K-ZYN 6.E t4 r0", AWAY, "8.NW t9")
    raid(s, chance=Seeded(1))
    assert army(s, "6.E") == 9


@clause("UK-7.3")
def test_7_3_never_into_an_impassable_space() -> None:
    """Between the King on 9.W and Zyne on 8.NE lies the lake 8.E: it goes around, on either side."""
    s = spot("K-ZYN 8.NE t4", AWAY, "E-KIN 9.W t2")
    raid(s).expect("0 aggressive_step: 8.SE | 9.NW")


# -- personalities ---


@clause("UK-7.5")
@pytest.mark.parametrize(
    "piece",
    ["12.E t2", "E-DAH 12.E F-LOY=K-ZYN", "E-DEM 12.E F-LOY=K-ZYN", "E-GRE 12.E F-LOY=K-ZYN", "E-ROZ 12.E"],
)
def test_7_5_a_normal_unit_attacks_beside_it_and_else_stays(piece: str) -> None:
    s = spot("K-ZYN 18.W t0 r0", AWAY, piece)
    assert planned(raid(s)) == ["12.E 18.W"]
    s = spot("K-ZYN 18.C t0 r0", AWAY, piece)
    assert planned(raid(s).expect()) == []  # though he is near


@clause("UK-7.5")
def test_7_5_among_several_the_starting_player_chooses() -> None:
    s = spot("K-ZYN 18.W t0", "K-HAV 12.C t0", "P 18.NW", "12.E t1", starter=1)
    played = raid(s).expect("1 normal_target: K-HAV | K-ZYN | P").say("1 P")
    assert planned(played) == ["12.E 18.NW"]


@clause("UK-7.7")
def test_7_7_an_aggressive_unit_attacks_who_stands_beside_it() -> None:
    """Zyne, on another area, is nearer than Havok on its own."""
    s = spot("K-ZYN 18.W t0 r0", "K-HAV 12.W t0", AWAY, "E-DOR 12.E F-LOY=K-ZYN")
    assert planned(raid(s)) == ["12.E 18.W"]


# -- order and obstacles ---


@clause("UK-7.8")
def test_7_8_the_closest_first_then_characters_then_slots_then_directions() -> None:
    """Zyne on 12.C, Havok on 14.C. Demian and the King are beside them, as are two stacks; two are 3 steps away."""
    s = spot(
        "K-ZYN 12.C t8 r0",
        "K-HAV 14.C t8 r0",
        "P 1.NE t4",
        "E-LYL 10.C F-LOY=K-ZYN",
        "E-DOR 9.C F-LOY=K-ZYN",
        "12.E t1",
        "12.NE t1",
        "E-KIN 14.E",
        "E-DEM 12.W F-LOY=K-ZYN",
    )
    played = raid(s).expect("0 aggressive_step: 9.SE | 9.SW").say("0 9.SW")
    played.expect("0 aggressive_step: 10.SW | 10.W").say("0 10.W")
    assert planned(played) == [
        "12.W 12.C",
        "14.E 14.C",
        "12.NE 12.C",
        "12.E 12.C",
        "9.C 9.SW",
        "10.C 10.W",
    ]


@clause("UK-7.9")
def test_7_9_a_character_does_not_enter_where_another_stands() -> None:
    """Amina never moves: she bars Lyla's only way to Zyne."""
    s = spot("K-ZYN 19.E t0", AWAY, "E-AMI 18.SW t1 F-LOY=K-ZYN", "E-LYL 18.SE t2 F-LOY=K-ZYN")
    assert planned(raid(s).expect()) == []
    assert (foe(s, "E-LYL"), foe(s, "E-AMI")) == ("18.SE t2", "18.SW t1")


@clause("UK-7.9")
def test_7_9_tokens_alone_do() -> None:
    """On a Manhunt the same two tokens, without Lyla, join Amina."""
    s = spot("K-ZYN 19.E t0", AWAY, "E-AMI 18.SW t1 F-LOY=K-ZYN", "18.SE t2", event="V-MAN")
    assert planned(raid(s).expect()) == ["18.SE 18.SW"]
    assert (foe(s, "E-AMI"), armies(s)) == ("18.SW t3", {"18.SW": 3})


@clause("UK-7.9")
def test_7_9_where_the_other_has_left_before_it_may() -> None:
    s = spot("K-ZYN 19.E t0 r0", AWAY, "E-DOR 18.SW t1 F-LOY=K-ZYN", "E-LYL 18.SE t2 F-LOY=K-ZYN")
    played = raid(s)
    assert planned(played) == ["18.SW 19.E", "18.SE 18.SW"]
    assert foe(s, "E-LYL") == "18.SW t2"


@clause("UK-7.11")
def test_7_11_a_barred_unit_keeps_its_target_as_long_as_there_is_a_way() -> None:
    """Lyla, as near to Zyne as to Havok, is sent after Havok; on 12.W Dorgas is preferred, and she goes around."""
    s = spot("K-ZYN 13.SE", "K-HAV 12.SE", "P 1.NE", "E-LYL 11.E F-LOY=K-ZYN", "E-DOR 11.SE F-LOY=K-ZYN")
    played = raid(s).expect("0 aggressive_target: K-HAV | K-ZYN").say("0 K-HAV", "0 12.W")
    played.expect("0 contention: E-LYL | E-DOR").say("0 E-DOR").expect()
    assert planned(played) == ["11.SE 12.W", "11.E 12.NW"]


@clause("UK-7.13")
def test_7_13_distances_are_those_of_the_start_of_the_step() -> None:
    """Havok will retreat from the King: Lyla has come for where he stood."""
    s = spot("K-HAV 15.NE t4 r20", AWAY.replace("14.C", "3.C"), "E-KIN 11.SE t2", "E-LYL 12.C F-LOY=K-HAV")
    played = raid(s).expect("0 aggressive_step: 12.SW | 12.W").say("0 12.W").expect_name(0, "retreat").say("0 12.SW")
    assert planned(played) == ["11.SE 15.NE", "12.C 12.W"]
    assert happenings(played, "unit_moves", "moves") == ["unit_moves", "unit_moves", "moves"]
    assert (at(s, "K-HAV"), at(s, "E-LYL"), at(s, "E-KIN")) == ("12.SW", "12.W", "15.NE")


# -- after movement ---


@clause("UK-7.15")
def test_7_15_units_that_a_card_brings_together_merge_at_once() -> None:
    """The mocked tokens take those on 12.E along."""
    s = spot("K-URG 18.C t7", AWAY, "12.C t2", "12.E t3", urgan="S-MOC")
    played = turn_of(s, "K-URG", "0 play S-MOC").expect("0 target_unit: 12.C | 12.E").say("0 12.C")
    played.expect("0 mock_path: 12.E | 12.SE").say("0 12.E")
    assert armies(s) == {"12.E": 5}
    assert sorted(played.options(0)) == ["18.NW", "18.W"]
    played.say("0 18.W")
    assert armies(s) == {"18.W": 5}


@clause("UK-7.16")
def test_7_16_a_merged_unit_remembers_where_all_its_parts_came_from() -> None:
    """Neither 12.E nor 12.W, which are empty now, is a way out for Zyne; and the unit may go back to either."""
    s = spot("K-ZYN 12.C t8 r30", AWAY, "12.E t6", "12.W t5")
    played = raid(s, chance=dice(*[2] * 10))
    assert sorted(played.options(0)) == ["12.NE", "12.NW", "12.SE", "12.SW", "stay"]
    played.say("0 stay", "0 stop")
    played.expect("0 withdraw: 12.E | 12.W").say("0 12.W")
    assert armies(s) == {"12.W": 11}


@clause("UK-7.17")
def test_7_17_fate_is_checked_once_for_all_movement() -> None:
    """Demian and Lyla move; both are bound after that, by the starting player's order, before anybody retreats."""
    s = spot("K-ZYN 12.C t4 r20", AWAY, "E-DEM 12.E", "E-LYL 10.SW t1", "12.W t2", fates="F-FAT F-LOY", starter=1)
    played = raid(s, "1 12.NE").expect("1 fate_order: E-DEM | E-LYL")
    assert happenings(played, "unit_moves", "fate") == ["unit_moves"] * 3
    assert foe(s, "E-DEM") == "12.C t2"
    played.say("1 E-DEM")
    assert (fate_of(s, "E-DEM"), fate_of(s, "E-LYL")) == ("F-FAT=K-ZYN", "F-LOY=K-ZYN")
    played.expect_name(0, "retreat")


@clause("UK-7.17")
def test_7_17_the_check_comes_after_merging_and_before_retreats() -> None:
    s = spot("K-ZYN 12.C t4 r20", AWAY, "E-DEM 12.E t1", "12.W t2", fates="F-FAT")
    raid(s).expect_name(0, "retreat")
    assert (foe(s, "E-DEM"), fate_of(s, "E-DEM")) == ("12.C t6", "F-FAT=K-ZYN")


# -- retreats ---


@clause("UK-7.20")
def test_7_20_the_princess_does_not_retreat() -> None:
    s = spot("P 9.C t5 r50", "9.E t4")
    played = raid(s).expect("0 princess_damage: 0 | 1 | 2")
    assert told(played, "moves") == []


@clause("UK-7.20")
def test_7_20_nobody_retreats_from_a_mocked_unit() -> None:
    s = spot("K-ZYN 18.C t3 r30", "K-HAV 18.W t3 r30", AWAY, "12.E t2", zyne="S-MOC")
    played = turn_of(s, "K-ZYN", "0 play S-MOC", "0 18.W", chance=dice(1, 1, 1))
    played.expect("1 assign: miss | stop")  # Havok is in the battle already
    assert told(played, "battle")[0][:3] == (KNIGHT_NUMBER["K-HAV"], SPACE_NUMBER["18.W"], 0)


@clause("UK-7.21")
def test_7_21_after_a_retreat_there_is_no_battle_and_the_enemy_stays() -> None:
    s = spot("K-ZYN 18.W t3 r30", AWAY, "12.E t2")
    played = raid(s, "0 18.SW").expect()
    assert (at(s, "K-ZYN"), armies(s), told(played, "battle")) == ("18.SW", {"18.W": 2}, [])
    assert resources(s, "K-ZYN") == 30 - 3 - 2


@clause("UK-7.21")
def test_7_21_fate_is_checked_after_a_retreat() -> None:
    """On 18.NW Zyne stands beside Amina, who is on another area."""
    s = spot("K-ZYN 18.W t3 r30", AWAY, "12.SE t2", "E-AMI 10.SW", fates="F-LOY")
    played = raid(s)
    assert fate_of(s, "E-AMI") == ""
    played.say("0 18.NW").expect()
    assert (fate_of(s, "E-AMI"), happenings(played, "moves", "fate")) == ("F-LOY=K-ZYN", ["moves", "fate"])


# -- battles ---


def two_attacks() -> Any:
    """Tokens attack Zyne and the princess."""
    return spot("K-ZYN 18.W t3 r0", "P 9.C t5 r0", "12.E t2", "9.E t4", starter=1)


@clause("UK-7.22")
def test_7_22_the_starting_player_orders_the_battles() -> None:
    s = two_attacks()
    played = raid(s, chance=dice(5, 5, 5)).expect("1 battle_order: 18.W | 9.C").say("1 9.C")
    played.expect("1 princess_damage: 0 | 1 | 2").say("1 2")  # no dice, less 2: as in section 10
    assert unit(s, "P") == "9.C t3"
    played.expect("0 assign: hit | stop")  # by section 9
    zyne = KNIGHT_NUMBER["K-ZYN"]
    assert told(played, "battle") == [(zyne, SPACE_NUMBER["18.W"], 0, -1, 2, 0)]  # the enemy attacks
    assert s.fight[f.HITS] == 3
    s = two_attacks()
    raid(s, "1 18.W", chance=dice(5, 5, 5)).expect("0 assign: hit | stop")


@clause("UK-7.23")
def test_7_23_a_battle_is_finished_before_the_next_one_begins() -> None:
    s = two_attacks()
    played = raid(s, "1 18.W", "0 stop", "0 2", chance=dice(5, 5, 5))
    assert happenings(played, "battle", "unit_moves", "princess_battle")[2:] == [
        "battle",
        "unit_moves",
        "princess_battle",
    ]
    assert armies(s) == {"12.E": 2, "9.C": 4}  # back where they came from, while the princess is still to fight


@clause("UK-7.23")
def test_7_23_its_fate_checks_too() -> None:
    """The fate deck is empty until Dahaka is defeated and his card can be drawn again: Demian's withdrawal finds it."""
    pieces = ("K-ZYN 18.W t8 r0", "K-HAV 15.NE t4 r0", "P 9.C t5 r0")
    s = spot(*pieces, "E-DEM 12.E", "12.W t2", "E-DAH 9.E d4 F-FAT=P", starter=2)
    s.fates.bag.clear()
    played = raid(s, "2 9.C", "2 18.W", chance=Seeded(1))
    assert (defeated(s), fate_of(s, "E-DEM")) == (["E-DAH"], "")
    played.say("0 stop", "0 3")
    assert (foe(s, "E-DEM"), fate_of(s, "E-DEM")) == ("12.E t4", "F-FAT=K-ZYN")  # and he has feasted
    battles = ["princess_battle", "battle", "unit_moves", "fate", "battle"]
    assert happenings(played, "princess_battle", "battle", "unit_moves", "fate")[3:] == battles
