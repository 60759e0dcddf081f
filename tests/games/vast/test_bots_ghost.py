"""The Ghost's instinct: lines along which Artifacts come to Ghost tiles, and what she does with her cards."""

from __future__ import annotations

from kit import Played
from monoceros.engine.core import Ask
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.bots import instinct, value
from monoceros.games.vast.bots_ghost import FAR, WALL, journeys
from monoceros.games.vast.picks import TILE
from monoceros.games.vast.picks_ghost import CARD, PASS, REVEAL
from monoceros.games.vast.rules.ghost import haunt_the_cave
from monoceros.games.vast.state import State

from .ghosts import ghosts, go
from .spots import tile
from .test_bots_table import favourite

# seats of "knight,thief,ghost": 0, 1, 2. G01 and G03 are open Ghost tiles.


def her_turn(s: State) -> Played:
    return go(s, haunt_the_cave, args=(2,))


# -- lines ---


def test_an_artifact_in_line_with_a_ghost_tile_is_moved_there() -> None:
    s = ghosts("A01@1,0 r0", "G01@2,0 r0", artifacts="1@1,0", pieces="ghost@0,0")
    assert favourite(her_turn(s)) == ("shift", "artifact 1", "E")


def test_she_goes_where_she_has_a_line() -> None:
    """She stands beside the row in which the Artifact and the Ghost tile lie."""
    s = ghosts("A01@1,0 r0", "G01@2,0 r0", "A05@0,1 r0", artifacts="1@1,0", pieces="ghost@0,1")
    game = her_turn(s)
    assert favourite(game) in (TILE[tile(s, 0, 0)], TILE[tile(s, 2, 0)])


def test_an_artifact_on_a_ghost_tile_that_was_lit_beneath_it_is_moved_out_and_in() -> None:
    """VF-59.9a It locks only when it enters."""
    s = ghosts("A01@1,0 r0", "G01@2,0 r0", artifacts="1@2,0", pieces="ghost@0,0")
    s.ghost.focus = 2  # Influence 2
    game = her_turn(s)
    assert favourite(game) == ("shift", "artifact 1", "W")
    game.say("2 shift artifact 1 W")
    assert favourite(game) == ("shift", "artifact 1", "E")


def test_a_wall_is_an_obstacle_until_she_has_influence_3() -> None:
    """VF-59.6d"""
    s = ghosts("A03@1,0 r2", "G01@2,0 r0", artifacts="1@1,0", pieces="ghost@0,0")  # a wall in the east
    here = tile(s, 1, 0)
    assert journeys(s)[here] == FAR
    s.ghost.focus = 4
    assert journeys(s)[here] == WALL


def test_without_anything_to_gain_she_ends_her_turn() -> None:
    s = ghosts("A01@1,0 r0", "A05@2,0 r0", artifacts="1@1,0", pieces="ghost@0,0")
    assert favourite(her_turn(s)) == "end"


# -- alone ---


def alone(*tiles: str, artifacts: str) -> State:
    s = ghosts(*tiles, roles="ghost", artifacts=artifacts, pieces="ghost@0,0")
    s.ghost.cards = [t.NIGHTMARE, t.THIEF, t.GHOST]
    return s


def test_alone_artifacts_go_into_the_dark() -> None:
    """VF-61.22a A Flare is rolled around them there."""
    s = alone("A01@1,0 r0", "A05@2,0", artifacts="1@1,0")
    assert favourite(go(s, haunt_the_cave, args=(0,))) == ("shift", "artifact 1", "E")


def liked(s: State, name: str, *options: str) -> str:
    weights = instinct(s, Ask(0, name, options))
    return options[weights.index(max(weights))]


def test_alone_she_takes_the_card_for_which_the_cave_grows_least() -> None:
    """T22 Her own card is worth 1 more than her Influence."""
    s = alone(artifacts="")
    cards = (CARD[t.NIGHTMARE], CARD[t.THIEF], CARD[t.GHOST])
    assert liked(s, "possession_card", *cards) == CARD[t.GHOST]
    s.ghost.focus = g.MOST_FOCUS
    assert liked(s, "possession_card", *cards) == CARD[t.THIEF]


def test_alone_a_strangers_card_stays_face_down_until_she_has_all_focus() -> None:
    """VF-59.8 It serves only once, and each turn that it lies there gives Focus."""
    s = alone(artifacts="")
    s.ghost.focus = g.MOST_FOCUS - 1
    assert liked(s, "possess", REVEAL, PASS) == PASS
    s.ghost.focus = g.MOST_FOCUS
    assert liked(s, "possess", REVEAL, PASS) == REVEAL


def test_alone_a_lit_ghost_tile_is_worth_more_than_a_dark_one_and_that_more_than_none() -> None:
    lit, dark, none = (
        value(alone("A01@1,0 r0", last, artifacts="1@1,0"), 0) for last in ("G01@2,0 r0", "G01@2,0", "A05@2,0 r0")
    )
    assert lit > dark > none


def test_alone_the_shorter_journey_is_the_better_one() -> None:
    near, far = (
        value(alone("A01@1,0 r0", "A05@2,0 r0", "G01@3,0 r0", artifacts=f"1@{at}"), 0) for at in ("2,0", "1,0")
    )
    assert near > far
