"""A sentence for each event. Secrets are told only to those who may know them: for others `secret` is None."""

from __future__ import annotations

from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.engine.speech import listed
from monoceros.games.crown.asks_turn import MAIN_LABELS, black_face
from monoceros.games.crown.geometry import DIRECTION_NAMES
from monoceros.games.crown.names import (
    article,
    branch_name,
    capital,
    count,
    holder_name,
    name_of,
    names_of,
    row_of,
    space_name,
    who,
)
from monoceros.games.crown.state import ACTION_NAMES
from monoceros.games.crown.tables import ACTION_DECK, BLACK_DECK, CASTLE, DRAGON, EMPTY, GENERAL_DECK, HOLDERS, WALL


def tell(event: Event, view: View) -> str:
    """One sentence; seats are {0} to {3}. Empty for events that need no words."""
    speak = SENTENCES.get(event.name)
    return "" if speak is None else str(speak(view, event))


# -- what sentences name ---


def piece(view: View, holder: int, known: int = EMPTY) -> str:
    """A holder in a sentence: what it was then. Of a general the event says it (another may stand there now)."""
    if known >= 0:
        return name_of(view, "general", known)
    if known < EMPTY:
        return f"{article(branch_name(view, -2 - known))} general"
    return "a general" if 0 < holder % HOLDERS < CASTLE else holder_name(view, holder)


def own(e: Event, known: int) -> int:
    """What the hearer knows of a general that does something: its owner knows which it is."""
    return known if e.secret is None else int(e.secret)


def owned(view: View, code: int, known: int = EMPTY) -> str:
    if code == DRAGON:
        return "the dragon"
    if code >= WALL:
        return f"the wall of {who(code - WALL)}"
    return f"{piece(view, code, known)} of {who(code // HOLDERS)}"


def goods(gold: int, food: int) -> str:
    return listed([f"{gold} gold"] * (gold > 0) + [f"{food} food"] * (food > 0)) or "nothing"


# -- pieces ---


def mover(view: View, e: Event) -> str:
    """The piece that steps or eats: what is known of it comes last."""
    return piece(view, e.facts[1], own(e, e.facts[-1]))


def recruited(view: View, e: Event) -> str:
    seat, branch, _ = e.facts
    general = (
        f"{article(branch_name(view, branch))} general" if e.secret is None else name_of(view, "general", e.secret)
    )
    return f"{who(seat)} recruits {general}."


def placed(view: View, e: Event) -> str:
    seat, holder, at, why, known = e.facts
    name, to = piece(view, holder, own(e, known)), space_name(at)
    if why == "home":
        return f"{capital(name)} of {who(seat)} comes home to {to}."
    if why == "recall":
        return f"{who(seat)} calls {name} home to {to}."
    if why == "passage":
        return f"{capital(name)} of {who(seat)} comes out of a hidden passage on {to}."
    return f"{who(seat)} places {name} on {to}."


# -- battles ---


def attack(view: View, e: Event) -> str:
    seat, holder, code, at, known, target = e.facts
    name = piece(view, holder, own(e, known))
    return f"{who(seat)} attacks {owned(view, code, target)} on {space_name(at)} with {name}."


def revealed(view: View, e: Event) -> str:
    holder, general, cards = e.facts
    name = piece(view, holder) if general == EMPTY else name_of(view, "general", general)
    return f"{who(holder // HOLDERS)} reveals {name} with {names_of(view, 'military', cards) or 'no cards'}."


def blow(view: View, e: Event) -> str:
    attacker, _, attack, defence, known = e.facts
    result = "the attack succeeds" if attack > defence else "the defence holds"
    return f"{capital(owned(view, attacker, known))} attacks with {attack} against {defence}: {result}."


def riposte(view: View, e: Event) -> str:
    striker, _, attack, defence, known = e.facts
    result = "and wins" if attack > defence else "in vain"
    return f"{capital(owned(view, striker, known))} strikes back with {attack} against {defence}, {result}."


