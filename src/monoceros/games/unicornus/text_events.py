"""A sentence for each event that is more than its parts, and how each kind of value is spoken and stands in an id."""

from __future__ import annotations

from typing import Final

from monoceros.engine.declared import SILENT, Phrase, phrase
from monoceros.engine.events import Event
from monoceros.engine.speech import listed
from monoceros.games.unicornus.geometry import name_space
from monoceros.games.unicornus.names import (
    dice_words,
    fate_name,
    foe_name,
    knight_name,
    place_name,
    row,
    some,
    who,
)
from monoceros.games.unicornus.state import CUT_OFF, WON, Seen
from monoceros.games.unicornus.tables import (
    EMPTY,
    EVENT_IDS,
    FOE_IDS,
    KNIGHT_IDS,
    PRINCESS,
    PRINCESS_IDS,
    SUPPORT_IDS,
)

STEP_TITLES: Final = (
    "Setup",
    "Start of the round",
    "Event step",
    "Player step",
    "Princess step",
    "Enemy step",
    "End of the round",
)
MOVES: Final = {
    "move": "{knight} moves to {to}.",
    "march": "{knight} marches to {to}.",
    "retreat": "{knight} retreats to {to}.",
    "withdraw": "{knight} withdraws to {to}.",
    "card": "{knight} is led to {to}.",
    "fate": "{knight} is drawn to {to}.",
}
UNIT_MOVES: Final = {  # of one, of several tokens
    "plan": ("{unit} advances to {to}.", "{unit} advance to {to}."),
    "mock": ("{unit} is lured to {to}.", "{unit} are lured to {to}."),
    "withdraw": ("{unit} withdraws to {to}.", "{unit} withdraw to {to}."),
}
UNIT_MOVE: Final = ("{unit} moves to {to}.", "{unit} move to {to}.")


# -- sentences that are more than their parts ---


def enemy(view: Seen, foe: int, tokens: int) -> str:
    """`Lyla with 3 tokens`, `2 leaderless tokens`."""
    if foe == EMPTY:
        return some(tokens, "leaderless token")
    return foe_name(view, foe) + (f" with {some(tokens, 'token')}" if tokens else "")


def say_more(view: Seen, e: Event, words: str) -> Phrase:
    """What goes beyond the command is lost."""
    knight, gained, lost = e.facts
    name = knight_name(view, knight)
    if not gained:
        return phrase("{knight} can lead no more tokens.", knight=name)
    rest = phrase("; {lost} more cannot be led.", lost=lost) if lost else "."
    return phrase(words, knight=name, tokens=some(gained, "token"), rest=rest)


def say_gains_tokens(view: Seen, e: Event) -> Phrase:
    return say_more(view, e, "{knight} gains {tokens}{rest}")


def say_recruits(view: Seen, e: Event) -> Phrase:
    return say_more(view, e, "{knight} recruits {tokens}{rest}")


def say_healed(view: Seen, e: Event) -> Phrase:
    knight, number = e.facts
    if not number:
        return SILENT
    return phrase("{knight} is healed of {number} damage.", knight=knight_name(view, knight), number=number)


def say_moves(view: Seen, e: Event) -> Phrase:
    knight, _, to, why = e.facts
    return phrase(MOVES.get(why, MOVES["move"]), knight=knight_name(view, knight), to=place_name(view, to))


def say_dies(view: Seen, e: Event) -> Phrase:
    knight, space, tokens = e.facts
    turn = phrase("; {tokens} turn to the enemy", tokens=some(tokens, "token"))
    return phrase(
        "{knight} falls at {space}{rest}.",
        knight=knight_name(view, knight),
        space=place_name(view, space),
        rest=turn if tokens and knight != PRINCESS else SILENT,
    )


def say_sends(view: Seen, e: Event) -> Phrase:
    knight, to, tokens, resources, potions = e.facts
    parts = [(tokens, "token"), (resources, "resource"), (potions, "Healing Potion")]
    what = listed([some(number, word) for number, word in parts if number])
    return phrase(
        "{knight} sends {what} to {to}.", knight=knight_name(view, knight), what=what, to=knight_name(view, to)
    )


def say_plans(view: Seen, e: Event) -> Phrase:
    """UK-7.1 Plans are told unit by unit, each with its arrow; when all go at once, nothing is left to say."""
    _, to, foe, tokens = e.facts
    return say_unit_goes(view, to, foe, tokens, "plan")


