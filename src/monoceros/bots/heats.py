"""Options go through heats, so that most tries are of those that do well, and every comparison is a fair one.

Each option's first try is in the same world and with the same luck as every other's, and so is its second: whoever has
been tried more often has met other luck. So in a heat all have the same number of tries, and only those are compared.
A pass is a heat of all options, one of the better half with twice as many tries, and so on until one is left, which is
tried once more; so the one that was tried most has won the last pass. The next pass asks for more tries in each heat.
Whoever has no time for one pass has tried what instinct likes best.
"""

from __future__ import annotations


class Heats:
    """The options of one question, by number, and how they did."""

    def __init__(self, liking: list[float]) -> None:
        self.liking: list[float] = liking  # of two that did equally well the one that instinct prefers goes on
        self.by_liking: list[int] = sorted(range(len(liking)), key=lambda option: -liking[option])
        self.tries: list[list[float]] = [[] for _ in liking]
        self.passes: int = 0
        self.running: list[int] = []
        self.target: int = 0  # tries that all who are running need

    def next(self) -> int:
        """The option to be tried now."""
        while True:
            for option in self.running:
                if len(self.tries[option]) < self.target:
                    return option
            self.call_next_heat()

    def call_next_heat(self) -> None:
        if len(self.running) < 2:
            self.passes += 1
            self.running = self.by_liking
            self.target = self.passes
            return
        self.running = self.better_half()
        self.target = 2 * self.target if len(self.running) > 1 else self.target + 1

    def better_half(self) -> list[int]:
        """By the tries that all of them have had."""
        ranked = sorted(self.running, key=self.standing)
        return ranked[: (len(ranked) + 1) // 2]

    def standing(self, option: int) -> tuple[float, float]:
        """Less is better."""
        return (-sum(self.tries[option][: self.target]), -self.liking[option])

    def note(self, option: int, value: float) -> None:
        self.tries[option].append(value)
