"""Section 21: what a sensible player does first, and what a position is worth. Spots are on map R."""

from __future__ import annotations

from typing import Any

import pytest

from monoceros.engine.chance import Seeded
from monoceros.engine.core import Ask, Pick, asks
from monoceros.games.unicornus.bots import instinct, value
from monoceros.games.unicornus.bots_outlook import rehearse, route_ahead
from monoceros.games.unicornus.bots_turn import must_wait
from monoceros.games.unicornus.picks import SPACE
from monoceros.games.unicornus.state import LOST, WON

from .spots import GAME, came_from, dice, fight, march, raid, spot, suffer, turn_of


def question(played: Any) -> Ask:
    return asks(played.state)[0]


def favourite(played: Any) -> Pick:
    """What the instinct likes best."""
    ask = question(played)
    weights = instinct(played.state, ask)
    assert len(weights) == len(ask.options)
    assert min(weights) >= 0
    return ask.options[weights.index(max(weights))]


def first_move(*pieces: str, actions: int = 4, hero: str = "K-ZYN", **given: Any) -> Pick:
    """What the instinct does first in a hero's turn."""
    played = turn_of(spot(*pieces, **given), hero)
    played.state.actions = actions
    played.state.offer = None
    return favourite(played)


# -- a turn ---


def test_few_tokens_on_a_fort_are_more_before_long() -> None:
    assert first_move("K-ZYN 18.C t1 r10") == "recruit"


def test_nobody_recruits_for_nothing() -> None:
    assert first_move("K-ZYN 18.C t8 r10", "P 9.C t8 r30") != "recruit"


def test_a_princess_without_tokens_and_resources_is_supplied() -> None:
    assert first_move("K-ZYN 18.C t8 r25", "P 18.SW t0 r0") == "send"


def test_a_weak_stack_in_her_way_is_beaten() -> None:
    """21.4"""
    s = spot("K-ZYN 12.C t8 r20", "P 19.NW t8 r24", "12.SW t3", "12.SE t3", "12.W t3")
    target = SPACE[route_ahead(s, 1)[0]]
    assert favourite(turn_of(s, "K-ZYN")) == ("move", target)


def test_nobody_runs_into_the_barbarian_wall() -> None:
    pick = first_move("K-ZYN 3.E t3 r20", "P 19.C t4 r10", "E-EXH 3.C t4")
    assert pick != ("move", "3.C")


def test_a_mercenary_is_hired() -> None:
    assert first_move("K-ZYN 18.C t8 r12", "P 19.C t8 r24", "E-DEM 12.C F-MER=K-ZYN") == ("hire", "E-DEM")


def test_nobody_ends_a_turn_with_actions_left() -> None:
    assert first_move("K-ZYN 18.C t8 r10", "P 9.C t8 r30") != "end"


def test_a_march_into_death_is_seen() -> None:
    """21.1"""
    deadly = spot("P 12.C t0 r20 d4", "12.NW t6", "12.NE t6", "9.SE t6", "9.SW t6")
    assert must_wait(deadly, route_ahead(deadly, 3))
    easy = spot("P 12.C t8 r20")
    assert not must_wait(easy, route_ahead(easy, 3))


def test_the_last_action_blocks_her_way_into_death() -> None:
    """21.2 Exhar and Amina do not move, so that it is safe to stand beside them."""
    s = spot("K-URG 12.E t2 r20", "P 12.C t0 r20 d4", "E-EXH 9.SE t9", "E-AMI 10.W t9")
    assert SPACE[route_ahead(s, 1)[0]] == "12.NE"
    played = turn_of(s, "K-URG")
    played.state.actions = 1
    played.state.offer = None
    assert favourite(played) == ("move", "12.NE")


# -- supply ---


def test_tokens_and_resources_for_three_steps_are_sent() -> None:
    s = spot("K-ZYN 18.C t8 r25", "P 18.SW t0 r0")
    played = turn_of(s, "K-ZYN", "0 send")
    assert favourite(played) == 4
    played.say("0 4")
    sent = favourite(played)
    assert 12 <= sent <= 14


def test_all_she_can_lead_before_the_last_steps() -> None:
    s = spot("K-ZYN 2.W t8 r25", "P 5.NE t2 r0")
    played = turn_of(s, "K-ZYN", "0 send")
    assert favourite(played) == 6


def test_potions_go_where_they_heal() -> None:
    s = spot("K-ZYN 18.C t8 r25", "P 18.SW t4 r12 d4", zyne="S-HEA S-HEA S-HEA")
    played = turn_of(s, "K-ZYN", "0 send", "0 1", "0 0")
    assert favourite(played) == 2


# -- battles ---


def test_hits_are_kept_for_a_character_that_can_be_beaten() -> None:
    s = came_from(spot("K-ZYN 10.C t8", "E-LYL 10.C t1 d2"), "K-ZYN", "10.SE")
    played = fight(s, "K-ZYN", chance=dice(6, 6, 6, 2, 2, 2, 1))
    assert favourite(played) == "loss"


def test_other_hits_remove_tokens() -> None:
    s = came_from(spot("K-ZYN 10.C t6", "E-LYL 10.C t4"), "K-ZYN", "10.SE")
    played = fight(s, "K-ZYN", chance=dice(6, 6, 2, 2, 1))
    assert favourite(played) == "hit"


def test_losses_are_left_aside() -> None:
    s = came_from(spot("K-ZYN 18.W t4", "18.W t4"), "K-ZYN", "18.C")
    played = fight(s, "K-ZYN", chance=dice(6, 6, 1, 1))
    played.say("0 hit", "0 hit")
    assert favourite(played) == "stop"


