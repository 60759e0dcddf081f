"""What a quick player does with Action cards, Black cards and in battles (section 24)."""

from __future__ import annotations

from typing import Final

from monoceros.engine.core import Ask, Pick
from monoceros.games.crown import tables as t
from monoceros.games.crown.bots_moves import march_worth, sharpen, wall_gap
from monoceros.games.crown.bots_odds import CARD, CROWN, GENERAL, GOLD, prize, queue_loss, rivalry, wall_worth
from monoceros.games.crown.bots_trade import room_for, strength
from monoceros.games.crown.facts import castle_count, opponents, pieces_of, the_battle
from monoceros.games.crown.geometry import CROWN_SPACE, distance, flight
from monoceros.games.crown.picks import (
    ACTION_NUMBER,
    BLACK_NUMBER,
    DIRECTION,
    MILITARY_NUMBER,
    NONE,
    PASS,
    PAY,
    SPACE_NUMBER,
    STOP,
    USE,
)
from monoceros.games.crown.rules.battle import is_upkeep_due
from monoceros.games.crown.state import State
from monoceros.games.crown.strength import battle_attack, battle_defence, is_shooting, shot_away
from monoceros.games.crown.tables import BRANCHES, CASTLES, DRAGON, EMPTY, FOOD_CAP, GOLD_CAP, HOLDERS, WALL

CARD_HEAT: Final = 0.6
KEPT: Final = 0.4  # what a card is worth as long as it is not played

# -- the Play step ---


def play_weights(s: State, ask: Ask) -> list[float]:
    worths: list[float] = []
    for pick in ask.options:
        worths.append(KEPT if pick == NONE else play_worth(s, ask.seat, ACTION_NUMBER[pick]))
    return sharpen(worths, CARD_HEAT)


def play_worth(s: State, seat: int, card: int) -> float:
    """What a card would do now, in VP."""
    word, number = s.terms.action_word[card], s.terms.action_number[card]
    if word <= t.TAKE_FOOD:
        return purse_worth(s, seat, word, number)
    if word == t.MARCH:
        best = 0.0
        for holder in pieces_of(s, seat):
            best = max(best, march_worth(s, holder, number))
        return best
    if word == t.MASONS:
        return complete_worth(s, seat, castles=0, walls=1) + 0.9
    if word == t.ARCHITECT:
        return complete_worth(s, seat, castles=1, walls=0) + 4.0
    if word == t.CONSCRIPT:
        return 0.5 + max([room_for(s, seat, branch) for branch in range(BRANCHES)])
    if word == t.LULLABY:
        return dragon_fear(s, seat)
    if word == t.HORN:
        return 0.5 - dragon_fear(s, seat)
    if word == t.PASSAGE:
        return 3.0 if s.crown == EMPTY and castle_count(s, seat) else 0.2
    if word == t.RECALL:
        return 0.1
    return PLAIN_WORTH[word]


def purse_worth(s: State, seat: int, word: int, number: int) -> float:
    room = GOLD_CAP - s.gold[seat]
    if word == t.FOOD:
        return 0.15 * float(min(number, FOOD_CAP - s.food[seat]))
    if word == t.GRANT:
        return GOLD * float(min(room, number + castle_count(s, seat)))
    if word == t.CARAVAN:
        return 0.35 * float(min(room, min(number, s.food[seat])))
    if word == t.TAKE_GOLD:
        return 0.5 + GOLD * float(min(room, number))
    if word == t.TAKE_FOOD:
        return 0.5
    return GOLD * float(min(room, number))


def complete_worth(s: State, seat: int, castles: int, walls: int) -> float:
    """CD-10.11 Does this structure complete the kingdom?"""
    left = wall_gap(s, seat) - walls + CASTLES - castle_count(s, seat) - castles
    return 0.0 if left else 6.0 if s.queue else 18.0


def dragon_fear(s: State, seat: int) -> float:
    """How much the own castles and figures lose on the average if the dragon flies on."""
    if s.dragon_at == EMPTY:
        return 0.0
    total = 0.0
    for way in range(4):
        for far in range(1, 7):
            what = s.board[flight(s.dragon_at, way, far)]
            if 0 <= what < WALL and what // HOLDERS == seat:
                total += 2.0 + CARD * float(len(s.cards[what])) + (CROWN if what == s.crown else 0.0)
            elif what == WALL + seat:
                total += 0.5 + queue_loss(s, seat)
    return total / 24.0


