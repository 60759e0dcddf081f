"""What people do at a table, but for taking moves back. Every verb is called under the table's lock.

A verb refuses before it changes anything; then it writes the log; then it answers its sender; then it tells everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from monoceros.engine.questions import pick_from_json
from monoceros.engine.speech import clean
from monoceros.server import seating
from monoceros.server.errors import SOON, Refusal, too_fast_words
from monoceros.server.names import clean_name
from monoceros.server.store.errors import Duplicate, StoreError
from monoceros.server.store.rows import HeadChange, SeatRow
from monoceros.server.viewer import Viewer
from monoceros.server.wire import HandOver, Leave, Look, MakePick, Pace, Pause, Say

if TYPE_CHECKING:
    from monoceros.server.live import LiveTable

SPECTATOR = "A spectator"


def check_holds(viewer: Viewer, seat: int) -> None:
    if seat not in viewer.seats:
        raise Refusal("not_yours", "This seat is not yours.")


def check_playing(live: LiveTable) -> None:
    words = {
        "gathering": "The game has not begun: somebody is still missing.",
        "paused": "The game is paused. Go on first.",
        "over": "The game is over.",
        "shelved": "This game was brought in as a file: it can be watched, not played.",
    }
    if live.record.state != "playing":
        raise Refusal("not_now", words[live.record.state])


def client_of(seat: int | None, client: str) -> str:
    """Ids of messages are the senders' own: two seats may use the same."""
    return f"{'-' if seat is None else seat}:{client}"


def done_before(live: LiveTable, viewer: Viewer, seat: int, client: str) -> bool:
    """Was this message carried out already? Then its sender is only told so."""
    seq = live.record.clients.get(client_of(seat, client))
    if seq is not None:
        live.acknowledge(viewer, client, seq)
    return seq is not None


# -- playing ---


async def make_pick(live: LiveTable, viewer: Viewer, message: MakePick) -> None:
    check_holds(viewer, message.seat)
    if done_before(live, viewer, message.seat, message.id):
        return
    check_fresh(live, message)
    try:
        pick = pick_from_json(message.pick)
    except ValueError as error:
        raise Refusal("illegal", f"This is no answer: {error}.") from None
    legal = live.checked_pick(message.seat, pick)
    told = await live.play(message.seat, legal, client_of(message.seat, message.id))
    live.acknowledge(viewer, message.id)
    await live.after_pick(told)


def check_fresh(live: LiveTable, message: MakePick) -> None:
    """Is the seat asked now what it was asked when the pick was made? Others may have answered their own questions."""
    record = live.record
    asked = record.asked_at.get(message.seat)
    if record.state in ("playing", "over") and (
        message.seq > record.seq or message.seq < (record.moved_at if asked is None else asked)
    ):
        raise Refusal("stale", "The game has moved on since. Look again.")
    check_playing(live)
    if record.seats[message.seat].kind != "person":
        raise Refusal("not_now", "A bot plays this seat. Take it back first.")
    if asked is None:
        raise Refusal("not_now", "It is not your turn.")


async def look(live: LiveTable, viewer: Viewer, message: Look) -> None:
    """Hot-seat: the device is in other hands now, or in nobody's."""
    stream = live.room.stream_of(viewer)
    if message.eyes is not None and message.eyes not in viewer.seats:
        raise Refusal("not_yours", "This seat is not yours.")
    if stream is None:
        return
    if len(viewer.seats) != 1:
        viewer.eyes = stream.eyes = message.eyes
    await live.room.show(stream, "eyes")


# -- seats ---


async def hand_over(live: LiveTable, viewer: Viewer, message: HandOver) -> None:
    """To a bot, or back. The seat stays its holder's."""
    check_holds(viewer, message.seat)
    if done_before(live, viewer, message.seat, message.id):
        return
    if live.record.state not in ("playing", "paused"):
        check_playing(live)
    bot = seating.known_bot(message.bot, live.record.game) if message.bot else ""
    row = seating.hand_over(live.record.seats[message.seat], bot)
    if row == live.record.seats[message.seat]:
        live.acknowledge(viewer, message.id)
        return
    client = client_of(message.seat, message.id)
    await live.write("hand_over", message.seat, {"bot": bot}, client, seats=[row])
    live.acknowledge(viewer, message.id)
    await settle_seats(live)


