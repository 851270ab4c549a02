"""A fuzzer on the socket: wrong types, sizes, order, foreign seats, repeats. Nothing changes, nothing breaks."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.harness import Client, Running, Socket
from tests.server.test_play import opened

KINDS = (
    "hello",
    "ping",
    "play",
    "explain",
    "foresee",
    "hint",
    "undo",
    "takeover",
    "vote",
    "resign",
    "chat",
    "mute",
    "rematch",
    "x",
)
FIELDS = (
    "lines",
    "id",
    "number",
    "seat",
    "action",
    "bot",
    "proposal",
    "yes",
    "text",
    "person",
    "on",
    "everyone",
    "surprise",
)
STRANGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 7, 1 << 40, 1.5, "", "a", "march roma 2", "pass", "\x00", "é\u202e", "x" * 5000,
    [], [1], {}, {"a": 1}, "' OR 1=1 --", "__class__", "../../etc/passwd",
)  # fmt: skip
RAW = ("", "{", "null", "[]", "7", '"play"', '{"type":1}', "\x00", "{" * 200, '{"type":"play"' + ',"id":"a"' * 50 + "}")


def strange_message(rng: Random, table: dict[str, Any]) -> str:
    """Something that a client should never send to a game that is not its own."""
    if rng.random() < 0.1:
        return rng.choice(RAW)
    people = [seat["person"] for seat in table["seats"]]
    message: dict[str, Any] = {"type": rng.choice(KINDS) if rng.random() < 0.95 else rng.choice(STRANGE)}
    for name in FIELDS:
        if rng.random() < 0.5:
            message[name] = rng.choice([*STRANGE, *people, table["number"], rng.randrange(5)])
    good = {"id": f"f{rng.randrange(50)}", "number": table["number"], "seat": rng.randrange(3)}
    if rng.random() < 0.5:
        message |= good
    return json.dumps(message)


def fuzz(client: Client, table: str, rng: Random, count: int) -> None:
    """Send strange messages; the line may be cut off, and is then opened again."""
    socket = client.socket(table)
    for _ in range(count):
        try:
            socket.send(strange_message(rng, socket.table))
            if rng.random() < 0.3:
                socket.drain(0.001)
        except ConnectionClosed:
            socket = client.socket(table)
    for raw in socket.raw:
        assert '"accident"' not in raw, raw


def test_strange_messages_change_nothing_and_break_nothing(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("empires_end", "me", "open", public=True, hints=False)["id"]
    bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    ada.post(f"/api/tables/{table}/start")
    sockets = [opened(ada, table), opened(bob, table)]
    before = [dict(socket.views) for socket in sockets]
    number = sockets[0].number

    eve = server.person("Eve")  # sits nowhere, so that nothing she sends may change the game
    fuzz(eve, table, Random("fuzz"), 400)

    fresh = [opened(ada, table), opened(bob, table)]
    assert [socket.views for socket in fresh] == before
    assert fresh[0].number == number
    actor = fresh[0].views[0]["actors"][0]
    assert fresh[actor].play(actor)["type"] == "done"
    for socket in sockets:
        socket.drain(0.1)
        assert not any('"accident"' in raw for raw in socket.raw)


def test_strange_messages_of_a_player_keep_the_journal_whole(server: Running) -> None:
    """A player may move by luck; what is stored is still a match that loads."""
    ada = server.person("Ada")
    table = ada.table("fall_of_rome", "me", "me", public=True)["id"]
    ada.post(f"/api/tables/{table}/start")
    fuzz(ada, table, Random("player"), 300)
    socket: Socket = opened(ada, table)
    socket.until("len(self.views) == 2")
    if socket.table["state"] == "playing":
        actor = socket.views[0]["actors"][0]
        assert socket.play(actor)["type"] == "done"
