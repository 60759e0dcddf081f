"""One game between bots, for commands that play many: each bot by its name, closed when the game is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from monoceros.bots.plan import Plan
from monoceros.bots.stats import MOST_CUT
from monoceros.cli.out import put
from monoceros.cli.plan import new_bot
from monoceros.engine.content import Content
from monoceros.engine.game import Game

MOST_DECISIONS = 100_000
Limit = Annotated[int, typer.Option(metavar="N", min=1, help="A game that is not over after so many decisions stalls.")]


@dataclass(frozen=True)
class Ended:
    """How a game came to its end. `score`: of each seat; nothing if the limit of decisions ended it."""

    score: list[float] | None
    cut_off: bool  # by a limit, of turns or of decisions, and not by a rule


def play_seated(plan: Plan, game: Game, content: Content, specs: Sequence[str], seed: int, limit: int) -> Ended:
    from monoceros.bots.match import EndlessGame, play_match

    bots = [new_bot(spec, game) for spec in specs]
    try:
        result = play_match(game, bots, seed, plan.options, content, most=limit)
    except EndlessGame:
        return Ended(None, cut_off=True)
    finally:
        for bot in bots:
            bot.close()
    return Ended(result.score, result.cut_off)


def show_cut(data: Mapping[str, Any], games: int) -> None:
    """A line on the games that a limit ended, if there are any."""
    if not data["games"]:
        return
    put()
    put(f"{data['games']:,} of {games:,} games were ended by a limit and not by a rule ({100 * data['rate']:.1f} %)")
    if data["warning"]:
        most = f"{100 * MOST_CUT:.0f} %"
        put(f"warning: that is more than {most}: these bots do not come to an end, and the rates say little")
