"""The map: spaces with their ground, the names of areas, units, and where everybody is about to go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from monoceros.engine.scene import Arrow, Face, Line, Number, Thing, Zone
from monoceros.games.unicornus.facts import has_enemy, is_defeated, life_of, lord_of, might_of, seat_leading, steps_of
from monoceros.games.unicornus.geometry import IMPASSABLE, NE, NW, SE, SW, WAYS
from monoceros.games.unicornus.marching import coming_raids, coming_route
from monoceros.games.unicornus.names import (
    area_name,
    capital,
    enemy_id,
    enemy_words,
    foe_id,
    knight_id,
    knight_name,
    knight_words,
    place_name,
    row,
    some,
    space_id,
)
from monoceros.games.unicornus.state import MARCH, RAID, Seen, map_of
from monoceros.games.unicornus.tables import (
    EMPTY,
    FIRST_ALLY_POWER,
    FOE_IDS,
    FOES,
    KIND_NAMES,
    KNIGHT_IDS,
    KNIGHTS,
    PRINCESS,
    ROAD,
)

MAP = "map"
WIDTH = 60  # of a hexagon; its rows are 1.5 of its sides apart
ROW = 51.96
MARGIN = 46  # from the middle of the outermost hexagons to the board's edge
FOOT, HEAD = 71, -68  # from the middle of an area to where its name can stand
ROYAL = 54  # the width of the princess's piece
TEMPERS = ("holds", "guards", "hunts")  # of the three personalities
LEGEND = (
    Line("holds its ground", "defensive", "holds"),
    Line("guards its area", "normal", "guards"),
    Line("hunts you", "aggressive", "hunts"),
)


class Ground:
    """Where the spaces of a map lie on its board, and how they look while nobody is about to enter them."""

    def __init__(self, view: Seen) -> None:
        self.kinds: Any = map_of(view).kind if view.tiles else None
        self.goal: int = view.goal
        qs: Sequence[int] = map_of(view).grid.q if view.tiles else ()
        rs: Sequence[int] = map_of(view).grid.r if view.tiles else ()
        xs = [WIDTH * q + WIDTH // 2 * r for q, r in zip(qs, rs, strict=True)]
        ys = [round(ROW * r) for r in rs]
        left, top = min(xs, default=0) - MARGIN, min(ys, default=0) - MARGIN
        self.x = [x - left for x in xs]
        self.y = [y - top for y in ys]
        self.hexes = [space_thing(view, space, self.x[space], self.y[space]) for space in range(len(xs))]


GROUNDS: list[Ground] = []  # of the last few maps: a map never changes, and its hexes are most of a scene
MOST_GROUNDS = 8


def ground_of(view: Seen) -> Ground:
    kinds = map_of(view).kind if view.tiles else None
    for found in GROUNDS:
        if found.kinds is kinds and found.goal == view.goal:
            return found
    ground = Ground(view)
    GROUNDS.insert(0, ground)
    del GROUNDS[MOST_GROUNDS:]
    return ground


class Chart:
    """A map's ground, and who stands on it."""

    def __init__(self, view: Seen) -> None:
        self.ground = ground_of(view)
        self.x, self.y = self.ground.x, self.ground.y
        self.spaces = len(self.x)
        self.width = max(self.x, default=MARGIN) + MARGIN
        self.height = max(self.y, default=MARGIN) + MARGIN
        self.foe_on, self.knight_on = view.foe_on, view.knight_on
        self.raids = coming_raids(view)  # what the enemy would do

    def is_led(self, space: int) -> bool:
        """Does a character stand there, of either side?"""
        return self.foe_on[space] != EMPTY or self.knight_on[space] != EMPTY


def map_zone(chart: Chart) -> Zone:
    return Zone(MAP, "board", "The map", holds=LEGEND, width=chart.width, height=chart.height, clause="UK-2.1")


def map_things(view: Seen, chart: Chart) -> Iterator[Thing]:
    yield from space_things(view, chart)
    yield from title_things(view, chart)
    yield from stack_things(view, chart)
    yield from foe_things(view, chart)
    yield from knight_things(view, chart)


# -- spaces ---


def space_thing(view: Seen, space: int, x: int, y: int) -> Thing:
    ground = KIND_NAMES[map_of(view).kind[space]]
    marks: tuple[str, ...] = ()
    if map_of(view).difficulty[space] == IMPASSABLE:
        marks = ("impassable",)
    elif space == view.goal:
        marks = ("framed",)
    label = space_words(view, space, ground)
    on = f"tile/{space // WAYS + 1}"
    return Thing(space_id(space), "hex", MAP, label, Face(field=ground), marks=marks, on=on, x=x, y=y)


