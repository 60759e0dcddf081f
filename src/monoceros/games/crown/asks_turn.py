"""Words of single questions: prompts, what each is about, its answers in full and on buttons, the things they touch."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.core import Pick
from monoceros.engine.questions import View
from monoceros.games.crown.asks_words import standing_touch
from monoceros.games.crown.geometry import DIRECTION_NAMES, SPACE_NAMES, TUNNEL_AT, distance, flight, space
from monoceros.games.crown.names import (
    ROCK_ID,
    article,
    card_ids,
    carried,
    code_on,
    count,
    deck_id,
    front_id,
    holder_name,
    is_unarmed,
    me,
    mine,
    my_hero,
    name_of,
    price_of,
    row_by_id,
    row_of,
    seat_id,
    space_id,
    space_words,
    strength,
    thing_name,
    who,
)
from monoceros.games.crown.picks import DONE, NONE, REMOVE, STOP
from monoceros.games.crown.tables import CARDS_ON_OTHERS, CASTLE, DRAGON, EMPTY, GENERAL, HOLDERS, ROCK, WALL

# -- dice ---


def black_face(black: int) -> str:
    """`a rock`, `the dragon up`"""
    return "a rock" if black >= ROCK else f"the dragon {DIRECTION_NAMES[black]}"


def roll_prompt(view: View) -> str:
    white, black = view["dice"]
    return f"The dice show {white} and {black_face(black)}. Play your Black card?"


# -- moving and fighting ---


def mover_at(view: View) -> int:
    return int(view["where"][view["mover"]]) if view["mover"] != EMPTY else EMPTY


def move_prompt(view: View) -> str:
    return f"Where does {holder_name(view, view['mover'])} go?"


def move_why(view: View) -> str:
    left = count(view["steps_left"], "space")
    has_fought = view["fought"] >> view["mover"] % HOLDERS & 1
    return f"{left} left." + (" It has started its battle of this turn." if has_fought else "")


def is_tunnel_trip(pick: Pick, view: View) -> bool:
    """From tunnel to tunnel?"""
    start = mover_at(view)
    return start != EMPTY and TUNNEL_AT[start] != EMPTY and distance(start, space(pick[1])) > 1


def move_label(pick: Pick, view: View) -> str:
    if pick == STOP:
        return "Stop here"
    if pick[0] == "step":
        if is_tunnel_trip(pick, view):
            return f"Through the tunnel to {pick[1]}"
        castle = code_on(view, pick[1])
        return f"Step to {'your castle on ' if castle != EMPTY else ''}{space_words(pick[1])}"
    return f"{'Shoot at' if is_shot(pick, view) else 'Attack'} {thing_name(view, code_on(view, pick[1]))} on {pick[1]}"


def is_shot(pick: Pick, view: View) -> bool:
    return distance(mover_at(view), space(pick[1])) > 1


def move_short(pick: Pick, view: View) -> str:
    if pick == STOP:
        return "Stop"
    return str(pick[1]) if pick[0] == "step" else f"{'Shoot' if is_shot(pick, view) else 'Attack'} {pick[1]}"


def move_about(pick: Pick, view: View) -> str:
    if pick == STOP or pick[0] == "step":
        return ""
    code = code_on(view, pick[1])
    if code == DRAGON:
        row = row_of(view, "dragon", view["dragon_card"])
        return f"{row['name']}: attack {row['attack']}, defence {row['defence']}."
    if code >= WALL:
        return "It falls without a battle: no VP, no upkeep."
    if is_unarmed(view, code):
        return "Unarmed: beaten at once, no VP, no upkeep."
    return f"It carries {carried(view, code)}."


def move_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == STOP else standing_touch(pick[1], view)


def move_clause(pick: Pick, view: View) -> str:
    if pick == STOP:
        return "CD-7.15"
    code = code_on(view, pick[1])
    if pick[0] == "step":
        return "CD-7.6" if is_tunnel_trip(pick, view) else "CD-7.3" if code != EMPTY else "CD-7.2"
    if code == DRAGON:
        return "CD-13.11"
    return "CD-12.37" if code >= WALL else "CD-12.6" if is_shot(pick, view) else "CD-12.5"


# -- the main action ---

MAIN_LABELS = {
    "market": "Market trade",
    "redeploy": "Redeploy",
    "construction": "Construction",
    "army": "Move army and battle",
}
MAIN_CLAUSES = {"market": "CD-8.1", "redeploy": "CD-9.1", "construction": "CD-10.1", "army": "CD-11.1"}


def main_about(pick: Pick, view: View) -> str:
    if pick == "redeploy":
        return f"For {view['redeploy_price']} food: assign all your military cards anew."
    if pick == "market":
        return "Buy generals, military cards and Black cards; sell food."
    if pick == "construction":
        return f"Castles for {price_of(view, 'castle')} gold, walls for {price_of(view, 'wall')}."
    return "Each of your pieces may move once, and fight."


def military_price(view: View, branch: str) -> int:
    """With what the hero's first card costs less or more (CD-17.7, CD-17.9)."""
    price = int(row_by_id(view, "branch", branch)["price"])
    return price if view["bought"] else max(0, price - int(my_hero(view)["discount"]))


