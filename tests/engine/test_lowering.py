"""What the lowering can do, what it refuses, and the typed source that it writes."""

from __future__ import annotations

import ast
import re
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from monoceros.engine.core import RULES, BaseState, answer, asks, begin
from monoceros.engine.lowering import RuleError, lower_tree

from .written import HEAD, HEAD_LINES, answer_all, imported, lowered, play_lowered, play_raw, written

ASK = 'await ask(0, "q", (1, 2))'
REFUSED = [
    ("await stands alone", f"x = 1 + {ASK}"),
    ("await stands alone", f"print({ASK})"),
    ("await stands alone", f"x = ({ASK}, 1)"),
    ("no await inside try", f"try:\n    x = {ASK}\nfinally:\n    pass"),
    ("no await inside with", f"with open('f'):\n    {ASK}"),
    ("no await inside assert", f"assert {ASK}"),
    (
        "no break or continue of a loop with a question inside try",
        f"while 1:\n    {ASK}\n    try:\n        break\n    finally:\n        pass",
    ),
    ("`seen` lives across a question", f"seen = []\nx = {ASK}\nseen.append(x)"),
    ("`seen` lives across a question", f"seen = sorted([3, 1])\nx = {ASK}\nprint(seen, x)"),
    ("`seen` lives across a question", f"seen = (1, [])\nx = {ASK}\nprint(seen, x)"),
    ("`seen` lives across a question", f"seen, n = [], 1\nx = {ASK}\nprint(seen, n)"),
    ("`seen` lives across a question", f"seen: dict[int, int] | None = None\nx = {ASK}\nprint(seen, x)"),
    ("`seen` lives across a question", f"n, *seen = (1, 2)\nx = {ASK}\nprint(seen, x)"),
    ("`seen` lives across a question", f"match (1, 2):\n    case (n, *seen):\n        {ASK}\n        print(n, seen)"),
    ("`seen` lives across a question", f"seen = await items(s)\nx = {ASK}\nprint(seen, x)"),
    ("`key` lives across a question", f"key = lambda x: x\nx = {ASK}\nprint(key(x))"),
    ("`y` may have no value here", f"if s.stack:\n    y = 1\n{ASK}\nprint(y)"),
    ("`y` may have no value here", f"if s.stack and (y := 1):\n    pass\n{ASK}\nprint(y)"),
    ("`y` may have no value here", f"for y in range(0):\n    pass\n{ASK}\nprint(y)"),
    ("`y` may have no value here", f"while {ASK}:\n    y = 1\n{ASK}\nprint(y)"),
    ("other is a rule: await it", "other(s)"),
    ("other is a rule: await it", "x = 1 + other(s)"),
    ("other is a rule: await it", "x = [other(s) for _ in range(2)]"),
    ("plain is not a rule", "await plain(s)"),
    ("forgotten is not a rule", "await forgotten(s)"),
    ("the first argument of a rule is the state", "await other(1)"),
    ("the first argument of a rule is the state", "await other()"),
    ("await a question or a rule", "x = s.result\nawait x"),
    ("no FunctionDef inside a rule", "def f(): pass"),
    ("no FunctionDef inside a rule", "if s.stack:\n    def f(): pass"),
    ("no ClassDef inside a rule", "class C: pass"),
    ("no Global inside a rule", "global HEAD"),
    ("no Delete inside a rule", "x = 1\ndel x"),
    ("no Import inside a rule", "import os"),
    ("the left side is read before", f"s.result += {ASK}"),
    ("write `await ask", "await ask(0, 'q')"),
    ("write `await choose", "await choose(0, 'q', options=(1,))"),
    ("the name of a question is a word in quotes", "name = 'q'\nawait ask(0, name, (1, 2))"),
    ("the name of a question is a word in quotes", "await choose(0, f'q{1}', (1, 2))"),
    ("no := inside what is awaited", "await ask(0, 'q', (y := (1, 2)))\nprint(y)"),
    ("no else after a loop", f"while True:\n    {ASK}\nelse:\n    pass"),
    ("no else after", f"for _ in range(3):\n    {ASK}\nelse:\n    pass"),
    ("no await in the head of match", f"match {ASK}:\n    case 1:\n        pass"),
    ("runs over a tuple or a range", f"for x in [1, 2]:\n    {ASK}"),
    ("runs over a tuple or a range", f"for i, x in enumerate((1, 2)):\n    {ASK}"),
    ("only awaits questions and rules", "yield 1"),
    ("only awaits questions and rules", "async with s: pass"),
    ("no async comprehension", "x = [y async for y in s]"),
    ("no async comprehension", f"x = [{ASK} for _ in range(2)]"),
    ("no * or **", "await other(s, *[])"),
    ("no * or **", "await other(s, **{})"),
    ("`count_`: names that end in _", "count_ = 1"),
    ("`count_`: names that end in _", "for count_ in range(2): pass"),
    ("`__secret`: names in a rule do not begin with __", "__secret = 1"),
    ("`s` is the state", "s = 1"),
    ("one target for an answer", f"x = y = {ASK}"),
]


