"""Section 11: Draw, Destroy, Curse, Burning, looking at the deck, Critical."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.overlord.effects.cards import draw_cards
from monoceros.games.overlord.rules.round import end_phase
from monoceros.games.overlord.tables import COLUMNS

from .shown import shown
from .spots import (
    GAME,
    battle,
    cemetery,
    deck,
    discards,
    everybody,
    facts,
    gains,
    hand,
    names,
    province,
    settle,
    spot,
    territories,
    with_pack,
)

NO_PHASE: dict[str, Any] = {"province_b": "Fortress"}


# -- Draw and Destroy ---


@clause("UO-11.1")
def test_11_1_draw_takes_the_top_card_of_the_own_deck() -> None:
    s = spot("Elven Archer", deck_a="Witch, Hunter", deck_b="Lord")
    game = battle(s)
    assert (hand(game), hand(game, 1)) == ("Witch", "")
    assert (deck(s), deck(s, 1)) == ("Hunter", "Lord")


@clause("UO-11.1")
def test_11_1_an_empty_deck_is_made_anew_for_a_draw_effect() -> None:
    s = spot("Elixir", deck_a="Witch", discards_a="Hunter")
    game = battle(s, chance=Seeded(1))
    assert (hand(game), discards(game)) == ("Hunter, Witch", "")
    assert facts(game, "reshuffled") == [(0,)]


@clause("UO-11.2")
@pytest.mark.parametrize(
    ("card", "row"), [("Witch", "unit"), ("Fighter", "unit"), ("Elixir", "item"), ("Coin Purse", "item")]
)
def test_11_2_a_destroyed_card_goes_to_the_cemetery_of_its_type(card: str, row: str) -> None:
    s = spot("Bishop", discards_a=card)
    game = battle(s, f"0 {card.lower().replace(' ', '_')}")
    assert [cemetery(game, word) for word in ("unit", "item", "territory")] == [
        card if word == row else "" for word in ("unit", "item", "territory")
    ]
    assert discards(game) == ""


@clause("UO-11.2")
def test_11_2_destroyed_territories_have_a_cemetery_of_their_own_and_all_lie_face_up() -> None:
    s = spot("Coin Purse", territorys="Mine, Desert, Forest", territory_pile="Harbor, Castle")
    game = battle(s, "0 refresh")
    assert cemetery(game, "territory") == "Forest, Desert"
    for seat in everybody(s):
        assert names(s, shown(s, seat)["cemetery"][2]) == "Forest, Desert"


@clause("UO-11.3")
def test_11_3_a_destroyed_curse_goes_back_to_the_curse_pile() -> None:
    s = spot("Charm of Warding", discards_a="Curse, Fighter, Curse", curses_left=8)
    game = battle(s)
    game.expect("0 destroy: curse | none").say("0 curse", "0 curse")
    assert (s.curses_left, discards(game)) == (10, "Fighter")
    assert s.cemetery == [[], [], []]


# -- Curse ---


@clause("UO-11.4")
def test_11_4_a_curse_is_placed_on_top_of_the_affected_players_deck() -> None:
    s = spot("Druid", deck_b="Witch")
    game = battle(s)
    assert (deck(s, 1), deck(s, 0), s.curses_left) == ("Curse, Witch", "", 9)
    draw_cards(s, 1, 1)
    assert hand(game, 1) == "Curse"


@clause("UO-11.5")
def test_11_5_on_an_empty_deck_the_curse_is_the_only_card_and_nothing_is_shuffled() -> None:
    s = spot("Druid", discards_b="Witch, Hunter")
    game = battle(s)
    assert (deck(s, 1), discards(game, 1)) == ("Curse", "Witch, Hunter")
    assert facts(game, "reshuffled") == []


@clause("UO-11.6")
@pytest.mark.parametrize("card", ["Druid", "Dark Marquess", "Dark Knight"])
def test_11_6_without_curses_in_the_pile_none_is_placed(card: str) -> None:
    s = spot(card, seats=3, curses_left=0)
    game = battle(s)
    assert game.is_over, "nobody is asked"
    assert ([pile.size() for pile in s.decks], s.curses_left) == ([0, 0, 0], 0)


@clause("UO-11.7")
def test_11_7_with_fewer_curses_than_players_the_user_chooses_one_by_one() -> None:
    s = spot("Dark Marquess", seats=4, curses_left=2)
    game = battle(s)
    game.expect("0 curse: 1 | 2 | 3").say("0 3")
    game.expect("0 curse: 1 | 2").say("0 1")
    assert game.is_over
    assert [deck(s, seat) for seat in range(4)] == ["", "Curse", "", "Curse"]


@clause("UO-11.7")
def test_11_7_with_enough_curses_nobody_is_asked() -> None:
    s = spot("Dark Marquess", seats=4, curses_left=3)
    assert battle(s).is_over
    assert [deck(s, seat) for seat in range(4)] == ["", "Curse", "Curse", "Curse"]


@clause("UO-11.7")
def test_11_7_guarded_players_are_not_affected_and_need_no_curse() -> None:
    s = spot("-, Dark Marquess", "Hoplite", "", "", curses_left=2)
    assert battle(s).is_over
    assert [deck(s, seat) for seat in range(4)] == ["", "", "Curse", "Curse"]


# -- Burning ---


@clause("UO-11.8")
def test_11_8_the_user_chooses_a_territory_of_another_player() -> None:
    s = spot("Wizard", "", "", province_a="Town, Castle", province_b="Town, Mine", province_c="Desert")
    game = battle(s)
    game.expect("0 burn: burn 1 1 | burn 1 2 | burn 2 1").say("0 burn 1 2")
    assert (s.burning[COLUMNS + 1], sum(s.burning), s.burning_left) == (1, 1, 9)


@clause("UO-11.8")
def test_11_8_a_card_that_says_a_territory_card_may_burn_an_own_one_too() -> None:
    s = with_pack(
        spot("Wizard", "", "Hoplite", starter=2, province_a="Town, Castle", province_b="Mine", seats=3),
        ("wizard", "burn(any,1)"),
    )
    game = battle(s)
    game.expect("0 burn: burn 0 1 | burn 0 2 | burn 1 1").say("0 burn 0 2")
    assert (s.burning[1], sum(s.burning), s.burning_left) == (1, 1, 9), "C is guarded"


@clause("UO-11.8")
def test_11_8_alone_among_guarded_players_it_must_burn_an_own_one() -> None:
    s = with_pack(spot("Wizard", "Hoplite", starter=1), ("wizard", "burn(any,1)"))
    battle(s)
    assert (s.burning[0], s.burning_left) == (1, 9)


@clause("UO-11.8")
def test_11_8_a_card_whose_words_say_any_territory_may_burn_any() -> None:
    """What a row says in words, its vocabulary means: `another player's` never burns the own."""
    rows: list[Any] = [row for row in GAME.content.load([]).tables["card"].values() if "burn(" in str(row)]
    assert {row.name for row in rows} == {"Wizard", "Magick Bomb"}
    for row in rows:
        assert ("burn(any" in row.effect) == ("another player" not in row.text)


@clause("UO-11.9")
def test_11_9_a_territory_is_off_from_the_moment_it_burns() -> None:
    s = spot("Fighter, Wizard", "Fighter, Fighter", province_b="Castle")
    game = battle(s)
    assert gains(game, 1) == [2 + 1, 2 + 1], "the Castle's Power; then none, but a Sword icon"
    s = spot("Wizard", "Elven Sibyl", province_b="Forest")
    assert gains(battle(s), 1) == [2 + 2], "Staff and Elf, both on the Sibyl: the Forest's Elf gives no bonus"


@clause("UO-11.10")
def test_11_10_several_burning_cards_lie_on_one_territory_and_go_one_by_one() -> None:
    s = spot("Wizard, Wizard, Wizard", province_a="Fortress")
    battle(s)
    assert (s.burning[COLUMNS], s.burning_left) == (3, 7)
    for left in (2, 1, 0):
        assert territories(s).is_over
        assert (s.burning[COLUMNS], s.burning_left) == (left, 10 - left)
    territories(s).expect("1 territory: 1 | end")


@clause("UO-11.11")
def test_11_11_a_burning_lasts_to_the_end_of_the_next_territory_phase() -> None:
    s = spot("Wizard", "Fighter", province_a="Fortress", province_b="Castle")
    assert gains(battle(s), 1) == [2]
    settle(s)
    end_phase(s)
    s.gains = [0] * len(s.gains)
    assert territories(s).is_over, "the Castle cannot be used"
    assert s.burning[COLUMNS] == 0
    s.field[COLUMNS] = s.discards[1].pop()
    assert gains(battle(s), 1) == [3]


@clause("UO-11.12")
def test_11_12_without_burning_cards_in_the_pile_none_is_placed() -> None:
    s = spot("Magick Bomb", province_b="Town, Mine", burning_left=0)
    game = battle(s)
    assert game.is_over
    assert (gains(game), sum(s.burning), s.burning_left) == ([4], 0, 0)


@clause("UO-11.13")
def test_11_13_a_burning_card_belongs_to_the_column() -> None:
    s = spot("Farsight Crystal", province_a="Town, Fortress", burning_a=(1, 0), **NO_PHASE)
    game = battle(s, "0 2")
    assert (province(game), s.burning[:2]) == ("Fortress, Town", [1, 0])
    territories(s).expect("0 territory: 2 | end")


# -- looking at the deck, discarding from it ---


@clause("UO-11.14")
def test_11_14_looking_at_more_cards_than_there_are_shuffles_nothing() -> None:
    s = spot(province_a="Desert", deck_a="Witch, Hunter", discards_a="Lord, Prince", **NO_PHASE)
    game = territories(s, "0 1")
    assert names(s, s.looked) == "Witch, Hunter"
    game.say("0 keep", "0 keep")
    assert (deck(s), discards(game)) == ("Witch, Hunter", "Lord, Prince")


@clause("UO-11.14")
def test_11_14_discarding_more_cards_than_there_are_shuffles_nothing() -> None:
    s = spot(province_a="Forest of Thorns", deck_a="Elixir", discards_a="Lord, Prince", **NO_PHASE)
    game = territories(s, "0 1")
    assert game.is_over, "no Unit was discarded"
    assert (deck(s), discards(game)) == ("", "Lord, Prince, Elixir")


@clause("UO-11.15")
@pytest.mark.parametrize(
    ("answers", "left", "gone"),
    [
        ("keep keep keep", "Witch, Hunter, Lord, Viking", ""),
        ("keep discard keep", "Witch, Lord, Viking", "Hunter"),
        ("discard keep discard", "Hunter, Viking", "Witch, Lord"),
        ("discard discard discard", "Viking", "Witch, Hunter, Lord"),
    ],
)
def test_11_15_what_stays_returns_in_its_order(answers: str, left: str, gone: str) -> None:
    s = spot(province_a="Desert", deck_a="Witch, Hunter, Lord, Viking", **NO_PHASE)
    game = territories(s, "0 1", *[f"0 {word}" for word in answers.split()])
    assert (deck(s), discards(game)) == (left, gone)
    assert s.looked == []


@clause("UO-11.16")
def test_11_16_only_the_owner_sees_what_is_looked_at() -> None:
    s = spot(province_a="Desert", deck_a="Witch, Hunter, Lord", **NO_PHASE)
    game = territories(s, "0 1")
    assert [names(s, shown(s, seat)["looked"]) for seat in everybody(s)] == ["Witch, Hunter, Lord", "", ""]
    (event,) = game.happened("looks")
    assert [event.seen_by(seat).secret is not None for seat in everybody(s)] == [True, False, False]


@clause("UO-11.16")
def test_11_16_what_is_discarded_from_the_deck_is_public() -> None:
    s = spot(province_a="Desert", deck_a="Witch, Hunter, Lord", **NO_PHASE)
    game = territories(s, "0 1", "0 keep", "0 discard")
    for seat in everybody(s):
        assert names(s, shown(s, seat)["players"][0]["discards"]) == "Hunter"
        assert [names(s, [event.seen_by(seat).facts[1]]) for event in game.happened("milled")] == ["Hunter"]


# -- Critical ---


@clause("UO-11.17")
def test_11_17_the_top_critical_card_lies_face_down_beside_the_player() -> None:
    s = spot("Hunter", critical_pile="C05 C06")
    game = battle(s)
    assert (s.crits, s.crit_pile.size()) == ([[4], []], 1)
    assert facts(game, "critical") == [(0,)]
    assert s.might[0] == 3, "it is worth nothing yet"


@clause("UO-11.18")
def test_11_18_nobody_looks_at_a_face_down_critical_card() -> None:
    one, other = spot(crits_a="C07", critical_pile="C01"), spot(crits_a="C01", critical_pile="C07")
    for seat in everybody(one):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        assert shown(one, seat)["players"][0]["criticals"] == 1
    assert settle(one).might[0] != settle(other).might[0]


@clause("UO-11.19")
def test_11_19_an_empty_pile_is_made_of_the_condition_stack_below_its_top_card() -> None:
    s = spot("Sniper", critical_pile="", condition="C10", stack_below="C11 C12 C13")
    game = battle(s, chance=Seeded(1))
    assert s.stack_of_conditions == [9]
    assert sorted(s.crits[0] + s.crit_pile.cards()) == [10, 11, 12]
    assert (len(s.crits[0]), facts(game, "criticals_renewed")) == (2, [(3,)])


@clause("UO-11.19")
def test_11_19_the_pile_is_made_anew_only_when_a_card_must_be_drawn() -> None:
    s = spot("Sniper", critical_pile="C01 C02", stack_below="C11 C12 C13")
    battle(s)
    assert (s.crit_pile.size(), len(s.stack_of_conditions)) == (0, 4)


@clause("UO-11.20")
@pytest.mark.parametrize(("below", "drawn"), [("", 0), ("C11", 1)])
def test_11_20_with_no_card_below_the_top_one_none_is_drawn(below: str, drawn: int) -> None:
    s = spot("Sniper", critical_pile="", condition="C10", stack_below=below)
    battle(s, chance=Seeded(1))
    assert (len(s.crits[0]), s.stack_of_conditions) == (drawn, [9])


@clause("UO-11.21")
def test_11_21_a_critical_of_the_territory_phase_waits_for_the_results_of_the_round() -> None:
    s = spot(province_a="Watchtower", critical_pile="C30 C02", **NO_PHASE)
    territories(s, "0 1")
    assert (s.crits[0], s.might[0]) == ([29], 0)
    battle(s)
    settle(s)
    assert (s.shown_crits[0], s.might[0]) == ([29], 4)


@clause("UO-11.21")
def test_11_21_it_counts_for_cards_that_look_for_face_down_critical_cards() -> None:
    s = spot("Feathersword", province_a="Watchtower", **NO_PHASE)
    territories(s, "0 1")
    assert gains(battle(s)) == [4 + 2]
    assert gains(battle(with_pack(spot("Elixir", crits_a="C01 C02"), ("elixir", "might(crits)")))) == [2]
