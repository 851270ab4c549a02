"""Help pages and mistakes of the command line in the reader's language."""

from __future__ import annotations

from typing import Any, Final

from typer.exceptions import TyperException

from occasus.locale import usual_language
from occasus.locale.sentences import told

HEADS: Final = (  # words of Typer's help pages
    "ARGUMENTS_PANEL_TITLE",
    "OPTIONS_PANEL_TITLE",
    "COMMANDS_PANEL_TITLE",
    "ERRORS_PANEL_TITLE",
    "ABORTED_TEXT",
    "RICH_HELP",
    "REQUIRED_LONG_STRING",
)
USAGE: Final = "Usage: "
PLAINER: Final = {  # what the library that reads numbers says, and what a person would say
    "Input should be a valid integer, unable to parse string as an integer": "it should be a whole number",
    "Input should be a valid number, unable to parse string as a number": "it should be a number",
}
_heads: Final[dict[str, str]] = {}  # as Typer says them


def translate(command: Any, ctx: Any) -> None:
    """Say everything that the help of a command and of those below it says in the reader's language."""
    if usual_language() == "en" and not _heads:
        return
    from typer import rich_utils

    for head in HEADS:
        english = _heads.setdefault(head, getattr(rich_utils, head))
        setattr(rich_utils, head, told(english))
    rich_utils.DEFAULT_STRING = told("[default: {a}]").replace("{a}", "{}")
    rich_utils.ENVVAR_STRING = told("[env var: {a}]").replace("{a}", "{}")
    _translate(command, ctx)


def in_readers_language(error: TyperException) -> TyperException:
    """A mistake of whoever typed, told in the reader's language; a command that needs more words shows its help."""
    if type(error).__name__ != "NoArgsIsHelpError":
        said = told(error.format_message())
        for technical, plain in PLAINER.items():
            said = said.replace(technical, plain)
        error.format_message = lambda: said  # type: ignore[method-assign]
    return error


def _translate(command: Any, ctx: Any) -> None:
    english = command.get_usage
    command.get_usage = lambda ctx: english(ctx).replace(USAGE, told(USAGE), 1)
    command.options_metavar = told(command.options_metavar or "")
    if getattr(command, "subcommand_metavar", None):
        command.subcommand_metavar = told(command.subcommand_metavar)
    command.help = told(command.help or "")
    command.short_help = told(command.short_help) if command.short_help else None
    for given in [*command.params, command.get_help_option(ctx)]:
        if given is not None:
            given.help = told(given.help) if getattr(given, "help", None) else None
            given.metavar = told(given.metavar) if given.metavar else given.metavar
    for part in getattr(command, "commands", {}).values():
        _translate(part, ctx)
