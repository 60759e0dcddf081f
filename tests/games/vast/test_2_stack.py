"""Section 2: the stack. Section 6: dice."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause, new_state
from monoceros.engine.chance import Loaded, Seeded
from monoceros.engine.game import SetupError
from monoceros.games.vast import GAME
from monoceros.games.vast import tables as t
from monoceros.games.vast.effects import roll_die
from monoceros.games.vast.rules.setup import build_stack, set_up
from monoceros.games.vast.state import DARK, State
from monoceros.games.vast.tables import EMPTY

from .spots import dark, spot, where


def built(seed: int = 1, *, thief: bool = False, **options: Any) -> State:
    """The stack of a fresh game."""
    s = new_state("vast", seats=1, roles="nightmare", **options)
    assert isinstance(s, State)
    s.chance = Seeded(seed)
    if thief:
        s.terms.seat_of[t.THIEF] = 0
    try:
        build_stack(s)
    finally:
        s.terms.seat_of[t.THIEF] = EMPTY
    return s


def kinds(s: State, tiles: list[int]) -> list[int]:
    return [s.terms.tile_kind[s.face[tile]] for tile in tiles]


@clause("VF-2.1", "VF-2.3")
def test_2_3_four_dark_tiles_around_the_entrance() -> None:
    s = new_state("vast", seats=1, roles="nightmare")
    assert isinstance(s, State)
    s.chance = Seeded(3)
    set_up(s)
    assert where(s, 0) == (0, 0)
    assert dark(s) == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert all(kind in (t.AMBUSH, t.EVENT, t.TREASURE_ROOM) for kind in kinds(s, [1, 2, 3, 4]))


@clause("VF-2.2")
def test_2_2_without_a_thief_the_vaults_leave_the_game() -> None:
    s = built()
    assert t.VAULT not in kinds(s, s.tile_stack)
    assert kinds(s, s.tile_stack).count(t.CRYSTAL) == 9


@clause("VF-2.4", "VF-2.5")
@pytest.mark.parametrize("seed", range(3))
def test_2_5_three_crystals_in_each_part(seed: int) -> None:
    s = built(seed)
    parts = [[tile for tile in s.tile_stack if s.batch[tile] == t.FIRST_PART + part] for part in range(3)]
    assert sorted([len(part) for part in parts]) == [13, 14, 14]
    assert [kinds(s, part).count(t.CRYSTAL) for part in parts] == [3, 3, 3]


@clause("VF-2.5")
def test_golden_40_the_stack_holds_41_tiles_and_47_with_a_thief() -> None:
    """G-40 (the four that are drawn at once lie on top of it here)"""
    assert len(built().tile_stack) - t.START_TILES == 41
    s = built(thief=True)
    assert len(s.tile_stack) - t.START_TILES == 47
    parts = [[tile for tile in s.tile_stack if s.batch[tile] == t.FIRST_PART + part] for part in range(3)]
    assert [kinds(s, part).count(t.VAULT) for part in parts] == [2, 2, 2]


@clause("VF-2.6")
def test_2_6_the_symbol_on_top_is_public() -> None:
    s = spot("A01@0,1", stack="A02 A03")
    assert GAME.view(s, None)["top"] == "bones"
    worlds = [GAME.redeal(s, 0, Seeded(seed)) for seed in range(20)]
    assert {world.face[world.tile_stack[-1]] for world in worlds} == {2}


@clause("VF-2.6")
def test_2_6_nobody_knows_what_lies_below() -> None:
    s = built()
    worlds = [GAME.redeal(s, None, Seeded(seed)) for seed in range(20)]
    below = s.tile_stack[-7]
    assert len({world.face[below] for world in worlds}) > 5
    for world in worlds:
        parts = [[tile for tile in s.tile_stack if s.batch[tile] == t.FIRST_PART + part] for part in range(3)]
        assert [kinds(world, part).count(t.CRYSTAL) for part in parts] == [3, 3, 3]


@clause("VF-2.10")
@pytest.mark.parametrize("number", [0, 2, 3, 4])
def test_2_10_tiles_may_be_set_aside_unseen(number: int) -> None:
    s = built(set_aside=number)
    aside = [tile for tile in range(t.CAVE_TILES) if s.batch[tile] == t.SET_ASIDE]
    assert len(aside) == number
    assert len(s.tile_stack) - t.START_TILES == 41 - number
    assert not set(aside) & set(s.tile_stack)
    assert all(s.lit[tile] == DARK for tile in aside)


@clause("VF-2.10")
def test_2_10_one_is_too_few() -> None:
    with pytest.raises(SetupError, match="2 to 4"):
        new_state("vast", seats=1, set_aside=1)


# -- dice (section 6) ---


@clause("VF-6.1")
def test_6_1_six_faces() -> None:
    faces = list(zip(t.DIE_CENTRE, t.DIE_PLUS, t.DIE_DIAGONALS, strict=True))
    assert faces == [(0, 1, 1), (1, 0, 0), (0, 1, 0), (1, 1, 0), (0, 0, 1), (1, 0, 1)]
    s = spot(nightmare="0,0 N")
    s.chance = Loaded([4])
    assert roll_die(s) == s.dice == t.FACE_DIAGONALS


@clause("VF-6.2")
def test_6_2_half_of_the_faces_affect_the_centre() -> None:
    assert sum(t.DIE_CENTRE) == 3
    centre = [t.FACE_CENTRE, t.FACE_PLUS_CENTRE, t.FACE_DIAGONALS_CENTRE]
    assert [face for face in range(6) if t.DIE_CENTRE[face]] == centre
