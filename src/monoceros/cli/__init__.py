"""The `monoceros` command and the table in the terminal."""

from __future__ import annotations

import sys


def main() -> None:
    """What the command `monoceros` calls."""
    from monoceros.cli.app import run

    raise SystemExit(run(sys.argv[1:]))
