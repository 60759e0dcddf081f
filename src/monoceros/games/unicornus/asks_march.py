"""Questions of the round around the turns: its start and end, the princess (section 6), the enemy (section 7)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.declared.answers import Things, question, word
from monoceros.engine.questions import Question
from monoceros.games.unicornus.asks_things import (
    FOES,
    FREE_SPACES,
    KNIGHTS,
    SPACES,
    about_asked,
    cost_words,
    fight_about,
    foe_touch,
    hire_name,
    hire_touch,
    space_about,
    space_of,
    space_short,
    space_touch,
    step_words,
)
from monoceros.games.unicornus.facts import life_left
from monoceros.games.unicornus.names import (
    capital,
    enemy_does,
    event_id,
    event_name,
    foe_name,
    ground_name,
    knight_name,
    place_name,
    power_name,
    row,
    some,
)
from monoceros.games.unicornus.picks import (
    COLLECT,
    EVENT,
    EVENT_NUMBER,
    FOE,
    FOE_NUMBER,
    HIRE,
    MOVE,
    PASS,
    SPACE,
    STAY,
)
from monoceros.games.unicornus.state import NEWS, Seen
from monoceros.games.unicornus.tables import (
    NIGHT_RITES,
    PRINCESS,
    PRINCESS_ACTIONS,
    RAISE_THE_FALLEN,
    RAVINITH,
    RETREAT_COST,
)

# -- the start and the end of a round ---


def first_power(pick: Pick) -> int:
    return RAISE_THE_FALLEN if FOE_NUMBER[pick] == RAVINITH else NIGHT_RITES


def power_label(pick: Pick, view: Seen) -> str:
    return f"{power_name(view, first_power(pick))} of {foe_name(view, FOE_NUMBER[pick])}"


POWERS = Things(
    FOE,
    power_label,
    foe_touch,
    lambda pick, view: str(row(view, "power", first_power(pick))["text"]),
    lambda pick, view: power_name(view, first_power(pick)),
)
EVENTS = Things(
    EVENT,
    lambda pick, view: event_name(view, EVENT_NUMBER[pick]),
    lambda pick, view: (event_id(EVENT_NUMBER[pick]),),
    lambda pick, view: str(row(view, "event", EVENT_NUMBER[pick])["text"]),
)

# -- the princess ---


def princess_why(view: Seen) -> str:
    life = life_left(view, PRINCESS)
    words = [some(view.tokens[PRINCESS], "token"), some(view.resources[PRINCESS], "resource"), f"{life} life"]
    return f"She has {', '.join(words)}."


def route_label(pick: Pick, view: Seen) -> str:
    space = space_of(pick)
    return f"{place_name(view, space)} ({ground_name(view, space)}, {cost_words(view, PRINCESS, space)})"


def tactician_prompt(view: Seen) -> str:
    return f"What does the princess do? Action {PRINCESS_ACTIONS - view.actions} of {PRINCESS_ACTIONS}."


ROUTES = Things(SPACE, route_label, space_touch, space_about, space_short)
MARCHES = Things(
    MOVE,
    route_label,
    space_touch,
    fight_about,
    lambda pick, view: step_words(view, PRINCESS, space_of(pick)),
)
MERCENARIES = Things(
    HIRE,
    hire_name,
    hire_touch,
    lambda pick, view: "Each ally of hers takes 1 from the damage of her battles.",
    lambda pick, view: capital(hire_name(pick, view)),
)

# -- the enemy ---


def retreat_prompt(view: Seen) -> str:
    knight = view.asked
    space = view.place[knight]
    name = knight_name(view, knight)
    return f"{capital(enemy_does(view, space, 'attacks'))} {name} at {place_name(view, space)}. Retreat?"


def retreat_why(view: Seen) -> str:
    knight = view.asked
    has = some(view.resources[knight], "resource")
    return f"A retreat costs {RETREAT_COST} more than the move. {capital(knight_name(view, knight))} has {has}."


def refuge_label(pick: Pick, view: Seen) -> str:
    space = space_of(pick)
    cost = cost_words(view, view.asked, space, RETREAT_COST)
    return f"{place_name(view, space)} ({ground_name(view, space)}, {cost})"


REFUGES = Things(
    SPACE,
    refuge_label,
    space_touch,
    brief=lambda pick, view: step_words(view, view.asked, space_of(pick), RETREAT_COST),
)


MARCH_QUESTIONS: tuple[Question, ...] = (
    question("first_power", "UK-4.3", POWERS()).says(
        "Which power comes first?", "{seat} chooses which power comes first."
    ),
    question("raise", "UK-4.4", FREE_SPACES()).says(
        "Where do the fallen rise?",
        "{seat} chooses where the fallen rise.",
        why="Ravinith raises a new stack of 2 tokens on a free space of her area.",
    ),
    question("revive", "UK-13.9", FREE_SPACES()).says(
        about_asked("where does {foe} return?"), "{seat} chooses where a defeated character returns."
    ),
    question("princess_route", lambda view: "UK-13.7" if view.step == NEWS else "UK-6.4", ROUTES()).says(
        "Two ways are equally good: where does the princess go?",
        "{seat} chooses the way of the princess.",
        why=princess_why,
    ),
    question(
        "tactician", "UK-6.13", word(COLLECT, "Collect", harmless=True), MARCHES("Move to {}", short="Move {}")
    ).says(tactician_prompt, "{seat} leads the princess.", why=princess_why),
    question(
        "princess_hire",
        "UK-8.16",
        word(PASS, "Hire nobody", "Nobody", harmless=True),
        MERCENARIES("Hire {} for the princess"),
    ).says("Does the princess hire a mercenary?", "{seat} may hire a mercenary for the princess.", why=princess_why),
    question("normal_target", "UK-7.5", KNIGHTS()).says(
        about_asked("whom does {unit} attack?"), "{seat} chooses whom an enemy attacks."
    ),
    question("aggressive_target", "UK-7.6", KNIGHTS()).says(
        about_asked("whom does {unit} go for?"), "{seat} chooses whom an enemy goes for.", why="They are equally close."
    ),
    question("aggressive_step", "UK-7.6", SPACES()).says(
        about_asked("which way does {unit} go?"),
        "{seat} chooses the way of an enemy.",
        why="The ways are equally short.",
    ),
    question("contention", "UK-7.10", FOES()).says(
        about_asked("who enters {place}?"),
        "{seat} chooses which enemy goes first.",
        why="Two enemy characters never share a space. The others look for another way.",
    ),
    question(
        "retreat",
        "UK-7.18",
        word(STAY, "Stay and fight", "Stay", harmless=True),
        REFUGES("Retreat to {}", short="Retreat {}"),
    ).says(retreat_prompt, "{seat} may retreat.", why=retreat_why),
    question("end_order", "UK-4.12", EVENTS()).says(
        "Which event takes effect first?", "{seat} chooses which event comes first."
    ),
)
