"""Section 3: setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kit import Played, clause
from monoceros.engine.chance import Dealer, Seeded
from monoceros.engine.events import ALL
from monoceros.games.overlord.effects.market import fill_row
from monoceros.games.overlord.rules.game import set_up
from monoceros.games.overlord.rules.round import end_phase, results
from monoceros.games.overlord.tables import COLUMNS, EMPTY, ROW_NAMES

from .shown import shown
from .spots import (
    GAME,
    battle,
    facts,
    fresh,
    named,
    names,
    playing,
    province,
    row,
    setting_up,
    spot,
    territories,
    whole_game,
)

STARTERS = ["Coin Purse", "Coin Purse", "Coin Purse", "Fighter", "Hallowed Corne Ash", "Housecarl", "Soldier"]


class Watched(Dealer):
    """Remembers among how many there was to pick each time. The first outcome, the starting player, can be given."""

    def __init__(self, starter: int = 0, seed: int = 1) -> None:
        self.starter = starter
        self.inner = Seeded(seed)
        self.asked: list[int] = []

    def pick(self, n: int) -> int:
        self.asked.append(n)
        return self.starter if len(self.asked) == 1 else self.inner.pick(n)


def set_up_with(dealer: Dealer, seats: int, **options: Any) -> Played:
    return playing(fresh(seats, **options), set_up, chance=dealer)


def for_sale(s: Any, kind: int) -> list[int]:
    """The cards of a row: its pile and its slots."""
    return [*s.piles[kind].cards(), *[card for card in s.market[3 * kind : 3 * kind + 3] if card != EMPTY]]


# -- 3.1 Shared area ---


@clause("UO-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_1_starters_are_kept_apart_from_the_piles(seats: int) -> None:
    s: Any = setting_up(seats).state
    assert not [card for kind in range(3) for card in for_sale(s, kind) if s.terms.cards[card].starter]
    assert [len(for_sale(s, kind)) for kind in range(3)] == [72 - 3 * seats, 39, 28]


@clause("UO-3.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_3_2_the_starters_of_missing_players_are_out_of_the_game(seats: int) -> None:
    s: Any = whole_game(seats, 5).state
    found = [card for kind in range(3) for card in [*for_sale(s, kind), *s.cemetery[kind]]]
    for seat in range(seats):
        found += s.decks[seat].cards() + s.hands[seat] + s.discards[seat]
    found += s.field + s.province
    starters = Counter(name for name in named(s, found) if s.terms.cards[name_number(s, name)].starter)
    assert starters == Counter(STARTERS * seats + ["Town"] * seats)


def name_number(s: Any, name: str) -> int:
    return [card["name"] for card in s.terms.lexicon["cards"]].index(name)


@clause("UO-3.3")
def test_3_3_the_top_card_of_the_critical_pile_shows_the_conditions_of_round_1() -> None:
    s: Any = setting_up(2).state
    assert (s.crit_pile.size(), len(s.stack_of_conditions)) == (29, 1)
    assert sorted([*s.crit_pile.cards(), *s.stack_of_conditions]) == list(range(30))
    for seat in (0, 1, None):
        seen = shown(s, seat)
        assert (seen["conditions"], seen["critical_pile"]) == (s.stack_of_conditions, 29)


@clause("UO-3.3")
def test_3_3_the_critical_pile_is_shuffled() -> None:
    first: set[int] = set()
    for seed in range(12):
        s: Any = setting_up(2, seed).state
        first.add(s.stack_of_conditions[0])
    assert len(first) > 4


@clause("UO-3.3")
def test_3_3_the_first_condition_card_is_the_bottom_of_the_stack() -> None:
    s: Any = setting_up(2).state
    (first,) = s.stack_of_conditions
    end_phase(s)
    assert len(s.stack_of_conditions) == 2
    assert s.stack_of_conditions[0] == first != s.stack_of_conditions[-1]


@clause("UO-3.4")
def test_3_4_the_renown_cards_in_the_order_of_rounds_then_the_bonus_cards() -> None:
    s = spot(seats=2)
    taken = []
    for round in range(1, 6):
        s.round, s.might = round, [99, 0]
        before = s.renown[0]
        results(s)
        taken.append((s.renown[0] - before, s.bonus_left))
    assert taken == [(1, 5), (1, 5), (2, 5), (2, 5), (2 + 5, 0)]


@clause("UO-3.5")
def test_3_5_ten_burning_cards_and_ten_curses_lie_open() -> None:
    seen = shown(setting_up(3).state, None)
    assert (seen["burning_left"], seen["curses_left"]) == (10, 10)


@clause("UO-3.6")
@pytest.mark.parametrize(("kind", "word"), list(enumerate(ROW_NAMES)))
def test_3_6_three_separate_piles_without_starters(kind: int, word: str) -> None:
    s: Any = setting_up(2).state
    kinds = {s.terms.lexicon["cards"][card]["kind"] for card in for_sale(s, kind)}
    assert kinds == {word}


@clause("UO-3.6")
def test_3_6_the_piles_are_shuffled_and_lie_face_down() -> None:
    rows = set()
    for seed in range(6):
        s: Any = setting_up(2, seed).state
        rows.add(tuple(s.market))
        assert shown(s, 0)["piles"] == [72 - 3 - 6, 36, 25], "only their number is seen"
    assert len(rows) == 6


@clause("UO-3.7")
def test_3_7_three_rows_of_three_slots_the_newest_card_next_to_the_pile() -> None:
    s = spot("Coin Purse, Coin Purse", units="Knight, Witch, Hunter", unit_pile="Thief, Lord")
    game = battle(s)
    buys = [option for option in game.options(0) if option.startswith("buy")]
    assert buys == ["buy unit 1", "buy unit 2", "buy unit 3"]
    assert row(game.say("0 buy unit 1"), "unit") == "Thief, Witch, Hunter"
    assert row(game.say("0 buy unit 3"), "unit") == "Lord, Thief, Witch", "the older ones move away from the pile"


@clause("UO-3.8")
def test_3_8_the_first_card_drawn_goes_to_slot_3() -> None:
    s = spot(unit_pile="Thief, Shaman, Witch, Hunter")
    fill_row(s, 0)
    assert names(s, s.market[:3]) == "Witch, Shaman, Thief"
    assert names(s, s.piles[0].cards()) == "Hunter"


@clause("UO-3.8")
def test_3_8_each_row_is_filled_face_up() -> None:
    game = setting_up(2)
    s: Any = game.state
    offered = facts(game, "offered")
    assert [kind for kind, *_ in offered] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    for kind in range(3):
        assert s.market[3 * kind : 3 * kind + 3] == [card for at, card, _ in offered if at == kind][::-1]
    assert shown(s, None)["market"] == s.market


@clause("UO-3.9")
def test_3_9_three_cemeteries_empty_at_the_start() -> None:
    assert shown(setting_up(4).state, None)["cemetery"] == [[], [], []]


@clause("UO-3.9")
def test_3_9_the_cemeteries_are_face_up_and_shared() -> None:
    s = spot(hand_a="Elixir, Lord", hand_b="Soldier", province_a="Temple, Temple", province_b="Temple")
    territories(s, "0 1", "0 elixir", "0 2", "0 lord", "1 1", "1 soldier")
    for seat in (0, 1, None):
        assert [names(s, pile) for pile in shown(s, seat)["cemetery"]] == ["Lord, Soldier", "Elixir", ""]


# -- 3.2 Each player ---


@clause("UO-3.10")
def test_3_10_everybody_starts_with_0_might_and_0_renown() -> None:
    players = shown(setting_up(4).state, None)["players"]
    assert [(player["might"], player["renown"]) for player in players] == [(0, 0)] * 4


@clause("UO-3.11")
def test_3_11_a_town_in_column_1_of_each_province() -> None:
    game = setting_up(4)
    s: Any = game.state
    assert [province(game, seat) for seat in range(4)] == ["Town"] * 4
    assert s.province == [s.terms.town, *[EMPTY] * (COLUMNS - 1)] * 4


@clause("UO-3.12")
@pytest.mark.parametrize("seats", [2, 4])
def test_3_12_seven_starters_each(seats: int) -> None:
    s: Any = setting_up(seats).state
    for deck in s.decks:
        assert named(s, [card for card in deck.cards() if s.terms.cards[card].starter]) == STARTERS


@clause("UO-3.13")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_3_13_the_starting_player_is_chosen_at_random_before_any_card_is_dealt(starter: int) -> None:
    dealer = Watched(starter)
    game = set_up_with(dealer, 3)
    assert dealer.asked[0] == 3, "one of three, before all else"
    assert game.state.events[0].name == "starts"
    assert facts(game, "starts") == [(starter,)]
    assert [player["number"] for player in shown(game.state, None)["players"]].index(1) == starter


@clause("UO-3.14")
def test_3_14_in_player_order_each_player_draws_three_units_and_shows_them() -> None:
    game = set_up_with(Watched(starter=1), 3)
    s: Any = game.state
    dealt = game.happened("dealt")
    assert [event.facts[0] for event in dealt] == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    for event in dealt:
        card = event.seen_by(None).facts[1]
        assert s.terms.lexicon["cards"][card]["kind"] == "unit"
        assert not s.terms.cards[card].starter
        assert event.shows == ALL


@clause("UO-3.15")
def test_3_15_starters_and_extra_cards_make_a_face_down_deck_of_10() -> None:
    game = setting_up(3)
    s: Any = game.state
    for seat in range(3):
        dealt = [card for owner, card in facts(game, "dealt") if owner == seat]
        assert s.decks[seat].size() == 10
        assert named(s, s.decks[seat].cards()) == sorted([*STARTERS, *named(s, dealt)])
        for viewer in (0, 1, 2, None):
            assert shown(s, viewer)["players"][seat]["deck_top"] == []


@clause("UO-3.16")
def test_3_16_the_marketplace_is_filled_before_the_units_are_drawn_and_stays() -> None:
    game = setting_up(4)
    order = [event.name for event in game.state.events if event.name in ("offered", "dealt")]
    assert order == ["offered"] * 9 + ["dealt"] * 12


@clause("UO-3.17")
def test_3_17_hands_and_discard_piles_are_empty() -> None:
    s: Any = setting_up(4).state
    assert (s.hands, s.known, s.discards) == ([[]] * 4, [[]] * 4, [[]] * 4)


@clause("UO-3.18")
def test_3_18_chance_in_order_starting_player_condition_marketplace_units() -> None:
    dealer = Watched()
    set_up_with(dealer, 2)
    marketplace = [72, 71, 70, 39, 38, 37, 28, 27, 26]
    assert dealer.asked == [2, 30, *marketplace, 69, 68, 67, 66, 65, 64]


@clause("UO-3.18")
def test_3_18_a_seed_reproduces_a_game() -> None:
    first, again, other = (whole_game(3, seed) for seed in (11, 11, 12))
    assert first.state.events == again.state.events
    assert first.state.events != other.state.events


# -- 3.3 Advanced setup ---

SIX = "take unit 1 | take unit 2 | take unit 3 | take item 1 | take item 2 | take item 3"


@clause("UO-3.20")
def test_3_20_advanced_setup_is_an_option_off_by_default() -> None:
    assert GAME.option_values({})["advanced_setup"] is False
    assert setting_up(2).is_over, "nobody is asked"
    game = setting_up(2, advanced_setup=True)
    assert not game.is_over
    assert len(facts(game, "dealt")) == 2, "one Unit each instead of three"


@clause("UO-3.21")
def test_3_21_first_each_player_in_order_draws_one_unit_and_shows_it() -> None:
    game = set_up_with(Watched(starter=2), 3, advanced_setup=True)
    assert [seat for seat, _ in facts(game, "dealt")] == [2, 0, 1]
    assert facts(game, "gained") == []
    s: Any = game.state
    assert {s.terms.lexicon["cards"][card]["kind"] for _, card in facts(game, "dealt")} == {"unit"}


@clause("UO-3.22")
def test_3_22_from_the_highest_number_down_each_takes_a_unit_or_an_item() -> None:
    game = set_up_with(Watched(starter=1), 3, advanced_setup=True)
    game.expect(f"0 setup: {SIX}").say("0 take unit 2")
    game.expect(f"2 setup: {SIX}").say("2 take item 1")
    game.expect(f"1 setup: {SIX}")


@clause("UO-3.23")
@pytest.mark.parametrize(("slot", "stay"), [(1, (1, 2)), (2, (0, 2)), (3, (0, 1))])
def test_3_23_the_row_is_slid_and_refilled_after_each_pick(slot: int, stay: tuple[int, int]) -> None:
    game = set_up_with(Watched(), 2, advanced_setup=True)
    s: Any = game.state
    before = s.market[:]
    game.say(f"1 take item {slot}")
    assert s.market[4:6] == [before[3 + at] for at in stay]
    assert s.market[3] == facts(game, "offered")[-1][1]
    assert (s.market[:3], s.market[6:]) == (before[:3], before[6:])
    assert s.piles[1].size() == 35


@clause("UO-3.24")
@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1, 0, 1]), (4, [0, 3, 2, 1, 0, 3, 2, 1])])
def test_3_24_everybody_takes_twice_both_times_from_the_highest_number_down(seats: int, order: list[int]) -> None:
    game = set_up_with(Watched(starter=1), seats, advanced_setup=True)
    for seat in order:
        game.expect_name(seat, "setup").say(f"{seat} take unit 1")
    assert game.is_over


@clause("UO-3.25")
def test_3_25_the_three_cards_and_the_starters_make_a_deck_of_10() -> None:
    game = set_up_with(Watched(), 2, advanced_setup=True)
    game.say("1 take unit 1", "0 take item 2", "1 take item 3", "0 take unit 3")
    s: Any = game.state
    for seat in (0, 1):
        got = [card for owner, card in [*facts(game, "dealt"), *facts(game, "gained")] if owner == seat]
        assert len(got) == 3
        assert named(s, s.decks[seat].cards()) == sorted([*STARTERS, *named(s, got)])
        assert (s.hands[seat], s.known[seat]) == ([], [])


@clause("UO-3.26")
def test_3_26_these_picks_are_neither_purchases_nor_gold_actions() -> None:
    game = set_up_with(Watched(), 2, advanced_setup=True)
    game.say("1 take unit 1", "0 take item 2", "1 take item 3", "0 take unit 3")
    s: Any = game.state
    assert (facts(game, "bought"), s.gold_used, s.bought) == ([], [0, 0], [0, 0])
    assert len(facts(game, "gained")) == 4
