"""Questions of the Goblins (sections 31 and 40 to 44): their words, clauses, answers, and what they touch."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast import picks_goblins as p
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.asks_goblins_words import (
    about_tribe,
    drawn_prompt,
    hex_label,
    secret_about,
    secret_label,
    secret_touch,
    tribe_about,
)
from monoceros.games.vast.asks_tribe import TRIBE_QUESTIONS
from monoceros.games.vast.asks_words import about_tile, about_words, plain, with_answer
from monoceros.games.vast.names import (
    capital,
    monster_name,
    name_of,
    role_name,
    row,
    secret_id,
    secret_name,
    slot_id,
    tribe_id,
    tribe_name,
    war_id,
)
from monoceros.games.vast.picks import STOP
from monoceros.games.vast.tables import DRAGON_PIECE, EMPTY

# -- the War card ---


def war_label(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return name_of(view, "war", p.WAR_NUMBER[pick])
    if pick[0] == "redraw":
        return f"Ruby: another card for {name_of(view, 'war', p.WAR_NUMBER[pick[1]])}"
    return f"Play {secret_name(view, p.SECRET_NUMBER[pick[1]])}"


def war_about(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return str(row(view, "war", p.WAR_NUMBER[pick])["text"])
    return "" if pick[0] == "redraw" else str(row(view, "secret", p.SECRET_NUMBER[pick[1]])["text"])


def war_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if isinstance(pick, str):
        return (war_id(p.WAR_NUMBER[pick]),)
    return () if pick[0] == "redraw" else (secret_id(p.SECRET_NUMBER[pick[1]]),)


def war_clause(pick: Pick, view: View) -> str | None:
    return None if isinstance(pick, str) else "VF-41.8"


# -- their turn ---


def turn_label(pick: Pick, view: View) -> str:
    if pick == p.END:
        return "End the turn"
    if pick[0] == "activate":
        return f"Activate {tribe_name(view, p.TRIBE_NUMBER[pick[1]])}"
    return f"Play {secret_name(view, p.SECRET_NUMBER[pick[1]])}"


def turn_about(pick: Pick, view: View) -> str:
    if pick == p.END:
        return ""
    if pick[0] == "activate":
        return tribe_about(pick[1], view)
    return str(row(view, "secret", p.SECRET_NUMBER[pick[1]])["text"])


def turn_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if pick == p.END:
        return ()
    return (tribe_id(p.TRIBE_NUMBER[pick[1]]),) if pick[0] == "activate" else (secret_id(p.SECRET_NUMBER[pick[1]]),)


def turn_clause(pick: Pick, view: View) -> str | None:
    return "VF-41.8" if pick[0] == "play" else None


def turn_why(view: View) -> str:
    goblins = view["goblins"]
    tribes = [f"{g.TRIBE_NAMES[n].capitalize()} {tribe['strength']}" for n, tribe in enumerate(goblins["tribes"])]
    return f"Strength: {', '.join(tribes)}. Rage {goblins['rage']}. {goal_words(view)}"


def goal_words(view: View) -> str:
    """What they are after."""
    goblins = view["goblins"]
    if goblins["target"] != EMPTY:
        return f"Kill {role_name(goblins['target'])}!"
    left = goblins["goal"] - goblins["smashed"]
    return f"{left} Crystals to smash." if left > 0 else "Now escape through the Entrance!"


# -- Monsters ---


def assign_prompt(view: View) -> str:
    return f"The {monster_name(view, view['goblins']['fresh'])} has come: whose Monster will it be?"


def assign_why(view: View) -> str:
    return str(row(view, "tribe_monster", view["goblins"]["fresh"])["text"])


def slot_label(pick: Pick, view: View) -> str:
    words = {p.DISCARD: "Nobody's: discard it", p.REDRAW: "Ruby: discard it and draw another"}
    if pick in words:
        return words[pick]
    slot = p.SLOT_NUMBER[pick]
    old = view["goblins"]["monsters"][slot]
    name = capital(tribe_name(view, g.SLOT_TRIBE[slot])) + (", second place" if slot == 2 else "")
    return name if old == g.NOTHING else f"{name}, for the {monster_name(view, old)}"


def slot_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (slot_id(p.SLOT_NUMBER[pick]),) if pick in p.SLOT_NUMBER else ()


def shed_label(pick: Pick, view: View) -> str:
    return f"The {monster_name(view, view['goblins']['monsters'][p.SLOT_NUMBER[pick]])}"


GOBLINS_QUESTIONS: tuple[Question, ...] = (
    Question(
        "war",
        prompt=plain("Which War card will the Goblins follow?"),
        told="{seat} looks at War cards.",
        clause="VF-41.1",
        domain=(*p.WAR, *p.REDRAW_WAR, *p.PLAY),
        label=war_label,
        about=war_about,
        touches=war_touch,
        option_clause=war_clause,
        why=turn_why,
    ),
    about_tribe(
        "refuse",
        "For 1 Rage a Tribe may refuse its discs.",
        "{seat} counts the new Goblins.",
        "VF-41.2",
        p.TAKE_DISCS,
        harmless=p.TAKE_DISCS,
    ),
    about_tribe(
        "overpopulation",
        "There are too many Goblins: which Tribe scatters?",
        "{seat} has too many Goblins.",
        "VF-41.3",
        p.LEADER,
    ),
    Question(
        "assign",
        prompt=assign_prompt,
        told="{seat} has drawn a Monster.",
        clause="VF-41.4",
        domain=(*p.SLOT, p.DISCARD, p.REDRAW),
        label=slot_label,
        touches=slot_touch,
        harmless=p.DISCARD,
        why=assign_why,
    ),
    about_words(
        "new_secret",
        drawn_prompt,
        "{seat} has drawn a Secret.",
        "VF-43.16g",
        {p.KEEP: "Keep it", p.REDRAW: "Discard it and draw another"},
        harmless=p.KEEP,
    ),
    Question(
        "drop_secret",
        prompt=plain("Which Secret do the Goblins discard?"),
        told="{seat} discards a Secret.",
        clause="VF-41.7",
        domain=p.SECRETS,
        label=secret_label,
        about=secret_about,
        touches=secret_touch,
    ),
    Question(
        "goblins",
        prompt=plain("The Goblins' turn: which Tribe is next?"),
        told="{seat} leads the Goblins.",
        clause="VF-41.10",
        domain=(*p.ACTIVATE, *p.PLAY, p.END),
        label=turn_label,
        about=turn_about,
        touches=turn_touch,
        option_clause=turn_clause,
        harmless=p.END,
        why=turn_why,
    ),
    *TRIBE_QUESTIONS,
    Question(
        "shed",
        prompt=plain("Which Monster does the scattered Tribe discard?"),
        told="{seat} discards a Monster.",
        clause="VF-42.6",
        domain=p.SLOT,
        label=shed_label,
        touches=slot_touch,
    ),
    about_words(
        "beetles",
        "Give the Bright Beetles up, to lose one Goblin less?",
        "{seat} looks at the Bright Beetles.",
        "VF-42.8",
        {p.BEETLES: "Give the Beetles up", p.NO_BEETLES: "Keep the Beetles"},
        harmless=p.NO_BEETLES,
    ),
    about_words(
        "trap",
        "A Tribe is being attacked: spring the Trap to ignore it?",
        "{seat} looks at the Trap.",
        "VF-44.5",
        {p.TRAP: "Spring the Trap", p.NO_TRAP: "Keep the Trap"},
        harmless=p.NO_TRAP,
    ),
    about_words(
        "poison",
        "The Tribe attacks the Knight: with Poison?",
        "{seat} sharpens the blades.",
        "VF-41.8",
        {p.POISON: "Use Poison", p.NO_POISON: "No Poison"},
        harmless=p.NO_POISON,
    ),
    Question(
        "steal_secret",
        prompt=plain("Which Secret of the Goblins is discarded?"),
        told="{seat} goes through the Goblins' Secrets.",
        clause="VF-50.5b",
        domain=(*p.SECRETS, p.HIDDEN),
        label=secret_label,
        about=secret_about,
        touches=secret_touch,
    ),
    about_tribe("spores", "Spores: which Tribe sinks to one Goblin?", "{seat} breathes Spores.", "VF-54.5b"),
    about_words(
        "dragon_came",
        "The Dragon has come to a Tribe that is stronger than his Armor: attack him?",
        "{seat} sees the Dragon come.",
        "VF-47.9",
        {p.ATTACK[DRAGON_PIECE]: "Attack the Dragon", p.NOBODY: "Let him be"},
        harmless=p.NOBODY,
    ),
    about_words(
        "reward",
        "The Thief is dead: Secrets or Rage?",
        "{seat} searches the Thief.",
        "VF-43.6",
        {"secret": "Secrets", "rage": "Rage"},
        harmless="secret",
    ),
    about_tribe(
        "lie_in_wait",
        "The Knight has walked into an Ambush: which hidden Tribe attacks her?",
        "{seat} lies in wait.",
        "VF-31.1",
        p.NOBODY,
        harmless=p.NOBODY,
    ),
    about_tribe("hiding_spots", "Which hidden Tribe attacks the Knight?", "{seat} knows a hiding spot.", "VF-43.16d"),
    about_tribe("which_tribe", "Which Tribe is the Secret for?", "{seat} plays a Secret.", "VF-41.8"),
    Question(
        "hex",
        prompt=plain("Whom does the Hex hit?"),
        told="{seat} mutters a Hex.",
        clause="VF-44.3",
        domain=p.HEX,
        label=hex_label,
    ),
    with_answer(
        about_tile(
            "cave_in",
            lambda view: f"Cave-In: which tile falls? {view['left']} left.",
            "{seat} makes the Cave fall in.",
            "VF-43.16f",
        ),
        STOP,
        "Enough",
        "Enough",
        harmless=STOP,
    ),
    about_tribe(
        "first_tribe",
        "Possessed Goblins: which hidden Tribe comes out first?",
        "{seat} wakes the Goblins.",
        "VF-59.7",
        p.NOBODY,
        harmless=p.NOBODY,
    ),
)
