"""Databases to test the store with, of each kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.postgres import Cluster, cluster
from server.stores import address


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of our own."""
    with cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return address(tmp_path)
    made: Cluster = request.getfixturevalue("postgres")
    return made.empty_database()


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The address of an empty database in the file `monoceros.db`."""
    return address(tmp_path)
