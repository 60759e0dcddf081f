"""What a seat, or a spectator, may know (section 21), built up from nothing; and worlds that look the same to it."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.engine.pile import draw_from
from monoceros.games.crown import tables as t
from monoceros.games.crown.facts import (
    branch_of_unit,
    cards_counted,
    castle_count,
    discards_shown,
    eyes_of,
    in_battle,
    is_castle,
    is_counted,
    is_hero,
    is_recruit_open,
    officer_shown,
    points_of,
    size_shown,
    target,
)
from monoceros.games.crown.paths import allowance, landings, may_stop, reach
from monoceros.games.crown.state import ACTION_NAMES, ARMY, STEP_NAMES, Battle, State
from monoceros.games.crown.strength import attack_score, battle_attack, battle_defence, bonus_applies, defence_score
from monoceros.games.crown.tables import (
    ACTION_DECK,
    BLACK_DECK,
    BRANCHES,
    CASTLE,
    DRAGON,
    DRAGON_DECK,
    EMPTY,
    GENERAL_DECK,
    HOLDERS,
)


def seen_seats(s: State, seat: int | None) -> list[bool]:
    """Of which seats are the cards known to the viewer? CD-18.5 The ally's only if the table has set it so."""
    mask = 0 if seat is None else eyes_of(s, seat)
    return [bool(mask >> other & 1) for other in range(s.seats)]


