"""Who has what: the own treasure and stands at the left, the other kingdoms at the right."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.scene import Face, Line, Number, Thing, Zone
from monoceros.games.crown.facts import (
    castle_count,
    is_castle,
    is_hero,
    is_standing,
    officer_branch,
    points_of,
    target,
    trophies_of,
)
from monoceros.games.crown.facts_seen import (
    black_size,
    branches,
    food_seen,
    hand_size,
    knows_backs,
    knows_cards,
    knows_strength,
    pool_backs,
)
from monoceros.games.crown.geometry import SPACE_NAMES
from monoceros.games.crown.names import (
    POOL_ZONE,
    bare_name,
    copies,
    count,
    is_unarmed,
    name_of,
    near_seat,
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
from monoceros.games.crown.state import Seen
from monoceros.games.crown.strength import attack_score, bonus_applies, defence_score
from monoceros.games.crown.tables import CASTLES, EMPTY, FOOD_CAP, GOLD_CAP, HOLDERS, WALLS

TREASURE, OTHERS, FRONT = "treasure", "others", "front"


def has_hero(view: Seen, seat: int) -> bool:
    return view.hero[seat] != EMPTY


def people_zones(view: Seen) -> Iterator[Zone]:
    seat = near_seat(view)
    yield Zone(TREASURE, "figures", "Treasure", owner=seat, clause="CD-5.4")
    yield Zone(stand_zone(seat), "roster", "Stands", kingdom_note(view, seat), owner=seat, clause="CD-8.7")
    if has_front(view, seat):
        yield Zone(FRONT, "row", "In front", owner=seat, size="s", clause="CD-15.4")
    yield Zone(OTHERS, "roster", "Other kingdoms", f"to {target(view)} VP", clause="CD-1.2")


def people_things(view: Seen) -> Iterator[Thing]:
    seat = near_seat(view)
    yield treasure(view, seat)
    yield from stand_things(view, seat)
    if has_front(view, seat):
        yield from front_things(view, seat, FRONT)
    for other in range(view.seats):
        if other != seat:
            yield kingdom_line(view, other)
            yield from black_backs(view, other, OTHERS, seat_id(other))
            yield from front_things(view, other, OTHERS, seat_id(other))


def has_front(view: Seen, seat: int) -> bool:
    return bool(view.front[seat] or trophies_of(view, seat))


def kingdom_note(view: Seen, seat: int) -> str:
    return f"{count(castle_count(view, seat), 'castle')}, {count(view.walls[seat], 'wall')}"


# -- treasure and points ---


def points_lines(view: Seen, seat: int) -> tuple[Line, ...]:
    """CD-1.7 Where the points come from."""
    dragons = sum([row_of(view, "dragon", card)["points"] for card in trophies_of(view, seat)])
    parts = [
        ("point tokens", view.points[seat]),
        ("Dragon cards", dragons),
        ("first in the queue", points_of(view, seat) - view.points[seat] - dragons),
    ]
    lines = [Line(label, str(amount)) for label, amount in parts if amount]
    return (*lines, Line("VP", str(points_of(view, seat)), sum=True)) if lines else ()


def treasure(view: Seen, seat: int) -> Thing:
    numbers = [
        Number(f"of {target(view)} VP", points_of(view, seat), "figure", ledger=points_lines(view, seat)),
        Number(f"of {GOLD_CAP} gold", view.gold[seat], "figure"),
    ]
    if food_seen(view, seat) != EMPTY:
        numbers.append(Number(f"of {FOOD_CAP} food", food_seen(view, seat), "figure"))
    title = who(seat)
    if has_hero(view, seat):
        row = row_of(view, "hero", view.hero[seat])
        title = f"{row['name']}, the {row['role']}"
    label = f"{who(seat)}: {treasure_words(view, seat)}"
    marks = ("active",) if seat == view.active else ()
    return Thing(seat_id(seat), "counter", TREASURE, label, Face(title, numbers=tuple(numbers)), seat, marks, "CD-1.7")


def treasure_words(view: Seen, seat: int) -> str:
    crown = ", the crown" if has_crown(view, seat) else ""
    counted = "".join([f", {words}" for words in counted_words(view, seat)])
    return f"{points_of(view, seat)} of {target(view)} VP, {view.gold[seat]} gold{counted}{crown}"


def counted_words(view: Seen, seat: int) -> list[str]:
    """CD-21.7 What one sees of somebody's food and hand; nothing of others where the table does not count for one."""
    if food_seen(view, seat) == EMPTY:
        return []
    cards = [count(hand_size(view, seat), "Action card"), count(black_size(view, seat), "Black card")]
    return [f"{food_seen(view, seat)} food", *cards]


def has_crown(view: Seen, seat: int) -> bool:
    return view.crown >= 0 and view.crown // HOLDERS == seat


