"""VF-59.7 to VF-59.10, VF-60.6e, T21: the Ghost plays other roles' turns."""

from __future__ import annotations

from monoceros.engine.core import ask
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects_ghost import drop_card, let_go, possess, show_card
from monoceros.games.vast.effects_possession import begin_possession, end_possession, leave_map
from monoceros.games.vast.facts_ghost import is_warded
from monoceros.games.vast.picks_ghost import PASS, REVEAL
from monoceros.games.vast.rules import game
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import GHOST
from monoceros.games.vast.tables_ghost import NO_CARD


@rule
async def possess_role(s: State, role: int) -> None:
    """VF-59.7 A turn of this role from the start, with the numbers of T21; leftovers go back."""
    possess(s, role)
    begin_possession(s, role)
    await possession_turn(s, role)
    end_possession(s, role)
    let_go(s)


@rule
async def possession_turn(s: State, role: int) -> None:
    """The turn itself; locking an Artifact ends it at once (VF-59.9c)."""
    await game.role_turn(s, role)


@rule
async def strangers(s: State, role: int) -> None:
    """VF-59.8 With one other player or none the cards are of roles that nobody plays, each at its place in the round.

    A card is played at the end of her own turn if its position comes before the other player's, and at the end of his
    turn otherwise; alone she plays every card at the end of her turn.
    """
    if s.ghost.chosen == NO_CARD or s.ghost.shown or is_warded(s) or not is_due(s, role):
        return
    pick: str = await ask(s.terms.seat_of[GHOST], "possess", stranger_picks(s, role))
    if pick == REVEAL:
        card = s.ghost.chosen  # only now: a rule's variables are no place for what is hidden
        show_card(s)
        await possess_role(s, card)
        leave_map(s, card)
        drop_card(s)


def is_due(s: State, role: int) -> bool:
    """Could a card be played now, as far as anybody knows?"""
    return s.seats == 1 or role == GHOST or s.terms.seat_of[role] != s.terms.seat_of[GHOST]


def stranger_picks(s: State, role: int) -> tuple[str, ...]:
    return (REVEAL, PASS) if is_time(s, role) else (PASS,)


def is_time(s: State, role: int) -> bool:
    """Is it the moment of the card that lies on the Possession space?"""
    card = s.ghost.chosen
    if card == GHOST:
        return False
    if s.seats == 1:
        return True
    positions = s.terms.ghost.card_position
    opponent = s.terms.role_of[1 - s.terms.seat_of[GHOST]]
    early = positions[card] < positions[opponent]
    return early == (role == GHOST)
