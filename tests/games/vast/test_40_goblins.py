"""Sections 40 and 41: the Goblins: goal, set-up, War cards, Monsters and Secrets."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause, new_state
from monoceros.engine.chance import Seeded
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.effects_goblins import discard_secret, draw_secret, set_up_goblins
from monoceros.games.vast.facts_goblins import strength
from monoceros.games.vast.rules import goblins_harm
from monoceros.games.vast.rules.goblins import goblins_turn, lead_tribes, muster, overpopulation, wage_war
from monoceros.games.vast.rules.goblins_cards import gain_monster, gain_secret
from monoceros.games.vast.state import OVER
from monoceros.games.vast.view import redeal

from .spots import any_chance, play
from .tribes import OPEN, goblins, people, tribe_goes, where_is

FANGS, BONES, EYE = t.FANGS_PIECE, t.BONES_PIECE, t.EYE_PIECE
THIRST = g.WAR_IDS.index("thirst")
HATE = g.WAR_IDS.index("hate")

# -- goal and set-up ---


@clause("VF-40.1")
@pytest.mark.parametrize(
    ("roles", "target"),
    [("knight,goblins", t.KNIGHT), ("goblins,dragon", t.DRAGON), ("goblins,nightmare", t.NIGHTMARE)],
)
def test_40_1_whom_they_have_to_kill(roles: str, target: int) -> None:
    s: Any = new_state("vast", seats=2, roles=roles)
    assert s.terms.target[t.GOBLINS] == target
    assert s.terms.crystal_goal[t.GOBLINS] == 0


@clause("VF-40.1")
def test_40_1_without_prey_they_smash_five_crystals() -> None:
    s = goblins("C01@0,1 r0 crystal", tribes="fangs 3@0,1;bones 4@0,1", collapsing=True)
    s.goblins.smashed = 4
    tribe_goes(s, "fangs", "crystal")
    tribe_goes(s, "bones", "crystal")
    assert (s.outcome, s.winners) == (OVER, 1)


@clause("VF-40.1", "VF-43.5")
def test_40_1_they_win_by_killing_the_knight() -> None:
    s = goblins(*OPEN, roles="knight,goblins", knight="0,1", tribes="fangs 3@0,1", health=1, collapsing=True)
    tribe_goes(s, "fangs", "attack knight")
    assert (s.outcome, s.winners) == (OVER, 2)


@clause("VF-40.2", "VF-40.4")
def test_40_2_hidden_tribes_without_goblins_three_decks_rage_one() -> None:
    s: Any = new_state("vast", seats=1, roles="goblins")
    set_up_goblins(s)
    assert people(s) == (0, 0, 0)
    assert [s.stands[piece] for piece in (FANGS, BONES, EYE)] == [t.EMPTY] * 3
    assert (s.goblins.rage, s.terms.goblins.discs) == (1, [1, 0, 0])
    assert [s.goblins.war_deck.size(), s.goblins.monster_deck.size(), s.goblins.secret_deck.size()] == [10, 10, 10]


@clause("VF-40.3")
def test_40_3_four_discs_a_tribe_and_four_strength_discs() -> None:
    s = goblins(hidden="fangs 4 bones 4 eye 4", monsters="fangs ogre bones troll eye giant")
    assert g.MOST_GOBLINS * g.TRIBES == 12
    assert [strength(s, tribe) for tribe in range(3)] == [4 + 1 + 1, 4 + 1, 4 + 1]


@clause("VF-40.4", "VF-43.12")
def test_40_4_on_the_board_on_the_map_or_lurking() -> None:
    s = goblins("A01@0,1 r0", hidden="bones 2", tribes="fangs 1@0,1")
    assert where_is(s, "fangs") == (0, 1)
    assert where_is(s, "bones") is None
    game = tribe_goes(s, "bones")
    assert all("." in name or name == "stay" for name in game.options(0))  # no Dark Bones tile: open spaces
    game.say(f"0 {game.options(0)[0]}")
    assert s.goblins.lurks[g.BONES] != t.EMPTY
    assert where_is(s, "bones") is None


@clause("VF-40.5")
def test_40_5_a_hidden_tribe_is_no_piece_that_anything_could_meet() -> None:
    s = goblins(*OPEN, hidden="fangs 3", roles="goblins,nightmare", nightmare="0,0 N")
    assert all(s.stands[piece] == t.EMPTY for piece in (FANGS, BONES, EYE))


# -- the War card ---


@clause("VF-41.1")
def test_41_1_at_rage_0_it_rises_and_one_card_is_drawn() -> None:
    s = goblins(rage=0, wars="hate")
    play(s, goblins_turn, chance=any_chance())
    assert s.goblins.rage == 1
    assert s.goblins.war == (HATE,)


@clause("VF-41.1")
def test_41_1_as_many_cards_as_rage_and_one_is_chosen() -> None:
    s = goblins(rage=3, wars="hate thirst pain")
    game = play(s, wage_war, 0, chance=any_chance())
    game.expect("0 war: hate | thirst | pain").say("0 thirst")
    assert s.goblins.war == (THIRST,)
    assert sorted(s.goblins.war_discards) == sorted([HATE, g.WAR_IDS.index("pain")])


@clause("VF-41.2")
def test_41_2_each_tribe_takes_its_discs() -> None:
    s = goblins(hidden="fangs 1", rage=1)
    play(s, muster, 0, THIRST).expect("0 refuse: take | fangs | bones | eye").say("0 take")
    assert people(s) == (4, 2, 1)
    assert s.goblins.rage == 1


@clause("VF-41.2", "VF-42.5")
def test_41_2_for_one_rage_a_tribe_refuses_all_its_discs() -> None:
    s = goblins(rage=2)
    play(s, muster, 0, THIRST).say("0 fangs", "0 eye")
    assert people(s) == (0, 2, 0)
    assert s.goblins.rage == 0


@clause("VF-41.3", "VF-G42")
def test_g42_overpopulation_scatters_exactly_one_tribe() -> None:
    s = goblins("A01@0,1 r0", tribes="fangs 3@0,1", hidden="bones 4", rage=0)
    play(s, muster, 0, THIRST)
    assert people(s) == (4 - 2, 4, 1)
    assert where_is(s, "fangs") is None


@clause("VF-41.3", "VF-41.2", "VF-G42")
def test_g42_refusing_for_fangs_leaves_bones_too_many() -> None:
    s = goblins("A01@0,1 r0", tribes="fangs 3@0,1", hidden="bones 4", rage=1)
    play(s, muster, 0, THIRST).say("0 fangs")
    assert people(s) == (3 - 2, 4, 1)


@clause("VF-41.3")
def test_41_3_with_no_revealed_tribe_a_hidden_one_scatters() -> None:
    s = goblins(hidden="fangs 5 bones 1")
    play(s, overpopulation, 0).expect("0 overpopulation: fangs | bones").say("0 bones")
    assert people(s) == (4, 0, 0)


@clause("VF-43.16a", "VF-41.3")
def test_43_16a_a_pet_frog_stops_at_four_but_may_scatter_for_others() -> None:
    s = goblins(hidden="fangs 6", monsters="fangs frog")
    play(s, overpopulation, 0)
    assert people(s) == (4, 0, 0)
    s = goblins("A01@0,1 r0", hidden="bones 5", tribes="fangs 6@0,1", monsters="fangs frog")
    play(s, overpopulation, 0)  # the only revealed Tribe
    assert people(s) == (2, 4, 0)


@clause("VF-41.3", "VF-41.8")
def test_leader_keeps_all_tribes_together() -> None:
    s = goblins(hidden="fangs 5 bones 2", secrets="leader")
    play(s, overpopulation, 0).expect("0 overpopulation: fangs | bones | leader").say("0 leader")
    assert people(s) == (4, 2, 0)
    assert s.goblins.secret_discards == [g.LEADER]


# -- Monsters and Secrets ---


@clause("VF-41.4", "VF-41.5")
def test_41_4_a_monster_takes_a_slot_or_replaces_one() -> None:
    s = goblins(hidden="bones 1", monsters="fangs ogre", beasts="golem troll")
    game = play(s, gain_monster, 0)
    game.expect("0 assign: fangs | discard").say("0 fangs")  # one Monster already: Bones has one Goblin
    assert s.goblins.monsters == [g.GOLEM, -1, -1, -1]
    assert s.goblins.monster_discards == [1]
    play(s, gain_monster, 0).say("0 discard")
    assert s.goblins.monster_discards == [1, 2]


@clause("VF-41.5")
def test_41_5_as_many_monsters_as_bones_has_goblins() -> None:
    s = goblins(hidden="bones 2", monsters="fangs ogre", beasts="golem")
    play(s, gain_monster, 0).expect("0 assign: fangs | bones | bones 2 | eye | discard").say("0 bones 2")
    s.goblins.population[g.BONES] = 0  # those that are there stay
    assert s.goblins.monsters == [1, -1, g.GOLEM, -1]


@clause("VF-41.4")
def test_41_4_desperation_brings_three_monsters_and_three_secrets() -> None:
    s = goblins(wars="desperation", hidden="bones 4", beasts="golem gnome blob", draws="hex trap leader", rage=1)
    game = play(s, goblins_turn, chance=any_chance())
    game.say("0 fangs", "0 bones", "0 eye")
    assert s.goblins.monsters == [g.GOLEM, g.GNOME, -1, g.BLOB]
    assert s.goblins.hand == sorted([g.HEX, g.TRAP, g.LEADER])
    assert s.goblins.rage == 2  # VF-41.6 the Rage on the card comes last
    game.expect_name(0, "goblins")


@clause("VF-41.6", "VF-41.7")
def test_41_7_five_secrets_face_up_ones_included_then_they_discard() -> None:
    s = goblins(secrets="hex leader poison fury", shown="trap", draws="ruby")
    game = play(s, gain_secret)
    game.expect("0 drop_secret: poison | leader | ruby | fury | hex | trap").say("0 leader")
    assert s.goblins.hand == sorted([g.HEX, g.POISON, g.FURY, g.RUBY])
    assert s.goblins.shown == [g.TRAP]
    game.check()


@clause("VF-41.8")
def test_41_8_secrets_are_played_in_their_turn_and_discarded() -> None:
    s = goblins("A01@0,1 r0", tribes="fangs 2@0,1", secrets="fury poison leader")
    game = play(s, lead_tribes, 0)
    game.expect("0 goblins: activate fangs | play fury | end")  # Poison and Leader wait for their moment
    game.say("0 play fury")
    assert s.goblins.furious == 1 << g.FANGS
    assert s.goblins.secret_discards == [g.FURY]


@clause("VF-41.9")
def test_41_9_war_cards_are_all_shuffled_at_the_end_of_the_turn() -> None:
    s = goblins(wars="hate", rage=1)
    play(s, goblins_turn, chance=any_chance()).say("0 take", "0 end")
    assert s.goblins.war_deck.size() == 10
    assert (s.goblins.war, s.goblins.war_discards) == ((), [])


@clause("VF-41.9")
def test_41_9_empty_decks_are_shuffled_from_their_discards() -> None:
    s = goblins(gone="hex trap", secrets="leader", hidden="bones 1")
    s.goblins.secret_deck.bag.clear()
    s.goblins.monster_discards, s.goblins.monster_deck.bag = list(range(10)), []
    play(s, gain_secret, chance=[0])
    assert s.goblins.hand == sorted([g.LEADER, g.HEX])
    assert s.goblins.secret_deck.cards() == [g.TRAP]
    play(s, gain_monster, 0, chance=[0]).say("0 eye")
    assert s.goblins.monster_deck.size() == 9


@clause("VF-41.10")
def test_41_10_each_tribe_once_in_any_order() -> None:
    s = goblins(*OPEN, tribes="fangs 2@0,1;eye 2@1,0")
    game = play(s, lead_tribes, 0)
    game.expect("0 goblins: activate fangs | activate eye | end").say("0 activate eye", "0 stop")
    game.expect("0 goblins: activate fangs | end").say("0 activate fangs", "0 stop")
    assert game.is_over


# -- the Ruby and the Trap ---


@clause("VF-43.16g")
def test_43_16g_the_ruby_exchanges_one_card_a_turn() -> None:
    s = goblins(wars="hate pain", shown="ruby", beasts="ogre golem", hidden="bones 2")
    game = play(s, wage_war, 0, chance=any_chance())
    game.expect("0 war: hate | redraw hate").say("0 redraw hate")
    assert s.goblins.war == (g.WAR_IDS.index("pain"),)
    play(s, gain_monster, 0).expect("0 assign: fangs | bones | bones 2 | eye | discard")  # used up for this turn


@clause("VF-43.16g", "VF-42.7")
def test_43_16g_the_ruby_is_lost_when_a_tribe_has_no_goblins_left() -> None:
    s = goblins("A01@0,1 r0", tribes="fangs 1@0,1", shown="ruby trap")
    play(s, goblins_harm.shot, FANGS, 1)
    assert s.goblins.shown == [g.TRAP]
    assert s.goblins.secret_discards == [g.RUBY]


@clause("VF-43.16g", "VF-11.4")
def test_43_16g_between_two_secrets_none_is_the_one_just_drawn() -> None:
    """Whoever watches sees the table after each event, also with the hand empty (found by fuzz)."""
    s = goblins(draws="hex")
    assert draw_secret(s)
    discard_secret(s, g.HEX)
    assert (s.goblins.hand, s.goblins.drawn) == ([], g.NOTHING)
    assert redeal(s, 1, Seeded(1)).goblins.hand == []


@clause("VF-43.16g")
def test_43_16g_the_ruby_may_exchange_a_secret_or_a_monster() -> None:
    s = goblins(shown="ruby", draws="hex leader", beasts="ogre golem", hidden="bones 2")
    play(s, gain_secret).expect("0 new_secret: keep | redraw").say("0 redraw")
    assert (s.goblins.hand, s.goblins.secret_discards) == ([g.LEADER], [g.HEX])
    s.goblins.used_ruby = False
    play(s, gain_monster, 0).say("0 redraw", "0 fangs")
    assert s.goblins.monsters[0] == g.GOLEM
