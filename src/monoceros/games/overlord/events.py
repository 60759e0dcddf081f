"""What can happen: who may know how much of it, its sentence, and the things on the table that it is about."""

from __future__ import annotations

from typing import Final

from monoceros.engine.declared import SILENT, Phrase, Secret, event, phrase, telling
from monoceros.engine.events import Event
from monoceros.games.overlord.facts import side
from monoceros.games.overlord.names import card_of, field_id, hand_id, name_of_card, province_id, who
from monoceros.games.overlord.state import Seen, State, columns_now, is_up
from monoceros.games.overlord.tables import ROW_NAMES, SLOTS, TYPE_NAMES, UNTIL_NEXT

Seat = int
Card = int
Column = int  # from 0; told from 1
Phase = int
Found = tuple[str, ...]

PHASE_TITLES: Final = (
    "Setup",
    "Draw Phase",
    "Territory Phase",
    "Placing cards",
    "Battle Phase",
    "Results",
    "End Phase",
)
MIGHT_WORDS: Final = {
    "effect": phrase("by the effect"),
    "power": phrase("for its Power"),
    "bonus": phrase("as Combatant Bonus"),
    "criticals": phrase("by Critical cards"),
    "steal": phrase("taken from another"),
}


# -- sentences that are more than their parts ---


def names(view: Seen, cards: tuple[int, ...]) -> str:
    return ", ".join([name_of_card(view, card) for card in cards])


def say_looks(view: Seen, e: Event) -> Phrase:
    seat, number = e.facts
    if e.secret is not None:
        return phrase("{seat} looks at {cards}.", seat=who(seat), cards=names(view, e.secret))
    if number == 1:
        return phrase("{seat} looks at 1 card of the deck.", seat=who(seat))
    return phrase("{seat} looks at {number} cards of the deck.", seat=who(seat), number=number)


def say_might(view: Seen, e: Event) -> Phrase:
    seat, change, why, might, parts = e.facts
    whose = who(seat)
    if not change:
        return phrase("{seat} has no Might to lose.", seat=whose)
    if change < 0:
        return phrase("{seat} loses {number} Might. {seat} has {might}.", seat=whose, number=-change, might=might)
    return phrase(
        "{seat} gains {number} Might {why}{sum}. {seat} has {might}.",
        seat=whose,
        number=change,
        why=MIGHT_WORDS[why],
        sum=power_sum(parts, change),
        might=might,
    )


def power_sum(parts: tuple[int, ...], change: int) -> Phrase:
    """`: 3 + 2 − 1`, and whether it counts twice; nothing for a printed Power alone."""
    words = "".join([f" + {part}" if part > 0 else f" − {-part}" for part in parts[1:]])
    if change > max(0, sum(parts)) > 0:
        whole = f"({parts[0]}{words})" if words else str(parts[0])
        return phrase(": twice {sum}", sum=whole)
    return phrase(": {sum}", sum=f"{parts[0]}{words}") if words else SILENT


def say_aura(view: Seen, e: Event) -> Phrase:
    seat, theirs, amount, lasting, card = e.facts
    if card < 0:
        return SILENT
    whom = phrase("Units of other players") if theirs else phrase("later Units of {seat}", seat=who(seat))
    until = phrase(", until the next own column") if lasting == UNTIL_NEXT else SILENT
    return phrase(
        "{card}: {amount} Power for {whom} that it names{until}.",
        card=name_of_card(view, card),
        amount=f"{amount:+d}",
        whom=whom,
        until=until,
    )


def say_waits(view: Seen, e: Event) -> Phrase:
    seat, column, amount, card = e.facts
    return phrase(
        "{card}: the card of {seat} in column {column} may get {amount} Power.",
        card=name_of_card(view, card),
        seat=who(seat),
        column=column + 1,
        amount=f"{amount:+d}",
    )


