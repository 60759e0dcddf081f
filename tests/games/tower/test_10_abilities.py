"""Section 10: ability cards."""

from __future__ import annotations

import pytest

from kit import clause

from .plays import discards, fights
from .spots import attacking, battle, board, ending, hand, on_top, spot, turn

FULL = "Treecity 0, Treecity 0, Treecity 0"
EVERY_ABILITY = "Elves, Druids, Trolls, Goblin spiderriders, Dragons, Wall of thorns, Treant"
EVERY_KIND = "Treecity 1, Standing stones 1, Burrows 1 | Lair 1, Nest 1"
LASTING = ("Elves", "Trolls", "Goblin spiderriders", "Dragons")


@clause("AT-10.1")
def test_10_1_troop_abilities_need_their_kind_common_and_special_ones_need_no_kind() -> None:
    t = battle(spot(a="Burrows 1, Treecity 0, Nest 0", hand_a=EVERY_ABILITY, active=1))
    t.expect("0 window: pass | play heavy | play common | play special")


@clause("AT-10.2")
def test_10_2_troop_and_common_abilities_lie_open_until_the_end_of_the_turn_and_are_then_discarded() -> None:
    t = turn(spot(a="Treecity 2, Lair 1", b="Treecity 1", hand_a="Elves, Goblin spiderriders", hand_b="Wall of thorns"))
    t.say("0 decline", "0 Play Elves", "1 Play Wall of thorns")
    t.expect("0 window: pass | play cavalry")
    assert (discards(t.state, 0), discards(t.state, 1)) == ("", "")
    t.say("0 pass", "0 pass")
    t.expect()
    assert (discards(t.state, 0), discards(t.state, 1)) == ("Elves", "Wall of thorns")
    t.check()


@clause("AT-10.2", "AT-10.5")
def test_10_2_an_ability_is_over_in_the_next_turn() -> None:
    t = turn(spot(a="Treecity 2", b="Treecity 1", hand_a="Elves", hand_b="Wall of thorns"))
    t.say("0 decline", "0 Play Elves", "1 Play Wall of thorns").expect()
    t = attacking(t.state)  # now seat 1's turn: the elves of seat 0 have power 1 and no initiative again
    assert fights(t)[-1:] == ["normal 1+0:6"]


@clause("AT-10.3")
@pytest.mark.parametrize("active", [0, 1])
def test_10_3_both_may_play_abilities_in_either_turn(active: int) -> None:
    t = battle(spot(a="Treecity 1", b="Treecity 1", hand_a="Elves", hand_b="Elves", active=active))
    t.expect(f"{active} window: pass | play light")
    t.say(f"{active} pass").expect(f"{1 - active} window: pass | play light")
    t.say(f"{1 - active} Play Elves").expect(f"{active} window: pass | play light")


@clause("AT-10.4")
def test_10_4_a_troop_ability_needs_an_own_troop_of_the_kind_a_bare_base_is_not_enough() -> None:
    t = battle(spot(a="Treecity 0 | Lair 1", b="Treecity 2", hand_a="Elves, Goblin spiderriders, Dragons"))
    t.expect("0 window: pass | play cavalry")


@clause("AT-10.4")
def test_10_4_trolls_may_be_played_if_one_was_destroyed_this_turn_and_only_they() -> None:
    t = battle(spot(a="Burrows 1 | Treecity 1", b="Lair 2", hand_a="Trolls, Elves"))
    t.say("0 pass", "0 attack 1 1", "0 pass")
    t.expect("0 window: pass | play light | play heavy")
    t.say("0 pass", "0 attack 2 1", "0 pass")
    assert board(t.state, 0) == "Burrows 0 | Treecity 0 | "
    t.expect("0 window: pass | play heavy")


@clause("AT-10.4")
def test_10_4_trolls_destroyed_in_an_earlier_turn_do_not_count() -> None:
    t = turn(spot(a="Burrows 1", b="Lair 2", hand_a="Trolls"))
    t.say("0 decline", "0 pass", "0 attack 1 1", "0 pass", "0 pass", "0 pass").expect()
    battle(t.state).expect_name(1, "attack")  # seat 0 is not asked in the window


