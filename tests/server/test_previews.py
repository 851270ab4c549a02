"""Links to replays tell other sites how a game ended; those to running and private games tell nothing."""

from __future__ import annotations

import re
import struct

import httpx
import pytest

from occasus.server import previews
from occasus.server.client import CLIENT
from occasus.server.rows import SeatRow
from tests.server.harness import Client, Running
from tests.server.test_standings import duel, table_of

pytestmark = pytest.mark.skipif(not (CLIENT / "index.html").is_file(), reason="the client is not built (script/client)")


def tags(server: Running, replay: str, language: str = "en") -> dict[str, str]:
    """The OpenGraph tags of a page, as a site that knows nobody would read them."""
    headers = {"accept": "text/html", "accept-language": language}
    page = httpx.get(f"{server.url}/replay/{replay}", headers=headers)
    assert page.status_code == 200
    assert "<title>Occasus" in page.text
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page.text))


def size_of(address: str) -> tuple[int, int]:
    """Width and height of a PNG."""
    picture = httpx.get(address)
    assert picture.headers["content-type"] == "image/png"
    assert picture.content[:4] == b"\x89PNG"
    return struct.unpack(">II", picture.content[16:24])


def test_the_app_has_its_icon_in_every_size(server: Running) -> None:
    manifest = httpx.get(f"{server.url}/manifest.webmanifest").json()
    drawn = [each for each in manifest["icons"] if each["type"] == "image/png"]
    for each in drawn:
        assert "{}x{}".format(*size_of(f"{server.url}/{each['src']}")) == each["sizes"]
    assert {"192x192", "512x512"} <= {each["sizes"] for each in drawn}
    assert "maskable" in {each["purpose"] for each in drawn}
    page = httpx.get(server.url, headers={"accept": "text/html"}).text
    (touch,) = re.findall(r'<link rel="apple-touch-icon" href="([^"]+)"', page)
    assert size_of(f"{server.url}{touch}") == (180, 180)


def resigned(ada: Client, table: str) -> None:
    with ada.socket(table) as socket:
        socket.until("0 in self.views")
        assert socket.ask("resign", seat=0)["type"] == "done"


def test_a_public_game_that_is_over_says_who_won_in_the_readers_language(server: Running) -> None:
    ada, _, table = duel(server)
    assert tags(server, table) == {}, "it is being played"
    assert ada.http.get(f"/api/replays/{table}/share").status_code >= 400
    resigned(ada, table)
    found = tags(server, table)
    assert found["title"] == "Empire&#x27;s End: Bob has won"
    assert found["description"] == "Ada, Bob"
    assert size_of(found["image"]) == (1200, 630)
    assert "Bob" in tags(server, table, "pl-PL")["title"] and tags(server, table, "pl-PL")["title"] != found["title"]


def test_a_private_game_is_told_by_its_shared_link_only_and_names_are_no_markup(server: Running) -> None:
    ada = server.person('Ada "<b>"')
    table = ada.table("empires_end", "me", "miles")["id"]
    ada.post(f"/api/tables/{table}/start")
    resigned(ada, table)
    assert tags(server, table) == {}
    shared = ada.get(f"/api/replays/{table}/share")["id"]
    assert "&lt;b&gt;" in tags(server, shared)["description"]
    assert tags(server, f"{shared[:-1]}0" if shared[-1] != "0" else f"{shared[:-1]}1") == {}
    assert tags(server, "nothing-of-the-kind") == {}


def test_a_preview_names_whoever_a_bot_played_on_for() -> None:
    seats = [SeatRow(seat=0, kind="bot", bot="miles", owner="ada", name="Ada"), SeatRow(seat=1, kind="bot", bot="tiro")]
    result = {"winners": [0], "places": [1, 2], "scores": [], "reason": "most_points", "rule": ""}
    told = previews.tags(table_of(result=result), seats, "en", "p.png")
    assert 'title" content="Empire&#x27;s End: Ada has won"' in told
    assert 'description" content="Ada, Tiro"' in told
