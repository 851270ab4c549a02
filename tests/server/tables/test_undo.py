"""Taking back: free until something was revealed, then by consent; and what votes are for besides."""

from __future__ import annotations

import time
from random import Random

import msgspec
import pytest

from occasus.tables.match.replayed_match import ReplayedMatch
from tests.server.harness import Client, Running, Socket
from tests.server.tables.test_play import opened, started
from tests.server.tables.test_remarks import TABLE


def two_people(server: Running, game: str = "fall_of_rome", *more: str) -> tuple[list[Client], list[Socket], str]:
    people = [server.person("Ada"), server.person("Bob")]
    table = people[0].table(game, "me", "open", *more, public=True)["id"]
    people[1].put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    people[0].post(f"/api/tables/{table}/start")
    return people, [opened(person, table) for person in people], table


def test_a_move_that_revealed_nothing_is_taken_back_freely(server: Running) -> None:
    ada, table = started(server, "me")
    socket = opened(ada, table)
    while True:
        before, number = socket.views[0], socket.number
        socket.play(0, next((a["text"] for a in before["legal"] if a["kind"] == "march"), ""))
        if socket.views[0]["can_undo"]:
            break

    undone = socket.ask("undo", seat=0, number=socket.number)

    assert undone["type"] == "done"
    assert undone["number"] > number + 1
    assert socket.views[0]["position"] == before["position"]
    assert socket.views[0]["legal"] == before["legal"]
    assert opened(ada, table).views == socket.views
    again = ada.socket(table, number + 1).wait("told")
    assert again["fresh"]
    assert [step["number"] for step in again["steps"]] == list(range(1, again["steps"][-1]["number"] + 1))
    assert socket.play(0)["type"] == "done"


def test_what_was_revealed_is_taken_back_by_consent_of_all_people(server: Running) -> None:
    people, sockets, table = two_people(server)
    first = sockets[0].views[0]["actors"][0]
    me, other = sockets[first], sockets[1 - first]
    before = me.views[first]
    while True:
        before = me.views[first]
        if first not in before["actors"]:
            other.until(f"self.number == {me.number}")
            other.play(1 - first)
            me.until(f"self.number >= {other.number}")
            continue
        me.play(first)
        if not me.views[first]["can_undo"]:
            break

    asked = me.ask("undo", seat=first, number=me.number)
    assert asked["type"] == "done"
    me.until("self.table['proposals']")
    other.until("self.table['proposals']")
    proposal = other.table["proposals"][0]
    assert proposal["kind"] == "undo"
    assert sorted(proposal["voters"]) == sorted(person.id for person in people)
    assert me.views[first]["position"] != before["position"]
    stranger = server.person("Eve")
    with stranger.socket(table) as watching:
        assert watching.ask("vote", proposal=proposal["id"], yes=True)["code"] == "forbidden"

    other.ask("vote", proposal=proposal["id"], yes=True)

    other.until("not self.table['proposals']")
    me.until("not self.table['proposals']")
    assert me.views[first]["position"] == before["position"]
    assert opened(people[first], table).views == me.views


def test_one_no_is_enough_and_a_move_ends_the_asking(server: Running) -> None:
    _, sockets, _ = two_people(server)
    actor = sockets[0].views[0]["actors"][0]
    me, other = sockets[actor], sockets[1 - actor]
    while me.views[actor]["can_undo"] or me.number < 40:
        if actor in me.views[actor]["actors"]:
            me.play(actor)
        else:
            other.until(f"self.number == {me.number}")
            other.play(1 - actor)
            me.until(f"self.number >= {other.number}")
    other.until(f"self.number == {me.number}")
    me.ask("undo", seat=actor, number=me.number)
    other.until("self.table['proposals']")
    number = other.number

    other.ask("vote", proposal=other.table["proposals"][0]["id"], yes=False)

    me.until("not self.table['proposals']")
    assert me.number == number
    while me.views[actor]["can_undo"] or me.number == number:
        mover = me if actor in me.views[actor]["actors"] else other
        mover.until(f"self.number == {me.number}")
        mover.play(actor if mover is me else 1 - actor)
        me.until(f"self.number >= {mover.number}")
    me.ask("undo", seat=actor, number=me.number)
    other.until("self.table['proposals']")
    mover = me if actor in me.views[actor]["actors"] else other
    mover.play(actor if mover is me else 1 - actor)
    me.until("not self.table['proposals']")
    late = other.ask("vote", proposal=other.table["proposals"][0]["id"] if other.table["proposals"] else "x", yes=True)
    assert late["type"] == "refused"


def test_an_abandoned_seat_is_taken_over_by_vote(server: Running) -> None:
    people, sockets, table = two_people(server, "empires_end", "me")
    ada, bob = sockets
    assert bob.ask("takeover", seat=0, bot="tiro")["code"] == "not_abandoned"
    people[0].post(f"/api/tables/{table}/leave")
    bob.until("self.table['seats'][0]['kind'] == 'left'")
    assert ada.play(0, "pass")["code"] == "forbidden"
    assert bob.table["seats"][0]["takeover"]

    bob.ask("takeover", seat=0, bot="random")

    bob.until("self.table['seats'][0]['kind'] == 'bot'")
    stranger = server.person("Eve")
    assert stranger.socket(table).ask("takeover", seat=0)["code"] == "forbidden"


