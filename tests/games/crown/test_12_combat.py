"""Section 12, from clause to clause: who fights, how scores are compared, what winners and losers have of it.

Windows, bonuses and what is foretold: test_12_battle.py.
"""

from __future__ import annotations

import pytest

from kit import Played, clause
from monoceros.games.crown.geometry import space
from monoceros.games.crown.strength import attack_score, defence_score
from monoceros.games.crown.tables import ARCHERY, EMPTY, GENERAL_DECK, INFANTRY

from .shown import shown
from .spots import army, bold_game, carries, discarded, hero_move, on, rolled, spot, told, vp

COMPARISONS = ("blow", "riposte", "shots", "battle_over")
STRONG = "torvald G5: Axe Band, Axe Band"  # 70 attack with the bonus, 20 defence


def attacks(game: Played) -> list[str]:
    return [option for option in game.options(0) if option.startswith("attack")]


def duel(attacker: str, defender: str, place: str = "G4", gold: int = 9) -> Played:
    """The piece on G5 attacks a place, in a land of nobody."""
    return army(spot(attacker, defender, seats=3, gold=(gold,)), "0 G5", f"0 attack {place}")


# -- 12.1 ---


@clause("CD-12.1")
def test_12_1_only_the_active_players_pieces_start_battles_and_castles_never() -> None:
    game = bold_game(4, 31, turn_limit=12)
    turns = [event for event in game.state.events if event.name in ("turn", "attack")]
    assert [event for event in turns if event.name == "attack"], "there were battles"
    active = -1
    for event in turns:
        if event.name == "turn":
            active = event.facts[2]
        else:
            assert (event.facts[0], event.facts[1] % 12 < 9) == (active, True)


@clause("CD-12.1")
def test_12_1_an_armed_castle_beside_an_enemy_is_not_offered() -> None:
    s = spot("henry A1 | keep C3: Axe Band", "brenna C2")
    army(s).expect("0 army: A1 | done")


@clause("CD-12.3")
def test_12_3_a_hero_that_the_dragon_attacked_may_still_fight() -> None:
    s = spot("henry G5: Sword Guard, Wall Wardens", "brenna G4", seats=3, dragon="ashwing G7", dice=(2, "up"))
    game = rolled(s)
    assert told(game, "battle_over") == [(52, 0, EMPTY)]
    assert "attack G4" in hero_move(s).options(0)


@clause("CD-12.5", "CD-12.8")
def test_12_5_close_combat_is_for_neighbours_only() -> None:
    s = spot("torvald G4: Axe Levy", "brenna G2 | corvin H5", "isaura G5", seats=3)
    assert attacks(army(s, "0 G4")) == ["attack G5"], "two steps away, and aslant, are too far"
    for unit in ("torvald G4: Axe Levy", "elowen G4: Bow Levy", "magnus G4: Lance Levy"):
        assert "attack G5" in attacks(army(spot(unit, "brenna G5", seats=3), "0 G4"))


@clause("CD-12.8")
def test_12_8_nobody_fights_through_a_tunnel() -> None:
    s = spot("torvald G4: Axe Levy", "brenna K6", seats=3)
    assert attacks(army(s, "0 G4")) == []
    assert attacks(army(spot("elowen G2: Bow Levy", "brenna C6", seats=3), "0 G2")) == []


# -- 12.2 ---


@clause("CD-12.9", "CD-12.33", "CD-21.4")
def test_12_9_both_sides_reveal_their_cards_and_turn_them_down_again() -> None:
    s = spot("gisela G5: Axe Band, Axe Raiders", "isaura G4: Wall Wardens, Wall Archers", seats=3, gold=(3,))
    game = army(s, "0 G5", "0 attack G4")
    lexicon = s.terms.lexicon
    revealed = [
        (lexicon["general"][officer]["name"], [lexicon["military"][card]["name"] for card in cards])
        for _, officer, cards in told(game, "revealed")
    ]
    assert revealed == [("Gisela", ["Axe Band", "Axe Raiders"]), ("Isaura", ["Wall Wardens", "Wall Archers"])]
    for seat in (1, 2, None):
        assert shown(s, seat)["holders"][1]["cards"] == list(s.cards[1]), "open while the battle lasts"
    game.say("0 pay", "0 pay")
    seen = shown(s, 2)["holders"]
    assert (seen[1]["cards"], seen[13]["cards"]) == (None, None)
    assert (seen[1]["officer"], seen[13]["officer"]) == (s.officer[1], s.officer[13]), "the generals stay known"


