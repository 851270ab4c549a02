"""Clocks: the server keeps the time, nobody stretches it, and when it is up a bot plays until its person is back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from occasus.server.storage import uptime
from occasus.server.storage.engine import Storage
from occasus.tables.match import clocks
from occasus.tables.match.clocks import FREE, Clock, after, out, paused, read_clock, resumed, runs_out
from tests.server.harness import PATIENCE, Client, Socket, close_all
from tests.server.in_process_server import Hands, inside, still_hands

LIVE = {"public": True, "minutes": 5}


@pytest.fixture(autouse=True)
def no_stops() -> Iterator[None]:
    """No stop of a server that another test ran in this process."""
    clocks.set_stops(())
    yield
    clocks.set_stops(())


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return still_hands(monkeypatch)


# the clock alone


def asked(*since: float | None, left: float = 60.0) -> Clock:
    return Clock(left=[left] * len(since), since=list(since))


def test_ten_seconds_of_each_decision_are_free_and_the_rest_comes_from_the_store() -> None:
    assert after(asked(100.0, None), 109.0, [1], [0]) == Clock(left=[60.0, 60.0], since=[None, 109.0])
    assert after(asked(100.0, None), 125.0, [1], [0]) == Clock(left=[45.0, 60.0], since=[None, 125.0])


def test_who_decides_again_begins_anew_and_those_who_still_think_go_on() -> None:
    clock = after(asked(100.0, 100.0), 130.0, [0, 1], [0])
    assert clock == Clock(left=[40.0, 60.0], since=[130.0, 100.0])


def test_an_undo_costs_what_the_other_one_has_thought_and_brings_no_new_free_seconds() -> None:
    moved = after(asked(100.0, None), 125.0, [1], [0])
    again = after(moved, 126.0, [0], [], [0])
    assert again.left == [44.0, 60.0]
    assert runs_out(again, 130.0) == 126.0 + 44.0
    assert runs_out(after(asked(100.0, None), 125.0, [1], [0]), 126.0) == 125.0 + FREE + 60.0


def test_an_undo_that_all_agreed_to_gives_back_what_others_paid_for_moves_that_go_with_it() -> None:
    clock, now = asked(0.0, None, None), 0.0
    for made, (mover, following) in enumerate(((0, 1), (1, 2), (2, 1), (1, 0)), 1):
        now += FREE + 5.0 * mover
        clock = after(clock, now, [following], [mover], position=made, moves=made)
    assert clock.left == [60.0, 50.0, 50.0]
    back = after(clock, now + 3.0, [0], [], [0], position=0, moves=0)
    assert back.left == [60.0 - 3.0 - 10.0, 60.0, 60.0], "it costs the most that one of them gets back"
    assert back.spent == []
    partly = after(clock, now + 3.0, [2], [], [2], position=2, moves=2)
    assert partly.left == [60.0, 55.0, 45.0], "Max has moved before and after"


def test_whoever_is_asked_again_after_an_undo_has_the_free_seconds_again() -> None:
    clock = after(asked(0.0, None), 1.0, [1], [0], position=7, moves=1)
    clock = after(clock, 9.0, [0], [], [0], position=6, moves=0)
    clock = after(clock, 9.0, [1], [0], position=7, moves=1)
    assert (clock.left, clock.again) == ([52.0, 60.0], [])
    assert read_clock(clock.kept()) == clock


def test_who_moves_and_takes_back_again_and_again_has_no_time_to_think() -> None:
    clock, now = asked(0.0, None, left=300.0), 0.0
    for _ in range(33):
        clock = after(clock, now, [0], [0])
        now += 9.0
        clock = after(clock, now, [0], [], [0])
    assert clock.left == [300.0 - 33 * 9.0, 300.0]
    assert out(clock, now + 3.0) == [0]


def test_who_takes_back_twice_pays_for_each_second_once() -> None:
    once = after(asked(100.0, 100.0), 104.0, [0, 1], [], [0])
    assert (once.left, runs_out(once, 104.0)) == ([56.0, 60.0], 104.0 + 56.0)
    twice = after(resumed(paused(once, 105.0), 205.0), 207.0, [0, 1], [], [0])
    assert twice.left == [53.0, 60.0], "a pause is not counted"
    moved = after(twice, 208.0, [0, 1], [0])
    assert (moved.left, moved.again) == ([52.0, 60.0], [])
    assert after(moved, 217.0, [1], [0]).left == [52.0, 60.0], "the next decision has free seconds again"


def test_a_pause_stands_still_until_somebody_resumes_or_a_person_moves() -> None:
    still = paused(asked(100.0, None), 115.0)
    assert (runs_out(still, 120.0), out(still, 9999.0)) == (None, [])
    assert after(still, 500.0, [0], []) == still, "a bot moves on"
    assert resumed(still, 1000.0) == Clock(left=[60.0, 60.0], since=[985.0, None])
    assert after(still, 1000.0, [1], [0]) == Clock(left=[55.0, 60.0], since=[None, 1000.0])


def test_nobody_is_out_before_store_and_free_seconds_are_used_up() -> None:
    clock = asked(100.0, None, 130.0)
    assert (out(clock, 169.9), out(clock, 170.0), out(clock, 200.0)) == ([], [0], [0, 2])
    assert out(asked(130.0, None, 100.0), 500.0) == [2, 0], "the first one first"


def test_time_in_which_the_server_was_stopped_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "_stops", ((90.0, 105.0), (120.0, 5000.0)))
    clock = read_clock(asked(100.0, None).kept())
    assert clock is not None
    assert [clocks.left_now(clock, 0, now) for now in (119.0, 5000.0, 5010.0)] == [56.0, 55.0, 45.0]
    assert runs_out(clock, 5010.0) == 5010.0 + 45.0
    assert after(clock, 5010.0, [1], [0]).left == [45.0, 60.0]
    assert resumed(paused(clock, 5010.0), 9000.0).since == [9000.0 - 25.0, None]


def test_free_seconds_are_for_positions_not_seen_before_in_the_same_turn() -> None:
    clock = after(asked(None, None), 0.0, [0], [], position=7)
    for position in (8, 7, 8, 9):
        clock = after(clock, clock.since[0] + 9.0, [0], [0], position=position)  # type: ignore[operator]
    assert (clock.left, clock.again) == ([60.0 - 2 * 9.0, 60.0], [])
    assert after(clock, 46.0, [0], [0], position=7).again == [0]
    assert after(clock, 46.0, [0], [0], position=7, new_turn=True).again == []


def test_only_so_many_decisions_of_one_turn_have_free_seconds() -> None:
    clock, free = asked(None, None), []
    for position in range(5):
        clock = after(clock, 9.0 * position, [0], [0], position=position, most_free=3)
        free.append(clock.again == [])
    assert free == [True, True, True, False, False]
    assert after(clock, 60.0, [0], [0], position=9, new_turn=True, most_free=3).again == []


# at a table


@pytest.fixture
def url(tmp_path: Path, hands: Hands) -> Iterator[str]:
    with inside(tmp_path, sweep_seconds=0.2) as found:
        yield found
        close_all()


def duel(url: str, **settings: Any) -> tuple[list[Client], list[Socket], str]:
    """Ada and Bob at a game of Fall of Rome that has begun."""
    people = [Client(url) for _ in range(2)]
    for person, name in zip(people, ("Ada", "Bob"), strict=True):
        person.put("/api/me", {"name": name})
    table = people[0].table("fall_of_rome", "me", "open", **{**LIVE, **settings})["id"]
    people[1].put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    people[0].post(f"/api/tables/{table}/start")
    sockets = [person.socket(table) for person in people]
    for seat, socket in enumerate(sockets):
        socket.until(f"{seat} in self.views")
    return people, sockets, table


def clock_of(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table}")["clock"]
    return found


def test_the_clock_of_who_must_decide_runs_and_a_move_ends_it(url: str, hands: Hands) -> None:
    people, sockets, table = duel(url)
    due = sockets[0].views[0]["actors"][0]
    began = clock_of(people[0], table)
    assert (began["left"], began["paused"]) == ([300.0, 300.0], False)
    assert [began["running"][due], began["running"][1 - due]] == [True, False]

    hands.now += 70
    assert clock_of(people[0], table)["left"][due] == 240.0
    assert clock_of(people[1], table)["free"][due] == 0.0
    assert sockets[due].play(due)["type"] == "done"

    assert clock_of(people[0], table)["left"][due] == 240.0
    hands.now += 5
    assert clock_of(people[0], table)["left"][due] == 240.0, "the next decision has free seconds again"


def test_what_is_thought_before_a_move_is_taken_back_is_paid_for(url: str, hands: Hands) -> None:
    ada = Client(url)
    ada.put("/api/me", {"name": "Ada"})
    table = ada.table("fall_of_rome", "me", **LIVE)["id"]
    ada.post(f"/api/tables/{table}/start")
    socket = ada.socket(table)
    socket.until("0 in self.views")
    while not socket.views[0]["can_undo"]:
        march = next((each["text"] for each in socket.views[0]["legal"] if each["kind"] == "march"), "")
        assert socket.play(0, march)["type"] == "done"
    hands.now += 9
    assert clock_of(ada, table)["left"] == [300.0]
    assert socket.ask("undo", seat=0, number=socket.number)["type"] == "done"
    assert (clock_of(ada, table)["left"], clock_of(ada, table)["free"]) == ([291.0], [0.0])


def test_an_undo_by_consent_gives_back_the_time_of_moves_that_go_with_it(url: str, hands: Hands) -> None:
    people, sockets, table = duel(url)

    def play(seconds: float) -> int:
        mover = int(sockets[0].views[0]["actors"][0])
        hands.now += seconds
        number = sockets[mover].play(mover)["number"]
        for socket in sockets:
            socket.until(f"self.number >= {number}")
        return mover

    first = play(0)
    while sockets[0].views[0]["actors"] == [first]:
        play(0)
    other = play(FREE + 20)
    assert clock_of(people[0], table)["left"][other] == 280.0
    assert sockets[first].ask("undo", seat=first, number=sockets[first].number)["type"] == "done"
    (asked,) = sockets[other].until("self.table['proposals']")["proposals"]
    assert sockets[other].ask("vote", proposal=asked["id"], yes=True)["type"] == "done"
    found = clock_of(people[0], table)
    assert (found["left"][other], found["left"][first]) == (300.0, 280.0)
    assert found["running"] == [seat == first for seat in (0, 1)]


def test_when_the_time_is_up_a_bot_plays_for_good(url: str, hands: Hands) -> None:
    people, sockets, table = duel(url)
    due = sockets[0].views[0]["actors"][0]
    hands.now += 309
    assert people[0].get(f"/api/tables/{table}")["seats"][due]["kind"] == "person"

    hands.now += 2
    sockets[1 - due].until(f"self.table['seats'][{due}]['kind'] == 'bot'")
    seat = sockets[1 - due].table["seats"][due]
    assert (seat["owner"], seat["bot"]) == (people[due].id, "miles")
    assert seat["name"] == ("Ada", "Bob")[due]
    assert (seat["resigned"], seat["gone"]) == (True, "time"), "who ran out of time does not come back"
    sockets[1 - due].until(f"self.views[{1 - due}]['actors'] == [{1 - due}]")  # the bot has had its turn

    with people[due].socket(table) as back:
        assert back.welcome["seats"] == []


def test_a_game_ends_when_the_last_one_has_run_out_of_time(url: str, hands: Hands) -> None:
    people, sockets, table = duel(url)
    due = sockets[0].views[0]["actors"][0]
    people[1 - due].post(f"/api/tables/{table}/leave")
    hands.now += 311
    sockets[due].until("self.table['state'] == 'closed'")


def test_the_clocks_stand_still_when_all_agree_and_run_again_for_anybody(url: str, hands: Hands) -> None:
    people, sockets, table = duel(url)
    due = sockets[0].views[0]["actors"][0]
    hands.now += 40
    assert sockets[0].ask("pause")["type"] == "done"
    sockets[0].until("self.table['proposals']")
    withdrawn = sockets[0].table["proposals"][0]["id"]
    assert sockets[0].ask("vote", proposal=withdrawn, yes=False)["type"] == "done"
    sockets[0].until("not self.table['proposals']")
    assert sockets[0].ask("pause")["type"] == "done", "what one withdrew may be asked for again"
    assert not clock_of(people[0], table)["paused"], "the other one is asked"
    sockets[1].until(f"self.table['proposals'] and self.table['proposals'][0]['id'] != '{withdrawn}'")
    sockets[1].until("self.table['proposals']")
    (proposal,) = sockets[1].table["proposals"]
    assert proposal["kind"] == "pause"
    assert sockets[1].ask("vote", proposal=proposal["id"], yes=True)["type"] == "done"
    assert clock_of(people[0], table)["paused"]
    assert sockets[0].ask("pause")["code"] == "paused"

    hands.now += 100_000
    assert clock_of(people[0], table)["left"][due] == 270.0
    assert people[0].get(f"/api/tables/{table}")["seats"][due]["kind"] == "person"
    assert sockets[1].ask("resume")["type"] == "done"
    assert sockets[1].ask("resume")["code"] == "not_paused"
    hands.now += 20
    assert clock_of(people[0], table)["left"][due] == 250.0


def read_only(folder: Path, client: Client, on: bool) -> None:
    """Let a server only read, or write again, and wait until it does."""

    async def set_it() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{folder / 'occasus.sqlite'}")
        try:
            await uptime.set_read_only(storage, on)
        finally:
            await storage.close()

    asyncio.run(set_it())
    deadline = time.monotonic() + PATIENCE
    while (client.http.put("/api/me", json={"language": "en"}).status_code == 503) != on:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_the_time_in_which_the_server_only_read_is_not_counted(tmp_path: Path, url: str, hands: Hands) -> None:
    people, sockets, table = duel(url)
    due = sockets[0].views[0]["actors"][0]
    read_only(tmp_path, people[0], on=True)
    hands.now += 4000
    read_only(tmp_path, people[0], on=False)
    assert clock_of(people[0], table)["left"][due] == 300.0
    hands.now += 30
    assert clock_of(people[0], table)["left"][due] == 280.0
    assert sockets[due].play(due)["type"] == "done"


@pytest.mark.parametrize("kind", ["waiting_tables", "late_tables"])
def test_a_table_that_cannot_be_opened_does_not_stop_a_sweep(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    async def missing(*_: object) -> list[str]:
        return ["nosuchtable00000"]

    monkeypatch.setattr(f"occasus.server.ops.maintenance.{kind}", missing)
    ada = Client(url)
    ada.put("/api/me", {"name": "Ada"})
    read_only(tmp_path, ada, on=True)  # followed later in the sweep


def test_a_slow_game_has_no_deadline_while_it_pauses(url: str) -> None:
    people, sockets, table = duel(url, minutes=0, days=1)
    assert sockets[0].ask("pause")["type"] == "done"
    sockets[1].until("self.table['proposals']")
    sockets[1].ask("vote", proposal=sockets[1].table["proposals"][0]["id"], yes=True)
    assert people[0].get(f"/api/tables/{table}")["deadline"] is None
    sockets[0].ask("resume")
    assert people[0].get(f"/api/tables/{table}")["deadline"] is not None


def test_a_table_without_a_clock_has_nothing_to_stop_and_no_table_has_two_paces(url: str) -> None:
    people, sockets, table = duel(url, minutes=0)
    assert clock_of(people[0], table) is None
    assert sockets[0].ask("pause")["code"] == "no_clock"
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "fall_of_rome", "seats": seats, "days": 1, "minutes": 5}
    assert people[0].post("/api/tables", wish, 400)["code"] == "two_paces"
    people[0].post("/api/tables", {**wish, "days": 0, "minutes": 1000}, 400)


def test_a_clock_goes_on_after_a_restart_from_where_it_stood(tmp_path: Path, hands: Hands) -> None:
    with inside(tmp_path) as url:
        people, sockets, table = duel(url)
        due = sockets[0].views[0]["actors"][0]
        hands.now += 70
        assert sockets[due].play(due)["type"] == "done"
        cookies = people[0].http.cookies
        before = clock_of(people[0], table)
        close_all()
    hands.now += 3600
    with inside(tmp_path, sweep_seconds=0.2) as url:
        ada = Client(url)
        ada.http.cookies.update(cookies)
        assert clock_of(ada, table) == before
        hands.now += 400
        with ada.socket(table) as socket:
            socket.until("any(seat['kind'] == 'bot' for seat in self.table['seats'])")
        close_all()
