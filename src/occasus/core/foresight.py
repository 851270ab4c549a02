"""What would happen: a seat's own actions tried out on states imagined from its view.

Nothing but the view goes in, so that no secret can come out. What is told is what is sure: the events that all imagined
states agree on, up to the first that reveals something or the next thing that chance or somebody else decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, final

from occasus.core.basics import Position, View
from occasus.core.game import Game, imagine
from occasus.core.log import Event, Log

WORLDS: Final = 3  # imagined states that must agree


@final
class Foreseen:
    """The events of some actions in a row, what the seat may do afterwards (nothing: it is not its turn to say), and
    what of the position is different then (nothing: not all that happens is sure).
    """

    def __init__(self, events: list[Event], legal: list[int], changed: Position) -> None:
        self.events: Final = events
        self.legal: Final = legal
        self.changed: Final = changed


def foresee(game: Game[Any], seen: View, lines: Sequence[Sequence[int]], rng: Random) -> list[Foreseen]:
    """Try each line of actions from the same view; a line ends where an action is not legal."""
    first = imagine(game, seen, rng)
    worlds = [first, *(game.redeal(first, seen["seat"], rng) for _ in range(WORLDS - 1))]
    return [_agreed([_try(game, game.copy(world), seen, line) for world in worlds]) for line in lines]


def _try(game: Game[Any], state: Any, seen: View, line: Sequence[int]) -> Foreseen:
    seat = seen["seat"]
    log = Log()
    for code in line:
        if code not in game.legal(state, seat) or _reveals(log):
            break
        game.apply(state, seat, code, log)
    events = [event.seen_by(seat) for event in log.events]
    for place, event in enumerate(events):
        if event.kind.reveals:
            return Foreseen(events[: place + 1], [], {})
    changed = _changed(seen["position"], game.describe(state, seat))
    return Foreseen(events, sorted(game.legal(state, seat)), changed)


def _changed(before: Position, after: Position) -> Position:
    """The keys whose values differ, and of lists of maps the places, as keys."""
    found: Position = {}
    for key, value in after.items():
        if before.get(key) != value:
            old, new = _map(before.get(key)), _map(value)
            found[key] = _changed(old, new) if new and old.keys() == new.keys() else value
    return found


def _map(value: Any) -> Position:
    """A map, or a list of maps by their places; empty for anything else."""
    if isinstance(value, dict):
        return value
    if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
        return {str(place): each for place, each in enumerate(value)}
    return {}


def _reveals(log: Log) -> bool:
    return any(event.kind.reveals for event in log.events)


def _agreed(found: list[Foreseen]) -> Foreseen:
    """What begins alike in all worlds."""
    first = found[0]
    texts = [[event.text() for event in each.events] for each in found]
    for place in range(len(first.events)):
        if any(len(each) <= place or each[place] != texts[0][place] for each in texts):
            return Foreseen(first.events[:place], [], {})
    same = all(each == texts[0] for each in texts) and all(each.legal == first.legal for each in found)
    sure = same and all(each.changed == first.changed for each in found)
    return Foreseen(first.events, first.legal if same else [], first.changed if sure else {})
