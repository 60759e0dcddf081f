"""Section 10: princess battles."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.games.unicornus.facts import princess_blow
from monoceros.games.unicornus.state import LOST

from .more_spots_b import blow, place, resources
from .spots import allies, armies, at, defeated, fight, one_march, raid, spot, told, unit


@clause("UK-10.1")
def test_10_1_no_dice_no_defense_no_cards() -> None:
    """On a fort of defense 2, with a hand full of cards for battles and nothing loaded for dice."""
    s = spot("K-ZYN 18.C", "P 12.C t5", "12.C t6", zyne="S-AMB S-SHW S-SEC S-CHA")
    played = fight(s, "P", chance=Loaded([]))
    assert blow(s) == 6 - 2
    played.expect("0 princess_damage: 0 | 1 | 2 | 3 | 4")


@clause("UK-10.2", "UK-10.3", "UK-11.8")
@pytest.mark.parametrize(
    ("pieces", "version", "allied", "damage"),
    [
        (("10.C t4",), "P-SOC", "", 4),
        (("E-LYL 10.C t3",), "P-SOC", "", 7),
        (("E-LYL 10.C t3 d2",), "P-SOC", "", 5),  # remaining life; CP is not used
        (("E-LYL 10.C t3",), "P-WAR", "", 5),
        (("E-LYL 10.C t3",), "P-SOC", "E-GRE=P E-IRV=P", 5),
        (("E-LYL 10.C t3",), "P-WAR", "E-GRE=P", 4),
        (("E-LYL 10.C t3", "K-HAV 10.NE"), "P-SOC", "", 5),
        (("E-LYL 10.C t3", "K-HAV 9.E"), "P-SOC", "", 7),  # two spaces away
        (("E-LYL 10.C t3", "K-HAV 10.NE"), "P-WAR", "E-GRE=P", 2),
        (("10.C t1", "K-HAV 10.NE"), "P-WAR", "", 0),  # never below 0
        (("E-DAH 10.C t1 d2",), "P-SOC", "", 7),
        (("E-LIO 10.C t2", "E-LYL 1.C", "E-DOR 2.C", "E-BLA 3.C"), "P-SOC", "", 5 + 2 + 2),
        (("E-LIO 10.C t2 d4", "E-LYL 1.C"), "P-LUC", "E-DOR=P", 1 + 2 + 1 - 1),
    ],
)
def test_10_2_10_3_the_damage(pieces: tuple[str, ...], version: str, allied: str, damage: int) -> None:
    s = spot("P 10.SE t5", *pieces, version=version, allies=allied)
    assert princess_blow(s, place("10.C")) == damage


@clause("UK-10.4")
@pytest.mark.parametrize(
    ("name", "damage"),
    [
        ("E-AMI", 2 + 1),  # with a token she takes no damage from players
        ("E-BLA", 5 + 1),
        ("E-DEM", 4 + 1),
        ("E-DOR", 3 + 1),
        ("E-EXH", 4 + 1),
        ("E-GRE", 4 + 1),
        ("E-IRV", 3 + 1),
        ("E-MAR", 3 + 1),
        ("E-KOS", 3 + 1),
        ("E-LYL", 4 + 1),
        ("E-KIN", 6 + 1),
        ("E-RAV", 2 + 1),
        ("E-ROZ", 5 + 1),  # though players deal her at most 2
    ],
)
def test_10_4_other_powers_are_ignored(name: str, damage: int) -> None:
    twins = [f"{twin} 7.{way}" for twin, way in (("E-IRV", "SW"), ("E-MAR", "NE")) if twin != name]
    s = spot("P 10.C t6", f"{name} 10.C t1", *twins, version="P-SOC")
    fight(s, "P", f"0 {min(6, damage)}")
    assert (blow(s), defeated(s), armies(s)) == (damage, [name], {})


@clause("UK-10.5", "UK-0.18")
def test_10_5_the_starting_player_splits_and_not_to_death() -> None:
    s = spot("K-ZYN 18.C", "P 10.C t3 d2", "10.C t6", version="P-SOC", starter=2)
    fight(s, "P")  # 6 damage: 3 tokens and 3 life would kill her
    assert (at(s, "P"), s.outcome) == ("10.C", LOST)
    s = spot("K-ZYN 18.C", "P 10.C t4 d2", "10.C t4", version="P-SOC", starter=2)
    fight(s, "P").expect("2 princess_damage: 2 | 3 | 4").say("2 2")
    assert unit(s, "P") == "10.C t2 d4"


@clause("UK-10.6", "UK-18.15")
def test_10_6_the_unit_is_destroyed_and_its_character_defeated_by_the_princess() -> None:
    s = spot("P 10.C t7", "E-LYL 10.C t2 F-PER=K-ZYN", event="V-OPP")
    fight(s, "P", "0 4")
    assert (allies(s, "P"), armies(s), defeated(s), s.defeat_seen) == (["E-LYL"], {}, [], True)
    assert resources(s, "P") == 4
    s = spot("P 10.C t7", "E-LYL 10.C t2 F-RES=K-ZYN")
    fight(s, "P", "0 4")
    assert (allies(s, "P"), defeated(s)) == ([], ["E-LYL"])


@clause("UK-10.7", "UK-14.3")
def test_10_7_damage_of_tokens_and_life_kills_her() -> None:
    for army, outcome in ((7, 0), (8, LOST)):
        s = spot("P 10.C t3", f"10.C t{army}", version="P-SOC")  # 3 tokens and 5 life
        played = fight(s, "P")
        assert (s.outcome, [facts[0] for facts in told(played, "over")]) == (outcome, [LOST] * (outcome == LOST))


@clause("UK-10.8")
def test_10_8_the_same_whether_she_attacks_or_is_attacked() -> None:
    s = spot("P 9.NE t5 r10", "5.SE t5")
    one_march(s, "0 3")
    assert (unit(s, "P"), armies(s)) == ("5.SE t2 r6", {})
    s = spot("P 9.NE t5 r10", "5.SE t5")
    raid(s, "0 3")
    assert (unit(s, "P"), armies(s)) == ("9.NE t2 r10", {})
