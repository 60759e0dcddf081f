"""A running table: one lock, one log, those who look at it. What is done at a table is in `verbs` and `going_back`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monoceros.engine.chance import Sealed
from monoceros.engine.core import IllegalPick, Pick, legal_pick
from monoceros.engine.events import Event
from monoceros.engine.table import Table
from monoceros.server import going_back, verbs
from monoceros.server.bots_at_table import BotsAtTable
from monoceros.server.chain import ChainError
from monoceros.server.ending import result_of
from monoceros.server.errors import SOON, Refusal
from monoceros.server.frames import Happened
from monoceros.server.gallery import Told
from monoceros.server.record import Find, Record, check_content, forget_events, read, result_data
from monoceros.server.room import Room
from monoceros.server.seating import held_by
from monoceros.server.store.errors import Conflict, Duplicate, StoreError
from monoceros.server.store.rows import (
    NO_SEAT,
    ChatRow,
    EntryKind,
    HeadChange,
    LogEntry,
    NewEntry,
    SeatRow,
    pick_data,
)
from monoceros.server.store.store import Store
from monoceros.server.viewer import Kind, Viewer
from monoceros.server.wire import (
    AskTakeback,
    Consent,
    Done,
    HandOver,
    Hello,
    Leave,
    Look,
    MakePick,
    MakeUndo,
    Pace,
    Pause,
    Ping,
    Pong,
    Refused,
    Say,
    TableFacts,
    encode,
)
from monoceros.server.workers import Workers

log = logging.getLogger(__name__)
NEWS_SECONDS = 0.2  # who comes and goes within this time is told at once
VERBS: Mapping[type, Callable[[Any, Viewer, Any], Coroutine[Any, Any, None]]] = {
    MakePick: verbs.make_pick,
    Say: verbs.say,
    HandOver: verbs.hand_over,
    Leave: verbs.leave,
    Pause: verbs.pause,
    Pace: verbs.pace,
    MakeUndo: going_back.undo,
    AskTakeback: going_back.ask_takeback,
    Consent: going_back.consent,
}
SET_UP_AGAIN = "the table is set up again"
CODES = ("stale", "illegal", "not_yours", "not_now", "too_fast", "bad_message", "not_saved")


class AlreadyDone(Exception):
    """The message was carried out before, as entry `seq`: it counts once."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


@dataclass(frozen=True)
class House:
    """What all tables share."""

    store: Store
    workers: Workers
    find: Find
    calm: float = 0.9  # seconds between two moves at least, if the second is a bot's
    fast: float = 0.15
    linger: float = 60.0  # seconds that a stream is kept for a line that broke
    forget: Callable[[str], None] = lambda table: None  # a table fell out of memory


