"""Sections 7, 17, 21 to 23: pieces are moved by others, and the Nightmare Unicorn meets every role."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast.effects_unicorn import set_up_nightmare
from monoceros.games.vast.facts_push import may_push
from monoceros.games.vast.facts_unicorn import radiance, removable_upgrades, stat
from monoceros.games.vast.rules import dragon_die, meetings, nightmare_harm
from monoceros.games.vast.rules.nightmare import move
from monoceros.games.vast.rules.nightmare_start import enter_the_cave
from monoceros.games.vast.rules.pushing import push
from monoceros.games.vast.rules.removal import remove_tile
from monoceros.games.vast.rules.teleport import gather
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY

from .dragons import mixed
from .ghouls import ghouls
from .spots import any_chance, play, unicorn, where

HALL = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")


def darkened(*tiles: str, **given: Any) -> State:
    """The Nightmare Unicorn's turn, with others around him."""
    given = {"nightmare": "0,0 N", "deck": "U07", **given}
    s = mixed(*(tiles or HALL), **given)
    s.turn = t.NIGHTMARE
    if t.KNIGHT in s.terms.role_of:
        s.knight.health = s.terms.knight.health
    return s


# -- moved by others ---


@clause("VF-7.4")
def test_7_4_a_tribe_not_through_walls_nor_to_others_and_at_no_cost() -> None:
    s = mixed("A03@1,0 r0", "A01@0,1 r0", "A04@-1,0", tribes="bones 2@0,0", thief="0,1", roles="goblins,thief")
    ways = [way for way in range(4) if may_push(s, t.BONES_PIECE, 0, way)]
    assert ways == [t.WEST]  # the Thief is in the north, a wall in the east; Dark tiles are no obstacle
    play(s, push, t.BONES_PIECE, 3)
    assert s.goblins.population[1] == 2


@clause("VF-7.7", "VF-23.1", "VF-59.14")
def test_7_7_the_nightmare_unicorn_not_through_walls_onto_dark_tiles_or_others() -> None:
    s = mixed(
        "A03@1,0 r0", "A01@0,1 r0", "A04@-1,0", "A05@0,-1 r0", nightmare="0,0 N", thief="0,1", roles="nightmare,thief"
    )
    assert [way for way in range(4) if may_push(s, t.UNICORN_PIECE, 0, way)] == [t.SOUTH]


@clause("VF-7.12", "VF-23.3")
def test_7_12_several_pieces_leave_a_tile_one_after_the_other() -> None:
    s = ghouls(
        "A01@0,1 r0",
        "A05@1,1 r0",
        "A10@-1,1 r0",
        "A13@0,2 r0",
        knight="0,1",
        ghoul="0,1",
        nightmare="0,1 N",
        deck="U07",
        roles="knight,nightmare,ghoul",
        collapsing=True,
    )
    game = play(s, remove_tile, 2, 1, chance=any_chance())
    assert unicorn(s) == (0, 2)  # he Teleports first, and is in their way
    assert len(game.options(2)) == 3
    game.say("2 t0").expect("2 refuge: t2 | t3").say("2 t3")
    assert where(s, s.stands[t.KNIGHT_PIECE]) == (0, 0)
    assert where(s, s.stands[t.GHOUL_PIECE]) == (-1, 1)


@clause("VF-7.14", "VF-46.6")
def test_7_14_a_flame_wall_burns_whoever_is_moved_into_it() -> None:
    s = mixed(*HALL, knight="0,0", dragon="0,2", roles="knight,dragon", grit=9)
    s.tokens[1] |= t.FLAME_WALL
    play(s, push, t.KNIGHT_PIECE, 1)
    assert s.knight.grit == 4


# -- whom he meets ---


@clause("VF-17.2", "VF-17.3")
def test_17_2_with_several_players_he_chooses_one_and_ghosts_do_not_count() -> None:
    s = darkened(knight="0,1", thief="0,1", roles="knight,nightmare,thief,ghost", grit=9, hand="U07")
    s.stands[t.GHOST_PIECE] = 1
    game = play(s, move, 1, 1, chance=any_chance())
    game.expect("1 target: knight | thief").say("1 knight")
    assert s.knight.grit == 8
    assert s.stands[t.THIEF_PIECE] == 1


@clause("VF-17.3")
def test_17_3_alone_the_ghost_causes_no_attack() -> None:
    s = darkened(roles="nightmare,ghost")
    s.stands[t.GHOST_PIECE] = 1
    play(s, move, 0, 1).expect()
    assert unicorn(s) == (0, 1)


@clause("VF-48.4", "VF-12.6")
def test_48_4_a_flame_wall_makes_him_teleport_and_nothing_else() -> None:
    s = darkened(dragon="0,3", roles="dragon,nightmare")
    s.tokens[1] |= t.FLAME_WALL
    health = s.unicorn.health
    play(s, move, 1, 1)
    assert unicorn(s) == (0, 2)
    assert s.unicorn.health == health


