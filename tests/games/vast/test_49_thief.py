"""Sections 49 and 50: the Thief's turn, his movement and his actions."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause, new_state
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.content import KIT
from monoceros.games.vast.effects_thief import set_up_thief
from monoceros.games.vast.facts_dragon import wakefulness
from monoceros.games.vast.facts_targets import robbable
from monoceros.games.vast.facts_thief import stealth, thief_movement, thievery, token_value
from monoceros.games.vast.rules.thief import spreads
from monoceros.games.vast.state import OVER

from .dragons import mixed, standing, thief_goes, thieves, with_knight
from .spots import any_chance, dark

RING, CENTRE, PLUS, PLUS_CENTRE, DIAGONALS, DIAGONALS_CENTRE = range(6)
ROW = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")


def picks(game: Any, word: str, seat: int = 0) -> list[str]:
    """The options that begin with a word."""
    return [pick for pick in game.options(seat) if pick.startswith(word)]


# -- goal and setup ---


@clause("VF-49.1", "VF-51.4")
def test_49_1_six_stashed_tokens_win() -> None:
    s = thieves(*ROW, thief="0,1", carried=2, collapsing=True, thief_stashed=4)
    s.supply[t.TREASURES] -= 4
    game = thief_goes(s, "4 3 2", "step S")
    game.say("0 kit")  # the fifth
    assert (s.outcome, s.winners) == (OVER, 1)
    assert s.thief.stashed == 6


@clause("VF-49.2", "VF-4.1")
def test_49_2_his_board_at_the_start() -> None:
    s: Any = new_state("vast", seats=1, roles="thief")
    set_up_thief(s)
    assert [token_value(s, token) for token in range(3)] == [2, 3, 4]
    assert (s.thief.loot, s.terms.thief.cubes, s.terms.supply[t.VAULTS]) == (3, 5, 6)
    assert s.terms.supply[t.TREASURES] == 12
    assert standing(s, t.THIEF_PIECE) is None
    thief_goes(s)
    assert s.stands[t.THIEF_PIECE] == t.ENTRANCE


@clause("VF-49.3")
def test_49_3_a_token_for_each_statistic_and_cubes_by_thievery() -> None:
    s = thieves(*ROW, collapsing=True)
    game = thief_goes(s)
    assert game.options(0) == ["2 3 4", "2 4 3", "3 2 4", "3 4 2", "4 2 3", "4 3 2"]
    game.say("0 2 3 4")
    assert (thief_movement(s), stealth(s), thievery(s), s.thief.cubes) == (2, 3, 4, 4)
    game.say("0 step N", "0 end")
    assert (thief_movement(s), stealth(s)) == (2, 3)  # until his next turn
    flipped = thieves(*ROW, upgrades_of_thief="flip-1")
    assert len(spreads(flipped)) == 3


@clause("VF-49.4")
def test_49_4_no_statistic_above_five_and_stealth_sinks_with_every_token() -> None:
    s = mixed(*ROW, roles="dragon,thief", thief="0,1", carried=2, gems="claw thief", upgrades_of_thief="stealth")
    s.thief.assigned = [0, 2, 1]
    assert stealth(s) == 5 - 3
    s.terms.thief.token[2] = 5
    assert stealth(s) == 5 - 3
    s.terms.thief.token[2] = 4
    s.thief.carried = 6
    assert stealth(s) == -2


# -- moving ---


@clause("VF-50.1")
def test_50_1_he_enters_lit_and_dark_spaces_with_other_pieces_but_no_walls() -> None:
    s = mixed("A01@0,1", "A12@1,1 r2", "A05@0,2 r0", roles="knight,thief", knight="0,2", thief="0,0", collapsing=True)
    s.turn = t.THIEF
    game = thief_goes(s, "2 3 4", "step N")
    assert picks(game, "step", 1) == ["step N", "step S"]
    assert picks(game, "climb", 1) == ["climb E"]
    game.say("1 step N")
    assert standing(s, t.THIEF_PIECE) == (0, 2) == standing(s, t.KNIGHT_PIECE)
    assert dark(s) == [(0, 1)]
    assert picks(game, "step", 1) == []


@clause("VF-50.2")
def test_50_2_at_the_end_of_his_movement_he_may_look_under_a_dark_tile() -> None:
    s = thieves("T01@0,1", collapsing=True)
    game = thief_goes(s, "4 3 2", "step N", "look")
    game.expect("0 peek: reveal | leave")
    assert s.known[1] == 1
    game.say("0 leave")
    assert dark(s) == [(0, 1)]
    assert picks(game, "step") == []
    assert "look" not in game.options(0)
    open_ = thieves("T01@0,1", collapsing=True)
    thief_goes(open_, "4 3 2", "step N", "look", "reveal")
    assert open_.treasures[1] == 1
    assert dark(open_) == []


@clause("VF-50.3")
def test_50_3_six_actions() -> None:
    rows: Any = KIT.load().tables["action"]
    assert {name: row.cubes for name, row in rows.items()} == {
        "loot": (1, 2),
        "climb": (2, 3),
        "pickpocket": (1, 2, 3),
        "pick-lock": (1, 2, 3),
        "backstab": (1, 2, 3),
        "hide-loot": (1, 2, 3),
    }


@clause("VF-50.3")
def test_50_3_loot_as_often_as_he_can_pay() -> None:
    s = thieves("A01@0,1 r0 treasure3", thief="0,1", collapsing=True)
    game = thief_goes(s, "4 3 2", "loot", "loot")
    assert (s.thief.carried, s.treasures[1], s.thief.cubes) == (2, 1, 0)
    assert "loot" not in game.options(0)


@clause("VF-50.3")
def test_50_3_climb_through_a_wall_for_two_cubes_and_the_step() -> None:
    s = thieves("A12@0,1 r2", "A05@1,1 r0", thief="0,1", collapsing=True)
    game = thief_goes(s, "2 3 4", "climb E")
    assert standing(s, t.THIEF_PIECE) == (1, 1)
    assert (s.thief.cubes, s.thief.steps) == (2, 1)
    geared = thieves("A12@0,1 r2", "A05@1,1 r0", thief="0,1", collapsing=True, upgrades_of_thief="gear")
    thief_goes(geared, "3 4 2", "climb E")
    assert geared.thief.cubes == 1
    assert game.open()


@clause("VF-50.3", "VF-30.9")
@pytest.mark.parametrize(("cubes", "chance", "alive"), [(2, [], True), (1, [PLUS], True), (1, [CENTRE], False)])
def test_50_3_a_gem_bites_whoever_takes_it_with_one_cube(cubes: int, chance: list[int], alive: bool) -> None:
    s = mixed(*ROW, roles="dragon,thief", dragon="0,3", thief="0,1", gems="wing 0,1", collapsing=True)
    s.turn = t.THIEF
    thief_goes(s, "4 3 2", f"gem wing {cubes}", chance=chance)
    assert (standing(s, t.THIEF_PIECE) is not None) == alive
    assert s.dragon.gem_at[2] == (d.CARRIED if alive else d.IN_HOARD)


@clause("VF-50.3")
@pytest.mark.parametrize(("tier", "rolled", "opened"), [(1, 4, True), (1, 3, False), (2, 2, True), (2, 1, False)])
def test_50_3_picking_a_lock(tier: int, rolled: int, opened: bool) -> None:
    s = vault()
    game = thief_goes(s, "2 3 4", f"unlock {tier}", chance=[rolled - 1])
    assert s.thief.carried == int(opened)
    assert bool(s.tokens[1] & t.VAULT_TOKEN) != opened
    assert picks(game, "unlock") == []  # each Vault once a turn
    sure = vault()
    thief_goes(sure, "2 3 4", "unlock 3")
    assert (sure.thief.carried, sure.supply[t.VAULTS]) == (1, 6)
    kit = vault(upgrades_of_thief="kit")
    thief_goes(kit, "3 4 2", "unlock 3")
    assert (kit.thief.carried, kit.thief.cubes) == (1, 0)


def vault(**given: Any) -> Any:
    s = thieves("V03@0,1 r0", thief="0,1", collapsing=True, **given)
    s.tokens[1] |= t.VAULT_TOKEN
    s.supply[t.VAULTS] -= 1
    return s


@clause("VF-50.3", "VF-51.5")
def test_50_3_hide_loot_lowers_the_loot_drop_level() -> None:
    s = thieves(*ROW, collapsing=True)
    game = thief_goes(s, "2 3 4")
    assert picks(game, "hide") == ["hide 1", "hide 2", "hide 3"]
    game.say("0 hide 2")
    assert (s.thief.loot, s.thief.cubes) == (1, 2)


@clause("VF-50.4")
def test_50_4_unused_cubes_are_lost() -> None:
    s = thieves(*ROW, collapsing=True)
    thief_goes(s, "2 3 4", "end")
    assert s.thief.cubes == 0


# -- Pickpocket ---


@clause("VF-50.5a")
def test_50_5a_the_knight_loses_a_treasure_card() -> None:
    s = with_knight("sword+ boots")
    game = thief_goes(s, "2 3 4", "pickpocket knight 3")
    game.expect("1 rob_knight: sword | face down")
    game.say("1 sword")
    assert s.knight.treasure_at[k.SWORD] == k.IN_DECK
    assert s.knight.treasures_under == [k.SWORD]
    assert s.thief.carried == 1
    unseen = with_knight("boots")
    thief_goes(unseen, "2 3 4", "pickpocket knight 3", chance=[0])
    assert unseen.knight.treasures_under == [k.BOOTS]


@clause("VF-50.5b")
def test_50_5b_the_goblins_lose_a_secret() -> None:
    s = mixed(*ROW, roles="goblins,thief", thief="0,1", tribes="eye 1@0,1", collapsing=True)
    s.goblins.hand = [0, 1]
    for card in (0, 1):
        if card in s.goblins.secret_deck.bag:
            s.goblins.secret_deck.bag.remove(card)
    s.turn = t.THIEF
    thief_goes(s, "2 3 4", "pickpocket eye 3", chance=any_chance())
    assert len(s.goblins.hand) == 1
    assert s.thief.carried == 1


@clause("VF-50.5c", "VF-51.1")
def test_50_5c_a_cube_of_the_dragon_returns_to_greed() -> None:
    s = mixed(*ROW, roles="dragon,thief", dragon="0,1", thief="0,1", woken=3, collapsing=True)
    s.turn = t.THIEF
    game = thief_goes(s, "2 3 4", "pickpocket dragon 3")
    assert (s.dragon.sloth[d.GREED], wakefulness(s)) == (2, 2)
    assert picks(game, "backstab", 1) == []  # each player once a turn


@clause("VF-50.5d")
def test_50_5d_the_ghoul_gives_a_treasure_of_its_board() -> None:
    s = mixed(*ROW, roles="thief,ghoul", thief="0,1", ghoul="0,1", collapsing=True, ghoul_treasures=1)
    s.supply[t.TREASURES] -= 1
    s.turn = t.THIEF
    thief_goes(s, "2 3 4", "pickpocket ghoul 3")
    assert s.ghoul.treasures == 0
    assert s.thief.carried == 2  # with the one from the supply


@clause("VF-50.5e")
def test_50_5e_who_has_nothing_to_lose_cannot_be_chosen() -> None:
    assert robbable(with_knight("")) == []
    asleep = mixed(*ROW, roles="dragon,thief", dragon="0,1", thief="0,1")
    assert robbable(asleep) == []
    goblins = mixed(*ROW, roles="goblins,thief", thief="0,1", tribes="eye 1@0,1")
    goblins.goblins.hand = []
    assert robbable(goblins) == []


@clause("VF-51.6", "VF-50.3")
def test_sticky_fingers_roll_one_pickpocket_a_turn_again() -> None:
    s = with_knight("sword+", upgrades_of_thief="sticky")
    game = thief_goes(s, "3 4 2", "pickpocket knight 1", chance=[2, 3])
    game.expect("1 sticky: again | accept")
    game.say("1 again")
    assert s.thief.carried == 1
    plain = with_knight("sword+")
    assert thief_goes(plain, "3 4 2", "pickpocket knight 1", chance=[2]).open()[0].startswith("1 thief")
    assert plain.thief.carried == 0


# -- Backstab ---


@clause("VF-50.6a")
@pytest.mark.parametrize(("cubes", "lost"), [(1, 1), (2, 3), (3, 5)])
def test_50_6a_grit_of_the_knight(cubes: int, lost: int) -> None:
    s = with_knight("", grit=20)
    thief_goes(s, "2 3 4", f"backstab knight {cubes}", chance=any_chance())
    assert s.knight.grit == 20 - lost


@clause("VF-50.6b")
@pytest.mark.parametrize("cubes", [1, 2])
def test_50_6b_population_of_a_tribe(cubes: int) -> None:
    s = mixed(*ROW, roles="goblins,thief", thief="0,1", tribes="bones 2@0,1", collapsing=True)
    s.turn = t.THIEF
    thief_goes(s, "2 4 3", f"backstab bones {cubes}", chance=any_chance())
    assert s.goblins.population[1] == 2 - cubes


@clause("VF-50.6c")
def test_50_6c_power_cards_of_the_dragon() -> None:
    s = mixed(*ROW, roles="dragon,thief", dragon="0,1", thief="0,1", cards="claw 2 wing 2", collapsing=True)
    s.turn = t.THIEF
    thief_goes(s, "2 3 4", "backstab dragon 2").say("0 wing", "0 claw")
    assert s.dragon.hand == [1, 0, 1]


@clause("VF-50.6d")
def test_50_6d_movement_of_the_ghoul() -> None:
    s = mixed(*ROW, roles="thief,ghoul", thief="0,1", ghoul="0,1", collapsing=True)
    s.turn = t.THIEF
    thief_goes(s, "2 3 4", "backstab ghoul 2")
    assert s.ghoul.slowed == 2


@clause("VF-50.7")
def test_50_7_with_an_empty_supply_he_takes_a_token_of_the_map() -> None:
    s = mixed(*ROW, "A13@1,0 r0 treasure2", roles="dragon,thief", dragon="0,1", thief="0,1", woken=1, collapsing=True)
    s.turn, s.supply[t.TREASURES] = t.THIEF, 0
    thief_goes(s, "2 3 4", "pickpocket dragon 3")
    assert (s.treasures[4], s.thief.carried) == (1, 1)
