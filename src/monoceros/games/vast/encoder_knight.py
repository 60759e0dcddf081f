"""What a seat may know of the Knight, as numbers."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import Part, Row, one, put, put_counts, put_each, put_flag, put_mask
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_knight import events_left, treasures_left
from monoceros.games.vast.encoder_parts import numbers_in
from monoceros.games.vast.facts_knight import encounters_left, steps_left, strength_of
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import KNIGHT

USES: Final = 5  # bits of Knight.used


def encode_knight(out: Row, s: State, seat: int) -> None:
    """VF-11.4 All but her Sidequests, her face-down Treasures and the decks is public."""
    knight, tables = s.knight, s.terms.knight
    own = seat == s.terms.seat_of[KNIGHT]
    put_each(out, [knight.health, knight.grit])
    put_each(out, knight.cubes)
    put_mask(out, knight.track, k.GRIT_SPACES)
    put_each(out, [knight.smashed, steps_left(s), encounters_left(s), strength_of(s), len(knight.quests)])
    put_counts(out, knight.quests if own else [], k.QUESTS)
    put_mask(out, knight.done if own else 0, k.QUESTS)
    put_counts(out, knight.quests_gone, k.QUESTS)
    put_treasures(out, s, own, seat == s.terms.cave_seat)
    put_each(out, [held_face_down(s), treasures_left(s), events_left(s)])
    put_counts(out, knight.events_gone, len(tables.event_copies))
    put(out, knight.monster_deck.size())
    put_counts(out, knight.monster_discards, k.MONSTERS)
    put_flag(out, knight.golem)
    put_each(out, [knight.beetles, knight.map_used])
    put_mask(out, knight.used, USES)
    put_flag(out, knight.over)
    put_each(out, [len(knight.entered), len(knight.met), knight.ambushes, knight.taken])
    put_each(out, [knight.event + 1, knight.monster + 1, tables.smash, tables.line + 1])


def put_treasures(out: Row, s: State, own: bool, gave: bool) -> None:
    """Where cards are that the seat knows of: the Cave has seen what it gave her, and what it chooses from."""
    places = s.knight.treasure_at
    if gave:
        put_each(out, places)
    elif own:
        put_each(out, [place if place != k.DEALT else 0 for place in places])
    else:
        put_each(out, [place if place == k.FACE_UP or place == k.GONE else 0 for place in places])


def held_face_down(s: State) -> int:
    held = 0
    for place in s.knight.treasure_at:
        if place == k.FACE_DOWN or place == k.OFFERED:
            held += 1
    return held


def knight_parts(events: int) -> list[Part]:
    """Of how many kinds of Events there are, the content says."""
    monsters = [f"Monster {monster}" for monster in range(k.MONSTERS)]
    return [
        one("Knight: Health"),
        one("Knight: Grit"),
        Part("Knight: cubes on", list(k.CUBE_PLACE_NAMES)),
        Part("Knight: cube waits on space", [str(space + 1) for space in range(k.GRIT_SPACES)], "flag"),
        one("Knight: Crystals smashed"),
        one("Knight: steps left"),
        one("Knight: Encounters left"),
        one("Knight: Strength"),
        one("Knight: Sidequests in hand"),
        Part("Knight: own Sidequest", list(k.QUEST_IDS)),
        Part("Knight: own Sidequest done", list(k.QUEST_IDS), "flag"),
        Part("Knight: Sidequest shown", list(k.QUEST_IDS)),
        Part("Knight: where the Treasure is", list(k.TREASURE_IDS), "which", k.DEALT),
        one("Knight: Treasures face down"),
        one("Knight: Treasures to draw"),
        one("Knight: Events to draw"),
        Part("Knight: past", [f"event {event}" for event in range(events)]),
        one("Knight: Monsters to draw"),
        Part("Knight: discarded", monsters),
        one("Knight: Ancient Map costs more", "flag"),
        one("Knight: Strength of the next Monster, more"),
        one("Knight: cubes of the Ancient Map used"),
        Part("Knight: has used", ["Bomb", "Enchanted Bow", "Bow", "an attack on the Dragon", "Flare"], "flag"),
        one("Knight: her turn ends", "flag"),
        one("Knight: tiles entered"),
        one("Knight: tiles with Encounters"),
        one("Knight: Ambushes"),
        one("Knight: Treasures collected"),
        one("Knight: Event card", "which", max(events, 1)),
        one("Knight: Monster", "which", k.MONSTERS),
        one("Knight: Strength that smashes a Crystal"),
        one("Knight: line of Goblin Infestation", "which", len(k.LINE_NAMES)),
    ]


KNIGHT_NUMBERS: Final = numbers_in(knight_parts(0))  # and one for each kind of Event
