"""Alembic's entry: migrations run on the connection that the server gives."""

from __future__ import annotations

from alembic import context

from occasus.server.storage.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
