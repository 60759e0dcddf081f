"""Section 0: terms and conventions."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Loaded
from monoceros.engine.hiding import HIDDEN, SPECTATOR, masked
from monoceros.games.unicornus.facts import bits, events_left, seat_leading
from monoceros.games.unicornus.picks import CARD_NUMBER, EVENT_NUMBER, FOE_NUMBER, KNIGHT_NUMBER, SPACE_NUMBER
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

from .more_spots_a import Watched, all_turns, quiet, resources, set_up, tokens, whole_round
from .spots import (
    GAME,
    armies,
    at,
    dawn,
    defeated,
    dice,
    fight,
    foe,
    march,
    news,
    raid,
    spot,
    suffer,
    told,
    turn_of,
    unit,
)

# -- units ---


@clause("UK-0.2")
@pytest.mark.parametrize(
    ("pieces", "who", "army"),
    [
        (["E-EXH 12.E t2 F-LOY=K-ZYN"], FOE_NUMBER["E-EXH"], 2),  # a character with its tokens
        (["E-EXH 12.E F-LOY=K-ZYN"], FOE_NUMBER["E-EXH"], 0),  # a character alone
        (["12.E t2"], EMPTY, 2),  # tokens alone
    ],
)
def test_0_2_three_kinds_of_units_can_be_fought(pieces: list[str], who: int, army: int) -> None:
    s = spot("K-ZYN 18.W t4 r9", *pieces)
    played = turn_of(s, "K-ZYN", "0 move 12.E", chance=dice(4, 4, 4, 4))
    assert [facts[3:5] for facts in told(played, "battle")] == [(who, army)]


@clause("UK-0.2", "UK-0.3")
def test_0_3_a_kingdom_unit_leaves_no_tokens_behind() -> None:
    s = spot("K-ZYN 18.C t6 r20", "P 19.C")
    played = turn_of(s, "K-ZYN", "0 move 18.W")
    assert (unit(s, "K-ZYN"), armies(s)) == ("18.W t6 r15", {})
    played.say("0 send", "0 6", "0 0")
    assert (tokens(s, "K-ZYN"), armies(s)) == (0, {})


@clause("UK-0.3")
def test_0_3_tokens_that_lose_their_character_are_the_enemys() -> None:
    s = spot("K-MIR 18.C t3 d4", "K-HAV 18.W t4 r9")
    suffer(s, "K-MIR", 1, "0 0")
    assert (at(s, "K-MIR"), armies(s)) == ("", {"18.C": 3})
    played = turn_of(s, "K-HAV", "1 move 18.C", chance=dice(4))
    assert [facts[:5] for facts in told(played, "battle")] == [
        (KNIGHT_NUMBER["K-HAV"], SPACE_NUMBER["18.C"], 1, EMPTY, 3),
    ]


@clause("UK-0.4")
def test_0_4_tokens_beside_a_character_are_its_unit_and_not_leaderless() -> None:
    s = spot("E-LYL 10.C t3", "E-LIO 1.C t2", "12.E t2")
    news(s, "V-PAT")  # leaderless units only
    assert armies(s) == {"10.C": 3, "1.C": 2, "12.E": 3}
    news(s, "V-REI")  # units of characters only
    assert armies(s) == {"10.C": 4, "1.C": 3, "12.E": 3}
    news(s, "V-THR")
    assert foe(s, "E-LIO") == "1.C t7"


@clause("UK-0.4")
def test_0_4_tokens_that_enter_a_space_join_the_unit_there() -> None:
    s = spot("K-ZYN 12.C t4", "E-DEM 12.W t1 F-LOY=K-ZYN", "12.E t2", "12.NE t3")
    played = raid(s, chance=dice(*[4] * 6))
    assert [facts[3:5] for facts in told(played, "battle")] == [(FOE_NUMBER["E-DEM"], 6)]


# -- damage ---


@clause("UK-0.5")
def test_0_5_damage_is_counted_against_the_printed_life() -> None:
    s = spot("K-HAV 18.C d3")
    suffer(s, "K-HAV", 1)
    assert unit(s, "K-HAV") == "18.C d4"
    suffer(s, "K-HAV", 1)
    assert at(s, "K-HAV") == ""  # his health is 5


@clause("UK-0.5")
@pytest.mark.parametrize(("damage", "left"), [(2, "10.C d3"), (3, "")])
def test_0_5_so_is_the_enemys(damage: int, left: str) -> None:
    s = spot("K-HAV 10.SE", f"E-LYL 10.C d{damage} F-LOY=K-HAV", havok="S-SNI")
    turn_of(s, "K-HAV", "0 play S-SNI")
    assert (foe(s, "E-LYL"), defeated(s)) == (left, [] if left else ["E-LYL"])


@clause("UK-0.17")
def test_0_17_unit_damage_is_split_point_by_point() -> None:
    for discarded, left in ((0, "18.C t2 d3"), (1, "18.C t1 d2"), (2, "18.C d1")):
        s = spot("K-ZYN 18.C t2")
        suffer(s, "K-ZYN", 3).expect("0 suffer: 0 | 1 | 2").say(f"0 {discarded}")
        assert unit(s, "K-ZYN") == left


@clause("UK-0.17")
def test_0_17_character_damage_spares_the_tokens() -> None:
    s = spot("K-ZYN 18.C t4", "K-HAV 15.C t4")
    news(s, "V-ASS", chance=dice(2)).expect()
    assert (unit(s, "K-ZYN"), unit(s, "K-HAV")) == ("18.C t4", "15.C t4 d2")


# -- rounds and spaces ---


@clause("UK-0.7")
def test_0_7_a_round_has_six_steps_and_a_turn_for_each_character() -> None:
    s = quiet("K-ZYN 18.C", "K-HAV 15.C", "K-URG 13.C", "P 9.NE t4 r10")
    played = whole_round(s, "0 end", "1 end", "2 end")
    assert [step for (step,) in told(played, "step")] == [1, 2, 3, 4, 5, 6]
    heroes = [KNIGHT_NUMBER[hero] for hero in ("K-ZYN", "K-HAV", "K-URG")]
    assert [knight for knight, _ in told(played, "turn")] == heroes


@clause("UK-0.13")
def test_0_13_empty_is_passable_and_without_any_unit() -> None:
    """Ravinith's new stack needs such a space on her area; of six one is a lake and four have units."""
    s = spot("E-RAV 5.C t4", "K-ZYN 5.NE", "P 5.E", "5.SE t1", "E-DEM 5.SW")
    dawn(s).expect()
    assert armies(s) == {"5.C": 4, "5.SE": 1, "5.NW": 2}


