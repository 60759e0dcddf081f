"""Phrases: a sentence as what it is made of, so that it can be said in another language.

A phrase is known by its English words, with its arguments named in them: `{seat} draws {card}.`
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple


class Phrase(NamedTuple):
    id: str  # the English words, with arguments in them
    args: dict[str, Any]  # words, numbers, or phrases

    @property
    def words(self) -> str:
        if not self.args:
            return self.id
        return self.id.format(**{name: spoken(value) for name, value in self.args.items()})


SILENT: Final = Phrase("", {})


def spoken(value: Any) -> str:
    return value.words if isinstance(value, Phrase) else str(value)


def phrase(id: str, **args: Any) -> Phrase:
    """`phrase("{seat} gains {number} Might.", seat=who(seat), number=3)`"""
    return Phrase(id, args)
