"""It is your turn: the digest, mails and pushes as real receivers get them, quiet hours, and no more than one."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.twofactor.totp import TOTP
from sqlalchemy import update

from occasus.server.notifications.push import is_service
from occasus.server.notifications.quiet_hours import is_quiet
from occasus.server.storage.schema import CONTESTS
from occasus.tables.settings import PUSH_SERVICES
from tests.server.accounts.test_sessions import change
from tests.server.contests.test_contests import create, sign_up
from tests.server.fair_play.test_standings import duel, profile_with
from tests.server.harness import Client, Running, fetch
from tests.server.receivers import Mailbox, PushService, from_base64, mailbox, push_service, until

SWEEP = 0.2


class Place:
    """A server with a mail server and a push service."""

    def __init__(self, running: Running, box: Mailbox, service: PushService) -> None:
        self.running, self.box, self.service = running, box, service

    def settle(self) -> None:
        """Wait for some more looks at who is due."""
        time.sleep(6 * SWEEP)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with mailbox() as (box, smtp), push_service() as service:
        folder: Path = tmp_path_factory.mktemp("notices") / "data"
        settings: dict[str, Any] = {
            "smtp": smtp,
            "mail_from": "occasus@example.org",
            "url": "https://games.example.org",
        }
        origin = service.endpoint.partition("/push/")[0]
        with Running(folder, **settings, push_services=origin, notice_seconds=0, sweep_seconds=SWEEP) as running:
            yield Place(running, box, service)
            running.stop()
            assert '"level": "error"' not in running.log.read_text()


def slow_table(person: Client) -> str:
    """A started slow game of one."""
    table = str(person.table("fall_of_rome", "me", days=2)["id"])
    person.post(f"/api/tables/{table}/start")
    return table


def move(person: Client, table: str) -> None:
    """Make a move that leaves the same seat due, and go away again."""
    with person.socket(table) as socket:
        socket.wait("told")
        assert socket.play(0)["type"] == "done"


def confirmed(place: Place, person: Client, address: str, password: str = "") -> None:
    """Give an address and follow the link."""
    before = len(place.box.mails)
    wanted = {"address": address, "password": password}
    assert person.post("/api/me/notices/mail", wanted, 200)["pending"] == address
    mail = place.box.wait(before + 1)
    assert mail["to"] == address
    link = next(word for word in mail.get_content().split() if "/confirm/" in word)
    token = link.removeprefix("https://games.example.org/confirm/")
    assert fetch(f"{place.running.url}/api/notices/confirm/x{token}", "POST").status_code == 404
    assert fetch(f"{place.running.url}/api/notices/confirm/{token}", "POST").status_code == 204
    assert person.get("/api/me/notices")["address"] == address


def test_the_digest_has_the_tables_that_wait_for_me(place: Place) -> None:
    ada, bob = place.running.person("Ada"), place.running.person("Bob")
    table = slow_table(ada)
    live = ada.table("fall_of_rome", "me", "open", public=True)["id"]
    found = ada.get("/api/me/turns")["tables"]
    assert [each["id"] for each in found] == [table]
    assert found[0]["deadline"] > time.time() + 86_000
    bob.put(f"/api/tables/{live}/seats/1", {"kind": "me"})
    started = ada.post(f"/api/tables/{live}/start")
    due = (ada, bob)[started["due"][0]]
    assert [each["id"] for each in due.get("/api/me/turns")["tables"]][-1] == live, "what has a deadline comes first"


def test_a_mail_for_each_due_move_in_my_language_until_one_click(place: Place) -> None:
    ada = place.running.person("Ada")
    ada.put("/api/me", {"language": "pl"})
    ada.call("PUT", "/api/me/notices", {"mail": True}, 409)
    confirmed(place, ada, "ada@example.org")
    before = len(place.box.mails)
    table = slow_table(ada)

    mail = place.box.wait(before + 1)

    assert mail["to"] == "ada@example.org"
    assert mail["subject"] == "Upadek Rzymu: twoja kolej"
    assert f"https://games.example.org/table/{table}" in mail.get_content()
    record = ada.get(f"/api/tables/{table}")
    for secret in (record["code"], record["seed_hash"], "Ada"):
        assert secret not in mail.as_string()
    place.settle()
    assert len(place.box.mails) == before + 1, "one, never more"
    move(ada, table)
    assert place.box.wait(before + 2)["subject"] == mail["subject"]

    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    link = mail["list-unsubscribe"].strip("<>").replace("https://games.example.org", place.running.url)
    seen = fetch(link)
    assert (seen.status_code, seen.headers["location"]) == (302, "/unsubscribe/" + link.rpartition("/")[2])
    assert ada.get("/api/me/notices")["mail"], "who only looks is not unsubscribed"
    assert fetch(link, "POST", data={"List-Unsubscribe": "One-Click"}).status_code == 204
    assert not ada.get("/api/me/notices")["mail"]
    move(ada, table)
    place.settle()
    assert len(place.box.mails) == before + 2


def test_a_push_is_encrypted_for_the_browser_and_signed_by_the_server(place: Place) -> None:
    ada, service = place.running.person("Ada"), place.service
    wish = service.subscription()
    told = ada.post("/api/me/notices/push", wish, 200)
    assert told["browsers"] == [wish["endpoint"]]
    table = slow_table(ada)

    until(lambda: len(service.received) == 1)

    headers, body = service.received[0]
    assert json.loads(service.text(body))["path"] == f"/table/{table}"
    assert b"turn" not in body
    assert claims(headers["authorization"], told["push_key"])["aud"] == wish["endpoint"].partition("/push/")[0]
    place.settle()
    assert len(service.received) == 1, "one, never more"
    with ada.socket(table) as socket:
        socket.wait("told")
        socket.play(0)
        place.settle()
        assert len(service.received) == 1, "who is there need not be told"
    until(lambda: len(service.received) == 2)
    service.status = 410
    move(ada, table)
    until(lambda: ada.get("/api/me/notices")["browsers"] == [])


def claims(authorization: str, key: str) -> dict[str, Any]:
    """What the signed ticket says."""
    ticket, _, shown = authorization.removeprefix("vapid t=").partition(",k=")
    assert shown == key
    text, _, signature = ticket.rpartition(".")
    raw = from_base64(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(pair, text.encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(from_base64(text.partition(".")[2]))
    assert found["exp"] < time.time() + 86_400
    return found


def soon(place: Place, people: list[Client], name: str) -> str:
    """An event for which some people have signed up, and which then asks whether they are here."""
    host = place.running.person("Host").sign_up()
    contest: str = create(host, name=name, starts=time.time() + 3600)["id"]
    sign_up(contest, people)
    change(place.running, update(CONTESTS).where(CONTESTS.c.id == contest).values(starts=time.time() + 600))
    return contest


def test_who_has_signed_up_for_an_event_is_reminded_once_wherever_they_wish(place: Place) -> None:
    running, box, service = place.running, place.box, place.service
    ada, bob, eve, out = (running.person(name) for name in ("Ada", "Bob", "Eve", "Otho"))
    for person in (ada, bob, eve, out):
        confirmed(place, person, f"{person.get('/api/me')['person']['name'].lower()}@example.com")
    ada.put("/api/me", {"language": "nl"})
    service.status = 201
    ada.post("/api/me/notices/push", service.subscription(), 200)
    bob.put("/api/me/notices", {"mail": True, "events": False})
    assert not bob.put("/api/me/notices", {"mail": True})["events"], "what is left out stays"
    pushed, before = len(service.received), len(box.mails)
    contest = soon(place, [ada, bob, eve], "Avond")
    mails = [box.wait(before + 1), box.wait(before + 2)]
    by_address = {mail["to"]: mail for mail in mails}
    assert set(by_address) == {"ada@example.com", "eve@example.com"}, "not who wants none, nor who has not signed up"
    dutch = by_address["ada@example.com"]
    assert dutch["subject"].startswith("Avond begint om ")
    assert f"https://games.example.org/events/{contest}" in dutch.get_content()
    until(lambda: len(service.received) == pushed + 1)
    assert json.loads(service.text(service.received[-1][1]))["path"] == f"/events/{contest}"
    place.settle()
    assert len(box.mails) == before + 2, "one, never more"
    for person, asked in ((ada, True), (bob, True), (out, False)):
        events = person.get("/api/me/turns")["events"]
        assert [event["name"] for event in events] == ["Avond"] * asked
    ada.post(f"/api/contests/{contest}/here")
    assert ada.get("/api/me/turns")["events"] == []


def test_no_reminder_comes_in_quiet_hours_nor_to_who_is_here_or_has_left(place: Place) -> None:
    running, box = place.running, place.box
    quiet, here, left = (running.person(name) for name in ("Quintus", "Hilda", "Lea"))
    for person in (quiet, here, left):
        confirmed(place, person, f"{person.get('/api/me')['person']['name'].lower()}@example.com")
    now = datetime.now(UTC)
    minute = now.hour * 60 + now.minute
    hours = {"quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 60) % 1440, "zone": "UTC"}
    quiet.put("/api/me/notices", {"mail": True, **hours})
    before = len(box.mails)
    host = running.person("Host").sign_up()
    late = create(host, starts=time.time() + 600)["id"]
    sign_up(late, [quiet, here, left])  # who signs up now is here
    left.call("DELETE", f"/api/contests/{late}/me")
    contest = soon(place, [quiet], "Nocturne")
    place.settle()
    assert len(box.mails) == before
    assert [event["id"] for event in quiet.get("/api/me/turns")["events"]] == [contest]


def test_in_quiet_hours_nothing_comes_until_they_are_over(place: Place) -> None:
    eve = place.running.person("Eve")
    confirmed(place, eve, "eve@example.org")
    now = datetime.now(UTC)
    minute = now.hour * 60 + now.minute
    wish = {"mail": True, "quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 60) % 1440, "zone": "UTC"}
    eve.put("/api/me/notices", wish)
    before = len(place.box.mails)
    slow_table(eve)
    place.settle()
    assert len(place.box.mails) == before
    eve.put("/api/me/notices", {"mail": True})
    assert place.box.wait(before + 1)["to"] == "eve@example.org"
    eve.call("PUT", "/api/me/notices", {"mail": True, "zone": "Rome/Forum"}, 400)
    assert eve.call("DELETE", "/api/me/notices/mail")["address"] == ""


def test_an_account_changes_its_address_by_its_password_only_and_the_old_one_is_told(place: Place) -> None:
    ada, box = place.running.person("Ada").sign_up(), place.box
    wish = {"address": "ada.old@example.org", "password": "wrong one"}
    before = len(box.mails)
    assert ada.post("/api/me/notices/mail", wish, 403)["code"] == "wrong_password"
    assert ada.post("/api/me/notices/mail", {"address": wish["address"]}, 403)["code"] == "wrong_password"
    assert len(box.mails) == before, "nothing was sent"
    confirmed(place, ada, "ada.old@example.org", "a long password")
    assert len(box.mails) == before + 1, "there was no address before"

    confirmed(place, ada, "ada.new@example.org", "a long password")
    news = box.wait(before + 3)
    assert news["to"] == "ada.old@example.org"
    account = ada.get("/api/me")["person"]["account"]
    assert f"no longer belongs to the account “{account}”" in news.get_content()
    assert "ada.new" not in news.as_string()

    ada.call("DELETE", "/api/me/notices/mail", None, 403)
    assert ada.post("/api/me/notifications/mail/forget", {"password": "wrong one"}, 403)["code"] == "wrong_password"
    assert ada.get("/api/me/notices")["address"] == "ada.new@example.org"
    assert ada.post("/api/me/notifications/mail/forget", {"password": "a long password"})["address"] == ""
    assert box.wait(before + 4)["to"] == "ada.new@example.org"


@pytest.mark.parametrize(
    ("clock", "zone", "start", "end", "quiet"),
    [
        ("2026-01-10T22:30", "UTC", 22 * 60, 7 * 60, True),
        ("2026-01-10T06:59", "UTC", 22 * 60, 7 * 60, True),
        ("2026-01-10T07:00", "UTC", 22 * 60, 7 * 60, False),
        ("2026-01-10T12:00", "UTC", 9 * 60, 17 * 60, True),
        ("2026-01-10T08:30", "Europe/Warsaw", 9 * 60, 17 * 60, True),
        ("2026-07-10T07:30", "Europe/Warsaw", 9 * 60, 17 * 60, True),
        ("2026-01-10T07:30", "Europe/Warsaw", 9 * 60, 17 * 60, False),
        ("2026-01-10T12:00", "UTC", 540, 540, False),
    ],
)
def test_quiet_hours_go_by_the_clock_where_somebody_lives(
    clock: str, zone: str, start: int, end: int, quiet: bool
) -> None:
    assert is_quiet(datetime.fromisoformat(f"{clock}+00:00").timestamp(), zone, start, end) == quiet


def test_the_server_writes_to_push_services_only() -> None:
    for good in ("https://fcm.googleapis.com/fcm/send/x", "https://updates.push.services.mozilla.com/wpush/v2/x"):
        assert is_service(good, PUSH_SERVICES)
    for bad in (
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/x#.push.apple.com",
        "https://evil.example\\.push.apple.com/x",
        "https://user@x.push.apple.com/x",
        "https://127.0.0.1/x",
        "file:///etc/passwd",
    ):
        assert not is_service(bad, PUSH_SERVICES), bad


def test_a_forgotten_password_is_set_anew_by_mail_once_and_nobody_is_told_who_has_an_account(place: Place) -> None:
    ada, eve = place.running.person("Ada"), place.running.person("Eve")
    ada.put("/api/me", {"language": "nl"})
    ada.post("/api/me/account", {"account": "Ada.Forgets", "password": "eight letters"})
    confirmed(place, ada, "ada.forgets@example.org", "eight letters")
    before = len(place.box.mails)
    eve.post("/api/me/forgot", {"account": "nobody at all"}, 204)
    eve.post("/api/me/forgot", {"account": "ada.forgets"}, 204)

    mail = place.box.wait(before + 1)

    assert (mail["to"], mail["subject"]) == ("ada.forgets@example.org", "Occasus: stel een nieuw wachtwoord in")
    link = next(word for word in mail.get_content().split() if "/reset/" in word)
    token = link.removeprefix("https://games.example.org/reset/")
    assert eve.post("/api/me/reset", {"token": f"x{token}", "password": "other letters"}, 409)["code"] == "old_link"
    browser = Client(place.running.url)
    assert browser.post("/api/me/reset", {"token": token, "password": "other letters"})["account"] == "Ada.Forgets"
    assert browser.id
    assert ada.get("/api/me")["person"] is None, "all other sessions have ended"
    assert eve.post("/api/me/reset", {"token": token, "password": "third letters"}, 409)["code"] == "old_link"
    assert eve.post("/api/me/log-in", {"account": "ada.forgets", "password": "eight letters"}, 403)
    assert eve.post("/api/me/log-in", {"account": "ada.forgets", "password": "other letters"})["account"]


def test_a_link_for_a_new_password_that_went_to_an_address_of_before_is_no_longer_good(place: Place) -> None:
    ada = place.running.person("Ada")
    ada.post("/api/me/account", {"account": "Ada.Moves", "password": "eight letters"})
    confirmed(place, ada, "ada.before@example.org", "eight letters")
    before = len(place.box.mails)
    ada.post("/api/me/forgot", {"account": "Ada.Moves"}, 204)
    mail = place.box.wait(before + 1)
    link = next(word for word in mail.get_content().split() if "/reset/" in word)
    confirmed(place, ada, "ada.now@example.org", "eight letters")
    wish = {"token": link.rpartition("/")[2], "password": "other letters"}
    assert Client(place.running.url).post("/api/me/reset", wish, 409)["code"] == "old_link"


def test_a_link_for_a_new_password_does_not_stand_in_for_the_second_factor(place: Place) -> None:
    ada = place.running.person("Ada")
    ada.post("/api/me/account", {"account": "Ada.Factor", "password": "eight letters"})
    confirmed(place, ada, "ada.factor@example.org", "eight letters")
    asked = ada.post("/api/me/security/second-factor", {"password": "eight letters"})
    totp = TOTP(base64.b32decode(asked["secret"]), 6, SHA1(), 30)
    first = {"token": asked["token"], "code": totp.generate(int(time.time())).decode()}
    ada.post("/api/me/security/second-factor/on", first)
    (spare, *_) = ada.post("/api/me/security/codes", {"password": "eight letters"})["codes"]
    before = len(place.box.mails)
    browser = Client(place.running.url)
    browser.post("/api/me/forgot", {"account": "ada.factor"}, 204)
    mail = place.box.wait(before + 1)
    link = next(word for word in mail.get_content().split() if "/reset/" in word)
    wish = {"token": link.rpartition("/")[2], "password": "other letters"}
    assert browser.post("/api/me/reset", wish, 403)["code"] == "second_factor"
    assert browser.post("/api/me/reset", {**wish, "code": "123"}, 403)["code"] == "wrong_code"
    assert browser.post("/api/me/reset", {**wish, "code": spare})["account"] == "Ada.Factor"


def test_without_mail_a_forgotten_password_is_for_those_who_run_the_server(server: Running) -> None:
    refused = server.person("Eve").post("/api/me/forgot", {"account": "ada.forgets"}, 409)
    assert refused["code"] == "no_mail"
    assert "administrators" in refused["sentence"]


def test_an_invitation_is_told_by_mail_once(place: Place) -> None:
    ada, bob, finished = duel(place.running)
    confirmed(place, bob, "bob@example.org")
    with ada.socket(finished) as socket:
        socket.until("0 in self.views")
        socket.ask("resign", seat=0)
    profile_with(ada, ada.id, 1)
    table = ada.table("empires_end", "me", "open")["id"]
    before = len(place.box.mails)
    ada.post(f"/api/tables/{table}/invitations", {"person": bob.id}, 204)

    mail = place.box.wait(before + 1)
    assert (mail["to"], mail["subject"]) == ("bob@example.org", "Ada invites you to a game of Empire's End.")
    assert "https://games.example.org/tables" in mail.get_content()
    assert "It’s your turn" not in mail.get_content()
    place.settle()
    assert len(place.box.mails) == before + 1
