"""Sections 34 and 35: what the Shadow Unicorn is, his setup, his statistics and his turn."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause, new_state
from monoceros.engine.chance import Seeded
from monoceros.engine.game import SetupError
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import lay
from monoceros.games.vast.effects_removal import remove_cave_tile
from monoceros.games.vast.effects_shadow import lose_spirit, set_up_shadow
from monoceros.games.vast.facts_knight import may_escape
from monoceros.games.vast.facts_shadow import prompts_move, provokes, shadow_armor, shadow_spirit, visible_pieces
from monoceros.games.vast.rules.game import play as play_game
from monoceros.games.vast.rules.removal import remove_tile
from monoceros.games.vast.rules.shadow import appear, appearances, shadow_turn
from monoceros.games.vast.rules.shadow_teleport import teleport_once
from monoceros.games.vast.state import LIT, OVER, State
from monoceros.games.vast.tables import EAST, SHADOW, UNICORN_IDS, WEST

from .knights import go, knights
from .spots import any_chance, play, say_space, space, spaces, spot, tile, unicorn

ROOM = ("A01@0,1 r0", "A05@1,0 r0", "A10@-1,0 r0", "A13@0,-1 r0")
APART = (*ROOM, "A02@5,5 r0")  # where nobody sees him


def lay_terrain_squares(s: State, terrain: int, places: tuple[tuple[int, int], ...]) -> None:
    """Terrain on these spaces, square by square."""
    for number, (x, y) in enumerate(places):
        s.lit[t.TERRAIN_FIRST[terrain] + number] = LIT
        lay(s, t.TERRAIN_FIRST[terrain] + number, space(x, y))


def card(name: str) -> int:
    return UNICORN_IDS.index(name)


# -- what he is ---


@clause("VF-34.1", "VF-34.7")
def test_34_1_no_player_and_the_hunter_decides_for_him() -> None:
    s = new_state("vast", seats=1, shadow="easy")
    assert isinstance(s, State)
    assert s.seats == 1
    assert s.terms.seat_of[SHADOW] == t.EMPTY
    assert s.terms.hunter == s.terms.seat_of[t.KNIGHT] == 0
    assert not s.terms.alone  # VF-34.9d
    with pytest.raises(SetupError, match="the two Unicorns"):
        new_state("vast", seats=2, shadow="easy", roles="knight,nightmare")


@clause("VF-34.2", "VF-39.6")
def test_34_2_kill_him_then_escape() -> None:
    s = knights(*ROOM, knight="0,1", shadow="medium", shadow_at="1,0 N", smashed=9)
    assert not may_escape(s)
    s.unicorn.out, s.stands[t.UNICORN_PIECE] = True, t.EMPTY
    game = go(s, "step S")
    assert game.is_over
    assert s.winners == 1


@clause("VF-34.5", "VF-39.2")
def test_34_5_a_collapsed_cave_is_lost() -> None:
    s = knights("C01@0,1 r0", shadow="medium", collapsing=True, collapsed=4, shadow_at="0,0 N")
    play(s, remove_tile, 0, 1)
    assert s.outcome == OVER
    assert s.winners == 0


@clause("VF-34.6", "VF-39.2")
def test_34_6_she_still_loses_at_health_0() -> None:
    s = knights(*ROOM, shadow="medium", health=1, knight="1,0", shadow_at="0,0 E", spirit="U05", turns=1)
    play(s, shadow_turn, chance=any_chance())
    assert s.outcome == OVER
    assert s.winners == 0


# -- setup ---


@clause("VF-34.9a", "VF-34.9b", "VF-34.9d", "VF-34.10", "VF-39.3")
def test_34_9_the_knight_is_set_up_as_usual_with_an_infestation() -> None:
    s = new_state("vast", seats=1, shadow="hard", knight_difficulty="expert")
    assert isinstance(s, State)
    assert s.terms.knight.quests == list(range(k.QUESTS))  # VF-34.10
    assert s.terms.knight.line == k.LINE_C
    assert not s.terms.alone
    assert s.terms.shadow_health == 7  # VF-39.3 no Difficulty cards
    mild = new_state("vast", seats=1, shadow="hard", infestation="A")
    assert isinstance(mild, State)
    assert mild.terms.knight.line == k.LINE_A


@clause("VF-34.11")
def test_34_11_his_setup() -> None:
    s = spot(*ROOM, knight="0,0", shadow="easy")
    s.chance = Seeded(1)
    s.unicorn.deck.bag = []
    set_up_shadow(s)
    assert s.unicorn.health == 7
    assert s.unicorn.cubes == 21
    assert len(s.unicorn.spirit) == 3
    assert (shadow_spirit(s), shadow_armor(s)) == (3, 2)


@clause("VF-34.12")
def test_34_12_beside_the_hunter_on_a_lit_tile_facing_away() -> None:
    s = knights("A01@0,1", "A05@1,0 r0", "A10@-1,0 r0", shadow="easy")
    game = play(s, appear, 0)
    assert spaces(game) == [(-1, 0), (1, 0)]
    say_space(game, 1, 0)
    assert unicorn(s) == (1, 0)
    assert s.unicorn.facing == EAST


@clause("VF-34.12")
def test_34_12_without_a_lit_tile_a_dark_one_is_revealed() -> None:
    s = knights("A01@0,1", "A05@-1,0", shadow="easy", collapsing=True)
    game = play(s, appear, 0)
    say_space(game, -1, 0)
    assert unicorn(s) == (-1, 0)
    assert s.unicorn.facing == WEST
    assert s.lit[2]


@clause("VF-34.13")
def test_34_13_otherwise_the_free_lit_tile_nearest_to_the_entrance() -> None:
    s = knights("A01@0,1 treasure", "T01@5,5 r0", "A05@3,0 r0", "A10@3,1 r0", knight="5,5", shadow="easy")
    assert appearances(s, 0) == ["t0"]  # the Entrance
    game = play(s, appear, 0)
    game.expect("0 appear_facing: N | E | S | W").say("0 S")
    assert unicorn(s) == (0, 0)
    assert s.unicorn.facing == 2


@clause("VF-34.14", "VF-37.5")
def test_34_14_his_facing_stays_when_he_teleports() -> None:
    s = knights(*ROOM, shadow="easy", shadow_at="0,1 W", deck="U21")
    s.unicorn.deck.top = [card("U10")]
    play(s, teleport_once)
    assert s.unicorn.facing == WEST


# -- statistics ---


@clause("VF-35.1", "VF-35.2")
@pytest.mark.parametrize(
    ("crystals", "spirit", "armor"), [(0, 3, 2), (2, 3, 2), (3, 4, 2), (5, 5, 3), (7, 6, 3), (8, 6, 3), (9, 7, 4)]
)
def test_35_2_spirit_and_armor_by_revealed_crystals(crystals: int, spirit: int, armor: int) -> None:
    s = knights(shadow="easy", crystals=crystals)
    assert (shadow_spirit(s), shadow_armor(s)) == (spirit, armor)


@clause("VF-35.1", "VF-35.2", "VF-8.8", "VF-G26")
def test_golden_26_a_crystal_that_turns_up_in_the_collapse_counts() -> None:
    s = knights("C01@0,1", shadow="easy", crystals=4, collapsing=True)
    assert (shadow_spirit(s), shadow_armor(s)) == (4, 2)
    remove_cave_tile(s, 1)
    assert (s.crystals, shadow_spirit(s), shadow_armor(s)) == (5, 5, 3)


# -- his turn ---


@clause("VF-35.3", "VF-35.4", "VF-35.7", "VF-10.8")
def test_35_3_the_pile_card_by_card_then_a_new_one() -> None:
    corridor = ("A02@5,5 r0", "A08@5,6 r0", "A09@5,7 r0", "E01@5,8 r0")
    given: dict[str, Any] = {"shadow": "easy", "shadow_at": "5,6 N", "spirit": "U07 U08 U06", "turns": 3, "crystals": 3}
    s = knights(*corridor, stack="T03 T04", **given)
    game = play(s, shadow_turn, chance=Seeded(2))
    assert [event.facts for event in game.happened("spirit_card")] == [(7, 1), (8, 2), (6, 3)]
    assert [event.facts[1] for event in game.happened("moved")] == [3, 2]  # one ahead, about, one ahead
    assert len(s.unicorn.spirit) == 4
    assert s.unicorn.discards == [7, 8, 6]
    assert len(s.tile_stack) == 2  # nothing is placed when his turn ends
    game.check()


@clause("VF-35.5a", "VF-35.5b", "VF-35.6", "VF-G4")
@pytest.mark.parametrize(
    ("pile", "prompts"),
    [
        (("U05", "U21", "U12"), (("move", 2), ("move", 3), ("move", 1))),
        (("U05", "U12", "U00"), (("move", 2), ("turn", t.RIGHT), ("turn", t.LEFT))),
    ],
)
def test_golden_4_prompts(pile: tuple[str, ...], prompts: tuple[tuple[str, int], ...]) -> None:
    s = knights(shadow="easy")
    found = []
    for place, name in enumerate(pile, 1):
        number = card(name)
        if prompts_move(s, number, place):
            found.append(("move", s.terms.card_move[number]))
        else:
            found.append(("turn", s.terms.card_turn[number]))
    assert tuple(found) == prompts


@clause("VF-35.7")
def test_35_7_an_empty_deck_is_reshuffled_from_the_discards() -> None:
    s = knights(*ROOM, shadow="easy", shadow_at="0,1 N", turns=2)
    s.unicorn.discards, s.unicorn.deck.bag = list(range(24)), []
    game = play(s, shadow_turn, chance=Seeded(1))
    assert len(s.unicorn.spirit) == 3
    assert s.unicorn.deck.size() == 21
    assert game.happened("unicorn_reshuffled")


@clause("VF-35.8")
def test_35_8_cards_taken_from_the_pile_and_the_count_starts_anew() -> None:
    s = knights(*APART, shadow="easy", shadow_at="5,5 N", spirit="U05 U12 U01", turns=3)
    lose_spirit(s, 2)
    assert s.unicorn.discards[-2:] == [card("U05"), card("U12")]
    game = play(s, shadow_turn, chance=Seeded(1))
    assert game.happened("spirit_card")[0].facts == (card("U01"), 1)  # the first: a Move


@clause("VF-35.9", "VF-35.10a", "VF-35.10b", "VF-35.10c", "VF-G24")
@pytest.mark.parametrize(
    ("level", "rampages"),
    [("easy", (False, False, True)), ("medium", (True, False, True)), ("hard", (True, True, True))],
)
def test_golden_24_what_provokes_him(level: str, rampages: tuple[bool, ...]) -> None:
    s = knights(*ROOM, shadow=level, shadow_at="0,1 N")
    assert visible_pieces(s)  # he faces away: that does not matter
    found = [provokes(s, card(name), place) for place, name in enumerate(("U06", "U09", "U10"), 1)]
    assert tuple(found) == rampages


@clause("VF-35.9")
def test_35_9_a_rampage_takes_the_place_of_the_action_only_if_he_sees_her() -> None:
    s = knights("A03@0,1 r3", "A05@1,0 r0", shadow="hard", shadow_at="0,1 N", turns=2)  # the wall is in the south
    assert not visible_pieces(s)


@clause("VF-35.11", "VF-G25")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_golden_25_never_on_his_first_turn(level: str) -> None:
    s = knights(*ROOM, shadow=level, spirit="U06 U09 U10", turns=0, stack="")
    game = play(s, shadow_turn, chance=Seeded(3))
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert not game.happened("rampage")
    assert s.unicorn.turns == 1


@clause("VF-35.12")
def test_35_12_the_forest_hides_her() -> None:
    s = knights(*ROOM, shadow="hard", shadow_at="0,1 N")
    lay_terrain_squares(s, t.FOREST, ((0, 2), (1, 2), (0, 3), (1, 3)))
    s.stands[t.KNIGHT_PIECE] = tile(s, 0, 2)
    assert not visible_pieces(s)
    s.stands[t.UNICORN_PIECE] = tile(s, 0, 3)
    assert visible_pieces(s)


@clause("VF-1.15", "VF-35.9")
def test_35_9_he_does_not_run_over_the_canyon() -> None:
    s = knights(*ROOM, "T01@0,3 r0", shadow="hard", shadow_at="0,3 N")
    lay_terrain_squares(s, t.CANYON, ((0, 2), (1, 2), (2, 2)))
    assert not visible_pieces(s)
    s.stands[t.UNICORN_PIECE] = tile(s, 0, 1)
    assert visible_pieces(s)


@clause("VF-11.5")
def test_11_5_nobody_knows_the_spirit_pile() -> None:
    s = knights(*ROOM, shadow="hard", shadow_at="0,1 N", spirit="U01 U02 U03")
    for seat in (None, 0):
        found = play(s, appear, 0).game.view(s, seat)["unicorn"]
        assert found["spirit_pile"] == 3
        assert "spirit_cards" not in found


@clause("VF-11.3", "VF-39.1")
def test_he_comes_after_the_players_every_round() -> None:
    s = new_state("vast", seats=1, shadow="medium")
    assert isinstance(s, State)
    game = play(s, play_game, chance=Seeded(4))
    turns = []
    for _ in range(60):
        if game.is_over or s.round > 3:
            break
        name = "end" if "end" in game.options(0) else game.options(0)[0]
        game.say(f"0 {name}")
        turns = [event.facts[0] for event in game.happened("turn")]
    assert turns[:4] == [t.KNIGHT, SHADOW, t.KNIGHT, SHADOW]
