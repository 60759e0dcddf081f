"""Section 23: the options of a table."""

from __future__ import annotations

from typing import Any

import pytest

from kit import clause
from monoceros.engine.game import SetupError

from .spots import GAME, battle, setting_up, spot


def test_23_what_is_not_printed_is_off_and_every_option_names_its_clause() -> None:
    assert GAME.option_values({}) == {"advanced_setup": False, "revenge_armlet_literal": False, "memory_aid": True}
    assert {option.name: option.clause for option in GAME.options} == {
        "advanced_setup": "UO-3.20",
        "revenge_armlet_literal": "UO-16.14",
        "memory_aid": "UO-15.10",
    }
    assert all(option.clause in GAME.rules for option in GAME.options)


@clause("UO-3.20")
def test_23_standard_setup_asks_nothing_and_advanced_setup_does() -> None:
    assert setting_up(3).is_over
    assert not setting_up(3, advanced_setup=True).is_over


@clause("UO-16.14")
@pytest.mark.parametrize(("literal", "might"), [(False, 0), (True, 12)])
def test_23_the_literal_armlet_pays_the_leader_too(literal: bool, might: int) -> None:
    s: Any = spot("Revenge Armlet", renown=(3, 1), revenge_armlet_literal=literal)
    battle(s)
    assert s.might == [might, 0]


def test_23_other_options_are_refused() -> None:
    with pytest.raises(SetupError, match="advanced_setup"):
        GAME.option_values({"advanced": True})
