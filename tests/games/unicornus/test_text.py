"""The table in words, and a sentence for each event, on reference map R."""

from __future__ import annotations

from typing import Any

import pytest

from monoceros.engine.chance import Seeded
from monoceros.engine.core import asks, begin, say
from monoceros.engine.declared import view
from monoceros.engine.events import NOBODY, Event, audience
from monoceros.games.unicornus import GAME
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.events import EVENTS, tell
from monoceros.games.unicornus.picks import SPACE_NUMBER
from monoceros.games.unicornus.rules.game import play
from monoceros.games.unicornus.state import LOST, WON
from monoceros.games.unicornus.tables import EMPTY, PRINCESS
from monoceros.games.unicornus.text import text, tracker

from .map_r import HAVOK, URGAN, ZYNE, put, reference


def at(name: str) -> int:
    return SPACE_NUMBER[name]


def told(name: str, *facts: Any, secret: Any = None, to: int = NOBODY) -> str:
    return tell(Event(name, facts, secret, to, NOBODY), view(reference(), 0))


def lines(s: Any, seat: int | None = 0) -> list[str]:
    return text(view(s, seat)).splitlines()


# -- the table ---


def test_the_table_begins_with_the_round_and_its_event() -> None:
    assert lines(reference())[:4] == [
        "Round 1 of 10 · player step · {0} is starting player",
        "Events by level: [1] 1 1 2 2 2 3 3 3 3",
        "Event: Deserters. At once: every player's unit with 4 or more tokens discards 1.",
        "Decks: support 0, fate 0, events 9",
    ]


def test_units_of_the_kingdom_have_their_numbers() -> None:
    s = reference()
    s.allies[ZYNE], s.attached[2 * ZYNE], s.damage[ZYNE], s.potions = 1 << t.IRVIN, 1, 2, 1
    found = lines(s)
    assert (
        "Princess Cornelia, Warrior · at The Ancestral Castle · tokens 4/8 · life 6/6 · 10 resources"
        " · 12 steps to her goal" in found
    )
    assert "  1 Healing Potion beside her" in found
    assert (
        "Zyne of {0} · at Eastern Border Fort · tokens 4/12 · life 2/4 · 10 resources · allies Irvin · Unicorn Banner"
        " · 4 cards · 5 actions left" in found
    )
    assert "Havok of {1} · at Knight Commander's Estate · tokens 4/7 · life 5/5 · 10 resources · 1 card" in found


def test_enemies_have_their_numbers_and_their_fate() -> None:
    s = reference()
    s.foe_damage[t.LYLA], s.fate[t.LYLA], s.bound[t.LYLA] = 1, t.MERCENARY, ZYNE
    s.defeated = 1 << t.ROZIE | 1 << t.BLACK_KNIGHT
    found = lines(s)
    assert "  Lionel VIII · at The Capital · tokens 0 · power 11 · life 5/5 · defensive" in found
    assert (
        "  Lyla · at Crimson Garrison · tokens 0 · power 3 · life 3/4 · aggressive · Mercenary, bound to Zyne" in found
    )
    assert "  Defeated: the Black Knight and Rozie" in found


def test_the_map_is_a_list_of_areas() -> None:
    found = lines(reference())
    first = found.index("  1 The Capital: C city d2 r6 m4* [Lionel VIII 0], NE city d1 r5 m3 [enemy 2], E road, "
        "SE fort d2 r2 m4 [enemy 4], SW fort d2 r2 m4 [enemy 4], W road, NW lake X")  # fmt: skip
    assert [line.split()[0] for line in found[first : first + 19]] == [str(slot) for slot in range(1, 20)]
    assert found[first + 18].startswith(
        "  19 The Ancestral Castle: C fort d2 r3 m3 [the princess 4], NE road, E plains"
    )


def test_what_the_rules_will_do_is_said_beforehand() -> None:
    found = lines(reference())
    assert (
        "The princess would: go to The Ancestral Castle NE, go to Eastern Border Fort W, go to Forward Encampment E"
        " and fight (0 damage)." in found
    )
    assert "Lyla would go to Crimson Garrison SE or Crimson Garrison SW." in found


def test_who_blocks_the_princess_makes_her_collect() -> None:
    s = put(put(reference(), "K-ZYN", "19.NE"), "K-HAV", "19.NW")
    s.resources[PRINCESS] = 3
    assert "The princess would: collect, go to The Ancestral Castle E, collect." in lines(s)


