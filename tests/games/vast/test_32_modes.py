"""Sections 32 and 33: the Knight alone, and against the Nightmare Unicorn."""

from __future__ import annotations

import pytest

from kit import Played, clause, new_state
from monoceros.engine.chance import Seeded
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.facts_foes import can_enter
from monoceros.games.vast.rules.game import play as play_game
from monoceros.games.vast.rules.removal import remove_tile
from monoceros.games.vast.rules.turn_end import alone_number, end_of_turn
from monoceros.games.vast.state import OVER, State
from monoceros.games.vast.tables import ARMOR, FACE_CENTRE, FACE_RING, KNIGHT

from .knights import go, knights
from .spots import any_chance, knight, play, unicorn

HALL = ("A01@0,1 r0", "A05@0,2 r0", "A10@1,1 r0", "A13@-1,1 r0")


def to_her_turn(game: Played) -> Played:
    """The first answers of whoever is asked, until it is her turn again."""
    while not game.is_over:
        seat = 0 if [each for each in game.open() if each.startswith("0")] else 1
        if game.ask(seat).name == "knight":
            break
        game.say(f"{seat} {game.options(seat)[0]}")
    return game


# -- alone (VF-32.1, VF-32.2) ---


@clause("VF-32.1")
@pytest.mark.parametrize(("difficulty", "line"), [("easy", k.LINE_A), ("standard", k.LINE_B), ("hard", k.LINE_C)])
def test_32_1_alone_without_daring_and_eagle_eyed(difficulty: str, line: int) -> None:
    s = new_state("vast", seats=1, roles="knight", knight_difficulty=difficulty)
    assert isinstance(s, State)
    assert k.DARING not in s.terms.knight.quests
    assert k.EAGLE_EYED not in s.terms.knight.quests
    assert len(s.terms.knight.quests) == 8
    assert s.terms.alone
    assert s.terms.knight.line == line


@clause("VF-32.1")
def test_32_1_she_loses_when_the_cave_collapses() -> None:
    s = knights("C01@0,1 r0", collapsing=True, collapsed=4)
    play(s, remove_tile, 0, 1)
    assert s.outcome == OVER
    assert s.winners == 0


@clause("VF-32.2", "VF-10.4")
def test_32_2_alone_in_the_dark_counts_her_hero_cubes() -> None:
    s = knights(cubes="free 1 strength 2 aside 1 discarded 1", grit=18, crystals=3)
    assert alone_number(s, KNIGHT) == 4
    s.crystals = 6
    assert alone_number(s, KNIGHT) == 6
    s.tile_stack = []
    two = knights(*HALL, cubes="free 2", stack="A02 A03 A04")
    game = play(two, end_of_turn, 0, KNIGHT)
    for _ in range(2):
        game.say(f"0 {game.options(0)[0]}")
    assert game.is_over
    assert len(two.tile_stack) == 1


# -- against the Nightmare Unicorn (VF-32.3 to VF-32.6) ---


@clause("VF-32.3", "VF-32.4", "VF-12.9")
def test_32_3_line_a_and_his_health_by_her_difficulty() -> None:
    s = new_state("vast", seats=2, knight_difficulty="hard")
    assert isinstance(s, State)
    assert s.terms.knight.line == k.LINE_A
    assert s.terms.unicorn_health == 6
    assert s.terms.hunter == 0
    assert s.terms.plunder == 1  # VF-32.4 Past Plunder is his


@clause("VF-32.3", "VF-11.6")
def test_32_3_both_lose_when_the_cave_collapses() -> None:
    s = knights("C01@0,1 r0", "A01@1,0 r0", nightmare="1,0 N", collapsing=True, collapsed=4)
    play(s, remove_tile, 1, 1)
    assert s.outcome == OVER
    assert s.winners == 0


@clause("VF-32.6", "VF-10.2", "VF-10.3")
@pytest.mark.parametrize(("seat", "role"), [(0, KNIGHT), (1, t.NIGHTMARE)])
def test_32_6_unicorn_rule_for_both(seat: int, role: int) -> None:
    s = knights(*HALL, nightmare="0,2 N", stack="A02 A03", revealed=1, treasures="")
    s.supply[t.TREASURES] = 0
    assert play(s, end_of_turn, seat, role).is_over
    assert len(s.tile_stack) == 2
    s.revealed = 0
    assert play(s, end_of_turn, seat, role).ask(seat).name == "place"
    fallen = knights(*HALL, nightmare="0,1 N", collapsing=True, revealed=2)
    fallen.supply[t.TREASURES] = 0
    game = play(fallen, end_of_turn, seat, role, chance=any_chance())
    for _ in range(20):
        if game.is_over:
            break
        asked = seat if game.open()[0].startswith(str(seat)) else 1 - seat
        game.say(f"{asked} {game.options(asked)[0]}")
    assert len([space for space in fallen.at if space != -1]) == 2  # five tiles and the Entrance, less three


# -- she attacks him (section 33) ---


@clause("VF-33.1", "VF-28.5")
def test_33_1_she_enters_only_with_strength_of_his_armor() -> None:
    s = knights(*HALL, nightmare="0,1 N", cubes="free 2", upgrades=[0, 0, 1, 0, 0, 0])
    game = go(s)
    assert not can_enter(s, 1)
    assert "step N" not in game.options(0)
    game.say("0 cube strength")
    assert "step N" in game.options(0)


