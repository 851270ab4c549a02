"""Workers and what each of them leads."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(100), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("fence", sa.Integer(), nullable=False),
    )
    op.create_index("ix_leases_worker", "leases", ["worker"])


def downgrade() -> None:
    """Change it back."""
    op.drop_table("leases")
    op.drop_table("workers")
