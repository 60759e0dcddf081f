"""Section 24: what a sensible player does first, and what a position is worth."""

from __future__ import annotations

from typing import Any

import pytest

from monoceros.bots.match import play_match
from monoceros.bots.rollout import weighted
from monoceros.bots.spec import make_bot
from monoceros.engine.chance import Seeded
from monoceros.engine.core import Ask, Pick, answer, asks
from monoceros.games.crown.bots import instinct, value
from monoceros.games.crown.bots_odds import attack_worth
from monoceros.games.crown.geometry import space
from monoceros.games.crown.state import State

from .spots import GAME, army, building, hero_move, main, new_game, playing_card, spot, trading


def question(played: Any) -> Ask:
    return asks(played.state)[0]


def weights(played: Any) -> dict[Pick, float]:
    """What the instinct thinks of each option."""
    ask = question(played)
    found = instinct(played.state, ask)
    assert len(found) == len(ask.options)
    return dict(zip(ask.options, found, strict=True))


def favourite(played: Any) -> Pick:
    found = weights(played)
    return max(found, key=lambda pick: found[pick])


def chance_of(played: Any, pick: Pick) -> float:
    found = weights(played)
    return found[pick] / sum(found.values())


# -- economy first ---


def test_the_first_gold_goes_into_castles() -> None:
    s = spot("henry E5 | cavalry D4", "bruno", gold=(7, 5))
    assert favourite(main(s)) == "construction"
    assert favourite(building(s))[0] == "castle"


def test_castles_stand_where_nobody_can_shoot_at_them_from_outside() -> None:
    s = spot("henry E5", "bruno", gold=(12, 5))
    assert favourite(building(s)) in (("castle", "B2"), ("castle", "A2"), ("castle", "B1"))


def test_walls_by_the_gate_are_built_last() -> None:
    """Once all stand they let nobody out."""
    s = spot("henry E5 | keep A2 | gatehouse B1 | barracks B2", "bruno", gold=(8, 5))
    assert favourite(building(s)) in (("wall", "E1"), ("wall", "A5"))


def test_a_kingdom_is_completed_when_there_is_gold_for_it() -> None:
    walls = "wall E1 E2 E3 A5 B5 C5"
    kingdom = f"henry F5: Axe Band, Axe Guard | keep A2 | gatehouse B1 | barracks B2 | {walls}"
    s = spot(kingdom, "bruno | keep M12", gold=(2, 5), crown="M12")
    assert favourite(main(s)) == "construction"


def test_an_unarmed_hero_gets_the_first_card() -> None:
    s = spot("henry E5 | cavalry D4 | keep A2 | gatehouse B1 | barracks B2", "bruno", gold=(6, 5))
    trade = trading(s)
    assert favourite(trade)[0] == "military"
    trade.say("0 military infantry")
    assert favourite(trade) == "E5"


def test_a_castle_with_the_crown_gets_the_shields() -> None:
    s = spot(
        "henry F5: Axe Band, Axe Guard | keep A2 | gatehouse B1",
        "bruno",
        gold=(6, 5),
        crown="A2",
        deck_infantry="Spear Guard",
    )
    assert favourite(trading(s).say("0 military infantry")) == "A2"


# -- the crown ---


def test_the_hero_fetches_the_crown() -> None:
    s = spot("henry F5: Axe Band | keep A2", "bruno", dice=(4, "rock"), rock="C7")
    moving = hero_move(s)
    assert favourite(moving) in (("step", "G5"), ("step", "F6"))
    moving.say("0 step F6", "0 step F7")
    assert favourite(moving) == ("step", "G7")


def test_the_crown_goes_to_the_castle_that_is_hardest_to_take() -> None:
    s = spot("henry G6: Axe Band | keep A2: Spear Guard, Phalanx | gatehouse D4", "bruno", dice=(1, "rock"), rock="C7")
    assert favourite(hero_move(s).say("0 step G7")) == "A2"


# -- battles ---

STRONG = "lira G5: Grand Lances, Lance Guard"
WEAK = "lira G5: Lance Levy"


