"""Numbered options: few below each other, many in groups and columns."""

from __future__ import annotations

import re

from monoceros.cli.menu import menu

PLACES = [(kind, territory, space) for kind in ("elf", "troll") for territory in (1, 2, 3) for space in (1, 2, 3)]
PICKS = ["done", *[("build", *place) for place in PLACES]]
LABELS = ["Build no more", *[f"{kind.title()} camp on territory {'I' * t}, space {s}" for kind, t, s in PLACES]]


def test_few_options_stand_below_each_other() -> None:
    assert menu(["a", "b"], ["Attack", "Build"], 80) == ["  1  Attack", "  2  Build"]


def test_many_options_stand_in_groups_under_what_they_share() -> None:
    lines = menu(PICKS, LABELS, 80)
    assert lines[:3] == [
        "   1  Build no more",
        "Elf camp on territory …",
        "   2  I, space 1        3  I, space 2        4  I, space 3",
    ]
    assert "Troll camp on territory …" in lines
    assert all(len(line) <= 80 for line in lines)


def test_every_option_has_its_number() -> None:
    for width in (30, 80, 200):
        text = "\n".join(menu(PICKS, LABELS, width))
        assert [int(n) for n in re.findall(r"(?:^| ) +(\d+)  ", text, re.M)] == list(range(1, len(PICKS) + 1))


def test_options_that_share_nothing_keep_their_whole_label() -> None:
    labels = [f"Option {chr(97 + n)}" for n in range(12)] + ["Another"]
    text = "\n".join(menu([("do", n) for n in range(13)], labels, 40))
    assert "Another" in text
    assert "Option a" in text


def test_a_label_that_is_the_beginning_of_another_keeps_its_last_word() -> None:
    labels = ["Go"] + ["Go on"] * 2 + [f"Go on {n}" for n in range(10)]
    assert "1  Go" in menu([("go", n) for n in range(13)], labels, 40)[0]
