"""Section 65 for the Dragon and the Thief: Terrain under their feet."""

from __future__ import annotations

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.effects_removal import remove_terrain
from monoceros.games.vast.facts import squares_of
from monoceros.games.vast.facts_powers import can_use, claw_victims
from monoceros.games.vast.facts_push import may_push
from monoceros.games.vast.facts_targets import stabbable
from monoceros.games.vast.rules.dragon import turn_options

from .dragons import dragon_goes, dragons, mixed, power, standing, thief_goes, thieves
from .spots import any_chance, tile
from .test_34_shadow import lay_terrain_squares
from .variants import terms_of

ROOM = ("A01@0,1 r0", "A05@1,0 r0", "A10@-1,0 r0", "A13@0,-1 r0")


@clause("VF-65.11c")
def test_65_11c_magma_kills_the_thief_at_the_end_of_his_turn() -> None:
    s = thieves(*ROOM, thief="0,1", collapsing=True)
    lay_terrain_squares(s, t.MAGMA, ((0, 2), (1, 2), (0, 3)))
    thief_goes(s, "4 3 2", "step N", "end")
    assert standing(s, t.THIEF_PIECE) is None


@clause("VF-65.11d")
def test_65_11d_magma_does_not_harm_the_dragon() -> None:
    s = dragons(*ROOM, dragon="0,1", collapsing=True)
    lay_terrain_squares(s, t.MAGMA, ((0, 2), (1, 2), (0, 3)))
    dragon_goes(s, "go N 1", "end", "none", chance=any_chance())
    assert standing(s, t.DRAGON_PIECE) == (0, 2)
    assert s.dragon.health == 5


@clause("VF-65.12")
def test_65_12_the_forest_protects_from_claw_hiss_slap_and_crossbow() -> None:
    s = mixed(*ROOM, roles="knight,goblins,dragon,thief", knight="0,0", dragon="0,1", thief="0,1", tribes="eye 2@0,0")
    lay_terrain_squares(s, t.FOREST, ((0, 2), (1, 2), (0, 3), (1, 3)))
    s.thief.upgrades = 1 << 6
    inside = tile(s, 0, 2)
    assert claw_victims(s, [tile(s, 0, 0), tile(s, 0, 1), inside]) == [t.KNIGHT_PIECE, t.EYE_PIECE, t.THIEF_PIECE]
    s.stands[t.KNIGHT_PIECE] = s.stands[t.EYE_PIECE] = inside
    s.thief.assigned = [0, 2, 1]
    assert stabbable(s) == [t.DRAGON_PIECE]
    assert claw_victims(s, [tile(s, 0, 1), inside]) == [t.THIEF_PIECE]
    assert not can_use(s, d.HISS)
    assert not can_use(s, d.SLAP)
    s.stands[t.DRAGON_PIECE] = inside  # from within he reaches his own space only
    assert claw_victims(s, [tile(s, 0, 1), inside]) == [t.KNIGHT_PIECE, t.EYE_PIECE]


@clause("VF-65.8")
def test_65_8_on_his_wings_the_surfaced_dragon_crosses_the_canyon_the_thief_climbs_it() -> None:
    s = dragons(*ROOM, "T01@0,3 r0", dragon="0,1", collapsing=True, woken=11)
    s.dragon.awake, s.dragon.underground = True, False
    lay_terrain_squares(s, t.CANYON, ((0, 2), (1, 2), (2, 2)))
    assert ("go", "N", 1) not in turn_options(s)
    game = power(s, "wing")
    assert "go N 2" in game.options(0)
    game.say("0 go N 2")
    assert standing(s, t.DRAGON_PIECE) == (0, 3)
    thief = thieves(*ROOM, "T01@0,3 r0", thief="0,1", collapsing=True)
    lay_terrain_squares(thief, t.CANYON, ((0, 2), (1, 2), (2, 2)))
    game = thief_goes(thief, "3 2 4", "climb N")
    assert standing(thief, t.THIEF_PIECE) == (0, 3)
    assert (thief.thief.cubes, thief.thief.steps) == (1, 2)


