"""Questions about the Ghouls' dice and Terror cards, and to those whom they maul (sections 56 to 58, T20)."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.asks_words import (
    about_tile,
    about_words,
    apart,
    plain,
)
from monoceros.games.vast.names import (
    ghoul_tile,
    name_of,
    place_name,
    row,
    some,
    terror_id,
    terror_name,
    tile_facts,
    treasure_id,
    upgrade_id,
)
from monoceros.games.vast.picks import UPGRADE
from monoceros.games.vast.picks_ghoul import (
    BLEED,
    BOARD_TREASURE,
    DIE,
    DRAW,
    FACE,
    GRIT,
    KEEP,
    LEAVE_DARK,
    PAIR,
    REVEAL,
    ROLL,
    TERROR,
    TERROR_NUMBER,
)
from monoceros.games.vast.picks_knight import LOSE_CARD, TREASURE_NUMBER

# -- dice ---


def pair_label(pick: Pick, view: View) -> str:
    high, low = pick
    return f"Movement {high}, Attack {low}"


def vile_label(pick: Pick, view: View) -> str:
    ghoul = view["ghoul"]
    boosts = ghoul["chart"][pick]
    words = f", {some(boosts, 'Boost die').replace('dies', 'dice')}" if boosts else ""
    return f"The {pick}: Movement {ghoul['chart_movement'][pick]}, Attack {ghoul['chart_attack'][pick]}{words}"


def rolled_words(view: View) -> str:
    return f"The dice show {', '.join([str(face) for face in view['ghoul']['dice']])}."


def die_name(view: View, pick: Pick) -> str:
    return name_of(view, "die", DIE.index(pick)).lower()


# -- cards ---


def terror_label(pick: Pick, view: View) -> str:
    return terror_name(view, TERROR_NUMBER[pick])


def terror_about(pick: Pick, view: View) -> str:
    return str(row(view, "terror", g.KIND_OF[TERROR_NUMBER[pick]])["text"])


def terror_short(pick: Pick, view: View) -> str:
    """Equal cards are told apart by their number."""
    kind, _, number = str(pick).partition("-")
    return f"{kind.capitalize()} {number}".strip()


def held_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (terror_id(TERROR_NUMBER[pick]),)


def given_back_label(pick: Pick, view: View) -> str:
    return f"{terror_label(pick, view)} goes back to the deck"


def about_roll(name: str, prompt: str, domain: tuple[Pick, ...], label: Callable[[Pick, View], str]) -> Question:
    """Cheat: a die may be rolled, or chosen."""
    return Question(
        name,
        prompt=plain(prompt),
        told="{seat} is about to roll.",
        clause="VF-56.13",
        domain=domain,
        label=label,
        harmless=ROLL,
        why=plain("Choosing uses the card up."),
    )


# -- what it does to others ---


def wound_label(pick: Pick, view: View) -> str:
    if pick == BLEED:
        return "Lose 1 Health"
    if pick == GRIT:
        return f"Lose {view['knight']['hero_cubes']} Grit, 1 for each Hero cube"
    return f"Lose the {name_of(view, 'treasure', TREASURE_NUMBER[pick[1]])}"


def known_words(view: View) -> str:
    """What the Ghoul sees under itself."""
    facts = tile_facts(view, ghoul_tile(view))
    if facts is None or not facts["known"]:
        return ""
    return f"Its Lit side is {facts['known']}."


TERROR_QUESTIONS: tuple[Question, ...] = (
    Question(
        "dice",
        prompt=plain("Which two dice?"),
        told="{seat} chooses two dice.",
        clause="VF-56.4",
        domain=PAIR,
        label=pair_label,
        why=rolled_words,
    ),
    Question(
        "vile_die",
        prompt=plain("Which die says what this turn is like?"),
        told="{seat} chooses a die.",
        clause="VF-58.5",
        domain=FACE,
        label=vile_label,
        short=lambda pick, view: f"The {pick}",
        why=plain("Dice that lie in its row already are Boost dice."),
    ),
    about_roll(
        "cheat",
        "Cheat: roll all dice, or choose what one of them shows?",
        (ROLL, *FACE),
        apart(ROLL, "Roll them all", lambda pick, view: f"One die shows {pick}"),
    ),
    Question(
        "reroll",
        prompt=plain("Cheat: roll one die again?"),
        told="{seat} looks at the dice.",
        clause="VF-56.13",
        domain=(KEEP, *FACE),
        label=apart(KEEP, "Keep them", lambda pick, view: f"Roll the {pick} again"),
        harmless=KEEP,
        why=rolled_words,
    ),
    about_roll(
        "cheat_dragon",
        "Cheat: roll the Dragon die, or choose what it shows?",
        (ROLL, *DIE),
        apart(ROLL, "Roll it", lambda pick, view: f"It shows {die_name(view, pick)}"),
    ),
    about_words(
        "reroll_dragon",
        lambda view: f"The die shows {name_of(view, 'die', view['dice']).lower()}. Cheat: roll it again?",
        "{seat} looks at the die.",
        "VF-56.13",
        {ROLL: "Roll it again", KEEP: "Keep it"},
        harmless=KEEP,
    ),
    Question(
        "adapt",
        prompt=plain("Adapt: draw a Terror card, or take one from the deck?"),
        told="{seat} draws a Terror card.",
        clause="VF-56.13",
        domain=(DRAW, *TERROR),
        label=apart(DRAW, "Draw as usual", lambda pick, view: f"Take {terror_label(pick, view)} from the deck"),
        short=apart(DRAW, "Draw", terror_short),
        about=apart(DRAW, "", terror_about),
        harmless=DRAW,
        why=plain("Taking one uses Adapt up."),
    ),
    Question(
        "keep_terror",
        prompt=plain("Which Terror card do you keep?"),
        told="{seat} keeps a Terror card.",
        clause="VF-56.13",
        domain=TERROR,
        label=terror_label,
        short=terror_short,
        about=terror_about,
        why=plain("The others go under the deck."),
    ),
    about_words(
        "scour",
        lambda view: f"Do you reveal {place_name(view, ghoul_tile(view))}?",
        "{seat} looks at a Dark tile.",
        "VF-56.13",
        {REVEAL: "Reveal it", LEAVE_DARK: "Leave it Dark"},
        harmless=LEAVE_DARK,
        why=known_words,
    ),
    about_tile("blink", "Blink: where to?", "{seat} blinks away.", "VF-56.13"),
    Question(
        "lose_terror",
        prompt=plain("Which Terror card do you discard?"),
        told="{seat} loses a Terror card.",
        clause="VF-57.1",
        domain=TERROR,
        label=terror_label,
        short=terror_short,
        about=terror_about,
        touches=held_touch,
    ),
    Question(
        "rob_ghoul",
        prompt=plain("What do you steal from the Ghoul?"),
        told="{seat} robs the Ghoul.",
        clause="VF-50.5d",
        domain=(BOARD_TREASURE, *TERROR),
        label=apart(BOARD_TREASURE, "A Treasure of its board", given_back_label),
        short=apart(BOARD_TREASURE, "Treasure", terror_short),
        touches=apart(BOARD_TREASURE, (), held_touch),
    ),
    Question(
        "mauled_knight",
        prompt=plain("The Ghoul mauls you: what do you lose?"),
        told="{seat} is mauled by the Ghoul.",
        clause="VF-56.8",
        domain=(BLEED, GRIT, *LOSE_CARD),
        label=wound_label,
        short=lambda pick, view: wound_label(pick, view).removeprefix("Lose ").split(",")[0].removeprefix("the "),
        touches=lambda pick, view: (treasure_id(TREASURE_NUMBER[pick[1]]),) if isinstance(pick, tuple) else (),
    ),
    Question(
        "lose_upgrade",
        prompt=plain("Soporific Spores: which upgrade do you lose?"),
        told="{seat} loses an upgrade.",
        clause="VF-55.1",
        domain=UPGRADE,
        label=lambda pick, view: str(pick).capitalize(),
        touches=lambda pick, view: (upgrade_id(pick),),
        why=plain("Your Radiance stays."),
    ),
)
