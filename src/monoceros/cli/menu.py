"""A question's options as a numbered menu: one below the other if they are few, in groups and columns if many."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, takewhile

from monoceros.engine.core import Pick

FEW = 12
GAP = 3


def are_few(picks: Sequence[Pick]) -> bool:
    """Then each stands on a line of its own."""
    return len(picks) <= FEW


def menu(picks: Sequence[Pick], labels: Sequence[str], width: int) -> list[str]:
    """The lines of the menu. Options count from 1, in the order of the question."""
    digits = len(str(len(labels)))
    numbered = [(n, label) for n, label in enumerate(labels, 1)]
    if are_few(picks):
        return [item(n, label, digits) for n, label in numbered]
    lines: list[str] = []
    for _, group in groupby(numbered, key=lambda option: family(picks[option[0] - 1])):
        lines += group_lines(list(group), digits, width)
    return lines


def family(pick: Pick) -> tuple[Pick, ...]:
    """Picks that begin alike belong together: ("build", "light", 1, 2) and ("build", "light", 3, 1)."""
    return pick[: max(1, len(pick) - 2)] if isinstance(pick, tuple) else ()


def group_lines(group: Sequence[tuple[int, str]], digits: int, width: int) -> list[str]:
    """What all labels of a group begin with stands above them once."""
    shared = shared_words([label for _, label in group])
    items = [item(n, label[len(shared) :], digits) for n, label in group]
    heading = [f"{shared.strip()} …"] if shared else []
    return heading + columns(items, width)


def shared_words(labels: Sequence[str]) -> str:
    """Whole words that all labels begin with, and after which each has more to say."""
    if len(labels) < 3:
        return ""
    split = [label.split(" ")[:-1] for label in labels]
    alike = takewhile(lambda words: len(set(words)) == 1, zip(*split, strict=False))
    return "".join(words[0] + " " for words in alike)


def item(number: int, label: str, digits: int) -> str:
    return f"  {number:>{digits}}  {label}"


def columns(items: Sequence[str], width: int) -> list[str]:
    """As many columns as fit, filled row by row, so that the order reads as in a text."""
    widest = max(len(text) for text in items)
    count = even_columns(len(items), max(1, (width + GAP) // (widest + GAP)))
    rows = [items[at : at + count] for at in range(0, len(items), count)]
    return [(" " * GAP).join(text.ljust(widest) for text in row).rstrip() for row in rows]


def even_columns(items: int, fit: int) -> int:
    """Rather a few columns less than a last row with gaps: nine items stand three by three."""
    even = [count for count in range(fit, fit // 2, -1) if items % count == 0]
    return even[0] if even else fit
