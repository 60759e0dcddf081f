"""Games and bots are found by their entry points, ours and others' alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from monoceros.bots.levels import Knight, RandomBot
from monoceros.engine import registry
from monoceros.engine.game import Game
from monoceros.engine.registry import UnknownName, bot_names, find_bot, find_game, game_names

from .barrow import BARROW

OTHERS = EntryPoints(
    [
        EntryPoint("zoo", "engine.barrow:BARROW", registry.GAMES),
        EntryPoint("barrow", "engine.barrow:BARROW", registry.GAMES),
        EntryPoint("broken", "engine.barrow:SKULL", registry.GAMES),
        EntryPoint("lost", "engine.no_such_module:GAME", registry.GAMES),
        EntryPoint("knight", "monoceros.bots.levels:Knight", registry.BOTS),
        EntryPoint("dice", "monoceros.bots.levels:RandomBot", registry.BOTS),
    ]
)


@pytest.fixture(autouse=True)
def looked_up_anew() -> Iterator[None]:
    """What a process has found is not looked up again."""
    registry._entries.cache_clear()
    yield
    registry._entries.cache_clear()


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other packages are installed than ours."""

    def entry_points(*, group: str) -> Any:
        return OTHERS.select(group=group)

    monkeypatch.setattr(registry, "entry_points", entry_points)


def test_our_games_and_bots_are_there() -> None:
    assert "tower" in game_names()
    assert {"random", "squire", "knight", "champion"} <= set(bot_names())
    for name in game_names():
        game = find_game(name)
        assert isinstance(game, Game)
        assert game.name == name
        assert find_game(name) is game


@pytest.mark.usefixtures("others")
def test_names_are_sorted_and_another_package_can_add_to_them() -> None:
    assert game_names() == ["barrow", "broken", "lost", "zoo"]
    assert bot_names() == ["dice", "knight"]
    assert find_game("barrow") is BARROW
    assert find_bot("dice") is RandomBot


@pytest.mark.usefixtures("others")
@pytest.mark.parametrize("name", ["", "tower", "Barrow", "bar", "monoceros.games"])
def test_an_unknown_game_is_an_error_that_lists_those_there_are(name: str) -> None:
    with pytest.raises(UnknownName, match=f"there is no game '{name}'; there are: barrow, broken, lost, zoo"):
        find_game(name)


@pytest.mark.usefixtures("others")
def test_an_entry_point_that_is_no_game_is_refused() -> None:
    with pytest.raises(UnknownName, match=r"the entry point 'broken' of monoceros\.games is no Game"):
        find_game("broken")


def test_without_any_game_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda *, group: EntryPoints())
    assert game_names() == []
    with pytest.raises(UnknownName, match="there is no game 'tower'; there are: none"):
        find_game("tower")


@pytest.mark.usefixtures("others")
def test_a_games_own_bots_come_with_it_and_before_others_of_that_name() -> None:
    class Careful(RandomBot):
        pass

    game = replace(BARROW, bots={"careful": Careful, "knight": Careful})
    assert bot_names(game) == ["dice", "knight", "careful"]
    assert find_bot("careful", game) is Careful
    assert (find_bot("knight", game), find_bot("knight", BARROW), find_bot("knight")) == (Careful, Knight, Knight)
    with pytest.raises(UnknownName, match="there is no bot 'wise'; there are: dice, knight, careful"):
        find_bot("wise", game)
    with pytest.raises(UnknownName, match="there is no bot 'careful'; there are: dice, knight"):
        find_bot("careful")
