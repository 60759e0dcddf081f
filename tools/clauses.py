"""Clause coverage (`make rules`): which numbered clauses of each game's RULES.md have a test.

A clause stands in RULES.md as **AT-7.11**, a worked example as **AT-E3 …**; a test names what it holds with
`@clause("AT-7.11", "AT-E3")`. Tests are read, not run. Exit code 1 if a clause has no test, or a test names a clause
that does not exist.

    tools/clauses.py
    tools/clauses.py --json
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CLAUSE = re.compile(r"\*\*([A-Z]{2}-\d+(?:\.\d+)+[a-z]?)\*\*")
EXAMPLE = re.compile(r"\*\*([A-Z]{2}-[EG]\d+)\b")


class Coverage(NamedTuple):
    """What a game's rules say, and what of it no test names."""

    game: str
    clauses: list[str]
    examples: list[str]
    untested: list[str]


def named_by_tests(tests: Path) -> dict[str, list[str]]:
    """Each id that a `@clause(...)` names, and the files where it does."""
    named: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            for decorator in getattr(node, "decorator_list", []):
                for id_ in ids_of(decorator):
                    named.setdefault(id_, []).append(str(file.relative_to(tests.parent)))
    return named


def ids_of(decorator: ast.expr) -> list[str]:
    """The ids in `@clause("AT-1.1", ...)`, also spelled `@pytest.mark.clause(...)`."""
    if not isinstance(decorator, ast.Call):
        return []
    name = decorator.func.attr if isinstance(decorator.func, ast.Attribute) else getattr(decorator.func, "id", "")
    if name != "clause":
        return []
    return [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def coverage(games: Path, named: dict[str, list[str]]) -> list[Coverage]:
    found = []
    for file in sorted(games.glob("*/RULES.md")):
        text = file.read_text(encoding="utf-8")
        clauses, examples = in_order(CLAUSE.findall(text)), in_order(EXAMPLE.findall(text))
        untested = [id_ for id_ in clauses + examples if id_ not in named]
        found.append(Coverage(file.parent.name, clauses, examples, untested))
    return found


def in_order(ids: list[str]) -> list[str]:
    return list(dict.fromkeys(ids))


def unknown_ids(games: list[Coverage], named: dict[str, list[str]]) -> dict[str, list[str]]:
    """Ids that tests name and no rulebook has."""
    known = {id_ for game in games for id_ in game.clauses + game.examples}
    return {id_: files for id_, files in sorted(named.items()) if id_ not in known}


def line_of(game: Coverage) -> str:
    """`tower 132/132 clauses with a test, 20/20 examples`"""
    untested = set(game.untested)
    counts = [f"{len(set(ids) - untested)}/{len(ids)}" for ids in (game.clauses, game.examples)]
    return f"{game.game} {counts[0]} clauses with a test" + (f", {counts[1]} examples" if game.examples else "")


def report(games: list[Coverage], unknown: dict[str, list[str]]) -> None:
    for game in games:
        print(line_of(game))
        if game.untested:
            print(f"  without a test: {', '.join(game.untested)}")
    for id_, files in unknown.items():
        print(f"no clause {id_}, which is named in {', '.join(in_order(files))}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Which clauses of the rules have a test.")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    chosen = parser.parse_args()
    named = named_by_tests(chosen.root / "tests")
    games = coverage(chosen.root / "src" / "monoceros" / "games", named)
    unknown = unknown_ids(games, named)
    if chosen.json:
        print(json.dumps({"games": [game._asdict() for game in games], "unknown": unknown}, indent=2))
    else:
        report(games, unknown)
    return 1 if unknown or any([game.untested for game in games]) else 0


if __name__ == "__main__":
    sys.exit(main())
