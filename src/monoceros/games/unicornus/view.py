"""What a seat, or a spectator, may know (UK-0.20, UK-0.21), built up from nothing; worlds that look the same to it."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.engine.pile import draw_from
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.battling import dice_number
from monoceros.games.unicornus.decks import events_left
from monoceros.games.unicornus.facts import command_of, life_of, might_of, move_cost
from monoceros.games.unicornus.marching import enemy_forecast, princess_distance, princess_forecast
from monoceros.games.unicornus.state import MARCH, STEP_NAMES, State, map_of
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

MOST_BITS = 24  # no set in the state has more members: events, foes, heroes, hands
FIGHT_FIELDS = {
    "phase": f.PHASE,
    "knight": f.KNIGHT,
    "space": f.SPACE,
    "foe": f.FOE,
    "army": f.ARMY,
    "might": f.MIGHT,
    "extra": f.EXTRA,
    "hits": f.HITS,
    "misses": f.MISSES,
    "losses": f.LOSSES,
    "army_hits": f.ARMY_HITS,
    "army_misses": f.ARMY_MISSES,
    "army_losses": f.ARMY_LOSSES,
    "foe_hits": f.FOE_HITS,
    "foe_misses": f.FOE_MISSES,
    "foe_losses": f.FOE_LOSSES,
    "shield": f.SHIELD,
    "damage": f.DAMAGE,
}


def view(s: State, seat: int | None) -> dict[str, Any]:
    return {
        "seat": seat,
        "seats": s.seats,
        "lexicon": s.terms.lexicon,
        "layout": s.terms.layouts[s.terms.layout].id,
        "tutorial": s.terms.tutorial,
        "rounds": s.terms.rounds,
        "turn_limit": s.terms.turn_limit,
        "endless": s.terms.endless,
        "round": s.round,
        "step": STEP_NAMES[s.step],
        "outcome": s.outcome,
        "starter": s.starter,
        "version": s.princess,
        "knights": [knight_view(s, knight) for knight in range(t.KNIGHTS)],
        "hands": [hand_view(s, hand, seat) for hand in range(len(s.hands))],
        "played_out": bits(s.played_out),
        "foes": [foe_view(s, foe) for foe in range(t.FOES)],
        "army": s.army[:],
        "event": s.event,
        "protected": s.protected,
        "ongoing": bits(s.ongoing),
        "events_gone": s.events_gone[:],
        "next_event": s.next_event if s.next_open else EMPTY,
        "events_left": events_left(s),
        "levels_left": levels_left(s),
        "support_left": s.support.size(),
        "support_discards": s.support_discards[:],
        "fates_left": s.fates.size(),
        "fate_discards": s.fate_discards[:],
        "potions": s.potions,
        "illness_paid": s.illness_paid,
        "acted": bits(s.acted),
        "active": s.active,
        "actions": s.actions,
        "free_move": s.free_move,
        "sabotaged": list(s.sabotaged),
        "plans": list(s.plans),
        "arrivals": list(s.arrivals),
        "asked": s.asked,
        "sending": list(s.sending),
        "wounded": list(s.wounded),
        "fight": fight_view(s),
        "dice": [[die // 3, die % 3] for die in s.dice],
        "tiles": list(s.tiles),
        "goal": s.goal,
        "distance": princess_distance(s) if s.place[PRINCESS] != EMPTY else EMPTY,
        "land": land_view(s),
        "forecast": forecast(s),
    }


def bits(mask: int) -> list[int]:
    return [i for i in range(MOST_BITS) if mask >> i & 1]


def levels_left(s: State) -> list[int]:
    """How many cards of each level are still in the event deck; the one that was seen lies on top of it."""
    left = s.event_plan[:]
    if s.next_event != EMPTY:
        left[s.terms.event_level[s.next_event] - 1] += 1
    return left


# -- people ---


def knight_view(s: State, knight: int) -> dict[str, Any]:
    known = knight != PRINCESS or s.princess != EMPTY
    hand = s.hero_of.index(knight) if knight in s.hero_of else EMPTY
    return {
        "place": s.place[knight],
        "tokens": s.tokens[knight],
        "command": command_of(s, knight) if known else 0,
        "resources": s.resources[knight],
        "damage": s.damage[knight],
        "life": life_of(s, knight) if known else 0,
        "allies": bits(s.allies[knight]),
        "banners": s.attached[2 * knight],
        "steeds": s.attached[2 * knight + 1],
        "hand": hand,
        "seat": s.starter if knight == PRINCESS else EMPTY if hand == EMPTY else hand % s.seats,
        "steps": steps_of(s, knight),
    }


def steps_of(s: State, knight: int) -> list[list[int]]:
    """The spaces beside a knight that can be entered at all, and what that costs."""
    if s.place[knight] == EMPTY:
        return []
    free = s.free_move and knight == s.active
    return [[space, 0 if free else move_cost(s, knight, space)] for space in map_of(s).beside[s.place[knight]]]


def hand_view(s: State, hand: int, seat: int | None) -> dict[str, Any]:
    """UK-0.20 The cards of a hand are its owner's; all see how many there are."""
    owner = hand % s.seats
    return {
        "seat": owner,
        "hero": s.hero_of[hand],
        "cards": s.hands[hand][:] if owner == seat else None,
        "size": len(s.hands[hand]),
    }