# -- who decides ---


@clause("UK-0.14")
def test_0_14_the_starting_player_decides_for_the_table_and_owners_for_their_own() -> None:
    s = spot("K-HAV 12.NE t4 r9", "K-ZYN 12.SE t4 r9", "12.E t2", starter=2)
    played = raid(s).expect("2 normal_target: K-HAV | K-ZYN").say("2 K-ZYN")
    played.expect_name(1, "retreat")


@clause("UK-0.14")
def test_0_14_in_a_turn_its_player_decides_about_the_turn() -> None:
    s = spot("K-ZYN 18.W t4 r9", "E-DEM 12.NE", "E-LYL 12.E", starter=2, fates="F-LOY F-LOY")
    turn_of(s, "K-ZYN", "0 move 12.SE").expect("0 fate_order: E-DEM | E-LYL")


@clause("UK-0.18")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_0_18_the_starting_player_owns_the_princess(starter: int) -> None:
    s = spot("K-ZYN 18.C", "P 9.C t5 r20", starter=starter)
    suffer(s, "P", 1).expect(f"{starter} suffer: 0 | 1")
    s = spot("K-ZYN 18.C", "P 9.C t5 r20", "9.NE t3", "9.NW t3", starter=starter)
    played = march(s).expect(f"{starter} princess_route: 9.NE | 9.NW").say(f"{starter} 9.NE")
    played.expect(f"{starter} princess_damage: 0 | 1")
    assert seat_leading(GAME.view(s, None), PRINCESS) == starter


# -- supply, halves, dice ---


@clause("UK-0.15")
def test_0_15_nothing_in_the_supply_runs_out() -> None:
    s = spot("K-ZYN 18.C r200", "P 19.C r99", "E-KOS 9.C t150", "12.E t100")
    dawn(s)
    turn_of(s, "K-ZYN", "0 collect")
    assert (resources(s, "K-ZYN"), armies(s)) == (203, {"9.C": 151, "12.E": 100})


@clause("UK-0.16")
def test_0_16_starting_tokens_are_rounded_up() -> None:
    s = set_up("K-DON", "K-ILS", "K-GOD", princess="lucky_girl").state  # command 5, 5, 7 and 5
    assert [tokens(s, knight) for knight in ("K-DON", "K-ILS", "K-GOD", "P")] == [3, 3, 4, 3]


@clause("UK-0.16")
def test_0_16_other_halves_are_rounded_as_their_card_says() -> None:
    s = spot("K-ZYN 18.C r0", event="V-FAM")
    turn_of(s, "K-ZYN", "0 collect")
    assert resources(s, "K-ZYN") == 1  # half of 3, rounded down
    s = spot("K-ZYN 18.C t4 r9", "P 19.C t0 r0", event="V-CON")
    turn_of(s, "K-ZYN", "0 send", "0 1", "0 5")
    assert unit(s, "P") == "19.C t1 r2"


