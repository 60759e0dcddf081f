"""`monoceros games`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.conftest import Monoceros


def test_the_list(monoceros: Monoceros) -> None:
    ran = monoceros("games")
    assert ran.code == 0
    assert ran.err == ""
    assert re.search(r"^tower +Attack at the Tower +2 ", ran.out, re.MULTILINE)
    assert re.search(r"^overlord +Unicorn Overlord +2–4 ", ran.out, re.MULTILINE)


def test_the_list_as_json(monoceros: Monoceros) -> None:
    games = monoceros("games", "--json").data
    tower = next(game for game in games if game["name"] == "tower")
    assert list(tower) == ["name", "title", "seats", "version", "options", "content"]
    assert tower["seats"] == [2, 2]
    assert tower["options"]["turn_limit"] == {
        "kind": "number",
        "default": 0,
        "help": "a game is drawn after so many turns; 0: never",
        "for_bots": 200,
        "least": 0,
        "most": 10_000,
        "clause": "AT-1.5",
    }
    assert tower["options"]["match"]["choices"] == ["best of three", "single"]
    assert set(tower["content"]) == {"printed", "public", "designed"}
    assert sum(tower["content"].values()) > 10


def test_a_game_that_does_not_load_is_told_and_the_others_listed(
    monoceros: Monoceros, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monoceros.cli.games.game_names", lambda: ["broken", "tower"])
    ran = monoceros("games", "--json")
    assert ran.code == 0
    assert [game["name"] for game in ran.data] == ["tower"]
    assert ran.err.startswith("broken cannot be loaded: UnknownName: ")


def test_one_game(monoceros: Monoceros) -> None:
    out = monoceros("games", "show", "tower").out
    for words in (
        "for 2 players",
        "best of three, single",
        "AT-15.1",
        "0 (bots: 200)",
        "packs    armies",
        "15 printed",
    ):
        assert words in out


def test_one_game_as_json(monoceros: Monoceros) -> None:
    data = monoceros("games", "show", "tower", "--json").data
    assert data["packs"] == ["armies"]
    assert {"random", "squire", "knight", "champion"} <= set(data["bots"])


def test_every_row_of_the_content_with_its_source(monoceros: Monoceros) -> None:
    out = monoceros("games", "show", "tower", "--content").out
    assert "B-L (printed): army fae, kind light, name Treecity" in out
    tables = monoceros("games", "show", "tower", "--content", "--json").data["tables"]
    rows = [row for table in tables.values() for row in table]
    assert out.count("(printed):") == sum(row["source"] == "printed" for row in rows)


def test_content_with_a_pack_laid_over_it(monoceros: Monoceros, folder: Path) -> None:
    (folder / "mine.toml").write_text('[[base]]\nid = "B-L"\npower = 3\n')
    tables = monoceros("games", "show", "tower", "--content", "--json", "--pack", "mine.toml").data["tables"]
    row = next(row for row in tables["base"] if row["id"] == "B-L")
    assert (row["power"], row["source"]) == (3, "designed")
    assert "Crownlands" in monoceros("games", "show", "tower", "--content", "--pack", "armies").out


def test_the_rules_whole_a_chapter_and_a_clause(monoceros: Monoceros) -> None:
    whole = monoceros("games", "show", "tower", "--rules").out
    assert "AT-1.1  A player wins" in whole
    assert "AT-8.20" in whole
    chapter = monoceros("games", "show", "tower", "--rules", "at-7").out
    assert "AT-7.16" in chapter
    assert "AT-8.1 " not in chapter
    one = monoceros("games", "show", "tower", "--rules", "AT-7.1", "--json").data
    assert [clause["id"] for clause in one] == ["AT-7.1"]
    assert one[0]["section"] == "7. Battle phase and the right to play abilities"