@clause("VF-65.13")
def test_65_13_the_thief_uses_pits_with_three_movement_the_dragon_cannot() -> None:
    s = mixed(*ROOM, roles="dragon,thief", dragon="0,1", thief="0,1", collapsing=True)
    s.turn = t.THIEF
    for pit, place in zip((t.PIT, t.PIT + 1, t.PIT + 2), ((0, 2), (4, 4), (-1, 1)), strict=True):
        lay_terrain_squares(s, pit, (place,))
    game = thief_goes(s, "3 2 4", "step N")
    assert "end" not in game.options(1)
    game.say("1 jump t74", "1 step S")
    assert standing(s, t.THIEF_PIECE) == (-1, 0)
    s.turn = t.DRAGON
    assert "go N 1" not in dragon_goes(s).options(0)


@clause("VF-65.14")
def test_65_14_the_river_carries_them_for_free() -> None:
    s = thieves(*ROOM, thief="0,1", collapsing=True)
    lay_terrain_squares(s, t.RIVER, ((0, 2), (1, 2), (2, 2), (3, 2)))
    thief_goes(s, "2 3 4", "step N", "step E", "step E")
    assert standing(s, t.THIEF_PIECE) == (2, 2)
    assert s.thief.steps == 1
    dragon = dragons(*ROOM, dragon="0,1", collapsing=True)
    lay_terrain_squares(dragon, t.RIVER, ((0, 2), (1, 2), (2, 2), (3, 2)))
    dragon_goes(dragon, "go N 1", "3")
    assert standing(dragon, t.DRAGON_PIECE) == (3, 2)


@clause("VF-65.6")
def test_65_6_off_terrain_a_dark_tile_is_laid() -> None:
    s = thieves(*ROOM, thief="0,1", stack="T01 T02")
    lay_terrain_squares(s, t.MAGMA, ((0, 2), (1, 2), (0, 3)))
    thief_goes(s, "4 3 2", "step N", "step W")
    assert standing(s, t.THIEF_PIECE) == (-1, 2)
    dragon = dragons(*ROOM, dragon="0,1", stack="T01 T02")
    lay_terrain_squares(dragon, t.MAGMA, ((0, 2), (1, 2), (0, 3)))
    dragon.stands[t.DRAGON_PIECE] = tile(dragon, 0, 3)
    dragon_goes(dragon, "go W 1")
    assert standing(dragon, t.DRAGON_PIECE) == (-1, 3)


@clause("VF-7.5", "VF-7.6")
def test_7_5_and_7_6_how_others_can_move_them() -> None:
    s = mixed("A12@0,1 r2", "A05@0,2", "A10@1,1", roles="knight,dragon,thief", dragon="0,1", thief="0,1", knight="1,1")
    here = tile(s, 0, 1)
    assert may_push(s, t.DRAGON_PIECE, here, t.NORTH)  # underground, through walls, into the dark
    assert not may_push(s, t.DRAGON_PIECE, here, t.EAST)  # not to the Knight
    s.dragon.underground = False
    assert not may_push(s, t.DRAGON_PIECE, here, t.NORTH)
    assert may_push(s, t.DRAGON_PIECE, here, t.SOUTH)
    assert not may_push(s, t.THIEF_PIECE, here, t.NORTH)
    assert may_push(s, t.THIEF_PIECE, here, t.SOUTH)
    s.lit[here], s.walls[here] = 0, 0
    assert may_push(s, t.THIEF_PIECE, here, t.NORTH)  # Dark tiles do not stop him


@clause("VF-39.4")
def test_39_4_against_the_shadow_unicorn_no_hunger_cubes_move() -> None:
    assert terms_of("dragon", shadow="medium").dragon.woken == 0
    assert terms_of("dragon").dragon.woken == 2


@clause("VF-65.7", "VF-65.19")
def test_65_7_a_gem_goes_home_from_terrain_before_any_of_its_squares_is_gone() -> None:
    """Whoever watches would see half a River (found by fuzz)."""
    s = dragons("A01@0,1 r0", dragon="0,1")
    lay_terrain_squares(s, t.RIVER, ((0, 2), (1, 2), (2, 2), (3, 2)))
    squares = squares_of(tile(s, 0, 2))
    s.dragon.gem_at[0] = squares[-1]
    s.telling, s.moments = True, []
    remove_terrain(s, squares)
    home, gone = s.moments
    assert [[moment.at[square] == t.EMPTY for square in squares] for moment in (home, gone)] == [
        [False] * 4,
        [True] * 4,
    ]
