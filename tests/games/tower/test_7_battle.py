"""Section 7: windows and attacks."""

from __future__ import annotations

import pytest

from kit import clause

from .spots import attacking, battle, board, dry, palace_hits, playing, spot, turn

FULL = "Treecity 0, Treecity 0, Treecity 0"
DRUIDS_A = "0 window: pass | play shooter"
DRUIDS_B = "1 window: pass | play shooter"


def attacks(*groups: str) -> str:
    """The question for an attack of seat 0 with these groups."""
    return " | ".join(["0 attack: end", *[f"attack {group} {goal}" for group in groups for goal in (1, 2, 3)]])


@clause("AT-7.1")
@pytest.mark.parametrize("choice", ["renew", "decline"])
def test_7_1_after_the_decision_attacks_may_be_declared_and_both_may_play_abilities(choice: str) -> None:
    s = dry(spot(a="Standing stones 2", b="Standing stones 2", hand_a="Druids", hand_b="Druids"))
    t = turn(s).say(f"0 {choice}")
    t.expect(DRUIDS_A).say("0 pass")
    t.expect(DRUIDS_B).say("1 pass")
    t.expect(attacks("1"))


@clause("AT-7.2")
def test_7_2_window_a_and_an_attack_repeat_until_the_active_player_ends_the_phase() -> None:
    t = battle(spot(a="Treecity 1 | Treecity 1 | Standing stones 1", b="Burrows 0", hand_a="Druids"))
    t.expect(DRUIDS_A).say("0 pass").expect(attacks("1", "2", "3"))
    t.say("0 attack 1 1", "0 pass")  # window B
    t.expect(DRUIDS_A).say("0 pass").expect(attacks("2", "3"))
    t.say("0 attack 2 1", "0 pass")
    t.expect(DRUIDS_A).say("0 pass").expect(attacks("3"))
    t.say("0 end", "0 pass").expect()


@clause("AT-7.3")
def test_7_3_window_b_combat_the_choice_to_go_on_window_c_palace_combat_and_back_to_window_a() -> None:
    t = battle(spot(a="Lair 2 | Standing stones 1", b="Treecity 0", hand_a="Druids")).say("0 pass", "0 attack 1 1")
    t.expect(DRUIDS_A)  # B
    assert t.happened("combat") == []
    t.say("0 pass").expect("0 go_on: palace | stay")
    assert [event.facts for event in t.happened("combat")] == [(0, 0, 0)]
    assert (board(t.state, 0), board(t.state, 1)) == ("Lair 1 | Standing stones 1 | ", " |  | ")
    t.say("0 palace").expect(DRUIDS_A)  # C
    assert palace_hits(t) == []
    t.say("0 pass").expect(DRUIDS_A)  # A
    assert palace_hits(t) == [3]
    t.say("0 pass").expect(attacks("2"))


@clause("AT-7.3")
def test_7_3_an_attack_that_cannot_go_on_leads_back_to_window_a() -> None:
    t = battle(spot(a="Treecity 1 | Standing stones 1", b="Treecity 0", hand_a="Druids"))
    t.say("0 pass", "0 attack 1 1").expect(DRUIDS_A)
    t.say("0 pass").expect(DRUIDS_A)
    t.say("0 pass").expect(attacks("2"))


@clause("AT-7.4")
def test_7_4_window_d_opens_when_the_phase_ends_then_the_end_of_the_turn_follows() -> None:
    t = playing(spot(a="Treecity 2 | Standing stones 2", b="Standing stones 1", hand_a="Druids", hand_b="Druids"))
    t.say("0 decline", "0 pass", "1 pass").expect(attacks("1", "2"))
    t.say("0 end").expect(DRUIDS_A)
    t.say("0 pass").expect(DRUIDS_B)
    t.say("1 play shooter").expect(DRUIDS_A)
    t.say("0 pass").expect("1 draw: ability | base")  # no more attacks: the Druids draw


@clause("AT-7.5")
def test_7_5_the_active_player_is_asked_first_then_the_other_alternately() -> None:
    t = battle(spot(a="Standing stones 1", b="Standing stones 1", hand_a="Druids", hand_b="Druids, Druids", active=1))
    t.expect(DRUIDS_B).say("1 play shooter")
    t.expect(DRUIDS_A).say("0 pass")
    t.expect(DRUIDS_B).say("1 play shooter")
    t.expect(DRUIDS_A)


