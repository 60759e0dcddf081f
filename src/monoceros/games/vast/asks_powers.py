"""Questions of the Dragon's powers, and of what others do to him."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast.asks_dragon import kind_name, sloth_name
from monoceros.games.vast.asks_words import (
    about_piece,
    about_tile,
    about_words,
    on_mat,
    plain,
)
from monoceros.games.vast.names import (
    capital,
    name_of,
    place_name,
    sloth_id,
    some,
    tile_id,
    tile_of,
    tile_spot,
)
from monoceros.games.vast.picks_dragon import (
    KEEP_ROLL,
    KIND_NUMBER,
    LOSE_CARDS,
    LOSE_HEALTH,
    LOSE_SLEEP,
    REROLL,
    SLEEP,
    SLITHER_TO,
    SLOTH_NUMBER,
    SWAT_AT,
)
from monoceros.games.vast.picks_knight import ATTACK, PASS
from monoceros.games.vast.tables import EYE_PIECE, FANGS_PIECE, PIECE_NAMES

TRIBES = tuple(PIECE_NAMES[FANGS_PIECE : EYE_PIECE + 1])

# -- powers ---


def slither_label(pick: Pick, view: View) -> str:
    return f"A cube from {sloth_name(view, pick[0])} to {sloth_name(view, pick[1])}"


def slither_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return on_mat(view, "dragon", sloth_id(SLOTH_NUMBER[pick[0]]), sloth_id(SLOTH_NUMBER[pick[1]]))


def sleep_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return on_mat(view, "dragon", sloth_id(SLOTH_NUMBER[pick]))


def slither_short(pick: Pick, view: View) -> str:
    return f"{pick[0].capitalize()} to {pick[1]}"


def swat_label(pick: Pick, view: View) -> str:
    thing = "a Treasure token" if pick[1] == "treasure" else f"the {kind_name(view, KIND_NUMBER[pick[1]])} Gem"
    return f"{capital(thing)} on {place_name(view, tile_of(pick[0]))}"


def swat_short(pick: Pick, view: View) -> str:
    return f"{pick[1].capitalize()} {tile_spot(view, tile_of(pick[0]))}"


def swat_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (tile_id(tile_of(pick[0])),)


def sleep_label(pick: Pick, view: View) -> str:
    return f"Back to {sloth_name(view, pick)}"


def bite_label(pick: Pick, view: View) -> str:
    armor = view["dragon"]["armor"]
    return {
        LOSE_CARDS: f"Discard {some(min(armor, view['dragon']['hand_size']), 'Power card')}",
        LOSE_HEALTH: "Lose 1 Health",
        LOSE_SLEEP: "A cube of Wakefulness goes back to sleep",
    }[pick]


def die_words(view: View) -> str:
    return f"The Dragon die shows {name_of(view, 'die', view['dice']).lower()}."


def strike_why(view: View) -> str:
    return f"Strength {view['knight']['strength']} against Armor {view['dragon']['armor']}."


POWER_QUESTIONS: tuple[Question, ...] = (
    about_piece("hiss", "Which Tribe do you hiss at?", "{seat} hisses at a Tribe.", "VF-46.1", TRIBES),
    Question(
        "slither",
        prompt=plain("Which Sloth cube goes where?"),
        told="{seat} moves a Sloth cube.",
        clause="VF-46.1",
        domain=SLITHER_TO,
        label=slither_label,
        short=slither_short,
        touches=slither_touch,
    ),
    Question(
        "swat",
        prompt=plain("What do you swat away?"),
        told="{seat} swats a token away.",
        clause="VF-46.1",
        domain=SWAT_AT,
        label=swat_label,
        short=swat_short,
        touches=swat_touch,
    ),
    about_tile("burn", "Which Dark tile do you burn open?", "{seat} reveals a Dark tile.", "VF-46.5"),
    about_tile("flame_wall", "Where does the Flame Wall burn?", "{seat} places the Flame Wall.", "VF-46.6"),
    about_words(
        "shriek",
        "Shriek, and have the die rolled again?",
        "{seat} may shriek.",
        "VF-46.8",
        {REROLL: "Roll again: spend the Shriek token", KEEP_ROLL: "Let it be"},
        harmless=KEEP_ROLL,
        why=die_words,
    ),
    Question(
        "ghoul_bite",
        prompt=plain("The Ghoul has hit you. What do you lose?"),
        told="{seat} pays for the Ghoul's attack.",
        clause="VF-56.8",
        domain=(LOSE_CARDS, LOSE_HEALTH, LOSE_SLEEP),
        label=bite_label,
    ),
    Question(
        "sleep",
        prompt=plain("A cube falls asleep. On which track?"),
        told="{seat} puts a cube of Wakefulness to sleep.",
        clause="VF-54.5c",
        domain=SLEEP,
        label=sleep_label,
        touches=sleep_touch,
    ),
    about_words(
        "strike_dragon",
        "The Dragon has come to you. Do you attack him?",
        "{seat} may attack the Dragon.",
        "VF-47.9",
        {ATTACK: "Attack the Dragon", PASS: "Let him be"},
        harmless=PASS,
        why=strike_why,
    ),
)
