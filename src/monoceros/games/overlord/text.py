"""The table as words: for the terminal and the screen reader, and a sentence for each event."""

from __future__ import annotations

from collections import Counter
from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.games.overlord.names import card_of, who
from monoceros.games.overlord.scene_sums import card_lines, card_name
from monoceros.games.overlord.tables import COLUMNS, ROW_TITLES, SLOTS, TYPE_NAMES, UNTIL_NEXT
from monoceros.games.overlord.view import FACE_DOWN

PHASES = {
    "setup": "setup",
    "draw": "Draw Phase",
    "territory": "Territory Phase",
    "placing": "Battle Phase: placing",
    "battle": "Battle Phase",
    "results": "Results Phase",
    "end": "End Phase",
}


def name(view: View, card: int) -> str:
    return str(card_of(view, card)["name"])


# -- the table ---


def text(view: View) -> str:
    """Round and phase, the Marketplace, every player with the own one last, the own hand."""
    own = view["seat"]
    order = [seat for seat in range(view["seats"]) if seat != own] + ([own] if own is not None else [])
    lines = [heading(view), "", *market(view), "", *conditions(view)]
    for seat in order:
        lines += ["", *player(view, seat)]
    lines += counting(view)
    if own is not None:
        hand = view["players"][own]["hand"]
        lines += ["", f"Your hand: {', '.join(name(view, card) for card in hand) or 'empty'}"]
        if view["looked"]:
            lines.append(f"On top of your deck: {', '.join(name(view, card) for card in view['looked'])}")
    return "\n".join(lines)


def heading(view: View) -> str:
    if view["ranking"]:
        return f"The game is over: {who(view['ranking'][0])} has won."
    if not view["round"]:
        return "Setup"
    now = f"Round {view['round']} of 5 · {PHASES[view['phase']]}"
    if view["phase"] == "battle" and view["column"] >= 0:
        now += f", column {view['column'] + 1}"
    return f"{now} · {who(view['starter'])} is Player 1"


def market(view: View) -> list[str]:
    lines = ["Marketplace, the oldest card last:"]
    for row, title in enumerate(ROW_TITLES):
        cards = [card for card in view["market"][row * SLOTS : row * SLOTS + SLOTS] if card >= 0]
        lines.append(f"  {title}: {', '.join(name(view, c) for c in cards)} (pile {view['piles'][row]})")
    return lines


def conditions(view: View) -> list[str]:
    if not view["conditions"]:
        return []
    shown = view["lexicon"]["criticals"][view["conditions"][-1]]
    return ["Critical conditions of the round:", *[f"  {words}" for words in shown["conditions"]]]


def player(view: View, seat: int) -> list[str]:
    p = view["players"][seat]
    piles = f"deck {p['deck']}, hand {p['hand_size']}, discard pile {len(p['discards'])}"
    lines = [f"{who(seat)} · Player {p['number']} · Might {p['might']} · Renown {p['renown']} · {piles}"]
    lines.append("  Province: " + "; ".join(territory(view, p, k) for k in range(COLUMNS) if p["province"][k] >= 0))
    if any(card != -1 for card in p["field"]):
        lines.append("  Battlefield: " + "; ".join(column(view, p, k) for k in range(view["columns"])))
    if p["criticals"]:
        lines.append(f"  {p['criticals']} Critical, face-down")
    if p["shown_criticals"]:
        values = [view["lexicon"]["criticals"][card]["value"] for card in p["shown_criticals"]]
        lines.append(f"  Critical cards: {' + '.join(map(str, values))} = {sum(values)}")
    if p["guard"]:
        lines.append("  guarded")
    return lines + memory(view, seat)


def memory(view: View, seat: int) -> list[str]:
    """UO-15.9"""
    cards = view["players"][seat]["remembered"]
    if not cards:
        return []
    where = "In the deck" if seat == view["seat"] else "In deck, hand and face-down"
    found = [
        f"{name(view, card)}{f' ×{number}' if number > 1 else ''}" for card, number in sorted(Counter(cards).items())
    ]
    return [f"  {where}: {', '.join(found)}"]


