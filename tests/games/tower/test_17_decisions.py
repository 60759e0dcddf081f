"""Section 17: which questions are put, and what they tell."""

from __future__ import annotations

from kit import clause

from .spots import attacking, battle, board, spot


@clause("AT-17.1")
def test_17_1_targets_are_named_by_base_space_since_troops_on_one_base_are_alike() -> None:
    t = attacking(spot(a="| Burrows 1", b="| | Treecity 2, -, Burrows 2"), group=2, goal=3)
    t.expect("0 assign: troop 3 1 | troop 3 3")
    t = attacking(spot(a="| Burrows 1", b="| | Treecity 0, -, Burrows 0"), group=2, goal=3)
    t.expect("0 assign: base 3 1 | base 3 3")


@clause("AT-17.1")
def test_17_1_a_partly_damaged_troop_is_finished_first() -> None:
    t = attacking(spot(a="Standing stones 1, Treecity 1", b="Burrows 2"))  # 1 in each step
    assert board(t.state, 1) == "Burrows 1 |  | "


@clause("AT-17.2")
def test_17_2_no_question_when_the_total_covers_all_legal_targets() -> None:
    t = attacking(spot(a="Burrows 2", b="Treecity 2, Burrows 1")).expect()  # 4 for 4, and 12 for 4
    assert (board(t.state, 0), board(t.state, 1)) == ("Burrows 0 |  | ", "Treecity 0, Burrows 0 |  | ")


@clause("AT-17.2")
def test_17_2_no_question_when_only_one_target_is_legal() -> None:
    t = attacking(spot(a="Burrows 1", b="Lair 2")).expect()
    assert board(t.state, 1) == "Lair 2 |  | "


@clause("AT-17.2")
def test_17_2_one_point_less_than_all_targets_need_is_a_question() -> None:
    t = attacking(spot(a="Lair 1", b="Treecity 2, Burrows 1")).expect("0 assign: troop 1 1 | troop 1 2")
    t.say("0 troop 1 1").expect("0 assign: troop 1 1 | troop 1 2")
    t.say("0 troop 1 1").expect()  # the last point has one target left


@clause("AT-17.3")
def test_17_3_a_player_without_any_playable_card_is_passed_automatically() -> None:
    # Elves without an elf, a Wall of thorns in the own turn, a Treant without a full territory, a base card.
    t = battle(spot(a="Burrows 1", b="Standing stones 1", hand_a="Elves, Wall of thorns, Treant, Lair base"))
    t.expect("0 attack: end | attack 1 1 | attack 1 2 | attack 1 3")
    assert [event.facts for event in t.happened("passed")] == [(0,), (1,)]


@clause("AT-17.3")
def test_17_3_an_automatic_pass_looks_like_any_other() -> None:
    told = []
    for hand_a in ("", "Druids"):
        t = battle(spot(a="Standing stones 1", b="Standing stones 1", hand_a=hand_a, hand_b="Druids"))
        if hand_a:
            t.say("0 pass")
        t.expect("1 window: pass | play shooter")
        told.append([event.seen_by(1) for event in t.state.events])
    assert told[0] == told[1]
