"""Section 58: the Vile Ghoul."""

from __future__ import annotations

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast.facts_ghoul import ghoul_defense, may_escape
from monoceros.games.vast.rules.knight_ambush import ambush
from monoceros.games.vast.rules.vile_ghoul import vile_ghoul_turn
from monoceros.games.vast.tables import EMPTY

from .ghouls import cards, ghouls, prowling, steps
from .spots import play

HALL = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")
DARKS = ("A04@1,0", "A08@2,0", "A06@3,0")  # Fangs, Bones, Eye


@clause("VF-58.1")
def test_58_1_it_sits_in_the_goblins_seat_without_fury() -> None:
    s = ghouls(*HALL, ghoul="0,1", roles="knight,vile_ghoul,dragon")
    assert s.terms.seat_of[t.VILE_GHOUL] == 1
    assert s.terms.target[t.VILE_GHOUL] == t.KNIGHT
    assert s.terms.ghoul.fury_goal == 0
    s = ghouls("C01@0,1 r0 crystal", *DARKS, ghoul="0,1", discs=3, roles="vile_ghoul", stack="A02", draws="hunt-1")
    prowling(s, "smash")
    assert s.ghoul.fury == 0


@clause("VF-58.2")
def test_58_2_the_knight_the_dragon_or_the_unicorn_or_crystals() -> None:
    targets = {"knight,vile_ghoul": t.KNIGHT, "vile_ghoul,dragon": t.DRAGON, "vile_ghoul,nightmare": t.NIGHTMARE}
    for roles, target in targets.items():
        assert ghouls(*HALL, ghoul="0,1", roles=roles).terms.target[t.VILE_GHOUL] == target
    s = ghouls(*HALL, ghoul="0,1", roles="vile_ghoul,thief")
    assert s.terms.target[t.VILE_GHOUL] == EMPTY
    goal = s.terms.crystal_goal[t.VILE_GHOUL]
    assert goal > 0
    s.ghoul.smashed = goal - 1
    assert not may_escape(s)
    s.ghoul.smashed = goal
    s.ghoul.movement = 1
    prowling(s, "step S")
    assert s.winners == 1


@clause("VF-58.3", "VF-58.4")
def test_58_4_without_dice_all_are_rolled_else_the_last_one_slides() -> None:
    s = ghouls(*HALL, ghoul="0,1", roles="vile_ghoul", movement=3, discs=5)
    game = play(s, vile_ghoul_turn, chance=[0, 3, 3])
    game.expect("0 vile_die: 1 | 4")
    game.say("0 4", "0 end").expect()
    assert (s.ghoul.dice, s.ghoul.flat, sum(s.ghoul.chart)) == ([1, 4], 4, 0)
    game = play(s, vile_ghoul_turn)
    assert s.ghoul.chart[4] == 1
    assert s.ghoul.discs == 0  # the Attack space is cleared
    game.say("0 4").check()
    assert (s.ghoul.dice, s.ghoul.flat) == ([1], 4)


@clause("VF-58.4")
def test_58_4_all_dice_come_back_when_none_is_left() -> None:
    s = ghouls(*HALL, ghoul="0,1", roles="vile_ghoul", flat=2, chart=[0, 1, 0, 0, 1, 0, 0])
    game = play(s, vile_ghoul_turn, chance=[5, 5, 1])
    assert (s.ghoul.dice, s.ghoul.flat, sum(s.ghoul.chart)) == ([2, 6, 6], 0, 0)
    game.expect("0 vile_die: 2 | 6")


@clause("VF-58.5", "VF-58.6")
def test_58_6_the_chart() -> None:
    numbers = []
    for face in range(1, 7):
        s = ghouls(*HALL, ghoul="0,1", roles="vile_ghoul", dice=[face], flat=1, chart=[0, 0, 0, 0, 0, 0, 1])
        play(s, vile_ghoul_turn)
        numbers.append((s.ghoul.movement, s.ghoul.discs))
    assert numbers == [(7, 1), (6, 2), (5, 2), (5, 3), (4, 3), (4, 4)]


