"""Content is read once for all tables with the same packs."""

from __future__ import annotations

from dataclasses import replace

from engine.barrow import KIT
from monoceros.engine import content
from monoceros.engine.content import Pack


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
