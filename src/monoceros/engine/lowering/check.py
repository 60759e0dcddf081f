"""What a rule may not do: found when its module is imported, and told with file, line and a hint."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn

RuleNode = ast.AsyncFunctionDef
ELSEWHERE = (
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.Global,
    ast.Nonlocal,
    ast.Delete,
    ast.Import,
    ast.ImportFrom,
)
ASYNC = (ast.Yield, ast.YieldFrom, ast.AsyncFor, ast.AsyncWith)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)
CHANGEABLE = (ast.List, ast.Set, ast.Dict, ast.Lambda, *COMPREHENSIONS)
CHANGEABLE_TYPES = {"list", "set", "dict", "bytearray", "deque", "defaultdict", "Counter", "Iterator", "Generator"}
ITERATORS = {"iter", "enumerate", "zip", "map", "filter", "reversed"}
CHANGEABLE_CALLS = CHANGEABLE_TYPES | ITERATORS | {"sorted"}


class RuleError(SyntaxError):
    """A rule that cannot be lowered; names file and line like any syntax error."""


class Names:
    """What the names in a module stand for, as far as the lowering can know."""

    def result_of(self, dotted: str) -> str | None:
        """The type of what a rule gives, as source text; None if this is not known to be a rule."""
        raise NotImplementedError

    def is_function(self, dotted: str) -> bool:
        """Is this certainly a function that is no rule?"""
        raise NotImplementedError


@dataclass
class Source:
    """The module that a rule stands in."""

    file: str
    text: str
    names: Names

    def fail(self, fn: RuleNode, node: ast.AST, message: str) -> NoReturn:
        line = getattr(node, "lineno", fn.lineno)
        column = getattr(node, "col_offset", 0) + 1
        text = self.text.splitlines()[line - 1]
        raise RuleError(f"rule {fn.name}: {message}", (self.file, line, column, text))


def dotted(node: ast.AST) -> str | None:
    """`a` or `a.b.c` as text; None for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        left = dotted(node.value)
        return left and f"{left}.{node.attr}"
    return None


def awaits(node: ast.AST) -> bool:
    return any(isinstance(n, ast.Await) for n in ast.walk(node))


def captured(pattern: ast.AST) -> set[str]:
    """The names that a case pattern binds."""
    found = {n.name for n in ast.walk(pattern) if isinstance(n, (ast.MatchAs, ast.MatchStar))}
    found |= {n.rest for n in ast.walk(pattern) if isinstance(n, ast.MatchMapping)}
    return {name for name in found if name}


def changeable(value: ast.AST | None) -> bool:
    """Does this expression surely make something that cannot be kept in a frame: a list, an iterator, a function?"""
    match value:
        case ast.Call(func):
            return dotted(func) in CHANGEABLE_CALLS
        case ast.Tuple(parts):
            return any(changeable(part) for part in parts)
        case ast.IfExp(_, yes, no):
            return changeable(yes) or changeable(no)
        case ast.NamedExpr(_, inner):
            return changeable(inner)
    return isinstance(value, CHANGEABLE)


def changeable_type(annotation: str) -> bool:
    """Does this type surely name something that can change?"""
    return any(part.partition("[")[0].strip() in CHANGEABLE_TYPES for part in outer_parts(annotation))


def outer_parts(annotation: str) -> list[str]:
    """The parts of a union, as text."""
    try:
        node = ast.parse(annotation, mode="eval").body
    except SyntaxError:
        return []
    parts: list[str] = []
    while isinstance(node, ast.BinOp):
        parts.append(ast.unparse(node.right))
        node = node.left
    return [*parts, ast.unparse(node)]


def bound_names(nodes: list[ast.AST]) -> Iterator[tuple[str, ast.AST]]:
    """The names that these nodes of a rule bind, and where. Comprehensions and lambdas have scopes of their own."""
    inner = {id(n) for c in nodes if isinstance(c, ast.comprehension) for n in ast.walk(c.target)}
    for node in nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load) and id(node) not in inner:
            yield node.id, node
        elif isinstance(node, ast.pattern):
            for name in captured(node):
                yield name, node
        elif isinstance(node, ast.ExceptHandler) and node.name:
            yield node.name, node


