"""Section 20: what a position is worth, and that nobody stands still for ever."""

from __future__ import annotations

from monoceros.games.tower.bots import value

from .spots import spot, turn

BOARD = "Lair 2, Burrows 1 | Nest 2 |"


def test_whoever_lets_turns_pass_has_less_to_hope_for_each_time() -> None:
    s = spot(a=BOARD, b=BOARD)
    turn(s)
    hopes = []
    for waited in (0, 1, 2, 5, 60):
        s.waited = [waited, 0]
        hopes.append(value(s, 0))
        assert value(s, 1) == 0.5, "the other side is no better off for it"
    assert hopes[0] == 0.5
    assert hopes == sorted(hopes, reverse=True)
    assert len(set(hopes)) == len(hopes)
    assert hopes[-1] < 0.1


def test_a_turn_counts_as_waited_until_its_owner_renews_or_attacks() -> None:
    s = spot(a=BOARD, b=BOARD)
    s.waited = [3, 1]
    game = turn(s).say("0 do not renew")
    assert s.waited == [4, 1]
    game.say("0 attack 1 1")
    assert s.waited == [0, 1]
    s = spot(a=BOARD, b=BOARD)
    s.waited = [3, 1]
    turn(s).say("0 renew")
    assert s.waited == [0, 1]
