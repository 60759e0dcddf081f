"""One game under way, as learners see it. It is what every step goes through, so it is compiled with the engine.

Nothing here knows numpy: of an array there are its bytes, and `Kit` makes the array.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from sys import getrefcount
from typing import Any, Final

from mypy_extensions import mypyc_attr

from monoceros.engine.chance import NoDealer, Seeded
from monoceros.engine.content import Content
from monoceros.engine.core import Ask, BaseState, Pick, asks, asks_after, begin
from monoceros.engine.encoder import Code, Part, legal_codes, legal_span
from monoceros.engine.game import Encoder, Game, OptionValue
from monoceros.engine.questions import spoken
from monoceros.engine.save import SaveError, dump, load

Data = dict[str, Any]
Array = Any  # numpy's

WHOLE: Final = slice(None)


class IllegalAction(ValueError):
    """An action that the rules do not offer now: names those that they do."""


class Codes:
    """The action numbers of a question's answers, which are one piece of all that there are."""

    __slots__ = ("first", "flags", "of", "place", "zeros")

    def __init__(self, first: int, code_in: Mapping[Pick, int], flags: bytes) -> None:
        self.of: dict[Pick, Code] = {pick: first + code for pick, code in code_in.items()}
        self.first: int = first
        self.place: slice = slice(first, first + len(code_in))  # in a mask
        self.zeros: bytes = bytes(len(code_in))
        self.flags: bytes = flags  # which question it is, as the last part of a row says it


class Sheet:
    """An array that learners are shown, and its bytes."""

    __slots__ = ("array", "codes", "numbers")

    def __init__(self, array: Array, numbers: bytearray) -> None:
        self.array: Array = array
        self.numbers: memoryview = memoryview(numbers)  # bytes are put into it in half the time
        self.codes: Codes | None = None  # of a mask: those of its question

    def references(self) -> int:
        """To the array: how many there are, as it looks from here."""
        return getrefcount(self.array)


UNSEEN: Final = Sheet(object(), bytearray()).references()  # another number, compiled


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering:
    """A game with its seats, options and content, and how its questions and its states become numbers."""

    def __init__(
        self, game: Game, encoder: Encoder, seats: int, options: dict[str, OptionValue], content: Content
    ) -> None:
        self.game: Game = game
        self.encode: Callable[[Any, int], bytes] = encoder.encode
        self.seats: int = seats
        self.options: dict[str, OptionValue] = options
        self.content: Content = content
        self.agents: list[str] = [f"seat_{seat}" for seat in range(seats)]
        questions = game.questions
        names = [question.name for question in questions.questions]
        self.actions: int = questions.size
        self.codes: dict[str, Codes] = {
            name: Codes(questions.first_code[name], questions.code_in[name], bytes([name == each for each in names]))
            for name in names
        }
        self.not_asked: bytes = bytes(len(names))
        self.parts: list[Part] = [*encoder.parts(self.fresh()), Part("asked", names, "flag")]
        self.numbers: int = sum([len(part.labels) for part in self.parts])
        self.nothing_legal: Array = self.mask_of(bytearray(self.actions))  # all who are not asked share it
        self.blank: Sheet = Sheet(self.nothing_legal, bytearray())  # one that is always seen, until there is another

    def fresh(self) -> BaseState:
        """A state before its first rule."""
        return self.game.new_state(self.seats, self.options, self.content, NoDealer())

    def mask_of(self, numbers: bytearray) -> Array:
        """These bytes as an array that nobody may change."""
        raise NotImplementedError

    def row_of(self, numbers: bytearray) -> Array:
        """These bytes as an array."""
        raise NotImplementedError

    def action_words(self, action: int) -> str:
        """What an action is: its question, and the answer to it."""
        question, pick = self.game.questions.decode(int(action))
        return f"{question}: {spoken(pick)}"

    def flags(self, ask: Ask | None) -> bytes:
        """The last part of a row: what is asked."""
        return self.not_asked if ask is None else self.codes[ask.name].flags

    def row(self, state: BaseState, seat: int, ask: Ask | None) -> bytes:
        """The numbers that a seat may know, and what it is asked."""
        return self.encode(state, seat) + self.flags(ask)

    def legal(self, ask: Ask) -> list[Code]:
        """The action numbers of a question's answers, in their order."""
        return legal_codes(ask, self.codes[ask.name].of)


def pick_of(kit: Numbering, ask: Ask, legal: list[Code], action: Code) -> Pick:
    """The answer that an action number stands for, of a question whose action numbers are these."""
    try:
        return ask.options[legal.index(-1 if action is None else action)]
    except ValueError:
        offered = ", ".join([f"{code} ({kit.action_words(code)})" for code in legal])
        raise IllegalAction(f"action {action} is not legal now; legal: {offered}") from None


# -- arrays ---


