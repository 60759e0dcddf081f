"""What bots know of the game: how good a position is (section 20), and what a quick player would do."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.tower.facts import army_of, bases_in, special_limit, troops_of_kind
from monoceros.games.tower.picks import DONE, END, PASS
from monoceros.games.tower.state import State
from monoceros.games.tower.tables import (
    ABILITIES,
    CARDS,
    COMMON,
    HEAVY,
    PALACE,
    SHOOTER,
    SLOT_OF,
    SPACES,
    SPECIAL,
    TERRITORIES,
    TROOP_LIMIT,
)

TROOP_VALUE: Final = (1.2, 1.6, 2.0, 3.0, 2.5)
BASE_VALUE: Final = 3.5
SPECIAL_VALUE: Final = 5.0
FULL_TERRITORY: Final = 2.0
ABILITY_CARD: Final = 1.0
GOOD_ABILITY_CARD: Final = 1.5  # walls and special troops
BASE_CARD: Final = 1.2
EXPOSED: Final = 6.0  # a territory through which the palace could fall
STEEP: Final = 22.0  # a lead of so much is worth about three games in four
PATIENCE: Final = 256.0  # the square of the turns in a row after which half the hope is gone


def value(s: State, seat: int) -> float:
    """How likely the seat is to win, 0 to 1, judged from what lies on the table and in the hands."""
    if not s.stack:
        return 0.5 if s.winner < 0 else float(s.winner == seat)
    lead = (s.wins[seat] - s.wins[1 - seat]) * 40.0
    if s.army[0] >= 0 and s.army[1] >= 0:
        lead += worth(s, seat) - worth(s, 1 - seat)
        lead += exposure(s, 1 - seat) - exposure(s, seat)
    return (0.5 + 0.5 * lead / (STEEP + abs(lead))) * hope_left(s.waited[seat])


def hope_left(waited: int) -> float:
    """Where nobody renews or attacks nobody ever wins: the longer a seat lets its turns pass, the less is left."""
    return PATIENCE / (PATIENCE + float(waited * waited))


def worth(s: State, seat: int) -> float:
    """Troops, bases, full territories, special troops and cards of a seat."""
    total = SPECIAL_VALUE * s.specials[seat] + FULL_TERRITORY * float(special_limit(s, seat))
    for at in range(seat * SPACES, seat * SPACES + SPACES):
        kind = s.bases[at]
        if kind >= 0:
            total += BASE_VALUE + TROOP_VALUE[kind] * s.troops[at]
    hands, first = s.hands, seat * CARDS
    for card in range(CARDS):
        number = hands[first + card]
        if number:
            each = BASE_CARD if card >= ABILITIES else GOOD_ABILITY_CARD if card >= COMMON else ABILITY_CARD
            total += each * number
    return total


def exposure(s: State, seat: int) -> float:
    """Own territories that the enemy's strongest group could clear and still bring ten to the palace."""
    enemy = 1 - seat
    strongest = 0
    for group in range(PALACE + 1):
        strongest = max(strongest, group_power(s, enemy, group))
    palace = army_of(s, seat).palace_power + s.specials[seat] * army_of(s, seat).special_power
    total = 0.0
    for territory in range(TERRITORIES):
        if strongest >= palace + cost_to_clear(s, seat, territory):
            total += EXPOSED
    return total


def group_power(s: State, seat: int, group: int) -> int:
    """The sum of printed power in a group."""
    army = army_of(s, seat)
    if group == PALACE:
        return s.specials[seat] * army.special_power if army.special_attacks else 0
    total = 0
    for at in range(seat * SPACES + group * 3, seat * SPACES + group * 3 + 3):
        if s.troops[at]:
            total += s.troops[at] * army.power[s.bases[at]]
    return total


def cost_to_clear(s: State, seat: int, territory: int) -> int:
    """The damage that destroys everything in a territory."""
    army = army_of(s, seat)
    total = group_power(s, seat, territory)
    for at in range(seat * SPACES + territory * 3, seat * SPACES + territory * 3 + 3):
        if s.bases[at] >= 0:
            total += army.base_power[s.bases[at]]
    return total


# -- a quick player ---


def instinct(s: State, ask: Ask) -> list[float]:
    """A weight for each option: what somebody who knows the game would do without thinking long."""
    return [weigh(s, ask.seat, ask.name, pick) for pick in ask.options]


