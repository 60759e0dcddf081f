"""New tables, before they are in the store: opened afresh, again with the same people, from the middle, from a file."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from monoceros.engine.chance import Seeded, commitment
from monoceros.engine.content import ContentError, Pack, read_pack
from monoceros.engine.game import Game, SetupError
from monoceros.engine.gamefile import FileError, GameFile, open_table, read
from monoceros.engine.registry import UnknownName
from monoceros.engine.speech import seat_letter
from monoceros.engine.table import Entry, Table
from monoceros.server.ending import result_of
from monoceros.server.errors import Refusal
from monoceros.server.names import COLOURS, Voice, clean_name, names_of, sentence
from monoceros.server.record import Find, Record, result_data
from monoceros.server.seating import Seating, held_by, plan_seats
from monoceros.server.store.rows import NewEntry, SeatRow, TableHead, now, pick_data
from monoceros.server.store.tokens import new_token, token_hash
from monoceros.server.wire import HeldSeat, NewTable, Opened, Planned, WhatIf

KEY_BYTES = 32
ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
ID_LENGTH = 14  # nobody guesses a table to watch
LAST_EVENTS = 20
T = TypeVar("T")


@dataclass(frozen=True)
class Fresh:
    """A table that can be put into the store, and what whoever opened it is told."""

    head: TableHead
    seats: Sequence[SeatRow]
    entries: Sequence[NewEntry]
    opened: Opened


def new_id() -> str:
    return "".join([secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)])


def found(find: Find, name: str) -> Game:
    try:
        return find(name)
    except UnknownName:
        raise Refusal("no_game", f"There is no game {name[:40]!r} here that can be played.") from None


def checked(do: Callable[[], T]) -> T:
    """What is wrong with a setup is said as it is: it holds nothing but what was sent."""
    try:
        return do()
    except SetupError as error:
        raise Refusal("bad_setup", sentence(error.why)) from None
    except (ContentError, UnknownName) as error:
        raise Refusal("bad_setup", sentence(str(error))) from None
    except (ValueError, TypeError, RecursionError, OverflowError):
        raise Refusal("bad_setup", "The pack or an option does not have the shape that it should have.") from None


# -- afresh ---


def plan_table(new: NewTable, find: Find) -> Fresh:
    """As it was asked for, tried out once: what cannot be dealt is refused now, not when the last friend has come."""
    trial = try_out(new, find)
    return fresh_table(trial, plan_seats(new.seats, trial.game))


def look_over(new: NewTable, find: Find) -> Planned:
    """The same, while somebody still thinks about it: nothing is opened."""
    trial = try_out(new, find)
    plan_seats(new.seats, trial.game)
    return Planned(list(trial.game.roles_at(trial.seats, trial.options, trial.content)))


def try_out(new: NewTable, find: Find) -> Table:
    game = found(find, new.game)
    bots_only = all([plan.who == "bot" for plan in new.seats])
    packs = checked(lambda: packs_of(new, game))
    return checked(
        lambda: Table(
            game, Seeded(0), seats=len(new.seats), options=new.options, packs=packs, bots_only=bots_only, telling=False
        )
    )


def packs_of(new: NewTable, game: Game) -> list[Pack]:
    packs = [game.content.pack(name) for name in new.packs]
    return packs + ([] if new.pack is None else [read_pack(new.pack.toml, clean_name(new.pack.name, "own pack"))])


def fresh_table(like: Table, seating: Seating, *, parent: str = "") -> Fresh:
    """A table with the game, options and content of another, and these seats."""
    rows, held = seating
    key = secrets.token_bytes(KEY_BYTES)
    invitation = new_token()
    head = TableHead(
        id=new_id(),
        game=like.game.name,
        rules_version=like.game.version,
        content_hash=like.content.hash,
        seats=like.seats,
        options=dict(like.options),
        packs=[pack.plain() for pack in like.content.packs],
        seal=commitment(key),
        key=key,
        invitation_hash=token_hash(invitation),
        opened=now(),
        parent=parent,
    )
    return Fresh(head, rows, (), Opened(head.id, held, invitation))


# -- again, with the same people ---


def plan_rematch(record: Record, token: str) -> Fresh:
    """Same seats, bots and options. The others' seats are open until they claim them, or somebody else comes."""
    assert record.table is not None
    mine = held_by(record.seats, [token])
    if not mine:
        raise Refusal("not_yours", "Only those who played can ask for a rematch.")
    rows = [row if row.kind == "bot" or row.seat in mine else replace(row, kind="open") for row in record.seats]
    back = [replace(row, kind="person", bot="") if row.seat in mine else row for row in rows]
    held = [HeldSeat(seat, token) for seat in sorted(mine)]
    return fresh_table(record.table, (back, held), parent=record.id)


# -- from the middle of another game ---


def plan_what_if(record: Record, ask: WhatIf, earlier: Table) -> Fresh:
    """The first moves as they were, then a new key. It has no seal: nobody could check the first moves by it."""
    if earlier.is_over:
        raise Refusal("bad_setup", "The game is over at this move: there is nothing left to play.")
    if len(ask.seats) != record.head.seats:
        raise Refusal("bad_setup", f"This game has {record.head.seats} seats, not {len(ask.seats)}.")
    fresh = fresh_table(earlier, plan_seats(ask.seats, record.game), parent=record.id)
    head = replace(fresh.head, seal="", opening=earlier.opening, state="playing")
    return replace(fresh, head=head, entries=log_of(earlier.opening, earlier.entries))


def log_of(opening: Sequence[int], entries: Sequence[Entry]) -> list[NewEntry]:
    """A log that comes from elsewhere: the deal and the picks."""
    begin = NewEntry(1, "begin", data={"opening": list(opening)})
    return [begin, *[NewEntry(n, "pick", entry.seat, pick_data(entry)) for n, entry in enumerate(entries, 2)]]


# -- from a file ---


def plan_import(text: str, find: Find) -> Fresh:
    """A game file, checked as far as it can be played again here; nobody's seat, and nothing to be played on."""
    try:
        file = read(text)
        table = open_table(file, lambda name: found(find, name))
    except FileError as error:
        raise Refusal("bad_file", sentence(f"the file cannot be taken: {error}")) from None
    except (ValueError, TypeError, RecursionError, OverflowError):
        raise Refusal("bad_file", "The file does not have the shape of a game file.") from None
    if table.result() != file.result:
        raise Refusal("bad_file", "The file gives another result than the game has by the rules.")
    rows = [SeatRow(seat, name, COLOURS[seat % len(COLOURS)], "person") for seat, name in enumerate(names_in(file))]
    result = result_of(table, table.events[-LAST_EVENTS:], Voice(names_of([row.name for row in rows])))
    head = replace(
        fresh_table(table, (rows, [])).head,
        rules_version=file.rules_version,
        opening=file.opening,
        seal=file.seal or "",
        key=file.key,
        invitation_hash="",
        state="shelved",
        result=None if result is None else result_data(result),
    )
    return Fresh(head, rows, log_of(file.opening, file.entries), Opened(head.id, [], ""))


def names_in(file: GameFile) -> list[str]:
    given = [*file.names, *[""] * file.seats]
    return [clean_name(given[seat], f"Seat {seat_letter(seat)}") for seat in range(file.seats)]
