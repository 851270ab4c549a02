"""Who finds whom: invitations, people who are blocked, languages of tables, and when bots take free seats; phrases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "blocks",
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_blocks_by"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_blocks_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("by", "person", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_person"), "blocks", ["person"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_invitations_table_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_invitations_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_invitations_by"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitations")),
        sa.UniqueConstraint("table_id", "person", name=op.f("uq_invitations_table_id_person")),
    )
    op.create_index(op.f("ix_invitations_person"), "invitations", ["person"])
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("language", sa.String(length=8), nullable=False, server_default=""))
        batch.add_column(sa.Column("fill", sa.Float(), nullable=True))
    with op.batch_alter_table("chat") as batch:
        batch.add_column(sa.Column("phrase", sa.String(length=20), nullable=False, server_default=""))


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("chat") as batch:
        batch.drop_column("phrase")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("fill")
        batch.drop_column("language")
    op.drop_table("invitations")
    op.drop_table("blocks")