def space_things(view: Seen, chart: Chart) -> list[Thing]:
    """The ground, with what it costs to enter where somebody is about to."""
    things = chart.ground.hexes[:]
    for space in contested_spaces(view, chart):
        things[space] = turned(things[space], ("aimed",), "contested", ())
    for space, cost in move_costs(view).items() if chart.spaces else ():
        fight = has_enemy(view, space)
        numbers = (Number("resources to enter", cost, "count"),)
        things[space] = turned(things[space], ("hostile",) * fight, f"fight · {cost}" if fight else "", numbers)
    return things


def turned(thing: Thing, marks: tuple[str, ...], foot: str, numbers: tuple[Number, ...]) -> Thing:
    face = replace(thing.face, foot=foot, numbers=numbers)
    return replace(thing, face=face, marks=(*thing.marks, *marks))


def move_costs(view: Seen) -> dict[int, int]:
    """What the spaces beside whoever is about to move cost."""
    mover = PRINCESS if view.step == MARCH else view.active
    return {} if mover == EMPTY else dict(steps_of(view, mover))


def contested_spaces(view: Seen, chart: Chart) -> set[int]:
    """UK-7.10 Where two enemy characters want to go, while the enemy plans: tokens may join anybody."""
    if view.step != RAID or view.arrivals:
        return set()
    goals = [space for unit, spaces in chart.raids for space in spaces if chart.foe_on[unit] != EMPTY]
    return {space for space in goals if goals.count(space) > 1}


def space_words(view: Seen, space: int, ground: str) -> str:
    """`Forward Encampment SE: fort, defense 2, 2 resources, 4 recruits`."""
    land = map_of(view)
    words = [ground]
    difficulty = land.difficulty[space]
    if difficulty == IMPASSABLE:
        words.append("impassable")
    elif difficulty or land.kind[space] == ROAD:
        words.append(f"{'+' if difficulty > 0 else '−'}{abs(difficulty)} to enter")
    if land.defense[space]:
        words.append(f"defense {land.defense[space]}")
    if land.resource[space]:
        words.append(some(land.resource[space], "resource"))
    if land.recruit[space]:
        words.append(some(land.recruit[space], "recruit"))
    if space == view.goal:
        words.append("the princess's goal")
    return f"{place_name(view, space)}: {', '.join(words)}"


def title_things(view: Seen, chart: Chart) -> Iterator[Thing]:
    """A name stands at the foot of its area, or at its head if characters stand at the foot, or else nowhere."""
    for slot in range(len(view.tiles)):
        first = slot * WAYS
        name = area_name(view, slot).removeprefix("The ")
        marks: tuple[str, ...] = ()
        at = FOOT
        if chart.is_led(first + SE) or chart.is_led(first + SW):
            at = HEAD
            if chart.is_led(first + NE) or chart.is_led(first + NW):
                marks = ("unseen",)
        x, y = chart.x[first], chart.y[first] + at
        yield Thing(f"tile/{slot + 1}", "plate", MAP, name, marks=marks, x=x, y=y)


# -- units ---


def stack_things(view: Seen, chart: Chart) -> Iterator[Thing]:
    """Tokens without a character."""
    for space in range(chart.spaces):
        tokens = view.army[space]
        if tokens and chart.foe_on[space] == EMPTY:
            label = f"{capital(enemy_words(view, space))} at {place_name(view, space)}{stopped(view, space)}"
            face = Face(numbers=(Number("tokens", tokens, "count"),))
            marks = ("faded",) if space in view.sabotaged else ()
            yield Thing(
                enemy_id(view, space), "counter", MAP, label, face, marks=marks, x=chart.x[space], y=chart.y[space]
            )


def stopped(view: Seen, space: int) -> str:
    return ", sabotaged: it does not move this round" if space in view.sabotaged else ""


def foe_things(view: Seen, chart: Chart) -> Iterator[Thing]:
    for foe in range(FOES):
        space = view.foe_at[foe]
        if space == EMPTY or not chart.spaces:
            continue
        tokens = view.army[space]
        numbers = [Number("combat power", might_of(view, foe, False), "shield")]
        if tokens:
            numbers.append(Number("tokens", tokens, "count"))
        marks = [TEMPERS[view.terms.personality[foe]]]
        if space in view.sabotaged:
            marks.append("spent")
        yield Thing(
            foe_id(foe),
            "piece",
            MAP,
            f"{capital(enemy_words(view, space))}, power {might_of(view, foe, False)}, at {place_name(view, space)}"
            + stopped(view, space),
            Face(
                title=row(view, "enemy", foe)["name"],
                icon=row(view, "enemy", foe)["icon"],
                text=foe_text(view, foe),
                field="sable",
                numbers=tuple(numbers),
                foot=bound_words(view, foe),
                pips=(view.foe_damage[foe], view.terms.foe_life[foe]),
            ),
            marks=tuple(marks),
            about=FOE_IDS[foe],
            x=chart.x[space],
            y=chart.y[space],
            goes_to="defeated",
        )


