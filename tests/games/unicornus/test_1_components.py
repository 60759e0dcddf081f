"""Section 1: the rulings on components. The tables themselves are held by test_content.py."""

from __future__ import annotations

from kit import clause
from monoceros.games.unicornus.picks import SPACE_NUMBER

from .spots import march, spot, told, turn_of, unit


@clause("UK-1.3")
def test_1_3_lionel_strikes_the_princess_harder_the_more_generals_live() -> None:
    """His life of 5 and, for Lyla and Dahaka, 2; the Black Knight is no general."""
    s = spot("P 1.SE t6 r20", "E-LIO 1.C", "E-LYL 10.C", "E-DAH 6.C", "E-BLA 2.C", version="P-SOC")
    played = march(s).expect("0 princess_damage: 3 | 4 | 5 | 6")
    assert told(played, "princess_battle")[0] == (SPACE_NUMBER["1.C"], 0, 0, 7)
    s = spot("P 1.SE t6 r20", "E-LIO 1.C", version="P-SOC")
    assert told(march(s), "princess_battle")[0][3] == 5


@clause("UK-1.4")
def test_1_4_what_ravinith_and_the_people_bring_are_tokens() -> None:
    s = spot("K-ZYN 18.C t1 r3", allies="E-RAV=K-ZYN")
    turn_of(s, "K-ZYN", "0 power army_of_the_dead")
    assert unit(s, "K-ZYN") == "18.C t6 r3 d1"
    s = spot("K-ZYN 18.C t1 r3", zyne="S-HEL")
    turn_of(s, "K-ZYN", "0 play S-HEL")
    assert unit(s, "K-ZYN") == "18.C t4 r3"
