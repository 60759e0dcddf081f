"""Writes a declared class's `__init__`, `copy` and `__eq__`, as a careful person would write them by hand.

Each written line knows the line of the declaration that it comes from, so that a traceback leads there.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Final

from monoceros.engine.declared.read import PLAIN, Field, Reader

Line = tuple[str, int]  # a line of source, and the line of the declaration behind it
NO_PILE: Final = "Pile([], [])"


def at(line: int, *texts: str) -> list[Line]:
    return [(text, line) for text in texts]


def under(lines: list[Line], depth: int = 1) -> list[Line]:
    return [("    " * depth + text, line) for text, line in lines]


@dataclass
class Writer:
    """What is written of one class."""

    reader: Reader
    fields: list[Field]
    is_state: bool

    @property
    def name(self) -> str:
        return self.reader.node.name

    @property
    def line(self) -> int:
        return self.reader.node.lineno

    @property
    def slots(self) -> tuple[str, ...]:
        return tuple(sorted([f.name for f in self.fields]))

    @property
    def shared(self) -> tuple[str, ...]:
        """What no save holds."""
        return tuple([f.name for f in self.fields if f.seen in ("shared", "known")])

    @property
    def held(self) -> list[Field]:
        """Fields that begin with a value. What only views have is not among them: rules that read it fail at once."""
        return [f for f in self.fields if f.value is not None and f.seen != "known"]

    @property
    def needed(self) -> list[Field]:
        """Fields without a beginning: who makes one gives them."""
        return [f for f in self.fields if f.value is None]

    def records(self) -> list[str]:
        """Records among the fields, which saves must know."""
        found: list[str] = []
        for f in self.fields:
            inner = f.kind
            while self.reader.origin(inner) == "list":
                inner = self.reader.inside(inner)
            name = self.reader.origin(inner).removesuffix("?")
            if f.seen not in ("shared", "known") and name not in PLAIN | {"Pile"} and name not in found:
                found.append(name)
        return found

    # -- beginnings --

    def init(self) -> list[Line]:
        params = "".join([f", {f.name}: {f.type_text}" for f in self.needed])
        body: list[Line] = at(self.line, "super().__init__()") if self.is_state else []
        for f in self.needed:
            body += at(f.line, f"self.{f.name}: {f.type_text} = {f.name}")
        body += at(self.line, "if blank_:", "    return")
        for f in self.held:
            body += at(f.line, f"self.{f.name}: {f.type_text} = {self.beginning(f)}")
        return [*at(self.line, f"def __init__(self{params}, blank_: bool = False) -> None:"), *under(body)]

    def beginning(self, f: Field) -> str:
        """The source of its first value, inside a method of the class."""
        assert f.value is not None
        value = NO_PILE if ast.unparse(f.value) == "Pile" else ast.unparse(f.value)
        if f.way in ("", "fresh"):
            return value
        if f.way == "made":
            assert isinstance(f.value, ast.Lambda)
            return ast.unparse(Renamed(f.value.args.args[0].arg).visit(ast.parse(ast.unparse(f.value.body))))
        number = self.number_of(f)
        if isinstance(f.value, ast.List) or value == NO_PILE:
            return f"[{value} for _ in range({number})]"
        if self.reader.origin(self.reader.inside(f.kind)) not in PLAIN:  # a record's name
            return f"[{value}() for _ in range({number})]"
        return f"[{value}] * ({number})"

    def number_of(self, f: Field) -> str:
        if f.way == "times":
            assert f.number is not None
            return ast.unparse(f.number)
        return f"self.seats * {f.width}" if f.width else "self.seats"

    # -- copies --

    def copied(self, kind: ast.expr, what: str) -> str:
        """The source of an independent copy of a value of this type."""
        origin = self.reader.origin(kind)
        if origin in PLAIN:
            return what
        if origin == "list":
            inner = self.reader.inside(kind)
            if self.reader.origin(inner) in PLAIN:
                return f"{what}[:]"
            return f"[{self.copied(inner, 'each_')} for each_ in {what}]"
        return f"None if {what} is None else {what}.copy()" if origin.endswith("?") else f"{what}.copy()"

    def copy(self) -> list[Line]:
        given = "".join([f"self.{f.name}, " for f in self.needed])
        head = (
            f"def copy(self, chance: Dealer_) -> {self.name}:" if self.is_state else f"def copy(self) -> {self.name}:"
        )
        body = at(self.line, f"other = {self.name}({given}True)")
        if self.is_state:
            body += at(self.line, "self.copy_base_to(other, chance)")
        for f in self.held:
            here = f"self.{f.name}"
            body += at(f.line, f"other.{f.name} = {here if f.seen == 'shared' else self.copied(f.kind, here)}")
        body += self.of_views([f"other.{f.name} = self.{f.name}" for f in self.fields if f.seen == "known"])
        return [*at(self.line, head), *under([*body, *at(self.line, "return other")])]

    def equal(self) -> list[Line]:
        """Of states: what is declared, and whose view it is. What is shared is the same, or they are not compared."""
        body = at(self.line, f"if not isinstance(other, {self.name}):", "    return NotImplemented")
        if self.is_state:
            body += at(self.line, "if self.viewer != other.viewer:", "    return False")
        for f in self.fields:
            if f.seen not in ("shared", "known"):
                body += at(f.line, f"if self.{f.name} != other.{f.name}:", "    return False")
        known = [f.name for f in self.fields if f.seen == "known"]
        for name in known:
            body += self.of_views([f"if self.{name} != other.{name}:", "    return False"])
        head = at(self.line, "def __eq__(self, other: object) -> bool:")
        return [*head, *under([*body, *at(self.line, "return True")])]

    def of_views(self, lines: list[str]) -> list[Line]:
        return [*at(self.line, "if self.viewer != TABLE_:"), *under(at(self.line, *lines))] if lines else []


class Renamed(ast.NodeTransformer):
    """`s.terms` in a beginning is `self.terms`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name("self", node.ctx) if node.id == self.name else node
