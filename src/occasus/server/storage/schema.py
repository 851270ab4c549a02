"""The tables of the database. Times are seconds since 1970; what is plain data is kept as JSON."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

META: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("account", String(40)),  # how the name of the account was written
    Column("account_key", String(120), unique=True),  # the same in small letters
    Column("password", String(200)),
    Column("session", Integer, nullable=False),  # of cookies of the first release; -1: none of them is good any more
    Column("created", Float, nullable=False),
    Column("profile", String(10), nullable=False, server_default="all"),  # who sees it: all, numbers, nobody
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

SCORES: Final = Table(  # what each finished game was for its people
    "scores",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("level", String(40), nullable=False),
    Column("role", String(40), nullable=False),
    Column("ended", String(10), nullable=False),  # played, resigned, left, replaced
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("team", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("before", Float),
    Column("points", Float),
    Column("spread", Float),
    Column("opening", String(40)),  # none: nobody has looked yet
    Column("weight", Float, nullable=False, server_default="1"),  # how much of it counted for the rating
    Index("ix_scores_person_at", "person", "at"),
    Index("ix_scores_game_level_team", "game", "level", "team"),
)

RATINGS: Final = Table(  # the present ones
    "ratings",
    META,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("points", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("opponents", Integer, nullable=False, server_default="0"),  # different ones in rated games
)

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

CHALLENGE_TRIES: Final = Table(  # one for each person
    "challenge_tries",
    META,
    Column("challenge", String(40), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("measure", JSON(none_as_null=True)),  # how it went, once it is over
    Column("at", Float, nullable=False),
)

CONTESTS: Final = Table(  # events of many tables
    "contests",
    META,
    Column("id", String(32), primary_key=True),
    Column("host", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(60), nullable=False),
    Column("kind", String(10), nullable=False),  # arena, swiss
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),  # of a table
    Column("minutes", Integer, nullable=False),  # in store for each seat
    Column("rated", Boolean, nullable=False),
    Column("starts", Float, nullable=False),
    Column("length", Integer, nullable=False),  # minutes of an arena, rounds of a Swiss tournament
    Column("state", String(10), nullable=False, index=True),  # open, running, over, cancelled
    Column("round", Integer, nullable=False),  # of a Swiss tournament; how often an arena made tables
    Column("asked", Float, nullable=False),  # since when an answer to "are you here?" counts
    Column("changed", Float, nullable=False),  # when tables were made last, or it ended
)

CONTEST_PEOPLE: Final = Table(  # who has signed up
    "contest_people",
    META,
    Column("contest", ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("out", Boolean, nullable=False),  # has left, or takes a break
    Column("here", Float, nullable=False),  # when they last said so; 0: never
    Column("waits", Float, nullable=False),  # since when they have no table
    Column("table_id", ForeignKey("tables.id", ondelete="SET NULL")),  # where they play now: one at a time
    Column("at", Float, nullable=False),
    Column("place", Integer),  # at the end
    Column("points", Float),
)

CONTEST_TABLES: Final = Table(
    "contest_tables",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("contest", ForeignKey("contests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("people", JSON, nullable=False),  # by seat; empty for a bot
    Column("points", JSON(none_as_null=True)),  # of each person, with the score, once it is over
    Column("at", Float, nullable=False),
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
