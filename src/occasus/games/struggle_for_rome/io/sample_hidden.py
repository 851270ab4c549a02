"""Sampling what a description hides: hands, face-down piles, chosen cards, always within what was seen."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from occasus.core.array_ops import overwrite
from occasus.core.basics import BadPosition, Seat
from occasus.core.int_arrays import vec
from occasus.games.struggle_for_rome.board.geography import Prices
from occasus.games.struggle_for_rome.board.names import CARDS, DIPLOMAT, GOODS, GRAIN, RESOURCES
from occasus.games.struggle_for_rome.board.state import ACCEPTED_IT, OBSERVERS, State, acting_tribe, seat_on_turn
from occasus.games.struggle_for_rome.rules.knowledge import forget, set_bounds
from occasus.games.struggle_for_rome.rules.trade.draft import TABLE
from occasus.games.struggle_for_rome.steps import PAY_STEP


def deal_hands(
    state: State,
    hidden: list[int],
    sizes: list[int],
    pool: list[int],
    low: list[list[int]],
    high: list[list[int]],
    rng: Random,
) -> None:
    """Deal what no one has shown to the bank, whose size and bounds come first, and to the hidden hands."""
    dealt = deal_within(sizes, pool, low, high, rng, "players")
    overwrite(state.bank, 0, dealt[0])
    for seat, held in zip(hidden, dealt[1:], strict=True):
        overwrite(state.hands, seat * RESOURCES, held)


def tell_bounds(state: State, seen: dict[int, tuple[list[int], list[int]]]) -> None:
    """Let everyone know of the hands what the reader has seen of them, and of all others their size."""
    for seat in range(state.facts.seats):
        for observer in range(OBSERVERS):
            if observer != seat:
                forget(state, observer, seat)
        if seat in seen:
            low, high = seen[seat]
            for observer in range(OBSERVERS):
                if observer != seat:
                    set_bounds(state, observer, seat, vec[i64](low), vec[i64](high))


def guess_plundered(state: State, rng: Random) -> int:
    """The card just gained by plunder, one of the plunderer's."""
    seat = seat_on_turn(state)
    held = [kind for kind in range(CARDS) for _ in range(state.cards[seat * CARDS + kind])]
    return rng.choice(held) if held else DIPLOMAT


def needs(state: State, seat: Seat) -> list[int]:
    """Return what a player must hold to stand where the agenda says: goods on the table, a journey to be paid."""
    needs = [0] * RESOURCES
    active = seat == seat_on_turn(state)
    if any(state.offer) and active:
        needs = list(state.offer[:RESOURCES])
    elif state.answers[seat] == ACCEPTED_IT:
        needs = list(state.offer[GOODS : GOODS + RESOURCES])
    elif any(state.counters[seat * TABLE : seat * TABLE + TABLE]):
        needs = list(state.counters[seat * TABLE : seat * TABLE + RESOURCES])
    if state.agenda and PAY_STEP.has(state.agenda[-1]) and active:
        _, goal = PAY_STEP.split(state.agenda[-1])
        prices = state.facts.geography.prices_between(state.figure[acting_tribe(state, seat)], goal)
        needs[GRAIN] = max(needs[GRAIN], _least_grain(prices, state.gold[seat]))
    return needs


def _least_grain(prices: Prices, gold: int) -> int:
    """The grain that someone with this gold must have to pay at all."""
    return min((grain for grain, coins in prices if coins <= gold), default=0)


def deal_counts(rows: list[int], pool: list[int], rng: Random) -> list[list[int]]:
    """Deal a pool of cards, by kind, to rows of known sizes; every deal of single cards is as likely."""
    cards = [kind for kind, number in enumerate(pool) for _ in range(number)]
    rng.shuffle(cards)
    dealt: list[list[int]] = []
    for size in rows:
        counts = [0] * len(pool)
        for _ in range(size):
            counts[cards.pop()] += 1
        dealt.append(counts)
    return dealt


def deal_within(
    sizes: list[int], pool: list[int], low: list[list[int]], high: list[list[int]], rng: Random, where: str
) -> list[list[int]]:
    """Deal a pool to rows of known sizes, each kind in each row within its bounds, until nothing is left."""
    for _ in range(30):
        dealt = _try_dealing(sizes, pool, low, high, rng)
        if dealt is not None:
            return dealt
    dealt = [row[:] for row in low]
    left = [number - sum(row[kind] for row in low) for kind, number in enumerate(pool)]
    if min(left, default=0) < 0 or not _fill(0, 0, dealt, sizes, left, high, rng):
        raise BadPosition(
            where, "these hands are impossible: there aren't enough cards for what players have seen of them."
        )
    return dealt


def _try_dealing(
    sizes: list[int], pool: list[int], low: list[list[int]], high: list[list[int]], rng: Random
) -> list[list[int]] | None:
    """Deal single cards at random to rows that have room for their kind; None if one finds no place."""
    dealt = [row[:] for row in low]
    cards: list[int] = []
    for kind, number in enumerate(pool):
        rest = number - sum(row[kind] for row in low)
        if rest < 0:
            return None
        cards += [kind] * rest
    rng.shuffle(cards)
    room = [size - sum(row) for size, row in zip(sizes, low, strict=True)]
    for kind in cards:
        open_rows = [row for row in range(len(sizes)) if room[row] > 0 and dealt[row][kind] < high[row][kind]]
        if not open_rows:
            return None
        row = rng.choices(open_rows, [room[row] for row in open_rows])[0]
        dealt[row][kind] += 1
        room[row] -= 1
    return dealt if not any(room) else None


def _fill(
    row: int, kind: int, dealt: list[list[int]], sizes: list[int], left: list[int], high: list[list[int]], rng: Random
) -> bool:
    """Search for a deal, cell by cell; for the rare cases in which chance does not find one."""
    if row == len(sizes):
        return not any(left)
    if kind == len(left):
        return sum(dealt[row]) == sizes[row] and _fill(row + 1, 0, dealt, sizes, left, high, rng)
    most = min(left[kind], high[row][kind] - dealt[row][kind], sizes[row] - sum(dealt[row]))
    numbers = list(range(most + 1))
    rng.shuffle(numbers)
    for number in numbers:
        dealt[row][kind] += number
        left[kind] -= number
        if _fill(row, kind + 1, dealt, sizes, left, high, rng):
            return True
        dealt[row][kind] -= number
        left[kind] += number
    return False