def refusal(folder: Path, text: str) -> RuleError:
    with pytest.raises(RuleError) as caught:
        written(folder, text)
    return caught.value


@pytest.mark.parametrize(("message", "body"), REFUSED)
def test_refused_at_import_with_file_line_and_hint(tmp_path: Path, message: str, body: str) -> None:
    text = f"""
@rule
async def other(s: BaseState) -> int:
    return {ASK}

@rule
async def items(s: BaseState) -> list[int]:
    return [1]

def plain(s: BaseState) -> int:
    return 1

async def forgotten(s: BaseState) -> int:
    return 1

@rule
async def bad(s: BaseState) -> None:
{textwrap.indent(body, "    ")}
"""
    error = refusal(tmp_path, text)
    assert message in str(error)
    assert str(error.msg).startswith("rule bad: ")
    assert error.filename == str(tmp_path / "written.py")
    first = HEAD_LINES + text.splitlines().index("async def bad(s: BaseState) -> None:") + 1
    assert error.lineno is not None
    assert first <= error.lineno <= first + len(body.splitlines())


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ("first parameter is the state", "@rule\nasync def bad() -> None:\n    pass\n"),
        ("plain parameters only", "@rule\nasync def bad(s: BaseState, *args: int) -> None:\n    pass\n"),
        ("plain parameters only", "@rule\nasync def bad(s: BaseState, /, n: int) -> None:\n    pass\n"),
        ("names that end in _", "@rule\nasync def bad(s: BaseState, at_: int) -> None:\n    pass\n"),
        ("an `async def` at module level", "@rule\ndef bad(s: BaseState) -> None:\n    pass\n"),
        (
            "an `async def` at module level",
            "class C:\n    @rule\n    async def bad(s: BaseState) -> None:\n        pass\n",
        ),
        (
            "its only decorator is @rule",
            "def same(f):\n    return f\n\n@rule\n@same\nasync def bad(s: BaseState) -> None:\n    pass\n",
        ),
        (
            "`hand` lives across a question",
            f"@rule\nasync def bad(s: BaseState, hand: list[int]) -> None:\n    {ASK}\n    print(hand)\n",
        ),
    ],
)
def test_the_head_of_a_rule_is_checked_too(tmp_path: Path, message: str, text: str) -> None:
    error = refusal(tmp_path, text)
    assert message in str(error)
    assert "bad" in str(error.msg)
    assert error.filename == str(tmp_path / "written.py")


def test_what_does_not_live_across_a_question_may_be_anything(tmp_path: Path) -> None:
    m = written(
        tmp_path,
        """
        @rule
        async def fine(s: BaseState, hand: list[int]) -> int:
            seen = [n for n in hand]
            size = len(seen)
            key = lambda n: -n
            first = sorted(seen, key=key)[0]
            x: int = await ask(0, "q", (1, 2))
            seen = [x, size]
            return first + sum(seen)
        """,
    )
    s = BaseState()
    begin(s, m.fine, [5, 9])
    assert s.stack == [("written.fine", 1, 9, 2)]
    answer(s, 0, 2)
    assert s.result == 13


