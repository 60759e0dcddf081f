"""Cards: decks and open piles, events in force, the own hands, and the people to choose from before the march."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from monoceros.engine.scene import Face, Line, Number, Size, Thing, Zone
from monoceros.games.unicornus.facts import bits, coming_event, events_left, own_hands
from monoceros.games.unicornus.names import event_id, hand_id, row, some, who
from monoceros.games.unicornus.scene_map import powers_of
from monoceros.games.unicornus.scene_people import own_heroes
from monoceros.games.unicornus.state import DUSK, Seen
from monoceros.games.unicornus.tables import (
    EMPTY,
    HEROES,
    ILLNESS_PRICE,
    KNIGHT_IDS,
    PRINCESS_IDS,
    SUDDEN_ILLNESS,
)

FIELDS = {"event": ("gules", "bendy"), "support": ("tenne", "chevrons"), "fate": ("purpure", "lozengy")}
BACKS = {
    "event": Face(icon="megaphone", field="#5b2222", down=True),
    "fate": Face(icon="third-eye", field="#44306b", down=True),
    "support": Face(icon="vertical-banner", field="#5b4326", down=True),
}
USES = {
    "before roll": "before a roll in battle",
    "after roll": "after a roll in battle",
    "damage": "when a battle costs you",
    "turn": "in your own turn",
}
EVENTS = "events"
HEROES_ROW = "heroes"


def face_of(kind: str, card: Any, **more: Any) -> Face:
    """A card of one of the three decks, face up."""
    field, pattern = FIELDS[kind]
    designed = card["source"] == "designed"
    face: dict[str, Any] = {"title": card["name"], "icon": card["icon"], "text": card["text"], **more}
    return Face(field=field, pattern=pattern, designed=designed, **face)


# -- decks and piles ---


def pile_zones(view: Seen) -> Iterator[Zone]:
    if not view.terms.tutorial:
        yield Zone("deck/event", "pile", "events", count=events_left(view), size="xs", clause="UK-3.11")
    yield Zone("deck/fate", "pile", "fate", count=view.fates.size(), size="xs", clause="UK-3.10")
    yield Zone("deck/support", "pile", "support", count=view.support.size(), size="xs", clause="UK-3.12")
    for kind in ("fate", "support"):
        cards = discards_of(view, kind)
        yield Zone(
            f"discard/{kind}",
            "pile",
            "discards",
            count=len(cards),
            size="xs",
            holds=pile_lines(view, kind, cards),
            clause="UK-0.20",
        )
    lost = bits(view.defeated)
    yield Zone(
        "defeated",
        "pile",
        "defeated",
        count=len(lost),
        size="xs",
        holds=tuple([Line(row(view, "enemy", foe)["name"], icon=row(view, "enemy", foe)["icon"]) for foe in lost]),
        clause="UK-11.4",
    )


def discards_of(view: Seen, kind: str) -> list[int]:
    return view.fate_discards if kind == "fate" else view.support_discards


def pile_lines(view: Seen, kind: str, cards: Sequence[int]) -> tuple[Line, ...]:
    found = [(row(view, kind, card), number) for card, number in sorted(Counter(cards).items())]
    return tuple([Line(card["name"], f"×{number}", card["icon"]) for card, number in found])


def pile_things(view: Seen) -> Iterator[Thing]:
    """The top of each pile that has cards; the event that the stars have shown lies open on its deck (UK-4.8)."""
    coming = coming_event(view)
    if coming != EMPTY and coming not in in_force(view):
        card = row(view, "event", coming)
        label = f"The next event: {card['name']}. {card['text']}"
        yield Thing(event_id(coming), "card", "deck/event", label, face_of("event", card), clause="UK-4.8")
    elif events_left(view):
        yield back(view, "event", events_left(view))
    for kind, left in (("fate", view.fates.size()), ("support", view.support.size())):
        if left:
            yield back(view, kind, left)
        cards = discards_of(view, kind)
        if cards:
            card = row(view, kind, cards[-1])
            label = f"On the discard pile: {card['name']}"
            yield Thing(f"discard/{kind}/top", "card", f"discard/{kind}", label, face_of(kind, card))
    lost = bits(view.defeated)
    if lost:
        person = row(view, "enemy", lost[-1])
        face = Face(title=person["name"], icon=person["icon"], field="sable", pattern="semy")
        yield Thing("defeated/top", "card", "defeated", f"Defeated: {person['name']}", face, about=person["id"])


def back(view: Seen, kind: str, left: int) -> Thing:
    name = {"event": "event", "fate": "fate", "support": "support"}[kind]
    levels = ""
    if kind == "event":
        found = [f"{number} of level {level}" for level, number in enumerate(view.levels_left, 1) if number]
        levels = f": {', '.join(found)}"
    return Thing(f"deck/{kind}/top", "card", f"deck/{kind}", f"{some(left, f'{name} card')}{levels}", BACKS[kind])


# -- events ---


def in_force(view: Seen) -> list[int]:
    """This round's event, then those that stay."""
    now = [view.event] if view.event != EMPTY else []
    return now + [event for event in bits(view.ongoing) if event != view.event]


def event_zone(view: Seen) -> Zone:
    return Zone(EVENTS, "notices", "Events in force", clause="UK-4.5")


