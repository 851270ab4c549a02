"""Views are sent whole once, and then by what has changed: whoever folds the changes has the whole view.

What is looked at is what goes over the wire, for every golden game and each seat.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from occasus.core.basics import WATCHER
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.games import find
from occasus.tables.match.onlooker import Onlookers
from occasus.tables.match.position_patch import apply_patch, diff
from occasus.tables.match.replayed_match import ReplayedMatch
from occasus.tables.match.view_cache import ViewCache
from occasus.tables.room.broadcast import show_all, tell
from occasus.tables.room.caller import Caller
from occasus.tables.room.connection import Connection
from occasus.tables.room.room_state import RoomState
from occasus.tables.store.rows import Person, SeatRow, TableRow
from tests.golden import FOLDER, opening
from tests.server.client_model import seen_after
from tests.server.harness import Running

MOST = 250  # moves of a golden game
GAMES = [path for name in OURS for path in sorted((FOLDER / name).glob("*.txt"))]


class Recorder:
    """A wire that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def write(self, text: bytes) -> bool:
        self.sent.append(text)
        return True

    async def send(self, text: bytes) -> None:
        raise AssertionError(text)

    async def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)


def test_changes_lead_from_one_position_to_the_next() -> None:
    before = {"a": 1, "gone": 2, "words": ["x", "y"], "rows": [{"n": 1, "m": None}, {"n": 2}], "deep": {"in": {"k": 0}}}
    after = {
        "a": 1,
        "new": None,
        "words": ["y"],
        "rows": [{"n": 1, "m": 3}, {"n": 2}],
        "deep": {"in": {"k": [], "l": 1}},
    }
    changes = diff(before, after)
    assert changes == [
        [["new"], None],
        [["words"], ["y"]],
        [["rows", 0, "m"], 3],
        [["deep", "in", "k"], []],
        [["deep", "in", "l"], 1],
        [["gone"]],
    ]
    kept = json.dumps(before)
    assert apply_patch(before, changes) == after
    assert json.dumps(before) == kept


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_folding_what_was_sent_gives_every_whole_view_of_a_golden_game(path: Path) -> None:
    asyncio.run(_follow(path))


async def _follow(path: Path) -> None:
    """Play a golden game; each seat, and somebody who watches, reads what is sent and folds it."""
    seats, options, seed = opening(path)
    room = room_of(path.parent.name, seats, options, seed)
    playing = room.require_play()
    playing.begin()
    tell(room)
    wires = {seat: Recorder() for seat in [*range(seats), WATCHER]}
    lines = [Connection(wire, caller(seat)) for seat, wire in wires.items()]
    for line in lines:
        line.greeted = True
        room.lines.add(line)
        show_all(room, line, -1)
    senders = [asyncio.create_task(line.run()) for line in lines]
    views: dict[int, dict[str, Any]] = {}
    numbers: dict[int, int] = {}
    sent, whole = 0, 0
    rng = Random(seed)
    while playing.actors and len(playing.match.moves) < MOST:
        await asyncio.sleep(0)
        for seat, wire in wires.items():
            (text,), wire.sent = wire.sent, []
            told = json.loads(text)
            assert ("view" in told) == (seat not in views), "whole once, then by changes"
            assert "view" in told or told["change"]["since"] == numbers[seat]
            numbers[seat] = told["number"]
            views[seat] = seen_after(views.get(seat), told)
            view = msgspec.json.encode(ViewCache(playing, set()).view(seat))
            assert views[seat] == json.loads(view), f"seat {seat} after {len(playing.match.moves)} moves"
            sent, whole = sent + len(text), whole + len(view)
        actor = playing.actors[0]
        playing.play(actor, rng.choice(sorted(playing.legal(actor))), None, None)
        tell(room)
    for sender in senders:
        sender.cancel()
    assert len(playing.match.moves) > 10
    assert sent < whole  # steps included


@pytest.mark.parametrize("name", OURS)
def test_people_who_come_and_go_while_moves_are_taken_back_are_shown_what_is_there(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    make = Onlookers.make

    def counted(self: Onlookers, *given: Any) -> Any:
        made.append(len(self.positions))
        return make(self, *given)

    monkeypatch.setattr(Onlookers, "make", counted)
    rng, game = Random(name), find(name)
    seats = max(game.seat_counts)
    room = room_of(name, seats, complete(game.options, {}), "they come and go")
    playing = room.require_play()
    playing.begin()
    tell(room)
    here: dict[int, tuple[Connection, Recorder]] = {}
    views: dict[int, dict[str, Any]] = {}
    told = 0
    for _ in range(120):
        seat = rng.choice([*range(seats), WATCHER])
        if seat in here:
            room.lines.discard(here.pop(seat)[0])
            del views[seat]
        else:
            wire = Recorder()
            line = Connection(wire, caller(seat))
            line.greeted = True
            room.lines.add(line)
            here[seat] = line, wire
            show_all(room, line, -1)
        actor = rng.choice(playing.actors)
        begun, makes = len(playing.match.moves), len(made)
        moves = playing.own_move(actor) if rng.random() < 0.2 else None
        if moves is None:
            playing.play(actor, rng.choice(playing.legal(actor)), None, None)
        else:
            playing.note("undo", actor, str(moves), None, None)
        tell(room)
        assert len(made) - makes <= max(0, len(playing.match.moves) - begun), "once, for all who are there"
        for seat, (_, wire) in here.items():
            for text in wire.sent:
                views[seat] = seen_after(views.get(seat), json.loads(text))
                told += '"change"' in text.decode()
            wire.sent.clear()
            view = msgspec.json.encode(ViewCache(playing, set()).view(seat))
            assert views[seat] == json.loads(view), f"seat {seat} after {len(playing.match.moves)} moves"
        if not playing.actors:
            break
    assert told
    assert max(made) > 1 or not game.hidden_information, "several seats were looked for at once"


def room_of(game: str, seats: int, options: dict[str, Any], seed: str) -> RoomState:
    """A table whose match is about to begin."""
    room = RoomState("table", 60.0, 900.0)
    room.table = TableRow(
        id="table",
        code="",
        host=None,
        game=game,
        options=options,
        seats=seats,
        public=True,
        spectators=True,
        hints=False,
        days=0,
        state="playing",
        created=0.0,
        changed=0.0,
        seed=seed,
    )
    room.seats = [SeatRow(seat=seat, kind="person", person=str(seat)) for seat in range(seats)]
    room.playing = ReplayedMatch(room.table, None)
    return room


def caller(seat: int) -> Caller:
    """The person on a seat."""
    person = Person(
        id=str(seat), name="", language="en", account=None, account_key=None, password=None, session=0, created=0.0
    )
    return Caller(person=person, kind="session", key="")


def test_a_view_comes_whole_at_the_start_and_on_request(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("fall_of_rome", "me", "open", public=True)["id"]
    bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    ada.post(f"/api/tables/{table}/start")
    sockets = [ada.socket(table), bob.socket(table)]
    for socket in sockets:
        assert "view" in socket.wait("told")  # at the start
    actor = sockets[0].views[0]["actors"][0]
    mover, other = sockets[actor], sockets[1 - actor]
    mover.play(actor)
    assert "change" in other.wait("told")
    other.send({"type": "hello", "number": other.number})
    again = other.wait("told")
    assert again["steps"] == []
    assert again["view"]["position"] == mover.views[actor]["position"]  # on request
    again = ada.socket(table, sockets[0].number)
    assert "view" in again.wait("told")  # another line of the same person
