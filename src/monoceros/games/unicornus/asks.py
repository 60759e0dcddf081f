"""Every question of the game: its words, clause, answers, their labels, and the things on the table they touch."""

from __future__ import annotations

from monoceros.engine.questions import Questions
from monoceros.games.unicornus.asks_battle import BATTLE_QUESTIONS
from monoceros.games.unicornus.asks_cards import CARD_QUESTIONS
from monoceros.games.unicornus.asks_march import MARCH_QUESTIONS
from monoceros.games.unicornus.asks_turn import TURN_QUESTIONS

# The order of questions and of their answers is the order of code numbers: never change it within a version.
QUESTIONS = Questions((*TURN_QUESTIONS, *CARD_QUESTIONS, *BATTLE_QUESTIONS, *MARCH_QUESTIONS))
