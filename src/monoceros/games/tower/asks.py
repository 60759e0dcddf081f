"""Every question of the game: its words, clause, answers, their labels, and the things on the table they touch."""

from __future__ import annotations

from typing import Any

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, Questions, View
from monoceros.games.tower.asks_words import (
    army_about,
    assign_short,
    assign_why,
    attack_about,
    attack_short,
    attack_why,
    build_about,
    build_short,
    build_why,
    card_about,
    card_short,
    draw_why,
    go_on_why,
    own_base_short,
    own_troop_short,
    renew_why,
    window_about,
    window_short,
    window_why,
)
from monoceros.games.tower.names import (
    ROMAN,
    ability_name,
    base_name,
    base_on,
    group_name,
    mine,
    place,
    special_name,
    troops_on,
    words_of,
)
from monoceros.games.tower.picks import (
    ATTACK,
    BASE,
    BUILD,
    BURN,
    CARD,
    CARD_OF,
    DONE,
    END,
    GO_ON,
    PALACE_ITSELF,
    PASS,
    PILES,
    PLAY,
    RENEW,
    SPECIAL_TROOP,
    TROOP,
    space_of,
)
from monoceros.games.tower.scene_ids import hand_id, pile_id, place_id, plate_id, specials_of, territory_id
from monoceros.games.tower.tables import ARMY_WORDS, FIRST_BASE, PALACE, SLOT_NAMES, SLOT_OF

# -- labels and touched things of each question ---


def army_label(pick: Pick, view: View) -> str:
    return next((str(army["name"]) for army in view["armies"] if army["word"] == pick), str(pick))


def draw_label(pick: Pick, view: View) -> str:
    return "Draw an ability card" if pick == "ability" else "Draw a base card"


def discard_label(pick: Pick, view: View) -> str:
    name = ability_name if pick[0] == "ability" else base_name
    return f"Discard {name(view, mine(view), pick[1])} ({pick[0]})"


def card_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (hand_id(mine(view), CARD_OF[pick]),)


def build_label(pick: Pick, view: View) -> str:
    if pick == DONE:
        return "Build no more"
    covered = view["seats"][mine(view)]["bases"][space_of(pick)]
    over = f", over {base_on(view, mine(view), space_of(pick))}" if covered >= 0 else ""
    return f"{base_name(view, mine(view), pick[1])} on {place(pick[2], pick[3])}{over}"


def build_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if pick == DONE:
        return ()
    return hand_id(mine(view), FIRST_BASE + SLOT_OF[pick[1]]), place_id(view, mine(view), space_of(pick))


def window_label(pick: Pick, view: View) -> str:
    return "Pass" if pick == PASS else f"Play {ability_name(view, mine(view), pick[1])}"


def window_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == PASS else (hand_id(mine(view), SLOT_OF[pick[1]]),)


def window_clause(pick: Pick, view: View) -> str | None:
    if pick == PASS:
        return "AT-7.5"
    return str(words_of(view, mine(view))["abilities"][SLOT_NAMES.index(pick[1])]["clause"])


def attack_label(pick: Pick, view: View) -> str:
    if pick == END:
        return "End the battle phase"
    return f"Attack with {group_name(view, pick[1])} against territory {ROMAN[pick[2] - 1]}"


def attack_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if pick == END:
        return ()
    group = PALACE if pick[1] == "palace" else int(pick[1]) - 1
    return territory_id(mine(view), group), territory_id(1 - mine(view), pick[2] - 1)


def assign_label(pick: Pick, view: View) -> str:
    enemy = 1 - mine(view)
    if pick == SPECIAL_TROOP:
        return f"Hit the {special_name(view, enemy)}"
    if pick == PALACE_ITSELF:
        return "Hit the palace"
    space = space_of(pick)
    what = troops_on(view, enemy, space) if pick[0] == "troop" else base_on(view, enemy, space)
    return f"Hit the {what} on {place(pick[1], pick[2])}"


def assign_touch(pick: Pick, view: View) -> tuple[str, ...]:
    enemy = 1 - mine(view)
    if pick == SPECIAL_TROOP:
        return specials_of(view, enemy)
    return (plate_id(enemy),) if pick == PALACE_ITSELF else (place_id(view, enemy, space_of(pick)),)


def assign_clause(pick: Pick, view: View) -> str | None:
    if pick == PALACE_ITSELF:
        return "AT-9.4"
    return "AT-8.13" if pick[0] == "base" else "AT-8.12"


def own_space_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (place_id(view, mine(view), space_of(pick)),)


def recruit_label(pick: Pick, view: View) -> str:
    return f"Recruit on the {base_on(view, mine(view), space_of(pick))} of {place(pick[1], pick[2])}"


def unbroken_label(pick: Pick, view: View) -> str:
    return f"Save the {troops_on(view, mine(view), space_of(pick))} on {place(pick[1], pick[2])}"


def fixed(**labels: str) -> Any:
    return lambda pick, view: labels[pick]


def build_prompt(view: View) -> str:
    return "Build a base, or go on?" if view["turn"] else "Play a base to start with, or go on?"


def window_prompt(view: View) -> str:
    if view["attack"] is not None:
        return "Play an ability before the fight, or pass?"
    return "Play an ability, or pass?"


