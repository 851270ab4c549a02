"""Clocks of live tables, and pauses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("minutes", sa.Integer(), nullable=False, server_default="0"))
        batch.add_column(sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("clock")
        batch.drop_column("minutes")
