"""Drawing in the terminal, restrained: bold, dim and frames; plain lines where there is no terminal."""

from __future__ import annotations

import re
import sys
import textwrap
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import zip_longest

from rich.box import ROUNDED
from rich.panel import Panel
from rich.text import Text

from monoceros.cli.menu import menu
from monoceros.cli.out import console, if_long, talk
from monoceros.engine.core import Pick
from monoceros.engine.rulebook import Clause
from monoceros.engine.speech import clean, one_line

PROSE = 80  # columns for running text in a frame
FRAME = 4  # columns that a frame takes
WIDEST = 100  # longer lines are hard to read
PAGE = 50  # lines, where there is no terminal to ask
PATIENCE = 0.7  # seconds before a bot is said to be thinking
ERASE = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what was scrolled off it
MARKDOWN = re.compile(r"[*`]")
NUMBER = re.compile(r"^ *\d+  |(?<=   ) *\d+  ")


class Screen:
    """Standard output as a table for people."""

    def __init__(self) -> None:
        self.console = console()
        self.talkative = console(stderr=True)
        self.fancy = self.console.is_terminal and not self.console.is_dumb_terminal
        self.asks = self.console.is_terminal and sys.stdin.isatty()
        self.since_board = 0  # lines
        if self.asks:
            with suppress(ImportError):
                import readline  # noqa: F401  (input() then has editing and history)

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def put(self, text: str = "", style: str = "") -> None:
        """Lines of text, wrapped with a hanging indent; spaces inside a line are kept."""
        for line in clean(text).split("\n"):
            self.console.print(Text(hang(line, self.width), style), soft_wrap=True)
            self.since_board += 1

    def command(self, text: str) -> None:
        """A command to copy: not wrapped."""
        self.console.print(Text(f"  {clean(text)}"), soft_wrap=True)

    def title(self, text: str) -> None:
        self.put()
        if self.fancy:
            self.console.rule(Text(clean(text), "bold"), style="dim")
        else:
            self.put(f"== {text} ==")

    def news(self, lines: Sequence[str], mark: str = "· ") -> None:
        """What happened, or changed, since."""
        if lines:
            self.put()
        for line in lines:
            self.put(f"{mark}{line}")

    def in_sight(self) -> bool:
        """Is the last board still on the screen?"""
        return self.since_board < (self.console.height if self.fancy else PAGE) // 2

    def fit(self, text: str) -> str:
        """The table as words, with its columns closer together where the terminal is narrow."""
        return "\n".join(squeeze(clean(text).split("\n"), self.console.width - (FRAME if self.fancy else 0)))

    def board(self, text: str) -> None:
        """The table as words. A first line that stands alone is its heading; only columns must keep their width."""
        lines = clean(text).split("\n")
        heading = lines[0] if len(lines) > 1 and not lines[1] else ""
        body = lines[2:] if heading else lines
        columns = max([len(line) for line in body if has_columns(line)], default=0)
        self.put()
        if self.fancy and columns + FRAME <= self.console.width:
            width = max(columns, min(self.console.width, PROSE) - FRAME)
            framed = "\n".join(hang(line, width) for line in body)
            self.frame(framed, heading)
        else:
            self.put(heading, "bold")
            self.put("\n".join(body))
        self.since_board = 0

    def frame(self, text: str, title: str, width: int | None = None) -> None:
        head = Text(title, "bold")
        shape = Panel(Text(text), box=ROUNDED, title=head, title_align="left", border_style="dim", expand=False)
        shape.width = width
        self.console.print(shape)

    def question(self, prompt: str, picks: Sequence[Pick], labels: Sequence[str], abouts: Sequence[str]) -> None:
        """The question and its menu. There may be a line about each option, if each stands on a line of its own."""
        self.put()
        self.put(prompt, "bold")
        lines = menu(picks, [clean(label) for label in labels], self.width)
        indent = " " * (len(str(len(labels))) + 4)
        for line, about in zip_longest(lines, abouts, fillvalue=""):
            shown = Text(line)
            shown.highlight_regex(NUMBER, "bold")
            self.console.print(shown, soft_wrap=True)
            if about:
                self.note(f"{indent}{about}")

    def clause(self, clause: Clause) -> None:
        """A clause of the rules, with its number."""
        text = MARKDOWN.sub("", clean(clause.text))
        if self.fancy:
            self.frame(text, f"{clause.id} · {clean(clause.section)}", min(self.console.width, PROSE))
        else:
            self.put(f"{clause.id} ({clause.section}): {text}")

    def note(self, text: str) -> None:
        if text:
            self.put(text, "dim")

    def refuse(self, text: str) -> None:
        """Something cannot be done: one line, to standard error."""
        talk(f"! {textwrap.shorten(one_line(text), 3 * self.width, placeholder=' …')}")

    def story(self, title: str, parts: Sequence[str]) -> None:
        """Whoever reads along goes on by Enter, and skips the rest by any word; nobody else is waited for."""
        self.put()
        self.put(title, "bold")
        for number, part in enumerate(parts, 1):
            self.put()
            self.put(part)
            if self.asks and number < len(parts) and input("\nEnter goes on, s skips the story. ").strip():
                return

    def read(self) -> str:
        """A line from the person; what is piped in is shown, so that the transcript can be read."""
        if self.asks:
            return input("> ").strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.put(f"> {line.strip()}")
        return line.strip()

    def hand_over(self, name: str) -> None:
        """Nobody sees another seat's secrets: clear everything, and wait for the next person."""
        if not self.asks:
            self.put(f"\n== {name} ==")
            return
        self.erase()
        self.put(f"Hand over to {name}.", "bold")
        input(f"{clean(name)}, press Enter when only you are looking. ")
        self.erase()

    def erase(self) -> None:
        if self.fancy:
            self.console.file.write(ERASE)
            self.console.file.flush()

    @contextmanager
    def thinking(self, name: str) -> Iterator[None]:
        """Says that a bot is thinking if that takes long."""
        if not self.talkative.is_terminal:
            yield
            return
        status = self.talkative.status(Text(f"{clean(name)} is thinking …", "dim"))
        began = time.monotonic()
        with if_long(PATIENCE, status.start, status.stop):
            yield
        if self.asks and time.monotonic() > began + PATIENCE:
            forget_typing()


def forget_typing() -> None:
    """What was typed while a bot thought was no answer to a question that nobody had seen."""
    with suppress(ImportError):  # there is none on Windows
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def has_columns(line: str) -> bool:
    return "  " in line.strip()


def squeeze(lines: Sequence[str], width: int) -> list[str]:
    """If a line with columns is too long, leave out blanks that all such lines share, down to two in a row."""
    table = [line for line in lines if has_columns(line)]
    longest = max([len(line) for line in table], default=0)
    if longest <= width:
        return list(lines)
    blank = [all(line[at : at + 1] in ("", " ") for line in table) for at in range(longest)]
    kept = [at for at in range(longest) if not (at > 1 and blank[at] and blank[at - 1] and blank[at - 2])]
    return ["".join(line[at : at + 1] for at in kept) if has_columns(line) else line for line in lines]


def hang(line: str, width: int) -> str:
    """A line that is too long goes on below, indented."""
    if len(line) <= width:
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    wrapped = textwrap.wrap(
        line, width, subsequent_indent=indent, replace_whitespace=False, break_long_words=False, break_on_hyphens=False
    )
    return "\n".join(wrapped)
