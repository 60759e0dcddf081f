"""Pages: whole, readable offline, every rate with its interval; and the search with its evidence."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from lab.conftest import PlayToy
from lab.toys import COIN, NIM
from monoceros.bots.plan import Plan
from monoceros.engine.registry import find_game
from monoceros.lab import stats, words
from monoceros.lab.compare import compare, judge
from monoceros.lab.errors import LabError
from monoceros.lab.findings import find
from monoceros.lab.folder import Folder, on_this_machine
from monoceros.lab.measures import find_measure, measured
from monoceros.lab.report import compare_page, report_page
from monoceros.lab.run import new_run
from monoceros.lab.says import warning
from monoceros.lab.stats import Estimate
from monoceros.lab.tune import pack_with, read_target, read_vary, rungs_of, tune

NESTED = 'ability = [{id = "a", name = "A", does = [["own_power", 2]], text = "t", source = "designed"}]'


class Page(HTMLParser):
    """What stands on a page: its tags in balance, its words, its links to elsewhere."""

    EMPTY = frozenset(["meta", "col", "line", "polygon", "polyline"])

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.words: list[str] = []
        self.elsewhere: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.elsewhere += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.fixture(scope="module")
def biased(play: PlayToy) -> Folder:
    return play("coin", 400, packs=("biased",))


def test_a_report_is_one_page_that_needs_nothing_else(biased: Folder) -> None:
    text = report_page(find(biased, COIN), biased.run)
    page = Page(text)
    assert page.elsewhere == []
    assert not page.tags & {"script", "link", "img", "iframe"}
    assert not re.search(r"url\(|@import|https?:", text)
    said = " ".join(" ".join(page.words).split())
    for heading in ("Who wins", "Roles", "Length", "Decisions", "The lead", "Stalls", "How it was played"):
        assert heading in said
    assert "Seat A (random) wins" in said
    assert "prefers-color-scheme: light" in text
    assert "heads = 7" in said  # the pack is in the page


def test_a_report_of_a_run_that_is_not_over_says_so(play: PlayToy) -> None:
    folder = play("nim", 30, batch=10)
    folder.part_path(2).unlink()
    text = report_page(find(folder, NIM), folder.run)
    assert "20 games of 30 (the run is not over)" in text
    assert "monoceros lab run nim --games 30 --seats 2 --bots random --seed 1 --out again" in text


def test_nothing_in_a_page_is_taken_for_html(play: PlayToy) -> None:
    folder = play("nim", 12)
    found = find(folder, NIM)
    found["title"] = "<b>Nim</b>"
    assert "<b>Nim" not in report_page(found, folder.run)


def test_a_report_where_no_game_ended(play: PlayToy) -> None:
    folder = play("nim", 12, most_decisions=1, bots=("perfect", "perfect"))
    found = find(folder, NIM)
    assert found["ended"] == 0
    assert "Not over after 1 decisions" in report_page(found, folder.run)


def test_a_report_warns_where_a_limit_ended_more_than_a_few_games(play: PlayToy) -> None:
    """Two bots that stand still look like two that are level."""
    drawn = play("tower", 2, bots=("squire", "squire"), options={"match": "single", "turn_limit": 3})
    found = find(drawn, find_game("tower"))
    assert found["cut_off"] == {"games": 2, "rate": 1.0, "warning": True}
    assert {row["name"]: row["games"] for row in found["stalls"]}["cut_off"] == 2
    words = "a limit and not a rule ended 2 of 2 games"
    assert words in warning(found)
    assert words in report_page(found, drawn.run)
    given_up = find(play("nim", 4, most_decisions=1), NIM)
    assert given_up["cut_off"] == {"games": 4, "rate": 1.0, "warning": True}, "a limit of decisions is one too"
    fine = play("nim", 4)
    assert (find(fine, NIM)["cut_off"]["games"], warning(find(fine, NIM))) == (0, "")
    assert 'class="warning"' not in report_page(find(fine, NIM), fine.run)
    measure = find_measure("cut_off", find_game("tower"), 2)
    assert measured(drawn, find_game("tower"), [measure])["cut_off"].to_list() == [1.0, 1.0]


def test_a_comparison_as_a_page(biased: Folder, play: PlayToy) -> None:
    page = Page(compare_page(compare(play("coin", 400), biased, COIN, matters=0.02)))
    said = " ".join(" ".join(page.words).split())
    assert page.elsewhere == []
    assert "coin/coin/heads 5 7" in said
    assert "It matters." in said
    nothing = compare_page(compare(biased, biased, COIN, matters=0.02))
    assert "Nothing was changed between the two runs." in nothing
    assert "Whatever differs is too small to matter." in nothing


def test_runs_that_are_no_pair_are_refused(biased: Folder, play: PlayToy) -> None:
    with pytest.raises(LabError, match="game is coin in the first, nim in the second"):
        compare(biased, play("nim", 5), COIN, matters=0.02)
    with pytest.raises(LabError, match="the first has seed 1, the second 2"):
        compare(biased, play("coin", 5, seed=2), COIN, matters=0.02)


def test_what_else_may_have_changed_is_told(biased: Folder, play: PlayToy) -> None:
    found = compare(play("nim", 30), play("nim", 30, bots=("perfect", "random")), NIM, matters=0.02)
    assert found["changed"] == [
        {"what": "bots", "first": "['random', 'random']", "second": "['perfect', 'random']"},
    ]


@pytest.mark.parametrize(
    ("apart", "verdict"),
    [
        (Estimate(0.05, 0.03, 0.07), "matters"),
        (Estimate(0.004, 0.001, 0.007), "too small to matter"),
        (Estimate(0.0, -0.01, 0.01), "too small to matter"),
        (Estimate(0.02, -0.02, 0.06), "not sure yet"),
        (Estimate(0.015, 0.005, 0.025), "not sure yet"),
    ],
)
def test_three_verdicts(apart: Estimate, verdict: str) -> None:
    said, games = judge(apart, 0.02, 100)
    assert said == verdict
    assert (games is not None) == (verdict == "not sure yet")
    assert games is None or games > 100


# -- the search ---


def a_run(games: int, name: str = "nim", bots: tuple[str, str] = ("perfect", "perfect")) -> Any:
    return new_run(Plan(name, 2, {} if name == "nim" else {"loud": False}, ()), bots, games, 1)


def test_the_solved_number_is_found_with_its_evidence(toys: None, tmp_path: Path) -> None:
    """The second seat wins always only if the pile is a multiple of four."""
    content = NIM.content.load()
    varies = [read_vary("pile/pile/pebbles=5,6,8,9,10", content)]
    target = read_target("win:A=0", NIM, 2)
    said: list[str] = []
    found = tune(a_run(80), varies, target, tmp_path / "t", on_this_machine(1), said.append)
    assert found["best"] == {"pile/pile/pebbles": 8}
    assert found["met"]
    assert [row["games"] for row in found["tries"]] == [80, 80, 40, 20, 20]
    assert said[0] == "20 games each: 5 tries, best pile/pile/pebbles = 8"
    assert (tmp_path / "t" / "best.toml").read_text() == 'pile = [{id = "pile", pebbles = 8}]\n'
    evidence = (tmp_path / "t" / "evidence.md").read_text()
    assert "| 8 | 80 | 0 | 0 to 0 | try-002 |" in evidence
    assert "On 80 games with new seeds: 0" in evidence
    again = tune(a_run(80), varies, target, tmp_path / "t", on_this_machine(1), said.append)
    assert again == found


def test_a_target_out_of_reach_is_told(toys: None, tmp_path: Path) -> None:
    varies = [read_vary("coin/coin/heads=5,6", COIN.content.load())]
    target = read_target("with:leads/Bear=1", COIN, 2)
    found = tune(a_run(60, "coin", ("random", "random")), varies, target, tmp_path / "t", on_this_machine(1), str)
    assert not found["met"]
    assert "no try reaches it" in (tmp_path / "t" / "evidence.md").read_text()


@pytest.mark.parametrize(
    ("vary", "words"),
    [
        ("heads", "--vary is TABLE/ID/KEY"),
        ("cake/coin/heads=1", "there is no table 'cake'; there are: coin, hero"),
        ("coin/cake/heads=1", "there is no coin 'cake'"),
        ("coin/coin/cake=1", "has no key 'cake'"),
        ("hero/fox/name=1", "hero 'fox' is printed, not designed"),
        ("coin/coin/name=1", "coin/coin/name is Silver coin, no whole number"),
        ("coin/coin/heads=a", "values are whole numbers"),
        ("coin/coin/heads.0=1", "a place in a list"),
    ],
)
def test_numbers_that_cannot_be_varied(vary: str, words: str) -> None:
    with pytest.raises(LabError, match=words):
        read_vary(vary, COIN.content.load())


def test_numbers_inside_of_lists_can_be_varied() -> None:
    from monoceros.engine.content import ContentKit, Row

    class Ability(Row, frozen=True, kw_only=True):
        name: str
        does: tuple[tuple[str | int, ...], ...]

    content = ContentKit(rows={"ability": Ability}, text=NESTED).load()
    vary = read_vary("ability/a/does.0.1=2,3", content)
    assert vary.name == "ability/a/does.0.1"
    assert pack_with([vary], [3], content).tables == {"ability": [{"id": "a", "does": [["own_power", 3]]}]}


def test_targets_and_tries_that_cannot_be(toys: None, tmp_path: Path) -> None:
    for target in ("win:A", "win:A=x", "cake=1"):
        with pytest.raises(LabError, match=r"--target is MEASURE=NUMBER|nothing that is measured"):
            read_target(target, COIN, 2)
    vary = read_vary("coin/coin/heads=5", COIN.content.load())
    target_found = read_target("win:A=0.5", COIN, 2)
    for varies in ([vary], [vary, vary]):
        with pytest.raises(LabError, match=r"there are 1 tries|names a number twice"):
            tune(a_run(20, "coin"), varies, target_found, tmp_path / "t", on_this_machine(1), str)


@pytest.mark.parametrize(("games", "tries", "rungs"), [(80, 5, [20, 40, 80]), (30, 9, [30]), (1000, 2, [1000])])
def test_stages_double(games: int, tries: int, rungs: list[int]) -> None:
    assert rungs_of(games, tries) == rungs


def test_measures_are_those_of_the_games(play: PlayToy) -> None:
    folder = play("nim", 25)
    wanted = [find_measure(name, NIM, 2) for name in ("win:B", "turns", "decisions", "with:took/Pebbles")]
    table = measured(folder, NIM, wanted)
    assert table["turns"].to_list() == table["decisions"].to_list()
    assert table["win:B"].sum() == find(folder, NIM)["wins"][1]["wins"]
    assert table["with:took/Pebbles"].null_count() == 0


# -- numbers ---


def test_intervals_hold_what_is_known() -> None:
    assert stats.rate(50, 100).low == pytest.approx(0.4038, abs=1e-4)
    assert stats.mean(10, 30, 5) == pytest.approx((2, 2 - 1.386, 2 + 1.386), abs=1e-3)
    assert stats.median([(1, 10), (2, 80), (3, 10)]) == (2, 2, 2)
    assert stats.difference(Estimate(0.6, 0.5, 0.7), Estimate(0.6, 0.5, 0.7)).value == 0
    assert stats.chance_of((50, 100), (50, 100)) == 1
    assert stats.chance_of((70, 100), (50, 100)) == pytest.approx(0.0039, abs=1e-4)
    assert stats.told_apart({1: 5}, {0: 5}) == 1
    assert stats.told_apart({1: 2, 2: 2}, {1: 2, 2: 2}) == 0.5


@pytest.mark.parametrize(
    ("value", "shown"), [(0, "0"), (0.1234, "0.12"), (12.345, "12.3"), (1234.5, "1,234"), (-3.21, "−3.21"), (7, "7")]
)
def test_figures_have_as_many_digits_as_matter(value: float, shown: str) -> None:
    assert words.figure(value) == shown
