"""Atoms of the board: figures, structures, queue, crown, rock and dragon; each makes one visible change and says so."""

from __future__ import annotations

from monoceros.games.crown import events
from monoceros.games.crown.cards import discard_all
from monoceros.games.crown.effects import look_for_winner
from monoceros.games.crown.facts import castle_count, is_complete, known_as
from monoceros.games.crown.geometry import CROWN_SPACE, flight
from monoceros.games.crown.paths import passage
from monoceros.games.crown.state import IN_HAND, Battle, State, is_recruit_open
from monoceros.games.crown.strength import bonus_applies, bonus_attack, bonus_defence
from monoceros.games.crown.tables import CASTLE, DRAGON, DRAGON_DECK, EMPTY, GENERAL_DECK, HOLDERS, LAST_SLOT, WALL

# -- figures ---


def hidden_general(s: State, holder: int) -> int | None:
    """Which general a piece is, if only its owner knows: of those whose card was shown everybody does."""
    return s.officer[holder] if s.officer[holder] != EMPTY and not s.shown[holder] else None


def put_piece(s: State, holder: int, space: int, why: str) -> None:
    """CD-15.6 Wherever it was."""
    old = s.where[holder]
    if old != EMPTY and s.board[old] == holder:
        s.board[old] = EMPTY
    s.where[holder] = space
    s.board[space] = holder
    if s.telling:
        events.placed(s, holder // HOLDERS, holder, space, why, known_as(s, holder), hidden_general(s, holder))


def put_general(s: State, holder: int, space: int, why: str) -> None:
    """CD-8.4 The general that was drawn gets its figure. It has done nothing yet this turn."""
    s.officer[holder] = s.recruit
    s.shown[holder] = 1 if is_recruit_open(s) else 0
    s.recruit = EMPTY
    bit = 1 << holder % HOLDERS
    s.fought &= ~bit
    s.marched &= ~bit
    put_piece(s, holder, space, why)


def set_mover(s: State, holder: int, steps: int) -> None:
    s.mover, s.steps_left, s.trail = holder, steps, 0


def make_step(s: State, holder: int, space: int, cost: int) -> None:
    """CD-7.1 On an own castle the piece is a guest: the space stays the castle's."""
    old = s.where[holder]
    s.trail = 0 if cost else s.trail | passage(s, holder, old)
    if s.board[old] == holder:
        s.board[old] = EMPTY
    if s.board[space] == EMPTY:
        s.board[space] = holder
    s.where[holder] = space
    s.steps_left -= cost
    if s.telling:
        events.step(s, holder // HOLDERS, holder, old, space, known_as(s, holder), hidden_general(s, holder))


def eat_rations(s: State, holder: int) -> None:
    """CD-19.2"""
    s.food[holder // HOLDERS] -= 1
    if s.telling:
        events.rations(s, holder // HOLDERS, holder, known_as(s, holder), hidden_general(s, holder))


def leave_board(s: State, holder: int) -> int:
    """Gives the space that it stood on."""
    space = s.where[holder]
    if s.board[space] == holder:
        s.board[space] = EMPTY
    s.where[holder] = EMPTY
    return space


def lose_general(s: State, holder: int, why: str) -> None:
    """CD-12.29, CD-8.13 Figure, card and military cards; the card is laid open."""
    discard_all(s, holder, why)
    space = leave_board(s, holder)
    card, hidden = s.officer[holder], s.shown[holder] == 0
    s.officer[holder] = EMPTY
    s.shown[holder] = 0
    s.discards[GENERAL_DECK + s.terms.general_weapon[card] // 3].append(card)
    tell = events.hidden_general_lost if hidden else events.general_lost
    tell(s, holder // HOLDERS, holder, space, card, why)


def beat_hero(s: State, holder: int, why: str) -> None:
    """CD-12.30 Its cards are lost; it has no place until its owner says where it goes."""
    discard_all(s, holder, why)
    space = leave_board(s, holder)
    events.hero_beaten(s, holder // HOLDERS, holder, space, why)


# -- structures and the queue ---


def build_wall(s: State, seat: int, space: int, price: int) -> None:
    """CD-10.4"""
    s.gold[seat] -= price
    s.board[space] = WALL + seat
    s.walls[seat] += 1
    events.built(s, seat, "wall", space, EMPTY, price)
    join_queue(s, seat)


def build_castle(s: State, seat: int, card: int, space: int, price: int) -> None:
    """CD-10.5, CD-10.9"""
    holder = seat * HOLDERS + CASTLE + card
    s.gold[seat] -= price
    s.board[space] = holder
    s.where[holder] = space
    events.built(s, seat, "castle", space, holder, price)
    join_queue(s, seat)


def lose_wall(s: State, space: int, why: str) -> None:
    """CD-10.10, CD-12.37"""
    owner = s.board[space] - WALL
    s.board[space] = EMPTY
    s.walls[owner] -= 1
    events.wall_lost(s, owner, space, why)
    leave_queue(s, owner)


def lose_castle(s: State, holder: int, conqueror: int, why: str) -> None:
    """CD-12.31, CD-14.6, CD-14.7 A crown on it is the conqueror's, who has to put it somewhere; or it goes to G7."""
    discard_all(s, holder, why)
    space = leave_board(s, holder)
    crowned = s.crown == holder
    if crowned:
        s.crown = IN_HAND if conqueror >= 0 and castle_count(s, conqueror) else EMPTY
    events.castle_lost(s, holder // HOLDERS, holder, space, why)
    if crowned and s.crown == EMPTY:
        events.crown_back(s)
    leave_queue(s, holder // HOLDERS)


def join_queue(s: State, seat: int) -> None:
    """CD-10.11, CD-10.14 At the lowest free place, if the kingdom is complete."""
    if is_complete(s, seat) and seat not in s.queue:
        s.queue = (*s.queue, seat)
        events.queued(s, seat, len(s.queue))
        look_for_winner(s)


def leave_queue(s: State, seat: int) -> None:
    """CD-10.13 Those behind move up."""
    if seat in s.queue:
        s.queue = tuple([other for other in s.queue if other != seat])
        events.unqueued(s, seat)
        look_for_winner(s)


# -- the crown ---


def put_crown(s: State, castle: int) -> None:
    """CD-14.4"""
    s.crown = castle
    events.crown(s, castle // HOLDERS, castle)
    look_for_winner(s)


# -- the rock ---


def put_rock(s: State, seat: int, space: int) -> None:
    """CD-6.4, CD-6.5; EMPTY takes it off the board."""
    s.rock = space
    events.rock(s, seat, space)


# -- the dragon ---


def advance_dragon(s: State) -> None:
    """CD-6.8"""
    s.alert += 1
    events.alert(s, s.alert)


def summon_dragon(s: State) -> None:
    """CD-6.9, CD-13.1 To G7, with the top Dragon card face up. Who stands there is landed on."""
    s.alert = 0
    s.dragon_at = CROWN_SPACE
    pile = s.decks[DRAGON_DECK]
    s.dragon_card = pile.draw(s.chance) if pile.size() else s.dragon_bottom.pop(0)
    events.dragon_comes(s, s.dragon_card)


def fly(s: State, direction: int, far: int) -> None:
    """CD-6.10 to CD-6.12"""
    old = s.dragon_at
    s.board[old] = EMPTY
    s.dragon_at = flight(old, direction, far)
    events.dragon_flies(s, old, s.dragon_at, direction, far)


def settle_dragon(s: State) -> None:
    """CD-13.10 The space is the dragon's."""
    s.board[s.dragon_at] = DRAGON


def leave_map(s: State) -> None:
    if s.board[s.dragon_at] == DRAGON:
        s.board[s.dragon_at] = EMPTY
    s.dragon_at = EMPTY
    s.dragon_card = EMPTY


def drive_dragon_back(s: State, why: str) -> None:
    """CD-13.14 To slot 1, its card under the deck; from a slot of the Alert it has no card."""
    if s.dragon_card != EMPTY:
        s.dragon_bottom.append(s.dragon_card)
        leave_map(s)
    s.alert = 1
    events.dragon_back(s, why)


def take_trophy(s: State, seat: int) -> None:
    """CD-13.13, CD-13.17 The slain dragon's card; with the last one the dragon leaves the game."""
    card = s.dragon_card
    s.trophies[seat] |= 1 << card
    leave_map(s)
    s.alert = 1 if s.decks[DRAGON_DECK].size() or s.dragon_bottom else 0
    events.trophy(s, seat, card)
    if s.alert:
        events.dragon_back(s, "slain")
    else:
        events.dragon_gone(s)
    look_for_winner(s)


def is_dragon_in_game(s: State) -> bool:
    """CD-6.14"""
    return s.alert > 0 or s.dragon_at != EMPTY


def is_summoned(s: State) -> bool:
    return s.alert >= LAST_SLOT


# -- battles ---


def start_battle(s: State, holder: int, space: int) -> None:
    """CD-12.2 The piece has had its battle of this turn."""
    s.fought |= 1 << holder % HOLDERS
    target, general = s.board[space], hidden_general(s, holder)
    events.attack(s, holder // HOLDERS, holder, target, space, known_as(s, holder), known_as(s, target), general)


def open_battle(s: State, attacker: int, defender: int, distance: int) -> None:
    """CD-12.9, CD-12.14 Cards are revealed, and it is settled whose bonus applies."""
    battle = Battle(attacker, defender, distance, s.dragon_card)
    s.battle = battle
    for side, holder in enumerate((attacker, defender)):
        if holder != DRAGON:
            if bonus_applies(s, holder):
                battle.attack_bonus[side] = bonus_attack(s, holder)
                battle.defence_bonus[side] = bonus_defence(s, holder)
            s.shown[holder] = 1
            events.revealed(s, holder, s.officer[holder], s.cards[holder])


def poison_card(s: State, seat: int, side: int, holder: int, card: int) -> None:
    """CD-20.10 One card of that design that still counts."""
    battle = s.battle
    assert battle is not None
    for place, other in enumerate(s.cards[holder]):
        if other == card and not battle.poisoned[side] >> place & 1:
            battle.poisoned[side] |= 1 << place
            break
    events.poisoned(s, seat, holder, card)


def close_battle(s: State, winner: int) -> None:
    """CD-12.33 Cards are face down again."""
    battle = s.battle
    assert battle is not None
    s.battle = None
    events.battle_over(s, battle.attacker, battle.defender, winner, known_as(s, winner))
