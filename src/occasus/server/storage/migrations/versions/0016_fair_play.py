"""Terms of tables and who is ready for them, program accounts, how much a game counted, and how many were met."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

MET = """
UPDATE ratings SET opponents = (
  SELECT COUNT(DISTINCT theirs.person) FROM scores AS theirs JOIN scores AS mine ON mine.table_id = theirs.table_id
  WHERE mine.person = ratings.person AND theirs.person <> mine.person
    AND mine.game = ratings.game AND mine.points IS NOT NULL
) + (
  SELECT COUNT(DISTINCT seats.bot) FROM seats JOIN scores ON scores.table_id = seats.table_id
  WHERE scores.person = ratings.person AND scores.game = ratings.game AND scores.points IS NOT NULL
    AND seats.kind = 'bot' AND seats.owner IS NULL
)
"""


def upgrade() -> None:
    """Change the schema."""
    with op.batch_alter_table("people") as batch:
        batch.add_column(sa.Column("program", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("terms", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("scores") as batch:
        batch.add_column(sa.Column("weight", sa.Float(), nullable=False, server_default="1"))
    with op.batch_alter_table("ratings") as batch:
        batch.add_column(sa.Column("opponents", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE seats SET ready = (kind = 'person')")
    op.execute(MET)


def downgrade() -> None:
    """Change it back."""
    columns = {"ratings": "opponents", "scores": "weight", "seats": "ready", "tables": "terms", "people": "program"}
    for table, column in columns.items():
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
