"""Spots with the Ghoul or the Vile Ghoul: pieces, points and Terror cards in a few words.

    ghouls("A01@0,1 r0", "A02@0,2", ghoul="0,1", movement=5, discs=3, terror="chase-1 sneak-2", draws="hunt-1",
           thief="0,0", roles="thief,ghoul")

`terror` are the cards that lie before it, `draws` those on top of the deck in the order in which they come. Everything
else is as in `dragons`; it is the Ghoul's own turn.
"""

from __future__ import annotations

from typing import Any

from kit import Played
from monoceros.engine.chance import Dealer
from monoceros.engine.pile import Pile
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.facts_ghoul import ghoul_seat, is_vile
from monoceros.games.vast.picks_ghoul import TERROR_NUMBER
from monoceros.games.vast.rules.ghoul_prowl import prowl
from monoceros.games.vast.state import State

from .dragons import mixed
from .spots import play, where


def ghouls(*tiles: str, **given: Any) -> State:
    """In its own turn, after it has set its statistics."""
    points = {name: given.pop(name) for name in list(given) if name in OWN}
    terror, draws = cards(given.pop("terror", "")), cards(given.pop("draws", ""))
    given.setdefault("roles", "ghoul")
    s = mixed(*tiles, **given)
    ghoul = s.ghoul
    if t.KNIGHT in s.terms.role_of:
        s.knight.health = s.terms.knight.health
    s.turn, ghoul.turns, ghoul.terror = t.VILE_GHOUL if is_vile(s) else t.GHOUL, 1, sorted(terror)
    ghoul.deck = Pile([card for card in range(g.TERRORS) if card not in terror + draws], draws[::-1])
    for name, value in points.items():
        setattr(ghoul, name, value)
    ghoul.pace = max(ghoul.pace, ghoul.movement)
    return s


OWN = (
    "movement",
    "discs",
    "fury",
    "treasures",
    "dice",
    "flat",
    "chart",
    "boosts",
    "slowed",
    "smashed",
    "struck",
    "under",
)


def cards(names: str) -> list[int]:
    return [TERROR_NUMBER[name] for name in names.split()]


def prowling(s: State, *lines: str, chance: list[int] | Dealer | None = None) -> Played:
    """It moves and acts; the lines are its own."""
    game = play(s, prowl, ghoul_seat(s), chance=chance)
    for line in lines:
        game.say(f"{ghoul_seat(s)} {line}")
    return game


def ghoul(s: State) -> tuple[int, int]:
    return where(s, s.stands[t.GHOUL_PIECE])


def steps(game: Played, seat: int = 0) -> list[str]:
    """What is offered of walking; nothing if the turn is over."""
    if game.is_over:
        return []
    return [pick for pick in game.options(seat) if pick.split()[0] in ("step", "charge", "jump", "pounce")]
