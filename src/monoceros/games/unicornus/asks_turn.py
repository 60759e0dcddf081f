"""Questions of the setup, of a player's turn (section 5) and of a character's replacement."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.declared.answers import Things, question, word
from monoceros.engine.questions import Question
from monoceros.games.unicornus.asks_things import (
    FREE_SPACES,
    HERO,
    HEROES,
    HIRES,
    KNIGHTS,
    about_asked,
    cost_words,
    fight_about,
    plays,
    powers,
    space_of,
    step_words,
)
from monoceros.games.unicornus.facts import command_of, has_enemy, life_left
from monoceros.games.unicornus.names import (
    capital,
    enemy_id,
    ground_name,
    knight_name,
    place_name,
    row,
    some,
    space_id,
    version_id,
    version_name,
)
from monoceros.games.unicornus.picks import (
    COLLECT,
    DESTINY,
    END,
    MOVE,
    PASS,
    RECRUIT,
    SEND,
    VERSION,
    VERSION_NUMBER,
)
from monoceros.games.unicornus.state import Seen, map_of
from monoceros.games.unicornus.tables import EMPTY, ESCORT

# -- setup ---


def version_label(pick: Pick, view: Seen) -> str:
    princess = row(view, "princess", VERSION_NUMBER[pick])
    return f"{princess['name']} (command {princess['command']}, life {princess['life']})"


def character_why(view: Seen) -> str:
    if view.seats == 2:
        return "Each of you leads two characters, with a hand of cards each."
    return "Its tile comes onto the map, and it starts there."


# -- the turn ---


def active_name(view: Seen) -> str:
    return knight_name(view, view.active)


def turn_prompt(view: Seen) -> str:
    if view.active == EMPTY:
        return "What do you do?"
    return f"{capital(active_name(view))} has {some(view.actions, 'action')} left."


def turn_why(view: Seen) -> str:
    if view.active == EMPTY:
        return ""
    knight = view.active
    resources = some(view.resources[knight], "resource")
    return f"{view.tokens[knight]} of {command_of(view, knight)} tokens, {resources}, {life_left(view, knight)} life."


def move_label(pick: Pick, view: Seen) -> str:
    space = space_of(pick)
    return f"{place_name(view, space)} ({ground_name(view, space)}, {cost_words(view, view.active, space)})"


def move_short(pick: Pick, view: Seen) -> str:
    space = space_of(pick)
    return f"{'Fight' if has_enemy(view, space) else 'Move'} {step_words(view, view.active, space)}"


def move_touch(pick: Pick, view: Seen) -> tuple[str, ...]:
    space = space_of(pick)
    return (space_id(space), enemy_id(view, space)) if has_enemy(view, space) else (space_id(space),)


def here_about(pick: Pick, view: Seen) -> str:
    """What is printed there."""
    if view.active == EMPTY:
        return ""
    space, land = view.place[view.active], map_of(view)
    values = f"resources {land.resource[space] or '–'}, recruits {land.recruit[space] or '–'}"
    return f"{place_name(view, space)}: {ground_name(view, space)}, {values}."


def active(view: Seen) -> int:
    return view.active


VERSIONS = Things(
    VERSION,
    version_label,
    lambda pick, view: (version_id(pick),),
    lambda pick, view: str(row(view, "princess", VERSION_NUMBER[pick])["text"]),
    lambda pick, view: version_name(view, VERSION_NUMBER[pick]),
)
RECRUITING = Things(
    (RECRUIT,), lambda pick, view: "Recruit soldiers here", about=here_about, brief=lambda pick, view: "Recruit"
)
COLLECTING = Things(
    (COLLECT,), lambda pick, view: "Collect resources here", about=here_about, brief=lambda pick, view: "Collect"
)
MOVES = Things(MOVE, move_label, move_touch, fight_about, move_short)
PLAYS = plays(active)
POWERS = powers(active)


TURN_QUESTIONS: tuple[Question, ...] = (
    question("character", lambda view: "UK-15.1" if view.seats == 2 else "UK-3.1", HEROES()).says(
        "Which character do you lead?", "{seat} chooses a character.", why=character_why
    ),
    question("princess", "UK-3.2", VERSIONS()).says(
        "Which princess marches?",
        "{seat} chooses the princess.",
        why="She is one and the same, in four tempers. Everybody wins or loses with her.",
    ),
    question("start_space", "UK-16.7", FREE_SPACES()).says(
        about_asked("where does {knight} start?"),
        "{seat} chooses where to start.",
        why="The own tile is not on the map. At most two characters start on one tile.",
    ),
    question("who_acts", "UK-15.3", KNIGHTS(only=HERO)).says(
        "Which of your characters acts now?",
        "{seat} chooses who acts.",
        why="The other one has its turn later in the round.",
    ),
    question("start_power", "UK-4.10", POWERS(only=(("power", "hunger"),)), word(PASS, "Not now", harmless=True)).says(
        "Use a power at the start of your turn?", "{seat} may use a power at the start of the turn."
    ),
    question(
        "turn",
        "UK-5.2",
        RECRUITING(clause="UK-5.8"),
        COLLECTING(clause="UK-5.10"),
        word(
            SEND,
            "Send tokens and resources",
            "Send",
            f"To a character near: each token takes up to {ESCORT} resources along.",
            "UK-5.17",
        ),
        word(DESTINY, "Destiny: draw a support card", "Destiny", clause="UK-5.25"),
        word(END, "End the turn", "End turn", clause="UK-5.5", harmless=True),
        MOVES("Move to {}", clause="UK-5.11"),
        PLAYS("Play {}", clause="UK-12.1"),
        POWERS(clause="UK-12.4"),
        HIRES("Hire {} as an ally", short="Hire {}", clause="UK-8.16"),
    ).says(turn_prompt, "{seat} has a turn.", why=turn_why),
    question("replacement", "UK-11.13", HEROES()).says(
        "Which character do you lead from now on?",
        "{seat} chooses a new character.",
        why="It enters now with its starting tokens and 10 resources; its first turn is in the next round.",
    ),
    question("replacement_space", "UK-11.13", FREE_SPACES()).says(
        about_asked("where does {knight} enter?"), "{seat} chooses where to enter."
    ),
)
