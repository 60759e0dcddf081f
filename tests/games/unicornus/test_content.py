"""Content and packs: the tables of section 1, what a pack may change, and what is refused with its row's name."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kit import clause
from monoceros.engine.content import Content, ContentError, ContentKit, Pack, read_pack
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.content import IDS, KIT, TOLD, make_terms, person_ids, text_of
from monoceros.games.unicornus.geometry import ANY_EMPIRE, ANY_KINGDOM

FILE = KIT.text
CONTENT = KIT.load()
TERMS = make_terms(CONTENT)
SOURCES = {"seed": "printed", "public": "public", "designed": "designed"}


def load(*tomls: str) -> Content:
    return KIT.load([read_pack(toml, "mine") for toml in tomls])


def change(row_id: str, *lines: str) -> str:
    """One row of a pack that changes some keys: `change("K-ZYN", "command = 9")`."""
    found = [table for table, rows in CONTENT.tables.items() if row_id in rows]
    return "\n".join([f"[[{found[0]}]]", f'id = "{row_id}"', *lines])


def row(row_id: str) -> Any:
    return next(rows[row_id] for rows in CONTENT.tables.values() if row_id in rows)


def changed_file(old: str, new: str) -> ContentKit:
    """The game's own file with something else in it."""
    assert FILE.count(old) >= 1
    return ContentKit(KIT.rows, FILE.replace(old, new, 1), KIT.packs, KIT.check, KIT.file)


# -- the tables of the rules ---


def listed() -> dict[str, list[str]]:
    """The rows of the tables of section 1, by their ids."""
    text = text_of("RULES.md")
    lines = text[text.index("## 1. Components") : text.index("## 2. Map geometry")].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return {row[0]: row for row in cells if re.fullmatch(r"[A-Z]-[A-Z]{3}|[PEK]\d\d", row[0])}


LISTED = listed()


def of(letter: str) -> list[str]:
    return [name for name in LISTED if name.startswith(letter)]


def test_every_row_of_the_rules_is_there_in_their_order() -> None:
    tables = ("princess", "character", "enemy", "tile", "support", "fate", "event")
    assert [name for table in tables for name in IDS[table]] == list(LISTED)


@clause("UK-1.5")
def test_the_numbers_of_the_rules_are_the_order_of_the_rows() -> None:
    assert IDS["terrain"] == t.KIND_NAMES
    assert (*IDS["character"], "P") == t.KNIGHT_IDS
    assert IDS["enemy"] == t.FOE_IDS
    assert tuple(person_ids(CONTENT)) == t.KNIGHT_IDS + t.FOE_IDS
    assert IDS["princess"] == t.PRINCESS_IDS
    assert IDS["support"] == t.SUPPORT_IDS
    assert IDS["fate"] == t.FATE_IDS
    assert IDS["event"] == t.EVENT_IDS
    assert IDS["power"] == t.POWER_IDS


@pytest.mark.parametrize("name", [name for name in LISTED if re.fullmatch(r"[PEK]\d\d", name)])
def test_a_tile_is_as_the_rules_list_it(name: str) -> None:
    tile, (_, title, side, *spaces, starts, _) = row(name), LISTED[name]
    assert (tile.name, tile.side, list(tile.spaces)) == (title, side, spaces)
    people = [row(person).name if person != "P" else "Cornelia" for person in tile.starts]
    assert len(people) == starts.count("(")
    for person, words in zip(people, starts.split(", "), strict=True):
        assert words.split(" (")[0].split()[0] in person


@pytest.mark.parametrize("name", of("P-"))
def test_a_princess_is_as_the_rules_list_her(name: str) -> None:
    princess, (_, version, life, command, *_) = row(name), LISTED[name]
    assert (princess.name, princess.life, princess.command) == (version, int(life), int(command))


@pytest.mark.parametrize("name", of("K-"))
def test_a_character_is_as_the_rules_list_it(name: str) -> None:
    hero, (_, words, gender, command, health, _, attack, defend, powers, tile, _) = row(name), LISTED[name]
    assert words.startswith(hero.name)
    assert {"female": "F", "male": "M", "both": "both"}[hero.gender] == gender
    assert (hero.command, hero.health) == (int(command), int(health))
    assert [" ".join(hero.attack), " ".join(hero.defend)] == [attack, defend]
    assert powers_of(name, "own") == re.findall(r"\*([A-Z][A-Za-z ]+)\*", powers)
    assert row(tile).starts == (name,)


