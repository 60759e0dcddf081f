"""A battle as it is fought: the dice and where they come from, the enemy's power to cover, the damage on both sides."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.questions import View
from monoceros.engine.scene import Face, Line, Number, Thing, Zone
from monoceros.games.unicornus.asks_battle import blow_now, covered, on_foe
from monoceros.games.unicornus.names import capital, dice_id, enemy_words, foe_name, knight_name, place_name, row, some
from monoceros.games.unicornus.tables import (
    AMINA,
    BLACK_KNIGHT,
    BLACK_PLATE,
    CORNERED_BLADES,
    DAHAKA,
    DRAGON_BLOOD,
    EMPTY,
    FIRST_ALLY_POWER,
    IRVIN,
    KNIGHT_IDS,
    LIONEL,
    MARIANNE,
    PASSIONATE_AMBUSH,
    PERFECT_FORMATION,
    POWERS_OF,
    PRINCESS,
    RESULT_NAMES,
    ROYAL_BODYGUARD,
    ROZIE,
    SILENT_BLADE,
    TWOFOLD_FURY,
    UNKNOWN_ALLOY,
    WARRIOR,
)

HAVOK = KNIGHT_IDS.index("K-HAV")
US, DICE, ARMY, FOE, THEM = "battle/us", "battle/dice", "battle/army", "battle/foe", "battle/them"
SIGNS = ("✚", "·", "✖")
FIELDS = ("#2f7d45", "#6d6046", "#a8322a")  # of a hit, a miss, a loss: each with its sign
LEAST = "never below 0"
MANY = 14  # slots of one track; more are told by their number


def is_fought(view: View) -> bool:
    return bool(view["fight"]["phase"] != "none")


def battle_zones(view: View) -> tuple[Zone, ...]:
    """None between battles; no dice where the princess fights."""
    if not is_fought(view):
        return ()
    fight = view["fight"]
    there = place_name(view, fight["space"])
    if fight["knight"] == PRINCESS:
        return (Zone(US, "figures", f"The princess's battle at {there}", clause="UK-10.2"),)
    zones = [
        Zone(US, "figures", f"Battle at {there}", clause="UK-9.3"),
        Zone(DICE, "track", "dice", dice_note(view), clause="UK-9.8"),
    ]
    if fight["army"]:
        note = f"{covered(view)} of {fight['army']}"
        zones.append(Zone(ARMY, "track", "tokens", note, clause="UK-9.13"))
    if fight["foe"] != EMPTY:
        note = f"{min(on_foe(view), fight['might'])} of {fight['might']}"
        zones.append(Zone(FOE, "track", row(view, "enemy", fight["foe"])["name"], note, clause="UK-9.13"))
    return (*zones, Zone(THEM, "figures", "What they lose", clause="UK-9.16"))


def dice_note(view: View) -> str:
    fight = view["fight"]
    if fight["phase"] == "before_roll":
        return "before the roll"
    return {"after_roll": "as rolled", "apply": "to assign"}.get(fight["phase"], "not assigned")


def battle_things(view: View) -> Iterator[Thing]:
    if not is_fought(view):
        return
    if view["fight"]["knight"] == PRINCESS:
        yield princess_figures(view)
        return
    yield our_figures(view)
    yield from dice_things(view)
    yield from army_things(view)
    yield from foe_things(view)
    yield their_figures(view)


# -- the kingdom's side ---


def our_figures(view: View) -> Thing:
    fight = view["fight"]
    knight = fight["knight"]
    name = capital(knight_name(view, knight))
    dice, damage = dice_lines(view), damage_lines(view)
    verb = "attacks" if fight["attacking"] else "defends"
    numbers = [Number("dice", fight["rolls"], "figure", ledger=dice)]
    taken = taken_now(view)
    if fight["phase"] != "before_roll":
        numbers.append(Number("damage", taken, "figure", ledger=damage))
    else:
        numbers.append(Number("enemy power", fight["army"] + fight["might"], "figure", ledger=power_lines(view)))
    label = f"{name} {verb}: {fight['rolls']} dice, {taken} damage as it stands"
    face = Face(
        f"{name} {verb}",
        row(view, "character", knight)["icon"],
        text=told(dice if fight["phase"] == "before_roll" else damage),
        numbers=tuple(numbers),
    )
    return Thing("battle/us/sum", "counter", US, label, face, view["knights"][knight]["seat"])


def told(lines: tuple[Line, ...]) -> str:
    """A ledger in a line: `5 tokens, −2 defense of the space`."""
    return ", ".join([f"{line.value} {line.label}" for line in lines if not line.sum])


def has(view: View, knight: int, power: int) -> bool:
    """An own power or one of an ally (UK-11.7)."""
    if power >= FIRST_ALLY_POWER:
        return power - FIRST_ALLY_POWER in view["knights"][knight]["allies"]
    return bool(POWERS_OF[knight] >> power & 1)


def dice_lines(view: View) -> tuple[Line, ...]:
    """UK-9.3, UK-9.4 Where the dice come from, as long as nobody has fallen."""
    fight = view["fight"]
    if fight["phase"] == "withdraw":
        return ()
    knight, attacking = fight["knight"], fight["attacking"]
    defense = view["land"]["defense"][fight["space"]]
    parts = [("tokens", view["knights"][knight]["tokens"])]
    if defense:
        parts.append(("defense of the space", -defense if attacking else defense))
    if fight["extra"]:
        parts.append(("cards and powers", fight["extra"]))
    for power in (DRAGON_BLOOD, SILENT_BLADE, *[PASSIONATE_AMBUSH] * attacking):
        if has(view, knight, power):
            parts.append(power_part(view, power))
    if fight["foe"] == IRVIN and view["foes"][MARIANNE]["place"] != EMPTY:
        name, amount = power_part(view, PERFECT_FORMATION)
        parts.append((name, -amount))
    number = sum([amount for _, amount in parts])
    if number < 0:
        parts.append((LEAST, -number))
    if has(view, knight, CORNERED_BLADES) and max(0, number) < fight["army"] + fight["might"]:
        parts.append(power_part(view, CORNERED_BLADES))
    return ledger(parts, "dice", fight["rolls"])


def power_part(view: View, power: int) -> tuple[str, int]:
    found = row(view, "power", power)
    return str(found["name"]), int(found["amount"])


def ledger(parts: list[tuple[str, int]], what: str, result: int) -> tuple[Line, ...]:
    """What is added and taken off, line by line, and what comes of it."""
    lines: list[Line] = []
    for label, amount in parts:
        sign = "−" if amount < 0 else "+" if lines else ""
        lines.append(Line(label, f"{sign}{abs(amount)}"))
    return (*lines, Line(what, str(result), sum=True))


def power_lines(view: View) -> tuple[Line, ...]:
    """UK-9.14"""
    fight = view["fight"]
    parts = [("tokens", fight["army"])]
    if fight["foe"] != EMPTY:
        parts.append((row(view, "enemy", fight["foe"])["name"], fight["might"]))
    return ledger(parts, "enemy power", fight["army"] + fight["might"])


def taken_now(view: View) -> int:
    """The damage to the kingdom unit if nothing more is assigned."""
    fight = view["fight"]
    counted = fight["phase"] in ("damage", "withdraw")
    return int(fight["damage"]) if counted else max(0, blow_now(view) - fight["shield"])


def damage_lines(view: View) -> tuple[Line, ...]:
    """UK-9.15 What is not covered, and losses that were assigned."""
    fight = view["fight"]
    times = row(view, "power", TWOFOLD_FURY)["amount"] if fight["foe"] == DAHAKA else 1
    parts = [
        ("tokens without a die", fight["army"] - covered(view)),
        ("power without a die", max(0, fight["might"] - on_foe(view)) * times),
        ("losses assigned", fight["army_losses"] + fight["foe_losses"]),
        ("cards against it", -fight["shield"]),
    ]
    number = sum([amount for _, amount in parts])
    if number < 0:
        parts.append((LEAST, -number))
    return ledger([part for part in parts if part[1]], "damage", taken_now(view))


# -- dice and slots ---


def dice_things(view: View) -> Iterator[Thing]:
    """The dice that are not assigned. The first of each result is the one that an answer takes."""
    fight = view["fight"]
    if fight["phase"] == "before_roll":
        for i in range(min(fight["rolls"], MANY)):
            yield Thing(f"dice/next/{i}", "die", DICE, "A die to roll", Face("?"))
        return
    left = (fight["hits"], fight["misses"], fight["losses"])
    for result, name in enumerate(RESULT_NAMES):
        for i in range(min(left[result], MANY)):
            id = dice_id(name) if i == 0 else f"dice/{name}/{i}"
            yield die_thing(id, DICE, f"A die that shows a {name}", result)


def die_thing(id: str, zone: str, label: str, result: int) -> Thing:
    return Thing(
        id, "die", zone, label, Face(SIGNS[result], field=FIELDS[result]), marks=("filled", RESULT_NAMES[result])
    )


def army_things(view: View) -> Iterator[Thing]:
    fight = view["fight"]
    yield from slots(ARMY, "token", fight["army"], (fight["army_hits"], fight["army_misses"], fight["army_losses"]))


def foe_things(view: View) -> Iterator[Thing]:
    fight = view["fight"]
    if fight["foe"] != EMPTY:
        dice = (fight["foe_hits"], fight["foe_misses"], fight["foe_losses"])
        yield from slots(FOE, "point of power", fight["might"], dice)


def slots(zone: str, what: str, number: int, dice: tuple[int, int, int]) -> Iterator[Thing]:
    """Dice on a track, then its slots that have none."""
    placed = [result for result in range(3) for _ in range(dice[result])]
    for i in range(min(MANY, max(number, len(placed)))):
        if i < len(placed):
            name = RESULT_NAMES[placed[i]]
            yield die_thing(f"{zone}/{i}", zone, f"{capital(what)} with a {name}", placed[i])
        else:
            yield Thing(f"{zone}/{i}", "slot", zone, f"{capital(what)} without a die")


# -- the enemy's side ---


def wounds_now(view: View) -> int:
    """UK-9.16 What the hits on a character do."""
    fight = view["fight"]
    hits: int = fight["foe_hits"]
    if fight["foe"] == AMINA and fight["army"]:
        return 0
    if fight["foe"] == BLACK_KNIGHT:
        return max(0, hits - int(row(view, "power", BLACK_PLATE)["amount"]))
    return min(hits, int(row(view, "power", UNKNOWN_ALLOY)["amount"])) if fight["foe"] == ROZIE else hits


def their_figures(view: View) -> Thing:
    fight = view["fight"]
    numbers = []
    if fight["army"]:
        numbers.append(Number(f"of {some(fight['army'], 'token')}", fight["army_hits"], "figure"))
    name = "They"
    icon = ""
    if fight["foe"] != EMPTY:
        facts = view["foes"][fight["foe"]]
        name, icon = row(view, "enemy", fight["foe"])["name"], row(view, "enemy", fight["foe"])["icon"]
        numbers.append(Number(f"of {facts['life'] - facts['damage']} life", wounds_now(view), "figure"))
    label = f"{capital(enemy_words(view, fight['space']))}: {some(fight['army_hits'], 'token')} fall"
    if fight["foe"] != EMPTY:
        label += f", {foe_name(view, fight['foe'])} takes {wounds_now(view)} damage"
    return Thing("battle/them/sum", "counter", THEM, label, Face(f"{name} would lose", icon, numbers=tuple(numbers)))


# -- the princess ---


def princess_figures(view: View) -> Thing:
    fight = view["fight"]
    facts = view["knights"][PRINCESS]
    stand = facts["tokens"] + facts["life"] - facts["damage"]
    lines = princess_lines(view)
    numbers = (
        Number("damage", fight["damage"], "figure", ledger=lines),
        Number("tokens and life", stand, "figure"),
    )
    against = enemy_words(view, fight["space"])
    label = f"The princess fights {against}: {fight['damage']} damage, she falls at {stand}"
    face = Face(f"The princess fights {against}", "unicorn", text=told(lines), numbers=numbers)
    return Thing("battle/us/sum", "counter", US, label, face)


def princess_lines(view: View) -> tuple[Line, ...]:
    """UK-10.2, UK-10.3"""
    fight = view["fight"]
    foe = fight["foe"]
    parts = []
    if foe != EMPTY:
        facts = view["foes"][foe]
        life = facts["life"] - facts["damage"]
        if foe == DAHAKA:
            life *= row(view, "power", TWOFOLD_FURY)["amount"]
        parts.append((f"life of {row(view, 'enemy', foe)['name']}", life))
        if foe == LIONEL:
            parts.append(("who stand by him", facts["might"]))
    if fight["army"]:
        parts.append(("tokens", fight["army"]))
    if view["version"] == WARRIOR:
        parts.append(("Warrior", -row(view, "princess", WARRIOR)["amount"]))
    if view["knights"][PRINCESS]["allies"]:
        parts.append(("allies", -len(view["knights"][PRINCESS]["allies"])))
    if fight["space"] in [space for space, _ in view["knights"][HAVOK]["steps"]]:
        name, amount = power_part(view, ROYAL_BODYGUARD)
        parts.append((name, -amount))
    number = sum([amount for _, amount in parts])
    if number < 0:
        parts.append((LEAST, -number))
    return ledger(parts, "damage", fight["damage"])
