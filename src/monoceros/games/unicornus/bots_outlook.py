"""How the campaign is likely to go on: the princess's whole march rehearsed in numbers, without a copy of the state.

The rehearsal walks her to the goal as the rules would, lets her pay and fight on the way, and lets the heroes send what
they can spare. What is left of her at the end and how many rounds it took tell most of what a position is worth.
"""

from __future__ import annotations

from typing import Final

from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.facts import command_of, empire_strength, life_left
from monoceros.games.unicornus.state import MARCH, RAID, TURNS, State, area_of, map_of
from monoceros.games.unicornus.tables import DEFENSIVE, EMPTY, NO_END, PRINCESS

SPARE: Final = 0.6  # of a hero's tokens and resources that it can send
GROWTH_TOKENS: Final = 0.35  # what an action of a hero adds to that, on the average
GROWTH_RESOURCES: Final = 0.7
DRAWN_TO_HER: Final = 0.7  # of the enemy units beside her attack her in rounds to come; heroes draw others away
PATIENCE: Final = 4  # rounds that the rehearsal goes on when time is up
LONG: Final = 40  # rounds that a game without an end is thought to have left

# -- her way ---


def next_step(s: State, place: int, blocked: bool) -> int:
    """UK-6.4 to UK-6.6 The cheapest closer space, of equal ones the least guarded; EMPTY if she stays.

    `blocked`: heroes stand in her way as they stand now.
    """
    m = map_of(s)
    row = m.paths_to(s.goal)
    distance = row[place]
    if distance == 0:
        return EMPTY
    best, best_rank = EMPTY, 0
    for space in m.beside[place]:
        far = row[space]
        if far > distance or (blocked and s.knight_on[space] != EMPTY and s.knight_on[space] != PRINCESS):
            continue
        if far == distance and not blocked:
            continue
        foe = s.foe_on[space]
        guards = s.army[space] + (5 if foe != EMPTY else 0)
        rank = 10000 * (far - distance + 1) + 100 * m.difficulty[space] + guards
        if best == EMPTY or rank < best_rank:
            best, best_rank = space, rank
    return best


def route_ahead(s: State, steps: int) -> list[int]:
    """The spaces that she will enter next, if she can pay: around heroes that stand in her way now."""
    found: list[int] = []
    place = s.place[PRINCESS]
    for i in range(steps):
        place = next_step(s, place, i == 0)
        if place == EMPTY:
            break
        found.append(place)
    return found


def guard_of(s: State) -> int:
    """UK-10.3 What is taken off every blow against her: the Warrior, each ally. Havok is not always there."""
    guard = s.terms.princess_amount[t.WARRIOR] if s.princess == t.WARRIOR else 0
    allies = s.allies[PRINCESS]
    while allies:
        allies &= allies - 1
        guard += 1
    return guard


def strength_of(s: State, space: int) -> int:
    """UK-10.2 The enemy unit on a space as the princess meets it; Lionel without his court."""
    foe = s.foe_on[space]
    if foe == EMPTY:
        return s.army[space]
    life = s.terms.foe_life[foe] - s.foe_damage[foe]
    return s.army[space] + (2 * life if foe == t.DAHAKA else life)


def ambush_at(s: State, place: int, gone: list[int]) -> int:
    """What would attack her on a space in an enemy step: normal units beside it, aggressive ones too."""
    total = 0
    for space in map_of(s).beside[place]:
        foe = s.foe_on[space]
        if foe == EMPTY:
            if s.army[space] and space not in gone:
                total += s.army[space]
        elif s.terms.personality[foe] != DEFENSIVE and space not in gone:
            total += strength_of(s, space)
    return total


# -- what the heroes can send her ---


def reserve(s: State, ready_only: bool) -> tuple[float, float]:
    """Tokens and resources that heroes can spare for her, the less the farther they are.

    `ready_only`: of those who can still send in this round.
    """
    grid = map_of(s).grid
    here = area_of(s.place[PRINCESS])
    tokens, resources = 0.0, 0.0
    for hand in range(len(s.hero_of)):
        hero = s.hero_of[hand]
        if hero == EMPTY or s.place[hero] == EMPTY:
            continue
        if ready_only and s.acted >> hand & 1 and not (hero == s.active and s.actions > 0):
            continue
        share = SPARE if grid.is_near[area_of(s.place[hero]) * grid.slots + here] else 0.5 * SPARE
        tokens += share * float(s.tokens[hero])
        resources += share * float(s.resources[hero])
    return tokens, resources


def actions_left(s: State) -> int:
    """Actions that heroes have before the princess marches next."""
    if s.step >= MARCH:
        return 0
    each = t.ACTIONS_OF[s.seats]
    total = s.actions if s.step == TURNS and s.active != EMPTY else 0
    for hand in range(len(s.hero_of)):
        if s.hero_of[hand] != EMPTY and not s.acted >> hand & 1:
            total += each
    return total


