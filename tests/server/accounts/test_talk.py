"""Chat: kept, muted, apart from those who watch."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, get_args

import pytest

from occasus.locale import LANGUAGES, Words
from occasus.server.storage import chat
from occasus.server.storage.engine import Storage
from occasus.tables.protocol.client_messages import PhraseKey
from tests.server.harness import Running, Socket
from tests.server.stored_fixtures import with_tables
from tests.server.tables.test_undo import two_people


def said(socket: Socket) -> list[str]:
    socket.catch_up()
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


def test_a_ready_sentence_is_told_by_its_key_and_others_are_refused(server: Running) -> None:
    _, (ada, bob), _ = two_people(server)
    assert ada.ask("phrase", "one", phrase="played")["type"] == "done"
    told = bob.wait("said")["chat"]
    assert (told["phrase"], told["text"]) == ("played", "Well played!")
    assert ada.ask("phrase", phrase="<b>")["type"] == "refused"
    ada.ask("chat", text="Salve")
    assert bob.wait("said")["chat"]["phrase"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ready_sentence_is_there_in_every_language(language: str) -> None:
    words = Words(language=language, part="web")
    assert all(words.has(f"phrase-{key}") for key in get_args(PhraseKey))


def test_the_oldest_lines_of_a_long_talk_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST", 3)

    async def look(storage: Storage, tables: list[str], people: list[str]) -> None:
        for number in range(6):
            await chat.add_line(storage, tables[number % 5 == 4], "seats", people[0], str(number), str(number))
        assert [line.text for line in await chat.lines(storage, tables[0])] == ["2", "3", "5"]
        assert [line.text for line in await chat.lines(storage, tables[1])] == ["4"]

    asyncio.run(with_tables(tmp_path, look))
