"""What each kind of viewer sees now, and the story as it was told to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from monoceros.engine.content import Pack
from monoceros.engine.game import Game, OptionValue
from monoceros.engine.scene import Scene
from monoceros.engine.table import Entry, Table, replay
from monoceros.server.frames import Happened, Sight, each_moment, moment_for, sight_of, without_change
from monoceros.server.names import Voice
from monoceros.server.record import Record
from monoceros.server.viewer import Kind
from monoceros.server.wire import Moment

STORY = 120  # events that a newcomer is told
TURN_SECONDS = 0.003  # of the loop's time at once
LEAD = 60  # events before them from which on a retelling watches: more than one pick causes
Told = dict[Kind, list[Moment]]  # what came of a pick, for each kind of viewer


@dataclass
class Picture:
    """The table as one kind of viewer sees it."""

    sight: Sight
    story: deque[Moment]


class Gallery:
    """Pictures are made for the kinds that somebody looks with, once for all who do."""

    def __init__(self) -> None:
        self.pictures: dict[Kind, Picture] = {}

    async def open(self, record: Record, kind: Kind) -> Picture | None:
        """The picture of this kind; None before the first card. The caller holds the table's lock."""
        table = record.table
        if table is None:
            return None
        if kind not in self.pictures:
            voice = record.voice(kind.you)
            sight = sight_of(record.game, table.state, kind.eyes, voice)
            story = await asyncio.to_thread(retell, past_of(table), kind.eyes, voice, sight.raw)
            self.pictures[kind] = Picture(sight, deque(story, STORY))
        return self.pictures[kind]

    def glance(self, record: Record, kind: Kind) -> Sight | None:
        """What this kind sees now, without a story: for those who only want to know how things stand."""
        if record.table is None:
            return None
        if kind in self.pictures:
            return self.pictures[kind].sight
        return sight_of(record.game, record.table.state, kind.eyes, record.voice(kind.you))

    async def tell(self, record: Record, happened: Happened) -> Told:
        """A pick was made: what every kind is told of it. A long story lets other tables have their turn meanwhile."""
        told: Told = {}
        since = perf_counter()
        for kind, picture in list(self.pictures.items()):
            voice = record.voice(kind.you)
            told[kind] = []
            for moment, sight in each_moment(record.game, happened, kind.eyes, voice, picture.sight):
                told[kind] += [] if moment is None else [moment]
                picture.sight = sight
                if perf_counter() - since > TURN_SECONDS:
                    await asyncio.sleep(0)
                    since = perf_counter()
            picture.story.extend([without_change(moment) for moment in told[kind] if moment.spans])
        return told

    def look_again(self, record: Record) -> None:
        """Picks were taken back, or somebody is called otherwise now."""
        if record.table is None:
            self.pictures.clear()
            return
        for kind, picture in self.pictures.items():
            voice = record.voice(kind.you)
            picture.sight = sight_of(record.game, record.table.state, kind.eyes, voice)
            kept = [moment for moment in picture.story if moment.move <= record.moves]
            picture.story = deque(kept, STORY)

    def keep(self, kinds: Collection[Kind]) -> None:
        """Forget the pictures that nobody looks at."""
        for kind in [kind for kind in self.pictures if kind not in kinds]:
            del self.pictures[kind]


# -- telling a story again ---


@dataclass(frozen=True)
class Past:
    """All that is needed to play a game again, in another thread."""

    game: Game
    opening: Sequence[int]
    entries: Sequence[Entry]
    seats: int
    options: Mapping[str, OptionValue]
    packs: Sequence[Pack]
    events: int


def past_of(table: Table) -> Past:
    return Past(
        table.game,
        table.opening,
        tuple(table.entries),
        table.seats,
        table.options,
        table.content.packs,
        len(table.events),
    )


def retell(past: Past, eyes: int | None, voice: Voice, scene: Scene) -> list[Moment]:
    """The last events in words, each told with what was seen then, leading to what lies on the table now."""
    story: deque[Moment] = deque(maxlen=STORY)
    watch = teller(past, eyes, voice, scene, story)
    replay(
        past.game,
        past.opening,
        past.entries,
        seats=past.seats,
        options=past.options,
        packs=past.packs,
        watch=watch,
        watching=past.events <= STORY + LEAD,
    )
    return list(story)


def teller(past: Past, eyes: int | None, voice: Voice, scene: Scene, story: deque[Moment]) -> Callable[[Table], None]:
    """What watches the game played again: it keeps states only near the end."""
    told = 0

    def watch(table: Table) -> None:
        nonlocal told
        states = table.moments if table.state.moments is not None else []
        for number, state in enumerate(states, told):
            event = table.events[number].seen_by(eyes)
            view: Any = past.game.view(state, eyes)
            moment = moment_for(past.game, event, number, len(table.entries), Sight(view, scene, voice))
            if moment.spans:
                story.append(moment)
        told = len(table.events)
        table.moments = []
        table.state.moments = [] if told >= past.events - STORY - LEAD else None

    return watch
