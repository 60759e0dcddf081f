"""Rows of content.toml about the Ghoul or the Vile Ghoul (T20), and the tables made of them."""

from __future__ import annotations

from monoceros.engine.content import Content
from monoceros.games.vast.content_rows import MixedRow
from monoceros.games.vast.tables import Terms

GHOUL_ROWS: dict[str, type[MixedRow]] = {}  # by table


def check_ghoul_rows(content: Content) -> None:
    """What is wrong is an error that names the row."""


def add_ghoul(terms: Terms, content: Content) -> None:
    """Fill `terms.ghoul`."""
