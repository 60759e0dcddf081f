"""`monoceros play`: whole games with typed words, and everything a person can do on the way."""

from __future__ import annotations

import json
import re
import stat
from pathlib import Path

import pytest

from cli.conftest import ONES, SINGLE, Monoceros
from monoceros.bots.levels import RandomBot
from monoceros.cli.screen import Screen
from monoceros.engine.bot import Seen
from monoceros.engine.chance import Dealer, commitment
from monoceros.engine.core import Pick

PRACTICE = ("play", "tower", "--bots", "random", *SINGLE, "--seed", "5", "--save", "game.jsonl")


def key_of(file: Path) -> Path:
    return file.with_name(file.name + ".key")


def lines_of(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


# -- whole games ---


@pytest.mark.parametrize("bot", ["random", "squire"])
def test_a_whole_game_to_its_end(monoceros: Monoceros, folder: Path, bot: str) -> None:
    ran = monoceros("play", "tower", "--bots", bot, *SINGLE, "--seed", "5", "--save", "game.jsonl", typed=ONES)
    assert ran.code == 0
    assert ran.err == ""
    assert re.search(r"^(You have won!|\w+ has won\.|The game is drawn\.)$", ran.out, re.M)
    assert "monoceros verify game.jsonl" in ran.out
    assert monoceros("verify", "game.jsonl").code == 0
    assert "\x1b" not in ran.out  # no terminal, no colour


def test_practice_with_a_seed_is_repeatable(monoceros: Monoceros, folder: Path) -> None:
    for name in ("one.jsonl", "two.jsonl"):
        monoceros("play", "tower", "--bots", "squire", *SINGLE, "--seed", "7", "--save", name, typed=ONES)
    assert (folder / "one.jsonl").read_text() == (folder / "two.jsonl").read_text()


def test_hot_seat_hands_over_and_shows_each_person_the_own_hand_only(monoceros: Monoceros) -> None:
    names = ("--name", "Ada", "--name", "Ben")
    ran = monoceros("play", "tower", "--hot-seat", *names, *SINGLE, "--seed", "3", typed="1\n" * 12)
    assert ran.code == 0
    ada, ben = ran.out.split("== Ben ==")[:2]
    assert "== Ada ==" in ada
    assert "Ada draws an ability card" not in ada
    assert "Ada draws an ability card. (×5)\n" in ben  # what Ada drew is Ada's secret
    assert "Ben: Draw from which pile?" in ben


def test_a_pack_and_its_armies_can_be_played(monoceros: Monoceros) -> None:
    ran = monoceros("play", "tower", "--pack", "armies", "--bots", "random", "--seed", "1", typed="Crown\nq\n")
    assert "1  Fae" in ran.out
    assert "You lead the Crownlands." in ran.out


# -- asking, looking, answering ---


def test_what_there_is_to_say_about_an_option_is_said_once_and_then_on_demand(monoceros: Monoceros) -> None:
    ran = monoceros("play", "overlord", "--seats", "2", "--bots", "squire", "--seed", "1", typed="1\nb\n? 1\nq\n")
    before, asked, after = ran.out.partition("What do you do with the Gold action?")
    assert asked, before
    first, again, last = after.partition("> b")[0], *after.partition("> b")[2].split("> ? 1")
    about = "The two oldest cards of each row go, new ones come."
    assert about in first
    assert about not in again
    line = first.split("\n")[2].strip()  # below the first option
    assert line
    assert line not in again
    assert line in last


def test_question_mark_shows_the_rule_behind_question_option_and_number(monoceros: Monoceros) -> None:
    ran = monoceros(*PRACTICE, typed="?\n? 2\n? at-7.5\n?2\n? 99\n? nonsense\nq\n")
    assert ran.out.count("AT-4.3 (4. Setup): Each player draws 5 cards") == 3
    assert "AT-7.5 (7. Battle phase and the right to play abilities): Window protocol" in ran.out
    assert ran.err.splitlines()[0] == "! there is no option 99: options go from 1 to 2"
    assert "'nonsense' is no answer here" in ran.err


@pytest.mark.parametrize("typed", ["2", "base", "Draw a base card", "draw a b"])
def test_numbers_and_words_answer(monoceros: Monoceros, folder: Path, typed: str) -> None:
    monoceros(*PRACTICE, typed=f"{typed}\nq\n")
    mine = [line for line in lines_of(folder / "game.jsonl") if line.get("seat") == 0]
    assert [(line["question"], line["pick"]) for line in mine] == [("draw", "base")]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("0", "there is no option 0: options go from 1 to 2"),
        ("3", "there is no option 3"),
        ("dance", "'dance' is no answer here; the answers are: draw an ability card, draw a base card"),
        ("draw", "'draw' could be"),
        ("²", "is no answer here"),
    ],
)
def test_an_illegal_pick_is_refused_in_a_line_and_asked_again(
    monoceros: Monoceros, folder: Path, typed: str, said: str
) -> None:
    ran = monoceros(*PRACTICE, typed=f"{typed}\n\nq\n")
    assert ran.code == 0
    assert ran.err.count("\n") == 1
    assert said in ran.err
    assert not any(line.get("seat") == 0 for line in lines_of(folder / "game.jsonl"))


