"""Section 11: the end of the turn."""

from __future__ import annotations

from kit import clause

from .plays import discards
from .spots import battle, board, ending, hand, on_top, spot, turn, whole_match

STONES = "Standing stones 1, Burrows 0, Burrows 0"


@clause("AT-11.1")
def test_11_1_end_of_turn_effects_the_active_players_in_the_order_played_then_the_others() -> None:
    s = spot(a=STONES, b=STONES, played_a="Druids, Trolls", played_b="Trolls, Druids")
    s.heavy_lost = [1, 1]
    for seat in (0, 1):
        on_top(s, seat, "Elves")
    t = ending(s)
    t.expect("0 draw: ability | base").say("0 ability")
    t.expect("0 recruit: base 1 2 | base 1 3").say("0 base 1 2")
    t.expect("1 recruit: base 1 2 | base 1 3").say("1 base 1 3")
    t.expect("1 draw: ability | base").say("1 ability")
    t.expect()


@clause("AT-11.1")
def test_11_1_the_second_seat_is_first_when_it_is_active() -> None:
    s = spot(a=STONES, b=STONES, played_a="Druids", played_b="Druids", active=1)
    for seat in (0, 1):
        on_top(s, seat, "Elves")
    ending(s).expect("1 draw: ability | base").say("1 ability").expect("0 draw: ability | base")


@clause("AT-11.1", "AT-7.4")
def test_11_1_end_of_turn_effects_come_after_window_d() -> None:
    s = spot(a="Standing stones 1", hand_a="Druids")
    on_top(s, 0, "Elves")
    t = turn(s).say("0 decline", "0 pass", "0 end")
    t.expect("0 window: pass | play shooter").say("0 Play Druids")
    t.expect("0 draw: ability | base").say("0 ability").expect()


@clause("AT-11.2", "AT-12.4")
def test_11_2_whoever_draws_by_such_an_effect_discards_down_to_5_after_each_effect() -> None:
    s = spot(a="Standing stones 2", hand_a="Elves, Elves, Elves, Elves", played_a="Druids, Druids")
    on_top(s, 0, "Trolls, Trolls, Dragons, Dragons")
    t = ending(s).say("0 ability", "0 ability")
    t.expect("0 discard: ability light | ability heavy").say("0 ability light")
    t.expect("0 draw: ability | base").say("0 ability", "0 ability")  # 7 cards: not checked in between
    t.expect("0 discard: ability light | ability heavy | ability siege").say("0 ability heavy")
    t.expect("0 discard: ability light | ability heavy | ability siege").say("0 ability heavy").expect()
    assert hand(t.state, 0) == "Elves, Elves, Elves, Dragons, Dragons"
    assert discards(t.state, 0) == "Elves, Trolls, Trolls, Druids, Druids"


@clause("AT-11.2")
def test_11_2_a_hand_of_5_or_fewer_is_not_discarded_from() -> None:
    s = spot(a="Standing stones 2", hand_a="Elves, Elves, Elves", hand_b="Elves, Elves", played_a="Druids")
    on_top(s, 0, "Trolls, Trolls")
    ending(s).say("0 ability", "0 ability").expect()


@clause("AT-11.3")
def test_11_3_abilities_go_to_their_owners_discard_piles_after_the_effects() -> None:
    s = spot(a="Standing stones 1, Treecity 1", b="Lair 1", played_a="Elves, Druids", played_b="Goblin spiderriders")
    t = ending(s)
    t.expect_name(0, "draw")
    assert (discards(s, 0), discards(s, 1)) == ("", "")  # while the effects are carried out they still lie open
    on_top(s, 0, "Trolls")
    t.say("0 ability").expect()
    assert (discards(s, 0), discards(s, 1)) == ("Elves, Druids", "Goblin spiderriders")
    assert s.played == [[], []]
    t.check()


@clause("AT-11.3", "AT-10.12")
def test_11_3_special_troops_and_cards_in_hand_are_not_discarded() -> None:
    s = spot(a="Treecity 1, Treecity 0, Treecity 0", hand_a="Elves", specials=(1, 0), played_a="Elves")
    t = ending(s).expect()
    assert (hand(s, 0), s.specials, discards(s, 0)) == ("Elves", [1, 0], "Elves")
    t.check()


@clause("AT-11.4", "AT-5.1")
def test_11_4_the_end_is_announced_and_the_other_players_turn_begins() -> None:
    t = whole_match(match="single")
    first, second = t.state.starter, 1 - t.state.starter
    t.say(*["0 base"] * 5, *["1 base"] * 5, f"{first} done", f"{second} done")
    for seat in (first, second, first):
        assert [event.facts for event in t.happened("turn")][-1] == (t.state.turn, seat)
        t.expect(f"{seat} renew: renew | decline").say(f"{seat} decline")
        assert [event.facts for event in t.happened("turn_end")][-1] == (seat,)


@clause("AT-11.4", "AT-7.11")
def test_11_4_what_was_counted_for_one_turn_is_forgotten() -> None:
    t = turn(spot(a="Burrows 1 | Treecity 2", b="Lair 2 | Treecity 1", hand_a="Trolls"))
    t.say("0 decline", "0 pass", "0 attack 1 1", "0 pass", "0 pass", "0 end", "0 pass").expect()
    assert board(t.state, 0) == "Burrows 0 | Treecity 2 | "
    t = battle(t.state)  # seat 1's group 1 may attack, and the troll that seat 0 lost is forgotten
    assert "attack 1 1" in t.options(1)
