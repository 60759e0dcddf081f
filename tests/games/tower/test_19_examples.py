"""The worked examples of section 19, with their numbers."""

from __future__ import annotations

import pytest

from kit import Played, clause

from .plays import discards, fights, quick_match, win_game
from .spots import GAME, attacking, battle, board, ending, hand, on_top, renewing, spot, turn

FULL = "Treecity 0, Treecity 0, Treecity 0"


@clause("AT-E1", "AT-8.7", "AT-8.13")
def test_e1_plain_combat() -> None:
    t = attacking(spot(a="Lair 2, Burrows 1", b="Treecity 2, Burrows 1"))
    assert fights(t) == ["normal 8+0:12"]
    t.expect("0 assign: base 1 1 | base 1 2").say("0 base 1 1").expect()  # no palace attack
    assert board(t.state, 0) == "Lair 0, Burrows 0 |  | "
    assert board(t.state, 1) == "-, Burrows 0 |  | "
    t.check()


@clause("AT-E2", "AT-8.4", "AT-8.6")
def test_e2_initiative() -> None:
    t = attacking(spot(a="Standing stones 2, Standing stones 2", b="Burrows 2")).expect()
    assert fights(t) == ["initiative 4:0", "normal 0+0:4"]
    assert board(t.state, 0) == "Standing stones 0, Standing stones 0 |  | "
    assert board(t.state, 1) == "Burrows 0 |  | "


@clause("AT-E3", "AT-8.5", "AT-8.16")
def test_e3_initiative_on_both_sides() -> None:
    t = battle(spot(a="Standing stones 2 | Lair 1", b="Standing stones 1")).say("0 attack 1 1")
    assert fights(t) == ["initiative 2:1", "normal 0+0:4"]
    assert board(t.state, 0) == "Standing stones 0 | Lair 1 | "
    assert board(t.state, 1) == "Standing stones 0 |  | "
    t.say("0 attack 2 1").expect()  # 3 more damage would destroy a base that still had 1
    assert board(t.state, 1) == "Standing stones 0 |  | "


@clause("AT-E4", "AT-8.10")
def test_e4_artillery() -> None:
    t = attacking(spot(a="Nest 2, Treecity 1", b="Treecity 1"))
    assert fights(t) == ["normal 1+8:5"]
    t.expect("1 assign: troop 1 1 | troop 1 2").say("1 troop 1 2")
    t.expect("0 go_on: palace | stay")
    assert board(t.state, 0) == "Nest 1, Treecity 0 |  | "
    t.say("0 palace").expect()
    assert fights(t)[1:] == ["normal 0+4:10"]
    assert board(t.state, 0) == "Nest 0, Treecity 0 |  | "
    assert not t.happened("palace_lost")


@clause("AT-E5", "AT-8.10", "AT-8.16")
def test_e5_artillery_cannot_clear_the_way() -> None:
    t = attacking(spot(a="Nest 2", b="Treecity 1")).expect()
    assert fights(t) == ["normal 0+8:5"]
    assert board(t.state, 0) == "Nest 1 |  | "
    assert board(t.state, 1) == "Treecity 1 |  | "


@clause("AT-E6", "AT-9.2", "AT-9.5")
def test_e6_rush() -> None:
    t = attacking(spot(a="Treecity 2, Treecity 2, Treecity 2", b=" | Nest 2", played_a="Elves"))
    t.expect("0 go_on: palace | stay").say("0 palace").expect()
    assert fights(t) == ["initiative 12:0"]
    assert t.happened("palace_lost")
    assert board(t.state, 0) == "Treecity 2, Treecity 2, Treecity 2 |  | "


@clause("AT-E7", "AT-9.4")
def test_e7_treant_and_palace_with_18() -> None:
    t = attacking(spot(a="Lair 2, Lair 2, Lair 2", b=f" | {FULL}", specials=(0, 1))).say("0 palace")
    assert fights(t) == ["normal 18+0:17"]
    t.say(*["1 troop 1 1"] * 2, *["1 troop 1 2"] * 2).expect()
    assert t.happened("palace_lost")


@clause("AT-E7", "AT-9.6")
def test_e7_treant_and_palace_with_16() -> None:
    t = attacking(spot(a="Lair 2, Lair 2, Burrows 2", b=f" | {FULL}", specials=(0, 1))).say("0 palace").expect()
    assert fights(t) == ["normal 16+0:17"]
    assert t.state.specials == [0, 0]
    assert board(t.state, 0) == "Lair 0, Lair 0, Burrows 0 |  | "
    assert not t.happened("palace_lost")


