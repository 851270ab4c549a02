"""One worker leads each table; others hand requests on to it and take over when it dies; late writes are refused."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from websockets.exceptions import ConnectionClosed

from occasus.server.cluster import leadership
from occasus.server.cluster.leadership import Leadership
from occasus.server.cluster.links import Gone, Head, Listener, connect
from occasus.server.storage import leases
from occasus.server.storage.engine import Storage
from occasus.server.storage.journal import Journal, entries_from
from occasus.server.storage.leases import CHORES
from occasus.server.storage.migrate import migrate
from occasus.server.storage.tables import add_table
from occasus.tables.settings import Settings
from occasus.tables.store.rows import Commit, JournalEntry, NotLeading, SeatRow, TableRow
from tests.server.harness import PATIENCE, Client, Running, Socket, fetch
from tests.server.in_process_server import Hands
from tests.server.services import Service, postgres, postgres_service, redis_service
from tests.server.workers.test_cluster import elsewhere, two_seats
from tests.server.workers.test_outages import move

TABLE = "atable"
Work = Callable[[Storage], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[Work], None]]:
    """A database with one table, for work that several workers do on it."""
    with contextlib.ExitStack() as stack:
        is_file = request.param == "sqlite"
        address = f"sqlite:///{tmp_path / 'shared.sqlite'}" if is_file else stack.enter_context(postgres())

        async def on_it(work: Work) -> None:
            storage = Storage(Settings(data="", database=address).database_url())
            try:
                await migrate(storage)
                await add_table(storage, ROW, [SeatRow(seat=0)])
                await work(storage)
            finally:
                await storage.close()

        yield lambda work: asyncio.run(on_it(work))


ROW = TableRow(
    id=TABLE,
    code="a code",
    host=None,
    game="fall_of_rome",
    options={},
    seats=1,
    public=True,
    spectators=True,
    hints=True,
    days=0,
    state="playing",
    created=1.0,
    changed=1.0,
    number=0,
    due=[],
    deadline=None,
    seed="",
    rules_version=1,
)


def commit(number: int, fence: int) -> Commit:
    entry = JournalEntry(number=number, kind="move", seat=0, action="wait")
    return Commit(
        table=TABLE, entries=[entry], snapshots=[], due=[], deadline=None, state="playing", result=None, fence=fence
    )


async def _ignore(_table: str) -> None:
    """Nobody needs to hear of it."""


def test_what_a_deposed_leader_writes_is_refused_though_nobody_has_written_since(
    shared: Callable[[Work], None],
) -> None:
    async def depose(storage: Storage) -> None:
        await leases.beat(storage, "one", "", -1.0)  # dead as soon as it has led
        first = await leases.take(storage, TABLE, "one")
        await Journal(storage, "one").add(commit(0, first))
        await leases.beat(storage, "two", "", 60.0)
        assert await leases.take(storage, CHORES, "two"), "it leads something else and lives"

        second = await leases.take(storage, TABLE, "two")

        assert second > first > 0
        for journal, fence in ((Journal(storage, "one"), first), (Journal(storage, "two"), first)):
            with pytest.raises(NotLeading):
                await journal.add(commit(1, fence))
        assert len(await entries_from(storage, TABLE, 0)) == 1
        await Journal(storage, "two").add(commit(1, second))
        assert len(await entries_from(storage, TABLE, 0)) == 2

    shared(depose)


def test_a_refused_commit_takes_no_other_with_it(shared: Callable[[Work], None]) -> None:
    async def together(storage: Storage) -> None:
        await add_table(storage, structs.replace(ROW, id="other", code="another"), [SeatRow(seat=0)])
        fence = await leases.take(storage, TABLE, "one")
        journal = Journal(storage, "one")
        late = commit(0, 7)
        late.table = "other"
        answers = await asyncio.gather(journal.add(late), journal.add(commit(0, fence)), return_exceptions=True)
        assert isinstance(answers[0], NotLeading)
        assert answers[1] is None
        assert not await entries_from(storage, "other", 0)

    shared(together)


def test_nobody_takes_a_table_from_a_worker_that_lives_and_nobody_leads_what_is_not_there(
    shared: Callable[[Work], None],
) -> None:
    async def compete(storage: Storage) -> None:
        for worker in ("one", "two"):
            await leases.beat(storage, worker, f"{worker}:1", 60.0)
        taken = await asyncio.gather(*(leases.take(storage, TABLE, worker) for worker in ("one", "two")))
        assert sorted(taken) == [0, 1], "one of them leads"
        leader = await leases.leader(storage, TABLE)
        assert leader is not None
        assert leader.worker == ("one", "two")[taken.index(1)]
        assert not await leases.take(storage, "nosuchtable", "one")
        await leases.leave(storage, leader.worker)
        assert await leases.leader(storage, TABLE) is None

    shared(compete)


def test_one_worker_does_the_chores_until_it_dies_and_finds_out_when_it_wakes(
    shared: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands()
    monkeypatch.setattr(leadership, "monotonic", hands)
    monkeypatch.setattr(leadership, "BEATS", 1000)

    async def chores(storage: Storage) -> None:
        lost: list[str] = []
        one, two = (Leadership(storage, worker, PATIENCE) for worker in ("one", "two"))
        await one.start("", _ignore, lost.append)
        while not one.does_chores:
            await asyncio.sleep(0.02)
        await one.take(TABLE)
        await two.start("", _ignore, lost.append)
        assert await two.take(CHORES) is not None
        assert not two.does_chores
        fence = 0
        while not fence:  # until it has given another sign of life
            await leases.beat(storage, "one", "", -1.0)  # dead for the others
            fence = await leases.take(storage, TABLE, "two")
        assert fence == 2
        hands.now += PATIENCE + 1  # as after a pause
        while one.leads(TABLE):
            await asyncio.sleep(0.02)
        assert TABLE in lost  # and perhaps the chores, which the other may take meanwhile
        await one.stop()
        while not two.does_chores:
            await asyncio.sleep(0.02)
        await two.stop()
        assert not await leases.held(storage, "two")

    shared(chores)


def test_who_does_not_know_the_key_is_not_heard() -> None:
    heard: list[str] = []

    async def speak() -> None:
        async def leads(table: str) -> bool:
            return table == TABLE

        async def answer(scope: Any, _receive: object, send: Any) -> None:
            heard.append(scope["path"])
            await send({"type": "http.response.body", "body": b"hello"})

        listener = Listener(b"the key", leads, answer)
        address = await listener.start("127.0.0.1", 0)
        head = Head(table=TABLE, type="http", method="GET", path="/x", query=b"", headers=[], client="", scheme="http")
        for key, asked in ((b"another", head), (b"the key", structs.replace(head, table="other"))):
            with pytest.raises(Gone):
                await connect(address, key, asked)
        assert not heard
        link = await connect(address, b"the key", head)
        assert (await link.receive())["body"] == b"hello"
        link.close()
        await listener.stop()
        with pytest.raises(Gone):
            await connect(address, b"the key", head)

    asyncio.run(speak())
    assert heard == ["/x"]


def test_a_worker_that_stops_while_another_greets_it_hangs_up_quietly(caplog: pytest.LogCaptureFixture) -> None:
    async def speak() -> None:
        async def leads(_table: str) -> bool:
            await listener.stop()
            await asyncio.sleep(0.01)
            return True

        async def answer(*_: object) -> None:
            raise AssertionError("nobody is left to be answered")

        listener = Listener(b"the key", leads, answer)
        address = await listener.start("127.0.0.1", 0)
        head = Head(table=TABLE, type="http", method="GET", path="/x", query=b"", headers=[], client="", scheme="http")
        with pytest.raises(Gone):
            await connect(address, b"the key", head)
        await asyncio.sleep(0.01)

    uvloop = pytest.importorskip("uvloop")  # whose lines refuse to be written to once they are closed
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(speak())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


Cluster = tuple[list[Running], Service, Service]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two workers that may die, and what is between them."""
    folder = tmp_path_factory.mktemp("leaders")
    with postgres_service() as database, redis_service(folder) as notes:
        settings: dict[str, Any] = {"database": database.address, "redis": notes.address, "sweep_seconds": 0.5}
        settings["secret"] = "the same secret for all of the workers"
        with Running(folder / "one", **settings) as one, Running(folder / "two", **settings) as two:
            yield [one, two], database, notes
        for running in (one, two):
            assert '"level": "error"' not in running.log.read_text(), running.log.read_text()[-4000:]


