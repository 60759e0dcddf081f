"""Picks at a running table: on disk before they are acknowledged, once, and only from whoever is asked now."""

from __future__ import annotations

import asyncio
import sqlite3

from monoceros.server.live import deal
from monoceros.server.viewer import Viewer
from monoceros.server.wire import Done, Hello, MakePick, Moments, Ping, Pong, Refused, TableNow
from server.kit import Guest, Place, in_hall


async def two_people(place: Place, game: str = "barrow", **options: object) -> tuple[Guest, Guest, str]:
    opened = await place.open(["Anna", "friend"], game, **options)
    anna = await place.sit(opened, 0)
    ben = await place.look(opened.table, [await place.join(opened, "Ben")])
    anna.read()
    return anna, ben, opened.table


async def at_plan(place: Place) -> tuple[Guest, Guest, str]:
    """Both have their gear; Anna is on turn."""
    anna, ben, table = await two_people(place)
    assert isinstance(await anna.pick("lamp"), Done)
    ben.read()
    assert isinstance(await ben.pick("rope"), Done)
    anna.read()
    return anna, ben, table


def log_of(place: Place, table: str) -> list[tuple[int, str, int]]:
    """What is on disk, read by somebody else."""
    file = sqlite3.connect(place.folder / "monoceros.db")
    try:
        return list(file.execute("SELECT seq, kind, seat FROM log WHERE table_id = ? ORDER BY seq", [table]))
    finally:
        file.close()


@in_hall
async def test_a_pick_is_on_disk_then_done_then_told(place: Place) -> None:
    anna, ben, table = await at_plan(place)
    answers = await anna.send(MakePick("mine", anna.seq, 0, "rest"))
    assert [type(answer) for answer in answers] == [Done, Moments]
    assert answers[0] == Done("mine", anna.seq)
    assert log_of(place, table)[-1] == (anna.seq, "pick", 0)
    assert anna.questions == []
    assert [waiting.told for waiting in anna.waiting] == ["Ben decides."]
    told = await ben.hear(Moments)
    assert told.seq == anna.seq
    assert ["".join([span.text for span in moment.spans]) for moment in told.moments] == ["Anna rested."]
    assert [question.name for question in ben.questions] == ["plan"]


@in_hall
async def test_a_pick_sent_twice_counts_once_and_gets_the_same_answer(place: Place) -> None:
    anna, _, table = await at_plan(place)
    message = MakePick("same", anna.seq, 0, "rest")
    first = await anna.send(message)
    again = await anna.send(message)
    assert [type(answer) for answer in again] == [Done]
    assert first[0] == again[0]
    assert anna.facts.moves == 3
    assert log_of(place, table)[-1] == (anna.seq, "pick", 0)


@in_hall
async def test_a_pick_sent_again_after_a_restart_still_counts_once(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0)
    message = MakePick("same", anna.seq, 0, "lamp")
    done = (await anna.send(message))[0]
    await place.restart()
    again = await place.sit(opened, 0)
    assert (await again.send(message))[0] == done
    assert again.facts.moves == 1


