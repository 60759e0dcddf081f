"""The oracle: runs a rule as the coroutine it was written as, behind the same face as lowered play.

No copies and no saves: it is there to compare with. Tests play the same picks both ways and expect the same questions,
the same state and the same result.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from monoceros.engine.core import Ask, BaseState, Finish, GameOver, Pick

S = TypeVar("S", bound=BaseState)
P = ParamSpec("P")


class Oracle(Generic[S]):
    """`Oracle(s, match)` plays as `begin(s, match)` does; `asks` and `answer` are methods."""

    def __init__(
        self, s: S, rule: Callable[Concatenate[S, P], Coroutine[Any, Any, Any]], *args: P.args, **named: P.kwargs
    ) -> None:
        self.s = s
        self.result: Any = None  # what the rule returned, once it has
        self._coroutine = rule(s, *args, **named)
        self._open: list[Ask] = []
        self._go_on(None)

    def asks(self) -> list[Ask]:
        """The open questions; none when the rule is over."""
        return self._open

    def answer(self, seat: int, pick: Pick) -> None:
        """Take a pick that is known to be legal, and go on."""
        self._go_on((seat, pick))

    def _go_on(self, answered: tuple[int, Pick] | None) -> None:
        self._open = []
        try:
            self._open = self._coroutine.send(answered)
        except StopIteration as end:
            self.result = end.value
        except Finish as end:
            self.result = end.value
        except GameOver:
            pass
