"""VF-56.14, section 57: the Ghoul skitters away, and what others do to it."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects import move_piece
from monoceros.games.vast.effects_ghoul import discard_terror, set_fury, shuffle_terror_back, take_board_treasure
from monoceros.games.vast.facts import impassable, is_condemned, is_unoccupied, mind_of, symbol_of, tile_at
from monoceros.games.vast.facts_ghoul import ghoul_player, ghoul_seat, hiding_places, symbols_to_name
from monoceros.games.vast.picks import TILE, TILE_NUMBER
from monoceros.games.vast.picks_ghoul import BOARD_TREASURE, SYMBOL, SYMBOL_NUMBER, TERROR, TERROR_NUMBER
from monoceros.games.vast.state import LIT, State
from monoceros.games.vast.tables import (
    DIAGONAL,
    EMPTY,
    FIRST_TERRAIN,
    GHOUL_PIECE,
    NIGHTMARE,
    NO_SYMBOL,
    ORIGIN,
    STEP,
)

# -- skittering (VF-56.14, VF-56.15, VF-64.3) ---


@rule
async def skitter(s: State, opponent: int) -> None:
    """The opposing seat names a symbol, and it goes to an unoccupied Dark tile with it; EMPTY: nobody opposes it."""
    if s.stands[GHOUL_PIECE] == EMPTY:
        return
    player = ghoul_player(s)
    if not symbols_to_name(s):
        await hide_by_the_entrance(s, player)
        return
    rival = opponent if opponent != EMPTY and not s.gone >> opponent & 1 else player
    symbol = chance_symbol(s) if opponent == EMPTY else EMPTY
    if symbol == EMPTY:
        name: str = await choose(player if s.terms.ghoul.names_symbol else rival, "symbol", symbol_picks(s))
        symbol = SYMBOL_NUMBER[name]
    if s.telling:
        s.emit("skitters", symbol)
    place: str = await choose(rival if s.terms.ghoul.names_symbol else player, "skitter", places(s, symbol))
    move_piece(s, GHOUL_PIECE, TILE_NUMBER[place])


def symbol_picks(s: State) -> list[Pick]:
    return [SYMBOL[symbol] for symbol in symbols_to_name(s)]


def places(s: State, symbol: int) -> list[Pick]:
    return [TILE[tile] for tile in hiding_places(s, symbol)]


def chance_symbol(s: State) -> int:
    """VF-56.15 The symbol on top of the stack, in the Collapse that of a collapsed tile; else the next there is."""
    shown = symbols_to_name(s)
    symbol = 0
    removed = removed_tiles(s)
    if s.tile_stack:
        symbol = symbol_of(s, s.tile_stack[-1])
    elif removed:
        symbol = symbol_of(s, removed[s.chance.pick(len(removed))])
    while symbol not in shown:
        symbol = (symbol + 1) % NO_SYMBOL
    return symbol


def removed_tiles(s: State) -> list[int]:
    """Cave tiles that have left the map for good, for all to see."""
    return [tile for tile in range(1, FIRST_TERRAIN) if s.at[tile] == EMPTY and s.lit[tile] == LIT]


@rule
async def hide_by_the_entrance(s: State, player: int) -> None:
    """VF-56.14 Without unoccupied Dark tiles: a space around the Entrance; if none is free, it stays."""
    if spaces_around(s):
        name: str = await choose(player, "skitter", spaces_around(s))
        move_piece(s, GHOUL_PIECE, TILE_NUMBER[name])


def spaces_around(s: State) -> list[Pick]:
    found: list[Pick] = []
    for by in STEP + DIAGONAL:
        tile = tile_at(s, ORIGIN + by)
        if tile != EMPTY and is_unoccupied(s, tile) and not impassable(tile) and not is_condemned(s, tile):
            found.append(TILE[tile])
    return found


# -- what others do to it (VF-57.1, VF-57.2) ---


@rule
async def attacked(s: State, opponent: int) -> None:
    """VF-57.1, VF-57.2c Whoever attacks it, or hits it with a shot, a Claw or a Flame Wall, makes it skitter."""
    await skitter(s, opponent)


@rule
async def struck(s: State, anger: int) -> None:
    """VF-17.10, VF-17.13 The Nightmare Unicorn: at the highest Anger it also discards a Terror card."""
    if anger == s.terms.most_anger:
        await lose_terror(s)
    await skitter(s, mind_of(s, NIGHTMARE))


@rule
async def scratched(s: State, opponent: int) -> None:
    """VF-57.2c Scratch also costs a Terror card."""
    await lose_terror(s)
    await skitter(s, opponent)


@rule
async def lose_terror(s: State) -> None:
    """VF-17.10, VF-57.2c A Terror card of its choice."""
    if s.ghoul.terror:
        name: str = await choose(ghoul_seat(s), "lose_terror", [TERROR[card] for card in s.ghoul.terror])
        discard_terror(s, TERROR_NUMBER[name])


def lose_fury(s: State) -> None:
    """VF-54.5f, VF-57.2e Soporific Spores: 1 Fury, no card."""
    set_fury(s, s.ghoul.fury - 1)


@rule
async def pickpocketed(s: State, thief: int) -> bool:
    """VF-50.5d The Thief takes a Treasure token of its board (True), or makes it shuffle a Terror card back."""
    name: str = await choose(thief, "rob_ghoul", loot(s))
    if name == BOARD_TREASURE:
        take_board_treasure(s)
        return True
    shuffle_terror_back(s, TERROR_NUMBER[name])
    return False


def loot(s: State) -> list[Pick]:
    found: list[Pick] = [BOARD_TREASURE] if s.ghoul.treasures else []
    return found + [TERROR[card] for card in s.ghoul.terror]
