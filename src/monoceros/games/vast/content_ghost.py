"""Rows of content.toml about the Ghost and the Cave Ghost (T21, VF-59.3, VF-60.6), and the tables made of them."""

from __future__ import annotations

from monoceros.engine.content import Content, ContentError
from monoceros.games.vast import tables as t
from monoceros.games.vast.content_rows import MixedRow, NamedRow, rows_in
from monoceros.games.vast.tables import Terms


class FocusRow(MixedRow, frozen=True, kw_only=True):
    movement: int
    influence: int


class IsolationRow(MixedRow, frozen=True, kw_only=True):
    reach: int
    price: int


class PossessionRow(NamedRow, frozen=True, kw_only=True):
    value: int
    position: int
    price: int  # of a Mental Block, beyond the Influence


GHOST_ROWS: dict[str, type[MixedRow]] = {"focus": FocusRow, "isolation": IsolationRow, "possession": PossessionRow}


def check_ghost_rows(content: Content) -> None:
    """VF-59.3, VF-60.6d"""
    movement = [row.movement for row in rows_in(content, "focus", FocusRow)]
    influence = [row.influence for row in rows_in(content, "focus", FocusRow)]
    for name, track in (("movement", movement), ("influence", influence)):
        if not track[0] or track != sorted(track):
            raise ContentError(f"focus: {name} is at least 1 and never falls, not {track}")
    for row in rows_in(content, "isolation", IsolationRow):
        if not row.reach:
            raise ContentError(f"isolation {row.id!r}: an object moves at least 1 space")


def add_ghost(terms: Terms, content: Content) -> None:
    """T21"""
    ghost = terms.ghost
    for focus in rows_in(content, "focus", FocusRow):
        ghost.movement.append(focus.movement)
        ghost.influence.append(focus.influence)
    for ring in rows_in(content, "isolation", IsolationRow):
        ghost.isolation_reach.append(ring.reach)
        ghost.isolation_price.append(ring.price)
    ghost.card_value = [0] * t.ROLES
    ghost.card_position = [0] * t.ROLES
    ghost.card_price = [0] * t.ROLES
    for card in rows_in(content, "possession", PossessionRow):
        role = t.ROLE_NAMES.index(card.id)
        ghost.card_value[role] = card.value
        ghost.card_position[role] = card.position
        ghost.card_price[role] = card.price