@pytest.mark.parametrize("name", of("E-"))
def test_an_enemy_is_as_the_rules_list_it(name: str) -> None:
    foe, (_, words, gender, power, life, personality, no_fate, tokens, own, ally, _) = row(name), LISTED[name]
    assert foe.name.removeprefix("The ") in words.replace("Emperor ", "").replace("Chancellor ", "")
    assert foe.gender == {"M": "male", "F": "female"}.get(gender, gender)
    assert (foe.power, foe.life) == (0 if power == "var" else int(power), int(life))
    assert (foe.personality[0].upper(), foe.fate) == (personality, no_fate == "no")
    assert powers_of(name, "enemy") == re.findall(r"\*([A-Z][A-Za-z ]+)\*", own)
    assert powers_of(name, "ally") == re.findall(r"\*([A-Z][A-Za-z ]+)\*", ally)
    start = TERMS.land.starter.index(t.FIRST_FOE + t.FOE_IDS.index(name))
    assert TERMS.land.tokens[start] == int(tokens)


def powers_of(name: str, kind: str) -> list[str]:
    rows: Any = CONTENT.tables["power"].values()
    return [power.name for power in rows if power.of == name and power.kind == kind]


@pytest.mark.parametrize("name", of("S-"))
def test_a_support_card_is_as_the_rules_list_it(name: str) -> None:
    card, (_, title, copies, timing, _, _) = row(name), LISTED[name]
    when = {"before roll": "battle-pre", "after roll": "battle-post", "damage": "battle-damage", "turn": "turn"}
    extra = ", costs 1 action" * card.actions + ", ONGOING" * card.ongoing
    assert (card.name, card.copies, when[card.when] + extra) == (title, int(copies), timing)


@pytest.mark.parametrize("name", of("F-"))
def test_a_fate_card_is_as_the_rules_list_it(name: str) -> None:
    assert [name, row(name).name, str(row(name).copies)] == LISTED[name][:3]


@pytest.mark.parametrize("name", of("V-"))
def test_an_event_is_as_the_rules_list_it(name: str) -> None:
    event, (_, level, title, effect, _) = row(name), LISTED[name]
    assert (event.name, event.level, event.ongoing) == (title, int(level), "ONGOING" in effect)
    assert event.ongoing == event.text.startswith("Ongoing: ")


@pytest.mark.parametrize("name", LISTED)
def test_a_row_names_its_sources(name: str) -> None:
    parts = [SOURCES[word] for word in SOURCES if re.search(rf"\b{word}\b", LISTED[name][-1])]
    assert row(name).source == parts[-1]
    assert row(name).mixed == ("+".join(parts) if len(parts) > 1 else "")


def test_numbers_in_the_words_of_a_card_are_its_own() -> None:
    for table in ("power", "support", "fate", "event"):
        for each in CONTENT.tables[table].values():
            amount = getattr(each, "amount", 0)
            if amount > 1 and each.id != "S-MOC":  # Mock's words say "twice"
                assert str(amount) in each.text, f"{each.id}: {each.text}"


def test_words_fit_on_a_card() -> None:
    for table, rows in CONTENT.tables.items():
        for each in rows.values() if table not in TOLD else ():
            assert len(each.text) <= 130, f"{each.id} has {len(each.text)} letters"
            assert each.text.endswith(".")


def test_sources_are_counted() -> None:
    assert KIT.load().sources() == {"printed": 46, "public": 0, "designed": 166}


# -- what the rules read ---


@clause("UK-1.6", "UK-1.7", "UK-1.8", "UK-1.9")
def test_1_6_the_land_follows_the_rules_of_its_types() -> None:
    land = TERMS.land
    rich = (t.VILLAGE, t.CITY, t.FORT)
    for i, kind in enumerate(land.kind):
        assert kind in rich or not (land.resource[i] or land.recruit[i])
        assert land.difficulty[i] == {t.ROAD: -1, t.FOREST: 1}.get(kind, land.difficulty[i])
    assert len(land.kind) == 27 * 7
    assert sum(land.tokens) == 66
    sides = [row(name).side for name in IDS["tile"]]
    assert [sides.count(side) for side in ("princess", "empire", "kingdom")] == [1, 14, 12]


