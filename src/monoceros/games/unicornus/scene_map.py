"""The map: spaces with their ground, the names of areas, units, and where everybody is about to go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from monoceros.engine.questions import View
from monoceros.engine.scene import Arrow, Face, Line, Number, Thing, Zone
from monoceros.games.unicornus.geometry import IMPASSABLE, NE, NW, SE, SW, WAYS
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

    def __init__(self, view: View) -> None:
        land = view["land"]
        self.kinds: Any = land["kind"] if land else None
        self.goal: int = view["goal"]
        qs: Sequence[int] = land["q"] if land else ()
        rs: Sequence[int] = land["r"] if land else ()
        xs = [WIDTH * q + WIDTH // 2 * r for q, r in zip(qs, rs, strict=True)]
        ys = [round(ROW * r) for r in rs]
        left, top = min(xs, default=0) - MARGIN, min(ys, default=0) - MARGIN
        self.x = [x - left for x in xs]
        self.y = [y - top for y in ys]
        self.hexes = [space_thing(view, space, self.x[space], self.y[space]) for space in range(len(xs))]


GROUNDS: list[Ground] = []  # of the last few maps: a map never changes, and its hexes are most of a scene
MOST_GROUNDS = 8


def ground_of(view: View) -> Ground:
    kinds = view["land"]["kind"] if view["land"] else None
    for found in GROUNDS:
        if found.kinds is kinds and found.goal == view["goal"]:
            return found
    ground = Ground(view)
    GROUNDS.insert(0, ground)
    del GROUNDS[MOST_GROUNDS:]
    return ground


class Chart:
    """A map's ground, and who stands on it."""

    def __init__(self, view: View) -> None:
        self.ground = ground_of(view)
        self.x, self.y = self.ground.x, self.ground.y
        self.spaces = len(self.x)
        self.width = max(self.x, default=MARGIN) + MARGIN
        self.height = max(self.y, default=MARGIN) + MARGIN
        self.foe_on = [EMPTY] * self.spaces
        self.knight_on = [EMPTY] * self.spaces
        if self.spaces:
            for foe, facts in enumerate(view["foes"]):
                if facts["place"] != EMPTY:
                    self.foe_on[facts["place"]] = foe
            for knight, facts in enumerate(view["knights"]):
                if facts["place"] != EMPTY:
                    self.knight_on[facts["place"]] = knight

    def is_led(self, space: int) -> bool:
        """Does a character stand there, of either side?"""
        return self.foe_on[space] != EMPTY or self.knight_on[space] != EMPTY

    def has_enemy(self, view: View, space: int) -> bool:
        return bool(view["army"][space]) or self.foe_on[space] != EMPTY


def map_zone(chart: Chart) -> Zone:
    return Zone(MAP, "board", "The map", holds=LEGEND, width=chart.width, height=chart.height, clause="UK-2.1")


def map_things(view: View, chart: Chart) -> Iterator[Thing]:
    yield from space_things(view, chart)
    yield from title_things(view, chart)
    yield from stack_things(view, chart)
    yield from foe_things(view, chart)
    yield from knight_things(view, chart)


# -- spaces ---


def space_thing(view: View, space: int, x: int, y: int) -> Thing:
    ground = KIND_NAMES[view["land"]["kind"][space]]
    marks: tuple[str, ...] = ()
    if view["land"]["difficulty"][space] == IMPASSABLE:
        marks = ("impassable",)
    elif space == view["goal"]:
        marks = ("framed",)
    label = space_words(view, space, ground)
    on = f"tile/{space // WAYS + 1}"
    return Thing(space_id(space), "hex", MAP, label, Face(field=ground), marks=marks, on=on, x=x, y=y)


def space_things(view: View, chart: Chart) -> list[Thing]:
    """The ground, with what it costs to enter where somebody is about to."""
    things = chart.ground.hexes[:]
    for space in contested_spaces(view, chart):
        things[space] = turned(things[space], ("aimed",), "contested", ())
    for space, cost in move_costs(view).items() if chart.spaces else ():
        fight = chart.has_enemy(view, space)
        numbers = (Number("resources to enter", cost, "count"),)
        things[space] = turned(things[space], ("hostile",) * fight, f"fight · {cost}" if fight else "", numbers)
    return things


