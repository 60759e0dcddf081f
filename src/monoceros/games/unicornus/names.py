"""What things are called, for asks, texts and scenes: people, places, units and cards in words; ids of drawn things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from monoceros.engine.core import Pick
from monoceros.engine.speech import listed
from monoceros.games.unicornus.geometry import WAY_NAMES, WAY_Q, WAY_R, WAYS, name_space
from monoceros.games.unicornus.picks import CARD_NUMBER, EVENT_NUMBER, FOE_NUMBER, KNIGHT_NUMBER, POWER_NUMBER
from monoceros.games.unicornus.state import Seen, map_of
from monoceros.games.unicornus.tables import (
    EMPTY,
    EVENT_IDS,
    FOE_IDS,
    KIND_NAMES,
    KNIGHT_IDS,
    PRINCESS,
    SUPPORT_IDS,
)

RESULT_WORDS: Final = (("hit", "hits"), ("miss", "misses"), ("loss", "losses"))
ARTICLE = ("Mountain Cat Band", "King of the Abyss")  # names that a sentence says with `the`


def who(seat: int) -> str:
    """A seat as the table that knows people's names fills it in."""
    return "{" + str(seat) + "}"


def capital(words: str) -> str:
    """As a sentence begins."""
    return words[:1].upper() + words[1:]


def some(number: int, word: str) -> str:
    """`1 token`, `3 tokens`, `no tokens`."""
    return f"{number or 'no'} {word}" + ("" if number == 1 else "s")


# -- rows of the content ---


def row(view: Seen, table: str, number: int) -> Any:
    return view.terms.lexicon[table][number]


def in_sentence(name: str) -> str:
    """A person's name in the middle of a sentence."""
    if name.startswith("The "):
        return "the " + name[4:]
    return f"the {name}" if name in ARTICLE else name


def knight_name(view: Seen, knight: int) -> str:
    if knight == PRINCESS:
        return "the princess"
    return in_sentence(str(row(view, "character", knight)["name"]))


def foe_name(view: Seen, foe: int) -> str:
    return in_sentence(str(row(view, "enemy", foe)["name"]))


def card_name(view: Seen, card: int) -> str:
    return str(row(view, "support", card)["name"])


def fate_name(view: Seen, fate: int) -> str:
    return str(row(view, "fate", fate)["name"])


def event_name(view: Seen, event: int) -> str:
    return str(row(view, "event", event)["name"])


def power_name(view: Seen, power: int) -> str:
    return str(row(view, "power", power)["name"])


def version_name(view: Seen, version: int) -> str:
    return str(row(view, "princess", version)["name"])


def picked_name(view: Seen, pick: Pick) -> str:
    """A person, card, power or event by its id."""
    if pick in KNIGHT_NUMBER:
        return knight_name(view, KNIGHT_NUMBER[pick])
    if pick in FOE_NUMBER:
        return foe_name(view, FOE_NUMBER[pick])
    if pick in CARD_NUMBER:
        return card_name(view, CARD_NUMBER[pick])
    if pick in EVENT_NUMBER:
        return event_name(view, EVENT_NUMBER[pick])
    return power_name(view, POWER_NUMBER[pick])


# -- places and units ---


def area_name(view: Seen, slot: int) -> str:
    return str(row(view, "tile", view.tiles[slot])["name"])


def place_name(view: Seen, space: int) -> str:
    """`Forward Encampment SE`; the centre of a tile has the tile's name."""
    way = space % WAYS
    return area_name(view, space // WAYS) + (f" {WAY_NAMES[way]}" if way else "")


def way_name(view: Seen, start: int, to: int) -> str:
    """The direction of a space beside another: `NE`. Of one that is not beside it: its name."""
    grid = map_of(view).grid
    step = grid.q[to] - grid.q[start], grid.r[to] - grid.r[start]
    ways = list(zip(WAY_Q, WAY_R, strict=True))
    return WAY_NAMES[ways.index(step)] if step in ways else place_name(view, to)


def ground_name(view: Seen, space: int) -> str:
    return KIND_NAMES[map_of(view).kind[space]]


def enemy_words(view: Seen, space: int) -> str:
    """The enemy unit on a space: `Lyla with 3 tokens`, `2 leaderless tokens`."""
    foe, tokens = view.foe_on[space], view.army[space]
    if foe == EMPTY:
        return some(tokens, "leaderless token")
    return foe_name(view, foe) + (f" with {some(tokens, 'token')}" if tokens else "")


def are_many(view: Seen, space: int) -> bool:
    """Does a sentence speak of the enemy unit in the plural?"""
    return view.foe_on[space] == EMPTY and view.army[space] != 1


def enemy_does(view: Seen, space: int, verb: str) -> str:
    """`Lyla attacks`, `2 leaderless tokens attack`."""
    return f"{enemy_words(view, space)} {verb.removesuffix('s') if are_many(view, space) else verb}"


def knight_words(view: Seen, knight: int) -> str:
    """`Zyne with 4 tokens`."""
    tokens = view.tokens[knight]
    return knight_name(view, knight) + (f" with {some(tokens, 'token')}" if tokens else "")


def dice_words(dice: Sequence[int]) -> str:
    """Dice as `face * 3 + result`: `3 hits, 2 misses and 1 loss`; empty for none."""
    counts = [sum([die % 3 == result for die in dice]) for result in range(3)]
    words = [f"{number} {RESULT_WORDS[i][number != 1]}" for i, number in enumerate(counts) if number]
    return listed(words) if words else ""


def people(names: list[str]) -> str:
    return listed(names) if names else "nobody"


# -- ids of things on the table (see scene.py) ---


def space_id(space: int) -> str:
    return f"space/{name_space(space)}"


def knight_id(knight: int) -> str:
    return f"unit/{KNIGHT_IDS[knight]}"


def foe_id(foe: int) -> str:
    return f"unit/{FOE_IDS[foe]}"


def enemy_id(view: Seen, space: int) -> str:
    """The enemy unit on a space: its character, or its stack of tokens."""
    foe = view.foe_on[space]
    return f"stack/{name_space(space)}" if foe == EMPTY else foe_id(foe)


def roster_id(foe: int) -> str:
    """A foe in the list of all that take part, wherever it is."""
    return f"foe/{FOE_IDS[foe]}"


def mat_id(knight: int) -> str:
    return f"mat/{KNIGHT_IDS[knight]}"


def hero_id(pick: Pick) -> str:
    """The card of a character that nobody leads yet, while one is to be chosen."""
    return f"hero/{pick}"


def version_id(pick: Pick) -> str:
    """The card of a princess, while she is to be chosen."""
    return f"version/{pick}"


def hand_id(hand: int, card: int) -> str:
    return f"hand/{hand}/{SUPPORT_IDS[card]}"


def event_id(event: int) -> str:
    return f"event/{EVENT_IDS[event]}"


# the zones of a battle
US: Final = "battle/us"
DICE: Final = "battle/dice"
ARMY: Final = "battle/army"
FOE: Final = "battle/foe"
THEM: Final = "battle/them"


def dice_id(result: Pick) -> str:
    """The dice of a battle that show this and are not assigned."""
    return f"dice/{result}"
