"""Section 10: walls and castles. The Kingdom Completion Queue: test_14_crown.py and test_3_board.py."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.crown.geometry import WALL_SLOTS, space

from .shown import shown
from .spots import army, building, on, rolled, spot, told

SLOTS = ["E1", "E2", "E3", "E4", "A5", "B5", "C5", "D5"]


def sites(options: list[str], kind: str) -> list[str]:
    return [option.split()[1] for option in options if option.startswith(kind)]


@clause("CD-10.1")
def test_10_1_one_structure_after_the_other_while_there_is_gold() -> None:
    s = spot("henry", gold=(6,))
    game = building(s, "0 wall E1", "0 castle C3", "0 keep", "0 wall E2").expect_name(0, "construction")
    assert (s.gold[0], sites(game.options(0), "castle")) == (1, [])
    game.say("0 wall A5")
    assert (game.is_over, s.gold[0], s.walls[0], on(s, "C3")) == (True, 0, 3, "0 keep")
    game.check()


@clause("CD-10.2")
def test_10_2_a_castle_costs_three_and_a_wall_one() -> None:
    s = spot("henry", gold=(5,))
    game = building(s, "0 castle C3", "0 barracks", "0 wall E1", "0 done")
    assert ([facts[4] for facts in told(game, "built")], s.gold[0]) == ([3, 1], 1)


@clause("CD-10.3", "CD-10.4")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_10_3_only_in_the_own_territory_and_walls_only_on_its_slots(seat: int) -> None:
    s = spot(seats=4, active=seat, gold=(12, 12, 12, 12))
    options = building(s).options(seat)
    assert [space(place) for place in sites(options, "wall")] == WALL_SLOTS[seat]
    assert len(sites(options, "castle")) == 15


@clause("CD-10.4")
def test_10_4_a_slot_takes_one_wall_and_nothing_else() -> None:
    s = spot("henry E2 | torvald A5 | wall E1", gold=(12,))
    options = building(s).options(0)
    assert sites(options, "wall") == ["E3", "E4", "B5", "C5", "D5"]
    assert not set(sites(options, "castle")) & set(SLOTS)


@clause("CD-10.5", "CD-10.6")
def test_10_5_no_castle_on_home_point_slot_or_gate() -> None:
    options = building(spot("henry C3", gold=(12,))).options(0)
    assert " ".join(sites(options, "castle")) == "B1 C1 D1 A2 B2 C2 D2 A3 B3 D3 A4 B4 C4 D4"
    assert not {"A1", "E5"} & set(sites(options, "wall"))


@clause("CD-10.7")
def test_10_7_a_piece_of_anybody_or_the_dragon_is_in_the_way() -> None:
    s = spot("henry B1 | keep B2", "torvald B3 | bruno E1", gold=(12,), dragon="ashwing B4")
    options = building(s).options(0)
    assert not {"B1", "B2", "B3", "B4"} & set(sites(options, "castle"))
    assert "E1" not in sites(options, "wall")


@clause("CD-10.8")
def test_10_8_three_castles_and_eight_walls_at_most() -> None:
    castles = spot("henry | keep B2 | gatehouse B3 | barracks B4", gold=(12,))
    assert sites(building(castles).options(0), "castle") == []
    walls = spot(f"henry | wall {' '.join(SLOTS)}", gold=(12,))
    options = building(walls).options(0)
    assert (sites(options, "wall"), len(sites(options, "castle"))) == ([], 15)


@clause("CD-10.9")
def test_10_9_one_of_the_unused_castle_cards_lies_with_it_and_no_military_card() -> None:
    s = spot("henry | gatehouse B2", gold=(6,))
    game = building(s, "0 castle B3").expect("0 castle_card: keep | barracks").say("0 barracks", "0 castle B4")
    assert (on(s, "B3"), on(s, "B4")) == ("0 barracks", "0 keep"), "the last card needs no choice"
    assert (s.cards[9], s.cards[11]) == ((), ())
    game.check()


@clause("CD-10.9", "CD-21.4")
def test_10_9_a_castle_card_is_open_from_the_first() -> None:
    s = spot("henry | gatehouse B2: Axe Levy", "bruno")
    assert shown(s, 1)["holders"][10]["kind"] == "castle"
    assert shown(s, 1)["holders"][9] is None


@clause("CD-10.10")
def test_10_10_what_was_destroyed_can_be_built_again_at_the_usual_price() -> None:
    s = spot("torvald J10: Axe Levy | elowen J9: Bow Levy", "keep K10 | wall I10", gold=(0, 4))
    army(s, "0 J9", "0 attack K10", "0 stop", "0 J10", "0 attack I10", "0 stop", "0 done")
    assert (on(s, "K10"), on(s, "I10"), s.walls[1]) == ("", "", 0)
    s.active = 1
    game = building(s, "1 castle K10").expect("1 castle_card: keep | gatehouse | barracks").say("1 keep", "1 wall I10")
    assert (on(s, "K10"), on(s, "I10"), s.gold[1]) == ("1 keep", "1 wall", 0)
    game.check()


@clause("CD-10.10")
def test_10_10_a_wall_that_the_dragon_broke_is_back_with_its_owner_too() -> None:
    s = spot(f"henry | wall {' '.join(SLOTS)}", gold=(1,), dragon="ashwing E6", dice=(2, "up"))
    rolled(s)
    assert (on(s, "E4"), s.walls[0]) == ("dragon", 7)
    s.dragon_at, s.board[space("E4")] = space("G9"), -1
    building(s, "0 wall E4")
    assert s.walls[0] == 8


@clause("CD-10.15")
def test_10_15_the_second_place_gives_nothing() -> None:
    castles = "keep B2 | gatehouse B3 | barracks B4"
    s = spot(
        f"{castles} | wall {' '.join(SLOTS)}",
        "keep L12 | gatehouse L11 | barracks L10 | wall I10 I11 I12 I13 J9 K9 L9",
        queue=(0,),
        gold=(0, 1),
        active=1,
    )
    game = building(s, "1 wall M9")
    assert (s.queue, told(game, "queued"), told(game, "points")) == ((0, 1), [(1, 2)], [])
    assert [player["vp"] for player in shown(s, None)["players"]] == [20, 0]
