"""What lies where on the table: a pure function of a view. Other parts of it are in the files `scene_*.py`."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.scene import Layout, Plate, Row, Scene, Step, StepState
from monoceros.games.overlord.facts import own_looked
from monoceros.games.overlord.names import mine
from monoceros.games.overlord.scene_shared import LEFT, RACE, SUPPLIES, shared_things, shared_zones
from monoceros.games.overlord.scene_sides import player_things, player_zones
from monoceros.games.overlord.scene_sums import SUM, parts_now, sum_things, sum_zone
from monoceros.games.overlord.state import BATTLE, SETUP, Seen
from monoceros.games.overlord.tables import ROUNDS

PHASE_WORDS = ("Draw", "Territory", "Place", "Battle", "Results", "End")


def scene(view: Seen) -> Scene:
    """Market and conditions at the left, the others above, the own columns below them, the own hand nearest."""
    own = mine(view)
    others = [(own + i) % view.seats for i in range(1, view.seats)]
    parts = parts_now(view)
    zones = [*shared_zones(view), sum_zone(view)]
    things = [*shared_things(view), *sum_things(view)]
    for seat in (*others, own):
        zones += player_zones(view, seat, near=seat == own)
        things += player_things(view, seat, parts, near=seat == own)
    return Scene(
        zones=tuple(zones),
        things=tuple(things),
        layout=layout(own, others, view),
        heading=heading(view),
        steps_title=f"Round {view.round}" if view.round else "Setup",
        steps=tuple(steps(view)),
        rounds=tuple(rounds(view)),
        plates=tuple([plate(view, seat) for seat in range(view.seats)]),
    )


def layout(own: int, others: list[int], view: Seen) -> Layout:
    rows = [
        Row(tuple([zone for seat in others for zone in (*side(seat), f"deck/{seat}", f"discard/{seat}")]), "blocks")
    ]
    rows.append(Row((*side(own), SUM), "blocks"))
    near = [f"deck/{own}", f"discard/{own}", f"hand/{own}"]
    if own_looked(view):
        near.append(f"looked/{own}")
    return Layout(tuple(rows), (*near, *SUPPLIES), LEFT, (RACE,))


def side(seat: int) -> tuple[str, ...]:
    return f"province/{seat}", f"field/{seat}", f"might/{seat}"


# -- words over the table ---


def heading(view: Seen) -> str:
    if view.ranking:
        return "The game is over"
    if not view.round:
        return "Setup"
    if view.phase == BATTLE and view.column >= 0:
        return f"Round {view.round} · column {view.column + 1}"
    return f"Round {view.round} of {ROUNDS}"


def steps(view: Seen) -> Iterator[Step]:
    if view.phase == SETUP:
        return
    for i, word in enumerate(PHASE_WORDS, SETUP + 1):
        yield Step(word, state_of(i, view.phase))


def rounds(view: Seen) -> Iterator[Step]:
    for number in range(1, ROUNDS + 1):
        yield Step(str(number), "done" if view.ranking else state_of(number, view.round))


def state_of(number: int, now: int) -> StepState:
    return "done" if number < now else "now" if number == now else "next"


def plate(view: Seen, seat: int) -> Plate:
    """Renown; at the end the last Might too, which decides between equals (UO-14.6)."""
    return Plate(seat, f"{view.renown[seat]} Renown" + (f" · {view.might[seat]} Might" if view.ranking else ""))
