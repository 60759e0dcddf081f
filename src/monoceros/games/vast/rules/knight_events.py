"""Table T12: the Events that the Knight meets."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_cave import draw_omens
from monoceros.games.vast.effects_knight import (
    eat_bread,
    gain_grit,
    give_up_cube,
    put_cube,
    regain_health,
)
from monoceros.games.vast.facts_knight import can_lose_cube, dark_around
from monoceros.games.vast.picks import TILE, TILE_NUMBER
from monoceros.games.vast.picks_knight import CUBE_FROM, PASS, PLACE_NUMBER
from monoceros.games.vast.rules import cave_cards, knight_ambush, knight_encounter, reveal
from monoceros.games.vast.rules.knight_harm import lose_grit
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, KNIGHT_PIECE
from monoceros.games.vast.tables_cave import DEEP_OMENS


@rule
async def meet_event(s: State, seat: int) -> None:
    """VF-30.13, VF-30.14 The top Event card is resolved and leaves the game."""
    event: int = await cave_cards.next_event(s)
    if event == k.NOTHING:
        return
    if event == k.AMBUSH_CARD:
        await knight_ambush.ambush(s, seat)
    elif event == k.VANTAGE:
        await look_around(s, seat)
    elif event == k.CAVE_BREAD:
        eat_bread(s)
    elif event == k.RATS:
        await lose_grit(s, s.terms.knight.event_amount[k.RATS])
    elif event == k.DEEP_AND_DARK:
        if s.terms.cave_seat != EMPTY:  # VF-54.8
            draw_omens(s, DEEP_OMENS)
        else:
            await knight_encounter.get_treasure(s, seat)
    elif can_be_healed(s, event):
        await rest(s, seat, event)
    s.knight.event = k.NOTHING


def can_be_healed(s: State, event: int) -> bool:
    """VF-27.7 Light costs a cube for good; air and water only until the next pick-up."""
    return s.knight.health < s.terms.knight.health and (event != k.LIGHT or can_lose_cube(s))


@rule
async def rest(s: State, seat: int, event: int) -> None:
    """She may give up a Hero cube, or set one aside, for Health."""
    pick: Pick = await ask(seat, "rest", rest_options(s))
    if pick == PASS:
        return
    place = PLACE_NUMBER[pick[1]]
    if event == k.LIGHT:
        give_up_cube(s, place)
    else:
        put_cube(s, place, k.ASIDE)
    regain_health(s, s.terms.knight.event_amount[event])


def rest_options(s: State) -> list[Pick]:
    """Any cube of hers that is in use or at hand."""
    options: list[Pick] = [PASS]
    for place in range(k.LAST_PLACE + 1):
        if s.knight.cubes[place]:
            options.append(CUBE_FROM[place])
    return options


@rule
async def look_around(s: State, seat: int) -> None:
    """VF-28.10, VF-3.7 Every Dark tile around her that lay there is revealed, in her order, for 1 Grit each."""
    tiles: tuple[int, ...] = tuple(dark_around(s))
    while tiles:
        pick: str = await choose(seat, "look", [TILE[tile] for tile in tiles])
        chosen = TILE_NUMBER[pick]
        tiles = tuple([tile for tile in tiles if tile != chosen])
        await reveal.reveal(s, seat, KNIGHT_PIECE, chosen, EMPTY, EMPTY, True)
        gain_grit(s, s.terms.knight.event_amount[k.VANTAGE])
