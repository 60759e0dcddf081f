"""Lowers rules at import: `@rule` turns an `async def` that awaits questions and other rules into a `Rule`.

A rule's body is cut into blocks at each await (cut.py). The variables that are alive there (alive.py) are kept as a
tuple on the state's stack, a frame, so a suspended rule is plain, immutable data. Between two awaits the code runs as
it was written, with real local variables and its own line numbers (write.py).
"""

from __future__ import annotations
import __future__

import ast
import linecache
from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType
from typing import Any, TypeVar, cast

from monoceros.engine.core import Ask, Rule, fixed_
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


def parse(text: str, file: str) -> Module:
    nodes = [node for node in ast.parse(text, file).body if isinstance(node, ast.AsyncFunctionDef)]
    rules = [node for node in nodes if is_rule(node)]
    return Module(
        text,
        {node.decorator_list[0].lineno: node for node in rules},
        {node.name: result_type(node) for node in rules},
        {node.name for node in nodes if not is_rule(node)},
    )


_modules: dict[str, Module] = {}


def module_of(file: str, names: dict[str, Any]) -> Module:
    """The module in this file, parsed once as long as its text does not change."""
    linecache.checkcache(file)
    text = "".join(linecache.getlines(file, names))
    if file not in _modules or _modules[file].text != text:
        _modules[file] = parse(text, file)
    return _modules[file]


class ImportedNames(Names):
    """Names as they are while a module is being imported: its own rules from its text, others from what it imported."""

    def __init__(self, module: Module, names: dict[str, Any]) -> None:
        self.module, self.names = module, names

    def result_of(self, dotted: str) -> str | None:
        own = self.module.results.get(dotted)
        return own if own is not None else "Any" if isinstance(self.find(dotted), Rule) else None

    def is_function(self, dotted: str) -> bool:
        return dotted in self.module.coroutines or (
            dotted not in self.module.results and isinstance(self.find(dotted), FunctionType)
        )

    def find(self, dotted: str) -> object:
        first, *others = dotted.split(".")
        found = self.names.get(first)
        for name in others:
            found = getattr(found, name, None)
        return found


def rule(fn: F) -> F:
    """Make a rule of an `async def` at module level. Type checkers see the function unchanged."""
    lines, file = fn.__code__, fn.__code__.co_filename
    module = module_of(file, fn.__globals__)
    node = module.rules.get(lines.co_firstlineno)
    if node is None or node.name != fn.__name__:
        line = lines.co_firstlineno
        text = linecache.getline(file, line) or None
        message = "a rule is an `async def` at module level; its only decorator is @rule"
        raise RuleError(f"rule {fn.__qualname__}: {message}", (file, line, 1, text))
    name = f"{fn.__module__}.{fn.__name__}"
    source = Source(file, module.text, ImportedNames(module, fn.__globals__))
    try:
        writer = Writer(Cutter(node, source), name, typed=False)
    except RuleError as error:
        raise error.with_traceback(None) from None  # the author's line is what matters, not the lowering's
    made = make_class(fn, writer)
    return cast(F, made(name, tuple(writer.points), writer.version, file, fn))


def make_class(fn: Callable[..., Any], writer: Writer) -> type[Rule]:
    """The subclass of Rule for one rule. Its `step` goes by the rule's name in tracebacks.

    While they are made its methods have names of the engine's, so that they hide no rule that is called `step`.
    """
    methods = writer.methods()
    names = [method.name for method in methods]
    for method in methods:
        method.name += "_"
    outer = cast(ast.FunctionDef, code("def lowered_(Ask_, fixed_): pass", writer.fn)[0])
    outer.body = [*methods, *code(f"return {', '.join([method.name for method in methods])}", writer.fn)]
    tree = ast.Module([outer], [])
    space: dict[str, Any] = {}
    flags = __future__.annotations.compiler_flag
    exec(compile(tree, fn.__code__.co_filename, "exec", flags, dont_inherit=True), fn.__globals__, space)
    members: dict[str, Any] = dict(zip(names, space["lowered_"](Ask, fixed_), strict=True))
    step = members["step"]
    step.__code__ = step.__code__.replace(co_name=fn.__name__, co_qualname=fn.__qualname__)
    members |= {"__doc__": fn.__doc__, "__module__": fn.__module__, "__slots__": ()}
    return cast("type[Rule]", type(f"{fn.__name__}_", (Rule,), members))
