"""Second factors, recovery codes and passkeys in the database."""

from __future__ import annotations

from time import time
from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from occasus.server.secrets import token_hash
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import PASSKEYS, PEOPLE, RECOVERY
from occasus.tables.store.ids import random_id

CODES: Final = 10
LENGTH: Final = 12  # letters of a recovery code, 5 bits each
MOST_PASSKEYS: Final = 10


class Passkey(msgspec.Struct, kw_only=True):
    """A passkey: its credential, whose it is, and its public key."""

    id: str
    person: str
    key: str
    count: int
    label: str
    created: float


async def use_step(storage: Storage, person: str, step: int) -> bool:
    """Use a code of a second factor up, by its time; False if it, or a later one, was used before."""
    fresh = [PEOPLE.c.id == person, PEOPLE.c.totp_used < step]
    async with storage.write() as connection:
        return (await connection.execute(update(PEOPLE).where(*fresh).values(totp_used=step))).rowcount > 0


async def new_codes(storage: Storage, person: str) -> list[str]:
    """Make new recovery codes, which are shown once; those of before are no longer good."""
    codes = [random_id(LENGTH) for _ in range(CODES)]
    async with storage.write() as connection:
        await connection.execute(delete(RECOVERY).where(RECOVERY.c.person == person))
        await connection.execute(insert(RECOVERY), [{"person": person, "hash": _hash(code)} for code in codes])
    return codes


async def count_codes(storage: Storage, person: str) -> int:
    """Return how many recovery codes are left."""
    count = select(func.count()).select_from(RECOVERY).where(RECOVERY.c.person == person)
    async with storage.read() as connection:
        return int((await connection.execute(count)).scalar_one())


async def use_code(storage: Storage, person: str, code: str) -> bool:
    """Use a recovery code up; False if it is not good."""
    same = [RECOVERY.c.person == person, RECOVERY.c.hash == _hash(code)]
    async with storage.write() as connection:
        return (await connection.execute(delete(RECOVERY).where(*same))).rowcount > 0


def _hash(code: str) -> str:
    """Return what is stored of a code; it is random, so that a plain hash is enough."""
    return token_hash("recovery/" + "".join(code.split()).replace("-", "").lower())


async def add_passkey(storage: Storage, passkey: Passkey) -> bool:
    """Keep a passkey; False if it is known, or its person has too many."""
    count = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person == passkey.person)
    try:
        async with storage.write() as connection:
            if int((await connection.execute(count)).scalar_one()) >= MOST_PASSKEYS:
                return False
            await connection.execute(insert(PASSKEYS).values(msgspec.structs.asdict(passkey)))
    except IntegrityError:
        return False
    return True


async def passkeys_of(storage: Storage, person: str) -> list[Passkey]:
    """The passkeys of a person, oldest first."""
    query = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created)
    async with storage.read() as connection:
        return [Passkey(**row) for row in (await connection.execute(query)).mappings()]


async def find_passkey(storage: Storage, credential: str) -> Passkey | None:
    """A passkey by its credential."""
    async with storage.read() as connection:
        row = (await connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == credential))).mappings().one_or_none()
    return Passkey(**row) if row else None


async def used_passkey(storage: Storage, credential: str, count: int) -> None:
    """Note how often a passkey has signed."""
    async with storage.write() as connection:
        await connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == credential).values(count=count))


async def drop_passkey(storage: Storage, person: str, credential: str) -> bool:
    """Forget a passkey; False if this person has none such."""
    same = [PASSKEYS.c.id == credential, PASSKEYS.c.person == person]
    async with storage.write() as connection:
        return (await connection.execute(delete(PASSKEYS).where(*same))).rowcount > 0


def new_passkey(person: str, credential: str, key: str, count: int, label: str) -> Passkey:
    """A passkey that was made just now."""
    return Passkey(id=credential, person=person, key=key, count=count, label=label, created=time())
