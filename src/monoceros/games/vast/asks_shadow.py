"""Questions to the hunter about the Shadow Unicorn (section 34)."""

from __future__ import annotations

from monoceros.engine.questions import Question
from monoceros.games.vast.asks_words import (
    about_piece,
    about_tile,
    about_way,
)

SHADOW_QUESTIONS: tuple[Question, ...] = (
    about_tile(
        "appear",
        "Where does the Shadow Unicorn appear?",
        "{seat} places the Shadow Unicorn.",
        "VF-34.12",
        why="He looks away from you. On his first turn he does not rampage.",
    ),
    about_way(
        "appear_facing", "Which way does the Shadow Unicorn look?", "{seat} turns the Shadow Unicorn.", "VF-34.13"
    ),
    about_piece(
        "rampage",
        "Which of your Tribes does the Shadow Unicorn attack?",
        "{seat} says whom the Shadow Unicorn attacks.",
        "VF-36.19",
    ),
)
