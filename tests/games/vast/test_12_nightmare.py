"""Sections 12 to 16: the Nightmare Unicorn's goal, setup, turn, Move, Turn and Anger."""

from __future__ import annotations

import pytest

from kit import clause, new_state
from monoceros.engine.chance import Seeded
from monoceros.games.vast import tables as t
from monoceros.games.vast.effects_unicorn import set_up_nightmare, take_card
from monoceros.games.vast.facts_unicorn import radiance, stat
from monoceros.games.vast.rules.nightmare import act, move, nightmare_turn
from monoceros.games.vast.rules.nightmare_start import enter_the_cave
from monoceros.games.vast.rules.teleport import forced_teleport
from monoceros.games.vast.state import OVER, PLAYING, State
from monoceros.games.vast.tables import EAST, EMPTY, KNIGHT, NIGHTMARE, NORTH, SOUTH, WEST

from .spots import HASTY, any_chance, knight, on, play, say_space, spaces, spot, unicorn

NINE = [3, 2, 3, 1, 0, 0]  # upgrades of nine Radiance
EIGHT = [3, 2, 3, 0, 0, 0]

# -- winning (VF-12.1 to VF-12.6) ---


@clause("VF-G18", "VF-12.1", "VF-12.3")
def test_golden_18_he_wins_as_he_enters_whoever_stands_there() -> None:
    """G-18"""
    s = spot("A01@0,1 r0", knight="0,0", nightmare="0,1 S", turn=NIGHTMARE, upgrades=NINE, grit=20)
    assert radiance(s) == 9
    play(s, move, 1, 1)
    assert (s.outcome, s.winners, s.knight.grit) == (OVER, 2, 20)


@clause("VF-G19", "VF-12.4")
def test_golden_19_radiance_of_an_attack_on_the_entrance_comes_too_late() -> None:
    """G-19"""
    s = spot("A01@0,1 r0", "A05@1,0 r0", knight="0,0", nightmare="0,1 S", turn=NIGHTMARE, upgrades=EIGHT, grit=20)
    s.unicorn.anger = 3
    game = play(s, move, 1, 1, chance=any_chance())
    game.say("1 clarity")
    while not game.is_over:
        game.say(f"1 {game.options(1)[0]}")
    assert (s.outcome, s.knight.grit, radiance(s)) == (PLAYING, 15, 9)
    assert unicorn(s) != (0, 0)


@clause("VF-12.2")
@pytest.mark.parametrize(("role", "outcome"), [(NIGHTMARE, OVER), (KNIGHT, PLAYING)])
def test_12_2_a_forced_teleport_counts_in_his_own_turn_only(role: int, outcome: int) -> None:
    s = spot("A01@0,1 r0", "A05@1,0 r0", knight="1,0", nightmare="0,1 S", turn=role, upgrades=NINE, deck="U07 U21")
    play(s, forced_teleport)
    assert unicorn(s) == (0, 0)
    assert s.outcome == outcome


@clause("VF-12.5")
def test_12_5_passing_over_the_entrance_is_entering_it() -> None:
    s = spot("A01@0,1 r0", "A05@0,-1 r0", nightmare="0,1 S", turn=NIGHTMARE, upgrades=NINE)
    play(s, move, 0, 2)
    assert (s.outcome, unicorn(s)) == (OVER, (0, 0))


@clause("VF-12.5")
def test_12_5_starting_on_it_is_not() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 N", turn=NIGHTMARE, upgrades=NINE, hand="U05 U06")
    game = play(s, nightmare_turn)
    game.expect_name(0, "act").say("0 turn U05 90")
    assert s.outcome == PLAYING


@clause("VF-12.6")
def test_12_6_with_too_little_radiance_nothing_happens() -> None:
    s = spot("A01@0,1 r0", nightmare="0,1 S", turn=NIGHTMARE, upgrades=EIGHT)
    play(s, move, 0, 1)
    assert (s.outcome, unicorn(s)) == (PLAYING, (0, 0))


# -- setting up ---


@clause("VF-12.7", "VF-12.8", "VF-13.3")
@pytest.mark.parametrize(("packs", "pace"), [((), 3), (HASTY, 4)])
def test_12_7_health_anger_cubes_and_the_first_hand(packs: tuple[str, ...], pace: int) -> None:
    s = new_state("vast", seats=1, packs=packs)
    assert isinstance(s, State)
    s.chance = Seeded(1)
    set_up_nightmare(s)
    unicorn_ = s.unicorn
    assert (unicorn_.health, unicorn_.anger, unicorn_.track, unicorn_.cubes) == (5, 1, 12, 9)
    assert (len(unicorn_.hand), unicorn_.deck.size()) == (4, 20)
    assert [stat(s, which) for which in (t.SPIRIT, t.PACE, t.ARMOR, t.CLARITY)] == [4, pace, 1, 1]


