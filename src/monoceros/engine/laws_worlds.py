"""The laws of imagined worlds: they look the same to their viewer, and are made of what the viewer knows alone."""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer, Seeded
from monoceros.engine.core import BaseState, asks
from monoceros.engine.differ import difference
from monoceros.engine.game import Game
from monoceros.engine.save import dump


def check_looks_the_same(game: Game, state: BaseState, viewer: int | None, rng: Dealer) -> BaseState:
    """A redealt world, which the viewer cannot tell from the state."""
    world: BaseState = game.redeal(state, viewer, Seeded(rng.pick(1 << 30)))
    told = difference(game.view(state, viewer), game.view(world, viewer))
    assert not told, f"viewer {viewer} can tell a redealt world: {told}"
    game.check(world)
    for q in asks(state):
        if q.seat == viewer:
            assert q in asks(world), f"seat {viewer} is asked something else in a redealt world"
    return world


def check_same_world(game: Game, one: BaseState, other: BaseState, viewer: int | None, rng: Dealer) -> None:
    """From two states that the viewer cannot tell apart the same seed imagines the same world, in every detail.

    So nothing that is made of imagined worlds (a hint, a bot's answer) can depend on what is hidden.
    """
    seed = rng.pick(1 << 30)
    worlds: list[Any] = [game.redeal(state, viewer, Seeded(seed)) for state in (one, other)]
    for world in worlds:
        assert world.result is None or not world.stack, "an imagined world still holds the last answer"
    found = difference(dump(worlds[0]), dump(worlds[1]))
    assert not found, f"viewer {viewer} imagines another world, since something hidden is another one: {found}"


def looks_alike(game: Game, one: BaseState, other: BaseState, viewer: int | None) -> bool:
    """Could the viewer take one state for the other, as far as its view and the open questions go?"""
    questions = [[q if q.seat == viewer else (q.seat, q.name) for q in asks(state)] for state in (one, other)]
    return questions[0] == questions[1] and bool(game.view(one, viewer) == game.view(other, viewer))
