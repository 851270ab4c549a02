"""`occasus translations`: the ledgers in other languages: what is missing or too old, and worksheets."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def translations(
    game: Annotated[str, typer.Argument(help="A game; leave it out for an overview.")] = "",
    language: Annotated[
        str, typer.Argument(help="pl, fr or nl; en for rules whose ledger text isn't written for players.")
    ] = "",
    add: Annotated[Path | None, typer.Option(help="A translated worksheet to add to the file.")] = None,
) -> None:
    """Show what is translated; with a game and a language, print a worksheet of what is missing."""
    from occasus.core.basics import OccasusError
    from occasus.core.registry import OURS
    from occasus.core.suggestions import meant
    from occasus.ledger import worksheet
    from occasus.ledger.translations import ENGLISH, TRANSLATED

    if not game:
        _overview()
        return
    if game not in OURS:
        raise OccasusError(f"unknown game {game!r}; {meant(game, OURS)}")
    if language not in (ENGLISH, *TRANSLATED):
        raise OccasusError(f"language {language!r} is not one of {', '.join([ENGLISH, *TRANSLATED])}.")
    if add is None:
        typer.echo(worksheet.worksheet(game, language), nl=False)
        return
    typer.echo(f"{worksheet.add(game, language, add)} entries added.")


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(translations)


def _overview() -> None:
    from occasus.core.registry import OURS
    from occasus.ledger.translations import (
        COMPLETE,
        TRANSLATED,
        headings_of,
        missing,
        mistakes,
        outdated,
        players_rules,
    )

    for game in OURS:
        whole = len(players_rules(game)) + len(headings_of(game))
        for language in TRANSLATED:
            lacks, old, wrong = missing(game, language), outdated(game, language), mistakes(game, language)
            done = ", declared complete" if f"{game}.{language}" in COMPLETE else ""
            summary = f"{whole - len(lacks)} of {whole} told, {len(lacks)} missing, {len(old)} too old"
            typer.echo(f"{game}.{language}: {summary}{done}")
            for line in [*(f"too old: {rule}" for rule in old), *wrong]:
                typer.echo(f"  {line}")
