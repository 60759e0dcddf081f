"""The board: its spaces as they are printed, what stands on them, where the dragon may fly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec.structs import replace

from monoceros.engine.scene import Arrow, Face, Number, Thing, Zone
from monoceros.games.crown.facts import is_castle, is_hero, officer_branch
from monoceros.games.crown.facts_seen import cards_number, is_shooter
from monoceros.games.crown.geometry import (
    AREA,
    AREA_NAMES,
    CENTRE,
    COLUMN_NAMES,
    DIRECTION_NAMES,
    GATE,
    HOME_POINT,
    KIND,
    LONGEST_FLIGHT,
    NEIGHBOURS,
    RUIN,
    SHOTS,
    SIDE,
    SPACE_NAMES,
    SPACES,
    TERRITORIES,
    TERRITORY,
    TUNNEL,
    WALL_SLOT,
    WILD,
    distance,
    flight,
)
from monoceros.games.crown.names import (
    CROWN_ID,
    DRAGON_ID,
    ROCK_ID,
    bare_name,
    capital,
    carried,
    crown_at,
    holder_name,
    is_unarmed,
    near_seat,
    piece_id,
    row_of,
    space_id,
    space_words,
    who,
)
from monoceros.games.crown.paths import landings, march, reachable
from monoceros.games.crown.state import ARMY, Seen
from monoceros.games.crown.tables import CASTLE, DRAGON, EMPTY, HOLDERS, WALL

BOARD = "board"
SPACE_SIZE = 60  # a tile's usual size, so that no space need say it
MARGIN = 30  # for the letters and numbers around the spaces
PIECE_SIZE, SQUARE_SIZE, CROWN_SIZE = 50, 46, 36
STONE, HALL = "#b5a88c", "#8b7d63"  # the Fortress and its centre
FACES = {
    GATE: Face(icon="medieval-gate"),
    HOME_POINT: Face(icon="tower-flag"),
    TUNNEL: Face(icon="cave-entrance"),
    RUIN: Face(field=STONE),
    CENTRE: Face(field=HALL),
}
MARKS = {
    GATE: ("threshold",),
    HOME_POINT: ("crest",),
    WALL_SLOT: ("dashed",),
    RUIN: ("masonry",),
    CENTRE: ("masonry", "framed"),
}


def board_zone() -> Zone:
    side = SIDE * SPACE_SIZE + 2 * MARGIN
    return Zone(BOARD, "board", "The board", width=side, height=side, clause="CD-3.1")


def board_things(view: Seen) -> Iterator[Thing]:
    lands = tuple(view.territory)
    yield from space_things(view, ground(lands))
    yield from edges()
    yield from areas(lands)
    yield from holder_things(view)
    yield from markers(view)


def middle(at: int) -> tuple[int, int]:
    half = MARGIN + SPACE_SIZE // 2
    return half + at % SIDE * SPACE_SIZE, half + at // SIDE * SPACE_SIZE


# -- spaces ---


@cache
def ground(lands: tuple[int, ...]) -> tuple[Thing, ...]:
    """The spaces as printed, for seats that have these territories: most of a scene, and always the same."""
    return tuple([space_thing(at, lands) for at in range(SPACES)])


def space_thing(at: int, lands: tuple[int, ...]) -> Thing:
    land, name = TERRITORY[at], SPACE_NAMES[at]
    kind = KIND[at] if land == EMPTY or land in lands else WILD  # CD-3.13 an unused territory counts as Wilds
    x, y = middle(at)
    label = space_words(name) if kind == KIND[at] else name
    owner = lands.index(land) if land in lands and land != EMPTY else EMPTY
    thing = Thing(space_id(name), "tile", BOARD, label, owner=owner, marks=MARKS.get(kind, ()), x=x, y=y)
    return replace(thing, face=FACES[kind]) if kind in FACES else thing


def space_things(view: Seen, spaces: tuple[Thing, ...]) -> list[Thing]:
    """With what can be said of them while a piece moves: how far it may go, how far it shoots, whom it would fight."""
    things = list(spaces)
    for there, code in enumerate(view.board):
        if WALL <= code < DRAGON:
            things[there] = walled(things[there], code - WALL)
    mover = view.mover
    at = view.where[mover] if mover != EMPTY else EMPTY
    if at == EMPTY:
        return things
    for there in reachable(view):
        if there != at:
            things[there] = marked(things[there], "within")
    if is_shooter(view, mover):
        for there in SHOTS[at]:
            things[there] = marked(things[there], "range")
    for there in (*NEIGHBOURS[at], *SHOTS[at]):
        code = view.board[there]
        if code != EMPTY and code // HOLDERS != mover // HOLDERS:  # seen only where it is offered
            face = replace(things[there].face, foot="shoot" if distance(at, there) > 1 else "fight")
            things[there] = replace(marked(things[there], "hostile"), face=face)
    return things


@cache
def walled(space: Thing, seat: int) -> Thing:
    """CD-3.7 A wall fills its slot: it is drawn as a part of the space."""
    label = f"Wall of {who(seat)} on {space.label.split()[0]}"
    return replace(space, label=label, face=Face(icon="stone-wall"), marks=("walled",))


def marked(thing: Thing, mark: str) -> Thing:
    return replace(thing, marks=(*thing.marks, mark))


@cache
def edges() -> tuple[Thing, ...]:
    """CD-3.1 Letters above, numbers at the left, spread along the spaces."""
    side = SIDE * SPACE_SIZE
    letters, figures = " ".join(COLUMN_NAMES), " ".join([str(line + 1) for line in range(SIDE)])
    half, along = MARGIN // 2, MARGIN + side // 2
    return (
        Thing("edge/columns", "plate", BOARD, letters, marks=("edge",), x=along, y=half, width=side),
        Thing("edge/rows", "plate", BOARD, figures, marks=("edge",), x=half, y=along, height=side),
    )


@cache
def areas(lands: tuple[int, ...]) -> tuple[Thing, ...]:
    """CD-3.2 to CD-3.4 What the spaces are parts of: lines are drawn around them."""
    things = []
    for area, name in enumerate(AREA_NAMES):
        label = f"The {name}"
        if area in lands:
            label = f"The territory of {who(lands.index(area))}, {name}"
        elif area < TERRITORIES:
            label = f"The {name}, Wilds without a player"
        x, y, width, height = extent(area)
        place = f"area/{area}"
        things.append(Thing(place, "plate", BOARD, label, marks=("area",), x=x, y=y, width=width, height=height))
    return tuple(things)


def extent(area: int) -> tuple[int, int, int, int]:
    """Its middle, width and height."""
    spaces = [middle(at) for at in range(SPACES) if AREA[at] == area]
    xs, ys = [x for x, _ in spaces], [y for _, y in spaces]
    middles = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
    return *middles, max(xs) - min(xs) + SPACE_SIZE, max(ys) - min(ys) + SPACE_SIZE


# -- what stands on them ---


def holder_things(view: Seen) -> Iterator[Thing]:
    for holder, at in enumerate(view.where):
        if at != EMPTY:
            yield castle_thing(view, holder) if is_castle(holder) else piece_thing(view, holder)


def number_shown(view: Seen, holder: int) -> tuple[Number, ...]:
    cards = cards_number(view, holder)
    return (Number("cards", cards, "count"),) if cards > 0 else ()


def place_words(view: Seen, holder: int) -> str:
    at = SPACE_NAMES[view.where[holder]]
    name = capital(holder_name(view, holder))
    return f"{name} of {who(holder // HOLDERS)} on {at}: {carried(view, holder)}"


def piece_thing(view: Seen, holder: int) -> Thing:
    seat, at = holder // HOLDERS, view.where[holder]
    hero = is_hero(holder)
    row = row_of(view, "hero", view.hero[seat]) if hero else row_of(view, "branch", officer_branch(view, holder))
    x, y = middle(at)
    marks = (["leader"] if hero else []) + ["flags"]
    if is_done(view, holder):
        marks.append("spent")
    face = Face(bare_name(view, holder), row["icon"], text=piece_text(view, holder), numbers=number_shown(view, holder))
    return Thing(
        piece_id(holder),
        "piece",
        BOARD,
        place_words(view, holder),
        face,
        seat,
        tuple(marks),
        x=x,
        y=y,
        width=PIECE_SIZE,
        reach=spaces(marches(view, holder)),
        strikes=spaces((*NEIGHBOURS[at], *SHOTS[at])) if is_shooter(view, holder) else (),
    )


def spaces(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple([space_id(SPACE_NAMES[number]) for number in numbers])


def marches(view: Seen, holder: int) -> list[int]:
    """How far the own pieces could march; for a spectator those of whose turn it is, if their troops are seen."""
    if view.viewer < 0 and view.terms.only_listed:
        return []
    return march(view, holder) if holder // HOLDERS == near_seat(view) else []


def rule_of(view: Seen, holder: int) -> str:
    """What its own card says of a hero, a castle or a general, as far as that one is known."""
    if is_hero(holder):
        return str(row_of(view, "hero", view.hero[holder // HOLDERS])["text"])
    if is_castle(holder):
        return str(row_of(view, "castle", holder % HOLDERS - CASTLE)["text"])
    return str(row_of(view, "general", view.officer[holder])["text"]) if view.officer[holder] >= 0 else ""


def piece_text(view: Seen, holder: int) -> str:
    """Of others what their castles and generals do; everybody else's rules stand beside the board."""
    armed = "Unarmed." if is_unarmed(view, holder) else f"{capital(carried(view, holder))}."
    beside = holder // HOLDERS == view.viewer or is_hero(holder)
    return armed if beside else f"{armed} {rule_of(view, holder)}".strip()


