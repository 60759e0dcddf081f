"""Section 19: who decides what, with which answers; bundles; answers as text."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause, new_state, spoken
from monoceros.engine.chance import Seeded
from monoceros.engine.core import answer, asks
from monoceros.games.unicornus.rules.game import play as play_game
from monoceros.games.unicornus.rules.turn import player_step
from monoceros.games.unicornus.tables import EMPTY

from .more_spots_b import knight
from .spots import (
    GAME,
    came_from,
    dawn,
    dice,
    dusk,
    entered,
    fight,
    march,
    meet_fate,
    news,
    play,
    raid,
    setting_up,
    spot,
    suffer,
    turn_of,
)

# -- the table of decisions, D-01 to D-39 ---


def test_d01_d02_characters_and_the_princess() -> None:
    played = setting_up(3)
    assert len(played.options(0)) == 12
    played.say("0 K-ANN")
    assert "K-ANN" not in played.options(1)
    played.say("1 K-HAV", "2 K-ZYN")
    played.expect("0 princess: P-TAC | P-WAR | P-LUC | P-SOC")


def test_d04_d05_powers_of_the_start_of_the_round() -> None:
    s = spot("E-GRE 9.C", "E-RAV 11.C", "K-ZYN 9.E t1", starter=2)
    played = dawn(s)
    played.expect("2 first_power: E-GRE | E-RAV").say("2 E-RAV")
    played.expect("2 raise: 11.NE | 11.E | 11.SE | 11.SW | 11.W | 11.NW").say("2 11.E")
    played.expect("0 suffer: 0 | 1")  # D-06: the owner


def test_d07_d08_events() -> None:
    news(spot("K-HAV 15.C", "K-ZYN 18.C", zyne="S-AMB S-AMB S-SUP"), "V-SPI").expect("1 spies: S-AMB | S-SUP")
    s = spot("E-LIO 1.C", defeated="E-LYL", starter=1)
    news(s, "V-CUR", chance=Seeded(1)).expect("1 revive: 1.NE | 1.E | 1.SE | 1.SW | 1.W")


def test_d09_which_character_acts() -> None:
    s = spot("K-ZYN 18.C", "K-GAT 16.C", "K-DON 15.C", "K-MIR 14.C", seats=2, starter=1)
    play(s, player_step).expect("1 who_acts: K-GAT | K-MIR")


def test_d10_the_menu_of_a_turn() -> None:
    s = spot("K-ZYN 18.SW t1 r14", "P 19.C t1", "E-EXH 12.W F-MER=K-ZYN", "18.SE t2", zyne="S-SUP S-FIR S-AMB")
    moves = [f"move {space}" for space in ("18.C", "18.SE", "19.E", "19.NE", "18.W")]
    found = turn_of(s, "K-ZYN").options(0)
    assert found == [
        "recruit",
        "collect",
        *moves,
        "send",
        "destiny",
        "play S-FIR",
        "play S-SUP",
        "power swift_columns",
        "hire E-EXH",
        "end",
    ]


def test_d10_only_what_is_legal() -> None:
    s = spot("K-ZYN 18.W t4 r3", "K-HAV 18.NW", "P 1.W")  # nothing to recruit; only roads are cheap enough
    assert turn_of(s, "K-ZYN").options(0) == ["collect", "move 19.NE", "move 12.SE", "send", "destiny", "end"]


def test_d11_to_d14_sending() -> None:
    s = spot("K-ZYN 18.C t2 r13", "K-HAV 12.W", "K-URG 13.C", "P 19.C t1", zyne="S-HEA S-HEA")
    played = turn_of(s, "K-ZYN", "0 send")
    played.expect("0 send_to: K-HAV | P").say("0 P")
    played.expect("0 send_tokens: 0 | 1 | 2").say("0 1")
    assert played.options(0) == [str(number) for number in range(11)]
    played.say("0 3").expect("0 send_potions: 0 | 1 | 2").say("0 0")
    played.say("0 send", "0 P", "0 0").expect("0 send_potions: 1 | 2")  # no tokens: no resources, but a potion
    s = spot("K-ZYN 18.C t2 r13", "K-HAV 12.W", "P 19.C", zyne="S-HEA")
    turn_of(s, "K-ZYN", "0 send", "0 K-HAV").expect("0 send_tokens: 1 | 2")


def test_d15_d16_targets() -> None:
    s = spot("K-ZYN 18.W t1", "12.E t2", "18.SE t1", zyne="S-FIR")
    played = turn_of(s, "K-ZYN", "0 play S-FIR")
    played.expect("0 target_unit: 18.SE | 12.E").say("0 12.E").expect("0 how_many: 1 | 2")
    s = spot("K-ZYN 18.C t1", "12.C t2", zyne="S-MOC")
    turn_of(s, "K-ZYN", "0 play S-MOC").expect("0 mock_path: 12.E | 12.SE")


def test_d17_the_hand_at_the_end_of_a_turn() -> None:
    s = spot("K-ZYN 18.C", zyne="S-AMB S-AMB S-AMB S-SUP S-SUP S-SUP S-SUP S-HEL S-HEL")
    played = turn_of(s, "K-ZYN", "0 end")
    for _ in range(2):
        played.expect("0 discard: S-AMB | S-HEL | S-SUP").say("0 S-AMB")
    assert played.is_over


def test_d18_to_d20_fate() -> None:
    s = spot("K-HAV 12.W", "K-ZYN 12.E", "E-EXH 12.C", "E-IRV 12.NE", starter=2, fates="F-LOY F-FOE")
    played = meet_fate(s)
    played.expect("2 fate_order: E-EXH | E-IRV").say("2 E-EXH").expect("2 fate_bound: K-HAV | K-ZYN")
    played.say("2 K-HAV")
    s = spot("K-HAV 18.SE", "K-ZYN 12.E", "E-EXH 12.SW", fates="F-FOE", starter=2)
    meet_fate(s, "K-ZYN").expect("1 foe_path: 12.SE | 12.C")


def test_d21_to_d26_a_battle() -> None:
    s = spot("K-HAV 15.C", "K-ANN 12.E t2", "E-LYL 12.E t1 F-LOY=P", annelie="S-AMB S-SHW")
    entered(s, "18.W 12.E", "12.C 12.E")
    played = fight(s, "K-ANN", attacking=False, chance=dice(5, 1))
    played.expect("1 before_roll: play S-AMB | roll").say("1 roll")
    played.expect("1 after_roll: power battle_genius | continue").say("1 continue")
    played.expect("1 assign: hit | loss | stop").say("1 hit", "1 stop")
    played.expect("1 shield: play S-SHW | continue").say("1 continue")
    played.expect("1 battle_damage: 1 | 2").say("1 1")
    played.expect("1 withdraw: 18.W | 12.C")


def test_d27_to_d30_the_princess() -> None:
    march(spot("P 19.C t4 r10", starter=2)).expect("2 princess_route: 19.NE | 19.NW")
    s = spot("P 19.NE t4 r4", version="P-TAC", starter=2)
    march(s).expect("2 tactician: collect | move 18.W | move 18.SW | move 19.E | move 19.C | move 19.NW | move 12.SE")
    fight(spot("P 9.C t2", "9.C t3", starter=1), "P").expect("1 princess_damage: 0 | 1")
    march(spot("P 19.C t4 r10", "E-EXH 12.W F-MER=P", starter=1)).expect("1 princess_hire: hire E-EXH | pass")


def test_d31_to_d34_the_enemy() -> None:
    raid(spot("K-ZYN 12.W", "K-HAV 12.E", "12.C t1", starter=2)).expect("2 normal_target: K-HAV | K-ZYN")
    s = spot("K-ZYN 12.W", "K-HAV 12.E", "E-DOR 12.C F-LOY=P", starter=2)
    raid(s).expect("2 aggressive_target: K-HAV | K-ZYN")
    s = spot("K-ZYN 18.W", "E-DOR 12.C F-LOY=P", starter=2)
    raid(s).expect("2 aggressive_step: 12.E | 12.SE")
    s = spot("K-ZYN 12.W", "E-DOR 12.C F-LOY=P", "E-LYL 12.NW F-LOY=P", starter=2)
    raid(s).expect("2 contention: E-DOR | E-LYL")


def test_d35_to_d39_retreats_battles_and_the_end_of_the_round() -> None:
    s = spot("K-HAV 15.SE", "K-ZYN 17.E t1 r9", "17.C t2", "17.NE t1")
    raid(s).expect("1 retreat: stay | 17.SE")
    s = spot("K-HAV 15.NE", "K-ZYN 12.E", "15.C t1", "18.W t1", starter=2)
    raid(s).expect("2 battle_order: 15.NE | 12.E")
    s = spot("K-ZYN 18.C d3", "K-HAV 15.C", "K-URG 13.C", unused="K-ANN K-DON", starter=1)
    suffer(s, "K-ZYN", 1)
    played = dusk(s)
    played.expect("0 replacement: K-ANN | K-DON").say("0 K-ANN").expect_name(0, "replacement_space")
    assert (s.asked, "18.C" in played.options(0)) == (knight("K-ANN"), True)


def test_a_point_with_a_single_answer_is_not_asked() -> None:
    s = spot("K-ZYN 18.W t0", "12.E t1", zyne="S-FIR")
    turn_of(s, "K-ZYN", "0 play S-FIR").expect_name(0, "turn")  # one target, one token
    s = came_from(spot("K-ZYN 12.E t0", "12.E t2"), "K-ZYN", "18.W")
    assert fight(s, "K-ZYN").is_over


# -- bundles ---


def single_picks(tokens: int, life: int, damage: int, in_battle: bool) -> set[tuple[int, int]]:
    """Tokens and life that sequences of single picks can lead to (UK-9.19, UK-11.3, UK-11.12)."""
    if damage == 0 or life == 0:
        return {(tokens, life)}
    found: set[tuple[int, int]] = set()
    if tokens:
        found |= single_picks(tokens - 1, life, damage - 1, in_battle)
    if not (in_battle and life == 1 and tokens):
        found |= single_picks(tokens, life - 1, damage - 1, in_battle)
    return found


@clause("UK-19.1", "UK-9.19", "UK-11.3")
@pytest.mark.parametrize("in_battle", [True, False])
@pytest.mark.parametrize("damage", [1, 2, 3, 5])
@pytest.mark.parametrize("hurt", [0, 2, 3])
@pytest.mark.parametrize("tokens", [0, 1, 3])
def test_19_1_a_bundle_is_a_sequence_of_single_picks(tokens: int, hurt: int, damage: int, in_battle: bool) -> None:
    piece = f"K-ZYN 12.E t{tokens} d{hurt}"
    _, played = hurt_zyne(piece, damage, in_battle)
    choices = [] if played.is_over else played.options(0)
    reached = [what_is_left(*hurt_zyne(piece, damage, in_battle, f"0 {choice}")) for choice in choices]
    if not choices:
        reached = [what_is_left(*hurt_zyne(piece, damage, in_battle))]
    assert sorted(reached) == sorted(single_picks(tokens, 4 - hurt, damage, in_battle))


def hurt_zyne(piece: str, damage: int, in_battle: bool, *choice: str) -> tuple[Any, Played]:
    """By losing a battle against so many tokens, in which no die is assigned; or by damage outside battles."""
    if not in_battle:
        s = spot(piece)
        return s, suffer(s, "K-ZYN", damage, *choice)
    s = entered(spot(piece, f"12.E t{damage}"), "12.C 12.E")
    tokens = s.tokens[knight("K-ZYN")]
    stop = ["0 stop"] * (tokens > 0)
    return s, fight(s, "K-ZYN", *stop, *choice, attacking=False, chance=dice(*[1] * tokens))


def what_is_left(s: Any, played: Played) -> tuple[int, int]:
    """Zyne's tokens and life; if he is dead, the tokens that he left behind (in a battle, none)."""
    hero = knight("K-ZYN")
    if s.place[hero] != EMPTY:
        return s.tokens[hero], 4 - s.damage[hero]
    return played.happened("dies")[0].facts[2], 0


# -- answers as text ---


@clause("UK-19.2")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {"layout": "escape"})])
def test_19_2_a_game_can_be_replayed_from_its_seed_and_the_words_of_its_answers(
    seats: int, options: dict[str, Any]
) -> None:
    first: Any = new_state("unicornus", seats=seats, **options)
    game, rng, said = play(first, play_game, chance=Seeded(7)), Seeded(8), []
    while not game.is_over:
        question = asks(first)[0]
        words = [spoken(pick) for pick in question.options]
        assert len(set(words)) == len(words)
        pick = question.options[rng.pick(len(words))]
        said.append((question.seat, question.name, spoken(pick)))
        answer(first, question.seat, pick)
    second: Any = new_state("unicornus", seats=seats, **options)
    again = play(second, play_game, chance=Seeded(7))
    for seat, name, text in said:
        question = asks(second)[0]
        assert (question.seat, question.name) == (seat, name)
        again.say(f"{seat} {text}")
    assert again.is_over
    assert len(said) > 30
    assert [event.facts for event in again.happened("over")] == [event.facts for event in game.happened("over")]
    assert GAME.view(second, 0) == GAME.view(first, 0)