@clause("AT-10.5")
def test_10_5_elves_strike_first_with_power_2_and_other_own_troops_do_not() -> None:
    t = attacking(spot(a="Treecity 1, Burrows 1", b="Treecity 2", played_a="Elves"))
    assert fights(t) == ["initiative 2:0", "normal 2+0:4"]


@clause("AT-10.5")
def test_10_5_elves_need_2_damage_and_defending_ones_strike_first_too() -> None:
    t = attacking(spot(a="Standing stones 1, Burrows 2", b="Treecity 2, Treecity 0", played_b="Elves"))
    assert fights(t)[0] == "initiative 1:4"
    t.say("1 troop 1 2", "1 troop 1 2")  # both trolls
    assert fights(t)[1:] == ["normal 0+0:8"]
    assert board(t.state, 1) == "Treecity 2, Treecity 0 |  | "


@clause("AT-10.5")
def test_10_5_the_elves_of_the_other_player_stay_as_they_are() -> None:
    t = attacking(spot(a="Treecity 2", b="Treecity 2", played_b="Elves"))
    assert fights(t) == ["initiative 0:4"]


@clause("AT-10.6")
def test_10_6_druids_draw_a_card_for_each_own_druid_from_either_pile() -> None:
    a = "Standing stones 2 | Standing stones 1, Treecity 2, Standing stones 0"
    s = spot(a=a, b="Standing stones 2", played_a="Druids")
    on_top(s, 0, "Elves, Nest base, Trolls")
    t = ending(s)
    t.expect("0 draw: ability | base").say("0 ability")
    t.expect("0 draw: ability | base").say("0 base")
    t.expect("0 draw: ability | base").say("0 ability")
    t.expect()
    assert hand(t.state, 0) == "Elves, Trolls, Nest base"


@clause("AT-10.6")
def test_10_6_only_druids_alive_at_the_end_of_the_turn_count() -> None:
    t = turn(spot(a="Standing stones 2 | Standing stones 1", b="Nest 0", hand_a="Druids"))
    on_top(t.state, 0, "Elves")
    t.say("0 decline", "0 Play Druids", "0 attack 1 1", "0 end")
    assert board(t.state, 0) == "Standing stones 0 | Standing stones 1 | "
    t.expect("0 draw: ability | base").say("0 ability").expect()


@clause("AT-10.7")
@pytest.mark.parametrize(
    "words",
    [
        ("0 Play Trolls", "0 attack 1 1"),
        ("0 pass", "0 attack 1 1", "0 Play Trolls"),
        ("0 pass", "0 attack 1 1", "0 pass", "0 Play Trolls"),
    ],
    ids=["window A before", "window B", "window A after"],
)
def test_10_7_trolls_return_whether_destroyed_before_or_after_the_card_was_played(words: tuple[str, ...]) -> None:
    t = turn(spot(a="Burrows 2, Treecity 1", b="Lair 2, Nest 0", hand_a="Trolls"))
    t.say("0 decline", *words).expect()
    assert board(t.state, 0) == "Burrows 2, Treecity 0 |  | "
    assert discards(t.state, 0) == "Trolls"


@clause("AT-10.7")
def test_10_7_the_owner_chooses_among_own_burrows_with_fewer_than_2_troops() -> None:
    s = spot(a="Burrows 1, Burrows 2, Treecity 0 | Burrows 0", b="Burrows 0", played_a="Trolls")
    s.heavy_lost = [1, 1]
    t = ending(s)
    t.expect("0 recruit: base 1 1 | base 2 1").say("0 base 2 1").expect()
    assert board(t.state, 0) == "Burrows 1, Burrows 2, Treecity 0 | Burrows 1 | "
    assert board(t.state, 1) == "Burrows 0 |  | "


@clause("AT-10.7")
def test_10_7_trolls_without_room_are_lost() -> None:
    s = spot(a="Burrows 1, Treecity 0", played_a="Trolls")
    s.heavy_lost = [3, 0]
    t = ending(s).expect()
    assert board(t.state, 0) == "Burrows 2, Treecity 0 |  | "


