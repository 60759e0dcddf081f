"""Seats at a running table: taken, handed to bots and back, left, waited for; bots that play when they should."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from monoceros.server.errors import Refusal
from monoceros.server.wire import (
    Done,
    HandOver,
    Join,
    Leave,
    MakePick,
    Moments,
    NewTable,
    Pace,
    Pause,
    People,
    SeatPlan,
    TableNow,
)
from server.kit import Guest, Place, in_hall

TOWER = {"match": "single"}


async def with_bot(place: Place, bot: str = "squire") -> Guest:
    opened = await place.open(["Anna", f"bot {bot}"], "tower", **TOWER)
    return await place.sit(opened, 0)


# -- gathering ---


@in_hall
async def test_a_table_waits_until_nobody_is_missing_and_then_deals(place: Place) -> None:
    opened = await place.open(["Anna", "friend", "friend"])
    anna = await place.sit(opened, 0)
    assert (anna.facts.state, anna.scene, anna.questions) == ("gathering", None, [])
    assert len(anna.facts.seal) == 64
    assert (await anna.pick("lamp", seat=0)).code == "not_now"
    await place.join(opened, "Ben")
    anna.read()
    assert [card.kind for card in anna.facts.seats] == ["person", "person", "open"]
    assert anna.facts.state == "gathering"
    await place.join(opened, "Ben")
    anna.read()
    assert anna.facts.state == "playing"
    assert [card.name for card in anna.facts.seats] == ["Anna", "Ben B", "Ben C"]
    assert len({card.colour for card in anna.facts.seats}) == 3
    assert anna.scene is not None
    assert [question.name for question in anna.questions] == ["gear"]


@in_hall
async def test_a_seat_is_taken_once_and_only_with_the_invitation(place: Place) -> None:
    opened = await place.open(["Anna", "friend"])
    with pytest.raises(Refusal, match="does not invite"):
        await place.hall.join(opened.table, Join("x" * 43, "Mallory"))
    with pytest.raises(Refusal, match="has taken this seat"):
        await place.hall.join(opened.table, Join(opened.invitation, "Ben", seat=0))
    answers = await asyncio.gather(
        *[place.hall.join(opened.table, Join(opened.invitation, name)) for name in ("Ben", "Cleo")],
        return_exceptions=True,
    )
    assert sorted([type(answer).__name__ for answer in answers]) == ["HeldSeat", "Refusal"]
    assert (await place.look(opened.table)).facts.state == "playing"


@in_hall
async def test_whoever_leaves_before_the_game_leaves_the_seat_open(place: Place) -> None:
    opened = await place.open(["Anna", "friend", "friend"])
    token = await place.join(opened, "Ben")
    ben = await place.look(opened.table, [token])
    assert isinstance(await ben.do(Leave, seat=1), Done)
    assert (ben.viewer.seats, ben.facts.seats[1].kind) == (frozenset(), "open")
    again = await place.look(opened.table, [token])
    assert [card.yours for card in again.facts.seats] == [False, False, False]
    assert await place.join(opened, "Cleo") != token


# -- bots ---


@in_hall
async def test_a_table_with_bots_begins_at_once_and_they_play(place: Place) -> None:
    anna = await with_bot(place)
    assert anna.facts.state == "playing"
    assert [(card.kind, card.name, card.present) for card in anna.facts.seats] == [
        ("person", "Anna", True),
        ("bot", "Squire", True),
    ]
    await anna.until(lambda guest: guest.facts.moves >= 1)  # both draw their first cards: the bot does not wait
    while anna.facts.moves < 25 and anna.facts.state == "playing":
        await anna.until(lambda guest: bool(guest.questions))
        await anna.pick(anna.options()[0])
    assert anna.facts.moves >= 25


@in_hall
async def test_bots_rest_while_nobody_looks(place: Place) -> None:
    opened = await place.open(["bot random", "bot random"], "tower", **TOWER)
    await asyncio.sleep(0.3)
    assert place.hall.tables[opened.table].record.moves == 0
    watcher = await place.look(opened.table)
    await watcher.until(lambda guest: guest.facts.moves >= 6)
    watcher.go()
    await asyncio.sleep(0.5)  # a thought that was under way comes to its end
    moves = place.hall.tables[opened.table].record.moves
    await asyncio.sleep(0.5)
    assert place.hall.tables[opened.table].record.moves == moves
    back = await place.look(opened.table)
    await back.until(lambda guest: guest.facts.moves >= moves + 4)


@in_hall
async def test_bots_play_a_whole_game_for_whoever_watches(place: Place) -> None:
    opened = await place.open(["bot squire", "bot squire"], "tower", **TOWER)
    watcher = await place.look(opened.table)
    await watcher.until(lambda guest: guest.facts.state == "over", 90)
    assert sum(watcher.facts.result.won) == 1.0
    assert watcher.facts.key
    assert (await place.hall.verify(opened.table)).good


async def pace_is_kept(place: Place) -> None:
    opened = await place.open(["bot random", "bot random"], "tower", **TOWER)
    watcher = await place.look(opened.table)
    await watcher.until(lambda guest: guest.facts.moves >= 1)
    live, began, moves = watcher.live, watcher.live.now(), watcher.facts.moves
    await watcher.until(lambda guest: guest.facts.moves >= moves + 4)
    assert live.now() - began >= 4 * 0.2 - 0.1


def test_bots_leave_time_between_their_moves(tmp_path: Path) -> None:
    in_hall(pace_is_kept, calm=0.2)(tmp_path)


@in_hall
async def test_the_pace_is_the_tables_and_outlives_a_restart(place: Place) -> None:
    opened = await place.open(["Anna", "bot squire"], "tower", **TOWER)
    anna = await place.sit(opened, 0)
    assert anna.facts.pace == "calm"
    assert isinstance(await anna.do(Pace, seat=0, pace="fast"), Done)
    assert anna.facts.pace == "fast"
    await place.restart()
    assert (await place.look(opened.table)).facts.pace == "fast"


@in_hall
async def test_an_answer_that_a_bot_gave_to_an_older_question_is_dropped(place: Place) -> None:
    opened = await place.open(["bot random", "Anna"])
    anna = await place.sit(opened, 1)
    live = anna.live
    await anna.pick("rope")
    await anna.until(lambda guest: guest.facts.moves == 2)
    asked = live.record.asked_at[0]
    await anna.until(lambda guest: bool(guest.questions))
    moves = anna.facts.moves
    await live.bot_picks(0, asked, "rest")
    assert live.record.moves == moves
    await live.bot_picks(1, live.record.asked_at[1], "rest")  # nor for a seat that is no bot's
    assert live.record.moves == moves


@in_hall
async def test_bots_and_people_decide_at_the_same_time(place: Place) -> None:
    """Armies are chosen secretly together: the bot chooses while Anna has not, and nobody learns what."""
    new = NewTable("tower", [SeatPlan("me", "Anna"), SeatPlan("bot", bot="squire")], dict(TOWER), ["armies"])
    opened = await place.hall.open(new)
    anna = await place.sit(opened, 0)
    assert [question.name for question in anna.questions] == ["army"]
    seq = anna.seq
    told = await anna.hear(Moments)
    assert told.facts.turn_of == [0]
    assert "Squire has chosen an army." in ["".join([s.text for s in moment.spans]) for moment in told.moments]
    assert anna.scene is not None
    done = await anna.pick(anna.options()[0], seq=seq)  # made before the bot's was heard of
    assert isinstance(done, Done)
    await anna.until(lambda guest: guest.facts.moves >= 3)


# -- handing over ---


@in_hall
async def test_a_seat_is_handed_to_a_bot_and_back(place: Place) -> None:
    opened = await place.open(["Anna", "bot squire"], "tower", **TOWER)
    anna = await place.sit(opened, 0)
    assert isinstance(await anna.do(HandOver, seat=0, bot="random"), Done)
    assert (anna.facts.seats[0].kind, anna.facts.seats[0].bot) == ("bot", "random")
    assert (anna.facts.seats[0].name, anna.facts.seats[0].yours) == ("Anna", True)
    assert anna.questions == []
    await anna.until(lambda guest: guest.facts.moves >= 8)
    assert (await anna.pick("ability", seat=0)).code in ("not_now", "stale")
    assert isinstance(await anna.do(HandOver, seat=0), Done)
    assert anna.facts.seats[0].kind == "person"
    await anna.until(lambda guest: bool(guest.questions))
    assert isinstance(await anna.pick(anna.options()[0]), Done)
    kinds = [entry.kind for entry in (await place.hall.loaded(opened.table)).entries]
    assert kinds.count("hand_over") == 2


@in_hall
async def test_only_bots_that_there_are_get_a_seat_and_none_with_settings(place: Place) -> None:
    anna = await with_bot(place)
    for bot in ("nobody", "champion:seconds=3600", "champion:jobs=64"):
        refused = await anna.do(HandOver, seat=0, bot=bot)
        assert (refused.code, "There is no bot" in refused.words) == ("bad_message", True)
    assert anna.facts.seats[0].kind == "person"
    assert (await anna.do(HandOver, seat=1, bot="random")).code == "not_yours"


@in_hall
async def test_who_leaves_a_game_leaves_it_to_a_bot(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna, ben = await place.sit(opened, 0), await place.sit(opened, 1)
    assert isinstance(await anna.do(Leave, seat=0, bot="random"), Done)
    assert (anna.now is not None and anna.now.eyes, anna.viewer.seats) == (None, frozenset())
    ben.read()
    assert (ben.facts.seats[0].kind, ben.facts.seats[0].name) == ("bot", "Random")
    assert [waiting.told for waiting in ben.waiting] == ["Random takes gear."]
    assert (await anna.do(HandOver, seat=0)).code == "not_yours"
    assert [card.yours for card in (await place.sit(opened, 0)).facts.seats] == [False, False]


@in_hall
async def test_a_seat_that_is_left_open_in_a_game_is_taken_by_the_next_friend(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna, ben = await place.sit(opened, 0), await place.sit(opened, 1)
    await ben.do(Leave, seat=1)
    anna.read()
    assert (anna.facts.state, anna.facts.seats[1].kind) == ("playing", "open")
    await anna.pick("lamp")
    cleo = await place.look(opened.table, [await place.join(opened, "Cleo")])
    assert [question.name for question in cleo.questions] == ["gear"]
    anna.read()
    assert [waiting.told for waiting in anna.waiting] == ["Cleo takes gear."]
    assert isinstance(await cleo.pick("rope"), Done)


# -- pausing ---


@in_hall
async def test_any_person_pauses_and_nobody_plays_until_it_goes_on(place: Place) -> None:
    opened = await place.open(["Anna", "bot random"], "tower", **TOWER)
    anna = await place.sit(opened, 0)
    watcher = await place.look(opened.table)
    assert (await watcher.do(Pause, seat=0, on=True)).code == "not_yours"
    assert isinstance(await anna.do(Pause, seat=0, on=True), Done)
    assert (await watcher.hear(People)).facts.state in ("playing", "paused")
    await asyncio.sleep(0.5)
    moves = anna.live.record.moves
    assert (await anna.pick("ability", seat=0)).code == "not_now"
    await asyncio.sleep(0.3)
    assert anna.live.record.moves == moves
    await place.restart()
    again = await place.sit(opened, 0)
    assert again.facts.state == "paused"
    assert isinstance(await again.do(Pause, seat=0, on=False), Done)
    await again.until(lambda guest: guest.facts.moves > moves)


@in_hall
async def test_a_pause_does_not_make_an_open_question_stale(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0)
    seq = anna.seq
    await anna.do(Pause, seat=0, on=True)
    await anna.do(Pause, seat=0, on=False)
    assert anna.seq == seq + 2
    answers = await anna.send(MakePick("x", seq, 0, "lamp"))
    assert isinstance(answers[0], Done)


@in_hall
async def test_a_name_that_changes_in_the_game_changes_on_the_table(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna, ben = await place.sit(opened, 0), await place.sit(opened, 1)
    assert anna.scene is not None
    assert [zone.label for zone in anna.scene.zones] == ["The mound", "Your pack", "The pack of Ben"]
    await ben.do(Leave, seat=1, bot="squire")
    table = await anna.hear(TableNow)
    assert table.scene is not None
    assert [zone.label for zone in table.scene.zones] == ["The mound", "Your pack", "The pack of Squire"]
