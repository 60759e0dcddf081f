"""How lines are laid out."""

from __future__ import annotations

from monoceros.cli.screen import hang, squeeze
from monoceros.cli.terminal import changed_lines

BOARD = """\
Ada · Fae
  I    Treecity ●● 1        ·                    Lair ○○ 3
  II   ·                    Burrows ●○ 2         ·
  Palace 10, special troops 0 of 1, and more than fits above"""


def test_columns_move_together_where_the_terminal_is_narrow() -> None:
    assert squeeze(BOARD.split("\n"), 50) == [
        "Ada · Fae",
        "  I   Treecity ●● 1  ·             Lair ○○ 3",
        "  II  ·              Burrows ●○ 2  ·",
        "  Palace 10, special troops 0 of 1, and more than fits above",
    ]


def test_columns_stay_where_there_is_room() -> None:
    assert "\n".join(squeeze(BOARD.split("\n"), 60)) == BOARD


def test_a_long_line_goes_on_below_indented() -> None:
    assert hang("  one two three four", 12) == "  one two\n    three\n    four"
    assert hang("x" * 30, 12) == "x" * 30  # a path is not cut


def test_changed_lines_come_with_the_line_they_belong_to() -> None:
    old = "Ada\n  I    ·\n  II   ·\nBen\n  I    ·\n  II   ·\nYour hand: empty"
    new = "Ada\n  I    ·\n  II   ·\nBen\n  I    ·\n  II   Lair\nYour hand: Elves"
    assert changed_lines(old, new) == ["Ben", "  II   Lair", "Your hand: Elves"]
    assert changed_lines(old, old) == []
    assert changed_lines("", new) == new.split("\n")
