"""Faces: how a card, a Territory, a back and a place without a card look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from monoceros.engine.scene import Chip, Face, Line, Number, Thing
from monoceros.games.overlord.facts import icon_counts
from monoceros.games.overlord.names import card_of
from monoceros.games.overlord.state import Seen
from monoceros.games.overlord.tables import TYPE_NAMES

FIELDS = {
    "unit": ("gules", "bendy"),
    "item": ("azure", "paly"),
    "territory": ("vert", "barry"),
    "curse": ("sable", "semy"),
}
CLAUSES = {"unit": "UO-8.10", "item": "UO-8.11", "territory": "UO-7.2", "curse": "UO-8.12"}
TYPE_ICONS = {
    "Sword": "broadsword",
    "Spear": "stone-spear",
    "Axe": "battle-axe",
    "Bow": "bow-arrow",
    "Staff": "wizard-staff",
    "Shield": "checked-shield",
    "Cavalry": "horse-head",
    "Elf": "elf-ear",
    "Bestral": "paw",
    "Angel": "feathered-wing",
}
BACK = Face(icon="unicorn", field="#5b2a31", down=True)
CRITICAL_BACK = Face(icon="crystal-shine", field="purpure", down=True)
CRITICAL = Face(icon="crystal-shine", field="purpure", pattern="lozengy")
BURNING = Face(icon="small-fire", field="ember", pattern="chequy")
CURSES = Face(icon="cursed-star", field="sable", pattern="semy")
CEMETERY = Face(icon="tombstone", field="stone", pattern="chequy")


def card_thing(
    view: Seen,
    id: str,
    zone: str,
    card: int,
    *,
    owner: int = -1,
    note: str = "",
    foot: str = "",
    numbers: tuple[Number, ...] = (),
    extra: tuple[Chip, ...] = (),
    marks: tuple[str, ...] = (),
    when: str = "",
    came_from: str = "",
    goes_to: str = "",
) -> Thing:
    """A card with its face up; `note` is said with it, `foot` written on it."""
    row: Any = card_of(view, card)
    kind: str = row["kind"]
    field, pattern = FIELDS[kind]
    power = (Number("Power", row["power"], "shield"),) if kind == "unit" else ()
    words = [row["name"], f"{kind.capitalize()}{power_words(row)}", note, foot, row["text"]]
    face = Face(
        title=row["name"],
        icon=row["icon"],
        text=row["text"],
        field=field,
        pattern=pattern,
        numbers=(*power, *numbers),
        chips=(*chips(row["bears"]), *extra),
        foot=foot,
        designed=row["source"] == "designed",
    )
    label = ". ".join([word for word in words if word])
    return Thing(
        id, "card", zone, label, face, owner, marks, CLAUSES[kind], when=when, came_from=came_from, goes_to=goes_to
    )


def power_words(row: Any) -> str:
    return f" of Power {row['power']}, {', '.join(row['bears'])}" if row["kind"] == "unit" else ""


def chips(bears: list[str]) -> Iterator[Chip]:
    for name in bears:
        yield Chip(TYPE_ICONS[name], name)


def chosen_chips(icons: int) -> Iterator[Chip]:
    """Choice Markers: icons that a player chose for a card."""
    for type, number in enumerate(icon_counts(icons)):
        for _ in range(number):
            yield Chip(TYPE_ICONS[TYPE_NAMES[type]], f"{TYPE_NAMES[type]}, chosen")


def pile_lines(view: Seen, cards: list[int]) -> tuple[Line, ...]:
    """UO-15.5 An open pile may be looked through."""
    rows = [(card_of(view, card), number) for card, number in sorted(Counter(cards).items())]
    return tuple([Line(row["name"], f"×{number}", row["icon"]) for row, number in rows])


def signed(amount: int) -> str:
    return f"−{-amount}" if amount < 0 else f"+{amount}"
