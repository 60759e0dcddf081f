"""Section 44: Goblins and Unicorns; Goblins and Terrain."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.effects import lay_terrain
from monoceros.games.vast.facts_goblins import strength
from monoceros.games.vast.facts_tribe import steps
from monoceros.games.vast.facts_unicorn import radiance, unicorn_armor
from monoceros.games.vast.rules.goblins import goblins_turn, lead_tribes
from monoceros.games.vast.rules.goblins_cards import play_card
from monoceros.games.vast.rules.goblins_harm import struck, wades
from monoceros.games.vast.rules.nightmare import move
from monoceros.games.vast.rules.placing import lay_dark
from monoceros.games.vast.state import OVER, State

from .spots import any_chance, on, play, space, tile, unicorn
from .tribes import OPEN, goblins, people, tribe_goes, where_is

FANGS, BONES, EYE = t.FANGS_PIECE, t.BONES_PIECE, t.EYE_PIECE


def tribe_and_unicorn(population: int, **given: Any) -> State:
    """Fangs south of the Nightmare Unicorn."""
    given.setdefault("upgrades", [0] * t.STATS)
    s = goblins(
        *OPEN,
        roles="goblins,nightmare",
        nightmare="0,1 N",
        tribes=f"fangs {population}@0,0",
        collapsing=True,
        **given,
    )
    s.unicorn.upgrades[t.ARMOR] = 1  # the cube of Ash Dragon (VF-62.2)
    return s


# -- Tribes against the Nightmare Unicorn ---


@clause("VF-44.1", "VF-42.1", "VF-G28")
@pytest.mark.parametrize(("rage", "power", "enters"), [(1, 3, True), (0, 2, False)])
def test_g28_strength_above_armor_lets_a_tribe_in(rage: int, power: int, enters: bool) -> None:
    s = tribe_and_unicorn(2, rage=rage)
    assert (strength(s, g.FANGS), unicorn_armor(s)) == (power, 2)
    assert (t.NORTH in steps(s, g.FANGS, 0)) == enters


@clause("VF-44.1", "VF-44.2", "VF-22.1", "VF-22.2")
def test_44_2_to_enter_is_the_attack_and_ends_the_movement() -> None:
    s = tribe_and_unicorn(4, deck="U05")
    before = unicorn(s)
    game = tribe_goes(s, "fangs", "step N")
    assert (people(s), where_is(s, "fangs"), s.goblins.rage) == ((2, 0, 0), None, 0)
    assert s.unicorn.health == s.terms.unicorn_health - 1  # to kill him is their goal
    assert unicorn(s) != before
    assert game.is_over


@clause("VF-44.2")
def test_44_2_without_that_goal_he_only_teleports() -> None:
    s = goblins(
        *OPEN, roles="knight,goblins,nightmare", nightmare="0,1 N", tribes="fangs 4@0,0", knight="0,-1", collapsing=True
    )
    s.knight.health = 7
    tribe_goes(s, "fangs", "step N")
    assert s.unicorn.health == s.terms.unicorn_health
    assert unicorn(s) != (0, 1)


@clause("VF-44.2", "VF-22.5", "VF-40.1")
def test_44_2_his_last_health_wins() -> None:
    s = tribe_and_unicorn(4)
    s.unicorn.health = 1
    tribe_goes(s, "fangs", "step N")
    assert (s.outcome, s.winners) == (OVER, 1)


@clause("VF-44.3", "VF-G36")
def test_g36_hex_costs_him_as_many_cards_as_eye_has_goblins() -> None:
    s = goblins(*OPEN, roles="goblins,nightmare", nightmare="0,1 N", hand="U01 U05", hidden="eye 3", secrets="hex")
    game = play(s, play_card, 0, g.HEX)
    if not game.is_over:
        game.say("1 U01")
    assert s.unicorn.hand == []
    assert unicorn(s) == (0, 1)  # no Teleport


@clause("VF-44.4", "VF-17.6", "VF-17.18")
@pytest.mark.parametrize(("anger", "left", "secrets"), [(1, 2, 2), (2, 2, 1), (3, 0, 1)])
def test_17_6_what_his_attack_costs_by_anger(anger: int, left: int, secrets: int) -> None:
    s = goblins(*OPEN, roles="goblins,nightmare", tribes="bones 4@0,1", secrets="hex fury", rage=1)
    game = play(s, struck, BONES, anger)
    if anger > 1:
        game.say("0 hex")
    assert (people(s), where_is(s, "bones"), s.goblins.rage) == ((0, left, 0), None, 2)
    assert len(s.goblins.hand) == secrets


@clause("VF-17.6", "VF-17.7", "VF-17.18", "VF-44.4", "VF-G5")
def test_g5_at_anger_three_bones_are_wiped_out() -> None:
    s = goblins(
        "A01@0,1 r0",
        "A05@0,2 r0",
        roles="goblins,nightmare",
        nightmare="0,0 N",
        tribes="bones 4@0,1",
        monsters="bones ogre",
        secrets="hex fury",
        anger=3,
        collapsing=True,
        deck="U05",
    )
    s.turn = t.NIGHTMARE
    game = play(s, move, 1, 1, chance=any_chance())
    game.expect("0 drop_secret: fury | hex").say("0 hex")
    assert (people(s), where_is(s, "bones"), s.goblins.monsters[1]) == ((0, 0, 0), None, -1)
    assert (s.goblins.hand, s.goblins.rage) == ([g.FURY], 2)
    game.expect_name(1, "upgrade").say("1 spirit")
    assert unicorn(s) != (0, 1)


@clause("VF-17.7")
def test_17_7_without_secrets_there_is_nothing_to_discard() -> None:
    s = goblins(*OPEN, roles="goblins,nightmare", tribes="bones 4@0,1")
    assert play(s, struck, BONES, 2).is_over


@clause("VF-44.5", "VF-17.15", "VF-G14")
def test_g14_the_trap_saves_the_tribe_and_gives_no_radiance() -> None:
    s = goblins(
        "A01@0,1 r0",
        "A05@0,2 r0",
        roles="goblins,nightmare",
        nightmare="0,0 N",
        tribes="eye 2@0,1",
        shown="trap",
        anger=3,
        collapsing=True,
    )
    s.turn = t.NIGHTMARE
    track = s.unicorn.track
    play(s, move, 1, 1, chance=any_chance()).expect("0 trap: trap | no trap").say("0 trap")
    assert (people(s), where_is(s, "eye"), s.goblins.shown) == ((0, 0, 2), (0, 1), [])
    assert s.unicorn.track == track
    assert unicorn(s) != (0, 1)


@clause("VF-17.12", "VF-17.15")
@pytest.mark.parametrize(("answer", "gained"), [("trap", 1), ("no trap", 0)])
def test_17_12_an_attack_that_a_trap_stopped_is_not_the_first_of_the_turn(answer: str, gained: int) -> None:
    s = goblins(
        "A01@0,1 r0",
        "A05@0,2 r0",
        roles="goblins,nightmare",
        nightmare="0,0 N",
        tribes="eye 2@0,1",
        shown="trap",
        collapsing=True,
        deck="U07",
    )
    s.turn = t.NIGHTMARE
    play(s, move, 1, 1).say(f"0 {answer}")
    s.unicorn.anger, s.unicorn.facing, s.stands[EYE] = 3, t.SOUTH, 1
    s.goblins.shown = []
    game = play(s, move, 1, 1, chance=any_chance())
    if gained:
        game.expect_name(1, "upgrade").say("1 spirit")
    assert radiance(s) == gained


@clause("VF-17.12", "VF-G15")
def test_g15_all_tribes_together_give_one_radiance_a_turn() -> None:
    s = goblins(
        "A01@0,1 r0",
        "A05@1,2 r0",
        roles="goblins,nightmare",
        nightmare="0,0 N",
        tribes="fangs 4@0,1;bones 4@1,2",
        anger=3,
        deck="U08",
        collapsing=True,
    )
    s.turn = t.NIGHTMARE
    game = play(s, move, 1, 1, chance=any_chance())
    game.say("1 spirit")
    assert s.goblins.population == [0, 0, 0]
    assert sum(s.unicorn.upgrades) == 1


@clause("VF-19.9")
def test_19_9_a_lurking_tribe_is_revealed_by_the_tile_he_teleports_onto() -> None:
    s = goblins("A01@0,1 r0", roles="goblins,nightmare", stack="A05", hidden="eye 2")
    s.goblins.lurks[g.EYE] = space(0, 2)
    play(s, lay_dark, space(0, 2))
    assert s.stands[EYE] == tile(s, 0, 2)


# -- Tribes against the Shadow Unicorn ---


@clause("VF-44.6", "VF-34.3", "VF-38.5")
def test_44_6_his_health_and_the_kill_alone_wins() -> None:
    s = goblins(*OPEN, roles="goblins", shadow="medium", shadow_at="0,1 E", tribes="fangs 4@0,0", collapsing=True)
    tribe_goes(s, "fangs", "step N")
    assert (s.unicorn.health, people(s), s.goblins.rage) == (6, (2, 0, 0), 0)
    s = goblins(*OPEN, roles="goblins", shadow="medium", shadow_at="0,1 E", tribes="fangs 4@0,0", collapsing=True)
    s.unicorn.health = 1
    tribe_goes(s, "fangs", "step N")
    assert (s.outcome, s.winners) == (OVER, 1)


@clause("VF-44.6", "VF-62.11b")
def test_44_6_with_several_players_only_the_hunter_costs_him_health() -> None:
    s = goblins(
        *OPEN,
        roles="goblins,thief",
        shadow="medium",
        hunter="thief",
        shadow_at="0,1 E",
        tribes="fangs 4@0,0",
        deck="U13",
    )
    tribe_goes(s, "fangs", "step N")
    assert s.unicorn.health == 7
    assert unicorn(s) != (0, 1)


@clause("VF-44.6")
def test_44_6_his_armor_bars_the_way() -> None:
    s = goblins(*OPEN, roles="goblins", shadow="medium", shadow_at="0,1 E", tribes="eye 2@0,0", collapsing=True)
    assert "step N" not in tribe_goes(s, "eye").options(0)  # Armor 2


@clause("VF-44.7")
def test_44_7_hex_takes_cards_of_his_spirit_pile() -> None:
    s = goblins(*OPEN, roles="goblins", shadow="medium", shadow_at="0,1 E", spirit="U01 U05 U09", hidden="eye 2")
    play(s, play_card, 0, g.HEX)
    assert len(s.unicorn.spirit) == 1
    assert unicorn(s) == (0, 1)


@clause("VF-37.2b")
def test_37_2b_his_attack_scatters_a_tribe() -> None:
    s = goblins(*OPEN, roles="goblins", shadow="medium", shadow_at="0,0 N", tribes="bones 4@0,1")
    play(s, struck, BONES, 0)
    assert (people(s), where_is(s, "bones")) == ((0, 2, 0), None)


@clause("VF-44.8")
def test_44_8_hiding_spots_poison_and_blob_are_for_the_knight() -> None:
    cards = {"hidden": "eye 4", "monsters": "fangs blob", "secrets": "poison hiding spots"}
    s = tribe_and_unicorn(4, **cards)
    assert "play hiding spots" not in play(s, lead_tribes, 0).options(0)
    s = tribe_and_unicorn(4, **cards)
    tribe_goes(s, "fangs", "step N")
    assert s.goblins.hand == sorted([g.POISON, g.HIDING])  # nobody was asked for Poison


@clause("VF-44.9")
def test_44_9_a_fire_bomber_counts_against_a_unicorn() -> None:
    s = tribe_and_unicorn(1)
    assert t.NORTH not in steps(s, g.FANGS, 0)
    s.goblins.bombers = 1 << g.FANGS
    tribe_goes(s, "fangs", "step N")
    assert people(s) == (0, 0, 0)


# -- Terrain ---


def on_terrain(first: int, *extra: str, **given: Any) -> State:
    """Fangs with 4 Goblins on the Entrance; Terrain squares lie north of it in a row."""
    s = goblins(*extra, tribes="fangs 4@0,0", **given)
    squares = t.TERRAIN_FIRST[first + 1] - t.TERRAIN_FIRST[first]
    lay_terrain(s, first, [space(0, 1 + number) for number in range(squares)])
    return s


@clause("VF-65.10")
def test_65_10_a_tribe_loses_a_goblin_in_the_lake_which_counts_as_lit() -> None:
    s = on_terrain(t.LAKE, collapsing=True)
    game = tribe_goes(s, "fangs", "step N")
    assert people(s)[0] == 3
    game.say("0 step N")  # it has left the Entrance and a Lake space
    assert people(s)[0] == 2


@clause("VF-65.11b")
def test_65_11b_magma_burns_whoever_leaves_it_and_kills_whoever_stays() -> None:
    s = on_terrain(t.MAGMA, collapsing=True)
    tribe_goes(s, "fangs", "step N", "step N", "stop")
    assert people(s)[0] == 3
    s = on_terrain(t.MAGMA, collapsing=True, wars="desperation")
    s.stands[FANGS] = t.TERRAIN_FIRST[t.MAGMA]
    game = play(s, goblins_turn, chance=any_chance())
    while not game.is_over:
        ask = game.ask(0)
        game.say(
            "0 end" if ask.name == "goblins" else "0 discard" if ask.name == "assign" else f"0 {game.options(0)[0]}"
        )
    assert (people(s)[0], where_is(s, "fangs")) == (0, None)


@clause("VF-65.14")
def test_65_14_the_river_costs_a_goblin_and_another_against_the_current() -> None:
    s = on_terrain(t.RIVER, collapsing=True)
    game = tribe_goes(s, "fangs", "step N")
    assert people(s)[0] == 3
    game.say("0 step N")  # with the current
    assert people(s)[0] == 3
    game.say("0 step S")
    assert people(s)[0] == 2


@clause("VF-65.13")
def test_65_13_no_tribe_stays_on_a_pit() -> None:
    s = goblins("A01@0,1 r0", tribes="fangs 4@0,1", collapsing=True)
    for pit, where in enumerate(((0, 2), (1, 0), (-1, 0))):
        lay_terrain(s, t.PIT + pit, [space(*where)])
    game = tribe_goes(s, "fangs", "step N")
    assert "stop" not in game.options(0)
    assert f"jump {on(s, 1, 0)}" in game.options(0)
    game.say(f"0 jump {on(s, 1, 0)}")
    assert where_is(s, "fangs") == (1, 0)


@clause("VF-65.6")
def test_65_6_a_tribe_may_leave_terrain_onto_an_open_space_once() -> None:
    s = on_terrain(t.MAGMA, stack="A05 A10")
    game = tribe_goes(s, "fangs", "step N")
    assert "step E" in game.options(0)
    game.say("0 step E")
    assert where_is(s, "fangs") == (1, 1)
    game.say("0 step W")
    assert "step W" not in game.options(0)


@clause("VF-7.14", "VF-65.10", "VF-65.14")
def test_7_14_a_tribe_moved_into_water_loses_a_goblin() -> None:
    s = on_terrain(t.LAKE)
    s.stands[FANGS] = t.TERRAIN_FIRST[t.LAKE]
    play(s, wades, FANGS)
    assert people(s)[0] == 3
