"""What other sites show of a link to a replay: the game, and how it ended.

Only of replays that anybody with the link may see: shared ones, and finished games of public tables. Of everything else
a link says no more than that it leads to Occasus.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.params import FromPath

from occasus.core.registry import OURS
from occasus.locale import Words, known_language
from occasus.server.access import Asked, server_of
from occasus.server.client import CLIENT
from occasus.server.ids import is_id, shared_replay
from occasus.server.problems import not_found
from occasus.server.rows import SeatRow, TableRow
from occasus.server.server import Server

PICTURE: Final = "preview.png"  # the evening, made by the build of the client; it tells nothing of a game


@get("/replay/{replay_id:str}", include_in_schema=False, media_type=MediaType.HTML)
async def replay_page(request: Asked, replay_id: FromPath[str]) -> Response[str]:
    """The page of the client, with words for those who show a preview of it."""
    index = CLIENT / "index.html"
    if not index.is_file():
        raise not_found()
    server = server_of(request)
    page = await server.aside(index.read_text, "utf-8")
    wanted = request.headers.get("accept-language", "en")[:2].lower()
    found = await _seen_by_all(server, replay_id)
    if found is None:
        return Response(page)
    address = server.settings.url or str(request.base_url).rstrip("/")
    return Response(page.replace("<title>", f"{tags(*found, wanted, f'{address}/{PICTURE}')}<title>", 1))


async def _seen_by_all(server: Server, replay: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A finished game that anybody who knows this id may see."""
    if not is_id(replay):
        return None
    shared = shared_replay(server.key, replay)
    found = await server.store.find_table(shared or replay)
    if found is None or found[0].state != "over" or not (shared or found[0].public) or found[0].game not in OURS:
        return None
    return found


def tags(table: TableRow, seats: list[SeatRow], language: str, picture: str) -> str:
    """What a preview tells of a finished game, as tags of a page."""
    words = _words(table.game, known_language(language))
    game, result = words.say(f"game-{table.game}"), _result(words, table, seats)
    names = ", ".join(_name(words, seat) for seat in seats)
    tags = {"title": f"{game}: {result}", "description": names, "image": picture}
    tags |= {"type": "website", "site_name": "Occasus"}
    return "".join(f'<meta property="og:{name}" content="{escape(text)}" />\n\t\t' for name, text in tags.items())


@cache
def _words(game: str, language: str) -> Words:
    """Made once: reading them takes long."""
    return Words(game, language, part="web")


def _result(words: Words, table: TableRow, seats: list[SeatRow]) -> str:
    result: dict[str, Any] = table.result or {}
    winners: list[int] = result.get("winners") or []
    if len(winners) in (0, len(seats)):
        return words.say("end-won-together" if winners else "end-lost-together")
    names = ", ".join(_name(words, seats[seat]) for seat in winners)
    return words.say("end-winner", names=names, count=len(winners))


def _name(words: Words, seat: SeatRow) -> str:
    if seat.kind == "bot" and not seat.name:  # else it played on for somebody
        return words.say(f"bot-{seat.bot}")
    return seat.name or words.say("player", number=seat.seat + 1)
