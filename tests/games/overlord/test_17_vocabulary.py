"""Section 17: the effect language, how its steps are carried out, and what its words and counters mean."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kit import clause
from monoceros.games.overlord.language import LanguageError, read_condition, read_effect

from .spots import GAME, battle, deck, discards, gains, hand, names, spot, territories, with_pack

NO_PHASE: dict[str, Any] = {"province_b": "Fortress"}
CARDS: dict[str, Any] = dict(GAME.content.load().tables["card"])


def written(step: Any) -> str:
    """A step of UO-17.3 as a text of the grammar again."""
    match step:
        case ["if", condition, then, otherwise]:
            other = f"else{{{all_written(otherwise)}}}" if otherwise else ""
            return f"if({test_written(condition)}){{{all_written(then)}}}{other}"
        case ["phase" | "always" as word, steps]:
            return f"{word}{{{all_written(steps)}}}"
        case ["option", inner]:
            return f"option({written(inner)})"
        case [op, *arguments]:
            return f"{op}({','.join(amount_written(argument) for argument in arguments)})"
    raise AssertionError(step)


def all_written(steps: Any) -> str:
    return "; ".join(written(step) for step in steps)


def test_written(condition: Any) -> str:
    match condition:
        case ["left", words]:
            return f"left({words})"
        case [word]:
            return str(word)
        case [*counter, sign, number]:
            return f"{counter_written(counter)}{sign}{number}"
    raise AssertionError(condition)


test_written.__test__ = False  # type: ignore[attr-defined]


def counter_written(counter: Any) -> str:
    return f"{counter[0]}({counter[1]})" if len(counter) == 2 else str(counter[0])


def amount_written(amount: Any) -> str:
    return "+".join(term_written(term) for term in amount) if isinstance(amount, list) else str(amount)


def term_written(term: Any) -> str:
    match term:
        case ["min", amount, number]:
            return f"min({amount_written(amount)},{number})"
        case [1, *counter]:
            return counter_written(counter)
        case [number, *counter]:
            return f"{number}*{counter_written(counter)}"
    return str(term)


# -- grammar ---


@clause("UO-17.1")
@pytest.mark.parametrize("card", CARDS)
def test_17_1_every_effect_is_a_text_of_the_grammar(card: str) -> None:
    assert all_written(read_effect(CARDS[card].effect)) == CARDS[card].effect


@clause("UO-17.1")
def test_17_1_an_empty_effect_means_no_effect() -> None:
    assert [card for card in CARDS if not read_effect(CARDS[card].effect)] == [
        "fighter",
        "soldier",
        "housecarl",
        "gladiator",
    ]
    assert gains(battle(spot("Gladiator"))) == [6]


@clause("UO-17.1")
@pytest.mark.parametrize(
    "text",
    [
        "fly(1)",
        "gold",
        "gold(",
        "gold()",
        "gold(1",
        "gold(1) draw(1)",
        "gold(1,2)",
        "gold(x)",
        "gold(0)",
        "gold(21)",
        "might()",
        "might(2*)",
        "might(2*fly)",
        "might(icons)",
        "might(icons(Unit))",
        "might(min(2))",
        "might(-)",
        "might(100)",
        "next(Fly,3)",
        "next(Unit|,3)",
        "aura(ours,Unit,1,rest)",
        "aura(mine,Unit,1,soon)",
        "guard(always)",
        "icon(some,1)",
        "curse(you,1)",
        "destroy(deck,Any,1)",
        "copy(Unit)",
        "swap(1)",
        "column(Unit,3)",
        "option(draw(1))",
        "phase{}",
        "phase{phase{gold(1)}}",
        "if(first){}",
        "if(first)critical(1)",
        "if(){critical(1)}",
        "if(crits>1){critical(1)}",
        "if(crits){critical(1)}",
        "if(left){critical(1)}",
        "if(first){phase{gold(1)}}",
        "gold(1) }",
        "gold(1); $",
    ],
)
def test_17_1_what_the_grammar_does_not_know_is_refused(text: str) -> None:
    with pytest.raises(LanguageError, match="at character"):
        read_effect(text)


@clause("UO-17.2")
def test_17_2_steps_are_carried_out_from_left_to_right() -> None:
    for effect, earned in (("critical(1); might(crits)", 1), ("might(crits); critical(1)", 0)):
        s = with_pack(spot("Elixir"), ("elixir", effect))
        assert gains(battle(s)) == [earned]


@clause("UO-17.2")
def test_17_2_a_step_is_finished_before_the_next_begins() -> None:
    s = spot("Bishop", discards_a="Witch, Lord")
    game = battle(s)
    game.expect("0 destroy: witch | lord | none").say("0 witch")
    game.expect("0 recover: lord | none")


@clause("UO-17.3")
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("steel_sword", [["aura", "mine", "Sword", 3, "rest"]]),
        ("swordfighter", [["if", ["left", "Sword"], [["critical", 1]], []]]),
        ("knight", [["if", ["first"], [["power", 3]], []]]),
        ("elven_fencer", [["if", ["icons", "Staff", ">=", 1], [["power", 2]], []]]),
        ("town", [["phase", [["gold", 3]]]]),
        ("village", [["phase", [["sift", 1, 1]]], ["always", [["option", ["draw", 1]]]]]),
        ("coliseum", [["always", [["column", "Sword|Spear|Axe", 4]]]]),
        ("snowfield", [["always", [["aura", "mine", "Bestral|Cavalry", 1, "always"]]]]),
        ("sellsword", [["power", [[2, "gold_used"]]]]),
        ("arbalist", [["power", [["min", [[2, "opp_units", "Cavalry|Angel"]], 6]]]]),
        ("revival_orb", [["recover", "Unit", 1], ["might", [2, [1, "last.power"]]]]),
        ("gamblers_coin", [["mill", 1], ["might", [3, [2, "last.power"]]]]),
        ("curse", [["might", -2]]),
        ("gladiator", []),
        (
            "ruins",
            [["phase", [["curse", "me", 1], ["if", ["last.count", ">=", 1], [["critical", 2]], []]]]],
        ),
    ],
)
def test_17_3_a_step_is_a_list_of_its_word_and_its_arguments(card: str, steps: Any) -> None:
    assert read_effect(CARDS[card].effect) == steps


@clause("UO-17.3")
@pytest.mark.parametrize("card", CARDS)
def test_17_3_every_effect_is_plain_json(card: str) -> None:
    steps = read_effect(CARDS[card].effect)
    assert json.loads(json.dumps(steps)) == steps
    assert all(isinstance(step, list) and isinstance(step[0], str) for step in steps)


@clause("UO-17.3")
def test_17_3_an_if_with_an_else() -> None:
    assert read_effect("if(behind){draw(1)}else{gold(1); gold(2)}") == [
        ["if", ["behind"], [["draw", 1]], [["gold", 1], ["gold", 2]]]
    ]
    for might, earned in ((5, 1), (0, 7)):
        s = with_pack(spot("Elixir", might=(0, might)), ("elixir", "if(behind){might(1)}else{might(7)}"))
        assert gains(battle(s)) == [earned]


@clause("UO-17.3")
def test_17_3_conditions_of_critical_cards_are_lists_too() -> None:
    assert read_condition("icons_bf(Sword)>=2") == ["icons_bf", "Sword", ">=", 2]
    assert read_condition("items==0") == ["items", "==", 0]


# -- filters and amounts ---


@clause("UO-17.4")
@pytest.mark.parametrize(
    ("filter", "kept"),
    [
        ("Unit", "soldier | thief | knight"),
        ("Item", "coin_purse | elixir"),
        ("Curse", "curse"),
        ("Any", "soldier | coin_purse | thief | knight | elixir | curse"),
        ("Spear", "soldier | knight"),
        ("Cavalry|Sword", "thief | knight"),
        ("Spear|Item", "soldier | coin_purse | knight | elixir"),
        ("Curse|Sword", "thief | curse"),
    ],
)
def test_17_4_a_filter_matches_printed_icons_of_units_or_the_type_of_a_card(filter: str, kept: str) -> None:
    s = spot("Cleric", discards_a="Knight, Soldier, Coin Purse, Elixir, Curse, Thief")
    battle(with_pack(s, ("cleric", f"recover({filter},1)"))).expect(f"0 recover: {kept} | none")


@clause("UO-17.4")
def test_17_4_chosen_icons_do_not_make_an_item_match() -> None:
    s = spot("Military Treatise, Swordfighter, Fighter, Swordfighter")
    battle(s, "0 sword")
    assert len(s.crits[0]) == 1, "only beside the Fighter"


@clause("UO-17.5")
def test_17_5_amounts_are_evaluated_when_their_step_is_carried_out() -> None:
    s = with_pack(spot("Elixir, Gladiator"), ("elixir", "next(Unit,crits); critical(2); next(Unit,crits)"))
    assert gains(battle(s)) == [0, 6 + 0 + 2]
    s = with_pack(spot("Elixir, Lucky Coin, Gladiator"), ("elixir", "aura(mine,Unit,crits,rest)"))
    assert gains(battle(s)) == [0, 0, 6], "there was no Critical card when the aura began"


@clause("UO-17.5")
@pytest.mark.parametrize(
    ("amount", "earned"),
    [
        ("7", 7),
        ("2+3", 5),
        ("crits", 4),
        ("3*crits", 12),
        ("1+2*crits+column", 10),
        ("min(3*crits,6)", 6),
        ("min(crits,6)", 4),
        ("1+min(3*crits,6)", 7),
        ("min(min(3*crits,6)+crits,9)", 9),
        ("min(min(3*crits,6),9)", 6),
        ("10+-1*crits", 6),
    ],
)
def test_17_5_amounts(amount: str, earned: int) -> None:
    s = with_pack(spot("Elixir", crits_a="C01 C02 C03 C04"), ("elixir", f"might({amount})"))
    assert gains(battle(s)) == [earned]


# -- counters ---


@clause("UO-17.5")
@pytest.mark.parametrize(
    ("counter", "value"),
    [
        ("gold_used", 3),
        ("column", 4),
        ("crits", 2),
        ("territories", 2),
        ("renown_gap", 2),
        ("types", 5),  # Sword, Cavalry, Staff; Elf of the Forest, Shield of the Fortress
        ("icons(Sword)", 1),
        ("icons(Staff|Elf)", 4),
        ("units(Unit)", 2),
        ("units(Cavalry)", 1),
        ("opp_units(Unit)", 3),
        ("opp_units(Axe|Bow)", 2),
    ],
)
def test_17_5_counters(counter: str, value: int) -> None:
    s = spot(
        "Radiant Knight, Military Treatise, Witch, Elixir",
        "Gladiator, Steel Axe, Hoplite",
        "Curse, Elixir, Werefox",
        province_a="Forest, Fortress, Coliseum",
        burning_a=(0, 0, 1),
        crits_a="C01 C02",
        renown=(1, 3, 2),
        gold_used=(3, 1, 0),
        might=(0, 0, 0),
    )
    with_pack(s, ("elixir", f"might({counter})"), ("military_treatise", "icon(all,2)"))
    game = battle(s, "0 staff")
    assert gains(game)[3] == value


@clause("UO-17.5")
@pytest.mark.parametrize(
    ("effect", "earned"),
    [
        ("mill(2); might(last.count)", 2),
        ("mill(2); might(last.power)", 6),
        ("mill(2); pick(Unit,1); might(last.count)", 2),
        ("curse(me,3); might(last.count)", 3),
        ("curse(me,3); might(last.power)", 0),
        ("recover(Any,2); might(last.count)", 2),
        ("recover(Any,2); might(last.power)", 4),
        ("recover(Any,1); mill(1); might(last.power)", 6),
        ("mill(1); might(last.count); destroy(discard,Curse,1); might(last.count)", 1),
        ("mill(2); draw(1); might(last.count)", 2),
        ("might(last.count)", 0),
    ],
)
def test_17_5_last_counts_what_the_last_card_moving_step_moved(effect: str, earned: int) -> None:
    s = spot("Elixir", deck_a="Gladiator, Elixir, Lord", discards_a="Soldier, Housecarl")
    game = battle(with_pack(s, ("elixir", effect)))
    while not game.is_over:
        game.say(f"0 {game.options(0)[0]}")
    assert gains(game) == [earned]


# -- durations and blocks ---


@clause("UO-17.6")
@pytest.mark.parametrize(("duration", "earned"), [("rest", [4, 4, 4]), ("next", [4, 6, 6])])
def test_17_6_an_aura_lasts_for_the_battle_or_until_the_next_own_column(duration: str, earned: list[int]) -> None:
    s = spot("Elixir, Steel Sword", "Gladiator, Thief, Gladiator", "", units="")
    with_pack(s, ("elixir", f"aura(theirs,Unit,-2,{duration})"), ("thief", "might(3)"))
    game = battle(s)
    assert gains(game, 1) == [earned[0], 3 + earned[1] - 3, earned[2] + 1]


@clause("UO-17.6")
@pytest.mark.parametrize(("duration", "stolen"), [("rest", 0), ("next", 2)])
def test_17_6_a_guard_lasts_for_the_battle_or_until_the_next_own_column(duration: str, stolen: int) -> None:
    s = spot("Elixir, Steel Sword", "-, Werefox", might=(5, 0))
    with_pack(s, ("elixir", f"guard({duration})"))
    battle(s)
    assert s.might == [5 - stolen, 3 + stolen]
    assert s.guard == [0, 0], "all guards end with the Battle Phase"


@clause("UO-17.6")
def test_17_6_an_aura_of_a_territory_lasts_while_it_is_unburned() -> None:
    s = spot("Fighter, -, Soldier", "-, Wizard", province_a="Castle")
    assert gains(battle(s)) == [2 + 1, 2]


@clause("UO-17.7")
def test_17_7_a_phase_block_is_optional_and_may_be_used_once() -> None:
    s = spot(province_a="Ruins, Watchtower", **NO_PHASE)
    game = territories(s)
    game.expect("0 territory: 1 | 2 | end").say("0 1")
    game.expect("0 territory: 2 | end").say("0 end")
    assert (deck(s), len(s.crits[0]), game.is_over) == ("Curse", 2, True)


@clause("UO-17.7")
def test_17_7_once_begun_it_is_resolved_completely_and_declinable_steps_may_be_declined() -> None:
    s = spot(province_a="Forest of Thorns", deck_a="Witch, Elixir", **NO_PHASE)
    game = territories(s, "0 1")
    game.expect("0 pick: witch | none").say("0 none")
    assert (hand(game), discards(game)) == ("", "Witch, Elixir")
    s = spot(province_a="Forest", hand_a="Fighter, Soldier, Witch", deck_a="Lord, Viking", **NO_PHASE)
    game = territories(s, "0 1")
    game.expect("0 discard: fighter | soldier | witch").say("0 witch")
    game.expect("0 discard: fighter | soldier").say("0 fighter")
    assert hand(game) == "Soldier, Lord, Viking"


@clause("UO-17.8")
@pytest.mark.parametrize(
    ("burning", "earned"), [((0, 0), [2 + 1 + 3, 2 + 1]), ((1, 0), [2 + 1, 2 + 1]), ((0, 1), [5, 2])]
)
def test_17_8_an_always_block_is_in_force_while_the_territory_is_unburned(
    burning: tuple[int, int], earned: list[int]
) -> None:
    s = spot("Fighter, Soldier", province_a="Fortress, Castle", burning_a=burning)
    assert gains(battle(s)) == earned


@clause("UO-17.8")
def test_17_8_it_needs_no_use() -> None:
    s = spot(province_a="Fortress, Coliseum, Snowfield", **NO_PHASE)
    assert territories(s).is_over
    assert names(s, s.province[:3]) == "Fortress, Coliseum, Snowfield"
