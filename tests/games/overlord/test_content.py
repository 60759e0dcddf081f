"""Content and packs: the card lists of section 18, what a pack may change, and what is refused with its row's name."""

from __future__ import annotations

import re
from typing import Any

import pytest

from monoceros.engine.chance import Seeded
from monoceros.engine.content import Content, ContentError, ContentKit, Pack, read_pack
from monoceros.engine.table import Table
from monoceros.games.overlord.content import text_of

from .spots import GAME, battle, gains, hand, settle, spot, territories, with_pack

KIT = GAME.content
FILE = KIT.text
SOURCES = {"seed": "printed", "public": "public", "designed": "designed"}


def load(*tomls: str) -> Content:
    return KIT.load([read_pack(toml, "mine") for toml in tomls])


def change(row_id: str, *lines: str) -> str:
    """One row of a pack that changes some keys: `change("thief", "power = 4")`."""
    found = [table for table, rows in KIT.load().tables.items() if row_id in rows]
    return "\n".join([f"[[{found[0] if found else 'card'}]]", f'id = "{row_id}"', *lines])


def effect(row_id: str, text: str) -> str:
    return change(row_id, f"effect = '{text}'")


def rows(table: str) -> dict[str, Any]:
    return dict(KIT.load().tables[table])


def terms_of(content: Content) -> Any:
    state: Any = GAME.setup(2, GAME.option_values({}), content)
    return state.terms


def changed_file(old: str, new: str) -> ContentKit:
    """The game's own file with something else in it."""
    assert FILE.count(old) >= 1
    return ContentKit(KIT.rows, FILE.replace(old, new, 1), KIT.packs, KIT.check, KIT.file)


# -- the lists of the rules ---


def listed() -> dict[str, list[str]]:
    """The rows of the tables of section 18, by their short numbers."""
    lines = text_of("RULES.md").partition("## 18. Card lists")[2].splitlines()
    cells = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines if line.startswith("|")]
    return {row[0]: row for row in cells if re.fullmatch(r"(SU|SI|ST|[UITKC])\d+", row[0])}


LISTED = listed()
CARDS = {row.number: row for row in rows("card").values()}


def test_every_card_of_the_rules_is_there_in_their_order() -> None:
    assert [number for number in LISTED if number[0] in "SUIT"] == [number for number in CARDS if number != "X1"]
    assert [number for number in LISTED if number[0] == "K"] == list(rows("condition"))
    assert [number for number in LISTED if number[0] == "C"] == list(rows("critical"))


@pytest.mark.parametrize("number", [number for number in LISTED if number[0] in "SUIT"])
def test_a_card_is_as_the_rules_list_it(number: str) -> None:
    row, (_, name, copies, *rest) = CARDS[number], LISTED[number]
    *printed, words, vocabulary, icon, _ = rest
    assert (row.name, row.copies, row.text, row.icon) == (name, int(copies), words, icon)
    assert row.effect == vocabulary.replace("\\|", "|").strip("`").replace("(empty)", "")
    assert row.starter == number.startswith("S")
    if row.kind == "unit":
        assert printed[-2:] == [str(row.power), ", ".join(row.bears)]
    elif row.kind == "territory":
        assert printed[-1] == (", ".join(row.bears) or "(none)")
    assert row.id == name.lower().replace("'", "").replace(" ", "_")


@pytest.mark.parametrize("number", [number for number in LISTED if number[0] in "SUITK"])
def test_a_row_names_its_sources(number: str) -> None:
    row = CARDS[number] if number in CARDS else rows("condition")[number]
    parts = [SOURCES[word] for word in LISTED[number][-1].split("+")]
    assert row.source == max(parts, key=list(SOURCES.values()).index)
    assert row.mixed == ("+".join(parts) if len(parts) > 1 else "")


@pytest.mark.parametrize("number", [number for number in LISTED if number[0] == "K"])
def test_a_condition_is_as_the_rules_list_it(number: str) -> None:
    row = rows("condition")[number]
    assert [number, row.text, f"`{row.test}`"] == LISTED[number][:3]


