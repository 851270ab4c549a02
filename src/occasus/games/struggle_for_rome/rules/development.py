"""Development cards: when each may be played, and what those do that are not part of an attack or a journey."""

from __future__ import annotations

from occasus.core.basics import RuleId
from occasus.core.log import Log
from occasus.games.struggle_for_rome.actions import PLAY_0
from occasus.games.struggle_for_rome.board.names import CARDS, DIPLOMAT, GREAT_WARRIOR, HORSEMAN_PHASE, TREASURES
from occasus.games.struggle_for_rome.board.state import State
from occasus.games.struggle_for_rome.events import PLAYED, REINFORCED
from occasus.games.struggle_for_rome.rules.hands import gain_gold
from occasus.games.struggle_for_rome.rules.points import award_diplomacy
from occasus.games.struggle_for_rome.steps import LEGIONNAIRE_STEP


def can_play(state: State, seat: int, kind: int) -> bool:
    """One card in each phase, also one just gained, unless the option makes it wait (SR-DEV-01, 03; SR-RUL-17)."""
    if state.card_played:
        return False
    held = state.cards[seat * CARDS + kind]
    if state.tables.card_waits and state.fresh == kind:
        held -= 1
    return held > 0


def why_not_card(state: State, seat: int, kind: int) -> RuleId | None:
    """Why a card cannot be played at all in this turn; None: `can_play` holds."""
    if state.card_played:
        return "SR-DEV-01"
    held = state.cards[seat * CARDS + kind]
    if held == 1 and state.tables.card_waits and state.fresh == kind:
        return "SR-RUL-17"
    return None if held else "SR-DEV-12"


def spend_card(state: State, seat: int, kind: int, log: Log | None) -> None:
    """The card of this phase is played; all but Diplomats leave the game (SR-DEV-01, SR-DEV-05)."""
    state.cards[seat * CARDS + kind] -= 1
    state.card_played = 1
    if kind == DIPLOMAT:
        state.diplomats[seat] += 1  # SR-DEV-04
    else:
        state.played[kind] += 1
    if log is not None:
        log.add(PLAYED, seat, kind)


def add_card_options(state: State, seat: int, codes: list[int]) -> None:
    """Append the cards that can be played by themselves: Treasures always, the others in their phases."""
    if state.card_played:
        return
    for kind in TREASURES:
        if state.cards[seat * CARDS + kind] and can_play(state, seat, kind):  # SR-DEV-08
            codes.append(PLAY_0 + kind)
    if state.phase >= HORSEMAN_PHASE:
        if can_play(state, seat, GREAT_WARRIOR) and state.reserve[acting_tribe(state, seat)]:  # SR-DEV-09
            codes.append(PLAY_0 + GREAT_WARRIOR)
    elif can_play(state, seat, DIPLOMAT):  # SR-DEV-06
        codes.append(PLAY_0 + DIPLOMAT)


def acting_tribe(state: State, seat: int) -> int:
    """Phase 3 is for the horseman tribe, phase 4 for the warrior tribe (SR-TRIBE-01)."""
    return 2 * seat + state.phase - HORSEMAN_PHASE


def play(state: State, seat: int, action: int, log: Log | None) -> None:
    """Play a Diplomat, a Treasure or a Great Warrior."""
    kind = action - PLAY_0
    spend_card(state, seat, kind, log)
    if kind == DIPLOMAT:
        award_diplomacy(state, seat, log)
        state.agenda.append(LEGIONNAIRE_STEP + seat)
    elif kind == GREAT_WARRIOR:
        tribe = acting_tribe(state, seat)
        number = min(state.tables.great_warrior, state.reserve[tribe])
        state.reserve[tribe] -= number
        state.fighters[tribe] += number
        if log is not None:
            log.add(REINFORCED, tribe)
    else:
        gain_gold(state, seat, state.tables.card_gold[kind], log)
