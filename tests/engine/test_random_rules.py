"""Random rules: whatever the control flow, the lowered rule does what the coroutine does."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import monoceros
from monoceros.engine.lowering import lower_tree

from .author import Author
from .test_lowering import SHAPES
from .written import HEAD, lowered, play_lowered, play_raw, written

PLAYS = range(4)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(rng=st.randoms(use_true_random=False))
def test_random_rules_match_their_coroutines(tmp_path_factory: object, rng: random.Random) -> None:
    folder = tmp_path_factory.mktemp("rules")  # type: ignore[attr-defined]
    text = Author(rng, "random_rules").text()
    m = written(folder, text, "random_rules")
    raw = [play_raw(m.Log, m.random_rule, seed, seed % 3, 2) for seed in PLAYS]
    assert [play_lowered(m.Log, m.random_rule, seed, seed % 3, 2) for seed in PLAYS] == raw, text
    assert [play_lowered(m.Log, m.random_rule, seed, seed % 3, 2, saving=True) for seed in PLAYS] == raw, text
    typed = lowered(folder, "random_rules")
    assert [play_lowered(typed.Log, typed.random_rule, seed, seed % 3, 2, saving=True) for seed in PLAYS] == raw, text


def test_random_rules_ask_and_nest(tmp_path: Path) -> None:
    """The author is worth something: its rules ask much, end in all ways, and wait in deep stacks."""
    plays = []
    for seed in range(30):
        m = written(tmp_path, Author(random.Random(seed), "random_rules").text(), "random_rules")
        plays += [play_raw(m.Log, m.random_rule, seed, seed % 3, 2) for seed in PLAYS]
    names = {question.name.rstrip("0123456789") for played in plays for question, _ in played.lines}
    assert names == {"q", "c", "leaf", "again", "mine", "own", "pair"}
    assert sum([len(played.lines) for played in plays]) > 800
    assert len({played.result for played in plays}) > 30
    assert any([played.result is None for played in plays])


def test_typed_source_of_random_rules_passes_the_strict_type_checker(tmp_path: Path) -> None:
    source = tmp_path / "src"
    source.mkdir()
    names = [f"random_{i}" for i in range(20)]
    for i, name in enumerate(names):
        (source / f"{name}.py").write_text(HEAD + Author(random.Random(i), name).text())
    (source / "shapes.py").write_text(HEAD + SHAPES)
    files = lower_tree(source, tmp_path / "out", [*names, "shapes"])
    assert "await " not in files[0].read_text()
    config = tmp_path / "mypy.ini"
    config.write_text(f"[mypy]\nstrict = true\nmypy_path = {Path(monoceros.__file__).parent.parent}\n")
    command = [sys.executable, "-m", "mypy", "--config-file", str(config), "--cache-dir", str(tmp_path / "cache")]
    done = subprocess.run([*command, *map(str, files)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
