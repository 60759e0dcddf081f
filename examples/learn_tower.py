"""A small learner, in numpy alone: it plays Attack at the Tower against random play and learns to beat it.

    python examples/learn_tower.py                          some minutes on one core, quicker on the compiled build
    python examples/learn_tower.py --games 200 --tests 50   a try
    python examples/learn_tower.py --picture docs/images/learn-tower.svg

It learns how good a position is: a linear value of the observation, fitted to how games ended. It plays by looking one
step ahead: it tries each legal action in an imagined game (`imagine`: one that its seat cannot tell from the real one,
with other chance) and takes the one after which things look best. The games it learns from are its own, most of their
answers given at random.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import monoceros.env

Floats = NDArray[np.floating[Any]]
OPTIONS = {"match": "single", "turn_limit": 60}
BATCH = 20  # games between two fits
CARE = 0.2  # share of the answers that are thought about while learning; the rest are random
MEMORY = 0.97  # how much of what was learned stays with each batch
Z95 = 1.96


class Learner:
    """A linear value of observations: 1 won, -1 lost."""

    def __init__(self, highest: NDArray[np.uint8], seed: int) -> None:
        self.rng = random.Random(seed)
        self.scale = np.minimum(highest, 4).astype(np.float64)  # counts are small numbers, most of them
        size = len(highest) + 1
        self.value = np.zeros(size)
        self.products, self.outcomes = 10.0 * np.eye(size), np.zeros(size)  # what the value is fitted from

    def features(self, env: Any, agent: str) -> Floats:
        return np.append(env.observe(agent)["observation"] / self.scale, 1.0)

    def whim(self, legal: list[int]) -> int:
        return legal[int(self.rng.random() * len(legal))]

    def think(self, env: Any, agent: str, legal: list[int]) -> int:
        """The action after which things look best, in one imagined game and with the same luck for each."""
        if len(legal) == 1:
            return legal[0]
        imagined = env.imagine(agent, self.rng.getrandbits(60))
        looks = [self.look(imagined.clone(), agent, action) for action in legal]
        return legal[int(np.argmax(looks))]

    def look(self, env: Any, agent: str, action: int) -> float:
        env.step(action)
        if env.terminations[agent]:
            return float(2 * env.rewards[agent])
        return float(self.features(env, agent) @ self.value) + 1e-6 * self.rng.random()

    def learn(self, games: list[list[tuple[Floats, float]]]) -> None:
        """Fit the value to how these games ended, and to those before."""
        self.products, self.outcomes = MEMORY * self.products, MEMORY * self.outcomes
        for game in games:
            rows = np.array([row for row, _ in game])
            self.products += rows.T @ rows
            self.outcomes += rows.T @ np.array([reward for _, reward in game])
        self.value = np.linalg.solve(self.products + np.eye(len(self.value)), self.outcomes)


def own_game(env: Any, learner: Learner, seed: int) -> list[tuple[Floats, float]]:
    """A game of the learner against itself: what each seat saw when it was asked, and how the game ended for it."""
    seen: list[tuple[Floats, str]] = []
    env.reset(seed=seed)
    while not any(env.terminations.values()):
        agent = env.agent_selection
        legal = env.infos[agent]["legal"]
        seen.append((learner.features(env, agent), agent))
        careful = learner.rng.random() < CARE
        env.step(learner.think(env, agent, legal) if careful else learner.whim(legal))
    return [(row, env.rewards[agent]) for row, agent in seen]


def test_game(env: Any, learner: Learner, seat: int, seed: int) -> float:
    """The reward of the learner on a seat against random play on the other."""
    env.reset(seed=seed)
    own = env.possible_agents[seat]
    while not any(env.terminations.values()):
        agent = env.agent_selection
        legal = env.infos[agent]["legal"]
        env.step(learner.think(env, agent, legal) if agent == own else learner.whim(legal))
    return float(env.rewards[own])


def wins(env: Any, learner: Learner, games: int, seed: int) -> float:
    """The share of games won on alternating seats, a draw as half."""
    return (float(np.mean([test_game(env, learner, number % 2, seed + number) for number in range(games)])) + 1) / 2


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's, 95 %."""
    middle = (share + Z95**2 / (2 * games)) / (1 + Z95**2 / games)
    half = Z95 * ((share * (1 - share) + Z95**2 / (4 * games)) / games) ** 0.5 / (1 + Z95**2 / games)
    return middle - half, middle + half


def train(games: int, tests: int, seed: int, say: Callable[[str], None]) -> list[tuple[int, float]]:
    """Learn from so many games, with five tests on the way. The curve: after how many games it won how often."""
    env = monoceros.env.raw_env("tower", options=OPTIONS)
    learner = Learner(env.kit.highest, seed)
    begun, curve, every = time.process_time(), [(0, wins(env, learner, tests, 1_000_000))], max(BATCH, games // 5)
    say(f"untrained: {curve[0][1]:.0%}")
    for number in range(0, games, BATCH):
        learner.learn([own_game(env, learner, seed * 100_003 + number + i) for i in range(BATCH)])
        played = number + BATCH
        if played % every < BATCH or played >= games:
            curve.append((played, wins(env, learner, tests, 1_000_000)))
            low, high = interval(curve[-1][1], tests)
            clock = time.process_time() - begun
            say(f"{played} games: {curve[-1][1]:.0%} of {tests} won ({low:.0%} to {high:.0%}), {clock:.0f} s")
    return curve


# -- the curve as a picture ---


def draw(curve: list[tuple[int, float]], tests: int) -> str:
    """Games won against random play, by games learned from, with intervals; an SVG that reads on light and dark."""
    wide, high, left, low = 640, 320, 60, 270
    most = curve[-1][0]

    def at(games: int, share: float) -> tuple[float, float]:
        return left + (wide - left - 20) * games / most, low - (low - 30) * share

    bands = [(games, interval(share, tests)) for games, share in curve]
    edge = [at(games, band[1]) for games, band in bands] + [at(games, band[0]) for games, band in reversed(bands)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">',
        "<title>Games won against random play, by games learned from</title>",
        f'<rect width="{wide}" height="{high}" fill="#16272a"/>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = at(0, share)[1]
        parts.append(f'<path d="M{left} {y}H{wide - 20}" stroke="#4f3d2c"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4}" fill="#d2c4a8" text-anchor="end">{share:.0%}</text>')
    for games in (0, most // 2, most):
        x = at(games, 0)[0]
        parts.append(f'<text x="{x:.0f}" y="{low + 18}" fill="#d2c4a8" text-anchor="middle">{games:,}</text>')
    parts += [
        f'<polygon points="{points(edge)}" fill="#d9aa50" opacity=".25"/>',
        f'<polyline points="{points([at(*each) for each in curve])}" fill="none" stroke="#f4d48c" stroke-width="2"/>',
        f'<text x="{wide / 2}" y="{high - 10}" fill="#f5ebd6" text-anchor="middle">games learned from</text>',
        f'<text x="{left}" y="18" fill="#f5ebd6">won against random play, {tests} games each, 95 % intervals</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def points(places: list[tuple[float, float]]) -> str:
    return " ".join([f"{x:.1f},{y:.1f}" for x, y in places])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600, help="to learn from")
    parser.add_argument("--tests", type=int, default=100, help="games of each test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, metavar="FILE", help="write the curve as an SVG")
    args = parser.parse_args()
    curve = train(args.games, args.tests, args.seed, lambda words: print(words, flush=True))
    if args.picture:
        args.picture.write_text(draw(curve, args.tests), encoding="utf-8")


if __name__ == "__main__":
    main()
