"""What lies where on the table: a pure function of a view. Other parts of it are in the files `scene_*.py`."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.scene import Layout, Plate, Row, Scene, Step, Thing, Zone
from monoceros.games.crown.facts import points_of, winners_of
from monoceros.games.crown.facts_seen import waits_for_heroes
from monoceros.games.crown.names import MAIN_LABELS, name_of, near_seat, stand_zone, who
from monoceros.games.crown.scene_battle import battle_arrows, battle_things, battle_zones
from monoceros.games.crown.scene_board import BOARD, board_things, board_zone, flights
from monoceros.games.crown.scene_cards import (
    deck_things,
    deck_zones,
    hand_things,
    hand_zone,
    passing_things,
    passing_zones,
)
from monoceros.games.crown.scene_people import FRONT, OTHERS, TREASURE, has_front, people_things, people_zones
from monoceros.games.crown.scene_setup import general_things, general_zone, hero_things, hero_zone, waits_for_general
from monoceros.games.crown.scene_strip import strip_things, strip_zones
from monoceros.games.crown.state import ACTION_NAMES, MAIN, SETUP, STEP_NAMES, Seen
from monoceros.games.crown.tables import EMPTY, HOLDERS
from monoceros.games.crown.text import won

STEP_WORDS = ("Income", "Roll", "Dragon", "Hero", "Main", "Play", "Take")


def scene(view: Seen) -> Scene:
    """The board in the middle under the dragon's strip, the own stands at the left, everybody else at the right."""
    zones: list[Zone] = list(top_zones(view))
    things: list[Thing] = list(top_things(view))
    zones += [board_zone(), *battle_zones(view), *people_zones(view), *passing_zones(view), *deck_zones(view)]
    things += [*board_things(view), *battle_things(view), *people_things(view)]
    things += [*passing_things(view), *deck_things(view)]
    if view.viewer >= 0:
        zones.append(hand_zone(view))
        things += hand_things(view)
    return Scene(
        tuple(zones),
        tuple(things),
        (*flights(view), *battle_arrows(view)),
        layout(view),
        heading(view),
        "Setup" if view.step == SETUP else f"The turn of {who(view.active)}",
        tuple(steps(view)),
        plates=tuple(plates(view)),
    )


def top_zones(view: Seen) -> Iterator[Zone]:
    """Over the board: whom there is to choose from, later the dragon's strip."""
    if waits_for_heroes(view):
        yield hero_zone()
    elif waits_for_general(view):
        yield general_zone()
    else:
        yield from strip_zones(view)


def top_things(view: Seen) -> Iterator[Thing]:
    if waits_for_heroes(view):
        return hero_things(view)
    return general_things(view) if waits_for_general(view) else strip_things(view)


def layout(view: Seen) -> Layout:
    fought = battle_zones(view)
    rows = [Row(tuple([zone.id for zone in fought]))] if fought else []
    rows.append(Row(tuple([zone.id for zone in top_zones(view)])))
    rows.append(Row((BOARD,), grow=True))
    seat = near_seat(view)
    left = [TREASURE, *[zone.id for zone in passing_zones(view)], stand_zone(seat)]
    if has_front(view, seat):
        left.append(FRONT)
    right = (OTHERS, *[zone.id for zone in deck_zones(view)])
    near = () if view.viewer < 0 else (f"hand/{view.viewer}",)
    return Layout(tuple(rows), near, tuple(left), right)


# -- words over the table ---


def heading(view: Seen) -> str:
    if winners_of(view):
        return f"{' and '.join([who(seat) for seat in winners_of(view)])} {won(view)}"
    if view.step == SETUP:
        return "Setup"
    action = f": {MAIN_LABELS[ACTION_NAMES[view.action]]}" if view.action and view.step == MAIN else ""
    return f"Round {view.round} · {STEP_NAMES[view.step]}{action}"


def steps(view: Seen) -> Iterator[Step]:
    """CD-5.1"""
    if view.step == SETUP:
        return
    now = view.step - 1
    for number, word in enumerate(STEP_WORDS):
        over = winners_of(view) or number < now
        yield Step(word, "done" if over else "now" if number == now else "next")


def plates(view: Seen) -> Iterator[Plate]:
    """What everybody has of what wins: points and the crown. The queue has a track of its own."""
    for seat, hero in enumerate(view.hero):
        if hero == EMPTY:
            yield Plate(seat)
            continue
        crown = " · crown" if view.crown >= 0 and view.crown // HOLDERS == seat else ""
        points = f"{points_of(view, seat)} VP{crown}"
        name = name_of(view, "hero", hero).split()[0]
        yield Plate(seat, f"{name} · {points}", standing=points)
