"""What a game's package hands to the engine: one `Game`, from which everything else follows."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from monoceros.engine.chance import Dealer
from monoceros.engine.chapters import Chapter, Opening
from monoceros.engine.content import Content, ContentKit
from monoceros.engine.core import Ask, BaseState, Pick
from monoceros.engine.encoder import Part
from monoceros.engine.events import Event
from monoceros.engine.questions import Questions, View
from monoceros.engine.rulebook import Rulebook
from monoceros.engine.scene import Scene

OptionValue = bool | int | str


class SetupError(ValueError):
    """A seat count or an option that the game does not have: says what would be right.

    `why` is what speaks against a choice, for somebody who sees the choice before her.
    """

    def __init__(self, words: str, why: str = "") -> None:
        super().__init__(words)
        self.why = why or words


@dataclass(frozen=True)
class Option:
    """Something to settle before the first card. `for_bots` is the default where no person plays.

    A choice of the kind `roles` has a name for each seat, in their order, with commas between; its default leaves them
    to the game. There `roles` are all that there are, in their order; elsewhere, those without whom it changes nothing.
    Where there is `own`, a text that somebody wrote herself may stand in the place of a choice.
    """

    name: str
    help: str
    default: OptionValue
    kind: Literal["yes or no", "number", "choice", "roles"] = "yes or no"
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 1_000_000
    for_bots: OptionValue | None = None
    clause: str = ""
    roles: tuple[str, ...] = ()
    why_not: Callable[[str], str] | None = None  # of a word that is no choice: what speaks against it
    own: Callable[[str], str] | None = None  # reads what somebody wrote herself instead of a choice, or refuses it

    def read(self, value: OptionValue) -> OptionValue:
        """A value from outside, typed or as data."""
        if self.kind == "yes or no":
            return self.read_yes_or_no(value)
        if self.kind == "number":
            return self.read_number(value)
        if value not in self.choices:
            if self.own is not None and isinstance(value, str):
                return self.read_own(value, self.own)
            if self.why_not is not None:
                why = self.why_not(str(value))
                raise SetupError(f"option {self.name}: {value}: {why}", why)
            raise SetupError(f"option {self.name} is one of {', '.join(self.choices)}, not {value!r}")
        return value

    def read_own(self, text: str, read: Callable[[str], str]) -> str:
        """In the form in which it is kept; what is wrong with it names the option."""
        try:
            return read(text)
        except SetupError as error:
            raise SetupError(f"option {self.name}: {error}") from None

    def choices_for(self, seats: int) -> tuple[str, ...]:
        """The choices at a table with so many seats."""
        if self.kind != "roles":
            return self.choices
        return tuple([each for each in self.choices if each == self.default or each.count(",") == seats - 1])

    def read_yes_or_no(self, value: OptionValue) -> bool:
        words = {
            "yes": True,
            "true": True,
            "on": True,
            "1": True,
            "no": False,
            "false": False,
            "off": False,
            "0": False,
        }
        if isinstance(value, bool):
            return value
        if str(value).lower() not in words:
            raise SetupError(f"option {self.name} is yes or no, not {value!r}")
        return words[str(value).lower()]

    def read_number(self, value: OptionValue) -> int:
        try:
            number = int(value) if type(value) in (int, str) else None
        except ValueError:
            number = None
        if number is None or not self.least <= number <= self.most:
            raise SetupError(f"option {self.name} is a number from {self.least} to {self.most}, not {value!r}")
        return number

    def default_for(self, *, bots_only: bool) -> OptionValue:
        return self.for_bots if bots_only and self.for_bots is not None else self.default


@dataclass(frozen=True)
class Setting:
    """What a table has settled before the first card."""

    seats: int
    options: Mapping[str, OptionValue]
    content: Content


@dataclass(frozen=True)
class Box:
    """The box on the shelf: what it looks like, and what stands on it."""

    title: str
    tagline: str
    seats: tuple[int, int]
    minutes: int  # how long a game takes
    colour: str  # of the box, #rrggbb
    icon: str  # its charge, where the box is small
    svg: str  # its picture


def read_box(toml: str, svg: str) -> Box:
    """From the files `box.toml` and `box.svg` of a game's package."""
    row = tomllib.loads(toml)
    least, most = row["seats"]
    return Box(row["title"], row["tagline"], (least, most), row["minutes"], row["colour"], row["icon"], svg)


