"""Saves: plain, readable, good for other builds and later rules; what cannot go on is refused in one line."""

from __future__ import annotations

import contextlib
import copy
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monoceros.engine.core import RULES, BaseState, answer, asks, begin
from monoceros.engine.pile import Pile
from monoceros.engine.save import SaveError, dump, load

from .written import answer_all, lowered, written

FEAST = """
@rule
async def feast(s: BaseState, seat: int) -> int:
    eaten = 0
    while eaten < 3:
        dish: str = await ask(seat, "dish", ("soup", "roast"))
        eaten += 1 if dish == "soup" else 2
    return eaten
"""


def saved_feast(folder: Path) -> dict[str, Any]:
    m = written(folder, FEAST, "hall")
    s = BaseState()
    begin(s, m.feast, 1)
    answer(s, 1, "soup")
    return dump(s)


def test_a_save_names_rule_version_point_and_values(tmp_path: Path) -> None:
    data = saved_feast(tmp_path)
    version = RULES["hall.feast"].version
    frame = {"rule": "hall.feast", "version": version, "point": "dish", "values": {"seat": 1, "eaten": 1}}
    assert data == {"fields": {}, "result": None, "stack": [frame]}


def test_a_save_outlives_new_lines_and_new_questions(tmp_path: Path) -> None:
    data = saved_feast(tmp_path)
    grace = '    grace: str = await ask(seat, "grace", ("long", "short"))\n    eaten = len(grace) * 0\n'
    written(tmp_path, FEAST.replace("    eaten = 0\n", grace).replace("eaten < 3", "eaten < 5"), "hall")
    s = load(data, BaseState())
    assert asks(s)[0].name == "dish"
    answer_all(s, (1, "roast"), (1, "roast"))
    assert s.result == 5


def test_a_save_outlives_a_variable_that_is_no_longer_needed(tmp_path: Path) -> None:
    data = saved_feast(tmp_path)
    once = (
        '@rule\nasync def feast(s: BaseState, seat: int) -> str:\n    return await ask(seat, "dish", ("soup", "pie"))\n'
    )
    written(tmp_path, once, "hall")
    s = load(data, BaseState())
    assert s.stack == [("hall.feast", 1, 1)]
    answer(s, 1, "pie")
    assert s.result == "pie"


def test_a_save_is_good_for_the_compiled_build_and_back(tmp_path: Path) -> None:
    data = saved_feast(tmp_path)
    lowered(tmp_path, "hall")
    s = load(data, BaseState())
    assert dump(s) == data
    answer(s, 1, "soup")
    again = dump(s)
    written(tmp_path, FEAST, "hall")
    s = load(again, BaseState())
    answer(s, 1, "soup")
    assert (s.result, s.stack) == (3, [])


KITCHEN = """
@rule
async def cook(s: BaseState, seat: int) -> str:
    return await ask(seat, "dish", ("soup", "roast"))

@rule
async def bake(s: BaseState, seat: int) -> str:
    return await ask(seat, "dish", ("bread", "pie"))
"""
HALL = """
@rule
async def host(s: BaseState, seat: int) -> str:
    dish: str = await cook(s, seat)
    return dish
"""


def hosted(folder: Path) -> tuple[dict[str, Any], str]:
    """A save of a rule that follows another by its name; and the same rule, following it through its module."""
    written(folder, KITCHEN, "kitchen")
    m = written(folder, "from kitchen import cook\n" + HALL, "hall")
    s = BaseState()
    begin(s, m.host, 1)
    assert dump(s)["stack"][0]["point"] == "cook()"
    return dump(s), "import kitchen\n" + HALL.replace("cook(", "kitchen.cook(")


def test_a_save_outlives_another_way_to_import_a_rule(tmp_path: Path) -> None:
    data, through_module = hosted(tmp_path)
    written(tmp_path, through_module, "hall")
    s = load(data, BaseState())
    assert dump(s)["stack"][0]["point"] == "kitchen.cook()"
    answer(s, 1, "soup")
    assert s.result == "soup"