def again(client: Client, table: str, number: int = -1) -> Socket:
    """Come back to a table, as a client does that was told to."""
    socket = client.socket(table, number)
    socket.wait("told")
    return socket


def sent_elsewhere(socket: Socket) -> None:
    """Wait until the server says that the table goes on elsewhere, or has gone itself."""
    with pytest.raises(ConnectionClosed) as closed:
        socket.hang_on()
    assert closed.value.rcvd is None or closed.value.rcvd.code in (1012, 1006)


def counted(running: Running, name: str) -> float:
    rows = fetch(f"{running.url}/metrics").text.splitlines()
    return float(next(row.split()[-1] for row in rows if row.startswith(f"{name} ")))


def test_a_table_is_in_the_memory_of_one_worker_wherever_its_people_come_in(cluster: Cluster) -> None:
    workers, _, _ = cluster
    rooms = counted(workers[1], "occasus_rooms")
    people, sockets, table = two_seats(workers)
    number = move(sockets)
    for socket in sockets:
        socket.until(f"self.number >= {number}")
    assert counted(workers[0], "occasus_rooms") > 0
    assert counted(workers[1], "occasus_rooms") <= rooms, "which computes nothing of it"
    assert people[1].get(f"/api/tables/{table}")["seats"][0]["present"], "the leader has answered"
    people[1].get("/api/tables/nosuchtable", 404)