@clause("CD-12.10")
@pytest.mark.parametrize(
    ("kingdom", "holder", "attack", "defence"),
    [
        ("torvald G5", 1, 0, 0),
        ("torvald G5: Axe Raiders", 1, 40, 20),
        ("torvald G5: Axe Raiders, Sword Guard", 1, 80, 60),
        ("torvald G5: Axe Raiders, Axe Guard", 1, 100, 50),
        ("henry G5: Sword Squad, Sword Guard", 0, 60, 80),
        ("keep B2: Bowmen, Wall Archers", 9, 30, 50),
    ],
)
def test_12_10_scores_are_the_sums_of_the_cards_and_the_bonus(
    kingdom: str, holder: int, attack: int, defence: int
) -> None:
    s = spot(kingdom)
    assert (attack_score(s, holder), defence_score(s, holder)) == (attack, defence)


@clause("CD-12.13")
@pytest.mark.parametrize(
    ("castle", "attack", "defence"), [("keep", 30, 80), ("gatehouse", 40, 70), ("barracks", 50, 60)]
)
def test_12_13_a_castles_bonus_wants_two_cards_of_one_weapon(castle: str, attack: int, defence: int) -> None:
    number = 9 + ("keep", "gatehouse", "barracks").index(castle)
    bonus = spot(f"{castle} B2: Sword Levy, Wall Wardens")
    assert (attack_score(bonus, number), defence_score(bonus, number)) == (attack, defence)
    for cards, without in ((": Wall Wardens, Axe Levy", (30, 60)), (": Wall Wardens", (20, 50)), ("", (0, 0))):
        s = spot(f"{castle} B2{cards}")
        assert (attack_score(s, number), defence_score(s, number)) == without


# -- 12.3 ---


@clause("CD-12.16", "CD-12.17")
def test_12_17_a_higher_attack_wins_at_once() -> None:
    game = duel(STRONG, "leoric G4: Sword Guard, Wall Archers")
    assert told(game, "blow") == [(1, 13, 70, 60)]
    assert (told(game, "riposte"), vp(game.state)) == ([], [10, 0, 0])


@clause("CD-12.18", "CD-12.19")
@pytest.mark.parametrize(
    ("defender", "blow", "riposte", "winner"),
    [
        ("isaura G4: Wall Wardens, Oathsworn Javelins", (1, 13, 70, 70), (13, 1, 30, 20), 13),
        ("isaura G4: Wall Wardens, Spear Militia", (1, 13, 70, 80), (13, 1, 30, 20), 13),
        ("isaura G4: Phalanx, Spear Levy", (1, 13, 70, 70), (13, 1, 40, 20), 13),
        ("katya G4: Oathsworn Spears, Peltasts", (1, 13, 70, 70), (13, 1, 20, 20), EMPTY),
    ],
)
def test_12_18_an_equal_or_lower_attack_is_answered(
    defender: str, blow: tuple[int, ...], riposte: tuple[int, ...], winner: int
) -> None:
    game = duel(STRONG, defender)
    assert (told(game, "blow"), told(game, "riposte")) == ([blow], [riposte])
    assert vp(game.state) == ([0, 10, 0] if winner == 13 else [0, 0, 0])


@clause("CD-12.19")
def test_12_19_without_a_winner_nobody_loses_anything() -> None:
    game = duel(STRONG, "katya G4: Oathsworn Spears, Peltasts").say("0 pay", "0 pay")
    s = game.state
    assert told(game, "battle_over") == [(1, 13, EMPTY)]
    assert (carries(s, "G5"), carries(s, "G4")) == ("Axe Band, Axe Band", "Oathsworn Spears, Peltasts")
    assert told(game, "discarded") == []


