"""Sections 1, 3 and 14: setting up, five rounds, and who has won."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.overlord import tables as t
from monoceros.games.overlord.effects.market import fill_row, gain
from monoceros.games.overlord.effects.round import end_game
from monoceros.games.overlord.effects.setup import deal_extra, lay_out, shuffle_decks
from monoceros.games.overlord.picks import TAKE
from monoceros.games.overlord.rules.round import play_round
from monoceros.games.overlord.state import State, player_number, player_order
from monoceros.games.overlord.tables import EMPTY, EXTRA_CARDS, ROUNDS


@rule
async def play(s: State) -> None:
    """UO-1.2 Five rounds, no more and no less."""
    await set_up(s)
    for _ in range(ROUNDS):
        await play_round(s)
    end_game(s, ranked(s))


@rule
async def set_up(s: State) -> None:
    """UO-3.1 to UO-3.26 In the order of UO-3.18: starting player, piles, Marketplace, extra cards, decks."""
    lay_out(s, s.chance.pick(s.seats))
    for row in range(t.ROWS):
        fill_row(s, row)
    if s.terms.advanced:
        await advanced_extras(s)
    else:
        for seat in player_order(s):
            deal_extra(s, seat, EXTRA_CARDS)
    shuffle_decks(s)


@rule
async def advanced_extras(s: State) -> None:
    """UO-3.20 to UO-3.24 One Unit each by chance, then twice a card from the Marketplace, the last player first."""
    for seat in player_order(s):
        deal_extra(s, seat, 1)
    for _ in range(EXTRA_CARDS - 1):
        for chooser in player_order(s)[::-1]:
            pick: Pick = await choose(chooser, "setup", for_setup(s))
            gain(s, chooser, t.ROW_OF[pick[1]], pick[2] - 1)


def for_setup(s: State) -> list[Pick]:
    """UO-3.22 Units and Items, no Territories."""
    return [TAKE[at] for at, card in enumerate(s.market[: t.TERRITORY * t.SLOTS]) if card != EMPTY]


def ranked(s: State) -> list[int]:
    """UO-14.6, UO-14.7 By Renown, then Might in the last round, then the later player number."""
    return sorted(
        range(s.seats), key=lambda seat: (s.renown[seat], s.might[seat], player_number(s, seat)), reverse=True
    )
