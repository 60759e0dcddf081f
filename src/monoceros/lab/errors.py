"""What can be wrong with what the lab is given. Nothing else is loaded with it."""

from __future__ import annotations


class LabError(ValueError):
    """A run, a folder or a target that cannot be used: one line that says what would be right."""
