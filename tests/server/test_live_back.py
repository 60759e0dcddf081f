"""Moves taken back: alone as far as nothing new was shown, further by consent; the chance stays the sealed one."""

from __future__ import annotations

from monoceros.server.wire import AskTakeback, Consent, Done, HandOver, MakeUndo, Moments, People, Refused, TableNow
from server.kit import Guest, Place, in_hall


async def at_plan(place: Place, *, third: bool = False) -> tuple[list[Guest], str]:
    """Anna, Ben (and Cleo) with their gear; Anna is on turn."""
    opened = await place.open(["Anna", "Ben", "Cleo"] if third else ["Anna", "Ben"])
    guests = [await place.sit(opened, held.seat) for held in opened.held]
    for guest in guests:
        guest.read()
        await guest.pick("lamp")
    for guest in guests:
        guest.read()
    return guests, opened.table


@in_hall
async def test_a_pick_that_showed_nothing_is_taken_back_alone(place: Place) -> None:
    (anna, ben), table = await at_plan(place)
    await anna.pick("rest")
    assert anna.undo.alone
    answers = await anna.send(MakeUndo("u", anna.seq, 0))
    assert [type(answer) for answer in answers] == [Done, TableNow]
    assert answers[1].because == "undo"
    assert [question.name for question in anna.questions] == ["plan"]
    told = await ben.hear(TableNow)
    assert (told.because, told.facts.moves) == ("undo", 2)
    assert "Anna rested." not in ["".join([span.text for span in moment.spans]) for moment in told.story]
    assert (await anna.send(MakeUndo("u", 0, 0)))[0] == answers[0]  # sent twice, it counts once
    entries = (await place.hall.loaded(table)).entries
    assert (entries[-1].kind, entries[-1].data) == ("undo", {"to": 2})
    await place.restart()
    assert (await place.look(table)).facts.moves == 2


@in_hall
async def test_what_chance_or_another_has_touched_is_not_taken_back_alone(place: Place) -> None:
    (anna, ben), _ = await at_plan(place)
    await anna.pick("delve")
    assert (anna.undo.alone, anna.undo.consent) == (False, True)
    assert anna.undo.why == "Chance has fallen since your last pick."
    refused = await anna.do(MakeUndo, seq=anna.seq, seat=0)
    assert (refused.code, refused.words) == (
        "not_now",
        "This cannot be taken back: chance has fallen since your last pick.",
    )
    ben.read()
    await ben.pick("rest")
    anna.read()
    assert anna.undo.why == "Ben has acted since your last pick."
    assert (await anna.do(MakeUndo, seq=anna.seq - 1, seat=0)).code == "stale"
    assert (await anna.do(MakeUndo, seq=anna.seq, seat=1)).code == "not_yours"


@in_hall
async def test_a_take_back_waits_for_everybody_and_goes_to_before_the_last_move(place: Place) -> None:
    (anna, ben, cleo), table = await at_plan(place, third=True)
    await anna.pick("delve")
    ben.read()
    await ben.pick("rest")
    cleo.read()
    await cleo.pick("rest")
    anna.read()
    assert isinstance(await anna.do(AskTakeback, seq=anna.seq, seat=0), Done)
    await ben.until(lambda guest: guest.takeback is not None)
    wish = ben.takeback
    assert (wish.seat, wish.to, wish.asked, wish.agreed) == (0, 3, [1, 2], [])
    assert wish.words == "Anna asks to take the last move back."
    assert (await anna.do(Consent, seat=0, yes=True)).code == "not_now"  # nobody agrees with oneself
    assert isinstance(await ben.do(Consent, seat=1, yes=True), Done)
    assert (await ben.do(Consent, seat=1, yes=True)).code == "not_now"
    assert anna.live.record.moves == 6
    answers = await cleo.send(Consent("yes", 2, True))
    assert [type(answer) for answer in answers if not isinstance(answer, People)] == [Done, TableNow]
    assert (cleo.facts.moves, cleo.takeback) == (3, None)
    anna.read()
    assert anna.now is not None
    assert anna.now.because == "takeback"
    assert [question.name for question in anna.questions] == ["plan"]
    entries = (await place.hall.loaded(table)).entries
    assert (entries[-1].kind, entries[-1].seat, entries[-1].data) == ("takeback", 0, {"to": 3})


