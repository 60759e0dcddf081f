"""Questions of the Knight's Encounters: attacks, Treasures, Events, Ambushes, lost cubes (sections 27 to 31)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.asks_knight import (
    CUBES,
    cube_place,
    odds_words,
    turn_about,
    turn_label,
    turn_short,
    turn_touch,
    turn_why,
)
from monoceros.games.vast.asks_words import (
    about_edge,
    about_tile,
    about_words,
    plain,
    space_label,
    space_short,
    space_touch,
)
from monoceros.games.vast.names import (
    capital,
    cube_place_id,
    knight_tile,
    monster_attacks,
    name_of,
    piece_name,
    place_name,
    row,
    tile_id,
)
from monoceros.games.vast.picks import EDGE, PIECE_NUMBER, TILE
from monoceros.games.vast.picks_dragon import PAY_GEM
from monoceros.games.vast.picks_knight import (
    CUBE_FROM,
    DECLINE,
    FIGHT,
    FINISH,
    GO_ON,
    KEEP,
    MONSTER,
    PASS,
    PLACE_NUMBER,
    SMASH,
    SWING,
    TAKE,
)
from monoceros.games.vast.tables import UNICORN_PIECE

# -- cubes ---


def from_label(pick: Pick, view: View) -> str:
    if pick == PASS:
        return "No, keep the cubes"
    if PLACE_NUMBER[pick[1]] == k.ASIDE:
        return "A cube that is set aside"
    return f"A cube from {cube_place(view, pick[1])}"


def from_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == PASS else (cube_place_id(pick[1]),)


# -- Encounters ---


def encounter_label(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return {
            SMASH: "Smash the Crystal",
            TAKE: "Take a Treasure",
            FINISH: "Leave it at that",
        }[pick]
    if pick[0] == "attack":
        return f"Attack {piece_name(view, PIECE_NUMBER[pick[1]])}"
    if pick[0] == "gem":
        return f"Take the {pick[1].capitalize()} Gem, and roll for it"
    return turn_label(pick, view)


def encounter_short(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return pick.capitalize()
    return f"{pick[0].capitalize()} {pick[1]}" if pick[0] in ("attack", "gem") else turn_short(pick, view)


def encounter_about(pick: Pick, view: View) -> str:
    if pick == FIGHT[UNICORN_PIECE]:
        return f"{odds_words(view)} He Teleports in any case."
    if pick in FIGHT or pick in PAY_GEM:
        return ""
    if pick == SMASH:
        return f"{k.GRIT_FOR_CRYSTAL} Grit, and it counts for Crystals smashed."
    return turn_about(pick, view) if isinstance(pick, tuple) else ""


def encounter_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if isinstance(pick, str):
        return () if pick == FINISH else (tile_id(knight_tile(view)),)
    if pick[0] in ("attack", "gem"):
        return (tile_id(knight_tile(view)),)
    return turn_touch(pick, view)


ENCOUNTER_CLAUSES = {SMASH: "VF-29.1", TAKE: "VF-30.6"}
FIGHT_CLAUSES = {"unicorn": "VF-33.1", "dragon": "VF-29.3", "thief": "VF-29.5", "ghoul": "VF-29.6"}


def encounter_clause(pick: Pick, view: View) -> str | None:
    if isinstance(pick, str):
        return ENCOUNTER_CLAUSES.get(pick)
    if pick[0] == "attack":
        return FIGHT_CLAUSES.get(pick[1], "VF-29.2")
    return "VF-30.9" if pick[0] == "gem" else None


def treasure_prompt(view: View) -> str:
    card = view["knight"]["offered"]
    if card in (k.NOTHING, k.TREASURE_CARDS):
        return "Keep the Treasure?"
    return f"You find the {name_of(view, 'treasure', card)}. Keep it?"


def treasure_why(view: View) -> str:
    card = view["knight"]["offered"]
    return "" if card in (k.NOTHING, k.TREASURE_CARDS) else str(row(view, "treasure", card)["text"])


# -- Events and Ambushes ---


def rest_prompt(view: View) -> str:
    event = view["knight"]["event"]
    return f"{name_of(view, 'event', event)}: which cube for it?" if event != k.NOTHING else "Which cube for it?"


def rest_why(view: View) -> str:
    event = view["knight"]["event"]
    return str(row(view, "event", event)["text"]) if event != k.NOTHING else ""


def ambush_prompt(view: View) -> str:
    monster, strength = view["knight"]["monster"], view["knight"]["ambush"]
    if "goblins" in view["roles"]:
        return f"An Ambush: a hidden Tribe may leap out at you! You have Strength {view['knight']['strength']}."
    if monster == k.NOTHING:
        return f"An Ambush of Strength {strength}! You have Strength {view['knight']['strength']}."
    if monster == k.WISP:
        return f"The {name_of(view, 'monster', monster)} lures you: the die decides."
    attack = capital(monster_attacks(view, monster, strength))
    return f"{attack} You have Strength {view['knight']['strength']}."


def ambush_why(view: View) -> str:
    monster = view["knight"]["monster"]
    if "goblins" in view["roles"]:
        return "Tribes that are stronger than you may: that costs 1 Health, and them 1 Rage."
    if monster == k.NOTHING:
        return "Higher is safe; when equal, the die decides; lower costs 1 Health."
    return str(row(view, "monster", monster)["text"])


def ambush_label(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return "Face it" if pick == GO_ON else "Draw a Monster instead"
    return turn_label(pick, view)


def ambush_short(pick: Pick, view: View) -> str:
    return ambush_label(pick, view) if isinstance(pick, str) else turn_short(pick, view)


def ambush_about(pick: Pick, view: View) -> str:
    if pick == MONSTER:
        return f"For the Sidequest {name_of(view, 'sidequest', k.FEARLESS)}: survive it without losing Health."
    return turn_about(pick, view) if isinstance(pick, tuple) else ""


ENCOUNTER_QUESTIONS: tuple[Question, ...] = (
    Question(
        "encounter",
        prompt=lambda view: f"What do you do on {place_name(view, knight_tile(view))}?",
        told="{seat} has an Encounter.",
        clause="VF-28.4",
        domain=(*FIGHT, SMASH, TAKE, *PAY_GEM, FINISH, *CUBES),
        label=encounter_label,
        short=encounter_short,
        about=encounter_about,
        touches=encounter_touch,
        option_clause=encounter_clause,
        harmless=FINISH,
        why=turn_why,
    ),
    Question(
        "treasure",
        prompt=treasure_prompt,
        told="{seat} has found a Treasure.",
        clause="VF-30.6",
        domain=(KEEP, DECLINE),
        label=lambda pick, view: "Keep it" if pick == KEEP else f"Decline it for {k.GRIT_FOR_TREASURE} Grit",
        short=lambda pick, view: pick.capitalize(),
        harmless=KEEP,
        why=treasure_why,
    ),
    Question(
        "rest",
        prompt=rest_prompt,
        told="{seat} may rest.",
        clause="VF-30.13",
        domain=(PASS, *CUBE_FROM[: k.LAST_PLACE + 1]),
        label=from_label,
        short=lambda pick, view: "No" if pick == PASS else cube_place(view, pick[1]).removeprefix("the "),
        touches=from_touch,
        harmless=PASS,
        why=rest_why,
    ),
    about_tile("look", "Which Dark tile is revealed next?", "{seat} looks around.", "VF-28.10"),
    Question(
        "ambush",
        prompt=ambush_prompt,
        told="{seat} faces an Ambush.",
        clause=lambda view: "VF-31.1" if "goblins" in view["roles"] else "VF-31.3",
        domain=(GO_ON, MONSTER, *CUBES),
        label=ambush_label,
        short=ambush_short,
        about=ambush_about,
        touches=lambda pick, view: () if isinstance(pick, str) else turn_touch(pick, view),
        harmless=GO_ON,
        why=ambush_why,
    ),
    about_tile("thrown", "The Ogre throws you out: where to?", "{seat} is thrown out by the Ogre.", "VF-31.6"),
    about_tile(
        "worm",
        "The Underworm drags you away: where to?",
        "{seat} is dragged away by the Underworm.",
        "VF-31.3",
        why="The tile is revealed in the same Encounter.",
    ),
    about_edge(
        "worm_tile",
        "The Underworm digs: where does a new Dark tile go?",
        "{seat} places a tile for the Underworm.",
        "VF-31.3",
    ),
    about_words(
        "axe",
        "Do you discard the cube of the Mighty Axe for 1 more Health of the Dragon?",
        "{seat} may swing the Mighty Axe.",
        "VF-30.8",
        {SWING: "Swing it", PASS: "Keep the cube"},
        harmless=PASS,
    ),
    Question(
        "flare_at",
        prompt=plain("Flare: around which space?"),
        told="{seat} sends up a Flare.",
        clause="VF-28.10",
        domain=(*TILE, *EDGE),
        label=space_label,
        short=space_short,
        touches=space_touch,
        why=plain("The Dragon die says which Dark tiles around it are revealed, for 1 Grit each."),
    ),
    Question(
        "return_cube",
        prompt=plain("You lose a Hero cube to the Grit track: which one?"),
        told="{seat} loses a Hero cube.",
        clause="VF-27.4",
        domain=CUBE_FROM[k.MOVEMENT : k.ASIDE + 1],
        label=from_label,
        short=lambda pick, view: from_label(pick, view).removeprefix("A cube from ").removeprefix("the "),
        touches=from_touch,
    ),
)