def test_a_last_name_that_two_points_have_is_not_trusted(tmp_path: Path) -> None:
    data, through_module = hosted(tmp_path)
    written(tmp_path, KITCHEN, "cellar")
    twice = "import cellar\n" + through_module.replace("    return", "    await cellar.cook(s, seat)\n    return")
    written(tmp_path, twice, "hall")
    with pytest.raises(SaveError, match=re.escape("has no point 'cook()' any more")):
        load(data, BaseState())


LOOPS = FEAST.replace("    while eaten < 3:\n", "    for i in range(2):\n      for i in range(2):\n")


@pytest.mark.parametrize(
    ("old", "change", "message"),
    [
        (FEAST, ('"dish"', '"plate"'), "has no point 'dish' any more; it has ['start', 'plate']"),
        (FEAST, ("eaten", "swallowed"), "needs ['swallowed'], which the save does not have"),
        (FEAST, ("feast", "banquet"), "there is no rule hall.feast any more"),
        (FEAST, ("eaten = 0", "await ask(seat, 'dish', ('bread',))\n    eaten = 0"), "has several points 'dish'"),
        (LOOPS, ("return eaten", "return -eaten"), "has changed and has several loops around 'dish'"),
    ],
)
def test_a_save_that_cannot_go_on_says_why(tmp_path: Path, old: str, change: tuple[str, str], message: str) -> None:
    m = written(tmp_path, old, "hall")
    s = BaseState()
    begin(s, m.feast, 1)
    data = dump(s)
    assert load(copy.deepcopy(data), BaseState()).stack == s.stack
    RULES.pop("hall.feast")
    written(tmp_path, old.replace(*change), "hall")
    with pytest.raises(SaveError, match=re.escape(message)):
        load(data, BaseState())


# -- fields and values -------------------------------------------------------------------------------------------


class Blow(NamedTuple):
    by: int
    hard: bool


class Duel:
    """A record that changes."""

    __slots__ = ("blows", "next", "rounds")

    def __init__(self, rounds: int) -> None:
        self.rounds: int = rounds
        self.blows: list[Blow] = []
        self.next: Duel | None = None


class Base(BaseState):
    __slots__ = ("table", "turn")
    SHARED = ("table",)
    RECORDS = (Duel, Blow)

    def __init__(self) -> None:
        super().__init__()
        self.turn: int = 0
        self.table: dict[str, int] = {"content": 1}


class Game(Base):
    __slots__ = ("anything", "deck", "decks", "duel", "duels", "hands", "over")

    def __init__(self) -> None:
        super().__init__()
        self.over: bool = False
        self.hands: list[tuple[int, ...]] = [(), ()]
        self.deck: Pile = Pile([], [])
        self.decks: list[Pile] = []
        self.duel: Duel | None = None
        self.duels: list[Duel] = []
        self.anything: Any = None


def example() -> Game:
    s = Game()
    s.turn, s.over = 7, True
    s.hands = [(1, 2), ()]
    s.deck = Pile([3, 4], [5])
    s.decks = [Pile([], []), Pile([1], [])]
    s.duel = Duel(2)
    s.duel.blows = [Blow(1, True), Blow(0, False)]
    s.duel.next = Duel(0)
    s.duels = [Duel(5)]
    s.anything = (None, True, 1, "word", ((), (0, False)), [[1], (2,)])
    return s


def picture(value: Any) -> Any:
    """A value with the type of every part, to compare."""
    if isinstance(value, (list, tuple)):
        return type(value), [picture(item) for item in value]
    if isinstance(value, Pile):
        return Pile, value.bag, value.top
    names = getattr(type(value), "__slots__", ())
    return type(value), [picture(getattr(value, name)) for name in names] or value


