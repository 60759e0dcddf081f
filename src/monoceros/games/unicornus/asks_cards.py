"""Questions about a Send, and about the targets and the loss of cards and powers (sections 5.4 and 12)."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.unicornus.asks_words import (
    about_asked,
    asked_name,
    asked_text,
    card_about,
    card_label,
    card_touch,
    foe_about,
    foe_label,
    foe_short,
    foe_touch,
    knight_label,
    knight_short,
    knight_touch,
    number_label,
    plain,
    space_about,
    space_label,
    space_of,
    space_short,
    space_touch,
    unit_label,
    unit_touch,
)
from monoceros.games.unicornus.names import (
    capital,
    enemy_words,
    hand_of,
    knight_name,
    some,
)
from monoceros.games.unicornus.picks import (
    CARD,
    FOE,
    FOE_NUMBER,
    KNIGHT,
    NUMBER,
    SPACE,
)
from monoceros.games.unicornus.tables import EMPTY, HAND_LIMIT, HEROIC_CHARGE

# -- a Send ---


def send_prompt(what: str) -> Callable[[View], str]:
    return lambda view: f"How many {what} go to {knight_name(view, view['sending'][0])}?"


def send_why(view: View) -> str:
    to = view["sending"][0]
    facts = view["knights"][to]
    room = max(0, facts["command"] - facts["tokens"])
    name = capital(knight_name(view, to))
    if not room:
        return f"{name} can lead no more tokens: they would be lost."
    return f"{name} has room for {some(room, 'token')}; what is more is lost."


def escort_why(view: View) -> str:
    return f"{capital(some(view['sending'][1], 'token'))} can take no more than this along."


# -- targets ---


def target_prompt(what: str) -> Callable[[View], str]:
    return lambda view: f"{asked_name(view)}: {what}?"


def many_prompt(view: View) -> str:
    what = "how many misses become hits" if view["asked"] == HEROIC_CHARGE else "how many tokens"
    return f"{asked_name(view)}: {what}?"


def many_label(pick: Pick, view: View) -> str:
    return some(pick, "die").replace("dies", "dice") if view["asked"] == HEROIC_CHARGE else some(pick, "token")


def spies_hand(view: View) -> int:
    return int(view["asked"])


def active_hand(view: View) -> int:
    return hand_of(view, view["active"])


def discard_why(view: View) -> str:
    return f"At most {HAND_LIMIT} cards may stay in the hand."


CARD_QUESTIONS: tuple[Question, ...] = (
    Question(
        "send_to",
        prompt=lambda view: f"To whom does {knight_name(view, view['active'])} send?",
        told="{seat} sends something.",
        clause="UK-5.18",
        domain=KNIGHT,
        label=knight_label,
        short=knight_short,
        touches=knight_touch,
        why=plain("A Send has one recipient, who cannot refuse."),
    ),
    Question(
        "send_tokens",
        prompt=send_prompt("tokens"),
        told="{seat} sends something.",
        clause="UK-5.20",
        domain=NUMBER,
        label=number_label("token"),
        why=send_why,
    ),
    Question(
        "send_resources",
        prompt=send_prompt("resources"),
        told="{seat} sends something.",
        clause="UK-5.19",
        domain=NUMBER,
        label=number_label("resource"),
        why=escort_why,
    ),
    Question(
        "send_potions",
        prompt=lambda view: "How many Healing Potions go to the princess?",
        told="{seat} sends something.",
        clause="UK-5.23",
        domain=NUMBER,
        label=number_label("Healing Potion"),
        why=plain("She drinks them at the start of her step: each takes 2 damage from her."),
    ),
    Question(
        "target_unit",
        prompt=target_prompt("which enemy unit"),
        told="{seat} chooses an enemy unit.",
        clause="UK-12.3",
        domain=SPACE,
        label=unit_label,
        short=lambda pick, view: f"{capital(enemy_words(view, space_of(pick)))} ({pick})",
        touches=unit_touch,
        why=asked_text,
    ),
    Question(
        "target_foe",
        prompt=target_prompt("which enemy character"),
        told="{seat} chooses an enemy character.",
        clause="UK-12.3",
        domain=FOE,
        label=foe_label,
        short=foe_short,
        touches=foe_touch,
        about=lambda pick, view: foe_about(pick, view) if view["foes"][FOE_NUMBER[pick]]["place"] == EMPTY else "",
        why=asked_text,
    ),
    Question(
        "target_knight",
        prompt=target_prompt("whom does it help"),
        told="{seat} chooses a character.",
        clause="UK-12.3",
        domain=KNIGHT,
        label=knight_label,
        short=knight_short,
        touches=knight_touch,
        why=asked_text,
    ),
    Question(
        "target_space",
        prompt=target_prompt("to which space"),
        told="{seat} chooses a space.",
        clause="UK-12.3",
        domain=SPACE,
        label=space_label,
        short=space_short,
        about=space_about,
        touches=space_touch,
        why=asked_text,
    ),
    Question(
        "how_many",
        prompt=many_prompt,
        told="{seat} chooses how many.",
        clause="UK-12.7",
        domain=NUMBER,
        label=many_label,
        why=asked_text,
    ),
    Question(
        "mock_path",
        prompt=about_asked("which way does {unit} come?"),
        told="{seat} chooses a way.",
        clause="UK-18.11",
        domain=SPACE,
        label=space_label,
        short=space_short,
        touches=space_touch,
        why=plain("Both ways are equally short."),
    ),
    Question(
        "discard",
        prompt=plain("Which card do you discard?"),
        told="{seat} discards down to the limit.",
        clause="UK-5.6",
        domain=CARD,
        label=card_label,
        about=card_about,
        touches=card_touch(active_hand),
        why=discard_why,
    ),
    Question(
        "spies",
        prompt=plain("Spies: which card do you lose?"),
        told="{seat} loses a card to spies.",
        clause="UK-13.4",
        domain=CARD,
        label=card_label,
        about=card_about,
        touches=card_touch(spies_hand),
        why=plain("What you discard is seen by everybody."),
    ),
)
