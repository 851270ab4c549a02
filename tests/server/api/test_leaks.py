"""Nothing a seat may not know is sent to it.

Whole games are played over real sockets in pairs. In the second game of a pair some moves are others, which an observer
cannot tell apart by the rules: the events look the same to it. Then every byte that this observer receives must be
the same as well, until the rules show the difference.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from occasus.core.basics import CHANCE, EVERYTHING, WATCHER
from occasus.core.game import Game
from occasus.core.log import Log
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.games import find
from tests.server.harness import Client, Socket, close_all
from tests.server.in_process_server import fix_everything, inside
from tests.server.stored_fixtures import SHORT

Moves = list[tuple[int, int]]
ALIKE = 6  # other moves that are tried
GAMES = ("fall_of_rome", "empires_end", "struggle_for_rome")


class Pair:
    """Two games that look the same to an observer; how many moves of the second are others; whether they ended."""

    def __init__(self) -> None:
        self.first: Moves = []
        self.second: Moves = []
        self.replaced = 0
        self.whole = False


def make_pair(game: Game[Any], seats: int, observer: int, seed: str, share: float = 1.0) -> Pair:
    """Play two games by luck until they end or the observer could tell them apart.

    Only a share of the moves that hide something are replaced: the fewer, the longer nobody sees a difference.
    """
    rng = Random(seed)
    options = complete(game.options, SHORT.get(game.name, {}))
    states = [game.start(seats, options) for _ in range(2)]
    pair = Pair()
    while actors := game.actors(states[0]):
        seat = rng.choice(actors)
        code = game.sample(states[0], rng) if seat == CHANCE else rng.choice(game.legal(states[0], seat))
        log = Log()
        game.apply(states[0], seat, code, log)
        found = look_alike(game, states[1], seat, code, observer, log, rng if rng.random() < share else None)
        if found is None:
            return pair
        states[1], other = found
        pair.first.append((seat, code))
        pair.second.append((seat, other))
        pair.replaced += other != code
    pair.whole = True
    return pair


def look_alike(
    game: Game[Any], state: Any, seat: int, code: int, observer: int, log: Log, rng: Random | None
) -> tuple[Any, int] | None:
    """The state after a move that tells the observer the same: another one if there is a generator, or the same."""
    if seat not in game.actors(state):
        return None
    codes = [each for each, _ in game.odds(state)] if seat == CHANCE else game.legal(state, seat)
    hidden = seat != observer and log.texts(observer) != log.texts(EVERYTHING)
    others = [each for each in codes if each != code] if hidden and rng else []
    tried = rng.sample(others, min(ALIKE, len(others))) if rng else []
    for each in [*tried, *([code] if code in codes else [])]:
        copied = game.copy(state)
        told = Log()
        game.apply(copied, seat, each, told)
        if told.texts(observer) == log.texts(observer):
            return copied, each
    return None


def longest_pair(game: Game[Any], seats: int, observer: int, share: float, tries: int) -> Pair:
    """The pair that goes on longest after its first difference; a whole game, if there is one."""

    def hidden(pair: Pair) -> tuple[bool, int]:
        places = zip(pair.first, pair.second, strict=True)
        first = next((place for place, (one, other) in enumerate(places) if one != other), len(pair.first))
        return pair.whole and pair.replaced > 0, len(pair.first) - first

    pairs = (make_pair(game, seats, observer, f"{game.name}/{n}", share) for n in range(tries))
    return max(pairs, key=hidden)


def received(game: Game[Any], seats: int, observer: int, moves: Moves, folder: Path, seed: str) -> list[str]:
    """Play moves over sockets, one client a seat; returns all that the observer received."""
    with pytest.MonkeyPatch.context() as patch:
        fix_everything(
            patch, seed, lambda match: moves[len(match.moves)][1] if len(match.moves) < len(moves) else _stop()
        )
        with inside(folder) as url:
            people = [Client(url) for _ in range(seats + 1)]
            for place, person in enumerate(people):
                person.put("/api/me", {"name": f"Player {place}"})
            seated = ["me", *["open"] * (seats - 1)]
            table = people[0].table(game.name, *seated, public=True, options=SHORT.get(game.name, {}))["id"]
            for seat in range(1, seats):
                people[seat].put(f"/api/tables/{table}/seats/{seat}", {"kind": "me"})
            sockets = [person.socket(table) for person in people]
            people[0].post(f"/api/tables/{table}/start")
            watching = observer if observer != WATCHER else seats
            lists: list[str] = []
            _play(game, sockets, moves, lambda: lists.extend(around(people[watching], people, table)))
            raw = [*lists, *sockets[watching].raw]
            close_all()
            return raw


def around(observer: Client, people: list[Client], table: str) -> list[str]:
    """What else somebody can ask for in the middle of a game: lists, profiles, ladders, own data, replays, previews."""
    paths = ["/api/tables", f"/api/tables/{table}", "/api/replays", *(f"/api/ladders/{game}" for game in GAMES)]
    paths += [f"/api/tables/{table}/{what}" for what in ("invitations", "glance")]
    paths += [f"/api/me/{what}" for what in ("turns", "partners", "invitations", "data")]
    for person in people:
        profile = observer.get(f"/api/people/{person.id}")
        told = [profile[part] for part in ("recent", "tallies", "roles", "openings", "ratings", "curve")]
        assert not any(told), "a profile tells nothing of a game that runs"
        paths.append(f"/api/people/{person.id}")
    for part in ("", "/steps", "/analysis", "/facts", "/share"):
        paths.append(f"/api/replays/{table}{part}")
        assert observer.http.get(paths[-1]).status_code >= 400, "a game that runs has no replay"
    listed = observer.get("/api/replays")
    assert not listed["mine"] + listed["public"], "nor is it listed among those that are over"
    preview = observer.http.get(f"/replay/{table}", headers={"accept": "text/html"}).text
    assert "og:" not in preview, "nor a preview"
    return [f"preview {preview}", *(f"{path} {observer.http.get(path).text}" for path in paths)]


def _play(game: Game[Any], sockets: list[Socket], moves: Moves, midway: Callable[[], None]) -> None:
    number = 1 + next((place for place, (seat, _) in enumerate(moves) if seat != CHANCE), len(moves))
    _await(sockets, number)
    for place, (seat, code) in enumerate(moves):
        if seat == CHANCE:
            continue
        after = next((later for later in range(place + 1, len(moves)) if moves[later][0] != CHANCE), len(moves))
        if after == len(moves) and moves[-1][0] == CHANCE:
            return  # what follows is not known
        answer = sockets[seat].ask("play", f"{place}", seat=seat, action=game.catalogue.text(code), number=place + 1)
        assert answer["type"] == "done", answer
        _await(sockets, after + 1)
        if place < len(moves) // 2 <= after:
            midway()


def _await(sockets: list[Socket], number: int) -> None:
    for socket in sockets:
        while socket.number < number:
            socket.receive()
        socket.drain(0)


def _stop() -> int:
    raise AssertionError("chance is not asked beyond the moves of the pair")


def look_the_same(name: str, seats: int, observer: int, share: float, folder: Path) -> None:
    """Play the longest pair that was found, and compare all that the observer received."""
    game = find(name)
    pair = longest_pair(game, seats, observer, share, 16)
    assert pair.replaced >= 1
    assert pair.first != pair.second
    first = received(game, seats, observer, pair.first, folder / "first", "one")
    second = received(game, seats, observer, pair.second, folder / "second", "one")
    assert len(first) > 10
    assert any(text.startswith("/api/people/") for text in first)
    assert first == second


@pytest.mark.parametrize(
    ("name", "seats", "observer", "share"),
    [
        ("empires_end", 2, 0, 1.0),
        ("empires_end", 3, WATCHER, 0.02),  # a whole game
        ("struggle_for_rome", 3, 1, 0.3),
        ("struggle_for_rome", 3, WATCHER, 1.0),
    ],
)
def test_games_that_differ_only_in_secrets_look_the_same_byte_by_byte(
    tmp_path: Path, name: str, seats: int, observer: int, share: float
) -> None:
    look_the_same(name, seats, observer, share, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("share", [1.0, 0.3, 0.05, 0.02])
@pytest.mark.parametrize("observer", [WATCHER, 0, 1, 2, 3])
@pytest.mark.parametrize("name", ["empires_end", "struggle_for_rome"])
def test_every_observer_of_every_game_is_told_no_secret(tmp_path: Path, name: str, observer: int, share: float) -> None:
    look_the_same(name, 4, observer, share, tmp_path)


def test_nothing_of_the_seed_is_seen_before_the_end(tmp_path: Path) -> None:
    """Fall of Rome has no secrets but what chance will do: a whole game with two seeds and the same dice."""
    game = find("fall_of_rome")
    pair = make_pair(game, 2, 0, "whole game")
    match = Match(game, 2, complete(game.options, {}), "any")
    for seat, code in pair.first:
        match.make(seat, code)
    assert match.result() is not None
    texts = [received(game, 2, 0, pair.first, tmp_path / seed, seed) for seed in ("one", "two")]
    for one, two in zip(*texts, strict=True):
        if '"state":"over"' in one:
            assert '"seed":"one"' in one
            break
        cut = [re.sub('"(seed_hash|commitment)":"[0-9a-f]{64}"', "", text) for text in (one, two)]
        assert cut[0] == cut[1]
        assert '"seed":""' in one or '"seed"' not in one
        assert '"secret":""' in one or '"secret"' not in one
