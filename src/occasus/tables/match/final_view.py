"""The public final position of a match, for its picture."""

from __future__ import annotations

from typing import Any

import msgspec

from occasus.core.basics import WATCHER, Json, OccasusError
from occasus.core.match_file import from_data
from occasus.games import find
from occasus.tables.match.archived_games import part_of
from occasus.tables.match.replays import repeat
from occasus.tables.protocol.problems import Problem


class FinalView(msgspec.Struct, kw_only=True):
    """The last position without its secrets, how many turns it took, and the city that fell last, if one did."""

    position: dict[str, Any]
    turns: int = 0
    last: str = ""


def final_view(data: dict[str, Json]) -> FinalView:
    """The end of a match file; takes a while, so that a process of its own does it."""
    try:
        match = from_data({**data, "result": None}, find, 0)
        for move in data["moves"]:
            repeat(match, str(move))
    except (OccasusError, KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Problem("damaged", f"This match file can't be shown: {error}", 409) from error
    view = FinalView(position=match.game.describe(match.state, WATCHER))
    for event in (event for events in match.log for event in events):
        view.turns += event.kind.name == "turn_began"
        if event.kind.name == "sacked":
            args = zip(event.kind.domains, event.args, strict=True)
            view.last = next((domain.word(arg) for domain, arg in args if domain.name == "city"), "")
    return view


def archived_view(story: str, moves: int) -> FinalView:
    """The end of a match that was played by older rules, as it was kept."""
    return FinalView(position=part_of(story, moves, 1).steps[-1].view.position)
