"""The shelf: what can be played, and what only stands there yet."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from monoceros.engine.registry import find_game, game_names
from monoceros.server import boxes
from monoceros.server.boxes import Shelf
from monoceros.server.errors import Refusal


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return Shelf()


def test_tower_can_be_played_and_says_all_that_a_set_up_needs(shelf: Shelf) -> None:
    card = next(card for card in shelf.cards if card.name == "tower")
    game = find_game("tower")
    assert (card.name, card.title, card.seats, card.playable) == ("tower", "Attack at the Tower", (2, 2), True)
    assert [option.name for option in card.options] == [option.name for option in game.options]
    assert card.options[0].choices == ["best of three", "single"]
    assert card.packs[0].name == "armies"
    assert card.packs[0].about.startswith("Three further armies")
    assert {"squire", "knight", "champion"} <= {bot.name for bot in card.bots}
    assert [bot.level for bot in card.bots] == sorted(bot.level for bot in card.bots)
    assert card.sources == game.content.load().sources()


def test_announced_boxes_stand_behind_and_have_nothing_in_them(shelf: Shelf) -> None:
    announced = [card for card in shelf.cards if not card.playable]
    assert [card.playable for card in shelf.cards] == sorted([card.playable for card in shelf.cards], reverse=True)
    assert {card.name for card in shelf.cards} >= {"crown", "overlord", "tower", "unicornus", "vast"}
    assert not {card.name for card in announced} & set(game_names())
    for card in announced:
        assert (card.version, card.options, card.packs, card.bots, card.sources) == (0, [], [], [], {})
        with pytest.raises(Refusal):
            shelf.game(card.name)


def test_every_box_has_a_picture_that_is_svg_without_script(shelf: Shelf) -> None:
    for card in shelf.cards:
        root = ElementTree.fromstring(shelf.picture(card.name))
        assert root.tag.endswith("svg")
        assert not [each for each in root.iter() if each.tag.endswith(("script", "foreignObject"))]
        assert not [name for each in root.iter() for name in each.attrib if name.lower().startswith("on")]


@pytest.mark.parametrize("name", ["chess", "../tower", ""])
def test_a_game_that_is_not_there_is_refused_in_words(shelf: Shelf, name: str) -> None:
    with pytest.raises(Refusal, match=r"no such game; there are: .*tower") as refused:
        shelf.picture(name)
    assert refused.value.status == 404


def test_a_game_of_somebody_elses_that_does_not_load_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> object:
        if name == "broken":
            raise ImportError("no module named 'parts'")
        return find_game(name)

    monkeypatch.setattr(boxes, "game_names", lambda: ["broken", "tower"])
    monkeypatch.setattr(boxes, "find_game", find)
    assert [card.name for card in Shelf().cards if card.playable] == ["tower"]
