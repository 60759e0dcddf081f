"""Cards, backs, palaces and empty places of a scene: what stands on them, and where they come from and go to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from monoceros.engine.scene import Chip, Face, Line, Number, Thing
from monoceros.games.tower.facts import palace_toughness, special_limit
from monoceros.games.tower.names import place, special_name, words_of
from monoceros.games.tower.scene_ids import (
    PILES,
    discard_id,
    hand_id,
    plate_id,
    space_id,
    special_id,
    territory_id,
)
from monoceros.games.tower.scene_words import foot_words, number_words
from monoceros.games.tower.state import BASE_WOUNDS, WALLS, Combat, Seen
from monoceros.games.tower.strength import Changed
from monoceros.games.tower.tables import (
    ARMY_WORDS,
    EMPTY,
    FIRST_BASE,
    PALACE,
    SPACES,
    SPECIAL,
    TROOP_LIMIT,
)

Changes = dict[tuple[int, int, bool], Changed]  # what is not as printed, by seat, place and whether it is the base

Pips = tuple[int, int]  # damage: how much of how much

SIGNS = {  # AT-2.4: the seven icons that mark the cards
    "light": "elf-helmet",
    "shooter": "high-shot",
    "heavy": "troll",
    "cavalry": "spider-alt",
    "siege": "dragon-head",
    "common": "hand",
    "special": "star-formation",
}
HERALDRY = {  # each kind's tincture, the same as a colour to mix, and its pattern
    "light": ("vert", 0x3C7148, "paly"),
    "shooter": ("teal", 0x2C6A70, "bendy"),
    "heavy": ("olive", 0x6A6A2C, "barry"),
    "cavalry": ("dusk", 0x4C4583, "chevrons"),
    "siege": ("gules", 0x8E3434, "lozengy"),
    "common": ("tenne", 0x7A5230, "chequy"),
    "special": ("purpure", 0x6D4487, "semy"),
}
BACKS = {"ability": ("star-formation", 0x2B4A63), "base": ("elven-castle", 0x23463A)}
TRAITS = {"initiative": Chip("lightning-bow", "strikes first"), "artillery": Chip("catapult", "hits only bases")}
FREE = Chip("", "free")
UNHURT = (0, 0)
EMPTY_FACE = Face(title="empty")


# -- faces ---


def mixed(colour: int, army: str) -> str:
    """A tincture, changed by a third towards the army's own colour."""
    other = int(army[1:], 16)
    parts = [((colour >> bits & 255) * 2 + (other >> bits & 255)) // 3 for bits in (16, 8, 0)]
    return f"#{parts[0]:02x}{parts[1]:02x}{parts[2]:02x}"


def field_of(words: Any, kind: str) -> str:
    """The tincture of a kind; the armies of packs have their own shade of it."""
    name, colour, _ = HERALDRY[kind]
    return name if words["word"] == ARMY_WORDS[0] else mixed(colour, words["colour"])


def face_of(words: Any, card: Any, text: str = "", numbers: tuple[Number, ...] = ()) -> Face:
    """A card from the hand, face up."""
    kind = card["kind"]
    return Face(
        title=card["name"],
        icon=card["icon"],
        sign=SIGNS[kind],
        text=text or card["text"],
        field=field_of(words, kind),
        pattern=HERALDRY[kind][2],
        numbers=numbers,
        chips=trait_chips(card.get("trait", "")),
        designed=card["source"] == "designed",
    )


def back_of(words: Any, pile: str) -> Face:
    """AT-2.2 Ability cards and base cards have backs of their own; each army's are in its colours."""
    icon, colour = BACKS[pile]
    plain = words["word"] == ARMY_WORDS[0]
    field = f"#{colour:06x}" if plain else mixed(colour, words["colour"])
    return Face(title=pile, icon=icon if plain or pile == "ability" else words["icon"], field=field, down=True)


def trait_chips(trait: str) -> tuple[Chip, ...]:
    return (TRAITS[trait],) if trait else ()


def from_hand(view: Seen, seat: int, card: int) -> str:
    """Where a card was before it was played: itself in an open hand, somewhere in a hidden one."""
    return hand_id(seat, card) if seat == view.viewer else f"hand/{seat}"


def pile_name(card: int) -> str:
    return PILES[card >= FIRST_BASE]


# -- the board ---


def space_thing(view: Seen, words: Any, seat: int, at: int, changed: Changes) -> Thing:
    """A base card on its space with its troops, or the empty space."""
    kind = view.bases[seat * SPACES + at]
    if kind == EMPTY:
        label = f"Empty, {place(at)}"
        return Thing(space_id(seat, at, EMPTY), "slot", territory_id(seat, at // 3), label, EMPTY_FACE, owner=seat)
    return base_thing(view, words, seat, at, kind, changed)


def base_thing(view: Seen, words: Any, seat: int, at: int, kind: int, changed: Changes) -> Thing:
    card, troops = words["bases"][kind], view.troops[seat * SPACES + at]
    now, wall = changed.get((seat, at, False)), changed.get((seat, at, True))
    pips = damage_on(view, seat, at)
    power = card["power"] if now is None else now.strike
    face = Face(
        title=card["name"],
        icon=card["icon"],
        sign=SIGNS[card["kind"]],
        text=card["text"],
        field=field_of(words, card["kind"]),
        pattern=HERALDRY[card["kind"]][2],
        numbers=(base_power(view, card, wall), troop_power(view, card, now)),
        chips=trait_chips(card.get("trait", "")) if now is None else traits_now(now),
        sockets=(Chip(card["troop_icon"], card["troop"]),) * troops + (FREE,) * (TROOP_LIMIT - troops),
        foot=foot_words(card["troops"]),
        designed=card["source"] == "designed",
    )
    who = card["troop"] if troops == 1 else card["troops"]
    label = f"{card['name']}, {troops} {who} of power {power}, {place(at)}"
    if pips[0]:
        label += f", damage {pips[0]} of {pips[1]}"
    return Thing(
        space_id(seat, at, kind),
        "card",
        territory_id(seat, at // 3),
        label,
        wounded(face, pips),
        seat,
        ("damaged",) if pips[0] else (),
        "AT-8.16" if pips[0] else "AT-3.2",
        came_from=from_hand(view, seat, FIRST_BASE + kind),
        goes_to=discard_id(seat, "base"),
    )


def traits_now(now: Changed) -> tuple[Chip, ...]:
    """What the troops' trait is with the abilities in force."""
    first = (TRAITS["initiative"],) if now.swift else ()
    return (*first, TRAITS["artillery"]) if now.siege else first


def base_power(view: Seen, card: Any, wall: Changed | None) -> Number:
    printed = card["base_power"]
    if wall is None:
        return Number("base power", printed, "corner")
    ledger = ledger_of(view, printed, wall.toughness, [[*by[:2], by[3]] for by in wall.by], "base power")
    if wall.strike != printed:
        ledger = (*ledger, Line("strikes with", str(wall.strike)))
    return Number("base power", wall.toughness, "corner", wall.toughness - printed, ledger)


def troop_power(view: Seen, card: Any, now: Changed | None) -> Number:
    if now is None:
        return Number("power", card["power"], "foot")
    ledger = ledger_of(view, card["power"], now.strike, [by[:3] for by in now.by], "power")
    if now.toughness != max(1, now.strike):
        ledger = (*ledger, Line("falls with damage of", str(now.toughness)))
    return Number("power", now.strike, "foot", now.strike - card["power"], ledger)


def ledger_of(view: Seen, printed: int, value: int, sources: Sequence[Any], what: str) -> tuple[Line, ...]:
    """A changed number, line by line: as printed, each ability that changed it, what it is now."""
    lines = [Line("printed", str(printed))]
    left = value - printed
    for seat, slot, change in sources:
        card = words_of(view, seat)["abilities"][slot]
        if change:
            lines.append(Line(f"{card['name']} of {{{seat}}}", number_words(change), card["icon"]))
            left -= change
    if left:
        lines.append(Line("never below 0", number_words(left)))
    return (*lines, Line(what, str(value), sum=True))


# -- damage ---


def wounded(face: Face, pips: Pips) -> Face:
    """The face with its damage; the same one without, which a scene sends shorter."""
    return msgspec.structs.replace(face, pips=pips) if pips[0] else face


def damage_on(view: Seen, seat: int, at: int) -> Pips:
    """Of a base in a combat: the damage on the base itself, or else on one of its troops, of how much it takes."""
    c = view.combat
    if c is None or (c.group if seat == c.attacker else c.goal) != at // 3:
        return UNHURT
    i = at % 3
    if seat != c.attacker and c.wounds[BASE_WOUNDS + i]:
        return c.wounds[BASE_WOUNDS + i], c.toughness[WALLS + i]
    return stack_damage(c, i if seat == c.attacker else 3 + i)


def stack_damage(c: Combat, k: int) -> Pips:
    """The damage on the troop that is nearest to its end, of those that do not fall already."""
    falls_at = c.toughness[k]
    wounds = c.wounds[3 * k : 3 * k + c.count[k]]
    hurt = max([damage for damage in wounds if damage < falls_at], default=0)
    if hurt:
        return hurt, falls_at
    return (falls_at, falls_at) if any(wounds) else UNHURT


# -- the palace ---


def palace_things(view: Seen, words: Any, seat: int, changed: Changes) -> Iterator[Thing]:
    """The palace, the special troops that stand on it as their cards, and the room for more of them."""
    yield plate(view, words, seat)
    number, limit, zone = view.specials[seat], special_limit(view, seat), territory_id(seat, PALACE)
    for i in range(number):
        yield special_thing(view, words, seat, i, changed)
    if not limit or number < limit:
        label = f"Special troops: {number} of {limit}"
        face = Face(title=f"special {number} of {limit}")
        yield Thing(f"{zone}/free", "slot", zone, label, face, seat, clause="AT-10.13")


def plate(view: Seen, words: Any, seat: int) -> Thing:
    c, shown = view.combat, view.army[seat] != EMPTY
    power, falls_at = words["palace_power"], palace_toughness(view, seat) or words["palace_power"]
    hit = c.wounds[BASE_WOUNDS] if c and c.goal == PALACE and c.attacker != seat else 0
    label = f"Palace of power {power}"
    ledger: tuple[Line, ...] = ()
    if falls_at != power:
        guards = Line(f"{view.specials[seat]} {special_name(view, seat)}", number_words(falls_at - power))
        ledger = (Line("printed", str(power)), guards, Line("falls with damage of", str(falls_at), sum=True))
        label += f" that falls with damage of {falls_at}"
    face = Face(
        title="Palace",
        icon=words["icon"] if shown else "tower-flag",
        field=words["colour"] if shown else "",
        numbers=(Number("power", power, "corner", 0, ledger),),
    )
    marks = ("faded", "fallen") if hit >= falls_at or view.winner == 1 - seat else ("damaged",) if hit else ()
    label = f"{label}, damage {hit}" if hit else label
    return Thing(
        plate_id(seat),
        "plate",
        territory_id(seat, PALACE),
        label,
        wounded(face, (min(hit, falls_at), falls_at)),
        seat,
        marks,
        "AT-3.6",
    )


def special_thing(view: Seen, words: Any, seat: int, i: int, changed: Changes) -> Thing:
    card, power = words["abilities"][SPECIAL], words["special_power"]
    now = changed.get((seat, PALACE * 3, False))
    number = Number("power", power)
    if now is not None:
        ledger = ledger_of(view, power, now.strike, [by[:3] for by in now.by], "power")
        number = Number("power", now.strike, "shield", now.strike - power, ledger)
    pips: Pips = UNHURT
    c = view.combat
    if c is not None and (c.group if seat == c.attacker else c.goal) == PALACE:
        k = 0 if seat == c.attacker else 3
        hurt = c.wounds[3 * k + i] if i < c.count[k] else 0
        pips = (min(hurt, c.toughness[k]), c.toughness[k]) if hurt else UNHURT
    face = Face(
        title=card["name"],
        icon=card["icon"],
        sign=SIGNS["special"],
        text=card["text"],
        field=field_of(words, "special"),
        pattern=HERALDRY["special"][2],
        numbers=(number,),
        designed=card["source"] == "designed",
    )
    label = f"{card['name']} of power {number.value}" + (f", damage {pips[0]} of {pips[1]}" if pips[0] else "")
    return Thing(
        special_id(seat, i),
        "card",
        territory_id(seat, PALACE),
        label,
        wounded(face, pips),
        seat,
        ("damaged",) if pips[0] else (),
        card["clause"],
        came_from=from_hand(view, seat, SPECIAL),
        goes_to=discard_id(seat, "ability"),
    )
