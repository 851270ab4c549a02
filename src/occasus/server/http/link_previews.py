"""Pages of the client with what other sites show of a link to them: tags with words, and a picture."""

from __future__ import annotations

from contextlib import suppress
from html import escape
from typing import Final
from urllib.parse import quote

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from msgspec.structs import replace

from occasus.server.http.access import Asked, address, server_of
from occasus.server.http.client_files import CLIENT
from occasus.server.http.link_boards import draw_board
from occasus.server.http.link_cards import CARDS, Card
from occasus.server.http.link_pictures import Pictures
from occasus.server.server import Server
from occasus.server.storage.engine import STORING
from occasus.tables.protocol.problems import Problem, not_found

PICTURE: Final = "/preview.png"  # the evening, made by the build of the client; it tells nothing of a game
KEPT: Final = 300  # seconds that other sites may keep a picture
PICTURES: Final = Pictures()


@get([f"/{kind}/{{link_id:str}}" for kind in CARDS], include_in_schema=False, media_type=MediaType.HTML)
async def linked_page(request: Asked, link_id: FromPath[str]) -> Response[str]:
    """The page of the client, with words for those who show a preview of it."""
    return await _page(request, request.url.path.split("/")[1], link_id)


@get("/study", include_in_schema=False, media_type=MediaType.HTML)
async def study_page(request: Asked) -> Response[str]:
    """The page of studies; with the link of a shared one, its words."""
    return await _page(request, "study", request.query_params.get("shared", ""))


async def _page(request: Asked, kind: str, link_id: str) -> Response[str]:
    index = CLIENT / "index.html"
    if not index.is_file():
        raise not_found()
    server = server_of(request)
    page = await server.run_in_thread(index.read_text, "utf-8")
    try:
        card = await _card(request, kind, link_id)
    except STORING:  # the page says itself what it cannot reach
        card = None
    if card is None:
        return Response(page)
    base = server.settings.url or str(request.base_url).rstrip("/")
    path = f"/preview/{kind}/{quote(link_id, safe='')}.png"
    return Response(page.replace("<title>", f"{tags(card, base + path)}<title>", 1))


@get("/preview/{kind:str}/{name:str}", include_in_schema=False, media_type="image/png")
async def linked_picture(request: Asked, kind: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The picture of a link; the evening where there is nothing to show, or too much to draw."""
    server = server_of(request)
    server.limits.check("work", f"preview/{address(request)}")
    card = await _card(request, kind, name.removesuffix(".png")) if kind in CARDS else None
    if card is None:
        return _evening()
    try:
        picture = await _picture(server, card, address(request))
    except Problem:  # too many are being drawn
        return _evening()
    return Response(picture, headers={"cache-control": CacheControlHeader(max_age=KEPT, public=True).to_header()})


async def _picture(server: Server, card: Card, where: str) -> bytes:
    if card.board:
        with suppress(Problem):  # one that cannot be played through any more is told in words
            return await PICTURES.draw(card, lambda: draw_board(server, card, where))
    return await PICTURES.draw(replace(card, board=None))


def _evening() -> Response[bytes]:
    return Response(b"", status_code=302, headers={"location": PICTURE})


async def _card(request: Asked, kind: str, link_id: str) -> Card | None:
    wanted = request.headers.get("accept-language", "en")[:2].lower()
    return await CARDS[kind](server_of(request), link_id, wanted)


def tags(card: Card, picture: str) -> str:
    """A card as tags of a page."""
    words = {
        "og:title": card.title,
        "og:description": card.sentence,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": f"{card.title}. {card.sentence}",
        "og:type": "website",
        "og:site_name": "Occasus",
        "og:locale": card.language,
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />\n\t\t' for name, text in words.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />\n\t\t'])
