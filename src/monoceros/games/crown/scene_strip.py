"""The strip over the board: the Dragon Alert, the dice, the dragon that is out, the Kingdom Completion Queue."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.scene import Face, Number, Thing, Zone
from monoceros.games.crown.geometry import DIRECTION_NAMES, SPACE_NAMES
from monoceros.games.crown.names import BLACK_DIE_ID, WHITE_DIE_ID, black_face, capital, count, row_of, who
from monoceros.games.crown.state import Seen
from monoceros.games.crown.tables import EMPTY, LAST_SLOT, MOST_SEATS, NO_DIE, QUEUE_POINTS, ROCK

ALERT, DICE, DRAGON, QUEUE = "alert", "dice", "dragon_card", "queue"
FACES = ("↑", "↓", "←", "→")  # of the black die
EMBER = "#a8322a"


def strip_zones(view: Seen) -> Iterator[Zone]:
    yield Zone(ALERT, "track", "Dragon alert", alert_note(view), clause="CD-3.14")
    yield Zone(DICE, "track", "Dice", dice_note(view), clause="CD-5.6")
    if view.dragon_at != EMPTY:
        yield Zone(DRAGON, "figures", "The dragon", clause="CD-13.1")
    yield Zone(QUEUE, "track", "Kingdoms complete", marks=("pinned",), clause="CD-10.11")


def strip_things(view: Seen) -> Iterator[Thing]:
    yield from alert_things(view)
    yield from dice_things(view)
    if view.dragon_at != EMPTY:
        yield dragon_figures(view)
    yield from queue_things(view)


def alert_note(view: Seen) -> str:
    if view.alert:
        return f"{count(LAST_SLOT - view.alert, 'face')} to go"
    return "slain, all of them" if view.dragon_at == EMPTY else "it is out"


def alert_things(view: Seen) -> Iterator[Thing]:
    """CD-6.8, CD-6.9 Five slots; on the last it flies to the Fortress."""
    for slot in range(1, LAST_SLOT + 1):
        here = slot == view.alert or (slot == LAST_SLOT and view.dragon_at != EMPTY)
        marks = [*["goal"] * (slot == LAST_SLOT and not here), *["filled"] * here]
        face = Face(icon="dragon-head", field=EMBER) if here else Face(str(slot))
        label = f"Slot {slot} of {LAST_SLOT}" + (", the dragon" if here else "")
        yield Thing(f"alert/{slot}", "slot", ALERT, label, face, marks=tuple(marks), clause="CD-6.8")


def dice_note(view: Seen) -> str:
    black = view.die_black
    return "" if black == NO_DIE else "rock" if black >= ROCK else f"dragon {DIRECTION_NAMES[black]}"


def dice_things(view: Seen) -> Iterator[Thing]:
    white, black = view.die_white, view.die_black
    if black == NO_DIE:
        yield Thing(WHITE_DIE_ID, "die", DICE, "The white die, not rolled yet", Face("–"))
        yield Thing(BLACK_DIE_ID, "die", DICE, "The black die, not rolled yet", Face("–"))
        return
    yield Thing(WHITE_DIE_ID, "die", DICE, f"The white die: {white}", Face(str(white)), marks=("ivory",))
    face = Face(icon="rock", field="#1a120c") if black >= ROCK else Face(FACES[black], field="#1a120c")
    yield Thing(BLACK_DIE_ID, "die", DICE, f"The black die: {black_face(black)}", face, marks=("filled",))


def dragon_figures(view: Seen) -> Thing:
    row = row_of(view, "dragon", view.dragon_card)
    at = SPACE_NAMES[view.dragon_at]
    numbers = (Number("attack", row["attack"], "figure"), Number("defence", row["defence"], "figure"))
    label = f"{row['name']} is out, on {at}: attack {row['attack']}, defence {row['defence']}"
    face = Face(f"{row['name']} is out, on {at}", row["icon"], numbers=numbers)
    return Thing("dragon_card/now", "counter", DRAGON, label, face, clause="CD-13.1")


def queue_things(view: Seen) -> Iterator[Thing]:
    """CD-10.12 The first place is worth 20 points."""
    for place in range(1, MOST_SEATS + 1):
        seat = view.queue[place - 1] if place <= len(view.queue) else EMPTY
        worth = f"+{QUEUE_POINTS}" if place == 1 else str(place)
        label = f"Place {place}" + (f", worth {QUEUE_POINTS} VP" if place == 1 else "")
        label += f": {capital(who(seat))}" if seat != EMPTY else ", free"
        marks = ("filled",) if seat != EMPTY else ()
        face = Face(worth, field="#4a463f" if seat != EMPTY else "")
        yield Thing(f"queue/{place}", "slot", QUEUE, label, face, seat, marks, "CD-10.12")
