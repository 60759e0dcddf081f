"""The questions of section 4: heroes, and the first generals."""

from __future__ import annotations

from typing import Final

from monoceros.engine.declared.answers import question
from monoceros.games.crown import asks_things as things
from monoceros.games.crown.asks_things import LAND_SPACE
from monoceros.games.crown.names import my_hero

SETUP_QUESTIONS: Final = (
    question("hero", "CD-4.5", things.HEROES()).says("Which hero do you lead?", "{seat} chooses a hero."),
    question("place_hero", "CD-4.6", things.SPACES("Place on {}", only=LAND_SPACE)).says(
        lambda view: f"Where does {my_hero(view)['name']} start?",
        "{seat} places the hero.",
        why="Any empty space of your territory will do.",
    ),
    question("branch", "CD-4.7", things.GENERAL_DECKS()).says(
        "Of which branch is your first general?",
        "{seat} chooses the branch of the first general.",
        why="The general is drawn blind from the deck of the branch.",
    ),
    question("first_general", "CD-4.6", things.GENERALS()).says(
        "Who is your first general?",
        "{seat} chooses the first general.",
        why="Everybody sees whom you choose. The figure comes onto the board next.",
    ),
)
