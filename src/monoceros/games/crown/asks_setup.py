"""The questions of section 4: heroes, and the first generals. For what they are made of see asks.py."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.crown import asks_words as words
from monoceros.games.crown.asks_words import LAND_SPACE
from monoceros.games.crown.names import general_card_id, hero_id, my_hero, row_by_id
from monoceros.games.crown.picks import BRANCH, GENERAL_CARD, HERO


def hero_label(pick: Pick, view: View) -> str:
    row = row_by_id(view, "hero", pick)
    return f"{row['name']}, the {row['role']}"


SETUP_QUESTIONS = (
    Question(
        "hero",
        prompt=lambda view: "Which hero do you lead?",
        told="{seat} chooses a hero.",
        clause="CD-4.5",
        domain=HERO,
        label=hero_label,
        short=words.card_short("hero"),
        about=words.card_about("hero"),
        touches=lambda pick, view: (hero_id(pick),),
    ),
    Question(
        "place_hero",
        prompt=lambda view: f"Where does {my_hero(view)['name']} start?",
        told="{seat} places the hero.",
        clause="CD-4.6",
        domain=LAND_SPACE,
        label=words.space_label("Place on"),
        short=words.space_short(),
        touches=words.space_touch,
        why=lambda view: "Any empty space of your territory will do.",
    ),
    Question(
        "branch",
        prompt=lambda view: "Of which branch is your first general?",
        told="{seat} chooses the branch of the first general.",
        clause="CD-4.7",
        domain=BRANCH,
        label=words.branch_label(""),
        about=words.card_about("branch"),
        touches=words.branch_touch("general"),
        why=lambda view: "The general is drawn blind from the deck of the branch.",
    ),
    Question(
        "first_general",
        prompt=lambda view: "Who is your first general?",
        told="{seat} chooses the first general.",
        clause="CD-4.6",
        domain=GENERAL_CARD,
        label=words.card_label("general", ""),
        short=words.card_short("general"),
        about=words.card_about("general"),
        touches=lambda pick, view: (general_card_id(pick),),
        why=lambda view: "Everybody sees whom you choose. The figure comes onto the board next.",
    ),
)
