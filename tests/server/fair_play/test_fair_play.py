"""Ways to cheat that worked once: each was done by hand, and is done again here."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from occasus.tables.match import clocks
from occasus.tables.match.clocks import FREE, Clock, after
from tests.server.fair_play.test_standings import profile_with, waited
from tests.server.harness import PATIENCE, Client, Socket, close_all, play_first_decisions
from tests.server.in_process_server import Hands, inside, still_hands

RATED = {"rated": True, "hints": False, "minutes": 5}


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return still_hands(monkeypatch)


@pytest.fixture
def url(tmp_path: Path, hands: Hands) -> Iterator[str]:
    with inside(tmp_path, sweep_seconds=0.2, absence_seconds=0.5) as found:
        yield found
        close_all()


def guest(url: str, name: str) -> Client:
    client = Client(url)
    client.put("/api/me", {"name": name})
    return client


def account(url: str, name: str) -> Client:
    """Somebody with an account of their own."""
    return guest(url, name).sign_up()


def sit_down(people: list[Client], game: str = "empires_end", **settings: Any) -> str:
    """A table of the first one, at which all sit and have said that they are ready."""
    host, *others = people
    made = host.table(game, "me", *["open"] * len(others), public=True, **{**RATED, **settings})
    for seat, person in enumerate(others, 1):
        person.put(f"/api/tables/{made['id']}/seats/{seat}", {"kind": "me"})
    for person in people:
        person.say_ready(made["id"])
    return str(made["id"])


def begun(people: list[Client], game: str = "empires_end", **settings: Any) -> tuple[str, list[Socket]]:
    table = sit_down(people, game, **settings)
    people[0].post(f"/api/tables/{table}/start")
    sockets = [person.socket(table) for person in people]
    for seat, socket in enumerate(sockets):
        socket.until(f"{seat} in self.views")
    return table, sockets


def leaders(client: Client) -> list[str]:
    return [each["id"] for each in client.get("/api/ladders/empires_end")["people"]]


def rating(client: Client) -> float:
    found = client.get(f"/api/people/{client.id}")["ratings"]
    return float(found[0]["points"]) if found else 1500.0


def settled(client: Client, table: str) -> dict[str, Any]:
    """A table as soon as it was counted: what is over is counted one after another."""
    bob = guest(client.url, "Last")
    casual = bob.table("empires_end", "me", "open")
    eve = guest(client.url, "Eve")
    eve.post(f"/api/invites/{casual['code']}")
    eve.put(f"/api/tables/{casual['id']}/seats/1", {"kind": "me"})
    bob.post(f"/api/tables/{casual['id']}/start")
    with bob.socket(casual["id"]) as socket:
        socket.until("0 in self.views")
        assert socket.ask("resign", seat=0)["type"] == "done"
    profile_with(bob, bob.id, 1)
    found: dict[str, Any] = client.get(f"/api/tables/{table}")
    return found


def test_the_leaderboard_cannot_be_bought_with_guests_who_resign_at_once(url: str) -> None:
    champion = account(url, "Champion")
    for number in range(10):
        feeder = guest(url, f"Feeder {number}")
        made = champion.table("empires_end", "me", "open", public=True, **RATED)["id"]
        seated = feeder.http.put(f"/api/tables/{made}/seats/1", json={"kind": "me"})
        if seated.status_code == 200:
            feeder.http.put(f"/api/tables/{made}/nonce", json={"nonce": "ab" * 16})
            champion.post(f"/api/tables/{made}/start")
            with feeder.socket(made) as socket:
                socket.until("1 in self.views")
                socket.ask("resign", seat=1)
        else:
            assert seated.json()["code"] == "rated_guest"
    settled(champion, made)
    assert leaders(champion) == []
    assert rating(champion) == 1500


@pytest.mark.parametrize("way", ["resign", "leave"])
def test_a_game_in_which_nobody_has_moved_changes_no_rating(url: str, way: str) -> None:
    people = [account(url, "Ada"), account(url, "Bob")]
    table, sockets = begun(people)
    if way == "resign":
        assert sockets[1].ask("resign", seat=1)["type"] == "done"
    else:
        people[1].post(f"/api/tables/{table}/leave")
        gone = "self.table['state'] == 'closed' or self.table['seats'][1]['kind'] == 'left'"
        if sockets[0].until(gone)["state"] == "playing":
            assert sockets[0].ask("claim")["type"] == "done"
    found = settled(people[0], table)
    assert [seat["change"] for seat in found["seats"]] == [None, None]
    assert [rating(person) for person in people] == [1500, 1500]
    assert (found["state"], found["result"]["reason"]) == ("closed", "aborted")


def test_an_undo_gives_the_time_back_that_the_other_one_has_spent_on_it() -> None:
    clock = Clock(left=[60.0, 60.0], since=[0.0, None])
    for turn in range(3):
        now = turn * 30.0
        moved = after(clock, now + 1.0, [1], [0])
        clock = after(moved, now + 26.0, [0], [], [0])
    assert clock.left[1] == 60.0
    assert clock.left[0] < 60.0 - 50.0


def test_free_seconds_are_not_given_again_for_a_position_seen_before(url: str, hands: Hands) -> None:
    people = [account(url, "Ada"), account(url, "Bob"), account(url, "Eve")]
    table, sockets = begun(people, "struggle_for_rome", minutes=1)
    while True:  # until somebody can draft an offer
        seat = sockets[0].views[0]["actors"][0]
        legal = [each["text"] for each in sockets[seat].views[seat]["legal"]]
        give = next((text for text in legal if text.startswith("give ")), "")
        if give:
            break
        number = sockets[seat].play(seat, "roll" if "roll" in legal else legal[0])["number"]
        for socket in sockets:
            socket.until(f"self.number >= {number}")
    before = people[0].get(f"/api/tables/{table}")["clock"]["left"][seat]
    for _ in range(3):
        for action in (give, "withdraw"):
            hands.now += 9
            assert sockets[seat].play(seat, action)["type"] == "done"
    spent = before - people[0].get(f"/api/tables/{table}")["clock"]["left"][seat]
    assert spent >= 54 - 2 * FREE


def test_a_rated_live_game_always_has_a_clock(url: str) -> None:
    ada = account(url, "Ada")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "empires_end", "seats": seats, "rated": True, "hints": False}
    assert ada.post("/api/tables", wish, 409)["code"] == "rated_clock"
    slow = ada.post("/api/tables", {**wish, "days": 1})["id"]
    assert ada.call("PATCH", f"/api/tables/{slow}", {"days": 0}, 409)["code"] == "rated_clock"


def test_who_does_nothing_at_a_live_table_without_a_clock_cannot_hold_it_forever(url: str, hands: Hands) -> None:
    people = [guest(url, "Ada"), guest(url, "Bob")]
    _, sockets = begun(people, rated=False, minutes=0)
    seat = sockets[0].views[0]["actors"][0]
    assert sockets[1 - seat].ask("claim")["code"] == "not_abandoned"
    hands.now += 3600
    assert sockets[1 - seat].ask("claim")["type"] == "done", "the other one is there, and does nothing"


@pytest.mark.parametrize("rated", [True, False])
def test_who_runs_out_of_time_in_a_game_of_two_has_lost_it(url: str, hands: Hands, rated: bool) -> None:
    people = [account(url, "Ada"), account(url, "Bob")]
    table, sockets = begun(people, rated=rated)
    for _ in range(12):
        seat = sockets[0].views[0]["actors"][0]
        number = sockets[seat].play(seat)["number"]
        for socket in sockets:
            socket.until(f"self.number >= {number}")
    seat = sockets[0].views[0]["actors"][0]
    hands.now += 311
    sockets[1 - seat].until(f"self.table['state'] != 'playing' or self.table['seats'][{seat}]['kind'] == 'bot'")
    with people[seat].socket(table) as back:
        over = back.welcome["table"]
    assert (over["state"], over["result"]["winners"], over["result"]["reason"]) == ("over", [1 - seat], "time")


def alive(folder: Path) -> str:
    """When a worker of a server was last known to run."""
    with sqlite3.connect(folder / "occasus.sqlite", timeout=PATIENCE) as connection:
        found = connection.execute("SELECT value FROM state WHERE name = 'alive'").fetchone()
    return str(found[0]) if found else ""


def test_a_worker_that_has_just_started_tells_the_same_clock(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path, beat_seconds=0.05) as first:
        people = [guest(first, "Ada"), guest(first, "Bob")]
        table, _ = begun(people, rated=False)
        hands.now += 36
        before = people[0].get(f"/api/tables/{table}")["clock"]
        waited(lambda: alive(tmp_path) in ("", str(hands.now)))
        monkeypatch.setattr(clocks, "BEGAN", hands.now, raising=False)
        with inside(tmp_path, beat_seconds=0.05) as second:
            ada = Client(second)
            ada.http.cookies.update(people[0].http.cookies)
            assert ada.get(f"/api/tables/{table}")["clock"] == before
            assert people[0].get(f"/api/tables/{table}")["clock"] == before
            close_all()


def test_a_casual_table_does_not_become_rated_under_those_who_sit_there(url: str) -> None:
    ada, bob = account(url, "Ada"), account(url, "Bob")
    table = ada.table("empires_end", "me", "open", public=True, minutes=5, hints=False)["id"]
    bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    bob.put(f"/api/tables/{table}/nonce", {"nonce": "ab" * 16})
    ada.call("PATCH", f"/api/tables/{table}", {"rated": True})
    assert ada.post(f"/api/tables/{table}/start", None, 409)["code"] == "not_ready"
    terms = ada.get(f"/api/tables/{table}")["terms"]
    ada.call("PATCH", f"/api/tables/{table}", {"minutes": 1})
    assert bob.put(f"/api/tables/{table}/ready", {"terms": terms}, 409)["code"] == "changed", "a moment too late"
    bob.say_ready(table)
    assert ada.post(f"/api/tables/{table}/start")["state"] == "playing"


def test_a_bot_of_a_rated_game_does_not_change_under_those_who_are_ready(url: str) -> None:
    ada, bob = account(url, "Ada"), account(url, "Bob")
    table = ada.table("empires_end", "me", "open", "tiro", public=True, **RATED)["id"]
    bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    bob.say_ready(table)
    ada.put(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "legatus"})
    assert ada.post(f"/api/tables/{table}/start", None, 409)["code"] == "not_ready"
    bob.say_ready(table)
    assert ada.post(f"/api/tables/{table}/start")["state"] == "playing"


def test_a_rematch_asks_before_it_seats_anybody(url: str) -> None:
    people = [guest(url, "Ada"), guest(url, "Bob")]
    table, sockets = begun(people, rated=False)
    assert sockets[0].ask("resign", seat=0)["type"] == "done"
    again = people[0].post(f"/api/tables/{table}/rematch")["id"]
    made = people[0].get(f"/api/tables/{again}")
    assert [(seat["kind"], seat["name"]) for seat in made["seats"]] == [("open", "Bob"), ("person", "Ada")]
    stranger = guest(url, "Eve")
    assert stranger.put(f"/api/tables/{again}/seats/0", {"kind": "me"}, 409)["code"] == "reserved"
    (asked,) = people[1].get("/api/me/invitations")
    assert (asked["name"], asked["table"]["id"]) == ("Ada", again)
    people[1].call("DELETE", f"/api/me/invitations/{asked['id']}")
    assert people[0].get(f"/api/tables/{again}")["seats"][0]["owner"] == "", "Bob has declined"


def owner(url: str, folder: Path) -> Client:
    """An account that owns the server."""
    client = account(url, "Rhea")
    with sqlite3.connect(folder / "occasus.sqlite", timeout=PATIENCE) as connection:
        connection.execute("INSERT INTO state (name, value) VALUES (?, 'owner')", (f"admin/{client.id}",))
    return client


def resigned(people: list[Client]) -> str:
    """A rated game that counts and that the second one has resigned."""
    table, sockets = begun(people, minutes=60)
    for socket in sockets:
        socket.close()
    play_first_decisions(people, table)
    with people[1].socket(table) as socket:
        socket.until("1 in self.views")
        assert socket.ask("resign", seat=1)["type"] == "done"
    waited(lambda: people[0].get(f"/api/tables/{table}")["seats"][0]["change"])
    return table


def test_a_void_game_counts_for_nobody_and_later_ratings_follow(url: str, tmp_path: Path) -> None:
    runs, ada, bob = owner(url, tmp_path), account(url, "Ada"), account(url, "Bob")
    first = resigned([ada, bob])
    alone = [rating(ada), rating(bob)]
    resigned([ada, bob])
    assert rating(ada) - alone[0] < (alone[0] - 1500) / 2 + 1, "the second game of a day counts a half"
    suspects = [each for each in runs.get("/api/admin/suspects") if each["winner"] == ada.id]
    signs = [(each["feeders"], each["games"], each["only"], each["same_address"]) for each in suspects]
    assert signs == [([{"id": bob.id, "name": bob.name}], 2, True, True)]
    runs.post(f"/api/admin/tables/{first}/void", None, 204)
    assert [round(rating(ada)), round(rating(bob))] == [round(each) for each in alone], "as if it were the first one"
    told = ada.get(f"/api/tables/{first}")
    assert (told["rated"], [seat["change"] for seat in told["seats"]]) == (False, [None, None])
    assert runs.get("/api/admin/log")[0]["action"] == "void"
    runs.post(f"/api/admin/tables/{first}/void", None, 404)


def test_administrators_have_roles_and_do_not_touch_each_other(url: str, tmp_path: Path) -> None:
    runs, helps = owner(url, tmp_path), account(url, "Helper")
    runs.put(f"/api/admin/people/{helps.id}/role", {"role": "moderator"}, 204)
    assert helps.get("/api/admin")["role"] == "moderator"
    ada = account(url, "Ada")
    assert helps.post(f"/api/admin/people/{ada.id}/password", None, 403)["code"] == "forbidden"
    assert helps.put("/api/admin/read-only", {"on": True}, 403)["code"] == "forbidden"
    for path in (f"people/{runs.id}/end", "bans"):
        body = {"whom": runs.id} if path == "bans" else None
        assert helps.post(f"/api/admin/{path}", body, 409)["code"] == "administrator"
    assert runs.post("/api/admin/bans", {"whom": "0.0.0.0/0"}, 409)["code"] == "too_wide"
    assert runs.post("/api/admin/bans", {"whom": "127.0.0.0/16"}, 409)["code"] == "own_address"
    assert [line["action"] for line in runs.get("/api/admin/log")] == ["role"]


def test_a_banned_range_keeps_no_administrator_out(tmp_path: Path) -> None:
    with inside(tmp_path, proxies="1", sweep_seconds=0.2) as url:
        runs, helps, eve = owner(url, tmp_path), account(url, "Helper"), guest(url, "Eve")
        runs.put(f"/api/admin/people/{helps.id}/role", {"role": "moderator"}, 204)
        for client, where in ((runs, "192.0.2.7"), (helps, "198.51.100.7"), (eve, "192.0.2.8")):
            client.http.headers["x-forwarded-for"] = where
        helps.post("/api/admin/bans", {"whom": "192.0.2.0/24", "why": "noise"})
        assert eve.get("/api/tables", 403)["code"] == "banned"
        assert runs.get("/api/admin")["bans"], "the owner may end it"
        close_all()


def test_administrators_do_not_judge_their_own_rated_games(url: str, tmp_path: Path) -> None:
    runs, ada = owner(url, tmp_path), account(url, "Ada")
    helps = account(url, "Helper")
    runs.put(f"/api/admin/people/{helps.id}/role", {"role": "moderator"}, 204)
    table, _ = begun([ada, helps], minutes=60)
    assert helps.post(f"/api/admin/tables/{table}/close", None, 403)["code"] == "forbidden"
    lost = resigned([ada, helps])
    assert helps.post(f"/api/admin/tables/{lost}/void", None, 403)["code"] == "forbidden"
    runs.post(f"/api/admin/tables/{table}/close", None, 204)
    runs.post(f"/api/admin/tables/{lost}/void", None, 204)


def test_administrators_do_not_send_away_whom_they_play_a_rated_game_with(url: str, tmp_path: Path) -> None:
    runs, ada, helps = owner(url, tmp_path), account(url, "Ada"), account(url, "Helper")
    runs.put(f"/api/admin/people/{helps.id}/role", {"role": "moderator"}, 204)
    table, _ = begun([ada, helps], minutes=60)
    assert helps.post("/api/admin/bans", {"whom": ada.id, "days": 1}, 403)["code"] == "forbidden"
    assert helps.post("/api/admin/bans", {"whom": "127.0.0.1"}, 409)["code"] == "own_address"
    assert helps.post("/api/admin/bans", {"whom": "192.0.2.0/24"}, 403)["code"] == "forbidden", "she may be there"
    assert helps.post(f"/api/admin/people/{ada.id}/end", None, 403)["code"] == "forbidden"
    runs.post(f"/api/admin/tables/{table}/close", None, 204)
    helps.post(f"/api/admin/people/{ada.id}/end", None, 204)
    helps.post("/api/admin/bans", {"whom": "192.0.2.0/24"})


@pytest.mark.parametrize("comes", [guest, account])
def test_who_is_banned_does_not_come_straight_back_as_a_guest(
    url: str, tmp_path: Path, comes: Callable[[str, str], Client]
) -> None:
    runs, eve = owner(url, tmp_path), comes(url, "Eve")
    runs.post("/api/admin/bans", {"whom": eve.id, "why": "noise"})
    again = Client(url)
    assert again.put("/api/me", {"name": "Eve again"}, 403)["code"] == "banned"
    (ban,) = runs.get("/api/admin")["bans"]
    runs.call("DELETE", f"/api/admin/bans/{ban['id']}")
    again.put("/api/me", {"name": "Eve again"})


def test_a_token_that_only_reads_takes_no_seat_back(url: str, hands: Hands) -> None:
    people = [guest(url, "Ada"), guest(url, "Bob")]
    table, sockets = begun(people, "fall_of_rome", rated=False, minutes=0)
    seat = sockets[0].views[0]["actors"][0]
    sockets[seat].close()
    sockets[1 - seat].until(f"not self.table['seats'][{seat}]['present']")
    hands.now += 3600
    sockets[1 - seat].until(f"self.table['seats'][{seat}]['takeover']")
    sockets[1 - seat].ask("takeover", seat=seat, bot="tiro")
    sockets[1 - seat].until(f"self.table['seats'][{seat}]['kind'] == 'bot'")
    token = people[seat].post("/api/me/tokens", {"label": "look", "scope": "read", "days": 1})["secret"]
    with Client(url, token).socket(table) as socket:
        assert socket.welcome["seats"] == [], "a token that only reads takes nothing back"
    with people[seat].socket(table) as socket:
        assert socket.welcome["seats"] == [seat]


def test_a_token_that_only_reads_keeps_no_seat_from_those_who_wait(url: str, hands: Hands) -> None:
    people = [guest(url, "Ada"), guest(url, "Bob")]
    _, sockets = begun(people, rated=False, minutes=0)
    seat = sockets[0].views[0]["actors"][0]
    table = sockets[0].table["id"]
    token = people[seat].post("/api/me/tokens", {"label": "look", "scope": "read", "days": 1})["secret"]
    with Client(url, token).socket(table) as display:
        sockets[seat].close()
        sockets[1 - seat].until(f"not self.table['seats'][{seat}]['present']")
        hands.now += 3600
        sockets[1 - seat].until(f"self.table['seats'][{seat}]['takeover']")
        display.send({"type": "hello", "number": -1})
        display.wait("welcome")
        assert sockets[1 - seat].ask("claim")["type"] == "done"


@pytest.mark.parametrize("game", ["empires_end", "fall_of_rome"])
def test_nobody_consents_to_their_own_undo_or_pause_in_a_rated_game(url: str, game: str) -> None:
    ada = account(url, "Ada")
    table = ada.table(game, "me", "tiro", **RATED)["id"]
    ada.post(f"/api/tables/{table}/start")
    with ada.socket(table) as socket:
        socket.until("0 in self.views")
        made = 0
        while made == 0 or socket.views[0]["can_undo"] or not socket.views[0]["legal"]:
            if socket.views[0]["legal"]:
                made += socket.play(0)["type"] == "done"
            else:
                socket.receive()  # the bot moves
        assert socket.ask("undo", seat=0, number=socket.number)["code"] == "nothing_to_undo"
        assert socket.ask("pause")["code"] == "forbidden"


def test_an_undo_in_a_rated_game_needs_consent_once_the_next_one_was_asked(url: str) -> None:
    free: dict[bool, list[bool]] = {}
    for rated in (False, True):
        people = [account(url, "Ada"), account(url, "Bob")]
        _, sockets = begun(people, rated=rated, minutes=60)
        free[rated] = []
        for _ in range(30):
            seat = sockets[0].views[0]["actors"][0]
            number = sockets[seat].play(seat)["number"]
            for socket in sockets:
                socket.until(f"self.number >= {number}")
            if seat not in sockets[0].views[0]["actors"]:
                free[rated].append(sockets[seat].views[seat]["can_undo"])
            if rated and free[rated]:
                asked = sockets[seat].ask("undo", seat=seat, number=sockets[seat].number)
                assert asked["type"] == "done"
                (proposal,) = sockets[1 - seat].until("self.table['proposals']")["proposals"]
                assert (proposal["kind"], proposal["seat"]) == ("undo", seat)
                break
    assert any(free[False]), "in a casual game it is free as long as nothing was revealed"
    assert not any(free[True])
