"""The content: every row of the tables, and errors that name what is wrong."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kit import clause
from monoceros.engine.content import ContentError, read_pack
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.content import KIT, SHAPES, make_terms, rows_of
from monoceros.games.vast.content_cave_rows import DieRow, MonsterRow, TileRow, UnicornRow

CONTENT = KIT.load()
TERMS = make_terms(CONTENT)


@clause("VF-1.6", "VF-1.5")
def test_the_52_cave_tiles() -> None:
    rows = [row for row in rows_of(CONTENT, TileRow) if not row.ghost]
    kinds = Counter([row.kind for row in rows])
    assert kinds == {"entrance": 1, "ambush": 15, "event": 15, "treasure": 6, "vault": 6, "crystal": 9}
    shapes = Counter([row.shape for row in rows][1:])
    assert shapes == {"open": 15, "side": 13, "corner": 14, "tunnel": 7, "dead end": 2}
    assert tuple([row.id for row in rows_of(CONTENT, TileRow)]) == t.FACE_IDS


def test_the_6_ghost_tiles_take_the_place_of_2_tiles_of_each_type() -> None:
    rows = [row for row in rows_of(CONTENT, TileRow) if row.ghost]
    assert Counter([row.kind for row in rows]) == {"ambush": 2, "event": 2, "treasure": 2}
    assert Counter([row.symbol for row in rows]) == {"fangs": 2, "bones": 2, "eye": 2}
    assert TERMS.tile_ghost == [0] * 52 + [1] * 6


@clause("VF-54.1", "VF-54.2")
def test_omens_and_what_they_buy() -> None:
    """T19: each power takes three symbols that follow one another in the circle of six."""
    cave = TERMS.cave
    assert cave.omen_count == [6] * c.OMENS
    around = [sum([1 << (power + step) % c.OMENS for step in range(3)]) for power in range(c.OMENS)]
    assert cave.power_accepts[: c.OMENS] == around
    assert [cave.power_cost[3 * power : 3 * power + 3] for power in c.CAVE_POWERS] == [
        [1, 1, 1],
        [2, 2, 2],
        [1, 2, 3],
        [3, 3, 3],
        [1, 2, 3],
        [1, 1, 1],
    ]


def test_possession_cards() -> None:
    """T21: the values and places of the nine cards."""
    ghost = TERMS.ghost
    roles = [t.ROLE_NAMES.index(id) for id in CONTENT.tables["possession"]]
    assert [ghost.card_value[role] for role in roles] == [4, 4, 3, 4, 5, 3, 3, 3, 0]
    assert [ghost.card_position[role] for role in roles] == [1, 2, 2, 3, 3, 4, 5, 6, 7]


@clause("VF-13.6", "VF-18.3")
def test_the_24_unicorn_cards() -> None:
    rows = rows_of(CONTENT, UnicornRow)
    assert tuple([row.id for row in rows]) == t.UNICORN_IDS
    assert sum([row.angry for row in rows]) == 8
    assert Counter([row.move for row in rows if not row.angry]) == {1: 8, 2: 8}
    assert Counter([row.turn for row in rows if not row.angry]) == {"left": 8, "right": 8}
    assert len({(row.forward, row.right) for row in rows}) == 24


def test_numbers_and_names_of_the_tables_are_those_of_the_rows() -> None:
    ids = {table: tuple(rows) for table, rows in CONTENT.tables.items()}
    assert ids["treasure"] == k.TREASURE_IDS
    assert ids["sidequest"] == k.QUEST_IDS
    assert ids["monster"][k.FLAME_GIANT] == "giant"
    assert ids["event"][k.DEEP_AND_DARK] == "deep"
    assert len(ids["monster"]) == k.MONSTERS
    assert SHAPES[:4] == t.SHAPE_NAMES[:4]
    assert [row.name.lower() for row in rows_of(CONTENT, DieRow)] == list(t.DIE_NAMES)


@clause("VF-6.1", "VF-6.2")
def test_the_faces_of_the_die() -> None:
    for number, row in enumerate(rows_of(CONTENT, DieRow)):
        assert ((0, 0) in row.spaces) == bool(t.DIE_CENTRE[number])
        assert ((0, 1) in row.spaces) == bool(t.DIE_PLUS[number])
        assert ((1, 1) in row.spaces) == bool(t.DIE_DIAGONALS[number])


def test_terms_have_a_number_for_each_row() -> None:
    assert TERMS.knight.track == [1, 3, 5, 7, 1, 2, 3, 4, 1, 2, 3, 4]
    assert TERMS.knight.grit_marks == [5, 11, 18, 26, 35]
    assert sum(TERMS.knight.event_copies) == 15
    assert TERMS.knight.monster_strength == [row.strength for row in rows_of(CONTENT, MonsterRow)]
    level = TERMS.levels["knight", "expert"]
    assert (level["health"], level["crystals"], level["smash"]) == (7, 6, 4)
    assert TERMS.band_from == [0, 3, 5, 7, 9]


@clause("VF-25.7a", "VF-25.7b", "VF-25.7c", "VF-25.7d", "VF-25.7e")
def test_radiance_by_difficulty() -> None:
    assert [TERMS.levels["nightmare", name]["radiance"] for name in t.DIFFICULTIES] == [7, 8, 9, 10, 11]


def test_every_row_says_where_it_comes_from() -> None:
    assert CONTENT.sources() == {"printed": 18, "public": 332, "designed": 38}


def test_a_pack_changes_a_number() -> None:
    pack = read_pack('[[board]]\nid = "KN-HEALTH"\nnumber = 9', "tough")
    assert make_terms(KIT.load([pack])).knight.health == 9


WRONG = [
    ('[[tile]]\nid = "A01"\nkind = "event"', "tile: there are 15 tiles of the kind ambush"),
    ('[[tile]]\nid = "A01"\nsymbol = "eye"', "17 Dark sides show fangs"),
    ('[[tile]]\nid = "ENT"\nshape = "side"', "the Entrance is open on all sides"),
    ('[[tile]]\nid = "A99"\nkind = "ambush"\nshape = "open"\nsymbol = "eye"\nicon = "x"\ntext = "x"', "not add any"),
    ('[[unicorn]]\nid = "U00"\nforward = 3', "a grid of 5 by 5"),
    ('[[unicorn]]\nid = "U00"\nforward = 2\nright = -1', "two cards mark the same square"),
    ('[[unicorn]]\nid = "U00"\nmove = 2', "an angry card shows a Move or a Turn"),
    ('[[unicorn]]\nid = "U07"\nforward = 0', "not the middle"),
    ('[[track]]\nid = "strength"\nvalues = [1, 2, 2, 4]', "4 numbers that rise"),
    ('[[band]]\nid = "3-4"\ncrystals = 6', "the numbers of Crystals rise from 0"),
    ('[[die]]\nid = "plus"\nspaces = [[0, 2]]', "spaces around the middle"),
    ('[[board]]\nid = "NU-PACE"\nnumber = 0', "at least 1"),
    ('[[board]]\nid = "NU-PACE"\nnumber = 99', "a number from 0 to 60"),
    ('[[event]]\nid = "rats"\ncopies = 4', "there are 15 cards, not 16"),
    ('[[level]]\nid = "knight-hard"\nsmash = 0', "its numbers are at least 1"),
    ('[[level]]\nid = "knight-hard"\nrole = "nightmare"', "it is the hard level of nightmare"),
    ('[[equipment]]\nid = "map"\ncubes = 4', "it takes 1 to 3 cubes"),
    ('[[variant]]\nid = "infestation"\nnumbers = [1, 2, 3]', "two Strengths"),
    ('[[upgrade]]\nid = "armor"\nstat = "pace"', "it raises armor, not pace"),
    ('[[upgrade]]\nid = "space-1"\nstat = "blast"', "it raises spirit or pace or armor or clarity, not blast"),
    (
        "".join([f'[[upgrade]]\nid = "space-{n}"\nname = "{n}"\nstat = "spirit"\n' for n in range(1, 9)]),
        "at most 7 spaces raise spirit",
    ),
    (
        "".join([f'[[upgrade]]\nid = "space-{n}"\nname = "{n}"\nstat = "armor"\n' for n in (4, 5)]),
        "no space raises pace",
    ),
    ('[[terrain]]\nid = "X2"\nspaces = [[1, 0], [1, 0]]', "its spaces are different"),
    ('[[treasure]]\nid = "axe"\nname = "Javelin"', "2 rows have the name 'Javelin'"),
    ('[[treasure]]\nid = "axe"\nmixed = "guessed"', "mixed joins"),
]


def one(table: str, id: str, key: str, number: int) -> str:
    return f'[[{table}]]\nid = "{id}"\n{key} = {number}\n'


PACE_OR_SPIRIT = "".join([f'[[upgrade]]\nid = "space-{n}"\nname = "{n}"\nstat = "pace"\n' for n in (1, 2)])
IDLE = [  # numbers that can never matter
    (one("board", "NU-PACE", "number", 5), "board 'NU-PACE': Pace 5 can never matter: the first hand has 4 cards"),
    (one("upgrade", "space-5", "amount", 4), "upgrade 'space-5': Pace 8 can never matter: no hand has more than 7"),
    (PACE_OR_SPIRIT, "upgrade 'space-4': Pace 6 can never matter: no hand has more than 5 cards"),
    (one("upgrade", "space-3", "amount", 20), "upgrade 'space-3': Spirit 26 can never matter: there are 24 cards"),
    (one("upgrade", "space-9", "amount", 30), "upgrade 'space-9': Clarity 32 can never matter: there are 24 cards"),
    (one("upgrade", "space-9", "amount", 0), "upgrade 'space-9': it can never matter: it raises nothing"),
    (one("upgrade", "blast", "amount", 2), "upgrade 'blast': amount 2 can never matter: it is there or not"),
    (one("board", "NU-ANGER", "number", 4), "board 'NU-ANGER': number 4 can never matter: attacks are told up to"),
    (one("board", "NU-CLARITY", "number", 25), "board 'NU-CLARITY': number 25 can never matter: there are 24 cards"),
    (one("board", "NU-RADIANCE", "number", 22), "board 'NU-RADIANCE': number 22 can never matter: there are 21 cubes"),
    (one("board", "COLLAPSE", "number", 10), "board 'COLLAPSE': number 10 can never matter: there are 9 Crystal"),
    (one("board", "KN-GRIT", "number", 30), "track 'grit': 35 Grit can never matter: Grit never counts above 30"),
    (one("band", "9", "crystals", 10), "band '9': crystals 10 can never matter: there are 9 Crystal tiles"),
    (one("wake", "wake-14", "cubes", 15), "wake 'wake-14': cubes 15 can never matter: 14 cubes can wake"),
    (one("supply", "vault", "number", 7), "supply 'vault': number 7 can never matter: there are 6 Vault tiles"),
    (
        one("level", "nightmare-expert", "radiance", 13),
        "level 'nightmare-expert': radiance 13 can never matter: the tr",
    ),
    (one("level", "knight-hard", "crystals", 10), "level 'knight-hard': crystals 10 can never matter: there are 9"),
    (one("level", "dragon-hard", "wakefulness", 15), "level 'dragon-hard': wakefulness 15 can never matter: 14 cubes"),
    (one("level", "thief-hard", "stash", 13), "level 'thief-hard': stash 13 can never matter: there are 12 Treasure"),
    (one("level", "ghost-hard", "artifacts", 7), "level 'ghost-hard': artifacts 7 can never matter: there are 6"),
    (one("level", "ghoul-hard", "dice", 4), "level 'ghoul-hard': dice 4 can never matter: the Ghoul has 3 dice"),
]


@clause("VF-21.11", "VF-13.4", "VF-13.5")
@pytest.mark.parametrize(("text", "words"), IDLE, ids=[words.split(":")[0] for _, words in IDLE])
def test_a_number_that_can_never_matter_is_an_error_that_names_its_row(text: str, words: str) -> None:
    with pytest.raises(ContentError, match=re.escape(words)):
        KIT.load([read_pack(text, "idle")])


@pytest.mark.parametrize("text", [
    one("board", "NU-PACE", "number", 4),
    one("level", "nightmare-expert", "radiance", 12),
    one("level", "thief-hard", "stash", 12),
    one("board", "NU-SPIRIT", "number", 6) + one("board", "NU-PACE", "number", 6),
])  # fmt: skip
def test_the_greatest_number_that_matters_is_none(text: str) -> None:
    KIT.load([read_pack(text, "just")])


def test_every_pack_of_the_game_can_be_laid_over_it() -> None:
    for name, text in KIT.packs.items():
        KIT.load([read_pack(text, name)])


@pytest.mark.parametrize(("text", "words"), WRONG, ids=[words[:30] for _, words in WRONG])
def test_errors_name_the_row(text: str, words: str) -> None:
    with pytest.raises(ContentError, match=words):
        KIT.load([read_pack(text, "wrong")])


def test_the_lexicon_says_all_of_every_row() -> None:
    assert set(TERMS.lexicon) == set(CONTENT.tables)
    assert TERMS.lexicon["treasure"][k.BOOTS]["name"] == "Heroic Boots"
    assert "mixed" not in TERMS.lexicon["treasure"][0]
