"""Invitations that were declined."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("invitations") as batch:
        batch.add_column(sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("invitations") as batch:
        batch.drop_column("declined")
