"""Questions about the Dragon: his numbers, his cubes, what he can pay, where he can go (sections 45 to 48)."""

from __future__ import annotations

from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.facts import impassable, is_crystal, is_dark, passable
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import DRAGON, DRAGON_PIECE, EMPTY, PIT, RIVER, TERRAIN_OF, WAYS

# -- numbers ---


def wakefulness(s: State) -> int:
    """Cubes that sleep no more."""
    total = s.terms.dragon.cubes
    for cubes in s.dragon.sloth:
        total -= cubes
    return total


def dragon_armor(s: State) -> int:
    """VF-47.5, VF-47.11 Ash Dragon gives 1 more, but never more than 4."""
    armor = s.terms.dragon.armor_at[wakefulness(s)]
    return min(armor + 1, max(armor, d.MOST_ARMOR)) if s.terms.ash else armor


def dragon_spirit(s: State) -> int:
    """VF-47.5"""
    return s.terms.dragon.spirit_at[wakefulness(s)]


def underground(s: State) -> bool:
    return s.dragon.underground


def surfaced(s: State) -> bool:
    """Is he in the cave, and above ground?"""
    return s.stands[DRAGON_PIECE] != EMPTY and not s.dragon.underground


def may_escape_as_dragon(s: State) -> bool:
    """VF-45.1, VF-34.2, VF-62.7 Would entering the Entrance win now? Awake and surfaced; a hunter has killed first."""
    dragon, terms = s.dragon, s.terms
    if s.possessed == DRAGON or not dragon.awake or dragon.underground or dragon.shriek_turns < terms.dragon.shrieks:
        return False
    return terms.hunter != terms.seat_of[DRAGON] or s.unicorn.out


# -- Sloth (section 47) ---


def can_wake(s: State, place: int) -> bool:
    """VF-47.1 to VF-47.4 May a cube of this place wake now, its price apart?"""
    return s.dragon.sloth[place] > 0 and not s.dragon.used >> d.TRACK_OF[place] & 1


def wakeable(s: State, over: bool) -> list[int]:
    """VF-47.2, VF-47.3 Places whose price is there; one of them only when the turn is `over`."""
    found: list[int] = []
    if s.dragon.eaten >= d.GOBLINS_A_CUBE and can_wake(s, d.HUNGER):
        found.append(d.HUNGER)
    for place in (d.PRIDE, d.GEMS):
        if s.dragon.deeds >> place & 1 and can_wake(s, place):
            found.append(place)
    if over and not s.dragon.stirred and can_wake(s, d.STILL):
        found.append(d.STILL)
    return found


def has_room(s: State, place: int) -> bool:
    """Is there a free space for a Sloth cube?"""
    return s.dragon.sloth[place] < s.terms.dragon.sloth[place]


def slithers(s: State) -> list[int]:
    """T15 Slither: SLOTHS * from + to, between two tracks."""
    found: list[int] = []
    for place in range(d.SLOTHS):
        for other in range(d.SLOTHS):
            if s.dragon.sloth[place] and d.TRACK_OF[place] != d.TRACK_OF[other] and has_room(s, other):
                found.append(d.SLOTHS * place + other)
    return found


def can_fall(s: State) -> bool:
    """VF-54.5c, VF-61.6 Is there a cube that the Cave can put to sleep?"""
    return wakefulness(s) > s.terms.dragon.woken


def can_be_robbed_of_sleep(s: State) -> bool:
    """VF-50.5c, VF-50.5e Is there a cube on Wakefulness, and a place for it on Greed?"""
    return wakefulness(s) > 0 and has_room(s, d.GREED)


# -- cards and Gems (VF-45.6) ---


def hand_size(s: State) -> int:
    hand = s.dragon.hand
    return hand[0] + hand[1] + hand[2]


def gems_on(s: State, tile: int) -> list[int]:
    return [gem for gem in range(d.KINDS) if s.dragon.gem_at[gem] == tile]


def gem_on_map(s: State, gem: int) -> bool:
    """VF-51.3 What the Thief carries counts as on the map."""
    return s.dragon.gem_at[gem] != d.IN_HOARD


def lends(s: State, gem: int) -> bool:
    """VF-45.6 Each Gem on the map lends its symbol once a turn; not to the Ghost (T21)."""
    return gem_on_map(s, gem) and not s.dragon.lent >> gem & 1 and s.possessed != DRAGON


def can_pay(s: State, cost: tuple[int, ...]) -> bool:
    """Are there cards and Gems enough?"""
    if not cost:
        return True
    symbols = [s.dragon.hand[kind] + int(lends(s, kind)) for kind in range(d.KINDS)]
    if cost[0] == d.ANY_KIND:
        return sum(symbols) >= len(cost)
    for kind in cost:
        symbols[kind] -= 1
    return min(symbols) >= 0


# -- moving (VF-45.5, VF-47.8) ---


def can_burrow(s: State, tile: int, way: int) -> bool:
    """One space, as he is: underground nothing is in his way, surfaced walls and Dark tiles are.

    Pits need more movement than he has (VF-65.13).
    """
    other = s.near[WAYS * tile + way]
    if other == EMPTY or impassable(other) or PIT <= TERRAIN_OF[other] < RIVER:
        return False
    return s.dragon.underground or (passable(s, tile, way) and not is_dark(s, other))


def on_crystal(s: State) -> bool:
    """VF-47.7"""
    tile = s.stands[DRAGON_PIECE]
    return tile != EMPTY and is_crystal(s, tile)
