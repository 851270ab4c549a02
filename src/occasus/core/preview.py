"""Previews: a seat's own actions tried out on states imagined from its view.

Nothing but the view goes in, so that no secret can come out. What is told is what is sure: the events that all imagined
states agree on, up to the first that reveals something or the next thing that chance or someone else decides. Where
nothing is hidden and chance decides next, as with dice, each of its ways is told with its weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, final

from occasus.core.basics import CHANCE, Position, View
from occasus.core.game import Game, imagine
from occasus.core.log import Event, Log

WORLDS: Final = 3  # imagined states that must agree
WAYS: Final = 128  # of chance that are tried out for one question; three dice have 56
ANSWERS: Final = 4  # that are given to questions which chance may leave


@final
class ChanceOutcome:
    """Something that chance may do, with its weight: the numbers of the position that are different then, as
    differences, by their paths (`legions.roma`).
    """

    def __init__(self, weight: int, by: dict[str, int]) -> None:
        self.weight: Final = weight
        self.by: Final = by


@final
class Preview:
    """The events of some actions in a row, what the seat may do afterwards (nothing: it is not its turn to say),
    what of the position is different then (nothing: not all that happens is sure), and how chance may go on.
    """

    def __init__(self, events: list[Event], legal: list[int], changed: Position) -> None:
        self.events: Final = events
        self.legal: Final = legal
        self.changed: Final = changed
        self.ways: Final[list[ChanceOutcome]] = []


def foresee(game: Game[Any], seen: View, lines: Sequence[Sequence[int]], rng: Random) -> list[Preview]:
    """Try each line of actions from the same view; a line ends where an action is not legal.

    Ways of chance are told for as many lines as have few enough of them together.
    """
    first = imagine(game, seen, rng)
    worlds = [first, *(game.resample_hidden(first, seen["seat"], rng) for _ in range(WORLDS - 1))]
    result: list[Preview] = []
    left = WAYS
    for line in lines:
        states = [game.copy(world) for world in worlds]
        agreed = _agreed([_try(game, state, seen, line) for state in states])
        odds = _odds(game, states[0]) if agreed.changed else []
        if 0 < len(odds) <= left:
            left -= len(odds)
            agreed.ways.extend(_ways(game, states[0], seen, odds))
        result.append(agreed)
    return result


def _try(game: Game[Any], state: Any, seen: View, line: Sequence[int]) -> Preview:
    seat = seen["seat"]
    log = Log()
    for code in line:
        if code not in game.legal(state, seat) or _reveals(log):
            break
        game.apply(state, seat, code, log)
    events = [event.seen_by(seat) for event in log.events]
    for place, event in enumerate(events):
        if event.kind.reveals:
            return Preview(events[: place + 1], [], {})
    changed = _changed(seen["position"], game.describe(state, seat))
    return Preview(events, sorted(game.legal(state, seat)), changed)


def _odds(game: Game[Any], state: Any) -> list[tuple[int, int]]:
    """Return what chance may decide next, where nothing is hidden."""
    return game.odds(state) if not game.hidden_information and game.actors(state) == [CHANCE] else []


def _ways(game: Game[Any], state: Any, seen: View, odds: list[tuple[int, int]]) -> list[ChanceOutcome]:
    """Return how chance may go on; ways that come to the same are one."""
    before = game.describe(state, seen["seat"])
    weights: dict[tuple[tuple[str, int], ...], int] = {}
    for code, weight in odds:
        after = game.copy(state)
        game.apply(after, CHANCE, code, None)
        _answer(game, after, seen)
        by = tuple(_differences(before, game.describe(after, seen["seat"]), ""))
        weights[by] = weights.get(by, 0) + weight
    return [ChanceOutcome(weight, dict(by)) for by, weight in weights.items()]


def _answer(game: Game[Any], state: Any, seen: View) -> None:
    """Answer what the seat is asked because of chance with the first possibility: what is left to it changes no number
    that matters, only its place.
    """
    seat, usual = seen["seat"], {text.split()[0] for text in seen["legal"]}
    for _ in range(ANSWERS):
        legal = sorted(game.legal(state, seat)) if game.actors(state) == [seat] else []
        if not legal or any(game.catalogue.text(code).split()[0] in usual for code in legal):
            return
        game.apply(state, seat, legal[0], None)


def _differences(before: Position, after: Position, path: str) -> list[tuple[str, int]]:
    """The numbers that differ, by their paths; one that is not there is 0."""
    result: list[tuple[str, int]] = []
    for key in sorted({*before, *after}):
        old, new = before.get(key, 0), after.get(key, 0)
        if isinstance(old, dict) or isinstance(new, dict):
            result.extend(_differences(_map(old), _map(new), f"{path}{key}."))
        elif isinstance(old, int) and isinstance(new, int) and old != new:
            result.append((f"{path}{key}", new - old))
    return result


def _changed(before: Position, after: Position) -> Position:
    """The keys whose values differ, and of lists of maps the places, as keys."""
    result: Position = {}
    for key, value in after.items():
        if before.get(key) != value:
            old, new = _map(before.get(key)), _map(value)
            result[key] = _changed(old, new) if new and old.keys() == new.keys() else value
    return result


def _map(value: Any) -> Position:
    """A map, or a list of maps by their places; empty for anything else."""
    if isinstance(value, dict):
        return value
    if isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
        return {str(place): part for place, part in enumerate(value)}
    return {}


def _reveals(log: Log) -> bool:
    return any(event.kind.reveals for event in log.events)


def _agreed(previews: list[Preview]) -> Preview:
    """Return what begins alike in all worlds."""
    first = previews[0]
    texts = [[event.text() for event in preview.events] for preview in previews]
    for place in range(len(first.events)):
        if any(len(preview) <= place or preview[place] != texts[0][place] for preview in texts):
            return Preview(first.events[:place], [], {})
    same = all(preview == texts[0] for preview in texts) and all(preview.legal == first.legal for preview in previews)
    sure = same and all(preview.changed == first.changed for preview in previews)
    return Preview(first.events, first.legal if same else [], first.changed if sure else {})
