"""What must be true of every scene, and of two scenes that follow each other. Part of the laws (see `laws`)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from monoceros.engine.game import Game
from monoceros.engine.scene import Scene, Thing

LARGEST_SCENE = 60_000  # bytes as JSON


def check_scene(scene: Scene) -> None:
    """Every id is there once, and whatever names a zone or a thing names one that is there."""
    ids = scene.ids()
    assert len(set(ids)) == len(ids), f"two things have the same id: {sorted(i for i in ids if ids.count(i) > 1)}"
    here, zones = set(ids), {zone.id for zone in scene.zones}
    for thing in scene.things:
        assert thing.zone in zones, f"{thing.id} lies in {thing.zone!r}, which is not there"
        assert thing.label, f"{thing.id} has no words for those who hear the table"
        assert not thing.on or thing.on in here, f"{thing.id} stands on {thing.on!r}, which is not there"
        lost = sorted({*thing.reach, *thing.strikes} - here)
        assert not lost, f"{thing.id} reaches {lost}, which are not there"
    for arrow in scene.arrows:
        for end in (arrow.start, arrow.end, *arrow.through):
            assert end in here, f"an arrow ({arrow.label}) leads to {end!r}, which is not there"
    check_layout(scene, zones)
    size = len(msgspec.json.encode(scene))
    assert size < LARGEST_SCENE, f"the scene takes {size} bytes, more than {LARGEST_SCENE}"


def check_about(scene: Scene, game: Game) -> None:
    """Whoever wants to know more of a thing or zone finds it in a chapter."""
    named = {zone.about for zone in scene.zones} | {thing.about for thing in scene.things}
    named.discard("")
    if named:
        told = {entry.id for chapter in game.chapters(game.content.load()) for entry in chapter.entries}
        assert named <= told, f"no chapter tells of {sorted(named - told)}"


def check_layout(scene: Scene, zones: set[str]) -> None:
    layout = scene.layout
    laid = [id_ for row in layout.table for id_ in row.zones] + [*layout.near, *layout.left, *layout.right]
    missing = sorted(set(laid) - zones)
    assert not missing, f"the layout names zones that are not there: {missing}"
    assert len(set(laid)) == len(laid), f"the layout names a zone twice: {sorted(i for i in laid if laid.count(i) > 1)}"


def check_passage(before: Scene, after: Scene) -> None:
    """What appears comes from something that was there, what goes goes to something that is: so motion can show it."""
    was, now = set(before.ids()), set(after.ids())
    for thing in new_in(after.things, was):
        place = thing.came_from
        assert not place or place in was or place in now, f"{thing.id} comes from {place!r}, which was not there"
    for thing in new_in(before.things, now):
        assert not thing.goes_to or thing.goes_to in now, f"{thing.id} goes to {thing.goes_to!r}, which is not there"


def new_in(things: Iterable[Thing], others: set[str]) -> list[Thing]:
    return [thing for thing in things if thing.id not in others]
