"""Section 60: the Cave Ghost, in the Cave's place."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.facts_cave import band_of, price
from monoceros.games.vast.facts_ghost import (
    closest_isolation,
    ghost_influence,
    isolation,
    possessable,
    possession_price,
    ring_distance,
)
from monoceros.games.vast.facts_omens import spore_roles
from monoceros.games.vast.facts_shadow import visible_pieces
from monoceros.games.vast.rules.cave_ghost import (
    cave_ghost_turn,
    ghost_omens,
    haunt_the_cave,
    own_borders,
    plot_twist,
    reach_of,
    shift_picks,
    take_over,
    telekinesis,
)
from monoceros.games.vast.rules.omens import curse_choices, hate_edges, hate_tiles
from monoceros.games.vast.rules.removal import remove_tile
from monoceros.games.vast.rules.teleport import enter as unicorn_enters
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY
from monoceros.games.vast.view import view

from .ghosts import at, caves, go
from .spots import say_space, space, spaces, tile

ROLES = "knight,cave_ghost"  # seats 0 and 1


def haunted(*tiles: str, **given: Any) -> State:
    given.setdefault("roles", ROLES)
    given.setdefault("supply_tiles", "G01 G02 G03")
    return caves(*tiles, **given)


@clause("VF-60.1", "VF-61.23")
def test_60_1_she_has_the_caves_goal_and_seat_her_cards_and_no_artifacts() -> None:
    s = haunted(roles="knight,goblins,nightmare,cave_ghost,thief")
    assert s.terms.cave_seat == 3
    assert s.terms.ghost.cards == [t.KNIGHT, t.GOBLINS, t.NIGHTMARE, t.THIEF]
    assert s.ghost.artifact_at == [g.ELSEWHERE] * 6
    assert s.terms.collapse_at == 5


@clause("VF-60.2", "VF-53.5", "VF-53.8")
def test_60_2_omens_shape_move_and_powers_treasure() -> None:
    s = haunted("A01@0,1", "A05@1,0", hand="E01 E02 E03", stack="A02 A03", pieces="knight@0,0 ghost@0,1")
    game = go(s, cave_ghost_turn)
    assert sum(s.cave.omens) == 1
    say_space(game, 0, 2, seat=1)  # the Cave is shaped first
    game.say(f"1 t{s.cave.hand[0]}")
    assert "end" in game.options(1)
    game.say(f"1 t{tile(s, 1, 0)}")
    assert at(s, t.GHOST_PIECE) == (1, 0)
    assert s.ghost.steps == 2
    assert view(s, 1)["cave"]["steps"] == 4
    game.say("1 end")
    assert spaces(game, 1) == [(0, 1), (0, 2)]  # she stands on the third
    say_space(game, 0, 2, seat=1)
    assert s.treasures[tile(s, 0, 2)] == 1
    assert game.open() == []


@clause("VF-60.3", "VF-60.4")
def test_60_3_isolation_is_the_ring_distance() -> None:
    s = haunted("A01@0,1 r0", "C01@1,1 r0 crystal", "A05@2,1", pieces="ghost@2,1 knight@0,0")
    assert isolation(s, t.KNIGHT_PIECE) == 2
    assert closest_isolation(s) == 2
    assert ring_distance(space(0, 0), space(3, -5)) == 5
    assert ghost_omens(s) == 3  # and a Crystal token


@pytest.mark.parametrize(
    ("number", "drawn"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (7, 4), (8, 5), (11, 5), (12, 6)]
)
@clause("VF-60.4")
def test_60_4_omens_by_isolation_crystals_and_ghost_tiles(number: int, drawn: int) -> None:
    s = haunted("G04@0,1", "G05@0,2 r0", pieces="ghost@0,1 knight@0,0")
    assert band_of(s.terms.cave.ghost_omen_from, number) == drawn
    assert ghost_omens(s) == 1 + 2  # Dark Ghost tiles count too


@clause("VF-60.5", "VF-54.1")
def test_60_5_six_spent_omens_make_a_treasure() -> None:
    s = haunted("A01@0,1", "A05@1,0", hand="E01 E02", pieces="ghost@0,1 knight@0,0", omens="trail 1")
    s.cave.spent, s.cave.bag = [5, 0, 0, 0, 0, 0], [1, 6, 6, 6, 6, 5]
    game = go(s, haunt_the_cave, "1 omen hatred", args=(1,))
    assert s.cave.spent == [5, 0, 0, 0, 0, 1]  # not to the bag
    s = haunted("A01@0,1", "A05@1,0", hand="E01", pieces="ghost@0,1 knight@0,0")
    s.cave.spent, s.cave.bag = [6, 0, 0, 0, 0, 1], [0, 6, 6, 6, 6, 5]
    game = go(s, cave_ghost_turn)
    say_space(game, 0, 2, seat=1)
    game.say("1 end")
    say_space(game, 1, 0, seat=1)  # the Treasure of her turn; that of Past Plunder has one place left
    assert sum(s.cave.spent) == 1
    assert s.treasures[tile(s, 1, 0)] == 1
    assert s.treasures[tile(s, 0, 2)] == 1


@clause("VF-60.6a")
def test_60_6a_rockslides_only_on_borders_of_her_own_space() -> None:
    s = haunted("A01@0,1 r0", "A05@1,1 r0", "A10@2,1 r0", pieces="ghost@1,1 knight@0,0")
    assert sorted(own_borders(s)) == [f"t{tile(s, 1, 1)}.E", f"t{tile(s, 1, 1)}.W"]


@clause("VF-60.6b")
def test_60_6b_hatred_and_curse_only_around_her() -> None:
    s = haunted("A03@0,1 r0", "A06@0,2 r0", "A04@3,0 r0", "A01@1,0 r0", "A05@2,0 r0", hand="E01", pieces="ghost@0,1")
    assert len(hate_edges(s)) == 5
    s.stands[t.GHOST_PIECE] = tile(s, 3, 0)
    assert "turn" not in curse_choices(s)  # she stands on A04, and A05 is open
    s.collapsing = True
    assert hate_tiles(s, ()) == []  # the loose tiles are elsewhere, or under her
    s.stands[t.GHOST_PIECE] = tile(s, 2, 0)
    assert hate_tiles(s, ()) == [f"t{tile(s, 3, 0)}"]


@clause("VF-60.6c")
def test_60_6c_plot_twist_places_a_ghost_tile_around_her() -> None:
    s = haunted("A01@0,1 r0", "A05@0,2 r0", pieces="ghost@0,2 knight@0,0")
    game = go(s, plot_twist, args=(1,))
    assert spaces(game, 1) == [(-1, 1), (-1, 2), (0, 3), (1, 1), (1, 2)]
    say_space(game, 0, 3, seat=1)
    game.say(f"1 t{s.cave.ghost_tiles[1]}")
    assert s.face[tile(s, 0, 3)] == t.FACE_IDS.index("G02")
    assert len(s.cave.ghost_tiles) == 2


@clause("VF-60.6d", "VF-60.7")
def test_60_6d_telekinesis_reaches_further_for_what_is_close() -> None:
    row = ("A01@1,0 r0", "A05@2,0 r0", "A10@3,0 r0", "A13@4,0 r0", "E05@5,0 r0", "E07@6,0 r0", "E10@7,0 r0")
    s = haunted(*row, pieces="ghost@0,0 knight@1,0")
    far = []
    for x in range(1, 8):
        s.stands[t.KNIGHT_PIECE] = tile(s, x, 0)
        far.append(reach_of(s, t.KNIGHT_PIECE))
    assert far == [5, 4, 3, 2, 1, 1, 1]
    s.stands[t.KNIGHT_PIECE] = tile(s, 2, 0)
    game = go(s, telekinesis, "1 shift knight E", args=(1,))
    for _ in range(3):
        game.say("1 shift knight E")
    assert at(s, t.KNIGHT_PIECE) == (6, 0)
    assert game.open() == []
    assert "knight" in {pick[1] for pick in shift_picks(s)}  # again, for another Omen


@clause("VF-60.6e", "VF-60.7")
def test_60_6e_possession_at_once_with_influence_2_by_isolation_and_card() -> None:
    s = haunted("A01@0,1 r0", "A05@0,2 r0", pieces="ghost@0,2 knight@0,0", omens="quartz 5", artifacts="")
    assert ghost_influence(s) == 2
    assert possession_price(s, t.KNIGHT) == 5  # Isolation 2 costs 1, the card 4
    assert possessable(s, 5) == [t.KNIGHT]
    assert possessable(s, 4) == []
    game = go(s, take_over, args=(1,))
    assert s.possessed == t.KNIGHT
    assert view(s, 0)["knight"]["perception"] == 3
    assert game.open()[0].startswith("1 knight")
    game.say("1 end")
    assert s.possessed == EMPTY
    assert s.turn == t.CAVE_GHOST
    assert possessable(s, 9) == []  # once a turn


@pytest.mark.parametrize(("x", "price_"), [(1, 4), (2, 5), (3, 6), (4, 7), (5, 8)])
@clause("VF-60.7")
def test_60_7_the_farther_the_dearer_and_from_6_on_impossible(x: int, price_: int) -> None:
    row = [f"A{number:02}@{x_},0 r0" for x_, number in enumerate((1, 5, 10, 13, 3, 6), 1)]
    s = haunted(*row, pieces=f"ghost@{x},0 knight@0,0")
    assert possession_price(s, t.KNIGHT) == price_
    s.stands[t.GHOST_PIECE] = tile(s, 6, 0)
    assert possessable(s, 36) == []


@clause("VF-60.7")
def test_60_7_costs_of_her_powers() -> None:
    s = haunted("A01@0,1 r0", pieces="ghost@0,1")
    costs = {power: price(s, power) for power in c.CAVE_GHOST_POWERS}
    assert costs == {c.TELEKINESIS: 1, c.ROCKSLIDE: 2, c.PLOT_TWIST: 2, c.HATRED: 1, c.CURSE: 1, c.POSSESSION: 0}
    accepts = s.terms.cave.power_accepts
    assert accepts[c.TELEKINESIS] == accepts[c.BATS]
    assert accepts[c.PLOT_TWIST] == accepts[c.PLUNDER]
    assert accepts[c.POSSESSION] == accepts[c.SPORES]


@clause("VF-60.8", "VF-9.2")
def test_60_8_a_ghost_tile_removed_before_the_collapse_returns_to_her_supply() -> None:
    s = haunted(
        "A01@0,1 r0", "G04@0,2 r0", "A05@1,0", "A10@0,-1", "A13@-1,0", pieces="ghost@0,1 knight@0,0", hand="E01"
    )
    number = tile(s, 0, 2)
    go(s, remove_tile, args=(1, number))
    assert number in s.cave.ghost_tiles
    assert number not in s.tile_stack


@clause("VF-60.8", "VF-54.7")
def test_60_8_she_cannot_look_at_the_event_deck_and_spores_do_not_reach_her() -> None:
    s = haunted("A01@0,1 r0", pieces="ghost@0,1 knight@0,0", events="rats rats rats")
    assert view(s, 1)["cave"]["events"] == []
    assert spore_roles(haunted("A01@0,1 r0", pieces="ghost@0,1 knight@0,0", grit=3)) == [t.KNIGHT]


@clause("VF-60.9", "VF-36.20", "VF-17.3")
def test_60_9_unicorns_ignore_her() -> None:
    s = haunted("A01@0,1 r0", roles="nightmare,cave_ghost", nightmare="0,1 N", pieces="ghost@0,1")
    s.turn = t.NIGHTMARE
    assert go(s, unicorn_enters, args=(EMPTY, EMPTY)).open() == []
    assert s.stands[t.UNICORN_PIECE] == tile(s, 0, 1)
    s = haunted("A01@0,1 r0", shadow="hard", shadow_at="0,1 N", pieces="ghost@0,0")
    assert visible_pieces(s) == []