def test_a_strong_hero_attacks_a_weak_general_even_on_the_way_to_the_crown() -> None:
    s = spot(STRONG, "bruno | infantry H5: Axe Levy", dice=(3, "rock"), rock="C7")
    assert favourite(hero_move(s)) == ("attack", "H5")


def test_nobody_runs_into_a_stronger_unit() -> None:
    s = spot(WEAK, "bruno | infantry H5: Axe Guard, Axe Band")
    assert attack_worth(s, 0, s.board[space("H5")], 1) < 0
    s.die_white = 3
    assert chance_of(hero_move(s), ("attack", "H5")) < 0.05


def test_archers_shoot_and_do_not_come_near() -> None:
    s = spot("lira G5: Crossbow Masters, Crossbow Guard", "bruno | infantry G8: Sword Guard, Sword Veterans")
    s.die_white = 3
    moving = hero_move(s)
    assert favourite(moving) == ("attack", "G8")


def test_an_attack_that_wins_the_game_is_taken() -> None:
    s = spot(
        "lira G5: Lance Levy, Lance Riders | keep A2",
        "bruno | infantry H5: Axe Band",
        points=(40, 0),
        crown="A2",
        dice=(3, "rock"),
        rock="C7",
    )
    assert favourite(hero_move(s)) == ("attack", "H5")


def test_the_wall_of_a_complete_kingdom_is_worth_more_than_others() -> None:
    walls = "wall J9 K9 L9 M9 I10 I11 I12"
    castles = "keep M12 | gatehouse L13 | barracks L12"
    open_ = spot("lira H10: Lance Riders", f"bruno H13 | {castles} | {walls}")
    complete = spot("lira H10: Lance Riders", f"bruno H13 | {castles} | {walls} I13", queue=(1,))
    wall = open_.board[space("I10")]
    assert attack_worth(complete, 0, wall, 1) > attack_worth(open_, 0, wall, 1) + 10


def test_the_dragon_is_attacked_only_if_it_can_be_slain() -> None:
    can = spot("bruno G5: Axe Band, Axe Band, Axe Band", "henry", dragon="ashwing H5", dice=(3, "up"))
    assert favourite(hero_move(can)) == ("attack", "H5")
    cannot = spot("bruno G5: Axe Band, Axe Band", "henry", dragon="ashwing H5", dice=(3, "up"))
    assert chance_of(hero_move(cannot), ("attack", "H5")) < 0.05


def test_a_war_banner_is_used_where_it_turns_the_battle() -> None:
    """Lance Riders attack with 30, and 50 with the banner."""
    turns = spot("lira G5: Lance Riders", "bruno | infantry H5: Spear Militia", front_a="War Banner")
    turns.die_white = 3
    assert favourite(hero_move(turns).say("0 attack H5")) == "war_banner"
    idle = spot("lira G5: Lance Riders", "bruno | infantry H5: Axe Levy", front_a="War Banner")
    idle.die_white = 3
    assert favourite(hero_move(idle).say("0 attack H5")) == "pass"


def test_good_troops_are_kept_and_levies_are_not_missed() -> None:
    s = spot("lira G5: Grand Lances, Lance Guard", "bruno | infantry H5: Axe Levy", gold=(6, 0), dice=(3, "rock"))
    s.rock = space("C7")
    assert favourite(hero_move(s).say("0 attack H5")) == "pay"


# -- pieces ---


def test_the_piece_with_something_to_do_goes_first() -> None:
    s = spot(
        "lira A1: Lance Levy | cavalry G5: Grand Lances, Lance Guard | infantry A3: Axe Levy",
        "bruno | infantry H4: Axe Levy",
    )
    assert favourite(army(s)) == "G5"
    assert favourite(main(s)) == "army"


