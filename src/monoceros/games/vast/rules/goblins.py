"""Sections 40 to 43: the Goblins' turn: War, Monsters, Secrets, and the Tribes one after the other."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask, choose
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast.effects_goblins import (
    activate,
    add_goblins,
    begin_goblins_turn,
    begin_possession_goblins,
    change_rage,
    choose_war,
    draw_war,
    end_goblins_turn,
    play_secret,
    redraw_war,
    refuse_discs,
    set_population,
)
from monoceros.games.vast.facts import mind_of
from monoceros.games.vast.facts_goblins import has_monster, hideouts, is_alive, is_revealed, may_redraw, revealed_tribes
from monoceros.games.vast.picks_goblins import (
    ACTIVATE,
    END,
    LEADER,
    NOBODY,
    REDRAW_WAR,
    SECRET_NUMBER,
    TAKE_DISCS,
    TRIBE,
    TRIBE_NUMBER,
    WAR,
    WAR_NUMBER,
)
from monoceros.games.vast.rules import goblins_tribe
from monoceros.games.vast.rules.goblins_cards import add_plays, gain_monster, gain_secret, play_card
from monoceros.games.vast.rules.goblins_harm import scatter, wipe_out
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import FANGS_PIECE, GOBLINS, MAGMA, TERRAIN_OF, THIEF


@rule
async def goblins_turn(s: State) -> None:
    """VF-41.1 to VF-41.10"""
    seat = mind_of(s, GOBLINS)
    if s.possessed == GOBLINS:
        begin_possession_goblins(s)
        await lead_possessed(s, seat)
        return
    begin_goblins_turn(s)
    if s.terms.kept >> THIEF & 1:
        s.thief.hexed = 0
    await wage_war(s, seat)
    card = s.goblins.war[0]
    await muster(s, seat, card)
    for _ in range(s.terms.goblins.war_monsters[card]):
        await gain_monster(s, seat)
    for _ in range(s.terms.goblins.war_secrets[card]):
        await gain_secret(s)
    change_rage(s, s.terms.goblins.war_rage[card])
    await lead_tribes(s, seat)
    await suffer_magma(s)
    end_goblins_turn(s)


# -- the War card (VF-41.1 to VF-41.3) ---


@rule
async def wage_war(s: State, seat: int) -> None:
    """VF-41.1 As many War cards as Rage, and one of them is chosen. Secrets may be played before."""
    for _ in range(s.goblins.rage):
        draw_war(s)
    while len(s.goblins.war) > 1 or s.goblins.hand or may_redraw(s):
        pick: Pick = await ask(seat, "war", war_options(s))
        if pick[0] == "play":
            await play_card(s, seat, SECRET_NUMBER[pick[1]])
        elif pick[0] == "redraw":
            redraw_war(s, WAR_NUMBER[pick[1]])
        else:
            choose_war(s, WAR_NUMBER[pick])
            return
    choose_war(s, s.goblins.war[0])


def war_options(s: State) -> list[Pick]:
    options: list[Pick] = [WAR[card] for card in s.goblins.war]
    if may_redraw(s):
        options += [REDRAW_WAR[card] for card in s.goblins.war]
    add_plays(s, options)
    return options


@rule
async def muster(s: State, seat: int, card: int) -> None:
    """VF-41.2 Each Tribe receives its discs, but for those that refuse them, at 1 Rage each."""
    while s.goblins.rage and refusable(s, card):
        name: str = await choose(seat, "refuse", (TAKE_DISCS, *refusable(s, card)))
        if name == TAKE_DISCS:
            break
        refuse_discs(s, TRIBE_NUMBER[name])
    for tribe in range(g.TRIBES):
        number = s.terms.goblins.war_discs[g.TRIBES * card + tribe]
        if number and not s.goblins.refused >> tribe & 1:
            add_goblins(s, tribe, number)
    await overpopulation(s, seat)


def refusable(s: State, card: int) -> tuple[Pick, ...]:
    found: list[Pick] = []
    for tribe in range(g.TRIBES):
        if s.terms.goblins.war_discs[g.TRIBES * card + tribe] and not s.goblins.refused >> tribe & 1:
            found.append(TRIBE[tribe])
    return tuple(found)


@rule
async def overpopulation(s: State, seat: int) -> None:
    """VF-41.3, VF-43.16a, T14a Back to 4; then one Tribe scatters, but for a Leader, or if all had a Pet Frog."""
    crowded = False
    for tribe in range(g.TRIBES):
        if s.goblins.population[tribe] > g.MOST_GOBLINS:
            set_population(s, tribe, g.MOST_GOBLINS)
            crowded = crowded or not has_monster(s, tribe, g.FROG)
    if not crowded:
        return
    if s.goblins.hand:  # whoever holds Secrets is asked, so that nobody learns which
        name: str = await ask(seat, "overpopulation", crowd_options(s))
    else:
        name = await choose(seat, "overpopulation", crowd_options(s))
    if name == LEADER:
        play_secret(s, g.LEADER)
    else:
        await scatter(s, TRIBE_NUMBER[name])


def crowd_options(s: State) -> list[Pick]:
    """A revealed Tribe; a hidden one, if none is revealed."""
    tribes = revealed_tribes(s) or [tribe for tribe in range(g.TRIBES) if is_alive(s, tribe)]
    options: list[Pick] = [TRIBE[tribe] for tribe in tribes]
    if g.LEADER in s.goblins.hand:
        options.append(LEADER)
    return options


# -- the Tribes (VF-41.10) ---


@rule
async def lead_tribes(s: State, seat: int) -> None:
    """Each once, in any order; Secrets in between."""
    while waiting(s) or (s.goblins.hand and s.possessed != GOBLINS):
        pick: Pick = await ask(seat, "goblins", turn_options(s))
        if pick == END:
            return
        if pick[0] == "play":
            await play_card(s, seat, SECRET_NUMBER[pick[1]])
        else:
            tribe = TRIBE_NUMBER[pick[1]]
            activate(s, tribe)
            await goblins_tribe.activation(s, seat, tribe)
            s.goblins.active = g.NOTHING


def waiting(s: State) -> bool:
    """VF-42.9 Is there a Tribe that can still be activated?"""
    for tribe in range(g.TRIBES):
        if is_alive(s, tribe) and not s.goblins.activated >> tribe & 1:
            return True
    return False


def turn_options(s: State) -> list[Pick]:
    options: list[Pick] = []
    for tribe in range(g.TRIBES):
        if is_alive(s, tribe) and not s.goblins.activated >> tribe & 1:
            options.append(ACTIVATE[tribe])
    add_plays(s, options)
    options.append(END)
    return options


@rule
async def lead_possessed(s: State, seat: int) -> None:
    """T21 One hidden Tribe may come out first, and is activated like the others; no cards are used."""
    hidden = tuple([TRIBE[tribe] for tribe in range(g.TRIBES) if not is_revealed(s, tribe) and hideouts(s, tribe)])
    if hidden:
        name: str = await choose(seat, "first_tribe", (*hidden, NOBODY))
        if name != NOBODY:
            await goblins_tribe.come_out(s, seat, TRIBE_NUMBER[name])
    await lead_tribes(s, seat)


@rule
async def suffer_magma(s: State) -> None:
    """VF-65.11b Tribes that end their turn there."""
    for tribe in range(g.TRIBES):
        tile = s.stands[FANGS_PIECE + tribe]
        if tile >= 0 and TERRAIN_OF[tile] == MAGMA:
            await wipe_out(s, tribe)
