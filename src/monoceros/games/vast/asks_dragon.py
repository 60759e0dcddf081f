"""Questions of the Dragon: their words, clauses, answers, and the things on the table they touch."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.asks_words import (
    apart,
    beside_touch,
    on_mat,
    plain,
    way_words,
)
from monoceros.games.vast.names import (
    gem_id,
    name_of,
    power_card_id,
    power_id,
    row,
    sloth_id,
    some,
)
from monoceros.games.vast.picks_dragon import (
    END,
    ENOUGH,
    GEM,
    GO,
    KIND,
    KIND_NUMBER,
    NO_GEM,
    PAY_CARD,
    PAY_GEM,
    POWER_NUMBER,
    SLOTH_NUMBER,
    THROUGH_WALL,
    USE,
    WAKE,
)
from monoceros.games.vast.picks_ghost import GHOST_PICKS
from monoceros.games.vast.tables import WAY_NAMES

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


# -- his turn ---


def turn_prompt(view: View) -> str:
    free = "" if view["dragon"]["moved"] else ", a free move"
    return f"The Dragon's turn: {some(view['dragon']['hand_size'], 'Power card')}{free}."


def turn_why(view: View) -> str:
    dragon = view["dragon"]
    return f"{goal_words(view)} Armor {dragon['armor']}, Health {dragon['health']}, eaten Goblins {dragon['eaten']}."


def turn_label(pick: Pick, view: View) -> str:
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
        return on_mat(view, "dragon", sloth_id(SLOTH_NUMBER[pick[1]]))
    return on_mat(view, "dragon", power_id(POWER_NUMBER[pick[1]])) if isinstance(pick, tuple) else ()


TURN_CLAUSES = {"go": "VF-45.5", "through": "VF-46.1", "wake": "VF-47.4", "power": "VF-46.1"}


def turn_clause(pick: Pick, view: View) -> str:
    return "VF-45.4" if pick in (END, ENOUGH) else TURN_CLAUSES[pick[0]]


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
    return on_mat(view, "dragon", power_card_id(kind) if pick[0] == "card" else gem_id(kind))


def kind_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return on_mat(view, "dragon", power_card_id(KIND_NUMBER[pick]))


def kind_label(pick: Pick, view: View) -> str:
    return f"A {kind_name(view, KIND_NUMBER[pick])} card"


def kind_short(pick: Pick, view: View) -> str:
    return kind_name(view, KIND_NUMBER[pick])


def discard_prompt(view: View) -> str:
    return f"Discard {some(view['left'], 'Power card')}: which first?"


def gem_label(pick: Pick, view: View) -> str:
    return f"The {kind_name(view, KIND_NUMBER[pick])} Gem"


def gem_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return on_mat(view, "dragon", gem_id(KIND_NUMBER[pick]))


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
        "lay_gem",
        prompt=plain("Do you leave a Gem here?"),
        told="{seat} may leave a Gem.",
        clause="VF-45.8",
        domain=(*GEM, NO_GEM),
        label=apart(NO_GEM, "No Gem", gem_label),
        touches=apart(NO_GEM, (), gem_touch),
        harmless=NO_GEM,
    ),
    Question(
        "stir",
        prompt=plain("Which cube wakes before the turn ends?"),
        told="{seat} may wake a Sloth cube.",
        clause="VF-47.4",
        domain=(*WAKE, ENOUGH),
        label=apart(ENOUGH, "Let the others sleep", turn_label),
        short=apart(ENOUGH, "Enough", turn_short),
        about=turn_about,
        touches=turn_touch,
        option_clause=turn_clause,
        harmless=ENOUGH,
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
)
