"""Sections 10 and 11: tiles at the end of a turn, turn order, what is hidden, the end."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause, new_state
from monoceros.engine.chance import Seeded
from monoceros.engine.core import answer, asks, begin
from monoceros.engine.game import SetupError
from monoceros.games.vast import GAME
from monoceros.games.vast import tables as t
from monoceros.games.vast.effects_unicorn import draw_hand, take_card
from monoceros.games.vast.facts import others_on
from monoceros.games.vast.rules.nightmare import nightmare_turn
from monoceros.games.vast.rules.removal import removable
from monoceros.games.vast.rules.teleport import forced_teleport
from monoceros.games.vast.rules.turn_end import alone_number, end_of_turn, past_plunder, tiles_to_place
from monoceros.games.vast.state import OVER, State
from monoceros.games.vast.tables import EMPTY, KNIGHT, NIGHTMARE

from .spots import any_chance, dark, on, play, say_space, spaces, spot, tile, unicorn, where

# -- tiles at the end of a turn (section 10) ---


@clause("VF-G21", "VF-10.2", "VF-32.6")
@pytest.mark.parametrize(("revealed", "placed"), [(0, 1), (1, 0), (3, 0)])
def test_golden_21_one_tile_only_after_a_turn_without_a_reveal(revealed: int, placed: int) -> None:
    """G-21"""
    s = spot("A01@0,1", stack="A02 A03 A04", knight="0,0", nightmare="0,0 N", revealed=revealed)
    game = play(s, end_of_turn, 0, KNIGHT)
    while not game.is_over:
        say_space(game, *spaces(game)[0])
    assert len(dark(s)) == 1 + placed


@clause("VF-G21", "VF-10.3")
@pytest.mark.parametrize("revealed", [0, 2])
def test_golden_21_during_the_collapse_three_are_removed_in_any_case(revealed: int) -> None:
    """G-21"""
    line = [f"{face}@{x},0 r0" for x, face in enumerate(("A01", "A05", "A10", "A13", "T01"), 1)]
    s = spot(*line, knight="0,0", nightmare="0,0 N", revealed=revealed, collapsing=True)
    game = play(s, end_of_turn, 0, KNIGHT)
    assert game.is_over
    assert [where(s, number) for number in range(1, 6) if s.at[number] != EMPTY] == [(1, 0), (2, 0)]


@clause("VF-10.1", "VF-10.11")
def test_10_1_a_tile_goes_beside_any_tile_dark_side_up() -> None:
    s = spot("A12@0,1 r0", stack="A02 A03", knight="0,0", nightmare="0,0 N")
    game = play(s, end_of_turn, 0, KNIGHT)
    assert spaces(game) == [(-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 1)]  # walls do not matter
    say_space(game, 0, 2)
    assert dark(s) == [(0, 2)]
    assert GAME.view(s, 0)["tiles"][-1]["id"] == ""


@clause("VF-G20", "VF-10.4", "VF-25.3", "VF-25.4")
@pytest.mark.parametrize(("pace", "crystals", "number"), [(0, 2, 3), (1, 5, 5), (2, 3, 5)])
def test_golden_20_alone_in_the_dark_counts_crystals_or_pace(pace: int, crystals: int, number: int) -> None:
    """G-20"""
    s = spot(nightmare="0,0 N", upgrades=[0, pace, 0, 0, 0, 0], crystals=crystals, revealed=2)
    assert s.terms.alone
    assert alone_number(s, NIGHTMARE) == tiles_to_place(s, NIGHTMARE) == number


@clause("VF-25.3")
def test_25_3_so_many_tiles_are_placed_one_by_one() -> None:
    s = spot("A01@0,1", stack="A02 A03 A04 A06", nightmare="0,0 N")
    game = play(s, end_of_turn, 0, NIGHTMARE)
    for left in (3, 2, 1):
        assert s.left == left
        say_space(game, *spaces(game)[-1])
    assert game.is_over
    assert len(dark(s)) == 4


@clause("VF-10.5", "VF-25.5")
def test_10_5_alone_crystals_then_dark_then_lit_tiles_go() -> None:
    s = spot("A01@0,1 r0", "A02@1,0", "C01@0,-1 r0", nightmare="0,0 N", collapsing=True)
    assert removable(s, ()) == [on(s, 0, -1)]
    assert removable(s, (3,)) == [on(s, 1, 0)]
    assert removable(s, (2, 3)) == [on(s, 0, 1)]


@clause("VF-10.9")
def test_10_9_every_tile_that_turned_lit_in_the_turn_counts() -> None:
    s = spot("A01@0,1", "A02@0,2 r0", knight="0,0", nightmare="0,2 N", deck="U16", turn=KNIGHT, collapsing=True)
    play(s, forced_teleport)  # on her turn he lands on a Dark tile
    assert unicorn(s) == (0, 1)
    assert s.revealed == 1
    assert tiles_to_place(s, KNIGHT) == 0


@clause("VF-10.10", "VF-32.4")
def test_10_10_past_plunder_may_use_the_tile_just_placed() -> None:
    s = spot("A01@0,1 treasure", stack="A02 A03", knight="0,0", nightmare="0,0 N")
    game = play(s, end_of_turn, 1, NIGHTMARE)
    say_space(game, 1, 0, seat=1)
    assert (s.treasures[tile(s, 1, 0)], s.supply[t.TREASURES]) == (1, 8)  # the only bare Dark tile
    assert game.is_over
    assert [event.name for event in s.events] == ["placed", "treasure"]


@clause("VF-10.10")
def test_10_10_without_a_bare_dark_tile_a_new_one_is_placed() -> None:
    s = spot("A01@0,1 treasure", "A05@1,0 r0", stack="A02 A03", knight="0,0", nightmare="0,0 N", revealed=1)
    game = play(s, end_of_turn, 1, NIGHTMARE)
    assert spaces(game, 1) == [(-1, 1), (0, 2), (1, 1)]  # beside a Dark tile
    say_space(game, 0, 2, seat=1)
    assert s.treasures[tile(s, 0, 2)] == 1


@clause("VF-10.10")
def test_10_10_once_no_dark_tile_is_left_on_a_lit_one() -> None:
    s = spot("A01@0,1 r0", "A05@0,2 r0", knight="0,0", nightmare="0,1 N", collapsing=True)
    game = play(s, past_plunder, 1)
    assert spaces(game, 1) == [(0, 0), (0, 1), (0, 2)]


@clause("VF-10.10")
def test_10_10_the_knight_has_no_plunder() -> None:
    s = spot("A01@0,1", stack="A02", knight="0,0", nightmare="0,0 N", revealed=1)
    assert play(s, end_of_turn, 0, KNIGHT).is_over
    assert sum(s.treasures) == 0


# -- turn order, information, end (section 11) ---


def begun(seats: int, seed: int = 1, **options: Any) -> State:
    s = new_state("vast", seats=seats, **options)
    assert isinstance(s, State)
    s.chance, s.telling = Seeded(seed), True
    begin(s, GAME.first)
    return s


def turns(s: State, number: int) -> list[int]:
    """Play at random until so many turns have begun: whose they were."""
    rng = Seeded(5)
    while len([event for event in s.events if event.name == "turn"]) < number and s.stack:
        ask = asks(s)[0]
        answer(s, ask.seat, ask.options[rng.pick(len(ask.options))])
    return [event.facts[0] for event in s.events if event.name == "turn"][:number]


@clause("VF-11.1", "VF-11.2")
def test_11_2_the_knight_then_the_nightmare_unicorn() -> None:
    assert turns(begun(2), 4) == [KNIGHT, NIGHTMARE, KNIGHT, NIGHTMARE]


@clause("VF-11.3", "VF-10.8")
def test_11_3_the_shadow_unicorn_after_all_players() -> None:
    s = begun(1, shadow="easy")
    assert turns(s, 4) == [KNIGHT, t.SHADOW, KNIGHT, t.SHADOW]
    names = [event.name for event in s.events]
    second = [at for at, name in enumerate(names) if name == "turn"][2]
    assert names[second - 1] == "round"  # nothing is placed when his turn ends


@clause("VF-11.4")
def test_11_4_faces_of_dark_tiles_are_hidden_from_everybody() -> None:
    s = begun(2)
    for seat in (None, 0, 1):
        shown = [facts for facts in GAME.view(s, seat)["tiles"] if facts["tile"] and not facts["lit"]]
        assert shown
        assert {facts["kind"] + facts["shape"] + facts["id"] for facts in shown} == {""}
        worlds = [GAME.redeal(s, seat, Seeded(seed)) for seed in range(25)]
        assert len({world.face[1] for world in worlds}) > 3
        assert {s.terms.tile_symbol[world.face[1]] for world in worlds} == {s.terms.tile_symbol[s.face[1]]}


@clause("VF-11.5")
def test_11_5_his_hand_is_his_and_discards_are_public() -> None:
    s = spot(knight="0,0", nightmare="0,0 N", hand="U01 U05 U07", discards="U02")
    assert GAME.view(s, 1)["unicorn"]["hand"] == [1, 5, 7]
    for seat in (None, 0):
        seen = GAME.view(s, seat)["unicorn"]
        assert (seen["hand"], seen["hand_size"], seen["discards"]) == (None, 3, [2])
        hands = {tuple(GAME.redeal(s, seat, Seeded(seed)).unicorn.hand) for seed in range(20)}
        assert len(hands) > 10
    assert {tuple(GAME.redeal(s, 1, Seeded(seed)).unicorn.hand) for seed in range(20)} == {(1, 5, 7)}


@clause("VF-11.5")
def test_11_5_nobody_knows_the_spirit_pile() -> None:
    s = spot("A01@0,1 r0", roles="knight", shadow="medium", shadow_at="0,1 N", spirit="U01 U05 U07")
    assert GAME.view(s, 0)["unicorn"]["spirit_pile"] == 3
    piles = {tuple(GAME.redeal(s, 0, Seeded(seed)).unicorn.spirit) for seed in range(20)}
    assert len(piles) > 10


@clause("VF-11.5")
def test_11_5_whoever_counts_knows_the_hidden_cards_of_a_reshuffle() -> None:
    seen = " ".join(f"U{card:02}" for card in range(2, t.UNICORN_CARDS))
    s = spot(knight="0,0", nightmare="0,0 N", hand="U00 U01", discards=seen)
    s.chance = Seeded(1)
    draw_hand(s, 2)  # all that was not in the discards was in his hand
    for seat in (None, 0):
        hands = [GAME.redeal(s, seat, Seeded(seed)).unicorn.hand for seed in range(20)]
        assert {tuple(hand[:2]) for hand in hands} == {(0, 1)}
        assert len({tuple(hand) for hand in hands}) > 10
    s = spot("A01@0,1 r0", roles="knight", shadow="medium", shadow_at="0,1 N", spirit="U00 U01", discards=seen)
    s.chance = Seeded(1)
    s.unicorn.spirit.append(take_card(s))
    piles = [GAME.redeal(s, 0, Seeded(seed)).unicorn.spirit for seed in range(20)]
    assert {tuple(pile[:2]) for pile in piles} == {(0, 1), (1, 0)}  # what lies below is known, but not its order
    assert len({pile[2] for pile in piles}) > 5


@clause("VF-11.6")
def test_11_6_the_game_ends_at_once() -> None:
    upgrades = [3, 2, 3, 1, 0, 0]
    s = spot("A01@0,1 r0", nightmare="0,1 S", turn=NIGHTMARE, upgrades=upgrades, hand="U07 U08")
    s.unicorn.turns = 0
    game = play(s, nightmare_turn)
    game.say("0 move U07")
    assert game.is_over
    assert (s.outcome, s.winners) == (OVER, 1)
    assert GAME.score(s) == [1.0]


@clause("VF-11.7")
def test_11_7_a_variant_beats_the_standard_and_a_card_beats_both() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 N", revealed=1)
    assert tiles_to_place(s, NIGHTMARE) == 3  # Alone in the Dark beats the rule of the Unicorns, and that VF-10.1
    s = spot("A01@0,1 r0", knight="0,0", nightmare="0,0 N", revealed=1)
    assert tiles_to_place(s, NIGHTMARE) == 0


@clause("VF-11.8")
def test_11_8_never_both_unicorns_and_no_role_twice() -> None:
    with pytest.raises(SetupError, match="cannot be in the same game"):
        new_state("vast", seats=1, roles="nightmare", shadow="easy")
    with pytest.raises(SetupError, match="for 2 players"):
        new_state("vast", seats=1, roles="knight,nightmare")
    choices = next(option.choices for option in GAME.options if option.name == "roles")
    assert all(len(set(roles.split(","))) == len(roles.split(",")) for roles in choices)


@clause("VF-11.10")
def test_11_10_an_endless_chain_of_teleports_stops() -> None:
    s = spot("A01@0,1 r0", knight="0,0", nightmare="0,0 N", deck="U07", turn=KNIGHT, grit=45)
    s.unicorn.chain = t.LONGEST_CHAIN - 1
    s.stands[t.KNIGHT_PIECE] = 1
    play(s, forced_teleport, chance=any_chance())
    assert s.unicorn.chain == t.LONGEST_CHAIN
    assert others_on(s, 1, t.UNICORN_PIECE) == [t.KNIGHT_PIECE]
    assert (unicorn(s), s.knight.grit) == ((0, 1), 45)  # he stays, and does not attack
