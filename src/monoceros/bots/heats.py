"""Options go through heats, so that most tries are of those that do well, and every comparison is a fair one.

Each option's first try is in the same world and with the same luck as every other's, and so is its second: whoever has
been tried more often has met other luck. So in a heat all have the same number of tries, and only those are compared.
A pass is a heat of all options, one of the better half with twice as many tries, and so on until one is left, which is
tried once more; so the one that was tried most has won the last pass. The next pass asks for more tries in each heat.
Whoever has no time for one pass has tried what instinct likes best.
"""

from __future__ import annotations

from typing import Final

ENOUGH: Final = 6  # tries in common, before one option is said to be better than another
SURELY: Final = 5.0  # standard errors between them; it is looked at after every pass


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

    # -- is it clear by now? ---

    def is_settled(self, left: int) -> bool:
        """Would so many tries more change nothing? Or does nobody else come into question any more?"""
        if len(self.running) != 1 or len(self.tries[self.running[0]]) < self.target:
            return False  # in the middle of a pass
        best = self.running[0]
        return left < self.tries_to_overtake(best) or self.is_clear(best)

    def tries_to_overtake(self, best: int) -> int:
        """In the next pass all are tried once more than in the last; then somebody else more often than the best."""
        most, least = len(self.tries[best]), self.passes + 1
        before = nearest = 0
        for option in range(len(self.tries)):
            number = len(self.tries[option])
            before += max(0, least - number)
            if option != best:
                nearest = max(nearest, max(least, number))
        return before + most + 1 - nearest

    def is_clear(self, best: int) -> bool:
        for option in range(len(self.tries)):
            if option != best and not self.is_worse(option, best):
                return False
        return True

    def is_worse(self, option: int, best: int) -> bool:
        """By the tries that both had, in the same worlds and with the same luck. Where none differs, liking decided."""
        number = min(len(self.tries[option]), len(self.tries[best]))
        if number < ENOUGH:
            return False
        gaps = [self.tries[best][at] - self.tries[option][at] for at in range(number)]
        mean = sum(gaps) / number
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / (number - 1)
        return mean >= 0.0 and mean * mean * number >= SURELY * SURELY * spread
