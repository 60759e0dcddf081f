"""A person at the page, as a program: hears what the page hears, sees what it shows, and answers as people do.

The questions and their answers come from the frames of the page's socket. How an answer is given is a matter of the
player's way: by mouse, by taps, by keys (`ways.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from playwright.sync_api import Page, WebSocket
from playwright.sync_api import TimeoutError as TooLate

from browser.choices import choose
from browser.frames import until
from monoceros.server import wire

MOST_MOVES = 200
MOST_TRIES = 3
PATIENCE_MS = 30_000
TAKEN_MS = 5_000
DECODER = msgspec.json.Decoder(wire.ServerMessage)

LOOK = """() => {
  const text = document.querySelector('#text-question');
  if (document.querySelector('#hand-over-title')) return 'pass';
  if (text) {
    if (/game is over/.test(text.textContent)) return 'over';
    if (document.querySelector('section[data-seq][aria-busy="true"]')) return 'sent';
    if (document.querySelector('[aria-label="Answers"]')) return 'mine';
    return [...document.querySelectorAll('button')].some(b => b.textContent === 'Play faster') ? 'bot' : 'theirs';
  }
  if ([...document.querySelectorAll('dialog[open] h2')].some(h => /game is over/.test(h.textContent))) return 'over';
  const prompt = document.querySelector('section.prompt');
  if (!prompt) return '';
  if (prompt.matches('.mine')) return prompt.matches('[aria-busy="true"]') ? 'sent' : 'mine';
  return ['telling', 'refused', 'bot', 'offline', 'paused'].find(mood => prompt.matches('.' + mood)) ?? 'theirs';
}"""
AWAKE = "hurried => performance.now() > hurried + 350"  # so long the page takes no press for an answer
ASKED_AT = "() => Number(document.querySelector('section[data-seq]')?.dataset.seq ?? -1)"
TAKEN = f"asked => ({LOOK})() !== 'mine' || ({ASKED_AT})() !== asked"
# What one did oneself is told in a glance; there is no need to hurry that.
WAIT = f"""wanted => {{
  const is = ({LOOK})();
  if (is !== 'telling') window.toldSince = null;
  else if (performance.now() - (window.toldSince ??= performance.now()) < 250) return false;
  return wanted.includes(is) ? is : false;
}}"""


class Way(Protocol):
    """How a person answers."""

    def answer(self, player: Player, question: wire.Question, option: wire.Option) -> None: ...

    def hurry(self, player: Player) -> None:
        """What is being told has been seen."""
        ...

    def speed_up(self, player: Player) -> None:
        """Bots shall move faster."""
        ...


class Player:
    """Listens from the moment it is made: make it before the page goes to its table."""

    def __init__(self, page: Page, way: Way, *, listens: bool = True) -> None:
        self.page = page
        self.way = way
        self.frames: list[str] = []
        self.question: wire.Question | None = None
        self.seq = 0  # where in the log it is asked
        self.facts: wire.TableFacts | None = None
        self.scene: Any = None
        self.moves = 0  # what the server has acknowledged
        self.fast = False
        self.hurried = 0.0  # when the telling was last cut short, on the page's clock
        if listens:
            page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        words = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(words)
        match DECODER.decode(words):
            case wire.TableNow(seq=seq, questions=questions, facts=facts, scene=scene):
                self.question, self.seq, self.facts, self.scene = (questions or [None])[0], seq, facts, scene
            case wire.Moments(seq=seq, questions=questions, facts=facts):
                self.question, self.seq, self.facts = (questions or [None])[0], seq, facts
            case wire.People(seq=seq, facts=facts):
                self.seq, self.facts = seq, facts
            case wire.Done():
                self.moves += 1

    # -- looking ---

    def mood(self) -> str:
        return str(self.page.evaluate(LOOK))

    def wait_for(self, *moods: str) -> str:
        """Until the page shows one of these."""
        try:
            return str(self.page.wait_for_function(WAIT, arg=moods, timeout=PATIENCE_MS).json_value())
        except TooLate:
            shown = " ".join(self.page.locator("body").inner_text().split())[:600]
            raise AssertionError(
                f"waited for {' or '.join(moods)}, but the page shows “{self.mood()}” after {self.moves} moves: {shown}"
            ) from None

    def is_shown(self) -> bool:
        return self.question is not None and self.page.evaluate(ASKED_AT) == self.seq and self.mood() == "mine"

    # -- playing ---

    def go_on(self, *moods: str) -> str:
        """Through all that is told, until one of these moods."""
        while True:
            mood = self.wait_for(*moods, "telling", *([] if self.fast else ["bot"]))
            if mood == "telling":
                self.way.hurry(self)
                self.hurried = float(self.page.evaluate("performance.now()"))
            elif mood == "bot" and mood not in moods:
                self.way.speed_up(self)
            else:
                return mood

    def answer(self, choice: Callable[[wire.Question], wire.Option] = choose) -> wire.Option:
        """Answer the question that is shown, when what was heard and what the page shows are the same one."""
        self.page.wait_for_function(AWAKE, arg=self.hurried)
        until(self.page, self.is_shown, "the page shows the question that it heard")
        assert self.question is not None, "the page asks something that the server did not ask"
        question, asked_at = self.question, self.seq
        option = choice(question)
        for _ in range(MOST_TRIES):
            self.way.answer(self, question, option)
            if self.is_taken(asked_at):
                return option
        raise AssertionError(f"the page does not take {option.label!r} for an answer to {question.prompt!r}")

    def is_taken(self, asked_at: int) -> bool:
        """The page is sending the answer, or is past the question: a press that came too early counts for nothing."""
        try:
            self.page.wait_for_function(TAKEN, arg=asked_at, timeout=TAKEN_MS)
        except TooLate:
            return False
        return True

    def play(self, most: int = MOST_MOVES, choice: Callable[[wire.Question], wire.Option] = choose) -> None:
        """To the end of the game."""
        while self.moves < most:
            if self.go_on("mine", "over") == "over":
                return
            self.answer(choice)
        raise AssertionError(f"the game is not over after {most} answers; asked last: {self.question}")
