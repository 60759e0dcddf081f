"""T17, VF-50.5 to VF-50.7, section 52: the Thief's actions."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.effects_ghoul import slow_down
from monoceros.games.vast.effects_thief import (
    gain_treasure,
    loot_gem,
    loot_treasure,
    open_vault,
    receive_treasure,
    rob_treasure,
    roll_action_die,
    spend_cubes,
)
from monoceros.games.vast.facts import is_dark
from monoceros.games.vast.facts_powers import around, dark_among
from monoceros.games.vast.facts_thief import has, lock_price
from monoceros.games.vast.picks import PIECE_NUMBER, TILE, TILE_NUMBER
from monoceros.games.vast.picks_knight import TREASURE_NUMBER
from monoceros.games.vast.picks_thief import ACCEPT, AGAIN, FACE_DOWN_CARD, GEM_NUMBER, ROB_KNIGHT
from monoceros.games.vast.rules import (
    dragon_gems,
    dragon_harm,
    ghoul_harm,
    goblins_harm,
    knight_harm,
    meetings,
    thief_harm,
)
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    DRAGON_PIECE,
    GHOUL_PIECE,
    KNIGHT_PIECE,
    PIECE_ROLE,
    THIEF,
    THIEF_PIECE,
    TILES,
    TREASURES,
    UNICORN_PIECE,
)

# -- Loot ---


def loot(s: State) -> None:
    """T17 A Treasure token on his space."""
    spend_cubes(s, 1)
    loot_treasure(s, s.stands[THIEF_PIECE])


@rule
async def loot_a_gem(s: State, name: str, cubes: int) -> None:
    """T17 With 1 cube the die is rolled: a trap kills him, and the Gem goes home; 2 cubes are safe."""
    gem = GEM_NUMBER[name]
    spend_cubes(s, cubes)
    if cubes < f.SAFE_LOOT:
        trapped: bool = await dragon_gems.is_trapped(s, gem)
        if trapped:
            await thief_harm.die(s)
            return
    loot_gem(s, gem)


# -- Treasures that are due (VF-50.7) ---


@rule
async def take_treasure(s: State, seat: int) -> None:
    """From the supply; if that is empty, from anywhere on the map."""
    if s.supply[TREASURES]:
        gain_treasure(s)
    else:
        await take_from_map(s, seat)


@rule
async def take_from_map(s: State, seat: int) -> None:
    if treasure_tiles(s):
        name: str = await choose(seat, "take_from", treasure_tiles(s))
        loot_treasure(s, TILE_NUMBER[name])


def treasure_tiles(s: State) -> list[Pick]:
    return [TILE[tile] for tile in range(TILES) if s.treasures[tile]]


# -- Pickpocket and Pick Lock ---


@rule
async def pickpocket(s: State, seat: int, victim: str, cubes: int) -> None:
    """T17, VF-50.5, VF-51.1 A Treasure for him, and a loss for the player; tried once a turn, successful or not."""
    piece = PIECE_NUMBER[victim]
    spend_cubes(s, cubes)
    s.thief.targeted |= 1 << PIECE_ROLE[piece]
    succeeds: bool = await has_luck(s, seat, cubes, True)
    if not succeeds:
        return
    if s.telling:
        s.emit("pickpockets", piece)
    await take_treasure(s, seat)
    if piece == KNIGHT_PIECE:
        await rob_knight(s, seat)
    elif piece == DRAGON_PIECE:
        dragon_harm.pickpocketed(s)
    elif piece == GHOUL_PIECE:
        token: bool = await ghoul_harm.pickpocketed(s, seat)
        if token:
            receive_treasure(s)
    else:
        await goblins_harm.pickpocketed(s, piece, seat)


@rule
async def rob_knight(s: State, seat: int) -> None:
    """VF-50.5a A face-up card of his choice, or a face-down one at random, goes under the Treasure deck."""
    name: str = await choose(seat, "rob_knight", her_cards(s))
    if name == FACE_DOWN_CARD:
        hidden = [card for card in range(k.TREASURE_CARDS) if s.knight.treasure_at[card] == k.FACE_DOWN]
        rob_treasure(s, hidden[s.chance.pick(len(hidden))], True)
    else:
        rob_treasure(s, TREASURE_NUMBER[name], False)


def her_cards(s: State) -> list[Pick]:
    found = [ROB_KNIGHT[card] for card in range(k.TREASURE_CARDS) if s.knight.treasure_at[card] == k.FACE_UP]
    return [*found, FACE_DOWN_CARD] if k.FACE_DOWN in s.knight.treasure_at else found


@rule
async def has_luck(s: State, seat: int, cubes: int, robs: bool) -> bool:
    """T17, T18 The Action die, which three cubes make needless; Sticky Fingers roll one Pickpocket a turn again."""
    needed = f.NEEDED[cubes]
    if needed <= 1:
        return True
    rolled = roll_action_die(s)
    if rolled < needed and robs and has(s, f.STICKY_FINGERS) and not s.thief.rerolled:
        name: str = await choose(seat, "sticky", (AGAIN, ACCEPT))
        if name == AGAIN:
            s.thief.rerolled = True
            rolled = roll_action_die(s)
    return rolled >= needed


@rule
async def pick_lock(s: State, seat: int, tier: int) -> None:
    """T17 The Vault on his space."""
    tile = s.stands[THIEF_PIECE]
    spend_cubes(s, lock_price(s, tier))
    s.thief.tried += (tile,)
    succeeds: bool = await has_luck(s, seat, tier, False)
    if succeeds:
        open_vault(s, tile)
        await take_treasure(s, seat)


# -- Backstab ---


@rule
async def backstab(s: State, victim: str, cubes: int) -> None:
    """T17, VF-50.6, VF-52.2, VF-52.4"""
    piece = PIECE_NUMBER[victim]
    spend_cubes(s, cubes)
    s.thief.targeted |= 1 << PIECE_ROLE[piece]
    if s.telling:
        s.emit("backstabs", piece, cubes)
    if piece == KNIGHT_PIECE:
        await knight_harm.lose_grit(s, f.STAB_GRIT[cubes])
    elif piece == DRAGON_PIECE:
        await dragon_harm.discard_powers(s, cubes)
    elif piece == GHOUL_PIECE:
        slow_down(s, cubes)
    elif piece == UNICORN_PIECE:
        await meetings.unicorn_attacked(s, THIEF, True)
    else:
        await goblins_harm.backstabbed(s, piece, cubes)


# -- Flare ---


def can_flare(s: State, here: int) -> bool:
    """T22 Is there a Dark tile that the die could affect?"""
    return is_dark(s, here) or bool(dark_among(s, around(s, here)))
