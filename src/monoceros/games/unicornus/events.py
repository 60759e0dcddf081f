"""What can happen: who may know how much of it, its sentence (see text_events.py), and what it is about.

A sentence speaks of what the event says, not of how the table looks by then.
"""

from __future__ import annotations

from typing import Final

from monoceros.engine.declared import Secret, event, telling
from monoceros.engine.events import Event
from monoceros.games.unicornus.geometry import name_space
from monoceros.games.unicornus.names import (
    ARMY,
    DICE,
    FOE,
    US,
    capital,
    card_name,
    dice_id,
    event_name,
    foe_id,
    foe_name,
    hand_id,
    knight_id,
    knight_name,
    mat_id,
    place_name,
    power_name,
    space_id,
    version_name,
)
from monoceros.games.unicornus.state import Seen, State
from monoceros.games.unicornus.tables import EMPTY, PRINCESS, RESULT_NAMES
from monoceros.games.unicornus.text_events import (
    card_word,
    event_word,
    foe_word,
    knight_word,
    plain,
    say_army,
    say_army_lost,
    say_battle,
    say_dies,
    say_event,
    say_fate,
    say_gains_tokens,
    say_healed,
    say_moves,
    say_over,
    say_plans,
    say_princess_battle,
    say_recruits,
    say_sends,
    say_unit_moves,
    space_word,
    speak_actions,
    speak_dice,
    speak_hand,
    speak_resources,
    speak_seat,
    speak_step,
    speak_tokens,
    version_word,
)

Seat = int
Hand = int
Knight = int
Foe = int
Space = int
Card = int  # of support
Fate = int
Happening = int  # an event card
Power = int
Version = int
Step = int
Tokens = int
Resources = int
Actions = int
Dice = tuple[int, ...]
Found = tuple[str, ...]


def whose(s: State, hand: int) -> int:
    """Who may look into a hand, as an audience."""
    return 1 << hand % s.seats


# -- places that hang on the table ---


def unit(foe: int, space: int) -> str:
    """An enemy unit: its character, or its stack."""
    return foe_id(foe) if foe != EMPTY else f"stack/{name_space(space)}"


def hand_place(view: Seen, hand: int) -> str:
    """The own hand, or the line of the hero that holds it."""
    if hand % view.seats == view.viewer:
        return f"hand/{hand}"
    return mat_id(view.hero_of[hand]) if view.hero_of[hand] != EMPTY else f"waits/{hand}"


def at_drew(view: Seen, e: Event) -> Found:
    hand = e.facts[0]
    taken = hand_place(view, hand) if e.secret is None else hand_id(hand, e.secret)
    return taken, "deck/support"


def at_discards(view: Seen, e: Event) -> Found:
    return hand_place(view, e.facts[0]), "discard/support"


def at_army(view: Seen, e: Event) -> Found:
    """The tokens on a space, whoever leads them, or the space if none are left."""
    space = e.facts[0]
    return unit(view.foe_on[space], space), space_id(space)


def at_unit_moves(view: Seen, e: Event) -> Found:
    _, to, foe, _, _ = e.facts
    return unit(foe, to), space_id(to)


def at_plans(view: Seen, e: Event) -> Found:
    start, to, foe, _ = e.facts
    return unit(foe, start), space_id(to)


def at_battle(view: Seen, e: Event) -> Found:
    knight, space, _, foe, _, _ = e.facts
    return knight_id(knight), unit(foe, space), US


def at_princess_battle(view: Seen, e: Event) -> Found:
    space, foe, _, _ = e.facts
    return knight_id(PRINCESS), unit(foe, space), US


def at_assigned(view: Seen, e: Event) -> Found:
    _, result, on_army = e.facts
    return ARMY if on_army else FOE, dice_id(RESULT_NAMES[result])


def at_over(view: Seen, e: Event) -> Found:
    return knight_id(PRINCESS), space_id(view.goal)


AT_KNIGHT: Final = ("unit/{knight}", "mat/{knight}")  # the unit on the map, and its mat
AT_FOE: Final = ("unit/{foe}", "foe/{foe}")  # the piece, and its line in the list
AT_DICE: Final = (DICE, US)


# -- the game and its rounds ---


@event("the princess is the {version}.", at="version/{version}")
def princess(s: State, version: Version) -> None: ...


