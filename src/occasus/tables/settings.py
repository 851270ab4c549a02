"""Settings, from options of `occasus serve` or environment variables called OCCASUS_..."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

PREFIX: Final = "OCCASUS_"

PUSH_SERVICES: Final = "https://fcm.googleapis.com https://*.push.services.mozilla.com https://*.notify.windows.com https://*.push.apple.com"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server. Each is read from OCCASUS_<NAME> where it is not given."""

    data: str  # folder of the database and of the secret
    database: str = ""  # an address of SQLAlchemy; SQLite in the data folder if left out
    redis: str = ""  # needed by several workers
    secret: str = ""  # signs cookies; kept in the data folder if left out
    workers: int = 1
    peer_host: str = ""  # where other workers reach this one; if left out, its address on the way to Redis
    peer_port: int = 0  # 0: any free port
    lease_seconds: float = 2.0  # without a sign of life so long, the tables of a worker are taken over
    database_connections: int = 16  # to PostgreSQL, of each worker
    secure: bool = False  # the server is reached by https: cookies say so
    origins: str = ""  # further origins whose pages may open sockets, with spaces between
    limits: bool = True  # rate limits, for people and addresses
    rates: str = ""  # other rate limits than the usual ones: "guest=100/1 socket=500/10", at once / a second
    proxies: str = ""  # how many proxies stand in front, or their networks with spaces between
    compress: bool = False  # compress socket messages: less to send, more to compute
    thinkers: int = 1  # processes in which bots think
    previewers: int = 1  # processes that try out what players ask to foresee
    replayers: int = 1  # processes for match files and content files
    analysts: int = 1  # processes for analyses
    bot_seconds: float = 10.0  # a bot that takes longer is replaced by a random choice
    absence_seconds: float = 120.0  # away so long, a seat of a live table can be taken over
    idle_move_seconds: float = 900.0  # without a move so long, a seat of a live table without a clock can be taken over
    idle_seconds: float = 600.0  # so long a table without sockets is kept in memory
    message_bytes: int = 16_384
    body_bytes: int = 1_000_000  # of an imported match file; other bodies are far smaller
    upload_bytes: int = 5_000_000  # of all match files that one person brought
    warm: bool = True  # read all games at the start, rather than when the first player comes
    url: str = ""  # where people reach this server, for links in mails: https://games.example.org
    smtp: str = ""  # the mail server: smtp://, smtp+starttls:// or smtps://user:password@host:port
    mail_from: str = ""  # who mails come from
    push_services: str = PUSH_SERVICES  # origins that pushes may be sent to
    again_seconds: float = 600.0  # so long no one is asked again to a table to which they would rather not come
    fill_seconds: float = 60.0  # so long "play now" waits for people before bots take the free seats
    contest_break_seconds: float = 60.0  # so long people are asked "are you here?" between rounds of an event
    contest_patience_seconds: float = 120.0  # so long someone waits in an arena before a smaller table will do
    contest_absence_seconds: float = 60.0  # away so long, someone's seat at a table of an event is played by a bot
    contests: str = ""  # events that come again: "Friday arena: arena empires_end fri 19:00 seats=4; ..."
    notice_seconds: float = 120.0  # so long a move is due before its person is told
    sweep_seconds: float = 20.0  # between two looks at what is idle, forgotten or due
    sockets_person: int = 30  # open at one worker, of one person
    sockets_address: int = 500  # open at one worker, from one address: a school may be behind it
    hello_seconds: float = 20.0  # a socket that has not said hello is closed then
    guest_days: float = 180.0  # guests who were not seen for so long are forgotten; 0: never
    address_days: float = 7.0  # so long it is kept from where people came, against abuse; 0: never
    address_hash: bool = False  # and only as hashes
    lobby_days: float = 30.0  # tables that were not started for so long are closed; 0: never
    sleep_days: float = 0.0  # games that no one has moved in for so long are closed; 0: never
    beat_seconds: float = 5.0  # between two signs of life of a worker; after three without one its people are away
    disk_bytes: int = 50_000_000  # that must be free where SQLite is, or this server is not ready
    site: str = ""  # the folder that script/site has built: people may play without the server, at /here/
    log_level: str = "INFO"

    def database_url(self) -> str:
        """The address of the database for SQLAlchemy's asynchronous engines."""
        if not self.database:
            return f"sqlite+aiosqlite:///{Path(self.data) / 'occasus.sqlite'}"
        scheme, colon, rest = self.database.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        return f"{drivers.get(scheme, scheme)}{colon}{rest}"

    def is_sqlite(self) -> bool:
        """Return whether the database is a file of ours."""
        return self.database_url().startswith("sqlite")


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings as environment variables, for worker processes."""
    plain: dict[str, object] = msgspec.to_builtins(settings)
    return {PREFIX + name.upper(): _word(value) for name, value in plain.items()}


def from_environment() -> Settings:
    """The settings of this process's environment."""
    given = {
        name: os.environ[key] for name in Settings.__struct_fields__ if (key := PREFIX + name.upper()) in os.environ
    }
    return msgspec.convert(given, Settings, strict=False)


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
