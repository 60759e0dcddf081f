"""The heart of the engine: a stack of suspended rules, questions, answers, events."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Sequence
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar, cast

from mypy_extensions import mypyc_attr  # games that are not compiled may build on an engine that is

from monoceros.engine.chance import Dealer, NoDealer
from monoceros.engine.events import ALL, NO_SECRET, NOBODY, UNNAMED, Event
from monoceros.engine.hiding import TABLE

T = TypeVar("T")
P = ParamSpec("P")

Frame = tuple[Any, ...]  # a suspended rule: (name, point, values of its living variables...)
Pick = Any  # an int, a word, or a tuple of these
RuleFunction = Callable[..., Coroutine[Any, Any, Any]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """A question to one seat, with every legal answer."""

    __slots__ = ("name", "options", "seat")  # a plain class: compiled, it costs a tenth of a NamedTuple

    def __init__(self, seat: int, name: str, options: Sequence[Pick]) -> None:
        self.seat: int = seat
        self.name: str = name
        self.options: Sequence[Pick] = options

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.name!r}, {self.options!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Ask)
            and self.seat == other.seat
            and self.name == other.name
            and list(self.options) == list(other.options)
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.name, tuple(self.options)))


class GameOver(Exception):
    """Raised by a rule when the game ends in the middle of whatever is going on."""


class Finish(Exception):
    """`raise Finish("…rules.match.play_game", winner)`: that rule, further up the stack, ends here and now.

    The rule is named, not imported, since it stands above the one that ends it. Where it is not on the stack (a test
    that starts in the middle) everything ends.
    """

    def __init__(self, rule: str, value: Any = None) -> None:
        super().__init__(rule)
        self.rule: str = rule
        self.value: Any = value


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState:
    """What every game's state has: suspended rules, the last answer, the table's dealer, what happened.

    Games subclass it with flat, slotted fields and write `copy` out, field by field. Fields named in `SHARED` are the
    same for every copy and are not saved (tables of content, say).
    """

    __slots__ = (
        "answered_by",
        "asking",
        "asks_apart",
        "chance",
        "events",
        "moments",
        "offer",
        "result",
        "stack",
        "telling",
        "viewer",
    )

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.result: Any = None  # the last answer, or what the last rule gave
        self.answered_by: int = -1  # the seat whose answer it is
        self.asking: Rule | None = None  # the rule with the open question, if it is known already
        self.offer: Any = None  # the options of the open question, if the rule has already made them
        self.asks_apart: list[list[Ask]] | None = None  # while seats decide together: each one's, if already made
        self.chance: Dealer = NoDealer()
        self.telling: bool = False  # are events wanted? Simulations and searches leave it off
        self.events: list[Event] = []
        self.moments: list[BaseState] | None = None  # a list where somebody watches: the state after each event
        self.viewer: int = TABLE  # of a view that is a state: the seat whose it is, or SPECTATOR

    def copy(self, chance: Dealer) -> BaseState:
        raise NotImplementedError

    def copy_base_to(self, other: BaseState, chance: Dealer) -> None:
        other.stack = self.stack[:]  # frames are immutable: sharing them is a copy
        other.result = self.result
        other.answered_by = self.answered_by
        other.asking = self.asking
        other.offer = other.asks_apart = None  # made again when somebody looks: a redealt world may offer other things
        other.chance = chance
        other.telling = False
        other.events = []
        other.moments = None
        other.viewer = self.viewer

    def forget(self) -> None:
        """A view has no rule under way and no chance."""
        self.forget_answer()
        self.stack = []
        self.asking = None
        self.chance = NoDealer()

    def forget_answer(self) -> None:
        """In an imagined world: the last answer may be another seat's secret, and no question needs it."""
        self.result = None
        self.answered_by = -1

    def emit(
        self,
        name: str,
        *facts: Pick,
        secret: Pick = NO_SECRET,
        to: int = UNNAMED,
        shows: int = NOBODY,
        news: bool = True,
    ) -> None:
        """Say what happened. Callers ask `telling` first, so that silence costs nothing.

        A secret is for the seats `to`, who must be named even where there is nothing to tell this time (None). They
        learn it by this if it is `news` to them; `shows` names seats that learn something hidden otherwise.
        """
        if secret is NO_SECRET:
            if to != UNNAMED:
                raise ValueError(f"the event {name!r} names who may know its secret, but has none")
            self.tell(name, facts, None, ALL, shows)
            return
        if to == UNNAMED:
            raise ValueError(f"the event {name!r} has a secret, but does not name who may know it: `to=`")
        self.tell(name, facts, secret, to, shows | to if secret is not None and news else shows)

    def tell(self, name: str, facts: tuple[Any, ...], secret: Any, to: int, shows: int) -> None:
        """What declared events call (see declared/events.py), where all this is settled."""
        self.events.append(Event(name, facts, secret, to, shows))
        if self.moments is not None:
            self.moments.append(self.copy(NoDealer()))


