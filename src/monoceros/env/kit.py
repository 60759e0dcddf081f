"""What every environment of a game shares: its numbers of actions and observations, and one game under way."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from sys import getrefcount
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy import frombuffer
from numpy.typing import NDArray

from monoceros.engine.chance import NoDealer, Seeded
from monoceros.engine.content import Content, Pack
from monoceros.engine.core import Ask, BaseState, Pick, asks, asks_after, begin
from monoceros.engine.encoder import Part, legal_codes, legal_span
from monoceros.engine.game import Encoder, Game, OptionValue, Setting, SetupError
from monoceros.engine.questions import spoken
from monoceros.engine.registry import find_game
from monoceros.engine.save import SaveError, dump, load

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Data = dict[str, Any]
Observation = dict[str, NDArray[Any]]

SEED_BITS = 31
BYTE = np.dtype(np.uint8)
SMALL = np.dtype(np.int8)
UNSEEN = 3  # references to an array that only `Sheets` has: in its list, in a variable, and to count them


class IllegalAction(ValueError):
    """An action that the rules do not offer now: names those that they do."""


# The action numbers of a question's answers, which are one piece of all that there are: the first of them, where in a
# mask they lie, and as many zeros. A plain tuple is taken apart in every step.
Codes = tuple[dict[Pick, int], int, slice, bytes]


def codes_from(first: int, code_in: Mapping[Pick, int]) -> Codes:
    number = len(code_in)
    return {pick: first + i for pick, i in code_in.items()}, first, slice(first, first + number), bytes(number)


class Kit:
    """A game with its seats, options and packs, as learners see it. The same for every game played with it."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        packs: Sequence[Pack] = (),
    ) -> None:
        self.game: Game = find_game(game)
        self.encoder: Encoder = encoder_of(self.game)
        self.encode = self.encoder.encode
        self.seats: int = self.game.seat_count(seats)
        self.options = self.game.option_values(options or {}, bots_only=True)
        self.content: Content = self.game.content.load(packs)
        self.setting = Setting(self.seats, self.options, self.content)
        self.agents: list[str] = [f"seat_{seat}" for seat in range(self.seats)]
        questions = self.game.questions
        self.actions: int = questions.size
        names = [q.name for q in questions.questions]
        self.asked: dict[str | None, bytes] = {name: bytes([name == each for each in names]) for name in [None, *names]}
        self.codes: dict[str, Codes] = {
            name: codes_from(questions.first_code[name], code_in) for name, code_in in questions.code_in.items()
        }
        self.parts: list[Part] = [
            *self.encoder.parts(self.fresh()),
            Part("asked", names, "flag"),
        ]
        self.highest: Bytes = np.array([part.most for part in self.parts for _ in part.labels], np.uint8)
        self.known_place = slice(0, len(self.highest) - len(names))  # in a row, and what is asked after it
        self.asked_place = slice(self.known_place.stop, len(self.highest))
        self.nothing_legal: Mask = np.zeros(self.actions, np.int8)
        self.nothing_legal.flags.writeable = False  # all who are not asked share it

    def fresh(self) -> BaseState:
        """A state before its first rule."""
        return self.game.new_state(self.seats, self.options, self.content, NoDealer())

    def __reduce__(self) -> tuple[Any, ...]:
        return (kit_of, (self.game.name, self.seats, self.options, self.content.packs))

    def __deepcopy__(self, memo: object) -> Kit:
        return self  # nothing in it ever changes

    # -- spaces and words --

    def observation_space(self) -> spaces.Dict:
        low = np.zeros(len(self.highest), np.uint8)
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": spaces.Box(low, self.highest, dtype=np.uint8), "action_mask": mask})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def observation_words(self) -> list[str]:
        """What each number of an observation is."""
        return [word for part in self.parts for word in part.words()]

    def action_words(self, action: int) -> str:
        """What an action is: its question, and the answer to it."""
        question, pick = self.game.questions.decode(int(action))
        return f"{question}: {spoken(pick)}"

    # -- what a seat is shown: in every step, so written for speed --

    def row(self, state: BaseState, seat: int, ask: Ask | None) -> bytes:
        """The numbers that a seat may know, and what it is asked."""
        return self.encode(state, seat) + self.asked[None if ask is None else ask.name]

    def legal(self, ask: Ask) -> list[int]:
        """The action numbers of a question's answers, in their order."""
        return legal_codes(ask, self.codes[ask.name][0])

    def pick_of(self, ask: Ask, legal: list[int], action: int | None) -> Pick:
        """The answer that an action number stands for."""
        try:
            return ask.options[legal.index(-1 if action is None else action)]
        except ValueError:
            offered = ", ".join([f"{code} ({self.action_words(code)})" for code in legal])
            raise IllegalAction(f"action {action} is not legal now; legal: {offered}") from None


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


