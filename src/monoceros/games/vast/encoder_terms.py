"""What a table has agreed on: who plays, and what each role must do (sections 61 to 64)."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import Part, finished, new_row, one, put, put_each, put_flag, put_mask, put_which
from monoceros.games.vast.tables import EMPTY, ROLE_NAMES, ROLES, SHADOW_LEVELS, WAY_NAMES, Terms

MOST_SEATS: Final = 7
SEATS_AS_BITS: Final = (1 << MOST_SEATS) - 1
SEATS: Final = tuple([f"seat {seat}" for seat in range(MOST_SEATS)])


def row_of_terms(terms: Terms) -> bytes:
    """It is the same in every row of the table, so it is made with the terms."""
    out = new_row()
    put_which(out, terms.seat_of)
    put_which(out, terms.target)
    put_each(out, terms.crystal_goal)
    put_each(out, terms.death_wins)
    put_mask(out, terms.escapes, ROLES)
    put_mask(out, terms.flares, ROLES)
    put_mask(out, terms.ambush_wins, MOST_SEATS)
    put_flag(out, terms.alone)
    put_flag(out, terms.ash)
    put_flag(out, terms.one_tile)
    put_flag(out, terms.slow_collapse)
    put_flag(out, terms.crowded)
    put_flag(out, terms.terrain)
    put_flag(out, terms.switching)
    put(out, role_at(terms, terms.hunter))
    put(out, role_at(terms, terms.plunder))
    put(out, terms.shadow_level)
    put(out, terms.simple_way + 1)
    put(out, terms.set_aside)
    put(out, terms.collapse_at)
    return finished(out)


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
