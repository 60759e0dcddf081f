"""Section 8: a combat."""

from __future__ import annotations

import pytest

from kit import clause

from .spots import attacking, battle, board, cards, playing, spot

FULL = "Treecity 0, Treecity 0, Treecity 0"


@clause("AT-8.1")
def test_8_1_a_troops_power_is_the_printed_number_changed_by_the_abilities_active_this_turn() -> None:
    t = attacking(spot(a="Treecity 2", b="Treecity 0", played_a="Elves"))
    t.expect("0 go_on: palace | stay")  # 2 + 2 destroyed the base
    assert board(t.state, 1) == " |  | "


@clause("AT-8.1")
def test_8_1_power_is_fixed_at_the_start_even_if_the_weakening_troop_falls_in_the_initiative_step() -> None:
    # The rider weakens the troll to 1. Three elves of 2 - 1 fell the rider before the normal step.
    s = spot(
        a="Lair 1, Burrows 2, Nest 2",
        b="Treecity 2, Treecity 1, Burrows 1",
        played_a="Goblin spiderriders",
        played_b="Elves",
    )
    t = attacking(s).say("1 troop 1 1")
    assert board(t.state, 0) == "Lair 0, Burrows 2, Nest 2 |  | "
    # 4 regular damage is enough for 1 + 1 + 1 + 1, so the bases are open to the dragons.
    t.expect("0 assign: base 1 1 | base 1 2 | base 1 3").say("0 base 1 1")
    t.expect("0 assign: base 1 2 | base 1 3")


@clause("AT-8.1")
def test_8_1_power_holds_for_this_combat_only() -> None:
    s = spot(a="Lair 1 | Treecity 1", b="Treecity 0 | Burrows 1", played_a="Goblin spiderriders")
    t = battle(s).say("0 attack 1 1", "0 attack 2 2")
    assert board(t.state, 1) == "Treecity 0 | Burrows 1 | "  # without riders the troll has power 2 again


@clause("AT-8.1")
def test_8_1_the_printed_power_is_back_in_the_next_turn() -> None:
    t = playing(spot(a="Treecity 2", b="Treecity 0", hand_a="Elves"))
    t.say("0 decline", "0 play light", "0 end", "1 decline", "0 decline", "0 attack 1 1")
    assert board(t.state, 1) == "Treecity 0 |  | "


@clause("AT-8.2")
def test_8_2_a_troop_weakened_to_0_deals_nothing() -> None:
    t = attacking(spot(a="Lair 1, Burrows 1", b="Treecity 2", played_a="Goblin spiderriders"))
    t.expect("1 assign: troop 1 1 | troop 1 2").say("1 troop 1 1")  # the base's 4 against 5
    assert board(t.state, 0) == "Lair 0, Burrows 1 |  | "


@clause("AT-8.2")
def test_8_2_a_troop_weakened_to_0_still_takes_one_point_to_destroy() -> None:
    s = spot(a="Lair 1", b="Treecity 2, Treecity 2", played_a="Goblin spiderriders")
    t = attacking(s).say("0 troop 1 1", "0 troop 1 1")  # 3 damage for 4 elves
    assert board(t.state, 1) == "Treecity 0, Treecity 1 |  | "


@clause("AT-8.2")
def test_8_2_a_troops_toughness_is_its_power() -> None:
    t = attacking(spot(a="Burrows 1", b="Lair 1"))
    assert board(t.state, 1) == "Lair 1 |  | "
    t = attacking(spot(a="Burrows 1, Treecity 1", b="Lair 1"))
    assert board(t.state, 1) == "Lair 0 |  | "


@clause("AT-8.2")
def test_8_2_a_weakened_troop_is_destroyed_by_its_lower_power() -> None:
    t = attacking(spot(a="Lair 1", b="Burrows 2, Burrows 1", played_a="Goblin spiderriders"))  # 3 for 1 + 1 + 1
    assert board(t.state, 1) == "Burrows 0, Burrows 0 |  | "


