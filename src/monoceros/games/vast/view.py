"""What a seat, or a spectator, may know (VF-11.4, VF-11.5), built up from nothing; worlds that look the same to it."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.engine.pile import Pile, draw_from
from monoceros.games.vast import tables as t
from monoceros.games.vast.facts import mind_of, symbol_of
from monoceros.games.vast.facts_cave import knows_face
from monoceros.games.vast.facts_ghost import artifacts_on
from monoceros.games.vast.facts_unicorn import radiance, stat, unicorn_armor
from monoceros.games.vast.state import LIT, OVER, State
from monoceros.games.vast.tables import EMPTY, FIRST_TERRAIN, KNIGHT, NIGHTMARE, ROW, TILES
from monoceros.games.vast.view_cave import cave_summary, cave_view, redeal_cave
from monoceros.games.vast.view_dragon import dragon_summary, dragon_view, redeal_dragon
from monoceros.games.vast.view_ghost import ghost_summary, ghost_view, redeal_ghost
from monoceros.games.vast.view_ghoul import ghoul_summary, ghoul_view, redeal_ghoul
from monoceros.games.vast.view_goblins import goblins_summary, goblins_view, redeal_goblins
from monoceros.games.vast.view_knight import knight_view, redeal_knight
from monoceros.games.vast.view_thief import redeal_thief, thief_summary, thief_view
from monoceros.games.vast.view_tiles import redeal_tiles

SUMMARIES = {
    t.GOBLINS: goblins_summary,
    t.VILE_GHOUL: ghoul_summary,
    t.DRAGON: dragon_summary,
    t.CAVE: cave_summary,
    t.CAVE_GHOST: cave_summary,
    t.THIEF: thief_summary,
    t.GHOUL: ghoul_summary,
    t.GHOST: ghost_summary,
}


def view(s: State, seat: int | None) -> dict[str, Any]:
    kept = s.terms.kept
    has_knight = kept >> KNIGHT & 1
    has_unicorn = s.terms.seat_of[NIGHTMARE] != EMPTY or s.terms.shadow_level > 0
    return {
        "seat": seat,
        "seats": s.seats,
        "roles": [t.ROLE_NAMES[role] for role in s.terms.role_of],
        "hunter": s.terms.hunter,
        "alone": s.terms.alone,
        "lexicon": s.terms.lexicon,
        "round": s.round,
        "turn": s.round,  # for statistics: how long the game took
        "role": s.turn,
        "over": s.outcome == OVER,
        "gone": [each for each in range(s.seats) if s.gone >> each & 1],
        "possessed": s.possessed,
        "winners": [each for each in range(s.seats) if s.winners >> each & 1],
        "tiles": [tile_view(s, tile, seat) for tile in range(TILES) if s.at[tile] != EMPTY],
        "pieces": {t.PIECE_NAMES[piece]: s.stands[piece] for piece in range(t.PIECES)},
        "stack": len(s.tile_stack),
        "top": t.SYMBOL_NAMES[symbol_of(s, s.tile_stack[-1])] if s.tile_stack else "",
        "collapsing": s.collapsing,
        "crystals": s.crystals,
        "collapsed": s.collapsed,
        "collapse_at": s.terms.collapse_at,
        "smashed": s.smashed,
        "revealed": s.revealed,
        "revealed_in_all": s.revealed_in_all,
        "supply": dict(zip(t.SUPPLY_NAMES, s.supply, strict=True)),
        "focus": s.focus,
        "left": s.left,
        "dice": s.dice,
        "unicorn": unicorn_view(s, seat) if has_unicorn else None,
        "knight": knight_view(s, seat) if has_knight else None,
        "goblins": goblins_view(s, seat) if kept >> t.GOBLINS & 1 else None,
        "dragon": dragon_view(s, seat) if kept >> t.DRAGON & 1 else None,
        "thief": thief_view(s, seat) if kept >> t.THIEF & 1 else None,
        "cave": cave_view(s, seat) if kept >> t.CAVE & 1 else None,
        "ghoul": ghoul_view(s, seat) if kept >> t.GHOUL & 1 else None,
        "ghost": ghost_view(s, seat) if kept >> t.GHOST & 1 else None,
        "players": [player_view(s, role) for role in s.terms.role_of],
    }


def player_view(s: State, role: int) -> dict[str, Any]:
    """What counts most of a seat, whichever its role."""
    if role == KNIGHT:
        knight = s.knight
        return {"health": knight.health, "grit": knight.grit, "crystals": knight.smashed}
    if role == NIGHTMARE:
        return {"radiance": radiance(s), "health": s.unicorn.health, "anger": s.unicorn.anger}
    return SUMMARIES[role](s)


def tile_view(s: State, tile: int, seat: int | None) -> dict[str, Any]:
    """A tile on the map: of a Dark one all but its symbol is hidden, but for those who know it (VF-11.4)."""
    is_cave = tile < FIRST_TERRAIN
    shown = is_cave and s.lit[tile] == LIT
    known = is_cave and not shown and knows_face(s, seat, tile)
    face = s.face[tile]
    tokens = s.tokens[tile]
    return {
        "tile": tile,
        "x": s.at[tile] % ROW - t.ORIGIN % ROW,
        "y": s.at[tile] // ROW - t.ORIGIN // ROW,
        "lit": s.lit[tile] == LIT,
        "terrain": "" if is_cave else t.TERRAIN_NAMES[t.TERRAIN_OF[tile]],
        "bridge": tile == t.BRIDGE,
        "id": t.FACE_IDS[face] if shown else "",
        "kind": t.KIND_NAMES[s.terms.tile_kind[face]] if shown else "",
        "shape": t.SHAPE_NAMES[s.terms.tile_shape[face]] if shown else "",
        "ghost": shown and bool(s.terms.tile_ghost[face]),
        "known": t.FACE_IDS[face] if known else "",
        "symbol": t.SYMBOL_NAMES[symbol_of(s, tile)] if is_cave and not shown else "",
        "rotation": s.rotation[tile],
        "walls": s.walls[tile],
        "bombs": s.bombed[tile],
        "rocks": s.rocks[tile],
        "crystal": bool(tokens & t.CRYSTAL_TOKEN),
        "event": bool(tokens & t.EVENT_TOKEN),
        "vault": bool(tokens & t.VAULT_TOKEN),
        "cube": bool(tokens & t.CUBE),
        "monster": "ogre" if tokens & t.OGRE_TOKEN else "troll" if tokens & t.TROLL_TOKEN else "",
        "treasures": s.treasures[tile],
        "artifacts": artifacts_on(s, tile),
    }


def unicorn_view(s: State, seat: int | None) -> dict[str, Any]:
    """VF-11.5 His hand is his player's; nobody knows the Spirit pile."""
    unicorn, terms = s.unicorn, s.terms
    return {
        "shadow": terms.shadow_level > 0,
        "level": t.SHADOW_LEVELS[terms.shadow_level],
        "facing": unicorn.facing,
        "simple": unicorn.simple,
        "simple_way": terms.simple_way,
        "health": unicorn.health,
        "most_health": terms.shadow_health if terms.shadow_level else terms.unicorn_health,
        "out": unicorn.out,
        "turns": unicorn.turns,
        "cubes": unicorn.cubes,
        "deck": unicorn.deck.size(),
        "discards": unicorn.discards + list(unicorn.played),
        "revealed": list(unicorn.revealed),
        "hand": unicorn.hand[:] if seat is not None and seat == mind_of(s, NIGHTMARE) else None,
        "hand_size": len(unicorn.hand),
        "aside": unicorn.aside[:] if seat is not None and seat == terms.seat_of[NIGHTMARE] else None,
        "anger": unicorn.anger,
        "angry": unicorn.angry,
        "track": unicorn.track,
        "radiance": radiance(s),
        "goal": terms.radiance_goal,
        "actions": unicorn.actions,
        "pace": stat(s, t.PACE),
        "spirit": stat(s, t.SPIRIT),
        "armor": unicorn_armor(s),
        "clarity": stat(s, t.CLARITY),
        "upgrades": unicorn.upgrades[:],
        "upgrade_spaces": terms.upgrade_spaces,
        "blasted": unicorn.blasted,
        "attacked": unicorn.attacked,
        "spirit_pile": len(unicorn.spirit),
        "shown": unicorn.shown,
        "drawn": unicorn.drawn,
    }


