"""Section 3: spaces, bases, troops, groups, the palace."""

from __future__ import annotations

import pytest

from kit import clause

from .shown import shown
from .spots import GAME, attacking, battle, board, dry, palace_hits, renewing, spot

FULL = "Treecity 0, Treecity 0, Treecity 0"


@clause("AT-3.1")
def test_3_1_any_territory_can_attack_any_enemy_territory() -> None:
    t = battle(spot(a="Treecity 1 | Treecity 1 | Treecity 1", b="Burrows 1 | | Burrows 1"))
    every = " | ".join(f"attack {group} {goal}" for group in (1, 2, 3) for goal in (1, 2, 3))
    t.expect(f"0 attack: end | {every}")


@clause("AT-3.1")
def test_3_1_territories_and_their_spaces_are_numbered_1_to_3() -> None:
    t = renewing(dry(spot(hand_a="Lair base")))
    spaces = " | ".join(f"build cavalry {territory} {space}" for territory in (1, 2, 3) for space in (1, 2, 3))
    t.expect(f"0 build: done | {spaces}")
    t.say("0 build cavalry 2 3")
    assert board(t.state, 0) == " | -, -, Lair 0 | "


@clause("AT-3.2")
def test_3_2_a_space_holds_at_most_one_base() -> None:
    t = renewing(dry(spot(a="Treecity 0", hand_a="Lair base, Nest base")))
    t.say("0 build cavalry 1 1", "0 build siege 1 1")
    assert board(t.state, 0) == "Nest 0 |  | "


@clause("AT-3.2")
@pytest.mark.parametrize(
    ("base", "power"), [("Treecity", 1), ("Standing stones", 1), ("Burrows", 2), ("Lair", 3), ("Nest", 4)]
)
def test_3_2_all_troops_on_a_base_are_of_the_kind_it_recruits(base: str, power: int) -> None:
    t = attacking(spot(a=f"{base} 2")).say("0 palace")
    assert palace_hits(t) == [2 * power]


@clause("AT-3.3")
def test_3_3_the_troops_of_a_base_that_leaves_the_board_are_gone() -> None:
    t = renewing(dry(spot(a="Treecity 1, Burrows 1", hand_a="Lair base")))
    assert board(t.state, 0) == "Treecity 2, Burrows 2 |  | "
    t.say("0 build cavalry 1 1")
    assert board(t.state, 0) == "Lair 0, Burrows 2 |  | "
    assert shown(t.state, 1)[0]["troops"] == [0, 2] + [0] * 7


@clause("AT-3.3")
def test_3_3_no_troops_are_left_behind_by_a_base_that_is_destroyed_with_them() -> None:
    t = attacking(spot(a="Lair 2", b="Burrows 1 | Treecity 1")).check()
    assert board(t.state, 1) == " | Treecity 1 | "
    assert shown(t.state, 0)[1]["troops"] == [0] * 3 + [1] + [0] * 5


@clause("AT-3.4")
def test_3_4_all_troops_in_one_territory_act_as_one_group() -> None:
    t = attacking(spot(a="Treecity 1, Burrows 1, Lair 1 | Lair 2")).say("0 palace")
    assert palace_hits(t) == [6]
    assert board(t.state, 0) == "Treecity 0, Burrows 0, Lair 0 | Lair 2 | "


@clause("AT-3.5")
def test_3_5_four_damage_destroys_a_base() -> None:
    t = attacking(spot(a="Burrows 2", b="Treecity 0"))
    assert board(t.state, 1) == " |  | "


@clause("AT-3.5")
def test_3_5_less_than_four_damage_does_not_destroy_a_base() -> None:
    t = attacking(spot(a="Lair 1", b="Treecity 0"))
    assert board(t.state, 1) == "Treecity 0 |  | "


@clause("AT-3.5")
def test_3_5_a_base_deals_four_damage_when_defending() -> None:
    t = attacking(spot(a="Burrows 2, Treecity 1", b="Treecity 0"))
    t.expect("1 assign: troop 1 1 | troop 1 2")
    t.say("1 troop 1 1", "1 troop 1 1")
    t.expect("0 go_on: palace | stay")
    assert board(t.state, 0) == "Burrows 0, Treecity 1 |  | "


@clause("AT-3.6")
def test_3_6_ten_damage_in_one_combat_destroys_the_palace() -> None:
    t = attacking(spot(a="Lair 2, Burrows 2")).say("0 palace")
    assert [event.facts for event in t.happened("palace_lost")] == [(1,)]


@clause("AT-3.6")
def test_3_6_nine_damage_does_not_destroy_the_palace() -> None:
    t = attacking(spot(a="Lair 2, Lair 1")).say("0 palace")
    assert palace_hits(t) == [9]
    assert t.happened("palace_lost") == []


@clause("AT-3.6")
def test_3_6_the_palace_deals_ten_damage_when_attacked() -> None:
    # Six elves with initiative fell the Treant and leave the palace standing; it strikes alone.
    elves = spot(a="Treecity 2, Treecity 2, Treecity 2", b=f"| {FULL}", specials=(0, 1), played_a="Elves")
    t = attacking(elves).say("0 palace", "1 troop 1 1", "1 troop 1 1", "1 troop 1 2", "1 troop 1 2")
    t.expect()
    assert board(t.state, 0) == "Treecity 0, Treecity 0, Treecity 1 |  | "


@clause("AT-3.7")
def test_3_7_a_special_troop_stands_on_the_palace_as_its_card_face_up() -> None:
    t = battle(spot(a=f"{FULL} |", hand_a="Treant")).say("0 play special")
    for seat in (0, 1, None):
        scene = GAME.scene(GAME.view(t.state, seat))
        standing = [thing for thing in scene.things if thing.zone == "palace/0" and thing.kind == "card"]
        assert [(thing.face.title, thing.face.down) for thing in standing] == [("Treant", False)]
    assert board(t.state, 0) == f"{FULL} |  | "
