"""Questions of the Knight (sections 26 to 31)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.asks_words import (
    beside_touch,
    tile_about,
    way_words,
)
from monoceros.games.vast.names import (
    capital,
    cube_place_id,
    knight_tile,
    name_of,
    piece_name,
    place_name,
    quest_id,
    row,
    some,
    tile_beside,
    tile_id,
    tile_of,
    treasure_id,
    unicorn_name,
    unicorn_tile,
    way_number,
)
from monoceros.games.vast.picks import PIECE_NUMBER, TILE
from monoceros.games.vast.picks_knight import (
    BLOW_UP,
    CUBE_TO,
    ENCOUNTER,
    END,
    FLARE,
    JUMP,
    PLACE_NUMBER,
    POTION_KIT,
    QUEST_NUMBER,
    SHOOT,
    SHOW,
    STEP_TO,
    THROUGH,
    TREASURE_NUMBER,
    TURN_UP,
)
from monoceros.games.vast.tables import DRAGON, EMPTY, NIGHTMARE

CUBES = CUBE_TO[k.MOVEMENT : k.LAST_PLACE + 1]

# -- cubes ---


def cube_place(view: View, place: str) -> str:
    """`Strength`, `the Ancient Map`, `the Heroic Boots`."""
    number = PLACE_NUMBER[place]
    if number <= k.STRENGTH:
        return place.capitalize() if number else "your hand"
    if number <= k.SHIELD:
        return f"the {name_of(view, 'equipment', number - k.BOMB)}"
    return f"the {name_of(view, 'treasure', number - k.ON_CARD)}"


def cube_about(view: View, place: str) -> str:
    """What one more cube there does."""
    number = PLACE_NUMBER[place]
    if number <= k.STRENGTH:
        values = row(view, "track", number - k.MOVEMENT)["values"]
        cubes = view["knight"]["cubes"][number]
        return f"{values[cubes]} becomes {values[cubes + 1]}." if cubes + 1 < len(values) else ""
    if number <= k.SHIELD:
        return str(row(view, "equipment", number - k.BOMB)["text"])
    return str(row(view, "treasure", number - k.ON_CARD)["text"])


# -- her turn ---


def turn_prompt(view: View) -> str:
    knight = view["knight"]
    free = knight["cubes"][k.FREE]
    cubes = f", {some(free, 'cube')} at hand" if free else ""
    steps, encounters = max(knight["steps"], 0), max(knight["encounters"], 0)
    return f"The Knight's turn: {some(steps, 'step')}, {some(encounters, 'Encounter')}{cubes}."


def turn_why(view: View) -> str:
    knight = view["knight"]
    return f"Strength {knight['strength']}, Health {knight['health']}, Grit {knight['grit']}. {goal_words(view)}"


def goal_words(view: View) -> str:
    """What she still has to do."""
    unicorn, knight = view["unicorn"], view["knight"]
    if unicorn is not None and (knight["hunts"] or knight["target"] == NIGHTMARE):
        if unicorn["out"]:
            return "Now escape through the Entrance!"
        return f"{capital(unicorn_name(view))} has Health {unicorn['health']}."
    if knight["target"] == DRAGON:
        return f"The Dragon has Health {view['dragon']['health']}."
    left = knight["goal"] - knight["smashed"]
    return f"{capital(some(left, 'Crystal'))} to smash." if left > 0 else "Now escape through the Entrance!"


def turn_label(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return {
            END: "End the turn",
            ENCOUNTER: "An Encounter where you stand",
            POTION_KIT: "Drink from the Potion Kit",
            FLARE: "Send up a Flare",
        }[pick]
    if pick[0] == "cube":
        return f"A cube to {cube_place(view, pick[1])}"
    if pick[0] == "shoot":
        return f"Shoot {piece_name(view, PIECE_NUMBER[pick[1]])}"
    if pick[0] == "step":
        return f"Go {way_words(pick[1])} to {step_goal(pick, view)}"
    if pick[0] == "through":
        return f"Go {way_words(pick[1])} through the wall to {step_goal(pick, view)}"
    if pick[0] == "jump":
        return f"Climb to the Pit at {place_name(view, tile_of(pick[1])).rpartition(' at ')[2]}"
    if pick[0] == "bomb":
        return f"Blow up the wall in the {way_words(pick[1])}"
    if pick[0] == "turn up":
        return f"Turn up the {name_of(view, 'treasure', TREASURE_NUMBER[pick[1]])}"
    quest = QUEST_NUMBER[pick[1]]
    return f"Show the Sidequest {name_of(view, 'sidequest', quest)} ({row(view, 'sidequest', quest)['grit']} Grit)"


def step_goal(pick: Pick, view: View) -> str:
    tile = tile_beside(view, knight_tile(view), way_number(pick[1]))
    return "a new Dark tile" if tile == EMPTY else place_name(view, tile)


def turn_short(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return {END: "End turn", ENCOUNTER: "Encounter", POTION_KIT: "Potion Kit", FLARE: "Flare"}[pick]
    if pick[0] == "cube":
        return cube_place(view, pick[1]).removeprefix("the ")
    if pick[0] == "turn up":
        return f"Turn up {name_of(view, 'treasure', TREASURE_NUMBER[pick[1]])}"
    if pick[0] == "quest":
        return name_of(view, "sidequest", QUEST_NUMBER[pick[1]])
    if pick[0] == "jump":
        return f"Pit {place_name(view, tile_of(pick[1])).rpartition(' at ')[2]}"
    words = {"step": "Go {}", "through": "Through {}", "bomb": "Bomb {}", "shoot": "Shoot {}"}[pick[0]]
    return words.format(pick[1])


def turn_about(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return "" if pick != POTION_KIT else str(row(view, "treasure", k.POTION)["text"])
    if pick[0] == "cube":
        return cube_about(view, pick[1])
    if pick[0] in ("step", "through"):
        return step_about(pick, view)
    if pick[0] == "turn up":
        return str(row(view, "treasure", TREASURE_NUMBER[pick[1]])["text"])
    if pick[0] == "quest":
        return str(row(view, "sidequest", QUEST_NUMBER[pick[1]])["text"])
    return ""


def step_about(pick: Pick, view: View) -> str:
    """What waits there."""
    tile = tile_beside(view, knight_tile(view), way_number(pick[1]))
    if tile == EMPTY:
        return "A Dark tile is placed there first."
    if view["unicorn"] is not None and unicorn_tile(view) == tile:
        return f"{capital(unicorn_name(view))} is there: you attack. {odds_words(view)}"
    return tile_about(TILE[tile], view)


def odds_words(view: View) -> str:
    return f"Strength {view['knight']['strength']} against Armor {view['unicorn']['armor']}."


def turn_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if isinstance(pick, str):
        if pick == POTION_KIT:
            return (treasure_id(k.POTION),)
        return (tile_id(knight_tile(view)),) if pick == ENCOUNTER else ()
    if pick[0] == "cube":
        return (cube_place_id(pick[1]),)
    if pick[0] in ("step", "through", "bomb"):
        return beside_touch(view, knight_tile(view), way_number(pick[1]))
    if pick[0] == "jump":
        return (tile_id(tile_of(pick[1])),)
    if pick[0] == "shoot":
        return (tile_id(int(view["pieces"][pick[1]])),)
    return (treasure_id(TREASURE_NUMBER[pick[1]]),) if pick[0] == "turn up" else (quest_id(QUEST_NUMBER[pick[1]]),)


TURN_CLAUSES = {
    "step": "VF-28.1",
    "through": "VF-30.4",
    "jump": "VF-65.13",
    "bomb": "VF-30.1",
    "cube": "VF-27.1",
    "turn up": "VF-30.7",
    "quest": "VF-30.10",
    "shoot": "VF-30.3",
}


def turn_clause(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return {END: "VF-28.12", ENCOUNTER: "VF-28.6", POTION_KIT: "VF-30.8", FLARE: "VF-28.10"}[pick]
    return TURN_CLAUSES[pick[0]]


TURN = (*STEP_TO, *THROUGH, *JUMP, ENCOUNTER, *CUBES, *BLOW_UP, POTION_KIT, FLARE, *SHOOT, *TURN_UP, *SHOW, END)

KNIGHT_QUESTIONS: tuple[Question, ...] = (
    Question(
        "knight",
        prompt=turn_prompt,
        told="{seat} leads the Knight.",
        clause="VF-28.11",
        domain=TURN,
        label=turn_label,
        short=turn_short,
        about=turn_about,
        touches=turn_touch,
        option_clause=turn_clause,
        harmless=END,
        why=turn_why,
    ),
)
