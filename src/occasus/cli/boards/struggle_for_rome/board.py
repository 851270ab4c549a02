"""The board of Struggle for Rome: cities by province, hexes, players, the offer. Drawn from a view alone."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from occasus.cli.boards import plain
from occasus.cli.boards.canvas import Canvas
from occasus.cli.boards.struggle_for_rome import pages
from occasus.cli.boards.struggle_for_rome.board_map import Chart, draw
from occasus.cli.boards.struggle_for_rome.pieces import STYLES, TRIBES, Pieces
from occasus.core.basics import Json, Position, View
from occasus.locale import Words, capital

HEADS: Final = (
    "board-player",
    "board-points",
    "board-gold",
    "board-cards",
    "board-development",
    "board-diplomats",
    "board-horsemen",
    "board-warriors",
)


class Board(plain.Board):
    """Draws views of Struggle for Rome."""

    example = "roma"
    rule = "SR-TRADE-03"

    def __init__(self, words: Words, facts: dict[str, Any]) -> None:
        super().__init__(words, facts)
        self.pieces: Final = Pieces(words, facts)
        self._chart: Chart | None = None  # made when a map is first drawn

    def board(self, view: View) -> RenderableType:
        """The provinces, the land beyond the Limes, the players."""
        position = view["position"]
        provinces = self.pieces.map["notes"]["provinces"]
        columns = Table.grid(padding=(0, 3, 0, 0))
        left, right = provinces[:3], provinces[3:]
        columns.add_row(
            Group(*(self._province(position, province) for province in left)),
            Group(*(self._province(position, province) for province in right), self._beyond(position)),
        )
        parts: list[RenderableType] = [Text(self._head(position)), Text(), columns, self._players(view)]
        parts += [Text(line) for line in self._special(position)]
        parts.append(Text(self.words.say("board-legend"), "dim"))
        return Panel(Group(*parts), title=self.words.name("game", view["game"]))

    def map(self, view: View, marked: frozenset[str], chosen: str) -> Canvas:
        """The hexes from Hispania to the land beyond the Limes."""
        self._chart = self._chart or Chart(self.facts)
        return draw(view, self.pieces, self._chart, marked, chosen)

    def heading(self, view: View) -> str:
        """The round, and whose turn it is."""
        position = view["position"]
        turn = position["turn"]
        if not position["round"]:
            return self._head(position)
        phase = self.words.name("phase", turn["phase"])
        return f"{self.words.label(self.words.name('player', turn['player']))} {phase} · {self._head(position)}"

    def status(self, view: View) -> RenderableType | None:
        """The own hand and tribes, an open offer, attacks within reach."""
        position, seat = view["position"], view["seat"]
        lines = [Text(line) for line in pages.offer(position, self.pieces)]
        if seat >= 0:
            player = list(position["players"])[seat]
            lines += [self._own(position, player), *self._own_tribes(position, player)]
            if reach := pages.attacks(position, player, self.pieces):
                lines.append(Text(self.words.say("board-reach", list=reach)))
        return Group(*lines)

    def question(self, view: View) -> str:
        """Return what the seat that decides is asked."""
        return pages.question(view, self.words) if view["seat"] >= 0 else ""

    def odds(self, view: View) -> RenderableType | None:
        """Return what may come from the piles and from tokens."""
        return pages.odds(view, self.pieces)

    def cards(self, view: View) -> RenderableType | None:
        """Return what the development cards do."""
        return pages.cards(view, self.pieces)

    def look(self, view: View, wanted: str) -> RenderableType | None:
        """Return what there is to know about a hex, a city or a crossroads."""
        return pages.look(view, self.pieces, wanted)

    def where(self, place: str) -> str:
        """The hexes around a crossroads, and the cities beside it."""
        return " ".join(pages.around(self.pieces, place))

    def seats(self, view: View) -> list[str]:
        """Seats are called by their colours."""
        return [self.words.name("player", player) for player in view["position"]["players"]]

    def asked(self, view: View) -> str:
        """Return who is asked, by colour."""
        return self.seats(view)[view["seat"]]

    def moment(self, view: View) -> Json:
        """The board is shown at the beginning of each own turn."""
        turn, step = view["position"]["turn"], (view["position"]["agenda"] or [""])[-1].split()[0]
        mine = list(view["position"]["players"]).index(turn["player"]) == view["seat"]
        return [view["position"]["round"], turn["phase"]] if mine and step in ("build", "tribe") else None

    def _head(self, position: Position) -> str:
        if not position["round"]:
            return self.words.say("board-setup", hex=self.words.name("hex", position["legionnaire"]))
        return self.words.say(
            "board-head",
            round=position["round"],
            start=self.words.name("player", position["start"]),
            covered=" ".join(map(str, position["covered"])) or self.words.say("board-nothing"),
            hex=self.words.name("hex", position["legionnaire"]),
        )

    def _province(self, position: Position, province: str) -> Table:
        table = Table.grid(padding=(0, 1))
        table.add_row(Text(self.words.name("region", province), "italic dim"))
        owners = self.pieces.owners(position)
        for city, entry in self.pieces.cities.items():
            if entry["province"] != province:
                continue
            free = city not in owners and not self.pieces.is_neutral(position, city)
            token = "*" if free and city not in position["tokens_gone"] else " "
            table.add_row(
                Text(self.words.name("city", city), "" if free else "dim"),
                Text(f"{entry['towers']}t{token}"),
                self._holder(position, city, owners.get(city)),
            )
        inside = Table.grid()
        inside.add_row(table)
        inside.add_row(self._hexes(position, province))
        return inside

    def _holder(self, position: Position, city: str, owner: str | None) -> Text:
        if owner:
            return Text(self.words.name("tribe", owner), STYLES[owner.partition("_")[0]])
        if self.pieces.is_neutral(position, city):
            return Text(self.words.say("board-neutral"), "dim")
        return Text(" ").join(self.pieces.place(position, place) for place in self.pieces.beside(city))

    def _hexes(self, position: Position, region: str) -> Text:
        lines = [
            Text(self.pieces.hex(word), "reverse" if word == position["legionnaire"] else "dim")
            for word, entry in self.pieces.hexes.items()
            if entry["region"] == region and entry["number"]
        ]
        return Text(", ", "dim").join(lines)

    def _beyond(self, position: Position) -> Group:
        region = self.pieces.map["outside_region"]
        beyond = {entry["id"] for entry in self.pieces.map["crossroads"] if entry["notes"]["side"] == "beyond"}
        there = [place for place in self.pieces.figures(position) if place in beyond]
        lines = [Text(self.words.name("region", region), "italic dim"), self._hexes(position, region)]
        lines.append(Text(" ").join(self.pieces.place(position, place) for place in there))
        return Group(*lines)

    def _players(self, view: View) -> Table:
        position = view["position"]
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(*(Text(self.words.say(head), "italic dim") for head in HEADS))
        for name, player in position["players"].items():
            cards = player["cards"]
            table.add_row(
                Text(self.words.name("player", name), STYLES[name]),
                str(player["points"]),
                str(player["gold"]),
                self.pieces.hand(player["hand"]),
                str(sum(cards.values()) if isinstance(cards, dict) else cards),
                str(player["diplomats"]),
                *(self._tribe(player[kind]) for kind in TRIBES),
            )
        return table

    def _tribe(self, tribe: dict[str, Any]) -> str:
        if tribe["figure"]:
            where = self.words.say("board-at", place=tribe["figure"])
        elif tribe["cities"]:
            where = self.words.say("board-realm", count=len(tribe["cities"]))
        else:
            where = self.words.say("board-unplaced")
        box = self.words.say("board-box", fighters=tribe["fighters"], wagons=tribe["wagons"])
        names = ", ".join(f"{number} {self.words.name('region', word)}" for word, number in tribe["tokens"].items())
        return ", ".join([where, box, *([self.words.say("board-tokens", names=names)] if names else [])])

    def _special(self, position: Position) -> list[str]:
        bonuses = []
        if position["diplomacy"]:
            bonuses.append((position["diplomacy"], self.words.say("prize-diplomacy")))
        legacy = self.words.say("prize-legacy")
        bonuses += [(name, legacy) for name, given in position["players"].items() if given["legacy"]]
        return [
            self.words.say("board-special", name=self.words.name("player", name), what=what) for name, what in bonuses
        ]

    def _own(self, position: Position, player: str) -> Text:
        own = position["players"][player]
        return Text(
            self.words.say(
                "board-you",
                player=self.words.name("player", player),
                gold=own["gold"],
                hand=self.pieces.hand(own["hand"]),
                cards=self.pieces.numbers(own["cards"]),
            ),
            "bold",
        )

    def _own_tribes(self, position: Position, player: str) -> list[Text]:
        own = position["players"][player]
        lines = []
        for kind in TRIBES:
            what = self._tribe(own[kind])
            if own[kind]["figure"]:
                around = ", ".join(self.pieces.hex(word) for word in self.pieces.hexes_at(own[kind]["figure"]))
                what += f" ({around})"
            tribe = self.words.name("tribe", f"{player}_{kind}")
            lines.append(Text(capital(self.words.say("board-tribe-line", tribe=tribe, what=what))))
        return lines