def test_people_of_a_killed_leader_play_on_at_another_worker(cluster: Cluster) -> None:
    workers, _, _ = cluster
    people, sockets, table = two_seats(workers)
    number = 0
    for _ in range(4):
        number = move(sockets)
        for socket in sockets:
            socket.until(f"self.number >= {number}")
    workers[0].kill()
    for socket in sockets:
        sent_elsewhere(socket)

    back = [again(elsewhere(person, workers[1]), table, number) for person in people]

    assert [socket.number for socket in back] == [number, number], "nothing that was acknowledged is lost"
    assert move(back) > number
    workers[0].start()
    assert again(elsewhere(people[0], workers[0]), table).number > number


def test_a_leader_that_was_paused_and_wakes_up_writes_nothing(cluster: Cluster) -> None:
    workers, _, _ = cluster
    people, sockets, table = two_seats(workers)
    while sockets[0].views[0]["actors"][0] != 0:
        number = move(sockets)
        sockets[0].until(f"self.number >= {number}")
    number, action = sockets[0].number, sockets[0].views[0]["legal"][0]["text"]
    leader = workers[0].process
    assert leader is not None
    leader.send_signal(signal.SIGSTOP)
    try:
        sockets[0].send({"type": "play", "id": "late", "seat": 0, "action": action, "number": number})
        sent_elsewhere(sockets[1])
        bob = again(elsewhere(people[1], workers[1]), table)
        assert bob.number == number
    finally:
        leader.send_signal(signal.SIGCONT)
    sent_elsewhere(sockets[0])
    assert not any('"type":"done","id":"late"' in raw for raw in sockets[0].raw), "it was not acknowledged"
    ada = again(elsewhere(people[0], workers[0]), table)
    assert ada.number == number, "and not kept"
    assert bob.number == number
    workers[1].stop()
    sent_elsewhere(ada)
    ada = again(people[0], table)
    assert ada.play(0, action, number, "late")["type"] == "done", "sent again, it is carried out by the next leader"
    workers[1].start()


def test_a_worker_that_stops_gives_its_tables_away(cluster: Cluster) -> None:
    workers, _, _ = cluster
    people, sockets, table = two_seats(workers)
    number = move(sockets)
    workers[0].stop()
    for socket in sockets:
        sent_elsewhere(socket)
    back = [again(elsewhere(person, workers[1]), table, number) for person in people]
    assert move(back) > number

    workers[0].start()


def test_bots_of_slow_games_play_on_when_their_leader_dies(cluster: Cluster) -> None:
    workers, _, _ = cluster
    ada = workers[0].person("Ada")
    table = ada.table("fall_of_rome", "me", "random", days=3)["id"]
    ada.post(f"/api/tables/{table}/start")
    socket = ada.socket(table)
    socket.wait("told")
    actor = socket.views[0]["actors"][0]
    workers[0].kill()
    if actor == 0:
        assert again(elsewhere(ada, workers[1]), table).play(0)["type"] == "done"
    workers[0].start()
    deadline = time.monotonic() + PATIENCE
    while 0 not in elsewhere(ada, workers[1]).get(f"/api/tables/{table}")["due"]:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_without_redis_workers_look_for_what_they_are_not_told(cluster: Cluster) -> None:
    workers, _, notes = cluster
    wish = {"game": "empires_end", "seats": 3}
    ada, bob = workers[0].person("Ada"), workers[1].person("Bob")
    table = ada.post("/api/play-now", wish)["id"]
    socket = ada.socket(table)
    notes.stop()
    try:
        deadline = time.monotonic() + PATIENCE
        while (ready := fetch(f"{workers[0].url}/readyz")).text != "ready, without redis":
            assert time.monotonic() < deadline, ready.text
        assert ready.status_code == 200
        assert bob.post("/api/play-now", wish)["id"] == table
        socket.until("sum(seat['kind'] == 'person' for seat in self.table['seats']) == 2")
    finally:
        notes.start()


def test_one_worker_alone_has_no_leases(server: Running) -> None:
    ada = server.person("Ada")
    table = ada.table("fall_of_rome", "me")["id"]
    ada.post(f"/api/tables/{table}/start")
    assert again(ada, table).play(0)["type"] == "done"
    assert counted(server, "occasus_led") == 0
