"""Section 17: variants as options of a table."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause, new_state
from monoceros.engine.chance import Loaded, Seeded
from monoceros.engine.game import SetupError
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.rules.events import event_step
from monoceros.games.unicornus.rules.game import set_up
from monoceros.games.unicornus.state import LOST, PLAYING, map_of
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

from .more_spots_b import cut, tokens
from .spots import TILE_IDS, dusk, march, play, setting_up, spot, told

HEROES = ("0 K-ANN", "1 K-DON", "2 K-GAT")


@clause("UK-17.1")
def test_17_1_a_number_of_rounds_is_chosen_and_there_are_as_many_events() -> None:
    s: Any = new_state("unicornus", seats=3, difficulty="custom", level_1=2, level_2=1, level_3=3)
    play(s, set_up, chance=Seeded(1)).say("0 K-ANN", "1 K-HAV", "2 K-GAT", "0 P-WAR")
    assert s.terms.rounds == 6
    levels = []
    for number in range(1, 7):
        s.round = number
        play(cut(s), event_step, chance=Seeded(number))
        levels.append(s.terms.event_level[s.event])
        s.event = EMPTY
        s.ongoing = 0
    assert levels == [1, 1, 2, 3, 3, 3]
    cut(s)
    s.round, s.outcome = 5, PLAYING
    dusk(s)
    assert s.outcome == PLAYING
    s.round = 6
    dusk(s)
    assert s.outcome == LOST


@clause("UK-17.2")
@pytest.mark.parametrize(
    ("difficulty", "mix"),
    [("easy", (5, 4, 3)), ("standard", (3, 3, 4)), ("hard", (2, 3, 5)), ("brutal", (1, 3, 5)), ("short", (2, 3, 3))],
)
def test_17_2_the_mixes(difficulty: str, mix: tuple[int, int, int]) -> None:
    s: Any = new_state("unicornus", seats=3, difficulty=difficulty)
    assert (s.terms.mix, s.terms.rounds) == (mix, sum(mix))


@clause("UK-17.2")
def test_17_2_eight_of_a_level_are_the_most() -> None:
    s: Any = new_state("unicornus", seats=3, difficulty="custom", level_1=8, level_2=8, level_3=8)
    assert s.terms.rounds == 24
    with pytest.raises(ValueError, match="level_1"):
        new_state("unicornus", seats=3, difficulty="custom", level_1=9)
    with pytest.raises(SetupError, match="at least one"):
        new_state("unicornus", seats=3, difficulty="custom", level_1=0, level_2=0, level_3=0)


@clause("UK-17.3", "UK-4.7")
def test_17_3_an_endless_game_goes_on_without_events() -> None:
    s = spot("K-ZYN 18.C t6", endless=True, round=11, event="V-DWI")
    s.event_plan, s.event = [0, 0, 0], EMPTY
    played = play(s, event_step, chance=Loaded([]))
    assert (told(played, "event"), s.event) == ([], EMPTY)
    dusk(s)
    assert (s.outcome, tokens(s, "K-ZYN")) == (PLAYING, 5)  # an ONGOING event still works
    s = spot("P 1.SE t4 r20", endless=True, round=15)
    march(s)
    assert s.outcome == 1


@clause("UK-17.6")
def test_17_6_encircled() -> None:
    s: Any = setting_up(3, 2, "0 K-ANN", "1 K-HAV", "2 K-GAT", princess="warrior", layout="encircled").state
    assert map_of(s).paths_to(s.goal)[s.place[PRINCESS]] == 6


@clause("UK-17.7")
def test_17_7_the_iron_gate() -> None:
    s: Any = setting_up(3, 2, "0 K-ANN", "1 K-HAV", "2 K-GAT", princess="warrior", layout="iron_gate").state
    assert [TILE_IDS[s.tiles[slot - 1]] for slot in (1, 2, 3, 5, 19)] == ["E01", "E10", "E02", "E13", "P01"]


@clause("UK-17.8")
@pytest.mark.parametrize(
    ("option", "version"),
    [("tactician", t.TACTICIAN), ("warrior", t.WARRIOR), ("lucky_girl", t.LUCKY_GIRL), ("social", t.SOCIAL)],
)
def test_17_8_the_tutorial_with_any_princess(option: str, version: int) -> None:
    s: Any = setting_up(3, 1, *HEROES, layout="escape", princess=option).state
    assert (s.princess, s.damage[PRINCESS]) == (version, 3)
    assert s.tokens[PRINCESS] == (4, 4, 3, 3)[version]
