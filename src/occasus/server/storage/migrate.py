"""Migrations by Alembic, run by the server itself when it starts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from occasus.core.basics import OccasusError
from occasus.server.storage.engine import Storage

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 6_302_407  # any number, the same in all workers


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings; no file is needed."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    settings.attributes["connection"] = connection
    return settings


def newest() -> str:
    """The revision of the schema that this release makes."""
    return ScriptDirectory.from_config(config()).get_current_head() or ""


async def migrate(storage: Storage) -> None:
    """Bring the database to the present schema, in one transaction; of several workers one does it."""
    if storage.is_sqlite and storage.url.database:
        Path(storage.url.database).parent.mkdir(parents=True, exist_ok=True)
    async with storage.write() as connection:
        if not storage.is_sqlite:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(_refuse_newer)
        await connection.run_sync(_upgrade)


def _refuse_newer(connection: Connection) -> None:
    """Do not write to a database that a newer release has changed."""
    now = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if now is not None and now not in known:
        raise OccasusError(
            f"this database was changed by a newer release of Occasus (its schema is {now}); "
            "start that release, or restore a backup made by this one."
        )


def _upgrade(connection: Connection) -> None:
    command.upgrade(config(connection), "head")
