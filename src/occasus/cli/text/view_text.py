"""A view in words: complete, compact, and the same for the same view.

Every value of the position is there, one line per part. `orange_{roma genua}` stands for orange_roma and orange_genua,
and `march {roma genua} 0-2` for six actions, so that a language model reads each word once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import groupby
from typing import Final

from occasus.cli.boards import find_board
from occasus.cli.boards.plain import Board
from occasus.core.basics import CHANCE, Json, Seat, View
from occasus.core.options import complete
from occasus.games import find
from occasus.locale import Words

NUMBERED: Final = re.compile(r"([a-z]+)(\d+)")  # a crossroads, such as c017


def view_text(view: View) -> str:
    """Return all that a view says, without its legal actions."""
    position = view["position"]
    usual = complete(find(view["game"]).options, {})
    options = {name: value for name, value in position["options"].items() if usual.get(name) != value}
    names = board_of(view["game"]).seats(view)
    parts = {"you": _named(view["seat"], names), "decides": [_named(seat, names) for seat in view["actors"]]}
    parts |= position | {"options": options or "default"}
    if view["result"]:
        parts["result"] = view["result"]
    return "\n".join(line for name, value in parts.items() for line in _lines(name, value))


def _named(seat: Seat, names: list[str]) -> str:
    if seat < 0:
        return "chance" if seat == CHANCE else "a spectator"
    return f"seat {seat}" if names[seat].lower() == f"seat {seat}" else f"seat {seat} ({names[seat]})"


@cache
def board_of(game: str) -> Board:
    """Return the board that knows how a game calls its seats."""
    return find_board(find(game), Words(game, "en", more=(f"{game}_board",)))


def legal_text(actions: Iterable[str]) -> str:
    """Return legal actions as lines, one kind of action per line."""
    kinds: dict[str, list[str]] = {}
    for action in actions:
        kinds.setdefault(action.split()[0], []).append(action)
    return "\n".join(", ".join(_drawn_together(together)) for together in kinds.values())


def value_text(name: str, value: Json) -> str:
    """Return plain data under its name, as in a view."""
    return "\n".join(_lines(name, value))


def _lines(name: str, value: Json) -> list[str]:
    if isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
        return [f"{name} {number}: {_inside(part)}" for number, part in enumerate(value)]
    if isinstance(value, dict) and value and all(isinstance(part, dict) and len(part) > 3 for part in value.values()):
        return [f"{name} {key}: {_inside(part)}" for key, part in value.items()]
    return [f"{name}: {_inside(value)}"]


def _inside(value: Json) -> str:
    """Return a value as it stands behind its name."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(part)}" for key, part in value.items()) or "none"
    if isinstance(value, list) and value and all(isinstance(part, str) for part in value):
        return ", ".join(_with_braces(value))
    if isinstance(value, list):
        return ", ".join(_shown(part) for part in value) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def _shown(value: Json) -> str:
    """Return a value inside another one."""
    text = _inside(value)
    return f"({text})" if isinstance(value, dict | list) and text != "none" else text


def _with_braces(words: list[str]) -> list[str]:
    """Draw neighbours with the same beginning together, in their order."""
    shown: list[str] = []
    for start, group in groupby(words, _beginning):
        ends = [word[len(start) :] for word in group]
        shown += [f"{start}{{{' '.join(ends)}}}"] if start and len(ends) > 1 else [start + end for end in ends]
    return shown


def _beginning(word: str) -> str:
    """Return the part of a word that may be shared: `orange_`, or `huns ` of `huns roma`."""
    head, mark, tail = word.partition(" " if " " in word else "_")
    return head + mark if tail and " " not in tail else ""


def _drawn_together(actions: list[str]) -> list[str]:
    """Write actions of one kind that differ in their last words as one."""
    by_start: dict[tuple[str, ...], list[str]] = {}
    for action in actions:
        *start, last = action.split()
        by_start.setdefault(tuple(start), []).append(last)
    together: dict[tuple[tuple[str, ...], str], list[str]] = {}
    for begun, ends in by_start.items():
        together.setdefault((begun[:-1], _set(ends)), []).append(begun[-1] if begun else "")
    return [
        " ".join(part for part in (*start, _set(middles), ends) if part) for (start, ends), middles in together.items()
    ]


def _set(words: list[str]) -> str:
    """Return one word, a range `0-3`, or several in braces."""
    if len(words) == 1:
        return words[0]
    if all(word.isdigit() for word in words):
        numbers = [int(word) for word in words]
        if numbers == list(range(numbers[0], numbers[0] + len(numbers))):
            return f"{words[0]}-{words[-1]}"
    return f"{{{' '.join(_numbered(words))}}}"


def _numbered(words: list[str]) -> list[str]:
    """Draw runs of numbered places together: c001, c002, c003 are c001-c003."""
    shown: list[str] = []
    run: list[str] = []
    for word in [*words, ""]:
        if run and not _follows(run[-1], word):
            shown += [f"{run[0]}-{run[-1]}"] if len(run) > 2 else run
            run = []
        run.append(word)
    return shown


def _follows(word: str, after: str) -> bool:
    one, other = NUMBERED.fullmatch(word), NUMBERED.fullmatch(after)
    return bool(one and other and one[1] == other[1] and int(one[2]) + 1 == int(other[2]))
