"""People beside the map: the empire's roster, the princess, the own characters with their dice, everybody else's."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.questions import View
from monoceros.engine.scene import Chip, Face, Line, Number, Thing, Zone
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


def empire_zone(view: View) -> Zone:
    here = len([facts for facts in view["foes"] if facts["place"] != EMPTY])
    return Zone(EMPIRE, "roster", "The empire", some(here, "leader"), clause="UK-0.6", about="empire-of-legania")


def empire_things(view: View) -> Iterator[Thing]:
    """Those on the map in the order of their areas, then allies and the defeated."""
    foes = view["foes"]
    here = [foe for foe in range(FOES) if foes[foe]["place"] != EMPTY]
    gone = [foe for foe in range(FOES) if foes[foe]["defeated"] or foes[foe]["ally_of"] != EMPTY]
    for foe in sorted(here, key=lambda foe: int(foes[foe]["place"])):
        yield foe_line(view, foe)
    for foe in gone:
        yield gone_line(view, foe)


def foe_line(view: View, foe: int) -> Thing:
    """How it is; what it can do is told at its piece, for which the line stands."""
    facts = view["foes"][foe]
    person = row(view, "enemy", foe)
    tokens = view["army"][facts["place"]]
    words = [
        capital(foe_name(view, foe)),
        PERSONALITY_NAMES[facts["personality"]],
        f"power {facts['might']}",
        some(tokens, "token"),
        f"life {facts['life'] - facts['damage']} of {facts['life']}",
        bound_words(view, foe),
        f"at {place_name(view, facts['place'])}",
    ]
    face = Face(
        title=person["name"],
        icon=person["icon"],
        field="sable",
        numbers=(Number("combat power", facts["might"], "figure"), Number("tokens", tokens, "foot")),
        foot=bound_words(view, foe),
        pips=(facts["damage"], facts["life"]),
        designed=person["source"] == "designed",
    )
    label = ", ".join([word for word in words if word])
    marks = (TEMPERS[facts["personality"]],)
    return Thing(
        roster_id(foe), "piece", EMPIRE, label, face, marks=marks, clause="UK-7.4", about=FOE_IDS[foe], on=foe_id(foe)
    )


def gone_line(view: View, foe: int) -> Thing:
    facts = view["foes"][foe]
    person = row(view, "enemy", foe)
    said = bound_words(view, foe)
    text = powers_of(view, FOE_IDS[foe], "ally") if facts["ally_of"] != EMPTY else ""
    face = Face(title=person["name"], icon=person["icon"], text=text, field="sable", foot=said)
    marks = (TEMPERS[facts["personality"]], "faded")
    label = f"{capital(foe_name(view, foe))}, {said}"
    return Thing(roster_id(foe), "piece", EMPIRE, label, face, marks=marks, about=FOE_IDS[foe])


# -- the princess ---


def princess_zone(view: View) -> Zone:
    version = row(view, "princess", view["version"])["name"]
    lead = f"{version} · led by {who(view['starter'])}" if view["round"] else version
    marks = ("active",) if view["step"] == "princess" else ()
    if view["distance"] != EMPTY:
        lead += f" · {some(view['distance'], 'step')} to go"
    about = KNIGHT_IDS[PRINCESS]
    return Zone(mat_id(PRINCESS), "mat", "Princess Cornelia", lead, marks=marks, clause="UK-6.1", about=about)


def princess_things(view: View) -> Iterator[Thing]:
    zone = mat_id(PRINCESS)
    path = view["forecast"]["route"]
    coming = f"Her next actions: {', '.join(route_words(view, path))}." if path else ""
    text = coming or row(view, "princess", view["version"])["text"]
    label = f"The princess: {unit_words(view, PRINCESS)}. {text}"
    yield Thing(f"{zone}/unit", "counter", zone, label, Face(text=text, numbers=unit_numbers(view, PRINCESS)))
    if view["step"] == "princess":
        yield actions_thing(view, zone, PRINCESS_ACTIONS)
    yield from company(view, PRINCESS)
    if view["potions"]:
        potion = row(view, "support", HEALING_POTION)
        face = Face(title=potion["name"], icon=potion["icon"], numbers=(Number("potions", view["potions"], "count"),))
        yield Thing(f"{zone}/potions", "token", zone, f"{some(view['potions'], potion['name'])} for her", face)


def unit_numbers(view: View, knight: int) -> tuple[Number, ...]:
    facts = view["knights"][knight]
    life = facts["life"] - facts["damage"]
    hurt = (
        Line("printed life", str(facts["life"])),
        Line("damage", f"−{facts['damage']}"),
        Line("life", str(life), sum=True),
    )
    return (
        Number(f"of {facts['life']} life", life, "figure", ledger=hurt if facts["damage"] else ()),
        Number(f"of {facts['command']} tokens", facts["tokens"], "figure"),
        Number("resources", facts["resources"], "figure"),
    )


def unit_words(view: View, knight: int) -> str:
    """`4 of 5 life, 3 of 8 tokens, 7 resources`."""
    facts = view["knights"][knight]
    life = facts["life"] - facts["damage"]
    tokens = f"{facts['tokens']} of {facts['command']} tokens"
    return f"{life} of {facts['life']} life, {tokens}, {some(facts['resources'], 'resource')}"


def actions_thing(view: View, zone: str, most: int) -> Thing:
    """A lozenge for each action: those left, then the spent ones."""
    left = view["actions"]
    signs = tuple([LEFT] * left + [SPENT] * max(0, most - left))
    return Thing(f"{zone}/actions", "counter", zone, f"{some(left, 'action')} left", Face("actions", sockets=signs))


def company(view: View, knight: int) -> Iterator[Thing]:
    """Allies, and the cards that stay."""
    facts = view["knights"][knight]
    zone = mat_id(knight)
    for foe in facts["allies"]:
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
    for word, kind in (("banners", BANNER), ("steeds", STEEDS)):
        number = facts[word]
        if number:
            card = row(view, "support", kind)
            copies = (Number(word, number, "count"),) if number > 1 else ()
            face = Face(title=card["name"], icon=card["icon"], text=card["text"], numbers=copies)
            yield Thing(f"{zone}/{word}", "token", zone, f"{card['name']}: {card['text']}", face)


# -- heroes ---


def own_heroes(view: View) -> list[int]:
    """Whose mats lie open: the own heroes, of two the one that acts or fights; for spectators the one in turn."""
    busy = view["fight"]["knight"] if view["fight"]["phase"] != "none" else view["active"]
    if view["seat"] is None:
        return [busy] if busy not in (EMPTY, PRINCESS) else []
    own = [facts["hero"] for facts in view["hands"] if facts["seat"] == view["seat"] and facts["hero"] != EMPTY]
    return [busy] if busy in own else own


def hero_zone(view: View, hero: int) -> Zone:
    person = row(view, "character", hero)
    marks = ("active",) if view["active"] == hero else ()
    seat = view["knights"][hero]["seat"]
    about = KNIGHT_IDS[hero]
    return Zone(mat_id(hero), "mat", person["name"], person["title"], seat, marks, clause="UK-1.3", about=about)


def hero_things(view: View, hero: int) -> Iterator[Thing]:
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
    if view["active"] == hero:
        yield actions_thing(view, zone, ACTIONS_OF[view["seats"]])
    yield from company(view, hero)


def others_zone(view: View) -> Zone:
    return Zone(OTHERS, "roster", "Beside you" if own_heroes(view) else "The kingdom", clause="UK-0.20")


def other_things(view: View) -> Iterator[Thing]:
    """A line for each character whose mat is folded, with the cards in hand as a back and their number."""
    open_mats = own_heroes(view)
    for hand, facts in enumerate(view["hands"]):
        if facts["hero"] == EMPTY:
            if view["round"]:
                yield waiting_line(view, hand)
        elif facts["hero"] not in open_mats:
            yield hero_line(view, hand)


def hero_line(view: View, hand: int) -> Thing:
    held = view["hands"][hand]
    hero, size = held["hero"], held["size"]
    person = row(view, "character", hero)
    facts = view["knights"][hero]
    left = f" · {view['actions']} act." if view["active"] == hero else ""
    allies = "".join([f" · {row(view, 'enemy', foe)['name']}" for foe in facts["allies"]])
    tokens = f"{facts['tokens']}/{facts['command']} tokens"
    short = f"{facts['life'] - facts['damage']} life · {tokens} · {facts['resources']} res.{left}{allies}"
    face = Face(
        title=person["name"],
        icon=person["icon"],
        text=powers_of(view, KNIGHT_IDS[hero], "own"),
        numbers=(Number("cards", size, "count"),),
        foot=short,
    )
    name = f"{capital(knight_name(view, hero))} of {who(facts['seat'])}"
    label = f"{name}: {unit_words(view, hero)}, {some(size, 'card')} in hand"
    marks = ("now",) if view["active"] == hero else ()
    return Thing(mat_id(hero), "piece", OTHERS, label, face, facts["seat"], marks, about=KNIGHT_IDS[hero])


def waiting_line(view: View, hand: int) -> Thing:
    facts = view["hands"][hand]
    face = Face(
        title="No character",
        icon="person",
        numbers=(Number("cards", facts["size"], "count"),),
        foot="until the end of the round",
    )
    return Thing(
        f"waits/{hand}",
        "piece",
        OTHERS,
        f"{who(facts['seat'])} waits for a new character",
        face,
        facts["seat"],
        ("faded",),
    )


def people_zones(view: View) -> Iterator[Zone]:
    yield empire_zone(view)
    yield princess_zone(view)
    for hero in own_heroes(view):
        yield hero_zone(view, hero)
    yield others_zone(view)


def people_things(view: View) -> Iterator[Thing]:
    yield from empire_things(view)
    yield from princess_things(view)
    for hero in own_heroes(view):
        yield from hero_things(view, hero)
    yield from other_things(view)