@clause("AT-8.3")
def test_8_3_a_combat_has_the_initiative_step_and_then_the_normal_step() -> None:
    t = attacking(spot(a="Standing stones 2, Lair 1", b="Burrows 1"))
    assert board(t.state, 1) == "Burrows 0 |  | "  # the druids have felled the troll
    t.expect("1 assign: troop 1 1 | troop 1 2").say("1 troop 1 2")  # its base alone strikes: 4 for 5
    assert board(t.state, 0) == "Standing stones 1, Lair 0 |  | "


@clause("AT-8.4")
def test_8_4_troops_with_initiative_strike_both_totals_are_assigned_then_the_fallen_are_removed() -> None:
    t = attacking(spot(a="Standing stones 2, Nest 2, Nest 1", b="Standing stones 1, Burrows 2"))
    t.expect("0 assign: troop 1 1 | troop 1 2")  # 2 damage
    t.say("0 troop 1 1")  # 1 for the druid, the rest for a troll
    t.expect("1 assign: troop 1 1 | troop 1 2 | troop 1 3")  # 1 damage
    assert (board(t.state, 0), board(t.state, 1)) == (
        "Standing stones 2, Nest 2, Nest 1 |  | ",
        "Standing stones 1, Burrows 2 |  | ",
    )
    t.say("1 troop 1 1")
    assert (board(t.state, 0), board(t.state, 1)) == (
        "Standing stones 1, Nest 2, Nest 1 |  | ",
        "Standing stones 0, Burrows 2 |  | ",
    )


@clause("AT-8.5")
def test_8_5_a_troop_destroyed_in_the_initiative_step_has_still_dealt_its_damage_there() -> None:
    t = attacking(spot(a="Standing stones 1", b="Standing stones 1")).expect()
    assert t.happened("normal") == []  # both fell in the initiative step
    assert board(t.state, 0) == "Standing stones 0 |  | "
    assert board(t.state, 1) == "Standing stones 0 |  | "


@clause("AT-8.6")
def test_8_6_troops_with_initiative_deal_no_damage_in_the_normal_step() -> None:
    t = attacking(spot(a="Standing stones 2", b="Treecity 0"))  # 2, and not 2 again
    assert board(t.state, 1) == "Treecity 0 |  | "


@clause("AT-8.6")
def test_8_6_defenders_with_initiative_deal_no_damage_in_the_normal_step() -> None:
    t = attacking(spot(a="Lair 2, Treecity 1", b="Standing stones 2"))
    t.say("1 troop 1 1")  # initiative: 2 on a rider, 1 short
    t.expect("1 assign: troop 1 1 | troop 1 2")  # the base's 4: with 6 for 5 there would be no question


@clause("AT-8.7")
def test_8_7_the_defender_adds_4_for_each_base_with_or_without_troops() -> None:
    t = attacking(spot(a="Lair 2, Lair 2, Treecity 2", b="Treecity 1, Lair 0, Burrows 0"))
    t.say(*["1 troop 1 1"] * 2, *["1 troop 1 2"] * 2)  # 13 damage for 14
    t.expect("0 go_on: palace | stay")
    assert board(t.state, 0) == "Lair 0, Lair 0, Treecity 1 |  | "


@clause("AT-8.7")
def test_8_7_only_survivors_strike_in_the_normal_step() -> None:
    t = attacking(spot(a="Treecity 2", b="Standing stones 1, Treecity 1"))
    # One elf falls first; the other's 1 is not enough for two troops.
    t.expect("0 assign: troop 1 1 | troop 1 2").say("0 troop 1 1")
    assert board(t.state, 1) == "Standing stones 0, Treecity 1 |  | "


@clause("AT-8.7")
def test_8_7_attackers_with_artillery_that_survive_form_a_siege_total() -> None:
    t = attacking(spot(a="Nest 2, Burrows 2", b="Standing stones 2, Standing stones 2"))
    t.say("1 troop 1 1")  # the druids' 4 fell one dragon
    t.expect("0 assign: base 1 1 | base 1 2")  # trolls for the druids, the other dragon for one base


