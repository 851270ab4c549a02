"""A fuzzer on the socket: wrong types, sizes, order, foreign seats, repeats. Nothing changes, nothing breaks."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, get_args

from websockets.exceptions import ConnectionClosed

from occasus.tables.protocol.client_messages import FromClient
from tests.server.harness import Client, Running, Socket
from tests.server.tables.test_play import opened

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
WANTED = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in get_args(FromClient)}  # fields by kind
KINDS = (*WANTED, "x")
RAW = ("", "{", "null", "[]", "7", '"play"', '{"type":1}', "\x00", "{" * 200, '{"type":"play"' + ',"id":"a"' * 50 + "}")


BURST = 60  # messages that are sent before an answer is waited for; a line is cut off after 30 wrong ones in a row


def strange_message(rng: Random, socket: Socket) -> str:
    """Something that a client should never send to a game that is not its own."""
    if rng.random() < 0.1:
        return rng.choice(RAW)
    table = socket.table
    people = [seat["person"] for seat in table["seats"]]
    message: dict[str, Any] = {"type": rng.choice(KINDS) if rng.random() < 0.95 else rng.choice(STRANGE)}
    if message["type"] == "resign" and rng.random() < 0.98:
        message["type"] = "play"  # else most games would end at once
    if rng.random() < 0.7:
        message |= _nearly_right(message["type"], rng, socket)
        if rng.random() < 0.3 and len(message) > 1:
            message[rng.choice(list(message)[1:])] = rng.choice(STRANGE)
        return json.dumps(message)
    for name in FIELDS:
        if rng.random() < 0.5:
            message[name] = rng.choice([*STRANGE, *people, table["number"], rng.randrange(5)])
    good = {"id": f"f{rng.randrange(50)}", "number": table["number"], "seat": rng.randrange(3)}
    if rng.random() < 0.5:
        message |= good
    return json.dumps(message)


def _nearly_right(kind: Any, rng: Random, socket: Socket) -> dict[str, Any]:
    """The fields that a message of a kind has, with values that come close: they get past the first look at it."""
    legal = [action["text"] for view in socket.views.values() for action in view["legal"]]
    actions = [*legal[:40], "pass", "march roma 2", "fly to the moon"]
    proposals = [each["id"] for each in socket.table["proposals"]]
    ways: dict[str, Callable[[], Any]] = {
        "id": lambda: f"f{rng.randrange(5000)}",
        "number": lambda: rng.choice([socket.number, socket.number, socket.number, socket.number - 1, 0, -1]),
        "seat": lambda: rng.randrange(3),
        "action": lambda: rng.choice(actions),
        "lines": lambda: [[rng.choice(actions) for _ in range(rng.randrange(8))] for _ in range(rng.randrange(4))],
        "bot": lambda: rng.choice(["", "random", "tiro", "nobody"]),
        "proposal": lambda: rng.choice([*proposals, "nothing"]),
        "yes": lambda: rng.random() < 0.5,
        "text": lambda: rng.choice(["salve", " ", "\u202esalve\u0000", "a" * 1001]),
        "person": lambda: rng.choice([*(seat["person"] for seat in socket.table["seats"]), "nobody"]),
        "on": lambda: rng.random() < 0.5,
        "everyone": lambda: rng.random() < 0.5,
    }
    return {name: ways[name]() for name in WANTED.get(kind, ()) if name in ways} if isinstance(kind, str) else {}


def fuzz(client: Client, table: str, rng: Random, count: int) -> Counter[str]:
    """Send strange messages; the line may be cut off, and is then opened again. Counts what was answered.

    After each few comes a message whose answer is waited for, so that all of them were looked at and all answers read.
    """
    answered: Counter[str] = Counter()
    socket = client.socket(table)
    left = count
    while left:
        burst = min(left, rng.randrange(1, BURST + 1))
        left -= burst
        try:
            for _ in range(burst):
                socket.send(strange_message(rng, socket))
            socket.send({"type": "explain", "id": f"last {left}", "seat": 9, "action": "pass"})
            while socket.receive().get("id") != f"last {left}":
                pass
        except ConnectionClosed:
            answered["cut off"] += 1
            _count(socket, answered)
            socket.close()
            socket = client.socket(table)
        _count(socket, answered)
    return answered


def _count(socket: Socket, answered: Counter[str]) -> None:
    """Count what came, and forget it."""
    for raw in socket.raw:
        assert '"accident"' not in raw, raw
        message = json.loads(raw)
        answered[message.get("code") or message["type"]] += 1
    socket.raw.clear()


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
        socket.catch_up()
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
