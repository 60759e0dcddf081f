"""Atoms: each makes one change that somebody can see, and says so. Nobody else touches what they touch."""

from __future__ import annotations

from monoceros.games.tower import events
from monoceros.games.tower.facts import army_of
from monoceros.games.tower.state import State
from monoceros.games.tower.tables import (
    ABILITY_PILE,
    BASE_PILE,
    BATTLE,
    CARDS,
    CHOICE,
    DECLARED,
    EMPTY,
    FIRST_BASE,
    GAME_OVER,
    HEAVY,
    KINDS,
    ONWARD,
    RENEWAL,
    SEATS,
    SETUP,
    SPACES,
    SPECIAL,
    TERRITORIES,
    TROOP_LIMIT,
    TURN_END,
)


def pile_of(card: int) -> int:
    return BASE_PILE if card >= FIRST_BASE else ABILITY_PILE


# -- the match ------------------------------------------------------------------------------------------------------


def clear_boards(s: State) -> None:
    """AT-13.2 Each game starts afresh."""
    s.game += 1
    s.turn = 0
    s.active = s.starter
    s.army = [EMPTY] * SEATS
    s.hands = [0] * (SEATS * CARDS)
    s.held = [0] * SEATS
    s.bases = [EMPTY] * (SEATS * SPACES)
    s.troops = [0] * (SEATS * SPACES)
    s.mustered = [0] * (SEATS * KINDS)
    s.specials = [0] * SEATS
    s.waited = [0] * SEATS
    for seat in range(SEATS):
        s.played[seat] = []
        for pile in (ABILITY_PILE, BASE_PILE):
            s.discards[seat * 2 + pile] = []
            s.piles[seat * 2 + pile].bag = []
    forget_turn(s)
    s.step = SETUP
    events.game(s, s.game, s.starter)


def choose_army(s: State, seat: int, army: int) -> None:
    """AT-16.1 Kept secret until `show_armies`."""
    s.secret_army[seat] = army
    events.army_chosen(s, seat, army)


def show_army(s: State, seat: int) -> None:
    """AT-16.1, AT-4.1 The army is known to all, and its deck lies ready: sorted, shuffled, face down."""
    s.army[seat] = s.secret_army[seat]
    s.secret_army[seat] = EMPTY
    army = army_of(s, seat)
    s.piles[seat * 2 + ABILITY_PILE].bag = army.deck(slim=s.terms.slim)
    s.piles[seat * 2 + BASE_PILE].bag = army.base_deck()
    events.army(s, seat, s.army[seat])


def score_game(s: State, winner: int) -> None:
    """AT-1.1, AT-1.5 A won game counts, a drawn one does not."""
    if winner >= 0:
        s.wins[winner] += 1
    s.attack_group = s.attack_goal = EMPTY
    s.step = GAME_OVER
    events.game_over(s, winner, s.wins[0], s.wins[1])


def end_match(s: State, winner: int) -> None:
    s.winner = winner
    events.match_over(s, winner)


# -- the turn ---------------------------------------------------------------------------------------------------------


def begin_turn(s: State) -> None:
    s.turn += 1
    s.step = CHOICE
    events.turn(s, s.turn, s.active)


def forget_turn(s: State) -> None:
    """What was counted for one turn is counted anew."""
    s.attacks = [0] * (TERRITORIES + 1)
    s.heavy_lost = [0] * SEATS
    s.fallen = 0
    s.attack_group = s.attack_goal = EMPTY


def end_turn(s: State) -> None:
    """AT-11.3, AT-11.4 The abilities of the turn are discarded; the other player's turn begins."""
    for seat in range(SEATS):
        discard_played(s, seat, EMPTY)
    forget_turn(s)
    events.turn_end(s, s.active)
    s.active = 1 - s.active


def decide_renewal(s: State, *, renew: bool) -> None:
    s.step = RENEWAL if renew else BATTLE
    s.waited[s.active] = 0 if renew else s.waited[s.active] + 1
    if renew:
        events.renews(s, s.active)
    else:
        events.declines(s, s.active)


# -- cards ------------------------------------------------------------------------------------------------------------


def add_to_hand(s: State, seat: int, card: int) -> None:
    s.hands[seat * CARDS + card] += 1
    if card < FIRST_BASE:
        s.held[seat] |= 1 << card


def take_from_hand(s: State, seat: int, card: int) -> None:
    s.hands[seat * CARDS + card] -= 1
    if card < FIRST_BASE and s.hands[seat * CARDS + card] == 0:
        s.held[seat] &= ~(1 << card)


def draw_card(s: State, seat: int, pile: int) -> None:
    """AT-12.1, AT-12.2 An empty pile is made anew from its discards first."""
    which = seat * 2 + pile
    deck = s.piles[which]
    if not deck.bag and not deck.top:
        deck.shuffle_in(s.discards[which])
        s.discards[which] = []
        events.reshuffled(s, seat, pile)
    card = deck.draw(s.chance)
    add_to_hand(s, seat, card)
    events.drew(s, seat, pile, card)


def discard_card(s: State, seat: int, card: int) -> None:
    """AT-6.7"""
    take_from_hand(s, seat, card)
    s.discards[seat * 2 + pile_of(card)].append(card)
    events.discarded(s, seat, card)


def discard_hand(s: State, seat: int) -> None:
    """AT-15.1"""
    events.burned(s, seat)
    for card in range(CARDS):
        while s.hands[seat * CARDS + card]:
            discard_card(s, seat, card)


