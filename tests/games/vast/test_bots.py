"""What a sensible player does first in each role, and what a position is worth."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, new_state, spoken
from monoceros.bots.match import play_match
from monoceros.bots.rollout import weighted
from monoceros.bots.spec import make_bot
from monoceros.engine.chance import Seeded
from monoceros.engine.core import Ask, Pick, answer, asks
from monoceros.games.vast import tables as t
from monoceros.games.vast.bots import instinct, value
from monoceros.games.vast.rules.game import play as play_game
from monoceros.games.vast.rules.nightmare import nightmare_turn
from monoceros.games.vast.rules.placing import place_tiles
from monoceros.games.vast.rules.removal import collapse_tiles
from monoceros.games.vast.rules.teleport import forced_teleport, gain_radiance
from monoceros.games.vast.rules.turn_end import past_plunder
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import NIGHTMARE
from monoceros.games.vast.view import redeal

from .knights import go, knights
from .spots import GAME, any_chance, on, play, spot

NINE = [3, 2, 3, 1, 0, 0]  # upgrades of nine Radiance
CAVE = "A01 A05 A10 A13 E05 E07 T01 T02"  # a stack


def question(played: Played) -> Ask:
    return asks(played.state)[0]


def weights(played: Played) -> dict[Pick, float]:
    """What the instinct thinks of each option."""
    ask = question(played)
    state: Any = played.state
    found = instinct(state, ask)
    assert len(found) == len(ask.options)
    return dict(zip(ask.options, found, strict=True))


def favourite(played: Played) -> Pick:
    found = weights(played)
    return max(found, key=lambda pick: found[pick])


def chance_of(played: Played, pick: Pick) -> float:
    found = weights(played)
    return found[pick] / sum(found.values())


def new_game(seats: int, seed: int, **options: Any) -> Played:
    s: Any = new_state("vast", seats=seats, **options)
    return play(s, play_game, chance=Seeded(seed))


# -- the Nightmare Unicorn ---


def his_turn(s: State) -> Played:
    s.turn = NIGHTMARE
    return play(s, nightmare_turn, chance=any_chance())


def test_with_all_his_radiance_he_walks_out() -> None:
    s = spot("A01@0,1 r0", "C01@1,1 r0", nightmare="0,1 S", hand="U06 U01 U12", upgrades=NINE, stack=CAVE)
    assert favourite(his_turn(s)) in (("move", "U06"), ("move", "U01"), ("move", "U12"))


def test_with_all_his_radiance_he_goes_home_by_teleport() -> None:
    """U20 leads two back and one to the left, to the Entrance."""
    s = spot("A01@0,1 r0", "A05@1,1 r0", "A10@1,2 r0", nightmare="1,2 N", hand="U20 U00 U04", upgrades=NINE, stack=CAVE)
    assert favourite(his_turn(s))[:2] == ("teleport", "U20")


def test_he_walks_to_a_crystal_rather_than_to_nothing() -> None:
    s = spot("C01@0,1 r0", "A05@0,2 r0", nightmare="0,0 N", hand="U06 U01", stack=CAVE)
    assert favourite(his_turn(s)) == ("move", "U06")


def test_a_marked_crystal_is_no_prize() -> None:
    s = spot("C01@0,1 r0 cube", "T01@0,2 r0 treasure", nightmare="0,0 N", hand="U06 U01", stack=CAVE)
    assert favourite(his_turn(s)) == ("move", "U01")


def test_in_anger_nothing_can_be_marked() -> None:
    """U02 is an angry Move 3, U01 a Move 2 to the same tile: there is a wall behind it."""
    s = spot("A01@0,1 r0", "C07@0,2 r0 ", nightmare="0,0 N", hand="U02 U01", stack=CAVE)
    s.walls[2] = 1
    assert favourite(his_turn(s)) == ("move", "U01")


def test_he_turns_towards_a_treasure_that_the_next_card_reaches() -> None:
    s = spot("T01@1,0 r0 treasure", "A01@0,1 r0 ", "A05@0,-1 r0", "A10@-1,0 r0", nightmare="0,0 N", hand="U08 U17")
    assert favourite(his_turn(s)) in (("turn", "U08", 90), ("turn", "U17", 90))


def test_he_marks_and_collects_whatever_he_can() -> None:
    s = spot("C01@0,1 r0 treasure", "A05@0,2 r0", nightmare="0,0 N", hand="U06", stack=CAVE)
    game = his_turn(s).say("0 move U06")
    assert chance_of(game, "leave") < 0.05


def test_alone_cards_come_first_and_actions_when_they_cost_no_tiles() -> None:
    """VF-25.4 As many tiles as Crystal tiles are revealed, or as his Pace is."""
    s = spot("A01@0,1 r0", nightmare="0,0 N", crystals=2)
    assert favourite(play(s, gain_radiance)) == "spirit"
    full = spot("A01@0,1 r0", nightmare="0,0 N", crystals=5, upgrades=[3, 0, 0, 0, 0, 0])
    assert favourite(play(full, gain_radiance)) == "pace"
    few = spot("A01@0,1 r0", nightmare="0,0 N", crystals=2, upgrades=[3, 0, 0, 0, 0, 0])
    assert favourite(play(few, gain_radiance)) != "pace"


def test_hunted_he_takes_armor_first() -> None:
    s = knights("A01@0,1 r0", nightmare="0,1 N")
    assert favourite(play(s, gain_radiance)) == "armor"


def test_at_full_anger_he_runs_into_the_knight() -> None:
    """VF-17.11"""
    s = knights("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0", knight="0,2", nightmare="0,0 N", hand="U01 U21", stack=CAVE)
    s.unicorn.anger = 2
    game = his_turn(s)
    assert favourite(game) == ("move", "U21")


def test_a_forced_teleport_leads_away_from_a_strong_knight() -> None:
    s = knights(
        "A01@0,1 r0",
        "A05@0,2 r0",
        "A10@0,3 r0",
        "A13@0,-1 r0",
        knight="0,-1",
        nightmare="0,1 N",
        cubes="free 5",
        upgrades=[0, 0, 0, 1, 0, 0],
        deck="U02 U16",
    )
    assert favourite(play(s, forced_teleport)) == "U02"


def test_plunder_lies_where_he_fetches_it_next_turn() -> None:
    s = knights("A01@0,1 r0", "A05@0,2", "A10@0,-1", "A13@0,-2", knight="0,0", nightmare="0,1 N", turn=NIGHTMARE)
    assert favourite(play(s, past_plunder, 1)) == on(s, 0, 2)


# -- the cave ---


def test_a_revealed_tile_opens_to_tiles_and_keeps_the_stack() -> None:
    """A11 is a Corner: entered from the south it can open to the Dark tile in the east or to nothing in the west."""
    s = spot("A11@0,1", "A05@1,1", "A10@1,0 r0", nightmare="0,0 N", hand="U06", stack=CAVE)
    game = his_turn(s).say("0 move U06")
    assert question(game).name == "rotation"
    best = favourite(game)
    game.say(f"0 {best}")
    assert len(s.tile_stack) == len(CAVE.split())


def test_new_tiles_lie_around_crystals_near_by() -> None:
    s = spot("C03@0,1 r1", "A05@0,-1", "A10@0,-2", nightmare="0,0 N", stack=CAVE)
    s.walls[1] = 1
    game = play(s, place_tiles, 0, 1)
    edge = favourite(game)
    assert edge in ("t1.N", "t1.E", "t1.W")


def test_what_keeps_a_crystal_in_place_falls_last() -> None:
    s = spot("C01@0,1 r0", "A05@0,2 r0", "A10@-1,0 r0", nightmare="0,0 N", collapsing=True)
    s.tokens[1] |= t.CUBE
    game = play(s, collapse_tiles, 0, 1, (), chance=any_chance())
    assert favourite(game) == on(s, -1, 0)


# -- the Knight ---


def test_she_attacks_a_unicorn_who_is_weaker() -> None:
    """VF-33.2 One cube makes her stronger than Armor 1."""
    s = knights("A01@0,1 r0", nightmare="0,1 N", cubes="free 2")
    game = go(s)
    assert favourite(game) == ("cube", "strength")
    game.say("0 cube strength")
    assert favourite(game) == ("step", "N")


def test_she_puts_cubes_on_movement_when_he_is_far() -> None:
    s = knights("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0", nightmare="0,3 N", cubes="free 2")
    assert favourite(go(s)) == ("cube", "movement")


def test_in_his_space_she_makes_sure_before_she_strikes() -> None:
    s = knights("A01@0,1 r0", nightmare="0,1 N", cubes="free 3")
    game = go(s, "step N")
    assert question(game).name == "encounter"
    assert favourite(game) == ("cube", "strength")


def test_she_braces_for_an_ambush_until_she_is_safe() -> None:
    """VF-31.3 Line A has Strength 2."""
    s = knights("A01@0,1", cubes="free 4", stack=CAVE, infestation="A")
    game = go(s, "step N")
    while question(game).name != "ambush":
        game.say(f"0 {question(game).options[0]}")
    assert favourite(game) == ("cube", "strength")
    game.say("0 cube strength").say("0 cube strength")
    assert favourite(game) == "go on"


def test_what_cannot_help_stays_at_hand() -> None:
    """Line B has Strength 3."""
    s = knights("A01@0,1", cubes="free 2", stack=CAVE, infestation="B")
    game = go(s, "cube perception", "step N")
    while question(game).name != "ambush":
        game.say(f"0 {question(game).options[0]}")
    assert favourite(game) == "go on"


def test_a_sidequest_that_is_met_is_shown_at_once() -> None:
    s = knights("A01@0,1 r0", quests="intrepid", revealed_in_all=12)
    assert favourite(go(s)) == ("quest", "intrepid")


def test_near_death_she_does_not_explore_without_strength() -> None:
    s = knights("A01@0,1", "A05@1,0", "A10@-1,0", "A13@0,-1", cubes="free 2", health=1, infestation="B")
    assert favourite(go(s)) == "end"
    well = knights("A01@0,1", "A05@1,0", "A10@-1,0", "A13@0,-1", cubes="free 2", health=7, infestation="A")
    assert favourite(go(well))[0] == "step"


def test_with_her_crystals_she_leaves() -> None:
    s = knights("A01@0,1 r0", "A05@0,2 r0", "T01@1,1 r0 treasure", knight="0,1", cubes="free 2", smashed=5)
    s.knight.smashed = 5
    assert favourite(go(s)) == ("step", "S")


def test_a_crystal_is_smashed_when_she_can_be_strong_enough() -> None:
    s = knights("C01@0,1 r0 crystal", "A01@1,0", cubes="free 2")
    game = go(s)
    while question(game).name == "knight" and s.knight.smashed == 0:
        game.say(f"0 {spoken(favourite(game))}")
    assert question(game).name == "encounter" or s.knight.smashed == 1


def test_a_treasure_behind_a_wall_is_fetched_with_the_map() -> None:
    """VF-30.4"""
    s = knights("T01@0,1 r0 treasure", "A01@1,0 r0", cubes="free 2")
    s.walls[1] = 4
    game = go(s)
    assert favourite(game) == ("cube", "map")
    game.say("0 cube map")
    assert favourite(game) == ("through", "N")


@pytest.mark.parametrize(("card", "answer_"), [("sword", "keep"), ("javelin", "decline"), ("enchanted", "decline")])
def test_alone_weapons_are_kept_and_what_only_hits_unicorns_is_not(card: str, answer_: str) -> None:
    s = knights("T01@0,1 r0 treasure", cubes="free 2", finds=card)
    game = go(s, "step N", "encounter", "take", chance=[0])
    assert favourite(game) == answer_


def test_against_the_nightmare_unicorn_the_last_cube_goes_to_the_shield() -> None:
    """VF-17.5, VF-30.5 He is too strong for her, and there is nothing else to do."""
    s = knights(
        "A01@0,1 r0",
        "A05@0,2 r0",
        cubes="free 2",
        nightmare="0,2 N",
        upgrades=[0, 0, 2, 0, 0, 0],
        health=1,
    )
    game = go(s, "cube movement", "step N")
    assert favourite(game) == ("cube", "shield")


# -- what they may know ---


def test_dark_tiles_and_hidden_cards_do_not_move_anybody() -> None:
    """In every world that looks the same to a seat its instinct says the same."""
    for seats, options in ((1, {}), (2, {}), (1, {"shadow": "medium"})):
        game, rng = new_game(seats, 3, **options), Seeded(3)
        state: Any = game.state
        for number in range(150):
            if game.is_over:
                break
            ask = asks(state)[0]
            found = instinct(state, ask)
            if number % 10 == 0:
                world = redeal(state, ask.seat, Seeded(number))
                assert instinct(world, ask) == pytest.approx(found), ask.name
            answer(state, ask.seat, ask.options[weighted(found, rng)])


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (1, {"terrain": True}),
        (1, {"roles": "knight", "knight_difficulty": "hard"}),
        (1, {"shadow": "hard", "terrain": True}),
        (2, {}),
        (2, {"terrain": True, "switching": True}),
    ],
)
def test_every_question_is_weighed(seats: int, options: dict[str, Any]) -> None:
    game, rng = new_game(seats, seats, **options), Seeded(seats)
    state: Any = game.state
    while not game.is_over:
        ask = asks(state)[0]
        found = instinct(state, ask)
        assert len(found) == len(ask.options)
        assert min(found) >= 0
        assert sum(found) > 0, ask.name
        for seat in range(seats):
            assert 0 <= value(state, seat) <= 1
        answer(state, ask.seat, ask.options[weighted(found, rng)])


# -- how good a position is ---


def his(**given: Any) -> float:
    tiles = ("C01@0,1 r0", "A05@0,2 r0", "A10@0,-1", "T01@1,0 r0")
    return value(spot(*tiles, **{"nightmare": "0,1 N", "stack": CAVE, **given}), 0)


def test_what_makes_his_position_better() -> None:
    base = his(upgrades=[1, 0, 0, 0, 0, 0])
    assert his(upgrades=[2, 0, 0, 0, 0, 0]) > base
    assert his(upgrades=[1, 0, 0, 0, 0, 0], collapsed=2) < base
    assert his(upgrades=[1, 0, 0, 0, 0, 0], stack="A01") < base
    assert his(upgrades=NINE) > his(upgrades=NINE, nightmare="0,2 N")


def hers(**given: Any) -> float:
    tiles = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0", "T01@1,0 r0")
    return value(knights(*tiles, **{"nightmare": "0,3 N", "stack": CAVE, "cubes": "free 2", **given}), 0)


def test_what_makes_her_position_better() -> None:
    base = hers()
    assert hers(nightmare="0,1 N") > base
    assert hers(health=3) < base
    assert hers(cubes="free 3", grit=5) > base
    assert hers(treasures="sword") > base
    assert hers(upgrades=[0, 0, 1, 0, 0, 0]) < base
    weaker = knights("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0", "T01@1,0 r0", nightmare="0,3 N", stack=CAVE)
    weaker.unicorn.health = 2
    assert value(weaker, 0) > base
    assert value(weaker, 1) < value(knights("A01@0,1 r0", "A05@0,2 r0", nightmare="0,2 N", stack=CAVE), 1)


def test_what_is_over_is_known() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 N", outcome=1, winners=1)
    assert value(s, 0) == 1.0
    s.winners = 0
    assert value(s, 0) == 0.0


# -- they win ---


def wins(bots: list[str], games: int, **options: Any) -> list[float]:
    content = GAME.content.load(())
    chosen = GAME.option_values(options)
    total = [0.0] * len(bots)
    for seed in range(games):
        score = play_match(GAME, [make_bot(bot, GAME) for bot in bots], seed, chosen, content).score
        total = [a + b for a, b in zip(total, score, strict=True)]
    return total


def test_a_squire_wins_easy_solo_games_and_a_random_player_none() -> None:
    assert wins(["squire:slips=0"], 12, nightmare_difficulty="easiest")[0] >= 8
    assert wins(["random"], 12, nightmare_difficulty="easiest")[0] == 0
    assert wins(["squire:slips=0"], 20, roles="knight", knight_difficulty="easiest")[0] >= 8


def test_whoever_knows_the_game_beats_a_random_player() -> None:
    assert wins(["squire:slips=0", "random"], 10)[0] > wins(["random", "random"], 10)[0]
    assert wins(["random", "squire:slips=0"], 12)[1] >= 9
