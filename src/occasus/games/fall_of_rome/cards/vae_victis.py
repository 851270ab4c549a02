"""Vae Victis: up to as many barbarians as the battle removed go from one other city; corruption: from any cities.

Timing: the first window after a battle that removed barbarians (FR-EVENT-15, FR-RUL-99, FR-RUL-109).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from occasus.core.agenda import Move
from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack
from occasus.core.log import Log
from occasus.games.fall_of_rome import steps
from occasus.games.fall_of_rome.actions import CATALOGUE, CHOOSE, REMOVE
from occasus.games.fall_of_rome.agenda import AGENDA, EventPlayer
from occasus.games.fall_of_rome.board.names import (
    ACTION_PHASE,
    ANY_TRIBE,
    CITIES,
    FULL,
    TRIBES,
    VAE,
    crowd_size,
)
from occasus.games.fall_of_rome.board.state import State
from occasus.games.fall_of_rome.cards.blows import begin_blows
from occasus.games.fall_of_rome.rules.event_cards import CARDS_OF, EventCard
from occasus.games.fall_of_rome.rules.troops import (
    barbarians_by_tribe,
    barbarians_in,
    is_there,
    offer_crowds,
    remove_barbarians,
)

BLOWS_MOST: Final = 9  # more than any battle removes


@final
class VaeVictis(EventCard):
    def why_unplayable(self, state: State, option: i64) -> RuleId | None:
        step = state.agenda[-1]
        after_battle = state.victory > 0 and state.phase == ACTION_PHASE
        timely = after_battle and (steps.ACTIONS_STEP.has(step) or steps.BEFORE_DRAW_STEP.has(step))
        return None if timely else "FR-EVENT-15"

    def has_effect(self, state: State, option: i64) -> bool:
        for city in range(CITIES):
            if (state.facts.event.many_cities[option] or city != state.victory_city) and barbarians_in(state, city):
                return True
        return False

    def carry_out(self, state: State, seat: i64, option: i64, log: Log | None) -> None:
        if state.facts.event.many_cities[option]:
            begin_blows(state, min(state.victory, BLOWS_MOST), ANY_TRIBE)
        else:
            state.agenda.append(steps.VAE_CITY_STEP.at())


@final
class ChooseCity(Move[State]):
    """One other city than that of the battle (FR-RUL-109), with barbarians; which of them comes next."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        city = CHOOSE.of(code)
        if city == state.victory_city:
            return "FR-RUL-109"
        return None if barbarians_in(state, city) else "FR-DATA-10"

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        state.agenda[-1] = steps.VAE_STEP.at(CHOOSE.of(code))


@final
class Avenge(Move[State]):
    """One barbarian at least, as many as the battle removed at most, of any tribes (FR-RUL-99, FR-RUL-109)."""

    def why_not(self, state: State, seat: i64, code: i64) -> RuleId | None:
        crowd = REMOVE.of(code)
        count = crowd_size(crowd)
        if count > state.victory:
            return "FR-RUL-99"
        return None if count and is_there(state, steps.VAE_STEP.of(state.agenda[-1]), crowd) else "FR-RUL-109"

    def offer(self, state: State, seat: i64, codes: Stack) -> None:
        present = barbarians_by_tribe(state, steps.VAE_STEP.of(state.agenda[-1]))
        offer_crowds(REMOVE, present, 1, min(state.victory, FULL * TRIBES), codes)

    def do(self, state: State, seat: i64, code: i64, log: Log | None) -> None:
        remove_barbarians(state, steps.VAE_STEP.of(state.agenda.pop()), REMOVE.of(code), log)


CARDS_OF[VAE] = VaeVictis(VAE, asks=(steps.VAE_CITY_STEP, steps.VAE_STEP, *steps.BLOW_STEPS))
AGENDA.bind(steps.VAE_CITY_STEP, EventPlayer(CATALOGUE, ChooseCity(CHOOSE)), above=(steps.PLAYED_STEP,))
AGENDA.bind(steps.VAE_STEP, EventPlayer(CATALOGUE, Avenge(REMOVE)), above=(steps.PLAYED_STEP,))