@clause("VF-12.9")
@pytest.mark.parametrize(
    ("level", "health"), [("easiest", 3), ("easy", 4), ("standard", 5), ("hard", 6), ("expert", 7)]
)
def test_12_9_the_knights_difficulty_sets_his_health(level: str, health: int) -> None:
    s = spot(roles="knight,nightmare", knight_difficulty=level)
    assert s.unicorn.health == health


@clause("VF-12.10", "VF-12.13")
def test_12_10_on_a_lit_tile_beside_the_knight_facing_away_from_her() -> None:
    s = spot("A12@0,1 r0", "A01@1,0 r0", "A05@-1,0", roles="knight,nightmare", knight="0,0")  # a wall; open; Dark
    game = play(s, enter_the_cave, 1)
    assert spaces(game, 1) == [(0, 1), (1, 0)]
    say_space(game, 0, 1, seat=1)
    assert (unicorn(s), s.unicorn.facing) == ((0, 1), NORTH)


@clause("VF-12.11")
def test_12_11_without_a_knight_on_the_entrance_facing_anywhere() -> None:
    s = spot("A01@0,1")
    game = play(s, enter_the_cave, 0)
    game.expect("0 facing: N | E | S | W").say("0 W")
    assert (unicorn(s), s.unicorn.facing) == ((0, 0), WEST)


@clause("VF-12.12", "VF-12.14")
def test_12_12_on_a_dark_neighbour_of_an_occupied_entrance() -> None:
    s = spot("A01@1,0", "A05@0,-1 treasure", "A10@-1,0", stack="E01 E02 E03", roles="knight,nightmare", knight="0,0")
    game = play(s, enter_the_cave, 1)
    assert spaces(game, 1) == [(-1, 0), (1, 0)]  # the third is not unoccupied
    say_space(game, 1, 0, seat=1)
    assert (unicorn(s), s.unicorn.facing, s.lit[1]) == ((1, 0), EAST, 1)
    game.expect_name(1, "fill")


@clause("VF-12.14")
def test_12_14_with_no_lit_tile_beside_her_the_entrance_serves() -> None:
    s = spot("A01@1,0 r0", "A05@2,0 r0", "A10@3,0", roles="knight,nightmare", knight="2,0")
    s.stands[t.THIEF_PIECE] = 1  # the one Lit neighbour is taken
    game = play(s, enter_the_cave, 1)
    assert unicorn(s) == (0, 0)
    game.expect("1 facing: N | S | W")  # east is not quiet


@clause("VF-12.15")
def test_12_15_not_towards_a_piece_that_he_would_see() -> None:
    s = spot("A01@1,0 r0", "A05@2,0 r0", "A10@0,1", "A13@0,2 r0", roles="knight,nightmare", knight="2,0")
    s.stands[t.THIEF_PIECE] = 1
    s.stands[t.GHOUL_PIECE] = 4  # behind a Dark tile
    play(s, enter_the_cave, 1).expect("1 facing: N | S | W")
    s.stands = [EMPTY] * t.PIECES
    s.stands[t.THIEF_PIECE], s.stands[t.GHOUL_PIECE] = 1, 3
    play(s, enter_the_cave, 1).expect("1 facing: S | W")


@clause("VF-12.16")
def test_12_16_a_teleport_keeps_the_facing() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 E", deck="U11", turn=NIGHTMARE)
    play(s, forced_teleport)
    assert (unicorn(s), s.unicorn.facing) == ((0, 1), EAST)


# -- the turn (section 13) ---


@clause("VF-13.1", "VF-13.4", "VF-13.7")
def test_13_4_as_many_actions_as_his_pace() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 N", turn=NIGHTMARE, hand="U05 U06 U07 U08 U09")
    game = play(s, nightmare_turn, chance=any_chance())
    game.say("0 turn U05 90", "0 turn U06 180", "0 move U08")
    assert game.is_over
    assert s.unicorn.actions == 3
    assert len(s.unicorn.hand) == 4


@clause("VF-13.7")
def test_13_7_he_may_stop_before() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 N", turn=NIGHTMARE, hand="U05 U06")
    game = play(s, nightmare_turn, chance=any_chance())
    game.say("0 stop")
    assert game.is_over
    assert (s.unicorn.actions, sorted(s.unicorn.discards)) == (0, [5, 6])


