"""Section 4: the round, from its start to its end."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Played, clause
from monoceros.games.unicornus.effects import die
from monoceros.games.unicornus.facts import bits, coming_event, move_cost, seat_leading
from monoceros.games.unicornus.picks import EVENT_NUMBER, KNIGHT_NUMBER, SPACE_NUMBER
from monoceros.games.unicornus.rules.events import event_step
from monoceros.games.unicornus.state import LOST, PLAYING
from monoceros.games.unicornus.tables import EMPTY, PRINCESS

from .more_spots_a import (
    Watched,
    all_turns,
    draw_event,
    happenings,
    quiet,
    resources,
    set_up,
    tokens,
    whole_round,
)
from .spots import GAME, armies, army, at, dawn, dusk, hand, play, spot, suffer, told, turn_of, unit


def kill(s: Any, hero: str) -> None:
    die(s, KNIGHT_NUMBER[hero])


# -- the steps ---


@clause("UK-4.1")
def test_4_1_start_event_players_princess_enemies_end() -> None:
    """What each step does, in order: Kostov gains, an event, a turn, she collects, tokens attack, the office passes."""
    s = spot("K-ZYN 12.C t3 r0", "P 9.NE t4 r0", "E-KOS 3.C", "12.E t1", round=0)
    played = whole_round(s, "0 end", "0 stop", "0 0", chance=Watched(EVENT_NUMBER["V-OPP"]))
    played.expect()
    assert happenings(
        played, "round", "step", "army", "event", "turn", "collects", "unit_moves", "battle", "over", "starts"
    ) == [
        *("round", "step", "army"),
        *("step", "event"),
        *("step", "turn"),
        *("step", "collects", "collects", "collects"),
        *("step", "unit_moves", "battle", "unit_moves"),
        *("step", "starts"),
    ]
    assert s.round == 1


@clause("UK-4.1")
def test_4_1_a_round_follows_the_other_until_the_tenth_has_ended() -> None:
    assert set_up("K-MIR", "K-GAT", "K-ZYN").state.terms.rounds == 10
    s = spot("K-ZYN 18.C", round=9)
    dusk(s)
    assert s.outcome == PLAYING
    s = spot("K-ZYN 18.C", round=10)
    dusk(s)
    assert s.outcome == LOST


# -- 4.1 start of round ---


@clause("UK-4.2")
def test_4_2_powers_of_enemies_on_the_map_and_of_the_princess() -> None:
    s = spot(
        "K-ZYN 11.NE t3", "K-HAV 15.C t3", "E-KOS 3.C t4", "E-GRE 11.C t3", version="P-LUC", deck="S-AMB S-SNI S-HEA"
    )
    dawn(s, "0 1")
    assert (hand(s, "K-ZYN"), hand(s, "K-HAV"), len(s.hands[2])) == (["S-AMB"], ["S-SNI"], 1)
    assert army(s, "3.C") == 5
    assert (unit(s, "K-ZYN"), unit(s, "K-HAV")) == ("11.NE t2", "15.C t3")  # only who is on Gregorio's area


@clause("UK-4.2")
def test_4_2_allies_never_trigger_as_enemies() -> None:
    s = spot("K-ZYN 18.C t3", "K-HAV 18.W t3", allies="E-KOS=K-ZYN E-GRE=K-ZYN E-RAV=K-HAV")
    dawn(s).expect()
    assert (unit(s, "K-ZYN"), unit(s, "K-HAV"), armies(s)) == ("18.C t3", "18.W t3", {})
    s = spot("K-ZYN 18.C t3", defeated="E-KOS E-GRE E-RAV")
    dawn(s).expect()
    assert (unit(s, "K-ZYN"), armies(s)) == ("18.C t3", {})


def rites_and_graves() -> Any:
    return spot(
        "K-ZYN 11.NE t1 d3", "E-GRE 11.C", "E-RAV 9.C t4", "E-KOS 3.C", version="P-LUC", deck="S-AMB", starter=2
    )


@clause("UK-4.2", "UK-4.3")
def test_4_3_the_starting_player_is_asked_only_about_gregorio_and_ravinith() -> None:
    s = rites_and_graves()
    played = play_dawn(s).expect("2 first_power: E-GRE | E-RAV")
    assert [len(held) for held in s.hands] == [1, 1, 1]  # the Lucky Girl's cards are drawn
    assert army(s, "3.C") == 1  # Kostov has been paid
    assert happenings(played, "drew", "army") == ["drew", "drew", "drew", "army"]


def play_dawn(s: Any, *answers: str) -> Played:
    return dawn(s, *answers, chance=Watched())


@clause("UK-4.3")
def test_4_3_whoever_is_picked_comes_first() -> None:
    s = rites_and_graves()
    play_dawn(s, "2 E-GRE").expect("0 suffer: 0 | 1").say("0 1").expect_name(2, "raise")
    s = rites_and_graves()
    play_dawn(s, "2 E-RAV").expect_name(2, "raise").say("2 9.E").expect("0 suffer: 0 | 1")


@clause("UK-4.3")
@pytest.mark.parametrize("alone", ["E-GRE 11.C", "E-RAV 11.C t4"])
def test_4_3_with_one_of_them_there_is_nothing_to_ask(alone: str) -> None:
    s = spot("K-ZYN 11.NE t1", alone, starter=2)
    assert play_dawn(s).open()[0].split(":")[0] in ("0 suffer", "2 raise")


# -- 4.2 event step ---


@clause("UK-4.5")
def test_4_5_the_top_event_is_shown_and_resolved() -> None:
    s = spot("K-ZYN 18.C r9", "P 19.C t4 r2")
    played = draw_event(s, "V-TAX")
    assert told(played, "event") == [(EVENT_NUMBER["V-TAX"],)]
    assert (resources(s, "K-ZYN"), resources(s, "P")) == (6, 0)
    assert [GAME.view(s, seat).event for seat in (0, 1, None)] == [EVENT_NUMBER["V-TAX"]] * 3


@clause("UK-4.6")
def test_4_6_an_event_lasts_for_its_round() -> None:
    s = spot("K-ZYN 18.C t4", event="V-RAI")
    assert move_cost(s, KNIGHT_NUMBER["K-ZYN"], SPACE_NUMBER["18.NE"]) == 5
    dusk(s)
    assert move_cost(s, KNIGHT_NUMBER["K-ZYN"], SPACE_NUMBER["18.NE"]) == 4
    seen = GAME.view(s, None)
    assert (seen.event, seen.ongoing, seen.events_gone) == (EMPTY, 0, [EVENT_NUMBER["V-RAI"]])


@clause("UK-4.6")
def test_4_6_an_ongoing_event_stays_and_is_seen() -> None:
    s = spot("K-ZYN 18.C t8", event="V-DWI")
    for left in (7, 6, 5, 5):
        dusk(s)
        assert tokens(s, "K-ZYN") == left
        assert bits(GAME.view(s, None).ongoing) == [EVENT_NUMBER["V-DWI"]]


@clause("UK-4.7")
def test_4_7_without_events_the_step_is_skipped() -> None:
    s = quiet("K-ZYN 18.C", "P 9.NE t4 r0")
    played = whole_round(s, "0 end")
    assert (told(played, "event"), s.event, s.outcome) == ([], EMPTY, PLAYING)
    assert [step for (step,) in told(played, "step")] == [1, 2, 3, 4, 5, 6]


@clause("UK-4.8")
def test_4_8_donia_turns_the_next_event_up_when_the_step_ends() -> None:
    """Two level 1 events are left: Patrols, which come now, and the Tax Collectors."""
    s = spot("K-DON 18.C r9", "12.E t2")
    played = draw_event(s, "V-PAT", then=(6,))
    assert happenings(played, "event", "army", "next_event") == ["event", "army", "next_event"]
    assert [coming_event(GAME.view(s, seat)) for seat in (0, 1, None)] == [EVENT_NUMBER["V-TAX"]] * 3
    assert resources(s, "K-DON") == 9  # it has no effect yet
    dusk(s)
    play_next(s)
    assert (s.event, resources(s, "K-DON")) == (EVENT_NUMBER["V-TAX"], 6)


def play_next(s: Any) -> Played:
    """The event step of the next round."""
    return play(s, event_step)


@clause("UK-4.8")
def test_4_8_without_donia_it_lies_face_down() -> None:
    s = spot("K-ZYN 18.C r9")
    draw_event(s, "V-PAT")
    assert [coming_event(GAME.view(s, seat)) for seat in (0, 1, None)] == [EMPTY] * 3


# -- 4.3 player step ---


@clause("UK-4.9")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_4_9_turns_go_clockwise_from_the_starting_player(starter: int) -> None:
    s = spot("K-ZYN 18.C", "K-HAV 15.C", "K-URG 13.C", starter=starter)
    played = all_turns(s)
    order = [starter, (starter + 1) % 3, (starter + 2) % 3]
    for seat in order:
        played.expect_name(seat, "turn").say(f"{seat} end")
    played.expect()
    heroes = [KNIGHT_NUMBER[hero] for hero in ("K-ZYN", "K-HAV", "K-URG")]
    assert [knight for knight, _ in told(played, "turn")] == [heroes[seat] for seat in order]


@clause("UK-4.9")
def test_4_9_a_player_whose_character_is_dead_is_skipped() -> None:
    s = spot("K-ZYN 18.C", "K-HAV 15.C", "K-URG 13.C", starter=1)
    kill(s, "K-URG")
    all_turns(s, "1 end").expect_name(0, "turn").say("0 end").expect()


@clause("UK-4.10")
def test_4_10_hunger_comes_when_the_turn_begins() -> None:
    s = spot("K-ZYN 18.W t4", "12.E t3", allies="E-KIN=K-ZYN")
    played = turn_of(s, "K-ZYN").expect("0 start_power: power hunger | pass").say("0 power hunger", "0 2")
    assert (tokens(s, "K-ZYN"), army(s, "12.E")) == (3, 1)
    played.expect_name(0, "turn")
    assert "power hunger" not in played.options(0)
    s = spot("K-ZYN 18.W t4", "12.E t3", allies="E-KIN=K-ZYN")
    played = turn_of(s, "K-ZYN", "0 pass").expect_name(0, "turn")
    assert "power hunger" not in played.options(0)


@clause("UK-4.11")
def test_4_11_the_last_turn_is_followed_by_the_princess_step() -> None:
    s = quiet("K-ZYN 18.C", "K-HAV 15.C", "P 9.C t5 r20", "9.NE t3", "9.NW t3")
    played = whole_round(s, "0 end")
    assert happenings(played, "turn", "step")[-1] == "turn"
    played.say("1 end").expect_name(0, "princess_route")
    assert told(played, "step")[-1] == (4,)


# -- 4.4 end of round ---


@clause("UK-4.12")
def test_4_12_the_starting_player_orders_the_effects() -> None:
    """Zyne has 6 tokens: if Dwindling Supplies come last, he is safe from them."""
    for first, left in (("V-DWI", 3), ("V-HOP", 4)):
        s = spot("K-ZYN 18.C t6", "P 19.C t0", event="V-HOP", starter=1)
        s.ongoing |= 1 << EVENT_NUMBER["V-DWI"]
        dusk(s).expect("1 end_order: V-HOP | V-DWI").say(f"1 {first}", "0 2")
        assert tokens(s, "K-ZYN") == left


@clause("UK-4.12")
def test_4_12_whoever_the_effects_kill_is_replaced_before_the_round_is_over() -> None:
    pieces = ("K-ZYN 18.C d3", "K-HAV 15.C t4", "K-URG 13.C t4", "P 19.C t2")
    s = spot(*pieces, event="V-HOP", unused="K-ANN K-DON", starter=2)
    played = dusk(s, "2 2", "1 2", "2 2").expect("0 replacement: K-ANN | K-DON")
    assert (s.event, s.starter) == (EVENT_NUMBER["V-HOP"], 2)
    played.say("0 K-ANN", "0 18.C").expect()
    assert (s.event, s.starter, at(s, "K-ANN")) == (EMPTY, 0, "18.C")


@clause("UK-4.12")
def test_4_12_after_the_last_round_nobody_is_replaced() -> None:
    s = spot("K-ZYN 18.C d3", "P 19.C t4", event="V-HOP", unused="K-ANN", round=10)
    played = dusk(s, "0 2")  # the effects of events still happen
    played.expect()
    assert happenings(played, "dies", "leads", "over") == ["dies", "over"]
    assert (tokens(s, "P"), s.outcome) == (2, LOST)


@clause("UK-4.12")
def test_4_12_what_was_for_this_round_ends_and_the_office_passes() -> None:
    s: Any = spot("K-ZYN 18.C t4", "K-HAV 18.W", "12.E t2", event="V-ILL", illness_paid=4, protected=True, starter=1)
    s.sabotaged = (SPACE_NUMBER["12.E"],)
    dusk(s).expect()
    assert (s.event, s.illness_paid, s.protected, s.sabotaged) == (EMPTY, 0, False, ())
    assert s.starter == 2
    suffer(s, "P", 1).expect_name(2, "suffer")


@clause("UK-4.12")
def test_4_12_the_replacement_plays_from_the_next_round_on() -> None:
    s = quiet("K-ZYN 18.C", "K-HAV 15.C", "K-URG 13.C", "P 9.NE t4 r0", unused="K-ANN", round=4)
    kill(s, "K-HAV")
    played = whole_round(s, "0 end", "2 end", "1 15.C").expect()
    assert unit(s, "K-ANN") == "15.C t3 r10"
    assert [knight for knight, _ in told(played, "turn")] == [KNIGHT_NUMBER["K-ZYN"], KNIGHT_NUMBER["K-URG"]]
    whole_round(s).expect_name(1, "turn")
    assert (s.round, s.starter, s.active) == (6, 1, KNIGHT_NUMBER["K-ANN"])


@clause("UK-4.13")
def test_4_13_the_office_passes_by_seat_whoever_lives() -> None:
    s = spot("K-ZYN 18.C", "K-HAV 15.C", "K-URG 13.C", "P 9.C t2 r20")
    kill(s, "K-HAV")
    offices = []
    for _ in range(4):
        dusk(s).expect()
        offices.append(s.starter)
    assert offices == [1, 2, 0, 1]
    suffer(s, "P", 1).expect("1 suffer: 0 | 1")
    assert seat_leading(GAME.view(s, None), PRINCESS) == 1


@clause("UK-4.13")
def test_4_13_a_player_without_a_character_still_decides_for_the_table() -> None:
    s = spot("K-ZYN 18.C", "K-HAV 15.C", "E-GRE 11.C", "E-RAV 9.C", starter=2)
    assert s.hero_of[2] == EMPTY
    dawn(s).expect("2 first_power: E-GRE | E-RAV")
