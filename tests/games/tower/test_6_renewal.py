"""Section 6: recruit, draw, build."""

from __future__ import annotations

from kit import clause

from .spots import board, cards, dry, hand, on_top, playing, renewing, spot, turn

SPACES = [f"{territory} {space}" for territory in (1, 2, 3) for space in (1, 2, 3)]


@clause("AT-6.1")
def test_6_1_a_renewal_is_carried_out_by_both_players() -> None:
    s = spot(a="Treecity 0", b="Burrows 0")
    on_top(s, 0, "Lair base, Lair base")
    on_top(s, 1, "Nest base, Nest base")
    t = turn(s).say("0 renew", "0 base", "0 base", "1 base", "1 base")
    t.say("0 build cavalry 1 2", "0 done", "1 build siege 1 2", "1 done")
    assert board(t.state, 0) == "Treecity 1, Lair 0 |  | "
    assert board(t.state, 1) == "Burrows 1, Nest 0 |  | "
    assert (hand(t.state, 0), hand(t.state, 1)) == ("Lair base", "Nest base")


@clause("AT-6.2")
def test_6_2_recruit_draw_and_build_each_finished_by_both_the_active_player_first() -> None:
    full = "Elves, Elves, Elves, Elves, Lair base"
    s = spot(a="Treecity 0", b="Burrows 0", hand_a=full, hand_b=full, active=1)
    for seat in (0, 1):
        on_top(s, seat, "Druids, Druids")
    t = turn(s).say("1 renew")
    assert (board(s, 0), board(s, 1)) == ("Treecity 1 |  | ", "Burrows 1 |  | ")
    t.expect_name(1, "draw").say("1 ability").expect_name(1, "draw").say("1 ability")
    t.expect_name(1, "discard").say("1 ability light", "1 ability light")
    t.expect_name(0, "draw").say("0 ability").expect_name(0, "draw").say("0 ability")
    t.expect_name(0, "discard").say("0 ability light", "0 ability light")
    t.expect_name(1, "build").say("1 done")
    t.expect_name(0, "build").say("0 done")
    t.expect("0 window: pass | play light")


@clause("AT-6.3")
def test_6_3_every_base_of_both_players_gets_one_troop_up_to_2() -> None:
    t = renewing(dry(spot(a="Treecity 0, Burrows 1, Lair 2 | Nest 1", b="Treecity 2 | | Standing stones 0, Lair 1")))
    t.expect()
    assert board(t.state, 0) == "Treecity 1, Burrows 2, Lair 2 | Nest 2 | "
    assert board(t.state, 1) == "Treecity 2 |  | Standing stones 1, Lair 2"


@clause("AT-6.4")
def test_6_4_recruiting_is_automatic() -> None:
    t = turn(spot(a="Treecity 0, Burrows 0", b="Lair 0")).say("0 renew")
    t.expect("0 draw: ability | base")
    assert (board(t.state, 0), board(t.state, 1)) == ("Treecity 1, Burrows 1 |  | ", "Lair 1 |  | ")


@clause("AT-6.5")
def test_6_5_special_troops_are_not_recruited_by_a_renewal() -> None:
    full = "Treecity 0, Treecity 0, Treecity 0 | Burrows 0, Burrows 0, Burrows 0"
    t = renewing(dry(spot(a=full, b=full, specials=(1, 0))))
    t.expect()
    assert t.state.specials == [1, 0]


@clause("AT-6.6")
def test_6_6_each_player_draws_two_cards_each_from_either_own_pile_seeing_the_first() -> None:
    s = spot()
    on_top(s, 0, "Treant")
    on_top(s, 0, "Nest base")
    on_top(s, 1, "Lair base, Burrows base")
    t = renewing(s)
    t.expect("0 draw: ability | base")
    t.say("0 ability")
    assert hand(t.state, 0) == "Treant"
    t.expect("0 draw: ability | base")
    t.say("0 base")
    assert hand(t.state, 0) == "Treant, Nest base"
    t.expect("1 draw: ability | base")
    t.say("1 base", "1 base")
    assert hand(t.state, 1) == "Burrows base, Lair base"
    t.expect_name(0, "build")


