"""What a game is, declared once. The engine writes the rest of it as source: at import, and before it is compiled.

    @state
    class State(BaseState):
        terms: Shared[Terms]                                  # the same for every copy, not saved
        seats: Open[int]
        gold: Open[list[int]] = each(0, says="gold", price=True)
        hands: Own[list[list[int]]] = each([], known="known", pool="cards")
        field: Own[list[int]] = each(EMPTY, COLUMNS, shown=is_up, pool="cards")
        fates: Hidden[Pile] = fresh(Pile)

From a state are written its slots, `__init__`, `copy`, `__eq__`, `SHARED`, `RECORDS`, `seen_by` (the view) and
`redealt` (another world that looks the same); a method of the class's own wins, and `redeal_more` adds an odd pool. A
record is the same for what belongs to a state. See events.py for what happens and answers.py for what is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, Self, TypeVar, cast, dataclass_transform

from monoceros.engine.chance import Dealer
from monoceros.engine.declared.build import build as build_class
from monoceros.engine.declared.events import Secret, Telling, telling
from monoceros.engine.declared.events_write import event
from monoceros.engine.declared.phrases import SILENT, Phrase, phrase
from monoceros.engine.hiding import HIDDEN, SPECTATOR, TABLE

T = TypeVar("T")
C = TypeVar("C", bound=type)

Open = Annotated[T, "open"]  # everybody knows it
Own = Annotated[T, "own"]  # the seat it belongs to knows it; the others see how many there are
Hidden = Annotated[T, "hidden"]  # nobody knows it; everybody sees how many there are
Inner = Annotated[T, "inner"]  # the rules' own: no view has it
Shared = Annotated[T, "shared"]  # the same for every copy, not saved
Known = Annotated[T, "known"]  # only views have it: what somebody knows who remembers, but does not see

Shown = Callable[[Any, int, int], bool]  # (state, owner, place): does everybody know what lies there?
Masked = Callable[[Any, int], Any]  # (state, viewer): what is sorted or counted is never masked place by place


def each(
    value: Any,
    number: int = 0,
    *,
    init: Literal[False] = False,
    shown: Shown | None = None,
    known: str = "",
    seen: Masked | None = None,
    pool: str = "",
    fixed: str = "",
    says: str = "",
    price: bool = False,
    weight: int = 5,
) -> Any:
    """One for each seat; with a number, so many for each seat, in one flat list.

    `says` is what its number is called, and a `price` is spent; `fixed` says why redealt worlds never differ in it.
    """


def times(
    value: Any,
    number: int,
    *,
    init: Literal[False] = False,
    seen: Masked | None = None,
    fixed: str = "",
    says: str = "",
) -> Any:
    """So many of a value, whatever the number of seats."""


def fresh(
    value: Any,
    *,
    init: Literal[False] = False,
    owner: str = "",
    shown: Shown | None = None,
    seen: Masked | None = None,
    pool: str = "",
    fixed: str = "",
    says: str = "",
    price: bool = False,
    weight: int = 5,
) -> Any:
    """A list or a pile of its own for every state. `owner` names the field that says whose it is now."""


def made(
    value: Callable[..., Any],
    *,
    init: Literal[False] = False,
    seen: Masked | None = None,
    says: str = "",
    price: bool = False,
) -> Any:
    """What a function makes of the state when it begins: `made(lambda s: s.terms.curse_cards)`."""


def seen(value: Callable[[Any, int], Any], *, init: Literal[False] = False) -> Any:
    """What a function makes of the state for the view of a seat: `seen(remembered)`."""


@dataclass_transform(field_specifiers=(each, times, fresh, made, seen))
def state(cls: C) -> C:
    """Write the class of a state from its declarations."""
    return cast(C, build_class(cls))


@dataclass_transform(field_specifiers=(each, times, fresh, made, seen))
def record(cls: C) -> C:
    """Write the class of what belongs to a state, and hides nothing."""
    return cast(C, build_class(cls))


class Record:
    """What a record has, for type checkers; the written class stands alone."""

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError


def view(s: Any, seat: int | None) -> Any:
    """The state as a seat, or a spectator, may know it."""
    return s.seen_by(SPECTATOR if seat is None else seat)


def redeal(s: Any, seat: int | None, dealer: Dealer) -> Any:
    """Another world that the seat cannot tell from this one."""
    return s.redealt(SPECTATOR if seat is None else seat, dealer)


__all__: Final = [
    "HIDDEN",
    "SILENT",
    "SPECTATOR",
    "TABLE",
    "Hidden",
    "Inner",
    "Known",
    "Open",
    "Own",
    "Phrase",
    "Record",
    "Secret",
    "Shared",
    "Telling",
    "each",
    "event",
    "fresh",
    "made",
    "phrase",
    "record",
    "redeal",
    "seen",
    "state",
    "telling",
    "times",
    "view",
]
