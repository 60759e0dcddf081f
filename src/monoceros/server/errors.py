"""What the server says no with: a code for programs, words for people, a status for HTTP."""

from __future__ import annotations

import math
from typing import Final

STATUS: Final[dict[str, int]] = {  # what HTTP calls each refusal, unless said otherwise
    "bad_message": 400,
    "bad_file": 400,
    "bad_setup": 400,
    "not_yours": 403,
    "no_table": 404,
    "no_game": 404,
    "not_now": 409,
    "full": 409,
    "stale": 409,
    "illegal": 409,
    "damaged": 410,
    "other_rules": 410,
    "too_fast": 429,
    "not_saved": 503,
    "too_many": 503,
}

SOON: Final = 1.0  # seconds: the database may have come back


class Refusal(Exception):
    """Something that was asked of the server and is not done; nothing has changed by it.

    The words are for the person who asked and hold no secret: no key, no token, nothing that another seat knows.
    """

    def __init__(
        self, code: str, words: str, *, status: int | None = None, clause: str = "", wait: float = 0.0
    ) -> None:
        super().__init__(words)
        self.code: str = code
        self.words: str = words
        self.clause: str = clause
        self.wait: float = wait  # seconds after which the same is worth trying again; 0: it would not do then either
        self.status: int = STATUS.get(code, 400) if status is None else status


def too_fast_words(what: str, wait: float) -> str:
    return f"{what}: try again in {max(1, math.ceil(wait))} s."