# -- other worlds ---


def redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    """Another world that `seat` cannot tell from this one: other Dark tiles, another stack, other hands."""
    w = s.copy(dealer)
    w.forget_answer()
    redeal_tiles(w, seat, dealer)
    redeal_unicorn(w, seat, dealer)
    kept = w.terms.kept
    if kept >> KNIGHT & 1:
        redeal_knight(w, seat, dealer)
    if kept >> t.GOBLINS & 1:
        redeal_goblins(w, seat, dealer)
    if kept >> t.DRAGON & 1:
        redeal_dragon(w, seat, dealer)
    if kept >> t.THIEF & 1:
        redeal_thief(w, seat, dealer)
    if kept >> t.CAVE & 1:
        redeal_cave(w, seat, dealer)
    if kept >> t.GHOUL & 1:
        redeal_ghoul(w, seat, dealer)
    if kept >> t.GHOST & 1:
        redeal_ghost(w, seat, dealer)
    return w


def redeal_unicorn(w: State, seat: int | None, dealer: Dealer) -> None:
    """The Spirit pile for everybody, the hand for everybody else.

    Cards that were hidden when the discards were last shuffled are known: all the others had been seen. Only the order
    of those in the Spirit pile is not.
    """
    unicorn = w.unicorn
    own = seat is not None and seat == mind_of(w, NIGHTMARE)
    hand = [] if own else [card for card in unicorn.hand if card not in unicorn.counted]
    owner = seat is not None and seat == w.terms.seat_of[NIGHTMARE]  # also of what lies aside in a possession turn
    aside = [] if owner else [card for card in unicorn.aside if card not in unicorn.counted]
    fresh = [card for card in unicorn.spirit if card not in unicorn.counted]
    old = [card for card in unicorn.spirit if card in unicorn.counted]  # they lie below the fresh ones
    pool = sorted(unicorn.deck.cards() + fresh + hand + aside)
    old.sort()
    dealer.shuffle(old)
    kept = [card for card in unicorn.hand if card not in hand]
    unicorn.hand = sorted(kept + [draw_from(pool, dealer) for _ in hand])
    kept = [card for card in unicorn.aside if card not in aside]
    unicorn.aside = sorted(kept + [draw_from(pool, dealer) for _ in aside])
    unicorn.spirit = old + [draw_from(pool, dealer) for _ in fresh]
    unicorn.deck = Pile(pool, [])
