"""The law of secrets: what a viewer sees is what it was told, and nothing else.

`view` and `redeal` may err together: a hand that is taken for open is shown by the one and kept by the other, and no
redealt world finds it. So the witness here is what the events themselves declare. Beside the table *doubles* of it are
played: the same game, but for other chance, or another answer, at one place. As long as a viewer is told the same of
both, word for word, it must see the same in both, whatever other seats were told in secret. And whoever was told
something else must see something else sooner or later. No game declares anything for this.
"""

from __future__ import annotations

from collections.abc import Sequence

from monoceros.engine.chance import Continued, Dealer, NoDealer, Seeded
from monoceros.engine.core import Ask, BaseState, Pick, answer, asks, begin
from monoceros.engine.differ import difference
from monoceros.engine.events import ALL, NOBODY, Event
from monoceros.engine.save import dump
from monoceros.engine.table import Table

Viewer = int | None
DOUBLES = 3  # that are played beside a table at the same time
SELDOM = 4  # one in so many picks parts a double though there are enough
LIFE = 60  # picks that a double is followed
ENOUGH = 4  # times that a secret was another one and nothing else was to be seen, for whom it was told


class Double:
    """A game that parted from the table's at one place, and the viewers who have been told the same of both."""

    def __init__(self, table: Table, world: BaseState, viewers: Sequence[Viewer], told: Sequence[Event]) -> None:
        self.table, self.world = table, world
        self.viewers = list(viewers)
        self.age = 0
        self.listen(told)

    def listen(self, told: Sequence[Event]) -> None:
        """Whoever was told something else, or was shown something else by an event that says so, looks on no longer."""
        self.viewers = [
            viewer
            for viewer in self.viewers
            if heard(self.world.events, viewer) == heard(told, viewer) and not self.is_shown(told, viewer)
        ]

    def is_shown(self, told: Sequence[Event], viewer: Viewer) -> bool:
        if not any([shown_to(event, viewer) for event in told]):
            return False
        view = self.table.game.view
        return bool(view(self.world, viewer) != view(self.table.state, viewer))


class Doubles:
    """The doubles of one table."""

    def __init__(self, table: Table, rng: Dealer) -> None:
        self.table, self.game, self.rng = table, table.game, rng
        self.all: list[Double] = []
        self.told: dict[str, int] = {}  # how often an event told a seat another secret in a double
        self.seen: set[str] = set()  # events after which that seat saw another thing

    def viewers(self) -> list[Viewer]:
        return [None, *range(self.table.seats)]

    def luck(self) -> Seeded:
        return Seeded(self.rng.pick(1 << 30))

    # -- parting from the table ---

    def begin_another(self) -> None:
        """The same table opened with other chance."""
        table = self.table
        world = self.game.new_state(table.seats, table.options, table.content, self.luck())
        world.telling = True
        begin(world, self.game.first)
        self.keep(Double(table, world, self.viewers(), table.events), table.events)

    def part(self, before: BaseState, question: Ask, pick: Pick, happened: Sequence[Event]) -> None:
        """The last pick with other chance or, where that is told in secret, another pick with the same chance."""
        outcomes = list(self.table.entries[-1].outcomes)
        other = question.options[self.rng.pick(len(question.options))]
        viewers = self.viewers()
        world = before.copy(NoDealer())
        if outcomes and self.rng.pick(2):
            play(world, question.seat, pick, self.luck())
            self.keep(Double(self.table, world, viewers, happened), happened)
        elif other != pick:
            play(world, question.seat, other, Continued(outcomes, self.luck()))
            viewers.remove(question.seat)
            if world.events != list(happened):  # otherwise it was an open answer, which all have heard
                self.keep(Double(self.table, world, viewers, happened), happened)

    def keep(self, double: Double, happened: Sequence[Event]) -> None:
        self.count_secrets(double, happened)
        if double.viewers and dump(double.world) != dump(self.table.state):
            if len(self.all) == DOUBLES:
                self.all.pop(self.rng.pick(DOUBLES))
            self.all.append(double)

    def count_secrets(self, double: Double, happened: Sequence[Event]) -> None:
        """Who was told another secret, and nothing else that is different, should see another thing now."""
        told = double.world.events
        for seat in range(self.table.seats):
            changed = {
                here.name
                for here, there in zip(happened, told, strict=False)
                if here.seen_by(seat) != there.seen_by(seat)
            }
            openly = [(event.name, event.facts) for event in told] == [(event.name, event.facts) for event in happened]
            if openly and len(changed) == 1:
                name = changed.pop()
                self.told[name] = self.told.get(name, 0) + 1
                if self.game.view(double.world, seat) != self.game.view(self.table.state, seat):
                    self.seen.add(name)

    # -- going on beside it ---

    def follow(self, before: BaseState, question: Ask, pick: Pick, happened: Sequence[Event]) -> None:
        """Every double takes the pick that was made at the table, if it can."""
        outcomes = list(self.table.entries[-1].outcomes)
        followed = [double for double in self.all if double.age < LIFE and can(double.world, question.seat, pick)]
        for double in followed:
            play(double.world, question.seat, pick, Continued(outcomes, self.luck()))
            double.listen(happened)
            double.age += 1
        self.all = [double for double in followed if double.viewers]
        if len(self.all) < DOUBLES or self.rng.pick(SELDOM) == 0:
            self.part(before, question, pick, happened)

    def check(self) -> None:
        for double in self.all:
            for viewer in double.viewers:
                self.check_viewer(double.world, viewer)

    def check_viewer(self, world: BaseState, viewer: Viewer) -> None:
        here, there = (self.game.view(state, viewer) for state in (self.table.state, world))
        assert here == there, (
            f"viewer {viewer} was told the same of two games, but sees of them{difference(here, there)}"
        )
        asked, asked_there = ([q for q in asks(state) if q.seat == viewer] for state in (self.table.state, world))
        assert asked == asked_there, (
            f"seat {viewer} was told the same of two games, but is asked {asked} in one and {asked_there} in the other"
        )

    def at_the_end(self) -> None:
        for name, times in self.told.items():
            assert times < ENOUGH or name in self.seen, f"whoever is told the secret of {name} never sees a sign of it"


def shown_to(event: Event, viewer: Viewer) -> bool:
    """Does the event say of itself that the viewer learns something hidden? A spectator does, if it is no secret."""
    if event.shows == ALL or viewer is None:
        return event.shows == ALL or (event.to == ALL and event.shows != NOBODY)
    return bool(event.shows >> viewer & 1)


def play(world: BaseState, seat: int, pick: Pick, chance: Dealer) -> None:
    world.telling = True
    world.chance = chance
    world.events = []
    answer(world, seat, pick)


def can(world: BaseState, seat: int, pick: Pick) -> bool:
    return any([q.seat == seat and pick in q.options for q in asks(world)])


def heard(events: Sequence[Event], viewer: Viewer) -> list[Event]:
    return [event.seen_by(viewer) for event in events]
