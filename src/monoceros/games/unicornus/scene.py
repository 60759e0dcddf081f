"""What lies where on the table: a pure function of a view. Other parts of it are in the files `scene_*.py`."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.scene import Layout, Plate, Row, Scene, Step, StepState, Thing, Zone
from monoceros.games.unicornus.names import mat_id, row
from monoceros.games.unicornus.scene_battle import battle_things, battle_zones
from monoceros.games.unicornus.scene_cards import (
    EVENTS,
    HEROES_ROW,
    event_things,
    event_zone,
    hand_things,
    hand_zones,
    pile_things,
    pile_zones,
    setup_things,
    setup_zone,
    split_hands,
    waits_for_heroes,
)
from monoceros.games.unicornus.scene_map import MAP, Chart, arrows, map_things, map_zone
from monoceros.games.unicornus.scene_people import EMPIRE, OTHERS, own_heroes, people_things, people_zones
from monoceros.games.unicornus.state import CUT_OFF, LOST, WON, Seen
from monoceros.games.unicornus.tables import EMPTY, NO_END, PRINCESS
from monoceros.games.unicornus.text import STEPS, of_how_many

STEP_WORDS = ("Start", "Event", "Turns", "March", "Enemy", "End")
MOST_ROUNDS = 14  # that a track is drawn for
ENDS = {
    WON: "The princess has reached her goal",
    LOST: "The march is lost",
    CUT_OFF: "The march is stopped by the limit of rounds",
}


def scene(view: Seen) -> Scene:
    """The map in the middle, the empire at the left, the kingdom at the right; before there is a map: who marches."""
    chart = Chart(view)
    fought = battle_zones(view)
    zones: list[Zone] = []
    things: list[Thing] = []
    if waits_for_heroes(view):
        zones.append(setup_zone(view))
        things += setup_things(view)
    if chart.spaces:
        zones += [map_zone(chart), event_zone(view), *people_zones(view), *pile_zones(view), *fought, *hand_zones(view)]
        things += [*map_things(view, chart), *event_things(view), *people_things(view), *pile_things(view)]
        things += [*battle_things(view), *hand_things(view)]
    return Scene(
        tuple(zones),
        tuple(things),
        tuple(arrows(view, chart)),
        layout(view, chart, fought),
        heading(view),
        round_words(view),
        tuple(steps(view)),
        tuple(rounds(view)),
        tuple(plates(view)),
    )


def layout(view: Seen, chart: Chart, fought: tuple[Zone, ...]) -> Layout:
    rows = []
    if waits_for_heroes(view):
        rows.append(Row((HEROES_ROW,)))
    if not chart.spaces:
        return Layout(tuple(rows))
    if fought:
        rows.append(Row(tuple([zone.id for zone in fought])))
    rows.append(Row((MAP, EVENTS), grow=True))
    near, aside = split_hands(view)
    right = (mat_id(PRINCESS), *[mat_id(hero) for hero in own_heroes(view)], *aside, OTHERS)
    piles = tuple([zone.id for zone in pile_zones(view)])
    return Layout(tuple(rows), near, (EMPIRE, *piles), right)


# -- words over the table ---


def heading(view: Seen) -> str:
    if view.outcome:
        return ENDS[view.outcome]
    if not view.round:
        return "Setup"
    return f"{round_words(view)} · {STEPS[view.step]}"


def round_words(view: Seen) -> str:
    if not view.round:
        return "Setup"
    return f"Round {view.round}{of_how_many(view)}"


def steps(view: Seen) -> Iterator[Step]:
    if not view.round:
        return
    now = view.step - 1
    for i, word in enumerate(STEP_WORDS):
        yield Step(word, "done" if view.outcome else state_of(i, now))


def state_of(number: int, now: int) -> StepState:
    return "done" if number < now else "now" if number == now else "next"


def rounds(view: Seen) -> Iterator[Step]:
    """A box for each round with the level of its event, as far as the event deck goes (UK-3.11)."""
    if not NO_END < view.terms.rounds <= MOST_ROUNDS:
        return
    levels = event_levels(view)
    for number in range(1, view.terms.rounds + 1):
        weight = levels[number - 1] if number <= len(levels) else 0
        state: StepState = "done" if view.outcome else state_of(number, view.round)
        yield Step(str(number), state, weight)


def event_levels(view: Seen) -> list[int]:
    levels = [int(row(view, "event", event)["level"]) for event in view.events_gone]
    if view.event != EMPTY:
        levels.append(int(row(view, "event", view.event)["level"]))
    for level, number in enumerate(view.levels_left, 1):
        levels += [level] * number
    return levels


def plates(view: Seen) -> Iterator[Plate]:
    """Whom each seat leads."""
    for seat in range(view.seats):
        heroes = [hero for hand, hero in enumerate(view.hero_of) if hand % view.seats == seat and hero != EMPTY]
        yield Plate(seat, " & ".join([str(row(view, "character", hero)["name"]) for hero in heroes]))
