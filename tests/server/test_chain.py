"""The chain of a log: whatever is changed, dropped, added or moved is found, and the first such entry named."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from monoceros.server.chain import ChainError, check_chain, first_link, link
from monoceros.server.store.rows import LogEntry, NewEntry
from server.stores import PICK, head


def log(length: int = 6) -> list[LogEntry]:
    entries: list[LogEntry] = []
    before = first_link(head())
    for seq in range(1, length + 1):
        made = NewEntry(seq, "pick", seq % 2, {**PICK, "pick": seq}, f"m-{seq}", f"2026-11-15T12:00:0{seq}.000Z")
        entries.append(link(before, made))
        before = entries[-1].hash
    return entries


def test_a_log_as_it_was_written_fits() -> None:
    check_chain(log(), first_link(head()))
    check_chain(log())
    check_chain([], first_link(head()))


@pytest.mark.parametrize(
    "change",
    [{"kind": "undo"}, {"seat": 5}, {"data": {**PICK, "pick": 99}}, {"client": "other"}, {"at": "2026-11-16"}],
    ids=["kind", "seat", "data", "client", "at"],
)
def test_a_changed_entry_is_named(change: dict[str, Any]) -> None:
    entries = log()
    entries[3] = replace(entries[3], **change)
    with pytest.raises(ChainError, match="entry 4 of the log was changed"):
        check_chain(entries, first_link(head()))


def test_an_entry_that_was_hashed_anew_does_not_fit_the_next_one() -> None:
    entries = log()
    entries[3] = link(entries[2].hash, NewEntry(4, "pick", 0, {**PICK, "pick": 99}))
    with pytest.raises(ChainError, match="entry 5 of the log does not follow entry 4"):
        check_chain(entries, first_link(head()))


def test_a_dropped_and_a_moved_entry_are_named() -> None:
    with pytest.raises(ChainError, match="entry 3 of the log is missing"):
        check_chain(log()[:2] + log()[3:])
    entries = log()
    entries[1], entries[2] = replace(entries[2], seq=2), replace(entries[1], seq=3)
    with pytest.raises(ChainError, match="entry 2 of the log does not follow entry 1"):
        check_chain(entries)


@pytest.mark.parametrize(
    "change",
    [
        {"id": "elm"},
        {"game": "other"},
        {"rules_version": 2},
        {"options": {"match": "best of three"}},
        {"packs": ({"name": "mine", "tables": {}},)},
        {"seal": "another"},
        {"seats": 3},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_log_under_another_header_is_found(change: dict[str, Any]) -> None:
    other = head(**{"table": change["id"]} if "id" in change else change)
    with pytest.raises(ChainError, match="entry 1 of the log does not follow the table's header"):
        check_chain(log(), first_link(other))


def test_what_may_change_about_a_table_does_not_touch_its_log() -> None:
    later = head(state="over", result={"won": [1, 0]}, next="elm", opening=(1, 2), invitation_hash="new", pace="fast")
    check_chain(log(), first_link(later))
