"""Section 21: Radiance, upgrades and what they do."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast.effects_unicorn import discard_card
from monoceros.games.vast.facts_unicorn import (
    radiance,
    stat,
    unicorn_armor,
)
from monoceros.games.vast.picks import CARD_NUMBER
from monoceros.games.vast.rules.nightmare import can_blast, nightmare_turn
from monoceros.games.vast.rules.removal import remove_tile
from monoceros.games.vast.rules.teleport import arrive, gain_radiance
from monoceros.games.vast.tables import NIGHTMARE
from monoceros.games.vast.tables_ghost import NIGHTMARE_PACE

from .spots import HASTY, any_chance, dark, play, spot

# -- Radiance (section 21) ---


@clause("VF-21.1", "VF-21.5")
def test_21_5_a_cube_goes_to_an_upgrade_of_his_choice() -> None:
    s = spot(nightmare="0,0 N")
    play(s, gain_radiance).say("0 clarity")
    assert (radiance(s), s.unicorn.track, stat(s, t.CLARITY), s.unicorn.cubes) == (1, 11, 2, 9)


@clause("VF-21.3")
def test_21_3_marks_come_from_the_supply() -> None:
    s = spot("C01@0,1 r0", nightmare="0,1 N", turn=NIGHTMARE)
    s.unicorn.cubes = 0
    assert play(s, arrive, 0).is_over
    assert radiance(s) == 0


@clause("VF-21.4")
def test_21_4_each_treasure_is_optional() -> None:
    s = spot("A01@0,1 r0 treasure2", nightmare="0,1 N", turn=NIGHTMARE)
    game = play(s, arrive, 0)
    game.say("0 collect", "0 spirit", "0 leave")
    assert (radiance(s), s.treasures[1], s.supply[t.TREASURES]) == (1, 1, 9)


@clause("VF-21.6")
def test_21_6_radiance_stays_when_a_marked_tile_goes() -> None:
    s = spot("C01@0,1 r0 cube", nightmare="0,0 N", upgrades=[1, 0, 0, 0, 0, 0], collapsing=True)
    play(s, remove_tile, 0, 1)
    assert (radiance(s), s.unicorn.cubes) == (1, 9)


@clause("VF-21.7")
def test_21_7_statistics_rise_at_once() -> None:
    s = spot(nightmare="0,0 N", upgrades=[3, 2, 3, 2, 0, 0])
    assert [stat(s, which) for which in range(4)] == [7, 5, 4, 3]
    assert unicorn_armor(s) == 4


@clause("VF-G35", "VF-21.8", "VF-13.8")
def test_golden_35_unbridled() -> None:
    """G-35"""
    s = spot("A01@0,1 r0 treasure", nightmare="0,1 N", turn=NIGHTMARE, hand="U05", anger=2)
    game = play(s, nightmare_turn, chance=any_chance())
    game.say("0 turn U05 90", "0 collect", "0 unbridled")
    assert game.is_over
    assert s.unicorn.anger == 2
    assert [event.facts for event in s.events if event.name == "anger"] == [(3,), (2,)]


@clause("VF-G32", "VF-21.9", "VF-9.1", "VF-9.2", "VF-9.4")
def test_golden_32_a_blast_on_a_marked_crystal_tile() -> None:
    """G-32"""
    upgrades = [0, 0, 0, 0, 0, 1]
    s = spot(
        "C01@0,1 r0 crystal cube",
        stack="A01 A02 A03 A04 A06",
        nightmare="0,0 N",
        turn=NIGHTMARE,
        hand="U07 U05",
        upgrades=upgrades,
    )
    cubes = s.unicorn.cubes
    game = play(s, nightmare_turn, chance=any_chance())
    game.say("0 blast U07")
    assert (s.collapsed, s.supply[t.CRYSTALS], s.unicorn.cubes, radiance(s)) == (1, 9, cubes + 1, 1)
    for _ in range(3):
        game.say(f"0 {game.options(0)[0]}")
    assert len(dark(s)) == 4  # around the Entrance
    assert 1 not in s.tile_stack
    assert not [option for option in game.options(0) if option.startswith("blast")]  # once a turn


@clause("VF-21.10")
def test_21_10_what_a_blast_cannot_name() -> None:
    s = spot("A12@0,1 r0", "A01@1,0 r0", knight="0,1", nightmare="1,0 N")
    assert not can_blast(s, CARD_NUMBER["U11"])  # the Entrance
    assert not can_blast(s, CARD_NUMBER["U07"])  # an open space
    assert not can_blast(s, CARD_NUMBER["U06"])  # the Knight could not leave
    s.stands[t.KNIGHT_PIECE] = 0
    assert can_blast(s, CARD_NUMBER["U06"])


@clause("VF-21.11")
def test_21_11_twelve_upgrade_spaces() -> None:
    s = spot(nightmare="0,0 N", upgrades=[3, 0, 0, 0, 1, 0])
    assert s.terms.upgrade_spaces == [3, 2, 3, 2, 1, 1]
    play(s, gain_radiance).expect("0 upgrade: pace | armor | clarity | blast")
    assert spot(nightmare="0,0 N", packs=HASTY).terms.upgrade_spaces == [1, 1, 3, 5, 1, 1]


@clause("VF-13.2", "VF-13.4", "VF-21.11")
@pytest.mark.parametrize("packs", [(), HASTY])
def test_21_11_a_hand_can_use_every_pace_that_the_board_shows(packs: tuple[str, ...]) -> None:
    """With a Pace of 5 and a hand of 4 there was an action that nobody could ever take."""
    terms = spot(nightmare="0,0 N", packs=packs).terms
    spirit, pace = [terms.stat_at[t.STAT_SPACES * which :] for which in (t.SPIRIT, t.PACE)]
    assert pace[0] <= spirit[0]
    assert pace[terms.upgrade_spaces[t.PACE]] <= spirit[terms.upgrade_spaces[t.SPIRIT]]
    assert spot(nightmare="0,0 N").terms.stat_at[t.STAT_SPACES * t.PACE + 1] == NIGHTMARE_PACE  # T21: one upgrade


@clause("VF-21.12")
def test_21_12_without_a_free_space_the_cube_is_set_aside() -> None:
    s = spot(nightmare="0,0 N")
    s.unicorn.upgrades, s.unicorn.track = [3, 2, 3, 2, 1, 1], 1
    assert play(s, gain_radiance).is_over
    assert (radiance(s), s.unicorn.upgrades) == (12, [3, 2, 3, 2, 1, 1])
    assert play(s, gain_radiance).is_over
    assert radiance(s) == 12


@clause("VF-13.5")
def test_13_5_others_learn_what_he_discards_and_he_does_not() -> None:
    s = spot("A01@0,1 r0", knight="0,0", nightmare="0,1 N", hand="U06 U01", roles="knight,nightmare")
    s.telling = True
    discard_card(s, s.unicorn.hand[0])
    (event,) = s.events
    assert (event.shows >> 0 & 1, event.shows >> 1 & 1) == (1, 0)
