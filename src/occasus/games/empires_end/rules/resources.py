"""Tokens and points (EE-RES): gaining, spending, and what the supply holds."""

from __future__ import annotations

from mypy_extensions import i64

from occasus.core.basics import RuleId
from occasus.core.int_arrays import Stack, total, vec
from occasus.core.log import EventKind, Log
from occasus.games.empires_end.board.names import AXE, COIN, HAMMER, RESOURCES
from occasus.games.empires_end.board.state import State
from occasus.games.empires_end.events import GAINED, SCORED, SPENT


def held(state: State, seat: i64) -> i64:
    """Return how many tokens a seat holds, all kinds together."""
    start = seat * RESOURCES
    return total(state.resources, start, start + RESOURCES)


def supply(state: State, kind: i64) -> i64:
    """Return what the supply holds of a kind, if tokens can run out (EE-RUL-41)."""
    out = sum(state.resources[kind::RESOURCES]) + sum(state.piles[kind::RESOURCES])
    if kind in (AXE, COIN):  # committed tokens go to the supply after the rewards (EE-CON-18)
        out += sum(max(bid, 0) for bid in state.bids[int(kind == COIN) :: 2])
    return max(0, state.facts.bank[kind] - out)


def gain(state: State, seat: i64, kind: i64, number: i64, log: Log | None) -> None:
    """Take tokens from the supply, which has no end unless the option says so; no one holds too many
    (EE-RES-05, EE-RUL-01, EE-RUL-41).
    """
    if state.facts.finite:
        number = min(number, supply(state, kind))
    state.resources[seat * RESOURCES + kind] += number
    if log is not None and number:
        tell_tokens(state, GAINED, seat, kind, number, log)


def gain_bundle(state: State, seat: i64, counts: vec[i64], log: Log | None) -> None:
    for kind in range(RESOURCES):
        if counts[kind]:
            gain(state, seat, kind, counts[kind], log)


def spend(state: State, seat: i64, kind: i64, number: i64, log: Log | None) -> None:
    if not number:
        return
    state.resources[seat * RESOURCES + kind] -= number
    assert state.resources[seat * RESOURCES + kind] >= 0  # EE-RES-06
    if log is not None:
        tell_tokens(state, SPENT, seat, kind, number, log)


def spend_hammers(state: State, seat: i64, cost: i64, coins: i64, log: Log | None) -> None:
    """Pay a cost in hammers, some of them as coins (EE-RES-02)."""
    spend(state, seat, HAMMER, cost - coins, log)
    spend(state, seat, COIN, coins, log)


def why_not_payable(state: State, seat: i64, cost: i64, coins: i64, too_much: RuleId) -> RuleId | None:
    """No more coins than the cost, and the rest in hammers (EE-RES-06)."""
    if coins > cost:
        return too_much
    held_coins, hammers = state.resources[seat * RESOURCES + COIN], state.resources[seat * RESOURCES + HAMMER]
    return None if coins <= held_coins and cost - coins <= hammers else "EE-RES-06"


def offer_coins(state: State, seat: i64, cost: i64, without: i64, codes: Stack) -> None:
    """Append every way to pay a cost in hammers, with fewer coins first; the code of the way without coins is followed
    by those with one, two, ... (EE-RES-02, EE-RES-06).
    """
    held_coins, hammers = state.resources[seat * RESOURCES + COIN], state.resources[seat * RESOURCES + HAMMER]
    for coins in range(max(0, cost - hammers), min(cost, held_coins) + 1):
        codes.append(without + coins)


def score(state: State, seat: i64, points: i64, log: Log | None) -> None:
    """Move a score marker; it may fall below 0 (EE-RES-07)."""
    state.score[seat] += points
    if log is not None and points:
        log.add(SCORED, seat, points)


def tell_tokens(state: State, kind: EventKind, seat: i64, resource: i64, number: i64, log: Log) -> None:
    """Movements are seen, totals are not (EE-INFO-04); with `strict_hidden` only their owner sees them."""
    if state.facts.strict:
        log.add_secret((seat,), kind, seat, resource, number)
    else:
        log.add(kind, seat, resource, number)
