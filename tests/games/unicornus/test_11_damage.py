"""Section 11: damage, death, allies, replacements."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.effects import collect, gain_tokens
from monoceros.games.unicornus.facts import coming_event, might_of
from monoceros.games.unicornus.geometry import NOBODY
from monoceros.games.unicornus.rules.events import event_step
from monoceros.games.unicornus.state import LOST, State, map_of

from .more_spots_b import cut, damage, powers, resources, tokens
from .spots import (
    GAME,
    allies,
    armies,
    army,
    at,
    came_from,
    dawn,
    defeated,
    dice,
    dusk,
    fate_of,
    fight,
    foe,
    hand,
    news,
    play,
    spot,
    suffer,
    told,
    turn_of,
    unit,
)

# -- general ---


@clause("UK-11.1")
@pytest.mark.parametrize(("name", "life"), [("K-ANN", 3), ("K-GAT", 7), ("K-GOD", 6), ("K-MIR", 5), ("K-ZYN", 4)])
def test_11_1_damage_equal_to_life_takes_a_character_off_the_map(name: str, life: int) -> None:
    s = spot(f"{name} 18.C d{life - 2}")
    suffer(s, name, 1)
    assert at(s, name) == "18.C"
    suffer(s, name, 1)
    assert (at(s, name), s.knight_on[map_of(s).starter.index(11)]) == ("", -1)


@clause("UK-11.2")
def test_11_2_damage_never_falls_below_zero() -> None:
    s = spot("K-ZYN 18.C t2 d1", zyne="S-HEA S-HEA")
    played = turn_of(s, "K-ZYN", "0 play S-HEA")
    assert damage(s, "K-ZYN") == 0
    assert "play S-HEA" not in played.options(0)


@clause("UK-11.3", "UK-0.17")
def test_11_3_outside_battles_the_split_is_free() -> None:
    s = spot("K-HAV 15.C", "K-ZYN 18.C t3 d3", "P 19.C t2 d4", version="P-SOC", starter=2)
    suffer(s, "K-ZYN", 2).expect("1 suffer: 0 | 1 | 2").say("1 0")
    assert (at(s, "K-ZYN"), army(s, "18.C")) == ("", 3)
    suffer(s, "P", 1).expect("2 suffer: 0 | 1").say("2 0")
    assert s.outcome == LOST


# -- enemy characters ---


@clause("UK-11.4", "UK-11.5")
def test_11_4_to_the_defeated_pile_without_card_and_damage() -> None:
    s = spot("K-ZYN 10.SW", "E-LYL 10.C t2 d3 F-LOY=K-HAV", zyne="S-SNI")
    turn_of(s, "K-ZYN", "0 play S-SNI")
    assert (defeated(s), fate_of(s, "E-LYL"), s.foe_damage[t.LYLA], army(s, "10.C")) == (["E-LYL"], "", 0, 2)
    assert s.fate_discards == [t.LOYAL_SOLDIER]


def shot(name: str, card: str) -> State:
    s = spot("K-ZYN 10.SW", f"{name} 10.C d{LIFE[name] - 1}{card}", zyne="S-SNI")
    turn_of(s, "K-ZYN", "0 play S-SNI")
    return s


LIFE = {"E-LYL": 4, "E-BLA": 5}


@clause("UK-11.6")
def test_11_6_what_counts_as_defeated_this_round() -> None:
    assert shot("E-LYL", " F-LOY=K-ZYN").defeat_seen
    assert shot("E-LYL", " F-PER=K-ZYN").defeat_seen  # though she is an ally then
    assert not shot("E-BLA", "").defeat_seen
    s = spot("P 10.C t7", "E-LYL 10.C")
    fight(s, "P", "0 2")
    assert s.defeat_seen
    s = spot("P 10.C t7", "E-BLA 10.C")
    fight(s, "P", "0 3")
    assert not s.defeat_seen


@clause("UK-11.6", "UK-11.10")
def test_11_6_neither_a_change_of_sides_nor_spending_rozie_counts() -> None:
    s = spot("K-ZYN 18.C t2 r10", "E-EXH 12.W F-MER=K-ZYN")
    turn_of(s, "K-ZYN", "0 hire E-EXH")
    assert not s.defeat_seen
    s = came_from(spot("K-ZYN 12.E t1", "12.E t1", allies="E-ROZ=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 power ancient_weapon", "0 hit", chance=dice(1))
    assert (defeated(s), s.defeat_seen, armies(s)) == (["E-ROZ"], False, {})


# -- allies ---


@clause("UK-11.7")
def test_11_7_any_number_of_allies_gives_their_powers_to_their_lord() -> None:
    s = spot("K-ZYN 18.C t2 r9 d1", "K-HAV 15.C", "P 18.E d1", allies="E-AMI=K-ZYN E-RAV=K-ZYN E-KOS=K-ZYN")
    played = turn_of(s, "K-ZYN")
    assert powers(played) == ["swift_columns", "mercy", "army_of_the_dead"]
    played.say("0 collect")
    assert resources(s, "K-ZYN") == 9 + 3 + 2
    assert powers(turn_of(cut(s), "K-HAV"), 1) == []


@clause("UK-11.8")
def test_11_8_allies_of_the_princess_give_her_no_power() -> None:
    s = spot("P 19.C t4 r0", allies="E-KOS=P E-IRV=P E-LIO=P", version="P-LUC")
    collect(s, t.PRINCESS)
    gain_tokens(s, t.PRINCESS, 9)
    assert unit(s, "P") == "19.C t5 r3"  # no Open Purse, no Careful Planning


@clause("UK-11.9")
def test_11_9_allies_are_not_on_the_map() -> None:
    s = spot("E-LIO 1.C", "E-LYL 10.C", "E-MAR 7.NE", "K-ZYN 18.C t2", allies="E-IRV=K-ZYN E-GRE=K-ZYN E-KOS=K-ZYN")
    assert might_of(s, t.LIONEL, False) == 2
    assert might_of(s, t.MARIANNE, False) == 3  # Irvin is not on the map
    assert dawn(s).is_over
    assert armies(s) == {}  # nor do Kostov's coffers fill


@clause("UK-11.10")
def test_11_10_rozie_can_come_back() -> None:
    s = spot("K-ZYN 18.C t2", "E-LIO 1.C", defeated="E-ROZ", zyne="S-REP")
    turn_of(s, "K-ZYN", "0 play S-REP")
    assert (allies(s, "K-ZYN"), s.actions) == (["E-ROZ"], 4)
    s = spot("E-LIO 1.C", defeated="E-ROZ")
    news(s, "V-CUR", "0 1.W", chance=Loaded([0]))
    assert foe(s, "E-ROZ") == "1.W"


# -- kingdom characters ---


@clause("UK-11.11", "UK-11.12")
def test_11_11_11_12_what_a_dead_hero_leaves_behind() -> None:
    s = spot("K-ZYN 18.C t3 r8 d3", "E-GRE 12.C", allies="E-LYL=K-ZYN E-ROZ=K-ZYN", zyne="S-BAN S-STE S-AMB")
    turn_of(s, "K-ZYN", "0 play S-BAN", "0 play S-STE", "0 end")
    suffer(s, "K-ZYN", 3, "0 1")  # one token, then his last life; the third point is lost
    assert (defeated(s), allies(s, "K-ZYN"), armies(s)) == (["E-LYL", "E-ROZ"], [], {"18.C": 2})
    assert (resources(s, "K-ZYN"), tokens(s, "K-ZYN")) == (0, 0)
    assert sorted(s.support_discards) == [t.BANNER, t.STEEDS]
    assert s.hands[0] == [t.AMBUSH]


@clause("UK-11.12")
def test_11_12_its_tokens_join_an_enemy_unit_on_the_space() -> None:
    s = spot("K-ZYN 12.E t3 d3", "12.E t2", "E-EXH 12.W", fates="F-TRA")
    suffer(s, "K-ZYN", 1, "0 0")
    assert armies(s) == {"12.E": 5}


@clause("UK-11.13")
def test_11_13_a_replacement_enters_at_the_end_of_the_round() -> None:
    s = spot("K-ZYN 18.C d3", "K-HAV 15.C", "E-LIO 1.C", "12.C t1", unused="K-GOD K-ANN", zyne="S-AMB")
    suffer(s, "K-ZYN", 1)
    played = dusk(s)
    played.expect("0 replacement: K-ANN | K-GOD").say("0 K-GOD")
    spaces = played.options(0)
    assert {"17.C", "18.C", "10.C", "7.NE", "7.SW"} <= set(spaces)  # empire areas too
    assert not {"15.C", "1.C", "12.C", "19.C", "18.W"} & set(spaces)  # occupied, or no starting location
    played.say("0 10.C")
    assert (unit(s, "K-GOD"), hand(s, "K-GOD")) == ("10.C t4 r10", ["S-AMB"])


@clause("UK-11.13")
def test_11_13_in_seat_order_from_the_starting_player() -> None:
    s = spot("K-ZYN 18.C d3", "K-HAV 15.C", "K-MIR 14.C d4", unused="K-GOD K-ANN", starter=2)
    suffer(s, "K-ZYN", 1)
    suffer(s, "K-MIR", 1)
    dusk(s).expect_name(2, "replacement").say("2 K-ANN", "2 18.C")  # the only one left goes to A unasked
    assert (s.hero_of[0], at(s, "K-ANN")) == (t.KNIGHT_IDS.index("K-GOD"), "18.C")


@clause("UK-11.14", "UK-4.13")
def test_11_14_the_dead_do_not_return_and_the_office_stays() -> None:
    s = spot("K-ZYN 18.C d3", "K-HAV 15.C", starter=2)
    suffer(s, "K-ZYN", 1)
    assert dusk(s).is_over
    assert (s.hero_of, s.starter) == ([-1, t.KNIGHT_IDS.index("K-HAV"), -1], 0)


@clause("UK-11.15")
@pytest.mark.parametrize(("full", "areas"), [(range(0), range(13, 19)), (range(13, 19), (*range(1, 13), 19))])
def test_11_15_other_spaces_if_every_starting_location_is_taken(full: range, areas: range | tuple[int, ...]) -> None:
    """First those of kingdom tiles, then any."""
    s = spot("K-ZYN 18.E d3", unused="K-GOD")
    suffer(s, "K-ZYN", 1)
    m = map_of(s)
    for space in range(m.grid.spaces):
        taken = m.starter[space] != NOBODY or space // 7 + 1 in full
        s.army[space] = 1 if taken and m.open[space] and s.knight_on[space] == -1 else 0
    offered = dusk(s).options(0)
    assert {int(space.partition(".")[0]) for space in offered} == set(areas)
    assert not [space for space in offered if army(s, space)]


@clause("UK-11.16")
def test_11_16_placing_is_no_movement() -> None:
    s = spot("K-ZYN 18.E d3", "E-LYL 10.W", "K-HAV 15.SE t1 r9", unused="K-GOD", fates="F-MER")
    suffer(s, "K-ZYN", 1)
    dusk(s, "0 10.C")
    assert (at(s, "K-GOD"), fate_of(s, "E-LYL")) == ("10.C", "")
    turn_of(s, "K-HAV", "1 move 15.SW")  # the next check, far away
    assert fate_of(s, "E-LYL") == "F-MER=K-GOD"


@clause("UK-11.17", "UK-4.8")
def test_11_17_with_donia_the_next_event_is_turned_down_again() -> None:
    s = spot("K-DON 18.C d2")
    played = play(s, event_step, chance=Loaded([3, 0]))
    first, second = s.event, s.next_event
    assert [coming_event(GAME.view(s, seat)) for seat in (0, 1, None)] == [second] * 3
    suffer(s, "K-DON", 1)
    assert [coming_event(GAME.view(s, seat)) for seat in (0, 1, None)] == [-1] * 3
    assert told(played, "next_hidden") == [()]
    play(s, event_step)
    assert (s.event, first != second) == (second, True)  # it still lies on top


@clause("UK-11.18", "UK-14.3")
def test_11_18_if_the_princess_dies_the_game_is_lost_at_once() -> None:
    s = spot("K-ZYN 18.C t2", "P 12.C d5", "E-GRE 12.E F-LOY=P")
    played = dawn(s)
    assert (s.outcome, played.is_over, told(played, "over")[0][0]) == (LOST, True, LOST)
