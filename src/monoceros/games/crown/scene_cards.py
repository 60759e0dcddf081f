"""Cards: how each kind looks, decks and discard piles, hands, and what lies open between a question and its answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from monoceros.engine.scene import Face, Line, Number, Thing, Zone
from monoceros.games.crown.facts import deck_sizes, trophies_of
from monoceros.games.crown.facts_seen import black_size, looked_seen, pool_backs, pool_seen
from monoceros.games.crown.names import (
    POOL_ZONE,
    black_id,
    branch_name,
    castle_card_id,
    copies,
    count,
    deck_id,
    front_id,
    hand_id,
    price_of,
    row_by_id,
    row_of,
    seat_id,
    who,
)
from monoceros.games.crown.state import CONSTRUCTION, MAIN, REDEPLOY, Seen
from monoceros.games.crown.tables import (
    ACTION_DECK,
    BLACK_DECK,
    BRANCH_NAMES,
    CASTLE,
    CASTLES,
    DRAGON_DECK,
    EMPTY,
    GENERAL_DECK,
    HOLDERS,
)

LOOKS = {  # tincture and pattern always go together
    "infantry": ("gules", "paly"),
    "archery": ("vert", "bendy"),
    "cavalry": ("azure", "barry"),
    "action": ("tenne", "chevrons"),
    "dragon": ("ember", "lozengy"),
    "black": ("sable", "chequy"),
    "castle": ("stone", "semy"),
}
BACKS = {
    "infantry": "#5b2222",
    "archery": "#1f4a2c",
    "cavalry": "#22385f",
    "action": "#5a4020",
    "black": "#2b2529",
    "dragon": "#6b2f14",
}
DECK_ICONS = {"action": "scroll-unfurled", "black": "cloak-dagger", "dragon": "dragon-head"}
MILITARY_ICONS = {"infantry": "crossed-swords", "archery": "high-shot", "cavalry": "horse-head"}
WINDOWS = {
    "start": "at the start of your turn",
    "roll": "after your roll",
    "battle": "in a battle",
    "win": "when you win a battle",
    "answer": "when an opponent plays an Action card",
}
LOOKED, CASTLE_CARDS, OPEN = "looked", "castle_cards", "open"
DISCARDS = ("discard/troops", "discard/action", "discard/black")


# -- faces ---


def face_of(kind: str, row: Any, **more: Any) -> Face:
    field, pattern = LOOKS[kind]
    given: dict[str, Any] = {"title": row["name"], "icon": row["icon"], "text": row["text"], **more}
    return Face(field=field, pattern=pattern, designed=row["source"] == "designed", **given)


def military_face(view: Seen, card: int, **more: Any) -> Face:
    """By its weapon, so that cards which go together look alike."""
    row = row_of(view, "military", card)
    weapon = row_by_id(view, "weapon", row["weapon"])
    numbers = (Number("attack", row["attack"], "shield"), Number("defence", row["defence"], "foot"))
    text = f"{weapon['name']}, upkeep {row['upkeep']}." if row["upkeep"] else f"{weapon['name']}, no upkeep."
    given: dict[str, Any] = {"numbers": numbers, "text": text, "icon": weapon["icon"], **more}
    return face_of(weapon["branch"], row, foot="", **given)


def military_words(view: Seen, card: int) -> str:
    """`Axe Band, Axe, attack 30, defence 10, upkeep 1`."""
    row = row_of(view, "military", card)
    weapon = row_by_id(view, "weapon", row["weapon"])["name"]
    return f"{row['name']}, {weapon}, attack {row['attack']}, defence {row['defence']}, upkeep {row['upkeep']}"


def military_back(branch: int) -> Face:
    name = BRANCH_NAMES[branch]
    return Face(icon=MILITARY_ICONS[name], field=BACKS[name], down=True)


# -- decks and discards ---


def deck_zones(view: Seen) -> Iterator[Zone]:
    """CD-2.4, with what a card of each costs."""
    sizes = counted_decks(view)
    for number, row in enumerate(view.terms.lexicon["branch"]):
        yield pile(deck_id("military", row["id"]), f"{row['price']} gold", sizes[number], "CD-8.3")
    for number, row in enumerate(view.terms.lexicon["branch"]):
        cost = price_of(view, "general")
        yield pile(deck_id("general", row["id"]), f"{cost} gold", sizes[GENERAL_DECK + number], "CD-8.3")
    yield pile(deck_id("black"), f"{price_of(view, 'black')} gold", sizes[BLACK_DECK], "CD-8.2")
    yield pile(deck_id("action"), "action", sizes[ACTION_DECK], "CD-5.12")
    yield pile(deck_id("dragon"), "dragon", sizes[DRAGON_DECK], "CD-13.1")
    for zone, cards in discard_piles(view):
        lines = pile_lines(view, cards)
        size = EMPTY if view.terms.only_listed else len(cards)
        yield Zone(zone, "pile", "spent", count=size, size="xs", holds=lines, clause="CD-8.13")


def pile(id: str, label: str, size: int, clause: str) -> Zone:
    return Zone(id, "pile", label, count=size, size="xs", clause=clause)


def counted_decks(view: Seen) -> list[int]:
    """CD-21.7 The sizes of the decks; EMPTY for each if nobody counts them for the viewer."""
    sizes = deck_sizes(view)
    return [EMPTY] * len(sizes) if view.terms.only_listed else sizes


Card = tuple[str, int]  # its kind, its number


def discard_piles(view: Seen) -> list[tuple[str, list[Card]]]:
    """CD-8.13 Military cards and generals of all branches lie together."""
    piles = view.discards
    troops = [("military", card) for pile in piles[:GENERAL_DECK] for card in pile]
    troops += [("general", card) for pile in piles[GENERAL_DECK:ACTION_DECK] for card in pile]
    actions = [("action", card) for card in piles[ACTION_DECK]]
    blacks = [("black", card) for card in piles[BLACK_DECK]]
    return list(zip(DISCARDS, (troops, actions, blacks), strict=True))


def pile_lines(view: Seen, cards: Sequence[Card]) -> tuple[Line, ...]:
    found = [(row_of(view, *card), number) for card, number in sorted(Counter(cards).items())]
    return tuple([Line(row["name"], f"×{number}" if number > 1 else "") for row, number in found])


def deck_things(view: Seen) -> Iterator[Thing]:
    sizes = deck_sizes(view)
    for number, name in enumerate(BRANCH_NAMES):
        icon = row_of(view, "branch", number)["icon"]
        yield from deck_top(view, sizes[number], deck_id("military", name), f"{name} card", military_back(number))
        back = Face(icon=icon, field=BACKS[name], down=True)
        yield from deck_top(view, sizes[GENERAL_DECK + number], deck_id("general", name), f"{name} general", back)
    for deck, name in ((BLACK_DECK, "black"), (ACTION_DECK, "action"), (DRAGON_DECK, "dragon")):
        back = Face(icon=DECK_ICONS[name], field=BACKS[name], down=True)
        yield from deck_top(view, sizes[deck], deck_id(name), f"{name.capitalize()} card", back)
    for zone, cards in discard_piles(view):
        if cards:
            label = f"On the discard pile: {row_of(view, *cards[-1])['name']}"
            yield Thing(f"{zone}/top", "card", zone, label, any_face(view, *cards[-1]))


def deck_top(view: Seen, size: int, deck: str, what: str, back: Face) -> Iterator[Thing]:
    if size:
        words = f"Deck: {what}s" if view.terms.only_listed else f"Deck: {count(size, what)}"
        yield Thing(f"{deck}/top", "card", deck, words, back)


def any_face(view: Seen, kind: str, card: int) -> Face:
    if kind == "military":
        return military_face(view, card)
    row = row_of(view, kind, card)
    return face_of(row["branch"] if kind == "general" else kind, row)


# -- hands ---


def hand_zone(view: Seen) -> Zone:
    seat = view.viewer
    return Zone(f"hand/{seat}", "hand", "Your cards", owner=seat, clause="CD-15.1")


def hand_things(view: Seen) -> Iterator[Thing]:
    """The own Black and Action cards; copies lie under each other."""
    seat = view.viewer
    zone = f"hand/{seat}"
    for card, number in Counter(view.blacks[seat]).items():
        row = row_of(view, "black", card)
        yield held(zone, seat, black_id(seat, row["id"]), "black", row, number, WINDOWS[row["window"]])
    for card, number in Counter(view.hands[seat]).items():
        row = row_of(view, "action", card)
        yield held(zone, seat, hand_id(seat, row["id"]), "action", row, number, "in your Play step")


def held(zone: str, seat: int, id: str, kind: str, row: Any, number: int, when: str) -> Thing:
    several = (Number("copies", number, "count"),) if number > 1 else ()
    words = [row["name"], *[f"{number} of them"] * (number > 1), row["text"]]
    face = face_of(kind, row, numbers=several)
    clause = "CD-16.3" if kind == "black" else "CD-15.2"
    return Thing(
        id, "card", zone, ". ".join(words), face, seat, clause=clause, when=when, came_from=deck_id(kind),
        goes_to=f"discard/{kind}",
    )  # fmt: skip


def black_backs(view: Seen, seat: int, zone: str, on: str) -> Iterator[Thing]:
    """CD-16.2 Black cards of others are secret until they are played."""
    for number in range(max(0, black_size(view, seat))):
        id = black_id(seat, "back" if number == 0 else f"back/{number + 1}")
        face = Face(icon=DECK_ICONS["black"], field=BACKS["black"], down=True)
        label = f"A Black card of {who(seat)}, face down"
        yield Thing(id, "card", zone, label, face, seat, clause="CD-16.2", on=on, came_from=deck_id("black"),
            goes_to="discard/black")  # fmt: skip


def front_things(view: Seen, seat: int, zone: str, on: str = "") -> Iterator[Thing]:
    """CD-15.4 What lies open before a seat: Action cards that stay, Dragon cards that were won."""
    for card, number in Counter(view.front[seat]).items():
        row = row_of(view, "action", card)
        several = (Number("copies", number, "count"),) if number > 1 else ()
        label = f"{row['name']}. {row['text']}"
        face = face_of("action", row, numbers=several)
        id = front_id(seat, row["id"])
        yield Thing(id, "card", zone, label, face, seat, clause="CD-15.4", on=on, goes_to="discard/action")
    for card in trophies_of(view, seat):
        row = row_of(view, "dragon", card)
        label = f"Dragon card of {who(seat)}: {row['name']}, {row['points']} VP"
        face = face_of("dragon", row, numbers=(Number("VP", row["points"], "shield"),))
        yield Thing(f"trophy/{row['id']}", "card", zone, label, face, seat, clause="CD-13.16", on=on)


# -- open for a moment ---


def passing_zones(view: Seen) -> Iterator[Zone]:
    """Cards to assign, cards looked at, an Action card as it is played, castle cards to choose from."""
    if view.open_card != EMPTY:
        yield Zone(OPEN, "row", "Action card played", owner=view.active, size="s", clause="CD-15.10")
    if pool_backs(view):
        yield Zone(POOL_ZONE, "row", "To assign", owner=view.pool_of, size="s", clause="CD-8.5")
    if looked_seen(view):
        yield Zone(LOOKED, "row", "Top of the Action deck", owner=view.active, size="s", clause="CD-17.3")
    if chooses_castle(view):
        yield Zone(CASTLE_CARDS, "row", "Castle cards", owner=view.viewer, size="s", clause="CD-10.9")


def passing_things(view: Seen) -> Iterator[Thing]:
    if view.open_card != EMPTY:
        row = row_of(view, "action", view.open_card)
        label = f"{who(view.active)} plays {row['name']}. {row['text']}"
        yield Thing(
            "open/card", "card", OPEN, label, face_of("action", row), view.active, clause="CD-15.10",
            goes_to="discard/action",
        )  # fmt: skip
    yield from pool_things(view)
    rows = [row_of(view, "action", card) for card in looked_seen(view)]
    for id, row in zip(copies(LOOKED, [row["id"] for row in rows]), rows, strict=True):
        label = f"{row['name']}. {row['text']}"
        face = face_of("action", row)
        yield Thing(id, "card", LOOKED, label, face, clause="CD-17.3", came_from=deck_id("action"))
    if chooses_castle(view):
        for card in unused_castles(view):
            row = row_of(view, "castle", card)
            numbers = (Number("attack", row["attack"], "shield"), Number("defence", row["defence"], "foot"))
            face = face_of("castle", row, numbers=numbers)
            yield Thing(castle_card_id(row["id"]), "card", CASTLE_CARDS, f"{row['name']}. {row['text']}", face)


def pool_things(view: Seen) -> Iterator[Thing]:
    """CD-9.6 In the order in which they are assigned. Others see backs."""
    seat = view.pool_of
    if pool_seen(view):
        names = [row_of(view, "military", card)["id"] for card in pool_seen(view)]
        for id, card in zip(copies(POOL_ZONE, names), pool_seen(view), strict=True):
            label = f"To assign: {military_words(view, card)}"
            source = source_of(view, seat, branch_of(view, card))
            yield Thing(
                id, "card", POOL_ZONE, label, military_face(view, card), seat, clause="CD-8.5", came_from=source
            )
        return
    for number, branch in enumerate(pool_backs(view)):
        label = f"To assign: a card of {branch_name(view, branch)}"
        id = f"{POOL_ZONE}/back" if number == 0 else f"{POOL_ZONE}/back/{number + 1}"
        source = source_of(view, seat, BRANCH_NAMES[branch])
        yield Thing(id, "card", POOL_ZONE, label, military_back(branch), seat, came_from=source)


def source_of(view: Seen, seat: int, branch: str) -> str:
    """Where a military card comes from: those that are taken up from their owner, others from their deck."""
    return seat_id(seat) if view.action == REDEPLOY else deck_id("military", branch)


def branch_of(view: Seen, card: int) -> str:
    return str(row_by_id(view, "weapon", row_of(view, "military", card)["weapon"])["branch"])


def chooses_castle(view: Seen) -> bool:
    """May the viewer be about to build a castle?"""
    if view.viewer < 0 or view.viewer != view.active or not unused_castles(view):
        return False
    card = view.open_card
    building = bool(view.step == MAIN and view.action == CONSTRUCTION)
    return building or (card != EMPTY and bool(row_of(view, "action", card)["does"] == "architect"))


def unused_castles(view: Seen) -> list[int]:
    first = view.viewer * HOLDERS + CASTLE
    return [card for card in range(CASTLES) if view.where[first + card] == EMPTY]
