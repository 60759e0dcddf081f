"""Taking moves back: alone while nothing new was shown, by everybody's consent otherwise.

Every verb is called under the table's lock. The log keeps what was taken back; its chance is dealt again the same way,
so that the game can still be checked against its seal.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from monoceros.engine.table import replay
from monoceros.server.errors import Refusal
from monoceros.server.gallery import Past, past_of
from monoceros.server.names import sentence
from monoceros.server.verbs import check_holds, check_playing, client_of, done_before
from monoceros.server.viewer import Viewer
from monoceros.server.wire import AskTakeback, Consent, MakeUndo, Takeback

if TYPE_CHECKING:
    from monoceros.engine.table import Table
    from monoceros.server.live import LiveTable


def check_fresh(live: LiveTable, seq: int) -> None:
    if not live.record.moved_at <= seq <= live.record.seq:
        raise Refusal("stale", "The game has moved on since. Look again.")
    check_playing(live)


async def undo(live: LiveTable, viewer: Viewer, message: MakeUndo) -> None:
    """Take the own last pick back, alone."""
    check_holds(viewer, message.seat)
    if done_before(live, viewer, message.seat, message.id):
        return
    check_fresh(live, message.seq)
    record, table = live.record, live.record.table
    assert table is not None
    if record.seats[message.seat].kind != "person":
        raise Refusal("not_now", "A bot plays this seat. Take it back first.")
    if not table.can_undo(message.seat):
        why = record.voice(viewer.kind.you).say(table.why_no_undo(message.seat))
        raise Refusal("not_now", f"This cannot be taken back: {why}.")
    table.undo(message.seat)
    record.use(table)
    data = {"to": len(table.entries)}
    await live.write("undo", message.seat, data, client_of(message.seat, message.id))
    live.acknowledge(viewer, message.id)
    live.room.wish = None
    await show_earlier(live, "undo")


async def show_earlier(live: LiveTable, because: str) -> None:
    live.moved_at = live.now()
    live.room.gallery.look_again(live.record)
    await live.room.show_all("undo" if because == "undo" else "takeback")


# -- by consent ---


async def ask_takeback(live: LiveTable, viewer: Viewer, message: AskTakeback) -> None:
    """Ask everybody to go back to before the seat's last move. Bots agree, and so do seats in the same hands."""
    check_holds(viewer, message.seat)
    if done_before(live, viewer, message.seat, message.id):
        return
    check_fresh(live, message.seq)
    record, table = live.record, live.record.table
    assert table is not None
    own = [number for number, entry in enumerate(table.entries) if entry.seat == message.seat]
    if not own:
        raise Refusal("not_now", "You have not moved yet: there is nothing to take back.")
    asked = [seat for seat in record.people() if seat not in viewer.seats]
    told = "{" + str(message.seat) + "} asks to take the last move back"
    wish = Takeback(message.seat, own[-1], sentence(record.voice(None).say(told)), [], asked)
    if not asked:
        await take_back(live, wish, client_of(message.seat, message.id))
        live.acknowledge(viewer, message.id)
        await show_earlier(live, "takeback")
        return
    open_wish = live.room.wish
    if open_wish is None or (open_wish.seat, open_wish.to) != (wish.seat, wish.to):
        live.room.wish = wish
    live.acknowledge(viewer, message.id)
    live.room.send_people()


async def consent(live: LiveTable, viewer: Viewer, message: Consent) -> None:
    """Agree, or not: one who does not is enough."""
    check_holds(viewer, message.seat)
    wish = live.room.wish
    if wish is None or message.seat not in wish.asked or message.seat in wish.agreed:
        raise Refusal("not_now", "Nobody asks you to take anything back now.")
    check_playing(live)
    if not message.yes:
        live.room.wish = None
        live.acknowledge(viewer, message.id)
        live.room.send_people()
        return
    agreed = [*wish.agreed, message.seat]
    live.room.wish = Takeback(wish.seat, wish.to, wish.words, agreed, wish.asked)
    if set(agreed) >= set(wish.asked):
        await take_back(live, wish, client_of(message.seat, message.id))
        live.acknowledge(viewer, message.id)
        await show_earlier(live, "takeback")
        return
    live.acknowledge(viewer, message.id)
    live.room.send_people()


async def take_back(live: LiveTable, wish: Takeback, client: str) -> None:
    """Play the picks that stay again, and write that they are all there is."""
    record = live.record
    assert record.table is not None
    live.room.wish = None
    record.use(await asyncio.to_thread(earlier, past_of(record.table), wish.to))
    await live.write("takeback", wish.seat, {"to": wish.to}, client)


def earlier(past: Past, moves: int) -> Table:
    return replay(
        past.game,
        past.opening,
        past.entries[:moves],
        seats=past.seats,
        options=past.options,
        packs=past.packs,
    )
