"""Questions of the Dragon's powers, and of what others do to him."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast.asks_dragon import kind_name, on_mat, sloth_name
from monoceros.games.vast.asks_words import (
    plain,
    tile_about,
    tile_label,
    tile_short,
    tile_touch,
)
from monoceros.games.vast.names import (
    capital,
    name_of,
    piece_name,
    place_name,
    sloth_id,
    some,
    tile_id,
    tile_of,
    tile_spot,
)
from monoceros.games.vast.picks import PIECE_NUMBER, TILE
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

# -- powers ---


def tribe_label(pick: Pick, view: View) -> str:
    return capital(piece_name(view, PIECE_NUMBER[pick]))


def tribe_touch(pick: Pick, view: View) -> tuple[str, ...]:
    tile = int(view["pieces"][pick])
    return () if tile < 0 else (tile_id(tile),)


def slither_label(pick: Pick, view: View) -> str:
    return f"A cube from {sloth_name(view, pick[0])} to {sloth_name(view, pick[1])}"


def slither_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return on_mat(view, sloth_id(SLOTH_NUMBER[pick[0]]), sloth_id(SLOTH_NUMBER[pick[1]]))


def sleep_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return on_mat(view, sloth_id(SLOTH_NUMBER[pick]))


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


PLAIN_LABELS = {
    REROLL: "Roll again: spend the Shriek token",
    KEEP_ROLL: "Let it be",
    ATTACK: "Attack the Dragon",
    PASS: "Let him be",
}


def plain_label(pick: Pick, view: View) -> str:
    return PLAIN_LABELS[pick]


def strike_why(view: View) -> str:
    return f"Strength {view['knight']['strength']} against Armor {view['dragon']['armor']}."


POWER_QUESTIONS: tuple[Question, ...] = (
    Question(
        "hiss",
        prompt=plain("Which Tribe do you hiss at?"),
        told="{seat} hisses at a Tribe.",
        clause="VF-46.1",
        domain=tuple(PIECE_NAMES[FANGS_PIECE : EYE_PIECE + 1]),
        label=tribe_label,
        touches=tribe_touch,
    ),
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
    Question(
        "burn",
        prompt=plain("Which Dark tile do you burn open?"),
        told="{seat} reveals a Dark tile.",
        clause="VF-46.5",
        domain=TILE,
        label=tile_label,
        short=tile_short,
        about=tile_about,
        touches=tile_touch,
    ),
    Question(
        "flame_wall",
        prompt=plain("Where does the Flame Wall burn?"),
        told="{seat} places the Flame Wall.",
        clause="VF-46.6",
        domain=TILE,
        label=tile_label,
        short=tile_short,
        about=tile_about,
        touches=tile_touch,
    ),
    Question(
        "shriek",
        prompt=plain("Shriek, and have the die rolled again?"),
        told="{seat} may shriek.",
        clause="VF-46.8",
        domain=(REROLL, KEEP_ROLL),
        label=plain_label,
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
    Question(
        "strike_dragon",
        prompt=plain("The Dragon has come to you. Do you attack him?"),
        told="{seat} may attack the Dragon.",
        clause="VF-47.9",
        domain=(ATTACK, PASS),
        label=plain_label,
        harmless=PASS,
        why=strike_why,
    ),
)
