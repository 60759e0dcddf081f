"""The README says nothing that is not true: its example runs, its files are there, its commands exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_library_example_is_short_and_plays_a_whole_game() -> None:
    found = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert found
    assert len(found[1].strip().splitlines()) <= 15
    run = subprocess.run([sys.executable, "-c", found[1]], capture_output=True, text=True, check=True)
    lines = run.stdout.strip().splitlines()
    assert re.fullmatch(r"(Ada|Bo) wins the match\.", lines[-2])
    assert re.fullmatch(r"\d+ picks, result \[(1\.0, 0\.0|0\.0, 1\.0)\]", lines[-1])


def test_every_file_that_it_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert len(links) >= 8
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_command_that_it_names_is_there() -> None:
    named = set(re.findall(r"^monoceros (\w+)|· monoceros (\w+)", README, re.MULTILINE))
    commands = {name for pair in named for name in pair if name}
    assert commands == {"games", "play", "sim", "arena", "replay", "verify", "fuzz", "bench", "doctor", "serve", "lab"}
    for command in sorted(commands):
        subprocess.run([sys.executable, "-m", "monoceros.cli", command, "--help"], capture_output=True, check=True)


def test_the_make_targets_that_it_names_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"\bmake (play|test|fast)\b", README)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
