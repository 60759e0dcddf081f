"""What a table has agreed on: who plays, and what each role must do (sections 61 to 64)."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import Part, Piece, one, put_each, put_mask, put_which
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, ROLE_NAMES, ROLES, SHADOW_LEVELS, WAY_NAMES, Terms

MOST_SEATS: Final = 7
SEATS_AS_BITS: Final = (1 << MOST_SEATS) - 1
SEATS: Final = tuple([f"seat {seat}" for seat in range(MOST_SEATS)])


def encode_terms(out: list[Piece], s: State) -> None:
    terms = s.terms
    put_which(out, terms.seat_of)
    put_which(out, terms.target)
    put_each(out, terms.crystal_goal)
    put_each(out, terms.death_wins)
    put_mask(out, terms.escapes, ROLES)
    put_mask(out, terms.flares, ROLES)
    put_mask(out, terms.ambush_wins, MOST_SEATS)
    flags = [int(terms.alone), int(terms.ash), int(terms.one_tile), int(terms.slow_collapse), int(terms.crowded)]
    flags += [int(terms.terrain), int(terms.switching)]
    numbers = [role_at(terms, terms.hunter), role_at(terms, terms.plunder), terms.shadow_level, terms.simple_way + 1]
    put_each(out, flags + numbers + [terms.set_aside, terms.collapse_at])


def role_at(terms: Terms, seat: int) -> int:
    return 0 if seat == EMPTY else terms.role_of[seat] + 1


def terms_parts() -> list[Part]:
    roles = list(ROLE_NAMES)
    return [
        Part("seat of", roles, "which", MOST_SEATS),
        Part("who must be killed by", roles, "which", ROLES),
        Part("Crystals to smash for", roles),
        Part("seats that win, as bits, by the death of", roles, most=SEATS_AS_BITS),
        Part("must leave by the Entrance besides", roles, "flag"),
        Part("has Flare", roles, "flag"),
        Part("wins if an Ambush kills the Knight", list(SEATS), "flag"),
        one("Alone in the Dark", "flag"),
        one("Ash Dragon", "flag"),
        one("one tile a turn", "flag"),
        one("slow Collapse", "flag"),
        one("Crowded House", "flag"),
        one("Terrain", "flag"),
        one("the Nightmare Unicorn may switch his reading", "flag"),
        one("who hunts the Unicorn", "which", ROLES),
        one("who has Past Plunder", "which", ROLES),
        one("level of the Shadow Unicorn", most=len(SHADOW_LEVELS)),
        one("away from the Nightmare Unicorn's seat is", "which", len(WAY_NAMES)),
        one("tiles set aside"),
        one("Crystals that must collapse"),
    ]