@clause("VF-21.13", "VF-21.14")
def test_21_14_a_trapped_gem_stops_the_collecting() -> None:
    s = darkened("T01@0,1 r0 treasure", *HALL[1:], roles="dragon,nightmare", nightmare="0,1 N", gems="claw 0,1")
    game = play(s, gather, 1, chance=[t.FACE_CENTRE])
    game.expect("1 gather: collect | gem claw | leave").say("1 gem claw")
    assert (radiance(s), s.treasures[1]) == (0, 1)
    assert unicorn(s) == (0, 2)
    assert s.dragon.gem_at == [-1, -1, -1]


@clause("VF-22.1", "VF-22.2", "VF-22.4", "VF-22.6")
@pytest.mark.parametrize(
    ("roles", "role", "lost"),
    [
        ("knight,nightmare", t.KNIGHT, 1),
        ("goblins,nightmare", t.GOBLINS, 1),
        ("vile_ghoul,nightmare", t.VILE_GHOUL, 1),
        ("dragon,nightmare", t.DRAGON, 0),
        ("nightmare,thief", t.THIEF, 1),
        ("knight,nightmare,thief", t.THIEF, 0),
        ("knight,goblins,nightmare", t.GOBLINS, 0),
    ],
)
def test_22_1_he_loses_health_only_to_those_who_must_kill_him(roles: str, role: int, lost: int) -> None:
    s = darkened(roles=roles)
    health = s.unicorn.health
    play(s, meetings.unicorn_attacked, role, True)
    assert health - s.unicorn.health == lost
    assert unicorn(s) == (0, 1)


@clause("VF-22.5", "VF-62.5")
def test_62_5_with_a_dragon_one_player_may_agree_to_hunt_him() -> None:
    s = darkened(roles="dragon,nightmare,thief", hunter="thief")
    s.unicorn.health = 1
    play(s, nightmare_harm.attacked, t.DRAGON, True)
    assert s.unicorn.health == 1
    play(s, nightmare_harm.attacked, t.THIEF, True)
    assert s.winners == 4


@clause("VF-22.5", "VF-62.7")
def test_62_7_a_dragon_who_hunts_him_must_also_escape() -> None:
    s = darkened(roles="dragon,nightmare,thief", hunter="dragon")
    s.unicorn.health = 1
    play(s, nightmare_harm.attacked, t.DRAGON, True)
    assert s.outcome == 0
    assert s.unicorn.out
    assert s.gone == 2
    assert s.stands[t.UNICORN_PIECE] == EMPTY


# -- Ash Dragon ---


@clause("VF-62.2", "VF-55.2", "VF-G2")
def test_golden_2_ash_dragon_is_a_cube_on_his_first_armor_space() -> None:
    s = mixed(roles="goblins,nightmare")
    s.chance = any_chance()
    s.unicorn.deck.bag = []
    set_up_nightmare(s)
    assert (stat(s, t.ARMOR), s.unicorn.track, s.unicorn.cubes, radiance(s)) == (2, 12, 8, 0)
    assert removable_upgrades(s) == []


@clause("VF-55.1", "VF-G31")
def test_golden_31_spores_take_an_upgrade_but_no_radiance() -> None:
    s = darkened(roles="nightmare,cave", upgrades=[1, 1, 0, 0, 0, 0])
    s.unicorn.track = 10
    supply = s.unicorn.cubes
    game = play(s, nightmare_harm.lose_upgrade)
    game.expect("0 lose_upgrade: spirit | pace").say("0 pace")
    assert (stat(s, t.PACE), stat(s, t.SPIRIT), radiance(s)) == (3, 5, 2)
    assert s.unicorn.cubes == supply + 1


@clause("VF-12.12", "VF-12.14")
def test_12_12_where_everybody_crowds_around_the_entrance_he_starts_as_near_as_he_can() -> None:
    s = mixed(
        "A01@0,1 r0", "A05@1,0 r0", "A10@0,2 r0", knight="0,0", thief="0,1", roles="knight,nightmare,thief", tribes=""
    )
    s.stands[t.DRAGON_PIECE] = 2
    s.unicorn.turns = 0
    game = play(s, enter_the_cave, 1)
    game.expect("1 facing: N | E | S | W").say("1 S")
    assert unicorn(s) == (0, 2)


@clause("VF-59.8", "VF-46.8")
def test_59_8_a_shriek_that_the_ghost_left_behind_is_nobodys() -> None:
    s = ghouls(*HALL, ghoul="0,1", roles="ghoul,ghost")
    s.dragon.shriek = True
    assert play(s, dragon_die.roll, chance=[t.FACE_RING]).is_over
    assert s.dice == t.FACE_RING
