"""Further words of the questions: what each is about, its answers on buttons, and a line more on an answer."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import View
from monoceros.games.tower.names import ROMAN, ability_of, base_at, mine, words_of
from monoceros.games.tower.picks import DONE, END, PALACE_ITSELF, PASS, SPECIAL_TROOP, space_of
from monoceros.games.tower.tables import DECLARED, EMPTY, KIND_NAMES, ONWARD, PALACE, TURN_END


def other(view: View) -> str:
    """The opponent, for a sentence."""
    return f"{{{1 - mine(view)}}}"


def spot_words(at: int) -> str:
    """A space on a button: `II.3`."""
    return f"{ROMAN[at // 3]}.{at % 3 + 1}"


# -- why a question is asked ---


def draw_why(view: View) -> str:
    if not view["turn"]:
        return "You start with five cards, each from the pile of your choice."
    if view["step"] == TURN_END:
        return "One card for each of your troops that your ability names, from either pile."
    return "Each side draws two cards, one after the other, from either pile."


def build_why(view: View) -> str:
    if view["turn"]:
        return "A new base may cover an old one: that is discarded, and its troops are gone."
    return "Bases recruit a troop in every Renewal. What you keep in your hand can be built then."


def renew_why(view: View) -> str:
    return f"A Renewal is for {other(view)} too: both recruit, draw two cards and may build."


def window_why(view: View) -> str:
    """What comes after the window."""
    both = f"When you and {other(view)} both pass,"
    mover = "you" if view["active"] == mine(view) else other(view)
    if view["step"] == TURN_END:
        return f"{both} the turn ends."
    if view["step"] == ONWARD:
        return f"{both} the fight at the palace begins."
    if view["step"] == DECLARED:
        return f"{both} the fight begins." if view["ahead"] else f"{both} {mover} may go on to the palace."
    return f"{both} {mover} may attack."


def attack_why(view: View) -> str:
    return "Each territory may attack once a turn, with all its troops together."


def go_on_why(view: View) -> str:
    palace = words_of(view, 1 - mine(view))["palace_power"]
    return f"The palace strikes with {palace} and falls with damage of {view['seats'][1 - mine(view)]['palace']}."


def assign_why(view: View) -> str:
    return "A target takes no more than it needs to fall; what is left goes to the next one."


# -- answers on buttons ---


def build_short(pick: Pick, view: View) -> str:
    if pick == DONE:
        return "Build no more"
    return f"{words_of(view, mine(view))['bases'][KIND_NAMES.index(pick[1])]['name']} → {spot_words(space_of(pick))}"


def card_short(pick: Pick, view: View) -> str:
    if pick[0] == "ability":
        return str(ability_of(view, mine(view), pick[1])["name"])
    return str(words_of(view, mine(view))["bases"][KIND_NAMES.index(pick[1])]["name"])


def window_short(pick: Pick, view: View) -> str:
    return "Pass" if pick == PASS else str(ability_of(view, mine(view), pick[1])["name"])


def attack_short(pick: Pick, view: View) -> str:
    if pick == END:
        return "End the battle"
    group = words_of(view, mine(view))["abilities"][-1]["name"] if pick[1] == "palace" else ROMAN[int(pick[1]) - 1]
    return f"{group} → {ROMAN[pick[2] - 1]}"


def assign_short(pick: Pick, view: View) -> str:
    enemy = 1 - mine(view)
    if pick == SPECIAL_TROOP:
        return str(words_of(view, enemy)["abilities"][-1]["name"])
    if pick == PALACE_ITSELF:
        return "Palace"
    base = base_at(view, enemy, space_of(pick))
    return f"{base['troop' if pick[0] == 'troop' else 'name']} {spot_words(space_of(pick))}"


def own_base_short(pick: Pick, view: View) -> str:
    return f"{base_at(view, mine(view), space_of(pick))['name']} {spot_words(space_of(pick))}"


def own_troop_short(pick: Pick, view: View) -> str:
    return f"{base_at(view, mine(view), space_of(pick))['troop']} {spot_words(space_of(pick))}"


# -- a line more on an answer ---


def army_about(pick: Pick, view: View) -> str:
    return next((str(army["text"]) for army in view["armies"] if army["word"] == pick), "")


def card_about(pick: Pick, view: View) -> str:
    if pick[0] == "ability":
        return str(ability_of(view, mine(view), pick[1])["text"])
    return str(words_of(view, mine(view))["bases"][KIND_NAMES.index(pick[1])]["text"])


def build_about(pick: Pick, view: View) -> str:
    return "" if pick == DONE else card_about(("base", pick[1]), view)


def window_about(pick: Pick, view: View) -> str:
    return "" if pick == PASS else str(ability_of(view, mine(view), pick[1])["text"])


def attack_about(pick: Pick, view: View) -> str:
    """Who stands against whom."""
    if pick == END:
        return ""
    seat = mine(view)
    group = PALACE if pick[1] == "palace" else int(pick[1]) - 1
    return f"{group_words(view, seat, group)} against {group_words(view, 1 - seat, pick[2] - 1, walls=True)}"


def group_words(view: View, seat: int, group: int, *, walls: bool = False) -> str:
    """`2 Elves, 1 Troll`, with the bases behind them: `2 Elves, 3 bases`; `nobody`."""
    side, found = view["seats"][seat], []
    if group == PALACE:
        return f"{side['specials']} {words_of(view, seat)['abilities'][-1]['name']}"
    for at in range(group * 3, group * 3 + 3):
        number, base = side["troops"][at], base_at(view, seat, at)
        if number:
            found.append(f"{number} {base['troop' if number == 1 else 'troops']}")
    bases = sum([kind != EMPTY for kind in side["bases"][group * 3 : group * 3 + 3]])
    if walls and bases:
        found.append(f"{bases} base{'s' * (bases > 1)}")
    return ", ".join(found) or "nobody"