SHAPES = """
@rule
async def inner(s: BaseState, n: int, *, plus: int = 1) -> tuple[int, str]:
    x: int = await ask(n, "inner", (1, 2, 3))
    return x + plus, "abc"[x - 1]


@rule
async def yes(s: BaseState) -> bool:
    return await ask(0, "yes", (True, False))


@rule
async def shapes(s: BaseState) -> str:
    log = ""
    for i, (a, b) in ((0, ("x", "y")), (1, ("z", "w"))):
        n, word = await inner(s, i, plus=10)
        log += f"{i}{a}{b}{n}{word} "
        if n == 12:
            continue
        for j in range(1, 3):
            if j == n % 3:
                break
            if not await yes(s):
                log += "no "
                break
            while await yes(s):
                log += "again "
                if len(log) > 60:
                    return log + "long"
        for k in range(5, 0, -2):
            if k == n - 10:
                log += str(await_nothing(k))
                await yes(s)
    match log.split():
        case [first, *rest] if len(rest) > 2:
            size = len(rest)
            times: int = await choose(1, "many", (5, 6))
            log += first * times + str(size)
        case [only]:
            await ask(1, "one", (0,))
            log += only
        case _:
            for word in log.split():
                if word == "no":
                    return "a no"
    total = 0
    third = 0
    total += await choose(0, "total", (7, 8))
    if (half := total // 2) > 3 or (third := half) > 100:
        third = await choose(1, "third", (half,))
    squares = [total * total for total in range(3)]
    try:
        if third == 4:
            return log + "four"
    finally:
        log += "!"
    return log + str(total) + str(squares) + str(third)


def await_nothing(n: int) -> int:
    return n * n
"""


def test_shapes_of_control_flow_match_the_coroutine(tmp_path: Path) -> None:
    m = written(tmp_path, SHAPES)
    raws = [play_raw(BaseState, m.shapes, seed) for seed in range(300)]
    assert [play_lowered(BaseState, m.shapes, seed) for seed in range(300)] == raws
    assert [play_lowered(BaseState, m.shapes, seed, saving=True) for seed in range(300)] == raws
    assert len({raw.result for raw in raws}) > 60
    typed = lowered(tmp_path, "written")
    assert [play_lowered(BaseState, typed.shapes, seed, saving=True) for seed in range(300)] == raws


def test_a_suspended_rule_is_its_name_its_point_and_what_is_still_needed(tmp_path: Path) -> None:
    m = written(
        tmp_path,
        """
        @rule
        async def low(s: BaseState, seat: int, wanted: str, spare: int) -> int:
            for i in range(spare):
                n: int = await ask(seat, wanted_name(), (i, 7))
            return n
        """.replace("wanted_name()", '"pick"').replace("return n", "return seat"),
    )
    s = BaseState()
    begin(s, m.low, 2, "x", 3)
    answer(s, 2, 7)
    assert s.stack == [("written.low", 1, 2, 1, 2, 3)]
    assert m.low.points[1].names == ("seat", "i", "index_i_", "stop_i_")
    hash(tuple(s.stack))


def test_options_of_choose_are_made_once_and_of_ask_when_somebody_looks(tmp_path: Path) -> None:
    m = written(
        tmp_path,
        """
        made = []

        def options(name: str, n: int) -> tuple[int, ...]:
            made.append(name)
            return tuple(range(n))

        @rule
        async def one(s: BaseState) -> int:
            a: int = await choose(0, "single", options("single", 1))
            b: int = await choose(0, "several", options("several", 2))
            c: int = await ask(0, "asked", options("asked", 1))
            return a + b + c
        """,
    )
    s = BaseState()
    begin(s, m.one)
    assert m.made == ["single", "several"]
    assert asks(s)[0].options == (0, 1)
    answer(s, 0, 1)
    assert m.made == ["single", "several"]
    assert asks(s)[0].options == (0,)
    answer(s, 0, 0)
    assert m.made == ["single", "several", "asked"]
    assert s.result == 1


def test_rules_may_be_kept_in_a_table_and_handed_on(tmp_path: Path) -> None:
    text = """
        from collections.abc import Callable, Coroutine
        from typing import Any

        Follow = Callable[[BaseState, int], Coroutine[Any, Any, int]]

        @rule
        async def half(s: BaseState, n: int) -> int:
            by: int = await ask(0, "by", (2,))
            return n // by

        WORDS: dict[str, Follow] = {"half": half}

        @rule
        async def twice(s: BaseState, word: str, n: int) -> int:
            n = await WORDS[word](s, n)
            return await again(s, WORDS[word], n)

        @rule
        async def again(s: BaseState, what: Follow, n: int) -> int:
            await ask(1, "sure", (0,))
            return await what(s, n)
        """
    for m in (written(tmp_path, text), lowered(tmp_path, "written")):
        s = BaseState()
        begin(s, m.twice, "half", 40)
        answer_all(s, (0, 2), (1, 0), (0, 2))
        assert s.result == 10


