"""The table as words, and a sentence for each event."""

from __future__ import annotations

import random
from typing import Any

import pytest

from monoceros.engine.chance import Seeded
from monoceros.engine.core import answer, asks, begin
from monoceros.games.vast.tell import SENTENCES, tell
from monoceros.games.vast.text import text

from .knights import go, knights
from .spots import GAME, any_chance, tile
from .test_asks import KINDS


def test_the_table_of_the_knight() -> None:
    s = knights(
        "A03@0,1 r0",
        "C01@1,0 r0 crystal cube",
        "T01@0,-1 treasure2",
        "A08@-1,0",
        "A10@2,0",
        shadow="medium",
        shadow_at="1,0 E",
        cubes="free 1 strength 1",
        treasures="boots+ axe",
        quests="swift",
        stack="A05 A11",
    )
    go(s)
    words = text(GAME.view(s, 0))
    assert words.startswith("Round 1 · the Knight's turn\nThe Cave grows · 2 tiles in the stack, Bones on top")
    assert "  Crystal tile at (1, 0) · Crystal · Unicorn cube · the Shadow Unicorn\n" in words
    assert "  Dark tile at (0, -1) · fangs · 2 Treasures\n" in words
    assert "  Ambush tile at (0, 1) · walls west\n" in words
    assert "  Dark tiles with Fangs: (2, 0)\n  Dark tiles with Bones: (-1, 0)\n" in words
    s.rocks[tile(s, 0, 1)] |= 4  # in the south
    assert "  Ambush tile at (0, 1) · walls west · Rockslide south\n" in text(GAME.view(s, 0))
    assert "    0 ?  EK cU ?\n" in words
    assert "Face down: Mighty Axe" in words
    assert "Your Sidequests: Swift" in words
    others = text(GAME.view(s, None))
    assert "1 Treasure face down" in others
    assert "Swift" not in others
    assert "Mighty Axe" not in others


def test_the_table_of_the_nightmare_unicorn() -> None:
    s = knights("A01@0,1 r0", nightmare="0,1 N", hand="U00 U07")
    go(s)
    assert "Your hand: U00 angry Turn left (+2, -2), U07 Move 1 or Turn left (+1, +0)" in text(GAME.view(s, 1))
    assert "Hand: 2 cards" in text(GAME.view(s, 0))


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=["nightmare", "both", "knight", "shadow"])
def test_every_event_has_a_sentence(seats: int, options: dict[str, Any]) -> None:
    s = GAME.new_state(seats, GAME.option_values(options), GAME.content.load(), Seeded(21))
    s.telling = True
    begin(s, GAME.first)
    rng = random.Random(21)
    names = set()
    while asks(s):
        ask = asks(s)[0]
        answer(s, ask.seat, rng.choice(ask.options))
        view = GAME.view(s, ask.seat)
        for event in s.events:
            assert event.name in SENTENCES
            words = tell(event.seen_by(ask.seat), view)
            assert words == "" or not words[0].islower()
            assert "nowhere" not in words
            names.add(event.name)
        s.events.clear()
    assert {"revealed", "placed", "turn"} <= names


def test_secrets_are_told_to_their_owner_only() -> None:
    s = knights("T01@0,1 r0 treasure", knight="0,1", nightmare="0,0 N", finds="boots")
    game = go(s, "encounter", "take")
    (event,) = game.happened("finds")
    assert tell(event.seen_by(0), GAME.view(s, 0)) == "{0} finds the Heroic Boots."
    assert tell(event.seen_by(1), GAME.view(s, 1)) == "{0} finds a Treasure card."
    game.state.chance = any_chance()
    assert game.options(0) == ["keep", "decline"]
