"""The Thief's board in words."""

from __future__ import annotations

from monoceros.engine.questions import View
from monoceros.games.vast.asks_thief import goal_words
from monoceros.games.vast.names import name_of, place_name, some
from monoceros.games.vast.tables import EMPTY


def thief_lines(view: View) -> list[str]:
    thief, tile = view["thief"], view["pieces"]["thief"]
    where = "not in the cave" if tile == EMPTY else f"on {place_name(view, tile)}"
    stats = f"Movement {thief['movement']}, Stealth {thief['stealth']}, Thievery {thief['thievery']}"
    lines = [f"The Thief · {where} · {stats}", f"  {goal_words(view)}"]
    lines.append(f"  {some(thief['cubes'], 'Action cube')} · Loot Drop Level {thief['loot']}")
    upgrades = [name_of(view, "boon", upgrade) for upgrade in thief["upgrades"]]
    if upgrades:
        lines.append(f"  Upgrades: {', '.join(upgrades)}")
    return lines