def counting(view: View) -> list[str]:
    """The sum of the card that is being deployed, line by line, and the Might before and after it."""
    seat, column = view["active"], view["column"]
    if column < 0:
        return []
    p = view["players"][seat]
    earned = p["gains"][column]
    told = [entry for entry in view["ledger"] if entry[:2] == (seat, column)]
    lines = [f"  {line.label} {line.value}" for line in card_lines(view, told, earned)]
    if not lines:
        return []
    title = f"{card_name(view, seat, column)} of {who(seat)} in column {column + 1}:"
    return ["", title, *lines, f"  Might {p['might'] - earned} → {p['might']}"]


def territory(view: View, p: Any, k: int) -> str:
    icons = [TYPE_NAMES[i] for i, number in enumerate(p["harbor"][k]) if number]
    marks = ["burning"] * bool(p["burning"][k]) + ["used"] * bool(p["used"][k]) + icons
    return f"{k + 1} {name(view, p['province'][k])}" + (f" ({', '.join(marks)})" if marks else "")


def column(view: View, p: Any, k: int) -> str:
    card = p["field"][k]
    if card == -1:
        return f"{k + 1} –"
    if card == FACE_DOWN:
        return f"{k + 1} face-down"
    words = f"{k + 1} {name(view, card)}"
    return f"{words} {p['gains'][k]:+d}" if p["up"][k] else f"{words} (face-down)"


# -- events ---


def tell(event: Event, view: View) -> str:
    """One sentence; seats are {0} to {3}. Empty for events that need no words."""
    speak = SENTENCES.get(event.name)
    return "" if speak is None else str(speak(view, event))


def drew(view: View, e: Event) -> str:
    return f"{who(e.facts[0])} draws {'a card' if e.secret is None else name(view, e.secret)}."


def looks(view: View, e: Event) -> str:
    seat, number = e.facts
    if e.secret is None:
        return f"{who(seat)} looks at {number} {'card' if number == 1 else 'cards'} of the deck."
    return f"{who(seat)} looks at {', '.join(name(view, card) for card in e.secret)}."


MIGHT_WORDS = {
    "effect": "by the effect",
    "power": "for its Power",
    "bonus": "as Combatant Bonus",
    "criticals": "by Critical cards",
    "steal": "taken from another",
}


def might(view: View, e: Event) -> str:
    seat, change, why, might, parts = e.facts
    now = f"{who(seat)} has {might}"
    if not change:
        return f"{who(seat)} has no Might to lose."
    if change < 0:
        return f"{who(seat)} loses {-change} Might. {now}."
    return f"{who(seat)} gains {change} Might {MIGHT_WORDS[why]}{power_sum(parts, change)}. {now}."


def power_sum(parts: tuple[int, ...], change: int) -> str:
    """`: 3 + 2 − 1`, and whether it counts twice; nothing for a printed Power alone."""
    words = "".join([f" + {part}" if part > 0 else f" − {-part}" for part in parts[1:]])
    if change > max(0, sum(parts)) > 0:
        return f": twice ({parts[0]}{words})" if words else f": twice {parts[0]}"
    return f": {parts[0]}{words}" if words else ""


def aura(view: View, e: Event) -> str:
    seat, theirs, amount, lasting, card = e.facts
    whom = "Units of other players" if theirs else f"later Units of {who(seat)}"
    until = ", until the next own column" if lasting == UNTIL_NEXT else ""
    return f"{name(view, card)}: {amount:+d} Power for {whom} that it names{until}." if card >= 0 else ""


def waits(view: View, e: Event) -> str:
    seat, column, amount, card = e.facts
    return f"{name(view, card)}: the card of {who(seat)} in column {column + 1} may get {amount:+d} Power."


def met(view: View, e: Event) -> str:
    _, numbers = e.facts
    found = [f"{who(seat)} meets {number}" for seat, number in enumerate(numbers) if number]
    return f"Critical conditions: {', '.join(found)}." if found else "Nobody meets a Critical condition."


def criticals(view: View, e: Event) -> str:
    seat, cards, worth = e.facts
    values = " + ".join(str(view["lexicon"]["criticals"][card]["value"]) for card in cards)
    return f"{who(seat)} turns up {values} Critical: {worth} Might."


def round_won(view: View, e: Event) -> str:
    number, winner, renown, bonus = e.facts
    extra = f" and {bonus} more for the lead" if bonus else ""
    return f"{who(winner)} wins round {number}: {renown} Renown{extra}."


