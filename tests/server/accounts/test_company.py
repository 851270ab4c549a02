"""People find each other again: who is here, whom one follows, what is going on; and who does not want to be seen."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time

import pytest
from sqlalchemy import func, select, update

from occasus.server.storage.accounts import company
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import FOLLOWS, SESSIONS
from occasus.tables.settings import Settings
from tests.server.accounts.test_sessions import change
from tests.server.harness import Client, Running, fetch


def followed(client: Client, person: str) -> dict[str, object] | None:
    """How somebody is shown to a client that follows them."""
    people: list[dict[str, object]] = client.get("/api/me/following")
    return next((row for row in people if row["id"] == person), None)


def open_table(client: Client, **more: object) -> str:
    """A public game that is being played, alone with a bot."""
    table: str = client.table("empires_end", "me", "miles", public=True, **more)["id"]
    client.post(f"/api/tables/{table}/start")
    return table


def test_whoever_is_followed_is_seen_here_and_at_the_table_where_they_may_be_watched(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    ada.put(f"/api/me/following/{bob.id}", None, 204)
    ada.put(f"/api/me/following/{bob.id}", None, 204)  # once more changes nothing
    assert len(ada.get("/api/me/following")) == 1
    assert ada.get(f"/api/people/{bob.id}")["followed"]
    shown = followed(ada, bob.id)
    assert shown is not None
    assert (shown["name"], shown["online"], shown["table"]) == ("Bob", True, None)
    open_table(bob, spectators=False)
    assert followed(ada, bob.id) == shown, "nobody may watch there"
    table = open_table(bob)
    shown = followed(ada, bob.id)
    assert shown is not None and shown["table"] == table

    assert bob.get("/api/me/following") == []
    ada.http.delete(f"/api/me/following/{bob.id}").raise_for_status()
    assert ada.get("/api/me/following") == []
    assert not ada.get(f"/api/people/{bob.id}")["followed"]


def test_who_shows_a_profile_to_nobody_or_has_blocked_me_is_never_seen_here(server: Running) -> None:
    ada, bob, cato = (server.person(name) for name in ("Ada", "Bob", "Cato"))
    for other in (bob, cato):
        ada.put(f"/api/me/following/{other.id}", None, 204)
        open_table(other)
    bob.put("/api/me", {"profile": "nobody"})
    cato.put(f"/api/me/blocked/{ada.id}", None, 204)
    for other in (bob, cato):
        shown = followed(ada, other.id)
        assert shown is not None
        assert (shown["online"], shown["table"]) == (False, None)
    server.person("Dido").put(f"/api/me/following/{bob.id}", None, 404)
    assert ada.put(f"/api/me/following/{ada.id}", None, 400)["code"] == "follow_self"
    ada.put("/api/me/following/no-such-person", None, 404)


def test_who_has_not_been_here_for_minutes_is_away(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running:
        ada, bob = running.person("Ada"), running.person("Bob")
        person = bob.id
        ada.put(f"/api/me/following/{person}", None, 204)
        change(running, update(SESSIONS).where(SESSIONS.c.person == person).values(seen=time() - 600))
        shown = followed(ada, person)
        assert shown is not None and not shown["online"]


def test_a_follower_may_be_invited_without_a_game_before(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("empires_end", "me", "open")["id"]
    refused = ada.post(f"/api/tables/{table}/invitations", {"person": bob.id}, 409)
    assert refused["code"] == "not_invited"
    ada.put(f"/api/me/following/{bob.id}", None, 204)
    ada.post(f"/api/tables/{table}/invitations", {"person": bob.id}, 409)  # it is Bob who must want it
    bob.put(f"/api/me/following/{ada.id}", None, 204)
    ada.post(f"/api/tables/{table}/invitations", {"person": bob.id}, 204)
    assert [invitation["by"] for invitation in bob.get("/api/me/invitations")] == [ada.id]


def test_follows_are_bounded_exported_and_deleted_with_either_person(tmp_path: Path) -> None:
    async def count(path: str) -> int:
        storage = Storage(Settings(data=path).database_url())
        try:
            async with storage.read() as connection:
                return int((await connection.execute(select(func.count()).select_from(FOLLOWS))).scalar_one())
        finally:
            await storage.close()

    data = tmp_path / "data"
    with Running(data, limits=False) as running:
        ada, bob, cato = (running.person(name) for name in ("Ada", "Bob", "Cato"))
        bob.put(f"/api/me/following/{ada.id}", None, 204)
        ada.put(f"/api/me/following/{bob.id}", None, 204)
        ada.put(f"/api/me/following/{cato.id}", None, 204)
        exported = ada.get("/api/me/data")["following"]
        assert {row["name"] for row in exported} == {"Bob", "Cato"}
        cato.post("/api/me/delete", {})
        assert {row["name"] for row in ada.get("/api/me/following")} == {"Bob"}
        ada.post("/api/me/delete", {})
        assert bob.get("/api/me/following") == []
        assert asyncio.run(count(str(data))) == 0


def test_nobody_follows_more_people_than_they_may(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "MOST_FOLLOWED", 1)

    async def follow(path: str, by: str, others: list[str]) -> list[bool]:
        storage = Storage(Settings(data=path).database_url())
        try:
            return [await company.follow(storage, by, other) for other in others]
        finally:
            await storage.close()

    ada, bob, cato = (server.person(name) for name in ("Ada", "Bob", "Cato"))
    assert asyncio.run(follow(str(server.data), ada.id, [bob.id, cato.id])) == [True, False]


def test_home_tells_everybody_the_same_and_no_secrets_of_the_game_it_shows(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running:
        home = fetch(f"{running.url}/api/home").json()
        assert (home["online"], home["running"], home["waiting"], home["featured"]) == (None, None, None, None)
        assert running.person("Ada").get(f"/api/lessons/{home['puzzle']}")["game"] == home["puzzle_game"]


def test_home_counts_people_from_three_on_and_shows_a_casual_game_to_watch(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as running:
        ada, _, _ = (running.person(name) for name in ("Ada", "Bob", "Cato"))
        table = open_table(ada)
        home = fetch(f"{running.url}/api/home").json()
        assert (home["online"], home["running"], home["waiting"]) == (3, 1, None)
        shown = home["featured"]
        assert (shown["id"], shown["code"], shown["secret"], shown["seed"]) == (table, "", "", "")
        code = ada.get(f"/api/tables/{table}")["code"]
        assert code and code not in str(home)


def test_a_glance_at_a_public_casual_game_needs_no_name_and_no_other_game_is_shown(server: Running) -> None:
    ada = server.person("Ada")
    table = open_table(ada)
    seen = fetch(f"{server.url}/api/tables/{table}/glance").json()
    assert seen["view"]["seat"] == -2 and not seen["view"]["legal"]
    again = fetch(f"{server.url}/api/tables/{table}/glance?number={seen['number']}").json()
    assert (again["view"], again["steps"]) == (None, []) or again["number"] > seen["number"]
    for hidden in (
        open_table(ada, spectators=False),
        ada.table("empires_end", "me", "open", public=True)["id"],
        "none",
    ):
        assert fetch(f"{server.url}/api/tables/{hidden}/glance").status_code == 404
