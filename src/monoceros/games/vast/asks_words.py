"""Words that many questions share: labels of tiles, spaces, ways and cubes, and the things they touch."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.core import Pick
from monoceros.engine.questions import View
from monoceros.games.vast.names import (
    WAY_WORDS,
    capital,
    edge_spot,
    open_id,
    place_name,
    space_of_edge,
    tile_beside,
    tile_facts,
    tile_id,
    tile_of,
    tile_spot,
    way_number,
)
from monoceros.games.vast.tables import EMPTY


def plain(words: str) -> Callable[[View], str]:
    return lambda view: words


def about_focus(words: str) -> Callable[[View], str]:
    """With the tile that the question is about in place of `{place}`."""
    return lambda view: capital(words.replace("{place}", place_name(view, view["focus"])))


# -- tiles ---


def tile_label(pick: Pick, view: View) -> str:
    return capital(place_name(view, tile_of(pick)))


def tile_short(pick: Pick, view: View) -> str:
    return tile_spot(view, tile_of(pick))


def tile_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (tile_id(tile_of(pick)),)


def tile_about(pick: Pick, view: View) -> str:
    """What lies on it."""
    facts = tile_facts(view, tile_of(pick))
    if facts is None:
        return ""
    things = ["a Crystal"] * bool(facts["crystal"]) + ["an Event token"] * bool(facts["event"])
    things += [f"{facts['treasures']} Treasure"] * bool(facts["treasures"]) + ["a Unicorn cube"] * bool(facts["cube"])
    return f"There: {', '.join(things)}." if things else ""


# -- open spaces ---


def edge_label(pick: Pick, view: View) -> str:
    return f"The open space at {edge_spot(view, pick)}"


def edge_short(pick: Pick, view: View) -> str:
    return edge_spot(view, pick)


def edge_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (open_id(*space_of_edge(view, pick)),)


# -- ways ---


def way_words(pick: Pick) -> str:
    return WAY_WORDS[way_number(pick)]


def way_label(pick: Pick, view: View) -> str:
    return capital(way_words(pick))


def beside_touch(view: View, tile: int, way: int) -> tuple[str, ...]:
    """The tile next to one, or the open space."""
    other = tile_beside(view, tile, way)
    if other != EMPTY:
        return (tile_id(other),)
    return ()
