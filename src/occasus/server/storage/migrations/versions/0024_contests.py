"""Events: what they are, who has signed up, and their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("contest", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "contests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(32), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("starts", sa.Float(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
    )
    op.create_index("ix_contests_host", "contests", ["host"])
    op.create_index("ix_contests_state", "contests", ["state"])
    op.create_table(
        "contest_people",
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("out", sa.Boolean(), nullable=False),
        sa.Column("here", sa.Float(), nullable=False),
        sa.Column("waits", sa.Float(), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("points", sa.Float()),
        sa.PrimaryKeyConstraint("contest", "person", name="pk_contest_people"),
    )
    op.create_index("ix_contest_people_person", "contest_people", ["person"])
    op.create_table(
        "contest_tables",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.Column("points", sa.JSON(none_as_null=True)),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_contest_tables_contest", "contest_tables", ["contest"])


def downgrade() -> None:
    """Change it back."""
    op.drop_table("contest_tables")
    op.drop_table("contest_people")
    op.drop_table("contests")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("contest")
