"""Content and packs: the tables of sections 2 and 20, what a pack may change, and what is refused and why."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from kit import clause
from monoceros.engine.content import Content, ContentError, ContentKit, read_pack
from monoceros.engine.save import slots_of
from monoceros.games.crown.content import (
    ACTION_IDS,
    BLACK_IDS,
    CASTLE_IDS,
    DRAGON_IDS,
    GENERAL_IDS,
    HERO_IDS,
    KIT,
    MILITARY_IDS,
    make_terms,
    text_of,
)
from monoceros.games.crown.tables import ACTION_WORDS, BLACK_WORDS, Terms

FILE = KIT.text
CONTENT = KIT.load()
TERMS = make_terms(CONTENT)
SOURCES = {"seed": "printed", "public": "public", "designed": "designed"}
LONGEST_TEXT = 120  # what a card's face has room for


def load(*tomls: str) -> Content:
    return KIT.load([read_pack(toml, "mine") for toml in tomls])


def change(table: str, row_id: str, *lines: str) -> str:
    """One row of a pack that changes some keys: `change("military", "axe_band", "attack = 40")`."""
    return "\n".join([f"[[{table}]]", f'id = "{row_id}"', *lines])


def rows(table: str) -> dict[str, Any]:
    return dict(CONTENT.tables[table])


def copies(table: str) -> int:
    return sum(row.copies for row in rows(table).values())


# -- the tables of the rules ---


def listed() -> dict[str, list[str]]:
    """The rows of the tables of section 20, by their short numbers."""
    lines = text_of("RULES.md").partition("## 20. Component tables")[2].splitlines()
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("|")]
    kinds = "HE|G[IAC]|AX|SH|SW|XB|JV|LB|LN|SB|FL|CA|DR|AC|BK"
    return {row[0]: row for row in cells if re.fullmatch(rf"({kinds})\d+", row[0])}


LISTED = listed()
NUMBERED = {
    row.number: row
    for table in ("hero", "general", "military", "castle", "dragon", "action", "black")
    for row in rows(table).values()
}
MILITARY = [row.number for row in rows("military").values()]


def parts(source: str) -> list[str]:
    """`seed (stats), designed (name)` names two sources."""
    return [ours for theirs, ours in SOURCES.items() if theirs in source]


@clause("CD-2.1")
def test_2_1_every_card_of_section_20_is_there_in_its_order() -> None:
    assert list(LISTED) == list(NUMBERED)
    assert len(NUMBERED) == 4 + 27 + 64 + 3 + 4 + 25 + 11


@pytest.mark.parametrize("number", LISTED)
def test_a_row_has_the_name_and_the_sources_of_the_rules(number: str) -> None:
    row, cells = NUMBERED[number], LISTED[number]
    assert row.name == cells[1]
    assert row.source == parts(cells[-1])[-1]
    assert row.mixed == ("+".join(parts(cells[-1])) if len(parts(cells[-1])) > 1 else "")
    if number[:2] != "HE":  # heroes go by their first names
        assert row.id == row.name.lower().replace(" ", "_")


@pytest.mark.parametrize("number", [number for number in LISTED if number[:2] == "HE"])
def test_a_hero_is_as_the_rules_list_it(number: str) -> None:
    row, (_, name, role, cards, bonus, _, _) = NUMBERED[number], LISTED[number]
    assert (row.role, row.cards, row.attack, row.defence) == (role, int(cards), *[int(n) for n in bonus.split("/")])
    assert row.id == name.split()[0].lower()


@pytest.mark.parametrize("number", [number for number in LISTED if number[0] == "G"])
def test_a_general_is_as_the_rules_list_it(number: str) -> None:
    row, (_, _, branch, weapon, attack, defence, _) = NUMBERED[number], LISTED[number]
    assert (row.branch, row.attack, row.defence) == (branch.lower(), int(attack), int(defence))
    assert rows("weapon")[row.weapon].name == weapon


@pytest.mark.parametrize("number", MILITARY)
def test_a_military_card_is_as_the_rules_list_it(number: str) -> None:
    row, cells = NUMBERED[number], LISTED[number]
    assert [row.attack, row.defence, row.upkeep, row.copies] == [int(cell) for cell in cells[2:6]]
    title = rows("weapon")[row.weapon].name
    assert re.search(rf", {re.escape(title)}\*\* \(price \d, 10 cards\)\n\n[^*]*\| {number} \|", text_of("RULES.md"))


@pytest.mark.parametrize("number", MILITARY)
def test_upkeep_follows_the_scale_but_for_the_oathsworn(number: str) -> None:
    row = NUMBERED[number]
    strength = row.attack + row.defence
    scale = 0 if strength <= 20 else 1 if strength <= 50 else 2 if strength <= 80 else 3
    assert row.upkeep == (0 if row.name.startswith("Oathsworn") else scale)
    assert ("no upkeep" in row.text.lower()) == (row.upkeep == 0)
    assert row.upkeep == 0 or f"Upkeep {row.upkeep} " in row.text


@pytest.mark.parametrize("number", [number for number in LISTED if number[:2] in ("CA", "DR")])
def test_castle_and_dragon_cards_are_as_the_rules_list_them(number: str) -> None:
    row, cells = NUMBERED[number], LISTED[number]
    if number[:2] == "CA":
        assert [row.copies, row.attack, row.defence] == [int(cell.split()[0]) for cell in cells[2:5]]
    else:
        assert [row.attack, row.defence, row.points] == [int(cell) for cell in cells[2:5]]


@pytest.mark.parametrize("number", [number for number in LISTED if number[:2] in ("AC", "BK")])
def test_action_and_black_cards_are_as_the_rules_list_them(number: str) -> None:
    row, cells = NUMBERED[number], LISTED[number]
    assert row.copies == int(cells[2])
    if number[:2] == "BK":
        assert row.window == cells[3].lower()
    digits = set(re.findall(r"\d+", cells[-2]))
    assert row.amount == 0 or str(row.amount) in digits or {2: "two"}.get(row.amount, "?") in cells[-2]


def test_each_word_stands_on_one_card_in_the_order_of_the_words() -> None:
    assert tuple([row.does for row in rows("action").values()]) == ACTION_WORDS
    assert tuple([row.does for row in rows("black").values()]) == BLACK_WORDS


@clause("CD-2.1")
def test_2_1_the_pieces_are_those_of_the_table_of_components() -> None:
    table = text_of("RULES.md").partition("| id | component | count | src |")[2].partition("- **CD-2.2**")[0]
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()[2:] if line]
    counted = [row.copies for row in rows("piece").values()]
    assert counted[:-2] == [int(count) for _, _, count, _ in cells[:-1]]
    assert (cells[-1][2], counted[-2:]) == ("10 + 10", [10, 10])
    assert [(row.source, row.mixed) for row in list(rows("piece").values())[:-2]] == [
        (parts(src)[-1], "+".join(parts(src)) if len(parts(src)) > 1 else "") for *_, src in cells[:-1]
    ]


@clause("CD-2.1", "CD-2.3")
def test_2_3_three_branches_with_three_weapons_of_ten_cards_each() -> None:
    weapons = rows("weapon").values()
    assert [row.name for row in weapons] == [
        *("Axe", "Spear & shield", "Sword"),
        *("Crossbow", "Javelin", "Longbow"),
        *("Lance", "Sabre", "Flail"),
    ]
    assert [row.branch for row in weapons] == ["infantry"] * 3 + ["archery"] * 3 + ["cavalry"] * 3
    cards: Counter[str] = Counter()
    for row in rows("military").values():
        cards[row.weapon] += row.copies
    assert cards == dict.fromkeys(rows("weapon"), 10)
    assert Counter(row.weapon for row in rows("general").values()) == dict.fromkeys(rows("weapon"), 3)
    assert (copies("military"), copies("action"), copies("black"), copies("castle")) == (90, 68, 19, 12)
    assert sum(row.name.startswith("Oathsworn") for row in rows("military").values()) == 9


@clause("CD-2.2")
def test_2_2_coins_and_food_suffice_for_four_players_at_their_caps() -> None:
    assert rows("piece")["gold"].copies >= 4 * 12
    assert rows("piece")["food"].copies >= 4 * 5


@clause("CD-6.1", "CD-6.2")
def test_6_2_the_faces_of_the_dice() -> None:
    white, black = LISTED_DICE
    assert [list(row.faces) for row in rows("die").values()] == [white, [face.split()[-1] for face in black]]


LISTED_DICE = [
    [cell.strip() for cell in line.split("|")[2:8]]
    for line in text_of("RULES.md").splitlines()
    if line.startswith(("| white |", "| black | dragon"))
]


def test_every_text_fits_a_card_and_ends_its_sentence() -> None:
    for table in CONTENT.tables.values():
        for row in table.values():
            assert len(row.text) <= LONGEST_TEXT, row.id
            assert row.text.endswith("."), row.id
            assert re.fullmatch(r"[a-z0-9-]+", row.icon)  # type: ignore[attr-defined]


def test_sources_are_counted() -> None:
    assert CONTENT.sources() == {"printed": 23, "public": 0, "designed": 154}


# -- the tables that the rules read ---


def test_cards_are_numbered_in_the_order_of_their_rows() -> None:
    for table, ids in (
        ("hero", HERO_IDS),
        ("general", GENERAL_IDS),
        ("military", MILITARY_IDS),
        ("castle", CASTLE_IDS),
        ("dragon", DRAGON_IDS),
        ("action", ACTION_IDS),
        ("black", BLACK_IDS),
    ):
        assert ids == tuple(rows(table))
        assert [card["id"] for card in TERMS.lexicon[table]] == list(ids)


def test_every_list_is_as_long_as_its_table() -> None:
    for field in sorted(slots_of(Terms)):
        value = getattr(TERMS, field)
        if isinstance(value, list):
            table = {"moves": "branch", "military_price": "branch"}.get(field, field.partition("_")[0])
            assert len(value) == len(rows(table)), field


def test_some_numbers_of_the_tables() -> None:
    band, torvald, ashwing = MILITARY_IDS.index("axe_band"), GENERAL_IDS.index("torvald"), DRAGON_IDS.index("ashwing")
    assert [TERMS.military_attack[band], TERMS.military_defence[band], TERMS.military_upkeep[band]] == [30, 10, 1]
    assert [TERMS.general_weapon[torvald], TERMS.general_attack[torvald], TERMS.general_defence[torvald]] == [0, 10, 0]
    assert [TERMS.dragon_attack[ashwing], TERMS.dragon_defence[ashwing], TERMS.dragon_points[ashwing]] == [100, 80, 10]
    assert TERMS.lexicon["action"][ACTION_IDS.index("tax_day")]["text"] == "Gain 3 gold."


@clause("CD-8.2", "CD-9.1", "CD-10.2", "CD-11.3")
def test_prices_and_moves() -> None:
    assert (TERMS.general_price, TERMS.military_price, TERMS.black_price) == (3, [2, 3, 3], 2)
    assert (TERMS.redeploy_price, TERMS.castle_price, TERMS.wall_price) == (2, 3, 1)
    assert TERMS.moves == [3, 3, 5]


@clause("CD-17.1", "CD-17.10")
def test_17_the_heroes_differ_as_their_cards_say() -> None:
    assert HERO_IDS == ("henry", "bruno", "lira", "ove")
    assert (TERMS.hero_attack, TERMS.hero_defence) == ([0, 10, 10, 0], [10, 0, 0, 0])
    assert (TERMS.hero_cards, TERMS.hero_generals) == ([2, 3, 2, 2], [3, 2, 3, 3])
    assert (TERMS.hero_food_price, TERMS.hero_looks) == ([1, 2, 2, 2], [2, 0, 0, 0])
    assert (TERMS.hero_steals, TERMS.hero_tunnel) == ([0, 0, 5, 0], [1, 1, 0, 1])
    assert (TERMS.hero_income, TERMS.hero_discount) == ([0, -1, 0, 1], [0, -3, 0, 1])


# -- packs that are right ---


def test_a_pack_changes_only_the_keys_it_names_and_its_row_is_designed() -> None:
    after: Any = load(change("weapon", "axe", 'icon = "war-axe"')).tables["weapon"]["axe"]
    assert rows("weapon")["axe"].source == "printed"
    assert (after.source, after.icon, after.name, after.branch) == ("designed", "war-axe", "Axe", "infantry")


@pytest.mark.parametrize(
    ("pack", "what"),
    [
        (change("military", "axe_band", "attack = 50"), lambda t: t.military_attack[1] == 50),
        (change("military", "axe_band", "upkeep = 3"), lambda t: t.military_upkeep[1] == 3),
        (change("military", "axe_band", 'weapon = "flail"'), lambda t: t.military_weapon[1] == 8),
        (change("general", "torvald", "defence = 30"), lambda t: t.general_defence[0] == 30),
        (change("castle", "keep", "attack = 40"), lambda t: t.castle_attack[0] == 40),
        (change("dragon", "ashwing", "points = 20"), lambda t: t.dragon_points[0] == 20),
        (change("hero", "ove", "cards = 3"), lambda t: t.hero_cards == [2, 3, 2, 3]),
        (change("hero", "ove", "steals = 6"), lambda t: t.hero_steals == [0, 0, 5, 6]),
        (change("action", "tax_day", "amount = 5"), lambda t: t.action_number[0] == 5),
        (change("action", "tax_day", 'does = "food"'), lambda t: t.action_word[:2] == [1, 1]),
        (change("black", "ambush", "amount = 50"), lambda t: t.black_number[0] == 50),
        (change("black", "bribe", 'does = "arson"'), lambda t: t.black_word[8] == 5),
        (change("black", "bribe", 'does = "stakes"', 'window = "battle"', "amount = 10"),
            lambda t: t.black_window[8] == 2),
        (change("price", "redeploy", "cost = 3"), lambda t: t.redeploy_price == 3),
        (change("branch", "cavalry", "price = 4", "moves = 6"), lambda t: (t.military_price[2], t.moves[2]) == (4, 6)),
        (change("action", "spy", "copies = 3") + "\n" + change("piece", "action", "copies = 69"),
            lambda t: sum(t.action_copies) == 69),
    ],
)  # fmt: skip
def test_the_tables_of_the_rules_have_what_a_pack_says(pack: str, what: Any) -> None:
    assert not what(TERMS)
    assert what(make_terms(load(pack)))


def test_the_last_of_several_packs_has_the_last_word() -> None:
    pack = change("general", "piers", "attack = 20", "defence = 20"), change("general", "piers", "attack = 30")
    row: Any = load(*pack).tables["general"]["piers"]
    assert (row.attack, row.defence) == (30, 20)


def test_the_fingerprint_changes_with_any_value_and_only_then() -> None:
    pack = change("general", "piers", "attack = 20")
    assert len({load().hash, load(pack).hash, load(change("price", "wall", "cost = 2")).hash}) == 3
    assert load(pack).hash == load(pack).hash


# -- packs that are wrong ---

SPY = ("action", "spy")
WRONG = {
    "added row": (change("action", "feast", 'number = "AC26"', 'name = "Feast"', "copies = 1", 'does = "food"',
        "amount = 5", 'text = "Gain 5 food."', 'icon = "meal"'), "action 'feast': a pack can change rows, but not add"),
    "wrong key": (change(*SPY, "cost = 3"), "mine: action 'spy' has no key 'cost'"),
    "wrong table": ('[[spell]]\nid = "fog"', "mine: there is no table 'spell'"),
    "no id": ('[[action]]\nname = "Fog"', "mine: action row 1 has no id"),
    "same row twice": (change(*SPY) + "\n" + change(*SPY), "mine: action 'spy' is there twice"),
    "wrong type": (change(*SPY, 'copies = "3"'), "mine: action 'spy': Expected `int`, got `str`"),
    "empty text": (change(*SPY, 'text = " "'), "mine: action 'spy' has no text"),
    "unknown source": (change(*SPY, 'source = "stolen"'), "mine: action 'spy': Invalid enum value 'stolen'"),
    "unknown mixture": (change(*SPY, 'mixed = "printed+stolen"'), "action 'spy': mixed joins printed, public, des"),
    "same name": (change(*SPY, 'name = "Drill"'), "action: 2 rows have the name 'Drill'"),
    "unknown word": (change(*SPY, 'does = "fly"'), "action 'spy': 'fly' is no effect word; gold, food"),
    "word of a Black card": (change(*SPY, 'does = "arson"', "amount = 2"), "action 'spy': 'arson' is no effect word"),
    "amount missing": (change(*SPY, 'does = "gold"'), "action 'spy': the amount of gold is 1 to 12, not 0"),
    "amount too much": (change(*SPY, "amount = 1"), "action 'spy': spy takes no amount"),
    "too far a flight": (change("action", "dragon_horn", "amount = 4"), "the amount of horn is 1 to 3, not 4"),
    "uneven bonus": (change("action", "war_banner", "amount = 25"), "action 'war_banner': banner goes in tens, not 25"),
    "uneven heirloom": (change("black", "hidden_heirloom", "amount = 15"), "heirloom goes in tens, not 15"),
    "wrong window": (change("black", "ambush", 'window = "start"'), "black 'ambush': ambush is for the battle window"),
    "unknown window": (change("black", "ambush", 'window = "never"'), "mine: black 'ambush': Invalid enum value"),
    "negative copies": (change(*SPY, "copies = -1"), "action 'spy': the number of copies is 0 to 100, not -1"),
    "deck of another size": (change(*SPY, "copies = 3"), "piece 'action': there are 69 of them in the rows, not 68"),
    "other number of heroes": (change("piece", "hero", "copies = 5"), "piece 'hero': there are 4 of them in the rows"),
    "too few Black cards": ("\n".join([change("black", name, "copies = 0") for name in BLACK_IDS if name != "bribe"]
        + [change("piece", "black", "copies = 1")]), "black: 1 cards are too few for 4 players"),
    "no cavalry": ("\n".join([change("military", name, 'weapon = "axe"') for name, row in rows("military").items()
        if row.weapon in ("lance", "sabre", "flail")]), "military: there is no card of the cavalry"),
    "uneven attack": (change("military", "axe_band", "attack = 15"), "military 'axe_band': attack goes in tens"),
    "negative defence": (change("military", "axe_band", "defence = -10"), "'axe_band': defence is 0 to 200, not -10"),
    "negative upkeep": (change("military", "axe_band", "upkeep = -1"), "military 'axe_band': upkeep is 0 to 12"),
    "unknown weapon": (change("military", "axe_band", 'weapon = "club"'), "military 'axe_band': Invalid enum value"),
    "weapon of another branch": (change("general", "torvald", 'weapon = "lance"'),
        "general 'torvald': lance is no weapon of infantry"),
    "weapon moved": (change("weapon", "axe", 'branch = "archery"'), "weapon 'axe': it is no weapon of archery"),
    "castle cards": (change("castle", "keep", "copies = 3"), "castle 'keep': the number of copies is 4 to 4, not 3"),
    "uneven points": (change("dragon", "ashwing", "points = 5"), "dragon 'ashwing': points go in tens, not 5"),
    "hero with too many cards": (change("hero", "bruno", "cards = 4"), "hero 'bruno': cards is 1 to 3, not 4"),
    "hero without price": (change("hero", "henry", "food_price = 0"), "hero 'henry': food_price is 1 to 5, not 0"),
    "other faces": (change("die", "black", 'faces = ["rock"]'), "die 'black': its faces are up, down, left, right, ro"),
    "price in food": (change("price", "wall", 'pays = "food"'), "price 'wall': it is not paid in food"),
    "price too high": (change("price", "redeploy", "cost = 6"), "price 'redeploy': a price is 0 to 5, not 6"),
    "branch without moves": (change("branch", "cavalry", "moves = 0"), "branch 'cavalry': moves is 1 to 13, not 0"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_pack_is_refused_with_the_name_of_its_row(name: str) -> None:
    pack, message = WRONG[name]
    with pytest.raises(ContentError, match=message):
        load(pack)


def changed_file(old: str, new: str) -> ContentKit:
    """The game's own file with something else in it."""
    assert old in FILE
    return ContentKit(KIT.rows, FILE.replace(old, new, 1), KIT.packs, KIT.check, KIT.file)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "spy"\n', 'id = "scholar"\n', "crown/content.toml: action 'scholar' is there twice"),
        ("[[black]]", "[[white]]", "crown/content.toml: there is no table 'white'"),
        ('role = "Thief"\n', "", "crown/content.toml: hero 'lira': Object missing required field `role`"),
        ('text = "Gain 3 gold."\n', "", "crown/content.toml: action 'tax_day': .* required field `text`"),
        ("attack = 30\n", "attack = thirty\n", "crown/content.toml: no TOML"),
    ],
)
def test_a_wrong_line_of_the_own_file_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        changed_file(old, new).load()
