"""`occasus mcp`: the official client plays each game to its end, over standard input and over HTTP."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp", reason="install the extra `mcp`")

from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

pytestmark = pytest.mark.filterwarnings("ignore")
QUICK = {
    "fall_of_rome": {"difficulty": "heroic"},
    "empires_end": {"mode": "lightning"},
    "struggle_for_rome": {"round_limit": "3", "offers_per_turn": "0"},
}
COMMAND = [sys.executable, "-m", "occasus", "mcp"]


async def play_to_the_end(client: Client, game: str) -> int:
    """Play the first legal action until the game is over; returns how often."""
    begun = await said(client, "new_game", game=game, bots=["random"], options=QUICK[game], seed="mcp")
    match, told, moves = begun.split()[1], begun, 0
    assert "Actions:" in begun
    while "Your legal actions:" in told:
        action = first_legal(told)
        told = await said(client, "play", match=match, action=action)
        moves += 1
    assert "result: winners" in told
    assert "0:" in await said(client, "replay", match=match)
    return moves


async def said(client: Client, tool: str, **arguments: Any) -> str:
    """Call a tool; returns its text."""
    result = await client.call_tool(tool, arguments)
    text = "".join(getattr(part, "text", "") for part in result.content)
    assert not result.is_error, text
    return text


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return "".join(getattr(part, "text", "") for part in result.content)


def first_legal(told: str) -> str:
    line = told.rsplit("Your legal actions:\n", 1)[1].splitlines()[-1].split(", ")[0]
    line = re.sub(r"\{([^ }]*)[^}]*\}", r"\1", line)
    return re.sub(r"\b([a-z]*\d+)-[a-z]*\d+", r"\1", line)


@pytest.mark.parametrize("game", QUICK)
def test_a_client_plays_over_standard_input(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        env = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
        started = StdioServerParameters(command=COMMAND[0], args=COMMAND[1:], env=env)
        async with Client(stdio_client(started)) as client:
            assert await play_to_the_end(client, game) > 5
        (kept,) = tmp_path.rglob("*.match.json")  # with which people can continue in the terminal
        players = json.loads(kept.read_text())["players"]
        assert players == ["human", "random", *["miles"] * (len(players) - 2)]

    asyncio.run(asyncio.wait_for(run(), 300))


def test_a_client_plays_over_http_and_asks(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    env = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    process = subprocess.Popen([*COMMAND, "--http", "--port", str(port)], env=env, stderr=subprocess.DEVNULL)
    try:
        _wait_for(port, process)
        asyncio.run(asyncio.wait_for(_over_http(f"http://127.0.0.1:{port}/mcp"), 300))
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)


async def _over_http(url: str) -> None:
    async with Client(url) as client:
        for game in QUICK:
            assert await play_to_the_end(client, game) > 5
        begun = await said(client, "new_game", game="empires_end", seats=2, seed="secrets")
        match = begun.split()[1]
        assert "resources hidden" in begun, "the other hand stays hidden"
        assert "not yours" in await refused(client, "view", match=match, seat=1)
        assert "unknown match" in await refused(client, "view", match="0" * 16)
        assert "EE-" in await said(client, "why_not", match=match, action="build fire_01 with_town 0")
        assert "EE-" in await refused(client, "play", match=match, action="build fire_01 with_town 0")
        assert "%" in await said(client, "hint", match=match)
        assert await said(client, "legal", match=match, kind="pay")
        assert "FR-SACK-06" in await said(client, "rules", game="fall_of_rome", words="FR-SACK-06")
        assert "neighbours" in await said(client, "values", game="fall_of_rome", words="cities roma")
        assert "# " in await said(client, "book", game="struggle_for_rome")
        assert "lightning" in await said(client, "games")
        for wrong in (
            {"game": "chess"},
            {"game": "empires_end", "seats": 9},
            {"game": "empires_end", "bots": ["os:system"]},
        ):
            assert await refused(client, "new_game", **wrong)
        assert "OCCASUS_TOKEN" in await refused(client, "join", table_id="abc", seat=0)


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("the server ended")


def test_http_is_for_this_computer_only() -> None:
    done = subprocess.run([*COMMAND, "--http", "--host", "0.0.0.0"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "password" in done.stderr
