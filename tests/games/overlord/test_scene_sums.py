"""Might told: how each number came about, line by line, while a card is deployed and after it."""

from __future__ import annotations

from typing import Any

import pytest

from kit import new_state
from monoceros.engine.chance import Seeded
from monoceros.engine.scene import Line, Scene, Thing, Zone
from monoceros.games.overlord.facts import combatant_bonus, total_power
from monoceros.games.overlord.rules.game import play
from monoceros.games.overlord.state import State
from monoceros.games.overlord.sums import bonus_lines, power_lines
from monoceros.games.overlord.tables import COLUMNS, EMPTY, UNIT

from .spots import GAME, answer_anything, battle, playing, settle, spot, territories


def scene(s: State, seat: int | None = 0) -> Scene:
    return GAME.scene(GAME.view(s, seat))


def thing(found: Scene, name: str) -> Thing:
    return next(thing for thing in found.things if thing.id == name)


def zone(found: Scene, name: str) -> Zone:
    return next(zone for zone in found.zones if zone.id == name)


def words(lines: tuple[Line, ...]) -> list[str]:
    """`total Power 8 =`: what, how much, and whether it stands under a rule."""
    return [f"{line.label} {line.value}{' =' * line.sum}" for line in lines]


def ledger(found: Scene, name: str) -> list[str]:
    return words(thing(found, name).face.numbers[-1].ledger)


def counts(s: State, seat: int = 0) -> list[tuple[list[str], int, int]]:
    """The sum that is told after each change of a seat's Might in a battle: its lines, the Might, the change so far."""
    s.moments = []
    battle(s)
    found = []
    for event, moment in zip(s.events, s.moments, strict=True):
        if event.name == "might" and event.facts[0] == seat:
            (number,) = thing(scene(moment, 1), "sum/now").face.numbers  # type: ignore[arg-type]
            found.append((words(number.ledger), number.value, number.change))
    return found


# -- the card that is being deployed ---


def test_power_and_bonus_are_told_one_after_the_other() -> None:
    assert counts(spot("Fighter, Swordfighter"))[1:] == [
        (["printed Power 4", "Might earned 4 ="], 6, 4),
        (["printed Power 4", "icons of Fighter +1", "Might earned 5 ="], 7, 5),
    ]


def test_every_card_that_has_a_part_in_the_sum_is_named() -> None:
    s = spot(
        "Featherbow, Steel Sword, Wereowl, Feathersword",
        "Featherbow",
        province_a="Castle, Town, Town, Fortress",
        crits_a="C01",
    )
    assert counts(s)[-1][0] == [
        "printed Power 4",
        "its own effect +2",
        "Fortress +3",
        "Castle +1",
        "Steel Sword +3",
        "Featherbow −1",
        "total Power 12 =",
        "doubled 24 =",
        "icons of Featherbow +1",
        "Might earned 25 =",
    ]


def test_a_bonus_of_the_card_before_is_named() -> None:
    assert counts(spot("Witch, Fighter"))[1][0] == [
        "printed Power 2",
        "Witch +3",
        "total Power 5 =",
        "Might earned 5 =",
    ]


def test_a_total_below_0_counts_as_0() -> None:
    s = spot("Thief, Fighter", "-, Druid", starter=1)
    lines = ["printed Power 2", "Druid −4", "total Power 0 =", "icons of Thief +1", "Might earned 1 ="]
    assert counts(s)[-1] == (lines, 4, 1)


@pytest.mark.parametrize(
    ("row", "might", "line"),
    [
        ("Elixir", (0, 0), "Might by its effect +3"),
        ("Curse", (5, 0), "Might by its effect −2"),
        ("Werefox", (0, 5), "Might taken from another +2"),
    ],
)
def test_might_by_an_effect_has_a_line(row: str, might: tuple[int, int], line: str) -> None:
    assert line in counts(spot(row, might=might))[0][0]


def test_what_is_told_is_the_card_of_the_moment() -> None:
    s = spot("Coin Purse", "Fighter", units="Knight", starter=1)
    battle(s)
    for seat in (0, 1, None):
        found = scene(s, seat)
        assert (zone(found, "sum").label, zone(found, "sum").note) == ("Coin Purse", "column 1 of {0}")
        assert thing(found, "sum/now").face.text == "no Might so far"
        assert thing(found, "sum/now").owner == 0


