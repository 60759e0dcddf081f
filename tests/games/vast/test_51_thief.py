"""Sections 51 and 52: the Thief targets, stashes, dies, and meets Unicorns."""

from __future__ import annotations

from typing import Any

from kit import clause, new_state
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.content import KIT
from monoceros.games.vast.effects_gems import put_flame_wall
from monoceros.games.vast.effects_thief import end_possession_thief
from monoceros.games.vast.facts_dragon import gem_on_map, lends
from monoceros.games.vast.facts_targets import robbable, stabbable
from monoceros.games.vast.facts_thief import free_upgrades, stealth, thief_movement, thievery, token_value
from monoceros.games.vast.rules.meetings import strike
from monoceros.games.vast.rules.setup import build_stack
from monoceros.games.vast.rules.shadow_teleport import attack as shadow_attack
from monoceros.games.vast.rules.thief import thief_turn
from monoceros.games.vast.rules.thief_harm import attacked, die, lose_upgrade
from monoceros.games.vast.state import OVER

from .dragons import mixed, standing, thief_goes, thieves, with_knight
from .spots import any_chance, dark, play, unicorn

RING, CENTRE, PLUS, PLUS_CENTRE, DIAGONALS, DIAGONALS_CENTRE = range(6)
ROW = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")


def picks(game: Any, word: str, seat: int = 0) -> list[str]:
    """The options that begin with a word."""
    return [pick for pick in game.options(seat) if pick.startswith(word)]


# -- targeting ---


@clause("VF-51.1")
def test_51_1_only_with_stealth_greater_than_perception() -> None:
    s = with_knight("sword+")
    s.knight.cubes[k.PERCEPTION] = 2  # Perception 3
    assert stealth(s) == 3
    assert (robbable(s), stabbable(s)) == ([], [])
    s.thief.assigned = [0, 2, 1]
    assert (robbable(s), stabbable(s)) == ([t.KNIGHT_PIECE], [t.KNIGHT_PIECE])
    s.thief.targeted = 1 << t.KNIGHT
    assert stabbable(s) == []


@clause("VF-51.1")
def test_51_1_all_tribes_are_one_player() -> None:
    s = mixed(*ROW, roles="goblins,thief", thief="0,1", tribes="bones 1@0,1;eye 1@0,1", collapsing=True)
    s.turn = t.THIEF
    game = thief_goes(s, "2 4 3", "backstab bones 1", chance=any_chance())
    assert picks(game, "backstab", 1) == []


@clause("VF-51.2")
def test_51_2_every_attack_kills_him() -> None:
    s = thieves(*ROW, thief="0,1", carried=2)
    play(s, attacked)
    assert standing(s, t.THIEF_PIECE) is None
    assert s.treasures[1] == 2


@clause("VF-51.3")
def test_51_3_what_he_carries_counts_as_on_the_map() -> None:
    s = mixed(*ROW, roles="dragon,thief", dragon="0,0", thief="0,1", gems="wing thief")
    assert gem_on_map(s, d.WING_CARD)
    assert lends(s, d.WING_CARD)


# -- stashing ---


@clause("VF-51.4", "VF-51.5", "VF-51.6")
def test_51_4_a_gem_is_replaced_by_a_treasure_each_token_brings_an_upgrade() -> None:
    s = mixed(*ROW, roles="dragon,thief", dragon="0,3", thief="0,1", gems="wing thief", carried=1, loot=1)
    s.turn, s.collapsing = t.THIEF, True
    supply = s.supply[t.TREASURES]
    game = thief_goes(s, "2 3 4", "step S")
    game.say("1 movement", "1 evasion")
    assert s.thief.stashed == 2
    assert s.thief.loot == 3
    assert s.dragon.gem_at[2] == d.IN_HOARD
    assert s.supply[t.TREASURES] == supply - 1
    assert thief_movement(s) == 3  # at once
    game.check()


@clause("VF-51.6")
def test_51_6_the_upgrades() -> None:
    rows: Any = KIT.load().tables["boon"]
    assert tuple(rows) == f.UPGRADE_IDS
    s = thieves(*ROW)
    assert free_upgrades(s) == list(range(9))  # the Stat tokens are flipped in order
    s.thief.upgrades = 1 << f.FIRST_FLIP
    assert [token_value(s, token) for token in range(3)] == [3, 3, 4]
    s.thief.upgrades |= 1 << f.FIRST_FLIP + 1
    assert [token_value(s, token) for token in range(3)] == [3, 4, 4]
    s.thief.upgrades |= 1 << f.FIRST_FLIP + 2
    assert [token_value(s, token) for token in range(3)] == [4, 4, 4]