@pytest.mark.parametrize("number", [number for number in LISTED if number[0] == "C"])
def test_a_critical_card_is_as_the_rules_list_it(number: str) -> None:
    row = rows("critical")[number]
    _, value, first, second, _ = LISTED[number]
    assert [row.value, *row.conditions] == [int(value), first.split()[0], second.split()[0]]


def test_critical_cards_are_spread_as_the_rules_say() -> None:
    values = [row.value for row in rows("critical").values()]
    assert [values.count(value) for value in (1, 2, 3, 4)] == [9, 12, 6, 3]
    conditions = [name for row in rows("critical").values() for name in row.conditions]
    assert {conditions.count(name) for name in rows("condition")} == {3}


def test_sources_are_counted() -> None:
    assert KIT.load().sources() == {"printed": 9, "public": 3, "designed": 140}


# -- packs that are right ---


def test_a_pack_changes_only_the_keys_it_names_and_its_row_is_designed() -> None:
    before, after = (found.tables["card"]["fighter"] for found in (load(), load(change("fighter", "power = 3"))))
    assert (before.source, after.source) == ("printed", "designed")
    assert (after.power, after.name, after.text) == (3, "Fighter", "No effect.")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("pack", "what"),
    [
        (change("curse", "copies = 7"), lambda terms: terms.curse_cards == 7),
        (change("burning", "copies = 3"), lambda terms: terms.burning_cards == 3),
        (change("renown_3", "value = 5"), lambda terms: terms.renown_of_round == [1, 1, 5, 2, 2]),
        (change("final_bonus", "value = 2", "copies = 4"), lambda t: (t.bonus_value, t.bonus_cards) == (2, 4)),
        (change("C01", "value = 9"), lambda terms: terms.criticals[0].value == 9),
        (change("witch", "copies = 5"), lambda t: t.deck_of_row[0].count(t.number_of["witch"]) == 5),
        (change("town", "effect = 'phase{gold(1)}'"), lambda t: t.blocks[t.cards[t.town].phase][0].n == 1),
    ],
)
def test_the_tables_of_the_rules_have_what_a_pack_says(pack: str, what: Any) -> None:
    assert not what(terms_of(load()))
    assert what(terms_of(load(pack)))


@pytest.mark.parametrize(
    ("pack", "row", "earned"),
    [
        (change("gladiator", "power = 9"), "Gladiator", [9]),
        (change("gladiator", 'bears = ["Sword"]'), "Gladiator, Fighter", [6, 2 + 1]),
        (effect("elixir", "might(12)"), "Elixir", [12]),
        (effect("fighter", "if(first){power(4)}else{power(1)}"), "Fighter, Fighter", [6, 2 + 1 + 1]),
        (effect("fortress", "always{column(Unit,7)}"), "Fighter", [9]),
        (effect("fortress", "always{aura(mine,Sword,2,always); column(Item,5)}"), "Fighter, Soldier", [4, 2]),
    ],
)
def test_the_battle_is_fought_with_what_a_pack_says(pack: str, row: str, earned: list[int]) -> None:
    s = spot(row, province_a="Fortress")
    s.terms = terms_of(load(change("fortress", "effect = ''"), pack) if "fortress" not in pack else load(pack))
    assert gains(battle(s)) == earned


def test_a_village_of_a_pack_draws_more() -> None:
    s = with_pack(
        spot("Coin Purse", province_a="Village", deck_a="Witch, Lord"), ("village", "always{option(draw(2))}")
    )
    assert hand(battle(s, "0 option")) == "Witch, Lord"


def test_a_forest_of_a_pack_needs_as_many_cards_as_it_discards() -> None:
    s = spot(province_a="Forest", province_b="Fortress", hand_a="Witch, Lord")
    assert territories(with_pack(s, ("forest", "phase{discard(3); draw(3)}"))).is_over