@in_hall
async def test_of_two_picks_at_once_one_wins_and_the_other_is_stale(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    guests = [await place.sit(opened, 0), await place.sit(opened, 0)]
    ben = await place.sit(opened, 1)
    await guests[0].pick("lamp")
    await ben.pick("rope")
    for guest in guests:
        guest.read()
    await asyncio.gather(
        guests[0].live.receive(guests[0].viewer, MakePick("a", guests[0].seq, 0, "rest")),
        guests[1].live.receive(guests[1].viewer, MakePick("b", guests[1].seq, 0, "peek")),
    )
    won, lost = [guest.read() for guest in guests]
    assert isinstance(won[0], Done)
    refused = next(message for message in lost if isinstance(message, Refused))
    assert (refused.id, refused.code) == ("b", "stale")
    assert isinstance(lost[-1], TableNow)
    assert (lost[-1].because, lost[-1].seq) == ("stale", guests[0].seq)
    assert guests[0].facts.moves == 3


@in_hall
async def test_a_stale_pick_is_answered_with_the_table_as_it_is(place: Place) -> None:
    anna, ben, _ = await at_plan(place)
    old = anna.seq
    await anna.pick("rest")
    ben.read()
    await ben.pick("rest")
    anna.read()
    answers = await anna.send(MakePick("late", old, 0, "leave"))
    assert isinstance(answers[0], Refused)
    assert answers[0].code == "stale"
    assert isinstance(answers[1], TableNow)
    assert [question.name for question in answers[1].questions] == ["plan"]
    assert anna.facts.moves == 4


@in_hall
async def test_what_was_not_offered_is_refused_and_nothing_changes(place: Place) -> None:
    anna, ben, table = await at_plan(place)
    before = log_of(place, table)
    refused = await anna.pick("fly")
    assert (refused.code, refused.clause) == ("illegal", "BW-1.2")
    assert "fly" not in refused.words
    assert (await anna.pick({"a": 1})).code == "illegal"
    assert (await anna.pick([[[[]]]] * 3)).code == "illegal"
    assert (await ben.pick("rest")).code == "not_now"
    assert (await ben.pick("rest", seat=0)).code == "not_yours"
    watcher = await place.look(table)
    assert (await watcher.pick("rest", seat=0)).code == "not_yours"
    assert (await anna.pick("rest", seq=10_000)).code == "stale"
    assert log_of(place, table) == before


@in_hall
async def test_seats_that_decide_together_do_not_make_each_other_stale(place: Place) -> None:
    anna, ben, _ = await two_people(place)
    assert [question.name for question in anna.questions + ben.questions] == ["gear", "gear"]
    seq = ben.seq
    assert isinstance(await anna.pick("lamp"), Done)
    late = await ben.pick("rope", seq=seq)  # made before Ben heard of Anna's
    assert isinstance(late, Done)
    assert (await ben.pick("rope", seq=seq, seat=1)).code == "stale"
    assert [question.name for question in (await anna.hear(Moments)).questions] == ["plan"]


@in_hall
async def test_a_pick_that_cannot_be_written_changes_nothing(place: Place) -> None:
    anna, ben, table = await at_plan(place)
    ben.read()
    file = sqlite3.connect(place.folder / "monoceros.db")
    file.execute("CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END")
    file.commit()
    refused = await anna.pick("delve", client="lost")
    assert refused.code == "not_saved"
    assert "disk" in refused.words
    assert ben.read() == []
    assert place.hall.tables[table].record.moves == 2
    file.execute("DROP TRIGGER full")
    file.commit()
    file.close()
    assert isinstance(await anna.pick("delve", client="lost"), Done)
    assert (await ben.hear(Moments)).facts.moves == 3


@in_hall
async def test_a_pick_that_cannot_be_told_counts_and_the_table_is_shown_afresh(place: Place) -> None:
    anna, ben, table = await at_plan(place)
    game = place.hall.tables[table].record.game
    tell = game.tell
    object.__setattr__(game, "tell", lambda event, view: 1 / 0)
    try:
        answers = await anna.send(MakePick("mine", anna.seq, 0, "rest"))
    finally:
        object.__setattr__(game, "tell", tell)
    assert [type(answer) for answer in answers] == [Done, TableNow]
    assert log_of(place, table)[-1] == (anna.seq, "pick", 0)
    assert [question.name for question in (await ben.hear(TableNow)).questions] == ["plan"]
    assert isinstance(await ben.pick("rest"), Done)
    assert (await anna.hear(Moments)).facts.moves == 4


@in_hall
async def test_a_table_whose_log_cannot_be_read_leaves_memory_and_comes_back_with_it(place: Place) -> None:
    anna, ben, table = await at_plan(place)
    file = sqlite3.connect(place.folder / "monoceros.db")
    file.execute("ALTER TABLE log RENAME TO elsewhere")
    file.commit()
    await anna.live.receive(anna.viewer, MakePick("lost", anna.seq, 0, "delve"))
    assert [guest.viewer.closed for guest in (anna, ben)] == ["the table is set up again"] * 2
    assert table not in place.hall.tables
    late = Guest(anna.live, Viewer())  # found it just before
    await late.come(Hello())
    assert late.viewer.closed == "the table is set up again"
    file.execute("ALTER TABLE elsewhere RENAME TO log")
    file.commit()
    file.close()
    again = await place.look(table)
    assert (again.facts.moves, again.facts.state) == (2, "playing")


@in_hall
async def test_whoever_was_beaten_by_another_server_sees_what_that_one_did(place: Place) -> None:
    anna, _, table = await at_plan(place)
    async with Place(place.folder) as other:
        there = await other.hall.find(table)
        async with there.lock:
            await there.after_pick(await there.play(0, "rest"))
    answers = await anna.send(MakePick("beaten", anna.seq, 0, "leave"))
    assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["stale"]
    assert anna.facts.moves == 3
    assert [waiting.seat for waiting in anna.waiting] == [1]


@in_hall
async def test_a_game_ends_with_its_result_and_its_key(place: Place) -> None:
    anna, ben, table = await at_plan(place)
    assert anna.facts.key == ""
    await anna.pick("leave")
    ben.read()
    await ben.pick("leave")
    anna.read()
    for guest in (anna, ben):
        assert guest.facts.state == "over"
        assert guest.facts.result.won == [0.5, 0.5]
        assert guest.facts.result.words == "Ben left."
        assert len(guest.facts.key) == 64
        assert (guest.questions, guest.waiting) == ([], [])
    assert (await anna.pick("rest", seat=0)).code == "not_now"
    assert [kind for _, kind, _ in log_of(place, table)][-2:] == ["pick", "end"]
    again = deal(place.hall.tables[table].record)
    assert again.opening == place.hall.tables[table].record.head.opening


@in_hall
async def test_a_ping_is_answered_with_the_number_of_the_last_message(place: Place) -> None:
    anna, _, _ = await at_plan(place)
    assert await anna.send(Ping()) == [Pong(anna.live.room.streams[anna.viewer.stream].number)]


@in_hall
async def test_a_line_that_breaks_in_the_middle_of_a_pick_does_not_break_the_pick(place: Place) -> None:
    anna, ben, table = await at_plan(place)
    sending = asyncio.create_task(anna.live.receive(anna.viewer, MakePick("cut", anna.seq, 0, "rest")))
    await asyncio.sleep(0)
    sending.cancel()
    anna.go()
    assert (await ben.hear(Moments)).facts.moves == 3
    assert len(log_of(place, table)) == ben.seq