@clause("AT-E8", "AT-10.15")
def test_e8_limit_falls() -> None:
    t = attacking(spot(a="Nest 1", b=f"{FULL} | {FULL}", specials=(0, 2)))
    t.say("0 base 1 3").expect()
    assert board(t.state, 1) == f"Treecity 0, Treecity 0 | {FULL} | "
    assert t.state.specials == [0, 1]
    assert discards(t.state, 1) == "Treant, Treecity base"
    t.check()


@clause("AT-E9", "AT-10.9", "AT-7.16")
def test_e9_wall_of_thorns_in_window_a() -> None:
    t = battle(spot(a="Lair 2 | Lair 2", b="Treecity 1", hand_b="Wall of thorns"))
    t.expect("1 window: pass | play common").say("1 Play Wall of thorns").expect()
    assert not t.happened("attack")
    assert t.happened("phase_end")


@clause("AT-E9", "AT-10.9")
def test_e9_wall_of_thorns_in_window_b() -> None:
    t = battle(spot(a="Lair 2 | Lair 2", b="Treecity 1", hand_b="Wall of thorns"))
    t.say("1 pass", "0 attack 1 1", "1 Play Wall of thorns")
    assert fights(t) == ["normal 6+0:5"]
    t.expect("0 go_on: palace | stay").say("0 stay").expect()  # the second group cannot attack
    assert len(t.happened("attack")) == 1


def lose_three_trolls(left: str) -> Played:
    """Three Trolls of seat 1 are destroyed with their Burrows, and its Trolls ability was played."""
    t = turn(spot(a="Lair 2, Lair 2, Burrows 2", b=f"Burrows 2, Burrows 1 | {left}", hand_b="Trolls"))
    t.say("0 decline", "1 Play Trolls", "0 attack 1 1")
    return t.say(*["1 troop 1 1"] * 2, *["1 troop 1 2"] * 2, "0 stay")


@clause("AT-E10", "AT-10.7")
def test_e10_trolls_return() -> None:
    t = lose_three_trolls(left="Burrows 1, Burrows 0")
    t.expect("1 recruit: base 2 1 | base 2 2").say("1 base 2 1").expect()  # the other two have only one place
    assert board(t.state, 1) == " | Burrows 2, Burrows 2 | "
    t.check()


@clause("AT-E10", "AT-10.7")
def test_e10_trolls_without_room_are_lost() -> None:
    t = lose_three_trolls(left="Burrows 1, Treecity 0").expect()
    assert board(t.state, 1) == " | Burrows 2, Treecity 0 | "
    t.check()


@clause("AT-E11", "AT-10.6", "AT-11.2")
def test_e11_druids_and_the_hand_limit() -> None:
    s = spot(a="Standing stones 2, Standing stones 1", hand_a="Elves, Elves, Elves, Elves", played_a="Druids")
    on_top(s, 0, "Trolls, Trolls, Lair base")
    t = ending(s).say("0 ability", "0 ability")
    t.expect("0 draw: ability | base").say("0 base")
    t.expect("0 discard: ability light | ability heavy | base cavalry").say("0 ability light")
    t.expect("0 discard: ability light | ability heavy | base cavalry").say("0 base cavalry").expect()
    assert hand(t.state, 0) == "Elves, Elves, Elves, Trolls, Trolls"


@clause("AT-E12", "AT-10.8", "AT-8.2")
def test_e12_spiderriders() -> None:
    t = attacking(spot(a="Lair 1", b="Treecity 2, Burrows 1", played_a="Goblin spiderriders")).expect()
    assert fights(t) == ["normal 3+0:9"]
    assert board(t.state, 0) == "Lair 0 |  | "
    assert board(t.state, 1) == "Treecity 0, Burrows 0 |  | "


@clause("AT-E13", "AT-10.10", "AT-8.13")
def test_e13_dragon_fire() -> None:
    t = attacking(spot(a="Nest 2", b="Burrows 2, Burrows 1", played_a="Dragons")).expect()
    assert fights(t) == ["normal 0+8:14"]
    assert board(t.state, 0) == "Nest 0 |  | "
    assert board(t.state, 1) == " |  | "
    t.check()


