"""Questions of the Cave and the Cave Ghost: Omens, tiles in hand, Treasures."""

from __future__ import annotations

from monoceros.engine.questions import Question

OMEN_QUESTIONS: tuple[Question, ...] = ()
