"""Same seed and choices, same bytes: a table on one device tells what a table at a server tells."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from occasus.core.registry import names
from tests.local.device import chosen, is_mine, on_a_device
from tests.server.harness import Client, Socket
from tests.server.in_process_server import inside

SEED = "5eed" * 16
TURNS = {"fall_of_rome": 12, "empires_end": 12, "struggle_for_rome": 12}
LONG = 60


def until_due(socket: Socket) -> None:
    """Until the bots have chosen: where all choose at once, nobody knows whose choice comes first."""
    while not (0 in socket.views and is_mine(socket.views[0])) and socket.table.get("state") != "over":
        socket.receive()


def at_a_server(folder: Path, game: str, bot: str, turns: int) -> list[str]:
    with inside(folder, bot_seconds=3600.0) as url:
        client = Client(url)
        client.put("/api/me", {"name": "Ada"})
        table = client.table(game, "me", bot, bot)["id"]
        client.post(f"/api/tables/{table}/start")
        socket = client.socket(table)
        for made in range(turns):
            until_due(socket)
            if socket.table["state"] == "over":
                break
            view = socket.views[0]
            socket.views[0] = {**view, "actors": []}  # until something is told
            assert socket.ask("play", seat=0, action=chosen(view, made), number=socket.number)["type"] == "done"
        until_due(socket)
        return [text for text in socket.raw if json.loads(text)["type"] == "told"]


def compare(patch: pytest.MonkeyPatch, folder: Path, game: str, bot: str, turns: int) -> None:
    patch.setattr("occasus.tables.room.lobby.new_secret", lambda: SEED)
    here = asyncio.run(on_a_device(game, bot, turns))
    there = at_a_server(folder, game, bot, turns)
    assert len(here) > turns
    assert here == there


@pytest.mark.parametrize("game", names())
def test_a_table_on_a_device_tells_the_same_bytes_as_at_a_server(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compare(monkeypatch, tmp_path, game, "miles", TURNS.get(game, 12))


@pytest.mark.long
@pytest.mark.parametrize("bot", ["tiro", "miles", "centurio", "legatus"])
@pytest.mark.parametrize("game", names())
def test_so_do_all_levels_for_a_long_while(
    game: str, bot: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compare(monkeypatch, tmp_path, game, bot, LONG)