@clause("AT-E14", "AT-6.3", "AT-6.10")
def test_e14_recruiting() -> None:
    s = spot(a="Treecity 0, Treecity 1, Treecity 2", b="Lair 0, Lair 1, Lair 2", hand_a="Nest base")
    for seat in (0, 1):
        on_top(s, seat, "Elves, Elves")
    t = renewing(s).say("0 ability", "0 ability", "1 ability", "1 ability", "0 Nest on territory II, space 1").expect()
    assert board(t.state, 0) == "Treecity 1, Treecity 2, Treecity 2 | Nest 0 | "
    assert board(t.state, 1) == "Lair 1, Lair 2, Lair 2 |  | "


@clause("AT-E15", "AT-6.7", "AT-6.2")
def test_e15_draw_then_discard_then_build() -> None:
    s = spot(hand_a="Elves, Elves, Trolls, Nest base, Lair base")
    on_top(s, 0, "Dragons, Treecity base")
    on_top(s, 1, "Elves, Elves")
    t = renewing(s).say("0 ability").expect("0 draw: ability | base").say("0 base")  # 7 cards
    t.say("0 ability light").expect_name(0, "discard").say("0 base siege")
    t.expect("1 draw: ability | base").say("1 ability", "1 ability")
    assert hand(t.state, 0) == "Elves, Trolls, Dragons, Treecity base, Lair base"
    t.expect_name(0, "build").say("0 Treecity on territory I, space 1", "0 Lair on territory I, space 2").expect()
    assert board(t.state, 0) == "Treecity 0, Lair 0 |  | "


@clause("AT-E16", "AT-6.9", "AT-6.10")
def test_e16_building_over() -> None:
    s = spot(a="Treecity 2", hand_a="Nest base")
    for seat in (0, 1):
        on_top(s, seat, "Elves, Elves")
    t = renewing(s).say("0 ability", "0 ability", "1 ability", "1 ability", "0 build siege 1 1").expect()
    assert board(t.state, 0) == "Nest 0 |  | "
    assert discards(t.state, 0) == "Treecity base"
    t.check()


@clause("AT-E17", "AT-7.11", "AT-7.12")
def test_e17_two_attacks() -> None:
    t = battle(spot(a="Lair 2 |  | Lair 1", b=" | Treecity 0, Treecity 0")).say("0 attack 1 2", "0 base 2 1")
    assert board(t.state, 0) == "Lair 0 |  | Lair 1"  # 8 damage by two bases
    t.expect("0 attack: end | attack 3 1 | attack 3 2 | attack 3 3").say("0 attack 3 2").expect()
    assert fights(t) == ["normal 6+0:8", "normal 3+0:4"]


@clause("AT-E17", "AT-7.11")
def test_e17_a_group_that_survived_its_attack_cannot_attack_again() -> None:
    t = battle(spot(a="Lair 2 |  | Lair 1", b=" | Treecity 0")).say("0 attack 1 2", "0 stay")
    assert board(t.state, 0) == "Lair 1 |  | Lair 1"
    t.expect("0 attack: end | attack 3 1 | attack 3 2 | attack 3 3")


@clause("AT-E18", "AT-9.6", "AT-8.16")
def test_e18_no_lasting_damage() -> None:
    t = battle(spot(a="Lair 2, Lair 1 | Lair 1, Burrows 1"))
    t.say("0 attack 1 1", "0 palace").expect("0 attack: end | attack 2 1 | attack 2 2 | attack 2 3")
    t.say("0 attack 2 1", "0 palace").expect()
    assert fights(t) == ["normal 9+0:10", "normal 5+0:10"]
    assert not t.happened("palace_lost")


@clause("AT-E19", "AT-10.5", "AT-8.5")
def test_e19_elves_under_fire() -> None:
    t = attacking(spot(a="Standing stones 2", b="Treecity 2", played_b="Elves")).expect()
    assert fights(t) == ["initiative 2:4"]
    assert board(t.state, 0) == "Standing stones 0 |  | "
    assert board(t.state, 1) == "Treecity 1 |  | "


@clause("AT-E20", "AT-13.1", "AT-13.3")
@pytest.mark.parametrize("last", [0, 1])
def test_e20_match(last: int) -> None:
    t = quick_match(starter=1)
    win_game(t, 0)
    assert (t.state.wins, t.state.starter) == ([1, 0], 1)
    win_game(t, 1)
    assert (t.state.wins, t.state.starter) == ([1, 1], 0)
    win_game(t, last)
    t.expect()
    assert [event.facts for event in t.happened("game")] == [(1, 1), (2, 1), (3, 0)]
    assert t.state.winner == last
    assert GAME.score(t.state)[last] == 1.0
