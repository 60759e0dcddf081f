"""Games under way: arrays that are used again, answers by their numbers."""

from __future__ import annotations

import pytest

from monoceros.engine.chance import Seeded
from monoceros.env.episode import UNSEEN, Data, IllegalAction, Sheet, new_episode, pick_of
from monoceros.env.kit import kit_of


def test_an_array_that_nobody_else_has_is_unseen() -> None:
    """How many references there are to one differs between the builds, so they are counted once."""
    sheet = Sheet(object(), bytearray(3))
    assert sheet.references() == UNSEEN
    kept = sheet.array
    assert sheet.references() == UNSEEN + 1
    del kept
    assert sheet.references() == UNSEEN


def test_no_arrays_are_made_before_somebody_looks() -> None:
    kit = kit_of("tower")
    sheets = new_episode(kit, Seeded(1)).sheets
    assert all([sheet is kit.blank for sheet in sheets.masks + sheets.rows])
    assert kit.blank.references() > UNSEEN


def test_an_answer_by_its_number() -> None:
    kit = kit_of("overlord")
    episode = new_episode(kit, Seeded(2))
    for _ in range(30):
        ask = episode.open[0]
        legal = kit.legal(ask)
        assert [pick_of(kit, ask, legal, code) for code in legal] == list(ask.options)
        assert [kit.game.questions.decode(code) for code in legal] == [(ask.name, pick) for pick in ask.options]
        episode.take(ask.seat, ask.options[-1])
    for action in (None, kit.actions, -1):
        with pytest.raises(IllegalAction, match=f"action {action} is not legal now; legal: "):
            pick_of(kit, ask, legal, action)


def test_an_action_that_is_refused_changes_nothing() -> None:
    kit = kit_of("tower")
    episode = new_episode(kit, Seeded(3))
    infos: dict[str, Data] = {}
    ask = episode.tell(infos)
    before, told = episode.save(), {agent: dict(info) for agent, info in infos.items()}
    with pytest.raises(IllegalAction):
        episode.step(kit.actions, infos)
    assert (episode.save(), infos, episode.open[0]) == (before, told, ask)
