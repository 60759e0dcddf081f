"""Atoms: each makes one change that somebody can see, and says so. Nobody else touches what they touch."""

from __future__ import annotations

from monoceros.engine.core import GameOver
from monoceros.games.unicornus import events
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.decks import draw_support, turn_down_event
from monoceros.games.unicornus.facts import amount_of, collect_gain, command_of, in_force, recruit_value
from monoceros.games.unicornus.marching import princess_distance
from monoceros.games.unicornus.state import DESTINY_TAKEN, LOST, State, hand_of
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

# -- setup and the round ---


def choose_princess(s: State, version: int) -> None:
    """UK-3.2"""
    s.princess = version
    events.princess(s, version)


def build_map(s: State, tiles: tuple[int, ...]) -> None:
    """UK-3.4, UK-3.5"""
    s.tiles = tiles
    s.kept_map = None
    events.map(s, tiles)


def name_starter(s: State, seat: int) -> None:
    """UK-3.13"""
    s.starter = seat
    events.starts(s, seat)


def begin_round(s: State) -> None:
    s.round += 1
    s.acted = 0
    s.defeat_seen = False
    events.round(s, s.round, s.starter)


def begin_step(s: State, step: int) -> None:
    s.step = step
    events.step(s, step)


def show_event(s: State, event: int) -> None:
    """UK-4.5, UK-4.6"""
    s.event = event
    if s.terms.event_ongoing[event]:
        s.ongoing |= 1 << event
    events.event_(s, event)


def protect(s: State) -> None:
    """UK-18.12"""
    s.protected = True
    events.protected(s, s.event)


def begin_march(s: State) -> None:
    s.actions = t.PRINCESS_ACTIONS


def close_round(s: State) -> None:
    """UK-4.12, UK-4.13, UK-15.8 What was for this round ends; the princess passes to the next seat."""
    if s.event != EMPTY:
        s.events_gone.append(s.event)
    s.event = EMPTY
    s.protected = False
    s.illness_paid = 0
    s.sabotaged = ()
    s.actions = 0
    s.starter = (s.starter + 1) % s.seats
    events.starts(s, s.starter)


# -- tokens, resources, damage of knights ---


def gain_tokens(s: State, knight: int, number: int) -> None:
    """UK-5.9, UK-5.21 What goes beyond the command is discarded."""
    gained = min(number, command_of(s, knight) - s.tokens[knight])
    s.tokens[knight] += gained
    events.gains_tokens(s, knight, gained, number - gained)


def lose_tokens(s: State, knight: int, number: int) -> None:
    if number:
        s.tokens[knight] -= number
        events.loses_tokens(s, knight, number)


def gain_resources(s: State, knight: int, number: int) -> None:
    if number:
        s.resources[knight] += number
        events.gains_resources(s, knight, number)


def pay(s: State, knight: int, number: int) -> None:
    if number:
        s.resources[knight] -= number
        events.pays(s, knight, number)


def hurt(s: State, knight: int, number: int) -> None:
    """Damage on the character; whoever calls this looks whether it dies of it."""
    if number:
        s.damage[knight] += number
        events.hurt(s, knight, number)


def heal(s: State, knight: int, number: int) -> None:
    """UK-11.2 Never below 0."""
    healed = min(number, s.damage[knight])
    s.damage[knight] -= healed
    events.healed(s, knight, healed)


def trim(s: State, knight: int) -> None:
    """UK-5.9 If the command drops, surplus tokens are discarded at once."""
    surplus = s.tokens[knight] - command_of(s, knight)
    if surplus > 0:
        lose_tokens(s, knight, surplus)


# -- knights on the map ---


def place_knight(s: State, knight: int, space: int) -> None:
    """UK-11.16 Placing is no movement."""
    s.place[knight] = space
    s.knight_on[space] = knight
    s.origin[knight] = EMPTY
    events.placed(s, knight, space)


def place_foe(s: State, foe: int, space: int) -> None:
    s.foe_at[foe] = space
    s.foe_on[space] = foe


def move_knight(s: State, knight: int, to: int, why: str) -> None:
    """The whole unit; the way it came is remembered (UK-9.24). Whoever calls this has paid, and checks fate."""
    place = s.place[knight]
    s.knight_on[place] = EMPTY
    s.knight_on[to] = knight
    s.place[knight] = to
    s.origin[knight] = place
    events.moves(s, knight, place, to, why)


def die(s: State, knight: int) -> None:
    """UK-11.11, UK-11.12, UK-11.17, UK-11.18"""
    if knight == PRINCESS:
        events.dies(s, knight, s.place[knight], s.tokens[knight])
        end_game(s, LOST)
    space, tokens = s.place[knight], s.tokens[knight]
    s.place[knight] = s.knight_on[space] = s.origin[knight] = EMPTY
    s.tokens[knight] = s.resources[knight] = s.damage[knight] = 0
    s.army[space] += tokens
    s.defeated |= s.allies[knight]
    s.allies[knight] = 0
    for i, card in ((2 * knight, t.BANNER), (2 * knight + 1, t.STEEDS)):
        for _ in range(s.attached[i]):
            s.support_discards.append(card)
        s.attached[i] = 0
    s.hero_of[s.hero_of.index(knight)] = EMPTY
    if s.active == knight:
        s.active = EMPTY  # UK-5.7: its turn is over
    events.dies(s, knight, space, tokens)
    if knight == t.DONIA:
        turn_down_event(s)