def turned(thing: Thing, marks: tuple[str, ...], foot: str, numbers: tuple[Number, ...]) -> Thing:
    face = replace(thing.face, foot=foot, numbers=numbers)
    return replace(thing, face=face, marks=(*thing.marks, *marks))


def move_costs(view: View) -> dict[int, int]:
    """What the spaces beside whoever is about to move cost."""
    mover = PRINCESS if view["step"] == "princess" else view["active"]
    return {} if mover == EMPTY else dict(view["knights"][mover]["steps"])


def contested_spaces(view: View, chart: Chart) -> set[int]:
    """UK-7.10 Where two enemy characters want to go, while the enemy plans: tokens may join anybody."""
    if view["step"] != "enemies" or view["arrivals"]:
        return set()
    goals = [space for unit, spaces in view["forecast"]["raids"] for space in spaces if chart.foe_on[unit] != EMPTY]
    return {space for space in goals if goals.count(space) > 1}


def space_words(view: View, space: int, ground: str) -> str:
    """`Forward Encampment SE: fort, defense 2, 2 resources, 4 recruits`."""
    land = view["land"]
    words = [ground]
    difficulty = land["difficulty"][space]
    if difficulty == IMPASSABLE:
        words.append("impassable")
    elif difficulty or land["kind"][space] == ROAD:
        words.append(f"{'+' if difficulty > 0 else '−'}{abs(difficulty)} to enter")
    if land["defense"][space]:
        words.append(f"defense {land['defense'][space]}")
    if land["resource"][space]:
        words.append(some(land["resource"][space], "resource"))
    if land["recruit"][space]:
        words.append(some(land["recruit"][space], "recruit"))
    if space == view["goal"]:
        words.append("the princess's goal")
    return f"{place_name(view, space)}: {', '.join(words)}"


def title_things(view: View, chart: Chart) -> Iterator[Thing]:
    """A name stands at the foot of its area, or at its head if characters stand at the foot, or else nowhere."""
    for slot in range(len(view["tiles"])):
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


def stack_things(view: View, chart: Chart) -> Iterator[Thing]:
    """Tokens without a character."""
    for space in range(chart.spaces):
        tokens = view["army"][space]
        if tokens and chart.foe_on[space] == EMPTY:
            label = f"{capital(enemy_words(view, space))} at {place_name(view, space)}{stopped(view, space)}"
            face = Face(numbers=(Number("tokens", tokens, "count"),))
            marks = ("faded",) if space in view["sabotaged"] else ()
            yield Thing(
                enemy_id(view, space), "counter", MAP, label, face, marks=marks, x=chart.x[space], y=chart.y[space]
            )


def stopped(view: View, space: int) -> str:
    return ", sabotaged: it does not move this round" if space in view["sabotaged"] else ""


def foe_things(view: View, chart: Chart) -> Iterator[Thing]:
    for foe in range(FOES):
        facts = view["foes"][foe]
        space = facts["place"]
        if space == EMPTY or not chart.spaces:
            continue
        tokens = view["army"][space]
        numbers = [Number("combat power", facts["might"], "shield")]
        if tokens:
            numbers.append(Number("tokens", tokens, "count"))
        marks = [TEMPERS[facts["personality"]]]
        if space in view["sabotaged"]:
            marks.append("spent")
        yield Thing(
            foe_id(foe),
            "piece",
            MAP,
            f"{capital(enemy_words(view, space))}, power {facts['might']}, at {place_name(view, space)}"
            + stopped(view, space),
            Face(
                title=row(view, "enemy", foe)["name"],
                icon=row(view, "enemy", foe)["icon"],
                text=foe_text(view, foe),
                field="sable",
                numbers=tuple(numbers),
                foot=bound_words(view, foe),
                pips=(facts["damage"], facts["life"]),
            ),
            marks=tuple(marks),
            about=FOE_IDS[foe],
            x=chart.x[space],
            y=chart.y[space],
            goes_to="defeated",
        )