@clause("UK-0.19")
def test_0_19_a_roll_uses_as_many_dice_as_the_rules_say() -> None:
    """Eight tokens in a fort of defense 3, and two Ambushes: 17 dice with six sides each."""
    s = spot("K-ZYN 18.C t8", "18.C t9", zyne="S-AMB S-AMB")
    watched = Watched()
    played = fight(s, "K-ZYN", "0 play S-AMB", "0 play S-AMB", attacking=False, chance=watched)
    assert watched.asked == [6] * 17
    assert len(told(played, "rolled")[0][1]) == 17


# -- what is known ---


def seen_alike(s: Any) -> Any:
    """What a spectator sees, after making sure that every seat sees the same but for hands."""
    views = [GAME.view(s, seat) for seat in (0, 1, 2, None)]
    for view in views:
        view.viewer = SPECTATOR
        view.hands = [masked(cards) for cards in view.hands]
    assert views[0] == views[1] == views[2] == views[3]
    return views[3]


@clause("UK-0.20")
def test_0_20_what_lies_on_the_table_is_for_all() -> None:
    s = spot(
        "K-ZYN 18.C t6 r11 d2",
        "K-HAV 15.C t4",
        "E-LYL 10.C t3 d2 F-FAT=K-ZYN",
        "12.E t2",
        event="V-HOP",
        zyne="S-AMB S-HEA",
        havok="S-SNI",
        support_discards=[CARD_NUMBER["S-MOC"]],
        fate_discards=[0],
    )
    seen = seen_alike(s)
    zyne, lyla = KNIGHT_NUMBER["K-ZYN"], FOE_NUMBER["E-LYL"]
    assert [facts[zyne] for facts in (seen.tokens, seen.resources, seen.damage)] == [6, 11, 2]
    assert [facts[lyla] for facts in (seen.foe_damage, seen.fate, seen.bound)] == [2, 4, zyne]
    assert seen.army[SPACE_NUMBER["12.E"]] == 2
    assert [len(cards) for cards in seen.hands] == [2, 1, 0]
    assert (seen.support.size(), seen.support_discards) == (57, [CARD_NUMBER["S-MOC"]])
    assert (seen.fates.size(), seen.fate_discards, events_left(seen)) == (23, [0], 10)
    assert bits(seen.ongoing) == [EVENT_NUMBER["V-HOP"]]


@clause("UK-0.20", "UK-0.21")
def test_0_21_a_hand_is_seen_by_its_owner_only() -> None:
    first = spot("K-ZYN 18.C", "K-HAV 15.C", zyne="S-AMB S-HEA", havok="S-SNI")
    other = spot("K-ZYN 18.C", "K-HAV 15.C", zyne="S-SNI S-MOC", havok="S-SNI")
    assert GAME.view(first, 0).hands == [[CARD_NUMBER["S-AMB"], CARD_NUMBER["S-HEA"]], [HIDDEN], []]
    for seat in (1, 2, None):
        assert GAME.view(first, seat) == GAME.view(other, seat)
    assert GAME.view(first, 0) != GAME.view(other, 0)


@clause("UK-0.20")
def test_0_20_nobody_sees_the_order_of_a_deck() -> None:
    first = spot("K-ZYN 18.C", deck="S-AMB S-HEA", fates="F-LOY F-PER", next_event=EVENT_NUMBER["V-OPP"])
    other = spot("K-ZYN 18.C", deck="S-STE S-SNI", fates="F-TRA F-FOE", next_event=EVENT_NUMBER["V-TAX"])
    for seat in (0, 1, 2, None):
        assert GAME.view(first, seat) == GAME.view(other, seat)


@clause("UK-0.21")
def test_0_21_a_drawn_card_is_told_to_its_owner_only() -> None:
    s = spot("K-HAV 15.C", "K-ZYN 18.C", deck="S-SNI")
    played = all_turns(s, "0 end", "1 destiny")
    (drawn,) = played.happened("drew")
    assert drawn.seen_by(1).secret == CARD_NUMBER["S-SNI"]
    for seat in (0, 2, None):
        assert (drawn.seen_by(seat).secret, drawn.seen_by(seat).facts) == (None, (1,))


@clause("UK-0.21")
def test_0_21_only_the_owner_is_asked_about_a_hand() -> None:
    s = spot("K-HAV 15.C", "K-ZYN 18.C", havok="S-AMB S-HEA", zyne="S-SNI S-MOC", starter=2)
    news(s, "V-SPI", chance=Loaded([])).expect("0 spies: S-AMB | S-HEA").say("0 S-HEA").expect("1 spies: S-SNI | S-MOC")
