"""Section 5: the parts of a turn."""

from __future__ import annotations

import pytest

from kit import clause

from .spots import dry, on_top, playing, spot, turn


@clause("AT-5.1")
@pytest.mark.parametrize("starter", [0, 1])
def test_5_1_players_take_turns_alternately(starter: int) -> None:
    t = playing(spot(active=starter))
    for seat in (starter, 1 - starter, starter, 1 - starter):
        t.expect(f"{seat} renew: renew | decline")
        t.say(f"{seat} decline")


@clause("AT-5.2")
def test_5_2_decide_on_renewing_renewal_battle_phase_end_of_the_turn() -> None:
    s = spot(a="Standing stones 0", hand_a="Druids")
    on_top(s, 0, "Treant, Treant, Treant")
    on_top(s, 1, "Treant, Treant")
    t = turn(s)
    t.expect("0 renew: renew | decline")
    t.say("0 renew").expect("0 draw: ability | base")
    t.say("0 ability", "0 ability").expect("1 draw: ability | base")
    t.say("1 ability", "1 ability").expect("0 window: pass | play shooter")
    t.say("0 play shooter").expect_name(0, "attack")
    t.say("0 end").expect("0 draw: ability | base")  # the Druids draw
    t.say("0 ability").expect()


@clause("AT-5.2")
def test_5_2_without_a_renewal_the_battle_phase_follows_at_once() -> None:
    t = turn(spot(a="Treecity 1", hand_a="Lair base")).say("0 decline")
    t.expect("0 attack: end | attack 1 1 | attack 1 2 | attack 1 3")


@clause("AT-5.3")
def test_5_3_the_active_player_must_say_whether_to_renew_before_anything_else() -> None:
    full = "Treecity 2, Treecity 2, Treecity 2"
    t = turn(spot(a=full, b=full, hand_a="Elves, Treant", hand_b="Wall of thorns"))
    t.expect("0 renew: renew | decline")


@clause("AT-5.3")
def test_5_3_the_question_is_put_every_turn_even_if_renewing_would_change_nothing() -> None:
    t = playing(spot())
    dry(t.state)
    for seat in (0, 1, 0, 1):
        t.expect(f"{seat} renew: renew | decline")
        t.say(f"{seat} renew", *[f"{who} done" for who in (seat, 1 - seat)])


@clause("AT-5.4")
def test_5_4_a_player_may_renew_every_turn() -> None:
    t = playing(spot(a="Burrows 0"))
    dry(t.state)
    for _ in range(3):
        t.say("0 renew", "0 done", "1 done", "0 end", "1 decline")
        t.expect("0 renew: renew | decline")


@clause("AT-5.4")
def test_5_4_a_player_may_never_renew() -> None:
    t = playing(spot(a="Burrows 0"))
    t.say(*["0 decline", "1 decline"] * 10)
    t.expect("0 renew: renew | decline")


@clause("AT-5.5")
def test_5_5_no_ability_may_be_played_before_or_during_the_renewal() -> None:
    hands = "Elves, Trolls, Trolls, Lair base, Lair base"
    s = spot(a="Treecity 1", b="Treecity 1", hand_a=hands, hand_b=hands, active=1)
    on_top(s, 0, "Druids, Druids")
    on_top(s, 1, "Druids, Druids")
    t = turn(s).expect("1 renew: renew | decline").say("1 renew")
    for seat in (1, 0):
        t.expect(f"{seat} draw: ability | base").say(f"{seat} ability")
        t.expect(f"{seat} draw: ability | base").say(f"{seat} ability")
        t.expect(f"{seat} discard: ability light | ability shooter | ability heavy | base cavalry")
        t.say(f"{seat} ability heavy", f"{seat} ability heavy")
    for seat in (1, 0):
        t.expect_name(seat, "build").say(f"{seat} build cavalry 1 2")
        t.expect_name(seat, "build").say(f"{seat} done")
    t.expect("1 window: pass | play light").say("1 pass")
    t.expect("0 window: pass | play light")
