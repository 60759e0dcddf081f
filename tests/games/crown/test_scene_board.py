"""What the board, the strip over it and a battle look like."""

from __future__ import annotations

from typing import Any

from kit import Played, clause

from .spots import army, hero_move, spot
from .test_scene import NORTH_EAST, NORTH_WEST, has, inside, lines, numbers, scene, thing, zone

# -- the board ---


@clause("CD-3.1", "CD-3.6", "CD-3.7", "CD-3.8", "CD-3.9")
def test_the_board_has_every_space_as_it_is_printed() -> None:
    found = scene(spot(NORTH_WEST, NORTH_EAST, "ove", "lira"))
    tiles = [thing for thing in found.things if thing.kind == "tile"]
    board = zone(found, "board")
    assert len(tiles) == 169
    assert all([30 < tile.x < board.width - 30 and 30 < tile.y < board.height - 30 for tile in tiles])
    looks = {id: thing(found, f"space/{id}") for id in ("A1", "E3", "E5", "G3", "G6", "G7", "H2")}
    assert {id: look.marks for id, look in looks.items()} == {
        "A1": ("crest",),
        "E3": ("dashed",),
        "E5": ("threshold",),
        "G3": (),
        "G6": ("masonry",),
        "G7": ("masonry", "framed"),
        "H2": (),
    }
    assert looks["G3"].face.icon == "cave-entrance"
    columns, rows = thing(found, "edge/columns"), thing(found, "edge/rows")
    assert (columns.label, columns.width, rows.height) == ("A B C D E F G H I J K L M", 780, 780)
    assert [looks[id].owner for id in ("A1", "E3", "E5", "G7")] == [0, 0, 0, -1]
    land, fortress = thing(found, "area/0"), thing(found, "area/8")
    assert (land.label, land.width, land.height) == ("The territory of {0}, North-west", 300, 300)
    assert (fortress.x, fortress.y, fortress.width) == (looks["G7"].x, looks["G7"].y, 180)


@clause("CD-3.13")
def test_a_territory_without_a_player_is_wilds() -> None:
    found = scene(spot("henry", "bruno"))
    gate = thing(found, "space/I5")
    assert (gate.owner, gate.marks, gate.face.icon, gate.label) == (-1, (), "", "I5")
    assert thing(found, "area/1").label == "The North-east, Wilds without a player"
    assert thing(found, "space/M13").owner == 1


def test_a_wall_fills_its_space() -> None:
    wall = thing(scene(spot("henry | wall E1", "bruno")), "space/E1")
    assert (wall.label, wall.face.icon, wall.marks, wall.owner) == ("Wall of {0} on E1", "stone-wall", ("walled",), 0)


def test_pieces_show_who_they_are_and_how_many_cards_they_have() -> None:
    found = scene(spot(NORTH_WEST, NORTH_EAST), 1)
    hero, general, castle = [thing(found, f"piece/0/{place}") for place in (0, 1, 9)]
    assert (hero.marks, numbers(hero.face), hero.face.icon) == (("leader", "flags"), {"cards": 2}, "barbarian")
    assert (general.marks, general.face.icon, general.owner) == (("flags",), "cavalry", 0)
    assert (castle.kind, castle.marks, castle.label) == (
        "token",
        ("square", "flags"),
        "The Keep of {0} on C3: 1 infantry card",
    )
    assert (hero.x, hero.y) == (thing(found, "space/D2").x, thing(found, "space/D2").y)
    assert not thing(found, "piece/1/9").face.numbers


@clause("CD-14.1", "CD-14.5")
def test_the_crown_lies_in_the_fortress_or_on_its_castle() -> None:
    free = thing(scene(spot(NORTH_WEST, NORTH_EAST)), "crown")
    owned = thing(scene(spot(NORTH_WEST, NORTH_EAST, crown="K3")), "crown")
    found = scene(spot(NORTH_WEST, NORTH_EAST, crown="K3"))
    assert (free.x, free.y) == (thing(found, "space/G7").x, thing(found, "space/G7").y)
    assert (owned.x - thing(found, "space/K3").x, owned.y - thing(found, "space/K3").y) == (16, -16)
    assert (free.label, owned.label) == ("The crown, not taken yet", "The crown, owned by {1}")


