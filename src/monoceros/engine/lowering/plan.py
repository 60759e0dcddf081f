"""How the blocks of a rule are laid out: which are reached, which have a number to jump to, and its points."""

from __future__ import annotations

import ast
import copy
import hashlib

from monoceros.engine.core import Point
from monoceros.engine.lowering.alive import Alive
from monoceros.engine.lowering.check import RuleNode
from monoceros.engine.lowering.cut import Cutter, Fork, Goto, Switch, Wait, successors


def version_of(fn: RuleNode) -> str:
    """Changes with what the rule does, not with its documentation, nor with how a compiler holds its numbers."""
    bare = copy.copy(fn)
    bare.body = fn.body[1:] if ast.get_docstring(fn) is not None else fn.body
    bare.body = bare.body or [ast.Pass()]
    text = ast.unparse(bare).replace("i64", "int")
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


class Plan:
    """Which blocks are reached, what their frames keep, and which have a number to jump to.

    A block that is entered from one place only has no number: it is written into that place.
    """

    def __init__(self, cut: Cutter) -> None:
        self.cut, self.blocks = cut, cut.blocks
        self.resumed = {b.end.to for b in self.blocks if isinstance(b.end, Wait)}
        self.skip_empty_blocks()
        self.entrances: dict[int, int] = {0: 2}
        self.order = self.reach()
        self.resumed &= set(self.order)
        self.alive = Alive(cut, self.order)
        self.points: list[Point] = [Point("start", cut.fn.lineno, tuple(cut.params))]
        self.numbers = {0: 0}
        self.number()
        self.at_hand = self.often_at_hand()

    def skip_empty_blocks(self) -> None:
        for block in self.blocks:
            match block.end:
                case Goto() as end:
                    end.to = self.final(end.to)
                case Fork() as end:
                    end.yes, end.no = self.final(end.yes), self.final(end.no)
                case Switch(_, _, int() as out) as end:
                    end.out = self.final(out)  # a case keeps its own block: it binds names

    def final(self, b: int) -> int:
        seen = {b}
        while isinstance(end := self.blocks[b].end, Goto) and not self.blocks[b].body:
            if b in self.resumed or end.to in seen:
                break
            b = end.to
            seen.add(b)
        return b

    def reach(self) -> list[int]:
        """Blocks that can be reached, in the order of the rule's text."""
        found = [0]
        for b in found:
            for k in successors(self.blocks[b].end):
                if k not in self.entrances:
                    found.append(k)
                self.entrances[k] = self.entrances.get(k, 0) + 1
        return sorted(found, key=lambda b: self.blocks[b].place)

    def number(self) -> None:
        """Points of suspension first, so that a frame's number is its point's, then other blocks that need one."""
        waits = [end for b in self.order if isinstance(end := self.blocks[b].end, Wait)]
        seen: dict[str, int] = {}
        for end in waits:
            label = point_label(end)
            seen[label] = seen.get(label, 0) + 1
            if seen[label] > 1:
                label = f"{label}#{seen[label]}"
            self.numbers[end.to] = len(self.points)
            self.points.append(Point(label, end.call.lineno, tuple(self.alive.frames[end.to])))
        for b in self.order:
            if b not in self.numbers and self.entrances[b] > 1:
                self.numbers[b] = len(self.numbers)

    def loaded(self, b: int) -> set[str]:
        """The variables that a block needs when it is entered from a frame."""
        return self.alive.at[b] & set(self.alive.frames[b])

    def often_at_hand(self) -> set[int]:
        """Resumed blocks that are also reached with their variables there, when what they wait for comes at once."""
        ends = [self.blocks[b].end for b in self.order]
        return {end.to for end in ends if isinstance(end, Wait) and end.kind != "ask" and self.loaded(end.to)}

    def questions(self) -> list[Wait]:
        ends = [self.blocks[b].end for b in self.order]
        return [end for end in ends if isinstance(end, Wait) and end.kind != "call"]


def point_label(end: Wait) -> str:
    """The name of the question, or `rule()`."""
    if end.kind == "call":
        return f"{ast.unparse(end.call.func)}()"
    name = end.call.args[1]
    assert isinstance(name, ast.Constant)
    return str(name.value)
