"""The questions that single cards put: targets of Black cards (section 16), then of Action cards (section 15)."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.engine.declared.answers import Things, question, word
from monoceros.games.crown import asks_things as things
from monoceros.games.crown.asks_battle import battle_why
from monoceros.games.crown.asks_things import (
    BESIDE_TUNNEL,
    CASTLE_SPACE,
    LAND_SPACE,
    SLOT,
    TUNNEL_SPACE,
    as_it_is,
    at_standing,
)
from monoceros.games.crown.asks_turn import construction_why, focus_prompt, market_why
from monoceros.games.crown.facts import robs_food
from monoceros.games.crown.facts_seen import pool_seen
from monoceros.games.crown.geometry import DIRECTION_NAMES, SPACE_NAMES, flight
from monoceros.games.crown.names import ROCK_ID, WHITE_DIE_ID, code_on, count, holder_name, name_of, thing_name
from monoceros.games.crown.picks import DIRECTION, FACE, FLY, NONE, REMOVE, STOP
from monoceros.games.crown.state import Seen
from monoceros.games.crown.tables import DRAGON, EMPTY

CARAVAN: Final = (1, 2, 3)  # food

# -- the dragon's flight ---


def landing_name(pick: Pick, view: Seen) -> str:
    return SPACE_NAMES[flight(view.dragon_at, DIRECTION_NAMES.index(pick[1]), pick[2])]


def fly_words(pick: Pick, view: Seen) -> str:
    return f"{count(pick[2], 'space')} {pick[1]}, to {landing_name(pick, view)}"


def about_flight(pick: Pick, view: Seen) -> str:
    code = code_on(view, landing_name(pick, view))
    return f"It attacks {thing_name(view, code)}." if code not in (EMPTY, DRAGON) else ""


def at_landing(pick: Pick, view: Seen) -> tuple[str, ...]:
    return at_standing(landing_name(pick, view), view)


def with_die(pick: Pick, view: Seen) -> Pick:
    """The flight with the white die as it is."""
    return ("fly", pick, view.die_white)


def about_turn(pick: Pick, view: Seen) -> str:
    """Where the dragon would land."""
    return about_flight(with_die(pick, view), view) or f"To {landing_name(with_die(pick, view), view)}."


FLIGHTS: Final = Things(
    FLY, fly_words, at_landing, about_flight, lambda pick, view: f"{str(pick[1]).capitalize()} {pick[2]}"
)
WAYS: Final = Things(
    DIRECTION,
    lambda pick, view: str(pick).capitalize(),
    lambda pick, view: at_landing(with_die(pick, view), view),
    about_turn,
)
FACES: Final = Things(FACE, as_it_is, lambda pick, view: (WHITE_DIE_ID,))
SACKS: Final = Things(CARAVAN, as_it_is, brief=as_it_is)
OFF_BOARD: Final = Things(
    (REMOVE,),
    lambda pick, view: "Take it off the board",
    lambda pick, view: (ROCK_ID,),
    brief=lambda pick, view: "Off the board",
)

# -- words of the moment ---


def drilled_card(view: Seen) -> str:
    """The card that has left its holder."""
    return name_of(view, "military", view.pool[0]) if pool_seen(view) else "the card"


def drill_swap_prompt(view: Seen) -> str:
    return f"Which card of {holder_name(view, view.focus)} comes back for {drilled_card(view)}?"


# The order of questions and of their answers is the order of code numbers: never change it within a version.
BLACK_QUESTIONS: Final = (
    question("assassinate", "CD-20.19", things.STANDING("Remove {}")).says(
        "Which general is removed?", "{seat} names a general."
    ),
    question(
        "arson", "CD-20.12", word(STOP, "No other wall", "Stop", harmless=True), things.STANDING("Burn {}", only=SLOT)
    ).says("Which wall burns?", "{seat} burns walls."),
    question("rob", "CD-15.8", things.SEATS("Take from {}")).says(
        lambda view: f"From whom do you take {'food' if robs_food(view) else 'gold'}?",
        "{seat} takes something from somebody.",
    ),
    question("die", "CD-20.13", FACES()).says(
        "To which number do you turn the white die?",
        "{seat} turns the white die.",
        why="It counts for the dragon's flight and for your hero's move.",
    ),
    question("turn_dragon", "CD-20.14", WAYS()).says("Where does the dragon fly?", "{seat} turns the black die."),
    question("poison", "CD-20.10", things.ON_OTHER_SIDE("Poison {}")).says(
        "Which card counts 0 in this battle?", "{seat} poisons a card.", why=battle_why
    ),
    question("turncoat", "CD-20.11", things.ON_OTHER_SIDE("Take {}")).says(
        "Which card changes sides?", "{seat} takes a card of the beaten side."
    ),
)
ACTION_QUESTIONS: Final = (
    question("caravan", "CD-20.2", SACKS("Sell {0} food for {0} gold")).says(
        "How much food do you sell?", "{seat} sells food.", why=market_why
    ),
    question("recall", "CD-15.6", things.STANDING("Recall {}")).says(
        "Which piece do you call home?", "{seat} calls a piece home."
    ),
    question("recall_to", "CD-15.6", things.SPACES("Place on {}", only=LAND_SPACE)).says(
        focus_prompt("Where do you place", "?"), "{seat} places a piece at home."
    ),
    question("march", "CD-20.1", things.STANDING("March with {}")).says(
        "Which piece marches?", "{seat} sends a piece on a Forced March."
    ),
    question("passage", "CD-15.6", things.SPACES("Place on {}", only=BESIDE_TUNNEL)).says(
        "Where does your hero come out?", "{seat} places the hero beside a tunnel."
    ),
    question("shift_rock", "CD-6.7", OFF_BOARD(), things.SPACES("Block {}", only=TUNNEL_SPACE)).says(
        "Where does the rock go?", "{seat} moves the rock."
    ),
    question("masons", "CD-20.3", things.SPACES("Build on {}", only=SLOT)).says(
        "Where do you build the wall?", "{seat} builds a wall.", why=construction_why
    ),
    question("architect", "CD-20.3", things.SPACES("Build on {}", only=CASTLE_SPACE)).says(
        "Where do you build the castle?", "{seat} builds a castle.", why=construction_why
    ),
    question("sappers", "CD-20.12", things.STANDING("Destroy {}", only=SLOT)).says(
        "Which wall do your sappers bring down?", "{seat} brings down a wall."
    ),
    question("conscript", "CD-20.4", things.MILITARY_DECKS()).says(
        "From which deck do you draw a military card?",
        "{seat} conscripts.",
        why="Only branches are offered for which a holder of yours has room.",
    ),
    question("captain", "CD-8.7", things.GENERAL_DECKS()).says(
        "Of which branch is the free general?", "{seat} takes a general."
    ),
    question("deserters", "CD-20.5", things.STANDING("Take one from {}")).says(
        "Whose card deserts?", "{seat} lets a card desert.", why="One of its cards is discarded at random."
    ),
    question("drill", "CD-8.6", things.STANDING("Take from {}")).says(
        "From whom do you take a military card?", "{seat} drills."
    ),
    question("drill_card", "CD-8.6", things.ON_FOCUS("Move {}")).says(
        focus_prompt("Which card leaves", "?"), "{seat} chooses a card to move."
    ),
    question("drill_to", "CD-8.6", things.STANDING("Give it to {}")).says(
        lambda view: f"To whom does {drilled_card(view)} go?", "{seat} moves a military card."
    ),
    question(
        "drill_swap",
        "CD-8.6",
        word(NONE, "Nothing comes back", "None"),
        things.ON_FOCUS("Exchange it for {}"),
    ).says(drill_swap_prompt, "{seat} may exchange a military card."),
    question("horn", "CD-20.6", FLIGHTS()).says("Where does the dragon fly?", "{seat} blows the Dragon Horn."),
    question("spy", "CD-20.17", things.STANDING("Look at {}")).says(
        "Whose cards do you look at?", "{seat} sends a spy."
    ),
)
CARD_QUESTIONS: Final = (*BLACK_QUESTIONS, *ACTION_QUESTIONS)