def is_done(view: Seen, holder: int) -> bool:
    """CD-11.1 Has the piece had its move in this Move army?"""
    own = holder // HOLDERS == view.active and view.action == ARMY
    return own and holder != view.mover and bool(view.marched >> holder % HOLDERS & 1)


def castle_thing(view: Seen, holder: int) -> Thing:
    seat, place = divmod(holder, HOLDERS)
    row = row_of(view, "castle", place - CASTLE)
    x, y = middle(view.where[holder])
    crowned = ", with the crown" if view.crown == holder else ""
    face = Face(row["name"], "castle", text=piece_text(view, holder), numbers=number_shown(view, holder))
    label = place_words(view, holder) + crowned
    return Thing(
        piece_id(holder),
        "token",
        BOARD,
        label,
        face,
        seat,
        ("square", "flags"),
        x=x,
        y=y,
        width=SQUARE_SIZE,
    )


# -- crown, rock and dragon ---


def markers(view: Seen) -> Iterator[Thing]:
    x, y = middle(crown_at(view))
    owner = view.crown // HOLDERS if view.crown >= 0 else EMPTY
    label = f"The crown, owned by {who(owner)}" if owner != EMPTY else "The crown, not taken yet"
    face = Face("The crown", "crown", text=CROWN_TEXT, field="#120c08")
    lifted = owner != EMPTY or view.board[crown_at(view)] != EMPTY
    if lifted:
        x, y = x + 16, y - 16
    size = CROWN_SIZE if lifted else PIECE_SIZE
    if view.rock != EMPTY:
        yield rock_thing(view.rock)
    if view.dragon_at != EMPTY:
        yield dragon_thing(view)
    yield Thing(CROWN_ID, "token", BOARD, label, face, clause="CD-14.1", x=x, y=y, width=size)


