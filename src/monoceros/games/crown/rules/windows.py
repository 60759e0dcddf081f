"""12.2, 16: the windows of a battle, in which both sides may use cards, and the winner's."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.crown import tables as t
from monoceros.games.crown.cards import assign, play_black, take_card, use_front
from monoceros.games.crown.facts import fitting, has_fitting, places, the_battle
from monoceros.games.crown.picks import (
    ACTION,
    ACTION_NUMBER,
    BLACK,
    BLACK_NUMBER,
    MILITARY,
    MILITARY_NUMBER,
    PASS,
    SPACE_NUMBER,
)
from monoceros.games.crown.pieces import poison_card
from monoceros.games.crown.state import Battle, State
from monoceros.games.crown.strength import holder_on
from monoceros.games.crown.tables import DRAGON


@rule
async def battle_window(s: State, seat: int, side: int) -> None:
    """CD-12.15 Any number of own cards, one at a time."""
    while True:
        pick: str = await choose(seat, "battle_window", battle_cards(s, seat, side))
        if pick == PASS:
            return
        if pick in ACTION_NUMBER:
            use_front(s, seat, ACTION_NUMBER[pick])
            word, number = s.terms.action_word[ACTION_NUMBER[pick]], s.terms.action_number[ACTION_NUMBER[pick]]
            strengthen(the_battle(s), side, number, to_attack=word == t.BANNER)
        elif s.terms.black_word[BLACK_NUMBER[pick]] == t.POISON:
            play_black(s, seat, BLACK_NUMBER[pick])
            card: str = await choose(seat, "poison", poisonable(s, side))
            poison_card(s, seat, 1 - side, holder_on(the_battle(s), 1 - side), MILITARY_NUMBER[card])
        else:
            play_black(s, seat, BLACK_NUMBER[pick])
            word, number = s.terms.black_word[BLACK_NUMBER[pick]], s.terms.black_number[BLACK_NUMBER[pick]]
            strengthen(the_battle(s), side, number, to_attack=word == t.AMBUSH)


def strengthen(battle: Battle, side: int, number: int, *, to_attack: bool) -> None:
    """CD-20.8, CD-20.9"""
    if to_attack:
        battle.attack_extra[side] += number
    else:
        battle.defence_extra[side] += number


def battle_cards(s: State, seat: int, side: int) -> list[Pick]:
    """CD-12.15 What the seat can use now: cards in front, Black cards; or pass."""
    options: list[Pick] = []
    for card in sorted(set(s.front[seat])):
        if s.terms.action_word[card] in (t.BANNER, t.SHIELD):
            options.append(ACTION[card])
    for card in sorted(set(s.blacks[seat])):
        word = s.terms.black_word[card]
        if word in (t.AMBUSH, t.STAKES) or (word == t.POISON and poisonable(s, side)):
            options.append(BLACK[card])
    options.append(PASS)
    return options


def poisonable(s: State, side: int) -> list[Pick]:
    """BK03 Revealed military cards of the other side that still count; the dragon has none."""
    battle = the_battle(s)
    holder = holder_on(battle, 1 - side)
    if holder == DRAGON:
        return []
    poisoned = battle.poisoned[1 - side]
    cards = s.cards[holder]
    left = [cards[place] for place in range(len(cards)) if not poisoned >> place & 1]
    return [MILITARY[card] for card in sorted(set(left))]


# -- the winner's window ---


@rule
async def win_window(s: State, seat: int, loser: int) -> None:
    """CD-16.7, CD-20.11 Turncoat: one of the cards that the loser is about to lose."""
    pick: str = await choose(seat, "win_window", win_cards(s, seat, loser))
    if pick == PASS:
        return
    play_black(s, seat, BLACK_NUMBER[pick])
    card: str = await choose(seat, "turncoat", willing(s, seat, loser))
    take_card(s, seat, loser, MILITARY_NUMBER[card])
    space: str = await choose(seat, "assign", places(s, fitting(s, seat, s.terms.military_weapon[s.pool[0]] // 3)))
    assign(s, seat, s.board[SPACE_NUMBER[space]])


def win_cards(s: State, seat: int, loser: int) -> list[Pick]:
    options: list[Pick] = []
    for card in sorted(set(s.blacks[seat])):
        if s.terms.black_word[card] == t.TURNCOAT and willing(s, seat, loser):
            options.append(BLACK[card])
    options.append(PASS)
    return options


def willing(s: State, seat: int, loser: int) -> list[Pick]:
    """The loser's cards for which the winner has a holder with room."""
    weapons = s.terms.military_weapon
    return [MILITARY[card] for card in sorted(set(s.cards[loser])) if has_fitting(s, seat, weapons[card] // 3)]
