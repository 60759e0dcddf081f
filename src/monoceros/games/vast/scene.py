"""What lies where on the table: a pure function of a view. Other parts of it are in the files `scene_*.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from monoceros.engine.questions import View
from monoceros.engine.scene import Layout, Plate, Row, Scene, Step, Thing, Zone
from monoceros.games.vast import scene_knight, scene_unicorn
from monoceros.games.vast.names import capital, role_name
from monoceros.games.vast.scene_cave import MAP, Chart, cave_things, cave_zone
from monoceros.games.vast.scene_pieces import current, piece_things, teleports
from monoceros.games.vast.scene_points import points
from monoceros.games.vast.scene_stack import CAVE, NOTICES, STACK, notices, stack_things, stack_zones
from monoceros.games.vast.tables import ROLE_NAMES, SHADOW
from monoceros.games.vast.text import heading

__all__ = ["points", "scene"]


class Mat(NamedTuple):
    """A role's part of the table: part two adds a line to MATS for each of its roles."""

    zone: Callable[[View], Zone]
    things: Callable[[View], Iterator[Thing]]


MATS = {
    "knight": Mat(scene_knight.knight_zone, scene_knight.knight_things),
    "nightmare": Mat(scene_unicorn.nightmare_zone, scene_unicorn.nightmare_things),
    "shadow": Mat(scene_unicorn.shadow_zone, scene_unicorn.shadow_things),
}


def scene(view: View) -> Scene:
    """The cave in the middle, the own mat at the right, everything else at the left; the own cards are near."""
    chart = Chart(view)
    zones: list[Zone] = [cave_zone(view, chart), Zone(NOTICES, "notices", "What is going on"), *stack_zones(view)]
    things: list[Thing] = [*cave_things(view, chart), *piece_things(view, chart), *notices(view)]
    things += stack_things(view)
    for role in roles(view):
        zones.append(MATS[role].zone(view))
        things += MATS[role].things(view)
    if view["unicorn"] is not None:
        zones += scene_unicorn.pile_zones(view)
        things += scene_unicorn.pile_things(view)
        if view["unicorn"]["hand"] is not None:
            zones.append(scene_unicorn.hand_zone(view))
            things += scene_unicorn.hand_things(view)
    if view["knight"] is not None:
        zones += [*scene_knight.card_zones(view), *scene_knight.pile_zones(view)]
        things += [*scene_knight.card_things(view), *scene_knight.pile_things(view)]
    return Scene(
        tuple(zones),
        tuple(things),
        (*teleports(view, chart), *current(chart)),
        layout(view, zones),
        heading(view),
        f"Round {view['round']}" if view["round"] else "Setup",
        tuple(steps(view)),
        plates=tuple(plates(view)),
    )


def roles(view: View) -> list[str]:
    """Whose mats lie on the table, in turn order."""
    found = list(view["roles"])
    return [*found, "shadow"] if view["unicorn"] is not None and view["unicorn"]["shadow"] else found


def layout(view: View, zones: list[Zone]) -> Layout:
    """The mat of whoever looks lies at the right, decks beside the own cards; a spectator has the first mat there."""
    seat = view["seat"] or 0
    own = f"mat/{view['roles'][seat]}"
    ids = [zone.id for zone in zones]
    near = [id for id in (scene_unicorn.HAND, scene_knight.HAND) if id in ids]
    others = [f"mat/{role}" for role in roles(view) if f"mat/{role}" != own]
    piles = [zone.id for zone in zones if zone.kind == "pile" and zone.id != STACK]
    treasures = [scene_knight.TREASURES] if scene_knight.TREASURES in ids else []
    aside = own == scene_knight.MAT_KNIGHT
    left = (*others, CAVE, STACK, *([] if near else piles), *([] if aside else treasures))
    right = (own, *(treasures if aside else []))
    if near:
        ahead = [id for id in piles if id in scene_unicorn.PILES]
        near = [*ahead, *near, *[id for id in piles if id not in ahead]]
    return Layout((Row((MAP, NOTICES), grow=True),), tuple(near), left, right)


# -- words over the table ---


def steps(view: View) -> Iterator[Step]:
    """VF-11.2, VF-11.3 Who has had a turn in this round, who has it, who comes."""
    if not view["round"]:
        return
    order = [*[ROLE_NAMES.index(name) for name in view["roles"]], *([SHADOW] if "shadow" in roles(view) else [])]
    for role in order:
        word = capital(role_name(role).removeprefix("the "))
        past = view["over"] or (view["role"] in order and order.index(role) < order.index(view["role"]))
        yield Step(word, "done" if past else "now" if role == view["role"] else "next")


def plates(view: View) -> Iterator[Plate]:
    """What each seat leads, and how it fares."""
    for seat, role in enumerate(view["roles"]):
        facts = view["knight"] if role == "knight" else view["unicorn"]
        name = capital(role_name(ROLE_NAMES.index(role)).removeprefix("the "))
        yield Plate(seat, f"{name.removeprefix('Nightmare ')} · {facts['health']} Health" if view["round"] else name)