def end_game(s: State, outcome: int) -> None:
    """UK-14.4 All win or lose together."""
    s.outcome = outcome
    events.over(s, outcome, s.round, princess_distance(s))
    raise GameOver


def take_hero(s: State, hand: int, hero: int) -> None:
    """UK-3.1, UK-11.13 A hand leads this hero from now on; nobody can use it a second time."""
    s.hero_of[hand] = hero
    s.played_out |= 1 << hero
    events.leads(s, hand, hero)


# -- actions and powers ---


def use_power(s: State, knight: int, power: int) -> None:
    """UK-12.4 Announced, and its costs paid in full."""
    terms = s.terms
    s.actions -= terms.power_actions[power]
    events.uses(s, knight, power)
    pay(s, knight, terms.power_resources[power])
    lose_tokens(s, knight, terms.power_tokens[power])
    hurt(s, knight, terms.power_damage[power])


def begin_turn(s: State, knight: int, hand: int) -> None:
    """UK-5.1"""
    s.active = knight
    s.actions = t.ACTIONS_OF[s.seats]
    s.acted |= 1 << hand
    s.used = 0
    s.free_move = False
    events.turn(s, knight, s.actions)


def march_free(s: State) -> None:
    """UK-18.20 Forced March is used up."""
    s.free_move = False


def end_turn(s: State) -> None:
    """UK-5.5, UK-18.20 What was not used is lost."""
    s.active = EMPTY
    s.actions = s.used = 0
    s.free_move = False


def collect(s: State, knight: int) -> None:
    """UK-5.10, UK-6.9"""
    gain = collect_gain(s, knight)
    s.resources[knight] += gain
    events.collects(s, knight, gain)


def recruit(s: State, knight: int) -> None:
    """UK-5.8, UK-5.9"""
    value = recruit_value(s, s.place[knight]) + amount_of(s, knight, t.IMPERIAL_DECREE)
    gained = min(value, command_of(s, knight) - s.tokens[knight])
    s.tokens[knight] += gained
    events.recruits(s, knight, gained, value - gained)


def deliver(s: State, knight: int, to: int, tokens: int, resources: int, potions: int) -> None:
    """UK-5.17 to UK-5.23 A Send: Raided Convoys take half of the resources, Sudden Illness the first 10 that arrive."""
    s.tokens[knight] -= tokens
    s.resources[knight] -= resources
    for _ in range(potions):
        s.hands[hand_of(s, knight)].remove(t.HEALING_POTION)
    s.potions += potions
    if potions:
        events.sends_potions(s, knight, to, tokens, resources, potions)
    else:
        events.sends(s, knight, to, tokens, resources, potions)
    if tokens:
        gain_tokens(s, to, tokens)
    arriving = resources // 2 if in_force(s, t.RAIDED_CONVOYS) else resources
    if to == PRINCESS and in_force(s, t.SUDDEN_ILLNESS):
        arriving -= pay_illness(s, arriving)
    gain_resources(s, to, arriving)


def pay_illness(s: State, arriving: int) -> int:
    """UK-13.8 How much of it goes onto the card."""
    paid = min(arriving, t.ILLNESS_PRICE - s.illness_paid)
    s.illness_paid += paid
    if paid:
        events.illness_paid(s, paid, s.illness_paid)
    return paid


def take_destiny(s: State, knight: int) -> None:
    """UK-5.25 Once per turn."""
    s.used |= DESTINY_TAKEN
    draw_support(s, hand_of(s, knight))


def gain_action(s: State, knight: int, number: int) -> None:
    s.actions += number
    events.gains_actions(s, knight, number)


# -- support cards ---


def discard_card(s: State, hand: int, card: int) -> None:
    s.hands[hand].remove(card)
    s.support_discards.append(card)
    events.discards(s, hand, card)


def play_card(s: State, knight: int, card: int) -> None:
    """UK-12.1 Announced for all to see, then discarded; an ONGOING card stays with the character."""
    s.hands[s.hero_of.index(knight)].remove(card)
    if card == t.BANNER:
        s.attached[2 * knight] += 1
    elif card == t.STEEDS:
        s.attached[2 * knight + 1] += 1
    else:
        s.support_discards.append(card)
    events.plays(s, knight, card)


def drink_potions(s: State) -> None:
    """UK-6.1"""
    while s.potions:
        s.potions -= 1
        s.support_discards.append(t.HEALING_POTION)
        heal(s, PRINCESS, s.terms.support_amount[t.HEALING_POTION])
