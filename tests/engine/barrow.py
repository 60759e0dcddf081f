"""Barrow, the little game of the house style, for tests of the engine: it knows nothing of a real game.

Two or three delvers dig in a mound. A find is seen by its finder only; the third skull brings the roof down, and each
delver inside drops a find. There is every kind of pick that a table must know: one that shows nothing (`rest`), one
with chance (`delve`), one that shows the picker something (`peek`), one that shows another seat something (`boast`).
Broken variants of the game break one law each: see test_laws_can_fail.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monoceros.engine.chance import Dealer
from monoceros.engine.content import Content, ContentKit, Row
from monoceros.engine.core import Ask, BaseState, Pick, ask, choose, together
from monoceros.engine.encoder import Part, one
from monoceros.engine.events import ALL, Event, audience
from monoceros.engine.game import Box, Encoder, Game, Mind, Option, OptionValue
from monoceros.engine.lowering import rule
from monoceros.engine.pile import Pile, draw_from
from monoceros.engine.questions import Question, Questions, View
from monoceros.engine.rulebook import read_rulebook
from monoceros.engine.scene import Face, Scene, Thing, Zone

SKULL, PENNY, TORC = 0, 1, 2
WORDS = ("skull", "penny", "torc")
WORTH = (0, 1, 3)

RULES = """
## 1. Delving
- **BW-1.1** Each delver takes a lamp or a rope before all others know.
- **BW-1.2** A delver inside delves, rests, peeks into the next pack, boasts with the own, or leaves.
- **BW-1.3** At the third skull each delver inside drops a find.
"""

CONTENT = """
find = [
    {id = "skull", text = "Raise the dread by 1.", source = "designed", copies = 6},
    {id = "penny", text = "Worth 1.", source = "designed", copies = 6},
    {id = "torc", text = "Worth 3.", source = "printed", copies = 4},
]
"""
RICH = 'find = [{id = "torc", copies = 8}]'


class Find(Row, frozen=True, kw_only=True):
    copies: int


KIT = ContentKit(rows={"find": Find}, text=CONTENT, packs={"rich": RICH})

# -- the state ---


class State(BaseState):
    __slots__ = ("barrow", "dread", "finds", "gear", "inside", "notes", "packs", "rounds", "seats", "skulls")
    SHARED = ("finds", "rounds", "seats")

    def __init__(self, seats: int, rounds: int, finds: int) -> None:
        super().__init__()
        self.seats = seats
        self.rounds = rounds  # that a delver stays inside at most
        self.finds = finds  # in the mound at the start
        self.packs: list[tuple[int, ...]] = [()] * seats  # others see only how many
        self.gear: list[str] = [""] * seats  # others never see it
        self.inside: list[int] = [0] * seats  # rounds that the delver still has
        self.notes: list[tuple[int, ...]] = [()] * seats  # whose pack a delver has seen, and what was in it
        self.barrow = Pile([], [])
        self.dread = 0
        self.skulls = 0  # that lie about

    def copy(self, chance: Dealer) -> State:
        t = type(self)(self.seats, self.rounds, self.finds)
        self.copy_base_to(t, chance)
        t.packs = self.packs[:]
        t.gear = self.gear[:]
        t.inside = self.inside[:]
        t.notes = self.notes[:]
        t.barrow = self.barrow.copy()
        t.dread = self.dread
        t.skulls = self.skulls
        return t


def new_state(kind: type[State], seats: int, options: Mapping[str, OptionValue], content: Content) -> State:
    rows: Mapping[str, Any] = content.tables["find"]
    cards = [find for find, word in enumerate(WORDS) for _ in range(rows[word].copies)]
    s = kind(seats, int(options["rounds"]), len(cards))
    s.barrow = Pile(cards, [])
    s.inside = [s.rounds] * seats
    return s


def setup(seats: int, options: Mapping[str, OptionValue], content: Content) -> State:
    return new_state(State, seats, options, content)


# -- rules ---


@rule
async def play(s: State) -> None:
    await together(s, take_gear, tuple(range(s.seats)))
    while any(s.inside):
        await one_round(s)


@rule
async def one_round(s: State) -> None:
    for seat in range(s.seats):
        if s.inside[seat]:
            await turn(s, seat)


@rule
async def take_gear(s: State, seat: int) -> None:
    """BW-1.1"""
    gear: str = await ask(seat, "gear", ("lamp", "rope"))
    s.gear[seat] = gear
    s.emit("geared", seat)


@rule
async def turn(s: State, seat: int) -> None:
    """BW-1.2"""
    pick: str = await ask(seat, "plan", ("delve", "rest", "peek", "boast", "leave"))
    s.inside[seat] -= 1
    act(s, seat, pick)
    if s.dread >= 3:
        await cave_in(s)


def act(s: State, seat: int, pick: str) -> None:
    other = (seat + 1) % s.seats
    if pick == "delve" and s.barrow.size():
        gain_find(s, seat, s.barrow.draw(s.chance))
    elif pick == "peek":
        s.notes[seat] = (other, *s.packs[other])
        s.emit("peeked", seat, secret=s.packs[other], to=audience(seat))
    elif pick == "boast":
        s.notes[other] = (seat, *s.packs[seat])
        s.emit("boasted", seat, secret=s.packs[seat], to=audience(other))
    elif pick == "leave":
        s.inside[seat] = 0
        s.emit("left", seat)
    else:
        s.emit("rested", seat)


def gain_find(s: State, seat: int, find: int) -> None:
    if find == SKULL:
        s.dread += 1
        s.skulls += 1
        s.emit("skull", seat, shows=ALL)
    else:
        s.packs[seat] += (find,)
        s.emit("found", seat, secret=find, to=audience(seat), shows=ALL)  # all see that it is no skull


@rule
async def cave_in(s: State) -> None:
    """BW-1.3"""
    for seat in range(s.seats):
        if s.inside[seat] and s.packs[seat]:
            find: int = await choose(seat, "drop", tuple(sorted(set(s.packs[seat]))))
            drop_find(s, seat, find)
    s.dread = 0


def drop_find(s: State, seat: int, find: int) -> None:
    pack = list(s.packs[seat])
    pack.remove(find)
    s.packs[seat] = tuple(pack)
    s.barrow.shuffle_in([find])
    s.notes = [()] * s.seats  # what was seen is no longer so
    s.emit("dropped", seat, find)


# -- what is seen ---


def view(s: State, seat: int | None) -> dict[str, Any]:
    return {
        "seat": seat,
        "dread": s.dread,
        "skulls": s.skulls,
        "barrow": s.barrow.size(),
        "delvers": [
            {
                "inside": s.inside[i],
                "finds": len(s.packs[i]),
                "pack": s.packs[i] if i == seat else None,
                "gear": s.gear[i] if i == seat else None,
                "ready": bool(s.gear[i]),
                "notes": s.notes[i] if i == seat else None,
            }
            for i in range(s.seats)
        ],
    }


def redeal(s: State, seat: int | None, dealer: Dealer) -> State:
    """Others hold other finds and other gear; what they have noted is not imagined: no rule needs it."""
    w = s.copy(dealer)
    w.forget_answer()
    w.barrow.forget_order()
    w.notes = [notes if i == seat else () for i, notes in enumerate(w.notes)]
    for i in range(w.seats):
        if i != seat and w.gear[i]:
            w.gear[i] = ("lamp", "rope")[dealer.pick(2)]
    redeal_packs(w, seat, dealer)
    return w


def redeal_packs(w: State, seat: int | None, dealer: Dealer) -> None:
    """All from one sorted pool, so that nothing tells how it was made."""
    known = [known_of(w, seat, i) for i in range(w.seats)]
    hidden = [find for find in w.barrow.bag if find != SKULL]
    for pack, number in zip(w.packs, known, strict=True):
        hidden += pack[number:]
    hidden.sort()
    for i, number in enumerate(known):
        w.packs[i] = w.packs[i][:number] + tuple([draw_from(hidden, dealer) for _ in w.packs[i][number:]])
    w.barrow.bag = [SKULL] * w.barrow.bag.count(SKULL) + hidden


def known_of(s: State, seat: int | None, owner: int) -> int:
    """How many of a pack's finds the seat knows: its own, and those it has noted, which come first."""
    if seat == owner:
        return len(s.packs[owner])
    notes = () if seat is None else s.notes[seat]
    return len(notes) - 1 if notes and notes[0] == owner else 0