def test_every_kind_of_value_comes_back_as_it_was(tmp_path: Path) -> None:
    s = example()
    data = json.loads(json.dumps(dump(s)))
    t = load(data, Game())
    for name in ("turn", "over", "hands", "deck", "decks", "duel", "duels", "anything"):
        assert picture(getattr(t, name)) == picture(getattr(s, name)), name
    assert t.duel is not s.duel
    assert t.deck.bag is not s.deck.bag
    assert dump(t) == data


def test_shared_fields_and_the_tables_own_are_not_saved() -> None:
    assert sorted(dump(example())["fields"]) == ["anything", "deck", "decks", "duel", "duels", "hands", "over", "turn"]


plain = st.none() | st.booleans() | st.integers() | st.text()
values = st.recursive(
    plain, lambda inner: st.lists(inner) | st.lists(inner).map(tuple) | st.builds(Blow, inner, inner), max_leaves=20
)


@settings(max_examples=60, deadline=None)
@given(values)
def test_any_plain_value_survives_json(value: Any) -> None:
    s = Game()
    s.anything = value
    assert picture(load(json.loads(json.dumps(dump(s))), Game()).anything) == picture(value)


class Stranger:
    __slots__ = ()


@pytest.mark.parametrize("value", [1.0, {1: 2}, {1}, b"x", Stranger(), [(1, 2.5)], object, Duel, random.Random(1)])
def test_what_is_not_plain_is_not_saved(value: Any) -> None:
    s = Game()
    s.anything = value
    with pytest.raises(SaveError, match="field anything is a "):
        dump(s)


def test_a_record_with_something_that_is_not_plain_names_the_place() -> None:
    s = Game()
    s.duel = Duel(1)
    s.duel.blows = [Blow(1.5, True)]  # type: ignore[arg-type]
    with pytest.raises(SaveError, match="by of blows of field duel is a float"):
        dump(s)
    s.duel = Duel.__new__(Duel)
    with pytest.raises(SaveError, match="blows of field duel has no value"):
        dump(s)


def test_a_field_outside_of_the_slots_is_an_error() -> None:
    class Loose(BaseState):
        pass

    s = Loose()
    s.extra = 1  # type: ignore[attr-defined]
    with pytest.raises(SaveError, match="Loose has fields outside of its __slots__: extra"):
        dump(s)


def test_a_rule_keeps_nothing_that_can_change(tmp_path: Path) -> None:
    m = written(
        tmp_path,
        """
        from typing import Any

        @rule
        async def keep(s: BaseState, what: Any) -> Any:
            await ask(0, "q", (1,))
            return what
        """,
        "keeper",
    )
    for what in ([1], Pile([], []), Duel(1), ((1, [2]),)):
        s = Game()
        begin(s, m.keep, what)
        with pytest.raises(SaveError, match=r"what in rule keeper.keep at q is a .*keeps only what cannot change"):
            dump(s)
    for fine in ((1, ("x", None)), Blow(1, False), m.keep, None):
        s = Game()
        begin(s, m.keep, fine)
        t = load(json.loads(json.dumps(dump(s))), Game())
        answer(t, 0, 1)
        assert t.result == fine
        assert type(t.result) is type(fine)


def test_the_result_is_saved_at_the_end_only(tmp_path: Path) -> None:
    m = written(tmp_path, FEAST, "hall")
    s = BaseState()
    begin(s, m.feast, 0)
    s.result = [object()]  # what the last rule gave is forgotten at a question
    assert dump(s)["result"] is None
    answer_all(s, (0, "roast"), (0, "roast"))
    assert dump(s) == {"fields": {}, "result": 4, "stack": []}
    assert load(dump(s), BaseState()).result == 4


# -- seats that decide together ----------------------------------------------------------------------------------

