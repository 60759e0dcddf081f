"""`monoceros lab`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cli.conftest import Monoceros
from lab.conftest import toys  # noqa: F401  (a fixture)

pytestmark = pytest.mark.usefixtures("toys")


@pytest.fixture
def ran(monoceros: Monoceros, folder: Path) -> Path:
    ran = monoceros("lab", "run", "coin", "--games", "120", "--batch", "50", "--out", "one")
    assert ran.code == 0, ran.err
    return folder / "one"


def test_run_for_people_and_again(monoceros: Monoceros, ran: Path) -> None:
    assert sorted(file.name for file in ran.iterdir()) == [
        *[f"games-0000{part}.parquet" for part in range(3)],
        "run.toml",
    ]
    out = monoceros("lab", "run", "coin", "--games", "120", "--batch", "50", "--out", "one").out
    assert out.splitlines() == [
        "coin: 120 games in one",
        "120 of them were there already",
        "see them: monoceros lab report one",
    ]


def test_run_repeats_a_file(monoceros: Monoceros, ran: Path) -> None:
    data = monoceros("lab", "run", "one/run.toml", "--out", "two", "--json").data
    assert (data["game"], data["games"], data["played"]) == ("coin", 120, 120)
    for file in ran.iterdir():
        assert file.read_bytes() == (ran.parent / "two" / file.name).read_bytes()


def test_report_for_people_and_as_json(monoceros: Monoceros, ran: Path) -> None:
    out = monoceros("lab", "report", "one").out
    assert out.startswith("Coin: 120 games\n- ")
    assert (ran / "report.html").read_text().startswith("<!doctype html>")
    assert monoceros("lab", "report", "one", "--out", "there.html").code == 0
    assert (ran.parent / "there.html").exists()
    data = monoceros("lab", "report", "one", "--json").data
    assert data["games"] == 120
    assert data["wins"][0]["rate"]["low"] < 0.5 < data["wins"][0]["rate"]["high"]


def test_compare_of_packs_and_of_folders(monoceros: Monoceros, folder: Path) -> None:
    Path("strong.toml").write_text('coin = [{id = "coin", heads = 10}]')
    packs = ("--pack", "none", "--pack", "strong.toml")
    ran = monoceros("lab", "compare", "coin", *packs, "--games", "200", "--out", "cmp")
    assert ran.code == 0, ran.err
    assert "coin/coin/heads" in ran.out
    assert "It matters." in ran.out
    assert (folder / "cmp" / "compare.html").exists()
    data = monoceros("lab", "compare", "cmp/a", "cmp/b", "--out", "c.html", "--json").data
    assert data["games"] == 200
    assert data["changed"] == [{"what": "coin/coin/heads", "first": "5", "second": "10"}]
    assert Path("c.html").exists()


def test_tune_finds_what_is_solved(monoceros: Monoceros) -> None:
    args = ("lab", "tune", "nim", "--bots", "perfect", "--vary", "pile/pile/pebbles=3,4", "--target", "win:A=0")
    ran = monoceros(*args, "--games", "30", "--out", "t")
    assert ran.code == 0, ran.err
    assert "best: pile/pile/pebbles = 4" in ran.out
    assert "the target lies in the interval" in ran.out
    assert "30 games each: 2 tries" in ran.err
    data = monoceros(*args, "--games", "30", "--out", "t", "--json").data
    assert data["best"] == {"pile/pile/pebbles": 4}


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ("", "Missing command"),
        ("run cake --out x", "there is no game 'cake'"),
        ("run coin --bots cake --out x", "there is no bot 'cake'"),
        ("run coin --seats 5 --out x", "is for 2 players, not 5"),
        ("run coin --option cake=1 --out x", "has no option 'cake'"),
        ("run coin --games 0 --out x", "--games is 1 or more, not 0"),
        ("run coin --pack cake.toml --out x", "there is no pack and no file 'cake.toml'"),
        ("run coin --pack wrong.toml --out x", "has no key 'cake'"),
        ("run coin", "Missing option '--out'"),
        ("run cake.toml --out x", "there is no file 'cake.toml'"),
        ("run wrong.toml --out x", "is no file of a lab run"),
        ("run wrong.toml --seats 2 --out x", "--seats, --bots, --option and --pack go with a game's name"),
        ("run coin --out wrong.toml", "is there and holds something else"),
        ("report cake", "there is no folder 'cake'"),
        ("report .", "it has no run.toml"),
        ("compare .", "compare takes two folders of runs"),
        ("compare . .", "it has no run.toml"),
        ("compare coin --pack none --out x", "--pack twice"),
        ("tune coin --vary cake --target win:A=1 --out x", "--vary is TABLE/ID/KEY"),
        ("tune coin --vary coin/coin/heads=1,2 --target cake=1 --out x", "'cake' is nothing that is measured"),
    ],
)
def test_bad_input_gets_one_line(monoceros: Monoceros, folder: Path, args: str, words: str) -> None:
    (folder / "wrong.toml").write_text('coin = [{id = "coin", cake = 1}]')
    ran = monoceros("lab", *args.split())
    assert ran.code == 2
    assert ran.out == ""
    assert words in ran.err
    assert len(ran.err.splitlines()) == 1
    assert not (folder / "x").exists()


def test_without_its_packages_the_lab_says_what_is_missing(
    monoceros: Monoceros, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    ran = monoceros("lab", "report", "x")
    assert (ran.code, ran.err) == (2, "monoceros: the lab needs polars: pip install 'monoceros[lab]'\n")


def test_without_ray_it_says_so_too(monoceros: Monoceros, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = monoceros("lab", "run", "coin", "--ray", "auto", "--out", "x")
    assert (ran.code, ran.err) == (2, "monoceros: --ray needs the package ray: pip install 'monoceros[ray]'\n")
