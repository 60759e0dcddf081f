"""Reference map R of section 20, with three players on it, set up by hand: Zyne, Havok and Urgan, and the Warrior."""

from __future__ import annotations

from typing import Any

from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.content import IDS, KIT, make_terms
from monoceros.games.unicornus.effects import place_foe, place_knight, take_hero
from monoceros.games.unicornus.geometry import NOBODY, start_of
from monoceros.games.unicornus.picks import FOE_NUMBER, KNIGHT_NUMBER, SPACE_NUMBER
from monoceros.games.unicornus.state import TURNS, State, map_of
from monoceros.games.unicornus.tables import PRINCESS

TILES = "E01 E08 E10 E07 E09 E02 E05 E13 E11 E06 E04 E03 K11 K08 K07 K03 K04 K12 P01"
HEROES = ("K-ZYN", "K-HAV", "K-URG")
TERMS = make_terms(KIT.load())
ZYNE, HAVOK, URGAN = [KNIGHT_NUMBER[name] for name in HEROES]


def reference() -> State:
    """Everybody on their starting locations, in the turn of Zyne."""
    s = State(TERMS, 3)
    s.tiles = tuple([IDS["tile"].index(name) for name in TILES.split()])
    s.round, s.step, s.princess, s.goal = 1, TURNS, t.WARRIOR, SPACE_NUMBER["1.C"]
    m = map_of(s)
    for space in range(m.grid.spaces):
        s.army[space] = m.tokens[space]
        if m.starter[space] != NOBODY and m.starter[space] >= t.FIRST_FOE:
            place_foe(s, m.starter[space] - t.FIRST_FOE, space)
    for hand, knight in enumerate([ZYNE, HAVOK, URGAN]):
        take_hero(s, hand, knight)
        arm(s, knight, start_of(m, knight))
    arm(s, PRINCESS, start_of(m, PRINCESS))
    s.event_plan = [2, 3, 4]
    s.event = t.DESERTERS
    s.hands[0] = [t.AMBUSH, t.AMBUSH, t.FIRE_TACTICS, t.HEALING_POTION]
    s.hands[1] = [t.SNIPE]
    s.active, s.actions = ZYNE, 5
    return s


def arm(s: State, knight: int, space: int) -> None:
    place_knight(s, knight, space)
    s.tokens[knight], s.resources[knight] = 4, 10


def put(s: State, who: str, space: str) -> State:
    """Somebody stands elsewhere; tokens of the enemy stay where they are."""
    at = SPACE_NUMBER[space]
    if who in FOE_NUMBER:
        foe = FOE_NUMBER[who]
        if s.foe_at[foe] >= 0:
            s.foe_on[s.foe_at[foe]] = -1
        place_foe(s, foe, at)
    else:
        knight = KNIGHT_NUMBER[who]
        if s.place[knight] >= 0:
            s.knight_on[s.place[knight]] = -1
        place_knight(s, knight, at)
    return s


def fighting(s: State, **fields: Any) -> State:
    """A battle with these numbers: `fighting(s, knight=ZYNE, army=3)`."""
    for name, value in fields.items():
        s.fight[getattr(f, name.upper())] = int(value)
    return s
