"""The table as words: for the terminal and the screen reader. For sentences of events see tell.py."""

from __future__ import annotations

from typing import Any

from monoceros.engine.questions import View
from monoceros.engine.speech import listed
from monoceros.games.crown.asks_turn import MAIN_LABELS, black_face
from monoceros.games.crown.geometry import COLUMN_NAMES, CROWN_SPACE, KIND, SIDE, TERRITORY_NAMES
from monoceros.games.crown.names import (
    branch_name,
    carried,
    count,
    holder_name,
    name_of,
    names_of,
    row_of,
    space_name,
    who,
)
from monoceros.games.crown.tables import (
    ACTION_DECK,
    BLACK_DECK,
    CASTLE,
    DRAGON,
    EMPTY,
    GENERAL_DECK,
    HOLDERS,
    NO_DIE,
    WALL,
)

# -- the table ---


def text(view: View) -> str:
    """Whose turn it is, the board, dragon and crown, every player with the own one last, the own cards."""
    own = view["seat"]
    order = [seat for seat in range(view["seats"]) if seat != own] + ([own] if own is not None else [])
    lines = [heading(view), "", *board(view), "", *dragon(view), *queue(view), *decks(view)]
    if view["battle"] is not None:
        lines += ["", battle(view)]
    for seat in order:
        lines += ["", *player(view, seat)]
    if own is not None:
        lines += ["", *own_cards(view, own)]
    return "\n".join(lines)


def heading(view: View) -> str:
    if view["winners"]:
        return f"The game is over: {listed([who(seat) for seat in view['winners']])} {won(view)}."
    if view["step"] == "setup":
        return f"Setup · {who(view['active'])} begins the kingdom"
    action = f": {MAIN_LABELS[view['action']]}" if view["action"] else ""
    dice = f" · dice {view['dice'][0]} and {black_face(view['dice'][1])}" if view["dice"][1] != NO_DIE else ""
    return f"Round {view['round']} · the turn of {who(view['active'])} · {view['step']}{action}{dice}"


def won(view: View) -> str:
    return "has won" if len(view["winners"]) == 1 else "have won" if view["teams"] else "share the victory"


EMPTY_SIGNS = (".", "+", "-", "=", " ", "o", ":", ":")  # by the kind of a space
LEGEND = (
    "H hero, I A C generals by branch, K castle, W wall, each with its player's number; D dragon, # rock, * crown;",
    ". land, + Home Point, - wall slot, = gate, o tunnel, : Fortress",
)


def board(view: View) -> list[str]:
    lines = ["    " + "  ".join(COLUMN_NAMES)]
    for row in range(SIDE):
        signs = [sign(view, row * SIDE + column) for column in range(SIDE)]
        lines.append(f"{row + 1:2}  " + "".join([f"{found:3}" for found in signs]).rstrip())
    return [*lines, *LEGEND]


def sign(view: View, at: int) -> str:
    """Two letters for what stands on a space; the crown adds a star to its castle."""
    code: int = view["board"][at]
    if code == DRAGON:
        return "D"
    if code >= WALL:
        return f"W{code - WALL + 1}"
    if code != EMPTY:
        seat, place = divmod(code, HOLDERS)
        letter = "H" if place == 0 else "K" if place >= CASTLE else "IAC"[view["holders"][code]["branch"]]
        return f"{letter}{seat + 1}{'*' if code == view['crown'] else ''}"
    if at == view["rock"]:
        return "#"
    return "*" if at == CROWN_SPACE and view["crown"] == EMPTY else EMPTY_SIGNS[KIND[at]]


def dragon(view: View) -> list[str]:
    rock = f"The rock lies on {space_name(view['rock'])}." if view["rock"] != EMPTY else "The rock is off the board."
    if view["alert"]:
        return [f"The dragon is on slot {view['alert']} of 5 of the Dragon Alert. {rock}"]
    if view["dragon_at"] == EMPTY:
        return [f"The dragon has left the game. {rock}"]
    row = row_of(view, "dragon", view["dragon_card"])
    at = space_name(view["dragon_at"])
    return [f"{row['name']} (attack {row['attack']}, defence {row['defence']}) is on {at}. {rock}"]


def queue(view: View) -> list[str]:
    places = [f"{place}. {who(seat)}" for place, seat in enumerate(view["queue"], 1)]
    return [f"Kingdom Completion Queue: {', '.join(places) or 'nobody'}"]


