"""Seats remember for whom a bot plays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("owner", sa.String(length=32), nullable=True))
        batch.create_foreign_key(op.f("fk_seats_owner"), "people", ["owner"], ["id"], ondelete="SET NULL")
        batch.create_index(op.f("ix_seats_owner"), ["owner"])


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("seats") as batch:
        batch.drop_index(op.f("ix_seats_owner"))
        batch.drop_constraint(op.f("fk_seats_owner"), type_="foreignkey")
        batch.drop_column("owner")
