"""From what a position of Fall of Rome is worth to the chance to win it."""

from __future__ import annotations

from typing import Final

from occasus.bots.common.chances import logistic
from occasus.bots.fall_of_rome.weights import LOST, WON
from occasus.games.fall_of_rome.board.names import SETUP_PHASE
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.rules.draw import deck_size

EVEN: Final = 316.9  # a position of this worth is won as often as lost when the player deck is empty;
CARD: Final = 4.95  # each card left makes up for so much
SLOPE: Final = 61.1
START: Final = 28.5  # the worth of a usual first turn,
DECK: Final = 52.0  # and its cards; their chances are those of the games in docs/appendix/calibration.md,
FEW_REVOLTS: Final = 1.3  # on the logistic scale more than by the worth with five revolts,
REVOLT: Final = 0.93  # each further one takes away so much,
CHALLENGE: Final = 1.01  # and Roma Caput Mundi so much; all this fades with the deck,
TEAM: Final[tuple[float, ...]] = (0.0, 0.21, 0.26, 0.0, -0.59, -1.72)  # and this, for the number of players, stays


def chance(worth: float, state: State) -> float:
    """The chance to win in a position of this worth, if everyone plays as the strongest level.

    The slope was fitted by `research.fit_fall_of_rome`, the rest to the games in docs/appendix/calibration.md.
    The effect of difficulty and challenge is known at the start and fades with the deck.
    """
    if worth >= WON:
        return 1.0
    if worth <= LOST:
        return 0.0
    cards = DECK if state.phase == SETUP_PHASE else float(deck_size(state))
    ahead = FEW_REVOLTS - REVOLT * float(state.facts.revolts - 5) - (CHALLENGE if state.facts.rcm else 0.0)
    logit = (worth + CARD * cards - EVEN) / SLOPE + ahead * cards / DECK + TEAM[state.facts.seats]
    return logistic(logit)
