"""Questions of the setup, of a player's turn (section 5) and of a character's replacement."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.unicornus.asks_words import (
    about_asked,
    cost_words,
    foe_about,
    hero_about,
    hero_label,
    hero_short,
    knight_label,
    knight_short,
    knight_touch,
    plain,
    space_label,
    space_of,
    space_short,
    space_touch,
    step_words,
    use_about,
    use_label,
    use_short,
)
from monoceros.games.unicornus.names import (
    capital,
    enemy_does,
    enemy_id,
    foe_id,
    foe_name,
    ground_name,
    hand_id,
    hand_of,
    has_enemy,
    hero_id,
    knight_name,
    mat_id,
    place_name,
    row,
    some,
    space_id,
    version_id,
    version_name,
)
from monoceros.games.unicornus.picks import (
    CARD_NUMBER,
    COLLECT,
    DESTINY,
    END,
    FOE_NUMBER,
    HIRE,
    KNIGHT,
    MOVE,
    PASS,
    PLAY,
    POWER,
    RECRUIT,
    SEND,
    SPACE,
    VERSION,
    VERSION_NUMBER,
)
from monoceros.games.unicornus.tables import EMPTY, ESCORT, PRINCESS

HERO: Final = KNIGHT[:PRINCESS]
PLAIN_TURN: Final = (RECRUIT, COLLECT, SEND, DESTINY)

# -- setup ---


def version_label(pick: Pick, view: View) -> str:
    princess = row(view, "princess", VERSION_NUMBER[pick])
    return f"{princess['name']} (command {princess['command']}, life {princess['life']})"


def character_why(view: View) -> str:
    if view["seats"] == 2:
        return "Each of you leads two characters, with a hand of cards each."
    return "Its tile comes onto the map, and it starts there."


# -- the turn ---


def active_name(view: View) -> str:
    return knight_name(view, view["active"])


def turn_prompt(view: View) -> str:
    if view["active"] == EMPTY:
        return "What do you do?"
    return f"{capital(active_name(view))} has {some(view['actions'], 'action')} left."


def turn_why(view: View) -> str:
    if view["active"] == EMPTY:
        return ""
    knight = view["knights"][view["active"]]
    life = knight["life"] - knight["damage"]
    return f"{knight['tokens']} of {knight['command']} tokens, {some(knight['resources'], 'resource')}, {life} life."


def turn_label(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return {
            RECRUIT: "Recruit soldiers here",
            COLLECT: "Collect resources here",
            SEND: "Send tokens and resources",
            DESTINY: "Destiny: draw a support card",
            END: "End the turn",
            PASS: "Not now",
        }[pick]
    if pick[0] == "move":
        space = space_of(pick)
        return (
            f"Move to {place_name(view, space)} ({ground_name(view, space)}, {cost_words(view, view['active'], space)})"
        )
    if pick[0] == "hire":
        return f"Hire {foe_name(view, FOE_NUMBER[pick[1]])} as an ally"
    return use_label(pick, view)


def turn_short(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return "End turn" if pick == END else "Not now" if pick == PASS else pick.capitalize()
    if pick[0] == "move":
        space = space_of(pick)
        return f"{'Fight' if has_enemy(view, space) else 'Move'} {step_words(view, view['active'], space)}"
    if pick[0] == "hire":
        return f"Hire {foe_name(view, FOE_NUMBER[pick[1]])}"
    return use_short(pick, view)


def turn_about(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return plain_about(pick, view)
    if pick[0] == "move":
        space = space_of(pick)
        return f"{capital(enemy_does(view, space, 'stands'))} there: a battle." if has_enemy(view, space) else ""
    if pick[0] == "hire":
        return foe_about(pick[1], view)
    return use_about(pick, view)


def plain_about(pick: Pick, view: View) -> str:
    if pick == SEND:
        return f"To a character near: each token takes up to {ESCORT} resources along."
    if pick in (RECRUIT, COLLECT) and view["active"] != EMPTY:
        space = view["knights"][view["active"]]["place"]
        return f"{place_name(view, space)}: {ground_name(view, space)}, {values(view, space)}."
    return ""


def values(view: View, space: int) -> str:
    """What is printed there."""
    resource, recruit = view["land"]["resource"][space], view["land"]["recruit"][space]
    return f"resources {resource or '–'}, recruits {recruit or '–'}"


def turn_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if isinstance(pick, str):
        return ()
    if pick[0] == "move":
        space = space_of(pick)
        return (space_id(space), enemy_id(view, space)) if has_enemy(view, space) else (space_id(space),)
    if pick[0] == "hire":
        return (foe_id(FOE_NUMBER[pick[1]]),)
    if pick[0] == "play":
        return (hand_id(hand_of(view, view["active"]), CARD_NUMBER[pick[1]]),)
    return (mat_id(view["active"]),)


def turn_clause(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        words = {RECRUIT: "UK-5.8", COLLECT: "UK-5.10", SEND: "UK-5.17", DESTINY: "UK-5.25", END: "UK-5.5"}
        return words.get(pick, "UK-4.10")
    return {"move": "UK-5.11", "hire": "UK-8.16", "play": "UK-12.1", "power": "UK-12.4"}[pick[0]]


TURN_QUESTIONS: tuple[Question, ...] = (
    Question(
        "character",
        prompt=plain("Which character do you lead?"),
        told="{seat} chooses a character.",
        clause=lambda view: "UK-15.1" if view["seats"] == 2 else "UK-3.1",
        domain=HERO,
        label=hero_label,
        short=hero_short,
        about=hero_about,
        touches=lambda pick, view: (hero_id(pick),),
        why=character_why,
    ),
    Question(
        "princess",
        prompt=plain("Which princess marches?"),
        told="{seat} chooses the princess.",
        clause="UK-3.2",
        domain=VERSION,
        label=version_label,
        short=lambda pick, view: version_name(view, VERSION_NUMBER[pick]),
        about=lambda pick, view: str(row(view, "princess", VERSION_NUMBER[pick])["text"]),
        touches=lambda pick, view: (version_id(pick),),
        why=plain("She is one and the same, in four tempers. Everybody wins or loses with her."),
    ),
    Question(
        "start_space",
        prompt=about_asked("where does {knight} start?"),
        told="{seat} chooses where to start.",
        clause="UK-16.7",
        domain=SPACE,
        label=space_label,
        short=space_short,
        touches=space_touch,
        why=plain("The own tile is not on the map. At most two characters start on one tile."),
    ),
    Question(
        "who_acts",
        prompt=plain("Which of your characters acts now?"),
        told="{seat} chooses who acts.",
        clause="UK-15.3",
        domain=HERO,
        label=knight_label,
        short=knight_short,
        touches=knight_touch,
        why=plain("The other one has its turn later in the round."),
    ),
    Question(
        "start_power",
        prompt=plain("Use a power at the start of your turn?"),
        told="{seat} may use a power at the start of the turn.",
        clause="UK-4.10",
        domain=(("power", "hunger"), PASS),
        label=turn_label,
        short=turn_short,
        about=turn_about,
        touches=turn_touch,
        harmless=PASS,
    ),
    Question(
        "turn",
        prompt=turn_prompt,
        told="{seat} has a turn.",
        clause="UK-5.2",
        domain=(*PLAIN_TURN, END, *MOVE, *PLAY, *POWER, *HIRE),
        label=turn_label,
        short=turn_short,
        about=turn_about,
        touches=turn_touch,
        option_clause=turn_clause,
        harmless=END,
        why=turn_why,
    ),
    Question(
        "replacement",
        prompt=plain("Which character do you lead from now on?"),
        told="{seat} chooses a new character.",
        clause="UK-11.13",
        domain=HERO,
        label=hero_label,
        short=hero_short,
        about=hero_about,
        touches=lambda pick, view: (hero_id(pick),),
        why=plain("It enters now with its starting tokens and 10 resources; its first turn is in the next round."),
    ),
    Question(
        "replacement_space",
        prompt=about_asked("where does {knight} enter?"),
        told="{seat} chooses where to enter.",
        clause="UK-11.13",
        domain=SPACE,
        label=space_label,
        short=space_short,
        touches=space_touch,
    ),
)
