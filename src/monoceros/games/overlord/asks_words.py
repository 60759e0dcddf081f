"""Labels, explanations and touched things of the questions."""

from __future__ import annotations

from typing import Any

from monoceros.engine.core import Pick
from monoceros.engine.questions import View
from monoceros.games.overlord.names import (
    card_of,
    discard_id,
    field_id,
    hand_id,
    in_market,
    market_id,
    me,
    mine,
    name_of,
    number_of,
    province_id,
    slot_of,
    territory_in,
    who,
    words_of,
)
from monoceros.games.overlord.picks import DECLINE, END, KEEP, NONE, OPTION, REFRESH
from monoceros.games.overlord.tables import COLUMNS


def gold_label(pick: Pick, view: View) -> str:
    if pick == DECLINE:
        return "No Gold action"
    if pick == REFRESH:
        return "Refresh the Marketplace"
    if pick == OPTION:
        return "Draw a card"
    if pick[0] == "destroy":
        return f"Destroy {name_of(view, pick[1])} in your discard pile"
    return f"Buy {in_market(view, pick)['name']} ({pick[1]} {pick[2]})"


def gold_short(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return {DECLINE: "Decline", REFRESH: "Refresh", OPTION: "Draw a card"}[pick]
    if pick[0] == "destroy":
        return f"Destroy {name_of(view, pick[1])}"
    return f"Buy {offered_name(pick, view)}"


def offered_name(pick: Pick, view: View) -> str:
    """A card of the Marketplace by its name; of two like ones, with its slot."""
    name = str(in_market(view, pick)["name"])
    return f"{name} ({pick[2]})" if view["market"].count(view["market"][slot_of(pick)]) > 1 else name


def gold_about(pick: Pick, view: View) -> str:
    if pick == REFRESH:
        return "The two oldest cards of each row go, new ones come."
    if isinstance(pick, str):
        return ""
    return words_of(card_of(view, number_of(view, pick[1])) if pick[0] == "destroy" else in_market(view, pick))


def gold_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if isinstance(pick, str):
        return ()
    return (discard_id(mine(view)),) if pick[0] == "destroy" else (market_id(pick),)


def gold_clause(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return {DECLINE: "UO-10.3", REFRESH: "UO-10.16", OPTION: "UO-16.8"}[pick]
    return "UO-10.13" if pick[0] == "destroy" else "UO-10.6"


def take_label(pick: Pick, view: View) -> str:
    return "Take none" if pick == NONE else f"Take {in_market(view, pick)['name']} ({pick[1]} {pick[2]})"


def take_about(pick: Pick, view: View) -> str:
    return "" if pick == NONE else words_of(in_market(view, pick))


def take_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == NONE else (market_id(pick),)


def territory_label(pick: Pick, view: View) -> str:
    if pick == END:
        return "End the turn"
    return f"Use {territory_in(view, mine(view), pick)['name']} (column {pick})"


def territory_short(pick: Pick, view: View) -> str:
    if pick == END:
        return "End turn"
    province = me(view)["province"]
    name = str(territory_in(view, mine(view), pick)["name"])
    return f"{name} ({pick})" if province.count(province[pick - 1]) > 1 else name


def territory_about(pick: Pick, view: View) -> str:
    return "" if pick == END else words_of(territory_in(view, mine(view), pick))


def territory_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == END else (province_id(mine(view), pick),)


def card_label(words: str, none: str = "None") -> Any:
    return lambda pick, view: none if pick == NONE else f"{words} {name_of(view, pick)}"


def card_short(pick: Pick, view: View) -> str:
    return "None" if pick == NONE else name_of(view, pick)


def card_about(pick: Pick, view: View) -> str:
    return "" if pick == NONE else words_of(card_of(view, number_of(view, pick)))


def hand_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == NONE else (hand_id(mine(view), pick),)


def place_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return hand_id(mine(view), pick), field_id(mine(view), next_column(view))


def next_column(view: View) -> int:
    """The column that is filled next, from 1."""
    field = me(view)["field"]
    return next((k + 1 for k in range(COLUMNS) if field[k] == -1), COLUMNS)


def discards_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == NONE else (discard_id(mine(view)),)


def copy_touch(pick: Pick, view: View) -> tuple[str, ...]:
    player, card = me(view), number_of(view, pick)
    return tuple(field_id(mine(view), k + 1) for k in range(COLUMNS) if player["up"][k] and player["field"][k] == card)[
        :1
    ]


def sift_prompt(view: View) -> str:
    if not view["looked"]:
        return "Keep the card, or discard it?"
    return f"{card_of(view, view['looked'][view['look_at']])['name']}: keep it on your deck, or discard it?"


def sift_label(pick: Pick, view: View) -> str:
    return "Keep it" if pick == KEEP else "Discard it"


def burn_label(pick: Pick, view: View) -> str:
    return f"Burn {territory_in(view, pick[1], pick[2])['name']} of {who(pick[1])} (column {pick[2]})"


def player_label(words: str) -> Any:
    return lambda pick, view: f"{words} {who(pick)}"


def column_label(pick: Pick, view: View) -> str:
    if pick == DECLINE:
        return "Leave them as they are"
    card = me(view)["field"][pick - 1]
    return f"{card_of(view, card)['name']} in column {pick}" if card >= 0 else f"Column {pick}"


def column_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == DECLINE else (field_id(mine(view), pick),)


def reorder_prompt(view: View) -> str:
    return f"Which Territory comes into column {len(view['arranging']) + 1}?"


def reorder_label(pick: Pick, view: View) -> str:
    if pick == KEEP:
        return "Leave all where they are"
    return f"{territory_in(view, mine(view), pick)['name']} from column {pick}"


def reorder_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == KEEP else (province_id(mine(view), pick),)


def place_prompt(view: View) -> str:
    return f"Which card do you place in column {next_column(view)}?"


def gold_why(view: View) -> str:
    used = me(view)["gold_used"]
    told = f" You have used {used} in this battle." if view["phase"] == "battle" and used else ""
    return f"A Gold action: buy, destroy a discarded card, or refresh the Marketplace.{told}"


def place_why(view: View) -> str:
    left = view["columns"] - next_column(view) + 1
    return f"{left} of {view['columns']} columns are still to fill; what stays in your hand is discarded."
