"""Playing an event card: which option, what it costs, what it leads to (FR-EVENT)."""

from __future__ import annotations

from occasus.core.log import Log
from occasus.games.fall_of_rome.board.names import (
    ABUNDANS,
    ALEA,
    AUDENTES,
    CARPE,
    DO_UT_DES,
    FESTINA,
    HIC,
    HOMO,
    MELIUS,
    MORS,
    MORTUI,
    SI_VIS,
    STANDARD,
    VAE,
)
from occasus.games.fall_of_rome.board.state import State, reopen
from occasus.games.fall_of_rome.cards.card import CARDS_OF
from occasus.games.fall_of_rome.rules.effects_possible import has_effect
from occasus.games.fall_of_rome.rules.event_effects import (
    ANY_TRIBE,
    begin_look,
    begin_mortui,
    fix_dice,
    more_actions,
    slow_invasion,
)
from occasus.games.fall_of_rome.rules.event_spending import spend_event
from occasus.games.fall_of_rome.steps import (
    EXTRA_DRAW_STEP,
    FESTINA_CITY_STEP,
    FORT_CITY_STEP,
    MORS_CITY_STEP,
    PLACE_STEP,
    STRIKE_STEP,
    SWAP_STEP,
    TAKE_CARD_STEP,
    VAE_CITY_STEP,
)


def play_event(state: State, seat: int, event: int, option: int, log: Log | None) -> None:
    """Play an event card. Where others must agree, the card is spent once they have (FR-RUL-116)."""
    reopen(state)
    effective = has_effect(state, seat, event, option)
    state.chosen = [seat, option]
    card = CARDS_OF[event]
    if effective and event == DO_UT_DES:
        state.agenda.append(SWAP_STEP.base)
    elif event == FESTINA:
        state.agenda.append(FESTINA_CITY_STEP.base)
    elif card is not None:
        card.play(state, seat, option, log)
    elif spend_event(state, seat, event, option, log) and effective:  # FR-RUL-81
        _carry_out(state, seat, event, option, log)


def _carry_out(state: State, seat: int, event: int, option: int, log: Log | None) -> None:
    """Begin the effect of a card that is already spent."""
    if event == ABUNDANS:
        slow_invasion(state, option, log)
    elif event == ALEA:
        fix_dice(state, seat, option)
    elif event == AUDENTES:
        state.agenda.append(EXTRA_DRAW_STEP.base)
    elif event == CARPE:
        more_actions(state, option, log)
    elif event == HIC:
        state.agenda.append(PLACE_STEP.base)
    elif event == HOMO:
        state.agenda.append(TAKE_CARD_STEP.base)
    elif event == MELIUS:
        begin_look(state, option)
    elif event == MORS:
        state.agenda.append(MORS_CITY_STEP.base)
    elif event == MORTUI:
        begin_mortui(state, option)
    elif event == SI_VIS:
        state.agenda.append(FORT_CITY_STEP.base)
    elif event == VAE and option == STANDARD:
        state.agenda.append(VAE_CITY_STEP.base)
    elif event == VAE:
        state.chosen.append(ANY_TRIBE)
        state.agenda.append(STRIKE_STEP.base + min(state.victory, 9))
