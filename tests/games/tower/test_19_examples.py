"""The worked examples of section 19, with their numbers."""

from __future__ import annotations

from kit import clause

from .spots import attacking, board, spot


@clause("AT-E1", "AT-8.7", "AT-8.13")
def test_e1_plain_combat() -> None:
    t = attacking(spot(a="Lair 2, Burrows 1", b="Treecity 2, Burrows 1"))
    t.expect("0 assign: base 1 1 | base 1 2")
    t.say("0 base 1 1")
    assert board(t.state, 0) == "Lair 0, Burrows 0 |  | "
    assert board(t.state, 1) == "-, Burrows 0 |  | "
    assert t.is_over


@clause("AT-E4", "AT-8.10")
def test_e4_artillery() -> None:
    t = attacking(spot(a="Nest 2, Treecity 1", b="Treecity 1"))
    t.expect("1 assign: troop 1 1 | troop 1 2")
    t.say("1 troop 1 2")
    t.expect("0 go_on: palace | stay")
    assert board(t.state, 0) == "Nest 1, Treecity 0 |  | "
    t.say("0 palace")
    assert t.is_over and board(t.state, 0) == "Nest 0, Treecity 0 |  | "
