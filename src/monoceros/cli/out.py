"""Where words go: results to standard output, talk to standard error."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from monoceros.engine.speech import clean

if TYPE_CHECKING:
    from rich.console import Console

PIPE_WIDTH = 100  # where there is no terminal to ask


def talk(text: str) -> None:
    """A line to the person at the terminal, not part of the result."""
    sys.stdout.flush()
    print(clean(text), file=sys.stderr, flush=True)


def put(text: str = "") -> None:
    """A line of the result."""
    print(clean(text))


def put_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def console(*, stderr: bool = False) -> Console:
    """A rich console; as wide as the terminal, or fixed where there is none."""
    from rich.console import Console

    made = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not made.is_terminal:
        made.width = PIPE_WIDTH
    return made


@contextmanager
def if_long(seconds: float, start: Callable[[], object], stop: Callable[[], object]) -> Iterator[None]:
    """Start something if this takes longer than so many seconds, and stop it at the end."""
    timer = threading.Timer(seconds, start)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        stop()


def put_table(heads: Sequence[str], rows: Sequence[Sequence[str]], *, numbers: Sequence[int] = ()) -> None:
    """A table without lines; the columns `numbers` stand to the right."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for at, head in enumerate(heads):
        table.add_column(head, justify="right" if at in numbers else "left", overflow="fold")
    for row in rows:
        table.add_row(*[clean(cell) for cell in row])
    console().print(table)
