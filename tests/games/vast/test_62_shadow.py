"""Sections 34 to 38 and VF-62.9 to VF-62.18: the Shadow Unicorn among several players."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause, new_state
from monoceros.engine.chance import Dealer
from monoceros.engine.core import asks, say
from monoceros.engine.game import SetupError
from monoceros.engine.save import dump
from monoceros.games.vast import tables as t
from monoceros.games.vast.facts_knight import may_escape
from monoceros.games.vast.facts_push import may_push
from monoceros.games.vast.facts_shadow import decider, preferred, visible_pieces
from monoceros.games.vast.rules.game import play as whole_game
from monoceros.games.vast.rules.shadow import appear, rampage, stride
from monoceros.games.vast.rules.shadow_teleport import attack, attack_here, shadow_attacked, shadow_teleport
from monoceros.games.vast.rules.turn_end import end_of_turn
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY

from .dragons import mixed
from .spots import GAME, any_chance, play, say_space, spaces, unicorn, where

CROSS = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0", "A13@1,0 r0", "T01@2,0 r0", "T02@-1,0 r0")


def haunted(*tiles: str, **given: Any) -> State:
    """His turn, the second one; everybody has Health and Grit."""
    given = {"shadow": "medium", "shadow_at": "0,0 N", "deck": "U07", **given}
    s = mixed(*(tiles or CROSS), **given)
    s.turn, s.unicorn.turns = t.SHADOW, 2
    if t.KNIGHT in s.terms.role_of:
        s.knight.health, s.knight.cubes[0] = s.terms.knight.health, 2
    return s


def ran(s: State, chance: Dealer | list[int] | None = None) -> Played:
    return play(s, rampage, chance=chance)


# -- whom he targets ---


@clause("VF-62.9", "VF-62.12", "VF-G38")
def test_golden_38_the_hunter_before_whoever_is_closer() -> None:
    s = haunted(
        roles="knight,goblins,dragon", hunter="dragon", knight="0,1", dragon="2,0", cards="claw 3", grit=9, deck="U16"
    )
    ran(s).say("2 claw", "2 claw")  # the Knight must kill him: cards instead of Health (VF-62.13)
    assert (sum(s.dragon.hand), s.knight.grit) == (1, 9)


@clause("VF-62.9", "VF-62.12", "VF-G38", "VF-27.9")
def test_golden_38_only_the_knight_in_sight_loses_5_grit_and_no_health() -> None:
    s = haunted(roles="knight,goblins,dragon", hunter="dragon", knight="0,1", dragon="", grit=9)
    health = s.knight.health
    ran(s, any_chance())
    assert (s.knight.grit, s.knight.health) == (4, health)


@clause("VF-62.9")
def test_62_9_the_closest_then_one_by_chance() -> None:
    s = haunted(roles="knight,thief", knight="0,2", thief="1,0", hunter="none")
    assert preferred(s, visible_pieces(s)) == [t.THIEF_PIECE]
    for pick, killed in ((0, False), (1, True)):
        s = haunted(roles="knight,thief", knight="0,1", thief="1,0", hunter="none", grit=9)
        game = ran(s, [pick, *[0] * 4])
        assert (s.stands[t.THIEF_PIECE] == EMPTY) == killed
        assert game.happened("shadow_attacks")[0].facts == ((t.THIEF_PIECE,) if killed else (t.KNIGHT_PIECE,))


@clause("VF-36.19", "VF-62.10")
def test_36_19_of_the_hunters_tribes_the_strongest_then_the_closest() -> None:
    s = haunted(roles="goblins", tribes="bones 3@0,3;eye 2@1,0", goblins_rage=1)
    assert preferred(s, visible_pieces(s)) == [t.BONES_PIECE]
    s = haunted(roles="goblins", tribes="bones 3@0,3;eye 3@1,0", goblins_rage=1)
    assert preferred(s, visible_pieces(s)) == [t.EYE_PIECE]
    s = haunted(roles="goblins", tribes="bones 3@0,1;eye 3@1,0", goblins_rage=1)
    game = ran(s, any_chance())
    game.expect("0 rampage: bones | eye")
    assert dump(s)["stack"], "what waits for the answer can be saved (found by fuzz)"
    game.say("0 eye")
    assert s.stands[t.EYE_PIECE] == EMPTY


@clause("VF-62.10")
def test_62_10_of_equally_close_tribes_of_others_the_strongest() -> None:
    s = haunted(roles="goblins,thief", hunter="thief", tribes="bones 3@0,1;eye 2@1,0", goblins_rage=1)
    assert preferred(s, visible_pieces(s)) == [t.BONES_PIECE]


@clause("VF-36.17")
def test_36_17_whoever_stands_in_his_way_is_attacked_instead() -> None:
    s = haunted(roles="goblins,thief", hunter="thief", tribes="bones 2@0,1", thief="0,3", goblins_rage=1)
    ran(s, any_chance())
    assert s.stands[t.BONES_PIECE] == EMPTY
    assert where(s, s.stands[t.THIEF_PIECE]) == (0, 3)


@clause("VF-36.20", "VF-37.1")
def test_36_20_the_ghost_is_never_a_target() -> None:
    s = haunted(roles="knight,ghost", knight="2,0")
    s.stands[t.GHOST_PIECE] = s.stands[t.UNICORN_PIECE]
    assert visible_pieces(s) == [t.KNIGHT_PIECE]


@clause("VF-37.4")
def test_37_4_in_one_space_the_hunters_piece_is_attacked() -> None:
    s = haunted(roles="goblins,thief", hunter="thief", tribes="bones 4@0,0", thief="0,0", goblins_rage=1)
    play(s, attack_here)
    assert s.stands[t.THIEF_PIECE] == EMPTY
    assert s.stands[t.BONES_PIECE] == 0


# -- what he does to them ---


@clause("VF-37.2d", "VF-37.15", "VF-52.5")
def test_37_2d_a_thief_is_killed_and_nobody_has_a_bonus() -> None:
    s = haunted(roles="thief", thief="0,0", loot=3, carried=1)
    hand = s.unicorn.hand[:]
    play(s, attack, t.THIEF_PIECE)
    assert s.stands[t.THIEF_PIECE] == EMPTY
    assert s.treasures[0] == 1
    assert s.unicorn.hand == hand


@clause("VF-37.2a", "VF-62.12", "VF-34.6")
@pytest.mark.parametrize(("roles", "lost"), [("knight,goblins", (0, 5)), ("knight,thief", (1, 0))])
def test_62_12_grit_instead_of_health_if_somebody_must_kill_her(roles: str, lost: tuple[int, int]) -> None:
    s = haunted(roles=roles, knight="0,0", grit=9, hunter="knight")
    health = s.knight.health
    play(s, attack, t.KNIGHT_PIECE)
    assert (health - s.knight.health, 9 - s.knight.grit) == lost


@clause("VF-62.12", "VF-61.18a")
@pytest.mark.parametrize(("roles", "hunter", "hunted"), [
    ("knight,ghoul", "none", False),
    ("knight,ghoul", "knight", False),
    ("knight,dragon", "knight", False),
    ("knight,goblins", "none", True),
    ("knight,goblins", "goblins", False),  # his condition is another one now
    ("knight,vile_ghoul", "knight", True),
    ("knight,goblins,ghoul", "ghoul", True),
])  # fmt: skip
def test_62_12_she_is_hunted_by_whoever_must_kill_her_not_by_whoever_wins_when_she_dies(
    roles: str, hunter: str, hunted: bool
) -> None:
    s = haunted(roles=roles, knight="0,0", grit=9, hunter=hunter)
    health = s.knight.health
    play(s, attack, t.KNIGHT_PIECE)
    assert (health - s.knight.health, 9 - s.knight.grit) == ((0, 5) if hunted else (1, 0))


@clause("VF-62.13", "VF-61.18c")
@pytest.mark.parametrize(("roles", "hunter", "hunted"), [
    ("dragon,ghoul", "none", False),
    ("dragon,ghoul", "dragon", False),
    ("dragon,thief", "thief", False),
    ("knight,dragon", "none", True),
    ("knight,dragon", "knight", False),
    ("goblins,dragon", "dragon", True),
    ("knight,goblins,dragon", "goblins", True),
    ("vile_ghoul,dragon", "none", True),
])  # fmt: skip
def test_62_13_the_dragon_is_hunted_by_whoever_must_kill_him(roles: str, hunter: str, hunted: bool) -> None:
    s = haunted(roles=roles, dragon="0,0", cards="claw 2", hunter=hunter)
    health = s.dragon.health
    play(s, attack, t.DRAGON_PIECE)
    assert (health - s.dragon.health, sum(s.dragon.hand)) == ((0, 0) if hunted else (1, 2))


@clause("VF-62.11a", "VF-61.18a")
def test_62_11a_a_ghoul_who_hunts_does_not_win_when_the_knight_dies() -> None:
    for hunter, won in (("none", True), ("ghoul", False)):
        s = haunted(roles="knight,ghoul", knight="0,0", hunter=hunter)
        s.knight.health = 1
        play(s, attack, t.KNIGHT_PIECE)
        assert (s.winners == 2) == won


@clause("VF-62.14", "VF-62.16")
def test_62_14_a_knight_whom_nobody_must_kill_is_out_and_the_others_play_on() -> None:
    s = haunted(roles="knight,thief", knight="0,0", thief="2,0", hunter="thief")
    s.knight.health = 1
    play(s, attack, t.KNIGHT_PIECE)
    assert s.gone == 1
    assert s.stands[t.KNIGHT_PIECE] == EMPTY
    assert s.outcome == 0


@clause("VF-62.15")
def test_62_15_if_nobody_is_left_everybody_has_lost() -> None:
    s = haunted(roles="knight,dragon", hunter="knight", knight="0,0", dragon="2,0")
    s.gone = 2
    s.knight.health = 1
    play(s, attack, t.KNIGHT_PIECE)
    assert (s.outcome, s.winners) == (1, 0)


# -- who decides ---


@clause("VF-36.9", "VF-65.3", "VF-34.7")
@pytest.mark.parametrize(("hunter", "seat"), [("knight", 0), ("dragon", 1), ("thief", 2)])
def test_36_9_the_hunter_turns_his_tiles_also_among_several(hunter: str, seat: int) -> None:
    s = haunted("T04@0,1", "A05@0,2 r0", roles="knight,dragon,thief", hunter=hunter, knight="0,0", thief="0,2")
    assert decider(s) == seat
    assert play(s, stride, 1).ask(seat).name == "rotation"
    alone = haunted("T04@0,1", "A05@0,2 r0", roles="thief", thief="0,2")
    assert play(alone, stride, 1).ask(0).name == "rotation"


@clause("VF-36.9", "VF-34.15")
def test_36_9_without_a_hunter_whoever_decides_for_him_turns_them() -> None:
    s = haunted("T04@0,1", "A05@0,2 r0", roles="knight,dragon,thief", hunter="none", knight="0,0", dragon="0,2")
    assert play(s, stride, 1).ask(1).name == "rotation"


@clause("VF-37.9", "VF-37.6")
def test_37_9_the_hunter_says_where_the_squares_are_that_join_his_tile() -> None:
    s = haunted("A01@0,1 r0", roles="knight,dragon,thief", hunter="knight", knight="0,1", thief="0,1", deck="U04",
                stack="A02 A03 A04 A05")  # fmt: skip
    game = play(s, shadow_teleport)  # to (2, 2), an open space
    assert game.ask(0).name == "connect"


@clause("VF-37.9", "VF-37.7")
def test_37_9_the_hunter_names_the_tiles_that_an_open_destination_costs() -> None:
    s = haunted(*CROSS, roles="knight,dragon,thief", hunter="dragon", knight="0,1", thief="0,1", deck="U04 U07",
                collapsing=True)  # fmt: skip
    game = play(s, shadow_teleport, chance=any_chance())
    assert game.ask(1).name == "remove"


@clause("VF-37.9", "VF-55.5")
def test_37_9_with_a_cave_the_hunter_joins_and_the_cave_gives_the_tiles() -> None:
    s = haunted("A01@0,1 r0", roles="knight,cave", hunter="knight", knight="0,1", deck="U04", stack="A02 A03 A04 A05")
    for number in (2, 3, 4):
        s.tile_stack.remove(number)
        s.cave.hand.append(number)
    game = play(s, shadow_teleport)
    game.expect_name(1, "hand_tile").say(f"1 {game.options(1)[0]}")
    assert game.ask(0).name == "connect"


@clause("VF-34.15", "VF-62.14")
def test_34_15_without_a_hunter_the_last_player_with_a_piece_decides() -> None:
    s = haunted(roles="knight,dragon,thief", hunter="none", knight="0,1", dragon="1,0")
    assert decider(s) == 1
    s = haunted(roles="knight,dragon,thief", hunter="knight", dragon="1,0")
    s.gone = 1  # a hunter who is out of the game decides nothing
    assert decider(s) == 1
    s.stands[t.DRAGON_PIECE] = EMPTY
    assert decider(s) == 2


@clause("VF-62.11c", "VF-34.12", "VF-34.13")
def test_62_11c_the_hunter_places_him_beside_a_piece_of_his() -> None:
    s = haunted(roles="knight,thief", hunter="thief", knight="0,1", thief="1,0", shadow_at="", stack="A02")
    game = play(s, appear, decider(s))
    assert spaces(game, 1) == [(0, 0), (2, 0)]
    say_space(game, 2, 0, 1)
    assert s.unicorn.facing == t.EAST


@clause("VF-34.13")
def test_34_13_with_several_tribes_beside_any_one_of_them() -> None:
    s = haunted(roles="goblins", tribes="bones 2@0,2;eye 2@2,0", shadow_at="")
    game = play(s, appear, 0)
    assert spaces(game) == [(0, 1), (0, 3), (1, 0)]
    say_space(game, 1, 0)
    assert s.unicorn.facing == t.WEST


@clause("VF-34.13")
def test_34_13_without_a_piece_on_the_entrance_with_any_facing() -> None:
    s = haunted(roles="goblins", shadow_at="")
    game = play(s, appear, 0)
    game.expect("0 appear_facing: N | E | S | W").say("0 S")
    assert unicorn(s) == (0, 0)


# -- the hunter ---


@clause("VF-62.11a", "VF-34.2", "VF-34.3")
def test_62_11a_one_player_may_take_the_hunt_and_the_others_keep_their_conditions() -> None:
    s = haunted(roles="knight,thief", hunter="knight")
    assert s.terms.hunter == 0
    assert not may_escape(s)
    s.unicorn.out = True
    assert may_escape(s)
    assert s.terms.thief.goal > 0
    s = haunted(roles="goblins,thief", hunter="goblins")
    assert not s.terms.escapes >> t.GOBLINS & 1  # the kill alone wins


@clause("VF-62.11b", "VF-38.1")
@pytest.mark.parametrize(("role", "health"), [(t.KNIGHT, 6), (t.THIEF, 7)])
def test_62_11b_only_the_hunters_attacks_cost_him_health(role: int, health: int) -> None:
    s = haunted(roles="knight,thief", hunter="knight", knight="0,1", thief="1,0")
    play(s, shadow_attacked, role, True, chance=any_chance())
    assert s.unicorn.health == health


@clause("VF-62.18", "VF-34.8", "VF-34.4")
def test_62_18_the_cave_and_the_ghost_cannot_hunt() -> None:
    (option,) = [option for option in GAME.options if option.name == "hunter"]
    assert not {"cave", "cave_ghost", "ghost"} & set(option.choices)
    for cave in ("cave", "cave_ghost"):
        with pytest.raises(SetupError):
            new_state("vast", seats=1, roles=cave, shadow="medium")
    alone: Any = new_state("vast", seats=1, roles="ghost", shadow="medium")
    assert alone.terms.hunter == EMPTY


@clause("VF-62.17", "VF-10.2", "VF-10.3")
def test_62_17_tiles_at_the_end_of_everybodys_turn() -> None:
    s = haunted(roles="knight,thief", hunter="knight", knight="0,1", thief="1,0", stack="A02 A03")
    s.turn, s.revealed = t.THIEF, 1
    play(s, end_of_turn, 1, t.THIEF).expect()
    s = haunted(roles="knight,thief", hunter="knight", knight="0,1", thief="1,0", stack="A02 A03")
    s.turn = t.THIEF
    assert play(s, end_of_turn, 1, t.THIEF).ask(1).name == "place"


@clause("VF-38.6")
def test_38_6_giant_bats_do_not_move_him() -> None:
    s = haunted(roles="knight,cave", knight="0,1")
    assert not any([may_push(s, t.UNICORN_PIECE, 0, way) for way in range(4)])


@clause("VF-62.14")
def test_62_14_the_turns_of_an_eliminated_player_are_skipped() -> None:
    s: Any = new_state("vast", seats=2, roles="knight,thief", shadow="medium", hunter="thief")
    game = play(s, whole_game, chance=any_chance())
    s.gone, s.stands[t.KNIGHT_PIECE], s.knight.over = 1, EMPTY, True
    game.say("0 end")
    while s.round < 3 and not game.is_over:
        (ask,) = asks(s)
        assert ask.seat == 1
        say(s, ask.seat, ask.options[-1])
    turns = [event.facts[0] for event in game.happened("turn")]
    assert turns[1:3] == [t.THIEF, t.SHADOW]
    assert turns.count(t.KNIGHT) == 1
