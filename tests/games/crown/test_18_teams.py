"""Sections 18 and 19: team play, and the options of the published edition."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause, new_state
from monoceros.engine.chance import Seeded
from monoceros.engine.game import SetupError
from monoceros.games.crown.facts import opponents, team_of, wins_now
from monoceros.games.crown.state import State

from .shown import shown
from .spots import GAME, army, building, everybody, playing_card, rolled, spot, trading, vp

FOUR = "henry", "bruno", "lira", "ove"


def team(*kingdoms: str, **given: Any) -> State:
    return spot(*kingdoms, teams=True, **given)


@clause("CD-18.1")
def test_18_1_four_players_and_partners_sit_opposite() -> None:
    s = team(*FOUR)
    assert [team_of(s, seat) for seat in range(4)] == [[0, 2], [1, 3], [2, 0], [3, 1]]
    assert s.territory == [0, 1, 2, 3], "North-west with South-east, North-east with South-west"
    assert [opponents(s, seat) for seat in range(4)] == [[1, 3], [2, 0], [3, 1], [0, 2]]


@clause("CD-18.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_18_1_not_for_fewer(seats: int) -> None:
    with pytest.raises(SetupError, match=f"team play is for 4 players, not {seats}"):
        new_state("crown", seats=seats, teams=True)


@clause("CD-18.2")
def test_18_2_pieces_castles_and_walls_of_the_ally_are_no_targets() -> None:
    beside = "torvald J10: Axe Levy", "brenna K10", "keep J11 | wall I10", "corvin J9"
    found = [option for option in army(team(*beside), "0 J10").options(0) if option.startswith("attack")]
    assert found == ["attack J9", "attack K10"]
    alone = army(spot(*beside), "0 J10").options(0)
    assert {"attack J11", "attack I10"} <= set(alone)


@clause("CD-18.4")
def test_18_4_purses_structures_and_the_queue_are_separate() -> None:
    s = team(
        "henry | keep B2 | gatehouse B3 | barracks B4 | wall E1 E2 E3 E4 A5 B5 C5",
        "bruno",
        "lira | keep L12 | gatehouse L11 | barracks L10 | wall I10 I11 I12 I13 J9 K9 L9 M9",
        "ove",
        gold=(1, 0, 9),
        food=(0, 0, 5),
        queue=(2,),
    )
    building(s, "0 wall D5").check()
    assert (s.queue, vp(s)) == ((2, 0), [0, 0, 20, 0])
    assert (s.gold, trading(s).is_over) == ([0, 0, 9, 0], True), "the ally's gold is not the own"


@clause("CD-18.4")
def test_18_4_allies_block_each_other_like_anybody() -> None:
    s = team("torvald G5: Axe Levy", "bruno", "brenna G4 | lira F5", "ove")
    assert [option for option in army(s, "0 G5").options(0) if option.startswith("step")] == ["step H5"]


@clause("CD-18.5", "CD-21.3")
@pytest.mark.parametrize("sees", [False, True])
def test_18_5_hidden_cards_are_hidden_from_the_ally_too_unless_the_table_says_so(sees: bool) -> None:
    s = team(
        "henry A1: Axe Band | torvald B1: Bow Levy",
        *FOUR[1:],
        hand_a="Spy",
        black_a="Bribe",
        team_sees=sees,
    )
    for seat in everybody(s):
        knows = seat == 0 or (sees and seat == 2)
        seen = shown(s, seat)
        player, hero, general = seen["players"][0], seen["holders"][0], seen["holders"][1]
        found = [player["hand"], player["black"], hero["cards"], general["cards"]]
        assert [cards is not None for cards in found] == [knows] * 4
        assert (general["officer"] >= 0) == knows
        worlds = [GAME.redeal(s, seat, Seeded(seed)) for seed in range(12)]
        assert (len({world.cards[0] for world in worlds}) == 1) == knows


@clause("CD-18.5")
def test_18_5_seeing_is_for_teams_only() -> None:
    with pytest.raises(SetupError, match="team_sees is for team play"):
        new_state("crown", seats=4, team_sees=True)


@clause("CD-18.6")
def test_18_6_the_dragon_knows_no_allies() -> None:
    s = team("henry", "bruno", "lira | torvald G4", "ove", dragon="ashwing G7", hand_a="Dragon Horn")
    playing_card(s, "0 dragon_horn", "0 fly up 3")
    assert s.where[2 * 12 + 1] < 0
    rolled_on = team("henry", "bruno", "lira | keep L10", "ove", dragon="ashwing L7", dice=(3, "down"))
    rolled(rolled_on)
    assert rolled_on.where[2 * 12 + 9] < 0


@clause("CD-15.9")
@pytest.mark.parametrize(
    ("card", "question"), [("Deserters", "deserters"), ("Spy", "spy"), ("Granary Raid", "rob"), ("Toll Gate", "rob")]
)
def test_15_9_what_hurts_is_aimed_at_opponents(card: str, question: str) -> None:
    s = team(
        "henry",
        "bruno M1: Axe Band, Axe Levy",
        "lira M13: Axe Band, Axe Levy",
        "ove A13: Axe Band, Sword Levy",
        hand_a=card,
        gold=(0, 1, 1, 1),
        food=(0, 1, 1, 1),
    )
    game = playing_card(s, f"0 {card.lower().replace(' ', '_')}").expect_name(0, question)
    assert game.options(0) == (["1", "3"] if question == "rob" else ["M1", "A13"])


# -- section 19 ---


@clause("CD-19.1")
def test_19_1_in_team_play_the_allys_dragon_card_serves() -> None:
    s = team(*FOUR, points=(50,), trophies=("", "", "ashwing"), dragonslayer=True)
    assert wins_now(s)
    s.trophies[2], s.trophies[1] = 0, 1
    assert not wins_now(s), "an opponent's does not"


@clause("CD-19.3", "CD-21.2")
@pytest.mark.parametrize("flags", [False, True])
def test_19_3_how_many_cards_a_piece_has_is_public_with_and_without_flags(flags: bool) -> None:
    s = spot("henry A1: Axe Band, Axe Levy | torvald B1", "bruno", flags=flags)
    for seat in everybody(s):
        seen = shown(s, seat)
        assert seen["flags"] == flags
        assert [len(seen["holders"][holder]["backs"]) for holder in (0, 1)] == [2, 0]