class Checker:
    """Refuses what the lowering could not do faithfully, whatever the place in the rule."""

    def __init__(self, fn: RuleNode, source: Source) -> None:
        self.fn, self.source = fn, source
        self.signature()
        self.state = fn.args.args[0].arg
        self.nodes = [node for statement in fn.body for node in ast.walk(statement)]
        self.bound = list(bound_names(self.nodes))
        self.locals = {name for name, _ in self.bound} | {a.arg for a in fn.args.args + fn.args.kwonlyargs}
        self.variables()
        self.awaited = {id(n.value) for n in self.nodes if isinstance(n, ast.Await)}
        for node in self.nodes:
            self.node(node)

    def fail(self, node: ast.AST, message: str) -> NoReturn:
        self.source.fail(self.fn, node, message)

    def rule_type(self, call: ast.Call) -> str | None:
        """The type of what a call of a known rule gives."""
        name = dotted(call.func)
        if name is None or name.partition(".")[0] in self.locals:
            return None
        return self.source.names.result_of(name)

    def signature(self) -> None:
        args = self.fn.args
        if not args.args:
            self.fail(self.fn, "a rule's first parameter is the state")
        if args.vararg or args.kwarg or args.posonlyargs:
            self.fail(self.fn, "a rule takes plain parameters only: no *args, **kwargs or /")

    def variables(self) -> None:
        for name, node in self.bound:
            if name == self.state:
                self.fail(node, f"`{name}` is the state all through the rule: give this another name")
        parameters = self.fn.args.args + self.fn.args.kwonlyargs
        names: list[tuple[str, ast.AST]] = [(a.arg, a) for a in parameters]
        names += [(n.id, n) for n in self.nodes if isinstance(n, ast.Name)]
        for name, node in [*names, *self.bound]:
            if name.startswith("__") and not name.endswith("__"):
                self.fail(node, f"`{name}`: names in a rule do not begin with __")
            if name.endswith("_") and name != "_" and not name.endswith("__"):
                self.fail(node, f"`{name}`: names that end in _ are the engine's; call it `{name.strip('_')}`")

    def node(self, node: ast.AST) -> None:
        if isinstance(node, ELSEWHERE):
            self.fail(node, f"no {type(node).__name__} inside a rule: write it at module level")
        if isinstance(node, ASYNC):
            self.fail(node, "a rule only awaits questions and rules")
        if isinstance(node, COMPREHENSIONS) and (awaits(node) or any(c.is_async for c in node.generators)):
            self.fail(node, "no async comprehension in a rule: write a loop")
        if isinstance(node, ast.Await):
            self.question(node)
        if isinstance(node, ast.Call) and id(node) not in self.awaited and self.rule_type(node) is not None:
            self.fail(node, f"{dotted(node.func)} is a rule: await it")

    def question(self, node: ast.Await) -> None:
        """The shape of what is awaited."""
        call = node.value
        if not isinstance(call, ast.Call) or not isinstance(call.func, (ast.Name, ast.Attribute, ast.Subscript)):
            self.fail(node, "await a question or a rule: `await ask(...)` or `await rule(s, ...)`")
        for inner in ast.walk(call):
            if isinstance(inner, ast.NamedExpr):
                self.fail(inner, "no := inside what is awaited: give it a name before")
        name = dotted(call.func)
        if name in ("ask", "choose"):
            if len(call.args) != 3 or call.keywords or any(isinstance(a, ast.Starred) for a in call.args):
                self.fail(node, f'write `await {name}(seat, "name", options)`')
            if not (isinstance(call.args[1], ast.Constant) and isinstance(call.args[1].value, str)):
                self.fail(call.args[1], "the name of a question is a word in quotes, so that saves can name the place")
            return
        first = call.args[0] if call.args else None
        if not (isinstance(first, ast.Name) and first.id == self.state):
            shape = f"{ast.unparse(call.func)}({self.state}, ...)"
            self.fail(node, f"the first argument of a rule is the state: `await {shape}`")
        if any(isinstance(a, ast.Starred) for a in call.args) or any(k.arg is None for k in call.keywords):
            self.fail(node, "no * or ** in a call of a rule")
        if name and name.partition(".")[0] not in self.locals and self.source.names.is_function(name):
            self.fail(node, f"{name} is not a rule: decorate it with @rule")