@clause("AT-10.7")
def test_10_7_trolls_destroyed_together_with_their_burrows_count() -> None:
    t = turn(spot(a="Lair 2, Nest 1, Lair 2", b="Burrows 1 | Burrows 1", hand_b="Trolls"))
    t.say("0 decline", "1 Play Trolls", "0 attack 1 1", "1 troop 1 2", "1 troop 1 1", "0 stay").expect()
    assert board(t.state, 1) == " | Burrows 2 | "


@clause("AT-10.8")
def test_10_8_spiderriders_weaken_each_enemy_troop_once_and_no_base() -> None:
    t = attacking(spot(a="Lair 2, Treecity 1", b="Burrows 1, Lair 1", played_a="Goblin spiderriders"))
    assert fights(t) == ["normal 7+0:11"]  # 1 + 2 + 4 + 4; own troops keep their power


@clause("AT-10.8", "AT-8.2")
def test_10_8_weakened_troops_need_less_damage_too() -> None:
    t = attacking(spot(a="Burrows 2", b="Lair 1, Lair 1", played_b="Goblin spiderriders"))
    assert fights(t) == ["normal 2+0:14"]  # trolls of power 1 against riders and bases
    t.expect("0 assign: troop 1 1 | troop 1 2")
    t = attacking(spot(a="Lair 1", b="Burrows 2, Treecity 1", played_a="Goblin spiderriders"))
    assert board(t.state, 1) == "Burrows 0, Treecity 0 |  | "  # 3 damage for 1 + 1 + at least 1


@clause("AT-10.8")
def test_10_8_spiderriders_elsewhere_do_not_help() -> None:
    t = attacking(spot(a="Treecity 2, Lair 0 | Lair 2", b="Burrows 1", played_a="Goblin spiderriders"))
    assert fights(t) == ["normal 2+0:6"]


@clause("AT-10.8")
def test_10_8_the_palace_is_not_weakened() -> None:
    t = attacking(spot(a="Lair 1", played_a="Goblin spiderriders")).say("0 palace")
    assert fights(t) == ["normal 3+0:10"]


@clause("AT-10.9")
def test_10_9_a_wall_may_be_played_only_in_the_turn_of_the_opponent() -> None:
    t = battle(spot(a="Treecity 1", b="Treecity 1", hand_a="Wall of thorns", hand_b="Wall of thorns"))
    t.expect("1 window: pass | play common")
    t.say("1 pass").expect_name(0, "attack")


@clause("AT-10.9", "AT-7.16")
def test_10_9_behind_a_wall_no_group_can_attack_not_even_special_troops() -> None:
    s = spot(a="Treecity 1, Treecity 0, Lair 2 | Nest 1", hand_b="Wall of thorns", specials=(1, 0))
    t = battle(s).say("1 Play Wall of thorns")
    t.expect()
    assert not t.happened("attack")


@clause("AT-10.9")
def test_10_9_a_wall_stands_for_one_turn_and_never_stops_its_owner() -> None:
    t = turn(spot(a="Treecity 1", b="Treecity 1", hand_b="Wall of thorns"))
    t.say("0 decline", "1 Play Wall of thorns").expect()
    t = turn(t.state).say("1 decline").expect_name(1, "attack").say("1 end").expect()
    turn(t.state).say("0 decline").expect_name(0, "attack")


@clause("AT-10.9")
def test_10_9_an_attack_already_declared_is_carried_out_the_palace_included() -> None:
    t = battle(spot(a="Lair 2, Lair 2, Burrows 2 | Treecity 1", b="Treecity 0", hand_b="Wall of thorns"))
    t.say("1 pass", "0 attack 1 1", "1 Play Wall of thorns")
    t.say("1 troop 1 3", "1 troop 1 3").expect("0 go_on: palace | stay")
    t.say("0 palace", "1 troop 1 1", "1 troop 1 1").expect()
    assert t.happened("palace_lost")


@clause("AT-10.10")
def test_10_10_dragon_fire_counts_together_with_the_other_damage_of_the_step() -> None:
    t = attacking(spot(a="Nest 1, Treecity 1", b="Burrows 1", played_a="Dragons"))
    assert fights(t) == ["normal 1+4:6"]  # the troll strikes too: it is destroyed at the end of the step
    assert board(t.state, 1) == " |  | "  # 1 by fire and 1 by the elf on the troll, so the base was undefended


