"""CD-15.2: which Action cards can do something now."""

from __future__ import annotations

from monoceros.games.crown import tables as t
from monoceros.games.crown.facts import can_draw, crown_owner, free_ground, free_slots, has_empty_land
from monoceros.games.crown.pieces import is_dragon_in_game
from monoceros.games.crown.rules.black import rich
from monoceros.games.crown.rules.board_cards import can_march, exits, other_castles, rock_places, undermined
from monoceros.games.crown.rules.troop_cards import can_drill, captains, recruitable, secretive, wavering
from monoceros.games.crown.state import State
from monoceros.games.crown.tables import ACTION_DECK, EMPTY, FOOD_CAP, GOLD_CAP


def is_playable(s: State, seat: int, card: int) -> bool:
    """CD-15.2 A card may be played only if its text can do something."""
    word, number = s.terms.action_word[card], s.terms.action_number[card]
    if word <= t.TAKE_FOOD:
        return is_purse_card_playable(s, seat, word)
    if word == t.RECALL:
        return has_empty_land(s, seat)
    if word == t.MARCH:
        return can_march(s, seat, number)
    if word == t.PASSAGE:
        return bool(exits(s, seat))
    if word == t.SHIFT_ROCK:
        return bool(rock_places(s))
    if word == t.MASONS:
        return bool(free_slots(s, seat))
    if word == t.ARCHITECT:
        return s.gold[seat] >= number and bool(free_ground(s, seat))
    if word == t.SAPPERS:
        return bool(undermined(s, seat))
    if word in (t.CONSCRIPT, t.CAPTAIN, t.DESERTERS, t.DRILL, t.SPY):
        return is_troop_card_playable(s, seat, word)
    if word == t.HORN:
        return is_dragon_in_game(s)  # CD-20.6
    if word == t.LULLABY:
        return s.dragon_at != EMPTY or s.alert > 1  # CD-20.7
    if word == t.SCHOLAR:
        return can_draw(s, ACTION_DECK)
    if word == t.PROCESSION:
        return crown_owner(s) == seat and bool(other_castles(s, seat))  # CD-20.18
    return True  # what stays (CD-15.4)


def is_purse_card_playable(s: State, seat: int, word: int) -> bool:
    if word == t.TAKE_GOLD:
        return bool(rich(s, seat, gold=True))
    if word == t.TAKE_FOOD:
        return bool(rich(s, seat, gold=False))
    if word == t.FOOD:
        return s.food[seat] < FOOD_CAP
    return s.gold[seat] < GOLD_CAP and (word != t.CARAVAN or s.food[seat] > 0)


def is_troop_card_playable(s: State, seat: int, word: int) -> bool:
    if word == t.CONSCRIPT:
        return bool(recruitable(s, seat))
    if word == t.CAPTAIN:
        return bool(captains(s, seat))
    if word == t.DESERTERS:
        return bool(wavering(s, seat))
    return can_drill(s, seat) if word == t.DRILL else bool(secretive(s, seat))
