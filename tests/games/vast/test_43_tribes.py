"""Section 43: a Tribe moves and acts; Monsters and Secrets that help it."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import lay
from monoceros.games.vast.effects_knight import move_knight
from monoceros.games.vast.facts_goblins import guarded_strength
from monoceros.games.vast.rules.goblins import lead_tribes
from monoceros.games.vast.rules.goblins_attack import ambush
from monoceros.games.vast.rules.goblins_cards import play_card
from monoceros.games.vast.rules.goblins_harm import shot
from monoceros.games.vast.state import OVER

from .spots import any_chance, dark, knight, on, play, space, tile
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


# -- Monsters and Secrets (VF-43.16, VF-43.17) ---


@clause("VF-43.16b")
def test_43_16b_the_underworm_goes_one_or_two_spaces_on_a_diagonal() -> None:
    tiles = ("A12@0,1 r0", "A05@1,1 r0", "A10@2,2 r0", "A13@1,0 r0", "T01@2,1 r0")
    s = goblins(*tiles, tribes="fangs 3@0,0", monsters="fangs underworm", collapsing=True)
    game = tribe_goes(s, "fangs")
    worms = [option for option in game.options(0) if option.startswith("worm")]
    assert worms == [f"worm {on(s, 1, 1)}", f"worm {on(s, 2, 2)}"]
    game.say(f"0 worm {on(s, 2, 2)}")
    assert where_is(s, "fangs") == (2, 2)
    assert not [option for option in game.options(0) if option.startswith("worm")]


@clause("VF-43.16c")
def test_43_16c_the_wisp_leads_a_visible_knight_astray() -> None:
    s = goblins(
        *LINE, roles="knight,goblins", knight="0,2", tribes="fangs 1@0,0", monsters="fangs wisp", collapsing=True
    )
    game = tribe_goes(s, "fangs", "wisp")
    game.say("1 N", "1 N", "1 N")
    assert knight(s) == (0, 5)
    assert "wisp" not in game.options(1)
    s = goblins(
        *OPEN, roles="knight,goblins", knight="1,0", tribes="fangs 1@0,1", monsters="fangs wisp", collapsing=True
    )
    assert "wisp" not in tribe_goes(s, "fangs").options(1)


@clause("VF-43.16d", "VF-44.8")
@pytest.mark.parametrize(("at", "possible"), [("0,1", True), ("0,2", True), ("0,3", False)])
def test_43_16d_hiding_spots_on_an_ambush_tile_or_next_to_one(at: str, possible: bool) -> None:
    tiles = ("A12@0,1 r0", "E12@0,2 r0", "E05@0,3 r0")  # walls lie between them
    s = goblins(*tiles, roles="knight,goblins", knight=at, hidden="eye 2", secrets="hiding spots")
    game = play(s, lead_tribes, 1)
    assert ("play hiding spots" in game.options(1)) == possible
    if possible:
        game.say("1 play hiding spots")
        assert (s.knight.health, people(s)) == (6, (0, 0, 0))


@clause("VF-43.16d")
def test_hiding_spots_count_no_monsters() -> None:
    s = goblins(
        "A01@0,1 r0", roles="knight,goblins", knight="0,1", hidden="eye 1", monsters="eye ogre", secrets="hiding spots"
    )
    assert "play hiding spots" not in play(s, lead_tribes, 1).options(1)  # Strength 1 against 1


@clause("VF-43.16e", "VF-44.9")
def test_43_16e_a_trap_helps_when_attacked_but_not_in_ambushes_or_against_shots() -> None:
    s = goblins(*OPEN, roles="knight,goblins", knight="0,1", tribes="fangs 2@0,2", hidden="eye 1", shown="trap")
    assert guarded_strength(s, t.FANGS_PIECE) == 4
    play(s, shot, t.FANGS_PIECE, 1)
    assert (people(s), s.goblins.shown) == ((1, 0, 1), [g.TRAP])
    assert play(s, ambush).is_over  # Eye with Strength 1 is not stronger than she, Trap or not
    assert s.knight.health == 7


@clause("VF-43.16f", "VF-9.1")
def test_43_16f_cave_in_removes_up_to_eye_population_tiles_whatever_they_touch() -> None:
    tiles = ("A01@0,1 r0", "C01@0,2 r0 crystal", "A10@1,0 r0", "A13@0,-1 r0")
    s = goblins(*tiles, roles="knight,goblins", knight="1,0", hidden="eye 2", secrets="cave-in", collapsing=True)
    game = play(s, play_card, 1, g.CAVE_IN, chance=any_chance())
    game.expect(f"1 cave_in: {on(s, 0, 1)} | {on(s, 0, -1)} | stop")
    game.say(f"1 {on(s, 0, -1)}", "1 stop")
    assert tile(s, 0, -1) == t.EMPTY
    assert game.is_over


@clause("VF-41.8")
def test_secret_tunnels_lead_to_an_unoccupied_dark_tile() -> None:
    s = goblins("A01@0,1 r0", "A05@5,5", tribes="fangs 2@0,1", stack="A10")
    s.goblins.tunnels = True
    game = tribe_goes(s, "fangs", "tunnel t2")
    assert where_is(s, "fangs") == (5, 5)
    assert not [option for option in game.options(0) if option.startswith("step")]
    assert [option for option in game.options(0) if option.startswith("explore")]


@clause("VF-41.8")
def test_poison_puts_hero_cubes_on_the_entrance() -> None:
    s = goblins(*OPEN, roles="knight,goblins", knight="0,1", tribes="fangs 2@0,1", secrets="poison", collapsing=True)
    s.knight.cubes[k.FREE], s.knight.track = 4, 0b111
    tribe_goes(s, "fangs", "attack knight", "poison")
    assert (s.knight.cubes[k.POISONED], s.knight.cubes[k.FREE]) == (2, 2)  # stronger by 2
    move_knight(s, 0)
    assert (s.knight.cubes[k.POISONED], s.knight.cubes[k.FREE]) == (0, 4)


@clause("VF-41.8", "VF-27.7")
def test_poison_leaves_her_two_cubes() -> None:
    s = goblins(*OPEN, roles="knight,goblins", knight="0,1", tribes="fangs 2@0,1", secrets="poison", collapsing=True)
    tribe_goes(s, "fangs", "attack knight", "poison")
    assert (s.knight.cubes[k.POISONED], s.knight.cubes[k.FREE]) == (0, 2)


@clause("VF-41.8")
def test_a_fire_bomber_is_strong_and_does_not_come_back() -> None:
    s = goblins(*OPEN, roles="knight,goblins", knight="0,1", tribes="eye 4@0,1", secrets="bomber", strength=3)
    play(s, play_card, 1, g.BOMBER)
    tribe_goes(s, "eye", "attack knight")
    assert (s.knight.health, people(s)) == (6, (0, 0, 0))


@clause("VF-41.8")
def test_a_blob_costs_the_knight_five_grit() -> None:
    s = goblins(
        *OPEN, roles="knight,goblins", knight="0,1", tribes="eye 4@0,1", monsters="eye blob", grit=9, collapsing=True
    )
    tribe_goes(s, "eye", "attack knight")
    assert (s.knight.health, s.knight.grit) == (6, 4)


@clause("VF-43.2")
def test_a_golem_walks_through_walls_and_a_gnome_jumps_after_a_plunder() -> None:
    s = goblins("A12@0,1 r0", tribes="eye 2@0,0", monsters="eye golem", collapsing=True)
    assert "step N" in tribe_goes(s, "eye").options(0)
    s = goblins("A01@0,1 r0 treasure", "A05@1,0", tribes="eye 2@0,1", monsters="eye gnome", collapsing=True)
    tribe_goes(s, "eye", "plunder", str(on(s, 1, 0)))
    assert where_is(s, "eye") == (1, 0)


@clause("VF-43.17")
def test_43_17_with_goblins_the_infestation_is_not_used() -> None:
    s = goblins("A01@0,1 r0", roles="knight,goblins", knight="0,1", hidden="fangs 1")
    game = play(s, ambush)
    game.expect("1 lie_in_wait: fangs | nobody").say("1 nobody")
    assert (s.knight.health, s.knight.monster) == (7, k.NOTHING)


@clause("VF-43.18")
def test_43_18_flare_once_a_turn_each_and_no_action() -> None:
    s = goblins("A01@0,1 r0", "A05@0,2", tribes="fangs 2@0,1", collapsing=True)
    game = tribe_goes(s, "fangs", "flare", chance=[t.FACE_PLUS])
    assert dark(s) == []
    assert "flare" not in game.options(0)
    assert "special" in game.options(0)


# -- Ambush ---


@clause("VF-31.1", "VF-31.8")
def test_31_1_one_hidden_tribe_stronger_than_she_may_attack() -> None:
    s = goblins("A01@0,1 r0", roles="knight,goblins", knight="0,1", hidden="fangs 2 bones 1 eye 3", rage=1)
    game = play(s, ambush)
    game.expect("1 lie_in_wait: fangs | eye | nobody").say("1 eye")
    assert (s.knight.health, people(s), s.goblins.rage) == (6, (2, 1, 1), 0)


@clause("VF-31.1")
def test_31_1_lurking_tribes_included_revealed_ones_not() -> None:
    s = goblins("A01@0,1 r0", roles="knight,goblins", knight="0,1", hidden="bones 3", tribes="fangs 3@0,0")
    s.goblins.lurks[g.BONES] = space(0, 2)
    play(s, ambush).expect("1 lie_in_wait: bones | nobody").say("1 bones")
    assert s.goblins.lurks[g.BONES] == t.EMPTY


@clause("VF-31.1", "VF-31.8", "VF-40.1")
def test_31_8_an_ambush_that_kills_her_wins() -> None:
    s = goblins("A01@0,1 r0", roles="knight,goblins", knight="0,1", hidden="bones 3", health=1)
    play(s, ambush).say("1 bones")
    assert (s.outcome, s.winners) == (OVER, 2)


# -- escape ---


@clause("VF-61.24", "VF-61.18b")
def test_61_24_with_the_ghoul_they_must_escape_by_a_tribe_on_the_entrance() -> None:
    s = goblins("A01@0,1 r0", roles="goblins,ghoul", tribes="fangs 2@0,1", collapsing=True)
    s.goblins.smashed = 5
    tribe_goes(s, "fangs", "step S")
    assert (s.outcome, s.winners) == (OVER, 1)
