"""How much is played on to judge a turn. Counted, never timed, so that a match always gets the same numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from occasus.core import agenda
from occasus.core.basics import OccasusError


@dataclass(frozen=True, kw_only=True)
class Effort:
    """Rollouts for each turn; all alternatives meet the same luck."""

    name: str
    screen: int  # that find the best of several turns,
    judge: int  # and fresh ones that tell what the difference is worth,
    most: int  # more of them until its standard error
    error: float  # is below this
    bots: bool = True  # whether the turns of bots are judged, too


EFFORTS: Final = {
    effort.name: effort
    for effort in (
        Effort(name="short", screen=2, judge=3, most=3, error=1.0, bots=False),
        Effort(name="quick", screen=4, judge=4, most=4, error=1.0, bots=False),
        Effort(name="full", screen=6, judge=8, most=16, error=0.012),
    )
}


def usual_effort() -> str:
    """Return what takes some seconds: less where the engine is interpreted."""
    return "quick" if str(agenda.__file__).endswith((".py", ".pyc")) else "full"


def find_effort(name: str) -> Effort:
    if name not in EFFORTS:
        raise OccasusError(f"unknown effort {name!r}; expected one of: {', '.join(EFFORTS)}.")
    return EFFORTS[name]
