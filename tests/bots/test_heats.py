"""Heats: who is tried how often, and that only like is compared with like."""

from __future__ import annotations

from monoceros.bots.heats import Heats
from monoceros.engine.chance import Seeded


def run(heats: Heats, worths: list[list[float]], tries: int) -> None:
    """`worths`: for each option what its tries bring, again and again."""
    for _ in range(tries):
        option = heats.next()
        own = worths[option]
        heats.note(option, own[len(heats.tries[option]) % len(own)])


def counts(heats: Heats) -> list[int]:
    return [len(tries) for tries in heats.tries]


def test_a_pass_tries_all_once_the_better_half_twice_and_the_winner_once_more() -> None:
    heats = Heats([1.0] * 4)
    run(heats, [[0.1], [0.4], [0.2], [0.3]], 7)
    assert counts(heats) == [1, 3, 1, 2]


def test_the_next_pass_asks_for_more_tries_in_each_heat() -> None:
    heats = Heats([1.0] * 4)
    run(heats, [[0.1], [0.4], [0.2], [0.3]], 12)
    assert counts(heats) == [2, 4, 2, 4]
    run(heats, [[0.1], [0.4], [0.2], [0.3]], 1)
    assert counts(heats) == [2, 5, 2, 4]  # and the winner once more


def test_the_one_tried_most_has_won_the_last_pass() -> None:
    heats = Heats([1.0, 1.0])
    run(heats, [[0.5], [0.9, 0.0, 0.0, 0.0]], 3)
    assert counts(heats) == [1, 2]
    run(heats, [[0.5], [0.9, 0.0, 0.0, 0.0]], 2)
    assert counts(heats) == [3, 2]


def test_an_option_is_compared_by_the_tries_that_the_others_have_had_too() -> None:
    """The first option has met bad luck in its second try; the other was never tried with it."""
    heats = Heats([1.0, 1.0])
    run(heats, [[0.6, 0.0], [0.5, 0.0]], 3)
    assert counts(heats) == [2, 1]
    assert heats.better_half() == [0]


def test_of_equals_the_one_that_instinct_prefers_goes_on() -> None:
    heats = Heats([0.2, 0.7, 0.1])
    run(heats, [[0.5]] * 3, 40)
    assert max(counts(heats)) == counts(heats)[1]


def test_a_single_option_is_tried_again_and_again() -> None:
    heats = Heats([1.0])
    run(heats, [[0.5]], 5)
    assert counts(heats) == [5]


def test_what_instinct_likes_best_is_tried_first() -> None:
    """There may be no time for all."""
    heats = Heats([0.2, 0.1, 0.5, 0.4])
    run(heats, [[0.5]] * 4, 2)
    assert counts(heats) == [0, 0, 1, 1]


# -- when it is clear ---


def settled_after(worths: list[list[float]], most: int, left: int = 1_000_000) -> int:
    """The number of tries after which nobody else comes into question; `most` if that does not happen before."""
    heats = Heats([1.0] * len(worths))
    for tries in range(most):
        if heats.is_settled(left):
            return tries
        run(heats, worths, 1)
    return most


def test_it_is_clear_who_is_better_in_all_worlds_and_not_who_is_better_in_some() -> None:
    assert settled_after([[0.9, 0.8], [0.3, 0.2], [0.4, 0.3]], 1000) < 100
    assert settled_after([[0.9, 0.1, 0.5], [0.3, 0.6, 0.4]], 1000) == 1000


def test_a_few_tries_are_never_enough() -> None:
    assert settled_after([[1.0], [0.0]], 1000) > 6


def test_options_that_make_no_difference_are_settled_too() -> None:
    assert settled_after([[0.5]] * 3, 1000) < 100


def test_no_time_for_somebody_else_to_be_tried_most() -> None:
    """Whatever the tries that are left would bring, the one that was tried most stays the one."""
    stopped = 0
    for number in range(2, 7):
        for seed in range(30):
            rng = Seeded(100 * number + seed)
            heats = Heats([1.0] * number)
            for tries in range(60):
                left = 1 + rng.pick(8)
                if heats.is_settled(left) and not heats.is_settled(1_000_000):
                    stopped += 1
                    before = counts(heats).index(max(counts(heats)))
                    for _ in range(left):
                        heats.note(heats.next(), rng.pick(100) / 100.0)
                    assert counts(heats)[before] == max(counts(heats)), (number, seed, tries)
                    break
                heats.note(heats.next(), rng.pick(100) / 100.0)
    assert stopped > 60