class LiveTable:
    """All that is done at a table is done under its lock, in the order in which it came."""

    def __init__(self, record: Record, chat: Sequence[ChatRow], house: House) -> None:
        self.record = record
        self.house = house
        self.room = Room(record, chat)
        self.lock = asyncio.Lock()
        self.bots = BotsAtTable(self)
        self.used_at = self.moved_at = self.now()
        self.fallen = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.news: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.record.id

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    # -- coming and going --

    async def attach(self, viewer: Viewer, hello: Hello) -> None:
        """Somebody looks at the table, with whatever seats the tokens hold."""
        self.used_at = self.now()
        async with self.lock:
            if self.fallen:
                viewer.close(SET_UP_AGAIN)
                return
            viewer.seats = held_by(self.record.seats, hello.tokens)
            viewer.eyes = eyes_of(viewer.seats, hello.eyes)
            viewer.name = hello.name
            await self.room.enter(viewer, hello)
            self.tell_who_is_here()
        self.bots.look()

    def detach(self, viewer: Viewer) -> None:
        """The line is closed; the viewer's stream is kept for a while."""
        if self.room.go(viewer, self.now()):
            self.used_at = self.now()
            self.tell_who_is_here()

    def tell_who_is_here(self) -> None:
        """Soon, and once for all who come and go together."""
        if self.news is None:
            loop = asyncio.get_running_loop()
            self.news = loop.call_later(NEWS_SECONDS, self.send_news)

    def send_news(self) -> None:
        self.news = None
        if not self.lock.locked():
            self.room.send_people()
        else:  # in the middle of something: what is seen now may not be written yet
            self.tell_who_is_here()

    def facts(self, tokens: Sequence[str]) -> TableFacts:
        seats = held_by(self.record.seats, tokens)
        return self.room.facts(Kind(None, None), seats)

    # -- messages --

    async def receive(self, viewer: Viewer, message: Any) -> None:
        """Carry a message out to its end, even if the line breaks in the middle of it."""
        if isinstance(message, Ping):
            stream = self.room.stream_of(viewer)
            viewer.send(encode(Pong(stream.number if stream is not None else 0)))
            return
        task = asyncio.create_task(self.handle(viewer, message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        await asyncio.shield(task)

    async def handle(self, viewer: Viewer, message: Any) -> None:
        self.used_at = self.now()
        async with self.lock:
            try:
                self.check_alive()
                await self.carry_out(viewer, message)
            except Refusal as refusal:
                await self.refuse(viewer, getattr(message, "id", ""), refusal)
        self.bots.look()

    async def carry_out(self, viewer: Viewer, message: Any) -> None:
        if isinstance(message, Look):
            await verbs.look(self, viewer, message)
            return
        do = VERBS.get(type(message))
        if do is None:
            raise Refusal("bad_message", "This message has no meaning here.")
        try:
            await do(self, viewer, message)
        except AlreadyDone as again:
            self.acknowledge(viewer, message.id, again.seq)

    def acknowledge(self, viewer: Viewer, client: str, seq: int | None = None) -> None:
        viewer.send(encode(Done(client, self.record.seq if seq is None else seq)))

    async def refuse(self, viewer: Viewer, client: str, refusal: Refusal) -> None:
        code: Any = refusal.code if refusal.code in CODES else "bad_message"
        viewer.send(encode(Refused(client, code, refusal.words, refusal.clause, refusal.wait)))
        stream = self.room.stream_of(viewer)
        if refusal.code == "stale" and stream is not None:
            await self.room.show(stream, "stale")

    def check_alive(self) -> None:
        if self.fallen:
            raise Refusal("not_saved", "The table is being set up again. Try again in a moment.", wait=SOON)

    # -- the log --

    async def write(
        self,
        kind: EntryKind,
        seat: int = NO_SEAT,
        data: Mapping[str, Any] | None = None,
        client: str = "",
        *,
        head: HeadChange | None = None,
        seats: Sequence[SeatRow] = (),
    ) -> LogEntry:
        """The next entry of the log. If it cannot be written, the table is as the log has it, and nothing changed."""
        entry = NewEntry(self.record.seq + 1, kind, seat, data or {}, client)
        try:
            written = await self.house.store.append(self.id, entry, head=head, seats=seats)
        except Duplicate as again:
            await self.reload()
            raise AlreadyDone(again.seq) from None
        except Conflict:
            await self.reload()
            raise Refusal("stale", "Something else happened at this table first. Look again.") from None
        except StoreError as error:
            log.error("table %s: an entry could not be written: %s", self.id, error)
            await self.reload()
            if client in self.record.clients:  # it had reached the disk before it failed
                raise AlreadyDone(self.record.clients[client]) from None
            words = f"This could not be saved, and nothing has changed: {error}."
            raise Refusal("not_saved", words, wait=SOON) from None
        self.record.take(written, head=head, seats=seats)
        return written

    async def reload(self) -> None:
        """Throw away what is in memory, and read the table again."""
        seq = self.record.seq
        try:
            loaded = await self.house.store.load(self.id)
            if loaded is None:
                raise StoreError("the table is gone")
            record = await asyncio.to_thread(read, loaded, self.house.find)
        except Exception as error:
            why = error if isinstance(error, ChainError) else type(error).__name__
            log.error("table %s could not be read again (%s)", self.id, why)
            self.fall()
            raise Refusal("not_saved", "The table cannot be read just now. Try again in a moment.", wait=SOON) from None
        self.record = self.room.record = record
        self.room.wish = None
        self.room.gallery.look_again(record)
        if record.seq != seq:
            await self.room.show_all("lag")

    def fall(self) -> None:
        """Leave memory: whoever comes back finds the table as its log has it."""
        self.fallen = True
        self.house.forget(self.id)
        self.bots.part()
        self.room.close_all(SET_UP_AGAIN)

    # -- the game --

    async def begin_if_gathered(self) -> None:
        """Deal when no seat is open any more."""
        record = self.record
        if record.state != "gathering" or not record.is_gathered():
            return
        try:
            record.table = await asyncio.to_thread(deal, record)
        except Exception as error:
            log.error("table %s cannot be dealt (%s)", self.id, type(error).__name__)
            raise Refusal("not_now", "The rules have changed since this table was opened. Open a new one.") from None
        opening = record.table.opening
        await self.write("begin", data={"opening": list(opening)}, head=HeadChange(state="playing", opening=opening))
        forget_events(record.table)
        record.table.moments = []
        self.moved_at = self.now()

    def checked_pick(self, seat: int, pick: Pick) -> Pick:
        """The pick as it is offered to the seat now."""
        table = self.record.table
        assert table is not None
        try:
            return legal_pick(table.state, seat, pick)
        except IllegalPick:
            ask = self.record.ask_of(seat)
            clause = "" if ask is None else table.game.questions[ask.name].clause_now(table.view(seat))
            raise Refusal("illegal", "This is not among the answers now.", clause=clause) from None

    async def play(self, seat: int, pick: Pick, client: str = "") -> Told | None:
        """Make a legal pick: play it, write it down, and put it into words for everybody. None: no words were found."""
        table = self.record.table
        assert table is not None
        first = len(table.events)
        try:
            events = table.say(seat, pick)
            head = self.ending(table, events)
        except Exception as error:
            log.error("table %s: move %d failed (%s)", self.id, len(table.entries) + 1, type(error).__name__)
            await self.reload()
            raise Refusal("not_saved", "The rules stumbled over this move, and it was not made.") from None
        await self.write("pick", seat, pick_data(table.entries[-1]), client, head=head)
        happened = Happened(events, table.moments, table.state, first, len(table.entries))
        told = await self.put_into_words(happened)
        table.moments = []
        forget_events(table)
        self.moved_at = self.now()
        return told

    async def put_into_words(self, happened: Happened) -> Told | None:
        """A pick that is written down counts, even if a game cannot draw or tell what came of it."""
        try:
            return await self.room.gallery.tell(self.record, happened)
        except Exception:
            log.exception("table %s: move %d could not be told", self.id, happened.move)
            self.room.gallery.look_again(self.record)
            return None

    def ending(self, table: Table, events: Sequence[Event]) -> HeadChange | None:
        result = result_of(table, events, self.record.voice(None))
        return None if result is None else HeadChange(state="over", result=result_data(result))

    async def after_pick(self, told: Told | None) -> None:
        """Tell everybody. A wish to take something back is over when somebody moves on."""
        wished, self.room.wish = self.room.wish, None
        if told is None:
            await self.room.show_all("lag")
        else:
            self.room.send_moments(told)
        if wished is not None:
            self.room.send_people()
        if self.record.state == "over":
            await self.close_log()

    async def close_log(self) -> None:
        """The last entry. The pick before it has ended the game, with or without it."""
        result = self.record.result
        try:
            await self.write("end", data={"result": result.won if result is not None else None})
        except (Refusal, AlreadyDone):
            log.warning("table %s: its log has no end", self.id)

    async def bot_picks(self, seat: int, asked: int, pick: Pick) -> None:
        """A bot has thought. If it was asked something else in the meantime, or nobody looks, its answer is dropped."""
        async with self.lock:
            if not self.fallen and self.bots.is_due(seat) and self.record.asked_at.get(seat) == asked:
                try:
                    await self.after_pick(await self.play(seat, self.checked_pick(seat, pick)))
                except Refusal as refusal:
                    log.error("table %s: the bot on seat %d was refused (%s)", self.id, seat, refusal.code)
        self.bots.look()

    async def close(self) -> None:
        """Finish what is going on, then send everybody away."""
        await asyncio.gather(*self.bots.stop(), return_exceptions=True)
        if self.news is not None:
            self.news.cancel()
        async with self.lock:
            self.fallen = True
            self.room.close_all("the server is going down")
        self.bots.part()


def deal(record: Record) -> Table:
    """The table with its first cards dealt."""
    head = record.head
    assert head.key is not None
    check_content(record.game, head)
    return Table(
        record.game,
        Sealed(head.key),
        seats=head.seats,
        options=head.options,
        packs=head.whole_packs(),
        watching=True,
    )


def eyes_of(seats: frozenset[int], wanted: int | None) -> int | None:
    """The own seat's; with several seats the wanted one's, or nobody's until somebody takes the device."""
    if len(seats) == 1:
        return next(iter(seats))
    return wanted if wanted in seats else None
