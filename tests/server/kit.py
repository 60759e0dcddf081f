"""A hall for tests: the real store on a file of its own, real workers, and guests who sit at its tables.

@in_hall
async def test_...(hall: Place) -> None:
    opened = await hall.open(["Anna", "Ben"])
    anna = await hall.sit(opened, 0)
    await anna.pick("delve")
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from engine.barrow import BARROW
from monoceros.engine.game import Game
from monoceros.engine.registry import find_game
from monoceros.engine.scene import Scene
from monoceros.server.hall import Hall
from monoceros.server.live import LiveTable
from monoceros.server.store.store import Store
from monoceros.server.viewer import CLOSED, OUTBOX, Viewer
from monoceros.server.wire import (
    Change,
    Done,
    Hello,
    Join,
    MakePick,
    Moments,
    NewTable,
    Opened,
    People,
    Question,
    Refused,
    SeatPlan,
    ServerMessage,
    TableNow,
)
from monoceros.server.workers import Workers
from server.stores import address

T = TypeVar("T")
PATIENCE = 20.0
QUIET = 0.05  # seconds in which whoever has something to say has said it
MESSAGE: Any = msgspec.json.Decoder(ServerMessage)


def find(name: str) -> Game:
    """The games that there are, and the little one of the engine's tests."""
    return BARROW if name == "barrow" else find_game(name)


def in_hall(test: Callable[[Place], Awaitable[None]], **settings: Any) -> Callable[[Path], None]:
    """The test, run in a hall that is opened before it and closed after it."""

    def run(tmp_path: Path) -> None:
        async def within() -> None:
            async with Place(tmp_path, **settings) as place:
                await test(place)

        asyncio.run(within())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


