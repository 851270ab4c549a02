"""The map of Struggle for Rome in characters: hexes with their numbers, cities with their towers, tribes.

A hex is as wide as 14 characters; crossroads lie on odd rows, names of cities and hexes on the even rows between them.
"""

from __future__ import annotations

from typing import Any, Final

from rich.style import Style
from rich.text import Text

from occasus.cli.boards.canvas import ACCENT, FOCUS, INK, IVORY, SEA, TEXT_2, TEXT_3, Canvas, Place, style
from occasus.cli.boards.struggle_for_rome.pieces import LETTERS, TRIBES, Pieces
from occasus.core.basics import Position, View

ACROSS: Final = 14
DOWN: Final = 4
LONGEST: Final = 9  # letters of a name beside the number in a hex
TERRAIN: Final = {
    "field": ("#6a5426", "#725b2a", "#624d22"),
    "mountains": ("#4d4852", "#554f5a", "#46414b"),
    "pasture": ("#40522c", "#475a31", "#394a27"),
    "forest": ("#263a2c", "#2b4131", "#213327"),
}
PLAYERS: Final = {"red": ("#c8323c", "#ffffff"), "blue": ("#2c63c8", "#ffffff"), "white": ("#f6f1e6", INK),
                  "yellow": ("#f0c22e", INK)}  # fmt: skip
PROVINCES: Final = {
    "germania": "#c9a6f2",
    "gallia": "#9ccbff",
    "hispania": "#ffc06b",
    "italia_septentrionalis": "#6fe0c8",
    "italia_meridionalis": "#ff9aa1",
    "barbaricum": IVORY,
}
ROUTE: Final = "#5d7da3"
COMMON: Final = ("augusta", "colonia", "martius")  # parts of names that many cities have


class Chart:
    """Where hexes and crossroads lie in characters."""

    def __init__(self, facts: dict[str, Any]) -> None:
        chart = facts["map"]
        middles = {entry["id"]: self._middle(entry["notes"]["q"], entry["notes"]["r"]) for entry in chart["hexes"]}
        left = min(x for x, _ in middles.values()) - ACROSS
        top = min(y for _, y in middles.values()) - DOWN
        self.width: Final = max(x for x, _ in middles.values()) - left + ACROSS
        self.height: Final = max(y for _, y in middles.values()) - top + DOWN
        self.hexes: Final[dict[str, tuple[int, int]]] = {word: (x - left, y - top) for word, (x, y) in middles.items()}
        self.crossroads: Final = {
            entry["id"]: self._corner(entry["notes"]["at"], left, top) for entry in chart["crossroads"]
        }
        shades = {entry["id"]: (entry["notes"]["q"] - entry["notes"]["r"]) % 3 for entry in chart["hexes"]}
        terrain = {entry["id"]: entry["terrain"] for entry in chart["hexes"]}
        colours = {word: TERRAIN[terrain[word]][shades[word]] for word in self.hexes}
        self.ground: Final = [
            [colours.get(self._hex_at(x, y), SEA) for x in range(self.width)] for y in range(2 * self.height)
        ]

    @staticmethod
    def _middle(q: int, r: int) -> tuple[int, int]:
        return ACROSS * q + ACROSS * r // 2, DOWN * r

    def _corner(self, at: list[Any], left: int, top: int) -> tuple[int, int]:
        q, r, side = at
        x, y = self._middle(q, r)
        return x - left, y - top + (-3 if side == "N" else 3)

    def _hex_at(self, x: int, half: int) -> str:
        """The hex under half a cell."""
        y = (half - 0.5) / 2
        for word, (middle, row) in self.hexes.items():
            across, down = abs(x - middle) / (ACROSS / 2), abs(y - row)
            if across <= 1 and down <= 3 - 2 * across:
                return word
        return ""


def draw(view: View, pieces: Pieces, chart: Chart, marked: frozenset[str], chosen: str) -> Canvas:
    """The map; `marked` are places that can be gone to or chosen, `chosen` is the one that is pointed at."""
    position = view["position"]
    canvas = Canvas(chart.width, chart.height, SEA)
    for y, row in enumerate(chart.ground):
        canvas.ground[y][:] = row
    _routes(canvas, pieces, chart)
    for word, entry in pieces.hexes.items():
        _hex(canvas, position, pieces, chart, word, entry, word in marked, word == chosen)
    figures = pieces.figures(position)
    cities = {entry["crossroad"]: city for city, entry in pieces.cities.items()}
    for place, (x, y) in chart.crossroads.items():
        if place in cities:
            city = cities[place]
            lit = FOCUS if chosen in (city, place) else ACCENT if city in marked or place in marked else ""
            _city(canvas, position, pieces, city, x, y, lit)
        elif place in figures:
            continue
        else:
            lit = FOCUS if place == chosen else ACCENT if place in marked else ""
            canvas.write(x, y, "●" if lit else "·", style(lit or TEXT_3, bold=bool(lit)))
            canvas.places[place] = Place(x, y, 1, 1)
    for place, tribe in figures.items():
        _figure(canvas, chart, place, tribe, FOCUS if place == chosen else "")
    canvas.focus = _matters(view, chosen, pieces)
    return canvas


