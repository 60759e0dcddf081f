"""`monoceros serve`: the table in the browser, for this computer or for others too."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Annotated

import typer

from monoceros.cli.errors import BadUse
from monoceros.cli.out import talk
from monoceros.cli.usage import examples, new_app
from monoceros.engine.speech import one_line

TRIED_PORTS = 50  # after the usual one, if somebody else has it
app = new_app()


@app.command(
    epilog=examples(
        "monoceros serve",
        "monoceros serve --port 9000 --data ~/monoceros --no-browser",
        "monoceros serve --host 0.0.0.0 --open-to-others",
        "monoceros serve --origin https://table.example.org --proxy 127.0.0.1",
    )
)
def serve(
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Where to listen.  [default: 127.0.0.1, this computer only]")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=0, max=65535, help="At which port; 0: any free one.  [default: 8000, or the next free one]"
        ),
    ] = None,
    open_to_others: Annotated[
        bool | None, typer.Option("--open-to-others", help="Yes, other computers may come in.", show_default=False)
    ] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the games are kept.")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="A database elsewhere, such as postgresql+psycopg://…")
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another address of the page, such as a proxy's; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy that is believed who its visitors are; may be repeated."),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, max=64, help="Processes in which bots think.  [default: cores − 1]"),
    ] = None,
    thinking: Annotated[
        float | None,
        typer.Option(metavar="S", min=0.05, max=20, help="Seconds that the champion thinks at most.  [default: 1]"),
    ] = None,
    config: Annotated[Path | None, typer.Option(metavar="FILE", help="Settings as TOML.")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
) -> None:
    """Open the table in the browser.

    Prints its address and where games are kept. All options can be set by MONOCEROS_… or a TOML file too. Ctrl-C stops.
    """
    try:
        from monoceros.server.running import CannotStart, run
        from monoceros.server.settings import SettingsError, read_settings
    except ModuleNotFoundError as error:  # the server is an extra
        raise BadUse(f"{error.name} is missing, which the server needs: pip install 'monoceros[server]'") from None
    given = {
        "host": host,
        "port": port,
        "open_to_others": open_to_others,
        "data": data,
        "database": database,
        "origin": tuple(origin) if origin else None,
        "proxy": tuple(proxy) if proxy else None,
        "workers": workers,
        "thinking": thinking,
    }
    try:
        settings = read_settings(config, **given)
        check_openness(settings.host, private=settings.is_private, wanted=settings.open_to_others)
        listener = bind(settings.host, settings.port, chosen="port" in settings.model_fields_set)
        run(settings, listener, browser=not no_browser)
    except (SettingsError, CannotStart) as error:
        raise BadUse(one_line(str(error))) from None


def check_openness(host: str, *, private: bool, wanted: bool) -> None:
    """Nobody lets others in by mistake."""
    if not private and not wanted:
        raise BadUse(f"at {host} other computers can come in: add --open-to-others if that is what you want")


def bind(host: str, port: int, *, chosen: bool) -> socket.socket:
    """A socket at the port; at the next free one if nobody chose the port and it is taken."""
    last = port if chosen or port == 0 else min(65535, port + TRIED_PORTS)
    for number in range(port, last + 1):
        try:
            found = listening(host, number)
        except OSError as error:
            if number == last or not is_taken(error):
                raise BadUse(f"nothing can listen at {host}, port {port}: {error.strerror or error}") from None
            continue
        if number != port:
            talk(f"port {port} is taken; this is port {number}")
        return found
    raise AssertionError("unreachable: the last port is answered for above")


def listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(2048)
    except OSError:
        made.close()
        raise
    return made


def is_taken(error: OSError) -> bool:
    import errno

    return error.errno in (errno.EADDRINUSE, errno.EACCES)
