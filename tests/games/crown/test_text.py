"""The table as words, for each seat; and a sentence for each event."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from kit import Played, clause, new_state
from monoceros.engine.chance import Loaded, Seeded
from monoceros.engine.events import Event
from monoceros.engine.speech import speak
from monoceros.games.crown.events import EVENTS
from monoceros.games.crown.facts import points_of
from monoceros.games.crown.rules.actions import play_action_card
from monoceros.games.crown.rules.black import roll_window, start_window
from monoceros.games.crown.rules.dragon import black_die
from monoceros.games.crown.rules.market import market_trade
from monoceros.games.crown.rules.move import move, move_army
from monoceros.games.crown.rules.turn import pickpocket, take_action_card, take_turn
from monoceros.games.crown.text import tracker

from .spots import GAME, OF_GENERALS, answer_anything, everybody, new_game, playing, spot, whole_game

NAMES = ("Anna", "Ben", "Cleo", "Dan")


def said(game: Played, name: str, seat: int | None = None) -> list[str]:
    view = GAME.view(game.state, seat)
    return [GAME.tell(event.seen_by(seat), view) for event in game.happened(name)]


# -- the table ---

TABLE = """\
Round 2 · the turn of {0} · main action · dice 4 and the dragon up

    A  B  C  D  E  F  G  H  I  J  K  L  M
 1  +  .  .  .  W1          -  .  .  .  +
 2  .  .  .  .  W1          -  .  .  .  .
 3  .  .  K1*.  -     o     -  .  .  .  .
 4  .  .  .  .  -           -  .  .  .  .
 5  -  -  -  -  H1 I1       =  -  -  -  -
 6                 :  :  :
 7        o        :  :  :        #
 8                 :  :  :
 9  -  -  -  -  =  D        =  -  -  -  -
10  .  .  .  .  -           -  A2 .  .  .
11  .  .  .  .  -     o     -  .  .  .  .
12  .  .  .  .  -           -  .  .  .  .
13  +  .  .  .  -           -  .  .  .  H2
H hero, I A C generals by branch, K castle, W wall, each with its player's number; D dragon, # rock, * crown;
. land, + Home Point, - wall slot, = gate, o tunnel, : Fortress

Ashwing (attack 100, defence 80) is on F9. The rock lies on K7.
Kingdom Completion Queue: nobody
Military cards: infantry 27 (2 gold), archery 29 (3 gold), cavalry 29 (3 gold)
Generals (3 gold): infantry 8, archery 8, cavalry 9
Black cards (2 gold): 17 · Action cards: 64

2 {1} · Ove Goldman, South-east · 10 of 50 VP · 3 gold, 0 food · 1 Action card, 1 Black card
  Ove Goldman on M13: no military cards
  Archery general on J10: 1 archery and 1 cavalry cards
  Dragon cards: Grimscale

1 {0} · Henry, North-west · 30 of 50 VP · 5 gold, 2 food · 2 Action cards, 1 Black card
  Henry on E5: Axe Band and Axe Band
  Torvald (infantry, Axe) on F5: no military cards
  Keep (crown) on C3: Sword Guard
  Walls: E1, E2
  In front: War Banner

