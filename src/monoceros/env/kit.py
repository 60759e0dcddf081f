"""What every environment of a game shares: its spaces, the numbers of its actions and observations, and seeds."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy import frombuffer
from numpy.typing import NDArray

from monoceros.engine.chance import Seeded
from monoceros.engine.content import Pack
from monoceros.engine.game import Encoder, Game, OptionValue, Setting, SetupError
from monoceros.engine.registry import find_game
from monoceros.env.episode import Numbering

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]

SEED_BITS = 31
BYTE = np.dtype(np.uint8)
SMALL = np.dtype(np.int8)


class Kit(Numbering):
    """A game with its seats, options and packs, as learners see it. The same for every game played with it."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        packs: Sequence[Pack] = (),
    ) -> None:
        made = find_game(game)
        values = made.option_values(options or {}, bots_only=True)
        super().__init__(made, encoder_of(made), made.seat_count(seats), values, made.content.load(packs))
        self.setting = Setting(self.seats, self.options, self.content)
        self.highest: Bytes = np.array([part.most for part in self.parts for _ in part.labels], np.uint8)

    def mask_of(self, numbers: bytearray) -> Mask:
        return frombuffer(memoryview(numbers).toreadonly(), SMALL)

    def row_of(self, numbers: bytearray) -> Bytes:
        return frombuffer(numbers, BYTE)

    def __reduce__(self) -> tuple[Any, ...]:
        return (kit_of, (self.game.name, self.seats, self.options, self.content.packs))

    def __deepcopy__(self, memo: object) -> Kit:
        return self  # nothing in it ever changes

    # -- spaces and words --

    def observation_space(self) -> spaces.Dict:
        low = np.zeros(self.numbers, np.uint8)
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": spaces.Box(low, self.highest, dtype=np.uint8), "action_mask": mask})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def observation_words(self) -> list[str]:
        """What each number of an observation is."""
        return [word for part in self.parts for word in part.words()]


KNOWN: dict[tuple[Any, ...], Kit] = {}  # kits never change: those who ask for the same share one
MOST_KNOWN = 32


def kit_of(
    game: str,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    packs: Sequence[Pack] = (),
) -> Kit:
    """The kit of a game with these seats, options and packs."""
    made = find_game(game)
    values = made.option_values(options or {}, bots_only=True)
    key = (game, made.seat_count(seats), tuple(values.items()), made.content.load(packs).hash)
    if key not in KNOWN:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[key] = Kit(game, seats, options, packs)
    return KNOWN[key]


def encoder_of(game: Game) -> Encoder:
    if game.encoder is None:
        raise SetupError(f"{game.title} has no observation encoder, so there are no environments of it")
    return game.encoder


# -- chance ---


class Seeds:
    """A seed a game: the same ones after the same first seed, others each time where none was given."""

    def __init__(self, seed: int | None = None) -> None:
        self.stream = Seeded(secrets.randbits(2 * SEED_BITS) if seed is None else int(seed))

    def next(self) -> int:
        return self.stream.pick(1 << SEED_BITS) << SEED_BITS | self.stream.pick(1 << SEED_BITS)

    def __deepcopy__(self, memo: object) -> Seeds:
        return seeds_at(self.stream.x)

    def __reduce__(self) -> tuple[Any, ...]:
        return (seeds_at, (int(self.stream.x),))


def seeds_at(place: int) -> Seeds:
    seeds = Seeds(0)
    seeds.stream.x = place
    return seeds