def test_an_ambush_is_for_enemies_that_are_as_strong() -> None:
    weak = came_from(spot("K-ZYN 18.W t8", "18.W t2", zyne="S-AMB"), "K-ZYN", "18.C")
    assert favourite(fight(weak, "K-ZYN")) == "roll"
    strong = came_from(spot("K-ZYN 18.W t6", "E-DOR 18.W t2", zyne="S-AMB"), "K-ZYN", "18.C")
    assert favourite(fight(strong, "K-ZYN")) == ("play", "S-AMB")


def test_a_shield_wall_is_for_more_than_a_scratch() -> None:
    s = came_from(spot("K-ZYN 18.W t4", "18.W t9", zyne="S-SHW"), "K-ZYN", "18.C")
    played = fight(s, "K-ZYN", chance=dice(6, 6, 6, 6)).say("0 hit", "0 hit", "0 hit", "0 hit")
    assert favourite(played) == ("play", "S-SHW")


def test_a_hero_bleeds_before_tokens_fall_but_not_to_the_last() -> None:
    """21.10"""
    s = spot("K-URG 12.C t5")
    assert favourite(suffer(s, "K-URG", 3)) == 0
    hurt = spot("K-URG 12.C t5 d4")
    assert favourite(suffer(hurt, "K-URG", 3)) == 3


def test_the_princess_loses_tokens_before_life() -> None:
    assert favourite(suffer(spot("P 12.C t5"), "P", 3)) == 3


# -- the princess step and the enemy step ---


def test_of_equal_ways_she_takes_the_free_one() -> None:
    s = spot("P 19.C t4 r10", "19.NW t5")
    assert favourite(march(s)) == "19.NE"


def test_a_small_stack_may_attack_the_princess() -> None:
    """21.1 Two tokens cannot hurt the Warrior, and are gone then."""
    s = spot("P 12.C t6", "K-ZYN 12.E t2", "12.NE t2")
    assert favourite(raid(s)) == "P"


def test_a_strong_unit_attacks_who_can_stand_it() -> None:
    s = spot("P 12.C t1 d3", "K-URG 12.E t7", "12.NE t6")
    assert favourite(raid(s)) == "K-URG"


def test_who_cannot_win_retreats() -> None:
    s = spot("K-ANN 15.NE t1 r9", "P 19.C", "E-KIN 11.SE t4")
    played = raid(s)
    assert question(played).name == "retreat"
    assert favourite(played) != "stay"


def test_who_wins_stays() -> None:
    s = spot("K-URG 15.NE t7 r20", "P 19.C", "11.SE t2")
    played = raid(s)
    assert question(played).name == "retreat"
    assert favourite(played) == "stay"


# -- what a position is worth ---


def test_the_end_is_certain() -> None:
    assert value(spot(outcome=WON), 0) == 1.0
    assert value(spot(outcome=LOST), 0) == 0.0


def test_it_is_the_same_for_the_whole_team() -> None:
    s = spot("K-ZYN 18.C t4 r10")
    assert {value(s, seat) for seat in range(3)} == {value(s, 0)}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (("P 5.C t8 r24",), ("P 5.C t3 r24",)),  # tokens before the last steps
        (("P 5.C t8 r24",), ("P 5.C t8 r24 d3",)),  # life
        (("P 5.C t8 r24", "E-LIO 1.C"), ("P 5.C t8 r24", "E-LIO 1.C", "E-EXH 3.C", "E-DEM 6.C", "E-AMI 4.C")),
        (("P 5.C t4 r24", "K-ZYN 5.W t8 r20"), ("P 5.C t4 r24", "K-ZYN 5.W t1 r20")),
    ],
)
def test_a_better_position_is_worth_more(better: tuple[str, ...], worse: tuple[str, ...]) -> None:
    assert value(spot(*better, round=8), 0) > value(spot(*worse, round=8), 0)


def test_time_runs_out() -> None:
    early, late = [value(spot("P 12.C t4 r10", "K-ZYN 18.C t4 r10", round=number), 0) for number in (3, 9)]
    assert early > late


def test_the_rehearsal_sees_blows_and_rounds() -> None:
    free = rehearse(spot("P 5.C t8 r30", "K-ZYN 18.C", round=5))
    guarded = rehearse(spot("P 5.C t8 r30", "K-ZYN 18.C", "E-LIO 1.C t4", round=5))
    assert free[0] == guarded[0] + 4 + 5 - 2
    late = rehearse(spot("P 5.C t8 r30", "K-ZYN 18.C", round=9))
    assert late[1] == free[1] - 4


def test_the_rehearsal_sees_an_ambush_of_this_round() -> None:
    safe = rehearse(spot("P 12.C t8 r0", round=5))  # too poor to go on
    unsafe = rehearse(spot("P 12.C t8 r0", "12.NE t3", "12.E t4", round=5))
    assert safe[2] == 8 + 6
    assert unsafe[2] == 8 + 6 - (3 + 4 - 2)


def test_nobody_uses_what_it_may_not_know() -> None:
    """UK-0.21 Hands of others make no difference to what a seat would do."""
    s = spot("K-ZYN 18.C t4 r10", "K-URG 15.C t4 r10", "12.E t3", "E-DOR 12.C t2", zyne="S-AMB", urgan="S-HEA S-FIR")
    played = turn_of(s, "K-ZYN")
    ask = question(played)
    weights = instinct(played.state, ask)
    for seed in range(10):
        world = GAME.redeal(played.state, 0, Seeded(seed))
        assert instinct(world, ask) == weights
