"""Runs the steps on the connection that `migrate.upgrade` hands over; there is no other way to run them."""

from __future__ import annotations

from alembic import context

from monoceros.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter most things in place
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
