"""People beside the map: the empire's roster, the princess, the own characters with their dice, everybody else's."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.scene import Chip, Face, Line, Number, Thing, Zone
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus.facts import (
    bits,
    command_of,
    foe_life_left,
    is_defeated,
    life_left,
    life_of,
    lord_of,
    might_of,
    seat_leading,
)
from monoceros.games.unicornus.marching import coming_route, princess_distance
from monoceros.games.unicornus.names import (
    capital,
    foe_id,
    foe_name,
    knight_name,
    mat_id,
    place_name,
    roster_id,
    row,
    some,
    who,
)
from monoceros.games.unicornus.scene_map import TEMPERS, bound_words, powers_of
from monoceros.games.unicornus.state import MARCH, Seen
from monoceros.games.unicornus.tables import (
    ACTIONS_OF,
    BANNER,
    EMPTY,
    FOE_IDS,
    FOES,
    HEALING_POTION,
    KNIGHT_IDS,
    PERSONALITY_NAMES,
    PRINCESS,
    PRINCESS_ACTIONS,
    STEEDS,
)
from monoceros.games.unicornus.text import route_words

EMPIRE = "empire"
OTHERS = "others"
RESULTS = {"H": Chip("", "hit"), "M": Chip("", "miss"), "L": Chip("", "loss")}
LEFT, SPENT = Chip("", "left"), Chip("", "spent")


# -- the empire ---


def empire_zone(view: Seen) -> Zone:
    here = len([space for space in view.foe_at if space != EMPTY])
    return Zone(EMPIRE, "roster", "The empire", some(here, "leader"), clause="UK-0.6", about="empire-of-legania")


def empire_things(view: Seen) -> Iterator[Thing]:
    """Those on the map in the order of their areas, then allies and the defeated."""
    here = [foe for foe in range(FOES) if view.foe_at[foe] != EMPTY]
    gone = [foe for foe in range(FOES) if is_defeated(view, foe) or lord_of(view, foe) != EMPTY]
    for foe in sorted(here, key=lambda foe: view.foe_at[foe]):
        yield foe_line(view, foe)
    for foe in gone:
        yield gone_line(view, foe)


def foe_line(view: Seen, foe: int) -> Thing:
    """How it is; what it can do is told at its piece, for which the line stands."""
    person = row(view, "enemy", foe)
    tokens = view.army[view.foe_at[foe]]
    words = [
        capital(foe_name(view, foe)),
        PERSONALITY_NAMES[view.terms.personality[foe]],
        f"power {might_of(view, foe, False)}",
        some(tokens, "token"),
        f"life {foe_life_left(view, foe)} of {view.terms.foe_life[foe]}",
        bound_words(view, foe),
        f"at {place_name(view, view.foe_at[foe])}",
    ]
    face = Face(
        title=person["name"],
        icon=person["icon"],
        field="sable",
        numbers=(Number("combat power", might_of(view, foe, False), "figure"), Number("tokens", tokens, "foot")),
        foot=bound_words(view, foe),
        pips=(view.foe_damage[foe], view.terms.foe_life[foe]),
        designed=person["source"] == "designed",
    )
    label = ", ".join([word for word in words if word])
    marks = (TEMPERS[view.terms.personality[foe]],)
    return Thing(
        roster_id(foe), "piece", EMPIRE, label, face, marks=marks, clause="UK-7.4", about=FOE_IDS[foe], on=foe_id(foe)
    )


def gone_line(view: Seen, foe: int) -> Thing:
    person = row(view, "enemy", foe)
    said = bound_words(view, foe)
    text = powers_of(view, FOE_IDS[foe], "ally") if lord_of(view, foe) != EMPTY else ""
    face = Face(title=person["name"], icon=person["icon"], text=text, field="sable", foot=said)
    marks = (TEMPERS[view.terms.personality[foe]], "faded")
    label = f"{capital(foe_name(view, foe))}, {said}"
    return Thing(roster_id(foe), "piece", EMPIRE, label, face, marks=marks, about=FOE_IDS[foe])


# -- the princess ---


def princess_zone(view: Seen) -> Zone:
    version = row(view, "princess", view.princess)["name"]
    lead = f"{version} · led by {who(view.starter)}" if view.round else version
    marks = ("active",) if view.step == MARCH else ()
    if view.place[PRINCESS] != EMPTY:
        lead += f" · {some(princess_distance(view), 'step')} to go"
    about = KNIGHT_IDS[PRINCESS]
    return Zone(mat_id(PRINCESS), "mat", "Princess Cornelia", lead, marks=marks, clause="UK-6.1", about=about)


def princess_things(view: Seen) -> Iterator[Thing]:
    zone = mat_id(PRINCESS)
    path = coming_route(view)
    coming = f"Her next actions: {', '.join(route_words(view, path))}." if path else ""
    text = coming or row(view, "princess", view.princess)["text"]
    label = f"The princess: {unit_words(view, PRINCESS)}. {text}"
    yield Thing(f"{zone}/unit", "counter", zone, label, Face(text=text, numbers=unit_numbers(view, PRINCESS)))
    if view.step == MARCH:
        yield actions_thing(view, zone, PRINCESS_ACTIONS)
    yield from company(view, PRINCESS)
    if view.potions:
        potion = row(view, "support", HEALING_POTION)
        face = Face(title=potion["name"], icon=potion["icon"], numbers=(Number("potions", view.potions, "count"),))
        yield Thing(f"{zone}/potions", "token", zone, f"{some(view.potions, potion['name'])} for her", face)


def unit_numbers(view: Seen, knight: int) -> tuple[Number, ...]:
    life = life_left(view, knight)
    hurt = (
        Line("printed life", str(life_of(view, knight))),
        Line("damage", f"−{view.damage[knight]}"),
        Line("life", str(life), sum=True),
    )
    return (
        Number(f"of {life_of(view, knight)} life", life, "figure", ledger=hurt if view.damage[knight] else ()),
        Number(f"of {command_of(view, knight)} tokens", view.tokens[knight], "figure"),
        Number("resources", view.resources[knight], "figure"),
    )


def unit_words(view: Seen, knight: int) -> str:
    """`4 of 5 life, 3 of 8 tokens, 7 resources`."""
    life = life_left(view, knight)
    tokens = f"{view.tokens[knight]} of {command_of(view, knight)} tokens"
    return f"{life} of {life_of(view, knight)} life, {tokens}, {some(view.resources[knight], 'resource')}"


def actions_thing(view: Seen, zone: str, most: int) -> Thing:
    """A lozenge for each action: those left, then the spent ones."""
    left = view.actions
    signs = tuple([LEFT] * left + [SPENT] * max(0, most - left))
    return Thing(f"{zone}/actions", "counter", zone, f"{some(left, 'action')} left", Face("actions", sockets=signs))


def company(view: Seen, knight: int) -> Iterator[Thing]:
    """Allies, and the cards that stay."""
    zone = mat_id(knight)
    for foe in bits(view.allies[knight]):
        person = row(view, "enemy", foe)
        text = (
            "Each ally takes 1 off the damage of her battles."
            if knight == PRINCESS
            else powers_of(view, FOE_IDS[foe], "ally")
        )
        face = Face(title=person["name"], icon=person["icon"], text=text, field="vert")
        yield Thing(
            f"ally/{FOE_IDS[foe]}",
            "piece",
            zone,
            f"Ally {capital(foe_name(view, foe))}. {text}",
            face,
            about=FOE_IDS[foe],
            goes_to="defeated",
        )
    for i, (word, kind) in enumerate((("banners", BANNER), ("steeds", STEEDS))):
        number = view.attached[2 * knight + i]
        if number:
            card = row(view, "support", kind)
            copies = (Number(word, number, "count"),) if number > 1 else ()
            face = Face(title=card["name"], icon=card["icon"], text=card["text"], numbers=copies)
            yield Thing(f"{zone}/{word}", "token", zone, f"{card['name']}: {card['text']}", face)


# -- heroes ---


def own_heroes(view: Seen) -> list[int]:
    """Whose mats lie open: the own heroes, of two the one that acts or fights; for spectators the one in turn."""
    busy = view.fight[f.KNIGHT] if view.fight[f.PHASE] != f.NO_BATTLE else view.active
    if view.viewer < 0:
        return [busy] if busy not in (EMPTY, PRINCESS) else []
    own = [hero for hand, hero in enumerate(view.hero_of) if hand % view.seats == view.viewer and hero != EMPTY]
    return [busy] if busy in own else own


def hero_zone(view: Seen, hero: int) -> Zone:
    person = row(view, "character", hero)
    marks = ("active",) if view.active == hero else ()
    seat = seat_leading(view, hero)
    about = KNIGHT_IDS[hero]
    return Zone(mat_id(hero), "mat", person["name"], person["title"], seat, marks, clause="UK-1.3", about=about)


def hero_things(view: Seen, hero: int) -> Iterator[Thing]:
    zone = mat_id(hero)
    person = row(view, "character", hero)
    text = powers_of(view, KNIGHT_IDS[hero], "own")
    label = f"{person['name']}: {unit_words(view, hero)}. {text}"
    yield Thing(f"{zone}/unit", "counter", zone, label, Face(numbers=unit_numbers(view, hero)))
    for way in ("attack", "defend"):
        signs = tuple([RESULTS[letter] for letter in person[way]])
        words = ", ".join([sign.label for sign in signs])
        yield Thing(
            f"{zone}/{way}", "counter", zone, f"{capital(way)} by the faces 1 to 6: {words}", Face(way, sockets=signs)
        )
    if view.active == hero:
        yield actions_thing(view, zone, ACTIONS_OF[view.seats])
    yield from company(view, hero)


def others_zone(view: Seen) -> Zone:
    return Zone(OTHERS, "roster", "Beside you" if own_heroes(view) else "The kingdom", clause="UK-0.20")


def other_things(view: Seen) -> Iterator[Thing]:
    """A line for each character whose mat is folded, with the cards in hand as a back and their number."""
    open_mats = own_heroes(view)
    for hand, hero in enumerate(view.hero_of):
        if hero == EMPTY:
            if view.round:
                yield waiting_line(view, hand)
        elif hero not in open_mats:
            yield hero_line(view, hand)


def hero_line(view: Seen, hand: int) -> Thing:
    hero, size = view.hero_of[hand], len(view.hands[hand])
    person = row(view, "character", hero)
    left = f" · {view.actions} act." if view.active == hero else ""
    allies = "".join([f" · {row(view, 'enemy', foe)['name']}" for foe in bits(view.allies[hero])])
    tokens = f"{view.tokens[hero]}/{command_of(view, hero)} tokens"
    short = f"{life_left(view, hero)} life · {tokens} · {view.resources[hero]} res.{left}{allies}"
    face = Face(
        title=person["name"],
        icon=person["icon"],
        text=powers_of(view, KNIGHT_IDS[hero], "own"),
        numbers=(Number("cards", size, "count"),),
        foot=short,
    )
    name = f"{capital(knight_name(view, hero))} of {who(seat_leading(view, hero))}"
    label = f"{name}: {unit_words(view, hero)}, {some(size, 'card')} in hand"
    marks = ("now",) if view.active == hero else ()
    return Thing(mat_id(hero), "piece", OTHERS, label, face, seat_leading(view, hero), marks, about=KNIGHT_IDS[hero])


def waiting_line(view: Seen, hand: int) -> Thing:
    face = Face(
        title="No character",
        icon="person",
        numbers=(Number("cards", len(view.hands[hand]), "count"),),
        foot="until the end of the round",
    )
    return Thing(
        f"waits/{hand}",
        "piece",
        OTHERS,
        f"{who(hand % view.seats)} waits for a new character",
        face,
        hand % view.seats,
        ("faded",),
    )


def people_zones(view: Seen) -> Iterator[Zone]:
    yield empire_zone(view)
    yield princess_zone(view)
    for hero in own_heroes(view):
        yield hero_zone(view, hero)
    yield others_zone(view)


def people_things(view: Seen) -> Iterator[Thing]:
    yield from empire_things(view)
    yield from princess_things(view)
    for hero in own_heroes(view):
        yield from hero_things(view, hero)
    yield from other_things(view)
