"""A sentence for each event. It speaks of what the event says, not of how the table looks by then."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.engine.speech import listed
from monoceros.games.unicornus.names import (
    capital,
    card_name,
    event_name,
    fate_name,
    foe_name,
    knight_name,
    place_name,
    power_name,
    row,
    some,
    version_name,
    who,
)
from monoceros.games.unicornus.state import CUT_OFF, WON
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

Sentence = Callable[[View, Event], str]


def tell(event: Event, view: View) -> str:
    """One sentence or two; seats are {0} to {5}. Empty for events that need no words."""
    speak = SENTENCES.get(event.name)
    return "" if speak is None else capital(speak(view, event))


# -- parts of sentences ---


def enemy(view: View, foe: int, tokens: int) -> str:
    """`Lyla with 3 tokens`, `2 leaderless tokens`."""
    if foe == EMPTY:
        return some(tokens, "leaderless token")
    return foe_name(view, foe) + (f" with {some(tokens, 'token')}" if tokens else "")


def dice_words(dice: tuple[int, ...]) -> str:
    """Dice as `face * 3 + result`: `3 hits, 2 misses and 1 loss`."""
    names = (("hit", "hits"), ("miss", "misses"), ("loss", "losses"))
    counts = [sum([die % 3 == result for die in dice]) for result in range(3)]
    words = [f"{number} {names[i][number != 1]}" for i, number in enumerate(counts) if number]
    return listed(words) if words else "nothing"


def seat_of_hand(view: View, hand: int) -> str:
    return who(view["hands"][hand]["seat"])


# -- knights ---


def more_tokens(verb: str) -> Sentence:
    """What goes beyond the command is lost."""

    def say(view: View, e: Event) -> str:
        knight, gained, lost = e.facts
        name = knight_name(view, knight)
        if not gained:
            return f"{name} can lead no more tokens."
        return f"{name} {verb} {some(gained, 'token')}" + (f"; {lost} more cannot be led." if lost else ".")

    return say


def heals(view: View, e: Event) -> str:
    knight, number = e.facts
    return f"{knight_name(view, knight)} is healed of {number} damage." if number else ""


MOVES = {
    "move": "moves to {to}",
    "march": "marches to {to}",
    "retreat": "retreats to {to}",
    "withdraw": "withdraws to {to}",
    "card": "is led to {to}",
    "fate": "is drawn to {to}",
}


def moves(view: View, e: Event) -> str:
    knight, _, to, why = e.facts
    words = MOVES.get(why, MOVES["move"]).replace("{to}", place_name(view, to))
    return f"{knight_name(view, knight)} {words}."


def dies(view: View, e: Event) -> str:
    knight, space, tokens = e.facts
    words = f"{knight_name(view, knight)} falls at {place_name(view, space)}"
    return words + (f"; {some(tokens, 'token')} turn to the enemy." if tokens and knight != PRINCESS else ".")


def drew(view: View, e: Event) -> str:
    card = "a support card" if e.secret is None else card_name(view, e.secret)
    return f"{seat_of_hand(view, e.facts[0])} draws {card}."


def sends(view: View, e: Event) -> str:
    knight, to, tokens, resources, potions = e.facts
    parts = [(tokens, "token"), (resources, "resource"), (potions, "Healing Potion")]
    words = [some(number, word) for number, word in parts if number]
    return f"{knight_name(view, knight)} sends {listed(words)} to {knight_name(view, to)}."


# -- the enemy ---

UNIT_MOVES = {"plan": "advances", "mock": "is lured", "withdraw": "withdraws"}


def plans(view: View, e: Event) -> str:
    """UK-7.1 Plans are told unit by unit, each with its arrow; when all go at once, nothing is left to say."""
    _, to, foe, tokens = e.facts
    return unit_goes(view, to, foe, tokens, "plan")


def unit_moves(view: View, e: Event) -> str:
    _, to, foe, tokens, why = e.facts
    return "" if why == "raid" else unit_goes(view, to, foe, tokens, why)


def unit_goes(view: View, to: int, foe: int, tokens: int, why: str) -> str:
    verb = UNIT_MOVES.get(why, "moves")
    if foe == EMPTY and tokens != 1:  # several tokens: the verb goes with them
        verb = {"advances": "advance", "is lured": "are lured", "withdraws": "withdraw"}.get(verb, "move")
    return f"{enemy(view, foe, tokens)} {verb} to {place_name(view, to)}."


def army(view: View, e: Event) -> str:
    space, number = e.facts
    verb = "comes" if number == 1 else "come"
    return f"{some(number, 'enemy token')} {verb} to {place_name(view, space)}."


def army_lost(view: View, e: Event) -> str:
    space, number, knight = e.facts
    return f"{knight_name(view, knight)} removes {some(number, 'enemy token')} at {place_name(view, space)}."


def fate(view: View, e: Event) -> str:
    foe, card, knight = e.facts
    words = row(view, "fate", card)["text"]
    return f"{foe_name(view, foe)} draws {fate_name(view, card)} and is bound to {knight_name(view, knight)}. {words}"


# -- battles ---


def battle(view: View, e: Event) -> str:
    knight, space, attacking, foe, army, might = e.facts
    verb = "attacks" if attacking else "is attacked by"
    power = f"power {army + might}"
    return f"{knight_name(view, knight)} {verb} {enemy(view, foe, army)} ({power}) at {place_name(view, space)}."


def princess_battle(view: View, e: Event) -> str:
    space, foe, army, damage = e.facts
    there = place_name(view, space)
    return f"the princess fights {enemy(view, foe, army)} at {there}: {damage or 'no'} damage to her unit."


def volley(view: View, e: Event) -> str:
    knight, space, dice = e.facts
    return f"{knight_name(view, knight)} shoots at {place_name(view, space)}: {dice_words(dice)}."


# -- the round ---


def over(view: View, e: Event) -> str:
    outcome, number, distance = e.facts
    if outcome == WON:
        return f"the princess has reached her goal in round {number}: everybody wins."
    away = f"{some(distance, 'step')} from the goal"
    if outcome == CUT_OFF:
        return f"the limit of {some(number, 'round')} stops the game (turn_limit): it counts as lost, {away}."
    return f"the game is lost in round {number}, {away}."


def new_event(view: View, e: Event) -> str:
    return f"event: {event_name(view, e.facts[0])}. {row(view, 'event', e.facts[0])['text']}"


STEP_TITLES = (
    "Setup",
    "Start of the round",
    "Event step",
    "Player step",
    "Princess step",
    "Enemy step",
    "End of the round",
)

SENTENCES: dict[str, Sentence] = {
    # knights
    "leads": lambda v, e: f"{seat_of_hand(v, e.facts[0])} leads {knight_name(v, e.facts[1])}.",
    "placed": lambda v, e: f"{knight_name(v, e.facts[0])} takes the field at {place_name(v, e.facts[1])}.",
    "gains_tokens": more_tokens("gains"),
    "loses_tokens": lambda v, e: f"{knight_name(v, e.facts[0])} loses {some(e.facts[1], 'token')}.",
    "gains_resources": lambda v, e: f"{knight_name(v, e.facts[0])} gains {some(e.facts[1], 'resource')}.",
    "pays": lambda v, e: f"{knight_name(v, e.facts[0])} pays {some(e.facts[1], 'resource')}.",
    "hurt": lambda v, e: f"{knight_name(v, e.facts[0])} takes {e.facts[1]} damage.",
    "healed": heals,
    "gains_actions": lambda v, e: f"{knight_name(v, e.facts[0])} gains {some(e.facts[1], 'action')}.",
    "moves": moves,
    "dies": dies,
    # cards and powers
    "drew": drew,
    "discards": lambda v, e: f"{seat_of_hand(v, e.facts[0])} discards {card_name(v, e.facts[1])}.",
    "plays": lambda v, e: f"{knight_name(v, e.facts[0])} plays {card_name(v, e.facts[1])}.",
    "uses": lambda v, e: f"{knight_name(v, e.facts[0])} uses {power_name(v, e.facts[1])}.",
    "reshuffled": lambda v, e: f"the discarded {e.facts[0]} cards are shuffled into a new deck.",
    "volley": volley,
    "collects": lambda v, e: f"{knight_name(v, e.facts[0])} collects {some(e.facts[1], 'resource')}.",
    "recruits": more_tokens("recruits"),
    "sends": sends,
    "illness_paid": lambda v, e: f"{some(e.facts[0], 'resource')} for the medicine: {e.facts[1]} so far.",
    # the enemy
    "army": army,
    "army_lost": army_lost,
    "sabotaged": lambda v, e: f"the unit at {place_name(v, e.facts[0])} is sabotaged: it does not move this round.",
    "plans": plans,
    "unit_moves": unit_moves,
    "foe_hurt": lambda v, e: f"{foe_name(v, e.facts[0])} takes {e.facts[1]} damage.",
    "foe_healed": lambda v, e: f"{foe_name(v, e.facts[0])} is healed of {e.facts[1]} damage.",
    "defeated": lambda v, e: f"{foe_name(v, e.facts[0])} is defeated by {knight_name(v, e.facts[1])}.",
    "joins": lambda v, e: f"{foe_name(v, e.facts[0])} becomes an ally of {knight_name(v, e.facts[1])}.",
    "spent": lambda v, e: f"{foe_name(v, e.facts[0])} gives all for {knight_name(v, e.facts[1])}.",
    "returns": lambda v, e: f"{foe_name(v, e.facts[0])} returns at {place_name(v, e.facts[1])}.",
    "fate": fate,
    # battles
    "battle": battle,
    "princess_battle": princess_battle,
    "rolled": lambda v, e: f"{knight_name(v, e.facts[0])} rolls {dice_words(e.facts[1])}.",
    "rerolled": lambda v, e: f"{knight_name(v, e.facts[0])} rolls again: now {dice_words(e.facts[1])}.",
    "dice": lambda v, e: f"the dice count as {dice_words(e.facts[1])}.",
    "assigned": lambda v, e: "",
    # the round
    "princess": lambda v, e: f"the princess is the {version_name(v, e.facts[0])}.",
    "map": lambda v, e: "the map is laid out.",
    "shuffled": lambda v, e: "the cards are shuffled.",
    "starts": lambda v, e: f"{who(e.facts[0])} is the starting player.",
    "round": lambda v, e: f"round {e.facts[0]}.",
    "step": lambda v, e: f"{STEP_TITLES[e.facts[0]]}.",
    "turn": lambda v, e: f"{knight_name(v, e.facts[0])} has a turn with {some(e.facts[1], 'action')}.",
    "event": new_event,
    "protected": lambda v, e: f"{event_name(v, e.facts[0])} has no further effect this round.",
    "next_event": lambda v, e: f"the stars say: the next event is {event_name(v, e.facts[0])}.",
    "next_hidden": lambda v, e: "nobody reads the stars any more.",
    "over": over,
}