@event("the map is laid out.", shows="all", at="map")
def map(s: State, tiles: tuple[int, ...]) -> None: ...


@event("the cards are shuffled.", weight=0)
def shuffled(s: State) -> None: ...


@event("{seat} is the starting player.", of="-")
def starts(s: State, seat: Seat) -> None: ...


@event("round {number}.", of="-", weight=2)
def round(s: State, number: int, starter: Seat) -> None: ...


@event("{step}.", weight=2)
def step(s: State, step: Step) -> None: ...


@event("{knight} has a turn with {actions}.", at=AT_KNIGHT)
def turn(s: State, knight: Knight, actions: Actions) -> None: ...


@event(say_event, shows="all", at="event/{event}", weight=2)
def event_(s: State, event: Happening) -> None: ...


@event("{event} has no further effect this round.", at="event/{event}")
def protected(s: State, event: Happening) -> None: ...


@event("the stars say: the next event is {event}.", shows="all", at=("event/{event}", "deck/event"))
def next_event(s: State, event: Happening) -> None: ...


@event("nobody reads the stars any more.", at="deck/event")
def next_hidden(s: State) -> None: ...


@event(say_over, at=at_over, weight=3)
def over(s: State, outcome: int, number: int, distance: int) -> None: ...


# -- knights ---


@event("{hand} leads {knight}.", at=("mat/{knight}", "hero/{knight}"))
def leads(s: State, hand: Hand, knight: Knight) -> None: ...


@event("{knight} takes the field at {space}.", at=AT_KNIGHT)
def placed(s: State, knight: Knight, space: Space) -> None: ...


@event(say_gains_tokens, at=AT_KNIGHT)
def gains_tokens(s: State, knight: Knight, gained: int, lost: int) -> None: ...


@event("{knight} loses {tokens}.", at=AT_KNIGHT)
def loses_tokens(s: State, knight: Knight, tokens: Tokens) -> None: ...


@event("{knight} gains {resources}.", at=AT_KNIGHT)
def gains_resources(s: State, knight: Knight, resources: Resources) -> None: ...


@event("{knight} pays {resources}.", at=AT_KNIGHT)
def pays(s: State, knight: Knight, resources: Resources) -> None: ...


@event("{knight} takes {number} damage.", at=AT_KNIGHT)
def hurt(s: State, knight: Knight, number: int) -> None: ...


@event(say_healed, at=AT_KNIGHT)
def healed(s: State, knight: Knight, number: int) -> None: ...


@event("{knight} gains {actions}.", at="mat/{knight}")
def gains_actions(s: State, knight: Knight, actions: Actions) -> None: ...


@event(say_moves, at=("unit/{knight}", "space/{to}"))
def moves(s: State, knight: Knight, start: Space, to: Space, why: str) -> None: ...


@event(say_dies, at=("unit/{knight}", "space/{space}"), weight=3)
def dies(s: State, knight: Knight, space: Space, tokens: int) -> None: ...


@event("{knight} collects {resources}.", at=AT_KNIGHT)
def collects(s: State, knight: Knight, resources: Resources) -> None: ...


@event(say_recruits, at=AT_KNIGHT)
def recruits(s: State, knight: Knight, gained: int, lost: int) -> None: ...


@event(say_sends, at=("unit/{knight}", "unit/{to}"))
def sends(s: State, knight: Knight, to: Knight, tokens: int, resources: int, potions: int) -> None: ...


@event(like="sends", shows="all")
def sends_potions(s: State, knight: Knight, to: Knight, tokens: int, resources: int, potions: int) -> None: ...


@event("{resources} for the medicine: {paid} so far.", at="events")
def illness_paid(s: State, resources: Resources, paid: int) -> None: ...


# -- cards and powers ---


@event(
    "{hand} draws {card}.",
    unseen="{hand} draws a support card.",
    to="hand",
    eyes=whose,
    at=at_drew,
    unseen_at=at_drew,
)
def drew(s: State, hand: Hand, card: Secret[Card]) -> None: ...


@event("{hand} discards {card}.", shows="all", at=at_discards)
def discards(s: State, hand: Hand, card: Card) -> None: ...


