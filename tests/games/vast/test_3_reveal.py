"""Sections 3 and 4: a Dark tile is revealed; tokens and their supplies."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast.effects import place_tokens
from monoceros.games.vast.picks import CARD_NUMBER
from monoceros.games.vast.rules.nightmare import act, move
from monoceros.games.vast.rules.placing import fill_edges
from monoceros.games.vast.rules.removal import remove_tile
from monoceros.games.vast.rules.reveal import reveal, rotations
from monoceros.games.vast.rules.teleport import arrive
from monoceros.games.vast.tables import EMPTY, NORTH, SOUTH, UNICORN_PIECE

from .spots import any_chance, dark, play, say_space, spaces, spot, tile, unicorn, where


@clause("VF-3.1")
def test_3_1_flip_orient_fill_tokens_in_this_order() -> None:
    s = spot("C03@0,1", stack="A01 A02", nightmare="0,0 N")
    game = play(s, reveal, 0, UNICORN_PIECE, 1, SOUTH, EMPTY, True)
    game.expect("0 rotation: r1 | r2").say("0 r1")
    assert [event.name for event in s.events] == ["revealed", "oriented", "placed", "token"]


@clause("VF-3.2", "VF-3.3")
def test_3_3_the_way_in_must_be_open() -> None:
    s = spot("A12@0,1", "A01@0,2 r0", "A05@1,2 r0", "A10@1,1 r0", "A13@1,0 r0", nightmare="0,0 N")
    assert rotations(s, 1, SOUTH, EMPTY) == ["r2"]  # a dead end open to the south
    assert rotations(s, 1, NORTH, EMPTY) == ["r0"]
    assert len(rotations(s, 1, EMPTY, EMPTY)) == 3  # north, east and south lead to the Entrance, west nowhere


@clause("VF-3.2")
def test_3_2_a_filter_that_leaves_nothing_is_skipped() -> None:
    s = spot("A12@0,1", stack="A01", nightmare="0,0 N")
    assert rotations(s, 1, SOUTH, NORTH) == ["r2"]  # a dead end never leads on


@clause("VF-3.2")
def test_3_2_rotations_that_look_alike_are_offered_once() -> None:
    s = spot("A02@0,1", "A01@1,0", "A05@-1,0", stack="A03", nightmare="0,0 N")
    s.lit[1] = 1
    assert rotations(s, 1, EMPTY, EMPTY) == ["r0"]  # north to south; the other way leads nowhere
    assert rotations(s, 2, EMPTY, EMPTY) == ["r0"]  # open: all alike


@clause("VF-3.4")
def test_3_4_with_movement_left_it_must_lead_straight_on() -> None:
    s = spot("A07@0,1", "A02@0,2", stack="A03", nightmare="0,0 N")
    assert rotations(s, 1, SOUTH, EMPTY) == ["r1", "r2"]
    s = spot("A03@0,1", stack="A01", nightmare="0,0 N")  # one wall
    assert rotations(s, 1, SOUTH, EMPTY) == ["r0", "r1", "r2"]
    assert rotations(s, 1, SOUTH, NORTH) == ["r0", "r2"]


@clause("VF-3.5")
def test_3_5_a_chain_of_lit_tiles_leads_to_the_entrance() -> None:
    s = spot("A01@0,1", "A12@0,2", "A02@1,0", nightmare="0,0 N")
    assert len(rotations(s, 2, EMPTY, EMPTY)) == 4  # (0, 1) is Dark: no chain at all, so the filter is skipped
    s.lit[1] = 1
    assert rotations(s, 2, EMPTY, EMPTY) == ["r2"]


@clause("VF-3.5")
def test_3_5_the_chain_does_not_lead_through_the_tile_itself() -> None:
    s = spot("A12@0,1", "A01@0,2 r0", nightmare="0,0 N")
    s.lit[1] = 1  # flipped, not yet oriented
    assert rotations(s, 1, EMPTY, EMPTY) == ["r2"]


@clause("VF-3.6")
def test_3_6_an_open_space_ahead_counts_if_it_will_be_filled() -> None:
    s = spot("A03@0,1", stack="A01", nightmare="0,0 N")
    assert rotations(s, 1, SOUTH, NORTH) == ["r0", "r2"]
    s = spot("A03@0,1", nightmare="0,0 N")  # the stack is empty: nothing ahead, whatever the rotation
    assert rotations(s, 1, SOUTH, NORTH) == ["r0", "r1", "r2"]
    s = spot("A03@0,1", stack="A01", nightmare="0,0 N", collapsing=True)
    assert rotations(s, 1, SOUTH, NORTH) == ["r0", "r1", "r2"]
    s = spot("A03@0,1", "A12@0,2 r0", stack="A01", nightmare="0,0 N")  # a wall behind the forward edge
    assert rotations(s, 1, SOUTH, NORTH) == ["r0", "r1", "r2"]


@clause("VF-3.8", "VF-3.9", "VF-3.10")
def test_3_8_every_open_edge_gets_a_dark_tile_in_the_revealers_order() -> None:
    s = spot("A01@0,1", stack="E01 E02 E03 E04", nightmare="0,0 N")
    game = play(s, reveal, 0, UNICORN_PIECE, 1, SOUTH, EMPTY, True)
    game.expect("0 fill: t1.N | t1.E | t1.W")
    say_space(game, -1, 1)
    assert spaces(game) == [(0, 2), (1, 1)]
    say_space(game, 0, 2)
    assert dark(s) == [(-1, 1), (0, 2), (1, 1)]
    assert [where(s, number) for number in (2, 3, 4)] == [(-1, 1), (0, 2), (1, 1)]  # drawn from the top
    assert len(s.tile_stack) == 1


@clause("VF-3.8")
def test_3_8_a_wall_needs_no_filling() -> None:
    s = spot("A12@0,1", stack="A01 A02", nightmare="0,0 N")
    play(s, reveal, 0, UNICORN_PIECE, 1, SOUTH, EMPTY, True)
    assert len(s.tile_stack) == 2


@clause("VF-3.11")
def test_3_11_during_the_collapse_nothing_is_filled() -> None:
    s = spot("A01@0,1", stack="A02", nightmare="0,0 N", collapsing=True)
    play(s, reveal, 0, UNICORN_PIECE, 1, SOUTH, EMPTY, True)
    assert dark(s) == []
    play(s, fill_edges, 0)
    assert dark(s) == []


@clause("VF-3.12")
def test_3_12_an_empty_stack_leaves_edges_unfilled() -> None:
    s = spot("A01@0,1", stack="A02", nightmare="0,0 N")
    game = play(s, reveal, 0, UNICORN_PIECE, 1, SOUTH, EMPTY, True)
    say_space(game, 0, 2)
    assert game.is_over
    assert dark(s) == [(0, 2)]


@clause("VF-3.13")
@pytest.mark.parametrize(
    ("face", "roles", "token", "treasures"),
    [
        ("C01", "nightmare", t.CRYSTAL_TOKEN, 0),
        ("T01", "nightmare", 0, 1),
        ("E05", "nightmare", 0, 0),
        ("E05", "knight,nightmare", t.EVENT_TOKEN, 0),
        ("A01", "knight,nightmare", 0, 0),
    ],
)
def test_3_13_tokens_of_a_revealed_tile(face: str, roles: str, token: int, treasures: int) -> None:
    s = spot(f"{face}@0,1", roles=roles, nightmare="0,0 N")
    play(s, reveal, 0, UNICORN_PIECE, 1, SOUTH, EMPTY, True)
    assert (s.tokens[1], s.treasures[1]) == (token, treasures)


@clause("VF-3.13")
def test_3_13_no_event_token_where_the_knight_resolves_the_event() -> None:
    s = spot("E05@0,1", knight="0,1", nightmare="0,0 N")
    play(s, reveal, 0, t.KNIGHT_PIECE, 1, SOUTH, EMPTY, False)
    assert s.tokens[1] == 0


@clause("VF-3.14")
def test_3_14_an_empty_supply_gives_nothing() -> None:
    s = spot("C01@0,1 r0", "T01@1,0 r0", nightmare="0,0 N")
    s.supply[t.CRYSTALS] = s.supply[t.TREASURES] = 0
    place_tokens(s, 1, True)
    place_tokens(s, 2, True)
    assert (s.tokens[1], s.treasures[2], s.supply[t.CRYSTALS]) == (0, 0, 0)


@clause("VF-3.16")
def test_3_16_pieces_stay_on_a_tile_that_is_revealed() -> None:
    s = spot("C03@0,1 treasure", nightmare="0,1 N")
    game = play(s, reveal, 0, UNICORN_PIECE, 1, EMPTY, EMPTY, True)
    game.say("0 r1")
    assert unicorn(s) == (0, 1)
    assert (s.treasures[1], s.tokens[1]) == (1, t.CRYSTAL_TOKEN)


# -- golden examples ---


@clause("VF-G9", "VF-14.1", "VF-3.8")
def test_golden_9_a_move_of_two_from_the_start() -> None:
    """G-9"""
    rest = " ".join([f"A{n:02}" for n in range(3, 16)])
    s = spot("E05@0,1", "A01@1,0", "T01@0,-1", "T02@-1,0", stack="A02 E01 E02 " + rest, nightmare="0,0 N", hand="U01")
    before = len(s.tile_stack)
    game = play(s, move, 0, s.terms.card_move[CARD_NUMBER["U01"]])
    say_space(game, 0, 2)  # A02 goes there
    say_space(game, 1, 1)
    assert unicorn(s) == (0, 2)
    assert s.rotation[tile(s, 0, 2)] in (0, 2)
    assert dark(s) == [(-1, 0), (-1, 1), (0, -1), (0, 3), (1, 0), (1, 1)]
    assert before - len(s.tile_stack) == 4
    assert len([number for number in range(t.TILES) if s.at[number] != EMPTY]) == 9


@clause("VF-G10", "VF-14.3", "VF-16.3")
@pytest.mark.parametrize(("rotation", "filled"), [("r1", (1, 1)), ("r2", (-1, 1))])
def test_golden_10_a_corner_stops_an_angry_move(rotation: str, filled: tuple[int, int]) -> None:
    """G-10"""
    s = spot("C03@0,1", stack="A01 A02", nightmare="0,0 N", hand="U02 U05", turn=t.NIGHTMARE)
    game = play(s, act, 0, ("move", "U02"))
    assert s.unicorn.anger == 2
    game.expect("0 rotation: r1 | r2").say(f"0 {rotation}")
    assert game.is_over  # no mark is offered
    assert unicorn(s) == (0, 1)
    assert s.tokens[1] == t.CRYSTAL_TOKEN
    assert dark(s) == [filled]


# -- tokens (section 4) ---


@clause("VF-4.1")
def test_4_1_supplies() -> None:
    s = spot()
    assert [s.supply[kind] for kind in (t.CRYSTALS, t.TREASURES, t.EVENTS, t.BOMBS)] == [9, 10, 10, 3]


@clause("VF-4.2", "VF-4.3")
def test_4_2_treasures_go_back_to_the_supply() -> None:
    s = spot("T01@0,1 r0 treasure3", nightmare="0,1 N", turn=t.NIGHTMARE)
    assert s.supply[t.TREASURES] == 7
    game = play(s, arrive, 0)
    game.say("0 collect", "0 spirit", "0 collect", "0 pace", "0 leave")
    assert (s.treasures[1], s.supply[t.TREASURES]) == (1, 9)


@clause("VF-4.5", "VF-4.6")
def test_4_6_what_lies_on_a_removed_tile_goes_home() -> None:
    s = spot("C01@0,1 r0 crystal cube treasure", nightmare="0,0 N", collapsing=True)
    cubes = s.unicorn.cubes
    play(s, remove_tile, 0, 1)
    assert (s.supply[t.CRYSTALS], s.supply[t.TREASURES], s.unicorn.cubes) == (9, 10, cubes + 1)
    assert (s.smashed, s.collapsed) == (0, 1)


@clause("VF-4.4", "VF-21.2")
def test_4_4_a_crystal_tile_without_its_token_can_still_be_marked() -> None:
    s = spot("C01@0,1 r0", nightmare="0,1 N", turn=t.NIGHTMARE)
    game = play(s, arrive, 0)
    game.expect("0 gather: mark | leave").say("0 mark", "0 armor")
    assert s.tokens[1] == t.CUBE


def test_revealing_needs_no_chance() -> None:
    s = spot("A01@0,1", stack="A02", nightmare="0,0 N")
    play(s, reveal, 0, UNICORN_PIECE, 1, SOUTH, EMPTY, True, chance=any_chance())
    assert s.revealed == s.revealed_in_all == 1
