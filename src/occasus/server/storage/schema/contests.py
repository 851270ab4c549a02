"""Results: scores, ratings, challenges and events."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, false

from occasus.server.storage.schema.meta import META

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
    Column("opening", String(40)),  # none: no one has looked yet
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
    Column("told", Boolean, nullable=False, server_default=false()),  # was reminded of the start
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