def test_the_sums_told_are_the_sums_counted() -> None:
    """Whatever a random game comes to, the lines add up to what the rules count."""
    s: Any = new_state("overlord", seats=3)
    game, rng, seen = playing(s, play, chance=Seeded(3)), Seeded(4), 0
    while not game.is_over:
        answer_anything(game, rng)
        for seat in range(s.seats):
            for k in range(COLUMNS):
                card = s.field[seat * COLUMNS + k]
                if s.up[seat] >> k & 1 and card != EMPTY and s.terms.cards[card].kind == UNIT:
                    assert max(0, sum(line[4] for line in power_lines(s, seat, k))) == total_power(s, seat, k)
                    assert sum(line[4] for line in bonus_lines(s, seat, k)) == combatant_bonus(s, seat, k)
                    seen += 1
    assert seen > 50


# -- after it ---


def test_each_deployed_card_and_each_player_can_say_how_it_came_about() -> None:
    s = spot("Fighter, Swordfighter", "Werefox")
    battle(s)
    found = scene(s, 1)
    assert ledger(found, "field/0/2") == ["printed Power 4", "icons of Fighter +1", "Might earned 5 ="]
    total = ["1 Fighter +2", "2 Swordfighter +5", "lost to Werefox −2", "Might 5 ="]
    assert ledger(found, "might/0/now") == ledger(found, "race/0") == total


def test_the_own_cards_show_their_part_in_the_sum_of_the_moment() -> None:
    s = spot("Steel Sword, Fighter, Swordfighter", "-, -, Coin Purse", units="Knight")
    battle(s)
    assert [thing(scene(s), f"field/0/{k}").face.foot for k in (1, 2, 3)] == ["", "", ""], "another card is counted now"
    s = spot("Steel Sword, Fighter, Thief", units="Knight")
    s.moments = []
    battle(s, "0 decline")
    last: Any = s.moments[-1]
    assert [thing(scene(last), f"field/0/{k}").face.foot for k in (1, 2, 3)] == ["+3 Power", "+1 bonus", ""]


def test_what_waits_for_a_column_is_written_there() -> None:
    s = spot("Witch, Coin Purse, Wereowl, Fighter", units="Knight")
    s.column, s.active = 0, 0
    s.waiting, s.doubled = [(0, 1, 1, 3, 0)], [1 << 3, 0]
    assert [thing(scene(s), f"field/0/{k}").face.foot for k in (2, 4)] == ["+3 waits", "doubled"]
    assert thing(scene(s, 1), "field/0/2").label == "Column 2, face-down, +3 waits"


def test_face_down_critical_cards_are_counted_and_shown_ones_summed() -> None:
    s = spot(crits_a="C01 C03", might=(4, 0))
    card = thing(scene(s, 1), "might/0/criticals")
    assert ([(n.what, n.value, n.ledger) for n in card.face.numbers]) == [("Critical", 2, ())]
    assert card.label == "2 Critical, face-down"
    settle(s)
    assert ledger(scene(s, 1), "might/0/criticals") == ["Critical 2", "Critical 3", "Might 5 ="]
    assert ledger(scene(s, 1), "might/0/now") == ["Critical cards +5", "Might 9 ="]


# -- between the battles ---


def test_before_a_battle_the_order_of_the_round_is_told() -> None:
    s = spot(seats=3, starter=2, round=3, province_a="Mine", units="Knight")
    territories(s)
    found = scene(s)
    assert (zone(found, "sum").label, zone(found, "sum").note) == ("Round 3", "worth 2 Renown")
    told = [(each.owner, each.face.text) for each in found.things if each.zone == "sum"]
    assert told == [(2, "plays 1st"), (0, "plays 2nd"), (1, "plays 3rd")]


def test_after_it_the_result_is_told_the_winner_first() -> None:
    s = spot(seats=3, might=(4, 9, 9), starter=1)
    settle(s)
    found = scene(s, 0)
    assert (zone(found, "sum").label, zone(found, "sum").note) == ("Results", "{2} wins round 1")
    told = [(each.owner, each.face.numbers[0].value, each.marks) for each in found.things if each.zone == "sum"]
    assert told == [(2, 9, ("first",)), (1, 9, ()), (0, 4, ())]


def test_before_the_first_round_there_is_nothing_to_count() -> None:
    s: Any = new_state("overlord", seats=2)
    found = scene(s)
    assert zone(found, "sum").label == "Setup"
    assert [each.id for each in found.things if each.zone == "sum"] == ["order/0", "order/1"]