class Sheets:
    """The arrays that learners are shown in one game under way.

    Making them takes longer than the rules do: of thousands of actions a few are legal, and all those zeros have to be
    written. So there are two of each kind in turn, and the last but one is used again, unless somebody still has it.
    """

    __slots__ = ("kit", "masks", "rows", "turn")

    def __init__(self, kit: Numbering) -> None:
        self.kit: Numbering = kit
        self.turn: int = 0
        self.masks: list[Sheet] = [kit.blank, kit.blank]
        self.rows: list[Sheet] = [kit.blank, kit.blank]

    def new_mask(self) -> Sheet:
        numbers = bytearray(self.kit.actions)
        return Sheet(self.kit.mask_of(numbers), numbers)

    def new_row(self) -> Sheet:
        numbers = bytearray(self.kit.numbers)
        return Sheet(self.kit.row_of(numbers), numbers)

    def choice(self, ask: Ask) -> tuple[list[Code], Array]:
        """The action numbers of a question's answers, and their mask, which nobody may change."""
        turn: int = 1 - self.turn
        self.turn = turn
        mask = self.masks[turn]
        codes, before = self.kit.codes[ask.name], mask.codes
        if mask.references() != UNSEEN:
            self.masks[turn] = mask = self.new_mask()
        elif before is not None and before is not codes:
            mask.numbers[before.place] = before.zeros
        mask.codes = codes
        legal, mask.numbers[codes.place] = legal_span(ask, codes.of, codes.first, codes.zeros)
        return legal, mask.array

    def row(self, state: BaseState, seat: int, flags: bytes) -> Array:
        """The observation of a seat, with the flags of what it is asked. Learners may change it."""
        kit, turn = self.kit, self.turn
        row = self.rows[turn]
        if row.references() != UNSEEN:
            self.rows[turn] = row = self.new_row()
        row.numbers[WHOLE] = kit.encode(state, seat) + flags
        return row.array


# -- the game ---


class Episode:
    """One game under way: the bare state and its dealer. Questions to several seats are put one after the other."""

    __slots__ = ("dealer", "kit", "legal", "mask", "open", "sheets", "state")

    def __init__(self, kit: Numbering, state: BaseState, dealer: Seeded) -> None:
        self.kit: Numbering = kit
        self.sheets: Sheets = Sheets(kit)
        self.dealer: Seeded = dealer
        self.state: BaseState = state
        self.open: list[Ask] = asks(state)
        self.legal: list[Code] = []  # answers to the first open question, once somebody was told, and their mask
        self.mask: Array = kit.nothing_legal

    def take(self, seat: int, pick: Pick) -> None:
        self.open = asks_after(self.state, seat, pick)

    def choice(self, ask: Ask | None) -> tuple[list[Code], Array]:
        """What whoever is asked this, or nothing, can answer: action numbers, and their mask."""
        return self.sheets.choice(ask) if ask is not None else ([], self.kit.nothing_legal)

    def row(self, seat: int, ask: Ask | None) -> Array:
        """The observation of a seat that is asked this."""
        return self.sheets.row(self.state, seat, self.kit.flags(ask))

    def ask_of(self, seat: int) -> Ask | None:
        """What the seat is asked, if it is."""
        for ask in self.open:
            if ask.seat == seat:
                return ask
        return None

    def rewards(self) -> list[float]:
        """At the end: 1 won, -1 lost."""
        return [2.0 * score - 1.0 for score in self.kit.game.score(self.state)]

    # -- one agent after the other: who is asked first is told and answers --

    def waiting(self) -> Data:
        """What an agent is told that is not asked."""
        return {"action_mask": self.kit.nothing_legal, "legal": []}

    def tell(self, infos: dict[str, Data]) -> Ask | None:
        """The first open question: whoever is asked it is told what is legal. None: the game is over."""
        if not self.open:
            return None
        ask = self.open[0]
        self.legal, self.mask = self.sheets.choice(ask)
        infos[self.kit.agents[ask.seat]] = {"action_mask": self.mask, "legal": self.legal[:]}  # theirs to shuffle
        return ask

    def step(self, action: Code, infos: dict[str, Data]) -> Ask | None:
        """The answer to the first open question by its action number; the question after it, likewise told."""
        kit, before = self.kit, self.open[0]
        seat: int = before.seat
        self.open = asks_after(self.state, seat, pick_of(kit, before, self.legal, action))
        ask = self.tell(infos)
        if ask is None or ask.seat != seat:
            infos[kit.agents[seat]] = self.waiting()
        return ask

    def look(self) -> Data:
        """The observation of whoever is asked first."""
        ask = self.open[0]
        row = self.sheets.row(self.state, ask.seat, self.kit.codes[ask.name].flags)
        return {"observation": row, "action_mask": self.mask}

    # -- copies and saves --

    def copy(self) -> Episode:
        dealer = copy_dealer(self.dealer)
        return self.twin(self.state.copy(dealer), dealer)

    def imagined(self, seat: int, dealer: Seeded) -> Episode:
        """Another game that the seat cannot tell from this one: what it cannot see is dealt anew, and so is chance."""
        return self.twin(self.kit.game.redeal(self.state, seat, dealer), dealer)

    def twin(self, state: BaseState, dealer: Seeded) -> Episode:
        """At the same question, of which the same has been told."""
        other = Episode(self.kit, state, dealer)
        other.legal, other.mask = self.legal, self.mask
        return other

    def save(self) -> Data:
        """Plain data, fit for JSON."""
        return {"state": dump(self.state), "chance": self.dealer.x}


def new_episode(kit: Numbering, dealer: Seeded) -> Episode:
    state: BaseState = kit.game.new_state(kit.seats, kit.options, kit.content, dealer)
    begin(state, kit.game.first)
    return Episode(kit, state, dealer)


def load_episode(kit: Numbering, data: Data) -> Episode:
    dealer = dealer_at(data["chance"])
    state = load(data["state"], kit.fresh())
    state.chance = dealer
    return Episode(kit, state, dealer)


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
