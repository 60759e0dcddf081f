"""Tables: opening one, sitting down, what everybody may know of it. Play itself goes over the socket."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post

from monoceros.server.hall import Hall
from monoceros.server.routes.told import SEAT, TABLE, problems, table_id
from monoceros.server.wire import Claim, HeldSeat, Join, Mine, NewTable, Opened, Planned, TableCard, TableFacts, WhatIf

NEW_TABLE_BYTES = 1_000_000  # a content pack of one's own may be in it
OK = 200


@post(
    "/tables",
    responses=problems(400, 403, 404, 413, 503),
    request_max_body_size=NEW_TABLE_BYTES,
    summary="Open a table",
)
async def open_table(data: NewTable, hall: Hall) -> Opened:
    """Who sits where, by which options and with which packs.

    The answer holds the tokens of the seats that are yours and the invitation for friends; both are shown only once.
    """
    return await hall.open(data)


@post(
    "/plans",
    status_code=OK,
    responses=problems(400, 403, 404, 413, 503),
    request_max_body_size=NEW_TABLE_BYTES,
    summary="Look a table over before it is opened",
)
async def look_over(data: NewTable, hall: Hall) -> Planned:
    """Who would play on each seat, or, as a problem, what speaks against such a table. Nothing is opened."""
    return await hall.look_over(data)


@get(
    "/tables/{table:str}",
    responses=problems(404, 410, 503),
    security=SEAT,
    summary="What everybody may know of a table",
)
async def facts(table: Annotated[str, TABLE], tokens: list[str], hall: Hall) -> Response[TableFacts]:
    """Who sits there, whose turn it is, how it ended. With tokens shown, your own seats are marked `yours`."""
    return Response(await hall.facts(table_id(table), tokens), headers={"cache-control": "no-store"})


@post(
    "/tables/{table:str}/join",
    status_code=OK,
    responses=problems(400, 403, 404, 409, 410, 413, 503),
    summary="Sit down",
)
async def join(table: Annotated[str, TABLE], data: Join, hall: Hall) -> HeldSeat:
    """Take an open seat, with the invitation that was part of the link."""
    return await hall.join(table_id(table), data)


@post(
    "/tables/{table:str}/claim",
    status_code=OK,
    responses=problems(400, 403, 404, 409, 410, 413, 503),
    summary="Sit down at a rematch",
)
async def claim(table: Annotated[str, TABLE], data: Claim, hall: Hall) -> HeldSeat:
    """With the token of the seat one had at the table before."""
    return await hall.claim(table_id(table), data)


@post("/tables/{table:str}/rematch", responses=problems(400, 403, 404, 409, 410, 413, 503), summary="Play once more")
async def rematch(table: Annotated[str, TABLE], data: Claim, hall: Hall) -> Opened:
    """The same game with the same people, as a new table. Asked for twice, it is the same new table."""
    return await hall.rematch(table_id(table), data.token)


@post("/tables/{table:str}/what_if", responses=problems(400, 403, 404, 409, 410, 413, 503), summary="What if …?")
async def what_if(table: Annotated[str, TABLE], data: WhatIf, hall: Hall) -> Opened:
    """Play on from a move of a finished game, as a new table."""
    return await hall.what_if(table_id(table), data)


@post("/mine", status_code=OK, responses=problems(400, 403, 413, 503), summary="The tables that a browser remembers")
async def mine(data: Mine, hall: Hall) -> list[TableCard]:
    """A card for each that there still is, with whose turn it is."""
    return await hall.mine(data)


router = Router(
    "/api", route_handlers=[open_table, look_over, facts, join, claim, rematch, what_if, mine], tags=["tables"]
)
