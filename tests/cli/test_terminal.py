"""In a real terminal: frames, bold, hand-over, thinking bots, Ctrl-C."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

import pytest

from cli.conftest import SINGLE, Monoceros
from monoceros.cli.screen import ERASE

CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """A program in a terminal of its own: say what to type when which words are there."""

    def __init__(self, *args: str, columns: int = 100) -> None:
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", COLUMNS=str(columns), LINES="40")
            os.execv(sys.executable, [sys.executable, "-m", "monoceros.cli", *args])
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        self.decoder = codecs.getincrementaldecoder("utf-8")()  # a sign may come in two pieces
        self.out = ""
        self.seen = 0

    def until(self, words: str) -> str:
        """Everything up to these words, which must come within a minute."""
        end = time.monotonic() + 60
        while words not in self.out[self.seen :]:
            assert time.monotonic() < end, f"no {words!r} in {self.out[self.seen :]!r}"
            assert self.hear(), f"it ended without {words!r}: {self.out!r}"
        start, self.seen = self.seen, self.out.index(words, self.seen) + len(words)
        return self.out[start : self.seen]

    def hear(self) -> bool:
        if not select.select([self.file], [], [], 1)[0]:
            return True
        try:
            heard = os.read(self.file, 65536)
        except OSError:  # the other end is closed
            return False
        self.out += self.decoder.decode(heard)
        return bool(heard)

    def type(self, text: str) -> None:
        os.write(self.file, text.encode())

    def close(self) -> int:
        """Hear the rest; gives the exit code."""
        while self.hear():
            pass
        os.close(self.file)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_a_frame_around_the_board_and_ctrl_c_that_loses_nothing(folder: Path, monoceros: Monoceros) -> None:
    terminal = Terminal("play", "tower", "--bots", "random", *SINGLE, "--save", "game.jsonl")
    first = terminal.until("> ")
    assert "╭─" in first
    assert "\x1b[1mDraw from which pile?" in first
    terminal.type("?\r")
    assert "╭─ AT-4.3" in CONTROL.sub("", terminal.until("> "))
    terminal.type("1\r")
    terminal.until("> ")
    time.sleep(0.3)  # as nobody types faster than the line editor is ready
    terminal.type("\x03")
    assert "monoceros play --resume game.jsonl" in terminal.until("game.jsonl")
    assert terminal.close() == 0
    assert "You draw " in monoceros("play", "--resume", "game.jsonl").out


def test_a_game_that_is_killed_loses_nothing_but_the_open_answer(folder: Path, monoceros: Monoceros) -> None:
    terminal = Terminal("play", "tower", "--bots", "random", *SINGLE, "--save", "game.jsonl")
    for _ in range(3):
        terminal.until("> ")
        terminal.type("1\r")
        terminal.until("You draw ")  # only what was told is known to be kept; the prompt is drawn again while one types
    os.kill(terminal.pid, signal.SIGKILL)
    assert terminal.close() == -signal.SIGKILL
    assert "You · Fae · hand 3 ability, 0 base" in monoceros("play", "--resume", "game.jsonl").out


def test_every_line_fits_the_terminal(folder: Path) -> None:
    terminal = Terminal("play", "tower", "--bots", "random", *SINGLE, "--save", "game.jsonl", columns=72)
    for _ in range(6):
        terminal.until("> ")
        terminal.type("2\r")
    terminal.until("> ")
    terminal.type("q\r")
    assert terminal.close() == 0
    lines = [line for line in CONTROL.sub("", terminal.out).splitlines() if "sealed" not in line]
    assert max(len(line) for line in lines) <= 72


def test_hand_over_erases_the_screen_and_waits(folder: Path) -> None:
    names = ("--name", "Ada", "--name", "Ben")
    terminal = Terminal("play", "tower", "--hot-seat", *names, *SINGLE, "--seed", "3", "--save", "game.jsonl")
    first = terminal.until("only you are looking. ")
    assert first.partition(ERASE)[2].startswith("\x1b[1mHand over to Ada.")
    assert "Draw from which pile?" not in first
    terminal.type("\r")
    for _ in range(5):
        terminal.until("> ")
        terminal.type("1\r")
    handed = terminal.until("only you are looking. ")
    assert ERASE in handed
    assert "Hand over to Ben." in handed
    terminal.type("\r")
    assert "Ada draws an ability card." in terminal.until("> ")
    time.sleep(0.3)
    terminal.type("\x04")
    terminal.until("--resume")
    assert terminal.close() == 0


def test_a_bot_that_takes_long_is_thinking_and_typing_meanwhile_answers_nothing(folder: Path) -> None:
    terminal = Terminal("play", "tower", "--bots", "champion:seconds=4", *SINGLE, "--save", "game.jsonl")
    terminal.until("Champion is thinking …")
    terminal.type("1\r")
    terminal.until("> ")
    terminal.type("q\r")
    assert "You draw" not in terminal.until("--resume")
    assert terminal.close() == 0


def test_a_progress_bar_when_it_takes_long(folder: Path) -> None:
    bots = ("--bots", "squire,champion:seconds=0.02", "--games", "20")
    terminal = Terminal("sim", "tower", *bots, *SINGLE)
    terminal.until("tower: games")
    terminal.type("\x03")
    terminal.until("stopped")
    assert terminal.close() == 130


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_a_batch_without_a_traceback(folder: Path, jobs: str) -> None:
    terminal = Terminal("sim", "tower", "--games", "1000000", "--jobs", jobs)
    time.sleep(1.5)
    terminal.type("\x03")
    assert terminal.close() == 130
    assert CONTROL.sub("", terminal.out).replace("^C", "").split() == ["stopped"]
