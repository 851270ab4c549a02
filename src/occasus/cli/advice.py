"""Advice for a person: actions, chances and reasons in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.table import Table
from rich.text import Text

from occasus.bots.budget import Budget
from occasus.bots.contract import Advice, Reason
from occasus.cli.screen import Page
from occasus.cli.thought import advice
from occasus.core.basics import Seat
from occasus.core.match import Match
from occasus.locale import Words


def advise(match: Match[Any], seat: Seat, bot: str, budget: Budget) -> list[Advice]:
    """What a bot would do in a seat's place, knowing what that seat may know."""
    return advice(match.game, match.state, seat, match.seed, len(match.moves), bot, budget)


def show_advice(screen: Page, told: list[Advice], together: bool, says: Callable[[str], str] = str) -> None:
    """Show actions, best first; as they are typed, or as `says` tells them."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", overflow="fold")
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for each in told:
        why = "\n".join(reason_text(screen.words, reason) for reason in each.reasons)
        chance = screen.words.say("hint-chance", chance=percent(each.chance))
        table.add_row(says(each.action), chance, Text(why))
    screen.show(table)
    screen.say("hint-meaning-together" if together else "hint-meaning", style="dim")


def reason_text(words: Words, reason: Reason) -> str:
    """One line of why; words of the game are shown by their names, as in events."""
    args: dict[str, str | int] = {}
    for name, value in reason.words.items():
        if isinstance(value, str):
            args[name], args[f"{name}_id"] = words.shown(name, value), value
        elif isinstance(value, list):
            args[name] = ", ".join(words.shown(name, str(each)) for each in value)
        else:
            args[name] = round(value)
    return words.say(reason.key, **args)


def percent(chance: float) -> str:
    """A chance as people say it: no false digits, and never quite sure."""
    return f"{min(99, max(1, round(100 * chance)))} %"