def foe_text(view: Seen, foe: int) -> str:
    """Its powers, and what the fate card does that binds it."""
    words = [powers_of(view, FOE_IDS[foe], "enemy")]
    if view.fate[foe] != EMPTY:
        card = row(view, "fate", view.fate[foe])
        words.append(f"{card['name']}: {card['text']}")
    return " ".join([word for word in words if word])


def powers_of(view: Seen, person: str, kind: str) -> str:
    """`Night Rites: …` What somebody's powers do; a foe has others as an ally."""
    first, last = (FIRST_ALLY_POWER, None) if kind == "ally" else (0, FIRST_ALLY_POWER)
    found = [power for power in view.terms.lexicon["power"][first:last] if power["of"] == person]
    return " ".join([f"{power['name']}: {power['text']}" for power in found])


def knight_things(view: Seen, chart: Chart) -> Iterator[Thing]:
    for knight in range(KNIGHTS):
        space = view.place[knight]
        if space == EMPTY or not chart.spaces:
            continue
        royal = knight == PRINCESS
        person = row(view, "princess", view.princess) if royal else row(view, "character", knight)
        yield Thing(
            knight_id(knight),
            "piece",
            MAP,
            f"{capital(knight_words(view, knight))} at {place_name(view, space)}",
            Face(
                title="Princess Cornelia" if royal else person["name"],
                icon=person["icon"],
                text=person["text"] if royal else powers_of(view, KNIGHT_IDS[knight], "own"),
                numbers=(Number("tokens", view.tokens[knight], "count"),),
                pips=(view.damage[knight], life_of(view, knight)),
            ),
            EMPTY if royal else seat_leading(view, knight),
            ("royal",) if royal else (),
            about=KNIGHT_IDS[knight],
            x=chart.x[space],
            y=chart.y[space],
            width=ROYAL if royal else 0,
        )


# -- where they go ---


def arrows(view: Seen, chart: Chart) -> Iterator[Arrow]:
    """The enemy's planned moves and the princess's coming path; what enemies would do as things stand, on demand."""
    if not chart.spaces:
        return
    plans = view.plans
    for unit, goal in zip(plans[::2], plans[1::2], strict=True):
        if has_enemy(view, unit):
            yield raid(view, chart, unit, goal, "goes to")
    quiet = view.step != RAID  # in the enemy step they are about to
    raids = [] if view.arrivals else chart.raids  # those that have come do not go on
    for unit, goals in raids:
        for goal in goals:
            yield raid(view, chart, unit, goal, "would go to", quiet=quiet)
    yield from march(view)


def raid(view: Seen, chart: Chart, unit: int, goal: int, verb: str, *, quiet: bool = False) -> Arrow:
    label = f"{capital(enemy_words(view, unit))} {verb} {place_name(view, goal)}"
    foe = chart.foe_on[unit]
    start = foe_id(foe) if foe != EMPTY else enemy_id(view, unit)
    return Arrow(start, space_id(goal), label, quiet=quiet)


def march(view: Seen) -> Iterator[Arrow]:
    """Her way, space by space; actions on which she stays where she is are not drawn."""
    at = view.place[PRINCESS]
    stops = []
    for space, _ in coming_route(view):
        if space != at:
            stops.append(space)
            at = space
    if stops:
        label = f"{capital(knight_name(view, PRINCESS))} would march to {place_name(view, at)}"
        through = tuple([space_id(space) for space in stops[:-1]])
        yield Arrow(knight_id(PRINCESS), space_id(at), label, icon="unicorn", through=through)


def bound_words(view: Seen, foe: int) -> str:
    """A foe's fate card: `Persuasion · Zyne`."""
    if lord_of(view, foe) != EMPTY:
        return f"ally of {knight_name(view, lord_of(view, foe))}"
    if is_defeated(view, foe):
        return "defeated"
    if view.fate[foe] == EMPTY:
        return ""
    bound = "princess" if view.bound[foe] == PRINCESS else row(view, "character", view.bound[foe])["name"]
    return f"{row(view, 'fate', view.fate[foe])['name']} · {bound}"
