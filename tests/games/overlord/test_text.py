"""The table as words, for each seat; and a sentence for each event."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from kit import Played, new_state
from monoceros.engine.chance import Seeded
from monoceros.games.overlord.rules.game import play
from monoceros.games.overlord.rules.round import end_phase

from .spots import (
    GAME,
    answer_anything,
    battle,
    everybody,
    fresh,
    playing,
    settle,
    spot,
    territories,
    whole_game,
    with_pack,
)

SILENT = {"placed", "shuffled"}  # a placement is secret and seen on the table; decks are shuffled without ado
NO_PHASE: dict[str, Any] = {"province_b": "Fortress"}


def said(game: Played, name: str, seat: int | None = None) -> list[str]:
    view = GAME.view(game.state, seat)
    return [GAME.tell(event.seen_by(seat), view) for event in game.happened(name)]


# -- the table ---

TABLE = """\
Round 2 of 5 · Battle Phase, column 1 · {1} is Player 1

Marketplace, the oldest card last:
  Units: Knight, Witch (pile 0)
  Items:  (pile 0)
  Territories: Mine (pile 1)

Critical conditions of the round:
  At least 1 Angel icon in your Battlefield
  At least 2 cards in your hand

{1} · Player 1 · Might 6 · Renown 3 · deck 0, hand 2, discard pile 1
  Province: 1 Town
  Battlefield: 1 Gladiator +6; 2 face-down; 3 –; 4 –; 5 –
  1 Critical, face-down

{0} · Player 2 · Might 4 · Renown 0 · deck 1, hand 1, discard pile 0
  Province: 1 Town (burning); 2 Harbor (Bow)
  Battlefield: 1 Coin Purse +0; 2 Elixir (face-down); 3 –; 4 –; 5 –

