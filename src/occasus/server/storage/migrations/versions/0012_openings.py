"""How people opened their games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("scores") as batch:
        batch.add_column(sa.Column("opening", sa.String(length=40), nullable=True))


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("scores") as batch:
        batch.drop_column("opening")