@clause("AT-6.7")
def test_6_7_a_player_discards_down_to_five_one_pick_at_a_time_each_card_to_its_own_kinds_pile() -> None:
    s = spot(hand_a="Elves, Trolls, Trolls, Lair base, Lair base")
    on_top(s, 0, "Elves")
    on_top(s, 0, "Nest base")
    t = renewing(s).say("0 ability", "0 base")
    t.expect("0 discard: ability light | ability heavy | base cavalry | base siege")
    t.say("0 ability heavy")
    t.expect("0 discard: ability light | ability heavy | base cavalry | base siege")
    t.say("0 base siege")
    t.expect("1 draw: ability | base")
    assert hand(s, 0) == "Elves, Elves, Trolls, Lair base, Lair base"
    assert s.discards == [cards(s, 0, "Trolls"), cards(s, 0, "Nest base"), [], []]
    t.check()


@clause("AT-6.7")
def test_6_7_a_player_with_five_cards_after_drawing_discards_nothing() -> None:
    s = spot(hand_a="Elves, Elves, Elves")
    on_top(s, 0, "Elves, Elves")
    renewing(s).say("0 ability", "0 ability").expect("1 draw: ability | base")


@clause("AT-6.8")
def test_6_8_each_player_may_play_any_number_of_base_cards_one_pick_at_a_time() -> None:
    t = renewing(dry(spot(hand_a="Elves, Lair base, Nest base, Nest base", hand_b="Lair base")))
    picks = [f"build {kind} {at}" for kind in ("cavalry", "siege") for at in SPACES]
    t.expect(f"0 build: done | {' | '.join(picks)}")
    t.say("0 build siege 1 1", "0 build siege 1 2")
    t.expect(f"0 build: done | {' | '.join(picks[:9])}")
    t.say("0 build cavalry 3 3")
    assert (board(t.state, 0), hand(t.state, 0)) == ("Nest 0, Nest 0 |  | -, -, Lair 0", "Elves")
    t.say("1 done").expect()
    assert (board(t.state, 1), hand(t.state, 1)) == (" |  | ", "Lair base")


@clause("AT-6.9")
def test_6_9_a_base_may_be_played_over_an_own_base_which_is_discarded_and_its_troops_are_gone() -> None:
    s = dry(spot(a="Treecity 1, Burrows 1", b="Burrows 1", hand_a="Nest base"))
    t = renewing(s)
    t.expect(f"0 build: done | {' | '.join(f'build siege {at}' for at in SPACES)}")
    t.say("0 build siege 1 1")
    assert (board(s, 0), board(s, 1)) == ("Nest 0, Burrows 2 |  | ", "Burrows 2 |  | ")
    assert s.discards == [[], cards(s, 0, "Treecity base"), [], []]


@clause("AT-6.9")
def test_6_9_a_base_on_an_empty_space_covers_nothing() -> None:
    t = renewing(dry(spot(a="Treecity 1", hand_a="Nest base"))).say("0 build siege 1 3")
    assert board(t.state, 0) == "Treecity 2, -, Nest 0 |  | "
    assert t.state.discards == [[], [], [], []]


@clause("AT-6.10")
def test_6_10_a_base_just_built_has_0_troops_and_recruits_at_the_next_renewal() -> None:
    t = playing(spot())
    dry(t.state)
    t.say("0 renew", "0 build siege 1 1", "0 done", "1 done")
    t.expect("1 renew: renew | decline")  # no troops to attack with
    assert board(t.state, 0) == "Nest 0 |  | "
    t.say("1 renew")
    assert board(t.state, 0) == "Nest 1 |  | "


@clause("AT-6.11")
def test_6_11_base_cards_are_not_played_in_a_turn_without_a_renewal() -> None:
    t = turn(spot(a="Treecity 1", b="Treecity 1", hand_a="Elves, Lair base", hand_b="Lair base"))
    t.say("0 decline").expect("0 window: pass | play light")
    t.say("0 pass").expect("0 attack: end | attack 1 1 | attack 1 2 | attack 1 3")
    t.say("0 end").expect("0 window: pass | play light")
    t.say("0 pass").expect()
    assert (hand(t.state, 0), hand(t.state, 1)) == ("Elves, Lair base", "Lair base")


@clause("AT-6.11")
def test_6_11_base_cards_are_not_played_after_the_renewal() -> None:
    t = turn(dry(spot(a="Treecity 1", hand_a="Elves, Lair base")))
    t.say("0 renew", "0 done").expect("0 window: pass | play light")
    t.say("0 pass").expect("0 attack: end | attack 1 1 | attack 1 2 | attack 1 3")