Your Action cards: Tax Day and Spy
Your Black card: Ambush"""


def two_kingdoms() -> Any:
    return spot(
        "henry E5: Axe Band, Axe Band | torvald F5 | keep C3: Sword Guard | wall E1 E2",
        "ove | piers J10: Bowmen, Lancers",
        round=2,
        gold=(5, 3),
        food=(2, 0),
        points=(30, 0),
        trophies=("", "grimscale"),
        crown="C3",
        rock="K7",
        dragon="ashwing F9",
        dice=(4, "up"),
        hand_a="Tax Day, Spy",
        hand_b="Recall",
        front_a="War Banner",
        black_a="Ambush",
        black_b="Bribe",
    )


def test_the_table_in_words_with_the_own_cards_last() -> None:
    assert GAME.text(GAME.view(two_kingdoms(), 0)) == TABLE


def test_the_table_of_others_names_no_hidden_card() -> None:
    hidden = ("Axe Band", "Torvald", "Sword Guard", "Tax Day", "Spy", "Ambush")
    other = GAME.text(GAME.view(two_kingdoms(), 1))
    assert not [name for name in hidden if name in other]
    assert "  Infantry general on F5: no military cards" in other.splitlines()
    assert "  Piers (archery, Crossbow) on J10: Bowmen and Lancers" in other.splitlines()
    assert other.endswith("Your Action cards: Recall\nYour Black card: Bribe")
    watched = GAME.text(GAME.view(two_kingdoms(), None))
    assert not [name for name in (*hidden, "Piers", "Bowmen", "Recall", "Bribe", "Your ") if name in watched]


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"alert": 3}, "The dragon is on slot 3 of 5 of the Dragon Alert. The rock is off the board."),
        ({"alert": 0, "trophies": ("ashwing grimscale", "stormtail old_ember")},
            "The dragon has left the game. The rock is off the board."),
    ],
)  # fmt: skip
def test_where_the_dragon_is(given: dict[str, Any], line: str) -> None:
    assert line in GAME.text(GAME.view(spot("henry", "ove", **given), 0)).splitlines()


@clause("CD-1.7")
def test_1_7_the_table_tells_where_the_points_come_from() -> None:
    walls = "wall A5 B5 C5 D5 E1 E2 E3 E4"
    s = spot(f"henry | keep B2 | gatehouse C2 | barracks D2 | {walls}", "ove", points=(20, 10), queue=(0,),
        trophies=("ashwing", ""))  # fmt: skip
    view = GAME.view(s, None)
    assert points_of(view, 0) == 50
    assert tracker(view, 0) == " (20 tokens + 10 Dragon cards + 20 queue)"
    assert tracker(view, 1) == ""
    assert "Kingdom Completion Queue: 1. {0}" in GAME.text(view).splitlines()
    assert "50 of 50 VP (20 tokens + 10 Dragon cards + 20 queue)" in GAME.text(view)


def test_a_battle_stands_in_the_table_with_its_scores() -> None:
    s = spot("henry | torvald F5: Axe Band, Axe Band", "ove | piers G5: Bowmen", front_a="War Banner, War Banner")
    playing(s, move, 1, 3, False).say("0 attack G5", "0 use war banner").expect_name(0, "battle_window")
    words = "Battle: Torvald of {0} (attack 90, defence 20) against Piers of {1} (attack 20, defence 10)"
    for seat in (0, 1, None):
        assert words in GAME.text(GAME.view(s, seat)).splitlines()


def test_cards_under_way_are_told_to_their_owner_only() -> None:
    s = spot("henry | torvald F5", "ove", gold=(9, 0), deck_infantry="Axe Raiders")
    playing(s, market_trade, 0).say("0 military infantry")
    assert "To assign: Axe Raiders" in GAME.text(GAME.view(s, 0)).splitlines()
    assert "Axe Raiders" not in GAME.text(GAME.view(s, 1))
    s = spot("henry | keep B2 | barracks C2", "ove", deck_action="Spy, Tax Day")
    playing(s, take_action_card, 0)
    assert "You look at: Tax Day and Spy" in GAME.text(GAME.view(s, 0)).splitlines()
    assert "Tax Day" not in GAME.text(GAME.view(s, None))


def test_the_heading_at_the_beginning_and_at_the_end() -> None:
    s: Any = new_state("crown", seats=3)
    assert GAME.text(GAME.view(s, None)).startswith("Setup · {0} begins the kingdom\n")
    assert "1 {0} · no land" in GAME.text(GAME.view(s, None))
    for game in games()[:3]:
        view = GAME.view(game.state, None)
        assert GAME.text(view).startswith("The game is over: ")
        assert view.winners


@pytest.mark.parametrize(
    ("winners", "teams", "words"),
    [
        ([1], False, "{1} has won."),
        ([0, 2], True, "{0} and {2} have won."),
        ([0, 1], False, "{0} and {1} share the victory."),
    ],
)
def test_who_has_won(winners: list[int], teams: bool, words: str) -> None:
    s = spot(*["henry", "ove", "bruno", "lira"][: 4 if teams else 2], teams=teams)
    s.winners = sum([1 << seat for seat in winners])
    view = GAME.view(s, None)
    assert GAME.text(view).splitlines()[0] == f"The game is over: {words}"


# -- events ---


@cache
def games() -> list[Played]:
    found = [whole_game(seats, seed) for seats, seed in ((2, 1), (3, 2), (4, 3), (2, 4))]
    return [*found, whole_game(4, 5, teams=True), whole_game(3, 6, rations=True), *[play() for play in RARE.values()]]


def march(seat_0: str, seat_1: str, *answers: str, holder: int = 1, **given: Any) -> Played:
    """Seat 0 moves a piece up to three spaces."""
    return playing(spot(seat_0, seat_1, **given), move, holder, 3, False).say(*answers)


def card(name: str, seat_0: str, seat_1: str, *answers: str, **given: Any) -> Played:
    """Seat 0 plays an Action card."""
    s = spot(seat_0, seat_1, hand_a=name, **given)
    return playing(s, play_action_card, 0).say(f"0 play {name}", *answers)


KINGDOM = "henry | keep C3 | gatehouse B3 | barracks C2 | wall E1 E2 E3 E4 A5 B5 C5"
RARE: dict[str, Any] = {
    "victory": lambda: march("henry | torvald F5: Axe Band, Axe Band", "ove | piers G5: Bowmen", "0 attack G5",
        "0 pay", "0 discard", "0 stop", gold=(5, 0)),
    "strike back": lambda: march("henry | torvald F5: Axe Levy", "ove | reynard G5: Lance Riders", "0 attack G5"),
    "shots": lambda: march("henry | piers F5: Crossbow Company, Javelin Levy",
        "ove | osric H5: Shield Line, Spear Vanguard", "0 attack H5", "0 pay", gold=(3, 0)),
    "hero beaten": lambda: march("henry | torvald F5: Axe Guard", "ove G5: Axe Levy", "0 attack G5", "1 M13"),
    "unarmed castle with the crown": lambda: march("henry | keep C3 | torvald J10: Axe Levy", "ove | barracks K10",
        "0 attack K10", crown="K10"),
    "crown back": lambda: march("henry | torvald J10: Axe Levy", "ove | barracks K10", "0 attack K10", crown="K10"),
    "wall": lambda: march("henry | torvald H10: Axe Levy", "ove | wall I10", "0 attack I10"),
    "poison": lambda: march("henry | torvald F5: Axe Band", "ove | reynard G5: Lance Riders, Lance Levy",
        "0 attack G5", "0 play poisoned wells", "0 poison lance riders", black_a="Poisoned Wells", gold=(3, 0)),
    "turncoat": lambda: march("henry | torvald F5: Berserkers", "ove | piers G5: Bowmen", "0 attack G5",
        "0 play turncoat", "0 A1", black_a="Turncoat"),
    "supply": lambda: march("henry | torvald F5: Axe Band", "ove | piers G5: Wall Archers", "0 attack G5", "0 use",
        front_a="Supply Train"),
    "slain": lambda: march("bruno G6: Axe Band, Axe Band, Axe Band", "ove", "0 attack G7", "0 pay", "0 pay", "0 pay",
        holder=0, dragon="ashwing G7", gold=(3, 0)),
    "last dragon": lambda: march("bruno G6: Axe Band, Axe Band, Axe Band", "ove", "0 attack G7", "0 pay", "0 pay",
        "0 pay", holder=0, dragon="ashwing G7", gold=(3, 0), trophies=("", "grimscale stormtail old_ember")),
    "complete": lambda: card("Master Masons", KINGDOM, "ove"),
    "incomplete": lambda: card("Dragon Horn", KINGDOM + " D5", "ove", "0 fly left 2", queue=(0,), dragon="ashwing G1"),
    "castle devoured": lambda: card("Dragon Horn", "henry | keep C3", "ove", "0 fly left 3", dragon="ashwing F3"),
    "castle holds": lambda: card("Dragon Horn", "henry | keep C3: Sword Guard, Sword Veterans", "ove", "0 fly left 3",
        dragon="ashwing F3"),
    "hero devoured": lambda: card("Dragon Horn", "henry C3: Axe Band", "ove", "0 fly left 3", "0 A1",
        dragon="ashwing F3"),
    "lullaby": lambda: card("Dragon Lullaby", "henry", "ove", alert=3),
    "spy": lambda: card("Spy", "henry", "ove | piers J10: Bowmen | katya K10", "0 J10"),
    "deserters": lambda: card("Deserters", "henry", "ove | piers J10: Bowmen, Bowmen"),
    "drill": lambda: card("Drill", "henry B2: Axe Band | torvald C2: Axe Levy", "ove", "0 C2",
        "0 exchange it for axe band"),
    "recall": lambda: card("Recall", "henry F1: Axe Band", "ove", "0 A1"),
    "passage": lambda: card("Hidden Passage", "henry A1: Axe Band", "ove", "0 G4"),
    "rock away": lambda: card("Shift the Rock", "henry", "ove", "0 remove", rock="G3"),
    "harvest": lambda: card("Good Harvest", "henry", "ove"),
    "toll": lambda: card("Toll Gate", "henry", "ove", gold=(0, 5)),
    "caravan": lambda: card("Caravan", "henry", "ove", "0 2", food=(3, 0)),
    "scholar": lambda: card("Scholar", "henry", "ove", deck_action="Spy, Tax Day"),
    "sappers": lambda: card("Sappers", "henry H10: Axe Band", "ove | wall I10"),
    "procession": lambda: card("Royal Procession", "henry | keep B2 | barracks C2", "ove", crown="B2"),
    "countermand": lambda: card("Tax Day", "henry", "ove", "1 play countermand", black_b="Countermand"),
    "stays": lambda: card("War Banner", "henry", "ove"),
    "arson": lambda: playing(spot("henry", "ove | wall I10 I11", black_a="Arson"), start_window, 0).say(
        "0 play arson", "0 I10", "0 stop"),
    "heirloom": lambda: playing(spot("henry | keep B2 | barracks C2", "ove", black_a="Hidden Heirloom"),
        start_window, 0).say("0 play hidden heirloom"),
    "loaded die": lambda: playing(spot("henry", "ove", black_a="Loaded Die", dice=(1, "rock")), roll_window, 0).say(
        "0 play loaded die", "0 6"),
    "whisper": lambda: playing(spot("henry", "ove", black_a="Dragon Whisper", dice=(1, "up"), dragon="ashwing G7"),
        roll_window, 0).say("0 play dragon whisper", "0 left"),
    "pickpocket": lambda: playing(spot("lira", "ove", gold=(0, 2), dice=(5, "up")), pickpocket, 0).say("0 1"),
    "look": lambda: playing(spot("henry | keep B2 | barracks C2", "ove", deck_action="Spy, Tax Day"),
        take_action_card, 0).say("0 keep spy"),
    "summoned": lambda: playing(spot("henry", "ove", alert=4, dice=(3, "up")), black_die, 0),
    "rations": lambda: playing(spot("henry C3 | torvald B2", "ove", food=(1, 0), rations=True), move_army, 0).say(
        "0 B2", "0 step B3"),
    "limits": lambda: playing(spot("henry E5: Axe Band", "ove", gold=(9, 0), black_a="Arson", deck_cavalry="Hussars",
        deck_black="Bribe"), market_trade, 0).say("0 military cavalry", "0 black", "0 done", "0 discard hussars",
        "0 discard arson"),
}  # fmt: skip


def test_every_event_has_a_sentence() -> None:
    happened: set[str] = set()
    for game in games():
        for seat in everybody(game.state):  # type: ignore[arg-type]
            view = GAME.view(game.state, seat)
            for event in game.state.events:
                words = GAME.tell(event.seen_by(seat), view)
                assert words.endswith("."), event
                assert "None" not in words
                assert words[0] in "{T" or words[0].isupper(), words
                happened.add(event.name)
    assert set(EVENTS.told) - happened <= {"reshuffled"}
    assert happened <= set(EVENTS.told)


def known_generals(event: Event) -> list[Any]:
    """The generals that everybody knows by then, of those that the event names."""
    number = OF_GENERALS.get(event.name, 0)
    return [fact for fact in event.facts[len(event.facts) - number :] if fact >= 0]


def test_no_secret_is_told_to_another_seat_or_a_spectator() -> None:
    drawn = 0
    for game in games():
        s: Any = game.state
        words_of = s.terms.lexicon
        names = [row["name"] for kind in ("general", "military", "action", "black") for row in words_of[kind]]
        for event in s.events:
            for seat in everybody(s):
                seen = event.seen_by(seat)
                if event.secret is not None and seen.secret is None:
                    drawn += 1
                    words = GAME.tell(seen, GAME.view(s, seat))
                    shown = [words_of["general"][general]["name"] for general in known_generals(event)]
                    assert [name for name in names if name in words and name not in shown] == [], words
    assert drawn > 300


def test_a_sentence_does_not_depend_on_when_it_is_said() -> None:
    """Tables tell events when a pick is done: by then the view has gone on."""
    for seat in (0, None):
        game, rng, seen = new_game(2, 4), Seeded(5), 0
        early: list[str] = []
        while not game.is_over:
            view = GAME.view(game.state, seat)
            early += [GAME.tell(event.seen_by(seat), view) for event in game.state.events[seen:]]
            seen = len(game.state.events)
            answer_anything(game, rng)
        view = GAME.view(game.state, seat)
        assert early == [GAME.tell(event.seen_by(seat), view) for event in game.state.events[:seen]]


@pytest.mark.parametrize(
    ("rare", "event", "sentences"),
    [
        ("victory", "attack", ["{0} attacks an archery general of {1} on G5 with an infantry general."]),
        ("victory", "revealed", ["{0} reveals Torvald with Axe Band and Axe Band.", "{1} reveals Piers with Bowmen."]),
        ("victory", "blow", ["Torvald of {0} attacks with 70 against 10: the attack succeeds."]),
        ("victory", "battle_over", ["Torvald of {0} wins the battle."]),
        ("victory", "points", ["{0} gains 10 VP for the victory."]),
        ("victory", "general_lost", ["Piers of {1} on G5 is lost."]),
        ("victory", "upkeep", ["{0} pays 1 gold for Axe Band."]),
        ("victory", "discarded", ["{1} loses Bowmen.", "{0} discards Axe Band rather than pay its upkeep."]),
        ("strike back", "blow", ["Torvald of {0} attacks with 10 against 10: the defence holds."]),
        ("strike back", "riposte", ["Reynard of {1} strikes back with 30 against 10, and wins."]),
        ("strike back", "battle_over", ["Reynard of {1} wins the battle."]),
        ("shots", "shots", ["Piers of {0} shoots with 40: Spear Vanguard shot away, Shield Line holds."]),
        ("shots", "battle_over", ["The battle ends without a winner."]),
        ("hero beaten", "hero_beaten", ["Ove Goldman of {1} is beaten on G5."]),
        ("hero beaten", "placed", ["Ove Goldman of {1} comes home to M13."]),
        ("unarmed castle with the crown", "castle_lost", ["The Barracks of {1} on K10 is destroyed."]),
        ("unarmed castle with the crown", "crown", ["{0} puts the crown on the Keep."]),
        ("crown back", "crown_back", ["The crown lies on G7 again."]),
        ("wall", "attack", ["{0} attacks the wall of {1} on I10 with an infantry general."]),
        ("wall", "wall_lost", ["The wall of {1} on I10 is torn down."]),
        ("poison", "poisoned", ["{0} poisons Lance Riders: it counts 0."]),
        ("poison", "black_played", ["{0} plays Poisoned Wells."]),
        ("turncoat", "drawn_card", ["{0} wins Bowmen over."]),
        ("supply", "used", ["{0} uses Supply Train."]),
        ("slain", "attack", ["{0} attacks the dragon on G7 with Bruno Ironhart."]),
        ("slain", "trophy", ["{0} slays Ashwing and keeps its card."]),
        ("slain", "points", ["{0} gains 10 VP for the dragon."]),
        ("slain", "dragon_back", ["Another dragon stirs on slot 1."]),
        ("last dragon", "dragon_gone", ["All dragons are slain: the dragon leaves the game."]),
        ("complete", "built", ["{0} builds a wall on D5 for nothing."]),
        ("complete", "queued", ["{0} completes the kingdom: place 1 of the queue."]),
        ("incomplete", "dragon_flies", ["The dragon flies 2 spaces left, from G1 to E1."]),
        ("incomplete", "wall_lost", ["The wall of {0} on E1 falls to the dragon."]),
        ("incomplete", "unqueued", ["The kingdom of {0} is no longer complete."]),
        ("castle devoured", "castle_lost", ["The Keep of {0} on C3 falls to the dragon."]),
        ("castle holds", "blow", ["The dragon attacks with 100 against 100: the defence holds."]),
        ("castle holds", "dragon_back", ["The dragon is driven off, back to slot 1."]),
        ("hero devoured", "hero_beaten", ["Henry of {0} is beaten by the dragon on C3."]),
        ("hero devoured", "discarded", ["{0} loses Axe Band to the dragon."]),
        ("lullaby", "dragon_back", ["The dragon goes back to slot 1."]),
        ("deserters", "discarded", ["{1} loses Bowmen to desertion."]),
        ("recall", "placed", ["{0} calls Henry home to A1."]),
        ("passage", "placed", ["Henry of {0} comes out of a hidden passage on G4."]),
        ("rock away", "rock", ["The rock leaves the board."]),
        ("harvest", "gained", ["{0} gains 3 food."]),
        ("toll", "took", ["{0} takes 2 gold from {1}."]),
        ("caravan", "sold", ["{0} sells 2 food for 2 gold."]),
        ("sappers", "wall_lost", ["The wall of {1} on I10 is undermined."]),
        ("procession", "crown", ["{0} puts the crown on the Barracks."]),
        ("countermand", "countermanded", ["{1} countermands Tax Day of {0}."]),
        ("stays", "stays", ["War Banner stays in front of {0}."]),
        ("arson", "wall_lost", ["The wall of {1} on I10 burns."]),
        ("heirloom", "points", ["{0} gains 10 VP for the Hidden Heirloom."]),
        ("loaded die", "die_set", ["{0} turns the white die to 6."]),
        ("whisper", "dragon_turned", ["{0} turns the dragon left."]),
        ("pickpocket", "took", ["{0} takes 1 gold from {1}."]),
        ("summoned", "alert", ["The dragon moves to slot 5 of the Dragon Alert."]),
        ("rations", "rations", ["{0} pays 1 food for an infantry general."]),
        ("limits", "bought", ["{0} buys a cavalry card for 3 gold.", "{0} buys a Black card for 2 gold."]),
        ("limits", "discarded", ["{0} discards Hussars."]),
        ("limits", "black_discarded", ["{0} discards Arson."]),
    ],
)  # fmt: skip
def test_sentences(rare: str, event: str, sentences: list[str]) -> None:
    assert said(RARE[rare](), event) == sentences


@pytest.mark.parametrize(
    ("rare", "event", "own", "others"),
    [
        ("wall", "attack", ["{0} attacks the wall of {1} on I10 with Torvald."],
            ["{0} attacks the wall of {1} on I10 with an infantry general."]),
        ("rations", "step", ["{0} moves Torvald to B3."], ["{0} moves an infantry general to B3."]),
        ("look", "looked", ["{0} looks at Tax Day and Spy."], ["{0} looks at 2 Action cards."]),
        ("look", "drew", ["{0} draws Spy."], ["{0} draws an Action card."]),
        ("look", "buried", ["{0} puts Tax Day under the deck."], ["{0} puts the other under the deck."]),
        ("scholar", "drew", ["{0} draws Spy.", "{0} draws Tax Day."], ["{0} draws an Action card."] * 2),
        ("spy", "spied", ["{0} sees Piers of {1} with Bowmen."], ["{0} spies on a general of {1}."]),
        ("limits", "drawn_card", ["{0} draws Hussars."], ["{0} draws a cavalry card."]),
        ("limits", "assigned", ["{0} gives Hussars to Henry."], ["{0} gives a cavalry card to Henry."]),
        ("limits", "black_drawn", ["{0} draws Bribe."], ["{0} draws a Black card."]),
        ("drill", "picked_up", ["{0} takes Axe Levy from an infantry general."],
            ["{0} takes an infantry card from an infantry general."]),
        ("drill", "drilled", ["{0} moves Axe Band from Henry to an infantry general."],
            ["{0} moves an infantry card from Henry to an infantry general."]),
    ],
)  # fmt: skip
def test_sentences_with_a_secret(rare: str, event: str, own: list[str], others: list[str]) -> None:
    game = RARE[rare]()
    assert said(game, event, 0) == own
    assert said(game, event, 1) == said(game, event, None) == others


def test_sentences_of_a_turn() -> None:
    s = spot("henry B2", "ove", gold=(12, 0))
    game = playing(s, take_turn, 0, chance=Loaded([3, 0]))
    assert said(game, "turn") == ["Round 2: the turn of {0}."]
    assert said(game, "income") == ["{0} receives 1 food."]
    assert said(game, "rolled") == ["{0} rolls 4 and the dragon up."]
    game.say("0 step B3", "0 stop", "0 construction", "0 castle C3", "0 keep")
    assert said(game, "step") == ["{0} moves Henry to B3."]
    assert said(game, "main") == ["{0} chooses Construction."]
    assert said(game, "built") == ["{0} builds the Keep on C3 for 3 gold."]


def test_a_renewed_deck_is_told() -> None:
    view = GAME.view(spot("henry", "ove"), None)
    told = [GAME.tell(Event("reshuffled", (deck,), None, 0, 0), view) for deck in (1, 5, 6, 7)]
    assert told == [
        f"The discarded {cards} cards are shuffled into a new deck."
        for cards in ("archery military", "cavalry general", "Action", "Black")
    ]


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ((1, (70, 20), "crown"), "{0} wins the game with the crown and 70 VP."),
        ((2, (0, 50), "dragonslayer"), "{1} wins the game as dragonslayer, with 50 VP."),
        ((5, (50, 0, 20, 0), "crown"), "{0} and {2} win the game with the crown and 50 VP."),
        ((2, (10, 40), "limit"), "The last round is over: {1} wins."),
        ((3, (40, 40), "limit"), "The last round is over: {0} and {1} share the victory."),
    ],
)
def test_sentences_of_the_end(facts: tuple[Any, ...], sentence: str) -> None:
    view = GAME.view(spot("henry", "ove"), None)
    assert GAME.tell(Event("game_over", facts, None, 0, 0), view) == sentence


def test_sentences_speak_to_their_hearer() -> None:
    game = RARE["victory"]()
    spoken = [speak(said(game, name, 0)[0], NAMES, 0) for name in ("attack", "blow", "general_lost", "upkeep")]
    assert spoken == [
        "You attack an archery general of Ben on G5 with Torvald.",
        "Torvald of yours attacks with 70 against 10: the attack succeeds.",
        "Piers of Ben on G5 is lost.",
        "You pay 1 gold for Axe Band.",
    ]
