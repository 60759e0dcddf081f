"""VF-64.5: a campaign: games in a row, in which whoever wins plays the next one at a harder level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from monoceros.engine.game import OptionValue
from monoceros.games.vast.options import level_option
from monoceros.games.vast.tables import DIFFICULTIES, ROLE_NAMES

FIRST, LAST = DIFFICULTIES[0], DIFFICULTIES[-1]


def first_levels(roles: Sequence[str]) -> dict[str, OptionValue]:
    """The options of the first game: everybody starts at the easiest level."""
    return {level_name(role): FIRST for role in roles}


def next_levels(
    levels: Mapping[str, OptionValue], roles: Sequence[str], winners: Sequence[int]
) -> dict[str, OptionValue]:
    """The options of the next game: whoever has won moves up one level."""
    found = dict(levels)
    for seat in winners:
        name = level_name(roles[seat])
        level = DIFFICULTIES.index(str(found[name]))
        found[name] = DIFFICULTIES[min(level + 1, len(DIFFICULTIES) - 1)]
    return found


def champion(levels: Mapping[str, OptionValue], roles: Sequence[str], winners: Sequence[int]) -> int | None:
    """The seat that has won the campaign with this game, by winning it at the hardest level; None: it goes on."""
    for seat in winners:
        if levels[level_name(roles[seat])] == LAST:
            return seat
    return None


def level_name(role: str) -> str:
    """The option that holds a role's level."""
    return f"{level_option(ROLE_NAMES.index(role))}_difficulty"
