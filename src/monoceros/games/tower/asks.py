"""Every question of the game: its words, clause, answers, their labels, and the things on the table they touch."""

from __future__ import annotations

from typing import Any

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, Questions, View
from monoceros.games.tower.picks import (
    ATTACK,
    BASE,
    BUILD,
    BURN,
    CARD,
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
from monoceros.games.tower.tables import ARMY_WORDS, KIND_NAMES, PALACE, SLOT_NAMES

ROMAN = ("I", "II", "III")

# -- names, by whose army it is ---


def words_of(view: View, seat: int) -> dict[str, Any]:
    """The names of a seat's army; of the first army before one is shown."""
    words: dict[str, Any] = view["armies"][max(0, view["seats"][seat]["army"])]
    return words


def mine(view: View) -> int:
    return view["seat"] or 0


def base_name(view: View, seat: int, kind: str) -> str:
    return str(words_of(view, seat)["bases"][KIND_NAMES.index(kind)]["name"])


def ability_name(view: View, seat: int, slot: str) -> str:
    return str(words_of(view, seat)["abilities"][SLOT_NAMES.index(slot)]["name"])


def troops_on(view: View, seat: int, space: int, *, plural: bool = False) -> str:
    kind = view["seats"][seat]["bases"][space]
    return str(words_of(view, seat)["bases"][kind]["troops" if plural else "troop"])


def base_on(view: View, seat: int, space: int) -> str:
    kind = view["seats"][seat]["bases"][space]
    return str(words_of(view, seat)["bases"][kind]["name"]) if kind >= 0 else "empty space"


def special_name(view: View, seat: int) -> str:
    return str(words_of(view, seat)["abilities"][-1]["name"])


def place(territory: int, space: int) -> str:
    return f"territory {ROMAN[territory - 1]}, space {space}"


def group_name(view: View, group: str) -> str:
    return f"the {special_name(view, mine(view))} group" if group == "palace" else f"territory {ROMAN[int(group) - 1]}"


# -- ids of things on the table (see scene.py) ---


def space_id(seat: int, space: int) -> str:
    return f"space/{seat}/{space}"


def hand_id(seat: int, card: str) -> str:
    return f"hand/{seat}/{card}"


def territory_id(seat: int, territory: int) -> str:
    return f"palace/{seat}" if territory == PALACE else f"territory/{seat}/{territory}"


def pile_id(seat: int, pile: str) -> str:
    return f"pile/{seat}/{pile}"


# -- labels and touched things of each question ---


def army_label(pick: Pick, view: View) -> str:
    return next((str(army["name"]) for army in view["armies"] if army["word"] == pick), str(pick))


def draw_label(pick: Pick, view: View) -> str:
    return "Draw an ability card" if pick == "ability" else "Draw a base card"


def discard_label(pick: Pick, view: View) -> str:
    name = ability_name if pick[0] == "ability" else base_name
    return f"Discard {name(view, mine(view), pick[1])} ({pick[0]})"


def card_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (hand_id(mine(view), f"{pick[0]}-{pick[1]}"),)


def build_label(pick: Pick, view: View) -> str:
    if pick == DONE:
        return "Build no more"
    covered = view["seats"][mine(view)]["bases"][space_of(pick)]
    over = f", over {base_on(view, mine(view), space_of(pick))}" if covered >= 0 else ""
    return f"{base_name(view, mine(view), pick[1])} on {place(pick[2], pick[3])}{over}"


def build_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if pick == DONE:
        return ()
    return hand_id(mine(view), f"base-{pick[1]}"), space_id(mine(view), space_of(pick))


def window_label(pick: Pick, view: View) -> str:
    return "Pass" if pick == PASS else f"Play {ability_name(view, mine(view), pick[1])}"


def window_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == PASS else (hand_id(mine(view), f"ability-{pick[1]}"),)


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
    if isinstance(pick, str):
        return (territory_id(enemy, PALACE),)
    return (space_id(enemy, space_of(pick)),)


def assign_clause(pick: Pick, view: View) -> str | None:
    if pick == PALACE_ITSELF:
        return "AT-9.4"
    return "AT-8.13" if pick[0] == "base" else "AT-8.12"


def own_space_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (space_id(mine(view), space_of(pick)),)


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
        ),
        Question(
            "draw",
            prompt=lambda view: "Draw from which pile?",
            told="{seat} draws a card.",
            clause=lambda view: "AT-6.6" if view["turn"] else "AT-4.3",
            domain=PILES,
            label=draw_label,
            touches=lambda pick, view: (pile_id(mine(view), pick),),
        ),
        Question(
            "burn",
            prompt=lambda view: "Keep this hand, or burn it for five new cards?",
            told="{seat} decides whether to keep the first hand.",
            clause="AT-15.1",
            domain=BURN,
            label=fixed(burn="Burn the hand", keep="Keep it"),
            harmless="keep",
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
        ),
        Question(
            "renew",
            prompt=lambda view: "Renew both sides, or go straight to battle?",
            told="{seat} decides whether to renew.",
            clause="AT-5.3",
            domain=RENEW,
            label=fixed(renew="Renew: both recruit, draw two and build", decline="Do not renew"),
            option_clause=lambda pick, view: "AT-6.2" if pick == "renew" else "AT-5.4",
        ),
        Question(
            "discard",
            prompt=lambda view: "Too many cards: discard one.",
            told="{seat} discards down to five cards.",
            clause="AT-6.7",
            domain=CARD,
            label=discard_label,
            touches=card_touch,
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
        ),
        Question(
            "go_on",
            prompt=lambda view: "The way is clear. Go on to the palace?",
            told="{seat} may go on to the palace.",
            clause="AT-9.1",
            domain=GO_ON,
            label=fixed(palace="Go on to the palace", stay="Stay"),
            touches=lambda pick, view: (territory_id(1 - mine(view), PALACE),) if pick == "palace" else (),
            option_clause=lambda pick, view: "AT-9.3" if pick == "palace" else "AT-9.9",
            harmless="stay",
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
        ),
        Question(
            "recruit",
            prompt=lambda view: "Recruit a troop on which base?",
            told="{seat} recruits.",
            clause="AT-10.7",
            domain=BASE,
            label=recruit_label,
            touches=own_space_touch,
        ),
        Question(
            "muster",
            prompt=lambda view: "Muster in which territory?",
            told="{seat} musters.",
            clause="AT-16.4",
            domain=(1, 2, 3),
            label=lambda pick, view: f"Territory {ROMAN[pick - 1]}",
            touches=lambda pick, view: (territory_id(mine(view), pick - 1),),
        ),
        Question(
            "unbroken",
            prompt=lambda view: "Which of them stands unbroken?",
            told="{seat} saves a troop.",
            clause="AT-16.12",
            domain=TROOP,
            label=unbroken_label,
            touches=own_space_touch,
        ),
    )
)
