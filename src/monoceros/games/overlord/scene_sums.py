"""Sums told: the Might of the card that is being deployed, of each card and of each player, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.scene import Face, Line, Number, Thing, Zone
from monoceros.games.overlord.names import card_of, field_id, who
from monoceros.games.overlord.scene_cards import signed
from monoceros.games.overlord.state import RESULTS, Seen, Told, columns_now, is_up, player_number, player_order
from monoceros.games.overlord.tables import COLUMNS, EMPTY

SUM = "sum"  # the zone of what is being counted
PLACES = ("1st", "2nd", "3rd", "4th")
WORDS = {
    "printed": "printed Power",
    "own": "its own effect",
    "power": "total Power",
    "twice": "doubled",
    "effect": "Might by its effect",
    "steal": "Might taken from another",
    "criticals": "Critical cards",
}
TOTALS = ("power", "twice")
POWER = ("printed", "own", "column", "land", "aura", "next", "lowered")  # parts of the total Power


def entries_of(view: Seen, seat: int) -> list[Told]:
    return [entry for entry in view.ledger if entry[0] == seat]


# -- ledgers of numbers ---


def card_lines(view: Seen, told: list[Told], earned: int) -> tuple[Line, ...]:
    """How one deployed card earned its Might. A printed Power alone needs no total."""
    amounts = [entry[4] for entry in told if entry[2] in POWER]
    alone = len(amounts) == 1 and not any([entry[2] == "twice" for entry in told])
    lines = [line_of(view, entry) for entry in told if not (alone and entry[2] == "power")]
    return (*lines, Line("Might earned", str(earned), sum=True)) if lines else ()


def line_of(view: Seen, entry: Told) -> Line:
    """`total Power 8` under a rule, `printed Power 3`, `Steel Sword +3`, `icons of Fighter +1`."""
    _, _, what, source, amount = entry
    if what in TOTALS:
        return Line(WORDS[what], str(amount), sum=True)
    icon = card_of(view, source)["icon"] if source >= 0 else ""
    if what == "printed":
        return Line(WORDS[what], str(amount), icon)
    return Line(label_of(view, what, source), signed(amount), icon)


def label_of(view: Seen, what: str, source: int) -> str:
    name = card_of(view, source)["name"] if source >= 0 else "a Territory"
    if what == "bonus":
        return f"icons of {name}"
    if what == "stolen":
        return f"lost to {name}"
    return WORDS.get(what, str(name))


def might_lines(view: Seen, seat: int) -> tuple[Line, ...]:
    """A player's Might: what each column brought, what came and went besides."""
    lines = []
    for k in range(columns_now(view)):
        card = view.field[seat * COLUMNS + k]
        if is_up(view, seat, k) and card >= 0:
            row = card_of(view, card)
            lines.append(Line(f"{k + 1} {row['name']}", signed(view.gains[seat * COLUMNS + k]), row["icon"]))
    lines += [line_of(view, entry) for entry in entries_of(view, seat) if entry[1] == EMPTY]
    return (*lines, Line("Might", str(view.might[seat]), sum=True)) if lines else ()


# -- what each card has a part in ---


def parts_now(view: Seen) -> dict[str, str]:
    """The things whose part in the sum of the moment is written at their foot: `+3 Power`, `+1 bonus`."""
    seat, column = view.active, view.column
    if column < 0:
        return {}
    parts: dict[str, str] = {}
    for owner, where, what, source, amount in view.ledger:
        if (owner, where) != (seat, column) or what not in ("aura", "next", "bonus"):
            continue
        for k in range(column):
            at = field_id(seat, k + 1)
            if view.field[seat * COLUMNS + k] == source and at not in parts:
                parts[at] = f"{signed(amount)} {'bonus' if what == 'bonus' else 'Power'}"
                break
    return parts


def parts_ahead(view: Seen, seat: int, column: int) -> str:
    """What waits for a column that is not deployed yet (UO-9.18, UO-9.5)."""
    amount = sum([found[3] for found in view.waiting if found[0] == seat and found[1] == column])
    words = [f"{signed(amount)} waits"] * bool(amount)
    return ", ".join([*words, *["doubled"] * (view.doubled[seat] >> column & 1)])


# -- the zone ---


def sum_zone(view: Seen) -> Zone:
    """The card that is being counted; between the battles the order of the round, after them its result."""
    seat, column = view.active, view.column
    if column >= 0:
        name = card_name(view, seat, column)
        return Zone(SUM, "mat", name, f"column {column + 1} of {who(seat)}", marks=("told",), clause="UO-9.1")
    if not view.round:
        return Zone(SUM, "mat", "Setup", "three cards more for every deck", marks=("told",), clause="UO-3.14")
    worth = view.terms.renown_of_round[view.round - 1]
    if is_settled(view):
        won = view.won
        note = f"{who(won[-1])} wins round {view.round}" if len(won) == view.round else "the most Might wins"
        return Zone(SUM, "mat", "Results", note, marks=("told",), clause="UO-12.9")
    return Zone(SUM, "mat", f"Round {view.round}", f"worth {worth} Renown", marks=("told",), clause="UO-4.1")


def card_name(view: Seen, seat: int, column: int) -> str:
    card = view.field[seat * COLUMNS + column]
    return str(card_of(view, card)["name"]) if card >= 0 else "No card"


def is_settled(view: Seen) -> bool:
    return view.phase >= RESULTS


def sum_things(view: Seen) -> Iterator[Thing]:
    if view.column >= 0:
        yield count_thing(view, view.active, view.column)
    elif is_settled(view):
        for seat in sorted(range(view.seats), key=lambda seat: (-view.might[seat], -player_number(view, seat))):
            yield result_thing(view, seat)
    else:
        for seat in player_order(view):
            place = PLACES[player_number(view, seat) - 1]
            face = Face(title=who(seat), text=f"plays {place}")
            yield Thing(f"order/{seat}", "counter", SUM, f"{who(seat)} plays {place}", face, seat)


def count_thing(view: Seen, seat: int, column: int) -> Thing:
    """The sum of the deployed card as it grows, and the player's Might before and after it."""
    earned = view.gains[seat * COLUMNS + column]
    told = [entry for entry in entries_of(view, seat) if entry[1] == column]
    lines = card_lines(view, told, earned)
    face = Face(
        text="" if lines else "no Might so far",
        numbers=(Number("Might", view.might[seat], "figure", earned, lines),),
    )
    label = f"{card_name(view, seat, column)} earns {earned}: {who(seat)} has {view.might[seat]} Might"
    return Thing("sum/now", "counter", SUM, label, face, seat, ("open",))


def result_thing(view: Seen, seat: int) -> Thing:
    might = view.might[seat]
    won = view.won
    first = len(won) == view.round and won[-1] == seat
    face = Face(title=who(seat), numbers=(Number("Might", might, "figure", ledger=might_lines(view, seat)),))
    label = f"{who(seat)}: {might} Might{', the winner' if first else ''}"
    return Thing(f"result/{seat}", "counter", SUM, label, face, seat, ("first",) if first else ())
