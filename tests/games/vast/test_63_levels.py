"""Sections 63, 64 and 10: levels, optional modules, tiles at the end of a turn with many players."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.game import SetupError
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.campaign import champion, first_levels, next_levels
from monoceros.games.vast.facts_cave import band_of, tokens_on_map
from monoceros.games.vast.rules.turn_end import alone_number, end_of_turn, tiles_to_place, tiles_to_remove

from .dragons import dragons, thieves
from .spots import any_chance, count_tiles, play
from .tribes import goblins
from .variants import terms_of

LEVELS = t.DIFFICULTIES


def by_level(*columns: tuple[int, ...]) -> list[tuple[Any, ...]]:
    """A row for each level, from the easiest to the hardest."""
    return list(zip(LEVELS, *columns, strict=True))


# -- levels (T24) ---


@clause("VF-63.1", "VF-12.9")
@pytest.mark.parametrize(("level", "health"), by_level((3, 4, 5, 6, 7)))
def test_63_1_the_knights_level_is_her_targets_health(level: str, health: int) -> None:
    assert terms_of("knight,dragon", knight_difficulty=level).dragon.health == health
    assert terms_of("knight,goblins,nightmare", knight_difficulty=level).unicorn_health == health


@clause("VF-63.1")
@pytest.mark.parametrize(("level", "health"), by_level((5, 6, 7, 8, 9)))
def test_63_1_the_goblins_level_is_the_knights_health(level: str, health: int) -> None:
    assert terms_of("knight,goblins", goblins_difficulty=level).knight.health == health


@clause("VF-63.2", "VF-12.9")
@pytest.mark.parametrize(("level", "health", "crystals"), by_level((3, 4, 5, 6, 7), (4, 4, 5, 6, 6)))
def test_63_2_without_a_knight_the_goblins_use_her_table(level: str, health: int, crystals: int) -> None:
    assert terms_of("goblins,dragon", goblins_difficulty=level).dragon.health == health
    assert terms_of("goblins,nightmare", goblins_difficulty=level).unicorn_health == health
    assert terms_of("goblins,cave", goblins_difficulty=level).crystal_goal[t.GOBLINS] == crystals


@clause("VF-63.1", "VF-47.6")
@pytest.mark.parametrize(("level", "goal", "shrieks"), by_level((7, 9, 11, 13, 13), (0, 0, 0, 0, 3)))
def test_63_1_the_dragons_level(level: str, goal: int, shrieks: int) -> None:
    dragon = terms_of("goblins,dragon", dragon_difficulty=level).dragon
    assert (dragon.goal, dragon.shrieks) == (goal, shrieks)


@clause("VF-63.1", "VF-63.3")
@pytest.mark.parametrize(
    ("level", "tiles", "without", "hatred"), by_level((3, 4, 5, 5, 5), (2, 1, 0, 0, 0), (0, 0, 0, 4, 8))
)
def test_63_3_the_levels_of_cave_and_cave_ghost(level: str, tiles: int, without: int, hatred: int) -> None:
    terms = terms_of("goblins,cave", cave_difficulty=level)
    assert (terms.collapse_at, terms.cave.without, terms.cave.hatred) == (tiles, without, hatred)
    terms = terms_of("goblins,cave_ghost", ghost_difficulty=level)
    assert (terms.collapse_at, terms.cave.without, terms.cave.hatred) == (tiles, without, hatred)
    assert terms.cave.without_ghost == without


@clause("VF-63.1", "VF-63.4")
@pytest.mark.parametrize(("level", "stash", "bare"), by_level((4, 5, 6, 7, 8), (0, 0, 0, 1, 2)))
def test_63_4_the_thiefs_level(level: str, stash: int, bare: int) -> None:
    thief = terms_of("goblins,thief", thief_difficulty=level).thief
    assert (thief.goal, thief.bare) == (stash, bare)


@clause("VF-63.1", "VF-56.1")
@pytest.mark.parametrize(("level", "fury", "dice"), by_level((7, 8, 9, 9, 10), (3, 3, 3, 2, 2)))
def test_63_1_the_ghouls_level(level: str, fury: int, dice: int) -> None:
    ghoul = terms_of("goblins,ghoul", ghoul_difficulty=level).ghoul
    assert (ghoul.fury_goal, ghoul.dice) == (fury, dice)


@clause("VF-63.1", "VF-58.2")
@pytest.mark.parametrize(("level", "knight", "health"), by_level((5, 6, 7, 7, 8), (3, 4, 5, 5, 6)))
def test_63_1_the_vile_ghouls_level(level: str, knight: int, health: int) -> None:
    terms = terms_of("knight,vile_ghoul", ghoul_difficulty=level)
    assert (terms.knight.health, terms.ghoul.dice) == (knight, 3 if health < 6 and level != "hard" else 2)
    assert terms_of("vile_ghoul,dragon", ghoul_difficulty=level).dragon.health == health


@clause("VF-63.1", "VF-59.1")
@pytest.mark.parametrize(("level", "artifacts", "own"), by_level((3, 4, 5, 5, 6), (1, 1, 1, 0, 0)))
def test_63_1_the_ghosts_level(level: str, artifacts: int, own: int) -> None:
    ghost = terms_of("knight,goblins,ghost", ghost_difficulty=level).ghost
    assert (ghost.goal, t.GHOST in ghost.cards) == (artifacts, bool(own))


# -- optional modules ---


@clause("VF-64.1", "VF-10.6")
def test_64_1_crowded_house_without_a_cave_is_the_one_tile_rule() -> None:
    roles = "knight,goblins,dragon,thief"
    assert not terms_of(roles).one_tile
    assert terms_of(roles, crowded_house=True).one_tile
    assert not terms_of("knight,goblins,dragon", crowded_house=True).one_tile
    assert not terms_of("knight,goblins,dragon,cave", crowded_house=True).one_tile


@clause("VF-64.1")
def test_64_1_with_six_and_a_cave_one_more_crystal_counts_for_omens() -> None:
    six = "knight,goblins,dragon,cave,thief,ghoul"
    assert terms_of(six, crowded_house=True).crowded
    assert not terms_of("knight,goblins,dragon,cave,thief", crowded_house=True).crowded
    plain = goblins(roles=six)
    crowded = goblins(roles=six, crowded_house=True)
    bands = plain.terms.cave.omen_from
    assert [band_of(bands, tokens_on_map(s)) for s in (plain, crowded)] == [1, 2]


@clause("VF-64.2")
def test_64_2_four_without_a_cave_may_agree_to_remove_one_tile_a_turn() -> None:
    s = goblins(roles="knight,goblins,dragon,thief", slow_collapse=True)
    assert (tiles_to_remove(s, t.GOBLINS), tiles_to_place(s, t.GOBLINS)) == (1, 1)
    s = goblins(roles="knight,goblins,dragon", slow_collapse=True)
    assert tiles_to_remove(s, t.GOBLINS) == 3


@clause("VF-64.3")
def test_64_3_the_ghoul_may_name_the_symbol() -> None:
    assert terms_of("goblins,ghoul", ghoul_names_symbol=True).ghoul.names_symbol


@clause("VF-64.4")
def test_64_4_fully_focused_but_not_with_the_wraith() -> None:
    assert terms_of("knight,ghost", fully_focused=True).ghost.focused
    with pytest.raises(SetupError, match="not with the Wraith"):
        terms_of("knight,ghost", fully_focused=True, ghost_difficulty="expert")


@clause("VF-64.5")
def test_64_5_a_campaign_is_won_by_winning_at_expert() -> None:
    roles = ["knight", "cave_ghost"]
    levels = first_levels(roles)
    assert levels == {"knight_difficulty": "easiest", "ghost_difficulty": "easiest"}
    for expected in ("easy", "standard", "hard", "expert"):
        assert champion(levels, roles, [1]) is None
        levels = next_levels(levels, roles, [1])
        assert levels == {"knight_difficulty": "easiest", "ghost_difficulty": expected}
    assert champion(levels, roles, [1]) == 1
    assert champion(levels, roles, [0]) is None
    assert next_levels(levels, roles, []) == levels


# -- tiles at the end of a turn (section 10) ---


@clause("VF-10.1")
def test_10_1_without_a_unicorn_one_tile_whether_or_not_something_was_revealed() -> None:
    s = goblins(roles="knight,goblins")
    s.revealed = 2
    assert (tiles_to_place(s, t.GOBLINS), tiles_to_remove(s, t.GOBLINS)) == (1, 3)


@clause("VF-10.6", "VF-10.7")
def test_10_6_the_one_tile_rule() -> None:
    s = goblins(roles="knight,goblins,dragon,ghoul")
    assert (tiles_to_place(s, t.GOBLINS), tiles_to_remove(s, t.GOBLINS)) == (1, 1)
    s = goblins(roles="knight,goblins,nightmare,ghoul")
    s.revealed = 1
    assert (tiles_to_place(s, t.GOBLINS), tiles_to_remove(s, t.GOBLINS)) == (0, 1)


@clause("VF-10.6")
def test_10_6_one_tile_is_removed_in_the_collapse() -> None:
    s = goblins("A01@0,1 r0", "A05@1,0 r0", "A10@-1,0 r0", roles="knight,goblins,dragon,ghoul", collapsing=True)
    game = play(s, end_of_turn, 1, t.GOBLINS, chance=any_chance())
    game.say(f"1 {game.options(1)[0]}")
    assert (game.is_over, count_tiles(s)) == (True, 3)


@clause("VF-10.4", "VF-61.16b")
def test_10_4_alone_in_the_dark_goblins_count_their_largest_tribe() -> None:
    s = goblins(hidden="fangs 2 bones 4")
    assert alone_number(s, t.GOBLINS) == 4
    s.crystals = 5
    assert alone_number(s, t.GOBLINS) == 5


@clause("VF-10.4", "VF-61.16c", "VF-61.16d", "VF-61.19", "VF-61.20d")
def test_10_4_alone_in_the_dark_by_role() -> None:
    assert alone_number(dragons(woken=6), t.DRAGON) == 5  # Spirit
    assert alone_number(thieves(stats=(2, 1, 0)), t.THIEF) == 4  # Movement
    s: Any = goblins(roles="ghoul")
    s.ghoul.chosen = 3  # the attack die
    assert alone_number(s, t.GHOUL) == 3
    s = goblins(roles="vile_ghoul")
    s.ghoul.chosen = 6  # Movement
    assert alone_number(s, t.VILE_GHOUL) == 6


@clause("VF-10.4", "VF-61.22a")
def test_10_4_alone_in_the_dark_the_ghost_counts_her_card() -> None:
    s: Any = goblins(roles="ghost")
    s.ghost.chosen = t.KNIGHT
    assert alone_number(s, t.GHOST) == 4
    s.ghost.chosen = t.GHOST
    assert alone_number(s, t.GHOST) == 2  # Influence 1 and 1 more
    s.ghost.chosen = -1
    assert alone_number(s, t.GHOST) == 1


@clause("VF-63.1")
def test_smashing_takes_more_or_less_strength_by_level() -> None:
    assert [terms_of("knight,goblins", knight_difficulty=level).knight.smash for level in LEVELS] == [2, 3, 3, 3, 4]
    assert terms_of("knight,goblins").knight.line == k.LINE_A
