"""Content and packs: what may be changed, and that whatever is wrong is refused with the name of its row."""

from __future__ import annotations

from typing import Any

import pytest

from monoceros.engine.chance import Seeded
from monoceros.engine.content import Content, ContentError, ContentKit, Pack, read_pack
from monoceros.engine.table import Table

from .spots import GAME

KIT = GAME.content
ARMIES = KIT.pack("armies")
FILE = KIT.text


def mine(toml: str) -> Pack:
    return read_pack(toml, "mine")


def load(*tomls: str) -> Content:
    return KIT.load([mine(toml) for toml in tomls])


def change(row_id: str, *lines: str) -> str:
    """One row of a pack that changes some keys: `change("A-L", 'copies = 8')`."""
    table = {"A": "ability", "B": "base"}.get(row_id[0], "army")
    return "\n".join([f"[[{table}]]", f'id = "{row_id}"', *lines])


def army_in(content: Content) -> Any:
    """The first army as the rules have it."""
    state: Any = GAME.setup(2, GAME.option_values({}), content)
    return state.terms.armies[0]


def changed_file(old: str, new: str) -> ContentKit:
    """The game's own file with something else in it."""
    assert FILE.count(old) >= 1
    return ContentKit(KIT.rows, FILE.replace(old, new, 1), KIT.packs, KIT.check, KIT.file)


# -- packs that are right ---


def test_a_pack_changes_only_the_keys_it_names_and_its_row_is_designed() -> None:
    before: Any = load().tables["base"]["B-L"]
    after: Any = load(change("B-L", "power = 2")).tables["base"]["B-L"]
    assert (after.power, after.source) == (2, "designed")
    assert (after.name, after.copies, after.text) == (before.name, before.copies, before.text)
    assert before.source == "printed"


def test_the_rules_play_with_what_a_pack_says() -> None:
    army = army_in(load(change("B-L", "power = 2"), change("A-Z", 'does = [["special", 9], ["special_stays"]]')))
    assert (army.power[0], army.special_power, army.special_attacks) == (2, 9, False)


def test_the_last_of_several_packs_has_the_last_word() -> None:
    packs = (change("B-L", "power = 2", 'icon = "fir"'), change("B-L", "power = 3"))
    row: Any = load(*packs).tables["base"]["B-L"]
    assert (row.power, row.icon) == (3, "fir")


def test_copies_may_be_moved_from_one_card_to_another() -> None:
    army = army_in(load(change("A-L", "copies = 6"), change("A-X", "copies = 4")))
    assert army.deck(slim=False).count(0) == 6
    assert army.deck(slim=False).count(5) == 4


def test_a_pack_adds_armies() -> None:
    assert list(KIT.load([ARMIES]).tables["army"]) == ["fae", "crownlands", "grave", "deep"]


def test_a_pack_that_the_game_does_not_have_is_named() -> None:
    with pytest.raises(ContentError, match="no pack 'dwarfs'; the game comes with: armies"):
        KIT.pack("dwarfs")


# -- fingerprints and sources ---


def test_the_fingerprint_changes_with_any_value_and_only_then() -> None:
    assert load().hash == load().hash
    found = {
        load().hash,
        load(change("B-L", "power = 2")).hash,
        load(change("B-L", "power = 3")).hash,
        load(change("B-L", 'text = "Recruits elves."')).hash,
        KIT.load([ARMIES]).hash,
    }
    assert len(found) == 5


def test_the_fingerprint_does_not_depend_on_how_a_pack_is_called_or_cut() -> None:
    power, icon = change("B-L", "power = 2"), change("B-L", 'icon = "fir"')
    both = change("B-L", "power = 2", 'icon = "fir"')
    assert load(power, icon).hash == load(both).hash == KIT.load([read_pack(both, "other")]).hash


def test_sources_are_counted() -> None:
    assert load().sources() == {"printed": 15, "public": 1, "designed": 0}
    assert KIT.load([ARMIES]).sources() == {"printed": 15, "public": 1, "designed": 39}
    assert load(change("B-L", "power = 2")).sources() == {"printed": 14, "public": 1, "designed": 1}


def test_a_pack_can_be_written_down_and_read_again() -> None:
    plain = ARMIES.plain()
    assert KIT.load([Pack(plain["name"], plain["tables"])]).hash == KIT.load([ARMIES]).hash


# -- packs that are wrong ---

