"""Accounts that feed one of them gain little."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest
from sqlalchemy import insert, update

from occasus.server.ratings.weights import MOST
from occasus.server.storage.accounts.people import forget_person
from occasus.server.storage.engine import Storage
from occasus.server.storage.moderation import addresses
from occasus.server.storage.moderation.suspects import GAINED, Suspect, suspects
from occasus.server.storage.schema import SCORES, TABLES
from tests.server.collusion import Pattern, gain, random_pattern, search
from tests.server.stored_fixtures import with_tables

BEGUN = 4 * MOST  # what the first games may add
RING = Pattern(feeders=10, days=1, rounds=1, seats=2, established=False, fresh=False, strong=False)


def test_ten_new_accounts_that_resign_gain_little() -> None:
    assert gain(RING, Random("ring")) < 2 * MOST


@pytest.mark.parametrize("patterns", [10, pytest.param(1000, marks=pytest.mark.long)])
def test_no_pattern_gains_much_more_than_the_limit_of_each_day(patterns: int) -> None:
    for gained, pattern in search(patterns):
        assert gained < (MOST + 25) * pattern.days + (BEGUN if pattern.newcomer else 25), pattern


def test_who_stays_provisional_gains_no_more_than_others() -> None:
    """Four accounts of others who have met enough feed a new one, which then meets bots."""
    fed = Pattern(feeders=4, days=1, rounds=4, seats=2, established=True, fresh=False, strong=False, newcomer=True)
    assert gain(fed, Random("newcomer")) < MOST + BEGUN


def test_patterns_are_made_up_alike_from_a_seed() -> None:
    assert random_pattern(Random("a")) == random_pattern(Random("a"))


def score(table: str, seat: int, person: str, change: float) -> dict[str, Any]:
    """What a rated game of two counted for one of them."""
    won = change > 0
    ended = "played" if won else "resigned"
    about = {"game": "empires_end", "seats": 2, "level": "", "role": "", "team": table, "rated": True, "at": time()}
    points = {"before": 1500.0, "points": 1500.0 + change, "spread": 300.0}
    return {
        "table_id": table,
        "seat": seat,
        "person": person,
        "ended": ended,
        "place": 2 - won,
        "won": won,
        **about,
        **points,
    }


@pytest.mark.parametrize("shared", [True, False])
def test_accounts_of_one_address_that_each_lose_a_little_to_the_same_one_are_shown(
    tmp_path: Path, shared: bool
) -> None:
    results: list[Suspect] = []

    async def feed(storage: Storage, tables: list[str], people: list[str]) -> None:
        winner, *feeders = people
        for number, (table, feeder) in enumerate(zip(tables, feeders, strict=True)):
            rows = [score(table, 0, winner, GAINED / 2), score(table, 1, feeder, -GAINED)]
            async with storage.write() as connection:
                await connection.execute(insert(SCORES), rows)
            await addresses.note(storage, feeder, "192.0.2.1" if shared else f"192.0.2.{number}")
        await addresses.note(storage, winner, "198.51.100.7")
        results.extend(await suspects(storage))

    asyncio.run(with_tables(tmp_path, feed))
    if not shared:
        assert results == [], "each of them lost too little to be looked at"
        return
    (suspect,) = results
    assert {feeder.name for feeder in suspect.feeders} == {"Bob", "Eve", "Max"}
    assert (suspect.winner_name, suspect.games, suspect.gained) == ("Ada", 3, 1.5 * GAINED)
    assert (suspect.same_address, suspect.only, suspect.lost_all, suspect.given_up) == (True, True, True, 3)


def test_accounts_that_are_deleted_after_they_have_lost_are_shown(tmp_path: Path) -> None:
    results: list[Suspect] = []

    async def feed(storage: Storage, tables: list[str], people: list[str]) -> None:
        winner, *feeders = people
        for table, feeder in zip(tables, feeders, strict=True):
            rows = [score(table, 0, winner, GAINED), score(table, 1, feeder, -GAINED)]
            async with storage.write() as connection:
                await connection.execute(update(TABLES).values(state="over"))
                await connection.execute(insert(SCORES), rows)
            await forget_person(storage, feeder)
        results.extend(await suspects(storage))

    asyncio.run(with_tables(tmp_path, feed))
    (suspect,) = results
    assert [(feeder.id, feeder.name) for feeder in suspect.feeders] == [("", "")]
    assert (suspect.winner_name, suspect.games, suspect.gained) == ("Ada", 3, 3 * GAINED)
