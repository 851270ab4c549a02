"""Content files that hosts bring for their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "contents",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contents")),
    )
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("content", sa.String(length=64), nullable=False, server_default=""))


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("content")
    op.drop_table("contents")
