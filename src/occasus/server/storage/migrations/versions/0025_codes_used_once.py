"""Which code of a second factor was used last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("people") as batch:
        batch.add_column(sa.Column("totp_used", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("people") as batch:
        batch.drop_column("totp_used")
