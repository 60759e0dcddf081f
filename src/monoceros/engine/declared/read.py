"""Reads the declarations of a class from its text, and refuses what is not declared whole."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

VISIBILITIES: Final = ("Open", "Own", "Hidden", "Inner", "Shared", "Known")
BEGINNINGS: Final = ("each", "times", "fresh", "made", "seen")
WORDS: Final = frozenset(["known", "owner", "pool", "fixed", "says"])  # wishes that are words
PLAIN: Final = frozenset(["int", "bool", "str", "tuple", "None", "Any", "Rule"])  # never changes: copies share it
FORMS: Final = ", ".join(f"{word}[…]" for word in VISIBILITIES)


class DeclarationError(SyntaxError):
    """What cannot be declared so: names the class or event, the file and the line, and says what to write."""


@dataclass
class Field:
    name: str
    seen: str  # one of VISIBILITIES, in small letters
    kind: ast.expr  # its type, without who may know it
    line: int
    way: str = ""  # one of BEGINNINGS; empty: the value as it stands
    value: ast.expr | None = None
    number: ast.expr | None = None
    wishes: dict[str, ast.expr] = field(default_factory=dict)

    @cached_property
    def type_text(self) -> str:
        return ast.unparse(self.kind)

    @cached_property
    def width(self) -> str:
        """How many there are for each seat, in one flat list; nothing if it is one."""
        return ast.unparse(self.number) if self.way == "each" and self.number is not None else ""

    def wish(self, name: str) -> str:
        """A word without its quotes, or a function's name."""
        found = self.wishes.get(name)
        if found is None:
            return ""
        return str(found.value) if isinstance(found, ast.Constant) else ast.unparse(found)


@dataclass
class Reader:
    """The declarations of one class; `aliases` are the types that its module names itself."""

    node: ast.ClassDef
    file: str
    aliases: dict[str, ast.expr]

    def fields(self) -> list[Field]:
        found = [self.field(each) for each in self.node.body if isinstance(each, ast.AnnAssign)]
        names = {each.name: each for each in found}
        for each in found:
            self.check_wishes(each, names)
        return found

    def methods(self) -> list[ast.FunctionDef]:
        return [each for each in self.node.body if isinstance(each, ast.FunctionDef)]

    def fail(self, line: int, why: str) -> DeclarationError:
        return DeclarationError(f"{self.node.name}: {why}", (self.file, line, 1, None))

    # -- a field --

    def field(self, node: ast.AnnAssign) -> Field:
        if not isinstance(node.target, ast.Name):
            raise self.fail(node.lineno, "a field is a name: write `name: Open[int] = 0`")
        name = node.target.id
        match node.annotation:
            case ast.Subscript(ast.Name(word), kind) if word in VISIBILITIES:
                found = Field(name, word.lower(), kind, node.lineno)
            case _:
                raise self.fail(node.lineno, f"who may know {name}? Write one of {FORMS}")
        self.read_value(found, node)
        self.origin(found.kind, found.line)
        return found

    def read_value(self, found: Field, node: ast.AnnAssign) -> None:
        words: list[ast.keyword] = []
        match node.value:
            case ast.Call(ast.Name(way), [value], words) if way in BEGINNINGS:
                found.way, found.value = way, value
            case ast.Call(ast.Name(way), [value, number], words) if way in ("each", "times"):
                found.way, found.value, found.number = way, value, number
            case ast.List() | ast.Dict() | ast.Set() | ast.ListComp():
                raise self.fail(node.lineno, f"{found.name} would be one list for all states: write fresh([])")
            case value:
                found.value = value
        found.wishes = {word.arg: word.value for word in words if word.arg}
        found.number = found.wishes.pop("number", found.number)
        if found.way == "made" and not isinstance(found.value, ast.Lambda):
            raise self.fail(node.lineno, f"{found.name}: write made(lambda s: …)")
        if (found.way == "seen") != (found.seen == "known"):
            raise self.fail(node.lineno, f"{found.name}: what only views have is `Known[…] = seen(function)`")

    # -- what it wishes --

    def check_wishes(self, found: Field, names: dict[str, Field]) -> None:
        for name, value in found.wishes.items():
            if name in WORDS and not (isinstance(value, ast.Constant) and isinstance(value.value, str)):
                raise self.fail(found.line, f"{found.name}: {name}= is a word in quotes")
        for name in ("known", "owner"):
            if found.wish(name) and found.wish(name) not in names:
                raise self.fail(
                    found.line, f"{found.name}: {name}={found.wish(name)!r} is no field of {self.node.name}"
                )
        if found.way == "each" and "seats" not in names:
            raise self.fail(found.line, f"{found.name}: each(…) needs to know how many: declare `seats: Open[int]`")
        self.check_secret(found)

    def check_secret(self, found: Field) -> None:
        hides = found.seen in ("own", "hidden")
        owned = found.way == "each" or found.wish("owner") or found.wish("seen")
        if found.seen == "own" and not owned:
            raise self.fail(found.line, f"whose is {found.name}? Write each(…), or owner= the field that says so")
        if found.seen == "hidden" and found.wish("pool"):
            raise self.fail(
                found.line, f"{found.name}: a pool deals what is somebody's own; write a redeal_more for it"
            )
        if hides and "seen" not in found.wishes and self.origin(self.one_of(found)) not in ("list", "Pile", "int"):
            raise self.fail(found.line, f"{found.name}: hidden are lists, piles and ints; else write seen= a function")
        if not hides and any([name in found.wishes for name in ("shown", "known", "pool", "fixed", "seen")]):
            raise self.fail(
                found.line, f"{found.name} hides nothing: shown=, known=, pool= and fixed= are for what does"
            )

    # -- types --

    def origin(self, kind: ast.expr, line: int = 0) -> str:
        """`list`, `Pile`, `tuple`, or a record's name; of what may be None, with a question mark."""
        match kind:
            case ast.Name(name) if name in self.aliases:
                return self.origin(self.aliases[name], line)
            case ast.Name("dict" | "set") | ast.Subscript(ast.Name("dict" | "set"), _):
                hint = "write a list, with a number for each key"
                raise self.fail(line or self.node.lineno, f"a state holds no {ast.unparse(kind)}: {hint}")
            case ast.Name(name):
                return name
            case ast.Subscript(ast.Name(name), _):
                return name
            case ast.BinOp(left, ast.BitOr(), right):
                parts = {self.origin(left, line), self.origin(right, line)} - {"None"}
                return "tuple" if parts <= PLAIN else f"{min(parts)}?"
            case ast.Constant(None):
                return "None"
        raise self.fail(line or self.node.lineno, f"a state cannot hold {ast.unparse(kind)}")

    def inside(self, kind: ast.expr) -> ast.expr:
        """What a list holds."""
        found = self.aliases.get(kind.id, kind) if isinstance(kind, ast.Name) else kind
        if not isinstance(found, ast.Subscript):
            raise self.fail(self.node.lineno, f"a list of what? Write list[int], not {ast.unparse(kind)}")
        return found.slice

    def one_of(self, found: Field) -> ast.expr:
        """The type of what one seat has."""
        return self.inside(found.kind) if found.way == "each" else found.kind
