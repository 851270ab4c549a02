"""Why not, in phase 2: bank, builds, cards and offers."""

from __future__ import annotations

from occasus.core.basics import RuleId, Seat
from occasus.games.struggle_for_rome import steps
from occasus.games.struggle_for_rome.board.names import (
    CARD_WORDS,
    DIPLOMAT,
    FORCED_MARCH,
    GREAT_WARRIOR,
    HORSEMAN_PHASE,
    KINDS,
    NO_JOKER,
    TRAITOR,
    VICTORY_POINT,
)
from occasus.games.struggle_for_rome.board.state import DRAFTING, State
from occasus.games.struggle_for_rome.rules.build import can_pay
from occasus.games.struggle_for_rome.rules.development import why_not_card
from occasus.games.struggle_for_rome.rules.draft import TABLE, holds, is_complete
from occasus.games.struggle_for_rome.steps import STEP_OF

_HOME = {
    "build_fighters": "SR-BUILD-01",
    "build_wagon": "SR-BUILD-05",
    "buy_card": "SR-BUILD-07",
    "give": "SR-TRADE-01",
    "want": "SR-TRADE-01",
}


def why_not_play(state: State, seat: Seat, kind: int) -> RuleId:
    """Why a card cannot be played by itself."""
    step = STEP_OF[state.agenda[-1]]
    if step not in (steps.S_BUILD.index, steps.S_TRIBE.index):
        return "SR-ROUND-06"
    if kind == VICTORY_POINT:
        return "SR-DEV-10"
    if kind == DIPLOMAT and step != steps.S_BUILD.index:
        return "SR-DEV-06"
    if kind == TRAITOR:
        return "SR-DEV-07"
    if kind == FORCED_MARCH:
        return "SR-DEV-11"
    if kind == GREAT_WARRIOR and step == steps.S_BUILD.index:
        return "SR-DEV-09"
    reason = why_not_card(state, seat, kind)
    if reason is not None:
        return reason
    assert kind == GREAT_WARRIOR, CARD_WORDS[kind]
    return "SR-DEV-09"


def why_not_buy(state: State, seat: Seat, name: str, args: tuple[int, ...]) -> RuleId:
    """Why something cannot be bought, or an offer not begun or enlarged."""
    if name in ("give", "want"):
        return _why_not_lay(state, seat, name, args[0])
    if state.phase >= HORSEMAN_PHASE:
        return "SR-ROUND-01"
    if STEP_OF[state.agenda[-1]] != steps.S_BUILD.index:
        return "SR-ROUND-06"
    return _why_not_build(state, seat, name, args[-1])


def _why_not_build(state: State, seat: Seat, name: str, joker: int) -> RuleId:
    tables = state.tables
    reserve = state.reserve[2 * seat] + state.reserve[2 * seat + 1]
    if name == "build_fighters":
        cost, none_left = tables.cost_fighters, "" if reserve else "SR-BUILD-04"
    elif name == "build_wagon":
        cost, none_left = tables.cost_wagon, "" if state.reserve_wagons[seat] else "SR-BUILD-06"
    else:
        cost, none_left = tables.cost_card, "" if any(state.pile) else "SR-BUILD-08"
    if none_left:
        return none_left
    held = (*state.hands[seat * KINDS : seat * KINDS + KINDS], state.gold[seat])
    if joker != NO_JOKER and (state.joker or not cost[joker]):
        return "SR-BUILD-10"
    assert not can_pay(tables, held, cost, joker)
    return _HOME[name]


def _why_not_lay(state: State, seat: Seat, name: str, good: int) -> RuleId:
    if good >= state.tables.goods:
        return "SR-TRADE-07"
    step = STEP_OF[state.agenda[-1]]
    drafting = step == steps.S_ANSWERS.index and state.answers[seat] == DRAFTING
    if step == steps.S_BUILD.index and name == "give":
        return "SR-RUL-46" if holds(state, seat, good) else "SR-TRADE-01"
    if step != steps.S_DRAFT.index and not drafting:
        return "SR-ROUND-01" if state.phase >= HORSEMAN_PHASE else "SR-RUL-14"
    table = state.counters[seat * TABLE : seat * TABLE + TABLE] if drafting else state.offer
    both = table[good + TABLE // 2] if name == "give" else table[good]
    if both:
        return "SR-TRADE-03"
    return "SR-TRADE-01" if name == "give" else "SR-COMP-08"


def why_not_answer(state: State, seat: Seat, name: str, args: tuple[int, ...]) -> RuleId:
    """Why an offer cannot be proposed, answered or concluded like this."""
    if state.phase >= HORSEMAN_PHASE:
        return "SR-ROUND-01"
    step = STEP_OF[state.agenda[-1]]
    if name == "propose" and step == steps.S_DRAFT.index:
        return "SR-TRADE-02" if is_complete(state.offer, 0) else "SR-TRADE-03"
    if name == "propose" and step == steps.S_ANSWERS.index and state.answers[seat] == DRAFTING:
        return "SR-TRADE-02" if is_complete(state.counters, seat * TABLE) else "SR-TRADE-03"
    if name in ("accept", "counter", "deal"):
        return "SR-TRADE-03"
    return "SR-RUL-14"
