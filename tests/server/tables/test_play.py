"""Play over the socket: legality, seats, numbers, repeats, coming back, explanations, hints, bots."""

from __future__ import annotations

from typing import Any

from occasus.core.basics import WATCHER
from tests.server.harness import Client, Running, Socket


def started(server: Running, *seats: str, game: str = "fall_of_rome", **more: Any) -> tuple[Client, str]:
    """A table that its host, who has all seats but the bots', has started."""
    ada = server.person("Ada")
    table = ada.table(game, *seats, **more)["id"]
    ada.post(f"/api/tables/{table}/start")
    return ada, table


def opened(client: Client, table: str) -> Socket:
    socket = client.socket(table)
    socket.wait("told")
    return socket


def test_a_move_is_stored_acknowledged_and_told_with_its_rules(server: Running) -> None:
    ada, table = started(server, "me")
    socket = opened(ada, table)
    before = socket.number

    done = socket.play(0)

    assert done["type"] == "done"
    assert done["number"] == socket.number > before
    told = [message for message in map(_load, socket.raw) if message["type"] == "told"][-1]
    assert [step["number"] for step in told["steps"]] == list(range(before, done["number"]))
    assert told["steps"][0]["seat"] == 0
    assert told["steps"][0]["action"]
    assert all(event["rule"] for step in told["steps"] for event in step["events"])
    assert not told["fresh"]
    again = opened(ada, table)
    assert again.views == socket.views
    assert again.number == socket.number


def test_what_is_not_allowed_is_refused_with_its_rule_and_changes_nothing(server: Running) -> None:
    ada, table = started(server, "me", "me")
    socket = opened(ada, table)
    socket.until("len(self.views) == 2")
    before = dict(socket.views)
    actor = socket.views[0]["actors"][0]
    illegal = "march roma 3" if "march roma 3" not in _texts(socket, actor) else "march thule 3"

    refused = socket.play(actor, illegal)

    assert refused["code"] == "not_allowed"
    assert refused["rule"].startswith("FR-")
    assert refused["rule_text"]
    assert socket.play(actor, "fly to the moon")["code"] == "unknown_action"
    assert socket.play(1 - actor, _texts(socket, actor)[0])["code"] == "not_allowed"
    explained = socket.ask("explain", seat=actor, action=illegal)
    assert explained["rule"] == refused["rule"]
    assert explained["rule_text"] == refused["rule_text"]
    legal = socket.ask("explain", seat=actor, action=_texts(socket, actor)[0])
    assert legal["rule"] == ""
    assert socket.views == before


def test_what_would_happen_is_told_and_does_not_happen(server: Running) -> None:
    ada, table = started(server, "me", "me")
    socket = opened(ada, table)
    socket.until("len(self.views) == 2")
    before = dict(socket.views)
    actor = socket.views[0]["actors"][0]
    actions = _texts(socket, actor)[:5]

    told = socket.ask("foresee", seat=actor, lines=[[action] for action in actions])

    assert len(told["lines"]) == len(actions)
    assert all(event["rule"] for line in told["lines"] for event in line["events"])
    assert any(line["events"] for line in told["lines"])
    assert socket.ask("foresee", seat=actor, lines=[["fly to the moon"]])["code"] == "unknown_action"
    assert socket.views == before


def test_a_long_line_can_be_foreseen_and_too_much_is_refused_by_its_id(server: Running) -> None:
    ada, table = started(server, "me", "me")
    socket = opened(ada, table)
    socket.until("len(self.views) == 2")
    actor = socket.views[0]["actors"][0]
    action = _texts(socket, actor)[0]

    assert len(socket.ask("foresee", seat=actor, lines=[[action] * 30])["lines"]) == 1
    assert socket.ask("foresee", seat=actor, lines=[[action] * 30] * 13)["code"] == "bad_message"


