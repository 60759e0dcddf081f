"""The options of a table (sections 3, 16 and 17), and what they make of the terms."""

from __future__ import annotations

from collections.abc import Mapping

from monoceros.engine.content import Content
from monoceros.engine.game import Option, OptionValue, SetupError
from monoceros.games.unicornus.content import IDS, TITLES, difficulties, make_terms
from monoceros.games.unicornus.content_layouts import (
    QUOTED,
    SHAPE,
    LayoutError,
    check_ways,
    layout_of,
    read_layout,
    write_layout,
)
from monoceros.games.unicornus.geometry import ANY_KINGDOM
from monoceros.games.unicornus.state import State
from monoceros.games.unicornus.tables import (
    EMPTY,
    FIRST_KINGDOM_TILE,
    LIMIT_FOR_BOTS,
    MOST_SEATS,
    NO_END,
    WARRIOR,
    Terms,
)

LAYOUTS = ("standard", "scattered_banners", "encircled", "iron_gate", "escape", "custom")
DIFFICULTIES = ("easy", "standard", "hard", "brutal", "short", "custom")
PRINCESSES = ("tactician", "warrior", "lucky_girl", "social")
CUSTOM = "custom"
LEVELS = ("level_1", "level_2", "level_3")
MOST_OF_A_LEVEL = 8


def own_layout(text: str) -> str:
    """UK-17.4 What somebody wrote instead of a name, as the short text that is kept with the table."""
    if not text.strip():
        raise SetupError(f"a layout of your own: {SHAPE}, with a blank between them")
    if "@" not in text and "[[" not in text:
        names = ", ".join(LAYOUTS)
        raise SetupError(f"{text.strip()[:QUOTED]!r} is none of {names}, and no layout of your own: {SHAPE}")
    try:
        return write_layout(read_layout(text, TITLES))
    except LayoutError as error:
        raise SetupError(str(error)) from None


OPTIONS = (
    Option(
        "layout",
        "how the map is laid out; `escape` is the tutorial, `custom` comes with a content pack; or a layout of your "
        "own, a part for each tile: `E01@0,-2 empire@0,-1 K12@1,-1 P01@0,0`",
        default="standard",
        kind="choice",
        choices=LAYOUTS,
        own=own_layout,
        clause="UK-17.4",
    ),
    Option(
        "difficulty",
        "how many rounds there are and how bad the events get; `custom` counts the three levels below",
        default="standard",
        kind="choice",
        choices=DIFFICULTIES,
        clause="UK-17.2",
    ),
    *[
        Option(
            name,
            f"custom difficulty: events of level {level}",
            default=usual,
            kind="number",
            least=0,
            most=MOST_OF_A_LEVEL,
            clause="UK-17.2",
        )
        for level, (name, usual) in enumerate(zip(LEVELS, (3, 3, 4), strict=True), 1)
    ],
    Option(
        "endless",
        "the game goes on without events when they have run out",
        default=False,
        clause="UK-17.3",
    ),
    Option(
        "turn_limit",
        "the game is lost after so many rounds, even one that has no last round; 0: never",
        default=0,
        kind="number",
        most=10_000,
        for_bots=LIMIT_FOR_BOTS,
        clause="UK-14.6",
    ),
    Option(
        "princess",
        "who she is; `choose`: the first seat says so (in the tutorial she is the Warrior)",
        default="choose",
        kind="choice",
        choices=("choose", *PRINCESSES),
        clause="UK-3.2",
    ),
    Option(
        "first_player",
        "the first starting player: a seat, or by chance",
        default="random",
        kind="choice",
        choices=("random", *[str(seat) for seat in range(1, MOST_SEATS + 1)]),
        clause="UK-3.13",
    ),
)

KNOWN: dict[tuple[object, ...], Terms] = {}  # terms never change once they are made: tables with the same share them


def terms_for(seats: int, options: Mapping[str, OptionValue], content: Content) -> Terms:
    """The terms of a table."""
    key = (content.hash, seats, *[options[option.name] for option in OPTIONS])
    if key not in KNOWN:
        if len(KNOWN) > 100:
            KNOWN.clear()
        KNOWN[key] = make(seats, options, content)
    return KNOWN[key]


def make(seats: int, options: Mapping[str, OptionValue], content: Content) -> Terms:
    terms = make_terms(content)
    terms.layout = find_layout(terms, str(options["layout"]))
    check_room(terms, seats)
    terms.tutorial = options["layout"] == "escape"
    terms.endless = bool(options["endless"])
    terms.mix = mix_of(options, content)
    terms.rounds = NO_END if terms.tutorial or terms.endless else sum(terms.mix)
    terms.turn_limit = int(options["turn_limit"])
    if options["princess"] != "choose":
        terms.princess = PRINCESSES.index(str(options["princess"]))
    elif terms.tutorial:
        terms.princess = WARRIOR
    terms.starter = first_player(str(options["first_player"]), seats)
    return terms


def find_layout(terms: Terms, wanted: str) -> int:
    """The number of a layout that has a name; one of somebody's own is added to the others."""
    layouts = [layout.id for layout in terms.layouts]
    if wanted in layouts:
        return layouts.index(wanted)
    if wanted in LAYOUTS:
        raise SetupError(f"option layout: a table without a pack that has it knows only {', '.join(layouts)}")
    layout = layout_of(CUSTOM, read_layout(wanted, TITLES), IDS["tile"])
    try:
        check_ways(layout, terms.land)
    except LayoutError as error:
        raise SetupError(f"option layout: {error}") from None
    terms.layouts.append(layout)
    return len(layouts)


def check_room(terms: Terms, seats: int) -> None:
    """UK-17.4 There must be tiles of the kingdom for the characters of all players."""
    heroes = len(State(terms, seats).hero_of)
    holds = terms.layouts[terms.layout].holds
    room = len([held for held in holds if held == ANY_KINGDOM or held >= FIRST_KINGDOM_TILE])
    if room < heroes and terms.layouts[terms.layout].id != "escape":
        raise SetupError(f"option layout: it has {room} kingdom tiles, and {heroes} characters need one each")


def mix_of(options: Mapping[str, OptionValue], content: Content) -> tuple[int, int, int]:
    """UK-17.1, UK-17.2 The cards of each level; a game has as many rounds as there are cards."""
    if options["difficulty"] != "custom":
        return difficulties(content)[str(options["difficulty"])]
    first, second, third = [int(options[name]) for name in LEVELS]
    if first + second + third == 0:
        raise SetupError("options level_1, level_2 and level_3: there is at least one round, so at least one event")
    return first, second, third


def first_player(name: str, seats: int) -> int:
    """UK-3.13"""
    if name == "random":
        return EMPTY
    if int(name) > seats:
        raise SetupError(f"option first_player is random or a seat from 1 to {seats}, not {name}")
    return int(name) - 1
