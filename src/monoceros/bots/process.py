"""A bot in a process of its own, written in whatever language: questions and answers as lines of JSON.

`process:COMMAND` starts the command (no shell; quotes as a shell has them) and speaks with it over its standard input
and output; docs/bots.md has the protocol. The process is shown what any bot is shown: its seat's view, never the state.
"""

from __future__ import annotations

import contextlib
import io
import json
import queue
import shlex
import shutil
import subprocess
import tempfile
import threading
from typing import IO, Any, cast

from monoceros.bots.errors import BotError
from monoceros.engine.bot import Bot, Seen
from monoceros.engine.chance import Dealer
from monoceros.engine.core import Pick
from monoceros.engine.questions import pick_to_json
from monoceros.engine.speech import speak

PROTOCOL = 1
PATIENCE = 30.0  # seconds for an answer, where nothing else is said
FAREWELL = 2.0  # seconds that a process has to end by itself
LONGEST = 1 << 20  # bytes of one answer
UNREAD = 16  # lines that are kept until somebody reads them


class ProcessFailed(BotError):
    """The process ended, fell silent, or answered with something that is no answer."""


class ProcessBot(Bot):
    """Speaks with another process; it is started when the first question comes."""

    def __init__(self, command: list[str], seconds: float = PATIENCE) -> None:
        if not command:
            raise BotError("bot process: no command is named; write it as process:COMMAND")
        if shutil.which(command[0]) is None:
            raise BotError(f"bot process: there is no program {command[0]!r}")
        if not seconds > 0:
            raise BotError("bot process: seconds is more than 0")
        self.command = command
        self.seconds = seconds
        self.line: Line | None = None
        self.asked = 0

    @classmethod
    def from_words(cls, words: str) -> ProcessBot:
        """`python3 mybot.py` or, with another patience, `seconds=5 python3 mybot.py`."""
        try:
            command = shlex.split(words)
        except ValueError as error:
            raise BotError(f"bot process: {words!r} cannot be read: {error}") from None
        seconds = PATIENCE
        if command and command[0].startswith("seconds="):
            given = command.pop(0).partition("=")[2]
            try:
                seconds = float(given)
            except ValueError:
                raise BotError(f"bot process: seconds is a number, not {given!r}") from None
        return cls(command, seconds)

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        if self.line is None:
            self.line = Line(self.command, self.seconds)
            self.line.put(greeting(seen))
        self.asked += 1
        self.line.put(question(seen, self.asked, rng))
        return self.answer_to(seen, self.line.get())

    def answer_to(self, seen: Seen, reply: dict[str, Any]) -> Pick:
        if reply.get("answer") != self.asked:
            raise self.failed(f"answered question {reply.get('answer')!r}; {self.asked} was asked")
        codes = [seen.game.questions.code(seen.ask.name, pick) for pick in seen.ask.options]
        code = reply.get("code")
        if type(code) is not int or code not in codes:
            raise self.failed(f"answered with code {code!r}, which is none of {codes}")
        return seen.ask.options[codes.index(code)]

    def failed(self, what: str) -> ProcessFailed:
        return ProcessFailed(f"bot process {shlex.join(self.command)!r} {what}")

    def close(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None


# -- what is said ---


def greeting(seen: Seen) -> dict[str, Any]:
    game = seen.game
    return {
        "hello": "monoceros",
        "protocol": PROTOCOL,
        "game": game.name,
        "version": game.version,
        "seats": seen.setting.seats,
        "options": dict(seen.setting.options),
        "codes": game.questions.size,
    }


def question(seen: Seen, number: int, rng: Dealer) -> dict[str, Any]:
    """A question with its answers, and what the seat sees: the table in words and, where there is one, its encoding."""
    game, ask, view = seen.game, seen.ask, seen.view
    labels = game.questions.labels(ask, view)
    answers = [
        {"code": game.questions.code(ask.name, pick), "pick": pick_to_json(pick), "label": speak(label, [], ask.seat)}
        for pick, label in zip(ask.options, labels, strict=True)
    ]
    return {
        "ask": number,
        "seat": ask.seat,
        "question": ask.name,
        "prompt": speak(game.questions[ask.name].prompt(view), [], ask.seat),
        "answers": answers,
        "table": speak(game.text(view), [], ask.seat),
        "observation": None if game.encoder is None else list(game.encoder.encode(seen.imagined, ask.seat)),
        "chance": rng.pick(1 << 31),
    }


# -- the line to the process ---


class Line:
    """A process that is spoken with; a thread listens, so that silence can be noticed."""

    def __init__(self, command: list[str], patience: float) -> None:
        self.command, self.patience = command, patience
        self.complaints = tempfile.TemporaryFile("w+", errors="replace")  # noqa: SIM115  (closed in `close`)
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.complaints, bufsize=0
            )
        except OSError as error:
            self.complaints.close()
            raise self.failed(f"cannot be started: {error.strerror}") from None
        self.heard: queue.Queue[bytes] = queue.Queue(UNREAD)
        self.over = False
        assert self.process.stdout is not None
        threading.Thread(target=self.listen, args=(self.process.stdout,), daemon=True).start()

    def listen(self, out: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), io.BufferedReader(cast(io.RawIOBase, out)) as reader:
            while line := reader.readline(LONGEST):
                self.keep(line)
        self.keep(b"")

    def keep(self, line: bytes) -> None:
        """Wait until there is room: a process that babbles fills no memory."""
        while not self.over:
            with contextlib.suppress(queue.Full):
                self.heard.put(line, timeout=FAREWELL)
                return

    def put(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
        except OSError:
            raise self.ended() from None

    def get(self) -> dict[str, Any]:
        try:
            line = self.heard.get(timeout=self.patience)
        except queue.Empty:
            raise self.failed(f"gave no answer for {self.patience:g} s") from None
        if not line:
            raise self.ended()
        try:
            reply = json.loads(line)
        except ValueError:
            reply = None
        if not isinstance(reply, dict):
            raise self.failed(f"answered with no JSON object: {line[:80]!r}")
        return reply

    def ended(self) -> ProcessFailed:
        """What is to be said of a process that is not there any more: its last complaint, if it made one."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        self.complaints.seek(0)
        last = [line.strip() for line in self.complaints.read().splitlines() if line.strip()][-1:]
        code = "without being asked to" if self.process.returncode is None else f"with code {self.process.returncode}"
        return self.failed(f"ended {code}" + (f": {last[0][:200]}" if last else ""))

    def failed(self, what: str) -> ProcessFailed:
        return ProcessFailed(f"bot process {shlex.join(self.command)!r} {what}")

    def close(self) -> None:
        """End of input tells the process that it is over; one that does not listen is stopped."""
        self.over = True
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        try:
            self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.complaints.close()
