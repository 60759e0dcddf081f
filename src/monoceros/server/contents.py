"""Content that tables share: read and checked once for all tables with the same packs, not once for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache

from monoceros.engine.content import Content, ContentKit, Pack
from monoceros.engine.game import Game
from monoceros.engine.gamefile import plain

REMEMBERED = 64  # sets of packs for each game


@dataclass(frozen=True)
class SharedKit(ContentKit):
    """A game's content that remembers what it has read. Rows never change, so that tables can have the same ones."""

    remembered: dict[str, Content] = field(default_factory=dict, compare=False, repr=False)

    def load(self, packs: Sequence[Pack] = ()) -> Content:
        key = plain([pack.plain() for pack in packs])
        content = self.remembered.get(key)
        if content is None:
            content = super().load(packs)
            if len(self.remembered) >= REMEMBERED:
                self.remembered.clear()
            self.remembered[key] = content
        return content


def sharing(find: Callable[[str], Game]) -> Callable[[str], Game]:
    """Finds the same games, with shared content."""

    @cache
    def found(name: str) -> Game:
        game = find(name)
        kit = {part.name: getattr(game.content, part.name) for part in fields(game.content)}
        return replace(game, content=SharedKit(**kit))

    return found
