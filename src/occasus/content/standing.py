"""How the figures of a game stand: which a content file has replaced, which are stand-ins, how sure the others are."""

from __future__ import annotations

from typing import Any, NamedTuple

from occasus.content import facts
from occasus.content.overlay import changes, overlaid
from occasus.content.provenance import Figure, figures


class Standing(NamedTuple):
    """The figures of a game, with an overlay or without."""

    replaced: list[str]  # `cities.entries[genua].days: 3 -> 4`
    stand_ins: list[Figure]  # designed: what is printed was not found
    sure: dict[str, int]  # how many of the others, by `high`, `medium` and `low`


def standing(game: str, overlay: dict[str, Any]) -> Standing:
    values: dict[str, Any] = overlaid(facts(game), overlay)
    result = Standing(list(changes(facts(game), values)), [], {"high": 0, "medium": 0, "low": 0})
    for figure in figures(values, overlay):
        if figure.designed:
            result.stand_ins.append(figure)
        elif figure.confidence in result.sure:
            result.sure[figure.confidence] += 1
    return result
