"""The meaning of a model's reply: an action, a question about the rules, words to the others, or none of these."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final, final

from occasus.cli.play.action_text import ActionText
from occasus.cli.play.menu import Menu
from occasus.cli.play.prompt import understand
from occasus.core.basics import Seat, View
from occasus.core.game import Game, imagine

LONGEST_REPLY: Final = 20_000  # characters that are read, from the end
LONGEST_ACTION: Final = 200
LONGEST_SAID: Final = 300
BRACKETS: Final = re.compile(r"\[([^\[\]\n]{1,300})\]")
ACTION: Final = re.compile(r"^\W*action\W*:\s*(.+)$", re.IGNORECASE | re.MULTILINE)
SAYS: Final = re.compile(r"^\W*say\W*:\s*(.+)$", re.IGNORECASE | re.MULTILINE)
AROUND: Final = " \t\r\n`*_'\"“”.!"


@final
class Reply:
    """A reply taken apart: what is to be done, and what is said to the others."""

    def __init__(self, text: str) -> None:
        read = text[-LONGEST_REPLY:]
        said = SAYS.findall(read)
        self.said: Final = _plain(said[-1])[:LONGEST_SAID] if said else ""
        self.wanted: Final = _plain(_wanted(SAYS.sub("", read)))[:LONGEST_ACTION].strip(AROUND)


def action_meant(wanted: str, game: Game[Any], seen: View, deeds: ActionText) -> str:
    """Return the legal action that a text means; anything else is refused with the reason and the rule.

    Only the view goes in: a reason is that of a state imagined from it, so no refusal shows what a seat can't know.
    """
    exact = " ".join(wanted.lower().split())
    if exact in seen["legal"]:
        return exact
    seat: Seat = seen["seat"]
    return understand(wanted, Menu(seen["legal"]), deeds, game, imagine(game, seen, Random(0)), seat, seen)


def _wanted(text: str) -> str:
    """Return the last action in brackets, behind `action:`, or the last line."""
    if matches := BRACKETS.findall(text):
        return str(matches[-1])
    if matches := ACTION.findall(text):
        return str(matches[-1])
    lines = [line for line in text.splitlines() if line.strip(AROUND)]
    return lines[-1] if lines else ""


def _plain(text: str) -> str:
    """Return a text on one line, without signs that no one sees."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
