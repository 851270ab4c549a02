"""Advice for a person: actions, chances and reasons in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from occasus.bots.budget import Budget
from occasus.bots.contract import Advice, Reason
from occasus.cli.play.bot_decision import advice
from occasus.cli.play.screen import Page
from occasus.core.basics import Seat
from occasus.core.match import Match
from occasus.locale import Words

NARROW: Final = 70  # columns below which reasons stand under their actions


def advise(match: Match[Any], seat: Seat, bot: str, budget: Budget) -> list[Advice]:
    """Return what a bot would do in a seat's place, knowing what that seat may know."""
    return advice(match.game, match.state, seat, match.seed, len(match.moves), bot, budget)


def show_advice(
    screen: Page, suggestions: list[Advice], together: bool, says: Callable[[str], str] = str, level: str = ""
) -> None:
    """Show actions, best first; as they are typed, or as `says` tells them; at a table as which level one counts."""
    rows = [
        (
            says(suggestion.action),
            screen.words.say("hint-chance", chance=percent(suggestion.chance)),
            "\n".join(reason_text(screen.words, reason) for reason in suggestion.reasons),
        )
        for suggestion in suggestions
    ]
    screen.show(Advised(rows))
    screen.say("hint-meaning-together" if together else "hint-meaning", style="dim")
    if level:
        screen.say("hint-table", level=level.capitalize(), style="dim")
    else:
        screen.say("hint-everyone", style="dim")


@final
class Advised:
    """Actions with chances and reasons: side by side, or the reasons below where columns would be too narrow."""

    def __init__(self, rows: list[tuple[str, str, str]]) -> None:
        self._rows: Final = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """A table, or lines."""
        if options.max_width < NARROW:
            for action, chance, why in self._rows:
                yield Text.assemble((action, "bold cyan"), f"  {chance}")
                yield Padding(Text(why), (0, 0, 0, 2))
            return
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold cyan", overflow="fold")
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        for action, chance, why in self._rows:
            table.add_row(Text(action), chance, Text(why))
        yield table


def reason_text(words: Words, reason: Reason) -> str:
    """One line of why; words of the game are shown by their names, as in events."""
    args: dict[str, str | int] = {}
    for name, value in reason.words.items():
        if isinstance(value, str):
            args[name], args[f"{name}_id"] = words.shown(name, value), value
        elif isinstance(value, list):
            args[name] = ", ".join(words.shown(name, str(item)) for item in value)
        else:
            args[name] = round(value)
    return words.say(reason.key, **args)


def percent(chance: float) -> int:
    """A chance as people say it: no false digits, and never quite sure."""
    return min(99, max(1, round(100 * chance)))
