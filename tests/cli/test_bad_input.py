"""Whatever is wrong with what a person gives: one line that says so, exit code 2, nothing changed, no traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Monoceros, files_in

PLAY = ("play", "tower", "--bots", "random")

WRONG = [
    (["games", "show", "towre"], "there is no game 'towre'; there are: "),
    (["play", "towre"], "there is no game 'towre'"),
    (["play"], "name a game to play ("),
    (["sim", "towre"], "there is no game 'towre'"),
    (["arena", "towre"], "there is no game 'towre'"),
    (["fuzz", "towre"], "there is no game 'towre'"),
    (["bench", "towre"], "there is no game 'towre'"),
    (["play", "tower", "--bots", "kinght"], "there is no bot 'kinght'; there are: "),
    (["sim", "tower", "--bots", "kinght"], "there is no bot 'kinght'"),
    (["arena", "tower", "--bots", "squire,kinght"], "there is no bot 'kinght'"),
    (["sim", "tower", "--bots", "random,random,random"], "--bots names 3 bots for 2 seats; name one for all, or 2"),
    (["sim", "tower", "--bots", "random,"], "--bots names bots with commas between them"),
    (["arena", "tower", "--bots", "squire,champion:itertions=3"], "'itertions=3' is no setting"),
    (["arena", "tower", "--bots", "squire,champion:iterations=lots"], "number, not 'lots'"),
    (["arena", "tower", "--bots", "squire,champion:iterations=-1"], "at least 0"),
    (["arena", "tower", "--bots", "squire"], "the arena needs two bots or more"),
    (["arena", "tower", "--bots", "squire,squire"], "names a bot twice"),
    (["arena", "tower", "--games", "5"], "take 6, not 5"),
    (["arena", "overlord", "--seats", "4", "--alone", "--games", "6"], "take 8, not 6"),
    (["arena", "unicornus", "--alone"], "all seats win or lose together"),
    (["arena", "unicornus", "--seat", "A"], "all seats win or lose together: nobody plays one --seat"),
    (["arena", "vast", "--seats", "2", "--seat", "C"], "--seat is one of A, B, not 'C'"),
    (
        ["arena", "vast", "--seats", "2", "--seat", "A", "--alone"],
        "the bots take turns at --seat: nobody plays --alone",
    ),
    (["arena", "vast", "--seat", "A", "--others", "kinght"], "there is no bot 'kinght'"),
    (["arena", "tower", "--games", "0"], "--games is 1 or more, not 0"),
    (["sim", "tower", "--games", "0"], "--games is 1 or more, not 0"),
    (["sim", "tower", "--games", "-3"], "--games is 1 or more, not -3"),
    (["fuzz", "tower", "--decisions", "0"], "--decisions is 1 or more, not 0"),
    (["bench", "--seconds", "0"], "--seconds is more than 0, not 0"),
    (["bench", "--seconds", "nan"], "--seconds is more than 0, not nan"),
    ([*PLAY, "--option", "brun=yes"], "has no option 'brun'; it has: match, turn_limit"),
    ([*PLAY, "--option", "burn=perhaps"], "option burn is yes or no, not 'perhaps'"),
    ([*PLAY, "--option", "match=twice"], "option match is one of best of three, single, not 'twice'"),
    ([*PLAY, "--option", "turn_limit=-1"], "option turn_limit is a number from 0 to 10000, not '-1'"),
    ([*PLAY, "--option", "turn_limit=many"], "option turn_limit is a number from 0 to 10000, not 'many'"),
    ([*PLAY, "--option", "burn"], "--option is NAME=VALUE, not 'burn'"),
    ([*PLAY, "--option", "=yes"], "--option is NAME=VALUE, not '=yes'"),
    ([*PLAY, "--option", "burn=yes", "--option", "burn=no"], "--option burn is given twice"),
    ([*PLAY, "--option", "army_a=crownlands"], "there is no army 'crownlands' without the pack `armies`"),
    (["sim", "tower", "--option", "brun=yes"], "has no option 'brun'"),
    (["fuzz", "tower", "--option", "brun=yes"], "has no option 'brun'"),
    ([*PLAY, "--seats", "3"], "Attack at the Tower is for 2 players, not 3"),
    (["sim", "tower", "--seats", "0"], "Attack at the Tower is for 2 players, not 0"),
    (["fuzz", "tower", "--seats", "7"], "Attack at the Tower is for 2 players, not 7"),
    ([*PLAY, "--pack", "amries"], "there is no pack and no file 'amries'; Attack at the Tower comes with: armies"),
    ([*PLAY, "--pack", "folder"], "'folder' is a folder, not a file"),
    ([*PLAY, "--pack", "wrong_key.toml"], "wrong_key.toml: base 'B-L' has no key 'pwoer'; the keys are: "),
    ([*PLAY, "--pack", "wrong_count.toml"], "with wrong_count.toml: army 'fae' has 117 base cards"),
    ([*PLAY, "--pack", "no_toml.toml"], "no_toml.toml: no TOML"),
    ([*PLAY, "--pack", "binary.bin"], "'binary.bin' is no text (UTF-8): byte 1 is wrong"),
    (["games", "show", "tower", "--content", "--pack", "wrong_key.toml"], "has no key 'pwoer'"),
    (
        ["games", "show", "tower", "--rules", "AT-99"],
        "Attack at the Tower has no clause 'AT-99'; clauses go from AT-1.1",
    ),
    (["games", "show", "tower", "AT-7.5"], "a clause is shown with --rules"),
    ([*PLAY, "--save", "foreign.jsonl"], "'foreign.jsonl' is there already: choose another name"),
    ([*PLAY, "--save", "folder"], "'folder' is a folder, not a file"),
    ([*PLAY, "--save", "foreign.jsonl/game.jsonl"], "cannot be written"),
    ([*PLAY, "--name", ""], "a name has 1 to 24 letters, not 0"),
    ([*PLAY, "--name", "A", "--name", "B"], "--name is given 2 times for 1 person"),
    (["play", "tower", "--hot-seat", "--name", "A", "--name", "A"], "two people are called 'A'"),
    (["play", "tower", "--hot-seat", "--bots", "random,random"], "leaves no seat of 2 for people"),
    (["play", "tower", "--bots", ""], "--bots names bots with commas between them, not ''"),
    (["play", "--hot-seat", "--resume", "begun.jsonl"], "--resume goes on with the game as it was begun"),
    (["play", "tower", "--resume", "begun.jsonl"], "--resume goes on with the game as it was begun"),
    (["play", "--resume", "missing.jsonl"], "there is no file 'missing.jsonl'"),
    (["play", "--resume", "folder"], "'folder' is a folder, not a file"),
    (["play", "--resume", "foreign.jsonl"], "'foreign.jsonl' is no monoceros game file"),
    (["play", "--resume", "cut.jsonl"], "cut.jsonl: the last line is cut off"),
    (["play", "--resume", "keyless.jsonl"], "'keyless.jsonl.key' is missing: without its key the game cannot go on"),
    (["play", "--resume", "wrong_key.jsonl"], "'wrong_key.jsonl.key' is the key of another game"),
    (["play", "--resume", "bad_key.jsonl"], "'bad_key.jsonl.key' is no monoceros key file"),
    (["replay", "missing.jsonl"], "there is no file 'missing.jsonl'"),
    (["replay", "folder"], "'folder' is a folder, not a file"),
    (["replay", "foreign.jsonl"], "'foreign.jsonl' is no monoceros game file"),
    (["replay", "binary.bin"], "'binary.bin' is no monoceros game file"),
    (["replay", "empty"], "'empty' is no monoceros game file"),
    (["replay", "cut.jsonl"], "cut.jsonl: the last line is cut off"),
    (["replay", "begun.jsonl", "--until", "999"], "--until 999 is too far: the game has "),
    (["replay", "begun.jsonl", "--seat", "C"], "there is no seat 'C'; the seats are: A, B"),
    (["replay", "strange_game.jsonl"], "there is no game 'chess'"),
    (["verify", "missing.jsonl"], "there is no file 'missing.jsonl'"),
    (["verify", "folder"], "'folder' is a folder, not a file"),
    (["verify", "foreign.jsonl"], "'foreign.jsonl' is no monoceros game file"),
    (["verify", "binary.bin"], "'binary.bin' is no monoceros game file"),
    (["verify", "empty"], "'empty' is no monoceros game file"),
    (["verify", "strange_game.jsonl"], "there is no game 'chess'"),
]


@pytest.fixture
def litter(folder: Path, begun: Path) -> Path:
    """A folder with everything that somebody might hand in by mistake."""
    game, key = begun.read_text(), (folder / "begun.jsonl.key").read_text()
    (folder / "folder").mkdir()
    (folder / "foreign.jsonl").write_text('{"format": "another game", "format_version": 1}\n{"hash": 1}\n')
    (folder / "binary.bin").write_bytes(b"\xff\x00\x01")
    (folder / "empty").write_bytes(b"")
    (folder / "cut.jsonl").write_text(game[:-5])
    (folder / "keyless.jsonl").write_text(game)
    (folder / "wrong_key.jsonl").write_text(game)
    other = {**json.loads(key), "key": bytes(32).hex()}
    (folder / "wrong_key.jsonl.key").write_text(json.dumps(other))
    (folder / "bad_key.jsonl").write_text(game)
    (folder / "bad_key.jsonl.key").write_text("[1, 2]")
    (folder / "wrong_key.toml").write_text('[[base]]\nid = "B-L"\npwoer = 3\n')
    (folder / "wrong_count.toml").write_text('[[base]]\nid = "B-L"\ncopies = 99\n')
    (folder / "no_toml.toml").write_text("this is [no TOML\n")
    rename_game(folder / "strange_game.jsonl", game)
    return folder


def rename_game(file: Path, game: str) -> None:
    from cli.test_files import Lines, forge

    def rename(lines: Lines) -> None:
        lines[0]["game"] = "chess"

    file.write_text(game)
    forge(file, rename)


def test_bad_input(monoceros: Monoceros, litter: Path) -> None:
    """One test for all, since the folder is the same for each: it says which went wrong."""
    before = files_in(litter)
    for args, said in WRONG:
        ran = monoceros(*args, typed="q\n")
        told = f"{args}: {ran}"
        assert ran.code == 2, told
        assert ran.out == "", told
        assert ran.err.count("\n") == 1, told
        assert said in ran.err, told
        assert "Traceback" not in ran.err, told
        assert files_in(litter) == before, told


def test_a_finished_game_is_not_resumed(monoceros: Monoceros, played: Path) -> None:
    ran = monoceros("play", "--resume", "played.jsonl")
    assert ran.code == 2
    assert "is over; look at it with `monoceros replay played.jsonl`" in ran.err
