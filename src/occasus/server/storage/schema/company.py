"""Database tables of contacts: chat, invitations, messages, blocks."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint, false

from occasus.server.storage.schema.meta import META

CHAT: Final = Table(
    "chat",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("room", String(10), nullable=False),  # seats, watchers
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("command", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("phrase", String(20), nullable=False, server_default=""),  # the key of a ready sentence
    Index("uq_chat_command", "table_id", "person", "command", unique=True),
)

MUTES: Final = Table(
    "mutes",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("by", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("everyone", Boolean, nullable=False),  # the host mutes for all
)

BLOCKS: Final = Table(  # who wants nothing more of whom, at any table
    "blocks",
    META,
    Column("by", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

FOLLOWS: Final = Table(  # whom people want to find again
    "follows",
    META,
    Column("by", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

INVITATIONS: Final = Table(  # to tables that have not begun, of people who have played together
    "invitations",
    META,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("by", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),  # of asking, or of the no
    Column("told", Boolean, nullable=False),  # by a notice
    Column("declined", Boolean, nullable=False, server_default=false()),
    Column("asked", Integer, nullable=False, server_default="1"),  # how often
    UniqueConstraint("table_id", "person"),
)

MESSAGES: Final = Table(  # what people write to each other
    "messages",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("by", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("seen", Boolean, nullable=False),
    Index("ix_messages_by_person", "by", "person"),
    Index("ix_messages_person_seen", "person", "seen"),
)
