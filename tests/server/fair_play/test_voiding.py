"""What is left when a game no longer counts is what there would be if it had never been rated."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import select, update

from occasus.server.ratings.game_scores import players, scores
from occasus.server.ratings.weights import DAY, MOST
from occasus.server.storage import counting
from occasus.server.storage.accounts.people import add_guest, forget_person
from occasus.server.storage.engine import Storage
from occasus.server.storage.migrate import migrate
from occasus.server.storage.schema import PEOPLE, RATINGS, SCORES, SEATS, TABLES
from occasus.server.storage.scores import become_program, best_of
from occasus.server.storage.tables import add_table, find_table, seat_values
from occasus.tables.match.replayed_match import undone
from occasus.tables.store.rows import JournalEntry, SeatRow, TableRow

GAME = "empires_end"
NAMES = ("Ada", "Bob", "Eve", "Max", "Pia", "Tom")
Look = Callable[[Storage, dict[str, str]], Awaitable[None]]


def with_people(folder: Path, look: Look) -> None:
    """Look at a new database with some accounts, by name."""

    async def run() -> None:
        folder.mkdir(exist_ok=True)
        storage = Storage(f"sqlite+aiosqlite:///{folder / 'occasus.sqlite'}")
        try:
            await migrate(storage)
            ids = {}
            for name in NAMES:
                person = await add_guest(storage, name, "en", "all")
                async with storage.write() as connection:
                    named = {"account": name, "account_key": name.lower()}
                    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**named))
                ids[name] = person.id
            await look(storage, ids)
        finally:
            await storage.close()

    asyncio.run(run())


async def add_game(storage: Storage, table: str, at: float, seats: list[SeatRow]) -> None:
    """Keep a rated game that is over, in which who sits first has won."""
    row = TableRow(
        id=table,
        code=f"code-{table}",
        host=None,
        game=GAME,
        options={},
        seats=len(seats),
        public=True,
        spectators=True,
        hints=False,
        days=0,
        minutes=5,
        state="lobby",
        created=at,
        changed=at,
        rated=True,
        result={"winners": [0], "places": list(range(1, len(seats) + 1))},
    )
    await add_table(storage, row, seats)
    async with storage.write() as connection:
        over = {"state": "over", "number": 9, "changed": at, "result": row.result}
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**over))


async def count(storage: Storage, table: str, changes: Collection[JournalEntry] = ()) -> None:
    stored = await find_table(storage, table)
    assert stored
    row, seats = stored
    seated = players(row, seats, list(changes))
    assert await counting.count(storage, row, seated, scores(row, seated, []), compete=True)


def person(seat: int, name: str) -> SeatRow:
    return SeatRow(seat=seat, kind="person", person=name)


async def rated_game(storage: Storage, ids: dict[str, str], table: str, at: float, order: list[str]) -> None:
    """A game of some people, and bots of a level, best first."""
    seats = [
        person(seat, ids[name]) if name in ids else SeatRow(seat=seat, kind="bot", bot=name)
        for seat, name in enumerate(order)
    ]
    await add_game(storage, table, at, seats)
    await count(storage, table)


async def rows(storage: Storage, ids: dict[str, str]) -> dict[str, tuple[float, float, int]]:
    """The ratings, their uncertainty and how many have been met, by name."""
    names = {person: name for name, person in ids.items()}
    async with storage.read() as connection:
        found = await connection.execute(select(RATINGS).where(RATINGS.c.game == GAME))
        return {
            names[row["person"]]: (round(row["points"], 6), round(row["spread"], 6), row["opponents"])
            for row in found.mappings()
        }


async def gain(storage: Storage, who: str, table: str) -> float:
    async with storage.read() as connection:
        same = [SCORES.c.table_id == table, SCORES.c.person == who]
        change = select(SCORES.c.points - SCORES.c.before).where(*same)
        return float((await connection.execute(change)).scalar_one())


def some_games(seed: str, games: int) -> list[tuple[str, float, list[str]]]:
    """Games of two to four, people and bots, within some days."""
    rng, at, made = Random(seed), 1e9, []
    for number in range(games):
        at += rng.choice([600.0, 3600.0, DAY / 3, 2 * DAY])
        order = rng.sample([*NAMES, "tiro", "miles", "legatus"], rng.randint(2, 4))
        if not set(order).isdisjoint(NAMES):
            made.append((f"game{number}", at, order))
    return made


@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_void_game_leaves_what_there_would_be_without_it(tmp_path: Path, seed: str) -> None:
    games, kept = some_games(seed, 40), []
    gone = {games[3][0], games[17][0]}

    def played(without: Collection[str], void: Collection[str]) -> Look:
        async def look(storage: Storage, ids: dict[str, str]) -> None:
            for table, at, order in games:
                if table not in without:
                    await rated_game(storage, ids, table, at, order)
            for table in void:
                assert await counting.void(storage, table)
            names = {person: name for name, person in ids.items()}
            leaders = [
                (names[each.id], round(each.points, 6), each.played, each.won) for each in await best_of(storage, GAME)
            ]
            kept.append((await rows(storage, ids), leaders))

        return look

    with_people(tmp_path / "all", played((), gone))
    with_people(tmp_path / "fewer", played(gone, ()))
    assert kept[0] == kept[1]
    assert kept[0][1], "somebody leads"


def test_all_games_are_counted_again_where_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = []

    class Watched(counting.History):
        def __init__(self) -> None:
            super().__init__()
            threads.append(threading.current_thread())

    monkeypatch.setattr(counting, "History", Watched)

    async def look(storage: Storage, ids: dict[str, str]) -> None:
        await rated_game(storage, ids, "one", 1e9, ["Ada", "Bob"])
        assert await counting.void(storage, "one")
        assert len(threads) == 1
        assert threads[0] is not threading.current_thread(), "the loop serves everyone"

    with_people(tmp_path, look)


def test_counting_again_forgets_nobody_whom_one_has_met(tmp_path: Path) -> None:
    """Though one of three has deleted the account, the other two have met."""

    async def look(storage: Storage, ids: dict[str, str]) -> None:
        await rated_game(storage, ids, "three", 1e9, ["Ada", "Bob", "Eve"])
        await rated_game(storage, ids, "two", 1e9 + 60, ["Max", "Pia"])
        await forget_person(storage, ids["Eve"])
        before = await rows(storage, ids)
        assert await counting.void(storage, "two")
        after = await rows(storage, ids)
        assert (before["Ada"][:2], before["Bob"][:2]) == (after["Ada"][:2], after["Bob"][:2])
        assert (after["Ada"][2], after["Bob"][2]) == (1, 1)

    with_people(tmp_path, look)


def test_who_beats_an_account_that_is_then_deleted_gains_no_more_than_from_a_newcomer(tmp_path: Path) -> None:
    async def look(storage: Storage, ids: dict[str, str]) -> None:
        await rated_game(storage, ids, "known", 1e9, ["Ada", "Bob"])
        await add_game(storage, "deleted", 1e9, [person(0, ids["Max"]), person(1, ids["Pia"])])
        await forget_person(storage, ids["Pia"])
        await count(storage, "deleted")
        assert await gain(storage, ids["Max"], "deleted") == pytest.approx(await gain(storage, ids["Ada"], "known"))

    with_people(tmp_path, look)


@pytest.mark.parametrize("lent", [False, True])
def test_a_bot_that_plays_on_for_a_deleted_account_is_not_beaten_as_that_bot(tmp_path: Path, lent: bool) -> None:
    async def look(storage: Storage, ids: dict[str, str]) -> None:
        own, bot = person(0, ids["Max"]), SeatRow(seat=1, kind="bot", bot="legatus")
        await add_game(storage, "deleted", 1e9, [own, person(1, ids["Pia"])])
        changes = [JournalEntry(number=5, kind="seat", seat=1, action="legatus", person=ids["Max"])]
        taken = msgspec.structs.replace(bot, owner=ids["Pia"]) if lent else msgspec.structs.replace(bot, resigned=True)
        where = [SEATS.c.table_id == "deleted", SEATS.c.seat == 1]
        if not lent:  # deleted before the others ask a bot to play on
            await forget_person(storage, ids["Pia"])
        async with storage.write() as connection:
            await connection.execute(update(SEATS).where(*where).values(seat_values("deleted", taken)))
        if lent:
            await forget_person(storage, ids["Pia"])
        await count(storage, "deleted", changes)
        await rated_game(storage, ids, "known", 1e9, ["Ada", "Bob"])
        assert await gain(storage, ids["Max"], "deleted") == pytest.approx(await gain(storage, ids["Ada"], "known"))
        assert (await rows(storage, ids))["Max"][2] == 0, "and is nobody whom one has met"

    with_people(tmp_path, look)


def test_accounts_that_are_deleted_do_not_get_around_the_limit_of_a_day(tmp_path: Path) -> None:
    async def look(storage: Storage, ids: dict[str, str]) -> None:
        for number in range(5):
            await rated_game(storage, ids, f"bot{number}", 1e9 - 9 * DAY, ["Ada", "tiro"])
        gained = 0.0
        for number in range(12):
            feeder = await add_guest(storage, "Feeder", "en", "all")
            table = f"fed{number}"
            await add_game(storage, table, 1e9 + number, [person(0, ids["Ada"]), person(1, feeder.id)])
            await forget_person(storage, feeder.id)
            await count(storage, table)
            gained += await gain(storage, ids["Ada"], table)
        assert gained <= MOST + 0.001

    with_people(tmp_path, look)


def test_a_program_begins_anew_also_when_all_games_are_counted_again(tmp_path: Path) -> None:
    async def look(storage: Storage, ids: dict[str, str]) -> None:
        for number in range(4):
            await rated_game(storage, ids, f"person{number}", 1e9 + number, ["Ada", "legatus", "Bob"])
        await rated_game(storage, ids, "void", 1e9 + 5, ["Eve", "Bob"])
        await become_program(storage, ids["Ada"])
        await rated_game(storage, ids, "program", 1e9 + 9, ["Ada", "miles"])
        async with storage.read() as connection:
            began = (await connection.execute(select(SCORES.c.before).where(SCORES.c.table_id == "program"))).scalar()
        assert began == 1500
        assert (await rows(storage, ids))["Ada"][2] == 1, "it has met one bot"
        before = (await rows(storage, ids))["Ada"]
        assert await counting.void(storage, "void")
        assert (await rows(storage, ids))["Ada"] == before

    with_people(tmp_path, look)


def test_what_is_taken_back_after_the_rules_have_changed_leaves_the_moves_before() -> None:
    """An undo counts the moves since; else a game would end uncounted for who lost it."""
    kinds = ["move", "move", "move", "rules", "move", "undo", "move"]
    entries = [JournalEntry(number=number, kind=kind, seat=0, action="0") for number, kind in enumerate(kinds)]
    assert undone(entries) == {4, 5}
