"""Challenges: which table plays one, and who has tried it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("challenge", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "challenge_tries",
        sa.Column("challenge", sa.String(40), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("measure", sa.JSON(none_as_null=True)),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("challenge", "person", name="pk_challenge_tries"),
    )
    op.create_index("ix_challenge_tries_person", "challenge_tries", ["person"])
    op.create_index("ix_challenge_tries_table_id", "challenge_tries", ["table_id"])


def downgrade() -> None:
    """Change it back."""
    op.drop_table("challenge_tries")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("challenge")
