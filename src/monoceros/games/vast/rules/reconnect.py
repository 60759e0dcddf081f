"""Section 9: a map that has fallen apart is slid together again, part by part."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects_removal import slide
from monoceros.games.vast.facts import FAR, space_distance
from monoceros.games.vast.picks import EDGE, EDGE_NUMBER
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, ENTRANCE, NORTH, ROW, STEP, TILES, WAYS


@rule
async def reconnect(s: State, seat: int) -> None:
    """VF-9.5 to VF-9.8 One part in one direction until it touches the rest, and again until the map is one."""
    while loose_parts(s):
        options = tuple(slides(s))
        if options:
            name: str = await choose(seat, "slide", options)
            edge = EDGE_NUMBER[name]
            part = part_of(s, edge // WAYS)
            slide(s, part, STEP[edge % WAYS] * slide_distance(s, part, edge % WAYS))
        else:
            beside: str = await choose(seat, "join", shortest_joins(s))
            bring(s, EDGE_NUMBER[beside])


# -- parts ---


def part_of(s: State, tile: int) -> list[int]:
    """All tiles that hang together with this one, walls or not."""
    return sorted(flood(s, tile, [0] * TILES))


def flood(s: State, tile: int, seen: list[int]) -> list[int]:
    """The part of this tile; its tiles are marked as seen."""
    near = s.near
    seen[tile] = 1
    part = [tile]
    for each in part:
        for edge in range(WAYS * each, WAYS * each + WAYS):
            other = near[edge]
            if other != EMPTY and not seen[other]:
                seen[other] = 1
                part.append(other)
    return part


def loose_parts(s: State) -> list[int]:
    """The first tile of each part without the Entrance (VF-9.6)."""
    seen = [0] * TILES
    flood(s, ENTRANCE, seen)
    found: list[int] = []
    for tile in range(TILES):
        if s.at[tile] != EMPTY and not seen[tile]:
            found.append(tile)
            flood(s, tile, seen)
    return found


# -- straight slides ---


def slides(s: State) -> list[Pick]:
    """VF-9.5 The parts and directions that make contact, as the first tile of the part and the way it goes."""
    found: list[Pick] = []
    for first in loose_parts(s):
        part = part_of(s, first)
        for way in range(WAYS):
            if slide_distance(s, part, way) < FAR:
                found.append(EDGE[WAYS * first + way])
    return found


def slide_distance(s: State, part: list[int], way: int) -> int:
    """How far a part slides until an edge of it touches another tile; FAR if it never does."""
    least = FAR
    for tile in range(TILES):
        if s.at[tile] == EMPTY or tile in part:
            continue
        for own in part:
            ahead, aside = offset(s.at[own], s.at[tile], way)
            if aside == 0:
                ahead -= 1  # it stops in front of the tile; beside it, it comes to lie next to it
            if aside <= 1 and 0 < ahead < least:
                least = ahead
    return least


def offset(start: int, end: int, way: int) -> tuple[int, int]:
    """How far ahead in this way a space lies, and how far aside."""
    rows = end // ROW - start // ROW
    columns = end % ROW - start % ROW
    ahead = rows if way % 2 == NORTH else columns
    aside = columns if way % 2 == NORTH else rows
    return (ahead if way < 2 else -ahead), (aside if aside > 0 else -aside)


# -- along two axes ---


def shortest_joins(s: State) -> list[Pick]:
    """VF-9.7 The open spaces beside the rest to which the nearest tile of the first part could be brought."""
    least = FAR
    found: list[int] = []
    part = part_of(s, loose_parts(s)[0])
    for tile in range(TILES):
        if s.at[tile] == EMPTY or tile in part:
            continue
        for way in range(WAYS):
            if s.near[WAYS * tile + way] == EMPTY:
                there = s.at[tile] + STEP[way]
                steps = min([space_distance(s.at[own], there) for own in part])
                if steps < least:
                    least, found = steps, []
                if steps == least:
                    found.append(WAYS * tile + way)
    return [EDGE[edge] for edge in found]


def bring(s: State, edge: int) -> None:
    """Move the first part so that its nearest tile comes to lie on this space."""
    part = part_of(s, loose_parts(s)[0])
    there = s.at[edge // WAYS] + STEP[edge % WAYS]
    nearest = part[0]
    for own in part:
        if space_distance(s.at[own], there) < space_distance(s.at[nearest], there):
            nearest = own
    slide(s, part, there - s.at[nearest])