def test_a_rule_that_asks_nothing_goes_by_without_a_trace(tmp_path: Path) -> None:
    m = written(
        tmp_path,
        """
        @rule
        async def silent(s: BaseState, n: int) -> int:
            if n < 0:
                await ask(0, "never", (1,))
            return n * 2

        @rule
        async def whole(s: BaseState) -> int:
            total = 0
            for n in range(2000):
                total += await silent(s, n)
            return total
        """,
    )
    s = BaseState()
    begin(s, m.whole)
    assert (s.stack, s.result) == ([], 2000 * 1999)


STRAIGHT_ON = """
@rule
async def low(s: BaseState, n: int) -> None:
    if n == 3:
        raise Finish("straight.middle", n * 10)
    print(6 // n)

@rule
async def middle(s: BaseState, n: int) -> int:
    own = n + 1
    await low(s, n)
    return own

@rule
async def high(s: BaseState, n: int) -> tuple[int, int, int]:
    before = n * 100
    given = await middle(s, n)
    last: int = await ask(0, "last", (1, 2))
    return before, given, last
"""


def test_a_rule_ended_or_failing_at_once_leaves_whole_frames(tmp_path: Path) -> None:
    """Compiled rules write their frames late: nobody may notice."""
    for m in (written(tmp_path, STRAIGHT_ON, "straight"), lowered(tmp_path, "straight")):
        for n, given in ((3, 30), (2, 3)):
            s = BaseState()
            begin(s, m.high, n)
            assert s.stack == [("straight.high", 2, n * 100, given)]
            answer(s, 0, 1)
            assert s.result == (n * 100, given, 1)
        s = BaseState()
        with pytest.raises(ZeroDivisionError) as caught:
            begin(s, m.high, 0)
        assert s.stack == [("straight.high", 1, 0), ("straight.middle", 1, 1), ("straight.low", 0, 0)]
        assert len(caught.value.__notes__) == 3


def test_rules_may_have_any_name(tmp_path: Path) -> None:
    names = ["start", "step", "asks", "answer", "where", "name", "points", "Rule", "lowered"]
    body = "".join(
        [f"@rule\nasync def {n}(s: BaseState) -> str:\n    return await ask(0, '{n}', ('{n}',))\n\n" for n in names]
    )
    for m in (written(tmp_path, body, "named"), lowered(tmp_path, "named")):
        for name in names:
            s = BaseState()
            begin(s, getattr(m, name))
            assert asks(s)[0].name == name
            answer(s, 0, name)
            assert s.result == name


@pytest.mark.parametrize("compiled", [False, True])
def test_no_rule_is_hidden_by_how_rules_are_made(tmp_path: Path, *, compiled: bool) -> None:
    names = ("start", "step", "asks", "mend", "given", "where")
    rules = [
        f"@rule\nasync def {name}(s: BaseState) -> int:\n    {ASK}\n    return {n}\n" for n, name in enumerate(names)
    ]
    called = "".join([f"    {name}_n = await {name}(s)\n    told += f'{{{name}_n}}'\n" for name in names])
    text = "\n".join(
        [*rules, f"@rule\nasync def every(s: BaseState) -> str:\n    told = ''\n{called}    return told\n"]
    )
    m = written(tmp_path, text)
    if compiled:
        m = lowered(tmp_path, "written")
    assert play_lowered(BaseState, m.every, 1).result == "012345"


def test_a_list_of_the_state_in_a_loop_with_a_question_is_refused_when_it_runs(tmp_path: Path) -> None:
    m = written(
        tmp_path,
        """
        @rule
        async def loop(s: BaseState) -> None:
            for x in s.stack:
                await ask(0, "q", (1, 2))
        """,
    )
    with pytest.raises(TypeError, match=r"tuple.* not a list|tuple object expected; got list") as caught:
        begin(BaseState(), m.loop)
    assert caught.traceback[-2].lineno + 1 == HEAD_LINES + 4


LINES = """
@rule
async def low(s: BaseState, n: int) -> int:
    x: int = await ask(0, "q", (0, 1))
    if x:
        n += 1
    while n > 0:
        n -= 1
        if n == 3:
            break
        await ask(0, "q", (0, 1))
        if n == 5:
            continue
        n -= 1
    return 1 // n
"""


def lines_run(m: Any, file: Path, picks: list[int], *, raw: bool) -> set[int]:
    """The lines of the rule's body that run."""
    seen: set[int] = set()

    def trace(frame: Any, event: str, arg: Any) -> Any:
        if frame.f_code.co_filename != str(file):
            return None
        if event == "line":
            seen.add(frame.f_lineno - HEAD_LINES)
        return trace

    old = sys.gettrace()
    sys.settrace(trace)
    try:
        play(m, picks, raw=raw)
    finally:
        sys.settrace(old)
    return {line for line in seen if line > 3}


