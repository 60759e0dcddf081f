"""The Ghoul or the Vile Ghoul as words."""

from __future__ import annotations

from monoceros.engine.questions import View
from monoceros.games.vast.asks_ghoul import turn_why
from monoceros.games.vast.names import capital, ghoul_name, ghoul_tile, place_name, some, terror_name
from monoceros.games.vast.tables import EMPTY


def ghoul_lines(view: View) -> list[str]:
    ghoul = view["ghoul"]
    where = "not in the cave yet" if ghoul_tile(view) == EMPTY else f"on {place_name(view, ghoul_tile(view))}"
    parts = [capital(ghoul_name(view)), where, f"Attack and Defense {ghoul['discs']}"]
    if not ghoul["vile"]:
        parts.append(f"Fury {ghoul['fury']}")
    parts.append(some(ghoul["smashed"], "Crystal") + " smashed")
    lines = [" · ".join(parts)]
    if turn_why(view):
        lines.append(f"  {turn_why(view)}")
    if ghoul["terror"]:
        lines.append("  Terror: " + ", ".join([terror_name(view, card) for card in ghoul["terror"]]))
    if ghoul["dice"]:
        lines.append("  Dice: " + ", ".join([str(face) for face in ghoul["dice"]]))
    if ghoul["vile"]:
        rows = [
            f"{face}: {some(number, 'die').replace('dies', 'dice')}"
            for face, number in enumerate(ghoul["chart"])
            if number
        ]
        lines.append(f"  Chart: {', '.join(rows) or 'empty'}" + (f", chosen {ghoul['flat']}" if ghoul["flat"] else ""))
    if ghoul["offered"]:
        lines.append("  To choose from: " + ", ".join([terror_name(view, card) for card in ghoul["offered"]]))
    return lines
