"""The two servers that benchmarks/load.py measures, each in a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

SEATS: Final = 4
SOURCE: Final = Path(__file__).resolve().parents[1] / "src"
ECHO: Final = """
import json, sys
import uvicorn
from litestar import Litestar, WebSocket, get, websocket

ROOMS = {}
VIEW = json.dumps(["x" * 98] * (int(sys.argv[2]) // 102))

@get("/readyz")
async def ready() -> str:
    return "ready"

@websocket("/ws/{room:str}")
async def echo(socket: WebSocket, room: str) -> None:
    await socket.accept()
    here = ROOMS.setdefault(room, [])
    here.append(socket)
    while (event := await socket.receive())["type"] == "websocket.receive":
        json.loads(event["text"])
        for each in here:
            await each.send({"type": "websocket.send", "bytes": None, "text": VIEW})

uvicorn.run(Litestar([echo, ready], openapi_config=None, logging_config=None), port=int(sys.argv[1]),
            ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")
"""


class Process:
    """A server in a process."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.url = f"http://127.0.0.1:{port}"

    def processor_seconds(self) -> float:
        """The processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def wait(self) -> None:
        """Wait until it is ready."""
        for _ in range(300):
            try:
                if httpx.get(f"{self.url}/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise SystemExit("the server did not start.")


@contextmanager
def table_server(folder: Path, source: Path, **more: str) -> Iterator[Process]:
    """Our server with one worker, without rate limits, and on SQLite unless `more` says otherwise."""
    settings = {"OCCASUS_LIMITS": "false", "OCCASUS_LOG_LEVEL": "WARNING", "PYTHONPATH": str(source.resolve())}
    settings |= {f"OCCASUS_{name.upper()}": value for name, value in more.items()}
    port = free_port()
    command = [sys.executable, "-c", "from occasus.cli.main import run; run()", "serve", "--no-browser"]
    command += ["--data", str(folder), "--port", str(port)]
    with _running(subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.DEVNULL), port) as server:
        yield server


@contextmanager
def echo_server(size: int) -> Iterator[Process]:
    """A bare room server that sends messages of a size to all sockets of a room."""
    port = free_port()
    with _running(subprocess.Popen([sys.executable, "-c", ECHO, str(port), str(size)]), port) as server:
        yield server


@contextmanager
def _running(process: subprocess.Popen[bytes], port: int) -> Iterator[Process]:
    server = Process(process, port)
    try:
        server.wait()
        yield server
    finally:
        process.terminate()
        process.wait(timeout=20)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])
