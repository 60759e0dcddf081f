"""Section 65: Terrain and the Ghouls."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast.effects import lay_terrain
from monoceros.games.vast.facts_foes import shots
from monoceros.games.vast.rules.ghoul import ghoul_turn
from monoceros.games.vast.rules.vile_ghoul import vile_ghoul_turn
from monoceros.games.vast.state import State

from .ghouls import ghoul, ghouls, prowling, steps
from .knights import set_cubes
from .spots import count_tiles, play, space, tile

DARKS = ("A04@-1,0", "A08@-2,0", "A06@-3,0")  # Fangs, Bones, Eye


def lay(s: State, terrain: int, *places: tuple[int, int]) -> State:
    lay_terrain(s, terrain, [space(x, y) for x, y in places])
    return s


def stand(s: State, x: int, y: int) -> State:
    s.stands[t.GHOUL_PIECE] = tile(s, x, y)
    return s


@clause("VF-65.11c")
@pytest.mark.parametrize("roles", ["ghoul", "vile_ghoul"])
def test_65_11c_on_magma_it_skitters_at_the_end_of_its_turn(roles: str) -> None:
    s = ghouls(*DARKS, ghoul="0,0", stack="A03", roles=roles)
    lay(s, t.MAGMA, (1, 0), (1, 1), (2, 0))
    stand(s, 1, 0)
    if roles == "ghoul":
        game = play(s, ghoul_turn, chance=[3, 3, 3]).say("0 end")
    else:
        game = play(s, vile_ghoul_turn, chance=[3, 3, 3]).say("0 end")
    game.expect()
    assert ghoul(s) == (-3, 0)  # Eye, as on top of the stack


@clause("VF-65.11c")
def test_65_11c_crossing_magma_does_not_harm_it() -> None:
    s = ghouls("A01@3,0 r0", *DARKS, ghoul="0,0", movement=3)
    lay(s, t.MAGMA, (1, 0), (1, 1), (2, 0))
    prowling(s, "step E", "step E", "step E")
    assert ghoul(s) == (3, 0)


@clause("VF-65.14")
def test_65_14_with_the_current_its_steps_are_free() -> None:
    s = ghouls(ghoul="0,0", movement=1)
    lay(s, t.RIVER, (1, 0), (1, 1), (1, 2), (1, 3))
    game = prowling(s, "step E")
    assert s.ghoul.movement == 0
    assert steps(game) == ["step N"]
    game.say("0 step N", "0 step N", "0 step N")
    assert ghoul(s) == (1, 3)


@clause("VF-65.13")
def test_65_13_pits_need_3_movement_and_are_no_place_to_stay() -> None:
    s = ghouls("A01@3,0 r0", ghoul="0,0", movement=2)
    lay(s, t.PIT, (1, 0))
    assert steps(prowling(s)) == []
    s = ghouls("A01@3,0 r0", "A04@-1,0", ghoul="0,0", movement=3)
    lay(s, t.PIT, (1, 0))
    lay(s, t.PIT + 1, (2, 0))
    game = prowling(s, "step E")
    assert "end" not in game.options(0)
    assert "jump t73" in game.options(0)
    game.say("0 jump t73", "0 step E")
    assert ghoul(s) == (3, 0)


@clause("VF-65.6")
def test_65_6_it_may_leave_terrain_onto_an_open_space() -> None:
    s = ghouls(ghoul="0,0", movement=1, stack="A03")
    lay(s, t.LAKE, (1, 0), (2, 0), (1, 1), (2, 1))
    stand(s, 1, 0)
    before = count_tiles(s)
    prowling(s, "step S")
    assert ghoul(s) == (1, -1)
    assert count_tiles(s) == before + 1


@clause("VF-65.8")
def test_65_8_the_outer_spaces_of_the_canyon_are_closed_to_it() -> None:
    s = ghouls("A01@1,0 r0", ghoul="1,0", movement=3)
    lay(s, t.CANYON, (2, 0), (2, 1), (2, 2))
    assert steps(prowling(s)) == ["step W"]


@clause("VF-65.12")
def test_65_12_nobody_shoots_into_the_forest() -> None:
    s = ghouls(ghoul="0,0", knight="0,0", roles="knight,ghoul")
    lay(s, t.FOREST, (1, 0), (2, 0), (1, 1), (2, 1))
    set_cubes(s, "strength 2 bow 1")
    s.turn = t.KNIGHT
    assert shots(s) == [t.GHOUL_PIECE]
    stand(s, 1, 0)
    assert shots(s) == []