def test_log_board_and_help(monoceros: Monoceros) -> None:
    ran = monoceros(*PRACTICE, typed="1\nl\nb\nh\nq\n")
    log = ran.out.split("> l\n")[1].split("> b\n")[0]
    assert log.startswith("   0  Game 1 begins;")
    assert re.search(r"^   6  You draw ", log, re.M)
    assert "Your hand: " in ran.out.split("> b\n")[1].split("> h\n")[0]
    assert "undo: take your last pick back" in ran.out.split("> h\n")[1]


def test_a_small_change_shows_its_lines_a_big_one_the_whole_board(monoceros: Monoceros) -> None:
    news = monoceros(*PRACTICE, typed="1\nq\n").out.split("> 1\n")[1]
    assert "  Your hand: " in news
    assert "Territory" not in news


# -- undo ---


def test_undo_takes_a_pick_back_and_says_so(monoceros: Monoceros, folder: Path) -> None:
    ran = monoceros(*PRACTICE, typed="2\n2\n2\n2\n2\n2\nu\nl\nq\n")
    assert re.search(r"^Taken back: .* on territory I, space 1$", ran.out, re.M)
    assert "You build" in ran.out.split("> u\n")[0]
    assert "You build" not in ran.out.split("> l\n")[1]  # it never happened
    assert [line["question"] for line in lines_of(folder / "game.jsonl") if line.get("seat") == 0] == ["draw"] * 5


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("u\nq\n", "you have not picked anything yet"),
        ("1\nu\nq\n", "chance has fallen since your last pick"),
        ("2\n2\n2\n2\n2\n1\nu\nq\n", "Random has acted since your last pick"),
    ],
)
def test_undo_says_why_not(monoceros: Monoceros, typed: str, why: str) -> None:
    ran = monoceros(*PRACTICE, typed=typed)
    assert ran.err == f"! nothing can be undone: {why}\n"


# -- keeping and resuming ---


def test_a_game_that_was_left_goes_on_where_it_was(monoceros: Monoceros, begun: Path) -> None:
    before = begun.read_text().splitlines()[:-1]
    ran = monoceros("play", "--resume", "begun.jsonl", typed=ONES)
    assert ran.code == 0
    assert begun.read_text().splitlines()[: len(before)] == before
    assert "has won" in ran.out or "have won" in ran.out


def test_leaving_says_how_to_go_on(monoceros: Monoceros) -> None:
    ran = monoceros(*PRACTICE, typed="1\nq\n")
    assert ran.code == 0
    assert ran.out.endswith("The game is kept. Go on with:\n  monoceros play --resume game.jsonl\n")


def test_a_game_in_pieces_is_the_game_in_one(monoceros: Monoceros, folder: Path) -> None:
    monoceros(*PRACTICE, typed=ONES)
    whole = (folder / "game.jsonl").read_text()
    (folder / "game.jsonl").unlink()
    monoceros(*PRACTICE, typed="1\n1\n")
    while (folder / "game.jsonl.key").exists():
        assert monoceros("play", "--resume", "game.jsonl", typed="1\n" * 7).code == 0
    assert (folder / "game.jsonl").read_text() == whole


def test_the_key_lies_beside_the_game_privately_until_it_goes_into_it(monoceros: Monoceros, begun: Path) -> None:
    assert stat.S_IMODE(key_of(begun).stat().st_mode) == 0o600
    key = json.loads(key_of(begun).read_text())["key"]
    assert key not in begun.read_text()
    header = lines_of(begun)[0]
    assert header["seal"] == commitment(bytes.fromhex(key))
    monoceros("play", "--resume", "begun.jsonl", typed=ONES)
    assert not key_of(begun).exists()
    assert lines_of(begun)[-1]["key"] == key
    assert lines_of(begun)[0] == header
    assert "the chance is the one sealed before the first pick" in monoceros("verify", "begun.jsonl").out


