"""The names that accounts show are theirs, and how those who are gone have left their seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from occasus.server.names import shown_key

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None

PEOPLE = sa.table("people", sa.column("id"), sa.column("account"), sa.column("name"), sa.column("name_key"))


def upgrade() -> None:
    """Change the schema; two accounts that show the same name go on showing it."""
    with op.batch_alter_table("people") as batch:
        batch.add_column(sa.Column("name_key", sa.String(120), nullable=True))
    op.create_index("ix_people_name_key", "people", ["name_key"])
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("gone", sa.String(10), nullable=False, server_default=""))
    connection = op.get_bind()
    named = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.account.is_not(None))
    for person, name in connection.execute(named).all():
        connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person).values(name_key=shown_key(name)))


def downgrade() -> None:
    """Change it back."""
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("gone")
    op.drop_index("ix_people_name_key", "people")
    with op.batch_alter_table("people") as batch:
        batch.drop_column("name_key")
