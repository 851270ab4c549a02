"""Who was reminded of an event, and who wants to be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("contest_people") as batch:
        batch.add_column(sa.Column("told", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("notices") as batch:
        batch.add_column(sa.Column("events", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("notices") as batch:
        batch.drop_column("events")
    with op.batch_alter_table("contest_people") as batch:
        batch.drop_column("told")
