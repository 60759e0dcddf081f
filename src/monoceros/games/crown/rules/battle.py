"""Section 12: a battle, from the reveal to the upkeep."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.crown import events
from monoceros.games.crown import tables as t
from monoceros.games.crown.cards import discard_military, pay_upkeep, use_front
from monoceros.games.crown.effects import gain_points
from monoceros.games.crown.facts import known_as, the_battle
from monoceros.games.crown.geometry import distance
from monoceros.games.crown.picks import DISCARD, PAY, SUPPLY_TRAIN, UPKEEP, USE
from monoceros.games.crown.pieces import (
    beat_hero,
    close_battle,
    lose_wall,
    open_battle,
    start_battle,
    take_trophy,
)
from monoceros.games.crown.rules.losses import fall, go_home
from monoceros.games.crown.rules.windows import battle_window, win_window
from monoceros.games.crown.state import State
from monoceros.games.crown.strength import battle_attack, battle_defence, is_shooting, shot_away
from monoceros.games.crown.tables import DRAGON, EMPTY, HOLDERS, WALL


@rule
async def attack(s: State, holder: int, space: int) -> bool:
    """CD-12.1 to CD-12.8 A piece attacks what stands on a space. Gives whether the piece was beaten."""
    target = s.board[space]
    start_battle(s, holder, space)
    if target == DRAGON:
        return await attack_dragon(s, holder)
    if target >= WALL:
        lose_wall(s, space, "attack")  # CD-12.37
        return False
    if not s.cards[target]:
        await fall(s, target, holder // HOLDERS, "unarmed")  # CD-12.34, CD-12.35
        return False
    return await fight(s, holder, target)


@rule
async def fight(s: State, attacker: int, defender: int) -> bool:
    """CD-12.9 to CD-12.28 Two armed holders. Gives whether the attacker was beaten."""
    open_battle(s, attacker, defender, distance(s.where[attacker], s.where[defender]))
    await battle_window(s, attacker // HOLDERS, 0)
    await battle_window(s, defender // HOLDERS, 1)
    winner = shoot(s) if is_shooting(s, the_battle(s)) else strike(s)
    if winner != EMPTY:
        loser = defender if winner == attacker else attacker
        gain_points(s, winner // HOLDERS, t.WIN_POINTS, "battle")
        await win_window(s, winner // HOLDERS, loser)
        await fall(s, loser, winner // HOLDERS, "battle")
    else:
        discard_shot(s)
    if winner != defender:
        await upkeep(s, attacker)
    close_battle(s, winner)
    return winner == defender


# -- the comparisons ---


def strike(s: State) -> int:
    """CD-12.16 to CD-12.20 The blow and, if the defence holds, the strike back. Gives the winner, or EMPTY."""
    if blow(s):
        return the_battle(s).attacker
    return the_battle(s).defender if riposte(s) else EMPTY


def blow(s: State) -> bool:
    """CD-12.16, CD-12.17"""
    battle = the_battle(s)
    battle.blow = (battle_attack(s, battle, 0), battle_defence(s, battle, 1))
    attack, defence, known = battle.blow[0], battle.blow[1], known_as(s, battle.attacker)
    if battle.defender == DRAGON:
        events.blow_at_dragon(s, battle.attacker, battle.defender, attack, defence, known)
    else:  # that the other side used no more cards may show that it has none: this cannot be taken back
        events.blow(s, battle.attacker, battle.defender, attack, defence, known)
    return attack > defence


def riposte(s: State) -> bool:
    """CD-12.18, CD-12.19"""
    battle = the_battle(s)
    battle.riposte = (battle_attack(s, battle, 1), battle_defence(s, battle, 0))
    attack, defence, known = battle.riposte[0], battle.riposte[1], known_as(s, battle.defender)
    events.riposte(s, battle.defender, battle.attacker, attack, defence, known)
    return attack > defence


def shoot(s: State) -> int:
    """CD-12.23 to CD-12.28 Every card of the defender by itself. Gives the attacker if none survives, else EMPTY."""
    battle = the_battle(s)
    battle.shot = shot_away(s, battle)
    cards = s.cards[battle.defender]
    if s.telling:
        lost = [card for place, card in enumerate(cards) if battle.shot >> place & 1]
        kept = [card for place, card in enumerate(cards) if not battle.shot >> place & 1]
        attack, known = battle_attack(s, battle, 0), known_as(s, battle.attacker)
        events.shots(s, battle.attacker, battle.defender, attack, lost, kept, known)
    return battle.attacker if battle.shot == (1 << len(cards)) - 1 else EMPTY


def discard_shot(s: State) -> None:
    """CD-12.25"""
    battle = the_battle(s)
    if battle.shot > 0:
        cards = s.cards[battle.defender]
        for place, card in enumerate(cards):
            if battle.shot >> place & 1:
                discard_military(s, battle.defender, card, "battle")


# -- a hero against the dragon ---


@rule
async def attack_dragon(s: State, hero: int) -> bool:
    """CD-13.11, CD-13.12 It always strikes back. Gives whether the hero was beaten."""
    open_battle(s, hero, DRAGON, distance(s.where[hero], s.dragon_at))
    await battle_window(s, hero // HOLDERS, 0)
    winner = strike(s)
    if winner == DRAGON:
        beat_hero(s, hero, "dragon")
        await go_home(s, hero)
    else:
        if winner == hero:
            slay(s, hero // HOLDERS)
        await upkeep(s, hero)
    close_battle(s, winner)
    return winner == DRAGON


def slay(s: State, seat: int) -> None:
    """CD-13.13"""
    gain_points(s, seat, t.WIN_POINTS, "dragon")
    take_trophy(s, seat)


# -- 12.7: upkeep ---


@rule
async def upkeep(s: State, holder: int) -> None:
    """CD-12.39 to CD-12.44 Card by card, in the order of their ids. CD-20.20 Supply Train comes before the first."""
    seat = holder // HOLDERS
    s.focus = holder
    if is_upkeep_due(s, holder) and supply_train(s, seat) != EMPTY:
        answer: str = await choose(seat, "supply", SUPPLY_TRAIN)
        if answer == USE:
            use_front(s, seat, supply_train(s, seat))
            s.focus = EMPTY
            return
    for card in s.cards[holder]:
        if s.terms.military_upkeep[card]:
            s.matter = card
            pick: str = await choose(seat, "upkeep", upkeep_options(s, seat, card))
            if pick == PAY:
                pay_upkeep(s, seat, holder, card)
            else:
                discard_military(s, holder, card, "upkeep")
    s.focus = s.matter = EMPTY


def is_upkeep_due(s: State, holder: int) -> bool:
    for card in s.cards[holder]:
        if s.terms.military_upkeep[card]:
            return True
    return False


def supply_train(s: State, seat: int) -> int:
    """AC18 lying in front of the seat, or EMPTY."""
    for card in s.front[seat]:
        if s.terms.action_word[card] == t.SUPPLY:
            return card
    return EMPTY


def upkeep_options(s: State, seat: int, card: int) -> tuple[Pick, ...]:
    return UPKEEP if s.gold[seat] >= s.terms.military_upkeep[card] else (DISCARD,)
