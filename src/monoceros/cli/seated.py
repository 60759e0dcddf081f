"""One game between bots, for commands that play many: each bot by its name, closed when the game is over."""

from __future__ import annotations

from collections.abc import Sequence

from monoceros.cli.errors import BadUse
from monoceros.cli.plan import Plan, new_bot
from monoceros.engine.content import Content
from monoceros.engine.game import Game


def play_seated(plan: Plan, game: Game, content: Content, specs: Sequence[str], seed: int) -> list[float]:
    """The score of each seat; a game without an end is told as what it is."""
    from monoceros.bots.match import EndlessGame, play_match

    bots = [new_bot(spec, game) for spec in specs]
    try:
        return play_match(game, bots, seed, plan.options, content).score
    except EndlessGame as error:
        raise BadUse(f"{error}; give it an end, by an option of the game") from None
    finally:
        for bot in bots:
            bot.close()
