"""Information-set Monte Carlo tree search: one tree over what the searching seat can tell apart, on redealt worlds.

Each simulation imagines another world, walks down the tree along options that are legal there, adds one node, plays on
a little, and judges where it comes to. The first tries of all options of the question are in the same world and with
the same luck, and so are the second ones: what differs between them is the option. A node remembers how often it could
have been taken (Cowling, Powley and Whitehouse call this single-observer ISMCTS), so that options which are rarely
there are not thought less of.

In a game that numbers its turns there is no tree. An option is judged at the end of this turn and of the next few, when
what it was good for has come about, and until then all play what instinct likes best: whoever draws from what it likes
makes a mistake a turn, and then options after which much can be done wrong seem to be bad ones. Options are many and
differ by little; they go through heats (see heats.py).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from monoceros.bots.heats import Heats
from monoceros.bots.rollout import Turn, Value, judge_turns, play_on, play_on_by_instinct
from monoceros.engine.chance import Dealer, Seeded
from monoceros.engine.core import Ask, BaseState, Pick, answer, asks

Redeal = Callable[[Any, int, Dealer], Any]
Instinct = Callable[[Any, Ask], list[float]]

UNVISITED: Final = 1e9
UNJUDGED: Final = -1.0  # values are 0 to 1
TURNS_AHEAD: Final = 4  # at whose ends an option is judged, the present one the first


class Node:
    """An option, as seen from the seat that takes it."""

    __slots__ = ("available", "children", "pick", "prior", "seat", "total", "visits")

    def __init__(self, pick: Pick, seat: int, prior: float) -> None:
        self.pick: Pick = pick
        self.seat: int = seat
        self.prior: float = prior
        self.visits: int = 0
        self.available: int = 0
        self.total: float = 0.0
        self.children: dict[tuple[int, str], dict[Pick, Node]] = {}  # by seat and question: worlds may differ in both


class Settings:
    """How a search goes about it."""

    __slots__ = ("curiosity", "depth", "full", "instinctive")

    def __init__(self, curiosity: float, depth: int, full: bool, instinctive: bool) -> None:
        self.curiosity: float = curiosity
        self.depth: int = depth  # decisions played on before the position is judged
        self.full: bool = full  # play to the end of the game instead
        self.instinctive: bool = instinctive  # play on by instinct, not at random


class Search:
    """A search for one seat, from one imagined world."""

    def __init__(
        self,
        redeal: Redeal,
        value: Value,
        instinct: Instinct,
        world: BaseState,
        seat: int,
        seats: int,
        settings: Settings,
        turn: Turn | None,
    ) -> None:
        self.redeal: Redeal = redeal
        self.value: Value = value
        self.instinct: Instinct = instinct
        self.world: BaseState = world
        self.seat: int = seat
        self.seats: int = seats
        self.settings: Settings = settings
        self.turn: Turn | None = turn
        self.number: int = 0 if turn is None or settings.full else turn(world)  # of the turn that is searched
        self.question: Ask = self.own_question()
        self.root: Node = Node(None, -1, 0.0)
        self.heats: Heats | None = Heats(instinct(world, self.question)) if self.number else None  # and no tree
        self.seeds: list[int] = []  # of the world and luck of each option's first try, second try …
        self.simulations: int = 0

    def own_question(self) -> Ask:
        """What the searching seat is asked; others may be asked at the same time."""
        for question in asks(self.world):
            if question.seat == self.seat:
                return question
        raise ValueError(f"seat {self.seat} is not asked")

    def run(self, simulations: int, rng: Dealer) -> None:
        for _ in range(simulations):
            self.simulate(rng)

    def simulate(self, rng: Dealer) -> None:
        """One world, from the question to a judged position and back."""
        if self.heats is not None:
            self.try_in_heat(self.heats, rng)
        else:
            self.grow_tree(rng)
        self.simulations += 1

    def luck(self, tries: int, rng: Dealer) -> Dealer:
        """Of an option that was tried so often before: the same for all options."""
        if tries == len(self.seeds):
            self.seeds.append(rng.pick(1 << 31))
        return Seeded(self.seeds[tries])

    def try_in_heat(self, heats: Heats, rng: Dealer) -> None:
        option = heats.next()
        luck = self.luck(len(heats.tries[option]), rng)
        world: BaseState = self.redeal(self.world, self.seat, luck)
        answer(world, self.seat, self.question.options[option])
        heats.note(option, self.judge(world))

    def judge(self, world: BaseState) -> float:
        """What a world is worth where turns are numbered."""
        assert self.turn is not None
        return judge_turns(world, self.seat, self.instinct, self.value, self.turn, self.number, TURNS_AHEAD)

    def grow_tree(self, rng: Dealer) -> None:
        option = self.select(self.root, self.question, self.world, rng)
        luck = self.luck(option.visits, rng)
        world: BaseState = self.redeal(self.world, self.seat, luck)
        path = self.descend(world, option, luck)
        if world.stack:
            self.play_on(world, luck)
        values = [UNJUDGED] * self.seats
        for node in path:
            if values[node.seat] == UNJUDGED:
                values[node.seat] = self.value(world, node.seat)
            node.visits += 1
            node.total += values[node.seat]
        self.root.visits += 1

    def play_on(self, world: BaseState, rng: Dealer) -> None:
        settings = self.settings
        if settings.full:
            while world.stack:
                play_on(world, rng, 1000)
        elif settings.instinctive:
            play_on_by_instinct(world, self.instinct, rng, settings.depth)
        else:
            play_on(world, rng, settings.depth)

    def descend(self, world: BaseState, option: Node, rng: Dealer) -> list[Node]:
        """Take the option, and walk down along the best ones until a node is new or all is over."""
        node = option
        path = [node]
        answer(world, node.seat, node.pick)
        while world.stack and node.visits > 0:
            question = asks(world)[0]
            node = self.select(node, question, world, rng)
            path.append(node)
            answer(world, question.seat, node.pick)
        return path

    def select(self, node: Node, question: Ask, world: BaseState, rng: Dealer) -> Node:
        """The option with the best upper bound; options never tried come first, the likeliest of them before others."""
        options = question.options
        asked = (question.seat, question.name)
        children = node.children.get(asked)
        if children is None:
            children = self.expand(question, world)
            node.children[asked] = children
        best: Node | None = None
        best_score = -1.0
        curiosity = self.settings.curiosity
        for pick in options:
            child = children.get(pick)
            if child is None:
                child = Node(pick, question.seat, 0.0)
                children[pick] = child
            child.available += 1
            if child.visits == 0:
                score = UNVISITED + child.prior + float(rng.pick(1000)) * 1e-6
            else:
                explore = math.sqrt(math.log(child.available) / child.visits)
                score = child.total / child.visits + curiosity * explore + child.prior / (1 + child.visits)
            if score > best_score:
                best, best_score = child, score
        assert best is not None
        return best

    def expand(self, question: Ask, world: BaseState) -> dict[Pick, Node]:
        """The options of a question met for the first time, weighed by instinct."""
        weights = self.instinct(world, question)
        total = sum(weights)
        found: dict[Pick, Node] = {}
        for i in range(len(weights)):
            pick = question.options[i]
            found[pick] = Node(pick, question.seat, weights[i] / total if total > 0 else 0.0)
        return found

    def is_settled(self, left: int) -> bool:
        """Would so many simulations more still take the same option?"""
        if self.heats is not None:
            return self.heats.is_settled(left)
        most = second = 0
        for children in self.root.children.values():
            for node in children.values():
                if node.visits > most:
                    most, second = node.visits, most
                elif node.visits > second:
                    second = node.visits
        return most - second > left

    def tally(self) -> dict[Pick, tuple[int, float]]:
        """For each option of the question: how often it was tried, and the sum of its values."""
        if self.heats is not None:
            found = zip(self.question.options, self.heats.tries, strict=True)
            return {pick: (len(tries), sum(tries)) for pick, tries in found}
        return {
            pick: (node.visits, node.total) for found in self.root.children.values() for pick, node in found.items()
        }
