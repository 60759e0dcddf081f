"""Questions of the Ghost and the Cave Ghost (sections 59 and 60)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.asks_omens import cave_about, cave_clause, held_short, held_words, power_label
from monoceros.games.vast.asks_words import about_tile, apart, plain, tile_short, tile_touch
from monoceros.games.vast.names import (
    WAY_WORDS,
    capital,
    name_of,
    piece_name,
    place_name,
    role_name,
    some,
    tile_spot,
    way_number,
)
from monoceros.games.vast.picks import STOP, TILE
from monoceros.games.vast.picks_cave import POWER, POWER_NUMBER
from monoceros.games.vast.picks_ghost import (
    BLOCK,
    CARD,
    CARD_NUMBER,
    DROP,
    END,
    GHOST_PICKS,
    OBJECT_NUMBER,
    PASS,
    REVEAL,
    SHIFT,
    THROUGH,
)
from monoceros.games.vast.tables import ROLE_NAMES

Words = Callable[[Pick, View], str]

# -- objects ---


def object_place(view: View, thing: int) -> int:
    """The tile that an object lies on."""
    if thing < g.ARTIFACT_OBJECT:
        return int(list(view["pieces"].values())[thing])
    if thing < g.GEM_OBJECT:
        return int(view["ghost"]["artifacts"][thing - g.ARTIFACT_OBJECT])
    if thing < g.TREASURE_OBJECT:
        return int(view["dragon"]["gems"][thing - g.GEM_OBJECT])
    return thing - g.TREASURE_OBJECT


def object_words(view: View, thing: int) -> str:
    if thing < g.ARTIFACT_OBJECT:
        return piece_name(view, thing)
    if thing < g.GEM_OBJECT:
        return f"Artifact {thing - g.ARTIFACT_OBJECT + 1}"
    if thing < g.TREASURE_OBJECT:
        return f"the {('Claw', 'Flame', 'Wing')[thing - g.GEM_OBJECT]} Gem"
    return f"a Treasure on {place_name(view, thing - g.TREASURE_OBJECT)}"


def shift_label(pick: Pick, view: View) -> str:
    way = WAY_WORDS[way_number(pick[2])]
    through = " through the wall" if pick[0] == "through" else ""
    return capital(f"{object_words(view, OBJECT_NUMBER[pick[1]])} goes {way}{through}")


def shift_short(pick: Pick, view: View) -> str:
    thing = OBJECT_NUMBER[pick[1]]
    words = pick[1] if thing < g.TREASURE_OBJECT else f"Treasure {tile_spot(view, thing - g.TREASURE_OBJECT)}"
    return f"{capital(words)} {pick[2]}" + (" (wall)" if pick[0] == "through" else "")


def ghost_label(pick: Pick, view: View) -> str:
    if pick == END:
        return "That is enough"
    if pick == STOP:
        return "It stays there"
    if pick in TILE:
        return f"Move to {place_name(view, TILE.index(pick))}"
    return power_label(pick, view) if pick[0] == "omen" else shift_label(pick, view)


def ghost_short(pick: Pick, view: View) -> str:
    if pick == END:
        return "End"
    if pick == STOP:
        return "Stop"
    if pick in TILE:
        return tile_short(pick, view)
    return name_of(view, "power", POWER_NUMBER[pick[1]]) if pick[0] == "omen" else shift_short(pick, view)


def ghost_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return tile_touch(pick, view) if pick in TILE else ()


def ghost_clause(pick: Pick, view: View) -> str:
    if pick == END:
        return "VF-59.4b"
    return "VF-59.5" if pick in TILE else "VF-59.6d" if pick[0] == "through" else "VF-59.6a"


def ghost_about(pick: Pick, view: View) -> str:
    return cave_about(pick, view) if isinstance(pick, tuple) and pick[0] == "omen" else ""


def cave_ghost_clause(pick: Pick, view: View) -> str:
    return cave_clause(pick, view) if isinstance(pick, tuple) else "VF-60.2"


def steps_words(view: View) -> str:
    ghost = view["ghost"]
    return f"{some(ghost['steps'], 'space')} left; Influence {ghost['influence']}."


def cave_steps_words(view: View) -> str:
    return f"{some(view['cave']['steps'], 'space')} left."


# -- cards ---


def card_label(pick: Pick, view: View) -> str:
    return capital(role_name(CARD_NUMBER[pick]))


def possess_label(pick: Pick, view: View) -> str:
    return f"Reveal the card and play the turn of {role_name(view['ghost']['chosen'])}"


def rouse_label(pick: Pick, view: View) -> str:
    return "Reveal the Ghost card: 2 Movement and 1 Influence more"


def about_card(name: str, prompt: str, told: str, clause: str, label: Words) -> Question:
    """Whether the card on the Possession space is revealed."""
    return Question(
        name,
        prompt=plain(prompt),
        told=told,
        clause=clause,
        domain=(REVEAL, PASS),
        label=apart(PASS, "Keep the card face down", label),
        short=lambda pick, view: "Keep" if pick == PASS else "Reveal",
        harmless=PASS,
    )


# -- in other roles' questions (picks_ghost.GHOST_PICKS) ---


def ghost_pick_label(pick: Pick, view: View) -> str:
    if pick == BLOCK:
        return "Mental Block against the Ghost"
    return "Drop the Artifact" if pick == DROP else "Pick up the Artifact"


def ghost_pick_clause(pick: Pick) -> str:
    return "VF-59.11" if pick == BLOCK else "VF-59.10"


def with_ghost(question: Question) -> Question:
    """The main question of a role, with what a Ghost in the game adds to it: last, unless it says where."""

    def spoken(words: Words) -> Words:
        return lambda pick, view: ghost_pick_label(pick, view) if pick in GHOST_PICKS else words(pick, view)

    def quiet(words: Words) -> Words:
        return lambda pick, view: "" if pick in GHOST_PICKS else words(pick, view)

    return replace(
        question,
        domain=question.domain if BLOCK in question.domain else (*question.domain, *GHOST_PICKS),
        label=spoken(question.label),
        short=None if question.short is None else spoken(question.short),
        about=quiet(question.about),
        touches=lambda pick, view: () if pick in GHOST_PICKS else question.touches(pick, view),
        option_clause=lambda pick, view: (
            ghost_pick_clause(pick) if pick in GHOST_PICKS else question.option_clause(pick, view)
        ),
    )


GHOST_QUESTIONS: tuple[Question, ...] = (
    about_tile("haunt", "Where does the Ghost appear?", "{seat} lets the Ghost appear.", "VF-59.2"),
    about_card(
        "rouse",
        "The card on the Possession space was not revealed.",
        "{seat} looks at the Possession space.",
        "VF-59.4a",
        rouse_label,
    ),
    Question(
        "ghost",
        prompt=plain("What does the Ghost do?"),
        told="{seat} haunts the Cave.",
        clause="VF-59.4b",
        domain=(*TILE, *SHIFT.values(), *THROUGH.values(), END),
        label=ghost_label,
        short=ghost_short,
        touches=ghost_touch,
        option_clause=ghost_clause,
        why=steps_words,
        harmless=END,
    ),
    Question(
        "possession_card",
        prompt=plain("Which card lies on the Possession space?"),
        told="{seat} puts a card on the Possession space.",
        clause="VF-59.4c",
        domain=CARD,
        label=card_label,
        why=plain("At the end of that player's turn it can be revealed; if it is not, Focus rises."),
    ),
    about_card(
        "possess", "Reveal the Possession card?", "{seat} may reveal a Possession card.", "VF-59.7", possess_label
    ),
    Question(
        "cave_ghost",
        prompt=plain("What does the Cave Ghost do?"),
        told="{seat} haunts the Cave.",
        clause="VF-60.2",
        domain=(*TILE, *POWER, END),
        label=ghost_label,
        short=ghost_short,
        touches=ghost_touch,
        about=ghost_about,
        option_clause=cave_ghost_clause,
        why=cave_steps_words,
        harmless=END,
    ),
    Question(
        "telekinesis",
        prompt=plain("Telekinesis: what goes where?"),
        told="{seat} moves something from afar.",
        clause="VF-60.6d",
        domain=(*SHIFT.values(), STOP),
        label=ghost_label,
        short=ghost_short,
    ),
    Question(
        "ghost_tile",
        prompt=plain("Plot Twist: which Ghost tile?"),
        told="{seat} places a Ghost tile.",
        clause="VF-60.6c",
        domain=TILE,
        label=lambda pick, view: held_words(view, pick, "ghost_tiles"),
        short=lambda pick, view: held_short(view, pick, "ghost_tiles"),
    ),
    Question(
        "take_over",
        prompt=plain("Possession: whose turn is played?"),
        told="{seat} takes possession of a player.",
        clause="VF-60.6e",
        domain=ROLE_NAMES,
        label=card_label,
    ),
)
