"""Questions of the Nightmare Unicorn (sections 12 to 24)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast.asks_words import (
    about_piece,
    about_tile,
    about_way,
    plain,
)
from monoceros.games.vast.names import (
    capital,
    card_goes_to,
    card_words,
    open_id,
    place_name,
    row,
    some,
    spot,
    tile_id,
    tile_on,
    unicorn_card_id,
    unicorn_tile,
    upgrade_id,
)
from monoceros.games.vast.picks import (
    BLAST_CARD,
    BY_FACING,
    BY_SEAT,
    CARD,
    CARD_NUMBER,
    COLLECT,
    LEAVE,
    MARK,
    MOVE,
    READING,
    STOP,
    TELEPORT,
    TURN,
    UPGRADE,
    UPGRADE_NUMBER,
)
from monoceros.games.vast.picks_dragon import PAY_GEM
from monoceros.games.vast.tables import EMPTY, STAT_NAMES

STAT_WORDS = {
    "spirit": "Spirit",
    "pace": "Pace",
    "armor": "Armor",
    "clarity": "Clarity",
    "unbridled": "Unbridled",
    "blast": "Displacement Blast",
}

# -- actions ---


def act_prompt(view: View) -> str:
    left = view["unicorn"]["pace"] - view["unicorn"]["actions"]
    return f"What does the Nightmare Unicorn do? {capital(some(left, 'action'))} left."


def act_why(view: View) -> str:
    unicorn = view["unicorn"]
    return f"Anger {unicorn['anger']}, Radiance {unicorn['radiance']} of {unicorn['goal']}, facing {way_now(view)}."


def way_now(view: View) -> str:
    return ("north", "east", "south", "west")[view["unicorn"]["facing"]]


def target_words(view: View, card: int) -> str:
    """Where a card leads: `the Dark tile at (1, 1)` or `the open space at (1, 1)`."""
    x, y = card_goes_to(view, card)
    tile = tile_on(view, x, y)
    return f"the open space at {spot(x, y)}" if tile == EMPTY else place_name(view, tile)


def turn_words(view: View, card: int, degrees: int) -> str:
    return f"{row(view, 'unicorn', card)['turn']} by {degrees} degrees"


def angry_words(view: View, card: int) -> str:
    return ", in anger" if row(view, "unicorn", card)["angry"] else ""


def act_label(pick: Pick, view: View) -> str:
    if pick == STOP:
        return "Stop"
    if pick == READING:
        return "Be asked how cards are read when the actions are over"
    card = CARD_NUMBER[pick[1]]
    if pick[0] == "move":
        return f"Play {pick[1]}: Move {row(view, 'unicorn', card)['move']}{angry_words(view, card)}"
    if pick[0] == "turn":
        return f"Play {pick[1]}: Turn {turn_words(view, card, pick[2])}{angry_words(view, card)}"
    if pick[0] == "teleport":
        return f"Play {pick[1]} and {pick[2]}: Teleport to {target_words(view, card)}"
    return f"Play {pick[1]}: Displacement Blast on {target_words(view, card)}"


def act_short(pick: Pick, view: View) -> str:
    if pick == STOP:
        return "Stop"
    if pick == READING:
        return "Reading?"
    card = CARD_NUMBER[pick[1]]
    facts = row(view, "unicorn", card)
    if pick[0] == "move":
        return f"{pick[1]} Move {facts['move']}" + ("!" if facts["angry"] else "")
    if pick[0] == "turn":
        return f"{pick[1]} {facts['turn'].capitalize()} {pick[2]}°" + ("!" if facts["angry"] else "")
    if pick[0] == "teleport":
        return f"{pick[1]}+{pick[2]} {spot(*card_goes_to(view, card))}"
    return f"{pick[1]} Blast {spot(*card_goes_to(view, card))}"


def act_about(pick: Pick, view: View) -> str:
    if pick == STOP:
        return "The rest of the hand is discarded, and a new one drawn."
    if pick == READING:
        return f"You are asked then: {BY_FACING}, or {BY_SEAT} (Simple Teleport)? It costs no action."
    if pick[0] == "teleport":
        return f"{pick[2]} is given up for it: {card_words(view, CARD_NUMBER[pick[2]])}."
    if row(view, "unicorn", CARD_NUMBER[pick[1]])["angry"] and pick[0] != "blast":
        return "Anger rises by 1; nothing can be marked or collected."
    return ""


def act_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if pick in (STOP, READING):
        return ()
    card = CARD_NUMBER[pick[1]]
    if pick[0] in ("move", "turn"):
        return (unicorn_card_id(card),)
    if pick[0] == "teleport":
        return (*target_touch(view, card), unicorn_card_id(card), unicorn_card_id(CARD_NUMBER[pick[2]]))
    return (*target_touch(view, card), unicorn_card_id(card))


def target_touch(view: View, card: int) -> tuple[str, ...]:
    x, y = card_goes_to(view, card)
    tile = tile_on(view, x, y)
    return (open_id(x, y),) if tile == EMPTY else (tile_id(tile),)


def act_clause(pick: Pick, view: View) -> str:
    if pick in (STOP, READING):
        return "VF-13.7" if pick == STOP else "VF-24.3"
    return {"move": "VF-14.1", "turn": "VF-15.1", "teleport": "VF-19.1", "blast": "VF-21.9"}[pick[0]]


# -- Teleports and Radiance ---


def forced_label(pick: Pick, view: View) -> str:
    return f"{pick}: to {target_words(view, CARD_NUMBER[pick])}"


def forced_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (*target_touch(view, CARD_NUMBER[pick]), unicorn_card_id(CARD_NUMBER[pick]))


def gather_label(pick: Pick, view: View) -> str:
    if isinstance(pick, tuple):
        return f"Collect the {pick[1].capitalize()} Gem, and roll for it"
    return {MARK: "Mark the Crystal tile", COLLECT: "Collect a Treasure", LEAVE: "Leave it"}[pick]


def upgrade_label(pick: Pick, view: View) -> str:
    filled = view["unicorn"]["upgrades"][UPGRADE_NUMBER[pick]]
    if pick in ("unbridled", "blast"):
        return STAT_WORDS[pick]
    return f"{STAT_WORDS[pick]}, space {filled + 1}: now {view['unicorn'][pick]}"


def upgrade_about(pick: Pick, view: View) -> str:
    return next((str(space["text"]) for space in view["lexicon"]["upgrade"] if space["stat"] == pick), "")


UNICORN_QUESTIONS: tuple[Question, ...] = (
    about_tile(
        "start_tile",
        "Where does the Nightmare Unicorn enter the cave?",
        "{seat} places the Nightmare Unicorn.",
        "VF-12.10",
    ),
    about_way(
        "facing", "Which way does the Nightmare Unicorn look?", "{seat} turns the Nightmare Unicorn.", "VF-12.11"
    ),
    Question(
        "act",
        prompt=act_prompt,
        told="{seat} plays Unicorn cards.",
        clause="VF-13.11",
        domain=(*MOVE, *TURN, *TELEPORT, *BLAST_CARD, READING, STOP),
        label=act_label,
        short=act_short,
        about=act_about,
        touches=act_touch,
        option_clause=act_clause,
        harmless=STOP,
        why=act_why,
    ),
    about_piece("target", "Whom does the Nightmare Unicorn attack?", "{seat} chooses whom to attack.", "VF-17.1"),
    Question(
        "forced",
        prompt=plain("You are forced to Teleport: by which card?"),
        told="{seat} is forced to Teleport.",
        clause="VF-20.1",
        domain=CARD,
        label=forced_label,
        short=lambda pick, view: spot(*card_goes_to(view, CARD_NUMBER[pick])),
        touches=forced_touch,
    ),
    Question(
        "gather",
        prompt=lambda view: f"Gather Radiance on {place_name(view, unicorn_tile(view))}?",
        told="{seat} may gather Radiance.",
        clause="VF-14.6",
        domain=(MARK, COLLECT, LEAVE, *PAY_GEM),
        label=gather_label,
        touches=lambda pick, view: () if pick == LEAVE else (tile_id(unicorn_tile(view)),),
        harmless=LEAVE,
        why=plain("Each mark and each Treasure is 1 Radiance, and an upgrade."),
    ),
    Question(
        "upgrade",
        prompt=plain("Which upgrade does the Radiance bring?"),
        told="{seat} chooses an upgrade.",
        clause="VF-21.5",
        domain=UPGRADE,
        label=upgrade_label,
        short=lambda pick, view: STAT_WORDS[pick],
        about=upgrade_about,
        touches=lambda pick, view: (upgrade_id(STAT_NAMES[UPGRADE_NUMBER[pick]]),),
    ),
    Question(
        "discard",
        prompt=plain("The arrow hits: which card do you discard?"),
        told="{seat} discards Unicorn cards.",
        clause="VF-33.5",
        domain=CARD,
        label=lambda pick, view: f"{pick}: {card_words(view, CARD_NUMBER[pick])}",
        short=lambda pick, view: str(pick),
        touches=lambda pick, view: (unicorn_card_id(CARD_NUMBER[pick]),),
    ),
    Question(
        "reading",
        prompt=plain("How do you read the grids of the cards from now on?"),
        told="{seat} may switch the reading of the cards.",
        clause="VF-24.3",
        domain=(BY_SEAT, BY_FACING),
        label=lambda pick, view: capital(pick),
    ),
)
