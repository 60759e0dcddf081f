"""Atoms of the Shadow Unicorn: his pile, his cubes, his end. What he shares with the other is in effects_unicorn."""

from __future__ import annotations

from monoceros.engine.events import ALL
from monoceros.games.vast.effects import take_piece, win
from monoceros.games.vast.effects_unicorn import lose_unicorn_health, put_cube, shuffle_unicorn_cards, take_card
from monoceros.games.vast.facts_shadow import shadow_spirit
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, UNICORN_PIECE


def set_up_shadow(s: State) -> None:
    """VF-34.11"""
    unicorn = s.unicorn
    unicorn.health = s.terms.shadow_health
    unicorn.cubes = s.terms.cubes
    shuffle_unicorn_cards(s)
    refresh_spirit(s)


def refresh_spirit(s: State) -> None:
    """VF-35.7 A new Spirit pile, which nobody sees."""
    for _ in range(shadow_spirit(s)):
        card = take_card(s)
        if card != EMPTY:
            s.unicorn.spirit.append(card)
    s.unicorn.drawn = 0
    if s.telling:
        s.emit("spirit", len(s.unicorn.spirit))


def draw_spirit(s: State) -> int:
    """VF-35.4 The top card of the Spirit pile, for all to see."""
    unicorn = s.unicorn
    unicorn.shown = unicorn.spirit.pop()
    unicorn.drawn += 1
    unicorn.chain = 0
    if s.telling:
        s.emit("spirit_card", unicorn.shown, unicorn.drawn, shows=ALL)
    return unicorn.shown


def discard_shown(s: State) -> None:
    s.unicorn.discards.append(s.unicorn.shown)
    s.unicorn.shown = EMPTY


def lose_spirit(s: State, number: int) -> None:
    """VF-35.8 From the top, unseen until they lie on the discard pile."""
    unicorn = s.unicorn
    for _ in range(min(number, len(unicorn.spirit))):
        card = unicorn.spirit.pop()
        unicorn.discards.append(card)
        if s.telling:
            s.emit("spirit_lost", card, shows=ALL)


def leave_cube(s: State, tile: int) -> None:
    """VF-36.3, VF-36.13"""
    if s.unicorn.cubes:
        put_cube(s, tile)


def hurt_shadow(s: State) -> None:
    """VF-34.3, VF-38.3, VF-38.7 At Health 0 he leaves the game; his cubes stay. A hunter who need not escape wins."""
    lose_unicorn_health(s)
    if s.unicorn.health == 0:
        s.unicorn.out = True
        take_piece(s, UNICORN_PIECE)
        if not s.terms.escapes >> s.terms.role_of[s.terms.hunter] & 1:
            win(s, 1 << s.terms.hunter)
