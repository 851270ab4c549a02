"""Running the server in the browser: the page of those who may, and a password that was forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.harness import ROOT, Client, Running
from tests.server.receivers import mailbox
from tests.server.test_admin import admin
from tests.web.conftest import Visit, missing
from tests.web.test_notices import calm, link

PASSWORD = "eight letters"


def as_client(page: Page, client: Client) -> None:
    """Let a page act as somebody who came without a browser."""
    for name, value in client.http.cookies.items():
        page.context.add_cookies([{"name": name, "value": value, "url": str(client.http.base_url)}])


def test_somebody_with_the_right_reads_reports_bans_gives_passwords_and_closes_tables(
    visit: Visit, tmp_path: Path
) -> None:
    if not (ROOT / "src/occasus/client/index.html").is_file():
        missing("The built client", "script/client builds it")
    with Running(tmp_path / "data") as site:
        ada, bob = site.person("Ada"), site.person("Bad Name")
        ada.post("/api/me/account", {"account": "Ada.Runs", "password": PASSWORD})
        bob.post("/api/me/account", {"account": "Bob.Plays", "password": PASSWORD})
        table, bad = ada.table("fall_of_rome", "me", "open", public=True)["id"], bob.id
        bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
        ada.http.post("/api/reports", json={"person": bad, "table": table, "line": 0, "why": "the name"})
        admin(site, "grant", "ada.runs")
        page = visit()
        as_client(page, ada)
        page.goto(f"{site.url}/settings")
        page.get_by_role("link", name="Running the server").click()

        report = page.get_by_role("listitem").filter(has_text="the name")
        expect(report).to_contain_text("Bad Name")
        calm(page)
        report.get_by_role("button", name="Dealt with").click()
        expect(page.get_by_text("Nothing waits.")).to_be_visible()

        page.get_by_label("By id, account or a part of the name.").fill("bob.plays")
        page.get_by_role("button", name="Find a person").click()
        person = page.get_by_role("listitem").filter(has_text="Bob.Plays")
        person.get_by_role("button", name="New password").click()
        given = person.get_by_role("status")
        expect(given).to_contain_text("The new password is")
        password = given.inner_text().split(" is ")[1].split(".")[0]
        assert bob.get("/api/me")["person"] is None, "whoever knew the old password is out"
        bob.post("/api/me/log-in", {"account": "bob.plays", "password": password})
        person.get_by_role("button", name="End all sessions").click()
        expect(person).to_contain_text("0 sessions")
        assert bob.get("/api/me")["person"] is None

        person.get_by_role("button", name="Ban").click()
        expect(page.get_by_label("Account, id or range of addresses")).to_have_value(bad)
        page.get_by_label("Days (0: for good)").fill("1")
        page.get_by_label("Why").fill("the same name again")
        page.locator("form").get_by_role("button", name="Ban", exact=True).click()
        ban = page.get_by_role("listitem").filter(has_text="the same name again")
        expect(ban).to_contain_text(bad)
        wrong = {"account": "bob.plays", "password": password}
        assert bob.post("/api/me/log-in", wrong, 403)["code"] == "banned"
        ban.get_by_role("button", name="End the ban").click()
        expect(ban).to_have_count(0)
        bob.post("/api/me/log-in", wrong)

        address = page.get_by_label("Id of the table: the last part of its address")
        address.fill(table)
        page.get_by_role("button", name="Close a table").click()
        expect(address).to_have_value("")
        assert bob.http.get(f"/api/tables/{table}").status_code == 404

        box = page.get_by_label("Read-only: nobody changes anything")
        with page.expect_response("**/api/admin/read-only"):
            box.check()
        expect(box).to_be_checked()
        wish = {"game": "fall_of_rome", "seats": [{"kind": "me"}]}
        assert bob.post("/api/tables", wish, 503)["code"] == "maintenance"
        with page.expect_response("**/api/admin/read-only"):
            box.uncheck()
        expect(box).not_to_be_checked()
        bob.post("/api/tables", wish)


def test_a_forgotten_password_is_chosen_anew_by_the_link_of_a_mail(visit: Visit, tmp_path: Path) -> None:
    if not (ROOT / "src/occasus/client/index.html").is_file():
        missing("The built client", "script/client builds it")
    settings: dict[str, Any] = {"mail_from": "occasus@example.org", "url": "http://127.0.0.1"}
    with mailbox() as (box, smtp), Running(tmp_path / "data", smtp=smtp, **settings) as site:
        ada = site.person("Ada")
        ada.post("/api/me/account", {"account": "Ada.Forgets", "password": PASSWORD})
        ada.post("/api/me/notices/mail", {"address": "ada@example.org"})
        ada.post(f"/api/notices{link(box.wait(1).get_content(), 'confirm')}", None, 204)
        page = visit(f"{site.url}/settings")
        page.get_by_text("Log in", exact=True).first.click()
        page.get_by_label("Name of the account").fill("ada.forgets")
        page.get_by_role("button", name="Forgot your password?").click()
        expect(page.get_by_text("a link is on its way there")).to_be_visible()

        page.goto(site.url + link(box.wait(2).get_content(), "reset"))
        calm(page)
        page.get_by_label("New password").fill("other letters")
        page.get_by_role("button", name="Change the password").click()

        expect(page.get_by_text("Your password is changed, and you are logged in.")).to_be_visible()
        expect(page.get_by_text("Ada.Forgets").first).to_be_visible()
        assert ada.get("/api/me")["person"] is None, "sessions from before have ended"
        ada.post("/api/me/log-in", {"account": "ada.forgets", "password": "other letters"})
