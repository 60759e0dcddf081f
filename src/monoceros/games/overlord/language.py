"""The effect language of section 17: reads a card's text into steps, each a list as UO-17.3 writes them.

Everything that the grammar does not know is an error that says where it stands.
"""

from __future__ import annotations

import re
from typing import Any

TYPES = ("Sword", "Spear", "Axe", "Bow", "Staff", "Shield", "Cavalry", "Elf", "Bestral", "Angel")
FILTER_WORDS = ("Any", "Unit", "Item", "Curse", *TYPES)
ARGUMENT_WORDS = ("mine", "theirs", "me", "opp", "all", "any", "discard", "hand", "weapons", "rest", "next", "always")
TOKEN = re.compile(r"\s*(?:(-?\d+)|([A-Za-z_][A-Za-z_.]*)|(>=|==|[(){};,+*|]))")

# What each op takes: n a whole number from 1, x an amount, f a filter, s a step, or one of these words. A word after a
# question mark may be left out: it widens what the op is about.
OPS: dict[str, tuple[str, ...]] = {
    "might": ("x",),
    "power": ("x",),
    "steal": ("n",),
    "next": ("f", "x"),
    "double": (),
    "aura": ("mine|theirs", "f", "x", "rest|next|always"),
    "guard": ("rest|next",),
    "icon": ("all|weapons", "n"),
    "gold": ("n",),
    "draw": ("n",),
    "critical": ("n",),
    "curse": ("me|opp|all", "n"),
    "burn": ("?any", "n"),
    "discard": ("n",),
    "recover": ("f", "n"),
    "destroy": ("discard|hand", "f", "n"),
    "mill": ("n",),
    "sift": ("n", "n"),
    "pick": ("f", "n"),
    "gain": ("f",),
    "copy": ("Item",),
    "reorder": (),
    "swap": (),
    "column": ("f", "x"),
    "option": ("s",),
}
ONLY_ALWAYS = ("column", "option")
COUNTERS = ("gold_used", "column", "crits", "territories", "renown_gap", "types", "last.count", "last.power")
COUNTERS_OF = ("icons", "units", "opp_units")  # with a filter
OF_TYPES = ("icons", "icons_bf")  # whose filter names Combatant types only
CONDITION_COUNTERS = ("types_bf", "items", "units_bf", "starters", "max_power", "ends", "lowest", "hand", "gold_used")
CONDITION_COUNTERS_OF = ("icons_bf",)


class LanguageError(ValueError):
    """A text that is no effect, or no condition."""


def read_effect(text: str) -> list[Any]:
    """`critical(1); gold(1)` is [["critical", 1], ["gold", 1]]."""
    reader = Reader(text, COUNTERS, COUNTERS_OF)
    steps = reader.effect()
    reader.end()
    return steps


def read_condition(text: str) -> list[Any]:
    """A test of a Critical card: `icons_bf(Sword)>=2` is ["icons_bf", "Sword", ">=", 2]."""
    reader = Reader(text, CONDITION_COUNTERS, CONDITION_COUNTERS_OF)
    found = reader.comparison()
    reader.end()
    return found