def say_conditions(view: Seen, e: Event) -> Phrase:
    met = [phrase("{seat} meets {number}", seat=who(seat), number=n) for seat, n in enumerate(e.facts[1]) if n]
    if not met:
        return phrase("Nobody meets a Critical condition.")
    return phrase("Critical conditions: {met}.", met=", ".join([each.words for each in met]))


def say_criticals(view: Seen, e: Event) -> Phrase:
    seat, cards, worth = e.facts
    values = " + ".join([str(view.terms.lexicon["criticals"][card]["value"]) for card in cards])
    return phrase("{seat} turns up {values} Critical: {worth} Might.", seat=who(seat), values=values, worth=worth)


def say_round_won(view: Seen, e: Event) -> Phrase:
    number, winner, renown, bonus = e.facts
    extra = phrase(" and {bonus} more for the lead", bonus=bonus) if bonus else SILENT
    return phrase(
        "{seat} wins round {number}: {renown} Renown{extra}.",
        seat=who(winner),
        number=number,
        renown=renown,
        extra=extra,
    )


def say_condition(view: Seen, e: Event) -> Phrase:
    first, second = view.terms.lexicon["criticals"][e.facts[0]]["conditions"]
    return phrase("The round's Critical conditions: {first}; {second}.", first=first, second=second)


def say_bears(view: Seen, e: Event) -> Phrase:
    seat, card, type, number = e.facts
    return phrase(
        "{card} of {seat} bears {number} {type}.",
        card=name_of_card(view, card),
        seat=who(seat),
        number=number,
        type=TYPE_NAMES[type],
    )


def say_offered(view: Seen, e: Event) -> Phrase:
    """What is laid out at the start is seen and not said."""
    _, card, number = e.facts
    return phrase("{card} comes into the Marketplace.", card=name_of_card(view, card)) if number else SILENT


def say_rearranged(view: Seen, e: Event) -> Phrase:
    return phrase("{seat} rearranges: {cards}.", seat=who(e.facts[0]), cards=names(view, e.facts[1]))


def say_end(view: Seen, e: Event) -> Phrase:
    winner, renown = e.facts
    return phrase("{seat} wins the game with {renown} Renown.", seat=who(winner), renown=renown[winner])


# -- places that hang on the table ---


def at_might(view: Seen, e: Event) -> Found:
    """The number, and the card that changes it."""
    seat, column = e.facts[0], view.column
    card = (field_id(view.active, column + 1),) if column >= 0 else ()
    here = ("sum/now",) if column >= 0 and seat == view.active else ()
    return (*card, f"might/{seat}/now", *here)


def at_aura(view: Seen, e: Event) -> Found:
    return (field_id(e.facts[0], view.column + 1),) if view.column >= 0 and view.active == e.facts[0] else ()


def at_waits(view: Seen, e: Event) -> Found:
    """The column that it waits for, unless the card lies in the last."""
    seat, column = e.facts[0], e.facts[1]
    return (field_id(seat, column + 1),) if column < columns_now(view) else ()


def at_criticals(view: Seen, e: Event) -> Found:
    seat = e.facts[0]
    lies = view.crits[seat] or view.shown_crits[seat]
    return (f"might/{seat}/criticals",) if lies else (f"might/{seat}",)


def at_bears(view: Seen, e: Event) -> Found:
    """A Battlefield card, or a Territory, that bears a chosen icon."""
    seat, card, _, _ = e.facts
    if card_of(view, card)["kind"] == "territory":
        lands = [k for k, found in enumerate(side(view.province, seat)) if found == card]
        return tuple([province_id(seat, k + 1) for k in lands[:1]])
    lying = [k for k, found in enumerate(side(view.field, seat)) if found == card and is_up(view, seat, k)]
    return tuple([field_id(seat, k + 1) for k in lying[-1:]])


