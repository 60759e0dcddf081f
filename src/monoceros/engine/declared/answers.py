"""Questions whose answers are things: what lies on the table knows its name, its words and its place.

HAND = Things(CARD, name, touches, about)       once, for all questions that are answered with a card in hand
question("discard", "UO-7.14", HAND("Discard {}")).says("Discard a card.", "{seat} discards a card.")
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question

Words = Callable[[Pick, Any], str]
Places = Callable[[Pick, Any], tuple[str, ...]]


def no_words(pick: Pick, view: Any) -> str:
    return ""


def nowhere(pick: Pick, view: Any) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class Answers:
    """Some answers of one question: how each is called, explained, and found on the table."""

    domain: tuple[Pick, ...]
    label: Words
    short: Words
    about: Words = no_words
    touches: Places = nowhere
    clause: str | Words = ""
    harmless: bool = False

    def clause_of(self, pick: Pick, view: Any) -> str | None:
        """Where single answers have one of their own."""
        return (self.clause if isinstance(self.clause, str) else self.clause(pick, view)) or None


@dataclass(frozen=True)
class Things:
    """A kind of thing that answers name. `brief` is its name on a button, where the whole one is long."""

    domain: tuple[Pick, ...]
    name: Words
    touches: Places = nowhere
    about: Words = no_words
    brief: Words | None = None

    def __call__(
        self,
        phrase: str = "{}",
        *,
        short: str = "{}",
        clause: str | Words = "",
        only: Sequence[Pick] | None = None,
        harmless: bool = False,
    ) -> Answers:
        """As answers of one question: `Discard {}`. A thing without a brief name has the whole phrase on its button."""

        def label(pick: Pick, view: Any) -> str:
            return phrase.format(self.name(pick, view))

        def button(pick: Pick, view: Any) -> str:
            return label(pick, view) if self.brief is None else short.format(self.brief(pick, view))

        domain = self.domain if only is None else tuple(only)
        return Answers(domain, label, button, self.about, self.touches, clause, harmless)


def word(
    pick: str, label: str, short: str = "", about: str = "", clause: str = "", *, harmless: bool = False
) -> Answers:
    """A single answer that is no thing: pass, end, none."""
    return Answers(
        (pick,),
        lambda pick, view: label,
        lambda pick, view: short or label,
        lambda pick, view: about,
        clause=clause,
        harmless=harmless,
    )


def none(label: str) -> Answers:
    """Nothing of all this: the answer that does no harm."""
    return word("none", label, "None", harmless=True)


@dataclass(frozen=True)
class Asked:
    """A question's name, clause and answers, which want words."""

    name: str
    clause: str | Callable[[Any], str]
    answers: tuple[Answers, ...]

    def says(
        self,
        prompt: str | Callable[[Any], str],
        told: str,
        *,
        why: str | Callable[[Any], str] = "",
        through: Literal["", "pass", "instinct"] = "",
        quiet: bool = False,
    ) -> Question:
        """The sentence to who is asked, the one to the others, and a line more.

        `through`: how whoever only foresees passes by, with the harmless answer or by instinct; a `quiet` question is
        no news where an option leads to it.
        """
        found = {pick: each for each in self.answers for pick in each.domain}
        harmless = [each.domain[0] for each in self.answers if each.harmless]
        if through == "pass" and not harmless:
            raise ValueError(f'question {self.name}: through="pass" needs a harmless answer: write through="instinct"')
        return Question(
            self.name,
            prompt if callable(prompt) else lambda view: prompt,
            told,
            self.clause,
            tuple(found),
            label=lambda pick, view: found[pick].label(pick, view),
            short=lambda pick, view: found[pick].short(pick, view),
            about=lambda pick, view: found[pick].about(pick, view),
            touches=lambda pick, view: found[pick].touches(pick, view),
            option_clause=lambda pick, view: found[pick].clause_of(pick, view),
            harmless=harmless[0] if harmless else None,
            why=why if callable(why) else lambda view: why,
            through=through,
            quiet=quiet,
        )


def question(name: str, clause: str | Callable[[Any], str], *answers: Answers) -> Asked:
    """A question and its answers, in the order of their code numbers."""
    picks = [pick for each in answers for pick in each.domain]
    twice = sorted({str(pick) for pick in picks if picks.count(pick) > 1}) if len(set(picks)) < len(picks) else []
    if twice:
        raise ValueError(f"question {name} has an answer twice: {', '.join(twice)}; use only= to leave some out")
    if sum([each.harmless for each in answers]) > 1:
        raise ValueError(f"question {name} has two harmless answers: the likeliest is the one")
    return Asked(name, clause, answers)