@clause("VF-13.5", "VF-13.6", "VF-13.11")
def test_13_11_what_his_cards_offer() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 N", turn=NIGHTMARE, hand="U00 U02 U07", collapsing=True)
    game = play(s, nightmare_turn)
    game.expect(
        "0 act: turn U00 90 | turn U00 180 | move U02 | move U07 | turn U07 90 | turn U07 180 "
        "| teleport U07 U00 | teleport U07 U02 | reading | stop"
    )
    game.say("0 move U07")
    assert 7 in s.unicorn.discards


@clause("VF-13.8")
@pytest.mark.parametrize(("unbridled", "anger"), [(0, 1), (1, 2)])
def test_13_8_a_new_hand_and_anger_resets(unbridled: int, anger: int) -> None:
    s = spot(nightmare="0,0 N", turn=NIGHTMARE, hand="U00", upgrades=[1, 0, 0, 0, unbridled, 0], anger=3)
    game = play(s, nightmare_turn, chance=any_chance())
    game.say("0 stop")
    assert (len(s.unicorn.hand), s.unicorn.anger) == (5, anger)
    assert s.unicorn.discards == [0]


@clause("VF-13.2")
def test_13_2_what_the_statistics_are_for() -> None:
    hand, upgrades = "U05 U06 U09 U10", [1, 0, 0, 1, 0, 0]
    cards = {"hand": hand, "deck": "U07 U16", "upgrades": upgrades}
    s = spot("A01@0,1 r0", nightmare="0,0 N", turn=NIGHTMARE, **cards)
    game = play(s, nightmare_turn, chance=any_chance())
    game.say("0 turn U05 90", "0 turn U06 90", "0 turn U09 90")  # Pace: three actions
    assert game.is_over
    assert len(s.unicorn.hand) == 5  # Spirit: a hand of five
    s.unicorn.facing = NORTH
    s.unicorn.deck.top = [16, 7]
    play(s, forced_teleport, chance=any_chance())
    turned_up = [event.facts[0] for event in s.events if event.name == "unicorn_turned_up"]
    assert turned_up == [7, 16]  # Clarity: two cards


@clause("VF-13.9")
def test_13_9_an_empty_deck_is_made_anew_but_not_of_revealed_cards() -> None:
    s = spot(nightmare="0,0 N", hand="U00")
    s.unicorn.deck.bag.clear()
    s.unicorn.revealed, s.unicorn.discards = (3, 4), [5]
    s.chance = Seeded(1)
    assert take_card(s) == 5
    assert take_card(s) == EMPTY


@clause("VF-13.5")
def test_13_5_a_played_card_is_discarded_after_its_action() -> None:
    s = spot("A01@0,1 r0", "A05@1,1 r0", knight="0,1", nightmare="0,0 N", turn=NIGHTMARE, hand="U01 U05", grit=9)
    s.unicorn.deck.bag.clear()
    s.unicorn.discards = [12]
    game = play(s, act, 1, ("move", "U01"), chance=[0])  # the attack's Teleport makes the deck anew, without U01
    assert game.is_over
    assert (unicorn(s), sorted(s.unicorn.discards), s.unicorn.played) == ((1, 1), [1, 12], ())


@clause("VF-13.10")
def test_13_10_there_is_no_hand_limit() -> None:
    hand = " ".join([f"U{n:02}" for n in range(12)])
    s = spot("A01@0,1 r0", nightmare="0,0 N", turn=NIGHTMARE, hand=hand)
    game = play(s, nightmare_turn)
    game.say("0 turn U05 90")
    assert len(s.unicorn.hand) == 11


# -- Move (section 14) ---


@clause("VF-14.1", "VF-14.2")
def test_14_1_forward_as_far_as_possible() -> None:
    s = spot("A01@0,1 r0", "A02@0,2 r1", nightmare="0,0 N", turn=NIGHTMARE)  # a wall before the second
    play(s, move, 0, 3)
    assert unicorn(s) == (0, 1)
    s = spot("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0", nightmare="0,0 N", turn=NIGHTMARE)
    play(s, move, 0, 2)
    assert unicorn(s) == (0, 2)


@clause("VF-14.4", "VF-14.5")
def test_14_5_an_attack_ends_the_move() -> None:
    s = spot(
        "A01@0,1 r0", "A05@0,2 r0", "A10@1,1 r0", knight="0,1", nightmare="0,0 N", turn=NIGHTMARE, deck="U12", grit=9
    )
    play(s, move, 1, 3)
    assert (unicorn(s), knight(s), s.knight.grit) == ((1, 1), (0, 1), 8)


@clause("VF-14.6")
def test_14_6_at_the_end_of_a_move_he_may_mark_and_collect() -> None:
    s = spot("C01@0,1 r0 crystal treasure", nightmare="0,0 N", turn=NIGHTMARE)
    game = play(s, move, 0, 1)
    game.expect("0 gather: mark | collect | leave").say("0 mark")
    game.expect("0 upgrade: spirit | pace | armor | clarity | unbridled | blast").say("0 spirit")
    game.expect("0 gather: collect | leave").say("0 collect", "0 blast")
    assert game.is_over
    assert (radiance(s), s.tokens[1], s.treasures[1]) == (2, t.CUBE | t.CRYSTAL_TOKEN, 0)


