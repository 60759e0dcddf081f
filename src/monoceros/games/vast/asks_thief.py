"""Questions of the Thief: their words, clauses, answers, and the things on the table they touch."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.asks_words import (
    about_tile,
    about_words,
    beside_touch,
    on_mat,
    plain,
    tile_about,
    way_words,
    with_answer,
)
from monoceros.games.vast.names import (
    boon_id,
    name_of,
    piece_name,
    place_name,
    row,
    some,
    tile_id,
    tile_of,
    tile_spot,
)
from monoceros.games.vast.picks import PIECE_NUMBER, TILE
from monoceros.games.vast.picks_ghost import GHOST_PICKS
from monoceros.games.vast.picks_knight import TREASURE_NUMBER
from monoceros.games.vast.picks_thief import (
    ACCEPT,
    AGAIN,
    BOON,
    BOON_NUMBER,
    CLIMB_TO,
    END,
    FACE_DOWN_CARD,
    FLARE,
    GEM_NUMBER,
    HIDE,
    JUMP_TO,
    LEAVE_DARK,
    LOOK,
    LOOT_GEM,
    LOOT_TREASURE,
    REVEAL,
    ROB,
    ROB_KNIGHT,
    SNEAK,
    STAB,
    STATS_PICK,
    STAY_PUT,
    UNLOCK,
)
from monoceros.games.vast.tables import EMPTY, WAY_NAMES

# -- words ---


def thief_tile(view: View) -> int:
    return int(view["pieces"]["thief"])


def goal_words(view: View) -> str:
    """What he still has to do."""
    thief = view["thief"]
    if not thief["goal"]:
        return "Kill the Unicorn, then escape through the Entrance."
    return f"{thief['stashed']} of {thief['goal']} tokens stashed, {thief['burden']} carried."


def luck_words(cubes: int) -> str:
    needed = f.NEEDED[cubes]
    return "Always succeeds." if needed <= 1 else f"Succeeds on {needed} or more."


# -- his turn ---


def turn_prompt(view: View) -> str:
    thief = view["thief"]
    return f"The Thief's turn: {some(max(thief['steps'], 0), 'step')}, {some(thief['cubes'], 'Action cube')}."


def turn_why(view: View) -> str:
    thief = view["thief"]
    return f"{goal_words(view)} Stealth {thief['stealth']}, Loot Drop Level {thief['loot']}."


PLAIN_LABELS = {
    END: "End the turn",
    LOOK: "Look under the Dark tile (ends your movement)",
    LOOT_TREASURE: "Loot the Treasure (1 cube)",
    FLARE: "Flare (1 cube)",
}
PLAIN_SHORTS = {END: "End turn", LOOK: "Look", LOOT_TREASURE: "Loot", FLARE: "Flare"}


def turn_label(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return PLAIN_LABELS[pick]
    kind, what = pick[0], pick[1]
    if kind in ("step", "climb"):
        verb = "Go" if kind == "step" else "Climb"
        return f"{verb} {way_words(what)} to {step_goal(pick, view)}"
    if kind == "jump":
        return f"Climb to the Pit at {tile_spot(view, tile_of(what))}"
    if kind == "gem":
        return f"Loot the {gem_name(view, what)} Gem ({some(pick[2], 'cube')})"
    if kind == "pickpocket":
        return f"Pickpocket {piece_name(view, PIECE_NUMBER[what])} ({some(pick[2], 'cube')})"
    if kind == "backstab":
        return f"Backstab {piece_name(view, PIECE_NUMBER[what])} ({some(pick[2], 'cube')})"
    if kind == "unlock":
        return f"Pick the lock: {luck_words(what).rstrip('.').lower()} ({some(lock_cubes(view, what), 'cube')})"
    return f"Hide Loot: Level {view['thief']['loot'] - what} ({some(what, 'cube')})"


def lock_cubes(view: View, tier: int) -> int:
    return tier - int(f.LOCK_KIT in view["thief"]["upgrades"])


def gem_name(view: View, kind: str) -> str:
    return name_of(view, "power_card", GEM_NUMBER[kind])


def step_goal(pick: Pick, view: View) -> str:
    touched = beside_touch(view, thief_tile(view), WAY_NAMES.index(pick[1]))
    return place_name(view, int(touched[0].rpartition("/")[2])) if touched else "a new Dark tile"


def turn_short(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return PLAIN_SHORTS[pick]
    kind, what = pick[0], pick[1]
    if kind in ("step", "climb"):
        return f"{'Go' if kind == 'step' else 'Climb'} {what}"
    if kind == "jump":
        return f"Pit {tile_spot(view, tile_of(what))}"
    if kind == "gem":
        return f"{gem_name(view, what)} Gem: {pick[2]}"
    if kind in ("pickpocket", "backstab"):
        return f"{'Rob' if kind == 'pickpocket' else 'Stab'} {what.capitalize()}: {pick[2]}"
    return f"{'Lock' if kind == 'unlock' else 'Hide'}: {what}"


def turn_about(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return ""
    kind = pick[0]
    if kind == "step":
        touched = beside_touch(view, thief_tile(view), WAY_NAMES.index(pick[1]))
        return tile_about(TILE[int(touched[0].rpartition("/")[2])], view) if touched else ""
    if kind == "pickpocket":
        return luck_words(pick[2])
    if kind == "gem":
        return "Safe." if pick[2] >= f.SAFE_LOOT else "If the Dragon die affects the centre, you die."
    if kind in ACTION_OF:
        return str(row(view, "action", ACTION_OF[kind])["text"])
    return ""


ACTION_OF = {"climb": f.CLIMB, "unlock": f.PICK_LOCK, "backstab": f.BACKSTAB, "hide": f.HIDE_LOOT}


def turn_touch(pick: Pick, view: View) -> tuple[str, ...]:
    here = (tile_id(thief_tile(view)),)
    if isinstance(pick, str):
        return here if pick in (LOOK, LOOT_TREASURE) else ()
    kind = pick[0]
    if kind in ("step", "climb"):
        return beside_touch(view, thief_tile(view), WAY_NAMES.index(pick[1]))
    if kind == "jump":
        return (tile_id(tile_of(pick[1])),)
    if kind in ("pickpocket", "backstab"):
        tile = int(view["pieces"][pick[1]])
        return () if tile == EMPTY else (tile_id(tile),)
    if kind == "hide":
        return on_mat(view, "thief", "mat/thief/loot")
    return here if kind in ("gem", "unlock") else ()


TURN_CLAUSES = {
    END: "VF-50.4",
    LOOK: "VF-50.2",
    "step": "VF-50.1",
    "jump": "VF-65.13",
    "pickpocket": "VF-51.1",
    "backstab": "VF-51.1",
}


def turn_clause(pick: Pick, view: View) -> str:
    return TURN_CLAUSES.get(pick if isinstance(pick, str) else pick[0], "VF-50.3")


# -- Stat tokens and upgrades ---


def stats_label(pick: Pick, view: View) -> str:
    return f"Movement {pick[0]}, Stealth {pick[1]}, Thievery {pick[2]}"


def stats_short(pick: Pick, view: View) -> str:
    return f"{pick[0]} {pick[1]} {pick[2]}"


def boon_label(pick: Pick, view: View) -> str:
    return name_of(view, "boon", BOON_NUMBER[pick])


def boon_about(pick: Pick, view: View) -> str:
    return str(row(view, "boon", BOON_NUMBER[pick])["text"])


def boon_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return on_mat(view, "thief", boon_id(BOON_NUMBER[pick]))


# -- smaller questions ---


def peek_prompt(view: View) -> str:
    facts = next(tile for tile in view["tiles"] if tile["tile"] == view["focus"])
    seen = f": {facts['known']}" if facts.get("known") else ""
    return f"You look under the Dark tile{seen}. Reveal it?"


def rob_label(pick: Pick, view: View) -> str:
    if pick == FACE_DOWN_CARD:
        return "A face-down card, at random"
    return f"The {name_of(view, 'treasure', TREASURE_NUMBER[pick])}"


def die_words(view: View) -> str:
    return f"The Action die shows {view['thief']['rolled']}."


THIEF_QUESTIONS: tuple[Question, ...] = (
    Question(
        "stats",
        prompt=plain("Which Stat token goes where?"),
        told="{seat} assigns the Stat tokens.",
        clause="VF-49.3",
        domain=STATS_PICK,
        label=stats_label,
        short=stats_short,
        why=goal_words,
    ),
    Question(
        "thief",
        prompt=turn_prompt,
        told="{seat} leads the Thief.",
        clause="VF-50.3",
        domain=(
            *SNEAK,
            *CLIMB_TO,
            *JUMP_TO,
            LOOK,
            LOOT_TREASURE,
            *LOOT_GEM,
            *ROB,
            *STAB,
            *HIDE,
            FLARE,
            *UNLOCK,
            *GHOST_PICKS,
            END,
        ),
        label=turn_label,
        short=turn_short,
        about=turn_about,
        touches=turn_touch,
        option_clause=turn_clause,
        harmless=END,
        why=turn_why,
    ),
    about_words(
        "peek",
        peek_prompt,
        "{seat} looks under a Dark tile.",
        "VF-50.2",
        {REVEAL: "Reveal it", LEAVE_DARK: "Leave it Dark"},
        harmless=LEAVE_DARK,
    ),
    about_words(
        "sticky",
        "Sticky Fingers: roll the Pickpocket again?",
        "{seat} may roll again.",
        "VF-51.6",
        {AGAIN: "Roll again", ACCEPT: "Accept the failure"},
        harmless=ACCEPT,
        why=die_words,
    ),
    Question(
        "rob_knight",
        prompt=plain("Which Treasure card of the Knight do you take away?"),
        told="{seat} goes through the Knight's Treasures.",
        clause="VF-50.5a",
        domain=ROB_KNIGHT,
        label=rob_label,
    ),
    Question(
        "boon",
        prompt=plain("Which upgrade does the stashed token bring?"),
        told="{seat} takes an upgrade.",
        clause="VF-51.5",
        domain=BOON,
        label=boon_label,
        about=boon_about,
        touches=boon_touch,
    ),
    Question(
        "lose_boon",
        prompt=plain("Which upgrade do you lose? Its token still counts."),
        told="{seat} loses an upgrade.",
        clause="VF-51.6",
        domain=BOON,
        label=boon_label,
        about=boon_about,
        touches=boon_touch,
    ),
    with_answer(
        about_tile("evade", "You have evaded the attack. Where do you go?", "{seat} evades.", "VF-51.10"),
        STAY_PUT,
        "Stay where you are",
        "Stay",
        harmless=STAY_PUT,
    ),
)
