"""Events declared once: what happened, who may know it, its sentence, and the things that it is about.

    @event("{seat} draws {card}.", unseen="{seat} draws a card.", to="seat", at="hand/{seat}/{card}")
    def drew(s: State, seat: Seat, card: Secret[Card]) -> None: ...

Who makes the change calls `events.drew(s, seat, card)`; where nobody listens, the call does nothing. At its end the
module makes `EVENTS = telling(__name__, kinds)`, which the game takes `tell` and `points` from. A kind is a type's
name; it says how a value is spoken, and how it stands in an id.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Annotated, Any, Final, TypeVar

from monoceros.engine.declared.phrases import SILENT, Phrase
from monoceros.engine.declared.read import DeclarationError
from monoceros.engine.events import Event

T = TypeVar("T")
Secret = Annotated[T, "secret"]  # an event's last parameter, known to the seat that `to` names
Found = tuple[str, ...]
Say = Callable[[Any, Event], Phrase]
Point = Callable[[Any, Event], Found]
Places = str | Sequence[str] | Point
Spoken = Callable[[Any, Any], str]
PLAIN: Final = frozenset(["int", "str", "bool"])  # kinds that are spoken as they stand
NO_DEED: Final = "-"


@dataclass(frozen=True)
class Told:
    """What is declared of one kind of event."""

    name: str
    line: int
    params: tuple[tuple[str, str], ...]  # name and kind, the secret last
    has_secret: bool = False
    say: str | Say = ""
    unseen: str = ""  # to those who may not know the secret
    at: Places = ()
    unseen_at: Places = ()
    of: str = ""  # the parameter that names whose deed it is: without it the first seat, `-` where it is nobody's
    hits: Sequence[str] = ()  # the parameters that name seats to whom it is done
    weight: int = 1  # 0 to 3: how much it matters among others
    many: str = ""  # how several of it join to one sentence: "{seat} draws {n} cards."

    def values(self, event: Event) -> dict[str, Any]:
        values = [*event.facts, *([event.secret] if self.has_secret else [])]
        return {name: value for (name, _), value in zip(self.params, values, strict=True)}

    def deed_of(self, event: Event) -> int:
        """The seat whose deed it is; -1 where it is nobody's."""
        values = self.values(event)
        named = self.of or next((name for name, kind in self.params if kind == "Seat"), NO_DEED)
        return -1 if named == NO_DEED else int(values[named])

    def hit_by(self, event: Event) -> tuple[int, ...]:
        values = self.values(event)
        return tuple([values[name] for name in self.hits])


@dataclass(frozen=True)
class Telling:
    """How a game tells its events."""

    told: Mapping[str, Told]
    kinds: Mapping[str, tuple[Spoken, Spoken]]  # how a value is spoken, and how it stands in an id
    file: str = ""

    def tell(self, event: Event, view: Any) -> str:
        """One sentence; empty for events that need no words."""
        return self.phrase(event, view).words

    def phrase(self, event: Event, view: Any) -> Phrase:
        """The sentence as what it is made of."""
        told = self.told[event.name]
        if not isinstance(told.say, str):
            return told.say(view, event)
        words = told.unseen if is_hidden(told, event) else told.say
        return Phrase(words, self.filled(words, told, event, view, 0)) if words else SILENT

    def points(self, event: Event, view: Any) -> Found:
        """Ids of the things that the event is about, as the view's seat may know it."""
        told = self.told[event.name]
        at = told.unseen_at if is_hidden(told, event) else told.at
        if callable(at):
            return at(view, event)
        places = (at,) if isinstance(at, str) else at
        return tuple([place.format(**self.filled(place, told, event, view, 1)) for place in places])

    def filled(self, words: str, told: Told, event: Event, view: Any, way: int) -> dict[str, str]:
        values, kinds = told.values(event), dict(told.params)
        found = {}
        for name in names_in(words):
            kind, value = kinds[name], values[name]
            found[name] = self.kinds[kind][way](view, value) if kind in self.kinds else str(value)
        return found

    def check(self) -> None:
        """Every sentence and place names parameters that are there, of kinds that can be spoken."""
        for told in self.told.values():
            kinds = dict(told.params)
            texts = [words for words in (told.say, told.unseen, told.many) if isinstance(words, str)]
            for at in (told.at, told.unseen_at):
                texts += [] if callable(at) else [at] if isinstance(at, str) else list(at)
            for name in [name for words in texts for name in names_in(words) if name != "n"]:
                if name not in kinds:
                    raise self.fail(told, f"there is no parameter {name}; there are {', '.join(kinds) or 'none'}")
                if kinds[name] not in PLAIN | set(self.kinds):
                    hint = f"name the kind in telling(…), or write a function; there are {sorted(self.kinds)}"
                    raise self.fail(told, f"how is a {kinds[name]} spoken? {hint}")

    def fail(self, told: Told, why: str) -> DeclarationError:
        return DeclarationError(f"event {told.name}: {why}", (self.file, told.line, 1, None))


def names_in(words: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(words) if name]


def is_hidden(told: Told, event: Event) -> bool:
    return told.has_secret and event.secret is None


def telling(module: str, kinds: Mapping[str, tuple[Spoken, Spoken]]) -> Telling:
    """All events of the module that calls this at its end."""
    here = sys.modules[module]
    found = Telling(TOLD[module], kinds, here.__file__ or "")
    found.check()
    return found


TOLD: Final[dict[str, dict[str, Told]]] = {}  # module: its events by name


def declare_event(module: str, told: Told) -> None:
    """Called once for each event, by what is written of it."""
    TOLD.setdefault(module, {})[told.name] = told
