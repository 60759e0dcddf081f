"""UK-0.20 and UK-0.21: hands are secret, even among friends, in views, words, scenes, events and other worlds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kit import clause, new_state
from monoceros.engine.chance import NoDealer, Seeded
from monoceros.engine.core import answer, asks
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.decks import turn_down_event, turn_up_event
from monoceros.games.unicornus.facts import bits, events_left, is_defeated, lord_of
from monoceros.games.unicornus.rules.game import play as play_game
from monoceros.games.unicornus.state import State
from monoceros.games.unicornus.tables import EMPTY

from .more_spots_b import everybody, look, sights
from .spots import GAME, dawn, fight, hand, news, play, spot, told, turn_of, whole_game

PIECES = ("K-ZYN 18.C t4 r9", "K-HAV 15.C t4 r9", "K-URG 13.C t4 r9")


def held(zyne: str, havok: str = "S-SNI", **given: Any) -> State:
    return spot(*PIECES, zyne=zyne, havok=havok, **given)


def worlds(s: State, seat: int | None, number: int = 60) -> list[Any]:
    return [GAME.redeal(s, seat, Seeded(seed)) for seed in range(number)]


# -- what is seen ---


@clause("UK-0.20", "UK-0.21")
def test_a_hand_is_seen_by_its_owner_only_as_data_words_and_scene() -> None:
    one, other = held("S-AMB S-HEA"), held("S-MOC S-SUP")
    for seat in (1, 2, None):
        assert sights(one, seat) == sights(other, seat)
    assert sights(one, 0) != sights(other, 0)
    assert GAME.view(one, 0).hands[0] == [t.AMBUSH, t.HEALING_POTION]


@clause("UK-0.20")
def test_the_number_of_cards_in_each_hand_and_deck_is_public() -> None:
    s = held("S-AMB S-HEA", "S-SNI", fates="F-LOY", event="V-OPP")
    s.event_plan = [2, 3, 4]
    for seat in everybody(s):
        seen = GAME.view(s, seat)
        assert [len(cards) for cards in seen.hands] == [2, 1, 0]
        assert (seen.support.size(), seen.fates.size(), events_left(seen), seen.levels_left) == (
            57,
            24,
            9,
            [2, 3, 4],
        )


@clause("UK-0.20")
def test_units_damage_fates_piles_and_events_are_public() -> None:
    s = spot(*PIECES, "E-LYL 10.C t3 d2 F-PER=K-ZYN", "12.E t2", event="V-HOP", allies="E-IRV=K-HAV", defeated="E-DOR")
    s.support_discards, s.fate_discards = [t.MOCK], [t.TRAP]
    first = GAME.view(s, 0)
    for seat in everybody(s):
        seen = GAME.view(s, seat)
        assert [getattr(seen, name) for name in PUBLIC] == [getattr(first, name) for name in PUBLIC]
        lyla = seen.foe_damage[t.LYLA], seen.fate[t.LYLA], seen.bound[t.LYLA]
        assert lyla == (2, t.PERSUASION, t.KNIGHT_IDS.index("K-ZYN"))
        assert (seen.support_discards, seen.fate_discards, bits(seen.ongoing)) == (
            [t.MOCK],
            [t.TRAP],
            [t.HOPELESSNESS],
        )
        assert (lord_of(seen, t.IRVIN), is_defeated(seen, t.DORGAS)) == (
            t.KNIGHT_IDS.index("K-HAV"),
            True,
        )


PUBLIC = (
    *("place", "tokens", "resources", "damage", "allies", "attached", "hero_of"),
    *("foe_at", "foe_damage", "fate", "bound", "defeated"),
    *("army", "tiles", "event", "ongoing", "support_discards", "fate_discards", "potions"),
)


@clause("UK-0.20")
def test_the_order_of_decks_is_hidden_from_everybody() -> None:
    one = held("S-AMB", deck="S-MOC S-SUP", fates="F-TRA F-LOY")
    other = held("S-AMB", deck="S-HEA S-FIR", fates="F-PER F-MER")
    for seat in everybody(one):
        assert sights(one, seat) == sights(other, seat)


@clause("UK-0.21")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whatever_the_others_hold_a_seat_sees_the_same_all_game_long(seats: int) -> None:
    s: Any = new_state("unicornus", seats=seats)
    played, rng, looked = play(s, play_game, chance=Seeded(seats)), Seeded(1), 0
    while not played.is_over:
        question = asks(s)[0]
        answer(s, question.seat, question.options[rng.pick(len(question.options))])
        if rng.pick(20) == 0:
            for seat in everybody(s):
                assert sights(GAME.redeal(s, seat, rng), seat) == sights(s, seat)
            looked += 1
    assert looked > 3


# -- what is told ---


@clause("UK-0.21")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    s = held("S-AMB", version="P-LUC", deck="S-MOC S-SUP S-HEA")
    drawn = dawn(s).happened("drew")
    assert [event.facts for event in drawn] == [(0,), (1,), (2,)]
    cards = [t.MOCK, t.SUPPLY_TRAIN, t.HEALING_POTION]
    for seat in everybody(s):
        secrets = [event.seen_by(seat).secret for event in drawn]
        assert secrets == [card if seat == owner else None for owner, card in enumerate(cards)]


@clause("UK-0.21", "UK-5.25")
@pytest.mark.parametrize("answer", ["destiny", "power spirit_voices"])
def test_draws_in_a_turn_are_secret_too(answer: str) -> None:
    s = spot("K-DON 18.C t4 r9", "K-HAV 15.C", deck="S-MOC")
    played = turn_of(s, "K-DON", f"0 {answer}")
    [event] = played.happened("drew")
    assert [event.seen_by(seat).secret for seat in (0, 1, 2, None)] == [t.MOCK, None, None, None]
    assert hand(s, "K-DON") == ["S-MOC"]


@clause("UK-0.20")
def test_what_is_played_sent_or_discarded_is_told_to_all() -> None:
    s = held("S-SUP S-HEA")
    played = turn_of(s, "K-ZYN", "0 play S-SUP", "0 send", "0 0", "0 end")
    assert told(played, "plays") == [(t.KNIGHT_IDS.index("K-ZYN"), t.SUPPLY_TRAIN)]
    assert told(played, "sends")[0][-1] == 1
    s = held("S-SUP S-HEA")
    played = news(s, "V-SPI", "0 S-HEA")
    assert told(played, "discards") == [(0, t.HEALING_POTION), (1, t.SNIPE)]
    for event in [*played.happened("discards"), *played.happened("plays")]:
        assert event.seen_by(None).facts == event.facts


@clause("UK-0.21")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (3, {"layout": "escape"})])
def test_no_event_of_a_game_tells_a_hand_to_others(seats: int, options: dict[str, Any]) -> None:
    """Only draws have a secret, and only their owner gets it; the words for the others name no card."""
    played = whole_game(seats, 11, **options)
    secret = [event for event in played.state.events if event.secret is not None]
    assert {event.name for event in secret} == {"drew"}
    s: Any = played.state
    for event in secret:
        card = s.terms.lexicon["support"][event.secret]["name"]
        for seat in everybody(s):
            seen = event.seen_by(seat)
            assert (seen.secret is not None) == (seat == event.facts[0] % seats)
            assert (card in GAME.tell(seen, GAME.view(s, seat))) == (seat == event.facts[0] % seats)


@clause("UK-0.21")
def test_questions_about_a_hand_go_to_its_owner_only() -> None:
    s = held("S-AMB S-SUP", "S-SNI S-MOC", starter=2)
    played = news(s, "V-SPI")
    assert [(ask.seat, ask.name) for ask in asks(s)] == [(0, "spies")]
    played.say("0 S-AMB")
    assert [(ask.seat, played.options(1)) for ask in asks(s)] == [(1, ["S-SNI", "S-MOC"])]


# -- other worlds ---


@clause("UK-0.20", "UK-0.21")
def test_a_redealt_world_looks_the_same_and_keeps_the_own_hand() -> None:
    s = held("S-AMB S-HEA S-MOC", "S-SNI S-SUP")
    for seat in everybody(s):
        found = worlds(s, seat, 20)
        assert all(sights(world, seat) == sights(s, seat) for world in found)
        assert all([len(cards) for cards in world.hands] == [3, 2, 0] for world in found)
        if seat is not None:
            assert all(world.hands[seat] == s.hands[seat] for world in found)
    assert len({tuple(world.hands[0]) for world in worlds(s, 1)}) > 20
    assert len({tuple(world.hands[0]) for world in worlds(s, 0)}) == 1


@clause("UK-0.20")
def test_a_redealt_world_has_the_same_cards_in_all() -> None:
    s = held("S-AMB S-HEA S-MOC", "S-SNI S-SUP")
    deck = Counter(s.terms.support_deck)
    for world in worlds(s, 1):
        assert Counter([*world.support.cards(), *[card for cards in world.hands for card in cards]]) == deck
        GAME.check(world)


@clause("UK-0.20")
def test_a_redealt_hand_never_holds_a_card_that_all_have_seen_elsewhere() -> None:
    """Both Unicorn Banner and Fine Steeds exist once; they lie open, so nobody can be thought to hold them."""
    s = held("S-AMB S-HEA", "S-SNI")
    s.support.bag.remove(t.BANNER)
    s.support.bag.remove(t.STEEDS)
    s.support_discards, s.attached[2 * t.KNIGHT_IDS.index("K-URG") + 1] = [t.BANNER], 1
    for world in worlds(s, 2):
        assert not {t.BANNER, t.STEEDS} & set(world.hands[0] + world.hands[1])


@clause("UK-0.20", "UK-11.17")
def test_a_redealt_world_keeps_the_next_event_that_was_seen() -> None:
    s = spot("K-DON 18.C", "K-ZYN 15.C")
    s.chance = Seeded(5)
    turn_up_event(s)
    seen = s.next_event
    turn_down_event(s)  # it is face down again, but all remember it
    assert seen != EMPTY
    assert {world.next_event for world in worlds(s, 1)} == {seen}
    assert seen not in s.event_bag


@clause("UK-0.20", "UK-15.2")
def test_two_players_know_both_their_hands() -> None:
    pieces = ("K-ZYN 18.C", "K-GAT 16.C", "K-DON 15.C", "K-MIR 14.C")
    s = spot(*pieces, seats=2, zyne="S-AMB", donia="S-MOC S-HEA", gato="S-SUP", mirza="S-FIR")
    for world in worlds(s, 0):
        assert (world.hands[0], world.hands[2]) == (s.hands[0], s.hands[2])
    assert len({(tuple(world.hands[1]), tuple(world.hands[3])) for world in worlds(s, 0)}) > 20


@clause("UK-0.21")
def test_a_redealt_world_can_be_played_on() -> None:
    s = held("S-AMB S-HEA", "S-SNI", event="V-RAI")
    turn_of(s, "K-ZYN")
    world: Any = GAME.redeal(s, 1, Seeded(3))
    world.chance = NoDealer()
    assert [(ask.seat, ask.name) for ask in asks(world)] == [(0, "turn")]
    assert look(world, "K-ZYN", "K-HAV", "P") == look(s, "K-ZYN", "K-HAV", "P")


@clause("UK-0.20", "UK-5.23")
def test_who_sends_without_tokens_is_known_to_hold_a_potion() -> None:
    s = spot("K-ZYN 18.C t1", "K-HAV 15.C", zyne="S-HEA S-HEA S-MOC")
    played = turn_of(s, "K-ZYN", "0 send")
    assert {t.HEALING_POTION in world.hands[0] for world in worlds(s, 1)} == {True, False}  # no number is said yet
    played.say("0 0").expect("0 send_potions: 1 | 2")
    found = worlds(s, 1)
    assert all(t.HEALING_POTION in world.hands[0] for world in found)
    assert all(asks(world)[0].options for world in found)
    assert len({tuple(world.hands[0]) for world in found}) > 20


@clause("UK-0.21")
def test_in_a_battle_the_cards_not_played_stay_hidden() -> None:
    one = spot("K-ZYN 12.E t1", "K-HAV 15.C", "12.E t1", zyne="S-AMB S-SUP")
    other = spot("K-ZYN 12.E t1", "K-HAV 15.C", "12.E t1", zyne="S-AMB S-HEA")
    for s in (one, other):
        fight(s, "K-ZYN", attacking=False).expect("0 before_roll: play S-AMB | roll")
    for seat in (1, 2, None):
        assert sights(one, seat) == sights(other, seat)
