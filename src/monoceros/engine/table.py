"""A game being played: the state, who is asked, what was picked, what happened, and how far it can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
        watching: bool = False,
    ) -> None:
        self.game = game
        self.seats = game.seat_count(seats)
        self.options = game.option_values(options or {}, bots_only=bots_only)
        self.content: Content = game.content.load(packs)
        self.setting = Setting(self.seats, self.options, self.content)
        self.chance = Recorded(dealer)
        self.state: BaseState = game.new_state(self.seats, self.options, self.content, self.chance)
        self.state.telling = telling
        self.state.moments = [] if watching else None
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.moments: list[BaseState] = []  # of a watched table: the state after each event of the last pick
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

    def view(self, seat: int | None) -> Any:
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
        before.moments = None if self.state.moments is None else []
        number = len(self.events)
        answer(self.state, seat, pick)
        outcomes = tuple(self.chance.take())
        happened = self._gather()
        self._keep(_Past(before, number, seat, ALL if outcomes else sum_of_shows(happened)))
        self.entries.append(Entry(seat, ask.name, pick, outcomes))
        return happened

    def _gather(self) -> list[Event]:
        happened, self.state.events = self.state.events, []
        self.events += happened
        if self.state.moments is not None:
            self.moments, self.state.moments = self.state.moments, []
        return happened

    def _keep(self, past: _Past) -> None:
        """A pick that cannot be taken back closes the way to all before it, so nothing of them is kept."""
        if past.shown == ALL or past.shown >> past.seat & 1 or not self.state.telling:
            self._past.clear()
        else:
            self._past.append(past)

    @property
    def drawn(self) -> int:
        """How much chance has fallen: where a sealed dealer goes on."""
        return len(self.opening) + sum([len(entry.outcomes) for entry in self.entries])

    def deal_with(self, dealer: Dealer) -> None:
        """Let another dealer deal from now on."""
        self.chance.inner = dealer

    # -- taking back --

    def can_undo(self, seat: int) -> bool:
        """May the seat take its last pick back? Not past chance, another seat's pick, or anything new it was shown.

        A table without events does not know what was shown, so nothing can be taken back there.
        """
        return bool(self._past) and self._past[-1].seat == seat

    def why_no_undo(self, seat: int) -> str:
        """Why the seat cannot take its last pick back (a seat is named as {0}, {1}); empty if it can."""
        if self.can_undo(seat):
            return ""
        if all([entry.seat != seat for entry in self.entries]):
            return "you have not picked anything yet"
        last = self.entries[-1]
        if last.seat != seat:
            return "{" + str(last.seat) + "} has acted since your last pick"
        return "chance has fallen since your last pick" if last.outcomes else "your last pick showed you something new"

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
    watch: Callable[[Table], None] = lambda table: None,
    watching: bool = False,
) -> Table:
    """The table after these entries. A pick that the rules no longer allow is an error that names it.

    `watch` is called with the table after the opening and after each pick; with `watching`, its `moments` are kept.
    The table's chance is used up: whoever plays on gives it a dealer (`deal_with`).
    """
    loaded = Loaded([*opening])
    try:
        table = Table(game, loaded, seats=seats, options=options, packs=packs, watching=watching)
    except (ContentError, SetupError):
        raise
    except ValueError as error:
        raise TableError(f"the opening is not legal: {error}") from None
    if loaded.left():
        raise TableError("the opening holds more chance than the rules ask for")
    watch(table)
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
        watch(table)
    return table
