"""The board of Fall of Rome: cities by region, tribes, tracks, players, decks. Drawn from a view alone."""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from occasus.cli.boards import plain
from occasus.cli.boards.canvas import Canvas
from occasus.cli.boards.fall_of_rome import board_map, pages
from occasus.cli.boards.fall_of_rome.pieces import Pieces, joined
from occasus.core.basics import Json, Position, View
from occasus.games.fall_of_rome.board.facts import PRINTED_STEPS
from occasus.locale import Words, capital

REGIONS: Final[tuple[dict[str, tuple[str, ...]], ...]] = (  # two columns, each with its regions
    {
        "west": ("eburacum", "londinium", "gesoriacum", "lutetia", "lugdunum", "burdigala", "narbo"),
        "north": ("mogontiacum", "iuvavum", "carnuntum"),
        "spain": ("caesaraugusta", "corduba", "nova_carthago", "tingi", "cesarea", "carthago"),
    },
    {
        "italy": ("mediolanum", "genua", "ravenna", "aquileia", "roma", "brundisium", "syracusae"),
        "east": ("narona", "patrae", "athenae", "philippopolis", "constantinopolis"),
        "pontus": ("tyras", "chersonesus", "sinope"),
    },
)


class Board(plain.Board):
    """Draws views of Fall of Rome."""

    example = "roma"
    rule = "FR-SACK-01"

    def __init__(self, words: Words, facts: dict[str, Any]) -> None:
        super().__init__(words, facts)
        self.pieces: Final = Pieces(words, facts)

    def board(self, view: View) -> RenderableType:
        """The map, the tribes, the tracks, the players, the decks."""
        position = view["position"]
        columns = Table.grid(padding=(0, 3, 0, 0))
        columns.add_row(*(self._column(position, regions) for regions in REGIONS))
        parts: list[RenderableType] = [Columns([columns, self._tribes(position)], padding=(0, 2))]
        parts += [self._tracks(position), Text(), self._players(position)]
        if position["player_deck"]["size"]:
            parts += [Text(), self._decks(position)]
        title = self.words.name("game", view["game"])
        return Panel(Group(*parts), title=title, subtitle=self._turn(position))

    def map(self, view: View, marked: frozenset[str], chosen: str) -> Canvas:
        """The empire from Britannia to the Black Sea."""
        return board_map.draw(view, self.pieces, marked, chosen, self._track_lines(view["position"]))

    def heading(self, view: View) -> str:
        """Whose turn it is, and how far Rome has declined."""
        position = view["position"]
        return f"{self._turn(position)} · {self._track_lines(position)[0]}"

    def status(self, view: View) -> RenderableType | None:
        """Whose turn it is, what stands around, and the hand of the seat that decides."""
        position = view["position"]
        players = position["players"]
        seat, active = view["seat"], position["turn"].get("active")
        pawns = [active] if position["seats"] == 1 or seat == active else [active, seat]
        lines = [Text(capital(self._turn(position)), "bold")]
        for player in (players[pawn] for pawn in pawns if pawn is not None and 0 <= pawn < len(players)):
            if player.get("city"):
                role, city = self.words.name("role", player["role"]), self.words.name("city", player["city"])
                here = self.pieces.city(position, player["city"], player["role"])
                lines.append(joined([Text(self.words.say("board-here", role=role, city=city)), here], " "))
        if 0 <= seat < len(players):
            lines.append(self._hand("board-hand", players[seat]["hand"], pages.hand_limit(position, self.words)))
        return Group(*lines)

    def question(self, view: View) -> str:
        """Return what the seat that decides is asked."""
        return pages.question(view, self.words)

    def odds(self, view: View) -> RenderableType | None:
        """Return what the next barbarian cards and player cards may be."""
        return pages.odds(view["position"], self.pieces)

    def cards(self, view: View) -> RenderableType | None:
        """Return what the roles in play and the event cards in sight do."""
        return pages.cards(view["position"], self.pieces)

    def look(self, view: View, wanted: str) -> RenderableType | None:
        """Return what there is to know about a city."""
        return pages.look(view["position"], self.pieces, wanted)

    def seats(self, view: View) -> list[str]:
        """Seats are called by their roles, once these are dealt."""
        position = view["position"]
        if position["seats"] == 1:
            return [self.words.say("board-solo")]
        roles = [player.get("role") for player in position["players"]]
        return [
            self.words.name("role", role) if role else name
            for role, name in zip(roles, super().seats(view), strict=False)
        ]

    def asked(self, view: View) -> str:
        """A lonely player is asked as the current role."""
        position = view["position"]
        players, active = position["players"], position["turn"]["active"]
        if position["seats"] == 1 and position["turn"]["phase"] != "setup" and active < len(players):
            return self.words.name("role", players[active]["role"])
        return super().asked(view)

    def moment(self, view: View) -> Json:
        """The board is shown at the beginning of a turn of one's own; a turn is known by the cards drawn so far."""
        position = view["position"]
        turn = position["turn"]
        mine = position["seats"] == 1 or turn.get("active") == view["seat"]
        return [turn.get("active"), position["player_deck"]["size"]] if mine and turn["phase"] == "actions" else None

    def _turn(self, position: Position) -> str:
        turn = position["turn"]
        phase = turn.get("phase")
        players = position["players"]
        active = turn.get("active", 0)
        if phase == "setup" or active >= len(players) or not players[active].get("role"):
            return self.words.name("phase", "setup")
        role = self.words.name("role", players[active]["role"])
        if phase == "actions":
            return self.words.say("board-turn-actions", role=role, actions=turn.get("actions", 0))
        return self.words.say("board-turn", role=role, phase=self.words.name("phase", phase))

    def _column(self, position: Position, regions: dict[str, tuple[str, ...]]) -> Group:
        """Regions one below the other, their cities in line; many pieces go on in the next row."""
        named = {city: self._city_name(position, city) for cities in regions.values() for city in cities}
        name, colours = (
            max(map(len, column)) for column in (list(named.values()), [self.pieces.colours(city) for city in named])
        )
        parts: list[RenderableType] = []
        for region, cities in regions.items():
            table = Table.grid(padding=(0, 1))
            table.add_column(no_wrap=True, min_width=name)
            table.add_column(no_wrap=True, min_width=colours)
            table.add_column()
            for city in cities:
                table.add_row(named[city], self.pieces.colours(city), self.pieces.city(position, city))
            parts += [Text(self.words.name("region", region), "italic dim"), table]
        return Group(*parts)

    def _city_name(self, position: Position, city: str) -> Text:
        name = Text(self.words.name("city", city), "bold red" if self.pieces.in_danger(position, city) else "")
        return name.append("~" if self.pieces.is_port(city) else "", "dim")

    def _tribes(self, position: Position) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        heads = ("board-tribe", "board-colour", "board-on-map", "board-left", "board-alliance")
        table.add_row(*(Text(self.words.say(head), "italic dim") for head in heads))
        for tribe in self.facts["tribes"]["entries"]:
            name = tribe["id"]
            left = position["supply"]["barbarians"].get(name, 0)
            table.add_row(
                Text.assemble(self.pieces.letter(name), " ", self.words.name("tribe", name)),
                self.words.name("colour", tribe["colour"]),
                str(tribe["cubes"] - left),
                str(left),
                Text(self.words.say("board-allied"), "bold green")
                if name in position["allied"]
                else Text(self.words.say("board-cost", cards=self.pieces.cost(position, name))),
            )
        return table

    def _track_lines(self, position: Position) -> list[str]:
        printed = self.facts["tracks"]["decline"]["steps_to_lose"]
        chosen = position["options"].get("decline.steps_to_lose", PRINTED_STEPS)
        most = printed if chosen == PRINTED_STEPS else chosen
        return [
            self.words.say("board-decline", steps=position["decline"], most=most),
            self.words.say("board-invasions", track=self._track("invasion_rate", position["rate"])),
            self.words.say("board-recruits", track=self._track("recruit_rate", position["rate"])),
        ]

    def _tracks(self, position: Position) -> Group:
        supply, tracks = position["supply"], self._track_lines(position)
        legend = self.words.say("board-legend", legions=supply["legions"], forts=supply["forts"])
        return Group(Text(), Text(" · ".join(tracks), "bold"), Text(legend, "dim"))

    def _track(self, name: str, marker: int) -> str:
        values = self.facts["tracks"][name]["values"]
        return " ".join(f"[{value}]" if place == marker else str(value) for place, value in enumerate(values))

    def _players(self, position: Position) -> Group:
        lines = []
        for number, player in enumerate(position["players"]):
            role = Text(self.words.name("role", player["role"]) if player.get("role") else "?", "bold")
            if player.get("role"):
                role = Text.assemble((self.pieces.pawn(player["role"]), "reverse"), " ", role)
            city = self.words.name("city", player["city"]) if player.get("city") else "-"
            on_turn = number == position["turn"].get("active") and position["turn"]["phase"] != "setup"
            marker = "> " if on_turn else "  "
            if position["seats"] == 1:
                lines.append(Text.assemble(marker, role, ", ", city))
            else:
                lines.append(
                    Text.assemble(marker, role, ", ", f"{self.words.label(city)} ", self.pieces.hand(player["hand"]))
                )
        if position["seats"] == 1:
            lines.append(
                self._hand("board-shared", position["players"][0]["hand"], pages.hand_limit(position, self.words))
            )
            lines.append(self._hand("board-treasury", position["treasury"]))
        return Group(*lines)

    def _hand(self, message: str, cards: list[str], limit: int = 0) -> Text:
        return Text.assemble(self.words.say(message, count=len(cards), limit=limit), " ", self.pieces.hand(cards))

    def _decks(self, position: Position) -> Group:
        player, barbarian = position["player_deck"], position["barbarian_deck"]
        revolts = sum(1 for pile in player["piles"] if pile["revolt"])
        lines = [
            self.words.say(
                "board-player-deck",
                cards=player["size"],
                revolts=revolts,
                pile=pages.next_revolt(player),
                discarded=len(position["player_discard"]),
            ),
            self.words.say(
                "board-barbarian-deck",
                cards=sum(len(layer) for layer in barbarian),
                known=len(barbarian[0]) if barbarian else 0,
                discarded=len(position["barbarian_discard"]),
            ),
        ]
        return Group(*(Text(line) for line in lines))
