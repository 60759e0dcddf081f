"""The law for a game's encoder: rows of numbers as declared, which tell a seat nothing that it may not know."""

from __future__ import annotations

from monoceros.engine.chance import Dealer
from monoceros.engine.core import BaseState
from monoceros.engine.encoder import MOST, Part
from monoceros.engine.game import Encoder, Game


def check_observation(
    game: Game, encoder: Encoder, parts: list[Part], state: BaseState, seat: int, rng: Dealer
) -> None:
    row = encoder.encode(state, seat)
    words = [word for part in parts for word in part.words()]
    assert len(row) == len(words), f"{len(row)} numbers, of which {len(words)} are declared"
    most = [part.most for part in parts for _ in part.labels]
    for number, word, bound in zip(row, words, most, strict=True):
        assert 0 <= number <= bound <= MOST, f"{word} is {number}, which is not from 0 to {bound}"
    world = game.redeal(state, seat, rng)
    told = [word for word, here, there in zip(words, row, encoder.encode(world, seat), strict=True) if here != there]
    assert not told, f"seat {seat} can tell a redealt world by: {', '.join(told[:5])}"
