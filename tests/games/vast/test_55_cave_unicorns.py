"""Section 55: the Cave and the Unicorns."""

from __future__ import annotations

from kit import clause
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast.effects_unicorn import reset_anger
from monoceros.games.vast.facts_omens import bat_pieces, spore_roles
from monoceros.games.vast.facts_unicorn import radiance, removable_upgrades, stat
from monoceros.games.vast.rules.nightmare import nightmare_turn
from monoceros.games.vast.rules.omens import can_use, crystal_curse, rockslide, spores
from monoceros.games.vast.rules.shadow_teleport import shadow_teleport
from monoceros.games.vast.tables import EMPTY

from .ghosts import caves, go
from .spots import begun, say_space, tile, unicorn

ROLES = "nightmare,cave"  # seats 0 and 1


@clause("VF-55.1", "VF-54.5e", "VF-G31")
def test_55_1_spores_take_an_upgrade_of_his_choice_but_no_radiance() -> None:
    s = caves("A01@0,1 r0", roles=ROLES, nightmare="0,1 N", upgrades=[1, 1, 0, 0, 0, 0])
    before = s.unicorn.cubes
    game = go(s, spores, args=(1,))
    assert game.options(0) == ["spirit", "pace"]
    game.say("0 pace")
    assert stat(s, t.PACE) == 3
    assert stat(s, t.SPIRIT) == 5
    assert radiance(s) == 2
    assert s.unicorn.cubes == before + 1


@clause("VF-55.1")
def test_55_1_without_unbridled_anger_stays_but_resets_to_1() -> None:
    s = caves("A01@0,1 r0", roles=ROLES, nightmare="0,1 N", upgrades=[0, 0, 0, 0, 1, 0], anger=2)
    go(s, spores, args=(1,))
    assert s.unicorn.anger == 2
    reset_anger(s)
    assert s.unicorn.anger == 1


@clause("VF-55.2", "VF-62.2")
def test_55_2_the_cube_of_ash_dragon_cannot_be_removed() -> None:
    s = caves("A01@0,1 r0", roles="goblins,nightmare,cave", nightmare="0,1 N", upgrades=[0, 0, 1, 0, 0, 0])
    assert s.terms.ash
    assert removable_upgrades(s) == []
    s.unicorn.upgrades[t.ARMOR] = 2
    assert removable_upgrades(s) == [t.ARMOR]


@clause("VF-55.3")
def test_55_3_without_an_upgrade_he_cannot_be_chosen() -> None:
    s = caves("A01@0,1 r0", roles=ROLES, nightmare="0,1 N")
    assert spore_roles(s) == []
    assert not can_use(s, c.SPORES)


@clause("VF-55.4", "VF-38.6", "VF-37.15")
def test_55_4_bats_cannot_carry_a_unicorn_and_spores_do_nothing_to_the_shadow() -> None:
    s = caves("A01@0,1 r0", roles=ROLES, nightmare="0,0 N")
    assert bat_pieces(s) == []
    s = caves("A01@0,1 r0", "A05@1,0 r0", roles="knight,cave", shadow="medium", shadow_at="0,1 N", pieces="knight@0,0")
    assert bat_pieces(s) == [t.KNIGHT_PIECE]
    assert spore_roles(s) == []
    s.knight.grit = 1
    assert spore_roles(s) == [t.KNIGHT]