TABLE = """
@rule
async def inner(s: BaseState, seat: int) -> int:
    return await ask(seat, "inner", (1, 2))

@rule
async def mine(s: BaseState, seat: int) -> None:
    for i in range(seat + 1):
        await inner(s, seat)

@rule
async def whole(s: BaseState) -> None:
    await ask(0, "before", (1,))
    await together(s, mine, (2, 0, 1))
"""


def around_the_table(folder: Path) -> BaseState:
    m = written(folder, TABLE, "table")
    s = Game()
    begin(s, m.whole)
    answer_all(s, (0, 1), (2, 1), (0, 2))
    return s


def test_branches_of_seats_are_nested_and_come_back(tmp_path: Path) -> None:
    s = around_the_table(tmp_path)
    data = json.loads(json.dumps(dump(s)))
    top = data["stack"][1]
    assert (top["rule"], top["point"], top["seats"]) == ("together", "ask", [2, 0, 1])
    assert [[frame["rule"] for frame in branch] for branch in top["branches"]] == [
        ["table.mine", "table.inner"],
        [],
        ["table.mine", "table.inner"],
    ]
    t = load(data, Game())
    assert t.stack == s.stack
    assert asks(t) == asks(s)
    answer_all(t, (1, 1), (2, 1), (1, 2), (2, 2))
    assert not asks(t)


# -- hostile data ------------------------------------------------------------------------------------------------


def changed(data: Any, path: list[Any], value: Any) -> Any:
    """A copy with one part replaced."""
    if not path:
        return value
    made = copy.copy(data)
    if len(path) > 1:
        value = changed(data[path[0]], path[1:], value)
    made[path[0]] = value
    return made


HOSTILE: list[tuple[list[Any], Any]] = [
    ([], None),
    ([], []),
    ([], {}),
    (["fields"], []),
    (["fields"], {}),
    (["fields", "more"], 1),
    (["fields", "turn"], "1"),
    (["fields", "turn"], True),
    (["fields", "turn"], None),
    (["fields", "turn"], 1.0),
    (["fields", "over"], 1),
    (["fields", "hands"], {"tuple": []}),
    (["fields", "hands"], [[1]]),
    (["fields", "hands"], [{"tuple": 3}]),
    (["fields", "hands"], [{"tuple": [], "more": 1}]),
    (["fields", "deck"], {"pile": {"bag": [1]}}),
    (["fields", "deck"], {"pile": {"bag": [1], "top": ["x"]}}),
    (["fields", "deck"], {"pile": {"bag": [True], "top": []}}),
    (["fields", "deck"], None),
    (["fields", "duel"], {"record": "Nobody", "fields": {}}),
    (["fields", "duel"], {"record": [], "fields": {}}),
    (["fields", "duel"], {"record": "Duel", "fields": {"rounds": 1}}),
    (["fields", "duel"], {"record": "Duel", "fields": {"rounds": 1, "blows": [], "next": None, "more": 1}}),
    (["fields", "duel"], {"record": "Duel", "fields": None}),
    (["fields", "duel"], {"rule": "nowhere"}),
    (["fields", "duel"], {"rule": {}}),
    (["fields", "anything"], {}),
    (["fields", "anything"], {1: 2}),
    (["fields", "anything"], {"what": 1}),
    (["result"], 1.5),
    (["more"], 1),
    (["stack"], {}),
    (["stack"], [[]]),
    (["stack"], [{}]),
    (["stack", 0, "rule"], ["table.whole"]),
    (["stack", 0, "rule"], "table.nowhere"),
    (["stack", 0, "point"], "start"),
    (["stack", 0, "point"], "before"),
    (["stack", 0, "point"], 1),
    (["stack", 0, "point"], None),
    (["stack", 0, "values"], []),
    (["stack", 0, "values"], {"more": 1}),
    (["stack", 0, "more"], 1),
    (["stack", 1, "point"], "start"),
    (["stack", 1, "seats"], [2, 0]),
    (["stack", 1, "seats"], [2, 0, 2]),
    (["stack", 1, "seats"], [2, 0, "1"]),
    (["stack", 1, "seats"], 3),
    (["stack", 1, "branches"], [[], [], []]),
    (["stack", 1, "branches"], None),
    (["stack", 1, "branches", 0], {}),
    (["stack", 1, "branches", 0, 0, "point"], "start"),
    (["stack", 1, "branches", 0, 1, "values"], {}),
    (["stack", 1, "version"], None),
    (["stack", 1, "branches", 0, 0, "values", "seat"], [2]),
    (["stack", 1, "branches", 0, 0, "values", "seat"], {"pile": {"bag": [], "top": []}}),
    (["stack", 1, "branches", 0, 0, "values", "seat"], {"record": "Duel", "fields": {}}),
]


