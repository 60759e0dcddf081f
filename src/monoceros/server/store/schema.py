"""The tables of the database as they are now; `migrations` says how they came about.

Structured values are JSON in text columns, written in one way only (`engine.gamefile.plain`): what is read is what was
hashed, on every database.
"""

from __future__ import annotations

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

NAMING = {  # so that a later migration can name what it changes
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}
METADATA = MetaData(naming_convention=NAMING)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("content_hash", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("packs", Text, nullable=False),
    Column("opening", Text, nullable=False),
    Column("seal", Text, nullable=False),
    Column("key", LargeBinary),
    Column("invitation_hash", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("opened", Text, nullable=False),
    Column("parent", Text, nullable=False),
    Column("next", Text, nullable=False),
    Column("result", Text),
    Column("pace", Text, nullable=False),
    Index("ix_tables_state", "state"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("token_hash", Text),
    Index("ix_seats_token_hash", "token_hash"),
    sqlite_with_rowid=False,
)

LOG = Table(
    "log",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # two writers cannot both win
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("client", Text),
    Column("at", Text, nullable=False),
    Column("before", Text, nullable=False),
    Column("hash", Text, nullable=False),
    UniqueConstraint("table_id", "client"),  # sent twice, it counts once
    CheckConstraint("seq > 0", name="counted"),
    sqlite_with_rowid=False,  # a table's entries lie side by side
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("client", Text),
    Index("uq_chat_table_id_client", "table_id", "client", unique=True),  # sent twice, it is said once
    sqlite_with_rowid=False,
)

TRIAL = Table("trial", METADATA, Column("id", Text, primary_key=True), Column("padding", Text, nullable=False))
