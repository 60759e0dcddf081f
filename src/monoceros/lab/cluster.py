"""Parts of a run on a Ray cluster. Its machines need Monoceros, not the folder: parts come back as bytes."""

from __future__ import annotations

import importlib
import re
import socket
from collections.abc import Iterable, Sequence
from typing import Any

from monoceros.lab.errors import LabError
from monoceros.lab.folder import Parts, Play
from monoceros.lab.run import Run, play_part

PATIENCE = 10.0  # seconds until a machine answers
AHEAD = 2  # parts that wait for each core of the cluster


def on_cluster(address: str) -> Play:
    """`auto` is the cluster of this machine, `local` one that lives as long as the run; else host:port or ray://…"""
    ray = connect(address)

    def play(run: Run, chunks: Iterable[Sequence[int]]) -> Parts:
        try:
            yield from play_parts(ray, run, chunks)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            why = str(error).strip().partition("\n")[0]
            raise LabError(f"the Ray cluster gave up: {why}; run the same command again to go on") from None

    return play


def play_parts(ray: Any, run: Run, chunks: Iterable[Sequence[int]]) -> Parts:
    """As many parts are under way as there are cores to play them, and a few more."""
    task = ray.remote(play_part)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: dict[Any, Sequence[int]] = {}
    for chunk in chunks:
        waiting[task.remote(run, chunk)] = chunk
        while len(waiting) >= most:
            yield from done(ray, waiting)
    while waiting:
        yield from done(ray, waiting)


def done(ray: Any, waiting: dict[Any, Sequence[int]]) -> Parts:
    ready, _ = ray.wait(list(waiting), num_returns=1)
    for reference in ready:
        yield waiting.pop(reference), ray.get(reference)


def connect(address: str) -> Any:
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise LabError("--ray needs the package ray: pip install 'monoceros[ray]'") from None
    knock(address)
    try:
        ray.init(
            address=None if address == "local" else address,
            log_to_driver=False,
            logging_level="ERROR",
            include_dashboard=False if address == "local" else None,
        )
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        why = str(error).strip().partition("\n")[0]
        raise LabError(f"there is no Ray cluster at {address!r}: {why}") from None
    return ray


def knock(address: str) -> None:
    """Ray ends the whole process when nobody answers within a minute: so ask first whether somebody is there."""
    found = re.match(r"(?:ray://)?(?P<host>[^/]+):(?P<port>\d+)\Z", address)
    if found is None:
        return
    try:
        socket.create_connection((found["host"].strip("[]"), int(found["port"])), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise LabError(f"there is no Ray cluster at {address!r}: {error}") from None
