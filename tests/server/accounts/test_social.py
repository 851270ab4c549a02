"""Finding people to play with: filters, play now, invitations, blocking."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from sqlalchemy import update

from occasus.server import matchmaking
from occasus.server.matchmaking import fitting_bot
from occasus.server.storage import inbox
from occasus.server.storage.accounts import social
from occasus.server.storage.engine import Storage
from occasus.server.storage.schema import SEATS, TABLES
from occasus.server.storage.tables import open_tables
from occasus.tables.store.rows import SeatRow, TableFilter
from tests.server.accounts.test_talk import said
from tests.server.fair_play.test_standings import duel, profile_with
from tests.server.harness import Client, Running
from tests.server.stored_fixtures import with_tables

LIVE = {"game": "empires_end", "seats": 2, "minutes": 5, "rated": True}
NONCE = "ab" * 16


def acquainted(server: Running) -> tuple[Client, Client]:
    """Ada and Bob, who have finished a game together."""
    ada, bob, table = duel(server)
    with ada.socket(table) as socket:
        socket.until("0 in self.views")
        socket.ask("resign", seat=0)
    profile_with(ada, ada.id, 1)
    return ada, bob


def add_nonce(person: Client, table: str) -> None:
    """Add to the chance of a table, as a browser does once its person sits there."""
    person.put(f"/api/tables/{table}/nonce", {"nonce": NONCE})


def invitations(person: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/me/invitations")
    return found


# filters


def test_open_tables_can_be_chosen_by_all_that_matters(server: Running) -> None:
    ada, eve = server.person("Ada").sign_up(), server.person("Eve")
    ada.put("/api/me", {"language": "nl"})
    wanted = ada.table("empires_end", "me", "open", public=True, minutes=5, hints=False, rated=True)["id"]
    other = ada.table("struggle_for_rome", "me", "miles", "miles", public=True, days=2)["id"]

    def listed(**asked: object) -> set[str]:
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        return {table["id"] for table in eve.get(f"/api/tables?{query}")["open"]} & {wanted, other}

    assert listed() == {wanted, other}
    for asked in (
        {"game": "empires_end"},
        {"seats": 2},
        {"pace": "live"},
        {"counts": "rated"},
        {"free": "true"},
        {"language": "nl", "pace": "live"},
    ):
        assert listed(**asked) == {wanted}, asked
    for asked in ({"pace": "slow"}, {"counts": "friendly"}, {"seats": 3}):
        assert listed(**asked) == {other}, asked
    assert listed(language="pl") == set()
    assert listed(near="true") == {wanted, other}, "nobody has a rating yet"


@pytest.mark.parametrize("asked", ["game=chess", "pace=fast", "counts=half", "language=dutch", "seats=11", "seats=two"])
def test_an_unknown_filter_is_refused_with_a_sentence(server: Running, asked: str) -> None:
    refused = server.person("Eve").get(f"/api/tables?{asked}", 400)
    assert refused["sentence"]


def test_tables_of_much_stronger_people_are_not_near(server: Running) -> None:
    ada, bob, table = duel(server, rated=True, hints=False, minutes=60)
    with ada.socket(table) as socket:
        socket.until("0 in self.views")
        socket.ask("resign", seat=0)
    profile_with(bob, bob.id, 1)
    mine = bob.table("empires_end", "me", "open", public=True)["id"]
    ratings = {each["game"]: each["points"] for each in bob.get(f"/api/people/{bob.id}")["ratings"]}
    near = {each["id"] for each in ada.get("/api/tables?near=true")["open"]}
    points = {each["game"]: each["points"] for each in ada.get(f"/api/people/{ada.id}")["ratings"]}
    assert (mine in near) == (abs(points["empires_end"] - ratings["empires_end"]) <= 250)
    assert mine in {each["id"] for each in ada.get("/api/tables")["open"]}


def test_a_game_that_everybody_has_left_to_bots_is_not_listed_until_somebody_is_back(tmp_path: Path) -> None:
    async def look(storage: Storage, tables: list[str], people: list[str]) -> None:
        async def listed() -> set[str]:
            return {table.id for table, _ in await open_tables(storage, TableFilter())}

        async with storage.write() as connection:
            await connection.execute(update(TABLES).values(state="playing", public=True))
            await connection.execute(update(SEATS).values(kind="bot", bot="tiro"))  # the third has bots only
            for table in tables[:2]:
                mine = (SEATS.c.table_id == table) & (SEATS.c.seat == 0)
                await connection.execute(update(SEATS).where(mine).values(owner=people[0]))
            mine = (SEATS.c.table_id == tables[1]) & (SEATS.c.seat == 1)
            await connection.execute(update(SEATS).where(mine).values(kind="person", person=people[1], bot=""))
        assert await listed() == set(tables[1:])
        async with storage.write() as connection:
            mine = (SEATS.c.table_id == tables[0]) & (SEATS.c.seat == 0)
            await connection.execute(
                update(SEATS).where(mine).values(kind="person", person=people[0], owner=None, bot="")
            )
        assert await listed() == set(tables)

    asyncio.run(with_tables(tmp_path, look))


# play now


def test_two_who_want_the_same_game_meet_and_it_begins_by_itself(server: Running) -> None:
    ada, bob = server.person("Ada").sign_up(), server.person("Bob").sign_up()
    table = ada.post("/api/play-now", LIVE)["id"]
    assert ada.post("/api/play-now", LIVE)["id"] == table, "nobody waits at two tables"
    other = bob.post("/api/play-now", {**LIVE, "minutes": 10})["id"]
    assert other != table
    assert bob.post("/api/play-now", LIVE, 409)["code"] == "waiting_elsewhere"
    bob.get(f"/api/tables/{other}")
    carl = server.person("Carl").sign_up()
    assert server.person("Guest").post("/api/play-now", LIVE, 409)["code"] == "rated_guest"
    assert carl.post("/api/play-now", {**LIVE, "seats": 0})["id"] == table
    with ada.socket(table) as first, carl.socket(table) as second:
        assert 0 < first.welcome["table"]["bots_in"] <= 60
        add_nonce(ada, table)
        sleep(2 * matchmaking.EVERY)  # a look at the table may begin it too early
        add_nonce(carl, table)
        begun = first.until("self.table['state'] == 'playing'")
        assert [seat["name"] for seat in begun["seats"]] == [ada.name, carl.name]
        assert (begun["rated"], begun["minutes"], begun["bots_in"]) == (True, 5, None)
        assert [seat["nonce"] for seat in begun["seats"]] == [NONCE, NONCE], "what both added counts"
        second.until("1 in self.views")


def test_whoever_waits_for_another_game_may_switch(server: Running) -> None:
    ada = server.person("Ada")
    wish = {"game": "empires_end", "seats": 2, "minutes": 7}
    first = ada.post("/api/play-now", wish)["id"]
    second = ada.post("/api/play-now", {**wish, "minutes": 8, "switch": True})["id"]
    assert second != first
    ada.get(f"/api/tables/{first}", 404)


def test_those_whom_the_host_has_blocked_cannot_sit_down(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("empires_end", "me", "open", public=True)["id"]
    ada.put(f"/api/me/blocked/{bob.id}", {}, 204)
    assert bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"}, 409)["code"] == "taken"


def test_nobody_is_seated_with_people_who_have_gone_away(server: Running) -> None:
    ada, bob = server.person("Ada").sign_up(), server.person("Bob").sign_up()
    wish = {"game": "struggle_for_rome", "seats": 3, "minutes": 10, "rated": True}
    table = ada.post("/api/play-now", wish)["id"]
    with ada.socket(table) as first, bob.socket(table) as watching:
        watching.until("self.table['seats'][0]['present']")
        first.close()
        watching.until("not self.table['seats'][0]['present']")
    other = bob.post("/api/play-now", wish)["id"]
    assert other != table
    with bob.socket(other):
        assert server.person("Carl").sign_up().post("/api/play-now", wish)["id"] == other
    with ada.socket(table):  # she is back
        assert server.person("Eve").sign_up().post("/api/play-now", wish)["id"] == table


def test_a_table_of_play_now_keeps_its_rules_and_goes_on_without_whoever_opened_it(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    wish = {"game": "struggle_for_rome", "seats": 4}
    table = ada.post("/api/play-now", wish)["id"]
    refused = ada.call("PATCH", f"/api/tables/{table}", {"seats": 3}, 409)
    assert refused["code"] == "play_now_rules"
    for wanted in ({"kind": "me"}, {"kind": "bot", "bot": "tiro"}):
        assert ada.put(f"/api/tables/{table}/seats/1", wanted, 409)["code"] == "play_now"
    assert bob.post("/api/play-now", wish)["id"] == table
    ada.post(f"/api/tables/{table}/leave")
    assert bob.get(f"/api/tables/{table}")["host"] == bob.id
    bob.post(f"/api/tables/{table}/leave")
    bob.get(f"/api/tables/{table}", 404)


def test_bots_take_the_seats_of_nobody_and_of_those_who_have_gone(tmp_path: Path) -> None:
    with Running(tmp_path / "data", fill_seconds=3) as server:
        ada, bob = server.person("Ada").sign_up(), server.person("Bob").sign_up()
        wish = {"game": "struggle_for_rome", "seats": 3, "minutes": 10, "rated": True}
        table = ada.post("/api/play-now", wish)["id"]
        assert bob.post("/api/play-now", wish)["id"] == table
        assert bob.get("/api/me")["fill_seconds"] == 3
        with bob.socket(table) as socket:  # Ada never comes
            add_nonce(bob, table)
            begun = socket.until("self.table['state'] == 'playing'")
        assert [(seat["kind"], seat["bot"] or seat["name"]) for seat in begun["seats"]] == [
            ("bot", "miles"),
            ("person", bob.name),
            ("bot", "miles"),
        ]
        assert begun["host"] == bob.id


def test_bots_are_about_as_strong_as_those_who_wait() -> None:
    seats = [SeatRow(seat=0, kind="person", person="ada", rating=1900.0), SeatRow(seat=1, kind="person", person="bob")]
    assert fitting_bot("empires_end", seats[1:]) == "miles"
    assert fitting_bot("empires_end", seats) == "centurio"
    assert fitting_bot("empires_end", seats[:1]) == "legatus"
    assert fitting_bot("fall_of_rome", seats) == "miles"


@pytest.mark.parametrize(
    "wish", [{"game": "chess"}, {"game": "empires_end", "seats": 9}, {"game": "empires_end", "minutes": 500}, {}]
)
def test_a_game_that_cannot_be_played_now_is_refused_with_a_sentence(server: Running, wish: dict[str, Any]) -> None:
    assert server.person("Eve").post("/api/play-now", wish, 400)["sentence"]


# invitations


def test_who_has_played_with_me_can_invite_me_and_i_sit_or_decline(server: Running) -> None:
    ada, bob = acquainted(server)
    assert [each["name"] for each in ada.get("/api/me/partners")] == ["Bob"]
    for _ in range(2):  # private tables too
        table = ada.table("empires_end", "me", "open")["id"]
        for _ in range(2):  # once is enough
            ada.post(f"/api/tables/{table}/invitations", {"person": bob.id}, 204)
        assert bob.get("/api/me/turns")["invitations"] == 1
        (invitation,) = invitations(bob)
        assert (invitation["name"], invitation["table"]["id"], invitation["table"]["code"]) == ("Ada", table, "")
        server.person("Eve").post(f"/api/me/invitations/{invitation['id']}", None, 404)
        asked = {"person": bob.id, "name": "Bob"}
        assert ada.get(f"/api/tables/{table}/invitations") == [{**asked, "declined": False, "again_in": None}]
        bob.get(f"/api/tables/{table}/invitations", 404)
        with ada.socket(table) as socket:
            bob.call("DELETE", f"/api/me/invitations/{invitation['id']}")
            socket.wait("table")
        bob.call("DELETE", f"/api/me/invitations/{invitation['id']}", None, 404)
        (found,) = ada.get(f"/api/tables/{table}/invitations")
        assert 0 < found.pop("again_in") <= 600
        assert found == {**asked, "declined": True}
        ada.post(f"/api/tables/{table}/invitations", {"person": bob.id}, 204)
        assert invitations(bob) == [], "no is no for a while"
        bob.get(f"/api/tables/{table}", 404)
    table = ada.table("empires_end", "me", "open")["id"]
    ada.post(f"/api/tables/{table}/invitations", {"person": bob.id}, 204)
    (invitation,) = invitations(bob)
    assert bob.post(f"/api/me/invitations/{invitation['id']}")["seats"][1]["name"] == "Bob"
    bob.post(f"/api/me/invitations/{invitation['id']}", None, 404)
    ada.post(f"/api/tables/{table}/start")
    assert ada.post(f"/api/tables/{table}/invitations", {"person": bob.id}, 409)["code"] == "started"


def test_who_declined_may_be_asked_once_more_after_a_while_and_a_second_no_is_the_last_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    for module in (inbox, social):
        monkeypatch.setattr(module, "time", lambda: now[0])

    async def ask(storage: Storage, tables: list[str], people: list[str]) -> None:
        table, (me, ada, eve) = tables[0], people[:3]

        async def answer_no(by: str) -> bool:
            """Invite, and decline what waits; whether anything did."""
            assert await social.invite(storage, table, by, me, 600.0)
            waiting = await social.invitations_of(storage, me)
            for invitation, _, _ in waiting:
                assert invitation.by == by
                assert await social.decline_invitation(storage, invitation.id, me) == table
            return bool(waiting)

        async def again() -> float | None:
            (found,) = await social.invited_to(storage, table, 600.0)
            assert found.declined
            return found.again_in

        assert await answer_no(ada)
        now[0] += 599.0
        assert (await answer_no(ada), await answer_no(eve), await again()) == (False, False, 1.0)
        now[0] += 1.0
        assert await again() == 0.0
        assert await answer_no(eve)
        now[0] += 6000.0
        assert (await answer_no(ada), await again()) == (False, None)

    asyncio.run(with_tables(tmp_path, ask))


def test_who_is_asked_once_more_gets_no_second_notice(tmp_path: Path) -> None:
    async def ask(storage: Storage, tables: list[str], people: list[str]) -> None:
        table, (me, ada) = tables[0], people[:2]
        await social.invite(storage, table, ada, me, 0.0)
        ((first, _, _),) = await social.invitations_of(storage, me)
        assert await social.claim(storage, first.id)
        await social.decline_invitation(storage, first.id, me)
        await social.invite(storage, table, ada, me, 0.0)
        ((second, _, _),) = await social.invitations_of(storage, me)
        assert not await social.claim(storage, second.id)

    asyncio.run(with_tables(tmp_path, ask))


def test_strangers_are_not_invited_and_full_tables_have_no_seat(server: Running) -> None:
    ada, bob = acquainted(server)
    eve = server.person("Eve")
    table = ada.table("empires_end", "me", "open", public=True)["id"]
    for nobody in (eve.id, ada.id, "nobody"):
        refused = ada.post(f"/api/tables/{table}/invitations", {"person": nobody}, 409)
        assert refused["code"] == "not_invited", nobody
    eve.post(f"/api/tables/{table}/invitations", {"person": bob.id}, 403)
    ada.post(f"/api/tables/{table}/invitations", {"person": bob.id}, 204)
    eve.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    (invitation,) = invitations(bob)
    assert bob.post(f"/api/me/invitations/{invitation['id']}", None, 409)["code"] == "taken"
    ada.call("DELETE", f"/api/tables/{table}")
    assert invitations(bob) == []


def test_invitations_and_blocks_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inbox, "MOST", 2)
    monkeypatch.setattr(social, "MOST_BLOCKED", 2)

    async def bounded(storage: Storage, tables: list[str], people: list[str]) -> None:
        me, *others = people
        assert [await social.invite(storage, table, others[0], me, 0) for table in tables] == [True, True, False]
        monkeypatch.setattr(inbox, "MOST", 20)
        monkeypatch.setattr(inbox, "MOST_BY", 2)
        assert [await social.invite(storage, tables[2], other, me, 0) for other in others[:2]] == [False, True]
        assert [await social.block(storage, me, other) for other in others] == [True, True, False]
        assert await social.invitations_of(storage, me) == [], "who is blocked invites nobody"

    asyncio.run(with_tables(tmp_path, bounded))


def test_rematches_fill_no_list_of_invitations(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    for _ in range(inbox.MOST_BY + 2):
        table = ada.table("empires_end", "me", "open", public=True)["id"]
        bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
        ada.post(f"/api/tables/{table}/start")
        with ada.socket(table) as socket:
            socket.until("0 in self.views")
            assert socket.ask("resign", seat=0)["type"] == "done"
        again = ada.post(f"/api/tables/{table}/rematch")["id"]
        assert ada.get(f"/api/tables/{again}")["seats"][0]["owner"] == bob.id, "the seat waits all the same"
    assert len(bob.get("/api/me/invitations")) == inbox.MOST_BY
    assert bob.post(f"/api/tables/{table}/rematch")["id"] == again


# blocking


def test_who_is_blocked_is_not_read_does_not_invite_and_is_not_met(server: Running) -> None:
    ada, bob = acquainted(server)
    ada.call("PUT", f"/api/me/blocked/{bob.id}")
    assert [each["name"] for each in ada.get("/api/me/blocked")] == ["Bob"]
    assert ada.get("/api/me/partners") == []
    assert [each["name"] for each in bob.get("/api/me/partners")] == ["Ada"], "who is blocked is not told"
    table = bob.table("empires_end", "me", "open", public=True)["id"]
    bob.post(f"/api/tables/{table}/invitations", {"person": ada.id}, 204)
    assert [each["declined"] for each in bob.get(f"/api/tables/{table}/invitations")] == [False]
    assert invitations(ada) == []
    assert ada.get("/api/me/turns")["invitations"] == 0
    mine = ada.table("empires_end", "me", "open")["id"]
    assert ada.post(f"/api/tables/{mine}/invitations", {"person": bob.id}, 409)["code"] == "not_invited"
    wish = {"game": "empires_end", "seats": 4, "minutes": 7}
    met = bob.post("/api/play-now", wish)["id"]
    assert ada.post("/api/play-now", wish)["id"] != met
    assert server.person("Eve").post("/api/play-now", wish)["id"] == met
    with bob.socket(table) as speaker, ada.socket(table) as reader:
        speaker.ask("chat", text="unheard")
        ada.call("DELETE", f"/api/me/blocked/{bob.id}")
        speaker.ask("chat", text="heard")
        ada.call("PUT", f"/api/me/blocked/{bob.id}")
        speaker.ask("chat", text="unheard again")
        assert said(reader) == ["heard"]
    with ada.socket(table) as reader:
        assert reader.welcome["chat"] == []
        assert reader.welcome["muted"] == [], "that is for one table only"


def test_blocking_nobody_or_oneself_is_refused(server: Running) -> None:
    ada = server.person("Ada")
    assert ada.call("PUT", f"/api/me/blocked/{ada.id}", None, 400)["code"] == "block_self"
    ada.call("PUT", "/api/me/blocked/nobody", None, 404)
    data = ada.get("/api/me/data")
    assert (data["blocked"], data["invitations"]) == ([], [])