def event_things(view: Seen) -> Iterator[Thing]:
    for event in in_force(view):
        card = row(view, "event", event)
        words = [card["text"]]
        if event == SUDDEN_ILLNESS and view.illness_paid:
            words.append(f"Paid so far: {view.illness_paid} of {ILLNESS_PRICE}.")
        stopped = event == view.event and view.protected
        if stopped:
            words.append("Stopped by Protection this round.")
        title = f"{card['name']} · stays" if card["ongoing"] else card["name"]
        text = " ".join(words)
        face = face_of("event", card, title=title, text=text)
        marks = ("faded",) if stopped else ()
        clause = "UK-4.6" if card["ongoing"] else "UK-4.5"
        yield Thing(
            event_id(event),
            "card",
            EVENTS,
            f"{title}. {text}",
            face,
            marks=marks,
            clause=clause,
            came_from="deck/event",
        )


# -- hands ---


def split_hands(view: Seen) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The hands below the question, and aside the one of a character that does not act now (UK-15.2)."""
    open_mats = own_heroes(view)
    hands = own_hands(view)
    near = [hand for hand in hands if len(hands) == 1 or view.hero_of[hand] in (*open_mats, EMPTY)]
    return tuple([f"hand/{hand}" for hand in near]), tuple([f"hand/{hand}" for hand in hands if hand not in near])


def hand_zones(view: Seen) -> Iterator[Zone]:
    near, _ = split_hands(view)
    for hand in own_hands(view):
        hero = view.hero_of[hand]
        label = "Your hand" if hero == EMPTY else f"Your hand for {row(view, 'character', hero)['name']}"
        size: Size = "m" if f"hand/{hand}" in near else "xs"
        yield Zone(
            f"hand/{hand}",
            "hand",
            label,
            owner=hand % view.seats,
            count=len(view.hands[hand]),
            size=size,
            clause="UK-0.20",
        )


def hand_things(view: Seen) -> Iterator[Thing]:
    for hand in own_hands(view):
        several = len(own_hands(view)) > 1 and view.hero_of[hand] != EMPTY
        whose = row(view, "character", view.hero_of[hand])["name"] if several else ""
        for card, number in Counter(view.hands[hand]).items():
            found = row(view, "support", card)
            copies = (Number("copies", number, "count"),) if number > 1 else ()
            words = [found["name"], *[f"of {whose}"] * several, *[f"{number} of them"] * (number > 1), found["text"]]
            yield Thing(
                hand_id(hand, card),
                "card",
                f"hand/{hand}",
                ". ".join(words),
                face_of("support", found, numbers=copies, foot=whose),
                hand % view.seats,
                clause="UK-12.1",
                when=USES[found["when"]],
                came_from="deck/support",
                goes_to="discard/support",
            )


# -- before the march ---


def waits_for_heroes(view: Seen) -> bool:
    """Does anybody choose a character, now or at the end of the round?"""
    if not view.tiles:
        return True
    ends = view.step == DUSK and not view.outcome
    return ends and EMPTY in view.hero_of


def setup_zone(view: Seen) -> Zone:
    label = "Who marches?" if len(chosen_heroes(view)) < len(view.hands) else "Which princess?"
    return Zone(HEROES_ROW, "row", label, size="l", clause="UK-3.1")


def chosen_heroes(view: Seen) -> list[int]:
    return [hero for hero in view.hero_of if hero != EMPTY]


def setup_things(view: Seen) -> Iterator[Thing]:
    """A card for each character that can be chosen; when all are, the four princesses."""
    if view.tiles or len(chosen_heroes(view)) < len(view.hands):
        for hero in range(HEROES):
            if not view.played_out >> hero & 1 or hero in chosen_heroes(view):
                yield hero_card(view, hero)
    else:
        for version, name in enumerate(PRINCESS_IDS):
            person = row(view, "princess", version)
            numbers = (Number("command", person["command"], "shield"), Number("life", person["life"], "foot"))
            yield person_card(f"version/{name}", person, person["name"], person["text"], numbers, "azure")


def hero_card(view: Seen, hero: int) -> Thing:
    person = row(view, "character", hero)
    numbers = (Number("command", person["command"], "shield"), Number("life", person["health"], "foot"))
    text = powers_of(view, KNIGHT_IDS[hero], "own")
    seats = [hand % view.seats for hand, led in enumerate(view.hero_of) if led == hero]
    return person_card(f"hero/{KNIGHT_IDS[hero]}", person, person["name"], text, numbers, "vert", seats)


def person_card(
    id: str, person: Any, title: str, text: str, numbers: tuple[Number, ...], field: str, seats: Sequence[int] = ()
) -> Thing:
    taken = f"with {who(seats[0])}" if seats else ""
    foot = taken or "life"
    face = Face(title=title, icon=person["icon"], text=text, field=field, pattern="paly", numbers=numbers, foot=foot)
    words = [title, f"command {numbers[0].value}, life {numbers[1].value}", taken]
    label = ". ".join([word for word in words if word])
    owner = seats[0] if seats else EMPTY
    about = KNIGHT_IDS[-1] if person["id"] in PRINCESS_IDS else person["id"]
    return Thing(id, "card", HEROES_ROW, label, face, owner, ("faded",) if seats else (), "UK-3.1", about)
