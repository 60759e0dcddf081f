"""Where a piece would like to go: how far everything is for it, and which of its aims pays most (section 24)."""

from __future__ import annotations

from typing import Final

from monoceros.games.crown import tables as t
from monoceros.games.crown.bots_odds import CROWN, attack_worth, wall_worth
from monoceros.games.crown.facts import branch_of_unit, castle_count, is_opposed
from monoceros.games.crown.geometry import (
    AREA,
    CROWN_SPACE,
    FORTRESS,
    NEIGHBOURS,
    SHOTS,
    SPACES,
    TERRITORY,
    TUNNEL_AT,
    WALL_SLOTS,
)
from monoceros.games.crown.paths import has_battle_left, is_own_castle, other_tunnels
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import DRAGON, EMPTY, HOLDERS, WALL

UNSEEN: Final = 99
SOLID: Final = 98  # nobody can go there
HORIZON: Final = 14  # steps that a piece looks ahead
PATIENCE: Final = 0.94  # what an aim keeps of its worth for each step that is left for another turn
NEXT_TURN: Final = 0.75  # and for the turn itself: others move before
BIT: Final[list[int]] = [1, 2, 4, 8, 16, 32, 64, 128]


class Survey:
    """The board as a piece sees it: the steps to each space, and which first steps begin a shortest way there."""

    __slots__ = ("doors", "far", "ways")

    def __init__(self, far: list[int], ways: list[int], doors: list[int]) -> None:
        self.far: list[int] = far
        self.ways: list[int] = ways  # as a mask of doors
        self.doors: list[int] = doors  # the spaces of the first steps


def survey(s: State, holder: int, most: int) -> Survey:
    """Ring by ring. A tunnel leads to the others; an own castle counts as a space like others."""
    start = s.where[holder]
    far, ways = [UNSEEN] * SPACES, [0] * SPACES
    doors: list[int] = []
    far[start] = 0
    ring = [start]
    for steps in range(1, most + 1):
        after: list[int] = []
        for space in ring:
            beside = NEIGHBOURS[space]
            if TUNNEL_AT[space] >= 0:
                beside = beside + other_tunnels(s, space)
            for there in beside:
                if far[there] == UNSEEN:
                    far[there] = steps if is_passable(s, holder, there) else SOLID
                    if far[there] == steps:
                        after.append(there)
                        if steps == 1:
                            ways[there] = BIT[len(doors)]
                            doors.append(there)
                if far[there] == steps and steps > 1:
                    ways[there] |= ways[space]
        if not after:
            break
        ring = after
    return Survey(far, ways, doors)


def is_passable(s: State, holder: int, space: int) -> bool:
    """As `step_cost`, without the cost."""
    seat = holder // HOLDERS
    if s.board[space] != EMPTY:
        return is_own_castle(s, seat, space)
    if space == s.rock:
        return False
    if TERRITORY[space] == s.territory[seat]:
        return True
    return bool(s.cards[holder]) and (AREA[space] != FORTRESS or holder % HOLDERS == 0)


# -- aims ---


class Aims:
    """The best aim for each first step, and the best one if the piece stays where it is."""

    __slots__ = ("beside", "by_door", "here", "now")

    def __init__(self, doors: int) -> None:
        self.by_door: list[float] = [0.0] * doors
        self.here: float = 0.0
        self.now: float = 0.0  # the best that can be done in this move
        self.beside: float = 0.0  # the crown: what can be done besides a battle

    def add(self, worth: float, far: int, ways: int, steps: int) -> None:
        """`far`: steps to where it can be done; `steps`: what the piece has left in this move."""
        if far <= steps:
            going = worth
            self.now = max(self.now, worth)
        else:
            going = worth * NEXT_TURN * PATIENCE ** float(far - steps)
        for door in range(len(self.by_door)):
            if ways & BIT[door]:
                self.by_door[door] = max(self.by_door[door], going)
        self.here = max(self.here, worth * NEXT_TURN * PATIENCE ** float(far))


def aims_of(s: State, holder: int, steps: int, seen: Survey) -> Aims:
    """Rivals' figures and castles, their walls, the dragon, the crown."""
    aims = Aims(len(seen.doors))
    seat = holder // HOLDERS
    if not s.cards[holder]:
        return aims
    ready = has_battle_left(s, holder)
    reach = steps if ready else EMPTY  # whoever has fought can only come nearer
    shoots = branch_of_unit(s, holder) == t.ARCHERY
    for prey in range(s.seats * HOLDERS):
        if s.where[prey] != EMPTY and is_opposed(s, seat, prey // HOLDERS):
            aim_at(s, holder, prey, s.where[prey], reach, shoots, seen, aims)
    if holder % HOLDERS == 0:
        if s.dragon_at != EMPTY:
            aim_at(s, holder, DRAGON, s.dragon_at, reach, shoots, seen, aims)
        if s.crown == EMPTY and seen.far[CROWN_SPACE] < SOLID and s.where[holder] != CROWN_SPACE:
            worth = CROWN if castle_count(s, seat) else 0.5 * CROWN
            aims.add(worth, seen.far[CROWN_SPACE], seen.ways[CROWN_SPACE], steps)
            aims.beside = worth if seen.far[CROWN_SPACE] <= steps else 0.0
    for other in range(s.seats):
        if s.walls[other] and is_opposed(s, seat, other):
            aim_at_walls(s, holder, other, reach, seen, aims)
    return aims


def aim_at(s: State, holder: int, prey: int, at: int, steps: int, shoots: bool, seen: Survey, aims: Aims) -> None:
    """From the nearest space beside it or, for archers, the nearest within range."""
    stand = nearest(s, holder, SHOTS[at] if shoots else NEIGHBOURS[at], EMPTY, seen)
    if stand != EMPTY:
        worth = attack_worth(s, holder, prey, 2 if shoots else 1)
        if worth > 0.0:
            aims.add(worth, seen.far[stand], seen.ways[stand], steps)


def aim_at_walls(s: State, holder: int, owner: int, steps: int, seen: Survey, aims: Aims) -> None:
    """The nearest wall of a rival."""
    stand = EMPTY
    for wall in WALL_SLOTS[s.territory[owner]]:
        if s.board[wall] == WALL + owner:
            stand = nearest(s, holder, NEIGHBOURS[wall], stand, seen)
    if stand != EMPTY:
        aims.add(wall_worth(s, owner), seen.far[stand], seen.ways[stand], steps)


def nearest(s: State, holder: int, spaces: list[int], best: int, seen: Survey) -> int:
    """The space to attack from with the shortest way, if it is shorter than that to `best`; EMPTY if there is none."""
    far = SOLID if best == EMPTY else seen.far[best]
    for space in spaces:
        if seen.far[space] < far and can_stand(s, holder, space):
            best, far = space, seen.far[space]
    return best


def can_stand(s: State, holder: int, space: int) -> bool:
    """CD-7.13 A battle needs a space where the piece could stop."""
    return TUNNEL_AT[space] < 0 and s.board[space] in (EMPTY, holder)
