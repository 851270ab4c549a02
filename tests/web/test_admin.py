"""Running the server in the browser: the page of those who may, and a password that was forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.fair_play.test_fair_play import rating, resigned
from tests.server.harness import ROOT, Client, Running
from tests.server.operations.test_admin import admin
from tests.server.receivers import mailbox
from tests.web.barriers import no_barriers
from tests.web.conftest import Visit, missing
from tests.web.test_notices import link

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
        bob.put("/api/me", {"name": "Bad Name"})
        table, bad = ada.table("fall_of_rome", "me", "open", public=True)["id"], bob.id
        bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
        ada.http.post("/api/reports", json={"person": bad, "table": table, "line": 0, "why": "the name"})
        admin(site, "grant", "ada.runs")
        page = visit()
        as_client(page, ada)
        page.goto(f"{site.url}/settings")
        page.get_by_role("link", name="Server administration").click()

        report = page.get_by_role("listitem").filter(has_text="the name")
        expect(report).to_contain_text("Bad Name")
        no_barriers(page)
        report.get_by_role("button", name="Resolve").click()
        expect(page.get_by_text("No open reports.")).to_be_visible()

        page.get_by_label("By ID, username or part of a name.").fill("bob.plays")
        page.get_by_role("button", name="Find a player").click()
        person = page.get_by_role("listitem").filter(has_text="Bob.Plays")
        person.get_by_role("button", name="New password").click()
        given = person.get_by_role("status")
        expect(given).to_contain_text("New password:")
        password = given.inner_text().split(": ")[1].split(".")[0]
        assert bob.get("/api/me")["person"] is None, "whoever knew the old password is out"
        bob.post("/api/me/log-in", {"account": "bob.plays", "password": password})
        person.get_by_role("button", name="End all sessions").click()
        expect(person).to_contain_text("0 sessions")
        assert bob.get("/api/me")["person"] is None

        person.get_by_role("button", name="Ban").click()
        expect(page.get_by_label("Username, ID or IP range")).to_have_value(bad)
        page.get_by_label("Days (0 = permanent)").fill("1")
        page.get_by_label("Reason").fill("the same name again")
        page.locator("form").get_by_role("button", name="Ban", exact=True).click()
        ban = page.get_by_role("region", name="Bans").get_by_role("listitem").filter(has_text="the same name again")
        expect(ban).to_contain_text(bad)
        wrong = {"account": "bob.plays", "password": password}
        assert bob.post("/api/me/log-in", wrong, 403)["code"] == "banned"
        ban.get_by_role("button", name="Lift ban").click()
        expect(ban).to_have_count(0)
        bob.post("/api/me/log-in", wrong)

        address = page.get_by_role("region", name="Close a table").get_by_label("Table ID (the last part of its URL)")
        address.fill(table)
        page.get_by_role("button", name="Close a table").click()
        expect(address).to_have_value("")
        assert bob.http.get(f"/api/tables/{table}").status_code == 404

        box = page.get_by_label("Read-only mode: no one can change anything")
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
        ada.post("/api/me/notices/mail", {"address": "ada@example.org", "password": PASSWORD})
        ada.post(f"/api/notices{link(box.wait(1).get_content(), 'confirm')}", None, 204)
        page = visit(f"{site.url}/settings")
        page.get_by_role("main").get_by_text("Sign in", exact=True).first.click()
        page.get_by_label("Username").fill("ada.forgets")
        page.get_by_role("button", name="Forgot your password?").click()
        expect(page.get_by_text("we’ve sent it a link")).to_be_visible()

        page.goto(site.url + link(box.wait(2).get_content(), "reset"))
        no_barriers(page)
        page.get_by_label("New password").fill("other letters")
        page.get_by_role("button", name="Change password").click()

        expect(page.get_by_text("Password changed. You’re signed in.")).to_be_visible()
        expect(page.get_by_text("Ada.Forgets").first).to_be_visible()
        assert ada.get("/api/me")["person"] is None, "sessions from before have ended"
        ada.post("/api/me/log-in", {"account": "ada.forgets", "password": "other letters"})


def test_an_owner_voids_a_game_of_suspects_and_gives_a_role_and_all_of_it_is_logged(
    visit: Visit, tmp_path: Path
) -> None:
    if not (ROOT / "src/occasus/client/index.html").is_file():
        missing("The built client", "script/client builds it")
    with Running(tmp_path / "data") as site:
        rhea, helper = site.person("Rhea"), site.person("Helper")
        rhea.post("/api/me/account", {"account": "Rhea.Runs", "password": PASSWORD})
        helper.post("/api/me/account", {"account": "Hilda.Helps", "password": PASSWORD})
        people = [site.person("Ada").sign_up(), site.person("Bob").sign_up()]
        resigned(people)
        admin(site, "grant", "rhea.runs")
        page = visit(reduced_motion="reduce")
        as_client(page, rhea)
        page.goto(f"{site.url}/admin")

        suspects = page.get_by_role("region", name="Suspicious results")
        expect(suspects).to_contain_text(f"points from {people[1].name}")
        expect(suspects).to_contain_text("same IP address")
        expect(page.get_by_text("Your role: owner")).to_be_visible()
        no_barriers(page)
        suspects.get_by_role("button", name="Void game 1").click()
        asked = page.get_by_role("dialog", name="Void game")
        no_barriers(page)
        asked.get_by_role("button", name="Void game").click()
        expect(suspects.get_by_text("Nothing suspicious in the last 30 days.")).to_be_visible()
        assert [rating(person) for person in people] == [1500, 1500]

        page.get_by_label("By ID, username or part of a name.").fill("hilda")
        page.get_by_role("button", name="Find a player").click()
        page.get_by_label("Role").select_option("owner")
        page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
        expect(page.get_by_label("Role")).to_have_value("")
        page.get_by_label("Role").select_option("moderator")
        log = page.get_by_role("region", name="Audit log").get_by_role("listitem")
        expect(log.first).to_contain_text("Changed a role")
        expect(log.first).to_contain_text("moderator")
        expect(log.nth(1)).to_contain_text("Voided a game")

        other = visit(reduced_motion="reduce")
        as_client(other, helper)
        other.goto(f"{site.url}/admin")
        expect(other.get_by_text("Your role: moderator")).to_be_visible()
        rights = "Only owners can assign roles, set passwords and turn read-only mode on or off."
        expect(other.get_by_text(rights)).to_be_visible()
        expect(other.get_by_role("checkbox")).to_have_count(0)
        other.get_by_label("By ID, username or part of a name.").fill("rhea")
        other.get_by_role("button", name="Find a player").click()
        expect(other.get_by_text("Role: owner")).to_be_visible()
        for deed in ("New password", "End all sessions"):
            expect(other.get_by_role("button", name=deed)).to_have_count(0)
