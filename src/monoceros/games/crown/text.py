"""The table as words: for the terminal and the screen reader. For sentences of events see tell.py."""

from __future__ import annotations

from typing import Any

from monoceros.engine.speech import listed
from monoceros.games.crown.facts import (
    deck_sizes,
    is_standing,
    officer_branch,
    points_of,
    target,
    the_battle,
    trophies_of,
    winners_of,
)
from monoceros.games.crown.facts_seen import black_size, food_seen, hand_size, looked_seen, pool_seen
from monoceros.games.crown.geometry import COLUMN_NAMES, CROWN_SPACE, KIND, SIDE, TERRITORY_NAMES
from monoceros.games.crown.names import (
    MAIN_LABELS,
    black_face,
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
from monoceros.games.crown.state import ACTION_NAMES, SETUP, STEP_NAMES, Seen
from monoceros.games.crown.strength import battle_attack, battle_defence
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


def text(view: Seen) -> str:
    """Whose turn it is, the board, dragon and crown, every player with the own one last, the own cards."""
    own = view.viewer
    order = [seat for seat in range(view.seats) if seat != own] + ([own] if own >= 0 else [])
    lines = [heading(view), "", *board(view), "", *dragon(view), *queue(view), *decks(view)]
    if view.battle is not None:
        lines += ["", battle(view)]
    for seat in order:
        lines += ["", *player(view, seat)]
    if own >= 0:
        lines += ["", *own_cards(view, own)]
    return "\n".join(lines)


def heading(view: Seen) -> str:
    if winners_of(view):
        return f"The game is over: {listed([who(seat) for seat in winners_of(view)])} {won(view)}."
    if view.step == SETUP:
        return f"Setup · {who(view.active)} begins the kingdom"
    action = f": {MAIN_LABELS[ACTION_NAMES[view.action]]}" if view.action else ""
    dice = f" · dice {view.die_white} and {black_face(view.die_black)}" if view.die_black != NO_DIE else ""
    return f"Round {view.round} · the turn of {who(view.active)} · {STEP_NAMES[view.step]}{action}{dice}"


def won(view: Seen) -> str:
    return "has won" if len(winners_of(view)) == 1 else "have won" if view.terms.teams else "share the victory"


EMPTY_SIGNS = (".", "+", "-", "=", " ", "o", ":", ":")  # by the kind of a space
LEGEND = (
    "H hero, I A C generals by branch, K castle, W wall, each with its player's number; D dragon, # rock, * crown;",
    ". land, + Home Point, - wall slot, = gate, o tunnel, : Fortress",
)


def board(view: Seen) -> list[str]:
    lines = ["    " + "  ".join(COLUMN_NAMES)]
    for row in range(SIDE):
        signs = [sign(view, row * SIDE + column) for column in range(SIDE)]
        lines.append(f"{row + 1:2}  " + "".join([f"{found:3}" for found in signs]).rstrip())
    return [*lines, *LEGEND]


def sign(view: Seen, at: int) -> str:
    """Two letters for what stands on a space; the crown adds a star to its castle."""
    code: int = view.board[at]
    if code == DRAGON:
        return "D"
    if code >= WALL:
        return f"W{code - WALL + 1}"
    if code != EMPTY:
        seat, place = divmod(code, HOLDERS)
        letter = "H" if place == 0 else "K" if place >= CASTLE else "IAC"[officer_branch(view, code)]
        return f"{letter}{seat + 1}{'*' if code == view.crown else ''}"
    if at == view.rock:
        return "#"
    return "*" if at == CROWN_SPACE and view.crown == EMPTY else EMPTY_SIGNS[KIND[at]]


def dragon(view: Seen) -> list[str]:
    rock = f"The rock lies on {space_name(view.rock)}." if view.rock != EMPTY else "The rock is off the board."
    if view.alert:
        return [f"The dragon is on slot {view.alert} of 5 of the Dragon Alert. {rock}"]
    if view.dragon_at == EMPTY:
        return [f"The dragon has left the game. {rock}"]
    row = row_of(view, "dragon", view.dragon_card)
    at = space_name(view.dragon_at)
    return [f"{row['name']} (attack {row['attack']}, defence {row['defence']}) is on {at}. {rock}"]


def queue(view: Seen) -> list[str]:
    places = [f"{place}. {who(seat)}" for place, seat in enumerate(view.queue, 1)]
    return [f"Kingdom Completion Queue: {', '.join(places) or 'nobody'}"]


def decks(view: Seen) -> list[str]:
    """The market: how many cards there are, if they are counted, and what they cost."""
    sizes = [""] * len(deck_sizes(view)) if view.terms.only_listed else [f" {size}" for size in deck_sizes(view)]
    cost = {row["id"]: row["cost"] for row in view.terms.lexicon["price"]}
    found = []
    for branch, row in enumerate(view.terms.lexicon["branch"]):
        found.append(f"{row['name'].lower()}{sizes[branch]} ({row['price']} gold)")
    generals = [
        f"{row['name'].lower()}{sizes[GENERAL_DECK + branch]}"
        for branch, row in enumerate(view.terms.lexicon["branch"])
    ]
    return [
        f"Military cards: {', '.join(found)}",
        f"Generals ({cost['general']} gold): {', '.join(generals)}",
        black_and_action(view, cost["black"]),
    ]


def black_and_action(view: Seen, price: int) -> str:
    if view.terms.only_listed:
        return f"Black cards ({price} gold)"
    return f"Black cards ({price} gold): {deck_sizes(view)[BLACK_DECK]} · Action cards: {deck_sizes(view)[ACTION_DECK]}"


def battle(view: Seen) -> str:
    found = the_battle(view)
    sides = []
    for side, holder in enumerate((found.attacker, found.defender)):
        name = "the dragon" if holder == DRAGON else f"{holder_name(view, holder)} of {who(holder // HOLDERS)}"
        sides.append(f"{name} (attack {battle_attack(view, found, side)}, defence {battle_defence(view, found, side)})")
    return f"Battle: {sides[0]} against {sides[1]}"


def player(view: Seen, seat: int) -> list[str]:
    if view.hero[seat] == EMPTY:
        land = TERRITORY_NAMES[view.territory[seat]] if view.territory[seat] != EMPTY else "no land"
        return [f"{seat + 1} {who(seat)} · {land}"]
    whose = f"{seat + 1} {who(seat)} · {name_of(view, 'hero', view.hero[seat])}"
    points = f"{points_of(view, seat)} of {target(view)} VP{tracker(view, seat)}"
    purse = f"{view.gold[seat]} gold{counted(view, seat)}"
    lines = [f"{whose}, {TERRITORY_NAMES[view.territory[seat]]} · {points} · {purse}"]
    for holder in range(seat * HOLDERS, seat * HOLDERS + HOLDERS):
        if is_standing(view, holder):
            lines.append(f"  {stand(view, holder)}")
    walls = [space_name(at) for at, code in enumerate(view.board) if code == WALL + seat]
    lines += [f"  Walls: {', '.join(walls)}"] if walls else []
    lines += [f"  In front: {names_of(view, 'action', view.front[seat])}"] if view.front[seat] else []
    return lines + (
        [f"  Dragon cards: {names_of(view, 'dragon', trophies_of(view, seat))}"] if trophies_of(view, seat) else []
    )


def counted(view: Seen, seat: int) -> str:
    """CD-21.7 Food and hand, as far as the table counts them for the viewer."""
    if food_seen(view, seat) == EMPTY:
        return ""
    cards = f"{count(hand_size(view, seat), 'Action card')}, {count(black_size(view, seat), 'Black card')}"
    return f", {food_seen(view, seat)} food · {cards}"


def tracker(view: Seen, seat: int) -> str:
    """CD-1.7 Where the VP come from, if from several sources: ` (20 tokens + 10 Dragon cards + 20 queue)`."""
    parts = {
        "tokens": view.points[seat],
        "Dragon cards": sum([row_of(view, "dragon", n)["points"] for n in trophies_of(view, seat)]),
    }
    parts["queue"] = points_of(view, seat) - sum(parts.values())
    found = [f"{number} {name}" for name, number in parts.items() if number]
    return f" ({' + '.join(found)})" if len(found) > 1 else ""


def stand(view: Seen, holder: int) -> str:
    """`Torvald (infantry, Axe) on E5: Axe Band and Axe Levy`"""
    name = holder_name(view, holder).removeprefix("the ").removeprefix("an ").removeprefix("a ")
    remarks = []
    if view.officer[holder] >= 0:
        row = row_of(view, "general", view.officer[holder])
        remarks = [
            branch_name(view, officer_branch(view, holder)),
            str(row_of(view, "weapon", weapon_of(view, row))["name"]),
        ]
    if view.crown == holder:
        remarks.append("crown")
    words = f" ({', '.join(remarks)})" if remarks else ""
    return f"{name[0].upper()}{name[1:]}{words} on {space_name(view.where[holder])}: {carried(view, holder)}"


def weapon_of(view: Seen, row: Any) -> int:
    return [weapon["id"] for weapon in view.terms.lexicon["weapon"]].index(row["weapon"])


def own_cards(view: Seen, own: int) -> list[str]:
    lines = [f"Your Action cards: {names_of(view, 'action', view.hands[own]) or 'none'}"]
    lines += [f"Your Black card: {names_of(view, 'black', view.blacks[own])}"] if view.blacks[own] else []
    lines += [f"To assign: {names_of(view, 'military', pool_seen(view))}"] if pool_seen(view) else []
    return lines + ([f"You look at: {names_of(view, 'action', looked_seen(view))}"] if looked_seen(view) else [])