@clause("CD-12.20")
def test_12_20_there_are_two_comparisons_and_no_more() -> None:
    game = bold_game(4, 32, turn_limit=12)
    words = " ".join([event.name for event in game.state.events if event.name in COMPARISONS])
    fought = {tuple(battle.split()) for battle in words.split("battle_over")}
    assert ("blow", "riposte") in fought
    assert fought <= {(), ("blow",), ("blow", "riposte"), ("shots",)}


@clause("CD-12.21")
def test_12_21_archers_answer_archers_at_a_distance() -> None:
    game = duel("elowen G5: Bow Levy", "wystan G3: Bowmen", "G3")
    assert (told(game, "blow"), told(game, "riposte")) == ([(1, 13, 10, 10)], [(13, 1, 20, 0)])
    assert (told(game, "shots"), vp(game.state)) == ([], [0, 10, 0])


@clause("CD-12.22")
def test_12_22_an_archer_beside_its_target_fights_close() -> None:
    game = duel("elowen G5: Bow Levy", "corvin G4: Sword Levy")
    assert (told(game, "blow"), told(game, "riposte")) == ([(1, 13, 10, 10)], [(13, 1, 10, 0)])
    assert (told(game, "shots"), discarded(game.state, ARCHERY)) == ([], "Bow Levy")


# -- 12.4 ---


@clause("CD-12.25")
def test_12_25_lower_falls_and_equal_or_higher_survives() -> None:
    game = duel("elowen G5: Crossbow Company, Javelin Levy", "mirek G3: Sword Guard, Sword Veterans", "G3")
    assert [facts[2] for facts in told(game, "shots")] == [40]
    assert carries(game.state, "G3") == "Sword Veterans, Sword Guard", "both defend with 40"
    game = duel("elowen G5: Crossbow Company, Javelin Levy", "mirek G3: Sword Guard, Sword Squad", "G3")
    assert (carries(game.state, "G3"), discarded(game.state, INFANTRY)) == ("Sword Guard", "Sword Squad")


@clause("CD-12.26")
def test_12_26_every_card_meets_the_whole_attack() -> None:
    s = spot(
        "elowen G5: Crossbow Company",
        "bruno G3: Sword Levy, Sword Levy, Sword Guard",
        seats=3,
        gold=(9,),
    )
    game = army(s, "0 G5", "0 attack G3")
    assert [facts[2:] for facts in told(game, "shots")] == [(30, (14, 14), (18,))]
    assert carries(s, "G3") == "Sword Guard", "two fall to the same 30, whatever their order"


@clause("CD-12.28")
def test_12_28_one_survivor_is_enough_for_no_winner() -> None:
    survives = duel("elowen G5: Crossbow Company", "mirek G3: Sabre Levy, Sword Guard", "G3").say("0 pay")
    assert (told(survives, "battle_over"), vp(survives.state)) == ([(1, 13, EMPTY)], [0, 0, 0])
    assert on(survives.state, "G3") == "1 mirek"
    falls = duel("elowen G5: Crossbow Company", "mirek G3: Sabre Levy, Sword Levy", "G3").say("0 pay")
    assert (told(falls, "battle_over"), vp(falls.state)) == ([(1, 13, 1)], [10, 0, 0])
    assert on(falls.state, "G3") == ""


# -- 12.5 ---


@clause("CD-12.29")
def test_12_29_a_losing_general_is_gone_with_its_card_and_cards() -> None:
    game = duel(STRONG, "brenna G4: Spear Levy, Bow Levy")
    s = game.state
    assert (on(s, "G4"), discarded(s, GENERAL_DECK)) == ("", "Brenna")
    assert (discarded(s, INFANTRY), discarded(s, ARCHERY)) == ("Spear Levy", "Bow Levy")
    game.check()


@clause("CD-12.32")
@pytest.mark.parametrize(
    ("defender", "points"), [("brenna G4: Spear Levy", [10, 0, 0]), ("leoric G4: Sword Champions, Phalanx", [0, 10, 0])]
)
def test_12_32_the_winner_gets_ten_points_at_once(defender: str, points: list[int]) -> None:
    game = duel(STRONG, defender)
    assert vp(game.state) == points
    names = [event.name for event in game.state.events]
    assert names.index("points") < names.index("general_lost"), "before anything is discarded"


# -- 12.6 ---


