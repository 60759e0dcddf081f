"""What can be wrong with a bot that was asked for."""

from __future__ import annotations


class BotError(ValueError):
    """A bot that was asked for in words that it does not understand, or that cannot go on."""
