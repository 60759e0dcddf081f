"""Where things are drawn: a pure function of a view (section 21 of the specification gives the places)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from monoceros.engine.questions import View
from monoceros.engine.scene import Arrow, Face, Number, Scene, Thing, Zone
from monoceros.games.tower.asks import ROMAN, hand_id, pile_id, space_id, territory_id, words_of
from monoceros.games.tower.tables import ABILITIES, EMPTY, FIRST_BASE, PALACE, SLOT_NAMES, SPACES, TERRITORIES

WIDTH, HEIGHT = 1280, 800
CARD_WIDTH, CARD_HEIGHT = 100, 140
OWN_Y, ENEMY_Y = 430, 230
OWN_PALACE_Y, ENEMY_PALACE_Y = 690, 20
PILES = ("ability", "base")
SIGNS = {  # AT-2.4: the seven icons that mark the cards
    "light": "elf-helmet",
    "shooter": "high-shot",
    "heavy": "troll",
    "cavalry": "spider-alt",
    "siege": "dragon-head",
    "common": "hand",
    "special": "star-formation",
}
SHAPES = {"light": "paly", "shooter": "bendy", "heavy": "barry", "cavalry": "chevrons", "siege": "lozengy"}


def scene(view: View) -> Scene:
    """The enemy's board above, the own below; a spectator sits with the first seat."""
    own = view["seat"] if view["seat"] is not None else 0
    zones, things = [], []
    for seat in (1 - own, own):
        zones += list(zones_of(view, seat, own))
        things += list(things_of(view, seat, own))
    return Scene(WIDTH, HEIGHT, tuple(zones), tuple(things), tuple(arrows(view)), "Attack at the Tower")


def zones_of(view: View, seat: int, own: int) -> Iterator[Zone]:
    side = view["seats"][seat]
    y = OWN_Y if seat == own else ENEMY_Y
    marks = ("active",) if seat == view["active"] else ()
    palace_y = OWN_PALACE_Y if seat == own else ENEMY_PALACE_Y
    label = f"Palace, special troops {side['specials']} of {side['special_limit']}"
    yield Zone(territory_id(seat, PALACE), "mat", 40, palace_y, 400, 90, label, seat, marks)
    for t in range(TERRITORIES):
        label = f"Territory {ROMAN[t]}"
        yield Zone(territory_id(seat, t), "board", 30 + 400 * t, y - 20, 360, 180, label, seat, marks)
    yield Zone(f"hand/{seat}", "hand", 460, palace_y, 560, 90, "Hand", seat, (), held(side))
    for i, pile in enumerate(PILES):
        x = 1050 + 110 * i
        yield Zone(pile_id(seat, pile), "pile", x, palace_y, 50, 70, f"{pile} draw pile", seat, (), side["piles"][i])
        discards = len(side["discards"][i])
        yield Zone(f"discard/{seat}/{pile}", "pile", x + 55, palace_y, 50, 70, f"{pile} discards", seat, (), discards)


def held(side: Any) -> int:
    return int(side["hand_abilities"] + side["hand_bases"])


def things_of(view: View, seat: int, own: int) -> Iterator[Thing]:
    y = OWN_Y if seat == own else ENEMY_Y
    for at in range(SPACES):
        yield space_thing(view, seat, at, y)
    yield from specials(view, seat, own)
    yield from abilities_in_force(view, seat, own)
    yield from hand(view, seat, own)


def space_thing(view: View, seat: int, at: int, y: int) -> Thing:
    """A base card on its space with its troops, or the empty space."""
    side = view["seats"][seat]
    t, place = divmod(at, 3)
    kind = side["bases"][at]
    x = 40 + 400 * t + 115 * place
    where = f"territory {ROMAN[t]}, space {place + 1}"
    zone = territory_id(seat, t)
    if kind == EMPTY:
        return Thing(space_id(seat, at), "slot", zone, x, y, CARD_WIDTH, CARD_HEIGHT, f"Empty, {where}", owner=seat)
    card = words_of(view, seat)["bases"][kind]
    troops = side["troops"][at]
    numbers = (Number("troops", troops), Number("power", card["power"]), Number("base", card["base_power"]))
    label = f"{card['name']}, {troops} {card['troops']} of power {card['power']}, {where}"
    face = face_of(view, seat, card, numbers, card["kind"])
    marks = (card["trait"],) if card.get("trait") else ()
    return Thing(space_id(seat, at), "card", zone, x, y, CARD_WIDTH, CARD_HEIGHT, label, face, seat, marks)


