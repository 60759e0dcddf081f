"""What a seat may know of the Ghost and the Cave Ghost, and other worlds that it cannot tell apart."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.facts_ghost import ghost_influence, ghost_movement, is_warded, locked_artifacts
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import ARTIFACT_TOKEN, EMPTY, GHOST, TILES


def ghost_view(s: State, seat: int | None) -> dict[str, Any]:
    """VF-11.4 All but the card that lies face down on the Possession space is public."""
    ghost, terms = s.ghost, s.terms
    own = seat is not None and seat == terms.seat_of[GHOST]
    shown = own or ghost.shown
    lies = ghost.chosen != g.NO_CARD
    return {
        "turns": ghost.turns,
        "focus": ghost.focus,
        "movement": ghost_movement(s),
        "steps": ghost_movement(s) - ghost.steps,
        "influence": ghost_influence(s),
        "roused": ghost.roused,
        "moved": [list(thing) for thing in ghost.moved],
        "artifacts": ghost.artifact_at[:],
        "locked": ghost.locked[:],
        "lockings": locked_artifacts(s),
        "goal": terms.ghost.goal,
        "strangers": terms.ghost.strangers,
        "cards": ghost.cards[:] if shown or not lies else sorted([*ghost.cards, ghost.chosen]),
        "chosen": ghost.chosen if shown else g.NO_CARD,
        "lies": lies,
        "shown": ghost.shown,
        "blocked": ghost.blocked,
        "gone": ghost.gone[:],
        "used": ghost.used,
        "warded": is_warded(s),
        "playing": ghost.influence,
        "fallen": ghost.fallen,
        "rested": ghost.rested,
    }


def ghost_summary(s: State) -> dict[str, Any]:
    """What counts most, for lists of players."""
    return {"focus": s.ghost.focus, "artifacts": locked_artifacts(s)}


def redeal_ghost(w: State, seat: int | None, dealer: Dealer) -> None:
    """Another card may lie on the Possession space, for everybody but her."""
    ghost = w.ghost
    if (seat is not None and seat == w.terms.seat_of[GHOST]) or ghost.shown or ghost.chosen == g.NO_CARD:
        return
    cards = sorted([*ghost.cards, ghost.chosen])
    ghost.chosen = cards[dealer.pick(len(cards))]
    ghost.cards = [card for card in cards if card != ghost.chosen]


def check_ghost(s: State) -> None:
    ghost = s.ghost
    cards = ghost.cards + [card for card in (ghost.chosen, ghost.blocked) if card != g.NO_CARD] + ghost.gone
    wanted = s.terms.ghost.random_cards or len(s.terms.ghost.cards)
    assert len(set(cards)) == len(cards) == wanted, "a Possession card is lost or made"
    assert 0 <= ghost.focus <= g.MOST_FOCUS, "Focus has overrun its track"
    for tile in range(TILES):
        lies = tile in ghost.artifact_at
        assert lies == bool(s.tokens[tile] & ARTIFACT_TOKEN), "an Artifact lies where no token says so"
    if s.terms.seat_of[GHOST] != EMPTY:
        for artifact in range(g.ARTIFACTS):
            at = ghost.artifact_at[artifact]
            assert ghost.locked[artifact] or at != g.ELSEWHERE, "an Artifact is lost"
    carried = [at for at in ghost.artifact_at if at >= g.CARRIED]
    assert len(set(carried)) == len(carried), "a player carries two Artifacts"
