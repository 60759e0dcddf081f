"""A table as its log has it: seats, the game as it stands, and since when each open question has been open.

A record is a cache: `read` makes it anew from what the store holds, and whenever a write fails it is thrown away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

import msgspec

from monoceros.engine.chance import Dealer, NoDealer, Sealed
from monoceros.engine.content import ContentError
from monoceros.engine.core import Ask
from monoceros.engine.events import NOBODY, Event
from monoceros.engine.game import Game, SetupError
from monoceros.engine.table import Table, TableError, replay
from monoceros.server.chain import check_log
from monoceros.server.names import Voice, names_of
from monoceros.server.store.rows import HeadChange, Loaded, LogEntry, SeatRow, TableHead, surviving_picks
from monoceros.server.wire import Result, TableState

MOVES = ("begin", "pick", "undo", "takeback")  # entries after which other questions are open
CLIENTS = 64  # messages whose answer is known without asking the store
FORGOTTEN = Event("", (), None, NOBODY, NOBODY)

Find = Callable[[str], Game]


class Record:
    """What is known of one table. `table` is None until the first card is dealt."""

    def __init__(self, game: Game, head: TableHead, seats: Sequence[SeatRow]) -> None:
        self.game = game
        self.head = head
        self.seats = list(seats)
        self.seq = 0
        self.moved_at = 0  # the last entry that changed what is asked
        self.asked_at: dict[int, int] = {}  # the entry since which a seat is asked what it is asked
        self.asks: list[Ask] = []
        self.table: Table | None = None
        self.clients: dict[str, int] = {}  # ids of messages that were carried out, and where
        self.result: Result | None = None

    # -- looking --

    @property
    def id(self) -> str:
        return self.head.id

    @property
    def state(self) -> TableState:
        return self.head.state

    @property
    def names(self) -> tuple[str, ...]:
        return names_of([row.name for row in self.seats])

    @cached_property
    def roles(self) -> tuple[str, ...]:
        """Who plays on each seat; empty where seats are alike, and where the game no longer has such a table."""
        head = self.head
        try:
            return self.game.roles_at(head.seats, head.options, self.game.content.load(head.whole_packs()))
        except (ContentError, SetupError, KeyError):
            return ()

    @property
    def moves(self) -> int:
        return len(self.table.entries) if self.table is not None else 0

    @property
    def is_ended(self) -> bool:
        return self.head.state in ("over", "shelved")

    def voice(self, you: int | None) -> Voice:
        return Voice(self.names, you)

    def ask_of(self, seat: int | None) -> Ask | None:
        return next((ask for ask in self.asks if ask.seat == seat), None)

    def bots(self) -> list[int]:
        return [row.seat for row in self.seats if row.kind == "bot"]

    def people(self) -> list[int]:
        return [row.seat for row in self.seats if row.kind == "person"]

    def is_gathered(self) -> bool:
        return all([row.kind != "open" for row in self.seats])

    def dealer(self, drawn: int) -> Dealer:
        """The table's own dealer after so many draws; a file that was brought in is not dealt to."""
        return NoDealer() if self.head.key is None or self.is_ended else Sealed(self.head.key, drawn)

    # -- going on --

    def take(self, entry: LogEntry, *, head: HeadChange | None = None, seats: Sequence[SeatRow] = ()) -> None:
        """An entry was written, and with it these changes of the table and its seats."""
        self.seq = entry.seq
        if entry.client:
            self.clients[entry.client] = entry.seq
            if len(self.clients) > CLIENTS:
                del self.clients[next(iter(self.clients))]
        if head is not None:
            self.change_head(head)
        for row in seats:
            self.seats[row.seat] = row
        if entry.kind in MOVES:
            self.note_move(entry)

    def change_head(self, change: HeadChange) -> None:
        changed: dict[str, Any] = {
            name: value for name in HeadChange.__slots__ if (value := getattr(change, name)) is not None
        }
        self.head = replace(self.head, **changed)
        if change.result is not None:
            self.result = msgspec.convert(change.result, Result)

    def note_move(self, entry: LogEntry) -> None:
        """Seats that decide at the same time and are still asked the same have been asked since before."""
        assert self.table is not None
        before = {ask.seat: ask for ask in self.asks}
        together = entry.kind == "pick" and len(before) > 1
        self.moved_at = entry.seq
        self.asks = [] if self.is_ended else self.table.asks()
        self.asked_at = {
            ask.seat: self.asked_at.get(ask.seat, entry.seq)
            if together and ask.seat != entry.seat and before.get(ask.seat) == ask
            else entry.seq
            for ask in self.asks
        }

    def use(self, table: Table) -> None:
        """Play on at this table, with the table's own dealer, and watched."""
        table.deal_with(self.dealer(table.drawn))
        table.state.moments = []
        forget_events(table)
        self.table = table


def forget_events(table: Table) -> None:
    """What happened has been told, or is told again from the log; only how much it was is still needed."""
    events = table.events
    for i in range(len(events) - 1, -1, -1):
        if events[i] is FORGOTTEN:
            return
        events[i] = FORGOTTEN


# -- from the store ---


def read(loaded: Loaded, find: Find) -> Record:
    """Play the log again. One that is not as it was written is a ChainError, and is not played.

    Whatever the rules here cannot play is an error (see `engine.table.replay`).
    """
    check_log(loaded)
    head = loaded.head
    record = Record(find(head.game), head, loaded.seats)
    if head.result is not None:
        record.result = msgspec.convert(head.result, Result)
    log = loaded.entries
    if log:
        record.seq = log[-1].seq
    record.clients = {entry.client: entry.seq for entry in log[-CLIENTS:] if entry.client}
    if any([entry.kind == "begin" for entry in log]):
        record.use(play_again(record, loaded))
        assert record.table is not None
        record.moved_at = max([entry.seq for entry in log if entry.kind in MOVES])
        record.asks = [] if record.is_ended else record.table.asks()
        record.asked_at = {ask.seat: record.moved_at for ask in record.asks}
    return record


def play_again(
    record: Record,
    loaded: Loaded,
    watch: Callable[[Table], None] = lambda table: None,
    *,
    until: int | None = None,
) -> Table:
    """The game of a log after `until` of its picks (all, unless said)."""
    head = loaded.head
    check_content(record.game, head)
    return replay(
        record.game,
        head.opening,
        surviving_picks(loaded.entries)[:until],
        seats=head.seats,
        options=head.options,
        packs=head.whole_packs(),
        watch=watch,
    )


def check_content(game: Game, head: TableHead) -> None:
    """A game goes on with the cards that it was opened with, or not at all."""
    content = game.content.load(head.whole_packs())
    if content.hash != head.content_hash:
        raise TableError(f"the table was opened with other content ({head.content_hash}) than is here ({content.hash})")


def result_data(result: Result) -> Mapping[str, Any]:
    data: Mapping[str, Any] = msgspec.to_builtins(result)
    return data