class Point:
    """A place where a rule can be suspended; its label and names make saves readable and lasting."""

    __slots__ = ("label", "line", "names")

    def __init__(self, label: str, line: int, names: tuple[str, ...]) -> None:
        self.label: str = label
        self.line: int = line
        self.names: tuple[str, ...] = names


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """A lowered rule. Subclasses are written by the lowering; hand-written ones are welcome (see Together)."""

    def __init__(
        self,
        name: str,
        points: tuple[Point, ...],
        version: str = "",
        file: str = "",
        raw: RuleFunction | None = None,
    ) -> None:
        self.name: str = name
        self.points: tuple[Point, ...] = points
        self.version: str = version  # changes with the rule's text
        self.file: str = file
        self.raw: RuleFunction | None = raw
        RULES[name] = self

    def __call__(self, *args: Any, **named: Any) -> Coroutine[Any, Any, Any]:
        """The rule as it was written: a coroutine. Tests use it as the oracle."""
        if self.raw is None:
            raise TypeError(f"{self.name} is compiled: it has no coroutine to run")
        return _finishable(self.name, self.raw(*args, **named))

    def step(self, state: BaseState, frame: Frame) -> bool:
        """Go on from the frame on top of the stack; True when a question is open."""
        raise NotImplementedError

    def asks(self, state: BaseState, frame: Frame) -> list[Ask]:
        """The questions open at this frame."""
        raise NotImplementedError

    def mend(self, stack: list[Frame], at: int) -> None:
        """Called when the rule failed: write the frame at this place whole if it is not (compiled rules write late)."""

    def where(self, frame: Frame) -> str:
        point = self.points[frame[1]]
        return f'File "{self.file}", line {point.line}, in {self.name} ({point.label})'


async def _finishable(name: str, coroutine: Coroutine[Any, Any, Any]) -> Any:
    """What `run` does for lowered rules, for a coroutine: `Finish` ends the rule that it names."""
    try:
        return await coroutine
    except Finish as end:
        if end.rule != name:
            raise
        return end.value


RULES: Final[dict[str, Rule]] = {}
S = TypeVar("S", bound=BaseState)


# -- what a table calls ------------------------------------------------------------------------------------------


class IllegalPick(ValueError):
    """A pick that was not offered, or from a seat that was not asked."""


def begin(s: S, rule: Callable[Concatenate[S, P], Coroutine[Any, Any, Any]], *args: P.args, **named: P.kwargs) -> None:
    """Start a rule, `begin(s, match)`, and go on to the first question."""
    s.stack.append(cast(Any, rule).start(*args, **named))
    s.asking = s.offer = s.asks_apart = None
    advance(s)


def advance(s: BaseState) -> None:
    """Run rules until somebody must decide or nothing is left to do."""
    stack = s.stack
    try:
        run(s)
    except Exception as error:
        stop(s, stack, error)


def stop(s: BaseState, stack: list[Frame], error: Exception) -> None:
    """The game is over, or a rule that is not there was to end; any other error names the rules it happened in."""
    inner, s.stack = s.stack, stack
    if isinstance(error, (GameOver, Finish)):
        stack.clear()
        s.result = error.value if isinstance(error, Finish) else None
        return
    for frame in reversed(stack if inner is stack else stack + inner):
        error.add_note("  rule " + RULES[frame[0]].where(frame))
    raise error


