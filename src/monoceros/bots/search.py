"""Information-set Monte Carlo tree search: one tree over what the searching seat can tell apart, on redealt worlds.

Each simulation imagines another world, walks down the tree along options that are legal there, adds one node, plays on
a little, and judges where it comes to. The first tries of all options of the question are in the same world and with
the same luck, and so are the second ones: what differs between them is the option. A node remembers how often it could
have been taken (Cowling, Powley and Whitehouse call this single-observer ISMCTS), so that options which are rarely
there are not thought less of.

In a game that numbers its turns the tree ends with the turn. Where others are at such a table, there is none: an
option is judged after the next player's reply, and whatever may follow it in the own turn would be tried alike, so that
options after which much can be done wrong would seem to be bad ones. Such options are many and differ by little; they
go through heats: all are tried once, the better half once more, until one is left, and from the beginning again.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from monoceros.bots.rollout import Turn, play_on, play_on_by_instinct, play_turns_by_instinct
from monoceros.engine.chance import Dealer, Seeded
from monoceros.engine.core import Ask, BaseState, Pick, answer, asks

Value = Callable[[Any, int], float]
Redeal = Callable[[Any, int, Dealer], Any]
Instinct = Callable[[Any, Ask], list[float]]

UNVISITED: Final = 1e9
UNJUDGED: Final = -1.0  # values are 0 to 1
WITH_REPLY: Final = 2  # turns: the own one, and what the next player makes of it


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
        self.turns: int = 1 if seats == 1 else WITH_REPLY  # that are played before an option is judged
        self.has_heats: bool = self.number != 0 and seats > 1  # and no tree
        self.question: Ask = self.own_question()
        self.root: Node = Node(None, -1, 0.0)
        self.heat: list[Node] = []  # the options in the present heat
        self.waiting: list[Node] = []  # those of them that have not been tried in it
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
        """One world, from the root to a judged position and back."""
        option = self.next_in_heat() if self.has_heats else self.select(self.root, self.question, self.world, rng)
        if option.visits == len(self.seeds):
            self.seeds.append(rng.pick(1 << 31))
        luck = Seeded(self.seeds[option.visits])
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
        self.simulations += 1

    def next_in_heat(self) -> Node:
        """The next option of the question to be tried, where options go through heats."""
        if not self.waiting:
            self.heat = better_half(self.heat) if len(self.heat) > 1 else self.all_options()
            self.waiting = self.heat[::-1]
        return self.waiting.pop()

    def all_options(self) -> list[Node]:
        asked = (self.question.seat, self.question.name)
        if asked not in self.root.children:
            self.root.children[asked] = self.expand(self.question, self.world)
        return list(self.root.children[asked].values())

    def play_on(self, world: BaseState, rng: Dealer) -> None:
        settings = self.settings
        if settings.full:
            while world.stack:
                play_on(world, rng, 1000)
        elif self.number and self.turn is not None:
            play_turns_by_instinct(world, self.instinct, rng, self.turn, self.number, self.turns)
        elif settings.instinctive:
            play_on_by_instinct(world, self.instinct, rng, settings.depth)
        else:
            play_on(world, rng, settings.depth)

    def descend(self, world: BaseState, option: Node, rng: Dealer) -> list[Node]:
        """Take the option; where there is a tree, walk down along the best ones until a node is new or all is over."""
        node = option
        path = [node]
        answer(world, node.seat, node.pick)
        while not self.has_heats and world.stack and node.visits > 0 and not self.is_turn_over(world):
            question = asks(world)[0]
            node = self.select(node, question, world, rng)
            path.append(node)
            answer(world, question.seat, node.pick)
        return path

    def is_turn_over(self, world: BaseState) -> bool:
        """Has the turn ended with which the tree ends?"""
        return self.number != 0 and self.turn is not None and self.turn(world) != self.number

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

    def tally(self) -> dict[Pick, tuple[int, float]]:
        """For each option of the question: how often it was tried, and the sum of its values."""
        return {
            pick: (node.visits, node.total) for found in self.root.children.values() for pick, node in found.items()
        }


def better_half(nodes: list[Node]) -> list[Node]:
    """Those that did better; of equals those that instinct prefers."""
    ranked = sorted(nodes, key=standing)
    return ranked[: (len(ranked) + 1) // 2]


def standing(node: Node) -> tuple[float, float]:
    """Less is better."""
    return (-node.total / node.visits, -node.prior)
