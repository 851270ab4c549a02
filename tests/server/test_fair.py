"""Fair chance: the hash of the seed at the start, the seed at the end, and dice that anybody can check."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.harness import ROOT, Client, Running
from tests.server.test_play import opened, started


def play_to_the_end(client: Client, table: str) -> dict[str, Any]:
    socket = opened(client, table)
    while not socket.views[0]["result"]:
        assert socket.play(0)["type"] == "done"
    return socket.until("self.table['state'] == 'over'")


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    code = "from occasus.cli.main import run; run()"
    environment = {"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin"}
    return subprocess.run([sys.executable, "-c", code, *arguments], env=environment, capture_output=True, text=True)


def test_the_seed_is_promised_at_the_start_shown_at_the_end_and_gives_the_dice(server: Running, tmp_path: Path) -> None:
    ada, table = started(server, "me", public=True)
    promised = ada.get(f"/api/tables/{table}")["seed_hash"]
    assert len(promised) == 64
    assert ada.get(f"/api/tables/{table}")["seed"] == ""
    assert ada.get(f"/api/replays/{table}", 409)["code"] == "not_over"

    over = play_to_the_end(ada, table)

    assert hashlib.sha256(over["seed"].encode()).hexdigest() == promised == over["seed_hash"]
    data = ada.get(f"/api/replays/{table}")
    assert data["seed"] == over["seed"]
    file = tmp_path / "downloaded.match.json"
    file.write_text(json.dumps(data))
    checked = command("replay", str(file), "--verify")
    assert checked.returncode == 0, checked.stderr
    file.write_text(json.dumps({**data, "seed": "another"}))
    assert "but the seed gives" in command("replay", str(file), "--verify").stderr

    assert table in [each["id"] for each in ada.get("/api/replays")["mine"]]
    bob = server.person("Bob")
    assert table in [each["id"] for each in bob.get("/api/replays")["public"]]
    part = bob.get(f"/api/replays/{table}/steps?first=0&count=3")
    assert [step["number"] for step in part["steps"]] == [0, 1, 2]
    assert part["moves"] == len(data["moves"])
    last = bob.get(f"/api/replays/{table}/steps?first={part['moves']}&count=1&seat=0")["steps"]
    assert last[0]["view"]["result"]["reason"] == over["result"]["reason"]

    brought = bob.post("/api/replays", data)["id"]
    assert bob.get(f"/api/replays/{brought}") == data
    ada.get(f"/api/replays/{brought}", 404)
    ada.get(f"/api/replays/{brought}/share", 404)
    shared = bob.get(f"/api/replays/{brought}/share")["id"]
    assert ada.get(f"/api/replays/{shared}") == data
    other = "y" if shared[-1] == "x" else "x"
    ada.get(f"/api/replays/{shared[:-1]}{other}", 404)
    analysis = ada.get(f"/api/replays/{shared}/analysis")
    assert len(analysis["chances"]) == part["moves"] + 1
    assert {len(each) for each in analysis["chances"]} == {data["seats"]}
    assert all(point["better_chance"] > point["chance"] for point in analysis["points"])
    assert bob.get(f"/api/replays/{brought}/analysis") == analysis
    for damage in ({"moves": data["moves"][1:]}, {"format": "other"}, {"moves": 7}, {"seats": "many"}):
        assert bob.post("/api/replays", {**data, **damage}, 400)["code"] == "not_a_match"
    bob.call("DELETE", f"/api/replays/{brought}")
    bob.get(f"/api/replays/{brought}", 404)
    ada.get(f"/api/replays/{shared}/analysis", 404)

    again = ada.post(f"/api/tables/{table}/rematch")["id"]
    assert ada.post(f"/api/tables/{table}/rematch")["id"] == again
    fresh = ada.get(f"/api/tables/{again}")
    assert fresh["state"] == "lobby"
    assert [seat["name"] for seat in fresh["seats"]] == ["Ada"]
    bob.post(f"/api/tables/{again}/rematch", None, 409)


def test_a_bot_that_is_slow_or_wrong_never_stalls_a_game(tmp_path: Path) -> None:
    with Running(tmp_path / "data", bot_seconds="0.001") as running:
        ada, table = started(running, "greedy", "me")
        socket = opened(ada, table)
        for _ in range(4):
            socket.until("self.views[1]['legal'] or self.views[1]['result']")  # the bot has had its turns meanwhile
            if socket.views[1]["result"]:
                break
            socket.play(1)
        assert '"a bot failed"' in running.log.read_text()
