"""All tables of a server: found, opened, joined; those that nobody looks at leave memory by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hmac import compare_digest

import msgspec

from monoceros.engine.registry import find_game
from monoceros.server import after, opening, verbs
from monoceros.server.cards import table_card
from monoceros.server.chain import ChainError, check_log
from monoceros.server.ending import file_text
from monoceros.server.errors import Refusal
from monoceros.server.live import House, LiveTable
from monoceros.server.names import Voice, names_of
from monoceros.server.record import Find, Record, play_again, read
from monoceros.server.room import facts_of
from monoceros.server.seating import held_by, sit_down
from monoceros.server.store.errors import StoreError
from monoceros.server.store.rows import HeadChange, Loaded, SeatRow, TableHead
from monoceros.server.store.store import Store
from monoceros.server.store.tokens import token_hash
from monoceros.server.wire import (
    Claim,
    HeldSeat,
    HeldTable,
    Join,
    Mine,
    NewTable,
    Opened,
    Planned,
    Replay,
    Stats,
    TableCard,
    TableFacts,
    Verified,
    WhatIf,
)
from monoceros.server.workers import Workers

log = logging.getLogger(__name__)
SWEEP_SECONDS = 5.0
MOST_LOOKS = 20  # tables that are set up to see whose turn it is, in one call


class Hall:
    """The tables in memory, and the way to all others."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        *,
        find: Find = find_game,
        calm: float = 0.9,
        fast: float = 0.15,
        idle: float = 60.0,
        linger: float = 60.0,
    ) -> None:
        self.store = store
        self.workers = workers
        self.find_game = find
        self.idle = idle  # seconds after which a table that nobody looks at leaves memory
        self.house = House(store, workers, self.find_game, calm, fast, linger, self.forget)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.sweeper = asyncio.create_task(self.sweep_on())

    async def close(self) -> None:
        """Everything that was promised is written; then the bots go."""
        if self.sweeper is not None:
            self.sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeper
        for live in list(self.tables.values()):
            await live.close()
        self.tables.clear()
        await self.workers.close()

    def counts(self) -> dict[str, int]:
        """For those who watch the server."""
        tables = list(self.tables.values())
        return {
            "tables": len(tables),
            "playing": sum([live.record.state == "playing" for live in tables]),
            "viewers": sum([len(live.room.viewers) for live in tables]),
            "thinking": sum([len(live.bots.thoughts) for live in tables]),
        }

    # -- finding --

    async def find(self, table: str) -> LiveTable:
        """The running table; it is read from the store if it is not in memory."""
        live = self.tables.get(table)
        if live is None:
            live = await asyncio.shield(self.loaded_once(table))
        live.used_at = live.now()
        return live

    def loaded_once(self, table: str) -> asyncio.Task[LiveTable]:
        """Many who ask at once wait for one. Awaited without a name: an error in it holds the frame that waited."""
        if table not in self.loading:
            task = self.loading[table] = asyncio.create_task(self.load(table))
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return self.loading[table]

    async def load(self, table: str) -> LiveTable:
        loaded = await self.loaded(table)
        record = await self.read(loaded)
        live = LiveTable(record, loaded.chat, self.house)
        async with live.lock:
            await live.begin_if_gathered()  # the house may have gone down just before the deal
        self.tables[table] = live
        return live

    async def loaded(self, table: str) -> Loaded:
        with saving():
            loaded = await self.store.load(table)
        if loaded is None:
            raise Refusal("no_table", "There is no such table.")
        return loaded

    async def read(self, loaded: Loaded) -> Record:
        with playing_again(loaded.head.id):
            return await asyncio.to_thread(read, loaded, self.find_game)

    async def check(self, loaded: Loaded) -> None:
        """For those who do not play it again from the log with `read`, which checks it too."""
        with playing_again(loaded.head.id):
            await asyncio.to_thread(check_log, loaded)

    def forget(self, table: str) -> None:
        self.tables.pop(table, None)

    async def sweep_on(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.idle / 2))
            self.sweep()

    def sweep(self) -> None:
        """Whoever is not looked at, talked to or thought about for a while leaves memory: the log has it all."""
        for table, live in list(self.tables.items()):
            now = live.now()
            if live.lock.locked():
                continue
            live.room.sweep(now - self.house.linger)
            if not live.room.viewers and now - live.used_at >= self.idle:
                live.fall()
                self.tables.pop(table, None)

    # -- opening --

    async def open(self, new: NewTable) -> Opened:
        return await self.put(await asyncio.to_thread(opening.plan_table, new, self.find_game))

    async def look_over(self, new: NewTable) -> Planned:
        return await asyncio.to_thread(opening.look_over, new, self.find_game)

    async def put(self, fresh: opening.Fresh) -> Opened:
        """Into the store; a table that waits for nobody begins at once."""
        with saving():
            await self.store.create(fresh.head, fresh.seats, fresh.entries)
        if fresh.head.state == "gathering" and all([row.kind != "open" for row in fresh.seats]):
            await self.find(fresh.head.id)
        return fresh.opened

    async def rematch(self, table: str, token: str) -> Opened:
        """The same again. Whoever asks second is led to the table that the first one opened."""
        live = await self.find(table)
        async with live.lock:
            record = live.record
            if record.state != "over":
                raise Refusal("not_now", "A rematch can be asked for when the game is over.")
            fresh = opening.plan_rematch(record, token)
            if not record.head.next:
                opened = await self.put(fresh)
                await verbs.save_head(live, HeadChange(next=opened.table))
                live.room.send_people()
                return opened
        return Opened(record.head.next, [await self.claim(record.head.next, Claim(token))], "")

    async def what_if(self, table: str, ask: WhatIf) -> Opened:
        loaded = await self.loaded(table)
        if loaded.head.state not in ("over", "shelved"):
            raise Refusal("not_now", "Only from a finished game can be played on.")
        record = Record(opening.found(self.find_game, loaded.head.game), loaded.head, loaded.seats)
        await self.check(loaded)
        with playing_again(table):
            earlier = await asyncio.to_thread(play_again, record, loaded, until=ask.move)
        if len(earlier.entries) < ask.move:
            raise Refusal("bad_setup", f"The game has only {len(earlier.entries)} moves.")
        return await self.put(opening.plan_what_if(record, ask, earlier))

    async def bring_in(self, text: str) -> Opened:
        return await self.put(await asyncio.to_thread(opening.plan_import, text, self.find_game))

    # -- sitting down --

    async def join(self, table: str, ask: Join) -> HeldSeat:
        """Whoever has the invitation takes an open seat."""
        live = await self.find(table)
        async with live.lock:
            head = live.record.head
            if not head.invitation_hash or not compare_digest(head.invitation_hash, token_hash(ask.invitation)):
                raise Refusal("not_yours", "This link does not invite to the table. You can watch.")
            if live.record.is_ended:
                raise Refusal("not_now", "The game is over. You can watch it again.")
            row, token = sit_down(live.record.seats, ask.seat, ask.name, ask.colour)
            await verbs.sit_down(live, row)
        live.bots.look()
        return HeldSeat(row.seat, token)

    async def claim(self, table: str, ask: Claim) -> HeldSeat:
        """At a rematch: the old token holds the same seat, once its owner has come."""
        live = await self.find(table)
        async with live.lock:
            row = next((row for row in live.record.seats if is_owner(row, ask.token)), None)
            if row is None:
                raise Refusal("not_yours", "This is not the seat of anybody who played before.")
            if row.kind == "open" and not live.record.is_ended:
                await verbs.sit_down(live, replace(row, kind="person", bot=""))
        live.bots.look()
        return HeldSeat(row.seat, ask.token)

    # -- looking --

    async def facts(self, table: str, tokens: Sequence[str]) -> TableFacts:
        live = await self.find(table)
        async with live.lock:
            return live.facts(tokens)

    async def mine(self, ask: Mine) -> list[TableCard]:
        """The tables that a browser remembers, as far as they are there."""
        ids = [held.table for held in ask.tables]
        with saving():
            heads = await self.store.heads(ids)
            seats = await self.store.seats_of(ids)
        cards, looks = [], MOST_LOOKS
        for held in ask.tables:
            head = heads.get(held.table)
            if head is None:
                continue
            goes_on = head.state in ("playing", "paused")
            looks -= goes_on
            with contextlib.suppress(Refusal):  # a game that is no longer here
                cards.append(await self.card(held, head, seats.get(held.table, []), look=goes_on and looks >= 0))
        return cards

    async def card(self, held: HeldTable, head: TableHead, rows: list[SeatRow], *, look: bool) -> TableCard:
        """A game that goes on is looked at, whose turn it is; of the others the store knows enough."""
        why = ""
        if look:
            try:
                return table_card(await self.facts(head.id, held.tokens))
            except Refusal as refusal:  # it is told where it stood
                why = refusal.words
        record = Record(opening.found(self.find_game, head.game), head, rows)
        record.roles = ()  # a card does not tell them, and a browser may remember many tables with packs of their own
        if head.result is not None:
            record.change_head(HeadChange(result=head.result))
        card = table_card(facts_of(record, held_by(rows, held.tokens), set(), 0, ""))
        return msgspec.structs.replace(card, words=why) if why else card

    # -- after the game --

    async def ended(self, table: str) -> Loaded:
        loaded = await self.loaded(table)
        if loaded.head.state not in ("over", "shelved"):
            raise Refusal("not_now", "The game is not over yet.")
        return loaded

    async def file(self, table: str) -> str:
        """The game file, key and all: unfinished games are never given out."""
        record = await self.read(await self.ended(table))
        return await after.aside(file_text, record)

    async def replay(self, table: str, eyes: int | None) -> Replay:
        """The whole game from any seat's eyes: when it is over, nothing is hidden."""
        loaded = await self.ended(table)
        if eyes is not None and not 0 <= eyes < loaded.head.seats:
            raise Refusal("bad_message", f"There is no seat {eyes} at this table.")
        facts = await self.facts(table, ())
        voice = Voice(names_of([row.name for row in loaded.seats]))
        return await after.aside(after.replay_of, after.file_of(loaded), facts, eyes, voice, self.find_game)

    async def verify(self, table: str) -> Verified:
        return await after.aside(after.verified, await self.ended(table), self.find_game)

    async def stats(self, table: str) -> Stats:
        loaded = await self.ended(table)
        await self.check(loaded)
        return await after.aside(after.stats_of, loaded, self.find_game)


@contextlib.contextmanager
def saving() -> Iterator[None]:
    """A store that does not answer is said so, in words."""
    try:
        yield
    except StoreError as error:
        raise Refusal("not_saved", f"This is not possible just now: {error}.") from None


@contextlib.contextmanager
def playing_again(table: str) -> Iterator[None]:
    """What was changed on disk, or cannot be played again by the rules of today, stays there as it is.

    Neither words nor log hold anything of the game.
    """
    try:
        yield
    except Refusal:
        raise
    except ChainError as error:
        log.error("table %s is damaged in the database and not played on: %s; bring back a backup", table, error)
        raise Refusal("damaged", f"This table is not played on: {error}.") from None
    except Exception as error:
        log.error("table %s cannot be played again (%s)", table, type(error).__name__)
        raise Refusal("other_rules", "This game was begun by other rules than are here now.") from None


def is_owner(row: SeatRow, token: str) -> bool:
    return row.kind != "bot" and bool(row.token_hash) and compare_digest(row.token_hash, token_hash(token))