@clause("AT-8.8")
def test_8_8_the_attackers_bases_never_take_part() -> None:
    t = attacking(spot(a="Treecity 1, Lair 0, Burrows 0", b="Burrows 0, Burrows 0, Burrows 0")).expect_name(0, "assign")
    t.say("0 base 1 1").expect()
    assert board(t.state, 0) == "Treecity 0, Lair 0, Burrows 0 |  | "
    assert board(t.state, 1) == "Burrows 0, Burrows 0, Burrows 0 |  | "


@clause("AT-8.9")
def test_8_9_all_totals_of_the_normal_step_are_assigned_before_anything_is_destroyed() -> None:
    # 2 + 3 damage against 2 + 4: the troll strikes with its base although it falls.
    t = attacking(spot(a="Burrows 1, Lair 1", b="Burrows 1")).expect()
    assert board(t.state, 0) == "Burrows 0, Lair 0 |  | "
    assert board(t.state, 1) == "Burrows 0 |  | "


@clause("AT-8.9")
def test_8_9_a_base_that_falls_in_the_normal_step_has_struck() -> None:
    t = attacking(spot(a="Lair 2", b="Treecity 0")).expect("0 go_on: palace | stay")
    assert (board(t.state, 0), board(t.state, 1)) == ("Lair 1 |  | ", " |  | ")


@clause("AT-8.10")
def test_8_10_the_siege_total_can_be_assigned_only_to_bases_and_the_palace() -> None:
    t = attacking(spot(a="Nest 2", b="Treecity 1")).expect()
    assert (board(t.state, 0), board(t.state, 1)) == ("Nest 1 |  | ", "Treecity 1 |  | ")


@clause("AT-8.10")
def test_8_10_the_siege_total_counts_against_the_palace() -> None:
    t = attacking(spot(a="Nest 2, Burrows 1")).say("0 palace")
    assert len(t.happened("palace_lost")) == 1


@clause("AT-8.10")
def test_8_10_defending_artillery_deals_no_damage() -> None:
    t = attacking(spot(a="Lair 1, Burrows 1", b="Nest 2"))
    t.expect("1 assign: troop 1 1 | troop 1 2").say("1 troop 1 2")  # the base's 4 against 5
    assert board(t.state, 0) == "Lair 1, Burrows 0 |  | "


@clause("AT-8.11")
def test_8_11_attacker_then_defender_name_targets_that_take_what_is_missing_or_all_that_is_left() -> None:
    t = attacking(spot(a="Lair 1, Nest 2, Nest 1", b="Burrows 1, Burrows 1"))
    t.expect("0 assign: troop 1 1 | troop 1 2")  # 3 damage for 4
    t.say("0 troop 1 2")  # 2 for one troll, the last point for the other
    t.expect("1 assign: troop 1 1 | troop 1 2 | troop 1 3")  # 2 + 2 + 4 + 4 damage for 15
    t.say("1 troop 1 2")  # 4
    t.expect("1 assign: troop 1 1 | troop 1 2 | troop 1 3")
    t.say("1 troop 1 3")  # 4
    t.expect("1 assign: troop 1 1 | troop 1 2")
    t.say("1 troop 1 1")  # 3, the last point for the other dragon
    t.expect()
    assert board(t.state, 0) == "Lair 0, Nest 1, Nest 0 |  | "
    assert board(t.state, 1) == "Burrows 1, Burrows 0 |  | "


@clause("AT-8.11")
def test_8_11_a_base_takes_no_more_than_is_missing() -> None:
    t = attacking(spot(a="Nest 2", b="Treecity 0, Burrows 0, Lair 0")).say("0 base 1 1")  # 8 damage for 12
    t.expect("0 assign: base 1 2 | base 1 3").say("0 base 1 3")
    assert board(t.state, 1) == "-, Burrows 0 |  | "


@clause("AT-8.11")
def test_8_11_what_is_left_over_is_lost() -> None:
    t = battle(spot(a="Lair 2, Lair 2, Burrows 2", b="Treecity 0 | Treecity 0")).say("0 attack 1 1")
    t.say("1 troop 1 3", "1 troop 1 3").expect("0 go_on: palace | stay")  # 16 damage for a base of 4
    assert board(t.state, 1) == " | Treecity 0 | "
    assert t.happened("palace_lost") == []