def at_bought(view: Seen, e: Event) -> Found:
    """A Territory comes to the Province, other cards to the hand."""
    seat, card = e.facts
    row = card_of(view, card)
    if row["kind"] == "territory":
        last = [k for k, found in enumerate(side(view.province, seat)) if found == card][-1:]
        return tuple([province_id(seat, k + 1) for k in last])
    return (hand_id(seat, row["id"]),) if view.viewer == seat else (f"field/{seat}",)


def at_offered(view: Seen, e: Event) -> Found:
    """The card where it lies; the row if it is gone again."""
    row, card, _ = e.facts
    here = [k for k in range(SLOTS) if view.market[row * SLOTS + k] == card]
    return tuple([f"market/{ROW_NAMES[row]}/{k + 1}" for k in here[:1]]) or (f"market/{ROW_NAMES[row]}",)


# -- the game and its rounds ---


@event("{seat} is Player 1 of the first round.", of="-")
def starts(s: State, seat: Seat) -> None: ...


@event("{seat} starts with {card}.", shows="all", at="deck/{seat}")
def dealt(s: State, seat: Seat, card: Card) -> None: ...


@event(weight=0)
def shuffled(s: State) -> None: ...


@event("Round {number}: {seat} is Player 1.", of="-", weight=2)
def round(s: State, number: int, seat: Seat) -> None: ...


@event("{phase}.", weight=2)
def phase(s: State, phase: Phase) -> None: ...


@event(say_conditions, at="conditions")
def conditions(s: State, card: Card, met: list[int]) -> None: ...


@event(say_criticals, shows="all", at=at_criticals)
def criticals(s: State, seat: Seat, cards: list[int], worth: int) -> None: ...


@event(say_round_won, at=("result/{winner}", "renown/{winner}"), weight=3)
def round_won(s: State, number: int, winner: Seat, renown: int, bonus: int) -> None: ...


@event(say_condition, shows="all", at=("conditions", "stack"))
def condition(s: State, card: Card) -> None: ...


@event("Battlefields go to the discard piles; Might is 0.", weight=0)
def cleared(s: State) -> None: ...


@event(say_end, at="renown/{seat}", weight=3)
def game_over(s: State, seat: Seat, renown: list[int]) -> None: ...


# -- a player's cards ---


@event(
    "{seat} draws {card}.",
    unseen="{seat} draws a card.",
    to="seat",
    at="hand/{seat}/{card}",
    unseen_at="deck/{seat}",
    many="{seat} draws {n} cards.",
)
def drew(s: State, seat: Seat, card: Secret[Card]) -> None: ...


@event("{seat} shuffles the discard pile into a new deck.", at="deck/{seat}", weight=0)
def reshuffled(s: State, seat: Seat) -> None: ...


@event("{seat} discards {card}.", shows="all", at="discard/{seat}", many="{seat} discards {n} cards.")
def discarded(s: State, seat: Seat, card: Card) -> None: ...


@event(
    "{seat} discards {card} from the deck.",
    shows="all",
    at="discard/{seat}",
    many="{seat} discards {n} cards from the deck.",
)
def milled(s: State, seat: Seat, card: Card) -> None: ...


@event(say_looks, to="seat", at="deck/{seat}", unseen_at="deck/{seat}")
def looks(s: State, seat: Seat, number: int, cards: Secret[list[int]]) -> None: ...


@event("{seat} returns {card} to the hand.", at="discard/{seat}", many="{seat} returns {n} cards to the hand.")
def recovered(s: State, seat: Seat, card: Card) -> None: ...


@event("{seat} destroys {card}.", at=("discard/{seat}", "cemetery"), many="{seat} destroys {n} cards.")
def destroyed(s: State, seat: Seat, card: Card) -> None: ...


@event(like="destroyed", shows="all")
def destroyed_in_hand(s: State, seat: Seat, card: Card) -> None: ...


@event(to="seat", news=False, weight=0)
def placed(s: State, seat: Seat, column: Column, card: Secret[Card]) -> None: ...