class Sheets:
    """The arrays that learners are shown in one game under way.

    Making them takes longer than the rules do: of thousands of actions a few are legal, and all those zeros have to be
    written. So there are two of each kind in turn, and the last but one is used again, unless somebody still has it.
    """

    __slots__ = ("asked", "kit", "masks", "rows", "turn")

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.turn = 0
        self.asked = b""  # flags of the question of the last choice
        no_mask, no_row = (kit.nothing_legal, bytearray(), ""), (kit.highest, bytearray())
        self.masks: list[tuple[Mask, bytearray, str]] = [no_mask, no_mask]  # with its bytes, and the question it is of
        self.rows: list[tuple[Bytes, bytearray]] = [no_row, no_row]

    def choice(self, ask: Ask) -> tuple[list[int], Mask]:
        """The action numbers of a question's answers, and their mask, which nobody may change."""
        kit, name = self.kit, ask.name
        self.turn = turn = 1 - self.turn
        mask, numbers, before = self.masks[turn]
        if getrefcount(mask) != UNSEEN:
            numbers = bytearray(kit.actions)
            mask = frombuffer(memoryview(numbers).toreadonly(), SMALL)
        elif before != name:
            _, _, place, zeros = kit.codes[before]
            numbers[place] = zeros
        self.asked = kit.asked[name]
        codes, first, place, zeros = kit.codes[name]
        legal, numbers[place] = legal_span(ask, codes, first, zeros)
        self.masks[turn] = (mask, numbers, name)
        return legal, mask

    def row(self, state: BaseState, seat: int, asked: bytes) -> Bytes:
        """The observation of a seat, with the flags of what it is asked. Learners may change it."""
        kit, turn = self.kit, self.turn
        row, numbers = self.rows[turn]
        if getrefcount(row) == UNSEEN:
            numbers[kit.known_place] = kit.encode(state, seat)
            numbers[kit.asked_place] = asked
        else:
            numbers = bytearray(kit.encode(state, seat) + asked)
            row = frombuffer(numbers, BYTE)
            self.rows[turn] = (row, numbers)
        return row


class Episode:
    """One game under way: the bare state and its dealer. Questions to several seats are put one after the other."""

    __slots__ = ("dealer", "kit", "open", "sheets", "state")

    def __init__(self, kit: Kit, dealer: Seeded) -> None:
        self.kit = kit
        self.sheets = Sheets(kit)
        self.dealer = dealer
        self.state: BaseState = kit.game.new_state(kit.seats, kit.options, kit.content, dealer)
        begin(self.state, kit.game.first)
        self.open: list[Ask] = asks(self.state)

    def take(self, seat: int, pick: Pick) -> None:
        self.open = asks_after(self.state, seat, pick)

    def choice(self, ask: Ask | None) -> tuple[list[int], Mask]:
        """What whoever is asked this, or nothing, can answer: action numbers, and their mask."""
        return self.sheets.choice(ask) if ask is not None else ([], self.kit.nothing_legal)

    def row(self, seat: int, ask: Ask | None) -> Bytes:
        """The observation of a seat that is asked this."""
        return self.sheets.row(self.state, seat, self.kit.asked[None if ask is None else ask.name])

    def ask_of(self, seat: int) -> Ask | None:
        """What the seat is asked, if it is."""
        for ask in self.open:
            if ask.seat == seat:
                return ask
        return None

    def rewards(self) -> list[float]:
        """At the end: 1 won, -1 lost."""
        return [2.0 * score - 1.0 for score in self.kit.game.score(self.state)]

    # -- copies and saves --

    def copy(self) -> Episode:
        other = Episode.__new__(Episode)
        other.kit = self.kit
        other.sheets = Sheets(self.kit)
        other.dealer = copy_dealer(self.dealer)
        other.state = self.state.copy(other.dealer)
        other.open = asks(other.state)
        return other

    def imagined(self, seat: int, dealer: Seeded) -> Episode:
        """Another game that the seat cannot tell from this one: what it cannot see is dealt anew, and so is chance."""
        other = Episode.__new__(Episode)
        other.kit = self.kit
        other.sheets = Sheets(self.kit)
        other.dealer = dealer
        other.state = self.kit.game.redeal(self.state, seat, dealer)
        other.open = asks(other.state)
        return other

    def save(self) -> Data:
        """Plain data, fit for JSON."""
        return {"state": dump(self.state), "chance": self.dealer.x}

    @staticmethod
    def load(kit: Kit, data: Data) -> Episode:
        other = Episode.__new__(Episode)
        other.kit = kit
        other.sheets = Sheets(kit)
        other.dealer = dealer_at(data["chance"])
        other.state = load(data["state"], kit.fresh())
        other.state.chance = other.dealer
        other.open = asks(other.state)
        return other


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


def dealer_at(place: Any) -> Seeded:
    if type(place) is not int or not 0 < place < 1 << 62:
        raise SaveError("the save does not say where chance goes on")
    dealer = Seeded(0)
    dealer.x = place
    return dealer


def copy_dealer(dealer: Seeded) -> Seeded:
    other = Seeded(0)
    other.x = dealer.x
    return other
