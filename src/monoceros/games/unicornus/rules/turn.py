"""Section 5: a player's turn."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.effects import begin_turn, collect, discard_card, end_turn, pay, recruit, take_destiny
from monoceros.games.unicornus.facts import can_draw, can_send, in_force, move_targets, recruit_value
from monoceros.games.unicornus.foes import join
from monoceros.games.unicornus.picks import (
    CARD,
    CARD_NUMBER,
    COLLECT,
    DESTINY,
    END,
    FOE_NUMBER,
    HIRE,
    KNIGHT,
    KNIGHT_NUMBER,
    MOVE,
    PASS,
    PLAY,
    POWER,
    POWER_NUMBER,
    RECRUIT,
    SEND,
    SPACE_NUMBER,
)
from monoceros.games.unicornus.reach import can_hunger, can_play, hireable, own_cards, usable_powers
from monoceros.games.unicornus.rules.movement import move
from monoceros.games.unicornus.rules.powers import take_tokens_off, use
from monoceros.games.unicornus.rules.send import send
from monoceros.games.unicornus.rules.support import play
from monoceros.games.unicornus.state import DESTINY_TAKEN, State, hand_of, seat_of
from monoceros.games.unicornus.tables import EMPTY, HAND_LIMIT

# -- the player step ---


@rule
async def player_step(s: State) -> None:
    """UK-4.9, UK-15.3, UK-15.5 Clockwise from the starting player; two players take turns with their characters."""
    i = 0
    while anybody_left(s):
        seat = (s.starter + i) % s.seats
        i += 1
        ready: tuple[Pick, ...] = tuple(ready_heroes(s, seat))
        if ready:
            name: str = await choose(seat, "who_acts", ready)
            await take_turn(s, KNIGHT_NUMBER[name])


def ready_heroes(s: State, seat: int) -> list[Pick]:
    """The seat's characters that have not acted this round."""
    found: list[Pick] = []
    hand: int = seat
    while hand < len(s.hero_of):
        if s.hero_of[hand] != EMPTY and not s.acted >> hand & 1:
            found.append(KNIGHT[s.hero_of[hand]])
        hand += s.seats
    return found


def anybody_left(s: State) -> bool:
    for hand in range(len(s.hero_of)):
        if s.hero_of[hand] != EMPTY and not s.acted >> hand & 1:
            return True
    return False


# -- the turn ---


@rule
async def take_turn(s: State, knight: int) -> None:
    """UK-5.1 to UK-5.7 Actions, cards and powers in any order; it ends by choice or by death."""
    hand = hand_of(s, knight)
    seat = seat_of(s, knight)
    begin_turn(s, knight, hand)
    if can_hunger(s, knight):
        await hunger(s, seat, knight)
    while s.active == knight:
        pick: Pick = await choose(seat, "turn", turn_options(s, knight))
        if isinstance(pick, tuple):
            await act_on(s, seat, knight, pick[0], pick[1])
        elif pick == SEND:
            s.actions -= 1
            await send(s, seat, knight, False)
        elif pick == END:
            break
        else:
            act(s, knight, pick)
    if s.active == knight:
        while len(s.hands[hand]) > HAND_LIMIT:
            card: str = await choose(seat, "discard", to_discard(s, knight))
            discard_card(s, hand, CARD_NUMBER[card])
    end_turn(s)


def turn_options(s: State, knight: int) -> list[Pick]:
    """D-10 Whatever is legal now."""
    options: list[Pick] = []
    dark = in_force(s, t.BLACK_DAWN)
    if s.actions > 0:
        if recruit_value(s, s.place[knight]):
            options.append(RECRUIT)
        options.append(COLLECT)
        for space in move_targets(s, knight, s.resources[knight]):
            options.append(MOVE[space])
        if can_send(s, knight):
            options.append(SEND)
        if not s.used & DESTINY_TAKEN and not dark and can_draw(s):
            options.append(DESTINY)
    if not dark:
        last = EMPTY
        for card in s.hands[hand_of(s, knight)]:
            if card != last and card >= t.FIRE_TACTICS and can_play(s, knight, card):
                options.append(PLAY[card])
            last = card
    for power in usable_powers(s, knight):
        options.append(POWER[power])
    for foe in hireable(s, knight):
        options.append(HIRE[foe])
    options.append(END)
    return options


def act(s: State, knight: int, action: str) -> None:
    """UK-5.8, UK-5.10, UK-5.25 The actions that ask nothing."""
    s.actions -= 1
    if action == COLLECT:
        collect(s, knight)
    elif action == RECRUIT:
        recruit(s, knight)
    else:
        take_destiny(s, knight)


@rule
async def act_on(s: State, seat: int, knight: int, verb: str, what: str) -> None:
    """UK-5.11, UK-12.1, UK-12.4, UK-8.16 A Move, a card, a power, a mercenary."""
    if verb == "move":
        s.actions -= 1
        await move(s, knight, SPACE_NUMBER[what])
    elif verb == "play":
        await play(s, seat, knight, CARD_NUMBER[what])
    elif verb == "power":
        await use(s, seat, knight, POWER_NUMBER[what])
    else:
        hire(s, FOE_NUMBER[what], knight)


def hire(s: State, foe: int, knight: int) -> None:
    """UK-8.16"""
    pay(s, knight, s.terms.fate_amount[t.MERCENARY])
    join(s, foe, knight)


@rule
async def hunger(s: State, seat: int, knight: int) -> None:
    """UK-4.10 The one power for the start of a turn."""
    pick: Pick = await choose(seat, "start_power", (POWER[t.HUNGER], PASS))
    if pick != PASS:
        await take_tokens_off(s, seat, knight, t.HUNGER)


def to_discard(s: State, knight: int) -> list[Pick]:
    return [CARD[card] for card in own_cards(s, knight)]
