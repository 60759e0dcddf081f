"""The Goblins as words."""

from __future__ import annotations

from monoceros.engine.questions import View
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.asks_goblins import goal_words
from monoceros.games.vast.names import name_of, place_name, spot


def goblins_lines(view: View) -> list[str]:
    goblins = view["goblins"]
    lines = [f"The Goblins · Rage {goblins['rage']} · {goal_words(view)}"]
    for tribe in range(g.TRIBES):
        lines.append(tribe_line(view, tribe))
    if goblins["war"]:
        lines.append("  War: " + ", ".join([name_of(view, "war", card) for card in goblins["war"]]))
    if goblins["shown"]:
        lines.append("  Face up: " + ", ".join([name_of(view, "secret", card) for card in goblins["shown"]]))
    if goblins["hand"] is not None:
        hand = ", ".join([name_of(view, "secret", card) for card in goblins["hand"]])
        lines.append(f"  Your Secrets: {hand or 'none'}")
    else:
        lines.append(f"  Secrets in hand: {goblins['hand_size']}")
    return lines


def tribe_line(view: View, tribe: int) -> str:
    facts = view["goblins"]["tribes"][tribe]
    where = "hidden" if facts["tile"] < 0 else f"on {place_name(view, facts['tile'])}"
    if facts["lurks"] is not None:
        where = f"lurking at {spot(*facts['lurks'])}"
    monsters = [
        name_of(view, "tribe_monster", monster)
        for slot, monster in enumerate(view["goblins"]["monsters"])
        if monster != g.NOTHING and g.SLOT_TRIBE[slot] == tribe
    ]
    with_them = f" · with {', '.join(monsters)}" if monsters else ""
    name = name_of(view, "tribe", tribe)
    return f"  {name}: {facts['population']} Goblins, Strength {facts['strength']}, {where}{with_them}"
