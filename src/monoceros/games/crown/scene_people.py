"""Who has what: the own treasure and stands at the left, the other kingdoms at the right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from monoceros.engine.questions import View
from monoceros.engine.scene import Face, Line, Number, Thing, Zone
from monoceros.games.crown.geometry import SPACE_NAMES
from monoceros.games.crown.names import (
    POOL_ZONE,
    bare_name,
    copies,
    count,
    is_unarmed,
    name_of,
    piece_id,
    row_of,
    seat_id,
    stand_id,
    stand_zone,
    who,
)
from monoceros.games.crown.scene_board import place_words, rule_of
from monoceros.games.crown.scene_cards import (
    black_backs,
    branch_of,
    front_things,
    military_back,
    military_face,
    military_words,
    source_of,
)
from monoceros.games.crown.tables import CASTLES, EMPTY, FOOD_CAP, GOLD_CAP, HOLDERS, WALLS

TREASURE, OTHERS, FRONT = "treasure", "others", "front"


def near_seat(view: View) -> int:
    """Whose stands lie open at the left: the own ones; for spectators those of whose turn it is."""
    return int(view["active"] if view["seat"] is None else view["seat"])


def has_hero(view: View, seat: int) -> bool:
    return bool(view["players"][seat]["hero"] != EMPTY)


def people_zones(view: View) -> Iterator[Zone]:
    seat = near_seat(view)
    yield Zone(TREASURE, "figures", "Treasure", owner=seat, clause="CD-5.4")
    yield Zone(stand_zone(seat), "roster", "Stands", kingdom_note(view, seat), owner=seat, clause="CD-8.7")
    if has_front(view, seat):
        yield Zone(FRONT, "row", "In front", owner=seat, size="s", clause="CD-15.4")
    yield Zone(OTHERS, "roster", "Other kingdoms", f"to {view['target']} VP", clause="CD-1.2")


def people_things(view: View) -> Iterator[Thing]:
    seat = near_seat(view)
    yield treasure(view, seat)
    yield from stand_things(view, seat)
    if has_front(view, seat):
        yield from front_things(view, seat, FRONT)
    for other in range(view["seats"]):
        if other != seat:
            yield kingdom_line(view, other)
            yield from black_backs(view, other, OTHERS, seat_id(other))
            yield from front_things(view, other, OTHERS, seat_id(other))


def has_front(view: View, seat: int) -> bool:
    player = view["players"][seat]
    return bool(player["front"] or player["trophies"])


def kingdom_note(view: View, seat: int) -> str:
    player = view["players"][seat]
    return f"{count(player['castles'], 'castle')}, {count(player['walls'], 'wall')}"


# -- treasure and points ---


def points_lines(view: View, seat: int) -> tuple[Line, ...]:
    """CD-1.7 Where the points come from."""
    player = view["players"][seat]
    dragons = sum([row_of(view, "dragon", card)["points"] for card in player["trophies"]])
    parts = [
        ("point tokens", player["points"]),
        ("Dragon cards", dragons),
        ("first in the queue", player["vp"] - player["points"] - dragons),
    ]
    lines = [Line(label, str(amount)) for label, amount in parts if amount]
    return (*lines, Line("VP", str(player["vp"]), sum=True)) if lines else ()


def treasure(view: View, seat: int) -> Thing:
    player = view["players"][seat]
    numbers = [
        Number(f"of {view['target']} VP", player["vp"], "figure", ledger=points_lines(view, seat)),
        Number(f"of {GOLD_CAP} gold", player["gold"], "figure"),
    ]
    if player["food"] != EMPTY:
        numbers.append(Number(f"of {FOOD_CAP} food", player["food"], "figure"))
    title = who(seat)
    if has_hero(view, seat):
        row = row_of(view, "hero", player["hero"])
        title = f"{row['name']}, the {row['role']}"
    label = f"{who(seat)}: {treasure_words(view, seat)}"
    marks = ("active",) if seat == view["active"] else ()
    return Thing(seat_id(seat), "counter", TREASURE, label, Face(title, numbers=tuple(numbers)), seat, marks, "CD-1.7")


def treasure_words(view: View, seat: int) -> str:
    player = view["players"][seat]
    crown = ", the crown" if has_crown(view, seat) else ""
    counted = "".join([f", {words}" for words in counted_words(player)])
    return f"{player['vp']} of {view['target']} VP, {player['gold']} gold{counted}{crown}"


def counted_words(player: Any) -> list[str]:
    """CD-21.7 What one sees of somebody's food and hand; nothing of others where the table does not count for one."""
    if player["food"] == EMPTY:
        return []
    cards = [count(player["hand_size"], "Action card"), count(player["black_size"], "Black card")]
    return [f"{player['food']} food", *cards]


