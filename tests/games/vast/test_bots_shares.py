"""What a position is worth among several, and what the Knight's and the Goblins' bots do at a full table."""

from __future__ import annotations

from typing import Any

import pytest

from kit import new_state, spoken
from monoceros.bots.match import play_match
from monoceros.bots.spec import make_bot
from monoceros.engine.chance import Seeded
from monoceros.engine.core import Pick, asks
from monoceros.games.vast import bots_omens
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.bots import instinct, value
from monoceros.games.vast.picks import TILE
from monoceros.games.vast.rules.game import play as play_game
from monoceros.games.vast.state import State
from monoceros.games.vast.view import redeal

from .dragons import mixed
from .knights import go, set_cubes
from .spots import GAME, play, tile
from .test_bots_table import favourite
from .tribes import tribe_goes

BASE = "knight,goblins,dragon,cave,thief"
ROW = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")


def opened(roles: str, seed: int = 3) -> State:
    """A table on its first question."""
    state: Any = play(new_state("vast", seats=roles.count(",") + 1, roles=roles), play_game, chance=Seeded(seed)).state
    return state


# -- shares ---


@pytest.mark.parametrize(
    "roles", [BASE, "vile_ghoul,dragon,nightmare,cave_ghost", "goblins,nightmare,thief,ghoul,ghost", "thief", "ghost"]
)
def test_shares_are_chances_of_one_game(roles: str) -> None:
    """With a Cave somebody always wins; without, the cave may collapse for nobody."""
    s = opened(roles)
    shares = [value(s, seat) for seat in range(s.seats)]
    assert all(0.0 < share < 1.0 for share in shares)
    if s.terms.cave_seat == t.EMPTY:
        assert sum(shares) < 1.0
    else:
        assert sum(shares) == pytest.approx(1.0)


def test_whoever_is_out_of_the_game_has_no_share() -> None:
    s = opened(BASE)
    before = value(s, 1)
    s.gone |= 1
    assert value(s, 0) == 0.0
    assert value(s, 1) > before


def of_role(s: State, role: int) -> float:
    return value(s, s.terms.seat_of[role])


def test_what_makes_each_position_better_makes_the_others_worse() -> None:
    s = opened(BASE)
    before = [value(s, seat) for seat in range(s.seats)]

    def gains(role: int) -> None:
        after = [value(s, seat) for seat in range(s.seats)]
        for seat in range(s.seats):
            better = s.terms.role_of[seat] == role
            assert (after[seat] > before[seat]) == better, f"{t.ROLE_NAMES[role]}, seat {seat}"
        before[:] = after

    s.thief.stashed += 2
    gains(t.THIEF)
    s.dragon.sloth[0] -= 2
    gains(t.DRAGON)
    s.knight.grit += 10
    gains(t.KNIGHT)
    s.goblins.hand.append(2)
    gains(t.GOBLINS)
    del s.tile_stack[-10:]
    after = [value(s, seat) for seat in range(s.seats)]
    assert after[s.terms.seat_of[t.CAVE]] > before[s.terms.seat_of[t.CAVE]]


def test_a_wounded_prey_is_better_for_its_hunter_and_worse_for_itself() -> None:
    s = opened(BASE)
    goblins, knight = of_role(s, t.GOBLINS), of_role(s, t.KNIGHT)
    s.knight.health -= 2
    assert of_role(s, t.GOBLINS) > goblins
    assert of_role(s, t.KNIGHT) < knight
    dragon, knight = of_role(s, t.DRAGON), of_role(s, t.KNIGHT)
    s.dragon.health = 1
    assert of_role(s, t.KNIGHT) > knight
    assert of_role(s, t.DRAGON) < dragon


def test_a_share_depends_on_nothing_that_is_hidden_from_a_seat_but_what_it_imagines() -> None:
    """The value of a redealt world may differ; the instinct of the seat that is asked may not."""
    s = opened(BASE, seed=9)
    ask = asks(s)[0]
    for seed in range(4):
        world: Any = redeal(s, ask.seat, Seeded(seed))
        assert instinct(world, asks(world)[0]) == instinct(s, ask)