def weigh(s: State, seat: int, question: str, pick: Pick) -> float:
    if question == "build":
        return weigh_building(s, seat, pick)
    if question == "attack":
        return weigh_attack(s, seat, pick)
    if question == "window":
        return weigh_ability(s, seat, pick)
    if question == "assign":
        return weigh_target(s, 1 - seat, pick)
    if question == "renew":
        return weigh_renewal(s, seat, pick)
    if question == "draw":
        return weigh_pile(s, seat, pick)
    if question == "go_on":
        return 10.0 if pick == "palace" and can_take_palace(s, seat) else 0.5
    if question == "discard":
        return 2.0 if pick[0] == "ability" and SLOT_OF[pick[1]] < COMMON else 0.5
    return 1.0


def weigh_building(s: State, seat: int, pick: Pick) -> float:
    """Empty spaces first, in the territory that is nearest to being full; cover only bases without troops."""
    if pick == DONE:
        return 0.3
    at = seat * SPACES + (pick[2] - 1) * 3 + pick[3] - 1
    if s.bases[at] >= 0:
        better = SLOT_OF[pick[1]] > s.bases[at]
        return 0.2 if better and s.troops[at] == 0 else 0.01
    return (4.0 + SLOT_OF[pick[1]]) * float(1 + bases_in(s, seat, pick[2] - 1))


def weigh_attack(s: State, seat: int, pick: Pick) -> float:
    """Strength against what stands there."""
    if pick == END:
        return 1.0
    group = PALACE if pick[1] == "palace" else int(pick[1]) - 1
    strength = group_power(s, seat, group)
    enemy, goal = 1 - seat, pick[2] - 1
    if bases_in(s, enemy, goal) == 0:
        palace = army_of(s, enemy).palace_power + s.specials[enemy] * army_of(s, enemy).special_power
        return 200.0 if strength >= palace else 0.02
    answer = group_power(s, enemy, goal) + 4 * bases_in(s, enemy, goal)
    gain = min(strength, cost_to_clear(s, enemy, goal)) - float(min(answer, strength)) * 0.8
    return 6.0 * gain if gain > 0 else 0.05


def weigh_ability(s: State, seat: int, pick: Pick) -> float:
    """Abilities that wait for a fight are kept for one; walls when the enemy is strong."""
    if pick == PASS:
        return 1.0
    slot = SLOT_OF[pick[1]]
    if slot == SPECIAL:
        return 20.0
    if slot == COMMON:
        return 3.0 if exposure(s, seat) > 0 else 0.3
    if slot == SHOOTER:
        return 2.0 if s.active == seat else 0.5
    if slot == HEAVY:
        return 4.0 if s.heavy_lost[seat] else 0.1
    return 0.8 if attack_declared(s) and troops_of_kind(s, seat, slot) >= 2 else 0.1


def attack_declared(s: State) -> bool:
    return any([frame[0] == "monoceros.games.tower.rules.battle.attack" for frame in s.stack])


def weigh_target(s: State, enemy: int, pick: Pick) -> float:
    """The dearest troop first."""
    if isinstance(pick, str):
        return 5.0
    kind = s.bases[enemy * SPACES + (pick[1] - 1) * 3 + pick[2] - 1]
    return TROOP_VALUE[kind] ** 2 if pick[0] == "troop" else BASE_VALUE


def weigh_renewal(s: State, seat: int, pick: Pick) -> float:
    """Renewing helps both: count who gains more (section 20)."""
    gain = room(s, seat) - room(s, 1 - seat) + 2.0
    return max(0.1, 2.0 + gain) if pick == "renew" else max(0.1, 2.0 - gain)


def room(s: State, seat: int) -> int:
    """Bases that would recruit."""
    first = seat * SPACES
    return sum([1 for at in range(first, first + SPACES) if s.bases[at] >= 0 and s.troops[at] < TROOP_LIMIT])


def weigh_pile(s: State, seat: int, pick: Pick) -> float:
    """Bases until about six are out, then abilities."""
    out = bases_in(s, seat, 0) + bases_in(s, seat, 1) + bases_in(s, seat, 2)
    held = sum(s.hands[seat * CARDS + ABILITIES : seat * CARDS + CARDS])
    wants_base = out + held < 7
    return 4.0 if (pick == "base") == wants_base else 1.0


def can_take_palace(s: State, seat: int) -> bool:
    """Is a group that fights now strong enough for the palace and what stands before it?"""
    enemy = 1 - seat
    palace = army_of(s, enemy).palace_power + s.specials[enemy] * army_of(s, enemy).special_power
    return max([group_power(s, seat, group) for group in range(PALACE + 1)]) >= palace
