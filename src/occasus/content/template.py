"""A content file with every figure of a game, for the owner of a box to correct."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import yaml

from occasus.content import facts
from occasus.content.provenance import Figure, figures
from occasus.core.basics import Json

HELP = """\
# Every figure of {game} that a content file may replace, as it stands now, with its source and how sure we are.
# Correct what your box prints, delete what you leave as it is, then: occasus content check FILE
# `designed` marks a stand-in: the printed figure was not found.
game: {game}
"""
WIDTH = 10_000  # a figure stays on its line, so that what is said of it can stand behind it


def template_of(game: str) -> str:
    """The figures of a game as YAML; behind each its source and how sure we are."""
    tree: dict[Any, Any] = {}
    for figure in figures(facts(game)):
        here = tree
        for part in figure.path[:-1]:
            here = here.setdefault(part, {})
        here[figure.path[-1]] = figure
    return HELP.format(game=game) + "".join(_lines(tree, 0))


def _lines(tree: dict[Any, Any], depth: int) -> Iterator[str]:
    """The lines of a map; an entry with an id begins with a dash."""
    indent = "  " * depth
    for key, part in tree.items():
        if isinstance(part, Figure):
            yield f"{indent}{key}: {_flow(part.value)}  # {_told(part)}\n"
        elif str(key).startswith("="):
            yield f"{indent}- id: {_flow(key[1:])}\n"
            yield from _lines(part, depth + 1)
        else:
            yield f"{indent}{key}:\n"
            yield from _lines(part, depth + 1)


def _told(figure: Figure) -> str:
    note = f"{figure.confidence or 'not rated'}: {figure.source or 'no source'}"
    return " ".join(note.split())


def _flow(value: Json) -> str:
    text: str = yaml.safe_dump(value, default_flow_style=True, width=WIDTH, allow_unicode=True, sort_keys=False)
    return text.removesuffix("\n").removesuffix("\n...")
