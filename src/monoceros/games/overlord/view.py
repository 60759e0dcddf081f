"""What a seat, or a spectator, may know (section 15), built up from nothing; and worlds that look the same to it."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.engine.pile import draw_from
from monoceros.games.overlord.facts import condition_met, territory_icons
from monoceros.games.overlord.memory import critical_cards, deck_cards, unseen_cards
from monoceros.games.overlord.state import PHASE_NAMES, RESULTS, State, columns_now, player_number
from monoceros.games.overlord.tables import COLUMNS, EMPTY, TYPES, icons_of

FACE_DOWN = -2


def view(s: State, seat: int | None) -> dict[str, Any]:
    looking = seat is not None and seat == s.active
    return {
        "seat": seat,
        "seats": s.seats,
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "starter": s.starter,
        "active": s.active,
        "column": s.column,
        "columns": columns_now(s),
        "lexicon": s.terms.lexicon,
        "market": s.market[:],
        "piles": [pile.size() for pile in s.piles],
        "cemetery": [pile[:] for pile in s.cemetery],
        "curses_left": s.curses_left,
        "burning_left": s.burning_left,
        "bonus_left": s.bonus_left,
        "renown_of_round": s.terms.renown_of_round,
        "conditions": s.stack_of_conditions[:],
        "critical_pile": s.crit_pile.size(),
        "critical_cards": critical_cards(s) if s.terms.memory_aid else None,
        "auras": s.auras[:],
        "waiting": s.waiting[:],
        "won": s.won[:],
        "ranking": s.ranking[:],
        "ledger": s.ledger,
        "looked": s.looked[:] if looking else [],
        "look_at": s.look_at if looking else 0,
        "arranging": s.arranging,
        "players": [player_view(s, owner, owner == seat) for owner in range(s.seats)],
    }


def player_view(s: State, owner: int, own: bool) -> dict[str, Any]:
    first = owner * COLUMNS
    up = s.up[owner]
    shown = s.terms.criticals[s.stack_of_conditions[-1]] if s.stack_of_conditions else None
    return {
        "number": player_number(s, owner),
        "deck": s.decks[owner].size() + (len(s.looked) if owner == s.active else 0),
        "deck_top": known_top(s, owner, own),
        "remembered": remembered(s, owner, own),
        "hand": s.hands[owner][:] if own else None,
        "hand_size": len(s.hands[owner]),
        "known": s.known[owner][:],
        "discards": s.discards[owner][:],
        "field": [seen_card(s.field[first + k], own or bool(up >> k & 1)) for k in range(COLUMNS)],
        "up": [bool(up >> k & 1) for k in range(COLUMNS)],
        "chosen": [icon_counts(s.chosen[first + k]) for k in range(COLUMNS)],
        "gains": s.gains[first : first + COLUMNS],
        "province": s.province[first : first + COLUMNS],
        "harbor": [icon_counts(s.harbor[first + k]) for k in range(COLUMNS)],
        "burning": s.burning[first : first + COLUMNS],
        "used": [bool(s.used[owner] >> k & 1) for k in range(COLUMNS)],
        "bought": s.bought[owner],
        "gold_used": s.gold_used[owner],
        "might": s.might[owner],
        "renown": s.renown[owner],
        "guard": s.guard[owner],
        "doubled": [bool(s.doubled[owner] >> k & 1) for k in range(COLUMNS)],
        "icons": icon_counts(s.icons[owner] + territory_icons(s, owner)),
        "criticals": len(s.crits[owner]),
        "shown_criticals": s.shown_crits[owner][:],
        "meets": [condition_met(s, owner, n) for n in (shown.first, shown.second)] if shown and meets_count(s) else [],
    }


def remembered(s: State, owner: int, own: bool) -> list[int] | None:
    """UO-15.9, UO-15.10 The own deck's cards; of another player all that are out of sight. None without the aid."""
    if not s.terms.memory_aid:
        return None
    return deck_cards(s, owner) if own else unseen_cards(s, owner)


def meets_count(s: State) -> bool:
    """Conditions look at deployed cards: there is nothing to say of them before the first."""
    return any(s.up) and s.phase <= RESULTS


def seen_card(card: int, known: bool) -> int:
    return card if card == EMPTY or known else FACE_DOWN


def known_top(s: State, owner: int, own: bool) -> list[int]:
    """UO-15.6 The cards known to lie on the deck, the top one first: Curses to all, looked-at ones to the owner."""
    cards, opened = s.decks[owner].top[::-1], s.open_tops[owner][::-1]
    if owner == s.active:  # cards that are being looked at still belong to the deck
        cards, opened = s.looked + cards, s.looked_open + opened
    found = []
    for card, is_open in zip(cards, opened, strict=True):
        if not (own or is_open):
            break
        found.append(card)
    return found


def icon_counts(icons: int) -> list[int]:
    return [icons_of(icons, type) for type in range(TYPES)] if icons else []


# -- other worlds ---


def redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    """Another world that `seat` cannot tell from this one."""
    w = s.copy(dealer)
    w.forget_answer()
    for pile in [*w.decks, *w.piles, w.crit_pile]:
        pile.forget_order()
    for other in range(s.seats):
        if other != seat:
            redeal_cards(w, other, dealer)
    redeal_criticals(w, dealer)
    return w


def redeal_cards(w: State, owner: int, dealer: Dealer) -> None:
    """The cards that only the owner may know, or nobody, are dealt anew among their places."""
    deck, tops = w.decks[owner], w.open_tops[owner]
    first = owner * COLUMNS
    hidden_tops = [i for i, is_open in enumerate(tops) if not is_open]
    face_down = [first + k for k in range(COLUMNS) if w.field[first + k] != EMPTY and not w.up[owner] >> k & 1]
    looked = [i for i, is_open in enumerate(w.looked_open) if not is_open] if owner == w.active else []
    in_hand = w.hands[owner][:]
    for card in w.known[owner]:
        in_hand.remove(card)
    pool = deck.bag + in_hand + [deck.top[i] for i in hidden_tops] + [w.field[at] for at in face_down]
    pool += [w.looked[i] for i in looked]
    pool.sort()
    w.hands[owner] = sorted(w.known[owner] + [draw_from(pool, dealer) for _ in in_hand])
    for i in hidden_tops:
        deck.top[i] = draw_from(pool, dealer)
    for at in face_down:
        w.field[at] = draw_from(pool, dealer)
    for i in looked:
        w.looked[i] = draw_from(pool, dealer)
    deck.bag = pool


def redeal_criticals(w: State, dealer: Dealer) -> None:
    """Face-down Critical cards: those of one pile are dealt anew among themselves and what is left of the pile."""
    generations = sorted({drawn for seat in w.generation for drawn in seat})
    for generation in generations:
        places = [
            (seat, i) for seat in range(w.seats) for i, drawn in enumerate(w.generation[seat]) if drawn == generation
        ]
        pool = [w.crits[seat][i] for seat, i in places]
        if generation == 0:
            pool += w.crit_pile.bag
        pool.sort()
        for seat, i in places:
            w.crits[seat][i] = draw_from(pool, dealer)
        if generation == 0:
            w.crit_pile.bag = pool
