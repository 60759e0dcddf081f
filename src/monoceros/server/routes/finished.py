"""Finished games: their files, replays, statistics, and whether all of it was fair."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Parameter

from monoceros.server.hall import Hall
from monoceros.server.routes.told import TABLE, problems, table_id
from monoceros.server.wire import GameText, Opened, Replay, Stats, Verified

FILE_BYTES = 6_000_000
JSON_LINES = "application/x-ndjson"
EYES = Parameter(description="Whose view: a seat's number; left out: a spectator's.", ge=0, le=25)


@get("/tables/{table:str}/file", media_type=JSON_LINES, responses=problems(404, 409, 410, 503), summary="The game file")
async def file(table: Annotated[str, TABLE], hall: Hall) -> Response[str]:
    """All of a finished game, to keep, to replay and to verify elsewhere. Unfinished games are never given out."""
    name = table_id(table)
    headers = {"content-disposition": f'attachment; filename="monoceros-{name}.jsonl"'}
    return Response(await hall.file(name), media_type=JSON_LINES, headers=headers)


@get(
    "/tables/{table:str}/replay",
    responses=problems(400, 404, 409, 410, 503),
    summary="A finished game, moment by moment",
)
async def replay(table: Annotated[str, TABLE], hall: Hall, eyes: Annotated[int | None, EYES] = None) -> Replay:
    """The first scene, then every moment with what it changed."""
    return await hall.replay(table_id(table), eyes)


@get("/tables/{table:str}/verify", responses=problems(404, 409, 410, 503), summary="Was it fair?")
async def verify(table: Annotated[str, TABLE], hall: Hall) -> Verified:
    """Deals everything again from the key, and checks every pick and every byte."""
    return await hall.verify(table_id(table))


@get("/tables/{table:str}/stats", responses=problems(404, 409, 410, 503), summary="Figures of a finished game")
async def stats(table: Annotated[str, TABLE], hall: Hall) -> Stats:
    """Moves, events and thinking time, for each seat and in all."""
    return await hall.stats(table_id(table))


@post(
    "/files",
    responses=problems(400, 403, 404, 409, 413, 503),
    request_max_body_size=FILE_BYTES,
    summary="Bring a file in",
)
async def bring_in(data: GameText, hall: Hall) -> Opened:
    """A game file from elsewhere, checked, as a table to look back at."""
    return await hall.bring_in(data.text)


router = Router("/api", route_handlers=[file, replay, verify, stats, bring_in], tags=["finished games"])
