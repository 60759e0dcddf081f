"""Bringing a database to the present schema, with Alembic; the steps are in `migrations`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from monoceros.server.store.errors import StoreError
from monoceros.server.store.schema import METADATA

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 7_306_147  # PostgreSQL's lock for two servers that start at once; SQLite has one writer anyway


def upgrade(connection: Connection) -> None:
    """Do whatever steps are missing, in the caller's transaction: all or nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ONE_AT_A_TIME})
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    check_ours(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def check_ours(connection: Connection, scripts: ScriptDirectory) -> None:
    """A database of a newer version, or of another program, is left alone."""
    version = MigrationContext.configure(connection).get_current_revision()
    known = [script.revision for script in scripts.walk_revisions()]
    if version is not None and version not in known:
        raise StoreError(
            f"the database was made by a newer version of monoceros (its schema is {version}, this version knows "
            f"{scripts.get_current_head()}); update monoceros, or use another database"
        )
    if version is None and set(inspect(connection).get_table_names()) & set(METADATA.tables):
        raise StoreError("the database belongs to another program: it has tables of our names; use another database")
