"""Section 9: going on to the palace."""

from __future__ import annotations

from kit import clause

from .spots import attacking, battle, board, palace_hits, spot

FULL = "Treecity 0, Treecity 0, Treecity 0"
ELVES = "Treecity 2, Treecity 2, Treecity 2"


@clause("AT-9.1")
def test_9_1_all_survivors_may_go_on_when_the_territory_has_no_troop_and_no_base() -> None:
    t = attacking(spot(a="Lair 2, Lair 1", b="Burrows 1"))  # 9 damage for 6, against 6
    t.say("1 troop 1 1", "1 troop 1 1").expect("0 go_on: palace | stay")
    t.say("0 palace")
    assert palace_hits(t) == [3]


@clause("AT-9.1")
def test_9_1_a_base_that_stands_bars_the_way() -> None:
    t = attacking(spot(a="Lair 2, Lair 1", b="Nest 2")).say("1 troop 1 1", "1 troop 1 1").expect()
    assert (board(t.state, 0), board(t.state, 1)) == ("Lair 1, Lair 1 |  | ", "Nest 0 |  | ")


@clause("AT-9.1")
def test_9_1_nobody_goes_on_when_no_attacker_survives() -> None:
    t = attacking(spot(a="Burrows 2", b="Treecity 0")).expect()
    assert board(t.state, 1) == " |  | "


@clause("AT-9.2")
def test_9_2_against_an_empty_territory_there_is_no_combat_and_no_window_c() -> None:
    t = attacking(spot(a="Lair 1 | Standing stones 1", b="| Treecity 2", hand_a="Druids"))
    t.expect("0 window: pass | play shooter").say("0 pass")  # window B
    t.expect("0 go_on: palace | stay").say("0 palace")
    t.expect()
    assert [event.facts for event in t.happened("combat")] == [(0, 0, 3)]


@clause("AT-9.3")
def test_9_3_the_special_troops_defend_the_palace_in_a_combat_by_section_8() -> None:
    full = f"| {FULL} | Burrows 0, Burrows 0, Burrows 0"
    t = attacking(spot(a=ELVES, b=full, specials=(0, 2), played_a="Elves")).say("0 palace")
    assert t.state.specials == [0, 1]  # 12 damage in the initiative step: 7 for one, 5 for the other
    assert palace_hits(t) == []
    assert board(t.state, 0) == "Treecity 0, Treecity 0, Treecity 0 |  | "  # 7 + 10 for 12


@clause("AT-9.3")
def test_9_3_special_troops_do_not_defend_a_territory() -> None:
    t = attacking(spot(a="Burrows 2, Burrows 1", b=f"Lair 0 | {FULL}", specials=(0, 1)))
    t.say("1 troop 1 1", "1 troop 1 1").expect("0 go_on: palace | stay")  # the base's 4, and no more
    assert (board(t.state, 0), t.state.specials) == ("Burrows 0, Burrows 1 |  | ", [0, 1])


@clause("AT-9.4")
def test_9_4_the_palace_receives_damage_only_when_every_special_troop_has_damage_equal_to_its_toughness() -> None:
    t = attacking(spot(a="Nest 2, Nest 1, Lair 2", b=f"| {FULL}", specials=(0, 1)))
    t.say("0 palace", "1 troop 1 1", "1 troop 1 1", "1 troop 1 2").expect()
    assert palace_hits(t) == []  # 6 on the Treant: 12 siege damage is lost
    assert t.happened("palace_lost") == []
    assert t.state.specials == [0, 1]


@clause("AT-9.4")
def test_9_4_once_the_special_troops_are_mortally_hit_the_rest_goes_to_the_palace() -> None:
    t = attacking(spot(a="Nest 2, Burrows 2, Lair 1", b=f"| {FULL}", specials=(0, 1))).say("0 palace")
    assert t.state.specials == [0, 0]  # 7 regular damage
    assert palace_hits(t) == [8]


@clause("AT-9.5")
def test_9_5_the_palace_adds_10_even_if_special_troops_are_there_too() -> None:
    full = f"| {FULL} | Burrows 0, Burrows 0, Burrows 0"
    s = spot(a="Lair 2, Nest 2, Nest 1", b=full, specials=(0, 1))  # 18 toughness against 7 + 10
    t = attacking(s).say("0 palace", "1 troop 1 1", "1 troop 1 1", "1 troop 1 2", "1 troop 1 2")
    assert board(t.state, 0) == "Lair 0, Nest 0, Nest 1 |  | "


@clause("AT-9.5")
def test_9_5_a_palace_destroyed_in_the_initiative_step_does_not_strike() -> None:
    t = attacking(spot(a=ELVES, played_a="Elves")).say("0 palace").expect()
    assert len(t.happened("palace_lost")) == 1
    assert t.happened("normal") == []
    assert board(t.state, 0) == "Treecity 2, Treecity 2, Treecity 2 |  | "


@clause("AT-9.6")
def test_9_6_damage_of_both_steps_of_one_combat_destroys_the_palace() -> None:
    t = attacking(spot(a="Standing stones 2, Standing stones 2, Lair 2")).say("0 palace")
    assert len(t.happened("palace_lost")) == 1


@clause("AT-9.6")
def test_9_6_less_than_10_has_no_lasting_effect() -> None:
    t = battle(spot(a="Lair 2, Lair 1 | Lair 1, Burrows 1")).say("0 attack 1 1", "0 palace", "0 attack 2 1", "0 palace")
    assert palace_hits(t) == [9, 5]
    assert t.happened("palace_lost") == []


@clause("AT-9.7")
def test_9_7_troops_in_the_enemys_other_territories_do_not_defend_the_palace() -> None:
    t = attacking(spot(a="Lair 2, Burrows 2", b="| Lair 2, Burrows 2, Treecity 2 | Standing stones 2"))
    t.say("0 palace").expect()
    assert len(t.happened("palace_lost")) == 1


@clause("AT-9.8")
def test_9_8_after_a_palace_combat_the_attack_is_over_and_survivors_stay_in_their_territory() -> None:
    s = spot(a=f"| {ELVES} | Burrows 1", b=f"| {FULL}", specials=(0, 1), played_a="Elves")
    t = battle(s).say("0 attack 2 1", "0 palace", *["1 troop 2 1"] * 2, *["1 troop 2 2"] * 2)
    assert board(t.state, 0) == " | Treecity 0, Treecity 0, Treecity 1 | Burrows 1"
    t.expect("0 attack: end | attack 3 1 | attack 3 2 | attack 3 3")


@clause("AT-9.9")
def test_9_9_going_on_is_the_active_players_choice() -> None:
    t = attacking(spot(a="| Treecity 2", b="Lair 2, Burrows 2", active=1)).expect("1 go_on: palace | stay")
    t.say("1 stay").expect()
    assert (t.happened("combat"), t.happened("palace_lost")) == ([], [])
