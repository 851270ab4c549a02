"""A Model Context Protocol server: tools with which an assistant plays, and looks up rules."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from occasus import __version__
from occasus.cli.arguments import HUMAN, seated
from occasus.cli.text.instructions import how_to_read
from occasus.cli.text.local_table import LocalTable
from occasus.cli.text.lookup import rule_book, rules_about, values_about
from occasus.cli.text.server_table import ServerTable
from occasus.core.basics import OccasusError
from occasus.core.match import Match
from occasus.core.options import complete
from occasus.core.registry import names
from occasus.games import find

MOST_TABLES: Final = 50  # the ones that were used least lately are forgotten; their files stay
ABOUT: Final = """Three board games about the fall of Rome with exact rules. Call new_game, then play until the game is
over. You only learn what your seats may know. For questions about the printed games use rules, book and values."""


def mcp_server(server: str = "", token: str = "") -> MCPServer[Any]:
    """Return a server with all tools. With a token it also plays at the tables of a server."""
    mcp: MCPServer[Any] = MCPServer("occasus", title="Occasus", instructions=ABOUT, version=__version__)
    tables: OrderedDict[str, LocalTable | ServerTable] = OrderedDict()

    def table(match: str) -> LocalTable | ServerTable:
        if match not in tables:
            raise OccasusError(f"unknown match {match[:40]!r}; new_game begins one.")
        tables.move_to_end(match)
        return tables[match]

    def keep(one: LocalTable | ServerTable) -> str:
        match = secrets.token_hex(8)
        tables[match] = one
        while len(tables) > MOST_TABLES:
            tables.popitem(last=False)
        return match

    def tool(function: Callable[..., str]) -> Callable[..., str]:
        """Make a function a tool; what a user can fix is told in a sentence."""

        @wraps(function)
        def told(*args: Any, **given: Any) -> str:
            try:
                return function(*args, **given)
            except OccasusError as error:
                raise ToolError(str(error)) from None

        mcp.add_tool(told)
        return told

    @tool
    def new_game(
        game: str,
        seats: int = 0,
        your_seats: list[int] | None = None,
        bots: list[str] | None = None,
        options: dict[str, str] | None = None,
        seed: str = "",
    ) -> str:
        """Begin a game: fall_of_rome, empires_end or struggle_for_rome.

        You play your_seats (from 0; seat 0 unless you say otherwise), and bots play the others: random, tiro, miles
        (the usual one), centurio or legatus, the last being the strongest. Returns the id of the match.
        """
        rules = find(game)
        count, ours = seats or rules.usual_seats, set(your_seats or [0])
        if count not in rules.seat_counts or not ours <= set(range(count)):
            raise OccasusError(f"{rules.name} has {rules.seat_counts[0]} to {rules.seat_counts[-1]} seats, from 0.")
        if any(bot not in BOTS for bot in bots or []):
            raise OccasusError(f"unknown bot; choose from: {', '.join(BOTS)}.")
        others = iter([*(bots or []), *["miles"] * count])
        players = seated([HUMAN if seat in ours else next(others) for seat in range(count)], count, rules.name)
        chosen = complete(rules.options, options or {})
        one = LocalTable(Match(rules, count, chosen, seed[:100] or secrets.token_hex(8)), players)
        return f"match {keep(one)}\n\n{how_to_read(rules, count, min(ours))}\n{one.view(None)}"

    @tool
    def join(table_id: str, seat: int) -> str:
        """Play a seat of yours at a table on the server. Returns the id of the match."""
        if not server or not token:
            raise OccasusError("start `occasus mcp --server URL` with OCCASUS_TOKEN set to play on a server.")
        one = ServerTable(server, token, table_id, seat)
        return f"match {keep(one)}\n\n{one.view(None)}"

    @tool
    def view(match: str, seat: int | None = None) -> str:
        """Show all that a seat of yours may know, what happened, and its legal actions."""
        return table(match).view(seat)

    @tool
    def legal(match: str, kind: str = "", seat: int | None = None) -> str:
        """List legal actions, all or those of one kind. march {roma genua} 0-2 means six actions."""
        return table(match).legal(seat, kind)

    @tool
    def why_not(match: str, action: str, seat: int | None = None) -> str:
        """Say which rule forbids an action now."""
        return table(match).why_not(seat, action)

    @tool
    def play(match: str, action: str, seat: int | None = None) -> str:
        """Play one legal action, such as: march roma 2. Then the bots play, until you are asked again."""
        return table(match).play(seat, action)

    @tool
    def hint(match: str, seat: int | None = None) -> str:
        """Ask the strongest bot for the best actions, with chances and reasons."""
        return table(match).hint(seat)

    @tool
    def replay(match: str, first: int = 0) -> str:
        """Tell what happened from a move on, with what you may know."""
        return table(match).replay(first)

    @tool
    def rules(game: str, words: str) -> str:
        """Quote the exact rules of a game by some words or by an ID such as FR-SACK-06."""
        return rules_about(game, words)

    @tool
    def book(game: str) -> str:
        """Read how to play a game, with rule IDs."""
        return rule_book(game)

    @tool
    def values(game: str, words: str = "") -> str:
        """Show what is printed on board and cards, such as: cities roma. Without words, the sections."""
        return values_about(game, words)

    @tool
    def games() -> str:
        """List the games with their seats and options."""
        return "\n".join(_described(name) for name in names())

    return mcp


BOTS: Final = ("random", "tiro", "miles", "centurio", "legatus")


def _described(name: str) -> str:
    rules = find(name)
    options = ", ".join(f"{option.name} ({' or '.join(map(str, option.values))})" for option in rules.options)
    together = "; all win or lose together" if rules.cooperative else ""
    return f"{name}: {rules.seat_counts[0]} to {rules.seat_counts[-1]} seats{together}. Options: {options}"
