"""Sections 17, 22 and 33: the Nightmare Unicorn attacks, and what others do to him."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast.facts_unicorn import (
    radiance,
)
from monoceros.games.vast.picks import CARD_NUMBER
from monoceros.games.vast.rules.nightmare import act, move
from monoceros.games.vast.rules.nightmare_harm import attacked, shot
from monoceros.games.vast.rules.teleport import forced_teleport
from monoceros.games.vast.state import OVER, PLAYING, State
from monoceros.games.vast.tables import EMPTY, KNIGHT, NIGHTMARE

from .spots import any_chance, knight, play, spot, tile, unicorn


def hit(anger: int, **given: Any) -> State:
    """He moves onto the Knight's space."""
    s = spot(
        "A01@0,1 r0", "A05@1,1 r0", knight="0,1", nightmare="0,0 N", turn=NIGHTMARE, deck="U12", **{"grit": 20, **given}
    )
    s.unicorn.anger = anger
    play(s, move, 1, 1, chance=any_chance())
    return s


# -- attacking (section 17) ---


@clause("VF-17.1", "VF-17.4", "VF-17.5")
@pytest.mark.parametrize(("anger", "grit"), [(1, 19), (2, 17)])
def test_17_5_grit_by_anger(anger: int, grit: int) -> None:
    assert hit(anger).knight.grit == grit


@clause("VF-G3", "VF-17.5", "VF-17.14", "VF-17.19")
def test_golden_3_three_attacks_in_three_turns() -> None:
    """G-3"""
    s = spot("A01@0,1 r0", "A05@0,2 r0", knight="0,1", nightmare="0,0 N", turn=KNIGHT, grit=20)
    grits = []
    for anger, deck in ((1, ["U07", "U07"]), (2, ["U16", "U16"]), (3, ["U07", "U07"])):
        s.unicorn.anger = anger
        s.unicorn.deck.top = [CARD_NUMBER[card] for card in deck]
        game = play(s, forced_teleport, chance=any_chance())
        while not game.is_over:
            game.say(f"1 {game.options(1)[0]}")
        grits.append(s.knight.grit)
        s.stands[t.UNICORN_PIECE] = tile(s, 0, 2) if anger == 1 else 0
    assert grits == [19, 16, 11]


@clause("VF-17.1")
def test_17_1_by_teleport_too() -> None:
    s = spot("A01@0,1 r0", "A05@1,1 r0", knight="0,1", nightmare="0,0 N", turn=NIGHTMARE, deck="U07 U12", grit=9)
    play(s, forced_teleport)
    assert (s.knight.grit, unicorn(s)) == (8, (1, 1))


@clause("VF-17.2")
def test_17_2_he_chooses_one_of_several() -> None:
    s = spot("A01@0,1 r0", knight="0,1", nightmare="0,0 N", turn=NIGHTMARE)
    s.stands[t.THIEF_PIECE] = 1
    play(s, move, 1, 1).expect("1 target: knight | thief")


@clause("VF-17.3")
def test_17_3_ghosts_are_ignored() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 N", turn=NIGHTMARE)
    s.stands[t.GHOST_PIECE] = 1
    assert play(s, move, 0, 1).is_over
    assert unicorn(s) == (0, 1)


@clause("VF-G11", "VF-17.11", "VF-14.5")
def test_golden_11_at_anger_three_he_gains_radiance() -> None:
    """G-11"""
    s = spot(
        "A01@0,1 r0",
        "A05@0,2 r0",
        "A10@1,2 r0",
        "A13@0,3 r0",
        knight="0,2",
        nightmare="0,0 N",
        turn=NIGHTMARE,
        hand="U10 U05",
        deck="U12",
        grit=12,
    )
    s.unicorn.anger = 2
    s.knight.track = 0b11100  # the cubes of 5 and 11 Grit are hers
    s.knight.cubes = [0, 2, 1, 1] + [0] * 13
    game = play(s, act, 1, ("move", "U10"))
    assert (s.unicorn.anger, s.knight.grit) == (3, 7)
    game.expect_name(0, "return_cube").say(f"0 {game.options(0)[0]}")
    assert sum(s.knight.cubes) == 3
    game.expect_name(1, "upgrade").say("1 armor")
    assert game.is_over
    assert (radiance(s), unicorn(s), knight(s)) == (1, (1, 2), (0, 2))


@clause("VF-G12", "VF-17.5", "VF-30.5")
def test_golden_12_a_shield_leaves_a_loss_of_one() -> None:
    """G-12"""
    s = spot("A01@0,1 r0", "A05@1,1 r0", knight="0,1", nightmare="0,0 N", turn=NIGHTMARE, deck="U12", grit=12)
    s.unicorn.anger = 3
    s.knight.track = 0b11100
    s.knight.cubes = [0, 1, 1, 1, 0, 0, 0, 1] + [0] * 9
    play(s, move, 1, 1).expect_name(1, "upgrade")
    assert (s.knight.grit, sum(s.knight.cubes)) == (11, 4)


