"""What lies where on the table: a pure function of a view. Other parts of it are in the files `scene_*.py`."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.questions import View
from monoceros.engine.scene import Layout, Plate, Row, Scene, Step, StepState
from monoceros.games.overlord.scene_shared import LEFT, RACE, SUPPLIES, shared_things, shared_zones
from monoceros.games.overlord.scene_sides import player_things, player_zones
from monoceros.games.overlord.scene_sums import SUM, parts_now, sum_things, sum_zone
from monoceros.games.overlord.tables import ROUNDS

PHASES = ("draw", "territory", "placing", "battle", "results", "end")
PHASE_WORDS = ("Draw", "Territory", "Place", "Battle", "Results", "End")


def scene(view: View) -> Scene:
    """Market and conditions at the left, the others above, the own columns below them, the own hand nearest."""
    own = view["seat"] if view["seat"] is not None else 0
    others = [(own + i) % view["seats"] for i in range(1, view["seats"])]
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
        steps_title=f"Round {view['round']}" if view["round"] else "Setup",
        steps=tuple(steps(view)),
        rounds=tuple(rounds(view)),
        plates=tuple([plate(view, seat) for seat in range(view["seats"])]),
    )


def layout(own: int, others: list[int], view: View) -> Layout:
    rows = [
        Row(tuple([zone for seat in others for zone in (*side(seat), f"deck/{seat}", f"discard/{seat}")]), "blocks")
    ]
    rows.append(Row((*side(own), SUM), "blocks"))
    near = [f"deck/{own}", f"discard/{own}", f"hand/{own}"]
    if view["looked"]:
        near.append(f"looked/{own}")
    return Layout(tuple(rows), (*near, *SUPPLIES), LEFT, (RACE,))


def side(seat: int) -> tuple[str, ...]:
    return f"province/{seat}", f"field/{seat}", f"might/{seat}"


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
    """Renown; at the end the last Might too, which decides between equals (UO-14.6)."""
    p = view["players"][seat]
    return Plate(seat, f"{p['renown']} Renown" + (f" · {p['might']} Might" if view["ranking"] else ""))
