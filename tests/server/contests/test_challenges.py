"""The challenge of the week: the same luck for everybody, one try, no secrets before it closes, and a ranking."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from occasus.core.match import Match
from occasus.core.options import complete
from occasus.core.registry import OURS
from occasus.games import find
from occasus.server.storage.schema import CHALLENGE_TRIES, PEOPLE, TABLES
from occasus.tables.match.challenges import challenges_of, code_of, measure, places, read_code
from occasus.tables.protocol.problems import Problem
from tests.server.accounts.test_sessions import change
from tests.server.harness import Client, Running
from tests.server.workers.test_kill import Player

TODAY = datetime.now(UTC).date()


def challenge(client: Client, game: str, when: str = "now") -> dict[str, Any]:
    found: list[dict[str, Any]] = client.get("/api/challenges")[when]
    return next(each for each in found if each["game"] == game)


def begin(client: Client, game: str, seats: int = 1, status: int = 200) -> Any:
    return client.post(f"/api/challenges/{challenge(client, game)['id']}/tables", {"seats": seats}, status)


def play(client: Client, game: str, choices: str) -> str:
    """Play a challenge alone to its end, choosing at random."""
    table: str = begin(client, game)["id"]
    player = Player(client, 0, Random(choices))
    while player.step(table):
        pass
    player.drop()
    return table


def until_measured(client: Client, game: str, count: int) -> dict[str, Any]:
    """The challenge when so many tries are ranked."""
    while len((found := challenge(client, game))["entries"]) < count:
        pass
    return found


def first_views(client: Client, table: str) -> Any:
    with client.socket(table) as socket:
        return socket.wait("told")["view"]["position"]


@pytest.mark.parametrize("game", OURS)
def test_everybody_has_the_same_luck_and_one_try(game: str, server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    first, second = begin(ada, game)["id"], begin(bob, game)["id"]
    if game == "fall_of_rome":  # where no bot has moved meanwhile
        assert first_views(ada, first) == first_views(bob, second)
    assert begin(ada, game, status=409)["code"] == "challenge_tried"
    assert challenge(ada, game)["table"] == first
    shown = ada.get(f"/api/tables/{first}")
    assert (shown["hints"], shown["spectators"], shown["public"]) == (False, False, False)
    assert shown["challenge"] == challenge(ada, game)["id"]
    bob.get(f"/api/tables/{first}", 404)


def test_a_team_comes_by_a_link_one_seat_each_and_without_bots(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = begin(ada, "fall_of_rome", 2)["id"]
    assert begin(ada, "fall_of_rome", 2)["id"] == table, "the team is still being gathered"
    assert ada.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "tiro"}, 409)["code"] == "challenge_rules"
    assert ada.put(f"/api/tables/{table}/seats/1", {"kind": "me"}, 409)["code"] == "challenge_rules"
    refused = ada.call("PATCH", f"/api/tables/{table}", {"options": {"difficulty": "novice"}}, 409)
    assert refused["code"] == "challenge_rules"
    bob.post(f"/api/invites/{ada.get(f'/api/tables/{table}')['code']}")
    bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    ada.post(f"/api/tables/{table}/start")
    assert begin(bob, "fall_of_rome", status=409)["code"] == "challenge_tried"
    assert begin(bob, "empires_end", 2, 400)["code"] == "wrong_seats"


def test_who_has_tried_it_elsewhere_keeps_a_team_from_starting(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    begin(bob, "fall_of_rome")
    table = begin(ada, "fall_of_rome", 2)["id"]
    bob.post(f"/api/invites/{ada.get(f'/api/tables/{table}')['code']}")
    bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    assert ada.post(f"/api/tables/{table}/start", None, 409)["code"] == "challenge_tried"


def test_nothing_is_told_before_it_closes_and_replays_open_then(tmp_path: Path) -> None:
    with Running(tmp_path / "data", limits=False, sweep_seconds=0.2) as running:
        ada, bob = running.person("Ada").sign_up(), running.person("Bob").sign_up()
        bob.put("/api/me", {"profile": "nobody"})
        table = play(ada, "fall_of_rome", "a")
        other = play(bob, "fall_of_rome", "b")
        found = until_measured(ada, "fall_of_rome", 2)
        assert [entry["place"] for entry in found["entries"]] in ([1, 2], [1, 1])
        assert [entry["replay"] for entry in found["entries"]] == ["", ""]
        name = ada.get("/api/me")["person"]["name"]
        assert sorted(each for entry in found["entries"] for each in entry["names"]) == ["", name]
        assert read_code(found["code"])[1:] == (1, next(each["measure"] for each in found["entries"] if each["mine"]))
        assert ada.get(f"/api/challenges/code?code={found['code'].lower()}")["measure"]
        assert ada.get("/api/challenges/code?code=nonsense", 400)["code"] == "challenge_code"

        told = [ada.http.get(path).text for path in ("/api/me/data", "/api/challenges", f"/api/tables/{table}")]
        for path in ("", "/steps", "/analysis", "/facts", "/share"):
            answer = ada.http.get(f"/api/replays/{table}{path}")
            assert answer.status_code >= 400, path
            told.append(answer.text)
        assert not [text for text in told if "by turn/" in text]
        assert ada.get(f"/api/tables/{table}")["seed"] == ""

        last = found["id"].replace(
            found["id"][:7], "{}w{:02}_".format(*(TODAY - timedelta(days=7)).isocalendar()[:2])[:7]
        )
        for rows in (TABLES, CHALLENGE_TRIES):
            change(running, update(rows).values(challenge=last).where(rows.c.challenge == found["id"]))
        closed = challenge(bob, "fall_of_rome", "before")
        assert {entry["replay"] for entry in closed["entries"]} == {table, other}
        running.stop()
        running.start()
        assert bob.get(f"/api/replays/{table}/steps?first=0&count=2&seat=-3")["moves"]


def test_guests_see_their_result_and_are_ranked_once_they_have_an_account(tmp_path: Path) -> None:
    with Running(tmp_path / "data", limits=False, sweep_seconds=0.2) as running:
        guest, ada = running.person("Guest"), running.person("Ada").sign_up()
        play(guest, "fall_of_rome", "a")
        (mine,) = until_measured(guest, "fall_of_rome", 1)["entries"]
        assert (mine["place"], mine["mine"]) == (0, True)
        assert challenge(ada, "fall_of_rome")["entries"] == [], "who can come back under another name has no place"
        guest.sign_up()
        (ranked,) = challenge(ada, "fall_of_rome")["entries"]
        assert (ranked["place"], ranked["measure"]) == (1, mine["measure"])


def test_who_resigns_has_had_a_try_and_nobody_waits_for_the_bots(server: Running) -> None:
    ada = server.person("Ada").sign_up()
    table = begin(ada, "empires_end")["id"]
    with ada.socket(table) as socket:
        assert socket.ask("resign", seat=0)["type"] == "done"
    found = challenge(ada, "empires_end")
    assert (found["state"], found["code"]) == ("closed", "")
    assert not [entry for entry in found["entries"] if entry["mine"]]
    assert begin(ada, "empires_end", status=409)["code"] == "challenge_tried"


def test_a_team_in_which_a_bot_played_is_not_ranked(tmp_path: Path) -> None:
    with Running(tmp_path / "data", limits=False, sweep_seconds=0.2) as running:
        ada, bob = running.person("Ada").sign_up(), running.person("Bob").sign_up()
        table = begin(ada, "fall_of_rome", 2)["id"]
        bob.post(f"/api/invites/{ada.get(f'/api/tables/{table}')['code']}")
        bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
        ada.post(f"/api/tables/{table}/start")
        bob.post(f"/api/tables/{table}/leave")
        player = Player(ada, 0, Random("team"))
        assert player.join(table).ask("takeover", seat=1, bot="random")["type"] == "done"
        while player.step(table):
            pass
        found = challenge(ada, "fall_of_rome")
        assert (found["state"], found["entries"], found["code"]) == ("over", [], "")


def test_a_result_is_measured_ranked_and_told_by_a_code() -> None:
    game = find("fall_of_rome")
    match = Match(game, 1, complete(game.options, {}), "by turn/1")
    match.settle()
    rng = Random(2)
    while actors := game.actors(match.state):
        match.play(actors[0], rng.choice(game.legal(match.state, actors[0])))
    numbers = measure(match, 0)
    assert len(numbers) == 3 and numbers[0] in (0, 1)
    assert places([[1, -4, -12], [1, -3, -15], [0, 9, -8], [1, -4, -12]]) == [2, 1, 4, 2]
    mine = challenges_of(date(2026, 11, 19))[0]
    assert mine.id == "2026w47_fall_of_rome"
    code = code_of(mine, 3, [1, -4, -12])
    assert read_code(f" {code.lower()} ") == (mine, 3, [1, -4, -12])
    with pytest.raises(Problem):
        read_code(code.replace("M4", "M3"))


def many_play(running: Running, count: int) -> None:
    """So many people who choose at random play the challenge of Fall of Rome, and all of them are ranked."""
    people = [running.person(f"Gaius {number}") for number in range(count)]
    for number, person in enumerate(people):
        play(person, "fall_of_rome", str(number))
        person.close()
    change(running, update(PEOPLE).values(account=PEOPLE.c.id))
    watcher = running.person("Ada")
    entries = until_measured(watcher, "fall_of_rome", min(count, 100))["entries"]
    ranked = [entry["measure"] for entry in entries]
    assert ranked == sorted(ranked, reverse=True)
    assert [entry["place"] for entry in entries] == places(ranked)


def test_a_handful_of_bots_plays_the_challenge(tmp_path: Path) -> None:
    with Running(tmp_path / "data", limits=False, sweep_seconds=0.2) as running:
        many_play(running, 5)


@pytest.mark.long
def test_two_hundred_bots_play_the_challenge(tmp_path: Path) -> None:
    with Running(tmp_path / "data", limits=False, sweep_seconds=0.2) as running:
        many_play(running, 200)