def shots(view: View, e: Event) -> str:
    attacker, _, attack, lost, kept, known = e.facts
    found = [f"{names_of(view, 'military', lost)} shot away"] if lost else []
    found += [f"{names_of(view, 'military', kept)} {'holds' if len(kept) == 1 else 'hold'}"] if kept else []
    return f"{capital(owned(view, attacker, known))} shoots with {attack}: {', '.join(found)}."


def battle_over(view: View, e: Event) -> str:
    _, _, winner, known = e.facts
    if winner == EMPTY:
        return "The battle ends without a winner."
    return f"{capital(owned(view, winner, known))} wins the battle."


POINTS_WORDS = {"battle": "for the victory", "dragon": "for the dragon", "heirloom": "for the Hidden Heirloom"}
WALL_WORDS = {"attack": "is torn down", "dragon": "falls to the dragon", "arson": "burns", "sappers": "is undermined"}
LOSS_WORDS = {
    "battle": "is lost",
    "unarmed": "had no cards and is lost",
    "dragon": "falls to the dragon",
    "assassin": "is assassinated",
    "limit": "is dismissed",
}


def general_lost(view: View, e: Event) -> str:
    owner, _, at, card, why = e.facts
    return f"{name_of(view, 'general', card)} of {who(owner)} on {space_name(at)} {LOSS_WORDS[why]}."


def castle_lost(view: View, e: Event) -> str:
    owner, holder, at, why = e.facts
    end = "falls to the dragon" if why == "dragon" else "is destroyed"
    return f"{capital(piece(view, holder))} of {who(owner)} on {space_name(at)} {end}."


def hero_beaten(view: View, e: Event) -> str:
    owner, holder, at, why = e.facts
    by = " by the dragon" if why == "dragon" else ""
    return f"{piece(view, holder)} of {who(owner)} is beaten{by} on {space_name(at)}."


DISCARD_WORDS = {
    "battle": "loses {}",
    "upkeep": "discards {} rather than pay its upkeep",
    "limit": "discards {}",
    "deserters": "loses {} to desertion",
    "dragon": "loses {} to the dragon",
    "assassin": "loses {}",
}


def discarded(view: View, e: Event) -> str:
    seat, _, card, why = e.facts
    return f"{who(seat)} {DISCARD_WORDS[why].format(name_of(view, 'military', card))}."


# -- cards and structures ---


def bought(view: View, e: Event) -> str:
    seat, deck, price = e.facts
    if deck == BLACK_DECK:
        what = "a Black card"
    elif deck >= GENERAL_DECK:
        what = f"{article(branch_name(view, deck - GENERAL_DECK))} general"
    else:
        what = f"{article(branch_name(view, deck))} card"
    return f"{who(seat)} buys {what} for {price} gold."


def military(view: View, e: Event, branch: int) -> str:
    """A military card by its name, if one may know it, or by its back."""
    return name_of(view, "military", e.secret) if e.secret is not None else f"{article(branch_name(view, branch))} card"


def drilled(view: View, e: Event) -> str:
    seat, start, end, branch, *known = e.facts
    places = f"from {piece(view, start, known[0])} to {piece(view, end, known[1])}"
    return f"{who(seat)} moves {military(view, e, branch)} {places}."


def drawn_card(view: View, e: Event) -> str:
    seat, branch, why = e.facts
    card = military(view, e, branch)
    return f"{who(seat)} wins {card} over." if why == "turncoat" else f"{who(seat)} draws {card}."


def built(view: View, e: Event) -> str:
    seat, kind, at, holder, price = e.facts
    what = "a wall" if kind == "wall" else piece(view, holder)
    return f"{who(seat)} builds {what} on {space_name(at)}" + (f" for {price} gold." if price else " for nothing.")


def drew(view: View, e: Event) -> str:
    return f"{who(e.facts[0])} draws {'an Action card' if e.secret is None else name_of(view, 'action', e.secret)}."


