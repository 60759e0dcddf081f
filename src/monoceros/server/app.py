"""The server, put together: the hall with its tables, what is asked of it, and the door before all of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp

from monoceros.server import socket
from monoceros.server.boxes import Shelf
from monoceros.server.errors import Refusal
from monoceros.server.guard import DoubleSubmit, Guard, csrf_config
from monoceros.server.hall import Hall
from monoceros.server.icons import Icons
from monoceros.server.limits import Limits
from monoceros.server.logs import log_of
from monoceros.server.metrics import CountingStore, Metrics, TimedWorkers
from monoceros.server.ready import Readiness
from monoceros.server.routes import finished, games, keeper, tables
from monoceros.server.routes.page import PACKED_ALREADY, Page, page
from monoceros.server.routes.schema import description
from monoceros.server.routes.told import problem, shown_tokens
from monoceros.server.settings import Settings, cookie_secret
from monoceros.server.wire import Problem

BODY_BYTES = 64 * 1024  # where a call says nothing else
SMALL = 600  # bytes that are not worth packing
CODES = {
    400: "bad_message",
    403: "csrf",
    404: "not_found",
    405: "wrong_method",
    413: "too_large",
    415: "bad_message",
}
WORDS = {
    404: "There is nothing here.",
    405: "This cannot be done with that.",
    413: "That is more than this server takes.",
}

GAUGES = {
    "tables": "Tables in memory",
    "playing": "Tables in memory whose game goes on",
    "viewers": "People who look at a table",
    "thinking": "Bots that think at this moment",
}

log = log_of("app")


@dataclass
class Site:
    """A server: what answers, and the hall behind it, opened before the first question and closed at the end."""

    app: ASGIApp
    hall: Hall
    metrics: Metrics
    store: CountingStore
    lag: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.start()
        await self.hall.start()
        self.lag = asyncio.create_task(self.metrics.watch_lag(), name="loop lag")

    async def close(self) -> None:
        if self.lag is not None:
            self.lag.cancel()
        await self.hall.close()
        await self.store.close()


def make_site(settings: Settings) -> Site:
    """Everything, behind one door."""
    metrics = Metrics()
    store = CountingStore(settings.database_address, metrics)
    hall = Hall(store, TimedWorkers(settings.workers, metrics, thinking=settings.thinking))
    for name, about in GAUGES.items():
        metrics.watch(name, about, counting(hall, name))
    inside = make_litestar(settings, hall, metrics)
    return Site(Guard(inside, settings, Limits(on=settings.limits), metrics), hall, metrics, store)


def make_litestar(settings: Settings, hall: Hall, metrics: Metrics) -> Litestar:
    parts: dict[str, Any] = {
        "hall": hall,
        "metrics": metrics,
        "ready": Readiness(hall.store),
        "shelf": Shelf(),
        "icons": Icons(settings.page),
        "pages": Page(settings.page),
        "lines": socket.Lines(hall, metrics, limits=settings.limits),
    }
    return Litestar(
        route_handlers=[games.router, tables.router, finished.router, keeper.router, socket.table_socket, page],
        dependencies={
            **{name: Provide(giving(part), sync_to_thread=False) for name, part in parts.items()},
            "tokens": Provide(shown_tokens),
        },
        middleware=[DefineMiddleware(DoubleSubmit, config=csrf_config(cookie_secret(settings), settings))],
        exception_handlers={
            Refusal: on_refusal,
            HTTPException: on_http_error,
            Exception: on_error,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=SMALL, gzip_compress_level=3, exclude_opt_key=PACKED_ALREADY
        ),
        openapi_config=description(),
        request_class=Asked,
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        debug=False,
    )


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def body(self) -> bytes:
        """Whoever hangs up in the middle of it hears no answer, and Litestar would call it a fault of ours."""
        try:
            return await super().body()
        except InternalServerException:
            raise Refusal("bad_message", "The request broke off.") from None

    async def json(self) -> Any:
        """What Litestar does not take for the caller's fault: a body that is no text, and brackets in brackets."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise Refusal("bad_message", "The request is not UTF-8.") from None
        except RecursionError:
            raise Refusal("bad_message", "The request is nested too deeply.") from None


def counting(hall: Hall, name: str) -> Callable[[], float]:
    return lambda: hall.counts()[name]


def giving(part: Any) -> Callable[[], Any]:
    return lambda: part


# -- what goes wrong, in words ---


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return problem(refusal.code, refusal.words, refusal.status)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses."""
    status = error.status_code
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return on_error(request, error)
    words = bad_words(error) if status == HTTPStatus.BAD_REQUEST else WORDS.get(status, str(error.detail))
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() in ("allow", "set-cookie")}
    return problem(CODES.get(status, "refused"), words, status, headers)


def bad_words(error: HTTPException) -> str:
    """Which part of a request is wrong, and how."""
    extra = error.extra if isinstance(error, ValidationException) else None
    found = [each for each in extra if isinstance(each, dict)] if isinstance(extra, list) else []
    told = [f"{each['key']}: {each['message']}" if each.get("key") else str(each.get("message")) for each in found]
    return "; ".join(told) or "The request is not as it should be."


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: all of it goes to the log, and nothing of it to the caller."""
    log.error("a request failed", method=request.method, path=request.url.path, exc_info=error)
    words = "Something went wrong here. It is in the server's log."
    return problem("fault", words, HTTPStatus.INTERNAL_SERVER_ERROR)
