"""What lies on the table of an offer or counter-offer: goods given and goods wanted, laid out one by one.

A table is a stretch of a list: the goods given, then the goods wanted; `first` says where it begins.
"""

from __future__ import annotations

from typing import Final

from occasus.core.basics import RuleId
from occasus.games.struggle_for_rome.actions import GIVE, WANT
from occasus.games.struggle_for_rome.board.names import GOLD, GOODS, RESOURCES
from occasus.games.struggle_for_rome.board.state import State

TABLE: Final = 2 * GOODS  # goods given, then goods wanted
_DIGIT: Final = 16  # bits for the number of one good
_GIVES: Final = tuple(GIVE.at(good) for good in range(GOODS))
_WANTS: Final = tuple(WANT.at(good) for good in range(GOODS))


def table_code(table: list[int]) -> int:
    """An offer as one number."""
    code = 0
    for number in reversed(table):
        code = code << _DIGIT | number
    return code


def code_table(code: int) -> list[int]:
    """The offer behind a number; the inverse of `table_code`."""
    return [code >> _DIGIT * place & (1 << _DIGIT) - 1 for place in range(TABLE)]


def holds(state: State, seat: int, good: int) -> int:
    """How much of a good a player has."""
    return state.gold[seat] if good == GOLD else state.hands[seat * RESOURCES + good]


def _most_wanted(state: State, seat: int, good: int) -> int:
    """More than the others can have together need not be asked for."""
    if good == GOLD:
        most = 0
        for other in range(state.tables.seats):
            if other != seat and state.gold[other] > most:
                most = state.gold[other]
        return most
    return state.tables.resources[good] - state.hands[seat * RESOURCES + good]


def why_not_give(state: State, seat: int, table: list[int], first: int, good: int) -> RuleId | None:
    """One more of a good that its owner still has; no good on both sides, for that would be a gift (SR-RUL-14)."""
    if good >= state.tables.goods:
        return "SR-TRADE-07"
    if table[first + GOODS + good] or holds(state, seat, good) <= table[first + good]:
        return "SR-RUL-14"
    return None


def why_not_want(state: State, seat: int, table: list[int], first: int, good: int) -> RuleId | None:
    """One more of a good that others may have; no good on both sides (SR-RUL-14)."""
    if good >= state.tables.goods:
        return "SR-TRADE-07"
    if table[first + good]:
        return "SR-RUL-14"
    return None if table[first + GOODS + good] < _most_wanted(state, seat, good) else "SR-COMP-08"


def add_goods(state: State, seat: int, table: list[int], first: int, codes: list[int]) -> None:
    """Append what may be laid out next on either side; both sides are looked through together."""
    for good in range(state.tables.goods):
        given, wanted = table[first + good], table[first + GOODS + good]
        if not wanted and holds(state, seat, good) > given:
            codes.append(_GIVES[good])
        if not given and wanted < _most_wanted(state, seat, good):
            codes.append(_WANTS[good])


def is_complete(table: list[int], first: int) -> bool:
    """Each side gives at least one resource card (SR-TRADE-03)."""
    return any(table[first : first + RESOURCES]) and any(table[first + GOODS : first + GOODS + RESOURCES])


def can_give(state: State, seat: int, table: list[int], first: int) -> bool:
    """Whether a player holds the goods of one side of a table."""
    return all(holds(state, seat, good) >= table[first + good] for good in range(GOODS))
