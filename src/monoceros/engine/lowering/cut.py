"""First step of the lowering: cuts the body of a rule into blocks at each await.

A block is straight code (with whatever `if`s and loops have no question in them) and an end that says where to go on.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import NoReturn

from monoceros.engine.lowering.check import Checker, RuleNode, Source, awaits, changeable, dotted

Loop = tuple[int, int] | None  # where `continue` and `break` go


@dataclass
class Goto:
    to: int


@dataclass
class Fork:
    test: ast.expr
    yes: int
    no: int


@dataclass
class Switch:
    """A match: each case goes on in a block of its own, `out` if none fits (None if one always does)."""

    match: ast.Match
    to: list[int]
    out: int | None


@dataclass
class Wait:
    """Ask, choose or follow a rule; the result comes to block `to`."""

    kind: str  # "ask", "choose" or "call"
    call: ast.Call
    to: int


@dataclass
class Leave:
    """Return. `kept`: the result is there already."""

    value: ast.expr | None
    node: ast.AST | None = None
    kept: bool = False


@dataclass
class Stop:
    """After a raise."""


End = Goto | Fork | Switch | Wait | Leave | Stop


@dataclass
class Block:
    line: ast.AST
    target: ast.expr | None = None  # gets the result, in a block that a Wait leads to
    target_type: str | None = None
    body: list[ast.stmt] = field(default_factory=list)
    end: End | None = None
    place: int = -1  # its place in the rule's text, -1 before it is known


def successors(end: End | None) -> tuple[int, ...]:
    match end:
        case Goto(to) | Wait(_, _, to):
            return (to,)
        case Fork(_, yes, no):
            return (yes, no)
        case Switch(_, to, out):
            return (*to,) if out is None else (*to, out)
    return ()


def takes_all(case: ast.match_case) -> bool:
    return isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and case.guard is None


def leaves_loop(node: ast.AST) -> bool:
    """Has it a break or continue that belongs to a loop around it?"""
    if isinstance(node, (ast.Break, ast.Continue)):
        return True
    if isinstance(node, (ast.For, ast.While)):
        return any(leaves_loop(n) for n in node.orelse)
    return any(leaves_loop(n) for n in ast.iter_child_nodes(node))


def type_text(annotation: ast.expr) -> str:
    """An annotation as text, without the quotes of forward references."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value
    return ast.unparse(annotation)


def code(source: str, like: ast.AST, **holes: ast.expr) -> list[ast.stmt]:
    """Statements from source text, placed on the line of another node; capital names are holes for expressions."""
    statements = ast.parse(source).body
    place = {name: getattr(like, name) for name in ("lineno", "col_offset", "end_lineno", "end_col_offset")}
    for statement in statements:
        for node in ast.walk(statement):
            if "lineno" in node.__dict__:
                node.__dict__.update(place)
    return [Filler(holes).visit(statement) for statement in statements] if holes else statements


class Filler(ast.NodeTransformer):
    def __init__(self, holes: dict[str, ast.expr]) -> None:
        self.holes = holes

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.holes.get(node.id, node)


def expression(source: str, like: ast.AST) -> ast.expr:
    statement = code(source, like)[0]
    assert isinstance(statement, ast.Expr)
    return statement.value


