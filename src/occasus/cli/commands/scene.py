"""`occasus scene`: run scenes and show where they lead."""

from __future__ import annotations

import json as plain
from pathlib import Path
from typing import Annotated

import typer


def scene(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scene files, or folders of them.")],
    json: Annotated[bool, typer.Option("--json", help="Write the outcomes as JSON.")] = False,
    brief: Annotated[bool, typer.Option("--brief", help="One line per scene, plus what fails.")] = False,
) -> None:
    """Run scenes: make their moves, show the position afterwards and check their expectations."""
    from occasus.locale import Words
    from occasus.scenes.file import scene_files
    from occasus.scenes.report import record, report, summary
    from occasus.scenes.run import run_file

    outcomes = [outcome for path in scene_files(files) for outcome in run_file(path)]
    if json:
        typer.echo(plain.dumps([record(outcome) for outcome in outcomes], indent=2, ensure_ascii=False))
    else:
        for outcome in outcomes:
            typer.echo(summary(outcome) if brief else report(outcome))
        if len(outcomes) > 1:
            failed = sum(not outcome.ok for outcome in outcomes)
            typer.echo(Words().say("scene-count", scenes=len(outcomes), failed=failed))
    if not all(outcome.ok for outcome in outcomes):
        raise typer.Exit(1)


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(scene)