WRONG = {
    "wrong key": (change("A-L", "cost = 3"), "mine: ability 'A-L' has no key 'cost'"),
    "wrong table": ('[[spell]]\nid = "A-L"', "mine: there is no table 'spell'; the tables are: army, base, ability"),
    "no list of rows": ('[ability]\nid = "A-L"', r"mine: write each row of ability under \[\[ability\]\]"),
    "no id": ('[[ability]]\nname = "Fog"', "mine: ability row 1 has no id"),
    "empty id": ('[[ability]]\nid = ""', "mine: ability row 1 has no id"),
    "no TOML": ("[[ability]", "mine: no TOML"),
    "same row twice": (change("A-L") + "\n" + change("A-L"), "mine: ability 'A-L' is there twice"),
    "wrong type": (change("B-L", 'power = "1"'), "mine: base 'B-L': Expected `int`, got `str`"),
    "unknown trait": (change("B-L", 'trait = "flying"'), "mine: base 'B-L': Invalid enum value 'flying'"),
    "unknown source": (change("B-L", 'source = "stolen"'), "mine: base 'B-L': Invalid enum value 'stolen'"),
    "missing key": (change("A-Q", 'text = "New."'), "mine: ability 'A-Q': Object missing required field"),
    "missing text": (change("A-Q", 'army = "fae"'), "mine: ability 'A-Q': Object missing required field `text`"),
    "empty text": (change("A-L", 'text = " "'), "mine: ability 'A-L' has no text"),
    "too many cards": (change("A-L", "copies = 8"), "army 'fae' has 31 ability cards, but its row says 30"),
    "too few cards": (change("B-G", "copies = 2"), "army 'fae' has 24 base cards, but its row says 25"),
    "another number": (change("fae", "base_cards = 30"), "army 'fae' has 25 base cards, but its row says 30"),
    "negative copies": (change("A-L", "copies = -7"), "'A-L': copies cannot be -7"),
    "negative slim copies": (change("A-L", "slim_copies = -1"), "ability 'A-L': slim_copies is a number from 0 to"),
    "more slim copies": (change("A-L", "slim_copies = 8"), "ability 'A-L': slim_copies is a number from 0 to its 7"),
    "negative power": (change("B-L", "power = -1"), "base 'B-L': power is 0 to 99"),
    "base without power": (change("B-L", "base_power = 0"), "base 'B-L': .* base_power 1 to 99"),
    "more power than a card holds": (change("B-L", "power = 1000000000000"), "base 'B-L': power is 0 to 99"),
    "special troop without power": (change("A-Z", 'does = [["special", -1]]'), "'A-Z': a special troop needs a power"),
    "an army's word that is taken": (change("fae", 'word = "elves"'), "an army's word is one of fae, crownlands"),
    "palace without power": (change("fae", "palace_power = 0"), "army 'fae': palace_power is 1 to 99"),
    "two of a kind": (change("B-L", 'kind = "heavy"'), "army 'fae' needs one base of each kind"),
    "unknown effect word": (change("A-L", 'does = [["fly"]]'), "'A-L': 'fly' is no effect word of a light card"),
    "word of another card": (change("A-L", 'does = [["musters"]]'), "'A-L': 'musters' is no effect word of a light"),
    "word of another kind": (change("A-L", 'does = [["returns"]]'), "ability 'A-L': returns is only for heavy cards"),
    "no effect word": (change("A-L", "does = []"), "ability 'A-L' does nothing"),
    "empty effect word": (change("A-L", "does = [[]]"), "ability 'A-L' does nothing"),
    "argument missing": (change("A-L", 'does = [["own_power"]]'), r"'A-L': own_power takes a number, not \[\]"),
    "argument of a wrong kind": (change("A-L", 'does = [["own_power", "two"]]'), "'A-L': own_power takes a number"),
    "argument too many": (change("A-S", 'does = [["draws", 2]]'), r"'A-S': draws takes nothing, not \[2\]"),
    "unknown moment": (change("A-L", 'does = [["own_initiative", "never"]]'), "'A-L': own_initiative takes always or"),
    "no number": (change("A-L", 'does = [["own_power", true]]'), "mine: ability 'A-L': Expected .* got `bool`"),
    "special without power": (change("A-Z", 'does = [["special_recruits"]]'), "'A-Z': a special troop needs a power"),
}  # fmt: skip


@pytest.mark.parametrize(("toml", "message"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_pack_is_refused_and_the_row_is_named(toml: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        load(toml)


def test_a_card_of_an_army_that_is_not_there_is_refused() -> None:
    row: Any = dict(ARMIES.tables["base"][0], id="X-1", army="orcs")
    with pytest.raises(ContentError, match="base 'X-1': there is no army 'orcs'"):
        KIT.load([Pack("mine", {"base": [row]})])


def test_an_army_without_all_its_cards_is_refused() -> None:
    tables = {
        "army": ARMIES.tables["army"][:1],
        "base": ARMIES.tables["base"][:4],
        "ability": ARMIES.tables["ability"][:7],
    }
    with pytest.raises(ContentError, match="army 'crownlands' needs one base of each kind"):
        KIT.load([Pack("mine", tables)])


# -- the game's own file is held to the same ---


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "B-S"', 'id = "B-L"', "content.toml: base 'B-L' is there twice"),
        ("copies = 7", "copies = 6", "army 'fae' has 24 base cards"),
        ('text = "Recruits elves of power 1."', 'text = ""', "content.toml: base 'B-L' has no text"),
        ('source = "printed"', 'source = "guessed"', "content.toml: army 'fae': Invalid enum value 'guessed'"),
        ("base_power = 4", "base_pover = 4", "content.toml: base 'B-L': Object contains unknown field `base_pover`"),
        ("[[piece]]", "[[token]]", "content.toml: there is no table 'token'"),
    ],
)
def test_a_wrong_file_is_refused_and_the_row_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        changed_file(old, new).load()


def test_a_game_with_hardly_any_cards_goes_on_by_the_rules() -> None:
    """Designers try strange decks: with three cards a side the first hand is short and nothing breaks."""
    few = [change("fae", "ability_cards = 1", "base_cards = 2"), change("A-L", "copies = 1", "slim_copies = 1")]
    few += [change(f"A-{letter}", "copies = 0", "slim_copies = 0") for letter in "SHCGXZ"]
    few += [change("B-L", "copies = 2"), *[change(f"B-{letter}", "copies = 0") for letter in "SHCG"]]
    pack = read_pack("\n".join(few), "few")
    for seed in range(4):
        options = {"match": "single", "turn_limit": 30, "burn": True}
        table, rng = Table(GAME, Seeded(seed), options=options, packs=[pack]), Seeded(seed + 10)
        while not table.is_over:
            ask = table.asks()[0]
            table.say(ask.seat, ask.options[rng.pick(len(ask.options))])
            GAME.check(table.state)
        assert len(table.entries) > 20
