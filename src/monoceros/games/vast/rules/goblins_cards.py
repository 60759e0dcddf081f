"""Section 41 and T14b: Secrets and Monsters are drawn, Secrets are played."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.effects_goblins import (
    assign_monster,
    discard_fresh_monster,
    discard_secret,
    draw_secret,
    draw_tribe_monster,
    play_secret,
    show_secret,
    use_ruby,
)
from monoceros.games.vast.effects_shadow import lose_spirit
from monoceros.games.vast.facts import base_of, mind_of, squares_of
from monoceros.games.vast.facts_goblins import is_alive, may_redraw, number_of_monsters, strangers_on
from monoceros.games.vast.picks import STOP, TILE, TILE_NUMBER
from monoceros.games.vast.picks_goblins import (
    DISCARD,
    HEX,
    HEX_ROLES,
    KEEP,
    PLAY,
    REDRAW,
    SECRET_NUMBER,
    SLOT,
    SLOT_NUMBER,
    TRIBE,
    TRIBE_NUMBER,
)
from monoceros.games.vast.rules import cave_harm, dragon_harm, goblins_attack, knight_harm, nightmare_harm, removal
from monoceros.games.vast.rules.goblins_harm import held_secrets
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CRYSTAL_TOKEN,
    DRAGON,
    EMPTY,
    ENTRANCE,
    GOBLINS,
    KNIGHT,
    NIGHTMARE,
    SHADOW,
    THIEF,
    TILES,
)

# -- Secrets are drawn ---


@rule
async def gain_secret(s: State) -> None:
    """VF-41.6, VF-41.7, T14b One card; with the Ruby another may be drawn for it; then down to the hand limit."""
    if not draw_secret(s):
        return
    if may_redraw(s):
        name: str = await choose(mind_of(s, GOBLINS), "new_secret", (KEEP, REDRAW))
        if name == REDRAW:
            use_ruby(s)
            discard_secret(s, s.goblins.drawn)
            draw_secret(s)
    s.goblins.drawn = g.NOTHING
    while len(s.goblins.hand) + len(s.goblins.shown) > g.MOST_SECRETS:
        card: str = await choose(mind_of(s, GOBLINS), "drop_secret", held_secrets(s))
        discard_secret(s, SECRET_NUMBER[card])


# -- Monsters are drawn ---


@rule
async def gain_monster(s: State, seat: int) -> None:
    """VF-41.4, VF-41.5, T14b One Monster, for a slot or for none; with the Ruby another may be drawn for it."""
    if not draw_tribe_monster(s):
        return
    name: str = await choose(seat, "assign", slot_options(s))
    if name == REDRAW:
        use_ruby(s)
        discard_fresh_monster(s)
        draw_tribe_monster(s)
        name = await choose(seat, "assign", slot_options(s))
    if name == DISCARD:
        discard_fresh_monster(s)
    else:
        assign_monster(s, SLOT_NUMBER[name])


def slot_options(s: State) -> list[Pick]:
    """VF-41.5 Old Monsters may always be replaced; more of them only as long as Bones has as many Goblins."""
    more = number_of_monsters(s) < s.goblins.population[g.BONES]
    options: list[Pick] = []
    for slot in range(g.SLOTS):
        if more or s.goblins.monsters[slot] != g.NOTHING:
            options.append(SLOT[slot])
    options.append(DISCARD)
    if may_redraw(s):
        options.append(REDRAW)
    return options


# -- Secrets are played (VF-41.8) ---


def add_plays(s: State, options: list[Pick]) -> None:
    """What can be played at any time of their own turn; Leader and Poison wait for their moment."""
    for card in s.goblins.hand:
        if is_playable(s, card):
            options.append(PLAY[card])


def is_playable(s: State, card: int) -> bool:
    if s.possessed == GOBLINS or card == g.LEADER or card == g.POISON:
        return False
    if card == g.CAVE_IN:
        return s.goblins.population[g.EYE] > 0 and len(falling_tiles(s)) > 0
    if card == g.HEX:
        return s.goblins.population[g.EYE] > 0 and len(hexable(s)) > 0
    if card == g.HIDING:
        return len(goblins_attack.hiding_tribes(s)) > 0
    if card == g.FURY or card == g.BOMBER:
        return len(living_tribes(s)) > 0
    return True


@rule
async def play_card(s: State, seat: int, card: int) -> None:
    if card == g.RUBY or card == g.TRAP:
        show_secret(s, card)
        return
    play_secret(s, card)
    if card == g.TUNNELS:
        s.goblins.tunnels = True
    elif card == g.CAVE_IN:
        await cave_in(s, seat)
    elif card == g.HEX:
        await hex_player(s, seat)
    elif card == g.HIDING:
        name: str = await choose(seat, "hiding_spots", [TRIBE[tribe] for tribe in goblins_attack.hiding_tribes(s)])
        await goblins_attack.attack_from_hiding(s, TRIBE_NUMBER[name])
    else:
        s.focus = card
        chosen: str = await choose(seat, "which_tribe", living_tribes(s))
        if card == g.FURY:
            s.goblins.furious |= 1 << TRIBE_NUMBER[chosen]
        else:
            s.goblins.bombers |= 1 << TRIBE_NUMBER[chosen]


def living_tribes(s: State) -> list[Pick]:
    return [TRIBE[tribe] for tribe in range(g.TRIBES) if is_alive(s, tribe)]


# -- Cave-In ---


@rule
async def cave_in(s: State, seat: int) -> None:
    """VF-9.1, VF-43.16f Up to Eye Population tiles anywhere, whatever they touch."""
    number = s.goblins.population[g.EYE]
    while number > 0 and falling_tiles(s):
        s.left = number
        name: str = await ask(seat, "cave_in", (*falling_tiles(s), STOP))
        if name == STOP:
            return
        number -= 1
        await removal.remove_tile(s, seat, TILE_NUMBER[name])


def falling_tiles(s: State) -> list[Pick]:
    """Not the Entrance, nor tiles with other players or a Crystal token, nor what may not be removed."""
    found: list[Pick] = []
    for tile in range(ENTRANCE + 1, TILES):
        if s.at[tile] != EMPTY and base_of(tile) == tile and may_fall(s, tile) and removal.can_be_removed(s, tile):
            found.append(TILE[tile])
    return found


def may_fall(s: State, tile: int) -> bool:
    for square in squares_of(tile):
        if s.tokens[square] & CRYSTAL_TOKEN or strangers_on(s, square):
            return False
    return True


# -- Hex ---


def hexable(s: State) -> list[int]:
    """T14b Roles that the Hex can harm now."""
    found: list[int] = []
    for role in HEX_ROLES:
        if role == SHADOW:
            if s.terms.shadow_level and not s.unicorn.out and s.unicorn.spirit:
                found.append(role)
        elif s.terms.seat_of[role] != EMPTY and not s.gone >> s.terms.seat_of[role] & 1:
            found.append(role)
    return found


@rule
async def hex_player(s: State, seat: int) -> None:
    """T14b, VF-44.3, VF-44.7 As much as the Eye Tribe has Goblins."""
    number = s.goblins.population[g.EYE]
    name: str = await choose(seat, "hex", [HEX[role] for role in hexable(s)])
    role = HEX.index(name)
    if s.telling:
        s.emit("hexed", role, number)
    if role == KNIGHT:
        await knight_harm.lose_grit(s, number)
    elif role == DRAGON:
        await dragon_harm.discard_powers(s, number)
    elif role == NIGHTMARE:
        await nightmare_harm.discard(s, number)
    elif role == SHADOW:
        lose_spirit(s, number)
    elif role == THIEF:
        s.thief.hexed = number
    else:
        await cave_harm.lose_omens(s, number)
