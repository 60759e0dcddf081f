"""Icons by name: those that are known, no more than a hundred, and never a path."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from monoceros.server.errors import Refusal
from monoceros.server.icons import Icons

SHAPE = {"body": '<path fill="currentColor" d="M0 0h512v512H0z"/>', "width": 512, "height": 512}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "icons.json").write_text(json.dumps({"castle": SHAPE, "dragon-head": SHAPE}))
    return tmp_path


def test_known_names_are_found_and_unknown_ones_left_out(page: Path) -> None:
    found = Icons(page).find("castle,nobody,dragon-head,castle")
    assert list(found) == ["castle", "dragon-head"]
    assert (found["castle"].width, found["castle"].body) == (512, SHAPE["body"])


@pytest.mark.parametrize("names", ["../../secrets", "Castle", "a b", ",", "", "castle,<svg>", "x" * 81])
def test_what_is_no_name_is_refused(page: Path, names: str) -> None:
    with pytest.raises(Refusal) as refused:
        Icons(page).find(names)
    assert (refused.value.code, refused.value.status) == ("bad_icon", 400)


def test_a_hundred_names_and_no_more(page: Path) -> None:
    icons = Icons(page)
    assert icons.find(",".join(f"n{i}" for i in range(100))) == {}
    with pytest.raises(Refusal, match="100 icons at most, not 101"):
        icons.find(",".join(f"n{i}" for i in range(101)))


def test_a_new_build_of_the_page_is_noticed(page: Path) -> None:
    icons = Icons(page)
    assert list(icons.find("castle")) == ["castle"]
    (page / "icons.json").write_text(json.dumps({"moat": SHAPE}))
    os.utime(page / "icons.json", (1, 1))
    assert list(icons.find("castle,moat")) == ["moat"]


def test_without_a_build_there_are_no_icons(tmp_path: Path) -> None:
    assert Icons(tmp_path).find("castle") == {}
