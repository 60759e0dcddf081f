"""Words that many questions share: labels of spaces, people, cards and numbers, and the things they touch."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.core import Pick
from monoceros.engine.questions import View
from monoceros.games.unicornus.names import (
    are_many,
    capital,
    card_name,
    enemy_does,
    enemy_id,
    enemy_words,
    foe_id,
    foe_name,
    ground_name,
    hand_id,
    has_enemy,
    knight_id,
    knight_name,
    place_name,
    power_name,
    roster_id,
    row,
    some,
    space_id,
    way_name,
)
from monoceros.games.unicornus.picks import CARD_NUMBER, FOE_NUMBER, KNIGHT_NUMBER, POWER_NUMBER, SPACE_NUMBER
from monoceros.games.unicornus.tables import EMPTY, FIRST_ALLY_POWER

Words = Callable[[Pick, View], str]
Touch = Callable[[Pick, View], tuple[str, ...]]
POWERS_FROM = 100  # what a question is about: a card's number, or 100 and a power's (see `asked` in state.py)


def plain(words: str) -> Callable[[View], str]:
    return lambda view: words


def about_asked(words: str) -> Callable[[View], str]:
    """With the place, unit or person that the question is about: `{knight}`, `{foe}`, `{unit}`, `{place}`."""

    def say(view: View) -> str:
        at = view["asked"]
        if "{knight}" in words:
            return capital(words.replace("{knight}", knight_name(view, at)))
        if "{foe}" in words:
            return capital(words.replace("{foe}", foe_name(view, at)))
        if "{unit}" in words:
            many = words.replace("does {unit}", "do {unit}") if are_many(view, at) else words
            return capital(many.replace("{unit}", enemy_words(view, at)))
        return capital(words.replace("{place}", place_name(view, at)))

    return say


# -- spaces ---


def space_of(pick: Pick) -> int:
    """Of `12.SE`, or of ("move", `12.SE`)."""
    return SPACE_NUMBER[pick if isinstance(pick, str) else pick[1]]


def space_label(pick: Pick, view: View) -> str:
    space = space_of(pick)
    return f"{place_name(view, space)} ({ground_name(view, space)})"


def space_short(pick: Pick, view: View) -> str:
    return place_name(view, space_of(pick))


def space_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (space_id(space_of(pick)),)


def space_about(pick: Pick, view: View) -> str:
    """What one finds there."""
    space = space_of(pick)
    return f"{capital(enemy_does(view, space, 'stands'))} there." if has_enemy(view, space) else ""


def cost_of(view: View, knight: int, space: int, extra: int = 0) -> int:
    """What a knight pays to enter a space beside it."""
    return extra + sum([int(cost) for at, cost in view["knights"][knight]["steps"] if at == space])


def cost_words(view: View, knight: int, space: int, extra: int = 0) -> str:
    cost = cost_of(view, knight, space, extra)
    return f"cost {cost}" if cost else "free"


def step_words(view: View, knight: int, space: int, extra: int = 0) -> str:
    """A step for a button: `NE · 3`."""
    return f"{way_name(view, view['knights'][knight]['place'], space)} · {cost_of(view, knight, space, extra)}"


def unit_label(pick: Pick, view: View) -> str:
    """An enemy unit by its space."""
    space = space_of(pick)
    return f"{capital(enemy_words(view, space))} at {place_name(view, space)}"


def unit_touch(pick: Pick, view: View) -> tuple[str, ...]:
    space = space_of(pick)
    return enemy_id(view, space), space_id(space)


# -- people ---


def knight_label(pick: Pick, view: View) -> str:
    """One on the map, with what it leads."""
    knight = view["knights"][KNIGHT_NUMBER[pick]]
    life = knight["life"] - knight["damage"]
    name = capital(knight_name(view, KNIGHT_NUMBER[pick]))
    return f"{name} ({some(knight['tokens'], 'token')}, {life} life)"


def knight_short(pick: Pick, view: View) -> str:
    return capital(knight_name(view, KNIGHT_NUMBER[pick]))


def knight_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (knight_id(KNIGHT_NUMBER[pick]),)


def hero_label(pick: Pick, view: View) -> str:
    """One that is not in play yet, as the card has it."""
    hero = row(view, "character", KNIGHT_NUMBER[pick])
    return f"{hero['name']}, {hero['title']} (command {hero['command']}, health {hero['health']})"


def hero_short(pick: Pick, view: View) -> str:
    return str(row(view, "character", KNIGHT_NUMBER[pick])["name"])


def hero_about(pick: Pick, view: View) -> str:
    powers = [power["text"] for power in view["lexicon"]["power"] if power["of"] == pick]
    return " ".join(powers)


def foe_label(pick: Pick, view: View) -> str:
    foe = view["foes"][FOE_NUMBER[pick]]
    name = capital(foe_name(view, FOE_NUMBER[pick]))
    if foe["place"] == EMPTY:
        return name
    left = foe["life"] - foe["damage"]
    return f"{name} ({some(view['army'][foe['place']], 'token')}, power {foe['might']}, life {left})"


def foe_short(pick: Pick, view: View) -> str:
    return capital(foe_name(view, FOE_NUMBER[pick]))


def foe_touch(pick: Pick, view: View) -> tuple[str, ...]:
    """On the map, or else in the list of foes."""
    foe = FOE_NUMBER[pick]
    return (roster_id(foe) if view["foes"][foe]["place"] == EMPTY else foe_id(foe),)


def foe_about(pick: Pick, view: View) -> str:
    """Of a foe that may become an ally: what it would do then."""
    return str(row(view, "power", FIRST_ALLY_POWER + FOE_NUMBER[pick])["text"])


# -- cards and powers ---


def card_label(pick: Pick, view: View) -> str:
    return card_name(view, CARD_NUMBER[pick])


def card_about(pick: Pick, view: View) -> str:
    return str(row(view, "support", CARD_NUMBER[pick])["text"])


def card_touch(hand: Callable[[View], int]) -> Touch:
    """A card of a hand."""
    return lambda pick, view: (hand_id(hand(view), CARD_NUMBER[pick]),)


def use_label(pick: Pick, view: View) -> str:
    """("play", card) or ("power", power)."""
    if pick[0] == "play":
        return f"Play {card_name(view, CARD_NUMBER[pick[1]])}"
    power = POWER_NUMBER[pick[1]]
    costs = cost_of_power(view, power)
    return f"{power_name(view, power)}{f' ({costs})' if costs else ''}"


def use_short(pick: Pick, view: View) -> str:
    return card_name(view, CARD_NUMBER[pick[1]]) if pick[0] == "play" else power_name(view, POWER_NUMBER[pick[1]])


def cost_of_power(view: View, power: int) -> str:
    costs = row(view, "power", power)
    words = {"actions": "action", "resources": "resource", "damage": "damage", "tokens": "token"}
    return ", ".join(
        f"{costs[key]} damage" if key == "damage" else some(costs[key], word)
        for key, word in words.items()
        if costs[key]
    )


def use_about(pick: Pick, view: View) -> str:
    if pick[0] == "play":
        return card_about(pick[1], view)
    return str(row(view, "power", POWER_NUMBER[pick[1]])["text"])


def asked_name(view: View) -> str:
    """The card or power that a question about its target is about."""
    asked = view["asked"]
    return power_name(view, asked - POWERS_FROM) if asked >= POWERS_FROM else card_name(view, asked)


def asked_text(view: View) -> str:
    asked = view["asked"]
    table, number = ("power", asked - POWERS_FROM) if asked >= POWERS_FROM else ("support", asked)
    return str(row(view, table, number)["text"])


# -- numbers ---


def number_label(word: str) -> Words:
    return lambda pick, view: capital(some(pick, word))


def split_label(damage: Callable[[View], tuple[int, int]]) -> Words:
    """So many tokens are discarded, the rest of the damage is the knight's own; `damage` is the knight and how much."""

    def say(pick: Pick, view: View) -> str:
        knight, number = damage(view)
        own = min(number - pick, view["knights"][knight]["life"] - view["knights"][knight]["damage"])
        return f"{capital(some(pick, 'token'))} and {own or 'no'} life of {knight_name(view, knight)}"

    return say


def split_short(damage: Callable[[View], tuple[int, int]]) -> Words:
    def say(pick: Pick, view: View) -> str:
        number = damage(view)[1]
        return f"{some(pick, 'token')}, {number - pick} life"

    return say


def split_about(damage: Callable[[View], tuple[int, int]]) -> Words:
    """What is left after it."""

    def say(pick: Pick, view: View) -> str:
        knight, number = damage(view)
        facts = view["knights"][knight]
        life, tokens = facts["life"] - facts["damage"] - (number - pick), facts["tokens"] - pick
        name = capital(knight_name(view, knight))
        if life > 0:
            return f"{name} has {some(tokens, 'token')} and {life} life left."
        return f"{name} dies" + (f", and {some(tokens, 'token')} turn to the enemy." if tokens else ".")

    return say
