"""Second step of the lowering: which variables are alive where, that is, what a suspended rule must keep."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import NoReturn

from monoceros.engine.lowering.check import COMPREHENSIONS, captured, changeable, changeable_type
from monoceros.engine.lowering.cut import Block, Cutter, Fork, Leave, Switch, Wait, successors, takes_all

NOTHING: frozenset[str] = frozenset()


class Uses:
    """What a piece of code reads before it binds it, and what it binds for certain."""

    def __init__(self) -> None:
        self.reads: dict[str, ast.AST] = {}  # and where
        self.bound: set[str] | None = set()  # None: this point is never reached

    # -- expressions; `hidden` are names of comprehensions and lambdas around --

    def expr(self, node: ast.AST | None, hidden: frozenset[str] = NOTHING) -> None:
        match node:
            case None:
                pass
            case ast.Name(id, ast.Load()):
                if self.bound is not None and id not in self.bound and id not in hidden:
                    self.reads.setdefault(id, node)
            case ast.Name(id):
                if self.bound is not None:
                    self.bound.add(id)
            case ast.NamedExpr(target, value):
                self.expr(value, hidden)
                self.expr(target, hidden)
            case ast.Lambda(args, body):
                self.function(args, body, hidden)
            case ast.BoolOp(_, [first, *others]) | ast.Compare(first, _, [*others]):
                self.expr(first, hidden)
                self.perhaps(others, hidden)
            case ast.IfExp(test, yes, no):
                self.expr(test, hidden)
                self.perhaps([yes], hidden)
                self.perhaps([no], hidden)
            case _ if isinstance(node, COMPREHENSIONS):
                self.comprehension(node, hidden)
            case _:
                for child in ast.iter_child_nodes(node):
                    self.expr(child, hidden)

    def perhaps(self, nodes: Sequence[ast.AST], hidden: frozenset[str]) -> None:
        """Code that may not run: what it binds is not certain afterwards."""
        before = None if self.bound is None else set(self.bound)
        for node in nodes:
            self.expr(node, hidden)
        self.bound = before

    def function(self, args: ast.arguments, body: ast.expr, hidden: frozenset[str]) -> None:
        for default in [*args.defaults, *args.kw_defaults]:
            self.expr(default, hidden)
        own = {a.arg for a in ast.walk(args) if isinstance(a, ast.arg)}
        self.perhaps([body], hidden | own)

    def comprehension(
        self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp, hidden: frozenset[str]
    ) -> None:
        self.expr(node.generators[0].iter, hidden)
        inner = hidden
        for i, generator in enumerate(node.generators):
            if i > 0:
                self.perhaps([generator.iter], inner)
            inner |= {n.id for n in ast.walk(generator.target) if isinstance(n, ast.Name)}
            self.perhaps(generator.ifs, inner)
        self.perhaps([node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt], inner)

    def pattern(self, pattern: ast.pattern) -> None:
        for node in ast.walk(pattern):
            if isinstance(node, ast.Name):  # a dotted name or a class to compare with
                self.expr(node)
        if self.bound is not None:
            self.bound |= captured(pattern)

    # -- statements --

    def branches(self, bodies: Sequence[tuple[Sequence[ast.AST | None], list[ast.stmt]]], *, complete: bool) -> None:
        """Bodies of which one runs, each after its head; `complete` if one of them surely does."""
        before = self.bound
        ends: list[set[str] | None] = [] if complete else [before]
        for heads, body in bodies:
            self.bound = None if before is None else set(before)
            for head in heads:
                if isinstance(head, ast.pattern):
                    self.pattern(head)
                else:
                    self.expr(head)
            self.statements(body)
            ends.append(self.bound)
        reached = [end for end in ends if end is not None]
        self.bound = set.intersection(*reached) if reached else None

    def statements(self, body: list[ast.stmt]) -> None:
        for statement in body:
            match statement:
                case ast.Assign() | ast.AnnAssign() | ast.AugAssign():
                    self.assignment(statement)
                case ast.Return() | ast.Raise() | ast.Break() | ast.Continue():
                    self.expr(statement)
                    self.bound = None
                case _:
                    self.compound(statement)

    def assignment(self, statement: ast.Assign | ast.AnnAssign | ast.AugAssign) -> None:
        self.expr(statement.value)
        match statement:
            case ast.Assign(targets):
                for target in targets:
                    self.expr(target)
            case ast.AugAssign(target):
                if isinstance(target, ast.Name):
                    self.expr(ast.copy_location(ast.Name(target.id, ast.Load()), target))
                self.expr(target)
            case ast.AnnAssign(target, _, value) if value is not None:
                self.expr(target)

    def compound(self, statement: ast.stmt) -> None:
        match statement:
            case ast.If(test, yes, no):
                self.expr(test)
                self.branches([([], yes), ([], no)], complete=True)
            case ast.Match(subject, cases):
                self.expr(subject)
                bodies = [([c.pattern, c.guard], c.body) for c in cases]
                self.branches(bodies, complete=any(takes_all(c) for c in cases))
            case ast.While(test, yes, no):
                self.expr(test)
                self.branches([([], yes)], complete=False)
                self.branches([([], no)], complete=False)
            case ast.For(target, iterable, yes, no):
                self.expr(iterable)
                self.branches([([target], yes)], complete=False)
                self.branches([([], no)], complete=False)
            case ast.With(items, yes):
                for item in items:
                    self.expr(item.context_expr)
                    self.expr(item.optional_vars)
                self.branches([([], yes)], complete=False)  # it may swallow an exception
            case ast.Try(yes, handlers, no, final) | ast.TryStar(yes, handlers, no, final):
                names = [ast.Name(h.name, ast.Store()) if h.name else None for h in handlers]
                caught = [([h.type, name], h.body) for h, name in zip(handlers, names, strict=True)]
                self.branches([([], yes + no), *caught], complete=False)
                self.statements(final)
            case _:
                self.expr(statement)


def block_uses(block: Block) -> Uses:
    uses = Uses()
    uses.expr(block.target)
    uses.statements(block.body)
    match block.end:
        case Fork(test):
            uses.expr(test)
        case Leave(value):
            uses.expr(value)
        case Wait(_, call):
            uses.expr(call)
        case Switch(match_):
            uses.expr(match_.subject)
            for case in match_.cases:
                uses.perhaps([case.pattern], NOTHING)
                uses.perhaps([case.guard] if case.guard else [], frozenset(captured(case.pattern)))
    return uses


class Alive:
    """The variables alive at the start of each block, and those that each frame keeps."""

    def __init__(self, cut: Cutter, order: list[int]) -> None:
        self.cut, self.order, self.blocks = cut, order, cut.blocks
        self.uses = {b: block_uses(self.blocks[b]) for b in order}
        self.reads = {b: set(u.reads) & cut.locals for b, u in self.uses.items()}
        self.binds = {b: (u.bound or set()) & cut.locals for b, u in self.uses.items()}
        self.captures = {
            to: captured(case.pattern)
            for b in order
            if isinstance(end := self.blocks[b].end, Switch)
            for to, case in zip(end.to, end.match.cases, strict=True)
        }
        self.at = self.read_later()
        self.sure = self.bound_before()
        self.frames: dict[int, list[str]] = {0: cut.params}  # by the block that goes on with it
        for b in order:
            end = self.blocks[b].end
            if isinstance(end, Wait):
                self.frames[end.to] = self.kept(b, end)
        self.refuse_changeable({name for b, names in self.frames.items() if b for name in names})

    def read_later(self) -> dict[int, set[str]]:
        """Backward: what is read later and not bound before that."""
        alive = {b: set(self.reads[b]) for b in self.order}
        changed = True
        while changed:
            changed = False
            for b in reversed(self.order):
                now = set(self.reads[b])
                for k in successors(self.blocks[b].end):
                    now |= alive[k] - self.captures.get(k, set()) - self.binds[b]
                changed |= now != alive[b]
                alive[b] = now
        return alive

    def bound_before(self) -> dict[int, set[str]]:
        """Forward: what has a value for certain."""
        sure = {b: set(self.cut.locals) for b in self.order}
        sure[0] = set(self.cut.params)
        changed = True
        while changed:
            changed = False
            for b in self.order:
                for k in successors(self.blocks[b].end):
                    now = sure[k] & (sure[b] | self.binds[b] | self.captures.get(k, set()))
                    changed |= now != sure[k]
                    sure[k] = now
        return sure

    def kept(self, b: int, end: Wait) -> list[str]:
        """What the frame keeps while block `b` waits: parameters in their order, then the others by name."""
        keep = set(self.at[end.to])
        if end.kind != "call":
            asked = Uses()
            asked.expr(end.call)
            keep |= set(asked.reads) & self.cut.locals
        for name in sorted(keep - self.sure[b] - self.binds[b]):
            self.fail_unbound(name)
        params = self.cut.params
        return [v for v in params if v in keep] + sorted(keep - set(params))

    def fail_unbound(self, name: str) -> NoReturn:
        """Tell where a variable is read that may have no value."""
        nodes = [self.uses[b].reads[name] for b in self.order if name in self.reads[b] and name not in self.sure[b]]
        self.cut.fail(nodes[0], f"`{name}` may have no value here: give it one before the question")

    def refuse_changeable(self, kept: set[str]) -> None:
        """A frame is shared by all copies of a state, so what it keeps must not change."""
        for node in self.cut.checked.nodes:
            match node:
                case ast.Assign([left], value) | ast.AnnAssign(left, _, value) | ast.NamedExpr(left, value):
                    self.refuse(node, left, value, kept)
                case ast.Starred(ast.Name(name, ast.Store())) | ast.MatchStar(name) if name in kept:
                    self.fail_changeable(node, name)  # Python makes a list of it
        for name in sorted(kept):
            if changeable_type(self.cut.types.get(name, "")):
                self.fail_changeable(self.cut.fn, name)
        for block in [self.blocks[b] for b in self.order]:
            target: ast.expr | None = block.target
            if isinstance(target, ast.Name) and target.id in kept and changeable_type(block.target_type or ""):
                self.fail_changeable(block.line, target.id)

    def refuse(self, node: ast.AST, target: ast.expr, value: ast.expr | None, kept: set[str]) -> None:
        if isinstance(target, ast.Name) and target.id in kept and changeable(value):
            self.fail_changeable(node, target.id)
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for inner, part in zip(target.elts, value.elts, strict=False):
                self.refuse(node, inner, part, kept)

    def fail_changeable(self, node: ast.AST, name: str) -> None:
        hint = "make it a tuple or put it in the state"
        self.cut.fail(node, f"`{name}` lives across a question, so it must be immutable: {hint}")
