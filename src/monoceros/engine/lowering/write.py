"""Third step of the lowering: writes the blocks as methods, to run at import or as typed source for a compiler.

Both kinds have the same frames and points, so a save made by one is good for the other.
"""

from __future__ import annotations

import ast
import copy
from typing import cast

from monoceros.engine.lowering.alive import Uses
from monoceros.engine.lowering.cut import Cutter, Fork, Goto, Leave, Stop, Switch, Wait, code, expression
from monoceros.engine.lowering.plan import Plan, version_of

Code = list[ast.stmt]

# Following another rule. Compiled, a frame is written only if the other rule asks or fails; until then the stack holds
# a constant with the rule's name and point, which is all that anybody looks at meanwhile. The other rule begins with
# such a constant too: `given` lays what it is given into the rule itself, and its first block takes it from there. If
# it fails at once, `mend` writes its frame: as long as it has followed nobody, what it was given still lies there.
CALL = """{state}.stack[-1] = {frame}
call_ = START
{state}.stack.append(call_)
if {rule}.step({state}, call_):
    return True"""
COMPILED_CALL = """call_ = START
stack_ = {state}.stack
here_ = len(stack_) - 1
stack_[here_] = {mark}
stack_.append(call_)
try:
    asked_ = {rule}.step({state}, call_)
except BaseException:
    stack_[here_] = {frame}
    {rule}.mend(stack_, here_ + 1)
    raise
if asked_:
    stack_[here_] = {frame}
    return True"""

# `choose` has made the options to see whether there is just one; they are used if nothing has happened since.
OFFERED = """if {state}.offer is not None:
    return [Ask_(SEAT, NAME, {state}.offer)]"""


class Returns(ast.NodeTransformer):
    """In plain code, `return x` gives the result and pops the rule. Typed source declares its variables at the top."""

    def __init__(self, state: str, *, typed: bool) -> None:
        self.state, self.typed = state, typed

    def visit_AnnAssign(self, st: ast.AnnAssign) -> ast.stmt:
        if not self.typed or not isinstance(st.target, ast.Name):
            return st
        if st.value is None:
            return ast.copy_location(ast.Pass(), st)
        return ast.copy_location(ast.Assign([st.target], st.value), st)

    def visit_Return(self, st: ast.Return) -> Code:
        return leave(self.state, st.value, st)


def leave(state: str, value: ast.expr | None, like: ast.AST) -> Code:
    """Give the result to whoever follows this rule, and go."""
    result = value or ast.copy_location(ast.Constant(None), like)
    return code(f"{state}.result = RESULT\n{state}.stack.pop()\nreturn False", like, RESULT=result)


