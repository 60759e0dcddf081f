"""Words that many questions share: answers that are spaces, holders, seats or cards, and the things they touch."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.core import Pick
from monoceros.engine.questions import View
from monoceros.games.crown.geometry import CASTLE_GROUND, LAND, NEIGHBOURS, TUNNELS, WALL_SLOTS, space
from monoceros.games.crown.names import (
    CROWN_ID,
    bare_name,
    black_id,
    card_ids,
    carried,
    code_id,
    code_on,
    crown_at,
    deck_id,
    front_id,
    hand_id,
    holder_name,
    looked_id,
    mine,
    row_by_id,
    seat_id,
    space_id,
    space_words,
    stand_id,
    thing_name,
    who,
)
from monoceros.games.crown.picks import ACTION_NUMBER, DONE, NONE, PASS, REMOVE, SPACE, STOP
from monoceros.games.crown.tables import DRAGON, EMPTY, HOLDERS, MOST_SEATS, WALL

Words = Callable[[Pick, View], str]
Touches = Callable[[Pick, View], tuple[str, ...]]

# -- what can be answered ---

LAND_SPACE: tuple[Pick, ...] = tuple([SPACE[at] for land in LAND for at in land])
CASTLE_SPACE: tuple[Pick, ...] = tuple([SPACE[at] for land in CASTLE_GROUND for at in land])
SLOT: tuple[Pick, ...] = tuple([SPACE[at] for land in WALL_SLOTS for at in land])
TUNNEL_SPACE: tuple[Pick, ...] = tuple([SPACE[at] for at in TUNNELS])
BESIDE_TUNNEL: tuple[Pick, ...] = tuple([SPACE[at] for tunnel in TUNNELS for at in NEIGHBOURS[tunnel]])
BUILD: tuple[Pick, ...] = tuple([("wall", at) for at in SLOT] + [("castle", at) for at in CASTLE_SPACE])
SEATS: tuple[Pick, ...] = tuple(range(MOST_SEATS))

# -- spaces, and holders by their spaces ---


def space_label(words: str, **others: str) -> Words:
    """`Place on E5 (gate)`; `others` are answers that are no space."""
    return lambda pick, view: others[pick] if pick in others else f"{words} {space_words(pick)}"


def space_short(**others: str) -> Words:
    return lambda pick, view: others.get(pick, str(pick))


def space_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick in (STOP, REMOVE) else (space_id(pick),)


def holder_label(words: str = "", **others: str) -> Words:
    """`Recall Torvald on F5`, `Look at an archery general of {1} on I9`."""

    def label(pick: Pick, view: View) -> str:
        if pick in others:
            return others[pick]
        named = f"{words} {thing_name(view, code_on(view, pick))} on {pick}".strip()
        return named[0].upper() + named[1:]

    return label


def holder_short(**others: str) -> Words:
    """`Torvald`; things of others with their space, since two of them may have the same name."""

    def short(pick: Pick, view: View) -> str:
        if pick in others:
            return others[pick]
        code = code_on(view, pick)
        if code < WALL and code // HOLDERS == view["seat"]:
            return holder_name(view, code).removeprefix("the ")
        return f"{bare_name(view, code)} {pick}"

    return short


def holder_about(pick: Pick, view: View) -> str:
    """What the holder carries."""
    if pick in (DONE, STOP, NONE):
        return ""
    code = code_on(view, pick)
    return f"Carries {carried(view, code)}." if code < WALL else ""


def holder_touch(pick: Pick, view: View) -> tuple[str, ...]:
    """What stands on a space; of one's own also the stand beside the board."""
    if pick in (DONE, STOP):
        return ()
    code = code_on(view, pick)
    touched = standing_touch(pick, view)
    return (*touched, stand_id(code)) if code < WALL and code // HOLDERS == view["seat"] else touched


def standing_touch(pick: Pick, view: View) -> tuple[str, ...]:
    """A space, what stands on it, and the crown if it lies there."""
    at, code = space(pick), code_on(view, pick)
    touched = [space_id(pick)]
    if code != EMPTY and not WALL <= code < DRAGON:
        touched.append(code_id(code, at))
    if crown_at(view) == at:
        touched.append(CROWN_ID)
    return tuple(touched)


# -- seats ---


def seat_label(words: str) -> Words:
    return lambda pick, view: "Take nothing" if pick == PASS else f"{words} {who(pick)}"


def seat_short(pick: Pick, view: View) -> str:
    return "Pass" if pick == PASS else who(pick)


def seat_about(pick: Pick, view: View) -> str:
    if pick == PASS:
        return ""
    player = view["players"][pick]
    food = f" and {player['food']} food" if player["food"] != EMPTY else ""
    return f"Has {player['gold']} gold{food}."


def seat_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == PASS else (seat_id(pick),)


# -- cards by their ids ---


def kind_of_card(pick: Pick) -> str:
    """Whether an answer of a window is a Black card or one that lies in front."""
    return "action" if pick in ACTION_NUMBER else "black"


def window_label(pick: Pick, view: View) -> str:
    if pick == PASS:
        return "Pass"
    kind = kind_of_card(pick)
    return f"{'Use' if kind == 'action' else 'Play'} {row_by_id(view, kind, pick)['name']}"


def window_short(pick: Pick, view: View) -> str:
    return "Pass" if pick == PASS else str(row_by_id(view, kind_of_card(pick), pick)["name"])


def window_about(pick: Pick, view: View) -> str:
    return "" if pick == PASS else str(row_by_id(view, kind_of_card(pick), pick)["text"])


def window_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if pick == PASS:
        return ()
    return (front_id(mine(view), pick),) if kind_of_card(pick) == "action" else (black_id(mine(view), pick),)


def card_label(kind: str, words: str, none: str = "None") -> Words:
    return lambda pick, view: none if pick == NONE else f"{words} {row_by_id(view, kind, pick)['name']}".strip()


def card_short(kind: str, none: str = "None") -> Words:
    return lambda pick, view: none if pick == NONE else str(row_by_id(view, kind, pick)["name"])


def card_about(kind: str) -> Words:
    return lambda pick, view: "" if pick == NONE else str(row_by_id(view, kind, pick)["text"])


def military_about(pick: Pick, view: View) -> str:
    if pick == NONE:
        return ""
    row = row_by_id(view, "military", pick)
    return f"Attack {row['attack']}, defence {row['defence']}. {row['text']}"


def focus_touch(pick: Pick, view: View) -> tuple[str, ...]:
    """A card on the holder in question."""
    return () if pick == NONE else card_ids(view, view["focus"], pick)


def hand_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == NONE else (hand_id(mine(view), pick),)


def black_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (black_id(mine(view), pick),)


def looked_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (looked_id(pick),)


def loser_touch(pick: Pick, view: View) -> tuple[str, ...]:
    """A card of the other side of the battle."""
    battle = view["battle"]
    holder = battle["defender"] if battle["attacker"] // HOLDERS == view["seat"] else battle["attacker"]
    return card_ids(view, holder, pick) if view["holders"][holder] is not None else ()


# -- branches ---


def branch_label(words: str) -> Words:
    return lambda pick, view: f"{words} {pick}" if words else str(pick).capitalize()


def branch_touch(deck: str) -> Touches:
    return lambda pick, view: (deck_id(deck, str(pick)),)