@clause("AT-10.10")
def test_10_10_each_dragon_burns_each_enemy_troop_and_only_in_its_own_combat() -> None:
    t = attacking(spot(a="Nest 2 | Nest 1", b="Burrows 2, Lair 1", played_a="Dragons"))
    assert board(t.state, 1) == "Burrows 0, Lair 1 |  | "  # 2 on each: lethal for trolls, not for a rider


@clause("AT-10.10")
def test_10_10_defending_dragons_burn_too() -> None:
    t = attacking(spot(a="Treecity 2, Treecity 2, Treecity 2", b="Nest 2", played_b="Dragons"))
    assert board(t.state, 0) == "Treecity 0, Treecity 0, Treecity 0 |  | "
    assert board(t.state, 1) == "Nest 1 |  | "
    assert fights(t) == ["normal 6+0:4"]


@clause("AT-10.11")
def test_10_11_dragons_destroyed_in_the_initiative_step_do_not_burn() -> None:
    t = attacking(spot(a="Nest 1, Lair 1", b="Standing stones 2, Standing stones 2", played_a="Dragons"))
    t.say("1 troop 1 1").expect("0 assign: troop 1 1 | troop 1 2")
    t.say("0 troop 1 1", "0 troop 1 1").expect()
    assert board(t.state, 1) == "Standing stones 0, Standing stones 1 |  | "


@clause("AT-10.12")
def test_10_12_a_treant_stands_on_the_palace_with_power_7_without_initiative_or_artillery() -> None:
    t = battle(spot(a=FULL, b="Burrows 2", hand_a="Treant")).say("0 Play Treant", "0 attack palace 1")
    assert fights(t) == ["normal 7+0:8"]
    t.expect()
    assert board(t.state, 1) == "Burrows 0 |  | "  # 4 on the trolls, 3 on their base
    assert discards(t.state, 0) == "Treant"  # 8 damage destroyed it


@clause("AT-10.12")
def test_10_12_a_treant_stays_when_the_turn_ends() -> None:
    t = turn(spot(a=FULL, hand_a="Treant")).say("0 decline", "0 Play Treant", "0 end").expect()
    assert t.state.specials == [1, 0]
    assert discards(t.state, 0) == ""
    t.check()


@clause("AT-10.12")
def test_10_12_7_damage_destroys_a_treant_and_6_do_not() -> None:
    for a, left in (("Lair 2", 1), ("Lair 2, Treecity 1", 0)):
        t = attacking(spot(a=a, b=f" | {FULL}", specials=(0, 1))).say("0 palace")
        assert t.state.specials == [0, left]


@clause("AT-10.13")
def test_10_13_as_many_special_troops_as_own_territories_with_three_bases() -> None:
    t = battle(spot(a=f"{FULL} | {FULL} | Lair 1", hand_a="Treant, Treant, Treant"))
    t.say("0 Play Treant").expect("0 window: pass | play special")
    t.say("0 Play Treant").expect_name(0, "attack")
    assert t.state.specials == [2, 0]


@clause("AT-10.13", "AT-10.14")
def test_10_13_six_bases_without_a_full_territory_open_no_place_and_enemy_ones_do_not_count() -> None:
    t = battle(spot(a="Lair 2, Lair 2 | Nest 2, Nest 2 | Burrows 2, Burrows 2", b=FULL, hand_a="Treant"))
    t.expect_name(0, "attack")


@clause("AT-10.14")
def test_10_14_a_special_ability_may_be_played_only_below_the_limit() -> None:
    t = battle(spot(a=FULL, b="Lair 2", hand_a="Treant", specials=(1, 0)))
    t.expect("0 attack: end | attack palace 1 | attack palace 2 | attack palace 3")
    t.say("0 attack palace 1")
    assert t.state.specials == [0, 0]
    t.expect("0 window: pass | play special")


@clause("AT-10.15")
def test_10_15_when_the_limit_falls_special_troops_are_discarded_at_once() -> None:
    t = attacking(spot(a="Lair 2, Lair 2, Nest 2", b=FULL, specials=(0, 1)))
    t.say(*["1 troop 1 1"] * 2, *["1 troop 1 2"] * 2)
    t.expect("0 go_on: palace | stay")
    assert t.state.specials == [0, 0]
    assert discards(t.state, 1).startswith("Treant")
    t.check()
    t.say("0 palace")
    assert fights(t)[-1] == "normal 0+8:10"  # nobody is left to defend the palace