def play(m: Any, picks: list[int], *, raw: bool) -> None:
    s = BaseState()
    if raw:
        coroutine = m.low.raw(s, 8)
        coroutine.send(None)
        for pick in picks:
            try:
                coroutine.send((0, pick))
            except (StopIteration, ZeroDivisionError):
                return
        return
    begin(s, m.low, 8)
    for pick in picks:
        try:
            answer(s, 0, pick)
        except ZeroDivisionError:
            return


def test_the_same_lines_run_as_in_the_coroutine(tmp_path: Path) -> None:
    m = written(tmp_path, LINES, "lines")
    for picks in ([1, 1, 1, 1, 1], [0, 0, 0, 0, 0]):
        raw = lines_run(m, tmp_path / "lines.py", picks, raw=True)
        assert lines_run(m, tmp_path / "lines.py", picks, raw=False) == raw
        assert len(raw) > 8


def test_an_error_names_the_rules_it_happened_in_and_their_lines(tmp_path: Path) -> None:
    m = written(
        tmp_path,
        """
        @rule
        async def low(s: BaseState) -> None:
            await ask(0, "q", (0, 1))
            print(1 // 0)

        @rule
        async def high(s: BaseState) -> None:
            await low(s)
        """,
    )
    s = BaseState()
    begin(s, m.high)
    with pytest.raises(ZeroDivisionError) as caught:
        answer(s, 0, 0)
    notes = caught.value.__notes__
    assert [note.split(", in ")[1] for note in notes] == ["written.low (q)", "written.high (low())"]
    assert f"line {HEAD_LINES + 4}" in notes[0]
    assert f"line {HEAD_LINES + 9}" in notes[1]
    assert caught.traceback[-1].name == "low"
    assert caught.traceback[-1].lineno + 1 == HEAD_LINES + 5


def test_the_version_changes_with_the_rule_and_not_with_its_words(tmp_path: Path) -> None:
    text = '@rule\nasync def one(s: BaseState) -> int:\n    """Words."""\n    return 1  # one\n'
    first = written(tmp_path, text).one.version
    assert written(tmp_path, text.replace("Words", "Others").replace("# one", "")).one.version == first
    assert written(tmp_path, text.replace("return 1", "return 2")).one.version != first


def test_the_coroutine_stays_and_nothing_is_left_in_the_module(tmp_path: Path) -> None:
    m = written(tmp_path, "@rule\nasync def one(s: BaseState, n: int = 4) -> int:\n    '''Doc.'''\n    return n\n")
    with pytest.raises(StopIteration) as caught:
        m.one(BaseState()).send(None)
    assert caught.value.value == 4
    assert m.one.__doc__ == "Doc."
    assert RULES["written.one"] is m.one
    assert not [name for name in vars(m) if name.endswith("_") and not name.startswith("_")]


# -- typed source ------------------------------------------------------------------------------------------------

COMBAT = '''"""Combat."""

from __future__ import annotations

from monoceros.engine.core import BaseState, ask
from monoceros.engine.lowering import rule


class Blow:
    """Something that only this module knows."""


@rule
async def fight(s: BaseState, seat: int) -> int:
    n: int = await ask(seat, "fight", (1, 2))
    return n


@rule
async def strike(s: BaseState) -> Blow | None:
    await ask(0, "strike", (1,))
    return None
'''
TURN = '''"""Turn."""
# A comment that stays.
from monoceros.engine.core import (
    BaseState,
    ask,
)
from monoceros.engine.lowering import (
    rule,
)
from game.rules import combat
from game.rules.combat import fight as battle

from . import combat as near
from .middle import fight

TABLE: dict[str, int] = {"a": "b"}  # type: ignore[dict-item]


@rule
async def turn(s: BaseState) -> int:
    total = await combat.fight(s, 0)
    total += await battle(s, 1)
    total += await fight(s, 2)
    blow = await near.strike(s)
    return total + (blow is None)


def after() -> str:
    return "after"
'''
GAME = {
    "game": "",
    "game.plain": "# no rules here\nX=1\n",
    "game.rules": '"""A package."""\n',
    "game.rules.combat": COMBAT,
    "game.rules.middle": "from game.rules.combat import fight\n\n__all__ = ['fight']\n",
    "game.rules.turn": TURN,
}


