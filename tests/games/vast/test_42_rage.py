"""Section 42: Strength, Rage and scattering."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.effects_goblins import change_rage
from monoceros.games.vast.facts_goblins import perception, strength
from monoceros.games.vast.rules import goblins_harm
from monoceros.games.vast.rules.goblins import lead_tribes

from .spots import play
from .tribes import OPEN, goblins, people, tribe_goes, where_is

FANGS, BONES, EYE = t.FANGS_PIECE, t.BONES_PIECE, t.EYE_PIECE

# -- Strength, Rage (section 42) ---


@clause("VF-42.1")
def test_42_1_goblins_discs_bonuses_and_malaise() -> None:
    s = goblins(hidden="fangs 2 bones 3", monsters="bones ogre", rage=1)
    assert [strength(s, tribe) for tribe in (g.FANGS, g.BONES)] == [3, 4]
    s.goblins.bombers = 1 << g.BONES
    assert strength(s, g.BONES) == 6
    s.goblins.rage = 0
    assert [strength(s, tribe) for tribe in (g.FANGS, g.BONES)] == [2, 5]


@clause("VF-42.1")
def test_42_1_malaise_does_not_touch_a_tribe_with_a_frog() -> None:
    s = goblins(hidden="fangs 2", monsters="fangs frog", rage=0)
    assert strength(s, g.FANGS) == 3


@clause("VF-42.2", "VF-43.16g")
def test_42_2_perception_is_population_plus_one_less_with_the_ruby() -> None:
    s = goblins(hidden="eye 2")
    assert perception(s, g.EYE) == 3
    s.goblins.shown = [g.RUBY]
    assert perception(s, g.EYE) == 2


@clause("VF-42.3")
def test_42_3_rage_runs_from_0_to_3() -> None:
    s = goblins(rage=3)
    change_rage(s, 1)
    assert s.goblins.rage == 3
    for _ in range(5):
        change_rage(s, -1)
    assert s.goblins.rage == 0


@clause("VF-42.4")
@pytest.mark.parametrize(
    ("rule", "arguments"),
    [
        (goblins_harm.beaten, ()),
        (goblins_harm.shot, (1,)),
        (goblins_harm.clawed, ()),
        (goblins_harm.scratched, ()),
        (goblins_harm.hissed, ()),
        (goblins_harm.backstabbed, (1,)),
        (goblins_harm.struck, (1,)),
        (goblins_harm.struck, (0,)),
    ],
)
def test_42_4_whatever_hits_a_tribe_makes_them_rage(rule: Any, arguments: tuple[int, ...]) -> None:
    s = goblins("A01@0,1 r0", tribes="fangs 4@0,1", rage=1)
    play(s, rule, FANGS, *arguments)
    assert s.goblins.rage == 2


@clause("VF-42.4", "VF-50.5b")
def test_42_4_pickpocket_and_spores_make_them_rage() -> None:
    s = goblins("A01@0,1 r0", tribes="fangs 4@0,1", secrets="hex", shown="trap")
    play(s, goblins_harm.pickpocketed, FANGS, 0).expect("0 steal_secret: trap | hidden").say("0 trap")
    assert (s.goblins.rage, s.goblins.shown) == (2, [])
    play(s, goblins_harm.spored).check()
    assert (s.goblins.rage, people(s)) == (3, (1, 0, 0))


@clause("VF-42.4")
def test_42_4_the_ghoul_makes_nobody_rage() -> None:
    s = goblins("A01@0,1 r0", tribes="fangs 4@0,1", rage=1)
    play(s, goblins_harm.mauled, FANGS)
    assert (s.goblins.rage, people(s)) == (1, (2, 0, 0))


@clause("VF-42.5")
def test_42_5_attacking_costs_rage_a_crystal_one_in_all() -> None:
    s = goblins(*OPEN, roles="knight,goblins", knight="0,1", tribes="fangs 3@0,1", rage=2, collapsing=True)
    tribe_goes(s, "fangs", "attack knight")
    assert s.goblins.rage == 1
    s = goblins("C01@0,1 r0 crystal", tribes="fangs 3@0,1;bones 4@0,1", rage=3, collapsing=True)
    tribe_goes(s, "fangs", "crystal")
    tribe_goes(s, "bones", "crystal")
    assert s.goblins.rage == 2


@clause("VF-42.6")
def test_42_6_scattered_tribes_lose_two_goblins_and_a_monster() -> None:
    s = goblins("A01@0,1 r0", tribes="bones 4@0,1", monsters="bones ogre bones_2 golem")
    game = play(s, goblins_harm.scatter, g.BONES)
    game.expect("0 shed: bones | bones 2").say("0 bones 2")
    assert (people(s), where_is(s, "bones")) == ((0, 2, 0), None)
    assert s.goblins.monsters == [-1, 1, -1, -1]
    s.goblins.population[g.BONES] = 1
    play(s, goblins_harm.scatter, g.BONES)
    assert people(s) == (0, 0, 0)


@clause("VF-42.6")
def test_bright_beetles_cost_one_goblin_less() -> None:
    s = goblins("A01@0,1 r0", tribes="fangs 4@0,1", monsters="fangs beetles")
    play(s, goblins_harm.scatter, g.FANGS)
    assert people(s) == (3, 0, 0)
    s = goblins("A01@0,1 r0", tribes="fangs 4@0,1", monsters="fangs beetles")
    play(s, goblins_harm.shot, FANGS, 2).expect("0 beetles: beetles | no beetles").say("0 beetles")
    assert (people(s), s.goblins.monsters[0]) == ((3, 0, 0), -1)


@clause("VF-42.7", "VF-30.3")
def test_42_7_a_shot_scatters_only_at_population_0() -> None:
    s = goblins("A01@0,1 r0", tribes="fangs 2@0,1", monsters="fangs ogre")
    play(s, goblins_harm.shot, FANGS, 1)
    assert (people(s), where_is(s, "fangs"), s.goblins.monsters[0]) == ((1, 0, 0), (0, 1), 1)
    play(s, goblins_harm.shot, FANGS, 3)
    assert (people(s), where_is(s, "fangs"), s.goblins.monsters[0]) == ((0, 0, 0), None, -1)


@clause("VF-42.8")
def test_42_8_reaching_0_costs_nothing_more() -> None:
    s = goblins("A01@0,1 r0", tribes="fangs 1@0,1")
    play(s, goblins_harm.shot, FANGS, 1)
    assert people(s) == (0, 0, 0)


@clause("VF-42.9")
def test_42_9_a_tribe_without_goblins_is_not_activated() -> None:
    s = goblins("A01@0,1 r0", tribes="fangs 1@0,1")
    play(s, lead_tribes, 0).expect("0 goblins: activate fangs | end")
