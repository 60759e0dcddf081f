"""`monoceros sim` and `monoceros arena`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cli.conftest import SINGLE, Monoceros

TIMES = ("seconds", "decisions_per_second", "games_per_second")


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in TIMES}


def test_sim_as_json(monoceros: Monoceros) -> None:
    args = ("sim", "tower", "--games", "20", "--seats", "2", "--bots", "random", "--seed", "1", *SINGLE, "--json")
    ran = monoceros(*args)
    assert ran.err == ""
    data = ran.data
    assert data["game"] == "tower"
    assert data["games"] == 20
    assert data["bots"] == ["random", "random"]
    assert sum(data["wins"]) + data["draws"] + data["unfinished"] == 20
    assert data["decisions"] == pytest.approx(20 * data["decisions_per_game"], abs=1)
    assert data["decisions_per_second"] > 0
    assert data["games_per_second"] > 0
    assert data["options"]["turn_limit"] == 200  # the default of bots
    assert sum(data["score"]) == pytest.approx(1)
    assert 0 < data["turns_per_game"] <= 200
    assert data["decisions_per_game_median"] > 0


def test_sim_for_people(monoceros: Monoceros) -> None:
    out = monoceros("sim", "tower", "--games", "10", *SINGLE).out
    for words in ("tower: 10 games, seed 1", "seat  bot", "A     random", "draws ", "decisions/s"):
        assert words in out


def test_the_same_seed_gives_the_same_games_another_others(monoceros: Monoceros) -> None:
    def play(seed: str) -> dict[str, Any]:
        return without_times(monoceros("sim", "tower", "--games", "10", "--seed", seed, *SINGLE, "--json").data)

    assert play("1") == play("1")
    assert play("1")["decisions"] != play("2")["decisions"]


@pytest.mark.parametrize(
    ("bots", "games"),
    [("random", "150"), ("squire,random", "4")],  # random games go by the hundred, others one by one
)
def test_sim_is_the_same_with_any_number_of_processes(monoceros: Monoceros, bots: str, games: str) -> None:
    short = ("--option", "turn_limit=3", *SINGLE)
    data = [
        without_times(
            monoceros("sim", "tower", "--games", games, "--bots", bots, *short, "--jobs", jobs, "--json").data
        )
        for jobs in ("1", "2")
    ]
    assert data[0] == data[1]


def test_sim_with_a_pack(monoceros: Monoceros) -> None:
    data = monoceros("sim", "tower", "--games", "5", "--pack", "armies", *SINGLE, "--json").data
    assert data["packs"] == ["armies"]


def test_arena_of_two_as_json(monoceros: Monoceros) -> None:
    args = ("arena", "tower", "--bots", "squire,random", "--games", "6", *SINGLE, "--json")
    data = monoceros(*args).data
    assert data["games"] == 6
    assert "ratings" not in data
    pair = data["pairs"][0]
    assert pair["bots"] == ["squire", "random"]
    assert pair["wins"] + pair["draws"] + pair["losses"] == 6
    assert pair["interval"][0] <= pair["rate"] <= pair["interval"][1]
    assert pair["wins"] >= 4  # a squire beats chance
    assert {**monoceros(*args, "--jobs", "2").data, "seconds": 0} == {**data, "seconds": 0}


def test_arena_of_three_gives_ratings_strongest_first(monoceros: Monoceros) -> None:
    bots = "random,squire,squire:slips=0.5"
    args = ("arena", "tower", "--bots", bots, "--games", "2", *SINGLE, "--option", "turn_limit=20")
    data = monoceros(*args, "--json").data
    assert len(data["pairs"]) == 3
    rated = [row["rating"] for row in data["ratings"]]
    assert rated == sorted(rated, reverse=True)
    assert all(row["interval"][0] <= row["rating"] <= row["interval"][1] for row in data["ratings"])
    out = monoceros(*args).out
    assert "random against squire" in out
    assert "rating" in out


def test_each_seed_is_played_with_both_seatings(monoceros: Monoceros, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the seat alone decides, nobody is better."""
    from monoceros.bots import match

    seen: list[tuple[int, list[str]]] = []

    def first_seat_wins(game: object, bots: list[Any], seed: int, *rest: object, **named: object) -> match.MatchResult:
        seen.append((seed, [type(bot).__name__ for bot in bots]))
        return match.MatchResult([1.0, 0.0], 1)

    monkeypatch.setattr(match, "play_match", first_seat_wins)
    pair = monoceros("arena", "tower", "--bots", "squire,random", "--games", "4", "--json").data["pairs"][0]
    assert (pair["wins"], pair["losses"], pair["rate"]) == (2, 2, 0.5)
    assert [names for _, names in seen] == [["Squire", "RandomBot"], ["RandomBot", "Squire"]] * 2
    assert seen[0][0] == seen[1][0] != seen[2][0] == seen[3][0]


