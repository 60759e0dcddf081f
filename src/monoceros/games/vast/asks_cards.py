"""Questions of the Cave [Ghost] about the Knight's cards: which Event she meets, which Treasure she gets (VF-54.7)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast.asks_words import plain
from monoceros.games.vast.names import name_of, row
from monoceros.games.vast.picks_cave import EVENT_NUMBER, EVENT_PICK
from monoceros.games.vast.tables_knight import TREASURE_IDS


def event_label(pick: Pick, view: View) -> str:
    return name_of(view, "event", EVENT_NUMBER[pick])


def event_about(pick: Pick, view: View) -> str:
    return str(row(view, "event", EVENT_NUMBER[pick])["text"])


def card_label(pick: Pick, view: View) -> str:
    return name_of(view, "treasure", TREASURE_IDS.index(pick))


def card_about(pick: Pick, view: View) -> str:
    return str(row(view, "treasure", TREASURE_IDS.index(pick))["text"])


CARD_QUESTIONS: tuple[Question, ...] = (
    Question(
        "event_choice",
        prompt=plain("Which Event does the Knight meet?"),
        told="{seat} chooses an Event for the Knight.",
        clause="VF-30.13",
        domain=EVENT_PICK,
        label=event_label,
        about=event_about,
        why=plain("The others go under the deck."),
    ),
    Question(
        "treasure_choice",
        prompt=plain("Which Treasure card is the Knight offered?"),
        told="{seat} chooses a Treasure for the Knight.",
        clause="VF-54.7",
        domain=TREASURE_IDS,
        label=card_label,
        about=card_about,
        why=plain("The other goes under the deck."),
    ),
)