class Place:
    """A hall and its store, which can go down and come up again."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.settings: dict[str, Any] = {"calm": 0.0, "fast": 0.0, **settings}
        self.hall: Hall

    async def __aenter__(self) -> Place:
        self.hall = Hall(Store(address(self.folder)), Workers(1), find=find, **self.settings)
        await self.hall.store.start()
        await self.hall.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hall.close()
        await self.hall.store.close()

    async def restart(self) -> None:
        await self.__aexit__()
        await self.__aenter__()

    async def open(self, seats: Iterable[str], game: str = "barrow", **options: Any) -> Opened:
        """`Anna` is me, `friend` is an open seat, `bot squire` is a bot."""
        plans = [plan_of(seat) for seat in seats]
        return await self.hall.open(NewTable(game, plans, options))

    async def join(self, opened: Opened, name: str) -> str:
        """A friend comes by the link: the token of the seat."""
        return (await self.hall.join(opened.table, Join(opened.invitation, name))).token

    async def sit(self, opened: Opened, *seats: int, **hello: Any) -> Guest:
        """A browser with these of the seats that were held when the table was opened; none: a spectator."""
        tokens = [held.token for held in opened.held if held.seat in seats]
        return await self.look(opened.table, tokens, **hello)

    async def look(self, table: str, tokens: Sequence[str] = (), *, outbox: int = OUTBOX, **hello: Any) -> Guest:
        guest = Guest(await self.hall.find(table), Viewer(outbox))
        await guest.come(Hello(list(tokens), **hello))
        return guest


def plan_of(seat: str) -> SeatPlan:
    who, _, rest = seat.partition(" ")
    if who == "bot":
        return SeatPlan("bot", bot=rest)
    return SeatPlan("friend") if who == "friend" else SeatPlan("me", name=seat)


class Guest:
    """A browser at a table: what it was sent, and the table as it knows it by that."""

    ids = itertools.count(1)

    def __init__(self, live: LiveTable, viewer: Viewer) -> None:
        self.live = live
        self.viewer = viewer
        self.raw: list[bytes] = []
        self.heard: list[Any] = []
        self.now: TableNow | None = None  # the last whole table
        self.scene: Scene | None = None
        self.facts: Any = None
        self.questions: list[Question] = []
        self.waiting: list[Any] = []
        self.undo: Any = None
        self.takeback: Any = None
        self.seq = 0
        self.number = 0

    async def come(self, hello: Hello) -> None:
        await self.live.attach(self.viewer, hello)
        self.read()

    def go(self) -> None:
        self.live.detach(self.viewer)

    # -- hearing --

    def read(self) -> list[Any]:
        """Everything that is there to be read now."""
        new = []
        while not self.viewer.outbox.empty():
            raw = self.viewer.outbox.get_nowait()
            if raw != CLOSED:
                new.append(self.take(raw))
        return new

    def take(self, raw: bytes) -> Any:
        message = MESSAGE.decode(raw)
        self.raw.append(raw)
        self.heard.append(message)
        if isinstance(message, TableNow):
            self.now, self.scene, self.takeback = message, message.scene, message.takeback
        if isinstance(message, Moments):
            for moment in message.moments:
                self.scene = applied(self.scene, moment.change)
        if isinstance(message, TableNow | Moments):
            self.questions, self.waiting, self.undo = message.questions, message.waiting, message.undo
        if isinstance(message, People):
            self.takeback = message.takeback
        if isinstance(message, TableNow | Moments | People):
            self.seq, self.facts = message.seq, message.facts
        if hasattr(message, "number"):
            self.number = message.number
        return message

    async def hear(self, kind: type[T], patience: float = PATIENCE) -> T:
        """Read on until such a message comes."""
        async with asyncio.timeout(patience):
            while True:
                raw = await self.viewer.outbox.get()
                assert raw != CLOSED, f"closed: {self.viewer.closed}"
                message = self.take(raw)
                if isinstance(message, kind):
                    return message

    async def until(self, come_true: Callable[[Guest], bool], patience: float = PATIENCE) -> None:
        """Read on until it has become true."""
        async with asyncio.timeout(patience):
            while not come_true(self):
                self.take(await self.viewer.outbox.get())

    async def quiet(self) -> None:
        await asyncio.sleep(QUIET)
        self.read()

    # -- speaking --

    async def send(self, message: Any) -> list[Any]:
        """Gives what came back at once."""
        self.read()
        await self.live.receive(self.viewer, message)
        return self.read()

    async def do(self, kind: Any, **given: Any) -> Any:
        """Send a message with an id of its own; gives the answer to it."""
        answers = await self.send(kind(id=f"m{next(self.ids)}", **given))
        return next(answer for answer in answers if isinstance(answer, Done | Refused))

    async def pick(self, pick: Any, seat: int | None = None, seq: int | None = None, client: str = "") -> Any:
        """Answer the open question; gives the answer to that."""
        if seat is None:
            seat = self.questions[0].seat if self.questions else next(iter(self.viewer.seats))
        message = MakePick(client or f"p{next(self.ids)}", self.seq if seq is None else seq, seat, pick)
        answers = await self.send(message)
        return next(answer for answer in answers if isinstance(answer, Done | Refused))

    def options(self) -> list[Any]:
        return [option.pick for question in self.questions for option in question.options]


def applied(scene: Scene | None, change: Change | None) -> Scene | None:
    """What a page does with a change."""
    if scene is None or change is None:
        return scene
    things = {thing.id: thing for thing in scene.things}
    things.update({thing.id: thing for thing in change.things})
    for gone in change.gone:
        del things[gone]
    order = change.order if change.order is not None else [thing.id for thing in scene.things]
    assert sorted(order) == sorted(things)
    parts = ("arrows", "layout", "heading", "steps_title", "steps", "rounds", "plates")
    whole = {name: getattr(change, name) for name in parts if getattr(change, name) is not None}
    if change.zones is not None:
        whole["zones"] = tuple(change.zones)
    return msgspec.structs.replace(scene, things=tuple([things[id_] for id_ in order]), **whole)
