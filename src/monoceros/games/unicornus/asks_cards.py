"""Questions about a Send, and about the targets and the loss of cards and powers (sections 5.4 and 12)."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.core import Pick
from monoceros.engine.declared.answers import Things, question
from monoceros.engine.questions import Question
from monoceros.games.unicornus.asks_things import (
    FREE_SPACES,
    KNIGHTS,
    SPACES,
    UNITS,
    about_asked,
    asked_name,
    asked_text,
    cards,
    foe_about,
    foe_label,
    foe_short,
    foe_touch,
    numbers,
)
from monoceros.games.unicornus.facts import command_of, hand_leading
from monoceros.games.unicornus.names import capital, knight_name, some
from monoceros.games.unicornus.picks import FOE, FOE_NUMBER, NUMBER
from monoceros.games.unicornus.state import Seen
from monoceros.games.unicornus.tables import EMPTY, HAND_LIMIT, HEROIC_CHARGE

# -- a Send ---


def send_prompt(what: str) -> Callable[[Seen], str]:
    return lambda view: f"How many {what} go to {knight_name(view, view.sending[0])}?"


def send_why(view: Seen) -> str:
    to = view.sending[0]
    room = max(0, command_of(view, to) - view.tokens[to])
    name = capital(knight_name(view, to))
    if not room:
        return f"{name} can lead no more tokens: they would be lost."
    return f"{name} has room for {some(room, 'token')}; what is more is lost."


def escort_why(view: Seen) -> str:
    return f"{capital(some(view.sending[1], 'token'))} can take no more than this along."


# -- targets ---


def target_prompt(what: str) -> Callable[[Seen], str]:
    return lambda view: f"{asked_name(view)}: {what}?"


def many_prompt(view: Seen) -> str:
    what = "how many misses become hits" if view.asked == HEROIC_CHARGE else "how many tokens"
    return f"{asked_name(view)}: {what}?"


def many_label(pick: Pick, view: Seen) -> str:
    return some(pick, "die").replace("dies", "dice") if view.asked == HEROIC_CHARGE else some(pick, "token")


TARGETS = Things(
    FOE,
    foe_label,
    foe_touch,
    lambda pick, view: foe_about(pick, view) if view.foe_at[FOE_NUMBER[pick]] == EMPTY else "",
    foe_short,
)
MANY = Things(NUMBER, many_label)


CARD_QUESTIONS: tuple[Question, ...] = (
    question("send_to", "UK-5.18", KNIGHTS()).says(
        lambda view: f"To whom does {knight_name(view, view.active)} send?",
        "{seat} sends something.",
        why="A Send has one recipient, who cannot refuse.",
    ),
    question("send_tokens", "UK-5.20", numbers("token")()).says(
        send_prompt("tokens"), "{seat} sends something.", why=send_why
    ),
    question("send_resources", "UK-5.19", numbers("resource")()).says(
        send_prompt("resources"), "{seat} sends something.", why=escort_why
    ),
    question("send_potions", "UK-5.23", numbers("Healing Potion")()).says(
        "How many Healing Potions go to the princess?",
        "{seat} sends something.",
        why="She drinks them at the start of her step: each takes 2 damage from her.",
    ),
    question("target_unit", "UK-12.3", UNITS()).says(
        target_prompt("which enemy unit"), "{seat} chooses an enemy unit.", why=asked_text
    ),
    question("target_foe", "UK-12.3", TARGETS()).says(
        target_prompt("which enemy character"), "{seat} chooses an enemy character.", why=asked_text
    ),
    question("target_knight", "UK-12.3", KNIGHTS()).says(
        target_prompt("whom does it help"), "{seat} chooses a character.", why=asked_text
    ),
    question("target_space", "UK-12.3", SPACES()).says(
        target_prompt("to which space"), "{seat} chooses a space.", why=asked_text
    ),
    question("how_many", "UK-12.7", MANY()).says(many_prompt, "{seat} chooses how many.", why=asked_text),
    question("mock_path", "UK-18.11", FREE_SPACES()).says(
        about_asked("which way does {unit} come?"), "{seat} chooses a way.", why="Both ways are equally short."
    ),
    question("discard", "UK-5.6", cards(lambda view: hand_leading(view, view.active))()).says(
        "Which card do you discard?",
        "{seat} discards down to the limit.",
        why=f"At most {HAND_LIMIT} cards may stay in the hand.",
    ),
    question("spies", "UK-13.4", cards(lambda view: view.asked)()).says(
        "Spies: which card do you lose?",
        "{seat} loses a card to spies.",
        why="What you discard is seen by everybody.",
    ),
)
