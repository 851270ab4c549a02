"""The draft of an offer or counter-offer: cards given and wanted, added one by one.

Only cards, and by an option gold, can lie there (SR-TRADE-09).
A table is a stretch of a list: the goods given, then the goods wanted; `first` says where it begins.
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import Struct
from typing import Final

from mypy_extensions import i64

from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, total, vec
from occasus.games.struggle_for_rome.actions import GIVE, WANT
from occasus.games.struggle_for_rome.board.names import GOLD, GOODS, RESOURCES
from occasus.games.struggle_for_rome.board.state import State

TABLE: Final = 2 * GOODS  # goods given, then goods wanted
_PACKED: Final = Struct(f"<{TABLE}H")  # two bytes for the number of each good


def table_code(table: Iterable[int]) -> int:
    """An offer as one number."""
    return int.from_bytes(_PACKED.pack(*table), "little")


def code_table(code: int) -> list[int]:
    """The offer behind a number; the inverse of `table_code`."""
    return list(_PACKED.unpack(code.to_bytes(_PACKED.size, "little")))


def holds(state: State, seat: i64, good: i64) -> i64:
    """Return how much of a good a player has."""
    return state.gold[seat] if good == GOLD else state.hands[seat * RESOURCES + good]


def _most_wanted(state: State, seat: i64, good: i64) -> i64:
    """The most that is worth asking for: the gold of the richest other, the cards of a kind that others may hold."""
    if good == GOLD:
        most: i64 = 0
        for other in range(state.facts.seats):
            if other != seat and state.gold[other] > most:
                most = state.gold[other]
        return most
    return state.facts.resources[good] - state.hands[seat * RESOURCES + good]


def why_not_give(state: State, seat: i64, table: vec[i64], first: i64, good: i64) -> RuleId | None:
    """One more of a good that its owner still has; no good on both sides, for that would be a gift (SR-RUL-14)."""
    if good >= state.facts.goods:
        return "SR-TRADE-07"
    given, wanted = table[first + good], table[first + GOODS + good]
    return "SR-RUL-14" if wanted or given >= holds(state, seat, good) else None


def why_not_want(state: State, seat: i64, table: vec[i64], first: i64, good: i64) -> RuleId | None:
    """One more of a good that others may have; no good on both sides (SR-RUL-14)."""
    if good >= state.facts.goods:
        return "SR-TRADE-07"
    if table[first + good]:
        return "SR-RUL-14"
    return None if table[first + GOODS + good] < _most_wanted(state, seat, good) else "SR-COMP-08"


def offer_goods(state: State, seat: i64, table: vec[i64], first: i64, codes: Stack) -> None:
    """The joint offer of giving and wanting on a table: what may be laid out next on either side, good by good."""
    for good in range(state.facts.goods):
        given, wanted = table[first + good], table[first + GOODS + good]
        if not wanted and given < holds(state, seat, good):
            codes.append(GIVE.at(good))
        if not given and wanted < _most_wanted(state, seat, good):
            codes.append(WANT.at(good))


def is_complete(table: vec[i64], first: i64) -> bool:
    """Each side gives at least one resource card (SR-TRADE-03)."""
    wanted = first + GOODS
    return total(table, first, first + RESOURCES) > 0 and total(table, wanted, wanted + RESOURCES) > 0


def can_give(state: State, seat: i64, table: vec[i64], first: i64) -> bool:
    """Return whether a player holds the goods of one side of a table."""
    return all(holds(state, seat, good) >= table[first + good] for good in range(GOODS))
