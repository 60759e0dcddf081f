"""Section 59: the Ghost: Focus, moving, Telekinesis, Artifacts and Mental Blocks; for Possession see its own file."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.engine.events import ALL
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import move_piece
from monoceros.games.vast.effects_ghost import set_up_ghost
from monoceros.games.vast.facts_ghost import (
    block_price,
    can_haunt,
    ghost_influence,
    ghost_movement,
    is_warded,
    locked_artifacts,
    may_win,
)
from monoceros.games.vast.facts_push import may_push
from monoceros.games.vast.facts_shadow import visible_pieces
from monoceros.games.vast.picks import TILE_NUMBER
from monoceros.games.vast.rules.ghost import after_turn, card_picks, ghost_options, ghost_turn, haunt_the_cave
from monoceros.games.vast.rules.ghost_block import can_block
from monoceros.games.vast.rules.knight import knight_turn, turn_options
from monoceros.games.vast.rules.removal import can_be_removed, collapse_tiles, remove_tile
from monoceros.games.vast.rules.teleport import enter as unicorn_enters
from monoceros.games.vast.rules.turn_end import end_of_turn
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EAST, EMPTY, ENTRANCE, NORTH, SOUTH, WEST
from monoceros.games.vast.view import redeal, view

from .ghosts import at, caves, ghosts, go
from .spots import any_chance, play, say_space, spaces, tile, where

# seats of "knight,thief,ghost": 0, 1, 2. G01, G03 and G05 are open Ghost tiles.


# -- goal and set-up ---


@clause("VF-59.1")
def test_59_1_five_locked_artifacts_and_then_the_entrance() -> None:
    tiles = ("A01@0,1 r0", "G01@1,0 r0", "G02@1,1 r0", "G03@2,0 r0", "G04@2,1 r0", "G05@3,0 r0")
    locked = "1@1,0! 2@1,1! 3@2,0! 4@2,1!"
    s = ghosts(*tiles, artifacts=locked + " 5@3,0 6@knight", pieces="ghost@0,1 knight@1,0")
    assert not may_win(s)
    s.ghost.locked[4] = 1
    assert may_win(s)
    go(s, haunt_the_cave, f"2 t{ENTRANCE}", args=(2,))
    assert s.winners == 1 << 2


@clause("VF-59.2", "VF-59.10")
def test_59_2_an_artifact_for_every_other_player_but_the_cave_the_rest_on_the_entrance() -> None:
    s = ghosts(roles="knight,goblins,cave,thief,ghost")
    set_up_ghost(s)
    carried = [at_ - g.CARRIED for at_ in s.ghost.artifact_at if at_ >= g.CARRIED]
    assert carried == [t.KNIGHT, t.GOBLINS, t.THIEF]
    assert s.ghost.artifact_at.count(ENTRANCE) == 3
    assert s.ghost.focus == 0
    assert s.ghost.cards == [t.KNIGHT, t.GOBLINS, t.CAVE, t.THIEF, t.GHOST]
    pair = ghosts(roles="knight,ghost")
    set_up_ghost(pair)
    assert pair.ghost.artifact_at == [ENTRANCE] * 6


@clause("VF-59.2", "VF-59.4a")
def test_59_2_on_her_first_turn_she_comes_onto_an_unoccupied_dark_tile() -> None:
    s = ghosts("A01@0,1", "A05@1,0", "A10@0,-1 r0", "A13@-1,0 treasure", pieces="knight@1,0", card="thief")
    s.ghost.turns = 0
    game = go(s, ghost_turn)  # the only one: no Focus, and no question about a card
    assert at(s, t.GHOST_PIECE) == (0, 1)
    assert s.ghost.focus == 0
    assert "end" in game.options(2)


@pytest.mark.parametrize("focus", range(8))
@clause("VF-59.3")
def test_59_3_movement_and_influence_by_focus(focus: int) -> None:
    s = ghosts()
    s.ghost.focus = focus
    assert ghost_movement(s) == (3, 4, 4, 5, 5, 6, 6, 7)[focus]
    assert ghost_influence(s) == (1, 1, 2, 2, 3, 3, 4, 4)[focus]


# -- the phases ---


@clause("VF-59.4a")
def test_59_4a_an_unrevealed_card_raises_focus_and_her_own_may_be_revealed() -> None:
    s = ghosts("A01@0,1", pieces="ghost@0,1", card="knight")
    game = go(s, ghost_turn)
    assert s.ghost.focus == 1
    assert game.options(2) == ["pass"]  # she is asked whichever card it is
    s = ghosts("A01@0,1", pieces="ghost@0,1", card="ghost")
    go(s, ghost_turn, "2 reveal")
    assert s.ghost.focus == 1
    assert (ghost_movement(s), ghost_influence(s)) == (6, 2)
    s = ghosts("A01@0,1", pieces="ghost@0,1", card="knight")
    s.ghost.shown = True
    go(s, ghost_turn)
    assert s.ghost.focus == 0


@clause("VF-59.4b", "VF-59.4c")
def test_59_4c_all_cards_come_back_but_a_blocked_one_and_one_is_chosen() -> None:
    s = ghosts("A01@0,1", pieces="ghost@0,1", card="knight")
    s.ghost.shown = True
    s.ghost.blocked = t.THIEF
    s.ghost.cards = [t.GHOST]
    assert card_picks(s) == ["knight", "ghost"]
    go(s, ghost_turn, "2 end", "2 knight")
    assert s.ghost.chosen == t.KNIGHT
    assert not s.ghost.shown
    assert s.ghost.cards == [t.THIEF, t.GHOST]  # the Block has cost her one choice
    assert s.ghost.blocked == g.NO_CARD


@clause("VF-59.5")
def test_59_5_through_walls_pieces_and_open_spaces_but_not_onto_artifacts_or_their_bearers() -> None:
    s = ghosts("A12@0,1 r0", "A01@1,0 r0", "A05@2,0", artifacts="1@knight 2@2,0", pieces="ghost@0,1 knight@1,0")
    s.ghost.focus = 7
    assert spaces_of(s) == [(0, 0)]  # though A12 has walls; the Knight and the Artifact keep her off
    s.ghost.artifact_at[0] = g.CARRIED + t.THIEF
    assert spaces_of(s) == [(0, 0), (1, 0)]
    assert not can_haunt(s, tile(s, 2, 0))
    s.ghost.focus = 0
    s.ghost.steps = 2
    assert spaces_of(s) == [(0, 0)]  # one space is left


def spaces_of(s: State) -> list[tuple[int, int]]:
    """Where she can go."""
    return sorted([where(s, TILE_NUMBER[pick]) for pick in ghost_options(s) if pick in TILE_NUMBER])


def shifts(s: State) -> list[str]:
    """What she can move where."""
    return sorted([" ".join(pick[1:]) for pick in ghost_options(s) if isinstance(pick, tuple)])


# -- Telekinesis ---


@clause("VF-59.6a")
def test_59_6a_objects_in_her_row_or_column_toward_her_or_away() -> None:
    s = ghosts("A01@0,1 r0", "A05@1,0 r0", "A10@2,0 r0 treasure", "A13@-1,0", "A02@0,2", pieces="ghost@-1,0 knight@1,0")
    assert shifts(s) == ["knight E", "knight W"]  # the Treasure neither onto her nor beyond the map
    s = ghosts("A01@0,1 r0", "A05@1,0 r0", "A10@2,0 r0", pieces="ghost@0,1 knight@1,0")
    assert shifts(s) == []  # askew


@clause("VF-59.6b")
def test_59_6b_influence_objects_and_influence_spaces_in_instalments() -> None:
    row = ("A01@1,0 r0", "A05@2,0 r0", "A10@3,0 r0", "A13@4,0 r0", "E05@5,0 r0")
    s = ghosts(*row, pieces="ghost@0,0 knight@2,0 thief@5,0")
    s.ghost.focus = 2  # Influence 2
    game = go(s, haunt_the_cave, "2 shift knight E", args=(2,))
    assert s.ghost.moved == ((t.KNIGHT_PIECE, 1),)
    game.say(f"2 t{tile(s, 1, 0)}")
    game.say("2 shift knight E")
    assert at(s, t.KNIGHT_PIECE) == (4, 0)
    assert "knight W" not in shifts(s)  # two spaces are enough
    s.ghost.focus = 0  # Influence 1: one object
    assert shifts(s) == []


@clause("VF-59.6c", "VF-30.5", "VF-7.10")
def test_59_6c_crystals_events_and_a_shielded_knight_do_not_move() -> None:
    s = ghosts(
        "C01@1,0 r0 crystal", "E05@2,0 r0 event", "A05@3,0 r0", pieces="ghost@0,0 knight@2,0", cubes="shield 1 free 1"
    )
    s.ghost.focus = 7
    assert shifts(s) == []
    s.knight.cubes[k.SHIELD], s.knight.cubes[k.FREE] = 0, 2
    assert shifts(s) == ["knight E", "knight W"]


@clause("VF-59.6d")
def test_59_6d_an_artifact_passes_over_pieces_and_with_influence_3_through_a_wall() -> None:
    s = ghosts("A01@1,0 r0", "A05@2,0 r0", "A10@3,0 r0", artifacts="1@1,0", pieces="ghost@0,0 knight@2,0")
    s.ghost.focus = 2
    go(s, haunt_the_cave, "2 shift artifact 1 E", args=(2,))
    assert s.ghost.artifact_at[0] == tile(s, 3, 0)
    assert s.ghost.moved == ((g.ARTIFACT_OBJECT, 2),)
    s = ghosts("A03@1,0 r2", "A05@2,0 r0", artifacts="1@1,0", pieces="ghost@0,0")  # a wall in the east
    s.ghost.focus = 2
    assert shifts(s) == ["artifact 1 W"]
    s.ghost.focus = 4
    assert shifts(s) == ["artifact 1 E", "artifact 1 W"]
    go(s, haunt_the_cave, "2 through artifact 1 E", args=(2,))
    assert s.ghost.artifact_at[0] == tile(s, 2, 0)
    assert shifts(s) == []  # its only move of the turn


@clause("VF-59.14", "VF-7.7", "VF-7.9")
def test_59_14_telekinesis_moves_the_nightmare_unicorn_but_not_the_shadow() -> None:
    s = ghosts(
        "A01@1,0 r0", "A05@2,0 r0", "A10@3,0", roles="nightmare,thief,ghost", nightmare="2,0 N", pieces="ghost@0,0"
    )
    assert shifts(s) == ["unicorn W"]  # not onto the Dark tile
    s = ghosts("A01@1,0 r0", "A05@2,0 r0", shadow="easy", shadow_at="2,0 N", pieces="ghost@0,0 knight@0,0")
    assert "unicorn W" not in shifts(s)
    assert not may_push(s, t.UNICORN_PIECE, tile(s, 2, 0), WEST)


# -- Artifacts ---


@clause("VF-59.9a", "VF-59.9d")
def test_59_9a_an_artifact_that_she_moves_onto_a_ghost_tile_is_locked() -> None:
    s = ghosts("A01@1,0 r0", "G01@2,0 r0", "A05@3,0 r0", artifacts="1@1,0 2@3,0", pieces="ghost@0,0")
    s.ghost.focus = 7
    game = go(s, haunt_the_cave, "2 shift artifact 1 E", args=(2,))
    assert s.ghost.locked[0] == 1
    assert s.ghost.artifact_at[0] == tile(s, 2, 0)
    assert not [pick for pick in game.options(2) if "artifact 1" in pick]  # it never moves again
    game.say("2 shift artifact 2 W")
    assert s.ghost.locked[1] == 0  # one is locked there already


@clause("VF-59.9a")
def test_59_9a_a_piece_that_carries_one_locks_it_when_she_moves_it_there() -> None:
    s = ghosts("A01@1,0 r0", "G01@2,0 r0", artifacts="1@knight", pieces="ghost@0,0 knight@1,0")
    go(s, haunt_the_cave, "2 shift knight E", args=(2,))
    assert s.ghost.locked[0] == 1
    assert s.ghost.artifact_at[0] == tile(s, 2, 0)


@clause("VF-59.9b")
def test_59_9b_not_when_a_player_carries_it_there_unpossessed() -> None:
    s = ghosts("A01@1,0 r0", "G01@2,0 r0", artifacts="1@knight", pieces="ghost@0,0 knight@1,0")
    s.turn = t.KNIGHT
    move_piece(s, t.KNIGHT_PIECE, tile(s, 2, 0))
    assert s.ghost.locked == [0] * 6


@clause("VF-59.9d", "VF-59.12")
def test_59_9d_a_locked_artifact_counts_when_its_tile_is_gone_and_only_such_ghost_tiles_can_go() -> None:
    s = ghosts("A01@0,1 r0", "G01@0,2 r0", "G03@1,0 r0", artifacts="1@0,2! 2@0,1", collapsing=True)
    assert not can_be_removed(s, tile(s, 1, 0))
    assert can_be_removed(s, tile(s, 0, 2))
    go(s, remove_tile, args=(2, tile(s, 0, 2)))
    assert locked_artifacts(s) == 1
    assert s.ghost.fallen == 1
    go(s, remove_tile, args=(2, tile(s, 0, 1)))
    assert s.ghost.artifact_at[1] == ENTRANCE  # a loose one goes where they began


@clause("VF-59.12")
def test_59_12_a_dark_ghost_tile_is_shown_and_stays() -> None:
    s = ghosts("A01@0,1 r0", "G01@0,2", "A05@1,0", collapsing=True, pieces="knight@0,0")
    game = go(s, collapse_tiles, args=(2, 1, ()))
    assert spaces(game, 2) == [(0, 2), (1, 0)]
    game.say(f"2 t{tile(s, 0, 2)}")  # it cannot be taken, and another one goes
    assert tile(s, 0, 2) != EMPTY
    assert tile(s, 1, 0) == EMPTY
    for viewer in (0, 2, None):  # a spectator has seen it too, and is told why it is not removed next time
        assert {facts["known"] for facts in view(s, viewer)["tiles"] if facts["tile"] == tile(s, 0, 2)} == {"G01"}
        assert redeal(s, viewer, Seeded(5)).face[tile(s, 0, 2)] == s.face[tile(s, 0, 2)]


@clause("VF-59.12")
def test_59_12_what_is_turned_over_is_seen_before_whoever_stands_there_leaves() -> None:
    """Or that a piece leaves would tell that it is no Ghost tile."""
    s = ghosts("A01@0,1 r0", "A05@0,2", "A10@1,0", collapsing=True, pieces="knight@0,2")
    s.telling = True
    go(s, remove_tile, args=(2, tile(s, 0, 2)))
    names = [event.name for event in s.events]
    assert names.index("turned_over") < names.index("moved") < names.index("removed")
    assert s.events[names.index("turned_over")].shows == ALL


# -- Mental Blocks and others ---


@clause("VF-59.11")
def test_59_11_a_piece_on_a_ghost_tile_with_a_locked_artifact_forbids_revealing() -> None:
    s = ghosts("G01@0,1 r0", artifacts="1@0,1!", card="knight", pieces="knight@0,1 ghost@0,0")
    assert is_warded(s)
    assert go(s, after_turn, args=(t.KNIGHT,)).open() == []
    s.stands[t.KNIGHT_PIECE] = ENTRANCE
    assert not is_warded(s)


@clause("VF-59.11")
def test_59_11_a_mental_block_beside_her_for_a_price() -> None:
    s = ghosts("A01@0,1 r0", "A05@0,2 r0", card="knight", pieces="knight@0,0 ghost@0,1", grit=3, cubes="free 2")
    s.turn = t.KNIGHT
    assert can_block(s, t.KNIGHT)  # Influence 1 and 2 more
    game = go(s, knight_turn, "0 block")
    assert s.knight.grit == 0
    assert s.ghost.blocked == t.KNIGHT
    assert s.ghost.chosen == g.NO_CARD
    assert "block" not in game.options(0)
    far = ghosts("A01@0,1 r0", "A05@0,2 r0", card="knight", pieces="knight@0,0 ghost@0,2", grit=3)
    far.turn = t.KNIGHT
    assert "block" not in turn_options(far)
    poor = ghosts("A01@0,1 r0", card="knight", pieces="knight@0,0 ghost@0,1", grit=2)
    poor.turn = t.KNIGHT
    assert "block" not in turn_options(poor)


@clause("VF-59.11")
@pytest.mark.parametrize(
    ("role", "roles", "price"),
    [
        (t.KNIGHT, "knight,thief,ghost", 4),
        (t.GOBLINS, "goblins,thief,ghost", 2),
        (t.DRAGON, "dragon,thief,ghost", 2),
        (t.NIGHTMARE, "nightmare,thief,ghost", 2),
        (t.THIEF, "knight,thief,ghost", 2),
        (t.GHOUL, "knight,ghoul,ghost", 3),
        (t.VILE_GHOUL, "vile_ghoul,thief,ghost", 3),
    ],
)
def test_t21_what_a_mental_block_costs(role: int, roles: str, price: int) -> None:
    s = ghosts("A01@0,1 r0", roles=roles)
    s.ghost.focus = 2
    assert block_price(s, role) == price


@clause("VF-59.13", "VF-17.3", "VF-36.20")
def test_59_13_unicorns_ignore_her_and_she_them() -> None:
    s = ghosts("A01@0,1 r0", roles="nightmare,thief,ghost", nightmare="0,1 N", pieces="ghost@0,1")
    s.turn = t.NIGHTMARE
    game = go(s, unicorn_enters, args=(EMPTY, EMPTY))
    assert game.open() == []  # no attack
    assert s.stands[t.UNICORN_PIECE] == tile(s, 0, 1)
    s = ghosts("A01@0,1 r0", roles="thief,ghost", shadow="hard", shadow_at="0,1 N", pieces="ghost@0,0")
    assert visible_pieces(s) == []
    s.stands[t.THIEF_PIECE] = ENTRANCE
    assert visible_pieces(s) == [t.THIEF_PIECE]


@clause("VF-7.10")
def test_7_10_she_is_moved_through_walls_but_not_onto_artifacts() -> None:
    s = ghosts("A12@0,1 r0", "A01@1,1 r0", artifacts="1@0,0", pieces="ghost@0,1")
    assert may_push(s, t.GHOST_PIECE, tile(s, 0, 1), EAST)
    assert not may_push(s, t.GHOST_PIECE, tile(s, 0, 1), SOUTH)
    assert not may_push(s, t.GHOST_PIECE, tile(s, 0, 1), NORTH)  # an open space


# -- hidden ---


@clause("VF-11.4", "VF-59.4c")
def test_the_card_on_the_possession_space_is_hers_to_know() -> None:
    s = ghosts("A01@0,1", pieces="ghost@0,1", card="thief")
    assert view(s, 2)["ghost"]["chosen"] == t.THIEF
    assert view(s, 0)["ghost"]["chosen"] == g.NO_CARD
    assert view(s, 0)["ghost"]["cards"] == [t.KNIGHT, t.THIEF, t.GHOST]
    assert len({redeal(s, 0, Seeded(seed)).ghost.chosen for seed in range(12)}) == 3
    assert redeal(s, 2, Seeded(5)).ghost.chosen == t.THIEF


# -- her module, and alone ---


@clause("VF-64.4")
def test_64_4_fully_focused_she_must_rest_on_a_bare_ghost_tile_first() -> None:
    tiles = ("G01@1,0 r0", "G02@1,1 r0", "G03@2,0 r0", "G04@2,1 r0", "G05@3,0 r0", "G06@3,1 r0", "A01@0,1 r0")
    locked = "1@1,0! 2@1,1! 3@2,0! 4@2,1! 5@3,0!"
    s = ghosts(*tiles, artifacts=locked, pieces="ghost@0,1", fully_focused=True)
    assert not may_win(s)
    s.stands[t.GHOST_PIECE] = tile(s, 3, 1)
    go(s, ghost_turn, "2 end")
    assert s.ghost.rested
    assert may_win(s)


@clause("VF-34.4", "VF-61.22c")
def test_61_22_the_ghost_alone() -> None:
    s = caves("A01@0,1 r0", roles="ghost", ghost_difficulty="hard", artifacts="1@0,0")
    assert s.terms.ghost.random_cards == 3
    assert s.terms.ghost.tile_losses == 1
    s.chance = any_chance()
    set_up_ghost(s)
    assert len(s.ghost.cards) == 3


@clause("VF-61.22a")
def test_61_22a_alone_a_flare_is_rolled_around_artifacts_on_dark_tiles() -> None:
    s = caves(
        "A01@0,1", "A05@1,0 r0", roles="ghost", artifacts="1@0,1 2@1,0", pieces="ghost@1,0", stack="E05 E07 E10 A02"
    )
    s.turn = t.GHOST
    game = play(s, end_of_turn, 0, t.GHOST, chance=[1])  # the die shows the centre
    say_space(game, 2, 0)
    while game.open():  # the revealed tile is filled
        game.say(f"0 {game.options(0)[0]}")
    assert s.lit[tile(s, 0, 1)]
