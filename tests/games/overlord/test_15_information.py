"""Section 15: what is open and what is hidden; worlds that a seat cannot tell apart."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause
from monoceros.engine.chance import NoDealer, Seeded
from monoceros.engine.core import asks
from monoceros.engine.pile import Pile
from monoceros.games.overlord.effects.cards import discard_from_hand, draw_cards, put_into_hand
from monoceros.games.overlord.effects.icons import curse
from monoceros.games.overlord.rules.game import play
from monoceros.games.overlord.state import State
from monoceros.games.overlord.tables import COLUMNS

from .shown import shown
from .spots import (
    GAME,
    answer_anything,
    battle,
    cards,
    discards,
    everybody,
    fresh,
    hand,
    names,
    number,
    placing,
    playing,
    settle,
    sights,
    spot,
    territories,
)
from .spots import told as told_of

NO_PHASE: dict[str, Any] = {"province_b": "Fortress"}


def bag(s: State, seat: int, words: str) -> State:
    """A deck in an order that nobody knows."""
    s.decks[seat], s.open_tops[seat] = Pile(cards(s, words), []), []
    return s


def same_for(one: State, other: State, *seats: int | None) -> None:
    for seat in seats:
        assert sights(one, seat) == sights(other, seat), f"seat {seat} can tell them apart"


def other_for(one: State, other: State, seat: int) -> None:
    assert sights(one, seat) != sights(other, seat), f"seat {seat} should know more"


def player(s: State, seat: int | None, owner: int) -> dict[str, Any]:
    found: dict[str, Any] = shown(s, seat)["players"][owner]
    return found


def worlds(s: State, seat: int | None, number: int = 40) -> list[Any]:
    return [GAME.redeal(s, seat, Seeded(seed)) for seed in range(number)]


# -- hidden from everybody ---


@clause("UO-15.1")
@pytest.mark.parametrize(
    ("pile", "one", "other"),
    [
        ("unit_pile", "Witch, Hunter, Lord", "Lord, Viking, Witch"),
        ("item_pile", "Elixir, Steel Axe", "Steel Axe, Elixir"),
        ("territory_pile", "Mine, Castle", "Desert, Mine"),
        ("critical_pile", "C01 C02", "C07 C14"),
        ("crits_a", "C01 C02", "C30 C07"),
    ],
)
def test_15_1_face_down_piles_and_critical_cards_are_hidden_from_everybody(pile: str, one: str, other: str) -> None:
    same_for(spot(memory_aid=False, **{pile: one}), spot(memory_aid=False, **{pile: other}), 0, 1, None)


@clause("UO-15.1")
def test_15_1_the_own_deck_is_hidden_too() -> None:
    one, other = (bag(spot(memory_aid=False), 0, deck) for deck in ("Witch, Hunter", "Lord, Viking"))
    same_for(one, other, 0, 1, None)


@clause("UO-15.1")
def test_15_1_an_imagined_world_deals_critical_cards_anew_for_the_owner_too() -> None:
    s = spot(crits_a="C01", crits_b="C02")
    s.crit_pile = Pile([2, 3, 4], [])
    for seat in everybody(s):
        found = worlds(s, seat)
        assert {w.crits[0][0] for w in found} == {0, 1, 2, 3, 4}
        assert {w.crits[1][0] for w in found} == {0, 1, 2, 3, 4}


@clause("UO-15.1")
def test_15_1_a_critical_card_of_an_old_pile_is_not_imagined_in_the_new_one() -> None:
    s = spot("Hunter", critical_pile="", crits_b="C02", condition="C10", stack_below="C11 C12 C13")
    battle(s, chance=Seeded(1))
    assert {w.crits[1][0] for w in worlds(s, 0)} == {1}
    assert {w.crits[0][0] for w in worlds(s, 0)} == {10, 11, 12}


# -- hidden from everybody but the owner ---


@clause("UO-15.2")
def test_15_2_hand_cards_are_seen_by_their_owner_only() -> None:
    one, other = (bag(spot(hand_a=held), 0, rest) for held, rest in (("Witch", "Lord"), ("Lord", "Witch")))
    same_for(one, other, 1, None)
    other_for(one, other, 0)


@clause("UO-15.2")
def test_15_2_face_down_battlefield_cards_are_seen_by_their_owner_only() -> None:
    one, other = spot("Coin Purse, Witch, Lord", units="Knight"), spot("Coin Purse, Lord, Witch", units="Knight")
    same_for(one, other, 1, None)
    other_for(one, other, 0)
    games = [battle(one), battle(other)]
    same_for(one, other, 1, None)
    for game in games:
        game.say("0 decline")
    other_for(one, other, 1)


@clause("UO-15.2")
def test_15_2_cards_of_the_deck_that_are_looked_at_are_seen_by_their_owner_only() -> None:
    tops = ("Witch, Lord", "Viking, Elixir")
    one, other = (spot(province_a="Desert", deck_a=top, memory_aid=False, **NO_PHASE) for top in tops)
    for s in (one, other):
        territories(s, "0 1", "0 keep")
    same_for(one, other, 1, None)
    other_for(one, other, 0)


@clause("UO-15.2")
def test_15_2_the_owner_still_knows_the_cards_that_were_put_back() -> None:
    s = spot(province_a="Desert", deck_a="Witch, Lord", **NO_PHASE)
    territories(s, "0 1", "0 keep", "0 keep")
    assert [names(s, player(s, seat, 0)["deck_top"]) for seat in everybody(s)] == ["Witch, Lord", "", ""]


@clause("UO-15.2")
def test_15_2_an_imagined_world_deals_what_is_hidden_anew_and_keeps_the_own_cards() -> None:
    s = bag(spot("Witch", "Lord, Viking", hand_a="Fighter", hand_b="Soldier"), 1, "Elixir, Hunter")
    bag(s, 0, "Prince")
    found = worlds(s, 0)
    assert {names(s, w.hands[1]) for w in found} == {"Lord", "Viking", "Soldier", "Elixir", "Hunter"}
    assert {names(s, w.field[COLUMNS : COLUMNS + 1]) for w in found} == {
        "Lord",
        "Viking",
        "Soldier",
        "Elixir",
        "Hunter",
    }
    assert all(w.hands[0] == s.hands[0] and w.field[:COLUMNS] == s.field[:COLUMNS] for w in found)
    assert {names(s, w.hands[0]) for w in worlds(s, 1)} == {"Witch", "Fighter", "Prince"}
    assert len({(tuple(w.hands[0]), tuple(w.hands[1])) for w in worlds(s, None)}) > 5


# -- public ---


@clause("UO-15.3")
def test_15_3_what_is_public_is_seen_by_everybody() -> None:
    s = spot(
        "Military Treatise, Fighter",
        "Hunter",
        might=(7, 3),
        renown=(1, 4),
        province_a="Town, Harbor",
        harbor_a=("", "Bow"),
        burning_a=(2, 0),
        discards_b="Lord, Curse",
        units="Knight, Witch, Hunter",
        items="Elixir",
        territorys="Mine, Desert",
        unit_cemetery="Viking, Fighter",
        condition="C10",
        stack_below="C07 C08",
        curses_left=6,
        burning_left=8,
    )
    battle(s, "0 axe")
    for seat in everybody(s):
        seen = shown(s, seat)
        assert names(s, seen["market"]) == "Knight, Witch, Hunter, Elixir, -, -, Mine, Desert, -"
        assert (names(s, seen["cemetery"][0]), seen["conditions"]) == ("Viking, Fighter", [6, 7, 9])
        assert (seen["curses_left"], seen["burning_left"], seen["bonus_left"]) == (6, 8, 5)
        a, b = seen["players"]
        assert (names(s, a["province"][:2]), a["burning"][:2], a["harbor"][1]) == ("Town, Harbor", [2, 0], BOW)
        assert (a["might"], a["renown"], b["might"], b["renown"]) == (7 + 3 + 2, 1, 3 + 3, 4)
        assert (names(s, a["field"][:2]), names(s, b["field"][:1])) == ("Military Treatise, Fighter", "Hunter")
        assert (a["chosen"][0], names(s, b["discards"])) == (TWO_AXES, "Lord, Curse")


BOW = [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
TWO_AXES = [0, 0, 2, 0, 0, 0, 0, 0, 0, 0]


@clause("UO-15.3")
@pytest.mark.parametrize(
    ("row", "answer", "event", "card"),
    [
        ("Coin Purse", "buy unit 1", "bought", "Knight"),
        ("Coin Purse", "destroy curse", "destroyed", "Curse"),
        ("Cleric", "lord", "recovered", "Lord"),
        ("Black Market Permit", "take unit 1", "gained", "Knight"),
    ],
)
def test_15_3_everybody_sees_what_is_bought_destroyed_returned_or_taken(
    row: str, answer: str, event: str, card: str
) -> None:
    s = spot(row, units="Knight", discards_a="Lord, Curse")
    game = battle(s, f"0 {answer}")
    for seat in everybody(s):
        assert [names(s, [found.seen_by(seat).facts[1]]) for found in game.happened(event)] == [card]


@clause("UO-15.3")
def test_15_3_everybody_sees_what_is_discarded() -> None:
    s = spot(hand_a="Fighter, Soldier, Housecarl, Witch, Hunter, Lord")
    game = placing(s, "0 fighter", "0 soldier", "0 housecarl", "0 witch", "0 hunter")
    for seat in everybody(s):
        assert [names(s, [event.seen_by(seat).facts[1]]) for event in game.happened("discarded")] == ["Lord"]


# -- numbers ---


@clause("UO-15.4")
def test_15_4_the_number_of_cards_in_every_pile_deck_and_hand_is_public() -> None:
    s = spot(
        seats=3,
        deck_a="Witch, Lord",
        hand_b="Fighter, Soldier, Curse",
        crits_c="C01 C02",
        unit_pile="Viking",
        territory_pile="Mine, Desert",
        critical_pile="C03 C04 C05",
    )
    for seat in everybody(s):
        seen = shown(s, seat)
        assert [p["deck"] for p in seen["players"]] == [2, 0, 0]
        assert [p["hand_size"] for p in seen["players"]] == [0, 3, 0]
        assert [p["criticals"] for p in seen["players"]] == [0, 0, 2]
        assert (seen["piles"], seen["critical_pile"]) == ([1, 0, 2], 3)


@clause("UO-15.4")
def test_15_4_cards_that_are_looked_at_still_count_among_the_deck() -> None:
    s = spot(province_a="Desert", deck_a="Witch, Lord, Viking, Prince", **NO_PHASE)
    territories(s, "0 1", "0 discard")
    assert [player(s, seat, 0)["deck"] for seat in everybody(s)] == [3, 3, 3]


@clause("UO-15.5")
def test_15_5_anybody_may_look_through_any_face_up_pile() -> None:
    s = spot(
        discards_a="Fighter, Witch",
        discards_b="Lord",
        unit_cemetery="Viking",
        item_cemetery="Elixir, Elixir",
        territory_cemetery="Mine",
        condition="C10",
        stack_below="C01 C02",
    )
    for seat in everybody(s):
        seen = shown(s, seat)
        assert [names(s, p["discards"]) for p in seen["players"]] == ["Fighter, Witch", "Lord"]
        assert [names(s, pile) for pile in seen["cemetery"]] == ["Viking", "Elixir, Elixir", "Mine"]
        assert seen["conditions"] == [0, 1, 9]


@clause("UO-15.5")
def test_15_5_the_table_shows_what_lies_in_the_own_discard_pile_and_the_cemeteries() -> None:
    s = spot(discards_a="Fighter, Fighter, Witch", item_cemetery="Elixir")
    zones = {zone.id: [(line.label, line.value) for line in zone.holds] for zone in GAME.scene(GAME.view(s, 0)).zones}
    assert zones["discard/0"] == [("Fighter", "×2"), ("Witch", "×1")]
    assert zones["market/item"] == [("Elixir", "×1")]


# -- Curses on decks ---


@clause("UO-15.6")
def test_15_6_a_curse_on_a_deck_is_known_by_everybody_to_be_there() -> None:
    s = bag(spot(), 1, "Witch, Lord")
    curse(s, 1, 0, 2)
    for seat in everybody(s):
        assert names(s, player(s, seat, 1)["deck_top"]) == "Curse, Curse"
        assert all(names(s, w.decks[1].top) == "Curse, Curse" for w in worlds(s, seat))


@clause("UO-15.6")
def test_15_6_after_a_shuffle_its_place_is_unknown() -> None:
    s = spot(discards_b="Witch, Lord")
    curse(s, 1, 0, 1)
    draw_cards(s, 1, 1)
    discard_from_hand(s, 1, number(s, "Curse"))
    s.chance = Seeded(1)
    draw_cards(s, 1, 1)
    assert (s.decks[1].size(), s.discards[1]) == (2, [])
    assert [player(s, seat, 1)["deck_top"] for seat in everybody(s)] == [[], [], []]
    assert {names(s, w.hands[1]) for w in worlds(s, 0)} == {"Curse", "Witch", "Lord"}


@clause("UO-15.6")
@pytest.mark.parametrize("looks", ["Desert", "Village"])
def test_15_6_a_curse_that_was_looked_at_and_kept_is_still_known(looks: str) -> None:
    s = bag(spot(province_a=looks, **NO_PHASE), 0, "Witch, Lord, Viking")
    curse(s, 0, 0, 1)
    game = territories(s, "0 1", chance=Seeded(1))
    assert [names(s, player(s, seat, 0)["deck_top"][:1]) for seat in everybody(s)] == ["Curse"] * 3
    game.say(*["0 keep"] * (3 if looks == "Desert" else 1))
    assert game.is_over
    assert [names(s, player(s, seat, 0)["deck_top"][:1]) for seat in everybody(s)] == ["Curse"] * 3
    assert all(w.decks[0].top[-1] == number(s, "Curse") for w in worlds(s, 1))


@clause("UO-15.6")
def test_15_6_a_curse_under_cards_that_others_cannot_know_is_not_shown_out_of_its_place() -> None:
    s = spot(deck_a="Witch")
    s.decks[0].top, s.open_tops[0] = cards(s, "Curse, Witch"), [1, 0]
    assert [names(s, player(s, seat, 0)["deck_top"]) for seat in everybody(s)] == ["Witch, Curse", "", ""]
    assert all(w.decks[0].top[0] == number(s, "Curse") for w in worlds(s, 1))


# -- hands ---


@clause("UO-15.7")
def test_15_7_a_draw_and_its_number_are_public_the_cards_are_not() -> None:
    one, other = (spot("Elixir", deck_a=top, memory_aid=False) for top in ("Witch, Lord", "Viking, Prince"))
    games = [battle(one), battle(other)]
    for seat in (1, None):
        told = [[event.seen_by(seat) for event in game.happened("drew")] for game in games]
        assert [(event.facts, event.secret) for event in told[0]] == [((0,), None), ((0,), None)]
        assert told[0] == told[1]
        assert player(one, seat, 0)["hand_size"] == 2
    same_for(one, other, 1, None)
    assert [event.seen_by(0).secret for event in games[0].happened("drew")] == cards(one, "Witch, Lord")


@clause("UO-15.8")
@pytest.mark.parametrize(
    ("row", "answer", "card"),
    [
        ("Coin Purse", "buy item 1", "Elixir"),
        ("Featherstaff", "lord", "Lord"),
        ("Black Market Permit", "take item 1", "Elixir"),
    ],
)
def test_15_8_cards_bought_or_returned_are_known_to_be_in_the_hand(row: str, answer: str, card: str) -> None:
    s = bag(spot(row, items="Elixir", discards_a="Lord", hand_a="Fighter"), 0, "Witch, Viking")
    battle(s, f"0 {answer}")
    for seat in everybody(s):
        assert names(s, player(s, seat, 0)["known"]) == card
        assert all(number(s, card) in w.hands[0] for w in worlds(s, seat))
    assert {names(s, [c for c in w.hands[0] if c != number(s, card)]) for w in worlds(s, 1)} == {
        "Fighter",
        "Witch",
        "Viking",
    }


@clause("UO-15.8")
def test_15_8_a_drawn_card_is_not_known() -> None:
    s = spot("Elven Archer", deck_a="Witch")
    battle(s)
    assert [player(s, seat, 0)["known"] for seat in everybody(s)] == [[], [], []]


@clause("UO-15.8")
def test_15_8_until_the_next_placement() -> None:
    s = spot(hand_a="Fighter, Soldier")
    put_into_hand(s, 0, number(s, "Lord"))
    game = placing(s)
    game.expect_name(0, "place")
    assert [player(s, seat, 0)["known"] for seat in everybody(s)] == [[], [], []]
    same_for(s, GAME.redeal(s, 1, Seeded(4)), 1)


@clause("UO-15.8")
def test_15_8_a_known_card_that_is_discarded_is_no_longer_known_in_the_hand() -> None:
    s = spot(province_a="Forest", hand_a="Fighter, Witch", deck_a="Lord, Viking", **NO_PHASE)
    put_into_hand(s, 0, number(s, "Soldier"))
    game = territories(s, "0 1", "0 soldier", "0 witch")
    assert (hand(game), discards(game)) == ("Fighter, Lord, Viking", "Soldier, Witch")
    assert player(s, 1, 0)["known"] == []


# -- remembering ---


def remembered(s: State, seat: int | None) -> list[str]:
    return [names(s, p["remembered"]) for p in shown(s, seat)["players"]]


@clause("UO-15.9")
def test_15_9_the_own_deck_is_known_by_its_cards_and_never_by_their_order() -> None:
    found = set()
    for deck in ("Witch, Lord, Witch, Fighter", "Fighter, Witch, Witch, Lord"):
        s = bag(spot(), 0, deck)
        found.add(remembered(s, 0)[0])
    assert found == {"Fighter, Witch, Witch, Lord"}, "sorted by the card list"


@clause("UO-15.9")
def test_15_9_of_others_what_is_out_of_sight_is_known_all_together() -> None:
    s = bag(spot("", "Coin Purse, Elixir", hand_b="Lord, Viking", discards_b="Knight", units="Hunter"), 1, "Prince")
    battle(s)
    for seat in (0, None):
        assert sorted(remembered(s, seat)[1].split(", ")) == ["Elixir", "Lord", "Prince", "Viking"]
    assert remembered(s, 1)[1] == "Prince"


@clause("UO-15.9")
def test_15_9_cards_that_are_looked_at_still_belong_to_the_deck() -> None:
    s = spot(province_a="Desert", deck_a="Witch, Lord, Viking, Prince", **NO_PHASE)
    territories(s, "0 1", "0 discard")
    for seat in everybody(s):
        assert sorted(remembered(s, seat)[0].split(", ")) == ["Lord", "Prince", "Viking"]


@clause("UO-15.9")
def test_15_9_critical_cards_of_the_present_pile_are_known_together_with_those_face_down() -> None:
    s = spot(crits_a="C05", crits_b="C02", critical_pile="C09 C03")
    s.generation[1] = [1]
    for seat in everybody(s):
        assert shown(s, seat)["critical_cards"] == [2, 4, 8], "C02 was drawn from the pile before this one"


@clause("UO-15.9")
def test_15_9_an_imagined_world_is_remembered_alike() -> None:
    for seed, s in enumerate(wander(3, 7, 23)):
        for seat in everybody(s):
            world: Any = GAME.redeal(s, seat, Seeded(seed))
            assert remembered(world, seat) == remembered(s, seat)
            assert shown(world, seat)["critical_cards"] == shown(s, seat)["critical_cards"]


def observed(s: State, seat: int) -> dict[str, int]:
    encoder = GAME.encoder
    assert encoder is not None
    words = [word for part in encoder.parts(s) for word in part.words()]
    return dict(zip(words, encoder.encode(s, seat), strict=True))


def counted(s: State, cards: list[int]) -> list[int]:
    return [cards.count(card) for card in range(len(s.terms.cards))]


@clause("UO-15.10")
@pytest.mark.parametrize("aid", [True, False])
def test_15_10_learners_see_what_people_see_with_and_without_the_memory_aid(aid: bool) -> None:
    """It was measured: the view hid the own deck, and the encoder told it."""
    for s in wander(3, 5, 31, memory_aid=aid):
        kinds = [row["name"] for row in s.terms.lexicon["cards"]]
        for seat in range(3):
            seen, row = shown(s, seat), observed(s, seat)
            for i in range(3):
                remembered = seen["players"][(seat + i) % 3]["remembered"]
                assert (remembered is not None) == aid
                what = f"player {i} from here cards out of sight" if i else "own cards in the deck"
                assert [row[f"{what}: {kind}"] for kind in kinds] == counted(s, remembered or [])
            told = [row[f"Critical cards out of sight: Critical card {i + 1}"] for i in range(30)]
            assert told == [int(i in (seen["critical_cards"] or [])) for i in range(30)]


@clause("UO-15.10")
def test_15_10_without_the_aid_nothing_tells_what_a_deck_is_made_of() -> None:
    for seat in range(2):
        one, other = (bag(spot(memory_aid=False), 0, deck) for deck in ("Witch, Hunter", "Lord, Viking"))
        same_for(one, other, seat, None)
        assert observed(one, seat) == observed(other, seat)
        assert GAME.text(GAME.view(one, seat)) == GAME.text(GAME.view(other, seat))
        assert GAME.scene(GAME.view(one, seat)) == GAME.scene(GAME.view(other, seat))


@clause("UO-15.10")
def test_15_10_with_it_the_table_tells_it_in_words_and_on_the_piles() -> None:
    s = bag(spot(hand_b="Lord", crits_b="C01", critical_pile="C03"), 0, "Witch, Hunter, Witch")
    view = GAME.view(s, 0)
    told = GAME.text(view).splitlines()
    assert "  In the deck: Hunter, Witch ×2" in told
    assert "  In deck, hand and face-down: Lord" in told
    holds = {zone.id: [(line.label, line.value) for line in zone.holds] for zone in GAME.scene(view).zones}
    assert holds["deck/0"] == [("In your deck, in no known order", "3"), ("Hunter", "×1"), ("Witch", "×2")]
    assert holds["deck/1"] == [("In deck, hand and face-down, together", "1"), ("Lord", "×1")]
    assert holds["criticals"][0] == ("In the pile, or drawn and face-down", "2")


# -- whole games ---


def test_a_view_is_a_copy() -> None:
    s = spot("Fighter", hand_a="Witch", discards_a="Lord", units="Knight")
    before, seen = GAME.view(s, 0), GAME.view(s, 0)
    for part in (seen.hands[0], seen.discards[0], seen.known[0], seen.decks[0].bag, seen.decks[1].bag):
        part.clear()
    for part in (seen.field, seen.province, seen.burning, seen.market, seen.stack_of_conditions, seen.cemetery):
        part.clear()
    assert GAME.view(s, 0) == before


def wander(seats: int, seed: int, every: int, **options: Any) -> list[State]:
    """States of a random game, every so many questions."""
    game: Played = playing(fresh(seats, **options), play, chance=Seeded(seed))
    rng, found = Seeded(seed + 1), []
    for step in range(100_000):
        if game.is_over:
            return found
        if step % every == 0:
            found.append(game.state.copy(NoDealer()))
        answer_anything(game, rng)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_redealt_world_looks_the_same_and_asks_the_same(seats: int) -> None:
    changed = 0
    for seed, state in enumerate(wander(seats, seats, 9)):
        s: Any = state
        for seat in everybody(s):
            w = GAME.redeal(s, seat, Seeded(seed))
            GAME.check(w)
            assert GAME.view(w, seat) == GAME.view(s, seat)
            assert [a for a in asks(w) if a.seat == seat] == [a for a in asks(s) if a.seat == seat]
            changed += w.hands != s.hands or w.field != s.field or w.crits != s.crits
    assert changed > 20


def test_results_are_told_alike_to_everybody() -> None:
    s = settle(spot("Fighter", crits_a="C01", might=(3, 1)))
    for name in ("conditions", "criticals", "round_won"):
        events = [event for event in s.events if event.name == name]
        assert events
        assert all(event.seen_by(seat) == event for event in events for seat in everybody(s))


def test_a_draw_phase_tells_nobody_the_cards_of_others() -> None:
    s = spot(deck_a="Witch", deck_b="Lord")
    s.telling = True
    draw_cards(s, 0, 1)
    draw_cards(s, 1, 1)
    told = {seat: [event.seen_by(seat).secret for event in s.events] for seat in everybody(s)}
    assert told == {0: [number(s, "Witch"), None], 1: [None, number(s, "Lord")], None: [None, None]}
    assert told_of(s, "drew") == [(0,), (1,)]