@clause("AT-7.5")
def test_7_5_the_window_closes_when_both_pass_one_after_the_other() -> None:
    s = spot(a="Standing stones 1", b="Standing stones 1", hand_a="Druids, Druids", hand_b="Druids, Druids")
    t = battle(s).say("0 pass")
    t.expect(DRUIDS_B).say("1 play shooter")
    t.expect(DRUIDS_A).say("0 pass")  # the other played in between: the window is still open
    t.expect(DRUIDS_B).say("1 pass")
    t.expect(attacks("1"))


@clause("AT-7.5")
def test_7_5_after_two_passes_nobody_is_asked_again_in_the_same_window() -> None:
    t = battle(spot(a="Standing stones 1", b="Standing stones 1", hand_a="Druids", hand_b="Druids"))
    t.say("0 pass", "1 pass").expect(attacks("1"))


@clause("AT-7.6")
def test_7_6_a_card_takes_effect_as_soon_as_it_is_played_and_the_other_is_asked_next() -> None:
    s = spot(a=f"{FULL} | Standing stones 1", b="Standing stones 1", hand_a="Treant, Druids", hand_b="Druids")
    t = battle(s).say("0 play special")
    assert t.state.specials == [1, 0]
    t.expect(DRUIDS_B)


@clause("AT-7.6")
def test_7_6_nothing_undoes_a_card_in_reply() -> None:
    t = attacking(spot(a="Treecity 2", b="Burrows 0", hand_a="Elves", hand_b="Wall of thorns"))
    t.say("0 play light").expect("1 window: pass | play common")
    t.say("1 play common")
    t.expect("0 go_on: palace | stay")  # the elves struck first, with power 2
    assert (board(t.state, 0), board(t.state, 1)) == ("Treecity 2 |  | ", " |  | ")


@clause("AT-7.7")
def test_7_7_no_ability_can_be_played_inside_a_combat() -> None:
    s = spot(
        a="Standing stones 2, Nest 2, Nest 1",
        b="Standing stones 1, Burrows 1",
        hand_a="Druids, Druids",
        hand_b="Druids, Druids",
    )
    t = attacking(s).expect(DRUIDS_A).say("0 pass", "1 pass")
    t.expect("0 assign: troop 1 1 | troop 1 2").say("0 troop 1 2")  # initiative step: the troll
    t.expect("1 assign: troop 1 1 | troop 1 2 | troop 1 3").say("1 troop 1 1")
    t.expect("1 assign: troop 1 1 | troop 1 2 | troop 1 3")  # normal step


@clause("AT-7.8")
def test_7_8_there_is_no_limit_to_the_number_of_ability_cards_played_in_a_turn() -> None:
    full = "Treecity 1, Standing stones 1, Burrows 1 | Lair 1, Nest 1, Treecity 1"
    cards = "Elves, Druids, Druids, Trolls, Goblin spiderriders, Dragons, Treant"
    t = battle(spot(a=full, hand_a=cards))
    for card in ("light", "shooter", "shooter", "heavy", "cavalry", "siege"):
        t.say(f"0 play {card}")
    t.expect("0 window: pass | play special")
    t.say("0 play special").expect(attacks("1", "2", "palace"))


# -- 7.1 declaring attacks ---


@clause("AT-7.9")
def test_7_9_the_active_player_names_one_own_group_with_a_troop_and_one_enemy_territory() -> None:
    t = battle(spot(a="Treecity 0 | Burrows 0, Lair 1 |", b="Treecity 1"))
    t.expect("0 attack: end | attack 2 1 | attack 2 2 | attack 2 3")
    t.say("0 attack 2 3")
    assert [event.facts for event in t.happened("attack")] == [(0, 1, 2)]


@clause("AT-7.9")
def test_7_9_only_the_active_player_attacks() -> None:
    t = battle(spot(a="Treecity 2", b="Treecity 1", active=1))
    t.expect("1 attack: end | attack 1 1 | attack 1 2 | attack 1 3")
    t.say("1 end").expect()


@clause("AT-7.10")
def test_7_10_all_troops_of_the_group_attack_and_all_troops_of_that_territory_defend() -> None:
    # The attackers' 6 damage is just enough for all three defenders; who did not take part would be left.
    t = attacking(spot(a="Lair 1, Burrows 1, Treecity 1 | Lair 2", b="Lair 1, Burrows 1, Treecity 1 | Lair 2"))
    t.expect()
    assert board(t.state, 0) == "Lair 0, Burrows 0, Treecity 0 | Lair 2 | "
    assert board(t.state, 1) == "Lair 0, Burrows 0, Treecity 0 | Lair 2 | "