def test_a_seat_reads_its_own_hand_and_no_other() -> None:
    s = reference()
    assert lines(s, 0)[-1] == "Your hand (Zyne): Ambush, Ambush, Fire Tactics, Healing Potion"
    assert lines(s, 2)[-1] == "Your hand (Urgan): empty"
    for seat in (1, 2, None):
        assert "Ambush" not in text(view(s, seat))
    assert "Your hand" not in text(view(s, None))


def test_events_that_last_and_one_that_is_known_beforehand() -> None:
    s = reference()
    s.ongoing, s.next_event, s.next_open, s.protected = 1 << t.HOPELESSNESS, t.FAMINE, True, True
    s.events_gone = [t.PATROLS, t.HOPELESSNESS]
    s.event_plan = [0, 1, 4]
    found = lines(s)
    assert "Events by level: 1 2 [1] 2 2 3 3 3 3" in found
    assert any(line.startswith("Event: Deserters.") and line.endswith("(stopped by Protection)") for line in found)
    assert any(line.startswith("Ongoing: Hopelessness. ") for line in found)
    assert "Next event: Famine. Resource values count half, rounded down, at least 1." in found
    s.next_open = False
    assert "Famine" not in text(view(s, 0))
    assert tracker(view(s, 0)) == "1 2 [1] 2 2 3 3 3 3"


@pytest.mark.parametrize(
    ("outcome", "words"),
    [(WON, "The game is over: you have won together."), (LOST, "The game is over: it is lost.")],
)
def test_the_end_stands_at_the_top(outcome: int, words: str) -> None:
    s = reference()
    s.outcome = outcome
    assert lines(s)[0] == words


# -- events ---

TOLD: dict[str, tuple[tuple[Any, ...], str]] = {
    "leads": ((0, ZYNE), "{0} leads Zyne."),
    "placed": ((ZYNE, at("18.C")), "Zyne takes the field at Eastern Border Fort."),
    "gains_tokens": ((ZYNE, 2, 1), "Zyne gains 2 tokens; 1 more cannot be led."),
    "loses_tokens": ((PRINCESS, 1), "The princess loses 1 token."),
    "gains_resources": ((9, 6), "The Mountain Cat Band gains 6 resources."),
    "pays": ((ZYNE, 5), "Zyne pays 5 resources."),
    "hurt": ((PRINCESS, 3), "The princess takes 3 damage."),
    "healed": ((ZYNE, 2), "Zyne is healed of 2 damage."),
    "gains_actions": ((ZYNE, 1), "Zyne gains 1 action."),
    "moves": ((ZYNE, at("18.C"), at("10.SE"), "move"), "Zyne moves to Crimson Garrison SE."),
    "dies": ((ZYNE, at("18.W"), 2), "Zyne falls at Eastern Border Fort W; 2 tokens turn to the enemy."),
    "drew": ((0,), "{0} draws a support card."),
    "discards": ((1, t.SNIPE), "{1} discards Snipe."),
    "plays": ((ZYNE, t.AMBUSH), "Zyne plays Ambush."),
    "uses": ((ZYNE, t.SWIFT_COLUMNS), "Zyne uses Swift Columns."),
    "reshuffled": (("fate",), "The discarded fate cards are shuffled into a new deck."),
    "volley": ((7, at("10.C"), (19, 4, 12)), "Ilsahti shoots at Crimson Garrison: 1 hit and 2 misses."),
    "collects": ((ZYNE, 1), "Zyne collects 1 resource."),
    "recruits": ((ZYNE, 2, 2), "Zyne recruits 2 tokens; 2 more cannot be led."),
    "illness_paid": ((6, 10), "6 resources for the medicine: 10 so far."),
    "princess": ((t.WARRIOR,), "The princess is the Warrior."),
    "map": (((1, 2, 0),), "The map is laid out."),
    "shuffled": ((), "The cards are shuffled."),
    "starts": ((1,), "{1} is the starting player."),
    "round": ((3, 1), "Round 3."),
    "step": ((5,), "Enemy step."),
    "turn": ((ZYNE, 5), "Zyne has a turn with 5 actions."),
    "event": ((t.FAMINE,), "Event: Famine. Resource values count half, rounded down, at least 1."),
    "protected": ((t.FAMINE,), "Famine has no further effect this round."),
    "sends": ((HAVOK, PRINCESS, 2, 20, 1), "Havok sends 2 tokens, 20 resources and 1 Healing Potion to the princess."),
    "army": ((at("10.C"), 3), "3 enemy tokens come to Crimson Garrison."),
    "army_lost": ((at("10.C"), 2, URGAN), "Urgan removes 2 enemy tokens at Crimson Garrison."),
    "sabotaged": ((at("10.C"),), "The unit at Crimson Garrison is sabotaged: it does not move this round."),
    "plans": ((at("10.C"), at("10.SE"), t.LYLA, 3), "Lyla with 3 tokens advances to Crimson Garrison SE."),
    "unit_moves": ((at("10.C"), at("10.SE"), t.LYLA, 3, "mock"), "Lyla with 3 tokens is lured to Crimson Garrison SE."),
    "foe_hurt": ((t.BLACK_KNIGHT, 1), "The Black Knight takes 1 damage."),
    "foe_healed": ((t.DEMIAN, 1), "Demian is healed of 1 damage."),
    "defeated": ((t.ABYSS, URGAN), "The King of the Abyss is defeated by Urgan."),
    "joins": ((t.DEMIAN, 8), "Demian becomes an ally of Mirza."),
    "spent": ((t.ROZIE, ZYNE), "Rozie gives all for Zyne."),
    "returns": ((t.LYLA, at("1.E")), "Lyla returns at The Capital E."),
    "fate": ((t.LYLA, t.FATED_ENEMY, ZYNE), "Lyla draws Fated Enemy and is bound to Zyne. At once: "
        "its unit gains 3 tokens."),
    "battle": ((ZYNE, at("10.C"), 1, t.LYLA, 3, 3), "Zyne attacks Lyla with 3 tokens (power 6) at Crimson Garrison."),
    "princess_battle": ((at("12.E"), EMPTY, 2, 0), "The princess fights 2 leaderless tokens at Forward "
        "Encampment E: no damage to her unit."),
    "rolled": ((ZYNE, (5, 7, 10, 12, 12, 15, 18, 18)), "Zyne rolls 5 hits, 2 misses and 1 loss."),
    "rerolled": ((ZYNE, (12,)), "Zyne rolls again: now 1 hit."),
    "dice": ((ZYNE, (5, 8)), "The dice count as 2 losses."),
    "assigned": ((ZYNE, t.HIT, 1), ""),
    "next_event": ((t.FAMINE,), "The stars say: the next event is Famine."),
    "next_hidden": ((), "Nobody reads the stars any more."),
    "over": ((WON, 9, 0), "The princess has reached her goal in round 9: everybody wins."),
}  # fmt: skip


