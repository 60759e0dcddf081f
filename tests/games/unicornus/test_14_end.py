"""Section 14: how the game ends."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.games.unicornus.state import CUT_OFF, LOST, PLAYING, WON

from .more_spots_b import cut
from .spots import GAME, at, dawn, dusk, march, news, raid, spot, suffer, told


@clause("UK-14.1", "UK-14.5", "UK-6.11")
def test_14_1_alive_on_the_goal_at_the_end_of_the_princess_step() -> None:
    s = spot("P 1.SE t4 r20")  # no emperor is left to fight
    played = march(s)
    assert (s.outcome, at(s, "P"), s.resources[12]) == (WON, "1.C", 20 - 4 + 6 + 6)
    assert told(played, "over") == [(WON, 1, 0)]
    s = spot("P 1.SE t8 r0")
    march(s)
    assert (s.outcome, at(s, "P")) == (PLAYING, "1.SE")  # she had to Collect


@clause("UK-14.2")
@pytest.mark.parametrize(
    ("options", "last"),
    [({}, 10), ({"difficulty": "easy"}, 12), ({"difficulty": "brutal"}, 9), ({"difficulty": "short"}, 8)],
)
def test_14_2_the_last_round_ends_without_a_win(options: dict[str, Any], last: int) -> None:
    s = spot("K-ZYN 18.C", round=last - 1, **options)
    dusk(s)
    assert s.outcome == PLAYING
    s = spot("K-ZYN 18.C", round=last, **options)
    assert (told(dusk(s), "over"), s.outcome) == ([(LOST, last, 12)], LOST)


@clause("UK-14.2", "UK-4.12")
def test_14_2_effects_of_the_last_round_come_first_and_nobody_is_replaced() -> None:
    s = spot("K-ZYN 18.C t6", event="V-DWI", round=10, unused="K-GOD")
    dusk(s)
    assert (s.outcome, s.tokens[11], s.starter) == (LOST, 5, 0)


@clause("UK-14.3")
def test_14_3_the_princess_can_die_at_any_time() -> None:
    s = spot("P 9.C d5", "E-GRE 9.E F-LOY=P")
    assert (dawn(s).is_over, s.outcome) == (True, LOST)
    s = spot("P 9.C d4")
    assert (news(s, "V-WEA").is_over, s.outcome) == (True, LOST)
    s = spot("P 19.C d4 r9", event="V-ILL")
    assert (march(s).is_over, s.outcome) == (True, LOST)
    s = spot("P 9.C", "9.E t8")
    assert (raid(s).is_over, s.outcome) == (True, LOST)
    s = spot("P 9.C d4", event="V-HOP")
    assert (dusk(s).is_over, s.outcome) == (True, LOST)


@clause("UK-14.4")
def test_14_4_all_win_or_lose_together_and_the_end_is_written_down() -> None:
    s = spot("P 1.SE t4 r20", seats=5, round=7)
    assert told(march(s), "over") == [(WON, 7, 0)]
    assert GAME.score(s) == [1.0] * 5
    s = spot("P 9.NE d5", seats=4, round=6)
    assert told(suffer(s, "P", 1), "over") == [(LOST, 6, 5)]  # five steps were left
    assert GAME.score(s) == [0.0] * 4


@clause("UK-14.5")
def test_14_5_standing_on_the_goal_at_other_moments_does_not_win() -> None:
    s = spot("P 1.SE t4 r20", version="P-TAC")
    news(s, "V-IMP")
    assert (at(s, "P"), s.outcome) == ("1.C", PLAYING)
    dusk(cut(s))
    assert s.outcome == PLAYING
    march(s, "1 move 1.E", "1 move 1.C", "1 move 1.W")  # passing over it
    assert (at(s, "P"), s.outcome) == ("1.W", PLAYING)
    march(cut(s), "1 move 1.C", "1 collect")  # once she is too poor to go
    assert s.outcome == WON


@clause("UK-14.5")
def test_14_5_she_fights_the_emperor_if_he_is_there() -> None:
    s = spot("P 1.SE t4 r20", "E-LIO 1.C")
    played = march(s)
    assert told(played, "princess_battle") == [(0, 0, 0, 3)]  # five life, less 2 for the Warrior
    played.say("0 3")
    assert s.outcome == WON


@clause("UK-14.6")
def test_14_6_the_limit_is_off_for_people_and_guards_bots() -> None:
    assert GAME.option_values({})["turn_limit"] == 0
    assert GAME.option_values({}, bots_only=True)["turn_limit"] == 40


@clause("UK-14.6", "UK-17.3")
def test_14_6_an_endless_game_has_no_last_round_but_a_limit_stops_it() -> None:
    s = spot("K-ZYN 18.C", round=200, endless=True)
    dusk(s)
    assert s.outcome == PLAYING
    s = spot("K-ZYN 18.C", round=50, endless=True, turn_limit=50)
    assert (told(dusk(s), "over"), s.outcome) == ([(CUT_OFF, 50, 12)], CUT_OFF)


@clause("UK-14.6")
def test_14_6_the_result_tells_the_limit_from_the_last_round() -> None:
    for options, last, outcome in (({"turn_limit": 10}, 10, LOST), ({"turn_limit": 7}, 7, CUT_OFF)):
        s = spot("K-ZYN 18.C", round=last, **options)
        played = dusk(s)
        view = GAME.view(s, None)
        assert view.outcome == outcome
        assert GAME.cut_off(s) == (outcome == CUT_OFF)
        words = (GAME.tell(played.happened("over")[0], view), GAME.text(view), GAME.scene(view).heading)
        assert ["limit" in each for each in words] == [outcome == CUT_OFF] * 3


@clause("UK-14.6")
def test_14_6_a_limit_stands_beside_the_round() -> None:
    for options, words in (
        ({}, "Round 2 of 10 ·"),
        ({"turn_limit": 12}, "Round 2 of 10 ·"),
        ({"turn_limit": 7}, "Round 2 (limit 7) ·"),
        ({"endless": True}, "Round 2 ·"),
        ({"endless": True, "turn_limit": 7}, "Round 2 (limit 7) ·"),
    ):
        view = GAME.view(spot("K-ZYN 18.C", round=2, **options), None)
        assert GAME.scene(view).heading.startswith(words)
        assert GAME.text(view).startswith(words)
