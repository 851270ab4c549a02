"""Taking over steals no seat: those who sit propose, hidden hands go to bots, and who comes back sits again."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, Running, Socket, close_all
from tests.server.in_process_server import inside, still_hands
from tests.server.tables.test_play import opened
from tests.server.tables.test_undo import two_people


def when_abandoned(socket: Socket, kind: str, **fields: Any) -> dict[str, Any]:
    """Ask again until the person of the seat has been away for long enough."""
    while (answer := socket.ask(kind, **fields)).get("code") == "not_abandoned":
        time.sleep(0.1)
    return answer


def away_and_due(sockets: list[Socket]) -> tuple[int, Socket]:
    """Let a seat that must act close its socket; gives the seat, and the socket of the other."""
    due = sockets[0].views[0]["actors"][0]
    sockets[due].close()
    return due, sockets[1 - due]


def test_the_opponents_hand_is_never_given_to_a_player(server: Running) -> None:
    _, sockets, _ = two_people(server, "empires_end")
    due, stays = away_and_due(sockets)

    refused = when_abandoned(stays, "takeover", seat=due)

    assert refused["code"] == "hidden_hand"
    assert due not in stays.views
    assert stays.table["seats"][due]["kind"] == "person"


def test_a_seat_that_was_left_in_a_game_with_secrets_goes_to_a_bot_only(server: Running) -> None:
    people, (_, bob), table = two_people(server, "empires_end")
    people[0].post(f"/api/tables/{table}/leave")
    bob.until("self.table['seats'][0]['kind'] == 'left'")
    assert (bob.table["seats"][0]["name"], bob.table["seats"][0]["owner"]) == ("Ada", people[0].id)
    assert bob.ask("takeover", seat=0)["code"] == "hidden_hand"
    assert bob.ask("takeover", seat=0, bot="random")["type"] == "done"
    bob.until("self.table['seats'][0]['kind'] == 'bot'")
    for seat in (bob.table["seats"][0], people[1].get(f"/api/tables/{table}")["seats"][0]):
        told = (seat["kind"], seat["name"], seat["owner"], seat["gone"])
        assert told == ("bot", "Ada", people[0].id, "left"), "whose seat it was is still told, and nobody waits for her"
    assert people[0].socket(table).welcome["seats"] == [], "and she does not get it back"
    assert bob.ask("takeover", seat=0, bot="random")["code"] == "not_abandoned"


def test_somebody_who_watches_cannot_propose_and_takes_no_seat(server: Running) -> None:
    people, (_, bob), table = two_people(server)
    eve = opened(server.person("Eve"), table)
    people[0].post(f"/api/tables/{table}/leave")
    bob.until("self.table['seats'][0]['kind'] == 'left'")

    assert eve.ask("takeover", seat=0)["code"] == "forbidden"
    assert eve.ask("takeover", seat=0, bot="random")["code"] == "forbidden"

    assert eve.ask("resign", seat=0)["code"] == "forbidden"
    assert bob.ask("takeover", seat=0)["type"] == "done", "where nothing is hidden, a player may play two seats"
    bob.until("0 in self.views")


def test_whoever_comes_back_gets_the_seat_back_from_the_bot_at_once(server: Running) -> None:
    people, sockets, table = two_people(server, "empires_end")
    due, stays = away_and_due(sockets)
    assert when_abandoned(stays, "takeover", seat=due, bot="random")["type"] == "done"
    stays.until(f"self.table['seats'][{due}]['kind'] == 'bot'")
    assert [table["id"] for table in people[due].get("/api/tables")["mine"]] == [table]

    with people[due].socket(table) as back:
        assert back.welcome["seats"] == [due]
        assert back.table["seats"][due]["name"] == ("Ada", "Bob")[due]
        back.until(f"{due} in self.views")
        stays.until(f"self.table['seats'][{due}]['kind'] == 'person'")
        if due in back.views[due]["actors"]:
            assert back.play(due)["type"] == "done"


def test_who_left_for_good_or_resigned_does_not_get_the_seat_back(server: Running) -> None:
    people, (_, bob), table = two_people(server, "empires_end")
    people[0].post(f"/api/tables/{table}/leave")
    bob.until("self.table['seats'][0]['kind'] == 'left'")
    bob.ask("takeover", seat=0, bot="random")
    assert people[0].socket(table).welcome["seats"] == []
    people, (ada, _), table = two_people(server, "empires_end", "random")
    ada.ask("resign", seat=0)
    assert people[0].socket(table).welcome["seats"] == []


def test_a_game_of_two_is_claimed_when_the_other_one_stays_away(server: Running) -> None:
    _, sockets, _ = two_people(server, "empires_end")
    due, stays = away_and_due(sockets)
    assert stays.ask("claim")["code"] == "not_abandoned"

    assert when_abandoned(stays, "claim")["type"] == "done"

    stays.until("self.table['state'] == 'over'")
    assert stays.table["result"]["winners"] == [1 - due]
    assert stays.table["result"]["reason"] == "claimed"


def test_those_who_wait_are_told_when_somebody_has_been_away_for_long_enough(tmp_path: Path) -> None:
    with Running(tmp_path / "data", absence_seconds=0.2, sweep_seconds=0.2) as server:
        _, sockets, _ = two_people(server, "empires_end")
        due, stays = away_and_due(sockets)
        stays.until(f"self.table['seats'][{due}]['takeover']")


def test_a_seat_is_no_longer_offered_as_soon_as_its_owner_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = still_hands(monkeypatch)
    with inside(tmp_path, sweep_seconds=3600.0) as url:
        people = [Client(url), Client(url), Client(url)]
        for person, name in zip(people, ("Ada", "Bob", "Eve"), strict=True):
            person.put("/api/me", {"name": name})
        table = people[0].table("empires_end", "me", "open", public=True)["id"]
        people[1].put(f"/api/tables/{table}/seats/1", {"kind": "me"})
        people[0].post(f"/api/tables/{table}/start")
        sockets = [opened(person, table) for person in people[:2]]
        due = sockets[0].views[0]["actors"][0]
        hands.now += 1000.0
        opened(people[2], table)
        sockets[1 - due].until(f"self.table['seats'][{due}]['takeover']")

        sockets[due].play(due)

        sockets[1 - due].catch_up()
        assert not sockets[1 - due].table["seats"][due]["takeover"]
        close_all()


def test_a_game_is_not_claimed_by_those_who_watch_nor_with_others_nor_together(server: Running) -> None:
    _, sockets, table = two_people(server, "empires_end", "random")
    assert sockets[0].ask("claim")["code"] == "not_for_two"
    assert opened(server.person("Eve"), table).ask("claim")["code"] == "not_seated"
    _, sockets, _ = two_people(server)
    assert sockets[0].ask("claim")["code"] == "cooperative"


def test_who_resigned_is_still_named_at_the_seat_that_a_bot_plays_and_does_not_come_back(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("empires_end", "me", "open", "tiro", public=True)["id"]
    bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    ada.post(f"/api/tables/{table}/start")
    with bob.socket(table) as socket:
        socket.until("1 in self.views")
        assert socket.ask("resign", seat=1)["type"] == "done"
    with bob.socket(table) as socket:  # looks on
        seat = socket.table["seats"][1]
        assert (seat["kind"], seat["name"], seat["owner"], seat["gone"]) == ("bot", "Bob", bob.id, "resigned")
        assert socket.welcome["seats"] == []
    assert ada.get(f"/api/tables/{table}")["seats"][1]["name"] == "Bob", "as it is kept, too"
    assert table not in [each["id"] for each in bob.get("/api/tables")["mine"]]
    ada.post(f"/api/tables/{table}/leave")
    assert ada.get(f"/api/tables/{table}")["state"] == "closed", "nobody is left who could come back"
