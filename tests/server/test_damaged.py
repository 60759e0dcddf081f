"""A log that was changed in the database: found when it is loaded, told with the entry's number, and not played on."""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from monoceros.server.errors import Refusal
from monoceros.server.wire import Done, HeldTable, Mine, Opened, SeatPlan, WhatIf
from server.kit import Place, in_hall
from server.running import running

TWO = [SeatPlan("me", "Anna"), SeatPlan("me", "Ben")]


def in_file(folder: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(folder / "monoceros.db")) as file, file:
        file.execute(statement, values)


def change_pick(folder: Path, table: str, seq: int, pick: Any) -> None:
    with closing(sqlite3.connect(folder / "monoceros.db")) as file:
        data = json.loads(
            file.execute("SELECT data FROM log WHERE table_id = ? AND seq = ?", (table, seq)).fetchone()[0]
        )
    changed = json.dumps({**data, "pick": pick}, separators=(",", ":"))
    in_file(folder, "UPDATE log SET data = ? WHERE table_id = ? AND seq = ?", changed, table, seq)


async def begun(place: Place, *picks: str) -> Opened:
    """Anna and Ben have played this, in turn."""
    opened = await place.open(["Anna", "Ben"])
    guests = [await place.sit(opened, 0), await place.sit(opened, 1)]
    for turn, pick in enumerate(picks):
        guests[turn % 2].read()
        assert isinstance(await guests[turn % 2].pick(pick), Done), pick
    for guest in guests:
        guest.go()
    return opened


async def refused(doing: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await doing
    return caught.value


CHANGED = "entry 2 of the log was changed: its hash does not fit"


@pytest.mark.parametrize("pick", ["rope", "no such thing"])
def test_a_pick_that_was_changed_is_not_played_on(tmp_path: Path, pick: str, caplog: pytest.LogCaptureFixture) -> None:
    """To another legal one it was played on, to an illegal one it was said to be of other rules."""

    @in_hall
    async def run(place: Place) -> None:
        opened = await begun(place, "lamp", "rope")
        other = await begun(place, "lamp", "rope")
        change_pick(place.folder, opened.table, 2, pick)
        await place.restart()
        found = await refused(place.hall.find(opened.table))
        assert (found.code, found.status, found.words) == ("damaged", 410, f"This table is not played on: {CHANGED}.")
        assert (await refused(place.hall.facts(opened.table, []))).code == "damaged"
        anna = await place.sit(other, 0)  # nothing else suffers
        assert isinstance(await anna.pick("delve"), Done)
        held = [HeldTable(opened.table, [opened.held[0].token]), HeldTable(other.table)]
        cards = await place.hall.mine(Mine(held))
        assert [(card.id, card.words) for card in cards] == [
            (opened.table, f"This table is not played on: {CHANGED}."),
            (other.table, "Ben is on turn."),
        ]
        assert cards[0].seats[0].yours
        told = [line for line in caplog.messages if opened.table in line and CHANGED in line]
        assert told
        assert not any("rope" in line or "lamp" in line for line in caplog.messages)

    with caplog.at_level(logging.ERROR):
        run(tmp_path)


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("DELETE FROM log WHERE table_id = ? AND seq = 2", "entry 2 of the log is missing"),
        ("UPDATE log SET seat = 1 WHERE table_id = ? AND seq = 2", CHANGED),
        ("UPDATE tables SET seal = 'another' WHERE id = ?", "entry 1 of the log does not follow the table's header"),
        ("UPDATE tables SET opening = '[5]' WHERE id = ?", "the table's opening is not the one of entry 1 of the log"),
    ],
    ids=["dropped", "seat", "header", "opening"],
)
def test_whatever_was_changed_of_a_log_is_said(tmp_path: Path, statement: str, words: str) -> None:
    @in_hall
    async def run(place: Place) -> None:
        opened = await begun(place, "lamp", "rope")
        in_file(place.folder, statement, opened.table)
        await place.restart()
        found = await refused(place.hall.find(opened.table))
        assert found.code == "damaged"
        assert words in found.words

    run(tmp_path)


@in_hall
async def test_a_finished_game_that_was_changed_is_not_given_out_as_true(place: Place) -> None:
    opened = await begun(place, "lamp", "rope", "delve", "rest", "leave", "leave")
    assert (await place.hall.verify(opened.table)).good
    change_pick(place.folder, opened.table, 2, "rope")
    await place.restart()
    for doing in (
        place.hall.file(opened.table),
        place.hall.replay(opened.table, None),
        place.hall.stats(opened.table),
        place.hall.what_if(opened.table, WhatIf(1, TWO)),
        place.hall.find(opened.table),
    ):
        assert (await refused(doing)).code == "damaged"
    verified = await place.hall.verify(opened.table)
    assert not verified.good
    assert any("ntry 2 of the log was changed" in line for line in verified.lines)


@in_hall
async def test_a_log_that_is_changed_under_a_table_in_memory_is_found_when_it_is_read_again(place: Place) -> None:
    opened = await begun(place, "lamp", "rope")
    live = await place.hall.find(opened.table)
    change_pick(place.folder, opened.table, 2, "rope")
    async with live.lock:
        assert (await refused(live.reload())).code == "not_saved"
    assert live.fallen
    assert (await refused(place.hall.find(opened.table))).code == "damaged"


def test_who_comes_to_a_damaged_table_is_told_and_does_not_dial_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        opened = server.open_table({"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"})
        server.stop()
    in_file(tmp_path, "UPDATE log SET seat = 1 WHERE seq = 1")
    with running(tmp_path) as server:
        answer = server.get(f"/api/tables/{opened['table']}")
        assert (answer.status_code, answer.json()["code"]) == (410, "damaged")
        assert closed_with(server.socket_address, opened["table"]) == (4406, answer.json()["words"])
        assert server.get("/readyz").text == "ok\n"
        server.open_table()
        assert server.has_logged(lambda line: line["level"] == "error" and "entry 1 of the log" in line["event"])


def closed_with(address: str, table: str) -> tuple[int, str]:
    with connect(f"{address}/api/tables/{table}/socket") as line, pytest.raises(ConnectionClosed) as end:
        line.recv(timeout=20)
    assert end.value.rcvd is not None
    return end.value.rcvd.code, end.value.rcvd.reason
