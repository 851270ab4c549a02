"""Notices: who wants them, their browsers, and which were sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "notices",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("pending", sa.String(length=254), nullable=False),
        sa.Column("mail", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notices_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notices")),
    )
    op.create_table(
        "browsers",
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_browsers_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("endpoint", name=op.f("pk_browsers")),
    )
    op.create_index(op.f("ix_browsers_person"), "browsers", ["person"])
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reminders_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "after", name=op.f("pk_reminders")),
    )


def downgrade() -> None:
    """Change it back."""
    op.drop_table("reminders")
    op.drop_index(op.f("ix_browsers_person"), "browsers")
    op.drop_table("browsers")
    op.drop_table("notices")
