"""What an environment shows of a game: the text table, or a picture of the scene."""

from __future__ import annotations

from typing import Any

from monoceros.engine.core import Ask, BaseState
from monoceros.engine.game import Game, SetupError
from monoceros.engine.speech import speak
from monoceros.engine.views import viewer_of

RENDER_MODES = ("human", "ansi", "rgb_array")


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise SetupError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def render(game: Game, state: BaseState, ask: Ask | None, seat: int | None, mode: str | None) -> Any:
    """The table as the asked seat sees it, or a spectator where nobody is asked. `human` prints the text."""
    if mode is None:
        return None
    view = game.view(state, seat)
    if mode == "rgb_array":
        from monoceros.env.picture import picture

        return picture(game.scene(view), viewer_of(view))
    words = text_table(game, view, ask)
    if mode == "ansi":
        return words
    print(words)
    return None


def text_table(game: Game, view: Any, ask: Ask | None) -> str:
    """The table in words and, where somebody is asked, the question with its answers."""
    lines = [game.text(view)]
    if ask is not None:
        lines += ["", game.questions[ask.name].prompt(view)]
        lines += [f"  {label}" for label in game.questions.labels(ask, view)]
    return speak("\n".join(lines), [], viewer_of(view))
