"""Lines that break and come back, slow lines, several people at one device."""

from __future__ import annotations

import math

from monoceros.server.viewer import KEPT, Bucket, Kind, Stream, Viewer
from monoceros.server.wire import Chat, Done, Look, MakePick, Moments, People, Refused, Say, TableNow
from server.kit import Guest, Place, in_hall


@in_hall
async def test_a_line_that_broke_goes_on_where_it_was(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0, stream="page-1")
    ben = await place.sit(opened, 1)
    await anna.pick("lamp")
    last = anna.number
    anna.go()
    await ben.pick("rope")  # while Anna is away
    back = await place.sit(opened, 0, stream="page-1", last=last)
    assert not any([isinstance(message, TableNow) for message in back.heard])
    moments = [message for message in back.heard if isinstance(message, Moments)]
    assert [message.facts.moves for message in moments] == [2]
    assert [message.number for message in back.heard] == list(range(last + 1, last + 1 + len(back.heard)))
    assert [question.name for question in back.questions] == ["plan"]


@in_hall
async def test_messages_that_were_lost_on_the_way_are_sent_again_word_for_word(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0, stream="page-1")
    ben = await place.sit(opened, 1)
    await ben.pick("rope")
    await anna.hear(Moments)
    sent = anna.raw[-1]
    back = await place.sit(opened, 0, stream="page-1", last=anna.number - 1)
    assert back.raw == [sent]
    assert anna.viewer.closed is not None  # one line a stream


@in_hall
async def test_who_has_missed_too_much_or_was_never_here_gets_the_whole_table(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0, stream="page-1")
    for number in range(KEPT + 5):
        anna.live.room.send_people()
        anna.read()
        assert anna.number == number + 2
    for last in (-1, 0, 2, 10_000):
        back = await place.sit(opened, 0, stream="page-1", last=last)
        assert isinstance(back.heard[0], TableNow), last
    stranger = await place.sit(opened, 0, stream="page-2", last=3)
    assert [type(message) for message in stranger.heard] == [TableNow]


@in_hall
async def test_who_knows_the_name_of_a_stream_but_not_its_seats_hears_nothing_of_it(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0, stream="page-1")
    await anna.pick("lamp")
    thief = await place.look(opened.table, stream="page-1", last=1)
    assert [type(message) for message in thief.heard] == [TableNow]
    assert thief.now is not None
    assert thief.now.eyes is None
    assert thief.questions == []


