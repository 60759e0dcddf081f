"""What things are called, by whose army they are of."""

from __future__ import annotations

from typing import Any

from monoceros.engine.questions import View
from monoceros.games.tower.tables import EMPTY, SLOT_OF

ROMAN = ("I", "II", "III")


def words_of(view: View, seat: int) -> dict[str, Any]:
    """The names of a seat's army; of the first army before one is shown."""
    words: dict[str, Any] = view["armies"][max(0, view["seats"][seat]["army"])]
    return words


def mine(view: View) -> int:
    """The seat that looks; a spectator sits with the first."""
    return view["seat"] or 0


def base_name(view: View, seat: int, kind: str) -> str:
    return str(words_of(view, seat)["bases"][SLOT_OF[kind]]["name"])


def ability_name(view: View, seat: int, slot: str) -> str:
    return str(words_of(view, seat)["abilities"][SLOT_OF[slot]]["name"])


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


def base_at(view: View, seat: int, at: int) -> Any:
    """The base on a space, in words; None: there is none."""
    kind = view["seats"][seat]["bases"][at]
    return None if kind == EMPTY else words_of(view, seat)["bases"][kind]


def ability_of(view: View, seat: int, slot: str) -> Any:
    return words_of(view, seat)["abilities"][SLOT_OF[slot]]
