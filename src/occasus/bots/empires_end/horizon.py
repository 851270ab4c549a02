"""The rest of the decline track: how often each phase will be played, and the risk until then."""

from __future__ import annotations

from typing import Final, final

from occasus.core.int_arrays import vec
from occasus.games.empires_end.board.facts import Facts
from occasus.games.empires_end.board.names import (
    COMBINED,
    CONFLICT,
    DISASTER,
    DOUBLE_DISASTER,
    ECONOMY,
    INDUSTRY,
    TILES,
)

FALLS_WHILE_WORKING: Final = 0.35  # of the risk hits an ability before its uses are over
FALLS_BEFORE_END: Final = 0.7  # of the risk hits it before the final scoring, rebuilding counted
FALLS_FOR_GAIN: Final = 2.0  # how much likelier a location falls whose owner gains by that
CHEAP_FALLS: Final = 1.3  # how much likelier cheap locations fall than dear ones,
DEAR_LASTS: Final = 32.0  # which are saved with tokens and rebuilt first


@final
class Horizon:
    """Counts by space of the hourglass: phases strictly after it."""

    def __init__(self, facts: Facts) -> None:
        track, spaces = facts.track, facts.end_space + 1
        self.seats: Final = facts.seats
        self.economies: Final[list[int]] = [0] * spaces
        self.industries: Final[list[int]] = [0] * spaces
        self.conflicts: Final[list[int]] = [0] * spaces
        self.disasters: Final[list[int]] = [0] * spaces  # cards
        for space in range(spaces - 3, -1, -1):
            phase = track[space + 1]
            self.economies[space] = self.economies[space + 1] + int(phase in (ECONOMY, COMBINED))
            self.industries[space] = self.industries[space + 1] + int(phase in (INDUSTRY, COMBINED))
            self.conflicts[space] = self.conflicts[space + 1] + int(phase == CONFLICT)
            cards = 1 if phase == DISASTER else 2 if phase == DOUBLE_DISASTER else 0
            self.disasters[space] = self.disasters[space + 1] + cards
        self.most: Final = max(1, self.disasters[0] + 2)
        self.hazard: Final = vec[float](
            [cards / facts.seats / TILES for cards in range(self.most + 3)]
        )  # by cards to come
        self.working: Final = vec[vec[float]]([_lasting(facts, risk * FALLS_WHILE_WORKING) for risk in self.hazard])
        self.lasting: Final = vec[vec[float]]([_lasting(facts, risk * FALLS_BEFORE_END) for risk in self.hazard])
        self.shaken: Final = vec[vec[float]]([_lasting(facts, risk * FALLS_FOR_GAIN) for risk in self.hazard])


def _lasting(facts: Facts, risk: float) -> vec[float]:
    """The chance of each tile to stand, if an average one falls with this risk."""
    return vec[float]([max(0.1, 1.0 - risk * (CHEAP_FALLS - float(value) / DEAR_LASTS)) for value in facts.value])
