"""What a viewer is sent does not depend on anything that it may not know: not one byte of it.

Hidden cards are redealt under a running table, and every message is made again from the other world. And through a
whole game nobody is sent the id of another's card, a key, a token or an invitation.
"""

from __future__ import annotations

import logging
import re
from collections import deque
from typing import Any

import msgspec
import pytest

from engine.barrow import BARROW
from monoceros.engine.chance import Seeded
from monoceros.engine.events import ALL, Event
from monoceros.engine.game import Game
from monoceros.engine.registry import find_game
from monoceros.engine.table import Table
from monoceros.server.ending import result_of
from monoceros.server.errors import Refusal
from monoceros.server.frames import Happened, moments_of, sight_of
from monoceros.server.gallery import Picture
from monoceros.server.names import Voice
from monoceros.server.record import Record
from monoceros.server.room import Room
from monoceros.server.store.rows import SeatRow, TableHead
from monoceros.server.viewer import Kind
from monoceros.server.wire import Done, NewTable, SeatPlan
from server.kit import Guest, Place, in_hall

NAMES = ("Anna", "Ben")
KINDS = (Kind(0, 0), Kind(1, 1), Kind(0, None), Kind(None, None))
GAMES: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("barrow", {"rounds": 12}, ()),
    ("tower", {"match": "single"}, ()),
    ("tower", {"match": "single", "burn": True}, ("armies",)),
]


def game_of(name: str) -> Game:
    return BARROW if name == "barrow" else find_game(name)


def begun(name: str, options: dict[str, Any], packs: tuple[str, ...]) -> Table:
    game = game_of(name)
    kit = [game.content.pack(pack) for pack in packs]
    return Table(game, Seeded(11), seats=2, options=options, packs=kit, watching=True)


def whole_table(table: Table, state: Any, kind: Kind) -> bytes:
    """Everything that a viewer of this kind is sent of the table if the true state were this one."""
    head = TableHead(
        id="oak", game=table.game.name, rules_version=1, content_hash="", seats=2, options={}, state="playing"
    )
    record = Record(table.game, head, [SeatRow(i, name, "A", "person") for i, name in enumerate(NAMES)])
    true, table.state = table.state, state
    try:
        record.table, record.asks = table, table.asks()
        record.asked_at = {ask.seat: 1 for ask in record.asks}
        room = Room(record, [])
        sight = sight_of(table.game, state, kind.eyes, record.voice(kind.you))
        picture = room.gallery.pictures[kind] = Picture(sight, deque())
        return msgspec.json.encode(room.table_now(kind, frozenset(), picture, ""))
    finally:
        table.state = true


def other_secret(event: Event, eyes: int | None) -> Event:
    """The event with another secret, if the eyes may not know it."""
    knows = event.to == ALL or (eyes is not None and event.to >> eyes & 1)
    return event if knows or event.secret is None else Event(event.name, event.facts, "other", event.to, event.shows)


