"""What lies where on the table: a pure function of a view. Other parts of it are in the files `scene_*.py`."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.questions import View
from monoceros.engine.scene import Layout, Plate, Row, Scene, Step, Thing, Zone
from monoceros.games.crown.asks_turn import MAIN_LABELS
from monoceros.games.crown.names import name_of, stand_zone, who
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
from monoceros.games.crown.scene_people import (
    FRONT,
    OTHERS,
    TREASURE,
    has_front,
    near_seat,
    people_things,
    people_zones,
)
from monoceros.games.crown.scene_points import points
from monoceros.games.crown.scene_setup import (
    general_things,
    general_zone,
    hero_things,
    hero_zone,
    waits_for_general,
    waits_for_heroes,
)
from monoceros.games.crown.scene_strip import strip_things, strip_zones
from monoceros.games.crown.state import STEP_NAMES
from monoceros.games.crown.tables import EMPTY
from monoceros.games.crown.text import won

__all__ = ["points", "scene"]

STEP_WORDS = ("Income", "Roll", "Dragon", "Hero", "Main", "Play", "Take")


def scene(view: View) -> Scene:
    """The board in the middle under the dragon's strip, the own stands at the left, everybody else at the right."""
    zones: list[Zone] = list(top_zones(view))
    things: list[Thing] = list(top_things(view))
    zones += [board_zone(), *battle_zones(view), *people_zones(view), *passing_zones(view), *deck_zones(view)]
    things += [*board_things(view), *battle_things(view), *people_things(view)]
    things += [*passing_things(view), *deck_things(view)]
    if view["seat"] is not None:
        zones.append(hand_zone(view))
        things += hand_things(view)
    return Scene(
        tuple(zones),
        tuple(things),
        (*flights(view), *battle_arrows(view)),
        layout(view),
        heading(view),
        "Setup" if view["step"] == "setup" else f"The turn of {who(view['active'])}",
        tuple(steps(view)),
        plates=tuple(plates(view)),
    )


def top_zones(view: View) -> Iterator[Zone]:
    """Over the board: whom there is to choose from, later the dragon's strip."""
    if waits_for_heroes(view):
        yield hero_zone()
    elif waits_for_general(view):
        yield general_zone()
    else:
        yield from strip_zones(view)


def top_things(view: View) -> Iterator[Thing]:
    if waits_for_heroes(view):
        return hero_things(view)
    return general_things(view) if waits_for_general(view) else strip_things(view)


def layout(view: View) -> Layout:
    fought = battle_zones(view)
    rows = [Row(tuple([zone.id for zone in fought]))] if fought else []
    rows.append(Row(tuple([zone.id for zone in top_zones(view)])))
    rows.append(Row((BOARD,), grow=True))
    seat = near_seat(view)
    left = [TREASURE, *[zone.id for zone in passing_zones(view)], stand_zone(seat)]
    if has_front(view, seat):
        left.append(FRONT)
    right = (OTHERS, *[zone.id for zone in deck_zones(view)])
    near = () if view["seat"] is None else (f"hand/{view['seat']}",)
    return Layout(tuple(rows), near, tuple(left), right)


# -- words over the table ---


def heading(view: View) -> str:
    if view["winners"]:
        return f"{' and '.join([who(seat) for seat in view['winners']])} {won(view)}"
    if view["step"] == "setup":
        return "Setup"
    action = f": {MAIN_LABELS[view['action']]}" if view["action"] and view["step"] == "main action" else ""
    return f"Round {view['round']} · {view['step']}{action}"


def steps(view: View) -> Iterator[Step]:
    """CD-5.1"""
    if view["step"] == "setup":
        return
    now = STEP_NAMES.index(view["step"]) - 1
    for number, word in enumerate(STEP_WORDS):
        over = view["winners"] or number < now
        yield Step(word, "done" if over else "now" if number == now else "next")


def plates(view: View) -> Iterator[Plate]:
    """What everybody has of what wins: points and the crown. The queue has a track of its own."""
    for seat, player in enumerate(view["players"]):
        if player["hero"] == EMPTY:
            yield Plate(seat)
            continue
        crown = " · crown" if view["crown"] >= 0 and view["crown"] // 12 == seat else ""
        points = f"{player['vp']} VP{crown}"
        hero = name_of(view, "hero", player["hero"]).split()[0]
        yield Plate(seat, f"{hero} · {points}", standing=points)
