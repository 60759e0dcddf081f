"""The `monoceros` command and the table in the terminal."""

from __future__ import annotations

import gc
import os
import sys


def main() -> None:
    """What the command `monoceros` calls."""
    from monoceros.cli.app import run

    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:  # nobody reads on: that is no error of ours
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    gc.freeze()  # nobody need look for cycles in all that was loaded: it ends with the process
    raise SystemExit(code)
