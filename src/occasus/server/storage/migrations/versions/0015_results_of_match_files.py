"""Who played in match files that people brought, and how they ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("replays") as batch:
        batch.add_column(sa.Column("players", sa.JSON(), nullable=False, server_default="[]"))
        batch.add_column(sa.Column("result", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("replays") as batch:
        batch.drop_column("result")
        batch.drop_column("players")
