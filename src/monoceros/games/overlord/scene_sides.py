"""A player's side: Province above Battlefield, column by column, Might beside them, deck, discard pile and hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from monoceros.engine.hiding import HIDDEN
from monoceros.engine.scene import Chip, Face, Line, Number, Size, Thing, Zone
from monoceros.games.overlord.facts import deck_size, known_top, own_looked
from monoceros.games.overlord.names import card_of, discard_id, field_id, hand_id, province_id, who
from monoceros.games.overlord.scene_cards import (
    BACK,
    FIELDS,
    card_thing,
    chips,
    chosen_chips,
    pile_lines,
)
from monoceros.games.overlord.scene_sums import (
    PLACES,
    card_lines,
    entries_of,
    might_lines,
    parts_ahead,
)
from monoceros.games.overlord.state import (
    DRAWING,
    PLACING,
    TERRITORIES,
    Seen,
    Told,
    columns_now,
    is_up,
    player_number,
)
from monoceros.games.overlord.tables import COLUMNS, EMPTY, ROUNDS

# -- zones ---


def player_zones(view: Seen, seat: int, *, near: bool) -> Iterator[Zone]:
    """The nearest player's cards are large, and the own hand lies open below them."""
    active = ("active",) if seat == view.active else ()
    size: Size = "m" if near else "xs"
    label = f"Province of {who(seat)}"
    yield Zone(f"province/{seat}", "row", label, "", seat, ("numbered",), size=size, clause="UO-1.10")
    label = f"Battlefield of {who(seat)}"
    yield Zone(f"field/{seat}", "row", label, side_note(view, seat), seat, active, size=size, clause="UO-1.9")
    yield Zone(f"might/{seat}", "figures", "Might", owner=seat, clause="UO-1.5")
    pile: Size = "s" if near else "xs"
    yield Zone(
        f"deck/{seat}",
        "pile",
        "deck",
        owner=seat,
        count=deck_size(view, seat),
        size=pile,
        holds=remembered_lines(view, seat),
        clause="UO-15.9" if view.remembered[seat] else "UO-6.1",
    )
    yield Zone(
        discard_id(seat),
        "pile",
        "discard",
        owner=seat,
        count=len(view.discards[seat]),
        size=pile,
        holds=pile_lines(view, view.discards[seat]),
        clause="UO-15.5",
    )
    if near:
        yield Zone(
            f"hand/{seat}", "hand", f"{who(seat)}'s hand", owner=seat, count=len(view.hands[seat]), clause="UO-15.2"
        )
    if own_looked(view) and seat == view.viewer:
        yield Zone(f"looked/{seat}", "row", "On top of your deck", owner=seat, size="s", clause="UO-11.14")


def side_note(view: Seen, seat: int) -> str:
    words = [f"plays {PLACES[player_number(view, seat) - 1]}", f"{len(view.hands[seat])} in hand"]
    if view.gold_used[seat]:
        words.append(f"{view.gold_used[seat]} Gold used")
    return " · ".join([*words, *["guarded"] * bool(view.guard[seat])])


def remembered_lines(view: Seen, seat: int) -> tuple[Line, ...]:
    """UO-15.9 The cards of the own deck; of another player those in deck, hand and columns that are not turned up."""
    cards = view.remembered[seat]
    if not cards:
        return ()
    where = "In your deck, in no known order" if seat == view.viewer else "In deck, hand and face-down, together"
    return (Line(where, str(len(cards))), *pile_lines(view, cards))


# -- things ---


def player_things(view: Seen, seat: int, parts: dict[str, str], *, near: bool) -> Iterator[Thing]:
    yield from province_things(view, seat)
    yield from field_things(view, seat, parts)
    yield from might_things(view, seat)
    yield from pile_things(view, seat)
    if near:
        yield from hand_things(view, seat)


def province_things(view: Seen, seat: int) -> Iterator[Thing]:
    zone = f"province/{seat}"
    for k in range(COLUMNS):
        card = view.province[seat * COLUMNS + k]
        at = province_id(seat, k + 1)
        if card >= 0:
            yield territory_thing(view, at, zone, k, seat)
        elif k < columns_now(view):
            yield Thing(at, "slot", zone, f"Column {k + 1}, no Territory", owner=seat)


def territory_thing(view: Seen, at: str, zone: str, k: int, seat: int) -> Thing:
    place = seat * COLUMNS + k
    row, burning = card_of(view, view.province[place]), view.burning[place]
    used = bool(view.used[seat] >> k & 1) and view.phase == TERRITORIES
    marks = (("faded", "burning") if burning else ()) + (("turned",) if used else ())
    words = [row["name"], row["text"], *["burning"] * bool(burning), *["used"] * used]
    face = Face(
        title=row["name"],
        icon=row["icon"],
        text=row["text"],
        field=FIELDS["territory"][0],
        pattern=FIELDS["territory"][1],
        chips=(*chips(row["bears"]), *chosen_chips(view.harbor[place]), *burning_chip(burning)),
        designed=row["source"] == "designed",
    )
    label = f"Column {k + 1}: {'. '.join(words)}"
    return Thing(at, "plate", zone, label, face, seat, marks, "UO-7.3", came_from="market/territory")