@in_hall
async def test_one_who_does_not_agree_is_enough(place: Place) -> None:
    (anna, ben), _ = await at_plan(place)
    await anna.pick("delve")
    await anna.do(AskTakeback, seq=anna.seq, seat=0)
    ben.read()
    assert isinstance(await ben.do(Consent, seat=1, yes=False), Done)
    await anna.until(lambda guest: guest.takeback is None)
    assert anna.live.record.moves == 3
    assert (await ben.do(Consent, seat=1, yes=True)).code == "not_now"


@in_hall
async def test_a_wish_is_over_when_somebody_moves_on(place: Place) -> None:
    (anna, ben), _ = await at_plan(place)
    await anna.pick("delve")
    await anna.do(AskTakeback, seq=anna.seq, seat=0)
    ben.read()
    await ben.pick("rest")
    assert ben.takeback is None
    await anna.hear(Moments)
    await anna.until(lambda guest: guest.takeback is None)
    assert (await ben.do(Consent, seat=1, yes=True)).code == "not_now"


@in_hall
async def test_a_wish_is_over_when_somebody_it_asks_is_no_longer_there(place: Place) -> None:
    (anna, ben), _ = await at_plan(place)
    await anna.pick("delve")
    await anna.do(AskTakeback, seq=anna.seq, seat=0)
    await ben.do(HandOver, seat=1, bot="random")
    assert anna.live.room.wish is None


@in_hall
async def test_bots_always_agree_and_so_do_seats_at_the_same_device(place: Place) -> None:
    opened = await place.open(["Anna", "bot squire"], "tower", match="single")
    anna = await place.sit(opened, 0)
    await anna.until(lambda guest: bool(guest.questions))
    await anna.pick(anna.options()[0])  # a card is drawn
    assert not anna.undo.alone
    done = await anna.do(AskTakeback, seq=anna.seq, seat=0)
    while isinstance(done, Refused):  # the bot was quicker
        assert done.code == "stale"
        done = await anna.do(AskTakeback, seq=anna.seq, seat=0)
    assert anna.now is not None
    assert anna.now.because == "takeback"
    device = await place.sit(await place.open(["Anna", "Ben"]), 0, 1, eyes=0)
    await device.pick("lamp")
    assert isinstance(await device.do(AskTakeback, seq=device.seq, seat=0), Done)
    assert device.facts.moves == 0


@in_hall
async def test_nothing_is_taken_back_that_was_never_moved_or_is_over(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    anna, ben = await place.sit(opened, 0), await place.sit(opened, 1)
    assert (await anna.do(AskTakeback, seq=anna.seq, seat=0)).code == "not_now"
    for guest, pick in ((anna, "lamp"), (ben, "lamp"), (anna, "leave"), (ben, "leave")):
        guest.read()
        await guest.pick(pick)
    anna.read()
    assert anna.facts.state == "over"
    assert (await anna.do(AskTakeback, seq=anna.seq, seat=0)).code == "not_now"
    assert (await ben.do(MakeUndo, seq=anna.seq, seat=1)).code == "not_now"


@in_hall
async def test_after_taking_back_the_same_chance_falls_and_the_seal_still_holds(place: Place) -> None:
    (anna, ben), table = await at_plan(place)
    await anna.pick("delve")
    first = anna.live.record.table.entries[-1].outcomes if anna.live.record.table else ()
    await anna.do(AskTakeback, seq=anna.seq, seat=0)
    ben.read()
    await ben.do(Consent, seat=1, yes=True)
    anna.read()
    await anna.pick("delve")
    again = anna.live.record.table.entries[-1].outcomes if anna.live.record.table else ()
    assert first == again != ()
    for guest in (ben, anna):
        guest.read()
        await guest.pick("rest")
        assert isinstance(await guest.do(MakeUndo, seq=guest.seq, seat=guest.viewer.eyes), Done)
        await guest.pick("leave")
    anna.read()
    assert anna.facts.state == "over"
    verified = await place.hall.verify(table)
    assert verified.good, verified.lines
