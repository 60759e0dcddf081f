"""What a seat may know of the Goblins, and another world of their hidden cards that it cannot tell apart."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.engine.pile import Pile, draw_from
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.facts_goblins import perception, strength
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, FANGS_PIECE, GOBLINS, ORIGIN, ROW


def goblins_view(s: State, seat: int | None) -> dict[str, Any]:
    """VF-11.4 All but the Secrets in hand and the decks is public."""
    goblins = s.goblins
    own = seat is not None and seat == s.terms.seat_of[GOBLINS]
    return {
        "tribes": [tribe_view(s, tribe) for tribe in range(g.TRIBES)],
        "monsters": list(goblins.monsters),
        "rage": goblins.rage,
        "most_rage": g.MOST_RAGE,
        "smashed": goblins.smashed,
        "goal": s.terms.crystal_goal[GOBLINS],
        "target": s.terms.target[GOBLINS],
        "war": list(goblins.war),
        "war_left": goblins.war_deck.size(),
        "monsters_left": goblins.monster_deck.size(),
        "monster_discards": list(goblins.monster_discards),
        "secrets_left": goblins.secret_deck.size(),
        "secret_discards": list(goblins.secret_discards),
        "shown": list(goblins.shown),
        "hand": list(goblins.hand) if own else None,
        "hand_size": len(goblins.hand),
        "fresh": goblins.fresh,
        "drawn": goblins.drawn if own else g.NOTHING,
        "refused": goblins.refused,
        "activated": goblins.activated,
        "active": goblins.active,
        "striker": goblins.striker,
        "tunnels": goblins.tunnels,
        "furious": goblins.furious,
        "bombers": goblins.bombers,
        "turns": goblins.turns,
    }


def tribe_view(s: State, tribe: int) -> dict[str, Any]:
    space = s.goblins.lurks[tribe]
    return {
        "population": s.goblins.population[tribe],
        "strength": strength(s, tribe),
        "perception": perception(s, tribe),
        "tile": s.stands[FANGS_PIECE + tribe],
        "lurks": None if space == EMPTY else [space % ROW - ORIGIN % ROW, space // ROW - ORIGIN // ROW],
    }


def goblins_summary(s: State) -> dict[str, Any]:
    """What counts most, for lists of players."""
    return {
        "goblins": sum(s.goblins.population),
        "rage": s.goblins.rage,
        "secrets": len(s.goblins.hand) + len(s.goblins.shown),
        "crystals": s.goblins.smashed,
    }


def redeal_goblins(w: State, seat: int | None, dealer: Dealer) -> None:
    """The Secrets in hand change places with those of the deck, for everybody but their player."""
    goblins = w.goblins
    for deck in (goblins.war_deck, goblins.monster_deck, goblins.secret_deck):
        deck.forget_order()
    if seat is not None and seat == w.terms.seat_of[GOBLINS]:
        return
    held = [card for card in goblins.hand if card not in goblins.counted]
    pool = sorted(goblins.secret_deck.cards() + held)
    kept = [card for card in goblins.hand if card not in held]
    goblins.hand = sorted(kept + [draw_from(pool, dealer) for _ in held])
    goblins.secret_deck = Pile(pool, [])
    if goblins.drawn != g.NOTHING:
        goblins.drawn = goblins.hand[dealer.pick(len(goblins.hand))]


# -- no piece is ever lost or made ---


def check_goblins(s: State) -> None:
    goblins = s.goblins
    wars = goblins.war_deck.cards() + goblins.war_discards + list(goblins.war)
    assert sorted(wars) == list(range(g.WAR_CARDS)), "a War card is lost or made"
    secrets = goblins.secret_deck.cards() + goblins.secret_discards + goblins.hand + goblins.shown
    assert sorted(secrets) == list(range(g.SECRETS)), "a Secret is lost or made"
    assert goblins.hand == sorted(goblins.hand), "a hand tells the order of its cards"
    assigned = [monster for monster in goblins.monsters if monster != g.NOTHING]
    assigned += [goblins.fresh] if goblins.fresh != g.NOTHING else []
    monsters = goblins.monster_deck.cards() + goblins.monster_discards + assigned
    assert sorted(monsters) == list(range(g.MONSTER_CARDS)), "a Monster is lost or made"
    assert 0 <= goblins.rage <= g.MOST_RAGE, "Rage has overrun its track"
    assert min(goblins.population) >= 0, "a Tribe owes Goblins"
    for tribe in range(g.TRIBES):
        revealed = s.stands[FANGS_PIECE + tribe] != EMPTY
        assert not (revealed and goblins.lurks[tribe] != EMPTY), "a Tribe is on the map and beside it"
        assert not revealed or goblins.population[tribe] > 0, "a Tribe without Goblins is on the map"