# -- the rehearsal ---


class Rehearsal:
    """The march to the goal in numbers: her unit, the purse, what the heroes can spare, what is beaten already."""

    __slots__ = ("chest", "court", "gone", "guard", "life", "place", "purse", "room", "spare", "state", "tokens")

    def __init__(self, s: State) -> None:
        self.state: State = s
        self.place: int = s.place[PRINCESS]
        self.life: float = float(life_left(s, PRINCESS))
        self.tokens: float = float(s.tokens[PRINCESS])
        self.purse: float = float(s.resources[PRINCESS])
        self.guard: float = float(guard_of(s))
        self.court: int = empire_strength(s)
        self.spare: float = 0.0  # tokens that heroes can still send her in this round
        self.chest: float = 0.0  # resources likewise
        self.room: float = 0.0  # tokens that she could still take in this round
        self.gone: list[int] = []  # spaces of enemy units that are beaten by now

    def supply(self, ready_only: bool, actions: float) -> None:
        """Before a march: what there is to send, and what heroes gain meanwhile."""
        s = self.state
        if ready_only:
            self.spare, self.chest = reserve(s, True)
        self.spare += actions * GROWTH_TOKENS
        self.chest += actions * GROWTH_RESOURCES
        self.room = max(0.0, float(command_of(s, PRINCESS)) - self.tokens)

    def march(self, steps: int, blocked: bool) -> None:
        m = map_of(self.state)
        for _ in range(steps):
            to = next_step(self.state, self.place, blocked)
            if to == EMPTY:
                return
            cost = max(1.0, self.tokens + float(m.difficulty[to]))
            if self.purse < cost:
                drawn = min(cost - self.purse, self.chest)
                self.purse += drawn
                self.chest -= drawn
            if self.purse < cost:
                self.purse += 1.0
            else:
                self.purse -= cost
                self.place = to
                self.meet(to)

    def meet(self, space: int) -> None:
        """UK-10.2, UK-10.6 She beats whoever is there, and pays for it."""
        s = self.state
        foe = s.foe_on[space]
        if (s.army[space] == 0 and foe == EMPTY) or space in self.gone:
            return
        self.gone.append(space)
        blow = strength_of(s, space)
        if foe == t.LIONEL:
            blow += self.court
        elif foe != EMPTY and s.terms.empire[foe]:
            self.court -= 1
        self.take(float(blow) - self.guard)

    def take(self, blow: float) -> None:
        """Tokens fall first, then those that heroes have sent in time, then she bleeds."""
        if blow <= 0.0:
            return
        self.tokens -= blow
        if self.tokens < 0.0:
            drawn = min(-self.tokens, self.room, self.spare)
            self.room -= drawn
            self.spare -= drawn
            self.life += self.tokens + drawn
            self.tokens = 0.0

    def rest(self, share: float) -> None:
        """The enemy step where she stops: such a share of the enemy units beside her attack her."""
        s = self.state
        blow = share * float(ambush_at(s, self.place, self.gone)) - self.guard
        for space in map_of(s).beside[self.place]:
            if s.army[space] and s.foe_on[space] == EMPTY:
                self.gone.append(space)
        self.room = 0.0
        self.take(blow)


def last_round(s: State) -> int:
    """UK-14.2, UK-14.6 The round after which the game is lost."""
    last = s.round + LONG if s.terms.rounds == NO_END else s.terms.rounds
    return last if s.terms.turn_limit == 0 else min(last, s.terms.turn_limit)


def rehearse(s: State) -> tuple[float, float, float]:
    """How much of the princess is left when she has beaten the emperor, how many rounds are left then, and how much of
    her is left at the end of this round.

    All may be negative: by so much she falls short, by so many rounds she is late.
    """
    r = Rehearsal(s)
    each = 0
    for hero in s.hero_of:
        if hero != EMPTY:
            each += t.ACTIONS_OF[s.seats]
    r.supply(True, float(actions_left(s)))
    steps = t.PRINCESS_ACTIONS if s.step < MARCH else s.actions if s.step == MARCH else 0
    r.march(steps, True)
    if s.step <= RAID and r.place != s.goal:
        r.rest(1.0)
    soon = r.life + r.tokens
    rounds = s.round
    if r.place != s.goal:
        r.spare, r.chest = reserve(s, False)
    last = last_round(s)
    while r.place != s.goal and rounds < last + PATIENCE:
        rounds += 1
        r.supply(False, float(each))
        r.march(t.PRINCESS_ACTIONS, False)
        if r.place != s.goal:
            r.rest(DRAWN_TO_HER)
    late = float(map_of(s).paths_to(s.goal)[r.place]) / 3.0
    surplus = r.life + r.tokens + min(r.room, r.spare)
    return surplus, float(last - rounds) - late, soon
