"""What the server's keeper and his programs ask: does it live, can it work, how busy is it, what is it."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get
from msgspec import Struct

from monoceros import __version__, _build
from monoceros.server.boxes import Shelf
from monoceros.server.metrics import CONTENT_TYPE_LATEST, Metrics
from monoceros.server.ready import Readiness
from monoceros.server.routes.told import problems


class Version(Struct, frozen=True):
    """What runs here."""

    version: str
    build: str  # `compiled` or `pure`
    rules: dict[str, int]  # the version of each game's rules


@get("/livez", media_type=MediaType.TEXT, responses=problems(), summary="Does it live?")
async def livez() -> str:
    """`ok` as long as the server answers at all."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, responses=problems(503), summary="Can it work?")
async def readyz(ready: Readiness) -> str:
    """`ok` if the database takes what is written too."""
    await ready.check()
    return "ok\n"


@get("/metrics", media_type=CONTENT_TYPE_LATEST, responses=problems(), summary="Figures for Prometheus")
async def metrics(metrics: Metrics) -> Response[bytes]:
    """Tables, viewers, moves, how quickly they are acknowledged, what is refused, how long bots think."""
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)


@get("/version", responses=problems(), summary="What runs here?")
async def version(shelf: Shelf) -> Version:
    """The version, the kind of build, and the version of each game's rules."""
    return Version(__version__, _build.kind(), shelf.versions())


router = Router("/", route_handlers=[livez, readyz, metrics, version], tags=["the keeper's"])
