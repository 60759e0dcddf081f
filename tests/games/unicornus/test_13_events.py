"""Section 13: events. Each card by itself is in test_cards.py."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.facts import move_cost
from monoceros.games.unicornus.rules.events import event_step
from monoceros.games.unicornus.tables import EMPTY

from .more_spots_b import cut, damage, knight, place, resources, tokens
from .spots import (
    armies,
    army,
    at,
    came_from,
    defeated,
    dice,
    dusk,
    fight,
    foe,
    hand,
    happen,
    march,
    news,
    play,
    put,
    raid,
    spot,
    turn_of,
    unit,
)


@clause("UK-13.1")
def test_13_1_at_once_means_those_who_are_there_now() -> None:
    s = spot("12.E t2", "K-ZYN 18.C t4")
    news(s, "V-PAT")
    put(s, "10.W t1")
    turn_of(s, "K-ZYN", "0 end")
    assert armies(s) == {"12.E": 3, "10.W": 1}


@clause("UK-13.1", "UK-13.13")
def test_13_1_13_13_effects_that_last_work_until_the_round_ends_and_nothing_is_undone() -> None:
    s = spot("K-ZYN 18.C t4 r10")
    news(s, "V-RAI")
    turn_of(s, "K-ZYN", "0 move 18.SE", "0 end")
    assert resources(s, "K-ZYN") == 10 - 5
    dusk(s)
    assert (s.event, s.events_gone, resources(s, "K-ZYN")) == (EMPTY, [t.HEAVY_RAIN], 5)
    assert move_cost(s, knight("K-ZYN"), place("18.C")) == 4


@clause("UK-13.13")
def test_13_13_taxes_are_not_paid_back() -> None:
    s = spot("K-ZYN 18.C t4 r10")
    news(s, "V-TAX")
    dusk(s)
    assert (unit(s, "K-ZYN"), unit(s, "P")) == ("18.C t4 r7", "19.C t4 r7")


@clause("UK-13.2")
def test_13_2_kingdom_units_include_the_princess_players_units_do_not() -> None:
    s = spot("K-ZYN 18.C t4 r2", "P 19.C t6 r9")
    news(s, "V-DES")
    assert (tokens(s, "K-ZYN"), tokens(s, "P")) == (3, 6)
    news(cut(s), "V-TAX")
    assert (resources(s, "K-ZYN"), resources(s, "P")) == (0, 6)
    s = spot("K-ZYN 18.C", "P 19.C t6", event="V-DWI")
    dusk(s)
    assert tokens(s, "P") == 5


@clause("UK-13.3", "UK-18.10")
def test_13_3_texts_on_empire_characters_never_touch_the_black_knight() -> None:
    s = spot("E-BLA 2.C t1", "E-LYL 10.C t1", "E-AMI 4.C")
    news(s, "V-REI")
    assert armies(s) == {"2.C": 1, "10.C": 2, "4.C": 1}
    s = spot("K-ZYN 12.E t4 r0", "E-BLA 12.SE", "E-EXH 12.C F-LOY=K-ZYN", event="V-TOT")
    raid(s, chance=dice(*[1] * 4))
    assert (at(s, "E-BLA"), at(s, "E-EXH")) == ("12.SE", "12.E")
    s = spot("E-LIO 1.C", defeated="E-BLA")
    assert news(s, "V-CUR").is_over
    assert defeated(s) == ["E-BLA"]


@clause("UK-13.4")
def test_13_4_choices_of_several_in_seat_order_from_the_starting_player() -> None:
    cards: dict[str, Any] = {"zyne": "S-AMB S-SHW", "havok": "S-HEA", "urgan": "S-FIR S-SNI"}
    s = spot("K-ZYN 18.C", "K-HAV 15.C", "K-URG 13.C", starter=2, **cards)
    played = news(s, "V-SPI")
    played.expect("2 spies: S-FIR | S-SNI").say("2 S-FIR").expect("0 spies: S-AMB | S-SHW").say("0 S-SHW")
    assert [hand(s, hero) for hero in ("K-ZYN", "K-HAV", "K-URG")] == [["S-AMB"], [], ["S-SNI"]]
    s = spot("K-ZYN 12.C t2", "K-HAV 10.C t2", "P 9.C t2", starter=1)
    played = news(s, "V-WEA")
    for seat in (1, 0, 1):  # Havok's player, Zyne's, and then the princess, whom B holds
        played.expect_name(seat, "suffer").say(f"{seat} 2")
    assert played.is_over


@clause("UK-13.5")
@pytest.mark.parametrize(
    ("faces", "hit"), [((1,), "K-HAV"), ((3,), "K-ZYN"), ((4, 6, 5, 1), "K-HAV"), ((2, 1), "K-HAV")]
)
def test_13_5_the_die_counts_players_from_the_starting_player(faces: tuple[int, ...], hit: str) -> None:
    """C has no character: a 2 is rolled again, and so is all above 3."""
    s = spot("K-ZYN 18.C t4", "K-HAV 15.C t4", starter=1)
    chance = dice(*faces)
    news(s, "V-ASS", chance=chance)
    assert {hero: damage(s, hero) for hero in ("K-ZYN", "K-HAV")} == {"K-ZYN": 0, "K-HAV": 0} | {hit: 2}
    assert isinstance(chance, Loaded)
    assert chance.left() == 0


@clause("UK-13.5")
def test_13_5_with_two_players_it_names_one_of_four_characters() -> None:
    heroes = ("K-ZYN", "K-HAV", "K-URG", "K-MIR")
    hit = []
    for face in (1, 2, 3, 4):
        s = spot(*[f"{hero} {slot}.C t1" for hero, slot in zip(heroes, (18, 15, 13, 17), strict=True)], seats=2)
        news(s, "V-ASS", chance=dice(5, face))
        hit += [hero for hero in heroes if damage(s, hero) == 2]
    assert sorted(hit) == sorted(heroes)


@clause("UK-13.6")
def test_13_6_hopelessness_works_in_the_round_it_is_drawn_and_the_starting_player_splits() -> None:
    s = spot("P 19.C t4", starter=1)
    news(s, "V-HOP")
    dusk(cut(s)).expect("1 suffer: 0 | 1 | 2").say("1 1")
    assert unit(s, "P") == "19.C t3 d1"
    dusk(s).expect("2 suffer: 0 | 1 | 2")  # and in every later one; the office has passed on
    s = spot("P 9.C t4", starter=2)
    news(s, "V-WEA").expect("2 suffer: 0 | 1 | 2")


@clause("UK-13.6", "UK-11.6")
def test_13_6_not_if_an_empire_character_was_defeated_in_the_round() -> None:
    s = spot("K-ZYN 10.SW t4", "E-LYL 10.C d3 F-LOY=K-ZYN", event="V-HOP", zyne="S-SNI")
    turn_of(s, "K-ZYN", "0 play S-SNI", "0 end")
    assert dusk(s).is_over
    assert (tokens(s, "K-ZYN"), tokens(s, "P")) == (4, 4)


@clause("UK-13.7")
@pytest.mark.parametrize("version", ["P-TAC", "P-WAR", "P-SOC"])
def test_13_7_the_impatient_princess_takes_her_normal_way_and_pays(version: str) -> None:
    s = spot("P 9.NE t4 r10", version=version, starter=1)
    assert news(s, "V-IMP").is_over  # nobody steers, not even the Tactician
    assert unit(s, "P") == "5.SE t4 r7"
    s = spot("P 9.NE t4 r2", version=version)
    news(s, "V-IMP")
    assert unit(s, "P") == "9.NE t4 r2"  # she cannot pay: no Collect either
    s = spot("P 9.NE t4 r10", "5.SE t3", version=version)
    news(s, "V-IMP", "0 1")
    assert (at(s, "P"), armies(s)) == ("5.SE", {})


@clause("UK-13.8")
def test_13_8_an_illness_that_is_not_paid_costs_two_life() -> None:
    s = spot("K-ZYN 18.SW t4 r9", "P 19.C t4 r0", event="V-ILL", version="P-SOC")
    turn_of(s, "K-ZYN", "0 send", "0 1", "0 9", "0 end")
    assert (s.illness_paid, resources(s, "P")) == (9, 0)
    march(s)
    assert (damage(s, "P"), tokens(s, "P")) == (2, 5)  # on the character, not on tokens
    dusk(cut(s))
    assert s.illness_paid == 0


@clause("UK-13.8")
def test_13_8_potions_come_first() -> None:
    s = spot("P 19.C t4 r0 d5", event="V-ILL", potions=1, version="P-WAR")
    s.support.bag.remove(t.HEALING_POTION)
    march(s)
    assert (damage(s, "P"), s.outcome) == (5, 0)  # 5 - 2 + 2, and not dead in between


@clause("UK-13.9")
def test_13_9_when_the_curse_has_no_effect() -> None:
    s = spot("E-LIO 1.C", "1.NE t1", "1.E t1", "1.SE t1", "1.SW t1", "1.W t1", defeated="E-LYL")
    assert news(s, "V-CUR").is_over
    assert defeated(s) == ["E-LYL"]
    s = spot("E-LIO 9.C", "9.NE t1", "K-ZYN 9.E", defeated="E-LYL E-DOR", starter=2)
    played = news(s, "V-CUR", chance=Loaded([1]))
    played.expect("2 revive: 9.SE | 9.SW | 9.W | 9.NW").say("2 9.W")
    assert (foe(s, "E-LYL"), defeated(s)) == ("9.W", ["E-DOR"])


@clause("UK-13.10")
def test_13_10_the_counterattack_does_not_touch_princess_battles_or_volleys() -> None:
    s = spot("P 10.C t5", "10.C t4", event="V-COU", version="P-SOC")
    fight(s, "P").expect("0 princess_damage: 0 | 1 | 2 | 3 | 4")
    s = came_from(spot("K-ZYN 12.E t2", "12.E t4", event="V-COU", protected=True), "K-ZYN", "18.W")
    fight(s, "K-ZYN", chance=dice(2, 3)).expect("0 assign: miss | stop")


@clause("UK-13.11")
def test_13_11_levies_and_guards_are_ordinary_tokens() -> None:
    s = spot("K-ZYN 1.SE", "E-EXH 1.C")
    news(s, "V-THR")
    assert foe(s, "E-EXH") == "1.C t4"  # they join whoever is there
    s = spot("E-LIO 5.C t1")
    news(s, "V-THR")
    assert armies(s) == {"5.C": 5}
    s = spot("K-ZYN 1.C t1")
    news(s, "V-THR")
    assert armies(s) == {}
    s = spot("K-ZYN 10.C t1", "E-EXH 3.C", "12.C t2")
    news(s, "V-LEV")
    levied = {f"{slot}.C": 3 for slot in (1, 2, 4, 5, 6, 8, 9, 11)}
    assert armies(s) == levied | {"7.NE": 3, "7.SW": 3, "12.C": 2}  # not where anybody stands
    put(s, "K-HAV 9.W t4")
    raid(s, chance=dice(*[1] * 9))
    assert army(s, "9.W") == 3  # they march like any leaderless unit


@clause("UK-13.12")
def test_13_12_total_war_changes_how_units_move_not_where_they_may_go() -> None:
    s = spot("K-ZYN 12.E t4 r0", "E-EXH 12.C F-LOY=K-ZYN", "E-IRV 12.SE F-LOY=K-ZYN", "P 17.E", event="V-TOT")
    raid(s, chance=dice(*[1] * 9)).expect("0 contention: E-EXH | E-IRV").say("0 E-IRV")
    assert (at(s, "E-IRV"), at(s, "E-EXH")) == ("12.E", "12.C")
    s = spot("K-ZYN 12.SE t4 r0", "E-LIO 19.E", "P 9.C", event="V-TOT")
    raid(s)  # the emperor too; the lakes beside him stay impassable
    assert at(s, "E-LIO") == "19.NE"


@clause("UK-13.12")
def test_13_12_a_manhunt_makes_normal_units_look_further() -> None:
    for event, seen in (("", "12.W"), ("V-MAN", "12.C")):
        given: dict[str, Any] = {"event": event} if event else {}
        s = spot("K-ZYN 12.E t4", "12.W t3", **given)
        raid(s)
        assert armies(s) == {seen: 3}
    s = spot("K-ZYN 12.E t4", "E-EXH 12.W F-LOY=K-ZYN", event="V-MAN")
    raid(s)
    assert at(s, "E-EXH") == "12.W"  # defensive units stay


@clause("UK-4.5", "UK-4.6")
def test_13_an_event_is_drawn_resolved_and_kept_if_it_is_ongoing() -> None:
    s = spot("K-ZYN 18.C t6", round=7)
    s.event_plan = [0, 0, 4]
    third = [card for card in s.event_bag if s.terms.event_level[card] == 3]
    play(s, event_step, chance=Loaded([third.index(t.DWINDLING_SUPPLIES)]))
    assert (s.event, s.event_plan) == (t.DWINDLING_SUPPLIES, [0, 0, 3])
    for left in (5, 5):
        dusk(s)
        assert (tokens(s, "K-ZYN"), s.ongoing) == (left, 1 << t.DWINDLING_SUPPLIES)
    happen(s, "V-HAR")
    put(s, "K-ZYN 18.C t7")
    dusk(s)
    assert tokens(s, "K-ZYN") == 6  # beside the event of a later round
