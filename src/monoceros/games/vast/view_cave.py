"""What a seat may know of the Cave and of the Cave Ghost's tiles and Omens."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast.facts import symbol_of
from monoceros.games.vast.facts_cave import knows_face, payable, price
from monoceros.games.vast.state import DARK, State
from monoceros.games.vast.tables import CAVE, CAVE_GHOST, EMPTY, ORIGIN, ROW


def cave_view(s: State, seat: int | None) -> dict[str, Any]:
    """VF-11.4 The Lit sides of the hand are the Cave's; of the Events it sees the top three (VF-54.7, VF-60.8)."""
    cave, terms = s.cave, s.terms
    own = seat is not None and seat == terms.cave_seat
    powers = c.CAVE_POWERS if terms.seat_of[CAVE_GHOST] == EMPTY else c.CAVE_GHOST_POWERS
    return {
        "turns": cave.turns,
        "hand": [tile_in_hand(s, tile, seat) for tile in cave.hand],
        "ghost_tiles": [tile_in_hand(s, tile, seat) for tile in cave.ghost_tiles],
        "omens": cave.omens[:],
        "own_omens": cave.own_omens[:],
        "bag": sum(cave.bag),
        "spent": cave.spent[:],
        "hatred": cave.hatred,
        "shaped": bool(cave.done & c.SHAPED),
        "treasured": bool(cave.done & c.TREASURED),
        "optional_treasure": terms.cave.optional_treasure,
        "powers": [{"power": power, "price": price(s, power), "payable": payable(s, power)} for power in powers],
        "steps": c.GHOST_STEPS - s.ghost.steps if terms.seat_of[CAVE_GHOST] != EMPTY else 0,
        "power": cave.power,
        "space": None if cave.space == EMPTY else spot_of(cave.space),
        "offered": sorted(cave.offered) if own else [],
        "offering": len(cave.offered),
        "events": list(reversed(s.knight.event_deck.top)) if own and seat == terms.seat_of[CAVE] else [],
    }


def tile_in_hand(s: State, tile: int, seat: int | None) -> dict[str, Any]:
    """Its back is for all to see."""
    known = knows_face(s, seat, tile)
    return {
        "tile": tile,
        "symbol": t.SYMBOL_NAMES[symbol_of(s, tile)],
        "id": t.FACE_IDS[s.face[tile]] if known else "",
        "kind": t.KIND_NAMES[s.terms.tile_kind[s.face[tile]]] if known else "",
        "shape": t.SHAPE_NAMES[s.terms.tile_shape[s.face[tile]]] if known else "",
        "ghost": known and bool(s.terms.tile_ghost[s.face[tile]]),
    }


def spot_of(space: int) -> tuple[int, int]:
    return space % ROW - ORIGIN % ROW, space // ROW - ORIGIN // ROW


def cave_summary(s: State) -> dict[str, Any]:
    """What counts most, for lists of players."""
    return {"tiles": len(s.tile_stack) + len(s.cave.hand), "omens": sum(s.cave.omens), "crystals": s.collapsed}


def redeal_cave(w: State, seat: int | None, dealer: Dealer) -> None:
    """Its tiles are redealt with all others, Events with the Knight's cards; the bag has no order."""


def check_cave(s: State) -> None:
    cave = s.cave
    counts = s.terms.cave.omen_count
    own = cave.own_omens or [0] * c.OMENS
    for omen in range(c.OMENS):
        total = cave.omens[omen] + cave.bag[omen] + cave.spent[omen] + own[omen]
        assert total == counts[omen], "an Omen is lost or made"
        assert min(cave.omens[omen], cave.bag[omen], cave.spent[omen]) >= 0, "somebody owes an Omen"
    assert len(cave.hand) <= c.HAND, "the hand of tiles is too large"
    assert cave.hand == sorted(cave.hand), "a hand tells the order of its tiles"
    for tile in cave.hand + cave.ghost_tiles:
        assert s.at[tile] == EMPTY, "a tile is in the hand and on the map"
        assert s.lit[tile] == DARK, "a tile of the hand is not Dark"
        assert tile not in s.tile_stack, "a tile is in the hand and in the stack"
