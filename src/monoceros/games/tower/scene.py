"""What lies where: a pure function of a view. Other parts of it are in the files `scene_*.py`."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.scene import Layout, Line, Row, Scene, Size, Thing, Zone
from monoceros.games.tower.facts import bases_in, cards_seen, is_left, side
from monoceros.games.tower.names import ROMAN, card_row, mine, words_of
from monoceros.games.tower.scene_cards import (
    Changes,
    palace_things,
    space_thing,
)
from monoceros.games.tower.scene_fight import arrows, attack_now, figures, heading, plates, steps
from monoceros.games.tower.scene_hands import force_things, hand_things, pile_things
from monoceros.games.tower.scene_ids import PILES, STRIKE, discard_id, force_id, pile_id, territory_id
from monoceros.games.tower.state import Combat, Seen
from monoceros.games.tower.strength import changes, combat_ahead
from monoceros.games.tower.tables import BATTLE, EMPTY, ONWARD, PALACE, SPACES, TERRITORIES

PILE_LABELS = ("abilities", "bases")


def scene(view: Seen) -> Scene:
    """The enemy's board above, the own below; a spectator sits with the first seat."""
    own = mine(view)
    changed = {(found.seat, found.at, found.base): found for found in changes(view)}
    fight = view.combat or combat_ahead(view)
    zones: list[Zone] = []
    things: list[Thing] = []
    for seat in (1 - own, own):
        zones += zones_of(view, seat)
        things += things_of(view, seat, changed)
    between = middle(view, own, fight)
    zones += between
    if fight:
        things += figures(view, fight, own)
    title, now = steps(view, fight)
    return Scene(
        tuple(zones),
        tuple(things),
        tuple(arrows(view)),
        layout(view, own, tuple([zone.id for zone in between])),
        heading(view),
        title,
        now,
        (),
        plates(view),
    )


# -- zones ---


def zones_of(view: Seen, seat: int) -> Iterator[Zone]:
    yield palace_zone(view, seat)
    for t in range(TERRITORIES):
        yield territory_zone(view, seat, t)
    held = cards_seen(view, seat)
    size: Size = "m" if seat == view.viewer else "xs"
    yield Zone(f"hand/{seat}", "hand", f"{{{seat}}}'s hand", owner=seat, count=held, size=size, clause="AT-12.4")
    marks = ("quiet",) if BATTLE <= view.step <= ONWARD else ()  # nobody draws
    for i, pile in enumerate(PILES):
        name = PILE_LABELS[i]
        yield Zone(
            pile_id(seat, pile), "pile", name, "", seat, marks, view.piles[seat * 2 + i].size(), "xs", clause="AT-12.1"
        )
        discards = view.discards[seat * 2 + i]
        yield Zone(
            discard_id(seat, pile),
            "pile",
            "discard",
            "",
            seat,
            marks,
            len(discards),
            "xs",
            pile_lines(view, seat, discards),
            clause="AT-12.2",
        )


def pile_lines(view: Seen, seat: int, cards: list[int]) -> tuple[Line, ...]:
    """AT-12.5 A discard pile may be looked through."""
    if not cards:
        return ()
    words, counted = words_of(view, seat), {card: cards.count(card) for card in sorted(set(cards))}
    rows = [(card_row(words, card), number) for card, number in counted.items()]
    return tuple([Line(row["name"], f"×{number}", row["icon"]) for row, number in rows])


def palace_zone(view: Seen, seat: int) -> Zone:
    group, goal = attack_now(view)
    marks: tuple[str, ...] = ("active",) if seat == view.active and view.turn else ()
    note = ""
    if seat != view.active and goal == PALACE:
        marks, note = ("aimed",), "under attack"
    elif seat == view.active and group == PALACE:
        marks, note = ("active", "attacking"), "attacking"
    return Zone(territory_id(seat, PALACE), "mat", f"{{{seat}}}'s palace", note, seat, marks, size="s", clause="AT-3.6")


def territory_zone(view: Seen, seat: int, t: int) -> Zone:
    """A territory, and what is to be said of it now."""
    group, goal = attack_now(view)
    moving = seat == view.active
    marks: tuple[str, ...] = ()
    if moving and group == t:
        note, marks = "attacking", ("attacking",)
    elif not moving and group != EMPTY and goal == t:
        note, marks = "under attack", ("aimed",)
    elif moving and is_left(view, t):
        note, marks = "may still attack", ("active",)
    else:
        note = strength_words(view, seat, t)
    return Zone(territory_id(seat, t), "row", f"Territory {ROMAN[t]}", note, seat, marks, clause="AT-3.1")


def strength_words(view: Seen, seat: int, t: int) -> str:
    """`2 bases · 3 troops`; nothing of an empty territory, whose spaces say so."""
    bases = bases_in(view, seat, t)
    troops = sum(side(view.troops, seat)[3 * t : 3 * t + 3])
    if not bases:
        return ""
    return f"{bases} base{'s' * (bases > 1)} · {troops} troop{'s' * (troops != 1)}"


def middle(view: Seen, own: int, fight: Combat | None) -> list[Zone]:
    """Between the boards: abilities in force, the own left, and what both strike with. Nothing: no zones."""
    if not fight and not any(view.played):
        return []
    zones = [
        Zone(force_id(seat), "notices", f"In force for {{{seat}}}", owner=seat, clause="AT-7.6")
        for seat in (own, 1 - own)
    ]
    if fight:
        ahead = view.combat is None
        label = "The fight ahead" if ahead else "The fight"
        zones.insert(1, Zone(STRIKE, "figures", label, clause="AT-8.1" if ahead else "AT-8.3"))
    return zones


# -- things ---


def things_of(view: Seen, seat: int, changed: Changes) -> Iterator[Thing]:
    words = words_of(view, seat)
    yield from palace_things(view, words, seat, changed)
    for at in range(SPACES):
        yield space_thing(view, words, seat, at, changed)
    yield from hand_things(view, words, seat)
    yield from pile_things(view, words, seat)
    yield from force_things(view, words, seat)


# -- where zones lie ---


def layout(view: Seen, own: int, between: tuple[str, ...]) -> Layout:
    """The other's palace, hand and piles on top, territories below; the own ones below them and below the question."""
    rows = [Row(home(1 - own), "ends"), Row(territories(1 - own))]
    if between:
        rows.append(Row(between))
    rows.append(Row(territories(own)))
    if view.viewer < 0:  # nobody is asked: both sides lie the same way
        return Layout((*rows, Row(home(own), "ends")))
    return Layout(tuple(rows), home(own))


def territories(seat: int) -> tuple[str, ...]:
    return tuple([territory_id(seat, t) for t in range(TERRITORIES)])


def home(seat: int) -> tuple[str, ...]:
    """A seat's palace, hand and piles."""
    piles = [name(seat, pile) for pile in PILES for name in (pile_id, discard_id)]
    return (territory_id(seat, PALACE), f"hand/{seat}", *piles)
