"""Atoms of the Ghost and the Cave Ghost: each makes one change that somebody can see, and says so."""

from __future__ import annotations

from monoceros.engine.events import ALL, audience
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.effects import move_piece, win
from monoceros.games.vast.effects_artifacts import put_artifact
from monoceros.games.vast.facts_ghost import ghost_influence, may_win
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import (
    CAVE,
    CAVE_GHOST,
    EMPTY,
    ENTRANCE,
    GHOST,
    GHOST_PIECE,
)

# -- setup and the turn ---


def set_up_ghost(s: State) -> None:
    """VF-59.2, VF-60.1 Artifacts, and Possession cards; the Cave Ghost has no Artifacts."""
    ghost, terms = s.ghost, s.terms
    ghost.cards = draw_cards(s)
    if terms.seat_of[GHOST] == EMPTY:
        return
    artifact = 0
    if s.seats > 2:
        for role in terms.role_of:
            if role not in (CAVE, GHOST) and artifact < g.ARTIFACTS:
                ghost.artifact_at[artifact] = g.CARRIED + role
                artifact += 1
    for rest in range(artifact, g.ARTIFACTS):
        put_artifact(s, rest, ENTRANCE)


def draw_cards(s: State) -> list[int]:
    """VF-61.22b Some of the cards, at random, or all of them."""
    cards = s.terms.ghost.cards[:]
    if s.terms.ghost.random_cards:
        s.chance.shuffle(cards)
        cards = cards[: s.terms.ghost.random_cards]
    return sorted(cards)


def begin_ghost_turn(s: State) -> None:
    ghost = s.ghost
    ghost.turns += 1
    ghost.steps = ghost.used = 0
    ghost.moved = ()
    ghost.roused = False


def gain_focus(s: State) -> None:
    """VF-59.4a"""
    s.ghost.focus = min(s.ghost.focus + 1, g.MOST_FOCUS)
    if s.telling:
        s.emit("focus", s.ghost.focus)


def rouse(s: State) -> None:
    """VF-59.4a The Ghost card is revealed for her own turn."""
    s.ghost.shown = True
    s.ghost.roused = True
    if s.telling:
        s.emit("card_shown", GHOST, shows=ALL)


def choose_card(s: State, card: int) -> None:
    """VF-59.4c All cards come back but a blocked one; one lies face down on the Possession space."""
    ghost = s.ghost
    if ghost.chosen != g.NO_CARD:
        ghost.cards = sorted([*ghost.cards, ghost.chosen])
    ghost.cards = [other for other in ghost.cards if other != card]
    ghost.chosen = card
    ghost.shown = False
    if ghost.blocked != g.NO_CARD:  # the Block has cost her this choice
        ghost.cards = sorted([*ghost.cards, ghost.blocked])
        ghost.blocked = g.NO_CARD
    if s.telling:
        s.emit("card_chosen", secret=card, to=audience(s.terms.seat_of[GHOST]))


def show_card(s: State) -> None:
    """VF-59.7"""
    s.ghost.shown = True
    if s.telling:
        s.emit("card_shown", s.ghost.chosen, shows=ALL)


def drop_card(s: State) -> None:
    """VF-59.8 The card that was played leaves the game."""
    s.ghost.gone.append(s.ghost.chosen)
    s.ghost.chosen = g.NO_CARD


def block_card(s: State, role: int) -> None:
    """VF-59.11 A Mental Block: the player's card is out of her reach until she has chosen again."""
    ghost = s.ghost
    if ghost.blocked != g.NO_CARD:
        ghost.cards = sorted([*ghost.cards, ghost.blocked])
    if ghost.chosen == role:
        ghost.chosen = g.NO_CARD
    ghost.cards = [other for other in ghost.cards if other != role]
    ghost.blocked = role
    if s.telling:
        s.emit("blocked", role, shows=ALL)


# -- moving ---


def haunt(s: State, tile: int, steps: int) -> None:
    """VF-59.5, VF-59.1 She moves; with her Artifacts locked the Entrance wins."""
    s.ghost.steps += steps
    move_piece(s, GHOST_PIECE, tile)
    if tile == ENTRANCE and may_win(s):
        win(s, 1 << s.terms.seat_of[GHOST])


def note_shift(s: State, thing: int, now: int, spaces: int) -> None:
    """VF-59.6b An object was moved; a Treasure has another number where it lies now."""
    ghost = s.ghost
    before = 0
    others: list[tuple[int, int]] = []
    for moved, so_far in ghost.moved:
        if moved == thing:
            before = so_far
        elif moved != now:
            others.append((moved, so_far))
    ghost.moved = (*others, (now, before + spaces))


# -- possession turns ---


def possess(s: State, role: int) -> None:
    s.possessed = role
    s.turn = role
    s.ghost.influence = ghost_influence(s)
    if s.telling:
        s.emit("possessed", role)


def let_go(s: State) -> None:
    s.possessed = s.condemned = EMPTY  # locking may have ended it in the middle of something
    if s.terms.seat_of[CAVE_GHOST] != EMPTY:
        s.turn = CAVE_GHOST
    if s.telling:
        s.emit("let_go")
