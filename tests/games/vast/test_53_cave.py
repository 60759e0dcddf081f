"""Section 53: the Cave: its turn, its hand, and what is hidden."""

from __future__ import annotations

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast.effects import begin_turn
from monoceros.games.vast.effects_cave import fill_hand, set_up_cave
from monoceros.games.vast.facts import tiles_left
from monoceros.games.vast.facts_cave import band_of, tokens_on_map
from monoceros.games.vast.rules.cave import cave_options, cave_turn, hide_treasure, shape
from monoceros.games.vast.rules.placing import fill_tile
from monoceros.games.vast.rules.removal import collapse_tiles
from monoceros.games.vast.rules.reveal import reveal
from monoceros.games.vast.rules.turn_end import end_of_turn
from monoceros.games.vast.tables import EMPTY
from monoceros.games.vast.view import redeal, view

from .ghosts import caves, go
from .spots import any_chance, dark, say_space, tile

# seats of "knight,cave": 0 and 1. A01 and A05 are open tiles, C01 and C06 open Crystal tiles.


# -- the turn (section 53) ---


@clause("VF-53.1", "VF-8.11")
def test_53_1_the_cave_wins_with_the_fifth_crystal_tile() -> None:
    s = caves("A01@0,1 r0", "C01@1,0 r0", collapsing=True, collapsed=4)
    go(s, collapse_tiles, args=(1, 1, ()))
    assert s.winners == 1 << 1


@clause("VF-53.2", "VF-2.9", "VF-54.1")
def test_53_2_the_bag_the_hand_and_the_decks() -> None:
    s = caves(stack="A01 C01 E01 A02")
    s.cave.hand, s.chance = [], any_chance()
    set_up_cave(s)
    assert s.cave.bag == [6] * c.OMENS
    assert len(s.cave.hand) == 3
    assert len(s.tile_stack) == 1
    assert s.supply[t.TREASURES] == 10
    assert caves(roles="knight,cave,thief").terms.supply[t.TREASURES] == 12
    assert len(s.knight.event_deck.top) == 3  # that it may look at


@clause("VF-53.3", "VF-53.5")
def test_53_3_collect_shape_treasure_and_omens_at_any_time_after_the_first_step() -> None:
    s = caves("A01@0,1 r0", "A05@1,0", hand="E01 E02 E03", stack="A02 A03", omens="mushroom 1")
    game = go(s, cave_turn)
    assert sum(s.cave.omens) == 2  # no token on the map: one is drawn
    assert game.options(1)[0] == "shape"
    assert "end" not in game.options(1)
    assert "omen hatred" in game.options(1)
    game.say("1 shape")
    say_space(game, 1, 1, seat=1)
    tiles = game.options(1)
    assert len(tiles) == 3
    game.say(f"1 {tiles[0]}")
    assert tile(s, 1, 1) != EMPTY
    assert len(s.cave.hand) == 3
    assert len(s.tile_stack) == 1
    assert "treasure" in game.options(1)
    assert "end" not in game.options(1)
    game.say("1 treasure")
    say_space(game, 1, 0, seat=1)
    assert s.treasures[tile(s, 1, 0)] == 1
    assert "end" in game.options(1)


@pytest.mark.parametrize(
    ("tokens", "drawn"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 4), (6, 4), (7, 5), (10, 5), (11, 6), (15, 6)]
)
@clause("VF-53.4")
def test_53_4_omens_by_the_tokens_on_the_map(tokens: int, drawn: int) -> None:
    s = caves("C01@0,1 r0 crystal", "A01@1,0 r0", roles="knight,cave,thief")
    assert band_of(s.terms.cave.omen_from, tokens) == drawn
    assert tokens_on_map(s) == 1
    s.treasures[tile(s, 1, 0)] = 2
    s.thief.carried = 3
    assert tokens_on_map(s) == 6


@clause("VF-53.5", "VF-10.3")
def test_53_5_during_the_collapse_three_tiles_are_removed() -> None:
    s = caves("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0", "A13@0,4 r0", collapsing=True)
    go(s, shape, args=(1,))
    assert tile(s, 0, 1) != EMPTY
    assert tile(s, 0, 2) == EMPTY


@clause("VF-53.6")
def test_53_6_on_its_own_turn_crystal_tiles_go_first() -> None:
    s = caves(hand="A02 C01 E01", stack="A03")
    game = go(s, shape, args=(1,))
    say_space(game, 0, 1, seat=1)
    assert game.options(1) == [f"t{s.cave.hand[1]}"]  # it is asked all the same
    s = caves("A01@0,1 r0", hand="A02 C01 E01", stack="A03")
    s.turn = t.KNIGHT
    game = go(s, fill_tile, args=(0, tile(s, 0, 1)))
    say_space(game, 0, 2, seat=1)  # the Cave fills, not the Knight
    assert len(game.options(1)) == 3


