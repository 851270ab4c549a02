"""People and their tokens in the database."""

from __future__ import annotations

from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from occasus.server.names import LONGEST_KEY, account_key, alike, alike_keys, shown_key
from occasus.server.secrets import token_hash
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import CHAT, MOVES, PEOPLE, SEATS, TABLES, TOKENS
from occasus.tables.store import name_rules
from occasus.tables.store.ids import random_id
from occasus.tables.store.rows import Person, Profile, Scope, Token, guest

DAY: Final = 86_400.0


PEOPLE_COLUMNS: Final = [PEOPLE.c[name] for name in Person.__struct_fields__]


async def add_guest(storage: Storage, name: str, language: str, profile: Profile) -> Person:
    """A new guest."""
    person = guest(name, language, profile)
    async with storage.write() as connection:
        await connection.execute(insert(PEOPLE).values(msgspec.to_builtins(person)))
    return person


async def find_person(storage: Storage, person: str) -> Person | None:
    """A person by id."""
    return await _one(storage, PEOPLE.c.id == person)


async def find_account(storage: Storage, name: str) -> Person | None:
    """A person by the name of the account."""
    earlier = (name_rules.account_key(name), name.casefold())  # of names that earlier releases took
    for key in dict.fromkeys((account_key(name), *earlier)):
        person = await _one(storage, PEOPLE.c.account_key == key)
        if person is not None:
            return person
    return None


async def looks_like_another(storage: Storage, name: str, person: str) -> bool:
    """Return whether a name looks like someone else's username, or like the name that this account shows."""
    keys = {key[:LONGEST_KEY] for key in alike_keys(name)}
    known = [or_(PEOPLE.c.account_key.in_(keys), PEOPLE.c.name_key.in_(keys)), PEOPLE.c.id != person]
    async with storage.read() as connection:
        rows = (
            await connection.execute(select(PEOPLE.c.account, PEOPLE.c.name, PEOPLE.c.name_key).where(*known))
        ).all()
    return any(
        alike(name, taken) for account, shown, key in rows for taken in (account, shown if key else None) if taken
    )


async def find_token(storage: Storage, secret: str) -> tuple[Token, Person] | None:
    """The token with this secret, and whose it is; None if there is none, or its time is over."""
    async with storage.read() as connection:
        known = [TOKENS.c.hash == token_hash(secret), TOKENS.c.expires > time()]
        row = (await connection.execute(select(TOKENS).where(*known))).mappings().one_or_none()
    person = await find_person(storage, row["person"]) if row else None
    if row is None or person is None:
        return None
    return Token(**{name: row[name] for name in Token.__struct_fields__}), person


async def change_person(storage: Storage, person: str, **values: Any) -> None:
    """Change some fields of a person."""
    async with storage.write() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))


async def rename(storage: Storage, person: Person) -> None:
    """Keep what a person is called now; what an account shows is free for no one else."""
    changed = {"name": person.name, "language": person.language, "profile": person.profile}
    key = shown_key(person.name) if person.account else None
    await change_person(storage, person.id, **changed, name_key=key)


async def give_account(storage: Storage, person: str, account: str, password: str) -> bool:
    """Turn a guest into an account; False if someone has that name."""
    try:
        keys = {"account_key": account_key(account), "name_key": shown_key(account)}
        await change_person(storage, person, account=account, **keys, name=account, password=password)
    except IntegrityError:
        return False
    return True


async def add_token(storage: Storage, person: str, label: str, scope: Scope, days: int) -> tuple[Token, str]:
    """A new personal token and its secret, which is not kept."""
    secret, now = f"occ_{random_id(32)}", time()
    token = Token(id=random_id(), label=label, scope=scope, created=now, expires=now + days * DAY)
    async with storage.write() as connection:
        await connection.execute(
            insert(TOKENS).values(**msgspec.to_builtins(token), person=person, hash=token_hash(secret))
        )
    return token, secret


async def tokens_of(storage: Storage, person: str) -> list[Token]:
    """A person's tokens, oldest first."""
    async with storage.read() as connection:
        rows = await connection.execute(
            select(*(TOKENS.c[name] for name in Token.__struct_fields__))
            .where(TOKENS.c.person == person, TOKENS.c.expires > time())
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
        seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
        mine = [TABLES.c.state == "lobby", TABLES.c.id.in_(seated)]  # whoever starts one comes before or after
        await connection.execute(update(TABLES).where(*mine).values(changed=time()))
        await connection.execute(delete(TABLES).where(TABLES.c.host == person, TABLES.c.state == "lobby"))
        await connection.execute(
            update(SEATS)
            .where(SEATS.c.person == person, SEATS.c.table_id.in_(lobbies))
            .values(kind="open", person=None, nonce="")
        )
        await connection.execute(
            update(SEATS).where(SEATS.c.person == person).values(kind="left", gone="left", person=None)
        )
        lent = [SEATS.c.owner == person, SEATS.c.kind == "bot"]  # or it would look as if the bot had always sat there
        await connection.execute(update(SEATS).where(*lent).values(resigned=True, gone="left"))
        await connection.execute(update(MOVES).where(MOVES.c.person == person).values(person=None, command=None))
        await connection.execute(delete(CHAT).where(CHAT.c.person == person))
        await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))


async def _one(storage: Storage, condition: Any) -> Person | None:
    async with storage.read() as connection:
        row = (await connection.execute(select(*PEOPLE_COLUMNS).where(condition))).mappings().one_or_none()
    return Person(**row) if row else None