def test_conditions_and_critical_cards_can_be_added() -> None:
    condition = '[[condition]]\nid = "K21"\ntest = "hand==0"\ntext = "Nothing in hand"'
    critical = '[[critical]]\nid = "C31"\nvalue = 5\nconditions = ["K21", "K20"]\ntext = "Worth 5."'
    s = spot(hand_a="Fighter, Witch", hand_b="Lord", seats=3)
    s.terms = terms_of(load(condition + "\n" + critical))
    s.stack_of_conditions = [30]
    settle(s)
    assert [len(cards) for cards in s.shown_crits] == [1, 0, 1]


def test_the_last_of_several_packs_has_the_last_word() -> None:
    row: Any = load(change("thief", "power = 5", "copies = 3"), change("thief", "power = 6")).tables["card"]["thief"]
    assert (row.power, row.copies) == (6, 3)


def test_the_fingerprint_changes_with_any_value_and_only_then() -> None:
    found = {load().hash, load(change("thief", "power = 5")).hash, load(change("C01", "value = 1")).hash}
    assert len(found) == 3
    assert load(change("thief", "power = 5")).hash == load(change("thief", "power = 5")).hash


def test_a_whole_game_is_played_with_other_numbers() -> None:
    pack = read_pack(
        "\n".join(
            [
                effect("fighter", "might(min(crits,2)+min(3*units(Unit),4)); if(behind){gold(2)}"),
                effect("town", "phase{gold(1); icon(weapons,2); mill(1); pick(Any,1)}"),
                effect("coin_purse", "curse(all,2); burn(2); steal(3); guard(next)"),
                effect("harbor", "phase{guard(rest); aura(mine,Unit,2,rest)}; always{option(draw(3))}"),
                change("curse", "copies = 3"),
                change("burning", "copies = 1"),
                change("final_bonus", "value = 3"),
            ]
        ),
        "wild",
    )
    for seed in range(3):
        table, rng = Table(GAME, Seeded(seed), seats=2 + seed, packs=[pack]), Seeded(seed + 10)
        while not table.is_over:
            ask = table.asks()[0]
            table.say(ask.seat, ask.options[rng.pick(len(ask.options))])
            GAME.check(table.state)
        view = table.view(None)
        assert [GAME.tell(event.seen_by(None), view) for event in table.events][-1].endswith("Renown.")


# -- packs that are wrong ---