@clause("VF-53.7")
def test_53_7_with_a_ghost_her_tiles_go_before_everything_on_every_turn() -> None:
    s = caves("A01@0,1 r0", hand="A02 C01 G01", stack="A03", roles="knight,cave,ghost")
    game = go(s, shape, args=(1,))
    say_space(game, 1, 0, seat=1)
    assert game.options(1) == [f"t{s.cave.hand[2]}"]
    s = caves("A01@0,1 r0", hand="A02 C01 G01", stack="A03", roles="knight,cave,ghost")
    s.turn = t.KNIGHT
    game = go(s, fill_tile, args=(0, tile(s, 0, 1)))
    say_space(game, 0, 2, seat=1)
    assert game.options(1) == [f"t{s.cave.hand[2]}"]


@clause("VF-53.8")
def test_53_8_a_treasure_on_a_dark_tile_without_piece_and_treasure() -> None:
    s = caves("A01@0,1", "A05@1,0", "A10@0,-1 treasure", "A13@-1,0 r0", pieces="knight@0,1", hand="E01")
    go(s, hide_treasure, args=(1,))  # a single one is left
    assert s.treasures[tile(s, 1, 0)] == 1
    s.cave.done = c.SHAPED
    assert "treasure" not in cave_options(s)
    assert "end" in cave_options(s)
    bare = caves("A01@0,1", hand="E01")
    bare.cave.done = c.SHAPED
    assert "treasure" in cave_options(bare)
    bare.supply[t.TREASURES] = 0
    assert "treasure" not in cave_options(bare)


# -- filling and revealing with a hand ---


@clause("VF-3.9", "VF-3.12", "VF-8.1")
def test_3_9_filling_tiles_come_from_the_hand_and_it_is_filled_again() -> None:
    s = caves("A01@0,1", pieces="knight@0,0", hand="E01 E02", stack="")
    s.turn = t.KNIGHT
    game = go(s, reveal, args=(0, t.KNIGHT_PIECE, tile(s, 0, 1), 2, EMPTY, True))
    say_space(game, 0, 2, seat=1)
    game.say(f"1 t{s.cave.hand[0]}")
    say_space(game, 1, 1, seat=1)  # the last tile is not asked for
    assert tile(s, 0, 2) != EMPTY
    assert tile(s, 1, 1) != EMPTY
    assert tile(s, -1, 1) == EMPTY
    assert tiles_left(s) == 0


@clause("VF-55.8")
def test_55_8_nobody_places_tiles_at_the_end_of_a_turn() -> None:
    s = caves("A01@0,1", hand="E01 E02 E03", stack="A02")
    go(s, end_of_turn, args=(0, t.KNIGHT))
    assert len(s.cave.hand) + len(s.tile_stack) == 4
    assert dark(s) == [(0, 1)]
    s.collapsing = True
    go(s, end_of_turn, args=(0, t.KNIGHT))
    assert tile(s, 0, 1) != EMPTY


# -- what is hidden ---


@clause("VF-11.4")
def test_11_4_the_hand_is_the_caves_and_it_may_look_at_every_dark_tile() -> None:
    s = caves("C03@0,1", hand="C01 A02 E01", stack="A03 A04 A06 A07 A08 A09")
    mine, theirs = view(s, 1)["cave"]["hand"], view(s, 0)["cave"]["hand"]
    assert [facts["id"] for facts in mine] == ["C01", "A02", "E01"]
    assert [facts["id"] for facts in theirs] == ["", "", ""]
    assert [facts["symbol"] for facts in theirs] == ["fangs", "bones", "fangs"]  # the backs are there for all to see
    known = {facts["tile"]: facts["known"] for facts in view(s, 1)["tiles"]}
    assert known[tile(s, 0, 1)] == "C03"
    assert {facts["known"] for facts in view(s, 0)["tiles"]} == {""}
    worlds = [redeal(s, 0, Seeded(seed)) for seed in range(10)]
    assert len({tuple(w.face[number] for number in s.cave.hand) for w in worlds}) > 1
    own = redeal(s, 1, Seeded(3))
    assert [own.face[number] for number in s.cave.hand] == [s.face[number] for number in s.cave.hand]
    assert own.face[tile(s, 0, 1)] == s.face[tile(s, 0, 1)]


@clause("VF-8.1", "VF-8.2")
def test_8_1_the_collapse_begins_when_the_hand_is_empty_too() -> None:
    s = caves("A01@0,1 r0", hand="E01")
    begin_turn(s, t.KNIGHT)
    assert not s.collapsing
    s.cave.hand = []
    begin_turn(s, t.CAVE)
    assert s.collapsing


def test_the_hand_is_filled_from_the_top() -> None:
    s = caves(stack="A01 C01")
    fill_hand(s)
    assert len(s.cave.hand) == 2
    assert s.tile_stack == []
