"""The state of a game: what there is, how it begins, and who may know it (section 21)."""

from __future__ import annotations

from typing import Final, NewType

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState
from monoceros.engine.declared import Hidden, Open, Own, Record, Shared, each, fresh, record, state, times
from monoceros.engine.hiding import HIDDEN
from monoceros.engine.pile import Pile, draw_from
from monoceros.games.crown.geometry import SPACES
from monoceros.games.crown.tables import (
    ACTION_DECK,
    BLACK_DECK,
    BRANCHES,
    CASTLE,
    DECKS,
    DRAGON_DECK,
    EMPTY,
    GENERAL_DECK,
    HOLDERS,
    NO_DIE,
    Terms,
)

SETUP: Final = 0  # steps of a turn (CD-5.1)
INCOME: Final = 1
ROLL: Final = 2
BLACK_DIE: Final = 3
HERO_MOVE: Final = 4
MAIN: Final = 5
PLAY: Final = 6
TAKE: Final = 7
STEP_NAMES: Final = ("setup", "income", "roll", "black die", "hero move", "main action", "play", "take")

NO_ACTION: Final = 0  # main actions (CD-5.9)
MARKET: Final = 1
REDEPLOY: Final = 2
CONSTRUCTION: Final = 3
ARMY: Final = 4
ACTION_NAMES: Final = ("", "market", "redeploy", "construction", "army")


IN_HAND: Final = -2  # the crown, while its new owner chooses a castle (CD-14.6)

# What a view has instead of cards: HIDDEN where only their number is known, or one of these.
BACK: Final = HIDDEN - 1  # less its branch: a military card or a general of which only the back is seen
UNCOUNTED: Final = HIDDEN - 9  # CD-21.7 alone in a list: nobody says how many there are


@record
class Battle(Record):
    """A battle under way. A side is a holder, or DRAGON. Masks of cards go by their place on the holder."""

    attacker: Open[int]
    defender: Open[int]
    distance: Open[int]  # 0: the dragon has landed on the defender
    dragon: Open[int]  # its face-up card, if it fights
    # by side, attacker first: does the holder's bonus apply (CD-12.14), and what does it add?
    attack_bonus: Open[list[int]] = times(0, 2)
    defence_bonus: Open[list[int]] = times(0, 2)
    attack_extra: Open[list[int]] = times(0, 2)  # by cards of the battle window
    defence_extra: Open[list[int]] = times(0, 2)
    poisoned: Open[list[int]] = times(0, 2)  # cards of that side that count 0, as a mask
    shot: Open[int] = EMPTY  # CD-12.25: the defender's cards that are shot away, as a mask; EMPTY before or no shot
    blow: Open[tuple[int, ...]] = ()  # (attack, defence) of the first comparison once it is made
    riposte: Open[tuple[int, ...]] = ()  # and of the second


# -- who may know what ---


def eyes_of(s: State, seat: int) -> int:
    """Who sees what this seat sees, as an audience. CD-18.5 The ally only if the table has set it so."""
    mask = 1 << seat
    if s.terms.team_sees:
        mask |= 1 << (seat + 2) % s.seats
    return mask


def sees(s: State, viewer: int, owner: int) -> bool:
    """Are the cards of a seat known to the viewer?"""
    if viewer == owner or viewer < 0 or not s.terms.team_sees:  # as nearly always
        return viewer == owner
    return eyes_of(s, viewer) >> owner & 1 == 1


def is_counted(s: State, known: bool) -> bool:
    """CD-21.7 Does a viewer who knows the owner's cards, or does not, see how much of what the owner has?"""
    return known or not s.terms.only_listed


def size_shown(s: State, size: int) -> int:
    """CD-21.7 Of a deck: how many cards there are, or no more than whether there are any."""
    return min(size, 1) if s.terms.only_listed else size


def discards_shown(s: State) -> list[list[int]]:
    """CD-21.7 All discard piles, or no more than the card on top of each."""
    return [pile[-1:] if s.terms.only_listed else pile[:] for pile in s.discards]


def in_battle(s: State, holder: int) -> bool:
    """CD-12.9 Cards are open while their battle lasts."""
    battle = s.battle
    return battle is not None and (holder == battle.attacker or holder == battle.defender)


def cards_counted(s: State, holder: int, known: bool) -> bool:
    """CD-21.2, CD-21.7 Is the number of a holder's military cards seen? CD-19.3 Flags tell it of pieces."""
    return is_counted(s, known) or in_battle(s, holder) or (s.terms.flags and holder % HOLDERS < CASTLE)


def officer_shown(s: State, holder: int, known: bool) -> bool:
    """CD-21.4 Is a general's card seen? CD-21.7 It may be turned down between battles, but not while all choose."""
    if known or not s.shown[holder]:
        return known
    return s.step == SETUP or is_counted(s, known) or in_battle(s, holder)


def is_recruit_open(s: State) -> bool:
    """CD-4.7 A first general that was chosen is known to all: whoever chooses next sees which cards are left."""
    return s.step == SETUP and not s.terms.blind_general