@clause("VF-51.6", "VF-54.5d")
def test_51_6_a_lost_upgrades_token_still_counts() -> None:
    s = thieves(*ROW, upgrades_of_thief="kit sticky")
    play(s, lose_upgrade).say("0 kit")
    assert s.thief.stashed == 2
    assert s.thief.upgrades == 1 << f.STICKY_FINGERS


@clause("VF-51.6", "VF-50.6a")
def test_51_6_the_hand_crossbow_stabs_whom_he_sees_three_spaces_away() -> None:
    s = mixed(*ROW, roles="knight,thief", knight="0,3", thief="0,0", collapsing=True, upgrades_of_thief="crossbow")
    assert stabbable(s) == [t.KNIGHT_PIECE]
    s.lit[2] = 0
    assert stabbable(s) == []
    s.lit[2] = 1
    s.thief.upgrades = 0
    assert stabbable(s) == []


@clause("VF-63.4")
def test_63_4_the_first_tokens_of_a_prowler_bring_no_upgrade() -> None:
    s = thieves(*ROW, thief="0,1", carried=2, collapsing=True, thief_difficulty="hard")
    assert (s.terms.thief.goal, s.terms.thief.bare) == (7, 1)
    thief_goes(s, "4 3 2", "step S").say("0 kit")
    assert s.thief.stashed == 2


# -- dying ---


@clause("VF-51.7")
def test_51_7_he_drops_everything_and_comes_back_with_his_next_turn() -> None:
    s = mixed(*ROW, roles="dragon,thief", dragon="0,3", thief="0,1", gems="wing thief", carried=2, loot=1)
    s.collapsing = True
    play(s, die)
    assert standing(s, t.THIEF_PIECE) is None
    assert (s.treasures[1], s.dragon.gem_at[2], s.thief.loot) == (2, 1, 1)
    thief_goes(s)
    assert standing(s, t.THIEF_PIECE) == (0, 0)


@clause("VF-51.8")
def test_51_8_his_killers_bonus_is_the_loot_drop_level() -> None:
    s = mixed(*ROW, roles="nightmare,thief", nightmare="0,1 N", thief="0,1", loot=0, hand="U01")
    play(s, strike, t.THIEF_PIECE, 1)
    assert len(s.unicorn.hand) == 1  # a level of 0 is worth nothing


@clause("VF-51.9")
def test_51_9_a_flame_wall_on_the_entrance_kills_him_before_stashing() -> None:
    s = mixed(*ROW, roles="dragon,thief", dragon="0,3", thief="0,1", carried=1, collapsing=True)
    s.turn = t.THIEF
    put_flame_wall(s, t.ENTRANCE)
    game = thief_goes(s, "2 3 4", "step S")
    assert game.is_over
    assert (s.thief.stashed, s.treasures[0]) == (0, 1)
    thief_goes(s)  # appearing there is not entering
    assert standing(s, t.THIEF_PIECE) == (0, 0)


@clause("VF-51.10", "VF-52.8", "VF-6.5")
def test_51_10_unnatural_evasion_fends_off_the_first_attack_of_a_turn() -> None:
    s = mixed(*ROW, roles="knight,thief", knight="0,2", thief="0,1", upgrades_of_thief="evasion", collapsing=True)
    game = play(s, attacked, chance=[3])
    assert spaces_without_stay(game) == [(0, 0)]  # the Knight's space is not free
    game.say("1 t0")
    assert standing(s, t.THIEF_PIECE) == (0, 0)
    play(s, attacked)  # the second one in the same turn
    assert standing(s, t.THIEF_PIECE) is None


@clause("VF-51.10", "VF-51.4")
def test_51_10_evading_onto_the_entrance_he_stashes() -> None:
    s = mixed("A12@0,1 r2", roles="thief", thief="0,1", carried=1, upgrades_of_thief="evasion", collapsing=True)
    play(s, attacked, chance=[5]).say("0 t0", "0 kit")
    assert (s.thief.stashed, s.thief.carried) == (2, 0)


@clause("VF-51.10")
def test_51_10_on_less_than_four_it_fails() -> None:
    s = thieves(*ROW, thief="0,1", upgrades_of_thief="evasion")
    play(s, attacked, chance=[2])
    assert standing(s, t.THIEF_PIECE) is None


