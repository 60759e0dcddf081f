"""What lies where on the table: a pure function of a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.engine.scene import (
    Chip,
    Face,
    Layout,
    Line,
    Number,
    Plate,
    Row,
    Scene,
    Size,
    Step,
    StepState,
    Thing,
    Zone,
)
from monoceros.games.overlord.asks import card_of, discard_id, field_id, hand_id, province_id, who
from monoceros.games.overlord.tables import COLUMNS, ROUNDS, ROW_NAMES, ROW_TITLES, SLOTS, TYPE_NAMES
from monoceros.games.overlord.view import FACE_DOWN

FIELDS = {
    "unit": ("gules", "bendy"),
    "item": ("azure", "paly"),
    "territory": ("vert", "barry"),
    "curse": ("sable", "semy"),
}
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
PILE_ICONS = {"unit": "crossed-swords", "item": "swap-bag", "territory": "castle"}
PHASES = ("draw", "territory", "placing", "battle", "results", "end")
PHASE_WORDS = ("Draw", "Territory", "Place", "Battle", "Results", "End")


def scene(view: View) -> Scene:
    """Market and conditions at the left, the others above, the own rows below them, the own hand nearest."""
    own = view["seat"] if view["seat"] is not None else 0
    others = [(own + i) % view["seats"] for i in range(1, view["seats"])]
    zones = [*market_zones(view), *shared_zones(view)]
    things = [*market_things(view), *condition_things(view)]
    for seat in (*others, own):
        zones += player_zones(view, seat, near=seat == own)
        things += player_things(view, seat, near=seat == own)
    return Scene(
        zones=tuple(zones),
        things=tuple(things),
        layout=layout(own, others, view),
        heading=heading(view),
        steps_title=f"Round {view['round']}" if view["round"] else "Setup",
        steps=tuple(steps(view)),
        rounds=tuple(rounds(view)),
        plates=tuple(plate(view, seat) for seat in range(view["seats"])),
    )


def layout(own: int, others: list[int], view: View) -> Layout:
    rows = []
    if others:
        rows.append(Row(tuple(f"province/{seat}" for seat in others)))
        rows.append(Row(tuple(zone for seat in others for zone in (f"field/{seat}", f"might/{seat}"))))
    rows.append(Row((f"province/{own}",)))
    rows.append(Row((f"field/{own}", f"might/{own}")))
    near = [f"deck/{own}", f"discard/{own}", f"hand/{own}"]
    if view["looked"]:
        near.append(f"looked/{own}")
    left = (*[f"market/{row}" for row in ROW_NAMES], "conditions", "renown")
    return Layout(table=tuple(rows), near=tuple(near), left=left)


# -- words over the table ---


def heading(view: View) -> str:
    if view["ranking"]:
        return "The game is over"
    if not view["round"]:
        return "Setup"
    if view["phase"] == "battle" and view["column"] >= 0:
        return f"Round {view['round']} · column {view['column'] + 1}"
    return f"Round {view['round']} of {ROUNDS}"


def steps(view: View) -> Iterator[Step]:
    if view["phase"] not in PHASES:
        return
    now = PHASES.index(view["phase"])
    for i, word in enumerate(PHASE_WORDS):
        yield Step(word, state_of(i, now))


def rounds(view: View) -> Iterator[Step]:
    for number in range(1, ROUNDS + 1):
        yield Step(str(number), "done" if view["ranking"] else state_of(number, view["round"]))


def state_of(number: int, now: int) -> StepState:
    return "done" if number < now else "now" if number == now else "next"


def plate(view: View, seat: int) -> Plate:
    p = view["players"][seat]
    return Plate(seat, f"Player {p['number']} · {p['renown']} Renown · {p['hand_size']} in hand")


# -- what everybody shares ---


def market_zones(view: View) -> Iterator[Zone]:
    for row, word in enumerate(ROW_NAMES):
        buried = Counter(view["cemetery"][row])
        holds = tuple(Line(card_of(view, card)["name"], f"×{number}") for card, number in buried.items())
        label = ROW_TITLES[row]
        note = f"{len(view['cemetery'][row])} destroyed" if buried else ""
        yield Zone(f"market/{word}", "row", label, note, size="xs", holds=holds, clause="UO-3.7")


def market_things(view: View) -> Iterator[Thing]:
    for row, word in enumerate(ROW_NAMES):
        zone = f"market/{word}"
        field, pattern = FIELDS[word]
        number = view["piles"][row]
        face = Face(
            icon=PILE_ICONS[word],
            field=field,
            pattern=pattern,
            down=True,
            numbers=(Number("cards", number, "count"),),
        )
        yield Thing(f"pile/{word}", "card", zone, f"Pile of {word} cards, {number} left", face)
        for slot in range(SLOTS):
            card = view["market"][row * SLOTS + slot]
            if card >= 0:
                age = ("newest", "", "oldest")[slot]
                yield card_thing(view, f"market/{word}/{slot + 1}", zone, card, note=age, came_from=f"pile/{word}")


def shared_zones(view: View) -> Iterator[Zone]:
    yield Zone("conditions", "notices", "Critical conditions", f"pile {view['critical_pile']}", clause="UO-12.1")
    if view["round"]:
        worth = view["renown_of_round"][view["round"] - 1]
        note = f"round {view['round']} is worth {worth}"
    else:
        note = ""
    yield Zone("renown", "figures", "Renown", note, clause="UO-12.9")


def condition_things(view: View) -> Iterator[Thing]:
    own = view["seat"]
    if view["conditions"]:
        shown = view["lexicon"]["criticals"][view["conditions"][-1]]
        meets = view["players"][own]["meets"] if own is not None else []
        for i, words in enumerate(shown["conditions"]):
            met = bool(meets and meets[i])
            face = Face(
                title=words, icon="crystal-shine", field="purpure", pattern="lozengy", text="met" if met else ""
            )
            label = f"{words}{': met' if met else ''}"
            yield Thing(f"condition/{i}", "card", "conditions", label, face, marks=("met",) if met else ())
    for seat in range(view["seats"]):
        renown = view["players"][seat]["renown"]
        face = Face(title=who(seat), numbers=(Number("Renown", renown, "figure"),))
        yield Thing(f"renown/{seat}", "counter", "renown", f"{who(seat)}: {renown} Renown", face, owner=seat)


# -- a player ---


def player_zones(view: View, seat: int, *, near: bool) -> Iterator[Zone]:
    p = view["players"][seat]
    active = ("active",) if seat == view["active"] else ()
    quiet = () if near else ("quiet",)
    size: Size = "m" if near else "xs"
    yield Zone(f"province/{seat}", "row", f"Province of {who(seat)}", "", seat, quiet, size=size, clause="UO-1.10")
    guarded = "guarded" if p["guard"] else ""
    yield Zone(f"field/{seat}", "row", f"Battlefield of {who(seat)}", guarded, seat, (*active, *quiet), size=size)
    yield Zone(f"might/{seat}", "figures", "Might", owner=seat, marks=quiet, clause="UO-1.5")
    if near:
        yield Zone(f"deck/{seat}", "pile", "deck", owner=seat, count=p["deck"], size="s")
        counts = Counter(p["discards"])
        holds = tuple(Line(card_of(view, card)["name"], f"×{number}") for card, number in counts.items())
        yield Zone(
            discard_id(seat), "pile", "discard pile", owner=seat, count=len(p["discards"]), size="s", holds=holds
        )
        yield Zone(f"hand/{seat}", "hand", "Hand", owner=seat, count=p["hand_size"])
        if view["looked"] and seat == view["seat"]:
            yield Zone(f"looked/{seat}", "row", "On top of your deck", owner=seat, size="s", clause="UO-11.14")


def player_things(view: View, seat: int, *, near: bool) -> Iterator[Thing]:
    yield from province_things(view, seat)
    yield from field_things(view, seat)
    yield from might_things(view, seat)
    if near:
        yield from pile_things(view, seat)
        yield from hand_things(view, seat)


def province_things(view: View, seat: int) -> Iterator[Thing]:
    p = view["players"][seat]
    zone = f"province/{seat}"
    for k in range(COLUMNS):
        card = p["province"][k]
        at = province_id(seat, k + 1)
        if card < 0:
            if k < view["columns"]:
                yield Thing(at, "slot", zone, f"Column {k + 1}, no Territory", owner=seat)
            continue
        row = card_of(view, card)
        burning = p["burning"][k]
        marks = (("faded", "burning") if burning else ()) + (("turned",) if p["used"][k] else ())
        words = [row["name"], row["text"]] + ["burning"] * bool(burning)
        face = Face(
            title=row["name"],
            icon=row["icon"],
            text=row["text"],
            field=FIELDS["territory"][0],
            pattern=FIELDS["territory"][1],
            chips=tuple(chips(row["bears"], p["harbor"][k])) + burning_chip(burning),
            designed=row["source"] == "designed",
        )
        label = f"Column {k + 1}: {'. '.join(words)}"
        yield Thing(at, "plate", zone, label, face, seat, marks, "UO-7.3", came_from="market/territory")


def burning_chip(number: int) -> tuple[Chip, ...]:
    return (Chip("small-fire", f"burning, {number} deep" if number > 1 else "burning"),) if number else ()


def chips(bears: list[str], chosen: list[int]) -> Iterator[Chip]:
    for name in bears:
        yield Chip(TYPE_ICONS[name], name)
    for type, number in enumerate(chosen):
        for _ in range(number):
            yield Chip(TYPE_ICONS[TYPE_NAMES[type]], f"{TYPE_NAMES[type]}, chosen")


def field_things(view: View, seat: int) -> Iterator[Thing]:
    p = view["players"][seat]
    zone = f"field/{seat}"
    for k in range(view["columns"]):
        card = p["field"][k]
        at = field_id(seat, k + 1)
        now = ("active",) if (seat, k) == (view["active"], view["column"]) else ()
        if card == -1:
            yield Thing(at, "slot", zone, f"Column {k + 1}, empty", owner=seat)
        elif card == FACE_DOWN:
            label = f"Column {k + 1}, face-down"
            yield Thing(at, "card", zone, label, back_of(), seat, goes_to=discard_id(seat))
        else:
            up = p["up"][k]
            gained = (Number("Might earned", p["gains"][k], "foot"),) if up else ()
            extra = tuple(chips([], p["chosen"][k]))
            where = f"Column {k + 1}" + ("" if up else ", face-down for the others")
            marks = now if up else ("faded",)
            yield card_thing(
                view,
                at,
                zone,
                card,
                owner=seat,
                note=where,
                numbers=gained,
                extra=extra,
                marks=marks,
                came_from=f"hand/{seat}",
                goes_to=discard_id(seat),
            )


def back_of() -> Face:
    return Face(icon="unicorn", field="#5a2027", down=True)


def might_things(view: View, seat: int) -> Iterator[Thing]:
    p = view["players"][seat]
    ledger = tuple(ledger_lines(view)) if seat == view["active"] else ()
    face = Face(numbers=(Number("Might", p["might"], "figure", ledger=ledger),))
    yield Thing(f"might/{seat}/now", "counter", f"might/{seat}", f"{who(seat)} has {p['might']} Might", face, seat)
    if p["criticals"] or p["shown_criticals"]:
        values = [view["lexicon"]["criticals"][card]["value"] for card in p["shown_criticals"]]
        number = p["criticals"] or len(values)
        lines = (*[Line("Critical", str(value)) for value in values], Line("Might", str(sum(values)), sum=True))
        word = "Critical, face-down" if p["criticals"] else "Critical"
        face = Face(numbers=(Number(word, number, "figure", ledger=lines if values else ()),))
        yield Thing(f"might/{seat}/criticals", "counter", f"might/{seat}", f"{number} {word}", face, seat)


def ledger_lines(view: View) -> Iterator[Line]:
    for label, amount in view["ledger"]:
        total = label in ("total Power", "doubled")
        yield Line(label, str(amount) if total or label == "printed Power" else f"{amount:+d}", sum=total)


def pile_things(view: View, seat: int) -> Iterator[Thing]:
    p = view["players"][seat]
    if p["deck"]:
        words = f"Deck, {p['deck']} cards"
        known = [card_of(view, card)["name"] for card in p["deck_top"]]
        if known:
            words += f"; on top: {', '.join(known)}"
        yield Thing(f"deck/{seat}/top", "card", f"deck/{seat}", words, back_of(), seat)
    if p["discards"]:
        top = p["discards"][-1]
        yield card_thing(view, f"discard/{seat}/top", discard_id(seat), top, owner=seat, note="on the discard pile")
    if seat == view["seat"]:
        for i, card in enumerate(view["looked"]):
            now = ("active",) if i == view["look_at"] else ()
            yield card_thing(view, f"looked/{seat}/{i}", f"looked/{seat}", card, owner=seat, marks=now)


def hand_things(view: View, seat: int) -> Iterator[Thing]:
    p = view["players"][seat]
    zone = f"hand/{seat}"
    if p["hand"] is None:
        for i in range(p["hand_size"]):
            yield Thing(f"back/{seat}/{i}", "card", zone, "A hidden card", back_of(), seat)
        return
    for card, number in Counter(p["hand"]).items():
        copies = (Number("copies", number, "count"),) if number > 1 else ()
        yield card_thing(
            view,
            hand_id(seat, card_of(view, card)["id"]),
            zone,
            card,
            owner=seat,
            numbers=copies,
            note=f"{number} of them" if number > 1 else "",
            when="for the next placing",
            came_from=f"deck/{seat}",
            goes_to=f"field/{seat}",
        )


def card_thing(
    view: View,
    id: str,
    zone: str,
    card: int,
    *,
    owner: int = -1,
    note: str = "",
    numbers: tuple[Number, ...] = (),
    extra: tuple[Chip, ...] = (),
    marks: tuple[str, ...] = (),
    when: str = "",
    came_from: str = "",
    goes_to: str = "",
) -> Thing:
    row: Any = card_of(view, card)
    field, pattern = FIELDS[row["kind"]]
    power = (Number("Power", row["power"], "shield"),) if row["kind"] == "unit" else ()
    words = [row["name"], f"{row['kind'].capitalize()}{power_words(row)}", *([note] if note else []), row["text"]]
    face = Face(
        title=row["name"],
        icon=row["icon"],
        text=row["text"],
        field=field,
        pattern=pattern,
        numbers=(*power, *numbers),
        chips=(*chips(row["bears"], []), *extra),
        designed=row["source"] == "designed",
    )
    return Thing(
        id,
        "card",
        zone,
        ". ".join(words),
        face,
        owner,
        marks,
        clause_of(row["kind"]),
        when,
        came_from=came_from,
        goes_to=goes_to,
    )


def power_words(row: Any) -> str:
    return f" of Power {row['power']}, {', '.join(row['bears'])}" if row["kind"] == "unit" else ""


def clause_of(kind: str) -> str:
    return {"unit": "UO-8.10", "item": "UO-8.11", "territory": "UO-7.2", "curse": "UO-8.12"}[kind]


# -- what events are about ---


def points(event: Event, view: View) -> tuple[str, ...]:
    facts = event.facts
    match event.name:
        case "deployed":
            return (field_id(facts[0], facts[1] + 1),)
        case "might" | "guarded":
            return (f"might/{facts[0]}", f"field/{facts[0]}")
        case "bought" | "gained":
            return (f"hand/{facts[0]}", f"province/{facts[0]}")
        case "uses" | "quenched":
            return (province_id(facts[0], facts[1] + 1),)
        case "burned":
            return (province_id(facts[1], facts[2] + 1),)
        case "offered":
            return (f"market/{ROW_NAMES[facts[0]]}",)
        case "waits" | "doubles":
            return (field_id(facts[0], facts[1] + 1),)
        case "drew" | "reshuffled" | "cursed":
            return (f"deck/{facts[0]}",)
        case "discarded" | "milled" | "recovered" | "destroyed":
            return (discard_id(facts[0]),)
        case "condition" | "conditions":
            return ("conditions",)
        case "round_won":
            return (f"renown/{facts[1]}",)
    return ()
