"""Section 43: a Tribe is activated: it moves, attacks, plunders, explores and hides."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.asks import QUESTIONS
from monoceros.games.vast.asks_goblins_words import tribe_about
from monoceros.games.vast.effects import lay

from .spots import GAME, dark, on, space, tile
from .tribes import OPEN, goblins, people, tribe_goes, where_is

LINE = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0", "A13@0,4 r0", "T01@0,5 r0")

# -- movement ---


@clause("VF-43.1")
def test_43_1_a_revealed_tribe_moves_then_acts_once() -> None:
    s = goblins(*OPEN, tribes="fangs 2@0,1", collapsing=True)
    game = tribe_goes(s, "fangs", "step S", "special")
    assert game.is_over
    assert (where_is(s, "fangs"), s.goblins.rage) == ((0, 0), 2)


@clause("VF-43.1", "VF-43.11")
def test_43_1_a_hidden_tribe_can_only_come_out() -> None:
    s = goblins("A01@0,1", "A05@1,0", hidden="fangs 2")
    game = tribe_goes(s, "fangs")
    game.expect(f"0 come_out: {on(s, 0, 1)} | stay").say(f"0 {on(s, 0, 1)}")
    assert (where_is(s, "fangs"), game.is_over) == ((0, 1), True)


@clause("VF-43.2")
def test_43_2_any_number_of_spaces_lit_or_dark_over_passable_borders() -> None:
    s = goblins("A01@0,1", "A12@1,0 r0", "A05@0,2", "A13@-1,0 r0", tribes="fangs 4@0,0", collapsing=True)
    game = tribe_goes(s, "fangs")
    steps = [option for option in game.options(0) if option.startswith("step")]
    assert steps == ["step N", "step W"]  # A12 r0 has walls E, S and W
    game.say("0 step N", "0 step N", "0 stop")
    assert where_is(s, "fangs") == (0, 2)
    assert s.revealed == 0


@clause("VF-43.3")
def test_43_3_every_second_lit_tile_left_costs_a_goblin() -> None:
    s = goblins(*LINE, tribes="bones 4@0,0", collapsing=True)
    game = tribe_goes(s, "bones", "step N")
    assert people(s)[1] == 4
    game.say("0 step N")
    assert people(s)[1] == 3
    game.say("0 step N", "0 step N")
    assert people(s)[1] == 2


@clause("VF-43.3")
def test_43_3_a_lit_tile_counts_once() -> None:
    s = goblins("A01@0,1 r0", "A05@0,2", tribes="bones 4@0,0", collapsing=True)
    game = tribe_goes(s, "bones", "step N", "step S", "step N")  # the Entrance, then (0, 1)
    assert people(s)[1] == 3
    game.say("0 step S")
    assert people(s)[1] == 3


@clause("VF-43.3", "VF-41.8")
def test_blind_fury_spares_them() -> None:
    s = goblins(*LINE, tribes="bones 4@0,0", collapsing=True)
    s.goblins.furious = 1 << g.BONES
    tribe_goes(s, "bones", "step N", "step N", "step N", "step N", "stop")
    assert people(s)[1] == 4


@clause("VF-43.4")
@pytest.mark.parametrize(("population", "enters"), [(2, True), (1, False)])
def test_43_4_the_knights_space_only_when_stronger(population: int, enters: bool) -> None:
    s = goblins(*OPEN, roles="knight,goblins", knight="0,1", tribes=f"eye {population}@0,0", collapsing=True)
    game = tribe_goes(s, "eye")
    assert ("step N" in game.options(1)) == enters  # her Strength is 1


@clause("VF-43.4")
def test_43_4_armor_and_defense_bar_the_way_thief_and_ghosts_do_not() -> None:
    s = goblins(*OPEN, roles="goblins,dragon", dragon="0,1", tribes="eye 2@0,0", collapsing=True)
    assert "step N" not in tribe_goes(s, "eye").options(0)  # Armor 1, and 1 of Ash Dragon
    s = goblins(*OPEN, roles="goblins,dragon", dragon="0,1", tribes="eye 3@0,0", collapsing=True)
    assert "step N" in tribe_goes(s, "eye").options(0)
    s = goblins(*OPEN, roles="goblins,thief", thief="0,1", tribes="eye 1@0,0", collapsing=True)
    assert "step N" in tribe_goes(s, "eye").options(0)
    s = goblins(*OPEN, roles="goblins,ghoul", ghoul="0,1", ghoul_discs=3, tribes="eye 3@0,0", collapsing=True)
    assert "step N" not in tribe_goes(s, "eye").options(0)


# -- attacks ---


@clause("VF-43.5", "VF-42.7")
def test_43_5_the_knight_loses_health_the_tribe_scatters() -> None:
    s = goblins(*OPEN, roles="knight,goblins", knight="0,1", tribes="fangs 3@0,1", rage=1, collapsing=True)
    tribe_goes(s, "fangs", "attack knight")
    assert (s.knight.health, people(s), where_is(s, "fangs"), s.goblins.rage) == (6, (1, 0, 0), None, 0)


@clause("VF-43.6", "VF-51.8")
def test_43_6_the_thief_is_killed_and_the_tribe_stays() -> None:
    s = goblins(
        *OPEN, roles="goblins,thief", thief="0,1", stats=(2, 0, 1), loot=2, tribes="eye 3@0,1", draws="hex fury"
    )
    game = tribe_goes(s, "eye", "attack thief")
    game.expect("0 reward: secret | rage").say("0 secret")
    assert s.stands[t.THIEF_PIECE] == t.EMPTY
    assert (where_is(s, "eye"), people(s), s.goblins.rage) == ((0, 1), (0, 0, 3), 0)
    assert s.goblins.hand == sorted([g.HEX, g.FURY])


@clause("VF-43.6")
def test_43_6_only_a_tribe_that_notices_him_attacks() -> None:
    s = goblins(*OPEN, roles="goblins,thief", thief="0,1", stats=(2, 2, 2), tribes="eye 3@0,1", collapsing=True)
    assert "attack thief" not in tribe_goes(s, "eye").options(0)  # Perception 4 against Stealth 4
    s = goblins(*OPEN, roles="goblins,thief", thief="0,1", stats=(2, 2, 2), loot=3, tribes="eye 4@0,1", rage=1)
    tribe_goes(s, "eye", "attack thief", "rage")
    assert s.goblins.rage == 3


@clause("VF-43.7")
def test_43_7_the_dragon_only_with_ash_dragon() -> None:
    s = goblins(*OPEN, roles="goblins,dragon", dragon="0,1", tribes="eye 4@0,1", rage=1, collapsing=True)
    tribe_goes(s, "eye", "attack dragon")
    assert (s.dragon.health, people(s), s.goblins.rage) == (4, (0, 0, 2), 0)
    s = goblins(*OPEN, roles="knight,goblins,dragon", dragon="0,1", tribes="eye 4@0,1", collapsing=True)
    assert "attack dragon" not in tribe_goes(s, "eye").options(1)


@clause("VF-43.8")
def test_43_8_two_tribes_of_strength_three_smash_a_crystal_in_one_turn() -> None:
    s = goblins("C01@0,1 r0 crystal", tribes="fangs 2@0,1;bones 3@0,1", collapsing=True)
    tribe_goes(s, "fangs", "crystal")
    assert s.tokens[tile(s, 0, 1)] & t.CRYSTAL_TOKEN
    tribe_goes(s, "bones", "crystal")
    assert not s.tokens[tile(s, 0, 1)] & t.CRYSTAL_TOKEN
    assert (people(s), s.goblins.smashed, s.smashed) == ((0, 1, 0), 1, 1)
    assert where_is(s, "fangs") is where_is(s, "bones") is None


@clause("VF-43.8")
def test_43_8_a_weak_tribe_cannot_and_the_knight_gets_the_token() -> None:
    s = goblins("C01@0,1 r0 crystal", tribes="fangs 1@0,1;bones 3@0,1", collapsing=True)
    assert "crystal" not in tribe_goes(s, "fangs").options(0)
    s = goblins("C01@0,1 r0 crystal", roles="knight,goblins", tribes="fangs 2@0,1;bones 3@0,1", collapsing=True)
    tribe_goes(s, "fangs", "crystal")
    tribe_goes(s, "bones", "crystal")
    assert (s.knight.smashed, s.goblins.smashed) == (1, 0)


# -- plunder ---


@clause("VF-43.9a", "VF-42.4")
def test_43_9a_a_treasure_is_worth_rage() -> None:
    s = goblins("A01@0,1 r0 treasure", tribes="fangs 2@0,1", collapsing=True)
    tribe_goes(s, "fangs", "plunder")
    assert (s.goblins.rage, s.treasures[tile(s, 0, 1)], where_is(s, "fangs")) == (2, 0, (0, 1))
    assert s.supply[t.TREASURES] == s.terms.supply[t.TREASURES]


@clause("VF-43.9b")
@pytest.mark.parametrize(("face", "scatters"), [(t.FACE_CENTRE, True), (t.FACE_RING, False)])
def test_43_9b_a_gem_may_be_trapped(face: int, scatters: bool) -> None:
    s = goblins(*OPEN, roles="goblins,dragon", gems="flame 0,1", tribes="fangs 2@0,1", collapsing=True)
    tribe_goes(s, "fangs", "gem flame", chance=[face])
    assert (where_is(s, "fangs") is None) == scatters
    assert s.goblins.rage == (1 if scatters else 2)
    assert s.dragon.gem_at == [-1, -1, -1]


@clause("VF-43.15")
def test_43_15_the_dragons_hoard_while_no_gem_of_his_is_out() -> None:
    s = goblins(*OPEN, roles="goblins,dragon", dragon="0,1", tribes="fangs 2@0,1", collapsing=True)
    tribe_goes(s, "fangs", "rob the dragon")
    assert s.goblins.rage == 2
    s = goblins(*OPEN, roles="goblins,dragon", dragon="0,1", gems="claw 0,0", tribes="fangs 2@0,1", collapsing=True)
    assert "rob the dragon" not in tribe_goes(s, "fangs").options(0)


# -- explore, hide, special ---


@clause("VF-43.10")
def test_43_10_explore_lays_a_dark_tile_and_goes_there() -> None:
    s = goblins("A01@0,1", stack="A05 A10", tribes="fangs 2@0,1")
    game = tribe_goes(s, "fangs")
    explore = [option for option in game.options(0) if option.startswith("explore")]
    assert len(explore) == 3
    game.say(f"0 explore {on(s, 0, 1)}.N")
    assert (where_is(s, "fangs"), dark(s)) == ((0, 2), [(0, 1), (0, 2)])


@clause("VF-43.10")
def test_43_10_not_on_a_lit_tile_and_not_in_the_collapse() -> None:
    s = goblins("A01@0,1 r0", stack="A05", tribes="fangs 2@0,1")
    assert not [option for option in tribe_goes(s, "fangs").options(0) if option.startswith("explore")]
    s = goblins("A01@0,1", stack="A05", tribes="fangs 2@0,1", collapsing=True)
    assert not [option for option in tribe_goes(s, "fangs").options(0) if option.startswith("explore")]


@clause("VF-43.11")
def test_43_11_other_tribes_and_tokens_are_no_obstacle_strangers_are() -> None:
    s = goblins("A01@0,1 treasure", "A04@1,0", roles="goblins,thief", thief="1,0", tribes="eye 2@0,1", hidden="fangs 2")
    game = tribe_goes(s, "fangs")
    game.expect(f"0 come_out: {on(s, 0, 1)} | stay")


@clause("VF-43.11")
def test_43_11_with_the_gnome_any_symbol_does() -> None:
    s = goblins("A05@0,1", "A03@1,0", hidden="fangs 2", monsters="fangs gnome")
    assert tribe_goes(s, "fangs").options(0) == [on(s, 0, 1), on(s, 1, 0), "stay"]


@clause("VF-43.12")
def test_43_12_a_lurking_tribe_steps_in_or_hides() -> None:
    s = goblins("A01@0,1 r0", hidden="bones 2")
    s.goblins.lurks[g.BONES] = space(0, 2)
    game = tribe_goes(s, "bones")
    game.expect(f"0 lurking: {on(s, 0, 1)} | hide | stay").say(f"0 {on(s, 0, 1)}")
    assert (where_is(s, "bones"), s.goblins.lurks[g.BONES], game.is_over) == ((0, 1), t.EMPTY, True)
    s = goblins("A01@0,1 r0", hidden="bones 2")
    s.goblins.lurks[g.BONES] = space(0, 2)
    tribe_goes(s, "bones", "hide")
    assert (where_is(s, "bones"), s.goblins.lurks[g.BONES]) == (None, t.EMPTY)


@clause("VF-43.12", "VF-19.9")
def test_43_12_a_tile_placed_under_it_reveals_it() -> None:
    s = goblins("A01@0,1 r0", stack="A05", hidden="bones 2")
    s.goblins.lurks[g.BONES] = space(0, 2)
    lay(s, s.tile_stack.pop(), space(0, 2))
    assert (where_is(s, "bones"), s.goblins.lurks[g.BONES]) == ((0, 2), t.EMPTY)


@clause("VF-43.13")
def test_43_13_hiding_costs_nothing() -> None:
    s = goblins("A01@0,1 r0", tribes="fangs 3@0,1", monsters="fangs ogre", collapsing=True)
    tribe_goes(s, "fangs", "hide")
    assert (where_is(s, "fangs"), people(s), s.goblins.monsters[0]) == (None, (3, 0, 0), 1)


@clause("VF-43.14", "VF-42.4")
def test_43_14_each_tribe_has_its_special_action() -> None:
    s = goblins(*OPEN, tribes="fangs 1@0,1;bones 1@0,1;eye 1@0,1", draws="hex", beasts="golem", collapsing=True)
    tribe_goes(s, "fangs", "special")
    assert s.goblins.rage == 2
    tribe_goes(s, "bones", "special", "eye")
    assert s.goblins.monsters == [-1, -1, -1, g.GOLEM]
    tribe_goes(s, "eye", "special")
    assert s.goblins.hand == [g.HEX]


def test_a_tribe_of_one_is_one_goblin_in_words() -> None:
    s = goblins("A01@0,1", tribes="fangs 1@0,0;bones 3@0,1")
    tribe_goes(s, "fangs")
    seen = GAME.view(s, 0)
    assert QUESTIONS["tribe"].why(seen).startswith("1 Goblin, Strength ")
    assert [tribe_about(tribe, seen).split(",")[0] for tribe in ("fangs", "bones", "eye")] == [
        "1 Goblin",
        "3 Goblins",
        "No Goblins",
    ]
