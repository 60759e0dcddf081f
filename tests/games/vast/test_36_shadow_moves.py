"""Sections 36 and 37: the Shadow Unicorn moves, turns, rampages, attacks and Teleports."""

from __future__ import annotations

from typing import Any

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast.facts_shadow import faces_wall, next_open
from monoceros.games.vast.rules.removal import remove_tile
from monoceros.games.vast.rules.shadow import follow, move, rampage, turn
from monoceros.games.vast.rules.shadow_teleport import meet, shadow_teleport, teleport_once
from monoceros.games.vast.state import OVER, State
from monoceros.games.vast.tables import CUBE, EAST, EMPTY, LEFT, NORTH, RIGHT, SOUTH, WEST

from .knights import knights
from .spots import any_chance, count_tiles, dark, knight, play, say_space, spaces, tile, unicorn
from .test_34_shadow import lay_terrain_squares

FAR = ("T01@9,9 r0", "T02@9,8 r0")  # where the Knight waits unseen


def shadow(*tiles: str, at: str, **given: Any) -> State:
    """A spot with the Shadow Unicorn; the Knight is far away unless it is said where."""
    given.setdefault("knight", "9,9")
    given.setdefault("shadow", "medium")
    return knights(*tiles, *FAR, shadow_at=at, turns=2, **given)


# -- Move ---


@clause("VF-36.1")
def test_36_1_with_a_wall_ahead_he_turns_clockwise_first_and_leaves_no_cube() -> None:
    s = shadow("A07@1,0 r3", "A01@1,1 r0", "A05@-1,0 r0", at="1,0 E")  # walls E and S
    play(s, move, 1)
    assert unicorn(s) == (0, 0)
    assert s.unicorn.facing == WEST
    assert s.tokens[1] == 0
    assert s.unicorn.cubes == 21


@clause("VF-36.2", "VF-36.3")
def test_36_2_forward_as_far_as_the_card_says() -> None:
    s = shadow("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0", "A13@0,4 r0", at="0,0 N")
    play(s, move, 3)
    assert unicorn(s) == (0, 3)
    assert s.unicorn.cubes == 21


@clause("VF-36.3", "VF-36.6", "VF-36.10", "VF-G22")
def test_golden_22_a_wall_a_cube_and_back() -> None:
    s = shadow("A07@1,0 r3", "A01@-1,0 r0", at="0,0 E")
    play(s, move, 2)
    assert unicorn(s) == (0, 0)
    assert s.unicorn.facing == WEST
    assert s.tokens[1] & CUBE
    assert s.unicorn.cubes == 20


@clause("VF-36.3", "VF-36.5", "VF-37.5", "VF-G23")
def test_golden_23_a_cube_makes_him_teleport_and_ends_the_move() -> None:
    s = shadow("A01@1,0 r0 cube", "A05@2,0 r0", "A10@2,1 r0", at="0,0 E", deck="U06")  # one ahead, one to the left
    game = play(s, move, 3)
    assert unicorn(s) == (2, 1)
    assert s.unicorn.facing != NORTH
    assert [event.facts[0] for event in game.happened("teleported")] == [3]
    assert s.tokens[1] & CUBE


@clause("VF-36.4", "VF-37.3")
def test_36_4_after_an_attack_the_steps_begin_anew_where_he_lands() -> None:
    s = shadow("A01@1,0 r0", "A05@2,0 r0 cube", "A13@1,-1 r0", at="0,0 E", knight="1,0", deck="U07 U16 U12")
    # U07 leads him one ahead onto a cube, U16 one back to the Knight, U12 one to the right
    game = play(s, move, 1)
    assert s.knight.health == 5
    assert len(game.happened("shadow_attacks")) == 2
    assert unicorn(s) == (1, -1)
    assert s.tokens[3] & CUBE
    assert s.unicorn.facing == NORTH


@clause("VF-36.7", "VF-3.3", "VF-3.4")
def test_36_7_a_tile_he_reveals_connects_and_lets_him_go_on() -> None:
    s = shadow("E02@0,1", "A01@0,2 r0", at="0,0 N", collapsing=True)  # a Side tile
    game = play(s, move, 2)
    assert game.options(0) == ["r0", "r2"]  # no wall in the north or in the south
    game.say("0 r0")
    assert unicorn(s) == (0, 2)


@clause("VF-36.7", "VF-36.8", "VF-36.9")
def test_36_8_where_he_cannot_go_on_he_stops_and_step_4_follows() -> None:
    s = shadow("E08@0,1", "A01@1,1 r0", "A05@-1,1 r0", at="0,0 N", collapsing=True)  # a Corner: no way straight on
    game = play(s, move, 3).expect("0 rotation: r1 | r2")  # the hunter chooses
    game.say("0 r1")
    assert unicorn(s) == (0, 1)
    assert s.tokens[1] & CUBE
    assert s.unicorn.facing == EAST


