"""Sentences whose words lead to things: what a sentence names of what its event is about becomes a span with ids."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from monoceros.engine.scene import Scene
from monoceros.server.wire import Span

SHORTEST = 2  # a name of one letter would be found everywhere


def link(sentence: str, names: Mapping[str, Sequence[str]]) -> list[Span]:
    """The sentence cut into spans: every name that stands in it as whole words leads to its ids."""
    if not sentence:
        return []
    low = sentence.lower()
    taken: list[tuple[int, int, str]] = []
    for name in sorted(names, key=len, reverse=True):
        if SHORTEST <= len(name) <= len(sentence):
            for start, end in places_of(name.lower(), low):
                if all([end <= other[0] or start >= other[1] for other in taken]):
                    taken.append((start, end, name))
    spans, at = [], 0
    for start, end, name in sorted(taken):
        if start > at:
            spans.append(Span(sentence[at:start]))
        spans.append(Span(sentence[start:end], tuple(names[name])))
        at = end
    return spans + ([Span(sentence[at:])] if at < len(sentence) else [])


def places_of(name: str, sentence: str) -> Iterator[tuple[int, int]]:
    """Where the name stands as whole words."""
    start = sentence.find(name)
    while start >= 0:
        end = start + len(name)
        if not sentence[start - 1 : start].isalnum() and not sentence[end : end + 1].isalnum():
            yield start, end
        start = sentence.find(name, end)


def names_in_scenes(ids: Iterable[str], scenes: Iterable[Scene]) -> tuple[tuple[str, ...], dict[str, list[str]]]:
    """Those of the ids that lie in one of the scenes, and what each is called there.

    The scenes are a viewer's own, without names in them: what the viewer cannot see on the table is not led to either.
    """
    wanted = dict.fromkeys(ids)
    if not wanted:
        return (), {}
    here: dict[str, None] = {}
    names: dict[str, list[str]] = {}
    for scene in scenes:
        for id_, called in called_in(scene, wanted):
            here[id_] = None
            for name in called:
                found = names.setdefault(name, [])
                if id_ not in found:
                    found.append(id_)
    return tuple([id_ for id_ in wanted if id_ in here]), names


def called_in(scene: Scene, wanted: Mapping[str, None]) -> list[tuple[str, list[str]]]:
    things = [(t.id, [w for w in (t.face.title, t.label) if w]) for t in scene.things if t.id in wanted]
    zones = [(zone.id, [zone.label] if zone.label else []) for zone in scene.zones if zone.id in wanted]
    return things + zones
