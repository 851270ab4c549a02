"""List-like functions on arrays of numbers."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from occasus.core.int_arrays import append, vec


def insort(row: vec[i64], item: i64) -> vec[i64]:
    """The array, which is sorted, with one more number in its order; to be put back where it was."""
    grown = append(row, item)
    place: i64 = len(grown) - 1
    while place > 0 and grown[place - 1] > item:
        grown[place] = grown[place - 1]
        place -= 1
    grown[place] = item
    return grown


def choose(row: vec[i64], rng: Random) -> i64:
    """One of the numbers, each as likely as the others."""
    return row[int(rng.random() * float(len(row)))]


def overwrite(row: vec[i64], first: i64, items: list[int]) -> None:
    """Put numbers over those that stand there, from a place on."""
    for place, item in enumerate(items):
        row[first + place] = item


def nested(lists: list[list[int]]) -> vec[vec[i64]]:
    """Lists of numbers as an array of arrays."""
    return vec[vec[i64]]([vec[i64](row) for row in lists])
