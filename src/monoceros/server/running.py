"""Running the server in this process: uvicorn, the lines at its start, and a clean end."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn

from monoceros import _build
from monoceros.server.app import Site, make_site
from monoceros.server.collector import Collector
from monoceros.server.logs import set_up_logs
from monoceros.server.protocols import HttpLine, SocketLine
from monoceros.server.settings import Settings
from monoceros.server.socket import PROTOCOL_BYTES
from monoceros.server.store.errors import StoreError

KEEP_ALIVE = 15  # seconds that an idle HTTP connection stays
PING_SECONDS = 20.0
LAST_SECONDS = 3  # for what is under way when the server stops
MOST_AT_ONCE = 2000  # connections


class CannotStart(Exception):
    """Why the server cannot run at all, in one line."""


class Server(uvicorn.Server):
    """Says where it is when it really listens, and only then opens the browser."""

    def __init__(self, site: Site, settings: Settings, *, browser: bool) -> None:
        super().__init__(uvicorn_config(site, settings))
        self.site = site
        self.settings = settings
        self.browser = browser
        self.collector = Collector(lambda: site.store.picks)
        self.collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.site.open()
        except Exception as error:
            raise CannotStart(f"the games cannot be opened: {error}") from error
        await super().startup(sockets)
        if self.should_exit or not sockets:
            return
        self.collector.start()
        self.collecting = asyncio.create_task(self.collector.watch(), name="collector")
        address = page_address(self.settings.host, sockets[0].getsockname()[1])
        for line in first_lines(self.settings, address):
            print(line, flush=True)
        if self.browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self.site.close()
        if self.collecting is not None:
            self.collecting.cancel()
            self.collector.stop()


def page_address(host: str, port: int) -> str:
    """An address that a browser on this computer can open."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"


def first_lines(settings: Settings, address: str) -> list[str]:
    lines = [f"Monoceros is at {address}", kept_words(settings), _build.describe()]
    if not settings.is_private:
        lines.append("Other computers can come in: whoever has a table's address can watch it.")
    return [*lines, "Ctrl-C stops."]


def kept_words(settings: Settings) -> str:
    if not settings.database:
        return f"Games are kept in {Path(settings.database_address.partition(':///')[2])}"
    kind = settings.database.partition(":")[0]
    return f"Games are kept in a database ({kind})"  # the address may hold a password


def run(settings: Settings, listener: socket.socket, *, browser: bool) -> None:
    """Serve until Ctrl-C or a signal to end."""
    server = Server(open_site(settings), settings, browser=browser)
    set_up_logs(style=settings.log, level=settings.log_level)
    old = signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it once more when all is done
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGTERM, old)
    print("Stopped.", file=sys.stderr)


def open_site(settings: Settings) -> Site:
    try:
        return make_site(settings)
    except (OSError, StoreError) as error:
        raise CannotStart(f"the games cannot be opened: {error}") from error


def uvicorn_config(site: Site, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        site.app,
        http=HttpLine,
        ws=SocketLine,
        ws_max_size=PROTOCOL_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # it takes a hundred kilobytes a line to save a few a move
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=list(settings.proxy),
        limit_concurrency=MOST_AT_ONCE,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=LAST_SECONDS,
    )
