"""After the game: the replay from any seat's eyes, what there is to count, and whether all of it is true.

Everything here plays the whole game again and takes a while: `aside` does it in a thread, a few at a time.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import ParamSpec, TypeVar

from monoceros.engine.events import Event
from monoceros.engine.game import Game
from monoceros.engine.gamefile import FileError, GameFile, open_table, verify
from monoceros.engine.registry import find_game
from monoceros.engine.scene import Arrow, Scene
from monoceros.engine.table import Table
from monoceros.server.chain import ChainError, check_log
from monoceros.server.frames import Happened, Sight, moments_of, sight_of
from monoceros.server.names import Voice, names_of
from monoceros.server.store.rows import Loaded, LogEntry, surviving_picks
from monoceros.server.wire import Mark, Moment, Replay, SeatStats, Stats, TableFacts, Verified

P = ParamSpec("P")
T = TypeVar("T")
Find = Callable[[str], Game]

END_ICON = "laurel-crown"
LONGEST_THOUGHT = 900.0  # seconds: whoever takes longer has left the table in between
AT_ONCE = 2
THREADS = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="after the game")


async def aside(work: Callable[P, T], *args: P.args, **keywords: P.kwargs) -> T:
    """Do it in a thread, so that other tables go on."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, lambda: work(*args, **keywords))


def file_of(loaded: Loaded) -> GameFile:
    """The finished game as its file would have it: what was taken back is not in it."""
    head = loaded.head
    return GameFile(
        game=head.game,
        rules_version=head.rules_version,
        content_hash=head.content_hash,
        seats=head.seats,
        options=dict(head.options),
        packs=head.whole_packs(),
        names=names_of([row.name for row in loaded.seats]),
        seal=head.seal or None,
        key=head.key,
        opening=head.opening,
        entries=tuple(surviving_picks(loaded.entries)),
        result=None if head.result is None else head.result["won"],
    )


# -- replay ---


class Story:
    """Gathers what a pair of eyes saw, event by event, while the game is played again."""

    def __init__(self, game: Game, eyes: int | None, voice: Voice) -> None:
        self.game = game
        self.eyes = eyes
        self.voice = voice
        self.events = 0  # told so far
        self.first: Scene | None = None
        self.now: Sight | None = None
        self.arrows: tuple[Arrow, ...] = ()  # on the table now
        self.moments: list[Moment] = []
        self.marks: list[Mark] = []

    def hear(self, table: Table) -> None:
        """What the last pick (at first: the opening) caused."""
        happened = Happened(table.events[self.events :], table.moments, table.state, self.events, len(table.entries))
        self.events = len(table.events)
        if self.now is None or self.first is None:
            state = happened.state_after(0) if happened.events else table.state
            self.now = sight_of(self.game, state, self.eyes, self.voice)
            self.first = self.now.scene
            self.arrows = self.first.arrows
        told, self.now = moments_of(self.game, happened, self.eyes, self.voice, self.now)
        for moment in told:
            self.marks += marks_of(moment, len(self.moments), self.arrows)
            self.moments.append(moment)
            if moment.change is not None and moment.change.arrows is not None:
                self.arrows = moment.change.arrows


def marks_of(moment: Moment, at: int, arrows: Sequence[Arrow]) -> Iterator[Mark]:
    """A turn begins, or something worth an arrow on the table is declared."""
    words = "".join([span.text for span in moment.spans])
    if moment.heading:
        yield Mark(at, words)
    if moment.change is not None:
        new = [arrow for arrow in moment.change.arrows or () if arrow.icon and arrow not in arrows]
        if new:
            yield Mark(at, words or new[0].label, new[0].icon)


def replay_of(file: GameFile, facts: TableFacts, eyes: int | None, voice: Voice, find: Find = find_game) -> Replay:
    """The whole game from one seat's eyes (None: a spectator's)."""
    story = Story(find(file.game), eyes, voice)
    open_table(file, find, watch=story.hear, watching=True)
    assert story.first is not None
    marks = story.marks
    if story.moments and file.result is not None:
        last = "".join([span.text for span in story.moments[-1].spans])
        words = facts.result.words if facts.result is not None else last
        marks = [*marks, Mark(len(story.moments) - 1, words, END_ICON)]
    return Replay(facts, eyes, story.first, story.moments, marks)


# -- statistics ---


def stats_of(loaded: Loaded, find: Find = find_game) -> Stats:
    """What happened how often, and who took how long."""
    file = file_of(loaded)
    counting = Counting(find(file.game))
    open_table(file, find, watch=counting.hear)
    seconds = thinking_seconds(loaded.entries, file.seats)
    moves = Counter([entry.seat for entry in file.entries])
    undos = Counter([entry.seat for entry in loaded.entries if entry.kind in ("undo", "takeback")])
    seats = [SeatStats(seat, moves[seat], undos[seat], round(seconds[seat], 1)) for seat in range(file.seats)]
    return Stats(len(file.entries), counting.heard, round(sum(seconds), 1), seats, counting.lines())


class Counting:
    """Counts events: those that the game names for it, or else those that have words for everybody."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.heard = 0
        self.counts: Counter[str] = Counter()
        self.has_words: set[str] = set()

    def hear(self, table: Table) -> None:
        new = table.events[self.heard :]
        self.heard = len(table.events)
        self.counts.update([event.name for event in new])
        if not self.game.tallies:
            self.find_words(new, table)

    def find_words(self, events: Sequence[Event], table: Table) -> None:
        unsure = [event for event in events if event.name not in self.has_words]
        view = table.view(None) if unsure else {}
        self.has_words.update([event.name for event in unsure if self.game.tell(event.seen_by(None), view)])

    def lines(self) -> list[list[str]]:
        """`Bases built`, `12`: in the game's own order, or the most frequent first."""
        if self.game.tallies:
            return [[words, str(self.counts[name])] for name, words in self.game.tallies.items() if self.counts[name]]
        told = [(name, number) for name, number in self.counts.items() if name in self.has_words]
        ordered = sorted(told, key=lambda line: (-line[1], line[0]))
        return [[name.replace("_", " ").capitalize(), str(number)] for name, number in ordered]


def thinking_seconds(log: Sequence[LogEntry], seats: int) -> list[float]:
    """For each seat, the time from what happened before to its own moves; while the table is paused, nobody thinks."""
    spent = [0.0] * seats
    since: datetime | None = None
    thought, paused = 0.0, False
    for entry in log:
        at = datetime.fromisoformat(entry.at)
        if since is not None and not paused:
            thought += max(0.0, (at - since).total_seconds())
        since = at
        if entry.kind == "pause":
            paused = bool(entry.data["on"])
        elif entry.kind in ("begin", "pick", "undo", "takeback"):
            if 0 <= entry.seat < seats:
                spent[entry.seat] += min(thought, LONGEST_THOUGHT)
            thought = 0.0
    return spent


# -- is it true? ---


def verified(loaded: Loaded, find: Find = find_game) -> Verified:
    """Is the log as it was written, every pick legal, the result true and the chance the sealed one?"""
    done: list[str] = []
    try:
        check_log(loaded)
        done.append(f"the log is as it was written: {len(loaded.entries)} entries, every hash fits")
        done += verify(file_of(loaded), find)
    except (ChainError, FileError, LookupError, ValueError, TypeError) as error:
        return Verified(False, [as_line(line) for line in [*done, str(error)]])
    return Verified(True, [as_line(line) for line in done])


def as_line(words: str) -> str:
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!")) else ".")
