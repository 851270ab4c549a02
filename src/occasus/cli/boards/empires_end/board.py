"""The board of Empire's End: the track, the empires as rows, the auction, the own screen. Drawn from a view alone."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from occasus.cli.boards import plain
from occasus.cli.boards.canvas import Canvas
from occasus.cli.boards.empires_end import board_map, pages
from occasus.cli.boards.empires_end.pieces import Pieces
from occasus.core.basics import Json, Position, View
from occasus.locale import Words, capital

PLACES: Final = 11
WIDTH: Final = 6  # of one location


class Board(plain.Board):
    """Draws views of Empire's End."""

    example = "town_25"
    rule = "EE-DIS-05"

    def __init__(self, words: Words, facts: dict[str, Any]) -> None:
        super().__init__(words, facts)
        self.pieces: Final = Pieces(words, facts)

    def board(self, view: View) -> RenderableType:
        """The track, all empires, what is on offer, the own screen."""
        position = view["position"]
        parts: list[RenderableType] = [self._track(position), Text()]
        for seat in range(position["seats"]):
            parts += [self._empire(view, seat), Text()]
        parts += [Text(self.words.say("board-legend"), "dim"), Text(self._decks(position), "dim")]
        if position.get("supply"):
            parts.append(Text(self.words.say("board-supply", tokens=self.pieces.tokens(position["supply"])), "dim"))
        return Panel(Group(*parts), title=self.words.name("game", view["game"]))

    def map(self, view: View, marked: frozenset[str], chosen: str) -> Canvas:
        """All empires, the own one first."""
        heads = [self._head(view, seat) for seat in range(view["position"]["seats"])]
        return board_map.draw(view, self.pieces, heads, marked, chosen)

    def heading(self, view: View) -> str:
        """Return where the hourglass stands, and the phase."""
        position = view["position"]
        spaces = len(self.pieces.spaces(position))
        return f"{min(position['hourglass'], spaces)}/{spaces} · {self.words.name('phase', position['phase'])}"

    def status(self, view: View) -> RenderableType | None:
        """Return what is on offer, the own screen and hand."""
        position, seat = view["position"], view["seat"]
        lines: list[Text] = []
        if seat >= 0:  # first, so that a small window shows them while one bids
            lines.append(self._line("board-screen", self.pieces.tokens(position["empires"][seat]["resources"])))
        for name, offer in position["offers"].items():
            lines += self._offer(name, offer)
        if position["conflict"]:
            lines += pages.conflict(position, self.pieces)
        if seat >= 0:
            lines += self._hand(position["empires"][seat])
        return Group(*lines)

    def question(self, view: View) -> str:
        """Return what the seat that decides is asked."""
        return pages.question(view, self.pieces, self.seats(view)) if view["seat"] >= 0 else ""

    def odds(self, view: View) -> RenderableType | None:
        """Return what may come from the decks."""
        return pages.odds(view["position"], view["seat"], self.pieces)

    def cards(self, view: View) -> RenderableType | None:
        """Return what everything in sight does."""
        return pages.cards(view["position"], view["seat"], self.pieces)

    def look(self, view: View, wanted: str) -> RenderableType | None:
        """Return what there is to know about a location or a card."""
        return pages.look(view["position"], self.pieces, wanted, self.seats(view))

    def moment(self, view: View) -> Json:
        """The board is shown when the hourglass has moved."""
        return [view["position"]["hourglass"]]

    def _track(self, position: Position) -> Text:
        line = self._line("board-track", "")
        for space, letters in enumerate(self.pieces.spaces(position), 1):
            here = space == position["hourglass"]
            line.append(f"[{letters}]" if here else letters, "bold reverse" if here else "dim")
            line.append(" ")
        line.append(self.words.name("phase", position["phase"]), "bold")
        return line

    def _head(self, view: View, seat: int) -> str:
        position = view["position"]
        empire = position["empires"][seat]
        hand = empire["hand"]
        return self.words.say(
            "board-empire",
            name=self.seats(view)[seat] + (f" ({self.words.say('you')})" if seat == view["seat"] else ""),
            score=empire["score"],
            strength=empire["strength"],
            hand=len(hand) if isinstance(hand, list) else hand,
            temple="yes" if position["temple"] == seat else "no",
        )

    def _empire(self, view: View, seat: int) -> Group:
        position = view["position"]
        head, empire = self._head(view, seat), position["empires"][seat]
        return Group(Text(head, "bold" if seat == view["seat"] else ""), self._row(position, empire))

    def _row(self, position: Position, empire: dict[str, Any]) -> Table:
        """Positions, locations, and the innovations below them."""
        table = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(PLACES):
            table.add_column(no_wrap=True, width=WIDTH)
        threatened = [offer["position"] for offer in position["offers"].values()]
        heads = [f"{place}{'!' if place in threatened else ''}" for place in range(1, PLACES + 1)]
        table.add_row(*(Text(head, "bold red" if head.endswith("!") else "dim") for head in heads))
        tiles = [empire["row"].get(str(place), "") for place in range(1, PLACES + 1)]
        table.add_row(*(self._tile(tile, empire) for tile in tiles))
        stacks = [empire["innovations"].get(tile, []) for tile in tiles]
        for depth in range(max((len(stack) for stack in stacks), default=0)):
            cards = [stack[depth] if depth < len(stack) else "" for stack in stacks]
            table.add_row(*(self._innovation(card, tile, empire) for card, tile in zip(cards, tiles, strict=True)))
        return table

    def _tile(self, tile: str, empire: dict[str, Any]) -> Text:
        if not tile:
            return Text("-")
        destroyed = tile in empire["destroyed"]
        return Text(self.pieces.tile(tile, destroyed), "red dim" if destroyed else "green")

    def _innovation(self, card: str, tile: str, empire: dict[str, Any]) -> Text:
        if not card:
            return Text("")
        idle = tile in empire["destroyed"] or card in empire["exhausted"]
        return Text(self.pieces.short(card, card in empire["exhausted"]), "dim" if idle else "cyan")

    def _offer(self, name: str, offer: dict[str, Any]) -> list[Text]:
        card = offer["card"]
        line = self.words.say(
            "board-offer",
            disaster=self.words.name("disaster", name),
            card=self.words.name("card", card),
            position=offer["position"],
            accepts=self.pieces.accepts(card),
            tokens=self.pieces.tokens(offer["tokens"]),
        )
        effect = self.words.say("board-offer-effect", effect=self.pieces.effect(card))
        return [Text(capital(line), "dim" if offer["handled"] else "bold red"), Text(f"    {effect}", "dim")]

    def _hand(self, own: dict[str, Any]) -> list[Text]:
        cards = [*own["hand"]] if isinstance(own["hand"], list) else []
        return [self._line("board-hand", ""), *(Text(f"    {self._card(card)}") for card in cards)] if cards else []

    def _card(self, card: str) -> str:
        cost, effect = self.pieces.cards[card]["cost"], self.pieces.effect(card)
        return self.words.say("board-card-cost", card=self.words.name("card", card), cost=cost, effect=effect)

    def _line(self, message: str, text: str) -> Text:
        return Text.assemble((f"{self.words.label(self.words.say(message))} ", "bold"), text)

    def _decks(self, position: Position) -> str:
        gone = len(position["conflict_discards"]) + bool(position["conflict"])
        piles = (position["deck"], position["discards"])
        deck, discards = (len(pile) if isinstance(pile, list) else pile for pile in piles)
        return self.words.say("board-decks", deck=deck, discards=discards, conflicts=len(self.pieces.conflicts) - gone)