@pytest.mark.parametrize(("name", "options", "packs"), GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_byte_depends_on_what_is_hidden(
    name: str, options: dict[str, Any], packs: tuple[str, ...], kind: Kind
) -> None:
    table, rng = begun(name, options, packs), Seeded(12)
    game, voice, eyes = table.game, Voice(NAMES, kind.you), kind.eyes
    now = sight_of(game, table.state, eyes, voice)
    different = 0
    for _ in range(150):
        if table.is_over:
            break
        world = game.redeal(table.state, eyes, rng)
        different += any([game.view(world, seat) != game.view(table.state, seat) for seat in (0, 1)])
        assert whole_table(table, world, kind) == whole_table(table, table.state, kind)
        ask = table.asks()[rng.pick(len(table.asks()))]
        first = len(table.events)
        events = table.say(ask.seat, ask.options[rng.pick(len(ask.options))])
        true = Happened(events, table.moments, table.state, first, len(table.entries))
        redealt = Happened(
            [other_secret(event, eyes) for event in events],
            [game.redeal(state, eyes, rng) for state in table.moments],
            game.redeal(table.state, eyes, rng),
            first,
            len(table.entries),
        )
        told, after = moments_of(game, true, eyes, voice, now)
        assert msgspec.json.encode(told) == msgspec.json.encode(moments_of(game, redealt, eyes, voice, now)[0])
        now = after
    assert different >= 3  # there was something to hide


@pytest.mark.parametrize("packs", [[], ["armies"]])
def test_a_whole_game_leaks_no_card_no_key_and_no_token(packs: list[str], tmp_path: Any, caplog: Any) -> None:
    caplog.set_level(logging.DEBUG, "monoceros")

    async def play(place: Place) -> None:
        plans = [SeatPlan("me", "Anna"), SeatPlan("me", "Ben")]
        opened = await place.hall.open(NewTable("tower", plans, {"match": "single"}, packs))
        anna, ben = await place.sit(opened, 0), await place.sit(opened, 1)
        guests = [anna, ben, await place.look(opened.table), await place.sit(opened, 0, 1)]
        record = anna.live.record
        assert record.head.key is not None
        secret = [record.head.key.hex(), opened.invitation, *[held.token for held in opened.held]]
        secret += [row.token_hash for row in record.seats] + [record.head.invitation_hash]
        rng, moves = Seeded(5), 0
        while anna.facts.state == "playing" and moves < 250:
            guest = next(guest for guest in (anna, ben) if guest.questions)
            options = guest.options()
            answer = await guest.pick(options[rng.pick(len(options))])
            moves += 1
            assert isinstance(answer, Done)
            for each in guests:
                each.read()
            if anna.facts.state == "playing":
                check(guests, secret)
        assert moves > 100

    in_hall(play)(tmp_path)
    assert "key" not in caplog.text.replace("keys", "")


def check(guests: list[Guest], secret: list[str]) -> None:
    """What came with the last pick. `hand/1/…` is a card in the open hand of seat 1."""
    anna, ben, watcher, device = guests
    for guest, hidden in ((anna, rb"hand/1/"), (ben, rb"hand/0/"), (watcher, rb"hand/\d/"), (device, rb"hand/\d/")):
        sent = b"".join(guest.raw)
        assert not re.search(hidden, sent)
        for word in secret:
            assert word.encode() not in sent
        guest.raw.clear()


@in_hall
async def test_refusals_tell_nothing_of_another_seat(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"], "tower", match="single")
    anna, ben = await place.sit(opened, 0), await place.sit(opened, 1)
    while not (anna.questions and not ben.questions):
        guest = anna if anna.questions else ben
        await guest.pick(guest.options()[0])
        anna.read()
        ben.read()
    answers = [await ben.pick("anything"), await ben.pick(anna.options()[0]), await ben.pick("x", seat=0)]
    told = " ".join([answer.words for answer in answers])
    for option in anna.options():
        assert str(option) not in told
    assert [answer.code for answer in answers] == ["not_now", "not_now", "not_yours"]


@in_hall
async def test_the_key_of_a_running_game_is_nowhere_and_its_seal_is_everywhere(place: Place) -> None:
    opened = await place.open(["Anna", "Ben"])
    facts = await place.hall.facts(opened.table, [held.token for held in opened.held])
    assert (facts.key, len(facts.seal)) == ("", 64)
    with pytest.raises(Refusal):
        await place.hall.file(opened.table)
    live = place.hall.tables[opened.table]
    assert live.record.head.key is not None
    assert live.record.head.key.hex() not in repr(live.record.head)


def test_a_result_is_told_to_everybody_in_the_same_words() -> None:
    table = begun("barrow", {"rounds": 1}, ())
    for seat, pick in ((0, "lamp"), (1, "rope"), (0, "leave"), (1, "leave")):
        events = table.say(seat, pick)
    result = result_of(table, events, Voice(NAMES))
    assert result is not None
    assert (result.won, result.words) == ([0.5, 0.5], "Ben left.")
