"""The things that many questions are answered with: spaces, people, cards and powers, each with its words and place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from monoceros.engine.core import Pick
from monoceros.engine.declared.answers import Things
from monoceros.games.unicornus.facts import foe_life_left, hand_leading, has_enemy, life_left, might_of, steps_of
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
    hero_id,
    knight_id,
    knight_name,
    mat_id,
    place_name,
    power_name,
    roster_id,
    row,
    some,
    space_id,
    way_name,
)
from monoceros.games.unicornus.picks import (
    CARD,
    CARD_NUMBER,
    FOE,
    FOE_NUMBER,
    HIRE,
    KNIGHT,
    KNIGHT_NUMBER,
    NUMBER,
    PLAY,
    POWER,
    POWER_NUMBER,
    SPACE,
    SPACE_NUMBER,
)
from monoceros.games.unicornus.state import Seen
from monoceros.games.unicornus.tables import EMPTY, FIRST_ALLY_POWER, PRINCESS

HERO: Final = KNIGHT[:PRINCESS]
Who = Callable[[Seen], int]  # a knight or a hand of the moment
POWERS_FROM: Final = 100  # what a question is about: a card's number, or 100 and a power's (see `asked` in state.py)


def about_asked(words: str) -> Callable[[Seen], str]:
    """With the place, unit or person that the question is about: `{knight}`, `{foe}`, `{unit}`, `{place}`."""

    def say(view: Seen) -> str:
        at = view.asked
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


def space_label(pick: Pick, view: Seen) -> str:
    space = space_of(pick)
    return f"{place_name(view, space)} ({ground_name(view, space)})"


def space_short(pick: Pick, view: Seen) -> str:
    return place_name(view, space_of(pick))


def space_touch(pick: Pick, view: Seen) -> tuple[str, ...]:
    return (space_id(space_of(pick)),)


def space_about(pick: Pick, view: Seen) -> str:
    """What one finds there."""
    space = space_of(pick)
    return f"{capital(enemy_does(view, space, 'stands'))} there." if has_enemy(view, space) else ""


def cost_of(view: Seen, knight: int, space: int, extra: int = 0) -> int:
    """What a knight pays to enter a space beside it."""
    return extra + sum([cost for at, cost in steps_of(view, knight) if at == space])


def cost_words(view: Seen, knight: int, space: int, extra: int = 0) -> str:
    cost = cost_of(view, knight, space, extra)
    return f"cost {cost}" if cost else "free"


def step_words(view: Seen, knight: int, space: int, extra: int = 0) -> str:
    """A step for a button: `NE · 3`."""
    return f"{way_name(view, view.place[knight], space)} · {cost_of(view, knight, space, extra)}"


def unit_label(pick: Pick, view: Seen) -> str:
    """An enemy unit by its space."""
    space = space_of(pick)
    return f"{capital(enemy_words(view, space))} at {place_name(view, space)}"


def unit_touch(pick: Pick, view: Seen) -> tuple[str, ...]:
    space = space_of(pick)
    return enemy_id(view, space), space_id(space)


def fight_about(pick: Pick, view: Seen) -> str:
    """Of a move into a space."""
    space = space_of(pick)
    return f"{capital(enemy_does(view, space, 'stands'))} there: a battle." if has_enemy(view, space) else ""


SPACES = Things(SPACE, space_label, space_touch, space_about, space_short)
FREE_SPACES = Things(SPACE, space_label, space_touch, brief=space_short)  # nobody is there
UNITS = Things(
    SPACE, unit_label, unit_touch, brief=lambda pick, v: f"{capital(enemy_words(v, space_of(pick)))} ({pick})"
)

# -- people ---


def knight_label(pick: Pick, view: Seen) -> str:
    """One on the map, with what it leads."""
    knight = KNIGHT_NUMBER[pick]
    tokens = some(view.tokens[knight], "token")
    return f"{capital(knight_name(view, knight))} ({tokens}, {life_left(view, knight)} life)"


def knight_short(pick: Pick, view: Seen) -> str:
    return capital(knight_name(view, KNIGHT_NUMBER[pick]))


def knight_touch(pick: Pick, view: Seen) -> tuple[str, ...]:
    return (knight_id(KNIGHT_NUMBER[pick]),)


def hero_label(pick: Pick, view: Seen) -> str:
    """One that is not in play yet, as the card has it."""
    hero = row(view, "character", KNIGHT_NUMBER[pick])
    return f"{hero['name']}, {hero['title']} (command {hero['command']}, health {hero['health']})"


def hero_short(pick: Pick, view: Seen) -> str:
    return str(row(view, "character", KNIGHT_NUMBER[pick])["name"])


def hero_about(pick: Pick, view: Seen) -> str:
    powers = [power["text"] for power in view.terms.lexicon["power"] if power["of"] == pick]
    return " ".join(powers)


def foe_label(pick: Pick, view: Seen) -> str:
    foe = FOE_NUMBER[pick]
    name, at = capital(foe_name(view, foe)), view.foe_at[foe]
    if at == EMPTY:
        return name
    tokens = some(view.army[at], "token")
    return f"{name} ({tokens}, power {might_of(view, foe, False)}, life {foe_life_left(view, foe)})"


def foe_short(pick: Pick, view: Seen) -> str:
    return capital(foe_name(view, FOE_NUMBER[pick]))


def foe_touch(pick: Pick, view: Seen) -> tuple[str, ...]:
    """On the map, or else in the list of foes."""
    foe = FOE_NUMBER[pick]
    return (roster_id(foe) if view.foe_at[foe] == EMPTY else foe_id(foe),)


def foe_about(pick: Pick, view: Seen) -> str:
    """Of a foe that may become an ally: what it would do then."""
    return str(row(view, "power", FIRST_ALLY_POWER + FOE_NUMBER[pick])["text"])


def hire_name(pick: Pick, view: Seen) -> str:
    return foe_name(view, FOE_NUMBER[pick[1]])


def hire_touch(pick: Pick, view: Seen) -> tuple[str, ...]:
    return (foe_id(FOE_NUMBER[pick[1]]),)


KNIGHTS = Things(KNIGHT, knight_label, knight_touch, brief=knight_short)
HEROES = Things(HERO, hero_label, lambda pick, view: (hero_id(pick),), hero_about, hero_short)
FOES = Things(FOE, foe_label, foe_touch, brief=foe_short)
HIRES = Things(HIRE, hire_name, hire_touch, lambda pick, view: foe_about(pick[1], view), hire_name)

# -- cards and powers ---


def card_label(pick: Pick, view: Seen) -> str:
    return card_name(view, CARD_NUMBER[pick])


def card_about(pick: Pick, view: Seen) -> str:
    return str(row(view, "support", CARD_NUMBER[pick])["text"])


def cards(hand: Who) -> Things:
    """The cards of a hand."""
    return Things(CARD, card_label, lambda pick, view: (hand_id(hand(view), CARD_NUMBER[pick]),), card_about)


def play_name(pick: Pick, view: Seen) -> str:
    return card_name(view, CARD_NUMBER[pick[1]])


def plays(who: Who) -> Things:
    """Cards that a hero plays."""
    return Things(
        PLAY,
        play_name,
        lambda pick, view: (hand_id(hand_leading(view, who(view)), CARD_NUMBER[pick[1]]),),
        lambda pick, view: card_about(pick[1], view),
        play_name,
    )


def use_name(pick: Pick, view: Seen) -> str:
    power = POWER_NUMBER[pick[1]]
    costs = cost_of_power(view, power)
    return f"{power_name(view, power)}{f' ({costs})' if costs else ''}"


def powers(who: Who) -> Things:
    """Powers that a hero uses."""
    return Things(
        POWER,
        use_name,
        lambda pick, view: (mat_id(who(view)),),
        lambda pick, view: str(row(view, "power", POWER_NUMBER[pick[1]])["text"]),
        lambda pick, view: power_name(view, POWER_NUMBER[pick[1]]),
    )


def cost_of_power(view: Seen, power: int) -> str:
    costs = row(view, "power", power)
    words = {"actions": "action", "resources": "resource", "damage": "damage", "tokens": "token"}
    return ", ".join(
        f"{costs[key]} damage" if key == "damage" else some(costs[key], word)
        for key, word in words.items()
        if costs[key]
    )


def asked_name(view: Seen) -> str:
    """The card or power that a question about its target is about."""
    asked = view.asked
    return power_name(view, asked - POWERS_FROM) if asked >= POWERS_FROM else card_name(view, asked)


def asked_text(view: Seen) -> str:
    asked = view.asked
    table, number = ("power", asked - POWERS_FROM) if asked >= POWERS_FROM else ("support", asked)
    return str(row(view, table, number)["text"])


# -- numbers ---


def numbers(word: str) -> Things:
    """So many of something."""
    return Things(NUMBER, lambda pick, view: capital(some(pick, word)))


def splits(damage: Callable[[Seen], tuple[int, int]]) -> Things:
    """So many tokens are discarded, the rest of the damage is the knight's own; `damage` is the knight and how much."""

    def label(pick: Pick, view: Seen) -> str:
        knight, number = damage(view)
        own = min(number - pick, life_left(view, knight))
        return f"{capital(some(pick, 'token'))} and {own or 'no'} life of {knight_name(view, knight)}"

    def short(pick: Pick, view: Seen) -> str:
        return f"{some(pick, 'token')}, {damage(view)[1] - pick} life"

    def about(pick: Pick, view: Seen) -> str:
        """What is left after it."""
        knight, number = damage(view)
        life, tokens = life_left(view, knight) - (number - pick), view.tokens[knight] - pick
        name = capital(knight_name(view, knight))
        if life > 0:
            return f"{name} has {some(tokens, 'token')} and {life} life left."
        return f"{name} dies" + (f", and {some(tokens, 'token')} turn to the enemy." if tokens else ".")

    return Things(NUMBER, label, about=about, brief=short)