# -- the Knight hunts the Dragon ---


def knight_and_dragon(dragon: str, cubes: str, roles: str = "knight,dragon") -> State:
    s = mixed(*ROW, roles=roles, knight="0,0", dragon=dragon)
    s.turn = t.KNIGHT
    set_cubes(s, cubes)
    return s


def test_she_walks_to_the_dragon_whom_she_has_to_kill() -> None:
    """VF-29.3 Strength 2 for his Armor of 1, and a cube for the Bomb."""
    game = go(knight_and_dragon("0,1", "free 2"))
    said: list[Pick] = []
    while asks(game.state)[0].name == "knight" and len(said) < 6:
        said.append(favourite(game))
        game.say(f"0 {spoken(said[-1])}")
    assert said == [("cube", "strength"), ("step", "N"), ("cube", "bomb"), "encounter"]


def test_once_a_turn_is_enough_for_a_dragon_under_ground() -> None:
    s = knight_and_dragon("0,0", "free 2")
    game = go(s, "cube strength", "cube bomb")
    assert favourite(game) == "encounter"
    s.knight.used |= k.USED_DRAGON
    assert favourite(game) != "encounter"


def test_with_goblins_about_the_last_cube_goes_to_strength() -> None:
    """It keeps Tribes away in their turn; where there are none, it stays at hand."""
    for roles, answer in (("knight,goblins,dragon", ("cube", "strength")), ("knight,dragon", "end")):
        s = mixed(roles=roles, knight="0,0", dragon="0,0")
        s.turn = t.KNIGHT
        set_cubes(s, "free 2")
        game = go(s)
        s.knight.used |= k.USED_DRAGON  # nothing is left to do
        assert favourite(game) == answer


# -- everybody against the Thief ---


def test_a_thief_with_loot_is_caught_by_the_knight_who_sees_him() -> None:
    """VF-29.5 Perception above his Stealth of 1 (3 less what he carries)."""
    s = mixed(*ROW, roles="knight,thief", knight="0,0", thief="0,1", carried=2)
    s.turn = t.KNIGHT
    set_cubes(s, "free 3")
    game = go(s)
    said: list[Pick] = []
    while asks(game.state)[0].name == "knight" and len(said) < 6:
        said.append(favourite(game))
        game.say(f"0 {spoken(said[-1])}")
    assert said == [("cube", "perception"), ("step", "N"), "encounter"]
    assert ("attack", "thief") in asks(game.state)[0].options


def test_a_tribe_walks_to_a_thief_with_loot() -> None:
    """VF-43.6 It costs no Goblins; one without loot is left alone."""
    for carried in (2, 0):
        s = mixed(*ROW, roles="goblins,thief", tribes="fangs 3@0,0", thief="0,1", carried=carried)
        s.turn = t.GOBLINS
        assert (favourite(tribe_goes(s, "fangs")) == ("step", "N")) == (carried > 0)


def test_the_cave_hides_treasures_far_from_the_thiefs_door() -> None:
    s = mixed("A01@0,1", "A05@0,2", "A10@0,3", roles="cave,thief", thief="0,0")
    near, far = [bots_omens.weigh(s, "hide_treasure", TILE[tile(s, 0, y)]) for y in (1, 3)]
    assert far > near


# -- whole games ---


def test_a_tribe_of_knights_does_not_walk_for_ever() -> None:
    """It may enter as many Dark tiles as it likes (VF-43.2); its player gets on with the game."""
    content, options = GAME.content.load(()), GAME.option_values({"roles": "goblins,thief"}, bots_only=True)
    bots = [make_bot("knight:worlds=1,ahead=3", GAME), make_bot("squire", GAME)]
    assert play_match(GAME, bots, 5, options, content, most=3000).decisions < 3000
