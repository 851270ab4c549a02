"""`occasus hint`: what the strongest bot would do, and why."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from occasus.cli import completion
from occasus.core.basics import OccasusError


def hint(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", autocompletion=completion.matches, help="A match file, or - for standard input."
        ),
    ],
    seat: Annotated[int | None, typer.Option(help="The seat to advise; by default the one that decides.")] = None,
    bot: Annotated[str, typer.Option(help="The bot to ask: legatus, centurio, miles or tiro.")] = "",
    budget: Annotated[int, typer.Option(help="Number of simulations; 0 lets the bot decide.")] = 0,
    seconds: Annotated[float, typer.Option(help="Time limit in seconds; 0 lets the bot decide.")] = 0.0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Suggest the three best actions in an unfinished match, with win chances and reasons."""
    from functools import partial

    from occasus.bots.budget import Budget
    from occasus.cli.boards import find_board
    from occasus.cli.play.action_text import ActionText
    from occasus.cli.play.advice import advise, show_advice
    from occasus.cli.play.match_files import read_match
    from occasus.cli.play.screen import Screen
    from occasus.core.basics import WATCHER
    from occasus.locale import Words

    match, _ = read_match(file)
    match.settle()
    actors = match.game.actors(match.state)
    words = Words(match.game.name, more=(f"{match.game.name}_board",))
    if not actors:
        raise OccasusError(words.say("hint-over", file=str(file)))
    if seat is not None and seat not in actors:
        raise OccasusError(words.say("hint-not-yours", seat=seat, seats=", ".join(str(actor) for actor in actors)))
    asked = actors[0] if seat is None else seat
    suggestions = advise(match, asked, bot, Budget(budget, seconds))
    if json:
        from json import dumps

        typer.echo(dumps([advice.record() for advice in suggestions], indent=2))
        return
    screen = Screen(words)
    words.seats = find_board(match.game, words).seats(match.view(WATCHER))
    screen.say("hint-for", seat=words.name("seat", str(asked)))
    says = partial(ActionText(match.game.catalogue, words).sentence, seen=match.view(asked))
    show_advice(screen, suggestions, match.game.cooperative, says)


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(hint)