@clause("CD-12.36")
def test_12_36_the_unarmed_start_no_battle() -> None:
    around = "brenna G4: Axe Levy | corvin D4"
    assert attacks(hero_move(spot("henry F4", around, seats=3, dice=(3, "up")))) == []
    assert attacks(army(spot("torvald D5", around, seats=3), "0 D5")) == []
    assert attacks(army(spot("torvald D5: Axe Levy", around, seats=3), "0 D5")) == ["attack D4"]


@clause("CD-12.35")
def test_12_35_an_unarmed_castle_falls_without_points() -> None:
    s = spot("torvald K10: Axe Band", "keep L10", gold=(3,))
    game = army(s, "0 K10", "0 attack L10").expect_name(0, "move")
    assert (on(s, "L10"), vp(s), s.gold[0], told(game, "revealed")) == ("", [0, 0], 3, [])


@clause("CD-12.37", "CD-12.43", "CD-12.2")
def test_12_37_a_wall_beside_an_armed_piece_falls_without_more_ado() -> None:
    s = spot("torvald H10: Axe Band, Berserkers", "wall I10 I11", gold=(3,))
    game = army(s, "0 H10", "0 attack I10").expect_name(0, "move")
    assert (on(s, "I10"), s.walls[1], vp(s), s.gold[0]) == ("", 1, [0, 0], 3)
    assert (told(game, "revealed"), told(game, "wall_lost")) == ([], [(1, space("I10"), "attack")])
    assert attacks(game.say("0 step H11")) == [], "it was the battle of this turn"


@clause("CD-12.37")
def test_12_37_not_from_afar() -> None:
    s = spot("elowen G10: Bow Levy", "wall I10 | keep J10")
    assert attacks(army(s, "0 G10")) == ["attack J10"]


# -- 12.7 ---


@clause("CD-12.39", "CD-12.42", "CD-12.44")
def test_12_39_the_attacker_pays_for_each_card_in_order_of_id() -> None:
    s = spot("bruno G5: Sword Guard, Axe Levy, Berserkers", "leoric G4: Sword Champions, Phalanx", seats=3, gold=(5, 5))
    game = army(s, "0 G5", "0 attack G4")
    asked = []
    while game.open()[0].startswith("0 upkeep"):
        asked.append(s.terms.lexicon["military"][s.matter]["name"])
        game.expect("0 upkeep: pay | discard").say("0 pay")
    assert asked == ["Berserkers", "Sword Guard"], "a card with no upkeep is always kept"
    assert (s.gold, told(game, "upkeep")) == ([0, 5, 0], [(0, 0, 5, 3), (0, 0, 18, 2)])


@clause("CD-12.39", "CD-13.12")
def test_12_39_a_hero_pays_after_attacking_the_dragon_if_it_has_cards_left() -> None:
    s = spot("henry G5: Sword Champions, Sword Guard", dragon="grimscale G6", gold=(5,), dice=(1, "up"))
    game = hero_move(s, "0 attack G6")
    assert (told(game, "blow"), told(game, "riposte")) == ([(0, 52, 90, 100)], [(52, 0, 80, 100)])
    game.say("0 pay", "0 pay")
    assert (s.gold[0], on(s, "G5"), on(s, "G6")) == (0, "0 henry", "dragon"), "nobody won, and both stay"
    beaten = spot("henry G5: Sword Champions, Sword Guard", dragon="stormtail G6", gold=(5,), dice=(1, "up"))
    game = hero_move(beaten, "0 attack G6").expect_name(0, "home").say("0 A1")
    assert (game.is_over, beaten.gold[0], told(game, "upkeep")) == (True, 5, [])


@clause("CD-12.44")
def test_12_44_pay_is_offered_only_if_it_is_affordable() -> None:
    s = spot("gisela G5: Axe Band, Axe Raiders", "isaura G4: Wall Wardens, Wall Archers", seats=3, gold=(2,))
    game = army(s, "0 G5", "0 attack G4").expect("0 upkeep: pay | discard").say("0 pay")
    assert (carries(s, "G5"), s.gold[0]) == ("Axe Band", 1), "one gold is not enough for the Raiders"
    game.expect_name(0, "move")
