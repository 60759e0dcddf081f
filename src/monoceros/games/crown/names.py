"""What things are called, in sentences and on the table: cards, pieces, spaces, and the ids of things in the scene."""

from __future__ import annotations

from typing import Any

from monoceros.engine.core import Pick
from monoceros.engine.questions import View
from monoceros.engine.speech import listed
from monoceros.games.crown.geometry import GATE, HOME_POINT, KIND, SPACE_NAMES, TUNNEL, WALL_SLOT, space
from monoceros.games.crown.tables import CASTLE, DRAGON, EMPTY, HOLDERS, WALL

# -- cards ---


def row_of(view: View, kind: str, number: int) -> Any:
    return view["lexicon"][kind][number]


def row_by_id(view: View, kind: str, id: str) -> Any:
    for row in view["lexicon"][kind]:
        if row["id"] == id:
            return row
    raise KeyError(f"there is no {kind} {id!r}")


def name_of(view: View, kind: str, number: int) -> str:
    return str(row_of(view, kind, number)["name"])


def names_of(view: View, kind: str, numbers: Any) -> str:
    """`Axe Band, Axe Levy and Berserkers`."""
    return listed([name_of(view, kind, number) for number in numbers])


def price_of(view: View, what: str) -> int:
    return int(row_by_id(view, "price", what)["cost"])


def strength(row: Any) -> str:
    """A military card's numbers: `30/10`."""
    return f"{row['attack']}/{row['defence']}"


# -- seats ---


def who(seat: int) -> str:
    """A seat as the table that knows people's names fills it in."""
    return "{" + str(seat) + "}"


def mine(view: View) -> int:
    return view["seat"] or 0


def me(view: View) -> Any:
    return view["players"][mine(view)]


def my_hero(view: View) -> Any:
    """The row of the own hero."""
    return row_of(view, "hero", me(view)["hero"])


def count(number: int, one: str, many: str = "") -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


# -- pieces and structures ---


def code_on(view: View, pick: Pick) -> int:
    """What stands on the space that a pick names: a holder, a wall, the dragon, or EMPTY."""
    return int(view["board"][space(pick)])


def holder_name(view: View, holder: int) -> str:
    """`Henry`, `Torvald`, `a cavalry general` whose card is not known, `the Keep`."""
    seat, place = divmod(holder, HOLDERS)
    if place == 0:
        return name_of(view, "hero", view["players"][seat]["hero"])
    if place >= CASTLE:
        return "the " + name_of(view, "castle", place - CASTLE)
    stand = view["holders"][holder]
    if stand is None:
        return "a general"
    if stand["officer"] != EMPTY:
        return name_of(view, "general", stand["officer"])
    return f"{article(branch_name(view, stand['branch']))} general"


def article(noun: str) -> str:
    return f"an {noun}" if noun[:1] in "aeiou" else f"a {noun}"


def branch_name(view: View, branch: int) -> str:
    return name_of(view, "branch", branch).lower()


def thing_name(view: View, code: int) -> str:
    """A holder, wall or the dragon; with its owner unless it is one's own."""
    if code == DRAGON:
        return "the dragon"
    seat = code - WALL if code >= WALL else code // HOLDERS
    name = "the wall" if code >= WALL else holder_name(view, code)
    return name if view["seat"] == seat else f"{name} of {who(seat)}"


def carried(view: View, holder: int) -> str:
    """What a holder carries, as far as it may be known: names, or the backs of cards."""
    stand = view["holders"][holder]
    if not stand["backs"]:
        return "no military cards"
    if stand["cards"] is not None:
        return names_of(view, "military", stand["cards"])
    backs = [branch_name(view, branch) for branch in stand["backs"]]
    kinds = [f"{backs.count(kind)} {kind}" for kind in dict.fromkeys(backs)]
    return f"{listed(kinds)} {'card' if len(backs) == 1 else 'cards'}"


# -- spaces ---

REMARKS = {HOME_POINT: " (Home Point)", WALL_SLOT: " (wall slot)", GATE: " (gate)", TUNNEL: " (tunnel)"}


def space_name(at: int) -> str:
    return SPACE_NAMES[at]


def space_words(pick: Pick) -> str:
    """`E5 (gate)`"""
    return f"{pick}{REMARKS.get(KIND[space(pick)], '')}"


# -- ids of things on the table (see scene.py) ---


def space_id(pick: Pick) -> str:
    return f"space/{pick}"


def stand_id(pick: Pick) -> str:
    """The holder on a space, as it stands with its cards beside the board."""
    return f"stand/{pick}"


def card_id(holder_at: int, military: str) -> str:
    """A military card on the holder that stands on a space."""
    return f"stand/{SPACE_NAMES[holder_at]}/{military}"


def hand_id(seat: int, action: str) -> str:
    return f"hand/{seat}/{action}"


def front_id(seat: int, action: str) -> str:
    return f"front/{seat}/{action}"


def black_id(seat: int) -> str:
    return f"black/{seat}"


def seat_id(seat: int) -> str:
    return f"seat/{seat}"


def deck_id(*words: str) -> str:
    """`deck/military/archery`, `deck/action`."""
    return "/".join(["deck", *words])


def hero_id(hero: str) -> str:
    """A hero card that can still be chosen."""
    return f"hero/{hero}"


def castle_card_id(castle: str) -> str:
    """A castle card of the own colour that is not in use."""
    return f"castle_card/{castle}"


POOL_ID = "pool"  # the military card that is to be assigned
WHITE_DIE_ID = "die/white"
BLACK_DIE_ID = "die/black"
ROCK_ID = "rock"
