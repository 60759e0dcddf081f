"""What a seat may know (AT-12.5), other worlds that look the same to it, and what it is told and shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kit import Played, clause
from monoceros.engine.chance import NoDealer, Seeded
from monoceros.engine.core import asks
from monoceros.games.tower.facts import count_held, initiative_total, regular_total, siege_total, strike_of_bases
from monoceros.games.tower.state import State
from monoceros.games.tower.tables import CARDS

from .plays import discards, wander
from .shown import shown
from .spots import GAME, attacking, cards, ending, on_top, spot, whole_match

EVERYBODY = (0, 1, None)
KINDS: tuple[dict[str, Any], ...] = (
    {"burn": True},
    {"packs": ("armies",)},
    {"packs": ("armies",), "army_choice": "open", "slim_abilities": True},
)
QUIET = {"built_all", "turn_end", "phase_end", "combat_over", "abilities_end"}  # need no words


def looks(every: int = 5, games: int = 3) -> Iterator[Played]:
    """Tables of some random games of each kind, every so many questions."""
    for kind in KINDS:
        for number, t in enumerate(wander(11, games=games, **kind)):
            if number % every == 0:
                yield t


def side(s: State, seat: int | None, owner: int) -> dict[str, Any]:
    return shown(s, seat)[owner]


def swap_hidden(s: State, owner: int, held: str, drawn: str) -> State:
    """The same table, but the owner holds another card of the same back."""
    w = s.copy(NoDealer())
    (out,), (into,) = cards(w, owner, held), cards(w, owner, drawn)
    w.hands[owner * CARDS + out] -= 1
    w.hands[owner * CARDS + into] += 1
    w.held = count_held(w)
    bag = w.piles[owner * 2 + (out >= 7)].bag
    bag[bag.index(into)] = out
    GAME.check(w)
    return w


# -- what is hidden ---


@clause("AT-12.5")
def test_12_5_a_hand_is_seen_by_its_owner_only() -> None:
    s = spot(hand_a="Elves, Elves, Nest base", hand_b="Treant")
    assert side(s, 0, 0)["hand"] == [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert side(s, 1, 0)["hand"] is None
    assert side(s, None, 0)["hand"] is None
    assert side(s, None, 1)["hand"] is None


@clause("AT-12.5")
@pytest.mark.parametrize(("held", "drawn"), [("Elves", "Treant"), ("Nest base", "Lair base")])
def test_12_5_nothing_that_others_see_hear_or_read_depends_on_the_cards_in_a_hand(held: str, drawn: str) -> None:
    s = spot(a="Treecity 1, Lair 0, Nest 1", b="Burrows 1", hand_a="Elves, Nest base", hand_b="Trolls")
    w = swap_hidden(s, 0, held, drawn)
    assert GAME.view(s, 0) != GAME.view(w, 0)
    for seat in (1, None):
        assert GAME.view(s, seat) == GAME.view(w, seat)
        assert GAME.text(GAME.view(s, seat)) == GAME.text(GAME.view(w, seat))
        assert GAME.scene(GAME.view(s, seat)) == GAME.scene(GAME.view(w, seat))


@clause("AT-12.5")
def test_12_5_the_order_of_a_draw_pile_is_hidden_from_everybody() -> None:
    s = spot(a="Treecity 1", hand_a="Elves")
    before = [GAME.view(s, seat) for seat in EVERYBODY]
    on_top(s, 0, "Treant, Dragons, Nest base")
    assert [GAME.view(s, seat) for seat in EVERYBODY] == before


@clause("AT-16.1")
def test_16_1_a_secretly_chosen_army_is_hidden_until_both_have_chosen() -> None:
    seen = []
    for word in ("Fae", "Deep Hold"):
        t = whole_match(packs=("armies",)).say(f"1 {word}")
        seen.append([GAME.view(t.state, seat) for seat in (0, None)])
        assert [event.seen_by(0).secret for event in t.happened("army_chosen")] == [None]
        assert side(t.state, 1, 1)["chosen_army"] >= 0
    assert seen[0] == seen[1]
    t.say("0 Fae")
    assert [side(t.state, seat, 1)["army"] for seat in EVERYBODY] == [3, 3, 3]


# -- what is open ---


@clause("AT-12.5")
def test_12_5_numbers_of_cards_and_discards_are_open() -> None:
    s = spot(a="Standing stones 1", hand_a="Elves, Elves, Nest base", played_a="Druids")
    on_top(s, 0, "Trolls")
    t = ending(s).say("0 ability").expect()
    assert discards(t.state, 0) == "Druids"
    for seat in EVERYBODY:
        seen = side(t.state, seat, 0)
        assert (seen["hand_abilities"], seen["hand_bases"]) == (3, 1)
        assert seen["piles"] == [30 - 2 - 1 - 1, 25 - 1 - 1]
        assert seen["discards"] == [[1], []]


def test_boards_specials_and_abilities_in_force_are_open() -> None:
    s = spot(a="Treecity 2, Lair 1, Nest 0", specials=(1, 0), played_a="Elves", turn=4)
    for seat in EVERYBODY:
        seen = side(s, seat, 0)
        assert seen["bases"] == [0, 3, 4, -1, -1, -1, -1, -1, -1]
        assert seen["troops"] == [2, 1, 0, 0, 0, 0, 0, 0, 0]
        assert (seen["specials"], seen["special_limit"], seen["played"]) == (1, 1, [0])
        assert (GAME.view(s, seat).turn, GAME.view(s, seat).active) == (4, 0)


def test_a_combat_is_fought_in_the_open() -> None:
    t = attacking(spot(a="Nest 2, Treecity 1", b="Treecity 1"))
    for seat in EVERYBODY:
        c = GAME.view(t.state, seat).combat
        assert [initiative_total(c, 0), regular_total(c, 0), siege_total(c)] == [0, 1, 8]
        assert [initiative_total(c, 1), regular_total(c, 1) + strike_of_bases(c)] == [0, 5]


def test_a_view_is_a_copy() -> None:
    s = spot(a="Treecity 2", hand_a="Elves", played_b="Elves")
    before = GAME.view(s, 0)
    seen = GAME.view(s, 0)
    for part in (seen.hands, seen.bases, seen.troops, seen.played[0], seen.played[1], seen.piles[0].bag):
        part.clear()
    seen.discards[0].append(3)
    seen.wins.append(1)
    assert GAME.view(s, 0) == before


# -- redeal ---


def test_redeal_keeps_all_that_the_seat_may_know_and_what_it_is_asked() -> None:
    for number, t in enumerate(looks()):
        for seat in EVERYBODY:
            before = [GAME.view(t.state, seat) for seat in EVERYBODY]
            w = GAME.redeal(t.state, seat, Seeded(number))
            GAME.check(w)
            assert GAME.view(w, seat) == GAME.view(t.state, seat)
            assert [a for a in asks(w) if a.seat == seat] == [a for a in asks(t.state) if a.seat == seat]
            assert [GAME.view(t.state, seat) for seat in EVERYBODY] == before  # the table itself is untouched


@clause("AT-12.5")
def test_redeal_deals_the_others_hand_anew_from_all_cards_that_are_not_seen() -> None:
    s = spot(a="Treecity 0", b="Burrows 1", hand_a="Elves, Druids, Nest base", hand_b="Trolls")
    hands = [GAME.redeal(s, 1, Seeded(seed)).hands for seed in range(60)]
    held = {card for hand in hands for card in range(CARDS) if hand[card]}
    assert held == set(range(12))  # any card may be in the hand of seat 0
    assert all(sum(hand[:7]) == 2 and sum(hand[7:12]) == 1 for hand in hands)
    assert all(hand[12:] == s.hands[12:] for hand in hands)  # its own hand stays


def test_redeal_for_a_spectator_deals_both_hands_anew() -> None:
    s = spot(hand_a="Elves, Druids", hand_b="Trolls, Lair base")
    worlds = [GAME.redeal(s, None, Seeded(seed)).hands for seed in range(20)]
    assert len({tuple(hands[:12]) for hands in worlds}) > 3
    assert len({tuple(hands[12:]) for hands in worlds}) > 3


@clause("AT-16.1")
def test_redeal_imagines_another_secret_army_and_keeps_the_own() -> None:
    s: Any = whole_match(packs=("armies",)).say("1 Deep Hold").state
    assert {GAME.redeal(s, 0, Seeded(seed)).secret_army[1] for seed in range(40)} == {0, 1, 2, 3}
    assert {GAME.redeal(s, 1, Seeded(seed)).secret_army[1] for seed in range(10)} == {3}


def test_redeal_knows_an_army_that_the_table_has_set() -> None:
    s: Any = whole_match(packs=("armies",), army_b="deep hold").state
    assert {GAME.redeal(s, 0, Seeded(seed)).secret_army[1] for seed in range(10)} == {3}


# -- what is told ---


def whole_games() -> Iterator[Played]:
    for kind in KINDS:
        for t in wander(3, games=4, **kind):
            if t.is_over:
                yield t


def test_every_event_has_words_or_is_known_to_need_none() -> None:
    happened: set[str] = set()
    told: set[str] = set()
    for t in whole_games():
        for seat in EVERYBODY:
            view = GAME.view(t.state, seat)
            for event in t.state.events:
                words = GAME.tell(event.seen_by(seat), view)
                assert "None" not in words
                assert words == "" or words.endswith((".", "!"))
                happened.add(event.name)
                told |= {event.name} if words else set()
    assert happened - told == QUIET
    assert told >= {"drew", "built", "played", "attack", "combat", "hit", "troop_lost", "base_lost", "palace_lost"}


def test_no_secret_is_told_to_another_seat_or_a_spectator() -> None:
    drawn = 0
    for t in whole_games():
        for event in t.state.events:
            if event.secret is not None:
                drawn += 1
                owner = event.facts[0]
                view = GAME.view(t.state, 1 - owner)
                armies = view.terms.lexicon
                names = [card["name"] for army in armies for card in army["abilities"] + army["bases"]]
                names += [army["name"] for army in armies]
                for seat in (1 - owner, None):
                    words = GAME.tell(event.seen_by(seat), GAME.view(t.state, seat))
                    assert [name for name in names if name in words] == []
    assert drawn > 500


def test_the_owner_is_told_the_card_that_was_drawn() -> None:
    s = spot(a="Standing stones 1", played_a="Druids")
    on_top(s, 0, "Trolls")
    t = ending(s).say("0 ability")
    (event,) = t.happened("drew")
    assert GAME.tell(event.seen_by(0), GAME.view(t.state, 0)) == "{0} draws Trolls."
    assert GAME.tell(event.seen_by(1), GAME.view(t.state, 1)) == "{0} draws an ability card."
    assert GAME.tell(event.seen_by(None), GAME.view(t.state, None)) == "{0} draws an ability card."


def said(t: Played, name: str) -> list[str]:
    return [GAME.tell(event, GAME.view(t.state, 0)) for event in t.happened(name)]


@clause("AT-8.18")
def test_a_troop_that_falls_together_with_its_base_is_told_by_its_name() -> None:
    t = attacking(spot(a="Nest 2", b="Burrows 2, Treecity 1", played_a="Dragons"))
    assert said(t, "troop_lost") == ["{0} loses a Dragon."] * 2 + ["{1} loses a Troll."] * 2 + ["{1} loses an Elf."]
    assert said(t, "base_lost") == ["{1} loses Burrows (I.1).", "{1} loses Treecity (I.2)."]


def test_a_combat_is_told_with_its_places() -> None:
    s = spot(a=" | Lair 2, Lair 0, Lair 0", b=" |  | Nest 0", specials=(1, 0))
    assert said(attacking(s, 2, 3), "combat") == ["Territory II of {0} fights territory III of {1}."]
    s = spot(a="Lair 0, Lair 0, Lair 0", specials=(1, 0))
    assert said(attacking(s, 4, 1).say("0 palace"), "combat") == ["Treants of {0} fight the palace of {1}."]


def test_the_table_in_words_has_the_own_hand_and_no_other() -> None:
    s = spot(
        a="Treecity 2", b="Nest 1", hand_a="Druids, Druids, Lair base", hand_b="Wall of thorns", played_b="Dragons"
    )
    assert "Your hand: Druids ×2, Lair (base)" in GAME.text(GAME.view(s, 0)).splitlines()
    assert "Wall of thorns" not in GAME.text(GAME.view(s, 0))
    assert "Your hand: Wall of thorns" in GAME.text(GAME.view(s, 1)).splitlines()
    assert "Druids" not in GAME.text(GAME.view(s, 1))
    assert "hand:" not in GAME.text(GAME.view(s, None))
    for seat in EVERYBODY:
        words = GAME.text(GAME.view(s, seat))
        assert "Treecity ●● 1" in words
        assert "Nest ●○ 4*" in words
        assert "In force for {1}: Dragons" in words


def test_the_table_in_words_has_the_power_of_now_and_the_fight_ahead() -> None:
    s = spot(a="Lair 2, Nest 1", b="Treecity 2", played_b="Elves", hand_a="Dragons")
    words = GAME.text(GAME.view(attacking(s).state, 0))
    assert "Treecity ●● 2!" in words
    ahead = "Fight ahead: {0} strikes with first 0, regular 6, siege 4; {1} with first 4, regular 4, siege 0"
    assert ahead in words.splitlines()


def test_the_table_in_words_can_be_made_at_any_moment() -> None:
    for t in looks():
        for seat in EVERYBODY:
            words = GAME.text(GAME.view(t.state, seat))
            assert "{0}" in words
            assert "None" not in words


# -- what is drawn ---


def test_ids_in_a_scene_are_unique() -> None:
    for t in looks():
        for seat in EVERYBODY:
            ids = GAME.scene(GAME.view(t.state, seat)).ids()
            assert len(ids) == len(set(ids))


def test_every_option_touches_only_what_is_in_the_scene() -> None:
    touched: set[str] = set()
    for t in looks(every=1, games=2):
        for ask in asks(t.state):
            view = GAME.view(t.state, ask.seat)
            ids = set(GAME.scene(view).ids())
            for pick in ask.options:
                things = GAME.questions[ask.name].touches(pick, view)
                assert set(things) <= ids, f"{ask.name} {pick}: {set(things) - ids}"
                touched |= {ask.name} if things else set()
    assert touched >= {"draw", "build", "discard", "window", "attack", "go_on", "assign"}


def test_options_of_one_question_touch_different_things() -> None:
    for t in looks(every=1, games=2):
        for ask in asks(t.state):
            view = GAME.view(t.state, ask.seat)
            found = [GAME.questions[ask.name].touches(pick, view) for pick in ask.options]
            found = [things for things in found if things]
            assert len(found) == len(set(found))


def test_another_players_hand_is_drawn_as_backs() -> None:
    s = spot(hand_a="Elves, Elves, Nest base", hand_b="Treant")
    own = [thing for thing in GAME.scene(GAME.view(s, 0)).things if thing.zone == "hand/0"]
    assert [(thing.id, thing.face.title, thing.face.down) for thing in own] == [
        ("hand/0/ability-light", "Elves", False),
        ("hand/0/base-siege", "Nest", False),
    ]
    for seat in (1, None):
        others = [thing for thing in GAME.scene(GAME.view(s, seat)).things if thing.zone == "hand/0"]
        assert [(thing.face.title, thing.face.down) for thing in others] == [("ability", True)] * 2 + [("base", True)]