def test_what_others_hold_face_down_does_not_move_anybody() -> None:
    """Instinct judges rivals by the backs of their cards: in every world that looks the same it does the same."""
    s = spot(
        "lira G5: Lance Riders, Lance Levy",
        "bruno I8: Axe Band, Axe Levy | infantry H5: Spear Militia, Sword Squad | keep M12: Axe Band",
        dice=(3, "rock"),
        rock="C7",
    )
    moving = hero_move(s)
    ask = question(moving)
    expected = instinct(moving.state, ask)
    for seed in range(5):
        world = GAME.redeal(moving.state, 0, Seeded(seed))
        assert instinct(world, ask) == pytest.approx(expected)


# -- cards ---


def test_a_free_castle_is_played_before_a_spy() -> None:
    s = spot("henry E5", "bruno: Axe Band", gold=(1, 5), hand_a="Royal Architect, Spy")
    assert favourite(playing_card(s)) == "royal_architect"


def test_gold_above_the_cap_is_not_drawn() -> None:
    s = spot("henry E5", "bruno", gold=(12, 5), hand_a="Good Harvest, Conscription", food=(5, 0))
    assert favourite(playing_card(s)) == "conscription"


# -- every question ---


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, True)])
def test_every_question_is_weighed(seats: int, teams: bool) -> None:
    game, rng = new_game(seats, seed=seats, turn_limit=10, teams=teams), Seeded(seats)
    state: Any = game.state
    while not game.is_over:
        ask = asks(state)[0]
        found = instinct(state, ask)
        assert len(found) == len(ask.options)
        assert min(found) >= 0
        assert sum(found) > 0, ask.name
        answer(state, ask.seat, ask.options[weighted(found, rng)])


# -- how good a position is ---

BASE = ("henry F5: Axe Band | keep A2", "bruno I8: Axe Band | keep M12")


def worth(*kingdoms: str, **given: Any) -> float:
    return value(spot(*(kingdoms or BASE), **given), 0)


def test_the_seats_share_one_game() -> None:
    s = spot(*BASE, "lira", "ove | keep A12", gold=(3, 1, 4, 1), points=(10, 20, 0, 60))
    shares = [value(s, seat) for seat in range(4)]
    assert sum(shares) == pytest.approx(1)
    assert max(shares) == shares[3]
    assert min(shares) > 0


def test_what_makes_a_position_better() -> None:
    base = worth()
    assert worth(points=(10, 0)) > base
    assert worth(crown="A2") > base
    assert worth(gold=(4, 0)) > base
    assert worth(hand_a="Tax Day") > base
    assert worth("henry F5: Axe Band | keep A2 | gatehouse B1", BASE[1]) > base
    assert worth("henry F5: Axe Band, Axe Band | keep A2", BASE[1]) > base
    assert worth("henry F5: Axe Band | keep A2 | wall E1", BASE[1]) > base
    assert worth(points=(0, 10)) < base
    assert worth(crown="M12") < base


def test_a_hero_near_the_crown_is_better_off() -> None:
    assert worth("henry F6: Axe Band | keep A2", BASE[1]) > worth("henry A6: Axe Band | keep A2", BASE[1])


def test_crown_and_points_are_nearly_a_win() -> None:
    assert worth(points=(50, 0), crown="A2") > 0.97


def test_allies_win_together() -> None:
    s = spot(*BASE, "lira", "ove", points=(10, 0, 30, 0), teams=True)
    assert value(s, 0) == pytest.approx(value(s, 2))
    assert value(s, 0) + value(s, 1) == pytest.approx(1)


def test_a_game_that_is_over_is_won_or_lost() -> None:
    s: State = spot(*BASE)
    s.winners = 2
    assert [value(s, seat) for seat in range(2)] == [0.0, 1.0]


# -- games ---


def test_a_squire_beats_somebody_who_picks_blindly() -> None:
    content = GAME.content.load(())
    options = {option.name: option.default for option in GAME.options} | {"turn_limit": 25}
    won = 0.0
    for seed in range(4):
        names = ["squire", "random"] if seed % 2 else ["random", "squire"]
        result = play_match(GAME, [make_bot(name, GAME) for name in names], seed, options, content)
        won += result.score[names.index("squire")]
    assert won >= 3