@clause("AT-7.11")
def test_7_11_each_group_attacks_once_a_turn() -> None:
    t = battle(spot(a="Lair 2 | Treecity 1", b="Treecity 0")).expect(attacks("1", "2"))
    t.say("0 attack 1 1", "0 stay")
    assert board(t.state, 0) == "Lair 1 | Treecity 1 | "
    t.expect(attacks("2"))


@clause("AT-7.11")
def test_7_11_going_on_to_the_palace_is_part_of_the_same_attack() -> None:
    elves = "Treecity 2, Treecity 2, Treecity 2"
    s = spot(a=elves, b=f"| {FULL.replace('Treecity', 'Burrows')}", specials=(0, 1), played_a="Elves")
    t = battle(s).say("0 attack 1 1", "0 palace", *["1 troop 1 1"] * 2, *["1 troop 1 2"] * 2)
    assert board(t.state, 0) == "Treecity 0, Treecity 0, Treecity 1 |  | "  # one is left, and has attacked
    t.expect()


@clause("AT-7.11")
def test_7_11_a_group_may_attack_again_in_the_next_turn() -> None:
    t = playing(spot(a="Lair 2", b="Treecity 0")).say("0 decline", "0 attack 1 1", "0 stay")
    t.say("1 decline", "0 decline")
    t.expect(attacks("1"))


@clause("AT-7.12")
def test_7_12_different_groups_may_attack_the_same_enemy_territory_in_one_turn() -> None:
    t = battle(spot(a="Burrows 1 | | Burrows 1", b="Treecity 1, Burrows 1")).say("0 attack 1 1", "0 troop 1 2")
    t.expect(attacks("3"))
    t.say("0 attack 3 1", "0 base 1 1")
    assert board(t.state, 1) == "Treecity 0, Burrows 0 |  | "


@clause("AT-7.13")
def test_7_13_the_special_troops_are_a_group_of_their_own_that_attacks_once_a_turn() -> None:
    t = battle(spot(a=f"{FULL} | Treecity 1", b="Standing stones 0", specials=(1, 0)))
    t.expect(attacks("2", "palace"))
    t.say("0 attack palace 1", "0 stay")
    assert (t.state.specials, board(t.state, 1)) == ([1, 0], " |  | ")
    t.expect(attacks("2"))


@clause("AT-7.13")
def test_7_13_special_troops_never_join_another_group() -> None:
    t = attacking(spot(a=f"Lair 1, Treecity 0, Treecity 0 | {FULL}", specials=(2, 0))).say("0 palace")
    assert palace_hits(t) == [3]
    assert t.state.specials == [2, 0]


@clause("AT-7.14")
def test_7_14_troops_recruited_this_turn_may_attack_this_turn() -> None:
    t = turn(dry(spot(a="Treecity 0"))).say("0 renew")
    t.expect(attacks("1"))


@clause("AT-7.14")
def test_7_14_special_troops_played_this_turn_may_attack_this_turn() -> None:
    t = battle(spot(a=FULL, hand_a="Treant")).say("0 play special")
    t.expect(attacks("palace"))


@clause("AT-7.15")
def test_7_15_a_group_that_attacked_defends_in_the_enemys_next_turn_with_all_that_is_left() -> None:
    t = playing(spot(a="Lair 2", b="Treecity 0 | Burrows 2, Burrows 1"))
    t.say("0 decline", "0 attack 1 1", "0 stay")
    assert board(t.state, 0) == "Lair 1 |  | "
    t.say("1 decline", "1 attack 2 1")  # the base alone could not stop three trolls, nor would it stand
    assert (board(t.state, 0), board(t.state, 1)) == ("Lair 0 |  | ", " | Burrows 0, Burrows 0 | ")


@clause("AT-7.16")
def test_7_16_a_player_under_an_enemy_wall_of_thorns_cannot_declare_attacks() -> None:
    full = "Treecity 1, Treecity 1, Treecity 1"
    t = battle(spot(a=full, specials=(1, 0), hand_a="Elves", hand_b="Wall of thorns"))
    t.say("0 pass").expect("1 window: pass | play common")
    t.say("1 play common", "0 pass")
    t.expect("0 window: pass | play light")  # window D
    t.say("0 pass").expect()
    assert t.happened("attack") == []