def condition(view: View, e: Event) -> str:
    words = view["lexicon"]["criticals"][e.facts[0]]["conditions"]
    return f"The round's Critical conditions: {words[0]}; {words[1]}."


def bears(view: View, e: Event) -> str:
    seat, card, type, number = e.facts
    return f"{name(view, card)} of {who(seat)} bears {number} {TYPE_NAMES[type]}."


PHASE_TITLES = ("Setup", "Draw Phase", "Territory Phase", "Placing cards", "Battle Phase", "Results", "End Phase")

SENTENCES: dict[str, Any] = {
    "starts": lambda v, e: f"{who(e.facts[0])} is Player 1 of the first round.",
    "dealt": lambda v, e: f"{who(e.facts[0])} starts with {name(v, e.facts[1])}.",
    "round": lambda v, e: f"Round {e.facts[0]}: {who(e.facts[1])} is Player 1.",
    "phase": lambda v, e: PHASE_TITLES[e.facts[0]] + ".",
    "drew": drew,
    "reshuffled": lambda v, e: f"{who(e.facts[0])} shuffles the discard pile into a new deck.",
    "discarded": lambda v, e: f"{who(e.facts[0])} discards {name(v, e.facts[1])}.",
    "milled": lambda v, e: f"{who(e.facts[0])} discards {name(v, e.facts[1])} from the deck.",
    "looks": looks,
    "recovered": lambda v, e: f"{who(e.facts[0])} returns {name(v, e.facts[1])} to the hand.",
    "destroyed": lambda v, e: f"{who(e.facts[0])} destroys {name(v, e.facts[1])}.",
    "offered": lambda v, e: f"{name(v, e.facts[1])} comes into the Marketplace." if e.facts[2] else "",
    "bought": lambda v, e: f"{who(e.facts[0])} buys {name(v, e.facts[1])}.",
    "gained": lambda v, e: f"{who(e.facts[0])} takes {name(v, e.facts[1])}.",
    "refreshed": lambda v, e: f"{who(e.facts[0])} refreshes the Marketplace.",
    "cursed": lambda v, e: f"A Curse lies on the deck of {who(e.facts[0])}.",
    "burned": lambda v, e: f"{who(e.facts[0])} burns {name(v, e.facts[3])} of {who(e.facts[1])}.",
    "quenched": lambda v, e: f"A Burning goes from {name(v, e.facts[2])} of {who(e.facts[0])}.",
    "critical": lambda v, e: f"{who(e.facts[0])} gets a Critical, face-down.",
    "criticals_renewed": lambda v, e: f"{e.facts[0]} old conditions are shuffled into a new Critical pile.",
    "placed": lambda v, e: "",
    "deployed": lambda v, e: f"{who(e.facts[0])} deploys {name(v, e.facts[2])} in column {e.facts[1] + 1}.",
    "might": might,
    "aura": aura,
    "waits": waits,
    "doubles": lambda v, e: f"A Unit of {who(e.facts[0])} in column {e.facts[1] + 1} earns its Power twice.",
    "guarded": lambda v, e: f"{who(e.facts[0])} is guarded.",
    "bears": bears,
    "swapped": lambda v, e: f"{who(e.facts[0])} swaps columns {e.facts[1] + 1} and {e.facts[2] + 1}.",
    "rearranged": lambda v, e: f"{who(e.facts[0])} rearranges: {', '.join(name(v, c) for c in e.facts[1])}.",
    "uses": lambda v, e: f"{who(e.facts[0])} uses {name(v, e.facts[2])}.",
    "conditions": met,
    "criticals": criticals,
    "round_won": round_won,
    "condition": condition,
    "cleared": lambda v, e: "Battlefields go to the discard piles; Might is 0.",
    "game_over": lambda v, e: f"{who(e.facts[0])} wins the game with {e.facts[1][e.facts[0]]} Renown.",
}


def tracker(might: int) -> str:
    """UO-2.6, UO-2.7 Where the marker of a Might card stands."""
    side = 0 if might <= 50 else 50 if might <= 100 else 100
    space = might - side
    face = "" if not 1 <= space <= 50 else " (front)" if space <= 25 else " (back)"
    return f"{f'{side} side' if side else 'plain side'}, space {space}{face}"
