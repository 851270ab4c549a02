"""Slow games: days per move, and what happens when somebody lets them pass."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.harness import Client, close_all, play_first_decisions
from tests.server.in_process_server import inside, still_hands

DAY = 86_400


def test_an_overdue_seat_of_a_slow_game_can_be_taken_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(tmp_path) as url:
        ada, bob = Client(url), Client(url)
        for person, name in ((ada, "Ada"), (bob, "Bob")):
            person.put("/api/me", {"name": name})
        table = ada.table("fall_of_rome", "me", "open", public=True, days=2)["id"]
        bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
        started = ada.post(f"/api/tables/{table}/start")
        assert started["deadline"] == pytest.approx(time.time() + 2 * DAY, abs=60)
        late = started["due"][0]
        waiting = (ada, bob)[1 - late].socket(table)
        waiting.wait("told")
        assert waiting.ask("takeover", seat=late, bot="random")["code"] == "not_abandoned"

        monkeypatch.setattr("occasus.tables.room.broadcast.time", lambda: time.time() + 2 * DAY + 60)

        assert (ada, bob)[late].get(f"/api/tables/{table}")["seats"][late]["takeover"]
        assert waiting.ask("takeover", seat=late, bot="random")["type"] == "done"
        waiting.until(f"self.table['seats'][{late}]['kind'] == 'bot'")
        for client in (ada, bob):
            client.close()
        waiting.close()


def test_who_lets_the_days_of_a_rated_game_pass_does_not_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path, sweep_seconds=0.2) as url:
        people = [Client(url), Client(url), Client(url)]
        for person, name in zip(people, ("Ada", "Bob", "Eve"), strict=True):
            person.put("/api/me", {"name": name})
            person.sign_up()
        ada, *others = people
        rated = {"public": True, "days": 2, "rated": True, "hints": False}
        table = ada.table("empires_end", "me", "open", "open", **rated)["id"]
        for seat, person in enumerate(others, 1):
            person.put(f"/api/tables/{table}/seats/{seat}", {"kind": "me"})
            person.say_ready(table)
        ada.post(f"/api/tables/{table}/start")
        play_first_decisions(people, table)
        late = ada.get(f"/api/tables/{table}")["due"][0]
        waiting = [person.socket(table) for seat, person in enumerate(people) if seat != late]
        monkeypatch.setattr("occasus.tables.room.broadcast.time", lambda: time.time() + 2 * DAY + 60)
        assert waiting[0].ask("takeover", seat=late, bot="tiro")["type"] == "done"
        (proposal,) = waiting[1].until("self.table['proposals']")["proposals"]
        assert waiting[1].ask("vote", proposal=proposal["id"], yes=True)["type"] == "done"
        with people[late].socket(table) as back:
            assert back.welcome["seats"] == []
            seat = back.table["seats"][late]
            assert (seat["kind"], seat["resigned"], seat["gone"]) == ("bot", True, "time")
        close_all()


def test_who_undoes_gets_no_new_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = still_hands(monkeypatch)
    with inside(tmp_path) as url:
        people = [Client(url), Client(url)]
        for person, name in zip(people, ("Ada", "Bob"), strict=True):
            person.put("/api/me", {"name": name})
        table = people[0].table("empires_end", "me", "open", public=True, days=2)["id"]
        people[1].put(f"/api/tables/{table}/seats/1", {"kind": "me"})
        people[0].post(f"/api/tables/{table}/start")
        sockets = [person.socket(table) for person in people]
        for seat, socket in enumerate(sockets):
            socket.until(f"{seat} in self.views")
        while True:  # until somebody can undo though the other one has been asked
            seat = sockets[0].views[0]["actors"][0]
            asked = people[0].get(f"/api/tables/{table}")["deadline"]
            hands.now += DAY
            number = sockets[seat].play(seat)["number"]
            for socket in sockets:
                socket.until(f"self.number >= {number}")
            if seat not in sockets[0].views[0]["actors"] and sockets[seat].views[seat]["can_undo"]:
                break
            hands.now -= DAY
        assert people[0].get(f"/api/tables/{table}")["deadline"] == hands.now + 2 * DAY, "the other one has all days"
        hands.now += 60
        assert sockets[seat].ask("undo", seat=seat, number=sockets[seat].number)["type"] == "done"
        found = people[0].get(f"/api/tables/{table}")
        assert found["deadline"] == pytest.approx(asked + 60), "whoever undoes has left what they had before"
        assert found["clock"] is None
        close_all()


def test_the_deadline_moves_with_each_decision(tmp_path: Path) -> None:
    with inside(tmp_path) as url:
        ada = Client(url)
        ada.put("/api/me", {"name": "Ada"})
        table = ada.table("fall_of_rome", "me", "me", days=1)["id"]
        ada.post(f"/api/tables/{table}/start")
        socket = ada.socket(table)
        socket.until("len(self.views) == 2")
        first = socket.table["deadline"]
        actor = socket.views[0]["actors"]
        while socket.views[0]["actors"] == actor:
            socket.play(actor[0])
            socket.until("len({str(view['actors']) for view in self.views.values()}) == 1")
        socket.until(f"self.table['deadline'] > {first}")
        ada.close()
        socket.close()
