"""python-chess: random games of chess through the documented loop."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import version

import chess
from harness import Row, Subject, Tally, Visit, main


def random_game(visit: Visit | None = None, rnd: Callable[[], float] = random.random) -> Tally:
    board, decisions = chess.Board(), 0
    while not board.is_game_over():
        legal = list(board.legal_moves)
        if visit:
            visit(board, len(legal))
        board.push(legal[int(rnd() * len(legal))])
        decisions += 1
    return decisions, 0, 1


def chess_subject() -> Subject:
    """A copy without the move stack: what a search needs, and the cheapest the library offers."""
    return Subject(random_game, random_game, lambda board: board.copy(stack=False))


if __name__ == "__main__":
    main(version("chess"), [Row("python-chess", "chess", chess_subject)])
