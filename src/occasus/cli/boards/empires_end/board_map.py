"""The empires of Empire's End in characters: the track, each row as tiles, the innovations below them."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from occasus.cli.boards.canvas import ACCENT, DANGER, FOCUS, INK, IVORY, SURFACE, TEXT_2, TEXT_3, Canvas, Place, style
from occasus.cli.boards.empires_end.pieces import Pieces
from occasus.core.basics import Position, View

PLACES: Final = 11
ACROSS: Final = 7  # characters from one tile to the next
WIDTH: Final = PLACES * ACROSS + 1
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")
PHASES: Final = {
    "disaster": "#c83f2a",
    "economy": "#37804b",
    "industry": "#96630e",
    "conflict": "#5d58b8",
    "end": "#8a549c",
}
RUIN: Final = "#2b2730"


def draw(view: View, pieces: Pieces, heads: list[str], marked: frozenset[str], chosen: str) -> Canvas:
    """All empires, the own one first; `heads` are the lines above them, by seat."""
    position = view["position"]
    seats = sorted(range(position["seats"]), key=lambda seat: (seat != view["seat"], seat))
    heights = [5 + _depth(position["empires"][seat]) for seat in seats]
    canvas = Canvas(WIDTH, sum(heights), SURFACE)
    top = 0
    for seat, height in zip(seats, heights, strict=True):
        own = seat == (view["seat"] if view["seat"] >= 0 else 0)
        canvas.write(1, top, heads[seat], style(ACCENT if own else IVORY, bold=own))
        _row(canvas, position, pieces, position["empires"][seat], top + 1, own, marked, chosen)
        top += height
    threatened = [str(offer["position"]) for offer in position["offers"].values()]
    row = position["empires"][seats[0]]["row"]
    canvas.focus = [place for place in (chosen, *(row.get(place) for place in threatened)) if place]
    return canvas


def _depth(empire: dict[str, Any]) -> int:
    return max((len(stack) for stack in empire["innovations"].values()), default=0)


def _row(
    canvas: Canvas,
    position: Position,
    pieces: Pieces,
    empire: dict[str, Any],
    top: int,
    own: bool,
    marked: frozenset[str],
    chosen: str,
) -> None:
    threatened = {offer["position"] for offer in position["offers"].values() if not offer["handled"]}
    for number in range(1, PLACES + 1):
        tile = empire["row"].get(str(number))
        if tile is None:
            continue
        x = 1 + (number - 1) * ACROSS
        destroyed = tile in empire["destroyed"]
        entry = pieces.tiles[tile]
        ground = RUIN if destroyed else PHASES.get(entry["phase"], "#3d3550")
        ink = TEXT_3 if destroyed else "#ffffff"
        if own and (tile == chosen or tile in marked):
            ground, ink = FOCUS if tile == chosen else ACCENT, INK
        flame = number in threatened
        head = Text(NUMERALS[number - 1].ljust(4), style(DANGER if flame else ink, bold=True))
        head.append("▲" if flame else " ", style(DANGER, bold=True))
        name = pieces.words.name("type", entry["type"])[: ACROSS - 1]
        value = "✕" if destroyed else str(entry["points"]["value"])
        for line, text in enumerate((head, Text(name), Text(value.rjust(ACROSS - 2)))):
            canvas.write(x, top + line, " " * (ACROSS - 1), style(ink, ground))
            canvas.write(x, top + line, text, style(ink, ground, bold=line == 2))
        for depth, card in enumerate(empire["innovations"].get(tile, [])):
            idle = destroyed or card in empire["exhausted"]
            lit = FOCUS if card == chosen else ACCENT if own and card in marked else ""
            label = pieces.short(card, card in empire["exhausted"])[: ACROSS - 1].ljust(ACROSS - 1)
            phase = PHASES.get(pieces.cards[card]["phase"], "#3d3550")
            canvas.write(
                x,
                top + 3 + depth,
                label,
                style(INK if lit else TEXT_2 if idle else "#ffffff", lit or (RUIN if idle else phase)),
            )
            canvas.places[card] = Place(x, top + 3 + depth, ACROSS - 1, 1)
        if own:
            canvas.places[tile] = Place(x, top, ACROSS - 1, 3)