@clause("AT-8.12")
def test_8_12_targets_are_enemy_troops_in_this_combat_without_damage_equal_to_their_toughness() -> None:
    t = attacking(spot(a="Lair 1, Treecity 1", b="Burrows 1, Burrows 1, Treecity 1 | Treecity 1"))
    t.expect("0 assign: troop 1 1 | troop 1 2 | troop 1 3").say("0 troop 1 3")
    t.expect("0 assign: troop 1 1 | troop 1 2").say("0 troop 1 2")
    assert board(t.state, 1) == "Burrows 1, Burrows 0, Treecity 0 | Treecity 1 | "


@clause("AT-8.12")
def test_8_12_a_target_with_less_damage_than_its_toughness_stays_a_target() -> None:
    t = attacking(spot(a="Standing stones 1, Burrows 1", b="Burrows 1, Burrows 1"))
    t.expect("0 assign: troop 1 1 | troop 1 2").say("0 troop 1 1")  # 1 of 2, in the initiative step
    t.expect("0 assign: troop 1 1 | troop 1 2")


@clause("AT-8.13")
def test_8_13_a_base_is_a_target_only_when_every_enemy_troop_has_damage_equal_to_its_toughness() -> None:
    t = attacking(spot(a="Burrows 1", b="Treecity 1, Treecity 1, Burrows 1"))
    t.expect("0 assign: troop 1 1 | troop 1 2 | troop 1 3").say("0 troop 1 1")
    t.expect("0 assign: troop 1 2 | troop 1 3")
    t = attacking(spot(a="Lair 2", b="Treecity 1, Treecity 1, Burrows 1"))
    t.expect("0 assign: base 1 1 | base 1 2 | base 1 3")


@clause("AT-8.13")
def test_8_13_a_troop_that_lacks_one_point_defends_the_bases() -> None:
    t = attacking(spot(a="Treecity 1, Nest 2", b="Burrows 1")).say("1 troop 1 2", "1 troop 1 2").expect()
    assert board(t.state, 1) == "Burrows 1 |  | "


@clause("AT-8.14")
def test_8_14_one_total_may_kill_all_troops_and_go_on_to_bases() -> None:
    t = attacking(spot(a="Lair 2", b="Burrows 1")).expect()
    assert board(t.state, 1) == " |  | "


@clause("AT-8.14")
def test_8_14_the_regular_total_is_assigned_first_then_the_siege_total() -> None:
    t = attacking(spot(a="Treecity 1, Nest 1", b="Treecity 1")).expect()
    assert board(t.state, 1) == " |  | "  # the elf's elf first, else the dragon could not hit the base


@clause("AT-8.15")
def test_8_15_bases_without_troops_at_the_start_are_undefended_from_the_start() -> None:
    t = attacking(spot(a="Standing stones 2", b="Treecity 0, Burrows 0"))
    t.expect("0 assign: base 1 1 | base 1 2")
    assert t.happened("normal") == []  # in the initiative step already


@clause("AT-8.15")
def test_8_15_artillery_alone_destroys_a_base_without_troops() -> None:
    t = attacking(spot(a="Nest 1", b="Treecity 0"))
    assert board(t.state, 1) == " |  | "


@clause("AT-8.16")
@pytest.mark.parametrize(
    ("a", "b", "left"),
    [
        ("Standing stones 2, Burrows 1", "Treecity 0", " |  | "),
        ("Standing stones 1, Treecity 1", "Burrows 1", "Burrows 0 |  | "),
    ],
)
def test_8_16_damage_stays_from_the_initiative_step_to_the_normal_step(a: str, b: str, left: str) -> None:
    t = attacking(spot(a=a, b=b)).expect()
    assert board(t.state, 1) == left


@clause("AT-8.16")
def test_8_16_damage_stays_on_attackers_too() -> None:
    t = attacking(spot(a="Burrows 2, Treecity 1", b="Standing stones 1")).say("1 troop 1 1")
    t.expect()  # 1 + 4 destroys all three
    assert board(t.state, 0) == "Burrows 0, Treecity 0 |  | "


