"""Section 8: the Market trade. Its examples are CD-E11, CD-E23 and CD-E24."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.crown.tables import BLACK_DECK, CAVALRY, GENERAL_DECK, INFANTRY

from .shown import shown
from .spots import carries, discarded, named, on, spot, told, trading


@clause("CD-8.1")
def test_8_1_everything_in_any_order_and_any_number_of_times() -> None:
    s = spot("ove A1", gold=(12,), food=(4,), deck_infantry="Axe Levy, Axe Band", deck_black="Bribe")
    game = trading(s).expect(
        "0 market: general infantry | general archery | general cavalry | military infantry | military archery"
        " | military cavalry | black | done"
    )
    game.say("0 military infantry", "0 black").expect_name(0, "market")
    assert "sell" in game.options(0), "with less than 12 gold"
    game.say("0 sell", "0 general infantry", "0 B1", "0 sell", "0 military infantry", "0 B1", "0 done")
    assert (game.is_over, s.gold[0], s.food[0]) == (True, 12 - 1 - 2 + 1 - 3 + 1 - 2, 0)
    game.check()


@clause("CD-8.1", "CD-8.2")
@pytest.mark.parametrize(
    ("gold", "offered"),
    [
        (0, []),
        (1, []),
        (2, ["military infantry", "black"]),
        (
            3,
            [
                *("general infantry", "general archery", "general cavalry"),
                *("military infantry", "military archery", "military cavalry", "black"),
            ],
        ),
    ],
)
def test_8_2_only_what_can_be_paid_is_offered(gold: int, offered: list[str]) -> None:
    game = trading(spot("lira", gold=(gold,)))
    assert game.is_over if not offered else game.options(0) == [*offered, "done"]


@clause("CD-8.3")
def test_8_3_cards_are_bought_blind_and_only_the_buyer_sees_them() -> None:
    s = spot("lira A1", gold=(6,), deck_infantry="Berserkers", deck_archery_general="Hawise")
    game = trading(s, "0 military infantry", "0 general archery", "0 B1")
    bought = [*game.happened("drawn_card"), *game.happened("recruited")]
    assert [event.facts for event in bought] == [(0, 0, "market"), (0, 1, "market")]
    assert [event.seen_by(1).secret for event in bought] == [None, None]
    assert (carries(s, "A1"), on(s, "B1")) == ("Berserkers", "0 hawise")
    other = shown(s, 1)["holders"]
    assert (other[0]["cards"], other[1]["officer"]) == (None, -1)


@clause("CD-8.4")
def test_8_4_a_general_comes_to_an_empty_ordinary_space_of_the_own_territory() -> None:
    s = spot("bruno A1 | keep B2 | wall E1", "torvald C3", gold=(3,))
    game = trading(s, "0 general infantry").expect_name(0, "place_general")
    options = game.options(0)
    assert len(options) == 25 - 4
    assert not {"A1", "B2", "E1", "C3", "F1"} & set(options)
    game.say("0 E5")
    assert on(s, "E5").startswith("0 ")


@clause("CD-8.4")
def test_8_4_without_room_no_general_can_be_bought() -> None:
    s = spot("bruno A1", gold=(3,))
    for row in range(5):
        for column in range(5):
            if s.board[row * 13 + column] < 0:
                s.board[row * 13 + column] = 48
    assert not [option for option in trading(s).options(0) if option.startswith("general")]


@clause("CD-8.5")
def test_8_5_a_military_card_goes_to_any_own_holder_wherever_it_stands() -> None:
    s = spot("henry G7 | torvald M8: Axe Band | keep B2", "bruno", gold=(2,), deck_infantry="Axe Levy")
    game = trading(s, "0 military infantry").expect("0 assign: G7 | M8 | B2")
    game.say("0 M8")
    assert carries(s, "M8") == "Axe Levy, Axe Band"


@clause("CD-8.6", "CD-8.8")
@pytest.mark.parametrize("place", ["A1", "B2"])
def test_8_6_a_hero_and_a_castle_carry_one_branch_only(place: str) -> None:
    s = spot("henry A1: Axe Levy | keep B2: Axe Levy", gold=(3,), deck_cavalry="Lance Riders")
    game = trading(s, "0 military cavalry", f"0 {place}")
    game.expect("0 discard: axe_levy | lance_riders").say("0 axe_levy")
    assert (carries(s, place), discarded(s, INFANTRY)) == ("Lance Riders", "Axe Levy")


@clause("CD-8.6")
def test_8_6_a_general_carries_any_mix() -> None:
    s = spot("torvald B1: Axe Levy", gold=(3,), deck_cavalry="Lance Riders")
    game = trading(s, "0 military cavalry", "0 B1")
    assert (game.is_over, carries(s, "B1")) == (True, "Axe Levy, Lance Riders")


@clause("CD-8.7")
@pytest.mark.parametrize(
    ("hero", "place", "most"), [("henry", "A1", 2), ("bruno", "A1", 3), ("henry", "B1", 2), ("bruno", "B2", 2)]
)
def test_8_7_two_cards_on_each_holder_but_three_on_bruno(hero: str, place: str, most: int) -> None:
    s = spot(f"{hero} A1 | torvald B1 | keep B2", gold=(12,), deck_infantry="Axe Levy, Axe Levy, Axe Band, Axe Band")
    done = ["0 done"] if hero == "henry" else []  # Bruno's arms are dear: nothing is left to spend
    game = trading(s, *["0 military infantry", f"0 {place}"] * 4, *done)
    for _ in range(4 - most):
        game.expect_name(0, "discard").say("0 axe_levy")
    assert game.is_over
    assert carries(s, place) == ("Axe Band, Axe Band" if most == 2 else "Axe Levy, Axe Band, Axe Band")


@clause("CD-8.7", "CD-17.7")
@pytest.mark.parametrize(("hero", "kept"), [("henry", 3), ("bruno", 2)])
def test_8_7_three_generals_but_two_for_bruno(hero: str, kept: int) -> None:
    s = spot(f"{hero} A1", gold=(12,))
    game = trading(s, *[line for at in ("B1", "B2", "B3", "B4") for line in ("0 general infantry", f"0 {at}")])
    for place in ("B1", "B2")[: 4 - kept]:
        game.expect_name(0, "discard_general").say(f"0 {place}")
    assert (game.is_over, len([at for at in s.where[1:9] if at >= 0])) == (True, kept)


@clause("CD-8.7", "CD-16.1")
def test_8_7_one_black_card() -> None:
    s = spot("bruno A1", black_a="Ambush", gold=(4,), deck_black="Bribe, Turncoat")
    game = trading(s, "0 black", "0 black")
    game.expect("0 discard_black: ambush | turncoat | bribe").say("0 ambush").say("0 turncoat")
    assert (game.is_over, named(s, "black", s.blacks[0])) == (True, "Bribe")
    assert discarded(s, BLACK_DECK) == "Ambush, Turncoat"


@clause("CD-8.8")
def test_8_8_limits_hold_at_the_end_first_for_generals_then_holders_then_black_cards() -> None:
    s = spot(
        "bruno A1 | torvald B1: Axe Band, Axe Band | brenna B2",
        black_a="Ambush",
        gold=(12,),
        deck_infantry="Axe Levy, Axe Levy",
        deck_cavalry_general="Magnus",
        deck_black="Bribe",
    )
    game = trading(s, "0 black", "0 military infantry", "0 B1", "0 military infantry", "0 B1")
    assert len(s.cards[1]) == 4, "during the trade they may be exceeded"
    game.say("0 general cavalry", "0 B3").expect("0 discard_general: B1 | B2 | B3").say("0 B2")
    game.expect("0 discard: axe_levy | axe_band").say("0 axe_levy").say("0 axe_levy")
    game.expect("0 discard_black: ambush | bribe").say("0 bribe")
    assert (game.is_over, carries(s, "B1")) == (True, "Axe Band, Axe Band")
    assert [event.name for event in s.events if "discarded" in event.name or event.name == "general_lost"] == [
        "general_lost",
        "discarded",
        "discarded",
        "black_discarded",
    ]


@clause("CD-8.8")
def test_8_8_the_cards_of_a_discarded_general_go_too() -> None:
    s = spot("bruno A1 | torvald B1: Axe Band, Lance Levy | brenna B2 ", gold=(3,))
    trading(s, "0 general archery", "0 B3", "0 B1").check()
    assert (on(s, "B1"), discarded(s, INFANTRY), discarded(s, CAVALRY)) == ("", "Axe Band", "Lance Levy")


@clause("CD-8.9")
def test_8_9_what_is_assigned_is_not_moved_in_a_trade() -> None:
    s = spot("henry A1: Axe Band | torvald B1", gold=(7,), food=(5,), deck_infantry="Axe Levy, Axe Levy")
    game = trading(s)
    kinds = {option.split()[0] for option in game.options(0)}
    assert kinds == {"general", "military", "black", "sell", "done"}, "there is no pick that would move a card"
    game.say("0 military infantry", "0 B1", "0 military infantry", "0 B1", "0 sell", "0 done")
    assert (carries(s, "A1"), carries(s, "B1")) == ("Axe Band", "Axe Levy, Axe Levy")


@clause("CD-8.10", "CD-17.2")
@pytest.mark.parametrize(("hero", "food"), [("henry", 1), ("bruno", 2), ("lira", 2), ("ove", 2)])
def test_8_10_two_food_for_a_gold_but_one_for_henry(hero: str, food: int) -> None:
    s = spot(hero, food=(food,))
    game = trading(s, "0 sell")
    assert (told(game, "sold"), s.gold[0], s.food[0]) == ([(0, food, 1)], 1, 0)
    assert trading(spot(hero, food=(food - 1,))).is_over, "with less there is nothing to sell"


@clause("CD-8.11")
def test_8_11_gold_buys_no_food() -> None:
    s = spot("henry", gold=(12,))
    game = trading(s, "0 military infantry", "0 black", "0 military infantry", "0 done")
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert s.food[0] == 0


@clause("CD-8.12")
def test_8_12_no_sale_above_twelve_gold() -> None:
    s = spot("henry", gold=(11,), food=(5,))
    game = trading(s, "0 sell")
    assert (s.gold[0], "sell" in game.options(0)) == (12, False)
    game.say("0 black")
    assert "sell" in game.options(0)


@clause("CD-8.13")
def test_8_13_discards_lie_face_up_on_the_pile_of_their_own_deck() -> None:
    s = spot(
        "bruno A1: Lance Levy, Lance Levy, Lance Riders | torvald B1 | brenna B2",
        black_a="Ambush",
        gold=(12,),
        deck_cavalry="Crushers",
        deck_black="Bribe",
        deck_archery_general="Hawise",
    )
    game = trading(s, "0 general archery", "0 B3", "0 military cavalry", "0 A1", "0 black")
    game.say("0 B3", "0 crushers", "0 bribe").check()
    assert (discarded(s, CAVALRY), discarded(s, GENERAL_DECK + 1), discarded(s, BLACK_DECK)) == (
        "Crushers",
        "Hawise",
        "Bribe",
    )
    assert shown(s, None)["discards"] == s.discards, "everybody may look at them"