class Reader:
    """Reads one text from left to right."""

    def __init__(self, text: str, counters: tuple[str, ...], counters_of: tuple[str, ...]) -> None:
        self.text = text
        self.at = 0
        self.counters = counters
        self.counters_of = counters_of

    # -- tokens ---

    def peek(self) -> str:
        if not self.text[self.at :].strip():
            return ""
        found = TOKEN.match(self.text, self.at)
        if found is None:
            raise self.wrong("something that no effect has")
        return found[0].strip()

    def take(self, wanted: str = "") -> str:
        token = self.peek()
        if wanted and token != wanted:
            raise self.wrong(f"{token or 'the end'!r} where {wanted!r} should stand")
        if token:
            found = TOKEN.match(self.text, self.at)
            assert found is not None
            self.at = found.end()
        return token

    def end(self) -> None:
        if self.peek():
            raise self.wrong(f"{self.peek()!r} after the end of the effect")

    def wrong(self, what: str) -> LanguageError:
        return LanguageError(f"{self.text!r}: {what} (at character {self.at + 1})")

    # -- grammar ---

    def effect(self, *, inside: str = "") -> list[Any]:
        steps: list[Any] = []
        while self.peek() not in ("", "}"):
            steps.append(self.step(inside))
            if self.peek() != ";":
                break
            self.take(";")
        return steps

    def step(self, inside: str) -> list[Any]:
        op = self.take()
        if op == "if":
            return self.branch(inside)
        if op in ("phase", "always"):
            if inside:
                raise self.wrong(f"{op} inside another block")
            return [op, self.block(op)]
        if op not in OPS:
            raise self.wrong(f"{op!r} is no effect word; {', '.join(OPS)}")
        if (op in ONLY_ALWAYS) and inside != "always":
            raise self.wrong(f"{op} stands only inside always")
        return [op, *self.arguments(op)]

    def block(self, inside: str) -> list[Any]:
        self.take("{")
        steps = self.effect(inside=inside)
        if not steps:
            raise self.wrong("an empty block")
        self.take("}")
        return steps

    def branch(self, inside: str) -> list[Any]:
        self.take("(")
        condition = self.condition()
        self.take(")")
        then = self.block(inside or "if")
        otherwise: list[Any] = []
        if self.peek() == "else":
            self.take()
            otherwise = self.block(inside or "if")
        return ["if", condition, then, otherwise]

    def arguments(self, op: str) -> list[Any]:
        self.take("(")
        found: list[Any] = []
        for wanted in OPS[op]:
            if wanted.startswith("?") and self.peek() != wanted[1:]:
                continue
            if found:
                self.take(",")
            found.append(self.argument(op, wanted.removeprefix("?")))
        self.take(")")
        return found

    def argument(self, op: str, wanted: str) -> Any:
        if wanted == "x":
            return self.amount()
        if wanted == "f":
            return self.filter()
        if wanted == "s":
            return self.step("option")
        if wanted == "n":
            return self.number(op)
        word = self.take()
        if word not in wanted.split("|"):
            raise self.wrong(f"{op} takes {wanted.replace('|', ' or ')} here, not {word!r}")
        return word

    def number(self, op: str) -> int:
        token = self.take()
        if not token.isdigit() or not 1 <= int(token) <= 20:
            raise self.wrong(f"{op} takes a number from 1 to 20, not {token!r}")
        return int(token)

    def filter(self) -> str:
        """`Cavalry|Angel`, as one word."""
        words = [self.word()]
        while self.peek() == "|":
            self.take()
            words.append(self.word())
        return "|".join(words)

    def word(self) -> str:
        word = self.take()
        if word not in FILTER_WORDS:
            raise self.wrong(f"{word!r} is no filter; {', '.join(FILTER_WORDS)}")
        return word

    def amount(self) -> Any:
        """A number; or a list of terms, each a number, [number, counter], the same with a filter, or a `min`."""
        terms = [self.term()]
        while self.peek() == "+":
            self.take()
            terms.append(self.term())
        return terms[0] if len(terms) == 1 and isinstance(terms[0], int) else terms

    def term(self) -> Any:
        token = self.peek()
        if token == "min":
            self.take()
            self.take("(")
            inner = self.amount()
            self.take(",")
            most = self.integer()
            self.take(")")
            return ["min", inner, most]
        if re.fullmatch(r"-?\d+", token):
            number = self.integer()
            if self.peek() != "*":
                return number
            self.take()
            return [number, *self.counter()]
        return [1, *self.counter()]

    def integer(self) -> int:
        token = self.take()
        if not re.fullmatch(r"-?\d{1,2}", token):
            raise self.wrong(f"{token!r} is no number of at most two digits")
        return int(token)

    def counter(self) -> list[Any]:
        name = self.take()
        if name in self.counters:
            return [name]
        if name not in self.counters_of:
            raise self.wrong(f"{name!r} is no counter; {', '.join([*self.counters, *self.counters_of])}")
        self.take("(")
        found = self.filter()
        if name in OF_TYPES and not set(found.split("|")) <= set(TYPES):
            raise self.wrong(f"{name} counts Combatant types, not {found!r}")
        self.take(")")
        return [name, found]

    def condition(self) -> list[Any]:
        if self.peek() in ("first", "behind"):
            return [self.take()]
        if self.peek() == "left":
            self.take()
            self.take("(")
            found = self.filter()
            self.take(")")
            return ["left", found]
        return self.comparison()

    def comparison(self) -> list[Any]:
        counter = self.counter()
        sign = self.take()
        if sign not in (">=", "=="):
            raise self.wrong(f"{sign!r} where >= or == should stand")
        return [*counter, sign, self.integer()]