# The order of questions and of their answers is the order of code numbers: never change it within a version.
QUESTIONS = Questions(
    (
        Question(
            "army",
            prompt=lambda view: "Which army do you lead?",
            told="{seat} chooses an army.",
            clause="AT-16.1",
            domain=ARMY_WORDS,
            label=army_label,
            why=lambda view: "Each army has bases, troops and abilities of its own.",
            about=army_about,
        ),
        Question(
            "draw",
            prompt=lambda view: "Draw from which pile?",
            told="{seat} draws a card.",
            clause=lambda view: "AT-6.6" if view["turn"] else "AT-4.3",
            domain=PILES,
            label=draw_label,
            touches=lambda pick, view: (pile_id(mine(view), pick),),
            why=draw_why,
            short=fixed(ability="Ability card", base="Base card"),
        ),
        Question(
            "burn",
            prompt=lambda view: "Keep this hand, or burn it for five new cards?",
            told="{seat} decides whether to keep the first hand.",
            clause="AT-15.1",
            domain=BURN,
            label=fixed(burn="Burn the hand", keep="Keep it"),
            harmless="keep",
            why=lambda view: "A burned hand goes to the discard piles. It can be done three times at most.",
            short=fixed(burn="Burn", keep="Keep"),
        ),
        Question(
            "build",
            prompt=build_prompt,
            told="{seat} may build.",
            clause=lambda view: "AT-6.8" if view["turn"] else "AT-4.4",
            domain=(DONE, *[pick for kind in BUILD for pick in kind]),
            label=build_label,
            touches=build_touch,
            option_clause=lambda pick, view: "AT-6.9" if view["turn"] else "AT-4.4",
            harmless=DONE,
            why=build_why,
            short=build_short,
            about=build_about,
        ),
        Question(
            "renew",
            prompt=lambda view: "Renew both sides, or go straight to battle?",
            told="{seat} decides whether to renew.",
            clause="AT-5.3",
            domain=RENEW,
            label=fixed(renew="Renew: both recruit, draw two and build", decline="Do not renew"),
            option_clause=lambda pick, view: "AT-6.2" if pick == "renew" else "AT-5.4",
            why=renew_why,
            short=fixed(renew="Renew", decline="Do not renew"),
        ),
        Question(
            "discard",
            prompt=lambda view: "Too many cards: discard one.",
            told="{seat} discards down to five cards.",
            clause="AT-6.7",
            domain=CARD,
            label=discard_label,
            touches=card_touch,
            why=lambda view: "Nobody keeps more than five cards.",
            short=card_short,
            about=card_about,
        ),
        Question(
            "window",
            prompt=window_prompt,
            told="{seat} may play an ability.",
            clause="AT-7.5",
            domain=(PASS, *PLAY),
            label=window_label,
            touches=window_touch,
            option_clause=window_clause,
            harmless=PASS,
            why=window_why,
            short=window_short,
            about=window_about,
        ),
        Question(
            "attack",
            prompt=lambda view: "Declare an attack, or end the battle phase?",
            told="{seat} may attack.",
            clause="AT-7.9",
            domain=(END, *[pick for group in ATTACK for pick in group]),
            label=attack_label,
            touches=attack_touch,
            option_clause=lambda pick, view: "AT-7.4" if pick == END else "AT-7.10",
            harmless=END,
            why=attack_why,
            short=attack_short,
            about=attack_about,
        ),
        Question(
            "go_on",
            prompt=lambda view: "The way is clear. Go on to the palace?",
            told="{seat} may go on to the palace.",
            clause="AT-9.1",
            domain=GO_ON,
            label=fixed(palace="Go on to the palace", stay="Stay"),
            touches=lambda pick, view: (plate_id(1 - mine(view)),) if pick == "palace" else (),
            option_clause=lambda pick, view: "AT-9.3" if pick == "palace" else "AT-9.9",
            harmless="stay",
            why=go_on_why,
            short=fixed(palace="To the palace", stay="Stay"),
        ),
        Question(
            "assign",
            prompt=lambda view: f"You have {view['combat']['left']} damage to assign. Where does it go?",
            told="{seat} assigns damage.",
            clause="AT-8.11",
            domain=(*TROOP, SPECIAL_TROOP, *BASE, PALACE_ITSELF),
            label=assign_label,
            touches=assign_touch,
            option_clause=assign_clause,
            why=assign_why,
            short=assign_short,
        ),
        Question(
            "recruit",
            prompt=lambda view: "Recruit a troop on which base?",
            told="{seat} recruits.",
            clause="AT-10.7",
            domain=BASE,
            label=recruit_label,
            touches=own_space_touch,
            why=lambda view: "A base has room for two troops.",
            short=own_base_short,
        ),
        Question(
            "muster",
            prompt=lambda view: "Muster in which territory?",
            told="{seat} musters.",
            clause="AT-16.4",
            domain=(1, 2, 3),
            label=lambda pick, view: f"Territory {ROMAN[pick - 1]}",
            touches=lambda pick, view: (territory_id(mine(view), pick - 1),),
            why=lambda view: "Each base there that has no troops recruits one.",
        ),
        Question(
            "unbroken",
            prompt=lambda view: "Which of them stands unbroken?",
            told="{seat} saves a troop.",
            clause="AT-16.12",
            domain=TROOP,
            label=unbroken_label,
            touches=own_space_touch,
            why=lambda view: "Once in each fight: it stands on, with one point of damage to go.",
            short=own_troop_short,
        ),
    )
)
