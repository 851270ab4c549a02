"""`occasus games`: which games there are, for how many, and what can be chosen in each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from occasus.cli import completion

if TYPE_CHECKING:
    from rich.console import Console


MANY: Final = 12  # values of an option that are all listed


def games(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=completion.games, help="Only this game.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """List the games with their player counts and options."""
    from occasus.core.registry import names
    from occasus.games import find

    chosen = [find(name) for name in ([game] if game else names())]
    if json:
        from json import dumps

        typer.echo(
            dumps(
                [
                    {
                        "name": one.name,
                        "players": [one.seat_counts[0], one.seat_counts[-1]],
                        "cooperative": one.cooperative,
                        "options": [option.record() for option in one.options],
                    }
                    for one in chosen
                ],
                indent=2,
            )
        )
        return
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from occasus.locale import Words

    console, words = Console(highlight=False), Words()
    for one in chosen:
        sort = words.say("games-cooperative" if one.cooperative else "games-competitive")
        console.print(
            Text.assemble(
                (one.name, "bold"),
                "  ",
                words.say(
                    "games-line",
                    title=Words(one.name).name("game", one.name),
                    least=one.seat_counts[0],
                    most=one.seat_counts[-1],
                    sort=sort,
                ),
            )
        )
        table = Table(box=None, padding=(0, 1), header_style="dim")
        for head in ("games-option", "games-values", "games-meaning"):
            table.add_column(Text(words.say(head)), overflow="fold", no_wrap=head == "games-option")  # one types it
        for option in one.options:
            values = Text()
            for place, value in enumerate(_few(option.values, option.default)):
                values.append(", " if place else "")
                word = str(value).lower()
                values.append(
                    f"[{word}]" if value == option.default else word, "bold" if value == option.default else ""
                )
            table.add_row(option.name, values, Text(f"{option.text} ({option.rule})"))
        console.print(table)
        _show_bots(console, one.name)
    console.print(Text(words.say("games-how", example=chosen[0].name), "dim"))


def _few(values: Sequence[Any], default: Any) -> list[Any]:
    """The values of an option; of a long row of numbers its ends, and what is usual."""
    if len(values) <= MANY or any(isinstance(value, str | bool) for value in values):
        return list(values)
    return [f"{values[0]}-{values[-1]}", default]


def _show_bots(console: Console, game: str) -> None:
    """Who may play at a table, weakest first: how, and how often they win. The words are those of the browser."""
    from rich.table import Table
    from rich.text import Text

    from occasus.bots.registry import bots_of
    from occasus.bots.strength import strengths
    from occasus.locale import Words

    console.print(Text(f" {Words().say('games-bots')}", "dim"))
    words, measured = Words(part="web"), strengths(game)
    table = Table.grid(padding=(0, 1))
    for bot in bots_of(game):
        about = words.say(f"bot-{bot}-about")
        strength = measured.get(bot)
        if strength is not None:
            message = "bot-strength" if strength.against else "bot-strength-together"
            other = words.say(f"bot-{strength.against}") if strength.against else ""
            about = f"{about}; {words.say(message, tenths=strength.tenths(), other=other)}"
        table.add_row(Text(f" {bot}", "bold"), Text(about))
    console.print(table)


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(games)
