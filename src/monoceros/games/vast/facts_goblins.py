"""Questions about the Goblins: what their Tribes are worth, where they are, what they can enter (sections 40 to 43)."""

from __future__ import annotations

from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.facts import is_dark, symbol_of
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, EYE_PIECE, FANGS_PIECE, FIRST_TERRAIN, PIECES

# -- statistics (VF-42.1, VF-42.2) ---


def tribe_of(piece: int) -> int:
    """The Tribe of a piece, 0 to 2."""
    return piece - FANGS_PIECE


def is_tribe(piece: int) -> bool:
    return FANGS_PIECE <= piece <= EYE_PIECE


def strength(s: State, tribe: int) -> int:
    """VF-42.1 Goblins and discs, and a Fire Bomber; 1 less at Rage 0, but for the Tribe with the Pet Frog."""
    goblins, tables = s.goblins, s.terms.goblins
    total = goblins.population[tribe] + tables.discs[tribe]
    malaise = goblins.rage == 0
    for slot in range(g.SLOTS):
        monster = goblins.monsters[slot]
        if monster != g.NOTHING and g.SLOT_TRIBE[slot] == tribe:
            total += tables.monster_strength[monster]
            if monster == g.FROG:
                malaise = False
    if goblins.bombers >> tribe & 1:
        total += g.BOMBER_STRENGTH
    return total - 1 if malaise else total


def plain_strength(s: State, tribe: int) -> int:
    """T14b Without Monsters and other Secrets, for Hiding Spots."""
    total = s.goblins.population[tribe] + s.terms.goblins.discs[tribe]
    return total - 1 if s.goblins.rage == 0 else total


def perception(s: State, tribe: int) -> int:
    """VF-42.2"""
    return s.goblins.population[tribe] + 1 - (1 if g.RUBY in s.goblins.shown else 0)


def tribe_strength(s: State, piece: int) -> int:
    return strength(s, tribe_of(piece))


def tribe_perception(s: State, piece: int) -> int:
    return perception(s, tribe_of(piece))


def tribe_population(s: State, piece: int) -> int:
    return s.goblins.population[tribe_of(piece)]


def guarded_strength(s: State, piece: int) -> int:
    """T14b, VF-44.9 Of a Tribe that is attacked: a Trap that lies face up adds 1."""
    return strength(s, tribe_of(piece)) + (1 if g.TRAP in s.goblins.shown else 0)


def guarded_perception(s: State, piece: int) -> int:
    return perception(s, tribe_of(piece)) + (1 if g.TRAP in s.goblins.shown else 0)


# -- cards ---


def has_monster(s: State, tribe: int, monster: int) -> bool:
    for slot in range(g.SLOTS):
        if g.SLOT_TRIBE[slot] == tribe and s.goblins.monsters[slot] == monster:
            return True
    return False


def tribe_has_monster(s: State, piece: int) -> bool:
    """T10 Does it have any Monster?"""
    return len(slots_of(s, tribe_of(piece))) > 0


def slots_of(s: State, tribe: int) -> list[int]:
    """Its slots that hold a Monster."""
    return [slot for slot in range(g.SLOTS) if g.SLOT_TRIBE[slot] == tribe and s.goblins.monsters[slot] != g.NOTHING]


def number_of_monsters(s: State) -> int:
    return g.SLOTS - s.goblins.monsters.count(g.NOTHING)


def has_secrets(s: State) -> bool:
    return bool(s.goblins.hand or s.goblins.shown)


def may_redraw(s: State) -> bool:
    """T14b The Goblin Ruby, once a turn."""
    return g.RUBY in s.goblins.shown and not s.goblins.used_ruby


# -- where they are ---


def is_revealed(s: State, tribe: int) -> bool:
    """VF-40.4"""
    return s.stands[FANGS_PIECE + tribe] != EMPTY


def is_lurking(s: State, tribe: int) -> bool:
    return s.goblins.lurks[tribe] != EMPTY


def revealed_tribes(s: State) -> list[int]:
    return [tribe for tribe in range(g.TRIBES) if is_revealed(s, tribe)]


def is_alive(s: State, tribe: int) -> bool:
    """VF-42.9"""
    return s.goblins.population[tribe] > 0


def can_be_spored(s: State) -> bool:
    """VF-54.5b"""
    return max(s.goblins.population) > 1


def tribes_on(s: State, tile: int) -> list[int]:
    """The pieces of Tribes on a tile."""
    return [piece for piece in range(FANGS_PIECE, EYE_PIECE + 1) if s.stands[piece] == tile]


def strangers_on(s: State, tile: int) -> bool:
    """VF-43.11 Is another player's piece there?"""
    for piece in range(PIECES):
        if s.stands[piece] == tile and not is_tribe(piece):
            return True
    return False


def hideouts(s: State, tribe: int) -> list[int]:
    """VF-43.11, T14a Dark tiles on which it can be revealed: with its symbol, with the Gnome any."""
    any_symbol = has_monster(s, tribe, g.GNOME)
    found: list[int] = []
    for tile in range(FIRST_TERRAIN):
        fits = s.at[tile] != EMPTY and is_dark(s, tile) and (any_symbol or symbol_of(s, tile) == tribe)
        if fits and not strangers_on(s, tile):
            found.append(tile)
    return found
