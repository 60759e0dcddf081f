"""Every question of the game: its words, clause, answers, their labels, and the things on the table they touch."""

from __future__ import annotations

from monoceros.engine.questions import Questions
from monoceros.games.vast.asks_cave import CAVE_QUESTIONS
from monoceros.games.vast.asks_dragon import DRAGON_QUESTIONS
from monoceros.games.vast.asks_encounter import ENCOUNTER_QUESTIONS
from monoceros.games.vast.asks_ghost import GHOST_QUESTIONS, with_ghost
from monoceros.games.vast.asks_ghoul import GHOUL_QUESTIONS
from monoceros.games.vast.asks_goblins import GOBLINS_QUESTIONS
from monoceros.games.vast.asks_knight import KNIGHT_QUESTIONS
from monoceros.games.vast.asks_omens import OMEN_QUESTIONS
from monoceros.games.vast.asks_shadow import SHADOW_QUESTIONS
from monoceros.games.vast.asks_thief import THIEF_QUESTIONS
from monoceros.games.vast.asks_unicorn import UNICORN_QUESTIONS

# The order of questions and of their answers is the order of code numbers: never change it within a version.
HAUNTED = ("knight", "act", "tribe", "ghoul")  # main questions to which the Ghost adds answers, besides those that say so
ALL = (
    *CAVE_QUESTIONS,
    *UNICORN_QUESTIONS,
    *KNIGHT_QUESTIONS,
    *ENCOUNTER_QUESTIONS,
    *SHADOW_QUESTIONS,
    *GOBLINS_QUESTIONS,
    *DRAGON_QUESTIONS,
    *THIEF_QUESTIONS,
    *OMEN_QUESTIONS,
    *GHOUL_QUESTIONS,
    *GHOST_QUESTIONS,
)
QUESTIONS = Questions(tuple([with_ghost(question) if question.name in HAUNTED else question for question in ALL]))