async def leave(live: LiveTable, viewer: Viewer, message: Leave) -> None:
    """For good: the token is worth nothing any more."""
    check_holds(viewer, message.seat)
    if live.record.is_ended:
        raise Refusal("not_now", "The game is over: there is nothing to leave.")
    bot = seating.known_bot(message.bot, live.record.game) if message.bot else ""
    row = seating.leave(live.record.seats[message.seat], bot)
    client = client_of(message.seat, message.id)
    await live.write("leave", message.seat, {"bot": bot}, client, seats=[row])
    live.acknowledge(viewer, message.id)
    live.room.take_seat_away(message.seat)
    await settle_seats(live)


async def sit_down(live: LiveTable, row: SeatRow) -> None:
    """Somebody takes an open seat."""
    await live.write("join", row.seat, {"name": row.name}, seats=[row])
    await settle_seats(live)


async def settle_seats(live: LiveTable) -> None:
    """Somebody else sits somewhere now: whoever is asked to agree to something may be another, and so may names."""
    live.room.forget_wish_of_the_gone()
    await live.begin_if_gathered()
    live.room.gallery.look_again(live.record)
    await live.room.show_all("")


# -- pace, talk ---


async def pause(live: LiveTable, viewer: Viewer, message: Pause) -> None:
    check_holds(viewer, message.seat)
    if done_before(live, viewer, message.seat, message.id):
        return
    state = live.record.state
    if state not in ("playing", "paused"):
        check_playing(live)
    if (state == "paused") != message.on:
        head = HeadChange(state="paused" if message.on else "playing")
        client = client_of(message.seat, message.id)
        await live.write("pause", message.seat, {"on": message.on}, client, head=head)
    live.acknowledge(viewer, message.id)
    live.room.send_people()


async def pace(live: LiveTable, viewer: Viewer, message: Pace) -> None:
    """How long bots seem to think; no part of the game, so not in its log."""
    check_holds(viewer, message.seat)
    change = HeadChange(pace=message.pace)
    await save_head(live, change)
    live.acknowledge(viewer, message.id)
    live.bots.hurry()
    live.room.send_people()


async def save_head(live: LiveTable, change: HeadChange) -> None:
    try:
        await live.house.store.save_head(live.id, change)
    except StoreError as error:
        raise Refusal("not_saved", f"This could not be saved: {error}.", wait=SOON) from None
    live.record.change_head(change)


async def say(live: LiveTable, viewer: Viewer, message: Say) -> None:
    if message.seat is not None:
        check_holds(viewer, message.seat)
    client = client_of(message.seat, message.id if message.seat is not None else f"{viewer.stream}:{message.id}")
    if client in live.room.said:
        live.acknowledge(viewer, message.id)
        return
    text = " ".join(clean(message.text).split())
    if not text:
        raise Refusal("bad_message", "There is nothing to say in this.")
    if not viewer.talk.take(live.now()):
        wait = viewer.talk.wait
        raise Refusal("too_fast", too_fast_words("You are talking very fast", wait), wait=wait)
    seat = -1 if message.seat is None else message.seat
    name = live.record.names[seat] if seat >= 0 else clean_name(viewer.name, SPECTATOR)
    try:
        row = await live.house.store.add_chat(live.id, seat, name, text, client)
    except Duplicate:
        live.acknowledge(viewer, message.id)
        return
    except StoreError as error:
        raise Refusal("not_saved", f"This could not be saved: {error}.", wait=SOON) from None
    live.room.said.append(client)
    live.acknowledge(viewer, message.id)
    live.room.send_chat(row)