@in_hall
async def test_a_line_that_does_not_read_is_closed_and_can_come_back(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    slow = await place.look(opened.table, stream="slow", outbox=3)
    anna = await place.sit(opened, 0)
    for _ in range(5):
        anna.live.room.send_people()
    assert slow.viewer.closed == "too slow"
    assert isinstance(await anna.pick("lamp"), Done)
    slow.go()
    back = await place.look(opened.table, stream="slow", last=slow.number)
    assert back.facts.moves == 1


@in_hall
async def test_everybody_hears_who_comes_and_goes(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0)
    ben = await place.sit(opened, 1)
    watcher = await place.look(opened.table)
    await anna.until(lambda guest: guest.facts.seats[1].present and guest.facts.watching == 1)
    ben.go()
    watcher.go()
    assert isinstance(await anna.hear(People), People)
    assert [card.present for card in anna.facts.seats] == [True, False]
    assert anna.facts.watching == 0


# -- several people at one device ---


async def hot_seat(place: Place) -> Guest:
    return await place.sit(await place.open(["Anna", "Ben"]), 0, 1)


@in_hall
async def test_a_device_between_two_people_shows_what_a_spectator_sees(place: Place) -> None:
    device = await hot_seat(place)
    assert device.now is not None
    assert device.now.eyes is None
    assert device.questions == []
    assert [(waiting.seat, waiting.told) for waiting in device.waiting] == [
        (0, "Anna takes gear."),
        (1, "Ben takes gear."),
    ]
    watcher = await place.look(device.live.id)
    assert watcher.scene == device.scene


@in_hall
async def test_only_the_one_who_holds_the_device_is_asked(place: Place) -> None:
    device = await hot_seat(place)
    await device.send(Look(0))
    assert device.now is not None
    assert (device.now.eyes, device.now.because) == (0, "eyes")
    assert [question.seat for question in device.questions] == [0]
    await device.pick("lamp")
    assert [waiting.seat for waiting in device.waiting] == [1]  # the page asks to hand the device over
    await device.send(Look(None))
    assert (device.now.eyes, device.questions) == (None, [])
    await device.send(Look(1))
    await device.pick("rope", seat=1)
    assert device.questions == []
    await device.send(Look(0))
    assert [question.name for question in device.questions] == ["plan"]
    assert device.viewer.kind == Kind(0, None)  # two people: nobody is "you"
    story = ["".join([span.text for span in moment.spans]) for moment in device.now.story]
    assert story == ["Anna geared.", "Ben geared."]


@in_hall
async def test_nobody_looks_with_eyes_that_are_not_theirs(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0, eyes=1)
    assert anna.now is not None
    assert anna.now.eyes == 0
    answers = await anna.send(Look(1))
    assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["not_yours"]
    await anna.send(Look(None))
    assert anna.now.eyes == 0  # one seat: always its own eyes
    watcher = await place.look(opened.table, eyes=0)
    assert watcher.now is not None
    assert watcher.now.eyes is None
    answers = await watcher.send(Look(0))
    assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["not_yours"]


@in_hall
async def test_a_device_that_comes_back_with_other_eyes_is_not_sent_what_the_first_ones_saw(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    device = await place.sit(opened, 0, 1, eyes=0, stream="sofa")
    await device.send(MakePick("x", device.seq, 0, "lamp"))
    back = await place.sit(opened, 0, 1, eyes=1, stream="sofa", last=1)
    assert [type(message) for message in back.heard] == [TableNow]
    assert [question.seat for question in back.questions] == [1]


# -- talk ---


@in_hall
async def test_talk_is_cleaned_kept_and_told_to_all(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0)
    watcher = await place.look(opened.table, name="  Cleo\x07 ")
    assert isinstance(await anna.do(Say, text="Hi \x1b[31m{0}\n\u202ethere  ", seat=0), Done)
    line = (await watcher.hear(Chat)).line
    assert (line.seat, line.name, line.text) == (0, "Anna", "Hi [31m{0} there")
    assert isinstance(await watcher.do(Say, text="Good luck"), Done)
    assert (await watcher.do(Say, text="I am Anna", seat=0)).code == "not_yours"
    assert (await watcher.do(Say, text=" \x00 ")).code == "bad_message"
    await place.restart()
    later = await place.look(opened.table)
    assert later.now is not None
    assert [(line.name, line.text) for line in later.now.chat] == [("Anna", "Hi [31m{0} there"), ("Cleo", "Good luck")]


@in_hall
async def test_talk_sent_twice_is_said_once_and_too_much_of_it_is_refused(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0)
    for _ in range(2):
        assert isinstance((await anna.send(Say("same", "Hello", 0)))[0], Done)
    assert len(anna.live.room.chat) == 1
    answers = [await anna.do(Say, text=f"Hello {n}", seat=0) for n in range(12)]
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert {answer.code for answer in refused} == {"too_fast"}
    assert all([0 < answer.wait <= 1 / 0.7 for answer in refused])
    assert refused[-1].words == f"You are talking very fast: try again in {math.ceil(refused[-1].wait)} s."
    assert isinstance(answers[0], Done)


@in_hall
async def test_talk_whose_answer_was_lost_with_the_server_is_said_once(place: Place) -> None:
    """Two lines of 349 were there twice after kills: whoever was not answered says it again."""
    opened = await place.open(["Anna", "Ben"])
    messages = {"Anna": Say("a1", "Hello", 0), "Cleo": Say("1", "Good luck")}
    for number in range(3):
        anna = await place.sit(opened, 0)
        cleo = await place.look(opened.table, name="Cleo", stream="page-of-cleo")
        for guest, message in ((anna, messages["Anna"]), (cleo, messages["Cleo"])):
            assert [type(answer) for answer in await guest.send(message) if not isinstance(answer, Chat | People)] == [
                Done
            ], number
        assert cleo.live.room.chat[-1].number == 2
        await place.restart()
    loaded = await place.hall.loaded(opened.table)
    assert [(row.name, row.text) for row in loaded.chat] == [("Anna", "Hello"), ("Cleo", "Good luck")]


@in_hall
async def test_talk_that_memory_has_forgotten_is_known_to_the_store(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna = await place.sit(opened, 0)
    await anna.send(Say("a1", "Hello", 0))
    anna.live.room.said.clear()
    assert isinstance((await anna.send(Say("a1", "Hello", 0)))[-1], Done)
    assert [line.text for line in anna.live.room.chat] == ["Hello"]


@in_hall
async def test_two_spectators_whose_programs_count_alike_are_both_heard(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    for name in ("Cleo", "Dan"):
        guest = await place.look(opened.table, name=name)
        await guest.send(Say("1", f"I am {name}"))
    assert [line.text for line in guest.live.room.chat] == ["I am Cleo", "I am Dan"]


# -- the parts ---


def test_a_bucket_lets_so_many_through_at_once_then_so_many_a_second() -> None:
    bucket = Bucket(2, 0.5)
    assert [bucket.take(10.0) for _ in range(3)] == [True, True, False]
    assert bucket.wait == 2.0
    assert [bucket.take(13.0) for _ in range(2)] == [True, False]
    assert bucket.wait == 1.0


def test_a_stream_keeps_no_more_than_it_may() -> None:
    stream = Stream(Viewer())
    stream.viewer = None
    for _ in range(KEPT + 10):
        stream.send(b'{"t":"people","number":0,"x":"' + b"y" * 20_000 + b'"}')
    assert stream.size <= 512 * 1024
    assert sum([len(message) for _, message in stream.kept]) == stream.size
    assert stream.since(stream.number) == []
    assert stream.since(stream.number - 1) == [stream.kept[-1][1]]
    assert stream.since(1) is None
    assert b'"number":%d,' % stream.number in stream.kept[-1][1]