@pytest.mark.parametrize(("path", "value"), HOSTILE)
def test_hostile_data_is_refused_in_one_line(tmp_path: Path, path: list[Any], value: Any) -> None:
    data = dump(around_the_table(tmp_path))
    with pytest.raises(SaveError) as caught:
        load(changed(data, path, value), Game())
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize("path", [["fields"], ["fields", "turn"], ["stack", 0, "version"], ["stack", 1, "seats"]])
def test_missing_parts_are_refused(tmp_path: Path, path: list[Any]) -> None:
    data = copy.deepcopy(dump(around_the_table(tmp_path)))
    part = data
    for step in path[:-1]:
        part = part[step]
    del part[path[-1]]
    with pytest.raises(SaveError, match=f"has no {path[-1]} in this save"):
        load(data, Game())


def test_rules_below_wait_for_a_rule_and_the_top_for_an_answer(tmp_path: Path) -> None:
    data = dump(around_the_table(tmp_path))
    whole, seats = data["stack"]
    for stack in ([whole], [seats, whole], [seats, seats], [seats["branches"][0][1], seats]):
        with pytest.raises(SaveError, match="cannot be suspended at"):
            load(changed(data, ["stack"], stack), Game())


def test_data_nested_too_deep_is_refused(tmp_path: Path) -> None:
    data = dump(around_the_table(tmp_path))
    deep: Any = 1
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(SaveError, match="field anything is nested too deep"):
        load(changed(data, ["fields", "anything"], deep), Game())
    whole, seats = data["stack"]
    for _ in range(60):
        seats = changed(seats, ["branches", 0], [seats])
    with pytest.raises(SaveError, match="nested too deep"):
        load(changed(data, ["stack"], [whole, seats]), Game())


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    data = dump(around_the_table(tmp_path))
    fresh = Game()
    before = dump(fresh)
    with pytest.raises(SaveError):
        load(changed(data, ["stack", 1, "seats"], 3), fresh)
    assert dump(fresh) == before


def places(data: Any) -> Iterator[list[Any]]:
    """The paths to every part."""
    yield []
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in pairs:
        for path in places(part):
            yield [key, *path]


words = st.sampled_from(
    ["tuple", "pile", "record", "rule", "Duel", "table.inner", "together", "inner", "seat", "fields"]
)
json_values = st.recursive(
    plain | st.floats() | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words | st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_wild_changes_of_a_save_are_refused_or_load(data: st.DataObject) -> None:
    save = WILD[0]
    for _ in range(data.draw(st.integers(1, 3))):
        save = changed(save, data.draw(st.sampled_from(list(places(save)))), data.draw(json_values))
    with contextlib.suppress(SaveError):
        s = load(save, Game())
        assert load(dump(s), Game()).stack == s.stack


WILD: list[Any] = []


@pytest.fixture(autouse=True, scope="module")
def wild(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A save to make wild changes in: every kind of field, and seats that decide together."""
    s = around_the_table(tmp_path_factory.mktemp("wild"))
    full = example()
    full.stack = s.stack
    WILD.append(json.loads(json.dumps(dump(full))))
