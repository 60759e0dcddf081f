"""What the lab writes down of one game while bots play it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from monoceros.bots.match import Watch
from monoceros.engine.core import Ask, BaseState
from monoceros.engine.declared.fields import facts_of, numbers_of
from monoceros.engine.events import Event
from monoceros.engine.game import Game
from monoceros.lab.names import NOBODY, Names

Row = dict[str, Any]  # of the table of games: see `record.py`
TENTHS = range(1, 10)
EVEN = 1e-9  # values that differ by less are the same
HALF = 0.5
MOST_UNTOLD = 5000  # events that wait for the end of a game


class Lookout(Watch):
    """Counts questions as they come, judges the position whenever a turn or round begins, and tells events late.

    Told are those that the game's statistics count (all, if it names none), and those of the opening: who leads whom.
    """

    def __init__(self, game: Game, seats: int, names: Names) -> None:
        self.game = game
        self.seats = seats
        self.names = names
        self.asked_of: dict[str, list[int]] = {}  # question -> times, options, times with a single option
        self.forced_run = self.longest_forced = 0
        self.headings: Counter[str] = Counter()
        self.did: Counter[tuple[int, str, str, str]] = Counter()  # seat, event, table, thing
        self.untold: list[Event] = []
        self.leader = NOBODY
        self.leaders: list[int] = []
        self.lead_changes = 0
        self.lowest = [1.0] * seats
        self.last: BaseState | None = None

    # -- while it is played ---

    def begun(self, state: BaseState) -> None:
        state.telling = True
        self.last = state

    def asked(self, state: BaseState, question: Ask) -> None:
        number = len(question.options)
        counts = self.asked_of.setdefault(question.name, [0, 0, 0])
        counts[0] += 1
        counts[1] += number
        if number > 1:
            self.forced_run = 0
            return
        counts[2] += 1
        self.forced_run += 1
        self.longest_forced = max(self.longest_forced, self.forced_run)

    def answered(self, state: BaseState) -> None:
        events = state.events
        if not events:
            return
        state.events = []
        counted, headings = self.game.tallies, self.game.headings
        begins = [event.name for event in events if event.name in headings]
        if self.headings and counted:
            self.untold += [event for event in events if event.name in counted]
        else:
            self.untold += events
        if begins or len(self.untold) > MOST_UNTOLD:
            self.turn_begins(state, begins)

    def turn_begins(self, state: BaseState, begins: Sequence[str]) -> None:
        if not self.headings or len(self.untold) > MOST_UNTOLD:
            self.tell(state)
        self.headings.update(begins)
        if state.stack:
            self.judge(state)

    def tell(self, state: BaseState) -> None:
        """What happened so far, in the words in which it is told by now."""
        view = self.game.view(state, None)
        for event in self.untold:
            sentence = self.sentence(event, view)
            if not sentence:
                continue
            heard = self.names.listen(sentence)
            self.did[heard.seat, event.name, "", ""] += 1
            for thing in heard.things:
                self.did[heard.seat, event.name, thing.table, thing.name] += 1
        self.untold = []

    def sentence(self, event: Event, view: Any) -> str:
        """Empty also for an event about something that is gone by the time it is told."""
        try:
            return self.game.tell(event, view)
        except (LookupError, TypeError):
            return ""

    def judge(self, state: BaseState) -> None:
        """Who is ahead, by the game's own judgement of the true position."""
        value = self.game.mind.value
        values = [value(state, seat) for seat in range(1 if self.game.team else self.seats)]
        if self.game.team:
            values *= self.seats
        self.lowest = [min(pair) for pair in zip(self.lowest, values, strict=True)]
        ahead = leader_of(values, self.leader, team=self.game.team)
        if ahead != NOBODY:
            self.lead_changes += self.leader not in (NOBODY, ahead)
            self.leader = ahead
        self.leaders.append(ahead)

    # -- after the last question ---

    def row(self, number: int, score: Sequence[float] | None, *, cut_off: bool = False) -> Row:
        """A row of the table of games; no score if the game did not end."""
        state = self.last
        assert state is not None
        self.tell(state)
        asked = [(name, *counts) for name, counts in self.asked_of.items()]
        return {
            "game": number,
            "score": None if score is None else list(score),
            "cut_off": cut_off,
            "decisions": sum([each[1] for each in asked]),
            "offered": sum([each[2] for each in asked]),
            "forced": sum([each[3] for each in asked]),
            "longest_forced": self.longest_forced,
            "samples": len(self.leaders),
            "lead_changes": self.lead_changes,
            "leaders": [self.leaders[len(self.leaders) * tenth // 10] for tenth in TENTHS] if self.leaders else [],
            "lowest": self.lowest if self.leaders else [],
            "headings": [{"name": name, "times": times} for name, times in sorted(self.headings.items())],
            "questions": [
                dict(zip(("name", "asked", "offered", "forced"), each, strict=True)) for each in sorted(asked)
            ],
            "did": [
                dict(zip(("seat", "event", "table", "thing", "times"), (*what, times), strict=True))
                for what, times in sorted(self.did.items())
            ],
            "figures": sorted(figures_of(self.game.view(state, None), self.seats, team=self.game.team), key=str),
        }


def leader_of(values: Sequence[float], before: int, *, team: bool) -> int:
    """The seat that stands best. Among equals whoever led before still leads; if that was another, nobody does.

    Where all seats win or lose together, seat 0 stands for the team and seat 1 for the game.
    """
    if team:
        return 0 if values[0] > HALF else 1
    best = max(values)
    ahead = [seat for seat, value in enumerate(values) if best - value < EVEN]
    return ahead[0] if len(ahead) == 1 else before if before in ahead else NOBODY


def figures_of(view: Any, seats: int, *, team: bool) -> Iterator[Row]:
    """Numbers on the table: those that a declared state has names for; else each seat's own, or those of a team."""
    if facts_of(view):
        yield from [{"seat": seat, "name": name, "value": value} for name, seat, value in numbers_of(view)]
        return
    if team:
        yield from numbers_in(view, NOBODY)
        return
    for entries in view.values():
        if isinstance(entries, (list, tuple)) and len(entries) == seats:
            for seat, entry in enumerate(entries):
                if isinstance(entry, dict):
                    yield from numbers_in(entry, seat)


def numbers_in(entry: Mapping[str, Any], seat: int) -> Iterator[Row]:
    for name, value in entry.items():
        if type(value) is int and name != "seat":
            yield {"seat": seat, "name": name, "value": value}