def test_games_that_a_limit_ended_are_counted_apart(monoceros: Monoceros) -> None:
    args = ("arena", "tower", "--bots", "squire,random", "--games", "2", "--seed", "1", *SINGLE)
    data = monoceros(*args, "--option", "turn_limit=2", "--json").data
    assert data["cut_off"] == {"games": 2, "rate": 1.0, "warning": True}
    assert (data["pairs"][0]["cut_off"], data["pairs"][0]["draws"]) == (2, 2)
    out = monoceros(*args, "--option", "turn_limit=2").out
    assert "2 of 2 games were ended by a limit and not by a rule (100.0 %)" in out
    assert "warning: that is more than 5 %" in out
    assert monoceros(*args, "--limit", "3", "--json").data["cut_off"]["games"] == 2, "a limit of decisions is one too"
    unlimited = monoceros(*args, "--json").data
    assert unlimited["cut_off"] == {"games": 0, "rate": 0.0, "warning": False}
    assert "limit" not in monoceros(*args).out


def test_a_team_that_a_limit_stopped_has_not_won(monoceros: Monoceros) -> None:
    args = ("arena", "unicornus", "--bots", "squire", "--games", "2", "--limit", "5")
    data = monoceros(*args, "--json").data
    assert (data["teams"][0]["wins"], data["teams"][0]["cut_off"], data["cut_off"]["games"]) == (0, 2, 2)
    assert "2 of 2 games were ended by a limit" in monoceros(*args).out


def test_a_game_that_all_lose_together_is_no_draw(monoceros: Monoceros) -> None:
    args = ("sim", "unicornus", "--seats", "2", "--bots", "random", "--games", "2")
    data = monoceros(*args, "--json").data
    assert data["wins"] == [2 - data["lost"]] * 2
    assert (data["draws"], data["lost"] > 0) == (0, True)
    assert f"lost together {data['lost']}" in monoceros(*args).out


def test_where_all_win_together_each_bot_is_a_team(monoceros: Monoceros, monkeypatch: pytest.MonkeyPatch) -> None:
    from monoceros.bots import match

    seen: list[tuple[int, str]] = []

    def squires_win(game: object, bots: list[Any], seed: int, *rest: object, **named: object) -> match.MatchResult:
        (name,) = {type(bot).__name__ for bot in bots}
        seen.append((seed, name))
        return match.MatchResult([float(name == "Squire")] * len(bots), 1)

    monkeypatch.setattr(match, "play_match", squires_win)
    args = ("arena", "unicornus", "--bots", "squire,random", "--seats", "4", "--games", "3")
    teams = monoceros(*args, "--json").data["teams"]
    assert [(team["bot"], team["wins"], team["games"]) for team in teams] == [("squire", 3, 3), ("random", 0, 3)]
    assert [name for _, name in seen] == ["Squire"] * 3 + ["RandomBot"] * 3
    seeds = [seed for seed, _ in seen]
    assert seeds[:3] == seeds[3:]
    assert len(set(seeds)) == 3
    assert "4 × squire" in monoceros(*args).out
    alone = monoceros("arena", "unicornus", "--bots", "squire", "--games", "2")  # one team is enough
    assert (alone.code, "less" in alone.out) == (0, False)


