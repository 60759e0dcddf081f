"""Questions of the round around the turns: its start and end, the princess (section 6), the enemy (section 7)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.unicornus.asks_words import (
    about_asked,
    cost_words,
    foe_label,
    foe_short,
    foe_touch,
    knight_label,
    knight_short,
    knight_touch,
    plain,
    space_about,
    space_label,
    space_of,
    space_short,
    space_touch,
    step_words,
)
from monoceros.games.unicornus.names import (
    capital,
    enemy_does,
    event_id,
    event_name,
    foe_id,
    foe_name,
    ground_name,
    has_enemy,
    knight_name,
    place_name,
    power_name,
    row,
    some,
    space_id,
)
from monoceros.games.unicornus.picks import (
    COLLECT,
    EVENT,
    EVENT_NUMBER,
    FOE,
    FOE_NUMBER,
    HIRE,
    KNIGHT,
    MOVE,
    PASS,
    SPACE,
    STAY,
)
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


def power_label(pick: Pick, view: View) -> str:
    return f"{power_name(view, first_power(pick))} of {foe_name(view, FOE_NUMBER[pick])}"


def event_about(pick: Pick, view: View) -> str:
    return str(row(view, "event", EVENT_NUMBER[pick])["text"])


# -- the princess ---


def princess_why(view: View) -> str:
    facts = view["knights"][PRINCESS]
    life = facts["life"] - facts["damage"]
    words = [some(facts["tokens"], "token"), some(facts["resources"], "resource"), f"{life} life"]
    return f"She has {', '.join(words)}."


def step_label(pick: Pick, view: View) -> str:
    """A move of the princess, a retreat, or neither."""
    if isinstance(pick, str) and pick in (COLLECT, STAY):
        return "Collect" if pick == COLLECT else "Stay and fight"
    if isinstance(pick, tuple):
        return f"Move to {route_label(pick, view)}"
    space = space_of(pick)
    cost = cost_words(view, view["asked"], space, RETREAT_COST)
    return f"Retreat to {place_name(view, space)} ({ground_name(view, space)}, {cost})"


def step_short(pick: Pick, view: View) -> str:
    if isinstance(pick, str) and pick in (COLLECT, STAY):
        return "Collect" if pick == COLLECT else "Stay"
    if isinstance(pick, tuple):
        return f"Move {step_words(view, PRINCESS, space_of(pick))}"
    return f"Retreat {step_words(view, view['asked'], space_of(pick), RETREAT_COST)}"


def step_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick in (COLLECT, STAY) else (space_id(space_of(pick)),)


def step_about(pick: Pick, view: View) -> str:
    if pick in (COLLECT, STAY) or not has_enemy(view, space_of(pick)):
        return ""
    return f"{capital(enemy_does(view, space_of(pick), 'stands'))} there: a battle."


def route_label(pick: Pick, view: View) -> str:
    space = space_of(pick)
    return f"{place_name(view, space)} ({ground_name(view, space)}, {cost_words(view, PRINCESS, space)})"


def tactician_prompt(view: View) -> str:
    return f"What does the princess do? Action {PRINCESS_ACTIONS - view['actions']} of {PRINCESS_ACTIONS}."


def hire_label(pick: Pick, view: View) -> str:
    return "Hire nobody" if pick == PASS else f"Hire {foe_name(view, FOE_NUMBER[pick[1]])} for the princess"


def hire_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == PASS else (foe_id(FOE_NUMBER[pick[1]]),)


# -- the enemy ---


def retreat_prompt(view: View) -> str:
    knight = view["asked"]
    space = view["knights"][knight]["place"]
    name = knight_name(view, knight)
    return f"{capital(enemy_does(view, space, 'attacks'))} {name} at {place_name(view, space)}. Retreat?"


def retreat_why(view: View) -> str:
    knight = view["asked"]
    has = some(view["knights"][knight]["resources"], "resource")
    return f"A retreat costs {RETREAT_COST} more than the move. {capital(knight_name(view, knight))} has {has}."


MARCH_QUESTIONS: tuple[Question, ...] = (
    Question(
        "first_power",
        prompt=plain("Which power comes first?"),
        told="{seat} chooses which power comes first.",
        clause="UK-4.3",
        domain=FOE,
        label=power_label,
        short=lambda pick, view: power_name(view, first_power(pick)),
        about=lambda pick, view: str(row(view, "power", first_power(pick))["text"]),
        touches=foe_touch,
    ),
    Question(
        "raise",
        prompt=plain("Where do the fallen rise?"),
        told="{seat} chooses where the fallen rise.",
        clause="UK-4.4",
        domain=SPACE,
        label=space_label,
        short=space_short,
        touches=space_touch,
        why=plain("Ravinith raises a new stack of 2 tokens on a free space of her area."),
    ),
    Question(
        "revive",
        prompt=about_asked("where does {foe} return?"),
        told="{seat} chooses where a defeated character returns.",
        clause="UK-13.9",
        domain=SPACE,
        label=space_label,
        short=space_short,
        touches=space_touch,
    ),
    Question(
        "princess_route",
        prompt=plain("Two ways are equally good: where does the princess go?"),
        told="{seat} chooses the way of the princess.",
        clause=lambda view: "UK-13.7" if view["step"] == "event" else "UK-6.4",
        domain=SPACE,
        label=route_label,
        short=space_short,
        about=space_about,
        touches=space_touch,
        why=princess_why,
    ),
    Question(
        "tactician",
        prompt=tactician_prompt,
        told="{seat} leads the princess.",
        clause="UK-6.13",
        domain=(COLLECT, *MOVE),
        label=step_label,
        short=step_short,
        about=step_about,
        touches=step_touch,
        harmless=COLLECT,
        why=princess_why,
    ),
    Question(
        "princess_hire",
        prompt=plain("Does the princess hire a mercenary?"),
        told="{seat} may hire a mercenary for the princess.",
        clause="UK-8.16",
        domain=(PASS, *HIRE),
        label=hire_label,
        short=lambda pick, view: "Nobody" if pick == PASS else foe_short(pick[1], view),
        about=lambda pick, view: "" if pick == PASS else "Each ally of hers takes 1 from the damage of her battles.",
        touches=hire_touch,
        harmless=PASS,
        why=princess_why,
    ),
    Question(
        "normal_target",
        prompt=about_asked("whom does {unit} attack?"),
        told="{seat} chooses whom an enemy attacks.",
        clause="UK-7.5",
        domain=KNIGHT,
        label=knight_label,
        short=knight_short,
        touches=knight_touch,
    ),
    Question(
        "aggressive_target",
        prompt=about_asked("whom does {unit} go for?"),
        told="{seat} chooses whom an enemy goes for.",
        clause="UK-7.6",
        domain=KNIGHT,
        label=knight_label,
        short=knight_short,
        touches=knight_touch,
        why=plain("They are equally close."),
    ),
    Question(
        "aggressive_step",
        prompt=about_asked("which way does {unit} go?"),
        told="{seat} chooses the way of an enemy.",
        clause="UK-7.6",
        domain=SPACE,
        label=space_label,
        short=space_short,
        about=space_about,
        touches=space_touch,
        why=plain("The ways are equally short."),
    ),
    Question(
        "contention",
        prompt=about_asked("who enters {place}?"),
        told="{seat} chooses which enemy goes first.",
        clause="UK-7.10",
        domain=FOE,
        label=foe_label,
        short=foe_short,
        touches=foe_touch,
        why=plain("Two enemy characters never share a space. The others look for another way."),
    ),
    Question(
        "retreat",
        prompt=retreat_prompt,
        told="{seat} may retreat.",
        clause="UK-7.18",
        domain=(STAY, *SPACE),
        label=step_label,
        short=step_short,
        touches=step_touch,
        harmless=STAY,
        why=retreat_why,
    ),
    Question(
        "end_order",
        prompt=plain("Which event takes effect first?"),
        told="{seat} chooses which event comes first.",
        clause="UK-4.12",
        domain=EVENT,
        label=lambda pick, view: event_name(view, EVENT_NUMBER[pick]),
        about=event_about,
        touches=lambda pick, view: (event_id(EVENT_NUMBER[pick]),),
    ),
)
