"""Proposals and votes in the database."""

from __future__ import annotations

from time import time

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import PROPOSALS, VOTES
from occasus.tables.store.rows import Proposal


async def propose(storage: Storage, table: str, proposal: Proposal) -> None:
    """Keep a proposal."""
    values = msgspec.structs.asdict(proposal)
    del values["yes"], values["no"]
    async with storage.write() as connection:
        await connection.execute(insert(PROPOSALS).values(**values, table_id=table, open=True, at=time()))


async def was_refused(storage: Storage, table: str, kind: str, seat: int, number: int) -> bool:
    """Return whether the same was proposed at this moment of the game, and someone said no."""
    same = [PROPOSALS.c.table_id == table, PROPOSALS.c.kind == kind, PROPOSALS.c.seat == seat]
    same += [PROPOSALS.c.number == number, ~PROPOSALS.c.open, VOTES.c.proposal == PROPOSALS.c.id, ~VOTES.c.yes]
    async with storage.read() as connection:
        return (await connection.execute(select(PROPOSALS.c.id).where(*same).limit(1))).first() is not None


async def open_proposals(storage: Storage, table: str) -> list[Proposal]:
    """Return what is being voted on at a table."""
    async with storage.read() as connection:
        rows = await connection.execute(
            select(PROPOSALS).where(PROPOSALS.c.table_id == table, PROPOSALS.c.open).order_by(PROPOSALS.c.at)
        )
        names = [name for name in Proposal.__struct_fields__ if name not in ("yes", "no")]
        proposals = [Proposal(**{name: row[name] for name in names}) for row in rows.mappings()]
        votes = await connection.execute(
            select(VOTES).where(VOTES.c.proposal.in_([proposal.id for proposal in proposals]))
        )
        by_id = {proposal.id: proposal for proposal in proposals}
        for vote in votes.mappings():
            proposal = by_id[vote["proposal"]]
            (proposal.yes if vote["yes"] else proposal.no).append(vote["person"])
        return proposals


async def vote(storage: Storage, proposal: str, person: str, yes: bool) -> None:
    """Keep a vote; the first one of a person counts."""
    try:
        async with storage.write() as connection:
            await connection.execute(insert(VOTES).values(proposal=proposal, person=person, yes=yes))
    except IntegrityError:
        return


async def settle(storage: Storage, proposal: str) -> bool:
    """Close a proposal; True for the one who did it."""
    async with storage.write() as connection:
        done = await connection.execute(
            update(PROPOSALS).where(PROPOSALS.c.id == proposal, PROPOSALS.c.open).values(open=False)
        )
        return done.rowcount > 0
