"""What people write to each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("by", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("seen", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_messages_by_person", "messages", ["by", "person"])
    op.create_index("ix_messages_person_seen", "messages", ["person", "seen"])


def downgrade() -> None:
    """Change it back."""
    op.drop_table("messages")