def run(s: BaseState) -> None:
    """Step the rules of the present stack until a question is open or the stack is empty."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        try:
            if RULES[frame[0]].step(s, frame):
                return
        except Finish as end:
            finish(s, end)


def go_on_after(s: BaseState, end: Finish) -> None:
    """A rule has ended another one further up: go on from there."""
    stack = s.stack
    try:
        finish(s, end)
        run(s)
    except Exception as error:
        stop(s, stack, error)


def finish(s: BaseState, end: Finish) -> None:
    """End the innermost suspension of the rule that `end` names; what it had called ends with it."""
    names = [frame[0] for frame in s.stack]
    if end.rule not in names:
        raise end
    while s.stack.pop()[0] != end.rule:
        pass
    s.result = end.value


def asks(s: BaseState) -> list[Ask]:
    """The open questions; more than one while seats decide at the same time; none when the game is over."""
    if not s.stack:
        return []
    frame = s.stack[-1]
    rule = s.asking
    if rule is None:
        rule = RULES[frame[0]]
        s.asking = rule
    return rule.asks(s, frame)


def answer(s: BaseState, seat: int, pick: Pick) -> None:
    """Take a pick that is known to be legal, and go on. For search: nothing is checked."""
    stack = s.stack
    frame = stack[-1]
    rule = s.asking
    if rule is None:
        rule = RULES[frame[0]]
    s.result = pick
    s.answered_by = seat
    s.offer = None
    s.asking = None
    try:
        if not rule.step(s, frame):
            run(s)
    except Finish as end:
        s.stack = stack
        go_on_after(s, end)
    except Exception as error:
        stop(s, stack, error)


def asks_after(s: BaseState, seat: int, pick: Pick) -> list[Ask]:
    """Take a pick that is known to be legal, and go on: the questions that are open then."""
    answer(s, seat, pick)
    return asks(s)


def say(s: BaseState, seat: int, pick: Pick) -> None:
    """Take a pick from outside: what was not offered is refused, and nothing changes."""
    answer(s, seat, legal_pick(s, seat, pick))


def legal_pick(s: BaseState, seat: int, pick: Pick) -> Pick:
    """The pick as it was offered to the seat; an error that names the legal answers if it was not."""
    open_asks = asks(s)
    for ask_ in open_asks:
        if ask_.seat == seat:
            for option in ask_.options:
                if same_pick(option, pick):
                    return option
            raise IllegalPick(f"seat {seat} may not answer {ask_.name} with {pick!r}; legal: {list(ask_.options)}")
    raise IllegalPick(f"seat {seat} is not asked; open: {[(a.seat, a.name) for a in open_asks]}")


def same_pick(a: Pick, b: Pick) -> bool:
    """Equal, and of the same kind all through: True is not 1, and a list is no tuple."""
    if type(a) is not type(b):
        return False
    if isinstance(a, tuple):
        return len(a) == len(b) and all([same_pick(x, y) for x, y in zip(a, b, strict=True)])
    return bool(a == b)


# -- what rules await --------------------------------------------------------------------------------------------


class ask(Generic[T]):  # noqa: N801  (reads as a verb in rules)
    """`pick = await ask(seat, "name", options)`. The lowering replaces it; this body serves the oracle."""

    def __init__(self, seat: int, name: str, options: Sequence[T]) -> None:
        self.question = Ask(seat, name, options)

    def __await__(self) -> Generator[list[Ask], tuple[int, Any], T]:
        _, pick = yield [self.question]
        return cast(T, pick)


async def choose(seat: int, name: str, options: Sequence[T]) -> T:
    """`pick = await choose(seat, "name", options)`: as `ask`, but a single option is taken without asking."""
    return options[0] if len(options) == 1 else await ask(seat, name, options)


class Together(Rule):
    """`await together(s, rule, seats)`: every seat follows `rule(s, seat)`; answers come in any order.

    Each seat has a stack of its own until all are done. The rule may only touch what belongs to its seat: so what the
    others are asked stays as it is while one answers, and is made once.
    """

    def start(self, rule: RuleFunction, seats: tuple[int, ...]) -> Frame:
        begun = cast(Any, rule).start
        return ("together", 0, seats, tuple([(begun(seat),) for seat in seats]))

    def given(self, rule: RuleFunction, seats: tuple[int, ...]) -> Frame:
        """Compiled rules that follow this one ask for it so (see lowering/write.py)."""
        return self.start(rule, seats)

    def step(self, state: BaseState, frame: Frame) -> bool:
        point: int = frame[1]
        branches = self.begin(state, frame) if point == 0 else self.hear(state, frame)
        state.stack[-1] = ("together", 1, frame[2], branches)
        state.offer = None  # it was one branch's, and several may ask
        for branch in branches:
            if branch:
                state.asking = self
                return True
        state.stack.pop()
        state.result = state.asking = None
        return False

    def begin(self, state: BaseState, frame: Frame) -> tuple[tuple[Frame, ...], ...]:
        """Every branch up to its first question."""
        branches: list[tuple[Frame, ...]] = list(frame[3])
        asked: list[list[Ask]] = []
        for i in range(len(branches)):
            branches[i] = self.go_on(state, branches[i])
            asked.append(asks_of(state, branches[i], state.asking))
        state.asks_apart = asked
        return tuple(branches)

    def hear(self, state: BaseState, frame: Frame) -> tuple[tuple[Frame, ...], ...]:
        """The branch of the seat that has answered up to its next question."""
        seats: tuple[int, ...] = frame[2]
        branches: tuple[tuple[Frame, ...], ...] = frame[3]
        asked = state.asks_apart
        state.asks_apart = None  # it is this call's, not one's that the branch follows
        i = 0
        while seats[i] != state.answered_by:
            i += 1
        after = self.go_on(state, branches[i])
        if asked is not None:
            asked[i] = asks_of(state, after, state.asking)
        state.asks_apart = asked
        if len(branches) == 2:  # the most common; all others by way of a list
            return (after, branches[1]) if i == 0 else (branches[0], after)
        changed = list(branches)
        changed[i] = after
        return tuple(changed)

    def go_on(self, state: BaseState, branch: tuple[Frame, ...]) -> tuple[Frame, ...]:
        outer = state.stack
        state.stack = [branch[0]] if len(branch) == 1 else list(branch)
        state.asking = None
        try:
            run(state)
        except Finish:
            state.stack = outer  # a rule outside of the branches ends
            raise
        after = tuple(state.stack)
        state.stack = outer
        return after

    def asks(self, state: BaseState, frame: Frame) -> list[Ask]:
        """Of all branches; those of the innermost call stand ready, if the state was not copied since."""
        branches: tuple[tuple[Frame, ...], ...] = frame[3]
        ready = state.asks_apart if frame is state.stack[-1] else None
        if ready is None:
            ready = [asks_of(state, branch, None) for branch in branches]
        found = ready[0]
        for i in range(1, len(ready)):
            if ready[i]:
                found = found + ready[i]  # a list of its own: those that stand ready stay as they are
        return found


def asks_of(state: BaseState, branch: tuple[Frame, ...], rule: Rule | None) -> list[Ask]:
    """What a branch asks, by this rule if it is known; nothing if the branch is done."""
    if not branch:
        return []
    frame = branch[-1]
    return (RULES[frame[0]] if rule is None else rule).asks(state, frame)


async def _together(s: BaseState, rule: RuleFunction, seats: tuple[int, ...]) -> None:
    running = {seat: rule(s, seat) for seat in seats}
    open_asks: dict[int, list[Ask]] = {}

    def go(seat: int, value: Any) -> None:
        try:
            open_asks[seat] = running[seat].send(value)
        except StopIteration:
            open_asks.pop(seat, None)

    for seat in seats:
        go(seat, None)
    while open_asks:
        seat, pick = await _many([a for seat in seats for a in open_asks.get(seat, [])])
        go(seat, (seat, pick))


class _many:  # noqa: N801
    def __init__(self, questions: list[Ask]) -> None:
        self.questions = questions

    def __await__(self) -> Generator[list[Ask], tuple[int, Any], tuple[int, Any]]:
        answered = yield self.questions
        return answered


together: Final = Together("together", (Point("start", 0, ()), Point("ask", 0, ())), raw=_together)


def fixed_(items: Any) -> tuple[Any, ...]:
    """What a loop with a question in it runs over."""
    if isinstance(items, tuple):
        return items
    kind = type(items).__name__
    raise TypeError(f"a loop with a question in it runs over a tuple or a range, not a {kind}: write tuple(...)")