def check(s: State) -> None:
    held = sum([len(pack) for pack in s.packs]) + s.barrow.size() + s.skulls
    assert held == s.finds, f"{held} finds, not {s.finds}"
    assert all(SKULL not in pack for pack in s.packs), "a skull in a pack"


def score(s: State) -> list[float]:
    worth = [sum([WORTH[find] for find in pack]) for pack in s.packs]
    best = max(worth)
    return [(1.0 if worth.count(best) == 1 else 0.5) if own == best else 0.0 for own in worth]


def encode(s: State, seat: int) -> bytearray:
    sizes = [len(s.packs[(seat + i) % s.seats]) for i in range(s.seats)]
    return bytearray([s.dread, s.barrow.size(), *[s.packs[seat].count(find) for find in (SKULL, PENNY, TORC)], *sizes])


def parts(s: State) -> list[Part]:
    sizes = Part("finds", [f"delver {i} from here" for i in range(s.seats)])
    return [one("dread"), one("finds left"), Part("own pack", list(WORDS)), sizes]


def scene(view: View) -> Scene:
    zones = [Zone("barrow", "pile", "The mound", count=view["barrow"])]
    zones += [Zone(f"delver/{i}", "row", "The pack of {" + str(i) + "}", owner=i) for i in range(len(view["delvers"]))]
    things = [
        Thing(f"find/{find}", "card", f"delver/{view['seat']}", WORDS[find], Face(title=WORDS[find]))
        for find in sorted(set(own(view)["pack"] or ()))
    ]
    return Scene(tuple(zones), tuple(things))


