"""A seat at a table on a server, played with an API token over the server's own socket (docs/api.md)."""

from __future__ import annotations

import json
import secrets
import time
from contextlib import ExitStack
from typing import Any, Final, final
from urllib.parse import urlsplit

from occasus.cli.play.action_text import ActionText
from occasus.cli.text.lookup import rule_text
from occasus.cli.text.reply import action_meant
from occasus.cli.text.view_text import legal_text, view_text
from occasus.core.basics import Json, OccasusError, Refused, Seat, View
from occasus.games import find
from occasus.locale import Words

PATIENCE: Final = 30.0  # seconds to wait for an answer
WAITING: Final = 20.0  # seconds to wait for the others after a move
LARGEST: Final = 8_000_000  # bytes of a message


@final
class ServerTable:
    """A seat at a table. Each call opens the socket, asks, and closes it."""

    def __init__(self, url: str, token: str, table: str, seat: Seat) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise OccasusError(f"{url!r} is not the address of a server; write https://HOST.")
        if not table.isalnum():
            raise OccasusError(f"{table!r} is not the id of a table.")
        self.address: Final = f"{url.rstrip('/').replace('http', 'ws', 1)}/ws/tables/{table}"
        self.token: Final = token
        self.seat: Final = seat
        with self._open() as line:
            self.game: Final[str] = line.game
        self.words: Final = Words(self.game, "en")
        self.deeds: Final = ActionText(find(self.game).catalogue, self.words)

    def view(self, seat: Seat | None) -> str:
        """Return what the seat may know now."""
        with self._open() as line:
            line.wait_for_turn(WAITING)
            return self._told(line.view)

    def legal(self, seat: Seat | None, kind: str) -> str:
        """Return the legal actions, all or those of one kind."""
        with self._open() as line:
            line.wait_for_turn(WAITING)
            legal = line.view["legal"]
        return legal_text(action for action in legal if not kind or action.split()[0] == kind.strip().lower()) or "none"

    def why_not(self, seat: Seat | None, action: str) -> str:
        """Ask the server why an action is not legal now."""
        with self._open() as line:
            try:
                meant = action_meant(action, find(self.game), line.view, self.deeds)
            except Refused as error:
                return f"{error}\n{rule_text(error.rule)}".strip()
        return f"{meant} is legal now."

    def play(self, seat: Seat | None, action: str) -> str:
        """Play an action, and wait a while for the others."""
        with self._open() as line:
            line.wait_for_turn(WAITING)
            if not line.view["legal"]:
                raise OccasusError(
                    "the game is over." if line.view["result"] else "it isn't your turn yet; view waits."
                )
            meant = action_meant(action, find(self.game), line.view, self.deeds)
            line.ask({"type": "play", "number": line.number, "seat": self.seat, "action": meant})
            line.wait_for_turn(WAITING)
            return self._told(line.view)

    def hint(self, seat: Seat | None) -> str:
        """Ask the server for its hint, if the table allows hints."""
        with self._open() as line:
            line.wait_for_turn(WAITING)
            answer = line.ask({"type": "hint", "seat": self.seat})
        return "\n".join(f"{advice['action']} ({advice['chance']:.0%})" for advice in answer["advice"])

    def replay(self, first: int) -> str:
        """Return the events from a step on, as the seat may know them."""
        with self._open() as line:
            steps = line.steps[max(0, first) :]
        return json.dumps(steps)[:20_000]

    def _told(self, seen: View) -> str:
        legal = f"\n\nYour legal actions:\n{legal_text(seen['legal'])}" if seen["legal"] else ""
        return view_text(seen) + legal

    def _open(self) -> _Line:
        return _Line(self.address, self.token, self.seat)


@final
class _Line:
    """An open socket that has heard the position."""

    def __init__(self, address: str, token: str, seat: Seat) -> None:
        try:
            from websockets.sync.client import connect
        except ImportError as error:
            raise OccasusError("tables on a server need `pip install 'occasus[mcp]'`.") from error
        self.seat: Final = seat
        self._stack: Final = ExitStack()
        try:
            opening = connect(
                address,
                additional_headers={"authorization": f"Bearer {token}"},
                max_size=LARGEST,
                open_timeout=PATIENCE,
                close_timeout=5,
            )
            self._socket: Any = self._stack.enter_context(opening)
            self._socket.send(json.dumps({"type": "hello", "number": -1}))
        except Exception as error:  # of the network, or refused by the server
            raise OccasusError(f"the server did not open the table: {error}") from error
        self.game = ""
        self.number = -1
        self.view: View = {}
        self.steps: list[Json] = []
        try:
            self._until(lambda message: bool(self.view))
        except OccasusError:
            self._stack.close()
            raise

    def __enter__(self) -> _Line:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def ask(self, message: dict[str, Json]) -> dict[str, Json]:
        """Send a message and return its answer; a refusal is told."""
        message["id"] = secrets.token_hex(8)
        self._socket.send(json.dumps(message))
        answer = self._until(lambda heard: heard.get("id") == message["id"])
        if answer["type"] == "refused":
            raise Refused(str(answer.get("sentence", "refused")), str(answer.get("rule", "")))
        return answer

    def wait_for_turn(self, seconds: float) -> None:
        """Wait until the seat can decide, the game is over, or the time has passed."""
        end = time.monotonic() + seconds
        try:
            while time.monotonic() < end and self.seat not in self.view["actors"] and not self.view["result"]:
                self._hear(max(0.1, end - time.monotonic()))
        except TimeoutError:
            return

    def _until(self, there: Any) -> dict[str, Json]:
        end = time.monotonic() + PATIENCE
        while (left := end - time.monotonic()) > 0:
            try:
                message = self._hear(left)
            except TimeoutError:
                break
            except OccasusError:
                raise
            except Exception as error:  # the server closed the socket
                raise OccasusError(f"the server closed the table: {error}") from error
            if there(message):
                return message
        raise OccasusError("the server did not answer in time.")

    def _hear(self, seconds: float) -> dict[str, Json]:
        message: dict[str, Json] = json.loads(self._socket.recv(timeout=seconds))
        if message["type"] == "welcome":
            self.game = message["table"]["game"]
            if self.seat not in message["seats"]:
                raise OccasusError(f"seat {self.seat} is not yours; yours at this table: {message['seats']}.")
        elif message["type"] == "told" and message["seat"] == self.seat:
            self.number = message["number"]
            if message.get("fresh"):
                self.steps = []
            self.steps += [{part: step[part] for part in step if part != "changes"} for step in message["steps"]]
            news = message.get("view") or message["change"]
            for changes in [part for step in message["steps"] for part in step.get("changes", ())]:
                _fold(self.view["position"], changes)
            self.view = {
                "game": self.game,
                "seat": self.seat,
                "actors": news["actors"],
                "legal": [action["text"] for action in news["legal"]],
                "position": news.get("position") or self.view["position"],
                "result": news["result"],
            }
        return message


def _fold(position: Json, changes: list[Json]) -> None:
    """Carry out the changes of a position: a place and its value, or a place alone that has gone."""
    for place, *value in changes:
        part = position
        for key in place[:-1]:
            part = part[key]
        if value:
            part[place[-1]] = value[0]
        else:
            del part[place[-1]]
