"""Section 5.4: sending tokens, resources and potions."""

from __future__ import annotations

from monoceros.engine.core import Pick, choose
from monoceros.engine.lowering import rule
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.effects import deliver
from monoceros.games.unicornus.facts import escorted, recipients
from monoceros.games.unicornus.picks import KNIGHT, KNIGHT_NUMBER, NUMBER
from monoceros.games.unicornus.state import State, hand_of
from monoceros.games.unicornus.tables import EMPTY, PRINCESS


@rule
async def send(s: State, seat: int, knight: int, anywhere: bool) -> None:
    """UK-5.17 to UK-5.24 To one recipient: tokens, resources that they escort, potions for the princess."""
    s.asked = knight
    name: str = await choose(seat, "send_to", send_to(s, knight, anywhere))
    to = KNIGHT_NUMBER[name]
    s.sending = (to, EMPTY, 0)
    tokens: int = await choose(seat, "send_tokens", NUMBER[least_sent(s, knight, to) : s.tokens[knight] + 1])
    s.sending = (to, tokens, 0)
    resources: int = await choose(seat, "send_resources", NUMBER[: escorted(s, knight, tokens) + 1])
    s.sending = (to, tokens, resources)
    first = 0 if tokens else 1
    potions: int = await choose(seat, "send_potions", NUMBER[first : potions_for(s, knight, to) + 1])
    s.sending = (EMPTY, 0, 0)
    deliver(s, knight, to, tokens, resources, potions)


def least_sent(s: State, knight: int, to: int) -> int:
    """No variable of the rule: it tells of the hand, which is another one in an imagined world."""
    return 0 if potions_for(s, knight, to) else 1


def send_to(s: State, knight: int, anywhere: bool) -> list[Pick]:
    return [KNIGHT[other] for other in recipients(s, knight, anywhere)]


def potions_for(s: State, knight: int, to: int) -> int:
    """UK-5.23 Healing Potions go to the princess only."""
    return s.hands[hand_of(s, knight)].count(t.HEALING_POTION) if to == PRINCESS else 0
