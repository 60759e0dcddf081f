"""All tables: opened, found again after a restart, played again, played on, brought in from a file, forgotten."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from monoceros.engine.gamefile import chain, plain, read, verify
from monoceros.server.chain import first_link, link
from monoceros.server.errors import Refusal
from monoceros.server.store.rows import NewEntry
from monoceros.server.store.tokens import new_token
from monoceros.server.wire import (
    Claim,
    Done,
    HeldTable,
    Join,
    Mine,
    NewTable,
    Opened,
    PackText,
    People,
    SeatPlan,
    WhatIf,
)
from server.kit import Guest, Place, find, in_hall

TWO = [SeatPlan("me", "Anna"), SeatPlan("me", "Ben")]


async def finished(place: Place, *picks: str) -> tuple[Opened, list[Guest]]:
    """A little game that both have left."""
    opened = await place.open(["Anna", "Ben"])
    guests = [await place.sit(opened, 0), await place.sit(opened, 1)]
    turn = 0
    for pick in ("lamp", "rope", *(picks or ("delve", "rest")), "leave", "leave"):
        guests[turn].read()
        assert isinstance(await guests[turn].pick(pick), Done), pick
        turn = 1 - turn
    for guest in guests:
        guest.read()
        assert guest.facts.state == "over"
    return opened, guests


async def refused(doing: Any) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        await doing
    return caught.value.code, caught.value.words


# -- opening ---


@in_hall
async def test_what_cannot_be_played_is_refused_when_the_table_is_opened(place: Place) -> None:
    hall = place.hall
    assert (await refused(hall.open(NewTable("chess", TWO))))[0] == "no_game"
    assert await refused(hall.open(NewTable("barrow", TWO * 2))) == (
        "bad_setup",
        "Barrow is for 2 to 3 players, not 4.",
    )
    assert "rounds" in (await refused(hall.open(NewTable("barrow", TWO, {"round": 3}))))[1]
    assert "is a number" in (await refused(hall.open(NewTable("barrow", TWO, {"rounds": "many"}))))[1]
    assert "There is no bot" in (await refused(hall.open(NewTable("barrow", [SeatPlan("bot", bot="x"), TWO[0]]))))[1]
    assert "no pack" in (await refused(hall.open(NewTable("barrow", TWO, packs=["poor"]))))[1]
    for toml in ("find = 3", "find = [", "[" * 5000, 'find = [{id = "torc", copies = "x"}]'):
        code, words = await refused(hall.open(NewTable("barrow", TWO, pack=PackText("mine", toml))))
        assert (code, bool(words)) == ("bad_setup", True), toml
    without = {"army_a": "dwarves"}
    assert (await refused(hall.open(NewTable("tower", TWO, without))))[0] == "bad_setup"
    assert await hall.store.counts() == {}


@in_hall
async def test_a_table_is_looked_over_and_nothing_is_opened(place: Place) -> None:
    assert (await place.hall.look_over(NewTable("barrow", TWO))).roles == []
    assert (await refused(place.hall.look_over(NewTable("barrow", TWO * 2))))[0] == "bad_setup"
    assert await place.hall.store.counts() == {}


@in_hall
async def test_a_table_has_the_packs_and_options_that_were_asked_for(place: Place) -> None:
    pack = PackText("mine", 'find = [{id = "penny", copies = 20}]')
    opened = await place.hall.open(NewTable("barrow", TWO, {"rounds": 2, "lamp": "wax"}, ["rich"], pack))
    facts = await place.hall.facts(opened.table, [opened.held[0].token])
    assert facts.options == {"rounds": 2, "loud": False, "lamp": "wax"}
    assert facts.packs == ["rich", "mine"]
    assert [card.yours for card in facts.seats] == [True, False]
    await place.restart()
    anna = await place.sit(opened, 0)
    assert anna.scene is not None
    assert anna.scene.zones[0].count == 6 + 20 + 8


@in_hall
async def test_a_table_that_is_not_there_is_not_found(place: Place) -> None:
    assert (await refused(place.hall.find("nowhere")))[0] == "no_table"
    assert (await refused(place.hall.facts("nowhere", [])))[0] == "no_table"
    assert (await refused(place.hall.file("nowhere")))[0] == "no_table"


@in_hall
async def test_many_who_ask_for_a_table_at_once_get_the_same_one(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    await place.restart()
    found = await asyncio.gather(*[place.hall.find(opened.table) for _ in range(8)])
    assert len({id(live) for live in found}) == 1


# -- going down and coming up ---


@in_hall
async def test_after_a_restart_everything_is_as_it_was(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna, ben = await place.sit(opened, 0), await place.sit(opened, 1)
    for guest, pick in ((anna, "lamp"), (ben, "rope"), (anna, "delve"), (ben, "peek")):
        guest.read()
        await guest.pick(pick)
    anna.read()
    before = [anna.scene, anna.questions, anna.seq, anna.facts, story(await place.sit(opened, 0))]
    anna.go()
    await place.restart()
    again = await place.sit(opened, 0)
    assert [again.scene, again.questions, again.seq, story(again)] == [*before[:3], before[4]]
    assert again.facts.moves == 4
    assert isinstance(await again.pick("delve"), Done)  # the sealed dealer goes on where it was
    assert again.live.record.table is not None
    assert again.live.record.table.drawn == 2
    ben = await place.sit(opened, 1)
    for guest in (ben, again):
        guest.read()
        assert isinstance(await guest.pick("leave"), Done)
    assert (await place.hall.verify(opened.table)).good


def story(guest: Guest) -> list[str]:
    assert guest.now is not None
    return ["".join([span.text for span in moment.spans]) for moment in guest.now.story]


@in_hall
async def test_a_table_that_was_gathered_but_not_dealt_when_the_house_went_down_is_dealt(place: Place) -> None:
    opened = await place.open(["Anna", "friend"])
    loaded = await place.hall.loaded(opened.table)
    row = next(row for row in loaded.seats if row.kind == "open")
    await place.hall.store.save_seat(opened.table, replace(row, kind="bot", bot="random", name="Random"))
    await place.restart()
    anna = await place.sit(opened, 0)
    assert anna.facts.state == "playing"
    assert [question.name for question in anna.questions] == ["gear"]


async def evicted(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0, stream="page")
    await anna.pick("lamp")
    await asyncio.sleep(0.5)
    assert opened.table in place.hall.tables  # somebody looks
    anna.go()
    for _ in range(100):
        await asyncio.sleep(0.05)
        if opened.table not in place.hall.tables:
            break
    assert place.hall.counts() == {"tables": 0, "playing": 0, "viewers": 0, "thinking": 0}
    back = await place.sit(opened, 0, stream="page", last=anna.number)
    assert back.facts.moves == 1
    assert isinstance(await place.sit(opened, 1), Guest)


def test_a_table_that_nobody_looks_at_leaves_memory(tmp_path: Any) -> None:
    in_hall(evicted, idle=0.2, linger=0.1)(tmp_path)


# -- after the game ---


@in_hall
async def test_a_rematch_has_the_same_seats_and_waits_for_the_others(place: Place) -> None:
    opened, (anna, ben) = await finished(place)
    tokens = {held.seat: held.token for held in opened.held}
    assert (await refused(place.hall.rematch(opened.table, new_token())))[0] == "not_yours"
    again = await place.hall.rematch(opened.table, tokens[0])
    assert again.held[0].seat == 0
    assert (await ben.hear(People)).facts.next == again.table
    there = await place.sit(again, 0)
    assert (there.facts.state, there.facts.parent) == ("gathering", opened.table)
    assert [card.kind for card in there.facts.seats] == ["person", "open"]
    assert [card.yours for card in (await place.look(again.table, [tokens[1]])).facts.seats] == [False, False]
    second = await place.hall.rematch(opened.table, tokens[1])  # asks too: is led to the same table
    assert (second.table, second.held[0].seat) == (again.table, 1)
    there.read()
    assert (there.facts.state, [card.name for card in there.facts.seats]) == ("playing", ["Anna", "Ben"])
    assert await place.hall.claim(again.table, Claim(tokens[1])) == second.held[0]
    assert (await refused(place.hall.claim(again.table, Claim(new_token()))))[0] == "not_yours"
    assert there.facts.seal != anna.facts.seal
    assert [question.name for question in (await place.sit(second, 1)).questions] == ["gear"]


@in_hall
async def test_a_seat_at_a_rematch_can_be_taken_by_somebody_else(place: Place) -> None:
    opened, _ = await finished(place)
    again = await place.hall.rematch(opened.table, opened.held[0].token)
    await place.join(again, "Cleo")
    assert (await refused(place.hall.claim(again.table, Claim(opened.held[1].token))))[0] == "not_yours"


@in_hall
async def test_no_rematch_no_file_and_no_playing_on_before_the_end(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    token = opened.held[0].token
    for doing in (
        place.hall.rematch(opened.table, token),
        place.hall.what_if(opened.table, WhatIf(0, TWO)),
        place.hall.file(opened.table),
        place.hall.replay(opened.table, 0),
        place.hall.verify(opened.table),
        place.hall.stats(opened.table),
    ):
        assert (await refused(doing))[0] == "not_now"


@in_hall
async def test_what_if_plays_on_from_a_move_with_new_chance_and_no_seal(place: Place) -> None:
    opened, (anna, _) = await finished(place, "delve", "rest", "rest", "rest")
    other = await place.hall.what_if(opened.table, WhatIf(3, [SeatPlan("me", "Dora"), SeatPlan("friend")]))
    dora = await place.sit(other, 0)
    assert (dora.facts.moves, dora.facts.state, dora.facts.parent) == (3, "playing", opened.table)
    assert (dora.facts.seal, dora.facts.key) == ("", "")
    old, new = anna.live.record.table, dora.live.record.table
    assert old is not None
    assert new is not None
    assert new.entries == old.entries[:3]
    emil = await place.look(other.table, [await place.join(other, "Emil")])
    assert isinstance(await emil.pick("delve"), Done)
    dora.read()
    await dora.pick("leave")
    emil.read()
    await place.restart()
    emil = await place.look(other.table)
    assert emil.facts.moves == 5
    dora = await place.sit(other, 0)
    assert (await refused(place.hall.what_if(opened.table, WhatIf(99, TWO))))[0] == "bad_setup"
    assert (await refused(place.hall.what_if(opened.table, WhatIf(8, TWO))))[1].startswith("The game is over")
    assert (await refused(place.hall.what_if(opened.table, WhatIf(3, TWO[:1]))))[0] == "bad_setup"


@in_hall
async def test_a_game_played_on_from_another_is_written_without_a_seal(place: Place) -> None:
    opened, _ = await finished(place)
    other = await place.hall.what_if(opened.table, WhatIf(4, TWO))
    both = await place.sit(other, 0, 1, eyes=0)
    await both.pick("leave", seat=0)
    await both.pick("leave", seat=1)
    assert (both.facts.state, both.facts.key) == ("over", "")
    file = read(await place.hall.file(other.table))
    assert (file.seal, file.key) == (None, None)
    assert (await place.hall.verify(other.table)).good


# -- files ---


def written(bodies: list[dict[str, Any]]) -> str:
    """Lines of a game file with hashes that fit, whatever they say."""
    previous, text = "", ""
    for body in bodies:
        body.pop("hash", None)
        previous = chain(previous, body)
        text += plain({**body, "hash": previous}) + "\n"
    return text


@in_hall
async def test_a_finished_game_goes_out_as_a_file_and_comes_in_again(place: Place) -> None:
    opened, (anna, _) = await finished(place)
    text = await place.hall.file(opened.table)
    assert "the chance is the one sealed before the first pick" in verify(read(text), find)
    assert anna.facts.key in text
    assert read(text).names == ("Anna", "Ben")
    brought = await place.hall.bring_in(text)
    assert (brought.held, brought.invitation) == ([], "")
    facts = await place.hall.facts(brought.table, [])
    assert (facts.state, facts.moves, facts.key) == ("shelved", 6, anna.facts.key)
    assert facts.result == anna.facts.result
    assert await place.hall.file(brought.table) == text
    assert (await place.hall.verify(brought.table)).good
    viewer = await place.look(brought.table)
    assert (viewer.questions, viewer.waiting) == ([], [])
    assert (await refused(place.hall.join(brought.table, Join(new_token(), "Mallory"))))[0] == "not_yours"
    on = await place.hall.what_if(brought.table, WhatIf(2, TWO))
    assert (await place.sit(on, 0)).facts.parent == brought.table


@in_hall
async def test_a_replay_shows_the_finished_game_from_any_eyes(place: Place) -> None:
    opened, _ = await finished(place)
    replay = await place.hall.replay(opened.table, 0)
    told = ["".join([span.text for span in moment.spans]) for moment in replay.moments]
    assert told[-2:] == ["Anna left.", "Ben left."]
    assert (replay.eyes, replay.facts.state) == (0, "over")
    assert (await place.hall.replay(opened.table, None)).eyes is None
    assert (await refused(place.hall.replay(opened.table, 7)))[0] == "bad_message"
    assert (await place.hall.stats(opened.table)).moves == 6


@in_hall
async def test_an_unfinished_file_comes_in_to_be_looked_at_and_keeps_its_seal(place: Place) -> None:
    opened, _ = await finished(place)
    lines = (await place.hall.file(opened.table)).splitlines()
    text = written([*[json.loads(line) for line in lines[:4]], {"close": 3, "result": None}])
    brought = await place.hall.bring_in(text)
    facts = await place.hall.facts(brought.table, [])
    assert (facts.state, facts.moves, facts.result, facts.key) == ("shelved", 3, None, "")
    assert await place.hall.file(brought.table) == text


@in_hall
async def test_files_that_are_no_good_are_refused_in_words(place: Place) -> None:
    opened, _ = await finished(place)
    text = await place.hall.file(opened.table)
    lines = text.splitlines(keepends=True)
    for bad in ("", "{}", "no file", text[:-5], lines[0] * 2, text.replace('"leave"', '"delve"'), "[" * 100_000):
        code, words = await refused(place.hall.bring_in(bad))
        assert (code, bool(words)) == ("bad_file", True)
    unknown = text.replace('"game":"barrow"', '"game":"chess"')
    assert (await refused(place.hall.bring_in(unknown)))[0] in ("bad_file", "no_game")


@in_hall
async def test_names_in_a_file_are_cleaned(place: Place) -> None:
    opened, _ = await finished(place)
    bodies = [json.loads(line) for line in (await place.hall.file(opened.table)).splitlines()]
    bodies[0]["names"] = ["{1}\x1b[31m" + "x" * 500, ""]
    facts = await place.hall.facts((await place.hall.bring_in(written(bodies))).table, [])
    assert [card.name for card in facts.seats] == ["(1)[31m" + "x" * 17, "Seat B"]


@in_hall
async def test_a_table_that_falls_while_the_house_closes_keeps_nobody(place: Place) -> None:
    opened = await place.open(["Anna", "bot random"])
    live = await place.hall.find(opened.table)
    live.fall()
    await live.close()
    live.bots.look()
    assert live.bots.thoughts == {}


# -- what a browser remembers ---


@in_hall
async def test_a_browser_is_told_how_its_tables_stand(place: Place) -> None:
    opened, _ = await finished(place)
    waiting = await place.open(["Anna", "friend", "friend"])
    turn = await place.open(["Anna", "bot random"])
    both = await place.open(["Anna", "Ben"])
    ben = await place.sit(both, 1)
    await ben.pick("rope")
    tables = [
        HeldTable(table.table, [held.token for held in table.held[:1]]) for table in (opened, waiting, turn, both)
    ]
    await place.restart()
    cards = await place.hall.mine(Mine([*tables, HeldTable("gone"), HeldTable(both.table, [both.held[1].token])]))
    assert [(card.state, card.your_turn, card.words) for card in cards] == [
        ("over", False, "Ben left."),
        ("gathering", False, "Waits for 2 more players."),
        ("playing", True, "It is your turn."),
        ("playing", True, "It is your turn."),
        ("playing", False, "Anna is on turn."),
    ]
    assert cards[0].seats[0].yours


@in_hall
async def test_a_table_of_other_rules_stays_on_disk_and_is_not_played(place: Place) -> None:
    opened, _ = await finished(place)
    going_on = await place.open(["Anna", "Ben"])
    for table in (opened.table, going_on.table):
        in_file(place, "UPDATE tables SET content_hash = 'another' WHERE id = ?", table)
        await chain_anew(place, table)
    await place.restart()
    words = "This game was begun by other rules than are here now."
    for doing in (place.hall.find(opened.table), place.hall.what_if(opened.table, WhatIf(1, TWO))):
        assert await refused(doing) == ("other_rules", words)
    card = (await place.hall.mine(Mine([HeldTable(going_on.table)])))[0]
    assert (card.state, card.words) == ("playing", words)


def in_file(place: Place, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(place.folder / "monoceros.db")) as file, file:
        file.execute(statement, values)


async def chain_anew(place: Place, table: str) -> None:
    """As whoever had the other content would have written the log."""
    loaded = await place.hall.loaded(table)
    before = first_link(loaded.head)
    for entry in loaded.entries:
        linked = link(before, NewEntry(entry.seq, entry.kind, entry.seat, entry.data, entry.client, entry.at))
        change = "UPDATE log SET before = ?, hash = ? WHERE table_id = ? AND seq = ?"
        in_file(place, change, linked.before, linked.hash, table, entry.seq)
        before = linked.hash
