"""Observations of every role: what a seat knows is in its row, and in nobody else's."""

from __future__ import annotations

import pytest

from monoceros.engine.chance import NoDealer, Seeded
from monoceros.engine.laws_encoder import check_observation
from monoceros.engine.pile import Pile
from monoceros.games.vast import GAME
from monoceros.games.vast import tables as t
from monoceros.games.vast.encoder_tiles import FIRST_KNOWN, SEEN_WORDS
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import FACE_IDS
from monoceros.games.vast.tables_ghoul import TERROR_IDS, TERRORS

from .dragons import dragons
from .ghosts import caves
from .spots import tile
from .tribes import goblins

assert GAME.encoder is not None
ENCODER = GAME.encoder


def numbers(s: State, role: int) -> dict[str, int]:
    """The row of a role's seat by its words."""
    words = [word for part in ENCODER.parts(s) for word in part.words()]
    return dict(zip(words, ENCODER.encode(s, s.terms.seat_of[role]), strict=True))


def told(s: State, role: int, part: str) -> list[str]:
    """What is not zero in a part of the row."""
    return [
        word.removeprefix(part + ": ") for word, number in numbers(s, role).items() if number and word.startswith(part)
    ]


@pytest.mark.parametrize("roles", ["nightmare", "knight,ghost", "knight,vile_ghoul,dragon,nightmare,cave_ghost,thief"])
def test_all_tables_of_the_game_have_the_same_row(roles: str) -> None:
    def parts_for(roles: str) -> list[tuple[str, list[str], int]]:
        options = GAME.option_values({"roles": roles})
        state = GAME.new_state(len(roles.split(",")), options, GAME.content.load(), NoDealer())
        return [(part.name, part.labels, part.most) for part in ENCODER.parts(state)]

    assert parts_for(roles) == parts_for("knight,goblins,nightmare,cave,thief,ghoul,ghost")


def test_roles_that_are_not_in_the_game_are_zeros() -> None:
    s = dragons("A01@0,1 r0", roles="dragon")
    for other in ("Goblins", "Thief", "Cave", "Ghoul", "Ghost", "Knight", "Unicorn"):
        assert told(s, t.DRAGON, f"{other}: ") == []


def test_who_looks_and_what_was_agreed() -> None:
    s = dragons("A01@0,1 r0", roles="knight,goblins,dragon")
    for role in (t.KNIGHT, t.GOBLINS, t.DRAGON):
        seen = numbers(s, role)
        assert seen[f"own role: {t.ROLE_NAMES[role]}"] == 1
        assert sum([number for word, number in seen.items() if word.startswith("own role")]) == 1
        assert seen["who must be killed by: knight"] == t.DRAGON + 1
        assert seen["who must be killed by: goblins"] == t.KNIGHT + 1
        assert seen["who has Past Plunder"] == t.DRAGON + 1


# -- secrets ---


def test_secrets_of_the_goblins_are_their_own() -> None:
    s = goblins("A01@0,1 r0", roles="knight,goblins", secrets="hex fury", shown="trap")
    assert told(s, t.GOBLINS, "Goblins: own Secret") == ["fury", "hex"]
    assert told(s, t.KNIGHT, "Goblins: own Secret") == []
    assert told(s, t.KNIGHT, "Goblins: Secret face up") == ["trap"]
    assert numbers(s, t.KNIGHT)["Goblins: Secrets in hand"] == 2


def test_the_dragons_hand_is_seen_by_whoever_plays_him() -> None:
    s = dragons("A01@0,1 r0", roles="knight,dragon,ghost", cards="claw 2 wing 1", gems="claw 0,1")
    hand = "Dragon: hand, of who plays him now"
    assert [told(s, role, hand) for role in (t.KNIGHT, t.DRAGON, t.GHOST)] == [[], ["claw", "wing"], []]
    s.possessed = t.DRAGON
    assert [told(s, role, hand) for role in (t.KNIGHT, t.DRAGON, t.GHOST)] == [[], [], ["claw", "wing"]]
    seen = {word: number for word, number in numbers(s, t.KNIGHT).items() if "tile of the Gem" in word}
    assert list(seen.values()) == [tile(s, 0, 1) + 1, 0, 0]


def test_dark_tiles_are_known_to_the_cave_and_to_who_has_looked() -> None:
    s = caves("A01@0,1", "E02@1,0", hand="C01", roles="knight,cave,thief")
    there, held = tile(s, 0, 1), s.cave.hand[0]
    s.known[there] = 1 << s.terms.seat_of[t.THIEF]
    face, in_hand = f"tile {there}: {SEEN_WORDS}", f"Cave: tile 1 of the hand: {SEEN_WORDS}"
    for role, knows, holds in ((t.KNIGHT, False, False), (t.CAVE, True, True), (t.THIEF, True, False)):
        seen = numbers(s, role)
        assert (seen[face] == FIRST_KNOWN + FACE_IDS.index("A01")) == knows
        assert (seen[in_hand] == FIRST_KNOWN + FACE_IDS.index("C01")) == holds
        assert seen["Cave: tile 1 of the hand"] == held + 1


def test_the_card_on_the_possession_space_is_the_ghosts_until_it_is_shown() -> None:
    s = caves("A01@0,1", roles="knight,cave,thief,ghost", card="thief")
    card, lies = "Ghost: card on the Possession space", "Ghost: a card lies on the Possession space"
    assert [numbers(s, role)[card] for role in (t.KNIGHT, t.GHOST)] == [0, t.THIEF + 1]
    assert [numbers(s, role)[lies] for role in (t.KNIGHT, t.GHOST)] == [1, 1]
    s.ghost.shown = True
    assert numbers(s, t.KNIGHT)[card] == t.THIEF + 1


def test_terror_cards_that_the_ghoul_looks_at_or_puts_under_the_deck_are_its_own() -> None:
    s = dragons("A01@0,1 r0", roles="knight,dragon,ghoul")
    s.ghoul.offered, s.ghoul.under, s.ghoul.deck = [0, 1], [4, 3], Pile(list(range(5, TERRORS)), [])
    offered, under = "Ghoul: own choice", "Ghoul: own place under the deck of"
    assert told(s, t.GHOUL, offered) == list(TERROR_IDS[:2])
    assert numbers(s, t.GHOUL)[f"{under}: {TERROR_IDS[3]}"] == 2
    assert told(s, t.KNIGHT, offered) == told(s, t.DRAGON, under) == []
    assert numbers(s, t.KNIGHT)["Ghoul: Terror cards to choose from"] == 2
    for seed in range(5):
        for seat in range(3):
            check_observation(GAME, ENCODER, ENCODER.parts(s), s, seat, Seeded(seed))
