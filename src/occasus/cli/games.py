"""`occasus games`: which games there are, for how many, and what can be chosen in each."""

from __future__ import annotations

from typing import Annotated

import typer


def games(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Only this game.")] = "",
    json: Annotated[bool, typer.Option("--json", help="As data for programs.")] = False,
) -> None:
    """List the games, with their numbers of players and their options."""
    from occasus.core.registry import names
    from occasus.games import find

    found = [find(name) for name in ([game] if game else names())]
    if json:
        from json import dumps

        typer.echo(
            dumps(
                [
                    {
                        "name": each.name,
                        "players": [each.seat_counts[0], each.seat_counts[-1]],
                        "cooperative": each.cooperative,
                        "options": [option.record() for option in each.options],
                    }
                    for each in found
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
    for each in found:
        sort = words.say("games-cooperative" if each.cooperative else "games-competitive")
        console.print(
            Text.assemble(
                (each.name, "bold"),
                "  ",
                words.say(
                    "games-line",
                    title=Words(each.name).name("game", each.name),
                    least=each.seat_counts[0],
                    most=each.seat_counts[-1],
                    sort=sort,
                ),
            )
        )
        table = Table(box=None, padding=(0, 1), header_style="dim")
        for head in ("games-option", "games-values", "games-meaning"):
            table.add_column(Text(words.say(head)), overflow="fold")
        for option in each.options:
            values = Text()
            for place, value in enumerate(option.values):
                values.append(", " if place else "")
                word = str(value).lower()
                values.append(
                    f"[{word}]" if value == option.default else word, "bold" if value == option.default else ""
                )
            table.add_row(option.name, values, Text(f"{option.text} ({option.rule})"))
        console.print(table)
    console.print(Text(words.say("games-how", example=found[0].name), "dim"))


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(games)
