"""Section 13: event cards."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.decks import take_event, turn_up_event
from monoceros.games.unicornus.effects import discard_card, lose_tokens, pay, show_event
from monoceros.games.unicornus.facts import empty_spaces, events_left, in_force, is_empire_tile, is_empty
from monoceros.games.unicornus.foes import add_army, return_foe
from monoceros.games.unicornus.geometry import NOBODY
from monoceros.games.unicornus.picks import CARD, CARD_NUMBER, EVENT, EVENT_NUMBER, SPACE, SPACE_NUMBER
from monoceros.games.unicornus.rules.deaths import suffer, suffer_self
from monoceros.games.unicornus.rules.princess import march
from monoceros.games.unicornus.state import State, area_of, hand_order, heroes_in_order, map_of
from monoceros.games.unicornus.tables import EMPTY, FIRST_FOE, LIONEL, PRINCESS


@rule
async def event_step(s: State) -> None:
    """UK-4.5 to UK-4.8"""
    if events_left(s):
        show_event(s, take_event(s))
        await resolve(s, s.event, s.terms.event_amount[s.event])
    turn_up_event(s)


@rule
async def resolve(s: State, event: int, amount: int) -> None:
    """UK-13.1 What happens at once. Events that last are looked up where they matter (see `in_force`)."""
    if event == t.IMPATIENT_PRINCESS:
        await march(s, True)  # UK-13.7
    elif event == t.SPIES:
        await spies(s)
    elif event == t.CURSE_OF_IMMORTALITY:
        await curse_of_immortality(s)
    elif event == t.ANCESTRAL_WEAPON:
        await ancestral_weapon(s, amount)
    else:
        resolve_plainly(s, event, amount)


def resolve_plainly(s: State, event: int, amount: int) -> None:
    """Events that ask nothing."""
    if event == t.PATROLS:
        reinforce(s, [space for space in range(len(s.army)) if s.army[space] and s.foe_on[space] == EMPTY], amount)
    elif event == t.REINFORCEMENTS:
        empire = [foe for foe in range(t.FOES) if s.foe_at[foe] != EMPTY and s.terms.empire[foe]]
        reinforce(s, [s.foe_at[foe] for foe in empire], amount)
    elif event == t.DESERTERS:
        for knight in heroes_in_order(s):
            if s.tokens[knight] >= t.MANY_TOKENS:
                lose_tokens(s, knight, amount)
    elif event == t.TAX_COLLECTORS:
        for knight in [*heroes_in_order(s), PRINCESS]:
            pay(s, knight, min(amount, s.resources[knight]))
    elif event == t.ASSASSINS:
        assassins(s, amount)
    elif event == t.LAST_LEVY:
        last_levy(s, amount)
    elif event == t.THRONE_GUARD:
        throne_guard(s, amount)


def reinforce(s: State, spaces: list[int], amount: int) -> None:
    for space in spaces:
        add_army(s, space, amount)


def assassins(s: State, amount: int) -> None:
    """UK-13.5 A die names a player, counted from the starting player; again if there is nobody."""
    order = hand_order(s)
    if not heroes_in_order(s):
        return
    number = s.chance.roll(6)
    while number > len(order) or s.hero_of[order[number - 1]] == EMPTY:
        number = s.chance.roll(6)
    suffer_self(s, s.hero_of[order[number - 1]], amount)


def last_levy(s: State, amount: int) -> None:
    """UK-13.11 Every unoccupied starting location of an empire tile."""
    m = map_of(s)
    for space in range(m.grid.spaces):
        if m.starter[space] != NOBODY and is_empire_tile(m.tiles[area_of(space)]) and is_empty(s, space):
            add_army(s, space, amount)


def throne_guard(s: State, amount: int) -> None:
    """UK-13.11 Lionel's unit; if he is gone, his starting space, unless a kingdom unit stands there."""
    space = s.foe_at[LIONEL]
    if space == EMPTY:
        starter = map_of(s).starter
        space = starter.index(FIRST_FOE + LIONEL) if FIRST_FOE + LIONEL in starter else EMPTY
    if space != EMPTY and s.knight_on[space] == EMPTY:
        add_army(s, space, amount)


@rule
async def spies(s: State) -> None:
    """Each hand loses a card of its owner's choice. UK-13.4 In seat order from the starting player."""
    for hand in tuple(hand_order(s)):
        if s.hands[hand]:
            s.asked = hand
            card: str = await choose(hand % s.seats, "spies", kinds_in(s, hand))
            discard_card(s, hand, CARD_NUMBER[card])


def kinds_in(s: State, hand: int) -> list[Pick]:
    return [CARD[card] for card in sorted(set(s.hands[hand]))]


@rule
async def curse_of_immortality(s: State) -> None:
    """UK-13.9, UK-18.10 One of the empire's defeated characters comes back beside Lionel."""
    dead = [foe for foe in range(t.FOES) if s.defeated >> foe & 1 and s.terms.empire[foe]]
    if s.foe_at[LIONEL] == EMPTY or not dead or not beside_lionel(s):
        return
    foe = dead[s.chance.pick(len(dead))]
    s.asked = foe
    name: str = await choose(s.starter, "revive", beside_lionel(s))
    return_foe(s, foe, SPACE_NUMBER[name])


def beside_lionel(s: State) -> list[Pick]:
    return [SPACE[space] for space in empty_spaces(s, area_of(s.foe_at[LIONEL]))]


@rule
async def ancestral_weapon(s: State, amount: int) -> None:
    """UK-13.2, UK-13.6 Every kingdom unit on an empire tile."""
    for knight in (*heroes_in_order(s), PRINCESS):
        if s.place[knight] != EMPTY and is_empire_tile(s.tiles[area_of(s.place[knight])]):
            await suffer(s, knight, amount)


# -- the end of the round ---


@rule
async def end_effects(s: State) -> None:
    """UK-4.12 End-of-round effects of events, in an order that the starting player picks."""
    left = due_effects(s)
    while left:
        name: str = await choose(s.starter, "end_order", named(left))
        event = EVENT_NUMBER[name]
        left = tuple([other for other in left if other != event])
        if event == t.HOPELESSNESS:
            await hopelessness(s)
        else:
            dwindle(s)


def due_effects(s: State) -> tuple[int, ...]:
    """Those that do something."""
    found: list[int] = []
    if in_force(s, t.HOPELESSNESS) and not s.defeat_seen:
        found.append(t.HOPELESSNESS)
    if in_force(s, t.DWINDLING_SUPPLIES):
        found.append(t.DWINDLING_SUPPLIES)
    return tuple(found)


def named(events: tuple[int, ...]) -> list[Pick]:
    return [EVENT[event] for event in events]


@rule
async def hopelessness(s: State) -> None:
    """UK-13.6"""
    for knight in (*heroes_in_order(s), PRINCESS):
        await suffer(s, knight, s.terms.event_amount[t.HOPELESSNESS])


def dwindle(s: State) -> None:
    for knight in [*heroes_in_order(s), PRINCESS]:
        if s.tokens[knight] >= t.TOO_MANY_TOKENS:
            lose_tokens(s, knight, s.terms.event_amount[t.DWINDLING_SUPPLIES])
