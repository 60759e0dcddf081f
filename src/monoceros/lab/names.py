"""Rows of content in the sentences of events: so the lab learns who drew, bought or led what, whatever the game."""

from __future__ import annotations

import re
from typing import NamedTuple

from monoceros.engine.content import Content

SEAT = re.compile(r"\{(\d+)\}")
PARTS = re.compile(r"(?<=[.:;!])\s")  # `{0} plays Charge: your cavalry …` is about Charge, not about cavalry
SHORTEST = 3  # letters of a name: `Ox` would be found in any sentence
REMEMBERED = 100_000  # sentences: most are told again and again
NOBODY = -1


class Thing(NamedTuple):
    """A row of content: its table and its name."""

    table: str
    name: str


class Heard(NamedTuple):
    """What a sentence speaks of: the first seat it names, and rows of content."""

    seat: int
    things: tuple[Thing, ...]


class Names:
    """All names of a game's content, ready to be found."""

    def __init__(self, content: Content) -> None:
        self.tables: dict[str, str] = {}
        for table, rows in content.tables.items():
            for row in rows.values():
                name = str(getattr(row, "name", row.id))
                if len(name) >= SHORTEST:
                    self.tables.setdefault(name, table)
        longest_first = sorted(self.tables, key=lambda name: (-len(name), name))
        self.pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first)) or '(?!)'})\b")
        self.remembered: dict[str, Heard] = {}

    def listen(self, sentence: str) -> Heard:
        heard = self.remembered.get(sentence)
        if heard is None:
            if len(self.remembered) >= REMEMBERED:
                self.remembered.clear()
            heard = self.remembered[sentence] = Heard(seat_in(sentence), self.things_in(sentence))
        return heard

    def things_in(self, sentence: str) -> tuple[Thing, ...]:
        """The first name, as in `{0} builds Keep over Camp`; two if the first is who acts: `Lyla plays Ambush`."""
        for part in PARTS.split(sentence):
            found = list(dict.fromkeys(self.pattern.findall(part)))
            if found:
                wanted = 1 if part.startswith("{") else 2
                return tuple([Thing(self.tables[name], name) for name in found[:wanted]])
        return ()


def seat_in(sentence: str) -> int:
    first = SEAT.search(sentence)
    return int(first[1]) if first else NOBODY
