"""Sections 18 to 20, 24 and 25: where cards lead, Teleports, the simple reading, playing alone."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.events import ALL
from monoceros.games.vast import tables as t
from monoceros.games.vast.bots import instinct
from monoceros.games.vast.effects import lay_terrain
from monoceros.games.vast.facts_unicorn import (
    can_land,
    destination,
    leads_somewhere,
    leads_to_tile,
    radiance,
    stat,
)
from monoceros.games.vast.picks import CARD_NUMBER
from monoceros.games.vast.rules.nightmare import act, move, nightmare_turn
from monoceros.games.vast.rules.removal import remove_tile
from monoceros.games.vast.rules.teleport import forced_teleport
from monoceros.games.vast.state import OVER
from monoceros.games.vast.tables import EMPTY, KNIGHT, NIGHTMARE

from .spots import GAME, any_chance, count_tiles, dark, play, say_space, space, spaces, spot, unicorn

START = ("A01@0,1", "A05@1,0", "A10@0,-1", "A13@-1,0")


# -- where cards lead (section 18) ---


@clause("VF-G6", "VF-18.2")
@pytest.mark.parametrize(("way", "place"), [("N", (1, 1)), ("E", (1, -1)), ("S", (-1, -1)), ("W", (-1, 1))])
def test_golden_6_a_card_along_each_facing(way: str, place: tuple[int, int]) -> None:
    """G-6"""
    s = spot(nightmare=f"0,0 {way}")
    assert destination(s, CARD_NUMBER["U08"]) == space(*place)


@clause("VF-G7", "VF-24.1", "VF-24.2")
def test_golden_7_the_simple_reading_points_away_from_the_seat() -> None:
    """G-7"""
    s = spot("A01@2,3 r0", nightmare="2,3 E", simple_teleport=True)
    assert destination(s, CARD_NUMBER["U08"]) == space(3, 4)
    s = spot("A01@2,3 r0", nightmare="2,3 N", simple_teleport=True, seat_direction="S")
    assert destination(s, CARD_NUMBER["U08"]) == space(1, 2)


@clause("VF-18.3")
def test_18_3_the_cards_mark_every_square_around_him_once() -> None:
    s = spot(nightmare="0,0 N")
    marked = {destination(s, card) for card in range(t.UNICORN_CARDS)}
    assert marked == {space(x, y) for x in range(-2, 3) for y in range(-2, 3)} - {space(0, 0)}


@clause("VF-18.1", "VF-18.4")
def test_18_1_walls_do_not_matter() -> None:
    s = spot("A12@0,1 r0", "A01@0,2 r0", nightmare="0,0 N", turn=NIGHTMARE, hand="U02 U05")
    play(s, act, 0, ("teleport", "U02", "U05"))
    assert (unicorn(s), s.unicorn.facing) == ((0, 2), t.NORTH)


@clause("VF-18.5", "VF-18.6")
def test_18_5_reveal_then_attack_then_gather() -> None:
    s = spot("C02@0,1", nightmare="0,0 N", turn=NIGHTMARE, hand="U05 U07", stack="A01 A02 A03")
    game = play(s, act, 0, ("teleport", "U07", "U05"))
    game.expect("0 rotation: r0 | r1 | r2").say("0 r1")  # only the way to the Entrance counts
    say_space(game, -1, 1)
    game.expect("0 gather: mark | leave")


@clause("VF-18.7", "VF-65.17")
def test_18_7_not_onto_an_outer_space_of_the_canyon() -> None:
    s = spot(nightmare="0,0 N")
    assert [can_land(s, number) for number in (58, 59, 60)] == [False, True, False]


@clause("VF-18.8", "VF-18.10", "VF-65.17")
def test_18_8_the_forest_keeps_players_apart() -> None:
    s = spot("A01@0,1 r0", knight="0,1", nightmare="0,0 N")
    forest = t.TERRAIN_FIRST[t.FOREST]
    lay_terrain(s, t.FOREST, [space(1, 0), space(2, 0), space(1, 1), space(2, 1)])
    assert can_land(s, forest)
    s.stands[t.KNIGHT_PIECE] = forest
    assert not can_land(s, forest)  # not onto her in the Forest
    s.stands[t.KNIGHT_PIECE], s.stands[t.UNICORN_PIECE] = 1, forest
    assert not can_land(s, 1)  # not out of it onto her
    assert can_land(s, 0)
    s.stands[t.KNIGHT_PIECE], s.stands[t.GHOST_PIECE] = EMPTY, 0
    assert can_land(s, 0)  # the Ghost is nobody here


@clause("VF-18.9")
@pytest.mark.parametrize("forced", [True, False])
def test_18_9_what_holds_for_teleports_holds_for_both_kinds(forced: bool) -> None:
    s = spot("T01@0,1", nightmare="0,0 N", turn=NIGHTMARE, hand="U07 U08", collapsing=True)
    if forced:
        s.unicorn.deck.top = [7]
        s.unicorn.hand = [8]
    game = play(s, forced_teleport) if forced else play(s, act, 0, ("teleport", "U07", "U08"))
    assert (unicorn(s), s.lit[1], s.unicorn.facing) == ((0, 1), 1, t.NORTH)
    game.expect("0 gather: collect | leave")


# -- the Teleport action (section 19) ---


@clause("VF-19.1", "VF-19.2")
def test_19_1_two_cards_are_played_and_one_is_used() -> None:
    s = spot("A01@0,1 r0", "A05@1,1 r0", nightmare="0,0 N", turn=NIGHTMARE, hand="U02 U07 U08")
    game = play(s, nightmare_turn, chance=any_chance())
    game.say("0 teleport U08 U02")
    assert (unicorn(s), s.unicorn.actions, s.unicorn.anger, s.unicorn.discards) == ((1, 1), 1, 1, [8, 2])


@clause("VF-19.3")
def test_19_3_not_with_a_single_card() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 N", turn=NIGHTMARE, hand="U07")
    play(s, nightmare_turn).expect("0 act: move U07 | turn U07 90 | turn U07 180 | reading | stop")


@clause("VF-G16", "VF-19.4", "VF-19.7", "VF-19.10")
@pytest.mark.parametrize("chain", [((2, 1), (1, 1)), ((2, 1), (2, 0)), ((1, 2), (1, 1)), ((1, 2), (0, 2))])
def test_golden_16_an_open_destination_is_joined_to_the_map(chain: tuple[tuple[int, int], ...]) -> None:
    """G-16"""
    rest = " ".join([f"E{n:02}" for n in range(1, 16)])
    s = spot(*START, stack="T01 A02 A03 A04 A06 A07 A08 " + rest, nightmare="0,0 N", turn=NIGHTMARE, hand="U04 U11")
    before = len(s.tile_stack)
    game = play(s, act, 0, ("teleport", "U04", "U11"))
    for x, y in chain:
        game.expect_name(0, "connect")
        say_space(game, x, y)
    assert unicorn(s) == (2, 2)
    assert set(chain) <= set(dark(s))  # they stay Dark
    while game.ask(0).name == "fill":
        game.say(f"0 {game.options(0)[0]}")
    assert before - len(s.tile_stack) == 6
    assert count_tiles(s) == 5 + 6
    game.expect("0 gather: collect | leave").say("0 collect", "0 spirit")
    assert radiance(s) == 1


@clause("VF-19.6")
def test_19_6_during_the_collapse_open_spaces_are_forbidden() -> None:
    s = spot("A01@0,1 r0", stack="A02 A03 A04 A06", nightmare="0,0 N")
    assert leads_somewhere(s, CARD_NUMBER["U04"])
    s.collapsing = True
    assert not leads_somewhere(s, CARD_NUMBER["U04"])
    assert leads_somewhere(s, CARD_NUMBER["U07"])


@clause("VF-19.5", "VF-19.8")
@pytest.mark.parametrize(("stack", "possible"), [("A02 A03 A04", True), ("A02 A03", False), ("", False)])
def test_19_8_only_if_there_are_enough_tiles(stack: str, possible: bool) -> None:
    s = spot("A01@0,1 r0", stack=stack, nightmare="0,0 N")
    assert leads_somewhere(s, CARD_NUMBER["U04"]) is possible  # (2, 2) is three from (0, 1)


# -- forced Teleports (section 20) ---


@clause("VF-20.1")
def test_20_1_he_chooses_among_the_cards_that_clarity_reveals() -> None:
    s = spot("A01@0,1 r0", "A05@1,1 r0", nightmare="0,0 N", deck="U07 U08", upgrades=[0, 0, 0, 1, 0, 0])
    assert stat(s, t.CLARITY) == 2
    game = play(s, forced_teleport)
    game.expect("0 forced: U07 | U08").say("0 U08")
    assert (unicorn(s), s.unicorn.discards, s.unicorn.revealed) == ((1, 1), [7, 8], ())


@clause("VF-G17", "VF-20.2", "VF-20.3")
def test_golden_17_further_cards_until_one_is_valid() -> None:
    """G-17"""
    s = spot("A01@0,1", nightmare="0,0 N", deck="U04 U22 U07", turn=NIGHTMARE)
    play(s, forced_teleport)
    assert (unicorn(s), s.lit[1], s.unicorn.discards) == ((0, 1), 1, [4, 22, 7])


@clause("VF-20.2")
def test_20_2_an_open_space_is_never_valid() -> None:
    s = spot("A01@0,1", stack="A02 A03 A04 A06", nightmare="0,0 N")
    assert not leads_to_tile(s, CARD_NUMBER["U08"])
    assert leads_to_tile(s, CARD_NUMBER["U07"])


@clause("VF-20.4")
def test_20_4_without_any_valid_card_he_stays() -> None:
    s = spot(nightmare="0,0 N", deck="U01 U02")
    s.unicorn.deck.bag.clear()
    play(s, forced_teleport)
    assert (unicorn(s), s.unicorn.discards) == ((0, 0), [1, 2])


@clause("VF-20.5")
def test_20_5_it_costs_no_action_and_no_card() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 N", deck="U07", hand="U05 U06")
    play(s, forced_teleport)
    assert (s.unicorn.actions, s.unicorn.hand) == (0, [5, 6])


@clause("VF-20.6")
def test_20_6_even_if_it_leads_to_an_attack() -> None:
    s = spot("A01@0,1 r0", "A05@1,1 r0", knight="0,1", nightmare="0,0 N", turn=KNIGHT, deck="U07 U12", grit=5)
    play(s, forced_teleport)
    assert s.knight.grit == 4


# -- readings (section 24) and difficulty (section 25) ---


@clause("VF-24.3", "VF-24.4")
@pytest.mark.parametrize("simple", [False, True])
def test_24_3_he_may_switch_at_the_end_of_his_actions_and_back(simple: bool) -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 E", turn=NIGHTMARE, hand="U07", simple_teleport=simple)
    game = play(s, nightmare_turn, chance=any_chance())
    assert game.options(0)[-2:] == ["reading", "stop"]
    s.telling = True
    game.say("0 reading")
    assert [(event.name, event.to) for event in s.events] == [("reading_wished", ALL)]  # or it would lie hidden
    assert "reading" not in game.options(0)
    assert (s.unicorn.actions, s.unicorn.hand, s.unicorn.simple) == (0, [7], simple)  # nothing is paid, nothing done
    now, other = ("from the seat", "along the facing") if simple else ("along the facing", "from the seat")
    game.say("0 stop").expect(f"0 reading: {now} | {other}").say(f"0 {other}")
    assert s.unicorn.simple != simple
    assert leads_to_tile(s, CARD_NUMBER["U07"]) != simple  # north, though he faces east


@clause("VF-24.3")
def test_24_3_asked_for_before_his_last_action_it_comes_after_that() -> None:
    s = spot("A01@0,1 r0", "A05@0,2 r0", nightmare="0,0 N", turn=NIGHTMARE, hand="U05")
    game = play(s, nightmare_turn, chance=any_chance())
    game.say("0 reading", "0 move U05").expect_name(0, "reading").say("0 along the facing")
    assert not s.unicorn.simple


@clause("VF-24.3")
@pytest.mark.parametrize("given", [{}, {"switching": False}])
def test_24_3_whoever_does_not_want_it_is_not_asked(given: dict[str, bool]) -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 E", turn=NIGHTMARE, hand="U07", **given)
    game = play(s, nightmare_turn, chance=any_chance())
    assert ("reading" in game.options(0)) == (not given)
    assert game.say("0 stop").is_over


@clause("VF-24.3")
def test_24_3_bots_among_themselves_are_not_offered_it() -> None:
    (option,) = [option for option in GAME.options if option.name == "switching"]
    assert (option.default_for(bots_only=False), option.default_for(bots_only=True)) == (True, False)
    s = spot("A01@0,1 r0", nightmare="0,0 E", turn=NIGHTMARE, hand="U07")
    game = play(s, nightmare_turn, chance=any_chance())
    weights = instinct(s, game.ask(0))
    assert weights[-2] < 0.001 * max(weights)  # among people it is none for them
    game.say("0 reading", "0 stop")
    now, other = instinct(s, game.ask(0))
    assert other < 0.1 * now  # and a slip does not make them switch


@clause("VF-24.3", "VF-59.8")
def test_24_3_a_ghost_who_plays_his_turn_does_not_change_his_reading() -> None:
    s = spot("A01@0,1 r0", roles="nightmare,ghost", nightmare="0,0 E", turn=NIGHTMARE, hand="U07")
    s.possessed = NIGHTMARE
    assert "reading" not in play(s, nightmare_turn, chance=any_chance()).options(1)


@clause("VF-G1", "VF-25.7a", "VF-25.7b", "VF-25.7c", "VF-25.7d", "VF-25.7e", "VF-12.1")
def test_golden_1_five_difficulties() -> None:
    """G-1"""
    goals = [spot(nightmare_difficulty=level).terms.radiance_goal for level in t.DIFFICULTIES]
    assert goals == [7, 8, 9, 10, 11]
    names = [row["name"] for row in spot().terms.lexicon["level"] if row["role"] == "nightmare"]
    assert names == ["Terror Pony", "Night Mare", "Nightmare Unicorn", "Dire Unicorn", "Phantasm Unicorn"]


@clause("VF-25.1")
def test_25_1_alone_he_loses_when_the_cave_collapses() -> None:
    s = spot("C01@0,1 r0", nightmare="0,0 N", collapsing=True, collapsed=4)
    play(s, remove_tile, 0, 1)
    assert (s.outcome, s.winners) == (OVER, 0)


@clause("VF-25.2", "VF-2.11")
def test_25_2_without_a_knight_no_events() -> None:
    s = spot("E05@0,1", stack="A01 A02 A03", nightmare="0,0 N", turn=NIGHTMARE)
    game = play(s, move, 0, 1)
    while not game.is_over:
        say_space(game, *spaces(game)[0])
    assert (s.tokens[1], s.supply[t.EVENTS], s.supply[t.TREASURES]) == (0, 10, 10)
