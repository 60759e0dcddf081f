"""What the server says to its keeper: JSON lines, or lines for people where a terminal listens. Never a secret."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

SECRETS = ("token", "key", "secret", "invitation", "authorization", "cookie", "password", "query")
HIDDEN = "(hidden)"
QUIET = ("uvicorn.access", "uvicorn.error", "websockets", "alembic", "aiosqlite", "asyncio")  # talk about themselves


def hide_secrets(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """A last net: whatever is called like a secret is not written, whoever logs it."""
    for name in event:
        if any(word in name.lower() for word in SECRETS):
            event[name] = HIDDEN
    return event


def set_up_logs(*, style: str = "auto", level: str = "info", stream: Any = None) -> None:
    """Send our lines and those of libraries to standard error, in one form."""
    stream = sys.stderr if stream is None else stream
    human = style == "human" or (style == "auto" and stream.isatty())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="%H:%M:%S" if human else "iso", utc=not human),
        hide_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    last: list[Processor] = (
        [structlog.dev.ConsoleRenderer(colors=stream.isatty())]
        if human
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in QUIET:
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).setLevel(logging.WARNING)


def log_of(name: str) -> structlog.stdlib.BoundLogger:
    logger: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(f"monoceros.{name}")
    return logger
