"""docs/api.md says what happens: bodies, names of bots, limits, the order of messages, and which of them have ids."""

from __future__ import annotations

import json
import re
from typing import get_args

import pytest

from occasus.core.registry import OURS
from occasus.server.limits import RATES
from occasus.server.ws.sockets import PATIENCE as REFUSALS
from occasus.tables.protocol.client_messages import FromClient
from occasus.tables.room.lobby import CreateTableRequest
from occasus.tables.settings import Settings
from tests.server.harness import ROOT, Running

PAGE = " ".join((ROOT / "docs" / "api.md").read_text(encoding="utf-8").split())


def test_the_printed_body_makes_a_table_and_names_every_field(server: Running) -> None:
    found = re.search(r"body of `POST /api/tables`: `(\{.*?\})`;", PAGE)
    assert found
    body = json.loads(found[1])
    assert set(body) == set(CreateTableRequest.__struct_fields__)
    ada = server.person("Ada")
    made = ada.post("/api/tables", body)
    assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "bot"]
    assert ada.put(f"/api/tables/{made['id']}/seats/1", body["seats"][2])["seats"][1]["bot"] == "miles"


@pytest.mark.parametrize("name", OURS)
def test_bots_have_the_names_of_the_page(server: Running, name: str) -> None:
    found = re.search(r"weakest first \((.*?), where the game has them\)", PAGE)
    assert found
    named = re.findall(r"`(\w+)`", found[1])
    bots = server.person("Ada").get(f"/api/games/{name}")["bots"]
    assert bots == [bot for bot in named if bot in bots]


def test_limits_are_those_of_the_page() -> None:
    usual = Settings(data="")
    assert "bursts of {} messages and {} per second".format(*RATES["message"]) in PAGE
    assert f"{REFUSALS} refusals in a row for unreadable messages close the socket" in PAGE
    assert f"A socket that says nothing for {usual.hello_seconds:g} seconds is closed" in PAGE
    assert f"a message above {usual.message_bytes // 1000} kB" in PAGE


def test_every_message_is_named_and_all_but_two_have_ids() -> None:
    without = set()
    for kind in get_args(FromClient):
        name = str(kind.__struct_config__.tag)
        assert f"`{name}`" in PAGE, name
        if "id" not in kind.__struct_fields__:
            without.add(name)
    assert without == {"hello", "ping"}
    assert "Every message except `hello` and `ping` has an id" in PAGE


def test_messages_come_in_the_order_of_the_page(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("fall_of_rome", "me", "open", public=True)["id"]
    bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    sockets = [ada.socket(table), bob.socket(table)]
    sockets[0].until("all(seat['present'] for seat in self.table['seats'])")
    heard = [len(socket.raw) for socket in sockets]
    ada.post(f"/api/tables/{table}/start")
    for socket, first in zip(sockets, heard, strict=True):
        socket.wait("told")
        kinds = [json.loads(raw)["type"] for raw in socket.raw[first:]]
        assert kinds[-2:] == ["table", "told"]
    actor = sockets[0].views[0]["actors"][0]
    first = len(sockets[actor].raw)
    assert sockets[actor].play(actor)["type"] == "done"
    assert [json.loads(raw)["type"] for raw in sockets[actor].raw[first:]] == ["told", "done"]
    assert sockets[1 - actor].receive()["type"] == "told"