def kingdom_line(view: Seen, seat: int) -> Thing:
    """Another kingdom in a line, with its Action cards as a back and their number."""
    hero = row_of(view, "hero", view.hero[seat]) if has_hero(view, seat) else None
    standing = castle_count(view, seat) + view.walls[seat]
    words = [
        f"{view.gold[seat]} gold",
        *[f"{food_seen(view, seat)} food"] * (food_seen(view, seat) != EMPTY),
        f"{standing}/{CASTLES + WALLS} built",
    ]
    if has_crown(view, seat):
        words.append("the crown")
    if view.terms.teams and seat % 2 == near_seat(view) % 2:
        words.append("ally")
    face = Face(
        title=f"{who(seat)} · {hero['name'].split()[0]}" if hero else who(seat),
        icon=hero["icon"] if hero else "person",
        text=f"{hero['name']}, the {hero['role']}: {hero['text']}" if hero else "",
        numbers=(
            Number("VP", points_of(view, seat), "figure", ledger=points_lines(view, seat)),
            *[Number("Action cards", hand_size(view, seat), "count")] * (hand_size(view, seat) != EMPTY),
        ),
        foot=" · ".join(words),
    )
    label = f"{who(seat)}: {treasure_words(view, seat)}, {kingdom_note(view, seat)}"
    marks = ("told", "now") if seat == view.active else ("told",)
    on = piece_id(seat * HOLDERS) if is_standing(view, seat * HOLDERS) else ""
    return Thing(seat_id(seat), "piece", OTHERS, label, face, seat, marks, "CD-1.7", on=on)


# -- stands ---


def stand_things(view: Seen, seat: int) -> Iterator[Thing]:
    """Hero, generals, castles, each with its cards; cards that fight lie in the battle."""
    battle = view.battle
    fighting = (battle.attacker, battle.defender) if battle is not None else ()
    for holder in range(seat * HOLDERS, seat * HOLDERS + HOLDERS):
        if is_standing(view, holder):
            yield stand_line(view, holder)
            if holder not in fighting:
                yield from holder_cards(view, holder, stand_zone(seat), stand_id(holder))


def stand_line(view: Seen, holder: int) -> Thing:
    seat, castle = holder // HOLDERS, is_castle(holder)
    if is_hero(holder):
        icon = row_of(view, "hero", view.hero[seat])["icon"]
    else:
        icon = "castle" if castle else row_of(view, "branch", officer_branch(view, holder))["icon"]
    words = [SPACE_NAMES[view.where[holder]]]
    if view.crown == holder:
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
    marks = tuple([mark for mark, is_so in (("square", castle), ("now", view.mover == holder)) if is_so])
    clause = "CD-12.13" if castle else "CD-12.11"
    label = place_words(view, holder) + strength_words(view, holder)
    return Thing(stand_id(holder), "piece", stand_zone(seat), label, face, seat, marks, clause,
        on=piece_id(holder))  # fmt: skip


def strength_words(view: Seen, holder: int) -> str:
    if not knows_strength(view, holder) or is_unarmed(view, holder):
        return ""
    attack, defence = attack_score(view, holder), defence_score(view, holder)
    return f"; attack {attack}, defence {defence}{', with its bonus' if bonus_applies(view, holder) else ''}"


def strength_numbers(view: Seen, holder: int) -> tuple[Number, ...]:
    """CD-12.10 Both scores, as far as they are known, with the lines they come from."""
    if not knows_strength(view, holder) or is_unarmed(view, holder):
        return ()
    numbers = []
    for word, score in (("attack", attack_score(view, holder)), ("defence", defence_score(view, holder))):
        rows = [row_of(view, "military", card) for card in view.cards[holder]]
        bonus = score - sum([row[word] for row in rows])
        lines = [Line(row["name"], str(row[word])) for row in rows]
        if bonus:
            lines.append(Line("bonus", f"+{bonus}"))
        ledger = (*lines, Line(word, str(score), sum=True)) if len(lines) > 1 else ()
        numbers.append(Number(word, score, "figure", bonus, ledger))
    return tuple(numbers)


def holder_cards(view: Seen, holder: int, zone: str, on: str = "", came_from: str = "") -> Iterator[Thing]:
    """The military cards of a holder, or their backs."""
    seat, cards = holder // HOLDERS, view.cards[holder]
    if not knows_cards(view, holder):
        backs = branches(view, cards) if knows_backs(view, holder) else []
        for number, branch in enumerate(backs, 1):
            label = f"A card of {name_of(view, 'branch', branch)}, face down"
            yield Thing(f"{stand_id(holder)}/back/{number}", "card", zone, label, military_back(branch), seat, on=on)
        return
    names = [row_of(view, "military", card)["id"] for card in cards]
    for id, card in zip(copies(stand_id(holder), names), cards, strict=True):
        label = military_words(view, card)
        source = came_from or assigned_from(view, seat, card)
        face = military_face(view, card)
        yield Thing(id, "card", zone, label, face, seat, on=on, came_from=source)


def assigned_from(view: Seen, seat: int, card: int) -> str:
    """Cards to assign wait in their pool; the last of them is assigned without a question."""
    return POOL_ZONE if pool_backs(view) else source_of(view, seat, branch_of(view, card))