@clause("CD-6.10", "CD-6.11")
def test_the_dragons_flights_are_shown_on_demand() -> None:
    found = scene(spot("henry", "bruno", dragon="ashwing B7", rock="G3"))
    flights = {arrow.label: arrow for arrow in found.arrows}
    left = flights["The dragon may fly left: A7, M7, L7, K7, J7, I7"]
    assert (left.quiet, left.start, left.end, left.through[1]) == (True, "dragon", "space/I7", "space/M7")
    assert len(flights) == 4
    assert len(set(thing(found, "dragon").strikes)) == 24
    assert thing(found, "dragon").face.text.startswith("Attack 100, defence 80.")
    assert thing(found, "rock").x == thing(found, "space/G3").x
    assert not scene(spot("henry", "bruno")).arrows


def test_a_moving_piece_shows_its_reach_its_range_and_whom_it_would_fight() -> None:
    game = army(spot("henry", "bruno | piers I9: Crossbow Company", "", active=0))
    assert [thing for thing in scene(game).things if "within" in thing.marks] == []
    s = spot("piers E5: Crossbow Company | henry A1", "bruno G5 | wall I10", dragon="ashwing E6")
    found = scene(army(s, "0 E5"))
    assert "within" in thing(found, "space/E3").marks
    assert "within" not in thing(found, "space/A13").marks
    assert "range" in thing(found, "space/G5").marks
    assert thing(found, "space/G5").face.foot == "shoot"
    assert thing(found, "space/E6").face.foot == "fight"
    assert "now" in thing(found, "stand/0/1").marks


@clause("CD-11.3", "CD-12.6")
def test_whoever_looks_at_an_own_piece_sees_how_far_it_could_march_and_shoot() -> None:
    s = spot("henry A1 | piers E5: Crossbow Company | torvald C3 | keep B2", "bruno G5", rock="G3")
    found = scene(s)
    archer, unarmed = thing(found, "piece/0/1"), thing(found, "piece/0/2")
    assert {"space/E5", "space/G4", "space/E8"} <= set(archer.reach), "three spaces, the Wilds too"
    assert not {"space/F6", "space/G5", "space/I5"} & set(archer.reach), "the Fortress, an enemy, too far"
    assert len(archer.strikes) == len(set(archer.strikes)) == 24
    assert {"space/E4", "space/G5", "space/E8"} <= set(archer.strikes)
    assert unarmed.strikes == ()
    assert {id[6] for id in unarmed.reach} <= set("ABCDE"), "it does not leave the territory"
    assert not {"space/B2", "space/E5"} & set(unarmed.reach), "no piece ends its move on a castle or on another"
    assert thing(scene(s, 1), "piece/0/1").reach == ()
    assert len(thing(scene(s, 1), "piece/0/1").strikes) == 24, "everybody sees that these are archers"
    assert thing(scene(s, None), "piece/0/1").reach == archer.reach, "spectators look with whose turn it is"


@clause("CD-19.2", "CD-11.1")
def test_a_piece_that_has_marched_or_has_no_rations_reaches_nothing() -> None:
    hungry = spot("henry A1 | torvald C3", "bruno", rations=True, food=(0, 0))
    assert thing(scene(hungry), "piece/0/1").reach == ()
    game = army(spot("henry A1 | torvald C3", "bruno"), "0 C3")
    assert thing(scene(game), "piece/0/1").reach == (), "while it moves its reach is drawn anyway"
    game.say("0 stop")
    assert thing(scene(game), "piece/0/1").reach == ()
    assert thing(scene(game), "piece/0/0").reach


# -- the strip ---


@clause("CD-3.14", "CD-6.9", "CD-10.12")
def test_the_strip_tells_alert_dice_and_queue() -> None:
    found = scene(spot("henry", "bruno", alert=3, dice=(4, "up")))
    slots = [thing(found, f"alert/{slot}") for slot in range(1, 6)]
    assert [slot.marks for slot in slots] == [(), (), ("filled",), (), ("goal",)]
    assert zone(found, "alert").note == "2 faces to go"
    assert (thing(found, "die/white").face.title, thing(found, "die/black").face.title) == ("4", "↑")
    assert thing(found, "queue/1").label == "Place 1, worth 20 VP, free"
    assert thing(scene(spot("henry", "bruno", dice=(1, "rock"))), "die/black").face.icon == "rock"
    out = scene(spot("henry", "bruno", dragon="old_ember F6"))
    assert numbers(thing(out, "dragon_card/now").face).keys() == {"attack", "defence"}
    assert zone(out, "alert").note == "it is out"