def _routes(canvas: Canvas, pieces: Pieces, chart: Chart) -> None:
    for route in pieces.map["sea_routes"]:
        canvas.line(chart.crossroads[route["from"]], chart.crossroads[route["to"]], ROUTE, dashed=True, on=SEA)


def _hex(
    canvas: Canvas,
    position: Position,
    pieces: Pieces,
    chart: Chart,
    word: str,
    entry: dict[str, Any],
    marked: bool,
    chosen: bool,
) -> None:
    x, y = chart.hexes[word]
    name = pieces.name("hex", word)
    name = name if len(name) <= LONGEST else f"{name[: LONGEST - 1].strip()}…"
    label = Text(name, PROVINCES[entry["region"]])
    if entry["number"]:
        hot = entry["number"] in (6, 8)
        label.append(f" {LETTERS.get(entry['terrain'], '')}{entry['number']}", f"bold {'#ff8a6b' if hot else IVORY}")
    base = style(INK, FOCUS if chosen else ACCENT, bold=True) if marked or chosen else Style.null()
    if marked or chosen:
        label = Text(label.plain)
    left = x - len(label) // 2
    canvas.write(left, y, label, base)
    if position["legionnaire"] == word:
        canvas.write(x - 1, y + 1, " L ", style("#ffffff", "#8f1f28", bold=True))
    canvas.places[word] = Place(left, y, len(label), 1)


def _short(name: str) -> str:
    parts = [part for part in name.split() if part.lower() not in COMMON]
    return " ".join(parts or [name])[: ACROSS - 1]


def _city(canvas: Canvas, position: Position, pieces: Pieces, city: str, x: int, y: int, lit: str) -> None:
    entry = pieces.cities[city]
    owner = pieces.owners(position).get(city)
    neutral = pieces.is_neutral(position, city)
    token = "*" if owner is None and not neutral and city not in position["tokens_gone"] else ""
    if owner:
        player, _, kind = owner.partition("_")
        ground, ink = PLAYERS[player]
        mark, look = f"▟{kind[0].upper()}▙", style(ink, ground, bold=True)
    else:
        mark, look = f"▟{entry['towers']}▙{token}", style(TEXT_3 if neutral else IVORY, "", bold=not neutral)
    if lit:
        look = style(INK, lit, bold=True)
    canvas.write(x - 1, y, mark, look)
    name = _short(pieces.name("city", city))
    below = entry["crossroad"] in _northern(pieces)
    row = y + 1 if below else y - 1
    canvas.write(x - len(name) // 2, row, name, look if lit else style(TEXT_3 if neutral else TEXT_2))
    canvas.places[city] = Place(x - len(name) // 2, min(y, row), len(name), 2)


def _northern(pieces: Pieces) -> set[str]:
    """Crossroads that are the northern corner of a hex: a name below them lies inside it."""
    return {entry["id"] for entry in pieces.map["crossroads"] if entry["notes"]["at"][2] == "N"}


def _figure(canvas: Canvas, chart: Chart, place: str, tribe: str, lit: str) -> None:
    player, _, kind = tribe.partition("_")
    ground, ink = PLAYERS[player]
    x, y = chart.crossroads[place]
    canvas.write(x - 1, y, f"{player[0].upper()}{kind[0].upper()} ", style(ink, lit or ground, bold=True))
    canvas.places[place] = Place(x - 1, y, 3, 1)


def _matters(view: View, chosen: str, pieces: Pieces) -> list[str]:
    """Return where to look: at what is pointed at, at the current tribe, at the own tribes and cities."""
    position, seat = view["position"], view["seat"]
    turn, names = position["turn"], list(position["players"])
    places = [chosen]
    own = [names[seat]] if seat >= 0 else []
    for player in dict.fromkeys([*own, turn["player"]]):
        kinds = ("warrior", "horseman") if turn["phase"] == "warrior_actions" else TRIBES
        for kind in kinds:
            tribe = position["players"][player][kind]
            places += [tribe["figure"], *tribe["cities"][-1:]]
    return [place for place in (*places, "chatti") if place]