def has_crown(view: View, seat: int) -> bool:
    return bool(view["crown"] >= 0 and view["crown"] // HOLDERS == seat)


def kingdom_line(view: View, seat: int) -> Thing:
    """Another kingdom in a line, with its Action cards as a back and their number."""
    player = view["players"][seat]
    hero = row_of(view, "hero", player["hero"]) if has_hero(view, seat) else None
    standing = player["castles"] + player["walls"]
    words = [
        f"{player['gold']} gold",
        *[f"{player['food']} food"] * (player["food"] != EMPTY),
        f"{standing}/{CASTLES + WALLS} built",
    ]
    if has_crown(view, seat):
        words.append("the crown")
    if view["teams"] and seat % 2 == near_seat(view) % 2:
        words.append("ally")
    face = Face(
        title=f"{who(seat)} · {hero['name'].split()[0]}" if hero else who(seat),
        icon=hero["icon"] if hero else "person",
        text=f"{hero['name']}, the {hero['role']}: {hero['text']}" if hero else "",
        numbers=(
            Number("VP", player["vp"], "figure", ledger=points_lines(view, seat)),
            *[Number("Action cards", player["hand_size"], "count")] * (player["hand_size"] != EMPTY),
        ),
        foot=" · ".join(words),
    )
    label = f"{who(seat)}: {treasure_words(view, seat)}, {kingdom_note(view, seat)}"
    marks = ("told", "now") if seat == view["active"] else ("told",)
    on = piece_id(seat * HOLDERS) if view["holders"][seat * HOLDERS] is not None else ""
    return Thing(seat_id(seat), "piece", OTHERS, label, face, seat, marks, "CD-1.7", on=on)


# -- stands ---


def stand_things(view: View, seat: int) -> Iterator[Thing]:
    """Hero, generals, castles, each with its cards; cards that fight lie in the battle."""
    battle = view["battle"]
    fighting = (battle["attacker"], battle["defender"]) if battle else ()
    for holder in range(seat * HOLDERS, seat * HOLDERS + HOLDERS):
        if view["holders"][holder] is not None:
            yield stand_line(view, holder)
            if holder not in fighting:
                yield from holder_cards(view, holder, stand_zone(seat), stand_id(holder))


def stand_line(view: View, holder: int) -> Thing:
    facts = view["holders"][holder]
    castle = facts["kind"] == "castle"
    if facts["kind"] == "hero":
        icon = row_of(view, "hero", view["players"][facts["seat"]]["hero"])["icon"]
    else:
        icon = "castle" if castle else row_of(view, "branch", facts["branch"])["icon"]
    words = [SPACE_NAMES[view["where"][holder]]]
    if view["crown"] == holder:
        words.append("crown")
    if is_unarmed(view, holder):
        words.append("unarmed")
    face = Face(
        title=bare_name(view, holder),
        icon=icon,
        text=rule_of(view, holder),
        numbers=strength_numbers(view, holder),
        foot=" · ".join(words),
    )
    marks = tuple([mark for mark, is_so in (("square", castle), ("now", view["mover"] == holder)) if is_so])
    clause = "CD-12.13" if castle else "CD-12.11"
    label = place_words(view, holder) + strength_words(view, holder)
    return Thing(stand_id(holder), "piece", stand_zone(facts["seat"]), label, face, facts["seat"], marks, clause,
        on=piece_id(holder))  # fmt: skip


def strength_words(view: View, holder: int) -> str:
    facts = view["holders"][holder]
    if facts["attack"] == EMPTY or is_unarmed(view, holder):
        return ""
    return f"; attack {facts['attack']}, defence {facts['defence']}{', with its bonus' if facts['bonus'] else ''}"


def strength_numbers(view: View, holder: int) -> tuple[Number, ...]:
    """CD-12.10 Both scores, as far as they are known, with the lines they come from."""
    facts = view["holders"][holder]
    if facts["attack"] == EMPTY or is_unarmed(view, holder):
        return ()
    numbers = []
    for word in ("attack", "defence"):
        rows = [row_of(view, "military", card) for card in facts["cards"]]
        bonus = facts[word] - sum([row[word] for row in rows])
        lines = [Line(row["name"], str(row[word])) for row in rows]
        if bonus:
            lines.append(Line("bonus", f"+{bonus}"))
        ledger = (*lines, Line(word, str(facts[word]), sum=True)) if len(lines) > 1 else ()
        numbers.append(Number(word, facts[word], "figure", bonus, ledger))
    return tuple(numbers)


def holder_cards(view: View, holder: int, zone: str, on: str = "", came_from: str = "") -> Iterator[Thing]:
    """The military cards of a holder, or their backs."""
    facts = view["holders"][holder]
    seat = facts["seat"]
    if facts["cards"] is None:
        for number, branch in enumerate(facts["backs"] or (), 1):
            label = f"A card of {name_of(view, 'branch', branch)}, face down"
            yield Thing(f"{stand_id(holder)}/back/{number}", "card", zone, label, military_back(branch), seat, on=on)
        return
    names = [row_of(view, "military", card)["id"] for card in facts["cards"]]
    for id, card in zip(copies(stand_id(holder), names), facts["cards"], strict=True):
        label = military_words(view, card)
        source = came_from or assigned_from(view, seat, card)
        face = military_face(view, card)
        yield Thing(id, "card", zone, label, face, seat, on=on, came_from=source)


def assigned_from(view: View, seat: int, card: int) -> str:
    """Cards to assign wait in their pool; the last of them is assigned without a question."""
    return POOL_ZONE if view["pool_backs"] else source_of(view, seat, branch_of(view, card))
