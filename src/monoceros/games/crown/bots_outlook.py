"""How good a position is (section 24): what each seat has and can do, in VP, and from that its chance to win."""

from __future__ import annotations

import math
from typing import Final

from monoceros.games.crown import tables as t
from monoceros.games.crown.bots_odds import guess_attack, guess_defence
from monoceros.games.crown.facts import branch_of_unit, castle_count, crown_owner, is_opposed, points_of, target
from monoceros.games.crown.geometry import CROWN_SPACE, SIDE, TERRITORY, flight
from monoceros.games.crown.state import State
from monoceros.games.crown.strength import bonus_applies, bonus_attack, bonus_defence
from monoceros.games.crown.tables import CASTLE, CASTLES, EMPTY, HOLDERS, WALL, WALLS

# -- weights, in VP: a regression on games of the instinct, rounded, see docs/crown.md ---

SCALE: Final = 40.0  # so many VP more make a seat 2.7 times as likely to win
CROWN: Final = 22.0  # whoever holds the crown
CROWN_POINTS: Final = 1.4  # and for each VP that its owner has: only with the crown do they win
READY: Final = 80.0  # crown and points: won at the start of the own next turn, unless somebody steps in
CASTLE_HELD: Final = 6.0
WALL_BUILT: Final = 1.2
LATE_WALL: Final = 2.5  # each from the sixth on
WAITING: Final = 9.0  # in the queue behind somebody
GOLD: Final = 1.2
FOOD: Final = 0.4
HERO_ATTACK: Final = 0.35  # for each point
HERO_DEFENCE: Final = 0.12
POWER: Final = 0.08  # attack and defence of generals, defence of castles
CROWN_GUARD: Final = 0.5  # defence of the castle with the crown
BONUS: Final = 3.0
OFFICER: Final = 4.0
HAND: Final = 1.5
FRONT: Final = 5.0
BLACK: Final = 6.0
CHANCE: Final = 1.1  # of what each piece could win in its next moves
THREAT: Final = 0.35  # of what could be lost
NEAR_CROWN: Final = 30.0
FEAR: Final = 1.0  # of the dragon
TROOPS: Final = 4.0  # a military card that could be lost

NEAREST: Final[list[float]] = [1.0, 0.85, 0.7, 0.55, 0.45, 0.35, 0.28, 0.22, 0.17, 0.13, 0.1]
FARTHEST: Final = 10  # steps beyond a piece's reach at which it counts no more
SEALED: Final = 0.4  # of a chance behind a ring of walls, for those who do not shoot
STEEP: Final = 0.02  # how the chance of a blow grows with each point of difference


class Field:
    """All holders in numbers, by holder: what they have, and what others think that they have."""

    __slots__ = ("attack", "chance", "defence", "looks_attack", "looks_defence", "threat")

    def __init__(self, size: int, seats: int) -> None:
        self.attack: list[int] = [0] * size
        self.defence: list[int] = [0] * size
        self.looks_attack: list[float] = [0.0] * size
        self.looks_defence: list[float] = [0.0] * size
        self.chance: list[float] = [0.0] * seats
        self.threat: list[float] = [0.0] * size


def outlook(s: State, seat: int) -> float:
    """The chance of a seat, or of its team, to win: each seat's VP and prospects, compared."""
    field = survey_field(s)
    total = own = 0.0
    for other in range(s.seats):
        hope = math.exp((prospects(s, other) + field_hope(s, other, field)) / SCALE)
        total += hope
        if not is_opposed(s, seat, other):
            own += hope
    return own / total


# -- what a seat has ---


def prospects(s: State, seat: int) -> float:
    points = points_of(s, seat)
    hope = float(points)
    if crown_owner(s) == seat:
        hope += CROWN + CROWN_POINTS * float(min(points, target(s))) + (READY if points >= target(s) else 0.0)
    castles, walls = castle_count(s, seat), s.walls[seat]
    hope += CASTLE_HELD * float(castles) + WALL_BUILT * float(walls)
    if castles == CASTLES and walls > 5:
        hope += LATE_WALL * float(walls - 5)
    if seat in s.queue and s.queue[0] != seat:
        hope += WAITING
    hope += GOLD * float(s.gold[seat]) + FOOD * float(s.food[seat])
    hope += HAND * float(min(6, len(s.hands[seat]))) + FRONT * float(len(s.front[seat]))
    return hope + BLACK * float(min(1, len(s.blacks[seat])))


# -- the board ---


def survey_field(s: State) -> Field:
    size = s.seats * HOLDERS
    field = Field(size, s.seats)
    terms = s.terms
    for holder in range(size):
        cards = s.cards[holder]
        if cards:
            attack = defence = 0
            for card in cards:
                attack += terms.military_attack[card]
                defence += terms.military_defence[card]
            if bonus_applies(s, holder):
                attack += bonus_attack(s, holder)
                defence += bonus_defence(s, holder)
            field.attack[holder] = attack
            field.defence[holder] = defence
            field.looks_attack[holder] = guess_attack(s, holder)
            field.looks_defence[holder] = guess_defence(s, holder)
    for holder in range(size):
        if s.cards[holder] and holder % HOLDERS < CASTLE and s.where[holder] != EMPTY:
            look_around(s, holder, field)
    return field


