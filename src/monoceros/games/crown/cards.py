"""Atoms of decks and cards: drawing, assigning, playing, discarding; each makes one visible change and says so."""

from __future__ import annotations

from monoceros.games.crown import events
from monoceros.games.crown.facts import known_as
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
    events.reshuffled(s, deck)
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
        events.drew(s, seat, why, card)


def look_at_two(s: State, seat: int) -> None:
    """CD-17.3 If only one card is left, it is all there is to look at: nothing is shuffled for a second."""
    first = draw(s, ACTION_DECK)
    if first == EMPTY:
        return
    s.looked = (first,)
    if s.decks[ACTION_DECK].size() or s.action_bottom:
        s.looked = with_card(s.looked, draw(s, ACTION_DECK))
    events.looked(s, seat, len(s.looked), s.looked)


def keep_looked(s: State, seat: int, card: int) -> None:
    """CD-17.3 The other one goes to the bottom of the deck."""
    rest = without_card(s.looked, card)
    s.looked = ()
    s.hands[seat] = with_card(s.hands[seat], card)
    events.kept(s, seat, "take", card)
    for other in rest:
        s.action_bottom.append(other)
        events.buried(s, seat, other)


def draw_black(s: State, seat: int, why: str) -> None:
    """CD-4.8, CD-8.1"""
    card = draw(s, BLACK_DECK)
    s.blacks[seat] = with_card(s.blacks[seat], card)
    events.black_drawn(s, seat, why, card)


def draw_general(s: State, seat: int, branch: int, why: str) -> None:
    """CD-4.6, CD-8.3 It has no figure until it is placed."""
    s.recruit = draw(s, GENERAL_DECK + branch)
    events.recruited(s, seat, branch, why, s.recruit)


def choose_general(s: State, seat: int, card: int) -> None:
    """CD-4.6 Out of its deck, for all to see; what is left is shuffled again."""
    s.decks[GENERAL_DECK + s.terms.general_weapon[card] // 3].bag.remove(card)
    s.recruit = card
    events.chose_general(s, seat, card)


def draw_military(s: State, seat: int, branch: int, why: str) -> None:
    """CD-8.3 It has no holder until it is assigned."""
    s.pool = (draw(s, branch),)
    s.pool_of = seat
    events.drawn_card(s, seat, branch, why, s.pool[0])


def pay_for(s: State, seat: int, deck: int, price: int) -> None:
    """CD-8.2"""
    s.gold[seat] -= price
    if deck < GENERAL_DECK:
        s.bought += 1
    events.bought(s, seat, deck, price)


# -- military cards ---


def assign(s: State, seat: int, holder: int) -> None:
    """CD-8.5, CD-9.6 The first card that waits goes to a holder. Others see its back."""
    card = s.pool[0]
    s.pool = s.pool[1:]
    s.cards[holder] = with_card(s.cards[holder], card)
    if not s.pool:
        s.pool_of = EMPTY
    if s.telling:
        events.assigned(s, seat, holder, s.terms.military_weapon[card] // 3, known_as(s, holder), card)


def take_up_all(s: State, seat: int) -> None:
    """CD-9.2, CD-9.6 All own military cards, in the order of their ids."""
    cards: tuple[int, ...] = ()
    for holder in range(seat * HOLDERS, seat * HOLDERS + HOLDERS):
        cards += s.cards[holder]
        s.cards[holder] = ()
    s.pool = tuple(sorted(cards))
    s.pool_of = seat if cards else EMPTY
    events.taken_up(s, seat, len(cards))


def take_card(s: State, seat: int, holder: int, card: int) -> None:
    """BK04 Turncoat: a card of the loser waits for a holder of the winner. It was revealed in the battle."""
    s.cards[holder] = without_card(s.cards[holder], card)
    s.pool = (card,)
    s.pool_of = seat
    events.taken_card(s, seat, s.terms.military_weapon[card] // 3, "turncoat", card)


def pick_up(s: State, seat: int, holder: int, card: int) -> None:
    """AC17 An own card waits for another holder."""
    s.cards[holder] = without_card(s.cards[holder], card)
    s.pool = (card,)
    s.pool_of = seat
    events.picked_up(s, seat, holder, s.terms.military_weapon[card] // 3, known_as(s, holder), card)


def drill(s: State, seat: int, start: int, card: int, end: int) -> None:
    """AC17 One card changes its holder."""
    s.cards[start] = without_card(s.cards[start], card)
    s.cards[end] = with_card(s.cards[end], card)
    branch = s.terms.military_weapon[card] // 3
    events.drilled(s, seat, start, end, branch, known_as(s, start), known_as(s, end), card)


def discard_military(s: State, holder: int, card: int, why: str) -> None:
    """CD-8.13 Face up, to the pile of its branch."""
    s.cards[holder] = without_card(s.cards[holder], card)
    s.discards[s.terms.military_weapon[card] // 3].append(card)
    events.discarded(s, holder // HOLDERS, holder, card, why)


def discard_all(s: State, holder: int, why: str) -> None:
    while s.cards[holder]:
        discard_military(s, holder, s.cards[holder][0], why)


def pay_upkeep(s: State, seat: int, holder: int, card: int) -> None:
    """CD-12.39"""
    cost = s.terms.military_upkeep[card]
    s.gold[seat] -= cost
    events.upkeep(s, seat, holder, card, cost)


# -- Action and Black cards ---


def play_action(s: State, seat: int, card: int) -> None:
    """CD-15.1 It lies open until it has taken effect."""
    s.hands[seat] = without_card(s.hands[seat], card)
    s.open_card = card
    events.played(s, seat, card)


def countermand(s: State, seat: int, card: int) -> None:
    """CD-15.10, CD-20.15"""
    play_black(s, seat, card)
    played = s.open_card
    lay_open_card_away(s)
    events.countermanded(s, seat, s.active, played)


def lay_open_card_away(s: State) -> None:
    """CD-15.3"""
    s.discards[ACTION_DECK].append(s.open_card)
    s.open_card = EMPTY


def leave_in_front(s: State, seat: int) -> None:
    """CD-15.4"""
    card = s.open_card
    s.front[seat] = with_card(s.front[seat], card)
    s.open_card = EMPTY
    events.stays(s, seat, card)


def use_front(s: State, seat: int, card: int) -> None:
    """CD-15.4 A card that lay in front is used and discarded."""
    s.front[seat] = without_card(s.front[seat], card)
    s.discards[ACTION_DECK].append(card)
    events.used(s, seat, card)


def play_black(s: State, seat: int, card: int) -> None:
    """CD-16.2"""
    s.blacks[seat] = without_card(s.blacks[seat], card)
    s.discards[BLACK_DECK].append(card)
    events.black_played(s, seat, card)


def discard_black(s: State, seat: int, card: int) -> None:
    """CD-8.8"""
    s.blacks[seat] = without_card(s.blacks[seat], card)
    s.discards[BLACK_DECK].append(card)
    events.black_discarded(s, seat, card)


def spy_on(s: State, seat: int, holder: int) -> None:
    """CD-20.17 For the active player only."""
    events.spied(s, seat, holder, (s.officer[holder], s.cards[holder]))
