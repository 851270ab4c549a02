"""Matches that a server stored earlier still load, go on and replay; by new rules they go on from their snapshot."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from occasus.core.match_file import from_data, verify
from occasus.core.registry import OURS
from occasus.games import find
from occasus.server.secrets import sign_old
from occasus.tables.match.replayed_match import new_base, open_match
from tests.server.harness import PATIENCE, Client, close_all
from tests.server.in_process_server import inside
from tests.server.stored_fixtures import OWNER, SECRET, files, make, read, stored_in


def owner(url: str) -> Client:
    """The person of the stored matches."""
    client = Client(url)
    client.http.cookies.set("occasus", sign_old(SECRET.encode(), OWNER, 0), domain="127.0.0.1")
    return client


def test_there_are_stored_matches_of_the_present_rules_of_every_game() -> None:
    names = {file.name for file in files()}
    for name in OURS:
        for kind in ("running", "over"):
            assert f"{name}-{find(name).rules_version}-{kind}.json" in names


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_a_stored_match_loads_goes_on_and_replays(tmp_path: Path, file: Path) -> None:
    stored = read(file)
    current = stored.table.rules_version == find(stored.table.game).rules_version
    settings = stored_in(tmp_path, stored)
    with inside(tmp_path, **settings) as url:
        client = owner(url)
        if stored.table.state == "over":
            data = client.get(f"/api/replays/{stored.table.id}")
            assert data["result"] == stored.table.result
            if current:
                match = from_data(data, find)
                verify(match)
                assert any(entry.kind == "undo" for entry in stored.entries)
        else:
            socket = client.socket(stored.table.id)
            socket.until(f"len(self.views) == {stored.table.seats}")
            assert socket.number >= stored.table.number
            repeated = next(entry for entry in stored.entries if entry.command and entry.kind == "move")
            assert socket.play(0, "anything", 0, str(repeated.command))["number"] > repeated.number
            actor = socket.views[0]["actors"][0]
            assert socket.play(actor)["type"] == "done"
        client.close()


@pytest.mark.parametrize("name", OURS)
def test_a_snapshot_that_is_behind_loses_nothing_that_new_rules_allow(name: str) -> None:
    stored = make(name, over=False)
    end = open_match(stored.table, stored.entries, {}).snapshot()
    undo = max(place for place, entry in enumerate(stored.entries) if entry.kind == "undo")
    for behind in (1, 5, len(stored.entries) - undo - 1):
        earlier = open_match(stored.table, stored.entries[:-behind], {}).snapshot()
        base = new_base(stored.table, stored.entries, earlier)
        assert (base.kind, base.number, base.state) == ("base", stored.table.number, end.state)
        assert base.moves == end.moves


@pytest.mark.parametrize("name", OURS)
def test_moves_that_new_rules_forbid_are_left_out(name: str) -> None:
    stored = make(name, over=False)
    earlier = open_match(stored.table, stored.entries[:-4], {}).snapshot()
    stored.entries[-3].action = "no such action"
    base = new_base(stored.table, stored.entries, earlier)
    assert base.state == open_match(stored.table, stored.entries[:-3], {}).snapshot().state
    assert base.number == stored.table.number


def test_a_stop_saves_what_has_moved(tmp_path: Path) -> None:
    stored = make("fall_of_rome", over=False)
    with inside(tmp_path, **stored_in(tmp_path, stored)) as url:
        client = owner(url)
        socket = client.socket(stored.table.id)
        socket.until(f"len(self.views) == {stored.table.seats}")
        socket.play(socket.views[0]["actors"][0])
        number = socket.number
        client.close()
    with sqlite3.connect(tmp_path / "occasus.sqlite") as connection:
        found = connection.execute("SELECT number FROM snapshots WHERE kind = 'latest'").fetchall()
    assert found == [(number,)]


@pytest.mark.parametrize("name", OURS)
def test_new_rules_go_on_from_the_last_snapshot_and_never_replay_the_old_part(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = make(name, over=False)
    settings = stored_in(tmp_path, stored)
    with inside(tmp_path, **settings) as url:
        client = owner(url)
        socket = client.socket(stored.table.id)
        socket.until(f"len(self.views) == {stored.table.seats}")
        before = {seat: view["position"] for seat, view in socket.views.items()}
        assert socket.welcome["table"]["new_rules"] == -1
        socket.close()
        client.close()
    monkeypatch.setattr(find(name), "rules_version", find(name).rules_version + 1)
    with inside(tmp_path, **settings) as url:
        client = owner(url)
        socket = client.socket(stored.table.id, stored.table.number - 5)
        socket.until(f"len(self.views) == {stored.table.seats}")
        assert {seat: view["position"] for seat, view in socket.views.items()} == before
        assert socket.number == stored.table.number + 1
        assert socket.welcome["table"]["new_rules"] == stored.table.number  # people are told
        actor = socket.views[0]["actors"][0]
        refused = socket.ask("undo", seat=actor, number=socket.number)
        assert refused["code"] == "nothing_to_undo"
        assert socket.play(actor)["type"] == "done"
        number = socket.number
        client.close()
        socket.close()
    with inside(tmp_path, **settings) as url:
        again = owner(url).socket(stored.table.id)
        again.until(f"len(self.views) == {stored.table.seats}")
        assert again.number == number
        while not again.views[0]["result"]:
            actor = again.views[0]["actors"][0]
            again.play(actor)
            again.until("len({str(view['actors']) for view in self.views.values()}) == 1")
        data = owner(url).get(f"/api/replays/{stored.table.id}")
        match = from_data(data, find)
        verify(match)
        assert match.opening is not None
        assert data["seed"] == f"{stored.table.seed}/{stored.table.number}"
        earlier = owner(url).get(f"/api/replays/{stored.table.id}?earlier=true")
        again.close()
    monkeypatch.undo()  # the release that the first part was played with
    match = from_data(earlier, find)
    verify(match)
    assert len(match.moves) > 40
    assert earlier["seed"] == stored.table.seed


@pytest.mark.parametrize("name", OURS)
def test_a_finished_game_of_older_rules_is_shown_from_what_was_kept_of_it(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = make(name, over=True)
    settings = stored_in(tmp_path, stored)
    with inside(tmp_path, **settings, sweep_seconds=0.05) as url:
        first = steps_of(owner(url), stored.table.id)
        deadline = time.monotonic() + PATIENCE
        while not kept_stories(tmp_path):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        close_all()
    monkeypatch.setattr(find(name), "rules_version", find(name).rules_version + 1)
    with inside(tmp_path, **settings) as url:
        again = steps_of(owner(url), stored.table.id)
        assert again == first
        assert owner(url).get(f"/api/replays/{stored.table.id}/steps?count=1")["older"]
        assert owner(url).get(f"/api/replays/{stored.table.id}?earlier=true", 404)["code"] == "not_found"
        close_all()


def steps_of(client: Client, replay: str) -> list[dict[str, Any]]:
    """The beginning and the end of a replay, with all secrets."""
    steps: list[dict[str, Any]] = client.get(f"/api/replays/{replay}/steps?count=25")["steps"]
    moves = len(client.get(f"/api/replays/{replay}")["moves"])
    last = client.get(f"/api/replays/{replay}/steps?first={moves - 24}&count=25")["steps"]
    assert last[-1]["number"] == moves
    return [*steps, *last]


def kept_stories(folder: Path) -> int:
    with sqlite3.connect(folder / "occasus.sqlite") as connection:
        return int(connection.execute("SELECT count(*) FROM snapshots WHERE kind = 'story'").fetchone()[0])
