"""People who know each other write to each other: within limits, not past a block, and all of it is theirs."""

from __future__ import annotations

from tests.server.harness import Client, Running


def texts(client: Client, person: Client) -> list[str]:
    return [each["text"] for each in client.get(f"/api/me/messages/{person.id}")["messages"]]


def test_who_follows_me_can_be_written_to_and_may_answer(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    assert ada.post(f"/api/me/messages/{bob.id}", {"text": "Salve"}, 409)["code"] == "not_heard"
    assert not ada.get(f"/api/me/messages/{bob.id}")["may_write"]
    bob.put(f"/api/me/following/{ada.id}", None, 204)
    ada.put(f"/api/me/following/{bob.id}", None, 204)
    assert ada.get("/api/me/following")[0]["listens"]
    ada.post(f"/api/me/messages/{bob.id}", {"text": "Salve"}, 204)
    assert bob.get("/api/me/turns")["messages"] == 1
    (talk,) = bob.get("/api/me/messages")
    assert (talk["id"], talk["name"], talk["text"], talk["unread"]) == (ada.id, "Ada", "Salve", 1)
    assert texts(bob, ada) == ["Salve"]
    assert bob.get("/api/me/turns")["messages"] == 0, "it is read now"
    ada.http.delete(f"/api/me/following/{bob.id}").raise_for_status()
    bob.post(f"/api/me/messages/{ada.id}", {"text": "Ave"}, 204)
    assert texts(ada, bob) == ["Salve", "Ave"]
    assert [each["mine"] for each in ada.get(f"/api/me/messages/{bob.id}")["messages"]] == [True, False]


def test_a_token_that_only_reads_leaves_messages_unread(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    bob.put(f"/api/me/following/{ada.id}", None, 204)
    ada.post(f"/api/me/messages/{bob.id}", {"text": "Salve"}, 204)
    token = bob.post("/api/me/tokens", {"label": "look", "scope": "read", "days": 1})["secret"]
    display = Client(server.url, token)
    assert texts(display, ada) == ["Salve"]
    assert bob.get("/api/me/turns")["messages"] == 1
    assert texts(bob, ada) == ["Salve"]
    assert bob.get("/api/me/turns")["messages"] == 0


def test_a_blocked_person_is_not_heard_and_not_told(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    bob.put(f"/api/me/following/{ada.id}", None, 204)
    bob.put(f"/api/me/blocked/{ada.id}", None, 204)
    ada.post(f"/api/me/messages/{bob.id}", {"text": "Salve"}, 204)
    assert (texts(bob, ada), bob.get("/api/me/messages"), bob.get("/api/me/turns")["messages"]) == ([], [], 0)
    assert texts(ada, bob) == ["Salve"]
    assert bob.post(f"/api/me/messages/{ada.id}", {"text": "Ave"}, 409)["code"] == "not_heard"


def test_messages_are_bounded_exported_and_go_with_either_person(server: Running) -> None:
    ada, bob, cato = (server.person(name) for name in ("Ada", "Bob", "Cato"))
    bob.put(f"/api/me/following/{ada.id}", None, 204)
    for text in ("", "x" * 1001):
        ada.post(f"/api/me/messages/{bob.id}", {"text": text}, 400)
    ada.post(f"/api/me/messages/{bob.id}", {"text": "Salve"}, 204)
    assert [each["text"] for each in ada.get("/api/me/data")["messages"]] == ["Salve"]
    assert [each["text"] for each in bob.get("/api/me/data")["messages"]] == ["Salve"]
    assert cato.get("/api/me/data")["messages"] == []
    cato.get("/api/me/messages/nobody", 404)
    ada.post("/api/me/delete", {})
    assert bob.get("/api/me/messages") == []
    assert bob.get("/api/me/data")["messages"] == []
