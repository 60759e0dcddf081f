"""What things are called, in sentences and on the table: cards, pieces, spaces, and the ids of things in the scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monoceros.engine.core import Pick
from monoceros.engine.questions import View
from monoceros.engine.speech import listed
from monoceros.games.crown.geometry import CROWN_SPACE, GATE, HOME_POINT, KIND, SPACE_NAMES, TUNNEL, WALL_SLOT, space
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


def capital(words: str) -> str:
    return words[0].upper() + words[1:]


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


def bare_name(view: View, code: int) -> str:
    """`Infantry general`, `Keep`, `Wall`: without article and owner."""
    if code >= WALL:
        return "Dragon" if code == DRAGON else "Wall"
    name = holder_name(view, code)
    for start in ("the ", "an ", "a "):
        name = name.removeprefix(start)
    return capital(name)


def is_unarmed(view: View, holder: int) -> bool:
    """Is it known to have none? CD-21.7 Of others one may not know either."""
    return bool(view["holders"][holder]["number"] == 0)


def carried(view: View, holder: int) -> str:
    """What a holder carries, as far as it may be known: names, or the backs of cards."""
    stand = view["holders"][holder]
    if stand["number"] == 0:
        return "no military cards"
    if stand["backs"] is None:
        return "military cards or none" if stand["number"] == EMPTY else count(stand["number"], "military card")
    if stand["cards"] is not None:
        return names_of(view, "military", stand["cards"])
    backs = [branch_name(view, branch) for branch in stand["backs"]]
    kinds = [f"{backs.count(kind)} {kind}" for kind in dict.fromkeys(backs)]
    return f"{listed(kinds)} {'card' if len(backs) == 1 else 'cards'}"


# -- spaces ---


def crown_at(view: View) -> int:
    """Where the crown lies: with its castle, else on its own space in the Fortress."""
    return int(view["where"][view["crown"]]) if view["crown"] >= 0 else CROWN_SPACE


REMARKS = {HOME_POINT: " (Home Point)", WALL_SLOT: " (wall slot)", GATE: " (gate)", TUNNEL: " (tunnel)"}


def space_name(at: int) -> str:
    return SPACE_NAMES[at]


def space_words(pick: Pick) -> str:
    """`E5 (gate)`"""
    return f"{pick}{REMARKS.get(KIND[space(pick)], '')}"


# -- ids of things on the table (see scene.py) ---

# A holder has its figure on the board and its stand beside it; both keep their ids wherever the figure goes.


def space_id(pick: Pick) -> str:
    return f"space/{pick}"


def piece_id(holder: int) -> str:
    """The figure or castle of a holder on the board: `piece/0/9` is a castle of the first seat."""
    return "piece/{}/{}".format(*divmod(holder, HOLDERS))


def code_id(code: int, at: int) -> str:
    """Whatever stands on a space: a holder or the dragon; a wall is a part of its space."""
    return DRAGON_ID if code == DRAGON else space_id(SPACE_NAMES[at]) if code >= WALL else piece_id(code)


def stand_id(holder: int) -> str:
    """A holder as it stands with its cards beside the board."""
    return "stand/{}/{}".format(*divmod(holder, HOLDERS))


def card_ids(view: View, holder: int, military: str) -> tuple[str, ...]:
    """The cards of one design on a holder: they do not differ, so an answer that names one touches them all."""
    found = view["holders"][holder]
    names = [row_of(view, "military", card)["id"] for card in found["cards"] or ()]
    return tuple([id for id, name in zip(copies(stand_id(holder), names), names, strict=True) if name == military])


def copies(of: str, names: Sequence[str]) -> list[str]:
    """`stand/0/1/axe_band`, `stand/0/1/axe_band/2`: an id for each card, told apart where two are alike."""
    return [
        f"{of}/{name}" + (f"/{names[: number + 1].count(name)}" if name in names[:number] else "")
        for number, name in enumerate(names)
    ]


def stand_zone(seat: int) -> str:
    return f"stands/{seat}"


def pool_id(view: View) -> str:
    """The military card that is to be assigned now."""
    if view["pool"]:
        return f"{POOL_ZONE}/{row_of(view, 'military', view['pool'][0])['id']}"
    return f"{POOL_ZONE}/back"


def looked_id(action: str) -> str:
    """An Action card that its owner looks at on top of the deck."""
    return f"looked/{action}"


def hand_id(seat: int, action: str) -> str:
    return f"hand/{seat}/{action}"


def front_id(seat: int, action: str) -> str:
    return f"front/{seat}/{action}"


def black_id(seat: int, black: str) -> str:
    return f"black/{seat}/{black}"


def seat_id(seat: int) -> str:
    return f"seat/{seat}"


def deck_id(*words: str) -> str:
    """`deck/military/archery`, `deck/action`."""
    return "/".join(["deck", *words])


def hero_id(hero: str) -> str:
    """A hero card that can still be chosen."""
    return f"hero/{hero}"


def general_card_id(general: str) -> str:
    """A general card that can still be chosen as the first one."""
    return f"general_card/{general}"


def castle_card_id(castle: str) -> str:
    """A castle card of the own colour that is not in use."""
    return f"castle_card/{castle}"


POOL_ZONE = "pool"  # military cards on their way to a holder
WHITE_DIE_ID = "die/white"
BLACK_DIE_ID = "die/black"
ROCK_ID = "rock"
CROWN_ID = "crown"
DRAGON_ID = "dragon"
