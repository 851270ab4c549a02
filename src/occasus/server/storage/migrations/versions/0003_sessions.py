"""Sessions are rows; tokens have a scope and an expiry."""

from __future__ import annotations

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

YEAR = 31_536_000


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("device", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sa.UniqueConstraint("hash", name=op.f("uq_sessions_hash")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    with op.batch_alter_table("tokens") as batch:
        batch.add_column(sa.Column("scope", sa.String(length=10), nullable=False, server_default="play"))
        batch.add_column(sa.Column("expires", sa.Float(), nullable=False, server_default=str(time() + YEAR)))
    with op.batch_alter_table("tokens") as batch:
        batch.alter_column("scope", server_default=None)
        batch.alter_column("expires", server_default=None)


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("tokens") as batch:
        batch.drop_column("expires")
        batch.drop_column("scope")
    op.drop_index(op.f("ix_sessions_person"), "sessions")
    op.drop_table("sessions")
