"""A game whose chance is named outcome by outcome: what OpenSpiel calls explicit chance nodes.

An answer is tried on a copy of the state with the outcomes that are known so far. Where the rules draw once more, the
copy is dropped and the world waits for that outcome; when the rules come to the next question, the copy is the state.
"""

from __future__ import annotations

from typing import Any

from numpy import frombuffer

from monoceros.engine.chance import Dealer, NoDealer, Seeded
from monoceros.engine.core import Ask, BaseState, Pick, answer, asks, begin
from monoceros.engine.events import Event
from monoceros.engine.questions import pick_from_json, pick_to_json, spoken
from monoceros.engine.save import dump, load
from monoceros.engine.views import plainly
from monoceros.env.episode import Data, pick_of
from monoceros.env.kit import BYTE, Bytes, Kit

Pending = tuple[int, Pick] | None  # an answer that chance has interrupted; None: the game's beginning


class NeedsOutcome(BaseException):
    """A draw whose outcome is not known yet. No Exception: the rules' own error handling lets it through."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Named(Dealer):
    """Deals the outcomes that were named; stops where there are no more."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.used: int = 0

    def pick(self, n: int) -> int:
        if n == 1:
            return 0  # no chance at all
        if self.used == len(self.outcomes):
            raise NeedsOutcome(n)
        self.used += 1
        return self.outcomes[self.used - 1]


class Glimpse:
    """Where an imagined world begins: in place of what the other seats have been told in secret so far, which nobody
    has imagined, stands what each of them sees there. So their journals are made of the imagined world alone, and
    still tell apart whatever may lead to other legal answers.
    """

    def __init__(self, kit: Kit, state: BaseState, seat: int, at: int) -> None:
        self.kit, self.state = kit, state  # nobody changes it: the world goes on with copies
        self.seat = seat  # whose world it is
        self.at = at  # so many lines of the journals lie before it
        self.lines: dict[int, str] = {}

    def line(self, seat: int) -> str:
        """Made when it is asked for: most imagined worlds are played out without a look at a journal."""
        if seat not in self.lines:
            self.lines[seat] = f"sees {plainly(self.kit.game.view(self.state, seat))}"
        return self.lines[seat]


class World:
    """A state at a question, perhaps with an answer under way that waits for chance.

    `journals` holds what each seat has seen so far, event by event, and its own answers; the last one is a spectator's.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.state: BaseState = kit.fresh()
        self.begun = False
        self.journals: list[list[str]] = [[] for _ in range(kit.seats + 1)]
        self.glimpse: Glimpse | None = None  # of an imagined world
        self.pending: Pending = None
        self.outcomes: list[int] = []
        self.waits_for: int = 0  # so many outcomes of a draw; 0: nothing
        self.open: list[Ask] = []

    # -- going on --

    def start(self) -> World:
        self.try_pending()
        return self

    def take(self, action: int) -> None:
        """The answer that an action number stands for, from the first seat that is asked."""
        ask = self.open[0]
        pick = pick_of(self.kit, ask, self.legal(), action)
        self.journals[ask.seat].append(f"answer {ask.name}: {spoken(pick)}")
        self.pending = (ask.seat, pick)
        self.try_pending()

    def name_outcome(self, outcome: int) -> None:
        if not 0 <= outcome < self.waits_for:
            raise ValueError(f"the draw has {self.waits_for} outcomes, from 0; {outcome} is none of them")
        self.outcomes.append(outcome)
        self.try_pending()

    def try_pending(self) -> None:
        dealer = Named(self.outcomes)
        trial = self.state.copy(dealer) if self.begun else self.kit.fresh()
        trial.chance = dealer
        trial.telling = True
        try:
            if self.pending is not None:
                answer(trial, *self.pending)
            else:
                begin(trial, self.kit.game.first)
        except NeedsOutcome as draw:
            self.waits_for = draw.outcomes
            return
        self.settle(trial)

    def settle(self, state: BaseState) -> None:
        """The rules have come to a question, or to the end."""
        for seat, journal in enumerate(self.journals):
            viewer = None if seat == self.kit.seats else seat
            journal += [told(event.seen_by(viewer)) for event in state.events]
        state.events = []
        state.chance = NoDealer()
        self.state = state
        self.begun = True
        self.pending = None
        self.outcomes = []
        self.waits_for = 0
        self.open = asks(state)

    # -- looking --

    @property
    def is_over(self) -> bool:
        return self.begun and not self.waits_for and not self.open

    def legal(self) -> list[int]:
        return self.kit.legal(self.open[0])

    def ask_of(self, seat: int) -> Ask | None:
        return next((ask for ask in self.open if ask.seat == seat), None) if not self.waits_for else None

    def row(self, seat: int) -> Bytes:
        """The observation of a seat: as things stood before the answer that is under way, if one is."""
        return frombuffer(self.kit.row(self.state, seat, self.ask_of(seat)), BYTE)

    def journal(self, seat: int) -> str:
        """All that the seat has ever seen and said: its information state."""
        ask = self.ask_of(seat)
        return "\n".join([f"seat {seat}", *self.lines(seat), f"asked {ask.name}" if ask else "not asked"])

    def lines(self, seat: int) -> list[str]:
        lines, glimpse = self.journals[seat], self.glimpse
        if glimpse is None or seat in (glimpse.seat, self.kit.seats):
            return lines
        return [*lines[: glimpse.at], glimpse.line(seat), *lines[glimpse.at :]]

    # -- copies --

    def copy(self) -> World:
        other = World.__new__(World)
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy(NoDealer())
        other.journals = [journal[:] for journal in self.journals]
        other.outcomes = self.outcomes[:]
        other.open = asks(other.state) if self.open else []
        return other

    def __deepcopy__(self, memo: object) -> World:
        return self.copy()

    def imagined(self, seat: int, rng: Seeded) -> World:
        """Another world that the seat cannot tell from this one: what it has seen so far stays as it is.

        The journals of the other seats go on from what everybody was told and what they see in that world.
        """
        other = self.copy()
        other.state = self.kit.game.redeal(self.state, seat, rng)
        other.state.chance = NoDealer()
        other.open = asks(other.state)
        public = self.journals[self.kit.seats]
        other.journals = [public[:] for _ in self.journals]
        other.journals[seat] = self.lines(seat)[:]
        other.glimpse = Glimpse(self.kit, other.state, seat, len(public))
        return other

    def plain(self) -> Data:
        """All of it, hidden things too, as plain data."""
        pending = None if self.pending is None else [self.pending[0], pick_to_json(self.pending[1])]
        waiting = {"pending": pending, "outcomes": self.outcomes[:], "waits_for": self.waits_for}
        return {"state": dump(self.state) if self.begun else None, **waiting}

    def __reduce__(self) -> tuple[Any, ...]:
        return (world_from, (self.kit, self.plain(), [self.lines(seat) for seat in range(self.kit.seats + 1)]))


def world_from(kit: Kit, data: Data, journals: list[list[str]]) -> World:
    world = World(kit)
    world.journals = journals
    if data["state"] is not None:
        world.begun = True
        world.state = load(data["state"], world.state)
    if data["pending"] is not None:
        world.pending = (data["pending"][0], pick_from_json(data["pending"][1]))
    world.outcomes, world.waits_for = data["outcomes"], data["waits_for"]
    world.open = asks(world.state) if world.begun else []
    return world


def told(event: Event) -> str:
    """An event as a line, with what the seat may know of it."""
    secret = "" if event.secret is None else f" ({event.secret})"
    return f"{event.name} {spoken(event.facts)}{secret}"