def test_the_seal_is_shown_before_the_first_question(monoceros: Monoceros, folder: Path) -> None:
    ran = monoceros("play", "tower", "--bots", "random", "--save", "game.jsonl", typed="q\n")
    seal = lines_of(folder / "game.jsonl")[0]["seal"]
    assert f"Chance is sealed: {seal}" in ran.out.split("?")[0]


def test_without_a_name_the_file_goes_to_the_data_folder(monoceros: Monoceros, folder: Path) -> None:
    for _ in range(2):
        monoceros("play", "tower", "--bots", "random", "--seed", "1", typed="q\n")
    kept = sorted((folder / "data" / "games").glob("tower-*.jsonl"))
    assert len(kept) == 2  # even within a second


def test_the_end_of_input_saves_and_is_no_error(monoceros: Monoceros, folder: Path) -> None:
    ran = monoceros(*PRACTICE, typed="1\n1\n")
    assert ran.code == 0
    assert "The game is kept." in ran.out
    assert sum(line.get("seat") == 0 for line in lines_of(folder / "game.jsonl")) == 2


def test_s_saves_a_copy_that_can_be_resumed(monoceros: Monoceros, folder: Path) -> None:
    ran = monoceros(*PRACTICE, typed="1\ns copy.jsonl\n1\ns copy.jsonl\ns\nq\n")
    assert "A copy is in copy.jsonl." in ran.out
    assert "'copy.jsonl' is there already: choose another name" in ran.err
    assert "Saved in game.jsonl." in ran.out
    assert len(lines_of(folder / "copy.jsonl")) == len(lines_of(folder / "game.jsonl")) - 1
    assert monoceros("play", "--resume", "copy.jsonl", typed="q\n").code == 0


def test_a_bot_that_fails_loses_no_game(monoceros: Monoceros, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: RandomBot, seen: Seen, rng: Dealer) -> Pick:
        if seen.ask.name == "renew":
            return "no such answer"
        return seen.ask.options[0]

    monkeypatch.setattr(RandomBot, "choose", fail)
    ran = monoceros(*PRACTICE, typed=ONES)
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert "the bot Random broke the rules" in ran.err
    assert len(lines_of(folder / "game.jsonl")) > 10


def test_a_full_disk_does_not_end_the_game(monoceros: Monoceros, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writes = 0

    def fsync(file: int) -> None:
        nonlocal writes
        writes += 1
        if writes > 2:  # the key and the game were written at the start
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fsync)
    ran = monoceros(*PRACTICE, typed="1\n1\nq\n")
    assert ran.code == 0
    assert "! not saved: 'game.jsonl' cannot be written: No space left on device" in ran.err
    assert ran.out.count("You draw") >= 2
    assert sorted(file.name for file in folder.iterdir()) == ["game.jsonl", "game.jsonl.key"]  # nothing half written


# -- the story of a game ---

MARCH = ("play", "unicornus", "--bots", "random", "--seed", "1")
OPENS, GOES_ON = "The March of the Unicorn", "Cornelia is sixteen"


def test_a_game_opens_with_its_story_once(monoceros: Monoceros, folder: Path) -> None:
    out = monoceros(*MARCH, "--save", "march.game", typed="1\n").out
    assert out.count(OPENS) == out.count(GOES_ON) == 1
    assert out.index(GOES_ON) < out.index("> 1")
    assert OPENS not in monoceros("play", "--resume", "march.game", typed="q\n").out


def test_the_story_can_be_left_out(monoceros: Monoceros) -> None:
    assert OPENS not in monoceros(*MARCH, "--no-story", typed="q\n").out


@pytest.mark.parametrize(("typed", "told"), [(["", ""], 3), (["", "s"], 2), (["s"], 1)])
def test_a_person_at_a_terminal_reads_on_by_enter_and_skips_by_a_word(
    typed: list[str], told: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(typed)
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    screen = Screen()
    screen.asks = True
    screen.story("Once", ["One part.", "Two part.", "Three part."])
    assert capsys.readouterr().out.count("part.") == told
    assert not list(answers)
