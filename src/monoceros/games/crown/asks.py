"""Every question of the game, in the order of code numbers."""

from __future__ import annotations

from monoceros.engine.questions import Questions
from monoceros.games.crown.asks_battle import BATTLE_QUESTIONS
from monoceros.games.crown.asks_cards import CARD_QUESTIONS
from monoceros.games.crown.asks_setup import SETUP_QUESTIONS
from monoceros.games.crown.asks_turn import END_QUESTIONS, MAIN_QUESTIONS, MOVE_QUESTIONS

QUESTIONS = Questions(
    (
        *SETUP_QUESTIONS,
        *MOVE_QUESTIONS,
        *MAIN_QUESTIONS,
        *BATTLE_QUESTIONS,
        *END_QUESTIONS,
        *CARD_QUESTIONS,
    )
)
