"""Section 3: who stands on the board, the Dragon Alert and the queue. The board itself: test_geometry.py."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.crown.geometry import space
from monoceros.games.crown.tables import EMPTY

from .shown import shown
from .spots import GAME, answer_anything, building, hero_move, new_game, on, rolled, spot, told

CORNERS = [
    ("keep B2 | gatehouse B3 | barracks B4 | wall E1 E2 E3 E4 A5 B5 C5", "D5"),
    ("keep L2 | gatehouse L3 | barracks L4 | wall I1 I2 I3 I4 J5 K5 L5", "M5"),
    ("keep L12 | gatehouse L11 | barracks L10 | wall I10 I11 I12 I13 J9 K9 L9", "M9"),
    ("keep B12 | gatehouse B11 | barracks B10 | wall E10 E11 E12 E13 A9 B9 C9", "D9"),
]


@clause("CD-3.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_11_no_space_ever_has_two_things(seats: int) -> None:
    """The game's own check compares the board with the places of all figures."""
    game, rng = new_game(seats, 20 + seats, turn_limit=5), Seeded(seats)
    while not game.is_over:
        answer_anything(game, rng)
        game.check()


@clause("CD-3.11")
def test_3_11_two_things_on_a_space_are_found() -> None:
    s = spot("henry A1 | torvald B1")
    s.where[1] = space("A1")
    with pytest.raises(AssertionError, match="holder 1 is not where it should be"):
        GAME.check(s)


@clause("CD-3.11")
def test_3_11_crown_and_rock_are_markers_that_take_no_room() -> None:
    s = spot("henry G6: Axe Levy", dragon="ashwing C6", rock="G3", dice=(1, "up"))
    hero_move(s, "0 step G7")
    assert (on(s, "G7"), s.crown) == ("0 henry", EMPTY), "the hero stands where the crown lies"
    assert (on(s, "G3"), s.rock) == ("", space("G3"))


@clause("CD-3.14")
def test_3_14_the_alert_has_five_slots_and_begins_with_the_first() -> None:
    s = spot("henry", dice=(1, "up"))
    assert shown(s, None)["alert"] == 1
    seen = [told(rolled(s), "alert") for _ in range(4)]
    assert seen[-1] == [(2,), (3,), (4,), (5,)]
    assert (s.alert, on(s, "G7")) == (0, "dragon"), "beyond the fifth there is only the map"


@clause("CD-3.15", "CD-10.11", "CD-10.15")
def test_3_15_the_queue_has_a_place_for_each_of_four() -> None:
    s = spot(*[kingdom for kingdom, _ in CORNERS], gold=(1, 1, 1, 1))
    for seat in (2, 0, 3, 1):
        s.active = seat
        building(s, f"{seat} wall {CORNERS[seat][1]}").check()
    assert s.queue == (2, 0, 3, 1)
    players = shown(s, None)["players"]
    assert [player["in_queue"] for player in players] == [2, 4, 1, 3]
    assert [player["vp"] for player in players] == [0, 0, 20, 0], "only place 1 counts"
