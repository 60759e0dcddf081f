"""Piles of cards whose order nobody knows, not even the state."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from monoceros.engine.chance import Dealer


def draw_from(bag: list[int], chance: Dealer) -> int:
    """Take a card out of an unordered bag by chance."""
    i = chance.pick(len(bag))
    last = bag.pop()
    if i == len(bag):
        return last
    card = bag[i]
    bag[i] = last
    return card


@mypyc_attr(acyclic=True)
class Pile:
    """An unordered bag and, above it, a known and ordered top (its last card is drawn first).

    A card leaves the bag by chance at the moment it is needed, so no state holds the future.
    """

    __slots__ = ("bag", "top")

    def __init__(self, bag: list[int], top: list[int]) -> None:
        self.bag: list[int] = bag
        self.top: list[int] = top

    def __eq__(self, other: object) -> bool:
        """The bag has no order."""
        if not isinstance(other, Pile):
            return NotImplemented
        return self.top == other.top and sorted(self.bag) == sorted(other.bag)

    def __hash__(self) -> int:
        return id(self)

    def copy(self) -> Pile:
        return Pile(self.bag[:], self.top[:])

    def size(self) -> int:
        return len(self.bag) + len(self.top)

    def cards(self) -> list[int]:
        """Every card in it, sorted, so that the answer tells nothing of the order."""
        return sorted(self.bag + self.top)

    def draw(self, chance: Dealer) -> int:
        if self.top:
            return self.top.pop()
        return draw_from(self.bag, chance)

    def forget_order(self) -> None:
        """In an imagined world: the order in which the bag happens to lie would tell which world it was made from."""
        self.bag.sort()

    def put_on_top(self, card: int) -> None:
        """The card is known to lie on top."""
        self.top.append(card)

    def shuffle_in(self, cards: list[int]) -> None:
        """Shuffle cards, and whatever was known of the top, into the bag."""
        if self.top:
            self.bag += self.top
            self.top = []
        self.bag += cards