@clause("VF-58.5", "VF-58.7")
def test_58_7_dice_in_the_chosen_row_boost_once_each() -> None:
    s = ghouls(*HALL, *DARKS, ghoul="0,1", roles="vile_ghoul", dice=[4], flat=4, chart=[0, 0, 0, 0, 1, 0, 0])
    game = play(s, vile_ghoul_turn)
    assert s.ghoul.boosts == 2
    game.say("0 boost movement")
    assert (s.ghoul.movement, s.ghoul.boosts) == (6, 1)
    game.say("0 boost attack")
    assert (s.ghoul.discs, s.ghoul.surge) == (3, 1)
    assert not [pick for pick in game.options(0) if pick.startswith("boost")]
    assert s.ghoul.chart[4] == 2  # they stay in place
    game.check()


@clause("VF-58.7")
def test_58_7_a_boost_is_for_one_attack() -> None:
    s = ghouls(
        "C01@0,1 r0 crystal", *DARKS, ghoul="0,1", roles="vile_ghoul", discs=2, boosts=1, stack="A02", draws="hunt-1"
    )
    game = prowling(s)
    assert "smash" not in game.options(0)
    game.say("0 boost attack", "0 smash")
    assert (s.ghoul.smashed, s.ghoul.surge, s.ghoul.discs) == (1, 0, 2)


@clause("VF-58.8")
def test_58_8_attack_greater_than_the_defence_and_no_disc_is_used() -> None:
    for attack, offered in ((1, ["step N"]), (2, ["step N", "charge N"])):
        s = ghouls(*HALL, knight="0,1", ghoul="0,0", roles="knight,vile_ghoul", movement=2, discs=attack, draws="scour")
        game = prowling(s)
        assert steps(game, 1) == offered
    game.say("1 charge N")
    assert s.ghoul.discs == 2
    assert s.ghoul.movement == 1  # attacking at once saves the extra point


@clause("VF-58.9")
def test_58_9_the_knight_must_lose_health() -> None:
    s = ghouls(*HALL, *DARKS, knight="0,1", ghoul="0,1", roles="knight,vile_ghoul", discs=2, grit=9, draws="hunt-1")
    game = prowling(s, "attack knight")
    assert (s.knight.health, s.knight.grit) == (6, 9)
    game.expect("0 symbol: fangs | bones | eye")


@clause("VF-58.9", "VF-57.7")
def test_58_9_and_whoever_it_has_to_kill() -> None:
    s = ghouls(
        *HALL,
        *DARKS,
        nightmare="0,1 N",
        hand="U01 U05",
        deck="U07",
        ghoul="0,1",
        roles="vile_ghoul,nightmare",
        discs=4,
        draws="hunt-1",
    )
    health = s.unicorn.health
    prowling(s, "attack unicorn").expect("1 symbol: fangs | bones | eye")
    assert s.unicorn.health == health - 1
    s = ghouls(
        *HALL, *DARKS, dragon="0,1", cards="claw 3", ghoul="0,1", roles="vile_ghoul,dragon", discs=4, draws="hunt-1"
    )
    health = s.dragon.health
    prowling(s, "attack dragon").expect("1 symbol: fangs | bones | eye")
    assert s.dragon.health == health - 1


@clause("VF-58.10")
def test_58_10_a_terror_card_for_each_attack_and_each_two_treasures() -> None:
    s = ghouls(
        "T01@0,1 r0 treasure2",
        *DARKS,
        knight="0,1",
        ghoul="0,1",
        roles="knight,vile_ghoul",
        discs=2,
        movement=4,
        draws="hunt-1 blink",
    )
    game = prowling(s, "collect", "collect")
    assert s.ghoul.terror == cards("hunt-1")
    game.say("1 attack knight")
    assert s.ghoul.terror == cards("hunt-1 blink")


@clause("VF-58.10")
def test_58_10_its_defense_is_its_attack_without_boost() -> None:
    s = ghouls(*HALL, *DARKS, ghoul="0,1", roles="vile_ghoul", dice=[5], flat=5, chart=[0, 0, 0, 0, 1, 0, 0])
    play(s, vile_ghoul_turn).say("0 boost attack", "0 end")
    assert ghoul_defense(s) == 3


@clause("VF-58.2")
def test_58_2_an_ambush_that_kills_the_knight_counts_for_it() -> None:
    s = ghouls(*HALL, ghoul="0,1", knight="0,0", roles="knight,vile_ghoul")
    s.knight.health = 1
    play(s, ambush, 0, chance=[])
    assert s.winners == 2