def is_pool_shown(s: State, known: bool) -> bool:
    """Cards on their way to a holder are their owner's; one that changes sides in a battle was revealed."""
    return known or s.battle is not None


def knows_bottom(s: State, owner: int) -> bool:
    """CD-17.3 Whoever looks at two Action cards puts one under the deck."""
    return s.hero[owner] != EMPTY and s.terms.hero_looks[s.hero[owner]] > 0


def is_bottom_shown(s: State, viewer: int) -> bool:
    return any([knows_bottom(s, owner) and sees(s, viewer, owner) for owner in range(s.seats)])


# -- what a view has ---


def seen_food(s: State, viewer: int) -> list[int]:
    return [food if is_counted(s, sees(s, viewer, owner)) else HIDDEN for owner, food in enumerate(s.food)]


def seen_hand(s: State, cards: tuple[int, ...], known: bool) -> tuple[int, ...]:
    if known:
        return cards
    return (HIDDEN,) * len(cards) if is_counted(s, known) else (UNCOUNTED,)


def seen_hands(s: State, viewer: int) -> list[tuple[int, ...]]:
    return [seen_hand(s, cards, sees(s, viewer, owner)) for owner, cards in enumerate(s.hands)]


def seen_blacks(s: State, viewer: int) -> list[tuple[int, ...]]:
    return [seen_hand(s, cards, sees(s, viewer, owner)) for owner, cards in enumerate(s.blacks)]


def back_of(s: State, card: int) -> int:
    """CD-21.3 The back of a military card tells its branch."""
    return BACK - s.terms.military_weapon[card] // 3


def officer_back(s: State, card: int) -> int:
    """And that of a general's card."""
    return BACK - s.terms.general_weapon[card] // 3


