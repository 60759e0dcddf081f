"""Observations: what a seat may know as a row of small numbers, for learners.

A game's encoder writes the numbers straight from the state, and says of each part of the row what it is. However the
game goes, the row of a table is as long, and every number lies between 0 and what its part declares, 255 at most. A row
is put together from pieces, each a few bytes: `put(out, s.round)`, `put_flags(out, s.step, STEPS)`, and so on.
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

Piece = bytes | bytearray  # some numbers of a row, one after the other


def put(out: list[Piece], number: int) -> None:
    """A count, kept within a byte."""
    out.append(BYTE[0 if number < 0 else MOST if number > MOST else number])


def put_flag(out: list[Piece], is_so: bool) -> None:
    out.append(BYTE[1 if is_so else 0])


def put_flags(out: list[Piece], chosen: int, number: int) -> None:
    """So many flags, of which `chosen` is set, or none if it is none of them."""
    if 0 <= chosen < number:
        out.append(FLAG_AMID[LONGEST - chosen : LONGEST - chosen + number])
    else:
        out.append(NOTHING[:number])


def put_mask(out: list[Piece], mask: int, number: int) -> None:
    """So many flags, one a bit."""
    while number >= BITS:
        out.append(FLAGS_OF[mask & MOST])
        mask >>= BITS
        number -= BITS
    if number:
        out.append(FLAGS_OF[mask & MOST][:number])


def put_counts(out: list[Piece], cards: list[int], kinds: int) -> None:
    """How many there are of each kind."""
    if not cards:
        out.append(NOTHING[:kinds])
        return
    counts = [0] * kinds  # in a list, as compiled code counts slowly in a bytearray
    for card in cards:
        counts[card] += 1
    out.append(bytearray(counts))


def put_each(out: list[Piece], numbers: list[int]) -> None:
    """Counts, each kept within a byte."""
    try:
        out.append(bytes(numbers) if len(numbers) < MANY else bytearray(numbers))
    except ValueError:  # rare, so it is not looked for
        out.append(bytes([0 if number < 0 else MOST if number > MOST else number for number in numbers]))


def put_which(out: list[Piece], numbers: list[int]) -> None:
    """Numbers of things; EMPTY (-1), none of them, becomes 0."""
    out.append(bytearray([number + 1 for number in numbers]))


def put_nothing(out: list[Piece], number: int) -> None:
    """So many zeros."""
    out.append(NOTHING[:number])


def joined(out: list[Piece]) -> bytearray:
    """The row of these pieces.

    Most numbers of most rows are zeros and flags. They come in pieces that lie ready, or are cut from what lies ready,
    and a piece costs no more than a single number does.
    """
    return NO_ROW.join(out)


LONGEST: Final = 1024  # piece
MANY: Final = 9  # numbers that are turned into a bytearray sooner than into bytes
BITS: Final = 8  # of a byte
BYTE: Final = [bytes([number]) for number in range(MOST + 1)]
NOTHING: Final = bytes(LONGEST)
FLAG_AMID: Final = bytes(LONGEST) + BYTE[1] + bytes(LONGEST)
FLAGS_OF: Final = [bytes([mask >> bit & 1 for bit in range(BITS)]) for mask in range(MOST + 1)]
NO_ROW: Final = bytearray()


# -- what environments call ---


def legal_codes(ask: Ask, codes: dict[Pick, int]) -> list[int]:
    """The code numbers of a question's options, by its table of codes."""
    return [codes[pick] for pick in ask.options]


def mask_of(legal: list[int], size: int) -> bytearray:
    """A byte for every code there is: 1 where it is legal."""
    mask = bytearray(size)
    for code in legal:
        mask[code] = 1
    return mask
