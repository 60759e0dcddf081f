"""A PostgreSQL of our own for a while: a private cluster in a temporary folder, reached by a socket in it alone."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

SOMEBODY = "postgres"  # PostgreSQL does not run as root: Debian's packages make this user
MISSING = "PostgreSQL is not installed, so that nothing was tested with it: `apt-get install postgresql`"


def find_program(name: str) -> str:
    """Debian keeps the server's programs off the path."""
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    found = shutil.which(name) or (str(beside[0]) if beside else None)
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


def run(*command: str, folder: Path) -> None:
    """As a user who may run a database."""
    program = [find_program(command[0]), *command[1:]]
    if os.getuid() == 0:
        program = ["runuser", "-u", SOMEBODY, "--", *program]
    said = subprocess.run(program, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
    assert said.returncode == 0, f"{command[0]} failed: {said.stdout}"


class Cluster:
    """Its one database is emptied for each test: a new one for each would be slow."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{SOMEBODY}@/{database}?host={self.folder}"

    def empty_database(self) -> str:
        """Its address."""
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.address()


@contextmanager
def cluster() -> Iterator[Cluster]:
    find_program("initdb")
    folder = Path(tempfile.mkdtemp(prefix="monoceros-postgres-"))
    try:
        if os.getuid() == 0:
            owner = pwd.getpwnam(SOMEBODY)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        run("initdb", "-D", "data", "-U", SOMEBODY, "-A", "trust", "-E", "UTF8", "--no-sync", folder=folder)
        settings = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync=off"
        run("pg_ctl", "start", "-D", "data", "-w", "-l", "log", "-o", settings, folder=folder)
        try:
            yield Cluster(folder)
        finally:
            run("pg_ctl", "stop", "-D", "data", "-m", "immediate", folder=folder)
    finally:
        shutil.rmtree(folder)