@clause("VF-55.5", "VF-55.6", "VF-19.5")
def test_55_5_the_cave_gives_the_tiles_for_a_teleport_to_an_open_space_any_of_its_hand() -> None:
    around = ("A01@0,1", "A05@1,0", "A10@0,-1", "A13@-1,0")
    s = caves(*around, roles=ROLES, nightmare="0,0 N", hand="C01 A02 E01", stack="A03 A04 A06 A07", deck="U00")
    s.unicorn.hand = [4, 11]
    s.unicorn.deck.bag = [card for card in s.unicorn.deck.bag if card not in (4, 11)]
    s.turn = t.NIGHTMARE
    game = go(s, nightmare_turn, "0 teleport U04 U11")
    assert len(game.options(1)) == 3  # no Crystal tile has to go first
    game.say(f"1 t{s.cave.hand[1]}")
    say_space(game, 2, 1, seat=0)  # the Unicorn's player chooses the squares
    game.say(f"1 t{s.cave.hand[0]}")
    say_space(game, 1, 1, seat=0)
    game.say(f"1 t{s.cave.hand[0]}")
    assert tile(s, 2, 2) != EMPTY
    assert tile(s, 2, 1) != EMPTY
    assert tile(s, 1, 1) != EMPTY
    assert unicorn(s) == (2, 2)


@clause("VF-55.5", "VF-37.6")
def test_55_5_also_for_the_shadow_unicorn() -> None:
    around = ("A01@0,1 r0", "A05@1,0", "A10@0,-1", "A13@-1,0", "A02@1,1", "A08@-1,1", "A09@0,2")
    s = caves(
        *around,
        roles="knight,cave",
        shadow="medium",
        shadow_at="0,1 N",
        pieces="knight@0,0",
        hand="E04 E03 E01",
        stack="A03 A04",
        deck="U02",
    )
    s.turn = t.SHADOW
    game = go(s, shadow_teleport)
    game.say(f"1 t{s.cave.hand[0]}")
    assert tile(s, 0, 3) != EMPTY
    assert unicorn(s) == (0, 3)


@clause("VF-55.7")
def test_55_7_the_tile_he_stands_on_may_be_rotated_and_his_facing_stays() -> None:
    s = caves("A03@0,1 r0", "A05@1,0 r0", roles=ROLES, nightmare="0,1 E", collapsing=True)
    go(s, crystal_curse, "1 r2", args=(1,))
    assert s.rotation[tile(s, 0, 1)] == 2
    assert s.unicorn.facing == t.EAST


@clause("VF-55.7", "VF-37.12")
def test_37_12_a_rockslide_on_his_last_open_edge_makes_the_shadow_teleport() -> None:
    s = caves(
        "A12@0,1 r2",
        "A01@1,1 r0",
        roles="knight,cave",
        shadow="medium",
        shadow_at="0,1 S",
        pieces="knight@0,0",
        deck="U11",
        collapsing=True,
    )
    go(s, rockslide, args=(1,))  # the only border without walls
    assert unicorn(s) == (1, 1)


@clause("VF-55.8", "VF-10.2")
def test_55_8_with_a_cave_the_unicorn_rule_of_tiles_falls_away() -> None:
    from monoceros.games.vast.rules.turn_end import end_of_turn

    s = caves("A01@0,1 r0", roles=ROLES, nightmare="0,1 N", hand="A02 E01 E02", stack="A03")
    go(s, end_of_turn, args=(0, t.NIGHTMARE))
    assert len(s.tile_stack) == 1
    assert len(s.cave.hand) == 3


@clause("VF-2.7", "VF-2.8", "VF-2.9", "VF-G40")
def test_2_7_the_stack_with_ghosts_and_a_hand() -> None:
    for roles, size in (
        ("knight,nightmare", 41),
        ("knight,thief", 47),
        ("knight,nightmare,ghost", 41),
        ("knight,thief,ghost", 47),
        ("knight,cave", 41),
        ("knight,cave_ghost", 41),
    ):
        s = begun(roles)
        assert len(s.tile_stack) + len(s.cave.hand) == size
        ghosts = [number for number in s.tile_stack + s.cave.hand if s.terms.tile_ghost[s.face[number]]]
        assert len(ghosts) == (6 if roles.endswith(",ghost") else 0)
        assert len(s.cave.ghost_tiles) == (6 if roles.endswith("cave_ghost") else 0)
        assert len(s.cave.hand) == (3 if "cave" in roles else 0)
