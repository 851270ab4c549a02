"""How often someone was invited to the same table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("invitations") as batch:
        batch.add_column(sa.Column("asked", sa.Integer(), nullable=False, server_default="1"))


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("invitations") as batch:
        batch.drop_column("asked")