CROWN_TEXT = "Whoever has it on a castle, and enough points in the own turn, wins."


@cache
def rock_thing(at: int) -> Thing:
    x, y = middle(at)
    face = Face("The rock", "rock", text="Nobody can enter, pass or leave this tunnel.", field="#4a463f")
    label = f"The rock on {SPACE_NAMES[at]}"
    return Thing(ROCK_ID, "token", BOARD, label, face, marks=("lozenge",), clause="CD-6.7", x=x, y=y, width=42)


def dragon_thing(view: Seen) -> Thing:
    row = row_of(view, "dragon", view.dragon_card)
    x, y = middle(view.dragon_at)
    strength = f"attack {row['attack']}, defence {row['defence']}"
    face = Face(row["name"], "spiked-dragon-head", text=f"{capital(strength)}. {row['text']}", field="#2b2023")
    label = f"The dragon {row['name']} on {SPACE_NAMES[view.dragon_at]}: {strength}"
    return Thing(
        DRAGON_ID, "piece", BOARD, label, face, marks=("hunts",), clause="CD-13.1", x=x, y=y, width=PIECE_SIZE,
        came_from="alert", goes_to="alert", strikes=spaces(landings(view)),
    )  # fmt: skip


def flights(view: Seen) -> Iterator[Arrow]:
    """CD-6.10 Where the next dragon face may send it, by the number of the white die; drawn on demand."""
    start = view.dragon_at
    if start == EMPTY:
        return
    for way, word in enumerate(DIRECTION_NAMES):
        stops = [SPACE_NAMES[flight(start, way, far)] for far in range(1, LONGEST_FLIGHT + 1)]
        through = tuple([space_id(stop) for stop in stops[:-1]])
        label = f"The dragon may fly {word}: {', '.join(stops)}"
        yield Arrow(DRAGON_ID, space_id(stops[-1]), label, icon="spiked-dragon-head", through=through, quiet=True)
