"""VF-56.13, T20: Terror cards are drawn, used and used up."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.effects import look_at, move_piece
from monoceros.games.vast.effects_ghoul import (
    check_ghoul_escape,
    gain_discs,
    gain_movement,
    keep_terror,
    lay_terror,
    look_at_terrors,
    pay_movement,
    spend_terror,
    take_from_deck,
    top_terror,
    use_terror,
)
from monoceros.games.vast.facts import is_dark
from monoceros.games.vast.facts_ghoul import (
    can_spend,
    crystal_tiles,
    free_spaces,
    ghoul_tile,
    has_terror,
    holds,
    terrors_left,
)
from monoceros.games.vast.picks import TILE, TILE_NUMBER
from monoceros.games.vast.picks_ghoul import DRAW, LEAVE_DARK, REVEAL, TERROR, TERROR_NUMBER
from monoceros.games.vast.rules.reveal import reveal
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, GHOUL_PIECE

# -- drawing ---


@rule
async def gain_terror(s: State, seat: int, number: int) -> None:
    """VF-56.11, VF-56.10, T20 A card, the best of several; Adapt offers one more, or the whole deck."""
    if s.possessed != EMPTY or not terrors_left(s):
        return
    if can_spend(s, g.ADAPT) and terrors_left(s) > 1:
        pick: str = await ask(seat, "adapt", [DRAW, *deck_picks(s)])
        if pick != DRAW:
            spend_terror(s, has_terror(s, g.ADAPT))
            take_from_deck(s, TERROR_NUMBER[pick])
            return
    if holds(s, g.ADAPT):
        number += 1
        mark(s, g.ADAPT)
    if number == 1:
        lay_terror(s, top_terror(s))
        return
    look_at_terrors(s, number)
    kept: str = await ask(seat, "keep_terror", of_each_kind(s.ghoul.offered))  # asked anyhow: silence would tell
    keep_terror(s, TERROR_NUMBER[kept])


def deck_picks(s: State) -> list[Pick]:
    return of_each_kind(s.ghoul.deck.cards() + s.ghoul.under)


def of_each_kind(cards: list[int]) -> list[Pick]:
    """One Terror card of each kind: copies are alike."""
    found: list[Pick] = []
    kinds = 0
    for card in sorted(cards):
        if not kinds >> g.KIND_OF[card] & 1:
            kinds |= 1 << g.KIND_OF[card]
            found.append(TERROR[card])
    return found


def mark(s: State, kind: int) -> None:
    """VF-56.13 A lasting effect was used: the other effect of that card has to wait for another turn."""
    card = has_terror(s, kind)
    if card != g.NOBODY:
        use_terror(s, card)


# -- using them ---


@rule
async def use(s: State, seat: int, card: int) -> None:
    """The effect of once a turn."""
    use_terror(s, card)
    kind, amount = g.KIND_OF[card], s.terms.ghoul.turn_amount[g.KIND_OF[card]]
    if kind == g.CHASE:
        gain_movement(s, amount)
    elif kind == g.HUNT:
        gain_discs(s, amount)
    elif kind == g.SNEAK:
        s.ghoul.sneaks += amount
    elif kind == g.BLINK:
        pay_movement(s, amount)
        await blink(s, seat, tuple(crystal_tiles(s)))
    else:
        await scour(s, seat)


@rule
async def spend(s: State, seat: int, card: int) -> None:
    """The effect of once a game."""
    spend_terror(s, card)
    kind, amount = g.KIND_OF[card], s.terms.ghoul.once_amount[g.KIND_OF[card]]
    if kind == g.CHASE:
        gain_movement(s, amount)
    elif kind == g.HUNT:
        gain_discs(s, amount)
    elif kind == g.SNEAK:
        s.ghoul.sneaks = g.ALL_TURN
    elif kind == g.BLINK:
        await blink(s, seat, tuple(free_spaces(s)))
    elif kind == g.SEIZE:
        s.ghoul.seizes = True
    else:
        s.ghoul.scours = True
        if is_dark(s, ghoul_tile(s)):
            await scour(s, seat)


@rule
async def blink(s: State, seat: int, tiles: tuple[int, ...]) -> None:
    """T20 Away from a Crystal tile, to one of these."""
    name: str = await choose(seat, "blink", [TILE[tile] for tile in tiles])
    move_piece(s, GHOUL_PIECE, TILE_NUMBER[name])
    check_ghoul_escape(s)
    if s.ghoul.scours and is_dark(s, ghoul_tile(s)):
        await scour(s, seat)


@rule
async def scour(s: State, seat: int) -> None:
    """T20 It looks at the Dark tile under it, and reveals it if it likes."""
    look_at(s, seat, ghoul_tile(s))
    pick: str = await ask(seat, "scour", (REVEAL, LEAVE_DARK))
    if pick == REVEAL:
        await reveal(s, seat, GHOUL_PIECE, ghoul_tile(s), EMPTY, EMPTY, True)
