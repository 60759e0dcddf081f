"""Questions of the Ghost or the Cave Ghost: their words, clauses, answers, and the things on the table they touch."""

from __future__ import annotations

from monoceros.engine.questions import Question

GHOST_QUESTIONS: tuple[Question, ...] = ()