@clause("VF-52.8")
def test_52_8_if_every_space_is_taken_he_may_go_there_or_stay() -> None:
    s = mixed("A12@0,1 r2", roles="knight,thief", knight="0,0", thief="0,1", upgrades_of_thief="evasion")
    game = play(s, attacked, chance=[5])
    game.expect("1 evade: t0 | stay")
    game.say("1 stay")
    assert standing(s, t.THIEF_PIECE) == (0, 1)


def spaces_without_stay(game: Any) -> list[tuple[int, int]]:
    assert "stay" in game.options(1)
    s = game.state
    names = [name for name in game.options(1) if name != "stay"]
    return sorted([place_of(s, int(name[1:])) for name in names])


def place_of(s: Any, number: int) -> tuple[int, int]:
    return s.at[number] % t.ROW - t.ORIGIN % t.ROW, s.at[number] // t.ROW - t.ORIGIN // t.ROW


# -- Unicorns (section 52) ---


@clause("VF-52.1", "VF-38.8")
def test_52_1_he_enters_a_unicorns_space_freely() -> None:
    s = mixed(*ROW, roles="nightmare,thief", nightmare="0,1 N", thief="0,0", collapsing=True)
    s.turn = t.THIEF
    game = thief_goes(s, "4 3 2", "step N")
    assert standing(s, t.THIEF_PIECE) == unicorn(s) == (0, 1)
    game.say("1 end")  # and may end there without attacking
    assert unicorn(s) == (0, 1)


@clause("VF-52.2", "VF-52.3", "VF-62.8")
def test_52_2_he_stabs_the_nightmare_unicorn_with_exactly_three_cubes() -> None:
    s = mixed(*ROW, roles="nightmare,thief", nightmare="0,1 N", thief="0,1", deck="U07", collapsing=True)
    s.turn = t.THIEF
    health = s.unicorn.health
    game = thief_goes(s, "2 3 4")
    assert picks(game, "backstab", 1) == ["backstab unicorn 3"]
    assert picks(game, "pickpocket", 1) == []
    game.say("1 backstab unicorn 3")
    assert unicorn(s) == (0, 2)
    assert s.unicorn.health == health - 1  # to kill him is one of the Thief's goals here


@clause("VF-52.2")
def test_52_2_only_with_stealth_greater_than_his_armor() -> None:
    s = mixed(*ROW, roles="nightmare,thief", nightmare="0,1 N", thief="0,1", upgrades=[0, 0, 2, 0, 0, 0])
    assert stealth(s) == 3
    assert stabbable(s) == []


@clause("VF-52.4", "VF-38.5")
def test_52_4_the_shadow_unicorn_loses_health_to_his_hunter() -> None:
    s = mixed(*ROW, roles="thief", shadow="easy", shadow_at="0,1 N", thief="0,1", deck="U07", collapsing=True)
    s.turn = t.THIEF
    game = thief_goes(s, "2 3 4", "backstab unicorn 3")
    assert s.unicorn.health == 6
    assert unicorn(s) != (0, 1)
    assert game.open()


@clause("VF-52.5", "VF-17.9", "VF-G13")
def test_52_5_the_nightmare_unicorn_kills_him_and_draws_cards() -> None:
    s = mixed(*ROW, roles="nightmare,thief", nightmare="0,1 N", thief="0,1", loot=2, carried=2, hand="U01 U05 U06")
    play(s, strike, t.THIEF_PIECE, 2, chance=any_chance())
    assert standing(s, t.THIEF_PIECE) is None
    assert s.treasures[1] == 2
    assert len(s.unicorn.hand) == 6


@clause("VF-52.5", "VF-17.9")
def test_52_5_at_anger_3_he_also_loses_an_upgrade_but_not_its_token() -> None:
    s = mixed(*ROW, roles="nightmare,thief", nightmare="0,1 N", thief="0,1", loot=0, upgrades_of_thief="kit gear")
    play(s, strike, t.THIEF_PIECE, 3, chance=any_chance()).say("1 gear")
    assert (s.thief.upgrades, s.thief.stashed) == (1 << f.LOCK_KIT, 2)
    assert len(s.unicorn.hand) == 2


@clause("VF-52.5", "VF-17.16", "VF-37.14")
def test_52_5_evasion_works_against_unicorns() -> None:
    s = mixed(*ROW, roles="nightmare,thief", nightmare="0,1 N", thief="0,1", upgrades_of_thief="evasion", anger=3)
    s.turn, s.collapsing = t.NIGHTMARE, True
    track = s.unicorn.track
    play(s, strike, t.THIEF_PIECE, 3, chance=[5]).say("1 t2")
    assert standing(s, t.THIEF_PIECE) == (0, 2)
    assert (len(s.unicorn.hand), s.unicorn.track) == (0, track)