class Writer:
    """Writes the methods of a lowered rule: `start`, `step` and `asks` (see core.Rule)."""

    def __init__(self, cut: Cutter, name: str, *, typed: bool) -> None:
        self.version = version_of(cut.fn)
        self.cut, self.fn, self.state = cut, cut.fn, cut.state
        self.name, self.typed = name, typed
        self.plan = Plan(cut)
        self.points = self.plan.points
        self.blocks, self.frames, self.numbers = cut.blocks, self.plan.alive.frames, self.plan.numbers
        self.constants: dict[str, str] = {}  # frames that are always the same, by name
        self.jumps = False  # does any block go to a number?
        self.looked_up = False  # is any rule found only when it runs?

    def methods(self) -> list[ast.FunctionDef]:
        made = [self.start(), *([self.given(), self.mend()] if self.typed else []), self.step()]
        return [*made, self.asks()] if self.plan.questions() else made

    def method(self, name: str, result: str, body: Code) -> ast.FunctionDef:
        parameters = f"self_, {self.state}, frame_"
        arrow = ""
        if self.typed:
            parameters = "self_, state_: BaseState_, frame_: Frame_"
            arrow = f" -> {result}"
        made = cast(ast.FunctionDef, code(f"def {name}({parameters}){arrow}: pass", self.fn)[0])
        made.body = body
        return made

    # -- start --

    def start(self) -> ast.FunctionDef:
        return self.beginning("start", code(f"return {self.frame(0, 0)}", self.fn))

    def given(self) -> ast.FunctionDef:
        """As `start`, for compiled rules that step at once: it writes no frame."""
        lay = [f"self_.{name}_given_ = {name}" for name in self.cut.params]
        return self.beginning("given", code("\n".join([*lay, f"return {self.mark(0)}"]), self.fn))

    def mend(self) -> ast.FunctionDef:
        """A frame in the place of the constant that the rule began with, if it is still there."""
        made = cast(ast.FunctionDef, code("def mend(self_, stack: list[Frame_], at: int) -> None: pass", self.fn)[0])
        if self.cut.params:
            given = "".join([f", self_.{name}_given_" for name in self.cut.params])
            whole = f"stack[at] = ({self.name!r}, 0{given})"
            made.body = code(f"if at < len(stack) and stack[at] is {self.mark(0)}:\n    {whole}", self.fn)
        return made

    def given_types(self) -> dict[str, str]:
        """The attributes that `given` lays it into."""
        return {f"{name}_given_": self.cut.types.get(name, "Any_") for name in self.cut.params}

    def beginning(self, name: str, body: Code) -> ast.FunctionDef:
        """A method with the parameters of the rule that gives a frame."""
        made = cast(ast.FunctionDef, code(f"def {name}(self_): pass", self.fn)[0])
        own = copy.deepcopy(self.fn.args)
        own.args[0] = made.args.args[0]
        if self.typed:
            made.returns = expression("Frame_", self.fn)
        else:
            for parameter in own.args + own.kwonlyargs:
                parameter.annotation = None
        made.args = own
        made.body = body
        return made

    def frame(self, b: int, number: int) -> str:
        """A frame as source. Compiled, one that keeps no variable is made once, beside the class."""
        if self.typed and not self.frames[b]:
            return self.mark(number)
        return f"({self.name!r}, {number}{''.join([f', {name}' for name in self.frames[b]])})"

    def mark(self, number: int) -> str:
        """A constant frame without variables."""
        constant = f"at_{number}_of_{self.fn.name}_"
        self.constants[constant] = f"({self.name!r}, {number})"
        return constant

    # -- asks --

    def asks(self) -> ast.FunctionDef:
        """The open question, made again from what the frame keeps."""
        questions = self.plan.questions()
        bodies = [(self.numbers[end.to], self.question(end)) for end in questions]
        loaded = {name for end in questions for name in self.wanted(end, end.call)}
        body = self.dispatch(bodies)
        if len(bodies) > 1:
            body = self.head_of_dispatch() + body
        return self.method("asks", "list[Ask_]", self.opening(loaded) + body)

    def question(self, end: Wait) -> Code:
        call = end.call
        seat, name, options = call.args
        out: Code = []
        loaded: set[str] = set()
        if end.kind == "choose":
            loaded = self.wanted(end, seat)
            out += self.load(end.to, loaded, call)
            out += code(OFFERED.format(state=self.state), call, SEAT=seat, NAME=name)
        out += self.load(end.to, self.wanted(end, call) - loaded, call)
        return out + code("return [Ask_(SEAT, NAME, OPTIONS)]", call, SEAT=seat, NAME=name, OPTIONS=options)

    def wanted(self, end: Wait, part: ast.expr) -> set[str]:
        """What a part of a question reads out of the frame."""
        uses = Uses()
        uses.expr(part)
        return set(uses.reads) & set(self.frames[end.to])

    # -- step --

    def step(self) -> ast.FunctionDef:
        entries = sorted(self.numbers, key=lambda b: self.blocks[b].place if self.typed else self.numbers[b])
        bodies = [(self.numbers[b], self.block(b)) for b in entries]
        body = self.dispatch(bodies)
        if self.jumps:
            loop = cast(ast.While, code("while True: pass", self.fn)[0])
            loop.body = body
            body = [loop]
        if self.jumps or len(bodies) > 1:
            body = self.head_of_dispatch() + body
        if self.plan.at_hand:
            body = code("kept_: Frame_ | None = frame_" if self.typed else "kept_ = frame_", self.fn) + body
        return self.method("step", "bool", self.opening(self.cut.locals) + body)

    def opening(self, names: set[str]) -> Code:
        """Typed source: the state by its own type, and the declared types of variables."""
        if not self.typed:
            return []
        annotation = self.fn.args.args[0].annotation
        kind = "Any_" if annotation is None else ast.unparse(annotation).strip("'\"")
        given = "state_" if kind == "BaseState" else f"cast_({kind!r}, state_)"
        lines = [f"{self.state} = {given}"]
        lines += [f"{name}: {kind}" for name, kind in self.cut.types.items() if name in names]
        if self.looked_up:
            lines.append("rule_: Any_")
        return code("\n".join(lines), self.fn)

    def head_of_dispatch(self) -> Code:
        return code("at_: i64 = frame_[1]" if self.typed else "at_ = frame_[1]", self.fn)

    def dispatch(self, bodies: list[tuple[int, Code]]) -> Code:
        """Go to the body with the number `at_`. Every body ends by leaving or jumping.

        Interpreted: by halves. Compiled: in the order of the text, so that the type checker meets the first value of a
        variable before it is taken out of a frame; the C compiler makes a jump table.
        """
        if len(bodies) == 1:
            return bodies[0][1]
        half = 1 if self.typed else len(bodies) // 2
        test = f"at_ == {bodies[0][0]}" if self.typed else f"at_ < {bodies[half][0]}"
        fork = cast(ast.If, code(f"if {test}: pass", self.fn)[0])
        fork.body = self.dispatch(bodies[:half])
        return [fork, *self.dispatch(bodies[half:])]

    def load(self, b: int, wanted: set[str], like: ast.AST, frame: str = "frame_") -> Code:
        """Take living variables out of the frame: all at once if that is cheaper."""
        names = self.frames[b]
        if self.typed or 4 * len(wanted) <= len(names):
            lines = [f"{name} = {frame}[{i + 2}]" for i, name in enumerate(names) if name in wanted]
            return code("\n".join(lines), like)
        targets = ["skip_", "skip_", *[name if name in wanted else "skip_" for name in names]]
        return code(f"{', '.join(targets)} = {frame}", like)

    def enter(self, b: int) -> Code:
        """The variables of a block that is entered from a frame, unless they are at hand."""
        line, wanted = self.blocks[b].line, self.plan.loaded(b)
        if b == 0 and self.typed and wanted:
            first = cast(ast.If, code(f"if frame_ is {self.mark(0)}: pass", line)[0])
            given = [f"{name} = self_.{name}_given_" for name in self.cut.params if name in wanted]
            first.body = code("\n".join(given), line)
            first.orelse = self.load(b, wanted, line)
            return [first]
        if b not in self.plan.at_hand:
            return self.load(b, wanted, line)
        fork = cast(ast.If, code("if kept_ is not None: pass", line)[0])
        fork.body = self.load(b, wanted, line, "kept_")
        return [fork]

    def block(self, b: int) -> Code:
        block = self.blocks[b]
        out: Code = []
        if b == 0 or b in self.plan.resumed:
            out += self.enter(b)
        if block.target is not None:
            out += self.take_result(block.target, block.target_type, block.line)
        for statement in block.body:
            done = Returns(self.state, typed=self.typed).visit(statement)
            out += done if isinstance(done, list) else [done]
        return out + self.end(b, block.body[-1] if block.body else block.line)

    def take_result(self, target: ast.expr, kind: str | None, like: ast.AST) -> Code:
        value = f"{self.state}.result"
        declared = isinstance(target, ast.Name) and target.id in self.cut.types
        if self.typed and kind and not declared:
            value = f"cast_({kind!r}, {value})"
        return code(f"TARGET = {value}", like, TARGET=target)

    def end(self, b: int, like: ast.AST) -> Code:
        match self.blocks[b].end:
            case Goto(to):
                return self.go(to, like)
            case Fork(test, yes, no):
                fork = ast.copy_location(ast.If(test, self.go(yes, test), []), test)
                return [fork, *self.go(no, test)]
            case Switch(match_, to, out):
                cases = [
                    ast.match_case(case.pattern, case.guard, self.go(k, case.body[0]))
                    for case, k in zip(match_.cases, to, strict=True)
                ]
                done: ast.stmt = ast.copy_location(ast.Match(match_.subject, cases), match_)
                return [done] if out is None else [done, *self.go(out, match_)]
            case Leave(value, node, kept):
                if kept:
                    return code(f"{self.state}.stack.pop()\nreturn False", node or like)
                return leave(self.state, value, node or like)
            case Wait() as wait:
                return self.wait(wait)
            case Stop() | None:
                return []

    def go(self, b: int, like: ast.AST) -> Code:
        return self.jump(self.numbers[b], like) if b in self.numbers else self.block(b)

    def jump(self, number: int, like: ast.AST) -> Code:
        self.jumps = True
        return code(f"at_ = {number}", like) + [ast.copy_location(ast.Continue(), like)]

    # -- awaits --

    def wait(self, wait: Wait) -> Code:
        match wait.kind:
            case "ask":
                return self.suspend(wait)
            case "choose":
                return self.choose(wait)
        return self.call(wait)

    def suspend(self, wait: Wait) -> Code:
        frame = self.frame(wait.to, self.numbers[wait.to])
        return code(f"{self.state}.stack[-1] = {frame}\n{self.state}.asking = self_\nreturn True", wait.call)

    def choose(self, wait: Wait) -> Code:
        """A single option is the result at once."""
        call, number = wait.call, self.numbers[wait.to]
        given = call.args[2]
        options = given.id if isinstance(given, ast.Name) else f"options{number}_"
        first = [] if isinstance(given, ast.Name) else code(f"{options} = OPTIONS", call, OPTIONS=given)
        single = f"if len({options}) == 1:\n    {self.state}.result = {options}[0]"
        fork = cast(ast.If, code(single, call)[0])
        fork.body += self.go_on(wait)
        offer = code(f"{self.state}.offer = {options}", call)
        return [*first, fork, *offer, *self.suspend(wait)]

    def go_on(self, wait: Wait) -> Code:
        """What was waited for is there, and every variable still has its value: no need to load them."""
        kept = code("kept_ = None", wait.call) if wait.to in self.plan.at_hand else []
        return kept + self.jump(self.numbers[wait.to], wait.call)

    def call(self, wait: Wait) -> Code:
        """Follow another rule; if it asks nothing, its result is there at once."""
        call, number, callee = wait.call, self.numbers[wait.to], wait.call.func
        out: Code = []
        known = self.cut.checked.rule_type(call) is not None
        if not known:
            out += code("rule_ = RULE", call, RULE=callee)
            callee = expression("rule_", call)
            self.looked_up = True
        begun = ast.copy_location(ast.Attribute(callee, "given" if self.typed and known else "start", ast.Load()), call)
        start = ast.copy_location(ast.Call(begun, call.args[1:], call.keywords), call)
        text = (COMPILED_CALL if self.typed else CALL).format(
            state=self.state,
            frame=self.frame(wait.to, number),
            mark=self.mark(number) if self.typed else "",
            rule="cast_(Rule_, RULE)" if self.typed and not known else "RULE",
        )
        return out + code(text, call, START=start, RULE=callee) + self.go_on(wait)
