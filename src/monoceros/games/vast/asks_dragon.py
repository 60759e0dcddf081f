"""Questions of the Dragon: their words, clauses, answers, and the things on the table they touch."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.asks_ghost import ghost_pick_label
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
    gem_id,
    name_of,
    piece_name,
    place_name,
    power_card_id,
    power_id,
    row,
    sloth_id,
    some,
    tile_id,
    tile_of,
    tile_spot,
)
from monoceros.games.vast.picks import PIECE_NUMBER, TILE
from monoceros.games.vast.picks_dragon import (
    END,
    ENOUGH,
    GEM,
    GO,
    KEEP_ROLL,
    KIND,
    KIND_NUMBER,
    LOSE_CARDS,
    LOSE_HEALTH,
    LOSE_SLEEP,
    NO_GEM,
    PAY_CARD,
    PAY_GEM,
    POWER_NUMBER,
    REROLL,
    SLEEP,
    SLITHER_TO,
    SLOTH_NUMBER,
    SWAT_AT,
    THROUGH_WALL,
    USE,
    WAKE,
)
from monoceros.games.vast.picks_ghost import GHOST_PICKS
from monoceros.games.vast.picks_knight import ATTACK, PASS
from monoceros.games.vast.tables import EYE_PIECE, FANGS_PIECE, PIECE_NAMES, WAY_NAMES

# -- words ---


def dragon_tile(view: View) -> int:
    return int(view["pieces"]["dragon"])


def goal_words(view: View) -> str:
    """What he still has to do."""
    dragon = view["dragon"]
    if not dragon["awake"]:
        return f"Wakefulness {dragon['wakefulness']} of {dragon['goal']}: he sleeps."
    if dragon["underground"]:
        return "Awake! Now end a turn on a Crystal tile to surface."
    return "Awake and surfaced: now to the Entrance!"


def kind_name(view: View, kind: int) -> str:
    return name_of(view, "power_card", kind)


def cost_words(view: View, power: int) -> str:
    """`Claw Flame`, `any 3`."""
    cost = row(view, "dragon_power", power)["cost"]
    return f"any {len(cost)}" if cost[0] == "any" else " ".join([symbol.capitalize() for symbol in cost])


def sloth_name(view: View, place: str) -> str:
    return name_of(view, "sloth", SLOTH_NUMBER[place])


def spaces_words(steps: int) -> str:
    return "1 space" if steps == 1 else f"{steps} spaces"


def on_mat(view: View, *ids: str) -> tuple[str, ...]:
    """Things of his mat, which lies on the table only where somebody plays him."""
    return ids if "dragon" in view["roles"] else ()


# -- his turn ---


def turn_prompt(view: View) -> str:
    free = "" if view["dragon"]["moved"] else ", a free move"
    return f"The Dragon's turn: {some(view['dragon']['hand_size'], 'Power card')}{free}."


def turn_why(view: View) -> str:
    dragon = view["dragon"]
    return f"{goal_words(view)} Armor {dragon['armor']}, Health {dragon['health']}, eaten Goblins {dragon['eaten']}."


def turn_label(pick: Pick, view: View) -> str:
    if pick in GHOST_PICKS:
        return ghost_pick_label(pick, view)
    if pick == END:
        return "Enough: pick up Treasure and end the turn"
    if pick[0] == "go":
        return f"Move {spaces_words(pick[2])} {way_words(pick[1])}"
    if pick[0] == "through":
        return f"Fly {way_words(pick[1])} through the wall"
    if pick[0] == "wake":
        return f"Wake a cube: {sloth_name(view, pick[1])}"
    power = POWER_NUMBER[pick[1]]
    return f"{name_of(view, 'dragon_power', power)} ({cost_words(view, power)})"


def turn_short(pick: Pick, view: View) -> str:
    if pick in GHOST_PICKS:
        return ghost_pick_label(pick, view)
    if pick == END:
        return "End turn"
    if pick[0] == "go":
        return f"{pick[1]} {pick[2]}"
    if pick[0] == "through":
        return f"Through {pick[1]}"
    if pick[0] == "wake":
        return f"Wake {sloth_name(view, pick[1]).rpartition(': ')[2]}"
    return name_of(view, "dragon_power", POWER_NUMBER[pick[1]])


def turn_about(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return ""
    if pick[0] == "power":
        return str(row(view, "dragon_power", POWER_NUMBER[pick[1]])["text"])
    if pick[0] == "wake":
        return str(row(view, "sloth", SLOTH_NUMBER[pick[1]])["text"])
    return ""


def turn_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if isinstance(pick, tuple) and pick[0] in ("go", "through"):
        way = WAY_NAMES.index(pick[1])
        first = beside_touch(view, dragon_tile(view), way)
        if pick[0] == "go" and pick[2] == 2 and first:
            return beside_touch(view, int(first[0].rpartition("/")[2]), way)
        return first
    if isinstance(pick, tuple) and pick[0] == "wake":
        return on_mat(view, sloth_id(SLOTH_NUMBER[pick[1]]))
    return on_mat(view, power_id(POWER_NUMBER[pick[1]])) if isinstance(pick, tuple) else ()


TURN_CLAUSES = {"go": "VF-45.5", "through": "VF-46.1", "wake": "VF-47.4", "power": "VF-46.1"}


def turn_clause(pick: Pick, view: View) -> str:
    if pick in GHOST_PICKS:
        return "VF-59.11"
    return "VF-45.4" if pick in (END, ENOUGH) else TURN_CLAUSES[pick[0]]


def stir_label(pick: Pick, view: View) -> str:
    return "Let the others sleep" if pick == ENOUGH else turn_label(pick, view)


def stir_short(pick: Pick, view: View) -> str:
    return "Enough" if pick == ENOUGH else turn_short(pick, view)


def stir_about(pick: Pick, view: View) -> str:
    return "" if pick == ENOUGH else turn_about(pick, view)


# -- paying and discarding ---


def pay_prompt(view: View) -> str:
    paying = view["dragon"]["paying"]
    symbol = "a symbol" if not paying or paying[0] == d.ANY_KIND else f"{kind_name(view, paying[0])}"
    return f"Pay {symbol}: {some(len(paying), 'symbol')} to go."


def pay_label(pick: Pick, view: View) -> str:
    name = kind_name(view, KIND_NUMBER[pick[1]])
    return f"A {name} card" if pick[0] == "card" else f"The symbol of the {name} Gem"


def pay_short(pick: Pick, view: View) -> str:
    name = kind_name(view, KIND_NUMBER[pick[1]])
    return name if pick[0] == "card" else f"{name} Gem"


def pay_touch(pick: Pick, view: View) -> tuple[str, ...]:
    kind = KIND_NUMBER[pick[1]]
    return on_mat(view, power_card_id(kind) if pick[0] == "card" else gem_id(kind))


def kind_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return on_mat(view, power_card_id(KIND_NUMBER[pick]))


def kind_label(pick: Pick, view: View) -> str:
    return f"A {kind_name(view, KIND_NUMBER[pick])} card"


def kind_short(pick: Pick, view: View) -> str:
    return kind_name(view, KIND_NUMBER[pick])


def discard_prompt(view: View) -> str:
    return f"Discard {some(view['left'], 'Power card')}: which first?"


def gem_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == NO_GEM else on_mat(view, gem_id(KIND_NUMBER[pick]))


def gem_label(pick: Pick, view: View) -> str:
    return "No Gem" if pick == NO_GEM else f"The {kind_name(view, KIND_NUMBER[pick])} Gem"


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


DRAGON_QUESTIONS: tuple[Question, ...] = (
    Question(
        "dragon",
        prompt=turn_prompt,
        told="{seat} leads the Dragon.",
        clause="VF-45.4",
        domain=(*GO, *USE, *WAKE, *GHOST_PICKS, END),
        label=turn_label,
        short=turn_short,
        about=turn_about,
        touches=turn_touch,
        option_clause=turn_clause,
        harmless=END,
        why=turn_why,
    ),
    Question(
        "pay",
        prompt=pay_prompt,
        told="{seat} pays for a power.",
        clause="VF-45.6",
        domain=(*PAY_CARD, *PAY_GEM),
        label=pay_label,
        short=pay_short,
        touches=pay_touch,
    ),
    Question(
        "fly",
        prompt=plain("Where do your Wings carry you?"),
        told="{seat} spreads the Dragon's Wings.",
        clause="VF-46.1",
        domain=(*GO, *THROUGH_WALL),
        label=turn_label,
        short=turn_short,
        touches=turn_touch,
    ),
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
        "lay_gem",
        prompt=plain("Do you leave a Gem here?"),
        told="{seat} may leave a Gem.",
        clause="VF-45.8",
        domain=(*GEM, NO_GEM),
        label=gem_label,
        touches=gem_touch,
        harmless=NO_GEM,
    ),
    Question(
        "stir",
        prompt=plain("Which cube wakes before the turn ends?"),
        told="{seat} may wake a Sloth cube.",
        clause="VF-47.4",
        domain=(*WAKE, ENOUGH),
        label=stir_label,
        short=stir_short,
        about=stir_about,
        touches=turn_touch,
        option_clause=turn_clause,
        harmless=ENOUGH,
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
        "discard_power",
        prompt=discard_prompt,
        told="{seat} must discard Power cards.",
        clause="VF-17.8",
        domain=KIND,
        label=kind_label,
        short=kind_short,
        touches=kind_touch,
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