PLAIN_WORTH: Final[list[float]] = [
    *(0.0, 0.0, 0.0, 0.0, 0.0, 0.0),  # the purse has its own rule
    *(0.1, 0.0, 0.0, 0.1),  # Recall, Forced March, Hidden Passage, Shift the Rock
    *(0.9, 4.0, 1.5),  # Master Masons, Royal Architect, Sappers
    *(2.0, 2.0, 1.3, 0.1),  # Conscription, Free Captain, Deserters, Drill
    *(0.9, 1.3, 1.1),  # Supply Train, War Banner, Shield Wall
    *(0.3, 0.3, 0.2, 1.6, 0.1),  # Dragon Horn, Lullaby, Spy, Scholar, Royal Procession
]


# -- targets of cards ---


def victim_weights(s: State, ask: Ask) -> list[float]:
    """Rob, pickpocket: who has most, and who is ahead."""
    worths: list[float] = []
    for pick in ask.options:
        if pick == PASS:
            worths.append(-1.0)
        else:
            worths.append(rivalry(s, pick) * 2.0 + 0.1 * float(min(3, s.gold[pick])))
    return sharpen(worths, CARD_HEAT)


def prey_weights(s: State, ask: Ask) -> list[float]:
    """Assassin, Deserters, Spy: the holder whose loss hurts most."""
    worths: list[float] = []
    for pick in ask.options:
        prey = s.board[SPACE_NUMBER[pick]]
        worths.append(prize(s, ask.seat, prey))
    return sharpen(worths, CARD_HEAT)


def wall_weights(s: State, ask: Ask) -> list[float]:
    """Arson, Sappers: the wall of whoever is in the queue."""
    worths: list[float] = []
    for pick in ask.options:
        if pick == STOP:
            worths.append(-1.0)
        else:
            worths.append(wall_worth(s, s.board[SPACE_NUMBER[pick]] - WALL))
    return sharpen(worths, CARD_HEAT)


def flight_weights(s: State, ask: Ask) -> list[float]:
    """Dragon Horn, Dragon Whisper: away from the own kingdom, into the others'."""
    worths: list[float] = []
    for pick in ask.options:
        if s.dragon_at == EMPTY:
            worths.append(0.0)
        elif isinstance(pick, str):
            worths.append(landing_worth(s, ask.seat, flight(s.dragon_at, DIRECTION.index(pick), s.die_white)))
        else:
            worths.append(landing_worth(s, ask.seat, flight(s.dragon_at, DIRECTION.index(pick[1]), pick[2])))
    return sharpen(worths, CARD_HEAT)


def landing_worth(s: State, seat: int, space: int) -> float:
    what = s.board[space]
    if what in (EMPTY, DRAGON):
        return 0.0
    owner = what - WALL if what >= WALL else what // HOLDERS
    if owner == seat:
        return -3.0 - queue_loss(s, seat) - (CROWN if what == s.crown else 0.0)
    return wall_worth(s, owner) if what >= WALL else 0.7 * prize(s, seat, what)


def exit_weights(s: State, ask: Ask) -> list[float]:
    """Hidden Passage, the rock: near the crown while it lies on G7."""
    return [1.0 / (1.0 + float(distance(SPACE_NUMBER[pick], CROWN_SPACE))) for pick in ask.options]


# -- Black cards before the hero moves ---


def start_weights(s: State, ask: Ask) -> list[float]:
    """Hidden Heirloom and Bribe at once; the others when they hurt somebody who is ahead."""
    worths: list[float] = []
    for pick in ask.options:
        if pick == PASS:
            worths.append(1.0)
            continue
        word = s.terms.black_word[BLACK_NUMBER[pick]]
        if word == t.HEIRLOOM:
            worths.append(10.0)
        elif word == t.BRIBE:
            worths.append(2.5 if s.gold[ask.seat] <= GOLD_CAP - 3 else 0.5)
        elif word == t.ARSON:
            worths.append(max([wall_worth(s, other) for other in opponents(s, ask.seat)]) * 1.5)
        else:
            worths.append(max([rivalry(s, other) for other in opponents(s, ask.seat)]) * (GENERAL + CARD))
    return sharpen(worths, CARD_HEAT)


def roll_weights(s: State, ask: Ask) -> list[float]:
    """Loaded Die for a hero who has somewhere to go, Dragon Whisper when the dragon would come down on the own land."""
    worths: list[float] = []
    for pick in ask.options:
        if pick == PASS:
            worths.append(0.5)
        elif s.terms.black_word[BLACK_NUMBER[pick]] == t.LOADED_DIE:
            hero = ask.seat * HOLDERS
            far = march_worth(s, hero, 6)
            worths.append(0.5 * (far - march_worth(s, hero, s.die_white)))
        else:
            worths.append(-landing_worth(s, ask.seat, flight(s.dragon_at, s.die_black, s.die_white)))
    return sharpen(worths, CARD_HEAT)


