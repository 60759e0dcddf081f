"""Questions to the hunter about the Shadow Unicorn (section 34)."""

from __future__ import annotations

from monoceros.engine.questions import Question
from monoceros.games.vast.asks_words import (
    about_piece,
    about_tile,
    plain,
    way_label,
)
from monoceros.games.vast.names import way_id
from monoceros.games.vast.picks import WAY

SHADOW_QUESTIONS: tuple[Question, ...] = (
    about_tile(
        "appear",
        "Where does the Shadow Unicorn appear?",
        "{seat} places the Shadow Unicorn.",
        "VF-34.12",
        why="He looks away from you. On his first turn he does not rampage.",
    ),
    Question(
        "appear_facing",
        prompt=plain("Which way does the Shadow Unicorn look?"),
        told="{seat} turns the Shadow Unicorn.",
        clause="VF-34.13",
        domain=WAY,
        label=way_label,
        touches=lambda pick, view: (way_id(pick),),
    ),
    about_piece(
        "rampage",
        "Which of your Tribes does the Shadow Unicorn attack?",
        "{seat} says whom the Shadow Unicorn attacks.",
        "VF-36.19",
    ),
)
