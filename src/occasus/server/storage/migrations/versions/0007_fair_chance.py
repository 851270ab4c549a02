"""The secret that is promised when a table is made, and the nonces of its seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("secret", sa.String(length=80), nullable=False, server_default=""))
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("nonce", sa.String(length=64), nullable=False, server_default=""))


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("nonce")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("secret")
