"""Talk knows its sender's message, so that it is said once; and a place to try whether anything can be written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

SAID_ONCE = "uq_chat_table_id_client"


def upgrade() -> None:
    op.add_column("chat", sa.Column("client", sa.Text))
    op.create_index(SAID_ONCE, "chat", ["table_id", "client"], unique=True)
    op.create_table(
        "trial",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("padding", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_trial"),
    )


def downgrade() -> None:
    op.drop_table("trial")
    op.drop_index(SAID_ONCE, "chat")
    op.drop_column("chat", "client")
