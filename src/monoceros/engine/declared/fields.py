"""What is declared of a class, for those who ask: laws, statistics, and whoever says what an option does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from monoceros.engine.hiding import HIDDEN


@dataclass(frozen=True)
class Fact:
    """One field: who may know it, how it begins, and what its number is called."""

    name: str
    seen: str  # open, own, hidden, inner, shared or known
    way: str = ""  # each, times, fresh, made; empty: the value as it stands
    needed: bool = False  # it has no beginning: whoever makes a state gives it
    width: int = 0  # so many for each seat in one flat list
    known: str = ""  # the field that holds what everybody knows of it
    owner: str = ""  # the field that says whose it is
    pool: str = ""  # what can lie in each other's place
    fixed: str = ""  # why no redealt world ever differs in it
    says: str = ""  # what its number is called, for people
    price: bool = False  # it is spent: a fall of it is a price
    weight: int = 5  # how much it matters, 0 to 9, beside other numbers that change
    shown: Callable[[Any, int, int], bool] | None = None
    masked: Callable[[Any, int], Any] | None = None  # what the view of a seat has instead of it


FACTS: Final[dict[type, tuple[Fact, ...]]] = {}


def declare(cls: type, facts: tuple[Fact, ...]) -> None:
    """Called once for each declared class, by what is written of it."""
    FACTS[cls] = facts


def facts_of(s: object) -> tuple[Fact, ...]:
    """The declarations of a state or record; none if it is not declared."""
    return FACTS.get(type(s), ())


def numbers_of(view: Any) -> Iterator[tuple[str, int, int]]:
    """The numbers that have a name, as (name, seat, number); the seat is -1 where it is nobody's. Unknown ones not."""
    for fact in facts_of(view):
        if not fact.says:
            continue
        value = getattr(view, fact.name)
        for seat, each in enumerate(value) if fact.way == "each" and not fact.width else [(-1, value)]:
            number = len(each) if isinstance(each, list) else each
            if number != HIDDEN:
                yield fact.says, seat, number
