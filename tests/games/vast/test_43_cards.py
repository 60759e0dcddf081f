"""Section 43: what Monsters and Secrets do; hidden Tribes in an Ambush (section 31)."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast import tables_knight as k
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
