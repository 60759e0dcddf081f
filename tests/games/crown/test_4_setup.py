"""Section 4: setting up."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause, new_state
from monoceros.engine.chance import Dealer, Loaded, Seeded
from monoceros.engine.game import SetupError
from monoceros.games.crown.effects import box_of
from monoceros.games.crown.geometry import LAND, SPACE_NAMES
from monoceros.games.crown.rules.game import set_up
from monoceros.games.crown.tables import ACTION_DECK, ARCHERY, BLACK_DECK, EMPTY, GENERAL_DECK

from .spots import GAME, new_game, on, playing, told

HEROES = ["henry", "bruno", "lira", "ove"]
TWO = ["0 henry", "1 ove", "0 A1", "0 archery", "0 B2", "1 L12", "1 cavalry", "1 M13"]


def setting_up(seats: int, *answers: str, chance: Dealer | None = None, **options: Any) -> Played:
    options = {"first_player": "seat A"} | options
    return playing(new_state("crown", seats=seats, **options), set_up, chance=chance).say(*answers)  # type: ignore[arg-type]


@clause("CD-4.1")
def test_4_1_crown_dragon_and_rock_are_in_their_places() -> None:
    game = setting_up(2, *TWO)
    seen = GAME.view(game.state, None)
    assert game.is_over
    assert (seen["crown"], on(game.state, "G7")) == (EMPTY, ""), "the crown lies on G7"
    assert (seen["alert"], seen["dragon_at"], seen["dragon_card"]) == (1, EMPTY, EMPTY)
    assert seen["rock"] == EMPTY


class Watched(Dealer):
    """Remembers among how many cards each was drawn."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def pick(self, n: int) -> int:
        self.asked.append(n)
        return n // 2


@clause("CD-4.2")
def test_4_2_every_deck_is_shuffled_by_itself_and_nobody_knows_its_order() -> None:
    chance = Watched()
    s = setting_up(2, *TWO, chance=chance).state
    assert chance.asked == [9, 9, 19, 18], "two generals, of two branches, then two Black cards"
    for deck, cards in enumerate(box_of(s.terms)):
        drawn = {GENERAL_DECK + ARCHERY: 1, GENERAL_DECK + 2: 1, BLACK_DECK: 2}.get(deck, 0)
        assert (len(s.decks[deck].bag), s.decks[deck].top) == (len(cards) - drawn, [])


@clause("CD-4.2")
def test_4_2_everybody_has_the_three_castle_cards_of_the_own_colour() -> None:
    s = setting_up(2, *TWO).state
    assert [s.where[seat * 12 + place] for seat in (0, 1) for place in (9, 10, 11)] == [EMPTY] * 6


@clause("CD-4.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_3_chance_says_who_goes_first_and_the_others_follow_clockwise(seats: int) -> None:
    for first in range(seats):
        game = setting_up(seats, chance=Loaded([first]), first_player="by chance")
        assert told(game, "starts") == [(first,)]
        order = [(first + number) % seats for number in range(seats)]
        for seat, hero in zip(order[:3], HEROES, strict=False):
            game.expect_name(seat, "hero").say(f"{seat} {hero}")


@clause("CD-4.3")
def test_4_3_or_the_table_sets_it() -> None:
    game = setting_up(3, first_player="seat C")
    assert told(game, "starts") == [(2,)]
    game.expect_name(2, "hero")
    with pytest.raises(SetupError, match="seat C cannot go first: there are 2 seats"):
        setting_up(2, first_player="seat C")


@clause("CD-4.4")
@pytest.mark.parametrize(("seats", "lands"), [(2, [2, 0]), (3, [2, 0, 1]), (4, [3, 0, 1, 2])])
def test_4_4_the_first_player_has_the_north_west(seats: int, lands: list[int]) -> None:
    game = setting_up(seats, first_player="seat B")
    assert game.state.territory == lands


@clause("CD-4.5")
def test_4_5_heroes_are_chosen_in_turn_order_among_those_left() -> None:
    game = setting_up(4, first_player="seat B")
    game.expect("1 hero: henry | bruno | lira | ove").say("1 bruno")
    game.expect("2 hero: henry | lira | ove").say("2 ove")
    game.expect("3 hero: henry | lira").say("3 lira")
    assert [HEROES[hero] for hero in game.state.hero] == ["henry", "bruno", "ove", "lira"], (
        "the last takes what is left"
    )


@clause("CD-4.6")
def test_4_6_hero_branch_and_general_in_turn_order_on_empty_spaces_of_the_own_territory() -> None:
    game = setting_up(2, *TWO[:2]).expect_name(0, "place_hero")
    assert game.options(0) == [SPACE_NAMES[at] for at in LAND[0]]
    game.say("0 E5").expect("0 branch: infantry | archery | cavalry")
    game.say("0 infantry").expect_name(0, "place_general")
    assert game.options(0) == [SPACE_NAMES[at] for at in LAND[0] if SPACE_NAMES[at] != "E5"]
    game.say("0 A1").expect_name(1, "place_hero")
    assert game.options(1) == [SPACE_NAMES[at] for at in LAND[2]]
    general = game.state.officer[1]
    assert game.state.terms.general_weapon[general] // 3 == 0
    assert (on(game.state, "E5"), on(game.state, "A1")) == (
        "0 henry",
        f"0 {GAME.view(game.state, 0)['lexicon']['general'][general]['id']}",
    )


@clause("CD-4.7")
def test_4_7_the_branch_is_chosen_and_the_general_is_drawn_blind() -> None:
    found = set()
    for seed in range(40):
        game = setting_up(2, *TWO[:4], chance=Seeded(seed))
        (event,) = game.happened("recruited")
        assert (event.facts, event.seen_by(1).secret) == ((0, ARCHERY, "setup"), None)
        found.add(event.seen_by(0).secret)
        assert event.seen_by(0).secret == game.state.recruit
    assert found == set(range(9, 18)), "any of the nine of the branch"


@clause("CD-4.8")
def test_4_8_everybody_draws_a_black_card_and_takes_five_gold() -> None:
    game = setting_up(2, *TWO)
    assert [len(cards) for cards in game.state.blacks] == [1, 1]
    assert game.state.gold == [5, 5]
    for event in game.happened("black_drawn"):
        seat = event.facts[0]
        assert event.seen_by(seat).secret == game.state.blacks[seat][0]
        assert event.seen_by(1 - seat).secret is None


@clause("CD-4.9")
def test_4_9_and_nothing_else() -> None:
    s = setting_up(2, *TWO).state
    assert (s.food, s.hands, s.walls, s.points) == ([0, 0], [(), ()], [0, 0], [0, 0])
    assert not [cards for cards in s.cards if cards]
    assert len([space for space in s.where if space != EMPTY]) == 4, "two heroes and two generals"
    assert s.decks[ACTION_DECK].size() == 68


@clause("CD-4.6", "CD-4.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_turn_begins_once_all_is_set_up(seats: int) -> None:
    game, rng = new_game(seats, seats), Seeded(seats)
    while not told(game, "turn"):
        ask = game.open()[0]
        seat = int(ask[0])
        game.say(f"{seat} {game.options(seat)[rng.pick(len(game.options(seat)))]}")
    assert told(game, "turn") == [(1, 1, game.state.first)]
    assert {facts[0] for facts in told(game, "black_drawn")} == set(range(seats))
    game.check()
