"""The command `occasus`: one application whose commands live in small modules of their own.

What a user can fix is told in one sentence on stderr, with exit code 2 and no traceback.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from occasus.cli.commands import (
    admin,
    analyse,
    arena,
    backup,
    bench,
    content,
    dataset,
    export,
    games,
    hint,
    matches,
    mcp,
    play,
    puzzle,
    replay,
    rules,
    scene,
    serve,
    simulate,
    stats,
    study,
    translations,
)
from occasus.cli.version import version
from occasus.cli.wrapping import keep_no_break_spaces
from occasus.core.basics import OccasusError
from occasus.locale.sentences import told

PLAIN_WORDS: Final = {
    "Input should be a valid integer, unable to parse string as an integer": "it should be a whole number",
    "Input should be a valid number, unable to parse string as a number": "it should be a number",
}
VALUES: Final = {"int": "NUMBER", "float": "NUMBER", "Path": "FILE", "bool": ""}


def name_values(command: Any, ctx: Any) -> None:
    """Say what an option takes in people's words, not as types of Python: `--games NUMBER`; a switch takes nothing."""
    for given in [*command.params, command.get_help_option(ctx)]:
        if given is not None and given.param_type_name == "argument":
            given.display_type_rich = lambda ctx: None  # its name says it
        elif given is not None and given.metavar is None:
            kind = given.bare_type().removeprefix("list[").removesuffix("]")
            given.metavar = VALUES.get(kind, "TEXT")
    for part in getattr(command, "commands", {}).values():
        name_values(part, ctx)


def in_plain_words(error: TyperException) -> TyperException:
    """Reword what the library that parses numbers says; a command without its arguments shows its help as it is."""
    if type(error).__name__ != "NoArgsIsHelpError":
        message = error.format_message()
        for technical, plain in PLAIN_WORDS.items():
            message = message.replace(technical, plain)
        error.format_message = lambda: message  # type: ignore[method-assign]
    return error


class Commands(TyperGroup):
    """The group of all commands, which turns our errors into sentences."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words of a command; by then all commands are known."""
        name_values(self, ctx)
        try:
            return super().parse_args(ctx, args)
        except TyperException as error:
            raise in_plain_words(error) from None

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except OccasusError as error:
            typer.echo(f"occasus: {told(str(error))}", err=True)
            raise typer.Exit(2) from error
        except TyperException as error:
            raise in_plain_words(error) from None
        except KeyboardInterrupt as error:
            typer.echo("", err=True)
            raise typer.Exit(130) from error


keep_no_break_spaces()
app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Three board games about the fall of Rome: play them, let bots play them, read their rules.",
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version())
        raise typer.Exit


@app.callback()
def occasus(
    show_version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", is_eager=True, callback=_show_version)
    ] = False,
) -> None:
    """Three board games about the fall of Rome: play them, let bots play them, read their rules."""


for _module in (
    games,
    play,
    matches,
    mcp,
    puzzle,
    serve,
    admin,
    backup,
    bench,
    hint,
    replay,
    analyse,
    simulate,
    arena,
    dataset,
    export,
    stats,
    rules,
    translations,
    scene,
    study,
    content,
):
    _module.register(app)


def run() -> None:
    """Start the application; the entry point of the installed command. Bots may lie in the folder where one is."""
    sys.path.append(str(Path.cwd()))
    app(prog_name="occasus")
