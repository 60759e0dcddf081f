"""Section 19: decision points."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kit import Played, clause, new_state
from monoceros.engine.chance import NoDealer
from monoceros.engine.core import answer, asks
from monoceros.engine.save import dump, load

from .shown import FACE_DOWN, shown
from .spots import (
    battle,
    everybody,
    gains,
    hand,
    names,
    placing,
    setting_up,
    sights,
    spot,
    territories,
    with_pack,
)

NO_PHASE: dict[str, Any] = {"province_b": "Fortress"}


# -- the table of decisions ---


@clause("UO-19.1")
def test_d01_advanced_setup() -> None:
    game = setting_up(2, 1, advanced_setup=True)
    s: Any = game.state
    last = 1 - s.starter
    slots = [f"take {row} {slot}" for row in ("unit", "item") for slot in (1, 2, 3)]
    game.expect(f"{last} setup: {' | '.join(slots)}")


def test_d03_a_gold_action_offers_each_slot_each_different_discard_refresh_and_decline() -> None:
    s = spot("Coin Purse", units="Knight, Knight", territorys="Mine", discards_a="Fighter, Curse, Fighter")
    battle(s).expect(
        "0 gold: buy unit 1 | buy unit 2 | buy territory 1 | destroy fighter | destroy curse | refresh | decline"
    )


def test_d03_declining_ends_all_remaining_gold_actions_of_the_step() -> None:
    s = spot(units="Knight, Witch, Lord", **NO_PHASE)
    game = territories(s, "0 1", "0 buy unit 1", "0 decline")
    assert game.is_over
    assert hand(game) == "Knight"


def test_d08_a_destruction_of_several_cards_ends_with_none() -> None:
    s = spot("Charm of Warding", discards_a="Curse, Curse", curses_left=8)
    game = battle(s, "0 curse")
    game.expect("0 destroy: curse | none").say("0 none")
    assert s.curses_left == 9


def test_d09_like_cards_in_hand_are_offered_once() -> None:
    s = spot(hand_a="Fighter, Fighter, Soldier, Coin Purse, Coin Purse")
    game = placing(s)
    game.expect("0 place: fighter | soldier | coin_purse").say("0 soldier")
    game.expect("0 place: fighter | coin_purse")


def test_d15_like_items_are_offered_once() -> None:
    s = spot("Steel Sword, Steel Sword, Steel Axe, Idealist's Handmirror")
    battle(s).expect("0 copy: steel_sword | steel_axe")


def test_d16_like_territories_are_offered_once() -> None:
    s = spot("Farsight Crystal", province_a="Town, Harbor, Harbor, Harbor", harbor_a=("", "Bow", "", "Bow"))
    game = battle(s)
    game.expect("0 reorder: keep | 1 | 2 | 3").say("0 2")
    game.expect("0 reorder: 1 | 3 | 4")


# -- clauses ---


@clause("UO-19.1")
def test_19_1_a_decision_with_one_option_is_not_asked() -> None:
    s = spot("Werefox", might=(0, 5))
    assert battle(s).is_over, "there is one opponent"
    s = spot("Wizard")
    assert battle(s).is_over, "there is one Territory"
    s = spot("Elixir, Idealist's Handmirror", deck_a="Witch, Witch, Witch, Witch")
    assert battle(s).is_over, "there is one Item"
    s = spot(hand_a="Fighter, Fighter, Fighter")
    assert placing(s).is_over, "there is one kind of card"
    assert names(s, s.field[:3]) == "Fighter, Fighter, Fighter"


@clause("UO-19.1")
def test_19_1_the_last_card_of_a_placement_is_placed_by_itself() -> None:
    s = spot(hand_a="Fighter, Soldier")
    game = placing(s, "0 soldier")
    assert game.is_over
    assert names(s, s.field[:2]) == "Soldier, Fighter"


@clause("UO-19.1")
def test_19_1_a_gold_action_that_can_only_be_declined_is_not_asked() -> None:
    s = spot("Coin Purse, Sellsword")
    assert gains(battle(s)) == [0, 3]


@clause("UO-19.2")
@pytest.mark.parametrize("card", ["Werefox", "Druid", "Wizard"])
def test_19_2_a_mandatory_choice_without_a_target_is_skipped(card: str) -> None:
    s = spot(f"-, {card}", "Hoplite", "Hoplite", might=(0, 5, 5))
    game = battle(s)
    assert game.is_over, "all others are guarded"
    assert (sum(s.burning), s.curses_left, s.might[1:]) == (0, 10, [9, 9])


@clause("UO-19.2")
def test_19_2_the_steps_after_it_are_carried_out() -> None:
    s = spot("-, Magick Bomb", "Hoplite")
    assert gains(battle(s)) == [4]
    s = spot("Idealist's Handmirror")
    assert gains(battle(with_pack(s, ("idealists_handmirror", "copy(Item); might(2)")))) == [2]


def restored(game: Played) -> Played:
    """The same game, written down and read again."""
    s: Any = game.state
    data = json.loads(json.dumps(dump(s)))
    fresh: Any = new_state("overlord", seats=s.seats)
    fresh.terms = s.terms
    game.state = load(data, fresh)
    game.state.telling = True
    game.state.chance = NoDealer()
    return game


@clause("UO-19.3")
def test_19_3_a_game_can_be_put_down_at_every_choice_in_the_middle_of_effects() -> None:
    row = "Hallowed Corne Ash, Military Treatise, Idealist's Handmirror, Bishop, Revival Orb"
    answers = ("buy unit 1", "axe", "hallowed_corne_ash", "destroy witch", "fighter", "lord", "gladiator")

    def play(put_down: bool) -> tuple[Any, ...]:
        s = spot(row, units="Knight, Prince", discards_a="Witch, Fighter, Lord, Gladiator", province_a="Village")
        game = battle(s)
        for words in answers:
            game = restored(game) if put_down else game
            game.say(f"0 {words}")
        assert game.is_over
        return gains(game), hand(game), shown(game.state, 0)

    assert play(put_down=True) == play(put_down=False)
    assert play(put_down=True)[0] == [0, 3, 0, 3, 2 + 6]


@clause("UO-19.3")
def test_19_3_a_copy_goes_on_by_itself() -> None:
    s = spot("Necromancer, Fighter", discards_a="Gladiator, Soldier")
    game = battle(s)
    other: Any = s.copy(NoDealer())
    answer(other, 0, "soldier")
    game.say("0 gladiator")
    assert (s.might[0], other.might[0]) == (3 + 6 + 2, 3 + 2 + 2)


@clause("UO-19.3")
def test_19_3_a_copied_effect_remembers_column_bearer_and_moved_cards() -> None:
    s = spot("Elixir, -, Idealist's Handmirror, Fighter", discards_a="Gladiator, Witch")
    with_pack(s, ("elixir", "recover(Unit,1); icon(all,1); might(last.power+column)"))
    game = battle(s, "0 witch", "0 sword")
    game = restored(game).say("0 gladiator")
    game = restored(game).say("0 sword")
    assert gains(game) == [3 + 1, 6 + 3, 2 + 2]


@clause("UO-19.4")
def test_19_4_seats_place_in_any_order() -> None:
    held = {f"hand_{letter}": "Fighter, Soldier, Witch" for letter in "abc"}
    placed = []
    for order in ((0, 0, 1, 1, 2, 2), (2, 1, 0, 0, 1, 2), (1, 2, 2, 0, 1, 0)):
        s = spot(seats=3, **held)
        game = placing(s)
        assert [ask.seat for ask in asks(s)] == [0, 1, 2]
        for seat in order:
            game.say(f"{seat} {game.options(seat)[-1]}")
        assert game.is_over
        placed.append([names(s, s.field[seat * 6 : seat * 6 + 3]) for seat in range(3)])
    assert placed == [["Witch, Soldier, Fighter"] * 3] * 3


@clause("UO-19.4")
def test_19_4_others_see_nothing_of_an_answer_but_that_it_was_given() -> None:
    seen = []
    for choice in ("fighter", "witch"):
        s = spot(hand_a="Fighter, Witch, Lord", hand_b="Soldier, Viking")
        game = placing(s, f"0 {choice}")
        seen.append([(sights(s, seat), [e.seen_by(seat) for e in s.events], asks(s)[1:]) for seat in (1, None)])
        assert [shown(s, seat)["players"][0]["field"][:2] for seat in (1, None)] == [[FACE_DOWN, -1]] * 2
        assert game.happened("placed")[0].secret is not None
    assert seen[0] == seen[1]


@clause("UO-19.4")
def test_19_4_a_seat_that_has_finished_waits_for_the_others() -> None:
    s = spot(hand_a="Fighter, Witch", hand_b="Soldier, Viking")
    game = placing(s, "0 witch")
    game.expect("1 place: soldier | viking")
    assert [shown(s, seat)["players"][0]["field"][0] == FACE_DOWN for seat in everybody(s)] == [False, True, True]
    assert game.say("1 viking").is_over