def foe_text(view: View, foe: int) -> str:
    """Its powers, and what the fate card does that binds it."""
    words = [powers_of(view, FOE_IDS[foe], "enemy")]
    if view["foes"][foe]["fate"] != EMPTY:
        card = row(view, "fate", view["foes"][foe]["fate"])
        words.append(f"{card['name']}: {card['text']}")
    return " ".join([word for word in words if word])


def powers_of(view: View, person: str, kind: str) -> str:
    """`Night Rites: …` What somebody's powers do; a foe has others as an ally."""
    first, last = (FIRST_ALLY_POWER, None) if kind == "ally" else (0, FIRST_ALLY_POWER)
    found = [power for power in view["lexicon"]["power"][first:last] if power["of"] == person]
    return " ".join([f"{power['name']}: {power['text']}" for power in found])


def knight_things(view: View, chart: Chart) -> Iterator[Thing]:
    for knight in range(KNIGHTS):
        facts = view["knights"][knight]
        space = facts["place"]
        if space == EMPTY or not chart.spaces:
            continue
        royal = knight == PRINCESS
        person = row(view, "princess", view["version"]) if royal else row(view, "character", knight)
        yield Thing(
            knight_id(knight),
            "piece",
            MAP,
            f"{capital(knight_words(view, knight))} at {place_name(view, space)}",
            Face(
                title="Princess Cornelia" if royal else person["name"],
                icon=person["icon"],
                text=person["text"] if royal else powers_of(view, KNIGHT_IDS[knight], "own"),
                numbers=(Number("tokens", facts["tokens"], "count"),),
                pips=(facts["damage"], facts["life"]),
            ),
            EMPTY if royal else facts["seat"],
            ("royal",) if royal else (),
            about=KNIGHT_IDS[knight],
            x=chart.x[space],
            y=chart.y[space],
            width=ROYAL if royal else 0,
        )


# -- where they go ---


def arrows(view: View, chart: Chart) -> Iterator[Arrow]:
    """The enemy's planned moves and the princess's coming path; what enemies would do as things stand, on demand."""
    if not chart.spaces:
        return
    plans = view["plans"]
    for unit, goal in zip(plans[::2], plans[1::2], strict=True):
        if chart.has_enemy(view, unit):
            yield raid(view, chart, unit, goal, "goes to")
    quiet = view["step"] != "enemies"  # in the enemy step they are about to
    raids = [] if view["arrivals"] else view["forecast"]["raids"]  # those that have come do not go on
    for unit, goals in raids:
        for goal in goals:
            yield raid(view, chart, unit, goal, "would go to", quiet=quiet)
    yield from march(view)


def raid(view: View, chart: Chart, unit: int, goal: int, verb: str, *, quiet: bool = False) -> Arrow:
    label = f"{capital(enemy_words(view, unit))} {verb} {place_name(view, goal)}"
    foe = chart.foe_on[unit]
    start = foe_id(foe) if foe != EMPTY else enemy_id(view, unit)
    return Arrow(start, space_id(goal), label, quiet=quiet)


def march(view: View) -> Iterator[Arrow]:
    """Her way, space by space; actions on which she stays where she is are not drawn."""
    at = view["knights"][PRINCESS]["place"]
    stops = []
    for space, _ in view["forecast"]["route"]:
        if space != at:
            stops.append(space)
            at = space
    if stops:
        label = f"{capital(knight_name(view, PRINCESS))} would march to {place_name(view, at)}"
        through = tuple([space_id(space) for space in stops[:-1]])
        yield Arrow(knight_id(PRINCESS), space_id(at), label, icon="unicorn", through=through)


def bound_words(view: View, foe: int) -> str:
    """A foe's fate card: `Persuasion · Zyne`."""
    facts = view["foes"][foe]
    if facts["ally_of"] != EMPTY:
        return f"ally of {knight_name(view, facts['ally_of'])}"
    if facts["defeated"]:
        return "defeated"
    if facts["fate"] == EMPTY:
        return ""
    bound = "princess" if facts["bound"] == PRINCESS else row(view, "character", facts["bound"])["name"]
    return f"{row(view, 'fate', facts['fate'])['name']} · {bound}"