def most_weights(ask: Ask) -> list[float]:
    """Loaded Die: as far as can be. Caravan: as much as can be."""
    return [float(pick) for pick in ask.options]


def answer_weights(s: State, ask: Ask) -> list[float]:
    """Countermand stops cards that build, bring troops or march against somebody."""
    strong = s.terms.action_word[s.open_card] in STOPPED
    return [1.0 if pick == PASS else 2.0 if strong else 0.1 for pick in ask.options]


STOPPED: Final = (t.ARCHITECT, t.MARCH, t.DESERTERS, t.CAPTAIN, t.TAKE_GOLD)

# -- battles: all cards are open now, so the outcome can be reckoned ---


def outcome(s: State, side: int, attack: int, defence: int) -> int:
    """1 if this side would win, 0 if nobody, -1 if the other: with so much more attack and defence for this side."""
    battle = the_battle(s)
    battle.attack_extra[side] += attack
    battle.defence_extra[side] += defence
    first = outcome_for_attacker(s)
    battle.attack_extra[side] -= attack
    battle.defence_extra[side] -= defence
    return first if side == 0 else -first


def outcome_for_attacker(s: State) -> int:
    battle = the_battle(s)
    if is_shooting(s, battle):
        every = (1 << len(s.cards[battle.defender])) - 1
        return 1 if shot_away(s, battle) == every else 0
    if battle_attack(s, battle, 0) > battle_defence(s, battle, 1):
        return 1
    if battle.attacker == DRAGON and battle.defender % HOLDERS:
        return 0  # CD-13.7
    return -1 if battle_attack(s, battle, 1) > battle_defence(s, battle, 0) else 0


def window_weights(s: State, ask: Ask) -> list[float]:
    """A card is used where it turns the battle, alone or with the others at hand."""
    battle = the_battle(s)
    side = 0 if battle.attacker != DRAGON and battle.attacker // HOLDERS == ask.seat else 1
    now = outcome(s, side, 0, 0)
    attack = defence = 0
    for pick in ask.options:
        more = help_of(s, pick)
        attack += more[0]
        defence += more[1]
    worths: list[float] = []
    for pick in ask.options:
        if pick == PASS:
            worths.append(0.0)
            continue
        more = help_of(s, pick)
        alone = outcome(s, side, more[0], more[1]) - now
        together = outcome(s, side, attack if more[0] else 0, defence if more[1] else 0) - now
        if pick in BLACK_NUMBER and s.terms.black_word[BLACK_NUMBER[pick]] == t.POISON:
            worths.append(1.0 if now < 1 else -2.0)
        else:
            worths.append(-2.0 + 4.0 * float(alone) + 2.5 * float(together))
    return sharpen(worths, CARD_HEAT)


def help_of(s: State, pick: Pick) -> tuple[int, int]:
    """What a card adds to the own attack and defence."""
    if pick in ACTION_NUMBER:
        card = ACTION_NUMBER[pick]
        number = s.terms.action_number[card]
        return (number, 0) if s.terms.action_word[card] == t.BANNER else (0, number)
    if pick in BLACK_NUMBER:
        card = BLACK_NUMBER[pick]
        number, word = s.terms.black_number[card], s.terms.black_word[card]
        return (number, 0) if word == t.AMBUSH else (0, number) if word == t.STAKES else (0, 0)
    return (0, 0)


def strongest_weights(s: State, ask: Ask) -> list[float]:
    """Poisoned Wells, Turncoat: the best card."""
    return sharpen([strength(s, MILITARY_NUMBER[pick]) for pick in ask.options], CARD_HEAT)


def upkeep_weights(s: State, ask: Ask) -> list[float]:
    """CD-12.39 A card is kept if a new one would cost more."""
    keeps = strength(s, s.matter) - GOLD * float(s.terms.military_upkeep[s.matter])
    return sharpen([keeps if pick == PAY else 0.8 for pick in ask.options], CARD_HEAT)


def supply_weights(s: State, ask: Ask) -> list[float]:
    cost = 0
    if is_upkeep_due(s, s.focus):
        for card in s.cards[s.focus]:
            cost += s.terms.military_upkeep[card]
    return [float(cost) if pick == USE else 1.5 for pick in ask.options]


# -- Henry's choice ---


def take_weights(s: State, ask: Ask) -> list[float]:
    """CD-17.3 The card that would do more now."""
    return sharpen([play_worth(s, ask.seat, ACTION_NUMBER[pick]) for pick in ask.options], CARD_HEAT)