def write_game(folder: Path) -> dict[str, Path]:
    packages = {"game", "game.rules"}
    files = {}
    for name, text in GAME.items():
        path = folder.joinpath(*name.split("."))
        files[name] = path / "__init__.py" if name in packages else path.with_suffix(".py")
        files[name].parent.mkdir(parents=True, exist_ok=True)
        files[name].write_text(text, encoding="utf-8")
    return files


def test_modules_are_written_in_their_folders_and_those_without_rules_copied(tmp_path: Path) -> None:
    files = write_game(tmp_path / "src")
    out = lower_tree(tmp_path / "src", tmp_path / "out", list(GAME))
    assert out == [tmp_path / "out" / file.relative_to(tmp_path / "src") for file in files.values()]
    for name, file in zip(GAME, out, strict=True):
        if "async def" not in GAME[name]:
            assert file.read_text() == GAME[name]


def test_typed_source_keeps_what_is_not_a_rule_and_forgets_the_lowering(tmp_path: Path) -> None:
    write_game(tmp_path / "src")
    text = lower_tree(tmp_path / "src", tmp_path / "out", list(GAME))[-1].read_text()
    assert text.startswith('"""Turn."""')
    assert "# A comment that stays." in text
    assert "# type: ignore[dict-item]" in text
    assert 'def after() -> str:\n    return "after"' in text
    assert "turn: Final_[turn_] = turn_(" in text
    assert "monoceros.engine.lowering" not in text
    assert "async def" not in text
    assert "await" not in text
    assert ast.unparse(ast.parse(text).body[1]) == "from __future__ import annotations"


def test_rules_of_other_modules_are_called_directly_and_their_results_cast(tmp_path: Path) -> None:
    write_game(tmp_path / "src")
    text = lower_tree(tmp_path / "src", tmp_path / "out", list(GAME))[-1].read_text()
    assert "combat.fight.given(0)" in text
    assert "battle.given(1)" in text
    assert "fight.given(2)" in text
    assert re.search(r"total = cast_\('(int|i64)', s.result\)", text)
    assert "Blow" not in text, "a type that this module does not know cannot be named"
    assert "rule_" not in text.replace("fight_", ""), "no rule is looked up when it runs"


def test_rules_not_lowered_together_are_looked_up(tmp_path: Path) -> None:
    write_game(tmp_path / "src")
    (file,) = lower_tree(tmp_path / "src", tmp_path / "out", ["game.rules.turn"])
    assert "rule_ = combat.fight" in file.read_text()


def test_lowered_modules_run_and_agree_with_those_lowered_at_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_game(tmp_path / "src")
    out = lower_tree(tmp_path / "src", tmp_path / "out", list(GAME))
    plays, points = [], []
    for root in (tmp_path / "src", tmp_path / "out"):
        for name in [name for name in sys.modules if name.split(".")[0] == "game"]:
            monkeypatch.delitem(sys.modules, name)
        monkeypatch.syspath_prepend(str(root))
        m = imported(root / out[-1].relative_to(tmp_path / "out"), "game.rules.turn")
        assert m.combat.__file__ == str(root / "game" / "rules" / "combat.py")
        plays.append([play_lowered(BaseState, m.turn, seed, saving=True) for seed in range(20)])
        points.append([(p.label, p.line, p.names) for p in m.turn.points])
    assert plays[0] == plays[1]
    assert points[0] == points[1]
    assert [label for label, _, _ in points[0]] == ["start", "combat.fight()", "battle()", "fight()", "near.strike()"]


def test_a_module_without_docstring_or_future_import_is_lowered_too(tmp_path: Path) -> None:
    head = HEAD.replace("from __future__ import annotations\n", "")
    text = f"{head}\n@rule\nasync def one(s: BaseState) -> int:\n    return await ask(0, 'q', (1, 2))\n"
    (tmp_path / "bare.py").write_text(text)
    m = lowered(tmp_path, "bare")
    s = BaseState()
    begin(s, m.one)
    answer(s, 0, 2)
    assert s.result == 2


def test_what_is_refused_at_import_is_refused_in_a_tree_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(
        HEAD + "@rule\nasync def bad(s: BaseState) -> None:\n    x = 1 + await ask(0, 'q', (1,))\n"
    )
    with pytest.raises(RuleError) as caught:
        lower_tree(tmp_path, tmp_path / "out", ["bad"])
    assert (caught.value.filename, caught.value.lineno) == ("bad.py", HEAD_LINES + 3)