@clause("UK-1.8")
def test_1_8_most_spaces_have_the_values_of_their_type() -> None:
    usual = {name: (row(name).defense, row(name).difficulty) for name in IDS["terrain"]}
    assert usual == {
        "city": (1, "0"),
        "desert": (0, "+1"),
        "forest": (0, "+1"),
        "fort": (2, "0"),
        "lake": (0, "X"),
        "mountain": (1, "+2"),
        "plains": (0, "0"),
        "road": (0, "-1"),
        "village": (0, "0"),
    }
    odd = set()
    for name in IDS["tile"]:
        for code in row(name).spaces:
            kind, defense, _, _, difficulty, _ = code.split("/")
            if (int(defense), difficulty) != usual[kind]:
                odd.add(f"{kind}/{defense}/{difficulty}")
    assert odd == {"mountain/0/X", "city/2/0", "fort/3/0"}


@clause("UK-1.1", "UK-1.2")
def test_1_1_ravinith_is_read_as_power_three_and_life_two_and_dahaka_as_five_and_five() -> None:
    assert (TERMS.foe_might[t.RAVINITH], TERMS.foe_life[t.RAVINITH]) == (3, 2)
    assert (TERMS.foe_might[t.DAHAKA], TERMS.foe_life[t.DAHAKA]) == (5, 5)


@clause("UK-0.6")
def test_0_6_all_enemies_but_the_black_knight_are_of_the_empire() -> None:
    assert [t.FOE_IDS[i] for i in range(t.FOES) if not TERMS.empire[i]] == ["E-BLA"]


@clause("UK-8.1")
def test_8_1_four_enemies_have_no_fate() -> None:
    assert {t.FOE_IDS[i] for i in range(t.FOES) if TERMS.no_fate[i]} == {"E-LIO", "E-ROZ", "E-KIN", "E-BLA"}


def test_decks_have_their_copies() -> None:
    assert len(TERMS.support_deck) == 60
    assert [TERMS.support_deck.count(card) for card in (t.AMBUSH, t.HEALING_POTION, t.BANNER)] == [5, 5, 1]
    assert len(TERMS.fate_deck) == 24
    assert [TERMS.event_level.count(level) for level in (1, 2, 3)] == [8, 8, 8]
    assert [TERMS.support_amount[card] for card in (t.AMBUSH, t.SHIELD_WALL, t.SUPPLY_TRAIN)] == [3, 3, 6]


def test_dice_are_read_face_by_face() -> None:
    zyne, gato = 11 * 6, 2 * 6
    assert TERMS.attack[zyne : zyne + 6] == [t.LOSS, t.MISS, t.MISS, t.HIT, t.HIT, t.HIT]
    assert TERMS.defend[gato : gato + 6] == [t.MISS, t.MISS, t.MISS, t.HIT, t.HIT, t.HIT]
    assert TERMS.knight_gender == [1, 1, 2, 2, 1, 2, 2, 2, 1, 3, 2, 2, 1]
    assert [TERMS.foe_gender[i] for i in (t.BLACK_KNIGHT, t.ABYSS, t.LYLA, t.DEMIAN)] == [0, 0, t.FEMALE, t.MALE]


def test_powers_have_their_costs() -> None:
    assert (TERMS.power_actions[t.COURT_MAGIC], TERMS.power_resources[t.COURT_MAGIC]) == (1, 3)
    assert (TERMS.power_actions[t.ARMY_OF_THE_DEAD], TERMS.power_damage[t.ARMY_OF_THE_DEAD]) == (1, 1)
    assert (TERMS.power_tokens[t.HUNGER], TERMS.power_amount[t.HUNGER]) == (1, 2)
    for power, name in enumerate(t.POWER_IDS):
        bits = [t.KNIGHT_IDS[hero] for hero in range(t.HEROES) if t.POWERS_OF[hero] >> power & 1]
        assert bits == ([row(name).of] if row(name).kind == "own" else [])
    assert [row(name).of for name in t.POWER_IDS[t.FIRST_ALLY_POWER :]] == list(t.FOE_IDS)


@clause("UK-17.2")
def test_17_2_the_presets_of_difficulty() -> None:
    mixes = {name: row(name).mix for name in IDS["difficulty"] if name != "standard"}
    mixes["standard"] = CONTENT.tables["difficulty"]["standard"].mix  # type: ignore[attr-defined]
    assert mixes == {
        "easy": (5, 4, 3),
        "standard": (3, 3, 4),
        "hard": (2, 3, 5),
        "brutal": (1, 3, 5),
        "short": (2, 3, 3),
    }
    assert [sum(mixes[name]) for name in ("easy", "standard", "hard", "brutal", "short")] == [12, 10, 10, 9, 8]


