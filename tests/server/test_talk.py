"""Chat: kept, muted, apart from those who watch."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Running, Socket
from tests.server.test_undo import two_people


def said(socket: Socket) -> list[str]:
    socket.drain(0.3)
    return [line["chat"]["text"] for line in map(_load, socket.raw) if line["type"] == "said"]


def test_what_is_said_is_kept_and_repeats_are_said_once(server: Running) -> None:
    people, (ada, bob), table = two_people(server)
    first = ada.ask("chat", "one", text="<b>Salve</b>")
    assert ada.ask("chat", "one", text="<b>Salve</b>") == first
    assert said(bob) == ["<b>Salve</b>"]
    later = people[1].socket(table)
    assert [(line["name"], line["text"]) for line in later.welcome["chat"]] == [("Ada", "<b>Salve</b>")]


def test_muted_people_are_not_read_by_one_or_by_all(server: Running) -> None:
    people, (ada, bob), table = two_people(server)
    eve = server.person("Eve").socket(table)
    eve.ask("chat", text="first")
    assert bob.ask("mute", person=eve.welcome["person"])["type"] == "done"
    eve.ask("chat", text="second")
    assert bob.ask("mute", person=eve.welcome["person"], everyone=True)["code"] == "forbidden"
    assert said(bob) == ["first"]
    assert said(ada) == ["first", "second"]
    assert [line["text"] for line in people[1].socket(table).welcome["chat"]] == []
    ada.ask("mute", person=eve.welcome["person"], everyone=True)
    eve.ask("chat", text="third")
    assert said(ada)[-1] == "second"
    assert ada.ask("mute", person="nobody")["code"] == "no_person"


def test_those_who_watch_a_competitive_game_talk_apart(server: Running) -> None:
    _, (ada, bob), table = two_people(server, "empires_end")
    eve, max_ = server.person("Eve").socket(table), server.person("Max").socket(table)
    eve.ask("chat", text="she holds the temple")
    ada.ask("chat", text="good luck")
    assert said(bob) == ["good luck"]
    assert said(max_) == ["she holds the temple"]
    later = server.person("Zoe").socket(table)
    assert [line["text"] for line in later.welcome["chat"]] == ["she holds the temple"]


def _load(raw: str) -> dict[str, Any]:
    import json

    loaded: dict[str, Any] = json.loads(raw)
    return loaded
