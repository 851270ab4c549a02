"""Database tables of people: accounts, sessions, ways to sign in, notifications."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text, false, true

from occasus.server.storage.schema.meta import META

PEOPLE: Final = Table(
    "people",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("account", String(40)),  # how the name of the account was written
    Column("account_key", String(120), unique=True),  # the same in small letters
    Column("name_key", String(120), index=True),  # of the name that an account shows; guests keep none from others
    Column("password", String(200)),
    Column("session", Integer, nullable=False),  # of cookies of the first release; -1: none of them is good any more
    Column("created", Float, nullable=False),
    Column("profile", String(10), nullable=False, server_default="all"),  # who sees it: all, numbers, no one
    Column("program", Boolean, nullable=False, server_default=false()),  # has sat at a rated table by a token
    Column("totp", String(64), nullable=False, server_default=""),  # the sealed secret of a second factor
    Column("totp_used", Integer, nullable=False, server_default="0"),  # the last code, by its time
)

TOKENS: Final = Table(
    "tokens",
    META,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("scope", String(10), nullable=False),  # play, read
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

SESSIONS: Final = Table(  # the browsers in which people are known
    "sessions",
    META,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),  # of the secret in the cookie
    Column("device", String(60), nullable=False),  # browser and system, as far as they are known
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

NOTICES: Final = Table(  # how people want to be told that it is their turn
    "notices",
    META,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),  # of mail; confirmed
    Column("pending", String(254), nullable=False),  # asked for, but not confirmed
    Column("mail", Boolean, nullable=False),
    Column("quiet_from", Integer),  # minutes of the day in their time zone
    Column("quiet_to", Integer),
    Column("zone", String(64), nullable=False),
    Column("events", Boolean, nullable=False, server_default=true()),  # before those for which they have signed up
)

BROWSERS: Final = Table(  # where pushes go
    "browsers",
    META,
    Column("endpoint", String(1000), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

REMINDERS: Final = Table(  # those that were sent: one for each due move, never more
    "reminders",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("after", Integer, primary_key=True),  # the number of the seat's move before the due one
    Column("at", Float, nullable=False),
)

RECOVERY: Final = Table(  # codes that stand in for a password once
    "recovery",
    META,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),
)

PASSKEYS: Final = Table(
    "passkeys",
    META,
    Column("id", String(400), primary_key=True),  # of the credential, in base64url
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", Text, nullable=False),  # the public one, in base64url
    Column("count", Integer, nullable=False),  # of signatures, as its device tells
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
)
