"""Which of the legal actions are worth a thought: the planner tries these and no others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from occasus.bots.fall_of_rome.evaluation import Board
from occasus.core.int_arrays import vec
from occasus.games.fall_of_rome import actions as can
from occasus.games.fall_of_rome.actions import CATALOGUE
from occasus.games.fall_of_rome.agenda import AGENDA
from occasus.games.fall_of_rome.board.names import CARD_CITY, CARD_TRIBE, CITIES, TRIBES
from occasus.games.fall_of_rome.board.state import State, active_city, active_seat
from occasus.games.fall_of_rome.rules.plot import FAMILIES
from occasus.games.fall_of_rome.rules.troops import barbarians_in

LANDINGS: Final = 5  # distant cities in trouble that are worth going to, at most
FEW_LANDINGS: Final = 2
FAMILY: Final = CATALOGUE.family_index

_END: Final = can.END_ACTIONS.index
_MARCH: Final = can.MARCH.index
_JOURNEYS: Final = {journey.index: journey for journey in (can.SAIL, can.SAIL_FREE, can.TRAVEL)}
_BATTLE: Final = can.BATTLE.index
_RECRUIT_ONLY: Final = can.RECRUIT_ONLY.index
_ENLIST: Final = can.ENLIST.index
_ENLIST_FREE: Final = can.ENLIST_FREE.index
_PORT_RECRUIT: Final = can.PORT_RECRUIT.index
_LEVY: Final = can.LEVY.index
_PLOTS: Final = {plot.index: plot for plot in FAMILIES}
_FETCH: Final = can.FETCH.index
_WINDOW: Final = (can.PLAY_EVENT.index, can.EXCHANGE.index, can.PASS.index, can.PASS_TURN.index)


def bit(city: i64) -> i64:
    """A city in a number that stands for several."""
    one: i64 = 1
    return one << city


def landings(state: State, board: Board, few: bool) -> i64:
    """The cities that are worth a long way: the most troubled, where a plot may be, where a tribe may be won."""
    city = active_city(state)
    result: i64 = 0
    for to in board.worst()[: FEW_LANDINGS if few else LANDINGS]:
        result |= bit(to)
    for where in state.cities:
        result |= bit(where)
    result &= ~bit(city)
    if not state.legions[city]:
        for fort in range(CITIES):
            if state.forts[fort]:
                result |= bit(fort)
    if not few:
        for seat in range(len(state.hands)):
            for card in state.hands[seat]:
                if not state.allied[CARD_TRIBE[card]]:
                    result |= bit(CARD_CITY[card])
    counts = vec[i64]([0] * TRIBES)
    for card in state.hands[active_seat(state)]:
        counts[CARD_TRIBE[card]] += 1
    for tribe in range(TRIBES):
        if counts[tribe] >= state.facts.alliance_cost[tribe] and not state.allied[tribe]:
            for stand in board.threats[tribe].stands:
                result |= bit(stand)
    return result


def candidates(state: State, board: Board, few: bool) -> list[int]:
    """The actions that the active player considers, only the likeliest when they shall be few; never stopping."""
    here = active_city(state)
    legions = state.legions[here]
    most = min(legions, state.facts.carried)
    present = barbarians_in(state, here)
    places = landings(state, board, few)
    result: list[int] = []
    recruited: list[int] = []
    for code in AGENDA.legal(state, active_seat(state)):
        family = FAMILY[code]
        if family in (_END, _RECRUIT_ONLY) or family in _WINDOW:
            continue
        if family == _MARCH:
            _, taken = can.MARCH.split(code)
            if taken == most or (taken == 0 and (state.facts.rcm or not few)) or (taken == most - 1 and not few):
                result.append(code)
        elif family in _JOURNEYS:
            to, taken = _JOURNEYS[family].split(code)
            if places & bit(to) and (taken == most or (taken == 0 and not few)):
                result.append(code)
        elif family == _BATTLE:
            dice = can.BATTLE.of(code)
            if dice == most or present <= dice:
                result.append(code)
        elif family in (_ENLIST, _ENLIST_FREE):
            if _enlists_most(state, code, family):
                result.append(code)
        elif family == _PORT_RECRUIT:
            card, count = can.PORT_RECRUIT.split(code)
            if count == min(state.facts.role.port_recruits, state.legion_supply) and CARD_TRIBE[card] not in recruited:
                recruited.append(CARD_TRIBE[card])
                result.append(code)
        elif family == _LEVY:
            to = can.LEVY.of(code)
            if to == here or board.hits[to]:
                result.append(code)
        elif family in _PLOTS:
            _, card = _PLOTS[family].split(code)
            if not state.allied[CARD_TRIBE[card]]:
                result.append(code)
        elif family == _FETCH:
            if not state.allied[CARD_TRIBE[can.FETCH.of(code)]]:
                result.append(code)
        else:
            result.append(code)
    return result


def _enlists_most(state: State, code: int, family: int) -> bool:
    """Return whether an enlisting places all the legions it can."""
    if family == _ENLIST:
        card, legions = can.ENLIST.split(code)
        tribe = CARD_TRIBE[card]
    else:
        tribe, legions = can.ENLIST_FREE.split(code)
    return legions == min(state.hordes[tribe * CITIES + active_city(state)], state.legion_supply)