def say_unit_moves(view: Seen, e: Event) -> Phrase:
    _, to, foe, tokens, why = e.facts
    return SILENT if why == "raid" else say_unit_goes(view, to, foe, tokens, why)


def say_unit_goes(view: Seen, to: int, foe: int, tokens: int, why: str) -> Phrase:
    are_several = foe == EMPTY and tokens != 1
    words = UNIT_MOVES.get(why, UNIT_MOVE)[are_several]
    return phrase(words, unit=enemy(view, foe, tokens), to=place_name(view, to))


def say_army(view: Seen, e: Event) -> Phrase:
    space, number = e.facts
    words = "{tokens} comes to {space}." if number == 1 else "{tokens} come to {space}."
    return phrase(words, tokens=some(number, "enemy token"), space=place_name(view, space))


def say_army_lost(view: Seen, e: Event) -> Phrase:
    space, number, knight = e.facts
    return phrase(
        "{knight} removes {tokens} at {space}.",
        knight=knight_name(view, knight),
        tokens=some(number, "enemy token"),
        space=place_name(view, space),
    )


def say_fate(view: Seen, e: Event) -> Phrase:
    foe, card, knight = e.facts
    return phrase(
        "{foe} draws {card} and is bound to {knight}. {text}",
        foe=foe_name(view, foe),
        card=fate_name(view, card),
        knight=knight_name(view, knight),
        text=row(view, "fate", card)["text"],
    )


def say_battle(view: Seen, e: Event) -> Phrase:
    knight, space, attacking, foe, army, might = e.facts
    words = "{knight} attacks {enemy}" if attacking else "{knight} is attacked by {enemy}"
    return phrase(
        words + " (power {power}) at {space}.",
        knight=knight_name(view, knight),
        enemy=enemy(view, foe, army),
        power=army + might,
        space=place_name(view, space),
    )


def say_princess_battle(view: Seen, e: Event) -> Phrase:
    space, foe, army, damage = e.facts
    return phrase(
        "the princess fights {enemy} at {space}: {damage} damage to her unit.",
        enemy=enemy(view, foe, army),
        space=place_name(view, space),
        damage=damage or "no",
    )


def say_over(view: Seen, e: Event) -> Phrase:
    outcome, number, distance = e.facts
    if outcome == WON:
        return phrase("the princess has reached her goal in round {number}: everybody wins.", number=number)
    away = phrase("{steps} from the goal", steps=some(distance, "step"))
    if outcome == CUT_OFF:
        words = "the limit of {rounds} stops the game (turn_limit): it counts as lost, {away}."
        return phrase(words, rounds=some(number, "round"), away=away)
    return phrase("the game is lost in round {number}, {away}.", number=number, away=away)


def say_event(view: Seen, e: Event) -> Phrase:
    found = row(view, "event", e.facts[0])
    return phrase("event: {name}. {text}", name=found["name"], text=found["text"])


# -- how each kind of value is spoken, and how it stands in an id ---


def speak_seat(view: Seen, seat: int) -> str:
    return who(seat)


def speak_hand(view: Seen, hand: int) -> str:
    return who(hand % view.seats)


def speak_step(view: Seen, step: int) -> str:
    return STEP_TITLES[step]


def speak_dice(view: Seen, dice: tuple[int, ...]) -> str:
    return dice_words(dice) or "nothing"


def speak_tokens(view: Seen, number: int) -> str:
    return some(number, "token")


def speak_resources(view: Seen, number: int) -> str:
    return some(number, "resource")


def speak_actions(view: Seen, number: int) -> str:
    return some(number, "action")


def plain(view: Seen, value: int) -> str:
    return str(value)


def knight_word(view: Seen, knight: int) -> str:
    return KNIGHT_IDS[knight]


def foe_word(view: Seen, foe: int) -> str:
    return FOE_IDS[foe]


def space_word(view: Seen, space: int) -> str:
    return name_space(space)


def card_word(view: Seen, card: int) -> str:
    return SUPPORT_IDS[card]


def event_word(view: Seen, event: int) -> str:
    return EVENT_IDS[event]


def version_word(view: Seen, version: int) -> str:
    return PRINCESS_IDS[version]