def test_every_event_has_a_sentence_here() -> None:
    assert set(TOLD) == set(EVENTS.told)


@pytest.mark.parametrize("name", TOLD)
def test_the_sentence_of_an_event(name: str) -> None:
    facts, words = TOLD[name]
    assert told(name, *facts) == words


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    drawn = Event("drew", (0,), t.AMBUSH, audience(0), audience(0))
    seen = {seat: tell(drawn.seen_by(seat), view(reference(), seat)) for seat in (0, 1, None)}
    assert seen == {0: "{0} draws Ambush.", 1: "{0} draws a support card.", None: "{0} draws a support card."}


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ((ZYNE, 0, 3), "Zyne can lead no more tokens."),
        ((ZYNE, 3, 0), "Zyne gains 3 tokens."),
    ],
)
def test_tokens_that_nobody_can_lead(facts: tuple[int, ...], words: str) -> None:
    assert told("gains_tokens", *facts) == words


def test_other_ways_to_say_it() -> None:
    assert told("healed", ZYNE, 0) == ""
    assert told("dies", PRINCESS, at("12.C"), 2) == "The princess falls at Forward Encampment."
    assert told("over", LOST, 10, 4) == "The game is lost in round 10, 4 steps from the goal."
    assert told("plans", at("12.E"), at("18.W"), EMPTY, 2) == "2 leaderless tokens advance to Eastern Border Fort W."
    assert told("unit_moves", at("12.E"), at("18.W"), EMPTY, 2, "raid") == "", "the plan has told it"
    assert told("moves", PRINCESS, at("19.C"), at("19.NE"), "march") == (
        "The princess marches to The Ancestral Castle NE."
    )


@pytest.mark.parametrize(("seats", "layout"), [(2, "standard"), (4, "escape"), (5, "scattered_banners")])
def test_every_event_of_a_game_is_told(seats: int, layout: str) -> None:
    s: Any = GAME.setup(seats, GAME.option_values({"layout": layout}), GAME.content.load())
    s.chance, rng, s.telling = Seeded(seats), Seeded(seats + 50), True
    begin(s, play)
    while asks(s):
        ask = asks(s)[0]
        say(s, ask.seat, ask.options[rng.pick(len(ask.options))])
    seen = view(s, None)
    for event in s.events:
        assert event.name in EVENTS.told
        sentence = tell(event.seen_by(None), seen)
        assert sentence == "" or sentence.endswith(".")
        assert sentence[:1] in "{" or sentence[:1].isupper() or sentence[:1].isdigit()
