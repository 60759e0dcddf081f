"""Section 2: components."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kit import clause, new_state
from monoceros.games.overlord.text import text, tracker

from .shown import shown
from .spots import GAME, battle, gains, icons, spot, whole_game

CONTENT = GAME.content.load([])


def copies(table: str, **wanted: Any) -> int:
    """How many cards of a table there are whose rows say so."""
    rows: Any = CONTENT.tables[table].values()
    return sum(row.copies for row in rows if all(getattr(row, key) == value for key, value in wanted.items()))


@clause("UO-2.1")
def test_2_1_exactly_239_cards() -> None:
    groups = {
        "starter Units": copies("card", kind="unit", starter=True),
        "starter Items": copies("card", kind="item", starter=True),
        "starter Territories": copies("card", kind="territory", starter=True),
        "Unit pile": copies("card", kind="unit", starter=False),
        "Item pile": copies("card", kind="item", starter=False),
        "Territory pile": copies("card", kind="territory", starter=False),
        "Critical": len(CONTENT.tables["critical"]),
        "Burning": copies("piece", id="burning"),
        "Curse": copies("card", kind="curse"),
        "Renown": copies("renown"),
        "Might": copies("piece", id="might"),
        "Reference": copies("piece", id="reference"),
    }
    assert list(groups.values()) == [12, 16, 4, 72, 39, 28, 30, 10, 10, 10, 4, 4]
    assert sum(groups.values()) == 239


@clause("UO-2.1")
def test_2_1_the_starters_and_the_copies_of_the_piles() -> None:
    rows: Any = CONTENT.tables["card"].values()
    starters = {row.name: row.copies for row in rows if row.starter}
    assert starters == {
        "Fighter": 4,
        "Soldier": 4,
        "Housecarl": 4,
        "Coin Purse": 12,
        "Hallowed Corne Ash": 4,
        "Town": 4,
    }
    assert Counter(row.copies for row in rows if row.kind == "unit" and not row.starter) == {2: 27, 1: 18}
    assert len([row for row in rows if row.kind == "item" and not row.starter]) == 28
    assert len([row for row in rows if row.kind == "territory" and not row.starter]) == 13
    renown: Any = CONTENT.tables["renown"].values()
    assert [row.copies for row in renown] == [1, 1, 1, 1, 1, 5]


@clause("UO-2.1")
def test_2_1_a_game_of_four_uses_every_card_of_the_decks() -> None:
    s: Any = whole_game(4, 3).check().state
    found = [card for row in range(3) for card in [*s.piles[row].cards(), *s.cemetery[row]]]
    for pile in (s.market, s.field, s.province):
        found += [card for card in pile if card >= 0]
    for seat in range(4):
        found += s.decks[seat].cards() + s.hands[seat] + s.discards[seat]
    kinds = Counter(s.terms.lexicon["cards"][card]["kind"] for card in found)
    assert (kinds["unit"], kinds["item"], kinds["territory"]) == (84, 55, 32)
    assert kinds["curse"] + s.curses_left == 10


@clause("UO-2.2")
@pytest.mark.parametrize(("kind", "number"), [("unit", 84), ("item", 55), ("territory", 32), ("curse", 10)])
def test_2_2_by_printed_card_type(kind: str, number: int) -> None:
    assert copies("card", kind=kind) == number


@clause("UO-2.2")
def test_2_2_the_other_card_types() -> None:
    assert (len(CONTENT.tables["critical"]), copies("renown")) == (30, 10)
    rows: Any = CONTENT.tables["piece"].values()
    assert {row.id: row.copies for row in rows} == {"burning": 10, "might": 4, "reference": 4}


@clause("UO-2.3")
def test_2_3_a_might_for_each_of_four_players_and_one_starting_player() -> None:
    s = spot("Military Treatise", seats=4, might=(3, 62, 0, 151), starter=2)
    battle(s, "0 elf")
    players = shown(s, None)["players"]
    assert [player["might"] for player in players] == [6, 62, 0, 151]
    assert [player["number"] for player in players] == [3, 4, 1, 2]
    assert [seat for seat in range(4) if icons(s.chosen[seat * 6])] == [0], "a chosen icon is marked where it lies"


@clause("UO-2.4")
def test_2_4_more_than_four_choices_can_be_open_at_once() -> None:
    items = "Military Treatise, Military Treatise, Idealist's Handmirror, Idealist's Handmirror"
    s = spot(f"{items}, Fighter", province_a="Town, Harbor, Harbor", harbor_a=("", "Sword", "Sword"))
    game = battle(s, "0 sword", "0 sword", "0 sword", "0 sword")
    assert [icons(s.chosen[column]) for column in (0, 1)] == [{"Sword": 6}, {"Sword": 2}]
    assert gains(game)[4] == 2 + 8 + 2


@clause("UO-2.5")
def test_2_5_might_and_reference_cards_have_no_part_in_play() -> None:
    s: Any = new_state("overlord", seats=4)
    played_with = {card["name"] for card in s.terms.lexicon["cards"]}
    assert not played_with & {"Might card", "Reference card"}
    assert len(played_with) == 28 + 13 + 45 + 6 + 1


@clause("UO-2.5")
def test_2_5_the_table_shows_a_number_instead_of_the_tracker() -> None:
    words = text(GAME.view(spot(might=(62, 7)), None))
    assert "Might 62" in words
    assert "Might 7" in words


@clause("UO-2.6")
@pytest.mark.parametrize(
    ("might", "shown"),
    [
        (1, "plain side, space 1 (front)"),
        (25, "plain side, space 25 (front)"),
        (26, "plain side, space 26 (back)"),
        (50, "plain side, space 50 (back)"),
        (51, "50 side, space 1 (front)"),
        (75, "50 side, space 25 (front)"),
        (76, "50 side, space 26 (back)"),
        (100, "50 side, space 50 (back)"),
        (101, "100 side, space 1 (front)"),
        (125, "100 side, space 25 (front)"),
        (126, "100 side, space 26 (back)"),
        (150, "100 side, space 50 (back)"),
    ],
)
def test_2_6_the_tracker(might: int, shown: str) -> None:
    assert tracker(might) == shown


@clause("UO-2.6")
def test_2_6_might_0_stands_on_no_space() -> None:
    assert tracker(0) == "plain side, space 0"


@clause("UO-2.7")
@pytest.mark.parametrize(("might", "shown"), [(151, "100 side, space 51"), (230, "100 side, space 130")])
def test_2_7_beyond_the_tracker_the_plain_remainder(might: int, shown: str) -> None:
    assert tracker(might) == shown