@clause("VF-52.5", "VF-37.2d", "VF-37.15")
def test_52_5_the_shadow_unicorn_kills_him_without_a_bonus() -> None:
    s = mixed(*ROW, roles="thief", shadow="easy", shadow_at="0,1 N", thief="0,1", carried=1, collapsing=True)
    cards = s.unicorn.deck.size()
    play(s, shadow_attack, t.THIEF_PIECE)
    assert standing(s, t.THIEF_PIECE) is None
    assert s.treasures[1] == 1
    assert s.unicorn.deck.size() == cards


@clause("VF-52.6")
def test_52_6_the_crossbow_reaches_a_visible_unicorn() -> None:
    s = mixed(*ROW, roles="nightmare,thief", nightmare="0,3 N", thief="0,0", upgrades_of_thief="crossbow")
    assert stabbable(s) == [t.UNICORN_PIECE]


@clause("VF-52.7")
def test_52_7_a_unicorn_is_one_target_a_turn() -> None:
    s = mixed(*ROW, roles="nightmare,thief", nightmare="0,1 N", thief="0,1", thief_targeted=1 << t.NIGHTMARE)
    assert stabbable(s) == []


@clause("VF-39.5")
def test_39_5_against_the_shadow_unicorn_a_dead_thief_returns() -> None:
    s = mixed(*ROW, roles="thief", shadow="easy", shadow_at="0,3 N", thief="0,1", collapsing=True)
    play(s, attacked)
    assert s.outcome != OVER
    s.turn = t.THIEF
    thief_goes(s)
    assert standing(s, t.THIEF_PIECE) == (0, 0)


@clause("VF-34.2")
def test_34_2_as_hunter_he_escapes_once_the_shadow_unicorn_is_dead() -> None:
    s = mixed(*ROW, roles="thief", shadow="easy", thief="0,1", collapsing=True, out=True)
    s.turn = t.THIEF
    thief_goes(s, "4 3 2", "step S")
    assert (s.outcome, s.winners) == (OVER, 1)


# -- Terrain and Ghoul ---


@clause("VF-57.2d")
def test_57_2d_he_enters_a_ghouls_space_only_with_stealth_greater_than_its_defense() -> None:
    s = mixed(*ROW, roles="thief,ghoul", thief="0,0", ghoul="0,1", collapsing=True, ghoul_discs=3)
    s.turn = t.THIEF
    game = thief_goes(s, "4 3 2")
    assert picks(game, "step") == []
    braver = mixed(*ROW, roles="thief,ghoul", thief="0,0", ghoul="0,1", collapsing=True, ghoul_discs=3)
    braver.turn = t.THIEF
    assert picks(thief_goes(braver, "3 4 2"), "step") == ["step N"]


@clause("VF-2.5", "VF-2.2")
def test_2_5_with_a_thief_the_vaults_are_in_the_stack() -> None:
    s: Any = new_state("vast", seats=1, roles="thief")
    s.chance = any_chance()
    build_stack(s)
    assert len(s.tile_stack) - t.START_TILES == 47


def test_flare_costs_the_thief_a_cube() -> None:
    s = thieves("A01@0,1", thief="0,0", collapsing=True)
    assert s.terms.flares >> t.THIEF & 1
    game = thief_goes(s, "4 3 2", "flare", chance=[PLUS])
    assert dark(s) == []
    assert s.thief.cubes == 1
    assert "flare" not in game.options(0)


# -- the Ghost plays his turn (T21) ---


@clause("VF-59.7")
def test_59_7_the_ghost_moves_him_with_her_own_numbers() -> None:
    s = mixed("T01@0,1 r0", "A01@0,2 r0", roles="thief,ghost", thief="0,1", collapsing=True, upgrades_of_thief="kit")
    s.turn = s.possessed = t.THIEF
    s.ghost.influence, s.thief.targeted = 2, 1 << t.KNIGHT
    game = play(s, thief_turn)
    assert (thief_movement(s), stealth(s), thievery(s), s.thief.cubes) == (4, 3, 3, 3)
    game.expect_name(1, "thief")  # no Stat tokens are asked for, and she decides
    assert s.thief.targeted == 1 << t.KNIGHT  # what is used up stays so
    game.say("1 step N", "1 end")
    end_possession_thief(s)
    assert standing(s, t.THIEF_PIECE) == (0, 2)
    assert s.thief.cubes == 0
