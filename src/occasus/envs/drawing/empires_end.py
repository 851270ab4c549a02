"""Empire's End as a small picture: a row of locations for each empire, the disasters on offer, scores."""

from __future__ import annotations

from typing import Any, Final

from PIL import Image

from occasus.core.basics import Json, Position
from occasus.envs.drawing.canvas import FAINT, GOLD, INK, LAND, PAPER, RED, SEATS, STONE, Canvas

TILE: Final = 78
ROW: Final = 118
LEFT: Final = 12
TOP: Final = 96


def draw(position: Position, facts: dict[str, Any]) -> Image.Image:
    empires: list[dict[str, Any]] = position["empires"]
    canvas = Canvas(LEFT * 2 + 11 * TILE, TOP + ROW * len(empires), PAPER)
    canvas.word(LEFT, 8, f"{position['phase']}, hourglass {position['hourglass']}, deck {position['deck']}")
    for number, offer in enumerate(position["offers"].values()):
        _offer(canvas, LEFT + number * 5 * TILE, offer)
    for seat, empire in enumerate(empires):
        _empire(canvas, TOP + seat * ROW, seat, empire, position["temple"] == seat)
    return canvas.image


def _offer(canvas: Canvas, x: float, offer: dict[str, Json]) -> None:
    tokens = ", ".join(f"{count} {kind}" for kind, count in offer["tokens"].items() if count)
    canvas.box(x, 28, 4.6 * TILE, 50, LAND, RED)
    canvas.word(x + 8, 34, f"{offer['card']} strikes {offer['position']}")
    canvas.word(x + 8, 54, tokens or "no tokens", FAINT)


def _empire(canvas: Canvas, y: float, seat: int, empire: dict[str, Any], temple: bool) -> None:
    hand = empire["hand"] if isinstance(empire["hand"], int) else len(empire["hand"])
    mark = "  temple" if temple else ""
    line = f"seat {seat}: {empire['score']} points, strength {empire['strength']}, {hand} cards{mark}"
    canvas.word(LEFT, y, line, SEATS[seat])
    resources = empire["resources"]
    if isinstance(resources, dict):
        canvas.word(LEFT + 5 * TILE, y, ", ".join(f"{count} {kind}" for kind, count in resources.items()))
    for place, tile in empire["row"].items():
        x = LEFT + (int(place) - 1) * TILE
        ruined = tile in empire["destroyed"]
        canvas.box(x, y + 18, TILE - 5, 60, STONE if ruined else LAND, SEATS[seat])
        canvas.word(x + 4, y + 22, str(tile)[:12], INK, small=True)
        for number, card in enumerate(empire["innovations"].get(tile, [])[:4]):
            fill = FAINT if card in empire["exhausted"] else GOLD
            canvas.box(x + 4, y + 38 + 9 * number, TILE - 14, 7, fill)
