"""People and their tokens in the database."""

from __future__ import annotations

from time import time
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from occasus.server.secrets import random_id, token_hash
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import CHAT, MOVES, PEOPLE, SEATS, TABLES, TOKENS


class Person(msgspec.Struct, kw_only=True):
    """A guest, or somebody with an account."""

    id: str
    name: str
    language: str
    account: str | None
    account_key: str | None
    password: str | None
    session: int
    created: float


class Token(msgspec.Struct, kw_only=True):
    """A personal token, without its secret."""

    id: str
    label: str
    created: float


async def add_guest(storage: Storage, name: str, language: str) -> Person:
    """A new guest."""
    guest = Person(
        id=random_id(),
        name=name,
        language=language,
        account=None,
        account_key=None,
        password=None,
        session=0,
        created=time(),
    )
    async with storage.write() as connection:
        await connection.execute(insert(PEOPLE).values(msgspec.to_builtins(guest)))
    return guest


async def find_person(storage: Storage, person: str) -> Person | None:
    """A person by id."""
    return await _one(storage, PEOPLE.c.id == person)


async def find_account(storage: Storage, name: str) -> Person | None:
    """A person by the name of the account."""
    return await _one(storage, PEOPLE.c.account_key == name.casefold())


async def find_token(storage: Storage, token: str) -> Person | None:
    """The person whose token this is."""
    async with storage.read() as connection:
        owner = (
            await connection.execute(select(TOKENS.c.person).where(TOKENS.c.hash == token_hash(token)))
        ).scalar_one_or_none()
    return await find_person(storage, owner) if owner else None


async def change_person(storage: Storage, person: str, **values: Any) -> None:
    """Change some fields of a person."""
    async with storage.write() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))


async def give_account(storage: Storage, person: str, account: str, password: str) -> bool:
    """Turn a guest into an account; False if somebody has that name."""
    try:
        await change_person(storage, person, account=account, account_key=account.casefold(), password=password)
    except IntegrityError:
        return False
    return True


async def add_token(storage: Storage, person: str, label: str) -> tuple[Token, str]:
    """A new personal token and its secret, which is not kept."""
    secret = f"occ_{random_id(32)}"
    token = Token(id=random_id(), label=label, created=time())
    async with storage.write() as connection:
        await connection.execute(
            insert(TOKENS).values(**msgspec.to_builtins(token), person=person, hash=token_hash(secret))
        )
    return token, secret


async def tokens_of(storage: Storage, person: str) -> list[Token]:
    """A person's tokens, oldest first."""
    async with storage.read() as connection:
        rows = await connection.execute(
            select(TOKENS.c.id, TOKENS.c.label, TOKENS.c.created)
            .where(TOKENS.c.person == person)
            .order_by(TOKENS.c.created)
        )
        return [Token(**row) for row in rows.mappings()]


async def drop_token(storage: Storage, person: str, token: str) -> bool:
    """Forget a token; False if this person has none such."""
    async with storage.write() as connection:
        done = await connection.execute(delete(TOKENS).where(TOKENS.c.id == token, TOKENS.c.person == person))
        return done.rowcount > 0


async def forget_person(storage: Storage, person: str) -> None:
    """Delete a person: account, tokens, chat, replays and lobbies go; seats are left, moves lose the name."""
    async with storage.write() as connection:
        lobbies = select(TABLES.c.id).where(TABLES.c.state == "lobby")
        await connection.execute(delete(TABLES).where(TABLES.c.host == person, TABLES.c.state == "lobby"))
        await connection.execute(
            update(SEATS)
            .where(SEATS.c.person == person, SEATS.c.table_id.in_(lobbies))
            .values(kind="open", person=None)
        )
        await connection.execute(update(SEATS).where(SEATS.c.person == person).values(kind="left", person=None))
        await connection.execute(update(MOVES).where(MOVES.c.person == person).values(person=None, command=None))
        await connection.execute(delete(CHAT).where(CHAT.c.person == person))
        await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))


async def _one(storage: Storage, condition: Any) -> Person | None:
    async with storage.read() as connection:
        row = (await connection.execute(select(PEOPLE).where(condition))).mappings().one_or_none()
    return Person(**row) if row else None
