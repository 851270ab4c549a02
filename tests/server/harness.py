"""A real server in a process of its own, and clients that speak to it as a browser would."""

from __future__ import annotations

import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.client_model import seen_after
from tests.server.forks import Forked, fork

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0  # seconds; never a measure of anything, only an end to waiting
TRUST = ssl.create_default_context()  # read once: a new one takes longer than most requests
_open: list[Client | Socket] = []
_numbers = count(1)


def fetch(url: str, method: str = "GET", **more: Any) -> httpx.Response:
    """The answer to a single request of a stranger, however long it takes."""
    return httpx.request(method, url, **{"timeout": PATIENCE, "verify": TRUST, **more})


def play_first_decisions(people: list[Client], table: str, most: int = 4) -> None:
    """Play until everybody has decided so often that a rated game counts."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.socket(table)) for person in people]
        seats = [socket.welcome["seats"][0] for socket in sockets]
        made = [0] * len(people)
        for socket, seat in zip(sockets, seats, strict=True):
            socket.until(f"{seat} in self.views")
        while min(made) < most:
            place = next((at for at, seat in enumerate(seats) if sockets[at].views[seat]["legal"]), None)
            if place is None:
                sockets[0].receive()  # a bot moves
                continue
            number = sockets[place].play(seats[place])["number"]
            made[place] += 1
            for socket in sockets:
                socket.until(f"self.number >= {number}")


def close_all() -> None:
    """Close what a test left open."""
    while _open:
        _open.pop().close()


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class Running:
    """A server; `settings` are its environment variables without their prefix.

    It is forked from a process that has imported everything; a `fresh` one is started by its command.
    """

    fresh = False

    def __init__(self, data: Path, port: int = 0, **settings: object) -> None:
        self.data = data
        self.packages = [ROOT / "src"]  # where its packages lie
        self.port = port or free_port()
        self.settings = {"limits": "false", "warm": "false", **settings}
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.log = data.with_name(f"{data.name}.log")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("OCCASUS_")}
        environment |= {f"OCCASUS_{name.upper()}": str(value) for name, value in self.settings.items()}
        environment["PYTHONPATH"] = os.pathsep.join(map(str, self.packages))
        arguments = ["serve", "--no-browser", "--port", str(self.port), "--data", str(self.data)]
        if self.fresh or self.packages != [ROOT / "src"] or "workers" in self.settings:
            command = [sys.executable, "-c", "from occasus.cli.main import run; run()", *arguments]
            self.process = self._launch(command, environment)
        else:
            self.process = fork(arguments, environment, self.log)
        if self._answers():
            return self
        self.kill()
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def _launch(self, command: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    def _answers(self) -> bool:
        """Wait until it is ready; False if it is not."""
        deadline = time.monotonic() + PATIENCE
        assert self.process is not None
        with httpx.Client(verify=TRUST, timeout=2) as asking:
            while time.monotonic() < deadline and self.process.poll() is None:
                try:
                    if asking.get(f"{self.url}/readyz").status_code == 200:
                        return True
                except httpx.TransportError:
                    time.sleep(0.05)
        return False

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Ask it to stop."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def person(self, name: str) -> Client:
        """A new guest."""
        client = Client(self.url)
        client.put("/api/me", {"name": name})
        return client


class Client:
    """A person with a cookie, as in a browser."""

    def __init__(self, url: str, token: str = "") -> None:
        headers = {"x-occasus": "1"} | ({"authorization": f"Bearer {token}"} if token else {})
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, verify=TRUST)
        self.url = url
        _open.append(self)

    def close(self) -> None:
        self.http.close()

    def call(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        answer = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        expected = status or (200, 201, 204)
        assert answer.status_code in (expected if isinstance(expected, tuple) else (expected,)), answer.text
        return answer.json() if answer.content else None

    def get(self, path: str, status: int | None = None) -> Any:
        return self.call("GET", path, None, status)

    def put(self, path: str, body: object, status: int | None = None) -> Any:
        return self.call("PUT", path, body, status)

    def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        return self.call("POST", path, body, status)

    def sign_up(self) -> Self:
        """Turn a guest into an account with the guest's name and a number: no two accounts of a server look alike."""
        wish = {"account": f"{self.name} {next(_numbers)}", "password": "a long password"}
        self.post("/api/me/account", wish)
        return self

    def say_ready(self, table: str) -> None:
        """Agree with what a table is."""
        self.put(f"/api/tables/{table}/ready", {"terms": self.get(f"/api/tables/{table}")["terms"]})

    @property
    def id(self) -> str:
        return str(self.get("/api/me")["person"]["id"])

    @property
    def name(self) -> str:
        return str(self.get("/api/me")["person"]["name"])

    def table(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Make a table; a seat is `me`, `open` or the name of a bot."""
        wish = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": wish, **more})
        return made

    def analysis(self, replay: str) -> dict[str, Any]:
        """The whole analysis of a finished game, asked for as it grows: a busy machine takes minutes for all of it."""
        grown: dict[str, Any] = self.get(f"/api/replays/{replay}/analysis?after=-1")
        while not grown["done"] == grown["total"] > 0:
            grown = self.get(f"/api/replays/{replay}/analysis?after={grown['done']}")
        return grown

    def socket(self, table: str, number: int = -1, hello: bool = True) -> Socket:
        """Open the socket of a table."""
        return Socket(self, table, number, hello)


class Socket:
    """The socket of a table, with all that came over it."""

    patience = PATIENCE

    def __init__(
        self, client: Client, table: str, number: int = -1, hello: bool = True, under: str = "tables", **headers: str
    ) -> None:
        sent = {name: value for name, value in client.http.headers.items() if name == "authorization"} | headers
        cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
        if cookie:
            sent["cookie"] = cookie
        address = f"{client.url.replace('http', 'ws', 1)}/ws/{under}/{table}"
        self._stack = ExitStack()
        self.line: ClientConnection = self._stack.enter_context(
            connect(
                address,
                additional_headers=sent,
                max_size=None,
                compression=None,
                open_timeout=self.patience,
                close_timeout=1,
            )
        )
        _open.append(self)
        self.raw: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.views: dict[int, dict[str, Any]] = {}
        self.number = 0
        self.table: dict[str, Any] = {}
        self._count = 0
        if hello:
            self.send({"type": "hello", "number": number})
            self.welcome = self.wait("welcome")

    def send(self, message: object) -> None:
        self.line.send(message if isinstance(message, str) else json.dumps(message))

    def receive(self, timeout: float | None = None) -> dict[str, Any]:
        raw = self.line.recv(self.patience if timeout is None else timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] == "told":
            self.views[message["seat"]] = seen_after(self.views.get(message["seat"]), message)
            self.number = message["number"]
        elif message["type"] in ("table", "welcome"):
            self.table = message["table"]
        return message

    def wait(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of some kinds."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def ask(self, kind: str, message_id: str = "", **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        self._count += 1
        message_id = message_id or f"{id(self)}-{self._count}"
        self.send({"type": kind, "id": message_id, **fields})
        while True:
            message = self.receive()
            if message.get("id") == message_id or message["type"] == "rematched":
                return message

    def play(self, seat: int, action: str = "", number: int | None = None, message_id: str = "") -> dict[str, Any]:
        """Play an action, the first legal one if none is named."""
        chosen = action or self.views[seat]["legal"][0]["text"]
        return self.ask("play", message_id, seat=seat, action=chosen, number=self.number if number is None else number)

    def until(self, what: str) -> dict[str, Any]:
        """Read until a view or the table satisfies an expression on `self`."""
        while not eval(what, {"self": self}):
            self.receive()
        return self.table

    def catch_up(self) -> None:
        """Read all that was sent until now: the answer to a ping comes after it."""
        self.send({"type": "ping"})
        self.wait("pong")

    def hang_on(self) -> None:
        """Read until the server hangs up, which raises ConnectionClosed."""
        while True:
            self.receive()

    def drain(self, seconds: float = 0.2) -> None:
        """Read what comes within a while."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                self.receive(left)
            except (TimeoutError, ConnectionClosed):
                return

    def close(self) -> None:
        if self in _open:
            _open.remove(self)
        self._stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