def looked(view: View, e: Event) -> str:
    seat, number = e.facts
    cards = count(number, "Action card") if e.secret is None else names_of(view, "action", e.secret)
    return f"{who(seat)} looks at {cards}."


def spied(view: View, e: Event) -> str:
    seat, holder = e.facts
    if e.secret is None:
        return f"{who(seat)} spies on {owned(view, holder)}."
    general, cards = e.secret
    name = (
        owned(view, holder) if general == EMPTY else f"{name_of(view, 'general', general)} of {who(holder // HOLDERS)}"
    )
    return f"{who(seat)} sees {name} with {names_of(view, 'military', cards) or 'no cards'}."


DECK_NAMES = ("military", "military", "military", "general", "general", "general", "Action", "Black")
BACK_WORDS = {
    "held": "The dragon is driven off, back to slot 1.",
    "slain": "Another dragon stirs on slot 1.",
    "lullaby": "The dragon goes back to slot 1.",
}


def reshuffled(view: View, e: Event) -> str:
    deck = e.facts[0]
    branch = f"{branch_name(view, deck % GENERAL_DECK)} " if deck < ACTION_DECK else ""
    return f"The discarded {branch}{DECK_NAMES[deck]} cards are shuffled into a new deck."


def game_over(view: View, e: Event) -> str:
    mask, points, why = e.facts
    winners = [seat for seat in range(len(points)) if mask >> seat & 1]
    names = listed([who(seat) for seat in winners])
    if why == "limit":
        return f"The last round is over: {names} {'wins' if len(winners) == 1 else 'share the victory'}."
    means = "with the crown and" if why == "crown" else "as dragonslayer, with"
    best = max([points[seat] for seat in winners])
    return f"{names} {'wins' if len(winners) == 1 else 'win'} the game {means} {best} VP."


def flies(view: View, e: Event) -> str:
    start, end, way, far = e.facts
    return (
        f"The dragon flies {count(far, 'space')} {DIRECTION_NAMES[way]}, from {space_name(start)} to {space_name(end)}."
    )


def comes(view: View, e: Event) -> str:
    row = row_of(view, "dragon", e.facts[0])
    return f"The dragon comes to G7: {row['name']}, attack {row['attack']}, defence {row['defence']}."


def of_card(words: str, kind: str) -> Any:
    """`{0} plays Ambush.`: a seat and a card that all may know."""
    return lambda v, e: f"{who(e.facts[0])} {words} {name_of(v, kind, e.facts[1])}."