def test_the_queue_shows_who_is_in_it() -> None:
    walls = "wall E1 E2 E3 E4 A5 B5 C5 D5"
    s = spot(f"henry A1 | keep B2 | gatehouse C2 | barracks D2 | {walls}", "bruno", queue=(0,))
    first = thing(scene(s), "queue/1")
    assert (first.owner, first.marks, first.label) == (0, ("filled",), "Place 1, worth 20 VP: {0}")
    assert lines(thing(scene(s), "seat/0").face, "of 50 VP") == [("first in the queue", "20"), ("VP", "20")]


# -- battles ---


def fight(**given: Any) -> Played:
    s = spot(
        "henry A1 | torvald F5: Axe Band, Axe Band", "bruno | leoric G5: Sword Champions, Sword Guard",
        front_a="War Banner", gold=(5, 5), **given,
    )  # fmt: skip
    return army(s, "0 F5", "0 attack G5")


@clause("CD-12.9", "CD-12.16")
def test_a_battle_is_shown_as_sums_side_by_side() -> None:
    found = scene(fight())
    attacker, defender = [thing(found, f"battle/{side}/sum") for side in ("attacker", "defender")]
    assert (numbers(attacker.face), numbers(defender.face)) == (
        {"attack": 70, "defence": 20},
        {"attack": 100, "defence": 100},
    )
    assert lines(attacker.face, "attack") == [
        ("Axe Band", "30"),
        ("Axe Band", "30"),
        ("bonus", "+10"),
        ("attack", "70"),
    ]
    assert (attacker.face.title, defender.face.title, defender.owner) == ("Torvald attacks", "Leoric defends", 1)
    assert inside(found, "battle/attacker/cards") == ["stand/0/1/axe_band", "stand/0/1/axe_band/2"]
    assert thing(found, "stand/1/1/sword_guard").came_from == "piece/1/1"
    assert found.layout.table[0].zones == (
        "battle/attacker", "battle/attacker/cards", "battle/defender/cards", "battle/defender",
    )  # fmt: skip
    assert [arrow.end for arrow in found.arrows] == ["piece/1/1"]


def test_cards_of_the_window_stand_in_the_sum() -> None:
    face = thing(scene(fight(black_a="Ambush").say("0 use war banner")), "battle/attacker/sum").face
    assert ("cards played", "+20") in lines(face, "attack")


def test_the_verdict_is_told_while_the_upkeep_is_paid() -> None:
    s = spot("henry A1 | torvald F5: Axe Band, Axe Band", "bruno | corvin G5: Sword Levy", gold=(5, 5))
    found = scene(army(s, "0 F5", "0 attack G5"))
    assert thing(found, "battle/attacker/sum").face.text == "70 against 10: wins."
    assert has(found, "battle/attacker/cards")
    assert not has(found, "battle/defender/cards"), "it is lost"


@clause("CD-12.23", "CD-12.25")
def test_a_shooting_marks_the_cards_that_fall() -> None:
    s = spot(
        "henry A1 | piers E5: Crossbow Company, Javelin Levy",
        "bruno | osric G5: Shield Line, Spear Vanguard",
        gold=(5, 5),
    )
    found = scene(army(s, "0 E5", "0 attack G5"))
    assert thing(found, "battle/attacker/sum").face.text == "40 shot at each card: 1 falls."
    assert zone(found, "battle/defender/cards").note == "each by itself"


def test_the_dragon_fights_with_its_numbers() -> None:
    s = spot(
        "bruno E5: Axe Band, Axe Band, Axe Band",
        "henry",
        dragon="ashwing F5",
        black_a="Ambush",
        gold=(5, 5),
        dice=(3, "up"),
    )
    found = scene(hero_move(s, "0 attack F5"))
    assert numbers(thing(found, "battle/defender/sum").face) == {"attack": 100, "defence": 80}
    assert thing(found, "battle/defender/sum").face.title == "Ashwing defends"
    assert not has(found, "battle/defender/cards")
