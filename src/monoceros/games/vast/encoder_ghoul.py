"""What a seat may know of the Ghoul or the Vile Ghoul, as numbers."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import Part, Row, one, put_counts, put_each, put_mask, put_nothing
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.encoder_parts import numbers_in
from monoceros.games.vast.facts_ghoul import ghoul_seat, is_vile, terrors_left
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import PIECE_NAMES, PIECES

LENT: Final = 3 + g.FACES  # of Ghoul.lent: discs, the die on the left, the chart


def encode_ghoul(out: Row, s: State, seat: int) -> None:
    """VF-11.4, VF-56.13 All is public but the deck, and the cards it looks at to keep one."""
    ghoul, tables = s.ghoul, s.terms.ghoul
    own = seat == ghoul_seat(s)
    put_each(out, [int(is_vile(s)), ghoul.fury, tables.fury_goal, ghoul.discs, ghoul.treasures, ghoul.smashed])
    put_each(out, [ghoul.turns, ghoul.slowed, tables.smash, tables.dice, int(tables.names_symbol)])
    put_counts(out, ghoul.terror, g.TERRORS)
    put_counts(out, ghoul.gone, g.TERRORS)
    put_each(out, [terrors_left(s), len(ghoul.under), len(ghoul.offered)])
    put_counts(out, ghoul.offered if own else [], g.TERRORS)
    put_under(out, ghoul.under if own else [])
    put_counts(out, [face - 1 for face in ghoul.dice], g.FACES)
    put_each(out, [ghoul.chosen, ghoul.pace, ghoul.movement, ghoul.sneaks, int(ghoul.scours), int(ghoul.seizes)])
    put_mask(out, ghoul.struck, PIECES)
    put_mask(out, ghoul.used, g.TERRORS)
    put_mask(out, ghoul.once, g.KINDS)
    put_each(out, [ghoul.flat, ghoul.boosts, ghoul.surge])
    put_each(out, ghoul.chart)
    if ghoul.lent:
        put_each(out, list(ghoul.lent[:LENT]))
    else:
        put_nothing(out, LENT)


def put_under(out: Row, cards: list[int]) -> None:
    """The place of each card under the deck, from 1."""
    if not cards:
        put_nothing(out, g.TERRORS)
        return
    places = [0] * g.TERRORS
    for place in range(len(cards)):
        places[cards[place]] = place + 1
    put_each(out, places)


def ghoul_parts() -> list[Part]:
    terrors = list(g.TERROR_IDS)
    rows = [f"row {row}" for row in range(g.FACES + 1)]
    return [
        one("Ghoul: Vile Ghoul", "flag"),
        one("Ghoul: Fury"),
        one("Ghoul: Fury that wins"),
        one("Ghoul: discs"),
        one("Ghoul: Treasures"),
        one("Ghoul: Crystals smashed"),
        one("Ghoul: turns"),
        one("Ghoul: movement that its next turn lacks"),
        one("Ghoul: discs that smash a Crystal"),
        one("Ghoul: dice"),
        one("Ghoul: names the symbol when it skitters", "flag"),
        Part("Ghoul: Terror card", terrors),
        Part("Ghoul: Terror card gone", terrors),
        one("Ghoul: Terror cards to draw"),
        one("Ghoul: of them put under the deck"),
        one("Ghoul: Terror cards to choose from"),
        Part("Ghoul: own choice", terrors),
        Part("Ghoul: own place under the deck of", terrors),
        Part("Ghoul: dice that show", [str(face + 1) for face in range(g.FACES)]),
        one("Ghoul: attack die, or Movement of its row"),
        one("Ghoul: movement of this turn"),
        one("Ghoul: movement left"),
        one("Ghoul: extra movement that is free"),
        one("Ghoul: scours", "flag"),
        one("Ghoul: seizes", "flag"),
        Part("Ghoul: has attacked", list(PIECE_NAMES), "flag"),
        Part("Ghoul: has used", terrors, "flag"),
        Part("Ghoul: has used up", list(g.KIND_IDS), "flag"),
        one("Ghoul: die on the left of its chart"),
        one("Ghoul: Boost dice"),
        one("Ghoul: what they add to the next attack"),
        Part("Ghoul: dice of its chart", rows),
        one("Ghoul: own discs while the Ghost plays"),
        one("Ghoul: own die on the left of its chart while the Ghost plays"),
        Part("Ghoul: own dice of its chart while the Ghost plays", rows),
    ]


GHOUL_NUMBERS: Final = numbers_in(ghoul_parts())
