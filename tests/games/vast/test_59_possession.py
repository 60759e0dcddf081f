"""Section 59 and table T21: the Ghost plays other roles' turns, also of roles that nobody plays."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.rules.dragon_powers import maul_ghoul
from monoceros.games.vast.rules.flame_wall import burn
from monoceros.games.vast.rules.ghost import after_turn
from monoceros.games.vast.rules.ghoul_harm import struck
from monoceros.games.vast.rules.knight_ambush import brace
from monoceros.games.vast.rules.knight_attack import attack_ghoul, shoot
from monoceros.games.vast.tables import EMPTY
from monoceros.games.vast.view import view

from .ghosts import at, ghosts, go
from .spots import tile

# seats of "knight,thief,ghost": 0, 1, 2. G01, G03 and G05 are open Ghost tiles.


# -- roles that others play ---


@clause("VF-59.7")
def test_59_7_at_the_end_of_a_players_turn_she_may_reveal_the_matching_card() -> None:
    s = ghosts("A01@0,1 r0", card="knight", pieces="ghost@0,1 knight@0,0")
    game = go(s, after_turn, args=(t.THIEF,))
    assert game.options(2) == ["pass"]
    game.say("2 pass")
    game = go(s, after_turn, "2 reveal", args=(t.KNIGHT,))
    assert s.possessed == t.KNIGHT
    assert game.open()[0].startswith("2 knight")  # she plays the Knight's turn
    game.say("2 end")
    assert s.possessed == EMPTY
    assert s.ghost.shown
    assert go(s, after_turn, args=(t.KNIGHT,)).open() == []  # not twice


@clause("VF-59.7")
def test_t21_the_possessed_knight_has_the_numbers_of_the_card() -> None:
    s = ghosts("A12@0,1 r2", "A01@1,1 r0", card="knight", pieces="ghost@1,1 knight@0,1", cubes="free 1 movement 1")
    s.knight.treasure_at[k.SWORD] = k.FACE_DOWN
    s.ghost.focus = 2  # Influence 2
    game = go(s, after_turn, "2 reveal", args=(t.KNIGHT,))
    seen = view(s, 0)["knight"]
    assert (seen["movement"], seen["perception"], seen["strength"]) == (5, 3, 3)
    options = game.options(2)
    assert "bomb E" in options
    assert "through E" in options
    assert not [pick for pick in options if pick.startswith(("cube", "turn up", "quest"))]
    game.say("2 through E")
    assert at(s, t.KNIGHT_PIECE) == (1, 1)
    assert not [pick for pick in game.options(2) if pick.startswith("through")]  # once
    game.say("2 end")
    assert s.knight.cubes[k.FREE] == 1
    assert s.knight.cubes[k.MOVEMENT] == 1  # nothing was picked up


@clause("VF-59.13")
def test_t21_the_possessed_nightmare_unicorn_plays_other_cards() -> None:
    s = ghosts("A01@0,1 r0", roles="knight,nightmare,ghost", nightmare="0,0 N", card="nightmare")
    s.unicorn.hand = [4, 11]
    s.unicorn.deck.bag = [card for card in s.unicorn.deck.bag if card not in (4, 11)]
    game = go(s, after_turn, "2 reveal", args=(t.NIGHTMARE,))
    assert len(s.unicorn.hand) == 3  # Influence 1 and two more
    assert s.unicorn.aside == [4, 11]
    assert view(s, 2)["unicorn"]["hand"] == s.unicorn.hand
    assert view(s, 1)["unicorn"]["hand"] is None
    assert view(s, 1)["unicorn"]["aside"] == [4, 11]
    assert (view(s, 0)["unicorn"]["pace"], view(s, 0)["unicorn"]["clarity"]) == (4, 2)
    game.say("2 stop")
    assert s.unicorn.hand == [4, 11]
    assert s.unicorn.anger == 1


@clause("VF-59.7", "VF-53.4")
def test_t21_the_possessed_cave_gets_other_omens_and_shows_its_hand() -> None:
    s = ghosts("A01@0,1 r0", roles="knight,cave,ghost", hand="A02 C01 E01", stack="A03", omens="bat 2", card="cave")
    game = go(s, after_turn, "2 reveal", args=(t.CAVE,))
    assert sum(s.cave.omens) == 2
    assert s.cave.own_omens[1] == 2
    assert [facts["id"] for facts in view(s, 2)["cave"]["hand"]] == ["A02", "C01", "E01"]
    game.say("2 shape")
    game.say(f"2 {game.options(2)[0]}")
    assert len(game.options(2)) == 1  # Crystal tiles first, as on the Cave's own turn
    game.say(f"2 {game.options(2)[0]}")
    hand = [facts["id"] for facts in view(s, 2)["cave"]["hand"]]
    assert hand == ["A03", "A02", "E01"]  # also what has come into it since (found by fuzz)
    assert [facts["id"] for facts in view(s, 0)["cave"]["hand"]] == ["", "", ""]
    while "end" not in game.options(2):
        game.say(f"2 {game.options(2)[0]}")
    game.say("2 end")
    assert s.cave.omens[1] == 2
    assert sum(s.cave.bag) == 34


@clause("VF-59.7", "VF-11.4")
def test_t21_in_an_ambush_the_possessed_knight_does_without_fearless() -> None:
    """Her Sidequests are hers: to be asked about one would tell (found by fuzz)."""
    for possessed, asked in ((EMPTY, ["0 ambush: go on | monster"]), (t.KNIGHT, [])):
        s = ghosts("A01@0,1 r0", pieces="knight@0,1")
        s.knight.quests, s.knight.cubes[k.FREE], s.possessed = [k.FEARLESS], 0, possessed
        assert go(s, brace, args=(0,)).open() == asked


@clause("VF-59.9c", "VF-59.10")
def test_59_9c_locking_ends_a_possession_turn_and_pieces_drop_and_take_artifacts() -> None:
    s = ghosts("A01@0,1 r0", "G01@0,2 r0", "A05@1,1 r0", artifacts="1@0,1 2@thief", card="knight", pieces="knight@0,1")
    game = go(s, after_turn, "2 reveal", args=(t.KNIGHT,))
    assert "take artifact" in game.options(2)
    game.say("2 take artifact")
    assert s.ghost.artifact_at[0] == g.CARRIED + t.KNIGHT
    assert "drop artifact" in game.options(2)
    game.say("2 drop artifact")
    assert s.ghost.artifact_at[0] == tile(s, 0, 1)
    game.say("2 take artifact")
    game.say("2 step N")
    assert s.ghost.locked[0] == 1
    assert s.possessed == EMPTY
    assert game.open() == []


@clause("VF-59.10")
def test_59_10_not_on_ghost_tiles_and_one_for_each_player() -> None:
    s = ghosts("A01@0,1 r0", artifacts="1@knight 2@0,0", card="knight", pieces="knight@0,0")
    game = go(s, after_turn, "2 reveal", args=(t.KNIGHT,))
    assert "take artifact" not in game.options(2)
    assert "drop artifact" in game.options(2)
    s = ghosts("G01@0,1 r0", "A01@0,2 r0", artifacts="1@knight", card="knight", pieces="knight@0,1")
    game = go(s, after_turn, "2 reveal", args=(t.KNIGHT,))
    assert "drop artifact" not in game.options(2)


# -- with one other player or none (VF-59.8) ---


@clause("VF-59.8", "VF-61.21c")
def test_59_8_with_one_other_player_strangers_come_for_a_turn_and_leave() -> None:
    s = ghosts("A01@0,1 r0", roles="dragon,ghost", card="knight", pieces="ghost@0,1 dragon@0,0")
    assert s.terms.ghost.strangers
    assert t.DRAGON not in s.terms.ghost.cards
    game = go(s, after_turn, args=(t.DRAGON,))
    assert game.options(1) == ["pass"]  # the Knight's place is before the Dragon's: not now
    game.say("1 pass")
    game = go(s, after_turn, "1 reveal", args=(t.GHOST,))
    assert at(s, t.KNIGHT_PIECE) == (0, 0)
    game.say("1 end")
    assert s.stands[t.KNIGHT_PIECE] == EMPTY
    assert s.ghost.gone == [t.KNIGHT]
    assert s.ghost.chosen == g.NO_CARD


DARKS = ("A04@1,0", "A08@2,0", "A06@3,0")  # Fangs, Bones, Eye


ATTACKS: list[tuple[str, int, Any, tuple[int, ...]]] = [
    ("Claw", t.DRAGON, maul_ghoul, (d.CLAW_BITE,)),
    ("Scratch", t.DRAGON, maul_ghoul, (d.SCRATCH_BITE,)),
    ("Flame Wall", t.DRAGON, burn, (t.GHOUL_PIECE,)),
    ("attack", t.KNIGHT, attack_ghoul, (False,)),
    ("Bow", t.KNIGHT, shoot, (t.GHOUL_PIECE,)),
]
NAMES = [attack[0] for attack in ATTACKS]


@clause("VF-59.8", "VF-56.14", "VF-57.2c")
@pytest.mark.parametrize("attack", ATTACKS, ids=NAMES)
def test_59_8_the_ghost_opposes_the_ghoul_as_a_role_that_nobody_plays(attack: Any) -> None:
    _, role, rule, args = attack
    s = ghosts("A01@0,1 r0", *DARKS, roles="ghoul,ghost", pieces="ghoul@0,1", stack="A02")
    s.possessed = s.turn = role
    s.tokens[tile(s, 0, 1)] = t.FLAME_WALL
    game = go(s, rule, args=args)
    assert game.open() == ["1 symbol: fangs | bones | eye"]
    game.say("1 eye")
    assert at(s, t.GHOUL_PIECE) == (3, 0)


@clause("VF-59.7", "VF-56.14")
@pytest.mark.parametrize(("attack", "opponent"), list(zip(ATTACKS, (3, 3, 1, 3, 3), strict=True)), ids=NAMES)
def test_59_7_the_ghost_opposes_it_in_her_turns_the_dragon_with_his_flame_wall(attack: Any, opponent: int) -> None:
    _, role, rule, args = attack
    s = ghosts("A01@0,1 r0", *DARKS, roles="knight,dragon,ghoul,ghost", pieces="ghoul@0,1", stack="A02")
    s.possessed = s.turn = role
    s.tokens[tile(s, 0, 1)] = t.FLAME_WALL
    assert go(s, rule, args=args).open() == [f"{opponent} symbol: fangs | bones | eye"]


@clause("VF-59.7", "VF-17.10")
def test_59_7_the_ghost_opposes_it_as_the_nightmare_unicorn() -> None:
    s = ghosts("A01@0,1 r0", *DARKS, roles="nightmare,ghoul,ghost", pieces="ghoul@0,1", stack="A02")
    assert go(s, struck, args=(1,)).open()[0].startswith("0 symbol")
    s.possessed = s.turn = t.NIGHTMARE
    assert go(s, struck, args=(1,)).open()[0].startswith("2 symbol")
