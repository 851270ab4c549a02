"""What those who run a server do, in its database: find people, ban them, read reports, stop writing."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from time import time
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import delete, insert, or_, select, update

from occasus.core.basics import CHANCE
from occasus.server.names import account_key
from occasus.server.ratings.game_scores import BY_ADMIN
from occasus.server.secrets import hash_password
from occasus.server.storage.accounts import people, sessions
from occasus.server.storage.accounts.people import PEOPLE_COLUMNS
from occasus.server.storage.engine import Storage
from occasus.server.storage.journal import Journal
from occasus.server.storage.schema import BANS, PEOPLE, REPORTS, STATE, TABLES
from occasus.server.storage.tables import drop_lobby, find_table
from occasus.tables.protocol.problems import Problem
from occasus.tables.store.ids import random_id
from occasus.tables.store.rows import Commit, JournalEntry, Person

DAY: Final = 86_400.0
ADMIN: Final = "admin/"  # and the id of a person who may run the server
MOST: Final = 100  # people or reports in a list


Role = Literal["", "moderator", "owner"]
WIDEST: Final = {4: 16, 6: 32}  # ranges of addresses that can be banned, by their length: no one bans everyone


class Ban(msgspec.Struct, kw_only=True):
    """Someone, or a range of addresses, that may not do anything for a while."""

    id: str
    person: str  # empty: a range of addresses
    network: str
    until: float | None  # None: for good
    why: str


class Report(msgspec.Struct, kw_only=True):
    """Something that someone said or called themselves, and that another person found wrong."""

    id: int
    by: str | None
    person: str | None
    name: str
    table_id: str | None
    text: str
    why: str
    at: float
    done: bool


async def search(storage: Storage, text: str) -> list[Person]:
    """People by id, by the name of their account, or by a part of their name."""
    like = PEOPLE.c.name.ilike("%" + text.replace("%", r"\%").replace("_", r"\_") + "%", escape="\\")
    wanted = or_(PEOPLE.c.id == text, PEOPLE.c.account_key == account_key(text), like)
    async with storage.read() as connection:
        rows = await connection.execute(select(*PEOPLE_COLUMNS).where(wanted).order_by(PEOPLE.c.created).limit(MOST))
        return [Person(**row) for row in rows.mappings()]


async def one_person(storage: Storage, text: str) -> Person | None:
    """A person by id or by the name of their account."""
    return await people.find_person(storage, text) or await people.find_account(storage, text)


async def reset_password(storage: Storage, person: str) -> str:
    """A new password for an account, which ends all its sessions."""
    password = random_id(16)
    await people.change_person(storage, person, password=await hash_password(password))
    await sessions.end_all(storage, person)
    return password


async def ban(storage: Storage, person: str, network: str, days: float, why: str) -> None:
    """Ban a person, whose sessions end, or a range of addresses; for some days, or for good (0)."""
    until = time() + days * DAY if days else None
    async with storage.write() as connection:
        row = {"id": random_id(), "person": person or None, "network": network, "until": until, "why": why}
        await connection.execute(insert(BANS).values(**row, at=time()))
    if person:
        await sessions.end_all(storage, person)


def range_of(text: str) -> str:
    """A range of addresses, empty if a text is none; one that is too wide is refused."""
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        return ""
    if network.prefixlen < WIDEST[network.version]:
        raise Problem("too_wide", f"This range is too wide to ban. Use /{WIDEST[network.version]} or narrower.", 409)
    return str(network)


async def unban(storage: Storage, text: str) -> bool:
    """End a ban, named by its id, its person or its range."""
    named = or_(BANS.c.id == text, BANS.c.person == text, BANS.c.network == text)
    async with storage.write() as connection:
        return (await connection.execute(delete(BANS).where(named))).rowcount > 0


async def bans(storage: Storage) -> list[Ban]:
    """All bans that hold now."""
    async with storage.read() as connection:
        holds = or_(BANS.c.until.is_(None), BANS.c.until > time())
        rows = await connection.execute(select(BANS).where(holds).order_by(BANS.c.at))
        return [
            Ban(id=row["id"], person=row["person"] or "", network=row["network"], until=row["until"], why=row["why"])
            for row in rows.mappings()
        ]


def is_banned(banned: list[Ban], person: str, address: str) -> bool:
    """Return whether a person or an address may not do anything."""
    if any(ban.person and ban.person == person for ban in banned):
        return True
    networks = [ban.network for ban in banned if ban.network]
    if not networks or not address:
        return False
    try:
        where = ip_network(address, strict=False) if "/" in address else ip_network(ip_address(address))
    except ValueError:
        return False
    return any(_covers(network, where) for network in networks)


def _covers(network: str, where: Any) -> bool:
    known = ip_network(network, strict=False)
    return known.version == where.version and bool(known.supernet_of(where) or where.supernet_of(known))


async def close_table(storage: Storage, table: str) -> bool:
    """Close a table, whatever its state; False if there is none such, or it is over."""
    if await drop_lobby(storage, table):
        return True
    stored = await find_table(storage, table)
    if stored is None or stored[0].state != "playing":
        return False
    row = stored[0]
    entry = JournalEntry(number=row.number, kind="close", seat=CHANCE, action=BY_ADMIN)
    journal = Journal(storage)
    try:
        await journal.add(
            Commit(table=table, entries=[entry], snapshots=[], due=[], deadline=None, state="closed", result=row.result)
        )
    finally:
        await journal.close()
    return True


async def add_report(storage: Storage, by: str, person: Person, table: str, text: str, why: str) -> None:
    """Keep a report, with what it is about as it was said."""
    row = {"by": by, "person": person.id, "name": person.name, "table_id": table or None, "text": text, "why": why}
    async with storage.write() as connection:
        await connection.execute(insert(REPORTS).values(**row, at=time(), done=False))


async def reports(storage: Storage, done: bool = False) -> list[Report]:
    """Reports that wait, oldest first; or those that were dealt with."""
    async with storage.read() as connection:
        query = select(REPORTS).where(REPORTS.c.done.is_(done)).order_by(REPORTS.c.at).limit(MOST)
        return [Report(**row) for row in (await connection.execute(query)).mappings()]


async def close_report(storage: Storage, report: int) -> bool:
    """A report was dealt with."""
    async with storage.write() as connection:
        done = await connection.execute(update(REPORTS).where(REPORTS.c.id == report).values(done=True))
        return done.rowcount > 0


async def set_state(storage: Storage, name: str, value: str) -> None:
    """Keep a word on the whole server; an empty one is dropped."""
    async with storage.write() as connection:
        await connection.execute(delete(STATE).where(STATE.c.name == name))
        if value:
            await connection.execute(insert(STATE).values(name=name, value=value))


async def get_state(storage: Storage, name: str) -> str:
    """The word on the whole server; empty if there is none."""
    async with storage.read() as connection:
        rows = await connection.execute(select(STATE.c.value).where(STATE.c.name == name))
        return rows.scalar_one_or_none() or ""


async def role_of(storage: Storage, person: Person) -> Role:
    """The right of a person to run the server; only accounts have one."""
    role = await get_state(storage, ADMIN + person.id) if person.account is not None else ""
    if role == "moderator":
        return "moderator"
    return "owner" if role else ""  # given by an earlier release


async def administrators(storage: Storage) -> frozenset[str]:
    """The ids of those who may run the server."""
    given = select(STATE.c.name).where(STATE.c.name.startswith(ADMIN), STATE.c.value != "")
    async with storage.read() as connection:
        return frozenset(name.removeprefix(ADMIN) for name in await connection.scalars(given))


async def give_role(storage: Storage, person: str, role: Role) -> None:
    """Give a person a right to run the server on its page, or take it away."""
    await set_state(storage, ADMIN + person, role)


async def states(storage: Storage, tables: list[str]) -> dict[str, str]:
    async with storage.read() as connection:
        rows = await connection.execute(select(TABLES.c.id, TABLES.c.state).where(TABLES.c.id.in_(tables)))
        return {row[0]: row[1] for row in rows}