@clause("VF-17.12")
def test_17_12_one_radiance_a_turn_from_each_player() -> None:
    s = spot("A01@0,1 r0", "A05@0,2 r0", knight="0,1", nightmare="0,0 N", turn=NIGHTMARE, deck="U07 U07", grit=30)
    s.unicorn.anger = 3
    s.unicorn.deck.top = [CARD_NUMBER["U07"], CARD_NUMBER["U16"], CARD_NUMBER["U07"]]
    game = play(s, move, 1, 1)  # attacks, goes on to (0, 2), and nothing more
    game.say("1 spirit")
    assert (unicorn(s), radiance(s), s.unicorn.attacked) == ((0, 2), 1, 1 << KNIGHT)
    s.unicorn.facing = t.SOUTH
    s.unicorn.deck.top = [CARD_NUMBER["U16"]]
    game = play(s, move, 1, 1)
    assert (s.knight.grit, radiance(s)) == (20, 1)


@clause("VF-17.12", "VF-17.11", "VF-17.14")
@pytest.mark.parametrize(("first", "then", "gained"), [(1, 3, 0), (2, 3, 0), (3, 3, 1), (3, 1, 1)])
def test_17_12_only_the_first_attack_of_the_turn_on_a_player_can_earn_it(first: int, then: int, gained: int) -> None:
    s = spot("A01@0,1 r0", "A05@0,2 r0", knight="0,1", nightmare="0,0 N", turn=NIGHTMARE, grit=30)
    for anger, facing, card in ((first, t.NORTH, "U07"), (then, t.SOUTH, "U16")):
        s.unicorn.anger, s.unicorn.facing = anger, facing
        s.unicorn.deck.top = [CARD_NUMBER[card]]
        game = play(s, move, 1, 1)
        while not game.is_over:
            game.say("1 spirit")
        assert unicorn(s) == (0, 2)
    assert radiance(s) == gained


@clause("VF-17.12")
def test_17_12_the_first_attack_on_another_player_earns_it_all_the_same() -> None:
    s = spot("A01@0,1 r0", "A05@0,2 r0", knight="0,1", nightmare="0,0 N", turn=NIGHTMARE, grit=30, deck="U07")
    s.unicorn.anger, s.unicorn.attacked = 3, 1 << t.THIEF
    play(s, move, 1, 1).say("1 spirit")
    assert radiance(s) == 1


@clause("VF-17.13")
def test_17_13_after_the_attack_he_teleports() -> None:
    assert unicorn(hit(1)) == (1, 1)


@clause("VF-17.17")
def test_17_17_nothing_is_gathered_where_he_attacked() -> None:
    s = spot("T01@0,1 r0 treasure", "A05@1,1 r0", knight="0,1", nightmare="0,0 N", turn=NIGHTMARE, deck="U12", grit=9)
    assert play(s, move, 1, 1).is_over
    assert s.treasures[1] == 1


# -- what others do to him (sections 22 and 33) ---


@clause("VF-22.1", "VF-22.2", "VF-22.3", "VF-22.4", "VF-33.3")
@pytest.mark.parametrize(("succeeded", "health"), [(True, 4), (False, 5)])
def test_22_1_the_hunters_hit_costs_health_and_he_teleports(succeeded: bool, health: int) -> None:
    s = spot("A01@0,1 r0", knight="0,0", nightmare="0,0 N", deck="U07", turn=KNIGHT)
    play(s, attacked, KNIGHT, succeeded)
    assert (s.unicorn.health, unicorn(s)) == (health, (0, 1))


@clause("VF-22.1")
def test_22_1_others_only_make_him_teleport() -> None:
    s = spot("A01@0,1 r0", knight="0,0", nightmare="0,0 N", deck="U07", turn=KNIGHT)
    play(s, attacked, t.THIEF, True)
    assert (s.unicorn.health, unicorn(s)) == (5, (0, 1))


@clause("VF-22.5")
def test_22_5_at_health_zero_the_hunter_has_won() -> None:
    s = spot("A01@0,1 r0", knight="0,0", nightmare="0,0 N", turn=KNIGHT)
    s.unicorn.health = 1
    play(s, attacked, KNIGHT, True)
    assert (s.outcome, s.winners, s.stands[t.UNICORN_PIECE]) == (OVER, 1, EMPTY)


@clause("VF-33.5")
def test_golden_36_shot_he_discards_cards_of_his_choice() -> None:
    """G-36 (the Enchanted Bow)"""
    s = spot("A01@0,1 r0", knight="0,0", nightmare="0,0 N", deck="U07", turn=KNIGHT, hand="U01 U02 U03 U04 U05")
    game = play(s, shot, 3)
    game.say("1 U02", "1 U03", "1 U04")
    assert (s.unicorn.hand, unicorn(s)) == ([1, 5], (0, 1))
    s = spot("A01@0,1 r0", knight="0,0", nightmare="0,0 N", deck="U07", turn=KNIGHT, hand="U01")
    play(s, shot, 3)
    assert (s.unicorn.hand, s.outcome) == ([], PLAYING)
