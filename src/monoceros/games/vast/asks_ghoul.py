"""Questions of the Ghoul or the Vile Ghoul: their words, clauses, answers, and the things on the table they touch."""

from __future__ import annotations

from monoceros.engine.questions import Question

GHOUL_QUESTIONS: tuple[Question, ...] = ()
