"""An assistant at a table on the server, with an API token and nothing else."""

from __future__ import annotations

import pytest

from occasus.cli.text.server_table import ServerTable
from occasus.core.basics import OccasusError
from tests.server.harness import Running
from tests.server.tables.test_play import started


def test_an_assistant_plays_a_seat_with_a_token(server: Running) -> None:
    ada, table = started(server, "me", "miles", game="empires_end")
    token = ada.post("/api/me/tokens", {"label": "assistant", "scope": "play", "days": 1})["secret"]
    seat = ServerTable(server.url, token, table, 0)
    told = seat.view(None)
    assert "resources hidden" in told
    assert seat.legal(None, "") in told
    assert "EE-" in seat.why_not(None, "build fire_01 with_town 0")
    with pytest.raises(OccasusError, match="EE-"):
        seat.play(None, "build fire_01 with_town 0")
    action = seat.hint(None).splitlines()[0].partition(" (")[0]
    assert "Your legal actions" in seat.play(None, action)
    assert action in seat.replay(0)


def test_an_assistant_gets_no_other_seat(server: Running) -> None:
    ada, table = started(server, "me", "miles", game="empires_end")
    token = ada.post("/api/me/tokens", {"label": "assistant", "scope": "play", "days": 1})["secret"]
    with pytest.raises(OccasusError, match="not yours"):
        ServerTable(server.url, token, table, 1)
    for url, key, name in ((server.url, "occ_wrong", table), ("ftp://host", token, table), (server.url, token, "../x")):
        with pytest.raises(OccasusError):
            ServerTable(url, key, name, 0)
