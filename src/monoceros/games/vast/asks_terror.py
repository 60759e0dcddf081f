"""Questions about the Ghouls' dice and Terror cards, and to those whom they maul (sections 56 to 58, T20)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.asks_words import (
    plain,
    tile_about,
    tile_label,
    tile_short,
    tile_touch,
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
from monoceros.games.vast.picks import TILE, UPGRADE
from monoceros.games.vast.picks_ghoul import (
    BLEED,
    BOARD_TREASURE,
    CARDS,
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


def adapt_label(pick: Pick, view: View) -> str:
    return "Draw as usual" if pick == DRAW else f"Take {terror_label(pick, view)} from the deck"


def loot_label(pick: Pick, view: View) -> str:
    return "A Treasure of its board" if pick == BOARD_TREASURE else f"{terror_label(pick, view)} goes back to the deck"


# -- what it does to others ---


def wound_label(pick: Pick, view: View) -> str:
    if pick == BLEED:
        return "Lose 1 Health"
    if pick == GRIT:
        return f"Lose {view['knight']['hero_cubes']} Grit, 1 for each Hero cube"
    return f"Lose the {name_of(view, 'treasure', TREASURE_NUMBER[pick[1]])}"


def mauled_label(pick: Pick, view: View) -> str:
    if pick == BLEED:
        return "Lose 1 Health"
    return f"Discard {some(min(view['unicorn']['armor'], view['unicorn']['hand_size']), 'card')}"


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
    Question(
        "cheat",
        prompt=plain("Cheat: roll all dice, or choose what one of them shows?"),
        told="{seat} is about to roll.",
        clause="VF-56.13",
        domain=(ROLL, *FACE),
        label=lambda pick, view: "Roll them all" if pick == ROLL else f"One die shows {pick}",
        harmless=ROLL,
        why=plain("Choosing uses the card up."),
    ),
    Question(
        "reroll",
        prompt=plain("Cheat: roll one die again?"),
        told="{seat} looks at the dice.",
        clause="VF-56.13",
        domain=(KEEP, *FACE),
        label=lambda pick, view: "Keep them" if pick == KEEP else f"Roll the {pick} again",
        harmless=KEEP,
        why=rolled_words,
    ),
    Question(
        "cheat_dragon",
        prompt=plain("Cheat: roll the Dragon die, or choose what it shows?"),
        told="{seat} is about to roll.",
        clause="VF-56.13",
        domain=(ROLL, *DIE),
        label=lambda pick, view: "Roll it" if pick == ROLL else f"It shows {die_name(view, pick)}",
        harmless=ROLL,
        why=plain("Choosing uses the card up."),
    ),
    Question(
        "reroll_dragon",
        prompt=lambda view: f"The die shows {name_of(view, 'die', view['dice']).lower()}. Cheat: roll it again?",
        told="{seat} looks at the die.",
        clause="VF-56.13",
        domain=(ROLL, KEEP),
        label=lambda pick, view: "Keep it" if pick == KEEP else "Roll it again",
        harmless=KEEP,
    ),
    Question(
        "adapt",
        prompt=plain("Adapt: draw a Terror card, or take one from the deck?"),
        told="{seat} draws a Terror card.",
        clause="VF-56.13",
        domain=(DRAW, *TERROR),
        label=adapt_label,
        short=lambda pick, view: "Draw" if pick == DRAW else terror_short(pick, view),
        about=lambda pick, view: "" if pick == DRAW else terror_about(pick, view),
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
    Question(
        "scour",
        prompt=lambda view: f"Do you reveal {place_name(view, ghoul_tile(view))}?",
        told="{seat} looks at a Dark tile.",
        clause="VF-56.13",
        domain=(REVEAL, LEAVE_DARK),
        label=lambda pick, view: "Reveal it" if pick == REVEAL else "Leave it Dark",
        harmless=LEAVE_DARK,
        why=known_words,
    ),
    Question(
        "blink",
        prompt=plain("Blink: where to?"),
        told="{seat} blinks away.",
        clause="VF-56.13",
        domain=TILE,
        label=tile_label,
        short=tile_short,
        about=tile_about,
        touches=tile_touch,
    ),
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
        label=loot_label,
        short=lambda pick, view: "Treasure" if pick == BOARD_TREASURE else terror_short(pick, view),
        touches=lambda pick, view: () if pick == BOARD_TREASURE else held_touch(pick, view),
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
        "mauled",
        prompt=plain("The Ghoul mauls you: what do you lose?"),
        told="{seat} is mauled by the Ghoul.",
        clause="VF-57.6",
        domain=(BLEED, CARDS),
        label=mauled_label,
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
