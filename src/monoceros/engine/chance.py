"""Dealers: where chance comes from. A dealer belongs to whoever runs a state, never to the state."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr  # i64: a plain int; compiled, a machine word

MASK: Final = 0xFFFFFFFF
MULTIPLIER: Final = 698769069  # 2^32 times it, less 1, is a safe prime: the period is about 2^60


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals fair numbers. Everything that rules leave to chance goes through `pick`."""

    def pick(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        raise NotImplementedError

    def roll(self, sides: int) -> int:
        """A die: 1 to `sides`."""
        return self.pick(sides) + 1

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a fair order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.pick(i + 1)
            items[i], items[j] = items[j], items[i]


class NoDealer(Dealer):
    """What a state has until somebody gives it a dealer: rules may not draw then."""

    def pick(self, n: int) -> int:
        raise RuntimeError("chance was asked for, but this state has no dealer")


class Seeded(Dealer):
    """Fast and repeatable, for simulations: a multiply-with-carry generator whose numbers stay below 2^62."""

    def __init__(self, seed: int) -> None:
        block = blake2b(seed.to_bytes(16, "big", signed=True), digest_size=8).digest()
        self.x: i64 = int.from_bytes(block, "big") >> 3 | 1
        self.pick(2)

    def pick(self, n: int) -> int:
        x: i64 = self.x
        x = MULTIPLIER * (x & MASK) + (x >> 32)
        self.x = x
        return ((x ^ (x >> 32)) & MASK) * n >> 32


class Sealed(Dealer):
    """For real tables: nobody without the key can foresee it, anybody with the key can check it.

    The key's commitment is shown before the first pick, the key after the last.
    """

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        if not 16 <= len(key) <= 64:
            raise ValueError(f"a sealed dealer's key has 16 to 64 bytes, not {len(key)}")
        self.key = key
        self.drawn = drawn

    def pick(self, n: int) -> int:
        block = blake2b(self.drawn.to_bytes(8, "big"), key=self.key, digest_size=8).digest()
        self.drawn += 1
        return int.from_bytes(block, "big") * n >> 64


def commitment(key: bytes) -> str:
    """What is published of a sealed dealer's key before the game."""
    return blake2b(key, digest_size=32, person=b"monoceros-seal").hexdigest()


class Loaded(Dealer):
    """For tests and replays: the outcomes are given; one too many is an error, and `left` tells what was not used."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.used: int = 0

    def pick(self, n: int) -> int:
        if self.used == len(self.outcomes):
            raise ValueError(f"no outcome is loaded for draw {self.used + 1} (one of {n})")
        outcome = self.outcomes[self.used]
        if not 0 <= outcome < n:
            raise ValueError(f"outcome {outcome} is loaded for draw {self.used + 1}, which knows only 0 to {n - 1}")
        self.used += 1
        return outcome

    def left(self) -> int:
        return len(self.outcomes) - self.used


class Recorded(Dealer):
    """Writes down what another dealer deals."""

    def __init__(self, inner: Dealer) -> None:
        self.inner = inner
        self.outcomes: list[int] = []

    def pick(self, n: int) -> int:
        outcome = self.inner.pick(n)
        self.outcomes.append(outcome)
        return outcome

    def take(self) -> list[int]:
        """What was dealt since the last take."""
        taken, self.outcomes = self.outcomes, []
        return taken


class Continued(Dealer):
    """Outcomes as loaded, and where a world goes on further than the real one, another dealer's."""

    def __init__(self, outcomes: list[int], after: Dealer) -> None:
        self.loaded: Loaded = Loaded(outcomes)
        self.after: Dealer = after

    def pick(self, n: int) -> int:
        if self.loaded.left() and self.loaded.outcomes[self.loaded.used] < n:
            return self.loaded.pick(n)
        return self.after.pick(n)
