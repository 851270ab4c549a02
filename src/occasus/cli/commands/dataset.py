"""`occasus dataset`: thousands of played games as Parquet, with a card and hashes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from occasus.cli import completion
from occasus.core.basics import OccasusError


def dataset(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new folder for the files.")],
    game: Annotated[
        list[str] | None, typer.Option(autocompletion=completion.games, help="Only this game; can be repeated.")
    ] = None,
    games: Annotated[int, typer.Option(help="Matches per game.")] = 10_000,
    seed: Annotated[str, typer.Option(help="The seed of all randomness: any text without spaces.")] = "dataset",
    jobs: Annotated[int | None, typer.Option(help="Number of processes; by default one per processor.")] = None,
) -> None:
    """Let bots of all levels play and save their decisions as a dataset: Parquet, a card and SHA-256 hashes."""
    import os

    from rich.console import Console
    from rich.progress import Progress

    from occasus.arena.dataset.build import build
    from occasus.cli.arguments import chosen_game
    from occasus.core.registry import OURS

    if games < 1 or (jobs is not None and jobs < 1) or not seed.strip() or len(seed.split()) > 1:
        raise OccasusError("the numbers of games and of jobs must be 1 or more, and the seed one word.")
    ours = [chosen_game(name, None).name for name in game or OURS]
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(str(folder), total=games * len(ours))
        build(folder, ours, games, seed, jobs or os.cpu_count() or 1, lambda: progress.advance(bar))
    typer.echo((folder / "README.md").read_text(encoding="utf-8").partition("## Files\n\n")[2].partition("\n\n")[0])


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(dataset)
