"""Content is read once for all tables with the same packs."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from engine.barrow import KIT
from monoceros.engine import content
from monoceros.engine.content import ContentError, Pack


def test_tables_with_the_same_packs_share_their_rows() -> None:
    assert KIT.load() is KIT.load()
    rich = KIT.pack("rich")
    assert KIT.load([rich]) is KIT.load([KIT.pack("rich")])
    assert KIT.load([rich]).tables != KIT.load().tables


def test_a_pack_of_the_same_name_with_other_rows_is_another_pack() -> None:
    rich = KIT.pack("rich")
    poor = Pack("rich", {})
    assert KIT.load([poor]).hash == KIT.load().hash
    assert KIT.load([poor]).packs == (poor,)
    assert KIT.load([rich]).hash != KIT.load([poor]).hash


def test_a_changed_kit_reads_its_own_text() -> None:
    other = replace(KIT, text=KIT.text.replace('text = "', 'text = "Old: ', 1))
    assert other.load().hash != KIT.load().hash


def test_no_more_is_kept_than_needed() -> None:
    kit = replace(KIT)
    for number in range(2 * content.REMEMBERED + 3):
        kit.load([Pack(f"p{number}", {})])
        assert 0 < len(kit.remembered) <= content.REMEMBERED


def test_a_pack_that_cannot_be_written_down_is_read_each_time_and_refused_each_time() -> None:
    odd = Pack("odd", {"find": [{"id": "coin", "text": date(2026, 11, 16)}]})
    for _ in range(2):
        with pytest.raises(ContentError, match="odd: find 'coin'"):
            KIT.load([odd])
    with pytest.raises(ContentError, match="write each row of find under"):
        KIT.load([Pack("odd", {"find": 3})])  # type: ignore[dict-item]