@event("{seat} swaps columns {first} and {second}.", at=("field/{seat}/{first}", "field/{seat}/{second}"))
def swapped(s: State, seat: Seat, first: Column, second: Column) -> None: ...


# -- the Marketplace ---


@event(say_offered, shows="all", at=at_offered, weight=0, many="{n} cards come into the Marketplace.")
def offered(s: State, row: int, card: Card, number: int) -> None: ...


@event("{seat} buys {card}.", at=at_bought)
def bought(s: State, seat: Seat, card: Card) -> None: ...


@event("{seat} takes {card}.", at=at_bought)
def gained(s: State, seat: Seat, card: Card) -> None: ...


@event("{seat} refreshes the Marketplace.", at=[f"market/{row}" for row in ROW_NAMES])
def refreshed(s: State, seat: Seat) -> None: ...


# -- Territories, Curses, Critical cards ---


@event("{seat} uses {card}.", at="province/{seat}/{column}")
def uses(s: State, seat: Seat, column: Column, card: Card) -> None: ...


@event(say_rearranged, at="province/{seat}")
def rearranged(s: State, seat: Seat, cards: list[int]) -> None: ...


@event("{by} burns {card} of {owner}.", at="province/{owner}/{column}", hits=["owner"], weight=2)
def burned(s: State, by: Seat, owner: Seat, column: Column, card: Card) -> None: ...


@event("A Burning goes from {card} of {owner}.", at="province/{owner}/{column}", of="-")
def quenched(s: State, owner: Seat, column: Column, card: Card) -> None: ...


@event("A Curse lies on the deck of {seat}.", at=("deck/{seat}", "curses"), of="by", hits=["seat"], weight=2)
def cursed(s: State, seat: Seat, by: Seat) -> None: ...


@event("{seat} gets a Critical, face-down.", at=at_criticals, many="{seat} gets {n} Criticals, face-down.")
def critical(s: State, seat: Seat) -> None: ...


@event("{number} old conditions are shuffled into a new Critical pile.", at="criticals", weight=0)
def criticals_renewed(s: State, number: int) -> None: ...


# -- the battle ---


@event("{seat} deploys {card} in column {column}.", shows="all", at="field/{seat}/{column}")
def deployed(s: State, seat: Seat, column: Column, card: Card) -> None: ...


@event(say_might, at=at_might)
def might(s: State, seat: Seat, changed: int, why: str, after: int, parts: tuple[int, ...]) -> None: ...


@event(say_aura, at=at_aura)
def aura(s: State, seat: Seat, theirs: int, amount: int, lasting: int, card: Card) -> None: ...


@event(say_waits, at=at_waits)
def waits(s: State, seat: Seat, column: Column, amount: int, card: Card) -> None: ...


@event("A Unit of {seat} in column {column} earns its Power twice.", at=at_waits)
def doubles(s: State, seat: Seat, column: Column) -> None: ...


@event("{seat} is guarded.", at="field/{seat}")
def guarded(s: State, seat: Seat, lasting: int) -> None: ...


@event(say_bears, at=at_bears)
def bears(s: State, seat: Seat, card: Card, type: int, number: int) -> None: ...


# -- how each kind of value is spoken, and how it stands in an id ---


def speak_seat(view: Seen, seat: int) -> str:
    return who(seat)


def speak_phase(view: Seen, phase: int) -> str:
    return PHASE_TITLES[phase]


def card_id(view: Seen, card: int) -> str:
    return str(card_of(view, card)["id"])


def plain(view: Seen, value: int) -> str:
    return str(value)


def from_one(view: Seen, column: int) -> str:
    return str(column + 1)


EVENTS: Final = telling(
    __name__,
    {
        "Seat": (speak_seat, plain),
        "Card": (name_of_card, card_id),
        "Column": (from_one, from_one),
        "Phase": (speak_phase, plain),
    },
)