@clause("AT-10.15")
def test_10_15_nothing_is_given_up_while_the_limit_still_allows_it() -> None:
    t = attacking(spot(a="Nest 1", b=f"{FULL} | {FULL}", specials=(0, 1)))
    t.say("0 base 1 2").expect()
    assert board(t.state, 1).startswith("Treecity 0, -, Treecity 0 |")
    assert t.state.specials == [0, 1]


@clause("AT-10.16")
@pytest.mark.parametrize("card", LASTING)
def test_10_16_a_second_copy_cannot_be_played_while_one_is_active(card: str) -> None:
    t = battle(spot(a=EVERY_KIND, hand_a=f"{card}, {card}"))
    t.say(f"0 Play {card}").expect_name(0, "attack")


@clause("AT-10.16")
def test_10_16_nor_can_a_second_wall_of_thorns() -> None:
    t = battle(spot(a="Treecity 1", b=EVERY_KIND, hand_b="Wall of thorns, Wall of thorns"))
    t.say("1 Play Wall of thorns").expect()
    assert hand(t.state, 1) == "Wall of thorns"


@clause("AT-10.16")
@pytest.mark.parametrize("card", LASTING)
def test_10_16_the_other_player_may_play_a_copy_too(card: str) -> None:
    t = battle(spot(a=EVERY_KIND, b=EVERY_KIND, hand_a=card, hand_b=card))
    t.say(f"0 Play {card}")
    assert t.labels(1) == ["Pass", f"Play {card}"]


@clause("AT-10.16")
def test_10_16_a_second_copy_may_be_played_in_the_next_turn() -> None:
    t = turn(spot(a="Treecity 1", hand_a="Elves, Elves")).say("0 decline", "0 Play Elves", "0 end").expect()
    battle(t.state).expect("0 window: pass | play light")


@clause("AT-10.17")
def test_10_17_each_druids_card_played_draws_separately() -> None:
    s = spot(a="Standing stones 2", hand_a="Druids, Druids")
    on_top(s, 0, "Elves, Elves, Trolls, Trolls")
    t = turn(s).say("0 decline", "0 Play Druids").expect("0 window: pass | play shooter")
    t.say("0 Play Druids", "0 end", *["0 ability"] * 4).expect()
    assert hand(t.state, 0) == "Elves, Elves, Trolls, Trolls"


@clause("AT-10.18")
def test_10_18_an_ability_affects_own_troops_that_come_later_in_the_turn() -> None:
    s = spot(a="Archery butts 1, Archery butts 0", b="Nest 0", hand_a="Volley, Muster", armies=("crownlands", "fae"))
    t = battle(s).say("0 Play Volley", "0 Play Muster", "0 attack 1 1")
    assert fights(t) == ["initiative 4:0"]


@clause("AT-10.19")
def test_10_19_own_troop_abilities_do_not_change_special_troops() -> None:
    played = "Elves, Goblin spiderriders, Dragons"
    t = attacking(spot(a="Treecity 2, Lair 2, Nest 2", b="Burrows 2", specials=(1, 0), played_a=played), group=4)
    assert fights(t) == ["normal 7+0:8"]


@clause("AT-10.19", "AT-10.8")
def test_10_19_enemy_spiderriders_weaken_special_troops() -> None:
    t = attacking(spot(a="Lair 2", b=f" | {FULL}", specials=(0, 1), played_a="Goblin spiderriders")).say("0 palace")
    assert fights(t) == ["normal 6+0:16"]
    assert t.state.specials == [0, 0]


@clause("AT-10.19", "AT-10.10")
def test_10_19_enemy_dragons_burn_special_troops() -> None:
    s = spot(a="Nest 2, Treecity 1, Burrows 2", b=f" | {FULL}", specials=(0, 1), played_a="Dragons")
    t = attacking(s).say("0 palace")
    assert fights(t) == ["normal 5+8:17"]
    assert t.state.specials == [0, 0]
    assert not t.happened("palace_lost")
