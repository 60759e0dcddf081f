"""Section 8: fate. Who draws a card, who is bound, and what the cards do."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Loaded, Seeded
from monoceros.engine.pile import Pile
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.state import State
from monoceros.games.unicornus.tables import EMPTY

from .more_spots_b import cut, damage, resources, tokens
from .spots import (
    allies,
    armies,
    army,
    at,
    came_from,
    defeated,
    dice,
    fate_of,
    fight,
    foe,
    march,
    meet_fate,
    news,
    one_march,
    put,
    raid,
    spot,
    suffer,
    told,
    turn_of,
    unit,
)

# -- who draws ---


@clause("UK-8.1")
@pytest.mark.parametrize("name", ["E-LIO", "E-ROZ", "E-KIN", "E-BLA"])
def test_8_1_those_without_fate_are_never_bound(name: str) -> None:
    s = spot("K-ZYN 10.SW t4", f"{name} 10.C", "E-EXH 10.W", fates="F-LOY F-LOY")
    played = meet_fate(s, "K-ZYN")
    assert played.is_over
    assert (fate_of(s, name), fate_of(s, "E-EXH")) == ("", "F-LOY=K-ZYN")


@clause("UK-8.2")
def test_8_2_a_move_draws_on_the_same_area_and_on_an_adjacent_space_of_another() -> None:
    s = spot("K-ZYN 18.C t0 r9", "E-EXH 12.E", "E-IRV 18.SE", "E-KOS 12.C", fates="F-LOY F-PER")
    played = turn_of(s, "K-ZYN", "0 move 18.W", "0 E-IRV")
    played.expect_name(0, "turn")
    assert fate_of(s, "E-IRV") == "F-LOY=K-ZYN"  # the same area, two spaces away
    assert fate_of(s, "E-EXH") == "F-PER=K-ZYN"  # beside him, on another area
    assert fate_of(s, "E-KOS") == ""  # another area, two spaces away


@clause("UK-8.2")
def test_8_2_every_kind_of_movement_is_followed_by_a_check() -> None:
    s = spot("P 19.C t4 r10", "E-EXH 12.SE", fates="F-LOY")
    one_march(s, "0 19.NE")
    assert fate_of(s, "E-EXH") == "F-LOY=P"
    s = spot("K-ZYN 18.W t4", "E-DOR 12.C", fates="F-LOY")
    raid(s, "0 12.E")  # the enemy's own movement
    assert fate_of(s, "E-DOR") == "F-LOY=K-ZYN"
    s = spot("K-ZYN 12.E t1", "12.E t3", "E-EXH 18.C", fates="F-LOY")
    fight(came_from(s, "K-ZYN", "18.W"), "K-ZYN", "0 hit", "0 1", chance=dice(6))
    assert (at(s, "K-ZYN"), fate_of(s, "E-EXH")) == ("18.W", "F-LOY=K-ZYN")  # a withdrawal
    s = spot("K-HAV 15.C", "P 12.SE t4", "E-EXH 19.W", fates="F-LOY", havok="S-RET")
    turn_of(s, "K-HAV", "0 play S-RET", "0 19.NW")  # a card
    assert fate_of(s, "E-EXH") == "F-LOY=P"


@clause("UK-8.3")
def test_8_3_the_one_who_moved_comes_before_a_nearer_one() -> None:
    s = spot("K-ZYN 12.W t4", "K-HAV 12.E t4", "E-EXH 12.SE", fates="F-LOY")
    meet_fate(s, "K-ZYN")
    assert fate_of(s, "E-EXH") == "F-LOY=K-ZYN"


@clause("UK-8.3")
def test_8_3_otherwise_the_nearest_and_the_decider_chooses_among_equals() -> None:
    s = spot("K-ZYN 12.W t4", "K-HAV 12.E t4", "E-EXH 12.SE", fates="F-LOY")
    meet_fate(s)
    assert fate_of(s, "E-EXH") == "F-LOY=K-HAV"
    s = spot("K-ZYN 12.SW t4", "K-HAV 12.E t4", "E-EXH 12.SE", fates="F-LOY", starter=2)
    meet_fate(s).expect("2 fate_bound: K-HAV | K-ZYN").say("2 K-ZYN")
    assert fate_of(s, "E-EXH") == "F-LOY=K-ZYN"


@clause("UK-8.4")
def test_8_4_nobody_is_bound_twice_but_a_knight_can_bind_many() -> None:
    s = spot("K-ZYN 12.W", "K-HAV 12.SW", "E-EXH 12.C F-LOY=K-ZYN", "E-IRV 12.E", "E-KOS 12.NE", fates="F-PER F-MER")
    meet_fate(s, "K-HAV", "0 E-IRV")
    assert [fate_of(s, name) for name in ("E-EXH", "E-IRV", "E-KOS")] == ["F-LOY=K-ZYN", "F-PER=K-HAV", "F-MER=K-HAV"]
    assert meet_fate(cut(s), "K-ZYN").is_over
    assert fate_of(s, "E-EXH") == "F-LOY=K-ZYN"


@clause("UK-8.5")
def test_8_5_the_player_in_turn_picks_the_order_otherwise_the_starting_player() -> None:
    pieces = ("K-ZYN 18.SE", "K-HAV 12.W t0 r9", "E-IRV 12.C", "E-EXH 12.NE")
    s = spot(*pieces, fates="F-LOY F-PER")
    turn_of(s, "K-HAV", "1 move 12.SW").expect("1 fate_order: E-EXH | E-IRV").say("1 E-IRV")
    assert (fate_of(s, "E-IRV"), fate_of(s, "E-EXH")) == ("F-LOY=K-HAV", "F-PER=K-HAV")
    s = spot(*pieces, fates="F-LOY F-PER", starter=2)
    meet_fate(s).expect("2 fate_order: E-EXH | E-IRV")


@clause("UK-8.6")
def test_8_6_a_bound_character_keeps_its_tokens_and_stays_an_enemy() -> None:
    s = spot("K-ZYN 18.NW t2 r9", "E-LYL 10.C t3", fates="F-PER")
    turn_of(s, "K-ZYN", "0 move 10.SW", "0 end")
    assert (foe(s, "E-LYL"), allies(s, "K-ZYN"), fate_of(s, "E-LYL")) == ("10.C t3", [], "F-PER=K-ZYN")
    raid(cut(s), chance=dice(1, 1)).expect_name(0, "retreat")
    assert at(s, "E-LYL") == "10.SW"


@clause("UK-8.7")
def test_8_7_fate_comes_before_the_battle_of_the_same_movement() -> None:
    s = spot("K-ZYN 10.SE t4 r9", "E-LYL 10.C", fates="F-LOV")
    played = turn_of(s, "K-ZYN", "0 move 10.C")
    assert (allies(s, "K-ZYN"), at(s, "K-ZYN"), told(played, "battle")) == (["E-LYL"], "10.C", [])
    s = spot("K-ZYN 10.SE t4 r9", "E-LYL 10.C t3", fates="F-LOV")
    turn_of(s, "K-ZYN", "0 move 10.C", chance=dice(4, 4, 4))
    assert (s.fight[f.FOE], s.fight[f.ARMY], s.fight[f.MIGHT]) == (EMPTY, 3, 0)


@clause("UK-8.9")
def test_8_9_the_card_is_discarded_with_death_or_a_change_of_sides() -> None:
    s = spot("K-ZYN 10.SW t4", "E-LYL 10.C d3 F-PER=K-HAV", "E-LIO 1.C", zyne="S-SNI")
    turn_of(s, "K-ZYN", "0 play S-SNI")
    assert (allies(s, "K-ZYN"), s.fate_discards) == (["E-LYL"], [t.PERSUASION])
    s = spot("K-ZYN 10.SW t4", "E-LYL 10.C d3 F-LOY=K-ZYN", "E-LIO 1.C", zyne="S-SNI")
    turn_of(s, "K-ZYN", "0 play S-SNI")
    assert (defeated(s), s.fate_discards) == (["E-LYL"], [t.LOYAL_SOLDIER])
    news(cut(s), "V-CUR", "0 1.E", chance=Loaded([0]))
    assert (foe(s, "E-LYL"), fate_of(s, "E-LYL")) == ("1.E", "")


@clause("UK-8.10")
def test_8_10_the_cards_of_a_dead_knight_stay_but_bind_nobody_else() -> None:
    s = spot("K-ZYN 12.W d3", "K-HAV 12.E t4 r20", "E-IRV 12.SE F-MER=K-ZYN", "E-EXH 12.NE F-RES=K-ZYN")
    suffer(s, "K-ZYN", 1)
    assert (at(s, "K-ZYN"), fate_of(s, "E-IRV")) == ("", "F-MER=K-ZYN")
    assert not [pick for pick in turn_of(s, "K-HAV").options(1) if pick.startswith("hire")]
    put(cut(s), "K-HAV 12.NE t4")
    fight(came_from(s, "K-HAV", "12.E"), "K-HAV", *["1 hit"] * 3, "1 1", chance=dice(6, 6, 6, 2))
    assert (allies(s, "K-HAV"), foe(s, "E-EXH")) == ([], "12.NE d3")


@clause("UK-8.11")
def test_8_11_an_empty_deck_is_made_of_the_discards_and_without_any_nobody_is_bound() -> None:
    s = spot("K-ZYN 12.W t4", "E-EXH 12.E")
    s.fates, s.fate_discards = Pile([], []), [t.MERCENARY]
    played = meet_fate(s, "K-ZYN")
    assert (fate_of(s, "E-EXH"), s.fate_discards, told(played, "reshuffled")) == ("F-MER=K-ZYN", [], [("fate",)])
    s = spot("K-ZYN 12.W t4", "E-EXH 12.E")
    s.fates = Pile([], [])
    assert meet_fate(s, "K-ZYN").is_over
    assert fate_of(s, "E-EXH") == ""


# -- what the cards do ---


@clause("UK-8.12")
@pytest.mark.parametrize("card", t.FATE_IDS)
def test_8_12_every_card_stays_with_a_character_that_stays(card: str) -> None:
    s = spot("K-ZYN 12.W", "E-DEM 12.C", fates=card)  # two men, so that love has no effect
    meet_fate(s, "K-ZYN", chance=Seeded(1))
    assert fate_of(s, "E-DEM") == f"{card}=K-ZYN"
    assert (at(s, "E-DEM"), allies(s, "K-ZYN")) == ("12.C", [])
    assert meet_fate(cut(s), "K-ZYN").is_over  # it is bound: no second card


@clause("UK-8.13")
@pytest.mark.parametrize(
    ("knight", "foe_name", "joins"),
    [
        ("K-MIR", "E-DEM", True),
        ("K-ZYN", "E-DEM", False),
        ("K-MCB", "E-DEM", True),
        ("P", "E-DEM", True),
        ("K-MIR", "E-LYL", False),
        ("K-ZYN", "E-LYL", True),
        ("K-MCB", "E-LYL", True),
        ("P", "E-LYL", False),
    ],
)
def test_8_13_love_looks_at_the_gender_columns(knight: str, foe_name: str, joins: bool) -> None:
    s = spot(f"{knight} 12.W t3", f"{foe_name} 12.E t2", fates="F-LOV")
    meet_fate(s, knight)
    assert allies(s, knight) == ([foe_name] if joins else [])
    assert (at(s, foe_name), army(s, "12.E")) == ("" if joins else "12.E", 2)


@clause("UK-8.14")
def test_8_14_lost_family_by_a_move_but_not_by_the_bound_one() -> None:
    s = spot("K-ZYN 18.C t2 r9", "K-HAV 18.SW t2 r9", "E-EXH 12.SE t2 F-LOS=K-ZYN")
    turn_of(s, "K-ZYN", "0 move 18.W", "0 move 18.C", "0 end")
    assert allies(s, "K-ZYN") == []
    turn_of(cut(s), "K-HAV", "1 move 18.W")
    assert (allies(s, "K-HAV"), armies(s)) == (["E-EXH"], {"12.SE": 2})


@clause("UK-8.14")
def test_8_14_by_the_princess_even_if_the_bound_one_is_dead() -> None:
    s = spot("K-ZYN 18.C d3", "P 19.C t4 r10", "E-EXH 12.SE F-LOS=K-ZYN")
    suffer(s, "K-ZYN", 1)
    one_march(s, "0 19.NE")
    assert allies(s, "P") == ["E-EXH"]


@clause("UK-8.14")
def test_8_14_by_a_retreat_a_withdrawal_and_a_forced_move() -> None:
    s = spot("K-HAV 15.NE t2 r9", "12.W t4", "E-EXH 19.W F-LOS=K-ZYN", "P 18.SE")
    raid(s, "0 15.E")
    assert allies(s, "K-HAV") == ["E-EXH"]
    s = spot("K-HAV 12.E t1", "12.E t3", "E-EXH 12.SE F-LOS=K-ZYN")
    fight(came_from(s, "K-HAV", "18.W"), "K-HAV", "0 hit", "0 1", chance=dice(6))
    assert allies(s, "K-HAV") == ["E-EXH"]
    s = spot("K-HAV 12.NW t1", "E-DEM 12.SE", "E-EXH 12.SW F-LOS=K-ZYN", fates="F-FOE")
    meet_fate(s, "K-HAV")
    assert (at(s, "K-HAV"), allies(s, "K-HAV")) == ("12.C", ["E-EXH"])


@clause("UK-8.14")
def test_8_14_not_by_the_enemys_own_movement_and_not_on_its_space() -> None:
    s = spot("K-HAV 18.W t2", "E-DOR 12.C F-LOS=K-ZYN")
    raid(s, "0 12.E")
    assert (at(s, "E-DOR"), allies(s, "K-HAV")) == ("12.E", [])
    s = spot("K-HAV 10.C t2", "E-EXH 10.C F-LOS=K-ZYN")
    meet_fate(s, "K-HAV")
    assert allies(s, "K-HAV") == []


def one_hit_on_gregorio(who: str, gregorio: str) -> State:
    """An attack with one token that shows a hit, and loses the token."""
    s = came_from(spot(f"{who} 12.E t1", f"E-GRE 12.E {gregorio}"), who, "18.W")
    fight(s, who, "0 hit", "0 1", chance=dice(6))
    return s


@clause("UK-8.15")
def test_8_15_respect_is_won_by_the_bound_ones_own_battle() -> None:
    s = one_hit_on_gregorio("K-ZYN", "F-RES=K-ZYN")
    assert (allies(s, "K-ZYN"), s.defeat_seen) == (["E-GRE"], False)
    s = one_hit_on_gregorio("K-ZYN", "d3 F-RES=K-ZYN")  # though it would have been his defeat
    assert (allies(s, "K-ZYN"), defeated(s)) == (["E-GRE"], [])
    s = one_hit_on_gregorio("K-ZYN", "t1 F-RES=K-ZYN")  # only a token falls
    assert (allies(s, "K-ZYN"), foe(s, "E-GRE")) == ([], "12.E")
    s = one_hit_on_gregorio("K-HAV", "d3 F-RES=K-ZYN")
    assert (allies(s, "K-HAV"), defeated(s)) == ([], ["E-GRE"])


@clause("UK-8.15")
def test_8_15_a_shot_is_no_battle_but_a_princess_battle_is_one() -> None:
    s = spot("K-ZYN 10.SW", "E-LYL 10.C F-RES=K-ZYN", zyne="S-SNI")
    turn_of(s, "K-ZYN", "0 play S-SNI")
    assert (allies(s, "K-ZYN"), foe(s, "E-LYL")) == ([], "10.C d1")
    s = spot("P 10.C t7", "E-LYL 10.C t2 F-RES=P")
    fight(s, "P", "0 4")
    assert (allies(s, "P"), defeated(s), armies(s)) == (["E-LYL"], [], {})


@clause("UK-8.16")
def test_8_16_a_mercenary_costs_exactly_ten_and_no_action() -> None:
    s = spot("K-ZYN 18.C t2 r11", "E-EXH 12.W t3 F-MER=K-ZYN")
    played = turn_of(s, "K-ZYN", "0 hire E-EXH")
    assert (resources(s, "K-ZYN"), s.actions, allies(s, "K-ZYN")) == (1, 5, ["E-EXH"])
    assert (armies(s), s.fate_discards) == ({"12.W": 3}, [t.MERCENARY])
    played.expect_name(0, "turn")


@clause("UK-8.16")
@pytest.mark.parametrize(
    ("hero", "mercenary"),
    [
        ("K-ZYN 18.C t2 r9", "E-EXH 12.W F-MER=K-ZYN"),  # too poor
        ("K-ZYN 18.C t2 r30", "E-EXH 9.C F-MER=K-ZYN"),  # not near
        ("K-ZYN 18.C t2 r30", "E-EXH 12.W F-MER=K-HAV"),  # bound to another
        ("K-ZYN 18.C t2 r30", "E-EXH 12.W F-LOY=K-ZYN"),  # another card
    ],
)
def test_8_16_when_nobody_can_be_hired(hero: str, mercenary: str) -> None:
    assert "hire E-EXH" not in turn_of(spot(hero, mercenary), "K-ZYN").options(0)


@clause("UK-8.16", "UK-6.1")
def test_8_16_the_starting_player_may_hire_for_the_princess() -> None:
    s = spot("P 19.C t4 r20", "E-EXH 12.W F-MER=P", "E-IRV 12.E F-MER=P", starter=1)
    march(s).expect("1 princess_hire: hire E-EXH | hire E-IRV | pass").say("1 hire E-IRV")
    assert (allies(s, "P"), resources(s, "P")) == (["E-IRV"], 10)
    s = spot("P 19.C t4 r9", "E-EXH 12.W F-MER=P")
    march(s).expect_name(0, "princess_route")


# -- Friend or Foe, the Trap ---


@clause("UK-8.17")
def test_8_17_one_step_toward_it_without_pay_by_a_way_the_owner_picks() -> None:
    s = spot("K-HAV 18.SE", "K-ZYN 12.E t4 r3", "E-EXH 12.SW", fates="F-FOE")
    meet_fate(s, "K-ZYN").expect("1 foe_path: 12.SE | 12.C").say("1 12.SE")
    assert unit(s, "K-ZYN") == "12.SE t4 r3"


@clause("UK-8.17")
def test_8_17_other_knights_bar_the_way() -> None:
    s = spot("K-ZYN 12.E t4", "K-HAV 12.SE", "E-EXH 12.SW", fates="F-FOE")
    meet_fate(s, "K-ZYN")
    assert at(s, "K-ZYN") == "12.C"
    s = spot("K-ZYN 12.E t4", "K-HAV 12.SE", "K-URG 12.C", "E-EXH 12.SW", fates="F-FOE")
    meet_fate(s, "K-ZYN")
    assert at(s, "K-ZYN") == "12.E"


@clause("UK-8.17")
def test_8_17_a_neighbour_is_attacked_at_once_and_so_is_whoever_is_on_the_way() -> None:
    s = spot("K-ZYN 12.W t3", "E-EXH 12.C", fates="F-FOE")
    played = meet_fate(s, "K-ZYN", chance=dice(6))  # three tokens against a fort of defense 2
    assert told(played, "battle") == [(11, s.place[11], 1, t.EXHAR, 0, 4)]
    played.say("0 hit", "0 3")
    assert unit(s, "K-ZYN") == "12.W"
    s = spot("K-ZYN 12.W t3", "E-EXH 12.E", "12.C t1", fates="F-FOE")
    meet_fate(s, "K-ZYN", "0 hit", chance=dice(6))
    assert (at(s, "K-ZYN"), armies(s)) == ("12.C", {})


@clause("UK-8.17")
def test_8_17_on_the_same_space_the_battle_that_is_due_is_fought_once() -> None:
    s = spot("K-ZYN 12.W t4 r9", "E-EXH 12.C", fates="F-FOE")
    played = turn_of(s, "K-ZYN", "0 move 12.C", "0 hit", "0 hit", "0 2", chance=dice(6, 6))
    assert (len(told(played, "battle")), at(s, "K-ZYN"), foe(s, "E-EXH")) == (1, "12.W", "12.C d2")
    s = spot("K-ZYN 12.C t4", "E-DEM 12.E", fates="F-FOE")
    played = raid(s, chance=Seeded(3))  # he came: he attacks, and will withdraw
    assert (told(played, "battle")[0][2], len(told(played, "battle"))) == (0, 1)


@clause("UK-8.17")
def test_8_17_the_princess_fights_a_princess_battle() -> None:
    s = spot("P 12.W t7", "E-EXH 12.C t1", fates="F-FOE", starter=1)
    meet_fate(s, "P").expect_name(1, "princess_damage").say("1 3")
    assert (unit(s, "P"), defeated(s), armies(s)) == ("12.C t4", ["E-EXH"], {})


@clause("UK-8.18")
def test_8_18_who_is_called_away_is_not_attacked() -> None:
    s = spot("K-ZYN 12.E t4", "18.W t3", "E-EXH 12.W", fates="F-FOE")
    played = raid(s)
    assert played.is_over
    assert (at(s, "K-ZYN"), armies(s), told(played, "battle")) == ("12.C", {"12.E": 3}, [])


@clause("UK-8.19")
def test_8_19_the_owner_splits_the_trap_and_for_the_princess_the_starting_player() -> None:
    s = spot("K-HAV 18.SE", "K-ZYN 12.W t2", "E-EXH 12.E", fates="F-TRA")
    meet_fate(s, "K-ZYN").expect("1 suffer: 0 | 1 | 2").say("1 1")
    assert (tokens(s, "K-ZYN"), damage(s, "K-ZYN")) == (1, 2)
    s = spot("P 12.W t5", "E-EXH 12.E", fates="F-TRA", starter=2)
    meet_fate(s, "P").expect("2 suffer: 0 | 1 | 2 | 3").say("2 0")
    assert (tokens(s, "P"), damage(s, "P")) == (5, 3)


@clause("UK-8.20")
def test_8_20_a_movement_by_a_fate_card_is_followed_by_a_check() -> None:
    s = spot("K-ZYN 10.E t4", "E-EXH 10.SW", "E-IRV 18.NW", fates="F-FOE F-PER")
    meet_fate(s, "K-ZYN", "0 10.SE")
    assert (fate_of(s, "E-EXH"), fate_of(s, "E-IRV")) == ("F-FOE=K-ZYN", "F-PER=K-ZYN")


@clause("UK-8.21")
def test_8_21_nobody_is_persuaded_by_the_dead() -> None:
    s = came_from(spot("K-ZYN 12.E t1 d3", "E-RAV 12.E d1 F-PER=K-ZYN"), "K-ZYN", "18.W")
    fight(s, "K-ZYN", "0 hit", chance=dice(6))
    assert (at(s, "K-ZYN"), defeated(s), at(s, "E-RAV")) == ("", ["E-RAV"], "")
