"""As new users would: a table of each game, from the invitation to the end, with a restart of the server in between."""

from __future__ import annotations

from pathlib import Path
from random import Random

from occasus.core.registry import OURS
from occasus.games import find
from tests.server.harness import Client, Running
from tests.server.stored_fixtures import SHORT
from tests.server.workers.test_kill import Player


def invited_table(people: list[Client], name: str) -> str:
    """A private table of two people, who come by its link, and bots where more must play."""
    bots = ["random"] * (find(name).seat_counts[0] - 2)
    table = people[0].table(name, "me", "open", *bots, options=SHORT.get(name, {}))
    found = people[1].post(f"/api/invites/{table['code']}")
    seat = next(seat["seat"] for seat in found["seats"] if seat["kind"] == "open")
    people[1].put(f"/api/tables/{found['id']}/seats/{seat}", {"kind": "me"})
    people[0].post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


def test_each_game_is_played_from_the_invitation_to_the_end_over_a_restart(tmp_path: Path) -> None:
    running = Running(tmp_path / "data").start()
    people = [running.person("Ada"), running.person("Bob")]
    tables = {
        invited_table(people, name): [Player(people[seat], seat, Random(name)) for seat in range(2)] for name in OURS
    }
    for table, players in tables.items():
        for _ in range(15):
            for player in players:
                player.step(table)
        for player in players:
            player.drop()
    running.stop()
    running.start()
    for table, players in tables.items():
        while all([player.step(table) for player in players]):  # noqa: C419
            pass
        over = people[1].get(f"/api/tables/{table}")
        assert over["state"] == "over"
        assert over["result"]["reason"]
        assert over["seed"]
    assert {each["id"] for each in people[0].get("/api/replays")["mine"]} == set(tables)
    running.stop()
    assert '"level": "error"' not in running.log.read_text()
