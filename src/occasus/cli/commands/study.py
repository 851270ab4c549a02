"""`occasus study`: explore a match or a position, with variations and comments."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from occasus.cli import completion

SCENES = (".yaml", ".yml")


def study(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", autocompletion=completion.matches, help="A match file, or a scene to start from."
        ),
    ],
) -> None:
    """Explore a match or a position: play every seat, choose dice and cards, add variations and comments."""
    from occasus.cli.play.match_files import known_match, read_data
    from occasus.cli.play.screen import Screen
    from occasus.cli.play.study_ui import StudyUi
    from occasus.core.basics import OccasusError
    from occasus.core.match_file import to_data
    from occasus.locale import Words
    from occasus.scenes.file import read_scenes
    from occasus.scenes.run import open_scene
    from occasus.studies.board import written
    from occasus.studies.file import read_study

    scene = file.suffix in SCENES
    try:
        read = read_study(to_data(open_scene(read_scenes(file)[0]).match) if scene else read_data(file))
        written(read)  # refuses illegal moves
    except OccasusError as error:
        raise OccasusError(f"{file}: {str(error).removeprefix(f'{file}: ')}") from error
    words = Words(str(read.match["game"]), more=(f"{read.match['game']}_board",))
    StudyUi(Screen(words), read, file.with_suffix(".study.json") if scene else known_match(file)).run()


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(study)
