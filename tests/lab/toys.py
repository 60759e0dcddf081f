"""Two little games whose answers are known, for tests of the lab; it finds them as it finds any game.

*Coin*: each seat is dealt a hero, seat A calls, seat B nods (it has no choice), the coin falls. With the game's own
coin both win alike; with the pack `biased` seat A wins seven of ten. Whoever alone has the Bear wins three of four.

*Nim*: two seats take one to three pebbles in turn; whoever takes the last one wins. The first seat wins against
perfect play unless the pile is a multiple of four.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any

from monoceros.engine.bot import Bot, Seen
from monoceros.engine.chance import Dealer
from monoceros.engine.content import Content, ContentKit, Row
from monoceros.engine.core import Ask, BaseState, Pick, ask
from monoceros.engine.events import Event
from monoceros.engine.game import Box, Game, Mind, Option, OptionValue
from monoceros.engine.lowering import rule
from monoceros.engine.questions import Question, Questions, View
from monoceros.engine.rulebook import read_rulebook
from monoceros.engine.scene import Scene

RULES = read_rulebook("## 1. Playing\n- **TY-1.1** Somebody wins.\n")


def question(name: str, domain: tuple[Pick, ...]) -> Question:
    return Question(name, lambda view: name, "{seat} decides.", "TY-1.1", domain, lambda pick, view: str(pick))


def little_game(name: str, **parts: Any) -> Game:
    """What all toys have in common: two seats, nothing hidden, nothing to draw."""
    return Game(
        name=name,
        box=Box(name.capitalize(), "A toy.", (2, 2), 1, "#333333", "coin", "<svg/>"),
        version=1,
        rules=RULES,
        redeal=lambda s, seat, dealer: s.copy(dealer),
        check=lambda s: None,
        scene=lambda view: Scene((), ()),
        text=lambda view: str(view),
        **parts,
    )


def evenly(s: Any, question: Ask) -> list[float]:
    return [1.0] * len(question.options)


def who(event: Event) -> str:
    return f"{{{event.facts[0]}}}"


# -- coin ---

COINS = """
coin = [{id = "coin", name = "Silver coin", heads = 5, sides = 10, text = "Falls.", source = "designed"}]
hero = [
    {id = "bear", name = "Bear", text = "Strong.", source = "designed"},
    {id = "fox", name = "Fox", text = "Clever.", source = "printed"},
]
"""
BIASED = 'coin = [{id = "coin", heads = 7}]'
HEROES = ("Bear", "Fox")
BEAR, NOBODY = 0, -1


class CoinRow(Row, frozen=True, kw_only=True):
    name: str
    heads: int
    sides: int


class HeroRow(Row, frozen=True, kw_only=True):
    name: str


class CoinState(BaseState):
    __slots__ = ("heads", "heroes", "sides", "winner")
    SHARED = ("heads", "sides")

    def __init__(self, heads: int, sides: int) -> None:
        super().__init__()
        self.heads, self.sides = heads, sides
        self.heroes: list[int] = [NOBODY, NOBODY]
        self.winner = NOBODY

    def copy(self, chance: Dealer) -> CoinState:
        t = CoinState(self.heads, self.sides)
        self.copy_base_to(t, chance)
        t.heroes, t.winner = self.heroes[:], self.winner
        return t


@rule
async def toss(s: CoinState) -> None:
    """TY-1.1"""
    deal(s)
    call: str = await ask(0, "call", ("heads", "tails"))
    s.emit("called", call)
    nod: str = await ask(1, "nod", ("nod",))
    s.emit("nodded", nod)
    fall(s)


def deal(s: CoinState) -> None:
    for seat in range(2):
        s.heroes[seat] = s.chance.pick(2)
        s.emit("leads", seat, s.heroes[seat])
    s.emit("round", 1)


def fall(s: CoinState) -> None:
    alone = s.heroes.index(BEAR) if s.heroes.count(BEAR) == 1 else NOBODY
    bear_strikes = s.chance.pick(2) == 0
    coin = 0 if s.chance.pick(s.sides) < s.heads else 1
    s.winner = alone if alone != NOBODY and bear_strikes else coin
    s.emit("wins", s.winner)


def tell_coin(event: Event, view: View) -> str:
    if event.name == "leads":
        return f"{who(event)} leads {HEROES[event.facts[1]]}."
    return f"{who(event)} wins with the Silver coin." if event.name == "wins" else f"{event.name}."


def setup_coin(seats: int, options: Mapping[str, OptionValue], content: Content) -> CoinState:
    row: Any = content.tables["coin"]["coin"]
    return CoinState(row.heads, row.sides)


COIN = little_game(
    "coin",
    options=(Option("loud", "say it aloud", default=False),),
    content=ContentKit(rows={"coin": CoinRow, "hero": HeroRow}, text=COINS, packs={"biased": BIASED}),
    questions=Questions((question("call", ("heads", "tails")), question("nod", ("nod",)))),
    first=toss,
    setup=setup_coin,
    view=lambda s, seat: {"seats": [{"luck": int(s.winner == i), "hero": s.heroes[i]} for i in range(2)]},
    score=lambda s: [float(s.winner == seat) for seat in range(2)],
    tell=tell_coin,
    mind=Mind(value=lambda s, seat: 0.5 if s.winner < 0 else float(s.winner == seat), instinct=evenly),
    headings=frozenset(["round"]),
    tallies={"wins": "Tosses won"},
)

# -- nim ---

PILE = 'pile = [{id = "pile", name = "Pebbles", pebbles = 4, text = "Take some.", source = "designed"}]'
MOST = 3


class PileRow(Row, frozen=True, kw_only=True):
    name: str
    pebbles: int


class NimState(BaseState):
    __slots__ = ("active", "pebbles", "winner")

    def __init__(self, pebbles: int) -> None:
        super().__init__()
        self.pebbles, self.active, self.winner = pebbles, 0, NOBODY

    def copy(self, chance: Dealer) -> NimState:
        t = NimState(self.pebbles)
        self.copy_base_to(t, chance)
        t.active, t.winner = self.active, self.winner
        return t


@rule
async def take_turns(s: NimState) -> None:
    """TY-1.1"""
    while s.pebbles:
        s.emit("turn", s.active)
        number: int = await ask(s.active, "take", tuple(range(1, min(MOST, s.pebbles) + 1)))
        take(s, number)


def take(s: NimState, number: int) -> None:
    s.pebbles -= number
    s.emit("took", s.active, number)
    if not s.pebbles:
        s.winner = s.active
    s.active = 1 - s.active


def setup_nim(seats: int, options: Mapping[str, OptionValue], content: Content) -> NimState:
    row: Any = content.tables["pile"]["pile"]
    return NimState(row.pebbles)


def nim_value(s: NimState, seat: int) -> float:
    """Solved: whoever is to move wins unless the pile is a multiple of four."""
    if s.winner != NOBODY:
        return float(s.winner == seat)
    mover_wins = s.pebbles % (MOST + 1) != 0
    return float(mover_wins == (seat == s.active))


class Perfect(Bot):
    """Leaves a multiple of four if it can."""

    def choose(self, seen: Seen, rng: Dealer) -> Pick:
        wanted = seen.view["pebbles"] % (MOST + 1)
        return wanted if wanted in seen.ask.options else seen.ask.options[rng.pick(len(seen.ask.options))]


NIM = little_game(
    "nim",
    options=(),
    content=ContentKit(rows={"pile": PileRow}, text=PILE),
    questions=Questions((question("take", tuple(range(1, MOST + 1))),)),
    first=take_turns,
    setup=setup_nim,
    view=lambda s, seat: {"pebbles": s.pebbles},
    score=lambda s: [float(s.winner == seat) for seat in range(2)],
    tell=lambda event, view: f"{who(event)} takes some Pebbles." if event.name == "took" else "Next.",
    mind=Mind(value=nim_value, instinct=evenly),
    headings=frozenset(["turn"]),
    bots={"perfect": Perfect},
)


@cache
def first_wins(pebbles: int) -> Fraction:
    """How often the first seat wins if both take at random."""
    if not pebbles:
        return Fraction(0)
    options = range(1, min(MOST, pebbles) + 1)
    return sum([1 - first_wins(pebbles - taken) for taken in options], Fraction(0)) / len(options)


@cache
def turns(pebbles: int) -> Fraction:
    """How many turns that takes on average."""
    if not pebbles:
        return Fraction(0)
    options = range(1, min(MOST, pebbles) + 1)
    return 1 + sum([turns(pebbles - taken) for taken in options], Fraction(0)) / len(options)


ENTRY_POINTS = "[monoceros.games]\ncoin = lab.toys:COIN\nnim = lab.toys:NIM\n"
