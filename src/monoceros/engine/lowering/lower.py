"""Lowers rules at import: `@rule` turns an `async def` that awaits questions and other rules into a `Rule`.

A rule's body is cut into blocks at each await (cut.py). The variables that are alive there (alive.py) are kept as a
tuple on the state's stack, a frame, so a suspended rule is plain, immutable data. Between two awaits the code runs as
it was written, with real local variables and its own line numbers (write.py).
"""

from __future__ import annotations
import __future__

import ast
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Any, NamedTuple, TypeVar, cast

from monoceros.engine.core import Ask, Point, Rule, fixed_
from monoceros.engine.kept import Book, book_of
from monoceros.engine.lowering.check import Names, RuleError, RuleNode, Source
from monoceros.engine.lowering.cut import Cutter, code, type_text
from monoceros.engine.lowering.write import Writer

F = TypeVar("F", bound=Callable[..., Any])


def is_rule(node: ast.stmt) -> bool:
    """Is this statement of a module a rule?"""
    return isinstance(node, ast.AsyncFunctionDef) and [getattr(d, "id", "") for d in node.decorator_list] == ["rule"]


def result_type(fn: RuleNode) -> str:
    return "Any" if fn.returns is None else type_text(fn.returns)


@dataclass
class Module:
    """The parsed text of a module."""

    text: str
    rules: dict[int, RuleNode]  # by the line of the decorator
    results: dict[str, str]
    coroutines: set[str]  # module-level `async def`s that are no rules


@lru_cache(maxsize=1)
def module_of(book: Book) -> Module:
    """The module of this book: looked through once for all the rules of it that are not kept."""
    nodes = [node for node in book.tree.body if isinstance(node, ast.AsyncFunctionDef)]
    rules = [node for node in nodes if is_rule(node)]
    return Module(
        book.text,
        {node.decorator_list[0].lineno: node for node in rules},
        {node.name: result_type(node) for node in rules},
        {node.name for node in nodes if not is_rule(node)},
    )


def find(names: dict[str, Any], dotted: str) -> object:
    first, *others = dotted.split(".")
    found = names.get(first)
    for name in others:
        found = getattr(found, name, None)
    return found


def kind_of(names: dict[str, Any], dotted: str) -> str:
    """All that the lowering asks of what is not in the module's own text."""
    found = find(names, dotted)
    return "rule" if isinstance(found, Rule) else "function" if isinstance(found, FunctionType) else ""


class ImportedNames(Names):
    """Names as they are while a module is being imported: its own rules from its text, others from what it imported."""

    def __init__(self, module: Module, names: dict[str, Any]) -> None:
        self.module, self.names = module, names
        self.kinds: dict[str, str] = {}  # what was asked for, and what it was

    def result_of(self, dotted: str) -> str | None:
        own = self.module.results.get(dotted)
        return own if own is not None else "Any" if self.kind(dotted) == "rule" else None

    def is_function(self, dotted: str) -> bool:
        return dotted in self.module.coroutines or (
            dotted not in self.module.results and self.kind(dotted) == "function"
        )

    def kind(self, dotted: str) -> str:
        return self.kinds.setdefault(dotted, kind_of(self.names, dotted))


class Lowered(NamedTuple):
    """What is kept of a rule. It holds as long as what the rule's module imports is of the same kinds."""

    kinds: tuple[tuple[str, str], ...]
    code: CodeType
    methods: tuple[str, ...]
    points: tuple[tuple[str, int, tuple[str, ...]], ...]
    version: str

    def holds(self, names: dict[str, Any]) -> bool:
        return all([kind_of(names, dotted) == kind for dotted, kind in self.kinds])


def rule(fn: F) -> F:
    """Make a rule of an `async def` at module level. Type checkers see the function unchanged."""
    file, names = fn.__code__.co_filename, fn.__globals__
    book = book_of(file, names)
    name = f"{fn.__module__}.{fn.__name__}"
    place = f"{name}:{fn.__code__.co_firstlineno}"
    kept = book.get(place)
    found = None if kept is None else Lowered(*kept)
    if found is None or not found.holds(names):
        found = lower(fn, name, book)
        book.put(place, tuple(found))
    points = tuple([Point(*point) for point in found.points])
    return cast(F, make_class(fn, found)(name, points, found.version, file, fn))


def lower(fn: Callable[..., Any], name: str, book: Book) -> Lowered:
    """The rule cut into blocks and written as methods; or refused, with its author's line."""
    module, line = module_of(book), fn.__code__.co_firstlineno
    node = module.rules.get(line)
    if node is None or node.name != fn.__name__:
        text = book.line(line)
        message = "a rule is an `async def` at module level; its only decorator is @rule"
        raise RuleError(f"rule {fn.__qualname__}: {message}", (book.file, line, 1, text))
    names = ImportedNames(module, fn.__globals__)
    try:
        writer = Writer(Cutter(node, Source(book.file, module.text, names)), name, typed=False)
    except RuleError as error:
        raise error.with_traceback(None) from None  # the author's line is what matters, not the lowering's
    methods = writer.methods()
    words = tuple([method.name for method in methods])
    points = tuple([(point.label, point.line, point.names) for point in writer.points])
    return Lowered(tuple(names.kinds.items()), compiled(methods, writer, book.file), words, points, writer.version)


def compiled(methods: list[ast.FunctionDef], writer: Writer, file: str) -> CodeType:
    """The code that defines a rule's methods.

    While they are made they have names of the engine's, so that they hide no rule that is called `step`.
    """
    for method in methods:
        method.name += "_"
    outer = cast(ast.FunctionDef, code("def lowered_(Ask_, fixed_): pass", writer.fn)[0])
    outer.body = [*methods, *code(f"return {', '.join([method.name for method in methods])}", writer.fn)]
    flags = __future__.annotations.compiler_flag
    return cast(CodeType, compile(ast.Module([outer], []), file, "exec", flags, dont_inherit=True))


def make_class(fn: Callable[..., Any], lowered: Lowered) -> type[Rule]:
    """The subclass of Rule for one rule. Its `step` goes by the rule's name in tracebacks."""
    space: dict[str, Any] = {}
    exec(lowered.code, fn.__globals__, space)
    members: dict[str, Any] = dict(zip(lowered.methods, space["lowered_"](Ask, fixed_), strict=True))
    step = members["step"]
    step.__code__ = step.__code__.replace(co_name=fn.__name__, co_qualname=fn.__qualname__)
    members |= {"__doc__": fn.__doc__, "__module__": fn.__module__, "__slots__": ()}
    return cast("type[Rule]", type(f"{fn.__name__}_", (Rule,), members))