def decks(view: View) -> list[str]:
    """The market: how many cards there are, if they are counted, and what they cost."""
    sizes = [""] * len(view["decks"]) if view["only_listed"] else [f" {size}" for size in view["decks"]]
    cost = {row["id"]: row["cost"] for row in view["lexicon"]["price"]}
    found = []
    for branch, row in enumerate(view["lexicon"]["branch"]):
        found.append(f"{row['name'].lower()}{sizes[branch]} ({row['price']} gold)")
    generals = [
        f"{row['name'].lower()}{sizes[GENERAL_DECK + branch]}" for branch, row in enumerate(view["lexicon"]["branch"])
    ]
    return [
        f"Military cards: {', '.join(found)}",
        f"Generals ({cost['general']} gold): {', '.join(generals)}",
        black_and_action(view, cost["black"]),
    ]


def black_and_action(view: View, price: int) -> str:
    if view["only_listed"]:
        return f"Black cards ({price} gold)"
    return f"Black cards ({price} gold): {view['decks'][BLACK_DECK]} · Action cards: {view['decks'][ACTION_DECK]}"


def battle(view: View) -> str:
    found = view["battle"]
    sides = []
    for side, holder in enumerate((found["attacker"], found["defender"])):
        name = "the dragon" if holder == DRAGON else f"{holder_name(view, holder)} of {who(holder // HOLDERS)}"
        sides.append(f"{name} (attack {found['attack'][side]}, defence {found['defence'][side]})")
    return f"Battle: {sides[0]} against {sides[1]}"


def player(view: View, seat: int) -> list[str]:
    p = view["players"][seat]
    if p["hero"] == EMPTY:
        return [f"{seat + 1} {who(seat)} · {TERRITORY_NAMES[p['territory']] if p['territory'] != EMPTY else 'no land'}"]
    lines = [
        f"{seat + 1} {who(seat)} · {name_of(view, 'hero', p['hero'])}, {TERRITORY_NAMES[p['territory']]} · "
        f"{p['vp']} of {view['target']} VP{tracker(view, seat)} · {p['gold']} gold{counted(p)}"
    ]
    for holder in range(seat * HOLDERS, seat * HOLDERS + HOLDERS):
        if view["holders"][holder] is not None:
            lines.append(f"  {stand(view, holder)}")
    walls = [space_name(at) for at, code in enumerate(view["board"]) if code == WALL + seat]
    lines += [f"  Walls: {', '.join(walls)}"] if walls else []
    lines += [f"  In front: {names_of(view, 'action', p['front'])}"] if p["front"] else []
    return lines + ([f"  Dragon cards: {names_of(view, 'dragon', p['trophies'])}"] if p["trophies"] else [])


def counted(p: Any) -> str:
    """CD-21.7 Food and hand, as far as the table counts them for the viewer."""
    if p["food"] == EMPTY:
        return ""
    return f", {p['food']} food · {count(p['hand_size'], 'Action card')}, {count(p['black_size'], 'Black card')}"


def tracker(view: View, seat: int) -> str:
    """CD-1.7 Where the VP come from, if from several sources: ` (20 tokens + 10 Dragon cards + 20 queue)`."""
    p = view["players"][seat]
    parts = {"tokens": p["points"], "Dragon cards": sum([row_of(view, "dragon", n)["points"] for n in p["trophies"]])}
    parts["queue"] = p["vp"] - sum(parts.values())
    found = [f"{number} {name}" for name, number in parts.items() if number]
    return f" ({' + '.join(found)})" if len(found) > 1 else ""


def stand(view: View, holder: int) -> str:
    """`Torvald (infantry, Axe) on E5: Axe Band and Axe Levy`"""
    found = view["holders"][holder]
    name = holder_name(view, holder).removeprefix("the ").removeprefix("an ").removeprefix("a ")
    remarks = []
    if found["officer"] != EMPTY:
        row = row_of(view, "general", found["officer"])
        remarks = [branch_name(view, found["branch"]), str(row_of(view, "weapon", weapon_of(view, row))["name"])]
    if view["crown"] == holder:
        remarks.append("crown")
    words = f" ({', '.join(remarks)})" if remarks else ""
    return f"{name[0].upper()}{name[1:]}{words} on {space_name(view['where'][holder])}: {carried(view, holder)}"


def weapon_of(view: View, row: Any) -> int:
    return [weapon["id"] for weapon in view["lexicon"]["weapon"]].index(row["weapon"])


def own_cards(view: View, own: int) -> list[str]:
    p = view["players"][own]
    lines = [f"Your Action cards: {names_of(view, 'action', p['hand'] or ()) or 'none'}"]
    lines += [f"Your Black card: {names_of(view, 'black', p['black'])}"] if p["black"] else []
    lines += [f"To assign: {names_of(view, 'military', view['pool'])}"] if view["pool"] else []
    return lines + ([f"You look at: {names_of(view, 'action', view['looked'])}"] if view["looked"] else [])
