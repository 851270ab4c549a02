"""Tables: who sits there, what was played and what is stored beside it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false

from occasus.server.storage.schema.meta import META

TABLES: Final = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("code", String(32), nullable=False, unique=True),  # of the invite link
    Column("host", ForeignKey("people.id", ondelete="SET NULL")),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("days", Integer, nullable=False),  # per move of a slow game; 0: live
    Column("state", String(10), nullable=False, index=True),  # lobby, playing, over, closed
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),  # the last move, or the last change in the lobby
    Column("number", Integer, nullable=False),  # entries in its journal
    Column("due", JSON, nullable=False),  # the seats that must act
    Column("deadline", Float),
    Column("secret", String(80), nullable=False, server_default=""),  # of chance, made with the table
    Column("seed", String(80), nullable=False),  # secret while the game goes on
    Column("rules_version", Integer, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("rematch", String(32)),  # the table that goes on from this one
    Column("content", String(64), nullable=False, server_default=""),  # the id of its content file; empty: ours
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("counted", Boolean, nullable=False, server_default=false()),  # once, when it is over
    Column(
        "minutes", Integer, nullable=False, server_default="0"
    ),  # in store for each seat of a live game; 0: no clock
    Column("clock", JSON(none_as_null=True)),
    Column("language", String(8), nullable=False, server_default=""),  # of whoever opened it
    Column("fill", Float),  # when bots take the free seats of a table of "play now"
    Column("terms", Integer, nullable=False, server_default="0"),  # how often the host has changed what it is
    Column("challenge", String(40), nullable=False, server_default=""),  # that is played at it
    Column("contest", String(32), nullable=False, server_default=""),  # the event whose table it is
)

SEATS: Final = Table(
    "seats",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, person, bot, left
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", String(40), nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("nonce", String(64), nullable=False, server_default=""),  # what its person adds to chance
    Column(
        "owner", ForeignKey("people.id", ondelete="SET NULL"), index=True
    ),  # for whom a bot plays until they are back, who resigned or left, or who is asked to a rematch
    Column("ready", Boolean, nullable=False, server_default=false()),  # agrees with what the table is
    Column("gone", String(10), nullable=False, server_default=""),  # how its owner went: resigned, left, time
)

MEMBERS: Final = Table(  # who may see a private table, and came by its invite link
    "members",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

REMOVED: Final = Table(  # whom the host sent away from a seat, and until when they cannot sit there again
    "removed",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("until", Float, nullable=False),
)

MOVES: Final = Table(  # the journal: nothing in it is ever changed
    "moves",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # move, undo, seat, rules, said
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),  # of a move; how many moves are left by an undo
    Column("person", String(32)),
    Column("command", String(64)),  # the id of the message behind it
    Column("at", Float, nullable=False),
    Index("uq_moves_command", "table_id", "person", "command", unique=True),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), primary_key=True),  # latest; base: where replays by the present rules begin; story
    Column("number", Integer, nullable=False),
    Column("moves", Integer, nullable=False),  # how many moves led to it, those of older rules included
    Column("rules_version", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

PROPOSALS: Final = Table(
    "proposals",
    META,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # undo, takeover
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("bot", String(40), nullable=False),  # who takes the seat over; empty: the proposer
    Column("number", Integer, nullable=False),  # of the journal, when it was proposed
    Column("moves", Integer, nullable=False),  # how many moves an undo would leave
    Column("open", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

VOTES: Final = Table(
    "votes",
    META,
    Column("proposal", ForeignKey("proposals.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("yes", Boolean, nullable=False),
)

REPLAYS: Final = Table(  # match files that people brought
    "replays",
    META,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("players", JSON, nullable=False, server_default="[]"),
    Column("result", JSON(none_as_null=True)),
)

STUDIES: Final = Table(  # that several people edit
    "studies",
    META,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", String(32), nullable=False),  # in the link for those who may edit it
    Column("title", String(400), nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("log", JSON, nullable=False),  # who did what, the last of it
    Column("at", Float, nullable=False),  # of the last change
)

CONTENTS: Final = Table(  # content files that hosts brought, each once
    "contents",
    META,
    Column("id", String(64), primary_key=True),  # a hash of the data
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
)
