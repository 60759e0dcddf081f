"""Atoms of the Thief: each makes one change that somebody can see, and says so."""

from __future__ import annotations

from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.effects import move_piece, take_piece, win
from monoceros.games.vast.effects_gems import carry_gem, gem_home, put_gem
from monoceros.games.vast.effects_knight import knowing_seats, treasure_under
from monoceros.games.vast.facts_thief import thievery
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, ENTRANCE, THIEF, THIEF_PIECE, TREASURES, VAULT_TOKEN, VAULTS
from monoceros.games.vast.tables_dragon import CARRIED, KINDS

# -- setup and the turn ---


def set_up_thief(s: State) -> None:
    """VF-49.2 He comes onto the map with his first turn."""
    s.thief.loot = s.terms.thief.most_loot


def begin_thief_turn(s: State) -> None:
    """VF-49.2, VF-51.7 Whoever is not on the map appears on the Entrance: that is not entering it (VF-51.9).

    In a turn that the Ghost plays what is used up stays so (VF-59.7).
    """
    thief = s.thief
    thief.steps = 0
    thief.looked = False
    if s.possessed == THIEF:
        thief.cubes = min(thievery(s), s.terms.thief.cubes)
    else:
        thief.turns += 1
        thief.targeted = thief.cubes = 0
        thief.rerolled = False
        thief.tried = ()
    if s.stands[THIEF_PIECE] == EMPTY:
        move_piece(s, THIEF_PIECE, ENTRANCE)


def assign(s: State, tokens: list[int]) -> None:
    """VF-49.3 A Stat token for each statistic; Action cubes by Thievery."""
    s.thief.assigned = tokens
    s.thief.cubes = min(thievery(s), s.terms.thief.cubes)
    if s.telling:
        s.emit("assigned", *tokens)


def spend_cubes(s: State, number: int) -> None:
    s.thief.cubes -= number


def end_thief_turn(s: State) -> None:
    """VF-50.4"""
    s.thief.cubes = 0


def end_possession_thief(s: State) -> None:
    """VF-59.7, VF-59.8 Cubes go back; a Thief that nobody plays leaves, and what he carries stays."""
    s.thief.cubes = 0
    if s.terms.seat_of[THIEF] == EMPTY and s.stands[THIEF_PIECE] != EMPTY:
        drop_everything(s)


def sneak_to(s: State, tile: int) -> None:
    """VF-50.1"""
    s.thief.steps += 1
    move_piece(s, THIEF_PIECE, tile)


def roll_action_die(s: State) -> int:
    """VF-6.5"""
    s.thief.rolled = s.chance.pick(f.ACTION_DIE) + 1
    if s.telling:
        s.emit("action_die", s.thief.rolled)
    return s.thief.rolled


# -- what he carries ---


def loot_treasure(s: State, tile: int) -> None:
    """T17, VF-50.7 A Treasure token of the map is his to carry."""
    s.treasures[tile] -= 1
    s.thief.carried += 1
    if s.telling:
        s.emit("loots", tile)


def gain_treasure(s: State) -> None:
    """One from the supply."""
    s.supply[TREASURES] -= 1
    s.thief.carried += 1
    if s.telling:
        s.emit("thief_gains", s.thief.carried)


def receive_treasure(s: State) -> None:
    """VF-50.5d One that the Ghoul had."""
    s.thief.carried += 1
    if s.telling:
        s.emit("thief_gains", s.thief.carried)


def rob_treasure(s: State, card: int, hidden: bool) -> None:
    """VF-50.5a A Treasure card of the Knight; what lay face down stays unseen."""
    treasure_under(s, card)
    if not s.telling:
        return
    if hidden:
        s.emit("robbed_unseen", secret=card, to=knowing_seats(s), news=False)
    else:
        s.emit("robbed", card)


def loot_gem(s: State, gem: int) -> None:
    carry_gem(s, gem)


def open_vault(s: State, tile: int) -> None:
    """T17 The Vault token is removed."""
    s.tokens[tile] &= ~VAULT_TOKEN
    s.supply[VAULTS] += 1
    if s.telling:
        s.emit("token_gone", tile, VAULT_TOKEN)


def hide_loot(s: State, number: int) -> None:
    """T17"""
    s.thief.loot -= number
    if s.telling:
        s.emit("hides_loot", s.thief.loot)


# -- stashing (VF-51.4 to VF-51.6) ---


def stash_treasure(s: State) -> None:
    s.thief.carried -= 1
    count_stashed(s)


def stash_gem(s: State, gem: int) -> None:
    """VF-51.4 It returns to the Dragon; a Treasure token of the supply takes its place."""
    gem_home(s, gem)
    s.supply[TREASURES] -= 1
    count_stashed(s)


def count_stashed(s: State) -> None:
    """VF-51.5, VF-49.1"""
    thief = s.thief
    thief.stashed += 1
    thief.loot = s.terms.thief.most_loot
    if s.telling:
        s.emit("stashes", thief.stashed)
    if s.terms.thief.goal and s.terms.seat_of[THIEF] != EMPTY and thief.stashed >= s.terms.thief.goal:
        win(s, 1 << s.terms.seat_of[THIEF])


def gain_boon(s: State, upgrade: int) -> None:
    s.thief.upgrades |= 1 << upgrade
    if s.telling:
        s.emit("boon", upgrade)


def lose_boon(s: State, upgrade: int) -> None:
    """VF-51.6 The token still counts."""
    s.thief.upgrades &= ~(1 << upgrade)
    if s.telling:
        s.emit("boon_lost", upgrade)


# -- dying (VF-51.7) ---


def drop_everything(s: State) -> None:
    """Tokens stay on the space, the piece leaves the map."""
    tile = s.stands[THIEF_PIECE]
    s.treasures[tile] += s.thief.carried
    s.thief.carried = 0
    if s.telling:
        s.emit("thief_dies", tile)
    for gem in range(KINDS):
        if s.dragon.gem_at[gem] == CARRIED:
            put_gem(s, gem, tile)
    take_piece(s, THIEF_PIECE)
