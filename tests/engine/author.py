"""Writes modules of rules at random, fully typed: whatever Python allows in a rule may turn up."""

from __future__ import annotations

import random

NAMES = ("a", "b", "c")

TOP = '''
from monoceros.engine.chance import Dealer


class Log(BaseState):
    """What rules may change: a list of what they saw, the seats' marks, and fuel against endless loops."""

    __slots__ = ("fuel", "log", "marks")

    def __init__(self) -> None:
        super().__init__()
        self.log: list[tuple[int, ...]] = []
        self.marks: list[int] = [0, 0, 0]
        self.fuel: int = 60


def burn(s: Log) -> None:
    s.fuel -= 1
    if s.fuel < 0:
        raise GameOver


@rule
async def leaf(s: Log, n: int, *, twice: bool) -> int:
    x = await ask(n % 2, "leaf", (0, 1, 2))
    if twice:
        x += await ask(x % 2, "again", (0, 1, x))
    return x + n % 2


@rule
async def mine(s: Log, seat: int) -> None:
    for k in range(seat + 1):
        s.marks[seat] += await_nothing(k)
        n: int = await ask(seat, "mine", (0, 1, k))
        if n == 1:
            own = await leaf_of(s, seat)
            s.marks[seat] += own
            return


@rule
async def leaf_of(s: Log, seat: int) -> int:
    return await choose(seat, "own", tuple(range(s.marks[seat] % 3 + 1)))


def await_nothing(n: int) -> int:
    return n + 1


@rule
async def pair(s: Log, n: int) -> tuple[int, int]:
    if n > 3:
        return n, 0
    m: int = await ask(n % 3, "pair", (n, 1))
    return n, m
'''


