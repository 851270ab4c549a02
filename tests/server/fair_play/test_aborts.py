"""Nobody starts rated games only to look whether they begin well, or to keep others waiting."""

from __future__ import annotations

import pytest

from occasus.tables.match.rating_rules import MOST_ABORTS
from tests.server.fair_play.test_fair_play import RATED, account, hands, sit_down, url
from tests.server.harness import Client, play_first_decisions

__all__ = ["hands", "url"]


def start_alone(ada: Client, **settings: object) -> str:
    """A rated game against a bot that has begun."""
    table = str(ada.table("empires_end", "me", "tiro", **{**RATED, **settings})["id"])
    ada.post(f"/api/tables/{table}/start")
    return table


@pytest.mark.parametrize("way", ["leave", "stop", "resign"])
def test_nobody_starts_rated_games_until_one_begins_well(url: str, way: str) -> None:
    ada = account(url, "Ada")
    for _ in range(MOST_ABORTS):
        table = start_alone(ada)
        if way == "leave":
            ada.post(f"/api/tables/{table}/leave")
        elif way == "stop":
            ada.call("DELETE", f"/api/tables/{table}")
        else:
            with ada.socket(table) as socket:
                socket.until("0 in self.views")
                assert socket.ask("resign", seat=0)["type"] == "done"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "tiro"}]
    wish = {"game": "empires_end", "seats": seats, **RATED}
    assert ada.post("/api/tables", wish, 409)["code"] == "rated_aborts"
    assert (
        ada.post("/api/play-now", {"game": "empires_end", "minutes": 5, "rated": True}, 409)["code"] == "rated_aborts"
    )
    bobs = account(url, "Bob").table("empires_end", "me", "open", public=True, **RATED)["id"]
    assert ada.put(f"/api/tables/{bobs}/seats/1", {"kind": "me"}, 409)["code"] == "rated_aborts"
    casual = ada.table("empires_end", "me", "tiro")["id"]
    assert ada.call("PATCH", f"/api/tables/{casual}", {**RATED}, 409)["code"] == "rated_aborts"
    assert ada.post(f"/api/tables/{casual}/start")["state"] == "playing"


def test_games_that_were_prepared_before_do_not_begin_after_too_many_aborts(url: str) -> None:
    ada = account(url, "Ada")
    tables = [ada.table("empires_end", "me", "tiro", **RATED)["id"] for _ in range(MOST_ABORTS + 1)]
    for table in tables[:-1]:
        ada.post(f"/api/tables/{table}/start")
        ada.post(f"/api/tables/{table}/leave")
    assert ada.post(f"/api/tables/{tables[-1]}/start", None, 409)["code"] == "rated_aborts"


def test_slow_games_against_bots_that_wait_for_the_first_decisions_count_as_aborted(url: str) -> None:
    ada = account(url, "Ada")
    tables = [start_alone(ada, minutes=0, days=9) for _ in range(MOST_ABORTS)]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "tiro"}]
    wish = {"game": "empires_end", "seats": seats, **RATED}
    assert ada.post("/api/tables", wish, 409)["code"] == "rated_aborts"
    play_first_decisions([ada], tables[0])
    ada.post("/api/tables", wish)


def test_who_was_left_by_others_has_not_aborted(url: str) -> None:
    ada, bob = account(url, "Ada"), account(url, "Bob")
    for _ in range(MOST_ABORTS):
        table = sit_down([ada, bob])
        ada.post(f"/api/tables/{table}/start")
        bob.post(f"/api/tables/{table}/leave")
    table = ada.table("empires_end", "me", "open", public=True, **RATED)["id"]
    assert bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"}, 409)["code"] == "rated_aborts"
