"""Bots in other processes: what they are told, and what becomes of those that fail."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from monoceros.bots.process import ProcessBot, ProcessFailed
from monoceros.bots.spec import BotError, make_bot
from monoceros.cli.plan import bot_specs
from monoceros.engine.bot import Seen, show
from monoceros.engine.chance import Seeded
from monoceros.engine.core import asks, begin
from monoceros.engine.game import Setting
from monoceros.engine.registry import UnknownName, find_game

TOWER = find_game("tower")
FIRST = "print(json.dumps({'answer': m['ask'], 'code': m['answers'][0]['code']}), flush=True)"


def first_question() -> Seen:
    options, content = TOWER.option_values({}, bots_only=True), TOWER.content.load()
    state = TOWER.new_state(2, options, content, Seeded(1))
    begin(state, TOWER.first)
    return show(TOWER, Setting(2, options, content), state, asks(state)[0], Seeded(2))


@contextmanager
def speaking(code: str, seconds: float = 20) -> Iterator[ProcessBot]:
    """A bot that runs this for each question `m`, the greeting left out."""
    program = f"import json, sys, time\nfor line in sys.stdin:\n m = json.loads(line)\n if 'ask' in m:\n  {code}"
    bot = ProcessBot([sys.executable, "-c", program], seconds)
    try:
        yield bot
    finally:
        bot.close()


def test_a_bot_in_another_process_answers() -> None:
    seen = first_question()
    with speaking(FIRST) as bot:
        assert bot.choose(seen, Seeded(1)) == seen.ask.options[0]
        assert bot.choose(seen, Seeded(1)) == seen.ask.options[0]


def test_it_is_told_the_question_the_answers_and_what_its_seat_sees(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    program = (
        "import json, sys\nout = open(sys.argv[1], 'w')\nfor line in sys.stdin:\n"
        f" out.write(line)\n out.flush()\n m = json.loads(line)\n if 'ask' in m: {FIRST}"
    )
    seen = first_question()
    bot = ProcessBot([sys.executable, "-c", program, str(heard)])
    bot.choose(seen, Seeded(1))
    bot.close()
    hello, question = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert (hello["hello"], hello["protocol"], hello["game"], hello["seats"]) == ("monoceros", 1, "tower", 2)
    assert question["question"] == seen.ask.name
    assert question["seat"] == seen.ask.seat
    assert [answer["label"] for answer in question["answers"]] == list(TOWER.labels(seen.ask, seen.view))
    assert [TOWER.questions.decode(answer["code"])[1] for answer in question["answers"]] == list(seen.ask.options)
    assert "Palace" in question["table"]
    assert TOWER.encoder is not None
    assert question["observation"] == list(TOWER.encoder.encode(seen.imagined, seen.ask.seat))


@pytest.mark.parametrize(
    ("code", "seconds", "complaint"),
    [
        ("sys.exit('no idea')", 20, "ended with code 1: no idea"),
        ("time.sleep(60)", 0.5, "gave no answer for 0.5 s"),
        ("print('hm', flush=True)", 20, "answered with no JSON object: b'hm"),
        ("print(json.dumps([1]), flush=True)", 20, "answered with no JSON object"),
        ("print(json.dumps({'answer': 7, 'code': 1}), flush=True)", 20, "answered question 7; 1 was asked"),
        ("print(json.dumps({'answer': 1, 'code': -1}), flush=True)", 20, "with code -1, which is none of"),
    ],
)
def test_failures_are_named(code: str, seconds: float, complaint: str) -> None:
    with speaking(code, seconds) as bot, pytest.raises(ProcessFailed, match=complaint):
        bot.choose(first_question(), Seeded(1))


def test_a_process_that_does_not_end_is_ended() -> None:
    bot = ProcessBot([sys.executable, "-c", "import time; time.sleep(600)"], 0.2)
    with pytest.raises(ProcessFailed):
        bot.choose(first_question(), Seeded(1))
    assert bot.line is not None
    process = bot.line.process
    bot.close()
    assert process.returncode is not None


def test_commands_are_read_as_a_shell_reads_them_and_run_without_one() -> None:
    made = make_bot(f"process:seconds=5 '{sys.executable}' -c 'print(1); print(2)' a;b", TOWER, processes=True)
    assert isinstance(made, ProcessBot)
    assert made.command == [sys.executable, "-c", "print(1); print(2)", "a;b"]
    assert made.seconds == 5
    assert bot_specs("process:python3 'my, bot.py' --n=3,knight,champion:iterations=5,jobs=2") == [
        "process:python3 'my, bot.py' --n=3",
        "knight",
        "champion:iterations=5,jobs=2",
    ]


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("process:", "no command is named"),
        ("process:no-such-program-anywhere x", "there is no program 'no-such-program-anywhere'"),
        ("process:seconds=soon python3", "seconds is a number, not 'soon'"),
        ("process:seconds=0 python3", "seconds is more than 0"),
        ("process:python3 'unfinished", "cannot be read"),
    ],
)
def test_bad_commands_say_what_is_wrong(spec: str, complaint: str) -> None:
    with pytest.raises(BotError, match=complaint):
        make_bot(spec, TOWER, processes=True)


def test_where_strangers_name_bots_no_program_is_run() -> None:
    with pytest.raises(UnknownName, match="there is no bot 'process'"):
        make_bot("process:python3", TOWER)
