"""What bots of the base five look at: blows that threaten, the Thief's trips and purses."""

from __future__ import annotations

from typing import Any

from kit import Played
from monoceros.engine.core import Pick, asks
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.bots import instinct, value
from monoceros.games.vast.bots_goblins import can_strike, marches
from monoceros.games.vast.bots_prey import is_last_trip
from monoceros.games.vast.bots_threats import blows
from monoceros.games.vast.state import State

from .dragons import dragon_goes, mixed, thief_goes
from .knights import go, set_cubes
from .spots import any_chance, tile
from .tribes import goblins, tribe_goes

ROW = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")
LONG_ROW = (*ROW, "A13@0,4 r0", "A02@0,5 r0", "A06@0,6 r0")
FIVE = "movement stealth thievery sticky kit"  # upgrades: tokens stashed


def favourite(played: Played) -> Pick:
    state: Any = played.state
    ask = asks(state)[0]
    weights = instinct(state, ask)
    return ask.options[weights.index(max(weights))]


def of_role(s: State, role: int) -> float:
    return value(s, s.terms.seat_of[role])


# -- blows of the Tribes ---


def raid(**given: Any) -> State:
    return goblins(*ROW, roles="knight,goblins", knight="0,0", **given)


def test_a_tribe_that_can_strike_threatens_more_than_one_in_hiding_and_a_weak_one_nothing() -> None:
    """VF-43.1, VF-43.4"""
    out, hidden, weak = raid(tribes="fangs 3@0,1"), raid(hidden="fangs 3"), raid(tribes="bones 1@0,1")
    assert blows(out) > blows(hidden) > blows(weak) == 0.0
    out.goblins.activated |= 1
    assert blows(hidden) < blows(out) < blows(raid(tribes="fangs 3@0,1"))  # not before the next turn


def test_a_tribe_that_would_be_too_weak_on_arrival_is_only_on_its_way() -> None:
    """VF-43.3"""
    far = goblins(*LONG_ROW, roles="knight,goblins", knight="0,0", tribes="bones 3@0,6", strength=1)
    assert 0.0 < blows(far) < blows(raid(tribes="bones 3@0,1", strength=1))


def test_only_lit_tiles_on_its_way_make_a_tribe_weaker() -> None:
    """VF-43.3 One Goblin for every second Lit tile that it leaves, so the Dark makes a long way safe."""
    dark = [words.removesuffix(" r0") for words in LONG_ROW]
    for tiles, fit in ((LONG_ROW, False), (dark, True)):
        s = goblins(*tiles, roles="knight,goblins", knight="0,0", tribes="bones 3@0,6", strength=1)
        assert can_strike(s, g.BONES, marches(s)[tile(s, 0, 6)]) == fit


def test_a_tribe_goes_round_through_the_dark() -> None:
    """VF-43.3 Two steps over a Lit tile, or four over Dark ones."""
    around = ("A01@0,1 r0", "A05@0,2 r0", "A10@1,0", "A13@1,1", "A02@1,2")
    for tiles, way in ((around, "E"), (around[:3], "S")):
        s = goblins(*tiles, roles="knight,goblins", knight="0,0", tribes="fangs 5@0,2")
        assert favourite(tribe_goes(s, "fangs")) == ("step", way)


def test_strength_keeps_blows_away_and_cubes_at_hand_will_in_her_own_turn() -> None:
    """VF-27.2 In the Goblins' turn only what lies on Strength counts."""
    assert blows(raid(tribes="bones 3@0,1", strength=3)) == 0.0
    s = raid(tribes="bones 3@0,1")  # two cubes at hand
    assert blows(s) > 0.0
    s.turn = t.KNIGHT
    assert blows(s) == 0.0


def test_a_threat_is_good_for_the_goblins_and_bad_for_the_knight() -> None:
    safe, threatened = raid(hidden="fangs 3"), raid(tribes="fangs 3@0,1")
    assert of_role(threatened, t.GOBLINS) > of_role(safe, t.GOBLINS)
    assert of_role(threatened, t.KNIGHT) < of_role(safe, t.KNIGHT)


# -- the Thief ---


def trip(where: str, carried: int = 0, **given: Any) -> State:
    s = mixed(*LONG_ROW, roles="cave,thief", thief=where, carried=carried, collapsing=True, **given)
    s.turn = t.CAVE
    return s


def test_a_token_is_worth_taking_far_away_and_more_in_the_stash() -> None:
    lying, carried, near = trip("0,6"), trip("0,6", carried=1), trip("0,1", carried=1)
    lying.treasures[lying.stands[t.THIEF_PIECE]] = 1
    stashed = trip("0,0", upgrades_of_thief="movement")
    shares = [of_role(s, t.THIEF) for s in (lying, carried, near, stashed)]
    assert shares == sorted(shares)
    assert len(set(shares)) == 4


def test_whoever_can_catch_him_makes_what_he_carries_worth_less() -> None:
    """VF-51.2 Tribes that see him; the Dragon always can."""
    for roles, near, far in (
        ("goblins,thief", {"tribes": "fangs 3@0,3"}, {"tribes": "fangs 1@0,3"}),
        ("dragon,thief", {"dragon": "0,3"}, {"dragon": "0,6"}),
    ):
        close, away = [mixed(*LONG_ROW, roles=roles, thief="0,2", carried=2, **where) for where in (near, far)]
        assert of_role(close, t.THIEF) < of_role(away, t.THIEF)


def test_with_a_token_near_the_door_he_goes_home() -> None:
    s = mixed(*LONG_ROW, roles="cave,thief", thief="0,2", carried=1, collapsing=True)
    s.turn = t.THIEF
    s.treasures[s.near[t.WAYS * s.stands[t.THIEF_PIECE]]] = 1
    assert favourite(thief_goes(s, "4 3 2")) == ("step", "S")


def test_he_goes_for_a_dragons_purse_with_stealth_enough_and_robs_him() -> None:
    """VF-50.5c, VF-51.1"""
    s = mixed(*ROW, roles="dragon,thief", thief="0,1", dragon="0,2", woken=1, collapsing=True)
    s.turn = t.THIEF
    game = thief_goes(s, chance=any_chance())
    assert favourite(game)[1] > 2
    game.say("1 2 3 4")
    assert favourite(game) == ("step", "N")
    game.say("1 step N")
    assert favourite(game)[:2] == ("pickpocket", "dragon")


def test_a_dragon_who_sees_him_is_no_purse() -> None:
    s = mixed(*ROW, "T01@0,-1 r0 treasure", roles="dragon,thief", thief="0,0", dragon="0,2", woken=4, collapsing=True)
    s.turn = t.THIEF
    assert favourite(thief_goes(s, "3 2 4")) == ("step", "S")


# -- his last trip ---


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
