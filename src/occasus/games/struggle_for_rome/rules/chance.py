"""What chance may do: the dice, the piles, the tokens, the stolen card."""

from __future__ import annotations

from random import Random
from typing import Final

from occasus.core.basics import CHANCE
from occasus.games.struggle_for_rome import steps
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.rules import attack, dice, hands, legionnaire, setup
from occasus.games.struggle_for_rome.steps import ACTOR_OF, STEP_OF

ROLL: Final = steps.S_ROLL.index
DRAW: Final = steps.S_DRAW.index
DRAW_CARD: Final = steps.S_DRAW_CARD.index
TURN: Final = steps.S_TURN.index
STEAL: Final = steps.S_STEAL.index
STATION: Final = steps.S_STATION.index


def odds(state: State) -> list[tuple[int, int]]:
    """What chance may do now, with weights."""
    if state.over or ACTOR_OF[state.agenda[-1]] != CHANCE:
        return []
    step = STEP_OF[state.agenda[-1]]
    if step == ROLL:
        return dice.roll_odds(state)
    if step == DRAW:
        return hands.draw_odds(state)
    if step == DRAW_CARD:
        return hands.draw_card_odds(state)
    if step == TURN:
        return attack.turn_odds(state)
    if step == STEAL:
        return legionnaire.steal_odds(state)
    if step == STATION:
        return setup.station_odds(state)
    return setup.start_player_odds(state)


def sample(state: State, rng: Random) -> int:
    """One of the odds."""
    step = STEP_OF[state.agenda[-1]]
    if step == ROLL:
        return dice.sample_roll(state, rng)
    if step == DRAW:
        return hands.sample_draw(state, rng)
    if step == DRAW_CARD:
        return hands.sample_card(state, rng)
    if step == TURN:
        return attack.sample_turn(state, rng)
    if step == STEAL:
        return legionnaire.sample_steal(state, rng)
    if step == STATION:
        return setup.sample_station(state, rng)
    return setup.sample_start_player(state, rng)
