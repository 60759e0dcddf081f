"""Words that many questions share: labels of tiles, spaces, ways and cubes, and the things they touch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast.names import (
    WAY_WORDS,
    capital,
    edge_spot,
    open_id,
    piece_name,
    place_name,
    space_of_edge,
    tile_beside,
    tile_facts,
    tile_id,
    tile_of,
    tile_spot,
    way_id,
    way_number,
)
from monoceros.games.vast.picks import EDGE, EDGE_NUMBER, PIECE, PIECE_NUMBER, TILE, WAY
from monoceros.games.vast.tables import EMPTY

Said = TypeVar("Said", str, tuple[str, ...])
Prompt = str | Callable[[View], str]


def plain(words: str) -> Callable[[View], str]:
    return lambda view: words


def about_focus(words: str) -> Callable[[View], str]:
    """With the tile that the question is about in place of `{place}`."""
    return lambda view: capital(words.replace("{place}", place_name(view, view["focus"])))


def said(words: Prompt) -> Callable[[View], str]:
    """Words that depend on the table, or do not."""
    return plain(words) if isinstance(words, str) else words


def apart(answer: Pick, its_own: Said, otherwise: Callable[[Pick, View], Said]) -> Callable[[Pick, View], Said]:
    """One answer is something else than the others: "Stop" among tiles."""
    return lambda pick, view: its_own if pick == answer else otherwise(pick, view)


def on_mat(view: View, role: str, *ids: str) -> tuple[str, ...]:
    """Things that only a role's own player sees on the mat: the Ghost, who may play that turn, does without."""
    return ids if role in view["roles"] and view["seat"] == view["roles"].index(role) else ()


# -- questions of which there are many ---


def about_tile(name: str, prompt: Prompt, told: str, clause: str, *, why: Prompt = "") -> Question:
    """A question whose answers are tiles."""
    return Question(
        name,
        prompt=said(prompt),
        told=told,
        clause=clause,
        domain=TILE,
        label=tile_label,
        short=tile_short,
        about=tile_about,
        touches=tile_touch,
        why=said(why),
    )


def about_edge(name: str, prompt: Prompt, told: str, clause: str, *, why: Prompt = "") -> Question:
    """A question whose answers are open spaces beside the map."""
    return Question(
        name,
        prompt=said(prompt),
        told=told,
        clause=clause,
        domain=EDGE,
        label=edge_label,
        short=edge_short,
        touches=edge_touch,
        why=said(why),
    )


def about_way(name: str, prompt: str, told: str, clause: str) -> Question:
    """A question whose answers are ways to look."""
    return Question(
        name, prompt=plain(prompt), told=told, clause=clause, domain=WAY, label=way_label, touches=way_touch
    )


def with_answer(question: Question, answer: Pick, label: str, short: str, *, harmless: Pick = None) -> Question:
    """One more answer, which touches nothing: to stop, or to stay."""
    return replace(
        question,
        domain=(*question.domain, answer),
        label=apart(answer, label, question.label),
        short=apart(answer, short, question.short or question.label),
        about=apart(answer, "", question.about),
        touches=apart(answer, (), question.touches),
        harmless=harmless,
    )


def about_piece(name: str, prompt: str, told: str, clause: str, domain: tuple[Pick, ...] = PIECE) -> Question:
    """A question whose answers are pieces on the map."""
    return Question(
        name, prompt=plain(prompt), told=told, clause=clause, domain=domain, label=piece_label, touches=piece_touch
    )


def about_words(
    name: str,
    prompt: Prompt,
    told: str,
    clause: str,
    words: Mapping[str, str],
    *,
    harmless: Pick = None,
    why: Prompt = "",
) -> Question:
    """A question whose answers are always called the same."""
    return Question(
        name,
        prompt=said(prompt),
        told=told,
        clause=clause,
        domain=tuple(words),
        label=lambda pick, view: words[pick],
        harmless=harmless,
        why=said(why),
    )


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


# -- pieces ---


def piece_label(pick: Pick, view: View) -> str:
    return capital(piece_name(view, PIECE_NUMBER[pick]))


def piece_touch(pick: Pick, view: View) -> tuple[str, ...]:
    """The tile it stands on."""
    tile = int(view["pieces"][pick])
    return () if tile == EMPTY else (tile_id(tile),)


# -- open spaces ---


def edge_label(pick: Pick, view: View) -> str:
    return f"The open space at {edge_spot(view, pick)}"


def edge_short(pick: Pick, view: View) -> str:
    return edge_spot(view, pick)


def edge_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (open_id(*space_of_edge(view, pick)),)


# -- tiles or open spaces ---


def space_label(pick: Pick, view: View) -> str:
    return edge_label(pick, view) if pick in EDGE_NUMBER else tile_label(pick, view)


def space_short(pick: Pick, view: View) -> str:
    return edge_short(pick, view) if pick in EDGE_NUMBER else tile_short(pick, view)


def space_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return edge_touch(pick, view) if pick in EDGE_NUMBER else tile_touch(pick, view)


# -- ways ---


def way_words(pick: Pick) -> str:
    return WAY_WORDS[way_number(pick)]


def way_label(pick: Pick, view: View) -> str:
    return capital(way_words(pick))


def way_short(pick: Pick, view: View) -> str:
    return way_words(pick)


def way_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (way_id(pick),)


def beside_touch(view: View, tile: int, way: int) -> tuple[str, ...]:
    """The tile next to one, or the open space."""
    other = tile_beside(view, tile, way)
    if other != EMPTY:
        return (tile_id(other),)
    return ()
