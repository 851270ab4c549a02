"""Sampling what a description hides: hands, face-down piles, chosen cards, always within what was seen."""

from __future__ import annotations

from random import Random

from occasus.core.basics import BadPosition


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
        raise BadPosition(where, "these hands cannot be: the cards do not suffice for what was seen of them.")
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
