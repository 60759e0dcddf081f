"""Section 14: the Fae, as counted on the sheet."""

from __future__ import annotations

from typing import Any

from kit import clause, new_state

from .spots import GAME, whole_match

# id, name, troops, kind, power, trait, cards, base power, source
BASES = [
    ("B-L", "Treecity", "Elves", "light", 1, "", 7, 4, "printed"),
    ("B-S", "Standing stones", "Druids", "shooter", 1, "initiative", 6, 4, "printed"),
    ("B-H", "Burrows", "Trolls", "heavy", 2, "", 5, 4, "printed"),
    ("B-C", "Lair", "Goblin spiderriders", "cavalry", 3, "", 4, 4, "printed"),
    ("B-G", "Nest", "Dragons", "siege", 4, "artillery", 3, 4, "printed"),
]

# id, name, kind, cards, what it does, clause, source
ABILITIES = [
    ("A-L", "Elves", "light", 7, (("own_power", 2), ("own_initiative", "always")), "AT-10.5", "printed"),
    ("A-S", "Druids", "shooter", 6, (("draws",),), "AT-10.6", "printed"),
    ("A-H", "Trolls", "heavy", 5, (("returns",),), "AT-10.7", "printed"),
    ("A-C", "Goblin spiderriders", "cavalry", 3, (("enemy_power", -1),), "AT-10.8", "printed"),
    ("A-G", "Dragons", "siege", 3, (("fire", 1),), "AT-10.10", "printed"),
    ("A-X", "Wall of thorns", "common", 3, (("blocks_attacks",),), "AT-10.9", "printed"),
    ("A-Z", "Treant", "special", 3, (("special", 7),), "AT-10.12", "printed"),
]


def rows(table: str) -> list[Any]:
    return list(GAME.content.load().tables[table].values())


@clause("AT-2.2", "AT-3.5")
def test_14_1_the_25_base_cards() -> None:
    found = [
        (row.id, row.name, row.troops, row.kind, row.power, row.trait, row.copies, row.base_power, row.source)
        for row in rows("base")
    ]
    assert found == BASES
    assert sum(row.copies for row in rows("base")) == 25


@clause("AT-2.2")
def test_14_2_the_30_ability_cards() -> None:
    found = [
        (row.id, row.name, row.kind, row.copies, row.does, row.clause, row.source)  # all belong to the Fae
        for row in rows("ability")
        if row.army == "fae"
    ]
    assert found == ABILITIES
    assert sum(row.copies for row in rows("ability")) == 30


@clause("AT-2.2", "AT-4.1")
def test_14_2_the_decks_that_are_shuffled_hold_these_cards_for_each_player() -> None:
    s: Any = whole_match().state
    for seat in (0, 1):
        abilities, bases = s.piles[seat * 2].cards(), s.piles[seat * 2 + 1].cards()
        assert [abilities.count(card) for card in range(12)] == [7, 6, 5, 3, 3, 3, 3, 0, 0, 0, 0, 0]
        assert [bases.count(card) for card in range(12)] == [0, 0, 0, 0, 0, 0, 0, 7, 6, 5, 4, 3]


@clause("AT-2.1", "AT-2.3", "AT-3.6")
def test_14_3_fixed_pieces() -> None:
    (army,) = rows("army")
    assert (army.name, army.palace_power, army.source) == ("Fae", 10, "printed")
    pieces = {row.id: (row.number, row.source) for row in rows("piece")}
    assert pieces["territory"] == (3, "printed")
    assert pieces["counter"] == (9, "public")
    s: Any = new_state("tower")
    assert len(s.bases) == len(s.troops) == 2 * 9