def play_card(s: State, seat: int, slot: int) -> None:
    """AT-7.6, AT-10.2, AT-10.12 An ability lies open until the end of the turn; a special troop goes to the palace.

    It cannot be taken back: the other's answer, or that there was none to give, would have been seen for nothing.
    """
    take_from_hand(s, seat, slot)
    if slot == SPECIAL:
        s.specials[seat] += 1
    else:
        s.played[seat].append(slot)
    events.played(s, seat, slot)


def pass_by(s: State, seat: int) -> None:
    """AT-7.5, AT-17.3 The same whether the player chose to pass or had nothing to play: undo ends here either way,
    for both, or a table that offers it would tell which it was."""
    events.passed(s, seat)


def discard_played(s: State, seat: int, keep: int) -> None:
    """AT-11.3; 16.2 Grave mist itself stays (`keep`: one card of this slot; EMPTY: none)."""
    ended = s.played[seat][:]
    if keep != EMPTY:
        ended.remove(keep)
    if ended:
        s.discards[seat * 2 + ABILITY_PILE] += ended
        s.played[seat] = [] if keep == EMPTY else [keep]
        events.abilities_end(s, seat, ended)


# -- the board --------------------------------------------------------------------------------------------------------


def build_base(s: State, seat: int, kind: int, space: int) -> None:
    """AT-6.9, AT-6.10, AT-4.5 What stood there goes to the discard pile, its troops are gone."""
    at = seat * SPACES + space
    covered = s.bases[at]
    if covered >= 0:
        s.discards[seat * 2 + BASE_PILE].append(FIRST_BASE + covered)
        s.mustered[seat * KINDS + covered] -= s.troops[at]
    s.hands[seat * CARDS + FIRST_BASE + kind] -= 1
    s.bases[at] = kind
    s.troops[at] = 0
    events.built(s, seat, kind, space, covered)


def done_building(s: State, seat: int) -> None:
    events.built_all(s, seat)


def recruit_everywhere(s: State, seat: int) -> None:
    """AT-6.3 Every base gets one troop, up to two."""
    bases, troops = s.bases, s.troops
    for at in range(seat * SPACES, seat * SPACES + SPACES):
        if bases[at] >= 0 and troops[at] < TROOP_LIMIT:
            troops[at] += 1
            s.mustered[seat * KINDS + bases[at]] += 1
    events.recruited_all(s, seat)


def recruit(s: State, seat: int, space: int) -> None:
    at = seat * SPACES + space
    s.troops[at] += 1
    s.mustered[seat * KINDS + s.bases[at]] += 1
    events.recruited(s, seat, space, s.bases[at])


def lose_troop(s: State, seat: int, space: int) -> None:
    """AT-8.18"""
    at = seat * SPACES + space
    kind = s.bases[at]
    s.troops[at] -= 1
    s.mustered[seat * KINDS + kind] -= 1
    s.fallen += 1
    if kind == HEAVY:
        s.heavy_lost[seat] += 1
    events.troop_lost(s, seat, space, kind)


def lose_special(s: State, seat: int) -> None:
    """AT-8.18 A destroyed special troop's card goes to the effects discard pile."""
    s.specials[seat] -= 1
    s.fallen += 1
    s.discards[seat * 2 + ABILITY_PILE].append(SPECIAL)
    events.special_lost(s, seat)


def give_up_special(s: State, seat: int) -> None:
    """AT-10.15"""
    s.specials[seat] -= 1
    s.discards[seat * 2 + ABILITY_PILE].append(SPECIAL)
    events.special_given_up(s, seat)


def lose_base(s: State, seat: int, space: int) -> None:
    """AT-8.18, AT-3.3"""
    at = seat * SPACES + space
    kind = s.bases[at]
    s.discards[seat * 2 + BASE_PILE].append(FIRST_BASE + kind)
    s.mustered[seat * KINDS + kind] -= s.troops[at]
    s.bases[at] = EMPTY
    s.troops[at] = 0
    events.base_lost(s, seat, space, kind)


# -- attacks ----------------------------------------------------------------------------------------------------------


def declare_attack(s: State, group: int, goal: int) -> None:
    """AT-7.9"""
    s.waited[s.active] = 0
    s.attacks[group] += 1
    s.attack_group, s.attack_goal = group, goal
    s.step = DECLARED
    events.attack(s, s.active, group, goal)


def enter_step(s: State, step: int) -> None:
    """The event that comes next is the first of the step."""
    s.step = step


def end_attack(s: State) -> None:
    """AT-9.8"""
    s.attack_group = s.attack_goal = EMPTY
    s.step = BATTLE


def go_on(s: State, group: int, *, on: bool) -> None:
    """AT-9.9"""
    if on:
        s.step = ONWARD
        events.to_palace(s, s.active, group)
    else:
        events.stays(s, s.active, group)


def end_phase(s: State) -> None:
    """AT-7.4"""
    s.step = TURN_END
    events.phase_end(s, s.active)


def palace_falls(s: State, seat: int) -> None:
    """AT-1.1"""
    events.palace_lost(s, seat)


def count_cards(s: State, seat: int) -> list[int]:
    """How many of each card the seat has anywhere: nothing is ever lost or made."""
    held = s.hands[seat * CARDS : seat * CARDS + CARDS]
    lying = s.played[seat] + [SPECIAL] * s.specials[seat]
    for pile in (ABILITY_PILE, BASE_PILE):
        lying += s.piles[seat * 2 + pile].cards() + s.discards[seat * 2 + pile]
    lying += [FIRST_BASE + kind for kind in s.bases[seat * SPACES : seat * SPACES + SPACES] if kind >= 0]
    for card in lying:
        held[card] += 1
    return held
