"""Observations: what a seat may know as a row of small numbers, for learners.

A game's encoder writes the numbers straight from the state, and says of each part of the row what it is. However the
game goes, the row of a table is as long, and every number lies between 0 and what its part declares, 255 at most.
"""

from __future__ import annotations

from typing import Final, Literal

from monoceros.engine.core import Ask, Pick

MOST: Final = 255  # a number is a byte

PartKind = Literal["count", "flag", "which"]


class Part:
    """Some numbers of the row that belong together, in words.

    A `flag` is 0 or 1, a `count` can be compared and added, a `which` names one of several things: 0 is none of them.
    """

    __slots__ = ("kind", "labels", "most", "name")

    def __init__(self, name: str, labels: list[str], kind: PartKind = "count", most: int = MOST) -> None:
        self.name: str = name
        self.labels: list[str] = labels  # of each number; a single number may have an empty one
        self.kind: PartKind = kind
        self.most: int = 1 if kind == "flag" else most

    def words(self) -> list[str]:
        """Every number of the part in words."""
        return [f"{self.name}: {label}" if label else self.name for label in self.labels]


def one(name: str, kind: PartKind = "count", most: int = MOST) -> Part:
    """A part of a single number."""
    return Part(name, [""], kind, most)


# -- what encoders write with ---


def put(out: list[int], number: int) -> None:
    """A count, kept within a byte."""
    out.append(0 if number < 0 else MOST if number > MOST else number)


def put_flag(out: list[int], is_so: bool) -> None:
    out.append(1 if is_so else 0)


def put_flags(out: list[int], chosen: int, number: int) -> None:
    """So many flags, of which `chosen` is set, or none if it is none of them."""
    for i in range(number):
        out.append(1 if i == chosen else 0)


def put_mask(out: list[int], mask: int, number: int) -> None:
    """So many flags, one a bit."""
    for _ in range(number):
        out.append(mask & 1)
        mask >>= 1


def put_counts(out: list[int], cards: list[int], kinds: int) -> None:
    """How many there are of each kind."""
    first = len(out)
    out += NOTHING[:kinds]
    for card in cards:
        out[first + card] += 1


def put_each(out: list[int], numbers: list[int]) -> None:
    """Counts, each kept within a byte."""
    for number in numbers:
        out.append(0 if number < 0 else MOST if number > MOST else number)


def put_which(out: list[int], numbers: list[int]) -> None:
    """Numbers of things; EMPTY (-1), none of them, becomes 0."""
    for number in numbers:
        out.append(number + 1)


NOTHING: Final = [0] * 1024


# -- what environments call ---


def finished_row(numbers: list[int], asked: int, questions: int) -> bytearray:
    """A game's numbers, and after them a flag for the question that the seat is asked (-1: none)."""
    put_flags(numbers, asked, questions)
    return bytearray(numbers)


def legal_codes(ask: Ask, codes: dict[Pick, int]) -> list[int]:
    """The code numbers of a question's options, by its table of codes."""
    return [codes[pick] for pick in ask.options]


def mask_of(legal: list[int], size: int) -> bytearray:
    """A byte for every code there is: 1 where it is legal."""
    mask = bytearray(size)
    for code in legal:
        mask[code] = 1
    return mask
