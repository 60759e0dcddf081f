"""Atoms of decks and cards: drawing, assigning, playing, discarding; each makes one visible change and says so."""

from __future__ import annotations

from monoceros.engine.events import ALL
from monoceros.games.crown.facts import eyes_of, known_as
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import ACTION_DECK, BLACK_DECK, EMPTY, GENERAL_DECK, HOLDERS

# -- drawing (CD-5.13, CD-5.14) ---


def draw(s: State, deck: int) -> int:
    """The top card; a deck that is empty is renewed first. EMPTY if there is none at all."""
    pile = s.decks[deck]
    if pile.size():
        return pile.draw(s.chance)
    if deck == ACTION_DECK and s.action_bottom:
        return s.action_bottom.pop(0)
    if not s.discards[deck]:
        return EMPTY
    pile.shuffle_in(s.discards[deck])
    s.discards[deck] = []
    if s.telling:
        s.emit("reshuffled", deck)
    return pile.draw(s.chance)


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Sorted, so that the order tells nothing."""
    return tuple(sorted((*cards, card)))


def without_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def draw_action(s: State, seat: int, why: str) -> None:
    """CD-5.12"""
    card = draw(s, ACTION_DECK)
    if card != EMPTY:
        s.hands[seat] = with_card(s.hands[seat], card)
        if s.telling:
            s.emit("drew", seat, why, secret=card, to=eyes_of(s, seat))


def look_at_two(s: State, seat: int) -> None:
    """CD-17.3 If only one card is left, it is all there is to look at: nothing is shuffled for a second."""
    first = draw(s, ACTION_DECK)
    if first == EMPTY:
        return
    s.looked = (first,)
    if s.decks[ACTION_DECK].size() or s.action_bottom:
        s.looked = with_card(s.looked, draw(s, ACTION_DECK))
    if s.telling:
        s.emit("looked", seat, len(s.looked), secret=s.looked, to=eyes_of(s, seat))


def keep_looked(s: State, seat: int, card: int) -> None:
    """CD-17.3 The other one goes to the bottom of the deck."""
    rest = without_card(s.looked, card)
    s.looked = ()
    s.hands[seat] = with_card(s.hands[seat], card)
    if s.telling:
        s.emit("drew", seat, "take", secret=card, to=eyes_of(s, seat), news=False)
    for other in rest:
        s.action_bottom.append(other)
        if s.telling:
            s.emit("buried", seat, secret=other, to=eyes_of(s, seat), news=False)


def draw_black(s: State, seat: int, why: str) -> None:
    """CD-4.8, CD-8.1"""
    card = draw(s, BLACK_DECK)
    s.blacks[seat] = with_card(s.blacks[seat], card)
    if s.telling:
        s.emit("black_drawn", seat, why, secret=card, to=eyes_of(s, seat))


def draw_general(s: State, seat: int, branch: int, why: str) -> None:
    """CD-4.6, CD-8.3 It has no figure until it is placed."""
    s.recruit = draw(s, GENERAL_DECK + branch)
    if s.telling:
        s.emit("recruited", seat, branch, why, secret=s.recruit, to=eyes_of(s, seat))


def choose_general(s: State, seat: int, card: int) -> None:
    """CD-4.6 Out of its deck, for all to see; what is left is shuffled again."""
    s.decks[GENERAL_DECK + s.terms.general_weapon[card] // 3].bag.remove(card)
    s.recruit = card
    if s.telling:
        s.emit("chose_general", seat, card)


def draw_military(s: State, seat: int, branch: int, why: str) -> None:
    """CD-8.3 It has no holder until it is assigned."""
    s.pool = (draw(s, branch),)
    s.pool_of = seat
    if s.telling:
        s.emit("drawn_card", seat, branch, why, secret=s.pool[0], to=eyes_of(s, seat))


def pay_for(s: State, seat: int, deck: int, price: int) -> None:
    """CD-8.2"""
    s.gold[seat] -= price
    if deck < GENERAL_DECK:
        s.bought += 1
    if s.telling:
        s.emit("bought", seat, deck, price)


# -- military cards ---


def assign(s: State, seat: int, holder: int) -> None:
    """CD-8.5, CD-9.6 The first card that waits goes to a holder. Others see its back."""
    card = s.pool[0]
    s.pool = s.pool[1:]
    s.cards[holder] = with_card(s.cards[holder], card)
    if not s.pool:
        s.pool_of = EMPTY
    if s.telling:
        branch = s.terms.military_weapon[card] // 3
        s.emit("assigned", seat, holder, branch, known_as(s, holder), secret=card, to=eyes_of(s, seat), news=False)


def take_up_all(s: State, seat: int) -> None:
    """CD-9.2, CD-9.6 All own military cards, in the order of their ids."""
    cards: tuple[int, ...] = ()
    for holder in range(seat * HOLDERS, seat * HOLDERS + HOLDERS):
        cards += s.cards[holder]
        s.cards[holder] = ()
    s.pool = tuple(sorted(cards))
    s.pool_of = seat if cards else EMPTY
    if s.telling:
        s.emit("taken_up", seat, len(cards))


def take_card(s: State, seat: int, holder: int, card: int) -> None:
    """BK04 Turncoat: a card of the loser waits for a holder of the winner. It was revealed in the battle."""
    s.cards[holder] = without_card(s.cards[holder], card)
    s.pool = (card,)
    s.pool_of = seat
    if s.telling:
        s.emit("drawn_card", seat, s.terms.military_weapon[card] // 3, "turncoat", secret=card, to=ALL)


def pick_up(s: State, seat: int, holder: int, card: int) -> None:
    """AC17 An own card waits for another holder."""
    s.cards[holder] = without_card(s.cards[holder], card)
    s.pool = (card,)
    s.pool_of = seat
    if s.telling:
        branch = s.terms.military_weapon[card] // 3
        s.emit("picked_up", seat, holder, branch, known_as(s, holder), secret=card, to=eyes_of(s, seat), news=False)


def drill(s: State, seat: int, start: int, card: int, end: int) -> None:
    """AC17 One card changes its holder."""
    s.cards[start] = without_card(s.cards[start], card)
    s.cards[end] = with_card(s.cards[end], card)
    if s.telling:
        branch = s.terms.military_weapon[card] // 3
        known = known_as(s, start), known_as(s, end)
        s.emit("drilled", seat, start, end, branch, *known, secret=card, to=eyes_of(s, seat), news=False)


def discard_military(s: State, holder: int, card: int, why: str) -> None:
    """CD-8.13 Face up, to the pile of its branch."""
    s.cards[holder] = without_card(s.cards[holder], card)
    s.discards[s.terms.military_weapon[card] // 3].append(card)
    if s.telling:
        s.emit("discarded", holder // HOLDERS, holder, card, why, shows=ALL)


def discard_all(s: State, holder: int, why: str) -> None:
    while s.cards[holder]:
        discard_military(s, holder, s.cards[holder][0], why)


def pay_upkeep(s: State, seat: int, holder: int, card: int) -> None:
    """CD-12.39"""
    cost = s.terms.military_upkeep[card]
    s.gold[seat] -= cost
    if s.telling:
        s.emit("upkeep", seat, holder, card, cost)


# -- Action and Black cards ---


def play_action(s: State, seat: int, card: int) -> None:
    """CD-15.1 It lies open until it has taken effect."""
    s.hands[seat] = without_card(s.hands[seat], card)
    s.open_card = card
    if s.telling:
        s.emit("played", seat, card, shows=ALL)


def countermand(s: State, seat: int, card: int) -> None:
    """CD-15.10, CD-20.15"""
    play_black(s, seat, card)
    played = s.open_card
    lay_open_card_away(s)
    if s.telling:
        s.emit("countermanded", seat, s.active, played)


def lay_open_card_away(s: State) -> None:
    """CD-15.3"""
    s.discards[ACTION_DECK].append(s.open_card)
    s.open_card = EMPTY


def leave_in_front(s: State, seat: int) -> None:
    """CD-15.4"""
    card = s.open_card
    s.front[seat] = with_card(s.front[seat], card)
    s.open_card = EMPTY
    if s.telling:
        s.emit("stays", seat, card)


def use_front(s: State, seat: int, card: int) -> None:
    """CD-15.4 A card that lay in front is used and discarded."""
    s.front[seat] = without_card(s.front[seat], card)
    s.discards[ACTION_DECK].append(card)
    if s.telling:
        s.emit("used", seat, card)


def play_black(s: State, seat: int, card: int) -> None:
    """CD-16.2"""
    s.blacks[seat] = without_card(s.blacks[seat], card)
    s.discards[BLACK_DECK].append(card)
    if s.telling:
        s.emit("black_played", seat, card, shows=ALL)


def discard_black(s: State, seat: int, card: int) -> None:
    """CD-8.8"""
    s.blacks[seat] = without_card(s.blacks[seat], card)
    s.discards[BLACK_DECK].append(card)
    if s.telling:
        s.emit("black_discarded", seat, card, shows=ALL)


def spy_on(s: State, seat: int, holder: int) -> None:
    """CD-20.17 For the active player only."""
    if s.telling:
        s.emit("spied", seat, holder, secret=(s.officer[holder], s.cards[holder]), to=eyes_of(s, seat))