class Author:
    """Writes one module. Loops are bounded by the fuel of the state."""

    def __init__(self, rng: random.Random, module: str) -> None:
        self.rng, self.module = rng, module
        self.asked = self.matches = 0
        self.helpers: list[str] = []

    def name(self) -> str:
        return self.rng.choice(NAMES)

    def expr(self) -> str:
        a, b = self.name(), self.name()
        forms = [a, str(self.rng.randrange(4)), f"({a} + {b}) % 5", f"max({a}, 1)", f"({a} if {b} else 2)"]
        forms += [f"sum([a * x for x in range({b} % 3)])", f"(lambda x: x + {a})({b}) % 7", f"len(str({a}))"]
        return self.rng.choice(forms)

    def test(self) -> str:
        forms = [f"{self.expr()} < {self.expr()}", f"{self.expr()} % 2 == 0", f"not {self.name()}"]
        forms += [f"{self.name()} and ({self.name()} := {self.expr()}) > 1", f"({self.name()} := {self.expr()}) < 3"]
        return self.rng.choice(forms)

    def ask(self) -> str:
        self.asked += 1
        forms = [
            f'await ask({self.name()} % 2, "q{self.asked}", (0, 1, 2, {self.expr()}))',
            f'await choose(0, "c{self.asked}", tuple(range({self.name()} % 3 + 1)))',
            f"await leaf(s, {self.expr()}, twice={self.rng.choice(['True', 'False'])})",
        ]
        forms += [f"await {helper}(s, {self.name()}, {self.expr()})" for helper in self.helpers]
        return self.rng.choice(forms)

    def body(self, depth: int, loop: bool) -> list[str]:
        return [line for _ in range(self.rng.randrange(1, 5)) for line in self.statement(depth, loop)]

    def inside(self, depth: int, loop: bool) -> list[str]:
        return ["    " + line for line in self.body(depth + 1, loop)]

    def statement(self, depth: int, loop: bool) -> list[str]:
        kinds = ["plain"] * 4 + ["awaited"] * 6
        kinds += ["branch", "branch", "loop", "match"] if depth < 4 else []
        kinds += ["leap"] if loop else []
        match self.rng.choice(kinds):
            case "plain":
                return self.plain()
            case "awaited":
                return self.awaited()
            case "branch":
                return self.branch(depth, loop)
            case "loop":
                return self.loop(depth)
            case "match":
                return self.match(depth, loop)
        return [f"if {self.test()}:", f"    {self.rng.choice(['break', 'continue'])}"]

    def plain(self) -> list[str]:
        v = self.name()
        forms = [
            [f"{v} = {self.expr()}"],
            [f"{v} += {self.expr()}"],
            ["s.log.append((a, b, c))"],
            [f"a, {v} = {self.expr()}, {self.expr()}"],
            ["try:", f"    {v} = 6 // {self.name()}", "except ZeroDivisionError:", f"    {v} = {self.expr()}"],
            [
                "for k in [1, 2, 3]:",
                f"    if k == {v} % 5:",
                f"        {self.plain_leap()}",
                f"    {v} = ({v} + k) % 7",
            ],
            [f"while {v} > 3:", f"    {v} -= 2", f"    if {self.test()}:", "        break"],
        ]
        if self.rng.random() < 0.1:
            forms = [[f"if {self.test()}:", f"    return {self.expr()}"], [f"if {v} > 6:", "    raise GameOver"]]
        return self.rng.choice(forms)

    def plain_leap(self) -> str:
        return self.rng.choice(["break", "continue", "return k", "pass"])

    def awaited(self) -> list[str]:
        v = self.name()
        forms = [
            [f"{v} = {self.ask()}"],
            [f"{v} += {self.ask()}"],
            [self.ask()],
            [f"s.marks[{v} % 3] = {self.ask()}"],
            [f"{v}, c = await pair(s, {self.expr()})"],
            [f"await together(s, mine, {self.rng.choice(['(0, 1)', '(2, 0)', '(0, 1, 2)', '()'])})"],
        ]
        if self.rng.random() < 0.08:
            forms = [[f"return {self.ask()}"]]
        return self.rng.choice(forms)

    def branch(self, depth: int, loop: bool) -> list[str]:
        test = self.rng.choice([self.test(), self.ask(), f"not {self.ask()}"])
        out = [f"if {test}:", *self.inside(depth, loop)]
        return [*out, "else:", *self.inside(depth, loop)] if self.rng.random() < 0.5 else out

    def loop(self, depth: int) -> list[str]:
        v, w = self.name(), self.name()
        over = [f"range({v} % 4)", f"range({w}, {v} % 6)", f"range({v} % 5, 0, -2)", "range(3)"]
        over += [f"(1, {v}, 3)", f"tuple([{v}, 2])"]
        heads = [f"while {self.test()}:", f"while {self.ask()}:"] + [f"for {w} in {o}:" for o in over]
        return [self.rng.choice(heads), "    burn(s)", *self.inside(depth, True)]

    def match(self, depth: int, loop: bool) -> list[str]:
        v, y = self.name(), f"y{self.matches}"
        self.matches += 1
        out = [f"match ({self.name()} % 4, {v}):", f"    case (0, {y}):"]
        out += ["    " + line for line in self.inside(depth, loop)]
        out += [f"        {v} = {y}", f"    case (1 | 2, _) if {self.test()}:"]
        out += ["    " + line for line in self.inside(depth, loop)]
        if self.rng.random() < 0.5:
            out += ["    case _:", *["    " + line for line in self.inside(depth, loop)]]
        return out

    def rule(self, name: str) -> str:
        head = f"@rule\nasync def {name}(s: Log, a: int, b: int, c: int = 1) -> int:\n"
        lines = [*self.body(0, False), "return a + b * 10 + c * 100"]
        if name != "random_rule" and self.rng.random() < 0.3:
            lines[0:0] = ["if a == 5:", f"    raise Finish('{self.module}.random_rule', b)"]
        return head + "".join([f"    {line}\n" for line in lines])

    def text(self) -> str:
        """The module, without the head that all written modules share."""
        rules = []
        for name in [f"helper{i}" for i in range(self.rng.randrange(3))]:
            rules.append(self.rule(name))
            self.helpers.append(name)
        return TOP + "\n\n" + "\n\n".join([*rules, self.rule("random_rule")])
