"""Section 21: what is open, what is hidden, and which questions are asked."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.crown.geometry import space
from monoceros.games.crown.rules.move import move
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import ARCHERY, CAVALRY, INFANTRY

from .shown import shown
from .spots import GAME, army, everybody, hero_move, main, on, playing, playing_card, spot, told, trading


def rich_spot(**options: Any) -> State:
    return spot(
        "henry A1: Axe Band | torvald B1: Axe Levy, Bow Levy | keep B2: Lance Levy | wall E1 E2",
        "bruno | magnus L10: Sabre Levy",
        "lira",
        gold=(3, 4, 5),
        food=(1, 2, 3),
        points=(10, 20, 0),
        trophies=("", "ashwing"),
        hand_a="Spy, Drill",
        hand_b="Tax Day",
        front_a="War Banner",
        black_a="Ambush",
        crown="B2",
        rock="G3",
        alert=3,
        **options,
    )


def worlds(s: State, seat: int | None, number: int = 30) -> list[Any]:
    return [GAME.redeal(s, seat, Seeded(seed)) for seed in range(number)]


# -- open to all ---


@clause("CD-21.1")
def test_21_1_everybody_sees_the_same_of_what_is_public() -> None:
    s = rich_spot()
    s.discards[INFANTRY] = [s.decks[INFANTRY].bag.pop()]
    for seat in everybody(s):
        seen = shown(s, seat)
        assert seen["board"] == s.board, "the board, figures and their owners"
        assert (seen["alert"], seen["rock"], seen["queue"], seen["crown"]) == (3, space("G3"), [], 9)
        players = seen["players"]
        assert [player["gold"] for player in players] == [3, 4, 5]
        assert [player["food"] for player in players] == [1, 2, 3]
        assert [player["vp"] for player in players] == [10, 30, 0]
        assert [player["trophies"] for player in players] == [[], [0], []]
        assert [player["hand_size"] for player in players] == [2, 1, 0]
        assert [player["black_size"] for player in players] == [1, 0, 0]
        assert [player["front"] for player in players] == [[18], [], []]
        assert [seen["holders"][holder]["branch"] for holder in (1, 13)] == [INFANTRY, CAVALRY]
        assert seen["discards"] == s.discards
        assert seen["decks"] == [deck.size() for deck in s.decks]


@clause("CD-21.2")
def test_21_2_number_and_branch_of_a_holders_cards_are_public() -> None:
    s = rich_spot()
    for seat in everybody(s):
        holders = shown(s, seat)["holders"]
        backs = [holders[holder]["backs"] for holder in (0, 1, 9, 13)]
        assert backs == [[INFANTRY], [INFANTRY, ARCHERY], [CAVALRY], [CAVALRY]]


# -- hidden ---


@clause("CD-21.3")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_21_3_opponents_see_neither_general_nor_military_action_or_black_cards(seat: int | None) -> None:
    seen = shown(rich_spot(), seat)
    assert [seen["holders"][holder]["cards"] for holder in (0, 1, 9)] == [None] * 3
    assert seen["holders"][1]["officer"] == -1
    assert (seen["players"][0]["hand"], seen["players"][0]["black"]) == (None, None)


@clause("CD-21.3")
def test_21_3_for_an_opponent_they_could_be_any_cards_of_the_same_backs() -> None:
    s = rich_spot()
    found = worlds(s, 1)
    for what in ("officer", "cards", "hands", "blacks"):
        assert len({str(getattr(world, what)) for world in found}) > 5, what
    for world in found:
        assert GAME.view(world, 1) == GAME.view(s, 1)
        assert world.cards[13] == s.cards[13], "the own are known"
    own = worlds(s, 0)
    for what in ("cards", "hands", "blacks"):
        assert {str(getattr(world, what)[0]) for world in own} == {str(getattr(s, what)[0])}


@clause("CD-21.3")
def test_21_3_the_order_of_decks_is_nobodys() -> None:
    s = rich_spot()
    for seat in everybody(s):
        assert not [deck.top for deck in worlds(s, seat, 1)[0].decks if deck.top]


@clause("CD-21.3")
def test_21_3_a_bought_card_is_the_buyers_secret() -> None:
    s = spot("lira A1 | torvald B1", "henry", gold=(3,), deck_archery="Rangers")
    game = trading(s, "0 military archery").expect_name(0, "assign")
    rangers = s.pool[0]
    assert (shown(s, 0)["pool"], shown(s, 1)["pool"]) == ([rangers], [])
    assert shown(s, 1)["pool_backs"] == [ARCHERY]
    game.say("0 B1")
    (event,) = game.happened("assigned")
    assert (event.seen_by(1).facts, event.seen_by(1).secret) == ((0, 1, ARCHERY, -2), None)


@clause("CD-21.4")
def test_21_4_a_general_stays_known_and_its_cards_are_hidden_again() -> None:
    s = spot("gisela G5: Axe Band, Axe Raiders", "isaura G4: Wall Wardens, Wall Archers", seats=3, gold=(3,))
    game = army(s, "0 G5", "0 attack G4", "0 pay", "0 pay", "0 stop", "0 done")
    for seat in (2, None):
        seen = shown(s, seat)["holders"]
        assert [seen[holder]["officer"] for holder in (1, 13)] == [s.officer[1], s.officer[13]]
        assert [seen[holder]["cards"] for holder in (1, 13)] == [None, None]
        assert {world.officer[1] for world in worlds(s, seat)} == {s.officer[1]}
    assert [facts[2] for facts in told(game, "revealed")] == [s.cards[1], s.cards[13]], "the log keeps the reveal"


# -- questions ---


@clause("CD-21.5")
def test_21_5_a_single_option_is_not_asked() -> None:
    assert main(spot("henry"), "0 construction").is_over, "without gold there is only `done`"
    assert playing_card(spot("henry")).is_over, "without a card there is only `none`"
    assert hero_move(spot("henry A1 | torvald A2 | brenna B1", dice=(3, "up"))).is_over, "there is only `stop`"


@clause("CD-21.5", "CD-15.10")
def test_21_5_but_the_answer_window_is_asked_of_everybody_with_a_black_card() -> None:
    for black in ("Ambush", "Countermand"):
        s = spot("henry", "bruno", "lira", hand_a="Tax Day", black_b=black)
        game = playing_card(s, "0 tax_day").expect_name(1, "answer").say("1 pass")
        assert game.is_over, "and of nobody without one"


@clause("CD-21.6")
def test_21_6_steps_come_one_by_one_and_only_those_from_which_the_move_can_end() -> None:
    s = spot("henry G4: Axe Levy", dice=(1, "up"))
    game = hero_move(s)
    assert [option for option in game.options(0) if option.startswith("step")] == ["step G5", "step F4", "step H4"]
    game.say("0 step G5")
    assert (game.is_over, on(s, "G5")) == (True, "0 henry")


# -- only what the draft lists ---


HIDDEN = ("food", "hand_size", "black_size")


@clause("CD-21.7")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_21_7_of_others_no_more_is_shown_than_the_draft_lists(seat: int | None) -> None:
    s = rich_spot(only_listed=True)
    seen = shown(s, seat)
    owner = seen["players"][0]
    assert (owner["vp"], owner["gold"], owner["front"]) == (10 + 0, 3, [18])
    assert [owner[word] for word in HIDDEN] == [-1, -1, -1]
    for holder in (0, 1, 9):
        facts = seen["holders"][holder]
        assert (facts["number"], facts["backs"], facts["unit"], facts["officer"]) == (-1, None, -1, -1)
    assert (seen["board"], seen["holders"][1]["branch"]) == (s.board, INFANTRY)
    assert set(seen["decks"]) == {1}, "there are cards in each"


@clause("CD-21.7")
def test_21_7_everybody_still_sees_all_of_the_own() -> None:
    s, plain = rich_spot(only_listed=True), rich_spot()
    for seat in range(3):
        seen, usual = shown(s, seat), shown(plain, seat)
        assert seen["players"][seat] == usual["players"][seat]
        own = slice(seat * 12, seat * 12 + 12)
        assert seen["holders"][own] == usual["holders"][own]


@clause("CD-21.7")
def test_21_7_of_a_discard_pile_the_top_card_is_shown_and_an_empty_deck_can_be_told() -> None:
    s = rich_spot(only_listed=True)
    s.discards[INFANTRY] = [s.decks[INFANTRY].bag.pop() for _ in range(3)]
    s.discards[CAVALRY], s.decks[CAVALRY].bag = s.decks[CAVALRY].bag, []
    seen = shown(s, 1)
    assert seen["discards"][INFANTRY] == s.discards[INFANTRY][-1:]
    assert seen["decks"][CAVALRY] == 0


@clause("CD-21.7", "CD-19.3")
def test_21_7_flags_show_how_many_cards_a_piece_has_but_no_castle_has_any() -> None:
    seen = shown(rich_spot(only_listed=True, flags=True), 1)
    assert [seen["holders"][holder]["number"] for holder in (0, 1, 9)] == [1, 2, -1]
    assert [seen["holders"][holder]["backs"] for holder in (0, 1, 9)] == [None] * 3


@clause("CD-21.7", "CD-12.9")
def test_21_7_a_general_that_fought_turns_its_card_down_again() -> None:
    s = spot(
        "henry E5 | torvald F5: Axe Levy", "ove | reynard G5: Lance Levy, Lancers", black_a="Poisoned Wells",
        only_listed=True,
    )  # fmt: skip
    game = playing(s, move, 1, 3, False).say("0 attack G5")
    seen = shown(s, None)
    assert [seen["holders"][holder]["number"] for holder in (1, 13)] == [1, 2], "open while they fight"
    assert -1 not in [seen["holders"][holder]["officer"] for holder in (1, 13)]
    s.battle, s.shown[13] = None, 1
    assert game.state is s
    assert shown(s, None)["holders"][13]["officer"] == -1


def told_by(s: State, seat: int) -> list[int]:
    encoder: Any = GAME.encoder
    return list(encoder.encode(s, seat))


@clause("CD-21.7")
def test_21_7_neither_people_nor_learners_can_tell_what_is_not_listed() -> None:
    one, other = (rich_spot(only_listed=True) for _ in range(2))
    other.food[0] = 5
    other.hands[0] = (*other.hands[0], other.decks[6].bag.pop())
    other.blacks[0] = ()
    other.cards[9] = ()
    for seat in (1, 2, None):
        seen = [GAME.view(s, seat) for s in (one, other)]
        assert seen[0] == seen[1]
        assert GAME.text(seen[0]) == GAME.text(seen[1])
        assert GAME.scene(seen[0]) == GAME.scene(seen[1])
        if seat is not None:
            assert told_by(one, seat) == told_by(other, seat)
    assert told_by(one, 0) != told_by(other, 0)


@clause("CD-21.7")
def test_21_7_the_table_says_nothing_of_what_it_does_not_show() -> None:
    seen = GAME.view(rich_spot(only_listed=True), 1)
    words = GAME.text(seen)
    assert "Henry, North-west · 10 of 70 VP · 3 gold\n" in words
    assert "4 gold, 2 food · 1 Action card, 0 Black cards" in words
    assert "Black cards (2 gold)\n" in words
    scene = GAME.scene(seen)
    assert not [thing.id for thing in scene.things if thing.id.startswith(("stand/0", "black/0"))]
    counts = {zone.id: zone.count for zone in scene.zones if zone.kind == "pile"}
    assert set(counts.values()) == {-1}


@clause("CD-21.8")
def test_21_8_what_happens_is_told_as_ever() -> None:
    games = []
    for listed in (False, True):
        s = spot("lira A1 | torvald B1", "henry", gold=(3,), deck_archery="Rangers", only_listed=listed)
        games.append(trading(s, "0 military archery", "0 A1"))
    for seat in (0, 1, None):
        told_to = [[event.seen_by(seat) for event in game.state.events] for game in games]
        assert told_to[0] == told_to[1]
