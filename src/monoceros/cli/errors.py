"""What can go wrong, and the exit code it gives: 0 good, 1 a failed check, 2 bad use."""

from __future__ import annotations

GOOD, FAILED, BAD_USE, STOPPED = 0, 1, 2, 130


class BadUse(Exception):
    """Something given to a command cannot be used: one line that says what was wrong and what would be right."""


class CheckFailed(Exception):
    """A check was made, and what was checked is not in order."""


def bad_inputs() -> tuple[type[Exception], ...]:
    """Every error that means bad use. Asked for only when something went wrong, so that the engine is loaded late."""
    from monoceros.bots.spec import BotError
    from monoceros.engine.content import ContentError
    from monoceros.engine.game import SetupError
    from monoceros.engine.gamefile import FileError
    from monoceros.engine.registry import UnknownName
    from monoceros.lab.errors import LabError

    return (BadUse, BotError, ContentError, SetupError, FileError, LabError, UnknownName)