def view(s: State, seat: int | None) -> dict[str, Any]:
    seen = seen_seats(s, seat)
    own_turn = seen[s.active]
    return {
        "seat": seat,
        "seats": s.seats,
        "first": s.first,
        "round": s.round,
        "turn": s.turn,
        "active": s.active,
        "step": STEP_NAMES[s.step],
        "action": ACTION_NAMES[s.action],
        "target": target(s),
        "teams": s.terms.teams,
        "team_sees": s.terms.team_sees,
        "turn_limit": s.terms.turn_limit,
        "dragonslayer": s.terms.dragonslayer,
        "rations": s.terms.rations,
        "flags": s.terms.flags,
        "blind_general": s.terms.blind_general,
        "only_listed": s.terms.only_listed,
        "redeploy_price": s.terms.redeploy_price,
        "lexicon": s.terms.lexicon,
        "board": s.board[:],
        "where": s.where[:],
        "crown": s.crown,
        "rock": s.rock,
        "alert": s.alert,
        "dragon_at": s.dragon_at,
        "dragon_card": s.dragon_card,
        "dice": [s.die_white, s.die_black],
        "queue": list(s.queue),
        "decks": deck_sizes(s),
        "discards": [pile[:] for pile in discards_shown(s)],
        "dragon_bottom": [] if s.terms.only_listed else s.dragon_bottom[:],
        "mover": s.mover,
        "steps_left": s.steps_left,
        "reach": reachable(s),
        "landings": landings(s),
        "fought": s.fought,
        "marched": s.marched,
        "bought": s.bought,
        "focus": s.focus,
        "open_card": s.open_card,
        "robbing": robbing(s),
        "matter": s.matter if s.matter != EMPTY or len(s.pool) != 1 or not own_turn else s.pool[0],
        "recruit": s.recruit if own_turn or is_recruit_open(s) else EMPTY,
        "pool": list(s.pool) if is_pool_seen(s, seen) else [],
        "pool_of": s.pool_of,
        "pool_backs": [s.terms.military_weapon[card] // 3 for card in s.pool],
        "looked": list(s.looked) if own_turn else [],
        "battle": None if s.battle is None else battle_view(s, s.battle),
        "holders": holder_views(s, seat, seen),
        "players": [player_view(s, owner, seen[owner]) for owner in range(s.seats)],
        "winners": [owner for owner in range(s.seats) if s.winners >> owner & 1],
    }


def reachable(s: State) -> list[int]:
    """The spaces on which the piece that is moving could end its move."""
    if s.mover == EMPTY or s.where[s.mover] == EMPTY:
        return []
    return could_end(s, s.mover, s.steps_left)


def march(s: State, holder: int) -> list[int]:
    """CD-11.3 The spaces to which a piece could come in Move army; none if it is moving, has moved, or is hungry."""
    seat = holder // HOLDERS
    marched = s.active == seat and s.action == ARMY and s.marched >> holder % HOLDERS & 1
    hungry = s.terms.rations and s.food[seat] == 0  # CD-19.2
    if holder == s.mover or marched or hungry:
        return []
    return could_end(s, holder, allowance(s, holder))


def could_end(s: State, holder: int, steps: int) -> list[int]:
    left = reach(s, holder, steps)
    return [space for space, steps in enumerate(left) if steps >= 0 and may_stop(s, holder, space)]


def deck_sizes(s: State) -> list[int]:
    """CD-21.1 In the order of tables.py. CD-21.7 Or no more than whether there are any cards."""
    sizes = [deck.size() for deck in s.decks]
    sizes[ACTION_DECK] += len(s.action_bottom)
    sizes[DRAGON_DECK] += len(s.dragon_bottom)
    return [size_shown(s, size) for size in sizes]


def robbing(s: State) -> str:
    """What a question `rob` is about."""
    food = s.open_card != EMPTY and s.terms.action_word[s.open_card] == t.TAKE_FOOD
    return "food" if food else "gold"


def is_pool_seen(s: State, seen: list[bool]) -> bool:
    """Cards on their way to a holder are their owner's; one that changes sides in a battle was revealed."""
    return s.pool_of != EMPTY and (seen[s.pool_of] or s.battle is not None)


def holder_views(s: State, seat: int | None, seen: list[bool]) -> list[dict[str, Any] | None]:
    """With how far the own pieces could march; for a spectator those of whose turn it is, if their troops are seen."""
    views = [holder_view(s, holder, seen) for holder in range(s.seats * HOLDERS)]
    if seat is None and s.terms.only_listed:
        return views
    first = (s.active if seat is None else seat) * HOLDERS
    for holder, facts in enumerate(views[first : first + CASTLE], first):
        if facts is not None:
            facts["reach"] = march(s, holder)
    return views


def holder_view(s: State, holder: int, seen: list[bool]) -> dict[str, Any] | None:
    """CD-21.2 to CD-21.4, CD-21.7 Number and branch of military cards may be open; what they are is not."""
    if s.where[holder] == EMPTY:
        return None
    own = seen[holder // HOLDERS]
    open_cards = own or in_battle(s, holder)
    open_backs = open_cards or is_counted(s, own)
    officer = s.officer[holder]
    known = open_cards and (own or s.shown[holder] == 1 or officer == EMPTY)
    return {
        "holder": holder,
        "seat": holder // HOLDERS,
        "kind": "hero" if is_hero(holder) else "castle" if is_castle(holder) else "general",
        "officer": officer if officer_shown(s, holder, own) else EMPTY,
        "branch": EMPTY if officer == EMPTY else s.terms.general_weapon[officer] // 3,
        "number": len(s.cards[holder]) if cards_counted(s, holder, own) else EMPTY,
        "backs": sorted([s.terms.military_weapon[card] // 3 for card in s.cards[holder]]) if open_backs else None,
        "cards": list(s.cards[holder]) if open_cards else None,
        "unit": branch_of_unit(s, holder) if open_backs else EMPTY,
        "attack": attack_score(s, holder) if known else EMPTY,
        "defence": defence_score(s, holder) if known else EMPTY,
        "bonus": bonus_applies(s, holder) if known else False,
        "reach": [],
    }


def player_view(s: State, owner: int, own: bool) -> dict[str, Any]:
    counted = is_counted(s, own)
    return {
        "hero": s.hero[owner],
        "territory": s.territory[owner],
        "gold": s.gold[owner],
        "food": s.food[owner] if counted else EMPTY,
        "vp": points_of(s, owner),
        "points": s.points[owner],
        "trophies": [card for card in range(len(s.terms.dragon_points)) if s.trophies[owner] >> card & 1],
        "walls": s.walls[owner],
        "castles": castle_count(s, owner),
        "hand": list(s.hands[owner]) if own else None,
        "hand_size": len(s.hands[owner]) if counted else EMPTY,
        "front": list(s.front[owner]),
        "black": list(s.blacks[owner]) if own else None,
        "black_size": len(s.blacks[owner]) if counted else EMPTY,
        "in_queue": s.queue.index(owner) + 1 if owner in s.queue else 0,
    }


def battle_view(s: State, battle: Battle) -> dict[str, Any]:
    """All of it is open: cards are revealed while the battle lasts."""
    sides = (battle.attacker, battle.defender)
    return {
        "attacker": battle.attacker,
        "defender": battle.defender,
        "distance": battle.distance,
        "cards": [[] if holder == DRAGON else list(s.cards[holder]) for holder in sides],
        "attack": [battle_attack(s, battle, side) for side in range(2)],
        "defence": [battle_defence(s, battle, side) for side in range(2)],
        "bonus": [bool(battle.attack_bonus[side] or battle.defence_bonus[side]) for side in range(2)],
        "extra": [[battle.attack_extra[side], battle.defence_extra[side]] for side in range(2)],
        "poisoned": battle.poisoned[:],
        "shot": battle.shot,
        "blow": list(battle.blow),
        "riposte": list(battle.riposte),
    }


# -- other worlds ---


def redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    """Another world that `seat` cannot tell from this one."""
    w = s.copy(dealer)
    w.forget_answer()
    for deck in w.decks:
        deck.forget_order()
    hidden = [not known for known in seen_seats(s, seat)]
    for branch in range(BRANCHES):
        redeal_generals(w, branch, hidden, dealer)
    redeal_military(w, hidden, dealer)
    redeal_blacks(w, hidden, dealer)
    redeal_actions(w, hidden, dealer)
    return w


def redeal_generals(w: State, branch: int, hidden: list[bool], dealer: Dealer) -> None:
    """CD-21.3 Generals of a branch that were never revealed, and the one that has no figure yet."""
    weapons = w.terms.general_weapon
    unknown = [
        holder
        for holder, officer in enumerate(w.officer)
        if officer != EMPTY and not w.shown[holder] and hidden[holder // HOLDERS] and weapons[officer] // 3 == branch
    ]
    secret = w.recruit != EMPTY and hidden[w.active] and not is_recruit_open(w)
    recruit = secret and weapons[w.recruit] // 3 == branch
    deck = w.decks[GENERAL_DECK + branch]
    pool = deck.bag + [w.officer[holder] for holder in unknown] + ([w.recruit] if recruit else [])
    pool.sort()
    for holder in unknown:
        w.officer[holder] = draw_from(pool, dealer)
    if recruit:
        w.recruit = draw_from(pool, dealer)
    deck.bag = pool


def redeal_military(w: State, hidden: list[bool], dealer: Dealer) -> None:
    """CD-21.2, CD-21.3 Face-down cards are dealt anew among their places and the deck, each branch for itself."""
    weapons = w.terms.military_weapon
    holders = [
        holder
        for holder, cards in enumerate(w.cards)
        if cards and hidden[holder // HOLDERS] and not in_battle(w, holder)
    ]
    with_pool = w.pool_of != EMPTY and hidden[w.pool_of] and w.battle is None
    places = [w.cards[holder] for holder in holders] + ([w.pool] if with_pool else [])
    bags = [w.decks[branch].bag[:] for branch in range(BRANCHES)]
    for cards in places:
        for card in cards:
            bags[weapons[card] // 3].append(card)
    for bag in bags:
        bag.sort()
    dealt = [tuple(sorted([draw_from(bags[weapons[card] // 3], dealer) for card in cards])) for cards in places]
    if with_pool:
        w.pool = dealt.pop()
    for holder, given in zip(holders, dealt, strict=True):
        w.cards[holder] = given
    for branch in range(BRANCHES):
        w.decks[branch].bag = bags[branch]


def redeal_blacks(w: State, hidden: list[bool], dealer: Dealer) -> None:
    pool = w.decks[BLACK_DECK].bag[:]
    owners = [owner for owner in range(w.seats) if hidden[owner]]
    for owner in owners:
        pool += w.blacks[owner]
    pool.sort()
    for owner in owners:
        w.blacks[owner] = dealt_hand(pool, len(w.blacks[owner]), dealer)
    w.decks[BLACK_DECK].bag = pool


def redeal_actions(w: State, hidden: list[bool], dealer: Dealer) -> None:
    """Hands, what Henry looks at, and what he has put under the deck: that is known to Henry's owner only."""
    pool = w.decks[ACTION_DECK].bag[:]
    owners = [owner for owner in range(w.seats) if hidden[owner]]
    bottom = not any([known_bottom(w, owner) and not hidden[owner] for owner in range(w.seats)])
    looked = bool(w.looked) and hidden[w.active]
    for owner in owners:
        pool += w.hands[owner]
    if bottom:
        pool += w.action_bottom
    if looked:
        pool += w.looked
    pool.sort()
    for owner in owners:
        w.hands[owner] = dealt_hand(pool, len(w.hands[owner]), dealer)
    if bottom:
        w.action_bottom = [draw_from(pool, dealer) for _ in w.action_bottom]
    if looked:
        w.looked = dealt_hand(pool, len(w.looked), dealer)
    w.decks[ACTION_DECK].bag = pool


def dealt_hand(pool: list[int], size: int, dealer: Dealer) -> tuple[int, ...]:
    return tuple(sorted([draw_from(pool, dealer) for _ in range(size)]))


def known_bottom(w: State, owner: int) -> bool:
    return w.hero[owner] != EMPTY and w.terms.hero_looks[w.hero[owner]] > 0