def look_around(s: State, holder: int, field: Field) -> None:
    """What a piece could win in its next moves, and whom it threatens."""
    seat = holder // HOLDERS
    shoots = branch_of_unit(s, holder) == t.ARCHERY
    reach = s.terms.moves[branch_of_unit(s, holder)] + (3 if shoots else 1)
    at = s.where[holder]
    column, row = at % SIDE, at // SIDE
    best = 0.0
    for prey in range(s.seats * HOLDERS):
        space = s.where[prey]
        if space == EMPTY or not is_opposed(s, seat, prey // HOLDERS):
            continue
        across, down = space % SIDE - column, space // SIDE - row
        beyond = (across if across > 0 else -across) + (down if down > 0 else -down) - reach
        if beyond > FARTHEST:
            continue
        near = NEAREST[max(0, beyond)]
        owner = prey // HOLDERS
        if not shoots and s.walls[owner] == WALLS and TERRITORY[space] == s.territory[owner]:
            near *= SEALED
        best = max(best, near * duel(s, holder, prey, shoots, field))
    field.chance[seat] += best


def duel(s: State, holder: int, prey: int, shoots: bool, field: Field) -> float:
    """What an attack would be worth; what the other side could lose by it is noted."""
    at_stake = spoils(s, prey)
    if not s.cards[prey]:
        field.threat[prey] = max(field.threat[prey], at_stake)
        return 0.4 * at_stake
    cards = len(s.cards[prey])
    shot = shoots and branch_of_unit(s, prey) != t.ARCHERY
    wall = field.looks_defence[prey] / (float(cards) if shot else 1.0)
    wins = chance(float(field.attack[holder]) - 5.0 - wall)
    field.threat[prey] = max(field.threat[prey], wins * at_stake)
    worth = wins * (10.0 + 0.4 * at_stake)
    if shot:
        return worth
    loses = (1.0 - wins) * chance(field.looks_attack[prey] - 5.0 - float(field.defence[holder]))
    return max(0.0, worth - loses * 10.0)


def chance(difference: float) -> float:
    return max(0.0, min(1.0, 0.5 + STEEP * difference))


def spoils(s: State, prey: int) -> float:
    """What its owner loses with a holder."""
    lost = TROOPS * float(len(s.cards[prey]))
    place = prey % HOLDERS
    if place < CASTLE:
        return lost + OFFICER
    lost += CASTLE_HELD
    if prey == s.crown:
        lost += CROWN
    owner = prey // HOLDERS
    return lost + (20.0 if s.queue and s.queue[0] == owner else 0.0)


def field_hope(s: State, seat: int, field: Field) -> float:
    """Troops, what they could do, and what threatens them."""
    hope = CHANCE * field.chance[seat]
    hero = seat * HOLDERS
    for holder in range(hero, hero + HOLDERS):
        if s.where[holder] != EMPTY:
            hope += troops_hope(s, holder, field.attack[holder], field.defence[holder])
            hope -= THREAT * field.threat[holder]
            if s.cards[holder] and bonus_applies(s, holder):
                hope += BONUS
    if s.crown == EMPTY and s.cards[hero] and s.where[hero] != EMPTY:
        hope += crown_near(s, seat)
    if s.dragon_at != EMPTY:
        hope -= FEAR * dragon_fear(s, seat)
    return hope


def troops_hope(s: State, holder: int, attack: int, defence: int) -> float:
    """A hero lives by attack, a castle by defence, a general by both."""
    place = holder % HOLDERS
    if place == 0:
        return HERO_ATTACK * float(attack) + HERO_DEFENCE * float(defence)
    if place >= CASTLE:
        return (CROWN_GUARD if holder == s.crown else POWER) * float(defence)
    return OFFICER + POWER * float(attack + defence)


def crown_near(s: State, seat: int) -> float:
    """The crown lies on G7, and the hero can fetch it."""
    space = s.where[seat * HOLDERS]
    across, down = space % SIDE - CROWN_SPACE % SIDE, space // SIDE - CROWN_SPACE // SIDE
    far = (across if across > 0 else -across) + (down if down > 0 else -down)
    return (NEAR_CROWN if castle_count(s, seat) else 0.5 * NEAR_CROWN) * NEAREST[min(FARTHEST, far)]


def dragon_fear(s: State, seat: int) -> float:
    """Section 24 The 24 landing spaces of the next roll: what the seat loses there on the average."""
    total = 0.0
    for way in range(4):
        for far in range(1, 7):
            what = s.board[flight(s.dragon_at, way, far)]
            if what == EMPTY or what > WALL + seat:
                continue
            if what == WALL + seat:
                total += 20.0 if s.queue and s.queue[0] == seat else 1.0
            elif what < WALL and what // HOLDERS == seat:
                total += spoils(s, what)
    return total / 24.0
