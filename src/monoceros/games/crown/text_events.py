"""Sentences of events that are more than their parts: see events.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from monoceros.engine.declared import SILENT, Phrase, phrase
from monoceros.engine.declared.events import Spoken
from monoceros.engine.declared.phrases import spoken
from monoceros.engine.events import Event
from monoceros.engine.speech import listed
from monoceros.games.crown.geometry import DIRECTION_NAMES
from monoceros.games.crown.names import (
    MAIN_LABELS,
    article,
    black_face,
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
from monoceros.games.crown.state import ACTION_NAMES, Seen
from monoceros.games.crown.tables import (
    ACTION_DECK,
    BLACK_DECK,
    BRANCH_NAMES,
    CASTLE,
    DRAGON,
    EMPTY,
    GENERAL_DECK,
    HOLDERS,
    WALL,
)

# -- what sentences name ---


def piece(view: Seen, holder: int, known: int = EMPTY) -> str:
    """A holder in a sentence: what it was then. Of a general the event says it (another may stand there now)."""
    if known >= 0:
        return name_of(view, "general", known)
    if known < EMPTY:
        return f"{article(branch_name(view, -2 - known))} general"
    return "a general" if 0 < holder % HOLDERS < CASTLE else holder_name(view, holder)


def own(e: Event, known: int) -> int:
    """What the hearer knows of a general that does something: its owner knows which it is."""
    return known if e.secret is None else int(e.secret)


def owned(view: Seen, code: int, known: int = EMPTY) -> str | Phrase:
    if code == DRAGON:
        return phrase("the dragon")
    if code >= WALL:
        return phrase("the wall of {seat}", seat=who(code - WALL))
    return phrase("{piece} of {seat}", piece=piece(view, code, known), seat=who(code // HOLDERS))


def owned_first(view: Seen, code: int, known: int) -> str:
    """At the beginning of a sentence."""
    return capital(spoken(owned(view, code, known)))


def goods(gold: int, food: int) -> str:
    return listed([f"{gold} gold"] * (gold > 0) + [f"{food} food"] * (food > 0)) or "nothing"


def branch_general(view: Seen, branch: int) -> str:
    return f"{article(branch_name(view, branch))} general"


def branch_card(view: Seen, branch: int) -> str:
    return f"{article(branch_name(view, branch))} card"


def military(view: Seen, e: Event, branch: int) -> str:
    """A military card by its name, if one may know it, or by its back."""
    return branch_card(view, branch) if e.secret is None else name_of(view, "military", e.secret)


def cards_of(view: Seen, cards: tuple[int, ...]) -> str:
    return names_of(view, "military", cards) or "no cards"


# -- sentences of turns and purses ---

POINTS_WORDS: Final = {"battle": "for the victory", "dragon": "for the dragon", "heirloom": "for the Hidden Heirloom"}


def say_points(view: Seen, e: Event) -> Phrase:
    seat, number, why = e.facts
    return phrase("{seat} gains {number} VP {why}.", seat=who(seat), number=number, why=phrase(POINTS_WORDS[why]))


def say_income(view: Seen, e: Event) -> Phrase:
    seat, gold, food = e.facts
    return phrase("{seat} receives {goods}.", seat=who(seat), goods=goods(gold, food))


def say_gained(view: Seen, e: Event) -> Phrase:
    seat, gold, food, _ = e.facts
    return phrase("{seat} gains {goods}.", seat=who(seat), goods=goods(gold, food))


def say_took(view: Seen, e: Event) -> Phrase:
    seat, victim, gold, food = e.facts
    return phrase("{seat} takes {goods} from {victim}.", seat=who(seat), goods=goods(gold, food), victim=who(victim))


def say_end(view: Seen, e: Event) -> Phrase:
    mask, points, why = e.facts
    winners = [seat for seat in range(len(points)) if mask >> seat & 1]
    names, best = listed([who(seat) for seat in winners]), max([points[seat] for seat in winners])
    alone = len(winners) == 1
    if why == "limit":
        wins = phrase("wins") if alone else phrase("share the victory")
        return phrase("The last round is over: {winners} {wins}.", winners=names, wins=wins)
    means = phrase("with the crown and" if why == "crown" else "as dragonslayer, with")
    wins = phrase("wins") if alone else phrase("win")
    return phrase("{winners} {wins} the game {means} {best} VP.", winners=names, wins=wins, means=means, best=best)


# -- sentences of pieces ---


def say_placed(view: Seen, e: Event) -> Phrase:
    seat, holder, at, why, known = e.facts
    name, to, whose = piece(view, holder, own(e, known)), space_name(at), who(seat)
    if why == "home":
        return phrase("{piece} of {seat} comes home to {space}.", piece=capital(name), seat=whose, space=to)
    if why == "recall":
        return phrase("{seat} calls {piece} home to {space}.", seat=whose, piece=name, space=to)
    if why == "passage":
        words = "{piece} of {seat} comes out of a hidden passage on {space}."
        return phrase(words, piece=capital(name), seat=whose, space=to)
    return phrase("{seat} places {piece} on {space}.", seat=whose, piece=name, space=to)


def say_step(view: Seen, e: Event) -> Phrase:
    seat, holder, _, at, known = e.facts
    name = piece(view, holder, own(e, known))
    return phrase("{seat} moves {piece} to {space}.", seat=who(seat), piece=name, space=space_name(at))


def say_rations(view: Seen, e: Event) -> Phrase:
    seat, holder, known = e.facts
    return phrase("{seat} pays 1 food for {piece}.", seat=who(seat), piece=piece(view, holder, own(e, known)))


LOSS_WORDS: Final = {
    "battle": "is lost",
    "unarmed": "had no cards and is lost",
    "dragon": "falls to the dragon",
    "assassin": "is assassinated",
    "limit": "is dismissed",
}
WALL_WORDS: Final = {
    "attack": "is torn down",
    "dragon": "falls to the dragon",
    "arson": "burns",
    "sappers": "is undermined",
}


def say_general_lost(view: Seen, e: Event) -> Phrase:
    owner, _, at, card, why = e.facts
    name, fate = name_of(view, "general", card), phrase(LOSS_WORDS[why])
    words = "{general} of {owner} on {space} {fate}."
    return phrase(words, general=name, owner=who(owner), space=space_name(at), fate=fate)


def say_hero_beaten(view: Seen, e: Event) -> Phrase:
    owner, holder, at, why = e.facts
    by = phrase(" by the dragon") if why == "dragon" else SILENT
    words = "{hero} of {owner} is beaten{by} on {space}."
    return phrase(words, hero=piece(view, holder), owner=who(owner), by=by, space=space_name(at))


def say_wall_lost(view: Seen, e: Event) -> Phrase:
    owner, at, why = e.facts
    words = "The wall of {owner} on {space} {fate}."
    return phrase(words, owner=who(owner), space=space_name(at), fate=phrase(WALL_WORDS[why]))


def say_castle_lost(view: Seen, e: Event) -> Phrase:
    owner, holder, at, why = e.facts
    fate = phrase("falls to the dragon") if why == "dragon" else phrase("is destroyed")
    words = "{castle} of {owner} on {space} {fate}."
    return phrase(words, castle=capital(piece(view, holder)), owner=who(owner), space=space_name(at), fate=fate)


def say_built(view: Seen, e: Event) -> Phrase:
    seat, kind, at, holder, price = e.facts
    what = phrase("a wall") if kind == "wall" else piece(view, holder)
    cost = phrase("{price} gold", price=price) if price else phrase("nothing")
    words = "{seat} builds {what} on {space} for {cost}."
    return phrase(words, seat=who(seat), what=what, space=space_name(at), cost=cost)


def say_rock(view: Seen, e: Event) -> Phrase:
    if e.facts[1] == EMPTY:
        return phrase("The rock leaves the board.")
    return phrase("The rock blocks {space}.", space=space_name(e.facts[1]))


def say_comes(view: Seen, e: Event) -> Phrase:
    row = row_of(view, "dragon", e.facts[0])
    words = "The dragon comes to G7: {dragon}, attack {attack}, defence {defence}."
    return phrase(words, dragon=row["name"], attack=row["attack"], defence=row["defence"])


def say_flies(view: Seen, e: Event) -> Phrase:
    start, end, way, far = e.facts
    words = "The dragon flies {far} {way}, from {start} to {end}."
    spaces, towards = count(far, "space"), DIRECTION_NAMES[way]
    return phrase(words, far=spaces, way=towards, start=space_name(start), end=space_name(end))


BACK_WORDS: Final = {
    "held": "The dragon is driven off, back to slot 1.",
    "slain": "Another dragon stirs on slot 1.",
    "lullaby": "The dragon goes back to slot 1.",
}


def say_back(view: Seen, e: Event) -> Phrase:
    return phrase(BACK_WORDS[e.facts[0]])


# -- sentences of battles ---


def say_attack(view: Seen, e: Event) -> Phrase:
    seat, holder, code, at, known, target = e.facts
    name, whom = piece(view, holder, own(e, known)), owned(view, code, target)
    words = "{seat} attacks {whom} on {space} with {piece}."
    return phrase(words, seat=who(seat), whom=whom, space=space_name(at), piece=name)


def say_revealed(view: Seen, e: Event) -> Phrase:
    holder, general, cards = e.facts
    name = piece(view, holder) if general == EMPTY else name_of(view, "general", general)
    words = "{seat} reveals {piece} with {cards}."
    return phrase(words, seat=who(holder // HOLDERS), piece=name, cards=cards_of(view, cards))


def say_blow(view: Seen, e: Event) -> Phrase:
    attacker, _, attack, defence, known = e.facts
    result = phrase("the attack succeeds") if attack > defence else phrase("the defence holds")
    words = "{piece} attacks with {attack} against {defence}: {result}."
    return phrase(words, piece=owned_first(view, attacker, known), attack=attack, defence=defence, result=result)


def say_riposte(view: Seen, e: Event) -> Phrase:
    striker, _, attack, defence, known = e.facts
    result = phrase("and wins") if attack > defence else phrase("in vain")
    words = "{piece} strikes back with {attack} against {defence}, {result}."
    return phrase(words, piece=owned_first(view, striker, known), attack=attack, defence=defence, result=result)


def say_shots(view: Seen, e: Event) -> Phrase:
    attacker, _, attack, lost, kept, known = e.facts
    found = [f"{names_of(view, 'military', lost)} shot away"] if lost else []
    found += [f"{names_of(view, 'military', kept)} {'holds' if len(kept) == 1 else 'hold'}"] if kept else []
    words = "{piece} shoots with {attack}: {results}."
    return phrase(words, piece=owned_first(view, attacker, known), attack=attack, results=", ".join(found))


def say_battle_over(view: Seen, e: Event) -> Phrase:
    _, _, winner, known = e.facts
    if winner == EMPTY:
        return phrase("The battle ends without a winner.")
    return phrase("{piece} wins the battle.", piece=owned_first(view, winner, known))


# -- sentences of cards ---

DISCARD_WORDS: Final = {
    "battle": "{seat} loses {card}.",
    "upkeep": "{seat} discards {card} rather than pay its upkeep.",
    "limit": "{seat} discards {card}.",
    "deserters": "{seat} loses {card} to desertion.",
    "dragon": "{seat} loses {card} to the dragon.",
    "assassin": "{seat} loses {card}.",
}


def say_discarded(view: Seen, e: Event) -> Phrase:
    seat, _, card, why = e.facts
    return phrase(DISCARD_WORDS[why], seat=who(seat), card=name_of(view, "military", card))


def say_bought(view: Seen, e: Event) -> Phrase:
    seat, deck, price = e.facts
    if deck == BLACK_DECK:
        what = "a Black card"
    elif deck >= GENERAL_DECK:
        what = branch_general(view, deck - GENERAL_DECK)
    else:
        what = branch_card(view, deck)
    return phrase("{seat} buys {what} for {price} gold.", seat=who(seat), what=what, price=price)


def say_recruited(view: Seen, e: Event) -> Phrase:
    seat, branch, _ = e.facts
    general = branch_general(view, branch) if e.secret is None else name_of(view, "general", e.secret)
    return phrase("{seat} recruits {general}.", seat=who(seat), general=general)


def say_drawn_card(view: Seen, e: Event) -> Phrase:
    seat, branch, why = e.facts
    words = "{seat} wins {card} over." if why == "turncoat" else "{seat} draws {card}."
    return phrase(words, seat=who(seat), card=military(view, e, branch))


def say_assigned(view: Seen, e: Event) -> Phrase:
    seat, holder, branch, known = e.facts
    card, name = military(view, e, branch), piece(view, holder, known)
    return phrase("{seat} gives {card} to {piece}.", seat=who(seat), card=card, piece=name)


def say_picked_up(view: Seen, e: Event) -> Phrase:
    seat, holder, branch, known = e.facts
    card, name = military(view, e, branch), piece(view, holder, known)
    return phrase("{seat} takes {card} from {piece}.", seat=who(seat), card=card, piece=name)


def say_drilled(view: Seen, e: Event) -> Phrase:
    seat, start, end, branch, known, known_end = e.facts
    card, giver, taker = military(view, e, branch), piece(view, start, known), piece(view, end, known_end)
    return phrase("{seat} moves {card} from {giver} to {taker}.", seat=who(seat), card=card, giver=giver, taker=taker)


def say_taken_up(view: Seen, e: Event) -> Phrase:
    seat, number = e.facts
    return phrase("{seat} takes up {cards}.", seat=who(seat), cards=count(number, "military card"))


def say_looked(view: Seen, e: Event) -> Phrase:
    seat, number = e.facts
    cards = count(number, "Action card") if e.secret is None else names_of(view, "action", e.secret)
    return phrase("{seat} looks at {cards}.", seat=who(seat), cards=cards)


def say_spied(view: Seen, e: Event) -> Phrase:
    seat, holder = e.facts
    if e.secret is None:
        return phrase("{seat} spies on {piece}.", seat=who(seat), piece=owned(view, holder))
    general, cards = e.secret
    name = owned(view, holder, general) if general >= 0 else owned(view, holder)
    return phrase("{seat} sees {piece} with {cards}.", seat=who(seat), piece=name, cards=cards_of(view, cards))


DECK_NAMES: Final = ("military", "military", "military", "general", "general", "general", "Action", "Black")


def say_reshuffled(view: Seen, e: Event) -> Phrase:
    deck = e.facts[0]
    branch = f"{branch_name(view, deck % GENERAL_DECK)} " if deck < ACTION_DECK else ""
    words = "The discarded {cards} cards are shuffled into a new deck."
    return phrase(words, cards=f"{branch}{DECK_NAMES[deck]}")


# -- how each kind of value is spoken, and how it stands in an id ---


def plain(view: Seen, value: int) -> str:
    return str(value)


def speak_seat(view: Seen, seat: int) -> str:
    return who(seat)


def speak_space(view: Seen, space: int) -> str:
    return space_name(space)


def speak_face(view: Seen, face: int) -> str:
    return black_face(face)


def speak_way(view: Seen, way: int) -> str:
    return DIRECTION_NAMES[way]


def speak_main(view: Seen, action: int) -> str:
    return MAIN_LABELS[ACTION_NAMES[action]]


def holder_place(view: Seen, holder: int) -> str:
    return "{}/{}".format(*divmod(holder, HOLDERS))


def branch_place(view: Seen, branch: int) -> str:
    return BRANCH_NAMES[branch]


def deck_place(view: Seen, deck: int) -> str:
    """`general/archery`, `black`."""
    if deck >= ACTION_DECK:
        return "black" if deck == BLACK_DECK else "action"
    return f"{'general' if deck >= GENERAL_DECK else 'military'}/{BRANCH_NAMES[deck % GENERAL_DECK]}"


def card_kind(kind: str) -> tuple[Callable[[Seen, int], str], Callable[[Seen, int], str]]:
    """Cards by their name, and by the id of their row."""
    return lambda view, card: name_of(view, kind, card), lambda view, card: str(row_of(view, kind, card)["id"])


KINDS: Final[dict[str, tuple[Spoken, Spoken]]] = {
    "Seat": (speak_seat, plain),
    "Holder": (piece, holder_place),
    "Space": (speak_space, speak_space),
    "Branch": (branch_name, branch_place),
    "Deck": (deck_place, deck_place),
    "Way": (speak_way, speak_way),
    "Face": (speak_face, speak_face),
    "Main": (speak_main, speak_main),
    "Hero": card_kind("hero"),
    "Military": card_kind("military"),
    "General": card_kind("general"),
    "Action": card_kind("action"),
    "Black": card_kind("black"),
    "Dragon": card_kind("dragon"),
}
