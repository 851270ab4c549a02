"""Addresses, recovery codes, passkeys, a second factor, and the log of administrators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("people") as batch:
        batch.add_column(sa.Column("totp", sa.String(64), nullable=False, server_default=""))
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "addresses",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("seen", sa.Float(), nullable=False),
    )
    op.create_index("ix_addresses_address", "addresses", ["address"])
    op.create_table(
        "recovery",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), primary_key=True),
        sa.Column("person", sa.String(32), person, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("action", sa.String(30), nullable=False),
        sa.Column("target", sa.String(60), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """Change it back."""
    for table in ("audit", "passkeys", "recovery", "addresses"):
        op.drop_table(table)
    with op.batch_alter_table("people") as batch:
        batch.drop_column("totp")
