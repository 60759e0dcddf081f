"""What a seat may know of the Nightmare Unicorn or the Shadow Unicorn, as numbers."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import (
    Part,
    Row,
    one,
    put,
    put_counts,
    put_each,
    put_flag,
    put_flags,
    put_mask,
    put_tuple_counts,
)
from monoceros.games.vast.encoder_parts import numbers_in
from monoceros.games.vast.facts import mind_of
from monoceros.games.vast.facts_unicorn import radiance
from monoceros.games.vast.state import State
from monoceros.games.vast.state_unicorn import Unicorn
from monoceros.games.vast.tables import (
    NIGHTMARE,
    ROLE_NAMES,
    ROLES,
    STAT_NAMES,
    UNICORN_CARDS,
    UNICORN_IDS,
    WAY_NAMES,
    WAYS,
)


def encode_unicorn(out: Row, s: State, seat: int) -> None:
    """VF-11.5 His hand is his player's; nobody knows the Spirit pile."""
    unicorn, terms = s.unicorn, s.terms
    mind = seat == mind_of(s, NIGHTMARE)
    own = seat == terms.seat_of[NIGHTMARE]
    put_flags(out, unicorn.facing, WAYS)
    put_flag(out, unicorn.simple)
    put_flag(out, unicorn.out)
    put(out, unicorn.health)
    put(out, unicorn.cubes)
    put(out, unicorn.turns)
    put(out, unicorn.deck.size())
    put(out, len(unicorn.hand))
    put(out, len(unicorn.aside))
    put(out, len(unicorn.spirit))
    encode_discards(out, unicorn)
    put_tuple_counts(out, unicorn.revealed, UNICORN_CARDS)
    put_counts(out, unicorn.hand if mind else [], UNICORN_CARDS)
    put_counts(out, unicorn.aside if own else [], UNICORN_CARDS)
    put(out, unicorn.anger)
    put_flag(out, unicorn.angry)
    put(out, unicorn.track)
    put(out, radiance(s))
    put(out, terms.radiance_goal)
    put(out, unicorn.actions)
    put_each(out, unicorn.upgrades)
    put_flag(out, unicorn.blasted)
    put_mask(out, unicorn.attacked, ROLES)
    put(out, unicorn.shown + 1)
    put(out, unicorn.drawn)


def encode_discards(out: Row, unicorn: Unicorn) -> None:
    """Cards that were played in this action lie beside the pile, and belong to it."""
    first: int = len(out)
    put_counts(out, unicorn.discards, UNICORN_CARDS)
    for card in unicorn.played:
        place: int = first + card
        number = out[place] + 1
        out[place] = number


def unicorn_parts() -> list[Part]:
    cards = list(UNICORN_IDS)
    return [
        Part("Unicorn: faces", list(WAY_NAMES), "flag"),
        one("Unicorn: simple reading", "flag"),
        one("Unicorn: dead", "flag"),
        one("Unicorn: Health"),
        one("Unicorn: cubes"),
        one("Unicorn: turns"),
        one("Unicorn: deck's size"),
        one("Unicorn: hand's size"),
        one("Unicorn: cards laid aside while the Ghost plays"),
        one("Unicorn: Spirit pile's size"),
        Part("Unicorn: discarded", cards),
        Part("Unicorn: turned up", cards),
        Part("Unicorn: hand, of who plays him now", cards),
        Part("Unicorn: own hand laid aside", cards),
        one("Unicorn: Anger"),
        one("Unicorn: angry", "flag"),
        one("Unicorn: cubes on the Radiance track"),
        one("Unicorn: Radiance"),
        one("Unicorn: Radiance that wins"),
        one("Unicorn: actions used"),
        Part("Unicorn: upgrades of", list(STAT_NAMES)),
        one("Unicorn: has blasted", "flag"),
        Part("Unicorn: attacked in this turn", list(ROLE_NAMES), "flag"),
        one("Unicorn: card that is resolved", "which", UNICORN_CARDS),
        one("Unicorn: cards drawn from the pile"),
    ]


UNICORN_NUMBERS: Final = numbers_in(unicorn_parts())
