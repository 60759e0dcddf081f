"""What a seat may know of the Cave, and of the Cave Ghost's tiles and Omens, as numbers."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import Part, Row, one, put, put_counts, put_each, put_mask, put_nothing
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast.encoder_parts import numbers_in, put_space, space_parts
from monoceros.games.vast.encoder_tiles import MOST_SEEN, SEEN_WORDS, what_is_known
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import CAVE, TILES

GHOST_TILES: Final = 6  # T2
TILE_IN_HAND: Final = 2  # numbers


def encode_cave(out: Row, s: State, seat: int) -> None:
    """VF-11.4 The Lit sides of the hand are the Cave's; of the Events it sees the top three (VF-54.7, VF-60.8)."""
    cave = s.cave
    put_hand(out, s, seat, cave.hand, c.HAND)
    put_hand(out, s, seat, cave.ghost_tiles, GHOST_TILES)
    put_each(out, cave.omens)
    put_each(out, cave.own_omens or [0] * c.OMENS)
    put_each(out, cave.bag)
    put_each(out, cave.spent)
    put_each(out, cave.uses)
    put_mask(out, cave.done, 2)
    put_each(out, [cave.turns, cave.hatred, cave.power + 1, int(s.terms.cave.optional_treasure)])
    put_space(out, cave.space)
    encode_events(out, s, seat)


def put_hand(out: Row, s: State, seat: int, tiles: list[int], most: int) -> None:
    """Numbers of tiles, and what is known of each: its back is for all to see."""
    numbers: list[int] = []
    for tile in tiles:
        numbers.append(tile + 1)
        numbers.append(what_is_known(s, seat, tile))
    put_each(out, numbers)
    put_nothing(out, TILE_IN_HAND * (most - len(tiles)))


def encode_events(out: Row, s: State, seat: int) -> None:
    """Cards of which the Knight gets one; what lies on top of the deck, the next card first."""
    offered = s.cave.offered
    put(out, len(offered))
    put_counts(out, offered if seat == s.terms.cave_seat else [], len(s.terms.knight.event_copies))
    top = s.knight.event_deck.top
    seen = len(top) if seat == s.terms.seat_of[CAVE] else 0
    put_each(out, [top[len(top) - 1 - place] + 1 if place < seen else 0 for place in range(c.EVENTS_DRAWN)])


def cave_parts(events: int) -> list[Part]:
    omens = list(c.OMEN_NAMES)
    return [
        *[part for place in range(c.HAND) for part in hand_parts(f"Cave: tile {place + 1} of the hand")],
        *[part for place in range(GHOST_TILES) for part in hand_parts(f"Cave: Ghost tile {place + 1} at hand")],
        Part("Cave: Omens", omens),
        Part("Cave: own Omens while the Ghost plays", omens),
        Part("Cave: in the bag", omens),
        Part("Cave: spent", omens),
        Part("Cave: bought in this turn", list(c.POWER_NAMES)),
        Part("Cave: has", ["shaped the cave", "placed a Treasure"], "flag"),
        one("Cave: turns"),
        one("Cave: Hatred"),
        one("Cave: power that is paid for", "which", c.POWERS),
        one("Cave: Treasures need not be placed", "flag"),
        *space_parts("Cave: where a tile goes"),
        one("Cave: Events to choose from"),
        Part("Cave: own choice", [f"event {event}" for event in range(events)]),
        Part("Cave: on top of the Events, own", [f"card {place + 1}" for place in range(c.EVENTS_DRAWN)], "which"),
    ]


def hand_parts(what: str) -> list[Part]:
    return [one(what, "which", TILES), one(f"{what}: {SEEN_WORDS}", "which", MOST_SEEN)]


CAVE_NUMBERS: Final = numbers_in(cave_parts(0))  # and one for each kind of Event
