"""Events: what happened, and who may know how much of it."""

from __future__ import annotations

from typing import Any, Final

ALL: Final = -1  # an audience: every seat and the spectators
NOBODY: Final = 0
UNNAMED: Final = -2  # no audience: an event that has no secret
NO_SECRET: Final[Any] = object()  # what an event has that hides nothing from anybody; None may be a secret's value


def audience(*seats: int) -> int:
    """The set of these seats, as a mask: who may see the secret part of an event."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


class Event:
    """Something that happened: what everybody may know of it, and what only some may."""

    __slots__ = ("facts", "name", "secret", "shows", "to")

    def __init__(self, name: str, facts: tuple[Any, ...], secret: Any, to: int, shows: int) -> None:
        self.name: str = name
        self.facts: tuple[Any, ...] = facts
        self.secret: Any = secret  # known to the seats of `to` only
        self.to: int = to
        self.shows: int = shows  # seats that learn something they could not know before

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat, or a spectator, may know it."""
        if self.to == ALL or (seat is not None and self.to >> seat & 1):
            return self
        return Event(self.name, self.facts, None, NOBODY, NOBODY)

    def __repr__(self) -> str:
        hidden = "" if self.secret is None else f", secret={self.secret!r}"
        return f"Event({self.name!r}, {self.facts!r}{hidden})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.name == other.name
            and self.facts == other.facts
            and self.secret == other.secret
        )

    def __hash__(self) -> int:
        return hash((self.name, self.facts, self.secret))
