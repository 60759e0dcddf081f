"""What lies where on the table: a pure function of a view. Other parts of it are in the files `scene_*.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec import structs

from monoceros.engine.questions import View
from monoceros.engine.scene import Layout, Plate, Row, Scene, Step, Thing, Zone
from monoceros.games.vast import (
    scene_dragon,
    scene_ghost,
    scene_ghoul,
    scene_goblins,
    scene_knight,
    scene_omens,
    scene_thief,
    scene_unicorn,
)
from monoceros.games.vast.names import capital, role_name
from monoceros.games.vast.scene_cave import MAP, Chart, cave_things, cave_zone
from monoceros.games.vast.scene_pieces import current, piece_things, teleports
from monoceros.games.vast.scene_points import points
from monoceros.games.vast.scene_stack import CAVE, NOTICES, STACK, notices, stack_things, stack_zones
from monoceros.games.vast.tables import ROLE_NAMES, SHADOW
from monoceros.games.vast.text import heading

__all__ = ["points", "scene"]


class Mat(NamedTuple):
    """A role's part of the table: its mat, and the zones and things of its cards beside it."""

    zone: Callable[[View], Zone]
    things: Callable[[View], Iterator[Thing]]
    card_zones: Callable[[View], Iterator[Zone]] = lambda view: iter(())
    card_things: Callable[[View], Iterator[Thing]] = lambda view: iter(())


GHOUL_MAT = Mat(
    scene_ghoul.ghoul_zone,
    scene_ghoul.ghoul_things,
    scene_ghoul.ghoul_card_zones,
    scene_ghoul.ghoul_card_things,
)
MATS = {
    "knight": Mat(scene_knight.knight_zone, scene_knight.knight_things),
    "goblins": Mat(
        scene_goblins.goblins_zone,
        scene_goblins.goblins_things,
        scene_goblins.goblins_card_zones,
        scene_goblins.goblins_card_things,
    ),
    "vile_ghoul": GHOUL_MAT,
    "dragon": Mat(
        scene_dragon.dragon_zone,
        scene_dragon.dragon_things,
        scene_dragon.dragon_card_zones,
        scene_dragon.dragon_card_things,
    ),
    "nightmare": Mat(scene_unicorn.nightmare_zone, scene_unicorn.nightmare_things),
    "cave": Mat(scene_omens.omens_zone, scene_omens.omens_things),
    "cave_ghost": Mat(scene_omens.omens_zone, scene_omens.omens_things),
    "thief": Mat(scene_thief.thief_zone, scene_thief.thief_things),
    "ghoul": GHOUL_MAT,
    "ghost": Mat(scene_ghost.ghost_zone, scene_ghost.ghost_things),
    "shadow": Mat(scene_unicorn.shadow_zone, scene_unicorn.shadow_things),
}


def scene(view: View) -> Scene:
    """The cave in the middle, the own mat at the right, everything else at the left; the own cards are near."""
    chart = Chart(view)
    zones: list[Zone] = [cave_zone(view, chart), Zone(NOTICES, "notices", "What is going on"), *stack_zones(view)]
    things: list[Thing] = [*cave_things(view, chart), *piece_things(view, chart), *notices(view)]
    things += stack_things(view)
    for role in roles(view):
        zones += [quiet(view, MATS[role].zone(view)), *MATS[role].card_zones(view)]
        things += [*MATS[role].things(view), *MATS[role].card_things(view)]
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


def quiet(view: View, mat: Zone) -> Zone:
    """The mats of others can be folded on small screens."""
    return mat if mat.owner == (view["seat"] or 0) else structs.replace(mat, marks=(*mat.marks, "quiet"))


def roles(view: View) -> list[str]:
    """Whose mats lie on the table, in turn order."""
    found = list(view["roles"])
    return [*found, "shadow"] if view["unicorn"] is not None and view["unicorn"]["shadow"] else found


def layout(view: View, zones: list[Zone]) -> Layout:
    """The mat of whoever looks lies at the right, decks beside the own cards; a spectator has the first mat there."""
    seat = view["seat"] or 0
    own = f"mat/{view['roles'][seat]}"
    ids = [zone.id for zone in zones]
    near = [zone.id for zone in zones if zone.kind == "hand"]
    rows = [zone.id for zone in zones if zone.kind == "row" and zone.id != scene_knight.TREASURES]
    others = [f"mat/{role}" for role in roles(view) if f"mat/{role}" != own]
    piles = [zone.id for zone in zones if zone.kind == "pile" and zone.id != STACK]
    treasures = [scene_knight.TREASURES] if scene_knight.TREASURES in ids else []
    aside = own == scene_knight.MAT_KNIGHT
    left = (*others, CAVE, STACK, *rows, *([] if near else piles), *([] if aside else treasures))
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
        name = capital(role_name(ROLE_NAMES.index(role)).removeprefix("the ")).removeprefix("Nightmare ")
        what, number = next(iter(view["players"][seat].items()))
        yield Plate(seat, f"{name} · {number} {what.capitalize()}" if view["round"] else name)
