"""Fair chance: the hash of the seed at the start, the seed at the end, and dice that anybody can check."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.harness import ROOT, Client, Running
from tests.server.tables.test_play import opened, started


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
    file.write_text(json.dumps({**data, "seed": "another", "fair": None}))
    assert "but the seed gives" in command("replay", str(file), "--verify").stderr

    assert table in [each["id"] for each in ada.get("/api/replays")["mine"]]
    bob = server.person("Bob")
    assert table in [each["id"] for each in bob.get("/api/replays")["public"]]
    part = bob.get(f"/api/replays/{table}/steps?first=0&count=3")
    assert [step["number"] for step in part["steps"]] == [0, 1, 2]
    assert part["moves"] == len(data["moves"])
    assert part["mine"] == []
    assert ada.get(f"/api/replays/{table}/steps?count=1")["mine"] == [0]
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
    analysis = ada.analysis(shared)
    assert analysis["curve"][-1]["step"] == part["moves"]
    assert {len(point["chances"]) for point in analysis["curve"]} == {data["seats"]}
    assert ada.get(f"/api/replays/{shared}/analysis") == analysis
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


def wait_in_lobby(server: Running, *seats: str) -> tuple[Client, dict[str, Any]]:
    """Ada hosts a table of Empire's End that waits."""
    ada = server.person("Ada")
    wishes = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in seats]
    return ada, ada.post("/api/tables", {"game": "empires_end", "seats": wishes})


def test_the_seed_is_made_of_a_secret_promised_before_and_of_what_every_seat_adds(
    server: Running, tmp_path: Path
) -> None:
    ada, made = wait_in_lobby(server, "me", "open", "bot")
    table = made["id"]
    assert len(made["commitment"]) == 64, "promised when the table is made"
    assert (made["secret"], made["seed_hash"]) == ("", "")
    path = f"/api/tables/{table}/nonce"
    bob = server.person("Bob")
    bob.post(f"/api/invites/{made['code']}")
    assert bob.call("PUT", path, {"nonce": "b" * 32}, 403)["code"] == "forbidden"
    bob.call("PUT", f"/api/tables/{table}/seats/1", {"kind": "me"})

    ada.call("PUT", path, {"nonce": "a" * 32})
    bob.call("PUT", path, {"nonce": "b" * 64})
    kept = ada.call("PUT", path, {"nonce": "c" * 32})

    shown = [seat["nonce"] for seat in kept["seats"]]
    assert shown == ["a" * 32, "", ""], "the first one stays; those of others are not shown yet"
    for wrong in ("a" * 31, "a" * 65, "A" * 32, "a" * 32 + "\n", 7):
        ada.call("PUT", path, {"nonce": wrong}, 400)
    playing = ada.post(f"/api/tables/{table}/start")
    nonces = ["a" * 32, "b" * 64, ""]
    assert [seat["nonce"] for seat in playing["seats"]] == nonces
    assert playing["commitment"] == made["commitment"]
    assert playing["secret"] == ""
    late = bob.call("PUT", path, {"nonce": "d" * 32})
    assert [seat["nonce"] for seat in late["seats"]] == nonces, "who comes too late sees that it began without"
    eve = server.person("Eve")
    eve.post(f"/api/invites/{made['code']}")
    assert eve.call("PUT", path, {"nonce": "d" * 32}, 409)["code"] == "started"
    socket = opened(ada, table)
    bob.post(f"/api/tables/{table}/leave")
    ada.post(f"/api/tables/{table}/leave")
    assert "secret" in socket.table


def test_a_finished_game_tells_its_secret_and_is_checked_whole(server: Running, tmp_path: Path) -> None:
    ada = server.person("Ada")
    made = ada.post("/api/tables", {"game": "fall_of_rome", "seats": [{"kind": "me"}]})
    table = made["id"]
    ada.call("PUT", f"/api/tables/{table}/nonce", {"nonce": "a" * 32})
    ada.post(f"/api/tables/{table}/start")

    over = play_to_the_end(ada, table)

    assert hashlib.sha256(over["secret"].encode()).hexdigest() == made["commitment"]
    assert hashlib.sha256(f"{over['secret']}/{'a' * 32}".encode()).hexdigest() == over["seed"]
    data = ada.get(f"/api/replays/{table}")
    assert data["fair"] == {"commitment": made["commitment"], "secret": over["secret"], "nonces": ["a" * 32]}
    file = tmp_path / "fair.match.json"
    file.write_text(json.dumps(data))
    checked = command("replay", str(file), "--verify", "--commitment", made["commitment"])
    assert checked.returncode == 0, checked.stderr
    assert "the seed comes from the committed secret" in checked.stdout
    assert (
        "not the secret that was committed to"
        in command("replay", str(file), "--verify", "--commitment", "0" * 64).stderr
    )
    for bent, found in (
        ({"secret": "another"}, "not the secret that was committed to"),
        ({"nonces": [""]}, "but the secret and the nonces of the seats give"),
    ):
        file.write_text(json.dumps({**data, "fair": {**data["fair"], **bent}}))
        assert found in command("replay", str(file), "--verify").stderr
    again = ada.post(f"/api/tables/{table}/rematch")["id"]
    fresh = ada.get(f"/api/tables/{again}")
    assert fresh["commitment"] not in ("", made["commitment"])
    assert fresh["seats"][0]["nonce"] == ""


def test_a_table_that_an_earlier_release_made_starts_and_promises_its_seed(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running:
        ada, made = wait_in_lobby(running, "me", "bot")
        with sqlite3.connect(tmp_path / "data" / "occasus.sqlite") as database:
            database.execute("UPDATE tables SET secret = ''")
        playing = ada.post(f"/api/tables/{made['id']}/start")
        assert playing["commitment"] == ""
        assert len(playing["seed_hash"]) == 64


def test_a_bot_that_is_slow_or_wrong_never_stalls_a_game(tmp_path: Path) -> None:
    with Running(tmp_path / "data", bot_seconds="0.001") as running:
        ada, table = started(running, "tiro", "me")
        socket = opened(ada, table)
        for _ in range(4):
            socket.until("self.views[1]['legal'] or self.views[1]['result']")  # the bot has had its turns meanwhile
            if socket.views[1]["result"]:
                break
            socket.play(1)
        assert '"a bot failed"' in running.log.read_text()