def test_nobody_plays_the_seat_of_another(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("fall_of_rome", "me", "open", public=True)["id"]
    bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    ada.post(f"/api/tables/{table}/start")
    hers, his = opened(ada, table), opened(bob, table)
    actor = hers.views[0]["actors"][0]
    mine, foreign = (hers, his) if actor == 0 else (his, hers)
    action = _texts(mine, actor)[0]

    assert foreign.play(actor, action)["code"] == "forbidden"
    for kind in ("explain", "foresee", "hint", "undo", "resign"):
        more: dict[str, dict[str, Any]] = {"explain": {"action": action}, "undo": {"number": foreign.number}}
        more["foresee"] = {"lines": [[action]]}
        fields = more.get(kind, {})
        assert foreign.ask(kind, seat=actor, **fields)["code"] == "forbidden"
    assert mine.play(actor, action)["type"] == "done"


def test_a_move_by_an_old_number_is_refused_as_stale(server: Running) -> None:
    ada, table = started(server, "me")
    socket = opened(ada, table)
    old = socket.number
    socket.play(0)
    number = socket.number

    refused = socket.play(0, number=old)

    assert refused["code"] == "stale"
    assert refused["number"] == number
    assert socket.play(0)["type"] == "done"


def test_a_repeated_message_gets_the_same_answer_and_changes_nothing(server: Running) -> None:
    ada, table = started(server, "me")
    socket = opened(ada, table)
    action, number = _texts(socket, 0)[0], socket.number
    first = socket.play(0, action, number, "the same")
    after = socket.number

    assert socket.play(0, action, number, "the same") == first
    assert socket.play(0, "other words", 0, "the same") == first
    again = opened(ada, table)
    assert again.play(0, action, number, "the same") == first
    assert again.number == after
    bad = socket.play(0, "fly to the moon", after, "wrong")
    assert socket.play(0, "", after, "wrong") == bad


def without_changes(step: dict[str, Any]) -> dict[str, Any]:
    """A step as it is told beside a whole view, which needs no changes."""
    return {key: value for key, value in step.items() if key != "changes"}


def test_who_comes_back_gets_what_was_missed_or_a_fresh_view(server: Running) -> None:
    ada, table = started(server, "me")
    socket = opened(ada, table)
    seen = socket.number
    for _ in range(3):
        socket.play(0)
    later = [step for message in map(_load, socket.raw) if message["type"] == "told" for step in message["steps"]]
    later = [step for step in later if step["number"] >= seen]

    back = ada.socket(table, seen).wait("told")
    assert not back["fresh"]
    assert [without_changes(step) for step in back["steps"]] == [without_changes(step) for step in later]
    assert back["view"] == socket.views[0]
    nothing = ada.socket(table, socket.number).wait("told")
    assert nothing["steps"] == []
    assert not nothing["fresh"]
    for odd in (-1, 100_000):
        fresh = ada.socket(table, odd).wait("told")
        assert fresh["view"] == socket.views[0]
        assert fresh["fresh"]


def test_bots_play_in_their_turn_and_hints_come_on_request(server: Running) -> None:
    ada, table = started(server, "tiro", "me", "random")
    socket = opened(ada, table)
    hints: list[str] = []
    for _ in range(12):
        socket.until("self.views[1]['legal'] or self.views[1]['result']")
        if socket.views[1]["result"]:
            break
        if len(hints) == 2:  # a good one takes its time
            socket.play(1, _texts(socket, 1)[0])
            continue
        hint = socket.ask("hint", seat=1)
        if hint["type"] == "hinted" and hint["number"] == socket.number:
            hints.append(hint["action"])
            assert hint["action"] in _texts(socket, 1)
            assert [set(each) for each in hint["advice"]] == [{"action", "chance", "reasons"}] * len(hint["advice"])
            socket.play(1, hint["action"])
        else:
            socket.drain(0.05)
    movers = {step["seat"] for message in map(_load, socket.raw) for step in message.get("steps", [])}
    assert {0, 1, 2} <= movers
    without, closed = started(server, "me", hints=False)
    assert opened(without, closed).ask("hint", seat=0)["code"] == "forbidden"


def test_one_screen_can_hold_several_seats(server: Running) -> None:
    ada, table = started(server, "me", "me", "me", game="empires_end")
    socket = opened(ada, table)
    socket.until("len(self.views) == 3")
    assert socket.welcome["seats"] == [0, 1, 2]
    for _ in range(10):
        actor = socket.views[0]["actors"][0]
        socket.play(actor)
        socket.until("len({view['result'] is None for view in self.views.values()}) == 1")
    assert {view["seat"] for view in socket.views.values()} == {0, 1, 2}


def test_a_simultaneous_phase_accepts_any_order(server: Running) -> None:
    """Empire's End: all seats choose at once; nobody has to wait for another's choice to be told."""
    people = [server.person(name) for name in ("Ada", "Bob", "Eve")]
    table = people[0].table("empires_end", "me", "open", "open", public=True)["id"]
    for seat in (1, 2):
        people[seat].put(f"/api/tables/{table}/seats/{seat}", {"kind": "me"})
    people[0].post(f"/api/tables/{table}/start")
    sockets = [opened(person, table) for person in people]
    while len(sockets[0].views[0]["actors"]) < 3:
        actor = sockets[0].views[0]["actors"][0]
        sockets[actor].until(f"self.number == {sockets[0].number}")
        number = sockets[actor].play(actor)["number"]
        sockets[0].until(f"self.number >= {number}")
    number = max(socket.number for socket in sockets)
    for seat, socket in enumerate(sockets):
        socket.until(f"self.number == {number}")
        assert seat in socket.views[seat]["actors"]

    for seat in (2, 0, 1):
        assert sockets[seat].play(seat, number=number)["type"] == "done", seat


def _texts(socket: Socket, seat: int) -> list[str]:
    return [action["text"] for action in socket.views[seat]["legal"]]


def _load(raw: str) -> dict[str, Any]:
    import json

    loaded: dict[str, Any] = json.loads(raw)
    return loaded


def test_who_resigns_and_watches_is_told_the_game_from_its_beginning(server: Running) -> None:
    ada, table = started(server, "me", "tiro", "tiro", game="empires_end")
    socket = opened(ada, table)
    while not socket.views[0]["legal"]:
        socket.receive()
    assert socket.play(0)["type"] == "done"

    assert socket.ask("resign", seat=0)["type"] == "done"
    socket.until(f"{WATCHER} in self.views")

    told = [message for message in map(_load, socket.raw) if message["type"] == "told"]
    played = [step["number"] for message in told if message["seat"] == 0 for step in message["steps"]]
    watched = next(message for message in told if message["seat"] == WATCHER)
    assert [step["number"] for step in watched["steps"]][: len(played)] == played
    assert watched["view"]