@clause("VF-33.2", "VF-33.3", "VF-22.1", "VF-22.2", "VF-22.3")
@pytest.mark.parametrize(
    ("strength", "die", "health"), [(2, [], 4), (1, [FACE_CENTRE], 4), (1, [FACE_RING], 5)], ids=["more", "hit", "miss"]
)
def test_33_2_greater_succeeds_equal_needs_the_die(strength: int, die: list[int], health: int) -> None:
    s = knights(*HALL, nightmare="0,1 N", cubes="free 2", deck="U07")
    game = go(s, *["cube strength"] * (strength - 1), "step N", chance=die)
    if game.ask(0).name == "encounter":
        game.say("0 attack unicorn")
    assert s.unicorn.health == health
    assert unicorn(s) == (0, 2)
    assert knight(s) == (0, 1)
    assert s.knight.encounters == 1


@clause("VF-33.3", "VF-26.1", "VF-22.4", "VF-22.5")
def test_33_3_killing_him_wins() -> None:
    s = knights(*HALL, nightmare="0,1 N", cubes="free 2", health=3)
    s.unicorn.health = 1
    game = go(s, "cube strength", "step N")
    if not game.is_over:
        game.say("0 attack unicorn")
    assert s.outcome == OVER
    assert s.winners == 0b01
    assert s.unicorn.out


@clause("VF-33.5")
@pytest.mark.parametrize(("cubes", "discards"), [("", 0), ("cube strength ", 1)])
def test_33_5_the_enchanted_bow(cubes: str, discards: int) -> None:
    s = knights(
        *HALL, "A02@0,3 r1", nightmare="0,3 N", treasures="enchanted+", cubes="free 2", hand="U01 U05 U09 U10 U12"
    )
    s.unicorn.deck.top = [16]  # one space back
    s.unicorn.deck.bag.remove(16)
    game = go(s, "cube enchanted", *([cubes.strip()] if cubes else []), "shoot unicorn")
    for _ in range(discards):
        game.expect("1 discard: U01 | U05 | U09 | U10 | U12").say("1 U09")
    assert len(s.unicorn.hand) == 5 - discards
    assert unicorn(s) == (0, 2)
    assert "shoot unicorn" not in game.options(0)  # once a turn


@clause("VF-33.5")
def test_33_5_at_most_three_cards() -> None:
    s = knights(
        *HALL, nightmare="0,1 N", treasures="enchanted+ sword+", cubes="free 7", grit=35, hand="U01 U05 U09 U10 U12"
    )
    game = go(s, "cube enchanted", "cube strength", "cube strength", "cube strength", "cube sword", chance=None)
    game.state.chance = any_chance()
    game.say("0 shoot unicorn", "1 U01", "1 U05", "1 U09")
    assert s.unicorn.hand == [10, 12]


@clause("VF-33.6", "VF-38.4c")
def test_33_6_the_axe_gives_strength_only() -> None:
    s = knights(*HALL, nightmare="0,1 N", treasures="axe+", cubes="free 2", deck="U07", upgrades=[0, 0, 1, 0, 0, 0])
    game = go(s, "cube axe", "step N", chance=[FACE_CENTRE])
    if game.ask(0).name == "encounter":
        game.say("0 attack unicorn")
    assert s.unicorn.health == 4
    assert s.knight.cubes[k.ON_CARD + k.AXE] == 1


@clause("VF-33.7")
def test_33_7_the_javelin_is_used_up() -> None:
    s = knights(*HALL, nightmare="0,1 N", treasures="javelin+", cubes="free 2", deck="U07")
    game = go(s, "step N")
    if game.ask(0).name == "encounter":
        game.say("0 attack unicorn")
    assert s.unicorn.health == 4
    assert s.knight.treasure_at[k.JAVELIN] == k.GONE


@clause("VF-33.8")
def test_33_8_no_bomb_is_needed() -> None:
    s = knights(*HALL, nightmare="0,1 N", cubes="free 2", deck="U07")
    s.supply[t.BOMBS] = 0
    assert "step N" in go(s, "cube strength").options(0)


@clause("VF-33.4")
def test_33_4_a_failed_attack_is_daring_too() -> None:
    s = knights(*HALL, nightmare="0,1 N", cubes="free 2", deck="U07", quests="daring")
    game = to_her_turn(go(s, "cube perception", "step N", "attack", chance=[FACE_RING]))
    assert s.unicorn.health == 5
    assert "quest daring" in game.options(0)


@clause("VF-33.9")
def test_33_9_cunning_is_two_treasures() -> None:
    s = knights("T01@0,1 r0 treasure2", *HALL[1:], knight="0,1", nightmare="0,2 N", quests="cunning", finds="boots axe")
    game = go(s, "encounter", "take", "keep", "take", "keep")
    assert "quest cunning" in game.options(0)


@clause("VF-11.1", "VF-11.2", "VF-12.10")
def test_turns_go_round_from_her_to_him() -> None:
    s = new_state("vast", seats=2)
    assert isinstance(s, State)
    game = play(s, play_game, chance=Seeded(5))
    game.expect_name(0, "knight")
    assert ARMOR == 2
    assert s.stands[t.UNICORN_PIECE] == -1
    game.say("0 end")
    to_her_turn(game)
    assert s.round == 2
    assert s.stands[t.UNICORN_PIECE] != -1