def seen_officer(s: State, holder: int, viewer: int) -> int:
    officer = s.officer[holder]
    if officer == EMPTY or officer_shown(s, holder, sees(s, viewer, holder // HOLDERS)):
        return officer
    return officer_back(s, officer)


def seen_officers(s: State, viewer: int) -> list[int]:
    return [seen_officer(s, holder, viewer) for holder in range(s.seats * HOLDERS)]


def seen_on(s: State, holder: int, viewer: int) -> tuple[int, ...]:
    """CD-21.2, CD-21.3, CD-21.7 The cards of a holder, their backs in the order of branches, or their number."""
    cards, known = s.cards[holder], sees(s, viewer, holder // HOLDERS)
    if s.where[holder] == EMPTY or known or in_battle(s, holder):
        return cards
    if is_counted(s, known):
        return tuple(sorted([back_of(s, card) for card in cards], reverse=True))
    if cards_counted(s, holder, known):
        return (HIDDEN,) * len(cards)
    return () if holder == s.mover and not cards else (UNCOUNTED,)  # how far it may go tells everybody


def seen_cards(s: State, viewer: int) -> list[tuple[int, ...]]:
    return [seen_on(s, holder, viewer) for holder in range(s.seats * HOLDERS)]


def seen_decks(s: State, viewer: int) -> list[Pile]:
    """CD-21.1 How many cards there are to draw. CD-21.7 Or no more than whether there are any."""
    sizes = [deck.size() for deck in s.decks]
    sizes[ACTION_DECK] += len(s.action_bottom) - len(seen_action_bottom(s, viewer))
    sizes[DRAGON_DECK] += len(s.dragon_bottom) - len(seen_dragon_bottom(s, viewer))
    return [Pile([HIDDEN] * size_shown(s, size), []) for size in sizes]


def seen_discards(s: State, viewer: int) -> list[list[int]]:
    return discards_shown(s)


def seen_action_bottom(s: State, viewer: int) -> list[int]:
    if is_bottom_shown(s, viewer):
        return s.action_bottom[:]
    return [] if s.terms.only_listed else [HIDDEN] * len(s.action_bottom)


def seen_dragon_bottom(s: State, viewer: int) -> list[int]:
    return [] if s.terms.only_listed else s.dragon_bottom[:]


def seen_recruit(s: State, viewer: int) -> int:
    if s.recruit == EMPTY or sees(s, viewer, s.active) or is_recruit_open(s):
        return s.recruit
    return officer_back(s, s.recruit)


def seen_pool(s: State, viewer: int) -> tuple[int, ...]:
    if s.pool_of == EMPTY or is_pool_shown(s, sees(s, viewer, s.pool_of)):
        return s.pool
    return tuple([back_of(s, card) for card in s.pool])


def seen_looked(s: State, viewer: int) -> tuple[int, ...]:
    return s.looked if sees(s, viewer, s.active) else (HIDDEN,) * len(s.looked)


@state
class State(BaseState):
    """A game, or what a seat may know of it. Spaces are numbers of geometry.py, holders seat * 12 + place (see
    tables), cards numbers of Terms.

    Military cards on a holder, Action cards of a hand and the like are sorted tuples, so their order tells nothing.
    """

    terms: Shared[Terms]
    seats: Open[int]
    first: Open[int] = 0  # who goes first in a round
    round: Open[int] = 0  # from 1
    turn: Open[int] = 0  # from 1, over the whole game
    active: Open[int] = 0  # whose turn it is; in setup, who is placing
    step: Open[int] = SETUP
    action: Open[int] = NO_ACTION  # the main action under way
    # seats
    territory: Open[list[int]] = each(EMPTY)
    hero: Open[list[int]] = each(EMPTY)
    gold: Open[list[int]] = each(0, says="gold", price=True, weight=6)
    food: Own[list[int]] = each(
        0,
        seen=seen_food,
        fixed="others have seen it: the table only does not tell it again (CD-21.7)",
        says="food",
        price=True,
    )
    points: Open[list[int]] = each(0, says="VP", weight=9)  # CD-1.7 tokens: neither the queue nor Dragon cards
    trophies: Open[list[int]] = each(0)  # Dragon cards held, as a mask
    walls: Open[list[int]] = each(0, says="walls")  # on the board
    hands: Own[list[tuple[int, ...]]] = each((), seen=seen_hands)  # Action cards
    front: Open[list[tuple[int, ...]]] = each(())  # Action cards lying in front (CD-15.4)
    blacks: Own[list[tuple[int, ...]]] = each((), seen=seen_blacks)
    queue: Open[tuple[int, ...]] = ()  # seats, place 1 first
    # the board
    board: Open[list[int]] = times(EMPTY, SPACES)  # a holder, WALL + seat, DRAGON, or EMPTY
    where: Open[list[int]] = each(EMPTY, HOLDERS)  # the space of each holder
    officer: Own[list[int]] = each(EMPTY, HOLDERS, seen=seen_officers)  # the general card of each general
    shown: Open[list[int]] = each(0, HOLDERS)  # 1: that card is known to all (CD-21.4)
    cards: Own[list[tuple[int, ...]]] = each((), HOLDERS, seen=seen_cards)  # military cards
    crown: Open[int] = EMPTY  # the castle that it lies on, as a holder; EMPTY: on G7; IN_HAND
    rock: Open[int] = EMPTY  # its space
    alert: Open[int] = 1  # slot of the dragon; 0: it is on the map, or has left the game
    dragon_at: Open[int] = EMPTY  # its space
    dragon_card: Open[int] = EMPTY  # the face-up card
    # decks (see tables); a card leaves an unordered bag when it is drawn
    decks: Hidden[list[Pile]] = times(Pile, DECKS + 1, seen=seen_decks)
    discards: Hidden[list[list[int]]] = times(
        [], DECKS, seen=seen_discards, fixed="others have seen it: the table only does not tell it again (CD-21.7)"
    )
    # put under the Action deck by Henry, who knows them; the first is drawn first
    action_bottom: Own[list[int]] = fresh([], seen=seen_action_bottom)
    dragon_bottom: Hidden[list[int]] = fresh(
        [], seen=seen_dragon_bottom, fixed="others have seen it: the table only does not tell it again (CD-21.7)"
    )  # put under the Dragon deck
    # the turn
    die_white: Open[int] = 0  # 0: not rolled yet
    die_black: Open[int] = NO_DIE
    fought: Open[int] = 0  # the active seat's places (0 to 11) that have started a battle this turn, as a mask
    marched: Open[int] = 0  # and those that have been chosen in Move army
    mover: Open[int] = EMPTY  # the holder that is moving
    steps_left: Open[int] = 0
    trail: Open[int] = 0  # the tunnels and own castles come through since the last step that was not free, as a mask
    bought: Open[int] = 0  # military cards bought in this trade
    battle: Open[Battle | None] = None
    # what a question is about
    open_card: Open[int] = EMPTY  # the Action card that was just played, until it has taken effect
    focus: Open[int] = EMPTY  # a holder
    matter: Open[int] = EMPTY  # a military card that was revealed
    recruit: Own[int] = fresh(EMPTY, seen=seen_recruit)  # a general card that has no figure yet
    pool: Own[tuple[int, ...]] = fresh((), seen=seen_pool)  # military cards without a holder yet; the next one first
    pool_of: Open[int] = EMPTY  # and whose they are
    looked: Own[tuple[int, ...]] = fresh((), seen=seen_looked)  # the Action cards that Henry looks at
    winners: Open[int] = 0  # seats, as a mask; several are a winning team, or a draw without the target

    def redeal_more(self, seat: int, dealer: Dealer) -> None:
        """Every kind of card among those who hold it unseen and its deck; generals and military cards by branch."""
        hidden = [not sees(self, seat, owner) for owner in range(self.seats)]
        for branch in range(BRANCHES):
            redeal_generals(self, branch, hidden, dealer)
        redeal_military(self, hidden, dealer)
        redeal_blacks(self, hidden, dealer)
        redeal_actions(self, hidden, dealer)


Seen = NewType("Seen", State)  # the table as a seat, its `viewer`, or a spectator may know it


# -- other worlds ---


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
    with_pool = w.pool_of != EMPTY and not is_pool_shown(w, not hidden[w.pool_of])
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
    bottom = not any([knows_bottom(w, owner) and not hidden[owner] for owner in range(w.seats)])
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
