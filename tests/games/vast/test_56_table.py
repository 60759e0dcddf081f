"""The Ghouls on the table: their rows, their words, their mat, and players who lead them by instinct."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kit import new_state
from monoceros.engine.chance import Seeded
from monoceros.engine.content import ContentError, read_pack
from monoceros.engine.core import answer, asks, begin
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.bots import instinct, value
from monoceros.games.vast.content import KIT, make_terms
from monoceros.games.vast.rules.game import play as whole_game

from .ghouls import ghouls, prowling
from .spots import GAME

TERMS = make_terms(KIT.load())
MOST_PICKS = 4000


def test_t20_terror_cards_and_chart() -> None:
    tables = TERMS.ghoul
    assert len(g.TERROR_IDS) == g.TERRORS == 13
    assert [g.KIND_OF.count(kind) for kind in range(g.KINDS)] == [3, 3, 2, 1, 1, 1, 1, 1]
    assert (tables.turn_amount[g.CHASE], tables.once_amount[g.CHASE]) == (1, 4)
    assert (tables.turn_amount[g.HUNT], tables.once_amount[g.HUNT]) == (1, 3)
    assert (tables.discs, tables.most_fury, tables.collect_cost, tables.smash) == (9, 14, 2, 3)
    assert tables.low_sum[2:] == [4, 7]
    assert tables.chart_movement[1:] == [7, 6, 5, 5, 4, 4]
    assert tables.chart_attack[1:] == [1, 2, 2, 3, 3, 4]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[[terror]]\nid = "hunt"\ncopies = 2', "terror 'hunt': there are 3 of it, not 2"),
        ('[[chart]]\nid = "face-3"\nattack = 0', "chart 'face-3': the row of face 3"),
        ('[[ghoul]]\nid = "discs"\nnumber = 0', "ghoul 'discs': it is at least 1"),
    ],
)
def test_errors_name_the_row(text: str, words: str) -> None:
    with pytest.raises(ContentError, match=words):
        KIT.load([read_pack(text, "wrong")])


def test_the_text_table_says_how_it_stands() -> None:
    s = ghouls("A01@0,1 r0", ghoul="0,1", discs=3, fury=4, terror="chase-1 blink", dice=[2, 3, 6])
    text = GAME.text(GAME.view(s, 0))
    for words in (
        "The Ghoul · on the Ambush tile at (0, 1) · Attack and Defense 3 · Fury 4",
        "Chase, Blink",
        "2, 3, 6",
    ):
        assert words in text
    s = ghouls("A01@0,1 r0", ghoul="0,1", roles="vile_ghoul", flat=4, chart=[0, 0, 1, 0, 0, 0, 0])
    assert "Chart: 2: 1 die, chosen 4" in GAME.text(GAME.view(s, None))


def test_its_mat_holds_its_cards_and_the_chart() -> None:
    s = ghouls("A01@0,1 r0", ghoul="0,1", roles="vile_ghoul", terror="hunt-2", dice=[1, 5])
    ids = set(GAME.scene(GAME.view(s, 0)).ids())
    assert {"terror/4", "mat/vile_ghoul", "mat/vile_ghoul/chart/6", "mat/vile_ghoul/die/1", "deck/terror"} <= ids
    assert "mat/vile_ghoul/fury" not in ids


def test_what_happens_is_told() -> None:
    s = ghouls("C01@0,1 r0 crystal", "A08@1,0", ghoul="0,1", discs=3, fury=1, stack="A02", draws="scour")
    game = prowling(s, "smash")
    told = [GAME.tell(event, GAME.view(s, None)) for event in s.events]
    assert "{0} smashes a Crystal: 1 so far." in told
    assert "{0} gets the Terror card Scour." in told
    assert "The Ghoul skitters to the symbol bones." in told
    assert game.is_over or game.ask(0).name == "ghoul"


@pytest.mark.parametrize("roles", ["ghoul", "knight,vile_ghoul"])
def test_instinct_leads_it_to_an_end(roles: str) -> None:
    s: Any = new_state("vast", seats=len(roles.split(",")), roles=roles)
    s.chance, rng, picks = Seeded(4), Random(4), 0
    begin(s, whole_game)
    while s.stack and picks < MOST_PICKS:
        (ask,) = asks(s)
        weights = instinct(s, ask)
        assert min(weights) >= 0.0
        answer(s, ask.seat, rng.choices(ask.options, weights=weights)[0])
        picks += 1
        if picks % 50 == 0:
            assert all([0.0 <= value(s, seat) <= 1.0 for seat in range(s.seats)])
    assert not s.stack
    assert s.ghoul.fury + s.ghoul.smashed + len(s.ghoul.terror) + len(s.ghoul.gone) > 0
