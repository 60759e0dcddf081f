"""The table of asks: every question a game can put, declared once.

From it come prompts, labels, the clause behind a question or an option, the things on the table that an option touches,
typed answers, and the stable code numbers of learners.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from monoceros.engine.core import Ask, Pick

View = Any  # a game knows its own: the state with what its viewer may not know taken out, or a dict
DEEPEST_PICK = 16


def _no_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class Question:
    """One kind of question.

    `prompt` is a sentence to the player who is asked, `told` one to the others ("{seat} …" is filled with the name).
    `domain` lists every answer there can ever be, in an order that is never changed within a rules version.
    """

    name: str
    prompt: Callable[[View], str]
    told: str
    clause: str | Callable[[View], str]
    domain: tuple[Pick, ...]
    label: Callable[[Pick, View], str]
    touches: Callable[[Pick, View], tuple[str, ...]] = _no_touch
    option_clause: Callable[[Pick, View], str | None] = lambda pick, view: None
    harmless: Pick = None  # the likeliest harmless answer: pass, end, done
    why: Callable[[View], str] = lambda view: ""  # one line below the question: what it is about
    short: Callable[[Pick, View], str] | None = None  # a label for a button, where the whole one is long
    about: Callable[[Pick, View], str] = lambda pick, view: ""  # a line more on an answer
    through: str = ""  # how whoever foresees passes by: `pass` (the harmless answer) or `instinct`; empty: not at all
    quiet: bool = False  # is it no news where an option leads to it?

    def clause_now(self, view: View) -> str:
        """The clause behind the question, as things stand."""
        return self.clause if isinstance(self.clause, str) else self.clause(view)


@dataclass(frozen=True)
class Questions:
    """All questions of a game, in code order."""

    questions: tuple[Question, ...]
    by_name: dict[str, Question] = field(init=False)
    first_code: dict[str, int] = field(init=False)
    code_in: dict[str, dict[Pick, int]] = field(init=False)

    def __post_init__(self) -> None:
        first, number = {}, 0
        for q in self.questions:
            first[q.name] = number
            number += len(q.domain)
        object.__setattr__(self, "by_name", {q.name: q for q in self.questions})
        object.__setattr__(self, "first_code", first)
        object.__setattr__(self, "code_in", {q.name: {p: i for i, p in enumerate(q.domain)} for q in self.questions})

    def __getitem__(self, name: str) -> Question:
        return self.by_name[name]

    @property
    def size(self) -> int:
        """How many codes there are."""
        return sum(len(q.domain) for q in self.questions)

    def code(self, name: str, pick: Pick) -> int:
        """The number of an answer: the same in every game of a rules version."""
        return self.first_code[name] + self.code_in[name][pick]

    def decode(self, code: int) -> tuple[str, Pick]:
        for q in self.questions:
            if 0 <= code - self.first_code[q.name] < len(q.domain):
                return q.name, q.domain[code - self.first_code[q.name]]
        raise ValueError(f"there is no code {code}; codes go from 0 to {self.size - 1}")

    def labels(self, ask: Ask, view: View) -> list[str]:
        """The options in words, in the ask's order."""
        return [self[ask.name].label(pick, view) for pick in ask.options]

    def clause_of(self, ask: Ask, pick: Pick, view: View) -> str:
        """The clause behind an option, or else behind the question."""
        return self[ask.name].option_clause(pick, view) or self[ask.name].clause_now(view)

    def parse(self, ask: Ask, typed: str, view: View) -> Pick:
        """What a person typed: an option's label, its words, or a beginning of either that fits one option only."""
        wanted = evenly(typed)
        labels = [evenly(label) for label in self.labels(ask, view)]
        names = [(evenly(spoken(pick)), label) for pick, label in zip(ask.options, labels, strict=True)]
        exact = [i for i, both in enumerate(names) if wanted in both]
        begun = [i for i, both in enumerate(names) if wanted and any(name.startswith(wanted) for name in both)]
        found = exact or begun
        if len(found) == 1:
            return ask.options[found[0]]
        if found:
            raise ValueError(f"{typed!r} could be: {', '.join(names[i][1] for i in found)}")
        raise ValueError(f"{typed!r} is no answer here; the answers are: {', '.join(label for _, label in names)}")


def spoken(pick: Pick) -> str:
    """A pick as plain words: ("attack", "1", 2) is `attack 1 2`."""
    return " ".join(spoken(part) for part in pick) if isinstance(pick, tuple) else str(pick).lower()


def evenly(words: str) -> str:
    """Small letters, single spaces."""
    return " ".join(words.lower().split())


def pick_to_json(pick: Pick) -> Any:
    return [pick_to_json(part) for part in pick] if isinstance(pick, tuple) else pick


def pick_from_json(data: Any, depth: int = 0) -> Pick:
    """From outside: lists are tuples; anything but ints, words and lists of these is refused."""
    if depth > DEEPEST_PICK:
        raise ValueError("a pick is not nested so deep")
    if isinstance(data, list):
        return tuple([pick_from_json(part, depth + 1) for part in data])
    if isinstance(data, (bool, int, str)):
        return data
    raise ValueError(f"a pick is a number, a word, or a list of these, not {str(data)[:80]}")
