"""The Thief's mat: his statistics, Action cubes, loot and upgrades; Vaults in the cave."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.questions import View
from monoceros.engine.scene import Face, Number, Thing, Zone
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.asks_thief import goal_words
from monoceros.games.vast.names import boon_id, name_of, row, some, spot
from monoceros.games.vast.scene_cave import MAP, middle
from monoceros.games.vast.scene_unicorn import FREE, FULL, LEFT, SPENT, active, track

MAT = "mat/thief"
GREY = "#5a5f68"
VAULT_SIZE = 19
ASIDE = 20  # from the middle of a tile to its Vault token


def seat_of(view: View) -> int:
    return int(view["roles"].index("thief")) if "thief" in view["roles"] else -1


def thief_zone(view: View) -> Zone:
    return Zone(MAT, "mat", "Thief", goal_words(view), seat_of(view), active(view, "thief"), clause="VF-49.1")


def thief_things(view: View) -> Iterator[Thing]:
    thief = view["thief"]
    for stat, name in enumerate(f.STAT_IDS):
        yield statistic(view, stat, thief[name])
    cubes = (LEFT,) * thief["cubes"] + (SPENT,) * (thief["most_cubes"] - thief["cubes"])
    yield track(f"{MAT}/cubes", MAT, "Action cubes", cubes, thief["cubes"], f"{thief['cubes']} at hand")
    loot = (FULL,) * thief["loot"] + (FREE,) * (thief["most_loot"] - thief["loot"])
    yield track(f"{MAT}/loot", MAT, "Loot Drop Level", loot, thief["loot"], f"{thief['loot']}, for his killer")
    goal = max(thief["goal"], thief["stashed"])
    stash = (FULL,) * thief["stashed"] + (FREE,) * (goal - thief["stashed"])
    yield track(f"{MAT}/stash", MAT, "Stashed", stash, thief["stashed"], f"{thief['stashed']} of {thief['goal']}")
    burden = some(thief["burden"], "token")
    numbers = (Number("tokens carried", thief["burden"], "figure"),)
    yield Thing(f"{MAT}/burden", "counter", MAT, f"{burden} carried", Face("Carried", "swap-bag", numbers=numbers))
    if view["seat"] == seat_of(view):
        for upgrade in range(f.UPGRADES):
            yield boon(view, upgrade)
    elif thief["upgrades"]:
        yield all_boons(view)
    yield from vaults(view)


def statistic(view: View, stat: int, value: int) -> Thing:
    """VF-49.3 A statistic with its Stat token, and what it comes to."""
    facts, thief = row(view, "stat", stat), view["thief"]
    token = thief["tokens"][thief["assigned"][stat]]
    numbers = (Number(facts["name"], value, "figure", value - token),)
    face = Face(facts["name"], facts["icon"], text=facts["text"], field=GREY, numbers=numbers, foot=f"token {token}")
    label = f"{facts['name']} {value}, Stat token {token}"
    return Thing(f"{MAT}/{f.STAT_IDS[stat]}", "counter", MAT, label, face, clause="VF-49.3")


def boon(view: View, upgrade: int) -> Thing:
    facts = row(view, "boon", upgrade)
    owned = upgrade in view["thief"]["upgrades"]
    face = Face(facts["name"], facts["icon"], text=facts["text"], field=GREY, sockets=(FULL if owned else FREE,))
    label = f"{facts['name']}{', yours' if owned else ''}"
    return Thing(boon_id(upgrade), "counter", MAT, label, face, marks=() if owned else ("faded",), clause="VF-51.6")


def all_boons(view: View) -> Thing:
    """For those who only watch him."""
    names = ", ".join([name_of(view, "boon", upgrade) for upgrade in view["thief"]["upgrades"]])
    return Thing(f"{MAT}/boons", "counter", MAT, f"Upgrades: {names}", Face("Upgrades", text=names), clause="VF-51.6")


def vaults(view: View) -> Iterator[Thing]:
    for facts in view["tiles"]:
        if facts["vault"]:
            x, y = middle(facts["x"], facts["y"])
            face = Face("Vault", "locked-chest", text="The Thief can open it.", field=GREY)
            label = f"Vault token at {spot(facts['x'], facts['y'])}"
            id = f"vault/{facts['tile']}"
            yield Thing(id, "token", MAP, label, face, x=x - ASIDE, y=y + ASIDE, width=VAULT_SIZE)