def foe_view(s: State, foe: int) -> dict[str, Any]:
    lord = [knight for knight in range(t.KNIGHTS) if s.allies[knight] >> foe & 1]
    return {
        "place": s.foe_at[foe],
        "damage": s.foe_damage[foe],
        "life": s.terms.foe_life[foe],
        "might": might_of(s, foe, False),
        "personality": s.terms.personality[foe],
        "fate": s.fate[foe],
        "bound": s.bound[foe],
        "ally_of": lord[0] if lord else EMPTY,
        "defeated": bool(s.defeated >> foe & 1),
    }


# -- the map and what is going on ---


def fight_view(s: State) -> dict[str, Any]:
    found: dict[str, Any] = {name: s.fight[at] for name, at in FIGHT_FIELDS.items()}
    found["phase"] = f.PHASE_NAMES[s.fight[f.PHASE]]
    found["attacking"] = bool(s.fight[f.ATTACKING])
    found["rolls"] = dice_number(s) if s.fight[f.PHASE] == f.BEFORE_ROLL else len(s.dice)
    return found


def land_view(s: State) -> dict[str, Any]:
    """The spaces of the map as they are printed, and where they lie."""
    if not s.tiles:
        return {}
    m = map_of(s)
    return {
        "kind": m.kind,
        "defense": m.defense,
        "resource": m.resource,
        "recruit": m.recruit,
        "difficulty": m.difficulty,
        "starter": m.starter,
        "open": m.open,
        "q": m.grid.q,
        "r": m.grid.r,
        "near": m.grid.near,
    }


def forecast(s: State) -> dict[str, Any]:
    """What the rules would do as things stand: her next actions, and the enemy's moves."""
    if s.place[PRINCESS] == EMPTY or s.outcome:
        return {"route": [], "raids": []}
    actions = max(1, s.actions) if s.step == MARCH else t.PRINCESS_ACTIONS
    steered = s.princess == t.TACTICIAN  # UK-6.13: nobody knows before it is chosen
    return {
        "route": [] if steered else [list(step) for step in princess_forecast(s, actions)],
        "raids": [[unit, list(spaces)] for unit, spaces in enemy_forecast(s)],
    }


# -- other worlds ---


def redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    """Another world that `seat` cannot tell from this one: other hands, out of the cards that it has not seen."""
    w = s.copy(dealer)
    w.forget_answer()
    w.fates.forget_order()
    w.event_bag.sort()
    others = [hand for hand in range(len(w.hands)) if hand % w.seats != seat]
    pool = w.support.bag[:]
    for hand in others:
        pool += w.hands[hand]
        if has_shown_potion(w, hand):
            pool.remove(t.HEALING_POTION)
    pool.sort()
    for hand in others:
        known = [t.HEALING_POTION] if has_shown_potion(w, hand) else []
        size = len(w.hands[hand]) - len(known)
        w.hands[hand] = sorted([draw_from(pool, dealer) for _ in range(size)] + known)
    w.support.bag = pool
    return w


def has_shown_potion(s: State, hand: int) -> bool:
    """UK-5.23 A Send without tokens is made of potions: all know of one before it is carried out."""
    to, tokens, _ = s.sending
    return to == PRINCESS and tokens == 0 and s.hero_of[hand] == s.active
