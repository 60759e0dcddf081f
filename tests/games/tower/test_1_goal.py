"""Section 1: how a game and a match are won."""

from __future__ import annotations

from kit import clause

from .spots import GAME, attacking, match_of, playing, set_up, spot, win_game


@clause("AT-1.1")
def test_1_1_a_game_is_won_at_the_moment_the_enemy_palace_is_destroyed() -> None:
    t = playing(spot(a="Lair 2, Burrows 2 | Standing stones 1", hand_a="Druids"))
    t.say("0 decline", "0 pass", "0 attack 1 1", "0 pass", "0 palace")
    t.expect()
    assert t.state.result == 0
    assert t.happened("turn_end") == []


@clause("AT-1.1")
def test_1_1_the_second_seat_wins_in_the_same_way() -> None:
    t = playing(spot(b="Lair 2, Burrows 2", active=1))
    t.say("1 decline", "1 attack 1 1", "1 palace")
    t.expect()
    assert t.state.result == 1


@clause("AT-1.2")
def test_1_2_the_defender_cannot_destroy_the_attackers_palace() -> None:
    full = "Treecity 0, Treecity 0, Treecity 0"
    s = spot(a=full, b=f"| {full} | Burrows 0, Burrows 0, Burrows 0", specials=(1, 2))
    t = attacking(s, group=4, goal=1).say("0 palace")  # 24 damage in return, 7 of it for the Treant
    assert t.is_over
    assert t.state.specials == [0, 1]
    assert t.happened("palace_lost") == []


@clause("AT-1.3")
def test_1_3_a_palace_destroyed_counts_even_if_all_attackers_are_destroyed_in_the_same_combat() -> None:
    t = playing(spot(a="Burrows 2, Burrows 2, Burrows 1"))  # 10 damage against 10
    t.say("0 decline", "0 attack 1 1", "0 palace")
    t.expect()
    assert t.state.result == 0


@clause("AT-1.4")
def test_1_4_the_match_is_won_by_the_first_player_to_win_two_games() -> None:
    t = win_game(match_of(3, starter=0))
    assert (t.state.wins, t.state.winner) == ([1, 0], -1)
    win_game(set_up(t).say("1 decline"))
    t.expect()
    assert (t.state.wins, t.state.winner) == ([2, 0], 0)
    assert GAME.score(t.state) == [1.0, 0.0]


@clause("AT-1.5")
def test_1_5_with_a_turn_limit_of_n_the_game_is_a_draw_after_n_turns() -> None:
    t = playing(spot(turn_limit=3))
    t.say("0 decline", "1 decline").expect("0 renew: renew | decline")
    t.say("0 decline").expect()
    assert t.state.result == -1


@clause("AT-1.5")
def test_1_5_a_palace_destroyed_in_the_last_turn_still_wins() -> None:
    t = playing(spot(a="Lair 2, Burrows 2", turn_limit=1))
    t.say("0 decline", "0 attack 1 1", "0 palace").expect()
    assert t.state.result == 0


@clause("AT-1.5")
def test_1_5_people_have_no_turn_limit() -> None:
    t = playing(spot())
    for turn in range(201):
        t.say(f"{turn % 2} decline")
    t.expect("1 renew: renew | decline")


@clause("AT-1.5")
def test_1_5_bots_have_a_turn_limit_of_200() -> None:
    assert GAME.option_values({}, bots_only=True)["turn_limit"] == 200
    assert GAME.option_values({})["turn_limit"] == 0
