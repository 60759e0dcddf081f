"""Champions and knights finish every game, also without the limit of turns that people do not have.

`tools/endings.py` plays twenty of each game and number of seats. Here are two of each game: by the compiled build at
the bots' normal settings; interpreted, where such a game takes a minute or more, champions think less in all games but
the Tower.
"""

from __future__ import annotations

import pytest

from monoceros import _build
from monoceros.bots.match import play_match
from monoceros.bots.spec import make_bot
from monoceros.engine.registry import find_game, game_names

QUICK = "champion:iterations=8"
MOST = 3000  # decisions: the longest of many games took half as many
SHORT = {"tower": {"match": "single"}}


def champion(game: str) -> str:
    return "champion" if _build.kind() == "compiled" or game == "tower" else QUICK


@pytest.mark.parametrize("other", ["champion", "knight"])
@pytest.mark.parametrize("name", game_names())
def test_champions_and_knights_finish_their_games(name: str, other: str) -> None:
    """Two champions in the Tower stood still; in Crown one walked between two castles for ever."""
    game = find_game(name)
    bots = [make_bot(champion(name), game), make_bot(champion(name) if other == "champion" else other, game)]
    options = game.option_values(SHORT.get(name, {}))
    if "turn_limit" in options:
        assert options["turn_limit"] == 0, "people have no limit"
    result = play_match(game, bots, 1, options, game.content.load(), most=MOST)
    assert not result.cut_off