@clause("VF-14.7")
def test_14_7_passing_gives_nothing() -> None:
    s = spot("C01@0,1 r0 crystal", "A01@0,2 r0", nightmare="0,0 N", turn=NIGHTMARE)
    assert play(s, move, 0, 2).is_over
    assert radiance(s) == 0


@clause("VF-14.8")
def test_14_8_a_blocked_move_ends_where_it_began() -> None:
    s = spot("A02@0,1 r1", nightmare="0,0 N", turn=NIGHTMARE)
    s.treasures[0], s.supply[t.TREASURES] = 1, 9
    game = play(s, move, 0, 2)
    game.expect("0 gather: collect | leave")
    assert unicorn(s) == (0, 0)


@clause("VF-14.9")
def test_14_9_never_outside_his_own_turn() -> None:
    s = spot("C01@0,1 r0 crystal", knight="0,0", nightmare="0,0 N", deck="U07", turn=KNIGHT)
    assert play(s, forced_teleport).is_over
    assert (unicorn(s), radiance(s)) == ((0, 1), 0)


# -- Turn (section 15) and Anger (section 16) ---


@clause("VF-15.1")
@pytest.mark.parametrize(
    ("card", "degrees", "way"), [("U05", 90, WEST), ("U05", 180, SOUTH), ("U08", 90, EAST), ("U08", 180, SOUTH)]
)
def test_15_1_left_or_right_by_one_or_two_quarters(card: str, degrees: int, way: int) -> None:
    s = spot(nightmare="0,0 N", turn=NIGHTMARE, hand=card)
    play(s, act, 0, ("turn", card, degrees))
    assert s.unicorn.facing == way


@clause("VF-15.2")
def test_15_2_after_a_turn_he_may_mark() -> None:
    s = spot("C01@0,1 r0 crystal", nightmare="0,1 N", turn=NIGHTMARE, hand="U05")
    play(s, act, 0, ("turn", "U05", 90)).expect("0 gather: mark | leave")


@clause("VF-15.3")
def test_15_3_a_turn_attacks_nobody() -> None:
    s = spot(knight="0,0", nightmare="0,0 N", turn=NIGHTMARE, hand="U05", grit=9)
    assert play(s, act, 1, ("turn", "U05", 90)).is_over
    assert s.knight.grit == 9


@clause("VF-G8", "VF-16.1", "VF-16.3")
def test_golden_8_an_angry_turn_marks_nothing() -> None:
    """G-8"""
    s = spot("C01@0,1 r0 crystal", nightmare="0,1 N", turn=NIGHTMARE, hand="U00 U05")
    game = play(s, nightmare_turn)
    turns = [option for option in game.options(0) if option.startswith("turn U00")]
    assert turns == ["turn U00 90", "turn U00 180"]  # to the west, to the south
    game.say("0 turn U00 90")
    assert (s.unicorn.facing, s.unicorn.anger, radiance(s)) == (WEST, 2, 0)
    game.expect_name(0, "act")


@clause("VF-16.2")
def test_16_2_anger_stops_at_three() -> None:
    s = spot(nightmare="0,0 N", turn=NIGHTMARE, hand="U00", anger=3)
    play(s, act, 0, ("turn", "U00", 90))
    assert s.unicorn.anger == 3


@clause("VF-16.4")
def test_16_4_a_forced_teleport_of_an_angry_move_is_angry_too() -> None:
    s = spot(
        "A01@0,1 r0",
        "C01@1,1 r0 crystal",
        knight="0,1",
        nightmare="0,0 N",
        turn=NIGHTMARE,
        hand="U02",
        deck="U12",
        grit=20,
    )
    assert play(s, act, 1, ("move", "U02")).is_over
    assert (unicorn(s), radiance(s), s.knight.grit) == ((1, 1), 0, 17)
    assert not s.unicorn.angry


@clause("VF-16.5")
@pytest.mark.parametrize("pick", [("teleport", "U02", "U00"), ("blast", "U02")])
def test_16_5_angry_cards_for_other_actions_make_nobody_angry(pick: tuple[str, ...]) -> None:
    s = spot("A01@0,1 r0", "A05@0,2 r0", nightmare="0,0 N", turn=NIGHTMARE, hand="U02 U00", collapsing=True)
    assert on(s, 0, 2) == "t2"
    play(s, act, 0, pick)
    assert s.unicorn.anger == 1