def market_label(pick: Pick, view: View) -> str:
    if pick == DONE:
        return "Done trading"
    if pick == "sell":
        return f"Sell {my_hero(view)['food_price']} food for 1 gold"
    if pick == "black":
        return f"Buy a Black card ({price_of(view, 'black')} gold)"
    if pick[0] == "general":
        return f"Buy {article(pick[1])} general ({price_of(view, 'general')} gold)"
    return f"Buy {article(pick[1])} card ({military_price(view, pick[1])} gold)"


def market_short(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return {"done": "Done", "sell": "Sell food", "black": "Black card"}[pick]
    return f"{str(pick[1]).capitalize()} {'general' if pick[0] == 'general' else 'card'}"


def market_about(pick: Pick, view: View) -> str:
    if pick in (DONE, "sell"):
        return ""
    return "Drawn blind from the top of its deck; only you see it."


def market_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if isinstance(pick, str):
        return (deck_id("black"),) if pick == "black" else (seat_id(mine(view)),) if pick == "sell" else ()
    return (deck_id(pick[0], pick[1]),)


def market_clause(pick: Pick, view: View) -> str:
    if pick == DONE:
        return "CD-8.8"
    if pick == "sell":
        return "CD-17.2" if my_hero(view)["food_price"] == 1 else "CD-8.10"
    return "CD-8.3" if isinstance(pick, tuple) else "CD-8.2"


def market_why(view: View) -> str:
    player = me(view)
    return f"You have {player['gold']} gold and {player['food']} food."


def pool_prompt(view: View) -> str:
    """Of `assign` and `redeploy`: the first card of the pool is assigned."""
    if not view["pool"]:
        return "Who carries the card?"
    row = row_of(view, "military", view["pool"][0])
    return f"Who carries {row['name']} ({strength(row)})?"


def pool_why(view: View) -> str:
    if view["action"] == "market" and view["open_card"] == EMPTY:
        return "At the end of the trade each holder discards what is too much."
    return "It needs room for the card; a hero and a castle carry cards of one branch only."


def discard_why(view: View) -> str:
    limit = my_hero(view)["cards"] if view["focus"] % HOLDERS == 0 else CARDS_ON_OTHERS
    branch = "" if GENERAL <= view["focus"] % HOLDERS < CASTLE else " of one branch"
    return f"It may keep {count(limit, 'card')}{branch}."


def redeploy_why(view: View) -> str:
    left = len(view["pool"])
    return "It is the last card." if left == 1 else f"{count(left, 'card')} to assign."


def construction_label(pick: Pick, view: View) -> str:
    if pick == DONE:
        return "Done building"
    return f"Build a {pick[0]} on {pick[1]} ({price_of(view, pick[0])} gold)"


def construction_short(pick: Pick, view: View) -> str:
    return "Done" if pick == DONE else f"{str(pick[0]).capitalize()} {pick[1]}"


def construction_why(view: View) -> str:
    player = me(view)
    return f"{player['castles']} of 3 castles and {player['walls']} of 8 walls stand. You have {player['gold']} gold."


def army_about(pick: Pick, view: View) -> str:
    if pick == DONE:
        return ""
    holder = code_on(view, pick)
    moves = row_of(view, "branch", view["holders"][holder]["unit"])["moves"]
    return f"{count(moves, 'space')}. Carries {carried(view, holder)}."


# -- battles ---


def side_of(view: View) -> int:
    """0 for the attacker, 1 for the defender."""
    return 0 if view["battle"]["attacker"] // HOLDERS == view["seat"] else 1


def battle_why(view: View) -> str:
    """The scores as they stand."""
    battle = view["battle"]
    if battle is None:
        return ""
    mine, theirs = side_of(view), 1 - side_of(view)
    return (
        f"You: attack {battle['attack'][mine]}, defence {battle['defence'][mine]}. "
        f"The other side: attack {battle['attack'][theirs]}, defence {battle['defence'][theirs]}."
    )


def upkeep_prompt(view: View) -> str:
    row = row_of(view, "military", view["matter"])
    return f"Pay {row['upkeep']} gold for {row['name']}, or discard it?"


def upkeep_label(pick: Pick, view: View) -> str:
    row = row_of(view, "military", view["matter"])
    return f"Pay {row['upkeep']} gold" if pick == "pay" else f"Discard {row['name']}"


def upkeep_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return card_ids(view, view["focus"], row_of(view, "military", view["matter"])["id"])


def supply_touch(pick: Pick, view: View) -> tuple[str, ...]:
    """The cards in front that pay the upkeep."""
    rows = [row_of(view, "action", card) for card in me(view)["front"]]
    return tuple([front_id(mine(view), row["id"]) for row in rows if row["does"] == "supply"])


def upkeep_why(view: View) -> str:
    return f"{holder_name(view, view['focus'])} started a battle. You have {me(view)['gold']} gold."


# -- cards of the turn ---


def rob_what(view: View) -> str:
    return "food" if view["robbing"] == "food" else "gold"


def answer_prompt(view: View) -> str:
    return f"{who(view['active'])} plays {name_of(view, 'action', view['open_card'])}. Do you countermand it?"


def answer_why(view: View) -> str:
    return str(row_of(view, "action", view["open_card"])["text"]) if view["open_card"] != EMPTY else ""


def focus_prompt(before: str, after: str) -> Callable[[View], str]:
    """A question about the holder in question."""
    return lambda view: f"{before} {holder_name(view, view['focus'])}{after}"


def drill_swap_prompt(view: View) -> str:
    return f"Which card of {holder_name(view, view['focus'])} comes back for {drilled_card(view)}?"


def drill_swap_label(pick: Pick, view: View) -> str:
    if pick == NONE:
        return "Nothing comes back"
    return f"Exchange it for {row_by_id(view, 'military', pick)['name']}"


def drilled_card(view: View) -> str:
    """The card that has left its holder."""
    return name_of(view, "military", view["pool"][0]) if view["pool"] else "the card"


def drill_to_prompt(view: View) -> str:
    return f"To whom does {drilled_card(view)} go?"


def place_general_prompt(view: View) -> str:
    if view["recruit"] == EMPTY:
        return "Where does the general stand?"
    row = row_of(view, "general", view["recruit"])
    return f"Where does {row['name']} stand?"


def place_general_why(view: View) -> str:
    return str(row_of(view, "general", view["recruit"])["text"]) if view["recruit"] != EMPTY else ""


def fly_label(pick: Pick, view: View) -> str:
    return f"{count(pick[2], 'space')} {pick[1]}, to {landing_name(pick, view)}"


def landing_name(pick: Pick, view: View) -> str:
    return SPACE_NAMES[flight(view["dragon_at"], DIRECTION_NAMES.index(pick[1]), pick[2])]


def fly_about(pick: Pick, view: View) -> str:
    code = code_on(view, landing_name(pick, view))
    return f"It attacks {thing_name(view, code)}." if code not in (EMPTY, DRAGON) else ""


def fly_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return standing_touch(landing_name(pick, view), view)


def whisper_about(pick: Pick, view: View) -> str:
    """Where the dragon would land with the white die as it is."""
    return (
        fly_about(("fly", pick, view["dice"][0]), view) or f"To {landing_name(('fly', pick, view['dice'][0]), view)}."
    )


def whisper_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return fly_touch(("fly", pick, view["dice"][0]), view)


def rock_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return (ROCK_ID,) if pick == REMOVE else (space_id(pick),)
