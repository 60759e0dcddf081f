"""Section 48: the Dragon and the Unicorns; what else others do to him."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.effects_dragon import end_possession_dragon
from monoceros.games.vast.effects_gems import flame_wall_at, put_flame_wall
from monoceros.games.vast.facts_dragon import (
    may_escape_as_dragon,
    wakefulness,
)
from monoceros.games.vast.facts_powers import can_use
from monoceros.games.vast.rules.dragon import dragon_turn
from monoceros.games.vast.rules.dragon_harm import (
    discard_powers,
    fall_asleep,
    struck,
    struck_by_ghoul,
)
from monoceros.games.vast.rules.meetings import strike
from monoceros.games.vast.rules.shadow_teleport import attack as shadow_attack
from monoceros.games.vast.rules.teleport import gather
from monoceros.games.vast.state import OVER

from .dragons import dragon_goes, dragons, mixed, power, standing
from .spots import any_chance, play, unicorn

# faces of the die
RING, CENTRE, PLUS, PLUS_CENTRE, DIAGONALS, DIAGONALS_CENTRE = range(6)
ROW = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")
CROSS = ("A01@0,1 r0", "A05@0,2 r0", "A10@1,0 r0", "A13@0,-1 r0", "T01@-1,0 r0")


# -- Unicorns (section 48) ---


@clause("VF-48.1")
def test_48_1_he_enters_a_unicorns_space_freely() -> None:
    for underground in (True, False):
        s = mixed(*ROW, roles="dragon,nightmare", dragon="0,0", nightmare="0,1 N", woken=11, collapsing=True)
        s.turn, s.dragon.awake, s.dragon.underground = t.DRAGON, True, underground
        dragon_goes(s, "go N 1").expect_name(0, "dragon")
        assert standing(s, t.DRAGON_PIECE) == unicorn(s) == (0, 1)


@clause("VF-48.2", "VF-48.3")
@pytest.mark.parametrize(("name", "chance", "eaten"), [("claw", [CENTRE], 1), ("scratch", [], 3)])
def test_48_2_claw_and_scratch_drive_the_nightmare_unicorn_away(name: str, chance: list[int], eaten: int) -> None:
    s = mixed(*ROW, roles="dragon,nightmare", dragon="0,1", nightmare="0,1 N", deck="U07", collapsing=True)
    s.turn, s.unicorn.upgrades = t.DRAGON, [0, 0, 3, 0, 0, 0]
    s.unicorn.track -= 3
    health = s.unicorn.health
    power(s, name, chance=chance)
    assert unicorn(s) == (0, 2)
    assert (s.dragon.eaten, s.unicorn.health) == (eaten, health)


@clause("VF-48.3", "VF-62.5")
def test_48_3_it_costs_him_health_if_the_dragon_has_to_kill_him() -> None:
    s = mixed(*ROW, roles="dragon,nightmare", hunter="dragon", dragon="0,1", nightmare="0,1 N", deck="U07")
    s.turn, s.collapsing = t.DRAGON, True
    power(s, "scratch")
    assert s.unicorn.health == 4


@clause("VF-48.2", "VF-48.7", "VF-G29")
def test_48_7_what_he_eats_of_a_unicorn_and_of_tribes_adds_up() -> None:
    s = mixed(*ROW, roles="goblins,dragon,nightmare", dragon="0,1", nightmare="0,2 N", tribes="eye 1@0,0", deck="U07")
    s.turn, s.collapsing, s.dragon.eaten = t.DRAGON, True, 2
    health = s.unicorn.health
    power(s, "claw", chance=[PLUS])
    assert s.goblins.population[2] == 0
    assert standing(s, t.EYE_PIECE) is None
    assert s.dragon.eaten == 4
    assert unicorn(s) == (0, 3)
    assert s.unicorn.health == health


@clause("VF-48.4")
def test_48_4_hiss_does_not_reach_a_unicorn() -> None:
    s = mixed(*ROW, roles="dragon,nightmare", dragon="0,1", nightmare="0,2 N", collapsing=True)
    assert not can_use(s, d.HISS)


@clause("VF-48.5", "VF-38.5")
@pytest.mark.parametrize(("name", "chance", "eaten"), [("claw", [CENTRE], 1), ("scratch", [], 3)])
def test_48_5_the_shadow_unicorn_loses_health_to_his_hunter(name: str, chance: list[int], eaten: int) -> None:
    s = mixed(*ROW, roles="dragon", shadow="easy", dragon="0,1", shadow_at="0,1 N", deck="U07", collapsing=True)
    s.turn = t.DRAGON
    power(s, name, chance=chance)
    assert (s.dragon.eaten, s.unicorn.health) == (eaten, 6)
    assert unicorn(s) != (0, 1)


@clause("VF-48.6", "VF-17.8")
def test_48_6_the_nightmare_unicorn_makes_him_discard_cards_of_his_choice() -> None:
    s = mixed(*ROW, roles="dragon,nightmare", dragon="0,1", nightmare="0,1 N", cards="claw 2 flame 1", anger=2)
    game = play(s, strike, t.DRAGON_PIECE, 2)
    game.expect("0 discard_power: claw | flame")
    game.say("0 flame", "0 claw")
    assert s.dragon.hand == [1, 0, 0]
    play(s, struck, 3)  # as many as he has
    assert s.dragon.hand == [0, 0, 0]


@clause("VF-48.6", "VF-37.2c")
def test_48_6_the_shadow_unicorn_costs_him_health() -> None:
    s = mixed(*ROW, roles="dragon", shadow="easy", dragon="0,1", shadow_at="0,0 N")
    play(s, shadow_attack, t.DRAGON_PIECE)
    assert s.dragon.health == 4


@clause("VF-62.13")
def test_62_13_or_two_cards_where_another_player_has_to_kill_him() -> None:
    s = mixed(*ROW, roles="knight,dragon", shadow="easy", dragon="0,1", knight="0,0", cards="claw 3")
    play(s, shadow_attack, t.DRAGON_PIECE).say("1 claw", "1 claw")
    assert s.dragon.health == s.terms.dragon.health
    assert s.dragon.hand == [1, 0, 0]


@clause("VF-48.9")
def test_48_9_without_goblins_hunger_is_fed_by_unicorns() -> None:
    s = mixed(*ROW, roles="dragon,nightmare", dragon="0,1", nightmare="0,1 N", deck="U07", cards="claw 3")
    s.turn, s.collapsing = t.DRAGON, True
    dragon_goes(s, "power scratch", "wake hunger")
    assert (s.dragon.eaten, s.dragon.sloth[d.HUNGER]) == (1, 3)


@clause("VF-21.13", "VF-G30")
@pytest.mark.parametrize(("face", "radiance"), [(PLUS_CENTRE, 0), (PLUS, 1)])
def test_21_13_the_nightmare_unicorn_collects_a_gem(face: int, radiance: int) -> None:
    s = mixed(*ROW, roles="dragon,nightmare", dragon="0,0", nightmare="0,1 N", gems="claw 0,1", deck="U07")
    s.turn, s.collapsing = t.NIGHTMARE, True
    game = play(s, gather, 1, chance=[face])
    game.say(f"1 {next(pick for pick in game.options(1) if pick != 'leave')}")
    if radiance:
        game.say("1 pace")
    assert s.dragon.gem_at[0] == d.IN_HOARD
    assert 12 - s.unicorn.track == radiance
    assert unicorn(s) == ((0, 1) if radiance else (0, 2))


def test_cards_are_discarded_without_a_question_where_all_must_go() -> None:
    s = dragons(cards="claw 1 wing 1")
    assert play(s, discard_powers, 2).is_over
    assert s.outcome != OVER
    assert s.dragon.discards == [1, 0, 1]


# -- others ---


@clause("VF-54.5c")
def test_54_5c_a_cube_returns_to_a_track_of_his_choice() -> None:
    s = dragons(woken=5)  # Greed is empty, Hunger has a free space
    game = play(s, fall_asleep)
    game.expect("0 sleep: greed | hunger")
    game.say("0 hunger")
    assert s.dragon.sloth == [0, 4, 4, 1, 1]


@clause("VF-56.8")
def test_56_8_he_chooses_what_the_ghoul_costs_him() -> None:
    s = dragons(woken=4, cards="claw 3")  # Armor 2
    game = play(s, struck_by_ghoul, False)
    game.expect("0 ghoul_bite: cards | health | sleep")
    game.say("0 cards", "0 claw", "0 claw")
    assert s.dragon.hand == [1, 0, 0]
    play(s, struck_by_ghoul, False).say("0 sleep")
    assert wakefulness(s) == 3
    play(s, struck_by_ghoul, True)  # a Vile Ghoul that has to kill him
    assert s.dragon.health == 4


@clause("VF-62.7", "VF-34.2")
def test_62_7_a_hunter_must_awaken_surface_and_escape_besides() -> None:
    s = dragons(*CROSS, dragon="0,1", shadow="easy", woken=11, collapsing=True, shadow_at="0,2 N")
    s.dragon.awake, s.dragon.underground = True, False
    assert not may_escape_as_dragon(s)
    s.unicorn.out = True
    assert may_escape_as_dragon(s)
    s.dragon.underground = True
    assert not may_escape_as_dragon(s)


@clause("VF-59.7", "VF-59.11")
def test_59_7_the_ghost_draws_cards_of_her_own() -> None:
    s = mixed(*CROSS, roles="dragon,ghost", dragon="0,0", cards="claw 3", gems="wing 0,1", collapsing=True)
    s.turn = s.possessed = t.DRAGON
    s.ghost.influence, s.dragon.moved = 2, True
    game = play(s, dragon_turn, chance=any_chance())
    assert sum(s.dragon.hand) == 4
    assert s.dragon.aside == [3, 0, 0]
    assert not [pick for pick in game.options(1) if pick.startswith("go")]  # what is used up stays so
    assert game.game.view(s, 0)["dragon"]["hand"] is None  # they are hers
    assert game.game.view(s, 1)["dragon"]["aside"] is None
    game.say("1 end")
    while not game.is_over:  # no Gem is placed
        game.expect_name(1, "stir")
        game.say("1 enough")
    end_possession_dragon(s)
    assert (s.dragon.hand, s.dragon.deck.size()) == ([3, 0, 0], 15)


@clause("VF-59.8")
def test_59_8_a_dragon_that_nobody_plays_leaves_nothing_behind() -> None:
    s = mixed(*CROSS, roles="knight,ghost", knight="0,2", collapsing=True)
    assert s.terms.kept >> t.DRAGON & 1
    s.possessed = t.DRAGON
    s.stands[t.DRAGON_PIECE] = 1
    s.dragon.treasures, s.dragon.shriek = 1, True
    put_flame_wall(s, t.ENTRANCE)
    s.telling = True
    end_possession_dragon(s)
    assert standing(s, t.DRAGON_PIECE) is None
    assert (s.treasures[1], s.dragon.shriek, flame_wall_at(s)) == (1, False, t.EMPTY)