def own(view: View) -> Mapping[str, Any]:
    delver: Mapping[str, Any] = view["delvers"][view["seat"] or 0]
    return delver


def text(view: View) -> str:
    return f"{view['barrow']} finds left, dread {view['dread']}"


def tell(event: Event, view: View) -> str:
    return f"{{{event.facts[0]}}} {event.name}."


# -- questions ---


def plan_touches(pick: Pick, view: View) -> tuple[str, ...]:
    return ("barrow",) if pick == "delve" else (f"delver/{view['seat']}",) if pick == "boast" else ()


def plan_clause(pick: Pick, view: View) -> str | None:
    return "BW-1.3" if pick == "delve" else None


QUESTIONS = Questions(
    (
        Question(
            "gear",
            prompt=lambda view: "Lamp or rope?",
            told="{seat} takes gear.",
            clause="BW-1.1",
            domain=("lamp", "rope"),
            label=lambda pick, view: f"Take a {pick}",
        ),
        Question(
            "plan",
            prompt=lambda view: "What now?",
            told="{seat} decides.",
            clause="BW-1.2",
            domain=("delve", "rest", "peek", "boast", "leave"),
            label=lambda pick, view: str(pick).capitalize(),
            touches=plan_touches,
            option_clause=plan_clause,
            harmless="rest",
        ),
        Question(
            "drop",
            prompt=lambda view: "Drop which find?",
            told="{seat} drops a find.",
            clause="BW-1.3",
            domain=(SKULL, PENNY, TORC),
            label=lambda pick, view: f"Drop the {WORDS[pick]}",
            touches=lambda pick, view: (f"find/{pick}",),
        ),
    )
)


def value(s: State, seat: int) -> float:
    return 0.5


def instinct(s: State, question: Ask) -> list[float]:
    return [1.0] * len(question.options)


BARROW = Game(
    name="barrow",
    box=Box("Barrow", "Dig until the roof comes down.", (2, 3), 10, "#333333", "shovel", "<svg/>"),
    version=3,
    options=(
        Option("rounds", "rounds that a delver stays inside at most", default=6, kind="number", least=1, most=50),
        Option("loud", "everything is said aloud", default=False, for_bots=True),
        Option("lamp", "the light", default="oil", kind="choice", choices=("oil", "wax")),
    ),
    content=KIT,
    rules=read_rulebook(RULES),
    questions=QUESTIONS,
    first=play,
    setup=setup,
    view=view,
    redeal=redeal,
    score=score,
    check=check,
    scene=scene,
    text=text,
    tell=tell,
    mind=Mind(value=value, instinct=instinct),
    encoder=Encoder(parts=parts, encode=encode),
)


def find_barrow(name: str) -> Game:
    """What a file's reader calls to find its game."""
    assert name == "barrow"
    return BARROW
