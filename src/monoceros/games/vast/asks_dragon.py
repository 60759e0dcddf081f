"""Questions of the Dragon: their words, clauses, answers, and the things on the table they touch."""

from __future__ import annotations

from monoceros.engine.questions import Question

DRAGON_QUESTIONS: tuple[Question, ...] = ()