class Cutter:
    """Cuts the body of a rule into blocks."""

    def __init__(self, fn: RuleNode, source: Source) -> None:
        self.fn, self.source = fn, source
        self.checked = Checker(fn, source)
        self.state = self.checked.state
        parameters = fn.args.args[1:] + fn.args.kwonlyargs
        self.params = [a.arg for a in parameters]
        self.types = {a.arg: type_text(a.annotation) for a in parameters if a.annotation}
        for node in self.checked.nodes:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.types.setdefault(node.target.id, type_text(node.annotation))
        self.made: set[str] = set()
        self.blocks: list[Block] = []
        self.places = 0
        self.here = self.new(fn)
        self.enter(self.here)
        self.body(fn.body, None)
        self.close(Leave(None))
        self.locals = (self.checked.locals - {self.state}) | self.made

    def fail(self, node: ast.AST, message: str) -> NoReturn:
        self.source.fail(self.fn, node, message)

    def variable(self, kind: str, target: ast.expr) -> str:
        """A new variable of the engine's. Its name stays the same when other parts of the rule change: saves use it."""
        words = [n.id.strip("_") for n in ast.walk(target) if isinstance(n, ast.Name)]
        name = "_".join([kind, *[w for w in words if w]])
        number = 2
        unique = f"{name}_"
        while unique in self.made:
            unique = f"{name}_{number}_"
            number += 1
        self.made.add(unique)
        return unique

    # -- blocks --

    def new(self, line: ast.AST) -> int:
        self.blocks.append(Block(line))
        return len(self.blocks) - 1

    def enter(self, block: int) -> None:
        """What comes now is written into this block."""
        self.here = block
        self.blocks[block].place = self.places
        self.places += 1

    def add(self, *statements: ast.stmt) -> None:
        self.blocks[self.here].body += statements

    def close(self, end: End) -> None:
        if self.blocks[self.here].end is None:
            self.blocks[self.here].end = end

    def close_and_enter(self, end: End, block: int) -> None:
        self.close(end)
        self.enter(block)

    def body(self, statements: list[ast.stmt], loop: Loop) -> None:
        for statement in statements:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                continue
            self.statement(statement, loop)

    def statement(self, statement: ast.stmt, loop: Loop) -> None:
        if isinstance(statement, ast.Return):
            self.cut_return(statement)
        elif isinstance(statement, ast.Raise) and not awaits(statement):
            self.add(statement)
            self.close_and_enter(Stop(), self.new(statement))
        elif awaits(statement) or leaves_loop(statement):
            self.cut(statement, loop)
        else:
            self.add(statement)

    def cut(self, statement: ast.stmt, loop: Loop) -> None:
        match statement:
            case ast.Expr(value):
                self.wait(value, None)
            case ast.Assign() | ast.AnnAssign() | ast.AugAssign():
                self.cut_assignment(statement)
            case ast.If():
                self.cut_if(statement, loop)
            case ast.Match():
                self.cut_match(statement, loop)
            case ast.While():
                self.cut_while(statement)
            case ast.For():
                self.cut_for(statement)
            case ast.Break() | ast.Continue():
                self.cut_leap(statement, loop)
            case _:
                kind = type(statement).__name__.lower()
                what = "await" if awaits(statement) else "break or continue of a loop with a question"
                self.fail(statement, f"no {what} inside {kind}: put the question before it")

    # -- awaits --

    def wait(self, value: ast.expr, target: ast.expr | None, target_type: str | None = None) -> None:
        if not isinstance(value, ast.Await) or awaits(value.value):
            self.fail(
                value, "await stands alone or after `x =`, `x +=`, `return`, `if`, `while`: name the answer first"
            )
        call = value.value
        assert isinstance(call, ast.Call)
        name = dotted(call.func)
        kind = name if name in ("ask", "choose") else "call"
        after = self.new(value)
        self.blocks[after].target = target
        self.blocks[after].target_type = target_type or (self.checked.rule_type(call) if kind == "call" else None)
        self.close_and_enter(Wait(kind, call, after), after)

    def result(self, value: ast.expr) -> ast.expr:
        """Await now; gives what stands for the result right after."""
        self.wait(value, None)
        return expression(f"{self.state}.result", value)

    def cut_assignment(self, st: ast.Assign | ast.AnnAssign | ast.AugAssign) -> None:
        match st:
            case ast.Assign([target], value) if not awaits(target):
                self.wait(value, target)
            case ast.AnnAssign(target, annotation, ast.expr() as value) if not awaits(target):
                self.wait(value, target, type_text(annotation))
            case ast.AugAssign(ast.Name() as target, op, value):
                self.add(ast.copy_location(ast.AugAssign(target, op, self.result(value)), st))
            case ast.AugAssign():
                self.fail(st, "the left side is read before the question: give the answer a name first, then add it")
            case _:
                self.fail(st, "one target for an answer, and no question in it")

    def cut_return(self, st: ast.Return) -> None:
        if st.value is not None and awaits(st.value):
            self.wait(st.value, None)
            self.close(Leave(None, st, kept=True))
        else:
            self.close(Leave(st.value, st))
        self.enter(self.new(st))

    # -- branches and loops --

    def test(self, test: ast.expr) -> ast.expr:
        """A condition; a question in it is asked first."""
        if not awaits(test):
            return test
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return ast.copy_location(ast.UnaryOp(ast.Not(), self.result(test.operand)), test)
        return self.result(test)

    def cut_if(self, st: ast.If, loop: Loop) -> None:
        test = self.test(st.test)
        yes, out = self.new(st), self.new(st)
        no = self.new(st) if st.orelse else out
        self.close_and_enter(Fork(test, yes, no), yes)
        self.body(st.body, loop)
        self.close(Goto(out))
        if st.orelse:
            self.enter(no)
            self.body(st.orelse, loop)
            self.close(Goto(out))
        self.enter(out)

    def cut_match(self, st: ast.Match, loop: Loop) -> None:
        if awaits(st.subject) or any(c.guard is not None and awaits(c.guard) for c in st.cases):
            self.fail(st, "no await in the head of match or case")
        starts = [self.new(c.body[0]) for c in st.cases]
        out = self.new(st)
        self.close(Switch(st, starts, None if any(takes_all(c) for c in st.cases) else out))
        for start, case in zip(starts, st.cases, strict=True):
            self.enter(start)
            self.body(case.body, loop)
            self.close(Goto(out))
        self.enter(out)

    def cut_while(self, st: ast.While) -> None:
        if st.orelse:
            self.fail(st, "no else after a loop with a question")
        head, body, out = self.new(st), self.new(st), self.new(st)
        self.close_and_enter(Goto(head), head)
        test = self.test(st.test)
        always = isinstance(test, ast.Constant) and bool(test.value)
        self.close_and_enter(Goto(body) if always else Fork(test, body, out), body)
        self.body(st.body, (head, out))
        self.close_and_enter(Goto(head), out)

    def cut_for(self, st: ast.For) -> None:
        if st.orelse or awaits(st.iter):
            self.fail(st, "no else after, and no await in the head of, a loop with a question")
        if changeable(st.iter) and not isinstance(st.iter, ast.Tuple):
            self.fail(st.iter, "a loop with a question in it runs over a tuple or a range: write tuple(...)")
        index = self.variable("index", st.target)
        self.types[index] = "int"
        test, item = self.count(st, st.iter, index) if counts(st.iter) else self.run_over(st, index)
        head, body, out = self.new(st), self.new(st), self.new(st)
        self.close_and_enter(Goto(head), head)
        self.close_and_enter(Fork(expression(test, st), body, out), body)
        self.add(*code(f"TARGET = {item}\n{index} += 1", st, TARGET=st.target))
        self.body(st.body, (head, out))
        self.close_and_enter(Goto(head), out)

    def count(self, st: ast.For, iterable: ast.expr, index: str) -> tuple[str, str]:
        """A loop over a range: its index is the item. Gives the test and the item."""
        assert isinstance(iterable, ast.Call)
        first: ast.expr = ast.copy_location(ast.Constant(0), st)
        *start, end = iterable.args
        self.add(*code(f"{index} = START", st, START=start[0] if start else first))
        if isinstance(end, ast.Constant):
            return f"{index} < {end.value!r}", index
        stop = self.variable("stop", st.target)
        self.types[stop] = "int"
        self.add(*code(f"{stop} = STOP", st, STOP=end))
        return f"{index} < {stop}", index

    def run_over(self, st: ast.For, index: str) -> tuple[str, str]:
        """A loop over a tuple. Gives the test and the item."""
        items = self.variable("items", st.target)
        over = "ITEMS" if is_call(st.iter, "tuple") else "fixed_(ITEMS)"
        wrapped = "tuple(ITEMS)" if is_call(st.iter, "range") else over
        self.add(*code(f"{items} = {wrapped}\n{index} = 0", st, ITEMS=st.iter))
        return f"{index} < len({items})", f"{items}[{index}]"

    def cut_leap(self, st: ast.Break | ast.Continue, loop: Loop) -> None:
        assert loop is not None
        self.add(ast.copy_location(ast.Pass(), st))  # keeps the line for coverage
        self.close(Goto(loop[1] if isinstance(st, ast.Break) else loop[0]))
        self.enter(self.new(st))


def is_call(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Call) and dotted(node.func) == name


def counts(iterable: ast.expr) -> bool:
    """Is it a range with steps of one?"""
    return (
        isinstance(iterable, ast.Call)
        and is_call(iterable, "range")
        and len(iterable.args) in (1, 2)
        and not any(isinstance(a, ast.Starred) for a in iterable.args)
    )
