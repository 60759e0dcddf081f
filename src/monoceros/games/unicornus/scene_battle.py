"""A battle as it is fought: the dice and where they come from, the enemy's power to cover, the damage on both sides."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.scene import Face, Line, Number, Thing, Zone
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus.battling import army_dice, blow_of, foe_dice, rolls_of, wounds_from
from monoceros.games.unicornus.facts import bits, foe_life_left, has, life_left, might_of, seat_leading, steps_of
from monoceros.games.unicornus.names import (
    ARMY,
    DICE,
    FOE,
    THEM,
    US,
    capital,
    dice_id,
    enemy_words,
    foe_name,
    knight_name,
    place_name,
    row,
    some,
)
from monoceros.games.unicornus.state import Seen, map_of
from monoceros.games.unicornus.tables import (
    CORNERED_BLADES,
    DAHAKA,
    DRAGON_BLOOD,
    EMPTY,
    IRVIN,
    KNIGHT_IDS,
    LIONEL,
    MARIANNE,
    PASSIONATE_AMBUSH,
    PERFECT_FORMATION,
    PRINCESS,
    RESULT_NAMES,
    ROYAL_BODYGUARD,
    SILENT_BLADE,
    TWOFOLD_FURY,
    WARRIOR,
)

HAVOK = KNIGHT_IDS.index("K-HAV")
SIGNS = ("✚", "·", "✖")
FIELDS = ("#2f7d45", "#6d6046", "#a8322a")  # of a hit, a miss, a loss: each with its sign
LEAST = "never below 0"
MANY = 14  # slots of one track; more are told by their number


def is_fought(view: Seen) -> bool:
    return view.fight[f.PHASE] != f.NO_BATTLE


def battle_zones(view: Seen) -> tuple[Zone, ...]:
    """None between battles; no dice where the princess fights."""
    if not is_fought(view):
        return ()
    fight = view.fight
    there = place_name(view, fight[f.SPACE])
    if fight[f.KNIGHT] == PRINCESS:
        return (Zone(US, "figures", f"The princess's battle at {there}", clause="UK-10.2"),)
    zones = [
        Zone(US, "figures", f"Battle at {there}", clause="UK-9.3"),
        Zone(DICE, "track", "dice", dice_note(view), clause="UK-9.8"),
    ]
    if fight[f.ARMY]:
        note = f"{army_dice(view)} of {fight[f.ARMY]}"
        zones.append(Zone(ARMY, "track", "tokens", note, clause="UK-9.13"))
    if fight[f.FOE] != EMPTY:
        note = f"{min(foe_dice(view), fight[f.MIGHT])} of {fight[f.MIGHT]}"
        zones.append(Zone(FOE, "track", row(view, "enemy", fight[f.FOE])["name"], note, clause="UK-9.13"))
    return (*zones, Zone(THEM, "figures", "What they lose", clause="UK-9.16"))


def dice_note(view: Seen) -> str:
    fight = view.fight
    if fight[f.PHASE] == f.BEFORE_ROLL:
        return "before the roll"
    return {f.AFTER_ROLL: "as rolled", f.APPLYING: "to assign"}.get(fight[f.PHASE], "not assigned")


def battle_things(view: Seen) -> Iterator[Thing]:
    if not is_fought(view):
        return
    if view.fight[f.KNIGHT] == PRINCESS:
        yield princess_figures(view)
        return
    yield our_figures(view)
    yield from dice_things(view)
    yield from army_things(view)
    yield from foe_things(view)
    yield their_figures(view)


# -- the kingdom's side ---


def our_figures(view: Seen) -> Thing:
    fight = view.fight
    knight = fight[f.KNIGHT]
    name = capital(knight_name(view, knight))
    dice, damage = dice_lines(view), damage_lines(view)
    verb = "attacks" if fight[f.ATTACKING] else "defends"
    numbers = [Number("dice", rolls_of(view), "figure", ledger=dice)]
    taken = taken_now(view)
    if fight[f.PHASE] != f.BEFORE_ROLL:
        numbers.append(Number("damage", taken, "figure", ledger=damage))
    else:
        numbers.append(Number("enemy power", fight[f.ARMY] + fight[f.MIGHT], "figure", ledger=power_lines(view)))
    label = f"{name} {verb}: {rolls_of(view)} dice, {taken} damage as it stands"
    face = Face(
        f"{name} {verb}",
        row(view, "character", knight)["icon"],
        text=told(dice if fight[f.PHASE] == f.BEFORE_ROLL else damage),
        numbers=tuple(numbers),
    )
    return Thing("battle/us/sum", "counter", US, label, face, seat_leading(view, knight))


def told(lines: tuple[Line, ...]) -> str:
    """A ledger in a line: `5 tokens, −2 defense of the space`."""
    return ", ".join([f"{line.value} {line.label}" for line in lines if not line.sum])


def dice_lines(view: Seen) -> tuple[Line, ...]:
    """UK-9.3, UK-9.4 Where the dice come from, as long as nobody has fallen."""
    fight = view.fight
    if fight[f.PHASE] == f.WITHDRAWING:
        return ()
    knight, attacking = fight[f.KNIGHT], fight[f.ATTACKING]
    defense = map_of(view).defense[fight[f.SPACE]]
    parts = [("tokens", view.tokens[knight])]
    if defense:
        parts.append(("defense of the space", -defense if attacking else defense))
    if fight[f.EXTRA]:
        parts.append(("cards and powers", fight[f.EXTRA]))
    for power in (DRAGON_BLOOD, SILENT_BLADE, *[PASSIONATE_AMBUSH] * attacking):
        if has(view, knight, power):
            parts.append(power_part(view, power))
    if fight[f.FOE] == IRVIN and view.foe_at[MARIANNE] != EMPTY:
        name, amount = power_part(view, PERFECT_FORMATION)
        parts.append((name, -amount))
    number = sum([amount for _, amount in parts])
    if number < 0:
        parts.append((LEAST, -number))
    if has(view, knight, CORNERED_BLADES) and max(0, number) < fight[f.ARMY] + fight[f.MIGHT]:
        parts.append(power_part(view, CORNERED_BLADES))
    return ledger(parts, "dice", rolls_of(view))


def power_part(view: Seen, power: int) -> tuple[str, int]:
    found = row(view, "power", power)
    return str(found["name"]), int(found["amount"])


def ledger(parts: list[tuple[str, int]], what: str, result: int) -> tuple[Line, ...]:
    """What is added and taken off, line by line, and what comes of it."""
    lines: list[Line] = []
    for label, amount in parts:
        sign = "−" if amount < 0 else "+" if lines else ""
        lines.append(Line(label, f"{sign}{abs(amount)}"))
    return (*lines, Line(what, str(result), sum=True))


def power_lines(view: Seen) -> tuple[Line, ...]:
    """UK-9.14"""
    fight = view.fight
    parts = [("tokens", fight[f.ARMY])]
    if fight[f.FOE] != EMPTY:
        parts.append((row(view, "enemy", fight[f.FOE])["name"], fight[f.MIGHT]))
    return ledger(parts, "enemy power", fight[f.ARMY] + fight[f.MIGHT])


def taken_now(view: Seen) -> int:
    """The damage to the kingdom unit if nothing more is assigned."""
    fight = view.fight
    counted = fight[f.PHASE] in (f.TAKING, f.WITHDRAWING)
    return fight[f.DAMAGE] if counted else max(0, blow_of(view) - fight[f.SHIELD])


def damage_lines(view: Seen) -> tuple[Line, ...]:
    """UK-9.15 What is not covered, and losses that were assigned."""
    fight = view.fight
    times = row(view, "power", TWOFOLD_FURY)["amount"] if fight[f.FOE] == DAHAKA else 1
    parts = [
        ("tokens without a die", fight[f.ARMY] - army_dice(view)),
        ("power without a die", max(0, fight[f.MIGHT] - foe_dice(view)) * times),
        ("losses assigned", fight[f.ARMY_LOSSES] + fight[f.FOE_LOSSES]),
        ("cards against it", -fight[f.SHIELD]),
    ]
    number = sum([amount for _, amount in parts])
    if number < 0:
        parts.append((LEAST, -number))
    return ledger([part for part in parts if part[1]], "damage", taken_now(view))


# -- dice and slots ---


def dice_things(view: Seen) -> Iterator[Thing]:
    """The dice that are not assigned. The first of each result is the one that an answer takes."""
    fight = view.fight
    if fight[f.PHASE] == f.BEFORE_ROLL:
        for i in range(min(rolls_of(view), MANY)):
            yield Thing(f"dice/next/{i}", "die", DICE, "A die to roll", Face("?"))
        return
    left = (fight[f.HITS], fight[f.MISSES], fight[f.LOSSES])
    for result, name in enumerate(RESULT_NAMES):
        for i in range(min(left[result], MANY)):
            id = dice_id(name) if i == 0 else f"dice/{name}/{i}"
            yield die_thing(id, DICE, f"A die that shows a {name}", result)


def die_thing(id: str, zone: str, label: str, result: int) -> Thing:
    return Thing(
        id, "die", zone, label, Face(SIGNS[result], field=FIELDS[result]), marks=("filled", RESULT_NAMES[result])
    )


def army_things(view: Seen) -> Iterator[Thing]:
    fight = view.fight
    yield from slots(ARMY, "token", fight[f.ARMY], (fight[f.ARMY_HITS], fight[f.ARMY_MISSES], fight[f.ARMY_LOSSES]))


def foe_things(view: Seen) -> Iterator[Thing]:
    fight = view.fight
    if fight[f.FOE] != EMPTY:
        dice = (fight[f.FOE_HITS], fight[f.FOE_MISSES], fight[f.FOE_LOSSES])
        yield from slots(FOE, "point of power", fight[f.MIGHT], dice)


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


def wounds_now(view: Seen) -> int:
    """UK-9.16 What the hits on a character do."""
    fight = view.fight
    return wounds_from(view, fight[f.FOE], fight[f.FOE_HITS], fight[f.ARMY])


def their_figures(view: Seen) -> Thing:
    fight = view.fight
    numbers = []
    if fight[f.ARMY]:
        numbers.append(Number(f"of {some(fight[f.ARMY], 'token')}", fight[f.ARMY_HITS], "figure"))
    name = "They"
    icon = ""
    if fight[f.FOE] != EMPTY:
        name, icon = row(view, "enemy", fight[f.FOE])["name"], row(view, "enemy", fight[f.FOE])["icon"]
        numbers.append(Number(f"of {foe_life_left(view, fight[f.FOE])} life", wounds_now(view), "figure"))
    label = f"{capital(enemy_words(view, fight[f.SPACE]))}: {some(fight[f.ARMY_HITS], 'token')} fall"
    if fight[f.FOE] != EMPTY:
        label += f", {foe_name(view, fight[f.FOE])} takes {wounds_now(view)} damage"
    return Thing("battle/them/sum", "counter", THEM, label, Face(f"{name} would lose", icon, numbers=tuple(numbers)))


# -- the princess ---


def princess_figures(view: Seen) -> Thing:
    fight = view.fight
    stand = view.tokens[PRINCESS] + life_left(view, PRINCESS)
    lines = princess_lines(view)
    numbers = (
        Number("damage", fight[f.DAMAGE], "figure", ledger=lines),
        Number("tokens and life", stand, "figure"),
    )
    against = enemy_words(view, fight[f.SPACE])
    label = f"The princess fights {against}: {fight[f.DAMAGE]} damage, she falls at {stand}"
    face = Face(f"The princess fights {against}", "unicorn", text=told(lines), numbers=numbers)
    return Thing("battle/us/sum", "counter", US, label, face)


def princess_lines(view: Seen) -> tuple[Line, ...]:
    """UK-10.2, UK-10.3"""
    fight = view.fight
    foe = fight[f.FOE]
    parts = []
    if foe != EMPTY:
        life = foe_life_left(view, foe)
        if foe == DAHAKA:
            life *= row(view, "power", TWOFOLD_FURY)["amount"]
        parts.append((f"life of {row(view, 'enemy', foe)['name']}", life))
        if foe == LIONEL:
            parts.append(("who stand by him", might_of(view, foe, False)))
    if fight[f.ARMY]:
        parts.append(("tokens", fight[f.ARMY]))
    if view.princess == WARRIOR:
        parts.append(("Warrior", -row(view, "princess", WARRIOR)["amount"]))
    allies = len(bits(view.allies[PRINCESS]))
    if allies:
        parts.append(("allies", -allies))
    if fight[f.SPACE] in [space for space, _ in steps_of(view, HAVOK)]:
        name, amount = power_part(view, ROYAL_BODYGUARD)
        parts.append((name, -amount))
    number = sum([amount for _, amount in parts])
    if number < 0:
        parts.append((LEAST, -number))
    return ledger(parts, "damage", fight[f.DAMAGE])
