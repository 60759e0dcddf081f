"""What bots of the base five look at."""

from __future__ import annotations

from typing import Any

from kit import Played
from monoceros.engine.core import Pick, asks
from monoceros.games.vast import tables as t
from monoceros.games.vast.bots import instinct
from monoceros.games.vast.bots_prey import is_last_trip
from monoceros.games.vast.state import State

from .dragons import dragon_goes, mixed
from .knights import go, set_cubes
from .tribes import tribe_goes

ROW = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")
LONG_ROW = (*ROW, "A13@0,4 r0", "A02@0,5 r0", "A06@0,6 r0")
FIVE = "movement stealth thievery sticky kit"  # upgrades: tokens stashed


def favourite(played: Played) -> Pick:
    state: Any = played.state
    ask = asks(state)[0]
    weights = instinct(state, ask)
    return ask.options[weights.index(max(weights))]


# -- his last trip ---


def trip(where: str, carried: int = 0, **given: Any) -> State:
    s = mixed(*LONG_ROW, roles="cave,thief", thief=where, carried=carried, collapsing=True, **given)
    s.turn = t.CAVE
    return s


def test_he_is_on_his_last_trip_with_all_that_is_missing() -> None:
    """VF-49.1"""
    assert is_last_trip(trip("0,3", carried=1, upgrades_of_thief=FIVE))
    assert not is_last_trip(trip("0,3", carried=1))
    assert not is_last_trip(trip("0,3", upgrades_of_thief=FIVE))


def test_on_his_last_trip_the_knight_leaves_the_dragon_for_him() -> None:
    """VF-29.5 Perception for the one, Strength for the other."""
    for upgrades, track in ((FIVE, "perception"), ("", "strength")):
        s = mixed(
            *ROW,
            "T01@0,-1 r0",
            roles="knight,dragon,thief",
            knight="0,0",
            dragon="0,-1",
            thief="0,1",
            carried=1,
            upgrades_of_thief=upgrades,
        )
        s.turn = t.KNIGHT
        set_cubes(s, "free 3")
        assert favourite(go(s)) == ("cube", track)


def test_on_his_last_trip_a_tribe_leaves_the_knight_for_him() -> None:
    for upgrades, way in ((FIVE, "N"), ("", "S")):
        s = mixed(
            *ROW,
            roles="knight,goblins,thief",
            knight="0,0",
            tribes="fangs 4@0,1",
            thief="0,2",
            carried=1,
            upgrades_of_thief=upgrades,
        )
        s.turn, s.goblins.rage = t.GOBLINS, 1
        assert favourite(tribe_goes(s, "fangs")) == ("step", way)


def test_on_his_last_trip_the_dragon_flies_to_him_and_not_to_a_treasure() -> None:
    for upgrades, way in ((FIVE, "N"), ("", "S")):
        s = mixed(
            *ROW,
            "T01@0,-1 r0 treasure",
            roles="dragon,thief",
            dragon="0,0",
            thief="0,1",
            carried=1,
            upgrades_of_thief=upgrades,
            cards="flame 1",
        )
        s.turn = t.DRAGON
        assert favourite(dragon_goes(s)) == ("go", way, 1)