Your hand: Lord"""


def test_the_table_in_words_with_the_own_cards_last() -> None:
    s = spot(
        "Coin Purse, Elixir",
        "Gladiator, Fighter",
        round=2,
        starter=1,
        might=(4, 0),
        renown=(0, 3),
        province_a="Town, Harbor",
        harbor_a=("", "Bow"),
        burning_a=(1, 0),
        hand_a="Lord",
        hand_b="Witch, Viking",
        deck_a="Prince",
        memory_aid=False,
        discards_b="Hunter",
        crits_b="C01",
        units="Knight, Witch",
        territorys="Mine",
        territory_pile="Castle",
    )
    battle(s)
    assert GAME.text(GAME.view(s, 0)) == TABLE
    other = GAME.text(GAME.view(s, 1))
    assert other.endswith("Your hand: Witch, Viking")
    assert "Battlefield: 1 Coin Purse +0; 2 face-down;" in other
    assert not [name for name in ("Elixir", "Lord", "Prince") if name in other]
    watched = GAME.text(GAME.view(s, None))
    assert not [name for name in ("Elixir", "Lord", "Prince", "Viking", "Fighter", "hand:") if name in watched]


def test_a_guard_critical_cards_and_a_loss_are_told() -> None:
    s = spot("Hoplite, Curse, Coin Purse", units="Knight", crits_a="C01 C03")
    game = battle(s)
    words = GAME.text(GAME.view(s, 1))
    assert "Battlefield: 1 Hoplite +4; 2 Curse -2; 3 Coin Purse +0; 4 –; 5 –" in words
    assert "  guarded" in words.splitlines()
    game.say("0 decline")
    settle(s)
    assert "  Critical cards: 2 + 3 = 5" in GAME.text(GAME.view(s, None)).splitlines()


def test_cards_that_are_looked_at_are_told_to_their_owner_only() -> None:
    s = spot(province_a="Desert", deck_a="Witch, Lord, Viking, Prince", memory_aid=False, **NO_PHASE)
    territories(s, "0 1")
    assert "On top of your deck: Witch, Lord, Viking" in GAME.text(GAME.view(s, 0)).splitlines()
    for seat in (1, None):
        assert "Witch" not in GAME.text(GAME.view(s, seat))


def test_the_heading_at_the_beginning_and_at_the_end() -> None:
    s: Any = new_state("overlord", seats=2)
    assert GAME.text(GAME.view(s, None)).startswith("Setup\n")
    over: Any = whole_game(3, 2).state
    assert GAME.text(GAME.view(over, 0)).startswith(f"The game is over: {{{over.ranking[0]}}} has won.\n")


def test_the_sum_of_the_card_that_is_deployed_stands_in_the_table() -> None:
    s = spot("Steel Sword, Fighter, Swordfighter", hand_a="Lord")
    s.moments = []
    battle(s)
    table = GAME.text(GAME.view(s.moments[-1], 1)).split("\n\n")  # type: ignore[arg-type]
    assert table[-2].splitlines() == [
        "Swordfighter of {0} in column 3:",
        "  printed Power 4",
        "  Steel Sword +3",
        "  total Power 7",
        "  icons of Fighter +1",
        "  Might earned 8",
        "  Might 5 → 13",
    ]


# -- events ---


@cache
def games() -> list[Played]:
    found = [whole_game(seats, seed) for seats, seed in ((2, 1), (3, 2), (4, 3), (4, 4), (2, 5), (3, 6))]
    return [*found, *rare_spots()]


def rare_spots() -> list[Played]:
    """Events that random games seldom reach."""
    empty = spot("Sniper", critical_pile="", stack_below="C11 C12")
    return [
        battle(spot("Wereowl, Gryphon Knight, Witch, Lord"), "0 3"),
        battle(empty, chance=Seeded(1)),
        battle(spot("Black Market Permit", units="Knight"), "0 take unit 1"),
        battle(spot("Farsight Crystal", province_a="Town, Mine"), "0 2"),
        territories(spot(province_a="Desert", deck_a="Witch", **NO_PHASE), "0 1", "0 discard"),
    ]


def test_every_event_has_a_sentence_or_is_known_to_be_silent() -> None:
    happened: set[str] = set()
    told: set[str] = set()
    for game in games():
        for seat in everybody(game.state):
            view = GAME.view(game.state, seat)
            for event in game.state.events:
                words = GAME.tell(event.seen_by(seat), view)
                assert "None" not in words
                assert words == "" or words.endswith(".")
                happened.add(event.name)
                told |= {event.name} if words else set()
    assert happened - told == SILENT
    assert told >= {"aura", "waits", "doubles", "guarded", "bears", "swapped", "rearranged", "criticals_renewed"}


def test_no_secret_is_told_to_another_seat_or_a_spectator() -> None:
    drawn = 0
    for game in games():
        s: Any = game.state
        names = [card["name"] for card in s.terms.lexicon["cards"]]
        for event in s.events:
            if event.secret is not None:
                drawn += 1
                for seat in everybody(s):
                    if seat != event.facts[0]:
                        words = GAME.tell(event.seen_by(seat), GAME.view(s, seat))
                        assert [name for name in names if name in words] == []
    assert drawn > 300


def test_a_sentence_does_not_depend_on_when_it_is_said() -> None:
    """Tables tell events when a pick is done: by then the view has gone on."""
    game = playing(fresh(), play, chance=Seeded(4))
    rng, seen = Seeded(5), 0
    early: list[str] = []
    while not game.is_over:
        view = GAME.view(game.state, None)
        early += [GAME.tell(event.seen_by(None), view) for event in game.state.events[seen:]]
        seen = len(game.state.events)
        answer_anything(game, rng)
    view = GAME.view(game.state, None)
    assert early == [GAME.tell(event.seen_by(None), view) for event in game.state.events[:seen]]


@pytest.mark.parametrize(
    ("row", "answers", "event", "sentences"),
    [
        ("Fighter, Thief", ["decline"], "might", [
            "{0} gains 2 Might for its Power. {0} has 2.",
            "{0} gains 3 Might for its Power. {0} has 5.",
            "{0} gains 1 Might as Combatant Bonus. {0} has 6."]),
        ("Witch, Fighter", [], "might", [
            "{0} gains 3 Might for its Power. {0} has 3.",
            "{0} gains 5 Might for its Power: 2 + 3. {0} has 8."]),
        ("Wereowl, Fighter", [], "might", [
            "{0} gains 1 Might for its Power. {0} has 1.",
            "{0} gains 4 Might for its Power: twice 2. {0} has 5."]),
        ("Steel Sword, Wereowl, Fighter", [], "might", [
            "{0} gains 1 Might for its Power. {0} has 1.",
            "{0} gains 10 Might for its Power: twice (2 + 3). {0} has 11."]),
        ("Elixir", [], "might", ["{0} gains 3 Might by the effect. {0} has 3."]),
        ("Fighter, Curse", [], "might", [
            "{0} gains 2 Might for its Power. {0} has 2.", "{0} loses 2 Might. {0} has 0."]),
        ("Curse", [], "might", ["{0} has no Might to lose."]),
        ("Fighter", [], "deployed", ["{0} deploys Fighter in column 1."]),
        ("Coin Purse", ["buy unit 1"], "bought", ["{0} buys Knight."]),
        ("Coin Purse", ["refresh"], "refreshed", ["{0} refreshes the Marketplace."]),
        ("Coin Purse", ["destroy witch"], "destroyed", ["{0} destroys Witch."]),
        ("Cleric", ["witch"], "recovered", ["{0} returns Witch to the hand."]),
        ("Black Market Permit", ["take unit 1"], "gained", ["{0} takes Knight."]),
        ("Druid", [], "cursed", ["A Curse lies on the deck of {1}."]),
        ("Wizard", [], "burned", ["{0} burns Town of {1}."]),
        ("Hunter", [], "critical", ["{0} gets a Critical, face-down."]),
        ("Steel Sword", [], "aura", ["Steel Sword: +3 Power for later Units of {0} that it names."]),
        ("Shaman", [], "aura", [
            "Shaman: -3 Power for Units of other players that it names, until the next own column."]),
        ("Witch", [], "waits", ["Witch: the card of {0} in column 2 may get +3 Power."]),
        ("Wereowl", [], "doubles", ["A Unit of {0} in column 2 earns its Power twice."]),
        ("Hoplite", [], "guarded", ["{0} is guarded."]),
        ("Military Treatise", ["elf"], "bears", ["Military Treatise of {0} bears 2 Elf."]),
        ("Gambler's Coin", [], "milled", ["{0} discards Prince from the deck."]),
        ("Gryphon Knight, Lord, Viking", ["2"], "swapped", ["{0} swaps columns 2 and 3."]),
        ("Farsight Crystal", ["2"], "rearranged", ["{0} rearranges: Mine, Town."]),
    ],
)  # fmt: skip
def test_sentences_of_the_battle(row: str, answers: list[str], event: str, sentences: list[str]) -> None:
    s = spot(row, units="Knight", discards_a="Witch", province_a="Town, Mine", deck_a="Prince, Lord")
    game = battle(s, *[f"0 {answer}" for answer in answers], chance=Seeded(1))
    assert said(game, event) == sentences


def test_might_that_is_taken_is_told_of_both() -> None:
    game = battle(spot("Werefox", might=(0, 5)))
    assert said(game, "might") == [
        "{1} loses 2 Might. {1} has 3.",
        "{0} gains 2 Might taken from another. {0} has 2.",
        "{0} gains 3 Might for its Power. {0} has 5.",
    ]


def test_a_drawn_card_is_named_to_its_owner() -> None:
    game = battle(spot("Elven Archer", deck_a="Witch"))
    assert [said(game, "drew", seat) for seat in (0, 1, None)] == [["{0} draws Witch."], *[["{0} draws a card."]] * 2]


def test_cards_that_are_looked_at_are_named_to_their_owner() -> None:
    game = territories(spot(province_a="Desert", deck_a="Witch, Lord", **NO_PHASE), "0 1")
    assert said(game, "looks", 0) == ["{0} looks at Witch, Lord."]
    assert said(game, "looks", 1) == ["{0} looks at 2 cards of the deck."]
    assert said(game, "uses") == ["{0} uses Desert."]
    game = territories(spot(province_a="Village", deck_a="Witch", **NO_PHASE), "0 1")
    assert said(game, "looks", 1) == ["{0} looks at 1 card of the deck."]


def test_sentences_of_the_results_and_the_end() -> None:
    s = spot("Soldier, Soldier", condition="C02", round=5, crits_a="C30", might=(20, 0), critical_pile="C03 C05")
    game = battle(s)
    settle(s)
    assert said(game, "conditions") == ["Critical conditions: {0} meets 1."]
    assert said(game, "criticals") == ["{0} turns up 4 + 3 Critical: 7 Might."]
    assert said(game, "round_won") == ["{0} wins round 5: 2 Renown and 3 more for the lead."]
    end_phase(s)
    assert said(game, "condition") == [
        "The round's Critical conditions: At least 2 Staff icons in your Battlefield; "
        "One of your Units reached a total Power of 10 or more."
    ]
    assert said(game, "cleared") == ["Battlefields go to the discard piles; Might is 0."]
    assert said(battle(spot()), "phase") == ["Battle Phase."]


def test_nobody_meets_a_condition() -> None:
    s = settle(spot(condition="C02"))
    told = [GAME.tell(event, GAME.view(s, None)) for event in s.events if event.name in ("conditions", "round_won")]
    assert told == ["Nobody meets a Critical condition.", "{1} wins round 1: 1 Renown."]


def test_sentences_of_a_burning_that_goes_and_of_a_phase_aura_without_a_card() -> None:
    game = territories(spot(burning_b=(1,), burning_left=9, province_a="Fortress"))
    assert said(game, "quenched") == ["A Burning goes from Town of {1}."]
    s = with_pack(spot(province_a="Mine", **NO_PHASE), ("mine", "phase{aura(mine,Unit,2,rest)}"))
    assert said(territories(s, "0 1"), "aura") == [""]


def test_sentences_of_a_whole_game() -> None:
    game = whole_game(2, 1)
    s: Any = game.state
    starts = said(game, "starts")[0]
    assert starts == f"{{{game.happened('starts')[0].facts[0]}}} is Player 1 of the first round."
    assert all(words.startswith(("{0} starts with ", "{1} starts with ")) for words in said(game, "dealt"))
    assert [words[:9] for words in said(game, "round")] == [f"Round {n}: " for n in range(1, 6)]
    winner = s.ranking[0]
    assert said(game, "game_over") == [f"{{{winner}}} wins the game with {s.renown[winner]} Renown."]


def test_the_marketplace_is_not_told_card_by_card_in_the_setup() -> None:
    game = whole_game(2, 1)
    first = said(game, "offered")
    assert first[:9] == [""] * 9
    assert all(words.endswith(" comes into the Marketplace.") for words in first[9:])
    assert len(first) > 9