ADDED = '[[card]]\nid = "dragon"\nnumber = "U46"\nname = "Dragon"\nkind = "unit"\npower = 9\ncopies = 1\neffect = ""\n'
ADDED += 'text = "No effect."\nicon = "dragon"'
WRONG = {
    "added card": (ADDED, "card 'dragon': a pack can change cards, but not add any"),
    "wrong key": (change("thief", "cost = 3"), "mine: card 'thief' has no key 'cost'"),
    "wrong table": ('[[spell]]\nid = "fog"', "mine: there is no table 'spell'"),
    "no id": ('[[card]]\nname = "Fog"', "mine: card row 1 has no id"),
    "same row twice": (change("thief") + "\n" + change("thief"), "mine: card 'thief' is there twice"),
    "wrong type": (change("thief", 'power = "3"'), "mine: card 'thief': Expected `int`, got `str`"),
    "unknown kind": (change("thief", 'kind = "spell"'), "mine: card 'thief': Invalid enum value 'spell'"),
    "unknown combatant": (change("thief", 'bears = ["Knife"]'), "mine: card 'thief': Invalid enum value 'Knife'"),
    "type twice": (change("thief", 'bears = ["Sword", "Sword"]'), "card 'thief': .* no type stands twice"),
    "unknown source": (change("thief", 'source = "stolen"'), "mine: card 'thief': Invalid enum value 'stolen'"),
    "unknown mixture": (change("thief", 'mixed = "printed+stolen"'), "card 'thief': mixed joins printed, public, de"),
    "missing keys": (ADDED.replace("power = 9\ncopies = 1", ""), "mine: card 'dragon': Object missing required field"),
    "missing text": (ADDED.replace('text = "No effect."', ""), "mine: card 'dragon': .* required field `text`"),
    "empty text": (change("thief", 'text = " "'), "mine: card 'thief' has no text"),
    "empty text of a condition": (change("K01", 'text = ""'), "mine: condition 'K01' has no text"),
    "negative power": (change("thief", "power = -1"), "card 'thief': Power is 0 to 20"),
    "too much power": (change("thief", "power = 21"), "card 'thief': Power is 0 to 20"),
    "power on an item": (change("elixir", "power = 2"), "card 'elixir': only Units have Power"),
    "power on a territory": (change("mine", "power = 2"), "card 'mine': only Units have Power"),
    "icons on an item": (change("elixir", 'bears = ["Elf"]'), "card 'elixir': .* only Units and Territories bear"),
    "icons on a curse": (change("curse", 'bears = ["Elf"]'), "card 'curse': .* only Units and Territories bear"),
    "negative copies": (change("thief", "copies = -1"), "card 'thief': copies are no less than 0"),
    "negative copies of a piece": (change("burning", "copies = -1"), "piece 'burning': copies are no less than 0"),
    "negative value": (change("C01", "value = -1"), "critical 'C01': a value is 0 to 20"),
    "value of a bonus": (change("final_bonus", "value = 21"), "renown 'final_bonus': a value is 0 to 20"),
    "same name": (change("thief", 'name = "Witch"'), "card: 2 cards have the name 'Witch'"),
    "uneven starters": (change("fighter", "copies = 5"), "card 'fighter': a starter has as many copies for each of 4"),
    "too many starters": (change("fighter", "copies = 8"), "card: a player has 8 starters; .* a deck of 10"),
    "too few starters": (change("fighter", "copies = 0"), "card: a player has 6 starters"),
    "a second town": (change("mine", "starter = true", "copies = 4"), "card: there is exactly one starter Territory"),
    "a second curse": (change("elixir", 'kind = "curse"'), "card: there is exactly one .* kind of Curse"),
    "hardly any territories": (change("fortress", "copies = 0") + "\n" + change("harbor", "copies = 0") + "\n"
        + change("forest", "copies = 0") + "\n" + change("mine", "copies = 0"), "16 cards are too few"),
    "unknown condition": (change("C01", 'conditions = ["K01", "K99"]'), "critical 'C01': there is no condition 'K99'"),
    "one condition": (change("C01", 'conditions = ["K01"]'), "mine: critical 'C01': Expected `array` of length 2"),
    "another round": ('[[renown]]\nid = "renown_6"\nname = "Six"\nvalue = 1\ncopies = 1\ntext = "1."\nicon = "trophy"',
        "renown: the rows are renown_1 to renown_5 and final_bonus"),
    "unknown counter of a condition": (change("K01", 'test = "luck>=2"'), "condition 'K01': .*'luck' is no counter"),
    "counter of an effect": (change("K01", 'test = "crits>=2"'), "condition 'K01': .*'crits' is no counter"),
    "condition without a number": (change("K01", 'test = "items"'), "condition 'K01': .* where >= or == should stand"),
    "unknown effect word": (effect("thief", "fly(1)"), "card 'thief': .*'fly' is no effect word"),
    "argument missing": (effect("thief", "gold()"), "card 'thief': .*gold takes a number from 1 to 20"),
    "argument too many": (effect("thief", "gold(1,1)"), r"card 'thief': .*',' where '\)' should stand"),
    "argument too large": (effect("thief", "gold(99)"), "card 'thief': .*gold takes a number from 1 to 20, not '99'"),
    "wrong word": (effect("thief", "curse(you,1)"), "card 'thief': .*curse takes me or opp or all here, not 'you'"),
    "wrong duration": (effect("thief", "guard(always)"), "card 'thief': .*guard takes rest or next here"),
    "wrong filter": (effect("thief", "next(Dragon,3)"), "card 'thief': .*'Dragon' is no filter"),
    "wrong counter": (effect("thief", "might(luck)"), "card 'thief': .*'luck' is no counter"),
    "icons of a kind": (effect("thief", "might(icons(Unit))"), "card 'thief': .*icons counts Combatant types"),
    "copy of a unit": (effect("thief", "copy(Unit)"), "card 'thief': .*copy takes Item here, not 'Unit'"),
    "no end": (effect("thief", "gold(1) gold(1)"), "card 'thief': .*'gold' after the end of the effect"),
    "column outside always": (effect("mine", "phase{column(Unit,3)}"), "card 'mine': .*column stands only inside alw"),
    "phase on a unit": (effect("thief", "phase{gold(1)}"), "card 'thief': phase and always are for Territories"),
    "always on an item": (effect("elixir", "always{column(Unit,1)}"), "card 'elixir': phase and always are for"),
    "steps of a territory": (effect("mine", "gold(1)"), "card 'mine': a Territory has at most one phase and one alw"),
    "two phase blocks": (effect("mine", "phase{gold(1)}; phase{draw(1)}"), "card 'mine': a Territory has at most one"),
    "power step on an item": (effect("elixir", "power(2)"), "card 'elixir': only a Unit has Power to change"),
    "power in a branch": (effect("elixir", "if(first){gold(1)}else{power(2)}"), "card 'elixir': only a Unit has Powe"),
    "power in a phase": (effect("mine", "phase{power(2)}"), "card 'mine': only a Unit has Power to change"),
    "swap in a phase": (effect("mine", "phase{swap()}"), "card 'mine': swap is for cards of the Battlefield"),
    "double in a phase": (effect("mine", "phase{double()}"), "card 'mine': double is for cards of the Battlefield"),
    "aura for ever": (effect("thief", "aura(mine,Unit,1,always)"), "card 'thief': an aura lasts always only inside"),
    "aura that ends": (effect("mine", "always{aura(mine,Unit,1,rest)}"), "card 'mine': an aura inside always is"),
    "aura on others": (effect("mine", "always{aura(theirs,Unit,1,always)}"), "card 'mine': an aura inside always is"),
    "step in always": (effect("mine", "always{double()}"), "card 'mine': inside always stand column, aura and option"),
    "gold in always": (effect("mine", "always{gold(1)}"), "card 'mine': inside always stand column, aura and option"),
    "two columns": (effect("mine", "always{column(Unit,1); column(Elf,1)}"), "card 'mine': inside always .* each once"),
    "counter in always": (effect("mine", "always{column(Unit,2*crits)}"), "card 'mine': what always holds is a plain"),
    "other gold action": (effect("mine", "always{option(critical(1))}"), "card 'mine': a further Gold action is a dra"),
}  # fmt: skip


@pytest.mark.parametrize(("toml", "message"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_pack_is_refused_and_the_row_is_named(toml: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        load(toml)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "thief"', 'id = "witch"', "content.toml: card 'witch' is there twice"),
        ('source = "printed"', 'source = "guessed"', "content.toml: card 'fighter': Invalid enum value 'guessed'"),
        ("power = 2", "pover = 2", "content.toml: card 'fighter': Object contains unknown field `pover`"),
        ('text = "No effect."', 'text = ""', "content.toml: card 'fighter' has no text"),
        ("copies = 12", "copies = 16", "card: a player has 8 starters"),
        ("[[piece]]", "[[token]]", "content.toml: there is no table 'token'"),
        ('id = "burning"', 'id = "fire"', "critical, piece: .* a row `burning`"),
    ],
)
def test_a_wrong_file_is_refused_and_the_row_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        changed_file(old, new).load()


def test_a_pack_can_be_written_down_and_read_again() -> None:
    pack = read_pack(change("thief", "power = 5"), "mine")
    plain = pack.plain()
    assert KIT.load([Pack(plain["name"], plain["tables"])]).hash == KIT.load([pack]).hash
