"""What a seat, or a spectator, may know (AT-12.5), built up from nothing; and other worlds that look the same to it."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.engine.pile import draw_from
from monoceros.games.tower.rules.abilities import is_blocked
from monoceros.games.tower.rules.battle import may_attack
from monoceros.games.tower.rules.combat import (
    heat_of,
    initiative_total,
    regular_total,
    siege_total,
    strike_of_bases,
)
from monoceros.games.tower.state import BASE_WOUNDS, STACKS, WALLS, Combat, State, army_of, count_held, special_limit
from monoceros.games.tower.strength import changes, combat_ahead
from monoceros.games.tower.tables import (
    ABILITIES,
    ABILITY_PILE,
    BASE_PILE,
    BATTLE,
    CARDS,
    EMPTY,
    ONWARD,
    PALACE,
    SEATS,
    SPACES,
)


def view(s: State, seat: int | None) -> dict[str, Any]:
    ahead = combat_ahead(s)
    return {
        "seat": seat,
        "game": s.game,
        "turn": s.turn,
        "step": s.step,
        "starter": s.starter,
        "active": s.active,
        "wins": s.wins[:],
        "games_to_win": s.terms.games_to_win,
        "turn_limit": s.terms.turn_limit,
        "winner": s.winner,
        "armies": s.terms.lexicon,
        "attacks": s.attacks[:],
        "attack": None if s.attack_group == EMPTY else {"group": s.attack_group, "goal": s.attack_goal},
        "may_attack": groups_left(s),
        "fallen": s.fallen,
        "combat": None if s.combat is None else combat_view(s.combat),
        "ahead": None if ahead is None else combat_view(ahead),
        "changed": changes(s, s.combat or ahead),
        "seats": [seat_view(s, owner, owner == seat) for owner in range(SEATS)],
    }


def seat_view(s: State, owner: int, own: bool) -> dict[str, Any]:
    """Hands and draw piles are hidden; how many cards they hold, and of which back, is open."""
    hand = s.hands[owner * CARDS : owner * CARDS + CARDS]
    first = owner * SPACES
    return {
        "army": s.army[owner],
        "chosen_army": s.secret_army[owner] if own else EMPTY,
        "has_chosen": s.secret_army[owner] != EMPTY,
        "hand": hand if own else None,
        "hand_abilities": sum(hand[:ABILITIES]),
        "hand_bases": sum(hand[ABILITIES:]),
        "piles": [s.piles[owner * 2].size(), s.piles[owner * 2 + 1].size()],
        "discards": [s.discards[owner * 2][:], s.discards[owner * 2 + 1][:]],
        "bases": s.bases[first : first + SPACES],
        "troops": s.troops[first : first + SPACES],
        "specials": s.specials[owner],
        "special_limit": special_limit(s, owner),
        "palace": palace_toughness(s, owner),
        "played": s.played[owner][:],
        "heavy_lost": s.heavy_lost[owner],
    }


def palace_toughness(s: State, owner: int) -> int:
    """AT-3.6, AT-16.6 The damage that would bring the palace down now; 0 before the army is shown."""
    if s.army[owner] == EMPTY:
        return 0
    army = army_of(s, owner)
    return army.palace_power + s.specials[owner] * army.special_guard


def groups_left(s: State) -> list[bool]:
    """Which groups of the active player may still attack this turn: the territories, then the special troops."""
    if not BATTLE <= s.step <= ONWARD or is_blocked(s, s.active):
        return [False] * (PALACE + 1)
    return [may_attack(s, group) for group in range(PALACE + 1)]


def combat_view(c: Combat) -> dict[str, Any]:
    """A combat is fought in the open."""
    return {
        "attacker": c.attacker,
        "group": c.group,
        "goal": c.goal,
        "kind": c.kind[:STACKS],
        "count": c.count[:STACKS],
        "strike": c.strike[:STACKS],
        "toughness": c.toughness[:STACKS],
        "swift": [bool(c.swift >> k & 1) for k in range(STACKS)],
        "siege": [bool(c.siege >> k & 1) for k in range(STACKS)],
        "again": [bool(c.again >> k & 1) for k in range(STACKS)],
        "wounds": c.wounds[:BASE_WOUNDS],
        "bases": [count > 0 for count in c.count[WALLS:]],
        "base_strike": c.strike[WALLS:],
        "base_toughness": c.toughness[WALLS:],
        "base_wounds": c.wounds[BASE_WOUNDS:],
        "left": c.left,
        "totals": {
            "initiative": [initiative_total(c, 0), initiative_total(c, 1)],
            "regular": [regular_total(c, 0), regular_total(c, 1) + strike_of_bases(c)],
            "siege": [siege_total(c), 0],
            "fire": [heat_of(c, 0), heat_of(c, 1)],
        },
    }


def redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    """Another world that `seat` cannot tell from this one: others hold other cards of the same backs."""
    w = s.copy(dealer)
    w.forget_answer()
    for pile in w.piles:
        pile.forget_order()
    for other in range(SEATS):
        if other != seat:
            redeal_cards(w, other, ABILITY_PILE, 0, ABILITIES, dealer)
            redeal_cards(w, other, BASE_PILE, ABILITIES, CARDS, dealer)
            if w.secret_army[other] != EMPTY and w.terms.fixed_armies[other] == EMPTY:
                w.secret_army[other] = dealer.pick(len(w.terms.armies))
    return w


def redeal_cards(w: State, owner: int, pile: int, first: int, end: int, dealer: Dealer) -> None:
    """Put the hidden cards of one back together, and deal the hand anew from them."""
    hands, deck = w.hands, w.piles[owner * 2 + pile]
    bag = deck.bag
    held = 0
    for card in range(first, end):
        at = owner * CARDS + card
        while hands[at]:
            hands[at] -= 1
            bag.append(card)
            held += 1
    bag.sort()
    for _ in range(held):
        hands[owner * CARDS + draw_from(bag, dealer)] += 1
    w.held = count_held(w)