SENTENCES: dict[str, Any] = {
    "starts": lambda v, e: f"{who(e.facts[0])} goes first.",
    "hero": lambda v, e: f"{who(e.facts[0])} leads {name_of(v, 'hero', e.facts[1])}.",
    "recruited": recruited,
    "chose_general": lambda v, e: f"{who(e.facts[0])} chooses {name_of(v, 'general', e.facts[1])}.",
    "placed": placed,
    "black_drawn": lambda v, e: (
        f"{who(e.facts[0])} draws {'a Black card' if e.secret is None else name_of(v, 'black', e.secret)}."
    ),
    "turn": lambda v, e: f"Round {e.facts[1]}: the turn of {who(e.facts[2])}.",
    "income": lambda v, e: f"{who(e.facts[0])} receives {goods(e.facts[1], e.facts[2])}.",
    "rolled": lambda v, e: f"{who(e.facts[0])} rolls {e.facts[1]} and {black_face(e.facts[2])}.",
    "die_set": lambda v, e: f"{who(e.facts[0])} turns the white die to {e.facts[1]}.",
    "dragon_turned": lambda v, e: f"{who(e.facts[0])} turns the dragon {DIRECTION_NAMES[e.facts[1]]}.",
    "gained": lambda v, e: f"{who(e.facts[0])} gains {goods(e.facts[1], e.facts[2])}.",
    "took": lambda v, e: f"{who(e.facts[0])} takes {goods(e.facts[2], e.facts[3])} from {who(e.facts[1])}.",
    "sold": lambda v, e: f"{who(e.facts[0])} sells {e.facts[1]} food for {e.facts[2]} gold.",
    "rock": lambda v, e: (
        "The rock leaves the board." if e.facts[1] == EMPTY else f"The rock blocks {space_name(e.facts[1])}."
    ),
    "alert": lambda v, e: f"The dragon moves to slot {e.facts[0]} of the Dragon Alert.",
    "dragon_comes": comes,
    "dragon_flies": flies,
    "dragon_back": lambda v, e: BACK_WORDS[e.facts[0]],
    "dragon_gone": lambda v, e: "All dragons are slain: the dragon leaves the game.",
    "trophy": lambda v, e: f"{who(e.facts[0])} slays {name_of(v, 'dragon', e.facts[1])} and keeps its card.",
    "step": lambda v, e: f"{who(e.facts[0])} moves {mover(v, e)} to {space_name(e.facts[3])}.",
    "rations": lambda v, e: f"{who(e.facts[0])} pays 1 food for {mover(v, e)}.",
    "attack": attack,
    "revealed": revealed,
    "used": of_card("uses", "action"),
    "poisoned": lambda v, e: f"{who(e.facts[0])} poisons {name_of(v, 'military', e.facts[2])}: it counts 0.",
    "blow": blow,
    "riposte": riposte,
    "shots": shots,
    "battle_over": battle_over,
    "points": lambda v, e: f"{who(e.facts[0])} gains {e.facts[1]} VP {POINTS_WORDS[e.facts[2]]}.",
    "wall_lost": lambda v, e: f"The wall of {who(e.facts[0])} on {space_name(e.facts[1])} {WALL_WORDS[e.facts[2]]}.",
    "general_lost": general_lost,
    "castle_lost": castle_lost,
    "hero_beaten": hero_beaten,
    "discarded": discarded,
    "black_discarded": of_card("discards", "black"),
    "upkeep": lambda v, e: f"{who(e.facts[0])} pays {e.facts[3]} gold for {name_of(v, 'military', e.facts[2])}.",
    "main": lambda v, e: f"{who(e.facts[0])} chooses {MAIN_LABELS[ACTION_NAMES[e.facts[1]]]}.",
    "bought": bought,
    "drawn_card": drawn_card,
    "assigned": lambda v, e: (
        f"{who(e.facts[0])} gives {military(v, e, e.facts[2])} to {piece(v, e.facts[1], e.facts[3])}."
    ),
    "taken_up": lambda v, e: f"{who(e.facts[0])} takes up {count(e.facts[1], 'military card')}.",
    "picked_up": lambda v, e: (
        f"{who(e.facts[0])} takes {military(v, e, e.facts[2])} from {piece(v, e.facts[1], e.facts[3])}."
    ),
    "drilled": drilled,
    "built": built,
    "queued": lambda v, e: f"{who(e.facts[0])} completes the kingdom: place {e.facts[1]} of the queue.",
    "unqueued": lambda v, e: f"The kingdom of {who(e.facts[0])} is no longer complete.",
    "crown": lambda v, e: f"{who(e.facts[0])} puts the crown on {piece(v, e.facts[1])}.",
    "crown_back": lambda v, e: "The crown lies on G7 again.",
    "black_played": of_card("plays", "black"),
    "played": of_card("plays", "action"),
    "stays": lambda v, e: f"{name_of(v, 'action', e.facts[1])} stays in front of {who(e.facts[0])}.",
    "countermanded": lambda v, e: (
        f"{who(e.facts[0])} countermands {name_of(v, 'action', e.facts[2])} of {who(e.facts[1])}."
    ),
    "drew": drew,
    "looked": looked,
    "buried": lambda v, e: (
        f"{who(e.facts[0])} puts {'the other' if e.secret is None else name_of(v, 'action', e.secret)} under the deck."
    ),
    "reshuffled": reshuffled,
    "spied": spied,
    "game_over": game_over,
}