def test_the_lexicon_says_all_of_every_row_and_nothing_secret() -> None:
    words = TERMS.lexicon
    shown = {table: len(ids) for table, ids in IDS.items() if table not in TOLD}
    assert {table: len(rows) for table, rows in words.items() if table != "numbers"} == shown
    assert words["support"][words["numbers"]["S-AMB"]]["name"] == "Ambush"
    assert words["enemy"][words["numbers"]["E-LYL"]]["title"] == "the Arcane General"


# -- packs ---


def slots(*rows: str) -> str:
    listed = ", ".join(f'[{a}, {b}, "{what}"]' for a, b, what in (line.split() for line in rows))
    return f'[[layout]]\nid = "custom"\nname = "Mine"\ntext = "Mine."\nslots = [{listed}]'


def test_a_pack_changes_only_the_keys_it_names_and_its_row_is_designed() -> None:
    before: Any = CONTENT.tables["event"]["V-HOP"]
    after: Any = load(change("V-HOP", "amount = 1", 'text = "Ongoing: 1 damage."')).tables["event"]["V-HOP"]
    assert (before.source, after.source) == ("printed", "designed")
    assert (after.amount, after.name, after.ongoing) == (1, "Hopelessness", True)


@pytest.mark.parametrize(
    ("pack", "what"),
    [
        (change("K-ZYN", "command = 9", 'attack = "HHHHHH"'), lambda terms: terms.command[11] == 9),
        (change("E-LYL", 'personality = "normal"'), lambda terms: terms.personality[t.LYLA] == t.NORMAL),
        (change("S-AMB", "copies = 4") + "\n" + change("S-STE", "copies = 2"), lambda t: t.support_deck.count(19) == 2),
        (change("V-ILL", "amount = 3"), lambda terms: terms.event_amount[t.SUDDEN_ILLNESS] == 3),
        (change("mercy", "resources = 2"), lambda terms: terms.power_resources[t.MERCY] == 2),
        (change("P-WAR", "life = 7"), lambda terms: terms.princess_life == [5, 7, 4, 5]),
    ],
)
def test_the_tables_of_the_rules_have_what_a_pack_says(pack: str, what: Any) -> None:
    assert not what(TERMS)
    assert what(make_terms(load(pack)))


@clause("UK-17.4")
def test_17_4_a_pack_can_add_a_layout() -> None:
    layout = make_terms(load(slots("0 0 E01", "1 0 empire", "0 1 K12", "1 1 kingdom", "0 2 P01"))).layouts[-1]
    tile = IDS["tile"].index
    assert layout.id == "custom"
    assert layout.holds == (tile("E01"), ANY_EMPIRE, tile("K12"), ANY_KINGDOM, tile("P01"))
    assert layout.grid.slots == 5


