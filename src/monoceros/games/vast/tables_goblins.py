"""Numbers and names of the Goblins, and the tables of their cards (T13, T14a and T14b)."""

from __future__ import annotations


class GoblinsTables:
    """What the content and the options say of the Goblins."""

    __slots__ = ()

    def __init__(self) -> None:
        """Filled by content.py and options.py."""
