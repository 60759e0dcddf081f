"""`monoceros replay` and `monoceros verify`: the story, and that nobody can change a byte of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Monoceros
from monoceros.cli.files import ChangedFile, parse_game
from monoceros.engine.gamefile import chain, plain

Lines = list[dict[str, Any]]


# -- replay ---


def test_replay_tells_the_story_to_a_spectator(monoceros: Monoceros, played: Path) -> None:
    ran = monoceros("replay", "played.jsonl")
    assert ran.code == 0
    assert "== Attack at the Tower: Player and Random ==" in ran.out
    assert "   6  Player draws an ability card." in ran.out
    assert "Your hand" not in ran.out
    assert "the game is over: Player 0.5, Random 0.5." in ran.out


@pytest.mark.parametrize("seat", ["A", "a", "0"])
def test_replay_as_a_seat_shows_what_the_seat_knew(monoceros: Monoceros, played: Path, seat: str) -> None:
    ran = monoceros("replay", "played.jsonl", "--seat", seat)
    assert "Player draws an ability card." not in ran.out
    assert "Random draws a" in ran.out
    assert "Your hand: " in ran.out


def test_replay_until_a_pick(monoceros: Monoceros, played: Path) -> None:
    ran = monoceros("replay", "played.jsonl", "--until", "7")
    assert "   7  " in ran.out
    assert "   8  " not in ran.out
    assert ran.out.endswith("After 7 picks: Player draws a card.\n")
    assert "Single game · setup" in monoceros("replay", "played.jsonl", "--until", "0").out


def test_replay_as_json(monoceros: Monoceros, played: Path) -> None:
    data = monoceros("replay", "played.jsonl", "--until", "7", "--seat", "A", "--json").data
    assert data["game"] == "tower"
    assert data["names"] == ["Player", "Random"]
    assert (data["picks"], data["seat"], data["result"]) == (7, 0, None)
    assert data["story"][0]["pick"] == 0
    assert data["story"][0]["text"].startswith("Game 1 begins; ")
    assert [ask["question"] for ask in data["asks"]] == ["draw"]
    assert data["asks"][0]["options"][0] == {"pick": "ability", "label": "Draw an ability card"}
    assert data["table"].startswith("Single game")
    assert monoceros("replay", "played.jsonl", "--json").data["result"] == [0.5, 0.5]


# -- verify ---


def test_verify_says_what_was_checked(monoceros: Monoceros, played: Path) -> None:
    ran = monoceros("verify", "played.jsonl")
    assert ran.code == 0
    picks = len(played.read_text().splitlines()) - 2
    assert ran.out.splitlines() == [
        f"ok  the file is as it was written: {picks + 2} lines, every hash fits",
        f"ok  {picks} picks are legal by the rules of Attack at the Tower (version 1)",
        "ok  the result is true: [0.5, 0.5]",
        "ok  the chance is the one sealed before the first pick",
    ]


def test_verify_as_json(monoceros: Monoceros, played: Path) -> None:
    assert monoceros("verify", "played.jsonl", "--json").data["ok"] is True
    played.write_bytes(played.read_bytes().replace(b"Player", b"Cheater"))
    ran = monoceros("verify", "played.jsonl", "--json")
    assert ran.code == 1
    assert ran.data == {
        "file": "played.jsonl",
        "ok": False,
        "problem": "played.jsonl: line 1 was changed: its hash does not fit",
    }


def test_verify_of_an_unfinished_game_keeps_the_key_closed(monoceros: Monoceros, begun: Path) -> None:
    ran = monoceros("verify", "begun.jsonl")
    assert ran.code == 0
    assert "the chance is sealed; its key is shown when the game is over" in ran.out


def test_any_changed_byte_is_found(played: Path) -> None:
    data = played.read_bytes()
    assert len(data) > 2000
    parse_game(data, played)
    for at in range(len(data)):
        for flip in (0x01, 0x20, 0x80):
            changed = data[:at] + bytes([data[at] ^ flip]) + data[at + 1 :]
            with pytest.raises(ChangedFile):
                parse_game(changed, played)


def test_any_missing_or_doubled_byte_is_found(played: Path) -> None:
    data = played.read_bytes()
    for at in range(len(data)):
        with pytest.raises(ChangedFile):
            parse_game(data[:at] + data[at + 1 :], played)
        with pytest.raises(ChangedFile):
            parse_game(data[:at] + data[at : at + 1] + data[at:], played)


def test_a_missing_doubled_or_moved_line_is_found(played: Path) -> None:
    lines = played.read_bytes().splitlines(keepends=True)
    for at in range(1, len(lines)):
        before, line, after = lines[:at], lines[at], lines[at + 1 :]
        missing, doubled, cut = before + after, [*before, line, line, *after], before
        moved = [*before, *after[:1], line, *after[1:]] if after else missing
        for changed in (missing, doubled, cut, moved):
            with pytest.raises(ChangedFile):
                parse_game(b"".join(changed), played)


@pytest.mark.parametrize("at", [0, 30, -2])
def test_a_changed_byte_is_one_line_and_exit_code_1(monoceros: Monoceros, played: Path, at: int) -> None:
    data = bytearray(played.read_bytes())
    data[at] ^= 1
    played.write_bytes(data)
    ran = monoceros("verify", "played.jsonl")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("played.jsonl: ")


def test_bytes_that_are_no_text_are_a_change_too(monoceros: Monoceros, played: Path) -> None:
    data = played.read_bytes()
    played.write_bytes(data[:-9] + b"\xff" + data[-8:])
    last = len(data.splitlines())
    assert monoceros("verify", "played.jsonl").err == f"played.jsonl: line {last} was changed: it is no text (UTF-8)\n"


# -- forgeries: changed, and every hash made anew ---


def forge(file: Path, change: Callable[[Lines], None]) -> None:
    lines: Lines = [json.loads(line) for line in file.read_text().splitlines()]
    change(lines)
    previous, written = "", []
    for line in lines:
        body = {key: value for key, value in line.items() if key != "hash"}
        previous = chain(previous, body)
        written.append(plain({**body, "hash": previous}))
    file.write_text("\n".join(written) + "\n")


def other_pick(lines: Lines) -> None:
    lines[6]["pick"] = "dance"


def other_chance(lines: Lines) -> None:
    line = next(line for line in lines if line.get("seat") == 0 and line["chance"])
    line["chance"] = [(line["chance"][0] + 1) % 20]


def other_result(lines: Lines) -> None:
    lines[-1]["result"] = [1.0, 0.0]


def other_key(lines: Lines) -> None:
    lines[-1]["key"] = bytes(32).hex()


def short_key(lines: Lines) -> None:
    lines[-1]["key"] = "00"


def other_seats(lines: Lines) -> None:
    lines[0]["seats"] = 99


def other_option(lines: Lines) -> None:
    lines[0]["options"]["burn"] = "perhaps"


def no_opening(lines: Lines) -> None:
    lines[0]["opening"] = []


def other_content(lines: Lines) -> None:
    lines[0]["content_hash"] = "00"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (other_pick, "pick 6 (draw) is not legal"),
        (other_chance, ""),  # the rules may notice before the seal does
        (other_result, "the file gives the result [1.0, 0.0], the rules give [0.5, 0.5]"),
        (other_key, "the key at the end is not the one that was sealed at the start"),
        (short_key, "the key at the end is not the one that was sealed at the start"),
        (other_seats, "Attack at the Tower is for 2 players, not 99"),
        (other_option, "option burn is yes or no"),
        (no_opening, "no outcome is loaded for draw 1"),
        (other_content, "the game was played with other content"),
    ],
)
def test_a_forged_file_fails_in_one_line(
    monoceros: Monoceros, played: Path, change: Callable[[Lines], None], said: str
) -> None:
    forge(played, change)
    ran = monoceros("verify", "played.jsonl")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_a_forged_file_cannot_be_replayed_nor_resumed(monoceros: Monoceros, begun: Path) -> None:
    forge(begun, other_pick)
    for args in (["replay", "begun.jsonl"], ["play", "--resume", "begun.jsonl"]):
        ran = monoceros(*args)
        assert (ran.code, ran.out) == (2, "")
        assert "pick 6 (draw) is not legal" in ran.err
        assert ran.err.count("\n") == 1


def test_a_strangers_names_cannot_send_orders_to_the_terminal(monoceros: Monoceros, played: Path) -> None:
    def rename(lines: Lines) -> None:
        lines[0]["names"] = ["\x1b]0;owned\x07A\x1b[31mda", "B\u202een"]

    forge(played, rename)
    out = monoceros("replay", "played.jsonl").out
    assert "\x1b" not in out
    assert "\u202e" not in out
    assert "A[31mda" in out
