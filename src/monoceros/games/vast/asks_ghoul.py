"""Questions of the Ghoul and the Vile Ghoul, and to those whom it attacks (sections 56 to 58)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.asks_words import (
    beside_touch,
    plain,
    tile_about,
    tile_label,
    tile_short,
    tile_touch,
    way_words,
)
from monoceros.games.vast.names import (
    capital,
    ghoul_name,
    ghoul_tile,
    name_of,
    piece_name,
    place_name,
    row,
    some,
    terror_id,
    terror_name,
    tile_beside,
    tile_facts,
    tile_id,
    tile_of,
    treasure_id,
    upgrade_id,
    way_number,
)
from monoceros.games.vast.picks import PIECE, PIECE_NUMBER, TILE, UPGRADE
from monoceros.games.vast.picks_dragon import GEM as GEMS
from monoceros.games.vast.picks_ghoul import (
    BLEED,
    BOARD_TREASURE,
    BOOST_ATTACK,
    BOOST_MOVEMENT,
    CARDS,
    CHARGE,
    COLLECT,
    DIE,
    DRAW,
    END,
    FACE,
    FLARE,
    GEM,
    GEM_SAFELY,
    GRIT,
    JUMP,
    KEEP,
    LEAVE_DARK,
    PAIR,
    POUNCE,
    REVEAL,
    ROLL,
    SMASH,
    SPEND,
    STEP_TO,
    STRIKE,
    SYMBOL,
    TERROR,
    TERROR_NUMBER,
    USE,
)
from monoceros.games.vast.picks_knight import LOSE_CARD, TREASURE_NUMBER
from monoceros.games.vast.tables import EMPTY, PIECE_NAMES

# -- its turn ---


def turn_prompt(view: View) -> str:
    ghoul = view["ghoul"]
    attack = ghoul["discs"] + ghoul["surge"]
    return f"{capital(ghoul_name(view))}'s turn: {some(ghoul['movement'], 'movement point')}, Attack {attack}."


def turn_why(view: View) -> str:
    """What it still has to do."""
    ghoul = view["ghoul"]
    if ghoul["may_escape"]:
        return "Now escape through the Entrance!"
    goals = []
    if ghoul["fury_goal"]:
        goals.append(f"Fury {ghoul['fury']} of {ghoul['fury_goal']}")
    if ghoul["crystal_goal"]:
        goals.append(f"{ghoul['smashed']} of {some(ghoul['crystal_goal'], 'Crystal')}")
    return f"{capital(' or '.join(goals))}." if goals else ""


ACTS = {
    END: "End the turn",
    SMASH: "Smash the Crystal",
    FLARE: "Flare: light up the surroundings for 1 movement",
    COLLECT: "Collect a Treasure",
    GEM: "Collect a Gem, and roll for it",
    GEM_SAFELY: "Collect a Gem safely",
    BOOST_MOVEMENT: "Boost: 1 movement more",
    BOOST_ATTACK: "Boost: the next attack is 1 stronger",
}
SHORT_ACTS = {
    END: "End turn",
    SMASH: "Smash",
    FLARE: "Flare",
    COLLECT: "Collect",
    GEM: "Gem",
    GEM_SAFELY: "Gem safely",
    BOOST_MOVEMENT: "Boost movement",
    BOOST_ATTACK: "Boost attack",
}


def turn_label(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return ACTS[pick]
    verb, what = pick
    if verb == "attack":
        return f"Attack {piece_name(view, PIECE_NUMBER[what])}"
    if verb == "use":
        return f"{terror_name(view, TERROR_NUMBER[what])}, once a turn"
    if verb == "spend":
        return f"{terror_name(view, TERROR_NUMBER[what])}, once a game"
    words = "Attack" if verb in ("charge", "pounce") else "Go"
    if verb in ("jump", "pounce"):
        return f"{words} through the Pits to {place_name(view, tile_of(what))}"
    return f"{words} {way_words(what)}{wall_words(view, what)} to {step_goal(view, what)}"


def wall_words(view: View, way: str) -> str:
    """Does the step lead through a wall?"""
    number = way_number(way)
    here = tile_facts(view, ghoul_tile(view))
    there = tile_facts(view, tile_beside(view, ghoul_tile(view), number))
    walls = (here["walls"] & ~here["bombs"]) >> number & 1 if here is not None else 0
    if there is not None:
        walls |= (there["walls"] & ~there["bombs"]) >> (number ^ 2) & 1
    return " through the wall" if walls else ""


def step_goal(view: View, way: str) -> str:
    tile = tile_beside(view, ghoul_tile(view), way_number(way))
    return "a new Dark tile" if tile == EMPTY else place_name(view, tile)


def turn_short(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return SHORT_ACTS[pick]
    verb, what = pick
    if verb == "attack":
        return f"Attack {what}"
    if verb in ("use", "spend"):
        return f"{terror_name(view, TERROR_NUMBER[what])} ({'turn' if verb == 'use' else 'game'})"
    words = {"step": "Go {}", "charge": "Attack {}", "jump": "Pit {}", "pounce": "Attack in Pit {}"}[verb]
    return words.format(what if verb in ("step", "charge") else place_name(view, tile_of(what)).rpartition(" at ")[2])


def turn_about(pick: Pick, view: View) -> str:
    if pick in (COLLECT, GEM):
        return f"It costs {view['ghoul']['collect_price']} movement."
    if isinstance(pick, str):
        return ""
    if pick[0] in ("use", "spend"):
        return str(row(view, "terror", g.KIND_OF[TERROR_NUMBER[pick[1]]])["text"])
    if pick[0] in ("step", "charge"):
        tile = tile_beside(view, ghoul_tile(view), way_number(pick[1]))
        return "A Dark tile is placed there first." if tile == EMPTY else tile_about(TILE[tile], view)
    return ""


def turn_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if isinstance(pick, str):
        return (tile_id(ghoul_tile(view)),) if pick in (SMASH, COLLECT, GEM, GEM_SAFELY, FLARE) else ()
    if pick[0] in ("step", "charge"):
        return beside_touch(view, ghoul_tile(view), way_number(pick[1]))
    if pick[0] in ("jump", "pounce"):
        return (tile_id(tile_of(pick[1])),)
    if pick[0] == "attack":
        return (tile_id(ghoul_tile(view)),)
    return (terror_id(TERROR_NUMBER[pick[1]]),)


CLAUSES = {"step": "VF-56.5", "charge": "VF-56.7", "jump": "VF-65.13", "pounce": "VF-56.7", "attack": "VF-56.7"}
ACT_CLAUSES = {SMASH: "VF-56.7", COLLECT: "VF-56.6", GEM: "VF-56.6", GEM_SAFELY: "VF-56.6"}


def turn_clause(pick: Pick, view: View) -> str | None:
    if isinstance(pick, str):
        boost = pick in (BOOST_ATTACK, BOOST_MOVEMENT)
        return "VF-58.7" if boost else ACT_CLAUSES.get(pick)
    return CLAUSES.get(pick[0], "VF-56.13")


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


PROWL = (
    *STEP_TO,
    *CHARGE,
    *JUMP,
    *POUNCE,
    *STRIKE,
    SMASH,
    COLLECT,
    GEM,
    GEM_SAFELY,
    FLARE,
    BOOST_MOVEMENT,
    BOOST_ATTACK,
    *USE,
    *SPEND,
    END,
)

GHOUL_QUESTIONS: tuple[Question, ...] = (
    Question(
        "ghoul",
        prompt=turn_prompt,
        told="{seat} leads the Ghoul.",
        clause="VF-56.3",
        domain=PROWL,
        label=turn_label,
        short=turn_short,
        about=turn_about,
        touches=turn_touch,
        option_clause=turn_clause,
        harmless=END,
        why=turn_why,
    ),
    Question(
        "lair",
        prompt=plain("Where does the Ghoul crawl out of the dark?"),
        told="{seat} places the Ghoul.",
        clause="VF-56.2",
        domain=TILE,
        label=tile_label,
        short=tile_short,
        touches=tile_touch,
    ),
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
        "prey",
        prompt=plain("Whom does the Ghoul attack?"),
        told="{seat} attacks.",
        clause="VF-56.7",
        domain=PIECE,
        label=lambda pick, view: capital(piece_name(view, PIECE_NAMES.index(pick))),
        touches=lambda pick, view: (tile_id(ghoul_tile(view)),),
    ),
    Question(
        "symbol",
        prompt=plain("The Ghoul skitters away: to which symbol?"),
        told="{seat} names a symbol.",
        clause="VF-56.14",
        domain=SYMBOL,
        label=lambda pick, view: str(pick).capitalize(),
        why=plain("It goes to a Dark tile with that symbol and nothing on it."),
    ),
    Question(
        "skitter",
        prompt=plain("Where does the Ghoul skitter to?"),
        told="{seat} moves the Ghoul.",
        clause="VF-56.14",
        domain=TILE,
        label=tile_label,
        short=tile_short,
        touches=tile_touch,
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
        "gem",
        prompt=plain("Which Gem?"),
        told="{seat} reaches for a Gem.",
        clause="VF-56.6",
        domain=GEMS,
        label=lambda pick, view: f"The {str(pick).capitalize()} Gem",
    ),
    Question(
        "take_from",
        prompt=plain("No Treasure is in the supply: from where on the map is one taken?"),
        told="{seat} takes a Treasure from the map.",
        clause="VF-56.6",
        domain=TILE,
        label=tile_label,
        short=tile_short,
        touches=tile_touch,
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
