"""A game being played: the state, who is asked, what was picked, what happened, and how far it can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monoceros.engine.bot import Seen, show
from monoceros.engine.chance import Dealer, Loaded, Recorded
from monoceros.engine.content import Content, ContentError, Pack
from monoceros.engine.core import Ask, BaseState, Pick, answer, asks, begin, legal_pick
from monoceros.engine.events import ALL, Event
from monoceros.engine.game import Game, OptionValue, Setting, SetupError


class TableError(ValueError):
    """Something that cannot be done at this table now."""


@dataclass(frozen=True)
class Entry:
    """One pick, with the chance outcomes that it caused."""

    seat: int
    question: str
    pick: Pick
    outcomes: tuple[int, ...]


@dataclass
class _Past:
    """What is needed to take a pick back."""

    state: BaseState
    events: int
    seat: int
    shown: int  # seats that learned something by the pick; ALL where chance fell


class Table:
    """Runs one game. Knows no files, sockets or clocks: those who do hold a table and call it."""

    def __init__(
        self,
        game: Game,
        dealer: Dealer,
        *,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        packs: Sequence[Pack] = (),
        bots_only: bool = False,
        telling: bool = True,
    ) -> None:
        self.game = game
        self.seats = game.seat_count(seats)
        self.options = game.option_values(options or {}, bots_only=bots_only)
        self.content: Content = game.content.load(packs)
        self.setting = Setting(self.seats, self.options, self.content)
        self.chance = Recorded(dealer)
        self.state: BaseState = game.new_state(self.seats, self.options, self.content, self.chance)
        self.state.telling = telling
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self._past: list[_Past] = []
        begin(self.state, game.first)
        self.opening: tuple[int, ...] = tuple(self.chance.take())
        self._gather()

    # -- looking --

    def asks(self) -> list[Ask]:
        return asks(self.state)

    def ask_of(self, seat: int) -> Ask | None:
        """What the seat is asked, if it is."""
        for ask in self.asks():
            if ask.seat == seat:
                return ask
        return None

    @property
    def is_over(self) -> bool:
        return not self.state.stack

    def seen(self, ask: Ask, imagination: Dealer) -> Seen:
        """What a bot on the asked seat is shown."""
        return show(self.game, self.setting, self.state, ask, imagination)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened from event number `since` on, as the seat may know it."""
        return [event.seen_by(seat) for event in self.events[since:]]

    def result(self) -> list[float] | None:
        return self.game.score(self.state) if self.is_over else None

    # -- playing --

    def say(self, seat: int, pick: Pick) -> list[Event]:
        """Take a pick from outside. What was not offered is refused and nothing changes. Gives what happened."""
        pick = legal_pick(self.state, seat, pick)
        ask = self.ask_of(seat)
        assert ask is not None
        before = self.state.copy(self.chance)
        before.telling = self.state.telling
        number = len(self.events)
        answer(self.state, seat, pick)
        outcomes = tuple(self.chance.take())
        happened = self._gather()
        shown = ALL if outcomes else sum_of_shows(happened)
        self._past.append(_Past(before, number, seat, shown))
        self.entries.append(Entry(seat, ask.name, pick, outcomes))
        return happened

    def _gather(self) -> list[Event]:
        happened, self.state.events = self.state.events, []
        self.events += happened
        return happened

    # -- taking back --

    def can_undo(self, seat: int) -> bool:
        """May the seat take its last pick back? Not past chance, another seat's pick, or anything new it was shown.

        A table without events does not know what was shown, so nothing can be taken back there.
        """
        if not self._past or self._past[-1].seat != seat or not self.state.telling:
            return False
        shown = self._past[-1].shown
        return shown != ALL and not shown >> seat & 1

    def undo(self, seat: int) -> Entry:
        """Take the seat's last pick back; gives it."""
        if not self.can_undo(seat):
            raise TableError(f"seat {seat} has nothing that it may take back")
        past = self._past.pop()
        self.state = past.state
        del self.events[past.events :]
        return self.entries.pop()


def sum_of_shows(events: Sequence[Event]) -> int:
    """Every seat that learned something by these events."""
    shown = 0
    for event in events:
        if event.shows == ALL:
            return ALL
        shown |= event.shows
    return shown


def replay(
    game: Game,
    opening: Sequence[int],
    entries: Sequence[Entry],
    *,
    seats: int,
    options: Mapping[str, OptionValue],
    packs: Sequence[Pack] = (),
) -> Table:
    """The table after these entries. A pick that the rules no longer allow is an error that names it."""
    loaded = Loaded([*opening])
    try:
        table = Table(game, loaded, seats=seats, options=options, packs=packs)
    except (ContentError, SetupError):
        raise
    except ValueError as error:
        raise TableError(f"the opening is not legal: {error}") from None
    if loaded.left():
        raise TableError("the opening holds more chance than the rules ask for")
    for number, entry in enumerate(entries, 1):
        loaded.outcomes, loaded.used = [*entry.outcomes], 0
        try:
            table.say(entry.seat, entry.pick)
        except ValueError as error:
            raise TableError(f"pick {number} ({entry.question}) is not legal: {error}") from None
        if loaded.left():
            raise TableError(f"pick {number} ({entry.question}) holds more chance than the rules ask for")
        if table.entries[-1].question != entry.question:
            raise TableError(f"pick {number} answers {table.entries[-1].question}, not {entry.question}")
    return table
