"""What things are called, in sentences and on the table: cards, pieces, spaces, and the ids of things in the scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monoceros.engine.core import Pick
from monoceros.engine.speech import listed
from monoceros.games.crown.facts import is_standing, officer_branch
from monoceros.games.crown.facts_seen import branches, cards_number, knows_backs, knows_cards, pool_seen
from monoceros.games.crown.geometry import (
    CROWN_SPACE,
    DIRECTION_NAMES,
    GATE,
    HOME_POINT,
    KIND,
    SPACE_NAMES,
    TUNNEL,
    WALL_SLOT,
    space,
)
from monoceros.games.crown.state import Seen
from monoceros.games.crown.tables import CASTLE, DRAGON, EMPTY, HOLDERS, ROCK, WALL

# -- cards ---


def row_of(view: Seen, kind: str, number: int) -> Any:
    return view.terms.lexicon[kind][number]


def row_by_id(view: Seen, kind: str, id: str) -> Any:
    for row in view.terms.lexicon[kind]:
        if row["id"] == id:
            return row
    raise KeyError(f"there is no {kind} {id!r}")


def name_of(view: Seen, kind: str, number: int) -> str:
    return str(row_of(view, kind, number)["name"])


def names_of(view: Seen, kind: str, numbers: Any) -> str:
    """`Axe Band, Axe Levy and Berserkers`."""
    return listed([name_of(view, kind, number) for number in numbers])


def price_of(view: Seen, what: str) -> int:
    return int(row_by_id(view, "price", what)["cost"])


def strength(row: Any) -> str:
    """A military card's numbers: `30/10`."""
    return f"{row['attack']}/{row['defence']}"


# -- seats ---


def who(seat: int) -> str:
    """A seat as the table that knows people's names fills it in."""
    return "{" + str(seat) + "}"


def mine(view: Seen) -> int:
    return max(0, view.viewer)


def near_seat(view: Seen) -> int:
    """Whose stands lie open at the left: the own ones; for spectators those of whose turn it is."""
    return view.active if view.viewer < 0 else view.viewer


def my_hero(view: Seen) -> Any:
    """The row of the own hero."""
    return row_of(view, "hero", view.hero[mine(view)])


def count(number: int, one: str, many: str = "") -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


# -- pieces and structures ---


def code_on(view: Seen, pick: Pick) -> int:
    """What stands on the space that a pick names: a holder, a wall, the dragon, or EMPTY."""
    return view.board[space(pick)]


def holder_name(view: Seen, holder: int) -> str:
    """`Henry`, `Torvald`, `a cavalry general` whose card is not known, `the Keep`."""
    seat, place = divmod(holder, HOLDERS)
    if place == 0:
        return name_of(view, "hero", view.hero[seat])
    if place >= CASTLE:
        return "the " + name_of(view, "castle", place - CASTLE)
    if not is_standing(view, holder):
        return "a general"
    if view.officer[holder] >= 0:
        return name_of(view, "general", view.officer[holder])
    return f"{article(branch_name(view, officer_branch(view, holder)))} general"


def capital(words: str) -> str:
    return words[0].upper() + words[1:]


def article(noun: str) -> str:
    return f"an {noun}" if noun[:1] in "aeiou" else f"a {noun}"


def branch_name(view: Seen, branch: int) -> str:
    return name_of(view, "branch", branch).lower()


def thing_name(view: Seen, code: int) -> str:
    """A holder, wall or the dragon; with its owner unless it is one's own."""
    if code == DRAGON:
        return "the dragon"
    seat = code - WALL if code >= WALL else code // HOLDERS
    name = "the wall" if code >= WALL else holder_name(view, code)
    return name if view.viewer == seat else f"{name} of {who(seat)}"


def bare_name(view: Seen, code: int) -> str:
    """`Infantry general`, `Keep`, `Wall`: without article and owner."""
    if code >= WALL:
        return "Dragon" if code == DRAGON else "Wall"
    name = holder_name(view, code)
    for start in ("the ", "an ", "a "):
        name = name.removeprefix(start)
    return capital(name)


def is_unarmed(view: Seen, holder: int) -> bool:
    """Is it known to have none? CD-21.7 Of others one may not know either."""
    return cards_number(view, holder) == 0


def carried(view: Seen, holder: int) -> str:
    """What a holder carries, as far as it may be known: names, or the backs of cards."""
    number = cards_number(view, holder)
    if number == 0:
        return "no military cards"
    if not knows_backs(view, holder):
        return "military cards or none" if number == EMPTY else count(number, "military card")
    if knows_cards(view, holder):
        return names_of(view, "military", view.cards[holder])
    backs = [branch_name(view, branch) for branch in branches(view, view.cards[holder])]
    kinds = [f"{backs.count(kind)} {kind}" for kind in dict.fromkeys(backs)]
    return f"{listed(kinds)} {'card' if len(backs) == 1 else 'cards'}"


# -- the turn ---

MAIN_LABELS = {
    "market": "Market trade",
    "redeploy": "Redeploy",
    "construction": "Construction",
    "army": "Move army and battle",
}


def black_face(black: int) -> str:
    """`a rock`, `the dragon up`"""
    return "a rock" if black >= ROCK else f"the dragon {DIRECTION_NAMES[black]}"


# -- spaces ---


def crown_at(view: Seen) -> int:
    """Where the crown lies: with its castle, else on its own space in the Fortress."""
    return view.where[view.crown] if view.crown >= 0 else CROWN_SPACE


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


def card_ids(view: Seen, holder: int, military: str) -> tuple[str, ...]:
    """The cards of one design on a holder: they do not differ, so an answer that names one touches them all."""
    known = view.cards[holder] if knows_cards(view, holder) else ()
    names = [row_of(view, "military", card)["id"] for card in known]
    return tuple([id for id, name in zip(copies(stand_id(holder), names), names, strict=True) if name == military])


def copies(of: str, names: Sequence[str]) -> list[str]:
    """`stand/0/1/axe_band`, `stand/0/1/axe_band/2`: an id for each card, told apart where two are alike."""
    return [
        f"{of}/{name}" + (f"/{names[: number + 1].count(name)}" if name in names[:number] else "")
        for number, name in enumerate(names)
    ]


def stand_zone(seat: int) -> str:
    return f"stands/{seat}"


def pool_id(view: Seen) -> str:
    """The military card that is to be assigned now."""
    if pool_seen(view):
        return f"{POOL_ZONE}/{row_of(view, 'military', pool_seen(view)[0])['id']}"
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
