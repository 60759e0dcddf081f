"""Section 30: equipment, Treasures, Sidequests, Events."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.facts import passable
from monoceros.games.vast.facts_knight import movement_of, perception_of, strength_of
from monoceros.games.vast.rules.knight_harm import lose_grit
from monoceros.games.vast.rules.meetings import can_leave
from monoceros.games.vast.tables import EAST, EMPTY, NORTH, WEST

from .knights import cubes, go, knights
from .spots import any_chance, dark, knight, play, say_space, tile

# A03@0,1 r0 has its wall in the west, A12@0,1 r2 walls in the west, north and east


# -- Bomb, Map, Shield ---


@clause("VF-30.1", "VF-1.11")
def test_30_1_a_bomb_takes_a_wall_away() -> None:
    s = knights("A12@0,1 r2", "A01@1,1 r0", knight="0,1", collapsing=True)
    game = go(s, "cube bomb")
    assert [pick for pick in game.options(0) if pick.startswith("bomb")] == ["bomb N", "bomb E", "bomb W"]
    assert not passable(s, 1, EAST)
    game.say("0 bomb E")
    assert passable(s, 1, EAST)
    assert s.supply[t.BOMBS] == 2
    assert not [pick for pick in game.options(0) if pick.startswith("bomb")]  # once a turn


@clause("VF-30.2", "VF-3.8")
def test_30_2_a_bombed_edge_is_filled_and_there_are_three_tokens() -> None:
    s = knights("A12@0,1 r2", knight="0,1", stack="A01 A05")
    game = go(s, "cube bomb", "bomb N")
    say_space(game, 0, 2)
    assert (0, 2) in dark(s)
    spent = knights("A12@0,1 r2", knight="0,1", stack="A01")
    spent.supply[t.BOMBS] = 0
    assert not [pick for pick in go(spent, "cube bomb").options(0) if pick.startswith("bomb")]


@clause("VF-30.4", "VF-3.3")
def test_30_4_the_ancient_map_passes_walls() -> None:
    s = knights("A12@0,1 r2", "A03@1,1 r0", "A12@2,1", knight="0,1", cubes="free 4", grit=11, collapsing=True)
    game = go(s, "cube map", "cube movement")
    assert "through E" in game.options(0)
    assert "through N" not in game.options(0)
    game.say("0 through E")  # two walls on one border count as one
    assert knight(s) == (1, 1)
    assert s.knight.steps == 1
    assert not [pick for pick in game.options(0) if pick.startswith("through")]


@clause("VF-30.4", "VF-3.3")
def test_30_4_a_dark_tile_reached_through_a_wall_may_lie_in_any_way() -> None:
    s = knights("A12@0,1 r2", "T04@1,1", "A01@1,0 r0", knight="0,1", collapsing=True, cubes="free 3", grit=5)
    game = go(s, "cube map", "through E")
    assert game.options(0) == ["r0", "r1", "r2"]  # the wall in the west too, but not the one to the way out


@clause("VF-30.5", "VF-G12")
def test_30_5_with_the_shield_every_loss_of_grit_is_1() -> None:
    s = knights(cubes="shield 1 strength 3", grit=12)
    play(s, lose_grit, 5)
    assert s.knight.grit == 11
    assert cubes(s) == {"shield": 1, "strength": 3}


@clause("VF-30.5", "VF-7.13")
def test_30_5_with_the_shield_others_cannot_move_her_off_a_tile() -> None:
    s = knights("A01@1,0 r0", knight="1,0", nightmare="0,0 N", cubes="shield 1 strength 1", collapsing=True)
    s.stands[t.UNICORN_PIECE] = t.EMPTY
    assert can_leave(s, 1)  # in her own turn she moves herself
    s.turn = t.NIGHTMARE
    assert not can_leave(s, 1)
    s.knight.cubes[k.SHIELD] = 0
    assert can_leave(s, 1)


# -- Treasures ---


@clause("VF-30.6")
def test_30_6_kept_face_down_or_declined_for_5_grit() -> None:
    s = knights("T01@0,1 r0 treasure2", knight="0,1", finds="boots axe")
    game = go(s, "encounter", "take").expect("0 treasure: keep | decline")
    assert game.game.view(s, 0)["knight"]["offered"] == k.BOOTS
    assert game.game.view(s, None)["knight"]["offered"] == k.TREASURE_CARDS  # others see that there is one
    game.say("0 keep", "0 take", "0 decline")
    assert s.knight.treasure_at[k.BOOTS] == k.FACE_DOWN
    assert s.knight.treasure_at[k.AXE] == k.GONE
    assert s.knight.grit == 5
    assert s.supply[t.TREASURES] == 10


@clause("VF-30.6")
def test_30_6_an_empty_deck_gives_grit() -> None:
    s = knights("T01@0,1 r0 treasure", knight="0,1", treasures="javelin sword axe potion boots lantern enchanted")
    go(s, "encounter", "take").expect_name(0, "knight")
    assert s.knight.grit == 5


@clause("VF-30.7")
def test_30_7_turned_up_at_any_time_of_her_turn_and_public_from_then_on() -> None:
    s = knights(treasures="sword")
    game = go(s)
    assert game.game.view(s, None)["knight"]["treasures"][k.SWORD] == k.IN_DECK
    game.say("0 turn up sword")
    assert game.game.view(s, None)["knight"]["treasures"][k.SWORD] == k.FACE_UP


@clause("VF-30.8")
@pytest.mark.parametrize(
    ("card", "gains"),
    [("sword", (0, 1, 1)), ("axe", (0, 0, 1)), ("boots", (4, 0, 0)), ("lantern", (1, 1, 0))],
)
def test_30_8_what_cards_with_a_cube_give(card: str, gains: tuple[int, int, int]) -> None:
    s = knights(treasures=f"{card}+")
    before = (movement_of(s), perception_of(s), strength_of(s))
    go(s, f"cube {card}")
    after = (movement_of(s), perception_of(s), strength_of(s))
    assert tuple([b - a for a, b in zip(before, after, strict=True)]) == gains
    s.turn = t.NIGHTMARE
    assert strength_of(s) == 1  # Sword and Axe help on her own turn only


@clause("VF-30.8", "VF-26.6")
def test_30_8_the_potion_kit_heals_and_is_used_up() -> None:
    s = knights(treasures="potion+", health=6, cubes="free 3", grit=5)
    go(s, "cube potion", "potion")
    assert s.knight.health == 7
    assert cubes(s) == {"free": 2, "discarded": 1}
    assert s.knight.treasure_at[k.POTION] == k.GONE


@clause("VF-30.8")
def test_30_8_the_javelin_helps_the_next_attack_once() -> None:
    s = knights("C01@0,1 r0 crystal", knight="0,1", treasures="javelin+")
    game = go(s, "cube strength", "encounter", "smash")
    assert s.knight.smashed == 1
    assert s.knight.treasure_at[k.JAVELIN] == k.GONE
    assert game.happened("treasure_lost")[0].facts == (k.JAVELIN, "used")


# -- Sidequests ---


@clause("VF-30.10")
def test_30_10_a_sidequest_is_shown_for_grit_and_replaced() -> None:
    s = knights(quests="intrepid persistent", revealed_in_all=10)
    s.knight.smashed = s.smashed = 2
    game = go(s, chance=[0]).expect_name(0, "knight")
    assert "quest intrepid" in game.options(0)
    assert "quest persistent" not in game.options(0)
    game.say("0 quest intrepid")
    assert s.knight.grit == 3
    assert s.knight.quests_gone == [k.INTREPID]
    assert len(s.knight.quests) == 2


@clause("VF-30.11")
def test_30_11_states_can_be_shown_later_deeds_only_in_their_turn() -> None:
    s = knights("A01@0,1 r0", quests="bedecked cunning", treasures="boots+ axe+", taken=2)
    assert "quest bedecked" in go(s).options(0)
    assert "quest cunning" not in go(s).options(0)
    s.knight.done = 1 << k.CUNNING
    assert "quest cunning" not in go(s).options(0)  # done in another turn


@clause("VF-30.11")
def test_30_11_a_deed_counts_for_what_she_held_then() -> None:
    s = knights("T01@0,1 r0 treasure2", knight="0,1", finds="boots axe", quests="")
    s.knight.quest_deck.top = [k.CUNNING]
    game = go(s, "encounter", "take", "keep", "take", "keep")
    s.knight.quests = [k.CUNNING]
    assert "quest cunning" not in game.options(0)


@clause("VF-30.12", "VF-33.4")
def test_30_12_daring_needs_an_attack_of_her_own() -> None:
    s = knights("A01@0,1 r0", "A05@0,2 r0", "A10@1,1 r0", nightmare="0,1 N", cubes="free 2", quests="daring")
    game = go(s, "cube strength", "cube perception")
    game.state.chance = any_chance()
    game.say("0 step N")
    if game.ask(0).name == "encounter":
        game.say("0 attack unicorn")
    while game.ask(0).name != "knight":
        game.say(f"0 {game.options(0)[0]}")
    assert "quest daring" in game.options(0)


@clause("VF-30.11")
def test_swift_adventurous_cunning_and_stalwart_are_counted() -> None:
    line = [f"{face}@0,{y} r0" for y, face in enumerate(("A01", "A05", "A10", "A13", "E05", "E07", "E10"), 1)]
    s = knights(*line, cubes="free 5", grit=18, quests="swift")
    game = go(s, "cube movement", "cube movement", "cube movement", *["step N"] * 6)
    assert "quest swift" not in game.options(0)
    assert "quest swift" in game.say("0 step N").options(0)
    rooms = ("T01@0,1 r0 treasure", "T02@0,2 r0 treasure", "T03@0,3 r0 treasure")
    s = knights(*rooms, cubes="free 5", grit=18, quests="adventurous cunning", finds="boots axe sword")
    game = go(s, "cube movement", "cube perception", "cube perception", "step N", "encounter", "take", "keep", "step N")
    assert "quest cunning" not in game.options(0)
    game.say("0 encounter", "0 take", "0 keep")
    assert "quest cunning" in game.options(0)
    assert "quest adventurous" not in game.options(0)
    game.say("0 step N", "0 encounter", "0 take", "0 keep")
    assert "quest adventurous" in game.options(0)
    events = ("E05@0,1 r0 event", "E07@0,2 r0 event")
    s = knights(*events, cubes="free 4", grit=11, quests="stalwart", events="ambush ambush", infestation="A")
    game = go(s, "cube strength", "cube strength", "cube perception", "step N", "go on")
    assert "quest stalwart" not in game.options(0)
    assert "quest stalwart" in game.say("0 cube movement", "0 step N", "0 go on").options(0)


# -- Events ---


@clause("VF-30.13", "VF-30.14")
def test_30_13_events_leave_the_game_and_run_out() -> None:
    s = knights("E05@0,1 r0 event", events="rats")
    go(s, "step N")
    assert s.knight.events_gone == [k.RATS]
    assert not s.tokens[1] & t.EVENT_TOKEN
    empty = knights("E05@0,1 r0 event")
    empty.knight.event_deck.bag = []
    go(empty, "step N").expect_name(0, "knight")
    assert empty.knight.encounters == 1
    assert empty.knight.grit == 0


@clause("VF-30.13", "VF-27.7")
def test_light_costs_a_cube_for_good() -> None:
    s = knights("E05@0,1 r0 event", events="light", health=4, cubes="free 3", grit=5)
    go(s, "cube strength", "step N").expect("0 rest: pass | from free | from strength").say("0 from strength")
    assert s.knight.health == 6
    assert cubes(s) == {"free": 2, "discarded": 1}
    poor = knights("E05@0,1 r0 event", events="light", health=4)
    go(poor, "step N").expect_name(0, "knight")


@clause("VF-30.13")
@pytest.mark.parametrize("event", ["air", "water"])
def test_fresh_air_and_water_set_a_cube_aside(event: str) -> None:
    s = knights("E05@0,1 r0 event", events=event, health=4)
    game = go(s, "step N", "from free")
    assert s.knight.health == 5
    assert cubes(s) == {"free": 1, "aside": 1}
    game.say("0 end")
    go(s)
    assert cubes(s) == {"free": 2}


@clause("VF-30.13")
def test_cave_bread_gives_the_cube_of_the_highest_space() -> None:
    s = knights("E05@0,1 r0 event", events="bread")
    go(s, "step N")
    assert cubes(s) == {"free": 3}
    assert s.knight.track == 0b01111


@clause("VF-30.13")
def test_deep_and_dark_is_a_treasure_without_a_cave() -> None:
    s = knights("E05@0,1 r0 event", events="deep", finds="lantern")
    go(s, "step N").expect("0 treasure: keep | decline").say("0 keep")
    assert s.knight.treasure_at[k.LANTERN] == k.FACE_DOWN
    assert s.knight.taken == 0


def test_ways_and_spots_are_what_the_comments_say() -> None:
    s = knights("A03@0,1 r0", "A12@1,0 r2")
    assert s.walls[1] == 1 << WEST
    assert s.walls[2] == 1 << NORTH | 1 << EAST | 1 << WEST
    assert tile(s, 5, 5) == EMPTY