def take_when_abandoned(socket: Socket, seat: int) -> None:
    """Ask for a seat until its person has been away for long enough."""
    while "code" in socket.ask("takeover", seat=seat):
        time.sleep(0.1)


def test_somebody_who_is_away_is_replaced_by_a_player_if_the_others_agree(server: Running) -> None:
    people = [server.person(name) for name in ("Ada", "Bob", "Cyd")]
    table = people[0].table("fall_of_rome", "me", "open", "open", public=True)["id"]
    for seat in (1, 2):
        people[seat].put(f"/api/tables/{table}/seats/{seat}", {"kind": "me"})
    people[0].post(f"/api/tables/{table}/start")
    sockets = [opened(person, table) for person in people]
    actor = sockets[0].views[0]["actors"][0]
    takes, votes = (sockets[seat] for seat in range(3) if seat != actor)
    assert takes.ask("takeover", seat=actor)["code"] == "not_abandoned"
    sockets[actor].close()
    take_when_abandoned(takes, actor)
    votes.until("self.table['proposals']")
    proposal = votes.table["proposals"][0]["id"]
    with people[actor].socket(table):
        assert votes.ask("vote", proposal=proposal, yes=True)["code"] == "not_abandoned"
    take_when_abandoned(takes, actor)
    votes.until(f"self.table['proposals'] and self.table['proposals'][0]['id'] != '{proposal}'")
    votes.ask("vote", proposal=votes.table["proposals"][0]["id"], yes=True)
    takes.until(f"{actor} in self.views")
    assert takes.play(actor)["type"] == "done"
    back = opened(people[actor], table)
    assert back.views.keys() == {-2}


def test_resigning_ends_a_game_of_two_and_leaves_a_larger_one_to_a_bot(server: Running) -> None:
    _, (ada, bob), _ = two_people(server, "empires_end")
    assert ada.ask("resign", seat=0)["type"] == "done"
    bob.until("self.table['state'] == 'over'")
    assert bob.table["result"]["winners"] == [1]
    assert bob.table["result"]["reason"] == "resigned"
    assert bob.play(1, "pass")["code"] == "not_playing"

    _, (ada, bob), _ = two_people(server, "empires_end", "random")
    ada.ask("resign", seat=0)
    bob.until("self.table['seats'][0]['kind'] == 'bot'")
    assert bob.table["state"] == "playing"
    _, (ada, bob), _ = two_people(server)
    assert ada.ask("resign", seat=0)["code"] == "cooperative"


def paid(game: str) -> tuple[ReplayedMatch, int, int]:
    """A match played by luck until somebody has paid for a move; who, and how many moves there were before it."""
    playing, rng = ReplayedMatch(msgspec.structs.replace(TABLE, game=game), None), Random(1)
    playing.begin()
    while True:
        seat, made = playing.actors[0], len(playing.match.moves)
        playing.play(seat, rng.choice(playing.legal(seat)), None, None)
        if playing.actors == [seat] and _kinds(playing, seat) == {"pay"} and len(playing.match.moves) == made + 1:
            playing.play(seat, playing.legal(seat)[0], None, None)
            return playing, seat, made


def _kinds(playing: ReplayedMatch, seat: int) -> set[str]:
    return {playing.game.catalogue.family(code).name for code in playing.legal(seat)}


@pytest.mark.parametrize("game", ["fall_of_rome", "struggle_for_rome"])
def test_what_was_paid_for_a_move_is_taken_back_with_it(game: str) -> None:
    playing, seat, made = paid(game)
    assert len(playing.match.moves) == made + 2
    assert seat in playing.undoers(set())
    assert playing.own_move(seat) == made

    playing.note("undo", seat, str(made), None, None)

    assert len(playing.match.moves) == made
    assert playing.actors == [seat]


def test_a_payment_is_not_free_to_take_back_where_its_move_is_not() -> None:
    playing, seat, _ = paid("struggle_for_rome")
    del playing.match._before[:-1]  # as if the move had revealed something

    assert playing.match.free_moves() == 1
    assert seat not in playing.undoers(set())


def test_paying_for_a_card_on_offer_is_a_move_of_its_own() -> None:
    playing, rng = ReplayedMatch(msgspec.structs.replace(TABLE, game="empires_end"), None), Random(1)
    playing.begin()
    while True:
        seat = playing.actors[0]
        code = rng.choice(playing.legal(seat))
        playing.play(seat, code, None, None)
        if playing.game.catalogue.family(code).name == "pay":
            break
    last = max(place for place, (mover, _) in enumerate(playing.match.moves) if mover == seat)
    assert playing.own_move(seat) == last
