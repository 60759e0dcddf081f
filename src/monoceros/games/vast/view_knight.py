"""What a seat may know of the Knight, and another world of her hidden cards that it cannot tell apart."""

from __future__ import annotations

from collections import Counter
from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.engine.pile import Pile, draw_from
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_knight import events_left, treasures_left
from monoceros.games.vast.facts_knight import (
    encounters_left,
    hero_cubes,
    monster_on,
    movement_of,
    perception_of,
    steps_left,
    strength_of,
)
from monoceros.games.vast.facts_unicorn import hunts_unicorn
from monoceros.games.vast.rules.knight_ambush import ambush_strength
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import CAVE, KNIGHT


def knight_view(s: State, seat: int | None) -> dict[str, Any]:
    """VF-11.4 All but her Sidequests, her face-down Treasures and the decks is public."""
    knight, tables = s.knight, s.terms.knight
    own = seat is not None and seat == s.terms.seat_of[KNIGHT]
    gave = seat is not None and seat == s.terms.cave_seat
    return {
        "health": knight.health,
        "most_health": tables.health,
        "grit": knight.grit,
        "track": knight.track,
        "cubes": list(knight.cubes),
        "room": tables.room,
        "hero_cubes": hero_cubes(s),
        "movement": movement_of(s),
        "perception": perception_of(s),
        "strength": strength_of(s),
        "steps": steps_left(s),
        "encounters": encounters_left(s),
        "smashed": knight.smashed,
        "goal": tables.goal,
        "target": s.terms.target[KNIGHT],
        "hunts": hunts_unicorn(s, KNIGHT),
        "smash": tables.smash,
        "line": k.LINE_NAMES[tables.line],
        "golem": knight.golem,
        "beetles": knight.beetles,
        "event": knight.event,
        "monster": knight.monster,
        "ambush": 0 if knight.monster == k.NOTHING and tables.line == k.LINE_C else ambush_strength(s),
        "over": knight.over,
        "quests": list(knight.quests) if own else None,
        "quest_count": len(knight.quests),
        "quests_left": knight.quest_deck.size(),
        "quests_gone": list(knight.quests_gone),
        "treasures": [shown_place(place, own, gave) for place in knight.treasure_at],
        "face_down": knight.treasure_at.count(k.FACE_DOWN),
        "offered": offered(s, own or gave),
        "treasures_left": treasures_left(s),
        "events_gone": list(knight.events_gone),
        "events_left": events_left(s),
        "monsters_left": knight.monster_deck.size(),
        "monster_discards": list(knight.monster_discards),
    }


def shown_place(place: int, own: bool, gave: bool) -> int:
    """Where a Treasure card is, as far as the seat knows: what she holds face down could be in the deck for others.

    The Cave that gave her a card knows it too, and alone what it is choosing from.
    """
    if gave or place in (k.FACE_UP, k.GONE) or (own and place != k.DEALT):
        return place
    return k.IN_DECK


def offered(s: State, own: bool) -> int:
    """The card that she may keep: she sees it, others only that there is one."""
    if k.OFFERED not in s.knight.treasure_at:
        return k.NOTHING
    return s.knight.treasure_at.index(k.OFFERED) if own else k.TREASURE_CARDS


def redeal_knight(s: State, seat: int | None, dealer: Dealer) -> None:
    """Her hidden cards change places with those of the decks, for everybody but her."""
    knight = s.knight
    if not knight.quest_deck.size() and not knight.quests_gone:
        return  # she is not set up yet
    for deck in (knight.quest_deck, knight.treasure_deck, knight.event_deck, knight.monster_deck):
        deck.forget_order()
    if seat != s.terms.seat_of[KNIGHT]:
        quests = sorted(knight.quests + knight.quest_deck.cards())
        knight.quests = sorted([draw_from(quests, dealer) for _ in knight.quests])
        knight.quest_deck = Pile(quests, [])
        knight.done = 0
    if seat is None or seat != s.terms.cave_seat:
        redeal_treasures(s, seat == s.terms.seat_of[KNIGHT], dealer)
    if seat is None or seat != s.terms.seat_of[CAVE]:
        redeal_events(s, seat is not None and seat == s.terms.cave_seat, dealer)


def redeal_treasures(s: State, own: bool, dealer: Dealer) -> None:
    """Cards that she does not hold, or if it is not her, that she holds face down; the Cave knows them all."""
    knight = s.knight
    if own and not knight.treasures_under and k.DEALT not in knight.treasure_at:
        return
    unknown = (k.IN_DECK, k.DEALT) if own else (k.IN_DECK, k.DEALT, k.OFFERED, k.FACE_DOWN)
    hidden = [card for card in range(k.TREASURE_CARDS) if knight.treasure_at[card] in unknown]
    places = sorted([knight.treasure_at[card] for card in hidden])
    dealer.shuffle(hidden)
    for card, place in zip(hidden, places, strict=True):
        knight.treasure_at[card] = place
    in_deck = [card for card in hidden if knight.treasure_at[card] == k.IN_DECK]
    under = len(knight.treasures_under)
    knight.treasures_under = in_deck[:under]
    knight.treasure_deck = Pile(in_deck[under:], [])


def redeal_events(s: State, drawn: bool, dealer: Dealer) -> None:
    """What only the Cave may look at; the Cave Ghost knows the cards that she has just drawn."""
    knight = s.knight
    if not knight.event_deck.top and not knight.events_under and not s.cave.offered:
        return
    kept = [] if not drawn else s.cave.offered
    pool = sorted(knight.event_deck.cards() + knight.events_under + ([] if drawn else s.cave.offered))
    dealer.shuffle(pool)
    offered, top, under = len(s.cave.offered), len(knight.event_deck.top), len(knight.events_under)
    s.cave.offered = kept[:] if drawn else [pool.pop() for _ in range(offered)]
    knight.events_under = [pool.pop() for _ in range(under)]
    knight.event_deck = Pile(pool[top:], pool[:top])


# -- no piece is ever lost or made ---


def check_knight(s: State) -> None:
    knight, tables = s.knight, s.terms.knight
    assert sum(knight.cubes) + bin(knight.track).count("1") == tables.cubes, "a Hero cube is lost or made"
    assert min(knight.cubes) >= 0, "a place owes a Hero cube"
    assert 0 <= knight.grit <= tables.most_grit, "Grit has overrun its track"
    assert 0 <= knight.health <= tables.health, "Health has overrun its track"
    quests = knight.quests + knight.quest_deck.cards() + knight.quests_gone
    assert sorted(quests) == sorted(tables.quests), "a Sidequest is lost or made"
    assert knight.quests == sorted(knight.quests), "a hand tells the order of its cards"
    in_deck = [card for card in range(k.TREASURE_CARDS) if knight.treasure_at[card] == k.IN_DECK]
    assert sorted(knight.treasure_deck.cards() + knight.treasures_under) == in_deck, "a Treasure card is in two places"
    events = Counter(knight.event_deck.cards() + knight.events_under + s.cave.offered + knight.events_gone)
    assert events == Counter(dict(enumerate(tables.event_copies))), "an Event is lost or made"
    waiting = [monster for tile in range(len(s.tokens)) if (monster := monster_on(s, tile)) != k.NOTHING]
    drawn = [knight.monster] if knight.monster != k.NOTHING and knight.monster not in waiting else []
    monsters = knight.monster_deck.cards() + knight.monster_discards + waiting + drawn
    assert sorted(monsters) == list(range(k.MONSTERS)), "a Monster is lost or made"
