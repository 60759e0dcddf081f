"""Questions about the Ghoul and the Vile Ghoul: what it can afford, whom it can attack (sections 56 to 58)."""

from __future__ import annotations

from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.facts import (
    impassable,
    is_condemned,
    is_crystal,
    is_dark,
    is_unoccupied,
    mind_of,
    others_on,
    symbol_of,
)
from monoceros.games.vast.facts_dragon import dragon_armor
from monoceros.games.vast.facts_goblins import guarded_strength
from monoceros.games.vast.facts_knight import has_rocks, strength_of, wall_between
from monoceros.games.vast.facts_terrain import can_open, is_pit, with_current
from monoceros.games.vast.facts_thief import stealth
from monoceros.games.vast.facts_unicorn import unicorn_armor
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CRYSTAL_TOKEN,
    DRAGON_PIECE,
    EMPTY,
    FIRST_TERRAIN,
    GHOUL,
    GHOUL_PIECE,
    KNIGHT_PIECE,
    NO_SYMBOL,
    THIEF_PIECE,
    TILES,
    UNICORN_PIECE,
    VILE_GHOUL,
    WAYS,
)


def is_vile(s: State) -> bool:
    """Is it the Vile Ghoul?"""
    return s.terms.seat_of[VILE_GHOUL] != EMPTY or s.possessed == VILE_GHOUL


def ghoul_role(s: State) -> int:
    return VILE_GHOUL if is_vile(s) else GHOUL


def ghoul_seat(s: State) -> int:
    """Whose the Ghoul or the Vile Ghoul is."""
    return s.terms.seat_of[ghoul_role(s)]


def ghoul_player(s: State) -> int:
    """Who decides for it now (VF-59.7)."""
    return mind_of(s, ghoul_role(s))


def ghoul_defense(s: State) -> int:
    """VF-56.12, VF-58.10 The discs on the Attack space."""
    return s.ghoul.discs


def dice_to_roll(s: State) -> int:
    """VF-56.4, VF-58.4 Three, or two at high difficulty; of the Ghost as many as her Influence says (T21)."""
    if s.possessed == EMPTY:
        return s.terms.ghoul.dice
    return s.ghost.influence + (0 if is_vile(s) else 1)


def may_escape(s: State) -> bool:
    """VF-56.1, VF-58.2, VF-61.18d, VF-34.2 Would entering the Entrance win now?"""
    terms = s.terms
    if s.possessed != EMPTY:
        return False
    if terms.shadow_level and terms.hunter == ghoul_seat(s):
        return s.unicorn.out
    if terms.ghoul.fury_goal and s.ghoul.fury >= terms.ghoul.fury_goal:
        return True
    crystals = terms.crystal_goal[ghoul_role(s)]
    return crystals > 0 and s.ghoul.smashed >= crystals


def ghoul_tile(s: State) -> int:
    return s.stands[GHOUL_PIECE]


# -- moving (VF-56.5) ---


def step_base(s: State, here: int, way: int) -> int:
    """What a step costs by itself: nothing with the current of the River (VF-65.14); NO_WAY where it cannot go."""
    tile = s.near[WAYS * here + way]
    if tile == EMPTY:
        return g.STEP_COST if can_open(s, here, way) else g.NO_WAY
    if impassable(tile) or has_rocks(s, here, way) or (is_pit(tile) and s.ghoul.pace < g.MOVE_INTO_PIT):
        return g.NO_WAY
    return 0 if with_current(here, tile) else g.STEP_COST


def step_extra(s: State, here: int, way: int, charging: bool) -> int:
    """What it costs besides: a wall, and company that it does not attack at once."""
    tile = s.near[WAYS * here + way]
    extra = g.EXTRA if wall_between(s, here, way) else 0
    return extra + (0 if tile == EMPTY else jump_extra(s, tile, charging))


def jump_extra(s: State, tile: int, charging: bool) -> int:
    return g.EXTRA if not charging and others_on(s, tile, GHOUL_PIECE) else 0


def collect_price(s: State) -> int:
    """VF-56.6, T20 Movement that a Treasure or Gem costs: nothing, or less, with Seize."""
    if s.ghoul.seizes:
        return 0
    return s.terms.ghoul.turn_amount[g.SEIZE] if holds(s, g.SEIZE) else s.terms.ghoul.collect_cost