@clause("AT-8.16")
@pytest.mark.parametrize(("a", "b"), [("Lair 1 | Lair 1", "Treecity 0"), ("Treecity 1 | Treecity 1", "Burrows 1")])
def test_8_16_nothing_carries_over_to_another_combat(a: str, b: str) -> None:
    t = battle(spot(a=a, b=b)).say("0 attack 1 1", "0 attack 2 1")
    assert board(t.state, 1) == f"{b} |  | "


@clause("AT-8.17")
def test_8_17_a_base_destroyed_in_the_initiative_step_adds_nothing_in_the_normal_step() -> None:
    t = attacking(spot(a="Standing stones 2, Standing stones 2, Lair 1", b="Treecity 0"))
    t.expect("0 go_on: palace | stay")
    assert board(t.state, 0) == "Standing stones 2, Standing stones 2, Lair 1 |  | "


@clause("AT-8.18")
def test_8_18_a_destroyed_troop_lowers_its_bases_counter_by_one() -> None:
    t = attacking(spot(a="Treecity 1", b="Treecity 2, Burrows 2")).say("0 troop 1 1")
    assert board(t.state, 1) == "Treecity 1, Burrows 2 |  | "


@clause("AT-8.18")
def test_8_18_a_destroyed_base_card_goes_to_the_bases_discard_pile() -> None:
    s = spot(a="Burrows 2", b="Lair 0")
    attacking(s).check()
    assert s.discards == [[], [], [], cards(s, 1, "Lair base")]


@clause("AT-8.18")
def test_8_18_a_destroyed_special_troops_card_goes_to_the_effects_discard_pile() -> None:
    s = spot(a=FULL, b="Lair 2", specials=(1, 0))
    attacking(s, group=4).check()  # 7 damage against 3 + 3 + 4
    assert s.specials == [0, 0]
    assert s.discards == [cards(s, 0, "Treant"), [], [], []]


@clause("AT-8.19")
@pytest.mark.parametrize(
    ("target", "left"),
    [
        ("1 1", "Treecity 1, Burrows 2, Nest 2 |  | "),
        ("1 2", "Treecity 2, Burrows 1, Nest 2 |  | "),
        ("1 3", "Treecity 2, Burrows 2, Nest 1 |  | "),
    ],
)
def test_8_19_the_assigning_player_chooses_freely_among_troops_of_several_kinds(target: str, left: str) -> None:
    t = attacking(spot(a="Burrows 2", b="Treecity 2, Burrows 2, Nest 2"))
    t.expect("0 assign: troop 1 1 | troop 1 2 | troop 1 3").say(f"0 troop {target}")
    while not t.is_over:
        t.say("0 troop 1 3")  # what is left does not fell a dragon
    assert board(t.state, 1) == left


@clause("AT-8.19")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_8_19_the_assigning_player_chooses_freely_among_bases_of_several_kinds(space: int) -> None:
    t = attacking(spot(a="Burrows 2", b="Treecity 0, Burrows 0, Nest 0"))
    t.expect("0 assign: base 1 1 | base 1 2 | base 1 3").say(f"0 base 1 {space}")
    assert [event.facts[1] for event in t.happened("base_lost")] == [space - 1]


@clause("AT-8.20")
def test_8_20_if_all_attackers_are_destroyed_the_attack_is_over() -> None:
    t = attacking(spot(a="Burrows 2", b="Treecity 0"))
    assert (board(t.state, 0), board(t.state, 1)) == ("Burrows 0 |  | ", " |  | ")
    t.expect()  # the way is clear, and nobody is left to go on


@clause("AT-8.20")
def test_8_20_attackers_destroyed_in_the_initiative_step_do_not_reach_the_normal_step() -> None:
    t = attacking(spot(a="Treecity 2", b="Standing stones 2"))
    t.expect()
    assert t.happened("normal") == []
    assert board(t.state, 1) == "Standing stones 2 |  | "
