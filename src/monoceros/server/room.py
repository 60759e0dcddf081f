"""Who looks at a table, and everything that they are told of it."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Literal

from monoceros.server.frames import question_for, waiting_for
from monoceros.server.gallery import Gallery, Picture, Told
from monoceros.server.names import sentence
from monoceros.server.record import Record
from monoceros.server.seating import seat_card
from monoceros.server.store.rows import ChatRow
from monoceros.server.viewer import Kind, Stream, Viewer
from monoceros.server.wire import (
    Chat,
    ChatLine,
    Hello,
    Moment,
    Moments,
    People,
    Question,
    TableFacts,
    TableNow,
    Takeback,
    Undo,
    Waiting,
    encode,
)

CHAT_KEPT = 100
SPECTATOR = Kind(None, None)
Because = Literal["", "undo", "takeback", "stale", "eyes", "lag"]


class Room:
    """The viewers of one table. Whoever changes anything here holds the table's lock."""

    def __init__(self, record: Record, chat: Sequence[ChatRow]) -> None:
        self.record = record
        self.gallery = Gallery()
        self.viewers: set[Viewer] = set()
        self.streams: dict[str, Stream] = {}
        self.chat: deque[ChatLine] = deque([chat_line(row) for row in chat[-CHAT_KEPT:]], CHAT_KEPT)
        self.said: deque[str] = deque([row.client for row in chat if row.client], CHAT_KEPT)  # messages that were talk
        self.wish: Takeback | None = None

    # -- coming and going --

    async def enter(self, viewer: Viewer, hello: Hello) -> None:
        """Go on with the viewer's stream where its line broke, or show the table afresh."""
        viewer.stream = hello.stream or secrets.token_urlsafe(12)
        stream = self.streams.get(viewer.stream)
        if stream is None or stream.seats != viewer.seats:
            self.drop_stream(viewer.stream)
            stream = self.streams[viewer.stream] = Stream(viewer)
        elif stream.viewer is not None:
            stream.viewer.close("another line of the same page was opened")
            self.viewers.discard(stream.viewer)
        missing = stream.since(hello.last) if stream.eyes == viewer.eyes else None
        stream.viewer, stream.eyes = viewer, viewer.eyes
        self.viewers.add(viewer)
        if missing is None or len(missing) >= viewer.outbox.maxsize:
            await self.show(stream, "")
            return
        await self.gallery.open(self.record, stream.kind)
        for message in missing:
            viewer.send(message)

    def drop_stream(self, name: str) -> None:
        stream = self.streams.pop(name, None)
        if stream is not None and stream.viewer is not None:
            self.viewers.discard(stream.viewer)
            stream.viewer.close("another line of the same page was opened")

    def go(self, viewer: Viewer, now: float) -> bool:
        """The line is closed. Its stream goes on for a while; True if the viewer was here."""
        if viewer not in self.viewers:
            return False
        self.viewers.discard(viewer)
        stream = self.stream_of(viewer)
        if stream is not None:
            stream.viewer, stream.left_at = None, now
        return True

    def sweep(self, before: float) -> None:
        """Forget the streams that nobody has come back to, and what only they looked at."""
        for name, stream in list(self.streams.items()):
            if stream.viewer is None and stream.left_at <= before:
                del self.streams[name]
        self.gallery.keep({stream.kind for stream in self.streams.values()})

    def stream_of(self, viewer: Viewer) -> Stream | None:
        stream = self.streams.get(viewer.stream)
        return stream if stream is not None and stream.viewer is viewer else None

    def take_seat_away(self, seat: int) -> None:
        """Somebody has left it: those who held it are as if they had come without."""
        for stream in self.streams.values():
            if seat in stream.seats:
                stream.seats -= {seat}
                stream.eyes = next(iter(stream.seats)) if len(stream.seats) == 1 else None
                stream.forget()
                if stream.viewer is not None:
                    stream.viewer.seats, stream.viewer.eyes = stream.seats, stream.eyes

    def forget_wish_of_the_gone(self) -> None:
        """A wish holds among those who were there when it was made."""
        people = self.record.people()
        if self.wish is not None and not {self.wish.seat, *self.wish.asked} <= set(people):
            self.wish = None

    def present(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in viewer.seats}

    def close_all(self, reason: str) -> None:
        for viewer in list(self.viewers):
            viewer.close(reason)
        self.viewers.clear()
        self.streams.clear()

    # -- sending --

    def to_all(self, make: Callable[[Kind, frozenset[int]], Any]) -> None:
        """One message for each kind of viewer, made and written once."""
        made: dict[tuple[Kind, frozenset[int]], bytes] = {}
        for stream in self.streams.values():
            key = (stream.kind, stream.seats)
            if key not in made:
                made[key] = encode(make(*key))
            stream.send(made[key])

    async def show(self, stream: Stream, because: Because) -> None:
        """The whole table, to one viewer."""
        picture = await self.gallery.open(self.record, stream.kind)
        stream.send(encode(self.table_now(stream.kind, stream.seats, picture, because)))

    async def show_all(self, because: Because) -> None:
        for kind in {stream.kind for stream in self.streams.values()}:
            await self.gallery.open(self.record, kind)
        pictures = self.gallery.pictures
        self.to_all(lambda kind, seats: self.table_now(kind, seats, pictures.get(kind), because))

    def send_moments(self, told: Told) -> None:
        self.to_all(lambda kind, seats: self.moments(kind, seats, told.get(kind, [])))

    def send_people(self) -> None:
        self.to_all(lambda kind, seats: People(0, self.record.seq, self.facts(kind, seats), self.wish))

    def send_chat(self, row: ChatRow) -> None:
        line = chat_line(row)
        self.chat.append(line)
        self.to_all(lambda kind, seats: Chat(0, line))

    # -- messages --

    def table_now(self, kind: Kind, seats: frozenset[int], picture: Picture | None, because: Because) -> TableNow:
        playing = picture is not None and self.record.state != "gathering"
        return TableNow(
            number=0,
            seq=self.record.seq,
            eyes=kind.eyes,
            facts=self.facts(kind, seats),
            scene=picture.sight.scene if picture is not None and playing else None,
            questions=self.questions(kind),
            waiting=self.waiting(kind),
            story=list(picture.story) if picture is not None and playing else [],
            chat=list(self.chat),
            undo=self.undo(kind),
            takeback=self.wish,
            because=because,
        )

    def moments(self, kind: Kind, seats: frozenset[int], moments: list[Moment]) -> Moments:
        return Moments(
            number=0,
            seq=self.record.seq,
            moments=moments,
            questions=self.questions(kind),
            waiting=self.waiting(kind),
            undo=self.undo(kind),
            facts=self.facts(kind, seats),
        )

    def questions(self, kind: Kind) -> list[Question]:
        """What the seat whose eyes these are is asked; nobody else's questions are told."""
        record = self.record
        ask = record.ask_of(kind.eyes) if kind.eyes is not None else None
        sight = self.gallery.glance(record, kind)
        if ask is None or sight is None or record.seats[ask.seat].kind != "person":
            return []
        return [question_for(record.game, ask, sight.view, *record.voice(kind.you))]

    def waiting(self, kind: Kind) -> list[Waiting]:
        """Those who are asked; a seat that was handed to a bot is waited for by its own person too."""
        record = self.record
        eyes = kind.eyes if kind.eyes in record.people() else None
        return waiting_for(record.game, record.asks, eyes, *record.voice(kind.you), record.bots())

    def undo(self, kind: Kind) -> Undo:
        record, seat = self.record, kind.eyes
        if seat is None or record.table is None or record.state != "playing":
            return Undo(False, False, "")
        if record.seats[seat].kind != "person":
            return Undo(False, False, "A bot plays this seat.")
        if record.table.can_undo(seat):
            return Undo(True, False, "")
        moved = any(entry.seat == seat for entry in reversed(record.table.entries))
        return Undo(False, moved, sentence(record.voice(kind.you).say(record.table.why_no_undo(seat))))

    def facts(self, kind: Kind, seats: frozenset[int]) -> TableFacts:
        sight = self.gallery.glance(self.record, kind)
        heading = sight.voice.say(sight.raw.heading) if sight is not None else ""
        spectators = sum([not viewer.seats for viewer in self.viewers])
        return facts_of(self.record, seats, self.present(), spectators, heading)


def facts_of(record: Record, yours: frozenset[int], present: set[int], watching: int, heading: str) -> TableFacts:
    """What everybody may know of a table, and which of its seats are yours."""
    head, game = record.head, record.game
    names = record.names
    roles = record.roles or [""] * head.seats
    sealed = bool(head.seal)
    return TableFacts(
        id=head.id,
        game=game.name,
        title=game.title,
        state=head.state,
        seats=[
            seat_card(row, names[row.seat], roles[row.seat], present=row.seat in present, yours=row.seat in yours)
            for row in record.seats
        ],
        options=dict(head.options),
        packs=[pack["name"] for pack in head.packs],
        seal=head.seal,
        key=head.key.hex() if sealed and head.key is not None and record.is_ended else "",
        opened=head.opened,
        turn_of=[ask.seat for ask in record.asks],
        heading=heading,
        moves=record.moves,
        result=record.result,
        next=head.next,
        watching=watching,
        pace=head.pace,
        parent=head.parent,
    )


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, row.at)
