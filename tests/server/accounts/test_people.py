"""Guests, accounts, tokens, my data."""

from __future__ import annotations

from tests.server.harness import Client, Running, fetch


def test_everyone_is_a_guest_at_once_with_a_name_and_a_language(server: Running) -> None:
    client = Client(server.url)
    assert client.get("/api/me")["person"] is None

    made = client.put("/api/me", {"name": "  Ada \t Lovelace ", "language": "pl"})

    assert made["name"] == "Ada Lovelace"
    assert made["language"] == "pl"
    assert made["account"] == ""
    assert client.get("/api/me")["person"] == made
    assert client.put("/api/me", {"name": "Ada"})["id"] == made["id"]


def test_the_cookie_cannot_be_guessed_and_is_out_of_reach_of_scripts(server: Running) -> None:
    client = Client(server.url)
    answer = client.http.put("/api/me", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie

    secret = client.http.cookies["occasus"]
    other = "y" if secret.endswith("x") else "x"
    for wrong in (f"{secret[:-1]}{other}", f"{secret}x", "", "nonsense", "a.b.c", f"{client.id}.0.{secret}", "%00"):
        answer = fetch(f"{server.url}/api/me", headers={"cookie": f"occasus={wrong}"})
        assert answer.json()["person"] is None, wrong


def test_a_guest_becomes_an_account_and_is_found_again(server: Running) -> None:
    ada = server.person("Ada")
    ada.post("/api/me/account", {"account": "Ada.First", "password": "eight letters"})
    other = Client(server.url)

    found = other.post("/api/me/log-in", {"account": "ada.first", "password": "eight letters"})

    assert found["id"] == ada.id
    assert found["account"] == "Ada.First"
    ada.post("/api/me/account", {"account": "Ada Second", "password": "eight letters"})
    assert other.get("/api/me")["person"]["account"] == "Ada Second"
    assert ada.post("/api/me/account", {"account": "x y z", "password": "wrong word"}, 403)["code"] == "wrong_password"


def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(server: Running) -> None:
    ada = server.person("Ada")
    ada.post("/api/me/account", {"account": "known", "password": "eight letters"})
    stranger = Client(server.url)

    wrong = [
        stranger.http.post("/api/me/log-in", json={"account": name, "password": "nine letters"})
        for name in ("known", "unknown")
    ]

    assert wrong[0].status_code == wrong[1].status_code == 403
    assert wrong[0].json() == wrong[1].json()
    bob = server.person("Bob")
    assert bob.post("/api/me/account", {"account": "KNOWN", "password": "eight letters"}, 409)["code"] == "taken"


def test_a_new_password_and_logging_out_everywhere(server: Running) -> None:
    ada = server.person("Ada")
    ada.post("/api/me/account", {"account": "Ada.Third", "password": "eight letters"})
    ada.put("/api/me/password", {"old": "no such word", "new": "other letters"}, 403)
    ada.put("/api/me/password", {"old": "eight letters", "new": "other letters"})
    other = Client(server.url)
    other.post("/api/me/log-in", {"account": "Ada.Third", "password": "eight letters"}, 403)
    other.post("/api/me/log-in", {"account": "Ada.Third", "password": "other letters"})

    cookies = dict(ada.http.cookies)
    ada.post("/api/me/log-out-everywhere")

    assert other.get("/api/me")["person"] is None
    again = Client(server.url)
    again.http.cookies.update(cookies)
    assert again.get("/api/me")["person"] is None
    other.post("/api/me/log-in", {"account": "Ada.Third", "password": "other letters"})
    other.post("/api/me/log-out")
    assert other.get("/api/me")["person"] is None


def test_a_token_lets_a_program_act_as_me_until_it_is_forgotten(server: Running) -> None:
    ada = server.person("Ada")
    made = ada.post("/api/me/tokens", {"label": "my bot"})
    program = Client(server.url, made["secret"])
    assert program.get("/api/me")["person"]["id"] == ada.id
    assert [token["label"] for token in ada.get("/api/me/tokens")] == ["my bot"]
    assert made["secret"] not in str(ada.get("/api/me/tokens"))

    ada.call("DELETE", f"/api/me/tokens/{made['token']['id']}")

    assert program.get("/api/me")["person"] is None
    ada.call("DELETE", f"/api/me/tokens/{made['token']['id']}", None, 404)


def test_my_data_can_be_taken_away_and_deleted(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    ada.post("/api/me/account", {"account": "Ada.Gone", "password": "eight letters"})
    lobby = bob.table("fall_of_rome", "open", "me", public=True)["id"]
    ada.put(f"/api/tables/{lobby}/seats/0", {"kind": "me"})
    own = ada.table("fall_of_rome", "me", public=True)["id"]
    with ada.socket(lobby) as socket:
        socket.ask("chat", text="remember me")

    data = ada.get("/api/me/data")

    assert data["person"]["account"] == "Ada.Gone"
    assert {table["id"] for table in data["tables"]} == {lobby, own}
    assert [line["text"] for line in data["chat"]] == ["remember me"]
    assert "password" not in str(data)

    for wrong in ({}, {"password": "nine letters"}):
        assert ada.post("/api/me/delete", wrong, 403)["code"] == "wrong_password"
    ada.post("/api/me/delete", {"password": "eight letters"})

    assert ada.get("/api/me")["person"] is None
    stranger = Client(server.url)
    stranger.post("/api/me/log-in", {"account": "Ada.Gone", "password": "eight letters"}, 403)
    assert bob.get(f"/api/tables/{lobby}")["seats"][0]["kind"] == "open"
    bob.get(f"/api/tables/{own}", 404)
    with bob.socket(lobby) as socket:
        assert socket.welcome["chat"] == []
