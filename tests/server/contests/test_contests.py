"""Events run by themselves: arenas and Swiss tournaments, with people who come, go, play on and stay away."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from time import sleep, time
from typing import Any, ClassVar

import pytest
from sqlalchemy import insert, update
from websockets.exceptions import WebSocketException

from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import CONTEST_PEOPLE, CONTESTS
from occasus.tables.settings import Settings
from tests.server.accounts.test_sessions import change
from tests.server.harness import Client, Running
from tests.server.services import postgres, redis
from tests.server.workers.test_kill import Player

QUICK = {"limits": False, "contest_break_seconds": 5, "contest_patience_seconds": 1}


class Rival(Player):
    """Somebody who goes from table to table of an event, plays at random, and may resign early."""

    passing: ClassVar[tuple[str, ...]] = ("unavailable", "busy")

    def __init__(self, client: Client, rng: Random, patience: int = 1_000_000) -> None:
        super().__init__(client, 0, rng)
        self.name = client.get("/api/me")["person"]["name"]
        self.patience = patience  # moves before the thought of resigning
        self.table = ""
        self.tables: list[str] = []

    def go_on(self, contest: str) -> bool:
        """Make a move, or wait for a table; False when the event is over."""
        if self.table:
            if not self.act():
                self.drop()
                self.table = ""
            return True
        page = self.client.get(f"/api/contests/{contest}")
        if page["contest"]["state"] != "running":
            return False
        if page["me"] == "plays" and page["table"] not in self.tables:
            self.sit_down(page["table"])
        elif page["me"] == "away":
            self.say("PUT", f"/api/contests/{contest}/me")
        elif page["me"] == "waits" and not page["here"]:
            self.say("POST", f"/api/contests/{contest}/here")
        return True

    def say(self, method: str, path: str) -> None:
        """Take part or be here; the event may have ended since its page was read."""
        answer = self.client.http.request(method, path, json={})
        ended = ("contest_over", "contest_not_yet", "contest_away")
        assert answer.status_code == 204 or answer.json()["code"] in ended, answer.text

    def sit_down(self, table: str) -> None:
        self.table, self.number, self.sent, self.pending = table, -1, 0, None
        self.tables.append(table)
        self.socket = socket = self.client.socket(table)
        self.seat = socket.welcome["seats"][0]
        socket.until(f"{self.seat} in self.views")
        self.number = socket.number

    def act(self) -> bool:
        try:
            return self.act_now()
        except (WebSocketException, OSError, EOFError):  # the line broke; come back, as a browser does
            self.drop()
            return True

    def act_now(self) -> bool:
        socket = self.socket or self.join(self.table)
        with suppress(TimeoutError):  # read all that has come: who reads too slowly is hung up on
            while True:
                socket.receive(0.001)
        if socket.table["state"] != "playing":
            return False
        if self.sent >= self.patience:
            socket.ask("resign", seat=self.seat)
            return False
        return self.step(self.table)


def create(client: Client, status: int | None = None, **wish: Any) -> Any:
    usual = {
        "name": "Evening", "kind": "swiss", "game": "empires_end", "seats": 2, "minutes": 5, "length": 2,
        "starts": time() + 600,
    }  # fmt: skip
    return client.post("/api/contests", {**usual, **wish}, status)


def host_of(running: Running) -> Client:
    return running.person("Host").sign_up()


def sign_up(contest: str, people: list[Client]) -> None:
    for person in people:
        person.put(f"/api/contests/{contest}/me", {})


def start(running: Running, contest: str) -> None:
    change(running, update(CONTESTS).where(CONTESTS.c.id == contest).values(starts=time()))


def until(client: Client, contest: str, *states: str) -> Any:
    while (page := client.get(f"/api/contests/{contest}"))["contest"]["state"] not in states:
        sleep(0.05)
    return page


def play_on(rivals: list[Rival], contest: str) -> None:
    going = list(rivals)
    while going:
        going = [rival for rival in going if rival.go_on(contest)]


def names_at(client: Client, table: str) -> list[str]:
    return [seat["name"] for seat in client.get(f"/api/tables/{table}")["seats"] if seat["kind"] == "person"]


def begin(running: Running, count: int, seed: str, patience: int = 1_000_000, **wish: Any) -> tuple[str, list[Rival]]:
    host = host_of(running)
    contest: str = create(host, **wish)["id"]
    people = [running.person(f"Gaius {number}") for number in range(count)]
    sign_up(contest, people)
    start(running, contest)
    until(host, contest, "running")
    rng = Random(seed)
    return contest, [Rival(person, Random(rng.random()), rng.randint(1, patience)) for person in people]


def check(rivals: list[Rival], contest: str, rounds: int) -> Any:
    """Nobody was seated twice at once, all tables are counted, and the standing follows from them."""
    page = rivals[0].client.get(f"/api/contests/{contest}")
    rows = page["standings"]
    assert [row["place"] for row in rows] == sorted(row["place"] for row in rows)
    assert page["tables"] == [] and page["contest"]["winners"]
    tables = {table for rival in rivals for table in rival.tables}
    shown = {table: rivals[0].client.get(f"/api/tables/{table}") for table in tables}
    assert {table["contest"] for table in shown.values()} == {contest}
    by_name = {row["name"]: row for row in rows}
    for rival in rivals:
        assert len(rival.tables) == len(set(rival.tables)) == len(by_name[rival.name]["tables"]) <= rounds
    return page


def test_forty_people_play_a_swiss_tournament(tmp_path: Path) -> None:
    with Running(tmp_path / "data", **{**QUICK, "contest_break_seconds": 600}) as running:  # all answer, when they can
        contest, rivals = begin(running, 40, "forty", 3)
        play_on(rivals, contest)
        page = check(rivals, contest, 2)
        assert page["round"] == 2 and len(page["standings"]) == 40
        assert sum(row["points"] for row in page["standings"]) == 2 * 20 * 3
        met: Counter[frozenset[str]] = Counter()
        for rival in rivals:
            assert len(rival.tables) == 2
            met.update(frozenset(names_at(rival.client, table)) for table in rival.tables)
        assert set(met.values()) == {2}, "everyone has met two others, once each"
        listed = rivals[0].client.get("/api/contests")
        assert listed[0]["winners"] and listed[0]["state"] == "over" and listed[0]["mine"]
        assert rivals[0].client.get("/api/me/data")["contests"][0]["place"]
        mine = rivals[0].client.get(f"/api/contests/{contest}/after")["tables"]
        assert {table["id"] for table in mine[:2]} == set(rivals[0].tables)
        assert [table["mine"] for table in mine] == [True, True, False, False, False]
        assert all(table["points"] == sorted(table["points"], reverse=True) for table in mine)
        assert set(mine[2]["names"]) & set(listed[0]["winners"]), "then those of the winners"
        running.stop()
        assert '"level": "error"' not in running.log.read_text(), running.log.read_text()[-4000:]


def test_an_arena_goes_on_until_its_end_and_the_server_may_be_killed_meanwhile(tmp_path: Path) -> None:
    with Running(tmp_path / "data", **QUICK) as running:
        contest, rivals = begin(running, 7, "arena", 2, kind="arena", seats=2, length=60)
        while min(len(rival.tables) for rival in rivals) < 2:
            for rival in rivals:
                rival.go_on(contest)
        for rival in rivals:
            rival.drop()
        running.kill()
        running.start()
        for rival in rivals:
            if rival.table:
                rival.tables.remove(rival.table)
                rival.table, rival.pending = "", None
        while min(len(rival.tables) for rival in rivals) < 4:
            for rival in rivals:
                rival.go_on(contest)
        ended = update(CONTESTS).where(CONTESTS.c.id == contest).values(starts=time() - 3600)
        change(running, ended)
        play_on(rivals, contest)
        page = check(rivals, contest, 1000)
        assert all(sum(row["counted"]) == 3 for row in page["standings"])
        late = running.person("Late")
        assert late.put(f"/api/contests/{contest}/me", {}, 409)["code"] == "contest_over"


def test_tables_of_four_are_filled_and_end_when_all_have_gone(tmp_path: Path) -> None:
    with Running(tmp_path / "data", **QUICK) as running:
        contest, rivals = begin(running, 6, "four", 4, seats=4)
        page = rivals[0].client.get(f"/api/contests/{contest}")
        while len(page["tables"]) < 2:
            page = rivals[0].client.get(f"/api/contests/{contest}")
        assert sorted(len(table["names"]) for table in page["tables"]) == [2, 4]
        play_on(rivals, contest)
        check(rivals, contest, 2)


def test_who_does_not_appear_is_played_for_and_takes_a_break(tmp_path: Path) -> None:
    with Running(tmp_path / "data", **QUICK, contest_absence_seconds=0.5) as running:
        contest, rivals = begin(running, 4, "away", 2)
        here, away = rivals[:3], rivals[3]
        while (page := away.client.get(f"/api/contests/{contest}"))["me"] != "away":
            for rival in here:
                rival.go_on(contest)
        assert page["contest"]["state"] == "running"
        play_on(here, contest)
        rows = {row["name"]: row for row in check(here, contest, 2)["standings"]}
        assert rows[away.name]["points"] == 0.0


def test_who_is_away_comes_back_to_the_table(tmp_path: Path) -> None:
    with Running(tmp_path / "data", **QUICK, contest_absence_seconds=0.2) as running:
        contest, rivals = begin(running, 4, "back")
        client = rivals[0].client
        while not (table := client.get(f"/api/contests/{contest}")["table"]):
            pass
        while all(seat["kind"] == "person" for seat in client.get(f"/api/tables/{table}")["seats"]):
            pass
        with client.socket(table) as socket:
            assert socket.welcome["seats"], "the bot gives the seat back"
            assert socket.ask("undo", seat=socket.welcome["seats"][0], number=socket.number)["code"] == "contest_undo"
            assert socket.ask("pause")["code"] == "contest_pause"


def test_an_event_that_nobody_comes_to_is_cancelled_and_one_that_was_missed_asks_again(tmp_path: Path) -> None:
    with Running(tmp_path / "data", **QUICK) as running:
        host = host_of(running)
        empty, missed = create(host)["id"], create(host)["id"]
        sign_up(empty, [running.person(name) for name in ("Ada", "Bob", "Eve")])
        start(running, empty)
        until(host, empty, "cancelled")
        change(running, update(CONTESTS).where(CONTESTS.c.id == missed).values(starts=time() - 1000))
        while host.get(f"/api/contests/{missed}")["contest"]["starts"] < time():
            sleep(0.05)
        assert host.get(f"/api/contests/{missed}")["contest"]["state"] == "open"
        assert [each["id"] for each in host.get("/api/contests")] == [missed]


def test_rated_events_rate_and_are_for_accounts(tmp_path: Path) -> None:
    with Running(tmp_path / "data", **QUICK, sweep_seconds=0.2) as running:
        host = host_of(running)
        contest = create(host, rated=True)["id"]
        people = [running.person(f"Livia {number}").sign_up() for number in range(4)]
        guest = running.person("Guest")
        assert guest.put(f"/api/contests/{contest}/me", {}, 409)["code"] == "rated_guest"
        secret = people[0].post("/api/me/tokens", {"label": "bot", "scope": "play", "days": 1})["secret"]
        program = Client(running.url, secret)
        assert program.put(f"/api/contests/{contest}/me", {}, 409)["code"] == "rated_programs"
        sign_up(contest, people)
        start(running, contest)
        rivals = [Rival(person, Random(number), 6 + number) for number, person in enumerate(people)]
        until(host, contest, "running")
        play_on(rivals, contest)
        check(rivals, contest, 2)
        while not all(person.get(f"/api/people/{person.id}")["ratings"] for person in people):
            sleep(0.05)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"name": "\u200b \u2800"}, "contest_name"),
        ({"name": "x" * 41}, "bad_request"),
        ({"game": "fall_of_rome"}, "contest_game"),
        ({"game": "chess"}, "contest_game"),
        ({"seats": 5}, "bad_request"),
        ({"minutes": 0}, "bad_request"),
        ({"length": 7}, "contest_length"),
        ({"kind": "arena", "length": 19}, "contest_length"),
        ({"starts": 0}, "contest_start"),
        ({"starts": 9e10}, "contest_start"),
    ],
)
def test_what_an_event_can_be_is_bounded(server: Running, wish: dict[str, Any], code: str) -> None:
    assert create(host_of(server), 400, **wish)["code"] == code


def test_who_makes_events_has_an_account_and_few_of_them(server: Running) -> None:
    guest, host, other = server.person("Guest"), host_of(server), server.person("Other")
    assert create(guest, 403)["code"] == "contest_account"
    first = create(host)["id"]
    create(host)
    assert create(host, 409)["code"] == "too_many_contests"
    assert other.call("DELETE", f"/api/contests/{first}", status=403)["code"] == "forbidden"
    host.call("DELETE", f"/api/contests/{first}")
    assert host.call("DELETE", f"/api/contests/{first}", status=409)["code"] == "contest_started"
    create(host)


def test_signing_up_and_off(server: Running) -> None:
    host, ada, bob = host_of(server), server.person("Ada"), server.person("Bob")
    contest = create(host, starts=time() + 3600)["id"]
    path = f"/api/contests/{contest}"
    ada.put(f"{path}/me", {})
    ada.put(f"{path}/me", {})
    assert (ada.get(path)["me"], ada.get(path)["here"], ada.get(path)["contest"]["people"]) == ("signed", False, 1)
    assert ada.post(f"{path}/here", None, 409)["code"] == "contest_not_yet"
    assert ada.get(f"{path}/after", 409)["code"] == "contest_not_yet"
    host.put(f"/api/me/blocked/{bob.id}", {})
    assert bob.put(f"{path}/me", {}, 409)["code"] == "contest_full"
    change(server, update(CONTESTS).where(CONTESTS.c.id == contest).values(starts=time() + 500))
    assert bob.post(f"{path}/here", None, 409)["code"] == "contest_away"
    ada.post(f"{path}/here")
    assert ada.get(path)["here"]
    ada.call("DELETE", f"{path}/me")
    assert ada.get(path)["me"] == "none"
    ada.get("/api/contests/nonsense", 404)


def test_a_full_event_and_a_tournament_under_way_take_nobody(server: Running) -> None:
    host, ada = host_of(server), server.person("Ada")
    contest = create(host)["id"]
    crowd = [server.person(f"Gaius {number}").id for number in range(4)] * 32
    rows = [
        {"contest": contest, "person": person, "out": False, "here": 0.0, "waits": 0.0, "at": 0.0}
        for person in dict.fromkeys(crowd)
    ]
    change(server, insert(CONTEST_PEOPLE).values(rows))
    change(server, update(CONTESTS).where(CONTESTS.c.id == contest).values(state="running", round=1, changed=time()))
    assert ada.put(f"/api/contests/{contest}/me", {}, 409)["code"] == "contest_started"


def test_nobody_plays_at_two_tables_of_events_at_once(tmp_path: Path) -> None:
    with Running(tmp_path / "data", **QUICK) as running:
        host = host_of(running)
        contests = [create(host)["id"] for _ in range(2)]
        people = [running.person(f"Gaius {number}") for number in range(8)]
        for contest in contests:
            sign_up(contest, people)
        start(running, contests[0])
        until(host, contests[0], "running")
        while any(not person.get(f"/api/contests/{contests[0]}")["table"] for person in people):
            pass
        start(running, contests[1])
        until(host, contests[1], "cancelled")


def test_another_worker_goes_on_with_an_event_when_one_dies(tmp_path: Path) -> None:
    with postgres() as database, redis(tmp_path) as notes:
        settings: dict[str, Any] = {
            **QUICK,
            "database": database,
            "redis": notes,
            "secret": "the same secret for all of the workers",
        }
        with Running(tmp_path / "one", **settings) as one, Running(tmp_path / "two", **settings) as two:
            host = host_of(two)
            contest = create(host)["id"]
            people = [two.person(f"Gaius {number}") for number in range(5)]
            sign_up(contest, people)
            asyncio.run(begin_now(database, contest))
            until(host, contest, "running")
            rivals = [Rival(person, Random(number), 3) for number, person in enumerate(people)]
            while not all(rival.tables for rival in rivals):
                for rival in rivals:
                    rival.go_on(contest)
            one.kill()
            play_on(rivals, contest)
            check(rivals, contest, 2)


async def begin_now(database: str, contest: str) -> None:
    storage = Storage(Settings(data="", database=database).database_url())
    async with storage.write() as connection:
        await connection.execute(update(CONTESTS).where(CONTESTS.c.id == contest).values(starts=time()))
    await storage.close()


@pytest.mark.long
def test_forty_people_play_whole_games_in_an_arena(tmp_path: Path) -> None:
    with Running(tmp_path / "data", **QUICK) as running:
        contest, rivals = begin(running, 40, "whole", kind="arena", seats=4, length=60)
        while min(len(rival.tables) for rival in rivals) < 2:
            for rival in rivals:
                rival.go_on(contest)
        change(running, update(CONTESTS).where(CONTESTS.c.id == contest).values(starts=time() - 3600))
        play_on(rivals, contest)
        check(rivals, contest, 1000)