@event("{knight} plays {card}.", shows="all", at=("mat/{knight}", "discard/support"))
def plays(s: State, knight: Knight, card: Card) -> None: ...


@event("{knight} uses {power}.", at="mat/{knight}")
def uses(s: State, knight: Knight, power: Power) -> None: ...


@event("the discarded {deck} cards are shuffled into a new deck.", at="deck/{deck}", weight=0)
def reshuffled(s: State, deck: str) -> None: ...


@event("{knight} shoots at {space}: {dice}.", at=("unit/{knight}", "space/{space}"))
def volley(s: State, knight: Knight, space: Space, dice: Dice) -> None: ...


# -- the enemy ---


@event(say_army, at=at_army)
def army(s: State, space: Space, number: int) -> None: ...


@event(say_army_lost, at=at_army)
def army_lost(s: State, space: Space, number: int, knight: Knight) -> None: ...


@event("the unit at {space} is sabotaged: it does not move this round.", at=at_army)
def sabotaged(s: State, space: Space) -> None: ...


@event(say_plans, at=at_plans)
def plans(s: State, start: Space, to: Space, foe: Foe, tokens: int) -> None: ...


@event(say_unit_moves, at=at_unit_moves)
def unit_moves(s: State, start: Space, to: Space, foe: Foe, tokens: int, why: str) -> None: ...


@event("{foe} takes {number} damage.", at=AT_FOE)
def foe_hurt(s: State, foe: Foe, number: int) -> None: ...


@event("{foe} is healed of {number} damage.", at=AT_FOE)
def foe_healed(s: State, foe: Foe, number: int) -> None: ...


@event("{foe} is defeated by {knight}.", at=("foe/{foe}", "defeated"), weight=2)
def defeated(s: State, foe: Foe, knight: Knight) -> None: ...


@event("{foe} becomes an ally of {knight}.", at=("ally/{foe}", "foe/{foe}", "mat/{knight}"), weight=2)
def joins(s: State, foe: Foe, knight: Knight) -> None: ...


@event("{foe} gives all for {knight}.", at=("foe/{foe}", "defeated"))
def spent(s: State, foe: Foe, knight: Knight) -> None: ...


@event("{foe} returns at {space}.", at=AT_FOE)
def returns(s: State, foe: Foe, space: Space) -> None: ...


@event(say_fate, shows="all", at=("unit/{foe}", "foe/{foe}", "unit/{knight}", "mat/{knight}"), weight=2)
def fate(s: State, foe: Foe, card: Fate, knight: Knight) -> None: ...


# -- battles ---


@event(say_battle, at=at_battle, weight=2)
def battle(s: State, knight: Knight, space: Space, attacking: int, foe: Foe, army: int, might: int) -> None: ...


@event(say_princess_battle, at=at_princess_battle, weight=2)
def princess_battle(s: State, space: Space, foe: Foe, army: int, damage: int) -> None: ...


@event("{knight} rolls {dice}.", shows="all", at=AT_DICE)  # with no dice too: it shows what no hand had to add
def rolled(s: State, knight: Knight, dice: Dice) -> None: ...


@event("{knight} rolls again: now {dice}.", at=AT_DICE)
def rerolled(s: State, knight: Knight, dice: Dice) -> None: ...


@event("the dice count as {dice}.", at=AT_DICE)
def dice(s: State, knight: Knight, dice: Dice) -> None: ...


@event(at=at_assigned, weight=0)
def assigned(s: State, knight: Knight, result: int, on_army: int) -> None: ...


def tell(event: Event, view: Seen) -> str:
    """As a sentence begins: `the princess` may come first."""
    return capital(EVENTS.tell(event, view))


EVENTS: Final = telling(
    __name__,
    {
        "Seat": (speak_seat, plain),
        "Hand": (speak_hand, plain),
        "Knight": (knight_name, knight_word),
        "Foe": (foe_name, foe_word),
        "Space": (place_name, space_word),
        "Card": (card_name, card_word),
        "Happening": (event_name, event_word),
        "Power": (power_name, plain),
        "Version": (version_name, version_word),
        "Step": (speak_step, plain),
        "Dice": (speak_dice, plain),
        "Tokens": (speak_tokens, plain),
        "Resources": (speak_resources, plain),
        "Actions": (speak_actions, plain),
    },
)