@dataclass(frozen=True)
class Mind:
    """What a game tells the general bots: how good a position is, and what a quick player would do.

    `value(s, seat)` judges a world from a seat's side, 0 lost to 1 won. `instinct(s, ask)` weighs each option in the
    ask's order, at once and cheaply. Both are called on worlds that the seat imagines, never on the true state.
    A search judges a position `depth` questions later: more where `value` sees little before, say, a round is over.
    `turn(s)` numbers the turns, and is 0 where there are none: where a game has it, bots that look ahead judge every
    option at the end of the turn. By a number of questions, whoever dawdles would seem to keep the others from moving.
    """

    value: Callable[[Any, int], float]
    instinct: Callable[[Any, Ask], list[float]]
    depth: int = 4
    turn: Callable[[Any], int] | None = None


@dataclass(frozen=True)
class Encoder:
    """How a game writes what a seat may know as a row of numbers, for learners (see encoder.py).

    `encode(s, seat)` gives the row, a byte a number; `parts(s)`, of a state before its first rule, says in the same
    order what stands in it. Seats are told from the looking seat on: its own first, then the next one round the table.
    """

    parts: Callable[[Any], list[Part]]
    encode: Callable[[Any, int], bytes]


@dataclass(frozen=True)
class Game:
    """A game: its rules, content, words and pictures. Built once, in the package's `__init__`."""

    name: str
    box: Box
    version: int  # of the rules: raised when they change
    options: tuple[Option, ...]
    content: ContentKit
    rules: Rulebook
    questions: Questions
    first: Any  # the rule that plays the whole game
    setup: Callable[[int, Mapping[str, OptionValue], Content], Any]
    view: Callable[[Any, int | None], Any]
    redeal: Callable[[Any, int | None, Dealer], Any]
    score: Callable[[Any], list[float]]  # at the end: 1 won, 0 lost, between them a draw
    check: Callable[[Any], None]  # raises AssertionError when a piece is lost or made
    scene: Callable[[View], Scene]
    text: Callable[[View], str]  # the table as words
    tell: Callable[[Event, View], str]  # an event as a sentence; empty for one that needs no words
    mind: Mind
    points: Callable[[Event, View], tuple[str, ...]] = lambda event, view: ()  # ids of the things an event is about
    tallies: Mapping[str, str] = field(default_factory=dict)  # events that statistics count, and what they call them
    headings: frozenset[str] = frozenset()  # events with which a turn or round begins
    bots: Mapping[str, Any] = field(default_factory=dict)  # bots of this game only, by name
    team: bool = False  # do all seats win or lose together?
    encoder: Encoder | None = None  # without it there are no environments of the game
    cut_off: Callable[[Any], bool] = lambda s: False  # at the end: did its `turn_limit` end it, and not a rule?
    roles: Callable[[Any], tuple[str, ...]] | None = None  # who plays on each seat, where seats are not alike
    chapters: Callable[[Content], Sequence[Chapter]] = lambda content: ()  # of the rules page, after the rules
    opening: Callable[[Content], Opening | None] = lambda content: None

    @property
    def title(self) -> str:
        return self.box.title

    @property
    def tagline(self) -> str:
        return self.box.tagline

    @property
    def seats(self) -> tuple[int, int]:
        return self.box.seats

    def option_values(self, given: Mapping[str, OptionValue], *, bots_only: bool = False) -> dict[str, OptionValue]:
        """All options, with what was given checked and the rest at their defaults."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise SetupError(f"{self.title} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        return {
            name: option.read(given[name]) if name in given else option.default_for(bots_only=bots_only)
            for name, option in known.items()
        }

    def seat_count(self, seats: int | None) -> int:
        least, most = self.seats
        if seats is None:
            return least
        if not least <= seats <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            raise SetupError(f"{self.title} is for {wanted} players, not {seats}")
        return seats

    def new_state(self, seats: int, options: Mapping[str, OptionValue], content: Content, dealer: Dealer) -> BaseState:
        """A state before its first rule, all options named."""
        state: BaseState = self.setup(seats, options, content)
        state.chance = dealer
        return state

    def roles_at(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> tuple[str, ...]:
        """Who plays on each seat of such a table; empty where seats are alike."""
        return () if self.roles is None else self.roles(self.setup(seats, options, content))

    def labels(self, ask: Ask, view: View) -> Sequence[str]:
        return self.questions.labels(ask, view)

    def label(self, ask: Ask, pick: Pick, view: View) -> str:
        return self.questions[ask.name].label(pick, view)