@clause("VF-36.11", "VF-36.12")
def test_36_11_an_edge_without_a_tile_behind_it_is_a_wall_to_him() -> None:
    for collapsing in (True, False):
        s = shadow("A01@0,1 r0", at="0,1 N", collapsing=collapsing)
        assert faces_wall(s, NORTH)
        assert faces_wall(s, EAST)
        assert not faces_wall(s, SOUTH)
        assert next_open(s, RIGHT) == SOUTH


@clause("VF-36.13")
def test_36_13_without_cubes_step_4_only_turns_him() -> None:
    s = shadow("A07@1,0 r3", at="0,0 E", cubes="free 2")
    s.unicorn.cubes = 0
    play(s, move, 1)
    assert s.tokens[1] == 0
    assert s.unicorn.facing == WEST


# -- Turn ---


@clause("VF-36.14")
def test_36_14_to_the_first_open_edge_in_the_direction_of_the_card() -> None:
    s = shadow("A01@0,1 r0", "A05@1,0 r0", "A03@-1,0 r2", at="0,0 N")  # a wall towards the west
    play(s, turn, LEFT)
    assert s.unicorn.facing == EAST  # west has a wall, south no tile
    play(s, turn, RIGHT)
    assert s.unicorn.facing == NORTH
    alone = shadow("A12@0,1 r0", at="0,1 N", knight="9,9")  # a dead end, open in the north
    alone.unicorn.facing = SOUTH
    dead = shadow("A12@0,1 r2", at="0,1 S")
    play(dead, turn, LEFT)
    assert dead.unicorn.facing == SOUTH  # the only open edge


# -- Rampage ---


@clause("VF-36.15", "VF-36.16", "VF-37.1", "VF-37.2a")
def test_36_15_he_runs_to_her_over_cubes_and_attacks() -> None:
    s = shadow("A01@0,1 r0 cube", "A05@0,2 r0", "A10@0,-1 r0", "A13@0,-2 r0", at="0,2 W", knight="0,0", deck="U07")
    game = play(s, rampage)
    assert s.knight.health == 6
    assert s.unicorn.facing == SOUTH
    assert unicorn(s) == (0, -1)
    assert [event.facts for event in game.happened("moved")][:2] == [(t.UNICORN_PIECE, 1), (t.UNICORN_PIECE, 0)]


@clause("VF-36.15", "VF-35.9", "VF-35.4")
def test_follow_rampages_instead_of_the_move() -> None:
    s = shadow("A01@0,1 r0", "A05@0,2 r0", at="0,2 N", knight="0,0", deck="U21", drawn=1)
    game = play(s, follow, 6, chance=any_chance())
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert game.happened("rampage")
    assert s.knight.health == 6


@clause("VF-36.18")
def test_36_18_in_her_own_space_he_attacks_at_once() -> None:
    s = shadow("A01@0,1 r0", "A05@0,2 r0", at="0,0 N", knight="0,0", deck="U07")
    game = play(s, rampage)
    assert s.knight.health == 6
    assert not game.happened("moved")
    assert unicorn(s) == (0, 1)
    assert [event.name for event in game.state.events][:3] == ["rampage", "shadow_attacks", "hurt"]


# -- Teleports (section 37) ---


@clause("VF-37.6", "VF-18.2")
def test_37_6_an_open_destination_gets_a_tile_that_is_joined() -> None:
    s = shadow("A01@0,1 r0", at="0,0 N", deck="U04", stack="A05 A10 A13 A02 A03")  # two ahead, two to the right
    game = play(s, teleport_once)
    assert sorted(spaces(game)) == [(1, 2), (2, 1)]
    say_space(game, 1, 2)
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert unicorn(s) == (2, 2)
    assert len(s.tile_stack) == 2


@clause("VF-37.7", "VF-37.9", "VF-G39")
def test_golden_39_in_the_collapse_only_the_first_open_card_costs_three_tiles() -> None:
    row = ("A01@0,1 r0", "A05@0,2 r0", "A10@1,0 r0", "A13@2,0 r0", "E05@3,0 r0", "E07@4,0 r0", "E10@-1,0 r0")
    s = knights(*row, knight="1,0", shadow="medium", shadow_at="0,0 N", deck="U00 U04 U07", collapsing=True)
    before = count_tiles(s)
    game = play(s, teleport_once)
    for x in (4, 3, 2):
        say_space(game, x, 0)
    assert game.is_over
    assert count_tiles(s) == before - 3
    assert unicorn(s) == (0, 1)
    assert len(game.happened("unicorn_turned_up")) == 3


