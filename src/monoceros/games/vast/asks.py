"""Every question of the game: its words, clause, answers, their labels, and the things on the table they touch."""

from __future__ import annotations

from dataclasses import replace

from monoceros.engine.questions import Question, Questions, View
from monoceros.games.vast.asks_cave import CAVE_QUESTIONS
from monoceros.games.vast.asks_dragon import DRAGON_QUESTIONS
from monoceros.games.vast.asks_encounter import ENCOUNTER_QUESTIONS
from monoceros.games.vast.asks_ghost import GHOST_QUESTIONS, with_ghost
from monoceros.games.vast.asks_ghoul import GHOUL_QUESTIONS
from monoceros.games.vast.asks_goblins import GOBLINS_QUESTIONS
from monoceros.games.vast.asks_knight import KNIGHT_QUESTIONS
from monoceros.games.vast.asks_omens import OMEN_QUESTIONS
from monoceros.games.vast.asks_powers import POWER_QUESTIONS
from monoceros.games.vast.asks_shadow import SHADOW_QUESTIONS
from monoceros.games.vast.asks_thief import THIEF_QUESTIONS
from monoceros.games.vast.asks_unicorn import UNICORN_QUESTIONS
from monoceros.games.vast.tables import EMPTY, ROLE_NAMES

ON_THE_MAP = ("tile/", "open/", "turn/", "way/")

# The order of questions and of their answers is the order of code numbers: never change it within a version.
HAUNTED = ("knight", "act", "tribe", "dragon", "thief", "ghoul")  # to these the Ghost adds answers
ALL = (
    *CAVE_QUESTIONS,
    *UNICORN_QUESTIONS,
    *KNIGHT_QUESTIONS,
    *ENCOUNTER_QUESTIONS,
    *SHADOW_QUESTIONS,
    *GOBLINS_QUESTIONS,
    *DRAGON_QUESTIONS,
    *POWER_QUESTIONS,
    *THIEF_QUESTIONS,
    *OMEN_QUESTIONS,
    *GHOUL_QUESTIONS,
    *GHOST_QUESTIONS,
)


def seen(question: Question) -> Question:
    """Of a role that nobody plays no mat lies on the table: while the Ghost plays it only the map is touched (59.8)."""
    return replace(question, touches=lambda pick, view: drawn(question.touches(pick, view), view))


def drawn(ids: tuple[str, ...], view: View) -> tuple[str, ...]:
    stranger = view["possessed"] != EMPTY and ROLE_NAMES[view["possessed"]] not in view["roles"]
    return tuple([id for id in ids if id.startswith(ON_THE_MAP)]) if stranger else ids


QUESTIONS = Questions(tuple([seen(with_ghost(each) if each.name in HAUNTED else each) for each in ALL]))
