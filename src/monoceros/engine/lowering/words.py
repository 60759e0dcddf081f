"""For the compiler: numbers as machine words.

Every number in a state or a rule fits into 64 bits, and a compiler that knows this needs no checks for larger ones. So
in the source for the compiler a parameter, result, attribute or variable declared `int` is declared `i64`, which mypy
takes for an int and mypyc for a word of the machine. Numbers inside lists, dicts and tuples stay as they are, and so
does a module that reckons with floats, which do not mix with words.
"""

from __future__ import annotations

import ast

IMPORT = "from mypy_extensions import i64"


def machine_words(text: str) -> str:
    """The text of a module with its declared ints as machine words; the lines stay where they are."""
    tree = ast.parse(text)
    if any(isinstance(node, ast.Name) and node.id == "float" for node in ast.walk(tree)):
        return text
    lines = text.splitlines(keepends=True)
    found = [node for node in declared(tree) if isinstance(node, ast.Name) and node.id == "int"]
    for node in found:
        line = lines[node.lineno - 1].encode()
        lines[node.lineno - 1] = (line[: node.col_offset] + b"i64" + line[node.col_offset + 3 :]).decode()
    return "".join(lines)


def declared(tree: ast.Module) -> list[ast.expr | None]:
    """What functions, attributes and variables are declared to be."""
    found: list[ast.expr | None] = []
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                arguments = node.args
                found += [a.annotation for a in arguments.posonlyargs + arguments.args + arguments.kwonlyargs]
                found.append(node.returns)
            case ast.AnnAssign():
                found.append(node.annotation)
    return found
