"""Rows of content.toml about the Goblins (T13, T14a and T14b), and the tables made of them."""

from __future__ import annotations

from monoceros.engine.content import Content
from monoceros.games.vast.content_rows import MixedRow
from monoceros.games.vast.tables import Terms

GOBLINS_ROWS: dict[str, type[MixedRow]] = {}  # by table


def check_goblins_rows(content: Content) -> None:
    """What is wrong is an error that names the row."""


def add_goblins(terms: Terms, content: Content) -> None:
    """Fill `terms.goblins`."""