def face_of(view: View, seat: int, card: Any, numbers: tuple[Number, ...], kind: str) -> Face:
    return Face(
        title=card["name"],
        icon=card["icon"],
        sign=SIGNS[kind],
        text=card["text"],
        numbers=numbers,
        colour=words_of(view, seat)["colour"],
        shape=SHAPES.get(kind, "chequy" if kind == "common" else "semy"),
        designed=card["source"] == "designed",
    )


def specials(view: View, seat: int, own: int) -> Iterator[Thing]:
    """Special troops stand on the palace as their cards."""
    words = words_of(view, seat)
    y = OWN_PALACE_Y if seat == own else ENEMY_PALACE_Y
    card = words["abilities"][-1]
    face = face_of(view, seat, card, (Number("power", words["special_power"]),), "special")
    for i in range(view["seats"][seat]["specials"]):
        label = f"{card['name']} of power {words['special_power']}"
        zone = territory_id(seat, PALACE)
        yield Thing(f"special/{seat}/{i}", "card", zone, 180 + 80 * i, y, 64, 90, label, face, seat, clause="AT-10.12")


def abilities_in_force(view: View, seat: int, own: int) -> Iterator[Thing]:
    """Between the boards, in the owner's colour, until the end of the turn."""
    zone = f"hand/{seat}"
    for i, slot in enumerate(view["seats"][seat]["played"]):
        card = words_of(view, seat)["abilities"][slot]
        x = (60 if seat == own else 700) + 110 * i
        label = f"In force: {card['name']}. {card['text']}"
        face = face_of(view, seat, card, (), card["kind"])
        clause = card["clause"]
        yield Thing(f"played/{seat}/{i}", "card", zone, x, 385, 100, 36, label, face, seat, ("in force",), clause)


def hand(view: View, seat: int, own: int) -> Iterator[Thing]:
    """The own hand face up, one thing for each different card; another's as backs."""
    side = view["seats"][seat]
    zone, y = f"hand/{seat}", OWN_PALACE_Y if seat == own else ENEMY_PALACE_Y
    if side["hand"] is None:
        backs = ["ability"] * side["hand_abilities"] + ["base"] * side["hand_bases"]
        for i, back in enumerate(backs):
            face = Face(title=back, down=True, colour=words_of(view, seat)["colour"])
            yield Thing(f"back/{seat}/{i}", "card", zone, 460 + 70 * i, y, 64, 90, f"Hidden {back} card", face, seat)
        return
    cards = [card for card, number in enumerate(side["hand"]) if number]
    for i, card in enumerate(cards):
        row = card_row(view, seat, card)
        number = side["hand"][card]
        label = f"{row['name']}{f', {number} of them' if number > 1 else ''}. {row['text']}"
        face = face_of(view, seat, row, (Number("copies", number),), row["kind"])
        back = "ability" if card < ABILITIES else "base"
        name = hand_id(seat, f"{back}-{SLOT_NAMES[card if card < ABILITIES else card - FIRST_BASE]}")
        yield Thing(name, "card", zone, 460 + 80 * i, y, 64, 90, label, face, seat, clause=row.get("clause", "AT-6.8"))


def card_row(view: View, seat: int, card: int) -> Any:
    words = words_of(view, seat)
    return words["abilities"][card] if card < ABILITIES else words["bases"][card - FIRST_BASE]


def arrows(view: View) -> Iterator[Arrow]:
    """A declared attack is an arrow from the group to its goal; a combat at the palace one to the palace."""
    attack, combat = view["attack"], view["combat"]
    if attack or combat:
        seat = view["active"]
        group, goal = (combat["group"], combat["goal"]) if combat else (attack["group"], attack["goal"])
        yield Arrow(territory_id(seat, group), territory_id(1 - seat, goal), "attack", seat)
