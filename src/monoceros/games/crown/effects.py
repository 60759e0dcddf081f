"""Atoms of turns, purses and dice: each makes one change that somebody can see, and says so.

For decks and cards see cards.py, for figures pieces.py.
"""

from __future__ import annotations

from monoceros.engine.core import GameOver
from monoceros.games.crown import events
from monoceros.games.crown import tables as t
from monoceros.games.crown.facts import castle_count, leaders, points_of, team_of, wins_now
from monoceros.games.crown.geometry import territories_in_use
from monoceros.games.crown.state import NO_ACTION, SETUP, State
from monoceros.games.crown.tables import ACTION_DECK, BLACK_DECK, DECKS, DRAGON_DECK, GENERAL_DECK, HOLDERS, Terms

# -- setup ---


def box_of(terms: Terms) -> list[list[int]]:
    """CD-2.4 The cards of each deck, in the order of their numbers."""
    box: list[list[int]] = [[] for _ in range(DECKS + 1)]
    for card, copies in enumerate(terms.military_copies):
        box[terms.military_weapon[card] // 3] += [card] * copies
    for card, weapon in enumerate(terms.general_weapon):
        box[GENERAL_DECK + weapon // 3].append(card)
    for card, copies in enumerate(terms.action_copies):
        box[ACTION_DECK] += [card] * copies
    for card, copies in enumerate(terms.black_copies):
        box[BLACK_DECK] += [card] * copies
    box[DRAGON_DECK] += list(range(len(terms.dragon_points)))
    return box


def lay_out(s: State, first: int) -> None:
    """CD-4.1 to CD-4.4 The decks, the dragon on slot 1, and a territory for everybody, clockwise from the first."""
    s.first = s.active = first
    for deck, cards in enumerate(box_of(s.terms)):
        s.decks[deck].shuffle_in(cards)
    lands = territories_in_use(s.seats)
    for number in range(s.seats):
        s.territory[(first + number) % s.seats] = lands[number]
    events.starts(s, first)


def take_hero(s: State, seat: int, hero: int) -> None:
    """CD-4.5"""
    s.hero[seat] = hero
    events.hero(s, seat, hero)


def set_active(s: State, seat: int) -> None:
    s.active = seat


# -- turns ---


def begin_turn(s: State, seat: int) -> None:
    s.active = seat
    s.turn += 1
    if seat == s.first:
        s.round += 1
    s.die_white, s.die_black = 0, t.NO_DIE
    s.fought = s.marched = 0
    events.turn(s, s.turn, s.round, seat)


def enter_step(s: State, step: int) -> None:
    s.step = step
    s.action = NO_ACTION


def choose_main(s: State, seat: int, action: int) -> None:
    """CD-5.9"""
    s.action = action
    s.bought = s.marched = 0
    events.main(s, seat, action)


def look_for_winner(s: State) -> None:
    """CD-1.4, CD-1.5 Called after every effect that could make the active player win."""
    if s.step == SETUP or not wins_now(s):
        return
    winners = 0
    for member in team_of(s, s.active):
        winners |= 1 << member
    with_crown = s.crown >= 0 and s.crown // HOLDERS in team_of(s, s.active)
    end_game(s, winners, "crown" if with_crown else "dragonslayer")
    raise GameOver


def end_at_limit(s: State) -> None:
    """CD-1.11"""
    end_game(s, leaders(s), "limit")


def end_game(s: State, winners: int, why: str) -> None:
    s.winners = winners
    events.game_over(s, winners, [points_of(s, seat) for seat in range(s.seats)], why)


def gain_points(s: State, seat: int, points: int, why: str) -> None:
    """CD-1.7, CD-1.8"""
    s.points[seat] += points
    events.points(s, seat, points, why)
    look_for_winner(s)


# -- purses (CD-5.4) ---


def add_gold(s: State, seat: int, gold: int) -> int:
    """Up to the cap. Gives how much it was."""
    before = s.gold[seat]
    s.gold[seat] = min(t.GOLD_CAP, before + gold)
    return s.gold[seat] - before


def add_food(s: State, seat: int, food: int) -> int:
    before = s.food[seat]
    s.food[seat] = min(t.FOOD_CAP, before + food)
    return s.food[seat] - before


def receive_income(s: State, seat: int) -> None:
    """CD-5.2, CD-5.3, CD-17.7, CD-17.8"""
    castles = castle_count(s, seat)
    gold = add_gold(s, seat, t.HOME_GOLD + castles * t.CASTLE_GOLD + s.terms.hero_income[s.hero[seat]])
    food = add_food(s, seat, t.HOME_FOOD + castles * t.CASTLE_FOOD)
    events.income(s, seat, gold, food)


def give_first_gold(s: State, seat: int) -> None:
    """CD-4.8"""
    s.gold[seat] = t.FIRST_GOLD


def gain(s: State, seat: int, gold: int, food: int, why: str) -> None:
    """By a card."""
    gold = add_gold(s, seat, gold)
    food = add_food(s, seat, food)
    events.gained(s, seat, gold, food, why)


def take_from(s: State, seat: int, victim: int, gold: int, food: int) -> None:
    """CD-15.8 As much as there is; what is above the taker's cap goes to the supply."""
    gold, food = min(gold, s.gold[victim]), min(food, s.food[victim])
    s.gold[victim] -= gold
    s.food[victim] -= food
    add_gold(s, seat, gold)
    add_food(s, seat, food)
    events.took(s, seat, victim, gold, food)


def sell_food(s: State, seat: int, food: int, gold: int) -> None:
    """CD-8.10"""
    s.food[seat] -= food
    s.gold[seat] += gold
    events.sold(s, seat, food, gold)


def pay_food(s: State, seat: int, food: int) -> None:
    s.food[seat] -= food


# -- dice ---


def roll(s: State, seat: int) -> None:
    """CD-5.6"""
    s.die_white = s.chance.roll(6)
    s.die_black = s.chance.pick(6)
    events.rolled(s, seat, s.die_white, s.die_black)


def set_die(s: State, seat: int, white: int) -> None:
    s.die_white = white
    events.die_set(s, seat, white)


def turn_dragon(s: State, seat: int, direction: int) -> None:
    s.die_black = direction
    events.dragon_turned(s, seat, direction)