# -- attacks (VF-56.7, VF-57.5, VF-58.8) ---


def defence_of(s: State, piece: int) -> int:
    """What an attack on a piece has to beat."""
    if piece == KNIGHT_PIECE:
        return strength_of(s)
    if piece == DRAGON_PIECE:
        return dragon_armor(s)
    if piece == UNICORN_PIECE:
        return unicorn_armor(s)
    if piece == THIEF_PIECE:
        return stealth(s)
    return guarded_strength(s, piece)


def attack_price(s: State, piece: int) -> int:
    """VF-56.7 Discs that an attack on a piece takes; the Vile Ghoul pays none."""
    return 0 if is_vile(s) else max(1 + defence_of(s, piece), 0)


def can_attack(s: State, piece: int) -> bool:
    """Each piece once a turn, with more discs than it has defence."""
    ghoul = s.ghoul
    return not ghoul.struck >> piece & 1 and ghoul.discs + ghoul.surge > defence_of(s, piece)


def can_attack_all(s: State, tile: int) -> bool:
    """VF-56.5 Is there company on a tile, and can every one of it be attacked?"""
    found = others_on(s, tile, GHOUL_PIECE) if tile != EMPTY else []
    return bool(found) and all([can_attack(s, piece) for piece in found])


def can_smash_here(s: State) -> bool:
    """VF-56.7, VF-58.8"""
    tile = s.stands[GHOUL_PIECE]
    return bool(s.tokens[tile] & CRYSTAL_TOKEN) and s.ghoul.discs + s.ghoul.surge >= s.terms.ghoul.smash


# -- Terror cards ---


def has_terror(s: State, kind: int) -> int:
    """A card of this kind whose effect of once a turn is unused; NOBODY if there is none."""
    if s.possessed != EMPTY:
        return g.NOBODY  # the Ghost has no Terror cards (T21)
    for card in s.ghoul.terror:
        if g.KIND_OF[card] == kind and not s.ghoul.used >> card & 1:
            return card
    return g.NOBODY


def can_spend(s: State, kind: int) -> bool:
    """VF-56.13 Not two equal effects of once a game in a turn, and not both effects of one card."""
    return not s.ghoul.once >> kind & 1 and has_terror(s, kind) != g.NOBODY


def holds(s: State, kind: int) -> bool:
    """Has it a card of this kind, whose lasting effect holds?"""
    if s.possessed == EMPTY:
        for card in s.ghoul.terror:
            if g.KIND_OF[card] == kind:
                return True
    return False


def can_be_robbed(s: State) -> bool:
    """VF-50.5d, VF-50.5e Is there anything that the Thief could steal?"""
    return s.ghoul.treasures > 0 or bool(s.ghoul.terror)


def terrors_left(s: State) -> int:
    return s.ghoul.deck.size() + len(s.ghoul.under)


# -- skittering (VF-56.14, VF-56.15) ---


def hiding_places(s: State, symbol: int) -> list[int]:
    """Unoccupied Dark tiles with a symbol; NO_SYMBOL: with any."""
    found: list[int] = []
    for tile in range(FIRST_TERRAIN):
        if s.at[tile] == EMPTY or not is_dark(s, tile) or not is_unoccupied(s, tile) or is_condemned(s, tile):
            continue
        if symbol == NO_SYMBOL or symbol_of(s, tile) == symbol:
            found.append(tile)
    return found


def symbols_to_name(s: State) -> list[int]:
    """The symbols that unoccupied Dark tiles show."""
    shown = [symbol_of(s, tile) for tile in hiding_places(s, NO_SYMBOL)]
    return [symbol for symbol in range(NO_SYMBOL) if symbol in shown]


# -- Blink (T20) ---


def free_spaces(s: State) -> list[int]:
    """Every unoccupied space of the map that can be entered."""
    return [tile for tile in range(TILES) if s.at[tile] != EMPTY and is_unoccupied(s, tile) and not impassable(tile)]


def crystal_tiles(s: State) -> list[int]:
    """Lit Crystal tiles without pieces, but the one it stands on."""
    lit = [tile for tile in range(FIRST_TERRAIN) if s.at[tile] != EMPTY and is_crystal(s, tile)]
    return [tile for tile in lit if tile not in s.stands]
