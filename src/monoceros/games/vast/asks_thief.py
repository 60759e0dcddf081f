"""Questions of the Thief: their words, clauses, answers, and the things on the table they touch."""

from __future__ import annotations

from monoceros.engine.questions import Question

THIEF_QUESTIONS: tuple[Question, ...] = ()
