"""Compiles one unit of the compiled build; `tools/fast.py` starts one such process a unit.

A unit is a shared library (a mypyc group). It is compiled against the engine's unit, whose C is written again here,
since mypyc wants all of what it links to; only the unit's own C is given to the C compiler.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ENGINE = "monoceros_engine"
CALLS = re.compile(r"= (CPyPy_monoceros___engine___\w+);")
TYPES = ["--config-file=", "--follow-imports=silent", "--cache-dir=types"]


def main() -> None:
    """Arguments: the folder to work in, and as JSON the unit's group and the files of each group."""
    os.chdir(sys.argv[1])
    order = json.loads(sys.argv[2])
    group: str = order["group"]
    groups: dict[str, list[str]] = order["groups"]
    paths = [file for files in groups.values() for file in files]
    extensions = mypycify(
        TYPES + paths,
        separate=[(files, name) for name, files in groups.items()],
        target_dir="c",
        opt_level="g" if order["quick"] else "3",
        debug_level="0",
        include_runtime_files=True,
    )
    if group != ENGINE:
        reach_inherited_calls(Path("c") / f"__native_{group}.c")
    compile_c([each for each in extensions if each.name in order["modules"] or each.name == f"{group}__mypyc"])
    layout = Path("c", f"__native_{ENGINE}.h").read_bytes()
    Path("layout").write_text(hashlib.blake2b(layout, digest_size=12).hexdigest(), encoding="utf-8")


def reach_inherited_calls(file: Path) -> None:
    """mypyc 2.4 takes a `__call__` inherited from another group for its own; it is in that group's table of exports."""
    text = file.read_text(encoding="utf-8")
    file.write_text(CALLS.sub(rf"= exports_{ENGINE}.\1;", text), encoding="utf-8")


def compile_c(extensions: list[Extension]) -> None:
    """Functions of a unit call each other directly: nobody puts others in their place, and that saves a look-up."""
    for extension in extensions:
        extension.extra_compile_args.append("-fno-semantic-interposition")
        extension.extra_compile_args.append("-Wno-all")  # nobody reads warnings about mypyc's C; looking takes long
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = "lib"
    command.build_temp = "objects"
    command.parallel = True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main()
