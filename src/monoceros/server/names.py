"""Who is spoken of, and to whom: names put into words, sentences and whole scenes; names that strangers give."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from monoceros.engine.speech import NAME_LENGTH, one_line, seat_letter, speak, told_apart
from monoceros.server.wire import Colour

S = TypeVar("S", bound=msgspec.Struct)
COLOURS: tuple[Colour, ...] = get_args(Colour)


class Voice(NamedTuple):
    """The names at a table, and the seat that is spoken to as "you", if one is."""

    names: tuple[str, ...]
    you: int | None = None

    def say(self, text: str) -> str:
        return speak(text, self.names, self.you) if "{" in text else text

    def fill(self, struct: S) -> S:
        """The struct with names in all its words; the same one if it names nobody."""
        changed: dict[str, Any] = {}
        for field, nested in texts_of(type(struct)):
            value = getattr(struct, field)
            if not value:
                continue
            after = self.fill_value(value) if nested else self.say(value)
            if after is not value:
                changed[field] = after
        return msgspec.structs.replace(struct, **changed) if changed else struct

    def fill_value(self, value: Any) -> Any:
        if isinstance(value, str):
            return self.say(value)
        if isinstance(value, tuple | list):
            after = [self.fill_value(part) for part in value]
            return value if all(map(is_same, after, value)) else type(value)(after)
        return fill_part(self, value) if isinstance(value, msgspec.Struct) else value


@lru_cache(maxsize=4096)
def fill_part(voice: Voice, part: S) -> S:
    """Most zones and things are as they were a moment ago, and so are their words."""
    return voice.fill(part)


def is_same(one: object, other: object) -> bool:
    return one is other


@cache
def texts_of(kind: type[msgspec.Struct]) -> tuple[tuple[str, bool], ...]:
    """The fields of a struct that can hold words, and whether they do so deeper inside."""
    hints = get_type_hints(kind)
    return tuple([(name, hint is not str) for name, hint in hints.items() if holds_words(hint)])


def holds_words(hint: Any) -> bool:
    if get_origin(hint) is Literal or hint in (int, bool, float, NoneType):
        return False
    if get_origin(hint) in (tuple, list, Union, UnionType):
        return any([holds_words(part) for part in get_args(hint) if part is not Ellipsis])
    return hint is str or (isinstance(hint, type) and issubclass(hint, msgspec.Struct))


# -- names that people and files give ---


def clean_name(given: str, otherwise: str) -> str:
    """One line, no control characters, no braces (they mean seats), not longer than a name may be."""
    name = one_line(given.replace("{", "(").replace("}", ")")).strip()[:NAME_LENGTH].strip()
    return name or otherwise


def names_of(given: Sequence[str]) -> tuple[str, ...]:
    """What seats are called in sentences: by name, by letter without one, with the letter where two share a name."""
    called = [name or f"Seat {seat_letter(seat)}" for seat, name in enumerate(given)]
    return tuple(told_apart(called))


def free_colour(taken: Iterable[Colour], wanted: Colour | None = None) -> Colour:
    """The wanted colour if nobody has it, or the first free one."""
    used = set(taken)
    order: list[Colour] = [wanted, *COLOURS] if wanted else [*COLOURS]
    return next((colour for colour in order if colour not in used), order[0])


def sentence(words: str) -> str:
    """Words as a sentence: a capital letter first, a full stop last."""
    if not words:
        return ""
    return words[0].upper() + words[1:] + ("" if words[-1] in ".!?" else ".")
