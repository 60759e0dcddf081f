"""What docs/game-file.md says is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from monoceros.engine import gamefile
from monoceros.engine.chance import commitment

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "game-file.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```json\n(.*?)```", PAGE, re.S)[0]


@pytest.fixture
def own_code() -> dict[str, Any]:
    """The page's few lines of Python, which use none of ours."""
    names: dict[str, Any] = {}
    exec(re.findall(r"```python\n(.*?)```", PAGE, re.S)[0], names)
    return names


def test_the_example_is_a_game_file() -> None:
    file = gamefile.read(EXAMPLE)
    assert (file.game, file.names, file.seats) == ("tower", ("Ada", "Ben"), 2)
    assert (file.entries[0].question, file.entries[0].pick, file.entries[0].outcomes) == ("draw", "base", (12,))
    assert file.seal == commitment(bytes(range(32)))


def test_the_pages_own_code_checks_chain_and_seal(own_code: dict[str, Any], played: Path) -> None:
    text = played.read_text()
    own_code["check"](text)
    with pytest.raises(AssertionError):
        own_code["check"](text.replace("Player", "Cheater"))
    file, key = gamefile.read(text), bytes(range(32))
    assert own_code["commitment"](key) == file.seal
    assert file.key == key
    assert [own_code["outcome"](key, 0, 2)] == list(gamefile.read(EXAMPLE).opening)
    assert own_code["outcome"](key, 1, 25) == 12


def test_every_key_of_a_file_is_on_the_page(played: Path) -> None:
    for line in played.read_text().splitlines():
        for key in re.findall(r'"(\w+)":', re.sub(r'"options":\{.*?\}', '"options":0', line)):
            assert f"| `{key}` |" in PAGE