ADDED = '[[support]]\nid = "S-NEW"\nname = "New"\ncopies = 0\nwhen = "turn"\ntext = "New."\nicon = "x"'
WRONG = {
    "added card": (ADDED, "support 'S-NEW': a pack can change rows of this table, but not add any"),
    "wrong key": (change("K-ZYN", "luck = 3"), "mine: character 'K-ZYN' has no key 'luck'"),
    "wrong table": ('[[spell]]\nid = "fog"', "mine: there is no table 'spell'"),
    "wrong type": (change("K-ZYN", 'command = "3"'), "mine: character 'K-ZYN': Expected `int`, got `str`"),
    "unknown gender": (change("K-ZYN", 'gender = "x"'), "mine: character 'K-ZYN': Invalid enum value 'x'"),
    "unknown timing": (change("S-AMB", 'when = "noon"'), "mine: support 'S-AMB': Invalid enum value 'noon'"),
    "unknown mixture": (change("K-ZYN", 'mixed = "printed+stolen"'), "character 'K-ZYN': mixed joins printed, publ"),
    "empty text": (change("V-HOP", 'text = " "'), "mine: event 'V-HOP' has no text"),
    "negative number": (change("K-ZYN", "command = -1"), "character 'K-ZYN': command is a number from 0 to 40, not"),
    "huge number": (change("V-TAX", "amount = 99"), "event 'V-TAX': amount is a number from 0 to 40, not 99"),
    "no life": (change("E-LYL", "life = 0"), "'E-LYL' has at least 1 life"),
    "seven faces": (change("K-ZYN", 'attack = "LMMHHHH"'), "character 'K-ZYN': attack is six letters H, M or L"),
    "wrong face": (change("K-ZYN", 'defend = "LMMHHX"'), "character 'K-ZYN': defend is six letters H, M or L"),
    "same name": (change("K-ZYN", 'name = "Gato"'), "character: 2 rows have the name 'Gato'"),
    "power of nobody": (change("mercy", 'of = "K-ZYN"'), "power 'mercy': there is nobody 'K-ZYN' who could have it"),
    "too many cards": (change("S-AMB", "copies = 6"), "support: there are 60 cards, not 61"),
    "too few fates": (change("F-LOY", "copies = 3"), "fate: there are 24 cards, not 23"),
    "uneven levels": (change("V-HOP", "level = 3"), "event: level 2 has 8 cards, not 7"),
    "too many events": (change("easy", "mix = [9, 0, 0]"), "difficulty 'easy': of each level there are 0 to 8"),
    "no rounds": (change("easy", "mix = [0, 0, 0]"), "difficulty 'easy': of each level there are 0 to 8 events"),
    "tile of the wrong side": (change("K12", 'side = "empire"'), "tile 'K12': it is of the kingdom"),
    "somebody twice": (change("K12", 'starts = ["K-GAT"]'), "tile: 'K-GAT' must start on exactly one tile"),
    "enemy on a kingdom tile": (change("K12", 'starts = ["E-GRE"]'), "tile 'K12': it is of the kingdom, and so is who"),
    "no star": (change("K12", 'starts = []'), "tile 'K12': 1 spaces have a \\*, and 0 persons start there"),
    "slot of nothing": (slots("0 0 E01", "0 1 P01", "1 0 Z99"), "layout 'custom': a slot holds a tile, `empire` or"),
    "no castle": (slots("0 0 E01", "0 1 empire"), "layout 'custom': The Ancestral Castle .* is missing"),
    "same place": (slots("0 0 E01", "0 0 P01"), "layout 'custom': .* overlap: both lie at 0,0"),
    "tile twice": (slots("0 0 E01", "0 1 P01", "1 0 K12", "1 1 K12"), "layout 'custom': .*K12. is there twice"),
    "too many tiles": (slots("0 0 E01", "0 1 P01", *[f"1 {i} kingdom" for i in range(13)]), "there are 12 kingdom til"),
    "islands to draw": (slots("0 0 E01", "0 1 P01", "5 5 empire"), "empire at 5,5 is not connected"),
    "islands": (slots("0 0 E01", "5 5 P01"), "layout 'custom': .*P01. at 5,5 is not connected"),
}  # fmt: skip
SPACES = {
    "no code": ("city", "space 'city' is not type/defense/resource/recruit/difficulty/tokens"),
    "unknown terrain": ("swamp/0/-/-/0/0*", "there is no terrain 'swamp'"),
    "rich plains": ("plains/0/3/-/0/0*", "only villages, cities and forts carry resources and recruits"),
    "hard road": ("road/0/-/-/+1/0*", "roads have difficulty -1 and forests \\+1"),
    "easy forest": ("forest/0/-/-/0/0*", "roads have difficulty -1 and forests \\+1"),
    "start in a lake": ("lake/0/-/-/X/0*", "nobody can stand on an impassable space"),
}


@pytest.mark.parametrize(("toml", "message"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_pack_is_refused_and_the_row_is_named(toml: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        load(toml)


@pytest.mark.parametrize(("code", "message"), SPACES.values(), ids=SPACES.keys())
def test_a_wrong_space_is_refused_and_its_tile_is_named(code: str, message: str) -> None:
    spaces = [code, *row("K12").spaces[1:]]
    with pytest.raises(ContentError, match=f"tile 'K12': .*{message}"):
        load(change("K12", f"spaces = {spaces}"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "K-GAT"', 'id = "K-ANN"', "content.toml: character 'K-ANN' is there twice"),
        ("command = 7", "comand = 7", "content.toml: princess 'P-TAC': Object contains unknown field `comand`"),
        ('text = "No effect."', 'text = ""', "content.toml: fate 'F-LOY' has no text"),
        ("[[fate]]", "[[doom]]", "content.toml: there is no table 'doom'"),
    ],
)
def test_a_wrong_file_is_refused_and_the_row_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        changed_file(old, new).load()


def test_a_pack_can_be_written_down_and_read_again() -> None:
    pack = read_pack(slots("0 0 E01", "1 0 empire", "0 1 P01"), "mine")
    plain = pack.plain()
    assert KIT.load([Pack(plain["name"], plain["tables"])]).hash == KIT.load([pack]).hash