@clause("VF-37.7", "VF-8.8")
def test_37_7_a_tile_he_leaves_may_be_among_the_three_and_goes_once() -> None:
    """Thrown off it he hits the Knight, Teleports again, and an open space costs the very tile (found by fuzz)."""
    row = ("A01@0,1 r0", "A10@1,0 r0", "A13@2,0 r0", "E05@3,0 r0", "E07@4,0 r0", "E10@-1,0 r0", "A05@0,2 r0")
    s = knights(*row, knight="3,0", shadow="medium", shadow_at="4,0 W", turns=2, deck="U07 U04 U02", collapsing=True)
    before = count_tiles(s)
    game = play(s, remove_tile, 0, tile(s, 4, 0))
    for space in ((4, 0), (0, 2), (0, 1)):
        say_space(game, *space)
    assert game.is_over
    assert len(game.happened("shadow_attacks")) == 1
    assert unicorn(s) == (1, 0)
    assert count_tiles(s) == before - len(game.happened("removed")) == before - 3


@clause("VF-37.8", "VF-18.6")
def test_37_8_the_steps_follow_where_he_lands() -> None:
    s = shadow("E02@0,1", "A05@-1,1 r0", at="0,0 N", deck="U07", collapsing=True)
    game = play(s, shadow_teleport)
    assert game.options(0) == ["r0", "r1", "r2"]  # only the way out counts
    game.say("0 r1")  # the wall is ahead of him
    assert s.tokens[1] & CUBE
    assert s.unicorn.facing == SOUTH


@clause("VF-37.10")
def test_37_10_without_enough_tiles_another_card_is_drawn() -> None:
    s = shadow("A01@0,1 r0", "A05@0,2 r0", at="0,0 N", deck="U04 U07", stack="A10")
    play(s, teleport_once)
    assert unicorn(s) == (0, 1)
    assert len(s.tile_stack) == 1
    assert s.unicorn.discards == [4, 7]


@clause("VF-37.11")
def test_37_11_without_a_valid_card_he_stays() -> None:
    s = shadow("A01@0,1 r0", at="0,0 N", collapsing=True)
    s.unicorn.deck.bag, s.unicorn.deck.top = [], [card for card in range(24) if card != 7]
    s.unicorn.hand = [7]
    s.tokens[0] = 0
    game = play(s, teleport_once)
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert unicorn(s) == (0, 0)


@clause("VF-37.12", "VF-7.9")
def test_37_12_he_leaves_a_tile_that_is_removed() -> None:
    s = knights("A01@0,1 r0", "A05@0,2 r0", "A10@1,1 r0", shadow="easy", shadow_at="0,1 N", deck="U07", collapsing=True)
    game = play(s, remove_tile, 0, 1)
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert s.at[1] == EMPTY
    assert s.stands[t.UNICORN_PIECE] == 2


@clause("VF-37.12")
def test_37_12_without_an_open_edge_he_teleports() -> None:
    s = shadow("A12@1,0 r1", "A01@0,1 r0", at="1,0 N", deck="U11")  # walls N, W and S, and nothing in the east
    play(s, move, 2)
    assert unicorn(s) == (0, 0)
    again = shadow("A12@1,0 r1", "A01@0,1 r0", at="1,0 N", deck="U11")
    play(again, turn, LEFT)
    assert unicorn(again) == (0, 0)


@clause("VF-37.13", "VF-65.16a")
def test_37_13_magma_drives_him_on() -> None:
    s = shadow("A01@0,1 r0", "A05@1,0 r0", at="0,0 W", deck="U17")
    lay_terrain_squares(s, t.MAGMA, ((-1, 0), (-2, 0), (-1, -1)))
    s.unicorn.deck.top = [s.unicorn.deck.bag.pop(s.unicorn.deck.bag.index(16))]  # one back, to the Entrance
    game = play(s, move, 1)
    assert game.happened("teleported")
    assert unicorn(s) == (0, 0)


@clause("VF-11.10")
def test_11_10_a_chain_of_teleports_ends() -> None:
    s = shadow("A01@0,1 r0 cube", at="0,0 N", chain=24)
    assert play(s, shadow_teleport).is_over
    assert unicorn(s) == (0, 0)
    near = shadow("A01@0,1 r0", at="0,0 N", knight="0,0", chain=24)
    play(near, meet)
    assert near.knight.health == 7  # the last attack of the chain is not carried out
    assert near.outcome != OVER
    assert knight(near) == (0, 0)
    assert dark(near) == []
    assert tile(near, 0, 1) == 1
