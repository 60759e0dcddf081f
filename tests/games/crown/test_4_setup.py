"""Section 4: setting up."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause, new_state
from monoceros.engine.chance import Dealer, Loaded, Seeded
from monoceros.engine.game import SetupError
from monoceros.games.crown.content import GENERAL_IDS
from monoceros.games.crown.effects import box_of
from monoceros.games.crown.geometry import LAND, SPACE_NAMES
from monoceros.games.crown.rules.game import set_up
from monoceros.games.crown.state import INCOME
from monoceros.games.crown.tables import ACTION_DECK, ARCHERY, BLACK_DECK, EMPTY, GENERAL_DECK

from .shown import shown
from .spots import GAME, new_game, on, playing, told

HEROES = ["henry", "bruno", "lira", "ove"]
TWO = ["0 henry", "1 ove", "0 A1", "0 piers", "0 B2", "1 L12", "1 magnus", "1 M13"]
BLIND = {"first_general": "drawn blind from a branch"}
DRAWN = [*TWO[:3], "0 archery", "0 B2", "1 L12", "1 cavalry", "1 M13"]


def setting_up(seats: int, *answers: str, chance: Dealer | None = None, **options: Any) -> Played:
    options = {"first_player": "seat A"} | options
    return playing(new_state("crown", seats=seats, **options), set_up, chance=chance).say(*answers)  # type: ignore[arg-type]


@clause("CD-4.1")
def test_4_1_crown_dragon_and_rock_are_in_their_places() -> None:
    game = setting_up(2, *TWO)
    seen = shown(game.state, None)
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
    assert chance.asked == [19, 18], "two Black cards; the generals were chosen"
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
def test_4_6_hero_and_general_in_turn_order_on_empty_spaces_of_the_own_territory() -> None:
    game = setting_up(2, *TWO[:2]).expect_name(0, "place_hero")
    assert game.options(0) == [SPACE_NAMES[at] for at in LAND[0]]
    game.say("0 E5").expect_name(0, "first_general")
    assert game.options(0) == list(GENERAL_IDS)
    game.say("0 brenna").expect_name(0, "place_general")
    assert game.options(0) == [SPACE_NAMES[at] for at in LAND[0] if SPACE_NAMES[at] != "E5"]
    game.say("0 A1").expect_name(1, "place_hero")
    assert game.options(1) == [SPACE_NAMES[at] for at in LAND[2]]
    assert (on(game.state, "E5"), on(game.state, "A1")) == ("0 henry", "0 brenna")


@clause("CD-4.6")
def test_4_6_a_general_is_chosen_by_its_card_and_nobody_else_can_have_it() -> None:
    game = setting_up(3, "0 henry", "1 ove", "2 lira", "0 A1", "0 piers", "0 B2", "1 M1", "1 talan", "1 L1", "2 M13")
    game.expect_name(2, "first_general")
    assert game.options(2) == [name for name in GENERAL_IDS if name not in ("piers", "talan")]
    s = game.say("2 wystan", "2 L13").state
    assert [GENERAL_IDS[s.officer[holder]] for holder in (1, 13, 25)] == ["piers", "talan", "wystan"]
    assert (s.decks[GENERAL_DECK + ARCHERY].size(), s.recruit) == (6, EMPTY)
    assert told(game, "recruited") == []


@clause("CD-4.7")
def test_4_7_a_chosen_general_is_known_to_all_from_then_on() -> None:
    game = setting_up(2, *TWO[:4])
    assert told(game, "chose_general") == [(0, GENERAL_IDS.index("piers"))]
    s = game.state
    for seat in (0, 1, None):
        assert shown(s, seat)["recruit"] == GAME.redeal(s, seat, Seeded(1)).recruit == s.recruit  # type: ignore[attr-defined]
    s = game.say(*TWO[4:]).state
    for seat in (0, 1, None):
        found = [shown(s, seat)["holders"][holder]["officer"] for holder in (1, 13)]
        assert [GENERAL_IDS[card] for card in found] == ["piers", "magnus"]
        worlds = [GAME.redeal(s, seat, Seeded(seed)) for seed in range(10)]
        assert all(world.officer == s.officer for world in worlds)  # type: ignore[attr-defined]


@clause("CD-4.7", "CD-21.7")
def test_4_7_while_all_choose_it_is_seen_also_where_only_what_is_listed_is_shown() -> None:
    game = setting_up(2, *TWO[:6], only_listed=True).expect_name(1, "first_general")
    names = {thing.id for thing in GAME.scene(GAME.view(game.state, 1)).things if thing.zone == "generals"}
    assert names == {f"general_card/{name}" for name in game.options(1)}, "what lies there can be chosen"
    game.say(*TWO[6:])
    game.state.step = INCOME
    assert shown(game.state, 1)["holders"][1]["officer"] == EMPTY


@clause("CD-4.7")
def test_4_7_learners_see_whom_everybody_chose() -> None:
    s = setting_up(2, *TWO).state
    encoder: Any = GAME.encoder
    words = [word for part in encoder.parts(s) for word in part.words()]
    for seat in (0, 1):
        row = dict(zip(words, encoder.encode(s, seat), strict=True))
        cards = [number for word, number in row.items() if "general 1: general card" in word]
        assert cards == [s.officer[seat * 12 + 1] + 1, s.officer[(1 - seat) * 12 + 1] + 1]


@clause("CD-4.7")
def test_4_7_as_an_option_the_branch_is_chosen_and_the_general_is_drawn_blind() -> None:
    found = set()
    for seed in range(40):
        game = setting_up(2, *DRAWN[:4], chance=Seeded(seed), **BLIND)
        (event,) = game.happened("recruited")
        assert (event.facts, event.seen_by(1).secret) == ((0, ARCHERY, "setup"), None)
        found.add(event.seen_by(0).secret)
        assert event.seen_by(0).secret == game.state.recruit
    assert found == set(range(9, 18)), "any of the nine of the branch"
    s = game.say(*DRAWN[4:]).state
    assert shown(s, 1)["holders"][1]["officer"] == EMPTY
    assert len({GAME.redeal(s, 1, Seeded(seed)).officer[1] for seed in range(20)}) > 3  # type: ignore[attr-defined]


@clause("CD-4.6")
def test_4_6_the_cards_to_choose_from_lie_on_the_table_until_one_is_chosen() -> None:
    game = setting_up(2, *TWO[:3])
    for seat in (0, 1, None):
        scene = GAME.scene(GAME.view(game.state, seat))
        assert len([thing for thing in scene.things if thing.zone == "generals"]) == 27
    game.say("0 piers", "0 B2", "1 L12")
    names = {thing.id for thing in GAME.scene(GAME.view(game.state, 0)).things if thing.zone == "generals"}
    assert names == {f"general_card/{name}" for name in GENERAL_IDS if name != "piers"}
    game.say("1 magnus")
    assert "generals" not in {zone.id for zone in GAME.scene(GAME.view(game.state, 0)).zones}


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
