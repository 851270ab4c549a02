"""Content files of tables: a host's own figures, read at the border, and kept as JSON with an id of their own.

Whoever brings one may send anything. So its text is bounded, and another process reads it, makes the game from it and
plays that game to its end at every number of players, before a table may use it.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Annotated, Any, Final

import msgspec

from occasus.content import facts, overlaid
from occasus.content.overlay import parse_overlay
from occasus.content.provenance import Figure
from occasus.content.standing import standing
from occasus.core.basics import OccasusError
from occasus.core.game import Game
from occasus.core.options import complete
from occasus.core.playout import playout
from occasus.games import find

MOST_BYTES: Final = 200_000  # of a content file; one with every figure of a game has half of that
MOST_DECISIONS: Final = 50_000  # of a game by luck; ours end after some thousand
YOURS: Final = "your content file"

ContentText = Annotated[str, msgspec.Meta(max_length=MOST_BYTES)]


class FigureValue(msgspec.Struct, kw_only=True):
    """One figure of an entry: its name and how it stands in the content file."""

    name: str
    value: str


class StandIn(msgspec.Struct, kw_only=True):
    """Figures of one entry that are placeholders, and why."""

    path: list[str]  # subject first: locations, tiles, road_6
    figures: list[FigureValue]
    why: str


class FiguresRecord(msgspec.Struct, kw_only=True):
    """How the figures of a game or a table stand."""

    replaced: list[str]  # by a content file: `cities.entries[genua].days: 3 -> 4`
    stand_ins: list[StandIn]
    count: int  # of the figures that are placeholders
    sure: dict[str, int]  # how many of the others, by `high`, `medium` and `low`


def read(game: str, text: str) -> str:
    """A content file as JSON, if the game can be played with it; takes a while, so another process does it."""
    overlay = msgspec.json.encode(parse_overlay(text, YOURS, game)).decode()
    try:
        try_out(find(game, msgspec.json.decode(overlay)))
    except OccasusError as error:
        raise OccasusError(f"{YOURS}: {error}") from error
    return overlay


def try_out(game: Game[Any]) -> None:
    """Play a game by luck at every number of players; whatever goes wrong, or never ends, is the content's fault."""
    for seats in game.seat_counts:
        state = game.start(seats, complete(game.options, {}))
        try:
            playout(game, state, Random(seats), MOST_DECISIONS)
        except (LookupError, ArithmeticError, TypeError, ValueError, AttributeError, AssertionError) as error:
            raise OccasusError(
                f"the game can't be played with these values ({type(error).__name__} with {seats} players)."
            ) from error
        if game.result(state) is None:
            raise OccasusError(f"with these values, a game with {seats} players doesn't end.")


@lru_cache(maxsize=32)
def _with_content(name: str, content: str) -> Game[Any]:
    return find(name, msgspec.json.decode(content))


def game_with(name: str, content: str) -> Game[Any]:
    """A game with a content file, as JSON; with ours where that is empty."""
    return _with_content(name, content) if content else find(name)


def facts_with(name: str, content: str) -> dict[str, Any]:
    """The facts of a game with a content file laid on them."""
    with_content: dict[str, Any] = overlaid(facts(name), msgspec.json.decode(content or "{}"))
    return with_content


def figures_with(name: str, content: str) -> FiguresRecord:
    """Return how the figures of a game stand, with a content file or without."""
    standings = standing(name, msgspec.json.decode(content or "{}"))
    entries: dict[tuple[tuple[str, ...], str], StandIn] = {}
    for figure in standings.stand_ins:
        path, name, why = _told(figure)
        entry = entries.setdefault((path, why), StandIn(path=list(path), figures=[], why=why))
        entry.figures.append(FigureValue(name=name, value=msgspec.json.encode(figure.value).decode().strip('"')))
    return FiguresRecord(
        replaced=standings.replaced,
        stand_ins=list(entries.values()),
        count=len(standings.stand_ins),
        sure=standings.sure,
    )


def _told(figure: Figure) -> tuple[tuple[str, ...], str, str]:
    """The place of a figure's entry, the figure's name in it, and why it is a placeholder."""
    words = [str(part) for part in figure.path]
    ids = [place for place, word in enumerate(words) if word.startswith("=")]
    end = ids[-1] + 1 if ids else len(words) - 1
    path = tuple(word.removeprefix("=") for word in words[:end])
    return path, ".".join(words[end:]), figure.source.removeprefix("designed").strip("()")
