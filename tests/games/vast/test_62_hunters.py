"""Every role against both Unicorns: whoever must kill him costs him 1 Health, everybody else makes him Teleport."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause
from monoceros.engine.core import asks
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.options_roles import CANNOT_HUNT
from monoceros.games.vast.rules import ghoul_attack, goblins_attack, knight_attack, meetings, thief_actions
from monoceros.games.vast.rules.dragon_powers import maul
from monoceros.games.vast.state import State

from .dragons import mixed
from .knights import set_cubes
from .spots import any_chance, play, unicorn, where

HALL = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0", "A13@1,1 r0", "A02@-1,1 r0")
DARKS = ("A04@1,0", "A08@-1,0")
HUNTERS = ("knight", "goblins", "vile_ghoul", "dragon", "thief", "ghoul")
PIECE_OF = {
    "knight": t.KNIGHT_PIECE,
    "goblins": t.FANGS_PIECE,
    "vile_ghoul": t.GHOUL_PIECE,
    "dragon": t.DRAGON_PIECE,
    "thief": t.THIEF_PIECE,
    "ghoul": t.GHOUL_PIECE,
}

BY_CHOICE = [("knight,dragon,nightmare", "knight"), ("goblins,dragon,nightmare", "goblins")]
BY_CHOICE += [("vile_ghoul,dragon,nightmare", "vile_ghoul"), ("dragon,nightmare", "dragon")]
BY_CHOICE += [("dragon,nightmare,thief", "thief"), ("dragon,nightmare,ghoul", "ghoul")]
BY_VARIANT = [  # he sits in for the Dragon: whose goal is killing him (VF-22.4)?
    ("knight,nightmare", "knight", True),
    ("goblins,nightmare", "goblins", True),
    ("vile_ghoul,nightmare", "vile_ghoul", True),
    ("nightmare,thief", "thief", True),
    ("nightmare,cave,thief", "thief", True),
    ("nightmare,ghoul", "ghoul", False),
    ("knight,nightmare,ghoul", "ghoul", False),
    ("knight,goblins,nightmare", "knight", True),
    ("knight,goblins,nightmare", "goblins", False),
    ("knight,vile_ghoul,nightmare", "vile_ghoul", False),
    ("knight,nightmare,thief", "thief", False),
]
BESIDE = {role: "knight,thief" if role not in ("knight", "thief") else "dragon" for role in HUNTERS}


def in_order(roles: str) -> str:
    return ",".join(sorted(roles.split(","), key=t.ROLE_NAMES.index))


def beside(role: str, **given: Any) -> State:
    """A piece of the role stands with the Unicorn, strong enough to strike."""
    s = mixed(*HALL, *DARKS, deck="U07", collapsing=True, **given)
    s.stands[PIECE_OF[role]] = 1
    s.turn = t.ROLE_NAMES.index(role)
    if role == "knight":
        s.knight.health = 5
        set_cubes(s, "strength 3")
    elif role == "goblins":
        s.goblins.population[0], s.goblins.rage = 4, 2
    elif role == "thief":
        s.thief.cubes = 3
    elif role in ("ghoul", "vile_ghoul"):
        s.ghoul.discs = 5
    return s


def strikes(s: State, role: str) -> Played:
    """One attack by its own rules."""
    seat = s.terms.seat_of[t.ROLE_NAMES.index(role)]
    if role == "knight":
        game = play(s, knight_attack.attack_unicorn, chance=any_chance())
    elif role == "goblins":
        game = play(s, goblins_attack.attack_unicorn, 0, chance=any_chance())
    elif role == "dragon":
        game = play(s, maul, seat, (1,), d.CLAW_BITE, chance=any_chance())
    elif role == "thief":
        game = play(s, thief_actions.backstab, "unicorn", 3, chance=any_chance())
    else:
        game = play(s, ghoul_attack.attack, seat, t.UNICORN_PIECE, chance=any_chance())
    while not game.is_over:
        ask = asks(s)[0]
        game.say(f"{ask.seat} {game.options(ask.seat)[0]}")
    return game


def check_attack(s: State, role: str, *, hunts: bool) -> None:
    hand, health = s.unicorn.hand[:], s.unicorn.health
    game = strikes(s, role)
    assert s.unicorn.health == health - int(hunts)
    assert s.unicorn.hand == hand, "he gives no cards for his Health"
    assert unicorn(s) != (0, 1), "he Teleports, hit or not"
    assert game.happened("teleported")


# -- the Nightmare Unicorn ---


@clause("VF-22.1", "VF-62.5", "VF-57.6", "VF-57.7", "VF-44.2", "VF-48.3", "VF-52.2")
@pytest.mark.parametrize("hunts", [True, False])
@pytest.mark.parametrize(("roles", "role"), BY_CHOICE)
def test_62_5_only_the_hunter_costs_the_nightmare_unicorn_health(roles: str, role: str, hunts: bool) -> None:
    s = beside(role, roles=roles, hunter=role if hunts else "none", nightmare="0,1 N", hand="U01 U05")
    check_attack(s, role, hunts=hunts)


@clause("VF-62.5")
@pytest.mark.parametrize(("roles", "role"), [row for row in BY_CHOICE if row[1] != "dragon"])
def test_62_5_the_attack_of_one_who_stands_beside_the_hunter_costs_him_nothing(roles: str, role: str) -> None:
    s = beside(role, roles=roles, hunter="dragon", nightmare="0,1 N", hand="U01 U05")
    check_attack(s, role, hunts=False)


@clause("VF-22.1", "VF-22.4", "VF-57.6", "VF-57.7", "VF-62.8")
@pytest.mark.parametrize(("roles", "role", "hunts"), BY_VARIANT)
def test_22_4_in_the_dragons_place_he_is_the_prey_of_whoever_had_to_kill_the_dragon(
    roles: str, role: str, hunts: bool
) -> None:
    s = beside(role, roles=roles, nightmare="0,1 N", hand="U01 U05")
    check_attack(s, role, hunts=hunts)


# -- the Shadow Unicorn ---


@clause("VF-62.11b", "VF-38.1", "VF-57.8", "VF-44.6", "VF-48.5", "VF-52.4")
@pytest.mark.parametrize("hunter", ["itself", "another", "nobody"])
@pytest.mark.parametrize("role", HUNTERS)
def test_62_11b_only_the_hunter_costs_the_shadow_unicorn_health(role: str, hunter: str) -> None:
    roles = in_order(f"{role},{BESIDE[role]}")
    other = next(name for name in roles.split(",") if name != role)
    name = {"itself": role, "another": other, "nobody": "none"}[hunter]
    s = beside(role, roles=roles, shadow="medium", shadow_at="0,1 N", hunter=name)
    check_attack(s, role, hunts=hunter == "itself")


@clause("VF-34.2", "VF-34.7", "VF-57.8")
@pytest.mark.parametrize("role", HUNTERS)
def test_34_2_alone_everybody_hunts_the_shadow_unicorn(role: str) -> None:
    check_attack(beside(role, roles=role, shadow="medium", shadow_at="0,1 N"), role, hunts=True)


def test_every_role_that_can_hunt_is_tried() -> None:
    assert set(HUNTERS) == set(t.ROLE_NAMES[:-1]) - {*CANNOT_HUNT, "nightmare"}


# -- roles that nobody plays ---


@clause("VF-34.4", "VF-62.11b", "VF-59.8")
@pytest.mark.parametrize("role", ["knight", "goblins", "dragon", "thief", "ghoul"])
def test_a_stranger_whom_the_ghost_leads_did_not_have_to_kill_him_yet_cost_him_health(role: str) -> None:
    """Nobody hunts, and nobody plays the role: that was taken for a hunter, and his last Health stopped the game."""
    number = t.ROLE_NAMES.index(role)
    s = mixed(*HALL, roles="ghost", shadow="medium", shadow_at="0,1 N", deck="U07", collapsing=True)
    s.possessed, s.unicorn.health = number, 1
    play(s, meetings.unicorn_attacked, number, True, chance=any_chance())
    assert (s.unicorn.health, where(s, s.stands[t.UNICORN_PIECE])) == (1, (0, 2))
    meetings.unicorn_hit(s, number)
    assert s.unicorn.health == 1


@clause("VF-22.1", "VF-59.8")
def test_22_1_nor_does_such_a_stranger_cost_the_nightmare_unicorn_health() -> None:
    s = mixed(*HALL, roles="nightmare,ghost", nightmare="0,1 N", deck="U07", collapsing=True)
    s.possessed, health = t.KNIGHT, s.unicorn.health
    play(s, meetings.unicorn_attacked, t.KNIGHT, True, chance=any_chance())
    assert s.unicorn.health == health
