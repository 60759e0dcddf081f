"""VF-30.6, VF-30.13, VF-54.7: Event and Treasure cards for the Knight; the Cave [Ghost] says which, if there is one."""

from __future__ import annotations

from monoceros.engine.core import Pick, ask
from monoceros.engine.lowering import rule
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_events import choose_event, deal_treasures, give_treasure, look_ahead, offer_events
from monoceros.games.vast.effects_knight import (
    draw_event,
    draw_treasure_card,
    events_left,
    offer_treasure,
    treasures_left,
)
from monoceros.games.vast.picks_cave import EVENT_NUMBER, EVENT_PICK
from monoceros.games.vast.picks_knight import TREASURE_NUMBER
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY


@rule
async def next_event(s: State) -> int:
    """VF-30.13 The top card; with a Cave one of three. NOTHING if there are no more."""
    if s.terms.cave_seat == EMPTY:
        return draw_event(s)
    if not events_left(s):
        return k.NOTHING
    offer_events(s)
    name: str = await ask(s.terms.cave_seat, "event_choice", event_picks(s))
    choose_event(s, EVENT_NUMBER[name])
    look_ahead(s)
    return s.knight.event


def event_picks(s: State) -> list[Pick]:
    return [EVENT_PICK[event] for event in sorted(set(s.cave.offered))]


@rule
async def deal_treasure(s: State) -> None:
    """VF-30.6 A card is offered to her: the top one; with a Cave one of two, the other goes under the deck."""
    if s.terms.cave_seat == EMPTY or treasures_left(s) == 1:
        offer_treasure(s, draw_treasure_card(s))
        return
    deal_treasures(s)
    name: str = await ask(s.terms.cave_seat, "treasure_choice", treasure_picks(s))
    give_treasure(s, TREASURE_NUMBER[name])


def treasure_picks(s: State) -> list[Pick]:
    return [k.TREASURE_IDS[card] for card in range(k.TREASURE_CARDS) if s.knight.treasure_at[card] == k.DEALT]