def test_alone_the_first_sits_once_on_every_seat(monoceros: Monoceros, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the seat alone decides, one among four wins one game in four."""
    from monoceros.bots import match

    seen: list[tuple[int, int]] = []

    def first_seat_wins(game: object, bots: list[Any], seed: int, *rest: object, **named: object) -> match.MatchResult:
        assert [type(bot).__name__ for bot in bots].count("RandomBot") == 3
        seen.append((seed, [type(bot).__name__ for bot in bots].index("Squire")))
        return match.MatchResult([1.0, 0.0, 0.0, 0.0], 1)

    monkeypatch.setattr(match, "play_match", first_seat_wins)
    args = ("arena", "overlord", "--bots", "squire,random", "--seats", "4", "--alone", "--games", "8")
    data = monoceros(*args, "--json").data
    pair = data["pairs"][0]
    assert (data["alone"], pair["wins"], pair["losses"], pair["rate"]) == (True, 2, 6, 0.25)
    assert [seat for _, seat in seen] == [0, 1, 2, 3] * 2
    assert len({seed for seed, _ in seen[:4]}) == 1
    assert seen[0][0] != seen[4][0]
    assert "squire against 3 × random" in monoceros(*args).out


def test_where_seats_are_not_alike_the_bots_take_turns_at_one(
    monoceros: Monoceros, monkeypatch: pytest.MonkeyPatch
) -> None:
    from monoceros.bots import match

    seen: list[tuple[int, list[str]]] = []

    def squires_win(game: object, bots: list[Any], seed: int, *rest: object, **named: object) -> match.MatchResult:
        names = [type(bot).__name__ for bot in bots]
        seen.append((seed, names))
        return match.MatchResult([1.0, float(names[1] == "Squire"), 0.5], 1)

    monkeypatch.setattr(match, "play_match", squires_win)
    args = ("arena", "vast", "--seats", "3", "--seat", "b", "--others", "knight", "--bots", "squire,random")
    data = monoceros(*args, "--games", "3", "--json").data
    assert (data["seat"], data["others"]) == ("B", "knight")
    assert [(team["bot"], team["wins"], team["games"]) for team in data["teams"]] == [
        ("squire", 3, 3),
        ("random", 0, 3),
    ]
    assert [names for _, names in seen] == [["Knight", "Squire", "Knight"]] * 3 + [
        ["Knight", "RandomBot", "Knight"]
    ] * 3
    assert [seed for seed, _ in seen[:3]] == [seed for seed, _ in seen[3:]]
    assert data["differences"][0] == {
        "bots": ["squire", "random"],
        "better": 3,
        "worse": 0,
        "difference": 1.0,
        "interval": [0.2059, 1.0],
    }
    told = monoceros(*args, "--games", "3").out
    assert "at seat B" in told
    assert "squire less random" in told
    assert "squire among 2 × knight" in told


LAYOUT = """
[[tile]]
name = "The Capital"
at = [0, -2]
"""


def test_a_layout_of_ones_own_comes_from_a_text_or_a_file(monoceros: Monoceros, tmp_path: Path) -> None:
    short = "E01@0,-2 empire@0,-1 K12@1,-1 K11@1,-2 K04@-1,-1 kingdom@-1,0 P01@0,0"
    file = tmp_path / "mine.toml"
    parts = [part.partition("@") for part in short.split()]
    file.write_text("".join([f'[[tile]]\nname = "{name}"\nat = [{at}]\n' for name, _, at in parts]))
    args = ("sim", "unicornus", "--games", "1", "--seats", "2", "--json", "--option")
    played = [monoceros(*args, f"layout={given}").data for given in (short, f"@{file}")]
    assert [data["options"]["layout"] for data in played] == [short, short]
    assert played[0]["decisions"] == played[1]["decisions"]
    file.write_text(LAYOUT)
    wrong = monoceros(*args, f"layout=@{file}")
    assert wrong.code == 2
    assert "option layout: The Ancestral Castle (P01) is missing" in wrong.err
    assert "none.toml" in monoceros(*args, f"layout=@{tmp_path / 'none.toml'}").err
