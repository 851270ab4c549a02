"""Running a server: bans, reports, the log of administrators, workers."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from occasus.server.storage.schema.meta import META

BANS: Final = Table(  # who may not do anything, for a while or for good
    "bans",
    META,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE")),
    Column("network", String(50), nullable=False),  # or a range of addresses
    Column("until", Float),
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
)

ADDRESSES: Final = Table(  # from where people came lately, as they are or hashed
    "addresses",
    META,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(64), primary_key=True, index=True),
    Column("seen", Float, nullable=False),
)

AUDIT: Final = Table(  # what administrators did; nothing in it is ever changed
    "audit",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("by", String(32), nullable=False),  # the id of a person; empty: the command line
    Column("name", String(40), nullable=False),
    Column("action", String(30), nullable=False),
    Column("target", String(60), nullable=False),
    Column("detail", Text, nullable=False),
)

REPORTS: Final = Table(  # what people found wrong, as it was said
    "reports",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("by", ForeignKey("people.id", ondelete="SET NULL")),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="SET NULL")),
    Column("text", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Boolean, nullable=False),
)

STATE: Final = Table(  # words on the whole server
    "state",
    META,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

WORKERS: Final = Table(  # processes that share this database, where there are several
    "workers",
    META,
    Column("id", String(32), primary_key=True),
    Column("address", String(100), nullable=False),  # where the others reach it
    Column("until", Float, nullable=False),  # by the clock of the database; later it counts as dead
)

LEASES: Final = Table(  # which worker leads a table, or does the chores
    "leases",
    META,
    Column("name", String(32), primary_key=True),
    Column("worker", String(32), nullable=False, index=True),
    Column("fence", Integer, nullable=False),  # one more with each new leader: what an earlier one writes is refused
)
