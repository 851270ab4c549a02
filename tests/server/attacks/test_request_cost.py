"""What strangers can ask for costs little, however long a match is: nothing is played through again without need."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from occasus.core.basics import CHANCE
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.games import find
from occasus.server.http.schema import socket_schema
from occasus.tables.match.replayed_match import ReplayedMatch, open_match
from occasus.tables.match.view_cache import ViewCache
from occasus.tables.queries import games
from occasus.tables.room import room
from occasus.tables.store.rows import JournalEntry, TableRow
from tests.server.harness import Client, Running
from tests.server.in_process_server import inside
from tests.server.stored_fixtures import SHORT, make


def test_requests_that_change_nothing_do_not_play_a_match_through_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = 0

    def counted(*given: Any) -> ReplayedMatch:
        nonlocal played
        played += 1
        return open_match(*given)

    monkeypatch.setattr(room, "open_match", counted)
    with inside(tmp_path / "data") as url:
        ada, eve = Client(url), Client(url)
        ada.put("/api/me", {"name": "Ada"})
        eve.put("/api/me", {"name": "Eve"})
        table = ada.table("fall_of_rome", "me", "me", public=True)["id"]
        ada.post(f"/api/tables/{table}/start")
        eve.put(f"/api/tables/{table}/seats/0", {"kind": "me"}, 409)
        eve.put(f"/api/tables/{table}/nonce", {"nonce": "0" * 32}, 409)
        for who in (ada, eve):
            who.post(f"/api/tables/{table}/start", status=409)
        ada.put("/api/me", {"name": "Another name"})

        seen = eve.get(f"/api/tables/{table}")

    assert [seat["name"] for seat in seen["seats"]] == ["Another name"] * 2
    assert played == 0, "the worker that started it knows it"


def test_what_is_the_same_for_everybody_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def template_of(name: str) -> str:
        made.append(name)
        return "figures"

    monkeypatch.setattr(games, "template_of", template_of)
    games.template.cache_clear()
    with inside(tmp_path / "data") as url:
        eve = Client(url)
        texts = {eve.http.get("/api/games/fall_of_rome/template").text for _ in range(3)}
    games.template.cache_clear()
    assert texts == {"figures"}
    assert made == ["fall_of_rome"]
    assert socket_schema() is socket_schema()


def random_journal(name: str, length: int) -> tuple[TableRow, list[JournalEntry], ReplayedMatch]:
    """A match by luck in which much is taken back, freely and by consent."""
    stored = make(name, over=False)
    table = stored.table
    table.options = complete(find(name).options, SHORT.get(name, {}))
    playing = ReplayedMatch(table, None)
    entries = playing.begin()
    rng = Random(name)
    while playing.actors and len(entries) < length:
        seat = rng.choice(playing.actors)
        if rng.random() < 0.3:
            entries.append(playing.note("said", seat, "perhaps", None, None))
        entries += playing.play(seat, rng.choice(playing.legal(seat)), "ada", f"play {len(entries)}")
        if rng.random() < 0.3:
            moves = playing.match.moves
            left = rng.choice([place for place, (mover, _) in enumerate(moves) if mover != CHANCE][-4:])
            entries.append(playing.note("undo", seat, str(left), "ada", f"undo {len(entries)}"))
        if rng.random() < 0.2:
            ViewCache(playing, set()).steps(0, 0)
    return table, entries, playing


@pytest.mark.parametrize("name", OURS)
def test_a_match_that_is_opened_again_is_the_one_that_was_played_whatever_was_taken_back(name: str) -> None:
    table, entries, playing = random_journal(name, 250)
    again = open_match(table, entries, {})
    assert again.snapshot() == playing.snapshot()
    playing = ReplayedMatch(table, None)  # all that happened, one after another
    for entry in entries:
        playing.apply_entry(entry)
    assert again.snapshot() == playing.snapshot()
    assert again.steps == playing.steps
    assert again.history_start == playing.history_start
    assert again.commands == playing.commands
    assert again.match.moves == playing.match.moves
    shown = [ViewCache(each, set()) for each in (again, playing)]
    for seat in range(table.seats):
        assert again.legal(seat) == playing.legal(seat)
        assert shown[0].steps(seat, 0) == shown[1].steps(seat, 0)
        numbers = range(playing.number + 1)
        assert [again.may_play(seat, at) for at in numbers] == [playing.may_play(seat, at) for at in numbers]


def test_whoever_plays_and_takes_back_for_hours_makes_no_long_work(monkeypatch: pytest.MonkeyPatch) -> None:
    table, entries, playing = random_journal("struggle_for_rome", 100)
    left = next(place for place, (mover, _) in enumerate(playing.match.moves) if mover != CHANCE)
    for number in range(300):
        entries += playing.play(playing.actors[0], playing.legal(playing.actors[0])[0], "ada", f"more {number}")
        entries.append(playing.note("undo", 0, str(left), "ada", f"back {number}"))
    made = 0
    make_move = Match.make

    def counted(self: Match[Any], *given: Any) -> None:
        nonlocal made
        made += 1
        make_move(self, *given)

    monkeypatch.setattr(Match, "make", counted)
    again = open_match(table, entries, {})
    assert again.snapshot() == playing.snapshot()
    assert made == len(playing.match.moves)


def test_rematches_and_free_undos_are_limited_like_new_tables(tmp_path: Path) -> None:
    rates = "table=2/0.0001 undo=2/0.0001"
    with Running(tmp_path / "data", limits="true", rates=rates) as running:
        ada, bob = running.person("Ada"), running.person("Bob")
        table = ada.table("empires_end", "me", "open", public=True)["id"]
        bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
        made = []
        for seat in range(2):  # a rematch turns the seats
            ada.post(f"/api/tables/{table}/start")
            socket = ada.socket(table)
            assert socket.ask("resign", seat=seat)["type"] == "done"
            answer = socket.ask("rematch")
            made.append(answer.get("code") or answer["type"])
            if table := answer.get("table_id", ""):
                bob.put(f"/api/tables/{table}/seats/0", {"kind": "me"})
        assert made == ["rematched", "too_fast"]

        carol = running.person("Carol")
        table = carol.table("fall_of_rome", "me")["id"]
        carol.post(f"/api/tables/{table}/start")
        socket = carol.socket(table)
        socket.wait("told")
        found: list[str] = []
        while len(found) < 3:
            while not socket.views[0]["can_undo"]:
                marches = [action["text"] for action in socket.views[0]["legal"] if action["kind"] == "march"]
                socket.play(0, marches[0] if marches else "")
            answer = socket.ask("undo", seat=0, number=socket.number)
            found.append(answer.get("code") or answer["type"])
        assert found == ["done", "done", "too_fast"]
