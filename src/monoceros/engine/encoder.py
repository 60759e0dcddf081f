"""Observations: what a seat may know as a row of small numbers, for learners.

A game's encoder writes the numbers straight from the state, and says of each part of the row what it is. However the
game goes, the row of a table is as long, and every number lies between 0 and what its part declares, 255 at most. A row
is written from its first number to its last: `put(out, s.round)`, `put_flags(out, s.step, STEPS)`, and so on.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from librt.strings import BytesWriter  # compiled, a number costs a few instructions; no object is made for it
from mypy_extensions import i64, u8  # plain ints; compiled, a machine word and a byte of it

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

Row = BytesWriter  # as far as it is written
# Rows that were finished: they have room already. There are some from the start, as a short list gives its room back.
SPARE: Final[list[Row]] = [BytesWriter() for _ in range(8)]


def new_row() -> Row:
    try:
        return SPARE.pop()
    except IndexError:
        return BytesWriter()


def finished(out: Row) -> bytes:
    """The whole row; `out` is empty again, and used for another one."""
    row = out.getvalue()
    out.truncate(0)
    SPARE.append(out)
    return row


def put(out: Row, number: i64) -> None:
    """A count, kept within a byte."""
    if number <= 0:
        out.append(0)
    elif number >= MOST:
        out.append(MOST)
    else:
        out.append(u8(number))


def put_at(out: Row, at: i64, number: i64) -> None:
    """A number in the place of one that is written already: `len(out)` was its place."""
    out[at] = u8(number)


def put_flag(out: Row, is_so: bool) -> None:
    out.append(1 if is_so else 0)


def put_flags(out: Row, chosen: i64, number: i64) -> None:
    """So many flags, of which `chosen` is set, or none if it is none of them."""
    first = len(out)
    put_nothing(out, number)
    if 0 <= chosen < number:
        out[first + chosen] = 1


def put_mask(out: Row, mask: i64, number: i64) -> None:
    """So many flags, one a bit."""
    end = len(out) + number
    while number > 0:
        out.write(FLAGS_OF[mask & MOST])
        mask >>= BITS
        number -= BITS
    out.truncate(end)


def put_counts(out: Row, cards: list[int], kinds: i64) -> None:
    """How many there are of each kind."""
    first = len(out)
    put_nothing(out, kinds)
    count_more(out, first, cards)


def count_more(out: Row, first: i64, cards: list[int]) -> None:
    """The same of other cards, where the counts are written already: `first` is the place of the first kind."""
    card: i64
    for card in cards:
        number = out[first + card] + 1
        out[first + card] = number  # compiled, += would be slow, and so is anything but a variable


def put_tuple_counts(out: Row, cards: tuple[int, ...], kinds: i64) -> None:
    """The same of a tuple; compiled, one function for both would be slow for either."""
    first = len(out)
    put_nothing(out, kinds)
    card: i64
    for card in cards:
        number = out[first + card] + 1
        out[first + card] = number  # compiled, += would be slow, and so is anything but a variable


def put_each(out: Row, numbers: list[int]) -> None:
    """Counts, each kept within a byte."""
    for number in numbers:
        put(out, number)


def put_some(out: Row, numbers: list[int], first: i64, number: i64) -> None:
    """So many of these counts, from the first one on."""
    at: i64
    for at in range(first, first + number):
        put(out, numbers[at])


def put_which(out: Row, numbers: list[int]) -> None:
    """Numbers of things; EMPTY (-1), none of them, becomes 0."""
    number: i64
    for number in numbers:
        out.append(u8(number + 1))


def put_nothing(out: Row, number: i64) -> None:
    """So many zeros."""
    if number <= LONGEST:
        out.write(ZEROS[number])
        return
    end = len(out) + number
    while number > 0:
        out.write(MANY_ZEROS)
        number -= MANY
    out.truncate(end)


BITS: Final = 8  # of a byte
LONGEST: Final = 255  # stretch of zeros that lies ready
MANY: Final = 1024
MANY_ZEROS: Final = bytes(MANY)
ZEROS: Final = [bytes(number) for number in range(LONGEST + 1)]
FLAGS_OF: Final = [bytes([mask >> bit & 1 for bit in range(BITS)]) for mask in range(MOST + 1)]


# -- what environments call ---

Code = Any  # an int that is handed on as it is: compiled code would take ints apart, and make them anew


def legal_codes(ask: Ask, codes: dict[Pick, Code]) -> list[Code]:
    """The code numbers of a question's options, by its table of codes."""
    options = ask.options
    if isinstance(options, list):  # nearly always; compiled, it is read much faster than any sequence
        return [codes[pick] for pick in options]
    if isinstance(options, tuple):  # likewise
        return [codes[pick] for pick in options]
    return [codes[pick] for pick in options]


def legal_span(ask: Ask, codes: dict[Pick, Code], first: i64, zeros: bytes) -> tuple[list[Code], bytes]:
    """The same, and a byte for each of the question's codes from its first one on, 1 where it is legal.

    `zeros` are as many as it has codes.
    """
    legal = legal_codes(ask, codes)
    out = new_row()
    out.write(zeros)
    code: i64
    for code in legal:
        out[code - first] = 1
    return legal, finished(out)
