"""Section 9, first half: a player battle from its beginning to the last die that is assigned."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.engine.events import ALL
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus.picks import KNIGHT_NUMBER

from .more_spots_b import blow, damage, dice_of, resources, shown, tokens
from .spots import (
    armies,
    army,
    came_from,
    dice,
    entered,
    fight,
    foe,
    raid,
    spot,
    told,
    turn_of,
    unit,
)

# -- several battles, phases ---


@clause("UK-9.1", "UK-7.22")
def test_9_1_the_starting_player_picks_the_order_of_battles() -> None:
    s = spot("K-ZYN 12.E t1", "K-HAV 15.NE t1", "18.W t2", "15.C t2", starter=2)
    played = raid(s, chance=dice(6, 6, 6, 6))
    played.expect("2 battle_order: 15.NE | 12.E").say("2 12.E")
    assert [facts[0] for facts in told(played, "battle")] == [KNIGHT_NUMBER["K-ZYN"]]
    played.say("0 hit", "0 1", "1 hit", "1 1")
    assert [facts[0] for facts in told(played, "battle")] == [KNIGHT_NUMBER["K-ZYN"], KNIGHT_NUMBER["K-HAV"]]


@clause("UK-9.2")
def test_9_2_roll_apply_damage_withdraw() -> None:
    s = spot("K-ANN 12.E t4", "E-DEM 12.E t2 F-LOY=K-ANN", annelie="S-AMB S-SEC S-SHW")
    entered(s, "18.W 12.E", "12.C 12.E")
    played = fight(s, "K-ANN", attacking=False, chance=dice(5, 2, 2, 2))
    names = []
    for answer in ("roll", "continue", "stop", "continue", "3", "18.W"):
        ask = played.ask(0)
        names.append((ask.name, f.PHASE_NAMES[s.fight[f.PHASE]]))
        played.say(f"0 {answer}")
    assert names == [
        ("before_roll", "before_roll"),
        ("after_roll", "after_roll"),
        ("assign", "apply"),
        ("shield", "damage"),
        ("battle_damage", "damage"),
        ("withdraw", "withdraw"),
    ]
    assert (unit(s, "K-ANN"), foe(s, "E-DEM")) == ("12.E t1 d2", "18.W t3")


# -- roll ---


@clause("UK-9.3", "UK-9.4")
@pytest.mark.parametrize(
    ("knight", "enemy", "allied", "attacking", "number"),
    [
        ("K-ZYN 12.C t5", "12.C t1", "", True, 3),  # a fort of defense 2
        ("K-ZYN 12.C t5", "12.C t1", "", False, 7),
        ("K-ZYN 12.C t1", "12.C t1", "", True, 0),  # never below 0
        ("K-GAT 12.E t0", "12.E t1", "", True, 5),
        ("K-GAT 12.C t0", "12.C t1", "", True, 3),
        ("K-GAT 12.C t0", "12.C t1", "", False, 7),
        ("K-ZYN 12.E t5", "12.E t1", "E-BLA=K-ZYN", True, 7),
        ("K-ZYN 12.E t5", "12.E t1", "E-BLA=K-ZYN", False, 7),
        ("K-ZYN 12.E t5", "12.E t1", "E-MAR=K-ZYN", True, 7),
        ("K-ZYN 12.E t5", "12.E t1", "E-MAR=K-ZYN", False, 5),
        ("K-ZYN 12.C t1", "12.C t1", "E-MAR=K-ZYN E-BLA=K-ZYN", True, 3),  # all are summed before the 0
        ("K-MIR 12.C t1", "12.C t1", "", True, 2),  # 1 - 2 is 0, and 0 is less than 1
        ("K-MIR 12.E t2", "12.E t2", "", True, 2),
        ("K-MIR 12.E t2", "E-LYL 12.E F-LOY=P", "", False, 4),  # CP 3
    ],
)
def test_9_3_9_4_the_number_of_dice(knight: str, enemy: str, allied: str, attacking: bool, number: int) -> None:
    assert dice_of(spot(knight, enemy, allies=allied), knight.split()[0], attacking) == number


@clause("UK-9.4")
def test_9_4_perfect_formation_takes_two_dice_while_marianne_is_on_the_map() -> None:
    assert dice_of(spot("K-ZYN 12.E t5", "E-IRV 12.E", "E-MAR 7.NE"), "K-ZYN") == 3
    assert dice_of(spot("K-ZYN 12.E t1", "E-IRV 12.E", "E-MAR 7.NE"), "K-ZYN") == 0
    assert dice_of(spot("K-ZYN 12.E t5", "E-IRV 12.E"), "K-ZYN") == 5
    assert dice_of(spot("K-MIR 12.E t5", "E-IRV 12.E t1", "E-MAR 7.NE"), "K-MIR") == 5  # 3 < 4, so 2 more


@clause("UK-9.5")
def test_9_5_one_at_a_time_before_the_roll_and_none_after_it() -> None:
    s = came_from(spot("K-ZYN 12.E t1 r9", "12.E t9", allies="E-DAH=K-ZYN", zyne="S-AMB S-AMB"), "K-ZYN", "18.W")
    played = fight(s, "K-ZYN", chance=dice(*[6] * 7))
    played.expect("0 before_roll: play S-AMB | power black_flame | roll").say("0 play S-AMB")
    played.expect("0 before_roll: play S-AMB | power black_flame | roll").say("0 power black_flame")
    played.expect("0 before_roll: play S-AMB | roll").say("0 roll")
    assert (shown(s), resources(s, "K-ZYN")) == ((7, 0, 0), 5)
    played.expect_name(0, "assign")  # the second Ambush comes too late


@clause("UK-9.6")
def test_9_6_battle_cards_in_the_own_attack_and_out_of_turn() -> None:
    s = spot("K-ZYN 18.W t2 r5", "12.E t3", zyne="S-AMB")
    turn_of(s, "K-ZYN", "0 move 12.E").expect("0 before_roll: play S-AMB | roll")
    s = spot("K-HAV 19.W", "K-ZYN 18.W t2", "12.E t3", zyne="S-AMB")
    raid(s).expect("1 before_roll: play S-AMB | roll")


@clause("UK-9.7", "UK-10.1")
def test_9_7_nobody_helps_in_anothers_battle() -> None:
    s = spot("K-ZYN 12.W t1", "K-HAV 12.E t1", "12.E t1", zyne="S-AMB S-SEC S-SHW")
    fight(came_from(s, "K-HAV", "18.W"), "K-HAV", chance=dice(1)).expect("1 assign: loss | stop")
    s = spot("K-ZYN 12.W t1", "P 12.E t1", "12.E t4", zyne="S-AMB S-SEC S-SHW")
    fight(s, "P").expect("0 princess_damage: 0 | 1")


ATTACK = {
    "K-ANN": "LMMHHH",
    "K-DON": "LMMMHH",
    "K-GAT": "MMHHHH",
    "K-GOD": "LMMHHH",
    "K-JOS": "LLMMMH",
    "K-MAG": "LMMMHH",
    "K-HAV": "LMMHHH",
    "K-ILS": "MMHHHH",
    "K-MIR": "LMHHHH",
    "K-MCB": "LMMHHH",
    "K-URG": "LMMMHH",
    "K-ZYN": "LMMHHH",
}
DEFEND = {
    "K-ANN": "LMMMHH",
    "K-DON": "LMMMHH",
    "K-GAT": "MMMHHH",
    "K-GOD": "MMMHHH",
    "K-JOS": "LMMMHH",
    "K-MAG": "LMMMHH",
    "K-HAV": "MMHHHH",
    "K-ILS": "LMMMHH",
    "K-MIR": "MMHHHH",
    "K-MCB": "LMMMHH",
    "K-URG": "MMHHHH",
    "K-ZYN": "LMMMHH",
}


@clause("UK-9.8")
@pytest.mark.parametrize("attacking", [True, False])
@pytest.mark.parametrize("hero", list(ATTACK))
def test_9_8_each_face_counts_by_the_table_for_attack_or_defence(hero: str, attacking: bool) -> None:
    number = 1 if hero == "K-GAT" else 6  # his blood brings five dice more
    s = entered(came_from(spot(f"{hero} 12.E t{number}", "12.E t6"), hero, "18.W"), "18.C 12.E")
    fight(s, hero, attacking=attacking, chance=dice(1, 2, 3, 4, 5, 6))
    rolled = "".join(["HML"[die % 3] for die in s.dice])
    if hero == "K-GOD":  # his losses have been turned into misses by now
        assert rolled == (ATTACK if attacking else DEFEND)[hero].replace("L", "M")
    elif hero == "K-ANN":
        assert (rolled, s.fight[f.PHASE]) == ((ATTACK if attacking else DEFEND)[hero], f.AFTER_ROLL)
    else:
        assert rolled == (ATTACK if attacking else DEFEND)[hero]


@clause("UK-9.8")
def test_9_8_without_dice_the_battle_goes_on() -> None:
    s = came_from(spot("K-ZYN 12.E t0", "12.E t2"), "K-ZYN", "18.W")
    assert fight(s, "K-ZYN", chance=Loaded([])).is_over
    assert (unit(s, "K-ZYN"), army(s, "12.E")) == ("18.W d2", 2)


@clause("UK-9.8", "UK-0.20")
def test_9_8_a_roll_of_no_dice_shows_that_there_was_no_card_for_more() -> None:
    """So whoever chose the battle cannot take it back: chance did not fall, but a hand was looked into."""
    s = came_from(spot("K-ZYN 12.E t0", "12.E t2"), "K-ZYN", "18.W")
    s.telling = True
    fight(s, "K-ZYN", chance=Loaded([]))
    assert [event.shows for event in s.events if event.name == "rolled"] == [ALL]


@clause("UK-9.9")
def test_9_9_changes_after_the_roll_one_at_a_time_until_passing() -> None:
    given: dict[str, Any] = {"annelie": "S-SEC S-CHA", "allies": "E-EXH=K-ANN E-GRE=K-ANN E-ROZ=K-ANN"}
    s = came_from(spot("K-ANN 12.E t4", "12.E t9", **given), "K-ANN", "18.W")
    played = fight(s, "K-ANN", chance=dice(1, 2, 2, 2, 3, 3, 3, 3))
    choices = ["play S-SEC", "play S-CHA", "power battle_genius", "power cold_calculation", "power ancient_weapon"]
    assert played.options(0) == [*choices, "power blood_prayer", "continue"]
    played.say("0 power battle_genius", "0 losses_and_misses")
    assert "power battle_genius" not in played.options(0)  # once per battle
    assert shown(s) == (0, 4, 0)
    played.say("0 play S-CHA", "0 2")
    assert shown(s) == (2, 2, 0)
    played.say("0 continue").expect_name(0, "assign")


@clause("UK-9.10")
def test_9_10_a_reroll_takes_all_losses_or_all_losses_and_misses() -> None:
    for which, faces, result in (("losses", (5,), (2, 2, 0)), ("losses_and_misses", (5, 5, 1), (3, 0, 1))):
        s = entered(spot("K-ANN 12.E t4", "12.E t9"), "18.W 12.E")
        played = fight(s, "K-ANN", "0 power battle_genius", attacking=False, chance=dice(1, 3, 4, 6, *faces))
        played.expect("0 reroll: losses | losses_and_misses").say(f"0 {which}")
        assert shown(s) == result  # by the table for defence: a 4 is a miss, a 5 a hit


@clause("UK-9.11", "UK-13.10")
@pytest.mark.parametrize(("enemy", "event"), [("12.E t4", "V-COU"), ("E-LYL 12.E F-LOY=K-ANN", "V-OPP")])
def test_9_11_the_enemys_changes_come_after_all_rerolls(enemy: str, event: str) -> None:
    s = came_from(spot("K-ANN 12.E t3", enemy, event=event), "K-ANN", "18.W")
    played = fight(s, "K-ANN", chance=dice(2, 3, 4))
    assert shown(s) == (1, 2, 0)
    played.say("0 continue")
    assert shown(s) == (1, 0, 2)


@clause("UK-9.12", "UK-13.10")
def test_9_12_the_players_own_changes_prevail() -> None:
    s = came_from(spot("K-GOD 12.E t3", "12.E t4", event="V-COU"), "K-GOD", "18.W")
    fight(s, "K-GOD", chance=dice(1, 2, 4))
    assert shown(s) == (1, 2, 0)
    s = came_from(spot("K-ZYN 12.E t3", "12.E t4", event="V-COU", allies="E-LYL=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", chance=dice(1, 2, 4))
    assert shown(s) == (1, 2, 0)


# -- apply ---


@clause("UK-9.13")
def test_9_13_first_on_tokens_then_on_the_character_until_the_player_stops() -> None:
    s = came_from(spot("K-ZYN 12.E t6", "E-DEM 12.E t2 F-LOY=K-ZYN"), "K-ZYN", "18.W")
    played = fight(s, "K-ZYN", chance=dice(1, 2, 3, 4, 5, 6))
    played.expect("0 assign: hit | miss | loss | stop").say("0 miss", "0 loss")
    assert (s.fight[f.ARMY_MISSES], s.fight[f.ARMY_LOSSES], s.fight[f.FOE_HITS]) == (1, 1, 0)
    played.expect("0 assign: hit | miss | stop").say("0 hit", "0 hit")
    assert s.fight[f.FOE_HITS] == 2
    played.say("0 stop")
    assert blow(s) == 0 + 1 + 1  # no bare token, one bare point of CP, one assigned loss
    played.say("0 1")
    assert foe(s, "E-DEM") == "12.E t3 d1"  # two hits; then the kingdom's lost token is his feast


@clause("UK-9.13")
def test_9_13_it_ends_by_itself_when_all_tokens_of_a_leaderless_unit_have_a_die() -> None:
    s = came_from(spot("K-ZYN 12.E t4", "12.E t2"), "K-ZYN", "18.W")
    assert fight(s, "K-ZYN", "0 hit", "0 hit", chance=dice(4, 5, 6, 1)).is_over
    assert (unit(s, "K-ZYN"), armies(s)) == ("12.E t4", {})


@clause("UK-9.14", "UK-9.15", "UK-9.16")
@pytest.mark.parametrize(
    ("enemy", "faces", "assigned", "taken", "left"),
    [
        ("12.E t3", "465", "hit hit", 1, "t1"),
        ("12.E t3", "222", "miss miss miss", 0, "t3"),
        ("12.E t3", "111", "loss loss loss", 3, "t3"),
        ("12.E t3", "111", "", 3, "t3"),  # losses that are not assigned do nothing
        ("12.E t3", "411", "hit loss", 2, "t2"),
        ("E-LYL 12.E t0 F-LOY=P", "444", "hit hit hit", 0, "d3"),
        ("E-GRE 12.E t1 F-LOY=P", "444", "hit hit hit", 0, "d2"),
        ("E-GRE 12.E t1 F-LOY=P", "441", "loss hit hit", 1, "t1 d2"),
        ("E-GRE 12.E t1 F-LOY=P", "244", "hit miss hit", 0, "d1"),
        ("E-AMI 12.E t1 F-LOY=P", "441", "loss hit hit", 1, "t1"),  # a die too many on her CP makes up for nothing
        ("E-DAH 12.E t1 F-LOY=P", "444", "hit hit hit", 6, "d2"),  # three bare points count double
        ("E-DAH 12.E t2 F-LOY=P", "411", "hit", 11, "t1"),  # one bare token counts once
    ],
)
def test_9_14_to_9_16_what_both_sides_suffer(enemy: str, faces: str, assigned: str, taken: int, left: str) -> None:
    s = came_from(spot("K-URG 12.E t3", enemy), "K-URG", "18.W")
    faces = faces.replace("4", "6")  # a four is a miss for Urgan
    played = fight(s, "K-URG", chance=dice(*[int(face) for face in faces]))
    for word in assigned.split():
        played.say(f"0 {word}")
    if not played.is_over and played.ask(0).name == "assign":
        played.say("0 stop")
    assert blow(s) == taken
    if not played.is_over:
        played.say(f"0 {min(3, taken)}")
    assert (foe(s, enemy.split()[0]) if enemy[0] == "E" else f"12.E t{army(s, '12.E')}") == f"12.E {left}"


@clause("UK-9.17")
def test_9_17_shield_walls_lower_the_damage_but_not_below_zero() -> None:
    s = came_from(spot("K-ZYN 12.E t0", "12.E t4", zyne="S-SHW S-SHW S-SHW"), "K-ZYN", "18.W")
    played = fight(s, "K-ZYN", chance=Loaded([]))
    played.expect("0 shield: play S-SHW | continue").say("0 play S-SHW")
    assert blow(s) == 1
    played.expect("0 shield: play S-SHW | continue").say("0 play S-SHW")
    assert (blow(s), played.is_over, unit(s, "K-ZYN")) == (0, True, "18.W")
    s = came_from(spot("K-ZYN 12.E t0", "12.E t3", zyne="S-SHW"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 continue", chance=Loaded([]))
    assert (damage(s, "K-ZYN"), tokens(s, "K-ZYN")) == (3, 0)


@clause("UK-9.6", "UK-5.4", "UK-12.2")
def test_9_6_in_the_enemy_step_only_cards_for_battles_are_offered() -> None:
    s = spot("K-ZYN 18.W t2 r9 d1", "12.E t3", zyne="S-HEA S-FIR S-AMB S-SUP")
    played = raid(s, "0 stay", chance=dice(1, 1))
    assert played.options(0) == ["play S-AMB", "roll"]
