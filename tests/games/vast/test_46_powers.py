"""Section 46: the Dragon's powers."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.content import KIT
from monoceros.games.vast.content_dragon import PowerRow
from monoceros.games.vast.effects_gems import flame_wall_at, put_flame_wall
from monoceros.games.vast.facts_dragon import can_pay, wakefulness
from monoceros.games.vast.facts_powers import can_use, swattable
from monoceros.games.vast.rules.dragon import turn_options
from monoceros.games.vast.rules.dragon_gems import open_gem
from monoceros.games.vast.rules.flame_wall import burn

from .dragons import dragon_goes, dragons, mixed, power, standing
from .spots import any_chance, dark, play, say_space, spaces, tile, unicorn

# faces of the die
RING, CENTRE, PLUS, PLUS_CENTRE, DIAGONALS, DIAGONALS_CENTRE = range(6)
ROW = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")
FIELD = (
    *("A01@0,1 r0", "A05@1,1 r0", "A10@1,0 r0", "A13@1,-1 r0", "T01@0,-1 r0", "T02@-1,-1 r0", "E05@-1,0 r0"),
    "E07@-1,1 r0",
)


def offered(s: Any) -> list[str]:
    return [pick[1] for pick in turn_options(s) if isinstance(pick, tuple) and pick[0] == "power"]


# -- the table of powers ---


@clause("VF-46.1")
def test_46_1_fourteen_powers_with_their_costs() -> None:
    rows = KIT.load().tables["dragon_power"]
    assert tuple(rows) == d.POWER_IDS
    costs = {
        name: "".join([symbol[0] for symbol in row.cost]) for name, row in rows.items() if isinstance(row, PowerRow)
    }
    assert costs == {
        "claw": "c",
        "flame": "f",
        "wing": "w",
        "hiss": "cc",
        "slither": "cf",
        "swat": "cw",
        "scorch": "ff",
        "burn": "fw",
        "slap": "ww",
        "shriek": "aa",
        "scratch": "ccc",
        "flame-wall": "fff",
        "smash": "aaa",
        "wrath": "aaaa",
    }


@clause("VF-46.1", "VF-45.6")
def test_46_1_what_can_be_paid_and_can_do_something_is_offered() -> None:
    s = dragons("C01@0,1 r0 crystal", "A05@0,2", dragon="0,1", cards="claw 2 flame 2 wing 2", collapsing=True)
    assert offered(s) == ["flame", "wing", "scorch", "burn", "shriek", "smash", "wrath"]
    assert not can_pay(s, (d.CLAW_CARD,) * 3)
    poor = dragons("C01@0,1 r0 crystal", dragon="0,1", cards="claw 1", collapsing=True)
    assert offered(poor) == []


# -- Claw and Scratch ---


@clause("VF-46.2", "VF-46.3", "VF-6.4")
def test_46_3_claw_scatters_tribes_through_walls_and_eats_what_they_lose() -> None:
    s = mixed("A12@0,1 r2", "A05@0,2 r0", roles="goblins,dragon", dragon="0,1", tribes="bones 3@0,2", collapsing=True)
    s.turn = t.DRAGON
    power(s, "claw", chance=[PLUS])
    assert standing(s, t.BONES_PIECE) is None
    assert s.goblins.population[1] == 1
    assert s.dragon.eaten == 2


@clause("VF-46.3")
def test_46_3_eaten_goblins_never_exceed_seven() -> None:
    s = mixed("A05@0,1 r0", roles="goblins,dragon", dragon="0,1", tribes="bones 4@0,1;eye 3@0,1", dragon_eaten=2)
    s.turn, s.collapsing = t.DRAGON, True
    power(s, "scratch")
    assert s.goblins.population[1:] == [0, 0]
    assert s.dragon.eaten == 7


@clause("VF-46.1", "VF-7.3")
def test_claw_may_move_the_knight_one_space() -> None:
    s = mixed(*ROW, roles="knight,dragon", knight="0,1", dragon="0,0", collapsing=True)
    s.turn = t.DRAGON
    game = power(s, "claw", chance=[PLUS])
    game.expect("1 carry: N | stop")  # not to the Dragon's own space
    game.say("1 N")
    assert standing(s, t.KNIGHT_PIECE) == (0, 2)
    assert game.is_over


@clause("VF-46.1")
def test_scratch_costs_the_knight_on_his_space_five_grit() -> None:
    s = mixed(*ROW, roles="knight,dragon", knight="0,1", dragon="0,1", collapsing=True, grit=20)
    s.turn = t.DRAGON
    power(s, "scratch", chance=any_chance())
    assert s.knight.grit == 15


@clause("VF-46.4", "VF-46.2", "VF-51.8")
@pytest.mark.parametrize("name", ["claw", "scratch"])
def test_46_4_killing_the_thief_draws_power_cards_for_his_loot(name: str) -> None:
    s = mixed(*ROW, roles="dragon,thief", dragon="0,1", thief="0,1", loot=2, carried=1, collapsing=True)
    s.turn = t.DRAGON
    power(s, name, chance=[CENTRE, 0, 0] if name == "claw" else [0, 0])
    assert standing(s, t.THIEF_PIECE) is None
    assert sum(s.dragon.hand) == 2
    assert s.treasures[1] == 1


# -- light ---


@clause("VF-46.5", "VF-3.5", "VF-3.13")
def test_46_5_flame_reveals_the_affected_dark_tiles() -> None:
    s = mixed("A02@0,1", "A05@1,1", "E05@1,0", roles="knight,dragon", dragon="0,0", collapsing=True)
    s.turn = t.DRAGON
    game = power(s, "flame", chance=[PLUS])
    assert sorted(spaces(game, 1)) == [(0, 1), (1, 0)]  # one at a time, in the order he chooses
    say_space(game, 0, 1, 1)
    assert dark(s) == [(1, 1)]
    assert s.rotation[1] == 0  # the tunnel must lead to the Entrance
    assert s.tokens[3] & t.EVENT_TOKEN  # Events get their tokens
    assert s.dragon.deeds >> d.PRIDE & 1


@clause("VF-46.5")
def test_scorch_reveals_all_dark_tiles_around_burn_any_one() -> None:
    s = dragons("A01@0,1", "A05@1,1", "A10@0,2", dragon="0,0", collapsing=True)
    game = power(s, "scorch")
    say_space(game, 1, 1)
    assert dark(s) == [(0, 2)]
    game = power(s, "burn")
    assert dark(s) == []
    assert game.is_over


@clause("VF-6.3")
def test_6_3_what_the_die_affects_is_fixed_when_it_is_rolled() -> None:
    s = dragons("A01@0,1", dragon="0,0", stack="A05 A10 A13 T01")
    game = power(s, "flame", chance=[RING])
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert (1, 1) in dark(s)  # laid beside the tile that was revealed, and affected by nothing
    assert (0, 1) not in dark(s)


# -- Wing, Hiss, Slither, Swat, Slap ---


@clause("VF-46.1", "VF-47.8")
def test_wing_carries_him_two_spaces_or_through_a_wall() -> None:
    s = dragons("A12@0,1 r2", "A05@1,1 r0", dragon="0,1", woken=11, collapsing=True)
    s.dragon.awake, s.dragon.underground = True, False
    game = power(s, "wing")
    game.expect("0 fly: go S 1 | through E")
    game.say("0 through E")
    assert standing(s, t.DRAGON_PIECE) == (1, 1)
    assert s.dragon.stirred


@clause("VF-46.1", "VF-46.3", "VF-48.4")
def test_hiss_hides_a_tribe_anywhere_and_eats_one() -> None:
    s = mixed(*ROW, roles="goblins,dragon", dragon="0,0", tribes="fangs 3@0,3", collapsing=True)
    s.turn = t.DRAGON
    power(s, "hiss")
    assert standing(s, t.FANGS_PIECE) is None
    assert s.goblins.population[0] == 2
    assert s.dragon.eaten == 1


@clause("VF-46.1", "VF-48.9")
def test_slither_moves_a_sloth_cube_to_a_free_space_of_another_track() -> None:
    s = dragons(woken=2)  # two spaces of Greed are free
    game = power(s, "slither")
    game.expect("0 slither: hunger greed | pride greed | still greed | gems greed")
    game.say("0 hunger greed")
    assert s.dragon.sloth == [3, 3, 4, 1, 1]
    assert wakefulness(s) == 2


@clause("VF-46.1", "VF-7.10")
def test_swat_moves_a_token_on_an_adjacent_space_by_up_to_five() -> None:
    s = dragons("A01@0,1 r0 treasure", "A05@0,2 r0", "A12@1,1 r1", dragon="0,0", gems="wing 0,1", collapsing=True)
    assert len(swattable(s)) == 2
    game = power(s, "swat")
    game.say("0 t1 treasure")
    game.expect("0 carry: N | S | stop")  # no way through the wall in the east
    game.say("0 N", "0 stop")
    assert s.treasures[2] == 1
    far = dragons("A01@0,1 r0", "A05@0,2 r0 treasure", dragon="0,0", collapsing=True)
    assert not can_use(far, d.SWAT)


@clause("VF-46.1", "VF-46.2", "VF-30.5")
def test_slap_moves_an_adjacent_knight_up_to_three_spaces() -> None:
    s = mixed(*ROW, "A13@1,0 r0", roles="knight,dragon", knight="0,1", dragon="0,0", collapsing=True)
    s.turn = t.DRAGON
    assert can_use(s, d.SLAP)
    power(s, "slap").say("1 N", "1 N")
    assert standing(s, t.KNIGHT_PIECE) == (0, 3)
    assert not can_use(s, d.SLAP)
    s.stands[t.KNIGHT_PIECE] = tile(s, 0, 1)
    s.knight.cubes[7] = 1  # her Shield
    assert not can_use(s, d.SLAP)


# -- Shriek, Flame Wall, Smash ---


@clause("VF-46.8")
def test_46_8_the_shriek_token_rolls_a_die_again() -> None:
    s = dragons("A01@0,1", dragon="0,0", cards="claw 2 flame 1", collapsing=True)
    game = dragon_goes(s, "power shriek", "card claw", "card claw", "power flame", chance=[CENTRE, PLUS])
    assert not can_use(s, d.SHRIEK)  # there is only one token
    game.expect("0 shriek: reroll | keep")
    game.say("0 reroll")
    assert not s.dragon.shriek
    assert dark(s) == []
    assert s.dragon.shriek_turns == 1


@clause("VF-46.8", "VF-30.9")
def test_46_8_also_a_die_that_others_roll() -> None:
    s = mixed(*ROW, roles="dragon,thief", dragon="0,0", thief="0,1", gems="claw 0,1", dragon_shriek=True)
    game = play(s, open_gem, d.CLAW_CARD, chance=[PLUS, CENTRE])
    game.say("0 reroll")
    assert s.dragon.gem_at[d.CLAW_CARD] == d.IN_HOARD
    assert s.dice == CENTRE


@clause("VF-46.6")
def test_46_6_the_flame_wall_stands_on_a_visible_adjacent_tile_until_his_next_turn() -> None:
    s = dragons("A12@0,1 r2", "A05@0,2 r0", "A10@1,1 r0", dragon="0,1", cards="flame 3", collapsing=True)
    dragon_goes(s, "power flame-wall")  # only the Entrance is visible
    assert flame_wall_at(s) == t.ENTRANCE
    assert not can_use(s, d.FLAME_WALL_POWER)
    dragon_goes(s)
    assert flame_wall_at(s) == t.EMPTY


@clause("VF-46.6", "VF-27.9")
def test_46_6_it_costs_the_knight_five_grit_once_a_turn() -> None:
    s = mixed(*ROW, roles="knight,dragon", knight="0,1", dragon="0,0", grit=30, collapsing=True)
    put_flame_wall(s, 1)
    play(s, burn, t.KNIGHT_PIECE, chance=any_chance())
    play(s, burn, t.KNIGHT_PIECE, chance=any_chance())
    assert s.knight.grit == 25
    s.round += 1
    play(s, burn, t.KNIGHT_PIECE, chance=any_chance())
    assert s.knight.grit == 20


@clause("VF-46.6")
def test_46_6_it_burns_a_tribe_and_kills_the_thief() -> None:
    s = mixed(*ROW, roles="goblins,dragon,thief", dragon="0,0", thief="0,1", tribes="eye 2@0,1", collapsing=True)
    put_flame_wall(s, 1)
    play(s, burn, t.EYE_PIECE)
    assert s.goblins.population[2] == 1
    assert standing(s, t.EYE_PIECE) == (0, 1)
    play(s, burn, t.THIEF_PIECE)
    assert standing(s, t.THIEF_PIECE) is None


@clause("VF-46.6", "VF-48.4")
def test_48_4_a_unicorn_that_enters_a_flame_wall_teleports() -> None:
    s = mixed(*ROW, roles="dragon,nightmare", dragon="0,0", nightmare="0,1 N", deck="U07", collapsing=True)
    put_flame_wall(s, 1)
    health = s.unicorn.health
    play(s, burn, t.UNICORN_PIECE)
    assert unicorn(s) == (0, 2)
    assert s.unicorn.health == health


@clause("VF-46.6", "VF-57.2c")
def test_46_6_it_makes_the_ghoul_skitter() -> None:
    s = mixed(*ROW, "A13@1,0", roles="dragon,ghoul", dragon="0,0", ghoul="0,1", collapsing=True)
    put_flame_wall(s, 1)
    play(s, burn, t.GHOUL_PIECE)
    assert standing(s, t.GHOUL_PIECE) == (1, 0)


@clause("VF-46.9")
def test_46_9_smash_takes_the_crystal_out_of_the_game() -> None:
    s = dragons("C01@0,1 r0 crystal", dragon="0,1", collapsing=True)
    assert can_use(s, d.SMASH)
    power(s, "smash")
    assert s.smashed == 1
    assert not can_use(s, d.SMASH)
    assert s.supply[t.CRYSTALS] == 8


# -- Wrath ---


@clause("VF-46.7", "VF-9.2", "VF-9.3")
def test_46_7_wrath_removes_the_affected_tiles_but_never_the_entrance() -> None:
    s = dragons(*FIELD, dragon="0,0", collapsing=True)
    power(s, "wrath", chance=[DIAGONALS_CENTRE])
    assert tile(s, 0, 0) == t.ENTRANCE
    assert [tile(s, x, y) for x, y in ((1, 1), (1, -1), (-1, -1), (-1, 1))] == [t.EMPTY] * 4
    assert standing(s, t.DRAGON_PIECE) == (0, 0)


@clause("VF-46.7", "VF-7.11")
def test_46_7_pieces_leave_over_affected_tiles_and_tribes_scatter() -> None:
    s = mixed(*FIELD, "E10@0,2 r0", roles="knight,goblins,dragon", knight="1,1", dragon="0,0", tribes="eye 3@1,0")
    s.turn, s.collapsing = t.DRAGON, True
    power(s, "wrath", chance=[RING])
    assert standing(s, t.EYE_PIECE) is None
    assert s.goblins.population[2] == 1
    assert s.stands[t.KNIGHT_PIECE] == 9  # the tile at (0, 2), two steps away
    assert [s.at[number] for number in range(1, 9)] == [t.EMPTY] * 8


@clause("VF-46.7", "VF-7.13")
def test_46_7_a_piece_that_cannot_leave_stays_and_so_does_its_tile() -> None:
    s = mixed(*FIELD, roles="knight,dragon", knight="1,1", dragon="0,0", collapsing=True)
    s.turn = t.DRAGON
    power(s, "wrath", chance=[RING])  # not to the Dragon's space, and all others go
    assert s.stands[t.KNIGHT_PIECE] == 2
    assert s.at[2] != t.EMPTY
    assert [s.at[number] for number in (1, 3, 4, 5, 6, 7, 8)] == [t.EMPTY] * 7


@clause("VF-46.7", "VF-7.11")
def test_46_7_a_piece_is_moved_off_by_the_dragon() -> None:
    s = mixed(*ROW, "A13@1,1 r0", roles="knight,dragon", knight="0,1", dragon="0,0", collapsing=True)
    s.turn = t.DRAGON
    game = power(s, "wrath", chance=[PLUS])
    assert sorted(spaces(game, 1)) == [(0, 2), (1, 1)]
    say_space(game, 1, 1, 1)
    assert standing(s, t.KNIGHT_PIECE) == (1, 1)
    assert tile(s, 0, 1) == t.EMPTY


@clause("VF-46.7", "VF-9.2")
def test_46_7_before_the_collapse_tiles_go_under_the_stack_shuffled() -> None:
    s = dragons("A01@0,1 r0", "A05@1,1 r0", "C01@1,0 r0", dragon="0,0", stack="T01 T02 T03 E05 E07")
    game = power(s, "wrath", chance=[RING, *[0] * 20])
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert s.collapsed == 1  # the Crystal tile leaves the game
    assert s.batch[1] == s.batch[2] >= t.FIRST_RETURN  # nobody knows any more which is which
    assert sorted([s.face[1], s.face[2]]) == [1, 5]
    assert s.at[3] == t.EMPTY


@clause("VF-48.8", "VF-23.2")
def test_48_8_a_unicorn_teleports_off_and_wrath_is_no_attack() -> None:
    s = mixed(*ROW, roles="dragon,nightmare", dragon="0,0", nightmare="0,1 N", deck="U07 U02", collapsing=True)
    s.turn = t.DRAGON
    health, eaten = s.unicorn.health, s.dragon.eaten
    power(s, "wrath", chance=[PLUS])
    assert (s.at[1], s.stands[t.UNICORN_PIECE]) == (t.EMPTY, 2)
    assert (s.unicorn.health, s.dragon.eaten) == (health, eaten)
    assert unicorn(s) == (0, 1)  # the part with him slid to the Entrance
