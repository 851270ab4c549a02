"""Two workers on PostgreSQL and Redis: any of them serves any table."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import PATIENCE, Client, Running, Socket
from tests.server.services import postgres, redis


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    """Two workers, as behind a proxy: processes of their own with the same database, Redis and secret."""
    folder = tmp_path_factory.mktemp("cluster")
    with postgres() as database, redis(folder) as notes:
        settings: dict[str, Any] = {
            "database": database,
            "redis": notes,
            "lease_seconds": PATIENCE,  # nobody dies here
            "secret": "the same secret for all of the workers",
        }
        with Running(folder / "one", **settings) as one, Running(folder / "two", **settings) as two:
            yield [one, two]
        for running in (one, two):
            assert '"level": "error"' not in running.log.read_text(), running.log.read_text()[-4000:]


def elsewhere(client: Client, worker: Running) -> Client:
    """The same person at another worker."""
    other = Client(worker.url)
    other.http.cookies.update(dict(client.http.cookies))
    return other


def two_seats(workers: list[Running]) -> tuple[list[Client], list[Socket], str]:
    """Ada at the first worker, Bob at the second, at one table."""
    ada, bob = workers[0].person("Ada"), workers[1].person("Bob")
    table = ada.table("fall_of_rome", "me", "open", public=True)["id"]
    bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    sockets = [ada.socket(table), bob.socket(table)]
    sockets[0].until("self.table['seats'][1]['present']")
    bob_host = elsewhere(ada, workers[1])
    bob_host.post(f"/api/tables/{table}/start")
    for socket in sockets:
        socket.wait("told")
    return [ada, bob], sockets, table


def test_people_at_different_workers_play_one_game(workers: list[Running]) -> None:
    people, sockets, table = two_seats(workers)
    for _ in range(20):
        view = sockets[0].views[0]
        if view["result"]:
            break
        actor = view["actors"][0]
        sockets[actor].until(f"self.number == {sockets[0].number}")
        done = sockets[actor].play(actor)
        assert done["type"] == "done"
        for socket in sockets:
            socket.until(f"self.number >= {done['number']}")
    assert sockets[0].number == sockets[1].number > 20
    assert sockets[0].views[0]["position"] == sockets[1].views[1]["position"]
    sockets[1].ask("chat", text="Salve!")
    assert sockets[0].wait("said")["chat"]["text"] == "Salve!"
    sockets[1].close()
    sockets[0].until("not self.table['seats'][1]['present']")

    back = elsewhere(people[1], workers[0]).socket(table, sockets[1].number - 3)

    told = back.wait("told")
    assert not told["fresh"]
    assert len(told["steps"]) == 3
    assert told["view"]["position"] == sockets[0].views[0]["position"]


def test_where_nobody_may_watch_strangers_at_every_worker_are_sent_away_at_the_start(workers: list[Running]) -> None:
    ada, bob, eve = workers[0].person("Ada"), workers[0].person("Bob"), workers[1].person("Eve")
    table = ada.table("empires_end", "me", "open", public=True, spectators=False)["id"]
    stranger = eve.socket(table)  # before the start anybody may look
    bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    ada.post(f"/api/tables/{table}/start")
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            stranger.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_two_actions_for_one_number_give_one_success_and_one_clear_refusal(workers: list[Running]) -> None:
    ada = workers[0].person("Ada")
    table = ada.table("fall_of_rome", "me")["id"]
    ada.post(f"/api/tables/{table}/start")
    sockets = [ada.socket(table), elsewhere(ada, workers[1]).socket(table)]
    for socket in sockets:
        socket.wait("told")
    for _ in range(8):
        number = max(socket.number for socket in sockets)
        for socket in sockets:
            socket.until(f"self.number == {number}")
        legal = [action["text"] for action in sockets[0].views[0]["legal"]]
        answers: list[dict[str, object]] = [{}, {}]

        def play(place: int, action: str, number: int, answers: list[dict[str, object]]) -> None:
            answers[place] = sockets[place].play(0, action, number)

        threads = [threading.Thread(target=play, args=(place, legal[-place], number, answers)) for place in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        done = [answer for answer in answers if answer["type"] == "done"]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert len(done) == len(refused) == 1, answers
        assert refused[0]["code"] == "stale"
        for socket in sockets:
            socket.until(f"self.number >= {done[0]['number']}")
        assert sockets[0].views[0]["position"] == sockets[1].views[0]["position"]


def test_a_vote_reaches_people_at_other_workers_and_a_repeat_is_known_there(workers: list[Running]) -> None:
    people, sockets, table = two_seats(workers)
    actor = sockets[0].views[0]["actors"][0]
    me, other = sockets[actor], sockets[1 - actor]
    while me.views[actor]["can_undo"] or me.number < 25:
        mover = me.views[actor]["actors"][0]
        sockets[mover].until(f"self.number == {me.number}")
        number = sockets[mover].play(mover, message_id=f"move {me.number}")["number"]
        me.until(f"self.number >= {number}")
    other.until(f"self.number == {me.number}")
    if me.ask("undo", seat=actor, number=me.number)["type"] == "done":
        other.until("self.table['proposals']")
    before = me.number
    other.ask("vote", proposal=other.table["proposals"][0]["id"], yes=True)
    me.until(f"self.number > {before}")
    assert not me.table["proposals"] or me.until("not self.table['proposals']")
    again = elsewhere(people[0], workers[1]).socket(table)
    again.wait("told")
    repeated = elsewhere(people[1], workers[0]).socket(table)
    repeated.wait("told")
    assert repeated.number == again.number == me.number


def test_letters_that_postgresql_cannot_keep_are_no_accident(workers: list[Running]) -> None:
    ada = workers[0].person("Ada")
    assert ada.put("/api/me", {"name": "A\x00da\u202e"})["name"] == "A da"
    for path in ("/api/tables/%00", "/api/replays/%00", f"/api/tables/{'x' * 500}"):
        ada.get(path, 404)
    ada.post("/api/invites/%00", None, 404)
    ada.call("DELETE", "/api/me/tokens/%00", None, 404)
    table = ada.table("fall_of_rome", "me")["id"]
    socket = ada.socket(table)
    assert socket.ask("chat", text="one\x00two\nthree")["type"] == "done"
    assert socket.ask("chat", text="\x00 \n")["code"] == "empty"
    socket.send({"type": "chat", "id": "\x00", "text": "x"})
    assert socket.wait("refused")["code"] == "bad_message"
    again = ada.socket(table)
    assert [line["text"] for line in again.welcome["chat"]] == ["one two\nthree"]


def test_who_logs_out_everywhere_or_is_deleted_is_gone_at_all_workers(workers: list[Running]) -> None:
    people, sockets, table = two_seats(workers)
    elsewhere(people[1], workers[0]).post("/api/me/log-out-everywhere")
    with pytest.raises(ConnectionClosed):
        sockets[1].hang_on()
    elsewhere(people[0], workers[1]).post("/api/me/delete", {})
    with pytest.raises(ConnectionClosed):
        sockets[0].hang_on()
    watching = workers[0].person("Eve").socket(table)
    assert watching.table["seats"][0]["kind"] == "left"