def burning_chip(number: int) -> tuple[Chip, ...]:
    return (Chip("small-fire", f"burning, {number} deep" if number > 1 else "burning"),) if number else ()


def field_things(view: Seen, seat: int, parts: dict[str, str]) -> Iterator[Thing]:
    """A place for each column: empty, face-down, or a card with the Might it earned."""
    zone = f"field/{seat}"
    told = entries_of(view, seat)
    for k in range(columns_now(view)):
        card, at = view.field[seat * COLUMNS + k], field_id(seat, k + 1)
        if card == EMPTY:
            yield Thing(at, "slot", zone, f"Column {k + 1}, empty", owner=seat)
        elif card == HIDDEN:
            ahead = parts_ahead(view, seat, k)
            label = f"Column {k + 1}, face-down{f', {ahead}' if ahead else ''}"
            yield Thing(at, "card", zone, label, BACK, seat, goes_to=discard_id(seat))
        else:
            yield battle_card(view, seat, k, told, parts.get(at, ""))


def battle_card(view: Seen, seat: int, k: int, told: list[Told], part: str) -> Thing:
    up, place = is_up(view, seat, k), seat * COLUMNS + k
    earned = view.gains[place]
    gained: tuple[Number, ...] = ()
    if up:
        lines = card_lines(view, [entry for entry in told if entry[1] == k], earned)
        gained = (Number("Might earned", earned, "foot", ledger=lines),)
    now = (seat, k) == (view.active, view.column)
    return card_thing(
        view,
        field_id(seat, k + 1),
        f"field/{seat}",
        view.field[place],
        owner=seat,
        note=f"Column {k + 1}" + ("" if up else ", face-down for the others"),
        foot=part if up else parts_ahead(view, seat, k),
        numbers=gained,
        extra=tuple(chosen_chips(view.chosen[place])),
        marks=("now",) if now else () if up else ("faded",),
        came_from=f"hand/{seat}",
        goes_to=discard_id(seat),
    )


def might_things(view: Seen, seat: int) -> Iterator[Thing]:
    zone, might = f"might/{seat}", view.might[seat]
    face = Face(numbers=(Number("Might", might, "figure", ledger=might_lines(view, seat)),))
    yield Thing(f"might/{seat}/now", "counter", zone, f"{who(seat)} has {might} Might", face, seat)
    values = [view.terms.lexicon["criticals"][card]["value"] for card in view.shown_crits[seat]]
    down = len(view.crits[seat])
    number = down or len(values)
    if number:
        lines = (*[Line("Critical", str(value)) for value in values], Line("Might", str(sum(values)), sum=True))
        words = f"{number} Critical{', face-down' if down else ''}"
        face = Face(numbers=(Number("Critical", number, "figure", ledger=lines if values else ()),))
        yield Thing(f"might/{seat}/criticals", "counter", zone, words, face, seat)


def pile_things(view: Seen, seat: int) -> Iterator[Thing]:
    if deck_size(view, seat):
        words = f"Deck, {deck_size(view, seat)} cards"
        known = [card_of(view, card)["name"] for card in known_top(view, seat)]
        if known:
            words += f"; on top: {', '.join(known)}"
        yield Thing(f"deck/{seat}/top", "card", f"deck/{seat}", words, BACK, seat)
    if view.discards[seat]:
        top = view.discards[seat][-1]
        yield card_thing(view, f"discard/{seat}/top", discard_id(seat), top, owner=seat, note="on the discard pile")
    if seat == view.viewer:
        for i, card in enumerate(own_looked(view)):
            now = ("now",) if i == view.look_at else ()
            yield card_thing(view, f"looked/{seat}/{i}", f"looked/{seat}", card, owner=seat, marks=now)


def hand_things(view: Seen, seat: int) -> Iterator[Thing]:
    zone, hand = f"hand/{seat}", view.hands[seat]
    if seat != view.viewer:
        for i in range(len(hand)):
            yield Thing(f"back/{seat}/{i}", "card", zone, "A hidden card", BACK, seat)
        return
    when = hand_use(view)
    for card, number in Counter(hand).items():
        copies = (Number("copies", number, "count"),) if number > 1 else ()
        yield card_thing(
            view,
            hand_id(seat, card_of(view, card)["id"]),
            zone,
            card,
            owner=seat,
            numbers=copies,
            note=f"{number} of them" if number > 1 else "",
            when=when,
            came_from=hand_source(view, seat, card),
            goes_to=f"field/{seat}",
        )


def hand_source(view: Seen, seat: int, card: int) -> str:
    """Where a card came from: what everybody knows of it tells (UO-15.8)."""
    if card not in view.known[seat]:
        return f"deck/{seat}"
    row = card_of(view, card)
    return discard_id(seat) if row["starter"] or row["kind"] == "curse" else f"market/{row['kind']}"


def hand_use(view: Seen) -> str:
    """UO-8.13 When the cards of a hand are placed."""
    if DRAWING <= view.phase <= PLACING:
        return "for this round's battle"
    return f"for round {view.round + 1}" if view.round < ROUNDS else "no round is left for it"
